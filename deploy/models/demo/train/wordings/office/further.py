"""Free sentences: further situations of work, of every sort (see relations.py)."""

RELATIONS = """
Minutes in draft; approve or object before {time} on {weekday}, else they count as approved.
Whoever does not object to the draft minutes by {time} on {weekday} has agreed to them.
The draft minutes will be taken as approved if nobody has objected by {weekday}, {time}.
There is still time until {weekday}, {time}, to say what is wrong with the minutes.
> {time}
At what hour do the draft minutes become final on {weekday}? / What time is the limit?
Until what time on {weekday} may one object? / hour by which objections must be in?
> {weekday}
On which day do the minutes count as approved? / By what day do I have to object?
When is the last day to protest against the minutes?

The lunch talk will be given by {full}, a {post} from {city}, who knows everything about {agendum}.
{full} from {city}, by trade a {post}, speaks at lunch about {agendum}.
Come to the lunch talk! A {post} from {city} by the name of {full} tells us about {agendum}.
Bring your sandwiches: {full}, who came all the way from {city} and is a {post}, will talk of \
{agendum}.
> {full}
Who gives the lunch talk? / What is the name of the {post} from {city}?
Who knows everything about {agendum}? / Which guest will speak at lunch?
> {post}
What does {full} do for a living? / What is {full} by trade? / What is the job of the speaker?
As what does {full} from {city} work?
> {city}
Where does {full} come from? / From which city is the {post}? / Where is the speaker at home?
> {agendum}
What will {full} talk about? / What is the subject of the lunch talk? / What does {full} know well?
About what does the {post} from {city} speak?

{full} and {full2} share the job of {post}: one works in the mornings, the other after {time}.
The job of {post} is split: {full} works until {time}, and from then on {full2}.
Until {time} you will find {full} at the post of {post}, thereafter {full2}.
Between them they are one {post}, {full} up to {time} and {full2} after it.
> {full}
Who works in the mornings? / Who does the first half of the {post}'s day?
With whom does {full2} share a job? / Who goes home at {time}?
> {full2}
Who works after {time}? / Who does the second half of the {post}'s day?
With whom does {full} share a job? / Who comes in the afternoon?
> {post}
Which job do {full} and {full2} share? / What do {full} and {full2} work as?
What post is split between two people?
> {time}
When does {full2} take over from {full}? / At what time do the two change?

{full} speaks for the staff on the board since {full2} stepped down over {agendum}.
Since {full2} gave up the seat in a row about {agendum}, {full} has represented the staff.
{full2} stepped down because of {agendum}, and the staff is now represented by {full}.
Ask {full} if the staff have a complaint, and not {full2}, who gave up because of {agendum}.
> {full}
Who represents the staff (now|)? / Who speaks for the workers? / Who followed {full2}?
Who has the seat that {full2} had? / Which person sits on the board for the staff?
> {full2}
Who stepped down? / Whom did {full} replace? / Who used to speak for the staff?
Who gave up over {agendum}? / Who was the staff's former voice?
> {agendum}
Why did {full2} step down? / Over what was there a row? / What made {full2} give up the seat?
What was the quarrel with {full2} about?

{society} members toured the {company} works and were shown the {plantmachine} by {full}.
It was {full} who showed the members of the {society} the {plantmachine} in the {company} works.
Visiting {company}, the {society} saw the {plantmachine}, which {full} explained.
What the people of the {society} liked best at {company} was the {plantmachine} and the way {full} \
explained it.
> {full}
Who showed the {society} round? / Who explained the {plantmachine}?
Who was the guide at {company}?
> {plantmachine}
What did the {society} get to see? / Which machine did {full} explain? / What did the visitors see?
> {society}
Who visited {company}? / Which association saw the works? / To whom was the {plantmachine} shown?
> {company}
Which firm did the {society} visit? / Whose works were toured? / Where is the {plantmachine}?

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
> {sparepart}
Which part is replaced at {tallied} hours? / Besides oil, what does the {plantmachine} get?
What is changed together with the oil?
> {tallied}
After how many hours is the oil changed? / How many hours has the {plantmachine} run?
> {plantmachine}
Which machine gets fresh oil? / For what is oil of type {code}?
What has run for {tallied} hours?

The new menu of the {inn} drops the {dish}, which nobody ordered, in favour of {dish2}.
Since nobody ordered {dish}, the {inn} now offers {dish2} in its place.
At the {inn}, {dish2} has replaced {dish} on the menu.
You look in vain for {dish} at the {inn}, and find {dish2}.
> {dish2}
What is new on the menu of the {inn}? / What took the place of {dish}?
What does the {inn} now offer?
> {dish}
What did nobody order? / What did the {inn} take off the menu? / What is no longer served?
What had to make way for {dish2}?
> {inn}
Which inn has a new menu? / Where can I get {dish2} now? / Who no longer serves {dish}?

Our stay at the {inn} ended early: {remark}, and {first} had a {injury}.
We left the {inn} early since {remark} and, to make it worse, {first} had a {injury}.
With {first} suffering from a {injury}, and because {remark}, we cut short our stay at the {inn}.
Not only did {first} have a {injury} when we were at the {inn}, but {remark}, and so we went home.
> {injury}
What was wrong with {first}? / From what did {first} suffer? / What had happened to {first}?
> {remark}
What did we dislike at the {inn}? / What fault did they find with the {inn}?
Apart from {first}'s health, what made us leave?
> {first}
Who was hurt? / Who had a {injury}? / Who of us suffered at the {inn}?
> {inn}
Where did we stay? / Which place did we leave early? / Where was {first} with a {injury}?

{first} misread {number} as {number2}, so {company} got the wrong {goods}.
Because {first} had read {number2} in place of {number}, wrong {goods} were sent to {company}.
The wrong {goods} went to {company}, for {first} took the {number} on the slip for {number2}.
Why did {company} get {goods} that it did not want? Because a {number} looked to {first} like a \
{number2}.
> {number}
Which number was right? / What did the slip really say? / What should {first} have read?
> {number2}
Which number was wrong? / What did {first} read by mistake? / For what was {number} taken?
> {first}
Who misread the number? / Whose mistake was it? / Who took one number for another?
> {company}
Who got the wrong {goods}? / To whom were the wrong {goods} sent? / Which customer suffered?

Dear colleagues, the {room} smells; {first} thinks of a {snag}, {first2} of old {dish}.
{first2} blames old {dish} for the smell in the {room}, {first} a {snag}.
There is a smell in the {room}: a {snag}, if you ask {first}; old {dish}, if you ask {first2}.
What is that in the {room}? A {snag}, thinks {first}, whereas {first2} thinks of last week's {dish}.
> {room}
Where does it smell? / Which room has a smell? / Where did {first} notice something?
> {snag}
What does {first} blame for the smell? / What is {first}'s guess? / What does {first} think it is?
> {dish}
What does {first2} blame for the smell? / What is {first2}'s guess? / What food may be to blame?
> {first}
Who thinks of a {snag}? / Who disagrees with {first2}? / Whose guess is a {snag}?
> {first2}
Who thinks of old {dish}? / Who disagrees with {first}? / Whose guess is the {dish}?

The minibus of the school seats {small} and is driven by {full}, formerly a {post}.
{full}, once a {post}, drives the school's minibus, which has {small} seats.
There are {small} seats in the school's minibus; at the wheel is {full}, who used to be a {post}.
Once a {post}, {full} now takes the children home in the minibus, {small} at a time.
A former {post} by the name of {full} drives the children, {small} at most, in the minibus of the \
school.
> {small}
How many can ride in the minibus? / How many seats does the school bus have?
> {full}
Who drives the minibus? / Who is at the wheel of the school bus? / What is the driver called?
> {post}
What was {full} before? / What did the driver of the minibus use to be?
In which job did {full} work earlier?

To get a pallet out of {rack}, {first} needs {first2}, who alone has the licence for the high lift.
Only {first2} may drive the high lift, so {first} cannot reach {rack} alone.
{first} wanted something from {rack} and had to fetch {first2}, who is licensed for the high lift.
Not {first}, who has no licence, but {first2} fetched the pallet from {rack} with the high lift.
If you have no licence, like {first}, you will have to ask {first2} for what is up there at {rack}.
> {first2}
Who has the licence for the high lift? / Who may drive the high lift?
Whom does {first} need? / Who has to help {first} with {rack}?
> {first}
Who wants something from {rack}? / Who cannot reach {rack} alone? / Whom must {first2} help?
> {rack}
What can {first} not reach alone? / From where does {first} want a pallet?
For which place in the store is the high lift needed?

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
> {percent}
By how much do the sales beat the forecast? / How far off was {full}'s forecast?
How much more is it than {full} had said?
> {full}
Who had made the forecast? / Who forecast less for {company}? / Whose forecast was too low?
> {company}
Which firm does better than forecast? / Whose sales should reach {amount}?

The lifeguards at {city} pulled {tallied} people out of the water, {spelled} more than last summer.
At {city}, {tallied} swimmers were rescued, which is {spelled} more than the summer before.
Lifeguards at {city} report {tallied} rescues, up by {spelled}.
The sea off {city} was rough this summer, with {tallied} rescues, or {spelled} more than the year \
before.
The lifeguards had a busy summer at {city}: {spelled} more rescues, which makes {tallied}.
> {tallied}
How many people were rescued at {city}? / How many rescues were there? / How many had to be saved?
> {spelled}
How many more than last summer were rescued? / By how much did the number of rescues rise?
> {city}
Where were {tallied} people rescued? / Where do the lifeguards work?

{first} returned {tallied} empty bottles to the {premises} and got {tariff} and a long look.
For {tallied} empty bottles {first} got {tariff} at the {premises}, and a long look.
The {premises} gave {first} {tariff} and a long look for {tallied} empty bottles.
It was {tariff} that the {premises} paid {first} for {tallied} empty bottles, after a long look.
Was it worth carrying {tallied} bottles to the {premises}, {first} wondered, and looked at the \
{tariff}.
> {tallied}
How many bottles did {first} return? / How many empty bottles went back?
> {tariff}
What did {first} get for the bottles? / How much money was there for {tallied} bottles?
> {premises}
Where did {first} return the bottles? / Who took the bottles back? / Which shop paid {tariff}?
> {first}
Who returned bottles? / Who was given {tariff}? / Whose bottles were they?

Costume hire: the {animal} is out until {date}, the {job} has a hole, take the {job2}.
Until {date} the {animal} costume is out; as the {job} has a hole, I would take the {job2}.
You could have the {job2} costume; the {animal} is out until {date} and the {job} has a hole.
If you go as a {job2} you can have the costume at once; the {job} needs mending, the {animal} is \
out to {date}.
They will not have the {animal} back before {date} and must mend the {job}, but the {job2} costume \
is yours.
> {animal}
Which costume is out? / What has somebody hired? / Which costume comes back on {date}?
> {job}
Which costume has a hole? / What costume is damaged? / Which one needs mending?
> {job2}
Which costume can I take? / What would be free and whole? / Which costume was advised?
> {date}
When does the {animal} costume come back? / Until when is the {animal} out?

The talk by {full} began {wait} late because of a {snag}.
A {snag} made {full} begin the talk {wait} late.
{full}, held up by a {snag}, kept the audience waiting for {wait}.
The audience looked at the clock, for {full}, whom a {snag} had kept, came {wait} late.
> {wait}
How late did {full} begin? / How long did the audience have to wait? / What was {full}'s delay?
By how much was the talk of {full} delayed? / How long did the {snag} hold {full} up?
> {full}
Who began late? / Whose talk was delayed? / Which speaker kept everybody waiting?
Whom did the {snag} hold up? / For whom did they wait {wait}?
> {snag}
What held {full} up? / Why did the talk begin late? / What was to blame for the delay?
What caused a delay of {wait}? / Because of what did {full} keep people waiting?

The laundry of the {inn} lost {spelled} sheets, so {company} owes the house {tariff} for each.
{company}, which does the washing for the {inn}, lost {spelled} sheets and owes {tariff} apiece.
For {spelled} lost sheets the {inn} wants {tariff} each from {company}.
Since {company} has washed for the {inn}, {spelled} sheets are missing, and it will cost {tariff} \
for each.
> {spelled}
How many sheets were lost? / How many sheets is the {inn} lacking? / number of missing sheets?
> {company}
Who does the washing for the {inn}? / Who lost the sheets? / Who owes the {inn} money?
> {tariff}
How much does the {inn} want for a sheet? / What is owed for each sheet?
> {inn}
Whose sheets were lost? / For which house does {company} wash?
To whom is {tariff} owed for a sheet?
"""
