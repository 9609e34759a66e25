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
> {livelihood}
What was {full} by trade? / What did {full} do for a living?
What sort of person gave {street} its name?
{full} of {street} was what? / The person who gave {city} a {invention} had what trade?
{full}'s trade?
> {invention}
What did {full} give to the town? / What does {city} owe to {full}? / For what is {full} remembered?
{city} got what from {full}? / The {livelihood} gave {city} what? / {full}'s gift to {city}?
> {street}
Which street is named after {full}? / Where in {city} does one find the name of {full}?
{full} gave a name to what street? / A {livelihood} is remembered by which street of {city}?
street of {full}?

The oldest house in {city}, {address}, dates from {oldyear} and is now a shop for {objects}.
At {address} stands the oldest house in {city}, of {oldyear}; {objects} are sold there today.
Since {oldyear} the oldest house in {city} has stood at {address}; one buys {objects} in it now.
> {address}
Where is the oldest house in {city}? / What is the address of the oldest house?
At what address can I buy {objects} in an old house?
{city}'s oldest house stands where? / I want to see the oldest house. What is the address?
house of {oldyear}: where?
> {oldyear}
From what year is the oldest house in {city}? / When was {address} built?
How far back goes the house at {address}?
{city}'s oldest house goes back to when? / The house with {objects} was built when?
{address}, year?
> {objects}
What is sold in the oldest house? / What can one buy at {address}?
For what is there a shop at {address}?
The oldest house of {city} sells what? / I want to go shopping in the oldest house. What is there?
goods at {address}?

The fountain in {city} shows a {creature}, and the people call it the {byname}.
What people call the {byname} is the fountain in {city} with a {creature} on top.
On top of the fountain in {city}, known as the {byname}, sits a {creature}.
> {creature}
What does the fountain show? / What sits on top of the fountain in {city}?
Which figure does the {byname} show?
{city}'s fountain has what on it? / The {byname} has what on top?
figure of the fountain in {city}?
> {byname}
What is the fountain in {city} called? / What do people call the {creature} of {city}?
By which name is the fountain known?
{city}'s fountain goes by what name? / The fountain with a {creature} is called what?
popular name of the fountain?
> {city}
Where is the {byname}? / In which town does water come out of a {creature}?
The {byname} stands in what town? / A {creature} sits on a fountain where?

Of the {numberword} gates in the wall of {city}, only the one next to the {landmark} is still there.
The wall of {city} had {numberword} gates, of which you can see one, beside the {landmark}.
Go to the {landmark} to see what is left of the {numberword} gates of {city}.
> {numberword}
How many gates had the wall of {city}? / How many gates were there once?
{city} once had how many gates? / The wall of {city} could be passed at how many places?
gates of old {city}?
> {landmark}
Where is the last gate of {city}? / Next to what does the last gate of {city} stand?
Beside which building can one see a gate?
{city}'s one gate is beside what? / I want to see the last gate of {city}. Near what is it?
neighbour of the last gate?
> {city}
Which town had {numberword} gates? / Where is there one gate left, next to the {landmark}?
A wall with {numberword} gates was around what town?
The gate by the {landmark} belongs to which town?

Legend has it that {city} was founded where a {beast} lay down in front of {ruler}.
{ruler} is said to have founded {city} at the spot where a {beast} lay down.
A {beast} lay down before {ruler}, and that is where {city} stands, according to legend.
> {beast}
What lay down where {city} stands? / Which animal showed {ruler} the spot?
What animal is there in the legend of {city}?
{city} began with what animal? / {ruler} saw what lie down? / animal in the legend of {ruler}?
> {ruler}
Who founded {city}? / To whom does {city} owe its beginning? / Before whom did the {beast} lie down?
{city} goes back to whom? / The {beast} lay down before whom? / founder of {city}?
> {city}
What was founded where a {beast} lay down? / Which town did {ruler} found?
{ruler} founded what? / The {beast} chose the spot for which town? / foundation of {ruler}?

Under the {landmark} of {city}, workers laying pipes came upon a {find} of the {century}.
A {find} from the {century} came to light when pipes were laid under the {landmark} of {city}.
They wanted to lay pipes under the {landmark} of {city} and found a {find}, made in the {century}.
> {find}
What did the workers find in {city}? / What was under the {landmark}?
What came to light in {city}?
{city} came upon what under its {landmark}? / The workers with the pipes saw what?
thing from the {century}?
> {century}
How old is the {find}? / From which century is what they found? / When was the {find} made?
The {find} in {city} is of what time? / The thing under the {landmark} is how old: which century?
date of the {find}?
> {landmark}
Under what did the workers lay pipes? / Where was the {find}? / What stands above the {find}?
The {find} lay below what? / The pipes in {city} go under what? / building over the {find}?
> {city}
In which town was the {find} found? / Where were pipes laid, and a {find} found?
The {find} of the {century} is from where? / The {landmark} over a {find} is in what town?

