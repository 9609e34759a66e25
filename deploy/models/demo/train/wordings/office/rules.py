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
> {date}
By when must {full} be paid? / Until what day can one keep the {thing}?
last day for paying {full}?
> {company}
To whom does the {thing} go back? / Who will fetch the {thing}?
To which firm did the {thing} belong before?
> {full}
Who must be paid? / To whom does one owe money? / Who should have the money by {date}?

Expenses of more than {price} need the signature of {full}; below that, {first} may decide.
{first} may decide on anything up to {price}, while {full} has to sign for whatever costs more.
Up to {price} ask {first}; if it is more, you need {full} to sign.
Should it cost more than {price}, {first} is not enough: get {full} to put a name to it.
> {price}
Up to what sum may {first} decide? / From what amount on must {full} sign? / What is the limit?
How much may {first} spend without asking?
> {full}
Who signs for large expenses? / Whose signature is needed above {price}?
Who must agree if it is more?
> {first}
Who decides about small sums? / Whom do I ask if it costs less? / Who may spend up to {price}?

Members of the {society} travel free, others pay {tariff}, and {animals} pay half.
Unless you belong to the {society}, the fare is {tariff}; for {animals} it is half.
The fare is {tariff}, but {animals} go for half of it and members of the {society} for nothing.
Nobody asks a member of the {society} for the {tariff} that all others pay, {animals} paying half.
> {tariff}
What is the fare? / What do others pay? / How much is it for those who are not members?
> {society}
Whose members travel free? / Which club's members pay nothing?
To which club should I belong to go for free?
> {animals}
Which animals pay half? / What goes at half price? / For whom is half enough?

Whoever parks in front of the {premises} for more than {wait} will be towed to the {place} for \
{price}.
After {wait} in front of the {premises}, cars are towed to the {place}, which costs {price}.
Your car may stand before the {premises} for {wait}; then it is at the {place}, and you are \
{price} poorer.
It costs {price} to get a car back from the {place}, and it got there by standing at the \
{premises} for longer than {wait}.
> {wait}
How long may I park there? / After what time are cars towed? / What is the limit for parking?
> {place}
Where are the cars towed? / Where do I find my car again? / To which place do they take it?
> {price}
What does it cost to be towed? / How much must I pay for my car? / How dear is it to park too long?
> {premises}
In front of what must I not park for long? / Which shop is it about?
From in front of which shop are cars towed?

Applications for the {permit} are refused if the fee of {tariff} is not enclosed or {authority} \
objects.
There will be no {permit} without {tariff} in the envelope, or against the will of the {authority}.
To get the {permit} one needs to enclose {tariff} and to have the {authority} on one's side.
If the {authority} has nothing against it and {tariff} is enclosed, you will be given the {permit}.
> {tariff}
What must be enclosed? / How much is the fee? / What sum belongs in the envelope?
> {authority}
Who may object? / Whose objection counts? / Which office must not be against it?
> {permit}
What is one applying for? / What may be refused? / For what are {tariff} needed?

Nobody under {small} may use the {plantmachine}, except under the eyes of {full}.
One must be {small} to use the {plantmachine}, or have {full} watching.
The {plantmachine} is for people of at least {small}; only {full} may make exceptions by standing \
near.
If you are younger than {small}, you may not touch the {plantmachine} unless {full} looks on.
> {small}
How old must one be for the {plantmachine}? / From what age on may I use it?
What is the age limit?
> {full}
Who has to watch? / Under whose eyes may the young use the {plantmachine}? / Who looks on?
> {plantmachine}
What may the young not use? / For which machine is there an age limit?
What must one be {small} for?

The {room} may be used free of charge by {officeunit}; all others book it with {first} and pay \
{tariff}.
For {officeunit} the {room} is free, but the rest of us have to ask {first} and pay {tariff}.
You pay {tariff} for the {room}, to be booked with {first}, unless you are in {officeunit}.
Who may use the {room} for nothing? Only {officeunit}; everybody else goes to {first} with {tariff}.
> {officeunit}
Which department uses the {room} free of charge? / Who does not pay? / For whom is the {room} free?
> {first}
With whom is the {room} booked? / Whom must I ask for the {room}? / Who takes the bookings?
> {tariff}
How much do the others pay for the {room}? / What does booking cost? / price of the {room}?
> {room}
What can be booked with {first}? / Which room costs {tariff}?
What may {officeunit} use for nothing?

