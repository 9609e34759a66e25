"""Free sentences: town councils, police, fire brigade, courts and associations (see
relations.py)."""

RELATIONS = """
Police report {filemark}: {offence}, reported by {full} at {time}, scene: {place}.
At {time}, {full} reported a case of {offence} at the {place}; it is on file as {filemark}.
The file {filemark} deals with {offence} at the {place}, which {full} reported at {time}.
It was {time} when {full} rang the police, who took down "{offence}" and "{place}" under the \
number {filemark}.
> {offence}
What was reported by {full}? / What crime happened at the {place}? / What is file {filemark} about?
What kind of offence was it? / With what does {filemark} deal?
What sort of lawbreaking did {full} tell the constables about?
What wrong was done at the {place}, as far as the officers were told?
> {full}
Who reported the crime? / Who went to the police? / By whom was the {offence} reported?
Who told the police about the {place}?
Who let the constables know that a law had been broken?
Which citizen alerted the law to what went on at the {place}?
> {place}
Where did it happen? / Where was the {offence}? / What is the scene of the crime?
What place does the report name?
At which spot was the law broken? / What location did {full} give to the officers?
> {filemark}
What is the file number? / Under which number is the {offence} at the {place} on file?
Which report names {full}? / number of the police report?
What reference do I quote if I want to ask the constables about {full}'s complaint?
How is the complaint listed by the officers?
> {time}
When did {full} report it? / At what time was the {offence} reported?
At what hour did the constables hear of it? / How late was it when {full} spoke to the officers?

{full} was fined {price} for {offence}.
For {offence} the court fined {full} {price}. / A fine of {price} is what {offence} cost {full}.
The judge found {full} guilty of {offence}; the fine is {price}.
Because of {offence}, {full} is poorer by {price}, which is what the court thought right.
> {price}
What did the court take from {full}? / What must {full} pay? / How high was {full}'s fine?
What did {offence} cost the guilty person?
How much money did breaking the law take out of {full}'s pocket?
What sum did the offender have to hand over as a penalty?
> {offence}
For what was {full} fined? / What had {full} done? / Of what was {full} found guilty?
What was {full}'s offence? / Why must {full} pay {price}?
Which wrongdoing led to the penalty? / What did {full} do that the law does not allow?
> {full}
Who was fined? / Who was found guilty of {offence}? / Whose fine was {price}?
Whom did the court punish for {offence}?
Name the offender who had to hand over {price}. / Who was convicted and must now pay a penalty?

The fire at {address} was caused by a {snag} and put out within {wait}.
Within {wait} the brigade had put out the fire at {address}; a {snag} had started it.
A {snag} started the fire at {address}, which was out after {wait}.
They needed {wait} for the fire at {address}, the cause of which was a {snag}.
> {snag}
What caused the fire at {address}? / How did the fire start? / What was the cause of the fire?
What started the fire that took {wait} to put out?
What set the building alight? / How come it went up in flames at {address}?
> {wait}
How long did it take to put out the fire? / After what time was the fire out?
How fast was the brigade at {address}? / How long did the house at {address} burn?
How quickly were the flames under control? / How much time did it take to extinguish the blaze?
> {address}
Where was the fire? / Which house burned? / At what address did a {snag} start a fire?
Where was the brigade called?
Which building went up in flames? / Where did a blaze break out?

Fire engine {small} was first at the scene in {street}, {wait} after the call of {full}.
Only {wait} after {full} had called, engine {small} was in {street}, before all others.
The first to arrive in {street} was engine {small}; {full} had called {wait} earlier.
With {full}'s call only {wait} old, engine {small} turned into {street} as the first of all.
> {small}
Which engine was first? / What is the number of the engine that came first to {street}?
Which fire engine arrived in {street} before the others?
Which of the red lorries with hoses won the race to the blaze?
What does it say on the side of the vehicle that beat the rest to {street}?
> {full}
Who called the fire brigade? / Who raised the alarm? / Whose call was it?
Which person dialled for help because of the blaze? / Who alerted the firefighters?
> {wait}
How long did the first engine need? / How soon after the call was engine {small} there?
How much time passed before the brigade came to {street}?
How quickly did help get to {street}?
From the moment they were alerted, how much time did the firefighters take?
> {street}
Where did engine {small} go? / In which street was the scene? / Where was there a fire?
On which road was there a blaze? / Where did the firefighters hurry to?

The town council of {city} decided by {small} votes to {small2} to {plan}.
By {small} votes to {small2}, {city} will {plan}.
{city} is going to {plan}: the council was for it, {small} to {small2}.
There were {small} hands for it and {small2} against it, and so {city} will {plan}.
> {plan}
What did the council of {city} decide? / What is {city} going to do?
On what did they vote in {city}?
What will change in {city}?
Which measure got through the local parliament? / What have the town's politicians agreed on?
> {small}
How many councillors were in favour in {city}? / How many said yes? / What was the number of ayes?
How large was the camp that supported the measure in {city}?
Number of local politicians who backed the proposal?
> {small2}
How many councillors were against it in {city}? / How many said no? / What was the number of noes?
How many of the local politicians opposed the measure?
What was the size of the minority in {city}?
> {city}
Which town will {plan}? / Where was it decided to {plan}? / Whose council voted {small} to {small2}?
In which municipality did the politicians pass a measure, {small} to {small2}?
Whose local politicians backed a proposal to {plan}?

Apply for a {permit} at the {authority}, room {extension}; the fee is {tariff}.
A {permit} is issued by the {authority} in room {extension} for {tariff}.
If you need a {permit}, go to room {extension} of the {authority} and bring {tariff}.
You cannot have a {permit} without paying {tariff} in room {extension}, where the {authority} sits.
> {tariff}
What does a {permit} cost? / How much is the fee for a {permit}? / How much money do I bring?
What must one pay the {authority} for a {permit}?
What will the official charge me for the licence?
How much cash should I have on me when I want a {permit}?
> {extension}
In which room do I get a {permit}? / To what room of the {authority} do I go?
Which room issues permits?
Which door do I knock on if I want the licence?
Where inside the building do they hand out the {permit}?
> {authority}
Who issues a {permit}? / Where do I apply for a {permit}? / Which office grants a {permit}?
Which public body hands out the licence?
What government department deals with requests for a {permit}?
> {permit}
What can I get in room {extension}? / For which permit must one pay {tariff}?
What does the {authority} issue?
What licence is to be had for {tariff}?
Which official document do they hand out behind door {extension}?

The {permit} of {full} is valid until {date} and must be shown to the {authority} on request.
{full} holds a {permit} that expires on {date}; the {authority} may ask to see it.
Until {date}, {full} has a {permit}, to be shown whenever the {authority} asks.
Should the {authority} want to see it, {full} has a {permit}, and it is good until {date}.
> {date}
When does {full}'s {permit} expire? / Until when may {full} use the {permit}?
Until what day is the {permit} good? / last day of {full}'s permit?
On which day does {full}'s licence run out? / Until when is the official permission in force?
> {permit}
What does {full} hold? / Which permit does {full} have? / What expires on {date}?
What licence has been granted to {full}?
Which official document must {full} produce for an inspection?
> {full}
Who holds a {permit}? / Whose {permit} expires on {date}? / Who has permission until {date}?
Whose licence runs out on {date}? / Which person owns the official document?
> {authority}
Who may ask to see the {permit}? / Which office checks {full}'s permit?
Which public body is entitled to inspect {full}'s licence? / To whom must the document be produced?

The annual meeting of the {society} elected {full} as chair and {full2} as treasurer.
At its annual meeting, the {society} put {full} in the chair and {full2} in charge of the money.
{full} now leads the {society}, with {full2} as treasurer; so the members decided.
As treasurer the members of the {society} chose {full2}, as chair {full}, and then they went to \
dinner.
> {full}
Who leads the {society}? / Who was elected chair? / Who presides over the {society}?
Who is the new head of the {society}? / At the {society}, who is in the chair?
Who is now president of the club? / Which person got the top job in the {society}?
> {full2}
Who is the treasurer of the {society}? / Who looks after the money of the {society}?
Who keeps the accounts of the {society}?
Who handles the club's funds? / Which person keeps the books of the {society}?
> {society}
Which association elected {full}? / Who held an annual meeting? / Where is {full2} treasurer?
What is the club called that has a new president, {full}? / Whose funds does {full2} handle?

{person} asked in council when the {place} would be repaired; "{hour} on {date}" was the dry reply.
When would the {place} be repaired, {person} wanted to know, and was told: "{hour} on {date}."
To {person}, who asked about repairs to the {place}, the answer was "{hour} on {date}".
Nobody believed the mayor, who told {person} that at the {place} work would begin on {date} at \
{hour}.
> {person}
Who asked about the {place}? / Who wanted to know when it would be repaired?
Whose question was about the {place}?
Which citizen enquired about the broken state of the {place}?
Who pressed the town's politicians on when things would get fixed?
> {place}
What is to be repaired? / About what did {person} ask? / Which place needs repair?
What public spot is in bad shape and should get fixed? / Which bit of town worried {person}?
> {date}
On what day will the {place} be repaired? / For which date were repairs promised?
On which day are the workmen supposed to turn up?
What day was {person} promised for fixing the {place}?
> {hour}
At what hour are they to begin with the {place}? / What time of day was {person} told?
At what o'clock should the workmen start?
How early or late on {date} are things supposed to get fixed?

Found: one {thing}, handed in by {first}, kept at the {facility} under number {number}.
{first} found a {thing}; it can be collected at the {facility} by quoting {number}.
The lost property list of the {facility} has, under number {number}, a {thing} found by {first}.
Whoever has lost a {thing} should go to the {facility} and name {number}; {first} was the honest \
finder.
> {thing}
What was found? / What did {first} hand in? / Which object is listed under {number}?
What can be collected at the {facility}?
Which article is waiting for its owner? / What did {first} pick up that belongs to a stranger?
> {number}
Under which number is the {thing} kept? / What must I quote to get the {thing}?
number of the found {thing}?
What reference do I quote to have my property back from the {facility}?
Which figure identifies the mislaid object?
> {facility}
Where is the {thing} kept? / Where can I collect what {first} found? / Who keeps the {thing}?
Where can the owner pick up the mislaid object?
At what place do they store what {first} turned in?
> {first}
Who found the {thing}? / Who handed it in? / Whom should the owner of the {thing} thank?
Who picked up the mislaid object and turned it in? / To which decent soul does the owner owe thanks?

It was Constable {last} who took down {plate}, the plate of the {vehicle} that blocked the {place}.
The {vehicle} in front of the {place} had the plate {plate}, wrote Constable {last}.
According to Constable {last}, the {place} was blocked by a {vehicle}, plate {plate}.
What Constable {last} wrote down was {plate}, for the {vehicle} at the {place} was in everybody's \
way.
> {plate}
What was the plate of the {vehicle}? / Which number did the constable take down?
registration of the vehicle at the {place}? / What did {last} write down?
What was the registration that the officer noted?
Which letters and figures identify the badly parked {vehicle}?
> {vehicle}
What blocked the {place}? / Which vehicle has the plate {plate}?
What stood in front of the {place}?
What had been parked so that nobody could get past? / What stood as an obstacle at the {place}?
> Constable {last}
Who took down the plate? / Which police officer saw the {vehicle}? / Who wrote about the {place}?
Which officer noted the registration? / Name the policeman who dealt with the bad parking.
> {place}
What was blocked? / Where did the {vehicle} stand? / Which place could nobody enter?
Where was the bad parking? / Which location could people not get past or into?

Between {time} and {time2}, someone broke into the {premises} and took {goods} worth {amount}.
Whoever took {goods} worth {amount} from the {premises} must have come after {time} and before \
{time2}.
The {premises} was burgled between {time} and {time2}. Stolen: {goods}. Value: {amount}.
The {premises} has been robbed of {goods} ({amount}), some time after {time} but before {time2}.
> {goods}
What was stolen from the {premises}? / What did the burglars take? / Which goods are missing?
What did the thieves get away with? / What have the crooks carried off from the {premises}?
> {amount}
What is the stolen property worth? / How much are the stolen {goods} worth?
What is the loss of the {premises}?
How much money would it take to replace what the thieves carried off?
How big is the damage from the theft?
> {premises}
Which shop was burgled? / Where did someone break in? / From where were {goods} taken?
Which business did the thieves visit? / Where did the crooks help themselves to {goods}?
> {time}
Since when could it have happened? / After what time did they break in?
What is the earliest hour at which the thieves can have entered?
At what hour was everything still in its place at the {premises}?
> {time2}
Before what time did they break in? / By when must the burglary have been over?
What is the latest hour at which the thieves can have left?
By what o'clock had the crooks certainly gone?

{full} has been missing since {date}; last seen at the {place} in {city}, wearing {colour}.
Last seen on {date} in {city}, at the {place}: {full}, dressed in {colour}.
The police are looking for {full}, who on {date} was seen at the {place} in {city}, in {colour} \
clothes.
Has anybody seen {full}? On {date} a person in {colour} was seen at the {place} in {city}, and \
never since.
> {full}
Who is missing? / For whom are the police looking? / What is the name of the missing person?
Whom did somebody see in {city} on {date}?
Who has vanished? / Name the individual that the officers are searching for.
> {place}
Where exactly in {city} was {full} last seen? / At what spot did they last see {full}?
At which spot in {city} was there the latest sighting? / Where in town did {full} vanish?
> {colour}
What colour were {full}'s clothes? / In what colour was the missing person dressed?
{full} was dressed in what?
What shade of garments did {full} have on before vanishing?
What did the vanished individual's outfit look like?
> {date}
When was {full} last seen? / Since when has {full} been missing?
On which day did {full} vanish? / When was the latest sighting of the vanished individual?
> {city}
In which town was {full} last seen? / Where do the police look for {full}?
In which municipality did {full} vanish? / What town was the vanished individual spotted in?

Notice is given that the {authority} will hear objections to the plan for the {place} on {date}.
Objections to the plan for the {place} can be made before the {authority} on {date}.
Whoever objects to the plan for the {place} may speak before the {authority} on {date}.
On {date} the {authority} sits to hear what people have against the plan for the {place}.
> {date}
When are objections heard? / On which day can I object to the plan for the {place}?
When does the {authority} listen to objections?
When can opponents of the project have their say?
Which day should I keep free if I want to protest about the {place}?
> {authority}
Before whom can one object? / Who hears the objections? / Which body decides about the {place}?
Which public body deals with complaints about the project?
In front of whom do opponents of the project have to appear?
> {place}
What is the plan about? / To which plan can one object? / What is going to be changed?
Which site is the controversial project about?
What spot in town do opponents not want to see altered?

The {levy} was paid by {fraction} of the households in {city} without a reminder.
Without being reminded, {fraction} of all households in {city} paid the {levy}.
In {city}, {fraction} of the households needed no reminder to pay the {levy}.
What the town clerk of {city} likes to tell is that {fraction} of the households pay the {levy} \
unasked.
> {fraction}
How many households in {city} paid without a reminder? / What part of {city} paid in time?
What share needed no reminder for the {levy}?
What share of families in {city} coughed up promptly?
How large a part of the town's homes settled the tax with no nudge?
> {levy}
Which tax did they pay in time? / What was paid without a reminder? / Which charge is meant?
Which tax do families settle promptly? / What duty did the homes of {city} settle with no nudge?
> {city}
Where did {fraction} pay in time? / Which town's households paid the {levy}?
In which municipality do families settle the tax so promptly?
What town has such willing taxpayers?

The {society} has {tallied} members, {spelled} of whom are under eighteen.
Of the {tallied} members of the {society}, {spelled} are not yet eighteen.
With {tallied} members, among them {spelled} minors, the {society} goes into the new year.
There are {tallied} of us in the {society}, and {spelled} are too young to vote.
> {tallied}
How many people are in the {society}? / How many members does the {society} have?
What is the size of the {society}? / membership of the {society}?
How many belong to the club altogether? / What is the total size of the {society}?
> {spelled}
How many of the members are minors? / How many young people are in the {society}?
How many in the {society} are under eighteen?
How many youngsters belong to the club? / What is the figure for boys and girls in the {society}?
> {society}
Which club has {tallied} members? / What is the name of the association with {spelled} minors?
Which club do {tallied} people belong to?
What is the association called that has {spelled} boys and girls in it?

{full} has asked the mayor for a {thing} to be put up at the {place} in memory of {full2}.
In memory of {full2}, a {thing} should be put up at the {place}; {full} has written to the mayor.
A letter from {full} asks the mayor to honour {full2} with a {thing} at the {place}.
If it were for {full}, there would be a {thing} at the {place} so that nobody forgets {full2}.
> {full2}
In whose memory is the {thing}? / Whom does {full} want to honour? / Who should be remembered?
Which person is the monument meant for? / Who is to be commemorated by the {thing}?
> {full}
Who wrote to the mayor? / Whose idea is the {thing}? / Who wants to honour {full2}?
Who came up with the idea of a monument?
Which citizen petitioned the head of the town for a {thing}?
> {thing}
What should be put up at the {place}? / With what should {full2} be honoured?
What does {full} want for {full2}?
What form should the monument take? / What object did {full} suggest for commemorating {full2}?
> {place}
Where should the {thing} stand? / What place did {full} suggest?
At which spot is the monument to be erected?
Where in town would {full} like people to remember {full2}?

Number {small} of the bylaws lets every member bring {spelled} guests, but not on {weekday}s.
Every day except {weekday}, members may bring {spelled} guests (bylaws, number {small}).
According to number {small} of the bylaws, up to {spelled} guests are welcome, {weekday}s excepted.
Guests are welcome on any day but {weekday}, {spelled} for each member; this is number {small} of \
the bylaws.
> {spelled}
How many guests may a member bring? / What is the limit for guests?
How many friends can I take along to the club?
What is the limit on visitors that one person may take along?
> {weekday}
On which day are guests not allowed? / When can one not bring anybody?
Which day is for members only?
When must I leave my friends at home? / On which day are visitors not admitted to the club?
> {small}
Which number of the bylaws is about guests? / Where in the bylaws do I read about guests?
Which paragraph of the club's rules deals with visitors?
Where in the statutes do I look up whether friends can come in?

The judge put the hearing of {full} against {company} off to {date}, for {grounds}.
The hearing in the case of {full} against {company} was put off to {date} because {grounds}.
Because {grounds}, {full} and {company} will not meet in court before {date}.
Both {full} and {company} had come to court in vain: {grounds}, and the judge named {date}.
> {date}
When will {full} and {company} meet in court? / To when was the hearing put off?
What is the new date of the hearing?
To what day was the trial postponed?
When do {full} and the firm have to appear again for their lawsuit?
> {grounds}
Why was the hearing put off? / What was the reason for the delay in court?
Why must {full} wait for the hearing?
What led to the trial being postponed? / How come nothing happened in the lawsuit that day?
> {company}
Against whom does {full} go to court? / Who is {full}'s opponent? / Which firm is in the case?
Which firm is being sued? / Who is on the other side of {full}'s lawsuit?
> {full}
Who goes to court against {company}? / Who is the opponent of {company}?
With whom is {company} in court?
Who is suing the firm? / Which private individual has a lawsuit with {company}?
"""
