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
> {year}
When was {company} founded? / Since when has {company} existed? / founding year of {company}?
> {tallied}
How many people work for {company}? / How large is the staff of {company}?
How many employees are there in {city}?
> {city}
Where is {company}? / In which town does {company} employ people? / Where is its home?
> {post}
What was {full} before? / What had the founder of {company} learned? / former job of {full}?

Although sales of {goods} fell by {percent}, {company} opened a second plant in {country}.
A second plant in {country} was opened by {company} in spite of a {percent} fall in sales of \
{goods}.
{company} sold {percent} fewer {goods} and nevertheless opened another plant, in {country}.
People may buy {percent} fewer {goods} than before, yet {company} has built another plant, this \
time in {country}.
> {percent}
By how much did sales fall at {company}? / How large was the drop in sales of {goods}?
How many fewer {goods} were sold?
> {country}
Where is the second plant? / In which country did {company} open a plant?
Where did {company} grow?
> {goods}
What does {company} sell? / Of what did {company} sell less? / Which product did badly?
> {company}
Who opened a plant in {country}? / Whose sales fell? / Which firm sold fewer {goods}?

Of the {tallied} accidents that the {authority} looked into last year, {spelled} involved a \
{plantmachine}.
A {plantmachine} played a part in {spelled} of the {tallied} accidents known to the {authority}.
The {authority} counted {tallied} accidents last year, {spelled} of them with a {plantmachine}.
Last year {spelled} people were hurt at a {plantmachine}, says the {authority}, which knows of \
{tallied} accidents.
> {spelled}
How many accidents happened with a {plantmachine}? / How often was a {plantmachine} involved?
In how many cases did a {plantmachine} play a part?
> {tallied}
How many accidents were there in all? / How many cases did the {authority} look into?
What was the total of accidents last year?
> {plantmachine}
Which machine was involved in {spelled} accidents? / With what did {spelled} accidents happen?
> {authority}
Who looked into the accidents? / Which body counts the accidents? / Whose figures are these?

What began as a {premises} in a garage in {city} is now, {stretch} later, worth {amount}.
Now, {stretch} after it began as a {premises} in a garage of {city}, the firm is worth {amount}.
The firm, worth {amount} today, started out in a garage in {city} as a {premises}, {stretch} ago.
Nobody in {city} would have given {amount} for the {premises} in the garage, as they would now, \
{stretch} later.
> {amount}
How much is the firm worth today? / How much is the former {premises} worth? / value of the firm?
> {city}
Where did it begin? / In which town was the garage? / Where did the {premises} start?
> {premises}
As what did the firm start? / What was there in the garage? / What kind of business was it at first?
> {stretch}
How long ago did the firm start? / How much time did the rise take?
After what time was it worth {amount}?

Had it not been for {full}, who noticed a {snag}, the {facility} would have burned down in {year}.
It is thanks to {full} that the {facility} did not burn down in {year}: a {snag} was found in time.
By noticing a {snag}, {full} saved the {facility} from the flames in {year}.
The {facility} stands because {full} looked behind the wall in {year} and saw a {snag}.
> {full}
Who saved the {facility}? / Who noticed the {snag}? / Thanks to whom was there no fire?
> {snag}
What did {full} notice? / What might have burned down the {facility}?
Which danger was found in time?
> {facility}
What did {full} save? / Which building would have burned down? / Where was a {snag} found?
> {year}
When did {full} save the {facility}? / In which year was the fire avoided?

The {job} whom everyone in {city} knew as {first} turned out, at the age of {small}, to be rich.
At {small}, {first}, known all over {city} as a {job}, proved to be a rich person.
In {city} everyone knew {first} the {job}; that {first} was rich came out at the age of {small}.
Only when {first} the {job} was {small} did the people of {city} learn how rich a neighbour they \
had.
> {first}
Who turned out to be rich? / What was the {job} called? / Which person in {city} was secretly rich?
> {small}
At what age was it found out? / How old was {first} when it came out? / {first} was how old?
> {city}
In which town was {first} known? / Where did the rich {job} live?
> {job}
What did {first} work as? / What was {first}'s trade? / As what was {first} known?

While the {wardname} treats more patients every year, the number of its beds was cut to {small}.
The {wardname} had its beds cut to {small}, in spite of more and more patients.
More patients, fewer beds: in the {wardname} only {small} are left.
The {wardname}, in which there were once far more beds, has to do with {small}.
> {small}
How many beds are left in the {wardname}? / To how many was the number of beds cut?
How many patients can lie in the {wardname} now?
> {wardname}
Where were beds cut? / Which ward has {small} beds left? / Which part of the hospital was hit?