Holidays must be asked for {soon} ahead, and never in {month}, when {full} does the accounts.
Because {full} does the accounts then, nobody gets a holiday in {month}; ask {soon} ahead for the \
rest.
Ask for your holiday {soon} before it begins, and do not even think of {month}, says {full}.
{full} does not like holidays in {month}, nor those that were not asked for {soon} in advance.
> {soon}
How early must I ask for a holiday? / How long before should one ask? / time of notice for holidays?
> {month}
In which month are there no holidays? / When can nobody be away?
What month is taken by the accounts?
> {full}
Who does the accounts? / Because of whom is there no holiday in {month}?
Who has the say on holidays?

Two signatures are needed on the {paperwork}: first {full}, then {full2}, never the other way round.
{full2} signs the {paperwork} only after {full} has.
On every {paperwork} {full} must put a name before {full2} does.
Take the {paperwork} to {full}, and when that is signed, to {full2}.
> {full}
Who signs first? / Who must sign before {full2}? / To whom do I take the {paperwork} to begin with?
> {full2}
Who signs second? / Who must sign after {full}? / To whom do I take the {paperwork} in the end?
> {paperwork}
What needs two signatures? / Which document do {full} and {full2} sign? / What do I carry round?

The contract runs for {stretch} and renews itself unless {company} hears from us by {date}.
If we do not write to {company} by {date}, the contract goes on for another {stretch}.
By {date} {company} must know that we want to leave, or else we are bound for {stretch} more.
Another {stretch}? That is what happens when {company} has no letter from us on {date}.
> {stretch}
For how long does the contract go on? / How long are we bound? / By what time is it renewed?
> {date}
By when must we write? / What is the last day for leaving the contract? / Until when can we get out?
> {company}
To whom must we write? / With whom is the contract? / Who has to know that we want to leave?

A deposit of {price} is kept if the {worktool} comes back later than {time} or without its \
{sparepart}.
You lose {price} when the {worktool} lacks its {sparepart} or is not back by {time}.
Bring the {worktool} back by {time}, with the {sparepart}, and the {price} are yours again.
There is a deposit of {price} on the {worktool}, due at {time}, {sparepart} included.
> {price}
How much is the deposit? / What does one lose? / What sum is kept for a late {worktool}?
> {time}
By what time must the {worktool} be back? / What is the latest hour for the {worktool}?
> {sparepart}
Which part must not be missing? / Without what is the deposit lost?
What belongs to the {worktool}?
> {worktool}
What can be hired? / Which tool is there a deposit on? / What must come back by {time}?

{first} may use the telephone for private calls on {weekday}s, {first2} never.
On {weekday}s, and only then, {first} may call home; {first2} may not at all.
There are no private calls for {first2}, nor for {first} except on {weekday}s.
If {first} wants to call home it has to be on a {weekday}, and as for {first2}, there is no such \
day.
> {first}
Who may make private calls at times? / Who is allowed to call home?
Who is better off than {first2}?
> {weekday}
On which day may {first} call home? / When are private calls allowed? / What day is good for a call?
> {first2}
Who may never make private calls? / To whom is it forbidden? / Who is worse off than {first}?

Not more than {spelled} people at once in the lift, or {weight}, whichever is reached first; \
{company}.
The lift, built by {company}, takes {spelled} people or {weight}.
{company} says that its lift carries {weight}, which makes {spelled} people.
If you are more than {spelled}, or weigh more than {weight} together, the lift of {company} will \
not move.
> {spelled}
How many people fit into the lift? / What number of passengers is allowed?
How many of us can go up?
> {weight}
What weight can the lift carry? / How heavy may the passengers be together? / load of the lift?
> {company}
Who built the lift? / Which firm's lift is it? / Whose name is on the sign in the lift?

The prize will be {price} if fewer than {tallied} tickets are sold, otherwise a {thing}; {first} \
draws.
{first} draws the winner, who gets a {thing}, or {price} if we sell less than {tallied} tickets.
There is a {thing} to be won, provided that {tallied} tickets are sold; if not, {first} hands out \
{price}.
Sell {tallied} tickets, and the prize is a {thing}; sell fewer, and it is {price}, drawn by {first}.
> {price}
What is the prize if few tickets are sold? / How much money could one win? / What would be paid out?
> {tallied}
How many tickets must be sold for the {thing}? / What number of tickets is needed?
> {thing}
What can be won if enough tickets are sold? / What is the better prize? / Which object is raffled?
> {first}
Who draws the winner? / Who hands out the prize? / Whose hand decides?

