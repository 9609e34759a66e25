"""Free sentences: mails, notices and minutes about machines and research (see relations.py)."""

RELATIONS = """
Dear all, the lift is out of order; {full} from {company} comes on {weekday} between {time} and \
{time2}.
Please take the stairs: the lift is dead until {full} ({company}) turns up on {weekday}, some time \
from {time} to {time2}.
{company} will send {full} about the lift on {weekday}, not before {time} and not after {time2}.
For the lift, {company} offers us {weekday}, {time} at the earliest and {time2} at the latest; \
they send {full}.
> {full}
Who will look at the lift? / Whom does {company} send? / Name of the lift mechanic?
(Who|Which person) comes on {weekday}? / (Who|Which person) will free us from the stairs?
Which mechanic is going to do the repair? / Who should I let into the building to fix the elevator?
> {company}
Which firm repairs the lift? / For whom does {full} work? / Who sends somebody about the lift?
From which company is {full}?
Which firm repairs the elevator? / For whom does the mechanic work?
> {weekday}
On which day is the lift repaired? / (When|On which weekday) in the week does {full} come?
Until what day do we take the stairs? / Day of the repair of the lift?
On what day will the mechanic be here? / Until when do I have to climb to my floor on foot?
> {time}
What is the earliest hour for {full}? / From what time on should somebody be in for the lift?
(When|At what hour) may {full} turn up at the earliest? / Earliest time for the lift?
How early might the mechanic ring the bell?
From what hour should someone be at home for the repair?
> {time2}
What is the latest hour for {full}? / Until what time do we have to wait for the lift man?
When will {full} be here at the latest? / Latest time for the lift?
How late might the mechanic still ring the bell? / By what hour should the mechanic have arrived?

{first} writes: "Bring the {sensor_kind} back, I need it for the {maths_topic} class, or I tell \
{doctor}."
If the {sensor_kind} is not back for the {maths_topic} class, {first} threatens to tell {doctor}.
{first}, who needs the {sensor_kind} for the class on {maths_topic}, will tell {doctor} if it \
stays away.
No {sensor_kind}, no class on {maths_topic}, says {first}, who has already dialled the number of \
{doctor}.
> {sensor_kind}
What does {first} want back? / What was taken away from {first}?
What does the class on {maths_topic} need? / Which instrument should be returned to {first}?
What was borrowed without being returned? / Which instrument must I hand over?
> {maths_topic}
What is {first}'s class about? / For which class is the {sensor_kind}? / Subject of {first}'s class?
What does {first} teach with a {sensor_kind}?
What subject are the pupils going to be taught? / For which lesson is the instrument required?
> {doctor}
Whom will {first} tell? / With whom does {first} threaten?
(Who|Which person) would hear of the {sensor_kind}?
Whom will {first} call in about the {sensor_kind}?
To whom will I be reported? / Which superior hears of it unless I hand the thing over?
> {first}
(Who|Which person) wants the {sensor_kind} back? / Whose class is on {maths_topic}?
Who makes threats? / To whom should I bring the {sensor_kind}?
Who is angry about the missing instrument? / Who wants the borrowed thing returned?

Minutes, item {small}: buy the {lab_tool} for {price}? {number_or_word} for, {number_or_word2} \
against, {person} was asleep.
Item {small}, the purchase of the {lab_tool} at {price}, got {number_or_word} votes for and \
{number_or_word2} against; {person} slept.
While {person} slept, item {small}, the {lab_tool} for {price}, was voted on: {number_or_word} \
yes, {number_or_word2} no.
On item {small}, whether {price} be spent on the {lab_tool}, {person} did not wake up; \
{number_or_word} hands rose for it, {number_or_word2} against.
> {lab_tool}
What was to be bought for {price}? / What was item {small} about? / For what would {price} be spent?
Which apparatus did they vote on?
What equipment did the meeting discuss? / Which new acquisition did the committee decide about?
> {price}
What would the {lab_tool} cost? / How much money was at stake in item {small}?
Price of the {lab_tool}? / How expensive is the {lab_tool}?
How expensive would the new equipment be? / What sum did the committee have to decide about?
> {number_or_word}
How many wanted the {lab_tool}? / How many votes were for item {small}?
How many said yes to item {small}? / Votes for the {lab_tool}?
How many in the committee were in favour? / What support did the proposal have?
> {number_or_word2}
How many did not want the {lab_tool}? / How many votes were against item {small}?
How many said no to the {lab_tool}? / Votes against the {lab_tool}?
How many in the committee were opposed? / What resistance did the proposal meet with?
> {person}
(Who|Which person) slept while they voted? / (Who|Which person) did not vote on the {lab_tool}?
Who missed item {small}? / Whose eyes were shut during the vote?
Who snored through the meeting? / Which committee member missed the decision with both eyes shut?
> {small}
Which item was the {lab_tool}? / During which item did {person} sleep?
What number had the purchase of the {lab_tool}? / Under what item was the {lab_tool} to be bought?
Number of the item that {person} slept through?
Under which point of the agenda was it discussed? / Where on the agenda was the new equipment?

I owe {first} a beer since the {app} demo for {company} did not crash even when {person} typed \
"{words}".
Since {person} typed "{words}" and the {app} demo for {company} lived on, I owe {first} a beer.
The {app} demo at {company} survived "{words}", typed by {person}, and so {first} gets a beer from \
me.
"{words}" is what {person} typed at {company}, and as {app} stood it, one beer goes to {first}.
> {words}
What did {person} type? / Which input did the {app} demo survive? / What was entered at {company}?
Words that did not crash {app}?
What nasty input was tried out? / With which entry did {person} try to break the program?
> {person}
(Who|Which person) typed in the demo? / (Who|Which person) tried to crash {app}?
Whose typing did {app} survive? / Who put {app} to the test?
Who tried to break the program? / Whose fingers were on the keyboard during the show?
> {company}
For whom was the demo? / Which firm saw {app}? / Where was {app} shown?
(Who|What firm) came to the {app} demo?
Which customer was the show for? / In front of whom was the program presented?
> {app}
What was shown to {company}? / Which program did not crash? / What survived {person}'s typing?
Name of the program in the demo?
Which program was presented? / What software proved to be robust?
> {first}
Whom do I owe a beer? / (Who|Which person) gets a beer? / Who won the bet about the demo?
For whom should I buy a drink?
Whom must I treat to a drink?
Which colleague can count on a pint because the program was so robust?

NOTICE. Hot water off on {date}, {time} to {time2}, {because}. Complaints to {full}, room {number}.
On {date} there is no hot water from {time} to {time2}, since {because}; complain to {full} in \
room {number}.
Complaints about the hot water (off {date}, {time} to {time2}, for {because}) go to {full}, room \
{number}.
If you want a hot shower on {date}, take it before {time} or after {time2}; {because}, says {full} \
in room {number}.
> {date}
On what day is the hot water off? / (When|On which date) should I not take a shower?
Date without hot water? / Which day will be cold?
On what day will I have to wash in the cold? / When does the boiler take a break?
> {time}
From what time is there no hot water? / (When|At what hour) is the hot water turned off on {date}?
When does the cold begin? / Start of the hours without hot water?
When will the taps run cold? / What hour does the interruption start?
> {time2}
Until what time is there no hot water? / (When|At what hour) is the hot water back on {date}?
(When|At what hour) does the cold end? / End of the hours without hot water?
When will the taps be warm again? / What hour does the interruption finish?
> {because}
Why is there no hot water? / What is the reason for the cold showers? / Reason for the notice?
What happened to the hot water on {date}?
Why will the taps run cold? / What is the cause of the interruption?
> {full}
To whom can I complain about the water? / Who sits in room {number}?
(Who|Which person) hears complaints? / Name of the person for complaints?
To whom can I grumble about the cold taps? / Who has to listen to angry tenants?
> {number}
In which room are complaints heard? / Where do I find {full}? / Room of {full}?
Where do I go to complain about cold water?
On which door do I knock to grumble? / Where does {full} sit?

My first computer, a {device_model} with {data_size} of memory, was a gift from {person} in {year}.
In {year} {person} gave me my first computer, a {device_model}, and its memory was {data_size}.
{person} gave me a {device_model} in {year}, my first computer; it had {data_size} of memory.
I have never forgotten the {device_model}, {data_size} and all, with which {person} made me happy \
in {year}, my first computer.
> {device_model}
What was my first computer? / Which model did {person} give me? / On what did I learn computing?
Name of my first computer?
What machine did I start out with? / Which old PC was I so happy about?
> {data_size}
How much memory had my first computer? / How big was the memory of the {device_model}?
With how much memory did I begin? / Memory in {year}?
How much could my old PC store? / What was the capacity of the machine I started out with?
> {person}
From whom was my first computer? / (Who|Which person) gave me the {device_model}?
Whom do I have to thank for my first computer? / Giver of the {device_model}?
Who presented me with a PC? / To whom do I owe thanks for the machine I started out with?
> {year}
When did I get my first computer? / In which year did I own a {device_model}?
Since when have I had computers? / Year of the gift from {person}?
When did I receive my old PC? / In what year was I presented with it?

Grandfather's slide rule ({length} of {building_material}) was sold at a flea market in {city} by \
{first} for {price}.
At a flea market in {city}, {first} got {price} for grandfather's slide rule, {length} of \
{building_material}.
For {price} {first} let grandfather's slide rule go in {city}, all {length} of {building_material}.
The people of {city} paid {first} {price} for a slide rule of {building_material}, {length} long, \
once grandfather's.
> {length}
How long is the slide rule? / What size is grandfather's slide rule? / Length of what {first} sold?
How big was what {first} sold in {city}?
From end to end, what does grandfather's slide rule measure?
How big was the old calculating tool? / What did it measure from end to end?
> {building_material}
Of what is the slide rule made? / Which material did grandfather's slide rule have?
What stuff is it that {first} sold? / Out of what was grandfather's slide rule cut?
Material of the slide rule sold in {city}?
From which material was the old calculating tool? / What was grandpa's heirloom made from?
> {city}
(Where|In what town) was the slide rule sold? / In which city is the flea market?
(Where|In what town) did {first} sell the slide rule? / City where {first} sold the slide rule?
Where did the heirloom change hands? / In which town was there a buyer for the old calculating tool?
> {first}
Who sold the slide rule? / (Who|Which person) got {price}?
(Who|Which person) parted with grandfather's things? / By whom was the slide rule sold in {city}?
Who parted with grandpa's heirloom? / Whose purse profited from the old calculating tool?
> {price}
What did the slide rule bring? / How much did {first} get?
For how much was the slide rule sold in {city}? / Price of the slide rule?
How much did grandpa's heirloom fetch? / What did a stranger hand over for the old calculating tool?

We regret that lecture {number} on {discipline} is cancelled; {full} has {disease} and the slides \
were on a {device}.
With {full} down with {disease}, and the slides on a {device}, there will be no lecture {number} \
on {discipline}.
{full} has {disease}, so lecture {number} ({discipline}) is off, the more so as the slides are on \
a {device}.
It is {disease} that keeps {full} in bed, and the slides are locked in a {device}, hence no \
lecture {number} on {discipline}.
> {full}
Who cannot lecture? / Whose lecture is cancelled?
(Who|Which person) is too ill to speak on {discipline}?
(Who|Which person) was to speak on {discipline}?
Which speaker is ill? / Who should have talked to the students?
> {disease}
What is wrong with {full}? / Why is lecture {number} cancelled? / Which illness has {full}?
What did the lecturer catch?
What illness does the speaker suffer from? / Why must {full} stay at home?
> {discipline}
On what was lecture {number}? / What was {full} to talk about? / Subject of the cancelled lecture?
Which field will not be heard about?
What subject was the talk about? / Which field of study will the students hear nothing about?
> {number}
Which lecture is cancelled? / What is the number of {full}'s lecture?
Which lecture on {discipline} is off? / Number of the lecture that is off?
Which part of the series will not take place?
What talk of {full}'s do the students miss, by its place in the series?
> {device}
Where are {full}'s slides? / On what did {full} keep the slides?
What would one need for the slides? / Thing with the slides on it?
Where is the presentation stored? / On which gadget are the pictures for the talk?

Congratulations, {first}: your {robot_name} came {ordinal} of {small} in {city} and bit only one \
referee.
Of {small} robots in {city} {first}'s {robot_name} came {ordinal}, with one bitten referee.
{robot_name}, built by {first}, finished {ordinal} among {small} robots in {city}, where it bit a \
referee.
What a day for {first}: {ordinal} in {city}, with {small} robots at the start, and a referee \
bandaged because of {robot_name}!
> {ordinal}
Where did {robot_name} finish? / Which place did {first}'s robot get?
How well did {robot_name} do? / Place of {robot_name} in {city}?
What place was it in the ranking? / How well did the machine do in the contest?
> {small}
How many robots were there in {city}? / How many took part with {robot_name}?
Number of robots in {city}? / How large was the field in {city}?
How many machines competed? / What was the size of the field?
> {city}
Where was the contest of the robots? / In which city was a referee bitten?
(Where|In what town) did {first} compete? / City of the robots?
In which town was the contest? / Where did a machine hurt one of the judges?
> {robot_name}
Who bit the referee? / What is {first}'s robot called? / Which robot came {ordinal}?
Name of the biting robot?
Which machine hurt one of the judges? / What is the contestant called that {first} made?
> {first}
(Who|Which person) built {robot_name}? / Whom does one congratulate on {robot_name}?
Whose robot bit somebody? / Owner of the biter?
Who made the machine that took part? / Whose success in the contest is being celebrated?

{company} was to deliver {count} {sensor_kind}s; {number_or_word} came, all of them {colour} and \
one ticking.
Of the {count} {sensor_kind}s ordered from {company} {number_or_word} arrived, {colour} ones, and \
one ticks.
We got {number_or_word} {colour} {sensor_kind}s, one of them ticking, where {company} owed us \
{count}.
There are {number_or_word} {colour} {sensor_kind}s, and something in the box ticks: is this what \
{company} calls {count}?
> {count}
How many were ordered from {company}? / How many {sensor_kind}s should have come?
How many did {company} owe us? / Number of {sensor_kind}s ordered?
How many should have been in the parcel? / What quantity had we paid for?
> {number_or_word}
How many arrived from {company}? / How many {sensor_kind}s did we get?
How many {sensor_kind}s came in the end? / Number of {sensor_kind}s delivered?
How many were in the parcel in the end? / What quantity did we really receive?
> {colour}
What colour are the {sensor_kind}s? / In which colour did the {sensor_kind}s come?
Colour of what ticks? / How do the goods from {company} look?
Which shade are they? / What do the instruments in the parcel look like?
> {company}
Who should have delivered {count}? / Which firm sent the {sensor_kind}s?
From whom did we get something that ticks? / Whom do I write to about the ticking?
Which supplier got it wrong? / From whom was the parcel?
> {sensor_kind}s
What did we order from {company}? / What came from {company}? / Which kind of instrument ticks?
What does {company} sell?
What instruments were in the parcel? / Which items did we receive too few of?

P.S. The code for {first}'s telescope hut is {secret}, and if the {animal} is in, knock and wait \
{duration}.
Knock, wait {duration} for the {animal} to leave, and use {secret} to open {first}'s telescope hut.
{first}'s telescope hut opens with {secret}; should the {animal} be inside, knock and wait \
{duration}.
To see the stars from {first}'s hut, knock, give the {animal} {duration}, and then type {secret}.
> {secret}
What is the code for the telescope hut? / How do I get into {first}'s hut?
What opens {first}'s hut? / Code of the hut with the {animal}?
How do I unlock the door of the observatory? / What do I key in to watch the planets?
> {animal}
Which animal may be in the hut? / Who lives in {first}'s hut? / Whom might I meet at the telescope?
For what animal do I knock?
Which creature might be sitting in the observatory?
For what beast should I make a noise at the door?
> {duration}
How long do I wait after knocking? / How much time does the {animal} need to leave?
Time between knocking and opening? / How long until the hut is free?
How long must I be patient at the door? / After what pause can I safely step into the observatory?
> {first}
Whose telescope hut is it? / (Who|Which person) owns the hut with the code {secret}?
(Who|Which person) keeps a {animal} there? / Owner of the telescope hut?
Who owns the observatory? / Whose little house can I watch the planets from?

Nobody but {full}, who moved to {country} in {month}, understood the {car_part}, so we bought a \
{vehicle}.
When {full}, the one who understood the {car_part}, went to {country} in {month}, we bought a \
{vehicle}.
In {month} {full} left for {country}; as nobody else understood the {car_part}, we bought a \
{vehicle}.
The new {vehicle} is the price we pay because {full} took all knowledge of the {car_part} to \
{country} in {month}.
> {full}
Who understood the {car_part}? / (Who|Which person) left us in {month}?
(Who|Which person) went to {country}? / Whose knowledge do we miss?
Which expert emigrated? / Who was able to repair it before he or she left us?
> {car_part}
What did only {full} understand? / Which part could nobody else mend?
Because of which part did we buy a {vehicle}? / What is a riddle to all but {full}?
Which piece of the engine or body was a mystery to the rest of us?
What was {full} the only expert on?
> {country}
Where is {full} now? / To which country did {full} move? / Where did our expert go?
New home of {full}?
Where does our expert live now? / To which part of the world did {full} emigrate?
> {month}
(When|In what month) did {full} move? / In which month were we left alone with the {car_part}?
Since what month is {full} gone? / Month of the move to {country}?
When did our expert emigrate? / At what point in the year did we lose {full}?
> {vehicle}
What did we buy when {full} left? / Which vehicle do we have since {full} left?
How did we get around the {car_part}? / What replaced the old one after {full} left?
What do we drive now? / Which means of transport did we get as a replacement?
"""
