"""Free sentences: meetings, minutes, decisions, mails and projects (see relations.py)."""

RELATIONS = """
After a debate of {wait}, the {authority} resolved to {plan}.
It took the {authority} {wait} of talk, but in the end its members agreed to {plan}.
The decision of the {authority} to {plan} was taken only after {wait}.
"We shall {plan}," the {authority} declared when {wait} of argument were over.
What became of the {wait} that the {authority} spent on talking? A decision, namely to {plan}.
> {plan}
What did the {authority} decide? / What was the outcome of the debate in the {authority}?
What does the {authority} intend to do? / On what did the members of the {authority} agree?
Which measure came out of {wait} of discussion? / decision of the {authority}?
What was resolved in the end, after {wait} of talk?
What will be done now, after the lengthy discussion?
Which course of action did the public body settle on?
> {wait}
How long did the {authority} (argue|debate|talk it over)? / How much time did the decision cost?
For how long was it discussed in the {authority} whether to {plan}?
How long did they need before they agreed to {plan}?
Tell me how lengthy the discussion was.
What did it take the officials to make up their minds, in hours or minutes?
> {authority}
Who decided to {plan}? / Which body wants to {plan}? / Whose decision was it to {plan}?
Which public body debated for {wait}?
Which public body had a lengthy discussion? / What office made up its mind to {plan}?

Action item {small}: {full} is to {worktask}, due {date}.
{full} took on item {small}, which is to {worktask} no later than {date}.
Item {small} of the list says that somebody must {worktask} by {date}, and the name beside it is \
{full}.
As item {small} has it, {full} has until {date} to {worktask}.
Look at item {small} of the list: before {date} somebody has to {worktask}, and that is {full}.
> {full}
Who (has|is supposed|was told|is expected) to {worktask}? / Who is responsible for item {small}?
Whose job is it to {worktask}? / To whom was action item {small} given?
item {small} is whose task?
Who got something to do until {date}? / Whom do I remind about item {small}?
Tell me which colleague got the job on the to-do list. / Who is in charge of point {small}?
> {worktask}
What does {full} have to do? / What is {full}'s task? / What must be done by {date}?
What does action item {small} say? / Which duty was given to {full}? / {full} is to do what?
Which job has the colleague been assigned? / What should be finished when {date} comes round?
> {date}
By when should {full} {worktask}? / What is the deadline for item {small}?
When is item {small} due?
Until when does {full} have time? / How soon must {full} be finished?
When does {full}'s job have to be finished? / Until which day may the colleague put it off?

The sitting was adjourned to {date} because {grounds}.
Since {grounds}, we broke off and will meet again on {date}.
We could not go on today: {grounds}. The sitting therefore continues on {date}.
"We meet again on {date}," said the chair, who had just been told that {grounds}.
> {date}
When does the sitting go on? / To which day was the sitting adjourned? / When do we meet again?
What is the new date of the sitting? / On what day will it be continued?
day of the following session? / To what day was the discussion postponed?
> {grounds}
Why was the sitting (adjourned|broken off)?
What was the reason for breaking off the sitting? / What kept them from going on?
Why do we have to wait until {date}? / The sitting was put off. Why?
What led us to postpone the session?
Which obstacle came up, so that the discussion could not be finished?

Of the {tallied} members who were invited, only {small} turned up on {weekday}, so no vote was \
taken.
On {weekday} no vote could be taken, with {small} present out of {tallied}.
Without a quorum there was no vote on {weekday}: {small} of {tallied} members had come.
Had there been more than {small} of the {tallied} members on {weekday}, we could have voted.
> {small}
How many members (came|turned up|were present|attended) on {weekday}?
What was the attendance on {weekday}? / How many of the {tallied} were there?
size of the turnout? / What number of people really showed up?
> {tallied}
How many members are there in all? / How many had been invited for {weekday}?
Of how many members did {small} turn up?
How large is the body in full strength? / What would the perfect turnout have been?
> {weekday}
On which day was there no quorum? / When was it impossible to vote?
What day saw only {small} members present?
On which day did the ballot fail for lack of people? / When was the turnout so poor?

Under "any other business", {person} raised the matter of {agendum}.
Under "any other business" we heard {person}, who brought up {agendum}.
Before closing, the chair gave the floor to {person}, who wished to speak about {agendum}.
It was {person} who, just before we all went home, began with {agendum}.
> {agendum}
What did {person} bring up? / What was {person}'s concern? / About what did {person} want to speak?
Which matter was raised by {person} (at the end|before closing)? / {person} talked about what?
Which topic did a colleague want discussed at the last minute?
What was on {person}'s mind as we were about to leave?
> {person}
Who (raised|brought up|spoke about|mentioned) {agendum}?
Who was worried about {agendum}? / Who was given the floor before closing?
Which speaker took up {agendum}?
Which colleague had one more topic as we were about to leave?
Who came up with a last-minute subject?

Subject: {agendum}. Dear all, please send your remarks to {email} by {weekday}.
If you have something to say about {agendum}, write to {email} not later than {weekday}.
Comments on {agendum} are welcome at {email} until {weekday}.
The writer asks what we think of {agendum} and wants to hear it at {email} before {weekday} is over.
> {email}
To which address do I send remarks about {agendum}? / Where do comments on {agendum} go?
What mail address was given for {agendum}? / To whom should I write about {agendum}?
Where can I e-mail my opinion? / To whom do I direct feedback?
> {weekday}
Until when can one comment on {agendum}? / By what day must my remarks be at {email}?
What is the last day for comments? / Until which day may I write to {email}?
Until when is feedback accepted? / When should my opinion have arrived?
> {agendum}
What is the mail about? / What is the subject of the message? / On what are comments welcome?
What should one write to {email} about?
Which topic is feedback requested on? / What are colleagues invited to give their opinion of?

"I was never asked," {full} wrote to {full2} in the mail of {date}.
In a mail dated {date}, {full} complained to {full2} of not having been asked.
On {date}, {full2} received a bitter message from {full}, whom nobody had consulted.
The mail that {full2} found in the box on {date} came from {full}, who would have liked to be asked.
> {full}
Who wrote to {full2}? / Who felt left out? / Who was the sender of the mail of {date}?
Who complained on {date}? / From whom did {full2} get a bitter message?
Which colleague felt ignored? / Who sent an angry e-mail about not being included?
> {full2}
To whom did {full} write? / Who got the mail of {date}? / Who was the recipient of the complaint?
To whom did {full} complain on {date}?
Who was told off by e-mail? / At whom was {full}'s anger directed?
> {date}
When did {full} write to {full2}? / What is the date of {full}'s mail? / When was the mail sent?
On which day did {full2} hear from {full}?
On what day was the angry e-mail sent? / When did the ignored colleague let off steam?

{project} is {stretch} behind schedule and {percent} over budget.
Our report on {project}: delay {stretch}, overspending {percent}.
With a delay of {stretch}, {project} has also cost {percent} more than planned.
They have spent {percent} too much on {project}, and even so it will be {stretch} late.
> {stretch}
How late is {project}? / How far behind schedule is {project}? / What is the delay of {project}?
By how much time has {project} slipped? / How long a delay does {project} have?
How much later than planned will they finish? / What period have they fallen back by?
> {percent}
By how much is {project} over budget? / How much more than planned has {project} cost?
What is the overspending of {project}? / How bad is the budget overrun of {project}?
How far have expenses exceeded the plan? / What is the excess in expenses?
> {project}
Which project is {stretch} late? / What has cost {percent} too much?
Which undertaking is behind schedule? / What is delayed by {stretch}?
Which venture is slow and expensive? / Whose deadline and expenses have both got out of hand?

The biggest risk for {project}, says {full}, is a {snag}.
Asked what could go wrong with {project}, {full} answered: "A {snag}."
{full} fears that a {snag} might stop {project}.
In the risk register of {project}, {full} put a {snag} at the top.
If anything can bring {project} down, in the opinion of {full}, it is a {snag}.
> {snag}
What could go wrong with {project}? / What does {full} fear? / What is the main risk for {project}?
Which danger did {full} see for {project}? / What might stop {project}?
most serious danger for the venture? / What trouble would hurt the venture most?
> {full}
Who (is afraid of|fears|warned of) a {snag}? / Who named the biggest risk for {project}?
Who is worried about {project}? / Whose fear is it that a {snag} stops {project}?
Which colleague sees a danger ahead? / Who is the pessimist concerning the venture?
> {project}
What would a {snag} stop? / Which project is {full} worried about?
For which project was a {snag} named as a risk?
Which venture is in danger? / What undertaking does {full} worry about?

The steering group of {project}: {full} (chair), {full2} (finance), {full3} (technology).
In the steering group of {project}, {full} takes the chair, {full2} looks after finance, and \
{full3} sees to technology.
{project} is steered by three people: {full} as chair, {full2} for finance, {full3} for technology.
Questions on {project} go to {full3} if they are about technology, to {full2} if about money; the \
chair is {full}.
> {full}
Who (chairs|presides over|heads) the steering group of {project}?
Under whose chairmanship is {project} steered?
Who presides over the venture? / Which of the trio is the leader?
> {full2}
Who looks after the money in {project}? / Who is the finance person of {project}?
To whom do I turn in {project} with a question about money? / Who deals with finance for {project}?
Who controls the budget of the venture? / Which of the trio understands accounting?
> {full3}
Who is in charge of the technical side of {project}? / Whom do I ask about technology in {project}?
Who looks after technology in the steering group of {project}?
Who is the engineer among the trio? / Which of the trio should I see about computers and machinery?

The poll among the staff showed that {percent} would rather {plan} than wait until {month}.
{percent} of the staff were in favour when asked whether to {plan} before {month}.
When asked, {percent} of us said: {plan}, and do it before {month}.
There was a question to all who work here, whether to {plan} before {month}, and {percent} ticked \
the yes.
> {percent}
How many of the staff (were in favour|said yes|agreed)? / What share of the staff would {plan}?
What was the result of the poll? / How large was the part that wanted to {plan}?
What proportion of employees agreed? / How big was the support in the survey?
> {plan}
What did {percent} want? / What was the staff asked about?
For what was there support in the poll?
What would {percent} of the staff rather do?
Which proposal did the survey test? / What would a good part of the employees like us to do?
> {month}
Before which month should it happen? / By when would the staff like it done?
Until when do {percent} not want to wait?
What part of the year is too late for the employees?
By when do the supporters hope to see it done?

Correction to the minutes of {date}: the vote was {small} to {small2}, not unanimous.
Contrary to what the minutes of {date} say, the vote was not unanimous but {small} to {small2}.
The minutes of {date} have to be corrected, for the vote was {small} in favour to {small2} against.
That nobody had been against it, as was said in the minutes of {date}, is false: it was {small} \
against {small2}.
> {small}
How many were in favour, according to the correction? / How many voted yes on {date}?
What number of votes in favour should the minutes of {date} give?
How many ayes were there really? / What was the true count of supporters?
> {small2}
How many were against it in truth? / How many voted no on {date}?
How many votes against are missing in the minutes of {date}?
How many noes were there really? / What was the true count of opponents?
> {date}
Which minutes are wrong? / From what day are the minutes that need a correction?
When was the vote that ended {small} to {small2}?
Which meeting's record contains an error?
When did the ballot take place whose result was recorded wrongly?

Every Monday we met in the {room}, until {full} found out in {year} that the {place} was free.
Having discovered in {year} that the {place} stood empty, {full} moved the weekly round there from \
the {room}.
The weekly round used to sit in the {room}; in {year} {full} took it to the {place}.
Why we no longer sit in the {room}? Because in {year} {full} saw that nobody was using the {place}.
> {room}
Where did the weekly round meet (at first|before {year}|in the beginning|formerly)?
In which room did they sit before they had the {place}? / From where did {full} move the round?
Where did the regular group gather in the old days? / What was the group's original meeting spot?
> {place}
Where did {full} take the weekly round? / What was the new meeting place from {year} on?
Where do they meet since {year}? / What had {full} found to be free?
Where does the regular group gather these days? / Which vacant spot is the group's new home?
> {full}
Who moved the weekly round? / Who discovered that the {place} stood empty?
Thanks to whom do they no longer meet in the {room}?
Who spotted a vacant home for our group? / Which member made us change where we gather?
> {year}
When did the weekly round leave the {room}? / Since what year have they met at the {place}?
In which year did {full} find a new place?
When did our group change to its new home? / In what year was the vacant spot noticed?

The committee on {agendum} will be wound up on {date} unless {full} finds a successor as chair.
Unless a successor for {full} is found, the committee that deals with {agendum} ends on {date}.
If nobody follows {full} in the chair, there will be no committee on {agendum} after {date}.
On {date} there will be an end to the committee on {agendum}, since nobody wants to be chair after \
{full}.
> {full}
Who (chairs|is the chair of|now leads) the committee on {agendum}? / Who needs a successor?
Whom must somebody follow in the chair? / For whom is a successor wanted?
Who presides over the endangered panel? / Which person is resigning with no replacement in sight?
> {date}
When will the committee on {agendum} be wound up? / Until when does the committee last for certain?
On which day may the committee that {full} chairs come to its end?
When is the panel likely to be dissolved? / Until when has the panel time to look for a new leader?
> {agendum}
What does {full}'s committee deal with? / Which committee may soon end?
What is the task of the group that {full} chairs?
Which topic is the endangered panel responsible for?
What would the panel no longer discuss if {full} had no replacement?

Item {small} on the agenda, {agendum}, was put off because {full} had lost the voice.
Because {full} could not speak, we skipped item {small} ({agendum}).
We left out {agendum}, item {small}, as {full} had no voice that day.
Had {full} not been hoarse, we should have heard about {agendum}, the item with the number {small}.
> {small}
Which item was (skipped|put off|left out)? / What number on the agenda has {agendum}?
Under which item stands {agendum}?
Which point of the programme was dropped?
Where in the programme was the topic listed that we dropped?
> {agendum}
What was not discussed? / What would {full} have spoken about? / What is item {small} about?
Which subject had to wait for {full}? / What was on the agenda under number {small}?
Which topic was dropped on account of a sore throat? / What were we going to hear from {full}?
> {full}
Who could not speak? / Because of whom was item {small} skipped? / Whose voice was gone?
Who would have presented {agendum}?
Name the colleague with the sore throat. / Which colleague was unable to say a word?

I have asked {full} to stand in for me while I am in {city}; the reply address is {email}.
Out of office: I am in {city}. In urgent cases turn to {full} at {email}.
As long as I am away in {city}, {full} answers for me ({email}).
You have written to someone who is in {city} just now; {full}, at {email}, will read it in the \
meantime.
> {full}
Who is the substitute? / Who stands in for me? / To whom can one turn in urgent cases?
Who answers mails while I am in {city}? / Who covers for the person in {city}?
my deputy's name? / Which colleague handles my mail during the trip?
> {email}
What address does the stand-in have? / How do I reach {full} by mail? / mail address of {full}?
Where should urgent messages be sent?
How do I contact the deputy? / Where can I e-mail if something cannot wait?
> {city}
Where is the writer (right now|)? / To which city has the absent person gone?
Where am I while {full} stands in?
Where is the author of the automatic message travelling?
Which town is the absent colleague visiting?

The workshop on {training} produced {tallied} sticky notes, of which {small} were kept.
At the end of the workshop on {training}, {small} out of {tallied} sticky notes stayed on the wall.
{tallied} sticky notes came out of the {training} workshop, but we kept no more than {small}.
After a long day of {training}, somebody counted the sticky notes, {tallied}, and we chose the \
best {small}.
> {tallied}
How many sticky notes were written in all? / How many did the {training} workshop produce?
What was the total of notes about {training}?
How many pieces of paper did the participants fill in? / What was the total of ideas written down?
> {small}
How many sticky notes were kept? / How many of the {tallied} survived?
How many remained on the wall after the {training} workshop?
How many ideas survived the day? / What number of pieces of paper was not thrown away?
> {training}
What was the workshop about? / What was the theme of the day with the {tallied} notes?
In which workshop did they write sticky notes?
Which topic did the participants learn about?
What was taught on the course where ideas were put on paper?

To the question who would {worktask}, there was silence until {first} from {officeunit} raised a \
hand.
Nobody wanted to {worktask}. Finally {first}, who works in {officeunit}, volunteered.
A volunteer was sought to {worktask}, and {first} from {officeunit} came forward.
Thank goodness for {first} in {officeunit}, who will {worktask}, as nobody else was willing to.
> {first}
Who volunteered to {worktask}? / Who raised a hand? / Who came forward when nobody wanted to?
Which colleague from {officeunit} agreed to {worktask}?
Which colleague kindly took on the unpopular job? / Who was the only one prepared to help?
> {worktask}
What did nobody want to do? / For what did {first} volunteer? / What was a volunteer sought for?
What will {first} from {officeunit} do?
Which unpopular job was on offer? / What has {first} kindly taken on?
> {officeunit}
In which department does {first} work? / Where does the volunteer work? / {first} belongs to what?
From which part of the house did the volunteer come?
Which department does the kind helper belong to?
To what team do we owe the only person prepared to help?

Decision log, entry {filemark}: {plan}; proposed by {full}, carried.
Under the mark {filemark} the log has the decision to {plan}, which goes back to {full}.
{full} moved that we {plan}, and this was carried and entered as {filemark}.
If you wonder who wanted us to {plan}: it was {full}, as you can read under {filemark}.
> {plan}
What did {full} propose? / What does entry {filemark} in the log say? / What was {full}'s motion?
Which proposal of {full} was carried? / What was decided under {filemark}?
Which motion was accepted? / What did {full} suggest that we do?
> {full}
Who proposed to {plan}? / Whose motion is entry {filemark}? / On whose proposal was it decided?
By whom was {filemark} proposed? / Who had the idea to {plan}?
Who suggested it in the first place?
Which person put forward what was later recorded as {filemark}?
> {filemark}
Under which mark is it written that we {plan}? / Which log entry goes back to {full}?
What is the reference of the decision to {plan}?
Where in the register of resolutions do I look it up?
What reference was assigned to {full}'s suggestion?
"""