The farmers around {city}, led by {full}, blocked the road with {spelled} tractors over the {levy}.
With {spelled} tractors on the road, farmers from {city} under {full} protested against the {levy}.
Against the {levy}, {full} and the farmers of {city} put {spelled} tractors across the road.
"Not with us," said {full} of the {levy}, and {spelled} tractors from {city} stood across the road.
> {levy}
What did the farmers protest against? / Why was the road blocked? / Which tax made them angry?
> {full}
Who led the farmers? / Who was at the head of the protest? / Under whom did they block the road?
> {spelled}
How many tractors were there? / With how many tractors was the road blocked?
> {city}
Where did the farmers come from? / Near which town was the road blocked? / Where was the protest?

In a letter that surfaced {stretch} later, {full} confessed to having swapped the {thing} for a \
copy.
{full} had swapped the {thing} for a copy, as a letter revealed {stretch} afterwards.
Only {stretch} later did it come out, through a letter, that {full} had put a copy in place of the \
{thing}.
After {stretch} of silence {full} wrote down the truth: the {thing} in the case was a copy.
> {thing}
What had {full} swapped? / Of what was there a copy? / What was not genuine?
> {full}
Who swapped the {thing}? / Who confessed in a letter? / Who put a copy in its place?
> {stretch}
How much later did the letter surface? / How long did the secret last?
After what time did it come out?

The inspector's verdict, two lines long, was that {full} should be dismissed and the {room} sealed.
That {full} be dismissed and the {room} sealed was the whole of the inspector's verdict.
The inspector demanded the dismissal of {full}, and that the {room} be sealed.
Once the inspector had been through the papers, {full} had to go and the {room} got a seal.
> {full}
Who should be dismissed? / Whom did the inspector want to see go? / Whose dismissal was demanded?
> {room}
What should be sealed? / Which room did the inspector want closed? / Where should nobody go in?

Between {month} and {month2}, when the {fieldcrop} is in, {last} hires {tallied} hands from \
{country}.
{last} hires {tallied} people from {country} for the {fieldcrop}, who stay from {month} to {month2}.
From {month} until {month2}, {tallied} workers from {country} help {last} with the {fieldcrop}.
For his {fieldcrop} {last} needs {tallied} people, and finds them in {country}; they come in \
{month} and leave in {month2}.
> {tallied}
How many people does {last} hire? / How many hands help with the {fieldcrop}?
How many workers come from {country}?
> {country}
Where do the workers come from? / From which country are {last}'s hands?
> {fieldcrop}
For which crop does {last} hire people? / What do the hands from {country} harvest?
> {month}
When do the workers come? / From which month on are they with {last}? / When does the season begin?
> {month2}
Until when do they stay? / In which month do the workers leave? / When does the season end?
> {last}
Who hires workers from {country}? / On whose farm do they work? / For whom do the hands work?

No sooner had {full} been elected than the {society} split over {agendum}.
The {society} split over {agendum} as soon as {full} was elected.
Scarcely was {full} in office when {agendum} tore the {society} apart.
Nothing divided the {society} as much as {agendum}, and this came up on the very day of {full}'s \
election.
> {agendum}
Over what did the {society} split? / What tore the {society} apart? / What was the quarrel about?
> {full}
Who had been elected? / After whose election did the {society} split? / Who was new in office?
> {society}
Which association split? / Where was {full} elected? / What was torn apart by {agendum}?

The {thing}, which had been valued at {price}, went for {price2} when {full} and {full2} began to \
bid.
With {full} and {full2} bidding against each other, the {thing} rose from {price} to {price2}.
Valued at {price}, the {thing} fetched {price2}, since both {full} and {full2} wanted it.
As both {full} and {full2} were after it, the {thing}, thought to be worth {price}, made {price2}.
> {price2}
What did the {thing} fetch? / For how much did it go in the end? / What was paid for the {thing}?
> {price}
At what had the {thing} been valued? / What was the {thing} thought to be worth?
What was the estimate?
> {thing}
What was sold? / What did {full} and {full2} both want? / What rose to {price2}?
> {full2}
Who bid against {full}? / Besides {full}, who wanted the {thing}? / Who was {full}'s rival?

It is not true, as some papers wrote, that {full} left {company} because of {agendum}.
Some papers wrote that {full} had left {company} because of {agendum}, which is not true.
Contrary to the papers, {agendum} was not the reason for which {full} left {company}.
To those who wrote that {agendum} had driven {full} out of {company}, the answer is no.
> {agendum}
What was not the reason? / What did some papers name as the reason? / What did the papers get wrong?
> {company}
Which firm did {full} leave? / Where had {full} been? / Who lost {full}?
> {full}
Who left {company}? / About whom did the papers write? / Who is said to have left over {agendum}?

