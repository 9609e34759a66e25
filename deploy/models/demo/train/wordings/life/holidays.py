"""Free sentences of daily life: holidays, outings, weather and mishaps on the way (see
relations.py)."""

RELATIONS = """
We have rented a {holiday_home} near {city} from {date} for {spell}, dogs (allowed|not allowed).
From {date} we have a {holiday_home} near {city}, rented for {spell}.
For {spell}, beginning on {date}, a {holiday_home} near {city} is ours.
> {holiday_home}
What have we rented near {city}? / In what shall we stay near {city}? / What kind of lodging is it?
Where do we live during the holiday, in what? / What is ours from {date}?
> {city}
Near which city is the {holiday_home}? / Where do we spend the holiday?
In what area is the {holiday_home}? / Close to what town have we rented something?
> {date}
When does the holiday begin? / From which day is the {holiday_home} ours?
When can we move into the {holiday_home}? / First day of the rent?
> {spell}
How long shall we stay near {city}? / For how long is the {holiday_home} rented?
Length of the holiday near {city}? / For what time is the {holiday_home} ours?

It was {first} who forgot the {school_thing}, {first2} who lost the {tool}, and both of them \
blamed me.
{first} had forgotten the {school_thing} and {first2} lost the {tool}, for which they blamed me.
On that trip the {tool} was lost by {first2} and the {school_thing} forgotten by {first}.
> {first}
Who forgot the {school_thing}? / Who left the {school_thing} at home?
Because of whom was there no {school_thing}?
> {first2}
Who lost the {tool}? / Through whose fault is the {tool} gone?
Because of whom was there no {tool}?
> {school_thing}
What did {first} forget? / What did {first} leave at home? / What was missing through {first}?
{first} came on the trip without what? / {first2} lost the {tool}; what about {first}'s fault?
> {tool}
What did {first2} lose? / What is gone because of {first2}? / What was missing through {first2}?
{first2} came home from the trip without what?
{first} forgot the {school_thing}; what about {first2}'s fault?

In {country}, {first} was bitten by a {animal}, robbed of {price} and proposed to by a {calling}.
A {animal} bit {first} in {country}, where also {price} was stolen and a {calling} proposed \
marriage.
{first}'s holiday in {country}: bitten by a {animal}, {price} stolen, an offer of marriage from a \
{calling}.
> {animal}
What bit {first}? / By which animal was {first} bitten? / From what is {first}'s bite?
What kind of animal did {first} get too near to?
> {price}
How much was stolen in {country}? / How much money did {first} lose?
What sum did the thieves in {country} get? / Of how much was {first} robbed?
> {calling}
Who proposed to {first}? / What was {first}'s suitor by profession?
Whom could {first} have married? / From whom did {first} have an offer?
> {country}
Where was {first} bitten? / In which country was {first} robbed?
Where did {first} spend the holiday? / What country does {first} remember so well?
> {first}
Who was bitten by a {animal}? / Whose holiday was in {country}? / Who was robbed of {price}?
To whom did a {calling} propose?

As {weather} kept us inside, we played {game} for {spell} in the {holiday_home}.
Because of {weather} there was nothing to do in the {holiday_home} but play {game}, for {spell}.
For {spell} we sat in the {holiday_home} over {game}, with {weather} outside.
> {game}
What did we play in the {holiday_home}? / With what did we pass the time in the {holiday_home}?
Which game saved the holiday? / What was there to do in bad weather?
> {weather}
What sort of weather was there at the {holiday_home}? / Why did we stay inside?
What was it like outside the {holiday_home}? / What spoiled our holiday?
> {spell}
How long did we play {game}? / For how long did the weather keep us in?
How much time did we spend over {game}? / {game} in the {holiday_home}: for how long?
How much {game} did {weather} mean?
> {holiday_home}
Where did we play {game}? / In what did we sit over {game}?
Where did we sit while there was {weather}? / {spell} of {game} were played where?
In what sort of place did {weather} keep us?

Our tent, {colour}, is in row {small}, between a family from {country} and the {venue}.
You will find us in row {small}: the {colour} tent between the {venue} and a family from {country}.
In row {small}, next to a family from {country} and the {venue}, stands our {colour} tent.
> {colour}
What colour is our tent? / Which tent is ours? / By what colour do you know our tent?
In row {small} look for a tent of what colour?
Between the {venue} and the family from {country} is which tent?
> {small}
In which row is the tent? / Where in the campsite are we, what row? / Number of our row?
To which row should visitors come?
> {country}
Where are our neighbours from? / From which country is the family beside us?
What country do the people next to our tent come from?
On one side of our tent is the {venue}; on the other, people from where?
Nationality of the family in row {small}: from which country?
> {venue}
What is on the other side of the tent? / Between the family from {country} and what are we?
What is near our tent, apart from the people from {country}?
The {colour} tent is between a family and what?
What else is in row {small}, near the {colour} tent?

{first} had packed {tally} pairs of {footwear} for {spell} in {city}, but no toothbrush.
For {spell} in {city} {first} took {tally} pairs of {footwear} and forgot the toothbrush.
No toothbrush, but {tally} pairs of {footwear}: that is what {first} packed for {spell} in {city}.
> {tally}
How many pairs did {first} pack? / How many {footwear} did {first} take, in pairs?
How many pairs went to {city}? / {first} needs how many pairs of {footwear} for {spell}?
Pairs of {footwear} in the suitcase: how many?
> {footwear}
What did {first} pack so many of? / Of what did {first} take {tally} pairs?
What filled {first}'s suitcase? / {first} took {tally} pairs of what, but no toothbrush?
{first}'s suitcase for {city} was full of what?
> {spell}
For how long did {first} go? / How long was {first}'s stay in {city}?
How long a trip was {first}'s? / {tally} pairs of {footwear} were for how long?
{first}'s time in {city}: how long?
> {city}
Where did {first} go? / To which city did {first} travel without a toothbrush?
What was {first}'s destination? / {tally} pairs of {footwear} went with {first} to what city?
{first} spent {spell} in which city?
> {first}
Who forgot the toothbrush? / Who took {tally} pairs of {footwear}? / Who went to {city}?

The car broke down {length} before {city} with a {defect}, and we were towed to a {calling}'s yard.
We broke down {length} from {city}; it was a {defect}, and a {calling} let us sleep in the yard.
Our car was stopped by a {defect} {length} from {city}; we spent the night in the yard of a \
{calling}.
> {defect}
What was wrong with the car? / Why did the car stop? / What was the trouble on the way to {city}?
What had to be repaired in the car?
> {length}
How far from {city} were we? / What distance was left to {city}? / How far was it still to {city}?
How near were we to {city}?
> {city}
Where were we driving when we broke down? / Before which city did the car stop?
What was our destination, {length} further? / Near which town did we break down?
> {calling}
In whose yard were we? / Who took us in when we broke down?
What was our host near {city} by profession? / Who helped us when the car stopped?

Postcard: "We have {weather}, {meal} every day, {first} has {ailment}. Wish you were here!"
From the postcard we learn of {weather}, of {meal} every day and of {first}'s {ailment}.
On a postcard they write that there is {weather}, that they eat {meal} daily and that {first} has \
{ailment}.
> {weather}
What weather do they have? / What is the weather where {first} is?
What does the postcard say of the weather?
> {meal}
What do {first} and the others eat? / What is there to eat every day?
What food do they have on their holiday? / What does the postcard say about the meals?
> {ailment}
What has {first} got? / What is {first} ill with? / What spoils {first}'s holiday?
What does the postcard say of {first}'s health?
> {first}
Who is ill, according to the postcard? / Who has {ailment}? / Whose holiday is not so pleasant?
About whom do they write on the postcard?

The tide cuts off the {place} at {time}; last year it took {person}'s {vehicle}.
At {time} the tide cuts off the {place}, as {person}, who lost a {vehicle} to it, can tell you.
Mind the tide: it cuts off the {place} at {time}, and {person} lost a {vehicle} to it.
> {time}
When does the tide come in? / When is the {place} cut off?
By what time must I have left the {place}? / Until when is it safe at the {place}?
> {vehicle}
What did {person} lose? / Which vehicle did the sea take? / What was carried off by the tide?
What did {person} leave at the {place} too long?
> {person}
Who lost a {vehicle}? / Whose {vehicle} was taken by the tide? / Who can tell about the tide?
Who was surprised by the sea at the {place}?
> {place}
Which place is cut off? / Where is it dangerous after {time}?
Where did {person} lose the {vehicle}? / {person} lost a {vehicle} at what place?
At {time} one must no longer be at which place?

We got lost between {city} and {city2} because {first} had taken along a map of {country}.
{first}'s map, alas, was of {country}, and so we lost our way between {city} and {city2}.
Between {city} and {city2} we got lost; {first} had brought a map of {country} instead.
> {country}
Of which country was the map? / What did {first}'s map show? / Which country had {first} a map of?
What land was on the wrong map?
> {first}
Who brought the wrong map? / Whose fault was it that we got lost? / Who had a map of {country}?
To whom do we owe the detour?
> {city2}
Between {city} and which other city did we get lost?
On the road between {city} and where did we go wrong?
{first}'s map was of no use between {city} and where?
The road from {city} should have led us to what city?
> {city}
Between {city2} and which other city did we get lost?
Apart from {city2}, which place were we near?
{first}'s map was of no use between {city2} and where? / The road to {city2} had begun in what city?

I (left|forgot) my {garment} in the {holiday_home} in {city}; the landlady is posting it for \
{price}.
For {price} the landlady in {city} will post me the {garment} that I left in the {holiday_home}.
My {garment} is still in {city}, in the {holiday_home}, and to have it posted costs {price}.
> {garment}
What did I leave behind in {city}? / What does the landlady put in the post?
What is still in {city}? / Which garment did I forget?
> {price}
What does the posting cost? / How much does the landlady in {city} want?
What must I pay to have the {garment} back? / Postage for the {garment} from {city}?
> {city}
Where is my {garment}? / In which city did I leave my {garment}? / Where does the landlady live?
> {holiday_home}
In what did I leave the {garment}? / What did I stay in when I was in {city}?
What kind of place does the landlady let?
The {garment} was left in what sort of lodging in {city}? / My lodging in {city} was a what?

The guide said that the {place} was haunted by a {calling} who had been (walled in|drowned) in \
{year} over a {keepsake}.
A {calling}, drowned in {year} because of a {keepsake}, haunts the {place}, said the guide.
Since {year}, said our guide, the ghost of a {calling}, killed over a {keepsake}, walks the {place}.
> {calling}
Whose ghost haunts the {place}? / Who was killed in {year}?
As what did the ghost work while alive? / Who is said to walk about in the {place}?
> {year}
Since when is the {place} haunted? / When did the {calling} die?
In which year did it happen, says the guide?
The {calling} came to grief at the {place} in which year? / Year of the deed at the {place}?
> {keepsake}
Over what did the {calling} have to die? / What was the {calling} killed for?
What thing cost the {calling} a life? / What thing was the quarrel with the {calling} about?
The {calling} died in {year} because of what object?
> {place}
Where is there a ghost? / Which place is haunted? / Where does the {calling} walk about?
The ghost of a {calling} walks where?
Which place would you not visit at night, for fear of a {calling}?

The ferry took {duration} longer because of {weather}, and {first} (fed|lost) {meal} to the fish.
On account of {weather} we were on the ferry for {duration} more, and {first} gave {meal} to the \
fish.
There was {weather}, the ferry was {duration} late, and the fish got {first}'s {meal}.
> {duration}
How much longer did the ferry take? / How late was the ferry? / What was the delay of the ferry?
By how much was the crossing longer?
> {weather}
Why was the ferry late? / What was the weather at sea? / What delayed us on the ferry?
Because of what was {first} seasick?
> {meal}
What had {first} eaten? / What did the fish get? / Which meal did {first} not keep?
What was it that {first} ate before the ferry? / {first}'s what went overboard?
> {first}
Who was seasick? / Whose {meal} went to the fish? / Who did not feel well on the ferry?
To whom was {weather} most unkind? / The {meal} on the ferry was lost by whom?

For the journey: {tally} boiled eggs, {drink}, {game} for the children and {remedy} for {first}.
We have packed {tally} boiled eggs, {drink}, {remedy} for {first} and, for the children, {game}.
{first} needs {remedy} on the journey, the children {game}, and all of us {drink} and {tally} \
boiled eggs.
> {tally}
How many eggs are for the journey? / How many boiled eggs did we pack?
Number of eggs for the journey? / With {drink} and {game}, how many eggs have we packed?
Boiled eggs in the bag: how many?
> {drink}
What is there to drink on the journey? / Which drink did we pack? / What do we drink with the eggs?
Boiled eggs and what to drink? / {first} takes {remedy}; what do we all drink?
> {game}
What is for the children on the journey? / What will the children play?
Which game is for the journey? / To keep the children quiet on the journey there is which game?
{first} has {remedy}; what do the children have?
> {remedy}
What does {first} need on the journey? / What did we pack for {first}? / What is to help {first}?
{first}, who is no good traveller, gets what? / The children have {game}; what does {first} have?
> {first}
Who needs {remedy}? / For whom is the {remedy}? / Who is not a good traveller?

On the beach {first} dug up a {keepsake} and, {length} deeper, the {tool} that {first2} had lost.
Digging on the beach, {first} found a {keepsake} and, {length} below it, {first2}'s {tool}.
{first2}'s lost {tool} was {length} below the {keepsake} that {first} dug up on the beach.
> {keepsake}
What did {first} dig up first? / What lay above the {tool}? / What did {first} find on the beach?
What was in the sand, apart from the {tool}?
> {tool}
What had {first2} lost? / What lay below the {keepsake}? / What of {first2}'s was found?
{first2}'s what came to light on the beach? / {length} below the {keepsake} was what?
> {length}
How much deeper was the {tool}? / How far below the {keepsake} was the {tool}?
What was the distance between the {keepsake} and the {tool}?
> {first}
Who dug on the beach? / Who found the {keepsake}? / Who found {first2}'s {tool}?
> {first2}
To whom does the {tool} belong? / Who had lost the {tool}? / Whose {tool} did {first} find?
{first} should give the {tool} back to whom? / The {tool} in the sand was whose?
"""
