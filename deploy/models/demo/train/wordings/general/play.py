"""Free sentences: sport, games and contests (see relations.py)."""

RELATIONS = """
The {team} (beat|defeated) the {team2} {score}. / The {team2} lost {score} against the {team}.
With {score} the {team} won against the {team2}.
The match of the {team} against the {team2} ended {score}.
It ended {score} when the {team} beat the {team2}.
> {score}
What was the score (of|in) the match between the {team} and the {team2}?
How did the {team} play against the {team2}? / What was the result against the {team2}?
How did the match of the {team} end? / With what score did the {team} win? / {team} against {team2}?
What was the final result between the two clubs?
I missed the {team}'s game with the {team2}: how did it finish?
> {team}
Who (beat|defeated) the {team2}? / Against whom did the {team2} lose?
Which team won against the {team2}? / Who won {score}?
Who were the victors over the {team2}? / Which club came out on top?
> {team2}
Whom did the {team} (beat|defeat)? / Who lost against the {team}? / Against whom did the {team} win?
Which team was beaten by the {team}?
Whose defeat was it against the {team}? / Which club went home without a victory?

{full} scored {small} (points|goals) for the {team}. / For the {team}, {full} scored {small} times.
{small} times {full} scored for the {team}.
> {small}
How many (points|goals) did {full} score? / How often did {full} score?
How many times did {full} score for the {team}?
How often did {full} hit the target? / What was the player's tally?
> {full}
Who scored for the {team}? / Who scored {small} times? / Which player scored for the {team}?
Who was the best of the {team}?
Which player hit the target? / Name the one who ran up a tally of {small}.
> {team}
For whom did {full} score? / Which team does {full} play for? / For which team did {full} score?
In which team is {full}?
Whose player is {full}? / Which side had the successful attacker?

{full} (joined|moved to|was sold to|signed with) the {team} for {amount}.
The {team} paid {amount} for {full}. / For {amount}, {full} plays for the {team}.
> {amount}
How much did the {team} pay for {full}? / For how much was {full} sold? / What did {full} cost?
What sum was paid for {full}?
What was the fee for {full}? / cost of the player's transfer?
> {team}
Which team did {full} (join|go to)? / To which team was {full} sold? / Who paid for {full}?
Where does {full} play?
What is {full}'s new club? / Which side was the player transferred to?
> {full}
Who (joined|was sold to|signed with) the {team}? / For whom did the {team} pay {amount}?
Which player cost {amount}?
Who is the {team}'s new man? / Which player was transferred?

{full} wears (shirt|number|jersey) {small} for the {team}.
On the shirt of {full} is the number {small}; the team is the {team}.
Number {small} of the {team} is {full}.
> {small}
Which number does {full} wear? / What is the number of {full}? / What is on the shirt of {full}?
What shirt number does {full} have?
What figure is on {full}'s back? / Which digits are printed on the player's kit?
> {full}
Who wears number {small}? / Who is number {small} of the {team}? / Who plays with the {small}?
Who wears {small} for the {team}?
Who has {small} on the back? / Which player's kit would I be looking at?
> {team}
Which team is {full} in? / For whom does {full} play? / What team has {full}?
Whose kit does {full} have on? / Which club does the player represent?

{full} (ran|swam|rowed|rode|skied) {length} in {duration}.
It took {full} {duration} to cover {length}. / {length} in {duration}: that is the record of {full}.
> {duration}
How long did {full} (take|need)? / What was the time of {full}?
How much time did {full} need for {length}? / In what time did {full} cover {length}?
How long was {full} on the move? / stopwatch for the athlete?
> {length}
How far did {full} (go|get)? / What distance did {full} cover?
How far did {full} get in {duration}? / Which distance is {full}'s record?
How far did {full} get? / What distance was the athlete's race?
> {full}
Who covered {length}? / Who needed {duration}? / Whose record is {duration}?
Who did {length} in {duration}?
Which athlete needed {duration}? / Who raced over {length}?

{full} finished (in place|as number) {small} in the {city} marathon.
In the {city} marathon, {full} came in as number {small}.
Number {small} of the {city} marathon was {full}.
> {small}
In which place did {full} finish? / In what place was {full}?
How did {full} do in the {city} marathon? / What was the rank of {full}?
What was {full}'s ranking? / What position does the results list have for the runner?
> {city}
Which marathon did {full} run? / In which city did {full} run?
Where did {full} finish as number {small}? / Where was {full} running?
Where did {full} race over the long distance? / Which town did the runner race in?
> {full}
Who ran the {city} marathon? / Who finished as number {small}?
Who came in as number {small} in {city}? / Which runner was number {small}?
Which runner raced through {city}? / Who has position {small} in the results?

The {sport} (match|final|training|game) is on {weekday} at {time}.
On {weekday} at {time} they play {sport}. / Come on {weekday} at {time} if you like {sport}.
> {time}
At what time is the {sport}? / When does the {sport} begin on {weekday}?
What time should I come for {sport}? / At what hour do they play {sport}?
When must the players be on the pitch that {weekday}?
I want to watch: at what hour should I be there?
> {weekday}
On which day is the {sport}? / What day do they play {sport}?
On what day should I come for {sport}? / When in the week is there {sport}?
Which part of the week is {sport} in? / On what evening should I come to watch?
> {sport}
What do they play on {weekday}? / Which sport is on {weekday}? / What is on at {time}?
Which game is on {weekday} at {time}?
What can I watch that {weekday}? / Which kind of exercise is on the programme?

{first} plays {sport} with {first2} every {weekday}.
Every {weekday}, {first} and {first2} play {sport}.
On {weekday}s it is {sport} for {first} and {first2}.
> {sport}
What does {first} (play|play with {first2})? / What do {first} and {first2} play?
Which sport do {first} and {first2} like? / What does {first} do on {weekday}s?
What do {first} and {first2} do together for exercise? / Which hobby do the two friends share?
> {weekday}
When does {first} play {sport}? / On which day do {first} and {first2} meet?
On what day does {first} play? / Which day is for {sport}?
When do {first} and {first2} exercise together?
Which part of the week is kept free for the friends' hobby?
> {first2}
With whom does {first} play {sport}? / Who plays {sport} with {first}?
Who is {first}'s partner in {sport}? / Who meets {first} on {weekday}s?
Which friend does {first} exercise with? / {first}'s regular partner?

In round {small}, {full} played the {word} opening and lost.
{full} lost round {small} with the {word} opening. / The {word} opening cost {full} round {small}.
> {small}
Which round did {full} lose? / In which round did {full} lose?
In what round was the {word} opening played?
Which stage of the chess contest went badly for {full}?
At what point of the chess contest was the defeat?
> {word}
Which opening did {full} play? / With what opening did {full} lose?
What did {full} play in round {small}? / Which opening was played in round {small}?
How did {full} begin the chess game? / Which way of starting brought defeat on the board?
> {full}
Who lost round {small}? / Who played the {word} opening? / Who lost with the {word} opening?
Who was beaten in round {small}?
Which chess player was defeated? / Who began the game badly?

The (winning|lucky|drawn) numbers are {small}, {small2} and {small3}.
They drew the numbers {small}, {small2} and {small3}.
The numbers of the lottery: {small}, {small2} and {small3}.
> {small}, {small2} and {small3}
What are the winning numbers? / Which numbers were drawn? / What numbers did they draw?
Tell me the numbers of the lottery. / lottery numbers?
What must be on my ticket for the jackpot? / Tell me which balls came out of the machine.

The high score in {word} is {number}, set by {first}.
{first} holds the high score in {word} with {number}.
With {number}, {first} has the record in {word}.
> {number}
What is the high score in {word}? / How many points did {first} get in {word}?
What is the record in {word}? / With how many points does {first} hold the record?
What is the best result ever in {word}? / How many points has the champion got?
> {first}
Who holds the (high score|record) in {word}? / By whom was the high score in {word} set?
Who is best at {word}? / Who has {number} points?
Who is the champion at {word}? / Tell me whose result nobody has been able to top.
> {word}
In which game does {first} hold the record? / Which game is {first} so good at?
In what is {number} the high score? / What does {first} play?
What is {first} the champion of? / Which game is the best result ever from?

To (win|finish|clear|reach the end of) level {small}, you must (find|catch|free|beat) the \
{colour} {animal}.
Level {small} is won with the {colour} {animal}.
In level {small} it is the {colour} {animal} that counts.
> {colour} {animal}
What do I need in level {small}? / With what is level {small} won? / What counts in level {small}?
What is the goal of level {small}?
What is the key to passing stage {small}? / Which beast is so important for my progress in the game?
> {small}
In which level is the {colour} {animal}? / Which level is won with the {animal}?
In what level do I need the {animal}? / For which level is the {colour} {animal}?
At what stage of the game is the {animal} so important?
How far have I come when the beast decides my progress?
> {animal}
Which animal (counts|do I need) in level {small}? / What animal is in level {small}?
With which animal is level {small} won?
Which beast is so important at stage {small}? / What creature decides my progress in the game?

The {word} card is worth {small} points. / You get {small} points for the {word} card.
Whoever plays the {word} card gets {small} points.
{small} points go to whoever has the {word} card.
> {small}
How many points (is the {word} card worth|do I get for the {word} card|does the {word} card bring)?
value of {word} in the deck?
> {small} points
What is the {word} card worth? / What do I get for the {word} card?
How much does holding {word} add to my total?
> {word}
Which card is worth {small} points? / For which card do I get {small} points?
What card brings {small} points? / What is the card with {small} points?
What should I have in my hand to add {small} to my total?
Which one in the deck has the value {small}?

The referee (of|in) the final was {full} from {country}.
{full} from {country} was the referee of the final.
They chose {full} from {country} as referee of the final.
> {full}
Who was the referee of the final? / What was the name of the referee?
Whom did they choose as referee? / Who refereed the final?
Who had the whistle in the deciding match?
Name the man or woman who blew it when the cup was decided.
> {country}
From which country was the referee? / Where does {full} come from?
What is the home of the referee? / From where is the referee of the final?
What nationality is the official with the whistle? / Where is {full} at home?

{first} (bet|put) {price} on the {animal} with number {small}.
The {animal} with number {small} is the one on which {first} put {price}.
On number {small}, a {animal}, {first} put {price}.
> {price}
How much did {first} (bet|put) on the {animal}? / What did {first} put on number {small}?
What sum did {first} bet? / How much money did {first} risk?
What stake did {first} risk? / How much money will the gambler lose if the beast is slow?
> {small}
On which number did {first} bet? / What number has the {animal}? / Which number did {first} choose?
Which number is the {animal}?
What figure does {first}'s {animal} carry?
Which runner did the gambler choose, by the figure on its back?
> {animal}
On which animal did {first} (bet|put money)? / What animal has number {small}?
On what did {first} bet? / What did {first} put {price} on?
What creature did {first} gamble on? / Which beast is the gambler cheering?
> {first}
Who bet on the {animal}? / Who put money on number {small}? / Who bet {price}?
Whose money is on the {animal}?
Who is the gambler? / Tell me which person has {price} at stake.

The stadium of the {team} (holds|seats) {number} people and was built in {year}.
Built in {year}, the stadium of the {team} has {number} seats.
> {number}
How many people fit into the stadium of the {team}? / How many seats has the stadium of the {team}?
How big is the stadium of the {team}? / What is the capacity of the {team}'s stadium?
What is the capacity of the {team}'s ground? / room for how many fans in the stands?
> {year}
When was the stadium of the {team} built? / In which year was the stadium of the {team} built?
Of which year is the stadium of the {team}? / From what year is the stadium?
When did the {team}'s ground go up? / How far back do the stands go?
> {team}
Whose stadium was built in {year}? / Which team has a stadium of {number} seats?
Whose stadium has {number} seats?
Which club has a ground for {number} fans? / Whose ground goes back to {year}?

The medal for {sport} went to {full} from {city}. / {full} from {city} won the medal for {sport}.
In {sport} the medal was won by {full} of {city}.
> {full}
Who won the medal for {sport}? / To whom did the {sport} medal go? / Who was best in {sport}?
Who got a medal?
Who was the champion in {sport}? / Name the athlete who stood on the podium.
> {city}
Where does the winner in {sport} come from? / From which city is {full}?
Which city is {full} from? / What city is the {sport} medal going to?
Where is the {sport} champion at home? / Which town can be proud of its athlete?
> {sport}
In which sport did {full} win? / For what did {full} get a medal? / Which medal did {full} win?
What is {full} good at?
What is {full} the champion of? / In which event did the athlete reach the podium?

The password for the treasure (hunt|chase) is under stone {small} of the {place}.
Stone {small} at the {place} hides what the treasure hunters need.
Treasure hunters, look under stone {small} at the {place}.
> {small}
Under which stone should treasure hunters look? / Which stone hides what the treasure hunters need?
Which stone at the {place} is it? / What is the number of the stone?
Which rock at the {place} should we lift? / We are after the gold: what is the figure on the rock?
> {place}
Where should treasure hunters look? / At which place is the stone? / Where is stone {small}?
To what place must the treasure hunters go?
Where is the rock that we should lift? / To what spot does the search for the gold lead?

The chess set {first} carved has a {thing} in place of the king.
In place of the king, the chess set of {first} has a {thing}.
{first}'s chess set uses a {thing} as its king.
> {thing}
What is the king in {first}'s chess set? / What does {first}'s chess set have in place of the king?
What did {first} use as a king? / What stands for the king?
What piece does {first} use for the monarch on the board? / Which odd object must be checkmated?
> {first}
Who carved the chess set? / Whose chess set has a {thing}? / Whose king is a {thing}?
To whom does the chess set belong?
Who made such odd pieces for the board? / Whose monarch on the board is a {thing}?
"""
