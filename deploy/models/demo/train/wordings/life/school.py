"""Free sentences of daily life: school, children and their minders (see relations.py)."""

RELATIONS = """
Dear parents, on {spoken_day} every child in class {small} should bring a {school_thing}. {full}
Every child in class {small} needs a {school_thing} on {spoken_day}, writes the teacher, {full}.
{full}, who teaches class {small}, reminds us of the {school_thing} to be brought on {spoken_day}.
> {school_thing}
What should the children bring? / What does class {small} need on {spoken_day}?
What must I pack for {spoken_day}? / Of what does the teacher remind us?
What is every child to have in the bag? / The letter from {full} asks for what?
Tell me what the kids have to pack. / Which item mustn't our daughter forget?
> {spoken_day}
When is the {school_thing} needed? / On which day should class {small} bring it?
For what day do I pack the {school_thing}? / By when must the children have the {school_thing}?
When do the kids have to pack something extra? / On what day will pupils use the {school_thing}?
> {full}
Who teaches class {small}? / Who wrote to the parents?
What is the name of the teacher of class {small}?
Who wants the children to bring a {school_thing}?
From whom is the letter about the {school_thing}?
Who signed the note to mums and dads? / Who is in charge of that group of pupils?
> {small}
Which class needs a {school_thing}? / Which class does {full} teach? / The letter is for what class?
Number of {full}'s class?
Which group of pupils is it about? / In which form does {full} give lessons?

{first} was sent (home|out of the room) because of a {animal} in the {school_thing} of {first2}.
It was {first} who put the {animal} into {first2}'s {school_thing}, and so {first} was sent home.
For putting a {animal} into the {school_thing} of {first2}, {first} was sent home.
> {animal}
What was in the {school_thing}? / What did {first} put there? / Which animal did {first2} find?
What came out of {first2}'s {school_thing}?
What living creature was used for the prank? / Which beast gave {first2} a fright?
> {first}
Who was sent home because of a {animal}? / Who played a trick on {first2}?
Who put the {animal} there? / Which child was punished for the {animal}?
Name the pupil behind the prank. / Which pupil was punished over the creature?
> {first2}
On whom was the trick played? / In whose {school_thing} was the {animal}? / Who found a {animal}?
Who was {first}'s victim?
On whom was the prank played? / Which pupil found a live creature among the belongings?
> {school_thing}
Where was the {animal}? / In what did {first2} find a {animal}?
In which of {first2}'s things was it? / Into what did {first} put the {animal}?
Where was the creature hidden? / In which of {first2}'s belongings did something crawl or hop?

In {first}'s report it says: very good in {subject}, poor in {subject2}, absent on {tally} days.
{first}, absent on {tally} days, is very good in {subject} but poor in {subject2}, says the report.
The report praises {first} in {subject}, blames {first} in {subject2} and counts {tally} days \
missed.
> {subject}
In what is {first} very good? / What is {first}'s best subject? / For what is {first} praised?
Which subject is no trouble to {first}? / Where does {first} shine?
What is the pupil's strongest field? / In which lessons does {first} shine?
> {subject2}
In what is {first} poor? / What is {first}'s worst subject?
In which subject does {first} need help? / What should {first} work on?
Weakest field of the pupil? / In which lessons does {first} do badly?
> {tally}
How many days did {first} miss? / How often was {first} absent?
On how many days was {first} not there? / Days missed by {first}?
How often was the pupil not in class? / Number of times {first} stayed away?
> {first}
Whose report counts {tally} days missed? / Who is good in {subject}? / Who missed {tally} days?
Who is poor in {subject2}?
Which pupil got mixed marks? / Who shines at {subject} without any gift for {subject2}?

On Wednesdays {first} collects our two from school, gives them {meal} and has them back by \
{spoken_time}.
Our two are collected on Wednesdays by {first}, get {meal} and are home by {spoken_time}.
By {spoken_time} on Wednesdays {first} brings our two back, fed with {meal}.
> {first}
Who collects our two? / Who minds the children on Wednesdays? / By whom are they brought home?
Who gives our two {meal}? / With whom are the children on Wednesdays?
Who picks up our kids midweek? / Which helper looks after our kids once a week?
> {meal}
What do our two get to eat? / What does {first} cook on Wednesdays?
What are the children fed with? / What is for lunch at {first}'s?
What do our kids eat midweek? / Which dish does {first} cook for our kids?
> {spoken_time}
When are our two back? / At what time does {first} bring them? / Until when does {first} have them?
On Wednesdays the children are home when?
Our kids midweek: back when? / At what hour can I expect the kids at the door?

Bedtime is {spoken_time}, (whatever|no matter what) {first} says; then one story about a {animal}, \
and the {toy} must be in bed too.
One story about a {animal}, the {toy} into bed, lights out at {spoken_time}: that is {first}'s \
evening.
At {spoken_time} {first} goes to bed, with the {toy} and after one story about a {animal}.
> {spoken_time}
When is {first}'s bedtime? / When does {first} have to sleep? / At what time are the lights put out?
When do I put {first} to bed? / Until when may {first} stay up?
I'm babysitting. When must the little one be tucked up? / At what hour is it dark in the nursery?
> {toy}
What does {first} sleep with? / What must be in bed with {first}?
Without which toy will {first} not sleep? / What does {first} need at night?
Which plaything is taken under the blanket? / What does the little one cuddle at night?
> {animal}
What should the story be about? / About which animal do I read to {first}?
What does {first} want to hear about? / The bedtime story is about what?
Which creature is the nightly tale about?
Who's the hero of what we read aloud - what kind of beast?
> {first}
Which child goes to bed at {spoken_time}? / Who sleeps with the {toy}?
To whom do I read about a {animal}?
Which little one is tucked up then? / Who cuddles the {toy} at night?

If {first} wakes up and cries, sing "{words}"; if that fails, warm {drink}, but no {sweets}.
When {first} cries at night, "{words}" usually helps, or warm {drink}; do not give any {sweets}.
Sing "{words}" or give warm {drink}, never {sweets}, should {first} wake up and cry.
> {words}
What should I sing to {first}? / Which song helps {first}?
What does {first} want to hear when crying? / {first} is crying. What do I sing?
Name of the lullaby?
Name the lullaby that calms the little one. / What tune should the babysitter know?
> {drink}
What may {first} drink? / What do I warm up for {first}? / What helps if the song does not?
Which drink do I give {first} at night?
What can the babysitter pour to calm the little one?
Which beverage do I heat if the lullaby doesn't work?
> {sweets}
What must I not give {first}? / What is forbidden when {first} wakes up?
What is {first} not allowed? / Which sweets does {first} not get?
What is the babysitter forbidden to hand out? / What treats are bad for the little one at night?
> {first}
Who may wake up and cry? / Whose song is "{words}"? / For whom is the {drink}?
Which child wants to hear "{words}"?
Which little one is the babysitter looking after? / Who may need a lullaby?

{first} (swapped|traded) a {toy} for {first2}'s {toy2} in the break and now wants it back.
In the break {first} gave {first2} a {toy} in exchange for a {toy2}.
A {toy2} was what {first} got in the break from {first2}, for a {toy}.
> {toy}
What did {first} give away? / What does {first} want back? / What has {first2} got now?
What did {first2} get for the {toy2}? / Which toy passed from {first} to {first2}?
What did {first} part with at playtime? / Which plaything is regretted by the one who made the deal?
> {toy2}
What did {first2} give away? / What has {first} got now? / What did {first} get for the {toy}?
Which toy passed from {first2} to {first}?
What did {first2} part with at playtime? / Which plaything did {first} acquire?
> {first2}
With whom did {first} swap? / Who has {first}'s {toy} now? / Who used to own the {toy2}?
Who was {first}'s partner in the deal? / Which pupil owned the {toy2} until playtime?
> {first}
With whom did {first2} swap? / Who used to own the {toy}? / Who has the {toy2} now?
Who was {first2}'s partner in the deal? / Which pupil owned the {toy} until playtime?

The {instrument} lesson costs {price}, lasts {duration} and ends, with {first}, in tears.
For {price} {first} gets {duration} of {instrument} lesson, and it always ends in tears.
We pay {price} for {duration} of {instrument} lesson for {first}.
> {price}
What does a lesson on the {instrument} cost? / How much do we pay for {first}'s {instrument} lesson?
What do we spend on {instrument} for {first}? / Fee for the {instrument} lesson?
Music teacher's fee? / What do we spend on {first}'s music each time?
> {duration}
How long is the {instrument} lesson? / How long does {first} play at a time?
How much time with the {instrument} does one get for {price}?
How long does the pupil practise with the teacher?
How much music teaching does {first} receive at a sitting?
> {instrument}
What is {first} learning? / Which instrument does {first} play? / In what does {first} have lessons?
For which lessons do we pay {price}?
What is our young musician learning to play? / On what does {first} practise scales?
> {first}
Who has {instrument} lessons? / Whose lesson lasts {duration}?
Which child is learning the {instrument}?
Which child do we send to a music teacher? / Who in our family is learning the {instrument}?

In the school play {first} is the {calling}, {first2} the {animal}, and I am to sew the {garment}.
I must sew a {garment} for the school play, in which {first} is a {calling} and {first2} a {animal}.
The {animal} in the school play is {first2}, the {calling} is {first}, and the {garment} is my job.
> {calling}
What is {first} in the play? / Which part does {first} have? / As what will {first} be on the stage?
Who is {first} supposed to be?
Which profession does {first} act on stage? / What human role is there besides the beast?
> {animal}
What is {first2} in the play? / Which part does {first2} have?
As which animal does {first2} appear? / What animal is there in the school play?
Which creature does {first2} act on stage? / What beast appears in the pupils' drama?
> {garment}
What do I have to sew? / What is my job for the play? / What is still to be made for the stage?
Which garment does the school play need?
Remind me what costume is my task. / What piece of clothing am I making for the stage?
> {first}
Who plays the {calling}? / Who has the part of the {calling}? / Which child will be a {calling}?
Which pupil acts the {calling}? / Who on stage has a human role, with a job?
> {first2}
Who plays the {animal}? / Who has the part of the {animal}? / Which child will be a {animal}?
Which pupil acts the {animal}? / Who on stage has to be a beast?

The class trip goes to {city}, {duration} by coach; {price} per child is due by {date}.
By {date} we have to pay {price} for the class trip to {city}, {duration} away by coach.
{price} per child, payable by {date}, takes the class to {city}, which is {duration} away.
> {city}
Where is the class going? / What is the destination of the class trip? / Which city will they see?
For a trip to what place are {price} due?
Destination of the outing? / Which town will the pupils see?
> {price}
What does the class trip cost? / How much is due per child? / What do parents pay for {city}?
How much must I pay by {date}?
How much is the outing for each pupil? / What do parents hand over for the journey?
> {date}
By when must the class trip be paid for? / When is the money for {city} due?
What is the last day for paying? / Until when can I pay for {city}?
When is the deadline for the money? / What's the last day parents can settle up for the outing?
> {duration}
How long is the journey to {city}? / How long do they sit in the coach?
Time it takes to reach {city}?
How long is the bus ride? / For how much time will the pupils sit on the road?

"{saying}" {first} had to write {count} times for (talking|chewing gum) in {subject}.
{first} talked in {subject} and had to write "{saying}" {count} times.
As a punishment {first} wrote "{saying}" {count} times, all for a little talking in {subject}.
> {saying}
What did {first} have to write? / Which sentence was {first}'s punishment?
What was written {count} times? / What stood on the paper again and again?
Which sentence had to be copied out?
What wise words did the naughty pupil put on paper over and over?
> {count}
How many times did {first} write it? / How often was the sentence to be written?
How many lines did {first} get? / Number of times {first} wrote "{saying}"?
Number of lines the naughty pupil was set? / How often was the sentence copied out?
> {subject}
In which lesson did {first} talk? / During what was {first} not quiet?
Which class was {first} disturbing?
In which lesson was the pupil naughty? / What was being taught when {first} misbehaved?
> {first}
Who was punished in {subject}? / Who talked in {subject}? / Who wrote "{saying}"?
Who had to write {count} lines?
Which pupil was naughty? / Who had to copy out the same sentence over and over?

At the parents' evening {tally} turned up, and {full} was elected to speak for them, against \
{full2}.
{full} will speak for the parents, having beaten {full2} in an election with {tally} present.
With {tally} present at the parents' evening, {full2} lost the election to {full}.
> {full}
Who was elected at the parents' evening? / Who speaks for the parents? / Who beat {full2}?
Who won at the parents' evening? / Against whom did {full2} lose?
Who is the mums' and dads' new representative? / Who came out on top in the vote?
> {full2}
Who was not elected at the parents' evening? / Who lost against {full}? / Whom did {full} beat?
Who was the other candidate?
Tell me the unsuccessful candidate. / Whom didn't the mums and dads choose?
> {tally}
How many came to the parents' evening? / How many parents were present?
Attendance at the election? / How many turned up when {full} was elected?
How many mums and dads came? / What was the attendance at the vote?

The school nurse combed {tally} lice out of {first}'s hair on {date} and told us to use {remedy}.
On {date}, {tally} lice were combed out of {first}'s hair, and {remedy} was recommended.
"I see {tally} lice," said the nurse on {date}, looking at {first}'s hair, and recommended {remedy}.
> {tally}
How many lice did {first} have? / How many were combed out on {date}?
Number of lice in {first}'s hair? / How many did the nurse find on {date}?
How many tiny pests did the pupil have? / What number of insects was picked off {first}?
> {remedy}
What did the nurse recommend? / What should we use for {first}'s hair? / What is good against lice?
What did we hear from the nurse, what helps?
Treatment that was advised? / What should we put on {first}'s head?
> {date}
When did the nurse look at {first}'s hair? / On what day were the lice found?
When did {first} have lice?
When was the pupil examined? / On which day were insects discovered on {first}?
> {first}
Whose hair had lice? / Who was combed by the nurse on {date}? / Which child had {tally} lice?
Who went to the nurse on {date}?
Which pupil was infested? / On whose head were insects discovered?

The walking bus leaves the {venue} at {time} with {person} in front and {tally} children behind.
At {time} {person} sets out from the {venue} for school with {tally} children in tow.
Behind {person} go {tally} children: the walking bus from the {venue}, every day at {time}.
> {time}
When does the walking bus leave? / At what time must my child be at the {venue}?
When does {person} set out? / Departure of the walking bus?
When does the little procession set off? / At what hour do the kids have to be there to go on foot?
> {venue}
Where does the walking bus start? / Where do the children meet {person}?
From where do they walk to school? / Where do I bring my child at {time}?
Meeting point for going on foot? / What is the little procession's starting point?
> {person}
Who leads the walking bus? / Who walks to school with the children?
Behind whom do {tally} children go? / Who takes the children from the {venue}?
Which grown-up goes ahead of the kids? / Who takes the little ones to their lessons on foot?
> {tally}
How many children walk with {person}? / How many are in the walking bus?
Number of children who set out from the {venue}?
How long is the little procession? / How many kids does {person} look after on the road?

{first}'s imaginary friend is a {job} called {nickname} who lives {spot} and eats {sweets}.
{nickname}, a {job}, lives {spot} on nothing but {sweets}, if we are to believe {first}.
{first} believes in {nickname}, an invisible {job}, who lives {spot} and has to have {sweets}.
> {nickname}
What is the name of {first}'s imaginary friend? / Who lives {spot}?
What does {first} call the {job}? / In whom does {first} believe?
Who eats {sweets} and cannot be seen?
Name the made-up companion. / Who is it that nobody but {first} can see?
> {spot}
Where does {nickname} live? / Where is {first}'s friend at home?
Where in the house is {nickname} said to be? / In what place does the {job} live?
Where does the made-up companion dwell? / Whereabouts would I look for someone not real?
> {job}
What does {nickname} do? / What is the profession of {first}'s imaginary friend?
What sort of person is {nickname}?
What is the made-up companion's profession? / How does {nickname} earn a living?
> {sweets}
What does {nickname} eat? / What food does the imaginary friend need?
On what does {nickname} live? / What must be put out for {nickname}?
What does the made-up companion feed on? / Which treats does {first} put out for {nickname}?
> {first}
Who has an imaginary friend? / Who believes in {nickname}? / Whose friend is the {job}?
Which child has made up a companion? / Who swears that {nickname} is real?

{first} can already count to {number} in {language}, thanks to {first2}, the {calling} next door.
Thanks to {first2}, the {calling} next door, {first} counts in {language} as far as {number}.
As far as {number}, in {language}: so well has {first2}, our neighbour and a {calling}, taught \
{first}.
> {number}
How far can {first} count? / To what number does {first} get in {language}?
Where does {first} stop counting?
How high does the little one get with the foreign numerals?
Where does the little one get stuck, reciting numerals?
> {language}
In which language can {first} count? / What does {first} learn next door?
What language does {first2} teach? / What tongue has {first} picked up?
The little one is picking up which foreign tongue? / In what tongue can {first} recite numerals?
> {first2}
Who taught {first}? / Who is the {calling} next door? / From whom does {first} know {language}?
Thanks to whom can {first} count?
Who gave the little one lessons? / From whom has {first} picked up a foreign tongue?
> {calling}
What is {first2} by profession? / What does our neighbour {first2} do?
Which job has {first}'s teacher?
What is the little one's tutor by profession? / What does {first2} do for a living?
"""
