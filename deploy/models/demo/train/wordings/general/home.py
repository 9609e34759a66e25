"""Free sentences: kitchen, house, garden, family and pets (see relations.py)."""

RELATIONS = """
The recipe for {dish} (calls for|needs|asks for) {weight} of {ingredient}.
For {dish} you need {weight} of {ingredient}.
Take {weight} of {ingredient} for the {dish}.
{weight} of {ingredient} (go|belong) into the {dish}.
Whoever cooks {dish} should buy {weight} of {ingredient}.
> {weight}
How much {ingredient} (goes into|do I need for|is needed for|does one take for) the {dish}?
What amount of {ingredient} does the {dish} need?
How much {ingredient} does the recipe for {dish} call for? / {ingredient} for the {dish}: how much?
What quantity of {ingredient} must go in the pot? / Tell me how heavy a portion I should weigh out.
> {ingredient}
What (goes into|do I need for|is needed for) the {dish}? / What does the recipe for {dish} call for?
Which ingredient is needed for {dish}?
Of what does the {dish} need {weight}? / What should I buy for the {dish}?
Which foodstuff must I weigh out to prepare {dish}?
I am off to the grocer's: what should be on my list?
> {dish}
What needs {weight} of {ingredient}? / For which dish do I need {ingredient}?
What is made with {ingredient}? / Into what goes the {ingredient}?
What meal can I prepare with {weight} of {ingredient}? / What will the cook be serving up?

Bake the {dish} at {temperature} for {duration}.
The {dish} (is baked|bakes|stays in the oven) for {duration} at {temperature}.
The {dish} needs {duration} in the oven at {temperature}.
At {temperature}, the {dish} is done after {duration}.
> {temperature}
At what temperature do I bake the {dish}? / How hot should the oven be for the {dish}?
What oven temperature does the {dish} need? / How hot must it be for the {dish}?
How many degrees does {dish} want? / heat of the cooker?
> {duration}
How long do I bake the {dish}? / How long does the {dish} stay in the oven?
After how long is the {dish} done? / How much time does the {dish} need?
After how many minutes can I take out the {dish}?
How much longer must the cook wait till it can be served?
> {dish}
What is baked at {temperature}? / What bakes for {duration}?
Which dish needs {duration} in the oven?
What food do I heat at {temperature}? / What is the cook making?

The secret of {first}'s {dish} is a little {ingredient}.
{first} puts {ingredient} into the {dish}. / Into every {dish}, {first} mixes some {ingredient}.
What makes the {dish} of {first} special is the {ingredient}.
A pinch of {ingredient} is what {first} adds to the {dish}.
> {ingredient}
What (does|did) {first} (add to|put into|mix into) the {dish}?
What is the secret of {first}'s {dish}? / What makes {first}'s {dish} special?
Which ingredient does {first} use for the {dish}? / What is in the {dish} of {first}?
Which seasoning gives {first}'s {dish} its taste? / What unusual flavouring does the cook favour?
> {dish}
Into what does {first} mix {ingredient}? / Which dish of {first} has {ingredient} in it?
What does {first} make with {ingredient}?
Which meal does {first} flavour in an unusual manner?
What food tastes of {ingredient} when {first} is the cook?
> {first}
Who puts {ingredient} into the {dish}? / Whose {dish} has {ingredient} in it?
Who adds {ingredient}? / Who is known for the {dish}?
Which cook flavours {dish} with {ingredient}? / Who is the cook with the unusual touch?

{person} (ordered|had|ate|chose|asked for) {dish} (for lunch|for dinner|at the restaurant|).
What {person} ate was {dish}. / The {dish} is for {person}.
For {person} they brought {dish}. / {person} wanted nothing but {dish}.
The waiter served {dish} to {person}.
> {dish}
What did {person} (order|eat|have|want|choose)? / What was served to {person}?
Which dish did {person} (choose|order)? / What was {person}'s meal?
What food did {person} get? / What did they bring for {person}?
What is on {person}'s plate? / Which meal did the customer pick?
> {person}
Who (ordered|had|ate|wanted) {dish}? / For whom is the {dish}? / Who got {dish}?
To whom was the {dish} served?
Who picked {dish} from the menu? / Tell me whose plate it was on.

Dinner (at|with) the {last} family is {dish} on {weekday}s.
On {weekday}s the {last} family eats {dish}.
Every {weekday}, {dish} is on the table of the {last} family.
> {dish}
What does the {last} family eat on {weekday}s? / What is for dinner with the {last} family?
Which dish does the {last} family have every {weekday}?
What is cooked for the {last}s that evening each week?
Which meal do the parents serve up regularly?
> {weekday}
On which day does the {last} family eat {dish}? / When does the {last} family have {dish}?
On what day is there {dish} at the {last} family's?
When in the week do the {last}s cook {dish}? / On what evening do they always have the same meal?
> {last}
Which family eats {dish} on {weekday}s? / Who has {dish} every {weekday}?
What is the name of the family that eats {dish}?
Who always has {dish} that evening of the week? / Name the household with the regular meal.

The {thing} (is|stands|lies|was left) in the {room}.
In the {room} (there is|you find|stands) the {thing}. / We keep the {thing} in the {room}.
Look in the {room} if you need the {thing}. / Somebody carried the {thing} into the {room}.
The {thing} can be found in the {room}.
> {room}
Where is the {thing}? / In which room is the {thing}?
Where (can I find|do we keep|did they put) the {thing}? / Which room has the {thing}?
Where should I look for the {thing}? / {thing}: where? / I am looking for the {thing}. Where is it?
What part of the house should I search for the {thing}?
I have turned the whole house upside down: whereabouts is it?
> {thing}
What is in the {room}? / What (is kept|stands|was left) in the {room}?
Which thing is in the {room}? / What can be found in the {room}?
Which item could I get from the {room}? / What object is being stored at home there?

The {room} was painted {colour} by {person}. / {person} painted the {room} {colour}.
{colour} is the colour in which {person} painted the {room}.
> {colour}
What colour is the {room}? / In what colour was the {room} painted?
Which colour did {person} choose for the {room}? / What color did {person} paint the {room}?
What shade are the walls of the {room} now? / Which tint did the decorator use on the walls?
> {person}
Who painted the {room}? / By whom was the {room} painted? / Who made the {room} {colour}?
Who chose the colour of the {room}?
Who brushed {colour} on the walls? / Name the decorator.
> {room}
What did {person} paint {colour}? / Which room is {colour}? / Which room did {person} paint?
What was painted {colour}?
What part of the house has {colour} walls? / Where at home did {person} do the decorating?

{first}'s (cat|dog|rabbit|parrot|hamster|pony) is called {pet}.
{first} named (it|the little animal|the new pet) {pet}. / {pet} is the pet of {first}.
The pet of {first} goes by the name of {pet}.
> {pet}
What is {first}'s pet called? / What is the name of {first}'s pet? / How did {first} name the pet?
Which name does the pet of {first} have?
What did {first} call the animal? / Which animal belongs to {first}?
What does {first} shout to make the creature come?
How would {first} introduce the four-legged or feathered friend?
> {first}
Who owns {pet}? / Whose pet is {pet}? / To whom does {pet} belong? / Who has a pet called {pet}?
Who is the owner of {pet}?
Who feeds {pet} at home? / Whose four-legged or feathered friend is mentioned?

{pet} the {animal} (is|will be) {small} years old in {month}.
In {month}, {pet} the {animal} turns {small}.
> {small}
How old is {pet}? / What age is {pet} the {animal}? / How many years old is {pet}?
How old will {pet} be?
What age does {pet} reach? / How many candles should be on the creature's cake?
> {animal}
What kind of animal is {pet}? / What is {pet}? / Which animal is called {pet}?
What animal is {small} years old?
What species does {pet} belong to? / What sort of creature is having its birthday?
> {pet}
What is the {animal} called? / What is the name of the {animal}? / Which pet is {small} years old?
How is the {animal} named?
What do they shout to make the {animal} come?
What would be written in icing on the creature's birthday cake?
> {month}
When does {pet} turn {small}? / In which month is the birthday of {pet}?
In what month does {pet} get older?
At what point in the calendar is {pet}'s birthday?
When should the creature get its birthday treat?

{first} planted {count} {plant} (beside|behind|near) the {tree} tree.
(Beside|Near) the {tree} tree, {first} planted {count} {plant}.
{count} {plant} were planted near the {tree} tree by {first}.
> {count}
How many {plant} did {first} plant? / How many {plant} are there near the {tree} tree?
What number of {plant} was planted?
How many flowers did {first} put in the ground? / What was the total that the gardener dug in?
> {plant}
What did {first} plant? / What grows near the {tree} tree? / What was planted near the {tree} tree?
Which plants did {first} put near the {tree} tree?
What did {first} put in the ground? / Which flowers did the gardener choose for the spot?
> {tree}
Near which tree did {first} plant {plant}? / Near what tree do the {plant} grow?
Which tree stands near the {plant}?
What kind of trunk do the {plant} grow next to? / Whose shade do the gardener's new flowers get?
> {first}
Who planted the {plant}? / Who planted something near the {tree} tree?
By whom were the {plant} planted? / Whose {plant} are they?
Which gardener put {plant} in the ground? / Tell me who dug holes in the garden.

Sow the {plant} in {month} and (water|feed) them every {duration}.
{plant} are sown in {month} and need water every {duration}.
In {month} we sow the {plant}, which want water every {duration}.
> {month}
When (should|do|must) I sow the {plant}? / In which month are {plant} sown?
When is it time to sow {plant}? / What is the right month for {plant}?
When should the {plant} seeds go into the ground?
What part of the calendar is right for putting in the seeds?
> {duration}
How often do the {plant} need water? / How often should I water the {plant}?
After what time do {plant} need water again?
How long can I leave the {plant} before giving them another drink?
How often should the gardener bring the can?
> {plant}
What is sown in {month}? / Which plants do I sow in {month}? / What needs water every {duration}?
Which seeds should I put in the ground in {month}? / What is the gardener going to grow?

The {tree} tree in front of the {facility} is {length} (tall|high).
In front of the {facility} stands a {tree} tree of {length}.
The {tree} tree at the {facility} has grown to {length}.
> {length}
How (tall|high|big) is the {tree} tree at the {facility}? / What height has the {tree} tree?
How far up does the {tree} tree go?
What is the height of the {tree} by the {facility}? / distance from the roots to the topmost leaves?
> {tree}
Which tree stands in front of the {facility}? / What kind of tree is at the {facility}?
What tree has grown to {length}?
Which species has its trunk by the {facility}?
What sort of leaves would I see outside the building?
> {facility}
Where is the {tree} tree? / In front of what does the {tree} tree stand?
Where does a {tree} tree grow?
Which building has a {tree} outside? / What building is shaded by the leaves?

{person} (sleeps|works|reads|practises) in the {room} until {time}.
Until {time}, {person} is in the {room}. / {person} stays in the {room} until {time}.
> {room}
Where is {person}? / In which room is {person}? / Where does {person} spend the time until {time}?
Which room does {person} use?
What part of the house is {person} in just now?
Where at home should I look if I want to see {person}?
> {time}
Until when is {person} in the {room}? / Till what time does {person} stay in the {room}?
When does {person} leave the {room}? / Until what time is the {room} in use?
At what hour will {person} come out? / From what time on do we have the {room} free again?
> {person}
Who is in the {room}? / Who stays in the {room} until {time}? / Who uses the {room}?
Whom do I find in the {room}?
Which of us is occupying the {room}? / Tell me who must not be disturbed at home till {time}.

The (rubbish|paper|glass) is collected every {weekday} on {street}.
On {street} they empty the bins every {weekday}.
Put your bins out on {weekday} if you live on {street}.
> {weekday}
On which day are the bins emptied on {street}? / When do they collect the rubbish on {street}?
On what day do I put out the bins on {street}? / When is collection day on {street}?
When does the waste lorry come down {street}?
I have a full sack of refuse: what morning do they fetch it?
> {street}
On which street are the bins emptied on {weekday}? / Where is the rubbish collected every {weekday}?
Where does the waste lorry come each {weekday}? / Which road do the refuse men visit?

The electricity meter at {address} shows {number}. / {number} is what the meter at {address} shows.
At {address}, the meter stands at {number}. / We read {number} on the meter at {address}.
> {number}
What does the meter at {address} show? / At what number stands the meter at {address}?
What was read on the meter at {address}? / meter reading at {address}?
What figure does the power company get for {address}? / current used at {address}, by the dial?
> {address}
Which house has a meter that shows {number}? / At what address does the meter show {number}?
Where does the meter show {number}?
Which house has {number} on its power dial? / Where is the dial that was checked?

{full} (lives|moved in|rents a room|has a flat) on floor {small} of {address}.
On floor {small} of {address} lives {full}. / At {address}, ring for {full} on floor {small}.
> {small}
On which floor does {full} live? / On what floor is {full}? / To which floor do I go for {full}?
What is {full}'s floor?
How many flights of stairs must I climb to visit {full}? / What storey does the tenant occupy?
> {address}
Where does {full} live? / What is the address of {full}? / In which house does {full} live?
At what address do I find {full}?
Where should I send a letter for {full}? / We want to visit the tenant: what building is it?
> {full}
Who lives at {address}? / Who lives on floor {small} of {address}? / Whose flat is on floor {small}?
For whom do I ring at {address}?
Who is the tenant at {address}? / Whose name would I see by the bell?

The {colour} curtain in the {room} hides a {object}.
Behind the {colour} curtain in the {room} is a {object}.
In the {room} a {object} is hidden by the {colour} curtain.
> {object}
What is behind the {colour} curtain? / What does the curtain in the {room} hide?
What is hidden in the {room}? / What would I find behind the {colour} curtain?
What is out of sight in the {room}? / Which item has someone concealed with the drapes?
> {colour}
Which curtain hides the {object}? / What colour is the curtain in the {room}?
Behind what curtain is the {object}?
What shade are the drapes in the {room}? / Which drapes should I pull aside to see the {object}?
> {room}
In which room is the {colour} curtain? / Where is a {object} hidden?
Which room has a {colour} curtain?
What part of the house has {colour} drapes? / Where at home is something concealed with the drapes?

{first} keeps {price} in the {box}. / In the {box}, {first} has {price}.
{price} lies in the {box} that belongs to {first}.
There is {price} of {first}'s money in the {box}.
> {price}
How much (money|) is in the {box}? / How much does {first} keep in the {box}?
What sum lies in the {box}? / How much money did {first} put away?
How much cash has {first} saved? / {first}'s savings?
> {box}
Where does {first} keep the money? / In what does {first} have {price}?
Where is the money of {first}? / In which container is the money?
Where would a thief find {first}'s cash? / What are the savings stored inside?
> {first}
Who keeps money in the {box}? / Whose money is in the {box}?
To whom does the money in the {box} belong? / Who has {price}?
Whose savings are in the {box}? / Who would lose the cash if a thief came?

The twins {first} and {first2} were born in {city}.
{city} is where the twins {first} and {first2} were born.
{first} and {first2}, the twins, came into the world in {city}.
> {city}
Where were {first} and {first2} born? / In which city were the twins born?
What is the birthplace of {first} and {first2}? / Where do the twins come from?
Where did the mother of {first} and {first2} have her babies?
What town was the delivery of the pair in?
> {first2}
Who is the twin of {first}? / What is the name of {first}'s twin?
Who was born together with {first}? / Who is {first}'s other half?
Which sibling shares {first}'s birthday? / Who was the other baby beside {first}?

{full} (married|got engaged to|is the wife of|is the husband of|wed) {full2}.
{full} and {full2} are a couple; they met in spring. / A ring connects {full} and {full2}.
> {full2}
Whom did {full} marry? / To whom does {full} belong? / Who forms a couple with {full}?
With whom is {full} together? / Who is the partner of {full}?
Who is {full}'s sweetheart? / Name the person that {full} loves.
> {full}
Who forms a couple with {full2}? / With whom is {full2} together? / Who is the partner of {full2}?
Who is {full2}'s better half?
Who is {full2}'s sweetheart? / Whose heart has {full2} won?

{first} has {small} (sisters|brothers|cousins|children|nephews) and a {animal}.
A {animal} and {small} relatives live with {first}.
> {small}
How many relatives does {first} have? / How many of them live with {first}?
How big is the family of {first}? / What number of relatives has {first}?
How many kin does {first} have? / size of {first}'s clan?
> {animal}
What animal does {first} have? / Which animal lives with {first}?
What pet is there in {first}'s family? / What kind of pet does {first} have?
What creature shares {first}'s home? / Which pet would I meet at {first}'s place?
> {first}
Who has a {animal}? / With whom does the {animal} live? / Whose pet is the {animal}?
Who has {small} relatives?
Who keeps a {animal} as a pet? / In whose family would I meet the pet?

The kettle whistles after {duration} when {first} (makes|brews) tea.
{first} lets the tea stand for {duration}. / The tea that {first} makes needs {duration}.
> {duration}
How long does {first}'s tea (stand|need|take)? / After how long is the tea of {first} ready?
How much time does {first} need for tea? / For how long should the tea stand?
How many minutes does {first} wait for a hot drink?
I am thirsty: how long till {first} can fill my cup?
> {first}
Who makes tea? / Whose tea needs {duration}? / Who lets the tea stand for {duration}?
Who is making the tea?
Who is preparing a hot drink? / Which person is going to fill the cups?

The spare battery is under the {thing}. / Under the {thing} you will find the spare battery.
If the lamp goes out, look for the battery under the {thing}.
> {thing}
Where is the spare battery? / Under what is the spare battery? / Where do I find a battery?
What is on top of the spare battery? / Where should I look for the battery?
Where can I get a replacement when the torch is dead?
What must I lift to reach the extra power cell?
"""
