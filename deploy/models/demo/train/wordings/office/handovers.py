"""Staff, courses, moves, parcels and farewells (see relations.py)."""

RELATIONS = """
Before you sign: clause {number} obliges us to take {load} a month even if we need none, and \
{first}, who reads everything, says the term is {stretch}.
{first}, who reads everything, warns before we sign that clause {number} obliges us to take \
{load} a month for {stretch}, needed or not.
Whether we need it or not, {load} a month for {stretch} is what we must take under clause \
{number}, says {first}, who reads everything before we sign.
> {load}
How much a month does clause {number} oblige us to take?
What must we take a month, needed or not, if we sign?
What is the minimum purchase in the contract? / Which quantity would be forced upon us regularly?
> {stretch}
For how long must we take {load} a month if we sign?
What is the term, says {first}, who reads everything? / How long would the contract bind us?
What is the duration of the agreement?
> {first}
Who reads everything before we sign?
Who warns of clause {number}, by which we must take {load} a month?
Which colleague spotted the catch in the contract? / Who studies the small print so carefully?
> {number}
Which clause obliges us to take {load} a month?
What clause does {first} warn of, who reads everything before we sign?
In which paragraph of the contract is the catch hidden?
Where in the agreement is the minimum purchase laid down?

Training report: {small} took part in {training}, {fraction} of them passed, and {person}, who \
failed twice, has been asked to teach it in {month}.
{person}, who failed {training} twice, is to teach it in {month}; this time {small} took part \
and {fraction} of them passed.
Of the {small} who took part in {training}, {fraction} passed; from {month} on {person}, who \
failed twice, is to teach it.
> {small}
How many took part in {training}? / How many took part, of whom {fraction} passed?
How many participants did the course have? / What was the attendance?
> {fraction}
How many of those who took part in {training} passed?
What part of them passed {training}, unlike {person}, who failed?
What was the success rate of the course? / What share got their certificate?
> {person}
Who failed twice but is to teach it in {month}? / Who is to teach {training}, having failed it?
Who has been made an instructor in spite of bad results?
Which unsuccessful candidate became the new trainer?
> {month}
When is {person} to teach {training}, having failed it?
In which month will the one who failed twice teach {training}?
When does the new instructor take over the course?
At what time of year do the lessons with the new trainer begin?
> {training}
What did {small} take part in, {fraction} of whom passed?
Which training did {person}, now to teach it, fail twice? / What was the subject of the course?
In which skill were the participants examined?

The cheque from {full} over {price} bounced on {date}, bounced again on {date2}, and is now \
pinned up {whereabouts} as a warning.
Pinned up {whereabouts} as a warning is the cheque over {price} from {full}, which bounced on \
{date} and again on {date2}.
On {date} and again on {date2} it bounced, the cheque over {price} from {full} that is now, as a \
warning, pinned up {whereabouts}.
> {whereabouts}
Where is the bounced cheque pinned up as a warning?
Where did we pin the cheque from {full} as a warning?
At what spot can everyone look at the worthless paper? / Where is the debtor publicly shamed?
> {price}
What was the sum on the cheque that bounced? / Over how much was the cheque pinned up as a warning?
How much money did the bank refuse to pay out? / How much does the debtor still owe us?
> {full}
From whom was the cheque that bounced? / Whose cheque is pinned up as a warning?
Who had no money in the bank? / Which customer's payment was refused twice?
> {date2}
When was it that the cheque bounced again?
On which day did the cheque bounce again, for the second time, before being pinned up as a warning?
On what date did the bank refuse for a second time?
When did the repeated attempt at payment fail?

Since my bicycle and I collided with your sandwich board in {street} on {date}, I ask for \
{price} for the {instrument} and an apology to {pet}, who was in the basket.
I ask for {price} for the {instrument}, and for an apology to {pet} in the basket, as your \
sandwich board in {street} was in the way of my bicycle on {date}.
On {date} my bicycle, with {pet} in the basket, hit your sandwich board in {street}: I ask for \
an apology and {price} for the {instrument}.
> {street}
Where did my bicycle hit the sandwich board?
In which street was the sandwich board in the way of my bicycle?
On what road did the accident occur?
At what location was the cyclist brought down by an advertisement?
> {instrument}
For what do I ask {price}, after the sandwich board?
What was broken on my bicycle ride into the sandwich board, for which I ask {price}?
Which item was lost in the accident? / What should the shop compensate the cyclist for?
> {price}
How much do I ask for the {instrument}, besides an apology?
For what sum did I ask after my bicycle hit the sandwich board?
How high are the damages the cyclist demands? / What compensation does the accident call for?
> {pet}
To whom should there be an apology, in the basket of the bicycle?
Who was in the basket when my bicycle hit the sandwich board?
Which animal was a passenger in the accident? / What is the name of the cyclist's small companion?
> {date}
When did my bicycle hit the sandwich board?
On what day was the sandwich board in {street} in the way of my bicycle?
When did the accident occur? / Which day was the cyclist brought down?

Thanks for asking, but no: at {tariff} an hour plus {percent} for Sundays we can get {company} \
to paint the {facility}, and they bring their own ladders.
{company} would paint the {facility}, own ladders included, for {tariff} an hour and {percent} \
more on Sundays, so thanks, but no.
For {tariff} an hour, or {percent} more on Sundays, {company} and their own ladders would paint \
the {facility}, so we decline with thanks.
> {tariff}
For how much an hour would {company} paint the {facility}?
What do they want an hour who bring their own ladders to paint?
What is the decorators' ordinary rate?
How dear is it to have the {facility} done up, on a normal day?
> {percent}
How much more is it on Sundays to have {company} paint?
What is the plus on Sundays for those who bring their own ladders? / What is the weekend surcharge?
By how much does the decorators' rate increase on a day of rest?
> {company}
Who would paint the {facility}? / Who brings their own ladders to paint for {tariff} an hour?
Who has own ladders and would paint on Sundays? / Which decorators are we going to prefer?
What firm made us the cheaper offer?
> {facility}
What would {company} paint with their own ladders?
What are they to paint for {tariff} an hour, bringing their own ladders?
Which building is being redecorated? / What is getting a fresh coat? / Where are decorators wanted?

Cleaners, please: the rule against {banned} holds for you too. I saw {first} at it in the {room} \
on {date}, through the keyhole.
I saw {first}, through the keyhole, {banned} in the {room} on {date}, and the rule against it \
holds for cleaners too.
Through the keyhole of the {room} I saw {first} on {date}, and {banned} is, please note, against \
the rule for cleaners too.
> {room}
In which room did I see {first} through the keyhole?
Through the keyhole of what room was the cleaner seen breaking the rule?
Where was the rule broken that holds for cleaners? / Where did the offence take place?
At which door did I bend down and spy?
> {date}
When did I see {first} through the keyhole?
On what day was the rule for cleaners broken, as seen through the keyhole?
On what date had I my eye at the keyhole, watching a rule for cleaners be broken?
When did the offence take place? / On which day was I spying?
> {first}
Whom did I see through the keyhole of the {room}?
Which of the cleaners was seen through the keyhole on {date}?
Who broke the rule that holds for cleaners too, as seen through the keyhole?
Who was caught doing something forbidden? / Who is the offender? / Whom was I spying on?
> {banned}
What did I see {first} do through the keyhole?
Against what is the rule that holds for cleaners too?
What is it that cleaners must not do, {first} seen at it?
Seen through the keyhole, {first} broke the rule for cleaners against what?
What is the forbidden behaviour? / Which offence was committed behind a closed door?

It says {job} on the badge of {full}, but the contract says {job2}, and payroll has gone by the \
badge since {year}.
Since {year} payroll has gone by the badge of {full}, which says {job}, and not by the contract, \
which says {job2}.
Payroll has since {year} paid {full} by the badge, {job}, when by the contract it should have \
been {job2}.
> {job2}
What does the contract of {full} say, other than the badge?
As what should payroll have paid {full} by the contract?
What is the employee's true occupation according to the signed agreement?
Which profession was agreed on when {full} was hired?
> {job}
What does the badge of {full} say, other than the contract?
By what on the badge has payroll paid {full}? / What is written on the name tag?
Which occupation, wrongly, is our colleague being remunerated for?
> {year}
Since when has payroll gone by the badge?
Since what year has {full} been paid by the badge and not by the contract?
When did the error with the salary start?
From which year on was our colleague getting the wrong salary?
> {full}
Whose badge and contract are not the same? / Whom has payroll paid by the badge since {year}?
Which employee is getting the wrong salary? / Whose name tag is misleading the accountants?

I flew {flight} to {city} for the meeting, sat there for {wait} alone with a plate of {dish}, \
and learned that everyone else was in {city2}.
Everyone else was in {city2}, I learned, after I had flown {flight} to {city} for the meeting \
and sat alone with a plate of {dish} for {wait}.
For {wait} I sat alone with a plate of {dish} in {city}, where {flight} had taken me for the \
meeting, and learned that everyone else was in {city2}.
> {city2}
Where was everyone else at the meeting?
In which city was everyone else while I sat alone with a plate of {dish}?
What was the real venue? / To what town should I have travelled?
Where were my colleagues assembled?
> {city}
Where did I fly for the meeting? / In which city did I sit alone with a plate of {dish}?
Where did I learn, over a plate of {dish}, that everyone else was in {city2}?
To what town did I travel by mistake? / What was the wrong destination?
> {flight}
On what did I fly to {city} for the meeting?
Which flight had taken me where I sat alone with a plate of {dish}?
What had taken me to {city} for the meeting, to sit there alone?
What connection should I put on my travel expenses?
By which aeroplane did I arrive at the wrong place?
> {wait}
How long did I sit alone with a plate of {dish}?
For how long did I sit in {city} until I learned where everyone else was?
How much time was wasted in an empty conference room?
After what period did the mistake dawn on me?
> {dish}
What was on the plate with which I sat alone?
A plate of what did I sit with in {city}, with everyone else in {city2}?
Which food was provided for the missing participants? / What could I eat in my solitude?

Dear tenants, the heating in the {facility} will be off from {time} to {time2} on {date}; those \
who feel the cold may sit with {first} in the {room}.
Those who feel the cold on {date}, when from {time} to {time2} the heating in the {facility} is \
off, may sit in the {room} with {first}.
On {date} the heating in the {facility} is off from {time} to {time2}, dear tenants, but you may \
sit with {first} in the {room}.
> {time}
From when will the heating be off on {date}?
At what time does the heating in the {facility} go off?
When on {date} must tenants begin to feel the cold, the heating being off?
From when on {date} can tenants no longer count on heating?
At which hour do the radiators begin to cool? / When does the lack of warmth start?
> {time2}
Until when is the heating off on {date}?
Up to what time may those who feel the cold be without heating?
Until when may tenants feel the cold, the heating being off?
At which hour do the radiators get warm again? / When is the interruption over?
> {room}
Where may those who feel the cold sit?
In which room may tenants sit with {first} while the heating is off?
What place of refuge is offered to shivering people? / In which part of the house is it warm?
> {first}
With whom may those who feel the cold sit?
Who is in the {room} for tenants when the heating is off? / Who offers refuge to shivering people?
Who plays host while the radiators are being repaired?
> {date}
On what day will the heating be off?
When may those who feel the cold sit with {first} in the {room}?
When do tenants have the heating in the {facility} off? / When are the radiators not going to work?
For which day should I put on a warm jumper?

What you ordered was {load}, what came was {load2}, and what {company} has invoiced is the sum \
of the two, {price}.
{company} has invoiced {price}, the sum of the {load} you ordered and the {load2} that came.
You ordered {load} and {load2} came, yet the {price} that {company} has invoiced is for the sum \
of both.
> {load}
How much had you ordered, before the wrong sum was invoiced?
What was ordered from {company}, which invoiced the sum of both?
What quantity did the buyer actually want? / How much did we request originally?
> {load2}
How much came, other than what was ordered and invoiced?
What came when you ordered {load} and {company} invoiced both?
What quantity did the lorry really deliver? / How much has arrived in fact?
> {price}
How much has {company} invoiced? / What is invoiced for the sum of what was ordered and what came?
How much is invoiced for what was ordered and what came together?
What does the supplier want to be paid? / What is the amount on the mistaken bill?
> {company}
Who has invoiced the sum of what was ordered and what came?
Who invoiced {price} when {load} was ordered? / Which supplier made such a bill?
What firm is asking for too much money?

{first} had the highest bid at the staff auction for the chairman's {object}: {price}, three \
times what {first2} paid for the lift.
For the chairman's {object}, {first} made the highest bid at the staff auction, {price}, or \
three times what the lift cost {first2}.
At the staff auction {first2} paid for the lift one third of the {price} that {first} bid for \
the chairman's {object}.
> {first}
Who had the highest bid at the staff auction? / Who bid {price} for the chairman's {object}?
Which employee purchased a relic of the boss?
Who was so generous in order to own the boss's thing?
> {first2}
Who paid for the lift at the staff auction?
Whose was the lift for one third of the bid for the chairman's {object}?
Which employee went home with an elevator? / Who acquired the means of getting upstairs?
> {price}
How much was the highest bid at the staff auction?
What did {first} bid for the chairman's {object}? / What was the boss's relic sold for?
How dear was the most expensive thing on offer to the workforce?
> {object}
What of the chairman's was in the staff auction?
For which thing of the chairman's did {first} bid {price}? / Which relic of the boss changed hands?
What did the workforce fight over most?

Please do not send {first} to the {event} again: the samples of {goods} went to the wrong hall, \
and the order book came home with {small} entries, all from {last} and Sons.
The order book came home from the {event} with {small} entries, all from {last} and Sons, and \
{first} had put the samples of {goods} in the wrong hall.
{first} took the samples of {goods} to the wrong hall of the {event} and came home with {small} \
entries in the order book, all from {last} and Sons.
> {small}
How many entries did the order book have?
With how many entries in the order book did {first} come home?
How many sales resulted from the fair? / What was the trade show's yield in purchases?
> {goods}
Samples of what went to the wrong hall?
What samples did {first} take to the {event}, to come home with {small} entries?
Which of our wares were on display in a bad location? / What merchandise was our rep showing?
> {first}
Who took the samples to the wrong hall?
Who came home from the {event} with {small} entries in the order book?
Which rep was a failure at the fair? / Who ought not to represent us at a trade show any more?
> {last}
From whom and Sons were all entries in the order book?
What is the name before "and Sons" in all entries of the order book?
Which family firm was the only buyer? / Who was the sole customer at the trade show?

Please pay the deposit for the {training} course into {iban}, not into the account on our flyer, \
which closed on {date}; questions to {first}.
The account on our flyer closed on {date}, so please pay the deposit for the {training} course \
into {iban}, and put questions to {first}.
Put questions to {first}: the deposit for the {training} course goes into {iban}, since the \
account on our flyer closed on {date}.
> {iban}
Into which account should we pay the deposit for the {training} course?
Where does the deposit go, since the account on the flyer closed?
What are the correct bank details for participants? / To what number do I transfer my fee?
Give me the number for the bank transfer.
> {date}
When did the account on the flyer close? / On what day was the account closed that is on our flyer?
Since when have the old bank details been invalid?
From which day are transfers to the printed number useless?
> {first}
To whom should we put questions about the deposit?
Who takes questions about the {training} course account?
Who can help me if the transfer is unclear? / Whom do participants contact?
> {training}
For which course should the deposit go into {iban}?
What is the course on whose flyer the account is closed? / What do the participants want to learn?
For instruction in what is the fee due?

Could somebody from IT come to extension {extension}? The {software} has been asking {first} for \
a fax number since we went to version {version}.
Since we went to version {version}, the {software} has been asking {first} for a fax number, so \
could IT please ring extension {extension}?
{first} on extension {extension} needs IT: since version {version}, the {software} has been \
asking for a fax number.
> {extension}
On which extension does {first} need IT?
What extension should IT come to or ring about the fax number?
What extension number does {first} have? / Where should IT ring {first} about the fax number?
How can the helpdesk call the person with the problem?
Which internal line should the technician dial?
> {version}
Since which version has the {software} been asking for a fax number?
To what version did we go before {first} was asked for a fax number?
Which update caused the problem? / What release was installed?
> {software}
What has been asking {first} for a fax number? / What wants a fax number since version {version}?
Which system is behaving strangely? / Which program should the technician have a look at?
> {first}
Whom has the {software} been asking for a fax number? / Who on extension {extension} needs IT?
Which colleague is stuck with a computer problem?
Who reported the strange behaviour to the helpdesk?

Your application for the {permit} has been forwarded to the {authority}, which sits on \
{recurring} and, says {person}, has never yet approved one.
The {authority}, to which your application for the {permit} has been forwarded, sits on \
{recurring}; {person} says it has never yet approved one.
It has never yet approved one, {person} says, but your application for the {permit} has been \
forwarded to the {authority}, sitting on {recurring}.
> {authority}
To which authority has the application for the {permit} been forwarded?
Who sits on {recurring} and has never yet approved an application?
Which public body is now handling my case? / Whose decision am I waiting for?
> {permit}
What was the application for that was forwarded to the {authority}?
For what has an application never yet been approved, says {person}?
What official permission am I after? / Which document did the citizen request?
> {recurring}
When does the {authority} sit? / On what day do those sit to whom the application was forwarded?
When do those sit who have never yet approved one? / When might my case be decided?
What is the regular date of the officials' meetings?
> {person}
Who says that no application was ever approved?
According to whom has the {authority} never yet approved a {permit}?
Who is pessimistic about my chances? / Who discouraged the citizen?

Salary review for {full}: from {wage} to {wage2} as of {month}, on condition that the singing in \
the {room} stops.
On condition that the singing in the {room} stops, {full} goes from {wage} to {wage2} as of \
{month}, says the salary review.
As of {month} the salary review takes {full} to {wage2} from {wage}, on condition that the \
singing in the {room} stops.
> {wage2}
To what does {full} go as of {month}, by the salary review?
What is the salary if the singing stops? / How much is the employee going to earn in future?
What would the pay be after the rise?
> {wage}
From what does {full} go to {wage2} as of {month}, by the salary review?
What was the salary before the review, with the singing?
How much has the employee earned until now? / What was the pay before the rise?
> {month}
As of when does {full} go to {wage2}, by the salary review?
In which month is the salary to go up, the singing having stopped?
When does the pay rise take effect? / From what part of the year on will the employee earn better?
> {room}
Where must the singing stop for the salary to go up?
In which room is the singing that the salary review wants to stop?
Where has the employee's music been heard? / In what part of the building are songs unwelcome?
> {full}
Whose salary review makes a condition of the singing?
Who goes from {wage} to {wage2} as of {month}, by the salary review? / Who is getting a pay rise?
Which employee is too musical?

The {doctor} practice confirms that {first} came on {date} about the {injury}, was prescribed \
{medicine} and may do light office work from {weekday}.
From {weekday} {first} may do light office work, the practice of {doctor} confirms, having come \
on {date} about the {injury} and been prescribed {medicine}.
It was about the {injury} that {first} came on {date}; {doctor}'s practice prescribed {medicine} \
and confirms light office work from {weekday}.
> {injury}
About what did {first} come to the practice, which confirms light office work?
What was {medicine} prescribed for, by the practice of {doctor}? / What is the diagnosis?
Which complaint made our colleague a patient? / What was the sick note for?
> {medicine}
What was prescribed to {first} by the practice? / What has {doctor}'s practice prescribed?
Which drug does the sick colleague take? / What must the patient swallow?
> {weekday}
From when may {first} do light office work?
From what day does the practice of {doctor} confirm light office work?
When will the patient be back at the desk? / On which day does the sick note run out?
> {doctor}
Whose practice confirms light office work for {first}?
Which doctor's practice prescribed {medicine} and confirms light work? / Who signed the sick note?
Which physician was consulted?
> {date}
When did {first} come to the practice?
On what day was it that the practice prescribed {medicine} to {first}?
When did {first} come about the {injury}, with {medicine} prescribed by the practice?
When did the consultation take place? / Which day did our colleague see a physician?

Warehouse safety: from {date} no entry without {gear}, on the orders of {person}, who has had \
{small} {objects} dropped on one foot.
{person}, on one of whose feet {small} {objects} have been dropped, has ordered that from {date} \
there is no entry to the warehouse without {gear}.
No entry to the warehouse from {date} without {gear}: the order comes from {person}, whose left \
foot has had {small} {objects} dropped on it.
> {gear}
Without what is there no entry to the warehouse?
What does everyone need for warehouse entry from {date}, by order of {person}?
What protective clothing is compulsory now? / What should I be wearing when I go to the store?
> {person}
On whose orders is there no entry to the warehouse without {gear}?
On whose foot were {small} {objects} dropped? / Which boss is behind the new rule?
Who was hurt by falling things? / Whose toes have suffered?
> {date}
From when is there no entry to the warehouse without {gear}?
From what day is the warehouse order of {person} in force? / When does the new rule begin?
Up to which day can I still walk in unprotected?
> {objects}
What was dropped on the foot of {person}?
Which objects have been dropped, so that no entry without {gear} was ordered?
What came down and hurt the boss? / Which items are evidently dangerous when they fall?

Handover notes for {first2}: {company} always pays late, {company2} pays twice, and the key to \
the petty cash is {whereabouts}. Good luck, {first}.
{first} left handover notes for {first2}: the key to the petty cash is {whereabouts}, {company2} \
pays twice and {company} always late.
In the handover notes from {first} to {first2}, {company} is the one that always pays late, \
{company2} pays twice, and the petty cash key is {whereabouts}.
> {company}
Who always pays late, by the handover notes? / Which company, unlike {company2}, always pays late?
Which customer is slow to settle bills? / Who will need reminding of debts?
> {company2}
Who pays twice, according to the handover notes? / Which company pays twice, unlike {company}?
Which customer settles bills more often than necessary? / To whom shall we have to refund money?
> {whereabouts}
Where is the petty cash key? / By the handover notes, where is the key to the petty cash?
How do I get at the coins in the office? / Where is the means of opening the money box?
> {first}
Who left the handover notes for {first2}?
From whom are the handover notes on late payers and petty cash? / Who had the job previously?
Which predecessor was so helpful?
> {first2}
For whom are the handover notes? / To whom did {first} leave the notes on petty cash?
Who is taking over the job? / Which successor is being briefed?

The {premises} lets us have {floorspace} upstairs for {price} a month, heating included, \
provided we put up with the {pests}.
Provided we put up with the {pests}, we can have {floorspace} upstairs from the {premises}, \
heating included, for {price} a month.
Upstairs at the {premises} there is {floorspace} for us at {price} a month, heating included, \
{pests} to be put up with too.
> {floorspace}
How much can we have upstairs at the {premises}?
What is there for us upstairs for {price}, heating included?
How much upstairs is {price} a month with heating? / How large would our new office be?
What area are we offered for rent?
> {price}
How much a month is it upstairs, heating included?
What do we pay a month to the {premises}, heating included? / What rent is the landlord asking for?
What would our new office cost us?
> {pests}
What must we put up with upstairs?
With what do we put up if we have {floorspace} at the {premises}?
What is there upstairs at the {premises}, besides heating, to put up with?
Which vermin live in the house? / What unwelcome creatures would share our new office?
> {premises}
Where can we have {floorspace} upstairs?
Upstairs from what would we have {floorspace}, heating included?
Who lets us have {floorspace} with heating upstairs? / Who is offering us office space?
What shop would be on the ground floor below our new office?

Dear editor, the obituary of our founder {full} gave the year of the merger as {year}; it was \
{year2}, and the dog was called {pet}, not "Mr {last}".
In the obituary of our founder {full}, dear editor, the dog should be {pet} and not "Mr {last}", \
and the merger belongs in {year2} and not in {year}.
Not {year} but {year2} was the year of the merger, dear editor, and {pet}, not "Mr {last}", the \
name of the dog in the obituary of our founder {full}.
> {year2}
In what year was the merger really, by our letter on the obituary?
What year should the obituary have for the merger? / When did the two firms actually join?
What is the correct date for the union of the companies?
> {year}
What year did the obituary wrongly give for the merger?
Which year of the merger was wrong in the obituary?
When did the two firms join, according to the newspaper's mistake? / Which false date was printed?
> {pet}
What was the dog in the obituary really called? / What is the right name of the founder's dog?
What should be the name of the dog in the obituary?
How did the deceased call the four-legged friend? / To what call would the animal have come?
> {full}
Who was our founder, whose obituary got the merger wrong? / Whose obituary has the wrong dog?
Who is the deceased? / Who set up the business long ago?

Courier log: {time} nobody in, {time2} dog, {hour} let in by {first}, who signed with a drawing \
of {animals} for want of a pen that wrote letters.
Let in by {first} at {hour}, after nobody in at {time} and a dog at {time2}, the courier got a \
drawing of {animals} for a signature.
The courier found nobody in at {time} and a dog at {time2}; at {hour} {first} opened and signed \
with a drawing of {animals}.
> {hour}
When was the courier let in by {first}?
At what hour did {first} sign for the courier with a drawing? / When did the delivery succeed?
At what o'clock was the parcel accepted at last?
> {time}
At what time did the courier find nobody in? / When was nobody in, by the courier log?
When did the courier find nobody, before {hour}? / By the courier log, when was nobody found in?
When was the first, fruitless attempt to deliver? / At which moment was the house empty?
> {time2}
At what time did the courier find a dog? / When was there a dog, by the courier log?
When did a pet prevent the delivery? / At which moment did the messenger have to run?
> {animals}
What was in the drawing that {first} signed with?
A drawing of what did the courier get for a signature? / Which creatures replaced an autograph?
What did the recipient sketch?
> {first}
Who let in the courier? / Who signed for the courier with a drawing of {animals}?
Who accepted the parcel? / Which recipient sketches so well?

Agreed with {company} today: {goods} at {price} each up to {count}, at {price2} above that, and \
no more poems in the delivery notes.
Today {company} agreed to {price} each for {goods} up to {count}, {price2} above, and to leave \
poems out of the delivery notes.
Up to {count}, the {goods} from {company} are {price} each and above that {price2}, as agreed \
today, and delivery notes will be free of poems.
> {price}
How much are {goods} each up to {count}, as agreed with {company}?
What did {company} agree to today for each of the first {count} {goods}?
At what price up to {count} are the {goods} agreed upon, with delivery notes free of poems?
How much is agreed today for each of the {goods}, if no more than {count} are taken?
What is the ordinary unit cost for small quantities?
What do we pay apiece without the discount for bulk?
> {price2}
How much are {goods} above {count}, as agreed with {company}?
What was agreed for each of the {goods} above {count}? / What is the unit cost for big quantities?
What do we pay apiece when we buy in bulk?
> {count}
Up to how many {goods} is it {price} each, as agreed?
Above how many did {company} agree to {price2} each?
Up to how many is {price} agreed in the delivery of {goods}, without poems?
Up to what number is it agreed today that {goods} are {price} each?
At what quantity does the rate change?
Where is the threshold of our arrangement with the supplier?
> {company}
Who agreed to leave poems out of the delivery notes?
With whom was {price} each agreed today for {goods}? / Which supplier did we negotiate with?
What firm has been sending us verses?

For the harvest festival stand the {society} donates {load} of {fieldcrop}, {company} donates \
the van, and {first} the use of one brother.
{first} lends one brother, {company} donates the van and the {society} {load} of {fieldcrop} for \
the harvest festival stand.
The harvest festival stand gets {load} of {fieldcrop} from the {society}, the van from {company} \
and the use of one brother from {first}.
> {fieldcrop}
What does the {society} donate to the harvest festival stand?
Of what does the stand get {load} from the {society}?
What will the harvest festival have from the {society}?
Which produce was given for the celebration? / What crop will be on display?
> {load}
How much {fieldcrop} does the {society} donate to the stand?
What amount of {fieldcrop} does the harvest festival stand get?
How much does the {society} donate for the harvest festival?
What quantity of produce did the club give? / How much of the crop is coming?
> {company}
Who donates the van for the harvest festival?
From whom does the harvest festival stand get the van? / Which firm is sponsoring transport?
Whose vehicle can we borrow?
> {first}
Who lends one brother to the harvest festival stand?
Whose brother is the stand to have the use of? / Whose sibling will be helping?
Who volunteered a relative?
> {society}
Who donates {load} of {fieldcrop} to the harvest festival stand?
From whom does the stand get {fieldcrop} for the harvest festival?
Which club contributed the produce?
To what association do we owe thanks for food from the fields?

Query from the auditors: voucher {filemark} shows {price} for rope, approved by {first}, but the \
{facility} has neither a boat nor a bell.
The {facility} has neither boat nor bell, the auditors point out, yet voucher {filemark}, \
approved by {first}, shows {price} for rope.
Why, ask the auditors, did {first} approve voucher {filemark} with its {price} for rope, if the \
{facility} has neither boat nor bell?
> {price}
How much for rope does voucher {filemark} show?
What does the voucher show for rope that {first} approved? / What was spent on cordage?
How dear was the suspicious purchase?
> {filemark}
Which voucher shows {price} for rope?
What is the voucher that {first} approved although there is no boat or bell?
What is the reference of the suspicious document?
Under which mark is the purchase of cordage filed?
> {first}
Who approved the voucher for rope?
By whom was {price} for rope approved, as the auditors point out?
Who authorised the suspicious purchase? / Whose permission was given for buying cordage?
Whom will the inspectors want to interview?
> {facility}
What has neither boat nor bell? / For what place is the voucher for rope, with no boat and no bell?
Which building is under suspicion? / Where is cordage of no conceivable use?

The ferry leaves {city} at {time} and our meeting in {city2} is at {time2}, so whoever books \
{first} a later one can explain it to {person}.
Our meeting in {city2} is at {time2}; {first} must be on the {time} ferry from {city}, or \
someone has to explain it to {person}.
{first} must take the ferry at {time} from {city} for our meeting at {time2} in {city2}, or else \
explain it to {person}.
> {time}
When does the ferry leave {city}?
At what time is the ferry that {first} must take for our meeting?
What time is the ferry from {city} that {first} must take? / When does the boat go?
At which hour should the traveller be on board?
> {time2}
When is our meeting in {city2}? / At what time is the meeting that {first} must take the ferry for?
At what hour is the meeting in {city2}, for which the ferry is at {time}?
When is the meeting that a later ferry would miss? / At which hour do the talks begin?
When does the traveller have to sit at the table?
> {city2}
Where is our meeting at {time2}? / In which city is the meeting that {first} takes the ferry for?
In what place is our meeting, for which {first} must take the ferry?
In what town are the talks held? / To what place does the business trip lead?
> {city}
From where does the ferry leave at {time}?
From which city must {first} take the ferry to the meeting? / Where must {first} take the ferry?
From what place is the ferry to our meeting? / At what port does the traveller go on board?
Where does the sea passage begin?
> {person}
To whom must one explain a later ferry?
If {first} misses the ferry and meeting, to whom is it to be explained?
Which boss would be cross about lateness? / Who is going to demand an excuse?

For sale to staff, cash only: {tallied} {objects} from the {room}, {price} apiece, collect by \
{date} from {first}, no questions about the smell.
Staff can buy any of {tallied} {objects} from the {room} for {price} apiece in cash, collecting \
from {first} by {date} and asking nothing about the smell.
Collect from {first} by {date}, cash only and no questions about the smell, your share of \
{tallied} {objects} from the {room} at {price} apiece.
> {objects}
What is for sale from the {room}? / What can staff collect from {first} for cash?
What smells, at {price} apiece in cash? / Which articles is the firm getting rid of?
What used goods are employees being offered?
> {price}
How much cash apiece are the {objects}? / For how much apiece can staff collect {objects}?
What does a single one of the used goods cost? / How dear is it to purchase one?
> {date}
By when must staff collect {objects} from {first}? / Until what day can we collect for cash?
What is the last day of the offer? / When is it too late to pick up the used goods?
> {first}
From whom can staff collect {objects}? / Who takes the cash and no questions about the smell?
Which colleague is handling the disposal? / To whom should interested employees turn?
> {room}
From which room are the {objects} with the smell?
Where were the {tallied} {objects} that staff can collect for cash?
Where are the {objects} from, {price} apiece and cash?
In what part of the building did the used goods stand previously?
What place is being emptied for the employees' benefit?

I retire on {date}, after {spelled} audits, {small} mergers and a single afternoon off, which I \
spent in {city} looking for {first}'s hat.
After {spelled} audits and {small} mergers I retire on {date}; my single afternoon off was spent \
in {city} looking for {first}'s hat.
My single afternoon off in {spelled} audits and {small} mergers went on looking for {first}'s \
hat in {city}; I retire on {date}.
> {date}
When do I retire, after so many audits and mergers?
On what day do I retire, with a single afternoon off? / When does the speaker's working life end?
Which is the pensioner's last day?
> {spelled}
How many audits were there before I retire?
How many audits and one afternoon off did I have, with {small} mergers?
How often did inspectors come to check the books?
What was the count of financial examinations endured?
> {small}
How many mergers were there before I retire?
How many mergers did I have, with {spelled} audits and one afternoon off?
How often was the company joined to another?
What number of corporate unions did the pensioner live through?
> {city}
Where was I looking for the hat? / In which city was my single afternoon off spent?
In what town was the only bit of leisure enjoyed? / Where had somebody's headgear been lost?
> {first}
Whose hat was I looking for in {city}? / For whose hat did I spend my single afternoon off?
Who had lost some headgear? / Which person took up the only free time of the pensioner?

New in the staff library: "{book}", given by {person}, who underlined {portion} of it, and a \
Bible that was left in {city} by a rep.
{person}, having underlined {portion} of "{book}", has given it to the staff library, which also \
has a Bible left by a rep in {city}.
The staff library has a Bible that a rep left in {city} and, from {person}, "{book}" with \
{portion} of it underlined.
> {book}
Which book did {person} give to the staff library?
What underlined book is in the staff library now? / What title can employees read soon?
What was the donated volume called?
> {portion}
How much of "{book}" is underlined?
How much of the book in the staff library did {person} underline, leaving it underlined?
What part of "{book}" in the library is underlined?
To what extent has the donated volume been marked in pencil?
What share of the text did the former owner find important?
> {person}
From whom is the underlined book in the staff library?
Who underlined {portion} of "{book}" for the staff library? / Who is the donor of the volume?
Which former owner reads with a pencil?
> {city}
Where did a rep leave the Bible? / In which city was the Bible of the staff library left?
In what town did a salesman forget the holy book? / Where did the traveller lose the scriptures?

Chair's ruling: each speaker has {wait}, {first} has {wait2} because of the stammer, and \
{agendum} will not be touched before the {dish} is served.
Under the chair's ruling {first} has, because of the stammer, {wait2} and each other speaker \
{wait}; {agendum} waits until the {dish} is served.
Until the {dish} is served, the chair ruled, {agendum} waits; each speaker has {wait}, and \
{first}, because of the stammer, {wait2}.
> {wait}
How long has each speaker, by the chair's ruling?
What time does the chair's ruling give each speaker but {first}?
What is the normal limit for contributions to the debate? / How long may a member talk?
> {wait2}
How long has {first} under the chair's ruling? / What time has the speaker with the stammer?
What is the special allowance for a person who finds talking hard?
What limit applies to the member with the impediment?
> {first}
Who has {wait2} because of the stammer? / Which speaker gets {wait2} in the chair's ruling?
For whom is an exception made? / Which member finds talking hard?
> {agendum}
What will not be touched before the {dish} is served?
What waits, by the chair's ruling, until the {dish} is served?
Which subject comes after the meal? / What do we discuss on a full stomach?
> {dish}
What is to be served before {agendum} is touched?
What is served, by the chair's ruling, before {agendum}? / Which meal will the meeting enjoy?
What are the members being fed?

Apologies for the confusion, {first}: the {monthday} is the deadline for the {paperwork}, the \
{monthday2} is the bank's, and the {monthday3} is my birthday.
The bank wants its papers on the {monthday2}, the deadline for the {paperwork} is the \
{monthday}, and my birthday, {first}, sorry to confuse you, is the {monthday3}.
My birthday is the {monthday3}, the {monthday} the deadline for the {paperwork}, {first}, and \
the {monthday2} the bank's; my apologies for the confusion.
> {monthday}
What is the deadline for the {paperwork}?
By what day do I need the {paperwork}, the bank's deadline being the {monthday2}?
Apart from the bank, what is the deadline for the {paperwork}?
When must the document be handed in? / How late can {first} submit the form?
> {monthday2}
What is the deadline of the bank, not that of the {paperwork}?
When is the bank's deadline, sorry for the confusion?
By which day should the lenders hear from us?
When are those who keep our money expecting something?
> {monthday3}
When is my birthday, sorry for the confusion?
What day is neither a deadline for the bank nor for the {paperwork}, but my birthday?
On which day of the month do I get a year older? / When should a cake be baked for me?
> {paperwork}
What has the {monthday} as its deadline, other than the bank?
For what is the deadline the {monthday}, not the bank's and not my birthday?
Which document must {first} submit? / What form is due?

The chair you sent collapsed under {first} during a call with {company}; the {thread} bolt was \
missing, and the instructions were in {language} only.
While {first} was on a call with {company}, the chair you sent collapsed, for it had no {thread} \
bolt and instructions only in {language}.
With instructions in {language} only and the {thread} bolt missing, the chair you sent collapsed \
while {first} was on a call with {company}.
> {thread}
Which bolt was missing from the chair?
What size was the missing bolt of the chair that collapsed?
What thickness of screw shall we ask the manufacturer for?
What measure does the absent fixing have?
> {language}
In which language were the instructions of the chair?
What were the instructions in, for the chair that collapsed?
What tongue must one know to assemble the furniture? / In what was the leaflet printed?
> {company}
With whom was the call when the chair collapsed?
On a call with whom was {first} when the chair collapsed?
Which client heard the crash on the telephone?
To which firm was our colleague talking at the moment of the accident?
> {first}
Under whom did the chair collapse? / Who was on a call with {company} when the chair collapsed?
Under whom had the chair with the missing bolt collapsed? / Which colleague landed on the floor?
Who fell down with the furniture in the middle of a conversation?

Exit interview, {full}, {post}: leaves because {grounds}, would come back for {wage}, and \
recommends {dish} in the canteen.
In the exit interview, {full}, our {post}, says the reason for leaving is that {grounds}, \
recommends the canteen's {dish} and would come back for {wage}.
Our {post}, {full}, would come back for {wage}, says the exit interview, recommends {dish} in \
the canteen and leaves because {grounds}.
> {grounds}
Why does {full} leave, by the exit interview?
What is given in the exit interview as the reason for leaving? / What made the employee quit?
What is the motive behind the resignation?
> {wage}
For how much would {full} come back, by the exit interview?
What would our {post} come back for, who leaves us? / What salary might tempt the former employee?
How much money would undo the resignation?
> {dish}
What does {full} recommend in the canteen?
Which dish does the exit interview recommend in the canteen?
What food did the departing colleague enjoy? / Which meal was worth staying for?
> {post}
What is {full}, who leaves and recommends the canteen's {dish}?
As what was {full} with us, by the exit interview on leaving? / Which vacancy has to be advertised?
What job did the departing colleague do?
> {full}
Who would come back for {wage}, by the exit interview?
Whose exit interview recommends {dish} in the canteen? / Who has quit?
Which departing colleague was asked for an opinion?

Transport plan: {herd} on the morning boat, {goods} on the noon lorry to {city}, {person} on \
neither, as {person2} needs the passport back first.
On neither the morning boat with the {herd} nor the noon lorry to {city} with the {goods} goes \
{person}, as {person2} needs the passport back first.
{person} goes neither on the morning boat with the {herd} nor on the noon lorry with the {goods} \
to {city}, as the passport must go back to {person2} first.
> {herd}
What goes on the morning boat?
Which animals go on the morning boat, when {goods} take the noon lorry?
What livestock is being shipped? / Which creatures will be crossing the water?
> {goods}
What goes on the noon lorry to {city}?
With what is the noon lorry loaded, when the morning boat has the {herd}?
What merchandise is sent by road? / Which wares are travelling at midday?
> {city}
Where does the noon lorry go? / To which city does the lorry with the {goods} go at noon?
What is the destination of the merchandise? / In what town are the wares expected by road?
> {person2}
Who needs the passport back first?
To whom must the passport go back before {person} goes on a boat or lorry?
Whose identity papers are in someone else's hands? / Who is waiting for a travel document?
> {person}
Who goes neither on the morning boat nor on the noon lorry?
Who must give the passport back to {person2} before going on boat or lorry?
Who has to stay behind? / Which traveller has another's identity papers?

Your donation of {load} of {buildstuff} reached the school in {city} on {date}, where {person} \
has already built the hens a palace with it.
On {date} your donation of {load} of {buildstuff} reached the school in {city}; {person} has \
already made a palace for the hens.
{person} has already built the hens a palace from the {load} of {buildstuff}, your donation, \
that reached the school in {city} on {date}.
> {buildstuff}
Of what was your donation to the school? / From what has {person} built the hens a palace?
What reached the school in {city} for the hens? / Which material did the benefactor give?
What was used to construct the luxury coop?
> {city}
Where is the school that the donation reached?
In which city has the school a palace for the hens? / In what town were the pupils helped?
Where can one admire a luxury coop?
> {person}
Who has built the hens a palace? / By whom was the donation to the school made into a palace?
Who constructed the luxury coop? / Which person is so fond of poultry?
> {date}
When did the donation reach the school? / On what day did {load} of {buildstuff} reach the school?
When did the benefactor's gift arrive? / On which day was the material delivered to the pupils?
> {load}
How much {buildstuff} was the donation? / What amount reached the school and was made a palace?
How much was your donation to the school for the hens? / What quantity did the benefactor give?
How much material was delivered?
"""
