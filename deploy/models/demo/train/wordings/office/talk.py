"""Free sentences: what is said at work, over the counter, on the phone and in chats (see
relations.py)."""

RELATIONS = """
"Where are my {goods}?" asked {full}. "On the way from {city}," said the girl at the counter.
When {full} asked after the {goods}, the girl at the counter said they were on the way from {city}.
{full} came for the {goods} and heard that these were still under way from {city}.
To {full}, who wanted the {goods}, they said at the counter: "Coming from {city}."
The {goods} had only just left {city} when {full} stood at the counter and wanted them.
> {goods}
What did {full} ask for? / What was on the way? / Which goods come from {city}?
What did {full} hope to collect at the counter?
What merchandise had not been delivered yet? / Which order was the customer impatient about?
> {city}
Where are {full}'s {goods} coming from? / From which town do the {goods} come?
Which place had the {goods} left?
Where was the delivery being sent from? / Which town is the supplier in?
> {full}
Who asked for the {goods}? / Which customer wanted to know where they were?
Who was at the counter because of the {goods}?
Which customer enquired about a late delivery? / Who turned up at the shop too early for the order?

"Is {first} in?" - "No, {first2} is here today; {first} is back on {weekday}."
{first} is not in before {weekday}; {first2} is here today.
You will have to talk to {first2} today, since {first} does not come back until {weekday}.
{first} is off until {weekday}, so whoever calls today gets {first2}.
> {weekday}
When is {first} back? / On which day can I speak to {first}? / Until what day is {first} out?
When will {first} be in again?
When does our colleague return to the office? / Which morning should I try {first} again?
> {first2}
Who is here today? / Whom can I talk to while {first} is out? / Who is in instead of {first}?
Which colleague is standing in? / Who can deal with my question right now?
> {first}
Who is not in? / Who comes back on {weekday}? / For whom does {first2} stand in?
Which colleague is absent at the moment? / Whom would I miss if I phoned this morning?

"We said {tariff}, didn't we?" - "No," replied {full}, "{tariff2}, and not a cent less."
I thought we had agreed on {tariff}, but {full} wants {tariff2}.
{full} insists on {tariff2}, though I am sure that we had said {tariff}.
What {full} wants is {tariff2}; I would swear that it was {tariff} last week.
> {tariff2}
What does {full} want? / On what price does {full} insist? / How much is {full} asking for?
Which sum did {full} name?
How much is the other side demanding now? / What is the higher or new figure in the dispute?
> {tariff}
Which price had I thought of? / What did I believe we had agreed on? / On what price had I counted?
What figure did I remember from our earlier deal? / How much had I expected to pay?
> {full}
Who wants {tariff2}? / With whom was there a quarrel about the price? / Who would take no less?
Who disputes what I remember of our deal? / Which stubborn person will not budge over the money?

{first}: has anyone seen the {worktool}? {first2}: {whereabouts}, where you left it.
{first} asked in the chat for the {worktool}, and {first2} wrote: "{whereabouts}, where you left \
it."
According to {first2}, the {worktool} that {first} misses is {whereabouts}.
If {first} had looked {whereabouts}, as {first2} said, the {worktool} would not have been missed.
> {whereabouts}
Where is the {worktool}? / Where had {first} left the {worktool}? / What did {first2} answer?
Where should {first} look?
At what spot is the lost implement? / Where did its owner forget it?
> {worktool}
What is {first} looking for? / What was left {whereabouts}? / Which tool did {first} miss?
Which implement was lost? / What piece of equipment did {first} forget somewhere?
> {first}
Who is looking for the {worktool}? / Who had left the tool there? / Who cannot find something?
Who was so forgetful with an implement? / Which colleague is searching?
> {first2}
Who knows where the {worktool} is? / Who answered {first}? / Who told {first} where to look?
Which colleague had the solution? / Who replied that it was the searcher's own doing?

{first}: lunch? {first2}: can't, {worktask}. {first}: then {hour} at the {inn}?
{first} would like to meet {first2} at the {inn} at {hour}, as {first2} first has to {worktask}.
Since {first2} must {worktask}, {first} suggested {hour} at the {inn}.
They will eat at the {inn} at {hour}, {first} and {first2}, but not before {first2} has managed to \
{worktask}.
> {worktask}
What does {first2} have to do first? / What keeps {first2} from lunch? / What is {first2} busy with?
Which chore has to be finished before the meal? / What is the busy colleague's excuse?
> {hour}
When would {first} like to meet? / At what hour might they meet at the {inn}?
What time did {first} suggest?
For what o'clock is the meal planned? / How late will the two colleagues sit down to their meal?
> {inn}
Where would {first} like to meet {first2}? / Which inn did {first} suggest?
What place was named for {hour}?
In which pub is the meal planned? / Where do I find the two colleagues at table?
> {first}
Who wants to have lunch? / Who suggested the {inn}? / With whom may {first2} eat?
Whose idea was it to have a meal together? / Who invited a busy colleague out?

I told the man from {company} that we do not need any {goods}, we need {goods2}.
What we need is {goods2}, not {goods}, as I said to the man from {company}.
The man from {company} tried to sell us {goods}, but it is {goods2} that we need.
Why does {company} keep sending someone with {goods} when all we ever buy is {goods2}?
> {goods2}
What do we need? / What should the man have offered? / Which goods would we buy?
What would we purchase if it were on offer? / Which article are we really short of?
> {goods}
What do we not need? / What did the man from {company} want to sell? / Which goods did we refuse?
What article was the salesman pushing? / Which merchandise is of no use to us?
> {company}
For whom does the man work? / Which firm offers {goods}? / From where was the salesman?
Which supplier employs the salesman? / Whose rep was sent away?

The lady on the phone spelled it out: {last}, {street}, and the number of the file {filemark}.
On the phone she gave the name {last}, the street, which is {street}, and the file number \
{filemark}.
File {filemark}, name {last}, {street}: this is what the lady on the phone said.
I wrote it on my hand, {last} in {street}, together with {filemark}, which she said was the file.
> {filemark}
What file number did the lady give? / What number has the file of {last}?
Under what number is {last} on file? / file number?
What reference did the caller dictate? / Which case should I look up after the call?
> {last}
What name did the lady give? / Whose file is {filemark}? / What is the person from {street} called?
What was the caller's surname? / Who was it that dictated her details?
> {street}
Which street did she name? / Where does {last} live? / In which street is the person of {filemark}?
Which address did the caller dictate? / On what road does the woman who called live?

"Guess who is the new {post}," said {first}. It turned out to be {full} from {city}.
{full} from {city} turned out to be the new {post} that {first} had made such a secret of.
{first} would not say it at first, but the new {post} is {full}, who comes from {city}.
All that {first} would tell us was "from {city}", and so nobody guessed that {full} would be {post}.
> {full}
Who is the new {post}? / Whom did {first} mean? / What was {first}'s secret?
Who came from {city} to take the job?
Who has been appointed? / Which person has taken up the vacancy, to our surprise?
> {post}
As what was {full} hired? / Which job did {full} get? / What will {full} do here?
What role did the surprising appointment concern? / Which vacancy has {full} filled?
> {city}
Where does {full} come from? / From which town is the new {post}?
What is the newcomer's home town? / Which place did the one who was appointed live in earlier?
> {first}
Who knew about the new {post}? / Who made a secret of it? / Who told us to guess?
Which colleague was so mysterious about the appointment? / Who kept us in suspense?

My boss says {number}, the computer says {number2}, and the {paperwork} says nothing at all.
The {paperwork} is silent; the boss thinks it is {number}, the computer shows {number2}.
While my boss insists on {number}, the computer gives {number2}, and there is nothing on the \
{paperwork}.
What shall I believe, the boss with {number}, or the computer with {number2}? The {paperwork} is \
empty.
> {number}
What does the boss say? / Which number is right according to my boss?
On what does the boss insist?
Which figure does the manager have in mind?
What is it, if I trust the human rather than the machine?
> {number2}
What does the computer say? / Which number does the computer show? / number given by the computer?
Which figure is on the screen? / What is it, if I trust the machine rather than the manager?
> {paperwork}
What says nothing at all? / Which document is of no help? / Where is there no number?
Which form gives no figure whatsoever? / In what written record did I look in vain?

You want {officeunit}? Go through the {room}, up to floor {small}, and ask for {full}.
On floor {small}, behind the {room}, is {officeunit}; ask for {full} there.
To get to {officeunit}, cross the {room}, go up to floor {small} and ask for {full}.
The people of {officeunit}, {full} among them, sit on floor {small}, and one has to cross the \
{room}.
> {small}
On which floor is {officeunit}? / To what floor do I go?
Which storey is the department on? / How many levels must a visitor climb?
> floor {small}
How far up is {officeunit}?
> {full}
For whom do I ask in {officeunit}? / Who can help me in {officeunit}? / Whom should I see up there?
Which person should a visitor contact in the department?
Who works for {officeunit} and will see me?
> {room}
Through which room do I get to {officeunit}? / What must I cross? / What do I pass on the way?
What part of the building does a visitor have to walk across?
Which space lies in front of the department?
> {officeunit}
What is on floor {small}? / Where does {full} work? / To which department does the way lead?
Which department are these directions for? / What is a visitor trying to reach?

She quoted {price}; I offered {price2}; we shook hands on {price3} for the {plantmachine}.
For the {plantmachine} she had asked {price}, I had offered {price2}, and {price3} it was in the \
end.
In the end the {plantmachine} cost {price3}, between my offer of {price2} and her {price}.
The {plantmachine} is mine for {price3}; at first I had said {price2}, and she {price}.
> {price3}
What did the {plantmachine} cost in the end? / On what did we agree? / For how much did she sell it?
What was the final price?
What sum did buyer and seller settle on? / How much did I eventually pay for the machine?
> {price}
What had she asked at first? / How much did the seller want? / What was her first price?
How much did the seller demand to begin with?
Which figure opened the haggling on the woman's side?
> {price2}
What had I offered? / How much did the buyer want to pay? / What was my first offer?
What did I bid to begin with? / Which figure opened the haggling on the buyer's side?
> {plantmachine}
What did we bargain over? / What changed hands for {price3}? / For what did I pay {price3}?
What machine did I purchase? / Which piece of equipment was the haggling about?

Could someone from {company} please move the {vehicle}? It blocks {full}, who must go to {city}.
The {vehicle} of {company} blocks {full}, who has to be in {city} soon.
{full} cannot leave for {city}, because a {vehicle} from {company} stands in the way.
I have to be in {city} soon, said {full}, so whose {vehicle} is this? It says {company} on the door.
> {vehicle}
What blocks {full}? / Which vehicle must be moved? / What stands in the way?
What is badly parked? / Which obstacle keeps the driver from getting out?
> {company}
Whose {vehicle} is it? / Which firm left a vehicle in the way? / Who should move the {vehicle}?
Which firm parked so badly? / Who owns the obstacle?
> {full}
Who cannot leave? / Whom does the {vehicle} block? / Who must go to {city}?
Which driver is trapped? / Who is late for an appointment in {city} on account of bad parking?
> {city}
Where does {full} have to go? / What town is {full} trying to reach?
What destination does the trapped driver have? / Which town is somebody in a hurry to reach?

I asked three people about the {snag}: {first} blamed {first2}, and {first2} blamed the {sparepart}.
{first} says the {snag} is the fault of {first2}; according to {first2}, it was the {sparepart}.
Whose fault is the {snag}? {first2}'s, says {first}; no, the {sparepart}'s, says {first2}.
The {sparepart} made the {snag}, said {first2}, whom {first} had accused.
> {first2}
Whom did {first} blame? / Who is guilty in {first}'s eyes? / Who pointed at the {sparepart}?
At whom did {first} point a finger? / Which colleague passed on the accusation to a component?
> {sparepart}
What did {first2} blame? / Which part was at fault, according to {first2}?
What is {first2}'s explanation?
Which component is supposed to be the culprit? / What did the accused colleague say was the cause?
> {first}
Who blamed {first2}? / Who said that it was {first2}'s fault?
Which colleague pointed a finger at {first2}? / Who thinks a human is the culprit?
> {snag}
What did I ask about? / About what did {first} and {first2} disagree?
For what was {first2} blamed?
What trouble did I look into? / Which defect set the colleagues pointing fingers at each other?

"Two weeks at most," the builder had told {full}; now it has been {stretch}.
The builder promised {full} two weeks, and that was {stretch} ago.
{full} has waited {stretch} for the builder, who had spoken of two weeks.
All {full} wanted was a builder who keeps his word, but two weeks have become {stretch}.
> {stretch}
How long has it been in fact? / How long has {full} waited? / How much time has really gone by?
How much time has really passed? / What did the tradesman's fortnight turn into?
> {full}
To whom did the builder promise two weeks? / Who is waiting for the builder?
Who was told that it would take two weeks?
Which customer did the tradesman let down? / Who was told that a fortnight would do?

According to {first}, who got it from {first2}, the {premises} will be torn down in {month}.
{first2} told {first} that they are going to tear down the {premises} in {month}.
In {month} the {premises} will be torn down; {first} knows it from {first2}.
First {first2} knew, then {first}, and now everybody does: there will be no {premises} after \
{month}.
> {month}
When will the {premises} be torn down? / In which month does the {premises} disappear?
When does the demolition take place? / In which part of the year does the wrecking crew come?
> {premises}
What will be torn down? / Which shop is going to disappear? / What did {first2} tell {first} about?
What business is due for demolition? / Which building is the gossip about?
> {first2}
From whom does {first} know it? / Who told {first}? / What is {first}'s source?
Who started the gossip? / Name the original source of the demolition story.
> {first}
To whom did {first2} tell it? / Who heard from {first2} about the {premises}?
Who passed on the gossip after hearing it? / To which person did {first2} leak the demolition story?

Please read out the total again: {amount}? And that is for {load} of {buildstuff}?
The total of {amount} that I read out is for {load} of {buildstuff}.
For {load} of {buildstuff} the total comes to {amount}, if I heard it right.
I heard {amount} for {load} of {buildstuff}, and I nearly dropped the telephone.
> {amount}
What is the total? / What do {load} of {buildstuff} cost? / How much is the {buildstuff} in all?
How much is the whole bill? / What shocking sum was I told on the line?
> {load}
For how much {buildstuff} is the total? / What quantity costs {amount}?
How much {buildstuff} is there on the bill?
What quantity is on the bill? / How much of the material is being ordered?
> {buildstuff}
What is the total for? / What costs {amount}? / Which material is on the bill?
Which material is being ordered? / What am I to get for so much money?

The caller, a {last} or {last2}, wanted {full} to ring back on {phone} about the {snag}.
Somebody called {last} or {last2} asks {full} to ring {phone} because of a {snag}.
{full} should ring {phone}; it is about a {snag}, and the name was {last} or {last2}.
Would {full} please ring {phone}? There is a {snag} and somebody called {last} or {last2}.
> {phone}
What number should {full} ring? / On which number can one reach the caller? / number to ring back?
Which digits should {full} dial? / How do we get through to the stranger?
> {full}
Who should ring back? / Whom did the caller want? / For whom was the call about the {snag}?
Who was not there to take a message? / For which colleague is the message?
> {snag}
What was the call about? / Why should {full} ring back? / What happened at the caller's?
What problem did the stranger mention? / Which trouble is the message about?
> {last} or {last2}
What was the caller's name? / Who rang about the {snag}? / How did the caller introduce himself?
What surname, as far as it was understood, did the stranger give? / Who left the message?

"If I had known that {grounds}, I would not have hired {company}," {full} admitted.
{full} admitted that {company} would not have been hired, had it been known that {grounds}.
Had {full} known that {grounds}, {company} would never have got the job.
Why did nobody tell me that {grounds}? In that case, says {full}, {company} could have stayed at \
home.
> {grounds}
What had {full} not known? / What would have kept {full} from hiring {company}?
What did {full} find out too late?
Which fact came to light too late? / What circumstance makes the customer regret the choice of firm?
> {full}
Who hired {company}? / Who regrets having hired {company}? / Who admitted a mistake?
Which customer regrets the choice of firm? / Who wishes to have picked another contractor?
> {company}
Whom did {full} hire? / Which firm would not have got the job? / Which firm does {full} regret?
Which contractor does the customer regret?
What business would not have been picked with hindsight?

Not {weekday}, not {weekday2}: {weekday3} is the only day on which {full} has time for {agendum}.
{full} has no time on {weekday} or {weekday2}, but would talk about {agendum} on {weekday3}.
On {weekday3}, though neither on {weekday} nor on {weekday2}, {full} can deal with {agendum}.
You can talk to {full} about {agendum}, only it must be {weekday3}; {weekday} and {weekday2} are \
full.
> {weekday3}
When does {full} have time? / On which day can one talk to {full} about {agendum}?
What day suits {full}? / Which is the only possible day?
When should we schedule the discussion? / Which day of the week suits the busy colleague?
> {agendum}
What will {full} talk about on {weekday3}? / For what does {full} have time?
What is the matter about?
What subject is on the table at the meeting? / Which issue would the busy colleague discuss?
> {full}
Who has no time on {weekday}? / Who can deal with {agendum}?
With whom does one speak on {weekday3}?
Whose diary is so crowded? / Which busy colleague should I meet to discuss the issue?

They call him "{word}" in the paint shop; his real name is {full}, and he comes from {country}.
{full} from {country} is known as "{word}" in the paint shop.
In the paint shop nobody says {full} to the man from {country}; they all say "{word}".
If you ask in the paint shop for {full}, they will look at you, because they know "{word}" from \
{country}.
> {full}
What is the real name of "{word}"? / Who is "{word}" in fact? / Who is known by another name?
What does it say in the passport of the man with the nickname? / Who hides behind the nickname?
> {word}
What do they call {full}? / What is {full}'s nickname? / By what name is {full} known?
Which nickname did the workmates invent? / How do colleagues address {full}?
> {country}
Where does {full} come from? / From which country is "{word}"? / What is "{word}"'s home country?
Where was the man with the nickname born? / What nationality does he bring to the workshop?

The password for the {room} tablet used to be "{word}", but {first} changed it to "{word2}".
{first} has changed the password of the tablet in the {room} from "{word}" to "{word2}".
On the tablet in the {room}, "{word}" no longer works; use "{word2}", says {first}.
Who has been at the tablet in the {room}? It was {first}, and it takes "{word2}" now in place of \
"{word}".
> {word2}
What is the password of the tablet in the {room} now? / Which password works? / What must I type?
What did {first} change the password to?
What secret do I enter to unlock the device? / Which login has been valid since the alteration?
> {word}
What was the old password? / Which password no longer works? / What did one type before?
What was the earlier login? / Which secret is out of date on the device?
> {first}
Who changed the password? / Whose doing is the new password? / Who knows about the tablet?
Who altered the login? / Which colleague set a fresh secret for the device?
> {room}
Where is the tablet? / In which room is the tablet with the new password?
Where do they keep the device with the fresh login?
In what part of the building is that small computer?

Not the {post} but the {post2} is to blame, the judge told {full}, for what happened to the {goods}.
The judge told {full} that the {post2}, not the {post}, was to blame for the damage to the {goods}.
For the damage to the {goods} the judge blamed the {post2}; {full} had suspected the {post}.
Had the {post} broken the {goods}, as {full} thought? No, said the judge, that was the {post2}.
> {post2}
Whom did the judge blame? / Who is to blame for the damage? / Who damaged the {goods}?
Who is guilty in the eyes of the court? / Whose fault was it really?
> {post}
Who is not to blame? / Who was cleared by the judge? / Who turned out to be innocent?
Who is innocent in the eyes of the court? / Whom was it wrong to accuse?
> {goods}
What was damaged? / What is the case about? / To what did something happen?
What merchandise was ruined? / Which items did the guilty one harm?
> {full}
Whom did the judge speak to? / Who had to hear that the {post2} was to blame?
Who had accused an innocent? / To which person did the court explain whose fault it was?
"""
