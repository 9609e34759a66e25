"""Messages of one line: what is broken, missing, late or left over (see relations.py)."""

RELATIONS = """
= boilerfault: a cracked heat exchanger | air in the pump | a blocked condensate pipe | a worn \
fan bearing | scale in the burner | a leaking expansion vessel | a mouse-eaten wire | a jammed \
gas valve | a faulty pressure sensor
Plumber has been: the knocking in the boiler comes from {boilerfault}, and he will be back on \
{weekday}.
The plumber says the boiler knocks because of {boilerfault}; he will be back on {weekday}.
On {weekday} the plumber is back to deal with {boilerfault}, which makes the boiler knock.
> {boilerfault}
What makes the boiler knock?
Where does the knocking in the boiler come from, according to the plumber?
What is wrong with our heating? / Which defect did the man with the spanners diagnose?
> {weekday}
When will the plumber be back for the boiler?
On which day does the plumber deal with the knocking?
What day should someone be in for the heating repair? / When does the tradesman return?

= fridgegap: oat milk | unsalted butter | anything green | eggs | mustard | natural yoghurt | \
orange juice | cheddar | spring onions
We are out of {fridgegap} again, so could {first} stop at the shop on {street}?
Could {first} stop at the shop on {street}, as we are out of {fridgegap} again?
As we have run out of {fridgegap} again, {first} could stop at the shop on {street}.
> {fridgegap}
For what should {first} stop at the shop on {street}?
Of what have we run out, so that {first} could stop at the shop?
Which item of food is missing from our kitchen? / What is needed from the grocer's?
> {first}
Who could stop at the shop on {street}?
Who should stop at the shop because we are out of {fridgegap}?
Who is supposed to buy groceries on the way home? / Whom do we want to run an errand?
> {street}
On which street is the shop where {first} could stop?
At the shop on what street could {first} stop? / Where is the grocer's?
To what road should one go for the missing food?

= kneeorder: no stairs | nothing but swimming | ice twice a day | a brace at night | no lifting \
| walking on flat ground only | ten squats each morning | sleeping with a cushion underneath
{doctor} looked at my knee and ordered {kneeorder} for {duration}.
For {duration} it is {kneeorder}, on the orders of {doctor}, who looked at my knee.
My knee was looked at by {doctor}, who ordered {kneeorder} for {duration}.
> {kneeorder}
What did {doctor} order for my knee? / Which orders came from the doctor who looked at my knee?
How should the sore joint be treated? / What was prescribed for my leg?
> {duration}
For how long did {doctor} order {kneeorder} for my knee?
How long do the orders about my knee last?
How much time must pass before my leg is free of its regime? / What is the length of the treatment?
> {doctor}
Who looked at my knee and ordered {kneeorder}? / On whose orders must I look after my knee?
Which physician examined my leg? / What is the name of the medic who treated the joint?

= benchspot: under the station clock | by the bronze lion | at the back of the bakery | next to \
the ice rink ticket booth | beside the bottle bank | on the footbridge | opposite the fire \
station | at the foot of the escalator
Let us meet {benchspot} at {time}, and {first} will bring the tickets.
We meet {benchspot} at {time}; the tickets will be brought by {first}.
{first} brings the tickets, so let us meet {benchspot} at {time}.
> {benchspot}
Where shall we meet if {first} brings the tickets?
At what spot do we meet, {first} having the tickets? / At which spot is our rendezvous?
Where should I stand and wait for the rest of you?
> {time}
At what time shall we meet for {first} to bring the tickets?
When do we meet {first} with the tickets? / By what hour must I be at the rendezvous?
How late may I turn up at most?
> {first}
Who will bring the tickets when we meet? / Whom do we meet with the tickets {benchspot}?
Which of us has the papers that let us in? / Who is in charge of our admission?

= absentwhy: the twins have a rash | my ankle is in plaster | the babysitter cancelled | the car \
failed its test | we have workmen in | I lost my voice | grandma fell off her bicycle | our cat \
is giving birth
Sorry {first}, we cannot come and must miss the {party} because {absentwhy}.
Because {absentwhy}, we have to miss the {party}; sorry, {first}, that we cannot come.
We cannot come and will miss the {party}, sorry, {first}: {absentwhy}.
> {absentwhy}
Why are we sorry to miss the {party}?
For what reason must we miss the {party} and say sorry to {first}?
What is our excuse for staying away? / What has prevented us from celebrating with you?
> {party}
What are we sorry to miss because {absentwhy}?
What must we miss, as we told {first}, sorry that we cannot come?
Which festivity will take place without us? / What invitation did we have to decline?
> {first}
To whom did we say sorry that we must miss the {party}?
Who is told sorry, we cannot come, because {absentwhy}? / Who gets our apology?
Whose invitation was declined?

= tractionway: pulled out by a tractor | with the heater broken | on three cylinders | behind a \
snow plough | on the spare wheel | with a goose in the boot | at walking pace | with the \
windscreen taped up
We arrived safely at {house} at {spoken_time}, {tractionway}, and all are fine.
All fine: at {spoken_time} we arrived safely at {house}, {tractionway}.
It was {spoken_time} when we arrived safely at {house}, {tractionway}, and all of us are fine.
> {tractionway}
In what way have we arrived safely at {house}?
How was it that we arrived at {house}, all of us fine?
Under what odd circumstances did our journey end? / What happened to us on the road?
> {spoken_time}
When had we arrived safely at {house}? / What was the time when we arrived at {house}, all fine?
At what hour did our journey end? / How late was it when the trip was over?
> {house}
Where had we arrived {tractionway}, but fine? / Which house was it that we safely arrived at?
What was our destination? / At whose gate or walls did the eventful journey end?

= extradish: half a salmon | two trays of samosas | most of the trifle | a pot of lentil soup | \
nine stuffed peppers | a whole nut roast | three bags of crisps | some sticky ribs
There is {extradish} left over from the {party}, so help yourselves to it before {weekday}.
Help yourselves before {weekday} to {extradish}, left over from the {party}.
Left over from the {party}: {extradish}, so help yourselves before {weekday}.
> {extradish}
What is left over from the {party} that we can help ourselves to?
To what, left over from the {party}, should we help ourselves?
Which food did the guests not finish? / What may we eat up now?
> {weekday}
Before which day should we help ourselves to what is left over?
Until when can we help ourselves to {extradish}, left from the {party}?
By when ought the remains of the feast to be eaten?
What is the last moment for the hungry, more or less?
> {party}
From which party is {extradish} left over for us to help ourselves?
What was it from which so much is left that we can help ourselves?
At which occasion had too much been cooked? / What did we celebrate with such a big buffet?

= coachgrip: keep the elbows in | look up before passing | bend the knees more | stop talking to \
the referee | breathe on every third stroke | drink more water | land on both feet | run off the \
ball
Coach {last} says {first} should {coachgrip}, otherwise the {sport} was excellent.
According to coach {last}, the {sport} was excellent, but {first} should {coachgrip}.
The {sport} was excellent, says coach {last}, only {first} should {coachgrip}.
> {coachgrip}
What should {first} do according to coach {last}?
According to the coach, what should {first} do although the {sport} was excellent?
What advice came back from training? / How could the young athlete improve?
> {first}
Who should {coachgrip}, according to coach {last}? / Whose {sport} was excellent, says the coach?
Which athlete was given advice? / Who has been praised and corrected by the trainer?
> {last}
According to which coach should {first} {coachgrip}?
What is the name of the coach who found the {sport} excellent? / Who trains our child?
Whose tip for improvement is it?

= hutchbreak: the latch is bent | the floor is soaked | a plank came off | the roof leaks | the \
wire has a hole | the ramp has snapped | one hinge is missing | the water bottle froze
Note for {first}: in the rabbit hutch {hutchbreak}, please see to it before {month}.
Before {month}, {first}, please see to the rabbit hutch, where {hutchbreak}.
Please see to the rabbit hutch before {month}, {first}, because {hutchbreak}.
> {hutchbreak}
What is wrong with the rabbit hutch that {first} should see to?
Why should {first} see to the rabbit hutch before {month}?
Which damage has the bunny's home suffered? / What needs mending for the pet with long ears?
> {month}
Before which month should {first} see to the rabbit hutch?
Until when can {first} see to the hutch? / By when must the bunny's home be mended?
What is the deadline for the repair of the pet's dwelling?
> {first}
Who should please see to the rabbit hutch?
For whom is the note about the hutch where {hutchbreak}?
Who is expected to mend the bunny's home? / Which handy person got a little job from us?

= ponytip: soaked hay only | a smaller saddle | less clover | a fly mask | two weeks without \
shoes | warm bran mash | company at night | cod liver oil
The vet has seen {pet}, and what our old pony needs is {ponytip}.
What our old pony {pet} needs, says the vet, is {ponytip}.
{ponytip} is what {pet}, our old pony, needs, says the vet.
> {ponytip}
What does our old pony need? / What does the vet say {pet} needs?
Which recommendation did the animal doctor make?
How should we look after the elderly riding animal?
> {pet}
What is our old pony called that needs {ponytip}? / Which pony has the vet seen?
Which patient with hooves was examined? / What is the name of the animal in our stable?

= ridewhere: on the crossbar of my bike | in the back of the van | on the milk lorry | in the \
vicar's sidecar | in a rowing boat | on the school minibus | in the cab of the digger | on the \
night bus
No taxi to be had, so {first} came home {ridewhere} and slept until {spoken_time}.
As no taxi was to be had, {first} came home {ridewhere}, then slept until {spoken_time}.
{first}, who found no taxi and came home {ridewhere}, slept until {spoken_time}.
> {ridewhere}
How did {first} come home without a taxi?
In or on what did {first} travel home when no taxi was to be had?
By what means did the stranded reveller get back?
On or in what did one get back for want of a cab?
> {spoken_time}
Until when has {first} slept after coming home {ridewhere}?
What time was it when the one without a taxi had slept enough?
At which hour did the reveller get out of bed? / What o'clock was it on waking?
> {first}
Who came home {ridewhere} as there was no taxi? / Who found no taxi and slept until {spoken_time}?
Who had to get back in such an unusual manner? / Which stranded reveller needed a long rest?

= toomuch: courgettes | rhubarb | plum jam | eggs from our hens | kindling | lettuce seedlings | \
wild garlic pesto | kefir grains | frogspawn
We have far too much, so take some {toomuch} from the box outside {address}.
Outside {address} is a box of {toomuch}, as we have far too much: take some.
Take some {toomuch} from the box outside {address}; we have far too much.
> {toomuch}
What do we have far too much of? / What is in the box outside {address} that you can take?
Which surplus are we giving away? / What may passers-by carry off for nothing?
> {address}
Outside which address is the box of {toomuch}? / Where can I take some {toomuch} from a box?
At which house is something given away? / Where do I go to collect a free gift?

= noteschool: a cardboard tube | an old shirt for painting | a photo as a baby | three conkers | \
an empty jam jar | a shoebox | odd buttons | a clean yoghurt pot
{first}'s teacher wants every child to bring {noteschool} on {weekday}.
On {weekday} every child is to bring {noteschool}, says {first}'s teacher.
Every child, so {first}'s teacher says, is to bring {noteschool} on {weekday}.
> {noteschool}
What is every child to bring on {weekday}? / What does {first}'s teacher want every child to bring?
Which item should be packed into the satchel? / What are we to find at home for the class?
> {weekday}
On which day does the teacher want every child to bring {noteschool}?
When is every child in {first}'s class to bring something?
By when do we have to find the thing for class?
What is the day of the handicraft lesson, presumably?
> {first}
Whose teacher wants every child to bring {noteschool}?
In whose class is every child to bring something, says the teacher?
Which pupil came back with this request? / Whose class needs things from home?

= lateroad: a swan on the rails | a burst water main | a fallen scaffold | a lorry full of \
tomatoes on its side | a marathon | signal failure | an open level crossing | frozen points
Stuck on the way, at {city}, because of {lateroad}, so start eating the {meal} without me.
Start eating the {meal} without me, I am stuck at {city} because of {lateroad}.
Because of {lateroad} I am stuck at {city}; start eating the {meal} without me.
> {lateroad}
Why am I stuck at {city}, so that you start the {meal}?
Because of what are you to start eating the {meal} without me? / What is holding me up?
Which obstacle is to blame for my absence from the table?
> {city}
Where am I stuck while you start eating?
In what city was I stuck when you had to start the {meal}? / What place can I not get away from?
Where was I when I sent word of my delay?
> {meal}
What should you start eating without me? / What did I tell you to start while I am stuck at {city}?
Which food shall I not be there to share at once? / What is on the table tonight?

= dampcause: the gutter | a slipped tile | the upstairs shower | ivy roots | condensation from \
the tumble dryer | a cracked waste pipe | earth piled against the wall | an old fish tank
The builder thinks the damp patch in the {room} comes from {dampcause}.
It is {dampcause} that the builder blames for the damp patch in the {room}.
For the damp patch in the {room} the builder blames {dampcause}.
> {dampcause}
What does the builder blame for the damp patch?
Where does the damp patch in the {room} come from, thinks the builder? / Why is our wall wet?
What is the suspected origin of the moisture?
> {room}
In which room is the damp patch that comes from {dampcause}?
Where does the builder see a damp patch? / Whose wall is wet, that of what room?
Which part of the building suffers from moisture?

= giftleft: a corkscrew shaped like a fish | her reading glasses | one red glove | a tin of \
shortbread | a phone charger | a scarf smelling of lavender | a walking pole | a jar of olives
{first}, you left {giftleft} at ours; shall I post it or hand it over at the {event}?
Shall I post {giftleft}, which you left at ours, {first}, or hand it over at the {event}?
You left {giftleft} at ours, {first}; I can post it or hand it over at the {event}.
> {giftleft}
What has {first} left at ours? / What could I post to {first} or hand over at the {event}?
Which belonging did our visitor forget? / What is waiting here to be given back?
> {first}
Who left {giftleft} at ours? / To whom shall I post or hand over what was left?
Which visitor is forgetful? / Who is missing something that lies in our house?
> {event}
Where could I hand over {giftleft} instead of having to post it?
At which event could I hand over what you left? / On which occasion might we see each other next?
When could the forgotten thing be returned without stamps?

= washleak: the door seal | the drain hose | the soap drawer | a sock in the filter | the inlet \
valve | a coin in the pump | the outer drum | a hairpin in the pipe
The washing machine floods the kitchen because of {washleak}, and the part costs {price}.
Because of {washleak} the washing machine floods the kitchen; the part costs {price}.
The kitchen is flooded by the washing machine because of {washleak}, and the part costs {price}.
> {washleak}
Because of what does the washing machine flood the kitchen?
Why is the kitchen flooded by the washing machine?
What is the culprit when water spreads over our floor?
Where did the repairer find the reason for the puddle under the laundry appliance?
> {price}
What does the part for the washing machine cost?
How much does the part cost without which the kitchen is flooded?
How much must we pay to have dry feet on laundry day? / What is the bill for the spare we need?

= gymkit: two pairs of socks | a mouth guard | swimming trunks | a doctor's letter | an old bed \
sheet | a stopwatch | grippy slippers | shin pads
Remember to put {gymkit} in the sports bag, because {first} trains at the {venue} today.
{first} trains at the {venue} today, so remember to put {gymkit} in the sports bag.
As {first} trains today at the {venue}, remember that {gymkit} must be in the sports bag.
> {gymkit}
What should I remember to put in the sports bag?
What must be in the sports bag when {first} trains?
Which item must not be forgotten for exercise? / What has to be packed for our athlete?
> {venue}
Where does {first} train today, with {gymkit} in the sports bag?
At what place is the sports bag needed when {first} trains? / In which place is there a workout?
Where does our athlete have to be?
> {first}
Who trains today at the {venue} with a sports bag? / For whom do I put {gymkit} in the sports bag?
Whose exercise things have to be packed? / Which of us is off to a workout?

= carnoise: like a cat in a sack | like hail on a tin roof | like a kettle about to boil | like \
a lawnmower | like somebody chewing gravel | like a flute | like a dying seagull | like marbles \
in a jar
Whenever I brake, the {vehicle} sounds {carnoise}, and the garage is shut until {weekday}.
The garage is shut until {weekday}, and the {vehicle} sounds {carnoise} whenever I brake.
When I brake the {vehicle} it sounds {carnoise}, but until {weekday} the garage is shut.
> {carnoise}
How does the {vehicle} sound when I brake?
What does it sound like whenever I brake the {vehicle}? / What noise is heard when I slow down?
To what could one compare the racket on stopping at a red light?
> {weekday}
Until which day is the garage shut?
Until when is the garage shut although the {vehicle} sounds bad when I brake?
On what day might a mechanic listen to the noise?
When can I have the car repaired at the earliest?

= teabreak: a rota for the bins | the noise after midnight | who feeds the fish | the broken \
intercom | painting the stairwell | a lock for the bike shed | the smell in the lift | solar panels
House meeting at {spoken_time} in the laundry room about {teabreak}: bring a chair and a pen.
Bring a chair and a pen to the laundry room at {spoken_time} for the house meeting about \
{teabreak}.
At {spoken_time} the house meeting about {teabreak} is in the laundry room: bring a chair and a \
pen.
> {teabreak}
What is the house meeting in the laundry room about?
About what is the house meeting for which I bring a chair? / What will the tenants discuss?
Which matter have the residents to talk over?
> {spoken_time}
When is the house meeting in the laundry room?
At what time should I bring a chair to the laundry room?
At which hour do the tenants come together? / When will the residents start talking?

= nitsrule: tied up in a plait | rubbed with tea tree oil | under a swimming cap | combed every \
evening | washed with vinegar | cut short for the summer | covered by a scarf | checked behind \
the ears
There are nits at nursery again; {first}'s hair must be {nitsrule} until {date}.
Until {date} {first}'s hair must be {nitsrule}, as there are nits at nursery again.
As nursery has nits again, {first}'s hair must be {nitsrule} until {date}.
> {nitsrule}
What must be done with {first}'s hair while nursery has nits?
How must {first}'s hair be until {date} because of the nits? / Which measure is taken against lice?
How is our little one's head to be protected?
> {date}
Until when must {first}'s hair be {nitsrule} because of the nits?
Until what date do the nits at nursery rule {first}'s hair?
When can the measure against lice end?
What is the last day of caution about the little one's head?
> {first}
Whose hair must be {nitsrule} because of the nits?
Which child's hair must be looked after while nursery has nits?
Which little one is to be kept safe from lice? / Whose head is mentioned?

= shedneed: a longer hose | somebody with strong arms | a proper wheelbarrow | an electric saw | \
twenty bags of gravel | a tarpaulin | a cement mixer | rat-proof bins
What our allotment lacks most is {shedneed}, and {first} knows where to find it cheaply.
{first} knows where to find it cheaply: {shedneed}, which our allotment lacks most.
Most of all our allotment lacks {shedneed}, and {first} knows where to find that cheaply.
> {shedneed}
What does our allotment lack most?
What, lacking at our allotment, does {first} know where to find cheaply?
Which thing do we gardeners wish for above all? / What would make growing our vegetables easier?
> {first}
Who knows where to find cheaply what our allotment lacks?
Who knows a place to find {shedneed} cheaply? / Who has an idea for a bargain for us gardeners?
Whom should I ask, so as not to pay much?

= nightcall: a fox was screaming | the baby upstairs cried | my calf cramped | the fire alarm \
beeped | a moth got into my ear | somebody rang the wrong bell | the neighbours danced salsa | a \
tile slid off the roof
Slept badly: at {time} {nightcall}, so please take {pet} out this morning, {first}.
{first}, please take {pet} out this morning; I slept badly, as {nightcall} at {time}.
I slept badly because {nightcall} at {time}; {first}, please take {pet} out this morning.
> {nightcall}
Why have I slept badly, so that {first} takes {pet} out this morning?
What was it at {time} that made me ask {first}, having slept badly, to take {pet} out this morning?
What disturbed my night? / For what reason am I so tired?
> {time}
At what time was it, the night I slept so badly, that {nightcall}?
When was it that I slept badly because {nightcall}? / At which hour was I woken?
When exactly was the disturbance?
> {pet}
Whom should {first} take out this morning, because I slept badly?
Which pet do I ask {first} to please take out, having slept badly?
Which animal needs a walk with somebody who is not tired?
Who has to go round the block on a lead?

= jabwarn: a sore arm | a slight fever | blue spots | a dry mouth | strange dreams | a stiff \
neck | tiredness after lunch | a ringing in the ears
The nurse warned me that the travel jab might bring {jabwarn} for {duration}.
For {duration}, the nurse warned me, the travel jab might bring {jabwarn}.
{jabwarn} for {duration} is what the nurse warned me the travel jab might bring.
> {jabwarn}
What did the nurse warn me that the jab might bring?
What might the travel jab bring for {duration}, as the nurse warned?
Which side effect was I told to expect? / What complaint could follow the vaccination?
> {duration}
For how long might the travel jab bring {jabwarn}?
How long did the nurse say the jab might bring {jabwarn}? / How soon would the side effect be over?
What length of discomfort after a vaccination was predicted?

= bandmiss: the drummer's stool | the second microphone | all the sheet music | a long extension \
lead | our singer's throat sweets | the bass amplifier | the black shirts | the list of songs
On stage at the {event} we found that {bandmiss} had stayed in {first}'s garage.
In {first}'s garage had stayed {bandmiss}, as we found on stage at the {event}.
At the {event} we found on stage that in {first}'s garage had stayed {bandmiss}.
> {bandmiss}
What had stayed in {first}'s garage, as we found on stage?
What did we find missing on stage, since it had stayed in the garage?
Which thing did our musicians forget to load? / What was our group without on the night?
> {first}
In whose garage had {bandmiss} stayed, as we found on stage?
Whose garage held what we missed on stage? / At whose home do our musicians keep their gear?
To whose premises should we drive to fetch the forgotten thing?
> {event}
At which event did we find on stage that {bandmiss} had stayed in the garage?
Where were we on stage when we found something had stayed in {first}'s garage?
What was the occasion of our incomplete performance? / What were the musicians booked for?

= milkrule: boil it first | leave it outside for the hedgehog | use it for pancakes | pour it \
down the sink | give it to the neighbours | freeze it in cubes | feed it to the pigs | make \
cheese of it
The milk in the blue jug is {spell} old, so {milkrule} and rinse the jug.
So {milkrule} and rinse the blue jug, since the milk in it is {spell} old.
Since the milk in the blue jug is {spell} old, {milkrule} and rinse the jug.
> {milkrule}
What should I do with the milk in the blue jug? / What am I to do besides rinsing the jug of milk?
How should I deal with a dairy product past its best? / What is recommended about the white liquid?
> {spell}
How old is the milk in the blue jug?
Since how long has the milk been in the jug that I should rinse?
For what length of time has the dairy product been standing there? / What age is the white liquid?

= hikelost: at the second stile | by the burnt oak | where the path meets the quarry | near the \
sheep dip | just after the waterfall | in the maize field | below the ski lift | behind the \
chapel ruin
We took the wrong turning {hikelost} and reached the bus stop {duration} too late.
{hikelost} we took the wrong turning, so we reached the bus stop {duration} too late.
We reached the bus stop {duration} too late because we took the wrong turning {hikelost}.
> {hikelost}
Where did we take the wrong turning?
At what point was the wrong turning, after which we reached the bus stop too late?
At which place did the walkers lose their way?
Where should a signpost be put up for ramblers like us?
> {duration}
How much too late have we reached the bus stop?
By how long did we miss the bus, having taken the wrong turning?
By what margin did we fail to catch our transport? / How long had the coach been gone?

= oddhours: only when it rains | while the soup is on the table | at half past five in the \
morning | whenever I am in the bath | as soon as the guests have left | always on pay day | \
during the news | in the middle of my nap
Grandfather rings {oddhours} to ask whether {first} has found a {job} to marry.
To ask whether {first} has found a {job} to marry, Grandfather rings {oddhours}.
Grandfather rings {oddhours}; he asks whether {first} has found a {job} to marry.
> {oddhours}
When does Grandfather ring to ask about {first}?
At what moment does Grandfather ring about somebody to marry?
What moment does the old man choose for his telephone calls?
How badly timed are the calls of my parent's father?
> {first}
About whom does Grandfather ring, asking about somebody to marry?
Who should find a {job} to marry, as Grandfather asks? / Which grandchild is still single?
In whose love life is the old man interested?
> {job}
What should the person be whom {first} is to find and marry, as Grandfather asks?
Grandfather rings to ask whether {first} will marry somebody of which job?
What does the ideal spouse do for a living, in the eyes of the old man?
Which profession is desired in the bridegroom or bride?

= ovenquirk: the left side burns | the light stays on | the door drops open | the dial is ten \
degrees out | it smells of fish | the fan rattles | the bottom shelf is stuck | the timer never \
rings
Careful with the oven in the {holiday_home}, {first}: {ovenquirk}, so stand by and watch.
Please be careful with the oven in the {holiday_home}, {first}; stand by and watch, as {ovenquirk}.
In the {holiday_home}, {first}, stand by and watch the oven carefully, because {ovenquirk}.
> {ovenquirk}
Why should {first} be careful with the oven in the {holiday_home}?
Why must {first} stand by and watch the oven? / What is odd about the cooker?
Which fault could spoil the baking on our vacation?
> {first}
Who is told to be careful with the oven?
Who should stand by and watch the oven in the {holiday_home}?
Who seems to be cooking on vacation? / Whom did we warn about the faulty cooker?

= lensfault: a scratch on the left glass | one arm missing | a loose screw | the wrong \
prescription | a greasy film | a chewed earpiece | a crack across the bridge | somebody else's \
name inside
My new spectacles came with {lensfault}, so the optician replaces them on {weekday}.
On {weekday} the optician replaces my new spectacles, which came with {lensfault}.
Because they came with {lensfault}, my new spectacles are replaced by the optician on {weekday}.
> {lensfault}
With what did my new spectacles come? / Why does the optician have to replace my spectacles?
What was wrong with the glasses? / Which flaw did I notice when I put the things on my nose?
> {weekday}
When will the optician replace my new spectacles?
On which day are the spectacles that came with {lensfault} replaced?
Which day of the week do I see clearly at last? / When is my appointment about the faulty glasses?

= potluck: something vegan | a cold starter | bread without seeds | a cake for twelve | two \
cheeses | a jug of punch | finger food | a salad that keeps
For the street supper {first} has been asked to make {potluck} and to lend the {furniture}.
{first} has been asked for the street supper to make {potluck} and to lend the {furniture}.
To make {potluck} and to lend the {furniture} is what {first} has been asked for the street supper.
> {potluck}
What has {first} been asked to make for the street supper?
What should {first} make besides having to lend the {furniture}?
Which contribution to the meal does one neighbour prepare?
What food is expected from that kitchen?
> {furniture}
What has {first} been asked to lend for the street supper?
Besides making {potluck} for the street supper, what should {first} lend?
What will be carried outside for the feast? / Which piece will our neighbour let us use?
> {first}
Who should make {potluck} for the street supper? / Who has been asked to lend the {furniture}?
Which neighbour contributes two things to the feast?
Whose help with food and seats was requested?

= ticklething: a hair in the throat | dust from the curtains | cat fur | hay in the barn | the \
new perfume | pepper in the soup | mould behind the wardrobe | cold tiles
{doctor} says that {first}'s cough is only due to {ticklething}, so no antibiotics.
No antibiotics, says {doctor}, as {first}'s cough is only due to {ticklething}.
As {first}'s cough is only due to {ticklething}, there will be no antibiotics, says {doctor}.
> {ticklething}
What is {first}'s cough due to? / To what is the cough due that needs no antibiotics?
Why does the patient have to clear the throat all day?
What harmless thing is to blame for the hacking?
> {doctor}
Who says that {first}'s cough needs no antibiotics?
Which doctor says the cough is only due to {ticklething}? / Who examined the patient's chest?
What is the name of the medic who refused strong pills?
> {first}
Whose cough is only due to {ticklething}? / Who gets no antibiotics against a cough?
Which patient is not seriously ill? / Who had their chest listened to?

= bedpart: the middle slats | eight screws | the headboard | the left side rail | the \
instructions | the Allen key | both front feet | the dowels
The new bed arrived on {date} without {bedpart}, so we sleep on the floor.
Without {bedpart}, the new bed arrived on {date}, so we sleep on the floor.
We sleep on the floor because the new bed arrived on {date} without {bedpart}.
> {bedpart}
Without what did the new bed arrive?
What was missing when the bed arrived, so that we sleep on the floor?
What is not in the box from the furniture shop?
What must the supplier still send us for our night's rest?
> {date}
When did the new bed arrive without {bedpart}?
On what date did the bed arrive, though we sleep on the floor? / When was the incomplete delivery?
On which day did the furniture van come?

= treatpet: a cube of frozen gravy | one blueberry | a bit of cheese rind | a sardine | half a \
digestive biscuit | a carrot top | three mealworms | a spoonful of pumpkin
{pet} has had supper already, {first}, so only give {treatpet} after the {spoken_time} walk.
Only give {pet} {treatpet} after the {spoken_time} walk, {first}, as supper has been had already.
After the {spoken_time} walk only give {pet} {treatpet}, {first}, since supper was had already.
> {treatpet}
What only should {first} give {pet} after the walk?
What does {pet}, whose supper was had already, get after the walk at {spoken_time}?
Which titbit is permitted before bedtime? / What small reward may the animal have?
> {spoken_time}
After which walk, at what time, should {first} only give {pet} {treatpet}, supper having been had?
When will {pet} walk, who has had supper already?
At what time is the walk of {pet}, who has had supper already?
When is the walk after which {first} should give {pet} {treatpet}?
At which hour must the animal go out? / When should the sitter take the lead from its hook?
> {pet}
To whom should {first} only give {treatpet} after the walk?
Who has had supper already and has a walk at {spoken_time}?
Which animal is somebody looking after? / What is the name of our pet that has eaten?

= campdrama: a badger ate the bacon | the stream rose | our guide got lost | a bull moved in | \
the gas ran out | someone sat on the guitar | the tent pole snapped | wasps found the jam
Greetings from the campsite near {city}: {campdrama}, but {first} sings all day.
{first} sings all day at the campsite near {city}, although {campdrama}.
Although {campdrama} at the campsite near {city}, {first} sings all day.
> {campdrama}
What happened at the campsite near {city}, where {first} sings all day?
Despite what does {first} at the campsite sing all day?
Which misfortune befell the holidaymakers in the open air? / What went wrong under canvas?
> {first}
Who sings all day at the campsite? / Who at the campsite near {city} sings although {campdrama}?
Who is still in good spirits on holiday? / Whose mood outdoors is not to be spoilt?
> {city}
Near which city is the campsite where {first} sings?
Where is the campsite, near what city, where {campdrama} and somebody sings?
In the neighbourhood of what town are they under canvas?
From where, roughly, were we sent a holiday message?

= hemask: to turn down the bass | to move the trampoline | to borrow our hedge trimmer | to stop \
feeding the pigeons | to sign a petition | to share the internet | to catch his iguana | to keep \
our windows shut
The man from number {small} knocked at our door at {time} and asked us {hemask}.
At {time} the man from number {small} knocked at our door and asked us {hemask}.
It was {time} when the man from number {small} knocked at our door, and he asked us {hemask}.
> {hemask}
What has the man who knocked at our door asked?
What was asked by the man who knocked at {time} at our door?
What does our neighbour want us to do? / Which request was made on the doorstep?
> {time}
When did the man who asked us {hemask} knock?
At what hour has the man from number {small} knocked and asked us a favour?
How late was the neighbour's call at our flat?
What did the clock show when we had a caller on the doorstep?
> {small}
From which number was the man who knocked at our door?
At what number lives the man who knocked and asked us {hemask}?
Where in the street does our caller belong? / Behind what plate lives the neighbour with a request?

= snackban: peanuts | egg sandwiches | chewing gum | anything with sesame | fizzy drinks | \
chocolate spread | kiwi slices | raw fish
Nursery reminder: no {snackban} in the lunch boxes, since little {first} has an allergy.
Since little {first} has an allergy, there must be no {snackban} in the lunch boxes at nursery.
At nursery little {first} has an allergy, so no {snackban} in the lunch boxes, please.
> {snackban}
What must not be in the lunch boxes at nursery?
What does little {first}'s allergy keep out of the lunch boxes?
Which food is forbidden for all the children?
What must parents stop packing, for one toddler's sake?
> {first}
Because of whose allergy are there no {snackban} in the lunch boxes?
Which little child at nursery has an allergy? / For which toddler's sake was something forbidden?
Who might fall ill from eating the wrong thing?

= mothway: in sealed bags | with cedar blocks | in the freezer first | between sheets of \
newspaper | with bunches of lavender | rolled up in old sheets | in the cold attic | in tins
The winter coats go {mothway} from {month} on, or else the moths will have them.
From {month} on the winter coats go {mothway}, or else the moths will have them.
So that the moths will not have them, the winter coats go {mothway} from {month} on.
> {mothway}
How do the winter coats go away, so that the moths will not have them?
In what way do we keep the moths from our winter coats? / How do we store warm clothes?
What protects thick garments against nibbling insects?
> {month}
From which month on do the winter coats go {mothway}?
When do we begin to hide the winter coats from the moths?
At what point of the year are thick garments stored?
When is it warm enough to put our heavy things aside?

= doorway: past the horse trough | across the churchyard | through the beer garden | up the iron \
stairs | behind the petrol station | along the railway fence | down the ramp of the car park | \
over the wooden bridge
To find {first}'s new flat go {doorway}, then ring the bell marked {last}.
Go {doorway}, then ring the bell marked {last}, to find {first}'s new flat.
{first}'s new flat is easy to find: go {doorway}, then ring the bell marked {last}.
> {doorway}
Which way do I go to find {first}'s new flat? / Where do I go before I ring the bell marked {last}?
What is the route to our friend's home? / How does a visitor get there on foot?
> {last}
What is the bell marked with at {first}'s new flat?
Which name is on the bell that I ring to find the flat? / Which button do I press on arrival?
What is written beside our friend's entrance?
> {first}
Whose new flat do I find if I go {doorway}? / At whose flat do I ring the bell marked {last}?
Which friend has moved house? / Whom would one visit with these directions?

= ringproblem: it is two sizes too big | the stone fell out | the engraving is wrong | the dog \
swallowed it | it went down the plughole | it turns her finger green | the jeweller has closed \
down | customs are holding it
Small panic about the wedding ring: {ringproblem}, so ask {first} to call {phone}.
Ask {first} to call {phone} about the wedding ring, in a small panic, as {ringproblem}.
As {ringproblem}, there is a small panic about the wedding ring: ask {first} to call {phone}.
> {ringproblem}
Why is there a small panic about the wedding ring?
What has happened to the wedding ring, so that {first} should call?
What threatens the ceremony, in the matter of jewellery?
What upset the bridal couple about their band of gold?
> {phone}
Which number should {first} call about the wedding ring?
What is to be dialled by {first} because of the small panic about the ring?
How do I reach the bride in her distress? / On what line is help awaited?
> {first}
Who should call {phone} about the wedding ring? / Whom do I ask to call because of the small panic?
Who might solve the jewellery problem? / Whose help is wanted before the ceremony?

= heatcut: a digger cut the cable | the meter ran out | a swan hit the line | the bill was not \
paid | lightning struck the transformer | the fuse box is wet | the street is being rewired | a \
squirrel chewed the wire
No electricity in {street} until {spoken_time}, because {heatcut}: charge your telephones \
elsewhere.
Charge your telephones elsewhere: {heatcut}, and {street} has no electricity until {spoken_time}.
Because {heatcut}, {street} has no electricity until {spoken_time}, so charge your telephones \
elsewhere.
> {heatcut}
Why does {street} have no electricity for telephones?
For what reason must we charge our telephones elsewhere? / What caused the blackout?
How did it happen that the lights are off in our road?
> {spoken_time}
Until when has {street} no electricity to charge telephones?
Up to what time should we charge our telephones elsewhere? / When will the blackout end?
At what hour do the lights come on again?

= aunthint: dry sherry | a cushion for her back | the corner seat | hymns instead of pop | \
nobody under ten near her | decaffeinated coffee | a blanket over her knees | the window shut
Great-aunt {first} arrives on the {time} bus and will want {aunthint} straight away.
Arriving on the {time} bus, Great-aunt {first} will want {aunthint} straight away.
What Great-aunt {first}, who arrives on the {time} bus, will want straight away is {aunthint}.
> {aunthint}
What will Great-aunt {first} want straight away?
What will our great-aunt want when she arrives on the bus? / What is the old lady's first wish?
How do we make our elderly visitor comfortable?
> {time}
On which bus does Great-aunt {first} arrive?
When does the great-aunt arrive who will want {aunthint} straight away?
At what hour should we pick up the old lady?
What time is our elderly visitor expected at the stop?
> {first}
Which great-aunt arrives on the bus at {time}?
Who will want {aunthint} straight away, arriving on the bus?
What is the name of our elderly visitor? / Which relative must be picked up at the stop?

= sinkfound: a teaspoon | a wedding veil pin | a tangle of grey hair | a plastic soldier | half \
a potato | a ball of grease | an earring | a dead gecko
The plumber fished {sinkfound} out of the kitchen drain and charged {price}.
Out of the kitchen drain the plumber fished {sinkfound}, for which he charged {price}.
The plumber charged {price} after he fished {sinkfound} out of the kitchen drain.
> {sinkfound}
What did the plumber fish out of the kitchen drain?
What was in the drain for which the plumber charged {price}? / Which thing was blocking our pipe?
What turned out to be the cause of the overflowing sink?
> {price}
How much has the plumber charged to clear the kitchen drain?
What was charged by the plumber who fished {sinkfound} out?
What was the bill for getting rid of a blockage? / How expensive was it to have the sink unblocked?

= goalreason: the pitch is under water | both goalkeepers have mumps | the mower broke down | a \
circus has pitched there | the referee resigned | the floodlights fell over | cows got onto the \
grass | the other side has no bus
No match against the {team} on {weekday}: {goalreason}, so training is in the gym.
Since {goalreason}, the match against the {team} on {weekday} is off and training is in the gym.
The match against the {team} on {weekday} is off, because {goalreason}; training is in the gym.
> {goalreason}
Why is the match against the {team} off, with training in the gym?
Why is there training in the gym instead of a match? / For what reason was the game cancelled?
What prevents our side from playing?
> {team}
Against whom is the match on {weekday} off, with training in the gym?
The match against which team is replaced by training in the gym? / Who were to be our opponents?
Which side will we not be playing after all?
> {weekday}
On which day is the match off because {goalreason}, with training in the gym?
When is there training in the gym instead of a match against the {team}?
On what day of the week was the game to have been? / When do our opponents not turn up?

= spoonmark: stir it every hour | add a splash of vinegar | do not lift the lid | taste it for \
salt | take out the bay leaf | top it up with water | turn it down at six | skim off the fat
There is {dish} on the low flame for {first}'s guests, so please {spoonmark}.
Please {spoonmark}: {dish} is on the low flame for {first}'s guests.
On the low flame, for {first}'s guests, there is {dish}, so please {spoonmark}.
> {spoonmark}
What should I please do with what is on the low flame for the guests?
What is to be done about the {dish} on the low flame?
Which instruction did the absent cook give me? / How should I look after the pot on the stove?
> {dish}
What is on the low flame for {first}'s guests? / Which dish is on the flame for the guests?
What is cooking slowly on the stove? / What will the visitors have for dinner?
> {first}
For whose guests is there {dish} on the low flame?
Whose guests will get what is on the low flame? / Who expects visitors for a meal?
On whose behalf do I keep an eye on the stove?

= guttertask: a loaded nappy sack | one football boot | forty wet leaves | a starling's nest | \
three shuttlecocks | a rubber dolphin | a packet of seeds | somebody's underpants
Up on the ladder {first} found {guttertask} in the gutter above the {room}.
In the gutter above the {room} {first} found {guttertask}, up on the ladder.
{first}, up on the ladder, found {guttertask} in the gutter above the {room}.
> {guttertask}
What has {first} on the ladder found in the gutter?
What was in the gutter above the {room} where {first} found it?
Why did rainwater overflow, what had been in the channel?
Which odd item was lying at the edge of the roof?
> {first}
Who was on the ladder and found {guttertask}? / Who found what was in the gutter above the {room}?
Who climbed up to clean the edge of the roof? / Which of us has no fear of heights?
> {room}
Above which room was the gutter where {first} found {guttertask}?
On the ladder above what room was something found in the gutter?
Over which part of the building did rubbish lie outside?
Under the edge of the roof, what is that space used for?

= tutorword: to read aloud every evening | to hold the pencil lower | a quieter seat at the \
front | less homework and more sleep | squared paper for sums | to sit beside a strong reader | \
more praise | a hearing test
At parents' evening the {subject} teacher advised {tutorword} for little {first}.
For little {first} the {subject} teacher advised {tutorword} at parents' evening.
{tutorword} is what the {subject} teacher advised for little {first} at parents' evening.
> {tutorword}
What has the {subject} teacher advised for little {first}?
What was advised at parents' evening by the teacher?
Which recommendation was made about our schoolchild?
What would help the youngster to learn better?
> {subject}
Which teacher advised {tutorword} at parents' evening?
What does the teacher teach who advised something for little {first}?
In which lesson does our youngster need help?
What is the field of the school person we talked to?
> {first}
For which little child did the {subject} teacher advise {tutorword}?
Whose teacher advised something at parents' evening? / Which youngster was discussed at school?
Whose progress did we go and ask about?

= doormatnote: the bell is dead | the baby is asleep | the dog will howl | the paint is wet | \
father is on nights | the door sticks | a piano lesson is going on | the cockatoo imitates it
Please knock twice and do not ring at flat {flat}, because {doormatnote}.
Because {doormatnote}, please knock twice at flat {flat} and do not ring.
At flat {flat}, please knock twice and do not ring, since {doormatnote}.
> {doormatnote}
Why should I not ring but knock twice? / For what reason must I knock at flat {flat} and not ring?
What is the trouble with pressing the button? / Why are callers to use their knuckles?
> {flat}
At which flat should I knock twice and not ring?
Where must I please knock instead of ring, because {doormatnote}?
At whose number must callers use their knuckles?
Which home asks visitors for a special way of announcing themselves?

= scalesays: gained three kilos | lost a tooth | grown out of its collar | stopped limping | got \
cataracts | eaten something plastic | caught ear mites | twisted a paw
The vet weighed and felt {pet}, who has {scalesays}, and wants another visit in {spell}.
Another visit in {spell} is what the vet wants, having weighed and felt {pet}, who has {scalesays}.
Since {pet}, weighed and felt by the vet, has {scalesays}, the vet wants another visit in {spell}.
> {scalesays}
What has {pet} done or suffered, that the vet wants another visit?
What has happened to {pet}, whom the vet weighed and felt?
What was the result of the check-up of our animal?
Which finding was there on the examination table?
> {spell}
In what time does the vet want another visit from {pet}?
After how long should {pet} visit the vet again for another look?
How soon is the next appointment of our animal? / What gap lies between the two check-ups?
> {pet}
Whom has the vet weighed and felt? / Of whom, having {scalesays}, does the vet want another visit?
Which animal was examined? / What is the name of the four-legged or feathered patient?

= laundryrule: inside out | at thirty degrees | without softener | by hand in cold water | \
together with a black sock | in a pillowcase | with half the powder | on the shortest programme
{first} wants the {garment} washed {laundryrule} and dried by {weekday}.
By {weekday} {first} wants the {garment} dried, and it must be washed {laundryrule}.
Washed {laundryrule} and dried by {weekday} is how {first} wants the {garment}.
> {laundryrule}
How does {first} want the {garment} washed?
How must the {garment} be washed that {first} wants dried by {weekday}?
In what special manner should I launder that piece of clothing?
Which cleaning instruction did the owner give me?
> {weekday}
By which day does {first} want the {garment} washed and dried?
Until when can I have it washed and dried, as {first} wants?
On what day is that piece of clothing to be worn, perhaps? / When must the laundry be ready?
> {first}
Who wants the {garment} washed {laundryrule}? / Who wants something washed and dried by {weekday}?
Whose piece of clothing am I to launder? / Who gave me instructions for the laundry?

= kidhides: refuses to wear shoes | only answers in song | bites the childminder | has swallowed \
a bead | speaks to nobody but the cat | insists on a cape | has drawn on the sofa | sleeps \
standing up
Urgent message from the childminder: {first} {kidhides}, so come before {time}.
Come before {time}, is the urgent message from the childminder, because {first} {kidhides}.
Because {first} {kidhides}, the urgent message from the childminder is to come before {time}.
> {kidhides}
What does {first} do, says the urgent message from the childminder?
Which behaviour of {first} is in the urgent message from the childminder?
What is the trouble with the toddler? / For what reason are the parents to turn up early?
> {time}
Before what time should I come, according to the urgent message from the childminder?
By when must we come, in the childminder's urgent message about {first}?
How soon ought the parents to fetch the toddler?
What is the latest hour for picking up our little one?
> {first}
About whom is the urgent message from the childminder?
Who {kidhides}, according to the urgent message from the childminder?
Which toddler is being difficult? / Who needs to be fetched early?

= pitchtent: in the lee of the wall | on the highest ground | far from the cowpats | facing east \
| between the two birches | upstream of the latrine | where the grass is shortest | close to the \
tap
{first}, put the tent {pitchtent} and keep a space for our {vehicle}.
Keep a space for our {vehicle}, {first}, and put the tent {pitchtent}.
Put the tent {pitchtent}, {first}, but keep a space for our {vehicle}.
> {pitchtent}
Where should {first} put the tent and keep a space?
Where do we want {first} to put the tent, besides keeping a space for our {vehicle}?
Which part of the field is the right one for camping?
At what position shall our canvas home stand?
> {vehicle}
For what should {first} keep a space when the tent is put up?
Keep a space next to the tent for what? / In what are the latecomers driving?
What will have to be parked beside us?
> {first}
Who should put the tent {pitchtent} and keep a space?
Who should keep a space for our {vehicle} and put up the tent?
Who reaches the camping field before us? / Whom did we tell how to choose a place to camp?

= busodd: the driver collapsed | a ram blocked the lane | the doors would not open | a passenger \
went into labour | we ran out of diesel | someone pulled the alarm | the bridge was up | a wheel \
came off
On the bus to {city} this morning {busodd}, and I lost {duration}.
I lost {duration} this morning because {busodd} on the bus to {city}.
This morning on the bus to {city} I lost {duration}, because {busodd}.
> {busodd}
What happened this morning on the bus to {city}? / Why have I lost {duration} on the bus?
Which incident disturbed my journey? / For what reason was I late, as a passenger?
> {duration}
How long did I lose this morning on the bus? / What time was lost on the bus because {busodd}?
How big was the delay? / By how much was my journey made longer?

= binrow: raw chicken | nappies | broken glass | cat litter | grass cuttings | hot ash | a whole \
mattress | paint tins
Whoever put {binrow} in the paper bin of {house}, please take it all out before {weekday}.
Before {weekday}, whoever put {binrow} in the paper bin of {house} should please take it all out.
Please take it all out before {weekday}, whoever put {binrow} in the paper bin of {house}.
> {binrow}
What has somebody put in the paper bin? / What should somebody please take out of the paper bin?
What sort of waste ended up in the wrong place?
What annoyed the tenants when they lifted the lid?
> {weekday}
Before which day should {binrow} be taken out of the paper bin?
Until when can whoever put it in the paper bin take it out?
By when ought the wrong waste to be gone? / When, as one may guess, does the recycling lorry call?

= dentalword: a night guard | less lemonade | a softer brush | two fillings | a root treatment | \
daily flossing | a brace on top | no more toffee
{first} came back from the dentist with sad news: {dentalword}, starting in {month}.
Sad news from the dentist for {first}, starting in {month}: {dentalword}.
The sad news that {first} heard from the dentist is {dentalword}, starting in {month}.
> {dentalword}
What was the sad news from the dentist?
Which news, starting in {month}, did the dentist have for {first}?
What will have to be done for the patient's teeth? / How does somebody's mouth have to be treated?
> {month}
In which month is {dentalword} starting, says the dentist?
When does what the dentist called sad news start?
At what point of the year does the treatment of the teeth begin?
Until when will the mouth of the patient be left in peace?
> {first}
Who heard sad news from the dentist?
For whom is {dentalword} starting in {month}, says the dentist? / Whose teeth are in need of care?
Which patient is down in the mouth?

= chairshort: use beer crates | sit on cushions | eat standing up | borrow from the chapel | \
take turns | bring garden stools | put a plank over two buckets | fetch the piano bench
We are {tally} chairs short for dinner at {first}'s, so we will {chairshort}.
For dinner at {first}'s we are {tally} chairs short, so we will {chairshort}.
We will {chairshort}, because for dinner at {first}'s we are {tally} chairs short.
> {chairshort}
What will we do because we are short of chairs?
What is the plan for dinner at {first}'s, where chairs are short?
How do the guests get round the lack of seats? / What is our solution for too few places to sit?
> {tally}
How many chairs are we short for dinner? / By how many chairs is {first}'s dinner short?
What is the number of seats that are lacking? / How many guests have nothing to sit on?

= lipstain: a coffee ring | red wine | a child's drawing of a pig | cat hair | egg yolk | \
someone's lipstick | bicycle oil | a burn from the iron
The costume for {first} has {lipstain} on the collar and must be cleaned before the {event}.
Before the {event} the costume for {first} must be cleaned, as it has {lipstain} on the collar.
As it has {lipstain} on the collar, the costume for {first} must be cleaned before the {event}.
> {lipstain}
What is on the collar of the costume? / Why must the costume for {first} be cleaned?
What has spoilt the outfit? / Which mark is to be removed from near the neck?
> {event}
Before which event must the costume be cleaned?
For what must the collar of {first}'s costume be cleaned? / When will somebody wear the outfit?
For which occasion has the mark to be gone?
> {first}
Whose costume has {lipstain} on the collar?
For whom must the costume be cleaned before the {event}? / Who is going to dress up?
Which of us would wear a dirty outfit?

= gatecrash: tied with blue string | propped open by a brick | padlocked from inside | wired to \
a battery | held with a belt | nailed to the post | chained to a bath | swinging in the wind
You will know {first}'s farm by the gate, which is {gatecrash}, just after the {shop}.
Just after the {shop} you will know {first}'s farm by the gate, which is {gatecrash}.
The gate, which is {gatecrash}, tells you that it is {first}'s farm, just after the {shop}.
> {gatecrash}
What is {first}'s gate at the farm like?
How will you know the gate of the farm just after the {shop}?
By what sight do visitors recognise the right entrance? / In which state is the way in?
> {shop}
After which shop is the gate of {first}'s farm?
Just after what do I see the farm with the gate which is {gatecrash}?
Which business does one pass shortly before turning in? / What landmark should the driver look for?
> {first}
Whose farm will I know by the gate?
Whose farm, just after the {shop}, has a gate that is {gatecrash}?
Who lives in the country, at the end of these directions? / Which farmer is to be visited?

= sunadvice: a hat with a neck flap | long sleeves | mosquito cream | old trainers for the river \
| a litre of water each | a plastic bag for wet things | a change of clothes | a whistle
Scouts meet at {time} by the {venue}; everyone must have {sunadvice}, says {first}.
Everyone must have {sunadvice}, says {first}, when the scouts meet by the {venue} at {time}.
When the scouts meet at {time} by the {venue}, everyone must have {sunadvice}, says {first}.
> {sunadvice}
What must everyone have when the scouts meet?
What does {first} say everyone must have at the scouts' meeting by the {venue}?
Which equipment is compulsory for the young campers?
What should be laid out in the hall before our child leaves in uniform?
> {time}
When do the scouts meet by the {venue}?
At what time must everyone among the scouts have {sunadvice}?
At which hour do the young campers assemble? / How early should our child in uniform be there?
> {venue}
By what do the scouts meet, when everyone must have {sunadvice}?
Where do the scouts meet, says {first}? / At which landmark do the young campers assemble?
To where do I drive our child in uniform?

= jarname: "not for the dog" | "eat last" | "grandpa's eyes only" | "too hot for Tim" | "plums \
or damsons" | "failed but fine" | "for colds" | "ask first"
In the pantry {first} left us a jar of {produce} with the label {jarname}.
{first} left us a jar of {produce} in the pantry, with the label {jarname}.
With the label {jarname}, a jar of {produce} was left for us in the pantry by {first}.
> {jarname}
What is on the label of the jar that {first} left in the pantry?
Which label has the jar of {produce}? / What words were written on the preserves?
What does the handwriting on the glass tell us?
> {produce}
What is in the jar in the pantry with the label {jarname}?
Of what did {first} leave us a jar in the pantry? / Which fruit or vegetable was preserved for us?
What should we taste if we open the glass?
> {first}
Who left us a jar in the pantry? / Who put the label {jarname} on the jar in our pantry?
Who preserves things and gives them away? / Whose cookery do we owe the full glass to?

= flyerneed: a double bass player | two strong rowers | a left-handed bowler | someone to be the \
donkey | a bass singer | a prompter with good eyes | a driver with a trailer | a treasurer who \
can add
The {club} is short of {flyerneed}, says {first}, so spread the word before {weekday}.
Spread the word before {weekday}, says {first}: the {club} is short of {flyerneed}.
Before {weekday} spread the word, says {first}, that the {club} is short of {flyerneed}.
> {flyerneed}
Being short of what does the {club} want us to spread the word?
What is the {club} short of, so that {first} says spread the word?
What kind of newcomer would be welcome there? / Which post have the members still to fill?
> {weekday}
Before which day should I spread the word that the {club} is short of {flyerneed}?
Until when can I spread the word, says {first}, of what the {club} is short?
By when do the members need a newcomer? / When is it too late to tell my acquaintances?
> {first}
Who says spread the word that the {club} is short of {flyerneed}?
Who wants us to spread the word for the {club}? / Who is recruiting?
On behalf of the members, which person is looking for help?

= steakwish: without onions | well done | on a separate plate | cut into tiny pieces | with mint \
sauce | lukewarm | in a flask | before the others
At lunch the old gentleman wants his {dish} {steakwish}, and {first} serves him.
{first} serves the old gentleman, who wants his {dish} at lunch {steakwish}.
The old gentleman, whom {first} serves, wants his {dish} at lunch {steakwish}.
> {steakwish}
How does the old gentleman want his {dish}?
In what manner should {first} serve the old gentleman at lunch?
What special request has the elderly diner?
What must the kitchen know about grandfather's midday meal?
> {first}
Who serves the old gentleman at lunch?
Who serves the {dish} to the gentleman who wants it {steakwish}?
Which helper brings grandfather his midday meal? / Who waits on the elderly diner?
"""
