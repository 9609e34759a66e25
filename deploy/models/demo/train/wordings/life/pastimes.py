"""Free sentences of daily life: amateur sport, games at home and contests among friends (see
relations.py)."""

RELATIONS = """
{first} ran the {city} half marathon dressed as a {animal} and came in {tally} minutes after the \
sweeper.
Dressed as a {animal}, {first} finished the {city} half marathon {tally} minutes behind the sweeper.
The {animal} that came in {tally} minutes after the sweeper in the {city} half marathon was {first}.
> {animal}
What was {first} dressed as? / In what costume did {first} run?
As which animal did {first} appear? / What did {first} look like in the race?
> {city}
Where did {first} run? / Which city's half marathon was it? / In what town was the race?
> {tally}
How many minutes after the sweeper did {first} come in? / How late was {first}, in minutes?
By how many minutes was {first} last?
> {first}
Who ran as a {animal}? / Who was in the costume of a {animal}? / Who came in last in {city}?

The {venue} has been hired for {sport} {frequency}, at {price} a time, and {first} has the key.
For {price} a time, {frequency}, we have the {venue} for {sport}; the key is with {first}.
{first} has the key to the {venue}, where we play {sport} {frequency} for {price} a time.
> {sport}
What do we play at the {venue}? / For which sport do we hire the {venue}?
What is the {venue} used for?
> {price}
What do we pay for the {venue}? / How much is the {venue} a time? / What is the hire for {sport}?
> {frequency}
How often do we play {sport}? / How often is the {venue} ours?
At what intervals do we meet for {sport}?
> {first}
Who has the key of the {venue}? / From whom do I get the key if I want to play {sport}?
Who can let us into the {venue}?
> {venue}
Where do we play {sport}? / What have we hired for {sport}?
To what place does {first} have the key?

With {first} in goal, wearing {footwear}, our street lost {score} to {street} on {spoken_day}.
On {spoken_day} our street lost {score} to {street}; {first} was in goal, in {footwear}.
{street} beat us {score} on {spoken_day}, which comes of having {first} in goal in {footwear}.
> {score}
How did our street play? / What was the score against {street}?
With what score did we lose to {street}? / What was the result on {spoken_day}?
> {street}
Against whom did our street lose? / Which street beat us? / Who won on {spoken_day}, which street?
> {first}
Who was in goal against {street}? / Who wore {footwear}?
Whose fault was it that we lost to {street}? / Who let the balls in?
> {footwear}
What was our keeper wearing? / What did {first} have on? / In what clothes did {first} keep goal?
> {spoken_day}
When did we play against {street}? / On which day did we lose to {street}?
The match against {street} was on what day?

House rules for {game}: whoever says "{word}" must {chore}, and {first} may not (cheat|keep score).
When we play {game}, anyone who says "{word}" has to {chore}; {first} is not allowed to cheat.
Say "{word}" while playing {game} and you must {chore}; as for {first}, no cheating.
> {word}
Which word must not be said? / What is the forbidden word in {game}?
What should I not say at the table? / After what word does one have to {chore}?
> {chore}
What must one do as a punishment? / What does whoever says "{word}" have to do?
What is the penalty at {game}?
> {game}
In which game does {first} have a bad name? / What do we play when {first} may not cheat?
In which game is "{word}" forbidden?
> {first}
Who may not cheat? / For whom is there a special rule in {game}? / Who has a bad name at {game}?

The {game} final between {full} and {full2} was broken off at {score}, since {reason_at_home}.
Because {reason_at_home}, {full} and {full2} had to break off the final in {game} at {score}.
At {score} the final in {game}, {full} against {full2}, was broken off: {reason_at_home}.
> {reason_at_home}
Why was the final broken off? / For what reason did {full} and {full2} stop?
What put an end to the final? / Why was there no winner between {full} and {full2}?
> {score}
At what score was the final broken off? / How did it stand between {full} and {full2}?
What was the score when they stopped?
> {game}
What were {full} and {full2} playing? / In which game was {full} in the final?
{full} against {full2}: in what game?
> {full2}
Against whom did {full} play? / Who was {full}'s opponent? / With whom was {full} in the final?
> {full}
Against whom did {full2} play? / Who was {full2}'s opponent? / With whom was {full2} in the final?

At darts {first} hit the {keepsake} on the wall three times and the board {tally} times.
{first} hit the board {tally} times at darts, but our {keepsake} three times.
Our {keepsake} was hit three times by {first}'s darts, the board {tally} times.
> {keepsake}
What did {first}'s darts hit by mistake? / What did {first}'s darts damage?
What was on the wall beside the board? / Apart from the board, what did {first} hit?
> {tally}
How many times was the board hit? / How often did {first} hit the board?
Number of good throws by {first}?
> {first}
Who hit the {keepsake}? / Who plays darts so badly? / Whose darts went astray?

Kite contest: longest tail {first} ({length}), highest flight {first2} ({length2}).
The longest tail was {first}'s, with {length}, but {first2}'s kite went highest, to {length2}.
{first2}'s kite rose to {length2}; {first}'s had a tail of {length}.
> {length}
How long was the longest tail? / What was the length of {first}'s tail?
How long a tail had {first}'s kite?
> {length2}
How high did the best kite fly? / What height did {first2}'s kite reach?
How far up was {first2}'s kite?
> {first}
Whose kite had the longest tail? / Who won for the tail? / Who had a tail of {length}?
> {first2}
Whose kite flew highest? / Who won for the height? / Who reached {length2}?

{first} and I cycled from {city} to {city2} in {spell} on a tandem borrowed from a {calling}.
On a {calling}'s tandem {first} and I got from {city} to {city2} in {spell}.
It took {first} and me {spell} to get from {city} to {city2} on the tandem of a {calling}.
> {spell}
How long did {first} and I take? / How long did we cycle? / In what time did we get to {city2}?
How much time did the tandem take?
> {city2}
Where did {first} and I cycle to? / What was our destination from {city}?
Where did the tandem tour end?
> {city}
Where did {first} and I set out? / Where did we start for {city2}?
Where did the tandem tour begin?
> {calling}
Whose was the tandem? / From whom did we borrow the tandem?
Who lent {first} and me something to ride on?
> {first}
With whom did I cycle? / Who was on the tandem with me? / Who shared the tandem?

Walk of the {club} on Sunday: {length}, start at {time} from the {venue}, {drink} afterwards with \
{first}.
The {club} walks {length} on Sunday, sets out from the {venue} at {time} and ends with {drink} at \
{first}'s.
On Sunday at {time} the {club} leaves the {venue} for a walk of {length}; {first} has {drink} for \
all.
> {length}
How far is the {club}'s walk? / How long is Sunday's walk? / What distance does the {club} walk?
> {time}
When does the walk start? / At what time do walkers meet? / When should I be at the {venue}?
> {venue}
Where does the walk start? / Where do the walkers meet? / From where does the {club} set out?
> {drink}
What is there to drink after the walk? / What does {first} have for the walkers?
With which drink does it end?
> {first}
At whose place does the walk end? / Who has {drink} for all? / Who looks after the thirsty walkers?

With {tally} points left, {first} only had to lay a "{word}" to win; {first2} saw it and \
(coughed|wept).
{first2} wept, seeing that {first}, with {tally} points to go, could lay "{word}" and win.
To win, {first} needed {tally} points and the word "{word}", which {first2} also saw.
> {word}
Which word did {first} need? / What could {first} lay? / What word was worth the victory?
What was {first2} afraid that {first} would lay?
> {tally}
How many points did {first} need? / How many points were left for {first} to make?
By how many points was {first} short?
> {first}
Who was about to win with "{word}"? / Who needed {tally} points? / Who could lay "{word}"?
> {first2}
Who saw the word, too? / Against whom did {first} play? / Who was about to lose to {first}?

At the tug of war {tally} {calling} apprentices pulled {tally2} teachers through the {place}.
The {calling} apprentices, {tally} of them, won the tug of war at the {place} against {tally2} \
teachers.
At the {place} {tally2} teachers lost a tug of war against {tally} {calling} apprentices.
> {tally}
How many apprentices pulled? / How many were in the winning team? / Number of the winners?
> {tally2}
How many teachers pulled? / How many were in the losing team? / Number of the losers?
> {place}
Where was the tug of war? / At what place did the teachers lose?
Where did {tally} apprentices pull?
> {calling}
What did the apprentices want to become? / Which trade were the winners in?
Who won against the teachers, apprentices of what?

{first} says the fish was {length}, {first2}, who was there, says {length2}, and the scales \
{weight}.
It was {length} long according to {first}, {length2} according to {first2}, and it weighed {weight}.
By {first2}'s account the fish measured {length2}, by {first}'s {length}; on the scales it was \
{weight}.
> {length}
How long was the fish according to {first}? / What length does {first} claim?
What does {first} say the fish measured?
> {length2}
How long was the fish according to {first2}? / What length does {first2} claim?
What does {first2} say the fish measured?
> {weight}
What did the fish weigh? / How heavy was the fish? / What did the scales show for the fish?
Weight of the catch?
> {first}
Who says {length}? / According to whom was the fish {length} long? / Who claims {length}?
> {first2}
Who says {length2}? / According to whom was the fish {length2} long? / Who claims {length2}?

Beginners' {hobby}, {frequency}, {price} the course; bring a {tool}; places left: {tally}.
There are {tally} places left in the {hobby} course for beginners: {frequency}, {price}, own {tool}.
For {price} beginners learn {hobby} {frequency}, with a {tool} of their own; {tally} places are \
free.
> {hobby}
What can beginners learn? / What is the course for {price} about?
Which hobby is taught {frequency}? / What course costs {price}?
> {price}
What is the course fee? / What do beginners pay? / How much is it to learn {hobby}?
> {tally}
How many places are left in the {hobby} course? / How many more can join the course?
Free places for {hobby} beginners?
> {tool}
What should beginners bring? / What tool do I need for the course?
What must I have of my own for {hobby}?
> {frequency}
How often does the {hobby} course meet? / When is the {hobby} course?
At what intervals are the lessons in {hobby}?

The snowman of {first} and {first2}, {length} tall, wore my {garment} and lasted {spell}.
For {spell} a snowman stood in the yard, {length} tall, made by {first} and {first2}, in my \
{garment}.
In my {garment} stood, for {spell}, the {length} of snowman that {first} made with {first2}.
> {length}
How tall was the snowman? / What did the snowman measure? / Height of the snowman?
> {garment}
What did the snowman wear? / What of mine was on the snowman?
Which garment did I lend to the snow?
> {spell}
How long did the snowman last? / For how long did it stand?
After what time had the snowman melted?
> {first2}
With whom did {first} make the snowman? / Who helped {first} with the snowman?
Who, beside {first}, built it?
> {first}
With whom did {first2} make the snowman? / Who helped {first2} with the snowman?
Who built the snowman together with {first2}?
"""
