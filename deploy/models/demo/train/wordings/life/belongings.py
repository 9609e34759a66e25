"""What people eat, wear, carry and collect, in short sentences (see relations.py)."""

RELATIONS = """
= dateflop: his mother came along | the restaurant served only tripe | she lectured on drains | \
he fell asleep in the soup | her ex was the waiter | they both wore the same shirt | he counted \
his change twice | the dog ate the roses
{first}'s first date with the {job} went wrong because {dateflop}.
Because {dateflop}, {first}'s first date with the {job} went wrong.
The first date {first} had with the {job} went wrong, as {dateflop}.
> {dateflop}
Why did {first}'s date with the {job} go wrong, why it all went wrong?
What made the date go wrong that {first} had with the {job}, what went wrong?
What spoilt the romantic evening? / For what reason will those two not see each other again?
> {job}
With whom had {first} a date that went wrong?
What was the job of the one whose date with {first} went wrong?
What does {first}'s disappointing admirer do for a living?
What is the profession of the person {first} will not see again?
> {first}
Whose date with the {job} went wrong?
Who had a date with a {job} that went wrong because {dateflop}?
Who is still single after a spoilt romantic evening?
Who had hoped for love and been disappointed?

= teasugar: with a pinch of pepper | through a lump of sugar | from the saucer | with goat's \
milk and rum | as black as tar | in a beer glass | cold and with mint | with a spoon of jam
{first} takes tea {teasugar}, a custom brought back from {country}.
It is {teasugar} that {first} takes tea, a custom brought back from {country}.
A custom brought back from {country}, {first} takes tea {teasugar}.
> {teasugar}
How does {first} take tea, according to the custom brought back from {country}?
Which custom of taking tea has {first} brought back?
In what way must I serve the hot brew so that {first} likes it?
What is unusual about the way {first} drinks a cuppa?
> {country}
From which country has {first} brought back the custom?
The custom of tea {teasugar} was brought back by {first} from where?
Where did {first} pick up that way of drinking?
Whose people, of which land, does {first} imitate with a cup in hand?

= keepsstraight: a spoon in a glass | knots in a handkerchief | notes on the mirror | chalk \
marks on the door | a song of names | a string of buttons | stones in a bowl | a code of ribbons
My {kin} remembers birthdays by means of {keepsstraight}.
By means of {keepsstraight} my {kin} remembers birthdays.
It is by means of {keepsstraight} that birthdays are what my {kin} remembers.
> {keepsstraight}
By means of what does my {kin} remember, as one remembers birthdays?
What are the means by which birthdays are remembered, as my {kin} remembers them?
Which memory aid makes sure that nobody goes without a card?
What does a relative of mine use in place of a calendar?
> {kin}
Who remembers birthdays by means of {keepsstraight}?
Which relative remembers all birthdays with such means, {keepsstraight}?
Who in my family needs no calendar? / Which member of my family relies on {keepsstraight}?

= bargain: a tuba without a mouthpiece | half a dinghy | a stuffed badger | nineteen left boots \
| a confessional box | a bath full of moss | a dentist's chair | a bust of nobody
At the auction in {city} {first} could not resist {bargain} for {price}.
{first} could not resist {bargain} for {price} at the auction in {city}.
For {price}, {bargain} was more than {first} could resist at the auction in {city}.
> {bargain}
What could {first} not resist at the auction?
At the auction in {city}, what was there that {first} could not resist for {price}?
Which useless thing did the bidder take home? / What was knocked down to {first} by the hammer?
> {price}
For how much could {first} not resist {bargain} at the auction?
At the auction in {city}, for what price did {first} not resist? / How much did the bidder pay?
What was the winning bid for {bargain}?
> {city}
In which city was the auction where {first} could not resist {bargain}?
Where did {first} not resist {bargain} at an auction? / In what town did the hammer fall?
Where did {first} do some foolish bidding?

= hairchange: to look like a violinist | after losing a wager | because the helmet was tight | \
for a part in Macbeth | since the twins pulled it | to please a sculptor | out of grief for the \
dog | to raise money for the roof
{first} had those long {colour} curls cut off {hairchange}.
It was {hairchange} that {first} had those long {colour} curls cut off.
{first}'s long {colour} curls were cut off {hairchange}.
> {hairchange}
Why did {first} have those long curls cut off?
For what reason were {first}'s long {colour} curls cut?
What moved {first} to go to the hairdresser? / How come {first} looks so different from before?
> {first}
Who had long curls cut off {hairchange}? / Whose long {colour} curls were cut off?
Who looks so different after the hairdresser's? / Who sacrificed a fine head of hair?
> {colour}
What colour were the long curls that {first} had cut off?
Which long curls did {first} have cut {hairchange}?
In which shade was the hair on the hairdresser's floor? / What did {first}'s head look like before?

= boxtied: love letters in Dutch | a dried starfish | three wisdom teeth | cheques never cashed \
| a map of nowhere | a bullet from Verdun | a plait of hair | recipes for poison
In the {box} that Aunt {last} left me I found {boxtied}.
I found {boxtied} in the {box} that Aunt {last} left me.
{boxtied} was what I found in the {box} Aunt {last} left me.
> {boxtied}
What did I find, what was found in the {box} that Aunt {last} left me?
In the {box} left me by Aunt {last} I found what? / Which surprise did my inheritance contain?
What came to light when I opened the dead lady's present?
> {box}
In what, which Aunt {last} left me, was it that I found {boxtied}?
In which container left me by an aunt have I found {boxtied}? / What did I inherit from {last}?
Which container came to me from a dead relative?
> {last}
Which aunt left me the {box} in which I found {boxtied}?
From which aunt is the {box} where I found {boxtied}, left to me? / Whose heir am I?
What was the name of the old lady who bequeathed me a container?

= nevertold: to have been at sea | to be the eldest son | that he could not read | why the shop \
had closed | that the ring was glass | who wrote the letters | to be afraid of cows | what \
happened in Malta
Grandfather never admitted {nevertold}, not even to {full}, a close friend.
Not even to {full}, a close friend, had Grandfather ever admitted {nevertold}.
Grandfather's close friend {full} was not told either; Grandfather never admitted {nevertold}.
> {nevertold}
What had Grandfather never admitted, not even to a close friend?
What was never admitted by Grandfather, even to {full}, a friend?
Which secret did the old man take to the grave? / What did he keep quiet about all his life?
> {full}
To which close friend had Grandfather not even admitted {nevertold}?
What is the name of Grandfather's close friend?
Who was nearest to the old man and yet did not know? / From which companion was the secret kept?

= traincompany: a nun with a trumpet | two wrestlers in love | a man peeling eggs | a choir of \
plumbers | a beekeeper with a hive | a lady with a ferret | a boy reciting rivers | three \
sleeping judges
{first} shared the compartment to {city} with {traincompany}.
With {traincompany}, {first} shared the compartment to {city}.
The compartment to {city} was shared by {first} with {traincompany}.
> {traincompany}
With whom did {first} share, or have shared, the compartment to {city}?
Who shared the compartment with {first}? / What company was there on the railway journey?
Who else was sitting there as the traveller looked up?
> {city}
To which city went the compartment {first} shared with {traincompany}?
Where was the compartment going that {first} shared?
What was the destination of the railway journey? / To what town was {first} travelling?
> {first}
Who shared the compartment to {city} with {traincompany}?
By whom was a compartment shared with {traincompany}?
Which traveller sat opposite {traincompany}? / Who made a railway journey in odd company?

= fencejump: a bull that disliked umbrellas | the farmer's eldest daughter | a swarm of hornets \
| the wrong bus | an angry swan | the tax inspector | a runaway lawnmower | the rector with a \
petition
{first} jumped over the cemetery wall to escape from {fencejump}.
To escape from {fencejump}, {first} jumped over the cemetery wall.
It was to escape from {fencejump} that the cemetery wall was what {first} jumped over.
> {fencejump}
From what did {first} escape over the cemetery wall?
To escape what was it that {first} jumped over the wall?
What was {first} running away from among the graves? / Who or what was chasing the leaper?
> {first}
Who jumped over the cemetery wall?
Who tried to escape from {fencejump} by jumping over the cemetery wall, who jumped?
Who fled among the graves? / Who was running away from {fencejump}?

= hatcollect: with a dent from a golf ball | that belonged to a hangman | with a family of moths \
| made of birch bark | with a nest on top | that glows in the dark | too big for anyone | with a \
secret pocket
Of all those hats, {first} is proudest of the one {hatcollect}.
The one {hatcollect} is the hat of which, of all hats, {first} is proudest.
{first} is proudest, of all those hats, of the one {hatcollect}.
> {hatcollect}
Of which of all those hats is {first} proudest? / Which hat, of all hats, makes {first} proudest?
What is special about the gem of {first}'s headgear?
Which piece does the collector of headgear show first?
> {first}
Who is proudest of the hat {hatcollect}, of all hats?
Whose hats are there, and who is proudest of the one {hatcollect}?
Which collector of headgear likes to show off? / Who owns headgear {hatcollect}?

= warningshout: the bull is out | your skirt is on fire | do not touch the handle | duck at once \
| the ice is thin | there is glue on it | the dog has had lunch | jump now
From the hayloft {first} shouted down to the postman: "{warningshout}!"
"{warningshout}!" {first} shouted down to the postman from the hayloft.
The postman heard {first}, up in the hayloft, who shouted down: "{warningshout}!"
> {warningshout}
What did {first} shout, what was shouted down to the postman from the hayloft?
What was it that {first} in the hayloft shouted to the postman?
Which words came from above to the man with the letters? / What was called out as the mail arrived?
> {first}
Who shouted "{warningshout}" down to the postman?
Who was in the hayloft, shouting to the postman? / Who called from above as the mail arrived?
Whose voice startled the man with the letters?

= rainhat: a salad bowl | the newspaper's sports pages | a wellington boot | a plastic bag from \
Aldi | a rhubarb leaf | a colander with foil | two sun hats | the lid of a bin
Caught in {weather} near {city}, {first} wore {rainhat} on the head.
{first}, caught in {weather} near {city}, wore {rainhat} on the head.
On the head {first}, caught near {city} in {weather}, wore {rainhat}.
> {rainhat}
What did {first} wear on the head, as worn when caught near {city}?
Caught in {weather}, what did {first} wear on the head? / What served as a makeshift cap?
With what did {first} cover the hair in bad conditions?
> {weather}
In what was {first} caught near {city}, wearing {rainhat} on the head?
What was {first} caught in who wore {rainhat} on the head?
What did the sky have in store for the walker?
What were the conditions outdoors when a makeshift cap was needed?
> {city}
Near which city was {first} caught in {weather}, with {rainhat} on the head?
Caught near what city did {first} wear {rainhat} on the head?
Close to which town was the walker surprised outdoors? / Where was a makeshift cap needed?

= kinadmit: to liking the neighbour | to never having read it | to a weakness for custard | to \
cheating at school | to having voted twice | to being homesick | to breaking the vase | to \
hating the seaside
After {tally} glasses of sherry {first} admitted {kinadmit}.
{first} admitted {kinadmit} after {tally} glasses of sherry.
It took {tally} glasses of sherry until {first} admitted {kinadmit}.
> {kinadmit}
To what had {first} admitted after all that sherry, glass by glass, what was admitted?
What was admitted by {first} after {tally} glasses of sherry?
What confession did drink bring out? / Which truth did wine of Spain draw from {first}?
> {tally}
How many glasses of sherry did it take until {first} admitted {kinadmit}?
After how many glasses had {first} admitted {kinadmit}?
> {tally} glasses
How much drink was needed for the confession? / What quantity loosened {first}'s tongue?
> {first}
Who admitted {kinadmit} after so much sherry? / Who had {tally} glasses of sherry?
Whose tongue did drink loosen? / Who confessed {kinadmit}?

= windowsill: a row of cactus skulls | her glass eye | unripe tomatoes | a bust of Wagner | \
empty snail shells | a wind-up monkey | jars of rainwater | seven blue bottles
On the kitchen window sill at {house}, {first} keeps {windowsill}.
{first} keeps {windowsill} on the kitchen window sill at {house}.
The kitchen window sill at {house} is where {first} keeps {windowsill}.
> {windowsill}
What does {first} keep on the kitchen window sill?
At {house}, what is kept on the window sill of the kitchen?
What would one see first, looking in from outside while {first} cooks?
With what is {first}'s view into the garden decorated?
> {house}
At which house does {first} keep {windowsill} on the kitchen window sill?
Where is the window sill on which {first} keeps {windowsill}? / Where does {first} live?
What is the name of the home that is decorated with {windowsill}?
> {first}
Who keeps {windowsill} on the kitchen window sill?
Whose window sill in the kitchen at {house} holds {windowsill}? / Who lives at {house}?
Who decorated the cooking area with {windowsill}?

= movedwhy: the lift never worked | a cousin lived upstairs | the walls were too thin | the rent \
had doubled | there was no room for the harp | the river kept rising | the landlord played the \
drums | the view was of a prison
{first} left the flat in {street} and moved to {city} because {movedwhy}.
Because {movedwhy}, {first} left the flat in {street} and moved to {city}.
The flat in {street} was one that {first} left, and moved to {city}, because {movedwhy}.
> {movedwhy}
Why was it that {first} left the flat in {street}?
For what reason was the flat one that {first} left when {first} moved to {city}?
What was wrong with {first}'s former home? / For what reason did {first} hire a removal van?
> {city}
To which city had {first} moved from the flat in {street}?
Where had {first} moved who left the flat because {movedwhy}? / Where is {first}'s new home?
In which town did the removal van stop at last?

= postcardlie: the hotel was a palace | nobody had been sick | it never rained | the food was \
divine | we had seen dolphins | the bus was on time | the sea was warm | the beds were soft
On the postcard to my {kin}, {first} lied that {postcardlie}.
{first} lied on the postcard to my {kin} that {postcardlie}.
That {postcardlie} was what {first} lied about on the postcard to my {kin}.
> {postcardlie}
What did {first} lie about, what was lied about on the postcard to my {kin}?
On the postcard, what was it that {first} lied? / Which untruth did the holiday greeting contain?
What rosy picture did the traveller paint for those at home?
> {kin}
On the postcard to whom had {first} lied?
Who got the postcard on which {first} lied that {postcardlie}?
Who was deceived about the holiday?
To which of my relatives did the traveller send a rosy picture?
> {first}
Who lied on the postcard to my {kin}? / Whose postcard lied that {postcardlie}?
Who was not honest about the holiday? / Which traveller deceived my family?

= nightsnack: cold gravy from the jug | a spoon of peanut butter | pickled walnuts | raw jelly \
cubes | the dog's biscuits | one boiled beetroot | dry cornflakes | a heel of cheddar
At {time} I caught {first} at the open fridge eating {nightsnack}.
I caught {first} eating {nightsnack} at the open fridge at {time}.
{first} was caught at the open fridge at {time} eating {nightsnack}.
> {nightsnack}
What was {first} eating when I caught the eater at the open fridge?
At the open fridge I caught {first} with what?
What did the nibbler in the kitchen have in the mouth?
On what does {first} feast when the house is asleep?
> {time}
At what time was {first} caught eating {nightsnack} at the open fridge?
When had I caught {first} at the open fridge? / How late was it when I surprised the nibbler?
What did the clock say as I found somebody feasting in the kitchen?
> {first}
Whom have I caught at the open fridge at {time}?
Who was caught eating {nightsnack} at the fridge? / Who is the nibbler in the house?
Who feasts in the kitchen when we are in bed?

= lentnever: the second volume | my only good spade | a bicycle with no brakes | a tent for two \
| our fondue set | a book about eels | the long ladder | her opera glasses
{first} borrowed {lentnever} in {month} and has not given it back.
In {month} {first} borrowed {lentnever} and has never given it back.
What {first} borrowed in {month}, {lentnever}, has not been given back.
> {lentnever}
What has {first} borrowed and not given back?
What was it that, borrowed in {month}, {first} has never given back, just borrowed and given no \
more?
What am I still waiting to have returned? / Which loan of mine has become a permanent one?
> {month}
When did {first} borrow, or had borrowed, {lentnever}, never given back?
In what month was {lentnever} borrowed by {first} and not given back?
Since when have I been waiting for the loan to be returned?
In which part of the year did I lend {lentnever}?
> {first}
Who has borrowed {lentnever} and not given it back?
By whom was {lentnever} borrowed in {month}, never to be given back?
Who is too forgetful to return a loan? / From whom must I reclaim {lentnever}?

= proudof: never having missed a bus | a perfect sponge | a letter from the Queen | teeth that \
are all real | growing a three-pound onion | a straight furrow | knowing every kerb | a \
twice-mended heart
What {first}, our retired {job}, is proudest of is {proudof}.
Our retired {job}, {first}, is proudest of {proudof}.
{proudof} is what makes {first}, our retired {job}, proudest.
> {proudof}
What is our retired {job} {first} proudest of? / What makes {first}, who has retired, proudest?
About what does {first} boast most? / Which achievement matters above all to the pensioner?
> {job}
What has {first}, proudest of {proudof}, retired as?
Retired as what, {first} is proudest of {proudof}: what was the work?
What did the pensioner do for a living? / What was {first}'s profession?
> {first}
Who is proudest of {proudof}, having retired? / Which retired {job} is proudest of {proudof}?
Who boasts most about {proudof}? / Which pensioner was our {job}?

= ringtone: a crowing cock | a flushing toilet | the Dutch anthem | a creaking door | Grandma \
calling for dinner | breaking glass | a chorus of frogs | a judge's hammer
During the funeral {first}'s mobile rang with the sound of {ringtone}.
With the sound of {ringtone}, {first}'s mobile rang during the funeral.
{first}'s mobile, set to the sound of {ringtone}, rang during the funeral.
> {ringtone}
With what sound did {first}'s mobile ring during the funeral?
During the funeral, what was the sound from {first}'s mobile?
What embarrassing noise disturbed the mourners? / What did those at the graveside suddenly hear?
> {first}
Whose mobile rang during the funeral?
Whose mobile was heard during the funeral with the sound of {ringtone}?
Who disturbed the mourners? / Who had forgotten to switch something off before the burial?

= oldname: the Duchess of Dirt | Captain Crumbs | Windy Miller | the Human Sofa | Lord Late | \
the Walking Larder | Saint Nobody | Queen of Queues
My brothers used to call {first} "{oldname}" behind {last}'s back.
Behind {last}'s back my brothers used to call {first} "{oldname}".
"{oldname}" was what my brothers, behind {last}'s back, used to call {first}.
> {oldname}
What did my brothers call {first} behind {last}'s back?
Behind that back, what was {first} called by my brothers, who used to call so?
Which mocking title had the boys of my family invented?
By what insult did two young rascals refer to {first}?
> {first}
Whom did my brothers call "{oldname}" behind {last}'s back?
Who was it my brothers used to call "{oldname}"?
For whom had the boys of my family a mocking title? / Who was meant by "{oldname}"?

= bedbook: upside down for practice | with a torch under the sheet | aloud to the goldfish | one \
sentence a night | with cotton in the ears | in the empty bath | backwards from the end | in a \
silly voice
At bedtime {first} has been reading {book} {bedbook} since {weekday}.
Since {weekday} {first} has been reading {book} {bedbook} at bedtime.
{book} is what {first} has been reading {bedbook} at bedtime since {weekday}.
> {bedbook}
How has {first} been reading at bedtime since {weekday}?
In what manner has {first} been reading {book} at bedtime?
What is peculiar about the way the volume is studied?
By which odd method does {first} get through literature?
> {book}
What has {first} been reading {bedbook} at bedtime?
Which book has {first} been reading at bedtime since {weekday}?
Which volume is being studied so oddly? / With what literature does {first} pass the evenings?

= coinjar: for a trip to Lapland | to buy the cat a coat | for a new hip | to pay for dancing \
shoes | against the day of judgement | for a second-hand tandem | to have the roof mended | to \
bribe the parking warden
Every coin of change goes into {first}'s pickle jar {coinjar}.
{first} drops every coin of change into a pickle jar {coinjar}.
Into a pickle jar goes every coin of {first}'s change {coinjar}.
> {coinjar}
What for does every coin of {first}'s change go into a pickle jar?
Why does {first} drop every coin into a pickle jar? / What are the savings on the shelf meant for?
For what purpose is {first} putting small money aside?
> {first}
Who drops every coin of change into a pickle jar? / Whose pickle jar gets every coin {coinjar}?
Who is putting small money aside {coinjar}? / Who has a piggy bank that is really made of glass?

= soothbaby: the hum of the hoover | a walk past the brewery | Bach on the kazoo | being swung \
like a bell | the washing machine's window | a drive round the ring road | a whispered football \
report | his own reflection
When baby {first} screams in the {room}, only {soothbaby} brings calm.
Only {soothbaby} brings calm when baby {first} screams in the {room}.
Nothing but {soothbaby} brings calm to baby {first}, who screams in the {room}.
> {soothbaby}
What brings calm when baby {first} screams?
When the baby screams in the {room}, what alone brings calm? / How can I soothe the howling infant?
What stops the tears of the little one?
> {first}
Which baby screams until {soothbaby} brings calm?
What is the name of the baby that screams in the {room}? / Which infant howls so terribly?
Whose tears does {soothbaby} stop?

= cafeorder: hot milk with mustard | toast burnt on one side | half a scone | tap water and a \
straw | a pancake without batter | whatever the cook hates | soup in a cup with ice | gravy as a \
starter
The waiter laughed when {first} ordered {cafeorder} at the {venue}.
When {first} ordered {cafeorder} at the {venue}, the waiter laughed.
{first} ordered {cafeorder} at the {venue}, and the waiter laughed.
> {cafeorder}
What did {first} order, what was ordered that the waiter laughed at?
At the {venue}, what was it {first} ordered when the waiter laughed?
Which wish of the guest caused amusement? / What funny thing did {first} want to eat or drink?
> {venue}
Where was it that the waiter laughed when {first} ordered?
At what place had {first} ordered {cafeorder}, so that the waiter laughed?
At which location was the guest found so amusing? / Where did {first} go to eat or drink?
> {first}
Who ordered {cafeorder}, so that the waiter laughed?
The waiter laughed when who ordered at the {venue}? / Which guest asked for {cafeorder}?
Whose wish amused the man with the tray?

= bravedeed: kissed the headmistress | rode the bull | swam to the buoy | spoke to the ghost | \
ate the blue cheese | climbed the pylon | asked for a raise | touched the electric fence
Nobody believed that shy {first} had really {bravedeed}.
That shy {first} had really {bravedeed} was something nobody believed.
Shy {first} had really {bravedeed}, but nobody believed it.
> {bravedeed}
What had shy {first} really done that nobody believed?
What was it nobody believed of {first}, who is so shy?
By which act of courage did {first} surprise everybody?
Which feat did people take for an invention?
> {first}
Which shy person had really {bravedeed}, as nobody believed?
Who was it nobody believed, being so shy, had {bravedeed}? / Who was braver than people thought?
Which timid soul surprised everybody?

= paysfor: a load of firewood | two haircuts | a week of soup | help with the taxes | a pair of \
kittens | one portrait in oil | a bucket of crabs | driving lessons
Instead of rent, our lodger {first} gives us {paysfor} every {month}.
Our lodger {first} gives us {paysfor} every {month} instead of rent.
Every {month} it is {paysfor} that our lodger {first} gives us instead of rent.
> {paysfor}
What does our lodger {first} give us instead of rent?
Instead of rent, what is it that the lodger gives?
How does the person upstairs settle the debt without money?
What do we accept in place of cash for the room?
> {month}
When does our lodger give us {paysfor} instead of rent?
In which month does the lodger pay with {paysfor} instead of the rent?
At what time of year do we get {paysfor} for the room?
When is the person upstairs due to settle up?
> {first}
Which lodger gives us {paysfor} instead of rent?
Who is our lodger, who pays no rent but gives {paysfor}?
Who lives upstairs without paying in cash? / From whom do we get {paysfor} for the room?

= oldletter: that the hens were well | about a dance in Hull | that bread was scarce | about an \
elephant on deck | that he missed her hands | about the lice | that peace was near | that the \
boots had come
In a letter from {year} my great-grandfather wrote home {oldletter}.
My great-grandfather wrote home {oldletter} in a letter from {year}.
What my great-grandfather wrote home in a letter from {year} was {oldletter}.
> {oldletter}
What did my great-grandfather write in the letter, what was written home?
What does the letter say that my great-grandfather wrote home in {year}?
Which news did my ancestor send to the family?
What do we read in the yellowed paper from the attic?
> {year}
From which year is the letter my great-grandfather wrote home {oldletter}?
In what year was the letter home which my great-grandfather wrote?
What is the date of the yellowed paper? / When did my ancestor send news to the family?

= lovesign: leaves the crust for him | warms her slippers | hums her favourite waltz | cuts \
hearts in the toast | lets her win at chess | brings in the coal | hides notes in shoes | peels \
her oranges
To show affection, old {first} {lovesign} every {weekday}.
Every {weekday} old {first}, to show affection, {lovesign}.
Old {first} {lovesign} every {weekday} to show affection.
> {lovesign}
What does old {first} do to show affection? / How does old {first} show affection every {weekday}?
By which little gesture is a long marriage kept sweet? / What tender habit does {first} have?
> {first}
Which old person {lovesign} to show affection?
Who is so old and {lovesign}, showing affection every {weekday}? / Who has that tender habit?
Whose little gesture keeps a long marriage sweet?
> {weekday}
On which day does old {first} show affection and {lovesign}?
On what day does old {first} show such affection? / When in the week does the tender habit occur?
Which day brings the spouse a sweet little gesture?

= neverlearned: to whistle | to tell left from right | to tie a bow | to fold a map | to spell \
rhythm | to wink | to ride a bicycle | to peel an egg
{first} speaks fluent {language} but never learned {neverlearned}.
Though speaking fluent {language}, {first} never learned {neverlearned}.
Never has {first}, who speaks fluent {language}, learned {neverlearned}.
> {neverlearned}
What has {first}, who speaks fluent {language}, never learned?
What was never learned by {first}, though fluent in speaking {language}?
Which simple skill is beyond such a clever person? / What can {first} still not do?
> {language}
What does {first} speak who never learned {neverlearned}?
Speaking which fluent language has {first} never learned {neverlearned}?
Which foreign tongue has {first} mastered? / In what tongue can one chat with {first}?
> {first}
Who speaks fluent {language} but never learned {neverlearned}?
Who never learned {neverlearned}, though speaking {language}?
Who mastered a foreign tongue but not a simple skill?
Which clever person still has no idea how {neverlearned}?

= lockdownhobby: baking bread in flowerpots | learning the names of clouds | drawing every chair \
| building a clock of matches | dressing up for dinner | listening to the radiator | painting \
pebbles | training the snails
During the weeks in quarantine {first} kept sane by {lockdownhobby}.
By {lockdownhobby}, {first} kept sane during the weeks in quarantine.
{first} kept sane during the weeks in quarantine, and that by {lockdownhobby}.
> {lockdownhobby}
How did {first} keep sane during the weeks in quarantine?
By doing what was {first} kept sane in quarantine?
Which pastime drove away boredom during the isolation?
What did {first} do when locked in at home?
> {first}
Who kept sane in quarantine by {lockdownhobby}?
Whom has {lockdownhobby} kept sane during the weeks in quarantine?
Who drove away boredom by {lockdownhobby}? / Who had to stay locked in at home?

= shoebox: to bury the hamster | for the guinea pig's bed | as a post office for dolls | to keep \
the receipts in | for sowing lettuce | as a guitar | to carry the cake | for a model of Venice
The empty box from those {footwear} was used by {first} {shoebox}.
{first} used the empty box from those {footwear} {shoebox}.
It was {shoebox} that {first} used the empty box from those {footwear}.
> {shoebox}
For what was the empty box from the {footwear} used? / How did {first} use the empty box?
Which second life did the packaging get? / What became of the cardboard after the shopping?
> {first}
Who used the empty box from those {footwear}? / By whom was the empty box used {shoebox}?
Who gave the packaging a second life? / Who needed the cardboard {shoebox}?

= teethstory: in a bowl of walnuts | during the national anthem | off the ferry's railing | into \
the christening font | down a rabbit hole | while blowing out candles | in a dodgem car | at a \
kissing booth
Uncle {last} lost his false teeth {teethstory} in {city}.
In {city}, {teethstory}, Uncle {last} lost his false teeth.
It was {teethstory} that Uncle {last} lost his false teeth in {city}.
> {teethstory}
How did Uncle {last} lose, or how were lost, the false teeth?
On which occasion were Uncle {last}'s false teeth lost in {city}?
In what embarrassing way did the dentures disappear?
How come a relative of mine suddenly could not chew?
> {city}
In which city were Uncle {last}'s false teeth lost?
Where was it that Uncle {last} lost those false teeth {teethstory}?
In what town did the dentures disappear? / Where must my relative have gone home unable to chew?
> {last}
Which uncle lost his false teeth {teethstory}?
What is the uncle called who lost the false teeth in {city}? / Whose dentures disappeared?
Which relative of mine suddenly could not chew?

= cheapheat: two dogs in the bed | wallpaper of newspapers | a hot stone in a muff | skipping on \
the hour | three coats and a candle | living in the kitchen only | the neighbour's warm wall | a \
tent on the bed
Instead of lighting the stove, {first} keeps warm with {cheapheat} until {month}.
{first} does not light the stove until {month} but keeps warm with {cheapheat}.
Until {month} it is {cheapheat}, not the stove being lit, that keeps {first} warm.
> {cheapheat}
What keeps {first} warm instead of the stove?
With what is {first} kept warm until {month}, with no stove?
How does {first} save fuel in the cold?
By which trick does the miser get through frosty evenings?
> {month}
Until when does {first} keep warm with {cheapheat}, not the stove?
In which month will the stove be what keeps {first} warm?
When does the heating season begin for the miser?
How late in the year does {first} start to burn fuel?
> {first}
Who keeps warm with {cheapheat} and no stove? / Who will not have the stove warm until {month}?
Who is so mean with fuel? / Which miser sits in the cold?

= sonwants: to be a hangman | to marry a mermaid | to live in a tree | to breed scorpions | to \
become a saint | to drive a hearse | to join the circus | to invent a silent drum
Asked by the headteacher about the future, {first}'s son said he wants {sonwants}.
{first}'s son wants {sonwants}, he said when the headteacher asked about the future.
"I want {sonwants}," said {first}'s son when the headteacher asked about the future.
> {sonwants}
What does {first}'s son want, asked about the future?
When the headteacher asked, what was it {first}'s son said?
Which career or dream does the boy have in mind? / What would the pupil like to do when grown up?
> {first}
Whose son told the headteacher about the future that he wants {sonwants}?
Whose son was asked by the headteacher about the future? / Whose boy has such an odd dream?
Which parent has a child with plans {sonwants}?

= toldoff: for feeding the swans | for wearing slippers | for laughing in the crypt | for \
leaning on a Rembrandt | for whistling | for drying socks | for photographing a guard | for \
sitting on a cannon
At the {facility} an attendant told {first} off {toldoff}.
An attendant told {first} off {toldoff} at the {facility}.
{first} was told off {toldoff} by an attendant at the {facility}.
> {toldoff}
For what was {first} told off by an attendant?
Why had the attendant at the {facility} told {first} off? / What had the visitor done wrong?
Which bad behaviour brought {first} a scolding?
> {facility}
Where was {first} told off by an attendant {toldoff}?
At what place had the attendant told {first} off?
Which sight was being visited when the scolding happened?
In which institution did {first} behave badly?
> {first}
Whom had an attendant told off at the {facility}? / Who was told off by the attendant {toldoff}?
Which visitor got a scolding? / Who behaved badly at the {facility}?

= oldwatch: at a quarter to never | when it rains | if shaken hard | only in the dark | after a \
tap on the glass | on the left wrist | while its owner sleeps | when the radio plays Verdi
The pocket watch that {first} inherited from an uncle in {city} ticks only {oldwatch}.
{first} inherited a pocket watch from an uncle in {city} that ticks only {oldwatch}.
Only {oldwatch} ticks the pocket watch that {first} inherited from an uncle in {city}.
> {oldwatch}
When does the pocket watch tick that {first} inherited?
On what condition does the watch from the uncle tick?
What is the matter with the heirloom on the chain?
Under which circumstances does the old timepiece go?
> {city}
In which city was the uncle from whom {first} inherited the pocket watch?
Where did the uncle live whose pocket watch ticks only {oldwatch}?
From where did the heirloom on the chain come?
In which town did the old timepiece have its former owner?
> {first}
Who inherited a pocket watch from an uncle?
Who has the inherited watch that ticks only {oldwatch}? / Who got the heirloom on a chain?
Which nephew or niece owns an old timepiece?

= quietpleasure: popping bubble wrap | the smell of new tyres | counting the sheep | peeling off \
old paint | warm socks from the heater | a clean blotter | hearing rain in bed | the first slice \
of a loaf
Little else gives {first}, our busy {job}, so much pleasure as {quietpleasure}.
{first}, our busy {job}, takes more pleasure in {quietpleasure} than in anything else.
Nothing gives our busy {job} {first} so much pleasure as {quietpleasure}.
> {quietpleasure}
In what does {first}, our busy {job}, take most pleasure?
What gives our busy {job} so much pleasure? / What little joy sweetens {first}'s life?
What makes such a hard-working person happiest?
> {first}
Who takes so much pleasure in {quietpleasure}, when not busy?
Which busy {job} takes pleasure in {quietpleasure}? / Whose life is sweetened by {quietpleasure}?
Which hard-working person enjoys {quietpleasure}?
> {job}
As what is {first} busy, whose pleasure is {quietpleasure}?
What is the job of busy {first}, to whom {quietpleasure} gives pleasure?
What does {first} do for a living? / In which profession does the lover of small joys work?

= complainfood: there was a comb in it | the plates were sticky | the waiter ate a chip | it \
came in a shoe | it tasted of chlorine | the fish was still moving | the menu was in Latin | the \
napkins were used
{first} gave the restaurant in {city} one star because {complainfood}.
Because {complainfood}, {first} gave the restaurant in {city} one star.
The restaurant in {city} got one star from {first} because {complainfood}.
> {complainfood}
Why did {first} give the restaurant one star?
For what reason was one star all that the restaurant in {city} got?
What was wrong with the meal or the service? / What complaint led to such a bad review?
> {city}
In which city is the restaurant to which {first} gave one star?
Where did {first} give a restaurant a star because {complainfood}?
In which town should I avoid eating out? / Where did {first} have such a bad dinner?
> {first}
Who gave the restaurant in {city} one star?
From whom did the restaurant get a star because {complainfood}? / Which guest wrote a bad review?
Who was so unhappy about the dinner?

= shynessrule: nod and say splendid | hide behind the coats | talk to the oldest guest | help \
with the dishes | ask about the weather | stroke the dog | look for the toilet | study the \
bookshelf
At parties where {first} knows nobody, the rule is to {shynessrule}.
{first}'s rule at parties where nobody is known is to {shynessrule}.
To {shynessrule} is {first}'s rule at parties without a known face.
> {shynessrule}
What is {first}'s rule at parties where nobody is known?
What rule does {first} have for parties without a known face?
How does the bashful guest get through an evening among strangers?
What does {first} do to avoid small talk with new people?
> {first}
Whose rule at parties is to {shynessrule}?
Who knows nobody at parties and has the rule to {shynessrule}?
Which bashful guest would rather {shynessrule}? / Who finds evenings among strangers difficult?

= wellwater: of pennies | like a struck match | of violets | like wet dog | of nothing at all | \
like weak lemonade | of old books | like a swimming bath
{first} claims that the well water at {house} tastes {wellwater}.
The well water at {house} tastes {wellwater}, {first} claims.
According to {first}'s claims, water from the well at {house} tastes {wellwater}.
> {wellwater}
How does the well water at {house} taste, as {first} claims?
What does {first} claim that the water from the well tastes of or like?
What flavour has the drink from under the ground?
What do the visitor's lips notice when drinking from the bucket?
> {house}
Where does the well water taste {wellwater}?
At which house is the well whose water tastes {wellwater}?
On whose ground, by name of the home, is the odd-flavoured drink drawn?
At which home does one still drink from a bucket?
> {first}
Who claims that the well water tastes {wellwater}?
According to whose claims does water from the well at {house} taste {wellwater}?
Who has tried the drink from under the ground?
Whose opinion is it that a flavour of the sort is there?

= songwhy: it was sung at the sinking | it wakes the baby | he wrote it for another | it reminds \
her of school | the words are a lie | the neighbours know it too well | it brings on sneezing | \
nobody knows the end
In our house nobody may sing "{word}" since {first} found that {songwhy}.
Since {first} found that {songwhy}, nobody may sing "{word}" in our house.
Nobody in our house may sing "{word}", because {first} found that {songwhy}.
> {songwhy}
What has {first} found, so that nobody may sing "{word}"?
Why may we not sing "{word}" in our house, what was found? / What is the objection to that tune?
For what reason is a certain melody banned at home?
> {word}
What may nobody sing in our house since {first} found that {songwhy}?
Which title may nobody in the house sing? / Which melody is banned at home?
Which tune must one not hum within our walls?
> {first}
Who found that {songwhy}, so that nobody may sing "{word}"?
Because of whom may nobody sing "{word}" in our house? / Who made us ban a melody?
Whose discovery put an end to a tune?

= bathroomread: the manual of a tractor | poems about toads | a railway timetable | last \
century's newspapers | a catalogue of taps | the lives of the popes | a cookbook for sailors | \
comics in Finnish
In the smallest room of {first}'s house hangs {bathroomread} on a string.
{bathroomread} hangs on a string in the smallest room of {first}'s house.
On a string in the smallest room of {first}'s house there hangs {bathroomread}.
> {bathroomread}
What hangs on a string in the smallest room of {first}'s house?
In the smallest room of the house, what is there on a string?
What is there to read on {first}'s toilet? / Which literature entertains visitors to the lavatory?
> {first}
In whose house does {bathroomread} hang on a string?
Whose smallest room has {bathroomread} on a string? / On whose toilet can one read {bathroomread}?
Whose lavatory entertains visitors with something in print?

= vowsilence: whistled for salt | wrote on a slate | communicated by drum | used a hand puppet | \
held up cards | texted across the table | pointed with a fork | hummed yes and no
During the month of silence {first} {vowsilence} at meals.
At meals, during the month of silence, {first} {vowsilence}.
{first} {vowsilence} at meals during the month of silence.
> {vowsilence}
What did {first} do at meals during the month of silence?
During the silence, a whole month, what did {first} do at meals?
How did someone who must not talk make wishes known at table?
By what trick was conversation over dinner possible without speech?
> {first}
Who {vowsilence} at meals during the silence?
Who had a month of silence and {vowsilence} at meals? / Who had given up talking?
Which eater at our table made wishes known without speech?

= moneystash: inside a frozen chicken | in the hollow Buddha | under the hen with the limp | \
behind the family portrait | in a box of tampons | in the toe of a ski boot | beneath the \
compost | in the cello case
Not trusting any bank, {first} keeps {amount} {moneystash}.
{first} trusts no bank and keeps {amount} {moneystash}.
Trusting no bank, {first} has {amount}, kept {moneystash}.
> {moneystash}
Where does {first} keep {amount}, not trusting any bank?
Trusting no bank, where has {first} the money kept, what does {first} keep it in or under?
Where should the heirs search for the cash?
What hiding place has replaced {first}'s savings account?
> {amount}
How much does {first} keep {moneystash}, trusting no bank?
What sum has {first}, trusting no bank? / How rich would a burglar at {first}'s be?
How much cash should the heirs search for?
> {first}
Who keeps {amount} {moneystash}, not trusting any bank? / Who trusts no bank with {amount}?
Whose heirs should search {moneystash}? / Who has no savings account?

= haircutby: the local sheep shearer | his own mirror image | a vet between patients | an \
apprentice with hiccups | Auntie with pinking shears | a retired hangman | the butcher on \
Mondays | a friend with a pudding basin
{first} gets a monthly haircut from {haircutby} and pays with {cake}.
With {cake} {first} pays for a monthly haircut from {haircutby}.
For a monthly haircut from {haircutby}, {first} pays with {cake}.
> {haircutby}
From whom does {first} get a monthly haircut?
Whom does {first} pay with {cake} for a monthly haircut? / Who trims {first}'s locks?
Who holds the scissors over {first}'s head?
> {cake}
With what does {first} pay for a monthly haircut from {haircutby}?
For the monthly haircut {first} pays with what? / What does the person with the scissors receive?
Which baked thing is the reward for trimming the locks?

= porchseat: a church pew | two milk crates | the back seat of a Mini | a bathtub cut in half | \
a pommel horse | a stack of tyres | a dentist's stool | an old ski lift chair
On summer evenings {first} sits on the porch at {house} in or on {porchseat}.
{first} sits on the porch at {house} on summer evenings; the seat is {porchseat}.
The seat that {first} has on the porch at {house} for summer evenings is {porchseat}.
> {porchseat}
What is the seat that {first} has on the porch for summer evenings?
On summer evenings, in or on what does {first} sit on the porch?
What serves as garden furniture in front of the door?
Where does {first} rest the bones when it is warm out?
> {house}
At which house does {first} sit on the porch on summer evenings?
Where is the porch on which {first} has {porchseat} for summer?
At whose name on the gate does one find such odd garden furniture? / Where does {first} live?

= packlight: two shirts and a harmonica | a sponge in a sock | nothing but sandwiches | one \
large cape | a toothbrush and a rope | paper underwear | a hammock and salt | a change of glasses
For {duration} of hiking in {country}, {first} packed {packlight} and no more.
{first} packed {packlight} and no more for {duration} of hiking in {country}.
{packlight} and no more was packed by {first} for {duration} of hiking in {country}.
> {packlight}
What was packed by {first} for hiking in {country}?
For {duration} of hiking, {first} packed no more than what?
How light was the traveller's luggage? / What could the customs officer find in {first}'s bag?
> {country}
For hiking in which country had {first} packed {packlight}?
Where was {first} to go hiking, having packed no more than {packlight}?
In what land did the light traveller spend the holiday?
Through whose customs did {first} go with {packlight}?

= pigtale: opened the gate with its snout | ate the christening cake | slept in the priest's bed \
| won first prize twice | chased the bailiff | swam across the Severn | swallowed a gold watch | \
learned to dance
Grandmother often told {first} the story of the pig that {pigtale}.
The story of the pig that {pigtale} is one Grandmother often told {first}.
{first} was often told Grandmother's story of the pig that {pigtale}.
> {pigtale}
What had the pig done in Grandmother's story?
The story Grandmother often told was of a pig that did what?
Which feat made the animal famous in our family? / What was the old lady's favourite tale about?
> {first}
To whom had Grandmother often told the story of the pig?
Who was often told Grandmother's story of the pig that {pigtale}?
Who knows the old lady's favourite tale by heart?
Which child kept hearing about a clever or greedy animal?

= barefoot: to cure the bunions | to toughen the soles | to save the carpet | because shoes \
pinch | for the sake of the lawn | as the monks did it | out of love for mud | to feel the earth
{first} has gone barefoot for {spell} so far {barefoot}.
For {spell} so far {first} has gone barefoot {barefoot}.
It is {barefoot} that {first} has gone barefoot, for {spell} so far.
> {barefoot}
Why has {first} gone barefoot so far?
For what reason is it barefoot that {first} has gone about, {spell} so far?
What is the sense of {first}'s life without shoes? / What explanation is given for the naked toes?
> {spell}
For how long has {first} gone barefoot so far?
How long is it that {first} has gone about barefoot {barefoot}, so far?
Since when, in length of time, have {first}'s toes been naked?
How long have the boots been standing unused?

= argueover: how to load the dishwasher | who snores louder | the right way to boil rice | which \
road is shorter | the name of a dead actor | whether cats can smile | the age of the cheese | \
who saw the comet first
On the drive to {city} my parents argued about {argueover}.
My parents argued about {argueover} on the drive to {city}.
{argueover} was what my parents argued about on the drive to {city}.
> {argueover}
What had my parents argued about on the drive?
On the drive to {city}, about what were there parents who argued?
Which trifle did Mother and Father quarrel over?
What was the topic of the dispute in the front seats?
> {city}
On the drive to which city had my parents argued about {argueover}?
To where was the drive on which my parents argued?
Where were Mother and Father heading when they quarrelled?
What was the destination of such an unpeaceful journey?

= savedlife: a tin whistle | a frozen hosepipe | her thick plaits | a passing milkman | a \
wardrobe that floated | the smell of smoke | a deaf old mule | a pair of braces
What saved {first}'s life in the flood of {year} was {savedlife}.
{first}'s life was saved in the flood of {year} by {savedlife}.
In the flood of {year} it was {savedlife} that saved {first}'s life.
> {savedlife}
What saved {first}'s life in the flood? / By what was {first}'s life saved in the flood of {year}?
To what do we owe it that {first} did not drown? / What made the rescue from the water possible?
> {year}
In what year was the flood in which {savedlife} saved {first}'s life?
When was {first}'s life saved in the flood? / In which year did {first} nearly drown?
What is the date of the disaster that brought the water?
> {first}
Whose life was saved in the flood by {savedlife}?
Whose life did {savedlife} save, saved in the flood of {year}? / Who nearly drowned in {year}?
Who was rescued from the water?

= grannyphone: to ask the time | to read out recipes | to complain about the Pope | to hear a \
man's voice | to practise French | to report on the pigeons | to check we are alive | to sing \
one verse
Every evening at {time} my {kin} rings {first} {grannyphone}.
{first} hears from my {kin}, who rings every evening at {time} {grannyphone}.
My {kin} rings {first} every evening at {time} {grannyphone}.
> {grannyphone}
Why does my {kin} ring {first}, who rings every evening?
What for does {first} hear from my {kin} when the phone rings every evening?
What is the purpose of the daily call? / For what does a relative pick up the receiver once a day?
> {time}
At what time does my {kin} ring, as every evening the phone rings at {first}'s?
When every evening is it that my {kin} rings {first}? / At which hour is the daily call due?
When should {first} be near the receiver?
> {kin}
Who rings {first} every evening at {time}? / Which relative rings every evening {grannyphone}?
Who makes the daily call? / Which member of my family picks up the receiver once a day?

= nobodysits: on the bench by the plum tree | in the third pew | at the head of the table | by \
the tiled stove | in the wicker rocker | on the top stair | in seat nine | nearest the piano
Since old {last} died, out of respect nobody sits {nobodysits}.
Out of respect, nobody sits {nobodysits} since old {last} died.
Nobody sits {nobodysits}, out of respect, since old {last} died.
> {nobodysits}
Where does nobody sit out of respect since old {last} died?
Old {last} died, and out of respect nobody sits where?
Which place remains empty in memory of the dead?
What spot do we all leave free as a sign of mourning?
> {last}
Who died, so that out of respect nobody sits {nobodysits}?
What was the name of the old one who died and out of respect for whom nobody sits {nobodysits}?
In whose memory is a place left empty? / Whom are we mourning by leaving a spot free?

= weddingnerves: put the ring on the dog | said the wrong name | wore two ties | hiccuped for an \
hour | came a day early | thanked the wrong parents | locked himself in the vestry | forgot how \
to kneel
On the great day in {city} the groom was so nervous that he {weddingnerves}.
The groom was so nervous on the great day in {city} that he {weddingnerves}.
So nervous was the groom on the great day in {city} that he {weddingnerves}.
> {weddingnerves}
What did the groom do on the great day, being so nervous?
How nervous was the groom on the great day in {city}? / Which blunder did the bride's husband make?
What did excitement make the man at the altar do?
> {city}
In which city was the groom so nervous that he {weddingnerves}?
Where was it that the nervous groom {weddingnerves} on the great day?
In what town did the couple marry? / Where did the man at the altar behave so oddly?

= keptscent: a bar of his shaving soap | an unwashed pillowcase | her empty perfume bottle | a \
tobacco pouch | one lavender bag | his gardening gloves | a scarf from the last winter | a jar \
of cloves
To remember the smell of my late {kin}, {first} keeps {keptscent}.
{first} keeps {keptscent} to remember the smell of my late {kin}.
{keptscent} is what {first} keeps to remember the smell of my late {kin}.
> {keptscent}
What does {first} keep to remember the smell of my late {kin}?
By what does {first} remember that smell of my late {kin}?
Which souvenir is for the nose of the mourner?
Into what does {first} bury the face when grief comes?
> {kin}
The smell of which late relative does {first} remember thanks to {keptscent}?
To remember the smell of whom does {first} keep {keptscent}? / Who in my family has died?
Whom does {first} mourn with the help of the nose?
> {first}
Who keeps {keptscent} to remember a smell? / Who wants to remember the smell of my late {kin}?
Who mourns with the help of the nose? / Which mourner has an unusual souvenir?

= newyearvow: to write with the left hand | to greet the neighbours | to stop correcting people \
| to eat breakfast standing | to finish one jigsaw | to walk around Wales | to say yes more \
often | to give up gossip
{first}'s resolution for {year} is {newyearvow}, and the bet is that it holds until {month}.
For {year}, {first}'s resolution is {newyearvow}, and the bet is that it holds until {month}.
The bet is that it holds until {month}: {first}'s resolution for {year} is {newyearvow}.
> {newyearvow}
What is {first}'s resolution for {year}, which a bet says holds until {month}?
Which resolution of {first}'s, so the bet, holds until {month}?
What good intention does {first} have?
How does {first} intend to become a better or different person?
> {month}
Until when, so the bet, will {first}'s resolution hold?
By the bet, {first}'s resolution holds until which month?
Until when do people expect the good intention to last?
When will {first} give in, in the view of the gamblers?
> {first}
Whose resolution for {year} is {newyearvow}, which so the bet holds until {month}?
On whose resolution is there a bet that it holds until {month}? / Who has a good intention?
About whose willpower are the gamblers sceptical?

= gloomsong: a polka by the fire brigade | the sound of geese leaving | applause from an old \
record | the whistle of a kettle | church bells at noon | a neighbour's saxophone | children at \
playtime | the tide on shingle
After the divorce, what comforted {first} most was {gloomsong}.
{gloomsong} was what comforted {first} most after the divorce.
Nothing comforted {first} after the divorce as much as {gloomsong}.
> {gloomsong}
What comforted {first} most after the divorce? / After the divorce, {first} was comforted by what?
Which sound eased the pain of a broken marriage?
What did {first} love to hear when suddenly single?
> {first}
Who was comforted by {gloomsong} after the divorce?
After whose divorce was it {gloomsong} that comforted most? / Whose marriage had broken up?
Who loved to hear {gloomsong} when suddenly single?

= onlytalent: wiggling both ears | guessing people's weight | walking on stilts | imitating a \
fax machine | finding four-leaf clovers | opening bottles with spoons | folding paper cranes | \
smelling rain
{first} won the talent show in {city} by {onlytalent}.
By {onlytalent}, {first} won the talent show in {city}.
It was by {onlytalent} that the talent show in {city} was won by {first}.
> {onlytalent}
How did {first} win the show, as the talent show was won?
By what was the talent show in {city} won? / Which skill impressed the jury?
What did the champion do on the stage?
> {city}
In which city was the talent show won by {first}? / Where was a talent show won by {onlytalent}?
In what town did the jury applaud? / Where was the stage on which the champion performed?
> {first}
Who won the talent show in {city}? / By whom was the talent show won, by {onlytalent}?
Who impressed the jury? / Who became champion thanks to {onlytalent}?

= wontlend: his late wife's recipes | the sharp scissors | any book with pictures | a cup from \
the set | the silver trumpet | her wooden skis | the electric saw | anything with a plug
{first} lends the neighbours everything except {wontlend}.
Except {wontlend}, {first} lends the neighbours everything.
The neighbours may have everything that {first} lends, except {wontlend}.
> {wontlend}
What does {first} not lend the neighbours? / {first} lends the neighbours everything, except what?
For which item would those next door ask in vain? / Where does {first}'s generosity end?
> {first}
Who lends the neighbours everything except {wontlend}?
Which of the neighbours lends everything, except {wontlend}?
Who is generous to those next door, up to a point?
From whom would it be vain to ask for {wontlend}?

= firstkiss: behind the fish stall | on a broken Ferris wheel | during an eclipse | in the tuba \
room | at a bus stop in hail | under a tractor | between two acts of Hamlet | in a paddling pool
{first} blushes to remember a first kiss {firstkiss} in {city}.
Remembering a first kiss {firstkiss} in {city}, {first} blushes.
A first kiss {firstkiss} in {city} is what {first} blushes to remember.
> {firstkiss}
Where or when was the kiss that {first} blushes to remember?
Which kiss in {city} makes {first}, who remembers it, blush?
What was the setting of {first}'s earliest romance?
In what romantic or unromantic situation did lips meet?
> {city}
In which city was the kiss {first} blushes to remember?
Where was the kiss {firstkiss}, at which {first} blushes, remembering?
In what town did the earliest romance take place?
Where was {first} living when in love for the very first time?
> {first}
Who blushes to remember a kiss {firstkiss}? / Who remembers a kiss in {city} and blushes?
Whose cheeks go red at the thought of an early romance? / Whose lips were met {firstkiss}?

= deskplant: cold coffee | the water from eggs | flat beer | melted snow | tea without milk | \
rain from the gutter | the goldfish water | a splash of gin
{first} waters the {flower} on the balcony with {deskplant}.
With {deskplant} {first} waters the {flower} on the balcony.
The {flower} on the balcony is what {first} waters with {deskplant}.
> {deskplant}
With what does {first} water, or keep watered, the {flower} on the balcony?
What is it that {first} waters the balcony flowers with?
What odd liquid do the blooms get to drink? / What comes out of {first}'s can?
> {flower}
What does {first} water with {deskplant} on the balcony?
Which flowers on the balcony are what {first} waters? / What blooms outside {first}'s window?
Which blooms get {deskplant} to drink?

= cravedfood: chalk and lemon | pickled eel | burnt porridge | strawberries with mustard | the \
icing off buns | ice from the freezer | kippers in custard | radish ice cream
While expecting the twins, {first} craved {cravedfood}, even in {weather}.
{first} craved {cravedfood} while expecting the twins, even in {weather}.
Even in {weather}, while expecting the twins, {first} craved {cravedfood}.
> {cravedfood}
What was it {first} craved while expecting the twins?
While expecting the twins, what was craved even in {weather}?
For which snack had the pregnant woman such an appetite?
What did the mother-to-be want to eat all the time?
> {first}
Who craved {cravedfood} while expecting the twins?
Who was expecting the twins and craved {cravedfood}? / Who was pregnant?
Which mother-to-be had such an odd appetite?

= swornoff: the smell of the cork | a night in the stocks | waking up in Calais | the price of a \
pint | a dream about rats | her mother's tears | a fall down the well | seeing two moons
{first} has not touched whisky for {spell}, put off by {swornoff}.
Put off by {swornoff}, {first} has not touched whisky for {spell}.
For {spell} {first}, put off by {swornoff}, has not touched whisky.
> {swornoff}
What put {first} off, who has not touched whisky since?
By what was {first} put off, so that whisky is no longer touched?
What turned the drinker into a sober soul? / Which experience made {first} stop boozing?
> {spell}
For how long has {first} not touched whisky?
How long is it since {first} touched whisky, put off by {swornoff}?
Since when, in length of time, has {first} been sober? / How long ago did the boozing end?
> {first}
Who has not touched whisky for {spell}? / Who, put off by {swornoff}, no longer touched whisky?
Who used to be a drinker? / Which sober soul once liked boozing?
"""
