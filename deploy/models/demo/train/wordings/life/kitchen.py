"""Free sentences of daily life: cooking, recipes, meals and drinks (see relations.py)."""

RELATIONS = """
Stir {dash} of {drink} into the batter for the {cake} before it goes into the tin.
Before the {cake} goes into the tin, {dash} of {drink} should be stirred into its batter.
My trick with the {cake}? I (loosen|thin) the batter with {dash} of {drink}.
> {dash}
How much {drink} goes into the batter? / What amount of {drink} does the {cake} take?
With how much {drink} is the batter for the {cake} thinned? / {drink} in the {cake}: quantity?
I am baking the {cake}. How much {drink} do I add?
I'm about to add the liquid to the mixture. How much?
What quantity of {drink} do I put in when baking?
> {drink}
What liquid is stirred into the batter for the {cake}? / With what is the batter thinned?
Which drink ends up in the {cake}? / The {cake} gets {dash} of what?
What do I pour into the batter? / Which beverage do I need for the {cake}?
Which liquid makes the mixture thinner? / What do I pour in the bowl when baking, {dash} of it?
> {cake}
Which cake has {drink} in its batter? / What is being baked with {drink}?
For what dessert do I need {dash} of {drink}? / {dash} of {drink} is for which cake?
Which cake is thinned with {drink}?
What am I baking when I pour a little {drink} in the bowl?
Which sweet treat is improved by a little liquid in the mixture?

Leave the dough for {first}'s loaf to rise for {spell}, then bake it at {temperature}.
{first}'s loaf (wants|needs) {spell} of rising and an oven of {temperature}.
Having risen for {spell}, the bread that {first} makes goes into the oven at {temperature}.
> {spell}
How long does the dough rise? / For how long must {first}'s dough be left alone?
What is the rising time of {first}'s bread? / {first}'s bread: how long until it may be baked?
How much patience does the dough of {first} ask for?
How long do I let it prove? / For how much time must the yeast do its work?
> {temperature}
How hot is the oven for the loaf? / What do I set the oven to for {first}'s bread?
At what heat does {first} bake bread? / Oven setting for {first}'s loaf?
I'm at the dial now. How hot should it be? / At what heat is the home-baked stuff cooked?
> {first}
Whose bread rises for {spell}? / Who bakes the loaf that rises for {spell}?
Who makes bread at {temperature}?
Who is the home baker with the yeast recipe?
Whose recipe says let it prove, {spell} long, and then bake?

We served {meal} to {tally} guests on {spoken_day}, and not a crumb was left.
On {spoken_day} there were {tally} of us round the table, and {meal} was on every plate.
For the {tally} people who came on {spoken_day}, I made {meal}.
> {meal}
What was cooked on {spoken_day}? / What did the guests eat on {spoken_day}?
Which dish fed {tally} people? / What was on the plates on {spoken_day}?
What did I serve to {tally} guests? / The menu on {spoken_day}?
Remind me what dish I cooked for the company. / What was there to eat at our dinner?
> {tally}
How many people ate {meal}? / How many guests were there on {spoken_day}?
For how many was the {meal}? / What was the size of the company on {spoken_day}?
Number of mouths I fed? / How big was the party that ate {meal}?
> {spoken_day}
On what occasion did {tally} people come? / The {meal} was for which day?
When were there {tally} guests? / On which day was {meal} served? / When did we have company?
When did we have company to dinner? / On which day did I feed the crowd with {meal}?

Whenever {first} has had a bad day, the whole house smells of {meal} and {drink}.
A bad day calls for {meal} with a glass of {drink}, (says|thinks) {first}.
What comforts {first} after a bad day is {meal}, washed down with {drink}.
> {meal}
What does {first} eat after a bad day? / Which food comforts {first}?
What is {first}'s comfort food? / Which meal goes with {drink} when things go wrong for {first}?
What is eaten for consolation? / I'd like to cheer {first} up. What shall I cook?
> {drink}
What does {first} drink after a bad day? / With what does {first} wash it down?
What is in {first}'s glass when the day was bad? / Which drink comforts {first}?
What is poured for consolation? / With what does {first} drown sorrows?
> {first}
Who eats {meal} after a bad day? / Who finds comfort in {drink}? / Whose house smells of {meal}?
Who cooks {meal} when everything has gone wrong? / Who is cheered up by food when things go badly?

The jars of {produce} on the top shelf were put up in {month} and will keep for {spell}.
In {month} we (bottled|preserved) the {produce}; they will last for {spell}.
Put up in {month}, the {produce} in the jars should be good for {spell}.
> {produce}
What is in the jars on the top shelf? / What was preserved in {month}?
What did we bottle in {month}? / Which fruit or vegetable keeps for {spell}?
What have we got preserves of, up high in the pantry?
Which fruit or vegetable did we store behind glass?
> {month}
When were the {produce} bottled? / Which month were the jars filled?
In what month did we preserve the {produce}? / When did the {produce} go into jars?
When was the preserving done? / At what time of year did we store the {produce} behind glass?
> {spell}
How long do the jars of {produce} keep? / What is the shelf life of the {produce}?
For how long are the {produce} good? / How soon should the bottled {produce} be eaten?
Our home-made stores: edible until how much later?
For what length of time can we go on eating the stored {produce}?

Recipe on page {small}: no {ingredient} at all, but plenty of {ingredient2}.
On page {small} it says to leave out the {ingredient} and take {ingredient2} (instead|in its place).
According to page {small}, you should prefer {ingredient2} to {ingredient}.
> {ingredient2}
What replaces the {ingredient}? / What do I use instead of {ingredient}?
What is better than {ingredient}, says page {small}? / What does page {small} recommend?
What is a good substitute for {ingredient}?
Name the food that the cookbook tells me to use. / Which food is approved of as a substitute?
> {ingredient}
What should I leave out, says page {small}? / Which ingredient is not wanted on page {small}?
What does {ingredient2} stand in for? / In place of what do I take {ingredient2}?
What does the cookbook warn against using? / Which food is replaced with something better?
> {small}
On which page is {ingredient2} recommended? / Where does it say to leave out {ingredient}?
Number of the page on which {ingredient} is left out?
I would like to read about {ingredient2} for {ingredient}. What page?
{ingredient2} and no {ingredient}: which page was that?
Whereabouts in the cookbook do I look?
Where in the book is swapping {ingredient} for something else advised?

Since the doctor forbade {ingredient}, {person} has (lived on|eaten nothing but) {meal}.
{person}, who is no longer allowed any {ingredient}, has {meal} day after day.
No more {ingredient} for {person}, which is why there is always {meal}.
> {ingredient}
What is {person} not allowed to eat? / What did the doctor forbid {person}?
Which ingredient must be kept away from {person}? / What is off the menu for {person}?
What may {person} no longer have?
What is off the diet for medical reasons? / Which food is {person} banned from having?
> {meal}
What does {person} eat instead? / What does {person} live on now?
Which dish does {person} have day after day? / What is {person}'s diet?
What does the patient dine on daily now? / Which dish is {person} stuck with because of the diet?
> {person}
Who may not eat {ingredient}? / Who has {meal} day after day? / Who lives on {meal}?
Who has been told to leave out {ingredient}?
Who was put on a diet? / Which patient must avoid {ingredient}?

The pan that {first} burned the {meal} in is soaking in the {room}.
{first} let the {meal} burn, and the pan is now soaking in the {room}.
In the {room} there is a pan, black from the {meal} that {first} forgot on the stove.
> {meal}
What did {first} burn? / What was burnt in the pan? / Which food went black?
What did {first} forget on the stove? / What ruined the pan in the {room}?
Dish that was ruined? / What had been left cooking too long?
> {first}
Who burned the {meal}? / Who ruined the pan? / Whose {meal} went wrong? / Who forgot the {meal}?
By whom was the {meal} spoiled?
Which bad cook ruined the dinner? / Who is to blame for the charred remains of the {meal}?
> {room}
Where is the burnt pan? / Where did the pan with the {meal} end up?
In which room is the pan soaking? / Where do I find the pan {first} burned?
Where has the dirty pot been left in water? / In which part of the house is the charred pot?

At {facility} a bowl of {meal} is {price}, and you get {drink} with it for nothing.
For {price} they give you {meal} at {facility}, with {drink} thrown in.
The {meal} at {facility}, {drink} included, came to {price}.
> {price}
What does the {meal} cost? / How much do they charge for {meal} at {facility}?
What did we pay for {meal} and {drink}? / Price of the {meal} at {facility}?
How expensive is the {meal}?
Price of lunch, all in? / How much is a plate of {meal} there?
> {drink}
What is free with the {meal}? / Which drink is included at {facility}?
What do you get for nothing at {facility}? / What comes with the {meal}?
What beverage is free with the food? / What can I sip there without paying extra?
> {meal}
What can I eat at {facility} for {price}? / Which dish comes with {drink}?
What is on the menu at {facility}? / What costs {price} at {facility}?
Which dish comes with a free beverage? / What can I eat there at a cost of {price}?

(Ring|Tell) {first}: we are out of {ingredient}, and the {cake} has to be ready by {spoken_time}.
The {cake} must be done by {spoken_time}, {first}, and there is no {ingredient} in the house.
With no {ingredient} left, how is {first} to finish the {cake} by {spoken_time}?
> {ingredient}
What are we out of, {first} should know? / What is missing for the {cake}? / What has been used up?
Which ingredient does {first} lack? / What must be bought for the {cake}?
What do we lack for baking? / Which item must somebody buy in a hurry for the {cake}?
> {spoken_time}
By when must the {cake} be ready? / What is the deadline for the {cake}?
Until when does {first} have time for the {cake}? / The {cake} is due at what time?
Deadline for the baking? / At what hour should the {cake} be on the table?
> {cake}
What has to be ready by {spoken_time}? / What is {first} baking? / What is {first} to finish?
What cannot be made without {ingredient}?
What is being baked against the clock?
Which treat is in danger because something's missing from the larder?

{first} eats {meal} with {ingredient} on top, which the whole family finds revolting.
To the family's disgust, {first} (sprinkles|puts|heaps) {ingredient} on {meal}.
"Who puts {ingredient} on {meal}? Only {first} would do that!"
> {ingredient}
What does {first} put on {meal}? / With what topping does {first} eat {meal}?
What is on top of {first}'s {meal}? / What disgusting thing goes on the {meal}?
Tell me about the odd topping: what is used?
What does {first} add at table that turns the relatives' stomachs?
> {meal}
What does {first} eat with {ingredient}? / On what does {first} put {ingredient}?
What food gets {ingredient} on top? / Which dish does {first} spoil with {ingredient}?
Which dish is spoiled by the odd topping? / What does {first} add {ingredient} to?
> {first}
Who eats {meal} with {ingredient}? / Who disgusts the family at table?
Whose taste for {meal} is odd? / Who likes {ingredient} on {meal}?
Who in our household has odd tastes in food? / Whose topping turns everybody's stomach?

In our freezer: {tally} portions of {meal}, frozen on {date}.
On {date} I froze {tally} portions of {meal}.
There are {tally} portions of {meal} in the freezer, with {date} on the lid.
> {tally}
How many portions of {meal} are frozen?
How many meals are there from {date}? / Number of portions of {meal} in the freezer?
Are there enough servings in the ice - how many exactly?
Number of helpings I've put away in the cold?
> {tally} portions
How much {meal} is in the freezer?
> {meal}
What is in our freezer? / What was frozen on {date}? / Which meal is there {tally} times?
What can be thawed that was frozen on {date}?
Which dish have we stored in the ice? / What cooked food can I thaw?
> {date}
When was the {meal} frozen? / What date is on the lid of the {meal}?
From what day is the frozen {meal}?
Since when has the {meal} been in the freezer?
When did I put the food away in the ice? / Of which date is the stored {meal}?

As a starter {first} wants {meal}; the {cake} (comes last|is for afterwards), with {drink}.
First {meal}, then {cake} with {drink}: that is the menu {first} has written down.
{first} has planned {meal} to begin with and, for dessert, {cake} and {drink}.
> {meal}
What is the first course on {first}'s menu? / What does the menu of {first} begin with?
What is {first}'s starter? / What comes before the {cake}? / With what does {first}'s meal start?
Tell me which dish opens the dinner. / What will be served at the very start?
> {cake}
What is for dessert after the {meal}? / What comes after the {meal}?
What sweet thing has {first} planned? / What is served with {drink}? / How does {first}'s meal end?
What sweet course closes the dinner? / What do we eat after the {meal}?
> {drink}
What do we drink with the {cake}? / Which drink is on the menu of {first}?
What goes with the dessert? / With what do we wash down the {cake}?
What's to be poured alongside the sweet course? / What beverage goes with the {cake}?

The {cake} took first prize in {city}, and its baker, {full}, went home with a {gift}.
At the baking contest in {city}, {full} won a {gift} with a recipe for {cake}.
{full} of {city} was given a {gift} for the best {cake}.
> {gift}
What did {full} win? / What was the prize for the {cake}? / What did the best baker get?
What did the baker of the {cake} take home?
What was the winner's reward? / What did {full} receive for baking so well?
> {cake}
With what did {full} win? / What did {full} bake? / Which cake was the best in {city}?
For what did {full} get a {gift}?
What did the champion bake? / With which sweet treat did {full} beat everyone?
> {full}
Who baked the {cake}? / Who won the {gift}? / Whose {cake} was the best?
Name of the baker from {city}? / Who took first prize in {city}?
Champion's name? / Which cook earned the {gift}?

Rinse the {produce}, cut them up and let them simmer in {drink} for {spell}.
After {spell} in simmering {drink}, the rinsed {produce} are (soft|ready).
The {produce} have to simmer for {spell}, and the liquid is {drink}, not water.
> {drink}
In what do the {produce} simmer? / What liquid is used for the {produce}?
What do I take instead of water for the {produce}? / What do I pour over the {produce}?
In what do I stew the washed and chopped stuff? / Which fluid should I pour in the pot?
> {spell}
How long do the {produce} cook? / For how long do they simmer in {drink}?
Cooking time for the {produce}? / When are the {produce} soft?
How long should it cook on a low flame? / For what length of time are the {produce} on the stove?
> {produce}
Which fruit or vegetable takes {spell}? / What is simmered in {drink}?
What needs {spell} of simmering? / What do I rinse and cut up?
What are we stewing? / What has to be washed, chopped and stewed in {drink}?

The (cheese|jam|honey) seller lets nobody taste the {sweets} except {first}, who comes {frequency}.
{first}, a customer {frequency}, is the only one who may taste the {sweets}.
Nobody may try the {sweets} but {first}, who drops in {frequency}.
> {frequency}
How often does {first} come? / At what intervals does {first} drop in?
How frequently is {first} a customer? / {first} visits the shop how often?
Visits of the favoured shopper: how often? / How often does {first} pay a visit to the stall?
> {sweets}
What may only {first} taste? / What is nobody but {first} allowed to try?
Which sweets does {first} try? / What does {first} get to sample?
What can just one lucky shopper sample? / Which goodies are guarded so strictly at the stall?
> {first}
Who may taste the {sweets}? / Who comes {frequency}? / Who is the one customer allowed to try?
Which shopper is allowed a free sample? / Who is the favourite at the stall, calling {frequency}?

On {weekday} the canteen has {meal}; those who do not like it can have {meal2}.
{weekday}'s menu in the canteen is {meal}, with {meal2} as the other choice.
It is {meal} or {meal2} in the canteen on {weekday}.
> {weekday}
On which day does the canteen have {meal}? / When can I get {meal2} in the canteen?
When is {meal} on the menu? / Which day is it a choice of {meal} and {meal2}?
When can staff choose between {meal} and {meal2} for lunch?
What day has two dishes on offer for the workers?
> {meal}
What else is there beside {meal2}? / What can I have if I do not want {meal2}?
What is the alternative to {meal2} on {weekday}?
What is the main dish for the workers at lunch?
What will they serve at lunch unless I prefer {meal2}?
> {meal2}
What else is there beside {meal}? / What can I have if I do not like {meal}?
What is the alternative to {meal}? / Apart from {meal}, what does the canteen offer on {weekday}?
What is the alternative lunch for the workers? / If I hate {meal}, what else is on offer?

Only {kin} knew how to open the {appliance} when it jammed, namely with a {object}.
When the {appliance} jammed, it was opened with a {object}, as only my {kin} knew how to do.
My {kin} would take a {object} to the {appliance} each time it jammed.
> {object}
With what was the {appliance} opened? / What does one need when the {appliance} jams?
What did my {kin} take to the {appliance}? / What helped against the jammed {appliance}?
With what implement was the stuck machine forced?
What did one relative use against our stubborn {appliance}?
> {appliance}
What jammed until the {object} came? / Which appliance was opened with a {object}?
What did my {kin} know how to open? / To what did my {kin} take a {object}?
Which machine was forever getting stuck?
What household thing would yield to nothing but a {object}?
> {kin}
Who knew how to open the {appliance}? / Which relative came with a {object}?
Who could help when the {appliance} jammed?
Which relative had the knack with the stuck machine?
Who in the family could handle the stubborn {appliance}?
"""
