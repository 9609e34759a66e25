"""Charities, unions, parishes, start-ups and fairs (see relations.py)."""

RELATIONS = """
Your parental leave runs from {date} to {date2}; your pay of {wage} continues for {soon} of it, \
and {first} in HR needs the birth certificate.
{first} in HR needs the birth certificate for your parental leave from {date} to {date2}, for \
{soon} of which your pay of {wage} continues.
From {date} to {date2} you are on parental leave; for {soon} your pay of {wage} continues, and \
the birth certificate is needed by {first} in HR.
> {date}
When does your parental leave begin, that runs to {date2}? / From what day am I on parental leave?
On which day does the young mother stop working? / When is time with the baby to start?
> {date2}
Until when does your parental leave run? / To what date am I on parental leave?
When will the young mother be back at her desk? / What is the end of the time with the baby?
> {soon}
For how long does your pay continue on parental leave?
For what part of the leave does the pay of {wage} continue?
How long does money come in although one is at home with a baby?
Duration of the salary during absence?
> {wage}
What pay continues on parental leave? / Which pay do I keep for {soon} of my leave?
How much does the young parent earn? / What salary is paid although one is at home?
> {first}
Who in HR needs the birth certificate? / To whom goes the birth certificate for parental leave?
Who in personnel must see proof of the baby? / Which administrator deals with young parents?

From next year the {perk} is open to part-timers as well, provided they have served {stretch}; \
apply to {full} by {date}, on the green form.
Part-timers who have served {stretch} can from next year have the {perk} as well; the green form \
goes to {full} by {date}.
Apply on the green form to {full} by {date}: from next year the {perk} is open as well to \
part-timers who have served {stretch}.
> {perk}
What is open to part-timers from next year? / For what can part-timers apply on the green form?
Which benefit has been extended to more of the staff?
What will employees on reduced hours be entitled to?
> {stretch}
How long must part-timers have served to have the {perk}?
Part-timers who have served how long can apply on the green form?
How much seniority is required for the benefit?
What length of employment entitles people on reduced hours?
> {full}
To whom do part-timers apply for the {perk}? / Who wants the green form by {date}?
Which colleague handles requests for the benefit? / Who decides about people on reduced hours?
> {date}
By when should part-timers apply for the {perk}? / Until what day does {full} take the green form?
What is the deadline for requesting the benefit? / How late may I still hand in my request?

Exit of {full}: laptop returned, key to the {facility} not, {wait} of flexitime owing, farewell \
drink at the {inn} on {date}.
{full} leaves us with {wait} of flexitime owing, the laptop returned but not the key to the \
{facility}; the farewell drink is on {date} at the {inn}.
With the laptop returned, the key to the {facility} not, and {wait} of flexitime owing, {full} \
invites to a farewell drink on {date}, at the {inn}.
> {full}
Who has returned the laptop but not the key? / For whom is the farewell drink at the {inn}?
Which colleague is quitting the firm? / Name the departing employee.
> {facility}
To what has {full} not returned the key?
The key to which place is owing, though the laptop was returned?
Which rooms could the departing colleague still get into?
What may have to have its locks changed?
> {wait}
How much flexitime is owing? / With what flexitime does {full} leave, the laptop being returned?
How many hours or minutes of work are still to be made up, or paid?
What is the balance of the departing colleague's clock?
> {inn}
Where is the farewell drink for {full}? / At which inn is the farewell drink on {date}?
In which pub do we say goodbye? / Where will a glass be raised to the departing colleague?
> {date}
When is the farewell drink at the {inn}? / For what day does {full} invite us to a farewell drink?
On which evening do we say goodbye? / When will a glass be raised to the departing colleague?

In a biscuit tin our treasurer, {first}, carried {price} from the hardship fund on {date} to the \
family in {street} whose roof had blown off.
The family in {street} whose roof had blown off had {price} from the hardship fund on {date}, \
carried there in a biscuit tin by {first}, our treasurer.
On {date} the hardship fund gave {price} to the family in {street} whose roof had blown off; \
{first}, our treasurer, carried it there in a biscuit tin.
> {first}
Which treasurer carried money in a biscuit tin?
Who carried {price} from the hardship fund to the family? / Who is in charge of the charity's cash?
Who took aid to the storm victims?
> {price}
How much did our treasurer carry to the family?
What did the hardship fund give the family whose roof had blown off?
How much aid was handed to the storm victims?
What did the charity spend on people without shelter?
> {street}
In which street is the roof that had blown off?
Where does the family live to whom the hardship fund gave {price}?
Where did the storm leave people without shelter? / To what road did the charity's cash go?
> {date}
When did the family have {price} from the hardship fund?
On what day was the biscuit tin carried to the family? / When were the storm victims helped?
On which day did the charity pay out?

Knit for us! The hospice on {street} needs {small} blankets in {colour} by {month}; wool is free \
from {first} at the {premises}.
The hospice on {street} needs {small} blankets in {colour} by {month}, and wool to knit them \
with is free from {first} at the {premises}.
By {month} the hospice on {street} needs, in {colour}, {small} blankets that we ask you to knit; \
{first} at the {premises} has the wool, free.
> {small}
How many blankets does the hospice need? / How many blankets in {colour} should we knit?
What number of covers would keep the dying warm?
How much needlework is asked of volunteers, in pieces?
> {colour}
In what colour does the hospice need blankets?
What colour of wool must it be that {first} has for us to knit blankets?
Which shade are volunteers to use? / How should the covers for the sick look?
> {month}
By when does the hospice need the blankets?
Until what month can we knit blankets for the hospice?
Until when have volunteers got for their needlework? / When is the deadline for covers for the sick?
> {premises}
Where is the wool free? / At what premises does {first} have wool to knit with?
Which shop supplies volunteers with yarn? / Where can I pick up material without paying?
> {first}
From whom is the wool free? / Who at the {premises} has the wool for the blankets?
Who hands out yarn to volunteers? / Name the person with the material.

Banns: {full}, bachelor of this parish, and {full2}, of {city}; the wedding is on {date}, and \
the organist asks for no requests this time.
This parish's bachelor {full} and {full2} of {city} have their wedding on {date}, read the \
banns, and the organist asks for no requests this time.
Read at the banns: {full2} of {city} and a bachelor of this parish, {full}, have their wedding \
on {date}; no requests this time, asks the organist.
> {full}
Which bachelor of this parish is in the banns?
Who has a wedding with {full2} on {date}, says this parish? / Which local man is getting married?
Name of the groom, please?
> {full2}
Who from {city} has a wedding with the bachelor of this parish?
Who is named in the banns with {full}, a bachelor? / Who is getting married to a local man?
Name the person who comes from elsewhere to be joined at the altar.
> {city}
Where does {full2} of the banns and the wedding come from?
From what city is the one who has a wedding with the bachelor?
In which town did a local man find his partner? / Where had the stranger at the altar lived?
> {date}
When is the wedding of {full}, by the banns?
On what day does the organist play at the wedding with no requests?
When are the two getting married? / Which day has been chosen for the ceremony?

The parish minibus, {plate}, may be borrowed by any group for {tariff} a day; fill it up at the \
{place}, and never let {first} reverse it.
Any group may borrow the parish minibus, {plate}, at {tariff} a day, but should fill it up at \
the {place} and never let {first} reverse it.
For {tariff} a day the parish minibus, {plate}, is any group's to borrow; never let {first} \
reverse it, and fill it up at the {place}.
> {plate}
Which parish minibus may any group borrow?
What is on the plate of the parish minibus that {first} must never reverse?
What is the registration of the church's vehicle?
How do I recognise the transport for hire in the car park?
> {tariff}
What does it cost any group to borrow the minibus? / How much is the parish minibus a day?
How much is the hire of the church's vehicle?
What do clubs pay for transport from morning till evening?
> {place}
Where should the group fill up the minibus?
At what place must I fill up what the parish let me borrow?
Where is fuel for the church's vehicle to be bought?
I have the hired transport and an empty tank. Where to?
> {first}
Who should never reverse the minibus? / Whom must no group let reverse the parish minibus?
Who has a history of backing into things? / Which driver is not trusted with the church's vehicle?

Fixture change: {team} away is now on {date}, not {date2}; the bus leaves from the {place}, and \
{first} has the shirts, washed at last.
Not on {date2} but on {date} we now play the {team} away; {first} has the shirts, washed at \
last, and the bus leaves from the {place}.
The bus leaves from the {place} when we play the {team} away, which is now on {date}, not \
{date2}; the shirts, washed at last, are with {first}.
> {team}
Whom do we play away on {date}?
For which team's fixture away does the bus leave from the {place}?
Which opponents do we travel to? / Whose ground are our players visiting?
> {date}
When do we now play the {team} away? / On which day is the fixture away, if it is not {date2}?
What is the new day of the match?
When are our players on the road, after the postponement or advance?
> {place}
From where does the bus leave for the fixture away?
At what place do we find the bus to play the {team}? / Where do our players assemble?
What is the starting point of the journey to the match?
> {first}
Who has the shirts, washed at last? / With whom are the shirts in which we play the {team} away?
Who did the laundry? / Which club member looks after the kit?

Rowing section: the boat "{word}" is {stitch} shorter since {first} met the weir; it will be at \
{company} for repair until {month}, and the bill is {price}.
Since {first} met the weir the rowing section's boat "{word}" is {stitch} shorter; repair at \
{company} lasts until {month}, and the bill is {price}.
The bill is {price} and the repair at {company} will last until {month}: the rowing section's \
boat "{word}" is {stitch} shorter since it met the weir with {first}.
> {stitch}
How much shorter is the boat of the rowing section?
By how much is the boat "{word}" shorter, since {first} met the weir?
How much of the hull is missing? / What length was lost in the accident on the water?
> {first}
Who met the weir?
With whom in it did the boat of the rowing section meet the weir, so that it is shorter?
Which oarsman caused an accident? / Who is to blame for the damaged hull?
> {company}
Where is the boat of the rowing section for repair?
At which company is the repair of the boat, until {month}? / Which firm mends hulls?
Who was hired to put the damage right?
> {price}
What is the bill for the repair? / How much is the bill for the boat that met the weir?
How expensive was the accident on the water? / What must the club pay for mending the hull?
> {month}
Until when will the repair of the boat last?
To what month is the boat of the rowing section at {company}?
When will the damaged hull be back in the water?
Until what part of the year must oarsmen do without?

Wanted by a three-person start-up in the {premises}: one adult. Pay {wage}, start {date}, tasks: \
to {worktask} and to stop {first} buying drones.
A three-person start-up in the {premises} wanted one adult, from {date}, at {wage}, to \
{worktask} and to stop {first} from buying drones.
For {wage}, from {date}, one adult is wanted to stop {first} buying drones and to {worktask}, at \
a three-person start-up in the {premises}.
> {premises}
Where is the three-person start-up that wanted an adult?
In what is the start-up with {first} and the drones?
At which location would the new colleague work? / What kind of building houses the young firm?
> {wage}
What is the pay for the adult wanted at the start-up?
How much does the three-person start-up pay to stop the buying of drones?
What would the new colleague earn? / Which salary does the young firm advertise?
> {date}
When is the adult wanted at the start-up to start?
From what day must someone stop {first} buying drones? / When does the vacancy have to be filled?
On which day would the new colleague begin?
> {worktask}
What is the adult to do, besides stop {first} from buying drones?
What task has the start-up for the one wanted, other than drones?
Which duty comes with the vacancy? / What needs doing at the young firm that nobody does?
> {first}
Who is to be stopped from buying drones? / Whom should the adult wanted by the start-up stop?
Which founder spends money on flying toys? / Who requires supervision at the young firm?

Planning file {filemark}: the {authority} will pass the extension of {floorspace} if the \
architect, {last}, keeps the old {tree} and drops the moat.
If the architect, {last}, keeps the old {tree} and drops the moat, the {authority} will pass the \
extension of {floorspace}, by planning file {filemark}.
The {authority} will pass, in planning file {filemark}, an extension of {floorspace}, provided \
the old {tree} is kept and the moat dropped by the architect, {last}.
> {floorspace}
How large is the extension that the {authority} will pass?
What size of extension is in the planning file, without a moat?
How much room would be added to the house? / What area may be built on?
> {authority}
Who will pass the extension if the moat is dropped?
Which authority wants the old {tree} kept by the architect?
Which public body decides about the building? / Name the office that objects to a ditch with water.
> {tree}
Which old tree must the architect keep? / What is to be kept, while the moat is dropped?
What growing thing is protected from the builders? / Which trunk stands in the way?
> {last}
Which architect should drop the moat? / What is the architect called that must keep the old {tree}?
Whose design is too castle-like? / Who drew the plans for adding to the house?

In evidence the butcher said that he saw {full} at {hour}, by the {place}, carrying {animals} in \
a sack; the defence asked how he knew, and he said by the noise.
At {hour}, by the {place}, the butcher said in evidence, he saw {full} carrying a sack with \
{animals}; asked by the defence how he knew, he said by the noise.
By the noise, said the butcher when the defence asked, he knew that what he saw {full} carrying \
in a sack, by the {place} at {hour}, were {animals}.
> {full}
Whom did the butcher see carrying a sack?
Who was carrying {animals} in a sack, in the evidence of the butcher?
Who stands accused in court? / Name of the suspect that the witness identified?
> {hour}
When did the butcher see {full} with the sack?
At what hour was it, as the butcher said in evidence about the sack?
At what o'clock did the witness notice the suspect? / Time of the incident described in court?
> {place}
Where did the butcher see {full} with the sack?
By what place was the sack carried, as the butcher said in evidence?
Scene of the incident described in court? / At which spot did the witness notice the suspect?
> {animals}
What was in the sack, by the noise? / What did the butcher say that {full} was carrying in a sack?
Which creatures had the suspect taken, according to the witness?
What livestock is the case about?

We, the heirs, agree: the boathouse to {first}, the shares in {company} to {first2}, and the \
{animal} over the fireplace to whoever is absent on {date}.
The heirs agree that {first} has the boathouse, {first2} the shares in {company}, and whoever is \
absent on {date} the {animal} over the fireplace.
To {first2} go the shares in {company}, the heirs agree, to {first} the boathouse, and to \
whoever is absent on {date} the {animal} over the fireplace.
> {first}
To whom goes the boathouse, the heirs agree? / Which of the heirs has the boathouse and no shares?
Who inherits a building by the water? / Which relative gets real estate?
> {first2}
To whom do the shares go, the heirs agree?
Which of the heirs has the shares and not the boathouse? / Who inherits stocks?
Which relative becomes part owner of a business?
> {company}
In which company do the heirs agree that {first2} has shares?
The heirs have shares in what, besides the boathouse? / Which firm did the deceased invest in?
Of what business does a relative become part owner?
> {animal}
What is there over the fireplace, for whoever is absent?
Which animal goes to the absent one of the heirs? / What stuffed creature does nobody want?
Which trophy is the penalty for staying away?
> {date}
On what day should the heirs not be absent?
Absent when, does one of the heirs have the {animal} over the fireplace?
When do the relatives meet about the inheritance? / On which day is it unwise to stay away?

Milk round, change: from {date} {first} comes by {vehicle} at {time}, as the horse has been \
elected to the {society}; rinse your bottles.
From {date} the milk round is done by {vehicle}, with {first}, at {time}, rinse your bottles, \
because the horse has been elected to the {society}.
Rinse your bottles: since the horse has been elected to the {society}, {first} of the milk round \
comes from {date} on at {time} and by {vehicle}.
> {vehicle}
By what does {first} of the milk round come from {date}?
What does the milk round use instead of the horse?
What replaces the animal in the dairy deliveries? / How does our breakfast drink travel now?
> {time}
When does {first} of the milk round come? / At what time is the milk round, with bottles to rinse?
How early do I hear the dairyman? / By when should my empties be on the step?
> {society}
What has the horse been elected to?
Of which society is the horse of the milk round a member, having been elected?
Which club has a four-legged member? / What association took an animal away from work?
> {date}
From when is the milk round without the horse?
Since what date does {first} of the milk round come at {time}?
When do the dairy deliveries change? / On which day does the four-legged worker stop?

Goose orders for St Martin's: {weight} on average, {tariff} a kilo, ten already promised to the \
{inn}; tell {first} before {date} whether with or without the head.
Tell {first} before {date} whether your St Martin's goose should be with or without the head: \
{weight} on average, {tariff} a kilo, ten already promised to the {inn}.
At {weight} on average and {tariff} a kilo, ten already promised to the {inn}, the St Martin's \
goose can be with or without the head; tell {first} which before {date}.
> {weight}
What does a St Martin's goose weigh on average?
How heavy, on average, is a goose with or without the head?
How big is the typical roast for the feast? / Mass of the bird, roughly?
> {tariff}
What is the price a kilo for a St Martin's goose?
How much a kilo is the goose, promised with or without head?
What does poultry cost by weight at the farm? / The rate for the roast?
> {inn}
To which inn are ten already promised?
Where will ten of the St Martin's goose orders go, already promised?
Which restaurant has reserved many birds? / What pub is the farmer's largest buyer of roasts?
> {first}
Whom do I tell whether I want the goose with the head? / Who takes goose orders for St Martin's?
Which farmer is selling poultry? / With whom does one reserve the roast for the feast?
> {date}
Before what date should goose orders be in?
By when does {first} want to know about the head of the goose?
What is the deadline for reserving the roast? / Until when can I still ask for a bird?

From the shop's guest book: "We walked {length} from {city} to see the {object}, found it on \
loan to {country}, and bought {small} postcards of it."
Some guests wrote in the book of the shop that they walked {length} from {city} to see the \
{object}, which was on loan to {country}, and bought {small} postcards of it.
The {object} was on loan to {country}, so guests who had walked {length} from {city} to see it \
bought {small} postcards of it, says the shop's guest book.
> {length}
How far had the guests walked to see the {object}?
What distance from {city} was walked by the guests? / How long was the fans' hike to the museum?
What was the length of a pointless journey on foot?
> {city}
From which city did the guests walk? / Where had those guests walked from who bought postcards?
Where did the fans of the exhibit start out?
In which town does the pointless journey on foot begin?
> {object}
What had the guests walked so far to see? / Of what did the guests find only postcards in the shop?
Which exhibit was absent from the museum? / What has been lent abroad?
> {country}
Where was the {object} on loan when the guests walked to see it?
To which country was what the guests walked to see on loan?
Where is the museum's exhibit at the moment? / Which nation has borrowed the attraction?
> {small}
How many postcards were bought in the shop?
How many postcards of the {object} on loan did guests buy?
What number of pictures consoled the fans?
How much cardboard did the disappointed hikers take home, in pieces?

Package tour {code} includes {small} castles, half board, a guide who speaks {language}, and, \
since last year's complaint, a seat for {first} far from the driver.
Included in package tour {code} are half board, {small} castles, a guide who speaks {language} \
and a seat far from the driver for {first}, since last year's complaint.
Since last year's complaint {first} has a seat far from the driver on package tour {code}, which \
includes half board, {small} castles and a guide who speaks {language}.
> {code}
Which package tour includes a seat far from the driver for {first}?
What is the code of the tour with {small} castles and half board?
Under what reference is the trip in the catalogue? / How do I identify the holiday when booking?
> {small}
How many castles does the package tour include?
How many castles are there with half board and a guide?
What number of fortresses will holidaymakers be shown?
How much medieval architecture does the trip promise, in buildings?
> {language}
What language does the guide of the package tour speak?
In which language will the guide tell us of the {small} castles?
In which tongue are holidaymakers addressed? / What does the person explaining the sights talk in?
> {first}
Who has a seat far from the driver?
For whom is the seat, after last year's complaint on the tour?
Which holidaymaker caused trouble at the wheel, it seems?
Who must be kept away from the front of the bus?

Cargo manifest, line {small}: {load} of {ingredient}, shipper {company}, notify {person}, \
remarks: do not stow beside the {animals}, they learn fast.
Line {small} of the cargo manifest, {load} of {ingredient} from the shipper {company}, is not to \
be stowed beside the {animals}, which learn fast; notify {person}.
Do not stow line {small} of the cargo manifest beside the {animals}, which learn fast: it is \
{load} of {ingredient}, the shipper is {company}; notify {person}.
> {ingredient}
What is on line {small} of the cargo manifest?
Of what is there {load}, not to be stowed beside the {animals}?
Which foodstuff is being transported? / What would tempt the clever creatures in the hold?
> {company}
Which company is the shipper on line {small}?
Who is the shipper of the {ingredient} in the cargo manifest? / Which business sends the goods?
Name of the consignor?
> {person}
Whom should one notify, by the cargo manifest?
Who is to be notified of line {small} of the manifest, the shipper being {company}?
Who wants a message when the goods arrive? / Name the contact for the consignment.
> {animals}
Beside what should line {small} not be stowed?
Which animals in the cargo learn fast, so that one should not stow things beside them?
What clever creatures are travelling in the hold? / Which passengers might steal the foodstuff?
> {load}
How much {ingredient} does the cargo manifest list?
What quantity from the shipper must not be stowed beside the {animals}?
How large is the consignment of food? / What amount of goods was sent?

Royalties for "{book}", half-year to {month}: {tallied} sold, {small} returned, {price} due to \
{full}, less the train of our reader to {city}.
For the half-year to {month} {full} is due royalties for "{book}" of {price}, less our reader's \
train to {city}: {tallied} sold and {small} returned.
"{book}" sold {tallied} in the half-year to {month}, {small} were returned; royalties of \
{price}, less the train to {city} of our reader, are due to {full}.
> {tallied}
How many of "{book}" were sold in the half-year?
What was sold, by the royalties, when {small} were returned?
How many readers did the title find at the till? / Copies that went over the counter?
> {small}
How many of "{book}" were returned and not sold?
What number was returned in the half-year, of the {tallied} sold?
How many copies came back from bookshops? / What is the count of unwanted volumes?
> {price}
What royalties are due to {full}? / How much is due for the half-year, less a train?
What does the author earn, before a deduction for travel?
Which sum has the novel brought its creator?
> {full}
To whom are royalties due for "{book}"?
Who is due {price} for the half-year, less our reader's train? / Who wrote the novel?
Name the author whose earnings are stated.

Breakfast show running order: weather at {time}, {topic} at {time2}, then {first} with the \
{animal} in the studio, and please, nobody open the window.
The breakfast show has weather at {time} and {topic} at {time2}; then {first} is in the studio \
with the {animal}, so please, nobody open the window.
Please, nobody open the window when {first} is in the studio with the {animal}, after weather at \
{time} and {topic} at {time2}, on the breakfast show.
> {time}
When is the weather on the breakfast show?
At what time does the breakfast show have weather, before {topic}?
When do listeners learn whether it will rain?
At which point is the forecast in the morning programme?
> {time2}
When is {topic} on the breakfast show?
What comes after the weather at what time, before {first} is in the studio?
When does the morning programme turn to {topic}?
At which point do listeners hear about the {topic}?
> {topic}
What comes at {time2} on the breakfast show?
Between weather and studio guest, what is there on the breakfast show?
Which theme follows the forecast in the morning programme?
What will listeners be informed about at {time2}?
> {first}
Who is in the studio with the {animal} and no open window?
With whom is the {animal} in the studio of the breakfast show?
Which guest brings a creature to the radio? / Who comes on last in the morning programme?
> {animal}
What is in the studio with {first}, who wants no open window?
On account of which animal should nobody open the window of the studio?
Which creature might escape from the radio station?
What living thing visits the morning programme?

The badge printer at the {event} broke at {time}, so for the rest of the fair everyone was \
called {full}, even the delegation from {country}.
Everyone, even the delegation from {country}, was called {full} for the rest of the fair, as the \
badge printer at the {event} broke at {time}.
When at {time} the badge printer broke at the {event}, everyone was called {full} for the rest \
of the fair, and even the delegation from {country} was.
> {event}
At which event did the badge printer break?
Where was the badge printer that broke at {time}, so that everyone was called the same?
Which exhibition had trouble with its identity tags?
Where did all the participants share a single name?
> {time}
When did the badge printer break? / At what time was it that the badge printer broke at the fair?
When did the machine give up? / From which hour on did participants share a single name?
> {full}
What was everyone called for the rest of the fair?
After the badge printer broke, by what name was even the delegation called?
Which identity did all the participants share?
Whose tag did the faulty machine produce over and over, it seems?
> {country}
From where was the delegation that was called {full}?
Which country's delegation was at the fair with the badge printer?
Which nation had sent its representatives? / Where had the foreign participants come from?

Resolution 7, carried: no member shall {worktask} for less than {tariff} an hour, nor on a \
{weekday}, and {company} may go on saying that it cannot be done.
By resolution 7, carried, no member shall for less than {tariff} an hour {worktask}, nor on a \
{weekday}; {company} may go on saying that it cannot be done.
Let {company} go on saying that it cannot be done: resolution 7 is carried, and no member shall \
{worktask} on a {weekday} or for less than {tariff} an hour.
> {worktask}
What shall no member do for less than {tariff} an hour?
By resolution 7, carried, what shall they not do on a {weekday}?
Which duty has been made dearer by the union? / What work does the vote concern?
> {tariff}
For less than how much an hour shall no member {worktask}?
What is the least an hour, by resolution 7, for a member? / Which minimum rate did the union adopt?
How well must the work be paid?
> {weekday}
On what day shall no member {worktask}, by resolution 7?
On which day does resolution 7 let no member work?
When in the week does the union forbid the job? / Which day is to be kept free of that duty?
> {company}
Who may go on saying that it cannot be done?
Which company is saying that resolution 7, though carried, cannot be done?
Which employer protests against the vote? / What firm will not be pleased with the union?

Results of the canteen survey: {portion} want {dish} back, nobody wants {dish2}, and {small} of \
you asked who {first} is and why she sings.
{small} of you asked in the canteen survey who {first} is and why she sings; otherwise the \
results are that {portion} want {dish} back and nobody wants {dish2}.
Nobody wants {dish2}, {portion} want {dish} back, and {small} of you asked why {first} sings and \
who she is: those are the results of the canteen survey.
> {portion}
What share want {dish} back, by the canteen survey?
How many in the results of the canteen survey want {dish}?
What proportion of diners misses the old favourite? / How large was the majority among the hungry?
> {dish}
What do {portion} want back? / By the results of the canteen survey, what is wanted back?
Which old favourite do diners miss? / What should the cook put on the menu again?
> {dish2}
What does nobody want, by the canteen survey?
In the results of the canteen survey, what has no one asked for?
Which food could the cook drop without protest? / What do diners loathe?
> {small}
How many of you asked why {first} sings? / How many in the canteen survey asked who {first} is?
What number of diners is curious about the vocalist? / How often did the music come up in replies?
> {first}
Who sings in the canteen? / About whom was it asked in the survey why she sings?
Which cook has a musical streak? / Name the vocalist who puzzles diners.

To the guest in {numbered} who rated us {small} out of a thousand: the peacock was not ours, the \
fog was, and {full} would like to offer you a night at {price} less.
The guest in {numbered} rated us {small} out of a thousand; the fog was ours, the peacock was \
not, and {full} would like to offer another night at {price} less.
{full} would like to offer a night at {price} less to the guest in {numbered}, who rated us \
{small} out of a thousand, though the peacock was not ours, only the fog.
> {numbered}
Where was the guest who rated us {small} out of a thousand?
In which place did the guest of the peacock and the fog stay?
What accommodation had the dissatisfied visitor? / Behind which door did our critic sleep badly?
> {small}
How much out of a thousand did the guest rate us?
What was our rate out of a thousand, with peacock and fog? / What mark did the critic give?
How few points did we score with the dissatisfied visitor?
> {full}
Who would like to offer the guest another night?
Who makes the guest of the peacock and the fog an offer? / Which manager is trying to make amends?
Who answers our critic with a discount?
> {price}
How much less is the night that {full} would like to offer?
By what is the night less for the guest of the peacock and fog?
How large is the discount for the dissatisfied visitor? / What would our critic save?

A gentle reminder, {first}: your turn to {worktask} was on {date}, your turn to bring cake was \
on {date2}, and we remember both.
We remember both, {first}, and gently remind you: it was your turn on {date2} to bring cake, and \
on {date} to {worktask}.
{first}, gently: it was your turn to bring cake on {date2}, as it was your turn on {date} to \
{worktask}, and both of them we remember.
> {first}
Whose turn was it to bring cake? / Whom do we gently remind of the turn to {worktask}?
Which colleague shirks all duties? / Who owes us something sweet?
> {worktask}
What was it {first}'s turn to do, apart from bringing cake?
Besides cake, what was it, as we gently remind you, your turn to do? / Which chore was neglected?
What unpleasant duty did somebody forget?
> {date}
When was it, as we gently remind you, your turn to {worktask}?
On what day was there a turn of {first}'s that had no cake in it?
When should the chore have been done?
On which day was a duty neglected that has nothing to do with baking?
> {date2}
When was it {first}'s turn to bring cake? / On which day did {first} not remember to bring cake?
When did we go without something sweet? / On what day should a colleague have been to the baker's?

Your library loan of "{book}" was due on {date}; the fine stands at {tariff}, and {full}, who \
reserved it, has taken to standing in the hall with a candle.
{full}, who reserved "{book}", has taken to standing in the hall with a candle, for your library \
loan was due on {date}, and the fine stands at {tariff}.
Due on {date}, your library loan of "{book}" has a fine that stands at {tariff}; {full}, who \
reserved it, has taken to standing in the hall with a candle.
> {book}
Which library loan was due on {date}?
What has {full} reserved, standing in the hall with a candle?
Which volume have I failed to return? / Name the title that another reader longs for.
> {date}
When was the library loan of "{book}" due? / Since what day, being due, has the loan had a fine?
When should I have taken the volume back? / On which day did my borrowing period end?
> {tariff}
At how much does the fine for the library loan stand?
What is the fine for "{book}", due on {date}? / What must I pay for being late with a volume?
How high is the penalty?
> {full}
Who has taken to standing in the hall with a candle? / Who reserved the library loan that was due?
Which other reader longs for the title? / Who is waiting impatiently for me to finish?

I apologise to {company} for calling your {plantmachine} a coffin; I did so at {time} on {date}, \
with my tie in it, and {first} pressed the red button at last.
With my tie in your {plantmachine}, at {time} on {date}, until {first} pressed the red button at \
last, I called it a coffin, for which I apologise to {company}.
At {time} on {date} I called your {plantmachine} a coffin, for which I apologise to {company}; \
my tie was in it, and at last {first} pressed the red button.
> {company}
To which company do I apologise for calling something a coffin?
Whose {plantmachine} had my tie in it before the red button was pressed?
Which manufacturer was offended? / Whom have I insulted with my remark about a device?
> {plantmachine}
What did I call a coffin? / In what was my tie, until {first} pressed the red button?
Which device caught a piece of my clothing? / What piece of equipment nearly strangled me?
> {first}
Who pressed the red button?
By whom was the button pressed at last, with my tie in the {plantmachine}?
Who came to the rescue? / To which colleague do I owe my neck?
> {date}
On what day did I call your {plantmachine} a coffin? / When was my tie in what I called a coffin?
When did the accident with the device happen? / On which day was I nearly strangled?

Please forgive the smell of {ingredient} in our letter of {date}; {first} had dried it over the \
soup after it fell from the {place} into the canal.
After our letter of {date} fell from the {place} into the canal, {first} dried it over the soup; \
please forgive the smell of {ingredient}.
{first} had dried our letter of {date} over the soup, as it fell into the canal from the \
{place}, so please forgive the smell of {ingredient}.
> {ingredient}
What smell in our letter should be forgiven? / Of what is the smell that the soup gave our letter?
Which aroma clings to the correspondence? / What was probably cooking when the paper was hung up?
> {date}
Of what date was our letter that fell into the canal?
When was our letter written, the one with the smell?
What day is at the head of the wet correspondence?
On which day was the aromatic message composed?
> {first}
Who dried our letter over the soup? / By whom was it dried, after it fell into the canal?
Who rescued the wet correspondence?
Which colleague used the kitchen to make paper readable again?
> {place}
From where did our letter fall into the canal?
At what place did it fall, the letter dried over the soup? / Where was the correspondence dropped?
What spot is close to the water, judging by the accident with the post?

You are invited to breakfast with the board on {date}, {hour} at the {inn}; the talk, \
"{saying}", is by {full}, and there will be {dish}.
With {dish}, and a talk by {full}, the board invites you to breakfast on {date}, {hour} at the \
{inn}; title: "{saying}".
On {date}, {hour} at the {inn}, you are invited by the board to breakfast with {dish} and a talk \
by {full}, called "{saying}".
> {inn}
Where is the breakfast with the board?
To which inn does the board invite you for breakfast and a talk?
Where will the directors and I eat? / At what hotel is the early lecture?
> {hour}
At what hour is the breakfast with the board?
When does the board invite you to breakfast on {date}?
How early must guests of the directors get up for their meal? / When does the early lecture begin?
> {full}
By whom is the talk at the breakfast with the board?
Who is there on {date} for a talk, as the board has breakfast? / Who is the speaker?
Whose lecture do the directors listen to over a meal?
> {dish}
What will there be for breakfast with the board?
With what, besides a talk, does the board invite me to breakfast?
What are guests of the directors served? / Which food goes with the lecture?
> {saying}
What is the talk called at the breakfast with the board?
Under what title is {full} to talk at breakfast? / What is the lecture about, in its own phrase?
Which heading did the speaker choose?

Save the date: the law practice turns {spelled} in {month}, and the garden party is at the \
{place}, with the {society} on the stairs and {first} in the cake.
In {month} the law practice turns {spelled}; save the date for the garden party at the {place}, \
with {first} in the cake and the {society} on the stairs.
With {first} in the cake and the {society} on the stairs, the law practice, which turns \
{spelled} in {month}, has its garden party at the {place}; save the date.
> {spelled}
How old is the law practice, with its garden party? / The law practice turns what, save the date?
How many years have those lawyers been in business? / Which anniversary are attorneys celebrating?
> {month}
In what month does the law practice turn {spelled}? / When is the garden party of the law practice?
When do those attorneys celebrate?
Which page of the calendar should be kept free for the anniversary?
> {place}
Where is the garden party of the law practice?
At what place should we expect a party with someone in the cake?
Where do attorneys receive their guests? / What is the location of the celebration?
> {society}
Who is on the stairs at the garden party?
Which society is on the stairs as the law practice turns {spelled}?
Which club has been booked for the celebration?
What association probably performs for the attorneys' guests?
> {first}
Who is in the cake at the garden party? / Whom does the law practice have in the cake?
Who is the surprise at the celebration? / Which colleague will jump out of the dessert?

Thank you for the {herd} you lent the nativity play, {full}; they behaved, {small} of the \
shepherds did not, and {price} was collected for {scheme}.
{price} was collected for {scheme} by the nativity play, and the {herd} you lent it, {full}, \
thank you, behaved, which {small} of the shepherds did not.
Thank you, {full}: though {small} of the shepherds did not, the {herd} you lent behaved in the \
nativity play, and {price} was collected for {scheme}.
> {herd}
What was lent to the nativity play?
What behaved in the nativity play when some shepherds did not? / Which animals appeared on stage?
What livestock was better disciplined than the actors?
> {full}
Who lent {herd} to the nativity play?
To whom do we say thank you that the {herd} behaved in the play?
Which farmer supported the Christmas show? / Name the generous owner of livestock.
> {small}
How many of the shepherds have not behaved in the nativity play?
What number of shepherds behaved unlike the {herd} you lent? / How many actors misbehaved on stage?
What was the number of unruly performers?
> {price}
How much was collected by the nativity play?
What was collected for {scheme}, with the {herd} you lent? / What did the Christmas show bring in?
How generous was the audience?
> {scheme}
For what was {price} collected by the nativity play?
What was it that the nativity play collected for, with {herd} you lent?
What good cause benefits from the Christmas show? / Where did the audience's money go?

The late bus for the homework club now leaves at {time} from outside the {place}; pupils who \
live beyond {street} should tell {first} by {weekday}.
Pupils of the homework club who live beyond {street} should tell {first} by {weekday}; the late \
bus leaves now at {time}, from outside the {place}.
From outside the {place} the late bus for the homework club leaves at {time} now, and pupils \
should tell {first} by {weekday} if they live beyond {street}.
> {time}
When does the late bus for the homework club leave?
At what time should pupils be outside the {place} for the late bus?
When are children taken home after doing their exercises?
What is the departure of the school transport?
> {place}
From outside what does the late bus for the homework club leave?
Where do pupils find the late bus at {time}? / Where do children wait to be taken home?
The stop for the school transport?
> {street}
Beyond which street do pupils live who should tell {first}?
Pupils who live where, seen from the late bus, should tell {first}?
Past what road is there doubt about the transport?
Which boundary separates far-off families from the rest?
> {first}
Whom should pupils tell who live beyond {street}?
Who should be told by {weekday}, by pupils of the homework club?
Who plans the route of the transport? / Which organiser wants to hear from far-off families?

The lift between maternity and the {wardname} stops at every floor until {date}, and {small} \
fathers have missed it all; stairs are faster, says {last}, the porter.
{small} fathers have missed it all: until {date} the lift between maternity and the {wardname} \
stops at every floor; the porter, {last}, says stairs are faster.
Stairs are faster, says {last}, the porter, for the lift between maternity and the {wardname} \
stops until {date} at every floor, and {small} fathers have missed it all.
> {date}
Until when does the lift stop at every floor?
Till what date are the stairs to maternity faster than the lift?
When will the elevator be repaired? / Until when is one better off on foot?
> {small}
How many fathers have missed it all?
Because of the lift at every floor, how many fathers were not in maternity?
What number of men came too late for the birth? / How many dads can blame the elevator?
> {last}
Which porter says that stairs are faster? / Who advises fathers to use the stairs and not the lift?
Whose advice is to go on foot? / Surname of the employee with the good tip?
> {wardname}
Between maternity and what does the lift stop at every floor?
Where, other than maternity, does the lift that fathers missed it in go?
What department of the hospital is linked with the newborn babies by elevator?
What is at the opposite end of the slow ride?

Supervisor's remark, line {small}: {first} was asked the way to {city}, explained it patiently \
for {wait}, and forgot to mention that this is the gas company.
On line {small}, the supervisor remarks, {first} was asked the way to {city} and for {wait} \
explained it patiently, forgetting to mention that this is the gas company.
Asked the way to {city} on line {small}, {first} forgot to mention that this is the gas company \
and, the supervisor remarks, explained it patiently for {wait}.
> {first}
Who was asked the way and forgot to mention the gas company?
Who explained the way to {city} patiently? / Which call-centre agent was too helpful?
Who gave a lost person directions?
> {city}
To what city was {first} asked the way by mistake, and forgot the gas company?
The way to where was patiently explained at the gas company?
Where did the lost person want to go? / For which destination were directions given on the phone?
> {wait}
For how long was the way patiently explained?
How long was it explained, on a line of the gas company?
How much of the shift was spent on giving directions? / Duration of the overly helpful phone call?
> {small}
On which line was {first} asked the way? / What line does the remark of the supervisor concern?
Which connection did the lost person come in on?
By number, where did somebody listen in on directions?

Ticket 5 of the help desk: {full} says {machinefault}; advised to switch it off; rang back \
{wait} later from {city} to say that it was the neighbour's.
Advised by the help desk to switch it off because {machinefault}, {full} rang back {wait} later \
from {city} to say that it was the neighbour's.
{full} rang back from {city} {wait} later to say that it was the neighbour's: the help desk had \
advised to switch it off, since {machinefault}.
> {full}
Who rang back to say that it was the neighbour's?
Whom had the help desk advised to switch it off?
Which caller interfered with somebody else's device? / Name of the confused customer?
> {machinefault}
What did {full} tell the help desk, and was advised to switch it off?
Why had the help desk advised {full} to switch it off? / What was wrong with the device?
Describe the trouble that support was consulted about.
> {wait}
How much later had {full} rung the help desk back, who was advised to switch it off?
After how long did {full} of {city}, as advised by the desk, say that it was the neighbour's?
How soon was support contacted again? / What time lay between the two calls?
> {city}
From where had {full} rung back, to tell the help desk that it was the neighbour's?
In what city does the neighbour live whose thing the help desk advised to switch off?
Where is the confused customer at home? / Which town did the second call come from?

Staff survey, free text: I have reported the leak in the {room} {spelled} times since {month}, \
always to {first}, and now a heron lives there and has my desk.
Since {month}, someone writes in the staff survey, the leak in the {room} was reported {spelled} \
times, always to {first}; now a heron has the desk and lives there.
Someone in the staff survey has reported to {first}, and always since {month}, {spelled} times \
in all, the leak in the {room}, where a heron now lives and has the desk.
> {room}
In which room is the leak that was reported to {first}?
Where does a heron have the desk, by the staff survey? / Where does it drip?
What part of the building is wet enough for a bird?
> {spelled}
How many times was the leak reported?
How often has someone reported the leak to {first} since {month}, says the survey?
What is the number of fruitless complaints about dripping?
How many warnings were there before a bird moved in?
> {month}
Since when was the leak reported?
From which month on has the staff survey someone who reported the leak?
When did the complaints about dripping begin? / How far back in the calendar do the warnings go?
> {first}
To whom was the leak always reported?
Who was told of the leak {spelled} times, by the staff survey? / Who ignored all the complaints?
Which colleague ought to have called a plumber?

Annual report: of every {price} you give us, {tariff} goes on stamps, {percent} of what remains \
reaches {country}, and {first} eats no biscuits we have not paid for ourselves.
Of every {price} you give us, says the annual report, {tariff} goes on stamps; of what remains \
{percent} reaches {country}; and we ourselves pay for {first}'s biscuits.
We ourselves pay for the biscuits of {first}, the annual report says; of every {price} you give \
us, {tariff} goes on stamps, and what remains reaches {country} to {percent}.
> {tariff}
How much of what you give goes on stamps?
What goes on stamps, of every {price}, by the annual report? / What does postage cost the charity?
How large is the share spent on mail?
> {percent}
What part of what remains reaches {country}?
How much, after the stamps, reaches {country}, says the annual report?
What proportion is truly spent on the needy abroad? / How efficient is the charity, in figures?
> {country}
Which country does what remains after the stamps reach?
Where does {percent} of what remains go, by the annual report?
Where do the needy live that the charity supports? / For which nation do donors open their purses?
> {first}
Whose biscuits do we pay for ourselves?
Who has biscuits, in the annual report, not on what you give us?
Who snacks at the charity's meetings? / Which sweet-toothed colleague is no burden on donors?

Sunday school outing: {tallied} children, {small} apples each, one {animal}; the collection of \
{price} went to the farmer, {last}, for his fence.
On the Sunday school outing there were {tallied} children with {small} apples each and one \
{animal}; for his fence the farmer, {last}, had the collection of {price}.
The farmer, {last}, had the collection of {price} for his fence, as the Sunday school outing was \
one of {tallied} children, with {small} apples each, and one {animal}.
> {tallied}
How many children were on the Sunday school outing?
What number of children, with apples each, came on the outing?
How many little ones joined the church trip? / What was the attendance of the young faithful?
> {price}
How much was the collection for the fence?
What collection of the Sunday school went to the farmer? / How much did the damage cost the church?
What was put in the plate?
> {last}
Which farmer had the collection for his fence? / Whose fence was the collection of {price} for?
Who was compensated by the church? / On whose land did the young faithful break something?
> {animal}
Of which animal was there one on the outing with the children?
Besides apples and children, one what was there on the Sunday school outing?
What creature did the little ones meet?
Which beast may have caused the damage in the countryside?
> {small}
How many apples had each of the children? / Each of the children on the outing had how many apples?
How many pieces of fruit were handed out to a single child?
What was the ration of the little ones?

League office: the appeal of the {team} against the {score} of {date} is dismissed; the \
referee's dog, as {full} points out, is part of the field of play.
The league office dismisses the appeal of the {team} against the {score} of {date}, as the \
referee's dog, {full} points out, is part of the field of play.
Since, as {full} points out, the referee's dog is part of the field of play, the league office \
has dismissed the appeal against the {score} of {date} by the {team}.
> {team}
Whose appeal has the league office dismissed?
Which team's appeal failed because the referee's dog is part of the field?
Which side protested in vain? / Who were the sore losers?
> {score}
Against what score was the appeal that the league office dismissed?
What score of {date} had an appeal, on account of the referee's dog?
Which result stands despite the protest? / How did the disputed match end?
> {date}
Of which date is the {score} in the appeal to the league office?
From what day is the score in the appeal that the league office dismissed?
When was the disputed match? / On which day did an animal decide the result?
> {full}
Who points out that the referee's dog is part of the field?
By whose word to the league office is the dog part of play? / Who defended the animal's presence?
Which official interprets the rules so oddly?

Chess section: board two, {first} against {first2} of {city}, was adjourned after {wait} when \
the {animal} from next door ate a bishop.
After {wait} the game of {first} against {first2} of {city} at board two of the chess section \
was adjourned, as the {animal} from next door ate a bishop.
When the {animal} from next door ate a bishop, board two of the chess section, {first} against \
{first2} of {city}, had to be adjourned after {wait}.
> {first}
Who was at board two of the chess section against {first2}?
Whose game against {first2} was adjourned in the chess section, at board two?
Which local player had an opponent from elsewhere? / Who hosted {first2}?
> {city}
From what city was {first2} at board two in chess?
Of which city was the one against whom {first} was at board two, adjourned?
Where had the visiting player travelled from? / In which town does {first2} live?
> {wait}
After how long was board two adjourned?
How long was the chess game going when the {animal} from next door ate a bishop?
How much was played until the interruption? / What time had gone by before a piece vanished?
> {animal}
What from next door ate a bishop? / Which animal ate something at board two of the chess section?
What hungry creature interrupted a match? / Who swallowed a wooden clergyman?

Delivery to the beta testers: {count} units of the {product} went out on {date}, of which \
{first} has had {small} back, one by catapult.
On {date} {count} units of the {product} went out for delivery to the beta testers, and {first} \
has had {small} of them back, one by catapult.
Of the {count} units of the {product} that went out on {date} for delivery to the beta testers, \
{small} have come back to {first}, one by catapult.
> {count}
How many units went out to the beta testers? / What number of units was the delivery on {date}?
How many pieces did the start-up ship for trial? / Size of the trial batch?
> {product}
What went out to the beta testers? / Of what have {small} units come back, one by catapult?
Which invention is being tried out? / What article did the start-up ship before it was ripe?
> {date}
When did the {product} go out for delivery to the beta testers?
On what day was the delivery of {count} units? / When did the start-up ship the trial batch?
On which day did the guinea pigs get their parcels on their way?
> {small}
How many units have come back to {first}? / How many of the {product} came back, one by catapult?
How many trial pieces were rejected? / What number of guinea pigs was dissatisfied?
> {first}
To whom have {small} units come back?
Who has had units back from the beta testers, one by catapult?
Who deals with rejected trial pieces? / At whom was an invention hurled?

The architect's model of the {facility}, scale one to fifty, stands in the {room}; please, \
{first}, that is a courtyard and not an ashtray, and it took {stretch} to glue.
It took {stretch} to glue the architect's model of the {facility}, scale one to fifty, in the \
{room}, and please, {first}, that is a courtyard and not an ashtray.
Please, {first}: the model of the {facility} in the {room}, scale one to fifty, which the \
architect took {stretch} to glue, has a courtyard and not an ashtray.
> {facility}
Of what is the model, scale one to fifty?
What has the architect a model of, with a courtyard that is not an ashtray?
Which building can one look at in miniature? / What is to be constructed, judging by the miniature?
> {room}
In which room stands the architect's model?
Where stands the model of the {facility}, scale one to fifty?
Where can visitors look at the miniature? / Through which door do I find a tiny building?
> {first}
Whom does one tell that the courtyard is not an ashtray?
Who is asked, please, to see that the model has a courtyard? / Which smoker is rebuked?
Who tapped a cigarette out in the wrong spot?
> {stretch}
How long did the architect take to glue the model?
What time did it take to glue the model of the {facility}? / How much work went into the miniature?
For how long were people busy with cardboard and paste?

Power of attorney: I, {full}, being at sea on the {ship} until {date}, let {full2} sell my \
{fieldcrop}, shout at my brother and open all letters but the {colour} ones.
Being at sea on the {ship} until {date}, I, {full}, by this power of attorney let {full2} open \
all letters but the {colour} ones, shout at my brother and sell my {fieldcrop}.
By this power of attorney {full2} may sell my {fieldcrop}, open all letters but the {colour} \
ones and shout at my brother while I, {full}, am at sea on the {ship}, until {date}.
> {full}
Whose letters may be opened by power of attorney?
Whose power of attorney lets {full2} open letters?
Which absent sailor has appointed a representative? / Whose post may be read by someone else?
> {full2}
Who may open letters and shout at my brother?
To whom does the power of attorney let the selling of my {fieldcrop} go, while I am at sea?
Who represents the absent sailor? / Name the trusted person who may act on another's behalf.
> {ship}
On which ship am I while others sell my {fieldcrop} and open letters?
On what, at sea, is the one whose brother and letters are left to {full2}?
Aboard which vessel is the absent landowner? / Name the boat that keeps somebody from his harvest.
> {date}
Until when may {full2} open my letters and sell my {fieldcrop}?
To what date is {full} at sea on the {ship}, by the power of attorney?
When does the absent landowner return? / End of the voyage?
> {colour}
Letters of what colour may not be opened?
All letters but which may {full2} open by the power of attorney? / Which envelopes are private?
How does one recognise the mail that must stay sealed?

Hay for sale off the field in {street}: {load}, cut in {month}, {tariff} a bale; the {herd} \
standing on it can be moved by {first} with a whistle.
For sale at {tariff} a bale: {load} of hay, cut in {month}, off the field in {street}; {first} \
can with a whistle move the {herd} standing on it.
{first} can with a whistle move the {herd} standing on the hay for sale off the field in \
{street}, {load} at {tariff} a bale, cut in {month}.
> {load}
How much hay is for sale? / What quantity of hay was cut off the field in {street}?
How much fodder does the farmer offer? / What is the amount of dried grass?
> {month}
In what month was the hay for sale cut? / In which month was the hay that is {tariff} a bale cut?
When was the grass mown? / How fresh is the fodder, which part of summer or winter is it from?
> {tariff}
What is the hay a bale? / At what price a bale is hay for sale off the field?
What does the farmer charge for fodder? / How much does one bundle of dried grass cost?
> {herd}
What is standing on the hay for sale? / What can {first} move off the hay with a whistle?
Which animals must be driven away? / What livestock is in the buyer's way?
> {first}
Who can move the {herd} with a whistle?
By whose whistle can what is standing on the hay be moved?
Which farmhand commands the livestock by sound? / Who would clear the way for the buyer?

Stock note, museum shop: the {tallied} {colour} umbrellas printed with {animals} go at {tariff} \
from {weekday}, because the painter's heirs have found out.
From {weekday} the museum shop's {tallied} {colour} umbrellas, printed with {animals}, go at \
{tariff}, since the painter's heirs have found out, says the stock note.
Since the painter's heirs have found out, says the stock note, the {colour} umbrellas printed \
with {animals}, {tallied} in number, go from {weekday} at {tariff} in the museum shop.
> {tallied}
How many umbrellas has the museum shop?
How many {colour} umbrellas go at {tariff} from {weekday}, by the stock note?
What number of brollies is being got rid of?
How large is the supply of rain gear with a legal problem?
> {animals}
What is printed on the umbrellas?
With what are the {colour} umbrellas of the museum shop printed?
Which creatures are the reason for a copyright quarrel? / What motif did the artist leave behind?
> {tariff}
At what price do the printed umbrellas go from {weekday}?
How much are the umbrellas in the museum shop, now that heirs have found out?
How cheap is the rain gear in the sale? / What does a brolly with an artist's motif cost?
> {weekday}
From what day do the printed umbrellas of the heirs go at {tariff}?
When do the printed umbrellas begin to go at {tariff} in the museum shop?
When does the sale of rain gear begin? / On which day is it cheap to stay dry?
> {colour}
What colour are the umbrellas printed with {animals}?
Which umbrellas in the museum shop are printed with {animals}? / In which shade is the rain gear?
How would a visitor describe the brolly's background?

I've put you on the {time} from {city} instead, {first}, coach {small}; the agency pays the \
difference of {tariff}, and the hotel knows you snore.
The agency pays the difference of {tariff}: I've put you, {first}, in coach {small} of the \
{time} from {city} instead, and the hotel knows you snore.
The hotel knows you snore, {first}, the agency pays the difference of {tariff}, and instead I've \
put you on the {time} from {city}, in coach {small}.
> {time}
On which train from {city} has {first} been put instead?
What do I say I put you on, from {city} instead, the agency paying the difference?
When does the traveller's new connection leave? / Departure after rebooking?
> {city}
From where have I put you on the {time} instead?
From what city does coach {small} go, for which the agency pays the difference?
Where does the rebooked traveller get on? / In which town does the journey begin?
> {tariff}
What difference does the agency pay?
How much does the agency pay because I've put you on the {time} instead?
How much dearer is the new connection? / What did rebooking cost?
> {first}
Whom have I put on the {time} from {city} instead?
For whom does the agency pay the difference, and does the hotel know about snoring?
Which traveller was rebooked? / Whose nights are known to be noisy?
> {small}
In which coach have I put you instead?
What coach of the {time} from {city} does the agency put {first} in?
Which carriage does the traveller get on? / Where along the train is the rebooked seat, by number?

Road haulage, driver's log: left {city} {time}, weighbridge {weight} over, took out {goods} and \
{last}, then exactly right.
The driver's log of the haulage firm says that it was {weight} over on the weighbridge, after \
leaving {city} at {time}, and exactly right once {goods} and {last} were out.
With {goods} and {last} out, the lorry that left {city} at {time} was exactly right on the \
weighbridge, where it had been {weight} over, by the driver's log of the haulage firm.
> {city}
Which city had the lorry left before the weighbridge?
What city does the log of the driver say was left at {time}?
Where did the overloaded vehicle start? / In what town did the trip begin?
> {weight}
How much over was the lorry on the weighbridge?
By how much, in the log of the driver, was it not exactly right before {goods} and {last} were out?
By what amount was the vehicle too heavy? / What had to be shed to satisfy the scales?
> {goods}
What was taken out at the weighbridge, by the log, with {last}?
With {last} and what out was the lorry exactly right? / Which merchandise had to be unloaded?
What cargo stayed behind at the scales?
> {last}
Who had to be out for the lorry to be right on the weighbridge?
With {goods} and whom out was the lorry exactly right? / Which passenger had to walk?
Who was unlucky enough to be part of the excess?
> {time}
When did the lorry of the driver's log leave {city}?
At what time was {city} left, says the driver's log?
When did the trip of the overloaded vehicle start? / Departure of the heavy transport?
"""
