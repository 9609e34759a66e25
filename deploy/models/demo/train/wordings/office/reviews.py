"""Hotels, restaurants, shops and tradesmen, as their guests tell of them (see relations.py)."""

RELATIONS = """
Two stars for the {inn} in {city}: the beer lorry unloads its kegs right under the bedrooms, and \
it starts at {time}.
We were woken at {time} by kegs being rolled off a beer lorry under our bedroom; the {inn} in \
{city} gets two stars from us.
Anyone who likes to sleep should know that at the {inn} in {city} the beer lorry rolls its kegs \
past the bedrooms at {time}, hence only two stars.
> {time}
When does the beer lorry unload its kegs at the {inn}?
At what hour did rolling kegs wake us in our bedroom?
Kegs off the beer lorry at the {inn}, from when?
How early does the noise of the drinks delivery begin?
At what o'clock were the guests roused by rumbling barrels?
From what moment on is there no more rest because of the brewery's men?
> {inn}
Which house got two stars because of the beer lorry?
What is the name of the place in {city} where kegs roll past the bedrooms?
Which hotel should a light sleeper avoid? / Where does a brewery make such a racket for the guests?
Name the hostelry that was marked down for its noisy deliveries.
> {city}
In which town does the beer lorry stop under the bedrooms of the {inn}?
Where is the {inn} that got two stars from us for its kegs?
Where had we travelled when barrels spoilt our rest?
What place were the disgruntled guests visiting?

The waiter at table nine spilled gravy down {first}'s sleeve, and the manager knocked {tariff} \
off the bill and sent out {dish} on the house.
With {dish} on the house and {tariff} off the bill the manager tried to make peace after the \
waiter had poured gravy over {first}'s sleeve at table nine.
At table nine, gravy landed on {first}'s sleeve; for this mishap of the waiter's the manager \
took {tariff} off the bill and added {dish} on the house.
> {tariff}
How much did the manager take off the bill at table nine?
By how much was the bill lowered after the gravy landed on {first}'s sleeve?
What sum was knocked off for the gravy on the sleeve?
What reduction did the stained diner receive?
How much less did we have to pay because of a clumsy server?
What was the discount for messy clothes?
> {dish}
What did the manager send to table nine on the house?
Which dish came on the house after the waiter spilled gravy?
What free food was served by way of apology?
What did the restaurant give away because somebody's clothes were stained?
What did the unlucky diner get to eat without paying?
> {first}
Whose sleeve did the waiter spill gravy on? / Who sat at table nine with gravy on the sleeve?
Whose clothes were stained at the restaurant? / Which diner needed a dry cleaner after the meal?
Who suffered from a clumsy server?

Please note: from {date} the lift will be out of use for {soon}; residents of the top floor may \
leave their shopping with {first} in the porter's lodge.
The lift stops on {date} and stays out of use for {soon}, during which {first} in the porter's \
lodge will look after the shopping of those on the top floor.
For {soon}, starting on {date}, there will be no lift, and top-floor residents can leave their \
shopping in the porter's lodge with {first}.
> {date}
From which day is the lift out of use?
When does the lift stop and {first} start looking after the shopping?
Since when have top-floor residents had no lift? / When must everyone begin to climb the stairs?
On what day does the elevator go off? / What is the start of the weeks of walking up?
> {soon}
For how long will the lift be out of use?
How long can top-floor residents leave their shopping in the lodge?
How long must people climb the stairs? / How much time is the elevator going to take to mend?
For what period is everybody in the building on foot?
> {first}
Who looks after shopping in the porter's lodge?
With whom may residents of the top floor leave their shopping?
Who minds the groceries of those living highest up?
Whom can I ask to keep my bags while the elevator is broken? / Who is the concierge?

Handed in at our counter on {weekday}: one {thing}, found by a bus driver {whereabouts}; claim \
number {code}.
Under claim number {code} our counter keeps one {thing}, which a bus driver found {whereabouts} \
and handed in on {weekday}.
A bus driver came to the counter on {weekday} with one {thing} that had been lying \
{whereabouts}; it was given claim number {code}.
> {thing}
What did the bus driver hand in at the counter? / Which object has claim number {code}?
What had been lying {whereabouts} until a bus driver found it?
What lost property was brought to us on {weekday}? / Which item is waiting for its owner?
What did an honest motorman pick up and bring us?
> {whereabouts}
Where did the bus driver find the {thing}?
In what spot had the {thing} with claim number {code} been lying?
Where was the lost article picked up? / At what spot did its owner forget the {thing}?
Where exactly had the missing piece of property been before someone took it to the office?
> {code}
What is the claim number of the {thing} at the counter?
Which claim number was given to what the bus driver handed in?
What reference must the owner quote to have the {thing} back?
Under which sign is the lost article stored?
> {weekday}
On which day did the bus driver hand in the {thing}?
When did the {thing} come to our counter from the bus driver?
When was the lost article brought to the office?
Which day of the week did the honest finder walk in?

Dr. Lund's surgery rang: your check-up on {date} has been moved to {date2} at {time}, same room, \
and you are to bring your {paperwork}.
Your check-up will be on {date2} at {time} instead of {date}, so Dr. Lund's surgery says on the \
phone; same room, and do not forget your {paperwork}.
Instead of {date}, Dr. Lund's surgery will now see you for your check-up in the same room on \
{date2}, {time} sharp, with your {paperwork} in the bag.
> {date2}
To which day has Dr. Lund's surgery moved the check-up?
When is my check-up now, instead of {date}? / On what day will the surgery see me for my check-up?
What is the new day for the medical examination? / When must I go and be examined after all?
The doctor cannot have me on {date}. When, then?
> {date}
On which day was the check-up at Dr. Lund's surgery going to be at first?
Which day for the check-up has the surgery given up?
What was the original day of the medical examination?
Which appointment with the doctor was dropped for a later one?
When need I not go to the doctor after all?
> {time}
At what time is the check-up at Dr. Lund's surgery on {date2}?
What time should I be in the same room at the surgery for my check-up?
When in the day will the doctor examine me? / At what hour is my new medical appointment?
> {paperwork}
What am I to bring to the check-up at Dr. Lund's surgery?
What must I not forget when the surgery sees me on {date2}?
Which document does the doctor want to see?
What papers do I take along to the medical examination?

Sold within a day of the card going up in the newsagent's window: {first}'s {colour} pram, to a \
couple from {street}, for {tariff}.
The card in the newsagent's window worked in a day: a couple from {street} paid {tariff} for \
{first}'s {colour} pram.
For {tariff}, {first} let a couple from {street} have the {colour} pram, just a day after \
putting a card in the newsagent's window.
> {tariff}
What did the couple from {street} pay for the pram?
For how much was the {colour} pram in the newsagent's window sold?
How much did {first} let the pram on the card go for, within a day?
What did the baby carriage bring in? / How much money came from the small ad?
What was handed over for the infant's transport?
> {street}
Where does the couple who paid for {first}'s pram come from?
In which street lives the couple that saw the card in the newsagent's window?
What is the address of the buyers of the baby carriage?
Where has the thing for pushing the infant ended up?
> {colour}
What colour was the pram on the card in the newsagent's window?
Which colour is the pram that {first} sold to a couple? / What shade did the baby carriage have?
How would you recognise the infant's vehicle by its looks?
> {first}
Who put a card about a pram in the newsagent's window?
Whose pram did the couple from {street} buy within a day? / Who no longer needs a baby carriage?
Who placed the small ad? / Which seller was successful so fast?

Your meter was read by estimate. To give us the true figure, ring {phone} before {date}; \
otherwise we shall bill you for {count} units.
Unless you ring {phone} with the true figure of your meter before {date}, the bill will be for \
the {count} units of our estimate.
We shall bill you for {count} units, which is an estimate; the true figure of the meter can be \
rung through to {phone} until {date}.
> {phone}
Which number should I ring with the true figure of my meter?
Where can I ring before {date} so that the bill is not an estimate?
How do I reach the power company with my own reading?
What telephone line takes customers' corrections of guessed consumption?
> {date}
Until when can the true figure of the meter be rung through?
Before which day must I ring {phone} about the units on my bill?
What is the deadline for sending in my own reading?
Until when can customers correct guessed consumption?
> {count}
For how many units shall we be billed by estimate?
How many units will the bill be for unless I ring with the true figure?
What consumption did the power company guess?
> {count} units
How much electricity or gas do they suppose I have used?

The baker's on {street} no longer takes cards: the fee had risen to {percent} of each sale, and \
{first} would rather have coins in the till again.
Coins only from now on at the baker's on {street}; {first} grew tired of losing {percent} of \
each sale in card fees.
Because card fees ate {percent} of each sale, {first} takes nothing but coins and notes at the \
baker's on {street}.
> {percent}
How much of each sale went in card fees at the baker's?
What share of a sale had the card fee risen to on {street}?
How big a cut did the payment company keep of the price of bread?
What did cashless payment cost the shopkeeper?
> {street}
Where is the baker's that no longer takes cards?
On which street does {first} want coins in the till? / In what road do I need cash to buy bread?
Where will plastic money not get you a loaf?
> {first}
Who grew tired of card fees at the baker's? / Who takes only coins on {street}?
Which shopkeeper insists on cash for bread? / Who went back to old-fashioned money?
Who sells loaves but refuses plastic?

No wet umbrellas in the reading room! After the mishap of {date}, {count} old maps had to be \
dried on lines in the attic, says {full}, the map curator.
{full}, the map curator, asks you to leave wet umbrellas outside the reading room, since {count} \
old maps were soaked on {date} and hung drying in the attic.
On {date} wet umbrellas in the reading room cost us dear, for {full}, the map curator, had to \
hang {count} old maps on lines in the attic.
> {count}
How many old maps had to be dried in the attic?
How many maps did the curator hang on lines because of wet umbrellas?
How many treasures of the library suffered from rainwater?
How much of the collection of charts was damaged by dripping visitors?
> {date}
On which day were the old maps soaked in the reading room?
When did wet umbrellas cost the reading room dear? / When did rainwater harm the library's charts?
What was the day of the accident that led to the ban?
> {full}
Who is the map curator of the reading room? / Who asks us to leave wet umbrellas outside?
Who looks after the library's charts? / Which librarian wants nobody to drip on the collection?

Our plumber came {wait} late, found that {first} had shut the wrong valve, laughed, and charged \
{tariff} for turning it back.
It took the plumber, who was {wait} late, one laugh and one turn to put right the wrong valve \
that {first} had shut; the charge: {tariff}.
The charge was {tariff} for turning back a valve which {first} had shut by mistake, from a \
plumber who laughed and was {wait} late.
> {wait}
How late was the plumber who turned back the valve?
By how much was the plumber late when {first} had shut the valve?
How long were we kept hanging on for the man who does pipes?
How far behind his appointment did the repairman arrive?
> {tariff}
What did the plumber charge for turning the valve back?
How much was the charge for putting right what {first} had shut?
What did we pay for a moment's work on the pipes? / What was the bill of the amused repairman?
> {first}
Who had shut the wrong valve before the plumber came?
Whose mistake with the valve made the plumber laugh? / Who was to blame that we had no water?
Which of us caused an expensive visit by a repairman for nothing?

For the matinee of "The Glass Ladder" on {weekday} the box office has {small} seats left, all \
behind the pillar, at {tariff} apiece.
Only {small} seats are left at the box office for {weekday}'s matinee of "The Glass Ladder"; \
they are behind the pillar and {tariff} apiece.
Behind the pillar, at {tariff} apiece: that is where the last {small} seats are which the box \
office can offer for the matinee of "The Glass Ladder" on {weekday}.
> {small}
How many seats has the box office left for "The Glass Ladder"?
How many seats behind the pillar are left for the matinee?
How many people can still get tickets to see the play with a poor view?
How many places in the theatre are unsold?
> {tariff}
What does a seat behind the pillar cost apiece?
How much are the last seats at the box office for the matinee of "The Glass Ladder"?
What would I pay for a ticket to the play with a poor view?
How expensive is it per person to see the afternoon performance?
> {weekday}
On which day is the matinee of "The Glass Ladder"? / For what day are seats left behind the pillar?
When is the afternoon performance for which tickets are nearly gone?
Which day could we go to the theatre?

{first} the tailor takes {tariff} for shortening trousers and has them ready in {soon}, at the \
back of the {premises} until {month}.
At the back of the {premises}, until {month}, you will find {first} the tailor, who shortens \
trousers for {tariff} and has them ready in {soon}.
Trousers are shortened for {tariff} and ready in {soon} by {first} the tailor, whose bench \
stands at the back of the {premises} until {month}.
> {tariff}
What does {first} the tailor take for shortening trousers?
For how much are trousers shortened at the back of the {premises}?
How much is it to have a pair of legs taken up? / What is the price of an alteration to my jeans?
> {soon}
How quickly does {first} the tailor have trousers ready?
In what time are shortened trousers ready at the {premises}?
How long must I wait for an alteration to my jeans?
After how long can I collect clothes left to be taken up?
> {premises}
Where does the bench of {first} the tailor stand until {month}?
At the back of which shop are trousers shortened? / Where should I go with legs that are too long?
In which business does someone with needle and thread have a corner?
> {month}
Until when will the bench of the tailor stand at the back of the {premises}?
Until which month does {first} the tailor have trousers shortened and ready at the {premises}?
Until which month will alterations still be done there?
When is the man with needle and thread moving out?

House rules, number eleven: {banned} is not allowed after {hour}, whatever the caretaker before \
me, {first}, may have told you.
Whatever {first}, the caretaker before me, may have said, house rule eleven forbids {banned} \
after {hour}.
After {hour}, {banned} is against house rule eleven, and it does not matter what the old \
caretaker, {first}, allowed.
> {banned}
What does house rule eleven forbid after {hour}?
What is not allowed by the caretaker once it is {hour}?
What must tenants stop doing late in the day?
Which activity is restricted in the building to earlier times?
> {hour}
After what hour is {banned} against the house rules?
From when on does house rule eleven forbid {banned}?
How late can tenants still do it without trouble? / When does the daily ban in the building begin?
> {first}
Which caretaker had the house rules before me?
What is the name of the old caretaker who allowed more than the house rules?
Who used to look after the building? / Whose lenience do the tenants no longer enjoy?
Who had this janitor's job earlier?

The bank has sent {first} a new card by mistake: it came to {address}, where the family had not \
lived since {month}, and the neighbour brought it round.
A neighbour brought round the new bank card that had gone by mistake to {address}, which {first} \
had left in {month} with the family.
By mistake the bank posted {first}'s new card to {address}, though the family had moved away \
from there in {month}; luckily a neighbour brought it round.
> {address}
To which address did the bank post {first}'s new card by mistake?
Where had the bank card gone that the neighbour brought round?
What former home of the customer did the plastic reach?
Where did the bank wrongly believe {first} to be?
> {month}
In which month did {first}'s family move away from {address}?
When had the family left the address to which the bank sent the new card?
Since when had the customer been at home elsewhere?
When was the removal that nobody noted at the bank?
> {first}
Who got a new bank card by way of a neighbour?
Whose card did the bank send to {address} by mistake? / Which customer's plastic was misdirected?
Who has changed homes without the bank knowing?

Ward visiting is now two at a time and ends at {time}; flowers stay with {first} at the front \
desk, who has {small} vases and no more.
{first} at the front desk takes all flowers, as long as the {small} vases last; ward visiting, \
two at a time, ends at {time}.
Visiting on the ward, two at a time, goes on until {time}, and for flowers there are {small} \
vases, kept by {first} at the front desk.
> {time}
When does visiting on the ward end? / Until what time may we visit the ward two at a time?
At what hour must relatives leave the sick? / How late in the day can I sit at a patient's bedside?
> {small}
How many vases are there for flowers at the front desk?
How many vases does {first} keep for ward visitors? / How many bouquets can the hospital cope with?
What is the number of containers for roses and tulips in reception?
> {first}
Who keeps the vases at the front desk? / With whom do flowers for the ward stay?
Who takes bouquets from relatives of the sick? / Which receptionist accepts roses and tulips?

Taxi number {small} drove off with my umbrella; the dispatcher, {first}, says it can be fetched \
from the rank at the {place} any day until {hour}.
My umbrella went off in taxi number {small}, and {first} the dispatcher has had it put at the \
{place} rank, where I can fetch it any day until {hour}.
Any day until {hour} I can fetch my umbrella, which was left in taxi number {small}, from the \
rank at the {place}, as {first} the dispatcher tells me.
> {small}
Which taxi drove off with my umbrella?
What was the number of the taxi in which the umbrella was left?
In which cab did I forget something against the rain? / What car of the fleet held my lost brolly?
> {place}
At which rank can I fetch the umbrella from the taxi?
Where has the dispatcher had my umbrella put? / Where must I go for my lost brolly?
At what stand do the cabs keep what passengers forget?
> {hour}
Until when can the umbrella be fetched from the rank any day?
How late may I fetch what went off in taxi number {small}?
When does the stand close for the collection of forgotten articles?
By what o'clock should I turn up for my brolly?
> {first}
Who is the dispatcher who told me about my umbrella?
Which dispatcher had the umbrella put at the rank?
Who at the cab company was so helpful about my brolly?
With whom did I speak about a loss on my ride?

Opening soon where the {premises} used to be: {first}'s repair cafe, every Thursday from {hour}, \
where cake is free and a mended toaster costs {tariff}.
{first} opens a repair cafe in the old {premises}, with free cake, toasters mended for {tariff}, \
and doors open on Thursdays from {hour}.
In the rooms of the former {premises} you can have a toaster mended for {tariff} and eat free \
cake on Thursdays from {hour}, as {first}'s repair cafe opens there soon.
> {premises}
What used to be in the rooms of {first}'s repair cafe?
Which old business makes room for the repair cafe with free cake?
What shop was there earlier, where people will soon fix things?
Which trade has gone from the place that now helps with broken appliances?
> {first}
Who opens a repair cafe in the old {premises}? / Whose repair cafe has free cake on Thursdays?
Who wants to fix broken appliances for the neighbourhood?
Who is behind the new meeting place for people with faulty gadgets?
> {hour}
From what hour is the repair cafe open on Thursdays?
When do the doors of {first}'s repair cafe open on Thursdays?
How early can I take my broken appliance along each week?
At what o'clock does the weekly fixing begin?
> {tariff}
What does it cost to have a toaster mended at the repair cafe?
For how much are toasters mended in the old {premises}?
How much will I pay for fixing the thing that browns my bread?
What is the fee for a small appliance that works again?

Your parcel could not be left because {grounds}; our driver {first} will try again on {weekday} \
between breakfast and {hour}.
Since {grounds}, {first}, our driver, took your parcel back to the depot and will try again on \
{weekday}, by {hour} at the latest.
On {weekday}, no later than {hour}, our driver {first} will make a second try with your parcel, \
which could not be left because {grounds}.
> {grounds}
Why could the driver not leave the parcel?
For what reason did {first} take the parcel back to the depot? / What went wrong with the delivery?
How does the courier explain that nothing was handed over?
Why am I still without the things I ordered?
> {weekday}
On which day will the driver try again with the parcel?
When does {first} make a second try to leave your parcel?
When can I expect the courier to come once more? / Which day should I stay in for the delivery?
> {hour}
By what hour will the driver try again with my parcel on {weekday}?
No later than when is {first}'s second try with the parcel?
Until when must I stay in for the courier? / What is the latest that the delivery may come?
> {first}
Which driver took the parcel back to the depot? / Who will try again with your parcel on {weekday}?
Who is the courier on our round? / Which member of the delivery firm rang my bell in vain?

Flat to let above the {inn}: two rooms, no lift, {price} a month, dogs welcome, accordions not; \
view it with {first} on {weekday}.
{first} shows the flat above the {inn} on {weekday}; it has two rooms and no lift, dogs may live \
there, accordions may not, and the rent is {price} a month.
Two rooms without a lift above the {inn} are to let at {price} a month to people with dogs but \
without accordions, and {first} shows them round on {weekday}.
> {price}
What is the rent of the flat above the {inn}? / How much a month are the two rooms without a lift?
What would the new tenants have to pay the landlord? / How expensive is it to live over the pub?
> {inn}
Above which pub is the two-room flat to let? / Where are the rooms that {first} shows on {weekday}?
Over which drinking house could I live?
What establishment would be downstairs from the new tenants?
> {weekday}
When does {first} show the flat above the {inn}?
On which day can people with dogs view the two rooms?
Which day is set aside for inspecting the accommodation?
When can possible tenants look at the apartment?
> {first}
Who shows people round the flat above the {inn}?
With whom can I view the two rooms without a lift?
Who deals with possible tenants for the apartment? / Whom do I meet to inspect a home over the pub?

The dishwasher man came for the {sparepart}, saw that the drain was full of {ingredient}, and \
billed us {tariff} for a spoon's worth of work.
We had called the dishwasher man about the {sparepart}, but it was {ingredient} that had filled \
the drain, and a spoon's worth of work cost us {tariff}.
A spoon's worth of work for {tariff}: the dishwasher man found the drain full of {ingredient}, \
and the {sparepart} had nothing wrong with it.
> {ingredient}
What had filled the drain of the dishwasher? / What did the dishwasher man find the drain full of?
Which foodstuff was blocking our kitchen appliance?
What from the larder was the true cause of the breakdown?
> {sparepart}
What had the dishwasher man been called about?
Which part had nothing wrong with it, although the dishwasher man came for it?
Which piece did we wrongly suspect of being broken?
What component of our kitchen appliance was not at fault after all?
> {tariff}
How much did the dishwasher man bill us for a spoon's worth of work?
What did the work on the drain full of {ingredient} cost us?
What was the repairman's invoice for unblocking our kitchen appliance?
How much money went on a few scoops?

Regulars at {first}'s stall know that eggs went up to {tariff} the tray on {date}, when the \
price of feed for the hens rose by {percent}.
Hen feed rose by {percent}, so on {date} eggs at {first}'s stall went up to {tariff} the tray.
On {date} {first} chalked up {tariff} for a tray of eggs at the stall, blaming feed for the \
hens, which had risen by {percent}.
> {tariff}
How much is a tray of eggs at {first}'s stall?
To what price did the tray of eggs go up on {date}?
What do customers at the market now pay for thirty breakfast boilers?
How expensive has the poultry farmer's produce become?
> {percent}
By how much did feed for the hens rise?
What rise in hen feed did {first} blame for the price of eggs?
How much dearer is it to keep poultry?
What increase in costs has the trader passed on to customers?
> {date}
On which day did eggs go up at {first}'s stall?
When did {first} chalk up a new price for a tray of eggs?
Since when do shoppers at the market pay more for breakfast boilers?
When was the increase passed on to customers?
> {first}
At whose stall did eggs go up to {tariff} the tray? / Who chalked up the price of eggs on {date}?
Which trader sells what the poultry lay? / Who keeps a pitch at the market and complains of costs?

{first} at the salon had just begun on my fringe when the power failed; the other half was cut \
by torchlight {wait} later, and I was charged only {tariff}.
Half of my fringe was cut before the power failed and half {wait} later by torchlight; {first} \
at the salon charged only {tariff}.
Only {tariff} was charged for my fringe, as the power failed at the salon and {first} finished \
it by torchlight {wait} after the first half.
> {wait}
How much later was the other half of my fringe cut?
How long after the power failed did {first} finish my fringe by torchlight?
How long was I left with an unfinished hairdo?
What was the interval in the blackout before the scissors went on?
> {tariff}
How much was I charged at the salon for the fringe cut by torchlight?
What did {first} charge when the power failed over my fringe? / What did my unusual hairdo cost?
How much money did they want after the blackout at the hairdresser's?
> {first}
Who cut my fringe at the salon by torchlight? / Who had begun on my fringe when the power failed?
Which hairdresser did not let a blackout stop the scissors?
What is the stylist called who works in the dark?

The mobile library will skip the stop at {address} on {date}, since {first}, who drives it, is \
having a tooth out; books due that day may be kept for {soon}.
Because {first}, the driver, is having a tooth out on {date}, no library van will stop at \
{address} that day, and you may keep the books due then for {soon}.
At {address}, the library van will not stop on {date}, when {first} at the wheel has a tooth \
out; keep the books which are due for {soon}.
> {address}
Which stop will the mobile library skip on {date}?
Where will the library van not stop when {first} has a tooth out?
Where would readers wait in vain for their novels on wheels?
What halt is left out by the travelling lender?
> {date}
On what day is {first} having a tooth out? / When will the library van skip the stop at {address}?
When is the visit to the dentist? / On which day need readers not come out to swap their novels?
> {soon}
For how long may books due on {date} be kept?
How long can I keep the books when the mobile library skips its stop?
What extension do readers get?
How much longer are the novels mine because of a visit to the dentist?
> {first}
Who is having a tooth out on {date}?
Who drives the mobile library that will skip the stop at {address}? / Who has to go to the dentist?
Whose trouble in the mouth keeps readers from their novels?

To whoever took the wrong coat from hook {small} at the {society} dinner: yours has the name tag \
{pet} in it, mine had my keys; ring {phone}.
After the {society} dinner the coat left on hook {small} was not mine: it has a name tag that \
says {pet}, and my keys are gone with the other; please ring {phone}.
Please ring {phone} if at the {society} dinner you took my coat with the keys from hook {small} \
and left yours, with the name tag {pet}.
> {small}
From which hook was the wrong coat taken at the dinner?
On what hook was the coat with the name tag {pet} left?
Where in the cloakroom did the mix-up happen? / What peg had somebody's clothing been hanging on?
> {society}
At whose dinner was my coat with the keys taken?
Which society's dinner did I leave without my coat? / Which club had the mix-up in its cloakroom?
Who held the meal at which clothing was confused?
> {phone}
What number should the one who took my coat ring?
Where should I ring about the coat with the name tag {pet}?
How can the owner of the missing keys be reached?
What do I dial if I have got someone else's clothing?
> {pet}
What does the name tag in the wrong coat say?
Which name tag has the coat that was left at the {society} dinner?
What is written inside the clothing of the guest who mixed things up?
By what label can the other garment be recognised?

The {authority} tells stallholders on {street} that their awnings may hang out no further than \
{stitch}, and that measuring begins at {hour} sharp on Monday.
On Monday at {hour} sharp, somebody from the {authority} will be on {street} to measure the \
awnings of the stallholders, which may hang out {stitch} and no more.
No awning on {street} may hang out beyond {stitch}; the {authority} begins to measure those of \
the stallholders on Monday, at {hour} sharp.
> {stitch}
How far may awnings hang out on {street}?
What is the most that a stallholder's awning may hang out when they measure on Monday?
How long may a market trader's sun roof be? / What limit is set for the cloth over the goods?
> {hour}
At what hour on Monday does the {authority} begin to measure the awnings?
When sharp will the awnings of the stallholders be measured?
How early do the inspectors come with their tapes?
By when must the market traders have rolled in their cloth?
> {authority}
Who will measure the awnings on {street} on Monday?
Which office tells stallholders how far awnings may hang out?
Which officials bother the market traders about their sun roofs?
What public body sends inspectors with tapes?
> {street}
On which street will the awnings be measured on Monday?
Where may the awnings of stallholders hang out no further than {stitch}?
Where do the market traders with the sun roofs sell?
What road will the inspectors with their tapes walk down?

Hello, {first} here from the optician's: your glasses are in, but the left lens came back \
{colour}, so please do not come before {weekday}.
The optician's rang: {first} says that the glasses have come, but with the left lens {colour}, \
and that there is no point in going before {weekday}.
No point in fetching my glasses before {weekday}: the left lens, so {first} from the optician's \
tells me, came back {colour}.
> {weekday}
Before which day is there no point in fetching the glasses?
On what day may I come to the optician's, now that the left lens is wrong?
When will my spectacles be fit to collect?
Until when do I have to see badly because of a supplier's slip?
> {colour}
What colour was the left lens when the glasses came?
In which colour did the lens come back to the optician's?
What shade was half of my spectacles by mistake?
How would the world have looked to one of my eyes?
> {first}
Who rang from the optician's about the glasses?
Who told me that the left lens came back {colour}? / Who was on the telephone about my spectacles?
Which shop assistant spared me a useless trip?

We ordered {dish} for six and were brought it for sixteen; {first}, the owner's aunt, would not \
take it back and wrapped {weight} of it in foil for us.
{first}, the owner's aunt, wrapped {weight} of leftovers in foil, since we had ordered {dish} \
for six and been brought enough for sixteen.
In the end {weight} went home with us in foil, wrapped by the owner's aunt, {first}, because our \
order for six, {dish}, came out of the kitchen for sixteen.
> {dish}
What did we order for six and get for sixteen?
Which order for six was wrapped in foil by the owner's aunt?
What food did the restaurant serve far too much of?
What shall we be eating for days after a waiter's error?
> {weight}
How much was wrapped in foil for us by {first}?
What weight of leftovers went home in foil with us? / How heavy was our doggy bag?
What quantity of food could nobody finish at the restaurant?
> {first}
Who wrapped the leftovers in foil for us?
What is the name of the owner's aunt who would not take back the order?
Which relative of the restaurateur packed our doggy bag?
Who insisted that the food was ours to keep?

Closed for stocktaking, says the card in the door of the {premises}, back on {date}; if you have \
{goods} on order, knock at {first}'s, upstairs.
The {premises} is closed for stocktaking until {date}, and anyone with {goods} on order may \
knock upstairs at {first}'s, according to the card in the door.
According to the card in its door, the {premises} will be back from stocktaking on {date}, and \
those with {goods} on order may knock upstairs, where {first} lives.
> {date}
Until when is the {premises} closed for stocktaking?
When will the {premises} be back, according to the card in the door?
When can customers shop there again?
On which day do they finish counting what they have for sale?
> {premises}
Which shop is closed for stocktaking until {date}?
What business has a card in its door saying that it is closed?
Where are they counting everything they have for sale?
Which retailer will not serve customers just now?
> {goods}
What must one have on order to knock upstairs?
What may those who knock at {first}'s during stocktaking have on order?
For which wares will somebody help in spite of the counting?
What are the customers waiting for who may disturb the neighbour?
> {first}
Who lives upstairs, where those with {goods} on order may knock?
At whose door may one knock during stocktaking?
Who helps customers while nobody is behind the till? / Who may be disturbed at home?

Let your dusty {instrument} play again! A patient lady with small hands pays up to {tariff} and \
gladly gives lessons in {language} in return; write to {email}.
A patient lady with small hands would like your dusty {instrument}, pays up to {tariff}, teaches \
{language} in return, and can be written to at {email}.
Write to {email} if your {instrument} could go, dust and all, to a patient lady with small \
hands, who pays up to {tariff} and gives lessons in {language} in return.
> {instrument}
What would the patient lady with small hands like to have, dust and all?
What would she pay up to {tariff} for and give lessons in {language} in return?
What is the advertiser hoping to make music on?
What is asked for by someone who offers a foreign tongue in exchange?
> {language}
In what does the patient lady give lessons in return?
Which language does the lady with small hands teach?
Which foreign tongue can the advertiser offer? / What could the seller learn to speak?
> {tariff}
Up to how much will the patient lady pay for your {instrument}?
How much at most is paid by the lady with small hands?
What is the upper limit of the advertiser's budget?
How much money could I get for my music-making thing from the small ad?
> {email}
Where can one write to the patient lady with small hands?
To which address should those write who have lessons to gain from a patient lady?
How can the advertiser be reached? / Where do I mail my offer in reply to the small ad?

The night bell at the chemist's on {street} is dead, because {first} from the flat above cut the \
wire while hanging {objects} on the wall; shout or ring {phone}.
While hanging {objects} on the wall of the flat above, {first} cut the wire of the chemist's \
night bell, so on {street} you must shout or ring {phone}.
If you need the chemist on {street} at night, shout or ring {phone}, as the bell has been dead \
since {first} in the flat above cut its wire when hanging {objects}.
> {first}
Who cut the wire of the night bell? / Who was hanging {objects} in the flat above the chemist's?
Whose do-it-yourself work broke the pharmacy's ringer?
Which neighbour with a drill is to blame for the silence?
> {objects}
What was {first} hanging on the wall when the wire was cut?
The wire of the night bell was cut for the sake of hanging what?
What did the clumsy neighbour want for decoration?
Which things were being fixed up at home when the pharmacy lost its ringer?
> {phone}
What number can be rung when the chemist's night bell is dead?
If I do not want to shout on {street} at night, where do I ring?
How do I reach the pharmacist when I am ill after dark?
What line is there for emergencies needing pills?
> {street}
On which street is the chemist's whose night bell is dead?
Where must one shout or ring {phone} at night? / Where is the pharmacy with the broken ringer?
In what road does one have to call out for pills after dark?

Surgery notice: Dr. Amari no longer syringes ears on {weekday}s, as the basin went to the new \
nurse, {first}, in room {small}.
The basin now stands in room {small} with the new nurse, {first}, for which reason Dr. Amari \
syringes no ears on {weekday}s any more.
No ears are syringed on {weekday}s by Dr. Amari, now that the new nurse, {first}, has the basin \
in room {small}.
> {weekday}
On which day does Dr. Amari no longer syringe ears?
When are no ears syringed, now that the nurse has the basin?
Which day of the week is useless for having wax taken out?
When will the doctor not help the hard of hearing?
> {small}
In which room does the basin now stand?
What is the number of the room where the new nurse has the basin for syringing ears?
What number is on the door behind which wax is washed out?
At which door in the practice do I find the one who joined lately?
> {first}
Who is the new nurse who has the basin? / What is the name of the nurse in room {small}?
Who has lately joined the practice?
Which of the doctor's helpers got the bowl for washing out wax?

Lovely breakfast room, shame about the bath: the tap gave nothing hotter than {chill} all \
weekend, and when I rang {extension} a voice said that {first} was fishing.
All weekend the bath tap ran no hotter than {chill}; I rang {extension} from the room and heard \
that {first} had gone fishing, though the breakfast room was lovely.
I rang {extension} because the bath tap managed {chill} at best all weekend, and was told that \
{first} was out fishing; the breakfast room, however, was lovely.
> {chill}
What was the hottest the bath tap gave all weekend? / How hot did the bath tap run?
At what temperature did the guest have to wash? / How cold was the water in the hotel?
> {extension}
Which number did I ring about the bath tap?
What did I ring from the room to hear that {first} was fishing?
What did the guest dial to complain?
Under which internal line does the hotel take calls about the water?
> {first}
Who was out fishing when I rang about the bath tap?
Of whom did the voice say that the bath would have to wait for the end of the fishing?
Who was away with rod and line while guests froze?
Which of the hotel's people should have seen to the water?

A reminder from the bank: the safe in the {city} branch will be drilled open on {date}, as box \
{small} has not been paid for since {year}.
Box {small} in the safe of the {city} branch, for which the bank has seen no money since {year}, \
will be drilled open on {date}.
On {date} the bank is going to drill open box {small} at its {city} branch, where nothing has \
been paid for it since {year}.
> {small}
Which box in the safe will be drilled open?
What is the number of the box that has not been paid for since {year}?
For which deposit compartment is the rent owing?
Whose number is it that the locksmith will force?
> {date}
On which day will the box in the {city} branch be drilled open?
When is the bank going to drill open box {small}?
Until when has the customer time to settle the arrears?
When will the locksmith force the compartment?
> {year}
Since when has box {small} not been paid for?
In which year was the last money paid for the box that is to be drilled open?
From what time do the customer's arrears date? / When did the rent for the compartment stop coming?
> {city}
In which branch will the bank drill open box {small}?
Where is the safe with the box that has not been paid for?
To which town must the customer hurry with the arrears?
Where will the locksmith force a compartment?
"""
