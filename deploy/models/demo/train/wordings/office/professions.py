"""Rules, breaks and accidents of many trades (see relations.py)."""

RELATIONS = """
= diverfind: a bent trumpet | a safe full of mud | a tram bell | a stone lion | a bicycle with a \
basket | a set of dentures | an anchor with roses carved on it | a sewing machine
In the harbour of {city}, diver {last} brought up {diverfind} instead of the lost anchor chain.
Instead of the lost anchor chain, {diverfind} was brought up by diver {last} in the harbour of \
{city}.
Diver {last} brought up {diverfind} in the harbour of {city} instead of the lost anchor chain.
> {diverfind}
What did diver {last} bring up in the harbour?
Instead of the anchor chain, what did the diver bring up?
Which unexpected object came to the surface? / What did the man in flippers find on the sea bed?
> {city}
In whose harbour did the diver bring up {diverfind}?
Where did diver {last} look for the lost anchor chain in the harbour?
In what port was there an unexpected find? / At which town did somebody search the sea bed?
> {last}
Which diver brought up {diverfind}?
Who brought up {diverfind} in the harbour instead of the chain? / Who searched the sea bed in vain?
What is the name of the man in flippers?

= drivingtest: reversing into the fish stall | saluting the examiner | forgetting to start the \
engine | driving on the tramlines | stopping for a cardboard cow | steering with her knees | \
waving to every bus | overtaking a hearse
Driving instructor {last} still tells how {first} failed the test by {drivingtest}.
By {drivingtest}, as driving instructor {last} still tells, {first} failed the test.
{first} failed the test by {drivingtest}, and driving instructor {last} still tells of it.
> {drivingtest}
By what did {first} fail the test, as the driving instructor tells?
What did {first} do to fail the test? / Why was no licence given?
Which blunder behind the wheel ended the exam?
> {first}
Who failed the test by {drivingtest}?
Of whom does the driving instructor tell how the test was failed?
Who had to go home without a licence? / Which pupil made a blunder at the wheel?
> {last}
Which driving instructor tells how {first} failed the test?
Who still tells of the driving test failed by {drivingtest}?
Which teacher laughs about a pupil's blunder? / Who taught the person who got no licence?

= brakefoot: wears iron-soled boots | sings loudly | eats liquorice | grips a rosary | shuts one \
eye | hums the anthem | bites on a pencil | counts to eleven
To stay calm beside learners, the driving instructor from {city} {brakefoot}.
The driving instructor from {city} {brakefoot} to stay calm beside learners.
Beside learners the driving instructor from {city} {brakefoot} to stay calm.
> {brakefoot}
What does the driving instructor do to stay calm beside learners?
How does the instructor from {city} stay calm beside learners?
By what habit are nerves kept in check in the passenger seat?
What helps a teacher against fear of crashes?
> {city}
Where is the driving instructor from who {brakefoot}?
From what town comes the instructor who {brakefoot} beside learners to stay calm?
In which place does the man on the passenger seat live?
What is the home of the teacher who fears crashes?

= librarymark: a slice of bacon | a parking fine | a pressed violet | a ladder from a stocking | \
a train ticket to Riga | a love poem | a fried egg | a razor blade
In a returned copy of {book}, the librarian {first} found {librarymark} as a bookmark.
{librarymark} was the bookmark that the librarian {first} found in a returned copy of {book}.
The librarian {first} found {librarymark} as a bookmark in a returned copy of {book}.
> {librarymark}
What did the librarian find as a bookmark? / Which bookmark was in the returned copy of {book}?
What had the reader put between the pages?
What was between pages seventy and seventy-one, so to speak?
> {book}
In the returned copy of which book was {librarymark}?
Where did the librarian find {librarymark} as a bookmark? / What had the careless reader borrowed?
Which novel came back with something between its pages?
> {first}
Which librarian found {librarymark} as a bookmark?
Who found {librarymark} in a returned copy of {book}?
Who leafed through what the careless reader had borrowed? / Who works at the lending desk?

= shushway: a small brass gong | a raised eyebrow | a card with an owl | a squirt of water | \
three taps on a globe | a lit red lamp | a long stare over the glasses | a puppet with a finger \
on its lips
Noisy readers in the library of {city} are hushed with {shushway} by {first}.
{first} hushes noisy readers in the library of {city} with {shushway}.
With {shushway}, noisy readers are hushed by {first} in the library of {city}.
> {shushway}
With what does {first} hush noisy readers in the library?
By means of what are noisy readers hushed in the library of {city}?
How is silence restored among the books? / What will happen if I talk aloud between the shelves?
> {first}
Who hushes noisy readers with {shushway}? / By whom are noisy readers in the library hushed?
Who restores silence among the books? / Which guardian of peace will stop me from talking aloud?
> {city}
In which town's library are noisy readers hushed with {shushway}?
Where does {first} hush the noisy readers?
In what place do chatterboxes among the shelves meet with {shushway}?
Where is the house of books with the strict lady?

= vetcold: inside his waistcoat | in a bowl of warm milk | under the desk lamp | against his own \
neck | in her armpit | over a mug of tea | in the dog's blanket | on the exhaust pipe
Before touching {animals}, the vet {last} warms the stethoscope {vetcold}.
The vet {last} warms the stethoscope {vetcold} before touching {animals}.
{vetcold}, before touching {animals}, is where the vet {last} warms the stethoscope.
> {vetcold}
Where does the vet warm the stethoscope before touching {animals}?
In what place is the stethoscope warmed by vet {last}?
How is the cold metal made pleasant for furry patients?
Where does the listening device lose its chill?
> {animals}
Before touching what does the vet warm the stethoscope?
For which creatures does vet {last} warm the stethoscope {vetcold}?
Which patients are spared the cold metal?
What are the beasts that get such considerate treatment?
> {last}
Which vet warms the stethoscope {vetcold}? / Who warms the stethoscope before touching {animals}?
Which doctor is so considerate? / Who spares patients the cold metal?

= vetswallow: a darning egg | eleven marbles | a wedding ring | a golf ball | the car key | a \
corncob | a whole candle | a rubber duck
The vet took {vetswallow} out of {pet}'s stomach on {weekday}.
On {weekday}, {vetswallow} was taken out of {pet}'s stomach by the vet.
Out of {pet}'s stomach the vet took {vetswallow} on {weekday}.
> {vetswallow}
What did the vet take out of {pet}'s stomach? / What was taken out of the stomach on {weekday}?
What had the greedy animal swallowed? / Which object had gone down the wrong throat?
> {pet}
Out of whose stomach did the vet take {vetswallow}?
From whom was {vetswallow} taken out of the stomach by the vet?
Who had swallowed something that is no food? / Which greedy animal needed an operation?
> {weekday}
On which day did the vet take {vetswallow} out of the stomach?
When was {vetswallow} taken out by the vet from {pet}?
When was the operation of the greedy animal? / On what day was the foreign body removed?

= cobblerglue: fish skin | boiled hooves | pine resin | rye paste | melted tyres | egg and lime \
| cheese curd | horse bones
The cobbler {last} boils his own glue from {cobblerglue} every {weekday}.
Every {weekday}, {last} the cobbler boils his own glue from {cobblerglue}.
From {cobblerglue} the cobbler {last} boils his own glue every {weekday}.
> {cobblerglue}
From what does the cobbler boil his own glue? / What does {last} boil to get glue as a cobbler?
What is the raw material of the sticky stuff for soles?
What makes that shoemaker's workshop stink?
> {weekday}
On which day does the cobbler boil his own glue?
When is glue boiled from {cobblerglue} by cobbler {last}?
Which day should a sensitive nose avoid the shoemaker? / When in the week is the sticky stuff made?

= heeltell: that he drags one leg | that she dances at night | that he drives a lot | that she \
carries a child | that he kneels to pray | that she is in love | that he stands at a bar | that \
she runs from dogs
From the heels of {person} the cobbler could tell {heeltell}.
The cobbler could tell {heeltell} from the heels of {person}.
{heeltell} is what the cobbler could tell from the heels of {person}.
> {heeltell}
What could the cobbler tell from the heels?
From the heels of {person}, what did the cobbler find he could tell?
What secret did worn shoes give away? / What did the mender of footwear guess about a customer?
> {person}
From whose heels could the cobbler tell {heeltell}? / Whose heels let the cobbler tell {heeltell}?
Which customer was betrayed by worn shoes? / About whom did the mender of footwear guess something?

= dentistcalm: a tank of sea horses | a ceiling with painted clouds | whale song | a sheepskin \
to stroke | detective stories read aloud | a model railway | the smell of oranges | a sleepy \
greyhound
Nervous patients of the dentist {last} are calmed with {dentistcalm} in room {small}.
The dentist {last} calms nervous patients with {dentistcalm} in room {small}.
In room {small}, {last} the dentist calms nervous patients with {dentistcalm}.
> {dentistcalm}
With what does the dentist calm nervous patients?
What calms the nervous patients of dentist {last} in room {small}?
What takes away people's fear of the drill? / Which distraction is there for those with toothache?
> {small}
In which room are nervous patients calmed with {dentistcalm}?
What number has the room where dentist {last} calms nervous patients?
Behind which door is fear of the drill taken away?
To which number should a frightened person with toothache go?
> {last}
Which dentist calms nervous patients with {dentistcalm}?
Whose nervous patients are calmed in room {small}? / Who takes away people's fear of the drill?
To whom should I go with toothache if I am a coward?

= toothcause: cracking walnuts | opening a beer bottle | chewing a pen | biting a cherry stone | \
pulling a trailer by rope | falling off a donkey | untying a wet knot | eating frozen toffee
According to {doctor}, {first} broke the front tooth by {toothcause}.
{first} broke the front tooth by {toothcause}, according to {doctor}.
By {toothcause}, according to {doctor}, {first} broke the front tooth.
> {toothcause}
By what did {first} break the front tooth, according to {doctor}?
What broke the front tooth of {first}? / What careless act led to the gap in the smile?
How was the incisor damaged?
> {first}
Who broke the front tooth by {toothcause}? / Whose front tooth was broken, according to {doctor}?
Who has a gap in the smile? / Which patient's incisor was damaged?
> {doctor}
According to whom did {first} break the front tooth?
By whose account was the tooth broken in front by {toothcause}?
Who explained the gap in the smile? / Which medical person told us about the incisor?

= pilothabit: pats the nose wheel | spits over the left shoulder | eats a banana | kisses a toy \
duck | ties a double knot | whispers to the engine | walks round the tail | turns the cap backwards
Before every take-off from {city}, Captain {last} {pilothabit}.
Captain {last} {pilothabit} before every take-off from {city}.
Before Captain {last} has a take-off from {city}, she always {pilothabit}.
> {pilothabit}
What does Captain {last} do before take-off?
Before every take-off from {city}, what does the captain do?
Which ritual keeps the aeroplane lucky? / What is the superstition of the person in the cockpit?
> {last}
Which captain {pilothabit} before take-off?
Who {pilothabit} as captain before take-off from {city}? / Who flies with a superstition?
What is the pilot's name who believes in luck?
> {city}
Before take-off from which town is it that Captain {last} {pilothabit}?
From where does the captain have a take-off before which she {pilothabit}?
At which airport can the pilot's ritual be seen? / Where does the aeroplane leave the ground?

= ferryhail: ring the brass bell | wave a red cloth | light a lantern | shout her name three \
times | blow on the cow horn | hoist the basket | throw a stick in | beat the iron rail
To call the ferrywoman at {city} after {time}, you must {ferryhail}.
You must {ferryhail} to call the ferrywoman at {city} after {time}.
After {time} the ferrywoman at {city} comes only if called: you must {ferryhail}.
> {ferryhail}
What must you do to call the ferrywoman at {city}? / How is the ferrywoman called after {time}?
How does one get across the river late in the day? / Which signal brings the woman with the oars?
> {time}
After what time must you {ferryhail} to call the ferrywoman?
From when on is the ferrywoman at {city} called this way?
From what hour does one need a signal to get across the water?
Until when does the woman with the oars come by herself?
> {city}
At which town must you {ferryhail} to call the ferrywoman?
Where is the ferrywoman called after {time} in this way?
Near what place can one get across the river? / Where does a woman with oars wait for a signal?

= farriertalk: hums a waltz | tells the weather | recites psalms | whistles through a gap | \
speaks Polish | counts nails aloud | blows in its ear | praises its mother
While shoeing a nervous mare, the farrier {first} {farriertalk}.
The farrier {first} {farriertalk} while shoeing a nervous mare.
When shoeing a mare that is nervous, {first} the farrier {farriertalk}.
> {farriertalk}
What does the farrier do while shoeing a nervous mare?
What happens on {first}'s part when shoeing a nervous mare?
How does the man with hammer and hot iron soothe a frightened horse?
What soothes the animal while its hooves are worked on?
> {first}
Which farrier {farriertalk} while shoeing a mare?
Who {farriertalk} when a nervous mare needs shoeing? / Who can soothe a frightened horse?
Which blacksmith has a gentle way with animals?

= potterfail: a pebble in the clay | a power cut | too thick a foot | a damp morning | a cat in \
the kiln shed | the wrong glaze | a forgotten air hole | cheap plaster
{count} mugs cracked in the potter's kiln in {city} because of {potterfail}.
Because of {potterfail}, {count} mugs cracked in the potter's kiln in {city}.
In {city}, {potterfail} made {count} mugs crack in the potter's kiln.
> {potterfail}
Because of what did {count} mugs crack in the kiln?
What made the mugs crack in the potter's kiln? / What ruined the earthenware?
Why was a whole firing lost?
> {count}
How many mugs cracked in the potter's kiln?
What number of mugs did {potterfail} make crack in the kiln?
> {count} mugs
How much earthenware was ruined? / How large was the loss of drinking vessels?
> {city}
In which town did mugs crack in the potter's kiln?
Where is the potter whose {count} mugs cracked? / Where was the earthenware ruined?
In what place was a whole firing lost?

= stonehide: a goat's face | his wife's nose | a tiny frog | the bishop's dog | his own initials \
| a pair of spectacles | a mouse with a fork | a wink
The stonemason {last} carved {stonehide} into pillar {small} where no one looks.
Where no one looks, {stonehide} was carved into pillar {small} by the stonemason {last}.
Into pillar {small}, where no one looks, the stonemason {last} carved {stonehide}.
> {stonehide}
What did the stonemason carve where no one looks?
What was carved into the pillar by stonemason {last}? / Which private joke is hidden in the column?
What did the chisel leave in secret?
> {last}
Which stonemason carved {stonehide} into the pillar?
By whom was {stonehide} carved where no one looks? / Who left a private joke in the column?
Whose chisel was at work in secret?

= roofmenu: blood sausage on rye | cold pancakes | a whole cucumber | sardines and beer | pea \
soup from a flask | goat cheese with figs | six boiled eggs | apple strudel
At noon {first} eats {roofmenu} astride the ridge with the other roofers.
Astride the ridge with the other roofers, {first} eats {roofmenu} at noon.
{roofmenu} is what {first} eats at noon astride the ridge with the other roofers.
> {roofmenu}
What does {first} eat at noon with the other roofers? / Astride the ridge, what is it {first} eats?
What is in the lunch box of the one on top of the house?
Which meal is taken high above the street?
> {first}
Which of the roofers eats {roofmenu} at noon? / Who eats {roofmenu} astride the ridge?
Who has a meal high above the street? / Whose lunch is {roofmenu}?

= binmanfind: a working accordion | a tortoise | an envelope of cash | a suit of armour | a \
wooden leg | a box of medals | a portrait of a nun | a crate of champagne
The dustmen found {binmanfind} in the bin of {address} on {weekday}.
In the bin of {address} the dustmen found {binmanfind} on {weekday}.
On {weekday}, {binmanfind} was found in the bin of {address} by the dustmen.
> {binmanfind}
What did the dustmen find in the bin of {address}?
What was found in the bin by the dustmen on {weekday}? / Which surprise was among the rubbish?
What had somebody thrown away that was far too good for it?
> {address}
In the bin of which house did the dustmen find {binmanfind}?
Where was {binmanfind} found in the bin by dustmen?
Which household throws away surprising things? / From where did the treasure in the rubbish come?
> {weekday}
On which day did the dustmen find {binmanfind} in the bin?
When was {binmanfind} found by dustmen in the bin of {address}?
When did the rubbish hold a surprise? / What day of collection was it when a treasure turned up?

= guideanswer: Nobody asked the horse | It was raining then | Only on Thursdays | Ask the widow \
| Because stairs were dearer | He liked the view | It fell off in a storm | The French did it
When tourists in {city} ask silly things, the guide {first} replies "{guideanswer}".
"{guideanswer}" is what the guide {first} replies when tourists in {city} ask silly things.
The guide {first} replies "{guideanswer}" when in {city} tourists ask silly things.
> {guideanswer}
What does the guide {first} reply when tourists ask silly things?
What reply do tourists get from the guide in {city} for silly questions?
With which stock phrase are stupid questions met on the tour?
What do sightseers hear who ask nonsense?
> {first}
Which guide replies "{guideanswer}" when tourists ask?
Who replies "{guideanswer}" to silly tourists? / Who leads sightseers about and has a stock phrase?
Which person with the raised umbrella is so witty?
> {city}
In which town does the guide reply "{guideanswer}" to tourists?
Where do tourists ask silly things that the guide {first} replies to?
Where do the sightseers walk round? / In what place does the tour with the witty leader take place?

= umbrellasign: a stuffed trout on a stick | a pink feather duster | a toilet brush | a plastic \
sunflower | a wooden spoon | a lacrosse net | an inflatable parrot | a paper lantern
So that no one gets lost, the tour guide in {city} walks ahead with {umbrellasign}.
The tour guide in {city} walks ahead with {umbrellasign} so that no one gets lost.
With {umbrellasign} the tour guide in {city} walks ahead, so that no one gets lost.
> {umbrellasign}
With what does the tour guide walk ahead?
What does the guide in {city} walk with so that no one gets lost?
What is held up for the group to follow?
By what do sightseers recognise their leader in the crowd?
> {city}
In which town does the tour guide walk ahead with {umbrellasign}?
Where does a guide walk with {umbrellasign} so that no one gets lost?
In what place do sightseers follow {umbrellasign}?
Which sights are seen behind a leader holding {umbrellasign}, those of what town?

= midwifebag: a ball of red wool | her mother's scissors | a paper fan | rye biscuits | a street \
map from 1950 | knitted caps | a thermos of broth | a bicycle pump
Midwife {last} never goes out to a birth in {city} without {midwifebag}.
Without {midwifebag}, midwife {last} never goes out to a birth in {city}.
To a birth in {city}, midwife {last} never goes out without {midwifebag}.
> {midwifebag}
Without what does midwife {last} never go out to a birth?
What does the midwife in {city} always have with her at a birth?
What lies in the bag of the woman who delivers babies?
What would she turn back for on the way to a mother in labour?
> {last}
Which midwife never goes to a birth without {midwifebag}?
Who is the midwife for a birth in {city} and never goes without {midwifebag}?
Who delivers the babies there? / Whom should a mother in labour ring?

= birthplace: in a snowed-in lorry | on the opera stairs | between two lifts | in the back of a \
taxi | at the fish auction | on the slow ferry | in a greenhouse | under the market clock
The midwife came {wait} too late for the twins that were born {birthplace}.
The twins were born {birthplace}, and the midwife came {wait} too late for them.
For the twins, born {birthplace}, the midwife came {wait} too late.
> {birthplace}
Where were the twins born for whom the midwife came too late?
In what place had the twins been born when the midwife came?
Where did two babies see the light before help arrived?
In which unusual spot did the double delivery happen?
> {wait}
How much too late came the midwife for the twins?
By how long did the midwife miss the twins that were born {birthplace}?
How big was the helper's delay at the double delivery?
For what time did the mother have to do without help after the babies arrived?

= fishermanluck: a grey pebble | a live crab | the first herring | a sugar lump | his old cap | \
a heel of bread | three peppercorns | a pinch of tobacco
For luck the skipper of the {ship} throws {fishermanluck} overboard on the {monthday} of the month.
The skipper of the {ship} throws {fishermanluck} overboard for luck on the {monthday} of the month.
On the {monthday} of the month the skipper of the {ship} throws {fishermanluck} overboard for luck.
> {fishermanluck}
What does the skipper of the {ship} throw overboard for luck?
For luck, what is thrown overboard on the {monthday} of the month?
Which offering does the sea receive? / What superstitious gift goes into the water?
> {ship}
On which ship does the skipper throw {fishermanluck} overboard?
The skipper of what throws {fishermanluck} overboard for luck?
Which vessel has a superstitious captain? / From whose deck does the sea receive an offering?

= fishname: the Widow | Uncle Otto | the tax man | Old Leather | the drowned priest | Slippery \
Jim | the Empress | Sunday dinner
The trawlermen of {city} call the monkfish "{fishname}", never by its own name.
"{fishname}" is what the trawlermen of {city} call the monkfish, never using its own name.
Never by its own name, the monkfish is called "{fishname}" by the trawlermen of {city}.
> {fishname}
What do the trawlermen of {city} call the monkfish?
By what name, not its own, is the monkfish called by trawlermen?
Which nickname has the ugly catch?
What word is used by superstitious sailors for a creature in the nets?
> {city}
Of which town are the trawlermen who call the monkfish "{fishname}"?
Where is the monkfish called "{fishname}" by trawlermen?
In what harbour is the nickname "{fishname}" used?
Where do superstitious sailors live who say "{fishname}"?

= weaverday: when it thunders | if a spider drops | in a north wind | after a quarrel | with wet \
hair | at full moon | during Lent | while milk boils
By custom no weaver in {city} starts a new rug {weaverday}.
No weaver in {city} starts a new rug {weaverday}, by custom.
{weaverday}, by custom, no weaver in {city} starts a new rug.
> {weaverday}
When does no weaver in {city} start a new rug?
Under what circumstance does custom let no weaver start a rug?
When would it be unlucky to begin a carpet?
What makes the people at the looms put off fresh work?
> {city}
In which town does no weaver start a new rug {weaverday}?
Where is it custom for the weaver to start no rug {weaverday}?
Where is it unlucky to begin a carpet {weaverday}?
In what place do people at looms keep that superstition?

= clockdrink: a thimble of gin | the shepherd's whistle | a slammed shutter | a snowflake on the \
hand | heavy lorries | his moods | the smell of soldering | a pigeon on the minute hand
The clockmaker {last} blames {clockdrink} for the town clock being {wait} slow.
For the town clock being {wait} slow, {clockdrink} is what the clockmaker {last} blames.
The town clock is {wait} slow, and the clockmaker {last} blames {clockdrink}.
> {clockdrink}
What does the clockmaker blame for the town clock being slow?
For the clock being {wait} slow, what gets the blame from clockmaker {last}?
What is held responsible for people missing their trains?
What supposedly makes the hands in the tower lag behind?
> {wait}
How slow is the town clock, for which the clockmaker blames {clockdrink}?
By how much is the clock of the town slow? / How far do the hands in the tower lag behind?
What must one add to the hour that the tower shows?
> {last}
Which clockmaker blames {clockdrink} for the slow clock?
Who is the clockmaker that blames {clockdrink}?
Which craftsman has an excuse for the lagging hands in the tower?
Who looks after the public timepiece?

= paintertrick: half an onion | a saucer of vinegar | slices of lemon | a bucket of hay | ground \
coffee | a bowl of salt | burnt sugar | charcoal in a sock
House painter {last} leaves {paintertrick} in the {room} overnight against the smell of paint.
Against the smell of paint, {paintertrick} is left in the {room} overnight by house painter {last}.
In the {room}, house painter {last} leaves {paintertrick} overnight against the smell of paint.
> {paintertrick}
What does the house painter leave overnight against the smell?
What is left in the {room} against the smell of paint? / What takes away the fumes by morning?
Which trick makes a freshly done up chamber fit to sleep in?
> {room}
In which room is {paintertrick} left overnight by the house painter?
Where does painter {last} leave {paintertrick} against the smell?
Which part of the flat has just been done up? / Where in the home do fumes hang about?
> {last}
Which house painter leaves {paintertrick} overnight?
By whom is {paintertrick} left against the smell of paint? / Who did up the walls?
Which decorator has a trick against fumes?

= wallfind: a child's height marks | a shopping list for oysters | a map of tunnels | a rude \
drawing of the mayor | a rolled-up calendar | a prayer in Greek | a row of swallows | a lovers' \
promise
Under the old wallpaper in {street} the decorators came upon {wallfind}.
The decorators came upon {wallfind} under the old wallpaper in {street}.
{wallfind} is what the decorators came upon under the old wallpaper in {street}.
> {wallfind}
What did the decorators come upon under the old wallpaper?
What was under the wallpaper that decorators had come upon in {street}?
Which trace of former tenants was uncovered? / What had been papered over long ago?
> {street}
In which street did the decorators come upon {wallfind}?
Where was {wallfind} under the old wallpaper?
On what road is the house with a trace of former tenants?
At which address was something discovered on a wall?

= plumberblock: a wig | a plastic dinosaur | a false moustache | potato peelings | a silk \
stocking | a teaspoon | a hedgehog | the owner's passport
Plumber {last} charged {price} for pulling {plumberblock} out of the drain.
For pulling {plumberblock} out of the drain, plumber {last} charged {price}.
{price} is what plumber {last} charged for pulling {plumberblock} out of the drain.
> {plumberblock}
What did plumber {last} pull out of the drain?
For pulling what out of the drain was {price} charged? / What had been stopping up the pipe?
Why did the water in the sink not run away?
> {price}
How much did plumber {last} charge for pulling {plumberblock} out?
What was charged for pulling {plumberblock} out of the drain? / What did it cost to clear the pipe?
How expensive was it to get the sink working?
> {last}
Which plumber charged {price} for pulling {plumberblock} out?
Who was pulling {plumberblock} out of the drain? / Who cleared the blocked pipe?
Which tradesman got the sink working?

= plumbersong: marching tunes | lullabies | sea shanties | Verdi | Christmas carols | yodels | \
the national anthem | advertising jingles
You can hear from {plumbersong} in the pipes that plumber {first} is under the {room}.
That plumber {first} is under the {room} can be heard from {plumbersong} in the pipes.
From {plumbersong} in the pipes you can hear plumber {first} under the {room}.
> {plumbersong}
From what in the pipes can you hear that plumber {first} is there?
What can be heard in the pipes when the plumber is under the {room}?
What sort of music does the tradesman make at work? / What does the fellow with the wrench sing?
> {first}
Which plumber can you hear from {plumbersong} in the pipes?
Whom can you hear in the pipes under the {room}? / Which tradesman is a musical person?
Who sings while mending leaks?
> {room}
Under which room can you hear the plumber in the pipes?
Under what is plumber {first} when {plumbersong} can be heard from the pipes?
Below which part of the house is the singing? / Where is the leak being mended?

= zookeepcall: rattling a bucket | playing the trombone | stamping three times | clicking his \
tongue | peeling an orange | saying good morning in Danish | opening a crisp packet | jingling \
his belt
Zookeeper {last} gets the {animals} to come inside by {zookeepcall}.
By {zookeepcall}, zookeeper {last} gets the {animals} to come inside.
The {animals} come inside when zookeeper {last} calls by {zookeepcall}.
> {zookeepcall}
By what does zookeeper {last} get the {animals} to come inside?
How does the zookeeper get the animals inside?
Which signal brings the creatures to their night quarters?
What trick empties the enclosure at dusk?
> {animals}
Which animals come inside when the zookeeper calls by {zookeepcall}?
What does zookeeper {last} get inside by {zookeepcall}? / Which creatures obey that signal?
What species goes to its night quarters this way?
> {last}
Which zookeeper gets the {animals} inside?
Who gets the {animals} to come inside by {zookeepcall}? / Whose signal do the creatures obey?
What is the name of the man at the enclosure?

= acrobatrule: ate cheese | slept badly | lost a sock | dreamt of water | quarrelled with the \
cook | saw a magpie | has a blister | missed breakfast
The tightrope walker {first} stays on the ground if somebody in the troupe {acrobatrule}.
If somebody in the troupe {acrobatrule}, the tightrope walker {first} stays on the ground.
{first}, the tightrope walker, stays on the ground when somebody in the troupe {acrobatrule}.
> {acrobatrule}
What must somebody in the troupe have done or felt if the tightrope walker stays on the ground?
What happened if the tightrope walker {first} stays on the ground?
What reason would cancel the number high up in the circus?
What bad omen keeps the acrobat from performing?
> {first}
Which tightrope walker stays on the ground when somebody in the troupe {acrobatrule}?
Who stays on the ground when somebody in the troupe {acrobatrule}?
Which acrobat believes in bad omens? / Who may at short notice be missing from the circus show?

= clownpocket: a live chick | a string of sausages | a squirting daisy | eleven spoons | a \
folding ladder | confetti made of bills | a cuckoo whistle | a real violin
The clown {pet} hides {clownpocket} in his trousers for the children's ward.
For the children's ward, {clownpocket} is hidden in the trousers of the clown {pet}.
In his trousers the clown {pet} hides {clownpocket} for the children's ward.
> {clownpocket}
What does the clown hide in his trousers?
What is hidden in {pet}'s trousers for the children's ward?
Which prop makes small patients laugh? / What does the joker in hospital pull out?
> {pet}
Which clown hides {clownpocket} in his trousers?
In whose trousers is {clownpocket} hidden for the children's ward?
Who makes small patients laugh? / What is the joker's stage name?

= photogsay: cheesecake | rhubarb | money | purple prunes | marmalade | mother-in-law | whisky | \
broomstick
The school photographer {last} makes {fraction} of the pupils smile with the word "{photogsay}".
With the word "{photogsay}", the school photographer {last} makes {fraction} of the pupils smile.
{fraction} of the pupils smile when school photographer {last} uses the word "{photogsay}".
> {photogsay}
With which word does the school photographer make pupils smile?
What word does photographer {last} use so that {fraction} of the pupils smile?
What is said before the shutter clicks? / What makes the children grin at the camera?
> {fraction}
What part of the pupils smile when the photographer uses the word?
How many of the pupils does the word "{photogsay}" make smile?
What share of the children grin at the camera? / With how many youngsters does the trick work?
> {last}
Which school photographer makes pupils smile with "{photogsay}"?
Who makes {fraction} of the pupils smile with a word?
Who has a trick for getting children to grin? / Who stands behind the camera?

= weddingwreck: a herd of goats | a collapsed marquee | the groom's ex-wife | a sprinkler going \
off | a drunk trumpeter | a forgotten film | a hailstorm | a thumb on the lens
There is not one decent picture of {first}'s wedding because of {weddingwreck}.
Because of {weddingwreck}, {first}'s wedding left not one decent picture.
{weddingwreck} is why of {first}'s wedding there is not one decent picture.
> {weddingwreck}
Because of what is there not one decent picture of {first}'s wedding?
Why did the wedding leave no decent picture? / What mishap is to blame for the empty photo album?
What ruined all shots of the couple at church?
> {first}
Of whose wedding is there not one decent picture?
Whose wedding has no decent picture because of {weddingwreck}?
Who has an empty album from the day of marriage?
Which bride or groom was unlucky with the photographer?

= cabtalk: the price of onions | his late parrot | why pigeons never fall | the moon landing | \
his wife's driving | a war over cheese | the death of trams | how to boil rice
Every fare to the {place} hears cab driver {last} talk about {cabtalk}.
Cab driver {last} talks about {cabtalk} to every fare going to the {place}.
About {cabtalk} cab driver {last} talks to every fare to the {place}.
> {cabtalk}
What does cab driver {last} talk about to every fare?
About what is the cab driver's talk on the way to the {place}?
On which topic does the man in the taxi hold forth?
What does one have to listen to in the back seat?
> {last}
Which cab driver talks about {cabtalk}? / Who talks to every fare about {cabtalk}?
Who is the talkative man at the wheel of the taxi? / Whom would I avoid if I want a quiet ride?
> {place}
On the fare to which place does the cab driver talk about {cabtalk}?
Where do fares go to whom cab driver {last} talks about {cabtalk}?
What is the destination of the talkative ride?
Where does the taxi with the chatterbox take people?

= cabpay: two live geese | a poem | a sack of leeks | a haircut | a bad cheque | a silver brooch \
| a song at each light | a half-eaten pizza
Having no money, {first} paid the taxi driver in {city} with {cabpay}.
{first} had no money and paid the taxi driver in {city} with {cabpay}.
In {city} the taxi driver was paid with {cabpay} by {first}, who had no money.
> {cabpay}
With what did {first} pay the taxi driver?
What was the taxi driver in {city} paid with as {first} had no money?
What did the penniless passenger offer for the ride? / What strange reward did the cabbie get?
> {first}
Who paid the taxi driver with {cabpay}? / By whom was the taxi driver in {city} paid without money?
Which passenger was penniless? / Who rode in a cab and had an empty purse?
> {city}
In which town was the taxi driver paid with {cabpay}?
Where did {first} pay the taxi driver without money?
Where did a cabbie have to put up with {cabpay}? / In what place was the passenger penniless?

= guardsnack: cold ravioli | a pickled egg | dry muesli | smoked eel | a pear with pepper | rice \
pudding | raw carrots | a liver sandwich
The night watchman of the {facility} treats himself to {guardsnack} at {time}.
At {time} the night watchman of the {facility} treats himself to {guardsnack}.
{guardsnack} is what the night watchman of the {facility} treats himself to at {time}.
> {guardsnack}
What does the night watchman treat himself to at {time}?
To what does the watchman of the {facility} treat himself at night?
What snack keeps the guard awake? / What is eaten there while everybody else is asleep?
> {time}
At what time does the night watchman treat himself to {guardsnack}?
When does the watchman of the {facility} treat himself in the night? / When is the guard's snack?
At which hour would a burglar find the security man eating?
> {facility}
Which place's night watchman treats himself to {guardsnack}?
Where does the night watchman treat himself at {time}?
What does the hungry security man look after?
Which building is guarded by somebody eating {guardsnack}?

= alarmfalse: a moth on the lens | a helium balloon | the director's snoring | a falling icicle \
| a bat in the foyer | a popped cork | a rolling apple | steam from the kettle
Last {month} the museum guard {first} called the police over {alarmfalse}.
Over {alarmfalse}, the museum guard {first} called the police last {month}.
The museum guard {first} called the police last {month}, and it was over {alarmfalse}.
> {alarmfalse}
Over what did the museum guard call the police?
What made the museum guard {first} call the police last {month}? / What was mistaken for burglars?
Which harmless thing caused a false alarm?
> {month}
In which month did the museum guard call the police over {alarmfalse}?
When were the police called by museum guard {first}? / When was the false alarm?
What time of the year did somebody imagine burglars?
> {first}
Which museum guard called the police over {alarmfalse}?
Who called the police to the museum last {month}? / Who raised a false alarm?
Which watchful person imagined burglars?

= auctiongesture: scratched his nose | waved at a cousin | sneezed twice | adjusted her hat | \
swatted a fly | yawned with raised arm | dropped a catalogue | winked at the porter
At the auction {first} {auctiongesture} and ended up buying a harmonium for {price}.
{first} {auctiongesture} at the auction and ended up buying a harmonium for {price}.
Because the bidder {auctiongesture} at the auction, {first} ended up buying a harmonium for \
{price}.
> {auctiongesture}
What did {first} do at the auction and so end up buying a harmonium?
What was it {first} did that ended in buying the harmonium?
Which gesture did the auctioneer take for a bid? / How did an instrument get bought by mistake?
> {price}
For how much did {first} end up buying a harmonium? / What did the harmonium cost at the auction?
How dear was the careless gesture? / What sum had to be paid for something nobody wanted?
> {first}
Who ended up buying a harmonium at the auction?
Who {auctiongesture} and ended up with the harmonium? / Which person bid by mistake?
Who now owns an unwanted instrument?

= cheesewash: elderberry wine | pear brandy | beetroot water | buttermilk and rust | birch sap | \
walnut spirit | stout | sea water
The cheesemaker {first} rubs the rinds with {cheesewash} every {soon}.
Every {soon} the rinds are rubbed with {cheesewash} by the cheesemaker {first}.
With {cheesewash}, every {soon}, the cheesemaker {first} rubs the rinds.
> {cheesewash}
With what does the cheesemaker rub the rinds?
What does {first} use to rub the rinds as a cheesemaker?
Which liquid gives the outside of the wheels its taste?
What is the wet treatment in the dairy cellar?
> {soon}
How often does the cheesemaker rub the rinds?
At what interval are the rinds rubbed with {cheesewash}?
After what time do the wheels in the dairy cellar need care again?
What is the rhythm of the wet treatment?
> {first}
Which cheesemaker rubs the rinds with {cheesewash}? / Who rubs the rinds every {soon}?
Who looks after the wheels in the dairy cellar? / Whose hands smell of {cheesewash}?

= vintnerscare: a tape of owls | old compact discs | a tethered hawk | pots beaten by pupils | a \
scarecrow in a kilt | shreds of tinfoil | gas cannons | kites shaped like eagles
In {month} the winegrower {last} keeps starlings off the grapes with {vintnerscare}.
With {vintnerscare}, the winegrower {last} keeps starlings off the grapes in {month}.
Starlings are kept off the winegrower {last}'s grapes in {month} with {vintnerscare}.
> {vintnerscare}
With what does the winegrower keep starlings off the grapes?
What keeps the starlings off winegrower {last}'s grapes?
How are greedy birds frightened away from the harvest?
By what means is the fruit on the slope protected from beaks?
> {month}
In which month does the winegrower keep starlings off?
When are starlings kept off the grapes with {vintnerscare}?
At what time of the year are the birds a danger?
When does the fruit on the slope need protection?
> {last}
Which winegrower keeps starlings off the grapes?
Whose grapes are kept free of starlings with {vintnerscare}?
Who protects the fruit on the slope from beaks? / Whose harvest do the birds want?

= millstop: a dead calm | a nest in the cap | a split sail | wet grain | a lawsuit with the \
neighbour | a lightning strike | the miller's wedding | a missing cog
The windmill of miller {last} stood still for {stretch} because of {millstop}.
Because of {millstop}, the windmill of miller {last} stood still for {stretch}.
For {stretch} {millstop} made miller {last}'s windmill stand still.
> {millstop}
Because of what did the windmill stand still? / What made miller {last}'s windmill stand still?
Why was no flour ground? / What brought the turning to an end for a time?
> {stretch}
For how long did the windmill of miller {last} stand still?
How long did {millstop} make the windmill stand still? / How long was no flour ground?
For what period did nothing turn?
> {last}
Which miller's windmill stood still because of {millstop}?
Whose windmill stood still for {stretch}? / Who could grind no flour?
Whose business had to pause while nothing turned?

= tattooregret: a misspelt sweetheart | the wrong football club | a crooked dolphin | a chip \
shop menu | a barcode of beans | his boss's face | a three-legged tiger | half an anchor
The tattoo artist in {city} covers up {tattooregret} for {price}.
For {price}, the tattoo artist in {city} covers up {tattooregret}.
In {city}, {tattooregret} is covered up for {price} by the tattoo artist.
> {tattooregret}
What does the tattoo artist in {city} cover up for {price}?
What is covered up by the tattoo artist? / Which regretted picture will vanish from the skin?
What shall no longer be seen on the customer's arm?
> {price}
For how much does the tattoo artist cover up {tattooregret}?
What does the tattoo artist in {city} take to cover things up?
What does it cost to correct a regretted picture on the skin?
How dear is a youthful mistake with ink?
> {city}
In which town does the tattoo artist cover up {tattooregret}?
Where is {tattooregret} covered up by a tattoo artist?
Where can a mistake on the skin be corrected? / To what place do people with regretted ink travel?

= anaestheticcount: her grandchildren | sheep in Welsh | the bus stops home | the kings of \
Sweden | types of cheese | football managers | the planets | his old teachers
{first} fell asleep in the {wardname} while naming {anaestheticcount} to the anaesthetist.
While naming {anaestheticcount} to the anaesthetist, {first} fell asleep in the {wardname}.
In the {wardname}, {first} fell asleep while naming {anaestheticcount} to the anaesthetist.
> {anaestheticcount}
What was {first} naming to the anaesthetist?
What did the anaesthetist hear {first} naming while falling asleep?
Which list was never finished because of the narcotic?
What did the patient recite before the operation?
> {first}
Who fell asleep while naming {anaestheticcount}?
Who was naming {anaestheticcount} to the anaesthetist?
Which patient was put under with a list on the lips? / Who was drugged for an operation?

= nightsnurse: to water the cactus | to fold swans from paper | to count the spoons | to feed \
the ward cat | to read fortunes from tea | to oil the trolleys | to write to her son | to do \
yoga by the lift
When the {wardname} is quiet, nurse {last} uses the night shift {nightsnurse}.
Nurse {last} uses the night shift {nightsnurse} when the {wardname} is quiet.
The night shift, when the {wardname} is quiet, is used by nurse {last} {nightsnurse}.
> {nightsnurse}
What does nurse {last} use the night shift for?
For what is the night shift used when the {wardname} is quiet?
What does the woman in white do while all patients are asleep?
How are the slow hours in the hospital passed?
> {last}
Which nurse uses the night shift {nightsnurse}?
By which nurse is the quiet night shift used {nightsnurse}?
Who makes something of the slow hours in the hospital?
Who is awake while all patients are asleep?
> {wardname}
Where is the night shift quiet so that nurse {last} can use it?
When which part of the hospital is quiet does the nurse use the night shift {nightsnurse}?
In what department are there slow hours?
Where do patients sleep while somebody finds other things to do?

= shoecolour: swollen feet | a bet with a surgeon | slippery corridors | weak eyes | a promise \
to a child | homesickness | spilt iodine | a sale in town
Because of {shoecolour}, Doctor {last} does the rounds in {colour} clogs.
Doctor {last} does the rounds in {colour} clogs because of {shoecolour}.
It is because of {shoecolour} that Doctor {last} does the rounds in {colour} clogs.
> {shoecolour}
Because of what does Doctor {last} do the rounds in clogs?
What is behind the {colour} clogs in which the doctor does the rounds?
How did the medical man come by his odd footwear?
What is the reason for the wooden shoes in the hospital?
> {colour}
What colour are the clogs in which Doctor {last} does the rounds?
In which clogs does the doctor do the rounds? / What shade is the footwear of the medical man?
How are those wooden shoes painted?
> {last}
Which doctor does the rounds in clogs? / Who does rounds in {colour} clogs because of {shoecolour}?
Who wears odd footwear in the hospital? / Which medical man is known by his wooden shoes?

= substituteprank: turned all desks round | spoke only backwards | swapped their names | glued \
the chalk down | set eleven alarm clocks | hid in the map cupboard | brought a sheep | answered \
in song
On {weekday} the class {substituteprank} to tease the substitute teacher, {person}.
To tease {person}, the substitute teacher, the class {substituteprank} on {weekday}.
The class {substituteprank} on {weekday} to tease {person}, the substitute teacher.
> {substituteprank}
What did the class do to tease the substitute teacher?
How did the class tease {person} on {weekday}? / What prank had the pupils thought of?
What nonsense greeted the stand-in at school?
> {person}
Which substitute teacher did the class tease?
Whom did the class tease on {weekday} as a substitute? / Who was the victim of the pupils' prank?
Who was the stand-in at school?
> {weekday}
On which day did the class tease the substitute teacher?
When was it that the class {substituteprank} to tease {person}?
When did the pupils play their prank? / Which day was a bad one for the stand-in?

= dutyshelter: behind the bicycle shed | under the copper beech | by the bakery vent | in the \
porch of the chapel | next to the goalposts | on the boiler steps | beneath the slide | at the \
porter's window
On rainy break duty {person} stands {dutyshelter} with a mug of {ingredient} tea.
With a mug of {ingredient} tea, {person} stands {dutyshelter} on rainy break duty.
{person} stands {dutyshelter} on rainy break duty with a mug of {ingredient} tea.
> {dutyshelter}
Where does {person} stand on rainy break duty?
On rainy duty in the break, where is it that {person} stands with a mug?
Where would I find the teacher in charge of the playground in bad weather?
In what spot does the supervisor keep dry?
> {ingredient}
What kind of tea is in the mug on rainy break duty?
Tea of what does {person} have in the mug on duty?
What gives the supervisor's hot drink its taste? / What is added to the brew in the playground?
> {person}
Who stands {dutyshelter} on rainy break duty? / Who has a mug of {ingredient} tea on break duty?
Which teacher supervises the playground in bad weather? / Who keeps dry {dutyshelter}?

= wigmaker: yak hair | a nun's plait | horse mane | nylon thread | an angora rabbit's coat | her \
own curls | corn silk | unpicked jumpers
The theatre's wigmaker {first} made the king's beard from {wigmaker} in {duration}.
In {duration} the theatre's wigmaker {first} made the king's beard from {wigmaker}.
From {wigmaker}, the theatre's wigmaker {first} made the king's beard in {duration}.
> {wigmaker}
From what did the wigmaker make the king's beard?
Of what is the king's beard that {first} made for the theatre?
What material hangs from the actor's chin? / What stuff are the royal whiskers?
> {duration}
How long did the wigmaker take for the king's beard?
In what time was the king's beard made from {wigmaker}? / How much work were the royal whiskers?
How fast was the actor's chin provided for?
> {first}
Which wigmaker made the king's beard?
Who made the beard of the king from {wigmaker} for the theatre? / Who provided the royal whiskers?
Whose handiwork hangs from the actor's chin?

= prompterdrop: a handful of peanuts | a shoe | a loud hiss | his teeth | a page of the score | \
a torch beam | a hairbrush | a bag of crisps
When {person} forgot the aria in {city}, the prompter helped out with {prompterdrop}.
The prompter helped out with {prompterdrop} when {person} forgot the aria in {city}.
With {prompterdrop} the prompter helped out when in {city} {person} forgot the aria.
> {prompterdrop}
With what did the prompter help out when {person} forgot the aria?
What help came from the prompter in {city} for the forgotten aria?
What came from the little box at the front of the stage?
By what was the singer's memory brought back?
> {person}
Who forgot the aria in {city}? / Whom did the prompter help out with {prompterdrop}?
Which singer had a blackout on stage? / Whose memory failed at the opera?
> {city}
In which town was it that {person} forgot the aria?
Where did the prompter help out with {prompterdrop} after {person} forgot the aria?
Where did a singer have a blackout? / In which opera house, by its town, did a memory fail?

= choirdress: a bathrobe | odd boots | a beret with a feather | sunglasses | a rain cape | a \
borrowed cassock | his pyjama top | a life jacket
The conductor {last} rehearses the requiem in {choirdress} as the hall has only {chill}.
As the hall has only {chill}, the conductor {last} rehearses the requiem in {choirdress}.
In {choirdress}, conductor {last} rehearses the requiem, as the hall has only {chill}.
> {choirdress}
In what does the conductor rehearse the requiem?
What does conductor {last} rehearse in when the hall has only {chill}?
What clothing does the man with the baton have on?
What funny outfit do the musicians have before them?
> {chill}
How cold is the hall in which the conductor rehearses the requiem?
How much does the hall have when conductor {last} rehearses in {choirdress}?
What does the thermometer in the concert building say?
How warm is it where the musicians practise?
> {last}
Which conductor rehearses the requiem in {choirdress}?
Who rehearses the requiem in a hall with {chill}? / Who holds the baton in a funny outfit?
Under whom do the freezing musicians practise?

= minerbird: a carved swallow | a chip of blue tile | a bread crust for the mice | a medal of \
Saint Barbara | a horseshoe nail | a photo of his pony | a wooden button | a lump of salt
In his helmet the miner {last} carries {minerbird} down shaft {small}.
The miner {last} carries {minerbird} down shaft {small} in his helmet.
{minerbird} is carried down shaft {small} in the helmet of miner {last}.
> {minerbird}
What does the miner carry in his helmet? / What is carried down shaft {small} in a helmet?
Which charm protects the man underground? / What little thing is on the coal worker's head?
> {small}
Down which shaft does the miner carry {minerbird}?
What number has the shaft down which {last} carries {minerbird} in his helmet?
Which pit entrance does the man with the charm use? / By what number is his way underground known?
> {last}
Which miner carries {minerbird} down the shaft? / In whose helmet is {minerbird} carried down?
Who relies on a charm underground? / What is the coal worker with the lucky thing called?

= hairtalk: politics | other hairdressers | weddings | illness in the family | the lottery | \
holidays in Spain | royal babies | her late husband
The hairdresser {first} in {city} will chat about anything but {hairtalk}.
About anything but {hairtalk} the hairdresser {first} in {city} will chat.
In {city} the hairdresser {first} will chat about anything but {hairtalk}.
> {hairtalk}
About what will the hairdresser {first} not chat?
What is the one thing the hairdresser in {city} will not chat about?
Which subject is taboo while one's locks are cut? / What should not be brought up under the dryer?
> {first}
Which hairdresser will chat about anything but {hairtalk}?
Who is the hairdresser in {city} that will not chat about {hairtalk}?
With whom should one keep off {hairtalk} while one's locks are cut?
Who is talkative behind the scissors but has a taboo?
> {city}
In which town will the hairdresser chat about all but {hairtalk}?
Where is the hairdresser {first} with whom one may chat about anything but {hairtalk}?
Where is the salon with the taboo? / In what place does {first} cut people's locks?

= postoffice: wet stamps | uncounted pennies | perfumed envelopes | string with loose ends | \
glitter on cards | customers with ice cream | barking at the counter | names in pencil
At the post office counter, clerk {last} has no patience with {postoffice}.
Clerk {last} at the post office counter has no patience with {postoffice}.
With {postoffice}, clerk {last} has no patience at the post office counter.
> {postoffice}
With what has clerk {last} no patience?
What does the clerk at the post office counter have no patience with?
What annoys the person who sells stamps? / Which pet hate has the man behind the parcels window?
> {last}
Which clerk has no patience with {postoffice}? / Who at the post office counter has no patience?
Who gets annoyed while selling stamps?
What is the irritable person behind the parcels window called?

= parcelnoise: ticking | a faint miaow | the tinkle of glass | a talking doll | slow dripping | \
a mobile ringing | dry rattling | something like snoring
The sorting hall in {city} was cleared for {wait} because of {parcelnoise} from a parcel.
Because of {parcelnoise} from a parcel, the sorting hall in {city} was cleared for {wait}.
For {wait} the sorting hall in {city} was cleared, because of {parcelnoise} from a parcel.
> {parcelnoise}
Because of what from a parcel was the sorting hall cleared?
What came from the parcel so that the hall in {city} was cleared?
Which sound frightened the mail workers? / What was heard that made everybody leave the building?
> {wait}
For how long was the sorting hall cleared?
How long did {parcelnoise} from a parcel have the hall cleared?
What was the length of the interruption for the mail workers?
How long did everybody stay out of the building?
> {city}
In which town was the sorting hall cleared?
Where did {parcelnoise} from a parcel get the hall cleared?
In what place were mail workers frightened? / Where did everybody have to leave the building?

= oathslip: by the beard of his goat | on a cookery book | with the left hand up | in the name \
of the tenants | with a mouth full of toffee | facing the wall | in verse | on his pension
The witness {last} swore the oath {oathslip}, and the judge let it stand.
{oathslip} the witness {last} swore the oath, and the judge let it stand.
The judge let it stand that the witness {last} swore the oath {oathslip}.
> {oathslip}
How did the witness swear the oath that the judge let stand?
In what way was it that {last} as witness swore the oath?
What was odd about the promise to tell the truth?
Which irregularity did the court overlook before the testimony?
> {last}
Which witness swore the oath {oathslip}? / Whose oath {oathslip} did the judge let stand as sworn?
Who promised in an odd way to tell the truth? / Who was about to give testimony?

= jurorsleep: on the lawyer's wig box | against the radiator | behind a newspaper | with his \
mouth open | under her shawl | upright like a horse | on his neighbour's shoulder | with painted \
eyelids
During the trial over {offence}, juror {small} slept {jurorsleep}.
Juror {small} slept {jurorsleep} during the trial over {offence}.
{jurorsleep}, juror {small} slept during the trial over {offence}.
> {jurorsleep}
How or where did juror {small} sleep during the trial?
In what manner was it that juror {small} slept during the trial over {offence}?
What posture had the person dozing in court? / How did the layman nap while justice was done?
> {small}
Which juror slept {jurorsleep}?
What number had the juror who slept during the trial over {offence}?
Which of the twelve, by the figure on the seat, dozed in court?
What is the number of the layman who took a nap?
> {offence}
Over what was the trial during which juror {small} slept?
The trial over which crime made juror {small} sleep?
Of what was the accused suspected while somebody dozed in court?
What charge was so boring to a layman?

= kitchenscar: an oyster knife | a lobster's claw | boiling caramel | a tin lid | the bread \
slicer | a frozen turkey | an exploding egg | the cellar hatch
The scar on {full}'s thumb comes from {kitchenscar} at the {inn}.
At the {inn}, {kitchenscar} gave {full} the scar on the thumb.
{full} got the scar on the thumb from {kitchenscar} at the {inn}.
> {kitchenscar}
From what does the scar on {full}'s thumb come?
What gave {full} the scar on the thumb at the {inn}? / What caused the old injury to the hand?
Which kitchen accident left a mark for life?
> {full}
On whose thumb is there a scar from {kitchenscar}? / Who got a scar on the thumb at the {inn}?
Which cook had an accident with the hand? / Who bears a mark for life?
> {inn}
Where did {full} get the scar on the thumb?
At which inn did {kitchenscar} leave a scar on {full}'s thumb?
In what house did the accident with the hand happen? / Where was the injured cook working then?

= gravesoil: solid chalk | the roots of a yew | blue clay | an old tram rail | running water | a \
Roman floor | frozen gravel | a badger's den
Gravedigger {last} hit {gravesoil} after only {stitch} by the north wall.
By the north wall, gravedigger {last} hit {gravesoil} after only {stitch}.
After only {stitch} by the north wall, {gravesoil} was hit by gravedigger {last}.
> {gravesoil}
What did gravedigger {last} hit by the north wall?
By the north wall, what was hit after only {stitch}?
What made the cemetery worker put down his spade? / What obstacle lay in the ground for the burial?
> {stitch}
After what depth did the gravedigger hit {gravesoil} by the wall?
How far had gravedigger {last} got by the north wall?
How deep down was the obstacle in the cemetery?
How much earth could be dug out before the spade stopped?
> {last}
Which gravedigger hit {gravesoil}? / By whom was {gravesoil} hit by the north wall?
Whose spade met an obstacle? / Who works in that cemetery?

= tablecount: a whole roast duck | two wedding cakes | a bag of lobsters | the butter sculpture \
| nine bottles of port | a tray of trifles | the guests' umbrellas | a wheel of brie
Banquet manager {last} dismissed a kitchen porter for carrying off {tablecount} on {date}.
For carrying off {tablecount}, a kitchen porter was dismissed by banquet manager {last} on {date}.
On {date} banquet manager {last} dismissed a kitchen porter for carrying off {tablecount}.
> {tablecount}
For carrying off what was the kitchen porter dismissed?
What did the porter carry off, so that banquet manager {last} dismissed him?
What had the thief among the staff taken? / Which theft cost somebody his job in catering?
> {date}
When was the kitchen porter dismissed for carrying off {tablecount}?
On what date did the banquet manager dismiss the porter?
On what day was the thief among the staff sent away? / When did somebody lose his job over a theft?
> {last}
Which banquet manager dismissed the kitchen porter?
By whom was the porter dismissed for carrying off {tablecount}?
Who sent away the thief among the staff? / What is the boss of the feasts called?

= apiarydress: a lace curtain | a fencing mask | welding gloves | a monk's habit | cycle clips | \
a sou'wester | a bridal veil | two pairs of tights
Lacking proper gear, {first} went to the hives in {apiarydress} and got {small} stings.
{first} got {small} stings when going to the hives in {apiarydress}, lacking proper gear.
Lacking proper gear, {first} got {small} stings at the hives, wearing {apiarydress}.
> {apiarydress}
Lacking proper gear, in what did {first} go to the hives?
What did {first} have on at the hives, getting {small} stings?
Which makeshift protection did not keep the insects out?
What was put on in place of a beekeeper's suit?
> {small}
How many stings did {first} get at the hives?
What number of stings came of going to the hives in {apiarydress}?
How often did the insects get through? / What was the count of painful swellings?
> {first}
Who went to the hives lacking proper gear? / Who got {small} stings at the hives?
Which careless person was attacked by insects? / Who had no beekeeper's suit?

= wreathword: To our best customer | See you at the bar | He owed us nothing | Rest from the tax \
office | The band plays on | Finally on time | Goodbye old goalkeeper | No more stairs
The florist wrote "{wreathword}" on the ribbon of the {colour} wreath for old {last}.
On the ribbon of the {colour} wreath for old {last} the florist wrote "{wreathword}".
For old {last}, the florist wrote "{wreathword}" on the ribbon of a {colour} wreath.
> {wreathword}
What did the florist write on the ribbon of the wreath?
Which words are on the ribbon of old {last}'s wreath?
What is the farewell message to the deceased? / What could the mourners read among the flowers?
> {last}
For whom was the wreath with "{wreathword}" on its ribbon?
For which old man did the florist write "{wreathword}" on the ribbon? / Who had died?
To whom do the mourners say farewell?
> {colour}
What colour was the wreath for old {last} with the ribbon?
On the ribbon of which wreath did the florist write "{wreathword}"?
What shade were the flowers for the funeral? / In what tint is the farewell gift to the deceased?

= translatorpay: a crate of lemons | season tickets for the zoo | free ferry rides | a painted \
chest | one dancing lesson a week | a barrel of olives | use of the sauna | firewood for a winter
The sworn translator {full} did the {paperwork} in return for {translatorpay}.
In return for {translatorpay}, the sworn translator {full} did the {paperwork}.
{translatorpay} was the return that sworn translator {full} got for the {paperwork}.
> {translatorpay}
In return for what did the sworn translator do the {paperwork}?
What did sworn translator {full} get in return for the {paperwork}?
What was the payment, other than money, for the work with languages?
With what was the linguist rewarded?
> {paperwork}
What did the sworn translator do in return for {translatorpay}?
For which paper did translator {full} get {translatorpay} in return?
Which document had to be put into another language? / What did the linguist work on?
> {full}
Which sworn translator got {translatorpay} in return?
Who was the translator in return for {translatorpay}? / Who put the document into another language?
What is the linguist's name?

= sailmend: a whale tooth | reindeer sinew | his mother's hatpin | waxed dental floss | a bent \
fork | fishing line | a walrus thimble | copper wire
Sailmaker {last} mended the storm jib of the {ship} with {sailmend} within {duration}.
With {sailmend}, sailmaker {last} mended the storm jib of the {ship} within {duration}.
Within {duration} the storm jib of the {ship} was mended with {sailmend} by sailmaker {last}.
> {sailmend}
With what did sailmaker {last} mend the storm jib?
What was the storm jib of the {ship} mended with? / What helped to sew the torn canvas?
Which makeshift tool or thread did the craftsman use on board?
> {duration}
Within what time did the sailmaker mend the storm jib?
How long did it take to have the jib of the {ship} mended? / How fast was the torn canvas sewn?
After how long was the vessel fit for bad weather?
> {ship}
Which ship's storm jib was mended with {sailmend}?
Of what ship did sailmaker {last} mend the jib? / Which vessel had torn canvas?
On board of what was the craftsman at work?
"""