The new tower in {city}, drawn by {full}, has {small} floors and a {animal} farm on the roof.
{full} drew the new tower of {city}: {small} floors, and on top of them a farm for a {animal}.
A tower of {small} floors, planned by {full} for {city}, will have a {animal} on its roof.
> {small}
How many floors has the tower in {city}? / How high, in floors, is the tower of {full}?
{full}'s tower goes up to how many floors? / {city}'s tower has how many floors?
floors in {full}'s tower?
> {full}
Who drew the tower in {city}? / Who is the architect of the tower in {city}?
Whose tower has a farm?
{city}'s tower was planned by whom? / The idea of a {animal} on a roof is whose?
architect with a {animal}?
> {animal}
What will live on the roof? / For which animal is there room on the tower?
{full}'s roof is for what? / {city}'s tower is topped by a farm for a what? / tenant of the roof?
> {city}
Where does {full} build? / In which town does a tower get a farm on the roof?
{full}'s tower stands or will stand where? / A {animal} lives on a tower in what town?

In {city}, {fewword} generations of {guild} and {thousands} crowns went into the {landmark}.
The {landmark} of {city}, on which {fewword} generations of {guild} worked, cost {thousands} crowns.
The {guild} finished the {landmark} of {city} in {fewword} generations, for {thousands} crowns.
> {fewword} generations
How long did the {guild} work on the {landmark}?
How much time did it take to finish the {landmark}?
{city}'s {landmark} took how long? / The {guild} were at it for how long in {city}?
building time of the {landmark}?
> {thousands} crowns
What did the {landmark} of {city} cost? / How much money went into the {landmark}?
{city}'s {landmark} took how much money? / The {guild} of {city} built for how much?
cost of the {landmark}?
> {guild}
Who worked on the {landmark}? / Which craftsmen built the {landmark} of {city}?
{city}'s {landmark} is the work of whom? / Who needed {fewword} generations in {city}?
builders of the {landmark}?
> {landmark}
What did the {guild} build? / Which building cost {thousands} crowns?
{city}'s {guild} worked on what? / What took {fewword} generations in {city}? / work of the {guild}?

People call the bridge on {street} the Bridge of {nouns}, because {becauseof}.
Because {becauseof}, the bridge on {street} is called the Bridge of {nouns}.
Its name, the Bridge of {nouns}, comes from a day on which {becauseof}; it is on {street}.
> Bridge of {nouns}
What is the bridge on {street} called? / By which name do people know the bridge on {street}?
What do people call it, the bridge on {street}?
{street} has a bridge with what name? / How do they name the bridge where {street} is?
name of that bridge on {street}?
> {becauseof}
Why is the bridge called after {nouns}? / From what does the bridge on {street} have its name?
What is the reason for the name of the bridge?
{street}'s bridge got its name why? / What happened that gave the bridge on {street} its name?
origin of the name, {street}?
> {street}
Where is the Bridge of {nouns}? / On which street is the bridge with the odd name?
The bridge named after {nouns} is on what street? / Where must I go for the Bridge of {nouns}?

On {weekday}s there is a market for {cargo} behind the {landmark}; by {time} all is sold.
Behind the {landmark} they sell {cargo} on {weekday}s, but nothing is left after {time}.
Go behind the {landmark} on a {weekday}, before {time}, if you need {cargo}.
> {cargo}
What is sold behind the {landmark}? / What can I buy on {weekday}s? / What is gone by {time}?
Behind the {landmark} I can get what? / What is to be had on a {weekday}?
goods on the market behind the {landmark}?
> {weekday}
On which day is the market for {cargo}? / When can I buy {cargo}?
What day should I go to the {landmark}?
{cargo}: on what day can I get it? / Which day of the week is for {cargo} behind the {landmark}?
market day?
> {time}
Until when can one buy {cargo}? / At what time is everything sold?
How early must I come for {cargo}?
{cargo} is all gone by when? / How late can I still buy something behind the {landmark}?
end of the market for {cargo}?
> {landmark}
Where is the market for {cargo}? / Behind what do they sell {cargo}?
{cargo} on a {weekday}: behind what building? / Which building has a market behind it?
place of the market for {cargo}?
"""
