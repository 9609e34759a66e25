"""Free sentences: inventors, and voyages to made-up stars (see relations.py)."""

RELATIONS = """
{full} invented the {invention} in {year} while working as a {livelihood}.
The {invention} was thought up in {year} by {full}, then a {livelihood}.
In {year} a {livelihood}, {full}, took out a patent on the {invention}.
> {full}
Who invented the {invention}? / Whose idea was the {invention}? / inventor of the {invention}?
By whom was the {invention} patented?
The {invention} is by whom? / Do you know who thought of the {invention}?
name of the clever {livelihood}?
> {invention}
What did {full} invent? / On what did {full} take out a patent? / What do we owe to {full}?
{full} thought of what? / Do you know what a {livelihood} invented in {year}? / {full}'s brainchild?
> {year}
When was the {invention} invented? / In which year did {full} get the idea?
Since when has there been the {invention}?
The {invention} dates from when? / Do you know when {full} took out a patent?
year of the {invention}?
> {livelihood}
What was {full} by trade? / As what did {full} work? / What was the inventor's profession?
{full} was what before becoming an inventor?
Do you know the trade of the person behind the {invention}? / day job of {full}?

The {invention} was a failure because {becauseof}; only {small} were ever sold.
Only {small} people bought the {invention}, and this because {becauseof}.
As {becauseof}, no more than {small} pieces of the {invention} found a buyer.
> {small}
How many of the {invention} were sold? / How many buyers did the {invention} find?
The {invention} sold how often? / Do you know how few people bought the {invention}?
sales of the {invention}?
> {becauseof}
Why did nobody want the {invention}? / What made the {invention} a failure?
What is the reason why the {invention} sold so badly?
The {invention} did not sell: why? / Do you know what ruined the {invention}?
reason for the failure of the {invention}?
> {invention}
What was a failure because {becauseof}? / Of what were only {small} sold?
Which invention did nobody want?
{small} people bought what? / Do you know which thing failed because {becauseof}?

{full} and {full2} quarrelled to the end about who had first built the {invention}.
About the {invention}, {full} went to court against {full2}, and each claimed to be first.
Was it {full} or {full2} who made the first {invention}? The two never agreed.
> {full2}
With whom did {full} quarrel? / Who was the rival of {full}? / Against whom did {full} make a claim?
{full} had what rival? / Do you know whom {full} quarrelled with?
opponent of {full} over the {invention}?
> {invention}
What did {full} and {full2} both claim to have built? / What was the quarrel of {full} about?
Over which invention did {full} and {full2} fall out?
{full} and {full2} could not agree about what? / Do you know what {full2} claimed too?
thing in dispute between {full} and {full2}?

The {spaceship} took {numberword} years to reach {farplanet}, with {number} sleepers on board.
{number} sleepers were on the {spaceship} when it reached {farplanet} after {numberword} years.
After {numberword} years the {spaceship} came to {farplanet}, and {number} sleepers woke.
> {numberword} years
How long was the {spaceship} under way? / How long did the voyage to {farplanet} take?
The {spaceship} flew how long? / Do you know how long the sleepers slept on the way to {farplanet}?
flight time to {farplanet}?
> {farplanet}
Where did the {spaceship} arrive? / Which planet did the {spaceship} reach?
What was the goal of the {spaceship}? / Where did the sleepers wake?
The {spaceship} came to what place? / Do you know what world the sleepers saw?
destination of the {spaceship}?
> {number}
How many sleepers were there? / How many people slept on the {spaceship}?
The {spaceship} carried how many? / Do you know how many woke at {farplanet}?
sleepers on the {spaceship}?
> {spaceship}
Which ship flew to {farplanet}? / On what did the sleepers travel?
name of the ship to {farplanet}?
{farplanet} was reached by what? / Do you know what carried {number} sleepers?
ship that came to {farplanet}?

On {farplanet} the sky is {colour}, the days last {duration} and everyone speaks {tongue}.
Everyone on {farplanet} speaks {tongue}; a day there lasts {duration}, under a {colour} sky.
Under the {colour} sky of {farplanet}, where a day has {duration}, one hears only {tongue}.
> {colour}
What colour is the sky on {farplanet}? / What does the sky of {farplanet} look like?
{farplanet}'s sky is what? / Do you know how the sky of {farplanet} looks?
{farplanet}: sky colour?
> {duration}
How long is a day on {farplanet}? / How long do the days last on {farplanet}?
{farplanet}'s days are how long? / Do you know when a day of {farplanet} is over?
{farplanet}: length of day?
> {tongue}
What do they speak on {farplanet}? / Which language would I need on {farplanet}?
{farplanet} speaks what? / Do you know what I should learn before I go to {farplanet}?
{farplanet}: language?
> {farplanet}
Where is the sky {colour}? / On which planet is {tongue} spoken? / Where does a day have {duration}?
{tongue} is spoken on what world? / Do you know where the sky is {colour} and a day has {duration}?

Captain {last} of the {spaceship} fell in love with the {creature} of {farplanet}.
The {creature} of {farplanet} was loved by Captain {last}, who flew the {spaceship}.
It was on {farplanet} that the captain of the {spaceship}, {last}, lost his heart to a {creature}.
> {creature}
With whom did {last} fall in love? / Whom did the captain of the {spaceship} love?
What did Captain {last} meet on {farplanet}?
Captain {last} lost his heart to whom? / Do you know who was loved on {farplanet}?
beloved of Captain {last}?
> {last}
Who loved the {creature}? / Who was captain of the {spaceship}? / name of the captain in love?
The {spaceship} had what captain? / Do you know who fell for a {creature}?
captain of the {spaceship}?
> {farplanet}
Where did {last} fall in love? / On which planet did the captain meet the {creature}?
{last} met the {creature} where?
Do you know on which world the captain of the {spaceship} fell in love?
> {spaceship}
Which ship did Captain {last} fly? / What did {last} command?
Captain {last} flew in what? / Do you know which ship was at {farplanet}? / ship of Captain {last}?

The ship's computer obeyed nobody but {first} and sang "{song}" when it was sad.
When sad, the computer of the ship sang "{song}"; it took orders from {first} alone.
Only {first} could give orders to the ship's computer, which used to sing "{song}".
> {first}
Whom did the computer obey? / From whom did the computer take orders?
Who could tell the computer what to do?
The ship's computer listened to whom?
Do you know who could give orders to a computer that sang "{song}"?
> {song}
What did the computer sing? / What was the song of the ship's computer?
What does one hear from the computer when it is sad?
The computer loved which song? / Do you know what it sang without {first}?
{first}'s computer sang what?

In the year {futureyear}, {farplanet} declares itself free, and its first leader is {full}.
{full} becomes the first leader of {farplanet} when it breaks free in {futureyear}.
{farplanet}, free since {futureyear}, is led at first by {full}.
> {full}
Who is the first leader of {farplanet}? / Who leads {farplanet}? / Whom does {farplanet} choose?
{farplanet} is led by whom? / Do you know who comes to power in {futureyear}?
leader of {farplanet}?
> {futureyear}
When does {farplanet} become free? / In what year does {farplanet} break away?
Since when has {farplanet} been independent?
{farplanet} breaks free when? / Do you know since when {full} has led {farplanet}?
year of freedom for {farplanet}?
> {farplanet}
Which planet is led by {full}? / What becomes free in {futureyear}? / Over what does {full} rule?
{full} leads what? / Do you know which world is free since {futureyear}? / {full}'s planet?

The robot {codename}, model {code}, was programmed to {activity}, nothing else.
{codename} is a robot of model {code} and can do one thing only: {activity}.
All that the robot {codename} (model {code}) can do is {activity}.
> {code}
Which model is {codename}? / Of what model is the robot? / type of the robot {codename}?
{codename} is of what type? / Do you know the model of the robot {codename}? / {codename}, model?
> {activity}
What can {codename} do? / For what was the robot made? / What was {codename} programmed to do?
{codename} is good for what? / Do you know what model {code} can do?
the one thing {codename} can do?
> {codename}
What is the robot called? / Which robot is of model {code}? / Which robot can only {activity}?
Model {code} is called what? / Do you know the name of the robot of model {code}?
robot of type {code}?

A signal of {fewword} notes reached {city} from {farplanet} at {time} every night.
Every night at {time}, {fewword} notes from {farplanet} were heard in {city}.
In {city} they picked up {fewword} notes each night at {time}, and these came from {farplanet}.
> {farplanet}
Where did the signal come from? / From which planet were the notes? / Who or what sent the notes?
{city} heard what world? / Do you know where the notes of {time} came from?
origin of the {fewword} notes?
> {fewword} notes
What did they hear in {city}? / Of what did the signal consist? / What arrived every night?
{farplanet} sent what? / Do you know what one heard in {city} at {time}?
signal from {farplanet}: made of what?
> {time}
When did the signal come? / At what time of night did one hear {farplanet}?
{farplanet} could be heard when? / Do you know when to listen in {city}? / hour of the notes?
> {city}
Where was the signal heard? / In which town did they pick up the signal from {farplanet}?
{farplanet} was heard where? / Do you know where {fewword} notes came in every night?
town that heard {farplanet}?
"""
