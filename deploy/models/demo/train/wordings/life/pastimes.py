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
As what creature was the runner disguised? / What costume slowed {first} down?
> {city}
Where did {first} run? / Which city's half marathon was it? / In what town was the race?
Place of the long race? / Through which town did a runner go in fancy costume?
> {tally}
How many minutes after the sweeper did {first} come in? / How late was {first}, in minutes?
By how many minutes was {first} last?
> {tally} minutes
How much too late did the runner arrive?
By what margin was {first} slower than the very end of the field?
> {first}
Who ran as a {animal}? / Who was in the costume of a {animal}? / Who came in last in {city}?
Tell me which runner was disguised. / Who was the slow one in animal costume?

The {venue} has been hired for {sport} {frequency}, at {price} a time, and {first} has the key.
For {price} a time, {frequency}, we have the {venue} for {sport}; the key is with {first}.
{first} has the key to the {venue}, where we play {sport} {frequency} for {price} a time.
> {sport}
What do we play at the {venue}? / For which sport do we hire the {venue}?
What is the {venue} used for?
Which game do we rent the hall for? / What do we meet there to do for exercise?
> {price}
What do we pay for the {venue}? / How much is the {venue} a time? / What is the hire for {sport}?
Rent per session? / What does a session of {sport} cost us?
> {frequency}
How often do we play {sport}? / How often is the {venue} ours?
At what intervals do we meet for {sport}?
How often do we meet for exercise? / On what schedule do we use the {venue}?
> {first}
Who has the key of the {venue}? / From whom do I get the key if I want to play {sport}?
Who can let us into the {venue}?
Who do I ask to unlock our sports place? / Who opens up for us before the {sport}?
> {venue}
Where do we play {sport}? / What have we hired for {sport}?
To what place does {first} have the key?
Which building do we rent for exercise? / Where does our sports group meet?

With {first} in goal, wearing {footwear}, our street lost {score} to {street} on {spoken_day}.
On {spoken_day} our street lost {score} to {street}; {first} was in goal, in {footwear}.
{street} beat us {score} on {spoken_day}, which comes of having {first} in goal in {footwear}.
> {score}
How did our street play? / What was the score against {street}?
With what score did we lose to {street}? / What was the result on {spoken_day}?
Result of our defeat, in goals? / By how many goals were we thrashed?
> {street}
Against whom did our street lose? / Which street beat us? / Who won on {spoken_day}, which street?
Who thrashed us? / Which road do the winners live on?
> {first}
Who was in goal against {street}? / Who wore {footwear}?
Whose fault was it that we lost to {street}? / Who let the balls in?
Who was the poor keeper in our defeat? / Who failed to stop the balls?
> {footwear}
What was our keeper wearing? / What did {first} have on? / In what clothes did {first} keep goal?
What did the keeper have on both feet? / What unsuitable shoes was {first} playing in?
> {spoken_day}
When did we play against {street}? / On which day did we lose to {street}?
The match against {street} was on what day?
When was our defeat? / Which day did the neighbouring team thrash us?

House rules for {game}: whoever says "{word}" must {chore}, and {first} may not (cheat|keep score).
When we play {game}, anyone who says "{word}" has to {chore}; {first} is not allowed to cheat.
Say "{word}" while playing {game} and you must {chore}; as for {first}, no cheating.
> {word}
Which word must not be said? / What is the forbidden word in {game}?
What should I not say at the table? / After what word does one have to {chore}?
Tell me what I must never utter at the games table. / Which expression brings a penalty on you?
> {chore}
What must one do as a punishment? / What does whoever says "{word}" have to do?
What is the penalty at {game}?
What penalty awaits one who utters the banned word?
How is a slip of the tongue punished in our rounds?
> {game}
In which game does {first} have a bad name? / What do we play when {first} may not cheat?
In which game is "{word}" forbidden?
What's the pastime with a banned word? / Over which board or cards is {first} watched for tricks?
> {first}
Who may not cheat? / For whom is there a special rule in {game}? / Who has a bad name at {game}?
Who is suspected of tricks at our table? / Who gets a special warning about fair conduct?

The {game} final between {full} and {full2} was broken off at {score}, since {reason_at_home}.
Because {reason_at_home}, {full} and {full2} had to break off the final in {game} at {score}.
At {score} the final in {game}, {full} against {full2}, was broken off: {reason_at_home}.
> {reason_at_home}
Why was the final broken off? / For what reason did {full} and {full2} stop?
What put an end to the final? / Why was there no winner between {full} and {full2}?
Tell me why they couldn't finish. / What interrupted the two finalists?
> {score}
At what score was the final broken off? / How did it stand between {full} and {full2}?
What was the score when they stopped?
How many points did each have at the interruption?
Who was ahead when it was interrupted, in figures?
> {game}
What were {full} and {full2} playing? / In which game was {full} in the final?
{full} against {full2}: in what game?
What was being played for the title? / At which pastime are {full} and {full2} the strongest two?
> {full2}
Against whom did {full} play? / Who was {full}'s opponent? / With whom was {full} in the final?
Who was the other finalist? / Who was after the title besides {full}?
> {full}
Against whom did {full2} play? / Who was {full2}'s opponent? / With whom was {full2} in the final?
Who was after the title besides {full2}?

