"""Minutes, reports, contracts and audits (see relations.py)."""

RELATIONS = """
To keep the contract with {company}, we must reply by {time} on {weekday}, and in {language}, \
which of us only {first} can write.
Only {first} can write {language}, and in that language {company} must have our reply by {time} \
on {weekday} or the contract is lost.
The contract with {company} is lost unless by {time} on {weekday} we reply in {language}, and \
only {first} can write it.
> {time}
By what time on {weekday} must we reply to {company}?
At what time is the contract lost without our reply?
Unless we reply by what time on {weekday} is the contract lost?
What is the exact hour of the deadline?
How late may our answer arrive without costing us the customer?
> {language}
In which language must we reply to {company} to keep the contract?
What language can only {first} write, for our reply? / What tongue does the customer insist on?
In what should the answer be drafted?
> {first}
Who can write a reply in {language}?
Who is the only one of us that can write to {company} about the contract?
Which colleague has to draft the answer? / Who alone is able to save the deal?
On whose linguistic gifts does the deal depend?
> {company}
With whom is the contract lost unless we reply?
To whom must we write a reply in {language} by {time}? / Which customer is pressing for an answer?
What business partner might we lose?

{person} chairs the works council again, elected with {small} ballots spoiled by drawings of \
{animals} and one that said only "{word}".
Elected again to chair the works council is {person}, in spite of {small} ballots spoiled by \
drawings of {animals} and one reading "{word}".
One ballot said only "{word}" and {small} were spoiled by drawings of {animals}, but {person} \
was elected again to chair the works council.
> {person}
Who chairs the works council? / Who was elected again in spite of the spoiled ballots?
Who leads the staff representatives for another term? / Who won the vote among the employees?
> {animals}
What was drawn on the spoiled ballots for the works council?
Drawings of what spoiled {small} ballots?
Which creatures did the artists among the voters sketch?
What beasts made some of the votes invalid?
> {small}
How many ballots were spoiled by drawings?
How many ballots had drawings of {animals}, in the works council vote?
How many voters sketched instead of choosing?
What number of votes was invalid on account of pictures?
> {word}
What did one ballot for the works council say only?
What was the one ballot reading that had no drawings?
Which single term did a voter scribble on the paper?
What message, rather than a picture, was on an invalid vote?

The {plantmachine} was inspected by {full} on {date}; the sticker is valid until {date2}, \
provided nobody hangs washing on it again.
Provided nobody hangs washing on the {plantmachine} again, the sticker from the inspection by \
{full} on {date} is valid until {date2}.
On {date} {full} inspected the {plantmachine}, warned us not to hang washing on it again and \
gave us a sticker valid until {date2}.
> {date}
When was the {plantmachine} inspected?
On which day did {full} inspect what we must not hang washing on?
When did {full} give us a sticker and warn us about hanging washing?
On what day was the sticker from the inspection given? / What was the day of the safety check?
When did the examiner come?
> {date2}
Until when is the sticker on the {plantmachine} valid?
Up to which date is the sticker valid, provided nobody hangs washing there?
When must the next safety check take place? / When does the approval expire?
> {full}
Who inspected the {plantmachine}?
Who warned us not to hang washing on it again at the inspection?
Whose inspection gave us a sticker? / Who inspected it and warned us about hanging washing?
Who carried out the safety check? / What is the examiner called?
Who gave the equipment official approval?
> {plantmachine}
What was inspected by {full} on {date}? / On what should nobody hang washing again?
What must nobody hang washing on, if the sticker is to be valid?
Which piece of equipment passed its safety check?
What had the staff misused to dry their clothes?

In reply to your notice of {date}, we cannot vacate {numbered} before {month}, since {tallied} \
boxes of files belong to the {authority}.
Since {tallied} boxes of files in {numbered} belong to the {authority}, we cannot vacate it \
before {month}, as your notice of {date} asks.
{numbered} holds {tallied} boxes of files that belong to the {authority}, so we cannot, in reply \
to your notice of {date}, vacate it before {month}.
> {authority}
To whom do the {tallied} boxes of files belong?
Whose files in boxes are the reason that we cannot vacate {numbered}?
Which public body owns the papers? / What office has its archive stored with us?
> {month}
Before which month can we not vacate {numbered}? / When can we vacate it, given the boxes of files?
With the boxes of files, we cannot vacate it before when? / How soon could we clear out?
When is the earliest that the tenant would hand back the keys?
> {tallied}
How many boxes of files belong to the {authority}?
How many boxes keep us from being able to vacate {numbered}?
What number of containers of paper prevents us from moving out?
How many cartons are stored for the public body?
> {numbered}
What can we not vacate before {month}?
Where are the boxes of files that belong to the {authority}? / What holds {tallied} boxes of files?
What place are we being told to leave? / Out of which premises does the landlord want us?

Since you ask, the idea that we {plan} was killed by {first}: it would have cost {price} a year \
and upset the {officeunit} people.
It was {first} who killed the idea to {plan}, since it would have cost {price} a year and upset \
the {officeunit} people.
For {price} a year and with the {officeunit} people upset, said {first}, and so killed the idea \
to {plan}.
> {first}
Who killed the idea to {plan}?
Who said it would have upset the {officeunit} people and so killed it?
Who was opposed to the proposal? / Thanks to whose veto did we not {plan}?
> {price}
What would the idea have cost a year?
How much a year did {first} name before the idea was killed?
How expensive would the abandoned proposal have been annually?
What yearly outlay was the veto based on?
> {officeunit}
Which people would the idea have upset?
Who would have been upset, said {first}, had the idea not been killed?
What department would have been against the proposal?
Which team was spared annoyance by the veto?
> {plan}
Which idea was killed by {first}?
What would have cost {price} a year and upset the {officeunit} people?
What was abandoned after a veto? / Which proposal got turned down as dear and unpopular?

Grant report: of the {amount} received we have spent {percent}, chiefly on {objects} for the \
{society}, and {person} has kept every receipt in a biscuit tin.
Chiefly on {objects} for the {society}, we have spent {percent} of the {amount} granted to us; \
{person} has every receipt in a biscuit tin.
{person} keeps in a biscuit tin the receipts for {percent} of the {amount} granted to us, spent \
chiefly on {objects} for the {society}.
> {amount}
How much was granted to us, of which {percent} is spent?
Of what sum have we spent {percent}, with each receipt in a biscuit tin?
How large was the funding altogether? / What total did the donor give?
> {percent}
How much of the {amount} have we spent?
What share of the money granted is spent, chiefly on {objects}?
How much of what was granted is spent, with receipts in a biscuit tin?
What proportion of the funding is gone? / How far has the donor's gift been used up?
> {objects}
On what has the grant chiefly been spent?
What was bought for the {society}, with every receipt in a biscuit tin?
What were the main purchases? / Into which equipment did most of the donation go?
> {person}
Who keeps the receipts in a biscuit tin? / In whose biscuit tin is every receipt?
Who is looking after the proofs of purchase? / Whom must I ask to see the vouchers?
Who does the bookkeeping in such a homely way?

For the third time: the lost pallet is not in {city}, it was signed for by {first} at {time} and \
is at {rack}, under the Christmas tree.
It is not in {city}, for the third time, but at {rack}, under the Christmas tree: the lost \
pallet was signed for by {first} at {time}.
Signed for by {first} at {time}, the lost pallet is at {rack}, under the Christmas tree, and \
not, for the third time, in {city}.
> {rack}
Where is the lost pallet under the Christmas tree?
At which place is the pallet that {first} signed for?
In what storage position is the missing freight? / Where in the warehouse should we look?
> {first}
Who signed for the lost pallet?
By whom was the pallet signed for that is under the Christmas tree?
Who accepted the missing freight? / Who confirmed receipt at {time}?
Whose autograph is on the delivery note?
> {time}
At what time was the lost pallet signed for? / When was the pallet signed for by {first}?
At which hour did the freight arrive? / How late was it when somebody confirmed receipt?
> {city}
In which city is the lost pallet not?
Where, for the third time, is the pallet under the Christmas tree certainly not?
In what town were people wrongly suspecting the freight to be? / Where is it useless to search?

I hereby give notice of {stretch} and leave the post of {role} on {date}; the rubber plant is \
for {first}, my mug is for nobody.
My rubber plant goes to {first} and my mug to nobody when, with notice of {stretch}, I leave the \
post of {role} on {date}.
On {date}, after notice of {stretch}, I leave the post of {role}, my rubber plant to {first} and \
my mug to nobody.
> {role}
What post do I leave on {date}? / Which post do I give notice to leave, with my mug for nobody?
Which position is going to be vacant? / What am I employed as until I go?
In what function did the resigning person work?
> {date}
When do I leave the post of {role}? / On what day do I leave my post and the rubber plant?
What is my last working day? / From when is the position vacant?
When does my resignation take effect?
> {first}
To whom do I leave the rubber plant? / Who gets my rubber plant but not my mug?
Who inherits the greenery? / Which colleague does the resigning person want to give something to?
> {stretch}
How long is my notice as {role}? / What notice do I give before I leave the post?
How long is the notice with which I leave the rubber plant to {first}?
With how much warning does the employee resign?
How far in advance did I tell the firm of my resignation?

The fire brigade billed us {price} for the false alarm in the {facility}, which was set off by \
{first} toasting {dish} at {hour}.
By toasting {dish} at {hour}, {first} set off the false alarm in the {facility} that the fire \
brigade billed at {price}.
A false alarm at {hour} in the {facility}, set off by {first} toasting {dish}, and the fire \
brigade has billed us {price}.
> {price}
How much did the fire brigade bill for the false alarm?
What has the fire brigade billed us for the {facility}?
What did the needless emergency call come to?
What are we charged for firefighters turning out in vain?
> {first}
Who set off the false alarm in the {facility}?
Who was toasting {dish}, so that the fire brigade came?
Who was to blame for the needless emergency? / Which colleague's cooking fetched the firefighters?
> {dish}
What was {first} toasting when the false alarm was set off?
By toasting what was the fire brigade alarmed at {hour}? / Which food was overdone?
What snack caused so much smoke?
> {facility}
Where was the false alarm set off?
In which place did {first} toast {dish} and alarm the fire brigade?
To which building were the firefighters called needlessly?
Where did somebody's cooking cause smoke?
> {hour}
When was the false alarm in the {facility}? / At what hour did {first} set off the false alarm?
How late was it when the firefighters were needed for nothing?
At what o'clock did the snack begin to smoke?

Please book {first} into the {inn} again: at the other hotel in {city} {remark}, and they \
charged {price} for a night of it.
At the other hotel in {city}, which charged {first} {price} for the night, {remark}, so please \
book the {inn} again.
The other hotel in {city} charged {price} for the night, {first} says, and {remark}; please book \
the {inn} again.
> {inn}
Where should {first} be booked again? / What hotel shall we please book again in {city}?
In which house does our traveller prefer to stay?
What accommodation is the business guest fond of?
> {remark}
What does {first} say about the other hotel in {city}?
What was wrong at the other hotel, where they charged {price} for the night?
What was the traveller's complaint about the lodgings?
Why would our colleague not stay there a second time?
> {price}
How much did the other hotel charge {first} for the night?
What was charged for a night in the other hotel in {city}? / What did the poor accommodation cost?
What was the rate at the lodgings that our traveller disliked?
> {first}
Whom should we book into the {inn} again? / Who was charged {price} at the other hotel in {city}?
Which colleague is fussy about accommodation? / For whom do we make a reservation at the {inn}?

Ladies and gentlemen, when {full} bought this bakery in {year} it had {small} ovens and a \
leaking roof; today it is run from {city}, and the roof still leaks.
Today run from {city} and still with a leaking roof, this bakery had {small} ovens when {full} \
bought it in {year}.
In {year}, ladies and gentlemen, {full} bought this bakery, {small} ovens and a leaking roof, \
and now, leaking still, it is run from {city}.
> {year}
In what year did {full} buy the bakery with the leaking roof?
When was the bakery bought by {full}, ovens and all? / When did the founder acquire the business?
From what year on has the bread-making firm been in the same hands?
> {small}
How many ovens did the bakery have when {full} bought it?
What number of ovens came with the leaking roof when the bakery was bought?
How many places to put loaves did the founder acquire?
> {small} ovens
How much baking equipment was there at the start?
> {full}
Who bought the bakery with the leaking roof in {year}?
To whom was this bakery sold, ovens and leaking roof? / Who founded the family's fortune in bread?
Who acquired the business with little equipment?
> {city}
From where is the bakery run today?
From which city is the bakery run whose roof is still leaking? / Where are the headquarters now?
In which town does the management of the bread-making firm sit?

The shredding van comes on {recurring} and takes sacks from the {room}; sacks left anywhere \
else, writes {first}, will be read aloud at the Christmas party.
Sacks for the shredding van go in the {room} by {recurring}, and any left elsewhere, {first} \
writes, will be read aloud at the Christmas party.
{first} writes that sacks not in the {room} when the shredding van comes on {recurring} will be \
read aloud at the Christmas party.
> {recurring}
When does the shredding van come? / On what day does the shredding van come for the sacks?
What is the regular date for destroying confidential paper?
How often, or when, are secret documents collected?
> {room}
From where does the shredding van take the sacks?
Where do sacks have to be for the shredding van?
In which part of the office is confidential waste collected?
To what place should I carry my secret documents?
> {first}
Who writes that sacks will be read aloud at the Christmas party?
According to whom will wrongly left sacks be read aloud?
Who threatens colleagues with public embarrassment? / Who is in charge of confidential waste?

Your quotation of {date} promised delivery to the {site} within {soon}; it is now {month}, and \
all that has come is your calendar.
It is {month} and only your calendar has come, though your quotation of {date} promised delivery \
to the {site} within {soon}.
Delivery to {site} within {soon} was the promise in your quotation of {date}, but it is {month} \
and just your calendar has come.
> {soon}
Within what time was delivery promised in the quotation?
How soon was delivery to be, by the promise of the quotation?
What lead time did the supplier offer? / How long were we supposed to wait at most?
> {date}
Of what date is the quotation with the promise of delivery?
When was the quotation made that promised delivery within {soon}?
On which day did the supplier make us an offer? / What day is on the offer that was not kept?
> {month}
What month is it now that only your calendar has come?
In which month has just a calendar come, delivery being promised?
At what time of the year am I writing my complaint? / When was this reminder to the supplier sent?

The printer in the {room} has printed page {number} of the staff handbook since {hour}, and \
according to {full} {machinefault} as well.
Since {hour} nothing but page {number} of the staff handbook has come from the printer in the \
{room}, and {machinefault}, says {full}.
{full} reports that the printer in the {room} has done page {number} of the staff handbook since \
{hour} and that {machinefault}.
> {hour}
Since when has the printer in the {room} printed one page of the staff handbook?
From what hour has the staff handbook come from the printer?
When did the office machine begin to misbehave?
From what o'clock has paper been wasted?
> {number}
Which page of the staff handbook comes from the printer?
What page has the printer in the {room} printed since {hour}?
Which leaf of the rule book is being copied endlessly? / What sheet do we have far too many of?
> {full}
Who reports on the printer in the {room}?
Who says that the printer does one page of the staff handbook?
Which colleague noticed the technical trouble? / Who informed us of the misbehaving office machine?
> {machinefault}
What does {full} report about the printer besides page {number} of the staff handbook?
What else is wrong with the printer, says {full}, besides the staff handbook?
What additional trouble is there with the office machine?
Which further malfunction should the technician know of?

Our stand at the {event} will be {numbered}, between the people with the {animals} and those who \
sell {goods}; {first} has the banner.
{first} has the banner for our stand at the {event}, {numbered}, which lies between those who \
sell {goods} and the people with the {animals}.
Between the people with the {animals} and those who sell {goods} is {numbered}, our stand at the \
{event}; the banner is with {first}.
> {numbered}
What is our stand at the {event}?
Where is our stand, between the people with the {animals} and those with the {goods}?
Which place is ours, between those who sell {goods} and the people with the {animals}?
Which place is the stand for which {first} has the banner?
Where do I find {first} with the banner at our stand? / Which pitch have we been given?
Where can visitors find our exhibit?
> {animals}
What do the people on one side of our stand have with them?
Which animals do the people have next to our stand at the {event}?
Between those who sell {goods} and the people with what is our stand?
What have the people with them that are next to our stand, on the side where they sell no {goods}?
What creatures are we going to hear and smell from next door?
Which living neighbours will our exhibit have?
> {goods}
What do our neighbours at the {event} sell, on one side of the stand?
What are those people selling, between whom and the {animals} our stand is?
What merchandise is offered next door? / Which products are to be had right beside our exhibit?
> {first}
Who has the banner for the stand? / With whom is the banner for the {event} stand?
Which colleague is to bring our big sign? / Who is carrying the cloth with our name on it?

Re sick leave of {person}: fell from the {vehicle} while waving, {injury}, not expected at work \
before {date}.
Not before {date} can we expect {person} at work again, who while waving fell from the \
{vehicle}, sick leave for the {injury}.
{person} fell from the {vehicle} while waving, is on sick leave with the {injury}, and is not \
expected at work until {date}.
> {injury}
Why is {person} on sick leave?
What did {person} have after the fall, so that no work is expected?
With what is {person} on sick leave, waving from the {vehicle}? / What is the diagnosis?
Which bodily harm is keeping the employee at home? / What did the accident do to our colleague?
> {date}
When is {person} expected at work?
Until when is sick leave expected after waving from the {vehicle}?
When will the patient be back in the office?
On which day does the colleague come back after the accident?
> {vehicle}
From what did {person} fall while waving? / What was {person} waving from, before the sick leave?
On which means of transport was the accident? / What did our colleague tumble off?
> {person}
Who fell while waving? / Who is not expected at work until {date}?
Whose sick leave is it, after waving from the {vehicle}? / Which employee had an accident?
Who tumbled off, greeting somebody?

Nobody has been able to open the archive safe since {full} retired to {country}; the reminder on \
the door, "{saying}", helps only those who know it.
The archive safe has stayed shut since {full} retired to {country}, and the reminder on its \
door, "{saying}", helps nobody.
"{saying}" is the reminder on the door of the archive safe, which nobody can open now that \
{full} has retired to {country}.
> {full}
Who retired, so that nobody can open the archive safe?
Since whose retirement in {country} has the archive safe stayed shut?
Which pensioner ought we to ring? / Who took knowledge of the combination abroad?
Which former colleague could unlock the strongbox?
> {country}
To which country did {full} retire, the archive safe staying shut?
Where has {full} retired, who could open the safe?
In what nation does the pensioner spend old age?
To what part of the world should we telephone about the combination?
> {saying}
What is the reminder on the door of the archive safe?
What does the door of the safe say that nobody can open?
Which hint to the combination was left behind? / What cryptic words are written on the strongbox?

The temp from the agency, {full}, speaks {language}, types with two fingers and costs us \
{tariff} an hour until {first} is back from parental leave.
Until {first} is back from parental leave, we pay {tariff} an hour for {full}, a temp from the \
agency who speaks {language} and types with two fingers.
At {tariff} an hour {full}, a temp who types with two fingers but speaks {language}, covers for \
{first} on parental leave.
> {full}
What is the name of the temp from the agency? / Who types with two fingers but speaks {language}?
Who is the stand-in? / Which person was hired for a limited period?
Who replaces the absent new mother or father?
> {language}
Which language does the temp speak who types with two fingers?
What does {full} speak, the temp at {tariff} an hour?
In what tongue can the stand-in talk to foreign customers?
What linguistic skill makes up for the poor keyboard work?
> {tariff}
How much is the temp an hour? / What do we pay an hour for {full}, who types with two fingers?
What is the stand-in's rate? / How expensive is the replacement for sixty minutes?
> {first}
Who is on parental leave? / For whom does the temp cover, typing with two fingers?
Until who is back from parental leave do we pay {tariff} an hour?
Which employee is at home with a baby? / Who is being replaced for the time being?

{city} depot to head office: the lorry {plate} has a flat tyre near {city2}, so the {load} for \
{company} will not be there before {time}.
The lorry {plate} from the {city} depot, flat tyre near {city2}, will not be with {company} \
before {time}, and nor will their {load}.
Not before {time} can {company} have the {load}, as the lorry {plate} from the {city} depot is \
near {city2} with a flat tyre.
> {city2}
Near which city has the lorry a flat tyre? / Where did the lorry {plate} get the flat tyre?
In the neighbourhood of what town is the transport stranded? / Where did the breakdown occur?
> {time}
Before what time will the lorry not be with {company}?
When can {company} have the {load} at the earliest, despite the lorry's flat tyre?
Until when will {company} not have the lorry from the {city} depot?
What is the new arrival estimate? / How soon could the delayed goods turn up?
> {company}
For whom is the {load} on the lorry with the flat tyre?
Who cannot have the {load} from the {city} depot before {time}?
Who waits for the {load} while the lorry has a flat tyre?
Which customer has to be told about the breakdown?
What firm is kept waiting for the delayed goods?
> {plate}
Which lorry has a flat tyre near {city2}?
What is the plate of the lorry from the {city} depot with the flat tyre?
What is the registration of the stranded transport?
Which vehicle number shall I tell the breakdown service?
> {city}
From which depot is the lorry with the flat tyre?
What depot does the lorry {plate} belong to that had a flat tyre?
Where did the delayed goods set out? / From what town had the stranded driver started?

It was resolved at the general meeting of the {society} to sell the {thing}, to thank {first} \
for the sandwiches and to meet again on {recurring}.
To meet again on {recurring}, to thank {first} for the sandwiches and to sell the {thing}: thus \
resolved the general meeting of the {society}.
The {society} resolved at its general meeting to sell the {thing}, thanked {first} for the \
sandwiches and will meet again on {recurring}.
> {thing}
What did the general meeting of the {society} resolve to sell?
What is to be sold, as resolved at the general meeting with the sandwiches?
Of which possession is the club getting rid? / What can be bought from the association soon?
> {first}
Whom did the general meeting thank for the sandwiches?
By whom were the sandwiches at the meeting of the {society}? / Who did the catering?
Who fed the members and earned gratitude? / Which helper buttered so much bread?
> {recurring}
When will the general meeting be again? / When does the {society} meet again, as resolved?
For what date should members keep their diaries free? / What is the next gathering of the club?

I cannot in good conscience recommend {full} as {job}: in {stretch} here there were {small} \
fires, and for each of them an excuse about the {animal}.
In {stretch} here {full} had {small} fires and an excuse about the {animal} for each, so I \
cannot recommend such a person as {job}.
With {small} fires in {stretch}, each with an excuse about the {animal}, I cannot recommend \
{full} to you as {job}.
> {job}
As what can I not recommend {full}, in view of the fires?
For which work can I not recommend the one with an excuse for the fires?
What position is the unfortunate candidate seeking?
Which profession should the applicant stay out of, in the opinion of the referee?
> {small}
How many fires did {full} have an excuse for?
What number of fires was there in {stretch}, each with an excuse? / How often did something burn?
What count of blazes speaks against the applicant?
> {animal}
Which animal was in the excuse for each of the fires?
On what did {full} put the fires, by way of excuse? / What creature was blamed?
Which beast allegedly lit the blazes?
> {full}
Whom can I not recommend as {job}, because of the fires?
Who had an excuse about the {animal} for the fires? / Who gets the bad reference?
Against which candidate does the former employer warn?
> {stretch}
How long was {full} here with the fires?
In what time did {full} have {small} fires and an excuse for each?
For how long was there one fire after another here, each with an excuse?
For what period was the applicant employed by the referee?
How long did it take for so many blazes to occur?

After the merger the canteen will be shared with {company}: they eat at {time}, we at {time2}, \
and {dish} is off the menu out of respect for {person}.
Out of respect for {person}, {dish} is off the menu of the canteen that we share after the \
merger with {company}, who eat at {time}, we at {time2}.
We share the canteen with {company} after the merger and eat at {time2}, they at {time}; {dish}, \
out of respect for {person}, is off the menu.
> {time}
At what time does {company} eat in the canteen?
When do they eat with whom we share the canteen after the merger?
When is lunch for the new colleagues? / At which hour do the others have their meal?
> {time2}
At what time do we eat in the canteen? / When is it that we eat after the merger and not {company}?
When is lunch for our own staff? / At which hour are the tables reserved for us?
> {company}
With whom do we share the canteen after the merger? / Who eats in the canteen at {time}?
With what firm do we share the canteen after the merger? / Which firm joined forces with ours?
Who are the new colleagues at lunch?
> {dish}
What is off the menu of the canteen? / Which dish, out of respect for {person}, is off the menu?
What food is no longer served? / Which meal must I do without in future?
> {person}
Out of respect for whom is {dish} off the menu? / For whom does the canteen menu show respect?
Whose feelings are spared by the cook? / Who has got rid of a certain food at lunch?

Regarding the {paperwork} you keep asking for: it was sent to {email} on {date}, by post on \
{date2}, and by bicycle with {first} today.
It was sent to {email} on {date}, it was sent by post on {date2}, and today {first} brings the \
{paperwork} by bicycle.
{first} brings you by bicycle today the {paperwork} that was sent to {email} on {date} and by \
post on {date2}.
> {date2}
When was the {paperwork} sent by post?
On what day did the {paperwork} go by post, before the bicycle?
On which date did we put the document in an envelope with a stamp? / When was the letter mailed?
> {date}
When was the {paperwork} sent to {email}, before the bicycle?
On what day was it first sent, not by post but to {email}?
On which date did we transmit the document electronically? / When did it go to the inbox?
> {first}
Who brings the {paperwork} by bicycle? / With whom is the {paperwork} sent by bicycle today?
Which colleague was made a courier? / Who pedals over with the document?
> {paperwork}
What was sent by post on {date2}? / What does {first} bring by bicycle?
Which document has been delivered three times over?
What do these impatient folk still claim not to have?

Fire insurance for the {premises} goes up to {price} a year, since the survey by {full} found \
{load} of wood shavings {whereabouts}.
Since {full} found {load} of wood shavings {whereabouts} in the survey, fire insurance for the \
{premises} goes up to {price} a year.
At {price} a year, fire insurance for the {premises} has gone up, for in the survey {load} of \
wood shavings was found {whereabouts} by {full}.
> {price}
How much a year is fire insurance for the {premises}?
To what does fire insurance go up after the survey found wood shavings?
What is the new annual premium? / What will cover against flames cost us from now on?
> {load}
How much wood shavings did the survey find? / What amount of wood shavings was found {whereabouts}?
What quantity of inflammable stuff was being stored? / How much rubbish did the inspector discover?
> {whereabouts}
Where was the wood shavings found in the survey? / Where did {full} find {load} of wood shavings?
At what spot was inflammable stuff being stored? / Where had someone hidden the dangerous rubbish?
> {full}
Who found the wood shavings in the survey?
By whom was the survey for the fire insurance of the {premises}?
Which inspector discovered the dangerous rubbish? / Thanks to whom did our premium increase?

For the move on {date} everyone gets {small} crates; label them in {colour}, leave them \
{whereabouts}, and do not pack {first}'s cactus again.
Everyone gets {small} crates for the move on {date}, to be labelled in {colour} and left \
{whereabouts}; {first}'s cactus is not to be packed again.
Do not pack {first}'s cactus again: for the move on {date} there are {small} crates for \
everyone, labelled in {colour} and left {whereabouts}.
> {small}
How many crates does everyone get for the move?
What number of crates may everyone pack for {date}? / How many boxes am I allowed?
What is the limit on containers per employee?
> {colour}
In what colour are the crates to be labelled for the move? / Which colour do we label crates in?
Which shade of marker should I use? / What hue must the writing on our boxes have?
> {whereabouts}
Where should the crates be left for the move?
Where do I leave labelled crates for the move on {date}?
At what spot are the full boxes picked up? / Where do I put my things for the removal men?
> {first}
Whose cactus is not to be packed again? / Whose cactus should we not pack for the move?
Who suffered the loss of a prickly companion last time?
Which colleague is worried about a spiny houseplant?
> {date}
When is the move with the crates? / For what day must we pack and have crates labelled?
On which date do we change offices? / When are the removal men due?

Hi {first}, short one: the client lunch is {weekday} at the {inn}, not the {inn2}, and {person} \
does not eat {dish}.
Mind, {first}, that {person} does not eat {dish}, and that {weekday}'s client lunch is at the \
{inn} and no longer at the {inn2}.
It is no longer the {inn2} but the {inn} for the client lunch on {weekday}, {first}, and \
remember that {person} does not eat {dish}.
> {inn}
Where is the client lunch on {weekday}?
At which place is the client lunch now, no longer at the {inn2}?
In which restaurant do we entertain the customer? / What venue was the business meal moved to?
> {inn2}
Where is the client lunch no longer?
Which place was it that the client lunch was at before the {inn}?
Which restaurant was dropped for the business meal?
What was the original venue for entertaining the customer?
> {dish}
What does {person} not eat at the client lunch?
Which food should {first} remember not to have at lunch, because of {person}?
What must the cook avoid serving our guest? / Which food would be a blunder to order for {person}?
> {weekday}
When is the client lunch at the {inn}? / On which day is the client lunch?
When do we entertain the customer? / What day of the week has the business meal been set for?

We regret that we have filled the post of {post} with someone who arrived on a unicycle; of \
{tallied} applicants you, {full}, were our second choice.
You, {full}, were our second choice among {tallied} applicants for the post of {post}, which we \
have filled with someone on a unicycle.
Of {tallied} applicants for the post of {post}, {full} was second choice, but we have filled it \
with someone who came on a unicycle.
> {post}
What post was filled with someone on a unicycle?
For what post was {full} second choice of the applicants? / Which job has been given away?
What position did the letter of rejection concern? / Which vacancy exists no more?
> {tallied}
How many applicants were there for the post? / Of how many applicants was {full} second choice?
How many candidates competed? / How great was the demand for the vacancy?
How many people wanted the job?
> {full}
Who was second choice for the post?
Which of the applicants was second choice to someone on a unicycle?
Who is getting the letter of rejection? / Which candidate narrowly failed to win the job?
Who was the runner-up?

Ref {code}: the {product} returned by {person} shows signs of having been used as a ladder, so \
the warranty until {year} is void.
As the {product} that {person} returned has evidently been used as a ladder, its warranty until \
{year}, ref {code}, is void.
The warranty until {year}, ref {code}, is void because {person} has evidently used the returned \
{product} as a ladder.
> {product}
What has {person} used as a ladder?
Which product was returned, its warranty until {year} being void?
What article is the customer in dispute over? / Which purchase was climbed on and so ruined?
> {year}
Until what year was the warranty of the returned {product}?
In which year would the warranty end that is void?
When would the guarantee otherwise have run out?
Up to which year was the customer supposed to be covered?
> {person}
Who returned what was used as a ladder? / Whose warranty is void for use as a ladder?
Which customer was refused a free repair? / Who has apparently climbed on the article?
> {code}
What is the ref of the void warranty?
Under what ref was the {product} returned after use as a ladder?
What case number was the refusal given?
Which code should the customer quote in the guarantee dispute?

Item 6, {agendum}: {first} had nothing new, {first2} had {small} photographs, and the chair put \
it off to {month}.
Item 6, {agendum}, was put off by the chair to {month}, as {first} had nothing new and {first2} \
only {small} photographs.
The chair put off item 6, {agendum}, to {month}: nothing new from {first}, {small} photographs \
from {first2}.
> {agendum}
What was item 6, put off by the chair? / To {month} the chair put off which item?
On which item had {first} nothing new? / Which subject was postponed?
What did the board prefer to discuss on a later occasion? / What were {first2}'s pictures of?
> {month}
To when was item 6 put off by the chair?
When is {agendum} on again, put off by the chair as item 6?
When is the postponed subject to be discussed?
In which part of the year do we come back to {agendum}?
> {first2}
Who had {small} photographs on item 6?
From whom were the photographs on {agendum} that the chair put off?
Who had come along with pictures? / Which member of the board had used a camera?
> {first}
Who had nothing new on item 6?
From whom came nothing new about {agendum}, so that the chair put it off?
Which member of the board made no progress? / Who came to the discussion empty-handed?
> {small}
How many photographs had {first2} on item 6?
How many photographs of {agendum} did the chair see from {first2}? / How many pictures were shown?
What number of snapshots did the board look at?

The customs tariff number for {goods} is {number}, {first}, not the one for {goods2}, and at \
{city} they opened all {pack} to make sure.
At {city} they opened all {pack} because {first} had not put {number}, the customs tariff number \
for {goods}, but the one for {goods2}.
All {pack} were opened at {city}: {first} had put the customs tariff number for {goods2} where \
the one for {goods}, {number}, belonged.
> {number}
What is the customs tariff number for {goods}?
Which tariff number ought {first} to have put for {goods}?
What would the correct code in the declaration have been?
Which figure classifies {goods} at the border?
> {city}
Where were all {pack} opened?
At which city were {goods} opened because of the customs tariff number?
At what place had they opened all {pack}, the tariff number being wrong?
In what port did the inspection take place? / Where did officers unpack our whole consignment?
> {first}
Who had put the customs tariff number for {goods2}?
Because of whom were all {pack} opened, with the wrong tariff number?
Who made the mistake in the declaration? / Which colleague confused two classification codes?
> {goods2}
For which goods was the customs tariff number that {first} had put?
What goods have the tariff number because of which all {pack} were opened?
What did the border officers wrongly believe us to be importing?
Which wares did the declaration mention in error?

Thank you, {full}, for the donation of {amount} towards {scheme}; your name will be painted on \
the bench by the {tree}, unless you would rather have it on the {vehicle}.
For a donation of {amount} towards {scheme}, {full} may have the name painted on the bench by \
the {tree} or else on the {vehicle}.
Would {full}, whose donation towards {scheme} was {amount}, like the name painted on the bench \
by the {tree} or rather on the {vehicle}?
> {amount}
How much was the donation of {full} towards {scheme}?
For a donation of how much is the name painted on the bench? / How generous was the donor?
What was the size of the gift? / What sum did the benefactor part with?
> {scheme}
Towards what was the donation of {full}?
For a donation towards what is the name painted on the bench by the {tree}?
Which cause is the benefactor supporting? / What is the money to be used for?
> {tree}
By which tree is the bench with the painted name?
What tree is the bench by where {full} may be painted for a donation?
Under what kind of leaves could one sit on the donor's seat?
What grows beside the commemorative seat?
> {vehicle}
On what could the name be painted, if not on the bench?
What else, rather than the bench, may have the name painted on it?
What would be the donor's alternative to a commemorative seat?
Which means of transport might honour the benefactor?
> {full}
Whose donation towards {scheme} is thanked for? / Whose name is painted on the bench by the {tree}?
Who may have the name painted on the {vehicle} for a donation? / Who is the donor?
Which benefactor are we grateful to?

"Where is {first}?" "At the audit in {city} until {weekday}. Ring {phone}, but only after \
{time}, the auditors confiscate telephones."
Until {weekday} {first} is at the audit in {city}, where telephones are confiscated; ring \
{phone} only after {time}.
The auditors in {city} confiscate telephones, so ring {first}, who is there until {weekday}, on \
{phone} only after {time}.
> {city}
Where is {first} until {weekday}? / In which city is the audit where telephones are confiscated?
In what city do auditors confiscate telephones? / To which town did our colleague have to travel?
Where are the books being checked?
> {phone}
On what number can we ring {first} at the audit?
What do I ring in the evening, as auditors confiscate telephones?
How do I get hold of our absent colleague? / Which digits do I dial to reach {first}?
> {time}
After what time may we ring {first}, with the auditors in {city}?
From when can I ring, as the auditors confiscate telephones before?
At which hour does our colleague become reachable? / From what o'clock can {first} be called?
> {weekday}
Until when is {first} at the audit?
Until what day do the auditors in {city} confiscate telephones and keep {first}?
Until what day is {first} where auditors confiscate telephones?
When can we expect our colleague back? / What is the last day of the absence?

Overtime in {month} came to {tallied} hours in the {officeunit} section, of which {first} alone \
did {small}, most of them looking for the {worktool}.
In {month} the {officeunit} section did {tallied} hours of overtime; {small} of them were those \
of {first} alone, looking for the {worktool}.
Of the {tallied} hours of overtime in the {officeunit} section in {month}, {first} alone did \
{small}, mainly while looking for the {worktool}.
> {tallied}
How many hours of overtime did the section do?
> {tallied} hours
What did overtime in the {officeunit} section come to? / How much extra work was done altogether?
What is the total beyond normal working time for {officeunit}?
> {small}
How many hours of overtime did {first} do? / How many of the {tallied} hours were by {first} alone?
How many extra hours are down to a single employee?
How many hours did {first} stay on beyond the normal working day, in total?
> {worktool}
What was {first} looking for during overtime? / What cost {small} hours, looking for it in {month}?
Which tool had gone missing? / A search for what kept the employee late?
> {first}
Who did {small} hours of overtime alone? / Who was looking for the {worktool} during overtime?
Which employee stayed late so often? / Who spent evenings searching for a missing item?
> {month}
When did overtime in the section come to {tallied} hours?
In which month did {first} do the overtime, looking for the {worktool}?
For what part of the year are the late evenings being reported? / When was so much extra work done?

My proposal for the farewell present: {full} plays the {instrument}, has {herd} and hates \
vouchers, so let each of us give {price} towards a trip to {country}.
As {full}, who plays the {instrument} and has {herd}, hates vouchers, let each of us give \
{price} for the farewell present, a trip to {country}.
A trip to {country}, {price} from each of us, is my proposal for the farewell present of {full}, \
who has {herd}, plays the {instrument} and hates vouchers.
> {country}
Where is the trip to that I propose as a farewell present?
To which country is the trip for {full}, who hates vouchers?
What holiday destination is suggested for our leaving colleague?
Which nation might the parting gift lead to?
> {price}
How much should each of us give for the farewell present?
What is the sum from each of us for the trip to {country}?
What would the farewell trip to {country} be, from each of us?
What is everybody's contribution to the collection?
How much am I asked to chip in for our leaving colleague?
> {instrument}
What does {full} play, who hates vouchers?
Which instrument is played by the one who gets the farewell present, a trip?
What is the musical hobby of our leaving colleague? / On what does the person make music?
> {herd}
Which animals has {full}, who plays the {instrument} and hates vouchers?
What herd has the one who gets the farewell trip and hates vouchers?
What livestock does our leaving colleague keep?
Which creatures would need feeding during the holiday?
> {full}
For whom is the farewell present, a trip to {country}?
Who hates vouchers but has {herd} and plays the {instrument}? / Which colleague is leaving?
Whose parting gift are we collecting for?

Subject: lost parcel. Sent {date} from {city} to {company}, weight {weight}, contents {objects}, \
last seen on a tricycle.
The lost parcel of {objects}, weight {weight}, was sent from {city} to {company} on {date} and \
was last seen on a tricycle.
Last seen on a tricycle: the parcel of {objects}, weight {weight}, that was sent to {company} \
from {city} on {date}.
> {objects}
What are the contents of the lost parcel? / What was in the parcel last seen on a tricycle?
What did the missing package hold? / Which goods went astray on their way to the customer?
> {date}
When was the lost parcel sent from {city}?
On what day was the parcel sent that was last seen on a tricycle?
What is the posting day of the missing package? / When was it dispatched to the customer?
> {weight}
What is the weight of the lost parcel?
How much is the weight of the parcel of {objects} last seen on a tricycle?
How heavy is the missing package? / What did it bring to the scales before going astray?
> {company}
To whom was the lost parcel sent?
For whom was the parcel of {objects} that was last seen on a tricycle?
Which addressee is waiting in vain? / What firm was supposed to receive the missing package?
> {city}
From where was the lost parcel sent? / From which city came the parcel last seen on a tricycle?
In which town was the missing package posted? / Where did the journey of the package begin?
"""
