"""Free sentences: explorers and polar stations (see relations.py)."""

RELATIONS = """
{full} set out from {city} in {year} to look for the {goal}, with {small} {animals}.
To find the {goal}, {full} left {city} in {year} and took {small} {animals} along.
In {year} an expedition under {full} left {city} for the {goal}; it had {small} {animals}.
> {goal}
What did {full} look for? / What was the aim of {full}'s expedition?
For what did {full} set out? / What was to be found by {full}?
{full} was after what? / I want to know what {full} hoped to find. / aim of the men from {city}?
What was the explorer hoping to discover? / Which aim did the travellers have?
> {full}
Who looked for the {goal}? / Who led the expedition of {year}? / Who set out from {city}?
Under whom did they leave {city}?
The {goal} was sought by whom? / Do you know who left {city} with {animals}?
leader of the search for the {goal}?
Which explorer headed the journey? / Who was hoping to discover the {goal}?
> {year}
When did {full} set out? / In which year did {full} leave {city}?
year of the search for the {goal}?
{full} was on the way to the {goal} when? / Do you know when they left {city}?
start of {full}'s expedition?
When did the explorer begin the journey? / What was the date of departure?
> {city}
Where did {full}'s expedition begin? / From which town did {full} start?
From where did {full} leave?
{full} left from where? / Do you know where the search for the {goal} began?
starting place of {full}?
Where did the explorer begin the journey? / Which town saw the travellers depart?
> {small}
How many {animals} did {full} take along? / How many {animals} went with the expedition?
{full} had how many {animals}? / Do you know the number of {animals} that left {city}?
{animals} with {full}: how many?
How many beasts went on the journey? / What was the size of the explorer's herd?
> {animals}
What animals did {full} take along? / What did {full} have {small} of?
{full} left with {small} of what? / Do you know which beasts went to look for the {goal}?
What sort of beasts went on the journey?
Which four-legged or winged companions did the explorer have?

They turned back at {latitude} because {becauseof}.
At {latitude}, as {becauseof}, the party gave up and turned back.
The furthest point they reached was {latitude}; there {becauseof}, and they went home.
> {latitude}
How far did they get? / At what latitude did they turn back? / Where did the party give up?
What was the furthest point?
The party got as far as what? / I want to know where they were when they gave up.
turning point of the party?
How far north or south did the explorers get? / At what position did they abandon the attempt?
> {becauseof}
Why did they turn back? / What made the party give up? / What was the reason for going home?
What happened at {latitude}?
The party turned round: why? / I want to know what stopped them at {latitude}.
What was wrong at {latitude}?
Why did the explorers not continue? / What forced the retreat?

At {base} the lowest temperature of the winter was minus {temperature}, on {date}.
On {date} it was minus {temperature} at {base}, the coldest of the whole winter.
Nobody at {base} will forget {date}, when the thermometer fell to minus {temperature}.
> {temperature}
How cold was it at {base}? / How far below zero did it go at {base}? / What was read on {date}?
What was the lowest temperature of the winter?
{base} froze at what? / I want to know how cold {date} was. / {base}, lowest?
How cold did it get at worst? / What was the most extreme frost measured?
> {date}
When was it coldest at {base}? / On which day did the thermometer fall so far?
{base} was coldest when? / I want to know the coldest day at {base}. / day of minus {temperature}?
When did they have the most bitter cold? / Which day set the record for frost?
> {base}
Where was it minus {temperature}? / Which station had its coldest day on {date}?
The thermometer showed minus {temperature} where? / Do you know where {date} was so cold?
station of the coldest day?
Where was the bitter cold measured? / Which camp shivered so badly?

The stores at {base} will last {weeksonend}; we have {weight} of {cargo} and no {ingredient}.
We have no {ingredient} left at {base}, only {weight} of {cargo}, enough for {weeksonend}.
{weight} of {cargo}, no {ingredient}, {weeksonend} to go: so much for the stores at {base}.
> {weeksonend}
How long will the stores at {base} last? / For how long do we have food at {base}?
How much time is left at {base}?
{base} has food for how long? / I want to know how long we can hold out at {base}.
{base}: stores, how long?
How long till the food runs out? / After how long do we begin to starve if nobody comes?
> {ingredient}
What have we run out of at {base}? / What is lacking at {base}? / What is all gone at {base}?
{base} has no more of what? / I want to know what they should bring to {base}.
What are we missing at {base}?
Which foodstuff is used up? / What do the hungry explorers have to do without?
> {weight}
What quantity of {cargo} is there at {base}? / What quantity of {cargo} do we have?
{base} has how much {cargo}? / I want to know the amount of {cargo}. / {cargo} at {base}: amount?
How heavy are the supplies that remain? / What quantity of provisions can we still count on?
> {cargo}
What do we have {weight} of? / What is left at {base}? / What is in the stores of {base}?
{base} has only what left? / I want to know what we live on at {base}. / {weight} of what?
What are the supplies that remain? / Which provisions will keep the explorers alive?
> {base}
Where do the stores last {weeksonend}? / Which station has no {ingredient}?
The {ingredient} is all gone where? / Do you know where they have only {cargo}?
Which camp is running short of food? / Where are the hungry explorers?

{full} lost {fewword} toes at {base} and learned to play the {instrument} there.
At {base}, {full} learned the {instrument} and lost {fewword} toes to the frost.
The winter at {base} cost {full} {fewword} toes but taught him or her the {instrument}.
> {instrument}
What did {full} learn at {base}? / Which instrument does {full} play since that winter?
What did the winter at {base} teach {full}?
{full} took up what at {base}? / Do you know what {full} can play now? / music of {full} at {base}?
What did the frostbitten explorer study to pass the dark months?
Which musical skill did {full} pick up?
> {fewword} toes
What did the frost take from {full}? / What did {full} lose at {base}?
What did the winter cost {full}?
{full} came back without what? / Do you know how badly the frost hurt {full}?
price that {full} paid to the frost?
How many digits did the explorer sacrifice? / What did the cold take off {full}'s feet?
> {full}
Who learned the {instrument} at {base}? / Who lost {fewword} toes? / Who was frostbitten?
The {instrument} was taken up by whom? / Do you know who came home from {base} with fewer toes?
musician of {base}?
Which explorer returned frostbitten but musical? / Who has fewer digits than before the cold months?
> {base}
Where did {full} learn to play? / At which station was {full}? / Where did {full} lose toes?
{full} took up the {instrument} where? / Do you know where the frost got {full}?
Where did the explorer become musical? / Which camp was {full} frostbitten at?

Day {small}: {first} shot a {animal}, and the soup was the first in {weeksonend}.
On day {small} we had soup, for the first time in {weeksonend}, from the {animal} that {first} shot.
{first}'s {animal} gave us soup on day {small}. There had been none for {weeksonend}.
> {animal}
What did {first} shoot? / From what was the soup? / What did we eat on day {small}?
What was in the pot on day {small}?
The soup of day {small} was made of what? / Do you know what {first} brought to the pot?
{first}'s prey?
What did the hunter kill? / Which beast went into the pot?
> {first}
Who shot the {animal}? / Whom do we thank for the soup? / Who provided the {animal} for the soup?
The {animal} was shot by whom? / Do you know who gave us soup on day {small}?
hunter of day {small}?
Who was the hunter? / Which of us provided the broth?
> {small}
On which day was there soup? / On what day of the diary did {first} shoot something?
{first} shot the {animal} on what day? / Do you know the day of the soup?
day number of the {animal}?
Which date of the trip had broth on the menu? / How many days into the trip was the hunter lucky?
> {weeksonend}
How long had we been without soup? / How long had there been no soup before day {small}?
The soup was the first in how long?
Do you know for how long we had to wait for soup before {first}?
How long had the travellers gone without broth?
What was the gap since they last enjoyed a hot bowl?

The team camped {farlength} {point} of {peak}, with {small} tents and one {instrument}.
{farlength} {point} of {peak} stood our {small} tents; for music there was a {instrument}.
With {small} tents and a {instrument} we camped {farlength} to the {point} of {peak}.
> {small}
How many tents were there near {peak}? / How many tents did the camp near {peak} have?
The camp near {peak} had how many tents? / Do you know the number of our tents? / tents near {peak}?
How many canvas shelters did the climbers put up?
Into what number of shelters did everybody squeeze?
> {instrument}
What did we have for music? / What instrument was in the camp?
What could one play in the camp near {peak}?
The camp near {peak} had what for music? / Do you know what we played on in the tents?
What did the climbers play in the evening? / Which melody maker had been carried to the site?
> {farlength}
How far from {peak} was the camp? / At what distance from {peak} did we camp?
The camp was how far from {peak}? / Do you know the distance from the tents to {peak}?
distance to {peak}?
What distance was the site from the mountain?
How much ground lay between our shelters and the mountain?
> {peak}
Near which mountain was the camp? / {farlength} from what did we camp?
The camp with {small} tents was near what? / Do you know from which summit we were {farlength} away?
Which mountain was the site near? / What summit could the climbers look at from their shelters?
> {point}
On which side of {peak} was the camp? / In what direction from {peak} did we camp?
The camp lay which way from {peak}? / Do you know on what side of {peak} the tents were?
{farlength} in what direction from {peak}?
On which side of the mountain did they pitch? / In what compass direction was the site?

{full} reached the top of {peak} on {date} without oxygen and left a {object} there.
A {object} lies on top of {peak}, left on {date} by {full}, who used no oxygen.
On {date}, {full} stood on {peak}, put down a {object} and took a deep breath.
> {object}
What did {full} leave on {peak}? / What lies on the summit of {peak}? / What was carried up {peak}?
{full} left what on top? / Do you know what one finds on {peak}? / souvenir of {full} on {peak}?
What's lying on the summit these days? / Which souvenir did the climber deposit?
> {full}
Who reached the top of {peak}? / Who left a {object} on {peak}? / Who climbed without oxygen?
{peak} was climbed by whom? / Do you know whose {object} lies on {peak}? / climber of {peak}?
Which climber needed no bottled air? / Who deposited the {object} on the summit?
> {date}
When did {full} stand on {peak}? / On what day was {peak} climbed?
{full} got to the top when? / Do you know the day of {full}'s triumph? / {full} on {peak}: date?
When did the climber make it to the summit? / Which day was the mountain conquered?
> {peak}
What did {full} climb? / Which mountain did {full} conquer? / Where did {full} leave a {object}?
{full} got to the top of what? / Do you know where a {object} lies since {date}?
mountain that {full} climbed?
Which mountain was conquered? / Where should one climb to look for {full}'s souvenir?

The divers under {full} raised {cargo} and a {find} from the wreck at {lowlength}.
From a wreck lying at {lowlength}, {full} and the divers brought up a {find} and {cargo}.
The wreck, {lowlength} down, gave up a {find} and some {cargo} to the divers of {full}.
> {find}
What did the divers bring up besides {cargo}? / What was raised with the {cargo}?
Which find came from the wreck, apart from {cargo}?
{full}'s divers found what? / Do you know which single thing came up?
piece found in the wreck, with {cargo}?
Which ancient object was salvaged? / What did they discover on the seabed besides the load?
> {lowlength}
How deep is the wreck? / At what depth does the wreck lie? / How far down did {full}'s divers go?
{full} dived how deep? / Do you know how far below the surface the wreck is?
depth of the {find}'s wreck?
How deep is the sunken vessel? / How far under the surface did they have to swim?
> {full}
Who led the divers? / Whose divers raised the {find}? / Under whom did they dive?
The {find} was brought up under whom? / Do you know who directed the diving? / head of the divers?
Who was in charge of the salvage? / Which person commanded the underwater team?
> {cargo}
What freight was in the wreck? / What did the ship with the {find} carry?
The ship had been loaded with what? / Do you know what else there was, besides a {find}?
goods brought up by {full}?
What goods were salvaged? / Which freight had the sunken vessel been transporting?
"""
