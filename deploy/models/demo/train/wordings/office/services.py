"""Free sentences: post, railways, airports, power, water, libraries and other services (see
relations.py)."""

RELATIONS = """
The post office in {street} closes for good on {date}; from then on the {premises} takes letters.
From {date} on, letters from {street} go to the {premises}, as the post office there closes.
When the post office in {street} shuts on {date}, you can post letters at the {premises}.
You can post your letters in {street} up to {date}, and after that you must carry them to the \
{premises}.
> {date}
When does the post office in {street} close? / What is the last day of the post office?
From when on do I take letters to the {premises}?
When will the mail branch be gone? / Until when can I buy my stamps at the branch in {street}?
> {premises}
Who will take letters instead? / Where can one post letters afterwards?
What replaces the post office?
Which business takes over from the mail branch?
Where do I bring my envelopes once the branch is gone?
> {street}
Which post office closes? / In which street is the post office that shuts?
Where was the post office?
On which road is a mail branch about to disappear? / Where do residents lose their mail branch?

Counter {small} of the station sells tickets abroad; {full} sits there and speaks {language}.
{full} at counter {small} of the station sells tickets abroad and speaks {language}.
For a ticket abroad, go to counter {small}, where {full} can help you in {language}.
To go abroad you need {full}, who sits at counter {small} and will gladly talk to you in {language}.
> {small}
At which counter do I get tickets abroad? / Where does {full} sit? / counter for foreign tickets?
Which window handles foreign rail journeys?
What is written above the window of the clerk for foreign travel?
> {language}
Which language does {full} speak? / In what language can I be helped at counter {small}?
What foreign tongue does the rail clerk know?
How can I converse with the clerk about a journey to another country?
> {full}
Who sells tickets abroad? / Who sits at counter {small}? / Who speaks {language} at the station?
Which rail clerk handles foreign journeys? / Who serves travellers bound for another country?

Because of works on the line, trains from {city} end at {city2} until {date}; buses go on to \
{city3}.
Until {date} you must change into a bus for {city3} at {city2}, when you come by train from {city}.
Trains out of {city} go no further than {city2} until {date}, and buses bring you to {city3}.
If you want to go from {city} to {city3} before {date} is over, you will have to change at {city2}.
> {city2}
Where do the trains end? / Where must I change into a bus? / How far do the trains from {city} go?
What is the last stop by rail at the moment? / At which place do passengers swap rail for road?
> {city3}
Where do the buses go? / To which town do buses run instead of trains? / What lies beyond the works?
To which town does the replacement coach take passengers?
What destination is cut off from the railway at the moment?
> {date}
Until when are there works on the line? / When do trains run through again?
Until when is there a bus?
When will the railway be repaired?
Up to which day do passengers have to take the replacement coach?

Flight {flight} was held on the ground for {wait} by a {snag}, and {tallied} passengers slept in \
{city}.
A {snag} held up flight {flight} for {wait}, so that {tallied} passengers had to sleep in {city}.
In {city} {tallied} passengers of {flight} had to sleep, after a {snag} and {wait} of delay.
The night in {city}, which {tallied} people off {flight} spent on benches, was due to a {snag} and \
{wait} of waiting.
> {wait}
How long was {flight} held up? / What was the delay of the flight? / How late was {flight}?
How far behind schedule was the plane? / How much time did the travellers lose?
> {snag}
What held up {flight}? / Why was the flight late? / What was the cause of the delay?
Why could the plane not take off? / Which problem stopped the plane from leaving?
> {tallied}
How many passengers had to sleep in {city}? / How many people were on {flight}?
How many travellers were stranded overnight?
What was the number of stranded people on board the plane?
> {city}
Where did the passengers sleep? / In which city was {flight} held up? / Where was the night spent?
At which town's airport were travellers stranded overnight? / Where could the plane not take off?
> {flight}
Which flight was held up? / What flight did a {snag} delay?
On what flight were {tallied} passengers?
Which plane could not take off? / What connection had the stranded travellers booked?

Luggage from {flight} comes out on belt {small}; the {instrument} has to be fetched from {first}.
{first} has the {instrument} from {flight}, everything else is on belt {small}.
On belt {small} you will find what came with {flight}, except the {instrument}, which {first} keeps.
Who plays the {instrument}? It came with {flight} and is at {first}'s desk, not on belt {small}.
> {small}
On which belt is the luggage from {flight}? / Where do I get my suitcase? / belt of {flight}?
Which carousel do I go to for my suitcases? / Where do the bags of the passengers come round?
> {first}
Who has the {instrument}? / From whom do I fetch the {instrument}? / Who keeps one piece of luggage?
Which airport employee is looking after the musician's property?
Who do I see about the one item that is not on the carousel?
> {instrument}
What is not on the belt? / What must be fetched from {first}? / Which instrument came with {flight}?
What item of a musician was too delicate for the carousel?
Which piece, besides the suitcases, is an airport employee looking after?
> {flight}
Which flight's luggage is on belt {small}? / With which flight did the {instrument} come?
Which plane were the suitcases on? / What connection did the musician arrive by?

The power in {street} will be off on {date} from {time} to {time2}.
On {date}, between {time} and {time2}, there will be no electricity in {street}.
No current in {street}: {date}, {time} until {time2}.
Charge your telephone before {time} on {date}, for {street} will have no current until {time2}.
> {date}
On which day is the power off in {street}? / When is there no electricity? / date of the power cut?
On what day will the lights go out?
When do residents of {street} have to live without a working socket?
> {time}
From what time on is there no power? / When does the cut begin on {date}?
At what time does it go off?
When do the lights go out? / At what hour does the blackout start?
> {time2}
At what time does the power come back? / Until what time is there no electricity?
When does the cut end on {date}?
When do the lights come back? / At what hour is the blackout over?
> {street}
Where will the power be off? / Which street has no electricity on {date}? / Who is without current?
Which road is hit by the blackout? / Where will residents have no working sockets for a while?

Households in {city} use {number} litres of water a day, {percent} less than in {year}.
Since {year} the water used by households in {city} has gone down by {percent}, to {number} litres \
a day.
In {year} they still used {percent} more; now households in {city} need {number} litres a day.
In {city} a household used {percent} more water in {year} than the {number} litres that it uses \
today.
> {percent}
By how much has the use of water gone down? / How much less water is used in {city}?
How big is the saving at the tap compared with the past?
By what proportion did consumption at home drop?
> {number} litres
How much water do households in {city} use a day? / What is the daily use of water in {city}?
What does a family let run from the tap between morning and night?
How high is consumption at home nowadays?
> {year}
With which year is it compared? / When was more water used in {city}?
What earlier date is the consumption at home measured against?
When were families more wasteful with the tap?
> {city}
Where is less water used? / Which city's households use {number} litres?
Where do people save water?
Where have families become thriftier with the tap?
Which municipality has cut its consumption at home?

The bill for gas at {address} is {price}, for water {price2}; both are due in {month}.
In {month} {address} has to pay {price} for gas and {price2} for water.
For gas {price}, for water {price2}: that is what {address} owes in {month}.
Two bills for {address}, both to be paid in {month}: {price2} for the water and {price} for the gas.
> {price}
How much is the gas bill? / What does gas cost at {address}? / What must be paid for gas?
What is the charge for heating and cooking fuel? / How much does the fuel come to for the residents?
> {price2}
How much is the water bill? / What does water cost at {address}? / What must be paid for water?
What is the charge for what runs from the tap? / How much does it come to for drinking and washing?
> {month}
When are the bills due? / In which month must gas and water be paid? / By when should one pay?
When do the residents have to settle up with the utilities?
What is the deadline for settling the charges?
> {address}
Whose bills are due in {month}? / Which house owes {price} for gas?
For what address are the bills?
Which property do the utilities want money from? / Where do residents have to settle two charges?

The library fine for "{book}", {soon} overdue, came to {tariff}, which {first} paid in small coins.
{first} paid {tariff} in small coins, because "{book}" was {soon} overdue.
"{book}" was returned {soon} late by {first}, who had to pay {tariff}.
One coin after the other, {first} counted out {tariff} for having had "{book}" {soon} too long.
> {tariff}
How much was the fine for "{book}"? / What did {first} have to pay?
What does "{book}" cost when it is late?
How much did the forgetful reader hand over in change? / What penalty did the reader get?
> {soon}
How late was "{book}"? / By how much was the book overdue? / How long had {first} kept it too long?
How far past the deadline was the reader?
By what length of time did {first} miss the deadline for the novel?
> {book}
Which book was late? / What did {first} bring back too late? / For which book was there a fine?
What did {first} borrow and forget to take back? / Which title got the reader into trouble?
> {first}
Who paid the fine? / Who was late with "{book}"? / Whose coins were they?
Which reader forgot the deadline?
Who emptied a purse of change at the desk because of a borrowed title?

In the museum {full} dusts the {thing}, which nobody else may touch, {recurring}.
The {thing} in the museum is dusted {recurring}, by {full} and by nobody else.
Nobody but {full} may touch the {thing} in the museum; it is dusted {recurring}.
Look but do not touch: only {full} goes near the {thing} in the museum, and that {recurring}.
> {full}
Who dusts the {thing}? / Who may touch the {thing}? / Who is allowed near it in the museum?
Who cleans the precious exhibit? / Which employee has the sole right to handle the exhibit?
> {recurring}
When is the {thing} dusted? / How often does {full} dust it? / How regularly is the {thing} cleaned?
How frequently is the exhibit cleaned? / What is the cleaning schedule for the precious exhibit?
> {thing}
What does {full} dust? / What may nobody else touch? / Which piece in the museum is so precious?
Which exhibit is off limits to visitors' fingers? / What precious object does {full} clean?

Zoo keeper {first} feeds the {animals} at {time} and must count them, {small} in all, beforehand.
Before feeding the {animals} at {time}, {first} must count them; there should be {small}.
At {time} {first} the keeper feeds the {animals}, all {small} of them.
If there are not {small} {animals} in the cage at {time}, {first} must look for the rest before \
feeding them.
> {time}
When are the {animals} fed? / At what time does {first} feed them? / feeding time of the {animals}?
When do the beasts get their meal? / At what o'clock should visitors come to see them eat?
> {small}
How many {animals} are there? / How many must {first} count?
What should be the result of the count?
What total should the check on the beasts come to?
How large is the group of beasts in {first}'s care?
> {animals}
What does {first} feed? / Which animals are fed at {time}? / Of which animals are there {small}?
Which beasts get a meal from {first}? / What kind of creature is in the keeper's care?
> {first}
Who feeds the {animals}? / Who counts the {animals}? / What is the keeper called?
Who brings the beasts their meal? / Whose job is it to check that no beast has escaped?

At the chemist's, {medicine} is kept {whereabouts} and sold only with the signature of {doctor}.
The chemist sells {medicine}, which is {whereabouts}, only if {doctor} has signed.
Without the signature of {doctor} nobody gets the {medicine} that lies {whereabouts} at the \
chemist's.
Show the chemist what {doctor} has signed, and you will get your {medicine}; it is {whereabouts}.
> {whereabouts}
Where is the {medicine}? / Where does the chemist keep it? / In what place at the chemist's is it?
In what spot does the pharmacist store the remedy?
Where should the pharmacist reach for the {medicine}?
> {doctor}
Whose signature is needed? / Who must have signed? / Which doctor decides about the {medicine}?
Who has to write the prescription? / Which physician's approval does the pharmacist insist on?
> {medicine}
What is only sold with a signature? / Which medicine lies {whereabouts}?
What needs {doctor}'s name?
Which remedy requires a prescription? / What drug will the pharmacist not hand over just like that?

The call centre in {city} answers {number} calls a day, one in {small} of them in {language}.
Each day {number} calls reach the call centre in {city}, and one in {small} is in {language}.
Of {number} daily calls to the call centre in {city}, one in {small} is made in {language}.
In {city}, where the telephone rings {number} times a day, one in {small} callers wants to speak \
{language}.
> {number}
How many calls does the call centre answer a day? / How often does the phone ring there daily?
How often does the hotline ring between morning and night?
What volume does the hotline in {city} handle?
> {language}
In which language is one in {small} calls? / What foreign language do they need in {city}?
What foreign tongue do the hotline's staff require?
Which tongue do some of those who ring the hotline use?
> {city}
Where is the call centre? / In which city are so many calls answered?
In what municipality is the hotline based? / Where do the hotline's staff work?
> one in {small}
How many of the calls are in {language}? / What share of the calls is in {language}?
How large is the proportion of foreign tongues on the hotline?
How often does the hotline need its staff with {language}?

Bus driver {full} found a {animal} asleep on the back seat at {time} and drove it to the {place}.
At {time} {full} drove a {animal} to the {place}; it had been asleep on the back seat of the bus.
Asleep on the back seat of {full}'s bus, a {animal} rode to the {place} at {time}.
Next stop {place}: a {animal} got out there at {time}, as {full}, who drives the bus, will swear.
> {animal}
What slept on the bus? / Which animal did {full} find? / What was on the back seat?
Which creature travelled without a ticket?
What sort of sleepy passenger was discovered at the rear of the vehicle?
> {place}
Where did {full} take the {animal}? / Where did the animal go? / What was its destination?
At which spot did the furry or feathered passenger leave the vehicle?
What destination did the sleepy creature get a lift to?
> {full}
Who drove the bus? / Who found the {animal}? / By whom was the animal taken to the {place}?
Who was at the wheel when a creature napped at the rear? / Who gave the sleepy creature a lift?
> {time}
When was the {animal} found? / At what time did it happen? / At what hour did the {animal} ride?
At what o'clock did the creature get its lift?
How early or late was it when the sleepy passenger travelled?

The ferry company {company} refunds {percent} if the sea is rough, and all if {full} says so.
If the sea is rough you get {percent} back from {company}, and everything if {full} agrees.
{company} gives back {percent} in rough seas; only {full} can grant more.
When the sea is rough, says {company}, you shall have {percent}, and if {full} has a good day, the \
whole fare.
> {percent}
How much does {company} refund in a rough sea? / What part of the fare does one get back?
What proportion of the ticket is paid back when the waves are high?
How much compensation do seasick passengers automatically receive?
> {full}
Who can grant the whole refund? / Whose word gets you everything back? / Whom should I ask for more?
Who can approve a complete reimbursement?
Whom should a seasick passenger beg for the entire ticket price?
> {company}
Which company refunds the fare? / Who gives back {percent}? / From whom do I get money back?
Which shipping line compensates its passengers when the waves are high?
Whose boats offer money back in a storm?

Taxi rank at the {place}: {small} cars, base fare {tariff}, then {tariff2} per km.
At the {place} wait {small} taxis; you pay {tariff} to begin with and {tariff2} for each km.
A taxi from the {place}, where {small} can stand, costs {tariff} plus {tariff2} per km.
There are {small} taxis at the {place}, and before they have gone one km, at {tariff2}, you owe \
{tariff}.
> {tariff}
What is the base fare? / How much do I pay to begin with? / What does getting in cost?
How much is on the meter before the cab moves? / What is the charge for just getting into the cab?
> {tariff2}
What does each km cost? / How much is it per km? / price of a kilometre?
How much does the meter add for distance? / What do I pay a cabbie for every thousand metres?
> {small}
How many taxis can wait there? / How many cars are at the {place}? / size of the taxi rank?
How many cabs is there room for? / What is the number of cabbies hoping for customers?
> {place}
Where is the taxi rank? / Where do taxis wait?
From what place does one pay {tariff} to begin with?
Where should I look for a cab? / At what spot do the cabbies hope for customers?

A parcel for {full} has been at the {premises} since {date}; after {soon} it goes back to {company}.
If {full} does not fetch the parcel from the {premises} within {soon} of {date}, {company} gets it \
back.
Since {date} the {premises} has had a parcel from {company} for {full}, to be kept for {soon}.
Tell {full} that the {premises} has had something from {company} since {date} and keeps it for \
{soon}.
> {premises}
Where is {full}'s parcel? / Where can {full} fetch it? / Which shop keeps the parcel?
Which business is looking after the package? / Where should the addressee collect the package?
> {soon}
How long is the parcel kept? / After what time does it go back? / How much time does {full} have?
How long does the addressee have to collect the package?
What is the storage period for the package?
> {company}
Who sent the parcel? / To whom would the parcel go back? / From whom is the parcel?
Which firm is the sender? / Who has the package returned to them when it is not collected?
> {date}
Since when has the parcel been there? / When did it arrive at the {premises}?
When was the package delivered? / On what day did storage of the package begin?
> {full}
For whom is the parcel? / Who should fetch something? / Who gets mail from {company}?
Who is the addressee? / Name the one who has not yet collected the package.

Swimming lessons with {first} are full; {first2} still has {spelled} places, {recurring}.
With {first2} there are {spelled} places left, {recurring}; {first}'s lessons are full.
You can still learn to swim with {first2} ({spelled} places, {recurring}), but not with {first}.
Nobody else can learn to swim with {first}, but {first2} could take {spelled}, {recurring}.
> {spelled}
How many places does {first2} have? / How many more people can learn to swim?
number of free places?
How many more pupils can be taught in the water?
What is the number of vacancies in the pool class?
> {first2}
Who has places left? / With whom can I learn to swim? / Whose lessons are not full?
Which instructor has vacancies? / Who teaches the pool class that I can join?
> {first}
Whose lessons are full? / Who has no more places? / With whom can one no longer learn?
Which instructor has no vacancies? / Whose pool class is booked up?
> {recurring}
When does {first2} teach? / How often are the lessons with places? / On which days are they?
When is the pool class that one can join?
How frequently does {first2} train beginners in the water?

The dentist's drill was made by {company}, the chair by {company2}, and the bill by {doctor}.
While {company} made the drill and {company2} the chair, it was {doctor} who wrote the bill.
Drill: {company}. Chair: {company2}. Bill: {doctor}.
I sat on a chair from {company2} while {doctor}, later so good at bills, drilled with a {company}.
> {company}
Who made the drill? / From which firm is the drill? / What is the maker of the drill?
Which manufacturer produced the instrument that hurt? / Whose tool did the tooth doctor bore with?
> {company2}
Who made the chair? / From which firm is the dentist's chair? / On whose chair did I sit?
Which manufacturer produced the patient's seat?
Whose furniture did I lie back on with my mouth open?
> {doctor}
Who wrote the bill? / What is the dentist's name? / Whom do I have to pay?
Who charged for treating the teeth? / Who is the tooth doctor that wants money from the patient?

The {wardname} line is {phone}, at night {phone2}; ask for {first}.
By day ring {phone}, by night {phone2}, if you want {first} of the {wardname}.
{first} of the {wardname} is reached on {phone}, but on {phone2} at night.
After dark the {wardname} has {phone2}, before that {phone}, and {first} is there at any hour.
> {phone}
Which number do I ring by day? / How do I reach the {wardname} in the daytime? / day number?
How can I phone the hospital unit in daylight? / Which digits do I dial before evening?
> {phone2}
Which number do I ring at night? / How do I reach {first} after dark?
night number of the {wardname}?
How can I phone the hospital unit when it is late? / Which digits do I dial between dusk and dawn?
> {first}
For whom do I ask in the {wardname}? / Who answers on {phone}? / Whom will I get at night?
Which nurse or doctor should I have fetched to the phone?
Who at the hospital unit takes my questions on the phone?

The weather office warned of {stitch} of snow by {hour}; the school in {city} sent everybody home.
Because {stitch} of snow was forecast by {hour}, the school in {city} sent everybody home.
In {city} school ended early: by {hour}, so the forecast, there would be {stitch} of snow.
There would be {stitch} of snow on the ground by {hour}, the children in {city} heard, and ran home.
> {stitch}
How much snow was forecast? / How deep would the snow be? / What did the weather office warn of?
How deep a white layer did the meteorologists expect? / What depth of winter weather was predicted?
> {hour}
By what hour was the snow expected? / When should the snow be there? / Until when was it safe?
At what o'clock should the winter weather have arrived, as predicted?
When was the white layer supposed to be complete?
> {city}
Where was everybody sent home? / In which town did school end early? / Where was snow expected?
Where were lessons cancelled on account of the winter?
In which municipality did pupils get a free afternoon?
"""
