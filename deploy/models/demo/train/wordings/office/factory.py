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
> {plantmachine}
Which machine is out of order in hall {code}? / What kind of machine is number {small}?
About which machine did {first} report? / What is not working properly, says {first}?
> {first}
Who reported the fault? / Who noticed that something is wrong with the {plantmachine}?
From whom comes the report about hall {code}?
> {code}
In which hall is the {plantmachine}? / Where is machine number {small}?
Where did {first} find a fault?

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
> {soon}
How long did the {plantmachine} stand still? / For how long was the {plantmachine} idle?
How much time was lost through the {sparepart}? / length of the standstill?
> {plantmachine}
What stood still for {soon}? / Which machine needed a new {sparepart}?
What came to a stop? / Which machine was idle because of a {sparepart}?

Order a {sparepart} for the {plantmachine}: article {code}, {price}, ready in {soon}.
For the {plantmachine} we need a {sparepart}; it is article {code}, costs {price} and comes in \
{soon}.
In {soon} a {sparepart} (article {code}) can be had for the {plantmachine}, at a cost of {price}.
There is no spare {sparepart} for the {plantmachine} in stock; if you order {code} for {price}, it \
is here in {soon}.
> {code}
What is the article number of the {sparepart}? / Under which number do I order the {sparepart}?
Which article is needed for the {plantmachine}? / order number of the {sparepart}?
> {price}
How much does the {sparepart} cost? / What do we pay for article {code}?
What is the price of the part for the {plantmachine}?
> {soon}
How soon can we have the {sparepart}? / What is the delivery time of article {code}?
How long must we wait for the {sparepart}? / When does the part for the {plantmachine} come?
> {sparepart}
Which part does the {plantmachine} need? / What is article {code}? / What should be ordered?

Tighten the bolts of the {plantmachine} with a {worktool}, size {thread}, {recurring}.
With a {worktool} in size {thread} the bolts of the {plantmachine} are to be tightened {recurring}.
Maintenance of the {plantmachine}: bolts, {thread}, {worktool}, {recurring}.
Whoever looks after the {plantmachine} needs a {worktool} for its bolts ({thread}), and needs it \
{recurring}.
> {worktool}
Which tool do I take for the bolts? / With what are the bolts of the {plantmachine} tightened?
What do I need for the bolts of the {plantmachine}?
> {thread}
What size are the bolts of the {plantmachine}? / In which size must the {worktool} be?
> {recurring}
How often are the bolts tightened? / When should one look after the bolts of the {plantmachine}?
How regularly does the {plantmachine} need its bolts tightened?
> {plantmachine}
Which machine has bolts of {thread}? / For what do I need a {worktool}?
On which machine must bolts be tightened {recurring}?

Line {small} makes {number} {goods} a day, of which {percent} are rejected.
Of the {number} {goods} that come off line {small} each day, {percent} do not pass the check.
On line {small}, {percent} of the {goods} are rejects, with a daily output of {number}.
Every evening there are {number} {goods} at the end of line {small}, though {percent} go straight \
into the bin.
> {number}
How many {goods} does line {small} make a day? / What is the daily output of line {small}?
How many pieces come off line {small}?
> {percent}
How many of the {goods} are rejected? / What share of line {small}'s output does not pass?
What is the reject rate on line {small}? / How large is the part that fails the check?
> {goods}
What does line {small} make? / What is produced on line {small}?
Which product has {percent} rejects?
> {small}
Which line makes {goods}? / On what line are {percent} rejected? / Where do the {goods} come from?

Anyone who goes near the {plantmachine} must wear the {gear}.
The {gear} is compulsory at the {plantmachine}. / Do not touch the {plantmachine} without the \
{gear}.
"No {gear}, no {plantmachine}," says the sign.
You will not be let near the {plantmachine} unless you have put on the {gear}.
> {gear}
What must be worn at the {plantmachine}? / Which protection is compulsory at the {plantmachine}?
What do I put on before I go to the {plantmachine}? / Without what may I not use the {plantmachine}?
What safety equipment does the {plantmachine} call for?
> {plantmachine}
At which machine must one wear the {gear}? / What do I need the {gear} for?
What may not be touched without the {gear}? / For work on what is the {gear} compulsory?

{full} suffered a {injury} at the {plantmachine}, accident number {small} of the year.
The accident at the {plantmachine}, number {small} this year, left {full} with a {injury}.
A {injury} is what {full} got from the {plantmachine}; it was accident number {small} of the year.
Accident number {small} of the year: the nurse was called to {full}, who had a {injury} from the \
{plantmachine}.
> {injury}
What happened to {full} at the {plantmachine}? / Which injury did {full} suffer?
How was {full} hurt? / What did accident number {small} do to {full}?
> {full}
Who was hurt at the {plantmachine}? / Who got a {injury}? / Who had an accident?
Who was the victim of accident number {small}?
> {plantmachine}
Which machine hurt {full}? / At what did {full} get hurt? / What was {full} working at?
At which machine did {full} get a {injury}?

