"""Free sentences: games with their rules, races and champions (see relations.py)."""

RELATIONS = """
In {boardgame}, whoever draws the {gamepiece} must pay {small} coins to the bank.
The {gamepiece} costs you {small} coins if you draw it in {boardgame}.
Draw the {gamepiece} in a round of {boardgame}, and {small} coins of yours go to the bank.
> {small} coins
What does the {gamepiece} cost me in {boardgame}? / How much do I pay for the {gamepiece}?
What is the penalty for drawing the {gamepiece}?
The {gamepiece} takes what from me? / I need the price of the {gamepiece}.
{boardgame}: I drew the {gamepiece}. What now do I pay?
What does the unlucky card cost? / How much money do I hand over for that pick?
> {gamepiece}
What should I not draw in {boardgame}? / Which piece costs {small} coins?
For what does one pay in {boardgame}?
{boardgame} has one bad card: which? / I have to pay {small} coins in {boardgame}. What did I draw?
Which pick is bad for my wallet? / What should I hope not to pull out of the pile?
> {boardgame}
In which game does one pay for the {gamepiece}? / What game has a {gamepiece} in it?
The {gamepiece} costs money in what game? / I need the name of the game with the {gamepiece}.
What do they call the pastime with the expensive pick?
Which family amusement has a {gamepiece} that makes one poorer?

You need {small} players for {boardgame}, and a round takes {duration}.
{boardgame} is for {small} players and lasts {duration}.
A round of {boardgame}, which {small} people play together, is over after {duration}.
> {small}
How many people can play {boardgame}? / How many players does {boardgame} need?
For how many is {boardgame}?
{boardgame} is played by how many? / I need the number of players for {boardgame}.
Are we enough for {boardgame}? It needs how many?
How many can take part? / For what size of group is it meant?
> {duration}
How long does a round of {boardgame} take? / How much time do we need for {boardgame}?
After how long is {boardgame} over?
{boardgame} lasts how long? / I need to know how long we will sit over {boardgame}.
length of a round of {boardgame}?
How long will one session keep us busy? / How much of the evening should I plan for it?
> {boardgame}
Which game is for {small} players? / What takes {duration}? / What can {small} of us play?
{small} people can play what? / Do you know a game that is over after {duration}?
game for {small}?
Which pastime suits a group of {small}? / What could we amuse ourselves with for {duration}?

The {gamepiece} in {boardgame} may jump over the {gamepiece2} but not over water.
In {boardgame} nothing can jump over the {gamepiece2} except the {gamepiece}.
Only the {gamepiece} is allowed, by the rules of {boardgame}, to jump over the {gamepiece2}.
> {gamepiece2}
Over what may the {gamepiece} jump? / What can be jumped over in {boardgame}?
The {gamepiece} can leap over what? / I need to know what the {gamepiece} may jump.
{boardgame}: what is no obstacle for the {gamepiece}?
Which piece gets leapt over? / What can't others hop across?
> {gamepiece}
What may jump over the {gamepiece2}? / Which piece in {boardgame} can jump?
By what can the {gamepiece2} be jumped over?
The {gamepiece2} can be leapt over by what? / {boardgame}: which piece has leave to leap?
Do you know what is allowed to jump in {boardgame}?
Which piece has a special hopping right? / What's able to leap where others can't?
> {boardgame}
In which game does the {gamepiece} jump? / Whose rules let the {gamepiece} jump?
The {gamepiece} may leap over the {gamepiece2} in what game?
Do you know which game has a {gamepiece2}?
What pastime has this special hopping right?
Where, of all board amusements, does that leaping rule apply?

{boardgame} ends when one player has {small} points or {gamepiece} and {gamepiece2} meet.
When the {gamepiece} meets the {gamepiece2}, or at {small} points, {boardgame} is over.
You have finished {boardgame} at {small} points or when {gamepiece} and {gamepiece2} come together.
> {small} points
How many points does one need in {boardgame}? / At what score does {boardgame} end?
{boardgame} is won with how many? / I need the number of points that ends {boardgame}.
limit in {boardgame}?
What score finishes it? / How much do I have to collect to win?
> {gamepiece2}
Whom must the {gamepiece} meet? / With which piece does the {gamepiece} end the game?
{boardgame} is over if the {gamepiece} meets what?
Do you know with what the {gamepiece} must come together?
Which piece mustn't run into the {gamepiece}?
Besides the score, contact with what piece finishes it?
> {boardgame}
Which game ends at {small} points? / In what game can the {gamepiece} meet the {gamepiece2}?
The {gamepiece} and the {gamepiece2} are from what game? / {small} points are the end of what?
Which pastime is decided like that? / What do they call the amusement with two possible finishes?

{boardgame} was brought to {city} by sailors, who played it with {cargo} for stakes.
Sailors brought {boardgame} to {city}; they used to play for {cargo}.
In {city} they learned {boardgame} from sailors, and the stakes were {cargo}.
> {boardgame}
What did the sailors bring to {city}? / Which game was played for {cargo}?
What did {city} learn from sailors?
{city} got what game from sailors? / Do you know what game was played for {cargo}?
game that came by sea to {city}?
What pastime did the mariners introduce? / Which amusement came off the ships?
> {cargo}
For what did the sailors play? / What were the stakes in {boardgame}?
What could one win at {boardgame}?
{boardgame} used to be played for what? / Do you know what a sailor could win at {boardgame}?
stakes of the sailors in {city}?
What goods did the mariners gamble with? / What could one win from the mariners in place of money?
> {city}
Where did sailors bring {boardgame}? / Which town learned {boardgame} from sailors?
{boardgame} came ashore where? / Do you know where sailors were playing for {cargo}?
port where {boardgame} was learned?
Where was the pastime introduced? / Which port adopted the mariners' amusement?

The chess game between {full} and {full2} was drawn after {small} moves in {city}.
After {small} moves, {full} and {full2} agreed on a draw in {city}.
In {city} neither {full} nor {full2} could win: a draw, {small} moves long.
> {small}
How many moves did {full} and {full2} make? / How long was the game in {city}, in moves?
After how many moves was it a draw?
{full} and {full2} made how many moves? / I need the number of moves of the draw.
length of the game against {full2}?
How long was the match, counting turns? / After how many turns did the two shake hands?
> {full2}
Against whom did {full} play? / Who was {full}'s opponent? / With whom did {full} draw?
{full} shook hands with whom after the draw? / Do you know who played {full} in {city}?
{full} against whom?
Who was {full}'s opponent at the board? / Which player couldn't beat {full}?
> {city}
Where did {full} play {full2}? / In which town was the drawn game?
{full} and {full2} met where? / Do you know where neither of them could win?
place of the drawn game of {full}?
Where did the two meet at the board? / Which town hosted the undecided match?

Horse number {small}, {pet}, won the {cup} at odds of {count} to one.
At {count} to one, hardly anyone had put money on {pet}, number {small}, which won the {cup}.
The {cup} was won by {pet}, the horse with number {small}; the odds were {count} to one.
> {pet}
Which horse won the {cup}? / What is the name of horse number {small}? / Who won at such odds?
The {cup} went to what horse? / Do you know the name of number {small}?
On whom should one have put money in the {cup}?
Which animal came in ahead of the field? / What do they call the surprise winner of the race?
> {count} to one
What were the odds on {pet}? / At what odds did {pet} win? / odds for number {small}?
{pet} ran at what odds? / Do you know how little people believed in {pet}? / odds before the {cup}?
What would a bet on the outsider have paid? / How unlikely was the victory, say the bookmakers?
> {cup}
What did {pet} win? / Which race was won by horse number {small}?
{pet} ran in which race? / Do you know what race number {small} won? / race won by {pet}?
Which trophy did the outsider take? / What race ended in such a surprise?
> {small}
What number did {pet} have? / Under which number did {pet} run? / number of the winning horse?
{pet} carried what number? / I need the number of {pet}. / The winner of the {cup} had what number?
What was on the outsider's saddlecloth? / Under which start position did {pet} run?

At the age of {small}, {full} became the youngest champion in the {contest} ever.
No champion in the {contest} was ever younger than {full}, who was {small}.
{full} was only {small} on winning the {contest}, which nobody so young had managed.
> {small}
How old was {full}? / At what age did {full} win the {contest}?
What is the age of the youngest champion in the {contest}?
{full} won when how old? / I need the age of {full}. / youngest champion in the {contest}: what age?
How old was the record winner? / How many birthdays had the winner celebrated by then?
> {full}
Who is the youngest champion in the {contest}? / Who won at {small}?
Which champion was only {small} years old?
The {contest} has what youngest champion? / Do you know who was champion at {small}?
name of the {small} year old champion?
Who holds the record for early success? / Which prodigy beat all the grown-ups?
> {contest}
In what is {full} the youngest champion? / What did {full} win at the age of {small}?
{full} was champion in what? / Do you know in which event one of {small} has won?
What competition did the prodigy win? / Where did {full} triumph at so early an age?

The record crowd of {thousands} at the ground of the {team} dates from {date}.
On {date} the {team} had {thousands} people in the ground, more than ever before or since.
Never did the {team} play before more people than on {date}: {thousands}.
> {thousands}
How many people came to see the {team}? / What is the record crowd of the {team}?
How big was the crowd on {date}?
The {team} once had how many in the ground? / I need the record crowd of the {team}.
people in the ground on {date}?
What's the best attendance in the club's history? / How many spectators squeezed into the stadium?
> {date}
When did the {team} have most people in the ground? / On which day was the record crowd there?
The {team} had the biggest crowd when? / I need the day on which {thousands} people came.
day of the record crowd?
When was the stadium at its fullest? / What day saw the best attendance?
> {team}
Whose record crowd is {thousands}? / Which team played on {date}?
{thousands} people came to see whom? / Do you know whose ground was so full on {date}?
Which club drew so many spectators? / Whose stadium was so packed?

{full} stopped racing after a fall at {city} and now works as a {livelihood}.
After the fall at {city}, {full} gave up racing and became a {livelihood}.
Today a {livelihood}, {full} raced until the fall at {city}.
> {livelihood}
What does {full} do today? / As what does {full} work since the fall? / {full}'s new profession?
{full} is now what? / I need {full}'s job today. / {full}, after racing, became what?
What does the former competitor do for a living?
Which trade did {full} take up after the accident?
> {city}
Where did {full} fall? / At which race was {full} hurt? / In what place did {full}'s career end?
{full} came off where? / I need the place of {full}'s fall. / {full} raced until what place?
Where did the accident happen? / Which town saw the final race of that career?
> {full}
Who fell at {city}? / Which racer is now a {livelihood}? / Who gave up racing after {city}?
Today's {livelihood} was once a racer: who? / Do you know who had a fall at {city}?
name of the racer who fell?
Which competitor changed jobs after an accident? / Whose sporting career did an accident finish?
"""
