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
Who came up with the {invention}? / Name the clever person who deserves credit for the device.
> {invention}
What did {full} invent? / On what did {full} take out a patent? / What do we owe to {full}?
{full} thought of what? / Do you know what a {livelihood} invented in {year}? / {full}'s brainchild?
Which device was the creator's own idea? / What clever thing did {full} come up with?
> {year}
When was the {invention} invented? / In which year did {full} get the idea?
Since when has there been the {invention}?
The {invention} dates from when? / Do you know when {full} took out a patent?
year of the {invention}?
When did the creator come up with it? / From what year is the idea of the {invention}?
> {livelihood}
What was {full} by trade? / As what did {full} work? / What was the inventor's profession?
{full} was what before becoming an inventor?
Do you know the trade of the person behind the {invention}? / day job of {full}?
What was the creator's day job? / How did {full} earn a living before the success?

The {invention} was a failure because {becauseof}; only {small} were ever sold.
Only {small} people bought the {invention}, and this because {becauseof}.
As {becauseof}, no more than {small} pieces of the {invention} found a buyer.
> {small}
How many of the {invention} were sold? / How many buyers did the {invention} find?
The {invention} sold how often? / Do you know how few people bought the {invention}?
sales of the {invention}?
How many customers did it attract? / Total number of purchases of the {invention}?
> {becauseof}
Why did nobody want the {invention}? / What made the {invention} a failure?
What is the reason why the {invention} sold so badly?
The {invention} did not sell: why? / Do you know what ruined the {invention}?
reason for the failure of the {invention}?
Why was it such a flop? / What put customers off the {invention}?
> {invention}
What was a failure because {becauseof}? / Of what were only {small} sold?
Which invention did nobody want?
{small} people bought what? / Do you know which thing failed because {becauseof}?
Which product flopped? / What did hardly any customers want?

{full} and {full2} quarrelled to the end about who had first built the {invention}.
About the {invention}, {full} went to court against {full2}, and each claimed to be first.
Was it {full} or {full2} who made the first {invention}? The two never agreed.
> {full2}
With whom did {full} quarrel? / Who was the rival of {full}? / Against whom did {full} make a claim?
{full} had what rival? / Do you know whom {full} quarrelled with?
opponent of {full} over the {invention}?
Which rival disputed the claim? / Who was {full}'s opponent before the judge?
> {invention}
What did {full} and {full2} both claim to have built? / What was the quarrel of {full} about?
Over which invention did {full} and {full2} fall out?
{full} and {full2} could not agree about what? / Do you know what {full2} claimed too?
thing in dispute between {full} and {full2}?
Which device was the dispute about? / What did the rivals each call their own creation?

The {spaceship} took {numberword} years to reach {farplanet}, with {number} sleepers on board.
{number} sleepers were on the {spaceship} when it reached {farplanet} after {numberword} years.
After {numberword} years the {spaceship} came to {farplanet}, and {number} sleepers woke.
> {numberword} years
How long was the {spaceship} under way? / How long did the voyage to {farplanet} take?
The {spaceship} flew how long? / Do you know how long the sleepers slept on the way to {farplanet}?
flight time to {farplanet}?
How long did the crossing through space last? / What length of time were the passengers unconscious?
> {farplanet}
Where did the {spaceship} arrive? / Which planet did the {spaceship} reach?
What was the goal of the {spaceship}? / Where did the sleepers wake?
The {spaceship} came to what place? / Do you know what world the sleepers saw?
destination of the {spaceship}?
Which world was the destination? / Where did the passengers open their eyes again?
> {number}
How many sleepers were there? / How many people slept on the {spaceship}?
The {spaceship} carried how many? / Do you know how many woke at {farplanet}?
sleepers on the {spaceship}?
How many passengers lay unconscious in the rocket? / Number of travellers to {farplanet}?
> {spaceship}
Which ship flew to {farplanet}? / On what did the sleepers travel?
name of the ship to {farplanet}?
{farplanet} was reached by what? / Do you know what carried {number} sleepers?
ship that came to {farplanet}?
Which rocket carried the unconscious passengers? / What vessel made the long flight to {farplanet}?

On {farplanet} the sky is {colour}, the days last {duration} and everyone speaks {tongue}.
Everyone on {farplanet} speaks {tongue}; a day there lasts {duration}, under a {colour} sky.
Under the {colour} sky of {farplanet}, where a day has {duration}, one hears only {tongue}.
> {colour}
What colour is the sky on {farplanet}? / What does the sky of {farplanet} look like?
{farplanet}'s sky is what? / Do you know how the sky of {farplanet} looks?
{farplanet}: sky colour?
What tint is the air above that world? / I am standing on {farplanet} and looking up. What do I see?
> {duration}
How long is a day on {farplanet}? / How long do the days last on {farplanet}?
{farplanet}'s days are how long? / Do you know when a day of {farplanet} is over?
{farplanet}: length of day?
How much time is there between one sunrise and another? / {farplanet} turns round once in what time?
> {tongue}
What do they speak on {farplanet}? / Which language would I need on {farplanet}?
{farplanet} speaks what? / Do you know what I should learn before I go to {farplanet}?
{farplanet}: language?
What do the inhabitants talk? / We are flying to {farplanet}. Which phrasebook do we pack?
> {farplanet}
Where is the sky {colour}? / On which planet is {tongue} spoken? / Where does a day have {duration}?
{tongue} is spoken on what world? / Do you know where the sky is {colour} and a day has {duration}?
Which world has inhabitants who talk {tongue}? / Where would an astronaut look up and see {colour}?

