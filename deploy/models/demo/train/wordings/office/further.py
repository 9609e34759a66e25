"""Free sentences: further situations of work, of every sort (see relations.py)."""

RELATIONS = """
Minutes in draft; approve or object before {time} on {weekday}, else they count as approved.
Whoever does not object to the draft minutes by {time} on {weekday} has agreed to them.
The draft minutes will be taken as approved if nobody has objected by {weekday}, {time}.
There is still time until {weekday}, {time}, to say what is wrong with the minutes.
> {time}
At what hour do the draft minutes become final on {weekday}? / What time is the limit?
Until what time on {weekday} may one object? / hour by which objections must be in?
What will the clock show when protests can no more be raised?
Up to which hour will corrections of the meeting record be accepted?
> {weekday}
On which day do the minutes count as approved? / By what day do I have to object?
When is the last day to protest against the minutes?
When in the week is the record of the meeting final?
What is my last chance in the week to correct the record of the meeting?

The lunch talk will be given by {full}, a {post} from {city}, who knows everything about {agendum}.
{full} from {city}, by trade a {post}, speaks at lunch about {agendum}.
Come to the lunch talk! A {post} from {city} by the name of {full} tells us about {agendum}.
Bring your sandwiches: {full}, who came all the way from {city} and is a {post}, will talk of \
{agendum}.
> {full}
Who gives the lunch talk? / What is the name of the {post} from {city}?
Who knows everything about {agendum}? / Which guest will speak at lunch?
Who is going to entertain us at noon? / Tell me which guest we are to hear while we eat.
> {post}
What does {full} do for a living? / What is {full} by trade? / What is the job of the speaker?
As what does {full} from {city} work?
What is the profession of our guest at noon? / How does the lecturer earn a living?
> {city}
Where does {full} come from? / From which city is the {post}? / Where is the speaker at home?
Which town has the lecturer travelled from? / Where does our guest at noon live?
> {agendum}
What will {full} talk about? / What is the subject of the lunch talk? / What does {full} know well?
About what does the {post} from {city} speak?
What shall we learn while we eat at noon? / In which matter is the lecturer an expert?

{full} and {full2} share the job of {post}: one works in the mornings, the other after {time}.
The job of {post} is split: {full} works until {time}, and from then on {full2}.
Until {time} you will find {full} at the post of {post}, thereafter {full2}.
Between them they are one {post}, {full} up to {time} and {full2} after it.
> {full}
Who works in the mornings? / Who does the first half of the {post}'s day?
With whom does {full2} share a job? / Who goes home at {time}?
Which of the two part-timers comes in early? / Who has finished for the day when {full2} starts?
> {full2}
Who works after {time}? / Who does the second half of the {post}'s day?
With whom does {full} share a job? / Who comes in the afternoon?
Which of the part-timers comes in late? / Who takes over in the afternoon?
> {post}
Which job do {full} and {full2} share? / What do {full} and {full2} work as?
What post is split between two people?
What position do two part-timers hold together? / Which profession do both part-timers have?
> {time}
When does {full2} take over from {full}? / At what time do the two change?
What does the clock show when one part-timer hands over to the other?
When is {full} free to leave for the day?

{full} speaks for the staff on the board since {full2} stepped down over {agendum}.
Since {full2} gave up the seat in a row about {agendum}, {full} has represented the staff.
{full2} stepped down because of {agendum}, and the staff is now represented by {full}.
Ask {full} if the staff have a complaint, and not {full2}, who gave up because of {agendum}.
> {full}
Who represents the staff (now|)? / Who speaks for the workers? / Who followed {full2}?
Who has the seat that {full2} had? / Which person sits on the board for the staff?
Who is now the employees' voice in the boardroom? / Which colleague can I turn to with a grievance?
> {full2}
Who stepped down? / Whom did {full} replace? / Who used to speak for the staff?
Who gave up over {agendum}? / Who was the staff's former voice?
Which employees' delegate resigned after a quarrel?
Who no longer defends the employees in the boardroom?
> {agendum}
Why did {full2} step down? / Over what was there a row? / What made {full2} give up the seat?
What was the quarrel with {full2} about?
What dispute led to the resignation?
Which matter caused the employees' delegate to leave the boardroom?

{society} members toured the {company} works and were shown the {plantmachine} by {full}.
It was {full} who showed the members of the {society} the {plantmachine} in the {company} works.
Visiting {company}, the {society} saw the {plantmachine}, which {full} explained.
What the people of the {society} liked best at {company} was the {plantmachine} and the way {full} \
explained it.
> {full}
Who showed the {society} round? / Who explained the {plantmachine}?
Who was the guide at {company}?
Who acted as guide to the visiting club? / Whom do we thank for the guided visit to the factory?
> {plantmachine}
What did the {society} get to see? / Which machine did {full} explain? / What did the visitors see?
Which piece of equipment impressed the club on its outing?
What did the guide tell the club about at the factory?
> {society}
Who visited {company}? / Which association saw the works? / To whom was the {plantmachine} shown?
Which club went on an outing to the factory? / Whom did {full} guide about the factory?
> {company}
Which firm did the {society} visit? / Whose works were toured? / Where is the {plantmachine}?
Whose factory was the outing to? / Which manufacturer welcomed the club?

With {tallied} hours behind it, the {plantmachine} gets fresh oil, type {code}, and a new \
{sparepart}.
The {plantmachine} has run for {tallied} hours: fill in oil of type {code} and replace the \
{sparepart}.
After {tallied} hours the {plantmachine} needs a new {sparepart} as well as oil, type {code}.
Once it has done {tallied} hours, do not forget the oil ({code}) for the {plantmachine}, nor the \
{sparepart}.
> {code}
Which oil does the {plantmachine} need? / What type of oil is filled in?
oil for the {plantmachine}?
Which grade of lubricant should I pour in? / What lubricant is prescribed in the service plan?
> {sparepart}
Which part is replaced at {tallied} hours? / Besides oil, what does the {plantmachine} get?
What is changed together with the oil?
What component is due to be swapped at the service?
Apart from lubricant, what must the mechanic bring for the service?
> {tallied}
After how many hours is the oil changed? / How many hours has the {plantmachine} run?
> {tallied} hours
How long does the equipment work before a service is due?
What total of running time calls for lubricant?
> {plantmachine}
Which machine gets fresh oil? / For what is oil of type {code}?
What has run for {tallied} hours?
Which piece of equipment is due for a service? / What does the mechanic have to lubricate?

The new menu of the {inn} drops the {dish}, which nobody ordered, in favour of {dish2}.
Since nobody ordered {dish}, the {inn} now offers {dish2} in its place.
At the {inn}, {dish2} has replaced {dish} on the menu.
You look in vain for {dish} at the {inn}, and find {dish2}.
> {dish2}
What is new on the menu of the {inn}? / What took the place of {dish}?
What does the {inn} now offer?
Which meal have the cooks begun to serve?
What can be eaten there that was not on the card earlier?
> {dish}
What did nobody order? / What did the {inn} take off the menu? / What is no longer served?
What had to make way for {dish2}?
Which meal was too unpopular to keep? / What was struck off the card for lack of customers?
> {inn}
Which inn has a new menu? / Where can I get {dish2} now? / Who no longer serves {dish}?
Which restaurant changed what it serves? / Where did the cooks give up an unpopular meal?

Our stay at the {inn} ended early: {remark}, and {first} had a {injury}.
We left the {inn} early since {remark} and, to make it worse, {first} had a {injury}.
With {first} suffering from a {injury}, and because {remark}, we cut short our stay at the {inn}.
Not only did {first} have a {injury} when we were at the {inn}, but {remark}, and so we went home.
> {injury}
What was wrong with {first}? / From what did {first} suffer? / What had happened to {first}?
What medical problem spoilt the trip for {first}? / Which ailment did one of us travel back with?
> {remark}
What did we dislike at the {inn}? / What fault did they find with the {inn}?
Apart from {first}'s health, what made us leave?
What annoyed us about the hotel, health aside?
Which shortcoming of the hotel helped to spoil our holiday?
> {first}
Who was hurt? / Who had a {injury}? / Who of us suffered at the {inn}?
Which of us was unwell on the holiday? / Who in our party had a health problem at the hotel?
> {inn}
Where did we stay? / Which place did we leave early? / Where was {first} with a {injury}?
Which hotel did our party check out of ahead of plan? / Where was our holiday spoilt?

{first} misread {number} as {number2}, so {company} got the wrong {goods}.
Because {first} had read {number2} in place of {number}, wrong {goods} were sent to {company}.
The wrong {goods} went to {company}, for {first} took the {number} on the slip for {number2}.
Why did {company} get {goods} that it did not want? Because a {number} looked to {first} like a \
{number2}.
> {number}
Which number was right? / What did the slip really say? / What should {first} have read?
What figure was really written on the order? / Which figure would have been correct?
> {number2}
Which number was wrong? / What did {first} read by mistake? / For what was {number} taken?
Which figure did careless eyes make of it? / What did {first} believe was written on the order?
> {first}
Who misread the number? / Whose mistake was it? / Who took one number for another?
Who confused two figures? / Which employee caused the faulty delivery?
> {company}
Who got the wrong {goods}? / To whom were the wrong {goods} sent? / Which customer suffered?
Which customer received a faulty delivery? / Who had a delivery arrive that was never ordered?

Dear colleagues, the {room} smells; {first} thinks of a {snag}, {first2} of old {dish}.
{first2} blames old {dish} for the smell in the {room}, {first} a {snag}.
There is a smell in the {room}: a {snag}, if you ask {first}; old {dish}, if you ask {first2}.
What is that in the {room}? A {snag}, thinks {first}, whereas {first2} thinks of last week's {dish}.
> {room}
Where does it smell? / Which room has a smell? / Where did {first} notice something?
What part of the building stinks? / Where should a window be opened against the stench?
> {snag}
What does {first} blame for the smell? / What is {first}'s guess? / What does {first} think it is?
Which trouble could explain the stench, in {first}'s opinion?
What does {first} suspect behind the stink?
> {dish}
What does {first2} blame for the smell? / What is {first2}'s guess? / What food may be to blame?
Which leftover meal could explain the stench? / What food does {first2} suspect?
> {first}
Who thinks of a {snag}? / Who disagrees with {first2}? / Whose guess is a {snag}?
Which workmate does not believe that leftover food stinks so?
Who suspects something other than food behind the stench?
> {first2}
Who thinks of old {dish}? / Who disagrees with {first}? / Whose guess is the {dish}?
Who suspects leftover food behind the stench? / Which workmate is sure that leftovers stink?

The minibus of the school seats {small} and is driven by {full}, formerly a {post}.
{full}, once a {post}, drives the school's minibus, which has {small} seats.
There are {small} seats in the school's minibus; at the wheel is {full}, who used to be a {post}.
Once a {post}, {full} now takes the children home in the minibus, {small} at a time.
A former {post} by the name of {full} drives the children, {small} at most, in the minibus of the \
school.
> {small}
How many can ride in the minibus? / How many seats does the school bus have?
How many pupils fit into the vehicle?
What is the passenger capacity of the vehicle that fetches pupils?
> {full}
Who drives the minibus? / Who is at the wheel of the school bus? / What is the driver called?
Who is the chauffeur of the little ones?
Name the person who brings pupils to their lessons and back.
> {post}
What was {full} before? / What did the driver of the minibus use to be?
In which job did {full} work earlier?
the chauffeur's profession earlier in life? / How did {full} earn a living in the past?

To get a pallet out of {rack}, {first} needs {first2}, who alone has the licence for the high lift.
Only {first2} may drive the high lift, so {first} cannot reach {rack} alone.
{first} wanted something from {rack} and had to fetch {first2}, who is licensed for the high lift.
Not {first}, who has no licence, but {first2} fetched the pallet from {rack} with the high lift.
If you have no licence, like {first}, you will have to ask {first2} for what is up there at {rack}.
> {first2}
Who has the licence for the high lift? / Who may drive the high lift?
Whom does {first} need? / Who has to help {first} with {rack}?
Which workmate is allowed to operate the tall forklift?
Who holds the permit for the lifting vehicle?
> {first}
Who wants something from {rack}? / Who cannot reach {rack} alone? / Whom must {first2} help?
Which workmate lacks the permit for the tall forklift?
Who depends on {first2}'s help for goods on top?
> {rack}
What can {first} not reach alone? / From where does {first} want a pallet?
For which place in the store is the high lift needed?
On which shelf are the goods too far up for {first}?
What is the spot in the warehouse that calls for a permit holder?

{company} expects sales of {amount} this year, {percent} more than {full} had forecast.
While {full} had forecast less, {company} is now heading for {amount}, that is {percent} more.
Sales at {company} should reach {amount} and so beat the forecast of {full} by {percent}.
It looks as if {full} had been too careful, since {company} is going to sell for {amount}, \
{percent} more.
How wrong {full} was! There will be {percent} more in the till of {company}, which counts on \
{amount}.
> {amount}
What sales does {company} expect? / How much will {company} sell for?
What turnover should {company} reach?
How large will the turnover be? / What total revenue is now predicted?
> {percent}
By how much do the sales beat the forecast? / How far off was {full}'s forecast?
How much more is it than {full} had said?
By what margin does the turnover exceed the estimate? / How far too low was the estimate?
> {full}
Who had made the forecast? / Who forecast less for {company}? / Whose forecast was too low?
Whose estimate turned out too pessimistic? / Who underestimated how well business would go?
> {company}
Which firm does better than forecast? / Whose sales should reach {amount}?
Which business does better than somebody estimated? / Whose revenue was underestimated by {full}?

The lifeguards at {city} pulled {tallied} people out of the water, {spelled} more than last summer.
At {city}, {tallied} swimmers were rescued, which is {spelled} more than the summer before.
Lifeguards at {city} report {tallied} rescues, up by {spelled}.
The sea off {city} was rough this summer, with {tallied} rescues, or {spelled} more than the year \
before.
The lifeguards had a busy summer at {city}: {spelled} more rescues, which makes {tallied}.
> {tallied}
How many people were rescued at {city}? / How many rescues were there? / How many had to be saved?
total of bathers saved from drowning? / How often did somebody have to be saved at the beach?
> {spelled}
How many more than last summer were rescued? / By how many did the number of rescues rise?
How big is the increase in bathers saved from drowning?
By what margin does this season's figure exceed the previous one?
> {city}
Where were {tallied} people rescued? / Where do the lifeguards work?
At which seaside resort were bathers saved from drowning?
Where is the beach with so many emergencies?

{first} returned {tallied} empty bottles to the {premises} and got {tariff} and a long look.
For {tallied} empty bottles {first} got {tariff} at the {premises}, and a long look.
The {premises} gave {first} {tariff} and a long look for {tallied} empty bottles.
It was {tariff} that the {premises} paid {first} for {tallied} empty bottles, after a long look.
Was it worth carrying {tallied} bottles to the {premises}, {first} wondered, and looked at the \
{tariff}.
> {tallied}
How many bottles did {first} return? / How many empty bottles went back?
How many pieces of glass were carried back?
What was the count of drained containers that {first} brought?
> {tariff}
What did {first} get for the bottles? / How much money was there for {tallied} bottles?
size of the refund for the glass? / How much deposit money did {first} receive for the glass?
> {premises}
Where did {first} return the bottles? / Who took the bottles back? / Which shop paid {tariff}?
Where was the deposit on the glass refunded? / Which establishment takes back drained containers?
> {first}
Who returned bottles? / Who was given {tariff}? / Whose bottles were they?
Who brought back the glass? / Which customer collected a deposit refund?

Costume hire: the {animal} is out until {date}, the {job} has a hole, take the {job2}.
Until {date} the {animal} costume is out; as the {job} has a hole, I would take the {job2}.
You could have the {job2} costume; the {animal} is out until {date} and the {job} has a hole.
If you go as a {job2} you can have the costume at once; the {job} needs mending, the {animal} is \
out to {date}.
They will not have the {animal} back before {date} and must mend the {job}, but the {job2} costume \
is yours.
> {animal}
Which costume is out? / What has somebody hired? / Which costume comes back on {date}?
Which outfit has been lent to another customer?
What would I dress up as if I could be patient until {date}?
> {job}
Which costume has a hole? / What costume is damaged? / Which one needs mending?
I was told that one outfit is torn. Which?
What can nobody dress up as until a needle has been at work?
> {job2}
Which costume can I take? / What would be free and whole? / Which costume was advised?
Which outfit is available for the fancy-dress party? / What do they suggest that I dress up as?
> {date}
When does the {animal} costume come back? / Until when is the {animal} out?
When is the lent outfit due for return?
Until when must I be patient if I want to dress up as a {animal}?

The talk by {full} began {wait} late because of a {snag}.
A {snag} made {full} begin the talk {wait} late.
{full}, held up by a {snag}, kept the audience waiting for {wait}.
The audience looked at the clock, for {full}, whom a {snag} had kept, came {wait} late.
> {wait}
How late did {full} begin? / How long did the audience have to wait? / What was {full}'s delay?
By how much was the talk of {full} delayed? / How long did the {snag} hold {full} up?
How far behind schedule did the lecture start? / What amount of patience did the listeners require?
> {full}
Who began late? / Whose talk was delayed? / Which speaker kept everybody waiting?
Whom did the {snag} hold up? / For whom did they wait {wait}?
Name the lecturer who started behind schedule. / Which lecturer was not punctual?
> {snag}
What held {full} up? / Why did the talk begin late? / What was to blame for the delay?
What caused a delay of {wait}? / Because of what did {full} keep people waiting?
What trouble prevented a punctual start? / Which mishap was the lecturer's excuse?

The laundry of the {inn} lost {spelled} sheets, so {company} owes the house {tariff} for each.
{company}, which does the washing for the {inn}, lost {spelled} sheets and owes {tariff} apiece.
For {spelled} lost sheets the {inn} wants {tariff} each from {company}.
Since {company} has washed for the {inn}, {spelled} sheets are missing, and it will cost {tariff} \
for each.
> {spelled}
How many sheets were lost? / How many sheets is the {inn} lacking? / number of missing sheets?
How many pieces of bed linen went astray?
What is the count of bedclothes that never came back to the hotel?
> {company}
Who does the washing for the {inn}? / Who lost the sheets? / Who owes the {inn} money?
Which cleaning firm must compensate the hotel? / Who let the bed linen go astray?
> {tariff}
How much does the {inn} want for a sheet? / What is owed for each sheet?
What compensation is due per piece of bed linen?
How much does the hotel charge for a single bedcloth that went astray?
> {inn}
Whose sheets were lost? / For which house does {company} wash?
To whom is {tariff} owed for a sheet?
Which hotel is due compensation for bed linen?
Where are the beds short of linen because of {company}?
"""
