"""What was agreed, postponed, bought and blamed, in one line (see relations.py)."""

RELATIONS = """
= postponeuntil: until the new chairman is elected | until the snow has melted | until somebody \
finds the plans | until the grant is approved | until after the harvest | until the neighbours \
withdraw | until the builder is out of prison | until we have two quotes
The board put off the decision on {scheme} {postponeuntil}, with {first} voting against.
With {first} voting against, the decision on {scheme} was put off by the board {postponeuntil}.
{first} voted against it, but the board has put off the decision on {scheme} {postponeuntil}.
> {postponeuntil}
Until when did the board put off the decision on {scheme}?
How long is the decision on {scheme} put off by the board?
What has to happen first before they make up their minds?
For what event is the committee waiting?
> {first}
Who voted against putting off the decision?
Which board member voted against when the decision on {scheme} was put off?
Who was opposed to the delay? / Who wanted it settled straight away?

= cutfromspend: the flowers in the lobby | the Christmas hampers | taxi rides after nine | the \
jazz band at the summer party | free fruit for drivers | the printed phone list | first-class \
train tickets | the aquarium | bottled water
To save {price} a year, the board agreed to cut {cutfromspend}.
The board agreed that cutting {cutfromspend} would save {price} a year.
{price} a year will be saved by cutting {cutfromspend}, the board agreed.
> {cutfromspend}
What did the board agree to cut? / What will be cut to save {price} a year?
Which luxury will we have to do without? / What fell victim to the economies?
> {price}
How much will cutting {cutfromspend} save a year? / What did the board hope to save a year?
By how much does the belt-tightening reduce our annual costs?
What sum is kept in the kitty every twelve months?

= blamedonwhat: a mouse in the cable duct | the summer time change | an unread footnote | the \
trainee's bad handwriting | an old exchange rate | a swapped label | frost in the pipes | the \
wrong size of envelope
In the report, {full} blames {blamedonwhat} for the missing {count} orders.
For the missing {count} orders the report by {full} blames {blamedonwhat}.
{blamedonwhat} is blamed for the missing {count} orders in the report by {full}.
> {blamedonwhat}
What does {full} blame for the missing orders?
What is to blame for the {count} missing orders according to the report?
How does the investigator explain the disappearance?
What is said to have caused the lost business?
> {full}
Who blames {blamedonwhat} in the report?
Whose report says what is to blame for the missing orders? / Who looked into the disappearance?
Who puts it down to {blamedonwhat}?
> {count}
How many orders are missing? / What number of missing orders is blamed on {blamedonwhat}?
How many purchases vanished?
> {count} orders
How much business got lost, according to the investigation?

= praisedforwhat: staying calm during the flood | her drawings of the new shelves | never \
raising her voice | teaching the apprentices chess | spotting the forged cheque | keeping the \
stairs clear of ice | answering every letter by hand | her soup on moving day
At the staff meeting our chairman praised {first} for {praisedforwhat}.
{first} was praised by our chairman at the staff meeting for {praisedforwhat}.
For {praisedforwhat}, {first} earned our chairman's praise at the staff meeting.
> {praisedforwhat}
What did our chairman praise {first} for? / For what was {first} praised at the staff meeting?
Which merit did the boss single out in front of everybody?
What had the applauded colleague done so well?
> {first}
Who was praised for {praisedforwhat} at the staff meeting?
Whom did our chairman praise at the staff meeting? / Who received the compliment?
Which colleague got a kind word from the top?

= replacedwhy: has joined the navy | is having twins | won the lottery | broke a hip dancing | \
is walking to Rome | has been called for jury service | has bought a vineyard | cannot stand the \
new boss
{first} takes over the post of {post} from {first2}, who {replacedwhy}.
Since {first2} {replacedwhy}, {first} takes over the post of {post}.
The post of {post}, left by {first2}, who {replacedwhy}, is taken over by {first}.
> {replacedwhy}
Why does {first} take over the post of {post}?
For what reason is {first} to take over the post of {first2}?
For what reason does the old holder of the job leave?
What has become of the one who is being replaced?
> {first}
Who takes over the post of {post}? / Who is to take over the post of {first2}?
Who is the successor? / Which newcomer fills the vacancy?
> {first2}
From whom does {first} take over the post of {post}? / Whose post does {first} take over?
Who was the predecessor? / Who leaves the vacancy behind?

= filedunder: by the colour of the logo | by the height of the customer | in order of arrival | \
by the second letter of the name | under the nearest river | by the amount still owed | by the \
weight of the paper | under the first name of the dog
In our branch in {city} the letters of complaint are filed {filedunder}.
They file the letters of complaint {filedunder} at our branch in {city}.
Our branch in {city} files letters of complaint {filedunder}.
> {filedunder}
How are letters of complaint filed in our branch in {city}?
In what way does our branch file the letters of complaint?
By which system are angry customers' messages sorted?
How can I locate the grumbling mail in the cabinet?
> {city}
Which branch files letters of complaint {filedunder}?
In which town are the letters of complaint filed {filedunder}?
Where do they have that strange archive system for angry mail?
At which of our offices is grumbling sorted so oddly?

= countedhow: by weighing one hundredth of them | by lifting each box once | with chalk marks on \
the beam | by two people from opposite ends | from a photograph | by dropping peas into a jar | \
aloud and in Latin | from the top of a ladder
At stocktaking the {goods} are counted {countedhow}, and {first} writes down the total.
{first} writes down the total when the {goods} are counted {countedhow} at stocktaking.
When at stocktaking we count the {goods} {countedhow}, {first} writes the total down.
> {countedhow}
How are the {goods} counted at stocktaking? / In what way do we count {goods} at stocktaking?
By which method is the inventory taken? / How do they find out the quantity on hand?
> {first}
Who writes down the total at stocktaking?
By whom is the total of the counted {goods} written down? / Who notes the result of the inventory?
Who holds the pen while the others do the sums?

= packedinwhat: shredded old invoices | popcorn | sheep's wool | dry moss | last week's \
newspapers | worn-out duvets | egg boxes | wood shavings | stale rice cakes
We pack the {product} in {packedinwhat} so that it survives the road to {country}.
So that the {product} survives the road to {country}, it is packed in {packedinwhat}.
Packed in {packedinwhat}, our {product} survives the road to {country}.
> {packedinwhat}
What is the {product} packed in so that it survives the road?
In what must the {product} be packed for the road to {country}?
What material cushions our export article?
What keeps the merchandise from breaking on its journey?
> {country}
To which country is the {product} on the road packed in {packedinwhat}?
Where must the packed {product} survive the road to? / Which foreign market is it shipped to?
To what place do our breakable exports travel?

= testedhow: by throwing it down the stairs | in a bath of salt water | with a four-year-old | \
by leaving it out all winter | with an elephant from the zoo | in a deep freezer | by driving a \
van over it | on the roof in a gale
Before it is sold, each new {object} at {company} is tested {testedhow}.
{company} tests each new {object} {testedhow} before it is sold.
No new {object} is sold by {company} before it has been tested {testedhow}.
> {testedhow}
How is each new {object} tested before it is sold?
In what way does {company} test a new {object}?
How do they make sure that their merchandise is strong enough?
What trial must the article survive at the factory?
> {company}
Which company tests each new {object} {testedhow}?
By whom is every new {object} tested {testedhow}?
Which manufacturer has such a rough quality check?
Who makes the thing that gets treated so badly?

= clientslike: the smell of the shop | the free coffee | being called by name | the bench by the \
door | the brown paper bags | our old cash register | the clown on Saturdays | the handwritten \
price tags
In our survey customers of the {premises} said they most like {clientslike}.
What customers of the {premises} like most, says our survey, is {clientslike}.
{clientslike} is what customers of the {premises} like most according to our survey.
> {clientslike}
What do customers of the {premises} like most? / What did the survey say that customers like most?
Why do shoppers enjoy coming to us? / What is the public's favourite thing about the store?
> {premises}
Where do customers like {clientslike} most?
Which shop's customers said in our survey that they like {clientslike}?
At which business do shoppers enjoy {clientslike}?
In what store did the public speak well of {clientslike}?

= clientshate: the pushing doors | songs with whistling in them | having to take a number | the \
talking lift | the cold draught | perfume sprayed at them | questions about their postcode | the \
narrow aisles | plastic cutlery
According to {first}, nothing annoys our regulars as much as {clientshate}.
Our regulars, according to {first}, are annoyed by {clientshate} most of all.
{clientshate}: according to {first}, nothing else annoys our regulars as much.
> {clientshate}
What annoys our regulars most according to {first}? / By what are our regulars annoyed most of all?
What gets on the nerves of faithful customers? / What do those who keep coming back dislike most?
> {first}
According to whom are our regulars annoyed by {clientshate}?
Who says what annoys our regulars most? / Who knows what our faithful shoppers dislike?
Who reported on the pet hate of the clientele?

= auditorsaw: two sets of books | receipts in pencil | a cheque to the director's horse | an \
empty safe | wages paid to a dead man | coffee stains on the ledger | three identical invoices | \
a drawer full of foreign coins
When going through the accounts of the {society}, the auditor {last} noticed {auditorsaw}.
The auditor {last} noticed {auditorsaw} when going through the accounts of the {society}.
{auditorsaw} struck the auditor {last}, who noticed it when going through the accounts of the \
{society}.
> {auditorsaw}
What did the auditor notice when going through the accounts?
What in the accounts of the {society} was noticed by the auditor {last}?
What did the inspection of the books bring to light?
What irregularity turned up in the club's finances?
> {last}
Which auditor went through the accounts of the {society}?
Who noticed {auditorsaw} when going through the accounts? / Who checked the club's finances?
Who was the person looking over the figures?

= lawyerwarns: the word promptly | joint ownership of the hedge | a handshake deal | signing on \
a Sunday | the clause about the well | verbal promises | lending him the van | the comma in line \
four
Our lawyer {last} warned us on {date} against {lawyerwarns}.
On {date} we were warned by our lawyer {last} against {lawyerwarns}.
Against {lawyerwarns} we were warned by {last}, our lawyer, on {date}.
> {lawyerwarns}
What did our lawyer warn us against? / Against what were we warned on {date} by the lawyer {last}?
Which legal danger should we beware of? / What does the solicitor think could get us into trouble?
> {date}
When did our lawyer warn us against {lawyerwarns}?
On what date were we warned by the lawyer {last}? / On which day did the solicitor give his advice?
When was the legal danger pointed out?
> {last}
Which lawyer warned us against {lawyerwarns}? / By which lawyer were we warned on {date}?
What is our solicitor called? / Who gave us legal advice?

= inspectorsmell: melted candles under a desk | a toaster in the filing room | a hammock across \
the exit | petrol in lemonade bottles | an extinguisher used as a doorstop | straw in the boiler \
room | a wedged fire door | a smoke alarm wrapped in foil
The fire inspector found {inspectorsmell} at {address} and gave us {soon} to put it right.
At {address} the fire inspector found {inspectorsmell}; we have {soon} to put it right.
We have {soon} to put right what the fire inspector found at {address}: {inspectorsmell}.
> {inspectorsmell}
What did the fire inspector find at {address}?
What was found at {address} by the fire inspector that we must put right?
Which hazard was discovered in the building?
What upset the official who checks whether we might burn?
> {soon}
How long did the fire inspector give us to put it right?
How much time do we have to put right what was found at {address}?
What is the deadline for removing the hazard? / How quickly must the danger be dealt with?

= cleanernoticed: a light still on | a warm keyboard | muddy footprints | a man asleep under the \
desk | the window ajar | fresh flowers on the table | a ringing telephone | crumbs on the sofa
When the cleaner came to the {room} at {time}, she noticed {cleanernoticed}.
The cleaner, who came to the {room} at {time}, noticed {cleanernoticed}.
At {time} the cleaner came to the {room} and noticed {cleanernoticed}.
> {cleanernoticed}
What was noticed by the cleaner when she came to the {room}?
What was noticed at {time} by the cleaner? / What was odd when the woman with the mop entered?
What sign of life was there although nobody should have been in?
> {time}
At what time was {cleanernoticed} noticed by the cleaner?
When was it that the cleaner noticed {cleanernoticed}?
How late was it when the woman with the mop entered? / When was the strange observation made?
> {room}
Where was it that the cleaner noticed {cleanernoticed}?
In which room was something noticed by the cleaner who came at {time}?
What part of the building was the woman with the mop in?
Where had somebody apparently been after hours?

= permitproviso: as long as the gate stays shut | provided the wind is from the west | on \
condition that they wear slippers | so long as nobody sings | if they leave by nightfall | \
unless the bishop is in residence | provided the grass is dry | as long as a nun is present
The convent lets {company} film in the {place} {permitproviso}.
{company} may film in the {place}, so the convent says, {permitproviso}.
The convent has told {company} that it may film in the {place} {permitproviso}.
> {permitproviso}
On what condition does the convent let {company} film?
Under which condition may {company} film in the place of the convent?
What strings are attached to the permission for the camera crew?
What must be observed by those who shoot the movie?
> {company}
Which company does the convent let film in the {place}?
Who may film in the {place}, according to the convent? / To whom did the sisters grant permission?
Which firm's cameras are tolerated by the nuns?

= toastwith: elderflower wine | cold cocoa | tap water | sour cider | tomato juice | peppermint \
tea | flat champagne | buttermilk | mulled beer
When the contract with {company} was signed, both sides drank a toast in {toastwith}.
Both sides drank a toast in {toastwith} when the contract with {company} was signed.
The contract with {company} was signed, and both sides toasted it in {toastwith}.
> {toastwith}
In what did both sides drink a toast when the contract was signed?
What was drunk as a toast to the contract with {company}?
What was in the glasses after the deal had been sealed? / What beverage celebrated the agreement?
> {company}
With which company was the contract signed?
Whose contract was toasted by both sides in {toastwith}? / With whom was the deal made?
Which business partner raised a glass with us?

= lateminutes: the secretary had dropped them in the canal | nobody could read the shorthand | \
the dog had slept on them | two members disputed every line | the typewriter lacked an e | they \
were sent to the wrong parish | the printer ran dry | the chairman wanted them in verse
The minutes of {month} were not sent out before {date} because {lateminutes}.
Because {lateminutes}, the minutes of {month} were only sent out on {date}.
Not before {date} were the minutes of {month} sent out, because {lateminutes}.
> {lateminutes}
Why were the minutes of {month} not sent out before {date}?
For what reason were the minutes only sent out on {date}? / What held up the record of the meeting?
How come the members got the written account so late?
> {date}
On what date were the minutes of {month} sent out? / When were the minutes at last sent out?
When did the members get the written account?
On which day did the record of the meeting go to everyone?
> {month}
The minutes of which month were not sent out before {date}?
For which month were the minutes sent out late? / Which meeting's written record was delayed?
What month's proceedings reached us so late?

= boughtinstead: a second-hand minibus | twelve folding beds | a beehive | a grandfather clock | \
a bread oven | a Turkish carpet | a hearse | two donkeys | a pinball table
Out of the money for a new {object}, the treasurer {first} bought {boughtinstead}.
The treasurer {first} bought {boughtinstead} out of the money for a new {object}.
The money for a new {object} was used by {first}, the treasurer, to buy {boughtinstead}.
> {boughtinstead}
What did the treasurer buy out of the money for a new {object}?
What was bought by {first} with the money? / On what was our cash spent, contrary to the plan?
What purchase did the keeper of our funds make?
> {object}
For what new thing was the money that the treasurer spent on {boughtinstead}?
What should the treasurer {first} have bought with the money?
What were the funds meant to pay for? / Which item did we never get since the cash went elsewhere?
> {first}
Which treasurer bought {boughtinstead}? / By whom was the money for a new {object} used?
Who made the unplanned purchase? / Who spent our funds on something else?

= noticeboardgone: a wedding photo | the rota for Easter | the poster about lice | an advert for \
kittens | the picture of the minister | the strike call | a hand-drawn map | the list of birthdays
Somebody has torn {noticeboardgone} off the notice board by the {room}.
From the notice board by the {room}, {noticeboardgone} has been torn off.
By the {room}, somebody tore {noticeboardgone} off the notice board.
> {noticeboardgone}
What has somebody torn off the notice board? / What was torn off the notice board by the {room}?
What did the vandal remove from its pins? / What paper is no longer hanging on display?
> {room}
By which room is the notice board that something was torn off?
Near what room did somebody tear {noticeboardgone} off the notice board?
Where did the vandal strike? / Beside which door did {noticeboardgone} hang?

= payslipodd: a deduction for sunshine | three cents of holiday pay | somebody else's name | a \
bonus for bravery | a fee for the stairs | a child allowance for a parrot | negative hours | \
last century's date
On the payslip for {month}, {first} discovered {payslipodd} and wrote to {officeunit}.
{first} wrote to {officeunit} after discovering {payslipodd} on the payslip for {month}.
Having discovered {payslipodd} on the payslip for {month}, {first} wrote to {officeunit}.
> {payslipodd}
What was discovered on the payslip by {first}?
Having discovered what on the payslip for {month} did {first} turn to {officeunit}?
Which mistake had slipped into the wage statement? / What looked strange about the salary document?
> {officeunit}
Which department was it that {first} wrote to about the payslip?
When {payslipodd} was discovered on the payslip, who was told of it?
Who got the query about the wage statement?
Where was the mistake in the salary document reported?
> {first}
Who discovered {payslipodd} on the payslip? / Who wrote to {officeunit} about the payslip?
Who complained about the wage statement? / Which employee was puzzled by the salary document?

= pettycashfor: three lemons and a rope | flowers for the judge | a taxi for a drunken customer \
| glue for the boss's shoe | a bow tie | cough drops | umbrellas for the guests | candles during \
the power cut | a birthday crown
The petty cash book says that {tariff} went on {pettycashfor} in {month}.
In {month}, says the petty cash book, {tariff} went on {pettycashfor}.
{tariff} went on {pettycashfor} in {month}, if we believe the petty cash book.
> {pettycashfor}
What did {tariff} from the petty cash go on in {month}?
On what, says the petty cash book, did the {tariff} go? / What small purchase is recorded?
What was bought out of the tin with the coins?
> {tariff}
How much went on {pettycashfor} according to the petty cash book?
What sum, says the petty cash book, went on {pettycashfor} in {month}?
What did {pettycashfor} cost us? / How much was taken out of the tin with the coins?
> {month}
In which month did {tariff} go on {pettycashfor}, says the petty cash book?
When, by the petty cash book, did we pay {tariff} for something?
When was the small purchase made?
In what part of the year did someone take {tariff} out of the tin?

= deskleftbehind: a stuffed owl | six left shoes | an unfinished novel | a drawer of sugar \
sachets | love letters to the accountant | a half-knitted scarf | a box of false moustaches | a \
jar of foreign stamps
When {full} retired, {first} inherited the desk and found {deskleftbehind} in it.
{first} inherited the desk when {full} retired, and in it was {deskleftbehind}.
In the desk that {first} inherited when {full} retired, there was {deskleftbehind}.
> {deskleftbehind}
What was in the desk that {first} inherited?
What did {first} find in the desk inherited when {full} retired?
What had the pensioner not cleared out? / Which surprise did the new owner of the drawers get?
> {first}
Who inherited the desk when {full} retired?
By whom was the desk with {deskleftbehind} in it inherited?
Who now sits at the pensioner's place? / Who got the furniture with {deskleftbehind} inside?
> {full}
Whose desk did {first} inherit? / Who retired and left a desk with {deskleftbehind} in it?
Who went into well-earned rest? / Who is the pensioner whose things were never cleared out?

= weighingtrick: wet sand in the bottom | a thumb on the scales | a stone in every sack | lead \
under the label | soaked wrapping | a false bottom | double cardboard | ice cubes between the \
layers
The buyer in {city} found out that our supplier cheats on the {weight} by means of {weighingtrick}.
By means of {weighingtrick}, the buyer in {city} found out, our supplier cheats on the {weight}.
Our supplier cheats on the {weight}, as the buyer in {city} found out, by means of {weighingtrick}.
> {weighingtrick}
By what means does our supplier cheat?
How did the buyer in {city} find out that the supplier cheats on the {weight}?
What swindle do the people who deliver to us use? / Which trick makes the load seem heavier?
> {city}
In which city is the buyer who found out that our supplier cheats?
Where did a buyer find out that the supplier cheats by means of {weighingtrick}?
Where was the swindle uncovered? / In what town did somebody see through the fraud?

= seatplan: facing the wall | back to back | by shoe size | in a circle round the stove | in \
order of salary | with their feet in the corridor | under the skylight | beside their worst enemy
Since {weekday} the clerks from {officeunit} have been sitting {seatplan}, at {first}'s wish.
At {first}'s wish, the clerks from {officeunit} have been sitting {seatplan} since {weekday}.
It is {first}'s wish that the clerks from {officeunit} have been sitting {seatplan} since \
{weekday}.
> {seatplan}
How have the clerks from {officeunit} been sitting since {weekday}?
In what way are the clerks sitting by {first}'s wish?
What is the new arrangement of the desks like? / How did the boss place the staff?
> {first}
At whose wish are the clerks from {officeunit} sitting {seatplan}?
Whose wish is it that the clerks are sitting {seatplan}?
Who came up with the new arrangement of desks? / Who wanted to have everyone placed {seatplan}?
> {weekday}
Since what day have the clerks from {officeunit} been sitting {seatplan}?
Since when are the clerks of {officeunit} sitting in the new way?
When did the new arrangement of desks begin? / On what day did everyone have to move chairs?

= phonebanwhy: customers could see it | the signal disturbed the scales | two forklifts collided \
| a secret recipe was photographed | someone filmed the boss asleep | the choir of ringtones \
never stopped | a drone followed it | it fell into the dough
Mobile phones are banned in the {facility} because {phonebanwhy}; {first} collects them at the \
gate.
{first} collects mobile phones at the gate, as they are banned in the {facility} because \
{phonebanwhy}.
Because {phonebanwhy}, mobile phones are banned in the {facility} and {first} collects them at \
the gate.
> {phonebanwhy}
Why are mobile phones banned in the {facility}?
For what reason does {first} collect mobile phones at the gate?
What led to the rule against taking calls there?
What happened so that nobody may carry a handset now?
> {first}
Who collects the mobile phones at the gate?
By whom are mobile phones collected at the gate of the {facility}?
To whom do I hand over my handset? / Who takes away what we make calls with?
> {facility}
Where are mobile phones banned because {phonebanwhy}?
In what place are mobile phones banned and collected at the gate by {first}?
Which building may one only enter without a handset? / Where can I not take a call?

= sickleavefor: a sneezing fit | hiccups that would not stop | a bite from a swan | sunburnt \
feet | fear of the new carpet | a broken heart | an allergy to toner | a stiff jaw from laughing
{first} was on sick leave for {soon} with {sickleavefor}, and {first2} did the payroll.
While {first} was on sick leave for {soon} with {sickleavefor}, {first2} did the payroll.
{first2} did the payroll for {soon} while {first} was on sick leave with {sickleavefor}.
> {sickleavefor}
With what was {first} on sick leave? / What kept {first} on sick leave for {soon}?
What ailment did the absent colleague have? / Which trouble made our wages clerk stay at home?
> {first}
Who was on sick leave with {sickleavefor}?
For whom, who was on sick leave, did {first2} do the payroll? / Which colleague stayed at home ill?
Who was laid low by {sickleavefor}?
> {first2}
Who did the payroll while {first} was on sick leave?
By whom was the payroll done for {soon}, with {first} on leave? / Who stepped in for the ill one?
Who made sure that our wages were paid all the same?

= votetrick: by throwing hats | with white and black beans | by stamping their feet | with eyes \
closed | by standing on chairs | with raised teaspoons | by moving to the left wall | with notes \
in a wellington boot
The members of the {society} voted {votetrick} and elected {full} as treasurer.
{full} was elected treasurer when the members of the {society} voted {votetrick}.
Voting {votetrick}, the members of the {society} elected {full} as treasurer.
> {votetrick}
How was it that the members of the {society} voted?
In what way was {full} elected treasurer by the members?
What did the show of hands look like there?
By which odd procedure was the keeper of the funds chosen?
> {full}
Whom did the members of the {society} elect as treasurer?
Who was elected treasurer by members voting {votetrick}? / Who now looks after the club's money?
Who won the ballot?
> {society}
Which society's members voted {votetrick}? / Of what society was {full} elected treasurer?
Which club has a new keeper of its funds? / Where is the ballot held in such an odd way?

= coffeerule: washes the pot | brings a cake on Friday | reads out the jokes | may choose the \
music | feeds the yucca | opens the post | has to phone the landlord | empties the mousetrap
Whoever takes the last cup of coffee in {officeunit} {coffeerule}; {first} thought of that.
In {officeunit} whoever takes the last cup of coffee {coffeerule}, as {first} thought of it.
{first} thought of the rule that whoever takes the last cup of coffee in {officeunit} {coffeerule}.
> {coffeerule}
What happens in {officeunit} if you take the last cup of coffee?
What goes for whoever takes the last cup of coffee?
Which duty or right comes with emptying the hot drink?
What am I in for if I leave nothing to drink for the others?
> {first}
Who thought of the rule about the last cup of coffee?
Whose thought was it that the taker of the last cup of coffee {coffeerule}?
Who invented the law for the caffeine addicts? / Whose idea is the custom?
> {officeunit}
Where is it that whoever takes the last cup of coffee {coffeerule}?
In which department does {first}'s rule about the last cup of coffee hold?
Which of our units has a custom for emptying the pot?
Where do caffeine addicts have to obey such a law?

= strikefor: warmer gloves | quieter music | a second toilet | an hour's nap | softer chairs | \
longer spoons in the canteen | their old foreman back | a say in the menu | Fridays without ties
The {small} packers of {company} went on strike on {date} for {strikefor}.
On {date} the {small} packers of {company} went on strike to get {strikefor}.
To get {strikefor}, the {small} packers of {company} went on strike on {date}.
> {strikefor}
What did the packers of {company} go on strike for?
To get what were the {small} packers on strike? / What do those who laid down work want?
What was the demand of the walkout?
> {company}
Of which company did the packers go on strike? / Whose {small} packers went on strike on {date}?
Which employer has to deal with a walkout? / Where was work laid down?
> {date}
On what date did the packers of {company} go on strike?
When was the strike of the {small} packers? / On which day was work laid down?
When did the walkout begin?

= invoicebounced: unsigned and folded into a swan | with the stamp upside down | covered in red \
question marks | in a different envelope | torn into four | with a photo of an empty shelf | \
stained with gravy | with half the lines crossed out
Our invoice over {price} came back from {company} {invoicebounced}.
{company} returned our invoice over {price} {invoicebounced}.
From {company}, our invoice over {price} was returned {invoicebounced}.
> {invoicebounced}
In what state was our invoice over {price} returned by {company}?
How was the invoice over {price} returned? / What had the debtor done with the paper that we sent?
What did our bill look like when we saw it again?
> {company}
Which company returned our invoice over {price} {invoicebounced}?
By whom was the invoice over {price} returned? / Which debtor sent the bill back?
Who does not seem willing to pay us?
> {price}
How much was the invoice that {company} returned?
What sum was on the invoice that was returned {invoicebounced}?
How much money are we still waiting for? / What were we asking for in the rejected bill?

= signshares: a tandem for the couriers | three llamas for the orchard | a share in a racehorse \
| a flag for the roof | a sauna in the cellar | a piano for the night shift | solar panels for \
the henhouse | a portrait of the cook
At the annual meeting {full} proposed to buy {signshares}, and only {small} members agreed.
Only {small} members agreed when {full} proposed at the annual meeting to buy {signshares}.
To buy {signshares} was what {full} proposed at the annual meeting, and only {small} members \
agreed.
> {signshares}
What did {full} propose to buy, with only {small} members agreeing at the annual meeting?
Which purchase was proposed at the annual meeting with {small} members behind it?
For which acquisition was there too little support?
What odd thing did someone want our cooperative to own?
> {full}
Who proposed at the annual meeting to buy {signshares}?
Who was it that proposed what only {small} members agreed to?
Whose motion found hardly any support? / Who had the idea of acquiring {signshares}?
> {small}
How many members agreed at the annual meeting to buy {signshares}?
With what {full} proposed, how many members agreed?
How many hands went up in favour of the acquisition? / What number supported the motion?

= keepwarmoffice: with hot bricks in the drawers | by burning old catalogues | under a shared \
quilt | with a stepladder race each hour | by leaving the oven open | in fishermen's jumpers | \
with soup from a flask | by sitting on the server
While the boiler at {address} is broken, the clerks keep warm {keepwarmoffice}.
The clerks keep warm {keepwarmoffice} while the boiler at {address} is broken.
With the boiler at {address} broken, the clerks are keeping warm {keepwarmoffice}.
> {keepwarmoffice}
How do the clerks keep warm while the boiler is broken?
In what way do clerks at {address} keep warm? / How does the staff fight the cold?
What do our people do against freezing at their desks?
> {address}
Where is the boiler broken so that the clerks keep warm {keepwarmoffice}?
At which address do the clerks have to keep warm without a boiler? / Where has the heating failed?
In which building are the employees freezing?

= retiregift: because it was engraved wrongly | because it ticked too loudly | because she \
already owned two | because he is allergic to gold | because it came without batteries | because \
the colour was awful | because his wife laughed at it | because it had been bought on credit
{full} gave back the watch from the firm {retiregift} and asked for {dish} instead.
The watch from the firm was given back by {full} {retiregift}; {dish} was asked for instead.
{full} asked for {dish} instead of the watch from the firm, which was given back {retiregift}.
> {retiregift}
Why was the watch from the firm given back?
For what reason was the watch from the firm given back by {full}?
What was wrong with the farewell present? / How come the timepiece was declined?
> {dish}
What was asked for instead of the watch from the firm?
Which dish did {full}, instead of a watch, get the firm asked for?
What meal would the honoured person rather have? / What food should replace the timepiece?
> {full}
By whom was the watch from the firm given back? / Who asked for {dish} instead of the watch?
Who did not want the timepiece? / Who declined the farewell present?

= audittea: in a bucket of rice | as wallpaper in the attic | among the recipes | under the \
billiard table | at his mother's house | in a locked biscuit tin | behind the fuse box | pressed \
in a dictionary
The receipts for {year} turned up {audittea} after the auditor had been waiting for {soon}.
After the auditor had been waiting for {soon}, the receipts for {year} turned up {audittea}.
The auditor had been waiting for {soon} when the receipts for {year} turned up {audittea}.
> {audittea}
Where did the receipts for {year} turn up?
In what place did the receipts turn up that the auditor had been waiting for?
Where had the missing slips of paper been all along?
In which spot were the vouchers found in the end?
> {soon}
How long had the auditor been waiting for the receipts?
For how long was the auditor waiting before the receipts for {year} turned up?
How patient did the inspector of the books have to be?
After what delay could the checking of the accounts go on?
> {year}
From which year were the receipts that turned up {audittea}?
For what year were the receipts the auditor had been waiting for?
Which period were the missing vouchers from? / What twelve months did the slips of paper cover?

= mergerfear: losing the nursery | English as office language | clean desks every night | having \
to wear a tie | the long drive to work | a boss of twenty-five | sharing a canteen with rivals | \
the end of casual jackets
Ahead of the merger with {company}, what worries the staff in {city} most is {mergerfear}.
What worries the staff in {city} most about the merger with {company} is {mergerfear}.
{mergerfear} is what worries the staff in {city} most ahead of the merger with {company}.
> {mergerfear}
What worries the staff in {city} most about the merger?
What is most worrying to staff ahead of the merger with {company}?
What are the employees afraid of when the two firms become one? / Which change do our people dread?
> {company}
With which company is the merger that worries the staff in {city}?
What company's merger worries staff because of {mergerfear}? / Who are we going to be united with?
Which firm will become one with ours?
> {city}
Where is the staff most worried about {mergerfear} ahead of the merger?
In which city does the merger with {company} worry the staff?
At which location are people dreading {mergerfear}?
In what town are the employees afraid of the union of firms?

= visitorshown: the new wind tunnel | the pigeons on the roof | a safe nobody can open | the \
founder's bathtub | the longest conveyor belt | the repaired chimney | a robot folding shirts | \
the fire brigade's pole
The delegation from {country} only wanted to see {visitorshown}, so {first} skipped the slides.
{first} skipped the slides, as the delegation from {country} only wanted to see {visitorshown}.
As {visitorshown} was all that the delegation from {country} wanted to see, {first} skipped the \
slides.
> {visitorshown}
What did the delegation from {country} want to see instead of slides?
What was all the delegation wanted to see so that {first} skipped the slides?
Which sight were our foreign guests curious about?
What interested the visitors from abroad more than a talk?
> {country}
From which country was the delegation that wanted to see {visitorshown}?
Where was the delegation from, for which {first} skipped the slides?
Where did our foreign guests come from? / Which nation sent us visitors?
> {first}
Who skipped the slides because of the delegation?
By whom were the slides skipped when the delegation wanted to see {visitorshown}?
Who gave up the presentation? / Which host did not hold the talk?

= reviewgood: keeps promises | draws wonderful charts | reads the small print | calms furious \
callers | repairs anything with string | remembers every birthday | never leaves a job half done \
| makes trainees feel welcome
In the yearly appraisal of {first}, the head of {officeunit} wrote: "{reviewgood}".
The head of {officeunit} wrote "{reviewgood}" in {first}'s yearly appraisal.
"{reviewgood}", the head of {officeunit} wrote in the yearly appraisal of {first}.
> {reviewgood}
What did the head of {officeunit} write in the yearly appraisal?
What is written in {first}'s yearly appraisal by the head? / How does the boss judge this employee?
Which strong point is put on record?
> {first}
In whose yearly appraisal did the head of {officeunit} write "{reviewgood}"?
Whose yearly appraisal has "{reviewgood}" in it?
Which employee got a good judgement from the boss?
About whom is something so flattering on record?

= desksharing: one smells of goats | one hums hymns | one needs total darkness | one eats raw \
garlic | one talks to the plants | one is left-handed | one keeps the window open | one files \
nails all day
{first} and {first2} can no longer share the {room}, as {desksharing}.
As {desksharing}, {first} and {first2} can no longer share the {room}.
Sharing the {room} is no longer possible for {first} and {first2}, as {desksharing}.
> {desksharing}
Why can {first} and {first2} no longer share the {room}?
For what reason is it no longer possible for {first} and {first2} to share the {room}?
What makes the two colleagues want separate offices?
What is the trouble between those who work side by side?
> {room}
What can {first} and {first2} no longer share?
Which room will {first} no longer share with {first2}?
Where have the two colleagues been working side by side?
From which part of the building must one of the two move out?

= stampcolour: with a potato | with a wax seal | in invisible ink | with green chalk | by biting \
the corner | with a paw print | with a rubber duck stamp | in purple crayon
In {officeunit} paid bills are marked {stampcolour}, a custom introduced by {full}.
{full} introduced the custom that paid bills are marked {stampcolour} in {officeunit}.
By a custom that {full} introduced, {officeunit} marks paid bills {stampcolour}.
> {stampcolour}
How are paid bills marked in {officeunit}?
In what way, by a custom introduced by {full}, are paid bills marked?
How can I tell that an invoice has been settled?
What shows that we do not owe this money any more?
> {full}
Who introduced the custom of marking paid bills {stampcolour}?
By whom was the custom of how paid bills are marked introduced?
Who began treating settled invoices like that?
Whose idea was the odd sign for money no longer owed?

= samplefail: it turned green in the sun | the handle came off | the dog would not touch it | it \
melted in the tram | it squeaked like a pig | the paint tasted of soap | the lid exploded | it \
floated away
The sample from {company} failed, since {samplefail}, and {first} cancelled the order.
{first} cancelled the order because the sample from {company} failed: {samplefail}.
Since {samplefail}, the sample from {company} failed and the order was cancelled by {first}.
> {samplefail}
Why did the sample from {company} fail?
How was it that the sample failed and {first} cancelled the order?
What was wrong with the trial piece? / What happened when our people tried the specimen out?
> {company}
From which company was the sample that failed? / Whose order was cancelled after the sample failed?
Which supplier did not get the deal? / Who sent us the faulty specimen?
> {first}
Who cancelled the order when the sample failed? / By whom was the order from {company} cancelled?
Who decided against the deal? / Who told the supplier that we did not want the article?

= raisedhow: singing outside his window | threatening to join the circus | baking a cake with a \
number on it | a bet on the football cup | asking every day for a month | showing an offer from \
a rival | mending the director's car | a game of chess
{first} got {wage} in the new contract by {raisedhow}.
By {raisedhow}, {first} got {wage} in the new contract.
It was by {raisedhow} that {first} got {wage} in the new contract.
> {raisedhow}
How did {first} get {wage} in the new contract? / By what means was a new contract with {wage} won?
What did the pay rise take? / How was the boss persuaded to be more generous?
> {wage}
What wage did {first} get in the new contract by {raisedhow}?
How much is the wage in {first}'s new contract? / How much does the clever negotiator earn now?
What is the salary after the rise?
> {first}
Who got {wage} in the new contract? / Who has a new contract thanks to {raisedhow}?
Who persuaded the boss to pay more? / Who secured a rise by {raisedhow}?

= liftsharing: under a tarpaulin | between two sacks of flour | on the back seat with the dogs | \
in the sidecar | standing in the cement mixer | on a tractor | in the hearse | on the roof rack
The trainee {first} came to work {liftsharing} on {date}, as the buses were not running.
As the buses were not running on {date}, the trainee {first} came to work {liftsharing}.
On {date} the buses were not running, so the trainee {first} came to work {liftsharing}.
> {liftsharing}
How did it happen that the trainee came to work when the buses were not running?
In what way was it that {first}, the trainee, came to work on {date}?
By what strange transport did our youngest colleague arrive?
Where did the apprentice ride that morning?
> {date}
On what date were the buses not running? / When was it that the trainee came to work {liftsharing}?
When was public transport at a standstill?
On which day did our youngest colleague arrive so strangely?
> {first}
Which trainee came to work {liftsharing}?
Who is the trainee that came to work while no buses were running?
Which apprentice was not put off by the standstill? / Who is our inventive newcomer?

= catererwrong: it was all aniseed | there were no forks | the jelly had set round a glove | the \
cheese had been licked | they sent a children's menu | everything was still frozen | half of it \
was for dogs | the cake said goodbye to Kevin
{company} catered for our {event}, and {catererwrong}, so we paid only {price}.
We paid {company} only {price}, for when they catered for our {event}, {catererwrong}.
Only {price} was paid to {company}, who catered for our {event}, as {catererwrong}.
> {catererwrong}
Why was {company}, who catered for our {event}, only paid {price}?
What was wrong, so that we only paid {price} to those who catered?
What was the matter with the food that was delivered? / Which mishap spoilt the buffet?
> {price}
How much was paid to {company}, who catered for our {event}?
What sum was it that we paid to the firm that catered?
To what figure was the buffet bill reduced? / How much money did the bad food cost us?
> {company}
Which company was it that catered for our {event} and got only {price} paid?
Who was only paid {price} for having catered? / Which firm brought the bad buffet?
Who delivered the food?

= giftlimit: may be eaten on the spot | comes from a relative | costs less than a bus ticket | \
is shared with the porter | was made by a child | can be drunk by noon | is entered in the blue \
book | carries no logo
By rule {small}, officials of the {authority} may keep a gift if it {giftlimit}.
Officials of the {authority} may keep a gift, by rule {small}, if it {giftlimit}.
If it {giftlimit}, a gift may be kept by officials of the {authority}, by rule {small}.
> {giftlimit}
Under what condition may officials of the {authority} keep a gift?
When may a gift be kept by officials under rule {small}?
Which presents are civil servants free to accept?
What makes a present harmless in the eyes of the administration?
> {authority}
Officials of which authority may keep a gift if it {giftlimit}?
Where may officials keep a gift by rule {small}?
Which administration tells its staff what to do about presents?
Where do civil servants have such a regulation about bribes?
> {small}
By which rule may officials of the {authority} keep a gift?
Under what rule is it that officials may keep a gift if it {giftlimit}?
What paragraph deals with presents? / Which regulation number is about bribery?

= wrongroomfor: a christening | a divorce hearing | yoga for beginners | a poker game | the \
audition for Hamlet | a fire drill | a speech in Welsh | somebody's birthday
Sent to the wrong room by {first}, the buyers from {company} sat through {wrongroomfor}.
The buyers from {company} sat through {wrongroomfor}, as {first} had sent them to the wrong room.
{first} sent the buyers from {company} to the wrong room, where they sat through {wrongroomfor}.
> {wrongroomfor}
What did the buyers from {company}, sent to the wrong room, sit through?
Through what was it that the buyers sat in the wrong room?
Which event did our customers attend by mistake? / What did our lost visitors have to watch?
> {first}
Who sent the buyers from {company} to the wrong room?
By whom were the buyers sent to the wrong room where they sat through {wrongroomfor}?
Who misdirected our customers? / Whose fault is it that the visitors got lost?
> {company}
From which company were the buyers sent to the wrong room?
Whose buyers sat through {wrongroomfor}? / Which customer's people got lost in our building?
What firm did the misdirected visitors work for?

= poolcarstate: covered in confetti | smelling of fish | without its wing mirrors | full of \
empty crisp bags | with the radio stuck on opera | two inches lower | with a goat in the back | \
painted with daisies
{first} brought the {vehicle} from the car pool back {poolcarstate} after {duration}.
After {duration}, {first} brought the {vehicle} back to the car pool {poolcarstate}.
The {vehicle} was brought back to the car pool by {first} after {duration}, {poolcarstate}.
> {poolcarstate}
In what state was the {vehicle} brought back to the car pool?
How was the {vehicle} from the car pool brought back by {first}?
What was noticed about the borrowed wheels on return?
In which condition did the company transport come home?
> {first}
Who brought the {vehicle} back to the car pool?
By whom was the {vehicle} brought back {poolcarstate} to the pool?
Which employee had been using the company wheels?
Who should answer for the state of the transport?
> {vehicle}
Which vehicle was brought back to the car pool {poolcarstate}?
What did {first} bring back to the car pool after {duration}?
What had been borrowed by that employee? / What came home in such a condition?

= testcustomer: asked for a left-handed cup | paid in half pennies | fainted by the shelves | \
pretended to be deaf | complained about the weather | wanted to return a used candle | ordered \
in verse | brought a crying baby
The mystery shopper {testcustomer} and gave the {premises} {score} for courtesy.
The mystery shopper, who {testcustomer}, gave the {premises} {score} for courtesy.
The {premises} got {score} for courtesy from the mystery shopper, who {testcustomer}.
> {testcustomer}
What did the mystery shopper do before giving the {premises} {score} for courtesy?
How did the mystery shopper put the {premises} to the test of courtesy?
By what behaviour did the undercover buyer try out the staff?
What was the trick of the secret tester?
> {score}
What did the mystery shopper give the {premises} for courtesy?
How much did the {premises} get for courtesy from the mystery shopper?
What mark did our politeness earn? / How were the manners of the staff rated?
> {premises}
Which shop got {score} for courtesy from the mystery shopper?
Where was it that the mystery shopper {testcustomer}?
At which store did the secret tester check the manners? / Whose politeness was rated {score}?

= safecode: the director's golf handicap | her mother's first phone | the height of the church \
tower | the year the mill burned | the number of steps outside | his shoe size twice | the last \
bus of the day | the price of the first oven
The combination of the safe in the {room} is {safecode}, and {first} alone knows this.
{first} alone knows that the combination of the safe in the {room} is {safecode}.
The safe in the {room} has {safecode} as its combination, which {first} alone knows.
> {safecode}
What is the combination of the safe in the {room}?
Which combination of the safe does {first} alone know? / What figures open the strongbox?
How would a thief get at our valuables?
> {first}
Who alone knows the combination of the safe?
Who knows that the safe in the {room} has {safecode} as combination?
Whom must I ask to get at our valuables? / Who can open the strongbox?
> {room}
Where is the safe with {safecode} as its combination?
In which room is the safe whose combination {first} alone knows?
What part of the building is the strongbox in? / Where do we lock up our valuables?

= sackedcook: salted the custard | served the same stew all week | shouted at the mayor | sold \
the leftovers | smoked over the soup | threw a ladle at an intern | lost a ring in the mash | \
put prices up overnight
The canteen cook {full} was replaced by {first} in {month} after having {sackedcook}.
After having {sackedcook}, the canteen cook {full} was replaced by {first} in {month}.
In {month} {first} replaced the canteen cook {full}, who had {sackedcook}.
> {sackedcook}
What had the canteen cook done before being replaced by {first}?
After having done what was {full}, the canteen cook, replaced?
Which misdeed led to the change in the kitchen?
What went wrong so that somebody else now makes our lunch?
> {full}
Which canteen cook was replaced in {month}? / Which canteen cook had {sackedcook}?
Who no longer makes our lunch? / Who had to leave the kitchen?
> {first}
By whom was the canteen cook {full} replaced? / Who replaced the canteen cook in {month}?
Who makes our lunch now? / Who is new at the stove?

= leavecond: her cactus is watered daily | someone walks the guard dog | the audit is over | the \
ice on the river holds | his brother covers the till | the lambs are born | nobody else is away \
| the stand-in can drive
{first}'s leave from {date} has been approved on condition that {leavecond}.
On condition that {leavecond}, {first} has had leave from {date} approved.
Approved: {first}'s leave from {date}, on condition that {leavecond}.
> {leavecond}
On what condition has {first}'s leave been approved?
Under which condition is the leave from {date} approved?
What has to be the case for the holiday to go ahead?
What is the catch in the permission to be off work?
> {date}
From what date has {first}'s leave been approved?
When does the leave begin that is approved on condition that {leavecond}?
When may the employee start the holiday? / Which day is the first one off work?
> {first}
Whose leave from {date} has been approved? / Who had leave approved on condition that {leavecond}?
Which employee may go on holiday? / Who is going to be off work?

= signedwithwhat: a borrowed eyebrow pencil | a goose quill | lipstick | her great-grandfather's \
pen | a feather from the hat | a stub of charcoal | a golden ballpoint | a carpenter's pencil
The partners signed the lease for {numbered} with {signedwithwhat} at {time}.
At {time} the lease for {numbered} was signed by the partners with {signedwithwhat}.
It was with {signedwithwhat} that the partners signed the lease for {numbered} at {time}.
> {signedwithwhat}
With what did the partners sign the lease for {numbered}?
What was the lease for {numbered} signed with by the partners?
Which writing tool sealed the rental agreement? / What served to put the names under the deal?
> {numbered}
For what was the lease signed with {signedwithwhat}?
The lease for which place was signed by the partners at {time}? / Which premises have been rented?
What do the new tenants move into?
> {time}
At what time was the lease for {numbered} signed?
When was it that the partners signed with {signedwithwhat}?
How late was it when the rental deal was sealed? / At which hour did the premises find tenants?

= warehousepet: a deaf greyhound | an escaped parrot | three kittens | a lame crow | a hedgehog \
in a glove | a very old tortoise | a family of dormice | a one-eyed tomcat
The night shift in {city} has adopted {warehousepet}, and {first} buys the food.
{first} buys the food for {warehousepet}, adopted by the night shift in {city}.
Adopted by the night shift in {city}: {warehousepet}, for which {first} buys the food.
> {warehousepet}
What has the night shift in {city} adopted?
What was adopted by the night shift so that {first} buys the food?
Which creature keeps the late workers company?
What sort of animal lives with those who work in the dark?
> {first}
Who buys the food for {warehousepet}? / Who buys food for what the night shift adopted?
Who pays for what the creature eats? / Who gets the animal its dinner?
> {city}
Where has the night shift adopted {warehousepet}?
In which city is the night shift for whose {warehousepet} {first} buys food?
In what town do the late workers keep an animal?
At which site does {warehousepet} live with those who work in the dark?

= typeofsoap: a stack of paper towels | the weighing scales | the good soap | three toilet seats \
| a drain cover | two light bulbs | the hook on the door | the mirror over the basin
The caretaker {last} noted that {typeofsoap} had gone missing from the toilets on floor {small}.
From the toilets on floor {small}, noted the caretaker {last}, {typeofsoap} had gone missing.
Missing from the toilets on floor {small}, the caretaker {last} noted: {typeofsoap}.
> {typeofsoap}
What had gone missing from the toilets on floor {small}?
What was it that the caretaker noted as missing from the toilets?
Which bathroom thing may have been stolen? / What did the janitor not see any more in the washroom?
> {last}
Which caretaker noted that {typeofsoap} had gone missing?
Who noted what was missing from the toilets on floor {small}?
Who recorded the loss in the bathroom? / What is our janitor called?
> {small}
On which floor was {typeofsoap} missing from the toilets?
From the toilets on what floor was something missing, as the caretaker noted?
How many storeys up is the washroom with the thief?
On what level should the janitor look out for a thief?

= debtpaidin: cured ham | hours of gardening | old theatre seats | firewood | lessons on the \
harp | goose eggs | unsold calendars | haircuts for the staff | bent nails
Since it has no cash, {company} pays its debt of {price} to us in {debtpaidin}.
{company}, having no cash, pays us its debt of {price} in {debtpaidin}.
Its debt of {price} to us is paid by {company} in {debtpaidin}, as it has no cash.
> {debtpaidin}
In what does the debt of {price} come back from {company}, as it has no cash?
What is the debt of {price} paid in, as {company} has no cash?
What do we receive instead of money? / In what form do we get back what we are owed?
> {price}
How big is the debt that {company} pays in {debtpaidin}?
What debt has {company}, having no cash, to pay us? / What sum do they owe?
How much is outstanding from the broke customer?
> {company}
Which company pays its debt in {debtpaidin}? / Whose debt of {price} to us is not paid in cash?
Who is broke? / Which firm owes us something?

= heardlift: the warehouse is haunted | the parrot gets a salary | the canteen serves horse | \
the founder is still alive | we are moving to Iceland | the tower is for sale | the beard is \
false | her thesis was copied
In the lift {first} heard a director say that {heardlift}, and told {officeunit}.
{first} told {officeunit} what a director was heard to say in the lift: that {heardlift}.
That {heardlift} is what {first} heard a director say in the lift and told {officeunit}.
> {heardlift}
What did {first} hear a director say in the lift?
What was heard in the lift that {first} told {officeunit}?
Which rumour comes from between two floors? / What secret did one of the bosses let out?
> {first}
Who heard a director say in the lift that {heardlift}?
Who told {officeunit} what a director said in the lift and was heard saying?
Who spread the rumour? / Who was eavesdropping on one of the bosses?
> {officeunit}
To which department was it told what a director said in the lift?
Whom did {first} tell what the director was heard saying in the lift?
Where did the rumour spread first? / Which colleagues learned the secret of one of the bosses?

= badgephoto: with a swollen cheek | upside down | yawning | in a bathing cap | holding a \
cucumber | behind a moustache | with shut eyes | half hidden by a thumb
The photo on {first}'s staff pass shows the {post} {badgephoto}.
On {first}'s staff pass the photo shows the {post} {badgephoto}.
{badgephoto} is how the photo on {first}'s staff pass shows the {post}.
> {badgephoto}
How does the photo on {first}'s staff pass show the {post}?
In what way does the staff pass of {first} show the {post} in the photo?
What is so embarrassing about that portrait?
What does our colleague look like on the identity card?
> {first}
On whose staff pass does the photo show the {post} {badgephoto}?
Whose staff pass has such a photo of the {post}? / Who has the embarrassing portrait?
Whose identity card makes us laugh?
> {post}
Which post has the one whose photo on the staff pass is {badgephoto}?
As what does {first}, by the photo on the staff pass, work on our staff?
What does the person with the embarrassing portrait do for a living?
What job has the owner of the funny identity card?

= slowcomputer: crumbs under the keys | a film downloading | a hidden game | two virus guards \
quarrelling | a full recycle bin | dust on the fan | eleven thousand open mails | a cable chewed \
by the cat
The IT man {full} found that {first}'s computer was slow because of {slowcomputer}.
{first}'s computer, the IT man {full} found, was slow because of {slowcomputer}.
Because of {slowcomputer}, found the IT man {full}, {first}'s computer was slow.
> {slowcomputer}
Why was {first}'s computer slow? / Because of what, as the IT man found, was the computer slow?
What kept the machine from working at proper speed? / What did technical support diagnose?
> {first}
Whose computer was slow because of {slowcomputer}?
For whom did the IT man find out why the computer was slow?
Whose machine was not working at proper speed? / Which employee had to call technical support?
> {full}
Which IT man found that the computer was slow because of {slowcomputer}?
Who found out why {first}'s computer was slow? / Who gives technical support?
Who diagnosed the trouble with the machine?

= apprenticetask: fetch striped paint | count the pigeons on the crane | sharpen the broom | \
look for the left-handed hammer | polish the coal | ask for a bucket of steam | water the \
plastic palm | iron the plans
As a joke on the first day, the old hands sent {first} to {apprenticetask} in the {facility}.
The old hands, as a joke on the first day, sent {first} to {apprenticetask} in the {facility}.
{first} was sent by the old hands to {apprenticetask} in the {facility}, as a joke on the first \
day.
> {apprenticetask}
What did the old hands send {first} to do as a joke on the first day?
To do what was {first} sent to the {facility} as a joke?
With which silly errand was the newcomer teased?
How did the experienced workers fool the beginner?
> {first}
Whom did the old hands send to {apprenticetask} as a joke?
Who was sent to the {facility} on the first day as a joke? / Who was teased as a newcomer?
Which beginner was made a fool of?
> {facility}
Where did the old hands send {first} to {apprenticetask}?
To what place was {first} sent as a joke on the first day? / At which site was the newcomer teased?
Where was the beginner expected to do the silly errand?

= sinkoverflow: a frozen turkey | tea leaves | somebody's false teeth | a woollen sock | \
wallpaper paste | candle wax | rice from the party | a toy soldier
The sink in the {room} was blocked by {sinkoverflow}, according to the cleaner {full}.
According to the cleaner {full}, {sinkoverflow} blocked the sink in the {room}.
The cleaner {full} says that {sinkoverflow} blocked the sink in the {room}.
> {sinkoverflow}
What was the sink in the {room} blocked by? / What blocked the sink, according to the cleaner?
Why did the water not run off? / What was sitting in the drain?
> {full}
According to which cleaner was the sink in the {room} blocked?
Which cleaner says that {sinkoverflow} blocked the sink?
Who discovered why the water did not run off? / Who looked down the plughole?
> {room}
In which room was the sink blocked by {sinkoverflow}?
Where is the sink that was blocked, according to the cleaner {full}?
Where did the water not run off? / Which place had trouble with the drain?

= parkingfor: the ice-cream van | the chairwoman's mother | a broken snowplough | pregnant \
visitors | the employee of the month | the mobile dentist | horses and carts | the choir's trailer
Space {small} in the car park in {street} is reserved for {parkingfor}.
In the car park in {street}, space {small} is reserved for {parkingfor}.
Reserved for {parkingfor}: space {small} in the car park in {street}.
> {parkingfor}
For what or whom is space {small} in the car park reserved?
What or who has a reserved space in the car park in {street}?
Who may leave wheels there while all others have to keep off?
On whose behalf is that bay kept free?
> {small}
Which space in the car park is reserved for {parkingfor}?
What is the number of the reserved space in the car park in {street}? / Which bay must we not use?
What number is painted where {parkingfor} may stand?
> {street}
In what street is the car park with the space reserved for {parkingfor}?
Where is the car park in which space {small} is reserved?
Which road has the lot with a bay kept free? / Where would {parkingfor} be allowed to stand?

= boxlabelled: Christmas lights and regrets | urgent since last year | belongs to nobody | open \
only when sober | mostly string | ask Grandma first | proof of innocence | lunch for the moth
In the archive {first} came across one {colour} box with the label "{boxlabelled}".
One {colour} box with the label "{boxlabelled}" is what {first} came across in the archive.
{first} came across a box in the archive that was {colour} and bore the label "{boxlabelled}".
> {boxlabelled}
What was on the label of the {colour} box in the archive?
Which label had the box that {first} came across in the archive?
What words were written on the container? / How was the mysterious carton marked?
> {colour}
What colour was the box with the label "{boxlabelled}"?
In which colour was the box that {first} came across in the archive?
What did the mysterious carton look like? / Which shade had the container?
> {first}
Who came across a box with the label "{boxlabelled}"?
Who came across the {colour} box in the archive? / Who discovered the mysterious carton?
Who had been rummaging among the old papers?

= meetingabandon: a wasp got in | the chairman fainted | everyone was on the wrong page | the \
fire bell rang twice | two partners came to blows | the tide reached the door | the translator \
walked out | somebody wept
The {weekday} meeting about the {topic} was broken off after {wait} because {meetingabandon}.
After {wait} the {weekday} meeting about the {topic} was broken off because {meetingabandon}.
Because {meetingabandon}, the {weekday} meeting about the {topic} was broken off after {wait}.
> {meetingabandon}
Why was the {weekday} meeting about the {topic} broken off?
For what reason was the meeting broken off after {wait}? / What put an early end to the talks?
Which incident sent the participants home?
> {wait}
After how long was the meeting about the {topic} broken off?
How long had the {weekday} meeting lasted when it was broken off?
How much time passed before the participants went home?
What was the length of the talks up to the incident?
> {topic}
What was the {weekday} meeting that was broken off about?
About which topic was the meeting broken off because {meetingabandon}?
What subject were the participants discussing at the time of the incident?
What still has to be talked over?

= overdressed: in a kilt | as Napoleon | in a ball gown | barefoot | in waders | with a sword | \
in a nightshirt | in last year's costume | in full armour
For the photo in the annual report, {last}, our {post}, posed {overdressed}.
Our {post}, {last}, posed {overdressed} for the photo in the annual report.
{last}, our {post}, posed {overdressed} when the photo for the annual report was taken.
> {overdressed}
How was it that our {post} posed for the annual report photo?
In what outfit was {last} for the photo in the annual report?
What does the picture show the colleague dressed as or like?
What was peculiar about the portrait for shareholders?
> {last}
Who posed {overdressed} for the photo in the annual report?
Which {post} of ours posed for the photo? / Whose portrait do shareholders see?
Who appeared {overdressed} in front of the camera?
> {post}
In what post is {last}, who posed {overdressed} for the photo?
As what does {last}, who posed for the photo in the annual report, work?
What is the job of the peculiar figure in the portrait?
Which position has the one whom shareholders see {overdressed}?

= deliverdoor: past the beehives | through the chapel | down the coal chute | by the kitchen \
garden | over the footbridge | behind the gasworks | along the towpath | through the car wash
Deliveries for the {premises} have to come in {deliverdoor}, {first} told the drivers.
{first} told the drivers that deliveries for the {premises} have to come in {deliverdoor}.
The drivers were told by {first} to bring in deliveries for the {premises} {deliverdoor}.
> {deliverdoor}
Which way, were the drivers told, do deliveries for the {premises} come in?
By what way were the drivers told to bring in deliveries?
What route must lorries with our merchandise take to enter? / Where do suppliers get into our shop?
> {first}
By whom were the drivers told how to bring in deliveries?
Who told the drivers that deliveries have to come in {deliverdoor}?
Who instructs those who bring us supplies? / Who explained the route to the lorries?
> {premises}
Deliveries for what premises, were the drivers told, have to come in {deliverdoor}?
For what premises were the drivers told about deliveries by {first}?
To which business does one bring merchandise {deliverdoor}?
Which store can suppliers only enter in such an odd way?
"""
