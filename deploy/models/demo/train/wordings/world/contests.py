"""Free sentences: sport results and records (see relations.py)."""

RELATIONS = """
In the {race}, {full} set a new record of {racetime} in {city}.
{full} needed {racetime} in {city}, and nobody had ever been better in the {race}.
The record in the {race} now stands at {racetime}, thanks to what {full} did in {city}.
> {racetime}
What is the new record in the {race}? / How fast was {full}? / What did {full} achieve?
What was {full}'s time in {city}?
{full}'s time was what? / I want the record for the {race}.
The {race} was done in what time in {city}?
Time to beat? / How fast was the fastest ever?
> {full}
Who holds the record in the {race}? / Who was best in {city}? / Whose record is {racetime}?
Who set a new mark in the {race}?
The record of {racetime} belongs to whom? / Do you know who was faster than everybody in {city}?
record holder, {race}?
Who is the fastest of all time? / Which champion do the others have to beat in the {race}?
> {city}
Where was the record in the {race} set? / In which town did {full} do so well?
{full} was so fast where? / I need the place where {racetime} was reached.
scene of the record in the {race}?
Where was the fastest performance of all time? / Which host place saw {full} make history?
> {race}
In what did {full} set a record? / What is {full}'s event? / Which record fell in {city}?
{full} was so fast at what? / I need the event that {full} is so good at.
{racetime} is a record in what?
At what distance or discipline is {full} the fastest ever?
In which event did the champion make history?

The {team} beat the {team2} by {winscore} in the rain and won the {cup}.
The {cup} goes to the {team} after a {winscore} victory over the {team2}.
By {winscore} the {team2} lost the final of the {cup} to the {team}.
> {team}
Who won the {cup}? / Which team took the {cup}? / Who beat the {team2}? / winner of the {cup}?
To whom did the {team2} lose?
The {cup} went to whom? / I need the winner of the game against the {team2}.
The {team2} were beaten by whom?
Who are the champions? / Name the side that came out on top.
> {team2}
Who lost the final of the {cup}? / Whom did the {team} beat? / Who was beaten by {winscore}?
The {team} were too strong for whom? / Do you know who came second in the {cup}?
losers of the final?
Who came away empty-handed in the deciding match? / Which side couldn't keep up with the champions?
> {winscore}
What was the result of the final of the {cup}? / How did the {team} and the {team2} play?
score of the {team} against the {team2}?
By how much did the {team} beat the {team2}?
It ended how between the {team} and the {team2}?
I need the result of the match that decided the {cup}. / How many goals or points each in the final?
How did the deciding match end, in figures? / By what margin did the {team} come out on top?
> {cup}
What did the {team} win? / For which trophy did they play? / What was at stake for the {team2}?
The {team} took home what? / Do you know what the {team2} did not get? / trophy won by the {team}?
Which trophy was at stake? / What silverware did the champions lift?

{full} won silver in the {contest} at the {cup}, behind {full2}.
At the {cup}, only {full2} was better than {full} in the {contest}.
Second place in the {contest} at the {cup} was {full}'s, since {full2} could not be caught.
> {full2}
Who won the {contest}? / Who got gold at the {cup}? / Behind whom was {full}?
Who was better than {full}?
{full} could not catch whom? / Do you know who stood above {full}? / winner of the {contest}?
Who came first? / Which rival snatched gold away from {full}?
> {full}
Who came second in the {contest}? / Who got silver at the {cup}? / Who finished behind {full2}?
{full2} was followed by whom? / Do you know who had to be content with silver?
runner-up in the {contest}?
Name the runner-up. / Which competitor just missed gold because of {full2}?
> {contest}
In which event did {full} win silver? / What did {full2} win? / In what were they competing?
{full2} beat {full} in what? / I need the event in which {full} was second.
silver for {full}: in what?
In which discipline was the medal earned? / What event was it in which {full} just missed gold?
> {cup}
Where did {full} get silver? / At which event did {full2} win the {contest}?
{full2} and {full} met at what event? / Do you know at what games {full} was second?
occasion of {full}'s silver?
At which games was the medal earned? / What was the occasion when {full} was runner-up to {full2}?

Known to the fans as the {byname}, {full} has played {small} seasons for the {team}.
{full} of the {team}, whom everybody calls the {byname}, is in season number {small}.
The {byname} is what they call {full}, for {small} seasons a pillar of the {team}.
> {byname}
What do the fans call {full}? / What is {full}'s nickname? / Under which name is {full} known?
{full} goes by what other name? / I need the nickname of {full}.
On the terraces of the {team} they shout what name for {full}?
Player's nickname? / How do supporters refer to {full}?
> {full}
Who is the {byname}? / What is the real name of the {byname}?
Who has been with the {team} so long?
The {byname} is in truth called what? / I need the name of the player with {small} seasons.
the {byname}, real name?
What is the player's real name, not the one supporters use? / Who hides behind the nickname?
> {team}
For whom does the {byname} play? / In which team is {full}? / What is {full}'s club?
{full} plays where? / Do you know the club of the {byname}? / team of the {byname}?
Which club does the veteran belong to? / Whose shirt does {full} wear?
> {small}
How many seasons has {full} played? / How many seasons has the {byname} been with the {team}?
{full} has been there for how many seasons? / I need the number of seasons of the {byname}.
The {byname} has stayed how many seasons?
For how many seasons has the veteran been with the club?
How long is {full}'s career there, in seasons?

The match between {city} and {city2} was called off because {becauseof}.
{city} against {city2} had to be put off: {becauseof}.
Since {becauseof}, {city} and {city2} will play another day.
> {becauseof}
Why was the match called off? / What was the reason for putting off {city} against {city2}?
What kept {city} and {city2} from playing?
{city} did not play {city2}: why? / I need the reason why {city} had a free day.
cause of the delay of the match with {city2}?
I had a ticket. Why was the game postponed? / What prevented the two sides from meeting?
> {city2}
Whom should {city} have played? / Who was the opponent of {city}?
Against which town was {city} to play?
{city} was to meet whom? / Do you know whom {city} will meet another day? / opponents of {city}?
Which rivals were to face {city}?
Who did {city} expect as visitors or hosts when the game was postponed?

{full} trains {fewword} hours a day and eats nothing but {speciality} before a race.
Before a race {full} eats only {speciality}; training takes {fewword} hours a day.
A plate of {speciality} and {fewword} hours of training a day: that is how {full} prepares.
> {speciality}
What does {full} eat before a race? / Which food does {full} swear by? / diet of {full}?
{full} lives on what before a race? / I need the name of {full}'s magic dish.
Do you know what {full} wants on the plate?
What dish does the athlete insist on ahead of an event?
Which food gives {full} strength for the start?
> {fewword} hours
How long does {full} train? / How much time does {full} spend on training every day?
{full} works how long a day? / Do you know how much {full} trains?
daily training of {full}, in hours?
How much daily practice does the athlete do? / How long does {full} exercise from morning to night?
> {full}
Who eats {speciality} before a race? / Who trains {fewword} hours a day?
{speciality} is the secret of whom? / Do you know whose diet it is, {speciality} only?
Which athlete is so disciplined, at table and in practice?
Who wants {speciality} and no other food ahead of the start?

The coach of the {team}, {full}, was sent off for throwing a {object} at the referee.
A {object} thrown at the referee cost {full}, who coaches the {team}, a place on the bench.
{full} threw a {object} at the referee and must not coach the {team} for a while.
> {object}
What did {full} throw? / What hit the referee? / What did the referee have to dodge?
{full} used what against the referee? / Do you know what flew at the referee?
thing thrown by {full}?
What did the angry trainer hurl? / What came flying at the official from the side line?
> {full}
Who coaches the {team}? / Who was sent off for throwing a {object}? / Who threw a {object}?
name of the coach of the {team}?
The {team} are coached by whom? / Do you know who lost his temper with the referee?
The {object} was thrown by whom?
Tell me which trainer lost control. / Who was punished for attacking the official?
> {team}
Which team does {full} coach? / Whose coach threw a {object}? / For whom does {full} work?
{full} may not coach whom for a while? / Do you know whose bench has to do without {full}?
club of coach {full}?
Whose trainer lost control? / Which side must manage without {full}?

{full} lifted {weight} in {city}, more than anyone from {realm} before.
Nobody from {realm} had ever lifted what {full} lifted in {city}: {weight}.
In {city}, the {weight} that {full} lifted were a record for {realm}.
> {weight}
How much did {full} lift? / What is the record for {realm}? / How strong is {full}, in figures?
{full} got how much off the ground? / I need the weight that was lifted in {city}.
{full}'s record?
Load on the bar? / What was the mass that {full} got overhead?
> {full}
Who lifted {weight}? / Who set a record for {realm}? / Who is the strongest in {realm}?
{realm} has never seen anyone stronger than whom? / I need the name of the strong one from {realm}.
{weight}: lifted by whom?
Who is the strongest athlete their country has produced?
Which muscle-man or woman got {weight} overhead?
> {city}
Where did {full} lift {weight}? / Where was the record for {realm} set?
{full} lifted it where? / I need the town where the record of {realm} fell.
scene of {full}'s feat?
Where did the strong athlete make history? / In which place was the heavy bar raised by {full}?
> {realm}
From which country is {full}? / For what country did {full} set a record in {city}?
{full} is at home in which country? / I need the land that {full} lifted for.
Which country does the strong athlete represent? / What nation is {full}'s?

The regatta around {islet} was won by the {ship} in {racetime}.
In {racetime} the {ship} sailed around {islet}, ahead of everyone else.
Around {islet}, nobody was quicker than the {ship}, whose time was {racetime}.
> {ship}
Which boat won the regatta? / Who was the quickest around {islet}?
What is the winning boat called?
{islet} saw which boat win? / Do you know who had a time of {racetime}? / winner around {islet}?
Name the yacht that came first. / What was the fastest boat called?
> {racetime}
What was the time of the {ship}? / How long did the {ship} take around {islet}?
In what time was the regatta won?
The {ship} was back after what time? / I need the winning time around {islet}. / {ship}, time?
How long did the fastest boat take? / What did the clock show when the {ship} crossed the line?
> {islet}
Around which island did they sail? / Where was the regatta? / Around what did the {ship} race?
The {ship} had to sail around what? / Do you know where the {ship} won?
{ship}: first around which island?
What piece of land did the boats go about? / Which island was the course laid round?
"""
