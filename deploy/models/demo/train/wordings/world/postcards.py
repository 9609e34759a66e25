"""Free sentences: what travellers, voters and collectors write (see relations.py)."""

RELATIONS = """
My people were {guild} in {city} until the {calamity} of {year} drove them to {city2}.
Driven out of {city} by the {calamity} of {year}, my people, all {guild}, went to {city2}.
Since the {calamity} of {year} we have lived in {city2}; before that we were {guild} in {city}.
> {guild}
What did my people do for a living? / What were we in {city}? / Which trade had my family?
My family were what in {city}? / I forgot: what trade did we have before {year}?
trade of my people?
What trade did my family follow in the old home? / How did my ancestors earn their bread?
> {city2}
Where did my people, {guild} all of them, go? / Where have we lived since {year}?
Which town took my family in?
My family has lived where since the {calamity}? / I forgot: what town came after {city}?
present home of my people?
Where did my ancestors find a new home? / In which town does my family reside today?
> {city}
Where did my family of {guild} come from? / Where were my people before {year}?
My family lived where before {city2}? / I forgot: where were we {guild}? / old home of my people?
Where is my family's old home? / Tell me which town my ancestors had to flee.
> {calamity}
Why did we leave {city}? / What drove my people away? / What happened in {year}?
My family lost {city} through what? / I forgot: what made us move to {city2}? / disaster of {year}?
What disaster forced my ancestors to move house? / Why did my family flee from {city}?
> {year}
When did we move to {city2}? / In which year did my people leave {city}?
My family lost {city} when? / I forgot: in which year was the {calamity}? / year of the move?
In what year was my family forced to move? / When did my ancestors become refugees?

At school they told us that {full} invented the {invention}; in truth it was {full2}.
Not {full}, as we were told at school, but {full2} invented the {invention}.
The {invention} is the work of {full2}, though our schoolbooks spoke of {full}.
> {full2}
Who really invented the {invention}? / Whose work is the {invention} in truth?
Who is the true inventor, if not {full}?
The {invention} was really whose idea? / I forgot: who should be named in place of {full}?
inventor, in truth?
Who deserves the credit for the {invention}? / The textbooks are silent about a genius: which?
> {full}
Who invented the {invention}, by the schoolbooks? / Whom did they name at school?
Who is wrongly said to have invented the {invention}?
The schoolbooks give the {invention} to whom? / I forgot: who was named in place of {full2}?
inventor, as taught at school?
Whom do textbooks wrongly credit?
Which person did our teachers name as the creator of the {invention}?
> {invention}
What did {full2} invent? / About which invention was the school wrong?
The schoolbooks are wrong about what? / I forgot: what did {full} not invent after all?
thing that {full2} invented?
Which device do textbooks credit to the wrong person? / What brilliant idea did {full2} really have?

Our landlady in {city} allows no {instrument} after {time} and no {animals} at any time.
No {animals}, and no {instrument} after {time}: such are the rules of our landlady in {city}.
In {city} we live with a landlady who hates {animals} and forbids the {instrument} after {time}.
> {instrument}
What may we not play after {time}? / Which instrument does the landlady forbid?
After {time} our landlady wants no what? / I forgot: what must I put away at {time}?
forbidden music in {city}?
Which musical pastime is banned late in our lodgings? / What must I stop playing when night falls?
> {time}
Until when may we play the {instrument}? / After what hour does she want quiet?
From what time on is music forbidden?
Our landlady allows the {instrument} till when?
I forgot: at what hour must the {instrument} be silent? / quiet in {city} from when on?
How late can we make music in our lodgings? / When does the woman who rents us the rooms want quiet?
> {animals}
What does the landlady never allow? / What does the landlady in {city} hate?
Which animals may not come in?
Our landlady can't stand what? / I forgot: what may we not keep in {city}?
creatures not allowed in?
Which pets are banned from our lodgings?
Our lodgings are ruled by a strict woman. What must we never bring home, alive?
> {city}
Where do we live with such a landlady? / In what town is our landlady?
The landlady who hates {animals} lives where?
I forgot: where is the {instrument} not allowed so late?
In what town are our strict lodgings? / Where do we rent rooms from such a strict woman?

I voted for the {faction}, my wife for the {faction2}, and our son for {full}.
My wife chose the {faction2}, I the {faction}, and our son wrote down {full}.
Our son gave his vote to {full}; I was for the {faction}, and my wife for the {faction2}.
> {faction}
For whom did I vote, while our son chose {full}? / Which party got my vote?
What did I choose, unlike my wife?
My own vote went to whom? / I forgot: with whom did I side, as my wife took the {faction2}?
my party?
Which party did I support? / I am the boy's father: what did I put on my ballot?
> {faction2}
For whom did my wife vote, while I was for the {faction}? / Which party did my wife choose?
Who got the vote of my wife?
My wife's vote went to whom? / I forgot: with whom did my wife side, as I took the {faction}?
my wife's party?
Which party did my spouse support? / What was on his mother's ballot?
> {full}
For whom did our son vote, and not for the {faction}? / Whose name did our son write down?
Who got the vote of our son?
Our son's vote went to whom? / I forgot: which name was on our son's paper? / our son's choice?
Whom did our boy support?
Which person's name was on the ballot of the youngest voter in the family?

I stood in line for {duration} to see the {relic} of {saint}, and then they closed at {time}.
They closed at {time}, when I had stood {duration} in line for the {relic} of {saint}.
For the {relic} of {saint} I waited {duration}, in vain, for the doors were shut at {time}.
> {relic}
What did I want to see of {saint}? / For what did I stand in line? / What of {saint} is shown there?
The line was for a look at what? / I forgot: what of {saint} did they not show me?
thing I waited for?
Which holy remains did I hope to look at? / What item of the blessed {saint} did I queue for?
> {duration}
How long did I wait to see the {relic}? / How long did I stand in line?
How much time did {saint} cost me?
The line for the {relic} took me how long? / I forgot: how long was I standing there for {saint}?
my time in the line?
How long did I queue for nothing? / Hours of my life wasted in the queue?
> {time}
When did they close, so that I did not see the {relic}?
At what hour were the doors of {saint} shut?
The doors at the {relic} closed when? / I forgot: at what time was my waiting for {saint} over?
When did they lock up for the evening?
I queued for nothing, since the place was locked from what hour on?
> {saint}
Whose {relic} did I want to see? / To which saint did I go?
The {relic} I waited for is whose? / I forgot: for whose {relic} did I stand in line? / my saint?
Which holy person's remains did I queue for? / To whom had that {relic} belonged?

As a child I wanted to be a {livelihood}; now I am a {livelihood2} in {city} and do not regret it.
I am a {livelihood2} in {city}, although as a child I dreamt of being a {livelihood}.
A {livelihood} is what I wished to become, and a {livelihood2} in {city} is what I am.
> {livelihood2}
What am I now in {city}? / What do I do for a living, not being a {livelihood}?
As what do I work in {city}?
What did I become in the end?
In {city} I earn my bread as what? / I forgot: what did I become, I who wanted to be a {livelihood}?
my trade today?
How do I earn my money today? / Which profession did I take up when grown up?
> {livelihood}
What did I want to be, before {city}? / What was my dream as a child? / Which trade did I dream of?
As a child I saw myself as what? / I forgot: what had I wished for before I was a {livelihood2}?
my old dream?
Which job attracted me when I was little? / Tell me what profession I hoped for when I was a boy.
> {city}
Where do I work as a {livelihood2}? / In which town am I a {livelihood2}?
I am a {livelihood2} in what town? / I forgot: where did I, the would-be {livelihood}, settle?
my town?
Where is my workplace? / Which town do I earn my money in?

If you find my {thing}, lost on the ferry to {islet}, you get {price} and a bottle of {liquor}.
Lost on the ferry to {islet}: a {thing}. The finder gets {price} and a bottle of {liquor}.
A bottle of {liquor} and {price} for whoever finds the {thing} that I lost going to {islet}!
> {thing}
What is wanted back? / What was left on the ferry to {islet}?
What should I look for on the ferry?
There is {price} for finding what? / I forgot: what was lost on the way to {islet}?
lost on the ferry: what?
What item did I leave behind on the boat? / Which of my belongings am I looking for?
> {price}
How much money does the finder get? / What is the reward, in money?
The finder of the {thing} gets what money? / I forgot: how much is the {thing} worth to me?
reward?
What sum of money is the reward? / If somebody honest brings it back, how much cash do I hand over?
> {liquor}
What does the finder get to drink? / What is in the bottle? / What else is there as a reward?
The finder of the {thing} may drink what? / I forgot: a bottle of what goes to the finder?
bottle for the finder?
What drink is part of the reward? / Which spirit do I offer an honest person, besides money?
> {islet}
Where did the ferry go on which I lost my {thing}? / On the way to which island was it lost?
The {thing} was lost on the way to where? / I forgot: the ferry was going to which island?
island of the ferry?
Where was the boat heading? / To which piece of land was I sailing when my {thing} vanished?

The man next to me at the {tavern} swore that {treasure} lay {hidingplace}, and then fell asleep.
"It is {hidingplace}," said the man at the {tavern}, and he meant {treasure}.
According to a man I met at the {tavern}, you will find {treasure} {hidingplace}.
> {treasure}
What was the man at the {tavern} talking about? / What did he say was {hidingplace}?
What could one find, if the man is right?
At the {tavern} a man spoke of what? / I forgot: what lies {hidingplace}, according to the man?
thing the man swore to?
What riches was the drunk rambling about? / Which fortune did a stranger in the pub tell me of?
> {hidingplace}
Where should one look, if the man is right? / Where did he say that {treasure} was?
What place did the man at the {tavern} name?
The man said {treasure} was where? / I forgot: where did the man at the {tavern} tell me to look?
place named by the man?
Where should I dig, if I believe the drunk?
In which spot is the fortune hidden, by a stranger's account?
> {tavern}
Where did I meet the man who knows about {treasure}? / In which inn did he talk?
The man who spoke of {treasure} was at what inn? / I forgot: where did a man fall asleep next to me?
inn of the man who knew?
In what pub was I told about a hidden fortune? / Where did a drunk let me in on his secret?

I heard {full} sing "{song}" in {city} the night before the {calamity}, and I still have the ticket.
The night before the {calamity}, in {city}, I heard "{song}" sung by {full}.
{full} sang "{song}" in {city}; I was there, and the next day came the {calamity}.
> {full}
Whom did I hear before the {calamity}? / Who sang in {city}?
Whose concert was the night before the {calamity}?
The singer in {city} was who? / I forgot: whose voice was it that sang "{song}"?
name on my ticket from {city}?
Which performer did I listen to on the eve of the disaster? / Whose concert is my old stub from?
> {song}
What did {full} sing? / Which song did I hear in {city}?
What was sung the night before the {calamity}?
The night before the {calamity} they sang what? / I forgot: what did {full} sing in {city}?
song of that night?
What tune did the performer give us on the eve of the disaster?
Tell me which piece of music I remember from {full}'s concert.
> {calamity}
What came the day after I heard {full}? / Before what was the concert?
What happened after {full} sang?
The day after "{song}", what came? / I forgot: what hit {city} the day after I heard {full}?
disaster after the concert?
What disaster followed the concert? / Which misfortune struck {city} right afterwards?
> {city}
Where did I hear {full}? / In which town did I get my ticket?
The ticket for {full} is from where? / I forgot: where was I the night before the {calamity}?
town of the concert?
Where did the concert take place? / In what town did I attend a performance on the eve of disaster?

Please send me the {coinage} of {ruler} by {date}; I enclose {price} and a {object}.
I enclose {price}, and a {object} for your trouble: may I have the {coinage} of {ruler} by {date}?
By {date} I should like to have the {coinage} of {ruler}, for which I send {price} and a {object}.
> {date}
By when should I have the coins? / By what day do I need the {coinage}?
The {coinage} should be here when? / I forgot: until when can you take over the {coinage}?
day by which I need them?
What is the deadline for my order? / How soon must the old money reach me?
> {price}
How much money is enclosed? / What sum did I send for coins of {ruler}?
What do I pay for the {coinage}?
The envelope about the {coinage} has what money in it?
I forgot: how much did I pay for coins of {ruler}? / money enclosed?
How much cash is in the envelope? / Amount that I offer for the collector's pieces?
> {object}
What is enclosed besides money? / What did I send for the trouble with the {coinage}?
The envelope has what in it, apart from {price}? / I forgot: what thing did I send with the money?
extra for the trouble?
What little gift is in the envelope besides the cash?
Which thank-you present do I add to my order?
> {coinage}
What am I ordering from the time of {ruler}? / What should be sent to me? / Which coins do I want?
For {price} I would like what? / I forgot: what of {ruler} did I order? / coins ordered?
What old money am I ordering? / Which collector's pieces do I hope to receive in the post?
> {ruler}
From whose reign are the coins I want? / Whose coins did I order?
The {coinage} I want are of whose time? / I forgot: whose {coinage} should come by {date}?
From which monarch's reign is the old money?
Whose head is on the collector's pieces that I am ordering?
"""