At darts {first} hit the {keepsake} on the wall three times and the board {tally} times.
{first} hit the board {tally} times at darts, but our {keepsake} three times.
Our {keepsake} was hit three times by {first}'s darts, the board {tally} times.
> {keepsake}
What did {first}'s darts hit by mistake? / What did {first}'s darts damage?
What was on the wall beside the board? / Apart from the board, what did {first} hit?
Which treasure of ours suffered from the bad aim? / What did the sharp points damage?
> {tally}
How many times was the board hit? / How often did {first} hit the board?
Number of good throws by {first}?
How many throws went where they should? / How often was {first}'s aim good?
> {first}
Who hit the {keepsake}? / Who plays darts so badly? / Whose darts went astray?
Name the one whose aim is so poor. / Who damaged a treasure of ours with sharp points?

Kite contest: longest tail {first} ({length}), highest flight {first2} ({length2}).
The longest tail was {first}'s, with {length}, but {first2}'s kite went highest, to {length2}.
{first2}'s kite rose to {length2}; {first}'s had a tail of {length}.
> {length}
How long was the longest tail? / What was the length of {first}'s tail?
How long a tail had {first}'s kite?
How far from end to end was the part that trailed behind?
What did {first}'s trailing ribbon measure?
> {length2}
How high did the best kite fly? / What height did {first2}'s kite reach?
How far up was {first2}'s kite?
Altitude of the winner? / How far into the sky did {first2} get?
> {first}
Whose kite had the longest tail? / Who won for the tail? / Who had a tail of {length}?
Who won for what trailed behind? / Whose toy had the best streamer behind it?
> {first2}
Whose kite flew highest? / Who won for the height? / Who reached {length2}?
Whose toy got closest to the clouds? / Who won for altitude?

{first} and I cycled from {city} to {city2} in {spell} on a tandem borrowed from a {calling}.
On a {calling}'s tandem {first} and I got from {city} to {city2} in {spell}.
It took {first} and me {spell} to get from {city} to {city2} on the tandem of a {calling}.
> {spell}
How long did {first} and I take? / How long did we cycle? / In what time did we get to {city2}?
How much time did the tandem take?
How long were we two in the saddle? / How much time did our ride take?
> {city2}
Where did {first} and I cycle to? / What was our destination from {city}?
Where did the tandem tour end?
Destination of our ride? / In which town did the two of us get off the bike?
> {city}
Where did {first} and I set out? / Where did we start for {city2}?
Where did the tandem tour begin?
Where did the two of us set off? / In which town did our ride begin?
> {calling}
Whose was the tandem? / From whom did we borrow the tandem?
Who lent {first} and me something to ride on?
Who let us use the bike, by profession? / Whose bike was it that carried me and {first}?
> {first}
With whom did I cycle? / Who was on the tandem with me? / Who shared the tandem?
Who rode with me? / Who was pedalling behind or before me?

Walk of the {club} on Sunday: {length}, start at {time} from the {venue}, {drink} afterwards with \
{first}.
The {club} walks {length} on Sunday, sets out from the {venue} at {time} and ends with {drink} at \
{first}'s.
On Sunday at {time} the {club} leaves the {venue} for a walk of {length}; {first} has {drink} for \
all.
> {length}
How far is the {club}'s walk? / How long is Sunday's walk? / What distance does the {club} walk?
How many miles or kilometres is the hike? / What distance will the members cover?
> {time}
When does the walk start? / At what time do walkers meet? / When should I be at the {venue}?
I want to go hiking with them. When should I show up? / At what hour is everyone off on the hike?
> {venue}
Where does the walk start? / Where do the walkers meet? / From where does the {club} set out?
Where should hikers gather? / What is the hike's meeting point?
> {drink}
What is there to drink after the walk? / What does {first} have for the walkers?
With which drink does it end?
What are hikers offered when they've arrived? / Which beverage rewards the members?
> {first}
At whose place does the walk end? / Who has {drink} for all? / Who looks after the thirsty walkers?
Who is host at the close of the hike? / Who pours something for the tired members?

With {tally} points left, {first} only had to lay a "{word}" to win; {first2} saw it and \
(coughed|wept).
{first2} wept, seeing that {first}, with {tally} points to go, could lay "{word}" and win.
To win, {first} needed {tally} points and the word "{word}", which {first2} also saw.
> {word}
Which word did {first} need? / What could {first} lay? / What word was worth the victory?
What was {first2} afraid that {first} would lay?
Which letters could finish off the game? / What could {first} spell out for victory?
> {tally}
How many points did {first} need? / How many points were left for {first} to make?
By how many points was {first} short?
> {tally} points
How far was {first} from victory? / What was still missing in the total?
> {first}
Who was about to win with "{word}"? / Who needed {tally} points? / Who could lay "{word}"?
Who was one move from victory? / Who had the letters to beat {first2}?
> {first2}
Who saw the word, too? / Against whom did {first} play? / Who was about to lose to {first}?
Name of the unhappy opponent? / Who was going to be beaten by {first}?