Goods for {country} need a {paperwork} in {language}, and a copy for {full} in the export office.
{full} in the export office wants a copy of the {paperwork}, in {language}, that goes with goods \
for {country}.
If something goes to {country}, write the {paperwork} in {language} and give {full} a copy.
Without a {paperwork} in {language}, of which {full} keeps a copy, nothing is sent to {country}.
> {paperwork}
Which document do goods for {country} need? / What must be written in {language}?
Of what does {full} get a copy?
> {language}
In which language is the {paperwork}? / What language do they want in {country}?
> {country}
For which country is the {paperwork} needed? / Where do the goods go?
What country asks for {language}?
> {full}
Who gets a copy? / Who works in the export office? / To whom must I give a copy?

In rooms above {temperature}, work may stop after {wait}; measure with {first}'s thermometer only.
Work may stop after {wait} when {first}'s thermometer shows more than {temperature}.
If it is hotter than {temperature}, by {first}'s thermometer, nobody has to work longer than {wait}.
What counts is the thermometer of {first}: above {temperature} we may go after {wait}.
> {temperature}
How hot must it be for work to stop? / Above what temperature may we go? / limit on the thermometer?
> {wait}
After how long may work stop? / How long must one work in the heat? / When may we go if it is hot?
> {first}
Whose thermometer counts? / Who owns the thermometer? / By whose measurement do we go home?

The grant of {amount} must be spent on {scheme} by {month}; what is left goes to the {society}.
What remains of the {amount} in {month}, after {scheme} has been paid for, belongs to the {society}.
For {scheme} there is a grant of {amount}, and from {month} on the rest of it is the {society}'s.
The {society} hopes that {scheme} will not use up the whole {amount} before {month}.
> {amount}
How large is the grant? / What sum must be spent? / How much money was granted?
> {scheme}
On what must the grant be spent? / What is the money for? / What will be paid for with the grant?
> {month}
By when must the money be spent? / In which month does the rest go elsewhere?
What is the time limit?
> {society}
Who gets what is left? / To whom does the rest go? / Which association hopes for money?

The gate opens by itself at {hour}; should it not, turn the {colour} wheel {spelled} times.
At {hour} the gate opens, and if it does not, the {colour} wheel has to be turned {spelled} times.
Turn the {colour} wheel {spelled} times in case the gate is not open at {hour}.
No need to touch the {colour} wheel, {spelled} turns of which open the gate, if you come after \
{hour}.
> {hour}
When does the gate open? / At what hour is the gate open by itself? / opening time of the gate?
> {colour}
Which wheel opens the gate? / What is the colour of the wheel? / What colour is the thing to turn?
> {spelled}
How many times must the wheel be turned? / How often do I turn the {colour} wheel?
number of turns?

Only {company} may repair the {plantmachine}; anybody else ends the guarantee, which lasts until \
{date}.
Until {date} there is a guarantee on the {plantmachine}, provided that {company} alone repairs it.
Let somebody other than {company} touch the {plantmachine} before {date}, and the guarantee is lost.
The guarantee on the {plantmachine}, good until {date}, does not like screwdrivers other than \
{company}'s.
> {company}
Who may repair the {plantmachine}? / Whom must I call for a repair?
Whose repairs keep the guarantee?
> {date}
Until when is there a guarantee? / When does the guarantee end? / last day of the guarantee?
> {plantmachine}
What may only {company} repair? / On which machine is there a guarantee?
What must others not touch?

Between {month} and {month2} the {place} is closed to dogs, except those of {full} and blind people.
Dogs may not enter the {place} from {month} to {month2}; {full}'s, and those of blind people, may.
{full} has leave to take a dog to the {place} between {month} and {month2}, when others have not.
If you are neither blind nor {full}, keep your dog away from the {place} from {month} until \
{month2}.
> {place}
Where are dogs not allowed? / Which place is closed to dogs? / Where should I not take my dog?
> {full}
Whose dogs may enter? / For whom is an exception made? / Who may take a dog to the {place}?
> {month}
From which month on are dogs kept out? / When does the ban on dogs begin?
> {month2}
Until which month are dogs kept out? / When does the ban on dogs end?
"""
