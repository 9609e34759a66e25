"""Free sentences: offices, meetings, money, law and companies (see relations.py)."""

RELATIONS = """
{full} (was promoted to|became|is now|was named) head of {subject} at the {facility}.
The {facility} made {full} its head of {subject}.
At the {facility}, the new head of {subject} is {full}.
> {full}
Who is (the|the new) head of {subject} at the {facility}? / Who was promoted at the {facility}?
Who leads {subject} at the {facility}?
Who is in charge of {subject}? / Name the person in the top post.
> {subject}
What is {full} head of? / Which subject does {full} lead? / Of what did {full} become head?
What is {full} in charge of? / Which field does the boss direct?
> {facility}
Where does {full} lead {subject}? / Which place has a new head of {subject}?
Where was {full} promoted?
Where does {full} have a top post? / Which institution filled the top post in {subject}?

{person} (signed|will sign|agreed to) the contract with {company} on {date}.
On {date}, {person} signed the contract with {company}.
The contract between {person} and {company} bears the date {date}.
> {date}
When (is|was) the contract with {company} signed? / On which day did {person} sign with {company}?
What date is on the contract with {company}?
When did {person} and {company} seal the deal? / day of the agreement?
> {company}
With whom did {person} sign a contract? / Which company has a contract with {person}?
Which firm did {person} sign with?
Which firm sealed the deal with {person}? / Who is the business partner?
> {person}
Who signed with {company}? / Who has a contract with {company}? / Whose contract is dated {date}?
Who sealed the deal with {company}? / Which person put pen to paper?

The meeting (about|on) the {topic} (was moved to|will be in|takes place in) the {room}.
The {room} is where they meet about the {topic}.
They will talk about the {topic} in the {room}.
Come to the {room} for the meeting about the {topic}.
> {room}
Where is the meeting about the {topic}? / In which room do they meet about the {topic}?
Where will they talk about the {topic}?
Which room was chosen for the {topic} meeting?
Where should I go for the meeting about the {topic}?
Where is {topic} going to be debated? / I want to join the discussion: which door do I open?
> {topic}
What is the meeting in the {room} about? / What will they talk about in the {room}?
What is discussed in the {room}?
What is on the agenda? / Which issue is going to be debated in the {room}?

{person} (called|phoned|rang) at {time} and asked for {person2}.
At {time} there was a call from {person} for {person2}.
A call for {person2} came at {time}; it was {person}.
> {time}
When did {person} call? / At what time did {person} ask for {person2}?
What time was the call for {person2}?
At what hour did the telephone go for {person2}? / When was {person} on the line?
> {person2}
For whom did {person} ask? / Who was the call from {person} for?
Who was wanted on the phone at {time}?
Who was {person} trying to reach on the telephone?
Which of us should have been handed the receiver?
> {person}
Who called at {time}? / Who asked for {person2}? / Who wanted to talk to {person2}?
Who was trying to reach {person2}? / Which voice was on the line?

{company} (bought|acquired|took over) {company2} for {amount}.
{company2} was (bought|acquired|taken over) by {company} for {amount}.
For {amount}, {company} bought {company2}. / The sale of {company2} to {company} brought {amount}.
> {amount}
How much did {company} pay for {company2}? / What was the price of {company2}?
For how much was {company2} sold? / What did {company2} cost?
How much money changed hands in the takeover? / What did {company2} cost its new owner?
> {company}
Who (bought|acquired|took over) {company2}? / Which company bought {company2}?
To whom was {company2} sold?
Who is {company2}'s new owner? / Name the firm that swallowed up another.
> {company2}
What did {company} buy? / Which company was (bought|taken over) by {company}?
Whom did {company} acquire?
Which firm was swallowed up by {company}? / Name the firm that now has a new owner.

{company} (moved|will move) its head office from {city} to {city2}.
The head office of {company} goes from {city} to {city2}.
> {city2}
Where (does|did) {company} move? / To which city did {company} move its head office?
Where is the new head office of {company}?
Which town is {company}'s new base? / Tell me where the firm will be run from after relocating.
> {city}
From where did {company} move? / Where was the head office of {company} before?
Which city did {company} leave?
Which town was {company}'s base until then? / Where was the firm run from up to the relocation?
> {company}
Who moved to {city2}? / Which company left {city}? / Whose head office moved to {city2}?
Which firm is relocating? / Who will no longer be based in {city}?

Invoice {number} (is|was) for {amount}. / The sum on invoice {number} is {amount}.
They billed {amount} with invoice {number}. / We owe {amount} on invoice {number}.
> {amount}
How much is invoice {number}? / What is the sum on invoice {number}?
How much is due on invoice {number}? / What amount does invoice {number} show?
How much money must be paid? / total on bill {number}?
> {number}
Which invoice is for {amount}? / What is the number of the invoice over {amount}?
On which invoice do we owe {amount}?
Which bill demands {amount}? / What figure identifies the bill?

{person} (paid|transferred|sent|lent) {amount} to {person2}.
{person2} (received|got) {amount} from {person}. / {amount} went from {person} to {person2}.
> {amount}
How much did {person} (pay|give|send) {person2}? / How much did {person2} get from {person}?
What sum went to {person2}?
How much money changed hands? / What was the size of the payment out of {person}'s pocket?
> {person2}
To whom did {person} (pay|send|give) money? / Who got money from {person}? / Who received {amount}?
Who is richer by {amount} now? / Whose account did {person}'s money land in?
> {person}
From whom did {person2} get money? / Who paid {person2}? / Who sent {amount} to {person2}?
Whose money did {person2} get? / Who is poorer by {amount} now?

The loss of {company} (came to|was|reached) {amount} in {year}.
In {year}, {company} lost {amount}. / {company} made a loss of {amount} in {year}.
> {amount}
How much did {company} lose in {year}? / How big was the loss of {company}?
What loss did {company} make?
How far was {company} in the red? / What was missing at the end of the firm's accounts?
> {year}
When did {company} make a loss? / In which year did {company} lose {amount}?
What was the bad year of {company}?
When was {company} in the red? / Which accounts of the firm ended so badly?
> {company}
Who lost {amount}? / Which company made a loss in {year}? / Whose loss was {amount}?
Which firm was in the red? / Whose accounts ended so badly in {year}?

Judge {last} (sentenced|ordered) {full} to pay {amount}.
{full} must pay {amount}, as Judge {last} decided. / Judge {last} ruled that {full} owes {amount}.
> {amount}
How much must {full} pay? / What sum did Judge {last} set? / What does {full} owe?
How high was {full}'s fine? / Tell me what the court made the loser hand over.
> {full}
Who must pay {amount}? / Whom did Judge {last} sentence? / Who was ordered to pay?
Who was fined? / Which person lost in court?
> Judge {last}
Who sentenced {full}? / Which judge decided about {full}? / Who ruled that {full} owes money?
Who fined {full}? / Which member of the court gave the verdict?

The witness {full} saw a {vehicle} near the {place} at {time}.
At {time}, a {vehicle} was seen near the {place} by {full}.
Near the {place}, the witness {full} noticed a {vehicle} at {time}.
> {vehicle}
What did {full} see? / Which vehicle was near the {place}?
What did the witness notice near the {place}? / What was seen at {time}?
What was spotted by {full}? / Which means of transport caught the observer's eye?
> {time}
When was the {vehicle} seen? / At what time did {full} see the {vehicle}?
What time was it when the {vehicle} was near the {place}?
At what hour did {full} spot the {vehicle}? / When was the suspicious thing spotted?
> {place}
Where was the {vehicle} seen? / Where did {full} see the {vehicle}?
Near what place was the {vehicle} noticed?
Where was the {vehicle} spotted? / What spot was the observer looking at?
> {full}
Who saw the {vehicle}? / Which witness was near the {place}? / Who noticed the {vehicle}?
Name the witness.
Who spotted the {vehicle}? / Name the observer who can tell the police about it.

Case {number} (will be|is to be) heard in courtroom {small}.
Courtroom {small} was set aside for case {number}. / They hear case {number} in courtroom {small}.
> {small}
In which courtroom is case {number} heard? / Where is case {number} heard?
Which courtroom is for case {number}?
Where must the lawyers go for {number}? / What door leads to the trial?
> {number}
Which case is heard in courtroom {small}? / What case is set for courtroom {small}?
What goes on in courtroom {small}?
Which trial is going on behind door {small}? / What number does the lawyers' file have?

In the will, {full} left the {thing} to {full2}. / {full2} inherited the {thing} from {full}.
The {thing} of {full} went to {full2} by will.
> {full2}
Who (inherited|got|received) the {thing}? / To whom did {full} leave the {thing}?
Who inherits from {full}?
Who is {full}'s heir? / Tell me who owns the dead person's {thing} now.
> {thing}
What did {full2} inherit? / What did {full} leave to {full2}? / Which thing went to {full2}?
What was {full}'s bequest? / Which object did the heir receive?
> {full}
From whom did {full2} inherit? / Who left the {thing} to {full2}? / Whose will names {full2}?
Whose heir is {full2}? / Which person died and had owned the {thing}?

{person} (borrowed|took|was lent) the {thing} from {person2}.
{person2} lent the {thing} to {person}. / The {thing} that belongs to {person2} is with {person}.
> {person}
Who borrowed the {thing}? / Who has the {thing} now? / To whom was the {thing} lent?
With whom is the {thing}?
Who is using someone else's {thing}? / Which borrower must give something back to {person2}?
> {person2}
Whose is the {thing}? / From whom did {person} borrow the {thing}? / Who lent the {thing}?
Who does the {thing} belong to?
Who is the owner of the {thing}? / Which person should get something back from {person}?
> {thing}
What did {person} borrow? / What did {person2} lend to {person}?
What has {person} got from {person2}?
Which item must {person} give back? / What does {person2} have to do without at the moment?

The board voted {small} to {number} against {project}.
Against {project} there were {small} votes, and {number} were for it.
{project} failed with {small} votes against and {number} for it.
> {small}
How many voted against {project}? / How many votes were there against {project}?
By how many votes was {project} rejected?
How many hands went up to stop {project}? / count of the opponents?
> {number}
How many voted for {project}? / How many votes were there for {project}? / How many liked {project}?
How many hands went up in favour of {project}? / What was the count of the supporters?

{full} (resigned|retired|was dismissed|left) after {duration} at {company}.
After {duration}, {full} left {company}. / {company} lost {full} after {duration}.
> {duration}
How long was {full} (at|with) {company}? / After how long did {full} leave?
How long did {full} stay with {company}?
How long was {full} on the staff? / What stretch of employment came to an end?
> {company}
Which company did {full} leave? / Where did {full} work? / From which firm did {full} go?
Who was {full}'s employer? / Which firm now has a vacancy?
> {full}
Who left {company}? / Who was at {company} for {duration}? / Whom did {company} lose?
Which employee is gone from {company}? / Whose employment came to an end?

The (spare|second|master) key (for|to|of) the {room} hangs on hook {small}.
On hook {small} hangs the key to the {room}. / Take the key to the {room} from hook {small}.
> {small}
On which hook is the key to the {room}? / Where is the key to the {room}?
Which hook holds the {room} key? / What hook should I look at for the {room} key?
Which peg should I reach for if I want to unlock the {room}?
The {room} is locked: on which peg do I look?
> {room}
Which key hangs on hook {small}? / What does the key on hook {small} open?
Which room does the key on hook {small} fit?
What can I unlock with the thing on peg {small}? / Which part of the building will I get into?

Desk {number} (belongs to|is for|was given to) {full}. / {full} sits at desk {number}.
{full} was given desk {number}.
> {number}
Which desk does {full} have? / Where does {full} sit? / At what desk is {full}?
What is the number of {full}'s desk?
Which workplace is {full}'s? / What figure stands on the employee's table?
> {full}
Who sits at desk {number}? / Whose is desk {number}? / Who was given desk {number}?
To whom does desk {number} belong?
Which employee works at table {number}? / Whose workplace is it?

The minutes were (taken|written|kept) by {full}, and {full2} was in the chair.
{full2} was in the chair, while {full} took the minutes.
> {full}
Who (took|wrote|kept) the minutes? / By whom were the minutes written?
Who wrote down what was decided? / Name the person with the pen.
> {full2}
Who was in the chair? / Who chaired the meeting? / Who led the meeting?
Who presided? / Which person led the discussion?

{first} from accounting wants {count} (folders|pens|chairs|screens|envelopes) by {weekday}.
By {weekday}, {first} from accounting needs {count} pieces.
> {count}
How many pieces does {first} (want|need)? / How many does {first} from accounting want?
What number did {first} from accounting ask for?
How many items did {first} order? / quantity for the bookkeeper?
> {weekday}
By when does {first} want them? / On which day does {first} from accounting need them?
When must {first}'s order be there?
When is {first}'s order due? / What is the deadline for the bookkeeper's order?
> {first}
Who from accounting wants something? / Who needs something by {weekday}?
Who in accounting wants {count} pieces?
Who placed the order? / Which bookkeeper is out of office supplies?

The auction of the {thing} (ended|closed) at {price}; it went to {full}.
{full} got the {thing} at the auction for {price}. / For {price} the {thing} was sold to {full}.
> {price}
For how much was the {thing} sold? / What did the {thing} (bring|fetch) at the auction?
How much did {full} pay for the {thing}? / What was the last bid for the {thing}?
What was the highest bid? / How much money did the hammer fall at?
> {full}
Who (bought|got) the {thing}? / To whom was the {thing} sold? / Who won the auction of the {thing}?
Who made the highest bid? / Which bidder took the {thing} home?
> {thing}
What did {full} buy at the auction? / What was sold for {price}? / Which thing went to {full}?
What did {full} make the highest bid for? / Which object came under the hammer?

The interview with {full} (is|was) set for {weekday} at {time}.
{full} is to be interviewed on {weekday} at {time}.
On {weekday} at {time} they will interview {full}.
> {time}
At what time is the interview with {full}? / What time will {full} be interviewed?
At what hour is {full} to come on {weekday}?
At what hour do the questions to {full} begin?
I am {full}: when by the clock will they talk to me?
> {weekday}
On which day is the interview with {full}? / What day will {full} be interviewed?
What day of the week will {full} be questioned? / When in the week do we talk to the candidate?
> {full}
Who will be interviewed on {weekday}? / With whom is the interview at {time}?
Who comes for an interview on {weekday}?
Who will be questioned? / Which candidate do we talk to at {time}?

{full} (earned|won|was given) the prize for {subject} in {year}.
The {subject} prize of {year} went to {full}.
In {year}, the prize for {subject} was won by {full}.
> {full}
Who won the prize for {subject}? / Who got the {subject} prize in {year}?
To whom did the prize for {subject} go?
Who was honoured for {subject}? / Tell me which person took home the award.
> {subject}
For what did {full} get a prize? / Which prize did {full} win? / In which subject did {full} win?
In which field was {full} honoured? / What was the award about?
> {year}
When did {full} win the prize? / In which year was the {subject} prize given to {full}?
What year did {full} win?
When was {full} honoured? / In what year was the award ceremony?

The printer in the {room} needs the cartridge {code}.
For the printer in the {room}, order cartridge {code}.
Cartridge {code} fits the printer in the {room}.
> {code}
Which cartridge does the printer in the {room} need?
What should I order for the printer in the {room}? / Which cartridge fits the {room} printer?
What kind of ink or toner must I buy? / Which refill should go in the machine in the {room}?
> {room}
Which printer needs cartridge {code}? / Where is the printer that takes cartridge {code}?
In which room is cartridge {code} needed?
Where do I have to change the {code} ink or toner? / In which place is the machine out of ink?

{company} (insured|covered) the {thing} for {amount}.
The {thing} is insured with {company} for {amount}.
If the {thing} is lost, {company} pays {amount}.
> {amount}
For how much is the {thing} insured? / What would {company} pay for the {thing}?
How much is the insurance on the {thing}?
How much money does the policy promise? / compensation after a theft?
> {company}
Who insured the {thing}? / Which company insures the {thing}? / With whom is the {thing} insured?
Who would compensate the owner of the {thing}? / Which firm issued the policy?
> {thing}
What is insured with {company}? / What did {company} insure?
For which thing would {company} pay {amount}?
Which object is the {company} policy about? / What would the owner be compensated for?
"""
