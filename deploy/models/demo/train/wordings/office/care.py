"""Free sentences: hospitals and schools as workplaces, and what is kept there (see
relations.py)."""

RELATIONS = """
The {wardname} is short of {spelled} nurses, which is why {doctor} has cancelled operations until \
{date}.
Because {spelled} nurses are missing in the {wardname}, there are no operations before {date}, \
says {doctor}.
{doctor} has cancelled all operations up to {date}: the {wardname} lacks {spelled} nurses.
With {spelled} nurses too few in the {wardname}, {doctor} will not operate again until {date}.
> {spelled}
How many nurses are missing? / How many nurses does the {wardname} lack? / What is the shortage?
By how many nurses is the {wardname} short?
What size is the gap in the staff that has stopped all surgery?
How many more carers would be required for {doctor} to use the scalpel?
> {wardname}
Which part of the hospital lacks nurses? / Where are {spelled} nurses missing?
In which ward does {doctor} work?
In which hospital department are there not enough hands for surgery to go on?
What unit has had to call off its surgery for want of staff?
> {doctor}
Who cancelled the operations? / Which doctor has stopped operating? / Who speaks for the {wardname}?
Name the surgeon who has put everything off for lack of staff.
Who refuses to use the scalpel while the {wardname} has too little staff?
> {date}
Until when are there no operations? / When will operations begin again?
Up to which day has {doctor} cancelled everything?
Until when will patients have to wait for surgery to resume?
When does the surgeon hope to be back at work with the scalpel?

Visiting hours in the {wardname}: {hour} to {hour2}, no more than {spelled} visitors at a time.
In the {wardname} you may visit from {hour} to {hour2}, but only {spelled} at a time.
At most {spelled} people may visit a patient of the {wardname} at once, between {hour} and {hour2}.
Please come to the {wardname} not before {hour}, leave by {hour2}, and be no more than {spelled}.
> {hour}
From when on may one visit in the {wardname}? / When do visiting hours begin?
What is the earliest time for a visit to the {wardname}?
How early may I look in on my sick aunt in the {wardname}?
When are the doors opened to family and friends of the sick?
> {hour2}
Until when may one visit in the {wardname}? / When do visiting hours end?
What is the latest time for a visit to the {wardname}?
When do family and friends of the sick have to be gone?
By what o'clock must I say goodbye to my sick uncle in the {wardname}?
> {spelled}
How many visitors are allowed at once? / What is the greatest number of visitors?
How many of us can go into the {wardname} together?
How many friends may sit round one sickbed together?
We are a big family. How many of us may be at grandma's bedside in the {wardname}?
> {wardname}
Which ward can be visited from {hour} on? / Where are only {spelled} visitors allowed?
Which hospital department limits how many relatives stand round a bed?
Where in the hospital are family and friends let in from {hour}?

The sterile {goods} for the {wardname} are kept {whereabouts}; {first} has the list.
You find the sterile {goods} of the {wardname} {whereabouts}, and the list with {first}.
Sterile {goods} are {whereabouts} in the {wardname}, and {first} keeps the list.
If you run out of {goods} in the {wardname}, there are sterile ones {whereabouts}; sign on \
{first}'s list.
> {whereabouts}
Where are the sterile {goods}? / Where do I find {goods} for the {wardname}?
Where does the {wardname} keep its sterile things?
In what spot can I pick up germ-free {goods}?
Where should I look for supplies that have been disinfected?
> {first}
Who has the list? / With whom is the list of {goods}? / Whom do I ask for the list?
Who writes down how many germ-free supplies are taken?
Who keeps the record of disinfected {goods}?
> {goods}
What is kept {whereabouts}? / What does {first} keep a list of? / What is sterile?
What germ-free supplies are stored there for the hospital department?
Which disinfected articles does {first} keep account of?
> {wardname}
For which ward are the sterile {goods}? / Whose sterile {goods} are {whereabouts}?
Which hospital department has the germ-free supplies?
What unit are the disinfected {goods} meant for?

{doctor} was paged at {time} because patient {number} in the {wardname} had a {injury}.
At {time} the {wardname} paged {doctor}: patient {number} had suffered a {injury}.
Patient {number} of the {wardname} had a {injury}, and so {doctor} was called at {time}.
It was {time} when {doctor} heard the pager: {wardname}, patient {number}, {injury}.
> {doctor}
Who was paged? / Which doctor was called to the {wardname}? / Whom did they call at {time}?
Who was summoned by beeper to the injured case? / Name the physician they sent for in the emergency.
> {time}
When was {doctor} paged? / At what time was help called for patient {number}?
What did the clock show when the physician was summoned?
Exactly when did the beeper go off for the emergency?
> {injury}
What did patient {number} have? / What was wrong in the {wardname}? / Why was {doctor} called?
Which injury did the patient suffer?
What harm had come to the sick person for whom they summoned {doctor}?
What sort of medical trouble made the beeper go off?
> {number}
Which patient had a {injury}? / For which patient was {doctor} called? / number of the patient?
Under what figure is the injured one registered, for whom the physician was summoned?
figure for the case that {doctor} had to rush to?
> {wardname}
From where was {doctor} paged? / Where does patient {number} lie? / Which ward called the doctor?
Which hospital department sent for {doctor}?
To what unit did the physician have to hurry when the beeper went off?

The hospital gets its {goods} from {company} since {company2} went bankrupt.
Since the bankruptcy of {company2}, it is {company} that supplies the hospital with {goods}.
{company2} used to supply the hospital with {goods}; after its bankruptcy {company} stepped in.
Who would have thought that {company2} could fail, and that {company} would sell us our {goods}?
> {company}
Who supplies the hospital with {goods} now? / From whom do the {goods} come today?
Which firm stepped in for {company2}? / Who is the present supplier?
Who delivers to the clinic now that the old vendor is insolvent?
What business took over the clinic's orders when {company2} collapsed?
> {company2}
Which firm went bankrupt? / Who used to supply the {goods}? / Who was the former supplier?
Whom did {company} replace?
Which vendor of the clinic became insolvent?
What business collapsed, so that {company} now has the clinic as a customer?
> {goods}
What does {company} supply? / What does the hospital buy from {company}?
Which goods did {company2} deliver?
What does the clinic order from another vendor now that the old one is insolvent?
Which articles does the clinic purchase from {company}?

A study by {doctor} found that {fraction} of night nurses sleep less than {wait}.
According to {doctor}, {fraction} of all nurses on nights get less than {wait} of sleep.
{doctor} asked night nurses: {fraction} of them sleep for less than {wait}.
Asked how they slept, {fraction} of the night nurses told {doctor} that it was less than {wait}.
> {fraction}
What share of night nurses sleep too little? / How many night nurses get less than {wait}?
What did {doctor} find out about night nurses?
How large is the proportion of late-shift carers who rest too little?
What part of the carers on the late shift rests for under {wait}?
> {wait}
Less than how long do many night nurses sleep? / How little sleep do they get?
What is the amount of sleep in the study?
How much rest is it that many late-shift carers do not even reach?
According to {doctor}'s research, below what length of time do tired carers rest?
> {doctor}
Who made the study? / Who asked the night nurses? / Whose study is about sleep?
Who did research on how tired late-shift carers are?
Name the scientist who looked into how long carers rest.

Do not give {medicine} together with {medicine2}; if it has happened, call {doctor} on {extension}.
If a patient has had both {medicine} and {medicine2}, call {doctor} at once (extension {extension}).
{doctor}, extension {extension}, must be told when {medicine} was given together with {medicine2}.
When both have been given, {medicine} as well as {medicine2}, dial {extension} and get {doctor}.
> {medicine2}
What must not be given with {medicine}? / With which drug may I not mix {medicine}?
Which medicine does not go with {medicine}?
Which drug is dangerous alongside {medicine}? / I am on {medicine}. What other drug is forbidden?
> {doctor}
Whom do I call if {medicine} was given with {medicine2}? / Which doctor must be told?
Who wants to hear at once if two drugs have been combined by mistake?
Name the physician to contact when the wrong pills were mixed.
> {extension}
On which number do I reach {doctor}? / What is {doctor}'s extension? / Which number do I ring?
Which digits do I key into the phone when two drugs were mixed by mistake?
How can the physician be reached by phone after a dangerous mix of drugs?

The school in {street} takes {tallied} pupils, taught by {spelled} teachers under {full}.
{full} heads the school in {street} with its {tallied} pupils and {spelled} teachers.
With {spelled} teachers and {tallied} pupils, the school in {street} is in the hands of {full}.
In {street} there is a school of {tallied} children and {spelled} teachers, which is run by {full}.
> {tallied}
How many pupils are there at the school in {street}? / How many children does {full}'s school have?
How large is the school in {street}?
How many girls and boys learn there under {full}?
How big is the crowd of boys and girls that {full} is responsible for?
> {spelled}
How many teachers does the school have? / How many people teach at the school in {street}?
What is the size of the teaching staff?
How many staff give lessons in {full}'s building?
How big is the staff room crowd under {full}, the principal?
> {full}
Who heads the school in {street}? / What is the head teacher called?
Under whom do the teachers work?
Tell me who is principal in {street}. / Name the boss of those who educate the boys and girls.
> {street}
Where is the school that {full} heads? / In which street do {tallied} pupils go to school?
Which street has a school with {spelled} teachers?
On what road are the boys and girls educated? / Whereabouts is {full} principal?

{full} teaches {subject} to class {code} in the {room} {recurring}.
Class {code} has {subject} with {full} in the {room} {recurring}.
In the {room}, {full} gives {subject} lessons to class {code} {recurring}.
The timetable has {code} in the {room} for {subject} with {full}, {recurring}.
> {full}
Who teaches {subject} to class {code}? / With whom does class {code} have {subject}?
Who is the {subject} teacher of {code}?
Which member of staff instructs group {code}?
Who stands at the blackboard when it is time for {subject}?
> {subject}
What does {full} teach? / Which subject does class {code} have in the {room}?
What are the lessons of {full} about?
In what field does {full} instruct the youngsters of {code}?
What do the youngsters of {code} learn from {full}?
> {code}
Which class does {full} teach? / To whom does {full} teach {subject}? / Which class has {subject}?
Which group of youngsters learns {subject}? / Whom does {full} instruct?
> {room}
Where does {full} teach? / In which room does class {code} have {subject}?
I am looking for {full}. Where is the blackboard?
Where do the youngsters of {code} go to learn {subject}?
> {recurring}
When does class {code} have {subject}? / How often does {full} teach class {code}?
On what days does {full} stand at the blackboard for the youngsters?
When do the youngsters of {code} sit down to learn {subject}?

Parents of class {code} have collected {price} so that the pupils can {activity}.
So that class {code} can {activity}, the parents have collected {price}.
{price} has come in from the parents, and class {code} is going to {activity}.
Thanks to the parents, who put together {price}, class {code} can {activity}.
> {price}
How much did the parents collect? / What sum has come in for class {code}?
How much money is there for the class?
How much did mums and dads raise for the children's treat? / total of the families' donations?
> {activity}
What will class {code} do with the money? / What did the parents collect money for?
What can the pupils do thanks to their parents?
What treat did the mums and dads pay for?
Which plan of the children is being funded by their families?
> {code}
Which class collected money? / For which class is the {price}? / Whose parents gave money?
Which group of children had its treat funded by mums and dads? / Whose families chipped in {price}?

{first}'s mother wrote that {first} could not come on {weekday} because {grounds}.
On {weekday} {first} was absent, the mother's note says, because {grounds}.
A note from the mother excuses {first} for {weekday}: {grounds}.
"Please excuse {first} for {weekday}," the mother wrote; "{grounds}."
> {grounds}
Why was {first} absent? / What does the mother's note say? / What was {first}'s excuse?
Why could {first} not come on {weekday}?
For what reason did the child stay away from lessons?
How did mum explain that {first} was missing?
> {weekday}
On which day was {first} not at school? / For what day was {first} excused?
Which school day did the child miss? / When did {first} stay away from lessons?
> {first}
Whose mother wrote a note? / Who was absent on {weekday}? / Which pupil was excused?
Which child missed lessons, with an explanation from mum? / Who stayed at home on {weekday}?

The caretaker, {full}, keeps the key to the {room} {whereabouts} and lends it to nobody.
{full}, who is the caretaker, lends nobody the key to the {room}; it lies {whereabouts}.
You will not get the key to the {room} from {full}, the caretaker, but it is {whereabouts}.
Ask {full}, our caretaker, as often as you like, but the key to the {room} stays {whereabouts}.
> {whereabouts}
Where is the key to the {room}? / Where does the caretaker keep the key? / Where does the key lie?
In what spot does the janitor leave what opens the {room}?
Where would I find what unlocks the door if the janitor were willing?
> {full}
Who is the caretaker? / Who keeps the key to the {room}? / Who will not lend the key?
the janitor's name? / Who refuses to hand over what unlocks the {room}?
> {room}
Which key does the caretaker keep? / To what does {full} have the key?
Which room can only the caretaker open?
What part of the building can we not unlock without the janitor?
Which door does the janitor refuse to let others open?

For the school play {first} sews {tallied} costumes, and {first2} paints the {place} on the curtain.
{first2} paints the {place} on the curtain for the school play; the {tallied} costumes are sewn by \
{first}.
The school play needs {tallied} costumes ({first}) and a curtain with the {place} on it ({first2}).
Somebody has to sew {tallied} costumes, and that is {first}; the {place} on the curtain is \
{first2}'s work.
> {tallied}
How many costumes does the play need? / How many costumes are to be sewn?
How many outfits will the actors wear on stage?
How many garments does {first} have to make for the show?
> {first}
Who sews the costumes? / Who makes what the actors wear? / By whom are {tallied} costumes made?
Who sits with needle and thread for the show? / Who is dressmaker for the young actors?
> {first2}
Who paints the curtain? / Who paints the {place}? / By whom is the curtain made?
Who is busy with a brush for the show? / Which artist decorates the cloth in front of the stage?
> {place}
What is painted on the curtain? / What does the curtain of the school play show?
What picture will the audience see before the show starts?
What does {first2} depict on the cloth in front of the stage?

Pupil {number} passed with {percent}, the class average being {percent2}.
While the class average was {percent2}, pupil {number} reached {percent}.
With {percent}, pupil {number} did not stay at the average of {percent2}.
The others may have had {percent2} on average, but {percent} was what pupil {number} got.
> {percent}
What did pupil {number} reach? / With how much did pupil {number} pass? / result of pupil {number}?
What did the student with number {number} score in the exam?
How good was the mark of candidate {number}?
> {percent2}
What was the class average? / How well did the class do? / What did the others reach on average?
What did classmates typically score? / How good was the typical mark among the rest?
> {number}
Which pupil reached {percent}? / What is the number of the pupil with {percent}?
Which student scored {percent}?
Name the candidate whose mark is compared with those of the classmates.

The inspectorate gave the {facility} the mark "{word}" and praised {full}, who teaches {subject}.
Marked "{word}" by the inspectorate, the {facility} is proud above all of {full} ({subject}).
{full}, the {subject} teacher, was praised when the inspectorate gave the {facility} a "{word}".
"Thanks to {full} and the lessons in {subject}," the inspectors wrote, "the {facility} deserves a \
{word}."
> {word}
What mark did the {facility} get? / Which word did the inspectorate use for the {facility}?
How was the {facility} marked?
grade from the official visit? / How did the officials rate the {facility}?
> {full}
Who was praised? / Which teacher did the inspectorate like?
Who teaches {subject} at the {facility}?
Which member of staff did the officials single out for good work?
Who made such an impression on the officials who visited the {facility}?
> {subject}
What does {full} teach? / Which subject was praised? / Of what is {full} a teacher?
What branch of learning does {full} instruct students in?
In which field did the officials find the instruction so good?
> {facility}
Which school was inspected? / Where does {full} teach? / Who got the mark "{word}"?
Which institution did the officials visit and rate?
Where on earth does {full} work, whose instruction impressed the officials?

The blood bank needs {spelled} bags of group {code} by {weekday}, as {doctor} operates then.
By {weekday}, when {doctor} operates, the blood bank must have {spelled} bags of group {code}.
{doctor} will operate on {weekday} and has asked the blood bank for {spelled} bags of group {code}.
On {weekday} {doctor} is going to operate and wants {spelled} bags of group {code} at hand.
> {spelled} bags
How much blood is needed? / What quantity of group {code} must there be?
How much of group {code} did {doctor} ask for?
How much donated blood must be in the fridge for the surgery?
What amount does the surgeon require?
> {code}
Which blood group is needed? / What group does {doctor} want?
Of which group must there be {spelled} bags?
blood type that we have to get hold of for the surgery? / Which blood type does the surgeon require?
> {weekday}
When does {doctor} operate? / By which day must the blood be there? / What day is the operation?
When is the surgery planned? / By when does the surgeon require the donated blood?
> {doctor}
Who operates on {weekday}? / Who asked the blood bank for {spelled} bags? / For whom is the blood?
Who is the surgeon? / Which surgeon requires donated blood for {weekday}?

The ambulance needed {wait} from {street} to the {wardname}, because the {place} was closed.
As the {place} was closed, the way from {street} to the {wardname} took the ambulance {wait}.
From {street} it was {wait} by ambulance to the {wardname}; the {place} was closed.
We lay in the ambulance for {wait}, all the way from {street} to the {wardname}, as they had \
closed the {place}.
> {wait}
How long did the ambulance need? / How much time did the drive to the {wardname} take?
How many minutes or hours was it from {street}?
How much time did the patient spend on the road to hospital?
For how long was the emergency vehicle driving?
> {street}
Where did the ambulance start? / From which street was the patient brought?
Where was the patient picked up?
Where was the patient picked up by the emergency vehicle?
What road did the emergency drive begin in?
> {wardname}
Where did the ambulance go? / To which ward was the patient brought?
What was the destination of the ambulance?
Which hospital department was the emergency vehicle heading for?
Where was the patient driven from {street}?
> {place}
What was closed? / Which place could the ambulance not pass? / Why did it take {wait}?
What was shut, so that the emergency vehicle made a detour?
Where could the driver with the patient not get through?

They pay Nurse {last} {wage}, which is {percent} less than at the {facility}.
At the {facility}, Nurse {last} would get {percent} more than the present {wage}.
Where Nurse {last} works, the pay is {wage}, while the {facility} offers {percent} more.
If Nurse {last} went over to the {facility}, the pay of {wage} would grow by {percent}.
> {wage}
What does Nurse {last} earn? / How much is Nurse {last} paid? / What is the present pay?
salary of the carer named {last}? / How much does {last} earn at the moment?
> {percent}
How much more does the {facility} pay? / By how much is the pay at the {facility} better?
What rise would {last} see after a change of employer?
By how much would the carer's salary increase in another job?
> {facility}
Where would the nurse get more? / Who pays better? / Which place offers {percent} more?
Which employer could tempt the carer with a better salary?
If {last} changed jobs for a higher salary, where would it be?

A {plantmachine} stands in the hospital laundry, says {first}, and it takes {weight} of sheets at \
a go.
"Our {plantmachine} takes {weight} of sheets," says {first} from the hospital laundry.
{first} from the hospital laundry can put {weight} of sheets into the {plantmachine} at a time.
Down in the hospital laundry {first} showed us a {plantmachine} that swallows {weight} of sheets.
> {weight}
How much does the machine in the laundry take? / How much washing goes in at a time?
What weight of sheets can {first} put in?
How much linen can be washed in one load?
What is the most bedding that fits in, according to {first}?
> {first}
Who works in the hospital laundry? / Who told us about the laundry? / Who puts in the sheets?
Who is in charge of washing the clinic's linen? / Which employee washes bedding for the sick?

Candidate {number} may repeat the oral examination in {subject} on {date}; bring the {paperwork}.
On {date} candidate {number} has a second chance at the oral in {subject}, given a {paperwork}.
Bring a {paperwork} on {date}, when candidate {number} repeats the oral in {subject}.
The oral in {subject} did not go well, so there is another one on {date} for candidate {number}; \
bring a {paperwork}.
> {date}
When can candidate {number} repeat the oral? / On which day is the second chance?
What is the date of the oral in {subject}?
day of the resit? / On which day can {number} try again to pass the spoken test?
> {subject}
In what must candidate {number} be examined again? / Which examination is repeated?
What had candidate {number} failed?
What field of learning is the spoken resit about?
In what had {number} done badly when speaking to the examiners?
> {paperwork}
What must the candidate bring? / Which document is needed on {date}?
What paper must {number} show?
What does {number} have to show to be let into the resit?
Which document should be in the bag for the spoken resit?
> {number}
Who repeats the oral in {subject}? / Which candidate has a second chance? / number of the candidate?
Which student is allowed a resit? / Who will try again to pass the spoken test on {date}?
"""
