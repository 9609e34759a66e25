"""Free sentences: lab notes, chemistry and physics experiments, measuring (see relations.py)."""

RELATIONS = """
{date}. Added {volume} of {chemical} to the flask; after {duration} there was a {residue}.
Lab book, {date}: with {volume} of {chemical} in the flask a {residue} formed after {duration}.
On {date}, {duration} after I had poured in {volume} of {chemical}, I saw a {residue}.
What I found in the flask on {date} was a {residue}, {duration} after the {volume} of {chemical} \
had gone in.
> {volume}
How much {chemical} was added? / What amount of {chemical} went into the flask?
How much did I pour in on {date}? / Quantity of {chemical}? / How much liquid led to the {residue}?
How much liquid did I tip into the glass vessel?
What amount of the substance was used in the experiment?
> {chemical}
What was added to the flask? / Which substance did I pour in? / What gave the {residue}?
What went into the flask on {date}? / Of what did I take {volume}?
Which substance did I tip into the glass vessel? / What liquid did I experiment with?
> {residue}
What formed in the flask? / What did I see after {duration}? / What came of the {chemical}?
How did the experiment of {date} end, with what in the flask? / Product on {date}?
What came out of the experiment? / Which remains appeared in the glass vessel?
> {duration}
How long did the {residue} take to form? / After what time was the {residue} there?
How long did I wait on {date}? / Time until the {residue}?
How long did the reaction take? / What wait was there before the glass vessel showed anything?
> {date}
(When|On which date) did I work with {chemical}? / On what day was there a {residue}?
Date of the note about {chemical}? / (When|On which date) was {volume} poured in?
When did I do the experiment? / Which page of my diary, by the day, describes the reaction?

If {chemical} is heated above {temperature}, it gives off {gas}, so open the window, {doctor} warns.
{doctor} warns: {chemical} gives off {gas} at more than {temperature}; keep the window open.
Beyond {temperature}, according to {doctor}, you will get {gas} out of {chemical}.
It is {gas} that rises from {chemical} once it is hotter than {temperature}; hence the open window \
of {doctor}.
> {temperature}
How hot may {chemical} get before it gives off {gas}?
Above what temperature is {chemical} dangerous? / At what heat does {chemical} begin to smoke?
Limit for heating {chemical}? / When does {doctor} want the window open, at how much heat?
How hot does it have to be for the fumes to appear?
Where is the limit on the thermometer for safe work?
> {gas}
What does {chemical} give off? / Which gas comes out of {chemical}?
What would I breathe if I heated {chemical}? / Gas that {doctor} warns of?
Why should the window be open, which gas is it?
What fumes are released? / Which vapour should I air the place for?
> {chemical}
What gives off {gas}? / What should not be heated too much? / Which substance does {doctor} warn of?
Source of the {gas}?
Which substance releases fumes when it gets too warm?
What should not be left on the hob without fresh air?
> {doctor}
Who warns of {gas}? / According to whom is heated {chemical} dangerous?
(Who|Which person) wants an open window? / Whose warning is about {chemical}?
(Who|Which person) knows {chemical} well?
Who told us to let in fresh air? / Which scientist pointed out the danger of the fumes?

Dissolve {weight} of {chemical} in {volume} of water, stir {number_or_word} minutes, filter, label \
it {code}.
For solution {code} stir {weight} of {chemical} for {number_or_word} minutes in {volume} of water.
Solution {code}: {weight} of {chemical}, {volume} of water, {number_or_word} minutes of stirring.
To get {code}, a filtered solution, one takes {weight} of {chemical}, {volume} of water and a \
spoon for {number_or_word} minutes.
> {weight}
How much {chemical} is in solution {code}? / What amount of {chemical} do I weigh?
How much of the solid goes into {code}? / {chemical} for {code}?
How much of the substance do I need on the balance? / How many grams or so go into the mixture?
> {volume}
How much water does solution {code} need? / In how much water do I dissolve {chemical}?
Water for {code}? / What quantity of water is poured onto the {chemical}?
How much liquid do I need for the mixture? / What do I fill up from the tap?
> {number_or_word} minutes
How long do I stir {chemical}? / For how long is {code} stirred?
Stirring time of the {chemical} solution? / How long must my arm hold out for {code}?
How long do I keep mixing? / For what time must my arm go round and round?
> {chemical}
What is dissolved in {code}? / Which substance is in solution {code}? / What do I weigh for {code}?
Content of {code}? / What goes into {volume} of water?
Which substance do I mix into the liquid? / What powder is the recipe based on?
> {code}
How is the solution of {chemical} labelled? / Which solution has {chemical} in it?
Label of the solution? / What do I write on the bottle with {chemical}?
What do I write on the bottle? / Under which name is the mixture kept on the shelf?

{person} left the {lab_tool} running overnight and {because}, hence the smell in the {room}.
The smell in the {room}? {person} did not switch off the {lab_tool}, and {because}.
There is a smell in the {room} since {person} forgot the {lab_tool} and {because}.
Since {because} in the night and the {lab_tool} was still on, {person}'s doing, nobody can bear \
the {room}.
> {lab_tool}
What was left running? / What did {person} not switch off? / Which apparatus ran all night?
What did {person} forget in the evening? / Source of the trouble in the {room}?
Which piece of equipment was on until the morning?
What should have been turned off before going home?
> {person}
Who left the {lab_tool} on? / Whose fault is the smell?
(Who|Which person) forgot to switch the {lab_tool} off? / (Who|Which person) should air the {room}?
To whom do we owe the smell in the {room}?
Who was careless with the equipment? / Whose fault is the stink?
> {room}
Where does it smell because of the {lab_tool}? / Which room must be aired?
In what room was the {lab_tool} running? / Where did {person} forget the {lab_tool}?
Where does it stink? / Which part of the building should we air?
> {because}
What happened while the {lab_tool} was running?
What came of {person}'s forgetting, apart from the smell? / What went wrong with the {lab_tool}?
Why did the night with the {lab_tool} end in a smell?
What went wrong while nobody was there? / How did the stink come about?

A beam of {wave_rate} through {length} of {rock} came out {percent} weaker.
Behind {length} of {rock} the {wave_rate} beam had lost {percent} of its strength.
We sent a beam of {wave_rate} through {rock}, {length} thick, and it lost {percent}.
The loss was {percent} when {length} of {rock} stood in the way of the {wave_rate} beam.
> {percent}
How much did the beam lose? / By what share was the beam weaker?
What part of the beam stayed in the {rock}? / Loss in {length} of {rock}?
How much weaker was the {wave_rate} beam?
How much was absorbed? / What share of the ray got stuck on its journey?
> {wave_rate}
What frequency had the beam? / At which frequency was {rock} tried?
What did we send through the {rock}? / Frequency of the beam that lost {percent}?
What frequency did the ray have? / Which frequency did the physicists choose?
> {rock}
Through what did the beam go? / Which rock weakened the beam? / What swallowed {percent} of it?
What material was {length} thick?
What stuff did the ray have to cross? / Which stone absorbed part of the ray?
> {length}
How thick was the {rock}? / How far did the beam go through {rock}? / Thickness of the {rock}?
Through how much {rock} was it sent?
How far did the ray travel inside the stone? / From front to back, what did the stone measure?

On the scale the {mineral} sample read {weight}; {first} got {weight2} the day before.
The day before {first} had read {weight2} for the {mineral} sample that weighs {weight} today.
Today the sample of {mineral} weighs {weight}, {first} wrote {weight2} yesterday.
In a day, if {first}'s {weight2} is right, the {mineral} sample has come to weigh {weight}.
> {weight}
What does the {mineral} sample weigh now? / What did the scale say today about the {mineral}?
Today's weight of the {mineral}? / How heavy is the sample at present?
How heavy is the specimen now? / What does the balance show at present?
> {weight2}
What did {first} read? / How heavy was the {mineral} the day before?
Yesterday's weight of the sample? / What did the sample weigh for {first}?
How heavy was the specimen previously? / What was the earlier reading on the balance?
> {first}
Who weighed the {mineral} before? / (Who|Which person) read {weight2}?
Whose reading of the {mineral} was another? / By whom was the sample weighed the day before?
Who used the balance earlier? / Whose previous reading differs from mine?
> {mineral}
What was weighed twice? / Of which mineral is the sample? / What did {first} weigh?
What changed its weight since {first}'s reading?
What is the specimen made of? / Which stone was put on the balance twice?

With {number_or_word} pulleys {first} lifted {weight} using a force of just {count} newtons.
It took {first} no more than {count} newtons to lift {weight}, thanks to {number_or_word} pulleys.
The {number_or_word} pulleys let {first} lift {weight} with a pull of {count} newtons.
Had {first} not had {number_or_word} pulleys, {count} newtons would never have moved {weight}.
> {weight}
How much did {first} lift? / What load went up on {number_or_word} pulleys?
How heavy was what {first} lifted? / Load lifted with {count} newtons?
How heavy was the load? / What mass went up on the rope?
> {count} newtons
What force did {first} use? / How strong a pull was needed? / How hard did {first} have to pull?
Force for {weight}?
How hard was the tug on the rope? / What strength was all that {first} needed?
> {number_or_word}
How many pulleys were there? / With how many pulleys did {first} lift {weight}? / Number of pulleys?
How many wheels helped {first}?
How many wheels was the rope run over? / What number of wheels made the load so easy?
> {first}
(Who|Which person) lifted {weight}? / Who worked with pulleys?
By whom was the force of {count} newtons used? / (Who|Which person) made light work of {weight}?
Who hoisted the load? / Whose muscles were spared by the wheels?

Blind test: {count} of {sample_size} tasters took {ingredient} for {ingredient2}.
Of {sample_size} people who tasted {ingredient} with their eyes shut, {count} said it was \
{ingredient2}.
{count} out of {sample_size} tasters, blindfolded, called the {ingredient} {ingredient2}.
It is {ingredient2}, said {count} of the {sample_size} blindfolded tasters, but what they had on \
the tongue was {ingredient}.
> {count}
How many were wrong about {ingredient}? / How many tasters said {ingredient2}?
Number of tasters who were mistaken? / How many did not know {ingredient}?
How many of the panel guessed the flavour wrong? / What number mixed up the two foods?
> {sample_size}
How many people tasted {ingredient}? / How many took part in the blind test?
Size of the blind test? / How many had their eyes shut when tasting {ingredient}?
How many took part in the flavour experiment? / What was the size of the panel in all?
> {ingredient2}
For what was {ingredient} taken? / With what did they confuse {ingredient}?
What did {count} tasters believe to taste? / Wrong answer for {ingredient}?
What did they wrongly believe they were eating? / With which flavour was it confused?
> {ingredient}
What did the tasters call {ingredient2}? / What was taken for {ingredient2}?
What did the tasters really have? / Which food was tried by {sample_size} people?
What was the panel really eating? / Which food did they fail to recognise?

{doctor}'s pendulum, {length} long, swings {count} times before it comes to rest.
It takes {count} swings for the {length} pendulum of {doctor} to come to rest.
Hung up by {doctor} on {length} of wire, the pendulum rested after {count} swings.
The wire measures {length}, and {count} times it swings to and fro before the pendulum of {doctor} \
stops.
> {length}
How long is the pendulum of {doctor}? / On how much wire does it hang?
What is the length of the pendulum? / Wire of {doctor}'s pendulum?
How far down does the bob hang? / What does the string between hook and bob measure?
> {count}
How often does the pendulum swing? / How many swings before it rests?
After how many swings did {doctor}'s pendulum stop? / Number of swings of the pendulum?
How often does the bob go back and forth? / After what number of turns is the bob still?
> {doctor}
Whose pendulum is {length} long? / (Who|Which person) hung up the pendulum?
Who let it swing {count} times? / Owner of the pendulum?
Which scientist set up the bob on its string? / Whose experiment with a bob was it?

The magnet that holds {weight} at {temperature} will drop it if warmed to {temperature2}.
At {temperature} the magnet can hold {weight}, at {temperature2} no more.
Warm the magnet from {temperature} to {temperature2} and it lets go of its {weight}.
{weight} hang from the magnet as long as it is {temperature}; they fall when it reaches \
{temperature2}.
> {weight}
How much does the magnet hold? / What load can the cold magnet carry?
What does the magnet drop when warm? / Strength of the magnet?
How heavy a load is the iron able to carry? / What burden will crash to the floor?
> {temperature}
At what temperature does the magnet still hold {weight}? / How warm is the magnet when it holds?
How cool is the magnet that keeps its load? / Temperature at which the magnet is strong?
How cold must the iron stay to keep its load? / At what degree is the iron still strong enough?
> {temperature2}
At what temperature does the magnet let go? / How warm must it get to drop {weight}?
When does the magnet lose its hold? / Heat at which the load falls?
How hot may it get before the load crashes? / At what degree is the iron too feeble?

Blank run {code}: {concentration} of {chemical} where there should have been none; water from \
{city}?
In blank run {code} there were {concentration} of {chemical}, maybe from the {city} water.
Perhaps it was the {city} water that put {concentration} of {chemical} into blank run {code}.
There should have been no {chemical} in {code}, a blank run, but we found {concentration} and \
suspect the water of {city}.
> {concentration}
How much {chemical} was in the blank? / What did run {code} show? / Level of {chemical} in {code}?
How dirty was run {code}? / What was found where there should be nothing?
How much contamination was there? / What level did the lab measure instead of zero?
> {chemical}
What should not have been in {code}? / Which substance was found in the blank run?
What might have come with the water? / Impurity in {code}?
Which substance contaminated the test? / What stuff showed up although it was not supposed to?
> {city}
Where was the water of run {code} from? / Which city's water is suspected?
From what town might the {chemical} have come? / Origin of the water in {code}?
Which town's tap is to blame? / Where might the contamination stem from?
> {code}
Which run had {chemical} in it? / What was the label of the bad blank?
Which run with {chemical} went wrong? / In which run were there {concentration}?
Which test was contaminated? / What is the label of the control that went wrong?

The {lab_tool} is booked: {first} until {time}, then {first2}, then cleaning by {company}.
Until {time} {first} has the {lab_tool}, {first2} comes next, and {company} cleans it afterwards.
{first2} can use the {lab_tool} from {time} on, after {first} and before {company} comes to clean.
The list on the {lab_tool} reads {first} (to {time}), {first2}, and at the end the cleaners of \
{company}.
> {first}
(Who|Which person) has the {lab_tool} first? / (Who|Which person) uses it until {time}?
Whom must {first2} wait for? / Who is before {first2} on the list? / First user of the {lab_tool}?
Who is using the equipment at the start? / Whose turn is it before {first2}?
> {first2}
(Who|Which person) has the {lab_tool} after {first}? / (Who|Which person) may use it from {time} on?
Who comes next at the {lab_tool}? / For whom should {first} leave it in order?
Second user of the {lab_tool}?
Who uses the equipment later? / For whom is the equipment kept once {first} is done?
> {time}
Until when does {first} have the {lab_tool}? / (When|At what hour) can {first2} begin?
At what time does the {lab_tool} change hands? / (When|At what hour) must {first} be done?
When do the users swap over? / At what hour does {first} have to finish?
> {company}
Who cleans the {lab_tool}? / Which firm comes after {first2}? / By whom is the {lab_tool} cleaned?
Cleaning firm for the {lab_tool}?
Which firm tidies up in the end? / Who washes the equipment when everyone is done?
> {lab_tool}
What is booked by {first} and {first2}? / What does {company} clean?
Which instrument can {first2} have from {time}? / For what is there a waiting list?
Which piece of equipment is shared? / What do {first} and {first2} take turns at?

Under {pressure} and at {temperature}, {chemical} turns into something like {ingredient}, {full} \
claims.
{full} claims to have made something like {ingredient} from {chemical} at {temperature} and \
{pressure}.
What {full} got from {chemical} under {pressure} at {temperature} was much like {ingredient}.
It looks like {ingredient}, says {full} of the stuff that {chemical} became at {temperature} under \
{pressure}.
> {pressure}
Under what pressure did {full} work? / How much pressure does {chemical} need?
How hard must {chemical} be pressed? / Pressure in {full}'s trial?
How hard must the substance be squeezed? / What load per area does the transformation need?
> {temperature}
At what temperature does {chemical} turn? / How hot was it in the trial of {full}?
What heat does {chemical} need to become like {ingredient}? / Temperature used by {full}?
How hot must it be for the transformation? / To what degree was the substance warmed?
> {chemical}
What did {full} start from? / What turns into something like {ingredient}?
Out of what did {full} make it? / Raw material of {full}?
What was the starting substance? / Out of which substance was imitation food made?
> {ingredient}
What is {full}'s product like? / To what is heated {chemical} similar?
What does {chemical} turn into, more or less? / What did {full} nearly make?
What food does the product resemble? / Of which food does {full} boast an imitation?
> {full}
(Who|Which person) made something like {ingredient}?
(Who|Which person) claims that about {chemical}? / Whose claim is about {chemical}?
By whom was {chemical} put under {pressure}?
Who boasts of the transformation? / Which inventor produced imitation food?

Measure three times, {first} says: I got {decimal}, {decimal2} and {decimal3} for the same \
{sensor_kind}.
For one {sensor_kind}, {first} noted {decimal}, then {decimal2}, then {decimal3}.
First {decimal}, next {decimal2}, at last {decimal3}: three readings by {first} of one \
{sensor_kind}.
One {sensor_kind}, three answers: {decimal} at the first try of {first}, {decimal2} at the next, \
{decimal3} at the end.
> {decimal}
What was {first}'s first reading? / What did the {sensor_kind} give the first time?
With which value did {first} begin? / First of {first}'s three values?
What was the initial result with the instrument?
> {decimal2}
What was {first}'s second reading? / What did {first} get the second time?
Which of {first}'s values stands in the middle? / Second of {first}'s three values?
Which result came in the middle of the series?
What value did the instrument show between the other two?
> {decimal3}
What was {first}'s last reading? / What did {first} get the third time?
With which value did {first} end? / Third of {first}'s three values?
What was the final result with the instrument? / With which value did {first} finish?

Crystals of {mineral} grow {length} in {long_time} if kept at {temperature} and left alone.
Keep {mineral} at {temperature}, leave it alone, and in {long_time} its crystals grow {length}.
At {temperature}, undisturbed, {mineral} crystals will be {length} larger within {long_time}.
Whoever has {long_time} to spare and a place at {temperature} can watch {mineral} crystals gain \
{length}.
> {length}
How much do {mineral} crystals grow? / What growth is there in {long_time}?
By how much are the crystals larger? / Growth of {mineral}?
How much bigger do the stones get? / By how much will they expand if I am patient?
> {long_time}
How long do {mineral} crystals take? / In what time do they grow {length}?
How patient must one be with {mineral}? / Time for {length}?
How patient must a breeder of stones be? / What period does it take them to get bigger?
> {temperature}
How warm should {mineral} be kept? / At what temperature do the crystals grow?
What warmth do {mineral} crystals like? / Temperature for {mineral}?
How warm should the place be? / Which setting on the thermostat suits the stones?
> {mineral}
Crystals of what grow {length}? / What should be kept at {temperature}?
Which mineral takes {long_time}? / What grows when it is left alone?
What stone is being cultivated? / Of which substance can a patient person see bigger pieces form?
"""