Twice refused, the application of the {society} for a {permit} was granted on {date} after all.
On {date}, at the third attempt, the {society} was given a {permit}.
The {society} got its {permit} on {date}, having been refused twice.
Patience paid: since {date} a {permit}, twice denied to it, belongs to the {society}.
> {permit}
What did the {society} apply for? / What was granted? / Which permit was refused twice?
> {date}
When was it granted? / On which day did the {society} get its permit?
> {society}
Who got a {permit}? / Whose application had been refused? / Which association tried three times?

The mill at {city}, idle since {year}, will grind again, for {company} needs flour for its {dish}.
Because {company} needs flour for {dish}, the mill at {city} is to run again after standing idle \
since {year}.
After a pause that began in {year}, the mill of {city} grinds for {company} and its {dish}.
Nothing has been ground at {city} since {year}, but {company} and its {dish} will change that.
> {year}
Since when has the mill been idle? / When did the mill of {city} stop? / last year of the mill?
> {company}
For whom will the mill grind? / Who needs flour? / Which firm sets the mill going again?
> {dish}
What does {company} make with the flour? / What is the flour for?
> {city}
Where is the mill? / Which town's mill will grind again? / From where does {company} get flour?

The jury, chaired by {full}, preferred the design with {spelled} towers by {company} to all others.
With {full} in the chair, the jury chose the design of {company}, the one with {spelled} towers.
{company} won with its {spelled} towers; the jury was led by {full}.
There were many designs, and {full}, who led the jury, liked best the {spelled} towers of {company}.
> {company}
Who won? / Whose design was chosen? / Which firm drew the {spelled} towers?
Whom did the jury prefer?
> {full}
Who chaired the jury? / Under whom did the jury sit? / Who led those who chose?
> {spelled}
How many towers does the design have? / How many towers did {company} draw?

Their {animal} bit the {post}, so the {last} family must pay {price} and buy a muzzle.
The {last} family has to pay {price} and buy a muzzle, because its {animal} bit a {post}.
For the bite that its {animal} gave a {post}, the {last} family owes {price}.
Who pays when a {animal} bites a {post}? In this case it was its owners, the {last} family, and it \
was {price}.
> {price}
What must the {last} family pay? / How much did the bite cost? / What does the family owe?
> {animal}
What bit the {post}? / Which animal does the {last} family have? / For which animal is the muzzle?
> {post}
Who was bitten? / Whom did the {animal} bite? / What was the job of the victim?
> {last}
Whose {animal} was it? / Which family must buy a muzzle? / Who owes {price}?

Deep under {city}, in a shaft dug by {company}, workers came upon a {thing} of the year {year}.
In a shaft under {city}, workers of {company} found a {thing} that dates from {year}.
A {thing} from {year} was found under {city} when {company} dug a shaft.
When {company} dug under {city}, nobody had expected a {thing}, least of all one of {year}.
> {thing}
What did the workers find? / What was under {city}? / What did {company} dig up?
> {year}
From which year is the {thing}? / How far back does the {thing} go? / What is the age of the find?
> {city}
Under which city was the {thing}? / Where was the shaft? / Where did {company} dig?
> {company}
Who dug the shaft? / Whose workers found the {thing}? / For whom did the workers dig?

By a majority of {small}, and against the advice of the {authority}, they will {plan}.
They are going to {plan}, with a majority of {small}, although the {authority} advised against it.
Against the advice of the {authority} and by a majority of {small} it was decided to {plan}.
The {authority} had said no, yet the yes had a majority of {small}, and so they will {plan}.
> {plan}
What was decided? / What did the {authority} advise against? / What are they going to do?
> {small}
By what majority was it decided? / How large was the majority? / By how many votes did they win?
> {authority}
Who advised against it? / Whose advice was not followed? / Which body was against the decision?

The {ship} has been in dock at {city} since {date} while {company} puts in a new {sparepart}.
Since {date} the {ship} lies in dock at {city}, waiting for {company} to fit a {sparepart}.
{company} is fitting a new {sparepart} to the {ship}, in dock at {city} from {date} on.
Until {company} has put in the {sparepart}, the {ship}, which came to {city} on {date}, stays in \
dock.
> {sparepart}
What is new on the {ship}? / What does {company} fit? / What is the {ship} waiting for?
> {city}
Where is the {ship}? / In which port is the dock? / Where does {company} work on the {ship}?
> {date}
Since when has the {ship} been in dock? / When did the {ship} come into dock?
> {company}
Who works on the {ship}? / Who puts in the {sparepart}? / Which firm repairs the vessel?
> {ship}
Which ship is in dock at {city}? / What is the name of the ship?
For which vessel is the {sparepart}?
"""
