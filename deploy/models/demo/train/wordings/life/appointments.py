"""What doctors, teachers and plumbers said, and where to meet (see relations.py)."""

RELATIONS = """
= mouldspot: on the north wall | round the bath | behind the bunk bed | under the lino | inside \
the bread box | along the window seal | in the corner by the stove | on the leather boots
The landlord has promised {first} to deal with the black mould {mouldspot} by {month}.
By {month}, the landlord has promised {first}, he will deal with the black mould {mouldspot}.
To deal by {month} with the black mould {mouldspot} is what the landlord has promised {first}.
> {mouldspot}
Where is the black mould that the landlord promised to deal with?
The black mould in what spot has the landlord promised to deal with?
At which place is the flat unhealthy? / Where do those dark patches of fungus grow?
> {month}
By which month will the landlord deal with the black mould?
When, as the landlord has promised {first}, will the mould be gone?
Up to what point of the year must the tenant be patient? / By when is the fungus to be removed?
> {first}
To whom has the landlord promised to deal with the mould?
Whom did the landlord promise that the black mould {mouldspot} will go?
Which tenant complained about the fungus? / Who lives in an unhealthy flat?

= parrotill: draughts | boredom | too many sunflower seeds | a new carpet | the loss of its mate \
| kitchen fumes | mirror glass | the neighbour's drill
Our {pet_breed} is losing feathers because of {parrotill}, and {doctor} ordered {remedy}.
{doctor} ordered {remedy} because our {pet_breed} is losing feathers through {parrotill}.
Our {pet_breed}, for which {doctor} ordered {remedy}, is losing feathers because of {parrotill}.
> {parrotill}
Why is our {pet_breed} losing feathers?
Through what is the animal losing feathers for which {doctor} ordered {remedy}?
What is behind the bald patches? / Which cause did the animal doctor give?
> {remedy}
What has {doctor} ordered for our {pet_breed}, which is losing feathers?
What was ordered against losing feathers through {parrotill}?
How will the bald patches be treated? / What is to help our poor creature?
> {doctor}
Who ordered {remedy} for the {pet_breed} that is losing feathers?
Which doctor ordered something because feathers are lost through {parrotill}?
Which animal doctor did we see? / Whose advice about the bald patches do we follow?

= heaterwait: a part from Norway | the electrician's signature | dry weather | the landlord's \
answer | our neighbour's permission | a man with a longer ladder | the insurance inspector | \
somebody who reads Japanese
The heat pump still stands in the yard, waiting for {heaterwait}, so light the stove in the {room}.
Light the stove in the {room}: the heat pump still stands in the yard, waiting for {heaterwait}.
Waiting for {heaterwait}, the heat pump still stands in the yard, so light the stove in the {room}.
> {heaterwait}
For what is the heat pump in the yard waiting? / Why does the heat pump still stand in the yard?
What is holding up the installation of the new appliance?
What do we need before we can be warm without a fire?
> {room}
In which room should I light the stove?
Where is the stove to light while the heat pump stands in the yard?
What part of the building has a fireplace? / Where can one get warm for the time being?

= petsitrule: sleep on the bed | watch football with you | chase the postman | drink from the \
toilet | ride in the front seat | chew your slippers | share your toast | bark at the kettle
Thank you for minding {pet}, {first}; our dear dog may {petsitrule} but never go upstairs.
{first}, thank you for minding {pet}, our dear dog, who may {petsitrule} but never go upstairs.
Our dear dog {pet} may {petsitrule} but never go upstairs; thank you for minding, {first}.
> {petsitrule}
What may our dear dog do that never may go upstairs?
What may {pet}, whom {first} is minding, do as a dear dog? / Which freedom does the pet enjoy?
What should the sitter put up with?
> {pet}
What is the dear dog called that may {petsitrule}?
Which dog is {first} minding, never to go upstairs?
What is the name of the animal in the sitter's care? / Who is banned from the upper floor?
> {first}
Who is minding {pet}, our dear dog?
Whom do we thank for minding the dog that may never go upstairs?
Who looks after the animal while we are away?
Which friend received a note about the pet's freedoms?

= swapseat: my back hurts on the bench | I get sick facing backwards | my ex sits in that row | \
the heater is under it | I need the aisle | the sun blinds me | a pillar blocks the view | I \
have to leave early
{first}, would you swap seats with me for the {event}, because {swapseat}?
Because {swapseat}, I am asking you, {first}, to swap seats with me for the {event}.
I am asking {first} to swap seats with me for the {event}, because {swapseat}.
> {swapseat}
Why am I asking {first} to swap seats with me?
For what reason do I want to swap seats for the {event}? / What bothers me about my place?
What is wrong with where I was put?
> {first}
With whom would I like to swap seats for the {event}?
Whom am I asking to swap seats because {swapseat}? / Who might give up a place as a favour?
Which friend received my request to sit elsewhere?
> {event}
For which event am I asking {first} to swap seats?
For what do I want to swap seats because {swapseat}? / What are we both going to attend?
On what occasion would I like another place?

= knobloss: the dial of the hob | a shelf pin | the left bath tap | the handle of the back door \
| the cap of the radiator | the button for the lift | the float of the cistern | the plug of the \
basin
While {first} was cleaning, {knobloss} came off and rolled under the {furniture}.
While {first} was cleaning, under the {furniture} rolled {knobloss}, which had come off.
{knobloss} came off while {first} was cleaning, and it rolled under the {furniture}.
> {knobloss}
What came off while {first} was cleaning?
What rolled under the {furniture} when {first} was cleaning?
Which part broke loose during the housework? / What do we need to screw on again?
> {furniture}
Under what has {knobloss} rolled while {first} was cleaning?
What is it that the thing rolled under, which came off during the cleaning?
Beneath which piece do I have to look for the part?
What stands over the spot where the lost part lies?
> {first}
Who was cleaning when {knobloss} rolled away under the {furniture}?
During whose cleaning has something rolled under the {furniture}? / Who was doing the housework?
Which careful person had bad luck with a duster?

= sickpick: a thumping headache | a rash on both arms | a wobbly tooth | a bead up the nose | a \
high temperature | red eyes | stomach cramps | a scraped chin
The school office rang: {first} has {sickpick} and is lying in the {room} until somebody comes.
Until somebody comes, {first}, who has {sickpick}, is lying in the {room}, says the school office.
Says the school office: {first} is lying in the {room} with {sickpick} until somebody comes.
> {sickpick}
What has {first} got, says the school office, who is lying in the {room}?
With what is {first} lying in the {room}, says the school office?
What is the matter with our child in class hours? / Which symptom got a pupil out of lessons?
> {first}
Who is lying in the {room}, says the school office?
About whom with {sickpick} has the school office rung? / Which pupil must be fetched?
Whose health is not good this morning?
> {room}
In which room at school is {first} lying, says the office?
Where, says the school office, is somebody lying with {sickpick}? / Where do we find the ill pupil?
To which part of the building should I hurry to fetch my child?

= parcelspot: behind the water butt | with the lady at the kiosk | in the recycling box | under \
the trampoline | inside the hen house | on the roof of the porch | with the barber | in the pram
The courier left the {gift} {parcelspot}, so bring it in before {first} sees it.
Bring in the {gift} before {first} sees it, as the courier left it {parcelspot}.
Before {first} sees it, bring in the {gift}, which the courier left {parcelspot}.
> {parcelspot}
Where is the {gift} that the courier left, before {first} sees it?
In what spot is the {gift} that I should bring in before {first} sees it, left by the courier?
At which place was our delivery dumped? / Where is the surprise waiting to be picked up?
> {first}
Who must not see the {gift} that the courier left {parcelspot}?
Before whom should I bring in what the courier left? / For whom is it a surprise?
From whose eyes is the delivery to be hidden?
> {gift}
What is it that the courier left {parcelspot}?
What should I bring in before {first} sees that the courier left it? / What is the surprise?
Which present was delivered?

= lifthint: press and hold the bell | jump once in the corner | push the gate to the left | keep \
your coat off the rail | never press two floors | speak into the grille | count to ten | hold \
your breath and wait
When the lift stops between floors, {lifthint}, as {first} from flat {flat} does.
As {first} from flat {flat} does, {lifthint} when the lift stops between floors.
{first} from flat {flat} has the trick: {lifthint} when the lift stops between floors.
> {lifthint}
What does {first} do when the lift stops between floors?
What should I do if the lift stops between two floors?
What is the remedy for being stuck on the way up? / Which trick gets a cabin moving again?
> {flat}
From which flat is {first}, who knows what to do when the lift stops?
In what flat lives {first}, who copes when the lift stops between floors?
What is the door number of the expert on getting unstuck?
Where would I call on the tenant with the trick?

= jamstop: a wedding with horses | the cycle race | a broken-down caravan | a fallen plane tree \
| ducklings crossing | a film crew | the queen's visit | freshly laid tar
Take the ring road to {first}'s, as the centre of {city} is closed for {jamstop}.
As the centre of {city} is closed for {jamstop}, take the ring road to {first}'s.
The centre of {city} is closed for {jamstop}, so take the ring road to {first}'s.
> {jamstop}
For what is the centre of {city} closed? / Why should I take the ring road to {first}'s?
What is blocking the streets downtown? / What is the reason for going round the town?
> {city}
Of which city is the centre closed for {jamstop}?
The centre of what city is closed, so that I take the ring road? / Which town must drivers avoid?
Where is downtown out of bounds?
> {first}
To whose place should I take the ring road?
To whom does the ring road take me while the centre of {city} is closed?
Whom is the driver going to see? / Who is expecting the visitor that must go round the town?

= socknews: nine odd socks | the remote control | a mouldy orange | three library books | my \
lost earring | a hedgehog | the Christmas angel | a whole pork pie
When {first} pulled out the {furniture}, there was {socknews} and a lot of dust.
There was {socknews} and a lot of dust when {first} pulled out the {furniture}.
A lot of dust and {socknews} was there when {first} pulled out the {furniture}.
> {socknews}
What was there besides a lot of dust when {first} pulled out the {furniture}?
Apart from dust, what was behind the {furniture} that was pulled out?
Which discovery did we make in spring cleaning? / What came to light in the dirt?
> {furniture}
What had {first} pulled out, with {socknews} and dust behind it?
Which piece was pulled out, so that a lot of dust was seen? / What was moved away from the wall?
Behind which heavy object was there such a mess?
> {first}
Who pulled out the {furniture} and saw a lot of dust?
Who pulled out something and found dust and {socknews}? / Who did the spring cleaning?
Whose muscles moved the heavy object?

= bandagehow: with a strip of curtain | with parcel tape | using a tea towel | with two lolly \
sticks | with a bicycle tube | with cabbage leaves | using her own belt | with a torn map
On the hike {first} hurt a shin, and the guide bandaged it {bandagehow} near {house}.
Near {house}, on the hike, {first} hurt a shin and the guide bandaged it {bandagehow}.
The guide bandaged {first}'s shin {bandagehow} when it was hurt on the hike near {house}.
> {bandagehow}
How did the guide bandage {first}'s shin on the hike?
How was the shin bandaged that {first} hurt near {house}?
In what makeshift manner was first aid given? / What did the wounded leg get as a dressing?
> {house}
Near which house was {first}'s shin hurt on the hike?
Near what place had the guide bandaged a shin?
Close to which building did the accident take place? / Where was first aid given on the walk?
> {first}
Who hurt a shin on the hike? / Whose shin has the guide bandaged {bandagehow}?
Which walker had an accident? / Who needed first aid?

= roofpigeon: two nesting doves | an old sandbag | a rusted hinge | somebody's kite | a metre of \
snow | a cable of the aerial | ivy as thick as an arm | a beehive
The skylight in the {room} will not open because of {roofpigeon}, so {first} sleeps elsewhere.
Because of {roofpigeon} the skylight in the {room} will not open, so {first} sleeps elsewhere.
{first} sleeps elsewhere, as the skylight in the {room} will not open because of {roofpigeon}.
> {roofpigeon}
Why will the skylight not open?
Because of what does the skylight in the {room} not open, so that {first} sleeps elsewhere?
What keeps fresh air out from above? / Which obstacle is on top of the window in the roof?
> {first}
Who sleeps elsewhere because of the skylight?
Who sleeps elsewhere because something will not open? / Who wants fresh air at night?
Which of us has changed beds?
> {room}
In which room will the skylight not open?
Where is the skylight that is not to be opened because of {roofpigeon}?
What place in the house has bad air? / Under the roof, which space has a jammed window?

= guestasks: towels for five | a bed without a footboard | somewhere to charge the car | a room \
without a clock | early breakfast | blackout curtains | a kennel for the dog | a desk by the window
The guests in the {holiday_home} asked in their letter for {guestasks} from {date} on.
For {guestasks} from {date} on the guests in the {holiday_home} asked in their letter.
From {date} on, the guests in the {holiday_home} asked in their letter, they want {guestasks}.
> {guestasks}
What have the guests asked for in their letter?
For what have the guests in the {holiday_home} asked from {date} on?
Which wish do our visitors have? / What should the host see to before the tourists arrive?
> {date}
From which date on have the guests asked in their letter for {guestasks}?
From when on, in the letter of the guests, is {guestasks} needed?
When do the tourists arrive, it seems? / From which day must the host be prepared?
> {holiday_home}
Where are the guests who asked for {guestasks}? / The letter is from guests in what?
What sort of accommodation was booked? / In which lodging do the tourists spend their leave?

= spillwhere: down the cello case | over the wedding list | into the keyboard | onto the vicar's \
lap | across the new rug | inside my handbag | over the ironed shirts | on the sleeping cat
{first} spilt a jug of {drink} {spillwhere} and offered {price} for the cleaning.
{first}, who spilt a jug of {drink} {spillwhere}, offered {price} for the cleaning.
For the cleaning {first} offered {price}, having spilt a jug of {drink} {spillwhere}.
> {spillwhere}
Where has {first} spilt a jug of {drink}? / Where did the {drink} go that {first} spilt from a jug?
What got wet in the accident at table? / On or in which thing did all that liquid land?
> {price}
How much has {first} offered for the cleaning?
What was offered for the cleaning after the {drink} was spilt?
Which sum is to make good the damage? / How much compensation for the wet mess was suggested?
> {drink}
What has {first} spilt from a jug {spillwhere}?
A jug of what was spilt, so that {price} was offered for the cleaning?
Which liquid made the mess? / What were we going to have in our glasses?
> {first}
Who spilt a jug of {drink} {spillwhere}? / Who offered {price} for the cleaning?
Who was clumsy at table? / Which unlucky person wants to pay for the damage?

= homewish: a lock on my door | a later bedtime | fewer peas | my own shelf | silence at \
breakfast | a rat as a pet | pink walls | pocket money in notes
On the list of demands on {first}'s door is {homewish}, to be granted by {spoken_day}.
{homewish} is on the list of demands on {first}'s door, to be granted by {spoken_day}.
To be granted by {spoken_day}, there is {homewish} on the list of demands on {first}'s door.
> {homewish}
What is on the list of demands on {first}'s door?
Which of the demands on the list is to be granted by {spoken_day}?
What does our teenager claim for a better life? / Which wish was made public by the youngster?
> {spoken_day}
By when are the demands on {first}'s door to be granted?
Until what day, says the list on the door, can it be granted?
Which deadline did the youngster give the parents?
Until when may mother and father think about the ultimatum?
> {first}
On whose door is a list of demands? / Who wants {homewish}, as a list on the door demands?
Which child is a rebel? / Who gave the parents an ultimatum?

= coldcar: with warm water on the lock | with a roll down the hill | with new plugs | with kind \
words | with jump leads from a tractor | with a hammer on the starter | with a hairdryer on the \
cables | with a push from two nuns
The {vehicle} was dead this morning, but {first} revived it {coldcar}.
Though dead this morning, the {vehicle} was revived {coldcar} thanks to {first}.
{first} revived the {vehicle} {coldcar}, though this morning it was dead.
> {coldcar}
How has {first} revived the {vehicle}, dead this morning?
How was the dead {vehicle} revived this morning? / Which trick made the engine start?
What helped against the breakdown in our drive?
> {first}
Who revived the dead {vehicle}? / By whom was what was dead this morning revived {coldcar}?
Who is good with engines? / Which helper ended the breakdown?
> {vehicle}
What was dead this morning until {first} revived it?
What has {first} revived {coldcar}, which was dead? / What would not start?
Which means of transport had broken down?

= choirmeet: in thick socks | without the piano | by candlelight | with the men upstairs | \
outdoors under the limes | in costume | entirely from memory | with a new conductor
For once the choir rehearses {choirmeet} on {weekday}, and {first} will record it.
On {weekday} the choir for once rehearses {choirmeet}, and {first} will record it.
{first} will record the choir on {weekday}, when for once it rehearses {choirmeet}.
> {choirmeet}
How does the choir rehearse for once?
How does the choir rehearse on {weekday}, when {first} will record it?
What is unusual about the singers' practice? / In which manner will we be singing next?
> {weekday}
When does the choir for once rehearse {choirmeet}?
On which day will {first} record the choir, which rehearses {choirmeet}?
On what day of the week is the singers' practice? / When are sopranos and basses needed?
> {first}
Who will record the choir on {weekday}? / Who is to record how the choir rehearses {choirmeet}?
Who captures the singers' voices? / Who handles the microphone?

= babychange: the first tooth is through | she rolls over | a strawberry mark appeared | she \
laughs at goats | her eyes turned brown | she holds a spoon | the hiccups stopped | she sleeps \
through the night
News of the baby from {first} in {city}: {babychange} since {weekday}.
Since {weekday}, says the news of the baby from {first} in {city}, {babychange}.
From {first} in {city} there is news of the baby: since {weekday} {babychange}.
> {babychange}
What is {first}'s news of the baby? / Since {weekday}, what is the news of the baby in {city}?
How has the infant developed? / Which progress are the new parents so happy about?
> {weekday}
Since when, in the news of the baby, is it that {babychange}?
On which day began what {first}'s news of the baby tells? / What day was the infant's great moment?
Since which day has there been progress in the cradle?
> {city}
From which city is the news of the baby? / Where is {first}, who has news of the baby?
In what town do the new parents live? / Where would I go to see the infant?

= fishtank: two guppies floated | the filter choked | a snail escaped | algae covered the castle \
| the lamp fell in | the heater cooked the weeds | the glass cracked | the eel ate the shrimps
While you were skiing, {first}, {fishtank} in the aquarium, so we rang {doctor}.
We rang {doctor}, {first}, as {fishtank} in the aquarium while you were skiing.
{first}, while you were skiing we rang {doctor}, because in the aquarium {fishtank}.
> {fishtank}
What happened in the aquarium while {first} was skiing?
Why, with {first} skiing, have we had to ring {doctor} about the aquarium?
Which calamity befell the pets under water?
What went wrong for those who looked after the finned pets?
> {doctor}
Whom have we rung because of the aquarium and {first}'s skiing?
Which doctor have we rung because in the aquarium {fishtank}?
Who was rung while {first} was skiing and {fishtank}?
Whose advice did the sitters want by telephone? / Which expert on animals was consulted?
> {first}
Who was skiing while {fishtank} in the aquarium? / Whose aquarium was it, who was skiing?
Who was in the mountains in the meantime? / Whose finned pets had we to look after?

= cellarflood: the Christmas decorations | grandfather's wine | forty jars of beans | the sledge \
and skis | the model railway | our winter tyres | the wedding photographs | a chest of fabrics
After the storm {cellarflood} stood in water in the cellar of {house} for {duration}.
For {duration} after the storm {cellarflood} stood in water in the cellar of {house}.
In the cellar of {house}, after the storm, {cellarflood} stood in water for {duration}.
> {cellarflood}
What stood in water in the cellar after the storm?
What stood for {duration} in the water at {house}?
Which things may have been ruined by the flood? / What of ours got wet below ground?
> {duration}
How long did {cellarflood} stand in water after the storm?
For how long after the storm was there water in the cellar?
How much time passed before the flood was pumped out?
What time did our things spend under the surface?
> {house}
In whose cellar, that of which house, was water after the storm?
Where is the cellar in which {cellarflood} stood in water?
Which building suffered from the flood? / At what home did bad weather do damage below ground?

= curfew: a torch and a friend | a reflective vest | permission from both fathers | a charged \
telephone | her big brother | clean boots on return | the dog on a lead | finished homework
You may go to the bonfire, {first}, but only with {curfew}, and be back at {time}.
With {curfew} only may you go to the bonfire, {first}, and be back at {time}.
Only with {curfew} may {first} go to the bonfire and be back at {time}.
> {curfew}
With what only may {first} go to the bonfire?
What must {first} have to go to the bonfire and be back at {time}?
Under which condition is the outing permitted?
What do the parents insist on when their child goes out in the evening?
> {time}
When must {first} be back from the bonfire?
At what time, back from the bonfire, is {first} expected, only with {curfew}?
At which hour does the evening out end? / How late may the youngster stay out?
> {first}
Who may go to the bonfire only with {curfew}? / Who must be back at {time} from the bonfire?
Which youngster is allowed out in the evening? / Whose parents set a condition?

= ferrybring: seasickness tablets | the green insurance card | the dog's passport | exact change \
| a flask of broth | warm hats | our booking number | something to read
The ferry sails at {time}, so do not forget {ferrybring}, warns {first}.
Do not forget {ferrybring}, warns {first}, as the ferry sails at {time}.
As the ferry sails at {time}, {first} warns us not to forget {ferrybring}.
> {ferrybring}
What should we not forget, as {first} warns, for the ferry?
What does {first} warn us not to forget when the ferry sails?
Which item is essential for the crossing? / What had better be in our luggage at sea?
> {time}
When does the ferry sail?
At what time does the ferry sail for which we should not forget {ferrybring}?
At which hour do we leave the harbour? / What is the departure of our crossing?
> {first}
Who warns us not to forget {ferrybring}? / Who warns us before the ferry sails?
Which fellow traveller thinks of everything? / Whose advice about the luggage was it?

= treefall: a kitchen window | the bird table | two parked scooters | the greenhouse | a garden \
swing | the telephone line | the compost heap | half the fence
Last night the {tree} crashed onto {treefall}, and {first} is already sawing it up.
Already {first} is sawing up the {tree}, which crashed onto {treefall} last night.
The {tree} that crashed onto {treefall} last night is now firewood, as {first} is already sawing \
it up.
> {treefall}
Onto what did the {tree} crash last night?
Where has the {tree} crashed that {first} is already sawing up?
What was hit by the falling trunk? / Which of our things did the wind's victim damage?
> {tree}
What crashed onto {treefall} last night? / Which tree that crashed is {first} sawing already?
What kind of wood will we have for the stove? / What was blown down in the storm?
> {first}
Who is already sawing up the {tree} that crashed? / Who is sawing up what crashed last night?
Who turns the fallen giant into firewood? / Who is hard at work in the garden?

= bookclubwhy: nobody has finished it | our hostess has shingles | the wine is in the other \
house | the author cancelled | the strike goes on | the library sent the wrong one | three of us \
are in court | the cat had an operation
Book club is postponed by {duration} because {bookclubwhy}; {first} apologises.
{first} apologises: because {bookclubwhy}, book club is postponed by {duration}.
Because {bookclubwhy}, book club is postponed by {duration}, for which {first} apologises.
> {bookclubwhy}
Why is book club postponed?
For what reason does {first} apologise that book club is off for {duration}?
What has upset the plans of the readers? / What is the excuse for not talking about the novel now?
> {duration}
By how long is book club postponed? / How long is book club put off, for which {first} apologises?
How much more time do the members have to read? / How far was the readers' meeting pushed back?
> {first}
Who apologises that book club is postponed?
Who apologises because {bookclubwhy} and the club is postponed? / Who said sorry to the readers?
Who seems to organise the talk about novels?

= mowerfound: a wasps' nest | a tortoise | my wedding ring | a garden hose | a croquet hoop | \
the neighbour's slipper | a rusty grenade | a wild orchid
The mower stopped just short of {mowerfound}, so {first} left the rest of the lawn until {weekday}.
Until {weekday} {first} left the rest of the lawn, as the mower stopped just short of {mowerfound}.
As the mower stopped just short of {mowerfound}, {first} left the rest of the lawn until {weekday}.
> {mowerfound}
Just short of what did the mower stop? / What was it on the lawn that the mower stopped for?
What was hidden in the long grass? / What was spared by the blades in the nick of time?
> {weekday}
Until when was the rest of the lawn left?
Until which day has {first} left the lawn after the mower stopped?
When will the grass be cut completely? / Which day is foreseen for more gardening?
> {first}
Who left the rest of the lawn until {weekday}?
Who was on the lawn when the mower stopped just short of {mowerfound}? / Who was cutting the grass?
Which gardener postponed the job?

= voicemail: she forgives you | the operation went well | the hamster is pregnant | it was all a \
mistake | the house is sold | you passed | nobody was hurt | they found the tortoise
Aunt {first} left a message on your machine at {spoken_time} to say that {voicemail}.
At {spoken_time} Aunt {first} left a message on your machine to say that {voicemail}.
To say that {voicemail}, Aunt {first} left a message on your machine at {spoken_time}.
> {voicemail}
What is Aunt {first}'s message on your machine?
What did the aunt say in the message left on your machine at {spoken_time}?
Which good news came by telephone? / What did our relative want us to know when nobody was in?
> {spoken_time}
When did Aunt {first} leave a message on your machine?
At what time was the aunt's message left that {voicemail}?
At which hour did our relative telephone? / How late was it when good news came in?
> {first}
Which aunt left a message on your machine? / Who has left the message that {voicemail}, which aunt?
Which relative telephoned? / Whose voice has been recorded?

= costumeneed: a beard of wool | six metres of tulle | a real crutch | wings that fold | an old \
lampshade | green face paint | a tail on a wire | the largest boots in town
For her part in the school play {first} needs {costumeneed}, and the dress rehearsal is on {date}.
{first} needs {costumeneed} for her part in the school play; the dress rehearsal is on {date}.
The dress rehearsal of the school play is on {date}, and {first} needs {costumeneed} for her part.
> {costumeneed}
What does {first} need for her part in the school play?
What must {first} have at the dress rehearsal of the play?
Which prop does our young actress lack? / What must we make or find for the girl on stage?
> {date}
When is the dress rehearsal of the school play?
On which date is the rehearsal for which {first} needs {costumeneed} for the play?
By when must the outfit be complete? / What day do the young actors try everything out?
> {first}
Who needs {costumeneed} for her part in the play? / Whose part in the school play is it?
Which girl goes on stage? / Who is our young actress?

= nursesay: he flirts with the cook | he ate all his pudding | he hides his pills | he sang \
until two | he wants his own pillow | he walked to the window | he cheats at cards | he asks for \
the dog
The ward sister says of Grandpa {last} that {nursesay}; visiting ends at {time}.
Visiting ends at {time}, and the ward sister says of Grandpa {last} that {nursesay}.
Of Grandpa {last} the ward sister says that {nursesay}, and that visiting ends at {time}.
> {nursesay}
What does the ward sister say of Grandpa {last}?
What about Grandpa, according to the sister on the ward? / How is the old patient getting on?
What did the hospital tell us about our relative's behaviour?
> {time}
When does visiting end, says the ward sister? / At what time does visiting Grandpa {last} end?
How late can we stay at the old patient's bedside? / At which hour must callers leave the hospital?
> {last}
Of which Grandpa does the ward sister say that {nursesay}?
What is the name of Grandpa, whom the sister on the ward looks after?
Which old patient are we talking about? / For whom do we ask at the hospital desk?

= lodgerowed: two weeks of rent | a dozen eggs | an apology | the deposit on bottles | half the \
gas bill | a replacement mug | his share of the wine | a night of babysitting
According to the sheet on the fridge, {first} still owes the house {lodgerowed} from {month}.
{first} still owes the house {lodgerowed} from {month}, according to the sheet on the fridge.
From {month}, according to the sheet on the fridge, {first} still owes the house {lodgerowed}.
> {lodgerowed}
What does {first} still owe the house, says the sheet on the fridge?
What is owed to the house from {month}, according to the sheet?
Which debt has our flatmate not settled? / What should we demand from the one who never pays?
> {first}
Who still owes the house {lodgerowed}?
Who owes the house something, according to the sheet on the fridge? / Which flatmate is in debt?
Who has to settle up with the others?
> {month}
From which month is it that {first} still owes the house {lodgerowed}?
Since what month is the house owed something, says the sheet on the fridge?
From when is our flatmate's debt? / When did one of us fail to contribute?

= stairlamp: blinks like a lighthouse | hums in the evening | burns day and night | smells of \
scorching | has lost its cover | drips when it rains | glows green | gives off sparks
{first} told the caretaker on {date} that the lamp on the third landing {stairlamp}.
On {date} the caretaker was told by {first} that the lamp on the third landing {stairlamp}.
That the lamp on the third landing {stairlamp} is what {first} told the caretaker on {date}.
> {stairlamp}
What was the caretaker told about the lamp on the landing?
What does the lamp on the third landing do, as {first} told the caretaker?
What is wrong with the lighting on the stairs? / Which defect did a tenant report?
> {date}
When was the caretaker told about the lamp?
On what date did {first} tell the caretaker that the lamp on the landing {stairlamp}?
On which day was the defect reported?
Since when does the janitor know of the trouble with the bulb?
> {first}
Who told the caretaker that the lamp {stairlamp}?
By whom was the caretaker told about the lamp on the landing? / Which tenant reported a defect?
Who complained to the janitor about the stairs?

= eggsitting: strawberries | a pot of honey | two hours of ironing | mended trousers | firewood \
for the winter | a lesson on the accordion | fresh trout | a lift to the airport
In return for feeding the hens while {first} was in {city}, I was given {eggsitting}.
I was given {eggsitting} in return for feeding the hens while {first} was in {city}.
While {first} was in {city} I was feeding the hens, and in return was given {eggsitting}.
> {eggsitting}
What was I given in return for feeding the hens?
What did {first} give in return for the feeding of hens?
What was my reward for looking after poultry? / How was my help repaid?
> {city}
Where was {first} while I was feeding the hens?
In what city was {first} when I fed the hens in return for {eggsitting}?
To which place had the poultry keeper travelled?
Where did the owner of the birds spend the holiday?
> {first}
Whose hens was I feeding in return for {eggsitting}?
While who was in {city} was I feeding the hens? / Whom did I help with the poultry?
Who rewarded me after coming back from a journey?

= iceway: on his bottom | with nails in the boots | on two shovels | holding a rope | in socks \
over shoes | behind a gritting lorry | on borrowed skis | with the aid of ski poles
Black ice everywhere: {first} reached the {shop} {iceway}, so stay in until {time}.
Stay in until {time}: there is black ice everywhere and {first} reached the {shop} {iceway}.
With black ice everywhere, {first} reached the {shop} {iceway}, so stay in until {time}.
> {iceway}
How has {first} reached the {shop} with black ice everywhere?
In what manner was the {shop} reached in spite of the black ice?
How did someone get about on such slippery ground? / What method of moving was found in the frost?
> {time}
Until when should we stay in because of the black ice?
Till what time, with ice everywhere, are we to stay in?
At which hour will it be safer to go outdoors? / When is the slippery ground expected to be better?
> {shop}
Where did {first} go on the black ice {iceway}?
What has {first} reached although black ice was everywhere?
Which business was visited in such slippery conditions? / What was the destination in the frost?

= cakeorder: "sorry, Mum" | "still here" | "forty and fabulous" | "good riddance" | "bon voyage" \
| "the plaster is off" | "it was the dog" | "welcome home"
{first} picks up the cake with {cakeorder} in blue icing from {street} at {time}.
The cake with {cakeorder} in blue icing is picked up by {first} from {street} at {time}.
At {time} {first} picks up from {street} the cake with {cakeorder} in blue icing.
> {cakeorder}
What is on the cake in blue icing? / Which words in icing has the cake that {first} picks up?
What did we have written in sugar? / Which message will the baker's customer read?
> {time}
When does {first} pick up the cake? / At what time is the cake with {cakeorder} in icing picked up?
At which hour must somebody be at the baker's? / How soon is our sweet order ready?
> {street}
From which street does {first} pick up the cake with the icing?
Where is the cake with {cakeorder} in icing? / What is the road of the baker's?
To where do we go for our sweet order?

= vetcollar: has eaten his plastic collar | licks the stitches | will not touch water | growls \
at the bandage | pulled out two staples | sneezes blood | walks in circles | shakes his left ear
Ring the animal clinic, {first}: {pet} {vetcollar}, and the emergency number is {phone}.
{pet} {vetcollar}, {first}, so ring the animal clinic on its emergency number, {phone}.
The emergency number of the animal clinic is {phone}, so ring, {first}, because {pet} {vetcollar}.
> {vetcollar}
What does {pet} do, that {first} should ring the animal clinic?
Why should the emergency number of the animal clinic be rung about {pet}?
What is worrying about the pet? / Which symptom shall I report to the vet?
> {phone}
What is the emergency number of the animal clinic?
Which number of the clinic should {first} ring? / How do I reach the vet out of hours?
What must be dialled to help our pet?
> {pet}
About whom should {first} ring the animal clinic?
Who {vetcollar}, so that the emergency number of the clinic is needed? / Which pet is poorly?
What name shall I give the vet?

= buskiosk: from the man with the moustache | at the tobacconist | from a machine that takes \
coins | on board from the driver | at the pharmacy counter | on the website of the council | in \
the town hall cellar | from a nun at the gate
You get the ticket for the funicular {buskiosk} for {price}, and it is valid all day.
For {price} you get the ticket for the funicular {buskiosk}, and it is valid all day.
The ticket for the funicular, valid all day, you get {buskiosk} for {price}.
> {buskiosk}
Where do you get the ticket for the funicular?
From whom or where does one get the ticket that is valid all day?
In what place can I pay for the ride up the hill?
Who or what sells the pass for the mountain railway?
> {price}
How much is the ticket for the funicular?
For what price do you get the ticket, valid all day, for the funicular?
How expensive is the ride up the hill? / What do I pay for the mountain railway?

= bathroomrule: wipe the mirror | leave the plug in | open the window at once | take your hair \
with you | hang the mat over the edge | no singing after ten | lock both doors | feed the duckling
Rule for everyone sharing the bathroom at {house}, made by {first}: {bathroomrule}.
{first} made a rule for everyone sharing the bathroom at {house}: {bathroomrule}.
For everyone sharing the bathroom at {house}, {first} made a rule, which is {bathroomrule}.
> {bathroomrule}
What is the rule for everyone sharing the bathroom?
Which rule did {first} make for those sharing the bathroom?
What is a lodger told to observe when washing? / How should one behave in the tub or at the basin?
> {first}
Who made the rule for everyone sharing the bathroom?
By whom is the rule {bathroomrule} for everyone in the bathroom? / Who gives orders to the lodgers?
Which strict person decides how we wash?
> {house}
At which house is {bathroomrule} the rule for the bathroom?
Where is everyone sharing a bathroom with a rule by {first}? / In what home must the lodgers obey?
Under whose roof, by name of the building, is washing regulated?

= sofaway: over the balcony | without its legs | upside down | in two halves | through the \
cellar window | on roller skates | with the door unhinged | by crane
The sofa will only fit into {first}'s flat {sofaway}, the removal men say, and that costs {price}.
The removal men say that {sofaway} the sofa will fit into {first}'s flat, and that costs {price}.
It costs {price}, the removal men say, as the sofa will only fit into {first}'s flat {sofaway}.
> {sofaway}
How will the sofa fit into {first}'s flat?
In what way only do the removal men say that the sofa will fit?
By what trick can the bulky seat be brought in?
How do the movers want to solve the problem of size?
> {price}
What does it cost to fit the sofa into {first}'s flat?
How much, the removal men say, does it cost with the sofa?
What do the movers charge for the extra trouble?
What is the fee for getting the bulky seat inside?
> {first}
Into whose flat will the sofa only fit {sofaway}?
For whose flat and sofa do the removal men ask {price}? / Who is moving house?
Who has bought a seat that is too big?

= pooltest: a length without a float | diving for a brick | treading water in pyjamas | jumping \
from the tower | swimming on his back | holding her breath | a somersault at the wall | getting \
out without the ladder
For the next badge the swimming teacher wants to see {pooltest} from {first} on {weekday}.
On {weekday} the swimming teacher wants to see {pooltest} from {first} for the next badge.
{pooltest} is what the swimming teacher wants to see from {first} on {weekday} for the next badge.
> {pooltest}
What does the swimming teacher want to see for the next badge?
What must the teacher see from {first} to give the badge? / Which exercise is tested in the pool?
What should our child practise in the water?
> {weekday}
When does the swimming teacher want to see {pooltest}?
On which day can {first} do something for the next badge, says the teacher?
On what day of the week is the test in the pool?
When should we have the costume and goggles ready?
> {first}
From whom does the swimming teacher want to see {pooltest}?
For whose next badge will the teacher look on {weekday}? / Which child is to be tested in the pool?
Who may soon have something to sew on the trunks?

= freezerfind: last year's wedding cake | a bag of snowballs | somebody's sourdough | a frozen \
pheasant | an unlabelled brown sauce | forty fish fingers | grandma's sloes | a pair of jeans
There is no room in the freezer since {first} put {freezerfind} in it, so the {sweets} are melting.
Since {first} put {freezerfind} in it, there is no room in the freezer and the {sweets} are \
melting.
The {sweets} are melting: {first} put {freezerfind} in the freezer and there is no room.
> {freezerfind}
What did {first} put in the freezer, so that there is no room?
Because of what is there no room in the freezer and the {sweets} are melting?
What is taking up the cold space? / Which things should be thrown out of the ice compartment?
> {first}
Who put {freezerfind} in the freezer?
Because of whom is there no room in the freezer, so that the {sweets} are melting?
Who fills the cold space with odd things? / Whom should I blame for the lack of cold storage?
> {sweets}
What is melting because there is no room in the freezer?
For what is there no room in the freezer? / Which treat is getting soft?
What should we eat up quickly before it turns to liquid?

= footcause: hopping over a fence | a falling encyclopedia | new dancing shoes | a kick at a \
melon | chasing the ice cream van | a pebble in the boot | the third stair | playing hopscotch
{first} is limping after {footcause} and asks for a chair at the {venue} on {weekday}.
After {footcause} {first} is limping and asks for a chair at the {venue} on {weekday}.
On {weekday} {first} asks for a chair at the {venue}, limping after {footcause}.
> {footcause}
After what is {first} limping and in want of a chair?
What is {first} limping from, who asks for a chair at the {venue}?
How did the invalid get injured? / What was to blame for the bad foot?
> {venue}
Where does {first}, who is limping, ask for a chair?
At what place is a chair wanted for the one limping after {footcause}?
In which place do we have to provide a seat? / Where is the invalid going to be?
> {first}
Who is limping after {footcause} and would like a chair?
Who asks for a chair at the {venue}, limping? / Who cannot stand for long?
Which guest has a bad foot?

= clubboot: the minibus smells of cheese | the changing room is locked | the new shirts are pink \
| somebody took the nets | the showers run cold | the goalposts were painted | the kettle \
exploded | the line marker is empty
The captain's text says that {clubboot}, so meet at {address} instead at {time}.
Meet at {address} instead at {time}, because {clubboot}, says the captain's text.
Because {clubboot}, says the captain's text, meet instead at {time} at {address}.
> {clubboot}
What is the reason in the captain's text to meet at {address}?
Why are we to meet at {address} instead, says the captain?
For what reason did the team's gathering place change? / Which trouble do the players have?
> {address}
Where do we meet instead, says the captain's text?
At what address does the captain say we meet, because {clubboot}?
What is the new place of assembly for the players? / To which house should the team go?
> {time}
At what time do we meet at {address}, says the captain's text?
When, says the captain, shall we meet instead? / At which hour should the players assemble?
How early must the team be there?

= soupmiss: half an onion | a stick of cinnamon | the good stock | a sieve | two tins of coconut \
milk | a lemon | fresh ginger | a bigger saucepan
{first} has begun to cook {dish} and wonders whether we could spare {soupmiss}.
Could we spare {soupmiss}, wonders {first}, who has begun to cook {dish}.
Having begun to cook {dish}, {first} wonders whether we could spare {soupmiss}.
> {soupmiss}
What does {first} wonder whether we could spare?
What might we spare for {first}, who has begun to cook {dish}?
Which thing is our neighbour missing in the kitchen? / What shall I take across the hall?
> {dish}
What has {first} begun to cook?
For which dish, begun by {first}, can we spare {soupmiss}, as the cook wonders?
Which meal is being prepared next door? / What will our neighbour have for dinner?
> {first}
Who has begun to cook {dish}? / Who wonders whether we could spare {soupmiss}?
Which neighbour is short of something? / Who is in the middle of preparing a meal?

= chimneyman: a glove of soot | two dead jackdaws | a loose brick | clay balls from a swift | \
melted toys | a roll of banknotes | a glazed crust | seven tennis balls
The sweep brushed {chimneyman} out of the flue and forbade any fire before {date}.
Out of the flue the sweep brushed {chimneyman}, and any fire before {date} is forbidden.
Any fire before {date} was forbidden by the sweep, who brushed {chimneyman} out of the flue.
> {chimneyman}
What has the sweep brushed out of the flue?
What was in the flue before the sweep forbade any fire?
Which discovery did the man with the brush make? / What had been blocking the way of our smoke?
> {date}
Before which date has the sweep forbidden any fire? / Until when is any fire in the flue forbidden?
When can we light the stove again? / From what day on may we be warm in front of the hearth?

= lostdogsign: limps a little | answers only to Polish | is afraid of bicycles | wears a tartan \
coat | has one blue eye | bites if lifted | loves liver sausage | carries a slipper
Our lost {pet_breed} was last seen near {street}, {lostdogsign} and belongs to {first}.
Near {street} our lost {pet_breed} was last seen, which {lostdogsign} and belongs to {first}.
Belonging to {first}, our lost {pet_breed}, last seen near {street}, {lostdogsign}.
> {lostdogsign}
What is said of the lost {pet_breed} last seen near {street}?
By what can I know our lost {pet_breed}, last seen near {street}?
Which peculiarity has the missing animal? / How will a finder recognise the runaway?
> {street}
Near which street was the lost {pet_breed} last seen?
Where was our lost {pet_breed} last seen, which {lostdogsign}?
Around what road should the search begin? / In whose neighbourhood did the animal disappear?
> {first}
To whom does the lost {pet_breed} belong that was last seen near {street}?
To whom does what was seen near {street} and is lost belong? / Who is missing an animal?
Which owner would be glad of a call from the finder?

= tablewhere: next to the kitchen door | under the stuffed moose | on the terrace by the heater \
| in the back room with the piano | right in the window | at the foot of the spiral stairs | \
beside the aquarium | near the emergency exit
Our table for {first}'s birthday is {tablewhere}, and it is only ours until {time}.
The table for {first}'s birthday is only ours until {time}, and it is {tablewhere}.
Until {time} only, our table for {first}'s birthday is {tablewhere}.
> {tablewhere}
Where is our table for {first}'s birthday? / In which spot is the table booked for the birthday?
At what place in the restaurant do we sit? / Where should latecomers look for the party of diners?
> {time}
Until when is the table ours on {first}'s birthday?
Until what time is the birthday table {tablewhere} ours?
At which hour must the diners get up and go? / Until when may we stay in the restaurant?
> {first}
For whose birthday is the table {tablewhere}?
Whose birthday is it, for which the table is ours until {time}? / Who is one year older?
Whom are the diners celebrating?

= pianoword: two dead strings | moth in the felts | a pencil under the keys | too dry a room | \
swollen wood | a cracked sounding board | sticky pedals | mice in the bottom
The piano tuner found {pianoword} and will not come again before {month}.
Before {month} the piano tuner, who found {pianoword}, will not come again.
Having found {pianoword}, the piano tuner will not come again before {month}.
> {pianoword}
What has the piano tuner found?
What was it that the tuner found in the piano and will not mend before {month}?
What is amiss with the instrument? / Which diagnosis did the man with the tuning fork make?
> {month}
Before which month will the piano tuner not come?
When is the piano tuner, who found {pianoword}, coming at the earliest?
Until what part of the year must the pianist be patient?
When may the instrument be in order again?

= windyday: the marquee took off | our hats are in the sea | sand got into everything | the \
deckchairs blew away | the ice cream froze my teeth | a gull stole the pasty | the pier was shut \
| the donkeys went on strike
A day at the seaside near {city} with {first}: {windyday}, and still we laughed.
With {first} at the seaside near {city}, {windyday}, and still we laughed.
Still we laughed at the seaside near {city} with {first}, although {windyday}.
> {windyday}
What happened at the seaside near {city}, though we still laughed?
Although what happened at the seaside have we laughed with {first}?
Which mishap was part of the trip to the coast? / What went wrong on the beach?
> {first}
With whom were we at the seaside and still laughed?
Who laughed with us at the seaside near {city}? / Who was my companion on the beach?
Who shared the trip to the coast?
> {city}
Near which city were we at the seaside and laughed?
Where was the seaside, near what city, at which {windyday} and we laughed?
Close to what town did we go to the beach? / To which part of the coast was the trip?

= pramfault: squeaks on every turn | pulls to the left | folds up by itself | has a flat tyre | \
will not brake | lost its hood | smells of sour milk | is too wide for the lift
The pram that {first} lent us {pramfault}, so we carry the baby until {date}.
Until {date} we carry the baby, because the pram that {first} lent us {pramfault}.
We carry the baby until {date}, as the pram lent by {first} {pramfault}.
> {pramfault}
What is wrong with the pram that {first} lent us?
Why do we carry the baby instead of using the pram? / Which defect have the little one's wheels?
What makes pushing impossible?
> {date}
Until when do we carry the baby?
Until which date will the pram that {first} lent not be used for the baby?
From what day on will our arms have a rest? / Until when is the little one to be without wheels?
> {first}
Who lent us the pram that {pramfault}? / By whom was the pram lent, so that we carry the baby?
From whom did we borrow something with wheels?
Which friend meant well but gave us defective equipment?

= driverword: mirrors before the gear | both hands on the wheel | look over the shoulder | less \
talking at junctions | slower round the church | no sandals on the pedals | parking between the \
cones | brake before the bend
{first} nearly passed; the driving examiner only wrote down {driverword}, and the next test is \
on {date}.
The next test is on {date}: {first} nearly passed, the driving examiner only wrote down \
{driverword}.
On {date} is the next test, since the driving examiner wrote down {driverword} and {first} only \
nearly passed.
> {driverword}
What did the driving examiner write down?
What has been written by the driving examiner about {first}, who nearly passed?
Which point of criticism kept a learner off the road?
What should the candidate practise at the wheel?
> {date}
When is the next test with the driving examiner?
On what date is the next test for {first}, who nearly passed?
When does the learner get another chance? / Which day should the candidate have a car ready?
> {first}
Who nearly passed the driving test?
For whom did the driving examiner write {driverword} before the next test?
Which learner has to try again? / Who does not have a licence yet?

= mealswhy: the oven is in pieces | we ate late | it is too hot to cook | the fish was off | \
nobody likes leeks | the gas is cut off | the cook has hay fever | we have no clean plates
Tonight there are only sandwiches, as {mealswhy}, says {first}, so eat well at lunch.
{first} says to eat well at lunch: tonight there are only sandwiches, as {mealswhy}.
As {mealswhy}, tonight there are only sandwiches, so eat well at lunch, says {first}.
> {mealswhy}
Why are there only sandwiches tonight?
For what reason, with only sandwiches tonight, does {first} say to eat well at lunch?
What is the excuse for a cold supper? / How come that nothing warm is served this evening?
> {first}
Who says that tonight there are sandwiches? / Who tells us to eat well at lunch?
Who warns the family of a cold supper? / Whose decision, it appears, was the menu of the evening?

= bikeplan: oil the chain | true the front wheel | straighten the fork | fit a child seat | \
shorten the brake cable | pump up both tyres | patch the saddle | wire the dynamo
Bring the bicycle to {first}'s yard on {weekday}, who promised to {bikeplan} before the {event}.
{first}, who promised to {bikeplan} before the {event}, wants the bicycle in the yard on {weekday}.
On {weekday} the bicycle must be in the yard of {first}, who promised to {bikeplan} before the \
{event}.
> {bikeplan}
What has {first} promised to do to the bicycle in the yard?
What was promised by {first} if I bring the bicycle to the yard?
Which repair does our handy friend have in mind? / What will be better about my two-wheeler?
> {weekday}
On which day must the bicycle be in {first}'s yard?
When is the bicycle due in the yard of {first}, who promised to {bikeplan}?
When should I drop off my two-wheeler? / What day is there time for a repair?
> {first}
Who promised to {bikeplan}, if the bicycle is in the yard?
To whose yard must the bicycle go on {weekday}? / Which handy friend repairs my two-wheeler?
Who does me a favour with tools?

= sunburnt: the tips of both ears | one half of the face | the soles of the feet | a stripe \
along the parting | the backs of the knees | the top of the head | a square on the shoulder | \
nine toes
After {duration} on the deck of the {ship}, {first} had {sunburnt} badly burnt by the sun.
{first} had {sunburnt} badly burnt by the sun after {duration} on the deck of the {ship}.
On the deck of the {ship} {first} had {sunburnt} badly burnt by the sun after {duration}.
> {sunburnt}
What did the sun burn, of {first}'s, on the deck of the {ship}?
What had {first} badly burnt after {duration} on deck?
Where does our sailor need soothing lotion? / Which part of the body was forgotten with the cream?
> {first}
Who had {sunburnt} badly burnt on the deck?
Who was on the deck of the {ship} in the sun for {duration}? / Who is as red as a lobster?
Which sailor needs soothing lotion?
> {duration}
After how long on the deck was {first} badly burnt? / How long was {first} on the deck in the sun?
How much exposure did it take to turn skin red?
What length of time outside was too much for our sailor?

= knockcode: three short and one long | once with the foot | twice with a coin | in waltz time | \
like a woodpecker | seven times slowly | softly with one finger | with both fists
The band rehearses loudly, so knock {knockcode} on the cellar window and {first} will open.
Knock {knockcode} on the cellar window, and {first} will open, as the band rehearses loudly.
As the band rehearses loudly, {first} will only open if you knock {knockcode} on the cellar window.
> {knockcode}
How should I knock on the cellar window?
In what way do I knock so that {first} will open the window?
What is the secret signal for being let in? / How can a latecomer be heard over the drums?
> {first}
Who will open if I knock on the cellar window?
Who in the band will open when somebody has to knock {knockcode}? / Who lets latecomers in?
Which musician has an ear for the signal?

= leftlift: a bag of onions | one roller skate | a violin without strings | a wig | an unsigned \
love letter | a thermos of tea | a bunch of dill | a walking frame
Somebody lost {leftlift} in the lift on {date}; it can be collected from {first}.
On {date} somebody lost {leftlift} in the lift, which can be collected from {first}.
It can be collected from {first}: {leftlift}, which somebody lost in the lift on {date}.
> {leftlift}
What was it that somebody lost in the lift?
What that was lost in the lift can be collected from {first}?
Which belonging turned up between the floors? / What was forgotten by a tenant going up or down?
> {first}
From whom can {leftlift}, lost in the lift, be collected?
Who has what was lost in the lift and can be collected?
Which finder is looking after a tenant's belonging?
At whose door should the forgetful owner call?
> {date}
When was {leftlift} lost in the lift?
What was the date when what {first} has, to be collected, was lost in the lift?
On which day was the tenant so forgetful?
What day of the calendar was it when the belonging was forgotten?

= tapwarn: brown as tea | only a trickle | too hot to touch | milky with air | smelling of eggs \
| full of grit | as cold as a glacier | tasting of chlorine
Since the pipes were changed the tap water at {house} has been {tapwarn}, so {first} buys bottles.
{first} buys bottles, as the tap water at {house} has been {tapwarn} since the pipes were changed.
As the tap water at {house} has been {tapwarn} since the pipes were changed, {first} buys bottles.
> {tapwarn}
What has the tap water been like since the pipes were changed?
How is the tap water at {house}, where {first} buys bottles?
Why can one not enjoy drinking from the sink?
What is the complaint about the supply after the plumbing work?
> {first}
Who buys bottles because the tap water is {tapwarn}?
Who buys bottles since the pipes at {house} were changed?
Who does not want to drink from the sink? / Which resident pays for something to drink instead?
> {house}
In which house has the tap water been {tapwarn}?
Where were the pipes changed, so that {first} buys bottles? / Which building had plumbing work?
At what home would I rather not drink from the sink?

= physiotoy: a rolling pin | two tennis balls in a sock | a broomstick | a bag of rice | a towel \
under the foot | a wall and a balloon | an old bicycle tube | the bottom stair
The physiotherapist showed {first} how to exercise the shoulder at home with {physiotoy} \
{frequency}.
With {physiotoy}, the physiotherapist showed, {first} is to exercise the shoulder at home \
{frequency}.
{frequency} {first} is to exercise the shoulder at home with {physiotoy}, as the physiotherapist \
showed.
> {physiotoy}
With what is {first} to exercise the shoulder at home?
What did the physiotherapist show {first} how to exercise with?
What homely equipment does the patient train with?
Which aid from the household helps against the stiff joint?
> {frequency}
How often is {first} to exercise the shoulder at home?
How often does the physiotherapist want the shoulder to be exercised with {physiotoy}?
At what intervals must the patient train? / How regular is the treatment of the stiff joint?
> {first}
Who is to exercise the shoulder at home?
To whom did the physiotherapist show how to exercise with {physiotoy}?
Which patient has a stiff joint? / Who has to train by order of a therapist?

= lambnews: black as coal | with a crooked tail | too weak to stand | twice the usual size | on \
the kitchen floor | during the hailstorm | without any help | backwards
The first lamb at {house} was born {lambnews} on {date}, and {first} is feeding it.
On {date} the first lamb at {house} was born {lambnews}, and {first} is feeding it.
{first} is feeding the first lamb at {house}, which was born {lambnews} on {date}.
> {lambnews}
How was the first lamb at {house} born?
In what state or manner was the lamb born that {first} is feeding?
What was remarkable about the woolly newcomer? / What do we know about the arrival in the flock?
> {date}
On what date was the lamb born at {house}? / When was the lamb born that {first} is feeding?
When did the flock begin to grow? / What is the birthday of the woolly newcomer?
> {first}
Who is feeding the first lamb? / Who is feeding what was born {lambnews}, a lamb?
Who holds the bottle for the woolly newcomer? / Which shepherd is mentioned?

= keyhole: a bent hairpin | chewing gum | a broken toothpick | frozen rain | super glue | half \
of another key | a dead beetle | candle wax
The locksmith picked {keyhole} out of our front door lock and sent a bill for {price}.
Out of our front door lock the locksmith picked {keyhole}, then sent a bill for {price}.
The locksmith sent a bill for {price} after he picked {keyhole} out of our front door lock.
> {keyhole}
What has the locksmith picked out of our front door lock? / What was in the lock of the front door?
Why could we not get in? / Which tiny obstacle had kept us outside?
> {price}
How much was the bill that the locksmith sent?
For what sum did the locksmith, who picked {keyhole} out, send a bill?
What did it cost us to get in again? / How expensive was the help when we stood outside?

= skatehelp: a chair to push | two cushions in the trousers | a rope to her brother | thick \
mittens | ski goggles | an ice hockey stick | a hand to hold | a bicycle helmet
On the ice rink {first} only dares to skate with {skatehelp}, the instructor reports on {weekday}.
The instructor reports on {weekday} that on the ice rink {first} only dares to skate with \
{skatehelp}.
On {weekday} the instructor reports that {first} only dares to skate on the ice rink with \
{skatehelp}.
> {skatehelp}
With what only does {first} dare to skate on the ice rink?
What does {first} need on the ice rink, as the instructor reports?
Which aid gives the beginner courage? / What helps against the fear of falling over?
> {first}
Who only dares to skate with {skatehelp}? / About whom on the ice rink does the instructor report?
Which beginner is a little timid? / Who is afraid of falling over?

= tideword: the mussels are poisoned | the tide is too high | a seal has pups there | the steps \
were washed away | jellyfish are about | a mine was found | the cliff is crumbling | the \
lifeguard is ill
Do not go down to the beach before {time}, the coastguard told {first}, because {tideword}.
Because {tideword}, the coastguard told {first} not to go down to the beach before {time}.
The coastguard told {first} that {tideword}, so do not go down to the beach before {time}.
> {tideword}
Why should we not go to the beach, as the coastguard said?
For what reason did the coastguard tell {first} not to go down to the beach?
What danger is there by the sea? / How is the warning about the shore explained?
> {time}
Before what time should we not go to the beach, according to the coastguard?
Until when is the beach out of bounds, as the coastguard told {first}?
From which hour on may we bathe? / When does the warning about the shore end?
> {first}
Whom did the coastguard tell not to go to the beach?
Who was told by the coastguard that {tideword}, down by the beach?
Who passed on the warning about the shore? / Which of us has talked to the man in uniform?
"""
