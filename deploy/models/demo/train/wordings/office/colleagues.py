"""Colleagues, meetings and customers, in short sentences (see relations.py)."""

RELATIONS = """
= latecause: because the heating engineer got lost | because two signatures were missing | \
because half the staff had measles | because the printer ran out of black | because the carpet \
was still wet | because a swan blocked the gate | because the minister wished to attend | \
because nobody had booked a caterer
The opening of our {city} branch was put off {latecause}.
We put off the opening of the branch in {city} {latecause}.
It was {latecause} that the {city} branch did not have its opening on the day planned.
> {latecause}
Why was the opening of the {city} branch put off?
For what reason was the opening of our branch put off? / What delayed the new office?
How come we could not start there as scheduled?
> {city}
Which branch had its opening put off? / In which city was the opening of a branch put off?
Where are they still waiting to cut the ribbon?
In what town were we not ready to welcome customers?

= deskhabit: with both feet in a bucket | in complete darkness | wearing ear defenders | lying \
on the floor | to loud brass music | with a cat on the keyboard | standing on one leg | under a \
golf umbrella
Our accountant {full} does the monthly accounts {deskhabit}.
The monthly accounts are done {deskhabit} by {full}, our accountant.
It is {deskhabit} that our accountant {full} does the accounts each month.
> {deskhabit}
How does {full} do the monthly accounts? / In what manner does our accountant do the accounts?
What strange way of working does the bookkeeper have?
What would I see if I looked in on the person adding up our figures?
> {full}
Who does our monthly accounts? / What is our accountant called who does the accounts {deskhabit}?
Who keeps the books here? / Which colleague with odd habits looks after our figures?

= biscuitrule: only after a sale | on birthdays alone | never before ten | at most two a day | \
only with the boss present | just when clients call | solely for volunteers | when the rain \
comes in
The chocolate biscuits in the {room} may be eaten {biscuitrule}.
{biscuitrule} is the rule for eating chocolate biscuits in the {room}.
One may eat the chocolate biscuits of the {room} {biscuitrule}.
> {biscuitrule}
When may the chocolate biscuits in the {room} be eaten?
What is the rule for eating chocolate biscuits? / How strict are they about the sweet snacks?
Under what condition am I allowed a treat?
> {room}
Where are the chocolate biscuits? / In which room may one eat chocolate biscuits, by the rule?
In what part of the building are sweet things kept? / Where do I go for a snack?

= parcelstate: torn along one side | soaked in lamp oil | smelling of fish | opened and taped \
again | crushed quite flat | chewed by some animal | without any label | covered in red wax
The parcel from {company} arrived {parcelstate}, so {first} refused it.
{first} refused the parcel from {company}, which arrived {parcelstate}.
As it arrived {parcelstate}, the {company} parcel was refused by {first}.
> {parcelstate}
In what state was it when the {company} parcel arrived?
How was the parcel from {company} when it arrived and {first} refused it?
What was wrong with the package? / What condition was the delivery in?
> {first}
Who refused the parcel from {company}? / By whom was the parcel refused when it arrived?
Who would not take in the package? / Which colleague sent the delivery away?
> {company}
Who sent the parcel that {first} refused? / From which firm did the refused parcel come?
Whose package was turned away at our door? / Which sender got a delivery back?

= strength: calming angry callers | mental arithmetic | remembering faces | haggling with \
hauliers | reading bad handwriting | spotting forged stamps | making strong coffee | keeping a \
straight face
In the interview {first} named {strength} as a special strength.
{strength} is the special strength that {first} named in the interview.
As a special strength, {first} named {strength} in the interview.
> {strength}
What did {first} name as a special strength? / Which strength was named in the interview?
What does the applicant claim to be best at? / Which talent did the candidate boast of?
> {first}
Who named a special strength in the interview?
Whose strength is {strength}, as named in the interview? / Which applicant is good at {strength}?
Which candidate has a talent for {strength}?

= weakness: opening other people's letters | never saying no | starting ten things at once | \
forgetting every surname | arguing with machines | talking to the plants | sleeping after lunch \
| answering questions with questions
Asked about weaknesses, the new {post} admitted to {weakness}.
The new {post} admitted to {weakness} when asked about weaknesses.
When we asked about weaknesses, {weakness} was what the new {post} admitted to.
> {weakness}
What weaknesses has the new {post} admitted to when asked?
Which of the weaknesses did the new {post} name when asked?
What bad habit did the recruit own up to? / What fault has the person we just hired?
> {post}
What is the new post of the one who admitted to {weakness} when asked?
Asked about weaknesses, who admitted to {weakness}?
For what position did we take somebody with that fault? / Which recruit confessed a bad habit?

= stamping: with a potato stamp | in green ink only | on the back | upside down | next to the \
staple | twice on each page | in the lower left corner | across the photograph
Customs in {country} want our invoices stamped {stamping}.
For customs in {country} our invoices have to be stamped {stamping}.
Our invoices are to be stamped {stamping}, as customs in {country} want it.
> {stamping}
How do customs in {country} want our invoices stamped?
In what way must invoices be stamped for {country} customs?
What odd demand do the border officials make of our bills?
How is the mark to be put on our papers before they cross the border?
> {country}
Which country's customs want invoices stamped {stamping}?
Customs of what country want our invoices stamped? / Where are the border officials so fussy?
What destination has peculiar wishes about our bills?

= mascot: a stuffed badger | a plaster frog | the founder's left boot | a one-eyed doll | a \
brass elephant | a wooden duck | the first till | a dried starfish
On the reception desk of {company} stands {mascot} for luck.
{mascot} stands for luck on the reception desk at {company}.
For luck, {company} keeps {mascot} on the reception desk.
> {mascot}
What stands on the reception desk of {company}? / What does {company} keep on its desk for luck?
What charm greets visitors at the entrance? / Which object is supposed to bring the firm fortune?
> {company}
Which company has {mascot} on the reception desk?
On whose reception desk is something kept for luck? / Which firm believes in charms?
Where are visitors welcomed by {mascot}?

= quitmotive: to raise ostriches | to sing in a choir | to be nearer the sea | to look after \
twins | to write crime novels | to open a bakery | to become a monk | to sail round Africa
{first} gave notice on {date} {quitmotive}.
On {date}, {first} gave in a notice of leaving {quitmotive}.
The notice that {first} gave on {date} was {quitmotive}.
> {quitmotive}
Why was it that {first} gave notice of leaving?
What was the purpose of the notice of leaving that {first} gave?
What are the plans of the colleague who resigned?
What does {first} want to do after quitting the job?
> {date}
On which date was it that {first} gave notice? / On what day was the notice of leaving given?
What is the date of the resignation? / When did we learn that a colleague is quitting?
> {first}
Who gave notice of leaving on {date}? / Whose notice of leaving was {quitmotive}?
Which colleague resigned? / Who is quitting the firm {quitmotive}?

= jampart: behind the second roller | in the lower tray | under the glass plate | at the left \
hinge | beside the fuser | in the stapler unit | just before the exit slot | inside the toner door
When the copier in the {room} jams, the paper is stuck {jampart}.
In the copier of the {room}, paper that jams is stuck {jampart}.
Paper is stuck {jampart} whenever the copier jams in the {room}.
> {jampart}
Where is the paper stuck when the copier jams?
In what place is the paper of the {room} copier stuck?
Where do I have to look if my sheet does not come out?
In which spot of the machine do the pages get caught?
> {room}
In which room is the copier that jams? / Where does the copier get its paper stuck {jampart}?
Where is the troublesome machine for duplicates?
In what part of the building do pages get caught?

= visitoritem: a yellow waistcoat | plastic overshoes | a badge with a photograph | two clean \
handkerchiefs | a signed waiver | felt slippers | a whistle on a string | some proof of address
Every visitor to our {city} plant must have {visitoritem}.
At the {city} plant, {visitoritem} must be had by every visitor.
No visitor gets into our plant in {city} without {visitoritem}.
> {visitoritem}
What must every visitor to the {city} plant have?
Without what does no visitor get into our plant? / What do guests need at the factory gate?
What should I not forget if I come to see the works?
> {city}
In which city is the plant where a visitor must have {visitoritem}?
Which plant lets no visitor in without {visitoritem}?
At what factory are there strict rules for guests?
Where will I be turned away if I lack {visitoritem}?

= bonusform: a week at a spa | free eggs for a year | a gold wristwatch | an extra half day off \
| a box at the theatre | the director's old car | a smoked ham | a better parking space
For selling the most {goods}, {first} was rewarded with {bonusform}.
{first} sold the most {goods} and was rewarded with {bonusform}.
{bonusform} was the reward for {first}, who sold the most {goods}.
> {bonusform}
With what was {first} rewarded for selling the most {goods}?
What was the reward for selling the most? / What prize did the best rep win?
What did our top performer get from the firm?
> {first}
Who was rewarded and sold the most {goods}? / Who was rewarded for selling the most?
Who is our best rep? / Which top performer won {bonusform}?
> {goods}
What was it that {first} sold the most of to be rewarded?
What sold so well that {first} was rewarded? / Which articles did our best rep get rid of?
With what merchandise did the prize winner beat all colleagues?

= missingpart: the page with the signature | the third appendix | the price list | the drawing \
of the roof | the chairman's initials | the list of tools | the paragraph on noise | the tax number
Our lawyer {last} says that {missingpart} is missing from the contract.
What is missing from the contract, says our lawyer {last}, is {missingpart}.
The contract lacks {missingpart}, which our lawyer {last} says is missing.
> {missingpart}
What is missing from the contract? / What does our lawyer {last} say is missing?
What has to be added before the agreement is complete?
What gap did the solicitor discover in the deal?
> {last}
Which lawyer says something is missing from the contract?
What is the lawyer called who says that the contract lacks {missingpart}?
Who discovered a gap in the agreement? / By what surname does our legal adviser go?

= signoff: by nodding twice | with a thumbprint | by ringing a hand bell | in purple crayon | by \
text message | with a drop of wax | by raising a paddle | with a single grunt
Our director {last} approves travel requests {signoff}.
Travel requests are approved {signoff} by our director {last}.
It is {signoff} that director {last} approves requests for travel.
> {signoff}
How does director {last} approve travel requests? / In what way are travel requests approved?
How will I know that my trip is permitted? / What does the boss do to say yes to a journey?
> {last}
Which director approves travel requests? / By whom are our travel requests approved?
What is the boss's surname? / Who decides whether I may go on a trip?

= lunchspot: on the fire escape | behind the cold store | in the lorry cab | on the roof terrace \
| beside the compost heap | in the lift | under the plane tree | at the weighbridge
In dry weather {first} from {officeunit} eats lunch {lunchspot}.
{first} from {officeunit} takes lunch {lunchspot} when the weather is dry.
When it is dry, lunch is eaten {lunchspot} by {first} from {officeunit}.
> {lunchspot}
Where does {first} eat lunch in dry weather?
In what place does {first} from {officeunit} take lunch?
Where could I find {first} at midday if it does not rain?
Which spot does a colleague like for a sandwich in the sun?
> {first}
Who eats lunch {lunchspot} in dry weather? / Who from {officeunit} takes lunch {lunchspot}?
Which colleague sits {lunchspot} with a sandwich? / Who has a midday meal in the open?
> {officeunit}
In which unit is {first}, who eats lunch {lunchspot}?
From what section is {first}, who takes lunch outside when dry?
To which department does the colleague {lunchspot} belong? / Where does {first} work?

= tapsound: like a dying trumpet | like wet gravel | like an angry goose | like a distant train \
| like a sewing machine | like somebody sobbing | like frying bacon | like marbles in a tin
The new radiator in the {room} sounds {tapsound}, and {first} is to bleed it.
{first} is to bleed the new radiator in the {room}, which sounds {tapsound}.
As it sounds {tapsound}, the new radiator in the {room} is to be bled by {first}.
> {tapsound}
How does the new radiator sound? / What sounds does the radiator in the {room} make?
What noise comes from the heating? / What do people hear when it gets warm in there?
> {first}
Who is to do something about the new radiator that sounds {tapsound}?
By whom is the new radiator in the {room} to be bled? / Who will let the air out of the heating?
Which colleague has to cure the noise?

= sackreason: for selling the samples | for insulting a bishop | for sleeping in the stockroom | \
for faking a limp | for juggling with eggs | for riding the conveyor | for reading other desks' \
post | for burning the rota
The previous {post} was dismissed in {month} {sackreason}.
In {month} they dismissed the previous {post} {sackreason}.
It was {sackreason} that the previous {post} was dismissed in {month}.
> {sackreason}
For what was the previous {post} dismissed?
Why did they have the previous {post} dismissed in {month}?
What misdeed cost the last {post} the job? / What had the one who was fired done wrong?
> {month}
In which month was the previous {post} dismissed?
When was somebody dismissed {sackreason}, the previous {post}? / When did the sacking happen?
What time of the year did the last {post} get fired?

= pricewhy: because copper went up | because the forest burned | because wages rose | because \
the bridge tolls doubled | because fewer sheep were shorn | because the mill closed | because \
the old stock ran out | because the currency fell
{company} now charges {price} for a crate of {goods} {pricewhy}.
A crate of {goods} now costs {price} at {company} {pricewhy}.
{pricewhy} is the reason why {company} now charges {price} for a crate of {goods}.
> {pricewhy}
Why does {company} now charge {price} for a crate of {goods}?
What is the reason that a crate of {goods} now costs {price}?
What made our supplier more expensive? / How is the higher sum explained to the buyers?
> {price}
How much does {company} now charge for a crate of {goods}?
What is it that a crate of {goods} costs at {company} now? / What will I have to pay for one box?
What is the supplier's latest rate?

= emptyshelf: between the glue and the string | on the bottom row | above the fire bucket | at \
the far north wall | next to the returns cage | under the mezzanine | left of the loading door | \
beside the broken scales
The gap in the warehouse {emptyshelf} is meant for {goods}.
{goods} are meant for the gap {emptyshelf} in the warehouse.
Our warehouse has a gap {emptyshelf} that is meant for {goods}.
> {emptyshelf}
Where in the warehouse is the gap meant for {goods}?
In what spot does our warehouse have a gap for {goods}? / Where is there still room in the depot?
Where should the storeman put the {goods}?
> {goods}
What is the gap in the warehouse meant for? / For what does the warehouse have a gap {emptyshelf}?
Which articles have space reserved for them {emptyshelf}?
What is the storeman going to put {emptyshelf}?

= badmeal: cold tripe | a raw onion | burnt porridge | eel in jelly | boiled cabbage stalks | a \
plate of snails | yesterday's fishcakes | pickled walnuts
At the customer's table in {city} our boss politely ate {badmeal}.
In {city} our boss politely ate {badmeal} at the table of the customer.
{badmeal} is what our boss politely ate at the customer's table in {city}.
> {badmeal}
What did our boss eat politely at the customer's table?
What was it that the boss ate in {city} at the table of a customer?
What did the chief swallow so as not to offend a client?
What unpleasant dish had to be got down for the sake of business?
> {city}
Where was the table of the customer at which our boss politely ate {badmeal}?
In which city was our boss at a customer's table?
To what place did the chief travel to dine with a client?
Where did somebody from our firm have to swallow {badmeal}?

= trainedto: to fold letters | to fetch the newspaper | to guard the till | to sniff out mould | \
to ring for the porter | to sit on invoices | to press the lift button | to scare off salesmen
{first}'s dog {pet} comes to the office and has learned {trainedto}.
{pet}, the dog that {first} brings to the office, has learned {trainedto}.
In the office {first}'s dog {pet} has learned {trainedto}.
> {trainedto}
What has the dog {pet} learned in the office? / What has {first}'s dog learned to do in the office?
What trick can {pet} perform at work? / How does the four-legged colleague make itself useful?
> {pet}
Which dog has learned {trainedto}? / What is {first}'s office dog called?
What is the name of the four-legged colleague? / Which pet comes to work with {first}?
> {first}
Whose dog has learned {trainedto} in the office? / Who brings the dog {pet} to the office?
Who is the owner of {pet}? / Whose animal keeps us company at work?

= sealmark: a bee on a key | two crossed ladders | a crowned pike | a plain black dot | an open \
hand | three acorns | half a moon | a ship without sails
The genuine letters of the {authority} carry a watermark of {sealmark}.
A watermark of {sealmark} is in all genuine letters of the {authority}.
Letters from the {authority} are genuine if the watermark shows {sealmark}.
> {sealmark}
What is the watermark in genuine letters of the {authority}?
What does the watermark show if letters are genuine?
What must I see when I hold the paper up to the light?
By what picture can a forgery be told from the real thing?
> {authority}
Whose genuine letters have a watermark of {sealmark}?
Which authority has {sealmark} as a watermark in its letters?
Which public body marks its paper with {sealmark}?
Who guards against forgery with a picture in the paper?

= apologygift: a crate of oranges | a hand-written poem | a framed map | a basket of soaps | a \
voucher for a massage | a pot of heather | two bottles of cider | a jar of honey
For the late delivery {company} apologised to {full} with {apologygift}.
{company} sent {full} {apologygift} as an apology for the late delivery.
{full} had {apologygift} from {company} as an apology for a late delivery.
> {apologygift}
With what did {company} apologise to {full} for the late delivery?
What was the apology for the late delivery?
How did the firm make up to the customer for the long wait? / What present came to say sorry?
> {full}
To whom did {company} apologise for the late delivery?
Who had {apologygift} as an apology for a late delivery?
Which customer was kept waiting too long? / Who was given a present to say sorry?
> {company}
Who apologised for the late delivery with {apologygift}?
From which company did {full} have an apology for a late delivery? / Which firm was too slow?
Who had to say sorry to a customer?

= meetingpace: while walking round the pond | without any chairs | in the back of a van | over \
boiled eggs | with the lights off | in whispers only | under the open sky | with hats on
The Monday meeting of {officeunit} takes place {meetingpace} and ends by {time}.
By {time} the Monday meeting that {officeunit} holds {meetingpace} is at an end.
Each Monday {officeunit} has its meeting {meetingpace}, which ends by {time}.
> {meetingpace}
How does the Monday meeting of {officeunit} take place?
In what way does {officeunit} hold its Monday meeting?
What is unusual about that section's weekly round?
How do they come together at the start of the week?
> {time}
By when does the Monday meeting of {officeunit} end?
At what time is the Monday meeting at an end?
When are they back at their desks after the weekly round?
Until when are the people of that section busy?
> {officeunit}
Whose Monday meeting takes place {meetingpace}? / Which unit ends its Monday meeting by {time}?
Which section has an unusual weekly round? / What department comes together {meetingpace}?

= badgewear: on the left sleeve | round the neck | under the collar | at the belt | on the hat \
brim | pinned to the knee | on a wrist strap | above the heart
In the {facility} the staff badge has to be worn {badgewear} after {hour}.
After {hour} everyone in the {facility} must have the staff badge worn {badgewear}.
The staff badge in the {facility} is to be worn {badgewear} after {hour}.
> {badgewear}
Where must the staff badge be worn after {hour}? / How is the badge to be worn in the {facility}?
On what part of me do I fix the pass?
Where would a guard look for the employees' proof of identity?
> {hour}
After what hour must the staff badge be worn {badgewear}?
From when on has the badge of the {facility} to be worn {badgewear}?
When does the rule about the employees' pass begin to apply?
How late may it get before the pass goes {badgewear}?

= lostrefund: without a receipt | after thirty days | if the box is dented | once it has been \
washed | for sale items | on hygiene goods | when bought abroad | if paid by voucher
{company} gives no refund {lostrefund}, so {first} got nothing for the {object}.
As {company} gives no refund {lostrefund}, nothing was got for the {object} by {first}.
For the {object} {first} got nothing, since {company} gives no refund {lostrefund}.
> {lostrefund}
In which case is it that {company} gives no refund?
Under what rule that gives no refund has {first} got nothing for the {object}?
Under which condition does the shop keep the customer's money?
What did a disappointed buyer overlook in the small print?
> {object}
For what has {first} got nothing, as {company} gives no refund?
For which object is it that {company} gives {first} no refund?
What was brought back to the shop in vain? / What is a disappointed buyer stuck with?
> {first}
Who got nothing for the {object}, as {company} gives no refund?
Who got no refund for the {object}, since {company} gives none?
Which buyer was disappointed at the counter? / Who is stuck with the {object}?

= firstjob: a sheep shearer | a bell ringer | a lift boy | an ice cream seller | a lighthouse \
keeper | a grave digger | a circus rider | a puppet maker
Before joining {company}, our chairman {last} was {firstjob} in {country}.
Our chairman {last} was {firstjob} in {country} before joining {company}.
In {country}, before joining {company}, {last}, our chairman, was {firstjob}.
> {firstjob}
What was our chairman {last} before joining {company}?
Joining {company} came later; what was the chairman in {country}?
How did the head of the board once earn a living?
From which trade did the top man of {company} come?
> {country}
In which country was our chairman {firstjob} before joining {company}?
Where was {last} before joining {company} as chairman?
In what part of the world did the head of the board once earn a living?
Where abroad did the top man start out?

= failsign: three short beeps | a blinking red lamp | a smell of burnt hair | a puff of blue \
smoke | a low whistle | a trembling needle | foam at the valve | a row of zeros
Stop the {plantmachine} as soon as there is {failsign}, and call {first}.
As soon as there is {failsign}, the {plantmachine} must stop; call {first}.
Call {first} and stop the {plantmachine} as soon as you notice {failsign}.
> {failsign}
As soon as there is what must you stop the {plantmachine}?
What must you notice to stop the {plantmachine} and call {first}?
By what do operators recognise trouble? / Which warning means that it has to be switched off?
> {plantmachine}
Which machine must stop as soon as there is {failsign}?
What are you to stop before you call {first}? / What equipment warns of trouble by {failsign}?
What has to be switched off in case of {failsign}?
> {first}
Whom must you call as soon as the {plantmachine} shows {failsign}?
Who gets a call when you stop the {plantmachine}?
Who is to be informed of trouble with the equipment?
Who repairs it, so that operators have to telephone?

= paymode: in small coins | by monthly cheque | in potatoes | in two halves | through a cousin | \
in foreign notes | by postal order | in kind
The tenant of {numbered}, {full}, pays the rent {paymode}.
{full} pays the rent for {numbered} {paymode}.
The rent of {numbered} is paid {paymode} by {full}.
> {paymode}
How does the tenant {full} pay the rent?
In what way is the rent paid that {full} pays for {numbered}?
In what form does the landlord get his due? / How does the money for that unit reach us?
> {full}
Who pays the rent for {numbered}? / By whom is rent paid {paymode}?
Which tenant settles {paymode}? / Who occupies {numbered}?
> {numbered}
For what is rent paid by {full}, who pays {paymode}?
Of which place is the rent paid {paymode} by the tenant {full}? / What does {full} occupy?
Which unit has a tenant who settles {paymode}?

= vendorwish: a longer ramp | a key to the yard | warm coffee on arrival | two strong helpers | \
a quieter dog | earlier opening hours | a proper signature | a dry pallet
The drivers from {company} have asked us for {vendorwish}, {first} writes.
{first} writes that the drivers from {company} have asked for {vendorwish}.
What the drivers from {company} have asked for, writes {first}, is {vendorwish}.
> {vendorwish}
What have the drivers from {company} asked for?
What does {first} write that the drivers have asked us for?
What would make unloading here more agreeable for the hauliers?
Which wish do the lorry crews have?
> {company}
Which company's drivers have asked for {vendorwish}?
For which drivers does {first} write that {vendorwish} is asked for?
Which haulier's crews are unhappy with us? / What firm's lorry crews would like {vendorwish}?
> {first}
Who writes what the drivers from {company} have asked for?
Who writes that drivers asked us for {vendorwish}? / Who passed on the wish of the lorry crews?
Through whom do we hear that the hauliers are unhappy?

= rotaexcuse: a sick parrot | a wedding in Wales | a bee in the car | a blocked chimney | an \
exam in Latin | a burst tyre | a funeral of an aunt | a lost contact lens
{first} missed the {weekday} shift and gave {rotaexcuse} as the excuse.
{rotaexcuse} was the excuse that {first} gave for missing the shift on {weekday}.
As an excuse for the missed {weekday} shift, {first} gave us {rotaexcuse}.
> {rotaexcuse}
What excuse did {first} have for the missed shift?
What was given as an excuse for missing the {weekday} shift?
How did {first} explain not coming to work? / What supposedly kept our colleague from turning up?
> {first}
Who missed the shift on {weekday}? / Whose excuse for the missed shift was {rotaexcuse}?
Which colleague did not turn up for work? / Who explained the absence with {rotaexcuse}?
> {weekday}
On what day did {first} miss the shift with an excuse?
Which shift was missed with the excuse of {rotaexcuse}? / When did our colleague not turn up?
On which day of the week were we one worker short?

= contractend: when the dam is finished | with the next harvest | on the chairman's death | if \
the patent lapses | once all trees are planted | when the loan is repaid | at the first snow | \
should the owner marry
Our contract with {company} over {price} ends {contractend}.
The contract with {company}, worth {price} to us, ends {contractend}.
It ends {contractend}, our contract with {company} over {price}.
> {contractend}
At what point is it that our contract with {company} ends?
What is it with which the contract over {price} ends? / When will we no longer be bound to the firm?
What must happen before we are free of that agreement?
> {price}
What is our contract with {company} worth? / Over what sum is the contract that ends {contractend}?
How much money does the agreement involve? / For what amount are we bound to the firm?
> {company}
With whom is the contract worth {price} to us?
Which company has a contract that ends {contractend}? / Who is our partner in the agreement?
To which firm are we bound?

= stafftoy: a table football set | an old jukebox | a trampoline | a dartboard | a rowing \
machine | a chess corner | a ping-pong robot | a hammock
Out of the suggestion prize {officeunit} bought {stafftoy} for the {room}.
{officeunit} spent the suggestion prize on {stafftoy} for the {room}.
The suggestion prize of {officeunit} bought {stafftoy} for use in the {room}.
> {stafftoy}
What did {officeunit} buy out of the suggestion prize?
On what was the suggestion prize for the {room} spent?
How can employees amuse themselves since the award? / What new entertainment did the award pay for?
> {room}
For which room was {stafftoy} bought out of the suggestion prize?
Where is what the suggestion prize bought for {officeunit}?
Where can employees amuse themselves with {stafftoy}?
In which part of the building did the award money end up?
> {officeunit}
Who bought {stafftoy} out of the suggestion prize?
Which unit spent its suggestion prize on the {room}? / Which department must have had a good idea?
What section won an award?

= nightnoise: footsteps overhead | a slow drip | typing in the dark | somebody humming | a lift \
going up | scratching in the ducts | chairs being moved | the franking machine
On the night of {date} the guard in the {facility} heard {nightnoise}.
The guard in the {facility} heard {nightnoise} on the night of {date}.
{nightnoise} is what the guard heard in the {facility} on the night of {date}.
> {nightnoise}
What did the guard hear on the night of {date}?
What was heard at night in the {facility} by the guard? / Which sound worried the watchman?
What disturbed security when the building should have been silent?
> {date}
On the night of which date was the guard hearing {nightnoise}, heard in the {facility}?
When has the guard heard {nightnoise} at night? / When was the watchman worried by {nightnoise}?
On what day was there a strange sound after closing?
> {facility}
Where did the guard hear {nightnoise} at night?
In which place was {nightnoise} heard on the night of {date} by the guard?
Which building has a watchman who was worried by {nightnoise}?
What site should have been silent but was not?

= prefdesk: with its back to the wall | next to an open window | far from the coffee machine | \
under the skylight | opposite the clock | beside the big radiator | facing the harbour | close \
to the exit
Because of a sore neck, {first} asked {person} for a desk {prefdesk}.
{first} asked {person} for a desk {prefdesk} because of a sore neck.
With a sore neck as the reason, {first} asked {person} for a desk {prefdesk}.
> {prefdesk}
What desk was it that {first} asked {person} for?
Where should the desk be that {first} asked for because of a sore neck?
What place to work would suit the aching colleague? / Where would {first} rather sit?
> {first}
Who asked for a desk {prefdesk}? / Who has a sore neck and asked {person} for something?
Which colleague is in pain? / Who would rather sit {prefdesk}?
> {person}
Who was it that {first} asked for a desk {prefdesk}?
Who was asked for another desk because of a sore neck? / Who decides where people sit?
To whom did the colleague in pain turn?

= ratbait: peanut butter | stale marzipan | smoked bacon | the boss's cheese | burnt toast | dog \
biscuits | fish heads | chocolate sprinkles
The traps that {company} put in our {room} are baited with {ratbait}.
{company} put traps in our {room} that are baited with {ratbait}.
In our {room} there are traps from {company}, baited with {ratbait}.
> {ratbait}
With what are the traps in our {room} baited? / What are the traps from {company} baited with?
What food is meant to lure the vermin? / Which delicacy attracts the rodents to their end?
> {room}
Where did {company} put the traps? / In which room are the traps baited with {ratbait}?
In what part of the office are there vermin? / Where should I mind my toes because of rodents?
> {company}
Who put the traps in our {room}? / Which company's traps are baited with {ratbait}?
Which firm fights the vermin here? / Whom did we hire against rodents?

= fundsource: from a raffle of hams | out of the parking fees | by selling old desks | from an \
uncle in Peru | from scrap metal | through a bank loan | out of unclaimed deposits | from the \
sale of honey
The {price} for the new {plantmachine} came {fundsource}.
It was {fundsource} that we got the {price} for the new {plantmachine}.
We paid {price} for the new {plantmachine}, and the money came {fundsource}.
> {fundsource}
From where was the money that we paid for the new {plantmachine}?
How did we get the money of {price} that we paid for the new {plantmachine}?
How was the equipment financed? / What source covered the purchase?
> {price}
How much was paid for the new {plantmachine} with money that came {fundsource}?
How much of the money for the new {plantmachine} came {fundsource}?
What was the cost of the equipment? / How big was the sum financed {fundsource}?
> {plantmachine}
Which new machine got its money {fundsource}?
For what new thing was {price} paid that came {fundsource}?
What equipment was financed {fundsource}? / On which purchase was {price} spent?

= typobad: dear enemies | frozen onions | a free funeral | public lice | our late staff | seven \
naked birds | boiled customers | the best of wurst
Thanks to a typing error, our flyer for {month} promised "{typobad}".
Our flyer for {month} promised "{typobad}", thanks to an error in typing.
"{typobad}" is what our flyer promised for {month}, thanks to a typing error.
> {typobad}
What has our flyer promised for {month}?
What was promised on the flyer, thanks to a typing error?
Which embarrassing words went out to the public? / What did readers find in our leaflet by mistake?
> {month}
For which month was the flyer with the typing error? / When was "{typobad}" promised on our flyer?
In what part of the year did the leaflet cause laughter?
When did we embarrass ourselves in print?

= oathitem: the company flag | a bag of flour | a telephone book | the oldest ledger | a bunch \
of keys | the coffee tin | a silver trowel | the fire axe
New members of the {society} board swear an oath on {oathitem} in the {room}.
In the {room} new members swear an oath on {oathitem} to join the {society} board.
The {society} board has its new members swear an oath in the {room} on {oathitem}.
> {oathitem}
On what do new members of the board swear an oath?
What is the oath of new {society} board members sworn upon in the {room}?
What object does one touch when solemnly promising loyalty?
Which thing serves in place of a bible at the ceremony?
> {room}
In which room do new members swear an oath on {oathitem}?
Where is an oath sworn by new members of the {society} board?
Where is the ceremony with {oathitem} held? / In what part of the house is loyalty promised?
> {society}
Whose new board members swear an oath on {oathitem}?
Which board has its new members swear an oath in the {room}? / What club demands a solemn promise?
Which association uses {oathitem} at a ceremony?

= mailmix: love letters | seed catalogues | parking fines | tax demands | knitting patterns | \
death threats | job applications | lottery tickets
Instead of our invoices, {first} at {address} has been getting {mailmix}.
{first} at {address} has been getting {mailmix} instead of our invoices.
What {first} at {address} has been getting instead of our invoices is {mailmix}.
> {mailmix}
What has {first} been getting instead of our invoices?
At {address} {first} is getting what instead of our invoices? / Which wrong post has arrived there?
What turned up in the envelopes in place of bills?
> {address}
Where has {first} been getting {mailmix} instead of invoices?
At what address is {first} getting something instead of our invoices?
To which house does the wrong post go? / Where does the customer of the mix-up live?
> {first}
Who has been getting {mailmix} instead of our invoices?
Who is getting something instead of invoices at {address}?
Which customer suffers from the mix-up? / To whom did the wrong post go in place of bills?

= heldup: by a flock of geese | by fog on the pass | by a strike of pilots | by an oil spill | \
by a broken lock gate | by a bicycle race | by an unpaid toll | by falling rocks
The lorry with our {goods} is held up near {city} {heldup}.
Near {city} the lorry with our {goods} is held up {heldup}.
Held up {heldup} near {city}, the lorry with our {goods} is late.
> {heldup}
What is it by which the lorry with our {goods} is held up?
By what is the late lorry with our {goods} held up near {city}? / Why has the delivery not come?
What is keeping the driver from moving on?
> {city}
Near what city is the lorry held up? / Where is the lorry with our {goods} held up?
In which area is the driver waiting? / What place is the delivery stuck close to?
> {goods}
What is on the lorry held up {heldup} near {city}?
With which goods is the lorry late that is held up {heldup}?
Which articles do we wait for because they are stuck on the road?
What delivery are we still waiting for?

= signtext: mind the llama | no shouting please | back in a minute | beware of the intern | cash \
is dead | smile or leave | knock like a gentleman | nothing here is free
On the door of the {officeunit} office hangs a sign that {first} painted: "{signtext}".
The sign that {first} painted for the door of the {officeunit} office says "{signtext}".
"{signtext}" says the sign on the {officeunit} office door, painted by {first}.
> {signtext}
What does the sign on the {officeunit} office door say?
What is on the door sign that {first} painted? / Which words greet those who want to enter?
What did {first} letter as a message to callers?
> {first}
Who painted the sign on the {officeunit} office door?
By whom was the door sign "{signtext}" painted? / Which colleague is handy with a brush?
Who chose to greet callers with "{signtext}"?
> {officeunit}
On whose office door does the painted sign say "{signtext}"?
For which office did {first} paint the door sign?
Which department greets callers with "{signtext}"?
At what section's entrance do I read "{signtext}"?

= storedfor: to keep the bees warm | to hide the safe | to muffle the pump | to please the \
landlord | to stop a draught | to block the view | to dry the umbrellas | to feed the stove
The {small} old curtains in the {room} are kept {storedfor}.
In the {room} {small} old curtains are kept {storedfor}.
{small} old curtains are kept in the {room} {storedfor}.
> {storedfor}
What are the old curtains in the {room} kept for? / Why are the {small} old curtains kept?
For what purpose did nobody throw out the worn fabric? / To what use is the faded cloth put?
> {small}
How many old curtains are kept in the {room}? / What number of old curtains are kept {storedfor}?
How many pieces of faded cloth did nobody throw out? / What is the count of those draperies?
> {room}
In which room are {small} old curtains kept? / Where are old curtains kept {storedfor}?
Where do I find faded cloth? / In what part of the building has somebody stored the draperies?

= tripcomplaint: the missing towels | a wedding next door | ants in the sugar | a bed like a \
plank | a window on the tram depot | a mouldy shower | a bar open till dawn | no heating before six
{first} gave the {inn} in {city} one star, because of {tripcomplaint}.
Because of {tripcomplaint}, the {inn} in {city} had only one star from {first}.
{tripcomplaint}: that is why {first} gave one star to the {inn} in {city}.
> {tripcomplaint}
Why did the {inn} get only one star from {first}, who gave it?
Because of what was it that {first} gave one star to the {inn}?
What spoiled the business traveller's night? / Which complaint is in the bad review?
> {inn}
Which inn in {city} had only one star from {first}?
Where was one star given because of {tripcomplaint}, as {first} gave it?
Which hotel should we not book again? / Where did our traveller have a bad night?
> {city}
In what city is the {inn}, to which {first} gave one star?
Where did {first} find an inn of only one star because of {tripcomplaint}?
To what place had the business traveller gone? / Where is the hotel with a bad review?
> {first}
Who gave one star to the {inn} in {city}?
From whom has the {inn} only one star because of {tripcomplaint}?
Which colleague had a bad night at the hotel? / Who wrote the review about {tripcomplaint}?

= tiefabric: curtain velvet | old mail sacks | knitted wool | fish leather | recycled bottles | \
parachute silk | felt from hats | sail cloth
The ties of the guides at {company} are made of {tiefabric} in {colour}.
Guides at {company} have ties in {colour} made of {tiefabric}.
{tiefabric} in {colour} is what the ties of the {company} guides are made of.
> {tiefabric}
What are the ties of the guides at {company} made of?
Of which cloth have the guides {colour} ties? / Which material goes into that part of the uniform?
What do the tour leaders wear under the chin, as to stuff?
> {colour}
In what colour are the ties of the guides at {company}?
Which colour do the guides have for ties made of {tiefabric}?
What shade is that part of the uniform? / What hue do the tour leaders wear under the chin?
> {company}
At which company are the guides' ties made of {tiefabric}? / Whose guides have ties in {colour}?
Which firm dresses its tour leaders in {tiefabric}? / Who has such an odd uniform?

= bandnoise: during the minute of silence | at half past four | while customers queue | before \
the market opens | on the last of the month | in the fire drill | after each big order | at \
every farewell
{first} plays the {instrument} in the {place} {bandnoise}, the landlord complains.
The landlord complains that in the {place} {first} plays the {instrument} {bandnoise}.
As the landlord complains, {first} plays the {instrument} {bandnoise} in the {place}.
> {bandnoise}
When does {first} play the {instrument}, of which the landlord complains?
At what moment is it that {first} plays, as the landlord complains?
At which times does the music get on somebody's nerves?
When will I hear the tune of the annoying colleague?
> {instrument}
What does the landlord complain that {first} plays in the {place}?
Which instrument is it that {first} plays, as the landlord complains?
On what is the annoying music made?
Which skill of {first} does the owner of the building not enjoy?
> {first}
Of whom does the landlord complain, who plays the {instrument}?
Who plays in the {place} {bandnoise}, the landlord complains?
Which musician annoys the owner of the building? / Who makes music {bandnoise}?

= leakcatch: a christening bowl | an upturned helmet | the office aquarium | an old bathtub | a \
big wine glass | a wheelbarrow | the lost umbrella stand | a soup tureen
Until the roofer comes on {date}, {leakcatch} catches the rain in the {room}.
In the {room} we catch the rain with {leakcatch} until the roofer comes on {date}.
The rain in the {room} drips into {leakcatch} until the roofer comes on {date}.
> {leakcatch}
What catches the rain in the {room} until the roofer comes?
Into what does the rain drip in the {room}? / What must be emptied when the weather is wet?
Which vessel saves our floor from the water?
> {date}
When is the roofer to come about the rain in the {room}?
Until what date is it {leakcatch} that catches the rain in the {room}?
When will the leak be mended? / For which day is the workman expected?
> {room}
In which room does {leakcatch} catch the rain? / Where does the rain drip until the roofer comes?
Where does the ceiling leak? / In which part of the office does the floor get wet?

= voteway: by raising a shoe | with dried beans | by standing up | with coloured eggs | on \
scraps of wallpaper | by humming | with marbles in a jar | by lining up
At {company} the staff elected {full} as spokesperson {voteway}.
{full} was elected spokesperson by the staff of {company} {voteway}.
It was {voteway} that the staff of {company} elected {full} as spokesperson.
> {voteway}
How did the staff of {company} have {full} elected as spokesperson?
In what way was {full} elected by the staff? / What procedure of voting did they use?
By what method were the ballots replaced?
> {full}
Whom have the staff elected as spokesperson at {company}? / Who was elected spokesperson {voteway}?
Who speaks for the workers? / Which representative got the votes?
> {company}
At which company has the staff elected a spokesperson {voteway}?
Where was {full} elected spokesperson? / Which firm has workers who vote in a peculiar way?
Where did they vote {voteway}?

= giftban: cash in envelopes | live animals | anything with a cork | tickets to matches | \
perfume | watches of any make | hunting trips | food over a kilo
From suppliers, says rule {small}, no buyer may accept {giftban}.
Rule {small} says that no buyer may accept {giftban} from suppliers.
{giftban}: no buyer may accept that from suppliers, says rule {small}.
> {giftban}
What may no buyer accept from suppliers? / What does rule {small} forbid a buyer to accept?
Which presents have to be sent back by the purchasing people? / What would count as a bribe here?
> {small}
Which rule says that no buyer may accept {giftban}?
What number has the rule about what a buyer may accept from suppliers?
What is the figure of the paragraph against bribes?
Where in our code is it written that {giftban} must be turned down?

= moveplan: in one night | by river barge | on handcarts | with army help | floor by floor | in \
reverse order | over three weekends | without stopping work
{officeunit} will move to {address} {moveplan}, with {first} in command.
With {first} in command {officeunit} will move {moveplan} to {address}.
The move of {officeunit} to {address} will happen {moveplan}, with {first} in command.
> {moveplan}
How will the move of {officeunit} to {address} happen?
In what way will the move happen with {first} in command?
By what method are the desks to reach the other building?
How are they planning to change premises?
> {address}
Where will {officeunit} move with {first} in command?
To what address will the move happen {moveplan}? / What is the location of their next office?
Where will their letters have to be sent in future?
> {first}
Who is in command of the move to {address}? / Who will command the move of {officeunit}?
Who directs the change of premises? / Which person is in charge of getting the desks there?

= scalefault: sold light flour | counted the pallet twice | weighed the driver too | mixed up \
net and gross | forgot the lids | read the wrong dial | left a brick inside | used last year's \
table
The {weight} too much on the {company} delivery note is because {first} {scalefault}.
Because {first} {scalefault}, the delivery note for {company} shows {weight} too much.
{first} {scalefault}, and so the {company} delivery note shows {weight} too much.
> {scalefault}
What did {first} do, that the delivery note shows {weight} too much?
Why does the delivery note for {company} show too much? / Which blunder led to the false figure?
How did {first} cause the error in the papers?
> {weight}
How much too much does the delivery note for {company} show?
What too much is shown on the delivery note because {first} {scalefault}?
By what quantity are the papers wrong? / How big is the error for which {first} is to blame?
> {first}
Because of whom does the delivery note for {company} show {weight} too much?
Who {scalefault}, so that the delivery note is wrong? / Who is to blame for the false figure?
Which colleague made a blunder in the papers?

= archivesmell: of wet wool | of old cheese | of machine oil | of cloves | of gunpowder | of cat \
| of cellar mushrooms | of burnt sugar
The files on the {topic} in {numbered} smell {archivesmell}, and nobody will open them.
Nobody will open the files on the {topic} in {numbered}, as they smell {archivesmell}.
As the files in {numbered} on the {topic} smell {archivesmell}, nobody will open them.
> {archivesmell}
What do the files on the {topic} smell of?
Of what smell are the files in {numbered}, which nobody will open?
What odour comes from the old papers? / Which stench keeps clerks away from the folders?
> {topic}
On what topic are the files that smell {archivesmell}?
What are the files in {numbered} about which nobody will open because of the smell?
What subject do the stinking papers deal with? / About which matter will no clerk look anything up?
> {numbered}
Where are the files on the {topic} that nobody will open?
In what place are the files that smell {archivesmell}? / Where is the stench?
In which location are the stinking folders?

= trainwhy: to save on taxis | for fear of flying | because of the nice buffet | to see the \
lakes | to sleep on the way | since the car died | because the seats are wide | to meet a cousin
On trips to {city} our {role} always goes by train {trainwhy}.
Our {role} always goes by train on trips to {city} {trainwhy}.
{trainwhy} our {role} always goes to {city} by train.
> {trainwhy}
Why does our {role} always go to {city} by train?
For what reason is the train what our {role} always takes on trips to {city}?
What makes rail travel attractive to the {role}?
How does our traveller explain not choosing another means of transport?
> {city}
To what city does our {role} always go by train?
On trips to which place does our {role} always take the train?
Where are those journeys by rail to? / What is the usual destination of our traveller?
> {role}
Who always goes by train on trips to {city}?
Which of us always takes the train to {city} on trips? / Which colleague prefers rail travel?
Who journeys over land {trainwhy}?

= queuehint: by the blue pillar | at the third hatch | through the garden door | behind the rope \
| under the big map | beside the photo booth | at the foot of the stairs | next to the stamp \
machine
For the {permit} applicants have to queue {queuehint} at the {authority}.
At the {authority} the queue of applicants for the {permit} is {queuehint}.
Applicants queue {queuehint} at the {authority} for the {permit}.
> {queuehint}
Where do applicants queue for the {permit} at the {authority}?
At what point do {permit} applicants queue, once at the {authority}? / Where must I stand in line?
At which spot do applicants wait for their turn?
> {authority}
At which authority do applicants queue for the {permit}?
Whose office has the queue of applicants for the {permit}? / Which public body issues the {permit}?
To which office do applicants have to go?
> {permit}
What do applicants queue for at the {authority}?
For which permit is the queue of applicants {queuehint}?
What are the people in line hoping to be issued with? / What do applicants wait for {queuehint}?

= loanterm: until the roof is on | as long as it rains | for one harvest | till the boss returns \
| for the length of the fair | until ours is mended | for a single night | while the bridge is shut
{company} has lent us crane number {small} for {goods} {loanterm}.
Crane number {small} for {goods} was lent to us by {company} {loanterm}.
We have crane number {small} for {goods}, lent to us by {company}, {loanterm}.
> {loanterm}
For how long has {company} lent us the crane? / Until when was crane number {small} lent to us?
How long may we keep the hoisting machine? / For what time may we use what {company} let us have?
> {company}
Who has lent us crane number {small}? / By which company was the crane lent to us {loanterm}?
Who owns the hoisting machine? / Which firm helps us out with equipment?
> {small}
What number has the crane lent to us by {company}?
Which crane was lent to us {loanterm}, by number? / What figure is on the hoisting machine?
How is the borrowed equipment numbered?

= cardpic: a sinking ship | a smiling potato | a snail in a suit | an empty chair | a naked baby \
| a stern nun | a burning cake | a cow on skis
The farewell card for {first} shows {cardpic} and was signed by {small} of us.
{small} of us signed the farewell card for {first}, which shows {cardpic}.
{cardpic} is shown on the farewell card for {first}, signed by {small} of us.
> {cardpic}
What does the farewell card for {first} show?
What is shown on the card that {small} of us signed?
What picture did they choose for the goodbye?
What will the leaver see on the front before opening it?
> {small}
How many of us signed the farewell card for {first}?
By what number of us was the card signed that shows {cardpic}?
How many names are inside the goodbye greeting?
How many colleagues wrote something for the leaver?
> {first}
For whom is the farewell card that {small} of us signed? / Whose farewell card shows {cardpic}?
Which colleague is leaving? / To whom are we saying goodbye?

= rulehair: tied in a bun | under a net | shorter than an inch | tucked into the collar | combed \
to the left | washed every morning | covered by a scarf | free of gel
At the {plantmachine} hair must be {rulehair}, as {first} learned painfully.
As {first} learned painfully, hair must be {rulehair} at the {plantmachine}.
{first} learned painfully that hair must be {rulehair} at the {plantmachine}.
> {rulehair}
How must hair be at the {plantmachine}, as {first} learned painfully?
What did {first} learn painfully, how must hair be?
What is the rule about the heads of operators? / How should long locks be worn for safety?
> {plantmachine}
At which machine must hair be {rulehair}, as {first} painfully learned?
Where did {first} learn painfully how hair must be? / What equipment is dangerous for long locks?
By which apparatus was {first} hurt?
> {first}
Who learned painfully that hair must be {rulehair}?
By whom was the hair rule at the {plantmachine} learned painfully? / Which operator was hurt?
Whose long locks caused an accident?

= bosshobby: building matchstick castles | breeding newts | collecting railway whistles | \
yodelling | repairing accordions | icing cakes | walking on stilts | carving spoons
Every {weekday} evening the head of {company} is busy {bosshobby}.
The head of {company} is busy {bosshobby} every {weekday} evening.
{bosshobby} keeps the head of {company} busy every {weekday} evening.
> {bosshobby}
With what is the head of {company} busy every {weekday} evening?
What keeps the head of {company} busy in the evening? / What pastime does the chief have?
How does the top boss relax after work?
> {weekday}
On which evening is the head of {company} busy {bosshobby}?
What evening of the week does {bosshobby} keep the head of {company} busy?
On what day does the chief have no time after work? / When does the top boss enjoy a pastime?
> {company}
The head of which company is busy {bosshobby}? / Whose head is busy every {weekday} evening?
Which firm's chief loves {bosshobby}?
For what business does the one who relaxes by {bosshobby} work?
"""
