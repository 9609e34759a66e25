"""Hobbies, sport, holidays and shopping, in short sentences (see relations.py)."""

RELATIONS = """
= oddmeal: raw carrot tops | cold porridge | the crusts of toast | boiled rice with tuna | \
grated apple | leftover pancakes | peanut shells | mashed banana | stale ginger biscuits
The only thing {pet} will eat after a visit to the vet is {oddmeal}.
After a visit to the vet {pet} refuses everything but {oddmeal}.
Nothing except {oddmeal} will tempt {pet} after a visit to the vet.
> {oddmeal}
What is the only thing {pet} will eat after a visit to the vet?
Which food tempts {pet} after a visit to the vet?
What should I put in the bowl when our animal comes back from the doctor?
What does the patient with four legs or feathers accept when upset?
> {pet}
Who refuses everything but {oddmeal} after a visit to the vet?
Who will eat only {oddmeal} after the vet?
Which animal of ours is so fussy once it has been treated? / What is the picky patient called?

= grudge: because of the lawnmower he never returned | over a joke about her hat | because their \
cat eats our goldfish | over a hedge cut too low | because of the drums at midnight | over a \
broken cucumber frame | because he forgot her name twice | over a disputed raffle prize
{first} has not spoken to the people next door for {duration}, {grudge}.
For {duration} now, {grudge}, {first} has not spoken to the people next door.
It has been {duration} since {first} last spoke to the people next door, {grudge}.
> {grudge}
Why has {first} not spoken to the people next door?
What is the reason that {first} no longer has spoken with those next door?
What caused the quarrel between the neighbours? / How did the silence over the fence come about?
> {duration}
For how long has {first} not spoken to the people next door?
How long is it since {first} has last spoken to those next door?
How long has the feud with the neighbours lasted?
Since when, in length of time, has there been silence over the fence?
> {first}
Who has not spoken to the people next door for {duration}?
Who last spoke to the people next door {duration} ago? / Who is cross with the neighbours?
Who keeps up the silent feud?

= scarer: old compact discs on strings | a radio tuned to the news | a plastic owl | foil trays \
that rattle | a scarecrow in a wedding dress | three toy windmills | rubber snakes | strips of a \
torn umbrella
To keep the pigeons off the bed of {plant} we use {scarer}.
We use {scarer} to keep the pigeons off the bed of {plant}.
What keeps the pigeons off our {plant} is {scarer}.
> {scarer}
What do we use to keep the pigeons off the {plant}?
With what are the pigeons kept off our bed of {plant}?
How do we frighten birds away from the vegetables? / What is our defence against feathered thieves?
> {plant}
Which bed do we keep the pigeons off with {scarer}?
What do we use {scarer} to keep the pigeons off? / What were the birds stealing from our garden?
Which crop of ours needs protecting from hungry birds?

= lostplace: in the lining of my coat | under the passenger seat | inside the bread machine | in \
a bag of potatoes | behind the radiator in the hall | at the bottom of the laundry basket | in \
the dog's bed | between two library books
After {spell} of searching, my wedding ring turned up {lostplace}.
My wedding ring turned up {lostplace} after {spell} of searching.
It took {spell} of searching until my wedding ring turned up {lostplace}.
> {lostplace}
Where did my wedding ring turn up? / Where was my wedding ring after {spell} of searching?
In which spot did the lost band of gold reappear? / Where had the missing jewellery been hiding?
> {spell}
How long was I searching for my wedding ring?
How much searching did it take until my ring turned up {lostplace}?
For how long was the jewellery missing while I hunted for it?
How much time went into the hunt for the lost band of gold?

= forfeit: shave off his beard | wear a tutu to work | eat a raw onion | sing on the bus | wash \
my car for a year | swim in the duck pond | run the marathon backwards | clean the chicken coop
{first} lost the bet on the {team} match and now has to {forfeit}.
Having lost the bet on the {team} match, {first} now has to {forfeit}.
Now {first} has to {forfeit}, because the bet on the {team} match was lost.
> {forfeit}
What does {first} have to do after losing the bet on the match?
What does the lost bet on {team} mean that {first} has to do?
How must the wrong prediction be paid for?
What is the penalty for having guessed the result wrongly?
> {first}
Who lost the bet on the {team} match? / Who has to {forfeit} because of a lost bet?
Who guessed the result wrongly? / Who is to suffer for a wager?
> {team}
On whose match did {first} lose the bet? / The lost bet was on a match of which team?
Which side was the wager about? / Whose game did {first} predict wrongly?

= tunecause: a wasp in the hall | a string that snapped | her shoelace caught in the pedal | a \
power cut | the page turner sneezing | a bat over the stage | hiccups | a fire alarm
{full}'s {instrument} recital had to stop in the middle because of {tunecause}.
Because of {tunecause}, the {instrument} recital by {full} had to stop in the middle.
It was because of {tunecause} that {full} had to stop in the middle of the {instrument} recital.
> {tunecause}
Why did {full}'s recital have to stop in the middle?
Because of what did the {instrument} recital stop? / What interrupted the concert?
What made the music break off?
> {full}
Whose {instrument} recital had to stop in the middle?
Who had to stop in the middle of a recital because of {tunecause}?
Which musician was interrupted? / Who could not finish playing at once?
> {instrument}
What was played at the recital that had to stop in the middle?
In the middle of which recital did {full} have to stop? / What does {full} play?
Which sound broke off when {full} was performing?

= packrule: no glass bottles | no cameras | no more than one sandwich | no fizzy drinks | no \
shoes with heels | no chewing gum | no comics | no pocket knives
The letter about the school trip to the {place} says {packrule}.
About the school trip to the {place}, the letter says {packrule}.
According to the letter it is {packrule} on the school trip to the {place}.
> {packrule}
What does the letter about the school trip say?
Which rule is in the letter about the trip to the {place}?
What are the pupils forbidden to bring on their outing?
What must I take out of my child's rucksack before the class leaves?
> {place}
Where does the school trip go, according to the letter that says {packrule}?
To which place is the school trip that the letter is about?
What is the destination of the class outing? / Where are the pupils being taken?

= napspot: in the wheelbarrow | on the ironing board | inside the kitchen sink | on top of the \
fridge | in the piano | behind the compost heap | on the doormat | in the empty flowerpot
Next door's cat, {pet}, takes a nap {napspot} every afternoon.
Every afternoon {pet}, the cat from next door, takes a nap {napspot}.
{pet}, next door's cat, is {napspot} every afternoon, taking a nap.
> {napspot}
Where does next door's cat take a nap every afternoon?
Where is {pet} taking a nap in the afternoon?
In which place does the neighbours' puss sleep after lunch?
If the furry visitor is missing after lunch, where should we look?
> {pet}
Which cat from next door takes a nap {napspot}?
What is the name of next door's cat that takes a nap every afternoon?
What is the neighbours' puss called? / Who is the furry sleeper that does not belong to us?

= fillmat: old tights | dried lentils | cherry stones | shredded letters | sheep's wool | \
sawdust | plastic bags | lavender and barley
For the juggling workshop {first} filled forty balls with {fillmat}.
The forty balls for the juggling workshop were filled with {fillmat} by {first}.
It was {first} who filled the forty balls for the juggling workshop with {fillmat}.
> {fillmat}
With what did {first} fill the balls for the juggling workshop?
What are the forty juggling balls filled with?
What is inside the things that we are learning to throw and catch?
What stuffing would come out if one of the round things split?
> {first}
Who filled forty balls for the juggling workshop? / Who filled the juggling balls with {fillmat}?
Who made what we throw and catch? / Who did the stuffing for our circus lesson?

= shopwish: a proper pencil sharpener | a raincoat without a hood | black shoelaces | an alarm \
clock that ticks | a plain white mug | loose cinnamon | trousers with deep pockets | a \
left-handed tin opener
I went to every shop in {city} and nowhere could I buy {shopwish}.
Nowhere in {city} could I buy {shopwish}, though I went to every shop.
Though I went to every shop in {city}, I could not buy {shopwish}.
> {shopwish}
What could I not buy in any shop in {city}? / What did I go to every shop in {city} to buy?
Which article was I hunting for in vain in town?
What did I come home without in spite of all that walking?
> {city}
In which city could I not buy {shopwish} in any shop?
Where did I go to every shop to buy {shopwish}? / In which town was my hunt fruitless?
Which place has stores that do not stock what I need?

= cheat: by moving counters with her elbow | by reading our cards in the window | by hiding \
tiles in her sleeve | by distracting us with biscuits | by counting five as six | by rolling the \
dice twice | by inventing new rules | by peeking under the box
My {kin} beats the grandchildren at {game} every Sunday {cheat}.
At {game} my {kin} beats the grandchildren every Sunday {cheat}.
It is {cheat} that my {kin} beats the grandchildren at {game} every Sunday.
> {cheat}
How does my {kin} beat the grandchildren at {game}?
In what way are the grandchildren beaten at {game} every Sunday?
By what trick is victory made certain? / What dishonest method does my relative use?
> {game}
At what does my {kin} beat the grandchildren every Sunday?
Which game do the grandchildren lose to my {kin} on a Sunday?
What should you never play with the trickster in my family?
In which pastime are we cheated at home?
> {kin}
Who beats the grandchildren at {game}?
Which relative of mine beats the grandchildren every Sunday {cheat}? / Who in my family is a cheat?
Whom should you not trust across the table?

= quarry: a black swan | an eagle with a fish | two foxes fighting | a hare on the ice | an \
otter on its back | a hedgehog in daylight | a deer in a car park | a barn owl at noon
On the walk along {street} I met {first}, who had just photographed {quarry}.
{first}, whom I met on the walk along {street}, had just photographed {quarry}.
I met {first} on the walk along {street}, just after {quarry} had been photographed.
> {quarry}
What had {first} just photographed when I met them on the walk?
Which sight had just been photographed when I met {first}?
Which creature is in the newest picture? / What wildlife was caught on camera?
> {first}
Whom did I meet on the walk along {street}? / Who had just photographed {quarry}?
Who had been busy with a camera? / Which friend was out looking for wildlife?
> {street}
Along which street was the walk on which I met {first}?
Where did I walk when I met {first}, who had photographed {quarry}?
On what road did I bump into my friend with the camera?
Where was I strolling when I ran into somebody?

= wrapped: in a page of sheet music | in a tea towel | in an old map | in wallpaper | in banana \
leaves | in a pillowcase | in brown paper | in three scarves
{first}'s present, the {gift}, came wrapped {wrapped}.
The {gift} that was {first}'s present came wrapped {wrapped}.
It came wrapped {wrapped}, the {gift} that {first} sent as a present.
> {wrapped}
In what did {first}'s present come wrapped?
How was the present, the {gift}, wrapped when it came?
What did I have to take off before I saw what I had been given?
What was used as packaging for the {gift}?
> {gift}
What was {first}'s present that came wrapped {wrapped}?
Which present came from {first}, wrapped so oddly? / What was revealed once I had unpacked it?
What did {first} choose to surprise me with?
> {first}
Whose present was the {gift} that came wrapped {wrapped}? / From whom came the wrapped present?
Who gave me the {gift}? / Whom do I have to thank for the parcel?

= rainplan: play charades in the barn | bake bread together | visit the toy museum | watch old \
films | build a fort of blankets | move the race indoors | paint the fence posts red | have a \
pillow fight
If it rains on {weekday}, the scouts will {rainplan} instead of going on the hike.
Instead of going on the hike, the scouts will {rainplan} if it rains on {weekday}.
The scouts' hike is on {weekday}, but if it rains they will {rainplan} instead.
> {rainplan}
What will the scouts do instead of the hike if it rains?
If it rains on {weekday}, what will the scouts do?
What is planned for the youngsters in bad weather?
How will the group spend the day if it is too wet to walk?
> {weekday}
On which day is the scouts' hike? / On which day will the scouts {rainplan} if it rains?
When do the youngsters mean to go on their long walk?
For which day are the young people hoping for sunshine?

= bruise: a black eye | a cut lip | two broken fingers | a chipped tooth | a twisted knee | a \
bump on the forehead | a stiff neck | scratches on both arms | a bloody nose
All {first} brought home from {duration} of {sport} lessons was {bruise}.
From {duration} of {sport} lessons all that {first} brought home was {bruise}.
After {duration} of {sport} lessons {first} brought home nothing but {bruise}.
> {bruise}
What was all that {first} brought home from the {sport} lessons?
What did {duration} of {sport} lessons leave {first} to bring home?
Which injury did the beginner come away with? / How was our new athlete hurt?
> {sport}
In what were the lessons from which {first} brought home {bruise}?
From which lessons did {first} bring home {bruise}? / Which pursuit proved so painful for {first}?
What was the unlucky beginner trying to learn?
> {first}
Who brought home nothing but {bruise} from {sport} lessons?
Who brought something home from {duration} of lessons? / Who was hurt while learning something new?
Who has an injury to show for all that training?

= advicetext: never lend a ladder | plant garlic before Christmas | always carry string | trust \
nobody who hates dogs | sleep before you answer | buy cheap wine and good shoes | count the \
spoons after dinner | never argue with a goose
The one piece of advice old {last} ever gave me was "{advicetext}".
"{advicetext}" was the one piece of advice that old {last} ever gave me.
Old {last} gave me one piece of advice: "{advicetext}".
> {advicetext}
What was the one piece of advice old {last} gave me? / Which advice did old {last} ever give me?
What did my elderly friend tell me to do or not to do? / What wise words was I left with?
> {last}
Which old man gave me the one piece of advice "{advicetext}"?
Who ever gave me the advice "{advicetext}"? / From whom do I have that wisdom?
What is the name of the person whose counsel I remember?

= doghate: men with umbrellas | wheeled suitcases | anyone on crutches | people who whistle | \
balloons | women in white coats | skateboards | the smell of lilies | church bells
Our dog {pet} growls at nothing in the world but {doghate}.
Nothing in the world makes our dog {pet} growl but {doghate}.
There is only {doghate} in the world that our dog {pet} growls at.
> {doghate}
What does our dog {pet} growl at? / What in the world makes {pet} growl?
Which thing upsets our otherwise peaceful hound?
What ought visitors to know the animal cannot stand?
> {pet}
Which dog of ours growls at nothing but {doghate}?
What is the name of our dog that growls at {doghate}? / What is our peaceful hound called?
Which animal shows its teeth at just one thing?

= fencemat: old skis | wine bottles | bicycle wheels | driftwood | bed heads | rusty spades | \
willow twigs | railway sleepers | surfboards
The fence round {last}'s garden at {address} is made of {fencemat}.
Round the garden at {address}, {last} has made a fence of {fencemat}.
{last}'s garden at {address} has a fence made of {fencemat}.
> {fencemat}
What is the fence round {last}'s garden made of? / Of what has the fence at {address} been made?
What material encloses the neighbour's flower beds?
Out of what did the owner build the barrier around the lawn?
> {last}
Whose garden has a fence made of {fencemat}?
Who has made the fence round the garden at {address}? / Which neighbour built such an odd barrier?
Who recycles old stuff to keep dogs off the lawn?
> {address}
At which address is the garden with a fence of {fencemat}?
Where is {last}'s garden with its odd fence? / Where would I have to go to see the strange barrier?
Full location of the neighbour who builds with junk?

= latewhy: because the bus had a flat tyre | because a cow blocked the road | because his \
hamster had escaped | because of a lost trainer | because the clocks had changed | because the \
porridge caught fire | because she stopped to help a toad | because the lift was stuck
{first} came late to the {subject} lesson {latewhy}.
It was {latewhy} that {first} came late to the {subject} lesson.
To the {subject} lesson {first} came late {latewhy}.
> {latewhy}
Why did {first} come late to the {subject} lesson?
What is the reason that {first} was late for the lesson? / What excuse was the teacher given?
How did it happen that a pupil was not there when class began?
> {subject}
To which lesson did {first} come late? / In what subject was the lesson that {first} came to late?
Which class had already begun without {first}?
What was being taught when the pupil finally walked in?
> {first}
Who came late to the {subject} lesson? / Who was late for a lesson {latewhy}?
Which pupil missed the beginning of the class? / Who had to explain themselves to the teacher?

= cakeshape: a racing car | a castle with a moat | a sleeping dragon | a grand piano | a \
hedgehog | a football boot | a lighthouse | a pair of spectacles
For {first}'s birthday the baker made a cake that looked like {cakeshape} for {price}.
The baker made {first}'s birthday cake look like {cakeshape} and took {price} for it.
It cost {price} to have the baker make {first}'s birthday cake look like {cakeshape}.
> {cakeshape}
What did {first}'s birthday cake look like?
Like what did the baker make the birthday cake look for {price}?
What shape was the sweet centrepiece of the party? / In the form of what were the candles stuck?
> {price}
How much did {first}'s birthday cake cost?
What did the baker take for making the cake look like {cakeshape}?
What was paid for the party's edible work of art? / How expensive was the sweet centrepiece?
> {first}
Whose birthday cake looked like {cakeshape}?
For whose birthday did the baker make a cake for {price}?
Who was being celebrated with such a fancy confection? / Who had grown a year older?

= tentflaw: a hole in the roof | no pegs at all | a mouse nest inside | only two poles | a \
broken zip | a smell of fish | somebody else's socks in it | a bed of nettles beneath it
The tent that {first} lent us for {country} had {tentflaw}.
{first} lent us a tent for {country}, and it had {tentflaw}.
For {country} we were lent a tent by {first} that had {tentflaw}.
> {tentflaw}
What did the tent that {first} lent us have?
What was wrong with the tent lent to us for {country}? / What made camping so uncomfortable?
Which fault did we discover in our borrowed shelter?
> {first}
Who lent us the tent for {country}? / Whose tent was lent to us though it had {tentflaw}?
To whom do we have to return our canvas shelter? / Which friend's camping gear did we borrow?
> {country}
For which country were we lent the tent with {tentflaw}?
Where did we take the tent that {first} lent us? / What was our camping destination?
Abroad in which land did we sleep under canvas?

= choirnote: too close to the organ | in his slippers | without his false teeth | holding the \
music upside down | with cotton wool in his ears | half a beat behind | facing the wrong way | \
with a toffee in his cheek
Old {last} sang the whole of the {month} concert {choirnote}.
The whole of the {month} concert was sung {choirnote} by old {last}.
It was {choirnote} that old {last} sang the whole of the {month} concert.
> {choirnote}
How did old {last} sing the whole {month} concert?
In what way was the concert sung by old {last}?
What was funny about the elderly chorister's performance?
What did people notice about the aged tenor on stage?
> {last}
Which old man sang the whole {month} concert {choirnote}?
Who sang {choirnote} for the whole concert? / What is the name of the elderly chorister?
Which member of the choir made people smile?
> {month}
In which month was the concert that old {last} sang {choirnote}?
Which concert did old {last} sing the whole of? / At what time of the year did the choir perform?
When in the year could the elderly chorister be heard?

= bait: a slice of melon | bacon rind | peanut butter on toast | a boiled egg | a sardine | \
strawberry jam | marzipan | a piece of cheese straw
We caught the escaped {pet_breed} with {bait} and a laundry basket.
With a laundry basket and {bait} we caught the {pet_breed} that had escaped.
The {pet_breed} had escaped, but we caught it with {bait} and a laundry basket.
> {bait}
With what, besides a laundry basket, did we catch the escaped {pet_breed}?
What was used with the laundry basket to catch the animal that had escaped?
What food lured the runaway back? / Which titbit could the fugitive not resist?
> {pet_breed}
What did we catch with {bait} and a laundry basket?
Which escaped animal was caught in a laundry basket? / What sort of creature had run away from us?
Which fugitive had to be lured back?

= tripdread: the ghost train | the rope bridge | having to sing | the cold showers | sleeping \
without a light | the cook's fish soup | the long ladder | sharing a bunk bed
What {first} dreads about the camp near {city} is {tripdread}.
About the camp near {city}, {first} dreads only {tripdread}.
{first} is looking forward to the camp near {city} but dreads {tripdread}.
> {tripdread}
What does {first} dread about the camp? / What about the camp near {city} is dreaded by {first}?
What is the nervous child afraid of? / Which part of the stay away from home causes worry?
> {first}
Who dreads {tripdread} at the camp?
Who is looking forward to the camp near {city}, all but {tripdread}?
Which child is a little afraid of going away? / Who needs some comforting before leaving home?

= stainfix: with white vinegar | with cold milk | with a slice of bread | with lemon and salt | \
with shaving foam | with an ice cube and patience | with soda water | with toothpaste
{first} got the beetroot stain out of my {garment} {stainfix}.
It was {stainfix} that {first} got the beetroot stain out of my {garment}.
The beetroot stain in my {garment} was got out by {first} {stainfix}.
> {stainfix}
How did {first} get the beetroot stain out of my {garment}?
With what was the beetroot stain got out? / Which home remedy rescued my clothes?
By what means was the red mark removed?
> {garment}
What of mine had the beetroot stain? / Out of what did {first} get the beetroot stain?
Which piece of clothing had been spoilt by vegetable juice?
What can I wear again now that it is clean?
> {first}
Who got the beetroot stain out of my {garment}? / Who knew how to get out a beetroot stain?
Who rescued my clothes? / Whom should I thank for removing the red mark?

= refquirk: in a kilt | on crutches | with a cowbell | from a deckchair | through a megaphone | \
on a pony | with his dog on a lead | while eating an apple
Last Sunday's match against the {team} was refereed {refquirk} by {full}.
{full} refereed last Sunday's match against the {team} {refquirk}.
It was {refquirk} that {full} refereed last Sunday's match against the {team}.
> {refquirk}
How did {full} referee last Sunday's match?
In what manner was the match against the {team} refereed?
What was unusual about the man with the whistle?
How did the person who kept order on the pitch appear?
> {full}
Who refereed the match against the {team}? / By whom was last Sunday's match refereed {refquirk}?
Who blew the whistle? / Who was the odd official in charge of the game?
> {team}
Against which team was last Sunday's match, refereed by {full}?
Whom did we play in the match that was refereed {refquirk}? / Which opponents did we face?
Who was the other side when the official behaved so oddly?

= bookmark: a slice of ham | a train ticket | a parking fine | a feather | a playing card | a \
pressed pansy | a sock | an unpaid bill
In the library's copy of {book} I discovered {bookmark} used as a bookmark.
I discovered {bookmark} used as a bookmark in the library's copy of {book}.
Somebody had used {bookmark} as a bookmark in the library's copy of {book}, as I discovered.
> {bookmark}
What had been used as a bookmark in {book}? / What did I discover in the library's copy of {book}?
What had the previous reader left between the pages?
Which strange object fell out when I began to read?
> {book}
In the library's copy of which book did I discover {bookmark}?
In which of the library's books was {bookmark} used as a bookmark?
What was I reading when something odd fell out of it? / Title of the volume that I had borrowed?

= whynolamp: because it attracts moths | because the bulb hums | because the switch gives shocks \
| because our tortoise sleeps underneath | because nobody can reach it | because it reminds me \
of hospitals | because the neighbours complain | because the flex is frayed
We never turn on the lamp that {first} gave us, {whynolamp}.
The lamp that {first} gave us is never turned on, {whynolamp}.
{first} gave us a lamp, but we never turn it on {whynolamp}.
> {whynolamp}
Why do we never turn on the lamp?
For what reason is the lamp that {first} gave us never turned on?
What is wrong with using our present? / Why do we sit in the dark rather than use what we received?
> {first}
Who gave us the lamp that we never turn on? / From whom is the lamp that is never turned on?
Whose present do we not use? / Which friend might be hurt to hear we sit in the dark?

= signal: flash the porch light twice | hang a red towel out | ring a cowbell | whistle the \
national anthem | throw gravel at the window | put a gnome on the wall | send a paper aeroplane \
over | knock on the drainpipe
When the {drink} is ready, we {signal}, and {first} climbs over the fence.
{first} climbs over the fence when we {signal} because the {drink} is ready.
As soon as the {drink} is ready we {signal} so that {first} climbs over the fence.
> {signal}
What do we do when the {drink} is ready, so that {first} climbs over the fence?
How does {first} know that the {drink} is ready and climb over the fence?
By what sign is our neighbour invited? / What is the secret call to next door?
> {first}
Who climbs over the fence when we {signal}?
Whom do we make climb over the fence when the {drink} is ready?
Which neighbour is summoned by a sign? / Who joins us from next door for refreshment?
> {drink}
What is ready when we {signal} and {first} climbs over the fence?
For what does {first} climb over the fence once it is ready? / What do the neighbours share?
Which beverage lures our friend from next door?

= stolen: a garden gnome with a fishing rod | all the ripe figs | one wellington boot | the \
doormat | a rusty bucket | the Christmas lights | two bags of manure | the seat of the swing
From our front garden thieves took {stolen} on the night of {date}, the third theft this year.
On the night of {date}, in the third theft this year, thieves took {stolen} from our front garden.
> {stolen}
What did thieves take from our front garden on the night of {date}?
What was taken in the third theft from our front garden?
What are we missing after the latest burglary outdoors?
Which property should the police look for?
> {date}
On which night did thieves take {stolen} from our front garden?
When was the third theft this year from our front garden? / When were we last robbed?
Which day should I give when I report the crime?

= hobbyban: in the bathtub | at the dinner table | after ten at night | near the goldfish | in \
front of guests | on the good carpet | while the baby sleeps | in our bedroom
My husband tolerates {first}'s {hobby} provided it is not {hobbyban}.
Provided it is not {hobbyban}, my husband tolerates {first}'s {hobby}.
{first}'s {hobby} is tolerated by my husband provided it is not {hobbyban}.
> {hobbyban}
Where or when is {first}'s {hobby} not tolerated by my husband?
My husband tolerates {first}'s {hobby} provided it is not where or when?
Under which circumstances would a pastime annoy the man I am married to?
Which limit has been set to a pursuit in our home?
> {hobby}
What of {first}'s does my husband tolerate provided it is not {hobbyban}?
Which hobby is tolerated by my husband, provided there is a limit?
Which pastime does my spouse put up with, within limits?
What does {first} like doing in spare hours?

= mascotjob: carries the corner flags | leads the warm-up | sits on the trophy | chews the spare \
balls | barks at half-time | sleeps in the goal | greets the visitors at the gate | steals the \
referee's whistle
Our lucky dog {pet} is the mascot of the {team} and usually {mascotjob}.
The mascot of the {team} is our lucky dog {pet}, who usually {mascotjob}.
> {mascotjob}
What does {pet}, the mascot of the {team}, usually do?
What does the lucky dog of the {team} usually do as mascot?
How does the animal make itself noticed on match days?
In what way does a furry friend take part in the games?
> {pet}
Which lucky dog is the mascot of the {team}?
What is the name of the mascot dog that usually {mascotjob}?
Which animal of ours is supposed to help win games? / What do the players call their furry friend?
> {team}
Of which team is {pet} the mascot, a lucky dog?
Which team has a dog as a mascot that usually {mascotjob}?
Which club hopes that an animal helps it to win? / For which side does our furry friend turn up?

= lentcond: with a full tank | without a scratch | before the first frost | freshly oiled | with \
new blades | in its own box | together with a cake | cleaned with a toothbrush
Mr {last} next door lends us the {tool} every spring and wants it back {lentcond}.
Every spring Mr {last} next door, who wants it back {lentcond}, lends us the {tool}.
The {tool} that Mr {last} next door lends us every spring he wants back {lentcond}.
> {lentcond}
How does Mr {last} next door want the {tool} back that he lends us?
In what state or when is the {tool} lent every spring wanted back by Mr {last} next door?
On what condition can we borrow from our neighbour?
What do we have to see to when we return the implement?
> {tool}
What does Mr {last} lend us every spring? / What does Mr {last} next door want back {lentcond}?
Which implement do we borrow once a year?
What comes over the fence and returns when its job is done?
> {last}
Which man next door lends us the {tool} every spring?
Who next door wants the {tool} back {lentcond} each spring?
Which neighbour sets conditions for borrowing? / To whom do I have to return an implement?

= costumefail: the tail caught fire | the zip burst | nobody got the joke | the paint would not \
wash off | the claws got stuck in the door | the moustache fell in the soup | the host's dog \
attacked | the wig blew away
{first} went to the {party} dressed as a lobster, but {costumefail}.
Dressed as a lobster {first} went to the {party}, but {costumefail}.
At the {party} {first} was dressed as a lobster, but {costumefail}.
> {costumefail}
What happened when {first} went to the {party} dressed as a lobster?
What went wrong with {first}, dressed as a lobster, at the {party}?
What misfortune struck the guest in the red costume? / Which mishap spoilt the disguise?
> {party}
What did {first} go to dressed as a lobster?
At what was {first} dressed as a lobster, but {costumefail}?
Which celebration called for a disguise? / What event was the red costume worn for?
> {first}
Who went to the {party} dressed as a lobster? / Who was dressed as a lobster when {costumefail}?
Which guest had claws of cardboard? / Who was disguised as a sea creature?

= seedsecret: singing to them | talking Latin to them | burying a fish head beneath | watering \
them with beer | planting at full moon | feeding them cold coffee | covering them with newspaper \
| shading them with parasols
{first}'s secret with the prize-winning {flower} is {seedsecret}.
The secret behind {first}'s prize-winning {flower} is {seedsecret}.
Ask {first} for the secret of the prize-winning {flower} and you hear: {seedsecret}.
> {seedsecret}
What is the secret behind {first}'s prize-winning {flower}?
Which secret has {first} with the prize-winning {flower}?
By doing what does the gardener get the best blooms? / Which trick makes the blossoms so splendid?
> {flower}
What prize-winning thing has {seedsecret} as its secret?
Which prize-winning flowers does {first} have a secret for?
What grows so splendidly in {first}'s beds? / For what did the gardener get a medal?
> {first}
Whose secret is {seedsecret} for prize-winning {flower}?
Who has the secret of prize-winning {flower}? / Which gardener gets the best blooms?
Who is the green-fingered winner of the show?

= detourcause: to look at a fallen bridge | to buy honey | to visit an old aunt | to feed a \
donkey | because of a flooded underpass | to see the sunset | because the map was upside down | \
to pick up a hitch-hiker
On the way to {city}, {first} made a detour of {length} {detourcause}.
{first} made a detour of {length} on the way to {city} {detourcause}.
A detour of {length} was made by {first} on the way to {city} {detourcause}.
> {detourcause}
Why was a detour made by {first} on the way to {city}?
For what was the detour of {length} made by {first} on the way?
What was the reason for leaving the direct route?
What made the driver's journey longer than it needed to be?
> {length}
How long was the detour that {first} made on the way to {city}?
What length had the detour made {detourcause}? / How much farther than necessary was the journey?
By how much was the route to {city} extended?
> {first}
Who made a detour on the way to {city}? / By whom was a detour of {length} made {detourcause}?
Who did not take the direct route? / Which traveller was in no hurry to arrive?

= musicask: something without drums | the theme from a western | a waltz for the cook | a \
lullaby in Welsh | anything by a dead composer | the old school hymn | a tango for two tubas | \
the longest march you know
For a ninetieth birthday my {kin} asked the brass band to play {musicask}.
The brass band was asked by my {kin} to play {musicask} for a ninetieth birthday.
It was {musicask} that my {kin} asked the brass band to play for a ninetieth birthday.
> {musicask}
What did my {kin} ask the brass band to play?
What was the brass band asked to play for the ninetieth birthday?
Which piece did my old relative wish to hear?
What were the trumpets and trombones to perform for the jubilee?
> {kin}
Who asked the brass band to play {musicask}?
Who had the ninetieth birthday, with a brass band to play?
Which relative of mine has reached such a great age?
For whom did the trumpets and trombones perform?

= ratingwhy: the towels smelt of onions | the lake was a puddle | a rooster crowed all night | \
breakfast came at noon | the pool was full of frogs | the bed sagged like a hammock | somebody \
else was in our room | the walls were made of cardboard
We left the guest house in {city} a day early because {ratingwhy}.
Because {ratingwhy}, we left the guest house in {city} a day early.
The guest house in {city} was where {ratingwhy}, so we left a day early.
> {ratingwhy}
Why did we leave the guest house in {city} a day early?
What was it about the guest house that we left a day early?
For what reason did we cut our holiday short? / Which fault made our lodgings unbearable?
> {city}
In which city did we leave the guest house a day early?
Where was the guest house that we left because {ratingwhy}? / Which town had such awful lodgings?
Where were we staying before we cut our holiday short?

= ladderuse: as a bookshelf | to dry herbs on | for back exercises | as a bridge over the ditch \
| to hang saucepans from | as a trellis for roses | to reach the owl box | as a towel rail
{first} bought grandfather's old ladder for {price} and uses it {ladderuse}.
For {price} {first} bought grandfather's old ladder, which is now used {ladderuse}.
Grandfather's old ladder, bought by {first} for {price}, is now used {ladderuse}.
> {ladderuse}
For what does {first} use grandfather's old ladder?
How is the old ladder used that was bought for {price}? / What purpose do the rungs serve today?
What has become of the thing with rungs that our ancestor climbed?
> {price}
For how much did {first} buy grandfather's old ladder?
What was the price when the old ladder was bought?
What did the family get for the wooden heirloom with rungs?
How much money changed hands for something to climb?
> {first}
Who bought grandfather's old ladder? / Who uses grandfather's ladder {ladderuse}?
Who owns the wooden heirloom with rungs now? / Whose money went on something to climb?

= parrotword: rude words in Danish | the kitchen timer | my mother's cough | a creaking door | \
the dial-up tone | football results | a squealing pig | a dentist's drill
Since the parrot stayed at {first}'s for {spell}, it imitates {parrotword}.
The parrot imitates {parrotword} since it stayed at {first}'s for {spell}.
Ever since its stay of {spell} at {first}'s, our parrot imitates {parrotword}.
> {parrotword}
What does the parrot imitate since it stayed at {first}'s?
Since its stay of {spell}, what is imitated by our parrot?
What noise has our bird picked up on holiday?
Which new trick of voice does the feathered one have?
> {spell}
For how long did the parrot stay at {first}'s?
How long was the stay since which the parrot imitates {parrotword}?
How much time did the bird spend away from home?
For what period was our feathered one looked after?
> {first}
Where did the parrot stay, at whose house, since it imitates {parrotword}?
At whose place did our parrot stay for {spell}? / Who looked after the bird while we were away?
Who is to blame for the feathered one's new noises?

= kitecause: a pylon wire | a church weathercock | a passing cyclist's basket | the mayor's hat \
| a flock of starlings | an aerial on the school roof | the top of a poplar | a parked milk float
{first}'s new kite ended its first flight on {date} when it met {kitecause}.
On {date} the first flight of {first}'s new kite ended when it met {kitecause}.
When it met {kitecause} on {date}, {first}'s new kite ended its first flight.
> {kitecause}
What did {first}'s new kite meet that ended its first flight?
With what did the first flight of the kite end on {date}? / What brought the toy down?
Into what did the thing on a string crash?
> {date}
When did the new kite meet {kitecause}? / On which day did {first}'s kite end its first flight?
When did the windy afternoon's fun come to grief? / What was the day of the toy's crash?
> {first}
Whose new kite met {kitecause}? / Whose kite ended its first flight on {date}?
Who was standing below, holding the string? / To whom did the crashed toy belong?

= borrowphrase: sugar | a stepladder | one egg | the jump leads | candles | a corkscrew | our \
wheelbarrow | some bay leaves | the baking scales
The new people from flat {flat} ring our bell {frequency} to borrow {borrowphrase}.
Our bell is rung {frequency} by the new people from flat {flat}, who borrow {borrowphrase}.
To borrow {borrowphrase}, the new people from flat {flat} ring our bell {frequency}.
> {borrowphrase}
What did the new people from flat {flat} ring our bell to borrow?
To borrow what do the people from flat {flat} ring our bell {frequency}?
Which household item do the newcomers seem not to own?
What is it that our neighbours keep needing from us?
> {flat}
From which flat are the new people who borrow {borrowphrase} from us?
Which flat's new people ring our bell {frequency}?
Behind which door in the building do the newcomers live?
At what number would I find the scroungers?

= snoreplace: in the bath | on the balcony | in the tent outside | with the rabbits | under the \
kitchen table | in the cellar | in the car | on the landing
Since {first} began to snore, my {kin} spends the night {snoreplace}.
My {kin} spends the night {snoreplace} since {first} began to snore.
{first} began to snore, so my {kin} now spends the night {snoreplace}.
> {snoreplace}
Where does my {kin} spend the night since {first} began to snore?
In what place does my {kin} spend the night because {first} began to snore?
Where does the light sleeper of the family find peace?
To what place did a relative flee from the noise in the bedroom?
> {first}
Who began to snore, so that my {kin} spends the night {snoreplace}?
Who began to snore, as my {kin} found at night? / Who makes a dreadful noise while asleep?
Whose breathing keeps others awake?
> {kin}
Who spends the night {snoreplace} since {first} began to snore?
Which relative of mine spends the night elsewhere because {first} began to snore?
Who in my family is a light sleeper? / Who flees from the noise in the bedroom?

= quizanswer: the left kidney | Liechtenstein | a female ferret | the inventor of the zip | \
Queen Anne's doctor | eleven herrings | the smell of rain | a Bulgarian cheese
The answer that won {first}'s table the pub quiz at {time} was "{quizanswer}".
"{quizanswer}" was the answer that won {first}'s table the pub quiz at {time}.
At {time} {first}'s table won the pub quiz with the answer "{quizanswer}".
> {quizanswer}
Which answer won {first}'s table the pub quiz? / With what answer was the pub quiz won at {time}?
What did the cleverest of the evening say to the last question?
Which piece of knowledge decided the contest?
> {first}
Whose table won the pub quiz with "{quizanswer}"?
At whose table was the answer that won the quiz at {time}?
With whom should I sit if I want to beat everybody? / Whose team knew the most trivia?
> {time}
When did {first}'s table win the pub quiz?
At what time was the pub quiz won with the answer "{quizanswer}"?
At what hour was the contest decided?
How late was it when the cleverest of the evening triumphed?

= treebar: an owl nests in it | it shades our lettuce | it holds up the swing | a poet was born \
beneath it | the bees love it | it hides the gasworks | the roots hold the slope | grandmother \
planted it
The {tree} at the bottom of our garden must not be felled because {treebar}.
Because {treebar}, the {tree} at the bottom of our garden must not be felled.
It is because {treebar} that nobody may fell the {tree} at the bottom of our garden.
> {treebar}
Why must the {tree} in our garden not be felled?
For what reason may nobody fell the {tree} at the bottom of our garden?
What argument have we against the chainsaw? / Why is cutting that trunk down out of the question?
> {tree}
Which tree at the bottom of our garden must not be felled?
What grows at the bottom of our garden, never to be felled because {treebar}?
What must the man with the chainsaw leave standing? / Which species do we protect behind our house?

= sledthing: a tea tray | an old estate agent's sign | a washing-up bowl | a baby bath | a car \
bonnet | an inflated tyre | a shower curtain | a surfboard
Having no sledge, {first} went down the hill behind the {venue} on {sledthing}.
{first} had no sledge and went down the hill behind the {venue} on {sledthing}.
Down the hill behind the {venue} went {first}, with no sledge but on {sledthing}.
> {sledthing}
On what did {first}, with no sledge, go down the hill?
What served {first} on the hill behind the {venue}, having no sledge?
What improvised vehicle was used in the snow?
Which makeshift thing carried a reckless friend of ours over the ice?
> {first}
Who went down the hill with no sledge but on {sledthing}?
Who had no sledge on the hill behind the {venue}?
Which reckless friend of ours slid over the snow on a makeshift vehicle?
Who found a substitute for proper winter sports equipment?

= teacherhabit: with a ukulele song | with ten press-ups | by lighting a candle | with a riddle \
in Greek | by watering the cactus | with a moment of silence | by polishing the blackboard | \
with a weather report
Our {subject} teacher, {full}, begins every lesson {teacherhabit}.
Every lesson with our {subject} teacher {full} begins {teacherhabit}.
It is {teacherhabit} that our {subject} teacher {full} begins every lesson.
> {teacherhabit}
How does our {subject} teacher begin every lesson?
In what way does every lesson with {full} begin?
Which ritual do we go through at the start of class?
What happens before we pupils open our books?
> {full}
Which teacher begins every lesson {teacherhabit}?
Who is our {subject} teacher, whose lessons begin oddly?
Who at school instructs us with such a strange ritual at the start?
Name of the eccentric on the staff?
> {subject}
What does our teacher {full} teach, beginning every lesson {teacherhabit}?
In which subject does every lesson begin {teacherhabit} with {full} as teacher?
Which class starts with such a strange ritual? / What is {full} trying to explain to us pupils?

= smellof: wet dog | fried onions | a chemist's shop | gunpowder | old roses | burnt milk | \
bananas | a horse stable | damp books
The {vehicle} we bought from {first} smells of {smellof} on hot days.
On hot days the {vehicle} we bought from {first} smells of {smellof}.
We bought the {vehicle} from {first}, and on hot days it smells of {smellof}.
> {smellof}
What does the {vehicle} we bought smell of on hot days?
On hot days, of what does the {vehicle} from {first} smell?
Which odour rises from the seats in summer? / What does my nose notice when we drive in a heatwave?
> {vehicle}
Which thing that we bought from {first} smells of {smellof}?
What smells on hot days that we bought from {first}? / Which means of transport is second-hand?
On what wheels do we travel with our noses held?
> {first}
From whom have we bought the {vehicle} that smells of {smellof}?
Who sold us the {vehicle} that we bought, smelly on hot days?
To whom should I complain about the odour in summer? / Who was the previous owner at the wheel?

= mapmistake: a cement works | a nudist beach | a prison gate | the town dump | a golf course | \
a motorway bridge | an army camp | a mushroom farm
Because {first} held the map upside down, our walk to the {place} ended at {mapmistake}.
Our walk to the {place} ended at {mapmistake} because {first} held the map upside down.
As {first} held the map upside down, we ended our walk to the {place} at {mapmistake}.
> {mapmistake}
Where did our walk end because {first} held the map upside down?
At what did we end our walk, with the map upside down?
Which unlovely spot did the hikers reach by mistake? / Where did poor navigation lead us?
> {first}
Who held the map upside down? / Because of whom did our walk end at {mapmistake}?
Who is hopeless at navigation? / Whose fault was it that the hikers went wrong?
> {place}
Where was our walk to end, before {first} held the map upside down?
To which place was the walk that ended at {mapmistake}? / What had been the hikers' goal?
Which sight did we never reach?

= carolpay: a bowl of chestnuts | a lump of coal | two tangerines | a handful of foreign coins | \
a jar of gherkins | warm ginger beer | a lecture on noise | a signed photograph
At number {small} the carol singers got {carolpay} from {last}, our retired dentist.
From {last}, our retired dentist, the carol singers at number {small} got {carolpay}.
{last}, our retired dentist at number {small}, gave the carol singers {carolpay}.
> {carolpay}
What did the carol singers get from {last}, our retired dentist?
What was given to the carol singers at number {small} by the retired dentist?
How was the festive choir rewarded at that door?
What was the children's wage for their Christmas music?
> {last}
From which retired dentist did the carol singers get {carolpay}?
Which dentist at number {small} had something for the carol singers?
Who once looked after teeth in our street? / Who opened the door to the festive choir?
> {small}
At what number did the carol singers get {carolpay}?
At which number does {last}, our retired dentist, live?
Which house in the street gave such an odd reward for Christmas music?
Behind what door does the man who drilled teeth live?

= chickname: after pop stars | after kinds of pasta | after Roman emperors | after our aunts | \
after planets | after cheeses | after famous spies | after kitchen appliances | after rivers in \
Asia
Both of {first}'s daughters name their hens {chickname}.
{first}'s two daughters name all their hens {chickname}.
The hens are named {chickname} by the daughters of {first}.
> {chickname}
After what or whom do {first}'s daughters name their hens?
How are the hens of {first}'s daughters named?
Where do the girls find what to call their poultry?
What theme unites the list of who lays our eggs?
> {first}
Whose daughters name their hens {chickname}? / Who has daughters with hens named {chickname}?
Which parent has girls that keep poultry?
Who is the father or mother of the children who call birds such things?

= winningprize: a weekend in a windmill | a wheel of cheese | a lawnmower | dance lessons for \
two | a stuffed pike | a year's supply of soap | a ride in a balloon | a piglet
With ticket {number} in the school raffle {first} won {winningprize}.
{first} won {winningprize} with ticket {number} in the school raffle.
In the school raffle it was ticket {number} that won {first} {winningprize}.
> {winningprize}
What did {first} win in the school raffle? / Which prize was won with raffle ticket {number}?
What did the lucky draw bring? / What did a lucky parent have to carry home from the fund-raiser?
> {number}
What was the number of the school raffle ticket that won {first} {winningprize}?
With which ticket did {first} win in the school raffle? / Which digits were drawn by fortune?
What stood on the lucky slip of paper?
> {first}
Who won {winningprize} in the school raffle? / Who had ticket {number} in the raffle at school?
Who was lucky at the fund-raiser? / Upon whom did fortune smile when the slips were drawn?

= toyfate: down a rabbit hole | into the cement mixer | over the zoo wall | under a tram | out \
of the aeroplane | into the wishing well | over the ship's rail | up a drainpipe
When {first} was {tally} years old, a beloved teddy bear vanished {toyfate}.
A beloved teddy bear vanished {toyfate} when {first} was {tally} years old.
{first} was {tally} years old when a beloved teddy bear vanished {toyfate}.
> {toyfate}
Where did a beloved teddy bear vanish when {first} was {tally}?
To what place did the beloved teddy bear of {first} vanish? / How was the cuddly toy lost?
Where did the child's best friend disappear for good?
> {tally}
How old was {first} when a beloved teddy bear vanished?
At what age did {first} see the teddy bear vanish {toyfate}, so beloved?
How many years had the child lived before it lost its cuddly toy?
At which age did {first} cry for a lost companion?
> {first}
Whose beloved teddy bear vanished {toyfate}? / Who was {tally} when a beloved teddy bear vanished?
Which child lost a cuddly companion? / Who still mourns a soft toy of long ago?

= sparkfail: with a bucket of punch | with the wet tablecloth | by sitting on it | with the \
watering can | with a sack of compost | by rolling it down the lawn | with the garden hose | by \
stamping on it
When the paper lantern caught fire at the {party}, {first} put it out {sparkfail}.
{first} put out the paper lantern {sparkfail} when it caught fire at the {party}.
At the {party} the paper lantern caught fire and {first} put it out {sparkfail}.
> {sparkfail}
How did {first} put out the paper lantern that caught fire?
With what or how was the paper lantern put out when it caught fire at the {party}?
By what means were the flames among the decorations fought?
How was the celebration saved from burning down?
> {party}
At what did the paper lantern catch fire, so that {first} put it out?
Where was {first} when the paper lantern caught fire?
Which celebration was nearly ended by flames? / On what festive occasion did the decorations burn?
> {first}
Who put out the paper lantern that caught fire?
Who put it out {sparkfail} when a paper lantern burned at the {party}?
Which guest was a hero with the flames? / Who saved the celebration from burning down?

= trialsound: like a goose with a cold | like a rusty gate | like a ship's horn | like a cow in \
labour | like bagpipes under water | like a hoover | like a crying baby | like a slow puncture
{first} has practised the {instrument} every evening for {spell} and still sounds {trialsound}.
After {spell} of practising the {instrument} every evening, {first} still sounds {trialsound}.
{first} still sounds {trialsound}, having practised the {instrument} every evening for {spell}.
> {trialsound}
What does {first} still sound like when practising the {instrument}?
After practising for {spell}, how does {first} still sound?
With what noise would an honest neighbour compare the music?
What is the beginner's playing said to resemble?
> {instrument}
What has {first} practised every evening for {spell}?
Which instrument has {first} practised and still sounds {trialsound}?
Which musical pursuit is a burden to our ears? / What should {first} perhaps give up learning?
> {spell}
For how long has {first} practised the {instrument} every evening?
How long has {first} been practising of an evening, when it still sounds {trialsound}?
How much time has the beginner had to improve?
For what period have our ears been suffering the {instrument}?

= hatpurpose: to keep eggs in | as a lampshade | to collect for charity | as a nest for kittens \
| to hide the bald patch | for the snowman | as a coal scuttle | to drain noodles
{first} paid {price} at the jumble sale for a bowler hat {hatpurpose}.
For a bowler hat {hatpurpose}, {first} paid {price} at the jumble sale.
A bowler hat {hatpurpose} cost {first} {price} at the jumble sale.
> {hatpurpose}
For what purpose did {first} pay {price} for a bowler hat?
To what end was the bowler hat from the jumble sale?
What is the stiff old headgear going to be used for?
How will the second-hand thing from a gentleman's wardrobe serve?
> {price}
What did {first} pay for a bowler hat? / How much did the bowler hat at the jumble sale cost?
How expensive was the second-hand headgear?
How much money was spent on a gentleman's old thing for the head?
> {first}
Who paid {price} for a bowler hat? / Who bought a bowler hat at the jumble sale {hatpurpose}?
Which bargain hunter brought old headgear home? / Who has a use for what bankers once wore?

= sulkplace: in the coal shed | up the apple tree | under the pool table | in the changing hut | \
behind the scoreboard | on the roof of the garage | inside the wardrobe | in the empty rain barrel
After losing {score} at {game}, {first} sulked {sulkplace} until supper.
{first} sulked {sulkplace} until supper after losing {score} at {game}.
Until supper {first} sulked {sulkplace}, having lost {score} at {game}.
> {sulkplace}
Where did {first} sulk until supper?
In what place was it that {first} sulked after losing at {game}?
To which corner did the bad loser withdraw? / Where did we find the offended player?
> {game}
Losing at what made it so that {first} sulked {sulkplace}?
After losing at which game was it that {first} sulked until supper?
In what contest was {first} beaten so badly? / Which pastime ended in tears for the bad loser?
> {score}
With what score had {first} lost at {game} and sulked?
What score was it after which {first} sulked until supper?
What was the result of the contest that offended {first}?
What were the final points of the bad loser and the rival?

= pondthing: a supermarket trolley | a grand piano lid | an unexploded shell | a false leg | a \
bag of silver spoons | a tyre full of newts | a garden bench | a postbox
When {last} drained the fish pond on {weekday}, {pondthing} lay at the bottom.
At the bottom of the fish pond that {last} drained on {weekday} lay {pondthing}.
There lay {pondthing} at the bottom of the fish pond when {last} drained it on {weekday}.
> {pondthing}
What lay at the bottom of the fish pond? / When {last} drained the fish pond, what lay there?
What surprise did the mud hold? / Which object came to light when the water was gone?
> {last}
Who drained the fish pond on {weekday}?
Who drained the fish pond and saw that {pondthing} lay at the bottom?
Which neighbour let the water out? / Whose goldfish had to move house for a while?
> {weekday}
When was the fish pond drained by {last}?
On what day did {last} see that {pondthing} lay at the bottom of the fish pond?
On which day was the water let out? / When did the mud reveal its surprise?
"""