The alarm in the {room} is tested on {weekday} at {time}; do not leave the building.
Do not be alarmed on {weekday} at {time}: it is only the test of the alarm in the {room}.
At {time} on {weekday} they will test the alarm in the {room}.
They try out the bell of the {room} each {weekday}, at {time} to be exact.
> {time}
At what time is the alarm tested? / When exactly on {weekday} does the alarm go off?
At what hour is the test in the {room}?
> {weekday}
On which day is the alarm tested? / What day is the test of the alarm in the {room}?
> {room}
Which room's alarm is tested? / Where is the alarm that goes off on {weekday}?

The nearest extinguisher to the {plantmachine} hangs {whereabouts}.
If the {plantmachine} catches fire, take the extinguisher {whereabouts}.
There is an extinguisher {whereabouts}, which is the closest one to the {plantmachine}.
See the flames coming out of the {plantmachine}? What you need now is {whereabouts}.
> {whereabouts}
Where is the extinguisher for the {plantmachine}? / Where do I get an extinguisher?
What is the place of the nearest extinguisher? / The {plantmachine} is on fire. Where do I run?
Where does the extinguisher hang?

Since {full} took over quality control in {year}, complaints about {goods} have fallen by {percent}.
Complaints about the {goods} are down {percent} since {year}, when {full} was put in charge.
{full}, in charge since {year}, has brought complaints about {goods} down by {percent}.
Ask {full}, who came in {year}, why there are {percent} fewer letters about the {goods}.
> {percent}
By how much have complaints fallen? / How much did {full} reduce the complaints?
How many fewer complaints about {goods} are there?
> {full}
Who took over quality control? / To whom is the fall in complaints owed?
Who brought down complaints about {goods}?
> {year}
Since when are there fewer complaints? / In which year did {full} take over?
When was {full} put in charge?
> {goods}
About what are there fewer complaints? / Which product has become better under {full}?

Batch {code} of {medicine} has to be recalled, as the tablets weigh {weight} instead of {weight2}.
As its tablets weigh {weight}, not {weight2}, we recall batch {code} of {medicine}.
{weight} in place of {weight2}: because of this weight, batch {code} of {medicine} is recalled.
Instead of {weight2} each tablet has {weight}, so whoever has bought {medicine} from batch {code} \
should bring it back.
> {weight}
What do the tablets weigh in fact? / How heavy are the tablets of batch {code}?
Which weight was found in batch {code}?
> {weight2}
What should the tablets weigh? / How heavy should the {medicine} tablets be?
What would be the right weight?
> {code}
Which batch of {medicine} is recalled? / What is the number of the bad batch?
> {medicine}
Which medicine is recalled? / What is in batch {code}? / Of what is a batch recalled?

The boiler was built in {city} in {year} and bears the plate number {number}.
A plate on the boiler says: {city}, {year}, number {number}.
Made in {city}, the boiler dates from {year}; its plate has the number {number}.
In {year} somebody in {city} screwed a plate with {number} on to our boiler.
> {city}
Where was the boiler built? / From which town does the boiler come?
Where was boiler {number} made?
> {year}
Of which year is the boiler? / When was the boiler built?
From which year is boiler {number}?
> {number}
What number is on the plate of the boiler? / plate number of the boiler?
Which number has the boiler?

{last}, the foreman, lets nobody but {first} and {first2} touch the {plantmachine}.
Only {first} and {first2} may touch the {plantmachine}; that is what {last}, the foreman, wants.
By order of {last}, the foreman, the {plantmachine} is for {first} and {first2} alone.
You may look at the {plantmachine}, but if {last}, who is foreman, sees you touch it, only {first} \
or {first2} can save you.
> {last}
Who is the foreman? / Who gave the order about the {plantmachine}? / What is the foreman's name?
> {plantmachine}
What may only {first} and {first2} use? / Which machine is for two people alone?
What is nobody else allowed to touch?
> {first2}
Besides {first}, who may use the {plantmachine}? / Who else than {first} is allowed to touch it?

The shift ended with {number} {goods} packed, {tallied} short of the target.
With {number} {goods} packed, the shift missed the target by {tallied}.
They packed {number} {goods} but should have packed {tallied} more.
It would have taken {tallied} more {goods} to please the boss; there were {number} in the boxes.
> {number}
How many {goods} were packed? / What did the shift manage? / How many pieces did they get done?
> {tallied}
By how much was the target missed? / How many more should they have packed?
How many {goods} were lacking at the end of the shift?
> {goods}
What did the shift pack? / What were they packing? / Of which goods were {tallied} lacking?

