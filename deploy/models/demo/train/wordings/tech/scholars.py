"""Free sentences: papers, talks, contests, surveys and museums of technology (see relations.py)."""

RELATIONS = """
{full} and {full2}, "{paper_title}", {journal} {small}, page {number}.
See page {number} of {journal} {small} for "{paper_title}" by {full} and {full2}.
"{paper_title}" was written by {full} together with {full2} and stands in {journal} {small}, page \
{number}.
On page {number} of {journal} {small} begins what {full} and {full2} have to say: "{paper_title}".
> {paper_title}
What did {full} publish with {full2}? / What is the title of the paper on page {number}?
Which paper is in {journal} {small}? / Title of {full}'s paper?
What's the article by the two authors called?
Under which heading did {full} and a colleague publish?
> {journal}
Where did "{paper_title}" appear? / In which journal is the paper by {full}?
What journal printed {full} and {full2}? / Journal of the paper?
Where was the article published? / Which periodical printed the two authors?
> {full}
(Who|Which person) is the first author of "{paper_title}"?
With whom did {full2} write "{paper_title}"? / Whose name comes before that of {full2}?
Who wrote "{paper_title}" with {full2}?
First name under the paper on page {number} of {journal} {small}?
Who is the article's lead author? / Which scholar put {full2} down as co-author?
> {full2}
(Who|Which person) is the second author of "{paper_title}"?
With whom did {full} write "{paper_title}"? / Whose name comes after that of {full}?
(Who|Which person) wrote "{paper_title}" with {full}? / Co-author of {full}?
Who is the co-author of the article? / Which colleague helped {full} with the article?
> {number}
On which page does "{paper_title}" begin? / Where in {journal} {small} do I look, on which page?
Page of the paper by {full}? / To which page of {journal} {small} must I turn?
Page number of "{paper_title}"?
Where in the volume do I open it to read the article?
At which leaf should I look for {full} and {full2}?

The referees of {journal} turned down "{paper_title}" {number_or_word} times before {full} sent it \
to {person}.
Some {number_or_word} times {full} had "{paper_title}" turned down by {journal}, and then sent it \
to {person}.
Having been refused by {journal} {number_or_word} times, {full} gave "{paper_title}" to {person}.
It was {person} who took "{paper_title}" in the end; {journal} had sent it back to {full} \
{number_or_word} times.
> {number_or_word}
How often was "{paper_title}" refused? / How many times did {journal} say no?
How many refusals did {full} get? / Number of refusals by {journal}?
How often was the manuscript rejected? / How many rejection letters did the author collect?
> {journal}
Who turned {full}'s paper down? / Which journal did not want "{paper_title}"?
Where did {full} try in vain? / Which journal refused {full}?
Which periodical rejected the manuscript? / Who kept rejecting what {full} submitted?
> {full}
Who wrote "{paper_title}"? / Whose paper did {journal} turn down? / Whom did {journal} refuse?
Unlucky author of "{paper_title}"?
Whose manuscript was rejected? / Which stubborn author kept submitting the same thing?
> {person}
To whom did {full} send it in the end? / (Who|Which person) got "{paper_title}" after the refusals?
Whom did {full} turn to? / Last hope of {full}?
Who accepted the rejected manuscript at last?
To whose hands did the author entrust it after all those rejections?
> {paper_title}
Which paper of {full}'s was refused? / What did {full} write? / What did {person} get to read?
Title of what {journal} did not want?
What was the rejected manuscript called? / Which article did the author keep submitting in vain?

At the meeting on {discipline} {full} spoke for {duration} about {animals}; the hall, in {city}, \
held {sample_size}.
{full}'s {duration} on {animals} drew {sample_size} listeners to the {discipline} meeting in {city}.
In {city}, before {sample_size} people at the {discipline} meeting, {full} talked {duration} about \
{animals}.
I heard {full} on {animals} in {city}, {duration} that flew by, among {sample_size} friends of \
{discipline}.
> {duration}
How long did {full} speak? / For how long did {sample_size} people listen?
Length of the talk on {animals}? / How much time did {full} give to {animals}?
How long did the lecture last? / How much time did {full} spend at the microphone?
> {animals}
What did {full} talk about? / Which animals was the talk about? / Subject of {full}?
What was the theme in {city}?
Which creatures was the lecture on? / What subject did the lecturer pick for the conference?
> {sample_size}
How many listened to {full}? / How many people were in {full}'s hall? / Size of {full}'s audience?
How many came to hear about {animals}?
How big was the lecturer's audience? / How many people were sitting there to hear {full}?
> {city}
(Where|In what town) did {full} speak? / In which city was the meeting on {discipline}?
Where was {full}'s hall? / City of the talk about {animals}?
Where was the conference? / Which town did the lecturer have to travel to?
> {discipline}
What was the meeting in {city} about? / Which field was the {city} meeting on?
At what meeting did {full} speak? / Science of the people who heard {full}?
Which field of study was the conference devoted to? / What branch of science unites the audience?
> {full}
(Who|Which person) talked about {animals}? / (Who|Which person) was the speaker in {city}?
Whom did {sample_size} people hear? / Speaker at the {discipline} meeting?
Which lecturer is keen on creatures? / Who lectured on {animals} at the conference?

Room {small} at {time}: {first} on {maths_topic}; tea with {dish} follows in the {room}.
{first} gives a talk on {maths_topic} in room {small} at {time}; later there is {dish} and tea in \
the {room}.
At {time} hear {first} on {maths_topic} (room {small}), then come to the {room} for tea and {dish}.
The bell rings at {time} for {first}'s hour on {maths_topic} in room {small}, and after it there \
is {dish} with tea in the {room}.
> {maths_topic}
What is {first}'s talk about? / What can I hear in room {small}? / Topic at {time}?
On what does {first} speak?
What will the lecture be on? / Which branch of mathematics is {first}'s subject?
> {time}
When does {first} speak? / At what time is the talk on {maths_topic}?
(When|At what hour) must I be in room {small}? / Start of {first}'s talk?
When should I turn up for the lecture? / What does the clock show as {first} begins?
> {dish}
What is there to eat after {first}'s talk? / What comes with the tea in the {room}?
What will be served in the {room}? / Food after {first}'s talk?
What is served to eat when the lecture is over? / Which snack will the audience get?
> {room}
Where is the tea after {maths_topic}? / Where do we go after {first}'s talk?
In what room can I have {dish}? / Place for tea and {dish}?
Where are refreshments served? / Where does the audience go once the lecture is over?
> {small}
In which room does {first} speak? / Where is the talk on {maths_topic}, what number has the room?
Room number of {first}'s talk? / Which room do I enter at {time}?
Behind which numbered door is the lecture?
Where do I sit to listen to the lecture on {maths_topic}?
> {first}
(Who|Which person) speaks on {maths_topic}? / Who gives the talk in room {small}?
Whom can I hear at {time}? / Speaker at {time}?
Who is lecturing? / Which mathematician is due to speak?

Problem {small} of the contest, on {maths_topic}, was solved by {number_or_word} pupils, first by \
{full} of {city}.
There were {number_or_word} pupils, the quickest being {full} from {city}, who solved problem \
{small}, the one on {maths_topic}.
{full} of {city} was the first of {number_or_word} pupils to solve the {maths_topic} problem, \
number {small}.
Of the contest's problems number {small} ({maths_topic}) found {number_or_word} solvers; {city} is \
proud of {full}, who needed the least time.
> {number_or_word}
How many pupils solved problem {small}? / How many could do the problem on {maths_topic}?
Number of pupils with a solution? / How many found the answer to problem {small}?
How many youngsters managed the puzzle? / How many children had the right answer?
> {full}
(Who|Which person) solved problem {small} first?
(Who|Which person) was the quickest with problem {small}? / Who came first with {maths_topic}?
Name of the pupil from {city}?
Which youngster was the fastest? / Who beat the other children to the answer?
> {city}
Where is {full} from? / From which city is the quickest pupil?
Whose pupil was first, of which town? / Home of {full}?
Where does the fastest youngster live? / Which town boasts such a gifted child?
> {maths_topic}
What is problem {small} about? / Which topic did {full} master? / What had the pupils to deal with?
Topic of problem {small}?
What branch of mathematics did the puzzle come from?
Which subject was the puzzle that {full} cracked about?
> {small}
Which problem is on {maths_topic}? / What number had the problem that {full} solved?
Which problem was solved by {number_or_word} pupils? / Number of {full}'s problem?
Which item in the competition did the youngsters crack?
At what position in the competition stood the puzzle on {maths_topic}?

{country} took {small} medals at the olympiad in {subject}, {small2} of them gold, led by {full}.
Led by {full}, the team of {country} won {small} medals in {subject}, among them {small2} of gold.
At the {subject} olympiad {full}'s pupils from {country} got {small} medals, {small2} being gold.
{full} took a team to the {subject} olympiad and brought home to {country} {small} medals, of \
which {small2} are gold.
> {small}
How many medals did {country} take? / What number of medals went to {country}?
Medals for {country} in all? / How many did {full}'s pupils get?
What was the total haul at the competition?
How many prizes of all metals did the youngsters receive?
> {small2}
How many gold medals did {country} take? / How many of {country}'s medals are gold?
Gold for {country}? / How many firsts were there for {country}?
How many times did the youngsters finish at the very top?
How many of the prizes were of the best metal?
> {full}
(Who|Which person) led the team of {country}? / Whose pupils won {small} medals?
(Who|Which person) was the leader of {country}'s pupils? / Who may be proud of {small} medals?
Which coach accompanied the youngsters? / Who was in charge of the successful youngsters?
> {country}
Which country took {small} medals? / Whose team did {full} lead? / From where were {full}'s pupils?
Who won so much in {subject}?
Which nation's youngsters did so well? / Where do {full}'s successful competitors live?
> {subject}
In what was {full}'s olympiad? / Which subject is {country} good at?
In what did {full}'s pupils win? / Subject of {country}'s medals?
What school discipline was the competition in?
At which field of knowledge do these youngsters excel?

Of {sample_size} {people_group} asked by {company}, {percent} say they {people_habit}, {percent2} \
that they never would.
Asked by {company}, {percent} of {sample_size} {people_group} answered that they {people_habit}; \
{percent2} never would.
{percent} of the {sample_size} {people_group} in {company}'s survey {people_habit}, whereas \
{percent2} say never.
"Do you {people_habit}?" To this question by {company}, {percent} of {sample_size} {people_group} \
said yes and {percent2} never.
> {percent}
How many of the {people_group} {people_habit}? / What share of the {people_group} says yes?
Share of those who {people_habit}? / What part of the {people_group} admits it?
What share admitted to the habit? / How large a portion do it, by their own account?
> {percent2}
How many of the {people_group} never would? / What share of the {people_group} says never?
How large is the part of {people_group} that refuses?
Share of those who do not {people_habit} and never would?
How large a share ruled it out completely? / What portion wouldn't do it under any circumstances?
> {sample_size}
How many {people_group} were asked? / How many people were in {company}'s survey?
Size of {company}'s survey? / Number of those who answered {company}?
How many took part in the poll? / How big was the group that the firm interviewed?
> {people_group}
Whom did {company} ask? / Who was asked by {company}? / Which people {people_habit}?
Group in the survey?
Which sort of people took part in the poll? / Who did the interviewers want to hear from?
> {company}
(Who|What firm) made the survey? / Which firm asked {sample_size} {people_group}?
(Who|What firm) wants to know about {people_group}? / By whom were the {people_group} asked?
Who ran the poll? / Which firm sent out the interviewers?
> {people_habit}
What do {percent} of the {people_group} do? / What were the {people_group} asked about?
Habit in the survey of {company}? / What do {percent2} never want to do?
What behaviour was the poll interested in? / Which habit did {percent} of them admit to?

The average of {number_or_word} readings was {decimal}; without the one by {first} it is {decimal2}.
Leave out {first}'s and the average of the {number_or_word} readings goes from {decimal} to \
{decimal2}.
With {first}'s reading the average of all {number_or_word} is {decimal}, without it {decimal2}.
The mean would be {decimal2} if {first} had kept away; with all {number_or_word} readings it comes \
to {decimal}.
> {decimal}
What is the average of all readings? / What was the mean before {first} was left out?
Average with {first}'s reading? / What do all {number_or_word} give together?
What's the overall mean if nothing is discarded? / What figure results when {first}'s value is kept?
> {decimal2}
What is the average without {first}? / What is the mean if {first}'s is left out?
Average without {first}'s reading? / What do the readings give without {first}'s?
What's the mean if we discard a colleague's value?
What figure results when one measurement is ignored?
> {number_or_word}
How many readings were there? / How many values went into the average? / Number of readings?
How many times had {first} and the others read?
How many measurements were taken altogether? / How many values went into the overall figure?
> {first}
Whose reading changes the average? / Whose reading should be left out?
Without whose reading is the mean {decimal2}? / Who spoils the mean?
Whose measurement distorts the result? / Which colleague's value is so far from the rest?

In the technology museum of {city} the {exhibit} stands upside down since {person} dusted it on \
{date}.
Since {date}, when {person} dusted it, the {exhibit} in {city}'s technology museum has stood \
upside down.
{person} dusted the {exhibit} on {date}, and it has been upside down in the museum of {city} from \
then on.
Visitors to the technology museum in {city} have seen the {exhibit} on its head ever since {date}, \
the day {person} came with a duster.
> {exhibit}
What stands upside down? / Which exhibit did {person} dust? / What is wrong in the museum of {city}?
What should be turned over?
Which old machine got turned over during cleaning? / What's displayed the wrong way up?
> {person}
(Who|Which person) dusted the {exhibit}? / (Who|Which person) turned the {exhibit} upside down?
Whose fault is the {exhibit}'s position? / Who cleaned in the museum on {date}?
Who put it back the wrong way up? / Which cleaner is responsible for the odd display?
> {date}
(When|On which date) was the {exhibit} dusted? / Since when is the {exhibit} upside down?
On what day did {person} clean it? / Day of the dusting?
When was it cleaned and put back wrongly? / Which day did the display go the wrong way up?
> {city}
(Where|In what town) is the {exhibit}? / In which city is the museum with the {exhibit}?
Where did {person} dust? / City of the technology museum?
Where can one look at a machine displayed the wrong way up? / Which town is home to that collection?

The {exhibit} was lent to {city} for {long_time} against a deposit of {amount} and a promise by \
{full}.
{full} gave a promise and {amount}, and so {city} has the {exhibit} on loan for {long_time}.
For {long_time} the {exhibit} is on loan to {city}, secured by {amount} and {full}'s word.
{city} may keep the {exhibit} for {long_time}; what we have in hand are {amount} and the promise \
of {full}.
> {exhibit}
What was lent to {city}? / Which piece is on loan? / For what did {full} give a promise?
What must come back after {long_time}?
What did we allow others to borrow? / Which piece of our collection is away at present?
> {city}
(Where|In what town) is the {exhibit} now? / To which city was the {exhibit} lent?
Who has the {exhibit} on loan, which city? / Which town paid {amount}?
Where did the borrowed piece go? / Which town borrowed something from us?
> {long_time}
How long is the loan of the {exhibit}? / For how long may {city} keep the {exhibit}?
Length of the loan to {city}? / When must the {exhibit} come back, after what time?
How long are they allowed to hold on to the borrowed piece?
After what period do we expect it home again?
> {amount}
What was the deposit for the {exhibit}? / How much was paid to secure the {exhibit}?
Sum held for the {exhibit}? / How much money stands for the {exhibit}?
How much money was left with us as security? / What sum must the borrowers lay down?
> {full}
(Who|Which person) promised for the {exhibit}? / Who gave a promise about the {exhibit}?
Whose word do we have for the {exhibit}? / (Who|Which person) answers for the loan?
Who vouches for the borrowed piece? / Whose assurance do we have besides the money?

{first} can name the first {number_or_word} digits of pi but not the price of {ingredient} in \
{city}.
The first {number_or_word} digits of pi are no trouble to {first}, the price of {ingredient} in \
{city} is.
Ask {first} for {number_or_word} digits of pi, not for what {ingredient} costs in {city}.
What does {ingredient} cost in {city}? That {first}, who has {number_or_word} digits of pi by \
heart, cannot tell.
> {number_or_word}
How many digits of pi does {first} know?
Digits of pi in {first}'s head? / What number of digits can {first} say by heart?
How many decimals of the circle's constant can our genius recite?
> {number_or_word} digits
How far can {first} go with pi? / How much of pi is in {first}'s head?
How far can {first} recite the famous constant?
> {ingredient}
Of what does {first} not know the price? / What does {first} never buy?
What costs {first} does not know how much? / Food of unknown price?
Which foodstuff is a mystery to the genius in the shop? / What groceries has {first} no idea about?
> {city}
In which city does {first} not know the price?
(Where|In what town) does {first} not know what {ingredient} costs?
Where does {first} perhaps live? / City with the unknown price?
Where does the genius not know what groceries sell at? / Which town's market is beyond {first}?
> {first}
(Who|Which person) knows so much of pi? / (Who|Which person) cannot say what {ingredient} costs?
Whom do I ask about pi? / Who knows {number_or_word} digits?
Who recites decimals yet knows nothing of shopping? / Which genius would be lost at the grocer's?

Students of {full} at the {institute} proved that {maths_topic} and {maths_topic2} are the same \
thing seen twice.
That {maths_topic} and {maths_topic2} are one thing seen twice was proved at the {institute} by \
{full}'s students.
{full}'s students showed at the {institute} that {maths_topic} are nothing else than {maths_topic2}.
Are {maths_topic} and {maths_topic2} two things? No, one, as students taught by {full} proved at \
the {institute}.
> {institute}
Where did {full}'s students prove it? / At which place do {full}'s students work?
Who can be proud of the proof, which place? / Where does {full} teach?
Where was the equivalence demonstrated?
Which research centre do the young mathematicians belong to?
> {full}
Whose students proved it? / (Who|Which person) taught those at the {institute}?
(Who|Which person) is the teacher at the {institute}? / With whom do they study at the {institute}?
Whose pupils demonstrated the equivalence?
Which teacher can be proud of those young mathematicians?

{person}'s chair in {discipline} at {city} has been empty for {long_time}, as nobody wants the \
{animal} in the office.
For {long_time} nobody has followed {person} as professor of {discipline} in {city}, all because \
of a {animal} in the office.
Because of the {animal} in the office the {discipline} chair that {person} left in {city} is empty \
these {long_time}.
{city} has been looking for somebody to teach {discipline} for {long_time}, since {person} went \
and left a {animal} in the office.
> {discipline}
Which chair did {person} leave? / What did {person} teach? / What field needs a professor in {city}?
Subject of the empty chair?
Which field lacks a lecturer? / What subject did {person} lecture on?
> {long_time}
How long has {person}'s chair been empty?
For how long has {city} had no professor of {discipline}?
How much time has passed since {person} left? / Time without a professor?
How long has the post been vacant? / For what period have they been hunting for a successor?
> {animal}
Which animal is in {person}'s office? / What keeps people from the chair?
Why does nobody want the chair? / Creature in the {discipline} office?
Which beast scares off the applicants? / What creature did the former lecturer leave behind?
> {city}
Where is {person}'s chair? / In which city is a professor missing?
(Where|In what town) did {person} teach? / Which city looks for somebody in {discipline}?
Where is the post vacant? / Which town's university is hunting for a successor?
> {person}
Whose chair of {discipline} is empty? / (Who|Which person) left {city}?
After whom is nobody willing to come to {city}? / Who was the last professor of {discipline} there?
Which academic held the post before? / Who abandoned a pet at work?
"""
