"""Free sentences: storms and floods, herds, poisons and birds (see relations.py)."""

RELATIONS = """
{full} of the fire brigade saved {small} {animals} from the flood in {city}, by boat.
By boat, {full} brought {small} {animals} out of the flooded streets of {city}.
When {city} was under water, {small} {animals} were taken to safety by {full}.
> {small}
How many {animals} were saved? / How many {animals} did {full} bring out?
{full} brought how many {animals} to safety? / Do you know how many {animals} fitted in the boat?
number of {animals} rescued?
How many {animals} were rescued? / What number of {animals} had a place among the oars?
> {animals}
What did {full} save? / Which animals were taken to safety in {city}?
What had {full} in the boat?
{full} went out in a boat for what? / Do you know what was rescued in {city}?
Which creatures have {full} to thank?
Which creatures were rescued from the high water? / What did the fireman {full} have as passengers?
> {full}
Who saved the {animals}? / Who went by boat in {city}? / By whom were the {animals} rescued?
The {animals} of {city} were saved by whom? / Do you know who rowed through the streets?
rescuer of the {animals}?
Which fireman rescued the creatures? / Who rowed about and picked up the {animals}?
> {city}
Which town was flooded when {full} came by boat? / Where did {full} go by boat?
Where were the {animals} in danger?
{full} had to take a boat where? / Do you know where {small} {animals} were saved?
town under water?
In what town did the river burst its banks?
Where was the fireman rowing when he rescued the {animals}?

The snow lay {lowlength} deep in the streets of {city} for {weeksonend} in {year}.
In {year} {city} had {lowlength} of snow, and it stayed for {weeksonend}.
{city} was under {lowlength} of snow for {weeksonend}; that was in {year}.
> {lowlength}
How deep was the snow in {city}? / How much snow did {city} have? / depth of snow in {year}?
{city} had how much snow? / I need the depth of the snow in {city}. / {city}, {year}: how much snow?
What level did the winter's white blanket reach? / How thick was it on the pavements of {city}?
> {weeksonend}
How long did the snow stay in {city}? / For how long was {city} under snow?
{city} was white for how long? / I need to know how long the snow lay.
{city}: time under the snow?
How long did the white blanket last?
How much time went by before {city}'s pavements were clear again?
> {year}
When was {city} snowed in? / In which year did {city} have so much snow?
{city} had all that snow when? / I need the year of the snow in {city}.
year of {lowlength} of snow?
When was that hard winter? / In which year did {city} have to be dug out?
> {city}
Which town was snowed in in {year}? / Where did the snow lie for {weeksonend}?
{lowlength} of snow fell where? / Do you know where it was white for {weeksonend} in {year}?
Which town was buried in white?
Where did people shovel for {weeksonend} without seeing the pavement?

An old {tree} tree in {city} ({count} years, they say) was felled because {becauseof}.
They felled the {tree} tree of {city}, {count} years old, they say, as {becauseof}.
Because {becauseof}, one {tree} tree of {count} years had to go in {city}.
> {becauseof}
Why was the {tree} tree felled? / What was the reason for felling the tree in {city}?
{city} felled its {tree} tree: why? / I need to know why the old tree is gone.
What had led to the felling of the {tree} tree?
Why did it have to be chopped down? / What was the excuse for taking an axe to the {tree}?
> {count}
How many years had the {tree} tree of {city} seen?
years of the {tree} tree?
> {count} years
How old was the {tree} tree? / The {tree} tree had lived how long?
I need the age of the tree in {city}. / What age was the trunk?
For how long had it been growing before the axe came?
> {tree}
What was felled in {city}? / Which sort of tree had to go in {city}?
{city} lost what kind of tree? / Do you know what stood in {city} for {count} years?
kind of tree felled in {city}?
Which species was chopped down? / What kind of wood did {city}'s lumberjacks have before them?
> {city}
Where was the old {tree} tree felled? / In which town did a tree have to go?
The {tree} tree stood where? / Do you know where a tree of {count} years is gone?
Where was the ancient {tree} chopped down? / Which town's lumberjacks destroyed a venerable plant?

A herd of {count} {animals} crosses the {river} near {city} every {month}.
Every {month}, near {city}, {count} {animals} swim across the {river}.
The {river} is crossed near {city} each {month} by {count} {animals}.
> {count}
How many {animals} cross the {river}? / How large is the herd near {city}?
The {river} is crossed by how many? / I need the number of {animals} near {city}.
size of the herd in the {river}?
How big is the migrating group? / Headcount of {animals} on their migration?
> {animals}
What crosses the {river}? / Which animals swim near {city} in {month}?
What is the herd made up of?
The {river} is full of what in {month}? / Do you know what comes to {city} every {month}?
swimmers in the {river}?
Which creatures migrate through the water? / What might a photographer wait for on the river bank?
> {river}
What do the {animals} cross? / Over which river does the herd go? / What river must they swim?
The {animals} swim across what? / Do you know which water lies in the way of the {animals}?
river near {city}?
Which water gets in the way of the migrating {animals}?
Where should I stand to watch the migration near {city}?
> {month}
When do the {animals} cross the {river}? / In which month does the herd come to {city}?
The {animals} come when? / Do you know when to be near {city} to see {animals}?
month of the crossing?
When is the annual migration? / At what season should a photographer come to the {river}?

The poison of the {stinger} works within {duration}, and the only remedy is {wildflower}.
Nothing but {wildflower} helps against the sting of the {stinger}, which kills in {duration}.
Within {duration} the sting of the {stinger} can kill; take {wildflower} against it.
> {duration}
How quickly does the poison of the {stinger} work? / How much time does one have after a sting?
The {stinger} kills how fast? / I was stung by a {stinger}. How long have I got?
{stinger}: time until it is too late?
How fast does a victim die? / What time have I left if one has got me?
> {wildflower}
What helps against the {stinger}? / What is the remedy for the sting?
Which plant should I take after the {stinger} has stung me?
The {stinger} has stung me. What do I take? / Do you know a remedy for the {stinger}?
antidote to the {stinger}?
Which plant is the antidote?
One of those creatures has got me. What should I swallow straight away?
> {stinger}
Against what does {wildflower} help? / What is so poisonous? / Whose sting kills in {duration}?
{wildflower} is the antidote to what? / Do you know which creature can kill in {duration}?
Which creature's venom is so deadly? / What bit me, if {wildflower} is the antidote?

In a field book of the botanist {last}, the {wildflower} is called "{byname}".
"{byname}" is what {last}, the botanist, wrote beside the {wildflower}.
Beside a drawing of the {wildflower} the botanist {last} has written "{byname}".
> {byname}
What did {last} call the {wildflower}? / Which name did the botanist give the {wildflower}?
What is written beside the drawing?
The {wildflower} is what to {last}? / Do you know what {last} wrote beside the drawing?
{last}'s name for the {wildflower}?
Which nickname did the scientist note down for the plant?
What caption belongs to the sketch of the {wildflower}?
> {wildflower}
Which plant is called "{byname}"? / What did {last} draw? / To what plant did {last} give a name?
{last} gave a name to what? / Do you know to which plant "{byname}" belongs?
plant in {last}'s book?
Which blossom did the scientist give a nickname to? / What is shown in {last}'s sketch?
> {last}
Who called the {wildflower} "{byname}"? / To whom does the field book belong?
name of the botanist?
"{byname}" is whose word? / Do you know who named the {wildflower} so?
botanist who drew the {wildflower}?
Which scientist gave the plant a nickname? / Who calls it "{byname}" in his notes?

The {bird} was chosen as bird of the year in {realm}, ahead of the {bird2}.
{realm} voted: the {bird} is bird of the year, and the {bird2} came second.
In {realm} more people voted for the {bird} than for the {bird2} as bird of the year.
> {bird}
Which is the bird of the year in {realm}? / What did {realm} vote for? / winner in {realm}?
{realm} chose what? / Do you know which bird won in {realm}? / bird of the year, {realm}?
Which feathered favourite won the poll?
Tell me what most people in {realm} ticked on the ballot paper.
> {bird2}
Which bird came second in {realm}? / What lost to the {bird}? / Over what did the {bird} win?
{realm} liked the {bird} more than what? / Do you know the second in the vote of {realm}?
second place behind the {bird}?
Which feathered candidate was runner-up? / What did the {bird} beat in the poll?
> {realm}
Where was the {bird} bird of the year? / Which country voted for the {bird}?
The {bird} won over the {bird2} where? / Do you know who voted for the {bird}?
Which nation held the poll? / Where did most people prefer the {bird}?

Whoever finds a dead {beast} should call {phone} and leave it where it lies.
Found a dead {beast}? Leave it there and ring {phone}.
The number to ring when you come upon a dead {beast} is {phone}.
> {phone}
Whom or what number do I call about a dead {beast}? / What is the number for a dead {beast}?
Where do I report that a {beast} has died? / phone for dead {beast}?
A dead {beast}: what do I dial? / I found a {beast}, dead. Which number?
number for the {beast} people?
How do I report a carcass? / We have come across a lifeless {beast}. What do we dial?
> {beast}
For which animal is the number {phone}? / What should I have found to ring {phone}?
{phone} is to be called about what animal? / Do you know what dead animal they want at {phone}?
Which animal's carcass must be reported? / What creature are they interested in at {phone}?

Volunteers carried {count} {animals} across {street} in {month}, {small} of them in {first}'s hat.
In {month}, {count} {animals} were carried over {street}; {first}'s hat held {small} of them.
{first}'s hat took {small} of the {count} {animals} that were brought across {street} in {month}.
> {count}
How many {animals} crossed {street}? / How many {animals} did the volunteers carry in all?
{street} was crossed by how many {animals}? / Do you know how many {animals} there were, all in all?
total of {animals}?
How many {animals} got to the other side altogether?
Total that the helpers counted, headgear included?
> {small}
How many were in {first}'s hat? / How many {animals} did the hat hold?
{first}'s hat had room for how many? / Do you know how many {animals} travelled in a hat?
{animals} in the hat?
How many made the trip in headgear? / What number of passengers did {first}'s cap take?
> {street}
Across which road did they carry the {animals}? / Where did the volunteers carry {animals}?
The {animals} had to get across what? / Do you know which road is dangerous for {animals}?
road with {animals} in {month}?
Which road was too dangerous for the creatures? / Where did the helpers stop the traffic?
> {animals}
What did the volunteers carry? / Which animals were in {first}'s hat? / What was helped across?
{first} had what in the hat? / Do you know what cannot cross {street} alone?
creatures on {street}?
Which creatures needed help with the traffic? / What was sitting in {first}'s headgear?
> {first}
Whose hat was used for the {animals}? / Who carried {animals} in a hat?
The hat with {small} {animals} was whose? / Do you know whose hat it was? / owner of the hat?
Who lent headgear as a vehicle? / Which helper took off something and filled it with {animals}?

Since wolves came back to the {region}, farmers have lost {count} sheep and keep {animals}.
Farmers in the {region} keep {animals} now that the wolves have killed {count} sheep.
In the {region}, where wolves have taken {count} sheep, one sees {animals} with every flock.
> {count}
How many sheep did the wolves take? / How many sheep have the farmers of the {region} lost?
The {region} has lost how many sheep?
Do you know how many sheep fell to the wolves of the {region}? / sheep lost in the {region}?
Number of woolly animals gone from the {region}?
> {count} sheep
How much livestock fell to the predators?
> {animals}
What do the farmers keep against the wolves? / What protects the flocks in the {region}?
With which animals does one guard sheep in the {region}?
The farmers of the {region} trust in what? / Do you know what is kept against wolves?
guard of the flocks?
Which creatures guard the livestock? / What do shepherds rely on against predators?
> {region}
Where did the wolves come back? / In which part of the country were {count} sheep killed?
{count} sheep were lost where? / Do you know where farmers keep {animals} for fear of wolves?
Where are the predators on the loose again?
In what part of the country do shepherds need {animals} as guards?
"""
