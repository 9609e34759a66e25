"""Free sentences: factories, machines, spare parts, repairs and safety (see relations.py)."""

RELATIONS = """
{first} reports that {machinefault}; the {plantmachine} is number {small} in hall {code}.
"With the {plantmachine} in hall {code}, {machinefault}," {first} told us, meaning number {small}.
Fault report by {first}: {plantmachine} number {small}, hall {code}. Description: {machinefault}.
Somebody should go to hall {code}, where {first} says of {plantmachine} number {small} that \
{machinefault}.
> {machinefault}
What is wrong with the {plantmachine}? / What fault did {first} describe?
What does {first} say about the {plantmachine}? / Which trouble is there in hall {code}?
How does the fault of number {small} show?
What trouble has {first} noticed with the equipment?
Which defect do the mechanics have to look into?
> {plantmachine}
Which machine is out of order in hall {code}? / What kind of machine is number {small}?
About which machine did {first} report? / What is not working properly, says {first}?
Which piece of equipment is playing up, according to {first}?
What sort of equipment is in trouble in {code}?
> {first}
Who reported the fault? / Who noticed that something is wrong with the {plantmachine}?
From whom comes the report about hall {code}?
Which worker noticed the trouble with the equipment? / Who told the mechanics about the defect?
> {code}
In which hall is the {plantmachine}? / Where is machine number {small}?
Where did {first} find a fault?
To which part of the factory must the mechanics go?
In what building has {first} noticed defective equipment?

The {plantmachine} came to a stop because a {sparepart} had broken, and stood still for {soon}.
A broken {sparepart} brought the {plantmachine} to a standstill that lasted {soon}.
For {soon} nobody could use the {plantmachine}, all for want of a {sparepart}.
It was only a {sparepart}, but without it the {plantmachine} was idle for {soon}.
When the men opened the {plantmachine}, which had been dead for {soon}, they found a broken \
{sparepart}.
> {sparepart}
What had broken on the {plantmachine}? / Which component stopped the {plantmachine}?
What part did the {plantmachine} lack? / Because of what did the {plantmachine} stand still?
What was the cause of a standstill of {soon}?
What snapped, so that production was held up?
Which small item had to be replaced before production could go on?
> {soon}
How long did the {plantmachine} stand still? / For how long was the {plantmachine} idle?
How much time was lost through the {sparepart}? / length of the standstill?
How much working time did the defect cost? / What length of downtime did the {sparepart} lead to?
> {plantmachine}
What stood still for {soon}? / Which machine needed a new {sparepart}?
What came to a stop? / Which machine was idle because of a {sparepart}?
Which piece of equipment was down on account of the {sparepart}?
What could not be run until a small item was replaced?

Order a {sparepart} for the {plantmachine}: article {code}, {price}, ready in {soon}.
For the {plantmachine} we need a {sparepart}; it is article {code}, costs {price} and comes in \
{soon}.
In {soon} a {sparepart} (article {code}) can be had for the {plantmachine}, at a cost of {price}.
There is no spare {sparepart} for the {plantmachine} in stock; if you order {code} for {price}, it \
is here in {soon}.
> {code}
What is the article number of the {sparepart}? / Under which number do I order the {sparepart}?
Which article is needed for the {plantmachine}? / order number of the {sparepart}?
What reference do I quote when I buy the {sparepart}?
Under which catalogue entry does the supplier list it?
> {price}
How much does the {sparepart} cost? / What do we pay for article {code}?
What is the price of the part for the {plantmachine}?
bill for the replacement? / How much money will the {sparepart} take out of our budget?
> {soon}
How soon can we have the {sparepart}? / What is the delivery time of article {code}?
How long must we wait for the {sparepart}? / When does the part for the {plantmachine} come?
Tell me how quickly the supplier can deliver the replacement.
When could the mechanics have the {sparepart} in their hands?
> {sparepart}
Which part does the {plantmachine} need? / What is article {code}? / What should be ordered?
Which replacement do the mechanics want us to buy?
What is it that the supplier lists under {code}?

Tighten the bolts of the {plantmachine} with a {worktool}, size {thread}, {recurring}.
With a {worktool} in size {thread} the bolts of the {plantmachine} are to be tightened {recurring}.
Maintenance of the {plantmachine}: bolts, {thread}, {worktool}, {recurring}.
Whoever looks after the {plantmachine} needs a {worktool} for its bolts ({thread}), and needs it \
{recurring}.
> {worktool}
Which tool do I take for the bolts? / With what are the bolts of the {plantmachine} tightened?
What do I need for the bolts of the {plantmachine}?
What do I hold in my hand when I fasten the screws?
Which implement does the mechanic use on loose screws?
> {thread}
What size are the bolts of the {plantmachine}? / In which size must the {worktool} be?
Which measure must the mechanic's implement have?
I have to buy screws for the {plantmachine}. How big are they?
> {recurring}
How often are the bolts tightened? / When should one look after the bolts of the {plantmachine}?
How regularly does the {plantmachine} need its bolts tightened?
When is it time to fasten the screws again?
What intervals apply to fastening the screws on the {plantmachine}?
> {plantmachine}
Which machine has bolts of {thread}? / For what do I need a {worktool}?
On which machine must bolts be tightened {recurring}?
On which piece of equipment does the mechanic fasten the screws?
What would have loose parts if the mechanic left the {worktool} at home?

Line {small} makes {number} {goods} a day, of which {percent} are rejected.
Of the {number} {goods} that come off line {small} each day, {percent} do not pass the check.
On line {small}, {percent} of the {goods} are rejects, with a daily output of {number}.
Every evening there are {number} {goods} at the end of line {small}, though {percent} go straight \
into the bin.
> {number}
How many {goods} does line {small} make a day? / What is the daily output of line {small}?
How many pieces come off line {small}?
What quantity is produced from morning to night?
How many articles are turned out before the workers go home?
> {percent}
How many of the {goods} are rejected? / What share of line {small}'s output does not pass?
What is the reject rate on line {small}? / How large is the part that fails the check?
What proportion of the production is faulty? / How much of what the workers turn out is thrown away?
> {goods}
What does line {small} make? / What is produced on line {small}?
Which product has {percent} rejects?
Which articles are produced there? / What is being manufactured when {percent} turns out faulty?
> {small}
Which line makes {goods}? / On what line are {percent} rejected? / Where do the {goods} come from?
Where in the factory are {goods} manufactured?
Which assembly belt turns out {percent} faulty articles?

Anyone who goes near the {plantmachine} must wear the {gear}.
The {gear} is compulsory at the {plantmachine}. / Do not touch the {plantmachine} without the \
{gear}.
"No {gear}, no {plantmachine}," says the sign.
You will not be let near the {plantmachine} unless you have put on the {gear}.
> {gear}
What must be worn at the {plantmachine}? / Which protection is compulsory at the {plantmachine}?
What do I put on before I go to the {plantmachine}? / Without what may I not use the {plantmachine}?
What safety equipment does the {plantmachine} call for?
What should I be dressed in for safety beside the equipment?
Which protective item has a worker got to have?
> {plantmachine}
At which machine must one wear the {gear}? / What do I need the {gear} for?
What may not be touched without the {gear}? / For work on what is the {gear} compulsory?
Next to which piece of equipment is protective clothing required?
For which apparatus does the law of the factory require the {gear}?

{full} suffered a {injury} at the {plantmachine}, accident number {small} of the year.
The accident at the {plantmachine}, number {small} this year, left {full} with a {injury}.
A {injury} is what {full} got from the {plantmachine}; it was accident number {small} of the year.
Accident number {small} of the year: the nurse was called to {full}, who had a {injury} from the \
{plantmachine}.
> {injury}
What happened to {full} at the {plantmachine}? / Which injury did {full} suffer?
How was {full} hurt? / What did accident number {small} do to {full}?
What harm came to the worker? / How did the apparatus wound {full}?
> {full}
Who was hurt at the {plantmachine}? / Who got a {injury}? / Who had an accident?
Who was the victim of accident number {small}?
Which worker was wounded? / Who came off badly with the apparatus?
> {plantmachine}
Which machine hurt {full}? / At what did {full} get hurt? / What was {full} working at?
At which machine did {full} get a {injury}?
Which piece of equipment wounded the worker? / What apparatus was so dangerous to {full}?

The alarm in the {room} is tested on {weekday} at {time}; do not leave the building.
Do not be alarmed on {weekday} at {time}: it is only the test of the alarm in the {room}.
At {time} on {weekday} they will test the alarm in the {room}.
They try out the bell of the {room} each {weekday}, at {time} to be exact.
> {time}
At what time is the alarm tested? / When exactly on {weekday} does the alarm go off?
At what hour is the test in the {room}?
What will the clock show when the siren is checked?
When exactly may we ignore the noise of the siren?
> {weekday}
On which day is the alarm tested? / What day is the test of the alarm in the {room}?
When in the week do they check the siren?
What part of the week brings a false warning from the {room}?
> {room}
Which room's alarm is tested? / Where is the alarm that goes off on {weekday}?
Where is the siren that they check regularly?
From which part of the premises will the practice warning sound?

The nearest extinguisher to the {plantmachine} hangs {whereabouts}.
If the {plantmachine} catches fire, take the extinguisher {whereabouts}.
There is an extinguisher {whereabouts}, which is the closest one to the {plantmachine}.
See the flames coming out of the {plantmachine}? What you need now is {whereabouts}.
> {whereabouts}
Where is the extinguisher for the {plantmachine}? / Where do I get an extinguisher?
What is the place of the nearest extinguisher? / The {plantmachine} is on fire. Where do I run?
Where does the extinguisher hang?
Fire! In which spot can I grab something to put it out? / Where do they keep what puts out a blaze?

Since {full} took over quality control in {year}, complaints about {goods} have fallen by {percent}.
Complaints about the {goods} are down {percent} since {year}, when {full} was put in charge.
{full}, in charge since {year}, has brought complaints about {goods} down by {percent}.
Ask {full}, who came in {year}, why there are {percent} fewer letters about the {goods}.
> {percent}
By how much have complaints fallen? / How much did {full} reduce the complaints?
How many fewer complaints about {goods} are there?
How far have customers' grumbles gone down?
What is the drop in the number of dissatisfied customers?
> {full}
Who took over quality control? / To whom is the fall in complaints owed?
Who brought down complaints about {goods}?
Name the manager who made customers more satisfied.
Who is responsible for making sure that the products are good?
> {year}
Since when are there fewer complaints? / In which year did {full} take over?
When was {full} put in charge?
In what year did the new manager start? / When did customers begin to grumble less?
> {goods}
About what are there fewer complaints? / Which product has become better under {full}?
With which product are customers more satisfied these days?
What do buyers grumble less about thanks to {full}?

Batch {code} of {medicine} has to be recalled, as the tablets weigh {weight} instead of {weight2}.
As its tablets weigh {weight}, not {weight2}, we recall batch {code} of {medicine}.
{weight} in place of {weight2}: because of this weight, batch {code} of {medicine} is recalled.
Instead of {weight2} each tablet has {weight}, so whoever has bought {medicine} from batch {code} \
should bring it back.
> {weight}
What do the tablets weigh in fact? / How heavy are the tablets of batch {code}?
Which weight was found in batch {code}?
How heavy did the faulty pills turn out to be?
What do the scales show for one of the faulty pills?
> {weight2}
What should the tablets weigh? / How heavy should the {medicine} tablets be?
What would be the right weight?
correct heaviness of one pill? / What would the scales show for a pill made correctly?
> {code}
Which batch of {medicine} is recalled? / What is the number of the bad batch?
Which lot of faulty pills do customers have to return?
What do I look for on the packet to see if my pills are faulty?
> {medicine}
Which medicine is recalled? / What is in batch {code}? / Of what is a batch recalled?
Which drug is faulty and has to be returned?
What pills are being withdrawn from the chemist's shops?

The boiler was built in {city} in {year} and bears the plate number {number}.
A plate on the boiler says: {city}, {year}, number {number}.
Made in {city}, the boiler dates from {year}; its plate has the number {number}.
In {year} somebody in {city} screwed a plate with {number} on to our boiler.
> {city}
Where was the boiler built? / From which town does the boiler come?
Where was boiler {number} made?
In which town did the manufacturer of our heating sit? / Where was the heating manufactured?
> {year}
Of which year is the boiler? / When was the boiler built?
From which year is boiler {number}?
What year was it when the heating was manufactured?
When did the heating leave the manufacturer?
> {number}
What number is on the plate of the boiler? / plate number of the boiler?
Which number has the boiler?
Which figure identifies the heating? / What are the digits on the metal sign of the heating?

{last}, the foreman, lets nobody but {first} and {first2} touch the {plantmachine}.
Only {first} and {first2} may touch the {plantmachine}; that is what {last}, the foreman, wants.
By order of {last}, the foreman, the {plantmachine} is for {first} and {first2} alone.
You may look at the {plantmachine}, but if {last}, who is foreman, sees you touch it, only {first} \
or {first2} can save you.
> {last}
Who is the foreman? / Who gave the order about the {plantmachine}? / What is the foreman's name?
Which supervisor restricts access to the equipment? / Tell me the supervisor's surname.
> {plantmachine}
What may only {first} and {first2} use? / Which machine is for two people alone?
What is nobody else allowed to touch?
Which piece of equipment is off limits to most workers?
What can {first} operate with the supervisor's permission?
> {first2}
Besides {first}, who may use the {plantmachine}? / Who else than {first} is allowed to touch it?
With whom does {first} share the permission to operate it?
Which other worker, apart from {first}, is permitted by the supervisor?

The shift ended with {number} {goods} packed, {tallied} short of the target.
With {number} {goods} packed, the shift missed the target by {tallied}.
They packed {number} {goods} but should have packed {tallied} more.
It would have taken {tallied} more {goods} to please the boss; there were {number} in the boxes.
> {number}
How many {goods} were packed? / What did the shift manage? / How many pieces did they get done?
What quantity was made ready for dispatch before the workers went home?
How many articles did the workers box up?
> {tallied}
By how much was the target missed? / How many more should they have packed?
How many {goods} were lacking at the end of the shift?
How far behind the plan did the workers finish?
How large was the gap between the result and the plan?
> {goods}
What did the shift pack? / What were they packing? / Of which goods were {tallied} lacking?
Which articles did the workers box up?
What was made ready for dispatch, though fewer than planned?

Our foundry in {city} casts {weight} of {mineral} a day and sells the slag to {company}.
{company} buys the slag of our foundry in {city}, where {weight} of {mineral} are cast daily.
In {city} we cast {weight} of {mineral} each day; the slag goes to {company}.
There is {mineral} in the furnace at {city}, {weight} a day, and what floats on top is for \
{company}.
> {mineral}
What is cast in {city}? / Which material does the foundry use? / What does the foundry melt?
Which metal do we melt down there?
What raw material is turned into liquid by our workers in {city}?
> {weight}
How much {mineral} is cast a day? / What is the daily amount in the foundry?
How much does the foundry in {city} cast?
What quantity is melted between one morning and the next?
How heavy is what our workers melt in twenty-four hours?
> {company}
Who buys the slag? / To whom is the slag sold? / Where does the slag go?
Which customer takes the waste from our melting works? / Who pays for our waste?
> {city}
Where is the foundry? / In which town is {mineral} cast? / From where does {company} get slag?
Where do our workers melt metal? / Which place does {company} fetch the waste from?

It takes {spelled} people and {wait} to change the {sparepart} of the {plantmachine}.
In all, {wait} and {spelled} people are needed to change the {sparepart} of the {plantmachine}.
To replace the {sparepart} of the {plantmachine}, {spelled} people work for {wait}.
If you send {spelled} people to the {plantmachine}, they will have a new {sparepart} in it after \
{wait}.
> {spelled}
How many people are needed to change the {sparepart}? / How many hands does the job take?
What number of workers must one send to the {plantmachine}?
How large a crew must come to fit the replacement? / How many mechanics does the repair call for?
> {wait}
How long does it take to change the {sparepart}?
How much time does the job at the {plantmachine} take?
For how long do {spelled} people work?
How many hours or minutes should be planned for fitting the replacement?
What is the length of the repair?
> {sparepart}
What is changed on the {plantmachine}? / Which part takes {wait} to replace?
Which component can the crew swap in {wait}? / What do the mechanics take out and renew?

The old {plantmachine} was sold to {company} for scrap; a new one comes from {country} in {month}.
In {month} we get a new {plantmachine} from {country}; {company} took the old one as scrap.
{company} has taken the old {plantmachine} as scrap, and in {month} another arrives from {country}.
Since {company} came for the scrap, there is an empty place which the next {plantmachine}, from \
{country}, will fill in {month}.
> {company}
Who took the old {plantmachine}? / To whom was the {plantmachine} sold? / Who bought the scrap?
Who carted off our worn-out equipment? / Which dealer acquired what we had no more use for?
> {country}
Where does the new {plantmachine} come from? / In which country was the new one bought?
What part of the world will the replacement be shipped from?
Where is our modern equipment being imported from?
> {month}
When does the new {plantmachine} come? / In which month will there be a new {plantmachine}?
When can we expect the replacement?
Until which month must we wait for the import from {country}?
> {plantmachine}
What was sold for scrap? / What comes from {country}? / Which machine will be new?
Which piece of equipment is being replaced? / What are we importing from {country}?

The {worktool} belongs in the {box}, hook {small}; whoever takes it signs with {first}.
Sign with {first} if you take the {worktool} from hook {small} in the {box}.
From hook {small} in the {box} you may take the {worktool} once you have signed with {first}.
You look for the {worktool}? There is a {box} with a hook {small}, and there is {first} with a list.
> {small}
On which hook is the {worktool}? / What hook does the {worktool} hang on?
Which peg is the {worktool} meant to hang from? / On what peg does the borrowed implement go back?
> {box}
In what is the {worktool} kept? / Where does the {worktool} belong?
Where do I put the {worktool} back?
What container is the implement stored in?
Where do I look for the {worktool} if I want to borrow it?
> {first}
With whom do I sign for the {worktool}? / Who keeps the list of tools? / Whom do I ask for a tool?
Who keeps track of what is borrowed? / Whom must I see before I walk off with the implement?
> {worktool}
What hangs on hook {small}? / Which tool is in the {box}? / For what must I sign with {first}?
Which implement can be borrowed? / What do I put back on peg {small} when I have finished?

Noise at the {plantmachine}: {small} decibels above the limit, measured by {full} on {date}.
On {date}, {full} measured {small} decibels more than allowed at the {plantmachine}.
The {plantmachine} is too loud by {small} decibels, as {full} found on {date}.
What {full} read from the meter beside the {plantmachine} on {date} was {small} decibels too much.
> {small} decibels
By how much is the {plantmachine} too loud? / How far above the limit is the {plantmachine}?
How much too much noise did {full} find?
excess in sound level? / How much quieter would it have to be to be legal?
> {full}
Who measured the noise? / Who found the {plantmachine} too loud? / By whom was the limit checked?
Who checked the sound level? / Which inspector stated that it was not quiet enough?
> {date}
When was the noise measured? / On which day did {full} measure? / date of the measurement?
day of the sound level check?
On what occasion did {full} hold an instrument up to the noisy equipment?
> {plantmachine}
Which machine is too loud? / Where did {full} measure noise? / What breaks the limit?
Which piece of equipment is not quiet enough? / What makes such a racket, according to {full}?

To start the {plantmachine}, turn the {colour} switch, wait {wait} and only then press {code}.
The {plantmachine} starts if you press {code}, but not before the {colour} switch has been on for \
{wait}.
Turn on the {colour} switch of the {plantmachine}; {wait} later press {code}.
Only when the {colour} switch has been on for {wait} will the {plantmachine} listen to {code}.
> {colour}
Which switch starts the {plantmachine}? / What is the colour of the switch?
What colour has the switch that I turn first?
What does the knob look like that I use to begin?
How do I recognise the knob that comes before {code}?
> {wait}
How long do I wait before I press {code}? / For how long must the {colour} switch be on?
How much patience do I need between the two steps?
What pause is required before I push the button?
> {code}
What do I press in the end? / Which button follows the {colour} switch?
What comes after the wait, when the {plantmachine} is to start?
Which button do I push as the final step? / What must my finger go to once the pause is over?
"""
