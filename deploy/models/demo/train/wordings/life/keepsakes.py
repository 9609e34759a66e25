"""Weddings, inheritances, gifts, and things lent, lost and found (see relations.py)."""

RELATIONS = """
Dear Uncle {first}, it is {outdoor_temperature} here in {city}, the landlady counts the \
{produce}, and I have learnt to say "more, please" in {language}.
Here in {city}, dear Uncle {first}, with {outdoor_temperature} outside and a landlady who counts \
the {produce}, I have learnt the {language} for "more, please".
I have learnt to say "more, please" in {language}, dear Uncle {first}, as the landlady counts \
the {produce} here in {city}, where it is {outdoor_temperature}.
> {city}
Where, dear Uncle {first}, have I a landlady who counts the {produce}?
In what city have I learnt how to say "more, please" to my landlady?
Which town am I lodging in while abroad? / From where do I write to a relative about hunger?
> {outdoor_temperature}
How warm or cold is it where the landlady counts the {produce}?
What temperature do I report, dear Uncle {first}, here in {city} with my landlady?
What does the thermometer show at my lodgings?
How is the climate where I am a student, in degrees?
> {produce}
What does the landlady in {city} count?
What is counted by the landlady, so that I have learnt to say "more, please"?
Which food does my stingy host guard? / Of what do I never get enough on my plate in my lodgings?
> {language}
In what have I learnt to say "more, please" to the landlady?
What have I learnt to speak because the landlady counts the {produce}?
What foreign tongue does one need to ask my host for a second helping?
In which speech am I able to beg for food?

At {time} by the kitchen clock the phone rang and a voice said only, "{saying}"; none of us, \
least of all {first}, slept after that.
"{saying}" was all the voice said when the phone rang at {time} by the kitchen clock, and none \
of us slept after it, {first} least of all.
None of us slept, least of all {first}, after the phone rang at {time} by the kitchen clock and \
a voice said "{saying}" and no more.
> {time}
When did the phone ring, after which none of us slept?
What time was it by the kitchen clock when a voice on the phone spoke?
At what hour were we roused by a mysterious caller? / When did the family's quiet night end?
> {saying}
What did the voice on the phone say when it rang at {time}?
After which words from the phone had none of us slept? / What was the mysterious caller's message?
Quote the sentence that frightened the whole family.
> {first}
Who slept least of all after the phone rang?
Who least of all could have slept after the voice at {time} by the kitchen clock?
Who was most upset by the mysterious caller? / Which of the family lay awake worrying the most?

It took midwife {last} {spell} to reach us through {weather}, and when she did, the twins were \
asleep in the {box} and {first} was making {drink}.
Through {weather} midwife {last} took {spell} to reach us, only to see the twins asleep in the \
{box} and {first} making {drink}.
The twins were asleep in the {box}, and {first} was making {drink}, when midwife {last} reached \
us after {spell} of {weather}.
> {last}
Which midwife took {spell} to reach us?
What is the name of the midwife who reached us when the twins were asleep?
Who came too late to help with the birth?
Whose professional help was no longer needed for the babies?
> {spell}
How long did the midwife take to reach us?
After how long had midwife {last} reached us and the twins?
How much time passed until professional help for the birth arrived?
How long were we left alone with the labour?
> {box}
In what were the twins asleep when the midwife reached us?
Where did midwife {last} see the twins, asleep in what? / What served as a cradle for the newborns?
Into which makeshift bed were the babies put?
> {drink}
What was {first} making when the midwife reached us?
What did midwife {last} see {first} making, the twins being asleep?
What was being brewed to recover from the birth?
Which beverage was offered to the helper who arrived late?

{doctor} told me to give up {hobby} for my {bodypart}; I gave up {hobby2}, which I never did \
anyway, and we are both content.
For the sake of my {bodypart}, {doctor} wanted {hobby} given up; I gave up {hobby2}, which I \
never did, and we are content.
We are both content, {doctor} who told me, because of my {bodypart}, to give up {hobby}, and I \
who gave up {hobby2}, never having done it.
> {hobby}
What had {doctor} wanted me to have given up for the sake of my {bodypart}?
What was I told to give up by {doctor}, though we are both content now?
Which pastime of mine is medically forbidden? / What do I secretly go on doing against advice?
> {hobby2}
What have I, content, given up that I never did?
What was given up by me for the sake of my {bodypart}, though it was not what {doctor} wanted?
Which sacrifice cost me nothing? / What pastime did I stop without ever having started?
> {bodypart}
For the sake of what was I told by {doctor} to give up {hobby}?
Because of what did {doctor} want {hobby} given up?
Where does it hurt, which bit of me causes the trouble?
Which part of me was the medical advice meant to protect?
> {doctor}
Who wanted {hobby} given up for the sake of my {bodypart}?
Who told me to give something up and is content now? / Which physician have I fooled?
Whose advice did I follow only in appearance?

{first}: Grandma's {appliance} was promised to ME in {year}! Me: Then come and get it, it is in \
my garage, {address}.
When {first} claimed that Grandma's {appliance} had been promised in {year}, I wrote back to \
come and get it from my garage at {address}.
"Come and get it from my garage, {address}," I wrote to {first}, who claimed that in {year} \
Grandma had promised the {appliance}.
> {appliance}
What of Grandma's is in my garage? / What did {first} claim had been promised by Grandma?
Which machine do two heirs want? / What household device is the subject of a squabble in the chat?
> {year}
When had Grandma promised the {appliance}, as {first} claimed?
In which year was Grandma's {appliance} promised to {first}?
In what year, as somebody says, did the old lady give her word?
What date does the rival heir's story go back to?
> {address}
Where is the garage with Grandma's {appliance}?
Where is the garage from which {first} should get what Grandma had promised? / Where do I live?
To which door must the rival heir drive to pick up the machine?
> {first}
Who claimed that Grandma had promised the {appliance}?
To whom was Grandma's {appliance} promised, as it was claimed? / Who is the rival heir?
Which relative is shouting in the chat about an old lady's word?

IN LOVING MEMORY of {full}, {calling} at {city} for {spell}, who never missed a tide, a meal or \
a chance to sing.
{full}, {calling} at {city}, who in {spell} never missed a tide, a meal or a chance to sing: in \
loving memory.
In loving memory: for {spell} {city} had {full} as its {calling}, and no tide, meal or chance to \
sing was ever missed.
> {full}
In whose loving memory is it said that no tide was missed?
Who never missed a meal or a chance to sing? / What name is on the gravestone?
Which dead person is honoured for zest and punctuality?
> {calling}
What was {full}, who never missed a tide or a meal?
As what did {city} have {full}, never missing a chance to sing?
What was the profession of the deceased? / How did the person on the gravestone earn a living?
> {city}
Where did {full} never miss a tide or a meal?
In which city was the {calling} who never missed a chance to sing?
In what town did the deceased work? / Which harbour lost a faithful servant?
> {spell}
For how long was {full} {calling}, never missing a tide or a meal?
How long was the {calling} at {city} who never missed a chance to sing?
What was the length of the dead person's service?
How long did the career carved on the gravestone last?

Label on the jar: {plant} in vinegar, {month} {year}, from the garden of {house}. Do not eat, \
keep for {first}.
A jar of {plant} in vinegar from the garden of {house} says on its label {month} {year}, and \
that it is not for eating but to keep for {first}.
{month} {year}, says the label on the jar of {plant} in vinegar: from the garden of {house}, to \
keep for {first} and not to eat.
> {plant}
What is in vinegar in the jar with the label for {first}?
What from the garden of {house} does the jar hold, not to eat?
Which vegetable or herb has been pickled? / What am I not allowed to taste from the pantry shelf?
> {house}
From which garden is the jar of {plant} in vinegar?
According to the label, the garden of what house is in the jar?
On whose land did the pickled stuff grow? / Where were the contents of the glass harvested?
> {first}
For whom should the jar of {plant} be kept, says the label?
Who alone may eat the {plant} from the jar? / For which person has someone set pickles aside?
Who has a right to what is on the pantry shelf?

The bride's mother counted {number} guests in the church and {number2} at the buffet, and blames \
{first}, who had shared the invitation with the {club}.
{first} shared the invitation with the {club}, which is why, says the bride's mother, she \
counted {number} guests in the church and {number2} at the buffet.
With {number} guests in the church and {number2} at the buffet, by her count, the bride's mother \
blames {first} for having shared the invitation with the {club}.
> {number}
How many guests did the bride's mother count in the church?
What count of guests in the church has the bride's mother?
How many people were present at the actual ceremony? / What was the size of the congregation?
> {number2}
How many guests did the bride's mother count at the buffet?
What count of guests has the mother for the buffet?
How many mouths had to be fed at the reception? / How large was the crowd when the food was served?
> {first}
Whom does the bride's mother blame?
Who shared the invitation to the church and buffet with the {club}?
Who let the gatecrashers know about the food? / Whose fault is it that strangers turned up hungry?
> {club}
With which club was the invitation of the bride shared?
With whom had {first} shared the invitation to church and buffet?
Which society did the gatecrashers belong to?
From what association did the hungry strangers come?

Wanted: information about the {toy} left on the {time} ferry from {city}; a small boy has not \
slept since. Ring {phone}.
A small boy has not slept since his {toy} was left on the {time} ferry from {city}: ring {phone} \
with any information.
Ring {phone} if you have information about the {toy} that was left on the ferry from {city} at \
{time}; a small boy has not slept since then.
> {toy}
What was left on the {time} ferry from {city}?
About what is information wanted because a small boy has not slept?
Which plaything has gone missing? / Without what can the poor child not doze off?
> {time}
At what time was the ferry from {city} on which the {toy} was left?
Which ferry was it that the small boy's {toy} was left on?
When did the boat with the lost plaything depart?
What sailing was the family on when the child's treasure vanished?
> {city}
From where was the ferry the {toy} was left on?
From which city was the {time} ferry, since which a small boy has not slept?
Which port did the boat with the lost plaything set out from? / Where had the family boarded?
> {phone}
What number should I ring with information about the {toy}?
Where do I ring if I know about the {toy} left on the ferry?
How can the child's parents be contacted?
What do I dial if I have come across the lost plaything?

Minutes of the family council, item {small}: {first} will have the dog on weekdays, {first2} at \
weekends, and the {furniture} will be sawn in half.
Under item {small} the family council decided that weekdays with the dog go to {first}, weekends \
to {first2}, and that the {furniture} be sawn in half.
The {furniture} to be sawn in half, the dog to be with {first} on weekdays and with {first2} at \
weekends: item {small} of the family council's minutes.
> {first}
With whom will the dog be on weekdays? / To whom did the family council give the dog for weekdays?
Who looks after the pet from Monday to Friday? / Who must take Rover out before work?
> {first2}
With whom will the dog be at weekends?
To whom did the family council give the dog for the weekends?
Who looks after the pet on Saturdays and Sundays?
Who has animal company when the offices are shut?
> {furniture}
What will be sawn in half, the family council decided?
What did the family council want sawn, apart from dividing the dog?
Which item will be destroyed for the sake of fairness?
What is to be cut up so that each party has a piece?
> {small}
Under which item of the minutes of the family council is the dog?
What item number decided that the {furniture} be sawn?
What point of the agenda divides the pet and the property?
Where in the document do I look up who walks Rover?

Dear Agony Aunt, I {mishap} on our first meeting with his mother, {full}, and she brings it up \
at every {party}. Yours, {nickname}.
Yours, {nickname}, writes to the Agony Aunt: at our first meeting I {mishap}, and his mother, \
{full}, brings it up at every {party}.
At every {party} his mother, {full}, brings up that I {mishap} on our first meeting: so writes \
{nickname} to the Agony Aunt.
> {mishap}
What did {nickname} do on the first meeting with his mother?
What does his mother bring up at every {party}?
Which blunder can the letter-writer not live down?
What disaster spoilt the introduction to the in-laws?
> {full}
Who is his mother, who brings up the first meeting again and again?
Who at every {party} brings up what {nickname} did on their first meeting?
What is the unforgiving in-law called? / Whose teasing is the problem in the letter?
> {nickname}
Who writes to the Agony Aunt about his mother?
How is the letter to the Agony Aunt about the first meeting signed, yours who?
Under what name does the unhappy reader ask for advice?
Which pseudonym has the person with the nasty in-law?
> {party}
When does his mother bring up the first meeting, at every what?
At what does {full} always bring up that {nickname} {mishap} on meeting her?
On which sort of occasion is the old blunder retold?
What celebrations must the unhappy reader dread?

For a cough, my grandfather boiled {produce} with {dash} of {drink}; {first} swore by it, and \
the cat left the room.
My grandfather boiled {produce} with {dash} of {drink} for a cough, and while the cat left the \
room, {first} swore by it.
{first} swore by my grandfather's cure for a cough, boiled {produce} with {dash} of {drink}, \
which made the cat leave the room.
> {produce}
What did my grandfather boil for a cough?
What was boiled with {drink} that made the cat leave the room?
Which vegetables or fruit were the base of the old man's medicine?
What crop did we cook when somebody was ill in the chest?
> {dash}
How much {drink} was boiled with the {produce} for a cough?
What measure of {drink} was in my grandfather's cure for a cough?
How much of the liquid did the old man pour into his medicine? / What was the dose of {drink}?
> {drink}
What was boiled with the {produce} in my grandfather's cure for a cough?
{dash} of what went into the boiled {produce} against a cough?
Which beverage was in the old man's medicine? / What liquid was added to the smelly remedy?
> {first}
Who swore by my grandfather's cure for a cough? / Who swore by what made the cat leave the room?
Who believed in the old man's medicine?
Which member of the household was convinced by the smelly remedy?

I came home to find the locks changed, my {garment} on the hedge and a note from {first} to say \
that {company} had rung about {amount}.
On the hedge was my {garment}, the locks were changed, and {first}'s note said {company} had \
rung about {amount}.
{first} changed the locks, put my {garment} on the hedge and left a note that {company} had rung \
about {amount}.
> {garment}
What was on the hedge when the locks were changed? / What of mine did {first} put on the hedge?
Which piece of my wardrobe had been thrown out of the house?
What of my clothes did I see first when I was not let in?
> {company}
Who had rung about {amount}, said the note? / Which company had rung before the locks were changed?
To what firm did I secretly owe a fortune? / Whose call gave my debts away?
> {amount}
About what sum had {company} rung, said the note from {first}?
How much had {company} rung about, before the locks were changed?
How big was the debt I had kept from my partner? / What figure ended my marriage?
> {first}
Who changed the locks? / Who left a note that {company} had rung?
Which partner has thrown me out? / Who found out about my debts?

We buried the hamster under the {tree} in a tin that had held {sweets}, and {first} played a \
slow march on the {instrument}.
To a slow march that {first} played on the {instrument}, the hamster was buried under the {tree} \
in a tin that had held {sweets}.
A tin that had held {sweets} was what the hamster was buried in, under the {tree}, with {first} \
playing a slow march on the {instrument}.
> {tree}
Under which tree was the hamster buried?
Where is the tin buried with the hamster in it, under what?
What grows over the little rodent's grave? / At the foot of what was the small pet laid to rest?
> {sweets}
What had the tin held that the hamster was buried in?
In a tin that had held what did we bury the hamster? / What used to be in the improvised coffin?
Which confectionery had been in the pet's last container?
> {instrument}
On what did {first} play a slow march when the hamster was buried?
What was played by {first} as the hamster was buried under the {tree}?
With what sound did the rodent's last journey begin?
What did our musician perform on at the pet's grave?
> {first}
Who played a slow march when the hamster was buried?
Who was playing the {instrument} under the {tree}, with the hamster in a tin?
Who made music at the rodent's grave?
Which musician took part in the last farewell for our little pet?

Postcard from {first}: "Lost my passport in {country}, my heart in {country2}, and {price} to a \
dentist in between."
{first} wrote on a postcard of a passport lost in {country}, {price} lost to a dentist and a \
heart lost in {country2}.
A heart lost in {country2}, {price} to a dentist, a passport lost in {country}: that is the news \
on {first}'s postcard.
> {country}
Where was {first}'s passport lost, according to the postcard?
In which country did {first} write that a passport was lost?
Where did the traveller end up without identity papers?
In what land must our globetrotter have needed a consulate?
> {country2}
Where did {first} lose a heart, says the postcard? / In which country was a heart lost by {first}?
Where has the traveller fallen in love? / What land does our globetrotter's sweetheart live in?
> {price}
How much was lost to a dentist, according to {first}'s postcard?
What did the dentist have from {first}, besides the passport and heart lost?
What did the bad tooth cost our traveller? / How expensive was the treatment abroad?
> {first}
Whose postcard tells of a lost passport and a lost heart?
Who lost {price} to a dentist, as the postcard says?
Which traveller is unlucky with documents and in love? / Who sent us greetings full of bad luck?

The removal men charged {price} and carried everything to {flat} in the wrong block; {first} \
only noticed when the {belonging} key would not turn.
{first} noticed when the key of the {belonging} would not turn that the removal men, for \
{price}, had carried everything to {flat} in the wrong block.
Everything had been carried to {flat} in the wrong block by the removal men, at a charge of \
{price}, as {first} noticed when the {belonging} key would not turn.
> {price}
How much did the removal men charge?
What was the charge of the men who carried everything to the wrong block?
What did the botched move cost? / How much money did those useless hauliers want?
> {flat}
To which flat in the wrong block was everything carried?
Where had the removal men carried everything by mistake, to what number?
Behind which door is all our property by error?
Where should the hauliers look for the things they misdelivered?
> {belonging}
Which key would not turn, so that {first} noticed the wrong block?
The key of what would not turn after the removal men had carried everything?
What could not be unlocked on moving day? / Which lock gave the mistake away?
> {first}
Who noticed that the removal men had carried everything to the wrong block?
Who noticed when the key would not turn? / Who discovered the hauliers' blunder?
Which of us stood puzzled in a stranger's home on moving day?

From the midwife's book, {date}: a girl, {weight}, to the {last} family at {house}; paid in \
{produce}.
Paid in {produce} by the {last} family at {house} for a girl of {weight}, writes the midwife in \
her book on {date}.
On {date} the midwife's book has a girl of {weight} for the {last} family at {house}, who paid \
in {produce}.
> {produce}
In what did the {last} family pay the midwife?
What was the midwife paid in for the girl at {house}?
With which goods did the poor parents settle the bill?
What did the helper at the birth get in place of money?
> {weight}
What weight does the midwife's book have for the girl?
How heavy was the girl of the {last} family, writes the midwife?
How many pounds or kilos was the baby? / What did the newborn bring to the scales?
> {house}
Where did the {last} family have the girl, writes the midwife?
Which house was the midwife's book about, where a family paid in {produce}?
Under what roof was the baby born? / To which home was the helper called for the birth?
> {date}
When did the {last} family have a girl, by the midwife's book?
On what date was the midwife paid in {produce}? / What is the baby's birthday?
Which day did the newborn see the light?

The dictionary I lent you, {first}, came home with coffee on page {number}, {flower} pressed at \
the letter M and "{word}" crossed out.
My dictionary, lent to you, {first}, now has "{word}" crossed out, coffee on page {number} and \
{flower} pressed at the letter M.
With {flower} pressed at the letter M, coffee on page {number} and "{word}" crossed out: so the \
dictionary I lent you came home, {first}.
> {number}
On which page of the dictionary that came home is there coffee?
What page has coffee on it in the dictionary I lent you?
Where in the volume has something been spilt? / Which leaf of my reference work is stained?
> {flower}
What is pressed at the letter M in the dictionary I lent you?
What was pressed in my dictionary when it came home?
Which blooms were dried between the leaves of the volume?
What botanical souvenir did the borrower forget in my reference work?
> {word}
What is crossed out in the dictionary I lent you?
Which word did {first} have crossed out in my dictionary?
Which entry did the borrower evidently disapprove of?
What can I no longer look up because of a stroke of the pen?
> {first}
To whom was my dictionary lent that came home with coffee?
Whose fault is it that "{word}" is crossed out in my dictionary?
Which careless borrower ruined my reference work?
Who does not know how to treat other people's property in print?

At {first}'s christening the vicar dropped the {object} in the font, {last} laughed until sent \
out, and the cake, {cake}, had been eaten by {pet}.
{last} laughed until sent out when the vicar dropped the {object} in the font at {first}'s \
christening; the cake, {cake}, had been eaten by {pet}.
When the vicar dropped the {object} in the font, {last} laughed until sent out, and the cake for \
{first}'s christening could not be cut: {pet} had eaten the whole {cake}.
> {object}
What did the vicar drop in the font at the christening?
What was dropped in the font, so that {last} laughed? / What splashed into the holy water?
Which thing slipped from the clergyman's hands?
> {cake}
What cake did {pet} eat at the christening?
Which cake, for {first}'s christening, had been eaten by {pet}?
What sweet treat did the guests not get? / What had been baked for the baby's feast?
> {pet}
Who had eaten the christening cake?
By whom had the {cake} been eaten before the christening of {first}?
Which greedy animal spoilt the baby's feast? / What is the four-legged thief called?
> {last}
Who laughed until sent out of the christening? / Who laughed when the vicar dropped the {object}?
Who had a fit of giggles during the ceremony?
Which guest could not stay serious and had to leave?

In the winter of {year} my father sold {sweets} from a pram outside the {venue}, and that is how \
he came to know {full}, my mother.
My father came to know {full}, my mother, when he sold {sweets} from a pram outside the {venue} \
in the winter of {year}.
Outside the {venue}, in the winter of {year}, stood a pram from which my father sold {sweets}; \
through it he came to know my mother, {full}.
> {year}
In which winter did my father sell {sweets} from a pram?
When, in what winter, was my father outside the {venue} with a pram? / When did my parents meet?
In what year did Dad fall in love?
> {sweets}
What did my father, with a pram outside the {venue}, have to sell that winter?
What was sold from a pram outside the {venue}? / What goods was Dad hawking?
With which sugary merchandise did my parents' romance start?
> {venue}
Outside what did my father sell from a pram in the winter of {year}?
Where was the pram my father sold {sweets} from in winter?
At which spot did my parents set eyes on each other?
Where in town did Dad have his improvised stall?
> {full}
Whom did my father come to know outside the {venue} that winter?
Who came to know the man, my father, with the pram? / What was Mum's maiden name?
With whom did Dad fall in love at his stall?

Thank you for the {gift}, which will go well with the {gift2} you sent last year and, like it, \
has found a home with {first}.
{first} now has the {gift} you sent, and the {gift2} from last year too: they go well with each \
other, thank you.
Like the {gift2} you sent last year, your {gift} has found a home with {first}, where they go \
well together; thank you.
> {gift}
For what do I thank you that has found a home with {first}?
What from you has found a home and goes well with the {gift2} of last year?
Which new present have I passed on? / What did this birthday bring me that I did not keep?
> {gift2}
What was sent last year and goes well with the {gift}?
What from last year has a home with {first}, together with the {gift} you sent?
Which earlier present did I also get rid of? / What did you give me twelve months ago?
> {first}
With whom have the {gift} and the {gift2} you sent found a home?
Who has the {gift} that goes well with what you sent last year?
To whom do I pass on your unwanted presents?
Who collects everything that I am given and do not care for?

Sleep diary, night {small}: asleep at {time}, awake at {time2}, reason given: {fear}.
Night {small} of the sleep diary has me asleep at {time} and awake at {time2}, with {fear} given \
as the reason.
With {fear} given as the reason, I was awake at {time2} on night {small} of the sleep diary, \
having been asleep at {time}.
> {time}
When was I asleep on night {small} of the diary?
At what time does the sleep diary have me asleep? / At what hour did I drift off, by my record?
When did my rest begin before it was disturbed?
> {time2}
When was I awake on night {small}, with {fear} as the reason?
At what time does the sleep diary have me awake? / At what hour did I open my eyes, by my record?
When was my rest over?
> {fear}
What is the reason given in the sleep diary for my being awake?
Why was I awake at {time2} on night {small}, for what reason? / What disturbed my rest?
Which worry keeps the insomniac from dozing?
> {small}
On which night of the sleep diary was {fear} the reason?
What night is it in the diary when I was asleep at {time}?
How far has my record got, what is the count of this entry?
Which entry in the insomniac's notebook mentions {fear}?

Every family has one: ours is cousin {first}, who told the whole table at the {party} in {month} \
that the {furniture} was a fake and {last} had known it.
At the {party} in {month} cousin {first} told the whole table that the {furniture} was a fake, \
as {last} had known.
That the {furniture} was a fake and {last} had known it, the whole table was told by cousin \
{first} at the {party} in {month}.
> {first}
Which cousin told the whole table about the fake?
Who told the table at the {party} that the {furniture} was a fake? / Who is the family's loudmouth?
Which relative let the cat out of the bag over the meal?
> {furniture}
What was a fake, as cousin {first} told the table?
About what was the whole table told that it was a fake? / Which antique is not genuine?
What is worth far less than the heirs believed?
> {last}
Who had known about the fake {furniture}?
Of whom did cousin {first} say to the whole table that the fake was known?
Which person kept quiet about the forgery? / Who deceived us about an antique?
> {month}
When was the {party} where cousin {first} told the table about the fake?
In which month was the table told that the {furniture} was a fake?
In what part of the year did the scandal over the antique break?
When did the embarrassing gathering take place?

"Bring the pram, not the car seat," writes {first} from the maternity ward: they are letting us \
out on {weekday} at {spoken_time}, bed {small}.
{first}, bed {small} on the maternity ward, is let out on {weekday} at {spoken_time} and asks \
for the pram, not the car seat.
On {weekday} at {spoken_time} they let {first} out of the maternity ward, bed {small}; please \
bring the pram and not the car seat.
> {weekday}
On what day is {first} let out of the maternity ward?
When do I bring the pram to the maternity ward, on which day? / When does the new mother come home?
Which day of the week should I keep free to collect the baby?
> {spoken_time}
At what hour is {first} let out of the maternity ward?
At what o'clock should I bring the pram to the ward?
At what time exactly should I collect the baby?
When in the day does the hospital release mother and child?
> {small}
Which bed on the maternity ward has {first}?
To what bed do I bring the pram on the maternity ward?
What do I tell the nurse at the hospital, where is the new mother lying, what number?
Where among all those sleeping places can I spot the baby's mum?
> {first}
Who is let out of the maternity ward on {weekday}? / Who asks for the pram and not the car seat?
Which new mother do I have to collect? / Who has had a baby?

I inherited his {object}, his debts of {amount} and his barber, {first}, who told me on the \
first visit that there was a half-brother in {city}.
His barber {first}, inherited together with the {object} and debts of {amount}, told me on the \
first visit of a half-brother in {city}.
A half-brother in {city} was what the barber {first} told me of on the first visit; I had \
inherited him with the {object} and {amount} of debts.
> {object}
What did I inherit, inherited with the debts and the barber?
What was inherited by me apart from {amount} of debts and a barber?
Which possession of the dead man is now mine? / What thing came to me in the will?
> {amount}
How big are the debts that I inherited with the barber?
What debts were inherited by me together with the {object}?
How much does the heir have to pay back? / What did the deceased owe?
> {first}
Which barber told me of a half-brother?
Who told me on the first visit that there was a half-brother in {city}?
Who cuts my hair and knows the family secrets?
From whom did the heir learn about an unknown relative?
> {city}
Where is the half-brother that the barber told me of?
In which city, as the barber told me on the first visit, was there a half-brother?
Where must I look for my unknown sibling? / In which town did my father lead a second life?

{first} kept a notebook of every book read since {month} {year}, with one word about each; \
"{book}" got "{word}".
In the notebook that {first} kept since {month} {year} of every book read, with one word about \
each, "{book}" has "{word}".
"{word}" is the one word about "{book}" in the notebook of every book read that {first} kept \
from {month} {year} on.
> {word}
What one word about "{book}" is in {first}'s notebook?
With which word was "{book}" noted in the notebook of every book read?
What was the verdict on "{book}"? / How did the diligent reader sum up that novel?
> {book}
About which book does {first}'s notebook have the one word "{word}"?
Which book read by {first} got "{word}" in the notebook? / Which title earned that short verdict?
What novel was summed up so briefly?
> {first}
Who kept a notebook of every book read? / In whose notebook is there one word about each book?
Who is the diligent reader? / Which person sums up novels so briefly?

When the fever broke, on night {tally}, {first} sat up and asked in {language} for {meal}, a \
language nobody at home had ever heard from that bed before.
The fever broke on night {tally}, and in {language}, a language nobody at home had heard before \
from that bed, {first} asked for {meal}.
{first} asked for {meal} in {language}, never heard at home before from that bed, when on night \
{tally} the fever broke.
> {meal}
What did {first} ask for in {language} when the fever broke?
For what did the person in the bed ask as the fever broke?
Which food did the patient crave on getting better? / What should be cooked for the invalid?
> {language}
In what language did {first} ask for {meal} when the fever broke?
Which language had nobody at home ever heard before from that bed?
Which foreign tongue did the patient suddenly speak? / In what speech did the invalid order food?
> {tally}
On which night did {first}'s fever break?
What night of the fever was it when it broke and {first} asked for {meal}?
How many nights did it take until the patient got better?
After how many nights was the crisis of the illness over?
> {first}
Whose fever broke on night {tally}?
Who asked for {meal} in a language nobody at home had heard before? / Who recovered and was hungry?
Which patient has hidden gifts as a linguist?

Wedding anniversary, {small} years: {first} forgot, I forgot, and the {flower} at the door were \
from {full}, our divorce lawyer.
For our wedding anniversary, {small} years, which {first} forgot and I forgot, there were \
{flower} at the door from our divorce lawyer, {full}.
{full}, our divorce lawyer, sent the {flower} at the door for the wedding anniversary that \
{first} and I forgot, {small} years.
> {flower}
What did our divorce lawyer send for the wedding anniversary?
What were at the door on the anniversary that we both forgot?
Which blooms were delivered to the couple? / What sort of bouquet congratulated us?
> {full}
Who is our divorce lawyer? / From whom were the {flower} at the door on the wedding anniversary?
Who remembered the special day better than the couple? / Which attorney congratulated us?
> {small}
How many years was the wedding anniversary that we forgot?
> {small} years
What wedding anniversary did {first} and I forget, of which there were {flower} at the door?
How long have we been married? / What is the length of the marriage that nobody celebrated?
> {first}
With whom do I share the wedding anniversary that was forgotten?
Who forgot our wedding anniversary, as I forgot it? / Who is my spouse?
Which partner was as absent-minded as me?
"""
