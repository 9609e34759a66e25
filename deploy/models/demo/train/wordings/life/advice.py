"""Free sentences of daily life: household tips, instructions, rules and routines (see
relations.py)."""

RELATIONS = """
To get the smell of {meal} out of the {room}, boil {drink} with a little {ingredient}.
Boil {drink} and a little {ingredient}, and the {room} will no longer smell of {meal}.
The smell of {meal} in the {room} goes away if you boil {drink} with some {ingredient}.
> {drink}
What should I boil? / Which liquid takes away the smell of {meal}?
In what do I put the {ingredient}? / What do I need beside {ingredient} to freshen the {room}?
Which liquid should I heat to drive out the stink of cooking?
With a pinch of {ingredient} in it, what has to bubble on the stove so that the air is fresh again?
> {ingredient}
What do I add to the {drink}? / What is boiled with the {drink}?
Which ingredient helps against the smell of {meal}? / What goes into the pan with the {drink}?
What should I stir into the hot liquid to make the air fresh?
A pinch of what goes into the {drink} against the stink?
> {meal}
What does the {room} smell of? / Which smell does the {ingredient} drive out?
What was cooked that one smells in the {room}? / Of what dish does the {room} still smell?
The {drink} with {ingredient} is against the smell of which food?
Which dish has left a stink in the house? / What did they cook that makes the {room} stink?
> {room}
Where does it smell of {meal}? / Which room is to be freshened? / Where is the smell of {meal}?
In which room should it no longer smell of {meal}? / {meal} was cooked; which room suffers from it?
Which part of the house stinks of food? / Where at home is the air to be made fresh?

If the {appliance} hums but does not start, wait {duration} and press the {colour} button twice.
Press the {colour} button twice, but not before {duration} have passed, if the {appliance} only \
hums.
A {appliance} that only hums wants {duration} of rest and then the {colour} button, twice.
> {duration}
How long should I wait with the {appliance}? / How much rest does the {appliance} want?
For how long do I leave the {appliance} alone? / The {appliance} hums. How long until I press?
How long must I be patient when the machine makes a noise and does nothing else?
My {appliance} just makes a noise. What pause should I give it?
> {colour}
Which button do I press? / What colour is the {appliance}'s button?
The button to be pressed on the {appliance} is which?
The {appliance} only hums. Which button is it?
What shade is the switch I have to push to get the machine going?
Tell me the hue of the knob that brings the {appliance} to life.
> {appliance}
What hums but does not start? / Which appliance wants a rest? / What has a {colour} button?
For which appliance do I wait {duration}?
Which machine makes a noise and will not run? / What device needs a pause before I push its switch?

Never wash the {footwear} together with the {garment}, and neither of them above {temperature}.
The {footwear} and the {garment} must be washed apart, and at no more than {temperature}.
At {temperature} at most, and never together: so much for washing the {garment} and the {footwear}.
> {temperature}
What is the limit for washing the {garment}? / At how many degrees at most do I wash the {footwear}?
How hot may the wash for the {footwear} be? / Highest temperature for the {garment}?
What is the hottest water I may use for these clothes?
How many degrees can the laundry with the {footwear} stand?
> {garment}
With what must I not wash the {footwear}? / What should be kept apart from the {footwear}?
What does not go into the machine with the {footwear}?
Which garment must be washed apart from the {footwear}?
The {footwear} and what else must not be washed above {temperature}?
What to put on the body, not the feet, has to be cleaned on its own?
Which piece of clothing would the {footwear} harm in the laundry?
> {footwear}
With what must I not wash the {garment}? / What should be kept apart from the {garment}?
What does not go into the machine with the {garment}? / Washing the {garment}, what do I leave out?
The {garment} and what else must not be washed above {temperature}?
What worn on the feet has to be cleaned on its own?
Which shoes or the like should I leave out of the laundry with the {garment}?

{first} folds the {garment} in {tally} and puts {flower} between, as the {kin} of {first2} taught \
us.
The {kin} of {first2} taught us what {first} does: fold the {garment} in {tally}, {flower} in \
between.
Folded in {tally}, with {flower} in between: that is how {first} treats the {garment} since the \
{kin} of {first2} was here.
> {tally}
In how many is the {garment} folded? / How often does {first} fold?
How many layers does the {garment} have? / The {garment} is folded by {first} into how many?
Number of folds in the {garment}, as {first} does it?
How many layers are made of the cloth when it is put away?
{first} makes the {garment} small for the drawer: how many layers is that?
> {flower}
What does {first} put between? / Which flowers lie in the folds of the {garment}?
What keeps the {garment} fresh?
Which blossoms are laid inside the clothing when it is put away?
What plant makes {first}'s drawer smell so nice?
> {garment}
What does {first} fold? / Between the folds of what are there {flower}?
Which piece of clothing is treated so well?
Which piece of clothing is put away with blossoms inside?
What does {first} lay in the drawer so carefully?
> {kin}
Which relative of {first2} taught us? / From which of {first2}'s family do we know how to fold?
Who, in {first2}'s family, is an expert on folding?
From which relative of somebody did we learn the trick with the blossoms?
Who in {first2}'s family showed us how to put clothes away?
> {first}
Who folds the {garment}? / Who puts {flower} between the folds?
Who has learnt how to fold the {garment}?
Who puts clothes away with blossoms inside? / Name the one who makes neat layers of the {garment}.

Children under {small} swim free on {weekday}s; everybody else pays {price}, and {footwear} are \
forbidden.
On {weekday}s children under {small} need no ticket, others pay {price}; no {footwear} in the water.
No {footwear} in the water; {price} a head; children under {small} free on {weekday}s.
> {price}
What does an adult pay? / How much is it to swim on {weekday}?
What do they charge those over {small}? / Price of a ticket for grown-ups?
What does a grown-up spend to get into the pool?
How much is admission for those who are older than {small}?
> {weekday}
On which day do children swim free? / When do children under {small} need no ticket?
What day is free for children? / Swimming for nothing with a child under {small}: which day?
Which weekday is free for those under {small}?
When in the week do kids get into the pool for nothing?
I want to take my little ones bathing at no cost. What day is best?
> {small}
Under what age is swimming free? / Up to what age do children need no ticket on {weekday}s?
How young must one be to swim free? / Age limit for free swimming on {weekday}?
The {price} is paid by those above what age?
How old must you be before the pool costs you money?
From which birthday on do kids have to be paid for at the pool?
> {footwear}
What must one not wear in the water? / What is forbidden at the baths?
Which clothes are not allowed in the water? / What should swimmers leave at home?
What are bathers told not to have on their feet? / Which shoes or the like are banned from the pool?

House rule {number}: no {neighbour_noise} between {spoken_time} and {spoken_time2}, and no {pest} \
at any hour.
Between {spoken_time} and {spoken_time2} rule {number} forbids {neighbour_noise}, and {pest} at \
all times.
Rule {number} says that there must be no {neighbour_noise} from {spoken_time} to {spoken_time2} \
and never any {pest}.
> {neighbour_noise}
What is forbidden between {spoken_time} and {spoken_time2}?
Which noise is not allowed by rule {number}? / What must one not do from {spoken_time} on?
What disturbance does rule {number} forbid after {spoken_time}?
What is allowed again from {spoken_time2} on?
Which loud activity is banned during the quiet period?
What racket do tenants have to avoid at certain times?
> {pest}
What is forbidden at all times? / Which animals or plants may one never have, by rule {number}?
What must not be in the house at any hour?
Which unwelcome creatures or weeds are banned round the clock?
What will the landlord not tolerate in the building, not even for a minute?
> {number}
Which rule forbids {neighbour_noise}? / What is the number of the rule against {pest}?
Where in the house rules do I find {neighbour_noise}, which number?
Under which figure do the regulations ask tenants to be quiet?
What paragraph tells tenants about racket and unwelcome creatures?
> {spoken_time}
From when on is {neighbour_noise} forbidden? / When does the time without {neighbour_noise} begin?
At what hour must the {neighbour_noise} stop? / Beginning of the quiet time under rule {number}?
Last moment for {neighbour_noise}, by the house rules?
From what o'clock do tenants have to be quiet? / When does the ban on racket in the building begin?
> {spoken_time2}
Until when is {neighbour_noise} forbidden? / When does the time without {neighbour_noise} end?
From what hour on is {neighbour_noise} allowed again? / End of the quiet time under rule {number}?
Until what hour does rule {number} forbid {neighbour_noise}?
When may tenants be loud again? / At what o'clock is the quiet period in the building over?

What keeps {full} young, in the paper's words, is {drink} {frequency} and {hobby} with {animals}.
{full} stays young, the paper says, by means of {drink} {frequency} and of {hobby} with {animals}.
According to the paper, {full} owes it to {drink} {frequency}, and to {hobby} with {animals}, to \
have stayed so young.
> {drink}
What does {full} drink to stay young? / Which drink keeps {full} young? / What is {full}'s elixir?
What should one drink {frequency}, if {full} is right?
Which beverage is said to be the secret of such a youthful person?
What is in the cup that holds off old age for {full}?
> {frequency}
How often does {full} drink {drink}? / At what intervals does {full} have a glass of {drink}?
How frequently is it {drink} for {full}? / {full} and {drink}: how often?
How often should I drink {drink} if I want to be like {full}?
How regularly is the beverage against old age taken? / At what intervals does {full} lift a cup?
> {hobby}
What does {full} do with {animals}? / Which pastime keeps {full} young?
What hobby does {full} have? / What does {full} share with {animals}?
Which pastime stops somebody from ageing?
What leisure activity is {full} seen at, in the company of beasts?
> {animals}
With what animals does {full} spend time? / Which animals keep {full} young?
With whom does {full} do {hobby}?
Which creatures share the pastime of the person who does not age?
In the company of what beasts does {full} stay fit?
> {full}
Who has stayed so young with {drink}? / Who is it that drinks {drink}?
About whose youth does the paper write? / Who does {hobby} with {animals}?
Who does not seem to age at all, going by the press?
Name the person in the news who looks so youthful.

For a good night, {person} recommends {drink}, an open window and {tally} pages of "{book}".
An open window, {drink} and {tally} pages of "{book}": thus {person} falls asleep.
{person} falls asleep after {tally} pages of "{book}" and some {drink}, with the window open.
> {drink}
What does {person} drink before sleeping? / Which drink is good for the night?
What does {person} recommend to drink? / With what in the glass does {person} fall asleep?
Which beverage helps one to doze off? / What is in {person}'s cup at bedtime?
> {tally}
How many pages does {person} read? / After how many pages does {person} sleep?
Number of pages of "{book}" that {person} gets through?
"{book}" sends {person} to sleep after how many pages?
How much bedtime reading does {person} need, in leaves turned?
> {tally} pages
How much of "{book}" is needed? / How far must one read before dozing off?
> {book}
What does {person} read at night? / Which book sends {person} to sleep?
Of what are {tally} pages enough? / What is the book on {person}'s bedside table?
What novel or other reading makes one doze off? / Which title is {person}'s cure for lying awake?
> {person}
Who reads "{book}" at night? / Who sleeps with the window open?
Whose advice is it to drink {drink}?
Who tells us how to doze off quickly? / Name the one with a cure for lying awake.

= fadtime: two hours | six hours | ninety minutes | 45 minutes | nine hours | 200 minutes | five \
hours | eleven hours
Dear Aunt Agony, my {kin} spends {fadtime} a day on {hobby} and our savings on {footwear}.
My {kin}, I wrote to the agony aunt, spends {fadtime} a day on {hobby} and all our money on \
{footwear}.
All our money goes on {footwear} and {fadtime} of every day on {hobby}: such is life with my {kin}.
> {hobby}
On what does my {kin} spend so much time? / What does my {kin} do all day?
Which pastime takes {fadtime} a day? / What keeps my {kin} busy?
Which pastime eats up my relative's hours?
What does the person I am complaining of do from morning to night?
> {footwear}
On what does our money go? / What does my {kin} buy? / What is eating up our savings?
For what does my {kin} have a weakness?
Which shoes or the like are ruining us?
What does my relative keep buying, so that we are nearly broke?
> {fadtime}
How much time does my {kin} spend on {hobby}? / How long a day is my {kin} busy?
How long does the {hobby} last every day? / For how long each day is it {hobby} with my {kin}?
My {kin} gives how much of every day to {hobby}?
How much time is lost daily to the pastime?
How much of the waking hours does my relative give to fun?
> {kin}
About whom do I complain to the agony aunt? / Who spends all our money? / Who is mad about {hobby}?
With which relative is life so hard?
Which relative of mine is ruining us? / Who in the family is my letter of complaint about?

To reach us on foot, leave {street} at the {venue}, climb {tally} steps and ring at the {colour} \
door.
Climb the {tally} steps beside the {venue} on {street} and ring at the {colour} door: that is us.
We live behind the {colour} door at the top of {tally} steps, which begin at the {venue} on \
{street}.
> {colour}
Which door near the {venue} is ours? / What colour is our door? / At which door do I ring?
By what colour do I know your door?
What shade is your entrance painted? / By which hue does a visitor know where to knock?
> {tally}
How many steps are there from {street} up? / How many steps do I climb?
What number of steps lies between {street} and you? / The {colour} door is how many steps up?
Steps between the {venue} and the {colour} door: how many?
How many stairs must a visitor go up to your home? / I have bad knees. How many stairs are there?
> {venue}
Where do the steps begin? / At which place do I leave {street}?
Beside what on {street} are the steps? / What do I look for on {street}?
The {tally} steps are next to which place?
Which building should a visitor look out for when walking to your home?
What landmark is at the foot of the stairs?
> {street}
Which street do I leave for the steps? / On which street is the {venue} with the steps?
From what street do I climb up to you? / The {venue} with the {tally} steps is in which street?
Name of the street with the {venue}?
Along which road does a visitor walk before going up to your home?
What road is at the foot of the stairs?

Packing for hospital, {first} put in {footwear}, a {school_thing} and "{book}" but forgot the \
{garment}.
{first} went to hospital with {footwear}, a {school_thing} and "{book}" and without the {garment}.
The {garment} was forgotten; in {first}'s hospital bag were {footwear}, a {school_thing} and \
"{book}".
> {garment}
What did {first} forget? / What is missing from the hospital bag?
What should we take to {first} in hospital? / Without which garment did {first} go?
Which piece of clothing did the patient leave at home?
What to wear must somebody bring to the ward?
> {book}
What will {first} read in hospital? / Which book is in the bag?
What is the title of {first}'s hospital book?
What will the patient read on the ward? / Which title did {first} take along against boredom?
> {footwear}
What did {first} pack to wear? / Which clothes are in the bag, beside the {school_thing}?
What did {first} pack with "{book}" and the {school_thing}, something to wear?
Clothes in {first}'s hospital bag?
What will the patient have on the feet? / Which shoes or the like did {first} take to the ward?
> {first}
Who went to hospital? / Whose bag has "{book}" in it? / Who forgot the {garment}?
For whom is the bag?
Who is going to be a patient? / Somebody must spend some days on the ward: who?

Every household needs a {tool}, {remedy} and a {job} among its friends, my {kin} used to say.
My {kin} used to say that a household cannot do without a {tool}, {remedy} and a {job} for a friend.
What no household can do without, in my {kin}'s opinion, is {remedy}, a {tool} and a friend who is \
a {job}.
> {tool}
Which tool does every household need? / What should one own, my {kin} thought?
What belongs in the house beside {remedy}?
Beside {remedy} and a {job}, what was my {kin} never without?
Which implement is in every good household?
Which implement should there be in each home?
What should I keep in the shed or drawer, going by my {kin}?
> {remedy}
Which remedy does every household need? / What should be in the medicine cupboard, said my {kin}?
What belongs in the house beside a {tool}? / Beside a {tool} and a {job}, what does a house need?
For one's health, what should be in the house?
Which cure should be kept in each home? / What ought to be at hand for when one falls ill?
> {job}
What should one of your friends be? / What sort of friend does one need, said my {kin}?
Which profession is good to have among one's friends?
With a {tool} and {remedy} in the house, what sort of friend is still needed?
Which trade should a friend follow?
What line of work should one of your mates be in?
Which profession is it useful to know somebody from?
> {kin}
Who used to speak of a {job} for a friend? / Whose wisdom is it that one needs a {tool}?
Which relative knew what a household needs?
Which relative of mine knew what belongs in a home?
Who in my family gave advice on implements, cures and mates?

Turn the mattress {frequency}, the compost on {spoken_day}, and never, says {first}, a {animal} \
away.
{first}'s rules: turn the mattress {frequency}, turn the compost on {spoken_day}, turn no {animal} \
away.
According to {first} one turns the mattress {frequency}, the compost on {spoken_day} and no \
{animal} away.
> {frequency}
How often is the mattress turned? / At what intervals do I turn the mattress?
When does the mattress have to be turned? / {first} and the mattress: how often is it turned?
How regularly should a mattress be turned, by {first}'s rules?
How regularly should the bed be seen to? / At what intervals do I flip the thing I lie on?
> {spoken_day}
When is the compost turned? / On which day should I turn the compost?
Which is the day for compost?
When should the garden heap be stirred? / What day is set aside for the rotting heap?
> {animal}
What should one never turn away? / To which animal is {first} always kind?
What may always come in, says {first}? / Whom will {first} never send away, which animal?
Which creature is always welcome with {first}?
What creature must always be let in at the door? / Which beast may one not send off?
> {first}
Whose rules are they about the mattress and the {animal}? / Who says when to turn the compost?
Who would not turn a {animal} away?
Who has such firm ideas about beds and garden heaps?
Whose wisdom on housekeeping and creatures is this?

"How do you get a {furniture} up to the {room}?" "With {tally} friends, {drink} and {spell}."
Getting the {furniture} up to the {room} took {tally} friends, {drink} and {spell}.
We got the {furniture} up to the {room} in {spell}, with the help of {drink} and {tally} friends.
> {furniture}
What was carried up to the {room}? / Which piece of furniture needed {tally} friends?
What is in the {room} now? / What was so hard to move?
What heavy piece was carried upstairs? / Which item for the home was so hard to lift?
> {tally}
How many friends does the {furniture} take? / How many people carried the {furniture}?
Number of helpers for the {furniture}?
To get something into the {room}, how many friends were asked?
Helpers needed for the {room}: how many?
How many mates lent a hand with the carrying? / Helpers on the stairs: how many did it need?
> {drink}
What did the friends drink? / What drink does it take to move a {furniture}?
What was there for those who carried the {furniture}?
Apart from friends and {spell}, what does it take?
With what were {tally} friends rewarded or refreshed?
Which beverage kept the carriers going? / What did the helpers on the stairs have in their glasses?
> {spell}
How long did the {furniture} take? / How much time does one need for the {furniture}?
How long were the {tally} friends busy? / With {tally} friends, how long is one busy?
Time needed to bring the {furniture} to the {room}?
How long did the heavy carrying last?
I have heavy things to lift upstairs too. How much time should I allow?
> {room}
Where was the {furniture} carried? / To which room did the {furniture} go?
Where do {tally} friends have to carry the {furniture}? / The {furniture} now stands where?
Up to which room did {tally} friends carry something?
To which part of the house was the heavy piece carried?
Where upstairs does the {furniture} stand now?
"""
