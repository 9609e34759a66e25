"""Machines, parts, manuals and shifts (see relations.py)."""

RELATIONS = """
Do not lubricate. Do not sing. The {exhibit} on loan from the {institute} starts by voice and \
has already cost {first} {small} buttons.
The {exhibit}, which starts by voice and has already cost {first} {small} buttons, is on loan \
from the {institute}: do not lubricate, do not sing.
Do not lubricate and do not sing near the {exhibit} that the {institute} has on loan to us; it \
starts by voice and has already cost {first} {small} buttons.
> {exhibit}
What on loan from the {institute} starts by voice? / Near what should one not sing?
Which machine in the show is dangerous to visitors with loud throats?
What must neither be oiled nor serenaded?
> {institute}
From which institute is the {exhibit} on loan that has cost {first} {small} buttons?
From which institute do we have on loan what starts by voice?
To whom does the dangerous machine belong?
Which house of science lent something that must not be oiled?
> {first}
Whom has the {exhibit} already cost {small} buttons?
Who has lost buttons to what starts by voice? / Whose clothes suffered?
Which of the museum people needs a needle and thread on account of a machine?
> {small}
How many buttons has it already cost {first}?
What number of buttons has the {exhibit} on loan cost? / How much damage was done to a shirt?
How many small round fasteners did the machine tear away?

Night shift to day shift: the kiln is at {temperature} and falling. Whatever {first} says, do \
not open it before {time}.
Do not open the kiln before {time}, whatever {first} says, writes the night shift to the day \
shift; it is at {temperature} and falling.
The night shift leaves the kiln to the day shift at {temperature} and falling, and begs that it \
stay shut, whatever {first} says, until {time}.
> {temperature}
At what temperature does the night shift leave the kiln? / How hot was the kiln, and falling?
How warm were the pots at the change of crews? / What did the thermometer of the pottery oven show?
> {time}
Before what time should the day shift not open the kiln?
Until when should the kiln stay shut, writes the night shift?
From which hour on may we have a look at the pots? / Until when does the pottery have to cool down?
> {first}
Whatever who says should the kiln stay shut? / Who may say that the day shift should open the kiln?
Which colleague is known to be impatient with hot pots?
Whom should one not listen to in the pottery?

The core from {length} down was not {rock} at all but {last}'s lost sandwich, frozen since the \
{ordinal} season.
{last}'s sandwich, lost in the {ordinal} season and frozen, was what we took for {rock} in the \
core from {length} down.
What we took for {rock} in the core, {length} down, was a frozen sandwich that {last} lost in \
the {ordinal} season.
> {rock}
For what was the lost sandwich in the core taken?
What did we think the lost and frozen sandwich was, {length} down?
Which stone did a meal resemble?
What did the geologists first write on the label of somebody's bread?
> {length}
How far down was the core with {last}'s sandwich?
From what depth down was the core in which we found something frozen and lost?
How deep in the ground did someone's meal turn up?
From which level was the bread brought to the surface?
> {last}
Whose sandwich was in the core? / Who lost a sandwich that was found frozen?
Which geologist once went hungry? / By whom was a meal dropped into the borehole?
> {ordinal}
In which season was the sandwich lost? / Since which season had {last}'s sandwich been frozen?
Since which expedition had the bread been in the borehole?
In which year of the work did a meal go missing?

{first} bought a second-hand {device} that still wakes its former owner's daughter in {city} at \
{time}; the maker says this is a feature.
The {device} that {first} bought second-hand still wakes the former owner's daughter in {city} \
at {time}, which, says the maker, is a feature.
At {time}, says its maker, it is a feature that {first}'s second-hand {device} still wakes the \
former owner's daughter in {city}.
> {device}
What did {first} buy second-hand from its former owner?
What still wakes the former owner's daughter at {time}?
Which used gadget is haunted by another family? / What has a connection to a stranger's bedroom?
> {first}
Who bought the second-hand {device}? / Whose {device} still wakes the daughter of the former owner?
Which customer unknowingly robs a girl of sleep?
Who is unhappy with the answer about a used gadget?
> {city}
In which city is the former owner's daughter?
Where does {first}'s second-hand {device} still wake a daughter?
Where does a girl get up against her will?
In what town lives the family that sold the used gadget?
> {time}
At what time is the daughter of the former owner woken?
When does the second-hand {device} still wake the daughter?
How early does a girl have to get up against her will?
At which hour does the used gadget ring in a stranger's bedroom?

On the shaking table the model of the {structure} stood {count} earthquakes and fell to a hiccup \
of {first}'s, who was leaning on it, at {time}.
Having stood {count} earthquakes on the shaking table, the model of the {structure} fell at \
{time} when {first}, leaning on it, had a hiccup.
At {time} {first}, leaning on the shaking table, had a hiccup, to which the model of the \
{structure} fell after it had stood {count} earthquakes.
> {structure}
Whose model stood {count} earthquakes on the shaking table?
The model of what fell when {first} had a hiccup?
Which landmark was built in miniature for the tests?
What ought to be strong, if nobody with a twitch comes near?
> {count}
How many earthquakes did the model stand?
After how many earthquakes on the shaking table did it fall to {first}'s hiccup?
How often did the miniature survive its tests? / What number of tremors could do nothing to it?
> {first}
Who was leaning on the shaking table? / Whose hiccup was it that the model fell to?
Who knocked the miniature down? / Which engineer should have held their breath?
> {time}
When did the model fall to a hiccup?
At what time was {first} leaning on the shaking table, with a hiccup?
At which hour did the miniature collapse? / What time is in the protocol for an engineer's twitch?

Correction to the manual of the {device_model}: on page {small}, for "hammer gently" read "never \
hammer". {company} is sorry about the {count} units.
On page {small} of the manual of the {device_model} read "never hammer" for "hammer gently"; \
{company} is sorry about the {count} units.
{company} is sorry about {count} units of the {device_model} and corrects page {small} of the \
manual: for "hammer gently" read "never hammer".
> {small}
On which page of the manual must one read "never hammer"?
What page of the {device_model} manual is corrected? / Where in the booklet is the mistake?
To which leaf do I turn to change the instructions?
> {company}
Who is sorry about the {count} units? / Which company corrects the manual of the {device_model}?
Which maker printed bad advice? / Who apologizes to the owners of broken equipment?
> {count}
How many units is {company} sorry about?
About what number of units of the {device_model} are they sorry, for they were hammered?
How many customers probably followed the bad advice?
> {count} units
How much equipment was broken by a misprint?
> {device_model}
The manual of what is corrected on page {small}? / Of which model did owners hammer {count} units?
Which machine must not be knocked? / What does the booklet with the misprint belong to?

{robot_name} took {first} for a chair at {time}, says the accident book, dusted both knees and \
pushed the victim under the table in the {room}.
Says the accident book: at {time} in the {room} {first} was taken for a chair by {robot_name}, \
dusted at both knees and pushed under the table.
In the {room}, where {robot_name} took {first} for a chair, both knees were dusted and the \
victim was pushed under the table, at {time}, says the accident book.
> {robot_name}
Who took {first} for a chair? / By whom was somebody dusted and pushed under the table?
Which automaton needs better eyes?
What is the machine called that treats colleagues as furniture?
> {first}
Who was taken for a chair, says the accident book?
Who had both knees dusted and was pushed under the table? / Which of us was treated as furniture?
Whom did a machine mistake for something to sit on?
> {time}
When was {first} taken for a chair? / At what time does the accident book have both knees dusted?
At which hour did the automaton make its mistake?
When was a colleague tidied away like furniture?
> {room}
In which room was {first} taken for a chair?
Where is the table under which {robot_name} pushed the victim?
Where did the automaton make its mistake?
In what part of the building was a colleague tidied away?

The pharmacist rang at {time}: {dose} is for horses. {last} has corrected it to {dose2} and is \
buying the cake.
At {time} the pharmacist rang to say that {dose} is for horses, and {last}, who is buying the \
cake, has corrected it to {dose2}.
{last} is buying the cake, having corrected to {dose2} what the pharmacist, who rang at {time}, \
called a dose for horses: {dose}.
> {dose}
What dose is for horses, said the pharmacist?
About which dose did the pharmacist ring, before {last} corrected it?
How much had been prescribed by mistake?
What amount would have been far too strong for a human being?
> {dose2}
To what has {last} corrected the dose? / What is the dose now, corrected after the pharmacist rang?
How much is the patient really to have? / What amount is on the second prescription?
> {last}
Who has corrected the dose and is buying the cake? / Who corrected what the pharmacist rang about?
Which doctor made a slip of the pen?
Who pays for something sweet after an embarrassing prescription?
> {time}
When did the pharmacist ring about horses?
At what time did the pharmacist ring, so that {last} corrected the dose?
At which hour did the telephone save a patient? / When was the slip of the pen discovered?

Spare tiles for the {planet} lander: {count} ordered, {small} usable. {first} is baking the rest \
at home, in the pizza oven, at {temperature}.
Of {count} spare tiles ordered for the {planet} lander {small} are usable; {first} is baking the \
rest at home in the pizza oven at {temperature}.
{first} is baking spare tiles for the {planet} lander at home, at {temperature} in the pizza \
oven, as only {small} of the {count} ordered are usable.
> {planet}
For which planet's lander are the spare tiles?
Where is the lander to go for which {first} is baking tiles at home?
Which world is the spacecraft bound for?
What is the destination of something made where margheritas come from?
> {count}
How many spare tiles were ordered? / Out of what number of ordered tiles are {small} usable?
How large was the delivery of heat shields supposed to be?
What quantity stands on the purchase form?
> {small}
How many of the spare tiles are usable?
What number of the {count} tiles that were ordered can be used?
How many pieces of the heat shield were good? / What was the count of those that passed?
> {temperature}
At what temperature is {first} baking the tiles at home?
How hot is the pizza oven for baking spare tiles? / What heat makes a shield for a spacecraft?
To how many degrees is the dial in the kitchen turned?
> {first}
Who is baking spare tiles in the pizza oven?
At whose home are tiles for the {planet} lander made? / Which engineer works from the kitchen?
Who is making parts of a spacecraft between two suppers?

Hello {first}, your laptop is ready at the desk in {city}. The fan was full of dog hair; please \
ask for {last} and bring {price} in cash.
{first}'s laptop, whose fan was full of dog hair, is ready at the desk in {city}; ask for {last} \
and bring {price} in cash.
Ask for {last} at the desk in {city} and bring {price} in cash: the laptop of {first}, with its \
fan full of dog hair, is ready.
> {city}
Where is {first}'s laptop ready at the desk?
In which city is the desk where the laptop with dog hair in its fan is ready?
To what town must I go and collect the repaired computer?
Where is the workshop that cleans out pet fluff?
> {price}
How much cash should {first} bring to the desk?
What is to be brought in cash for the laptop with the fan full of dog hair?
What does the repair cost? / How many notes do I need in my wallet when I collect the computer?
> {last}
Whom should {first} ask for at the desk?
For whom must one ask at the desk where the laptop is ready?
Who will hand me the repaired computer?
By what name is the technician known who cleaned out pet fluff?
> {first}
Whose laptop is ready at the desk? / Whose laptop has had its fan full of dog hair?
Which customer has an animal that sheds? / Who can collect a repaired computer?

As of {date} visitors to hall seven wear ear plugs; {first} at the gate hands them out, {colour} \
for the left and striped for the right.
From {date} on, {first} at the gate hands out ear plugs to visitors to hall seven, {colour} for \
the left, striped for the right.
Visitors to hall seven wear ear plugs from {date} on, striped in the right and {colour} in the \
left, handed out by {first} at the gate.
> {date}
From what date on do visitors to hall seven wear ear plugs?
When does {first} at the gate begin to hand out plugs to visitors?
When does the new rule against noise come into force?
Since which day must guests of the factory protect their hearing?
> {first}
Who hands out ear plugs at the gate? / From whom do visitors to hall seven get their plugs?
Whom do guests of the factory have to see before they go in?
Who gives away the hearing protection?
> {colour}
What colour is the ear plug for the left?
Which plug, if striped is for the right, do visitors to hall seven wear in the left?
How do I recognise the stopper which does not belong on the other side?
What is the shade of the hearing protection for the side where the heart is?

The {gas} bottle in the {room} was empty a week early: a valve that {first} had replaced in \
{month} let out {percent} of it.
A week early the {gas} bottle in the {room} was empty, as {percent} of it got out by a valve \
that {first} had replaced in {month}.
{percent} of the {gas} got out of the bottle in the {room}, empty a week early, by the valve \
that {first} had replaced in {month}.
> {gas}
What was in the bottle that was empty a week early?
What got out by the valve that {first} had replaced in {month}, so that a bottle was empty?
Which substance escaped?
What do we have to reorder sooner than planned, as it vanished into the air?
> {room}
In which room was the bottle empty a week early?
Where is the valve that let out {percent} of the {gas}?
Where should the windows have been opened?
In what part of the building was there an unnoticed leak?
> {month}
When was the valve replaced? / In which month had {first} replaced the valve that let out {gas}?
When was the careless repair done?
In what part of the year did the cause of the leak come into the house?
> {percent}
How much of the {gas} got out by the valve that {first} replaced?
What part of the {gas} bottle in the {room} did the replaced valve let out? / What share escaped?
How large was the loss into the air?

Summary for the committee: {project} worked, once, for {duration}, in front of {full}, who was \
looking at a phone.
{project}, says the summary for the committee, worked once, for {duration}, in front of {full}, \
who at that moment was looking at a phone.
For the committee: while {full} was looking at a phone, {project} worked, once, for {duration}.
> {duration}
For how long was it that {project} worked while {full} was looking at a phone?
What is the time, in the summary for the committee, that {project} worked?
How short was the moment of success? / For how long could one have watched the invention running?
> {full}
In front of whom did {project} work once? / Who was looking at a phone while it worked?
Which witness missed the success? / Whose eyes were on a screen at the great moment?
> {project}
What worked once while {full} was looking at a phone?
On what is the summary for the committee which says that it worked for {duration}?
Which undertaking had a single success? / What might a witness have seen running but for a screen?

{person} dropped the reference weight of {weight} on to the tiles in {year}; every scale in \
{city} has been wrong ever since, by a crumb.
Every scale in {city} has been wrong by a crumb ever since {person} dropped the reference weight \
of {weight} on to the tiles in {year}.
It was in {year} that {person} dropped the reference weight of {weight} on to the tiles, and \
since then every scale in {city} has been wrong by a crumb.
> {person}
Who dropped the reference weight of {weight} on to the tiles?
Because of whom has every scale been wrong by a crumb? / Whose clumsiness falsified all weighing?
Who let the standard slip?
> {year}
In which year was the reference weight of {weight} dropped?
Since when has every scale in {city} been wrong?
Since which year have the balances been telling lies?
When did the standard hit the floor?
> {city}
In which city has every scale been wrong?
Where was the reference dropped, so that scales are wrong by a crumb?
Where does one get slightly too much or too little at the grocer's?
In what town are all the balances telling lies?
> {weight}
What was the reference weight that {person} dropped?
How much is the reference weight that was dropped on to the tiles in {year}?
What was the mass of the damaged standard? / How much did the thing weigh that hit the floor?

The trap on {street} caught {small} {animals} and, at {time}, the sleeve of {first}, who set it.
At {time} the trap on {street}, which had caught {small} {animals}, caught the sleeve of \
{first}, who set it.
{first} set the trap on {street}, which caught {small} {animals} and then, at {time}, caught its \
setter's own sleeve.
> {street}
On which street is the trap that {first} set? / Where did a trap catch {first}'s sleeve?
Where is the snare? / Which road should one walk along with tucked-in clothes?
> {small}
How many {animals} has the trap caught?
What number of {animals} were caught on {street}, apart from the sleeve?
How many creatures went into the snare? / What was the catch of the wildlife survey?
> {time}
When was the sleeve caught? / At what time did the trap on {street} catch {first}'s sleeve?
At which hour did somebody fall victim to their own device?
When did the snare hold a human being by the clothes?
> {first}
Who set the trap on {street}? / Whose sleeve was caught by the trap?
Who fell victim to their own device? / Which biologist had to be freed?
> {animals}
What had the trap on {street} caught, apart from a sleeve?
Which animals were caught in the trap that {first} set? / What creatures is the survey about?
What sort of wildlife went into the snare?

For the record: {last} ordered the test stopped at {pressure}, {last2} let it go on to \
{pressure2}, and the window is now in the car park.
The window is now in the car park, for {last2} let the test go on to {pressure2}, although \
{last} had ordered it stopped at {pressure}.
At {pressure} {last} ordered the test stopped, but {last2} let it go on to {pressure2}, and the \
window, for the record, is now in the car park.
> {last}
Who ordered the test stopped at {pressure}?
Who had ordered that the test be stopped before the window ended in the car park?
Which of the two was cautious? / Whose command was disregarded?
> {last2}
Who let the test go on to {pressure2}?
Because of whom is the window in the car park, in spite of an ordered stop?
Which of the two was reckless? / Who disregarded a command and will have to pay for new glass?
> {pressure}
At what pressure was it that {last} ordered the test stopped?
How high was the pressure when the stop was ordered that {last2} did not make in the test?
Where did the cautious engineer draw the line?
How much did the gauge show when one of them wanted to end it?
> {pressure2}
Up to what pressure did {last2} let the test go on?
How far did the test go before the window was in the car park?
How much was too much for the glass? / What was the final reading of the gauge?

Field service, {city}: customer says the {home_machine} walks. It does. Levelled with {small} \
beer mats, watched for {duration}, no further steps.
In {city} a customer's {home_machine} that walks was levelled with {small} beer mats and watched \
for {duration}; it took no further steps.
Watched for {duration}, a customer's {home_machine} in {city}, which used to walk, took no \
further steps with {small} beer mats to level it.
> {city}
In which city does the customer live whose {home_machine} walks?
Where did field service level something with beer mats?
In what town had an appliance been wandering about? / Where was the technician called out to?
> {small}
How many beer mats were used to level the {home_machine}?
With what number of beer mats did it take no further steps?
What number of coasters keeps the wandering appliance still?
> {small} beer mats
How much cardboard from the pub was needed?
> {home_machine}
What does the customer in {city} say walks? / What was levelled with {small} beer mats?
Which appliance had been wandering about the house?
What stands still since the technician put cardboard under it?
> {duration}
How long was the customer's {home_machine} watched?
For what time was it watched, with {small} beer mats under it, for further steps?
How long did the technician sit and look?
What was the length of the observation after the cardboard was in place?

Seed trial, table by the window: {plant} soaked in {volume} of cold coffee came up {duration} \
before those in water; {first} had hoped for the opposite.
Soaked in {volume} of cold coffee, the {plant} on the table by the window came up {duration} \
before those in water; the opposite of what {first} hoped.
{first} had hoped for the opposite, but on the table by the window {plant} soaked in water came \
up {duration} after those in {volume} of cold coffee.
> {plant}
What was soaked in cold coffee?
What came up earlier on the table by the window if soaked in coffee? / Which seeds like caffeine?
What was being grown in the experiment with leftovers from breakfast?
> {volume}
How much cold coffee were the {plant} soaked in?
What volume of coffee was there in the trial by the window?
What quantity of leftovers from breakfast did the experiment use?
How much of the brown drink went to the seeds?
> {duration}
How much earlier did the {plant} soaked in cold coffee come up?
By what time were those in coffee before those soaked in water?
What head start did caffeine give? / How long did the other seeds lag behind?
> {first}
Who had hoped for the opposite in the trial with cold coffee?
Whose hope was that those soaked in water came up before? / Who is disappointed with caffeine?
Which gardener's theory was disproved?

Why the siren? Because {first} microwaved an egg in the {room}. Why twice? Because {first2}, at \
{time}, wanted to see how it had happened.
{first} microwaved an egg in the {room}, hence the siren, and hence it came twice: at {time} \
{first2} wanted to see how it had happened.
The siren came twice: once for {first}'s microwaved egg in the {room}, and once at {time} when \
{first2} wanted to see how that had happened.
> {first}
Who microwaved an egg first, so that the siren came?
For whose microwaved egg was there a siren before {first2} wanted to see?
Who caused the original alarm? / Which of the two invented the kitchen explosion?
> {first2}
Who wanted to see how it had happened?
Because of whom was there a siren twice, after {first}'s microwaved egg?
Whose curiosity set off the second alarm?
Which of the two could not resist repeating the kitchen explosion?
> {time}
When did the siren come the second time, for {first2} wanted to see how it happened?
At what time did {first2} want to see what had happened to the microwaved egg?
At which hour did curiosity set off an alarm? / When was the kitchen explosion repeated?
> {room}
In which room was an egg microwaved?
Where was it that {first} microwaved the egg and the siren came?
Where did the kitchen explosion take place?
In what part of the building does breakfast stick to the walls?

Crew list for the dive: {full} is {crew_role}, the doctor stays ashore, and nobody touches the \
winch before the {ordinal} bell.
As {crew_role} we have {full}; for this dive the doctor stays ashore and until the {ordinal} \
bell nobody touches the winch.
Nobody touches the winch before the {ordinal} bell of the dive, the doctor stays ashore, and the \
work of {crew_role} is given to {full}.
> {full}
Who is {crew_role} on this dive, for which the doctor stays ashore?
To whom is the work of {crew_role} given, while the doctor stays ashore?
Which person has which post is on the sheet: who has the only one mentioned by name?
Who was chosen for the team under water?
> {crew_role}
As what do we have {full} on the crew list for the dive?
Which work is given to {full}, according to the crew list for the dive?
What post does the one person mentioned by name hold?
In what function does somebody join the team under water?
> {ordinal}
Before which bell does nobody touch the winch?
At what bell may the crew of the dive touch the winch?
Which signal allows us to start the lifting gear?
How many strokes must have been heard till the rope may move?

The satellite last spoke on {date}, from {space_distance} away. It said "{display_text}", and \
{first}, on duty alone, answered "same here".
On {date} the satellite spoke for the last time, {space_distance} away, saying "{display_text}"; \
"same here", answered {first}, on duty alone.
"Same here", answered {first}, on duty alone, to the last "{display_text}" that the satellite \
spoke, on {date} and {space_distance} away.
> {date}
When was it that the satellite spoke for the last time?
On what date was {first}, on duty alone, answering the satellite?
On which day did contact with the spacecraft break off?
When did we hear from the lost probe for the final time?
> {space_distance}
How far away was the satellite when it last spoke?
From what distance did the satellite say the last thing that {first} answered?
Over what stretch of emptiness did the final message travel? / How remote was the lost spacecraft?
> {display_text}
What did the satellite say when it last spoke?
To what words of the satellite was "same here" answered?
How did the final message from the spacecraft read? / What was the farewell of the lost probe?
> {first}
Who was on duty alone and answered the satellite? / Who answered "same here"?
Who replied to the lost spacecraft? / Which controller felt the way the probe did?

On the advice of {company} we tried {fuel} in the tractor. It went {length}, coughed, and coated \
the {animals} with something like caramel.
We tried {fuel} in the tractor, which, on the advice of {company}, went {length}, coughed and \
coated the {animals} with something like caramel.
The {animals} were coated with something like caramel when the tractor, in which on the advice \
of {company} we tried {fuel}, had gone {length} and coughed.
> {fuel}
What was it that we tried in the tractor?
What was in the tractor when it coughed and coated the {animals}?
Which substitute for petrol was a sticky failure?
With what did we fill the farm machine for once?
> {company}
On whose advice did we try {fuel} in the tractor?
Which company gave the advice after which the tractor coughed?
Who recommended the sticky experiment? / Against which firm may the farm make a claim?
> {length}
How far did the tractor go before it coughed?
How far had the tractor gone when the {animals} were coated with caramel?
How many steps did the farm machine manage?
How long was the only trip with the wrong stuff in its tank?
> {animals}
What was coated with something like caramel? / Which animals were near when the tractor coughed?
Who had to be washed after the farm machine failed? / Which creatures were left sticky?

The {volume} tank was painted by {first} on the inside instead of the outside. Water from it is \
{colour}, has paint in it, {concentration}, and is safe, we hope.
Water from the {volume} tank is {colour}, has {concentration} of paint in it and is, we hope, \
safe: {first} painted the inside instead of the outside.
{first} painted the inside of the {volume} tank instead of the outside, so that the water from \
it, {colour} and with {concentration} of paint in it, is safe, we hope.
> {volume}
How big is the tank that was painted on the inside?
What is the volume of the tank whose water is {colour}?
How much fits into the vessel with the wrong decoration?
What is the capacity of the thing that somebody treated on the wrong face?
> {first}
Who painted the tank on the inside? / Who should have painted the outside instead of the inside?
Whose brush was on the wrong face of the vessel? / Who misunderstood where the decoration belonged?
> {colour}
What colour is the water from the tank?
What does the water look like because the inside was painted?
In which shade does it come from the tap?
How was the vessel decorated, to judge by what we have to drink?
> {concentration}
How much paint is in the water from the tank?
With what concentration of paint is the water safe, we hope?
How strongly is our drink tinted, in figures?
What did an analysis of the contents of the wrongly decorated vessel yield?

Trainee diary: today {last} let me drive the {vehicle} round the yard. I took the {tree} tree \
with me, at {speed}, and we all signed a paper.
I drove the {vehicle} round the yard today, as {last} let me, and took the {tree} tree with me \
at {speed}; we all signed a paper.
We all signed a paper because today, when {last} let me drive round the yard, I took the {tree} \
tree with me, in the {vehicle} and at {speed}.
> {last}
Who let me drive round the yard?
Who let me take the wheel today, so that we all signed a paper about the {tree} tree in the yard?
Which instructor was too trusting? / Who had given permission for my unfortunate lesson?
> {vehicle}
What did I drive round the yard? / What did I drive today when I took the tree with me?
Which vehicle was I learning to handle? / What needs new paint after my lesson?
> {tree}
What tree did I take with me in the yard?
Which tree was it on account of which we all signed a paper?
What will never bear leaves again thanks to me? / Which plant was a victim of my lesson?
> {speed}
At what speed was it that I took the tree with me in the yard?
How fast did I drive in the yard when I took the {tree} tree?
How quick was I at the moment of impact?
What did the needle in front of me point to during my lesson?

The bug only shows when {first} types: left-handed, {small} keys at once, always in {language}. \
Fixed in {version}, we think, or {first2} has a cold.
Fixed, we think, in {version}, unless {first2} merely has a cold: the bug that only shows when \
{first} types {small} keys at once, left-handed and in {language}.
When {first} types, left-handed and in {language}, {small} keys at once, the bug shows, or \
showed: we think it is fixed in {version}, or {first2} has a cold.
> {first}
Who types left-handed? / When who types does the bug show?
Whose odd way with a keyboard brings out the defect?
Which user is a tester without meaning to be?
> {small}
How many keys at once does {first} type?
What number of keys does it take, typed left-handed, for the bug to show?
How many fingers go down together?
How large are the handfuls of letters that bring out the defect?
> {language}
In which language does {first} type when the bug shows?
What does one type in, left-handed, so that the bug shows?
Which tongue is written by the user who brings out the defect?
What would the words mean to a speaker of, if the odd handfuls of letters were words?
> {version}
In which version do we think the bug is fixed?
Where is the bug fixed, if {first2} does not have a cold?
Which release should have cured the defect?
To what should I update if I have odd ways with a keyboard?

Surgeon {last} counted {small} swabs in and one more out. The {room} was searched; the extra \
one, {colour}, belonged to the cleaner.
The {room} was searched because surgeon {last} had counted {small} swabs in and one more out, \
but the extra one, {colour}, belonged to the cleaner.
One more came out than the {small} swabs that surgeon {last} had counted in; the {room} was \
searched and the extra one, {colour}, belonged to the cleaner.
> {last}
Which surgeon counted one more swab out than in? / What is the surgeon called who counted swabs?
Who stood at the operating table with a puzzle? / By whose arithmetic was there a rag too many?
> {small}
How many swabs were counted in?
What number of swabs had the surgeon counted before one more came out?
How large was the supply at the start of the operation?
How many pads should there have been at the end?
> {colour}
What colour was the extra one that belonged to the cleaner?
What did the extra swab look like, after the {room} was searched?
In what shade was the rag which did not come from the surgical pack?
How could one tell the cloth for dusting from those for wounds?
> {room}
Which room was searched because of the swabs?
Where was it that they searched after surgeon {last} had counted one more?
Where did everyone crawl about the floor?
In what part of the building did the staff look for the answer to a riddle?

On {weekday} {full} unveiled a machine that plays the {instrument}. It drowned out the mayor for \
{duration}, and no one had built a switch.
The machine that plays the {instrument} had no switch when {full} unveiled it on {weekday}, and \
drowned out the mayor for {duration}.
For {duration} the mayor was drowned out on {weekday} by a machine, unveiled by {full}, that \
plays the {instrument} and has no switch.
> {instrument}
What does the machine play that has no switch?
Playing which instrument did a machine drown out the mayor? / Which music made a speech inaudible?
What was the automaton built to perform on?
> {duration}
How long was the mayor drowned out by the machine?
For what time did the machine without a switch drown out the mayor?
How long did the guests hear nothing of the speech?
What was the length of the automaton's first concert?
> {full}
Who unveiled the machine with no switch?
By whom was the machine that drowned out the mayor unveiled? / Who pulled off the cloth?
Which guest of honour set an automaton going in the middle of a speech?
> {weekday}
On what day was the machine with no switch unveiled?
When did a machine that plays the {instrument} drown out the mayor?
On which day of the week did the automaton have its first concert?
When was a politician's speech inaudible?

The left half of the {fossil} weighs {weight}; the right half {first} is still picking out of \
the {rock} with a dentist's hook, and hopes to be done by {month}.
{first} hopes to be done by {month} picking the right half of the {fossil} out of the {rock} \
with a dentist's hook; the left half weighs {weight}.
By {month}, hopes {first}, still picking with a dentist's hook, the right half of the {fossil} \
will be out of the {rock}; the left half weighs {weight}.
> {weight}
What does the left half of the {fossil} weigh?
How much does the half weigh that is not in the {rock}, the left one?
How heavy is the part which has already been freed?
What did the scales show for as much of the ancient creature as we have?
> {first}
Who is picking the right half out with a dentist's hook? / Who hopes to be done picking by {month}?
Which preparator works like somebody at a tooth? / Whose patience is freeing an ancient creature?
> {rock}
Out of what is {first} picking the right half?
In what is the right half of the {fossil}, to be picked out with a dentist's hook?
Which stone still encloses part of the ancient creature?
What is being scraped away grain by grain?
> {month}
By which month does {first} hope to be done with the right half?
When, it is hoped, will the dentist's hook have picked out the right half?
When could the ancient creature be complete?
Until what time of the year will the scraping probably go on?
> {fossil}
The left half of what weighs {weight}?
What is {first} picking the right half of with a dentist's hook?
Which ancient creature is being freed? / What sort of find lies in two pieces in the workshop?

Minutes, safety committee. Item three: the fire door on the stairs to the {room} is wedged open \
with a dictionary, {language}, volume {small}. {first} to find a smaller book, or none.
Item three of the safety committee: {first} is to see that the fire door on the stairs to the \
{room} is no longer wedged open with a dictionary, {language}, volume {small}.
Volume {small} of a dictionary, {language}, wedges open the fire door on the stairs to the \
{room}; the safety committee wants {first} to deal with this item.
> {room}
To which room do the stairs with the fire door lead?
The fire door on the stairs to what is wedged open?
Where has somebody blocked an exit with a heavy tome?
In which part of the building is the barrier against flames useless?
> {language}
In what language is the dictionary in the fire door?
Which dictionary keeps the fire door wedged open?
For translating from what has the tome been bought, before it got a humbler job?
Which tongue can one no longer look up, as the tome is needed elsewhere?
> {small}
Which volume of the dictionary is in the fire door?
What volume of the dictionary is wedged in the door on the stairs?
Which number is on the back of the tome that blocks an exit?
What part of the many-part work is missing from its shelf?
> {first}
Who is to see to the fire door on the stairs, says the committee?
To whom did the safety committee give the item of the dictionary?
Whose job is it to clear an exit? / Who was told to carry a heavy tome back?

The ad for the trial hung in the {place}: {treatment} against {symptom}, {price} a visit. \
{count} people came; {first}'s grandmother came twice.
{count} people came to the trial of {treatment} against {symptom} that an ad in the {place} \
offered, {price} a visit; {first}'s grandmother came twice.
An ad in the {place} brought {count} people, and {first}'s grandmother twice, to a trial of \
{treatment} against {symptom}, with {price} a visit.
> {place}
Where was the ad for the trial to which {first}'s grandmother came?
In which place was the ad that brought {count} people to a trial?
Where did the doctors look for volunteers? / What location had a notice for sufferers on its wall?
> {treatment}
What was the trial of, to which {first}'s grandmother came twice?
The ad brought people to a trial of what against {symptom}? / Which therapy was being tested?
What was done to the volunteers for money?
> {symptom}
Against what was the trial of {treatment} to which the grandmother came?
Against what was the trial that the ad offered at {price} a visit?
What did the volunteers suffer from? / Which complaint were the doctors hoping to cure?
> {price}
How much a visit did people get in the trial? / What did the ad offer for a visit?
What were volunteers paid? / How much did an old lady collect each time?
> {count}
How many people were brought to the trial of {treatment} by the ad?
What number of people came to the trial, besides the one who came twice?
How large was the response of volunteers? / How many sufferers read the notice and acted on it?

Please stop resetting {hostname}. The blinking is normal. It has blinked {colour} since {year}, \
and {first} will hang a sign on it.
{hostname} has blinked {colour} since {year}, which is normal; please stop resetting it, and \
{first} will hang a sign on it.
As {first} will also say on a sign, please stop resetting {hostname}: it is normal that it \
blinks {colour} and it has done so since {year}.
> {hostname}
What should one please stop resetting? / Which host blinks {colour}, which is normal?
Which server is not broken, whatever its lights do?
What does the administrator want everyone to leave alone?
> {colour}
In what colour does {hostname} blink, which is normal?
What colour has it normally blinked, so that resetting is wrong?
If {hostname} blinks in what colour should one please stop resetting it?
Which light should not worry us? / What shade of flashing is nothing to be afraid of?
> {year}
Since when has {hostname} normally blinked, says the sign?
Since which year is it normal that {hostname} blinks {colour}?
Since when has the harmless flashing been going on? / When did the server's odd lights begin?
> {first}
Who will hang a sign on {hostname}? / Whose sign will say to please stop resetting it?
Who is going to put up a notice about harmless lights?
Which administrator is tired of our well-meant help?

Lens cap. That is what blackened the {constellation} photographs of {date}, {duration} of them; \
{full} took it off and apologized to the sky.
It was the lens cap that blackened the photographs of {constellation} of {date}, {duration} of \
them; {full} took it off and apologized to the sky.
{full} took off the lens cap, which had blackened {duration} of {constellation} photographs on \
{date}, and apologized to the sky.
> {constellation}
Photographs of what did the lens cap blacken?
At which constellation's photographs had the lens cap been left on?
Which stars did the camera miss?
What part of the heavens was to be pictured, but came out as night?
> {date}
When did the lens cap blacken the photographs?
Of which date are the photographs of {constellation} with the lens cap on?
On which day did the astronomers record nothing? / When was the observing run wasted?
> {duration}
How long were the photographs of {constellation} blackened?
What time of photographs did the lens cap blacken? / How much exposure was wasted?
For how long did the telescope look at nothing?
> {full}
Who took off the lens cap? / Who apologized to the sky for the blackened photographs?
Which astronomer discovered the silly mistake? / Whose remorse was directed at the stars?

At the {power_station} they lowered {full} into the intake on a rope, for {duration}: no crack, \
some {sea_life}, and the bucket lost in {year}.
For {duration} {full} was lowered on a rope into the intake at the {power_station} and found no \
crack, but some {sea_life} and the bucket lost in {year}.
No crack, but some {sea_life} and the bucket lost in {year} were found in the intake at the \
{power_station} by {full}, lowered on a rope for {duration}.
> {full}
Who was lowered into the intake on a rope? / Who found no crack but the lost bucket in the intake?
Which inspector went down into the water channel?
Who hung over wildlife in the course of a day's work?
> {duration}
For how long was {full} lowered into the intake?
How long was {full} on the rope and found no crack?
How long did the inspection of the water channel take?
What time did the helpers have to hold tight?
> {sea_life}
What was in the intake besides the lost bucket?
What did {full} find in the intake, though no crack? / Which creatures live in the water channel?
What was swimming or sitting where the inspector went down?
> {year}
When was the bucket lost that {full} found? / In which year had the bucket in the intake been lost?
Since when had the pail been lying in the water channel?
In what year did a piece of cleaning equipment fall in?
> {power_station}
Where was {full} lowered into the intake?
At what power station was the lost bucket found in the intake?
Which plant had its water channel inspected?
Who gets electricity and a long-missing pail out of the same place?

To {repair} did nothing for the {device} of {first}. What did help, at {time}, was {first2}'s \
advice to switch on the socket.
{first2}'s advice to switch on the socket helped at {time}, while to {repair} did nothing for \
{first}'s {device}.
At {time} {first}'s {device} was helped by the advice of {first2} to switch on the socket; to \
{repair} had done nothing.
> {repair}
What was it that did nothing, whereas to switch on the socket helped?
Before the advice about the socket, what had been done to help {first}'s {device}?
Which attempt at mending was in vain? / What had the owner been wrongly told to do first?
> {first2}
Whose advice was to switch on the socket? / Who helped {first}'s {device} with advice?
Who thought of the electricity? / Which friend had the bright idea that cured the gadget?
> {device}
What was helped by switching on the socket? / Which device of {first}'s did the advice help?
Which gadget merely lacked current? / What had the owner believed to be broken?
> {time}
When did the advice to switch on the socket help?
At what time was {first}'s {device} helped by advice?
At which hour did the gadget come back to life? / When did somebody think of the electricity?

Nobody ordered {count} {objects}. The form of {company} has the field for the quantity next to \
the field for the date, and {first} typed on {date}, without glasses.
{company}'s form has the field for the date next to the quantity, and on {date} {first} typed \
without glasses: now we have {count} {objects} that nobody ordered.
We have {count} {objects} that nobody ordered because on {date} {first}, without glasses, typed \
on {company}'s form, with the date field next to the quantity.
> {count}
What quantity of {objects} was ordered by somebody without glasses?
What quantity was typed on the form without glasses? / How big is the unwanted delivery?
What number of useless items fills the store?
> {objects}
What do we have in a quantity that nobody ordered?
On {company}'s form, a quantity of what was typed without glasses?
Which goods fill the store to no purpose? / What did a blind mistake bring us a flood of?
> {first}
Who typed on the form without glasses? / Because of whom do we have {objects} that nobody ordered?
Who cannot see well and filled in the paper anyway? / Whose blind mistake fills the store?
> {company}
Whose form has the date field next to the quantity?
On the form of which company did {first} type without glasses?
Which supplier should redesign its paperwork? / Who delivered what we never wanted?
> {date}
When was it that {first} typed without glasses?
On what date was the form with its quantity field typed wrongly?
On which day was the purchase made by a blind mistake?
When did we come by all those useless items?

The borehole at the {site} gives {temperature} at {length}, says {first}. It also gives back, \
after {duration}, anything one shouts into it.
{first} says that the borehole at the {site} gives {temperature} at {length} and also gives back \
after {duration} whatever one shouts into it.
According to {first}, whatever one shouts into the borehole at the {site} comes back after \
{duration}, and at {length} it gives {temperature}.
> {temperature}
What temperature does the borehole that one shouts into have at {length}?
{first} says that at {length} the borehole gives how many degrees?
How warm is it deep in the ground? / What did the thermometer on the long cable show?
> {length}
At what depth, says {first}, does the borehole give {temperature} and give back what one shouts?
How far down the borehole that one shouts into is it {temperature}?
Where on its long cable was the thermometer? / At which level was the ground's warmth taken?
> {duration}
After what time does the borehole give back what one shouts?
How long is it till whatever one shouts into the borehole comes back? / How slow is the echo?
What is the delay of one's own voice, returning from the ground?
> {site}
Where is the borehole that gives back what one shouts?
At which site is the borehole into which one shouts, and that gives {temperature}?
Where was someone drilling for the warmth of the earth?
In what spot can one talk with the underworld?

Handle with care: {animals} in transit, {small}, from the {institute} to {city}. If the {box} is \
silent, good. If it is open, phone {phone}.
In transit from the {institute} to {city} in the {box}: {small} {animals}. If it is silent, \
good; if it is open, phone {phone}.
If the {box} in transit from the {institute} to {city} is open, phone {phone}; if it is silent, \
good: {small} {animals} are in it.
> {phone}
What number should one phone if the {box} is open?
Whom should one phone, by number, about {animals} in transit?
How do I reach the senders in case something escapes?
Which digits must I dial if the cargo is gone?
> {animals}
What is in transit that should be silent?
What comes from the {institute} in the {box} that may be silent or open?
Which creatures are being shipped? / What may be running about if the container has lost its lid?
> {city}
Where is the {box} in transit to that is good if silent?
To which city are {animals} in transit, to be handled with care?
What is the destination of the living cargo? / In what town are the creatures expected?
> {small}
How many {animals} are in transit, so that one should handle them with care?
What number of {animals} is in the {box} if it is good and silent?
How many creatures are being shipped? / What should I arrive at when counting the living cargo?
> {institute}
From which institute do the {animals} come that are in transit and silent?
From where does the {box} in transit come that one should handle with care?
Who is the sender of the living cargo? / Which house of research is shipping creatures?

{first}, two things. The {metric} you draw on the big screen is of the old {software}, dead \
since {date}; and that is why it has looked so good for {long_time}.
Dead since {date} is the old {software} whose {metric} {first} draws on the big screen; that is \
why it has looked so good for {long_time}.
The {metric} that {first} draws on the big screen has looked so good for {long_time} because it \
is that of the old {software}, dead since {date}.
> {metric}
What does {first} draw on the big screen? / Which metric of the old {software} has looked so good?
Which figure is displayed in vain?
What value have we admired on the wall, although it means nothing?
> {software}
What old software has been dead since {date}?
The {metric} of what is on the big screen and has looked so good?
Which program no longer runs, though its figures hang on the wall?
What was switched off without anyone changing the dashboard?
> {date}
Since when has the old {software} been dead?
On what date did the software die whose {metric} is on the big screen?
On which day was the program switched off? / From what day on has the dashboard meant nothing?
> {long_time}
For how long has the {metric} looked so good?
How long has what {first} draws on the big screen looked good?
How long have we been admiring a meaningless value? / For what time has the dashboard deceived us?
> {first}
Who draws the {metric} on the big screen?
Who draws what has looked so good because the old {software} is dead?
Which colleague is in charge of the dashboard? / Whose pretty picture on the wall means nothing?

The gasket was cut by {first} from a {team} scarf, held {pressure} on the first day, and was \
thanked by name in the {journal}.
Cut by {first} from a scarf of the {team}, the gasket held {pressure} on the first day and was \
thanked by name in the {journal}.
In the {journal} a gasket was thanked by name that {first} had cut from a scarf of the {team} \
and that held {pressure} on the first day.
> {first}
Who cut the gasket from a scarf? / By whom was the gasket cut that held {pressure}?
Whose scissors saved the experiment? / Which scientist sacrificed a piece of fan clothing?
> {pressure}
What pressure did the gasket cut from a scarf hold on the first day?
How much did {first}'s gasket from the scarf hold? / How strong was the makeshift seal?
What load did a piece of knitwear bear?
> {journal}
In which journal was the gasket thanked by name? / Where was a gasket cut from a scarf thanked?
Where can one read the acknowledgement to a piece of knitwear?
Which periodical printed the results with the odd footnote?
> {team}
Of which team was the scarf that the gasket was cut from?
Whose scarf did {first} cut for a gasket? / Which club does the scientist support?
What name was on the piece of fan clothing that was sacrificed?

Rejected: {count} thermometers, all marked in {language}, all reading {temperature} in the \
fridge, in the oven and in {first}'s mouth.
All {count} thermometers, marked in {language}, were rejected, as all read {temperature} in the \
fridge, in the oven and in {first}'s mouth.
In {first}'s mouth, in the oven and in the fridge the {count} thermometers marked in {language} \
all read {temperature}, and were rejected.
> {count}
How many thermometers were rejected?
What number of thermometers marked in {language} read {temperature} in the oven?
How large was the useless delivery? / How many glass tubes have to go back to the supplier?
> {language}
In what language were the rejected thermometers marked?
Which language is on the thermometers that all read {temperature}?
Which tongue does the maker of the useless tubes speak?
In what would I have to be fluent to make sense of the writing on the glass?
> {temperature}
What did all the thermometers read in the fridge and in the oven?
At what temperature did the thermometers read in {first}'s mouth?
Which value appears whatever the heat or cold? / On what are the useless glass tubes stuck?
> {first}
In whose mouth did the thermometers read {temperature}?
Whose mouth, besides the fridge and oven, had rejected thermometers in it?
Who lent a body for the quality check? / Whose tongue was part of the experiment?

How we found it: the cable from {hostname} ran under the carpet to {numbered}, out of the window \
and into the flat of {full}, who had had free internet for {long_time}.
{full} had had free internet for {long_time} by a cable that ran from {hostname} under the \
carpet to {numbered}, out of the window and into the flat.
Under the carpet from {hostname} to {numbered}, out of the window and into a flat ran the cable \
by which {full} had had free internet for {long_time}.
> {full}
Who had had free internet by a cable from {hostname}?
Into whose flat did the cable under the carpet run? / Which neighbour was a thief of our bandwidth?
Who owes us money for surfing?
> {long_time}
For how long had {full} had free internet?
How long had the cable under the carpet given a flat free internet?
How long did the theft go unnoticed? / What span should the bill to the neighbour cover?
> {hostname}
From where did the cable run under the carpet?
From which host did {full} have free internet, by a cable out of the window?
At which of our machines was the neighbour's wire plugged in?
Which server had one connection too many?
> {numbered}
To what place did the cable under the carpet run, before it went out of the window?
Out of the window of what did the cable to the flat of {full} run?
At which numbered spot did the thief's wire leave our building?
Where should we stop the hole through which bandwidth was stolen?

The {drug} trial in {country} ended when {people_group} noticed that the striped pills floated \
and the {colour} ones did not; {percent} had swapped.
When {people_group} in {country} noticed that, in the {drug} trial, striped pills floated and \
the {colour} ones did not, {percent} swapped, and it ended.
{percent} had swapped by the end of the {drug} trial in {country}, as {people_group} had noticed \
that the striped pills floated and the {colour} ones did not.
> {drug}
Of what was the trial in which striped pills floated?
Which drug trial ended because pills were swapped? / Which remedy could not be evaluated after all?
What was being investigated when the participants cheated?
> {country}
In which country did the trial end because striped pills floated?
Where had {people_group} noticed which pills floated?
Where was the study spoilt by clever participants?
In what nation did they test tablets in a glass of water?
> {people_group}
Who noticed that the striped pills floated? / Which people swapped pills in the {drug} trial?
Who took part in the study? / Which clever participants saw through the blinding?
> {percent}
How many had swapped when the trial ended?
What part of the {people_group} in the trial had swapped pills?
What share of the participants cheated? / How large was the fraction that exchanged tablets?
"""
