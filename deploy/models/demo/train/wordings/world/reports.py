"""Free sentences: long and involved ones, as reports have them (see relations.py)."""

RELATIONS = """
Although {full}, the harbour master, had warned them twice about {mishapatsea}, the crew of the \
{ship} put to sea from {city} and were not heard of again.
The {ship}, whose crew would not listen when the harbour master, {full}, spoke of {mishapatsea}, \
left {city} and has been missing ever since.
Nothing has been heard of the {ship} since she left {city}, in spite of {mishapatsea}, of which \
the harbour master ({full}) had told the crew more than once.
> {full}
Who was harbour master in {city}? / Who warned the crew of the {ship}?
To whom would the crew of the {ship} not listen?
The crew of the {ship} did not listen to whom? / Do you know the name of the harbour master?
harbour master of {city}?
Who told the sailors that they had better stay in port?
Name of the official whose advice was ignored?
> {mishapatsea}
Of what were they warned? / What danger did the harbour master speak of?
What did the crew of the {ship} take too lightly?
{full} warned the {ship} of what? / Do you know what the harbour master feared?
danger for the {ship}?
What risk did the sailors ignore? / Against which peril had {full} given advice, in vain?
> {ship}
Which ship is missing since it left {city}? / Whose crew was warned by {full}?
What left {city} and never came back?
{full} warned the crew of what? / Do you know what sailed from {city} and was lost?
name of the lost ship?
Which vessel vanished without trace? / What was it called, the boat that disregarded all advice?
> {city}
From which port did the {ship} set out? / Where was the {ship} last seen?
The {ship} sailed from where? / Do you know where {full} was harbour master?
last port of the {ship}?
Where did the vanished vessel set sail? / Tell me the last place that the lost sailors saw on land.

The bridge over the {river}, which {full} designed and which was to have cost {amount}, was \
finished {weeksonend} late and never carried a single train.
It never carried a train, was ready {weeksonend} late and was planned to cost {amount}: such was \
the bridge that {full} drew for the {river}.
> {full}
Who designed the bridge that no train used? / Who was the engineer of the bridge over the {river}?
Whose plans were used for the {river}?
The bridge over the {river} was drawn by whom? / Do you know the engineer's name?
designer of the useless bridge?
Which engineer drew up the useless crossing?
Who was responsible for plans that no railway profited from?
> {amount}
What was {full}'s bridge to cost? / How much had been planned for the bridge over the {river}?
{full}'s bridge was planned at what price?
Do you know what they had meant to spend on the {river}? / planned cost of the bridge?
What was the original budget for the crossing? / The engineer {full} had asked for how much money?
> {weeksonend}
How late was the bridge of {full}? / By how much did the builders of the bridge overrun?
What was the delay at the {river}?
{full}'s bridge came too late by how much? / Do you know how far behind time the bridge was?
delay of {full}'s bridge?
How far behind schedule did the builders get? / What was the delay in construction?
> {river}
What does the bridge of {full} cross? / Over which river did {full} build?
{full}'s bridge leads over what? / Do you know what water the bridge of {amount} crosses?
river under the bridge?
Which water would trains have passed above? / Where is the useless crossing that {full} planned?

When the orphans of {city}, of whom there were {count}, moved into the palace that {ruler} had \
left empty, they found {cargo} in every bathtub.
In every bathtub of the palace which {ruler} had left, and into which the {count} orphans of \
{city} now moved, lay {cargo}.
> {cargo}
What was in the bathtubs? / What did the orphans find? / With what were the bathtubs filled?
The palace of {ruler} had what in its bathtubs? / Do you know what the children of {city} found?
bathtubs full of what?
What was stored where one would wash? / Which goods surprised the children in their new home?
> {count}
How many orphans were there? / How many children moved into the palace?
{city} had how many orphans? / Do you know the number of children in the palace of {ruler}?
number of orphans?
How many children without parents got a royal home?
What was the number of young newcomers in {ruler}'s former residence?
> {ruler}
Whose palace was it? / Who had left the palace empty? / Who used to own the house of the orphans?
The orphans moved into whose palace? / Do you know who used to have {cargo} in the bathtubs?
former owner of the palace?
Which monarch had lived in the children's new home?
Who used to own that grand residence where {cargo} turned up?
> {city}
Where were the orphans from? / In which town did they move into a palace?
The palace with {cargo} took in orphans from where?
Do you know where {count} orphans got a new home? / home of the orphans?
Which town's children without parents got a royal home?
Where did homeless youngsters start living in luxury?

Of the {small} candidates who had come to {city} hoping to be {dignity}, it was {full}, a mere \
{livelihood}, whom the council chose in the end.
The council of {city}, to which {small} people had applied, has made {full}, by trade a \
{livelihood}, its {dignity}.
> {full}
Whom did the council choose as {dignity}? / Who got the office in {city}?
Who was preferred to the others?
Which of the candidates became {dignity}?
{city} chose whom? / Do you know who beat the other candidates? / name of the new {dignity}?
Who landed the job? / Which applicant won in the selection at {city}?
> {livelihood}
What was {full} before? / What is {full} by trade? / From what profession is the new {dignity}?
{city} has made a what its {dignity}? / Do you know what {full} used to do? / old trade of {full}?
How had the winner of the post been earning a living until now?
What was {full}'s previous occupation?
> {small}
How many candidates were there in {city}? / How many people wanted to be {dignity}?
How many applied in {city}?
{city}: how many wanted the office? / Do you know against how many people {full} stood?
candidates for {dignity}?
How many rivals were in the running, winner included?
Number of applications for the post in {city}?
> {dignity}
What did {full} become? / Which office was to be filled in {city}? / For what post had they come?
{full}, a {livelihood}, is now what? / Do you know what office {city} had to fill?
new office of {full}?
Which post was vacant in town? / What job did {full} land?

Had it not been for a {livelihood} called {full}, who noticed smoke at {time}, the whole of the \
{landmark} in {city} would have burned.
That the {landmark} in {city} did not burn is owed to {full}, a {livelihood}, who happened to \
notice smoke at {time}.
> {full}
Who noticed the smoke? / To whom is it owed that the {landmark} still stands?
Who saved the {landmark}? / What is the name of the {livelihood} in {city}?
{city} owes its {landmark} to whom? / Do you know which {livelihood} had a good nose?
saviour of the {landmark}?
Who raised the alarm in time? / Whose watchful eyes saved the building?
> {time}
When was the smoke noticed? / At what time did {full} see that something was wrong?
{full} noticed something when? / Do you know when it began to smell of smoke in the {landmark}?
hour of the smoke?
When was the alarm raised? / At what hour did {full} see the earliest sign of fire?
> {landmark}
What would have burned? / Which building did {full} save?
{full} kept what from burning? / Do you know what nearly burned in {city}?
building with smoke in it?
Which building was saved from the flames?
What escaped destruction thanks to {full}'s watchful eyes?
> {livelihood}
What does {full} do for a living? / What is {full}?
{full} works as what? / Do you know the trade of the person who smelt smoke in {city}?
{full}, job?
What is the rescuer's occupation? / How does {full} earn a living?
> {city}
Where was there smoke in the {landmark}? / In which town did {full} save a building?
The {landmark} nearly burned where? / Do you know where {full} noticed smoke? / {full}'s town?
In what town was a building saved from the flames? / Where did {full} raise the alarm?

Neither the {guild} nor the {guild2}, who between them own {percent} of the land around {city}, \
were asked before {company} began to dig there for {mineral}.
{company}, which is digging for {mineral} around {city}, never asked the {guild} or the {guild2}, \
the owners of {percent} of the land.
> {company}
Who is digging around {city}? / Which firm asked nobody? / Who wants the {mineral}?
{city} has whom digging around it? / Do you know who forgot to ask the {guild}?
firm at work near {city}?
Which firm started mining without permission? / Who is after the {mineral}?
> {mineral}
What is {company} looking for? / For what do they dig around {city}?
What is in the ground near {city}?
{company} digs for what? / Do you know what lies under the land of the {guild}?
thing that {company} hopes to find?
What are the miners hoping to bring up? / Which underground riches has {company} set its eyes on?
> {percent}
How much of the land is theirs? / What share of the land do the {guild} and the {guild2} own?
The {guild} and the {guild2} have how much of the land?
Do you know what part of the land around {city} they own? / share of the owners?
What share of the ground is in the owners' hands?
How much do the {guild} and the {guild2} hold together?
> {city}
Where is {company} digging? / Around which town is there {mineral}?
{company} digs near what place? / Do you know where there is {mineral} under the land?
town with {mineral} around it?
Near which town has mining started without permission?
Where is {company} busy with its excavators?

It was reported from {city} last night that {full}, who disappeared in {year} with {treasure}, \
has been living there as a {livelihood}.
{full}, missing since {year} together with {treasure}, has turned up in {city}, where the \
neighbours took the runaway for a {livelihood}.
> {treasure}
What did {full} take along? / What disappeared together with {full}?
What else has been missing since {year}?
{full} ran off with what? / Do you know what is missing together with {full}? / loot of {full}?
What did the fugitive make off with? / Which valuables vanished along with {full}?
> {livelihood}
As what did {full} live? / For what did the neighbours take {full}?
What trade had {full} in {city}?
{full} passed for what in {city}? / Do you know what the neighbours thought of {full}?
trade of the runaway?
What job did the fugitive pretend to have?
People next door believed that {full} earned money as what?
> {year}
When did {full} disappear? / Since when was {full} missing? / In which year was {full} last seen?
{full} ran off when? / Do you know since when {treasure} is missing? / year of the disappearance?
When did the fugitive make off? / How far back does the theft of {treasure} go?
> {city}
Where did {full} hide? / Where was {full} living? / In which town has {full} turned up?
{full} has been found where? / Do you know where the runaway worked as a {livelihood}?
hiding place of {full}: which town?
Where was the fugitive tracked down? / In what town did {full} lead a quiet second life?
> {full}
Who has turned up in {city}? / Who disappeared with {treasure}? / Who had been missing since {year}?
{treasure} was taken by whom? / Do you know who pretended to be a {livelihood} in {city}?
name of the runaway?
Which thief has been tracked down at last?
Who vanished with {treasure}, only to lead a quiet second life?

Because {becauseof}, and because the {guild} had not been paid since {month}, the opening of the \
{landmark} had to be put off until {date}.
The {landmark} will not open before {date}: first, {becauseof}, and second, the {guild} have had \
no money since {month}.
> {date}
When will the {landmark} open? / Until when was the opening put off?
What is the new date for the {landmark}?
The {landmark} is now to open when? / Do you know when one can go into the {landmark}?
{landmark}: opening day?
When can the public finally visit? / Tell me the day to which the inauguration was postponed.
> {guild}
Who has not been paid? / Which craftsmen are waiting for their money? / To whom is money owed?
The {landmark} waits because of which unpaid workers?
Do you know who has seen no money since {month}? / workers without pay?
Which workers are still owed their wages?
Whose unpaid labour is one of the two causes of the delay?
> {month}
Since when have the {guild} had no pay? / When did the {guild} last see money?
The {guild} got their last pay when?
Do you know since which month they have worked for nothing? / last month with pay?
When did the workers last receive wages? / How far back do the debts to the {guild} go?
> {landmark}
What opens on {date}? / The opening of what had to be put off?
{date} is the day for what to open? / Do you know what the {guild} did not finish?
building that opens so late?
Which building's inauguration is delayed? / What can the public not visit until {date}?

"We shall leave {city} by the {point} road at {time}," the general told {full}, "and whoever \
talks about it will guard {animals} for the rest of the war."
By the {point} road, at {time}, they would leave {city}, the general told {full}; anyone who \
talked would end up guarding {animals}.
> {time}
When would they leave {city}? / At what hour was the army to march out of {city}?
The general wanted to leave {city} when? / Do you know the hour of the march?
{city}: hour of departure?
When was the army to set off? / At what hour did the commander plan to march away?
> {point}
By which road would they leave? / In what direction did the road lead out of {city}?
The general chose which road out of {city}? / Do you know which way the army went from {city}?
road at {time}: to the what?
Which direction had the army chosen for its march?
Through what side of {city} was the secret march to go?
> {animals}
What would talkers have to guard? / With what did the general threaten?
What animals were a punishment?
The general would have talkers guard what? / Do you know what {full} might have to look after?
punishment: to guard what?
Which creatures would a blabbermouth have to look after?
I am a soldier and cannot keep a secret. What must I herd?
> {full}
To whom did the general speak? / Who was told about the plan?
The general told whom? / Do you know who knew about the {point} road? / person who heard the plan?
Whom did the commander let in on the secret?
Which listener was threatened with having to look after {animals}?
> {city}
Which town would the army leave? / Where was the general when he told {full}?
The general was about to leave what place? / Do you know where the {point} road begins?
place of the general's talk?
Where was the army stationed up to then? / Which town was the commander planning to march away from?
"""