Our foundry in {city} casts {weight} of {mineral} a day and sells the slag to {company}.
{company} buys the slag of our foundry in {city}, where {weight} of {mineral} are cast daily.
In {city} we cast {weight} of {mineral} each day; the slag goes to {company}.
There is {mineral} in the furnace at {city}, {weight} a day, and what floats on top is for \
{company}.
> {mineral}
What is cast in {city}? / Which material does the foundry use? / What does the foundry melt?
> {weight}
How much {mineral} is cast a day? / What is the daily amount in the foundry?
How much does the foundry in {city} cast?
> {company}
Who buys the slag? / To whom is the slag sold? / Where does the slag go?
> {city}
Where is the foundry? / In which town is {mineral} cast? / From where does {company} get slag?

It takes {spelled} people and {wait} to change the {sparepart} of the {plantmachine}.
In all, {wait} and {spelled} people are needed to change the {sparepart} of the {plantmachine}.
To replace the {sparepart} of the {plantmachine}, {spelled} people work for {wait}.
If you send {spelled} people to the {plantmachine}, they will have a new {sparepart} in it after \
{wait}.
> {spelled}
How many people are needed to change the {sparepart}? / How many hands does the job take?
What number of workers must one send to the {plantmachine}?
> {wait}
How long does it take to change the {sparepart}?
How much time does the job at the {plantmachine} take?
For how long do {spelled} people work?
> {sparepart}
What is changed on the {plantmachine}? / Which part takes {wait} to replace?

The old {plantmachine} was sold to {company} for scrap; a new one comes from {country} in {month}.
In {month} we get a new {plantmachine} from {country}; {company} took the old one as scrap.
{company} has taken the old {plantmachine} as scrap, and in {month} another arrives from {country}.
Since {company} came for the scrap, there is an empty place which the next {plantmachine}, from \
{country}, will fill in {month}.
> {company}
Who took the old {plantmachine}? / To whom was the {plantmachine} sold? / Who bought the scrap?
> {country}
Where does the new {plantmachine} come from? / In which country was the new one bought?
> {month}
When does the new {plantmachine} come? / In which month will there be a new {plantmachine}?
> {plantmachine}
What was sold for scrap? / What comes from {country}? / Which machine will be new?

The {worktool} belongs in the {box}, hook {small}; whoever takes it signs with {first}.
Sign with {first} if you take the {worktool} from hook {small} in the {box}.
From hook {small} in the {box} you may take the {worktool} once you have signed with {first}.
You look for the {worktool}? There is a {box} with a hook {small}, and there is {first} with a list.
> {small}
On which hook is the {worktool}? / What hook does the {worktool} hang on?
> {box}
In what is the {worktool} kept? / Where does the {worktool} belong?
Where do I put the {worktool} back?
> {first}
With whom do I sign for the {worktool}? / Who keeps the list of tools? / Whom do I ask for a tool?
> {worktool}
What hangs on hook {small}? / Which tool is in the {box}? / For what must I sign with {first}?

Noise at the {plantmachine}: {small} decibels above the limit, measured by {full} on {date}.
On {date}, {full} measured {small} decibels more than allowed at the {plantmachine}.
The {plantmachine} is too loud by {small} decibels, as {full} found on {date}.
What {full} read from the meter beside the {plantmachine} on {date} was {small} decibels too much.
> {small} decibels
By how much is the {plantmachine} too loud? / How far above the limit is the {plantmachine}?
How much too much noise did {full} find?
> {full}
Who measured the noise? / Who found the {plantmachine} too loud? / By whom was the limit checked?
> {date}
When was the noise measured? / On which day did {full} measure? / date of the measurement?
> {plantmachine}
Which machine is too loud? / Where did {full} measure noise? / What breaks the limit?

To start the {plantmachine}, turn the {colour} switch, wait {wait} and only then press {code}.
The {plantmachine} starts if you press {code}, but not before the {colour} switch has been on for \
{wait}.
Turn on the {colour} switch of the {plantmachine}; {wait} later press {code}.
Only when the {colour} switch has been on for {wait} will the {plantmachine} listen to {code}.
> {colour}
Which switch starts the {plantmachine}? / What is the colour of the switch?
What colour has the switch that I turn first?
> {wait}
How long do I wait before I press {code}? / For how long must the {colour} switch be on?
> {code}
What do I press in the end? / Which button follows the {colour} switch?
What comes after the wait, when the {plantmachine} is to start?
"""
