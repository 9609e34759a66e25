"""Free sentences of daily life: gardens, allotments and the weather around the house (see
relations.py)."""

RELATIONS = """
This year the {pest} have eaten all the {flower}, but they leave the {produce} alone.
The {flower} were eaten by {pest} this year, whereas the {produce} were (spared|not touched).
While the {produce} are untouched, not one of the {flower} was left by the {pest}.
> {pest}
What ate the {flower}? / By which creatures were the {flower} destroyed?
Which pest leaves the {produce} alone? / What plague did we have this year?
Who is to blame for the loss of the {flower}? / What kind of vermin ruined the bed?
Which vermin have been at the beds? / What greedy creatures spoilt the blossoms?
> {flower}
What did the {pest} eat? / Which flowers are gone this year? / What was lost to the {pest}?
Which blossoms will there be none of this year? / What do the {pest} like?
Which blossoms are gone? / What plants tasted best to the greedy creatures?
> {produce}
What was spared by the {pest}? / What do the {pest} not touch? / Which crop survived the {pest}?
What did the {pest} leave alone?
Which crop do the greedy creatures not like? / What can we still harvest?

Against {pest}, {first} puts {dash} of {drink} between the {produce}.
With {dash} of {drink}, {first} keeps the {pest} away from the {produce}.
To keep the {pest} off the {produce}, {first} sets out {dash} of {drink}.
> {drink}
What does {first} use against {pest}? / With what are the {pest} fought?
What do the {pest} dislike, according to {first}? / Which liquid protects the {produce}?
What helps against {pest}? / {first}'s remedy for {pest}?
Which beverage protects the crop? / What liquid do the vermin get from {first}?
> {pest}
Against what does {first} use {drink}? / What does {first} want to keep off the {produce}?
What does {drink} drive away? / Which pest threatens the {produce}?
Which vermin must the crop be protected from? / What creatures is {first} at war with?
> {dash}
How much {drink} does {first} set out? / What quantity of {drink} keeps the {pest} away?
{drink} against {pest}: how much? / The {produce} need how much {drink} against {pest}?
Dose of {drink} between the {produce}?
How much of the liquid protects the crop? / What quantity of {drink} does {first} pour out?
> {produce}
What does {first} protect? / What do the {pest} threaten? / Among what is the {drink} set out?
Which crop of {first}'s is under attack?
Which crop must be protected? / What does {first} hope to harvest without any holes in it?

The allotment next to ours went to {full}, who wants to grow nothing but {produce} and {flower}.
{full} has taken over the allotment beside ours and plants only {flower} and {produce}.
Only {produce} and {flower} are to grow on the next allotment, says {full}, its new tenant.
> {full}
Who has the allotment next to ours? / What is the new tenant of the allotment called?
Who wants to grow {flower}? / Name of our neighbour on the allotments?
Who took over the plot beside ours?
Who is our new neighbour over the fence? / Which gardener has rented a piece of land close to us?
> {flower}
Which flowers will {full} grow? / What will blossom beside the {produce} on the next allotment?
What does {full} want to plant apart from {produce}? / {full} grows {produce} and which flowers?
What will be in bloom on {full}'s allotment?
Which blossoms shall we see over the fence?
What does the new gardener like, apart from things to eat?
> {produce}
What will {full} harvest? / What does {full} want to grow beside the {flower}?
Which crop is to grow on the next allotment? / {full} grows {flower} and what to eat?
Vegetables or fruit of {full}: which?
Which crop shall we see over the fence? / What will the new gardener have for the kitchen?

My {kin} always sowed the {flower} on {spoken_day}, rain or shine, and the {produce} {spell} later.
On {spoken_day} the {flower} had to be sown, said my {kin}, and {spell} after that the {produce}.
First, on {spoken_day}, came the {flower}, then after {spell} the {produce}: that was my {kin}'s \
rule.
> {spoken_day}
On which day were the {flower} sown? / When did my {kin} sow the {flower}?
What was the right day for {flower}? / On what date in the year did my {kin} begin sowing?
When did my relative put the blossoms in the soil? / On which date should the first seeds go in?
> {spell}
How long after the {flower} were the {produce} sown? / How much later came the {produce}?
What lay between the sowing of the {flower} and that of the {produce}?
{flower} first and {produce} how much later?
Time between {spoken_day} and the sowing of the {produce}?
How much time lay between the two kinds of seeds?
How long did one have to wait before the second kind of seeds went in?
> {flower}
What was sown on {spoken_day}? / What came before the {produce}?
Which seeds came first, before the {produce}? / Which flowers did my {kin} sow?
Which blossoms went into the soil before the crop?
What plants did my relative start the season with?
> {kin}
Whose rule was that about the {flower}? / Who always sowed on {spoken_day}?
From which relative do I know when to sow {flower}?
Which relative had such fixed ideas about seeds? / From whom in my family did I learn gardening?

The apple tree by the {room} window bore {weight} of fruit in {year}, more than ever before.
In {year} we picked {weight} from the apple tree by the {room} window, a record.
Our record is {weight} of apples, in {year}, all from the tree by the {room} window.
> {weight}
How much fruit did the tree bear? / What is our apple record?
How many apples, by weight, did we pick? / What was the yield of the apple tree in {year}?
Harvest of {year}?
How heavy was the best crop? / What did the scales say about our harvest?
> {year}
When did the tree bear most? / In which year did we pick {weight}? / From when is our apple record?
Which was the best year for apples?
When did we get the best crop? / Since when has our harvest never been so good?
> {room}
At which window is the apple tree? / From which room can one see the apple tree?
Near what room does the tree that bore {weight} stand?
Out of which window can one almost reach the apples?
Record of {weight}: by the window of which room?
Which part of the house is closest to the branches? / From where indoors can I look at the branches?

It was so dry in {month} that {first} carried {tally} cans of water a day to the {flower}.
The {flower} needed {tally} cans a day in the dry {month}, and {first} carried them.
In {month}, when no rain fell, {first} gave the {flower} {tally} cans of water a day.
> {tally}
How many cans did {first} carry?
How many cans of water did the {flower} need? / What number of cans went to the {flower}?
How many daily trips with the vessel were needed in the drought?
Daily loads that saved the blossoms?
> {tally} cans
How much water did the {flower} get a day?
> {first}
Who watered the {flower}? / Who carried {tally} cans a day?
Thanks to whom did the {flower} survive {month}? / Who took care of the {flower} in the drought?
Who saved the blossoms in the drought? / Which gardener had such heavy things to lug?
> {month}
When was it so dry for the {flower}? / In which month was there no rain?
When did {first} have to carry water? / When was the drought?
Which part of the year was hard on {first} and the plants?
> {flower}
What did {first} water? / What needed {tally} cans a day? / Which flowers were thirsty in {month}?
To which flowers did {first} take water? / What was kept alive by {first} in {month}?
Which blossoms were saved in the drought? / What plants were so thirsty?

Only when the {flower} have faded may you cut back the {tree} hedge, to {length} at most.
Wait until the {flower} have faded, then cut the {tree} hedge back to {length}.
The {tree} hedge should be cut to {length}, but not as long as the {flower} are in bloom.
> {length}
To what height is the hedge to be cut? / How high may the hedge be?
How much of the {tree} hedge should be left? / Height of the hedge after cutting?
How tall is the row of bushes allowed to be?
What must be left when the shears have done their work?
> {flower}
What must have faded before I cut the hedge? / Which flowers do I wait for?
What is in bloom when the hedge may not be cut?
On what does the cutting of the {tree} hedge depend?
Which blossoms must be over before I use the shears? / What plants tell the gardener when to trim?
> {tree}
What kind of hedge is it? / Of which trees is the hedge? / What should be cut to {length}?
What do I cut back after the {flower}?
What kind of bushes need the shears? / The leafy fence consists of what?

Our greenhouse lost {tally} panes to {weather} on {date}, and the {produce} froze.
On {date} {weather} broke {tally} panes of the greenhouse, so that the {produce} were lost.
We lost {tally} panes of the greenhouse and all the {produce} in it to {weather} on {date}.
> {weather}
What broke the panes of the greenhouse? / What damaged the greenhouse?
To what did we lose {tally} panes? / What kind of weather was there on {date}?
Why did the {produce} freeze?
What natural force smashed the glass? / Why did we need new glass, what came out of the sky?
> {tally}
How many panes of the greenhouse were broken?
How many panes do we have to replace? / Number of panes broken on {date}?
How many sheets of glass were smashed? / I want to order new glass. How many sheets?
> {tally} panes
How much glass did the greenhouse lose?
> {produce}
What froze on {date}? / What did we have in the greenhouse? / What was lost along with the panes?
Which crop was lost on {date}?
Which crop was ruined? / What died under the smashed glass?
> {date}
When was the greenhouse damaged? / On what day did we lose the {produce}?
When were the panes broken? / The damage to the greenhouse dates from when?
When was the glass smashed? / On which day was our crop ruined?

Of all the {flower} that {first} plants, a {animal} digs up {tally} at night.
{first} plants {flower}, and at night a {animal} digs up {tally} of them.
A {animal} has dug up {tally} of the {flower} that {first} had planted.
> {animal}
What digs up the {flower}? / Which animal spoils {first}'s work?
What comes to {first}'s garden at night? / What beast robs {first} of the {flower}?
Who is the thief in {first}'s garden?
Which creature robs the beds? / What four-legged visitor undoes {first}'s work?
> {tally}
How many of the {flower} were dug up? / How many does the {animal} dig up?
What number of {flower} did {first} lose?
{first} plants {flower}; how many does a {animal} take out? / Loss of {first}, in {flower}?
How many plants has the creature robbed? / Holes left in the bed: how many?
> {flower}
What does the {animal} dig up? / What does {first} plant? / Which flowers are not safe at night?
{first}'s what are dug up by a {animal}? / {tally} of which flowers were dug up?
Which blossoms does the creature like? / What did {first} put in the soil for nothing?
> {first}
Who plants the {flower}? / Whose garden does the {animal} visit? / Who is plagued by a {animal}?
Which gardener is being robbed? / Whose beds does the {animal} like so much?

Anybody may help themselves to the {produce} at {house}, it says on the gate, as long as {drink} \
is left for {first}.
At {house} the {produce} are free, but {first} expects a bottle of {drink} in return.
Take as many {produce} as you like from {house}; all {first} wants for them is {drink}.
> {produce}
What is free at {house}? / What may anybody take at {house}?
What does {first} give away for {drink}? / Which fruit or vegetables can be had from {first}?
To what may I help myself at {house}?
Which crop can passers-by have without paying? / What does {first} have too much of, it seems?
> {drink}
What does {first} want in return? / What should I leave at {house}?
With what do I pay for the {produce}? / Which drink does {first} expect?
Which beverage should passers-by give in exchange? / What would {first} love to have in a glass?
> {house}
Where are {produce} free? / Where can I help myself to {produce}?
What is the name of {first}'s house? / Where do I leave the {drink}?
At which address can passers-by pick something to eat? / Where does the generous {first} live?
> {first}
Who gives away {produce}? / For whom is the {drink}? / Whose {produce} are free?
Who lives at {house}?
Who lets passers-by have some of the crop? / Name the generous gardener with the thirst.

Seeds for {price} in all: {tally} packets of {flower}, the rest {produce}.
I spent {price} on seeds, {tally} packets of them {flower} and the others {produce}.
My seeds, {tally} packets of {flower} and the others {produce}, cost {price}.
> {price}
How much did I spend on seeds? / What did the seeds come to?
What did {flower} and {produce} cost together? / Total for the seeds?
How much did the gardener pay? / What was on the bill for everything I am going to sow?
> {tally}
How many packets of {flower} did I buy? / How many of the packets are {flower}?
{flower}: number of packets? / Packets with {flower}: what number?
Of the seeds for {price}, how many packets are {flower}?
How many of the bags are for blossoms? / Bags of {flower} that I bought, what number?
> {flower}
Of what did I buy {tally} packets? / Which flowers are among the seeds?
Which seeds are not {produce}? / The packets that are not {produce} hold what?
Which flowers shall I sow beside the {produce}?
Which blossoms do I mean to raise? / What ornamental plants did I buy?
> {produce}
What are the packets that are not {flower}? / Which seeds are not {flower}?
Beside {flower}, what did I buy?
Which crop do I mean to raise? / Apart from ornamental plants, what did I buy to sow?

Autumn jobs: {first} rakes the leaves, {first2} plants the {flower}, and the {tool} goes {spot}.
While {first} rakes, {first2} plants {flower}; afterwards the {tool} is to be put {spot}.
{first2} has the {flower} to plant and {first} the leaves to rake; put the {tool} {spot} at the end.
> {first}
Who rakes the leaves? / Whose job are the leaves? / Who has nothing to do with the {flower}?
Who sees to the leaves while {first2} plants?
Who clears up what falls from the trees? / Which helper sweeps the lawn?
> {first2}
Who plants the {flower}? / Whose job are the {flower}? / Who works beside {first}?
What is the name of the one who plants?
Which helper sees to the blossoms? / Who has to dig holes for next spring?
> {spot}
Where does the {tool} go? / Where is the {tool} kept afterwards? / Where do I put the {tool}?
Place for the {tool} at the end?
Where does the implement belong when we have finished? / In what place shall I store the {tool}?
> {flower}
What does {first2} plant? / Which flowers are planted in autumn?
What does {first2} put into the ground? / While {first} rakes, which flowers go into the ground?
{first2} has what to plant?
Which blossoms shall we see next spring? / What does {first2} need to dig holes for?

The pond behind {house} is {length} deep; {tally} frogs and a {animal} live in it, {first} counted.
According to {first}'s count, a {animal} and {tally} frogs live in the pond of {house}, {length} \
deep.
{length} is the depth of the pond at {house}, where {first} counted {tally} frogs and saw a \
{animal}.
> {length}
How deep is the pond? / What is the depth of the pond behind {house}? / Depth of the pond?
How far down does the pond at {house} go?
How far is it to the bottom of the water? / I can't swim. How far down would I sink at {house}?
> {tally}
How many frogs live in the pond? / What number of frogs did {first} count?
How many frogs are there at {house}? / Frogs in the pond: how many?
How many croaking creatures are there in the water? / Croakers at {house}: what number?
> {animal}
What lives in the pond beside the frogs? / What else did {first} see in the pond?
Which animal shares the pond with {tally} frogs?
Which creature shares the water with the croakers? / What other beast did {first} notice there?
> {house}
Where is the pond? / Behind which house are there {tally} frogs?
To what house does the pond belong? / {first} counted frogs in the pond of which house?
A pond {length} deep belongs to which house?
Which home has water with croakers on its land?
At what address did {first} look for water creatures?

Our {furniture} was torn off the terrace by {weather} on {spoken_day} and came down in {first}'s \
garden.
{first} found our {furniture} in the garden on {spoken_day}, after {weather}.
Our {furniture} is in {first}'s garden, where it was carried by {weather} on {spoken_day}.
> {furniture}
What did the weather carry off? / What of ours is in {first}'s garden? / What flew off the terrace?
What did {first} find? / What kind of furniture did we lose on {spoken_day}?
Which household item of ours blew away? / What of ours landed on a neighbour's lawn?
> {first}
Whose garden did the {furniture} end up in? / Who has our {furniture}?
Where, with whom, is the {furniture}? / Who found the {furniture}?
On whose lawn did our things land? / Which neighbour should I ask for what blew away?
> {spoken_day}
When did the {furniture} fly away? / On what day was there {weather}?
When did we lose our {furniture}? / The {furniture} was carried off when?
When did our things blow away? / On which date did {first} get something of ours from the sky?

{percent} of the children's beans came up, against {percent2} of mine, and all because of {drink}.
The children, who water with {drink}, saw {percent} of their beans come up; I, only {percent2}.
{percent2} of my beans came up and {percent} of the children's, as they had been watered with \
{drink}.
> {percent}
How many of the children's beans came up? / What share of their beans did the children get?
What was the children's success? / Beans of the children: what part came up?
What share of the youngsters' seeds sprouted? / How well did the little gardeners do, in numbers?
> {percent2}
How many of my beans came up? / What share of my own beans grew?
What was my success with the beans? / My beans: what part came up?
What share of my seeds sprouted? / How poorly did the grown-up do, in numbers?
> {drink}
With what did the children water? / What made the children's beans grow?
What was the children's secret? / What did the beans of the children get?
Which beverage is the youngsters' secret? / What liquid do seeds seem to love?

Tie up the {produce} with old {footwear}, as {person} does; string cuts into the stems after \
{spell}.
{person} ties up {produce} with old {footwear}, because string would cut them within {spell}.
Instead of string, which cuts the stems after {spell}, {person} takes old {footwear} for the \
{produce}.
> {footwear}
With what does {person} tie up the {produce}? / What is better than string?
What do I use to tie up {produce}? / Which old clothes are useful for {produce}?
What does {person} take in place of string?
What worn-out things from people's feet hold up the plants?
I need something soft to fasten plants with. What is recommended?
> {produce}
What does {person} tie up? / For which plants are old {footwear} good?
What should be tied with {footwear}? / Which crop does string harm?
Which crop is held up with worn-out things from people's feet?
What plants are too tender for cord?
> {spell}
After what time does string cut into the stems? / How soon does string do harm?
How long does it take string to cut the {produce}?
The {produce} tied with string come to harm after how long?
Why not string? It cuts the stems after what time?
How soon does cord do damage? / I fastened my plants with cord. How long have I got?
> {person}
Who ties up {produce} with {footwear}? / Whose method is it to use {footwear}?
Who does without string? / From whom do I have the advice about the {produce}?
Which gardener never uses cord? / Whose trick with worn-out things is kind to plants?

{date}, first frost. Brought in the {flower}, forgot the {produce}, {outdoor_temperature} by \
{spoken_time}.
First frost on {date}: at {spoken_time} it was {outdoor_temperature}; the {flower} are in, the \
{produce} were forgotten.
On {date} we had {outdoor_temperature} by {spoken_time}; I saved the {flower} but not the {produce}.
> {outdoor_temperature}
How cold was it on {date}? / What did the thermometer say on {date}?
What temperature did we have at {spoken_time}? / How many degrees were there on {date}?
What did the thermometer show? / How cold did it get when I rescued the {flower}?
> {flower}
What did I bring in before the frost? / What was saved from the frost?
Which flowers did the frost not get? / Which flowers came indoors on {date}?
{produce} were left out; what was brought in?
Which blossoms did I rescue? / What plants were safe indoors?
> {produce}
What did I forget to bring in on {date}? / What did the frost get?
What was left outside on {date}? / Which crop did I not save?
Which crop had to stay outdoors? / What did I not think of in time, so that it suffered?
> {date}
When was the first frost? / On which day did I bring in the {flower}? / What day did the cold come?
Day of the first frost? / It was {outdoor_temperature} at {spoken_time} on which day?
When did it start to freeze? / On what day was winter suddenly there?
"""
