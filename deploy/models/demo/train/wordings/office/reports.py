"""Free sentences: involved sentences of reports, articles and chronicles about work (see
relations.py)."""

RELATIONS = """
Founded in {year} by {full}, a former {post}, {company} today employs {tallied} people in {city}.
{company}, which {full} (a {post} by trade) started in {year}, now has {tallied} employees in \
{city}.
In {year} the {post} {full} set up {company} in {city}, where {tallied} people now earn their \
living.
There are {tallied} people in {city} who live on the idea that {full}, then a {post}, had in \
{year}: {company}.
> {full}
Who founded {company}? / Who started the business in {year}? / By whom was {company} set up?
To whom does {company} owe its existence?
Which entrepreneur created {company}? / Name the person who got the firm off the ground.
> {year}
When was {company} founded? / Since when has {company} existed? / founding year of {company}?
How far back does the history of {company} go?
In what year did the entrepreneur get the firm off the ground?
> {tallied}
How many people work for {company}? / How large is the staff of {company}?
How many employees are there in {city}?
What is the size of the firm's workforce? / How many are on the payroll of {company}?
> {city}
Where is {company}? / In which town does {company} employ people? / Where is its home?
Where are the firm's workers based? / In what municipality does {company} have its workforce?
> {post}
What was {full} before? / What had the founder of {company} learned? / former job of {full}?
Which occupation did the entrepreneur have originally?
What line of work did {full} follow before becoming a boss?

Although sales of {goods} fell by {percent}, {company} opened a second plant in {country}.
A second plant in {country} was opened by {company} in spite of a {percent} fall in sales of \
{goods}.
{company} sold {percent} fewer {goods} and nevertheless opened another plant, in {country}.
People may buy {percent} fewer {goods} than before, yet {company} has built another plant, this \
time in {country}.
> {percent}
By how much did sales fall at {company}? / How large was the drop in sales of {goods}?
How many fewer {goods} were sold?
How big was the decline in turnover? / To what extent did customers of {company} buy less?
> {country}
Where is the second plant? / In which country did {company} open a plant?
Where did {company} grow?
Which nation got the additional factory? / Where abroad did the firm expand despite weak demand?
> {goods}
What does {company} sell? / Of what did {company} sell less? / Which product did badly?
What article does the firm make? / What are customers not buying as much as they used to?
> {company}
Who opened a plant in {country}? / Whose sales fell? / Which firm sold fewer {goods}?
What is the manufacturer called that expanded in {country}?
Name the firm that has an additional factory in spite of weak demand.

Of the {tallied} accidents that the {authority} looked into last year, {spelled} involved a \
{plantmachine}.
A {plantmachine} played a part in {spelled} of the {tallied} accidents known to the {authority}.
The {authority} counted {tallied} accidents last year, {spelled} of them with a {plantmachine}.
Last year {spelled} people were hurt at a {plantmachine}, says the {authority}, which knows of \
{tallied} accidents.
> {spelled}
How many accidents happened with a {plantmachine}? / How often was a {plantmachine} involved?
In how many cases did a {plantmachine} play a part?
How many of the mishaps were connected with the {plantmachine}?
What is the figure for injuries that this one piece of equipment brought about?
> {tallied}
How many accidents were there in all? / How many cases did the {authority} look into?
What was the total of accidents last year?
How many mishaps were investigated altogether?
What is the overall figure for mishaps, whatever the equipment?
> {plantmachine}
Which machine was involved in {spelled} accidents? / With what did {spelled} accidents happen?
Which piece of equipment is dangerous to workers? / What apparatus has been injuring staff?
> {authority}
Who looked into the accidents? / Which body counts the accidents? / Whose figures are these?
What public body investigates mishaps at work? / Who keeps the statistics on injuries?

What began as a {premises} in a garage in {city} is now, {stretch} later, worth {amount}.
Now, {stretch} after it began as a {premises} in a garage of {city}, the firm is worth {amount}.
The firm, worth {amount} today, started out in a garage in {city} as a {premises}, {stretch} ago.
Nobody in {city} would have given {amount} for the {premises} in the garage, as they would now, \
{stretch} later.
> {amount}
How much is the firm worth today? / How much is the former {premises} worth? / value of the firm?
What would a buyer pay for the business these days? / How rich has the little enterprise become?
> {city}
Where did it begin? / In which town was the garage? / Where did the {premises} start?
In what municipality was the place where a car used to be parked and a business was born?
Where does the successful enterprise come from?
> {premises}
As what did the firm start? / What was there in the garage? / What kind of business was it at first?
What sort of shop did the enterprise grow out of?
Which humble trade was carried on where a car used to be parked?
> {stretch}
How long ago did the firm start? / How much time did the rise take?
After what time was it worth {amount}?
How old is the successful enterprise by now?
How long did it take the little business to become so valuable?

Had it not been for {full}, who noticed a {snag}, the {facility} would have burned down in {year}.
It is thanks to {full} that the {facility} did not burn down in {year}: a {snag} was found in time.
By noticing a {snag}, {full} saved the {facility} from the flames in {year}.
The {facility} stands because {full} looked behind the wall in {year} and saw a {snag}.
> {full}
Who saved the {facility}? / Who noticed the {snag}? / Thanks to whom was there no fire?
Who prevented a blaze? / Name the hero whose sharp eyes prevented a disaster.
> {snag}
What did {full} notice? / What might have burned down the {facility}?
Which danger was found in time?
What hazard did {full} discover? / Which defect nearly set the building alight?
> {facility}
What did {full} save? / Which building would have burned down? / Where was a {snag} found?
Which building was nearly lost to a blaze? / Where did {full} prevent a disaster?
> {year}
When did {full} save the {facility}? / In which year was the fire avoided?
When was the blaze prevented? / In which year was the building nearly lost?

The {job} whom everyone in {city} knew as {first} turned out, at the age of {small}, to be rich.
At {small}, {first}, known all over {city} as a {job}, proved to be a rich person.
In {city} everyone knew {first} the {job}; that {first} was rich came out at the age of {small}.
Only when {first} the {job} was {small} did the people of {city} learn how rich a neighbour they \
had.
> {first}
Who turned out to be rich? / What was the {job} called? / Which person in {city} was secretly rich?
Who was secretly a millionaire? / Name the seemingly humble {job} with a hidden fortune.
> {small}
At what age was it found out? / How old was {first} when it came out? / {first} was how old?
How many birthdays had {first} had when the hidden fortune was discovered?
How advanced in life was the secret millionaire?
> {city}
In which town was {first} known? / Where did the rich {job} live?
Where did the secret millionaire live? / What municipality was surprised by {first}'s fortune?
> {job}
What did {first} work as? / What was {first}'s trade? / As what was {first} known?
What occupation did the secret millionaire follow? / How did {first} seem to make a humble living?

While the {wardname} treats more patients every year, the number of its beds was cut to {small}.
The {wardname} had its beds cut to {small}, in spite of more and more patients.
More patients, fewer beds: in the {wardname} only {small} are left.
The {wardname}, in which there were once far more beds, has to do with {small}.
> {small}
How many beds are left in the {wardname}? / To how many was the number of beds cut?
How many patients can lie in the {wardname} now?
How many can be put up overnight at the hospital unit after the reduction?
What is the capacity of the {wardname} these days?
> {wardname}
Where were beds cut? / Which ward has {small} beds left? / Which part of the hospital was hit?
Which hospital unit has to manage with less capacity?
What department of the clinic can put up just {small} of the sick overnight?

The farmers around {city}, led by {full}, blocked the road with {spelled} tractors over the {levy}.
With {spelled} tractors on the road, farmers from {city} under {full} protested against the {levy}.
Against the {levy}, {full} and the farmers of {city} put {spelled} tractors across the road.
"Not with us," said {full} of the {levy}, and {spelled} tractors from {city} stood across the road.
> {levy}
What did the farmers protest against? / Why was the road blocked? / Which tax made them angry?
Which tax made the country folk so angry? / What government charge was the demonstration about?
> {full}
Who led the farmers? / Who was at the head of the protest? / Under whom did they block the road?
Who was the ringleader of the demonstration? / Name the spokesman of the angry country folk.
> {spelled}
How many tractors were there? / With how many tractors was the road blocked?
How many agricultural vehicles held up the traffic?
What number of big-wheeled machines took part in the demonstration?
> {city}
Where did the farmers come from? / Near which town was the road blocked? / Where was the protest?
Where are the angry country folk at home?
Near what municipality was traffic held up by a demonstration?

In a letter that surfaced {stretch} later, {full} confessed to having swapped the {thing} for a \
copy.
{full} had swapped the {thing} for a copy, as a letter revealed {stretch} afterwards.
Only {stretch} later did it come out, through a letter, that {full} had put a copy in place of the \
{thing}.
After {stretch} of silence {full} wrote down the truth: the {thing} in the case was a copy.
> {thing}
What had {full} swapped? / Of what was there a copy? / What was not genuine?
What object was a fake? / Which valuable item had been secretly replaced?
> {full}
Who swapped the {thing}? / Who confessed in a letter? / Who put a copy in its place?
Who admitted the fraud? / Name the culprit who secretly replaced the original {thing}.
> {stretch}
How much later did the letter surface? / How long did the secret last?
After what time did it come out?
How long did it take for the fraud to be discovered?
How many years or months passed until people knew about the fake?

The inspector's verdict, two lines long, was that {full} should be dismissed and the {room} sealed.
That {full} be dismissed and the {room} sealed was the whole of the inspector's verdict.
The inspector demanded the dismissal of {full}, and that the {room} be sealed.
Once the inspector had been through the papers, {full} had to go and the {room} got a seal.
> {full}
Who should be dismissed? / Whom did the inspector want to see go? / Whose dismissal was demanded?
Which employee is to get the sack? / Who must lose his or her job, to judge by the report?
> {room}
What should be sealed? / Which room did the inspector want closed? / Where should nobody go in?
Which part of the building is now off limits?
What place must be shut up so that not a soul can enter?

Between {month} and {month2}, when the {fieldcrop} is in, {last} hires {tallied} hands from \
{country}.
{last} hires {tallied} people from {country} for the {fieldcrop}, who stay from {month} to {month2}.
From {month} until {month2}, {tallied} workers from {country} help {last} with the {fieldcrop}.
For his {fieldcrop} {last} needs {tallied} people, and finds them in {country}; they come in \
{month} and leave in {month2}.
> {tallied}
How many people does {last} hire? / How many hands help with the {fieldcrop}?
How many workers come from {country}?
How many seasonal labourers are taken on? / What is the size of the farmer's temporary workforce?
> {country}
Where do the workers come from? / From which country are {last}'s hands?
What nation do the seasonal labourers belong to? / Where abroad does the farmer recruit?
> {fieldcrop}
For which crop does {last} hire people? / What do the hands from {country} harvest?
What is harvested by the seasonal labourers? / Which plant does the farmer grow?
> {month}
When do the workers come? / From which month on are they with {last}? / When does the season begin?
When do the seasonal labourers arrive? / What is the start of the picking season for the farmer?
> {month2}
Until when do they stay? / In which month do the workers leave? / When does the season end?
When do the seasonal labourers travel home? / What is the end of the farmer's picking season?
> {last}
Who hires workers from {country}? / On whose farm do they work? / For whom do the hands work?
Which farmer recruits seasonal labourers? / Who is the foreigners' employer?

No sooner had {full} been elected than the {society} split over {agendum}.
The {society} split over {agendum} as soon as {full} was elected.
Scarcely was {full} in office when {agendum} tore the {society} apart.
Nothing divided the {society} as much as {agendum}, and this came up on the very day of {full}'s \
election.
> {agendum}
Over what did the {society} split? / What tore the {society} apart? / What was the quarrel about?
What issue caused the quarrel in the club? / About which matter could they not agree any longer?
> {full}
Who had been elected? / After whose election did the {society} split? / Who was new in office?
Who had just been voted in when the quarrel broke out? / Name the club's new head.
> {society}
Which association split? / Where was {full} elected? / What was torn apart by {agendum}?
What club fell out with itself? / Which group quarrelled right after voting for {full}?

The {thing}, which had been valued at {price}, went for {price2} when {full} and {full2} began to \
bid.
With {full} and {full2} bidding against each other, the {thing} rose from {price} to {price2}.
Valued at {price}, the {thing} fetched {price2}, since both {full} and {full2} wanted it.
As both {full} and {full2} were after it, the {thing}, thought to be worth {price}, made {price2}.
> {price2}
What did the {thing} fetch? / For how much did it go in the end? / What was paid for the {thing}?
What was the hammer price? / How much did the buyer have to pay at the auction?
> {price}
At what had the {thing} been valued? / What was the {thing} thought to be worth?
What was the estimate?
What was the expert's estimate before the auction? / How much did people expect the lot to bring?
> {thing}
What was sold? / What did {full} and {full2} both want? / What rose to {price2}?
What object was auctioned? / Which lot did the two rivals fight for?
> {full2}
Who bid against {full}? / Besides {full}, who wanted the {thing}? / Who was {full}'s rival?
Who was {full}'s rival at the auction? / Which other person tried to outdo {full} for the lot?

It is not true, as some papers wrote, that {full} left {company} because of {agendum}.
Some papers wrote that {full} had left {company} because of {agendum}, which is not true.
Contrary to the papers, {agendum} was not the reason for which {full} left {company}.
To those who wrote that {agendum} had driven {full} out of {company}, the answer is no.
> {agendum}
What was not the reason? / What did some papers name as the reason? / What did the papers get wrong?
According to the false rumour, what made {full} resign?
What did journalists mistakenly give as the motive?
> {company}
Which firm did {full} leave? / Where had {full} been? / Who lost {full}?
Which employer did {full} walk away from? / What business is the false press story about?
> {full}
Who left {company}? / About whom did the papers write? / Who is said to have left over {agendum}?
Whose resignation did journalists misreport?
Who is the victim of the false rumour about {company}?

Twice refused, the application of the {society} for a {permit} was granted on {date} after all.
On {date}, at the third attempt, the {society} was given a {permit}.
The {society} got its {permit} on {date}, having been refused twice.
Patience paid: since {date} a {permit}, twice denied to it, belongs to the {society}.
> {permit}
What did the {society} apply for? / What was granted? / Which permit was refused twice?
Which licence did the authorities finally hand over?
What official permission had the club been after for so long?
> {date}
When was it granted? / On which day did the {society} get its permit?
When did the authorities finally say yes? / On what day did the club's persistence bring success?
> {society}
Who got a {permit}? / Whose application had been refused? / Which association tried three times?
What club finally convinced the authorities? / Whose persistence was rewarded with a {permit}?

The mill at {city}, idle since {year}, will grind again, for {company} needs flour for its {dish}.
Because {company} needs flour for {dish}, the mill at {city} is to run again after standing idle \
since {year}.
After a pause that began in {year}, the mill of {city} grinds for {company} and its {dish}.
Nothing has been ground at {city} since {year}, but {company} and its {dish} will change that.
> {year}
Since when has the mill been idle? / When did the mill of {city} stop? / last year of the mill?
When did the millstones last turn? / Since when has it been quiet where corn used to be crushed?
> {company}
For whom will the mill grind? / Who needs flour? / Which firm sets the mill going again?
Which food maker brings the old works back to life? / Who is the customer that wants corn crushed?
> {dish}
What does {company} make with the flour? / What is the flour for?
What food is to be made out of the crushed corn? / Which product does {company} cook or bake?
> {city}
Where is the mill? / Which town's mill will grind again? / From where does {company} get flour?
In what municipality do the old works come back to life? / Where will corn be crushed once more?

The jury, chaired by {full}, preferred the design with {spelled} towers by {company} to all others.
With {full} in the chair, the jury chose the design of {company}, the one with {spelled} towers.
{company} won with its {spelled} towers; the jury was led by {full}.
There were many designs, and {full}, who led the jury, liked best the {spelled} towers of {company}.
> {company}
Who won? / Whose design was chosen? / Which firm drew the {spelled} towers?
Whom did the jury prefer?
Which architects came first in the competition? / Whose drawing beat all its rivals?
> {full}
Who chaired the jury? / Under whom did the jury sit? / Who led those who chose?
Who presided over the panel of judges? / Name the head of the panel in the architects' competition.
> {spelled}
How many towers does the design have? / How many towers did {company} draw?
How many tall structures rise from the building in the successful drawing?
What is the number of spires in the architects' plan?

Their {animal} bit the {post}, so the {last} family must pay {price} and buy a muzzle.
The {last} family has to pay {price} and buy a muzzle, because its {animal} bit a {post}.
For the bite that its {animal} gave a {post}, the {last} family owes {price}.
Who pays when a {animal} bites a {post}? In this case it was its owners, the {last} family, and it \
was {price}.
> {price}
What must the {last} family pay? / How much did the bite cost? / What does the family owe?
How much compensation is due to the victim? / What sum did the pet's teeth cost its people?
> {animal}
What bit the {post}? / Which animal does the {last} family have? / For which animal is the muzzle?
What kind of pet sank its teeth into somebody? / Which creature attacked the {post}?
> {post}
Who was bitten? / Whom did the {animal} bite? / What was the job of the victim?
What occupation does the victim have? / Who was attacked by the pet?
> {last}
Whose {animal} was it? / Which family must buy a muzzle? / Who owes {price}?
Whose pet attacked somebody? / Which household has to compensate the victim?

Deep under {city}, in a shaft dug by {company}, workers came upon a {thing} of the year {year}.
In a shaft under {city}, workers of {company} found a {thing} that dates from {year}.
A {thing} from {year} was found under {city} when {company} dug a shaft.
When {company} dug under {city}, nobody had expected a {thing}, least of all one of {year}.
> {thing}
What did the workers find? / What was under {city}? / What did {company} dig up?
What object was dug out of the ground? / Which relic was discovered far below the streets?
> {year}
From which year is the {thing}? / How far back does the {thing} go? / What is the date of the find?
From what year is the relic? / When was the discovered object made?
> {city}
Under which city was the {thing}? / Where was the shaft? / Where did {company} dig?
Below what municipality did a relic come to light? / Where were the builders digging?
> {company}
Who dug the shaft? / Whose workers found the {thing}? / For whom did the workers dig?
Which builders discovered the relic? / What firm was digging far below the streets?

By a majority of {small}, and against the advice of the {authority}, they will {plan}.
They are going to {plan}, with a majority of {small}, although the {authority} advised against it.
Against the advice of the {authority} and by a majority of {small} it was decided to {plan}.
The {authority} had said no, yet the yes had a majority of {small}, and so they will {plan}.
> {plan}
What was decided? / What did the {authority} advise against? / What are they going to do?
Which project has got the green light? / What step will be taken in spite of a warning?
> {small}
By what majority was it decided? / How large was the majority? / By how many votes did they win?
How many more supporters than opponents were there? / What was the margin of the vote?
> {authority}
Who advised against it? / Whose advice was not followed? / Which body was against the decision?
Which public body warned them not to do it? / Whose warning was ignored?

The {ship} has been in dock at {city} since {date} while {company} puts in a new {sparepart}.
Since {date} the {ship} lies in dock at {city}, waiting for {company} to fit a {sparepart}.
{company} is fitting a new {sparepart} to the {ship}, in dock at {city} from {date} on.
Until {company} has put in the {sparepart}, the {ship}, which came to {city} on {date}, stays in \
dock.
> {sparepart}
What is new on the {ship}? / What does {company} fit? / What is the {ship} waiting for?
What piece is being replaced on board? / Which component are the mechanics installing?
> {city}
Where is the {ship}? / In which port is the dock? / Where does {company} work on the {ship}?
What harbour is the vessel being mended in? / Where are the mechanics at work on board?
> {date}
Since when has the {ship} been in dock? / When did the {ship} come into dock?
On what day did the vessel arrive to be mended? / Since when has the vessel been out of action?
> {company}
Who works on the {ship}? / Who puts in the {sparepart}? / Which firm repairs the vessel?
Which firm is mending the vessel? / Whose mechanics are installing the component?
> {ship}
Which ship is in dock at {city}? / What is the name of the ship?
For which vessel is the {sparepart}?
Which vessel is out of action? / What is being mended in the harbour of {city}?
"""
