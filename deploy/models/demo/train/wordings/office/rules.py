"""Free sentences: terms, conditions, limits and exceptions in rules and contracts (see
relations.py)."""

RELATIONS = """
If {full} is not paid by {date}, the {thing} goes back to {company}.
{company} gets the {thing} back unless {full} has had the money by {date}.
Only payment to {full} by {date} can keep the {thing} from going back to {company}.
Let {date} pass without paying {full}, and the {thing} will be fetched by {company}.
> {thing}
What goes back to {company}? / What is at stake on {date}? / Which object might be fetched?
What will one lose if {full} gets no money?
What object could be taken away from us over a debt? / Which article will be repossessed?
> {date}
By when must {full} be paid? / Until what day can one keep the {thing}?
last day for paying {full}?
What is the deadline for settling the debt?
Until when have we got to pay before it is repossessed?
> {company}
To whom does the {thing} go back? / Who will fetch the {thing}?
To which firm did the {thing} belong before?
Which firm will repossess the article? / Who used to own the {thing} and may have it again?
> {full}
Who must be paid? / To whom does one owe money? / Who should have the money by {date}?
Who is the debt owed to? / To which person do we hand over the cash?

Expenses of more than {price} need the signature of {full}; below that, {first} may decide.
{first} may decide on anything up to {price}, while {full} has to sign for whatever costs more.
Up to {price} ask {first}; if it is more, you need {full} to sign.
Should it cost more than {price}, {first} is not enough: get {full} to put a name to it.
> {price}
Up to what sum may {first} decide? / From what amount on must {full} sign? / What is the limit?
How much may {first} spend without asking?
Above what figure is a boss's approval required? / How big a bill can {first} approve alone?
> {full}
Who signs for large expenses? / Whose signature is needed above {price}?
Who must agree if it is more?
Which boss has to approve expensive purchases? / Whom do I see about a really big bill?
> {first}
Who decides about small sums? / Whom do I ask if it costs less? / Who may spend up to {price}?
Who approves cheap purchases alone? / Which colleague has a say only when the bill is small?

Members of the {society} travel free, others pay {tariff}, and {animals} pay half.
Unless you belong to the {society}, the fare is {tariff}; for {animals} it is half.
The fare is {tariff}, but {animals} go for half of it and members of the {society} for nothing.
Nobody asks a member of the {society} for the {tariff} that all others pay, {animals} paying half.
> {tariff}
What is the fare? / What do others pay? / How much is it for those who are not members?
How much is a ticket for the general public? / What does an ordinary passenger hand over?
> {society}
Whose members travel free? / Which club's members pay nothing?
To which club should I belong to go for free?
Which club lets you ride without a ticket? / What group's people get a gratis trip?
> {animals}
Which animals pay half? / What goes at half price? / For whom is half enough?
What creatures are carried at a 50 per cent discount? / Which beasts get a reduced ticket?

Whoever parks in front of the {premises} for more than {wait} will be towed to the {place} for \
{price}.
After {wait} in front of the {premises}, cars are towed to the {place}, which costs {price}.
Your car may stand before the {premises} for {wait}; then it is at the {place}, and you are \
{price} poorer.
It costs {price} to get a car back from the {place}, and it got there by standing at the \
{premises} for longer than {wait}.
> {wait}
How long may I park there? / After what time are cars towed? / What is the limit for parking?
How long can I leave the vehicle outside? / What is the maximum stay before they remove the vehicle?
> {place}
Where are the cars towed? / Where do I find my car again? / To which place do they take it?
Where do I pick up a vehicle that was removed? / At which spot do badly left vehicles end up?
> {price}
What does it cost to be towed? / How much must I pay for my car? / How dear is it to park too long?
What is the bill when my vehicle has been removed?
How much money does a driver who stays too long lose?
> {premises}
In front of what must I not park for long? / Which shop is it about?
From in front of which shop are cars towed?
Outside which business should drivers not stay long?
What shop wants its front kept clear of vehicles?

Applications for the {permit} are refused if the fee of {tariff} is not enclosed or {authority} \
objects.
There will be no {permit} without {tariff} in the envelope, or against the will of the {authority}.
To get the {permit} one needs to enclose {tariff} and to have the {authority} on one's side.
If the {authority} has nothing against it and {tariff} is enclosed, you will be given the {permit}.
> {tariff}
What must be enclosed? / How much is the fee? / What sum belongs in the envelope?
How much money has to accompany the paperwork? / What does the licence cost?
> {authority}
Who may object? / Whose objection counts? / Which office must not be against it?
Which public body can veto it? / Whose blessing do I require for the licence?
> {permit}
What is one applying for? / What may be refused? / For what are {tariff} needed?
What licence do these conditions concern? / Which official document can I have if I pay {tariff}?

Nobody under {small} may use the {plantmachine}, except under the eyes of {full}.
One must be {small} to use the {plantmachine}, or have {full} watching.
The {plantmachine} is for people of at least {small}; only {full} may make exceptions by standing \
near.
If you are younger than {small}, you may not touch the {plantmachine} unless {full} looks on.
> {small}
How old must one be for the {plantmachine}? / From what age on may I use it?
What is the age limit?
How many birthdays must I have had to operate it alone? / What is the minimum age at the machine?
> {full}
Who has to watch? / Under whose eyes may the young use the {plantmachine}? / Who looks on?
Who supervises youngsters at the machine?
Whose presence lets a teenager operate the {plantmachine}?
> {plantmachine}
What may the young not use? / For which machine is there an age limit?
What must one be {small} for?
Which piece of equipment are youngsters not allowed to operate alone?
What apparatus has a minimum age?

The {room} may be used free of charge by {officeunit}; all others book it with {first} and pay \
{tariff}.
For {officeunit} the {room} is free, but the rest of us have to ask {first} and pay {tariff}.
You pay {tariff} for the {room}, to be booked with {first}, unless you are in {officeunit}.
Who may use the {room} for nothing? Only {officeunit}; everybody else goes to {first} with {tariff}.
> {officeunit}
Which department uses the {room} free of charge? / Who does not pay? / For whom is the {room} free?
Which department gets it without a fee? / What team is spared the charge?
> {first}
With whom is the {room} booked? / Whom must I ask for the {room}? / Who takes the bookings?
Who manages the reservations? / Which colleague should I see if I want to reserve the {room}?
> {tariff}
How much do the others pay for the {room}? / What does booking cost? / price of the {room}?
What is the hire charge for ordinary users? / How much does a reservation set us back?
> {room}
What can be booked with {first}? / Which room costs {tariff}?
What may {officeunit} use for nothing?
Which part of the building is for hire? / What space can teams reserve?

Holidays must be asked for {soon} ahead, and never in {month}, when {full} does the accounts.
Because {full} does the accounts then, nobody gets a holiday in {month}; ask {soon} ahead for the \
rest.
Ask for your holiday {soon} before it begins, and do not even think of {month}, says {full}.
{full} does not like holidays in {month}, nor those that were not asked for {soon} in advance.
> {soon}
How early must I ask for a holiday? / How long before should one ask? / time of notice for holidays?
How far beforehand do I have to request leave? / How early should we hand in our vacation wishes?
> {month}
In which month are there no holidays? / When can nobody be away?
What month is taken by the accounts?
When is the whole staff obliged to stay at work?
Which part of the calendar is out of the question for leave?
> {full}
Who does the accounts? / Because of whom is there no holiday in {month}?
Who has the say on holidays?
Which colleague is busy with the books and the reason why we cannot take leave?
Who closes the ledger in {month}?

Two signatures are needed on the {paperwork}: first {full}, then {full2}, never the other way round.
{full2} signs the {paperwork} only after {full} has.
On every {paperwork} {full} must put a name before {full2} does.
Take the {paperwork} to {full}, and when that is signed, to {full2}.
> {full}
Who signs first? / Who must sign before {full2}? / To whom do I take the {paperwork} to begin with?
Whose autograph comes earlier on the document? / Who starts off the approval?
> {full2}
Who signs second? / Who must sign after {full}? / To whom do I take the {paperwork} in the end?
Whose autograph comes later on the document? / Who completes the approval?
> {paperwork}
What needs two signatures? / Which document do {full} and {full2} sign? / What do I carry round?
What document requires a pair of autographs?
Which piece of office work do the pair have to approve?

The contract runs for {stretch} and renews itself unless {company} hears from us by {date}.
If we do not write to {company} by {date}, the contract goes on for another {stretch}.
By {date} {company} must know that we want to leave, or else we are bound for {stretch} more.
Another {stretch}? That is what happens when {company} has no letter from us on {date}.
> {stretch}
For how long does the contract go on? / How long are we bound? / By what time is it renewed?
How much longer are we tied if we forget to cancel? / For what period is the agreement extended?
> {date}
By when must we write? / What is the last day for leaving the contract? / Until when can we get out?
What is the deadline for cancelling? / By which day should our notice have arrived?
> {company}
To whom must we write? / With whom is the contract? / Who has to know that we want to leave?
Who is the other party to our agreement? / Which firm should I send the notice of cancellation to?

A deposit of {price} is kept if the {worktool} comes back later than {time} or without its \
{sparepart}.
You lose {price} when the {worktool} lacks its {sparepart} or is not back by {time}.
Bring the {worktool} back by {time}, with the {sparepart}, and the {price} are yours again.
There is a deposit of {price} on the {worktool}, due at {time}, {sparepart} included.
> {price}
How much is the deposit? / What does one lose? / What sum is kept for a late {worktool}?
What sum does a careless borrower forfeit? / How much security do they take from the borrower?
> {time}
By what time must the {worktool} be back? / What is the latest hour for the {worktool}?
At what hour does lending end? / How late can the borrower still hand it in?
> {sparepart}
Which part must not be missing? / Without what is the deposit lost?
What belongs to the {worktool}?
Which accessory has to be handed in too? / What loose piece should the borrower not forget?
> {worktool}
What can be hired? / Which tool is there a deposit on? / What must come back by {time}?
What equipment is being lent out? / Which implement does the borrower take away?

{first} may use the telephone for private calls on {weekday}s, {first2} never.
On {weekday}s, and only then, {first} may call home; {first2} may not at all.
There are no private calls for {first2}, nor for {first} except on {weekday}s.
If {first} wants to call home it has to be on a {weekday}, and as for {first2}, there is no such \
day.
> {first}
Who may make private calls at times? / Who is allowed to call home?
Who is better off than {first2}?
Who is sometimes permitted to phone family?
Which employee has the occasional right to a personal chat?
> {weekday}
On which day may {first} call home? / When are private calls allowed? / What day is good for a call?
When can {first} phone family from work? / What day of the week are personal chats tolerated?
> {first2}
Who may never make private calls? / To whom is it forbidden? / Who is worse off than {first}?
Who is banned from phoning family altogether?
Which employee has no right to a personal chat whatever the day?

Not more than {spelled} people at once in the lift, or {weight}, whichever is reached first; \
{company}.
The lift, built by {company}, takes {spelled} people or {weight}.
{company} says that its lift carries {weight}, which makes {spelled} people.
If you are more than {spelled}, or weigh more than {weight} together, the lift of {company} will \
not move.
> {spelled}
How many people fit into the lift? / What number of passengers is allowed?
How many of us can go up?
How many passengers can ride up together? / What is the maximum number of riders?
> {weight}
What weight can the lift carry? / How heavy may the passengers be together? / load of the lift?
How many kilos is the elevator made for? / What is the maximum load?
> {company}
Who built the lift? / Which firm's lift is it? / Whose name is on the sign in the lift?
Who manufactured the elevator? / Which firm warns the riders about overloading?

The prize will be {price} if fewer than {tallied} tickets are sold, otherwise a {thing}; {first} \
draws.
{first} draws the winner, who gets a {thing}, or {price} if we sell less than {tallied} tickets.
There is a {thing} to be won, provided that {tallied} tickets are sold; if not, {first} hands out \
{price}.
Sell {tallied} tickets, and the prize is a {thing}; sell fewer, and it is {price}, drawn by {first}.
> {price}
What is the prize if few tickets are sold? / How much money could one win? / What would be paid out?
What does the lucky one receive if the raffle goes badly? / How much cash is the consolation?
> {tallied}
How many tickets must be sold for the {thing}? / What number of tickets is needed?
How well does the raffle have to go for the better reward?
What sales target has been set for the raffle?
> {thing}
What can be won if enough tickets are sold? / What is the better prize? / Which object is raffled?
Which object is waiting for the lucky one if the raffle goes well?
What might I take home from the raffle besides cash?
> {first}
Who draws the winner? / Who hands out the prize? / Whose hand decides?
Who picks the lucky number? / Which person is in charge at the raffle?

Goods for {country} need a {paperwork} in {language}, and a copy for {full} in the export office.
{full} in the export office wants a copy of the {paperwork}, in {language}, that goes with goods \
for {country}.
If something goes to {country}, write the {paperwork} in {language} and give {full} a copy.
Without a {paperwork} in {language}, of which {full} keeps a copy, nothing is sent to {country}.
> {paperwork}
Which document do goods for {country} need? / What must be written in {language}?
Of what does {full} get a copy?
What document has to accompany a shipment abroad? / Which form does customs in {country} insist on?
> {language}
In which language is the {paperwork}? / What language do they want in {country}?
In what tongue do I fill in the form?
Which foreign words must I know to ship something to {country}?
> {country}
For which country is the {paperwork} needed? / Where do the goods go?
What country asks for {language}?
What destination is this rule for shipments about?
To which nation can we ship only with the right form?
> {full}
Who gets a copy? / Who works in the export office? / To whom must I give a copy?
Which colleague in the shipping department keeps a duplicate?
Who collects a second version of the form?

In rooms above {temperature}, work may stop after {wait}; measure with {first}'s thermometer only.
Work may stop after {wait} when {first}'s thermometer shows more than {temperature}.
If it is hotter than {temperature}, by {first}'s thermometer, nobody has to work longer than {wait}.
What counts is the thermometer of {first}: above {temperature} we may go after {wait}.
> {temperature}
How hot must it be for work to stop? / Above what temperature may we go? / limit on the thermometer?
What heat is too much for the staff? / How warm does it have to get before we are let off?
> {wait}
After how long may work stop? / How long must one work in the heat?
After how long may we go if it is hot?
How long do the staff have to put up with the heat?
After how long are we let off on a scorching day?
> {first}
Whose thermometer counts? / Who owns the thermometer? / By whose measurement do we go home?
Whose instrument is the official one? / Which colleague decides how warm it is?

The grant of {amount} must be spent on {scheme} by {month}; what is left goes to the {society}.
What remains of the {amount} in {month}, after {scheme} has been paid for, belongs to the {society}.
For {scheme} there is a grant of {amount}, and from {month} on the rest of it is the {society}'s.
The {society} hopes that {scheme} will not use up the whole {amount} before {month}.
> {amount}
How large is the grant? / What sum must be spent? / How much money was granted?
How big is the subsidy? / What funds have been awarded?
> {scheme}
On what must the grant be spent? / What is the money for? / What will be paid for with the grant?
Which project is the subsidy meant for? / What are the funds supposed to finance?
> {month}
By when must the money be spent? / In which month does the rest go elsewhere?
What is the time limit?
When does the subsidy run out? / By what point in the calendar should the funds be used?
> {society}
Who gets what is left? / To whom does the rest go? / Which association hopes for money?
What club inherits unused funds? / Which group profits if the project turns out cheap?

The gate opens by itself at {hour}; should it not, turn the {colour} wheel {spelled} times.
At {hour} the gate opens, and if it does not, the {colour} wheel has to be turned {spelled} times.
Turn the {colour} wheel {spelled} times in case the gate is not open at {hour}.
No need to touch the {colour} wheel, {spelled} turns of which open the gate, if you come after \
{hour}.
> {hour}
When does the gate open? / At what hour is the gate open by itself? / opening time of the gate?
At what o'clock does the way in become free automatically?
When can visitors drive in without doing a thing?
> {colour}
Which wheel opens the gate? / What is the colour of the wheel? / What colour is the thing to turn?
How is the hand mechanism painted? / What shade is the round device that one has to crank?
> {spelled}
How many times must the wheel be turned? / How often do I turn the {colour} wheel?
number of turns?
How many rotations by hand does it take? / How often must I go round with the crank?

Only {company} may repair the {plantmachine}; anybody else ends the guarantee, which lasts until \
{date}.
Until {date} there is a guarantee on the {plantmachine}, provided that {company} alone repairs it.
Let somebody other than {company} touch the {plantmachine} before {date}, and the guarantee is lost.
The guarantee on the {plantmachine}, good until {date}, does not like screwdrivers other than \
{company}'s.
> {company}
Who may repair the {plantmachine}? / Whom must I call for a repair?
Whose repairs keep the guarantee?
Whose mechanics are the sole ones permitted to mend it?
Which firm do I phone when the machine breaks?
> {date}
Until when is there a guarantee? / When does the guarantee end? / last day of the guarantee?
When does the warranty run out? / Until when is the machine covered?
> {plantmachine}
What may only {company} repair? / On which machine is there a guarantee?
What must others not touch?
What machine is under warranty? / Which piece of equipment should outsiders not mend?

Between {month} and {month2} the {place} is closed to dogs, except those of {full} and blind people.
Dogs may not enter the {place} from {month} to {month2}; {full}'s, and those of blind people, may.
{full} has leave to take a dog to the {place} between {month} and {month2}, when others have not.
If you are neither blind nor {full}, keep your dog away from the {place} from {month} until \
{month2}.
> {place}
Where are dogs not allowed? / Which place is closed to dogs? / Where should I not take my dog?
Which spot is off limits to pets on a lead?
What part of town do four-legged friends have to avoid for a while?
> {full}
Whose dogs may enter? / For whom is an exception made? / Who may take a dog to the {place}?
Which pet owner enjoys a privilege despite perfect eyesight? / Whose four-legged friend is exempt?
> {month}
From which month on are dogs kept out? / When does the ban on dogs begin?
When does the period without pets start?
In what part of the calendar do I first have to walk my four-legged friend elsewhere?
> {month2}
Until which month are dogs kept out? / When does the ban on dogs end?
When is the period without pets over?
How late in the calendar do four-legged friends still have to walk elsewhere?
"""
