"""Free sentences: signs, labels, instructions and short notes at the workplace (see
relations.py)."""

RELATIONS = """
No {banned}. Offenders pay {tariff}.
For {banned} you pay {tariff}. / Here {banned} costs you {tariff}.
Fine for {banned}: {tariff}.
If you are caught at it, {banned} will make you poorer by {tariff}.
> {tariff}
What does one pay for {banned}? / How high is the fine for {banned}? / What does {banned} cost here?
How much must offenders pay?
What is the penalty for breaking the rule?
How much money do I lose if an inspector sees me doing what the notice prohibits?
> {banned}
What is not allowed? / For what does one pay {tariff}? / What is forbidden by the sign?
What does the notice prohibit? / Which activity must I refrain from unless I want a penalty?

Back at {hour}. In urgent cases ask at the {premises} next door.
I will be back at {hour}; if it is urgent, go to the {premises} next door.
Closed until {hour}; the {premises} next door helps in urgent cases.
I have gone out and shall open again at {hour}; meanwhile the people at the {premises} next door \
can help.
> {hour}
When will somebody be back? / At what hour does it open again? / Until when is it closed?
When can I find the shopkeeper in once more? / At what o'clock does the owner return?
> {premises}
Where can I ask if it is urgent? / What is next door? / Who helps in urgent cases?
Which neighbouring business do I turn to in an emergency? / What shop is beside this one?

The door of {officeunit} is now that of the {room}; please knock {spelled} times.
You will find {officeunit} in the {room}. Knock {spelled} times.
Visitors to {officeunit}: {room}, {spelled} knocks.
To see anybody from {officeunit}, knock {spelled} times at the {room}.
> {room}
Where is {officeunit}? / In which room do I find {officeunit}? / Behind which door is {officeunit}?
Where does the department sit these days?
At which part of the building should callers of {officeunit} announce themselves?
> {spelled}
How often should I knock? / How many knocks are asked for? / What number of knocks opens the door?
How many times do I rap on the wood? / What number of taps do callers have to make?
> {officeunit}
What is in the {room}? / Which department is behind the door?
Where must one knock {spelled} times?
Which department has moved? / What team sits in the {room} these days?

Shake well, dilute {small} to one, and keep away from {animals}; made by {company}.
{company}'s product is diluted {small} to one and must be kept away from {animals}.
Keep away from {animals}! Dilute {small} to one. Maker: {company}.
This stuff from {company} must not get near {animals} and wants {small} parts of water to one.
> {small}
In what ratio, to one, is it diluted? / How many parts of water go to one part?
How many shares of water for one part?
How do I mix it, measured against a single share of the chemical?
How strongly is the liquid to be thinned?
> {animals}
From what should it be kept away? / Which animals must not get near it? / For whom is it dangerous?
Which creatures could the chemical harm? / Whom would the liquid poison if they got at it?
> {company}
Who makes it? / Whose product is it? / What is the name of the maker?
Which manufacturer produces the chemical? / Whose name is on the bottle of liquid?

In case of fire leave by the {room} and gather at the {place}; {full} counts heads.
If it burns, go out through the {room} to the {place}, where {full} counts everybody.
Way out: {room}. Meeting point: {place}. Fire marshal: {full}.
In a fire, {full} waits at the {place} with the list; you get there through the {room}.
> {room}
Through which room does one leave? / What is the way out in a fire? / How do I get out if it burns?
Which part of the building is the escape route? / Where do I escape when there are flames?
> {place}
Where do we gather in a fire? / What is the meeting point? / Where must I go after leaving?
Where do we assemble after the escape? / At what spot outside is everyone checked off?
> {full}
Who counts heads? / Who is the fire marshal? / Who checks whether everybody is out?
Which colleague checks that all of us have escaped?
Who is in charge of safety when there are flames?

Lift out of order since {date}: {machinefault}. {company} has been called.
Since {date} the lift has been out of order ({machinefault}); we have called {company}.
We called {company} about the lift, which has been out of order since {date}: {machinefault}.
You will have to walk, for since {date} there has been this trouble with the lift: {machinefault}. \
{company} knows.
> {machinefault}
What is the matter with the lift? / Why is the lift out of order? / What fault does the lift have?
What exactly is broken on the elevator? / Which defect forces people to take the stairs?
> {date}
Since when has the lift not worked? / When did the lift fail? / first day without the lift?
On what day did the elevator break down? / Since when have people had to take the stairs?
> {company}
Who was called about the lift? / Which firm should repair the lift? / Whom did they call?
Which repair firm was notified? / Who is supposed to mend the elevator?

Wet paint: do not touch the {colour} door of the {room} until {time}.
The door of the {room} is freshly painted ({colour}); keep off until {time}.
Until {time} the paint on the door of the {room}, now {colour}, will be wet.
Careful! Until {time} you might take some {colour} from the door of the {room} home on your sleeve.
> {time}
When will the paint be dry? / Until when must I not touch the door?
How late is the paint still wet?
When can I safely lean on it without ruining my clothes? / At what hour will the coat have dried?
> {room}
Which door is freshly painted? / Of which room must one not touch the door?
Which part of the building has the decorator just been at?
Where should I mind my clothes because of the decorator?
> {colour}
In which colour was the door of the {room} painted? / What colour is the door now?
What shade did the decorator choose? / Which stain would I get on my clothes at the {room}?

Cash desk {small}: {goods} only. Everything else: desk {small2}.
At cash desk {small} they take nothing but {goods}; for the rest go to desk {small2}.
If you have {goods}, pay at desk {small}; if you have anything else, pay at {small2}.
Are there {goods} in your basket? Then queue at desk {small}, otherwise at desk {small2}.
> {small}
At which desk do I pay for {goods}? / Where are {goods} paid for? / desk number for {goods}?
Which till takes shoppers who have just {goods}? / At what till do I line up with my {goods}?
> {small2}
At which desk does one pay for everything else? / Where do I pay if I have no {goods}?
Which till takes shoppers with mixed trolleys? / Where do I line up with all other items?
> {goods}
What is paid at desk {small}? / For which goods is desk {small}? / What does desk {small} take?
Which items have a till to themselves? / What must shoppers have in the trolley to use till {small}?

Left-handed people take the {worktool} with the {colour} grip; it cost {price}, so look after it.
The {worktool} with the {colour} grip is for left-handed people and was bought for {price}.
For {price} we bought a left-handed {worktool}, the one with the {colour} grip.
For those who use their left hand we have, at {price}, a {worktool} whose grip is {colour}.
> {colour}
What colour is the grip for left-handed people?
By which colour do I know the left-handed {worktool}?
What shade is the handle that lefties should reach for?
How can lefties tell by its handle which one is theirs?
> {price}
What did the left-handed {worktool} cost? / How much was paid for it? / price of the {worktool}?
How much money was spent on the implement for lefties?
What would it take to replace the lefties' implement?
> {worktool}
What is there for left-handed people? / Which tool has a {colour} grip? / What should I look after?
Which implement do we own in a version for lefties? / What piece of equipment has a {colour} handle?

Do not open before {date}. Contents: {goods}. Property of {full}.
The box with {goods}, which is {full}'s, must stay shut until {date}.
{full}'s {goods} are in the box, not to be opened before {date}.
There are {goods} in here which belong to {full} and must not see the light before {date}.
> {goods}
What is in the box? / What are the contents? / What belongs to {full}?
What has been packed into the container? / Which items would I see if I lifted the lid?
> {date}
When may it be opened? / Until when must it stay shut? / From which day on can I look inside?
When can the lid come off? / On what day do we learn what the container hides?
> {full}
Whose property is it? / To whom does the box belong? / Who owns the {goods}?
Who is the owner of the container? / Whose things are hidden under the lid?

Recipe for the canteen, {tallied} portions: {dish} with {ingredient}, {wait} on a low flame.
For {tallied} people: let the {dish} cook for {wait}, with plenty of {ingredient}.
The canteen's {dish} for {tallied} cooks for {wait} and has {ingredient} in it.
Let the {dish} simmer for {wait}, do not spare the {ingredient}, and it will be enough for \
{tallied}.
> {tallied}
How many portions is the recipe for? / For how many is the {dish}? / How many can eat of it?
How many diners will be fed? / For what number of eaters is the cook preparing this?
> {wait}
How long does the {dish} cook? / For how long must it stay on the flame?
cooking time of the {dish}?
How long does the pot stay on the stove? / How much time should the cook allow before it is done?
> {ingredient}
What goes into the canteen's {dish}? / With what is the {dish} cooked? / Which ingredient is needed?
What should the cook be generous with?
Which foodstuff, besides the main thing, belongs in the pot?
> {dish}
What does the canteen cook? / What is made with {ingredient}? / For which dish is the recipe?
What meal is the cook preparing? / Which food will the diners have on their plates?

First feed the {animals}, then {worktask}, then lock up; the key goes to {first}.
When the {animals} are fed, {worktask}, lock up and give the key to {first}.
Give {first} the key after you have fed the {animals} and done this: {worktask}.
Before you bring {first} the key, see to the {animals} and, when they have had theirs, {worktask}.
> {worktask}
What should one do after feeding the {animals}? / What comes before locking up? / second task?
What chore comes in the middle? / Which job is left once the beasts have eaten?
> {animals}
What must be fed first? / Which animals do I feed? / With what does the work begin?
Which beasts are waiting for their meal? / What creatures do I look after at the start?
> {first}
Who gets the key? / To whom do I give the key? / With whom is the key afterwards?
Which colleague do I hand over to when all chores are finished?
Who is in charge of what opens the building?

To whoever took the {dish} from the fridge in the {room}: it was {first}'s, and {weekday} is your \
turn.
The {dish} that someone took from the fridge in the {room} was {first}'s; pay it back on {weekday}.
{first} wants the {dish} back that was in the fridge in the {room}, on {weekday} at the latest.
It is {first}'s {dish} that you ate from the fridge in the {room}. Cook another one by {weekday}.
> {dish}
What was taken from the fridge? / What did {first} have in the fridge? / Which food is gone?
What food was stolen? / Which meal did {first} look for in vain in the cold?
> {first}
Whose {dish} was it? / Who misses food? / From whom was something taken?
Who is the victim of the food thief? / Which colleague is angry about a stolen meal?
> {room}
Where is the fridge? / In which room was the {dish}? / Where did somebody steal {first}'s food?
Where does the staff keep food cold? / In what part of the building did the hungry thief strike?
> {weekday}
By which day does {first} want it back? / When should it be paid back?
What is the deadline for the thief to make good?
When does {first} expect a replacement for the stolen meal?

Route card: load at the {place}, tank at the {premises}, unload at the {facility} by {time}.
Having loaded at the {place} and filled the tank at the {premises}, unload by {time} at the \
{facility}.
By {time} you should unload at the {facility}; load at the {place}, fill up at the {premises}.
The goods come from the {place} and are wanted at the {facility} by {time}; get fuel at the \
{premises}.
> {place}
Where do I load? / What is the first stop on the card? / Where does the driver take the goods?
Where does the trucker collect the cargo? / At which spot is the freight put on the lorry?
> {premises}
Where do I fill the tank? / Where does the driver get fuel? / second stop on the card?
Where does the trucker stop for diesel? / Which business should refuel the lorry?
> {facility}
Where do I unload? / What is the destination on the card? / To where are the goods brought?
Where is the cargo delivered? / What is the trucker's final stop?
> {time}
By what time must I unload? / When should the driver be at the {facility}? / time on the route card?
What is the deadline for the delivery? / How late can the lorry arrive with the freight?

Ring twice for {last}, three times for {last2}, and not at all on {weekday}s.
{last} answers to two rings, {last2} to three; on {weekday}s please do not ring.
Two rings: {last}. Three rings: {last2}. {weekday}: no rings.
If you want {last2} ring three times, if {last} twice, and if it is {weekday} go away.
> {last}
For whom do I ring twice? / Who answers to two rings? / Who comes when it rings two times?
Who is meant by a double press of the bell? / Which resident do I reach with a pair of buzzes?
> {last2}
For whom do I ring three times? / Who answers to three rings? / Who comes when it rings three times?
Who is meant by a triple press of the bell? / Which resident has the longer signal at the bell?
> {weekday}
On which day should I not ring? / When is ringing not wanted? / What day is quiet?
When do the residents want peace? / On what day should visitors leave the bell alone?

Sizes: {gear} in {small} for {first}, in {small2} for {first2}.
{first} needs size {small} and {first2} size {small2} of the {gear}.
The {gear} must be ordered in {small} for {first} and in {small2} for {first2}.
Two people still need the {gear}: {first}, who takes {small}, and {first2}, who takes {small2}.
> {small}
What size does {first} need? / In which size is the {gear} for {first}? / {first}'s size?
How big does {first} take the clothing? / Which measurement should the supplier note for {first}?
> {small2}
What size does {first2} need? / In which size is the {gear} for {first2}? / {first2}'s size?
How big does {first2} take the clothing? / Which measurement should the supplier note for {first2}?
> {gear}
What is ordered for {first} and {first2}? / Of what does {first} need size {small}?
What are we buying for the two colleagues to put on?
Which piece of kit is missing for a pair of staff?
> {first}
Who needs size {small}? / For whom is the {gear} in {small}? / Who wears {small}?
Which colleague takes the {small}? / Who, besides {first2}, is waiting for something to put on?

Loan desk: return the {thing} by {weekday}, {time}, or pay {tariff} a day.
If the {thing} is not back by {time} on {weekday}, it costs {tariff} a day.
You pay {tariff} for every day on which the {thing} is out after {weekday}, {time}.
The {thing} is yours up to {weekday} at {time}, and every day after that is {tariff}.
> {tariff}
What does a day of delay cost? / How much is it if I keep the {thing} too long? / daily charge?
How big is the penalty for a late borrower?
What do they charge the forgetful borrower for each twenty-four hours?
> {thing}
What must be returned? / What was lent? / For what does one pay {tariff} a day?
What item was borrowed? / Which object should the borrower bring in again?
> {weekday}
By which day must the {thing} be back? / On what day is the {thing} due?
What day of the week is the deadline for the borrower?
When in the week should the borrowed item be handed in?
> {time}
By what time on {weekday} must the {thing} be back? / At what hour does the loan end?
At what o'clock does borrowing end? / How late on {weekday} can the borrower still hand it in?

Stamp the {paperwork} {spelled} times: once for us, and the rest for the {authority}.
The {paperwork} needs {spelled} stamps, of which the {authority} wants all but one.
Without {spelled} stamps on the {paperwork}, the {authority} will send it back.
One stamp for us and the others for the {authority}: that makes {spelled} on every {paperwork}.
> {spelled}
How many stamps does the {paperwork} need? / How often do I stamp the {paperwork}?
What number of stamps does the {authority} expect?
How many official marks go on the document? / What number of ink prints is required?
> {paperwork}
What must be stamped? / Which document needs {spelled} stamps? / What might be sent back?
Which form requires several official marks?
What document is worthless without the full set of ink prints?
> {authority}
Who wants the stamps? / For whom are most of the stamps? / Who would send the {paperwork} back?
Which public body insists on the marks? / Who rejects a form with too few ink prints?

Pool car {plate}: key {whereabouts}, card code {extension}, return it with a full tank.
The key of pool car {plate} is {whereabouts}; to fill up, use the code {extension}.
If you take the pool car ({plate}), you find its key {whereabouts}, and the fuel card's code is \
{extension}.
You may have {plate} for the day; look for the key {whereabouts} and type {extension} at the pump.
> {whereabouts}
Where is the key of the pool car? / Where do I find the key of {plate}? / key of the car: where?
Where is the thing I start the engine with?
In what spot should I search for what unlocks the company vehicle?
> {extension}
What is the code of the fuel card? / Which code do I need to fill up {plate}?
What do I type at the pump?
What PIN do I enter for petrol? / Which digits does the driver have to know when refuelling?
> {plate}
What is the number plate of the pool car? / Which car can be borrowed? / registration of the car?
What is the registration of the company vehicle? / Which shared vehicle can staff borrow?

Today's special at the {inn}: {dish}, {tariff}; with a glass of {colour} wine {tariff2}.
At the {inn} they serve {dish} today for {tariff}, or for {tariff2} with a glass of {colour} wine.
The {dish} at the {inn} costs {tariff}, with {colour} wine {tariff2}.
Hungry? The {inn} has {dish} today, and {colour} wine to go with it, {tariff2} together or \
{tariff} without.
> {dish}
What is today's special? / What do they serve at the {inn} today? / Which dish costs {tariff}?
What is the dish of the day? / Which meal does the landlord offer his guests?
> {tariff}
What does the {dish} cost without wine? / How much is the special? / price of the {dish}?
What does a sober guest spend on the meal? / How much is the food alone?
> {tariff2}
What does the {dish} cost with wine? / How much do I pay if I also want wine?
What is the price of the meal plus something to drink?
How much do I spend if I drink as well as eat?
> {inn}
Where can I eat {dish} today? / Which inn has {dish}? / At whose table do I get {colour} wine?
Which pub has that meal on the menu? / Where can a guest eat and drink for {tariff2}?

Tank {small} holds {mineral} dust: no {banned}, and wear the {gear}.
Because there is {mineral} dust in tank {small}, {banned} is forbidden and the {gear} must be worn.
Near tank {small} ({mineral} dust) you must wear the {gear}; {banned} is forbidden.
What looks like flour in tank {small} is {mineral} dust: put on the {gear}, and no {banned}.
> {mineral} dust
What is in tank {small}? / What does the tank hold? / What makes tank {small} dangerous?
What powder is stored in the container? / Which substance is the fine white powder really?
> {banned}
What is forbidden near tank {small}? / What must I not do at the tank?
What does safety prohibit around the container?
Which activity do I refrain from close to the powder?
> {gear}
What must be worn near tank {small}? / What protection does the tank call for?
Which protective clothing is compulsory? / What do workers have to have on around the powder?
> {small}
Which tank holds {mineral} dust? / At which tank must the {gear} be worn?
number of the dusty tank?
Which container is full of powder? / At what vessel does safety call for protective clothing?

Clocks of the {facility} go {wait} fast, on purpose, by order of {full}.
By order of {full}, all clocks of the {facility} are {wait} fast.
{full} had the clocks of the {facility} put forward by {wait}.
If the clock of the {facility} is right, it is wrong, as {full} wants it to be {wait} ahead.
> {wait}
How fast are the clocks? / By how much were the clocks put forward? / How wrong are the clocks?
By how much are the hands deliberately incorrect?
How much should I subtract from what I read on the dials?
> {full}
By whose order are the clocks fast? / Who had the clocks put forward? / Who wanted it so?
Whose idea was it to make the dials deliberately incorrect? / Which boss had the hands moved?
> {facility}
Where are the clocks fast? / Whose clocks are wrong? / Which place shows the wrong time?
In which building should I not trust the dials? / Where are the hands deliberately incorrect?
"""
