"""Business mails, complaints, offers and their answers (see relations.py)."""

RELATIONS = """
Dear {full}, of the {pack} you sent us, {small} arrived with their corners crushed, and the \
driver from {company} refused to note it.
The driver from {company} would not write it down, {full}, but {small} of your {pack} reached us \
with crushed corners.
Crushed corners on {small} of the {pack} that {full} sent us, and not a word noted by the driver \
from {company}.
> {small}
How many of the {pack} had crushed corners? / How many arrived with their corners crushed?
Number with crushed corners? / How much of the delivery was damaged?
What is our count of dented ones in that consignment? / How many came in battered?
> {company}
Whose driver refused to note the crushed corners?
For whom does the driver work who would not note it? / Which haulier did the shipping?
What transport firm declined to record the damage? / Who carried the goods that turned up dented?
> {full}
Who sent us the crushed {pack}? / To whom did I write about the crushed corners?
Who sent the {pack} that arrived with crushed corners?
Who is the supplier in our complaint about battered goods?
Which supplier hears from us over transport damage?

The invoice from {company} lists {tallied} hours of window cleaning at {tariff} an hour, \
although we have never had windows cleaned on a {weekday}.
We never have our windows cleaned on a {weekday}, yet {company} has put {tallied} hours of it on \
the invoice, each at {tariff}.
At {tariff} an hour, {company} invoices us {tallied} hours of window cleaning on a {weekday}, \
which never took place.
> {tallied}
How many hours of window cleaning are on the invoice?
How many hours does {company} list for windows?
> {tallied} hours
What quantity of work did the contractor falsely bill?
For how much labour did {company} charge that nobody performed?
> {tariff}
What does an hour of window cleaning cost on the invoice?
At what price does {company} invoice each hour of window cleaning?
What is the contractor's rate on the wrong bill?
What does {company} charge for sixty minutes of washing glass?
> {company}
Who invoices us window cleaning that never took place?
Whose invoice lists {tallied} hours of window cleaning?
Which contractor is billing for phantom work?
Who wants money for washing our glass panes without having done so?
> {weekday}
On which day do we never have our windows cleaned?
On what day did the invoiced window cleaning supposedly take place?
When in the week were the panes allegedly washed?
Which weekday does the contractor claim to have worked?

Board of the {society}, item 4: {person} moved that we {plan}; carried with {small} votes against.
With {small} votes against, the board of the {society} carried under item 4 the motion of \
{person} that we {plan}.
Item 4, board of the {society}: carried, {small} votes against, that we {plan}, as moved by \
{person}.
> {plan}
What did {person} move under item 4? / What was carried by the board with {small} votes against?
Which motion was carried under item 4? / What did the committee decide to do?
Which proposal got through in spite of some opposition?
What has been resolved at the suggestion of {person}?
> {person}
Who moved item 4 at the board? / Whose motion was carried with {small} votes against?
By whom was it moved that we {plan}? / Who proposed that we {plan}?
Who suggested what the committee then approved? / The successful proposal was whose idea?
> {small}
How many votes against were there on item 4?
How many of the board voted against the motion carried?
How many members objected to the proposal?
How strong was the opposition to {person} in the committee? / How many said no?
> {society}
Whose board carried the motion of {person}? / Which board carried item 4, that we {plan}?
Which club's committee took the decision? / What association agreed to {person}'s proposal?

I took the night train to {city}, paid {price} for the sleeper out of my own pocket and claim it \
back under cost centre {number}.
Please refund {price} to cost centre {number}: I paid for the sleeper on the night train to \
{city} out of my own pocket.
Cost centre {number}: night train to {city}, sleeper, {price}, paid out of my own pocket, refund \
please.
> {price}
What did I pay for the sleeper to {city}? / How much came out of my own pocket for the night train?
How much is the refund for the sleeper? / What is the sum of my travel expenses?
How much am I owed for the rail journey? / What did the berth come to?
> {city}
Where did I go by night train? / To which city did I take the sleeper on the night train?
Where did the night train with my sleeper go? / What was the destination of my business trip?
Where did my work send me by rail? / In what town did I wake up after travelling in bed?
> {number}
Under which cost centre do I claim the sleeper?
What is the cost centre for the night train to {city}?
Which budget code should the expenses be booked against?
What account number does my travel reimbursement go under?

{first} has been with us {stretch} and has worn out three kettles, {small} managing directors \
and one {colour} swivel chair.
Three kettles, {small} managing directors and one {colour} swivel chair: that is what {first} \
has worn out in {stretch} with us.
In {stretch} with us {first} has got through three kettles, one {colour} swivel chair and \
{small} managing directors.
> {stretch}
How long has {first} been with us, wearing out kettles and managing directors?
In what time has {first} worn out three kettles and one swivel chair?
What length of service does the farewell speech celebrate?
How long did our retiring colleague work here? / For how long was {first} an employee?
> {small}
How many managing directors has {first} worn out?
How many managing directors did {first} get through besides the kettles?
How many bosses came and went during the pensioner's career?
How many chief executives did our retiring colleague outlast?
> {colour}
What colour was the swivel chair that {first} has worn out?
Which colour of swivel chair did {first} get through with the kettles?
What shade was the seat mentioned in the farewell speech?
In which colour was the retiring colleague's old seat upholstered?
> {first}
Who has worn out three kettles and one swivel chair?
Who got through {small} managing directors and a chair? / Who is retiring?
To whom is the farewell speech addressed? / Which colleague was teased about outlasting bosses?

From {date} the {officeunit} people sit in {numbered}, and their old key cards stop working at \
{time} that day.
At {time} on {date} the old key cards of the {officeunit} people stop working, as they sit in \
{numbered} from then on.
{numbered} is where the {officeunit} people sit from {date}; at {time} that day their old key \
cards are dead.
> {numbered}
Where do the {officeunit} people sit from {date}, once the old key cards are dead?
Where will the people sit whose old key cards stop working?
What is the new location of {officeunit}? / Where do I find {officeunit} after the move?
To what premises is the department relocating?
> {date}
From when do the {officeunit} people sit in {numbered}, with their old key cards dead?
On what day do the old key cards stop working? / When is moving day for {officeunit}?
Which day does the department relocate to {numbered}?
> {time}
At what time do the old key cards stop working? / When on {date} are the old key cards dead?
At what hour is the former access cancelled?
How late on moving day can staff still open the former doors?
> {officeunit}
Which people sit in {numbered} from {date}, their old key cards dead?
Whose old key cards stop working on {date}? / Which department is moving?
Who is going to occupy {numbered}? / What team gets new premises?

Your parcel {code} was left {whereabouts} because the bell of {person} did not work, and a fox \
has been at the string.
Because the bell of {person} did not work, we left parcel {code} {whereabouts}, where a fox got \
at the string.
A fox has gnawed the string of parcel {code}, which was left {whereabouts}, the bell of {person} \
being broken.
> {whereabouts}
Where was parcel {code} left? / Where did the fox find the string of the parcel?
Where was the parcel left when the bell did not work?
At what spot did the courier deposit the package? / Where should I look for my delivery?
Where was the wild animal chewing?
> {person}
Whose bell did not work when the parcel was left?
Because of whose bell was parcel {code} left for the fox?
Whose doorstep equipment was out of order? / At whose house could the courier not ring?
> {code}
Which parcel was left {whereabouts} for the fox?
What is the number of the parcel whose string the fox got at?
What is the tracking number of the package that an animal chewed?
Quote the consignment code of what the courier deposited outside.

{company} can no longer get {ingredient} from {country}; until {month} their sauce will taste of \
something else, they admit.
Until {month}, {company} admits, the sauce will taste different, since there is no {ingredient} \
to be had from {country}.
No more {ingredient} from {country} for {company}, who admit that the sauce will taste of \
something else until {month}.
> {ingredient}
What can {company} no longer get for the sauce?
What is missing from {country}, so that the sauce will taste different?
Which ingredient is in short supply? / What do the makers lack for their recipe?
A shortage of what has altered the recipe?
> {country}
From where can {company} no longer get {ingredient} for the sauce?
From which country did {company} get what made the sauce taste right?
What is the origin of the goods that have run out?
Which nation has ceased to supply the food producer?
Where did {ingredient} use to be imported from?
> {month}
Until when will the sauce taste of something else?
Until which month will the sauce of {company} taste different?
When will the recipe be back to normal? / Up to what month does the supply problem last?
> {company}
Who admits that the sauce will taste different?
Whose sauce will taste of something else until {month}? / Which manufacturer has supply trouble?
Who is forced to alter a recipe for lack of {ingredient}?

Our tender for the roof of the {facility} was {amount}; {company} undercut us by {percent} and \
will start in {month}.
{company} starts on the roof of the {facility} in {month}, having undercut our tender of \
{amount} by {percent}.
By {percent}, {company} undercut the {amount} of our tender, so they will start on the roof of \
the {facility} in {month}.
> {amount}
How much was our tender for the roof? / What was the tender that {company} undercut?
Our tender for the {facility} roof came to what? / What price had we offered?
At what figure did we bid for the job? / What did we quote and yet lose the contract?
> {percent}
By how much did {company} undercut our tender?
By what percentage was our tender for the roof undercut? / How much cheaper was the rival bid?
What discount against our price won the contract? / How far below ours was the winning offer?
> {company}
Who undercut our tender for the roof? / Who will start on the roof of the {facility}?
Which competitor beat us to the contract? / Who won the job with a cheaper offer?
Which rival was awarded the building work?
> {month}
When will {company} start on the roof?
In which month do they start on the roof of the {facility}? / When do the builders begin?
When is work due to get going at the {facility}?

Two shifts are still empty in the rota: {weekday} at the {premises}, for which {first} needs \
cover, and the late one on {date}.
{first} needs cover at the {premises} on {weekday}, and the late shift on {date} is empty in the \
rota too.
Still empty in the rota are the late shift on {date} and the {weekday} at the {premises}, where \
{first} needs cover.
> {weekday}
On which day does {first} need cover for an empty shift?
Which day at the {premises} is still empty in the rota?
When should somebody stand in for {first}? / When is {first} unable to work?
What day of the week is a substitute wanted?
> {first}
Who needs cover at the {premises} in the rota? / Whose shift on {weekday} needs cover?
Who cannot come in to work at the {premises}? / For whom is a stand-in wanted?
Which colleague is looking for a swap?
> {date}
On what date is the late shift empty? / For which day does the rota still have an empty late shift?
When is nobody down for the evening? / Which calendar day lacks staff until closing?
On what day is an evening worker wanted?

To whom it may concern: {full} worked for me as {job} for {stretch}, never once called in sick \
and was late only in {month}, when the bridge was shut.
Late only in {month}, when the bridge was shut, and never once off sick: that was {full}, who \
worked for me for {stretch} as {job}.
For {stretch} {full} worked for me as {job}, was never once off sick, and only when the bridge \
was shut in {month} was late.
> {stretch}
How long was {full} working for me as {job}, never off sick?
For how long did {full} work for me without being sick or late?
What length of employment does the reference certify?
How many months or years did the former employer have the services of {full}?
> {job}
As what did {full} work for me, never once off sick?
What work did {full} do for me, late only in {month}? / What occupation does the reference mention?
What was the applicant's former profession? / In what capacity was {full} employed?
> {month}
When was {full} late because the bridge was shut? / In which month was the bridge shut?
When was there a problem with punctuality?
At what time of the year did a closed crossing delay the employee?
> {full}
Who was late only when the bridge was shut? / Who worked for me as {job}, never once off sick?
Who is the reference about? / Which former employee is being recommended?
Who had such a healthy and punctual record?

The auditors opened the safe on {date} and found {price} in coins, but not the {paperwork} that \
{person} swore was there.
{person} swore the {paperwork} was in the safe, yet on {date} the auditors found nothing there \
but {price} in coins.
On {date}, instead of the {paperwork} that {person} had sworn to, the auditors found {price} in \
coins in the safe.
> {price}
How much in coins did the auditors find in the safe?
What sum in coins was found in the safe on {date}? / How much cash turned up during the inspection?
What did the metal money in the strongbox come to?
> {paperwork}
What had {person} sworn was in the safe?
What was missing from the safe that the auditors found open?
Instead of what had the auditors found {price} in coins? / Which document is missing?
What should have been locked away but has disappeared?
What were the inspectors hoping to see in vain?
> {date}
When did the auditors open the safe? / On what day did the auditors find {price} in coins?
When was the inspection? / On which day did the controllers look into the strongbox?
> {person}
Who swore that the {paperwork} was in the safe? / Who had sworn to what the auditors did not find?
Whose assurance proved wrong at the inspection?
Who insisted that the missing document was locked away?

Customs at {city} have been holding our {goods} since {date}, as box 37 of the form says \
{country} and the labels say something else.
Since {date} our {goods} have been held by customs at {city}: {country} is what it says in box \
37 of the form, but not on the labels.
Because box 37 of the form says {country} and the labels do not, customs at {city} have held our \
{goods} since {date}.
> {goods}
What are customs at {city} holding? / What has been held by customs since {date}?
Which of our wares are stuck at the border? / What merchandise has been impounded?
Which import is waiting for clearance?
> {city}
Where are customs holding our {goods}? / At which city have customs held our {goods} since {date}?
At what port is our merchandise stuck? / Where is the consignment waiting for clearance?
In which town do the wares sit impounded?
> {country}
Which country is in box 37 of the form? / What does box 37 say that the labels do not?
What origin did we declare? / Which nation was entered in the declaration, wrongly it seems?
> {date}
Since when have customs been holding our {goods}?
Since what day have our {goods} been held by customs? / When was the consignment impounded?
From which day on has the import been stuck at the border?

The flood in the cellar of the {premises} ruined {tallied} {objects}; the insurer offers \
{price}, and says the pump should have been serviced.
Since the pump was not serviced, the insurer offers just {price} for the {tallied} {objects} \
ruined by the flood in the cellar of the {premises}.
{tallied} {objects} were ruined by the flood in the cellar of the {premises}, for which, \
pointing to the unserviced pump, the insurer offers {price}.
> {tallied}
How many {objects} did the flood ruin?
How many {objects} were ruined in the cellar of the {premises}?
How many {objects} must be written off? / What number of items was lost to the water?
How many do we claim as destroyed?
> {price}
How much does the insurer offer for the ruined {objects}?
What is the insurer's offer after the flood? / What compensation is proposed for the water damage?
How much will the policy pay out? / What settlement has been put to us?
> {objects}
What did the flood ruin in the cellar?
Which ruined goods does the insurer offer {price} for after the flood?
What was destroyed by the water? / What had been stored below ground and got soaked?
> {premises}
Where did the flood ruin {tallied} {objects}?
In whose cellar was the flood that the insurer pays for?
What sort of business suffered the water damage?
Which establishment was claiming compensation for soaked stock?

Steering group, {project}: {first} reports that the interface is {soon} late, that the budget \
stands at {percent} and that morale is better than either.
{first} told the steering group of {project} that morale was better than the interface, {soon} \
late, or the budget, which stood at {percent}.
With the interface {soon} late and the budget at {percent}, morale on {project} is the best of \
the three, {first} told the steering group.
> {soon}
How late is the interface, according to the steering group?
By how much is the interface of {project} late, {first} told the steering group?
What delay does {first} admit? / How far behind schedule is {project}?
By what length of time was the deadline missed?
> {percent}
At what percentage does the budget of {project} stand, with the interface late?
Where does the budget stand, {first} told the steering group?
How much of the money has been used up? / What figure is given for the finances of {project}?
> {project}
For which project is the interface {soon} late, as {first} told the steering group?
On which project is morale better than the budget?
Which undertaking is behind schedule although spirits are high?
What venture was {first} giving a status update on?
> {first}
Who told the steering group that the interface is late?
Who reports to the steering group that morale is better than the budget?
Who gave the status update? / Which colleague had to own up to the delay of {project}?

The course on {training} was moved from the {room} to the {room2} because the projector had been \
lent to the {society}.
Since the {society} had borrowed the projector, the course on {training} was held in the {room2} \
and not in the {room}.
Not the {room} but the {room2} was the place of the course on {training}, for the projector had \
been lent to the {society}.
> {training}
What was the course on that was moved for want of the projector?
On what subject was the course held in the {room2}, the projector being lent?
What did the participants learn? / Which skill was taught that day?
In what were the staff being instructed when the equipment was absent?
> {society}
To whom had the projector been lent?
Who had borrowed the projector that the course on {training} needed?
Which club had our equipment? / Who was using the thing that throws pictures on the wall?
Because of which association did the trainer lack a machine?
> {room2}
Where was the course on {training} held, the projector being lent?
To what room was the course on {training} moved?
In which place did the participants learn in the end?
What substitute venue was found for the trainer?
> {room}
From which room was the course on {training} moved?
Where would the course on {training} have been held with a projector?
What was the original venue for the participants?
In which place ought the trainer to have appeared, if the equipment had been there?

I am writing about your advertisement for the post of {job}: I speak {language}, own a moped and \
could begin on {date}.
As an owner of a moped and a speaker of {language} I apply for the advertised post of {job}; I \
could begin on {date}.
{date} is when I could begin in the advertised post of {job}; I own a moped and my {language} is \
fluent.
> {job}
What is the advertised post that I could begin on {date}?
For what post does the moped owner apply? / Which vacancy am I after?
What work would I like you to employ me for? / What position does the candidate hope to get?
> {language}
What language does the moped owner speak who could begin on {date}?
What do I speak, besides owning a moped? / Which foreign tongue does the candidate know?
In what could the candidate talk to customers from abroad?
> {date}
On what day could I begin in the post of {job}?
When could the moped owner begin in the advertised post? / How soon is the candidate available?
From when might I be hired? / What is the earliest starting day?

Clause 9: if the lift in the {premises} stands still for more than {wait}, {company} pays \
{price} for each stair that tenants must climb.
For every stair that tenants have to climb, {company} pays {price} under clause 9 once the lift \
in the {premises} has stood still for {wait}.
Under clause 9, when the lift in the {premises} has stood still for {wait}, {price} per stair \
climbed by tenants is due from {company}.
> {wait}
How long may the lift stand still under clause 9?
After how long does {company} pay for each stair, the lift standing still?
What length of outage triggers the penalty?
Up to what limit is an elevator breakdown free of charge for the contractor?
> {price}
What does {company} pay for each stair that tenants climb?
How much per stair is due under clause 9 if the lift stands still?
How high is the penalty for an elevator breakdown?
What compensation per step was agreed in the contract?
> {company}
Who pays {price} for each stair under clause 9?
Who has to pay tenants when the lift stands still? / Which contractor is liable for the elevator?
What firm suffers the penalty for a long breakdown?
> {premises}
Where is the lift of clause 9 that stood still?
In what building do tenants climb each stair once the lift stands still?
What kind of shop does the contract on the elevator concern?
In which house is an elevator breakdown so expensive?

The foundation gives us {amount} for {scheme}, but only if we raise {price} ourselves by selling \
jam before {date}.
Provided that we raise {price} by selling jam before {date}, we get {amount} from the foundation \
for {scheme}.
Before {date} we must raise {price} by selling jam, or the foundation will keep its {amount} for \
{scheme}.
> {amount}
How much does the foundation give us, provided that we sell jam and raise {price}?
What sum do we get from the foundation if we raise {price} by selling jam?
How large is the conditional grant? / What is the donor ready to contribute?
How much funding has been promised to us?
> {price}
How much must we raise by selling jam?
What do we have to raise before {date} so that the foundation gives us {amount}?
What must our own contribution be? / How much has to come from preserves in glasses?
Which sum is demanded of us in return for the grant?
> {date}
Before what day must we raise {price} with jam?
By when should we have raised our share by selling jam?
What is the deadline for our own contribution? / When does the donor's offer lapse?
> {scheme}
For what does the foundation give us {amount}, if we raise money with jam?
What is the jam being sold for, with the foundation giving {amount}?
What good cause is being funded? / On what is the grant to be spent?
Which purpose does the donor support?

Your forklift, plate {plate}, has stood across two disabled bays since {weekday}, and {person}, \
wheelchair and all, had to be lifted over the forks.
Since {weekday} the forklift {plate} has blocked two disabled bays; {person}, who uses a \
wheelchair, had to be lifted over its forks.
Over the forks of your forklift {plate}, which has blocked two disabled bays since {weekday}, \
{person} had to be lifted, wheelchair and all.
> {plate}
What is the plate of the forklift across the disabled bays?
Which forklift has blocked two disabled bays?
What registration does the badly parked machine carry?
Under which number is the obstructing vehicle registered?
> {weekday}
Since when has the forklift blocked two disabled bays?
Since what day has your forklift stood across the disabled bays?
From which day of the week was the machine parked so badly?
When did the obstruction in the car park begin?
> {person}
Who had to be lifted over the forks? / Whose wheelchair had to be lifted over the forks of {plate}?
Who suffered from the bad parking? / Which person could not get past without being carried?
For whom was the obstruction humiliating?

Correction to the minutes of {date}: it was {full}, not {full2}, who left at {time} slamming the \
door.
In the minutes of {date}, read {full} for {full2}: the door was slammed at {time} by the former \
and not the latter.
The minutes of {date} are wrong to have {full2} leave at {time} with a slam of the door, for it \
was {full}.
> {full}
Who really left at {time} slamming the door?
Who slammed the door, according to the correction of the minutes? / Who did storm out?
Which participant went away noisily in truth? / Who actually walked out of the meeting in anger?
> {full2}
Who was wrongly named in the minutes of {date} as leaving?
Whom did the minutes have slamming the door, wrongly? / Who was falsely accused of storming out?
Whose name must be struck from the record?
> {time}
At what time was the door slammed? / When did {full} leave, slamming the door?
At which hour did the angry exit occur? / How late was it when somebody stormed out of the meeting?
> {date}
Which day's minutes need the correction about the door?
Of what date are the minutes that were wrong about who slammed the door?
When was the meeting with the angry exit? / On which day did {full} storm out?

For reasons known only to the supplier, our order for {goods} became an order for {goods2}, and \
{pack} of them are now stacked in the {room}.
{pack} of {goods2} are stacked in the {room}, since our order for {goods} was misread by the \
supplier.
Stacked in the {room} are {pack} of {goods2} that the supplier sent on an order for {goods}.
> {goods}
What was our order for? / What should the supplier have sent on our order in place of {goods2}?
Which goods did our order to the supplier name? / What had we wanted to buy in reality?
Which wares did we request in vain? / What are we still waiting for?
> {goods2}
What did the supplier send on an order for {goods}?
What is stacked in the {room} from the supplier?
Into what did our order for {goods} turn with the supplier? / What was delivered by mistake?
Which wares did we never want? / What does somebody have to take back?
> {pack}
How much of {goods2} is stacked in the {room} from the supplier?
How many did the supplier send on the order for {goods}? / What quantity was delivered by mistake?
How large is the wrong consignment?
> {room}
Where are the {goods2} from the supplier stacked?
In which room is the supplier's wrong order stacked up?
In what part of the building is the unwanted delivery being stored?
Which space is blocked by the mistaken consignment?

Please note that {full} has had no {perk} since {month}: payroll took the name for that of \
{full2}, who left for {country}.
Payroll confused {full} with {full2}, who has left for {country}, and that is why there has been \
no {perk} for the former since {month}.
Since {month} payroll has paid {full} no {perk}, having mixed up the name with that of {full2}, \
who left for {country}.
> {perk}
What has payroll not paid {full} since {month}?
What does {full} not get since payroll mixed up the name? / Which benefit was stopped by mistake?
What does the employee no longer receive owing to an error?
> {full2}
With whom did payroll mix up the name of {full}? / Whom did payroll confuse with {full}?
Who left for {country}, so that payroll mixed up the names?
Whose name was mixed up by payroll with that of {full}? / Which colleague has emigrated?
Who really quit the firm? / Whose departure led to an administrative error?
> {country}
For which country did {full2} leave, whom payroll mixed up?
Where has the one left for whose name payroll took that of {full}?
To what nation did somebody emigrate? / Whither did the former colleague move abroad?
> {full}
Whose name did payroll mix up with that of {full2}?
Who has had no {perk} from payroll since {month}?
Whose {perk} has payroll not paid, having mixed up the name?
Who gets no {perk} because payroll confused two names?
Which employee is losing out because of an administrative error?
Who was deprived of a benefit by mistake?

The lease on the {premises} runs out on {date}, and the landlord wants {price} a month from then \
on, which is {percent} more.
From {date}, when the lease runs out, the landlord of the {premises} asks for {price} a month, \
{percent} more than so far.
{percent} more is what the landlord of the {premises} asks once the lease runs out on {date}, \
that is {price} a month.
> {date}
On what day does the landlord see the lease on the {premises} run out?
From when is the landlord asking {price} a month, the lease being over?
On what day does the tenancy end? / Until when is the present rent good?
When does the old contract expire?
> {price}
How much a month does the landlord want from {date}?
What does the landlord ask for the {premises} once the lease runs out?
What would the new rent be? / How much will the tenancy cost in future?
> {percent}
How much more does the landlord want once the lease runs out?
By what percentage is the {price} a month more than so far, under the landlord's plans?
How steep is the rent increase? / By how much is the tenancy going to become dearer?
> {premises}
For which premises does the landlord want more a month?
What does the landlord let whose lease runs out on {date}?
Which business faces the rent increase? / What sort of shop might have to find a new home?

Nobody at the fire drill on {date} counted {first}, who was found {wait} later in the \
{facility}, asleep under a coat.
Found asleep under a coat in the {facility}, {wait} after the fire drill of {date}: {first}, \
whom nobody had counted.
On {date} {first} slept under a coat in the {facility} through the fire drill, uncounted, to be \
found {wait} later.
> {first}
Who was asleep under a coat during the fire drill?
Who was found in the {facility} after the fire drill? / Who missed the evacuation exercise?
Which employee was overlooked in the headcount? / Who was napping when the alarm went?
> {wait}
How long after the fire drill was {first} found asleep?
How much later was {first} found under a coat?
How much time passed until the missing employee turned up?
For what length of time did the evacuation team overlook {first}?
> {facility}
Where was {first} found asleep under a coat? / Where did {first} sleep through the fire drill?
At what location was somebody napping in spite of the alarm?
Which part of the site had the evacuation team forgotten to search?
> {date}
When was the fire drill that {first} slept through?
On what day was {first} asleep under a coat in the fire drill? / When was the evacuation rehearsed?
Which day was the alarm exercise?

{company} regrets the hair in your {dish}; enclosed are {small} vouchers, to be used in our \
restaurant in {city} by {date}.
By {date} you may use in our restaurant in {city} the {small} vouchers with which {company} \
makes up for the hair in your {dish}.
For the hair in your {dish} you get {small} vouchers from {company}, good in the restaurant in \
{city} until {date}.
> {dish}
In what was the hair, says {company}, that gets you vouchers?
For a hair in what do you get vouchers for the restaurant?
What food had the customer complained of? / Which meal was spoiled?
What had the guest been eating when disgust set in?
> {small}
How many vouchers does {company} give for the hair?
How many vouchers are there for the restaurant in {city}?
How many free meals does the apology include?
What number of coupons is the disgusted guest given?
> {date}
Until when are the vouchers for the restaurant good?
By what day may you use the {small} vouchers of {company}? / When do the coupons expire?
Up to which day can the compensation be redeemed?
> {city}
Where is the restaurant for which the vouchers are good?
In what city may I use the vouchers for the hair in my {dish}?
In which town can the coupons be redeemed?
To what place must the guest go to enjoy the compensation?

Claim {filemark}: a branch of the neighbour's {tree} went through the roof of my {vehicle} in \
the storm of {date}, while I was at the dentist.
In the storm of {date}, claim {filemark}, my {vehicle} lost its roof to a branch of the \
neighbour's {tree}, and I was at the dentist.
While I was at the dentist on {date}, the storm put a branch of the neighbour's {tree} through \
the roof of my {vehicle}, claim {filemark}.
> {vehicle}
Through the roof of what did the branch go?
Which vehicle of mine was hit by the branch in the storm? / What has been damaged?
On what do I want the insurance to pay the repair? / What was parked in the wrong place?
> {tree}
A branch of which tree went through the roof?
What is the neighbour's tree that lost a branch in the storm?
What was growing next door that did the damage? / What kind of timber fell on my property?
> {date}
When was the storm in which the branch went through the roof?
On what day was I at the dentist while the storm broke the branch? / When did the damage happen?
Which day did the bad weather hit?
> {filemark}
What is the claim about the branch in the storm?
Under which claim does the roof of the {vehicle} run?
Which reference does the insurance use for the matter?
What case number has the damage been given?

Memo: the kettle in the {room} may be used again, now that {person} has replaced the {sparepart} \
for {price}; tea money goes up accordingly.
Now that {person} has put the {sparepart} right for {price}, the kettle in the {room} works \
again, and tea money goes up.
Tea money goes up, because to get the kettle in the {room} going, {person} had to replace the \
{sparepart} at {price}.
> {price}
What money did {person} replace the {sparepart} for, to make the kettle work?
At what price was the {sparepart} of the kettle replaced? / How expensive was the repair?
What was spent on mending the water boiler?
> {person}
Who replaced the {sparepart} of the kettle?
Thanks to whom does the kettle in the {room} work again? / Who did the repair?
Who is the handy person in the office? / By whom was the water boiler mended?
> {sparepart}
What did {person} replace in the kettle? / For which part of the kettle does tea money go up?
What component had been broken? / What was the fault with the water boiler down to?
> {room}
Where is the kettle that may be used again? / In what room does the kettle work again?
Whereabouts can staff get hot drinks once more? / Where had the water boiler been out of order?

After {stretch} of sharing one desk, {first} and {first2} are to have separate ones in \
{numbered}, and neither is speaking about the stapler.
Neither {first} nor {first2}, who shared one desk for {stretch} and get separate ones in \
{numbered}, says who owns the stapler.
In {numbered}, {first} and {first2} will have separate desks after {stretch} at one, with \
silence on the stapler.
> {stretch}
How long have {first} and {first2} shared one desk?
After how long do they get separate desks, silent on the stapler?
For what length of time did the pair have to work side by side?
How many days or years did the joint table last?
> {numbered}
Where will {first} and {first2} have separate desks?
In which place do they get separate desks, silent about the stapler?
To what location is the quarrelling pair moving?
Where will each of the two find a table of their own?

Purchasing says no to the {worktool} we asked for on {date}: at {price} it needs the signature \
of {person}, who is on a raft until {month}.
Until {month} {person} is on a raft and cannot sign for the {worktool} at {price} that we asked \
purchasing for on {date}.
On {date} we asked for the {worktool}; purchasing says that at {price} it takes the signature of \
{person}, on a raft until {month}.
> {worktool}
What had we asked purchasing for on {date}?
What does purchasing say no to without the signature of {person}?
Which piece of equipment is not going to be ordered yet?
What do we lack because the boss is away? / What have we requested in vain?
> {person}
Whose signature does purchasing need? / Who is on a raft until {month} and cannot sign?
Which manager must approve the order? / Who is holding things up by being on holiday?
Whose absence is delaying our new equipment?
> {month}
Until when is {person} on the raft and unable to sign?
In which month can {person} give purchasing the signature, back from the raft?
When will the manager be back from holiday? / Up to what month must we wait for approval?
> {price}
At what cost does the {worktool} need a signature, says purchasing?
At how much is the {worktool} that we asked purchasing for?
How expensive is the requested equipment? / What would the order come to?

We hand-deliver the post for {address} to {first} at the {inn} these days, as the dog there has \
eaten {tallied} letters since {month}.
Since {month} the dog at {address} has eaten {tallied} letters, so the post is handed to {first} \
at the {inn}.
{first} gets the post for {address} at the {inn}, the dog having eaten {tallied} letters since \
{month}.
> {address}
Where has the dog eaten {tallied} letters?
At what address does the dog eat the post, now handed to {first}?
Which house do the postal workers avoid? / At what house is delivery impossible because of a pet?
> {inn}
Where is the post for {address} handed to {first}?
Where does {first} get the letters that the dog has not eaten?
In which pub can the mail be collected? / At what tavern is the correspondence delivered instead?
> {tallied}
How many letters has the dog eaten? / How many letters from the post did the dog eat since {month}?
What number of envelopes were devoured?
> {tallied} letters
How much mail has been destroyed by the pet?
> {first}
To whom is the post for {address} handed?
Who gets the post at the {inn}, so that the dog eats no letters?
Who collects the mail in the pub? / Which resident has a pet that devours correspondence?

Expenses of {first}, not accepted: {price} for a haircut in {city}, and {price2} for flowers \
that were meant for {person}.
Not accepted among the expenses of {first} are the flowers for {person} at {price2} and the \
haircut in {city} at {price}.
We could not accept {price2} for flowers for {person} and {price} for a haircut in {city} among \
the expenses of {first}.
> {price}
How much was the haircut in {city}?
What did {first} put under expenses for the haircut, not accepted?
At what sum was the haircut in {city} among the expenses?
What did the visit to the barber come to?
How much of the rejected claim was spent on hairdressing?
> {price2}
How much were the flowers for {person}?
What sum for flowers was not accepted among the expenses of {first}?
What did {first} claim for flowers among the expenses? / What did the bouquet come to?
How much was charged to the firm for roses or the like?
> {city}
Where did {first} have a haircut put under expenses?
In which city was the haircut that was not accepted?
In what town did the travelling employee visit the barber?
Where did someone want the firm to pay for being groomed?
> {person}
For whom were the flowers meant that {first} put under expenses?
Who was to get the flowers at {price2} that were not accepted? / To whom was the bouquet given?
Whom did our traveller want to please with a present at the firm's cost?

The audit committee asks why the {ship} was insured for {amount} when {company} had already \
scrapped her in {year}.
Scrapped by {company} in {year}, the {ship} was nevertheless insured for {amount}, and the audit \
committee asks why.
Why, asks the audit committee, was the {ship} insured for {amount} although scrapped by \
{company} in {year}?
> {amount}
For how much was the {ship} insured?
For what sum was the scrapped {ship} still insured, as the audit committee asks?
Though already scrapped by {company}, the {ship} was insured for how much?
What was the cover on a vessel that no longer existed? / How high was the pointless policy?
> {year}
In what year was the {ship} scrapped?
When did {company} have her scrapped although she was insured later?
When had the insured {ship} already been scrapped? / When was the vessel broken up?
In which year did the boat cease to exist?
> {company}
Who scrapped the {ship}?
By whom had the {ship} been scrapped, as the audit committee asks, though insured?
Which firm had scrapped the insured {ship}?
Whose scrapped ship does the audit committee ask about? / Which firm broke up the vessel?
What business turned the boat into old metal?
> {ship}
What had been scrapped in {year} but was insured for {amount}?
Which ship does the audit committee ask about, insured though scrapped?
Which vessel no longer existed when it was covered? / On what boat did we waste premiums?

As of the {monthday}, {company} wants its invoices as files sent to {email}; paper ones go \
straight into the shredder, says {first}.
Send invoices for {company} as files to {email}, as from the {monthday} the paper ones, says \
{first}, go into the shredder.
Paper invoices to {company} go into the shredder from the {monthday}, {first} says, and files \
are to be sent to {email}.
> {email}
Where should invoices for {company} be sent as files?
To which address are files with invoices to be sent, not paper?
How do I submit my bill electronically? / At what mailbox does the customer receive bills?
Give the address for digital billing.
> {monthday}
From what day of the month do paper invoices go into the shredder?
When does {company} begin to want invoices as files? / On which day does digital billing begin?
When does the customer switch to electronic bills?
> {company}
Whose shredder do the paper invoices go into? / Who wants invoices as files sent to {email}?
Which customer insists on electronic bills? / What firm has abolished billing on hard copy?
> {first}
Who says that paper invoices go into the shredder?
According to whom does the shredder get all paper ones? / Who told us about digital billing?
Which person at the customer's made the threat about hard copies?

{first} wanted the corner office, {first2} got it on {date}, and since then every morning a pot \
of dead {plant} stands at the door.
A pot of dead {plant} has stood every morning at the door of the corner office since {date}, \
when {first2} got it and not {first}.
Since {date}, when {first2} got the corner office that {first} wanted, a pot of dead {plant} has \
stood at its door every morning.
> {first2}
Who got the corner office? / Who got on {date} the office that {first} wanted?
Who won the best workplace in the building?
Which of the two rivals succeeded, and is now being teased or threatened?
> {first}
Who wanted the corner office but did not get it? / Who wanted the office that {first2} got?
Who was the disappointed rival? / Which colleague came away without the coveted workplace?
Whom would you suspect of the withered greetings?
> {plant}
What stands dead at the door of the corner office every morning?
Which dead plant has stood at the door since {date}?
What withered greenery is being deposited for {first2}?
What sort of vegetation is used for the silent protest?
> {date}
When did {first2} get the corner office?
Since when has a pot of dead {plant} stood every morning at the door?
On which day was the coveted workplace assigned? / When did the withered greetings start?
"""
