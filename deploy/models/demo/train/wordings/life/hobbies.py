"""Free sentences of daily life: hobbies, clubs and sport as a pastime (see relations.py)."""

RELATIONS = """
The {club} meets {frequency} at the {venue}; newcomers should ask for {full}.
Ask for {full} if you would like to join the {club}, which meets at the {venue} {frequency}.
At the {venue}, {frequency}, you will find the {club}, and {full} looks after newcomers.
> {venue}
Where does the {club} meet? / At what place do I find the {club}?
Where do I go to join the {club}? / What is the {club}'s meeting place?
Where do the members get together? / In which building can I see what the society does?
> {frequency}
How often does the {club} meet? / At what intervals is the {venue} used by the {club}?
How regularly is the {club} at the {venue}? / Meetings of the {club}: how often?
How regularly do the members get together? / At what intervals does {full} see the other members?
> {full}
Whom should newcomers ask for? / Who looks after new members of the {club}?
Who is my contact in the {club}? / I want to join the {club}. Who can help me?
Who takes care of beginners? / I want to be a member. To whom do I speak?
> {club}
Which club meets at the {venue}? / Where does {full} look after newcomers, in which club?
What is on at the {venue} {frequency}? / What can I join through {full}?
Which society is open to beginners? / What group can I be a member of if I speak to {full}?

After {spell} of {hobby}, {first} gave it up for {hobby2}, to the relief of the family.
{first} did {hobby} for {spell} and then, to the relief of the family, took up {hobby2}.
Until recently it was {hobby}, for {spell}; now {first} does nothing but {hobby2}.
> {hobby2}
What does {first} do now? / What is {first}'s new hobby? / For what did {first} give up {hobby}?
What came after {hobby}? / What has {first} taken up?
Which pastime is the new one? / What is {first}'s favourite occupation these days?
> {hobby}
What did {first} do before? / What was {first}'s old hobby? / What did {first} give up?
What came before {hobby2}?
Which pastime was dropped? / What could {first}'s household bear no longer?
> {spell}
How long did {first} do {hobby}? / For how long was {first} at it before {hobby2}?
How much time did {first} give to {hobby}? / {first}'s time with {hobby}: how long?
{hobby2} came after how much {hobby}?
How long did the dropped pastime last? / How much time did {first}'s household have to suffer?
> {first}
Who took up {hobby2}? / Who gave up {hobby}? / Who has changed from {hobby} to {hobby2}?
Who has dropped one pastime and found another? / Whose new occupation is easier on the household?

The membership fee of the {club} is {price} a year, (payable|to be paid) to {full} by {date}.
By {date} {full} must have the {price} that the {club} asks of its members each year.
The {club} costs its members {price} a year; pay {full} before {date} is over.
> {price}
What does the {club} cost? / How high is the fee of the {club}? / How much do members pay a year?
What do I have to give {full}? / Annual fee of the {club}?
What is the subscription? / How much does it take to belong to the society?
> {full}
Whom do I pay for the {club}? / To whom does the fee of the {club} go?
Who collects the money of the {club}? / Who is the treasurer of the {club}?
Who collects the subscriptions? / Which treasurer is waiting for our money?
> {date}
By when must I pay the {club}? / What is the last day for the fee?
When is the fee of the {club} due? / Until when does {full} take the money?
When is the subscription due? / What is {full}'s deadline for the money?
> {club}
Which club asks for {price}? / For what club does {full} collect? / What does one join for {price}?
Which society is collecting subscriptions? / To what group do I belong if I owe {full} {price}?

Playing {game} at the {venue}, {first} won {price} and a {gift} from {first2}.
{first2} lost {price} and a {gift} to {first} over a game of {game} at the {venue}.
A {gift} and {price} changed hands over {game} at the {venue}: {first} won, {first2} lost.
> {price}
How much did {first} win? / What sum did {first2} lose? / What was {first2} relieved of, how much?
How much money did {game} cost {first2}?
How much money was at stake? / By what sum is {first} richer?
> {gift}
What did {first} win beside the money? / What else did {first2} lose?
What thing changed hands over {game}? / Apart from {price}, what did {first2} have to part with?
Which thing, apart from money, was at stake? / What does {first2} miss, besides the cash?
> {game}
What did {first} and {first2} play? / At which game did {first} win?
At what was {first} better than {first2}? / What cost {first2} a {gift}?
What did the two compete at? / At which pastime was {first} so lucky?
> {first}
Who won the {gift}? / Who is {price} richer? / To whom did {first2} lose?
Who was better at {game}?
Who was lucky and went home richer? / To whom did {first2} have to pay up?
> {first2}
Who lost at {game}? / Who is {price} poorer? / From whom did {first} win? / Who was worse at {game}?
Who was unlucky and went home poorer? / Who had to pay up, thanks to {first}'s luck?

{full}, {small}, has collected {objects} since childhood and owns {count} of them.
In a lifetime of {small} years {full} has collected {count} {objects}.
Nobody has more {objects} than {full}, now {small}: there are {count}.
> {count}
How many {objects} does {full} have? / How big is {full}'s collection?
Size of {full}'s collection? / How many have come together at {full}'s?
How large is the hoard? / Number of pieces on {full}'s shelves?
> {objects}
What does {full} collect? / Of what does {full} own {count}? / What is {full}'s collection of?
Which things fill {full}'s house?
Which things does the enthusiast hoard? / What fills {full}'s shelves?
> {small}
How old is {full}? / What is the collector's age? / The age of {full}?
How old is the enthusiast with the hoard? / How many birthdays has {full} had?
> {full}
Who collects {objects}? / Who has {count} of them? / What is the collector of {objects} called?
Whose {objects} are they?
Who has such a hoard at home? / Which enthusiast's shelves are so full?

For {hobby} one needs patience, a {tool} and, according to {first}, {drink}.
A {tool}, patience and {drink}: more than that, says {first}, {hobby} does not take.
{first} says one can do {hobby} with nothing but patience, a {tool} and some {drink}.
> {tool}
Which tool does one need for {hobby}? / What do I have to buy for {hobby}?
What does {first} use, apart from {drink}? / What equipment does {hobby} take?
Which implement is required for the pastime? / What must a beginner hold in the hand?
> {drink}
What does {first} drink with {hobby}? / Which drink does one need for {hobby}, says {first}?
What belongs to {hobby} beside the {tool}? / {first} never does {hobby} without which drink?
A {tool}, patience and what to drink?
Which beverage is required for the pastime? / What should a beginner have in the flask?
> {hobby}
For what does one need a {tool}? / What does {first} do in spare time?
What takes patience and a {tool}? / Which hobby is {first} talking about?
Which pastime requires so little? / What leisure activity is {first} an expert in?
> {first}
Who does {hobby}? / Whom can I ask about {hobby}? / Who needs {drink} for a hobby?
Who explains what the pastime requires? / Whose advice should a beginner follow?

In the village quiz we were asked for the height of the {venue}, and only {first} knew: {length}.
Only {first} knew the answer, {length}, when the quiz master asked for the height of the {venue}.
"{length}," said {first} when they asked in the quiz how high the {venue} was.
> {length}
How high is the {venue}? / What was the right answer in the quiz? / What did {first} say?
What number was wanted in the quiz? / Height of the {venue}?
How tall is the building? / What was the right reply of {first}'s?
> {first}
Who knew the answer in the quiz? / Who knew how high the {venue} is?
Thanks to whom did we get the point for the {venue}? / Who answered the question about the {venue}?
Who was right about the building's size? / Which contestant had a reply when the others were silent?
> {venue}
What was the quiz question about? / The height of what was asked for? / What is {length} high?
About which place did {first} know something?
Which building's size did the contestants have to guess? / What was {first} so well informed about?

{first} swims {tally} lengths {frequency} and rewards every one of them with {sweets}.
For each of the {tally} lengths that {first} swims {frequency} there are {sweets} afterwards.
Having swum {tally} lengths, as {first} does {frequency}, one deserves {sweets}.
> {tally}
How many lengths does {first} swim? / How far, in lengths, does {first} swim?
What number of lengths is {first}'s habit? / {first}'s lengths at a time: how many?
{sweets} come after how many lengths?
How many times does the bather cross the pool? / Pool crossings by {first} on one visit?
> {frequency}
How often does {first} swim? / When does {first} go swimming?
At what intervals is {first} in the water? / {first} is at the pool how often?
{tally} lengths at what intervals?
How regularly does the bather visit the pool? / At what intervals does {first} get wet?
> {sweets}
What is {first}'s reward? / What does {first} eat after swimming?
With what does {first} celebrate? / What follows the {tally} lengths?
Which treat has the bather earned? / What does {first} nibble because of so much exercise?
> {first}
Who swims {tally} lengths? / Who swims {frequency}? / Which swimmer likes {sweets}?
Which bather loves treats? / Who gets wet for exercise and nibbles because of it?

The {club} is short of a {job} and a {calling}: whoever can step in by {date}, please ring {phone}.
Wanted by the {club} before {date}: a {job} and a {calling}. The number is {phone}.
If you are a {calling} or a {job}, the {club} needs you by {date}; ring {phone}.
> {phone}
Which number do I ring to help the {club}? / How do I reach the {club}?
I am a {job}. Where do I ring? / Telephone of the {club}?
What should helpers dial? / I could help the society. How do I get in touch?
> {date}
By when does the {club} need help? / Until when is a {calling} wanted?
When must the {job} and the {calling} be found? / What is the deadline for finding a {job}?
How soon must helpers be found? / What is the deadline for helpers to get in touch?
> {club}
Who needs a {calling}? / Which club is short of people? / Whose number is {phone}?
For what club is a {job} wanted?
Which society is looking for two helpers? / To whom could a {job} be useful?
> {job}
Whom does the {club} need beside a {calling}? / Who is wanted apart from a {calling}?
The {club} has no {calling} and no what?
If I am not a {calling}, what must I be to help the {club}?
Apart from a {calling}, whom are they looking for?
A {calling} is one of the two missing professions. What is the other?
> {calling}
Whom does the {club} need beside a {job}? / Who is wanted apart from a {job}?
The {club} has no {job} and no what? / If I am not a {job}, what must I be to help the {club}?
Apart from a {job}, whom are they looking for?
They have found the {job}. Which profession is still missing?

Every {weekday}, {tally} of us row to the {place} and back, {length} all told, for the sake of \
{drink}.
To the {place} and back it is {length}, which {tally} of us row every {weekday} for the {drink} \
there.
The {drink} at the {place} makes {tally} of us row {length} every {weekday}.
> {length}
How far do we row? / What is the distance to the {place} and back? / How long is our course?
Length of what we row?
How long is the whole trip over the water? / What distance do the oarsmen cover?
> {weekday}
On which day do we row? / When are we on the water? / Which day of the week is for the {place}?
When do we fetch our {drink}?
When in the week do the oarsmen set off? / Which day of the week are we out on the water?
> {drink}
Why do we row to the {place}? / What do we drink at the {place}? / What lures us across the water?
For the sake of what do we row {length}?
Which beverage tempts the oarsmen? / What is in our glasses before we turn the boat round?
> {tally}
How many of us row? / How many are we in the boat? / How many people are out on {weekday}?
Rowers on {weekday}: how many? / The boat to the {place} has how many of us in it?
How many oarsmen are there? / People in our boat: what number?
> {place}
Where do we row to? / Where is the {drink}? / Which place do we visit every {weekday}?
Where do the oarsmen turn round? / To what spot does the trip over the water lead?

In the sack race {first} came before {first2}, although {first2} had trained for {spell} with \
{footwear} on.
{first2}, who had trained in {footwear} for {spell}, was beaten by {first} in the sack race.
In spite of {spell} of training in {footwear}, {first2} lost the sack race to {first}.
> {first}
Who won the sack race? / Who was faster in the sack race? / Who beat {first2}?
Behind whom did {first2} come in?
Who hopped faster? / Which of the hopping rivals was victorious?
> {first2}
Who lost the sack race? / Who had trained in {footwear}? / Who came in after {first}?
Whom did {first} leave behind?
Who hopped more slowly? / Which rival had practised in vain?
> {spell}
How long had {first2} trained? / How much training did {first2} have?
For how long had {first2} prepared? / How much time was wasted by {first2}?
How long had the slower rival practised? / How much time did {first2} put into preparing?
> {footwear}
In what had {first2} trained? / What did {first2} wear for training?
What was on {first2}'s feet or legs? / What did not help {first2}?
What was on the rival's feet when practising? / Which shoes or the like did {first2} prepare in?

{first} plays {instrument} in the {club}, {small} years now, always in the same {garment}.
For {small} years {first} has been playing the {instrument} in the {club} in the same {garment}.
The {garment} has come along for all of the {small} years that {first} has played {instrument} in \
the {club}.
> {instrument}
What does {first} play in the {club}? / Which instrument is {first}'s? / On what does {first} play?
With what does {first} make music?
On what does the member make music?
Which sounds come from {first}, with strings, keys or a mouthpiece?
> {small}
How many years has {first} been in the {club}? / For how many years has {first} played?
How old is {first}'s membership, in years?
{first} has worn the {garment} at the {club} for how many years?
{first}'s years of {instrument} in the {club}?
> {small} years
How long has the musician been a member? / How old, at least, is the musician's outfit?
> {garment}
What does {first} always wear? / In which garment does {first} play?
What clothes belong to {first}'s playing? / What has {first} not changed in all those years?
Which piece of clothing does the musician never change?
What do we see {first} wearing at each performance?
> {club}
Where does {first} play the {instrument}? / To which club does {first} belong?
Who has a player in a {garment}? / {first} has played for {small} years in which club?
The {garment} is a familiar sight in which club?
Which group makes music with {first}? / What is the musician a member of?
> {first}
Who plays the {instrument}? / Who always comes in a {garment}? / Who has been there {small} years?
Which musician never changes clothes?
Who makes music with the others and is so faithful to an outfit?

At the flower show {person} came first with {flower}, {person2} second with {flower2}.
First prize went to {person}'s {flower}, second to the {flower2} of {person2}.
{person2} had to be content with the second prize for {flower2}; {person} won with {flower}.
> {person}
Who came first with {flower}? / Who won the flower show? / Whose {flower} were the best?
Who did better than {person2}?
Who was the winner? / Whose blossoms did the judges like best?
> {person2}
Who came second with {flower2}? / Who got the second prize at the flower show?
Whose {flower2} were not good enough? / Who had to be content with less than {person}?
Who was the runner-up? / Whose blossoms just missed victory?
> {flower}
What did {person} show? / Which flowers won at the show? / With what did {person} get first prize?
Which blossoms did the judges like best? / What plants brought {person} victory?
> {flower2}
What did {person2} show? / Which flowers came second at the show?
With what did {person2} get second prize?
Which blossoms just missed victory? / What had the runner-up grown?

For the model railway {first} built the {venue} out of {sweets} boxes in {spell}.
In {spell} {first} made the {venue} for the model railway, all of {sweets} boxes.
The {venue} in {first}'s model railway is of {sweets} boxes and took {spell}.
> {venue}
What did {first} build? / Which building stands in the model railway?
What is made of {sweets} boxes? / What took {first} {spell}?
Which building is there in small beside the tracks? / What did {first} copy with scissors and glue?
> {sweets}
What had been in the boxes? / From boxes of what is the {venue}?
Which sweets did {first} have to eat for the {venue}? / {first}'s {venue} was once boxes of what?
Boxes of which sweets became the {venue}?
Which treats came in the cartons that were cut up? / What must {first} have eaten a lot of?
> {spell}
How long did {first} need? / How much time is in the {venue}? / How long was {first} building?
The {venue} was finished after how long?
How long was somebody busy with scissors and glue?
How much time did {first} put into the tiny building?
> {first}
Who built the {venue}? / To whom does the model railway with the {venue} belong?
Who worked {spell} with boxes?
Who copied a building in small? / Which hobbyist cut up so many cartons?
"""
