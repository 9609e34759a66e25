"""Free sentences of daily life: village events, collections, volunteers and local news (see
relations.py)."""

RELATIONS = """
The {club}'s {party} raised {price} for the {charity}, {percent} more than the year before.
For the {charity} {price} came together at the {party} of the {club}, {percent} more than last time.
At its {party} the {club} collected {price} for the {charity}, an increase of {percent}.
> {price}
How much was raised for the {charity}? / What did the {party} bring in?
How much money did the {charity} get? / What sum was collected by the {club}?
Proceeds of the {party}?
How much did the good cause get out of the event? / What sum did the society make for others?
> {charity}
For what was money collected at the {party}? / Who got the proceeds of the {party}?
Which cause did the {club} support? / What was the {party} in aid of?
Which good cause was helped by the event? / Where did the takings go?
> {percent}
By how much did the {club}'s sum grow? / How much better than last time did the {club} do?
What was the increase at the {party}?
How far did the takings rise since the previous event? / By what share did the society do better?
> {club}
Who held the {party}? / Which club collected for the {charity}? / Who raised {price}?
To whom does the {charity} owe {price}?
Which society made money for a good cause? / Who organised the event for the {charity}?
> {party}
At what did the {club} collect money? / Which event brought in {price}? / What did the {club} hold?
What kind of event made money for a good cause? / Which celebration did the members organise?

{person} opened the {party} on {spoken_day} with a ribbon, a speech and {tally} pigeons.
On {spoken_day}, with a speech and {tally} pigeons, the {party} was opened by {person}.
The {party} was opened on {spoken_day} by {person}, who let {tally} pigeons fly.
> {person}
Who opened the {party}? / Who let the pigeons fly? / Who made the opening speech?
By whom was the ribbon cut on {spoken_day}?
Who set the birds free? / Which guest of honour welcomed everybody to the celebration?
> {tally}
How many pigeons were there? / How many birds did {person} let fly?
Number of pigeons at the {party}? / {person} let how many birds go?
Pigeons on {spoken_day}: what number?
How many birds were set free? / Winged creatures in the air: how many were there?
> {spoken_day}
When was the {party} opened? / On which day did {person} make a speech? / When did the pigeons fly?
Day of {person}'s speech? / On what day did {person} cut the ribbon of the {party}?
When did the celebration start? / On which date were the birds set free?
> {party}
What was opened by {person}? / For what did {person} make a speech? / What began on {spoken_day}?
What did {person} cut the ribbon for? / At what were {tally} pigeons let go?
Which celebration was started by setting birds free? / What was {person} the guest of honour at?

Street closed for the {party}: {street}, from {spoken_time} to {spoken_time2}; no cars, please.
No cars on {street} from {spoken_time} to {spoken_time2}, when the {party} takes place.
Between {spoken_time} and {spoken_time2} the {party} has {street} to itself, and cars must stay out.
> {street}
Which street is closed? / Where does the {party} take place? / Where must no cars go?
On which street can I not park during the {party}?
Which road must drivers avoid? / Where are the residents celebrating?
> {spoken_time}
From when is {street} closed? / When does the {party} begin? / By when must my car be gone?
Beginning of the {party} on {street}? / Till when can I still park on {street}?
From what hour must drivers avoid the road? / When do the residents start celebrating?
> {spoken_time2}
Until when is {street} closed? / When does the {party} end? / When may cars come back?
End of the {party} on {street}? / I want to drive along {street} again. From what time can I?
When is the road free for traffic again? / Up to what hour can the residents celebrate?
> {party}
Why is {street} closed? / What takes place on {street}? / What is the reason for keeping cars out?
What event keeps traffic off the road? / What are the residents celebrating?

At the jumble sale in the {venue} there will be a {furniture}, a {toy} and a {garment}, {price} \
each.
The {venue} has a jumble sale with a {furniture}, a {toy} and a {garment}, everything for {price}.
Everything costs {price} at the jumble sale in the {venue}: {furniture}, {garment}, {toy}.
> {price}
What does everything cost at the jumble sale? / How much is the {toy} at the jumble sale?
What is the price of the {garment}? / For how much can I have the {furniture}?
What must I pay for any of the second-hand goods? / How much is a bargain there?
> {venue}
Where is the jumble sale? / At what place can I get a {toy} for {price}?
Where do they sell the {furniture}? / At what place does everything cost {price}?
Where do I go for the {garment} and the {toy}?
Where can I buy second-hand goods? / Which building do I go to for bargains?
> {toy}
Which toy is at the jumble sale? / What is there for children, beside the {garment}?
Something for children to play with, at the jumble sale?
Beside the {furniture} and the {garment}, what is sold?
Which plaything can be bought second-hand? / I want a bargain to please a child. What is there?
> {garment}
Which garment is at the jumble sale? / What is there to wear at the jumble sale?
Which clothes can I buy for {price}? / What clothes are sold with the {toy}?
Something to put on from the jumble sale at the {venue}?
Which second-hand clothing is on offer? / What bargain could I put on?
> {furniture}
Which piece of furniture is at the jumble sale? / What is the largest thing for sale at the {venue}?
Which second-hand piece for the home is on offer?
I have an empty room. What could I buy there to fill it?

In the raffle, ticket {number} won a {gift} and ticket {number2} the {cake} baked by {first}.
The {gift} goes to ticket {number}; {first}'s {cake} goes to ticket {number2}.
Whoever has ticket {number} gets the {gift}, and number {number2} gets the {cake} {first} baked.
> {gift}
What did ticket {number} win? / What does one get with ticket {number}? / What goes to {number}?
I have ticket {number}. What is my prize?
Which prize, not a thing to eat, was in the draw? / What is mine if I hold {number}?
> {cake}
What did ticket {number2} win? / What does one get with ticket {number2}? / What did {first} bake?
I have ticket {number2}. What is my prize?
Which home-made treat was in the draw? / What can the holder of {number2} eat for tea?
> {number}
Which ticket won the {gift}? / What number gets the {gift}? / The {gift} goes to what number?
Which figure was lucky in the draw, but got no treat?
What stood on the slip that brought the {gift}?
> {number2}
Which ticket won the {cake}? / What number gets the {cake}? / {first}'s prize goes to what number?
Which figure was lucky and brought the home-made treat?
I would love the {cake}. What should stand on my slip?
> {first}
Who baked the {cake}? / Who gave the {cake} for the raffle? / Whose {cake} is a prize?
Who made a treat for the draw? / In whose kitchen did one of the prizes come to be?

Volunteers to {chore} at the {venue} are asked to see {full}; {meal} will be provided.
{full} is looking for people to {chore} at the {venue} and promises them {meal}.
If you {chore} at the {venue}, you will get {meal}: just ask {full}.
> {full}
Whom should volunteers see? / Who is looking for helpers? / Who promises {meal}?
Whom do I ask if I want to help at the {venue}?
Who is in charge of the helpers?
I have a free afternoon and would lend a hand. To whom do I speak?
> {meal}
What do the volunteers get? / What will be provided for the volunteers?
What is there to eat for helpers? / How does {full} thank those who help?
What food is the reward for lending a hand? / Which dish do the helpers get?
> {venue}
Where are volunteers needed? / At what place is there work for helpers?
Where do helpers get {meal}? / For which place does {full} seek people?
Where is one asked to {chore}?
Where is a helping hand wanted? / Which building are the helpers to come to?
> {chore}
What are volunteers needed for? / What is to be done at the {venue}? / What should helpers do?
For what does {full} need people?
What task are helpers wanted for? / What work is waiting for those who lend a hand?

The council turned down the {venue}'s request for {price} on the grounds that {reason_at_home}.
On the grounds that {reason_at_home}, the {venue} was refused {price} by the council.
No {price} for the {venue}, decided the council: {reason_at_home}.
> {reason_at_home}
Why did the council say no? / What were the grounds for the refusal?
Why does the {venue} get no money? / What reason did the council give?
For what reason was the request turned down?
Why was the money denied? / What excuse did the authorities have for not paying?
> {price}
How much had been asked of the council? / What sum did the council refuse?
How much does the {venue} not get? / What amount would the {venue} have liked?
How much money did the council keep back because {reason_at_home}?
How much money was denied? / What sum will the authorities not pay?
> {venue}
Whose request was turned down? / What was to have {price}?
Which place gets nothing from the council?
Which institution was denied money? / For what place do the authorities have nothing to spare?

Bus shelter news: the bench is back, painted {colour} by {first} and paid for by the {club}.
Paid for by the {club} and painted {colour} by {first}, the bench is back in the bus shelter.
The bench in the bus shelter, {colour} now, is {first}'s work; the {club} paid.
> {colour}
What colour is the bench? / How was the bench painted by {first}?
In which colour is the bench back? / What did the bench look like after {first}'s work?
What shade is the seat at the stop? / Which hue has somebody given the seat?
> {first}
Who painted the bench? / Whose work is the bench? / Who made the bench {colour}?
Who took a brush to the seat? / Name the one who gave the seat at the stop its new look.
> {club}
Who paid for the bench? / Which club gave the money for the bench?
To whom do we owe the bench in the shelter? / At whose cost was the bench repaired?
Which society bore the cost of the seat?
We can sit again while waiting: whose money made it possible?

The {calling} retires after {spell}, and {full}, {small}, from {city} takes over the business.
{full}, {small} years old and from {city}, is taking over from the {calling}, who retires after \
{spell}.
After {spell} the {calling} hands the business over to {full} of {city}, who is {small}.
> {full}
Who takes over the business? / Who is the new {calling}? / To whom does the {calling} hand over?
What is the successor from {city} called?
Who is the new owner of the firm? / Which newcomer carries on the trade?
> {spell}
How long has the {calling} worked? / After how long does the {calling} stop?
How long did the old {calling} keep the business?
Years or days of service of the {calling} whom {full} follows?
For how long was somebody a {calling} before {full}?
How long did the former owner work? / How much time in the trade has the one who is leaving had?
> {small}
How old is {full}? / What is the age of the new {calling}? / The successor is how old?
What age is the new owner? / How many birthdays has the newcomer in the trade had?
> {city}
Where is {full} from? / From which city does the successor come?
What is the new {calling}'s home town?
Where does the new owner come from? / Which town has the newcomer {full} left behind?
> {calling}
Who retires after {spell}? / Whose business does {full} take over? / What trade is {full} in?
In which trade is there a change of owner? / What does the one who is stopping work do for a living?

On {street} {tally} households have signed against the {venue} and {tally2} for it, {first} reports.
Against the {venue} there are {tally} signatures from {street}, for it {tally2}, counted {first}.
{first} counted {tally} signatures against the {venue} on {street} and {tally2} in favour.
> {tally}
How many signed against the {venue}? / How many households of {street} are not in favour?
Number of opponents of the {venue}? / How many on {street} do not want the {venue}?
How many families oppose the plan? / Residents who said no: what number?
> {tally2}
How many signed for the {venue}? / How many households of {street} are in favour?
Number of supporters of the {venue}? / How many on {street} want the {venue}?
How many families approve of the plan? / Residents who said yes: what number?
> {venue}
What is the list in {street} about? / For or against what did {street} sign?
What divides {street}? / Against what have {tally} households signed?
What place do {tally2} households want?
Which building are the residents at odds over? / What is the petition about?
> {street}
On which street were signatures collected? / Where do people disagree about the {venue}?
In which street do {tally} households say no?
The {venue} is wanted by {tally2} households of which street?
Which street argues over the {venue}?
Which road's residents are at odds?
Along what road did {first} go from door to door with a petition?

Through {weather} the {club} lost its {party}, which will now be held on {spoken_day} in the \
{venue}.
Because of {weather} the {party} of the {club} has been put off to {spoken_day} and moved to the \
{venue}.
Put off because of {weather}, the {club}'s {party} will be on {spoken_day} in the {venue}.
> {weather}
Why was the {party} put off? / What spoiled the {party}? / To what did the {club} lose its {party}?
What kept them from holding the {party} as planned?
What happened in the sky to upset the plan? / Why could the society not celebrate as it wished?
> {spoken_day}
When will the {party} be held now? / To what day has the {party} been put off?
On which day will the {club} hold it after all? / New date of the {club}'s {party}?
The {party} will be in the {venue} on which day?
What is the new date for the celebration? / When can the members celebrate after all?
> {venue}
Where will the {party} be held now? / To what place was the {party} moved?
Where do the guests of the {club} go? / New place for the {party} of the {club}?
On {spoken_day}, at what place does the {club} meet?
In which building will they celebrate after all? / Where should I turn up for the postponed event?
> {club}
Whose {party} was put off? / Who holds its {party} in the {venue}?
Which club had bad luck with the weather?
Which society had to change its plan? / Whose celebration was postponed?

Flu jabs are given in the {venue} on {date}, A to L from {time}, the rest of the alphabet from \
{time2}.
On {date} come to the {venue} for your flu jab: names A to L at {time}, the others at {time2}.
In the {venue}, on {date}, flu jabs for names from A to L begin at {time}, for all others at \
{time2}.
> {venue}
Where are the flu jabs given? / Where do I go to be vaccinated?
At what place does one get the jab on {date}? / Place of the flu jabs on {date}?
I want a flu jab. Where do I go?
Where does the nurse do the vaccinations?
Which building do I go to for protection against the winter illness?
> {date}
When are the flu jabs? / On which day should I come to the {venue}? / When can I be vaccinated?
Date of the flu jabs in the {venue}? / I want a flu jab. On which day?
When does the nurse do the vaccinations?
What day should I turn up to be protected against the winter illness?
> {time}
When do names from A to L have their turn? / My name begins with B. When should I come?
From when are the first letters of the alphabet wanted? / When is it Mrs. Cole's turn?
When does the nurse see people like Mr Baker?
I am called Adams. At what o'clock should I be vaccinated?
> {time2}
When do names from M to Z have their turn? / My name begins with S. When should I come?
From when are the last letters of the alphabet wanted? / When is it Mr. Young's turn?
When does the nurse see people like Miss Wilson?
I am called Taylor. At what o'clock should I be vaccinated?

The library van stops at the {venue} {frequency}, {duration} at a time, and {first} is at the wheel.
{first} drives the library van, which stands at the {venue} for {duration} {frequency}.
For {duration}, {frequency}, the library van, driven by {first}, stops at the {venue}.
> {venue}
Where does the library van stop? / Where can I borrow books from the van?
At what place does {first} wait? / {first} parks the library van where? / Stop of the library van?
Where can we borrow something to read? / At which building does the rolling bookshelf halt?
> {frequency}
How often does the library van come? / When can I borrow from the van?
At what intervals does {first} stop here? / {first} brings books how often?
The library van is at the {venue} at what intervals?
How regularly can we borrow something to read?
At what intervals does the rolling bookshelf come our way?
> {duration}
How long does the van stay? / How much time is there for borrowing?
For how long does {first} wait? / Time that {first} gives us to choose books?
The van is at the {venue} for how long?
How much time do readers have to choose?
How long can I browse before the rolling bookshelf leaves?
> {first}
Who drives the library van? / Who is at the wheel of the library van?
Who brings the books to the {venue}?
Who brings reading matter to us? / Which driver do the readers know?

Chess problem in the village paper: solved by {first} in {duration}, by {first2} in {duration2}.
{first} took {duration} over the problem in the village paper and {first2} {duration2}.
The problem in the village paper kept {first2} busy for {duration2} and {first} for {duration}.
> {duration}
How long did {first} take? / In what time did {first} solve it? / How fast was {first}?
How much time did {first} spend on the problem?
After how long had {first} cracked the puzzle? / The puzzle robbed {first} of how much time?
> {duration2}
How long did {first2} take? / In what time did {first2} solve it? / How fast was {first2}?
How much time did {first2} spend on the problem?
After how long had {first2} cracked the puzzle? / How much time did the puzzle cost {first2}?
> {first}
Who solved it in {duration}? / Who took {duration}? / Who spent {duration} on the problem?
Who cracked the puzzle in {duration}? / Who needed {duration} to get to mate?
> {first2}
Who solved it in {duration2}? / Who took {duration2}? / Who spent {duration2} on the problem?
Who cracked the puzzle in {duration2}? / Which player sat thinking for {duration2}?

Item {small} of the minutes: the {club} buys a {appliance} for {price}; {full} voted against.
Against the vote of {full}, the {club} decided, as item {small}, to buy a {appliance} for {price}.
Under item {small} it was decided, {full} dissenting, that the {club} get a {appliance} for {price}.
> {appliance}
What does the {club} buy? / What was decided under item {small}? / What is the {price} for?
Which appliance did {full} not want?
What machine did the members choose to purchase?
Which device was the cause of an argument among members?
> {price}
What will the {appliance} cost? / How much does the {club} spend? / What sum was {full} against?
Cost of the {appliance} under item {small}? / How much money goes on the {appliance}?
How much will the members spend on the machine?
What does the purchase that {full} did not like come to?
> {full}
Who voted against item {small}? / Who was not in favour of the {appliance}?
Who did not want to spend {price}? / Who dissented under item {small}?
Who was outvoted? / Which member thought the purchase was a waste?
> {small}
Under which item was the {appliance} decided? / Which item of the minutes is about the {appliance}?
Where in the minutes do I find the {appliance}, number?
Which point on the agenda dealt with the purchase?
Under what figure can I look up the purchase of the machine?
> {club}
Who buys the {appliance}? / In whose minutes is the {appliance} item {small}?
In which club did {full} vote?
Which society is purchasing a machine? / Whose members did not listen to {full}?
"""
