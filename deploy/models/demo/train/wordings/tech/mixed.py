"""Free sentences: machines, patients, finds and skies, one of each sort (see relations.py)."""

RELATIONS = """
The cave goes down {length}; {first} reached the bottom in {duration} and met {number_or_word} bats.
In {duration} {first} was at the bottom of the cave, {length} down, in the company of \
{number_or_word} bats.
{first} met {number_or_word} bats {length} down in the cave after climbing for {duration}.
After {duration} on the rope, {length} below the grass, {first} switched on a lamp and counted \
{number_or_word} bats.
> {length}
How deep is the cave? / How far down did {first} go? / Where did {first} meet bats, at what depth?
Depth of the cave?
How deep is the underground hollow? / What distance is it from the entrance to the lowest point?
> {duration}
How long did {first} climb? / In what time did {first} reach the bottom?
How much time does it take down to the bats? / Time to the bottom?
How long was the descent? / What did it take to get all the way into the dark, on the watch?
> {number_or_word}
How many bats were there? / How many animals did {first} meet? / Number of bats?
What number of bats lives at the bottom?
How many flying creatures were hanging there? / What was the size of the colony underground?
> {first}
(Who|Which person) reached the bottom of the cave? / Who met bats?
(Who|Which person) climbed for {duration}? / (Who|Which person) went {length} down?
Whom did the bats see?
Who explored the underground? / Which explorer ran into the flying creatures?

Because {first} found a {fossil} in the {rock} pit at {city}, no truck may enter it for {long_time}.
No truck may enter the {rock} pit at {city} for {long_time}, {first} having found a {fossil} in it.
The {rock} pit at {city} is at rest for {long_time}: {first} came upon a {fossil} there.
Trucks stay out of the {rock} pit near {city} for {long_time} on account of the {fossil} that \
{first} discovered.
> {fossil}
What did {first} find? / What was found in the pit at {city}? / Why is the {rock} pit at rest?
Which remains of old life were in the {rock}? / What keeps trucks out of the pit?
What remains of early life turned up? / Which petrified thing stopped the work?
> {long_time}
How long is the pit closed? / For how long may no truck enter the {rock} pit?
How long must the work at {city} wait? / Rest of the pit, for what time?
How long is the quarry closed? / What break do the lorries have to take?
> {rock}
What do they dig at {city}? / In what kind of pit was the {fossil}? / Which rock held the {fossil}?
In what stone did {first} find something?
What stone is quarried there? / Which material do the lorries usually fetch?
> {city}
Where is the pit? / Near which city did {first} find a {fossil}? / Where are trucks not allowed?
City with the {rock} pit?
Near which town is the quarry? / Where was petrified life discovered?
> {first}
(Who|Which person) found a {fossil}? / (Who|Which person) brought the trucks to a stop?
Whose find closed the pit? / By whom was the {fossil} discovered?
Who made the discovery in the quarry? / Whose discovery put a stop to the digging?

Elevator {code}, model {device_model}, may carry {number_or_word} persons; last test {date}, \
tester {full}.
{full} tested elevator {code} (a {device_model}) on {date} and allowed {number_or_word} persons.
On {date} elevator {code}, a {device_model}, was passed by {full} for {number_or_word} persons.
A plate in elevator {code} reads: {device_model}, {number_or_word} persons, tested {date}, {full}.
> {number_or_word}
How many persons may use elevator {code}? / For how many people was {code} passed?
How many fit into elevator {code}? / Persons allowed in {code}?
How many passengers can ride in it? / At what number of passengers is the lift full?
> {date}
When was elevator {code} tested? / On what day did {full} look at {code}?
When was the last test of the {device_model}? / Date of the test of {code}?
When was the lift inspected? / On what day did the inspector come?
> {full}
(Who|Which person) tested elevator {code}? / By whom was the {device_model} passed?
Whose signature would be on the test of {code}? / Tester of the elevator?
Which inspector checked the lift? / Who says the lift is safe?
> {device_model}
What model is elevator {code}? / What kind of elevator did {full} test? / Make of {code}?
What type of elevator was passed on {date}?
What type of lift is it? / Which design did the manufacturer install?
> {code}
Which elevator was tested on {date}? / Which one is a {device_model}?
Which elevator may carry {number_or_word} persons? / Code of the elevator that {full} tested?
Which of the lifts was inspected? / What is the label of the lift that {full} checked?

The {exhibit} of {year} was driven by a {animal} that walked {length} a day in a wheel.
In {year} a {animal}, walking {length} a day in its wheel, drove the {exhibit}.
A {animal} in a wheel drove the {exhibit} of {year}; its daily walk came to {length}.
Day after day, for {length}, a {animal} trod the wheel that drove the {exhibit} of {year}.
> {animal}
What drove the {exhibit}? / Which animal walked in the wheel?
What creature did the work in the {exhibit}? / By what was the {exhibit} of {year} kept going?
Animal in the wheel?
What kind of beast powered the machine? / Which creature served as a motor?
> {length}
How far did the {animal} walk? / What distance was covered in the wheel each day?
How long was the daily walk of the {animal}? / Daily distance in the wheel?
How far did the beast get between morning and evening?
What distance did the creature cover from dawn to dusk?
> {year}
From which year is the {exhibit}? / (When|In what year) was the {exhibit} driven by a {animal}?
In what year did the {animal} walk? / Year of the {exhibit}?
When was the machine built? / What date does the machine bear?
> {exhibit}
What did the {animal} drive? / Which machine had an animal in it? / What was driven in {year}?
For what did the {animal} walk {length}?
Which machine had a living motor? / What was powered by the legs of a beast?

Girder {code} is {length} too short because {because}; {company} will weld on a piece by {weekday}.
Because {because}, girder {code} came {length} too short, and by {weekday} {company} must weld on \
a piece.
{company} has until {weekday} to lengthen girder {code} by {length}; the reason: {because}.
On {weekday} at the latest {company} must have added {length} to girder {code}, which was cut \
short because {because}.
> {length}
How much too short is girder {code}? / By how much must {code} be longer?
What is missing on girder {code}? / Missing length?
How big is the gap in the steel? / What is missing at the end of the beam?
> {because}
Why is girder {code} too short? / What was the reason for the short girder?
How could {code} come out wrong? / Cause of the trouble with {code}?
What explains the missing {length}?
Why does the beam not reach all the way? / What was the cause of the mistake with the steel?
> {company}
Who will weld on a piece? / Which firm must mend the girder? / (Who|What firm) has until {weekday}?
By whom is {code} lengthened?
Which firm must fix the beam? / Whose job is it to make up for what is missing?
> {weekday}
By when must girder {code} be mended? / Until which day has {company} time?
(When|On which weekday) will {code} fit? / Deadline for the girder?
When must the beam be fixed? / What is the deadline for the steel workers?
> {code}
Which girder is too short? / What is the label of the girder? / What must {company} weld?
Which part is {length} short?
Which beam does not reach all the way? / How is the faulty piece of steel marked?

Tree rings tell the {institute} that {city} saw {long_time} of drought from {year}, the year the \
{animals} left.
From {year}, when the {animals} left, {city} had {long_time} of drought, the {institute} reads in \
tree rings.
The {institute} read in tree rings: drought at {city}, {long_time} from {year} on, and no more \
{animals}.
The {animals} went away from {city} in {year}, when, by the tree rings of the {institute}, \
{long_time} without rain began.
> {long_time}
How long was the drought? / For how long was it dry in {city}? / Length of the drought?
How much time passed without rain at {city}?
How long was the dry spell? / What time went by before the wells filled again?
> {year}
When did the drought begin? / Since which year was it dry?
(When|In what year) did the {animals} leave? / First year of the drought?
When did the dry spell start? / How far back, by the calendar, did the wells run empty?
> {city}
(Where|In what town) was the drought? / Which city had no rain? / From where did the {animals} go?
Near what town did the trees grow?
Which town suffered a dry spell? / Where did the wells run empty?
> {animals}
Which animals left {city}? / What went away because of the drought? / Who did not stay in {city}?
What creatures were gone after {year}?
Which creatures disappeared because it was so dry? / What wildlife moved elsewhere in the dry spell?
> {institute}
Who reads tree rings? / Which institute found out about the drought?
From whom do we know of the dry years? / By whom were the rings read?
Which research centre looked at the old wood? / Who worked out how dry it once was?

Spilled {chemical}? Cover it with {fertiliser}, wait {duration}, sweep it into the {box}, tell \
{full}.
If there is {chemical} on the floor, it is covered with {fertiliser} and after {duration} swept \
into the {box}; {full} must know.
Tell {full} when {chemical} was spilled, strew {fertiliser} on it, and put it into the {box} after \
{duration}.
After a spill of {chemical} the rule is {fertiliser} on top, {duration} of patience, the {box} for \
the rest, and a call to {full}.
> {fertiliser}
What do I strew on spilled {chemical}? / With what is spilled {chemical} covered?
What soaks up {chemical}? / Cover for {chemical} on the floor?
What should I sprinkle over the puddle? / Which powder soaks up the substance?
> {box}
Where does the swept-up {chemical} go? / Into what do I sweep spilled {chemical}?
In what does the waste end up? / Which container is for spilled {chemical}?
Where does the dirty powder go? / Into which container do I clean up?
> {full}
Who must be told of a spill? / To whom do I report spilled {chemical}?
(Who|Which person) wants to know about {chemical} on the floor?
Person to tell of spilled {chemical}?
To whom must I report the accident? / Which superior wants to hear of the puddle?
> {duration}
How long do I wait before I sweep? / How long does the {fertiliser} lie on the {chemical}?
After what time is spilled {chemical} swept up? / Waiting time after a spill?
How long do I leave it to soak? / After what pause may I pick up the broom?
> {chemical}
For which spill are the rules? / What may be on the floor under {fertiliser}?
Which substance is soaked up? / What is covered with {fertiliser}?
Which substance is the puddle? / What stuff are these instructions meant for, if it is dropped?

Hive {small} lost {sample_size} bees in {month}; the {tree} trees bloomed {long_time} early, \
explains {doctor}.
{doctor} explains the loss of {sample_size} bees in hive {small} in {month}: {tree} trees in bloom \
{long_time} early.
In {month} {sample_size} bees died in hive {small}, since, {doctor} says, the {tree} trees were \
{long_time} early.
The bloom of the {tree} trees, {long_time} too soon, is what {doctor} blames for {sample_size} \
dead bees at hive {small} in {month}.
> {sample_size}
How many bees did hive {small} lose? / How many insects died? / Loss of hive {small}?
What number of bees died in {month}?
How many insects perished? / What is the death toll at the beekeeper's?
> {month}
(When|In what month) did the bees die? / In which month did hive {small} suffer?
Bad month for hive {small}? / What month cost {sample_size} bees?
When did the insects perish? / At what point of the year were the beekeeper's losses?
> {tree}
Which trees were early? / What bloomed too soon? / Whose flowers explain the loss?
What kind of tree does {doctor} name?
What blossoms opened at an unusual moment? / Which blossoms did the insects miss?
> {long_time}
How early did the trees bloom? / By how much were the {tree} trees ahead?
How far was the bloom ahead of its time? / How much too soon were the {tree} trees?
How premature were the blossoms? / By how much was spring ahead of its usual course?
> {doctor}
Who explains the loss of bees? / (Who|Which person) knows why the bees died?
According to whom were the trees early? / Which scholar looks after hive {small}?
Who gave the beekeeper a reason? / Which scientist thinks it was the blossoms?
> {small}
Which hive lost bees? / Where did {sample_size} bees die? / Number of the hive?
What hive is {doctor} speaking about?
Which colony suffered losses? / What is the figure on the beekeeper's unlucky box?

Our monitoring polls {hostname} every {milliseconds}; after {small} missed answers it pages the \
{role}.
Every {milliseconds} a probe is sent to {hostname}, and if {small} remain unanswered the {role} is \
paged.
The {role} is paged when {hostname} misses {small} probes, one of which is sent every \
{milliseconds}.
Silence from {hostname} is noticed by a probe every {milliseconds}, and the {role} by the time \
{small} are lost.
> {milliseconds}
How often is {hostname} polled? / At what interval does a probe go to {hostname}?
What time lies between two probes to {hostname}? / Polling interval of {hostname}?
How much time passes until {hostname} is probed again?
How often is the server checked? / What is the interval between two checks?
> {small}
How many misses are allowed for {hostname}? / How many probes may {hostname} leave unanswered?
After how many missed answers is the {role} called? / Miss limit for {hostname}?
How many failures are tolerated? / What number of lost checks triggers the alarm?
> {role}
Who is paged about {hostname}? / Whose phone rings when {hostname} is silent?
Who hears of it after {small} missed probes? / Whom does the monitoring of {hostname} call?
Whose phone rings in an outage? / To which member of staff does the alarm go?
> {hostname}
Which machine is probed every {milliseconds}? / About which server does the {role} get a page?
Which machine may miss {small} answers? / What does the {role} answer for?
Which server is being checked? / What machine is the alarm about?

Closing note on problem {number}: {because}; lesson: never again without {full}.
Problem {number} is closed. As {full} had warned, {because}.
What {full} had feared came true in problem {number}: {because}.
"Did I not say so?" was all that {full} wrote under problem {number}, the report of which reads: \
{because}.
> {because}
What was the reason for problem {number}? / What had {full} (warned of|feared)?
Why problem {number}? / What came out about problem {number}? / How did problem {number} come about?
What turned out to be the cause once the case was settled?
Why did things go wrong, just as {full} had predicted?
> {number}
Which problem did {full} foresee? / What is the number of the problem that {full} warned of?
Which problem of {full}'s was closed? / Number of the problem with {full}'s warning?
Which problem proved {full} right?
Which ticket is this about? / What case turned out the way {full} had predicted?
> {full}
(Who|Which person) had seen problem {number} coming?
Whose warning was not heard in problem {number}? / Who was right about problem {number}?
Whose name is in the note on problem {number}?
Whom should they have listened to in problem {number}?
Who saw it coming? / Which colleague can claim to have predicted the trouble?

Where our {sensor_kind} was to touch down on {planet}, {first} now thinks there is a sea of {gas}.
{first} now thinks that the {sensor_kind} meant for {planet} would land in a sea of {gas}.
A sea of {gas} is what {first} expects on {planet} just where the {sensor_kind} should land.
{planet} may be no place for a {sensor_kind}: by what {first} has found, there is {gas}, a whole \
sea of it, to land in.
> {gas}
What is the sea made of? / What would the {sensor_kind} land in?
Of what is there a sea on {planet}? / Which substance does {first} expect on {planet}?
Sea of what?
What is the ocean made of? / Which substance would the probe splash into?
> {planet}
Where is the {sensor_kind} to land? / Which world has a sea of {gas}?
For which planet is the {sensor_kind} meant? / About what planet did {first} think?
Which world is the probe travelling to? / Where in space might there be an ocean?
> {sensor_kind}
What is to land on {planet}? / Which instrument might fall into the sea?
What do they want to put down in the {gas}? / What may get wet on {planet}?
Which instrument may splash down by mistake? / What are we sending into space?
> {first}
(Who|Which person) expects a sea? / (Who|Which person) thinks there is {gas} on {planet}?
Whose idea is the sea of {gas}? / Who fears for the {sensor_kind}?
According to whom would it land in a sea?
Who predicts an ocean out there? / Which researcher fears that the probe will splash down?

Charging post {number} on {street} is free after {time}; it takes {price} for {energy}.
After {time} nobody uses charging post {number} ({street}), where {energy} cost {price}.
You pay {price} for {energy} at charging post {number} on {street}, and it is idle from {time}.
The price on {street} is {price}, for which post {number} gives {energy}; come after {time}, when \
it is free.
> {time}
(When|At what hour) is post {number} free? / From what time can I charge on {street}?
After what hour is the post idle? / Good time for charging at {number}?
When is there no queue? / From what hour can I plug in my car without queuing?
> {price}
What does charging on {street} cost? / How much do I pay at post {number}?
How expensive are {energy} on {street}? / Price at the charging post?
How expensive is it to plug in my car? / What will the electricity be on my bill?
> {energy}
How much do I get for {price}? / What amount of current is it for {price} at post {number}?
How much goes into the car for {price}? / Energy for {price}?
How much electricity do I receive for my money? / What goes into my car's battery for {price}?
> {street}
Where is charging post {number}? / On which street can I charge for {price}?
In what street is the post that is free after {time}? / Street with the charging post?
On which road can I plug in my car? / Where do electric cars fill up?
> {number}
Which charging post is on {street}? / What is the number of the post that is free after {time}?
Which post takes {price}? / Number of the post on {street}?
Which of the plugs for electric cars is it? / What figure is painted on the plug at the roadside?

For {device} users: hold the {colour} button for {small} seconds, then choose "{mode}".
Choose "{mode}" after you have held the {colour} button of your {device} for {small} seconds.
The {device} offers "{mode}" when its {colour} button has been pressed for {small} seconds.
Your {device} will show "{mode}" to anyone who keeps a finger on the {colour} button for {small} \
seconds.
> {colour}
Which button do I hold on the {device}? / What colour has the button for "{mode}"?
Which button must be pressed for {small} seconds? / How do I recognise the button on my {device}?
Which shade is the knob I push? / How do I recognise the right knob?
> {small} seconds
How long must I press the {colour} button? / For how long is the button of the {device} held?
How much time before the {device} offers "{mode}"? / After what time may I let go of the button?
How long do I push the knob? / When can I let go of the knob?
> {mode}
What do I choose on my {device}? / What should I select after holding the {colour} button?
Which entry appears after {small} seconds? / What does the {device} offer then?
Which option do I pick in the menu? / What appears on the screen once I let go of the knob?
"""