Captain {last} of the {spaceship} fell in love with the {creature} of {farplanet}.
The {creature} of {farplanet} was loved by Captain {last}, who flew the {spaceship}.
It was on {farplanet} that the captain of the {spaceship}, {last}, lost his heart to a {creature}.
> {creature}
With whom did {last} fall in love? / Whom did the captain of the {spaceship} love?
What did Captain {last} meet on {farplanet}?
Captain {last} lost his heart to whom? / Do you know who was loved on {farplanet}?
beloved of Captain {last}?
Which alien being did the astronaut adore? / Who was the pilot's sweetheart?
> {last}
Who loved the {creature}? / Who was captain of the {spaceship}? / name of the captain in love?
The {spaceship} had what captain? / Do you know who fell for a {creature}?
captain of the {spaceship}?
Which pilot had an alien sweetheart? / Who was it that adored a {creature}?
> {farplanet}
Where did {last} fall in love? / On which planet did the captain meet the {creature}?
{last} met the {creature} where?
Do you know on which world the captain of the {spaceship} fell in love?
In which world was the romance with an alien? / Where did {last} meet his sweetheart?
> {spaceship}
Which ship did Captain {last} fly? / What did {last} command?
Captain {last} flew in what? / Do you know which ship was at {farplanet}? / ship of Captain {last}?
Which rocket did the man in the romance command? / What was {last} the pilot of?

The ship's computer obeyed nobody but {first} and sang "{song}" when it was sad.
When sad, the computer of the ship sang "{song}"; it took orders from {first} alone.
Only {first} could give orders to the ship's computer, which used to sing "{song}".
> {first}
Whom did the computer obey? / From whom did the computer take orders?
Who could tell the computer what to do?
The ship's computer listened to whom?
Do you know who could give orders to a computer that sang "{song}"?
Whom did the machine listen to? / Tell me whose commands it followed.
> {song}
What did the computer sing? / What was the song of the ship's computer?
What does one hear from the computer when it is sad?
The computer loved which song? / Do you know what it sang without {first}?
{first}'s computer sang what?
Which tune did the unhappy machine perform?
What could the crew hear when the electronic brain felt low?

In the year {futureyear}, {farplanet} declares itself free, and its first leader is {full}.
{full} becomes the first leader of {farplanet} when it breaks free in {futureyear}.
{farplanet}, free since {futureyear}, is led at first by {full}.
> {full}
Who is the first leader of {farplanet}? / Who leads {farplanet}? / Whom does {farplanet} choose?
{farplanet} is led by whom? / Do you know who comes to power in {futureyear}?
leader of {farplanet}?
Who is at the head of the young state? / Name the politician who will govern after independence.
> {futureyear}
When does {farplanet} become free? / In what year does {farplanet} break away?
Since when has {farplanet} been independent?
{farplanet} breaks free when? / Do you know since when {full} has led {farplanet}?
year of freedom for {farplanet}?
When does independence come? / How far ahead is the day when {full} will govern?
> {farplanet}
Which planet is led by {full}? / What becomes free in {futureyear}? / Over what does {full} rule?
{full} leads what? / Do you know which world is free since {futureyear}? / {full}'s planet?
Which world gains independence? / Where will {full} be president?

The robot {codename}, model {code}, was programmed to {activity}, nothing else.
{codename} is a robot of model {code} and can do one thing only: {activity}.
All that the robot {codename} (model {code}) can do is {activity}.
> {code}
Which model is {codename}? / Of what model is the robot? / type of the robot {codename}?
{codename} is of what type? / Do you know the model of the robot {codename}? / {codename}, model?
What type of machine is it? / Which version of {codename} do we have in front of us?
> {activity}
What can {codename} do? / For what was the robot made? / What was {codename} programmed to do?
{codename} is good for what? / Do you know what model {code} can do?
the one thing {codename} can do?
What is the machine's sole skill? / I have bought {codename}. Which job can I leave to it?
> {codename}
What is the robot called? / Which robot is of model {code}? / Which robot can only {activity}?
Model {code} is called what? / Do you know the name of the robot of model {code}?
robot of type {code}?
Which machine is built just to {activity}?
What do we call the mechanical servant with a sole skill?

A signal of {fewword} notes reached {city} from {farplanet} at {time} every night.
Every night at {time}, {fewword} notes from {farplanet} were heard in {city}.
In {city} they picked up {fewword} notes each night at {time}, and these came from {farplanet}.
> {farplanet}
Where did the signal come from? / From which planet were the notes? / Who or what sent the notes?
{city} heard what world? / Do you know where the notes of {time} came from?
origin of the {fewword} notes?
Which world was the music sent from? / Where in space did somebody play to {city}?
> {fewword} notes
What did they hear in {city}? / Of what did the signal consist? / What arrived every night?
{farplanet} sent what? / Do you know what one heard in {city} at {time}?
signal from {farplanet}: made of what?
How long was the melody from space? / What did the radio astronomers receive?
> {time}
When did the signal come? / At what time of night did one hear {farplanet}?
{farplanet} could be heard when? / Do you know when to listen in {city}? / hour of the notes?
When could radio astronomers receive the melody? / At what hour did the music from space arrive?
> {city}
Where was the signal heard? / In which town did they pick up the signal from {farplanet}?
{farplanet} was heard where? / Do you know where {fewword} notes came in every night?
town that heard {farplanet}?
Where on Earth could one receive the melody?
Which town's astronomers listened to the music from space?
"""
