"""Friends, neighbours, pets and school, in short sentences (see relations.py)."""

RELATIONS = """
= hikingsnack: pickled walnuts | dried bananas | cold sausages | rye bread with honey | boiled \
sweets | hard goat's cheese | squashed scones | roasted crickets
Whenever we climb a hill, {first} hands round {hikingsnack} after every {small} steps.
After every {small} steps {first} hands round {hikingsnack} whenever we climb a hill.
It is {hikingsnack} that {first} hands round after every {small} steps whenever we climb a hill.
> {hikingsnack}
What does {first} hand round whenever we climb a hill?
What is it that {first} hands round after every {small} steps?
Which titbits keep us going on our way to the summit? / What is there to nibble in the mountains?
> {first}
Who hands round {hikingsnack} whenever we climb a hill?
Who hands something round after every {small} steps?
Which companion feeds us on the way to the summit? / Who carries the food in the mountains?
> {small}
After how many steps does {first} hand round {hikingsnack}?
Every how many steps up a hill are {hikingsnack} what {first} hands round?
How far apart are our breaks, counted in paces?
How many times do we put one foot before the other until we may nibble again?

= penpal: lighthouse keepers | a former dentist | a prisoner in Texas | three monks | an \
astronaut's widow | the king of Norway | a sheep farmer in Peru | schoolchildren in Fiji
My {kin} exchanges funny postcards with {penpal} {frequency}.
Funny postcards are exchanged {frequency} between my {kin} and {penpal}.
It is with {penpal} that my {kin} exchanges funny postcards {frequency}.
> {penpal}
With whom does my {kin} exchange funny postcards?
Who exchanges postcards with my {kin} {frequency}? / Who writes to my relative?
To whom do the stamps travel that I am so often sent out for?
> {frequency}
How often does my {kin} exchange funny postcards with {penpal}?
How frequently are postcards exchanged between my {kin} and {penpal}?
How regular is the correspondence with {penpal}?
At what intervals does the mail bring a picture and greetings to my family?
> {kin}
Who exchanges funny postcards with {penpal}?
Which relative of mine exchanges postcards {frequency}?
Who in my family has an unusual correspondence?
Which family member is sent pictures with greetings?

= sandfind: a brass doorknob | a message in Portuguese | a set of dentures | a crab in a tin | \
someone's diary | a plastic crown | half a violin | a fossil tooth
Digging on the beach at {city}, {first}'s little brother unearthed {sandfind}.
{first}'s little brother unearthed {sandfind} while digging on the beach at {city}.
On the beach at {city} {sandfind} was unearthed by the digging of {first}'s little brother.
> {sandfind}
What did {first}'s little brother unearth on the beach?
What was unearthed by digging on the beach at {city}?
Which treasure did the boy with the spade come upon? / What was hidden in the sand?
> {city}
On the beach of which city did {first}'s little brother unearth {sandfind}?
At which place was the beach where the little brother was digging?
Where did the family spend its day by the sea? / In which resort was a treasure hidden in the sand?
> {first}
Whose little brother unearthed {sandfind}? / Whose brother was digging on the beach at {city}?
Who is the sibling of the boy with the spade?
To whose family belongs the finder of the treasure by the sea?

= mowcond: in exchange for pancakes | because he fancies our niece | to annoy his uncle | for \
bottle tops | because the doctor told him to | as a punishment | to practise for the golf club | \
in memory of our old dog
Every {weekday} {last}'s grandson mows our lawn {mowcond}.
Our lawn is mown every {weekday} by {last}'s grandson {mowcond}.
It is {mowcond} that {last}'s grandson mows our lawn every {weekday}.
> {mowcond}
Why or for what does {last}'s grandson mow our lawn?
What is the reason or reward for the grandson who mows our lawn?
What motive has the boy who cuts our grass? / How come somebody so young works in our garden?
> {last}
Whose grandson mows our lawn every {weekday}? / By whose grandson is our lawn mown {mowcond}?
Who is the old neighbour whose descendant cuts our grass?
To which family does the young helper with the noisy machine belong?
> {weekday}
On which day does {last}'s grandson mow our lawn? / On which day is our lawn mown {mowcond}?
On what day is the noisy machine heard in our garden? / When is it that our grass gets cut?

= jokebutt: a nun and a vacuum cleaner | two oysters on a bench | a Welshman in a lift | the \
pope's barber | a snail at the police station | a horse ordering beer | three bald lawyers | a \
penguin's wedding
At every family meal my {kin} tells the joke about {jokebutt} again.
Again at every family meal my {kin} tells the joke about {jokebutt}.
The joke about {jokebutt} is told again by my {kin} at every family meal.
> {jokebutt}
What is the joke about that my {kin} tells at every family meal?
About whom or what does my {kin} tell the joke again?
Which funny story can none of us bear any more?
What is the subject of the old gag repeated at our table?
> {kin}
Who tells the joke about {jokebutt} at every family meal?
Which relative tells that joke again at every meal? / Who bores us all with an old gag?
Which of my relations thinks it is still funny?

= dietrule: nothing white | no second helpings | raw food before noon | soup three times a day | \
no food with a face | half of everything | never after sunset | chocolate only on Sundays
{first} has lost {weight} by following one simple rule: {dietrule}.
By following one simple rule, {dietrule}, {first} has lost {weight}.
{first} followed one simple rule, {dietrule}, and has lost {weight}.
> {dietrule}
Which rule has {first} been following to lose {weight}?
By following what has {first} lost {weight}? / What is the secret of the slimmer?
How does someone we know manage to become so thin?
> {weight}
How much has {first} lost by following one simple rule?
What weight was lost by {first} following the rule {dietrule}?
By how much is the slimmer lighter? / What difference did the bathroom scales show in the end?
> {first}
Who has lost {weight} by following one simple rule?
Who lost {weight} following the rule {dietrule}? / Who needs new trousers in a smaller size?
Which slimmer can be proud of the bathroom scales?

= curtaincause: a mouse ran across the stage | the prince forgot his sword | the scenery fell \
over | a baby cried for ice cream | the ghost had hay fever | a spotlight exploded | the donkey \
sat down | the king's crown slipped
At the {month} school play the audience laughed loudest when {curtaincause}.
When {curtaincause}, the audience laughed loudest at the {month} school play.
The audience at the {month} school play laughed loudest when {curtaincause}.
> {curtaincause}
When did the audience laugh loudest at the school play?
What made the audience laugh loudest at the {month} school play?
What was the funniest moment of the pupils' performance?
Which incident in the theatre amused the parents most?
> {month}
In which month was the school play at which {curtaincause}?
At which month's school play did the audience laugh loudest?
What time of the year did the pupils perform?
When in the year did the parents come to see the drama?

= beefcause: the bin lids at dawn | our wind chimes | the smell of our barbecue | the colour of \
our door | children's chalk on the pavement | our bamboo spreading | the cockerel | leaves in \
the gutter
The latest letter of complaint from flat {flat} is about {beefcause}.
It is about {beefcause} that flat {flat} sent the latest letter of complaint.
About {beefcause} we have had the latest letter of complaint from flat {flat}.
> {beefcause}
What is the latest letter of complaint from flat {flat} about?
About what did flat {flat} send a letter of complaint?
Which nuisance of ours has upset the neighbours now?
What are we supposed to do something about, for the sake of peace in the house?
> {flat}
From which flat is the latest letter of complaint?
Which flat sent a letter of complaint about {beefcause}?
Where do the people live whom we have annoyed?
At which number in the building do our grumpy neighbours live?

= stallgood: knitted egg cosies | marrow chutney | used jigsaws | painted pebbles | hot \
gingerbread | rag dolls | bird boxes | second-hand wigs
At the village fair {full} made {price} with a stall of {stallgood}.
With a stall of {stallgood} {full} made {price} at the village fair.
{full} had a stall of {stallgood} at the village fair and made {price}.
> {stallgood}
What was the stall of {full} at the village fair full of?
With a stall of what was {price} made by {full} at the fair?
Which goods were on offer beneath the awning?
What could visitors buy from our local trader for a day?
> {price}
How much did {full} make with a stall at the village fair?
How much was made at the fair with a stall of {stallgood}?
What were the takings at the end of the day? / What sum did our amateur trader earn?
> {full}
Who had a stall of {stallgood} at the village fair? / Who made {price} at the village fair?
Which amateur trader did well? / Who stood beneath the awning selling things?

= pillowthing: a love letter | a dog-eared Bible | the remote control | a whistle for burglars | \
a bar of nougat | a pair of scissors | a torch and a comic | seven hazelnuts
Making the beds, {first} found {pillowthing} under the pillow of my {kin}.
Under the pillow of my {kin}, {first} found {pillowthing} while making the beds.
{first} was making the beds and found {pillowthing} under my {kin}'s pillow.
> {pillowthing}
What was found by {first} under the pillow of my {kin}?
What was under my {kin}'s pillow when {first} was making the beds?
Which object does a relative hide where the head lies at night?
What came to light when the sheets were changed?
> {kin}
Under whose pillow was {pillowthing} when {first} was making the beds?
Whose pillow had {pillowthing} under it, as {first} found making the beds?
Which member of my family sleeps on a secret?
Whose hiding place was discovered when the sheets were changed?
> {first}
Who found {pillowthing} under a pillow?
Who was making the beds and looked under my {kin}'s pillow? / Who changes the sheets at our house?
Who discovered a relative's hiding place?

= swapgood: a crate of quinces | ten haircuts | a canoe without paddles | Spanish lessons | two \
goats | a sewing machine | an old stamp album | a week in a caravan
{first} happily swapped the rusty {vehicle} for {swapgood}.
The rusty {vehicle} was happily swapped by {first} for {swapgood}.
For {swapgood} the rusty {vehicle} was happily swapped by {first}.
> {swapgood}
For what was the rusty {vehicle} happily swapped by {first}?
What did {first} get when the rusty {vehicle} was swapped?
What did the owner accept instead of money?
Which odd payment was agreed for the worn-out means of transport?
> {vehicle}
Which rusty thing was swapped by {first} for {swapgood}? / Which rusty vehicle was happily swapped?
On what wheels does {first} no longer get about? / What means of transport was bartered away?
> {first}
Who happily swapped the rusty {vehicle}? / By whom was something rusty swapped for {swapgood}?
Who prefers barter to money? / Who may have to walk from now on?

= gnomepose: with lowered trousers | reading a newspaper | asleep on a mushroom | with a solar \
lantern | riding a snail | showing two fingers | in a football shirt | playing the accordion
The gnome that {last} put by our common path shows a dwarf {gnomepose}.
{last} put a gnome by our common path that shows a dwarf {gnomepose}.
By our common path {last} put a gnome, which shows a dwarf {gnomepose}.
> {gnomepose}
How does the gnome by our common path show a dwarf?
What is the dwarf like that {last}'s gnome by the common path shows?
In what pose is the little man of clay? / What is the neighbour's garden figure doing or wearing?
> {last}
Who put a gnome by our common path? / Whose gnome shows a dwarf {gnomepose}?
Which neighbour has doubtful taste in ornaments? / Who set up the little man of clay?

= stretchtip: hum a tune | look at the horizon | breathe through the nose | chew a clove | count \
backwards | think of money | wiggle your toes | swallow twice
When your ears hurt on the cable car, says {first}, just {stretchtip}.
{first} says to {stretchtip} when your ears hurt on the cable car.
On the cable car, when your ears hurt, {first} says you should {stretchtip}.
> {stretchtip}
What does {first} say you should do when your ears hurt on the cable car?
What helps on the cable car when your ears hurt?
Which trick prevents pain in the head as we float up the mountain?
How does one cope with the pressure at such a height?
> {first}
Who says to {stretchtip} when your ears hurt?
Whose advice is it for ears that hurt on the cable car?
Who knows a trick for floating up the mountain without pain?
Which friend of ours copes well with the pressure of heights?

= tattoo: a sad octopus | a tin opener | the word mum in Russian | a bus timetable | three ants \
| a Viking helmet | a blood group | a slice of pizza
On holiday in {country} {first} got a tattoo of {tattoo} on the {bodypart}.
{first} came back from the holiday in {country} with a tattoo of {tattoo} on the {bodypart}.
A tattoo of {tattoo} on the {bodypart} is what {first} got on holiday in {country}.
> {tattoo}
Of what did {first} get a tattoo on holiday?
What does the tattoo from the holiday in {country} show?
Which motif is now under the traveller's skin for good?
What picture was done with ink and needle?
> {country}
In which country did {first} get a tattoo of {tattoo} on holiday?
Where was the holiday from which {first} came back with a tattoo?
Where was the ink and needle work done?
Abroad in which land did the traveller do something permanent?
> {first}
Who got a tattoo on holiday in {country}? / Who came back from a holiday with a tattoo of {tattoo}?
Which traveller was decorated for life? / Who let an artist with a needle do a picture?

= wishyear: fewer cousins | a drum kit | to be taller than Max | a real moustache | a week \
without greens | a lock for the bedroom | an alligator | to fly a helicopter
Asked for a birthday wish, {first}'s {tally}-year-old twin sons both said "{wishyear}".
{first}'s {tally}-year-old twin sons, asked for a birthday wish, both said "{wishyear}".
Both of {first}'s {tally}-year-old twin sons said "{wishyear}" when asked for a birthday wish.
> {wishyear}
What did {first}'s twin sons say when asked for a birthday wish?
Which birthday wish did both twin sons have? / What would the pair of brothers most like to get?
What should we get or grant the boys on their great day?
> {tally}
How old are {first}'s twin sons who said their birthday wish was {wishyear}?
{first}'s twin sons, asked for a birthday wish, are how many years old?
How many candles, at present, would the pair of brothers need?
What is the age of the boys with a common dream?
> {first}
Whose twin sons said {wishyear} when asked for a birthday wish?
Whose {tally}-year-old twin sons were asked for a birthday wish?
Which parent has a pair of brothers with one and the same dream?
Who is mother or father of the boys with the strange request?

= tableleg: with a hymn book | with two beer mats | with half a walnut | with a folded parking \
ticket | with a slice of cork | with a flattened thimble | with a dead mobile phone | with an \
ice hockey puck
The wobbly ping-pong table at the {club} is steadied {tableleg} by {first}.
{first} has steadied the wobbly ping-pong table at the {club} {tableleg}.
At the {club} {first} has steadied the wobbly ping-pong table {tableleg}.
> {tableleg}
With what has {first} steadied the wobbly ping-pong table?
How is the ping-pong table at the {club} steadied, so wobbly before?
What lies under the short leg so that our games are fair?
Which makeshift repair stops the furniture from rocking?
> {first}
Who has steadied the wobbly ping-pong table?
By whom is the wobbly ping-pong table steadied {tableleg}?
Who stopped the furniture from rocking? / Which handy player made a makeshift repair?
> {club}
At which club is there a wobbly ping-pong table, steadied {tableleg}?
Where did {first} see to the wobbly ping-pong table?
Which association owns unsteady sports equipment?
At whose premises do the bats and little balls lie ready?

= henthief: a fox with three legs | the vicar's poodle | a buzzard | a stoat | boys on bicycles \
| next door's ferret | an escaped lynx | the milkman
The culprit who took our eggs from the barn all {month} was {henthief}.
All {month} it was {henthief} who took our eggs from the barn.
It was {henthief}, the culprit, who took our eggs from the barn all {month}.
> {henthief}
Who took our eggs from the barn all {month}? / Which culprit took eggs from our barn?
Who turned out to be robbing the hens? / What or who was to blame for our poor breakfasts?
> {month}
In which month did {henthief} take eggs from our barn?
All through which month was it that a culprit took our eggs?
When in the year were the hens robbed?
During which part of the calendar did our breakfasts suffer?

= skisong: about a lonely goat | about a broken lift pass | in praise of soup | about a lost \
glove | about a yeti in love | against snowboarders | about the ski teacher's socks | about an \
avalanche of cheese
On the coach home from {city} {first} made up a song {skisong}.
{first} made up a song {skisong} on the coach home from {city}.
A song {skisong} was made up by {first} on the coach home from {city}.
> {skisong}
What was the song about or for that {first} made up on the coach home?
What sort of song was made up on the coach from {city}?
What is the subject of the new tune with silly words?
Which theme amused us musically during the long ride?
> {first}
Who made up a song on the coach home from {city}?
By whom was the song {skisong} made up on the coach? / Which of the travellers is a bit of a poet?
Who entertained everybody on the long ride with new words and music?
> {city}
From which city was the coach home on which {first} made up a song?
On the coach home from where was the song {skisong} made up? / Where had the travellers been?
From which place was the long ride back?

= guestflaw: never shuts the door | eats the butter with a spoon | uses my toothbrush | snores \
like a tractor | feeds the dog chocolate | corrects our grammar | hums all day | sleeps until two
{first} is staying with us for {spell} and, to my wife's horror, {guestflaw}.
To my wife's horror {first}, who is staying with us for {spell}, {guestflaw}.
Our guest {first}, staying with us for {spell}, {guestflaw}, to my wife's horror.
> {guestflaw}
What does {first} do, to my wife's horror, while staying with us?
To my wife's horror, what does the guest staying with us do?
Which bad habit does the visitor have? / What annoys the lady of the house about the lodger?
> {spell}
For how long is {first} staying with us, to my wife's horror?
How long is our guest {first} staying? / How much more do we have to put up with the visitor?
What length of visit was agreed?
> {first}
Which guest is staying with us for {spell}?
To my wife's horror, which guest staying with us {guestflaw}?
What is the annoying visitor's name? / Who occupies our sofa at present?

= bikewhy: because the saddle was stolen | because both wheels were bent | because of a \
swallowed fly | because a goose sat on the path | because the brakes squealed | because the rain \
was horizontal | because the chain fell off | because of a sore bottom
On day {small} of the cycling tour {first} took the train {bikewhy}.
{first} took the train on day {small} of the cycling tour {bikewhy}.
It was {bikewhy} that {first} took the train on day {small} of the cycling tour.
> {bikewhy}
Why did {first} take the train on day {small} of the cycling tour?
What was the reason that the train was taken on day {small} of the tour?
What made a pedaller give up and go by rail? / Which trouble forced somebody to stop pedalling?
> {small}
On which day of the cycling tour did {first} take the train?
How many days into the cycling tour was it that {first} took the train?
When did a pedaller give up and go by rail? / At which stage did our companion stop pedalling?
> {first}
Who took the train on day {small} of the cycling tour? / Who took the train {bikewhy}?
Who gave up pedalling and went by rail? / Which companion was the first to lack stamina or luck?

= vasefill: umbrellas | old batteries | wooden spoons | knitting needles | parking coins | \
walking sticks | cat biscuits | foreign stamps
The vase {first} won at the {game} evening holds nothing but {vasefill}.
Nothing but {vasefill} is held by the vase {first} won at the {game} evening.
{first} won a vase at the {game} evening that holds nothing but {vasefill}.
> {vasefill}
What does the vase that {first} won hold? / What is held by the vase won at the {game} evening?
What do we keep in the prize meant for flowers?
If not blossoms, what is in the ornamental vessel?
> {game}
At what evening did {first} win the vase?
At which game evening was the vase won that holds {vasefill}?
What was being played when the ornamental vessel was the prize?
In which pastime did {first} do so well?
> {first}
Who won the vase at the {game} evening? / Who won a vase that holds {vasefill}?
To whom do we owe the ornamental vessel? / Which player came home with a prize meant for flowers?

= bathtoy: a rusty anchor | an inflatable moose | two kilos of ice | a plastic pelvis | a \
snorkel | half a coconut | a canvas chair | a violin case
For our midnight swim in the reservoir {first} turned up with {bathtoy}.
{first} turned up with {bathtoy} for our midnight swim in the reservoir.
It was with {bathtoy} that {first} turned up for our midnight swim in the reservoir.
> {bathtoy}
With what did {first} turn up for our midnight swim?
What did {first} have, turning up for our swim in the reservoir?
Which object did a friend bring along to the nightly bathing?
What was carried to the water by one of us in the dark?
> {first}
Who turned up with {bathtoy} for our midnight swim?
Who had {bathtoy} at the swim in the reservoir? / Which friend bathed with us in the dark?
Who carried something strange to the water?

= soldwhy: to pay for singing lessons | because the stairs are steep | because the moths got in \
| to make room for a puppy | because it frightened the baby | because of a divorce | to afford a \
trip to Mongolia | because the landlord insisted
{first} offered the {furniture} for sale in the parish newsletter {soldwhy}.
In the parish newsletter {first} offered the {furniture} for sale {soldwhy}.
The {furniture} was offered for sale in the parish newsletter by {first} {soldwhy}.
> {soldwhy}
Why did {first} offer the {furniture} for sale?
For what reason was the {furniture} offered for sale in the parish newsletter?
What made the owner want to get rid of a household item?
Why must something from home go to strangers?
> {furniture}
What did {first} offer for sale in the parish newsletter?
What was offered for sale by {first} {soldwhy}?
Which household item does the owner no longer want to keep?
What do I get if I answer {first}'s notice?
> {first}
Who offered the {furniture} for sale?
By whom was the {furniture} offered in the parish newsletter?
Whose household item is up for grabs? / Whom should I ring if I need something for my flat?

= hamsterrun: behind the dishwasher | inside the sofa arm | in the sleeve of a parka | in the \
guitar | under the floorboards | in the cornflakes | among the onions | in the toe of a boot
The school hamster, lost since {weekday}, was asleep {hamsterrun} at {first}'s.
At {first}'s the school hamster, lost since {weekday}, was asleep {hamsterrun}.
Lost since {weekday}, the school hamster was asleep {hamsterrun} at {first}'s.
> {hamsterrun}
Where was the school hamster asleep at {first}'s? / In what place was the lost school hamster?
Which hideaway had the little rodent chosen for its nap?
Where did the furry pupil on leave turn up?
> {weekday}
Since when had the school hamster been lost?
On what day was the school hamster lost that was asleep {hamsterrun}?
When did the little rodent get out? / On which day did the furry runaway disappear?
> {first}
At whose place was the school hamster asleep? / Who had the lost school hamster at home?
Which child was looking after the classroom's little rodent?
In whose home did the furry runaway snooze?

= barterjob: cutting my hair | walking the greyhounds | proofreading my novel | tuning the piano \
| ironing forty shirts | clearing the loft | teaching me Basque | painting the railings
In return for {barterjob}, {last} gets two boxes of {produce} from our allotment.
{last} gets two boxes of {produce} from our allotment in return for {barterjob}.
Two boxes of {produce} from our allotment go to {last} in return for {barterjob}.
> {barterjob}
In return for what does {last} get two boxes of {produce}?
For what do two boxes from our allotment go to {last}?
Which service earns our helper those vegetables or fruit?
What task is being done for us without money?
> {produce}
What does {last} get two boxes of from our allotment?
What is in the two boxes in return for {barterjob}? / Which crop serves us as a currency?
How do we pay our helper, not with money but with what?
> {last}
Who gets two boxes of {produce} from our allotment?
To whom do two boxes go in return for {barterjob}? / Who does us a service without money?
Which helper is paid with our crop?

= trampreason: too noisy | a danger to swallows | full of leaves | too close to the hedge | an \
eyesore | bad for the drains | the wrong colour | a temptation to burglars
{last} has written to the council {tally} times that our trampoline is {trampreason}.
That our trampoline is {trampreason}, {last} has written to the council {tally} times.
Our trampoline, {last} has written to the council {tally} times, is {trampreason}.
> {trampreason}
What has {last} written to the council about our trampoline?
According to what {last} has written, our trampoline is what?
What is the neighbour's objection to our children's bouncing?
Which fault is found with the thing that our kids jump on?
> {tally}
How many times has {last} written to the council about our trampoline?
In how many letters to the council is it written that our trampoline is {trampreason}?
How large is the authorities' pile of mail from our neighbour?
What number of letters did it take about our kids' bouncing?
> {last}
Who has written to the council about our trampoline?
Who says in what is written to the council that our trampoline is {trampreason}?
Which neighbour objects to our children's bouncing?
By whom are the authorities bothered because of our kids?

= poemsubject: a blister | a tax return | two snails kissing | the smell of petrol | a dying \
torch | a mother-in-law's hat | a Tuesday in Hull | the last biscuit
The poem that won {first} the {price} prize is about {poemsubject}.
{first} won the {price} prize with a poem about {poemsubject}.
With a poem about {poemsubject}, {first} won the prize of {price}.
> {poemsubject}
What is the poem about that won {first} the prize?
About what was the poem with which {first} won {price}?
On which topic were the successful verses written? / What inspired the amateur writer?
> {price}
How much was the prize that {first} won with a poem?
What prize did the poem about {poemsubject} win? / How much money did the verses bring in?
What was the financial reward of literature in this case?
> {first}
Who won a prize with a poem about {poemsubject}? / Who won {price} with a poem, as a prize?
Which amateur writer was so successful? / Whose verses did the jury like best?

= lureout: the sound of a crisp packet | a tin being opened | Irish music | the doorbell | the \
word chicken | a rattling lead | grandmother's singing | the smell of toast
Nothing brings {pet} out from under the bed like {lureout}.
To bring {pet} out from under the bed, there is nothing like {lureout}.
There is nothing like {lureout} to bring {pet} out from under the bed.
> {lureout}
What brings {pet} out from under the bed?
To bring {pet} out from under the bed, there is nothing like what?
By what is our shy animal lured from its hiding place?
What is sure to end the sulk of the household's beast?
> {pet}
Who does {lureout} bring out from under a bed? / Whom does {lureout} bring out from under the bed?
What do we call our shy animal? / Which beast has its hiding place beneath the mattress?

= crackwhat: the bathroom mirror | the best gravy boat | a stained-glass window | an old man's \
spectacles | the aquarium | three roof tiles | the vicar's greenhouse | a tractor lamp
Throwing snowballs in the yard with {first}, the boys smashed {crackwhat}.
The boys smashed {crackwhat} when they were throwing snowballs in the yard with {first}.
When the boys were throwing snowballs in the yard with {first}, they smashed {crackwhat}.
> {crackwhat}
What did the boys smash in the yard? / What was smashed by the boys throwing snowballs?
Which thing was broken by the lively youngsters? / What damage did the winter game do?
> {first}
With whom were the boys throwing snowballs in the yard when they smashed {crackwhat}?
Who was throwing snowballs in the yard with the boys?
Who was there when the lads did some damage? / Who should have supervised the lively youngsters?

= fishexcuse: the pike were on holiday | the worms looked ill | the moon was wrong | a heron got \
there first | somebody was yodelling | the line was too thin | the sun was blinding | the river \
had moved
{first} came back from the {month} fishing trip with nothing and said {fishexcuse}.
From the {month} fishing trip {first} came back with nothing, saying {fishexcuse}.
Back from the {month} fishing trip with nothing, {first} said that {fishexcuse}.
> {fishexcuse}
What did {first} say, back from the fishing trip with nothing?
With nothing from the {month} fishing trip, how did {first} explain it?
Which excuse did the angler have for an empty bucket? / Why was there no catch, allegedly?
> {first}
Who came back from the fishing trip with nothing?
Who said of the {month} fishing trip that {fishexcuse}?
Which angler returned with an empty bucket? / Who has an excuse for not having caught our dinner?
> {month}
In which month was the fishing trip from which {first} came back with nothing?
When was the fishing trip of which {first} said that {fishexcuse}?
In what part of the year did the angler have no luck? / When was the bucket empty, by the calendar?

= lunchtrade: for a frog in a jar | for help with fractions | for two stickers | for the window \
seat | for a turn on the scooter | for a spelling of rhythm | for a kiss on the cheek | for \
silence about the vase
At break {first} traded the {cake} {lunchtrade} with a girl from class {small}.
With a girl from class {small} {first} traded the {cake} {lunchtrade} at break.
The {cake} was traded at break by {first} {lunchtrade} with a girl from class {small}.
> {lunchtrade}
For what was the {cake} traded by {first} at break?
What did {first}, who traded the {cake}, get from a girl from class {small}?
What was the reward for giving up a sweet treat in the playground?
What did the child get out of not eating dessert?
> {cake}
What did {first} trade at break with a girl?
What was traded {lunchtrade} with a girl from class {small}?
Which sweet treat changed hands in the playground? / What tasty thing did the child give away?
> {first}
Who traded the {cake} at break? / By whom was the {cake} traded with a girl from class {small}?
Which child gave a sweet treat away? / Who does business in the playground?

= gatesign: beware of the grandmother | no flowers please | hens have priority | please sing | \
wipe your paws | this way to the moon | knock like a postman | free to good people
On the gate of {house} {full} has painted the words "{gatesign}" in {colour}.
{full} has painted the words "{gatesign}" in {colour} on the gate of {house}.
The words "{gatesign}" were painted in {colour} on the gate of {house} by {full}.
> {gatesign}
Which words has {full} painted on the gate of {house}?
What do the words in {colour} on the gate say?
What does one read when one arrives at the property?
What message greets visitors at the entrance?
> {colour}
In which colour has {full} painted the words on the gate?
What colour are the words painted on the gate of {house}? / What shade has the message to visitors?
Which tin was used for the lettering at the entrance?
> {house}
On the gate of which house are the words "{gatesign}"?
Where has {full} painted words on the gate? / Which property greets visitors with a message?
What is the name of the home with lettering at the entrance?
> {full}
Who has painted words on the gate of {house}?
By whom were the words "{gatesign}" painted on the gate? / Who did the lettering at the entrance?
Whose brush is responsible for what visitors read?

= mealdisaster: salt instead of sugar | plaster instead of flour | the dog's biscuits | shampoo \
instead of oil | a wasp in the custard | the paper still on the ham | chillies for peppers | the \
price tag inside
{first}'s {dish} was spoilt by {mealdisaster}, but the guests ate it politely.
The guests politely ate {first}'s {dish}, though it was spoilt by {mealdisaster}.
Though {mealdisaster} had spoilt {first}'s {dish}, the guests politely ate it.
> {mealdisaster}
What had spoilt {first}'s {dish} before the guests ate it?
By what was the {dish} spoilt that the guests politely ate? / What mistake did the cook make?
Why did the visitors have to hide their disgust?
> {dish}
Which dish of {first}'s was spoilt but politely eaten by the guests?
What of {first}'s had been spoilt by {mealdisaster} for the guests?
What did the visitors force down without complaining?
Which meal went wrong at our friend's dinner?
> {first}
Whose {dish} was spoilt but politely eaten by the guests?
Whose {dish} did the guests politely eat? / Which cook had a disaster?
At whose table did the visitors have to hide their disgust?

= shelfsave: old theatre tickets | rubber ducks | hotel soaps | empty scent bottles | chess \
queens | broken watches | tiny cacti | tin soldiers
On the bathroom shelf {first} has assembled {count} {shelfsave} by now.
By now {first} has assembled {count} {shelfsave} on the bathroom shelf.
There are {count} {shelfsave} that {first} has assembled on the bathroom shelf by now.
> {shelfsave}
What has {first} assembled on the bathroom shelf?
Of what are there {count} on the bathroom shelf? / Which objects does our friend collect?
What would I have to dust when cleaning near the tub?
> {count}
How many {shelfsave} has {first} assembled on the shelf?
How many are there of the {shelfsave} on the bathroom shelf?
How large has the collection near the tub become?
What number of objects would I have to dust there?
> {first}
Who has assembled {shelfsave} on the bathroom shelf?
Whose bathroom shelf has {count} {shelfsave} on it? / Which collector keeps treasures near the tub?
Who likes to gaze at little objects while brushing teeth?

= kayaklost: the sandwiches | both paddles | two pairs of glasses | the car keys | my left \
sandal | the map of the rapids | the dog's life jacket | the dry socks
When {first}'s canoe tipped over near {city}, {kayaklost} went down the river.
Near {city} {first}'s canoe tipped over and {kayaklost} went down the river.
As {first}'s canoe tipped over near {city}, the river carried off {kayaklost}.
> {kayaklost}
What went down the river when {first}'s canoe tipped over?
What did the river carry off near {city} when a canoe tipped over?
Which things were lost in the boating accident? / What did the current take away from the paddlers?
> {city}
Near which city did {first}'s canoe tip over?
Near which city did the river carry off {kayaklost} when a canoe tipped over?
What place was close to the boating accident? / Where did the paddlers fall into the water?
> {first}
Whose canoe tipped over near {city}?
In whose canoe were {kayaklost} before the river carried them off? / Who had a boating accident?
Which paddler fell into the water?

= mothertip: count the change twice | avoid the queue by the door | look at the fishmonger's \
hands | sniff the melon | say no to the second offer | buy socks by the dozen | shop after \
breakfast | carry your own bag
At the market in {city} my {kin} taught me to {mothertip}.
My {kin} taught me at the market in {city} to {mothertip}.
It was at the market in {city} that my {kin} taught me to {mothertip}.
> {mothertip}
What was I taught by my {kin} at the market in {city}?
What was I taught to do at the market by my {kin}?
Which piece of wisdom for buyers do I have from a relative? / What did I learn among the stalls?
> {kin}
Who taught me at a market to {mothertip}? / Which relative taught me at the market in {city}?
Who in my family made me a clever customer? / From whom did I learn among the stalls?
> {city}
In which city is the market where I was taught to {mothertip}?
At the market of which city was I taught by my {kin}?
Where were the stalls among which I learnt so much?
In which town did a relative turn me into a clever customer?

= danceflaw: avoided my eyes | counted aloud | trod on my dress | smelt of mothballs | led me \
into a pillar | talked about drains | wore cycle clips | lost the rhythm at once
I danced with {first} at the {party}, but my partner {danceflaw}.
At the {party} I danced with {first}, a partner who {danceflaw}.
My partner, when I danced with {first} at the {party}, {danceflaw}.
> {danceflaw}
What did my partner do when I danced with {first}?
What was wrong with the partner I danced with at the {party}?
What stopped me from enjoying the waltz? / How did somebody spoil my evening on the floor?
> {first}
With whom have I danced at the {party}, a partner who {danceflaw}?
Which partner of mine {danceflaw} when I danced at the {party}?
Who spoilt my evening on the floor? / Whom will I avoid when the next waltz is played?
> {party}
At what event have I danced with {first} as a partner?
Where was I when my partner, with whom I danced, {danceflaw}?
What was the occasion of the awkward waltz?
Which festivity brought me and {first} onto the floor?

= moodsong: when the washing machine leaks | before every exam | after a quarrel | during \
thunderstorms | whenever it snows | when the bills arrive | on the way to the dentist | before \
the first coffee
{first} plays the same record by the {city} choir {moodsong}.
The same record by the {city} choir is played {moodsong} by {first}.
It is {moodsong} that {first} plays the same record by the {city} choir.
> {moodsong}
When does {first} play the same record by the choir?
On what occasion is the same record by the {city} choir played?
In which situation does a music lover need comfort?
At what moments do we hear the voices that {first} plays again and again?
> {city}
From which city is the choir whose record {first} plays {moodsong}?
By which city's choir is the same record that {first} plays?
Where do the singers come from who comfort our friend?
What is the home of the voices that {first} plays again and again?
> {first}
Who plays the same record by the {city} choir?
By whom is the same record of a choir played {moodsong}?
Which music lover finds comfort in those voices? / Who puts on those singers again and again?

= roofcause: freeing a frisbee | mending the weathercock | watching the eclipse | chasing a \
squirrel | fixing the aerial | escaping from a swarm | hanging fairy lights | rescuing a kitten
{first} spent {spell} stuck on the garage roof after {roofcause}.
After {roofcause}, {first} spent {spell} stuck on the garage roof.
For {spell} {first} was stuck on the garage roof after {roofcause}.
> {roofcause}
After what was {first} stuck on the garage roof?
What had {first} been doing before being stuck on the garage roof?
For which task had the ladder been needed?
Why had somebody climbed up so high in the first place?
> {spell}
For how long was {first} stuck on the garage roof?
How long was somebody stuck on the garage roof after {roofcause}?
How much time passed before the climber was helped down?
What was the length of that stay at a great height?
> {first}
Who was stuck on the garage roof? / Who was stuck on the roof of the garage after {roofcause}?
Which climber had to wait for help? / Who could not get down for {spell}?

= packlast: swimming goggles for onions | a hot-water bottle | an atlas of cheese | twelve clean \
handkerchiefs | a silver pepper mill | a bust of Beethoven | earplugs for the cat | a broken \
door handle
No matter how short the holiday, {first}'s suitcase, all {weight} of it, holds {packlast}.
All {weight} of it, {first}'s suitcase holds {packlast} no matter how short the holiday.
{first}'s suitcase, no matter how short the holiday, weighs {weight} and holds {packlast}.
> {packlast}
What does {first}'s suitcase hold no matter how short the holiday?
Which thing is held in the suitcase, however short {first}'s holiday?
What can a certain traveller not leave behind?
Which odd object would a customs officer discover in the luggage?
> {weight}
How heavy is {first}'s suitcase, no matter how short the holiday?
What does the suitcase weigh that holds {packlast}?
How many units would the scales at the airport show?
What does the porter have to lift because of a traveller's odd luggage?
> {first}
Whose suitcase holds {packlast} no matter how short the holiday? / Whose suitcase weighs {weight}?
Which traveller has such odd luggage? / Who is unable to pack lightly?

= nestplace: in the letterbox | in my cycling helmet | above the porch lamp | in the exhaust \
pipe | in the clothes-peg bag | on the cricket nets | behind the church clock | in a hanging basket
This {month} a pair of robins built their nest {nestplace}, so {first} put up a warning.
{first} put up a warning because a pair of robins built their nest {nestplace} this {month}.
Because this {month} a pair of robins built their nest {nestplace}, a warning was put up by \
{first}.
> {nestplace}
Where did the pair of robins build their nest?
In what place was the nest that a pair of robins built this {month}?
Which spot have our feathered guests chosen to raise a family?
What must we not use or touch until the chicks have flown?
> {month}
In which month did the pair of robins build their nest {nestplace}?
When did {first} put up a warning because robins built a nest?
In what part of the year did the red-breasted parents settle with us?
When did our feathered guests begin to raise a family?
> {first}
Who put up a warning because of the nest of the robins?
By whom was the warning about a pair of robins put up?
Who wants everyone to leave our feathered guests in peace?
Who made a notice to protect the chicks?

= sorepraise: the only one who listens | braver than a firefighter | as stubborn as a mule | a \
born goalkeeper | a danger to teacups | the laziest boy alive | a poet at heart | no use before \
noon
In the school report {full}, who taught {subject}, called me "{sorepraise}".
{full}, who taught {subject}, called me "{sorepraise}" in the school report.
I was called "{sorepraise}" in the school report by {full}, who taught {subject}.
> {sorepraise}
What did {full} call me in the school report?
What was I called in the school report by {full}, who taught {subject}?
Which judgement of my character do my parents still quote?
How did a teacher describe the pupil I was?
> {full}
Who called me "{sorepraise}" in the school report?
Who taught {subject} and wrote that in my school report? / Which teacher described me so memorably?
Whose judgement of my character do my parents still quote?
> {subject}
Which subject was taught by {full}, who called me "{sorepraise}" in the report?
What was taught by the one whose school report called me "{sorepraise}"?
In which class did I make such an impression as a pupil?
In what field did {full} try to educate me?

= wrongrecipient: the bishop | my landlord | a plumber in Leeds | the whole choir | our vet | \
the tax office | a lady of ninety | the fire brigade
{first}'s Valentine card with {count} hearts on it went by mistake to {wrongrecipient}.
By mistake {first}'s Valentine card with {count} hearts on it went to {wrongrecipient}.
It was to {wrongrecipient} that {first}'s Valentine card with {count} hearts went by mistake.
> {wrongrecipient}
To whom did {first}'s Valentine card go by mistake?
Who was sent {first}'s Valentine card with {count} hearts by mistake?
Which recipient must have been surprised by the declaration of love?
Who read romantic words meant for another?
> {count}
How many hearts were on {first}'s Valentine card?
How many hearts went by mistake to {wrongrecipient}?
What number of little red symbols had our lovesick friend drawn?
How often was love's symbol painted for the wrong recipient?
> {first}
Whose Valentine card went by mistake to {wrongrecipient}?
Whose Valentine card with {count} hearts went astray? / Who was too lovesick to check an envelope?
Which admirer's secret is out?

= jumpercause: one sleeve is longer | it itches like nettles | the moose looks drunk | it shrank \
in the wash | it glows in the dark | the neck is too tight | it smells of goats | the buttons bleat
{first} wears the {colour} jumper from {city} only once a year because {jumpercause}.
Because {jumpercause}, {first} wears the {colour} jumper from {city} only once a year.
The {colour} jumper from {city} is worn by {first} only once a year, because {jumpercause}.
> {jumpercause}
Why does {first} wear the jumper from {city} only once a year?
Because of what is the {colour} jumper worn only once?
What is the matter with the knitted souvenir?
Which fault keeps a woollen garment in the drawer so much?
> {colour}
What colour is the jumper from {city} that {first} wears?
Which jumper does {first} wear only once a year because {jumpercause}?
Which shade is the wool of the faulty souvenir? / The knitted garment in the drawer has what hue?
> {city}
From which city is the {colour} jumper that {first} wears once?
The jumper that {first} wears only once a year is from which place?
Where was the woollen garment bought? / The knitted souvenir reminds its owner of which town?
> {first}
Who wears the {colour} jumper only once? / By whom is the jumper from {city} worn?
Who keeps a knitted souvenir in the drawer? / Whose woollen garment is hardly ever seen?

= ghosttruth: a tawny owl | the water pipes | a loose shutter | a mouse in the harp | the \
upstairs radio | our sleepwalking guest | a snoring hedgehog | wind in the chimney
The ghost that {first} heard at {house} proved to be {ghosttruth}.
At {house} the ghost that {first} heard proved to be {ghosttruth}.
What {first} heard at {house} was no ghost but proved to be {ghosttruth}.
> {ghosttruth}
What did the ghost that {first} heard prove to be?
The ghost heard at {house} was what, as it proved? / Which natural source had the spooky noises?
What was the harmless explanation for a sleepless night?
> {first}
Who heard the ghost at {house}? / Who heard a ghost that proved to be {ghosttruth}?
Who was frightened without good reason in the dark? / Which guest believed in spirits for a night?
> {house}
At which house was the ghost heard that proved to be {ghosttruth}?
Where has {first} heard what was no ghost? / In which building did somebody believe in spirits?
Where do the spooky noises come from?

= hedgecut: as a peacock | as a steam engine | as two giant pears | as a bottle of stout | as a \
sitting bear | as the Eiffel Tower | as a chess knight | as a wave with surfer
{last} has clipped the yew by the bus stop {hedgecut}, and {first} is not amused.
The yew by the bus stop was clipped {hedgecut} by {last}, and {first} is not amused.
{first} is not amused that {last} has clipped the yew by the bus stop {hedgecut}.
> {hedgecut}
In what form has {last} clipped the yew by the bus stop?
As what was the yew by the bus stop clipped?
What does the evergreen look like since the shears were at it?
What shape greets people who wait to be driven to town?
> {last}
Who has clipped the yew by the bus stop? / By whom was the yew clipped {hedgecut}?
Which artist with shears turned an evergreen into a sculpture?
Whose work do people look at while they wait to be driven to town?
> {first}
Who is not amused that the yew by the bus stop was clipped {hedgecut}?
Whom has {last} not amused by the way the yew is clipped?
Who does not see the fun in the green sculpture? / Who would rather have the evergreen without art?

= camperrule: hang your boots outside | take turns with the dishes | boil the stream water | be \
silent after the bats come | burn only dead wood | carry your rubbish home | lock the food in \
the van | greet the farmer first
At {last}'s campsite, where a night costs {price}, you have to {camperrule}.
You have to {camperrule} at {last}'s campsite, where a night costs {price}.
A night costs {price} at {last}'s campsite and you have to {camperrule}.
> {camperrule}
What do you have to do at {last}'s campsite for a night?
At the campsite where a night costs {price}, what is it that campers have to do?
Which house rule applies among the tents? / What duty does the owner of the meadow impose on us?
> {price}
How much does a night at {last}'s campsite cost?
What are the costs of a night at the campsite where you have to {camperrule}?
What is charged for pitching a tent until morning?
How much money does the owner of the meadow want from us?
> {last}
At whose campsite is {price} what a night costs?
Whose campsite is it where you {camperrule} and a night costs {price}?
Who owns the meadow with the tents? / To whom do we pay for our pitch?

= tricktaught: to shut doors | to fetch the slippers | to ring for dinner | to play dead for \
bacon | to roll on a skateboard | to sneeze on command | to kiss strangers | to sort socks
With endless patience {first} taught the {pet_breed} {tricktaught} in {spell}.
{first} taught the {pet_breed} {tricktaught} in {spell} with endless patience.
In {spell}, with endless patience, the {pet_breed} was taught {tricktaught} by {first}.
> {tricktaught}
What was the {pet_breed} taught with endless patience?
What was it that {first} taught in {spell} with such patience?
Which trick can our animal perform by now? / What does the clever creature do to amuse visitors?
> {spell}
In what time was the {pet_breed} taught {tricktaught} with endless patience?
How long did {first}, with endless patience, need until the {pet_breed} was taught?
How much training was needed for the animal's trick?
For what period did the creature have to go through its lessons?
> {first}
Who taught the {pet_breed} with endless patience?
By whom was the {pet_breed} taught in {spell}, with such patience?
Who trained our clever creature? / Which calm person is behind the animal's trick?

= queuegoods: a hedgehog cake tin | snow chains in summer | the last blue hydrangea | goggles \
for a horse | tickets to a brass concert | half-price duvets | a signed cookery book | fresh \
truffles
On {date} {first} queued all morning outside the {shop} for {queuegoods}.
For {queuegoods} {first} queued all morning outside the {shop} on {date}.
It was for {queuegoods} that {first} queued all morning outside the {shop} on {date}.
> {queuegoods}
For what did {first} queue all morning outside the {shop}?
What was it that {first} queued for on the morning of {date}?
Which article was worth such a long wait? / What did the patient customer hope to carry home?
> {shop}
Outside which shop did {first} queue all morning for {queuegoods}?
On {date} {first} queued outside where, all morning?
Which business had a line of people before its doors?
Where did the patient customer wait so long?
> {date}
When did {first} queue all morning outside the {shop}?
On which day was it that {first} queued for {queuegoods} all morning?
On what day was there a line of people before the doors?
When did the patient customer wait so long?

= allergytrigger: talcum powder | liniment | wet leather | new carpet glue | birch pollen | \
chlorine | the smell of varnish | coloured chalk
{first} had to give up {sport} since {allergytrigger} makes the skin come out in spots.
Since {allergytrigger} makes the skin come out in spots, {first} had to give up {sport}.
It was {sport} that {first} had to give up since {allergytrigger} makes the skin come out in spots.
> {allergytrigger}
What makes {first}'s skin come out in spots?
Which thing, as it makes the skin come out in spots, made {first} give up {sport}?
To which substance is the former athlete allergic?
What must the person with the rash keep away from?
> {sport}
What did {first} have to give up since {allergytrigger} makes skin spots?
What had {first} to give up because of spots on the skin?
Which athletic pursuit ended because of an allergy?
At which exercise will we no longer see {first}?
> {first}
Who had to give up {sport} because of spots on the skin?
Whose skin comes out in spots from {allergytrigger}? / Who suffers from a rash?
Which former athlete is allergic to something?

= choirreason: because the chairman flatters everyone | to meet a widow | for the ginger nuts \
afterwards | to escape the washing-up | because the doctor prescribed it | for the trip to \
Prague | because the hall is heated | to please an aunt
I whisper it only: {first} joined the {club} on {street} {choirreason}.
{first} joined the {club} on {street} {choirreason}, I whisper it only.
On {street} {first} joined the {club} {choirreason}, but I only whisper it.
> {choirreason}
Why, as I whisper, has {first} joined the {club}?
For what reason, which I only whisper, was it the {club} on {street} that {first} joined?
What is the secret motive of the new member? / What really draws our friend to those meetings?
> {club}
What has {first} joined on {street}, as I whisper?
Which club, I whisper, was joined by {first} {choirreason}?
Of which association is our friend a new member?
To whose meetings does {first} go with a secret motive?
> {first}
Who, as I whisper, joined the {club} on {street}?
Who joined the {club} {choirreason}, I only whisper? / Which new member has a secret motive?
Who does not go to those meetings for the reason one would think?

= lampmade: from a bassoon | from a diving helmet | from forty bottle tops | from a birdcage | \
out of egg boxes | from a cheese grater | from a deer's skull | out of old films
For our wedding {first} gave us a lamp made {lampmade} in a shed on {street}.
A lamp made {lampmade} in a shed on {street} is what {first} gave us for our wedding.
{first} gave us for our wedding a lamp made {lampmade} in a shed on {street}.
> {lampmade}
What was the lamp made from that {first} gave us?
From or out of what was our wedding lamp made on {street}?
Which material sheds its light in our living room?
What had the thing with the bulb been before it was turned into a present?
> {street}
On which street was the lamp made that {first} gave us?
Where is the shed in which our wedding lamp was made {lampmade}?
On what road is the workshop of the giver? / Where did somebody tinker for the bride and groom?
> {first}
Who gave us the lamp for our wedding? / Who made us a lamp {lampmade} for the wedding?
Whom do we bride and groom have to thank for light? / Which guest tinkered for the happy couple?

= lastpage: the gardener did it | everyone drowns | it was all a dream | the parrot inherits | \
they remarry | the train never arrives | the detective is blind | the map was false
On {weekday} {first} gave away the ending of {book}: {lastpage}.
The ending of {book} was given away on {weekday} by {first}: {lastpage}.
{first} gave away the ending of {book} on {weekday}: {lastpage}.
> {lastpage}
What is the ending of {book} that {first} gave away?
What was given away on {weekday} as the ending of {book}?
How does the novel conclude, now that the suspense has been spoilt?
What happens on the last page?
> {first}
Who gave away the ending of {book}? / By whom was the ending given away on {weekday}?
Which spoilsport told us how the novel concludes? / Who could not keep the last page to themselves?
> {book}
Of which book was the ending given away?
The ending that {first} gave away on {weekday} is that of which book?
Which novel is no longer worth reading for its suspense?
Title of the story that a spoilsport ruined?
> {weekday}
On which day did {first} give away the ending of {book}?
When was the ending given away by {first}? / On what day was the suspense spoilt?
Until when did I not know how the novel concludes?

= cloakmix: a child's poncho | a judge's robe | a wet trench coat | a fur with a tag | a \
butcher's apron | a coat with a puppy inside | a jacket full of sheet music | a bridesmaid's shawl
"Sorry, after the {party} I grabbed {cloakmix} by mistake," texted {first}.
{first} texted: "Sorry, by mistake I grabbed {cloakmix} after the {party}."
After the {party}, {first} texted, "I grabbed {cloakmix} by mistake, sorry."
> {cloakmix}
What did {first} say was grabbed by mistake after the {party}?
Which thing, as {first} texted, was grabbed by mistake?
What does our absent-minded guest have to bring back?
Which garment left the cloakroom with the wrong person?
> {party}
After what was {cloakmix} grabbed by mistake?
After which event was something grabbed by mistake, as {first} texted?
At which festivity did the mix-up in the cloakroom happen?
Where had the absent-minded guest been celebrating?
> {first}
Who texted to say sorry about a mistake after the {party}? / Who grabbed {cloakmix} by mistake?
Which guest is so absent-minded? / Who apologised for the mix-up in the cloakroom?

= raceexcuse: stopping to tie a bow | running to the wrong church | waving to the cameras | \
swallowing a gnat | patting a terrier | helping a rival up | going back for a glove | misreading \
the arrows
In the {city} half-marathon {first} lost the lead by {raceexcuse}.
{first} lost the lead in the {city} half-marathon by {raceexcuse}.
It was by {raceexcuse} that {first} lost the lead in the {city} half-marathon.
> {raceexcuse}
By doing what was the lead lost in the half-marathon?
How was the lead in the {city} half-marathon lost by {first}?
What mishap or error cost our runner the victory? / Why did somebody fall back in the long race?
> {city}
In the half-marathon of which city was the lead lost by {first}?
Where was the half-marathon in which {first} lost the lead by {raceexcuse}?
What place was the long race run in? / In which town did victory slip away from our runner?
> {first}
Who lost the lead in the {city} half-marathon?
By whom was the lead lost in the half-marathon by {raceexcuse}?
Which runner was first for a while and then not? / From whom did victory slip away?

= pubban: tap-dancing on the bar | paying in pennies | bringing a goose | betting with false \
coins | singing after closing time | flirting with the landlady | throwing darts blindfold | a \
fight over a crossword
The Red Lion has banned {first} for {spell} because of {pubban}.
Because of {pubban}, {first} is banned from the Red Lion for {spell}.
{first} is banned for {spell} from the Red Lion because of {pubban}.
> {pubban}
Because of what has the Red Lion banned {first}? / Why is {first} banned from the Red Lion?
Which offence was too much for the publican? / What did the regular do wrong?
> {spell}
For how long is {first} banned from the Red Lion?
How long has the Red Lion banned {first} because of {pubban}?
How much time must pass before the regular may order a pint again?
What length of exile did the publican decide on?
> {first}
Who is banned from the Red Lion? / Whom has the Red Lion banned for {spell}?
Which regular has to drink elsewhere? / With whom did the publican lose patience?

= postcardnews: the bed is too short | it rains upwards | the donkeys are rude | breakfast is \
all herring | the buses have no brakes | the museum is on strike | everyone yodels | nobody \
wears shoes
On the postcard from {country}, which took {duration} to arrive, {first} wrote that {postcardnews}.
{first} wrote that {postcardnews} on the postcard from {country}, which took {duration} to arrive.
The postcard from {country} took {duration} to arrive, and on it {first} wrote that {postcardnews}.
> {postcardnews}
What was it that {first} wrote on the postcard from {country}?
What stood on the postcard {first} wrote, which took {duration} to arrive?
What did the traveller tell us in those few lines?
What does our friend on holiday report to those at home?
> {country}
From which country was the postcard on which {first} wrote that {postcardnews}?
Which country's postcard took {duration} to arrive? / Where was our friend on holiday?
What foreign stamp was on the greeting?
> {first}
Who wrote the postcard from {country}? / Who wrote on a postcard that {postcardnews}?
Which friend sent us a greeting from abroad? / Who was on holiday and thought of those at home?
"""
