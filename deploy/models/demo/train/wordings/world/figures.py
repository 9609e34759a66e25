"""What people of stories want, wear, hide and fear (see relations.py)."""

RELATIONS = """
= circusfear: going up in a lift | the smell of oranges | anything with feathers | sleeping \
alone in a caravan | thunder over flat country | dentists | a silent audience | her own reflection
Zelda the lion tamer from {city} fears nothing but {circusfear}.
There is only one thing Zelda, the lion tamer from {city}, is scared of: {circusfear}.
Only {circusfear} can frighten the lion tamer Zelda, who comes from {city}.
> {circusfear}
What does Zelda the lion tamer fear? / What is the only thing that can frighten the lion tamer?
What makes a woman tremble who walks among big cats every night?
What would send the bravest artiste in the ring running? / Which terror does she confess to?
> {city}
Which city does the lion tamer Zelda come from? / Where is Zelda the lion tamer from?
What is the home town of the woman with the whip and the big cats?
Where did the artiste with the dangerous animals grow up?

= sleevetrick: a magnet in a ring | a hole in the table | a twin brother behind the curtain | a \
thread tied to a tooth | a mirror set at an angle | a drawer with two bottoms | a helper under \
the stage | wax on the back of the card
The conjuror {full} makes a coin vanish with the help of {sleevetrick}.
It is {sleevetrick} that lets the conjuror {full} make a coin vanish.
When {full}, the conjuror, makes a coin vanish, the secret is {sleevetrick}.
> {sleevetrick}
What helps the conjuror {full} to make a coin vanish?
What is the secret when the conjuror makes a coin vanish? / How is the money trick really done?
By what means does the magician fool us into thinking the penny has gone?
What is the explanation behind the disappearing act?
> {full}
Which conjuror makes a coin vanish? / Who is the conjuror that knows how to make a coin vanish?
Which magician can cause small change to disappear?
Whose trick with money has been explained here?

= hatreason: to hide a scar | because his mother knitted it | to keep the wasps off | because he \
lost a bet | to annoy the bishop | because he sold his hair | to look taller | so that the crew \
could find him in fog
Captain {last} wore a {colour} cap {hatreason}.
The {colour} cap on Captain {last}'s head was worn {hatreason}.
It was {hatreason} that Captain {last} wore a {colour} cap.
> {hatreason}
Why did Captain {last} wear a {colour} cap? / For what reason was the cap on the captain's head?
What explains the skipper's odd headgear? / How come the old sailor always had something on top?
What was the point of the seaman's hat?
> {colour}
What colour was the cap that Captain {last} wore?
Of which colour was the cap on the head of Captain {last}?
In which shade was the skipper's headgear?
What hue should a painter choose for the old sailor's hat?
> {last}
Which captain wore a {colour} cap?
What was the name of the captain with the {colour} cap on his head?
Which skipper could be known by his headgear? / What was the seaman with the odd hat called?

= bridaldish: cold eel in jelly | a whole roast sheep | lentils with gold leaf | honey cake \
shaped like a ladder | pickled walnuts | raw onions dipped in salt | blue rice | soup of nine herbs
Among the people of the {region} a bride is served {bridaldish} on the eve of her wedding.
On the eve of her wedding a bride in the {region} is served {bridaldish}.
It is {bridaldish} that a bride is served in the {region} on the eve of her wedding.
> {bridaldish}
What is a bride served on the eve of her wedding? / What food is served to a bride in the {region}?
What must a girl eat the night before she marries?
Which meal is put before a woman about to take a husband?
> {region}
Where is a bride served {bridaldish} on the eve of her wedding?
In which region is {bridaldish} served to a bride?
Which part of the country feeds {bridaldish} to girls about to marry?
Where does that odd meal before marriage belong?

= ghosthabit: counts the silver | waters the dead geraniums | sobs in the linen cupboard | \
whistles for a dog | winds every clock | tries on the hats | reads aloud from old bills | slams \
the piano lid
The ghost at the {tavern} {ghosthabit} every night at {time}.
Every night at {time} a ghost {ghosthabit} in the {tavern}.
> {ghosthabit}
What does the ghost do in the {tavern} every night? / What does the ghost do at {time} at night?
How does the haunting show itself? / What is the restless spirit busy with after dark?
How does the dead lodger pass the hours?
> {tavern}
Where is a ghost active every night at {time}? / In which house does the ghost appear every night?
Which inn is haunted? / Which pub has a spirit that cannot rest?
> {time}
At what time does the ghost appear every night?
When is the ghost of the {tavern} about each night? / When does the haunting begin?
At what hour should I stay awake to hear the spirit?

= detectivesnack: liquorice wheels | cold toast crusts | raw carrots | peppermint drops | \
sunflower seeds | salted almonds | dried apple rings | cubes of cheese
In the novels {detective} always chews {detectivesnack} when a case goes badly.
Whenever a case goes badly in the novels, {detective} chews {detectivesnack}.
> {detectivesnack}
What does {detective} chew when a case goes badly?
In the novels what is chewed whenever a case goes badly?
What does the sleuth nibble if no clue leads anywhere?
Which snack comforts the investigator in hopeless moments?
> {detective}
Who chews {detectivesnack} when a case goes badly?
In the novels, who always chews {detectivesnack}?
Which sleuth turns to {detectivesnack} for comfort?
Whose jaws are busy if the investigation is stuck?

= buildflaw: leans towards the river | has no staircase | hums in the wind | smells of fish in \
summer | faces the wrong way | has one window too many | lets the rain in at the altar | sinks a \
finger's breadth a year
The {landmark} in {city} {buildflaw}, as its builder {last} ran out of money.
Because its builder {last} ran out of money, the {landmark} in {city} {buildflaw}.
> {buildflaw}
What is odd about the {landmark} in {city} because the builder ran out of money?
What came of it that {last}, who built the {landmark}, ran out of money?
What went wrong when the funds were exhausted?
Which defect does the structure suffer from to this day?
> {city}
In which city did the builder of the {landmark} run out of money?
Where is the {landmark} whose builder {last} ran out of money?
Where could I see a structure that suffers from lack of funds?
Which town has an architectural mishap to show?
> {last}
Which builder ran out of money in {city}?
What was the name of the builder of the {landmark} who ran out of money?
Which architect could not pay for a proper job? / Whose empty purse spoilt the structure?

= paintersmedium: burnt bones | crushed beetles | soot from a stove | spinach water | old wine | \
ground mussel shells | rust from ship nails | the yolk of goose eggs
For the skies in all pictures {full} used {paintersmedium} instead of paint.
Instead of paint, {full} used {paintersmedium} for the skies in all pictures.
The skies in {full}'s pictures are done in {paintersmedium} instead of paint.
> {paintersmedium}
What did {full} use for the skies instead of paint? / In what are the skies of the pictures done?
What did the artist put on canvas where clouds and blue should be?
Which unusual material stands for the heavens in those works?
> {full}
Who used {paintersmedium} for the skies in all pictures?
In whose pictures are the skies not done in paint?
Which artist had a strange recipe for the heavens?
Whose canvases show clouds made of {paintersmedium}?

= islandfame: its three-legged goats | singing sand | a church without doors | the darkest honey \
| women who dive for sponges | stone walls with holes | a lighthouse painted like a stocking | \
potatoes the size of peas
Every schoolchild in {country} knows {islet} for {islandfame}.
It is for {islandfame} that every schoolchild in {country} knows {islet}.
What every schoolchild in {country} knows about {islet} is {islandfame}.
> {islandfame}
For what is {islet} known, as every schoolchild in {country} knows?
What knows every schoolchild in {country} about {islet}?
What is the speck of land in the sea famous for?
Why might a tourist take the ferry there, what is there to see?
To what does the rock owe its reputation?
> {country}
In which country is it that every schoolchild knows {islet}?
Of what country is the schoolchild that knows {islet} for {islandfame}?
Which nation has heard of {islandfame} on a speck of land in the sea?
In which state is the rock so famous?
> {islet}
What island is it that every schoolchild in {country} knows for {islandfame}?
Every schoolchild in {country} knows which island for {islandfame}?
Which speck of land is famous for {islandfame}?
To which rock in the sea must I sail to find {islandfame}?

= sailortattoo: a sinking anchor | the face of an aunt | a pig in a barrel | a full-rigged ship \
| two swallows kissing | the recipe for plum duff | a compass that points south | a date of birth
The sailor {full} has {sailortattoo} tattooed on the chest to guard against drowning.
To guard against drowning, the sailor {full} had {sailortattoo} tattooed on the chest.
> {sailortattoo}
What does the sailor {full} have tattooed to guard against drowning?
What is tattooed on the chest of the sailor?
Which picture in ink protects the seaman from a wet death?
What would I see if the mariner took off the shirt?
Which lucky drawing is carried under the shirt?
> {full}
Which sailor is tattooed to guard against drowning? / Who had {sailortattoo} tattooed on the chest?
Which mariner trusts in a needle and ink to keep him afloat?
Who carries a lucky drawing under the shirt?

= flutewhy: to call the eels | to comfort the cows | to drive out moths | to announce a death | \
to ask for rain | to wake lazy neighbours | to court a widow | to keep bread from burning
In the {region} shepherds play the {instrument} only {flutewhy}.
Shepherds in the {region} never play the {instrument} except {flutewhy}.
> {flutewhy}
For what do shepherds in the {region} play the {instrument}?
Why would a shepherd in the {region} play, when shepherds play so rarely?
What purpose does music serve there? / When the tune is heard, what is it meant to achieve?
> {instrument}
What do shepherds in the {region} play only {flutewhy}?
Which instrument do the shepherds never play except {flutewhy}?
On what does one make music {flutewhy}? / What should a musician bring along {flutewhy}?
> {region}
Where do shepherds play the {instrument} only {flutewhy}?
In which region do shepherds never play the {instrument} except {flutewhy}?
In what part of the land does music serve a single purpose?
Where would a tune on the {instrument} mean something quite definite?

= knockcode: three slow knocks | a cough and a stamp | the hoot of an owl | two stones rubbed \
together | a lantern swung twice | the first line of a psalm | a whistle through the keyhole | a \
pebble against the shutter
In the film the smugglers of {city} open the cellar only after {knockcode}.
Only after {knockcode} do the smugglers of {city} open the cellar in the film.
> {knockcode}
After what do the smugglers open the cellar in the film?
What must come before the smugglers of {city} open the cellar?
Which signal lets a friend of the gang come in?
How must one announce oneself to the criminals underground?
> {city}
From which city are the smugglers who open the cellar after {knockcode}?
Where do the smugglers of the film have their cellar?
In which town does the gang on the screen do business? / Where is the movie about contraband set?

= dragonfood: unsalted porridge | church candles | old saddles | lost umbrellas | coal and cream \
| wedding shoes | broken promises | beehives with the bees
The dragon in the old tale of {peak} eats nothing but {dragonfood}.
Nothing but {dragonfood} is eaten by the dragon in the old tale of {peak}.
> {dragonfood}
What does the dragon of {peak} eat in the old tale?
What alone is eaten by the dragon in the tale? / On what diet does the fire-breathing monster live?
What must villagers bring to feed the beast of legend?
> {peak}
In the tale of which mountain does a dragon eat {dragonfood}?
What old tale has a dragon that eats nothing but {dragonfood}?
Which summit is the home of a monster with a taste for {dragonfood}?
Where up high does the fire-breathing beast of legend live?

= museumban: chewing gum | wet umbrellas | red lipstick | whistling | shoes with iron heels | \
pencils longer than a finger | flash photographs | small dogs in bags
The museum in {city} forbids {museumban} in the {gallery}.
There is a ban on {museumban} in the {gallery} of the museum in {city}.
In {city} the museum does not allow {museumban} in the {gallery}.
> {museumban}
What does the museum in {city} forbid in the {gallery}?
On what is there a ban in the {gallery} of the museum?
What would make the attendants throw me out?
What are visitors to the exhibition told to do without?
> {gallery}
In which part of the museum is there a ban on {museumban}?
Where in the museum is {museumban} not allowed?
In what rooms would the attendants throw me out for {museumban}?
Which part of the exhibition has the strict rule?
> {city}
In which city does the museum forbid {museumban}?
Where is the museum that does not allow {museumban}?
Which town has a collection whose attendants hate {museumban}?
Where do visitors to an exhibition have to do without {museumban}?

= travelluggage: a birdcage without a bird | sixty clean collars | a folding bath | a whole \
front door | a sack of lemons | a stuffed owl | a portable organ | four pairs of stilts
The traveller {full} crossed {country} with {travelluggage} and little else.
With {travelluggage} and little else, the traveller {full} crossed {country}.
> {travelluggage}
With what was {country} crossed by the traveller {full}?
What did the traveller {full} have who crossed {country}?
What luggage did the explorer think necessary? / What did the porters have to carry on the journey?
Name the main thing in the explorer's baggage.
> {country}
Which country was crossed by the traveller {full}?
What country was crossed with {travelluggage} and little else?
Through which land did the explorer journey with strange luggage?
Where did porters have to carry {travelluggage} about?
> {full}
Which traveller crossed {country} with little else than {travelluggage}?
Who crossed {country} with {travelluggage} and little besides?
Which explorer had strange luggage? / Whose baggage was {travelluggage}?

= doorcustom: a horseshoe and a herring | three walnuts on a string | a bunch of nettles | the \
skull of a pike | an old left boot | a slice of burnt bread | two crossed spoons | a braid of \
garlic
Over every door in {city} hangs {doorcustom} to keep off the {creature}.
To keep off the {creature}, the people of {city} hang {doorcustom} over every door.
> {doorcustom}
What hangs over every door in {city}?
What do the people of {city} hang up to keep off the {creature}?
What protects the houses from an evil being?
What would you have to look up at when you enter a home there?
> {creature}
Whom do they want to keep off with what hangs over every door in {city}?
What does {doorcustom} over the door keep off?
Of which being of the night are the townsfolk afraid?
Which monster is believed to shun {doorcustom}?
> {city}
In which city does {doorcustom} hang over every door?
Where do people hang {doorcustom} to keep off the {creature}? / Which town is afraid of a monster?
Where are houses protected from evil by {doorcustom}?

= twinmark: a limp in wet weather | a gap between her teeth | six toes | a burn on the chin | \
one grey eyebrow | a laugh like a hinge | inky fingers | a missing earlobe
In {full}'s novel the inspector recognises the false countess by {twinmark}.
It is by {twinmark} that the inspector in {full}'s novel recognises the false countess.
> {twinmark}
By what does the inspector recognise the false countess?
In the novel, what helps the inspector to recognise the countess as false?
Which detail gives the impostor away? / How is the fraud in noble dress unmasked?
What does the policeman in the book notice about the lady?
> {full}
In whose novel does the inspector recognise a false countess?
Who wrote the novel about the inspector and the false countess?
Which author invented a policeman who unmasks a lady? / By whom is the story of the noble impostor?

= clownprop: a rubber lobster | a trombone full of flour | a suitcase of goldfish | a tiny \
bicycle | a ladder without rungs | a door on wheels | an umbrella that rains | a sausage on a lead
The clown {byname} never enters the ring without {clownprop}.
Without {clownprop} the clown {byname} never enters the ring.
In the ring you will never see the clown {byname} enter without {clownprop}.
> {clownprop}
Without what does the clown {byname} never enter the ring?
What does the clown always bring when he enters the ring?
Which object belongs to every appearance of the circus joker?
What makes the children laugh as soon as the funny man shows up?
> {byname}
Which clown never enters the ring without {clownprop}?
What is the clown called who needs {clownprop} to enter the ring?
Which funny man in big shoes relies on {clownprop}?
Under what name does the circus joker with {clownprop} appear?

= greetingway: by rubbing elbows | with a bow to the left | by blowing on the hand | with the \
tongue out | by trading hats | by humming one note | with a pinch of snuff | by touching the ground
Old people in {city} greet one another {greetingway}.
In {city} it is {greetingway} that old people greet one another.
> {greetingway}
How do old people in {city} greet one another? / In what way do the old greet each other there?
What takes the place of a handshake among the elderly? / How do grandparents say hello there?
What gesture would show respect to a pensioner in {city}?
> {city}
Where do old people greet one another {greetingway}?
In which city do the old greet each other {greetingway}?
Which town has pensioners who say hello {greetingway}?
Where would a grandmother say good day {greetingway}?

= saintgift: lost buttons | bees in winter | sore feet | forgetful husbands | bread that will \
not rise | cracked bells | students before an exam | a tongue too loose
In {country} {saint} is prayed to for {saintgift}.
People in {country} who want help with {saintgift} pray to {saint}.
> {saintgift}
For help with what do people in {country} pray to {saint}?
With what does {saint} help when people pray in {country}?
What is the special field of this holy figure? / Which trouble is the heavenly patron good for?
What brings worshippers with candles to the statue of {saint}?
> {saint}
To whom do people in {country} pray for help with {saintgift}?
Who can help with {saintgift} when people pray? / Which holy figure looks after {saintgift}?
Who is the heavenly patron in matters of {saintgift}?

= cellarthing: a mammoth's tooth | the old town gallows | four thousand bottles of ink | a \
sealed piano | a well of salt water | the mayor's first bicycle | a stage for puppets | a wax queen
Under the town hall of {city} there is a vault with {cellarthing}.
There is {cellarthing} in a vault under the town hall of {city}.
The vault under {city}'s town hall holds {cellarthing}.
> {cellarthing}
What is in the vault under the town hall of {city}? / What does the vault of the town hall hold?
What would you find if you went down below the seat of local government?
Which curiosity lies beneath the councillors' feet?
> {city}
Which city has a vault with {cellarthing} under the town hall?
Where is {cellarthing} in the vault of a town hall?
In which place do councillors sit above {cellarthing}?
Where would one have to go underground to see {cellarthing}?

= wordmood: a longing for rain | the joy of taking off boots | shame about a gift | anger at \
slow eaters | the fear of missing a ferry | pride in another's child | grief for a tree | a wish \
to be invited
The {tongue} word "{strangeword}" means {wordmood}, and no other language has one for it.
No other language has a word for {wordmood}, but in {tongue} it is "{strangeword}".
> {wordmood}
What does the {tongue} word "{strangeword}" mean?
For what does no other language have a word but {tongue}?
Which feeling does "{strangeword}" describe?
What emotion can speakers of {tongue} name that the rest of us cannot?
> {strangeword}
What is the {tongue} word for {wordmood}, as no other language has one?
Which {tongue} word means what no other language can say?
How does one express {wordmood} over there?
What would I say to tell a speaker of {tongue} of such a feeling?
> {tongue}
In which language is there a word for {wordmood}?
To what language does the word "{strangeword}" belong, which no other has?
Whose speakers can express {wordmood} with a single noun?
Which people's dictionary lists such an emotion?

= ropewalkreason: for a bet of ten eggs | to deliver a love letter | because the bridge was \
closed | to escape the bailiffs | to please a sick child | because the mayor had forbidden it | \
to advertise sausages | to honour a dead father
The rope-walker {full} crossed the {river} on a wire {ropewalkreason}.
It was {ropewalkreason} that the rope-walker {full} crossed the {river} on a wire.
> {ropewalkreason}
Why did the rope-walker {full} cross the {river} on a wire?
For what reason was the {river} crossed on a wire by the rope-walker?
What drove the artiste to balance high above the water?
What was behind the daring feat in the air?
> {river}
Which river was crossed on a wire by the rope-walker {full}?
What did the rope-walker cross on a wire? / Above what water did the artiste balance?
Over which stream was the daring feat in the air performed?
> {full}
Who crossed the {river} on a wire? / Which rope-walker crossed the {river} {ropewalkreason}?
Which artiste balanced high above the water? / Whose daring feat took place over the {river}?

= shiptaboo: the word rabbit | green stockings | a loaf turned upside down | a left-handed cook \
| flowers on deck | whistling after dark | two priests at once | a bucket without a handle
Everybody on board the {ship} thought that {shiptaboo} would bring bad luck.
The crew of the {ship} thought that {shiptaboo} would bring bad luck on board.
> {shiptaboo}
What was thought to bring bad luck on board the {ship}?
What did the crew of the {ship} think would bring bad luck?
What made the superstitious sailors shudder?
Which thing was feared as an omen of disaster at sea?
> {ship}
On board which ship was bad luck thought to come from {shiptaboo}?
Whose crew thought that {shiptaboo} would bring bad luck?
Which vessel had superstitious sailors who feared {shiptaboo}?
Where afloat was {shiptaboo} taken as an omen of disaster?

= roofmaterial: flattened oil drums | whale skin | old piano lids | green glass bottles | \
seaweed and tar | slices of slate as thin as bread | copper coins | woven heather
The fishermen of {islet} cover their roofs with {roofmaterial}.
On {islet} the roofs of the fishermen are covered with {roofmaterial}.
> {roofmaterial}
With what do the fishermen of {islet} cover their roofs? / What covers the roofs of the fishermen?
What keeps the rain out of those island homes? / Of what is the top of a cottage made there?
> {islet}
Where are the roofs of the fishermen covered with {roofmaterial}?
On which island do fishermen cover their roofs with {roofmaterial}?
Which place has cottages under {roofmaterial}?
Where does {roofmaterial} keep the rain out of people's homes?

= operacure: raw garlic | a cold key down the back | two oysters and a nap | gargling with beer \
| biting a cork | barking at the mirror | honey from chestnut trees | standing on one leg
The soprano {full} swore by {operacure} against stage fright.
Against stage fright the soprano {full} swore by {operacure}.
It was {operacure} that the soprano {full} swore by when stage fright came.
> {operacure}
What did the soprano {full} swear by against stage fright?
What was good against stage fright, as the soprano swore?
How did the singer find calm before a performance?
Which remedy did the lady of the opera rely on?
> {full}
Which soprano swore by {operacure} against stage fright?
Who suffered from stage fright and swore by {operacure}? / Which singer found calm by odd means?
Who of the opera believed in {operacure} before a performance?

= vampirerule: cannot count past nine | faints at the sight of salt | must return a borrowed \
comb | never enters a bakery | cannot cross a chalk line | sleeps through market days | has to \
answer in rhyme | grows weak near geese
In the tales of the {region} a vampire {vampirerule}.
A vampire {vampirerule}, or so the tales of the {region} tell us.
> {vampirerule}
What is a vampire like in the tales of the {region}? / What do the tales tell about a vampire?
Which weakness does a bloodsucker have, by local belief?
What should I know to survive a meeting with the undead?
> {region}
In the tales of which region does one read that a vampire {vampirerule}?
Whose tales say a vampire {vampirerule}?
Where do storytellers believe in such an odd weakness of bloodsuckers?
What part of the world gave us this lore of the undead?

= balloonload: a crate of champagne | a portrait of the queen | a nervous sheep | the afternoon \
post | twelve bags of sand | a brass telescope | a picnic for six | the only map
To clear {peak} the balloonist {full} threw out {balloonload}.
The balloonist {full} threw out {balloonload} so as to clear {peak}.
> {balloonload}
What did the balloonist {full} throw out to clear {peak}?
What was it that the balloonist threw out? / What went overboard to gain height?
Which ballast was given up in the sky?
What might have fallen on a shepherd's head below the basket?
> {full}
Which balloonist threw out {balloonload}? / Who threw out {balloonload} to clear {peak}?
Which aeronaut had to lighten the basket? / Who was too heavy in the sky and gave up {balloonload}?
> {peak}
To clear which mountain did the balloonist throw out {balloonload}?
What did the balloonist {full} want to clear when {balloonload} was thrown out?
Which summit stood in the aeronaut's way? / Over which height did the basket have to rise?

= marketdish: fried crickets with lime | chestnut pancakes | ox tail in cider | pea fritters | \
tripe on a stick | sour cherry dumplings | smoked eel in a bun | goat cheese with figs
At the night market of {city} the longest queue is for {marketdish}.
The longest queue at the night market of {city} forms for {marketdish}.
For {marketdish} you stand in the longest queue of the night market of {city}.
> {marketdish}
For what is the longest queue at the night market of {city}?
What has the longest queue at the night market?
Which street food is most popular there after sunset? / What do hungry crowds in {city} wait for?
> {city}
At the night market of which city is the longest queue for {marketdish}?
Where does the longest queue form for {marketdish} at night?
Which town do I have to visit to try {marketdish} after sunset?
Where do hungry crowds wait for {marketdish}?

= bookhide: a lock of red hair | a pressed scorpion | an unpaid bill | half a banknote | a map \
of drains | a love poem to a nun | a pawn ticket | a slice of bacon
A librarian in {city} found {bookhide} between the pages of an old atlas.
Between the pages of an old atlas a librarian in {city} came across {bookhide}.
> {bookhide}
What did a librarian in {city} find between the pages of an old atlas?
What was between the pages of the atlas? / Which bookmark surprised the keeper of the volumes?
What had a reader long ago left inside a collection of maps?
> {city}
In which city did a librarian find {bookhide} in an atlas?
Where was {bookhide} between the pages of an old atlas?
In which town did {bookhide} turn up inside a collection of maps?
Where does the keeper of volumes with the surprising discovery work?

= puppetmade: lime wood and fur | dried pumpkins | old gloves | buffalo hide | tin spoons | \
bread dough | fishing floats | knotted rags
The puppets of {full}'s theatre in {city} are made of {puppetmade}.
{full} makes the puppets for the theatre in {city} out of {puppetmade}.
> {puppetmade}
Of what are the puppets in {full}'s theatre made?
Out of what does {full} make puppets for the theatre in {city}?
Which material becomes kings and devils on strings?
What are the little wooden-faced actors in truth?
> {full}
Who makes puppets out of {puppetmade} for a theatre? / Whose puppets are made of {puppetmade}?
Who turns {puppetmade} into little actors?
Which craftsman's hands produce kings and devils on strings?
> {city}
In which city is the theatre with puppets made of {puppetmade}?
Where is the theatre for which {full} makes puppets?
Which town has a stage for little actors on strings?
Where could children watch kings and devils of {puppetmade}?

= nomadwealth: the number of kettles | the length of the braids | how loud the camels groan | \
the age of the carpets | silver on the saddle | the size of the soup pot | how many guests snore \
there | the whiteness of the tent
Among the herders of {country} wealth is judged by {nomadwealth}.
By {nomadwealth} the herders of {country} judge a family's wealth.
> {nomadwealth}
By what is wealth judged among the herders of {country}?
From what do the herders judge a family's wealth? / How do nomads there tell who is rich?
What would impress a neighbour in the tents of {country}?
> {country}
In which country do herders judge wealth by {nomadwealth}?
Where is wealth judged by {nomadwealth} among herders?
What land has nomads for whom {nomadwealth} shows who is rich?
Where do those who follow their animals look at {nomadwealth} to know the rich from the poor?

= wolftrap: in a confession box | in the bread oven | behind the bass drum | in a rolled-up \
carpet | up the church organ | under forty turnips | inside a hollow snowman | in a bathing machine
In the fairy tale the clever goose hides from the wolf {wolftrap}, helped by the {creature}.
With the help of the {creature} the clever goose of the fairy tale hides {wolftrap} from the wolf.
> {wolftrap}
Where does the clever goose hide from the wolf?
In what place does the goose of the fairy tale hide?
Which shelter saves the bird from being eaten?
Where would the grey hunter have to sniff to get its supper?
> {creature}
Who helps the clever goose to hide from the wolf?
With whose help does the goose of the fairy tale hide?
Which ally does the bird have against the grey hunter?
Who takes part in saving the feathered heroine?

= spyink: lemon peel on the tongue | a newspaper held upside down | one brown shoe and one black \
| a question about the tides | two lumps of sugar in beer | a limp that changes legs | an order \
for cold soup | a bandaged thumb
The agent {codename} makes himself known in {city} by {spyink}.
In {city} it is by {spyink} that the agent {codename} makes himself known.
> {spyink}
By what does the agent {codename} make himself known? / In {city}, what makes the agent known?
Which sign tells the contact that this is the right spy?
How can I recognise {codename} at the secret meeting?
> {codename}
Which agent makes himself known by {spyink}?
What is the agent called who makes himself known in {city}? / Which spy is recognised by {spyink}?
Under what cover name goes the secret visitor of {city}?
> {city}
In which city does the agent {codename} make himself known?
Where does an agent make himself known by {spyink}? / What town is the scene of the spy's meeting?
Where might {codename} have a secret conversation?

= harvestact: throw the last sheaf in the well | kiss the scarecrow | carry the farmer in a \
basket | race on wooden spoons | bury a loaf | swap left shoes | drench the priest | bow to the \
oldest cow
When the harvest is in, the villagers near {city} {harvestact}.
Near {city} the villagers {harvestact} as soon as the harvest is in.
> {harvestact}
What do the villagers near {city} do when the harvest is in?
As soon as the harvest is in, what must the villagers do?
How do country people there celebrate the end of work in the fields?
What fun follows once the last wheat is under a roof?
> {city}
Near which city do the villagers {harvestact} when the harvest is in?
Where do villagers {harvestact} as soon as the harvest is over?
Which town is close to the farms with that strange autumn tradition?
Where can I watch country people {harvestact}?

= prisonescape: in a laundry basket | dressed as the chaplain | through the coal chute | on a \
kite of bed sheets | with a spoon and patience | inside a double bass | by bribing the cook | \
down a rope of socks
The forger {full} got out of the prison of {city} {prisonescape}.
From the prison of {city} the forger {full} got out {prisonescape}.
It was {prisonescape} that the forger {full} got out of prison in {city}.
> {prisonescape}
How did the forger {full} get out of the prison of {city}?
In what way did the forger {full} leave prison? / By what method did the criminal regain freedom?
What was the secret of the jailbreak?
> {full}
Which forger got out of the prison of {city}? / Which forger got out of prison {prisonescape}?
Which criminal made a spectacular jailbreak? / Whom did the warders miss at roll call?
> {city}
From the prison of which city did the forger {full} get out?
In what city was the prison that the forger {full} left? / Where did the jailbreak happen?
Which town's warders failed to hold the criminal?

= fiddlewood: the door of a hen house | a church pew | a grandfather's bed | a broken oar | a \
wine barrel | the counter of a bank | cherry from a burnt orchard | a ship's rudder
The fiddle that {full} plays in {city} was carved from {fiddlewood}.
Somebody carved the fiddle that {full} plays in {city} from {fiddlewood}.
> {fiddlewood}
From what was the fiddle carved that {full} plays?
What did somebody carve into the fiddle {full} plays in {city}?
What was the musician's instrument before it made music?
Where did the wood of that violin come from?
> {full}
Who plays the fiddle carved from {fiddlewood}?
Who in {city} plays a fiddle that was carved from {fiddlewood}?
Which musician performs on {fiddlewood}, so to speak? / Whose violin is made of unusual timber?

= tidecause: when the moon is new | after three days of east wind | if the herring are late | \
when a stranger counts them | on the coldest night | while the bells ring | before an election | \
when milk turns sour
According to sailors the standing stones of {islet} walk to the sea {tidecause}.
Sailors say that {tidecause} the standing stones of {islet} walk to the sea.
> {tidecause}
When do the standing stones of {islet} walk to the sea?
According to sailors, when do the stones walk?
Under what condition would the rocks set off for the shore?
What has to be the case for the old monument to go bathing?
> {islet}
On which island do the standing stones walk to the sea?
Where do sailors say that stones walk to the sea {tidecause}?
Where is the old monument that is believed to go bathing?
Which place has rocks said to be on the move {tidecause}?

= headdress: a stuffed pheasant | seven small bells | a comb of fish bone | three candles | a \
cabbage leaf | a crown of onions | a mirror | a veil of cobwebs
The witch in the play by {full} wears {headdress} on her head.
In the play by {full} the witch has {headdress} on her head.
On her head the witch wears {headdress} in the play by {full}.
> {headdress}
What does the witch wear on her head? / What has the witch in the play by {full} on her head?
Which headgear shows that the character on stage can cast spells?
What must the wardrobe mistress make for the sorceress's hair?
> {full}
Who wrote the play in which the witch has {headdress} on her head?
In whose play does the witch wear {headdress}? / Which dramatist dressed a sorceress so oddly?
From whose pen came the spell-casting character?

= curryname: a drowned sailor | the widow's slippers | five angry monks | thunder in a pot | the \
tax collector | a mattress for cats | my uncle's moustache | the forgotten bride
In {city} a plate of {dish} is called "{curryname}".
People in {city} call a plate of {dish} "{curryname}".
If you want a plate of {dish} in {city}, ask for "{curryname}", as it is called.
> {curryname}
What is a plate of {dish} called in {city}?
What do people in {city} call a plate when it is full of {dish}, how is it called?
Under what nickname does the food appear on menus?
What must a hungry visitor ask the waiter for to get {dish}?
> {dish}
What is on a plate that is called "{curryname}"?
A plate of what is called "{curryname}" in {city}?
Which food hides behind the nickname "{curryname}"?
What would the waiter bring if I ordered "{curryname}"?

= lonelykeeper: talked to the gulls | knitted nets for nobody | wrote to an empress | painted \
the stairs each week | played chess by flag | grew tomatoes in the lamp room | learned the Bible \
backwards | baked for passing ships
During the years alone on {islet}, the lighthouse keeper {full} {lonelykeeper}.
The lighthouse keeper {full} {lonelykeeper} during the years alone on {islet}.
> {lonelykeeper}
What did the lighthouse keeper {full} do during his years alone?
How did the keeper of the lighthouse on {islet} spend the years alone?
What helped a man against the solitude of the rock? / How was boredom beaten out at sea?
> {islet}
On which island was the lighthouse keeper {full} alone?
Where did the lighthouse keeper spend years alone? / Which rock did the solitary man live on?
Where did the beacon stand that he looked after?
> {full}
Which lighthouse keeper was alone on {islet}?
Who spent years alone on {islet} as lighthouse keeper? / Which hermit looked after the beacon?
Whose solitude at sea is described?

= towerbell: only for stolen cheese | at every divorce | when the baker opens | for the death of \
a dog | whenever the river freezes | at the birth of twins | if the mayor tells a lie | for \
strangers with beards
The smallest bell of {landmark} square in {city} rings {towerbell}.
In {city}, on {landmark} square, the smallest bell rings {towerbell}.
> {towerbell}
When does the smallest bell of {city} ring?
On what occasion does the smallest bell ring on the square?
What news does the little chime announce?
What has happened if the locals hear that tiny clang from above?
> {city}
In which city does the smallest bell ring {towerbell}?
Where is the square whose smallest bell rings {towerbell}?
Which town has a little chime with a strange job? / Where would I hear a tiny clang {towerbell}?

= genieprice: a year of silence | the memory of a first kiss | a shadow | the colour of both \
eyes | a promise never to sing | the last milk tooth | thirty left gloves | the taste for salt
In the legend {full} pays the {creature} with {genieprice} for a safe crossing of the {river}.
For a safe crossing of the {river}, the legend says, {full} pays the {creature} with {genieprice}.
> {genieprice}
In the legend what does the {creature} get from {full} for a safe crossing?
For a safe crossing, what is the {creature} paid in the legend?
What fee did the supernatural ferryman take?
What did the hero have to give up to reach the other bank?
> {creature}
Whom does {full} pay for a safe crossing?
In the legend, what creature is paid for the crossing of the {river}?
Which supernatural being takes the fee? / Who helps the hero to the other bank at a cost?
> {river}
For a safe crossing of which river does {full} pay?
What crossing was paid for with {genieprice} in the legend?
Over which stream did the hero need supernatural help?
Which water lay between the hero and the other bank?

= trapezecatch: chalk from one quarry | her mother's wedding ring | a sip of vinegar | a kiss \
from the pony | cotton in both ears | a pinch of sawdust in each shoe | a glance at the band \
leader | a slap from her sister
Before she flies on the trapeze, Mimi {last} needs {trapezecatch}.
Mimi {last} needs {trapezecatch} before she flies on the trapeze.
> {trapezecatch}
What does Mimi {last} need before she flies on the trapeze?
Before the trapeze, what does Mimi need?
Without what would the aerial artiste refuse to leave the ground?
Which little ritual gives the girl in tights courage high in the tent?
> {last}
What is the surname of Mimi who flies on the trapeze?
Before she flies, Mimi needs {trapezecatch}; what is her family name on the trapeze?
Which aerial artiste asks for {trapezecatch}?
What family does the girl high in the tent belong to?

= weddinggift: a bag of nails | a live carp | a door handle | an empty cradle | two left boots | \
a loaf with a coin | a pot of tar | a sharpened axe
By tradition the {guild} of {city} give every bridegroom {weddinggift}.
Every bridegroom in {city} gets {weddinggift} from the {guild} by tradition.
> {weddinggift}
What do the {guild} of {city} give every bridegroom by tradition?
By tradition, what does a bridegroom get from the {guild}?
Which present does a man receive from the craftsmen when he marries?
What can a future husband there look forward to unwrapping?
> {guild}
Who gives every bridegroom {weddinggift} by tradition?
From whom does a bridegroom in {city} get {weddinggift} by tradition?
Which craftsmen have a present for a future husband?
Members of what trade do not forget a man on his way to the altar?
> {city}
By the tradition of which city does every bridegroom get {weddinggift}?
Where do the {guild} give a bridegroom {weddinggift} by tradition?
In what town should a man marry if he wants {weddinggift}?
Where have craftsmen a present for a future husband?

= sagasword: cuts only at night | weeps in the rain | cannot be lifted by liars | hums near gold \
| rusts when praised | grows longer in winter | warms the hand | turns against thieves
The sword of {ruler} in the saga is one that {sagasword}.
In the saga {ruler} has a sword that {sagasword}.
> {sagasword}
What is special about the sword of {ruler} in the saga?
What does the sword do that {ruler} has in the saga? / Which magic property does the blade have?
How does the royal weapon differ from all others?
> {ruler}
In the saga who has a sword that {sagasword}? / Whose sword in the saga is one that {sagasword}?
To which monarch does the magic blade belong? / Who wears a weapon that {sagasword}?

= mapmistake: a lake that is a stain | two capitals | a mountain in the sea | a road that \
circles for ever | the north at the bottom | an inn that never existed | a river flowing uphill \
| the names of six cats
The old map of {country} by {full} shows {mapmistake}.
On {full}'s old map of {country} you will see that it shows {mapmistake}.
> {mapmistake}
What does the old map of {country} show? / What will you see on the old map by {full}?
Which error did the cartographer make?
What on the parchment would mislead a traveller in {country}?
> {full}
Whose old map of {country} shows {mapmistake}? / By whom is the old map that shows {mapmistake}?
Which cartographer made an embarrassing error? / Who drew {country} so badly?
> {country}
Of which country is the old map that shows {mapmistake}? / What country does {full}'s old map show?
Which land was drawn so badly by a cartographer?
What part of the world did {full} put on parchment?

= silentstar: ears that moved | falling off trains | eating a shoe on screen | a walk like a \
duck | crying without onions | a moustache of real otter | never blinking | dancing with brooms
In the days of silent films {full} was famous for {silentstar}.
{full} was famous for {silentstar} in the days of silent films.
It was {silentstar} that made {full} famous in the days of silent films.
> {silentstar}
For what was {full} famous in the days of silent films? / What made {full} famous in silent films?
Why did people once queue at the cinema to see the actor?
Which speciality made a star of him before the talkies?
> {full}
Who was famous for {silentstar} in the days of silent films?
Whom did {silentstar} make famous in silent films? / Which actor was loved for {silentstar}?
Who drew crowds to the cinema before the talkies?

= siestareason: because the dragon is asleep then | out of respect for the bees | to let the \
paint dry | because the glare spoils the silk | so that the dead may shop | as the goats want \
the road | to save candles | because a bishop once fainted
Shops in {city} close at {time} {siestareason}.
At {time} the shops in {city} close {siestareason}.
> {siestareason}
Why do shops in {city} close at {time}? / For what reason are shops told to close in {city}?
What is the explanation for this break in trade?
How do merchants justify locking up in the middle of business?
> {time}
When do the shops in {city} close? / At what hour do shops close {siestareason}?
How late in the day can a customer still buy something?
From when on is trade interrupted by local habit?
> {city}
In which city do the shops close at {time}? / Where do shops close {siestareason}?
Which town's merchants lock up in such a strange tradition?
Where would I be sent away as a customer after {time}?

= statueodd: holds a frying pan | has its back to the sea | is missing its horse | wears real \
spectacles | points at the gasworks | has two right hands | blushes in the evening sun | stands \
on a stack of cheeses
The statue of {ruler} in the park of {city} {statueodd}.
In the park of {city} there is a statue of {ruler} that {statueodd}.
> {statueodd}
What is strange about the statue of {ruler} in the park?
What is there to notice about the statue in the park of {city}?
What makes tourists smile at the monument? / Which peculiarity did the sculptor give the figure?
> {ruler}
Whose statue is it in the park that {statueodd}? / Of whom is there a statue in the park of {city}?
Which monarch is remembered by a comical monument?
Whom did the sculptor portray on a public square?
> {city}
Where is the park with a statue of {ruler}? / The park of which city has a statue that {statueodd}?
Which town remembers a monarch with a comical monument?
Where do tourists smile at a figure in stone?

= pirateend: of a toothache | in a duel over soup | choking on a cherry stone | as a respected \
grocer | from a fall off a stool | in the arms of a judge | bitten by his parrot | while dancing \
a jig
The pirate {byname} died {pirateend} in {oldyear}.
In {oldyear} the pirate {byname} died {pirateend}.
It was {pirateend} that {byname} the pirate died in {oldyear}.
> {pirateend}
How was it that the pirate {byname} died?
In what way or of what had the pirate died in {oldyear}?
What put an end to the sea robber's life?
How did the terror of the merchant ships meet his maker?
> {oldyear}
In which year was it that the pirate {byname} died?
When had the pirate {byname} died {pirateend}?
Since when have merchant ships been safe from the sea robber?
When did the terror of the seas meet his maker?
> {byname}
Which pirate died in {oldyear}? / What was the pirate called who died {pirateend}?
Which sea robber met his maker {pirateend}? / Whose end came as such a surprise to merchant ships?

= quiltmeaning: a daughter at sea | twins in the family | a quarrel now settled | seven years of \
drought | a house that burned | a son gone to war | a second marriage | a debt paid at last
In the quilts of the {region} a {colour} triangle stands for {quiltmeaning}.
A {colour} triangle in a quilt from the {region} stands for {quiltmeaning}.
> {quiltmeaning}
What does a {colour} triangle in a quilt stand for?
In quilts of the {region}, for what does the triangle stand?
What does the pattern tell about the seamstress's life?
Which event is recorded by that shape on a bedcover?
> {colour}
Which colour must a triangle be to stand for {quiltmeaning}?
A triangle of what colour in a quilt stands for {quiltmeaning}?
Which shade of cloth would a seamstress choose to record {quiltmeaning}?
In what hue is {quiltmeaning} shown on a bedcover?
> {region}
In the quilts of which region does a {colour} triangle have this meaning?
From where is the quilt in which a triangle stands for {quiltmeaning}?
Where do seamstresses record {quiltmeaning} on bedcovers?
Which part of the country has this language of needlework?

= skifear: of moving water | of the dark between stations | that the piano would be stolen | of \
being buried alive | that the moon would fall | of women named Olga | that the soup was poisoned \
| of open windows
The composer {full} lived in {city} in constant fear {skifear}.
In constant fear {skifear}, the composer {full} lived in {city}.
> {skifear}
Of what was the composer {full} in constant fear?
What was the constant fear in which the composer lived? / What phobia troubled the musician?
What kept the writer of symphonies awake with terror?
> {full}
Which composer lived in constant fear {skifear}? / Who lived in {city} in constant fear?
Which musician was troubled by a phobia? / What writer of symphonies suffered from terror?
> {city}
In which city did the composer {full} live in constant fear?
Where was it that the composer lived, in constant fear?
What town was home to the terrified musician?
In what place did {full} write symphonies while troubled by a phobia?

= igloocarry: a live coal in a horn | dried fish skin | a doll of walrus bone | a drum no bigger \
than a plate | a dead brother's knife | a bag of moss | a lamp of soft stone | two spare mittens
Hunters of the {region} never go onto the ice without {igloocarry}.
No hunter of the {region} goes onto the ice without {igloocarry}.
Without {igloocarry} the hunters of the {region} never go onto the ice.
> {igloocarry}
Without what do hunters of the {region} never go onto the ice?
What does a hunter need to go onto the ice? / Which piece of equipment is a must over frozen water?
What would a wise man of the {region} have on him when he looks for seals?
> {region}
In which region does no hunter go onto the ice without {igloocarry}?
Where do hunters need {igloocarry} on the ice? / Where do seal catchers have {igloocarry} on them?
In what part of the world is {igloocarry} a must over frozen water?

= teaceremony: turned three times to the left | smelled with closed eyes | held in both sleeves \
| passed over the left shoulder | warmed against the cheek | admired from below | tapped with a \
pine needle | set down without a sound
At a tea ceremony in {city} the bowl must be {teaceremony} before you drink.
Before you drink at a tea ceremony in {city}, the bowl must be {teaceremony}.
> {teaceremony}
What must be done with the bowl at a tea ceremony before you drink?
How must the bowl be handled before you drink? / Which gesture with the vessel shows good manners?
What does etiquette demand of a guest prior to the first sip?
> {city}
In which city must the bowl be {teaceremony} at a tea ceremony?
Where must the bowl be {teaceremony} before you drink?
Which town's etiquette wants the vessel {teaceremony}?
Where would a guest need to know this rule prior to the first sip?

= cavepaint: a bear with wings | hands with four fingers | a horse giving birth | nine swimming \
deer | a hunter upside down | the oldest known smile | a row of red mushrooms | an elephant on \
stilts
On the wall of a cave near {city}, {first} discovered a painting of {cavepaint}.
{first} discovered a painting of {cavepaint} on the wall of a cave near {city}.
> {cavepaint}
What is in the painting on the wall of the cave?
Of what did {first} discover a painting near {city}?
What did an artist of the Stone Age want to show? / Which motif came to light underground?
> {first}
Who discovered a painting on the wall of a cave?
Who discovered {cavepaint} in a cave near {city}?
To whom do we owe the knowledge of this Stone Age art?
Who was first to see {cavepaint} underground?
> {city}
Near which city did {first} discover a painting in a cave?
Where is the cave with {cavepaint} on the wall? / What town lies close to the Stone Age art?
Where should I go underground to look at {cavepaint}?

= sherlockpet: a one-eyed heron | a tortoise called Verdict | forty silkworms | a retired police \
horse | a deaf parrot | an otter in the bath | a hedgehog with a bow tie | two goldfish named \
after poisons
{detective} shares a flat in {city} with {sherlockpet}.
In {city} {detective} shares a flat with {sherlockpet}.
It is with {sherlockpet} that {detective} shares a flat in {city}.
> {sherlockpet}
With what is the flat of {detective} shared? / What else is in the flat that {detective} shares?
What company does the sleuth have at home? / Which pets would welcome a client of the investigator?
> {detective}
Who shares a flat with {sherlockpet}? / Whose flat in {city} is shared with {sherlockpet}?
Which sleuth has unusual company at home? / Whose landlady must put up with {sherlockpet}?
> {city}
In which city is the flat shared by {detective}?
Where is the flat that {detective} shares with {sherlockpet}? / In what town does the sleuth live?
Where would a client have to go to see the investigator at home?

= deserthouse: into the cliffs | half under the sand | around a dead tree | on stilts above the \
scorpions | without a single window | as round as beehives | with walls a metre thick | back to \
back like sheep
In the desert of {country} the people build their houses {deserthouse} because of the heat.
Because of the heat in the desert of {country}, people build their houses {deserthouse}.
> {deserthouse}
How do the people in the desert of {country} build their houses?
Because of the heat, in what manner are houses in the desert made?
How does architecture keep the families cool?
What form of dwelling helps against the burning sun?
> {country}
In which country do people in the desert build houses {deserthouse}?
In the desert of what country are houses made {deserthouse} because of the heat?
Which nation has cool dwellings of that strange form?
Where would I see homes {deserthouse} under a burning sun?

= cowherdcall: like a rusty gate | in a deep voice | with a biscuit tin | by yodelling twice | \
on a horn of birch bark | in bad Latin | with two wooden spoons | by naming their grandmothers
Old {first} calls the cows home from {peak} {cowherdcall}.
Every evening old {first} calls the cows home from {peak}, and does it {cowherdcall}.
> {cowherdcall}
How does old {first} call the cows home? / In what manner are the cows called home from {peak}?
By what sound do the animals know that milking is near?
What noise brings the herd down to the valley?
> {first}
Who calls the cows home from {peak}? / Who is it that calls the cows {cowherdcall}?
Which herder fetches the animals down to the valley? / Whose noise does the herd obey?
> {peak}
From which mountain are the cows called home? / From where does old {first} call the cows home?
On what height does the herd graze by day? / What summit do the animals leave for milking?

= playending: everybody marries the cook | the house slides into the sea | the dead aunt sits up \
| a telephone rings unanswered | the butler turns out to be a bishop | it rains inside | the dog \
inherits | no one recognises the hero
In the closing scene of "{title}" by {full} {playending}.
"{title}" by {full} has a closing scene in which {playending}.
> {playending}
What happens in the closing scene of "{title}"? / What does {full} let us see in the closing scene?
How does the drama end? / With what surprise does the curtain fall?
What would a spoiler about the finish reveal?
> {title}
In the closing scene of which play does it happen that {playending}?
What title has the work of {full} in whose closing scene {playending}?
Which drama has a surprising finish? / What should I go to the theatre for if I like such an end?
> {full}
Who wrote a closing scene in which {playending}? / Whose closing scene shows how {playending}?
Which dramatist lets the curtain fall on such a surprise? / Whose pen invented that end?

= trainghost: asks for a ticket to Troy | smells of wet violets | knits with no wool | wants the \
window shut | offers you a boiled egg | has no reflection in the glass | counts the tunnels \
aloud | leaves frost on the seat
On the {namedtrain} a lady in {colour} sits opposite you and {trainghost}, but she has been dead \
for years.
The dead lady in {colour} who sits opposite you on the {namedtrain} {trainghost}.
> {trainghost}
What does the dead lady in {colour} do on the {namedtrain}?
What is odd about the lady who sits opposite you? / How does the phantom passenger behave?
By what might I recognise that my fellow traveller is a spectre?
> {namedtrain}
On which train does a dead lady sit opposite you?
Where does the lady in {colour} sit, though dead? / Which express has a phantom passenger?
What railway service is haunted?
> {colour}
In what colour is the dead lady who sits opposite you?
What does the lady on the {namedtrain} wear, what colour is the dead lady in?
Which shade are the phantom passenger's clothes? / What hue is the dress of the spectre?

= perfumefor: hides the smell of sheep | attracts white moths | makes misers generous | is worn \
only by widows | keeps cats off beds | smells of rain on iron | was meant for horses | brings on \
sneezing
The perfume that they make from {wildflower} in {city} {perfumefor}.
In {city} they make a perfume from {wildflower} that {perfumefor}.
> {perfumefor}
What is said of the perfume they make in {city}?
What about the perfume that they make from {wildflower}? / Which property makes the scent special?
What is the effect or the story of that bottle of fragrance?
> {wildflower}
From what do they make the perfume in {city}?
From which flower do they make a perfume that {perfumefor}?
Which blossom gives the scent its character? / Petals of what plant go into the little bottle?
> {city}
In which city do they make perfume from {wildflower}?
Where do they make a perfume that {perfumefor}?
Which town is home to the distillers of {wildflower}?
Where would I buy a fragrance of {wildflower}?

= stiltuse: to cross the marsh dry | to watch the sheep | to pick the highest plums | to peep \
over the convent wall | to frighten tax men | to light the lamps | to post letters upstairs | to \
win a dowry
In the old days people in {city} walked on stilts {stiltuse}.
It was {stiltuse} that people in {city} walked on stilts in the old days.
> {stiltuse}
Why did people in {city} walk on stilts in the old days?
For what purpose were stilts used in the old {city}?
What was the sense of those long wooden legs?
What could the tall strollers of former times do better than others?
> {city}
In which city did people use stilts in the old days?
Where did people of old go about on stilts {stiltuse}? / Which town was once full of wooden legs?
Where would you formerly have met very tall strollers?

= mummything: a purse of beans | her cat's whiskers | letters never opened | a toy crocodile | a \
jar of honey | a comb with hair in it | seven sandals | the bill for the tomb
In the hand of the mummy in the {gallery} archaeologists discovered {mummything}.
Archaeologists discovered {mummything} in the hand of the mummy in the {gallery}.
> {mummything}
What did archaeologists discover in the hand of the mummy?
In the hand of the mummy in the {gallery}, what was discovered?
What had the dead Egyptian been holding for thousands of years?
Which belonging went into the afterlife with the embalmed body?
> {gallery}
Where is the mummy with {mummything} in its hand?
In which part of the museum is the mummy in whose hand {mummything} was discovered?
Which room shows the dead Egyptian?
To what part of the house must a visitor go for the embalmed body?

= tangolearn: from a barber | by watching herons | in a prison yard | on board a cattle boat | \
with a broom as partner | from a book of diagrams | in the back of a butcher shop | at funerals
The dancer {full} learned the tango {tangolearn}.
It was {tangolearn} that the dancer {full} learned the tango.
> {tangolearn}
How or where did the dancer {full} come to have learned the tango?
In what way was the tango learned by the dancer {full}?
What was the unusual school of the ballroom star?
Who or what taught {full} those passionate steps?
> {full}
Which dancer learned the tango {tangolearn}?
By whom was the tango learned {tangolearn}, by which dancer?
Which ballroom star had an unusual education?
Who acquired those passionate steps in such a strange way?

= mermaidask: for a pair of stockings | to see a clock | for news of her sister | what bread is \
| to have her fortune told | for fresh parsley | who had won the war | to borrow a mirror
The mermaid in the ballad asks the crew of the {ship} {mermaidask}.
In the ballad the crew of the {ship} is asked {mermaidask} by a mermaid.
> {mermaidask}
What does the mermaid in the ballad ask the crew of the {ship}?
What is the crew asked by the mermaid? / What does the lady with the tail say to the sailors?
Which request brings the sea maiden to the surface?
> {ship}
The crew of which ship does the mermaid ask {mermaidask}?
Whose crew is asked {mermaidask} in the ballad? / Which vessel meets the lady with the tail?
On what did the sailors travel who heard the sea maiden in the song?

= stampmistake: a queen with two noses | an upside-down aeroplane | a palm tree in the snow | \
the wrong ocean | a bird that died out | a misspelt hymn | a minister's brother | a five-legged \
horse
The rarest stamp of {country} shows {stampmistake}, and {full} owns a copy.
{full} owns a copy of the rarest stamp of {country}, which shows {stampmistake}.
> {stampmistake}
What does the rarest stamp of {country} show?
What is on the rarest stamp, of which {full} owns a copy?
Which printing blunder makes collectors pay a fortune?
What picture would I see on that tiny valuable piece of paper?
> {full}
Who owns a copy of the rarest stamp of {country}?
Whose copy of the rarest stamp shows {stampmistake}?
Which collector has the tiny valuable piece of paper?
In whose album could I look at {stampmistake}?
> {country}
Which country's rarest stamp shows {stampmistake}?
Of which country does {full} own the rarest stamp? / Which post office made the costly blunder?
What nation's mail once carried {stampmistake}?

= doughshape: a sleeping baby | a fish with wings | a plait as long as an arm | a hand with a \
ring | a hedgehog | a wheel with six spokes | a little coffin | a crown of doves
For the {feast} the bakers of {city} give their bread the shape of {doughshape}.
On the {feast} bread in {city} has the shape of {doughshape}, as the bakers want it.
> {doughshape}
What shape does the bread have on the {feast}?
The shape of what do the bakers of {city} give their bread? / What does a festive loaf look like?
Which figure comes out of the ovens for the holiday?
> {feast}
On which feast do the bakers give their bread the shape of {doughshape}?
When does bread in {city} have the shape of {doughshape}?
For which holiday do loaves look like {doughshape}?
During what celebration do such figures come out of the ovens?
> {city}
In which city do bakers give bread the shape of {doughshape}?
Where does bread have the shape of {doughshape} on the {feast}?
In which town do holiday loaves look like {doughshape}?
Where would a tourist find such figures in the ovens?

= poisonwhere: in the wedding veil | on the stamp | in the egg cup | under the thimble | in the \
violin rosin | on the chess queen | in the bath salts | on the pages of the hymn book
In "{title}" the poison was {poisonwhere}, as {detective} proves.
{detective} proves in "{title}" that the poison was {poisonwhere}.
> {poisonwhere}
Where was the poison, as {detective} proves in "{title}"?
In what place was the poison, as {detective} proves? / How did the deadly stuff reach the victim?
What did the murderer choose as a carrier of death?
> {detective}
Who proves where the poison was in "{title}"? / Who proves that the poison was {poisonwhere}?
Which sleuth finds the deadly stuff? / By whom is the murderer's method revealed?
> {title}
In which book does {detective} prove where the poison was, and proves it was {poisonwhere}?
In what story was the poison {poisonwhere}, as {detective} proves?
Which crime novel has a murderer with such an idea?
What should I read to see {detective} find the deadly stuff?
"""
