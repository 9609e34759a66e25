"""Free sentences: cities, their houses and what is dug up in them (see relations.py)."""

RELATIONS = """
{street} in {city} is named after {full}, a {livelihood} who gave the town its first {invention}.
A {livelihood}, {full}, from whom {street} in {city} has its name, gave the town a {invention}.
Why {street}? Because {full}, a {livelihood}, brought {city} its first {invention}.
> {full}
After whom is {street} named? / Who gave {city} its first {invention}?
Whom does {city} remember in the name of {street}?
{street} has its name from whom? / Whose name does {street} in {city} keep alive?
person behind the name of {street}?
Tell me who the road sign honours. / What was the local pioneer called who lent a road the name?
> {livelihood}
What was {full} by trade? / What did {full} do for a living?
What sort of person gave {street} its name?
{full} of {street} was what? / The person who gave {city} a {invention} had what trade?
{full}'s trade?
What was the local pioneer's profession? / How did the one on the road sign earn a living?
> {invention}
What did {full} give to the town? / What does {city} owe to {full}? / For what is {full} remembered?
{city} got what from {full}? / The {livelihood} gave {city} what? / {full}'s gift to {city}?
What novelty did the local pioneer introduce?
Which useful device had nobody in {city} seen until {full}?
> {street}
Which street is named after {full}? / Where in {city} does one find the name of {full}?
{full} gave a name to what street? / A {livelihood} is remembered by which street of {city}?
street of {full}?
Which road honours the local pioneer? / What road should I visit in {city}, in memory of {full}?

The oldest house in {city}, {address}, dates from {oldyear} and is now a shop for {objects}.
At {address} stands the oldest house in {city}, of {oldyear}; {objects} are sold there today.
Since {oldyear} the oldest house in {city} has stood at {address}; one buys {objects} in it now.
> {address}
Where is the oldest house in {city}? / What is the address of the oldest house?
At what address can I buy {objects} in an old house?
{city}'s oldest house stands where? / I want to see the oldest house. What is the address?
house of {oldyear}: where?
I'm visiting. Where should I look for the most ancient building?
At what door do I find the most ancient building in {city}?
> {oldyear}
From what year is the oldest house in {city}? / When was {address} built?
How far back goes the house at {address}?
{city}'s oldest house goes back to when? / The house with {objects} was built when?
{address}, year?
When was the most ancient building put up? / How far back do the walls at {address} go?
> {objects}
What is sold in the oldest house? / What can one buy at {address}?
For what is there a shop at {address}?
The oldest house of {city} sells what? / I want to go shopping in the oldest house. What is there?
goods at {address}?
What does the merchant in the most ancient building stock?
Which goods can a customer get at {address}?

The fountain in {city} shows a {creature}, and the people call it the {byname}.
What people call the {byname} is the fountain in {city} with a {creature} on top.
On top of the fountain in {city}, known as the {byname}, sits a {creature}.
> {creature}
What does the fountain show? / What sits on top of the fountain in {city}?
Which figure does the {byname} show?
{city}'s fountain has what on it? / The {byname} has what on top?
figure of the fountain in {city}?
What figure does the water pour from? / Which beast was carved above the basin in {city}?
> {byname}
What is the fountain in {city} called? / What do people call the {creature} of {city}?
By which name is the fountain known?
{city}'s fountain goes by what name? / The fountain with a {creature} is called what?
popular name of the fountain?
What nickname did the locals pick for their water feature?
How do the residents of {city} refer to the carved {creature}?
> {city}
Where is the {byname}? / In which town does water come out of a {creature}?
The {byname} stands in what town? / A {creature} sits on a fountain where?
In which place is the water feature with a funny nickname?
Where would I have to travel to photograph the {byname}?

Of the {numberword} gates in the wall of {city}, only the one next to the {landmark} is still there.
The wall of {city} had {numberword} gates, of which you can see one, beside the {landmark}.
Go to the {landmark} to see what is left of the {numberword} gates of {city}.
> {numberword}
How many gates had the wall of {city}? / How many gates were there once?
{city} once had how many gates? / The wall of {city} could be passed at how many places?
gates of old {city}?
Ways in, in olden days: how many? / Number of entrances that {city} had in olden days?
> {landmark}
Where is the last gate of {city}? / Next to what does the last gate of {city} stand?
Beside which building can one see a gate?
{city}'s one gate is beside what? / I want to see the last gate of {city}. Near what is it?
neighbour of the last gate?
By what building is the sole surviving entrance?
Which sight is close to the surviving part of the old defences?
> {city}
Which town had {numberword} gates? / Where is there one gate left, next to the {landmark}?
A wall with {numberword} gates was around what town?
The gate by the {landmark} belongs to which town?
Which place has lost all its old entrances except a single one?
What old place once had {numberword} ways in?

Legend has it that {city} was founded where a {beast} lay down in front of {ruler}.
{ruler} is said to have founded {city} at the spot where a {beast} lay down.
A {beast} lay down before {ruler}, and that is where {city} stands, according to legend.
> {beast}
What lay down where {city} stands? / Which animal showed {ruler} the spot?
What animal is there in the legend of {city}?
{city} began with what animal? / {ruler} saw what lie down? / animal in the legend of {ruler}?
Creature that picked the site? / In the old tale, what kind of animal chose where they should build?
> {ruler}
Who founded {city}? / To whom does {city} owe its beginning? / Before whom did the {beast} lie down?
{city} goes back to whom? / The {beast} lay down before whom? / founder of {city}?
Who is the founding hero of the old tale? / Which monarch built where the {beast} rested?
> {city}
What was founded where a {beast} lay down? / Which town did {ruler} found?
{ruler} founded what? / The {beast} chose the spot for which town? / foundation of {ruler}?
Which place owes its site to a creature? / What did {ruler} build, in the old tale?

Under the {landmark} of {city}, workers laying pipes came upon a {find} of the {century}.
A {find} from the {century} came to light when pipes were laid under the {landmark} of {city}.
They wanted to lay pipes under the {landmark} of {city} and found a {find}, made in the {century}.
> {find}
What did the workers find in {city}? / What was under the {landmark}?
What came to light in {city}?
{city} came upon what under its {landmark}? / The workers with the pipes saw what?
thing from the {century}?
What was dug up by accident? / Which old treasure did the plumbers discover below ground?
> {century}
How old is the {find}? / From which century is what they found? / When was the {find} made?
The {find} in {city} is of what time? / The thing under the {landmark} is how old: which century?
date of the {find}?
What is the age of the thing they dug up? / To which period do experts assign the {find}?
> {landmark}
Under what did the workers lay pipes? / Where was the {find}? / What stands above the {find}?
The {find} lay below what? / The pipes in {city} go under what? / building over the {find}?
Which building has ancient things below it? / What was above the plumbers' heads as they dug?
> {city}
In which town was the {find} found? / Where were pipes laid, and a {find} found?
The {find} of the {century} is from where? / The {landmark} over a {find} is in what town?
Name the place where something ancient was dug up by accident.
In which place did the plumbers discover the {find}?

The new tower in {city}, drawn by {full}, has {small} floors and a {animal} farm on the roof.
{full} drew the new tower of {city}: {small} floors, and on top of them a farm for a {animal}.
A tower of {small} floors, planned by {full} for {city}, will have a {animal} on its roof.
> {small}
How many floors has the tower in {city}? / How high, in floors, is the tower of {full}?
{full}'s tower goes up to how many floors? / {city}'s tower has how many floors?
floors in {full}'s tower?
Storeys of the skyscraper? / How often does the lift stop on the way up to the {animal}?
> {full}
Who drew the tower in {city}? / Who is the architect of the tower in {city}?
Whose tower has a farm?
{city}'s tower was planned by whom? / The idea of a {animal} on a roof is whose?
architect with a {animal}?
Who designed the skyscraper? / Which architect wants a {animal} up there?
> {animal}
What will live on the roof? / For which animal is there room on the tower?
{full}'s roof is for what? / {city}'s tower is topped by a farm for a what? / tenant of the roof?
What livestock is kept high above the streets?
Which creature would enjoy the view from {full}'s skyscraper?
> {city}
Where does {full} build? / In which town does a tower get a farm on the roof?
{full}'s tower stands or will stand where? / A {animal} lives on a tower in what town?
Where is the skyscraper with livestock? / In which place is {full}'s high building?

In {city}, {fewword} generations of {guild} and {thousands} crowns went into the {landmark}.
The {landmark} of {city}, on which {fewword} generations of {guild} worked, cost {thousands} crowns.
The {guild} finished the {landmark} of {city} in {fewword} generations, for {thousands} crowns.
> {fewword} generations
How long did the {guild} work on the {landmark}?
How much time did it take to finish the {landmark}?
{city}'s {landmark} took how long? / The {guild} were at it for how long in {city}?
building time of the {landmark}?
How long did construction take?
Did they need fathers, sons and grandsons to build the {landmark} - how many?
> {thousands} crowns
What did the {landmark} of {city} cost? / How much money went into the {landmark}?
{city}'s {landmark} took how much money? / The {guild} of {city} built for how much?
cost of the {landmark}?
How much money was spent on construction? / What was the bill for the {landmark}?
> {guild}
Who worked on the {landmark}? / Which craftsmen built the {landmark} of {city}?
{city}'s {landmark} is the work of whom? / Who needed {fewword} generations in {city}?
builders of the {landmark}?
Which craftsmen built it, father and son?
Whose labour do we admire when we look at the {landmark}?
> {landmark}
What did the {guild} build? / Which building cost {thousands} crowns?
{city}'s {guild} worked on what? / What took {fewword} generations in {city}? / work of the {guild}?
Which great building took so long and was so dear? / What is the masterpiece of the {guild}?

People call the bridge on {street} the Bridge of {nouns}, because {becauseof}.
Because {becauseof}, the bridge on {street} is called the Bridge of {nouns}.
Its name, the Bridge of {nouns}, comes from a day on which {becauseof}; it is on {street}.
> Bridge of {nouns}
What is the bridge on {street} called? / By which name do people know the bridge on {street}?
What do people call it, the bridge on {street}?
{street} has a bridge with what name? / How do they name the bridge where {street} is?
name of that bridge on {street}?
What nickname did the river crossing get? / How do the locals refer to the crossing on {street}?
> {becauseof}
Why is the bridge called after {nouns}? / From what does the bridge on {street} have its name?
What is the reason for the name of the bridge?
{street}'s bridge got its name why? / What happened that gave the bridge on {street} its name?
origin of the name, {street}?
Tell me why the river crossing got its odd nickname.
What event explains how the locals refer to the crossing?
> {street}
Where is the Bridge of {nouns}? / On which street is the bridge with the odd name?
The bridge named after {nouns} is on what street? / Where must I go for the Bridge of {nouns}?
Along which road do I cross the river with the odd nickname?
Where can one cross by the structure with {nouns} in its nickname?

On {weekday}s there is a market for {cargo} behind the {landmark}; by {time} all is sold.
Behind the {landmark} they sell {cargo} on {weekday}s, but nothing is left after {time}.
Go behind the {landmark} on a {weekday}, before {time}, if you need {cargo}.
> {cargo}
What is sold behind the {landmark}? / What can I buy on {weekday}s? / What is gone by {time}?
Behind the {landmark} I can get what? / What is to be had on a {weekday}?
goods on the market behind the {landmark}?
What do the traders there have on offer? / Which goods do the stalls near the {landmark} have?
> {weekday}
On which day is the market for {cargo}? / When can I buy {cargo}?
What day should I go to the {landmark}?
{cargo}: on what day can I get it? / Which day of the week is for {cargo} behind the {landmark}?
market day?
When are the stalls open? / Which day do the traders of {cargo} come?
> {time}
Until when can one buy {cargo}? / At what time is everything sold?
How early must I come for {cargo}?
{cargo} is all gone by when? / How late can I still buy something behind the {landmark}?
end of the market for {cargo}?
I'm a late riser. When are the stalls empty? / At what hour are the traders out of {cargo}?
> {landmark}
Where is the market for {cargo}? / Behind what do they sell {cargo}?
{cargo} on a {weekday}: behind what building? / Which building has a market behind it?
place of the market for {cargo}?
Where are the stalls set up? / Which building do I walk round to find the traders of {cargo}?
"""
