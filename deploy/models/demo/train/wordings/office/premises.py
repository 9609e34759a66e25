"""Letting, repairs, deliveries, notices and house rules (see relations.py)."""

RELATIONS = """
Service slip for the lift in the {facility}: oil changed, mouse removed, {sparepart} worn and to \
be replaced in {month}, signed {full}.
{full} signed the service slip for the lift in the {facility}: the oil was changed and a mouse \
removed, but the worn {sparepart} is to wait until {month}.
In {month} the worn {sparepart} of the lift in the {facility} is to be replaced; oil and mouse \
were seen to on this visit, as {full} signed on the service slip.
> {sparepart}
Which part of the lift is worn? / What is to be replaced in {month}, according to the service slip?
What component does the mechanic want to order?
Which piece will not do for much longer in the elevator?
> {month}
When is the worn {sparepart} of the lift to be replaced?
Until what month is the worn part in the lift in the {facility} to wait?
When will the mechanic come back with the new component?
Until when must the elevator run with something that has had its day?
> {full}
Who signed the service slip for the lift? / Who changed the oil and removed a mouse?
Which mechanic looked after the elevator?
Whose name is at the bottom of the maintenance report about a rodent?
> {facility}
Where was a mouse removed from the lift?
For the lift in which building did {full} sign the service slip?
What building's elevator had a rodent in it? / Where did the mechanic carry out maintenance?

From {time} every night {first}, the lodger over us in {numbered}, practises scales with \
earplugs in; the landlord offers us {percent} off the rent and no earplugs.
The landlord offers us {percent} off the rent, but no earplugs such as {first} wears, the lodger \
over us in {numbered}, for practising scales from {time} every night.
Scales are what {first}, the lodger over us in {numbered}, practises from {time} every night \
with earplugs in, and {percent} off the rent is what the landlord offers us.
> {time}
From when does {first} practise scales every night?
At what time does the lodger over us begin to practise scales?
How late does the neighbour's music start?
At which hour is our sleep over because of somebody overhead?
> {percent}
How much off the rent does the landlord offer us?
What does the landlord offer because {first} practises scales every night?
What reduction would make up for the neighbour's music?
How much less would we pay to live with noise?
> {numbered}
Where does the lodger over us live who wears earplugs?
In what does the lodger practise scales every night? / Where does the music come from?
At which door should I knock to ask for quiet?
> {first}
Who practises scales every night with earplugs in?
Which lodger over us does the landlord let play from {time}? / What is the noisy neighbour called?
Who makes music without hearing it?

The latest postcard pinned up by our complaints desk comes from {first} in {city}, says only \
that {remark}, and has earned its sender {tariff}.
{first} in {city} has earned {tariff} with a postcard to our complaints desk, now pinned up \
there, that says only that {remark}.
"That {remark}" is all that {first} wrote from {city} on the postcard now pinned up by our \
complaints desk, and it has earned the sender {tariff}.
> {remark}
What does the postcard pinned up by the complaints desk say?
What is all that {first} wrote on the postcard from {city}?
What was the unhappy customer's grievance?
Which criticism has been put on the wall for everyone to read?
> {tariff}
How much has the postcard to the complaints desk earned its sender?
What has {first} earned with the postcard now pinned up?
What compensation did the unhappy customer receive?
How much was paid out for a piece of criticism?
> {city}
From which city does the postcard pinned up by the complaints desk come?
Where was {first} when a postcard was sent to our complaints desk?
Where does the unhappy customer write from? / What place had the criticism been mailed from?
> {first}
Who is the sender of the postcard by the complaints desk? / Whose postcard has earned {tariff}?
Who is the unhappy customer? / Whose criticism hangs on the wall for everyone to read?

Agency note: the corner shop at {address}, {floorspace} with a bread oven, is let to {first} for \
{price} a year, opening in {month} if the ghost permits.
If the ghost permits, {first} will open in {month} in the corner shop at {address}, {floorspace} \
with a bread oven, let through us for {price} a year.
Let to {first} for {price} a year: the corner shop at {address}, {floorspace} with a bread oven, \
to open in {month}, the ghost permitting.
> {address}
Where is the corner shop that was let to {first}?
What is the address of the shop with a bread oven and a ghost? / Where will the haunted bakery be?
At which place have the agents found a new leaseholder?
> {floorspace}
How large is the corner shop with the bread oven?
What floor space has the shop that was let for {price} a year?
What area does the leaseholder get? / How much room is there in the haunted bakery?
> {price}
For how much a year was the corner shop let to {first}?
What does {first} pay a year for the shop with the bread oven?
How much will the haunted bakery cost its leaseholder every twelve months?
What annual rent did the agents get?
> {month}
In which month will {first} open the corner shop? / When is the shop to open, if the ghost permits?
When can I expect to get my loaves there?
What is the planned start of the haunted bakery's business?
> {first}
To whom was the corner shop with the bread oven let?
Who will open at {address} if the ghost permits? / Who is the new leaseholder found by the agents?
Which trader is not scared of a haunted place?

Wrong trousers! I got {last}'s from the cleaner's, with {count} theatre tickets in the pocket; \
{first} there says mine have gone to {city} for a wedding.
{first} at the cleaner's gave me the wrong trousers, {last}'s, with {count} theatre tickets in \
the pocket, while mine are on their way to a wedding in {city}.
While my trousers are off to a wedding in {city}, as {first} at the cleaner's has found out, I \
sit here with {last}'s and the {count} theatre tickets in their pocket.
> {last}
Whose trousers did I get from the cleaner's?
Who owns the trousers with {count} theatre tickets in the pocket?
Which customer's clothes were handed to me by mistake?
Who must miss a lot of plays unless I return something?
> {count}
How many theatre tickets are in the pocket of the trousers?
What number of theatre tickets did I get with {last}'s trousers?
How many admissions to plays could I use by accident?
How many slips of paper did somebody forget in his clothes?
> {city}
To which town have my trousers gone for a wedding?
Where are my trousers, according to {first} at the cleaner's?
In what place is a stranger celebrating in my clothes?
Where have I been represented at a marriage, from the waist down?
> {first}
Who at the cleaner's says where mine have gone? / Who gave me the wrong trousers at the cleaner's?
Which assistant mixed up the laundry? / Who confused two customers' clothes?

Jabs for travellers to {country} are given by Nurse {last} on {weekday}s at {tariff} each, in \
whichever arm you do not write with.
Nurse {last} gives those who travel to {country} their jabs on {weekday}s, {tariff} each, and \
always in the arm that does not write.
On {weekday}s travellers to {country} can have their jabs from Nurse {last}, in the arm they do \
not write with, for {tariff} each.
> {country}
For travellers to which country does Nurse {last} give jabs?
Where do those travel who have jabs on {weekday}s?
What destination is too risky without an injection?
Where are people going who bare a shoulder at the clinic?
> {weekday}
On which day does the nurse give travellers their jabs?
When can travellers to {country} have their jabs?
What day of the week should I go to be immunised? / When does the clinic vaccinate?
> {tariff}
What are the jabs for travellers to {country} each?
How much do travellers pay the nurse for each of their jabs?
What is the price of an injection before a holiday abroad? / How much does being immunised cost?
> {last}
Which nurse gives travellers to {country} their jabs?
From whom do travellers have their jabs on {weekday}s? / Who does the vaccinating?
Who will put a needle in me before my holiday abroad?

Diary of a landlady, {date}: second-floor lodger left overnight, owing {price}, taking the \
{object} and leaving me a cage with two {animals} in it.
On {date} my second-floor lodger was gone, and so was the {object}; I am owed {price}, writes \
the landlady in her diary, and own two {animals} in a cage.
Two {animals} in a cage are what the landlady got in place of {price} and the {object}, when on \
{date}, as her diary tells, the second-floor lodger left overnight.
> {animals}
What was in the cage that the second-floor lodger left?
What does the landlady own in a cage since {date}? / Which pets did the runaway abandon?
What creatures does the owner of the house have to feed now?
> {object}
What did the second-floor lodger take from the landlady overnight?
What was gone along with the second-floor lodger? / What did the runaway steal?
Which of the old lady's things walked off in the dark?
> {price}
How much does the second-floor lodger owe? / What sum is the landlady owed, as her diary says?
How much rent had the runaway not paid? / What are the debts of somebody who ran off in the dark?
> {date}
When did the second-floor lodger leave overnight?
Under which day does the landlady write of the cage in her diary? / When did the runaway disappear?
On what day did the old lady discover the theft?

Polling station change: voters of {street} go to the {place} this time, not the school, where \
{first} found {pests} behind the ballot boxes on {weekday}.
This time voters of {street} vote in the {place}, as {first} found {pests} behind the ballot \
boxes in the school on {weekday}.
On {weekday} {first} found {pests} behind the ballot boxes in the school, and so this time the \
{place} is where voters of {street} go.
> {place}
Where do voters of {street} go this time and not to the school?
In what place do they vote this time instead of the school?
Where will the election be held after all?
To what building should citizens walk to put a cross on paper?
> {pests}
What did {first} find behind the ballot boxes?
Because of what do voters of {street} not go to the school this time?
What vermin made the pupils' building unfit for an election?
Which unwelcome creatures were discovered near the urns?
> {street}
Of which street should the voters not go to the school this time?
For voters of what street is there a polling station change?
Whose inhabitants have to cast their papers elsewhere?
In which road do citizens live whom the new arrangement for the election concerns?
> {first}
Who found {pests} behind the ballot boxes?
Who was at the school on {weekday} and found something behind the ballot boxes?
Who discovered vermin near the urns? / Thanks to whom were pupils' rooms not used for the election?

Your crown is ready, says {doctor}'s front desk; {tariff} is left to pay, the fitting takes \
{wait}, and {first} can still squeeze you in on {weekday}.
{first} at {doctor}'s front desk can squeeze you in on {weekday} for the fitting of your crown, \
which takes {wait} and leaves {tariff} to pay.
Fitting the crown takes {wait}, says {doctor}'s front desk, where {first} can squeeze you in on \
{weekday} with {tariff} left to pay.
> {tariff}
How much is left to pay for the crown?
What is there to pay at {doctor}'s front desk at the fitting?
What does the dentist still get from me? / How much of the bill for my tooth remains?
> {wait}
How long does fitting the crown take? / What time does {doctor} need for fitting my crown?
How long shall I be in the dentist's chair? / What is the length of my treatment?
> {weekday}
On which day can {first} squeeze me in for the fitting?
When can the crown be fitted, as the front desk can squeeze me in?
When could I go to the dentist's? / What day still has a free moment for my tooth?
> {first}
Who at the front desk can squeeze me in?
Who says at {doctor}'s front desk that there is {tariff} left to pay?
Which receptionist at the dentist's is so obliging? / Who found a free moment for my tooth?

The key to {numbered} is with {first} at the florist's on weekdays; at weekends it hangs \
{whereabouts}, and the alarm wants {secret} within a minute.
On weekdays {first} at the florist's has the key to {numbered}, at weekends it hangs \
{whereabouts}; give the alarm {secret} within a minute.
Within a minute the alarm must be given {secret}; the key to {numbered} is to be had from \
{first} at the florist's, or, at weekends, {whereabouts}.
> {whereabouts}
Where does the key to {numbered} hang at weekends?
Where is the key when {first} at the florist's has no weekdays?
How does a guest arriving on a Saturday get into the flat?
Where is the hiding place for what opens the door?
> {secret}
What must the alarm be given within a minute? / What does the alarm in {numbered} want?
What do I punch in so that no siren wakes the neighbours?
Which digits keep the police from coming?
> {first}
Who at the florist's has the key to {numbered} on weekdays?
From whom is the key to be had on weekdays? / Who sells flowers and lets people into the flat?
Whom should a guest arriving on a Tuesday see first of all?
> {numbered}
To what does {first} at the florist's have the key?
Which place has an alarm and its key {whereabouts} at weekends? / Where will the guests be staying?
Which unit is described to visitors who need to be let in?

Everything in {colour} is half price at the {premises} till {weekday}, the rest is not, and \
{first} will not be talked round, not even by you, Dad.
Dad, not even you will talk {first} round: at the {premises} only what is {colour} is half \
price, and only till {weekday}.
Till {weekday} the {premises} has all that is {colour} at half price, but nothing else, and \
{first} there will not be talked round even by Dad.
> {colour}
In what colour is everything half price at the {premises}?
What must things be for {first} to sell them at half price till {weekday}?
Which shade makes the goods a bargain? / How do I recognise what is reduced in the sale?
> {weekday}
Until when is everything in {colour} half price?
On which day do things stop being half price at the {premises}? / When does the sale end?
Until when can I snap up reduced goods?
> {premises}
Where is everything in {colour} half price?
At which shop will {first} not be talked round by Dad? / What business is having a sale?
Where could my father find a bargain?
> {first}
Who will not be talked round even by Dad?
Who at the {premises} sells only what is {colour} at half price?
Which shopkeeper refuses to haggle with my father? / Who is strict about what is in the sale?

Ferry kiosk: dogs {tariff}, bicycles {tariff2}, tubas free since {year}, when {first} the ticket \
seller married the bandmaster.
Tubas have been free at the ferry kiosk since {year}, when {first} the ticket seller married the \
bandmaster, but dogs are {tariff} and bicycles {tariff2}.
When {first}, the ticket seller in the ferry kiosk, married the bandmaster in {year}, tubas \
became free; dogs still cost {tariff} and bicycles {tariff2}.
> {tariff}
What do dogs cost at the ferry kiosk?
How much does the ticket seller charge for dogs, when tubas are free?
What must I pay to take my poodle across the water?
How expensive is the passage for a four-legged friend?
> {tariff2}
What do bicycles cost at the ferry kiosk? / How much does the ticket seller charge for bicycles?
What is the fare for my two-wheeler?
How much must someone pedalling round the country pay to take the machine across the water?
> {year}
Since when have tubas been free at the ferry kiosk?
When was it that the ticket seller married the bandmaster?
In which year was the wedding that pleased musicians? / When did love change the fares for brass?
> {first}
Which ticket seller married the bandmaster?
Who is in the ferry kiosk, where tubas are free since {year}?
Who is the musician's wife or husband who takes the fares?
Thanks to whose wedding does big brass travel for nothing?

Hairdresser's text: {first} has broken a wrist, so your colour and cut on {date} goes to \
{first2}, same chair, {hour}, and the tea is on us.
Your colour and cut on {date}, {hour}, same chair, will be done by {first2}, since {first} has \
broken a wrist; the tea is on us, says the hairdresser's text.
Since {first} has broken a wrist, it is {first2} who will do your colour and cut in the same \
chair on {date} at {hour}; tea, says the hairdresser's text, is on us.
> {first2}
Who will do my colour and cut on {date}?
Who stands in at the same chair, as {first} has broken a wrist?
Which stylist takes over because of an accident?
Who is going to dye my hair in place of the injured one?
> {first}
Who at the hairdresser's has broken a wrist? / Who cannot do my colour and cut on {date}?
Which stylist had an accident? / Who is injured and unable to hold scissors?
> {date}
On which day is my colour and cut? / When will {first2} do the colour and cut in the same chair?
When is my appointment at the salon? / What day am I going to have my hair dyed?
> {hour}
At what hour is my colour and cut on {date}?
For what hour does the hairdresser's text have my colour and cut?
At what o'clock should I be at the salon? / How late in the day is my hair going to be dyed?

Out of order, reads the note on the ticket machine at platform {small}: {machinefault}; engineer \
{last} has been told, and coins swallowed since {time} are refunded in the kiosk.
The ticket machine at platform {small} is out of order because {machinefault}; engineer {last} \
knows, and the kiosk refunds coins swallowed since {time}.
Coins swallowed since {time} by the ticket machine at platform {small}, of which engineer {last} \
has been told that {machinefault}, are refunded in the kiosk.
> {machinefault}
Why is the ticket machine at platform {small} out of order?
What has engineer {last} been told about the ticket machine?
What is the matter with the vending device at the station?
How does the defect that travellers complain of show itself?
> {time}
Since when are swallowed coins refunded in the kiosk?
Coins swallowed by the ticket machine since what time are refunded?
From what moment on do travellers get their lost money back?
When did the vending device at the station start to fail?
> {small}
At which platform is the ticket machine out of order?
Where has the ticket machine swallowed coins, at which platform?
Beside which track do travellers lose their money?
What number has the place at the station with the defect?
> {last}
Which engineer has been told about the ticket machine?
Who is the engineer that knows about the machine at platform {small}?
Who will come to mend the vending device? / Which specialist is expected at the station?

Guests of {first}'s bed and breakfast are asked to hang wet boots in the {room}, to close the \
gate because of the {animal}, and to pay their {tariff} in the teapot.
In the {room} hang wet boots, in the teapot pay {tariff}, and because of the {animal} close the \
gate: so {first} asks the guests of the bed and breakfast.
{first} asks bed and breakfast guests to pay {tariff} in the teapot, to hang wet boots in the \
{room}, and to close the gate because of the {animal}.
> {room}
Where should guests hang wet boots?
In which room of {first}'s bed and breakfast should wet boots hang?
Where do walkers put their muddy footwear?
What is the right place for things that drip after a hike?
> {animal}
Because of what are guests asked to close the gate?
What is the reason to close the gate at {first}'s bed and breakfast?
Which creature might run off from the lodgings? / What beast must holidaymakers not let out?
> {tariff}
How much should guests pay in the teapot? / What do guests of {first}'s bed and breakfast pay?
What does a night's lodging cost? / How much do holidaymakers owe for staying there?
> {first}
Whose guests pay in the teapot? / Who asks bed and breakfast guests to hang up wet boots?
Who runs the lodgings? / Which host trusts holidaymakers to settle up by themselves?

For {soon} yet, the night porter tells callers, nobody gets into the {wardname}, which {first} \
has shut while {count} trolleys are fitted with new wheels.
{first} has shut the {wardname} so that {count} trolleys can be fitted with new wheels, and \
callers hear from the night porter that nobody gets in for {soon} yet.
While {count} trolleys are fitted with new wheels, {first} keeps the {wardname} shut, and the \
night porter tells callers that nobody gets in for {soon} yet.
> {soon}
For how long yet does nobody get in, as the night porter tells callers?
How long will {first} keep the {wardname} shut while trolleys are fitted with wheels?
How much more time must pass before people are admitted there?
When will the hospital open that part again?
> {count}
How many trolleys are fitted with new wheels?
For how many trolleys with new wheels has {first} shut the {wardname}?
How many pieces of hospital equipment are being repaired?
What quantity of carts is made to roll again?
> {wardname}
What has {first} shut while trolleys are fitted with wheels?
Into what does nobody get for {soon} yet, as the night porter tells callers?
Which part of the hospital will not admit people?
What department is closed because equipment is being repaired?
> {first}
Who has shut the {wardname} for the trolleys?
Who keeps callers out while trolleys are fitted with wheels?
Who ordered the closure at the hospital? / On whose decision are people turned away?

The new {premises} on {street} gave away balloons on its first morning and sold exactly {count} \
things, says {first}, most of them back to the man who made them.
On its first morning, says {first}, the new {premises} on {street} sold exactly {count} things, \
most of them back to the man who made them, and gave away balloons.
{first} says that exactly {count} things, most of them bought back by the man who made them, \
were sold by the new {premises} on {street} on its balloon-filled first morning.
> {count}
How many things were sold on the first morning?
Exactly how many things did the new {premises} on {street} sell, according to {first}?
What was the modest success of the opening?
How many purchases were made when the business started?
> {street}
On which street is the new {premises} that gave away balloons?
Where were exactly {count} things sold on the first morning?
What road has a business just started on?
Where was there a shop opening with decorations full of air?
> {premises}
What new shop on {street} gave away balloons?
Where were most of the things sold back to the man who made them?
What kind of business has just started? / Which shop had its opening?
> {first}
Who says that exactly {count} things were sold?
According to whom did the man who made them buy most things back on the first morning?
Who is so frank about the shop's modest opening?
Whose account of the start of business do we have?

Post office window: {first} weighed my parcel at {weight}, asked {tariff}, heard that it was \
{goods} for {country}, and asked {tariff2}.
When {first} at the post office heard that my parcel, {weight} on the scales, was {goods} for \
{country}, the price changed from {tariff} to {tariff2}.
My parcel of {goods} for {country}, {weight} on the scales of {first} at the post office, went \
from {tariff} to {tariff2} once I had said what it was.
> {weight}
What did my parcel of {goods} weigh at the post office?
What did the scales of {first} show for the parcel for {country}?
How heavy was the package I was sending abroad? / What reading did the balance give at the counter?
> {goods}
What was in my parcel on the scales at the post office?
What did {first} at the post office hear was in my parcel? / What was I sending abroad?
Which articles made the clerk change the postage of the package?
> {country}
For which country was my parcel on the scales at the post office?
Where was the parcel to go that {first} weighed at the post office?
To what foreign land was I sending something? / Where does the addressee of the package live?
> {tariff2}
What did the price of my parcel change to at the post office?
How much did {first} ask once it was heard that the parcel was {goods}?
How much did I have to pay in the end to send my package abroad? / What was the final postage?
> {first}
Who weighed my parcel at the post office? / Who asked {tariff2} for the parcel of {goods}?
Which clerk took my package? / Who sat at the counter and altered the postage?

Sold as new, the bread machine that {first} took back held crumbs, the repairman's {worktool}, \
and a receipt from {city} dated {date}.
{first} took back the bread machine, sold as new, since inside it were crumbs, a repairman's \
{worktool}, and a receipt with the date {date} from {city}.
Inside the bread machine, sold as new and taken back by {first}, a receipt from {city} dated \
{date} lay among crumbs beside some repairman's {worktool}.
> {worktool}
Which tool of the repairman's was inside the bread machine?
What did the bread machine hold besides crumbs and a receipt from {city}?
What had a mechanic forgotten in the kitchen appliance?
Which piece of equipment did the buyer find where dough should be?
> {city}
Where did the receipt inside the bread machine come from?
From which city was the receipt among the crumbs? / In what place had an earlier buyer paid for it?
Where had the second-hand kitchen appliance been purchased before?
> {date}
What date was on the receipt inside the bread machine? / When was the receipt from {city} dated?
On what day had an earlier buyer paid?
When was the second-hand kitchen appliance purchased before?
> {first}
Who took back the bread machine? / Who found a receipt from {city} in a machine sold as new?
Which customer was cheated with a second-hand kitchen appliance?
Who returned something to bake with?

There are {count} names on the town hall's waiting list for allotments behind the {place}, and \
{first}, prizewinner for {plant}, has no thought of giving up plot one.
The town hall's waiting list for allotments behind the {place} runs to {count} names, while on \
plot one sits {first}, prizewinner for {plant}, with no thought of giving up.
With no thought of giving up, {first}, prizewinner for {plant}, holds plot one behind the \
{place}, and {count} names are on the town hall's waiting list for allotments.
> {count}
How many names are on the waiting list for allotments?
To how many names does the town hall's list run? / How many people hope for a garden of their own?
How long is the queue for somewhere to dig?
> {place}
Behind what are the allotments with the waiting list?
Where is plot one, which {first} has no thought of giving up?
Where would new gardeners like to dig? / At the back of what do citizens grow vegetables?
> {plant}
For what is {first} on plot one a prizewinner?
The prizewinner with no thought of giving up plot one grows what?
What does the champion gardener excel at? / Which crop brought somebody an award?
> {first}
Who has no thought of giving up plot one?
Who on the allotments behind the {place} is the prizewinner for {plant}?
Who is the champion gardener? / Which leaseholder will not make room for those in the queue?

Anyone wishing to {plan} may tell the housing committee so by {date}; the vote is on {weekday} \
at {hour}, and {first} brings the ballot box and the sherry.
The housing committee votes on {weekday} at {hour}, with {first} bringing ballot box and sherry, \
on whether to {plan}; opinions are welcome until {date}.
Until {date} opinions are welcome on whether to {plan}, on which the housing committee votes on \
{weekday} at {hour}, with ballot box and sherry brought by {first}.
> {plan}
On what does the housing committee vote? / On whether to do what are opinions welcome by {date}?
What proposal is the board to decide about? / Which idea do the neighbours disagree over?
> {date}
Until when are opinions welcome before the housing committee votes?
By what day can I tell the housing committee what I think?
What is the deadline for having my say? / Until when will neighbours' views be listened to?
> {hour}
At what hour does the housing committee vote?
When on {weekday} is the vote, with ballot box and sherry? / At what o'clock will the board decide?
How late does the meeting of the neighbours begin?
> {first}
Who brings the ballot box and the sherry?
By whom is sherry brought when the housing committee votes?
Who provides the drinks for the meeting?
Which neighbour looks after the papers of those who decide?

With the meter on, {first} reversed the taxi all along {street}, closed for the fair, wanted \
{tariff} for it, and sang in {language} the whole way.
The taxi was reversed all along {street}, closed for the fair, by {first}, who sang in \
{language} the whole way, left the meter on and wanted {tariff}.
As much as {tariff} is what {first} wanted for reversing the taxi, meter on and singing in \
{language} the whole way, along {street}, which was closed for the fair.
> {language}
In which language did {first} sing in the taxi?
In what did the driver sing while the taxi was reversed along {street}?
What tongue were the songs in that the passenger heard?
What did the music from behind the wheel sound like, which nation's words?
> {tariff}
How much did {first} want for reversing along {street}?
What was wanted for the taxi, with the meter on the whole way?
What fare was asked for going backwards? / How much was the passenger to pay for the ride?
> {street}
Along which street was the taxi reversed?
What was closed for the fair when {first} sang the whole way?
Which road was blocked by merry-go-rounds? / Where did the cab have to go backwards?
> {first}
Who reversed the taxi along {street}? / Who sang in {language} with the meter on?
Which cab driver is musical? / Who took a passenger backwards past the merry-go-rounds?

Gas reading, {numbered}: {decimal} on {date}, read by {first} through the letter box with a \
mirror, as the cat would not let anyone by.
With a mirror through the letter box of {numbered}, {first} read {decimal} off the gas meter on \
{date}, as the cat would not let anyone by.
The gas meter in {numbered} stood at {decimal} on {date}; {first} read it through the letter box \
with a mirror, the cat letting nobody by.
> {decimal}
At what did the gas meter in {numbered} stand?
What did {first} read off the gas meter with a mirror? / Which figure did the counter show?
What consumption was noted down in spite of a fierce pet?
> {date}
On which day was the gas meter in {numbered} read?
When did {first} read the meter through the letter box? / When was the consumption noted down?
What day did someone from the utility meet a fierce pet?
> {numbered}
Where was the gas meter read with a mirror?
In whose letter box did {first} need a mirror, that of which home?
At which door was the visitor from the utility not let in? / Where does a fierce pet live?
> {first}
Who read the gas meter with a mirror? / Who read {decimal} through the letter box?
Who from the utility is so inventive? / Which visitor was kept out by a fierce pet?

The pub quiz at the {inn} is now run by {full}, starts at {hour}, and has a prize of {tariff} \
plus whatever is in the umbrella stand.
{full} has taken over the {inn}'s pub quiz, for which the prize is {tariff} plus whatever is in \
the umbrella stand, and {hour} the start.
From now on it is {full} who runs the pub quiz at the {inn}; come for {hour} and win {tariff} \
plus whatever is in the umbrella stand.
> {full}
Who runs the pub quiz at the {inn} now?
Who has taken over the quiz with the prize from the umbrella stand?
Who asks the questions in the contest of knowledge?
Which new host puts guests' brains to the test?
> {hour}
When does the pub quiz at the {inn} start?
For what hour should I come to the quiz that {full} has taken over?
How late does the contest of knowledge begin? / At what o'clock are guests' brains put to the test?
> {tariff}
What is the prize of the pub quiz, apart from the umbrella stand?
How much can I win at the quiz at the {inn}? / What reward in cash is there for a clever team?
How much money goes to those who know most?
> {inn}
Which pub has a quiz run by {full}? / At which inn can I win whatever is in the umbrella stand?
Where can clever people earn something over a beer?
In what establishment is the contest of knowledge?

Notice in the lift: the bulb on landing {small} is {first}'s to change and the one in the cellar \
{first2}'s; the bulbs are {whereabouts}, the ladder is where it always was.
{first} changes the bulb on landing {small} and {first2} that in the cellar, says the notice in \
the lift; bulbs are kept {whereabouts}, and the ladder where it always was.
In the lift hangs a notice: bulbs are kept {whereabouts}, the ladder where it always was; \
{first2} changes the one in the cellar, {first} that on landing {small}.
> {first}
Whose is the bulb on landing {small} to change?
Who changes the bulb on the landing, according to the notice in the lift?
Who should see to a dark staircase? / Which resident has to get us light upstairs?
> {first2}
Whose is the bulb in the cellar to change?
Who changes the bulb in the cellar, according to the notice in the lift?
Who is responsible for lighting the basement?
Which resident should I tell that it is dark below ground?
> {whereabouts}
Where are the bulbs kept?
Where does {first} find a bulb for landing {small}, says the notice in the lift?
Where is our supply of replacement lamps?
In what spot does a resident look who wants to get light?
> {small}
On which landing is the bulb {first}'s to change?
The bulb on which landing is in the notice in the lift besides that in the cellar?
Which storey's lighting is the other resident not responsible for?
On what level of the staircase does one person see to the light?

The bookbinder on {street} has put your worm-eaten "{book}" into {colour} leather, and it can be \
had for {tariff} whenever the bell is answered.
Your "{book}", worm-eaten no more, is now in {colour} leather; ring at the bookbinder's on \
{street} and have it for {tariff} whenever the bell is answered.
In {colour} leather and for {tariff} you can have back your "{book}", once worm-eaten, from the \
bookbinder on {street}, whenever the bell is answered.
> {book}
What has the bookbinder put into {colour} leather?
Which worm-eaten book can be had for {tariff} whenever the bell is answered?
Which title did I take in for repair? / What volume of mine has got a new cover?
> {colour}
What colour is the leather into which the bookbinder has put my "{book}"?
Which colour of leather has the bookbinder put round what was worm-eaten?
What shade has the new cover? / How does the repaired volume look from outside?
> {tariff}
For how much can I have my worm-eaten "{book}" from the bookbinder?
What does the bookbinder on {street} ask for "{book}" in leather?
How much do I owe the craftsman for the new cover?
What is the price of the repaired volume's return?
> {street}
Where is the bookbinder who has put my "{book}" into leather?
On which street must I ring for what is now in {colour} leather?
Where do I collect the repaired volume? / What road does the craftsman work in?

The Saturday girl at the florist's put {month} on the order where {first} had said {month2}, so \
the {society} got its jubilee roses in the wrong month.
{first} had said {month2}, the Saturday girl at the florist's put {month} on the order, and the \
{society}'s jubilee roses came in the wrong month.
In the wrong month came the jubilee roses for the {society}: on the order the Saturday girl at \
the florist's had put {month}, not {month2} as {first} had said.
> {month}
What did the Saturday girl put on the order?
Which wrong month for the jubilee roses was on the florist's order?
When were the flowers delivered by mistake? / Which time of year was noted down in error?
> {month2}
Which month had {first} said to the Saturday girl?
In what month should the florist's jubilee roses have come?
When is the anniversary really being celebrated? / When would the flowers have been on time?
> {society}
Who got jubilee roses in the wrong month? / For whom were the roses on the Saturday girl's order?
Which club has an anniversary?
What body was surprised by flowers that nobody expected yet or any more?
> {first}
Who had said {month2} to the Saturday girl?
Who gave the florist's the right month for the jubilee roses? / Which customer was misunderstood?
Who had asked for flowers on behalf of a club?

My aunt hung on the bank's line for {wait}, {instrument} music in her ear, until a certain \
{first} told her that the cash machine on {street} had eaten nobody's card.
Nobody's card had been eaten by the cash machine on {street}, a certain {first} told my aunt \
after {wait} of {instrument} music on the bank's line.
It took {wait} of {instrument} music on the bank's line before a certain {first} told my aunt \
that no card had been eaten by the cash machine on {street}.
> {wait}
How long did my aunt hang on the bank's line?
How much music did my aunt have on the bank's line before {first} told her about the card?
How patient did an elderly relative have to be on the telephone?
What time passed before the customer got through to somebody?
> {instrument}
What was played in the music on the bank's line?
Which instrument did my aunt have in her ear on the bank's line?
By what sound are callers kept entertained?
What did an elderly relative hear on the telephone all that time?
> {street}
On which street is the cash machine that had eaten nobody's card?
Where, as {first} told my aunt, had no card been eaten?
In what road did an elderly relative think that her plastic had got stuck?
Which dispenser of banknotes was under suspicion, the one in what road?
> {first}
Who told my aunt about the cash machine?
Who on the bank's line said that nobody's card had been eaten?
Which employee finally answered the telephone?
Who denied that the customer's plastic had got stuck?

Eleven at night, key in hand, wrong house: the letting agent had written {address}, and {first}, \
who lives there, fed us {dish} and drove us to {address2}.
{first} lives at {address}, the wrong house which the letting agent had written down; at eleven \
at night we were fed {dish} and driven to {address2}.
To {address2} we were driven at eleven at night, after being fed {dish}, by {first}, who lives \
at {address}, the wrong house that the letting agent had written down.
> {address}
Which wrong house had the letting agent written down?
Where does {first} live, who drove us at eleven at night?
At which door did the newcomers try their key in vain?
What false destination were the holidaymakers given?
> {address2}
To what house did {first} drive us at eleven at night?
Where were we driven from the wrong house that the letting agent had written down?
Where did the newcomers really have their lodgings?
At which door did the key of the holidaymakers fit in the end?
> {dish}
What were we fed in the wrong house? / What did {first} feed us at eleven at night?
What did the newcomers get to eat? / Which supper did a stranger share with the holidaymakers?
> {first}
Who lives in the wrong house that the letting agent had written down?
Who fed us {dish} at eleven at night? / Which stranger was so kind to the newcomers?
Who helped the holidaymakers with a car in the middle of the dark?

Museum cloakroom: umbrellas {tariff}, cellos {tariff2}, ghosts free; {first}, who has hung up \
coats here for {stretch}, has seen one of each today.
Ghosts hang free in the museum cloakroom, umbrellas for {tariff} and cellos for {tariff2}; one \
of each has been seen today by {first}, who has hung up coats here for {stretch}.
{first}, hanging up coats in the museum cloakroom for {stretch}, has seen one of each today: \
umbrellas at {tariff}, cellos at {tariff2}, ghosts free.
> {tariff}
What do umbrellas cost in the museum cloakroom?
How much does {first} in the cloakroom take for umbrellas?
How much must I pay to leave my protection from rain? / What is the fee for depositing a brolly?
> {tariff2}
What do cellos cost in the museum cloakroom?
How much does {first} in the cloakroom take for cellos?
How much must musicians pay to leave their large string instruments?
What is the fee for depositing something that needs a bow?
> {stretch}
For how long has {first} hung up coats?
How long has {first} been in the museum cloakroom with coats?
How much experience has the attendant got?
What is the length of somebody's service with visitors' jackets?
> {first}
Who has hung up coats in the museum cloakroom for {stretch}?
Who has seen one of each in the cloakroom today? / Who takes care of visitors' jackets?
Which attendant claims to have met a spirit?

The locksmith on call that night was {first}, who needed {wait} for the door, {tariff} for the \
trouble, and a slice of the birthday cake we had locked in.
For the door {first}, the locksmith on call that night, needed {wait}, for the trouble {tariff}, \
and after that a slice of the birthday cake that we had locked in.
Just {wait} for the door, {tariff} for the trouble and a slice of the birthday cake that we had \
locked in: that is what {first} needed, the locksmith on call that night.
> {wait}
How long did the locksmith on call need for the door?
What time did {first} need for the door behind which the birthday cake was locked in?
After how much waiting were we back in our own home?
How quick is the man who opens what has fallen shut?
> {tariff}
How much did the locksmith need for the trouble?
What did {first}, on call that night, need for the trouble besides birthday cake?
What did we pay for having forgotten our keys? / How dear was it to be let back into our own home?
> {first}
Who was the locksmith on call that night?
Who needed a slice of the birthday cake that we had locked in? / Who let us back into our own home?
Which craftsman was treated to something sweet besides his pay?

{first} at the housing desk wants {spelled} copies of the {paperwork} by {date}, stapled top \
left, and sends back any that smell of smoke.
By {date} the housing desk must have {spelled} copies of the {paperwork}, stapled top left; \
{first} there sends back any that smell of smoke.
Stapled top left and not smelling of smoke, or {first} sends them back: {spelled} copies of the \
{paperwork} are wanted at the housing desk by {date}.
> {spelled}
How many copies does the housing desk want?
How many copies of the {paperwork} are to be stapled top left?
In what number should the document be submitted?
How often must I put my form through the photocopier?
> {paperwork}
Of what does {first} at the housing desk want copies?
What are {spelled} copies wanted of, stapled top left?
Which document must applicants for a flat submit? / What should I put through the photocopier?
> {date}
By when does {first} want the copies of the {paperwork}?
Until which day can copies be had in at the housing desk? / What is the deadline for applicants?
Until when can people looking for a flat submit the document?
> {first}
Who sends back copies that smell of smoke? / Who at the housing desk wants copies stapled top left?
Which official has a sensitive nose? / Who is in charge of applicants for flats?

At the {city} flea market {first} asked {tariff} for the {colour} carpet, I offered {tariff2}, \
and the rain decided the matter: we shared it as a roof.
I offered {tariff2} for the {colour} carpet for which {first} at the {city} flea market asked \
{tariff}, and then it rained, and we shared the thing as a roof.
The rain decided it: the {colour} carpet at the {city} flea market, for which {first} asked \
{tariff} and I offered {tariff2}, became a roof that we shared.
> {tariff}
What did {first} ask for the {colour} carpet at the flea market?
How much was asked for the {colour} carpet that became a roof in the rain?
What price did the seller want?
How much money was demanded before the weather ended our haggling?
> {tariff2}
What did I offer for the {colour} carpet at the flea market?
How much did I offer {first} before the rain decided the matter?
How much was the buyer ready to pay? / What was my bid before the weather ended our haggling?
> {colour}
What colour was the carpet at the flea market?
In which colour was the carpet that we shared as a roof?
What shade was the cloth that kept seller and buyer dry?
How did the floor covering look that I was haggling over?
> {city}
In which city is the flea market where we shared a roof in the rain?
At what flea market did {first} ask {tariff} for the {colour} carpet?
Where was I hunting for bargains in bad weather? / What town did the haggling take place in?
> {first}
Who asked {tariff} for the {colour} carpet at the flea market?
With whom did I share a roof in the rain? / Who was the seller I was haggling with?
Which trader squeezed in beside me to keep dry?
"""
