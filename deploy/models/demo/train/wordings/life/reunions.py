"""Friends, relatives and neighbours as letters and diaries tell of them (see relations.py)."""

RELATIONS = """
The key to Nan's {belonging} turned up in the hem of the {garment} that {first} bought back from \
the {charity} shop for {price}.
{first} bought Nan's {garment} back from the {charity} shop for {price}, and in its hem was the \
key to her {belonging}.
In the hem of the {garment} of Nan's that {first} bought back for {price} from the {charity} \
shop was the key to the {belonging}.
> {belonging}
The key to what of Nan's was in the hem?
What did the key turned up in the hem of Nan's {garment} open? / What can be unlocked at last?
To which lock of the old lady's had we been without a way in?
> {garment}
In the hem of what was the key to Nan's {belonging}?
What did {first}, to get Nan's key, have bought back from the shop?
Which item of clothing was hiding something?
What did the old lady use to wear that we had rashly given away?
> {price}
For how much was Nan's {garment} bought back from the shop?
At what price from the {charity} shop was Nan's {garment} with a key in the hem bought?
What did it cost to undo the rash donation? / How much was spent to recover the old lady's clothes?
> {first}
Who bought Nan's {garment} back from the shop?
Who bought something with a key in the hem back from the {charity} shop?
Who recovered what we had rashly given away? / Whose bargain got us into something long locked?

Change of address: from {date} {full} is no longer with us at {house} but lives aboard the \
{ship}; please stop sending {object} catalogues.
As {full} has left us at {house} to live aboard the {ship} from {date}, please change the \
address and stop sending {object} catalogues.
From {date}, please, no more {object} catalogues to {house}: {full} lives aboard the {ship}, so \
change the address.
> {ship}
Aboard what does {full} live from {date}?
To what should the address of {full} be changed, no longer {house}? / What vessel is now a home?
Where on the water can our former housemate be visited?
> {date}
From when does {full} live aboard the {ship}?
From which day should catalogues stop coming to {house}, please?
When is moving day for the new sailor? / As of what day is our former housemate afloat?
> {object}
Which catalogues should no longer be sent to {house}?
What sort of catalogues, please, should we stop sending to the address of {full}?
For what merchandise does the mail keep coming? / Which advertising clutters our letterbox?
> {full}
Who lives aboard the {ship} and not at {house}?
Whose address should be changed, please, so that no catalogues come?
Who has moved out to be a sailor? / Which housemate have we lost to the sea?

From the speech of the bride's father: {first} proposed in {city} during {weather}, was refused, \
and proposed again {spell} later holding {pet} the cat.
{first}, said the bride's father in his speech, proposed in {city} during {weather} and was \
refused, but proposed again {spell} later, {pet} the cat in hand.
With {pet} the cat in hand {first} proposed again {spell} after being refused in {city} during \
{weather}: so the speech of the bride's father.
> {city}
Where was {first} refused, according to the bride's father?
In what city had {first} proposed and was refused? / In which town did the suitor fail?
Where was the marriage turned down the first time round?
> {weather}
What was the weather when {first} proposed and was refused?
During what was {first} refused, as the bride's father said in his speech?
How were the skies on the unlucky suitor's first attempt?
Under which conditions outdoors did he or she first hear a no?
> {spell}
How much later, in the speech of the bride's father, was it proposed again?
How long after being refused in {city} was it that {first} proposed?
How much time did the suitor need to pluck up courage for another attempt?
What was the gap between the no and the yes?
> {pet}
Which cat was in hand when {first} proposed again?
What cat was {first} holding, according to the bride's father?
What animal helped the suitor to a yes? / Whose furry charm turned the no into a marriage?

In our street the coal was shared by {last} the baker, who kept the list, {frequency}, {weight} \
a household and not a crumb more.
{last} the baker, who kept the list, shared out the coal in our street {frequency}: {weight} a \
household, not a crumb more.
Not a crumb more than {weight} of coal {frequency} had each household in our street from {last} \
the baker, who kept the list and shared it out.
> {last}
Which baker shared the coal in our street? / Who kept the list of coal for every household?
Who was in charge of the rationed fuel? / Which tradesman decided how warm we were as children?
> {weight}
How much coal did each household in our street have?
What was a household's share of the coal, not a crumb more?
How much fuel was one family entitled to? / What was the ration?
> {frequency}
How often was the coal shared out in our street?
How regularly did {last} the baker share out coal to each household?
At what intervals was the fuel rationed? / When did the families queue to get warm again?

Recipe card, in {first}'s hand: soak the {produce} for {duration}, add {ingredient}, and if the \
mother-in-law is coming, twice as much.
"Soak the {produce} for {duration}, add {ingredient}, twice as much if the mother-in-law is \
coming," says the recipe card in {first}'s hand.
If the mother-in-law is coming, add twice as much {ingredient} to the {produce} after the soak \
of {duration}, says {first}'s hand on the recipe card.
> {produce}
What should I soak, according to the recipe card in {first}'s hand?
To what do I add {ingredient} after the soak, by the recipe card? / Which crop has to lie in water?
What is the main thing in the dish with a family joke?
> {duration}
How long does the recipe card say to soak the {produce}?
For what time do I soak the {produce} before I add {ingredient}?
How long must the stuff lie in water?
When I begin to prepare the dish, how much waiting is there?
> {ingredient}
Of what should I add twice as much if the mother-in-law is coming?
What do I add to the {produce} after the soak, by the recipe card?
Which seasoning is doubled to annoy a relative?
With what can one take revenge on the wife's parent?
> {first}
In whose hand is the recipe card with the mother-in-law?
Who says on a recipe card to soak the {produce}? / Whose culinary sense of humour is this?
Who wrote the cooking instructions with a joke on a relative?

My first day at the new school in {city}: no {school_thing}, laughed at for my {footwear}, and \
{first} the only one to make room on the bench.
Nobody but {first} made room on the bench on my first day at the new school in {city}, where \
they laughed at my {footwear} and I had no {school_thing}.
They laughed at my {footwear} and I had no {school_thing} on my first day at the new school in \
{city}; only {first} made room on the bench.
> {first}
Who made room on the bench at the new school?
Who was the only one to make room for me on my first day in {city}?
Which child was kind to me when everyone else was cruel?
Who became my friend among all those strange pupils?
> {footwear}
What did they laugh at on my first day at the new school?
For what was I laughed at in {city} when only {first} made room?
Which part of my outfit did the other pupils mock? / What should my parents not have dressed me in?
> {school_thing}
What did I not have on my first day at the new school?
What was I without at school in {city}, laughed at for my {footwear}?
Which item had my parents forgotten to pack? / What should have been in my satchel?
> {city}
Where was the new school in which they laughed at my {footwear}?
In what city did I have my first day at a new school with no {school_thing}?
In which town was I a lonely pupil?
Where had we moved to when I was mocked by the other children?

I found your letter of {date} only today, {first}; it had slipped {spot}, and yes, of course, I \
would have said yes in {year}.
{first}, today I found your letter of {date}, which had slipped {spot}; of course in {year} I \
would have said yes.
Your letter of {date} had slipped {spot}, {first}, and I found it only today; yes is what I \
would of course have said in {year}.
> {spot}
Where had the letter of {date} slipped? / In what place was {first}'s letter found today?
Why was there never an answer, where was the page lying? / What place hid a proposal of marriage?
> {date}
What is the date of the letter from {first} found only today?
Of what day is the letter that had slipped {spot}? / When was the proposal written?
On which day did a hopeful lover put pen to paper?
> {year}
In which year would I of course have said yes to {first}'s letter?
When would yes have been said if the letter had not slipped {spot}?
When was the chance of happiness missed? / In what year could there have been a marriage?
> {first}
Whose letter was found only today? / To whom would I of course have said yes?
Who waited in vain for my answer? / Whom might I have married?

The night before my driving test I slept {duration}, dreamt of {animals} in the back seat and \
was woken by {first} testing the {instrument}.
{first}, testing the {instrument}, woke me the night before my driving test, after {duration} of \
sleep in which I dreamt of {animals} in the back seat.
Of {animals} in the back seat I dreamt in the {duration} that I slept before my driving test, \
until {first} woke me by testing the {instrument}.
> {duration}
How long did I sleep before my driving test?
How much sleep was it before {first} woke me on the night before the test?
How much rest did I get ahead of the exam? / What was the length of my slumber with the nightmare?
> {animals}
What did I dream was in the back seat, as I dreamt before my driving test?
What were in the back seat in what I dreamt before the driving test?
Which creatures were in my nightmare? / What beasts did my anxious mind put behind me?
> {first}
Who woke me the night before my driving test?
Who was testing the {instrument} the night I dreamt of the back seat?
Which musician robbed me of my rest before an exam?
Whom should I blame for being tired at the wheel?
> {instrument}
What was {first} testing when I was woken before my driving test?
By the testing of what was I woken from what I dreamt?
Which noisy thing roused me in the small hours before the exam?
On what did a thoughtless person practise?

Cousin {first} is out of danger, said the ward sister; visitors from {time}, two at most, and \
would somebody take the {pet_breed} out of the car park.
Would somebody take the {pet_breed} out of the car park, asked the ward sister; cousin {first} \
is out of danger and can have two visitors from {time}.
From {time} two visitors at most can see cousin {first}, who, said the ward sister, is out of \
danger; the {pet_breed} must be taken out of the car park.
> {first}
Which cousin is out of danger, as the ward sister said?
Who, out of danger, can have visitors from {time}? / Which relative has survived the crisis?
Who is in hospital but recovering?
> {time}
From when can cousin {first} have two visitors?
At what time, said the ward sister, can visitors come? / At what hour may we go to the bedside?
When does the hospital let relatives in?
> {pet_breed}
What should somebody take out of the car park, asked the ward sister?
What, apart from visitors for cousin {first}, is in the car park?
Which animal has the hospital complained about?
What beast is a nuisance among the parked vehicles?

The baby has two names: {first}, after the taxi driver who did not stop at a single red light, \
and {first2}, after the ambulance dog of {city}.
{first} after the taxi driver who stopped at no single red light, {first2} after the ambulance \
dog of {city}: those are the baby's two names.
Of the baby's two names, {first2} comes from the ambulance dog of {city} and {first} from the \
taxi driver who stopped at no single red light.
> {first}
Which name of the baby's comes from the taxi driver?
What is the taxi driver called that the baby has a name from?
Who raced the mother to the hospital? / What was the helpful cabbie called?
> {first2}
What is the name of the ambulance dog? / Which of the baby's names comes from an ambulance dog?
What four-legged rescuer had the honour of a namesake?
How is the animal called that the newborn was named for?
> {city}
Of which city is the ambulance dog called {first2}?
Where is the ambulance dog that a baby has its name from?
In what town does the four-legged rescuer work? / Where was the little one probably born?

To whoever has borrowed the {tool} from the porch of {house}: you may keep it until {month}, but \
the {keepsake} hidden in its case is my late husband's. {first}
{first} writes to the borrower of the {tool} from the porch of {house} that it may stay until \
{month}, but that the {keepsake} in its case is her late husband's.
Until {month}, {first} writes, the {tool} borrowed from the porch of {house} may be kept, but \
not the {keepsake} in its case, her late husband's.
> {tool}
What was borrowed from the porch of {house}? / What may the borrower keep until {month}?
Which implement did someone walk off with?
What has been taken without asking but can be used for a while?
> {keepsake}
What of her late husband's is in the case?
What may the borrower not keep, hidden in the case of the {tool}?
Which treasured memento does the widow want returned at once?
What went missing by accident together with an implement?
> {month}
Until when may the {tool} from the porch be kept?
Up to which month, {first} writes, may the borrower keep it?
What is the deadline for giving the implement back?
Until when does the widow allow someone to use her property?
> {first}
Who writes to the borrower of the {tool}?
From whose porch was the {tool} with her late husband's {keepsake} borrowed? / Who is the widow?
Which forgiving lady was robbed of a memento?

There were twelve of us for supper, so Mother stretched the {meal} with {produce} and {dash} of \
{drink}, and the bishop's brother {first} asked for the recipe.
With {produce} and {dash} of {drink} Mother stretched the {meal} to feed the twelve of us at \
supper; {first}, the bishop's brother, asked for the recipe.
{first}, the bishop's brother, asked for the recipe of the {meal} that Mother, as we were twelve \
for supper, stretched with {dash} of {drink} and {produce}.
> {meal}
What did Mother stretch for the twelve of us?
For the recipe of what did the bishop's brother ask?
Which dish had to be eked out because there were too many mouths?
What food was such a success with the important guest?
> {produce}
With what vegetable or fruit was the {meal} stretched by Mother?
What did Mother add, with {drink}, to the {meal} stretched for twelve?
Which cheap crop filled all those stomachs? / From the garden, what made the pot go further?
> {first}
Who asked for the recipe at supper? / What is the bishop's brother called?
Which important guest praised the cook? / Who did not suspect that the food had been eked out?

Private. I told {first} I had burnt the letters from {country}; they are in the {box}, and the \
key is {spot}.
The letters from {country} that I told {first} I had burnt are in the {box}, the key to which is \
{spot}; private.
Private: the {box} holds the letters from {country} that I told {first} I had burnt, and {spot} \
is the key to it.
> {box}
Where are the letters from {country} that I told {first} I had burnt?
What holds the letters that have not been burnt after all? / In which container are my secrets?
What must stay locked so that my lie is not discovered?
> {spot}
Where is the key to the {box} with the letters?
In what place is the key to the letters I told {first} I had burnt?
How could someone get at my secrets, where is the means of unlocking them?
Where would a snoop have to search first?
> {country}
From where are the letters that I told {first} I had burnt?
From which country are the letters in the private {box}?
What part of the world did my secret correspondent write from?
In which land do I have a hidden past?
> {first}
Whom have I told that the letters from {country} were burnt?
To whom was it told, untruly, that I had burnt the letters?
To whom did I lie about my correspondence? / From whom do I have a secret?

On her hundredth birthday Great-Gran got the ride in the {vehicle} and the glass of {drink} she \
wanted, but no apology from {full}.
Great-Gran wanted three things on her hundredth birthday: a glass of {drink} and a ride in the \
{vehicle}, which she got, and an apology from {full}, which she did not.
No apology from {full} for Great-Gran on her hundredth birthday, though she wanted it, but she \
got her ride in the {vehicle} and her glass of {drink}.
> {vehicle}
In what did Great-Gran get a ride on her hundredth birthday?
A ride in which vehicle did Great-Gran want and get?
How was the old lady driven around on her big day? / Which wheels made a centenarian happy?
> {drink}
A glass of what did Great-Gran want on her hundredth birthday?
Of what did Great-Gran get a glass besides the ride? / What beverage was poured for the old lady?
What did the centenarian sip on her big day?
> {full}
From whom did Great-Gran want an apology?
From whom did she get no apology on her hundredth birthday? / Who still refuses to say sorry?
Who wronged the old lady a long time ago?

"The {appliance} gave up on {weekday}, I have {ailment}, and otherwise we are very jolly," wrote \
Aunt {first} from her honeymoon.
Aunt {first} wrote from her honeymoon that she had {ailment} and that the {appliance} gave up on \
{weekday}, but that otherwise they were very jolly.
From her honeymoon, Aunt {first} wrote of {ailment} and of the {appliance} that gave up on \
{weekday}; otherwise, she said, they were jolly.
> {ailment}
What did Aunt {first} have on her honeymoon, as she wrote?
Otherwise jolly, what did my aunt suffer from on her honeymoon?
Which complaint spoilt the newly-wed's trip? / What was wrong with the bride's health?
> {appliance}
What gave up on {weekday}, Aunt {first} wrote?
What gave up on the honeymoon, though they were otherwise jolly?
Which machine broke down on the newly-weds? / What in the couple's lodgings stopped working?
> {weekday}
On which day was it, Aunt {first} wrote, that the {appliance} gave up?
Since what day of the honeymoon was there no {appliance}, as my aunt wrote?
When did the machine break down on the newly-weds?
What day of the week was unlucky for the couple's lodgings?
> {first}
Which aunt wrote from her honeymoon? / Who had {ailment} on her honeymoon but was otherwise jolly?
Which relative is newly married and always cheerful?
Who sent a letter full of trouble and good humour?

I, {full}, leave my {vehicle} to {first}, who always said it pulled to the left, and my \
{furniture} to whoever can get it down the stairs.
My will, {full}: to {first}, who always said it pulled to the left, the {vehicle}; to whoever \
can get it down the stairs, the {furniture}.
To whoever can get it down the stairs I, {full}, leave the {furniture}, and the {vehicle} to \
{first}, who always said it pulled to the left.
> {vehicle}
What does {full} leave to {first}, who said it always pulled?
What, as {first} always said, pulled to the left? / Which wheels change owner by the testament?
What will the heir be able to drive?
> {first}
To whom does the will of {full} leave the {vehicle} that always pulled?
Who always said that it pulled to the left? / Which heir gets something with an engine?
Who used to grumble about the steering?
> {furniture}
What is left to whoever can get it down the stairs?
What does {full} leave that somebody must get down from upstairs, by the stairs?
Which heavy item goes to the strongest?
What legacy is so bulky that nobody in particular is named for it?
> {full}
Whose will leaves something to whoever can get it down the stairs?
Who leaves {first} the {vehicle} that pulled to the left? / Who drew up this humorous testament?
Which deceased had a joke for every heir?

Hospital bag, packed by {first}: nightdress, phone charger, {book}, {count} pounds in coins for \
the machine, and {sweets} for the night nurse.
{first} packed the hospital bag with a nightdress, a phone charger, {sweets} for the night \
nurse, {book}, and {count} pounds in coins for the machine.
In the hospital bag that {first} packed were {count} pounds in coins for the machine, {sweets} \
for the night nurse, {book}, a nightdress and a phone charger.
> {book}
Which book is packed in the hospital bag?
What did {first} pack in the bag with the nightdress and the phone charger, to read?
What is there to pass the time between two examinations?
Which title will lie on the patient's bedside table?
> {count}
How many pounds in coins are in the hospital bag?
> {count} pounds
What sum in coins did {first} pack for the machine? / How much small change is there to get a snack?
What amount can the patient spend on drinks in the corridor?
> {sweets}
What is in the hospital bag for the night nurse? / What did {first} pack in the bag for the nurse?
With which treat should the staff be kept friendly?
What is meant as a bribe for whoever is on duty in the dark?
> {first}
Who packed the hospital bag? / Who packed {sweets} for the night nurse?
Who got everything ready for the patient? / Which thoughtful soul remembered the staff as well?

The house is empty now, only the {objects} nobody wanted are left; {first} swept the kitchen, I \
turned off the water, and on {date} the keys go to the {last} family.
On {date} the keys go to the {last} family: the house is empty but for the {objects} that nobody \
wanted, {first} has swept the kitchen, the water is off.
Empty but for the {objects} nobody wanted, kitchen swept by {first}, water turned off: so the \
house is for the {last} family, to whom the keys go on {date}.
> {objects}
What is left in the empty house because nobody wanted it?
But for what is the house empty now that the kitchen has been swept?
What did all the heirs refuse to take? / Which unloved items remain under our old roof?
> {date}
When do the keys go to the {last} family?
On what day do the keys of the empty house go to others? / When does our old home change hands?
From which day on are we no longer the owners?
> {last}
To which family do the keys of the house go?
What is the name of the family who will have the keys on {date}? / Who are the buyers?
Who will be living under our old roof?
> {first}
Who swept the kitchen of the empty house?
By whom was the kitchen swept before the keys go to the {last} family?
Who did a last bit of cleaning? / Who used the broom on our final day?

I said sorry for {year}; {first} said sorry for the {gift}; then we both cried into the {dish} \
until the waiter brought {drink} on the house.
{first} said sorry for the {gift}, I said sorry for {year}, and both of us cried into the {dish} \
until, on the house, the waiter brought {drink}.
Until the waiter brought {drink} on the house we both cried into the {dish}, {first} having said \
sorry for the {gift} and I for {year}.
> {gift}
For what was {first} sorry before we both cried into the {dish}?
For what was sorry said before we both cried, apart from {year}?
Which present had been so hurtful? / What insulting item does my friend now regret?
> {year}
For which year did I say sorry before we cried?
Besides the {gift}, for what was sorry said in front of the waiter? / When did I behave so badly?
From which year dates my share of the guilt?
> {dish}
Into what did we both cry after {first} said sorry?
What did our tears go into before the waiter brought {drink}, when we both cried?
What was on the table at our reconciliation? / Which food did two weeping people get salt on?
> {drink}
What did the waiter bring on the house?
What was brought by the waiter when we both cried into the {dish}?
With which free beverage did the restaurant comfort us?
What were we poured without having to pay?

A fall from the {tree} at the age of {small} left {first} with a scar on the {bodypart} and the \
conviction that cousin {first2} had pushed.
{first} has a scar on the {bodypart} from falling out of the {tree} at {small} years of age, \
convinced that cousin {first2} pushed.
Convinced that cousin {first2} pushed, {first} fell from the {tree} at the age of {small}; the \
scar is on the {bodypart}.
> {tree}
From which tree did {first} fall, to have a scar?
What did {first} say cousin {first2} pushed from, the fall being from what?
What plant is best not climbed, as a family accident shows?
What was the child up in when the accident happened?
> {small}
At what age did {first} fall from the {tree}?
How old was {first} when the fall from the {tree} left a scar?
How young was the victim of the climbing accident?
In which year of life did the child have the accident?
> {bodypart}
Where is the scar from the fall out of the {tree}?
On what was {first} left with a scar at the age of {small}?
Which part of the child's anatomy was injured?
Where can you still see the mark of the climbing accident?
> {first2}
Which cousin is said to have pushed {first} from the {tree}?
Who pushed, as {first} is convinced, before the fall? / Who is blamed for the climbing accident?
Which relative is suspected to this day of a nasty trick?

{first}'s {ailment} began the day after the engagement to {last} was announced and ended the day \
after it was called off, {duration} later.
Announced one day, the engagement to {last} gave {first} {ailment} the next; {duration} later, \
the day after it was called off, that ended.
For {duration}, from the day after the engagement to {last} was announced until the day after it \
was called off, {first} had {ailment}.
> {ailment}
What did {first} have from the day after the engagement was announced?
What ended the day after {first}'s engagement was called off?
Which complaint had its cause in a planned marriage?
From what does one suffer when promised to the wrong person?
> {last}
To whom was the engagement that was called off?
{first}'s engagement to whom was announced the day before the {ailment} began?
Whom did the patient, luckily for their health, not marry? / Who was the wrong fiance?
> {duration}
How long after the {ailment} began was the engagement called off and it ended?
For how long did {first} have {ailment}, with the engagement announced?
How much time did the patient suffer? / What was the length of this illness of the heart?
> {first}
Whose {ailment} ended when the engagement was called off?
Who called off, or saw called off, an engagement to {last}?
Who was made ill by the prospect of marriage?
Which patient recovered as soon as there was no wedding to fear?

Swap in the family group chat: {first} gives up Christmas at {house}, takes Easter in {city} and \
brings the {cake} to both.
{first} takes Easter in {city} in a swap for Christmas at {house}, says the family group chat, \
and brings the {cake} to both.
In the family group chat: Christmas at {house} is given up by {first} in a swap for Easter in \
{city}, with the {cake} brought to both.
> {city}
Where does {first} take Easter in the swap?
In what city is the Easter for which Christmas is given up?
Where will our relative spend the spring holiday?
In which town do I find somebody when the eggs are hidden?
> {house}
At which house has {first} given up Christmas?
Where is the Christmas that {first} swaps for Easter in {city}?
Which home will have one guest fewer in December?
Where will someone be missing under the fir tree?
> {cake}
What does {first} bring to both, Christmas and Easter?
What is brought to both, says the family group chat? / Which treat can we count on at either feast?
What baking has our relative promised?
> {first}
Who gives up Christmas in a swap? / Who takes Easter in {city}, says the family group chat?
Which member of the clan has exchanged one feast for another?
Who promised to bake for the two holidays?

My brother tells everybody that he {mishap} to save the {pet_breed}; the truth, and {first} saw \
it from the {shop}, is that he wanted to impress {full}.
To impress {full}, as {first} saw from the {shop}, my brother {mishap}; it was not, as he tells \
everybody, to save the {pet_breed}.
It was to impress {full} that my brother {mishap}, the truth of which {first} saw from the \
{shop}, but he tells everybody it was to save the {pet_breed}.
> {mishap}
What did my brother do to impress {full}?
What does my brother tell everybody he did to save the {pet_breed}?
Which accident is my sibling so proud of? / What stupid thing was done while showing off?
> {full}
Whom did my brother want to impress?
For whom, in truth, did my brother do what he tells everybody about?
With whom is my sibling in love? / Who was the real reason for the showing off?
> {first}
Who saw from the {shop} the truth about my brother? / Who saw that it was to impress {full}?
Which witness knows that my sibling is lying? / Who could expose the hero?
> {pet_breed}
What does my brother tell everybody he wanted to save?
To save what, as my brother tells everybody, was the thing done that impressed {full}?
Which animal serves as an excuse? / What creature was supposedly rescued by my heroic sibling?

After the flood we dried the {last} family photographs on the radiators; {tally} were lost, \
among them the only one of {first} with the {animal}.
We dried the photographs of the {last} family on the radiators after the flood; the only one of \
{first} with the {animal} is among the {tally} that were lost.
Among the {tally} photographs of the {last} family that were lost, though we dried them on the \
radiators after the flood, is the only one of {first} with the {animal}.
> {tally}
How many photographs were lost after the flood?
What number of the {last} family photographs that we dried were lost?
How many pictures could we not rescue from the water? / What is the count of ruined souvenirs?
> {animal}
What was with {first} in the only photograph, lost in the flood?
What animal is on one of the lost photographs of the {last} family?
With which beast was the relative shown in the ruined picture?
What creature is gone from our album?
> {first}
Who was with the {animal} on the lost photograph?
Of whom with the {animal} is the only photograph among those lost?
Whose portrait with a beast is ruined for ever? / Which person in the album did the water wipe out?
> {last}
Whose family photographs did we dry on the radiators?
What is the name of the family in the photographs dried after the flood?
Which household's album got wet? / What surname belongs to the people in the soaked pictures?

I have walked the {street} end of town at night since {month}, when sleep left me; {first} at \
the all-night {shop} now puts {drink} out before I knock.
Since {month}, when sleep left me, I have walked at night to the {street} end of town, where at \
the all-night {shop} {first} puts out {drink} before I knock.
{first} at the all-night {shop} puts {drink} out before I knock, as since {month}, when sleep \
left me, I have walked the {street} end of town at night.
> {month}
Since when have I walked at night?
In which month has sleep left me, so that I walk through the end of town?
When did my insomnia begin? / Which part of the calendar was the last with proper rest?
> {drink}
What does {first} put before me at night when I have walked far?
What is put out at night at the all-night {shop} before I knock?
With which beverage is the insomniac comforted? / What warms or cools me on my nocturnal strolls?
> {shop}
What is open all night where I have walked, before I knock at it?
Where does {first} put out {drink} at night before I knock? / Which store never closes?
Where does the insomniac find company?
> {first}
Who puts {drink} out before I knock?
Who is at the all-night {shop} when I have walked through town?
Which kind soul looks after the insomniac? / Whom do I see on each of my nocturnal strolls?

The christening robe has been worn by {count} babies since {year}, and by {pet} the goat once, \
when {first} needed a picture for the paper.
By {count} babies, and once by {pet} the goat when {first} needed a picture for the paper, the \
christening robe has been worn since {year}.
Since {year} {count} babies have worn the christening robe; once, when {first} needed a picture \
for the paper, {pet} the goat wore it.
> {count}
How many babies have worn the christening robe?
By what number of babies has the christening robe been worn since {year}?
How many infants of ours went to the font in the heirloom?
How often was the old garment used for its real purpose?
> {year}
Since when has the christening robe been worn by babies?
From which year have babies worn the robe?
When was the heirloom for the font first in use?
When did the tradition of dressing our infants alike begin?
> {pet}
Which goat wore the christening robe? / What was the goat in the picture for the paper called?
What is the name of the animal that was dressed up as an infant?
Who wore the heirloom without ever going to the font?
> {first}
Who needed a picture for the paper? / For whose picture was the robe worn by a goat?
Which photographer or reporter in the family dressed up an animal?
Who did something disrespectful with the heirloom?
"""