At the tug of war {tally} {calling} apprentices pulled {tally2} teachers through the {place}.
The {calling} apprentices, {tally} of them, won the tug of war at the {place} against {tally2} \
teachers.
At the {place} {tally2} teachers lost a tug of war against {tally} {calling} apprentices.
> {tally}
How many apprentices pulled? / How many were in the winning team? / Number of the winners?
How many lads were on the rope, still learning their job? / How large was the victorious team?
> {tally2}
How many teachers pulled? / How many were in the losing team? / Number of the losers?
How many of the school's staff were on the rope? / How large was the beaten team?
> {place}
Where was the tug of war? / At what place did the teachers lose?
Where did {tally} apprentices pull?
Where did the rope contest happen? / In what spot was the school's staff beaten?
> {calling}
What did the apprentices want to become? / Which trade were the winners in?
Who won against the teachers, apprentices of what?
Which craft was the victorious team learning?
What would the youngsters who beat the school's staff be one day?

{first} says the fish was {length}, {first2}, who was there, says {length2}, and the scales \
{weight}.
It was {length} long according to {first}, {length2} according to {first2}, and it weighed {weight}.
By {first2}'s account the fish measured {length2}, by {first}'s {length}; on the scales it was \
{weight}.
> {length}
How long was the fish according to {first}? / What length does {first} claim?
What does {first} say the fish measured?
How big was the catch if {first} can be trusted? / What size does {first} boast about?
> {length2}
How long was the fish according to {first2}? / What length does {first2} claim?
What does {first2} say the fish measured?
How big was the catch if {first2} can be trusted? / What size does {first2} admit to?
> {weight}
What did the fish weigh? / How heavy was the fish? / What did the scales show for the fish?
Weight of the catch?
Tell me how heavy the catch was. / How many pounds or kilos did they land?
> {first}
Who says {length}? / According to whom was the fish {length} long? / Who claims {length}?
Who puts the size of the catch at {length}? / Whose estimate differs from {first2}'s?
> {first2}
Who says {length2}? / According to whom was the fish {length2} long? / Who claims {length2}?
Who puts the size of the catch at {length2}? / Whose estimate differs from {first}'s?

Beginners' {hobby}, {frequency}, {price} the course; bring a {tool}; places left: {tally}.
There are {tally} places left in the {hobby} course for beginners: {frequency}, {price}, own {tool}.
For {price} beginners learn {hobby} {frequency}, with a {tool} of their own; {tally} places are \
free.
> {hobby}
What can beginners learn? / What is the course for {price} about?
Which hobby is taught {frequency}? / What course costs {price}?
What can a novice take lessons in? / Which pastime is taught to those who've never tried?
> {price}
What is the course fee? / What do beginners pay? / How much is it to learn {hobby}?
I'm a novice. How much is the fee? / What do lessons in {hobby} cost me?
> {tally}
How many places are left in the {hobby} course? / How many more can join the course?
Free places for {hobby} beginners?
How many more novices can sign up? / How many vacancies in the {hobby} class?
> {tool}
What should beginners bring? / What tool do I need for the course?
What must I have of my own for {hobby}?
Which implement must novices supply? / What equipment should I buy for the {hobby} class?
> {frequency}
How often does the {hobby} course meet? / When is the {hobby} course?
At what intervals are the lessons in {hobby}?
How often do the novices meet? / On what schedule is {hobby} taught?

The snowman of {first} and {first2}, {length} tall, wore my {garment} and lasted {spell}.
For {spell} a snowman stood in the yard, {length} tall, made by {first} and {first2}, in my \
{garment}.
In my {garment} stood, for {spell}, the {length} of snowman that {first} made with {first2}.
> {length}
How tall was the snowman? / What did the snowman measure? / Height of the snowman?
Size of the white fellow? / What did the figure outdoors measure from foot to head?
> {garment}
What did the snowman wear? / What of mine was on the snowman?
Which garment did I lend to the snow?
Which of my clothes did the white fellow borrow? / How was the cold figure dressed?
> {spell}
How long did the snowman last? / For how long did it stand?
After what time had the snowman melted?
When did the white fellow melt, after how much time?
How long was it before the sun finished off the cold figure?
> {first2}
With whom did {first} make the snowman? / Who helped {first} with the snowman?
Who, beside {first}, built it?
Who was {first}'s partner in rolling those white balls?
With whom did {first} build outdoors in the cold?
> {first}
With whom did {first2} make the snowman? / Who helped {first2} with the snowman?
Who built the snowman together with {first2}?
Who was {first2}'s partner in rolling those white balls?
With whom did {first2} build outdoors in the cold?
"""
