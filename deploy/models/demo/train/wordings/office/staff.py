"""Free sentences: hiring, staff, wages, shifts, training and absence (see relations.py)."""

RELATIONS = """
{company} is looking for a {post} in {city} and offers {wage}.
Wanted in {city}: a {post}. Pay: {wage}. Apply to {company}.
A {post} is wanted by {company}; whoever moves to {city} will earn {wage}.
"For a {post} in {city} we pay {wage}," says the advertisement of {company}.
If you have learned to be a {post} and like {city}, {company} has a place for you, and {wage}.
> {post}
What kind of worker is {company} looking for? / Which job can one get in {city}?
Which vacancy does {company} have? / Whom does {company} want to hire?
What position is open in {city}? / What is {company} advertising for?
What occupation must a candidate have for this vacancy? / Which sort of worker should read this ad?
> {wage}
How much does {company} pay a {post}? / What would a {post} earn in {city}?
What salary is offered? / What is the pay for the job in {city}? / wage of the {post}?
How well is the work at {company} paid?
What salary comes with the vacancy? / How much money could the successful candidate expect?
> {city}
Where is the job? / In which city does {company} need a {post}? / Where would the {post} work?
Where must one move to work for {company}?
Which town is the vacancy in? / Where would the new employee have to live?
> {company}
Who is hiring in {city}? / Which employer offers {wage}? / To whom does one apply as a {post}?
Which firm needs a {post}?
Which employer put in the ad? / Who has a vacancy for a {post}?

Out of {tallied} applicants for the post of {post}, {full} was chosen.
{full} beat {tallied} others to the job of {post}.
They had {tallied} applications on the table before they settled on {full} as the new {post}.
There were {tallied} envelopes on the desk, and in one of them was {full}, now our {post}.
> {tallied}
How many people (applied|wanted the job) when a {post} was sought?
How many applications had come in? / Against how many rivals did {full} win?
What was the number of candidates for the job of {post}?
How many candidates were there altogether? / How big was the competition for the vacancy?
> {full}
Who got the job of {post}? / Whom did they choose out of {tallied}? / Who is the new {post}?
Which of the {tallied} candidates was successful? / Who was hired?
Which candidate was successful? / Name the one who was hired in the end.
> {post}
For which job was {full} chosen? / What will {full} work as?
What position did {tallied} apply for?
As what was {full} hired?
What vacancy drew so many candidates? / Which role has {full} been hired for?

{full} starts on {date} as {post}, first on probation for {soon}.
From {date} on, {full} will be our {post}; the probation lasts {soon}.
We welcome {full}, who joins us as {post} on {date} and has {soon} of probation ahead.
The contract of {full}, our new {post}, begins on {date} and may be ended at any time in the first \
{soon}.
> {date}
When does {full} start? / What is the first working day of {full}? / From when on is {full} with us?
When does the new {post} begin?
On what day does the newcomer turn up for work? / When do we see our newest colleague in the office?
> {soon}
How long is the probation of {full}? / For how long is {full} on probation?
After what time is the new {post} no longer on probation?
What is the length of the trial period?
How much time does the newcomer get to prove his or her worth?
> {post}
As what does {full} start? / What will {full} be in our house? / Which post does {full} take up?
What is {full}'s new job?
What role has the newcomer been hired for? / Which occupation does our newest colleague have?
> {full}
Who joins on {date}? / Who is on probation for {soon}? / What is the new {post} called?
Whom do we welcome on {date}?
Who is the newcomer? / Name the recruit whose trial period lies in front.

On {weekday} the early shift is {first}, the late shift {first2} and the night shift {first3}.
Shift plan for {weekday}: early {first}, late {first2}, night {first3}.
{first} has the early shift on {weekday}; in the afternoon {first2} takes over, and {first3} works \
through the night.
Three people keep the place open on {weekday}: {first} from dawn, {first2} after lunch, {first3} \
all night.
> {first}
Who has the early shift on {weekday}? / Who works in the morning of {weekday}?
Who is the first to start on {weekday}? / From whom does {first2} take over on {weekday}?
Which employee opens up at sunrise? / Who has to get out of bed before all the others to work?
> {first2}
Who has the late shift on {weekday}? / Who works in the afternoon of {weekday}?
Who follows {first} on {weekday}? / Who is on duty before {first3}?
Which employee is there in the evening? / Who relieves {first}?
> {first3}
Who works on the night of {weekday}? / Who is on night duty on {weekday}?
Whose shift comes after that of {first2}? / Who stays up on {weekday}?
Which employee is on duty while the others sleep?
Which employee cannot go to bed at the usual hour?
> {weekday}
On what day does {first3} work at night? / When do {first} and {first2} both work?
Which day of the week is this rota for?
When are {first}, {first2} and {first3} on duty one following the other?

{first} swapped the shift of {weekday} with {first2} in order to {activity}.
So that {first} could {activity}, {first2} took over the shift on {weekday}.
Wishing to {activity}, {first} asked {first2} to work on {weekday} instead.
Would {first2} mind working on {weekday}, asked {first}, who would like to {activity}?
> {first2}
Who works instead of {first} on {weekday}? / With whom did {first} swap?
Who took over the shift of {first}? / Who did {first} a favour on {weekday}?
Which colleague was kind enough to stand in? / Who gave up free time as a favour to {first}?
> {first}
Who did not want to work on {weekday}? / For whom does {first2} work on {weekday}?
Who swapped with {first2}? / Whose shift did {first2} take over?
Which colleague was in need of a favour? / Who had private plans and wanted to be free?
> {weekday}
Which day did {first} get off? / On what day does {first2} stand in for {first}?
When was {first}'s shift to be?
When did the colleague need to be free? / On which day of the week is {first2} standing in?
> {activity}
What did {first} want to do on {weekday}? / Why did {first} swap the shift?
For what did {first} need {weekday} off? / What are {first}'s plans for {weekday}?
What private plans made a stand-in necessary? / How does {first} mean to spend the free hours?

{full} is on sick leave with a {injury} until {date}.
Because of a {injury}, {full} will not be back before {date}.
The doctor signed {full} off until {date}; it is a {injury}.
{full} (a {injury}) is not expected at work until {date}.
What the doctor found was a {injury}, and so we must do without {full} up to {date}.
> {injury}
What is wrong with {full}? / Why is {full} absent? / What did {full} suffer?
Which injury keeps {full} away? / Because of what does {full} stay at home until {date}?
What is the diagnosis? / Which bodily harm keeps our colleague at home?
> {date}
When (will|does) {full} come back? / Until when is {full} ill? / Until when will {full} be away?
When can {full} be expected again? / Up to which date is {full} signed off?
By when should our colleague have recovered?
When can we count on having the patient among us again?
> {full}
Who is (ill|off sick|on sick leave)? / Who has a {injury}? / Whose absence lasts until {date}?
Which colleague is missing because of a {injury}?
Which colleague is recovering at home? / Who is the patient that we miss in the office?

The course in {training} costs {price} per head and takes place in the {room}.
{price} per person is charged for the {training} course in the {room}.
Those who attend {training} in the {room} pay {price} each.
For {price} a head, and in the {room}, you can learn everything about {training}.
> {price}
How much does the course in {training} cost? / What do I pay for {training}?
What is the course fee?
What does one pay for the lessons in the {room}? / price of the {training} course?
What is the fee for each participant? / How much money do I need if I want to take part?
> {training}
What is taught in the {room}? / What can one learn for {price}? / Which course is in the {room}?
What is the course about? / Which training costs {price}?
What subject are the lessons in? / Which skill do the participants acquire?
> {room}
Where is {training} taught? / In which room is the {training} course?
Where do I go for {training}?
Where are the lessons held? / In what part of the building do the participants sit?

After {training}, {full} passed the test with {small} mistakes; {full2} failed.
{full2} did not pass the test in {training}, whereas {full} got through with {small} mistakes.
Test in {training}: {full} passed ({small} mistakes), {full2} did not.
There were {small} mistakes in {full}'s paper on {training}, which was enough, and too many in \
{full2}'s.
> {small}
How many mistakes did {full} make? / How many errors were there in {full}'s test?
How many mistakes did the one who passed make?
How many wrong answers did the successful candidate have?
What number of errors was still good enough?
> {full}
Who passed the test in {training}? / Who got through with {small} mistakes?
Which of the two was successful in {training}? / Who did better than {full2}?
Which candidate was successful in the exam? / Who can be proud of the exam?
> {full2}
Who failed in {training}? / Who has to repeat the test? / Which of the two was not successful?
Who did worse than {full}?
Which candidate has to sit the exam again? / Who flunked?

In {month} the staff of the {facility} worked {tallied} hours of overtime.
{tallied} extra hours were put in at the {facility} in {month}.
The time sheets of the {facility} for {month} show {tallied} hours more than agreed.
Nobody at the {facility} went home on time in {month}, as {tallied} extra hours go to show.
> {tallied}
How many hours of overtime were there at the {facility}?
How many extra hours were worked in {month}?
How many hours more than agreed did they work at the {facility}?
How many hours too many do the time sheets show for {month}?
By how many hours did the employees exceed their normal schedule?
What was the total of additional labour, in hours?
> {month}
In which month did they work {tallied} extra hours? / When was there so much overtime?
For which month are the time sheets of the {facility}?
When did the employees have to stay so late? / Which part of the calendar was so busy for them?
> {facility}
Where were {tallied} hours of overtime worked? / Whose staff worked longer in {month}?
Which place had the extra hours?
Where did the employees have to stay so late?
What establishment had too much to do for a normal schedule?

The union demands {percent} more pay; the management of {company} offers {percent2}.
While {company} offers a rise of {percent2}, the union insists on {percent}.
Offer of {company}: {percent2}. Demand of the union: {percent}.
Between the {percent} that the union has in mind and the {percent2} from {company} there is a long \
way to go.
> {percent}
What does the union demand? / How much more do the workers of {company} want?
On what rise does the union insist? / How big is the rise that the union asks for?
How big an increase do the workers' representatives want?
What figure did the labour side put forward in the negotiations?
> {percent2}
What did {company} offer? / How big a rise is the management ready to give?
How much is {company} willing to add? / With what did the employer reply to the union?
How big an increase is the employer willing to grant?
What figure did the bosses put forward in the negotiations?
> {company}
With whom is the union in dispute? / Which employer offers {percent2}?
At which company do they quarrel about pay?
Which employer is in the wage dispute? / Whose workers are negotiating about money?

On top of the salary, every {post} at {company} gets a {perk}.
At {company} a {perk} comes with the job of {post}.
{company} attracts people who want to be a {post} with a {perk}.
They are proud of the {perk} at {company}, which goes to each and every {post}.
> {perk}
What does a {post} get on top of the salary? / Which benefit does {company} offer?
What extra comes with the job at {company}? / With what does {company} attract people?
What fringe benefit are the employees given?
Which bonus, besides money, might tempt me to work there?
> {company}
Where does a {post} get a {perk}? / Which employer gives a {perk}? / Who offers a {perk}?
Which employer is so generous to its people? / Who lures staff with such a bonus?
> {post}
Which job comes with a {perk}? / Who gets a {perk} at {company}?
In what job would one enjoy a {perk}?
What occupation do the lucky employees have? / Whoever wants the bonus has to work as what?

{full} has handed in notice; the last working day is {date}, and {full2} takes over the customers.
{full2} will look after the customers of {full}, who leaves on {date}.
With {full} leaving on {date}, the customers go to {full2}.
Who will ring the customers when {full} has gone, on {date}? It will be {full2}.
> {date}
When does {full} leave? / What is {full}'s last day? / On which day does {full} stop working here?
From when on does {full2} have more customers?
When is our colleague gone for good? / On what date does the resignation take effect?
> {full2}
Who takes over from {full}? / Who inherits the customers of {full}? / To whom do the customers go?
Who will look after {full}'s customers?
Who inherits the clients? / Which colleague steps in after the resignation?
> {full}
Who has handed in notice? / Who is leaving? / Whose customers go to {full2}?
Whose last working day is {date}? / Whom will {full2} replace?
Who has resigned? / Which colleague is quitting?

Holiday list: {first} {date} to {date2}.
{first} is on holiday from {date} until {date2}.
{first}'s holiday begins on {date} and ends on {date2}.
From {date} to {date2} we have to do without {first}, who takes a holiday.
You need not look for {first} between {date} and {date2}.
> {date}
When does {first}'s holiday begin? / From when on is {first} away? / first day of {first}'s leave?
When is {first} going on leave?
When does our colleague set off on vacation?
What is the first morning without {first} at the desk?
> {date2}
When does {first}'s holiday end? / Until when is {first} away? / last day of {first}'s leave?
When is {first}'s time off over?
When is the vacation over?
Until which day must we wait for our colleague to be at the desk once more?
> {first}
Who is away from {date} on? / Who takes a holiday? / Whose leave ends on {date2}?
Which colleague is on vacation? / Whose desk will be empty for a while?

The apprentice {full} learns to be a {post} with {full2} and is in the second year.
{full2} trains {full}, who wants to become a {post} and is in the second year.
In the second year now, {full} is being taught the work of a {post} by {full2}.
There is only one {post} here who takes apprentices, {full2}, and the present one is {full}.
> {post}
What does {full} want to become? / Which trade is {full} learning? / What is {full} trained as?
What kind of work does {full2} teach?
Which occupation is the trainee being prepared for? / What craft does {full2} pass on to the young?
> {full2}
Who trains {full}? / Who is the teacher of the apprentice? / From whom does {full} learn the trade?
Under whom does {full} learn?
Who is the trainee's master? / Which experienced hand instructs the young one?
> {full}
Who is the apprentice? / Whom does {full2} train? / What is the name of the future {post}?
Who is still in training?
Name the trainee. / Which young employee is halfway through being instructed?

In the appraisal of {full}, the manager praised {subject} and asked for better {training}.
{full} was told in the appraisal that {subject} was excellent, while {training} could be better.
Appraisal of {full}. Strong in {subject}, weak in {training}.
The manager had nothing but praise for {full} in {subject}, but said that {training} was another \
matter.
> {subject}
What is {full} strong in? / What did the manager praise? / Which strength does {full} have?
In what is {full} excellent?
What is our colleague good at? / Which skill did the boss applaud?
> {training}
What should {full} improve? / What is {full} weak in? / Which weakness was {full} told about?
What could be better with {full}?
What is our colleague not good at yet? / Which skill does the boss wish to see improved?
> {full}
Whose appraisal was it? / Who is strong in {subject}? / Who must get better at {training}?
Which employee was assessed? / About whose performance did the boss give an opinion?

Please note that {full} from {officeunit} now has extension {extension} and sits in the {room}.
{full} ({officeunit}) has moved to the {room} and is reached at extension {extension}.
Dial {extension} to reach {full} of {officeunit} in the {room}.
Should the telephone in the {room} ring, it is {extension}, and it is {full} from {officeunit} who \
answers.
> {extension}
What is {full}'s extension? / Which number do I dial for {full}? / How can I phone {full}?
Under what extension is {officeunit} reached? / telephone of {full}?
Which digits do I press to speak to our colleague? / What is the internal line for {full}?
> {officeunit}
In which department is {full}? / Where does {full} work? / To which department does {full} belong?
What part of the company has extension {extension}?
What department does our colleague belong to? / Which team is that person a member of?
> {room}
Where does {full} sit? / To which room did {full} move?
Where do I find somebody from {officeunit}?
In which room does extension {extension} ring?
Where is our colleague's desk these days? / In what part of the building would I meet {full}?
> {full}
Who has extension {extension}? / Who of {officeunit} sits in the {room}?
Who answers at {extension}?
Which colleague picks up when I ring that line? / Whose desk is in the {room} these days?

The {facility} must find {spelled} more {post}s by {month}, or else it will have to close.
Unless {spelled} new {post}s have been hired before {month}, the {facility} closes.
The {facility} still lacks {spelled} {post}s and will be shut in {month} if they are not found.
It is {month} or never, for without {spelled} new {post}s the {facility} cannot stay open.
> {spelled}
How many people must the {facility} hire? / How many {post}s are missing?
How many does the {facility} lack?
How many vacancies are there still? / What number of recruits would rescue the establishment?
> {post}s
What kind of staff does the {facility} need? / Of which profession are {spelled} people missing?
Whom does the {facility} have to hire before {month}?
What occupation should the recruits have? / Which sort of specialist is in such short supply?
> {month}
By when must the {facility} have hired {post}s? / When would the {facility} have to close?
Until what month do they have time to find people?
What is the deadline for recruiting? / When would the establishment be gone for lack of people?
> {facility}
Which place may be shut? / Where are {spelled} {post}s missing? / Who has to hire before {month}?
Which establishment is threatened by a shortage of people?
What might disappear for want of a few recruits?

{full}, who had been a {post} since {year}, was honoured for never having missed a day.
Never having missed a day as a {post} since {year}, {full} received a bunch of flowers.
Since {year}, {full} has not been absent from work as a {post} on a single day.
There were flowers for {full}, {post} since {year}, whom nobody remembers ever having been ill.
> {full}
Who never missed a day? / Who was always present since {year}? / Which {post} was honoured?
Whose attendance was perfect?
Which employee has a perfect attendance record? / Who was thanked with a bouquet?
> {year}
Since when has {full} been a {post}? / In which year did {full} start? / Since when is {full} there?
From what year on was {full} never absent?
How far back does the perfect attendance go?
When did our reliable colleague take up the occupation?
> {post}
What does {full} work as? / In what job did {full} never miss a day? / What is {full}'s job?
What occupation does the employee with the perfect attendance have?
In which role was our colleague so reliable?

The canteen of the {facility} serves {dish} on {weekday} for {tariff}.
For {tariff} one can have {dish} in the canteen of the {facility} on {weekday}.
On {weekday} the menu in the {facility} canteen is {dish}, at {tariff} for staff.
Those who like {dish} should go to the canteen of the {facility} on {weekday} and take {tariff} \
along.
> {dish}
What can one eat on {weekday} in the canteen? / What is on the menu at the {facility}?
What do they serve on {weekday}? / Which meal costs {tariff} in the canteen?
What will be on my plate at lunch? / Which meal does the cook make for the workers?
> {weekday}
On which day does the canteen serve {dish}? / When is there {dish} at the {facility}?
When does the cook make that meal? / On which day of the week is {dish} for lunch?
> {tariff}
How much do the staff pay for {dish}? / What does lunch cost in the canteen of the {facility}?
What does the {dish} cost?
How much is lunch for an employee? / What will the meal set me back?
> {facility}
In whose canteen is there {dish}? / Where can one eat {dish} for {tariff}?
Where is that lunch to be had? / Which building's cook feeds the workers {dish}?
"""
