"""Free sentences: rents, building sites, property, keys and moves (see relations.py)."""

RELATIONS = """
The flat at {address} has {floorspace} and costs {price} a month, heating included.
To let at {address}: {floorspace}, {price} a month with heating.
{price} a month, heating included, is the rent for {floorspace} at {address}.
For the flat at {address}, which has {floorspace}, they ask {price} each month.
Somebody wants {price} a month for the flat at {address}; there is heating in that, and \
{floorspace} of floor.
> {price}
What is the rent at {address}? / How much does one pay each month for the flat at {address}?
What do {floorspace} at {address} cost? / monthly price of the flat?
How much would the apartment set a tenant back, warm radiators and all?
What does the landlord charge for the apartment?
> {floorspace}
How large is the flat at {address}? / What is the size of the flat? / How much room does one get?
How many square units does the flat at {address} have?
size of the apartment? / What area could a tenant furnish?
> {address}
Where is the flat that costs {price}? / What is the address of the flat with {floorspace}?
At which address is there a flat to let?
Where is the apartment that has no tenant yet?
At which house number and road can I view the apartment?

{full} gave notice on the office in {street} and will hand over the keys on {date}.
On {date} the keys to the office in {street} come back from {full}, who has given notice.
Notice received: {full}, office in {street}, keys on {date}.
The office in {street} will be ours again on {date}, when {full}, who is leaving, returns the keys.
> {date}
When will {full} hand over the keys? / On which day does the office in {street} become free?
When do we get the keys back?
day when the tenant moves out? / On what day can we lock up the empty workplace ourselves?
> {full}
Who gave notice? / Who is leaving {street}? / From whom do we get the keys? / Who had the office?
Which tenant goes on {date}?
Which tenant is moving out? / Who has cancelled the lease?
> {street}
Where was {full}'s office? / In which street will an office become free?
Which place does {full} give up?
On what road is the workplace that the tenant no longer wants? / Where does {full} move out?

The rent for the {premises} was raised by {percent} when {company} became the owner in {year}.
In {year}, {company} bought the house and raised the rent of the {premises} by {percent}.
Since {company} took the house over in {year}, the {premises} pays {percent} more rent.
When {company} bought the building in {year}, the {premises} downstairs had to pay {percent} more.
> {percent}
By how much was the rent of the {premises} raised? / How much more does the {premises} pay?
What was the rise in rent after {company} came?
How steep was the increase for the shop? / What extra share does the new landlord demand?
> {company}
Who owns the house with the {premises}? / Who raised the rent? / Who is the new landlord?
Tell me which firm is the new landlord.
Who purchased the property and demanded more from the tenant?
> {year}
When did {company} become the owner? / Since when is the rent higher?
In which year did the house change hands?
When was the property purchased? / In which year did the new landlord arrive?
> {premises}
Whose rent was raised? / Which tenant pays {percent} more? / What kind of shop is in the house?
Which tenant suffered from the new landlord? / What sort of business must live with the increase?

The foundation stone of the {facility} was laid on {date} by {full}.
On {date}, {full} laid the foundation stone of the {facility}.
It was {full} who on {date} laid the first stone for the {facility}.
The speeches were short when, on {date}, a first stone for the {facility} was put down by {full}.
> {full}
Who laid the foundation stone of the {facility}? / By whom was the first stone laid?
Who began the building of the {facility} with a stone?
Who got the construction started in a solemn act?
Whose hands put the very earliest piece of the building in place?
> {date}
When did the building of the {facility} begin? / On which day was the first stone laid?
When was the ceremony for the {facility}?
On what day did construction start? / When did the solemn act at the construction site take place?
> {facility}
What was begun on {date}? / For which building did {full} lay a stone?
Which institution is under construction? / What did {full} get started in a solemn act?

We used {load} of {buildstuff} for the {room}, which is {spelled} more than the architect had said.
For the {room} the architect had planned less, but {load} of {buildstuff} went in, {spelled} too \
many.
The {room} took {load} of {buildstuff}, so the architect was wrong by {spelled}.
Into the {room} went {load} of {buildstuff}, {spelled} more than there were on the architect's list.
> {load}
How much {buildstuff} did the {room} take? / What quantity was used for the {room}?
How much went into the {room}?
What quantity did the builders use up? / How much material went through the builders' hands?
> {buildstuff}
What was used for the {room}? / Of which material was more needed? / What was the {room} built with?
Which material did the builders use up? / What did the designer order too little of?
> {spelled}
By how many was the architect wrong? / How many more were there than the architect had said?
How far off was the designer's estimate? / What number were we short by, going by the plan?
> {room}
For which room was the {buildstuff}? / Where did {load} go? / What was built with {buildstuff}?
In what part of the building was so much material used up?
What were the builders working on when the estimate proved too low?

Building work at {address} was stopped by the {authority} because {grounds}.
The {authority} stopped the work at {address}; the reason was that {grounds}.
Because {grounds}, the builders at {address} had to put down their tools by order of the \
{authority}.
Orders came from the {authority}: no more building at {address}, because {grounds}.
> {authority}
Who stopped the work at {address}? / By whose order did the builders stop?
Which office put an end to the work?
Which public body halted the construction? / Who sent the workmen home?
> {grounds}
Why was the work at {address} stopped? / What was the {authority}'s reason?
For what reason did the builders have to stop?
How did the officials justify halting construction?
What circumstance brought the site to a standstill?
> {address}
Where did the {authority} stop the work? / At which address do the builders no longer work?
Which building site was closed?
On which site has construction been halted? / Where were the workmen sent home?

The scaffolding at the {facility} must be down by {date}, as the {society} needs the yard.
As the {society} needs the yard of the {facility}, the scaffolding has to go no later than {date}.
By {date} there must be no scaffolding at the {facility}: the yard is for the {society}.
No later than {date} the {facility} must be rid of its scaffolding, or the {society} cannot use \
the yard.
> {date}
By when must the scaffolding be gone? / Until when may there be scaffolding at the {facility}?
On which day at the latest will it be taken down?
What deadline do the builders have to dismantle their poles and planks?
When at the latest should the metal frame vanish from outside the building?
> {society}
Who needs the yard? / For whom must the scaffolding go? / Which association will use the yard?
Which club is waiting for the open space?
Who would like to gather outside once the builders have gone?
> {facility}
Where is the scaffolding? / Which building has scaffolding? / Whose yard does the {society} need?
Which institution still has the builders' poles and planks outside?
Where does the club want to gather once the builders have gone?

{full} hit a water pipe with the {worktool} while working in the {room}.
While {full} was busy in the {room}, the {worktool} hit a water pipe.
A water pipe in the {room} was hit by {full}'s {worktool}.
There is water in the {room}, and it comes from the pipe that {full} met with the {worktool}.
> {worktool}
With what did {full} hit the pipe? / Which tool hit a water pipe? / What was {full} working with?
What did the damage in the {room}?
Which implement caused the leak? / What was the clumsy worker holding when the flood began?
> {full}
Who hit the water pipe? / Who was working in the {room}? / Whose tool was it?
Who is to blame for the water in the {room}?
Name the clumsy worker who caused the leak. / Who is responsible for the flood?
> {room}
Where was the pipe hit? / In which room did {full} work? / Where does the water come from?
Where is the leak? / In what part of the building did the clumsy worker cause a flood?

The wall between the {room} and the {room2} is to be taken out by {company}.
{company} will take out the wall that divides the {room} from the {room2}.
Wall to be removed by {company}: the one between {room} and {room2}.
With the wall gone, which {company} will see to, the {room} and the {room2} will be one.
> {company}
Who takes out the wall? / Which firm removes the wall of the {room}?
Who has the job with the wall? / By whom will the wall beside the {room2} be removed?
Which builders are going to knock two spaces into a single big space?
Who has been hired for the demolition?
> {room2}
What is on the other side of the wall of the {room}? / With what will the {room} be joined?
What does the wall divide from the {room}?
With which neighbouring space will the {room} be united?
What lies next to the {room} and is about to be merged with it?

{full} has the only key card for the {room}; the spare card is {whereabouts}.
The {room} opens with {full}'s key card or with the spare one {whereabouts}.
If {full}, who has the card for the {room}, is not there, take the spare card {whereabouts}.
You need a card for the {room}. Ask {full}, who has one, or look {whereabouts} for the other.
> {whereabouts}
Where is the spare card? / Where do I find a second card for the {room}?
How do I get into the {room} without {full}?
Where was the spare card for the {room} put?
In what spot is the extra pass hidden? / Where do I look if I am locked out and {full} is away?
> {full}
Who has the card for the {room}? / Whom do I ask for the card? / Who can open the {room}?
Which colleague carries a pass? / Who could let me in, apart from the hidden extra pass?
> {room}
What does {full}'s card open? / Which room opens with the spare card? / To what is there one card?
Where does the pass let me in? / Which locked part of the building can {full} enter?

The door code of {address} changes to {number} on {date}.
From {date} on you will need {number} to get into {address}.
As of {date}, the house at {address} opens with {number}.
Do not forget: as from {date} the old code at {address} is dead, and {number} opens the door.
> {number}
What is the new door code of {address}? / What do I press to get into {address}?
Which number opens the house at {address}? / With what does {address} open?
Which digits will let me in at the entrance?
What do residents have to type at the entrance in future?
> {date}
When does the code of {address} change? / From when on is {number} the code?
On which day is there a new code?
When do the previous digits stop working? / On what day must residents learn fresh digits?
> {address}
Which house opens with {number}? / What is the address of the house with the new code?
For which door is the code {number}?
At which building must residents learn fresh digits?
Whose entrance can be unlocked by typing {number}?

{first} lost the key to the {facility}, so {last} the locksmith put in new locks for {price}.
New locks were put in by {last} the locksmith for {price} after {first} had lost the key to the \
{facility}.
At the {facility} there are new locks ({price}, from {last} the locksmith), for {first} lost the \
key.
It cost {price} to let {last} the locksmith make the {facility} safe after {first} had lost the key.
> {first}
Who lost the key? / Because of whom are there new locks?
Whose fault was it that locks were changed?
Which careless person made the expense necessary?
Who mislaid something, so that a craftsman was called?
> {last}
What is the locksmith called? / Who put in the new locks? / Who changed the locks of the {facility}?
Which craftsman was called to secure the doors?
Who fitted everything after {first} had been so careless?
> {price}
What did the new locks cost? / How much did {last} charge? / price of the locks at the {facility}?
cost of {first}'s carelessness? / What did the craftsman's bill amount to?
> {facility}
Which building got new locks? / To what had {first} lost the key? / Where did {last} work?
Which institution had its doors secured afresh? / Where could the finder otherwise have walked in?

House rules, paragraph {small}: {banned} is forbidden at the {facility}.
According to paragraph {small} of the house rules there is to be no {banned} at the {facility}.
At the {facility}, {banned} is not allowed (paragraph {small}).
I was told off for {banned}, which, so it says in paragraph {small}, is not done at the {facility}.
> {banned}
What is forbidden at the {facility}? / What must one not do at the {facility}?
What does paragraph {small} forbid? / Which habit is not allowed at the {facility}?
Which activity is banned there?
What would get me into trouble with the management of the {facility}?
> {small}
Which paragraph is about {banned}? / In which paragraph of the house rules do I read about {banned}?
Under what number do the rules forbid {banned}?
Where in the regulations is the ban? / Which section of the regulations did I violate?
> {facility}
Where is {banned} forbidden? / Which house does not allow {banned}?
Which place does paragraph {small} concern?
Which institution bans it? / Where would I get into trouble for {banned}?

Parcel of land {filemark} ({floorspace}) belongs to {full}, who will not sell.
{full} is the owner of plot {filemark}, {floorspace} in size, and refuses to sell.
The land register gives {full} as the owner of plot {filemark}, which measures {floorspace}.
Nobody will get plot {filemark} as long as {full} lives, for these {floorspace} are not for sale.
> {full}
Who owns plot {filemark}? / To whom does the land belong? / Who refuses to sell?
Who stands in the land register? / To whom does the plot of {floorspace} belong?
Who is the stubborn proprietor of the ground? / Whose property can no one buy?
> {floorspace}
How large is plot {filemark}? / How much land does {full} have? / What does the plot measure?
What area does the stubborn proprietor hold? / How big is the ground that no one can buy?
> {filemark}
What is the number of {full}'s plot? / Which plot belongs to {full}? / Which plot has {floorspace}?
Under which reference is the stubborn proprietor's ground recorded?
What piece of ground can no one buy from {full}?

The boiler at {address} was last serviced in {year} by {company}.
{company} serviced the boiler at {address} in {year}, and nobody has looked at it since.
Since {year}, when {company} came, the boiler at {address} has not been serviced.
At {address} the boiler needs a visit; the last one, by {company}, was in {year}.
> {year}
When was the boiler at {address} last serviced? / In which year did {company} come?
Since when has nobody looked at the boiler?
When did a mechanic previously check the heating?
What was the year when the heating was maintained?
> {company}
Who serviced the boiler? / Which firm last looked at the boiler at {address}?
Which firm's mechanic checked the heating? / Who previously took care of the heating?
> {address}
Where is the boiler that {company} serviced? / In which house is the boiler?
In which house is the heating overdue for a check?
Where should a mechanic go to maintain the heating?

During the move, {first} packed the {room} and {first2} the {room2}.
{first} was given the {room} to pack, and {first2} the {room2}, when we moved.
When we moved, the {room} was packed by {first} and the {room2} by {first2}.
The {room} was {first}'s to pack when we moved, just as the {room2} was {first2}'s.
> {room}
What did {first} pack? / Which room was {first} given? / Where did {first} put things into boxes?
Which part of the old home did {first} clear?
In what part of the house was {first} busy filling cartons?
> {room2}
What did {first2} pack? / Which room was {first2} given? / For what was {first2} responsible?
Which part of the old home did {first2} clear? / Where was {first2} busy filling cartons?
> {first}
Who packed the {room}? / To whom was the {room} given? / Besides {first2}, who packed?
Who filled cartons in the {room}? / Which helper cleared the {room} of the old home?
> {first2}
Who packed the {room2}? / To whom was the {room2} given? / Besides {first}, who packed?
Who filled cartons in the {room2}? / Which helper cleared the {room2} of the old home?

The new roof of the {facility} needs {gauge} boards and will last {stretch}, the carpenter says.
The carpenter wants {gauge} boards for the roof of the {facility}, which should then hold {stretch}.
"Take {gauge} boards, and the roof of the {facility} will hold for {stretch}," said the carpenter.
To have {stretch} of peace, put {gauge} boards on the roof of the {facility}; so says the carpenter.
> {gauge}
What size of boards does the roof need? / Which boards does the carpenter want?
How large should the boards for the {facility} be?
Which dimensions should the planks have? / How big must the wood be, in the craftsman's view?
> {stretch}
How long will the roof last? / For how long should the roof of the {facility} hold?
What life does the carpenter promise for the roof?
How durable will it be if we use the right planks? / lifespan that the craftsman predicts?
> {facility}
Which building gets a new roof? / What are the {gauge} boards for? / Where does the carpenter work?
Which building is being covered with planks? / Where does the craftsman recommend wood overhead?

{full} wants to turn the {place} into a {premises}, but the {authority} has not replied for \
{stretch}.
For {stretch} the {authority} has not replied to {full}, who would like to make a {premises} out \
of the {place}.
The {place} could become a {premises} if the {authority} answered {full}, who has waited {stretch}.
All that {full} wants is a {premises} in the {place}; the {authority}, however, has been silent \
for {stretch}.
> {premises}
What does {full} want to make out of the {place}? / What could the {place} become?
Into what would {full} turn the {place}?
What sort of business would the applicant open? / Which shop does {full} dream of?
> {place}
What does {full} want to turn into a {premises}? / Where might there be a {premises}?
Which site does the applicant hope to convert?
Where would {full} open a business if it were permitted?
> {authority}
Who has not replied to {full}? / For whose answer does {full} wait? / Which office is so slow?
Which officials are so slow to decide? / From whom does the applicant hope to hear?
> {stretch}
How long has {full} been waiting? / For how long has there been no reply from the {authority}?
How slow have the officials been up to now?
What length of time has the application been lying about?
> {full}
Who wants to open a {premises}? / Whom has the {authority} kept waiting? / Who has waited {stretch}?
Who applied to convert the site? / Whose dream of a business depends on slow officials?

The neighbour's {tree} may stay if it is cut back to {length}, the judge told {full}.
The judge told {full} that the neighbour's {tree} must be cut to {length} but need not go.
{full} had wanted the neighbour's {tree} gone; the judge allowed it up to {length}.
It was {full} who brought the neighbour to court, where {length} was fixed as the limit for the \
{tree}.
> {length}
How high may the {tree} be? / To what height must the tree be cut? / What did the judge allow?
How tall can the plant next door legally grow? / What height did the verdict set?
> {full}
Who went to court over the {tree}? / Who wanted the tree gone? / Whom did the judge disappoint?
Who sued the people next door? / Which plaintiff got only half a victory?
> {tree}
Which tree is the quarrel about? / What must be cut back to {length}? / What did {full} want gone?
What sort of plant was the lawsuit about? / What growing next door annoyed the plaintiff?

Snow in front of {address} is cleared by {first} in odd weeks and by {first2} in even weeks.
In even weeks {first2} clears the snow at {address}; in odd weeks it is {first}'s turn.
Clearing snow at {address}: odd weeks {first}, even weeks {first2}.
If it snows in an odd week, {first} has to clear the path at {address}, and in an even week \
{first2}.
> {first}
Who clears the snow in odd weeks? / Whose turn is it at {address} in an odd week?
Who shovels in weeks 1, 3 and 5 of the year?
Whose duty is winter service when the calendar number cannot be halved?
> {first2}
Who clears the snow in even weeks? / Whose turn is it at {address} in an even week?
Who takes over from {first}?
Who shovels in weeks 2, 4 and 6 of the year?
Whose duty is winter service when the calendar number can be halved?
> {address}
At which house do {first} and {first2} clear the snow? / Where does {first} have to clear snow?
Outside which house do the two take turns with the shovel?
Where do {first} and {first2} share the winter service?
"""
