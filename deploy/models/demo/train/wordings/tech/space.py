"""Free sentences: astronomy and space missions (see relations.py)."""

RELATIONS = """
{full}, {crew_role} of the {ship}, mended the {space_tool} with {ingredient} and a spoon.
With {ingredient} and a spoon the {crew_role} of the {ship}, {full}, repaired the {space_tool}.
Aboard the {ship} the {space_tool} was mended by {crew_role} {full} with nothing but {ingredient} \
and a spoon.
What saved the {space_tool} of the {ship} was a spoon, some {ingredient}, and {full}, the \
{crew_role}.
> {space_tool}
What did {full} mend? / Which part of the {ship} was repaired in flight?
What was broken aboard the {ship}? / What did the {crew_role} repair with a spoon?
What equipment did the astronaut fix? / Which device on board was broken?
> {ingredient}
With what was the {space_tool} mended? / What did {full} use besides a spoon?
Which food helped to repair the {ship}? / What served as glue aboard the {ship}?
What foodstuff did the astronaut use for the job? / Besides cutlery, what was needed to fix things?
> {crew_role}
What is {full}'s job? / What was {full} aboard the {ship}? / Which post does {full} hold?
As what did {full} fly? / Rank or task of {full}?
What was the handy astronaut's job on board? / Which post does {full} hold among the astronauts?
> {full}
(Who|Which person) mended the {space_tool}? / (Who|Which person) is {crew_role} of the {ship}?
Who is handy with a spoon? / By whom was the {ship} repaired?
Which of the crew repaired the {space_tool}?
Which astronaut fixed the device? / Who was clever enough to use kitchen things on the {space_tool}?
> {ship}
On which ship was the {space_tool} mended? / Where does {full} serve? / On what did {full} fly?
Which spacecraft did the astronaut serve on? / Where in space did {full} fix things with cutlery?

{planet} goes round its star in {duration} and has {number_or_word} moons, the largest named {last}.
With its {number_or_word} moons, {last} being the largest, {planet} needs {duration} for one orbit.
A year on {planet} lasts {duration}; of its {number_or_word} moons {last} is the biggest.
The largest of the {number_or_word} moons that go round {planet} is {last}, and a year there is \
over in {duration}.
> {duration}
How long is a year on {planet}? / In what time does {planet} go round its star?
How much time does {planet} need for one orbit? / Orbit time of {planet}?
How long does it take to circle the sun over there?
How much time passes there from one birthday to another?
> {number_or_word}
How many moons has {planet}? / What number of moons goes round {planet}?
How many companions does {planet} have? / Moons of {planet}?
How many satellites does that world have? / What's the number of bodies circling {planet}?
> {last}
What is the largest moon of {planet} called? / Which moon of {planet} is the biggest?
What is the name of {planet}'s greatest moon? / Biggest of the {number_or_word} moons?
What do they call the most massive satellite?
Which body circling {planet} outdoes its companions in size?
> {planet}
Which planet has the moon {last}? / Where is a year {duration} long?
What goes round its star in {duration}? / To which planet does {last} belong?
Which world has {number_or_word} moons?
Which world has those satellites? / What heavenly body does {last} circle?

Seen from {city}, {planet} stood in {constellation} at {time}, notes {full}'s diary.
{full} wrote that {planet} was in {constellation} at {time}, seen from {city}.
At {time} {full} found {planet} in {constellation}; the place was {city}.
My diary for that night, wrote {full} in {city}, has {planet} in {constellation} at {time}.
> {constellation}
In which constellation was {planet}? / Where in the sky did {full} find {planet}?
Among what stars did {planet} stand? / Constellation with {planet} in it?
Which group of stars should one have looked at? / What part of the heavens was {planet} visible in?
> {time}
(When|At what hour) did {full} see {planet}? / At what time was {planet} in {constellation}?
At which hour was the sky clear in {city}? / Time of the entry about {planet}?
When did the stargazer spot it?
What did the clock show as the stargazer looked through the telescope?
> {city}
From where did {full} see {planet}? / In which city did {full} watch the sky?
(Where|In what town) was {full} at {time}? / Where does the diary place the observer?
Where was the stargazer that evening? / Which town did {full} observe the heavens from?
> {planet}
What did {full} see? / What stood in {constellation}? / Which planet is in the diary?
Which world did {full} look at? / What was to be seen in {constellation} at {time}?
What heavenly body did the stargazer spot? / Which wandering light was visible in {constellation}?
> {full}
Who saw {planet}? / Whose diary tells of {constellation}?
(Who|Which person) watched the sky in {city}? / (Who|Which person) found {planet} at {time}?
Which stargazer recorded the sighting? / Who spotted it through the telescope and jotted that down?

Launch of the {ship}: put off from {date} to {date2} because {because}.
Because {because}, the {ship} will be launched on {date2} rather than on {date}.
The start of the {ship} slipped from {date} to {date2}, since {because}.
Not {date} but {date2} is now the day of the {ship}, as {because}.
> {date2}
When will the {ship} start? / What is the new date of the launch?
To which day was the {ship} put off? / (When|On which date) does the {ship} leave after all?
New day for the {ship}?
When does it lift off after the delay? / What's the latest schedule for blast-off?
> {date}
(When|On which date) was the {ship} to start at first? / What was the old date of the launch?
Which day did the {ship} give up? / First date for the {ship}? / When should the {ship} have left?
What was the original schedule for lift-off? / Which day had been planned before the delay?
> {because}
Why was the launch put off? / What kept the {ship} on the ground?
Reason for the delay of the {ship}? / What happened that the {ship} could not start on {date}?
What stopped the countdown?
What's the reason for the delay? / How come the spacecraft didn't lift off as planned?
> {ship}
Which launch was put off? / What will start on {date2}? / What could not leave on {date}?
What had to wait because {because}? / Name of the ship that starts on {date2}?
Which spacecraft is delayed? / What mission is still sitting on the pad?

A meteorite of {weight} fell through the roof of {full} in {city} and broke a {object}.
In {city} a {object} was broken when {weight} of meteorite came through {full}'s roof.
{full} of {city} lost a {object} to a meteorite that weighed {weight}.
{full}, at home in {city}, heard a bang: {weight} of meteorite had come down and hit a {object}.
> {weight}
How heavy was the meteorite? / What did the stone from the sky weigh?
How big was what fell in {city}, by weight? / Weight of {full}'s meteorite?
How heavy was the rock from space?
What would the scales show for the thing that crashed into the house?
> {object}
What did the meteorite break? / What did {full} lose? / Damage in {city}?
Which thing did the stone from the sky hit? / What must {full} buy again?
Which belonging did the rock from space smash? / What damage was done inside the house?
> {full}
Whose roof was hit? / (Who|Which person) lost a {object}? / In whose house did the meteorite land?
(Who|Which person) was visited from space? / Owner of the broken {object}?
Whose house was struck by the rock from space? / Who can complain of damage from outer space?
> {city}
Where did the meteorite fall? / In which city was a roof hit?
(Where|In what town) does {full} live? / Which town was struck by {weight}?
Where was the house struck? / Which town had a visitor from outer space?

The signal from the {ship} needs {duration} to {city}, so nobody chats; {first} plays chess that \
way.
Though a signal takes {duration} between the {ship} and {city}, {first} plays chess with the crew.
{first} plays chess with the {ship} from {city}; one move travels {duration}.
A move in {first}'s game of chess with the {ship} is on its way for {duration} before it gets to \
{city}.
> {duration}
How long does a signal take from the {ship}? / How much time does one move need?
How far away is the {ship} in signal time? / Travel time of a message to {city}?
How long must the player wait before a message arrives? / How much delay is there on the radio link?
> {city}
Where are the signals of the {ship} received? / From where does {first} play?
Which city talks to the {ship}? / In what city is the other player?
Where on earth does the player sit? / Which town is the radio message sent to?
> {first}
(Who|Which person) plays chess with the {ship}? / Who waits {duration} for a move?
Chess player in {city}? / With whom does the crew play?
Who on the ground has a board game with astronauts? / Which board game fan has to be so patient?
> {ship}
With which ship does {first} play chess? / From where does the signal come to {city}?
What is {duration} away? / Name of the ship with the chess players?
Which spacecraft is the opponent on? / Where in space are {first}'s opponents?

Rover {robot_name} drove {length} across {planet} before {because}.
Before {because}, the rover {robot_name} had covered {length} on {planet}.
On {planet}, {robot_name} the rover came {length} far, and then {because}.
{length} is what {robot_name} the rover managed on {planet}; that it stopped there was because \
{because}.
> {length}
How far did {robot_name} drive? / What distance did the rover cover on {planet}?
How far did {robot_name} get before the end? / Distance driven by {robot_name}?
What distance was on the vehicle's clock when its trip finished? / How far did the robot travel?
> {planet}
Where did {robot_name} drive? / On which planet was the rover? / Which world did {robot_name} see?
What world was the robot exploring? / Where in the solar system did the vehicle break down?
> {because}
What ended the drive of {robot_name}? / Why does the rover no longer move?
What happened to {robot_name} after {length}? / What put an end to it on {planet}?
How did the robot's trip finish? / What put paid to the vehicle?
> {robot_name}
What was the rover called? / Which rover drove across {planet}?
Name of the rover that came {length} far? / Who stands still on {planet} now?
Which robot was exploring there? / What do they call the vehicle that broke down?

Of the {count} photographs sent by the {ship}, {small} show {planet}, the others only {colour} \
noise.
The {ship} sent {count} photographs; apart from {small} of {planet} they are nothing but {colour} \
noise.
{planet} can be seen in {small} of {count} photographs by the {ship}, {colour} noise in all others.
If you like {colour} noise, most of the {count} photographs from the {ship} will please you; \
{small} have {planet} in them.
> {count}
How many photographs did the {ship} send? / How many pictures came from the {ship} in all?
What number of pictures arrived from the {ship}? / Photographs sent by the {ship}?
How many pictures did the spacecraft take altogether? / What's the total number of images received?
> {small}
How many show {planet}? / How many of the photographs are of use? / In how many is there no noise?
Number of good pictures from the {ship}?
How many pictures are any good? / On what number of images is there something to look at?
> {colour}
What colour is the noise? / Which colour fills the bad pictures?
How do the bad photographs of the {ship} look? / Colour of the useless ones?
What shade are the spoilt pictures? / What does one look at on the bad images, which hue?
> {planet}
What do {small} pictures show? / Which planet did the {ship} photograph?
What can be seen when there is no noise? / Of what did the {ship} send pictures?
Which world is in the good pictures? / What heavenly body did the spacecraft have its camera on?
> {ship}
What sent {count} photographs? / Which probe took pictures of {planet}?
From which craft are the pictures? / Camera ship?
Which spacecraft took the pictures? / Whose camera was mostly faulty?

The eclipse begins at {time} in {city}, lasts {duration}, and {first} has glasses for \
{number_or_word}.
In {city} we shall have {duration} of eclipse from {time}; {first} brings {number_or_word} pairs \
of glasses.
{first} brings {number_or_word} pairs of glasses to {city}, where from {time} on the sun is dark \
for {duration}.
For {duration} from {time} on there will be no sun over {city}, and {number_or_word} of us can \
look through {first}'s glasses.
> {time}
(When|At what hour) does the eclipse begin? / At what time does it get dark in {city}?
At what hour should one look at the sun? / Start of the eclipse?
When will the moon start to cover it? / What does the clock show when daylight fades?
> {duration}
How long does the eclipse last? / For how long will {city} be dark?
How much time is there to watch? / Length of the eclipse?
How long will daylight be missing? / How much darkness can we look forward to?
> {city}
(Where|In what town) can the eclipse be seen? / In which city will it be dark?
Where should I go with {first}? / Where does the sun hide at {time}?
Where will it go black by day? / Which town should we travel to for the spectacle?
> {first}
(Who|Which person) has glasses for the eclipse? / (Who|Which person) brings {number_or_word} pairs?
Whom do I ask for glasses? / Who thinks of our eyes in {city}?
(Who|Which person) cares for the glasses?
Who protects our eyes during the spectacle? / Which friend has spectacles to hand out?
> {number_or_word}
How many pairs of glasses are there? / For how many does {first} have glasses?
How many people can watch with {first}'s glasses? / Number of {first}'s glasses?
How many of us can {first} supply with eye protection?
What number of spectacles has our friend got?

The {award} went to {full} for weighing the star {last} without leaving {city}.
Never having left {city}, {full} found the weight of the star {last} and got the {award} for it.
For telling how heavy the star {last} is, {full} from {city} was honoured with the {award}.
One need not leave {city} to weigh {last}, a star, as {full} showed, who holds the {award} for it.
> {award}
What did {full} get? / Which prize was given for the star {last}? / How was {full} honoured?
What honour went to {city}? / Prize for {full}?
Which prize did the stay-at-home astronomer win? / What distinction did that calculation win?
> {full}
(Who|Which person) got the {award}? / Who weighed {last}?
(Who|Which person) found out how heavy the star is? / Whom did they honour for weighing {last}?
Winner of the {award}?
Which astronomer stayed at home and won? / Who calculated the mass of a far sun?
> {city}
(Where|In what town) does {full} live? / Which city was never left?
From where is the winner of the {award}? / In what city was {last} weighed?
Where does the stay-at-home astronomer live? / What town was {full} in all along?
> {last}
Which star was weighed? / What is the name of {full}'s star? / Of which star do we know the weight?
For which star did {full} get the {award}?
What do they call the sun whose mass is known?
Which heavenly body did the astronomer calculate the mass of?

Food aboard the {ship}: {dish} on even days, {dish2} on odd ones, complains {full}.
{full} complains that the crew of the {ship} eats {dish} on even days and {dish2} on odd days.
Odd days mean {dish2} and even days {dish}, so {full} on life aboard the {ship}.
If it is {dish}, the day must be even, and if {dish2}, odd: such is life on the {ship}, writes \
{full}.
> {dish}
What do they eat on even days on the {ship}? / Which meal is there on the second and the fourth?
What is served aboard the {ship} on even days? / Even-day meal on the {ship}?
What do the astronauts get on the 2nd, 4th and 6th?
Which meal is served when the date can be halved?
> {dish2}
What do they eat on odd days on the {ship}? / Which meal is there on the first and the third?
What is served aboard the {ship} on odd days? / Odd-day meal on the {ship}?
What do the astronauts get on the 1st, 3rd and 5th?
Which meal is served when the date can't be halved?
> {full}
Who complains about the food? / (Who|Which person) does not like the meals of the {ship}?
Whose complaint is it about the {ship}? / (Who|Which person) eats {dish} and {dish2} in turn?
Which astronaut is fed up with the menu? / Who grumbles about eating the same two meals?
> {ship}
Where do they eat {dish} and {dish2}? / Aboard which ship is {full}?
Which ship has such dull meals? / Name of {full}'s ship?
Which spacecraft has such a boring menu? / Where are the astronauts served the same two meals?

The crater we named after {full} is {length} deep and full of {rock}, and {robot_name} is stuck in \
it.
{robot_name} is stuck in a crater, {length} deep and full of {rock}, which bears the name of {full}.
Full of {rock} and {length} deep is the crater, named for {full}, that holds {robot_name} captive.
There it sits, {robot_name}, among {rock}, in the {length} deep crater that was given the name of \
{full}.
> {full}
After whom is the crater named? / Whose name has the crater? / Who lent a name to the crater?
Name of the crater with {robot_name}? / For whom did they name {robot_name}'s crater?
Who is the hole on that world called after? / Which person was honoured with a hole on the map?
> {length}
How deep is the crater? / What depth has the crater named after {full}?
How far down is {robot_name}? / Depth of the crater?
How far is it from the rim to the bottom? / How much must the robot climb to leave the hole?
> {rock}
What is in {full}'s crater? / What fills the crater of {full}? / In what is {robot_name} stuck?
Of what is the crater full?
What stone lies in the hole? / Which material is {robot_name} trapped among?
> {robot_name}
What is stuck in the crater? / Who cannot get out of {full}'s crater?
Which robot is captive there? / Name of the robot in the crater? / What lies {length} deep?
Which robot is trapped? / What do they call the machine that can't climb up to the rim?

{planet} is {space_distance} from us; at {speed}, {first} worked out, one would arrive as a \
skeleton.
At {speed}, says {first}, only one's skeleton would cover the {space_distance} to {planet}.
{first} worked out what it is like to go to {planet}, {space_distance} away, at {speed}.
No living soul will see {planet}, argues {first}: it is {space_distance} away and we do {speed}.
> {space_distance}
How far is {planet}? / What distance lies between us and {planet}?
How long is the way to {planet} in km? / Distance to {planet}?
How far off is the distant world? / What distance would the deadly trip cover?
> {speed}
With what speed did {first} reckon? / How fast would one go to {planet}?
How quick is the journey that {first} worked out? / Speed in the sum?
How fast would the traveller be moving? / What pace makes the trip a deadly one?
> {planet}
Where would one arrive as a skeleton? / What is {space_distance} away?
Which planet is the goal in {first}'s sum? / How is the distant world called?
Which world is too remote for a human to reach alive?
What was the destination in that gloomy calculation?
> {first}
(Who|Which person) worked out the way to {planet}? / Whose sum is about {planet}?
(Who|Which person) speaks of skeletons? / Who thought about going to {planet}?
(Who|Which person) did the arithmetic for {planet}?
Who did the gloomy calculation? / Which pessimist thinks the traveller would be long dead?

Spacewalk {small}: {full} outside for {duration}, lost one {object}, fixed the {space_tool}.
On spacewalk {small} {full} put the {space_tool} right in {duration} but lost a {object}.
{full} was out {duration} on spacewalk {small}; the {space_tool} works, a {object} floats away.
When {full} came in from spacewalk {small} after {duration}, the {space_tool} was mended and a \
{object} was gone.
> {full}
(Who|Which person) went outside on spacewalk {small}? / Who fixed the {space_tool}?
(Who|Which person) lost a {object}? / (Who|Which person) was out for {duration}?
By whom was the {space_tool} put right?
Which astronaut did the outdoor repair? / Who left the airlock to see to a broken device?
> {duration}
How long was {full} outside? / How long did spacewalk {small} last?
How much time did the {space_tool} take? / Length of spacewalk {small}?
How long was the astronaut in the vacuum? / How much time went by between leaving and re-entering?
> {object}
What was lost on spacewalk {small}? / What floats away from {full}?
Which thing did {full} not bring back? / What did {full} let go of in space?
Loss on spacewalk {small}?
What slipped from the astronaut's grip? / Which item is now space rubbish?
> {space_tool}
What did {full} fix? / What works again since spacewalk {small}? / Why did {full} go outside?
What did {full} put right outside?
Which equipment did the astronaut repair out there?
What device was the reason for leaving the airlock?
> {small}
On which spacewalk was the {space_tool} fixed? / What number had the walk of {full}?
Which spacewalk cost a {object}? / Number of {full}'s spacewalk?
Which outing in the series was {full}'s?
What number in the series was the outing that repaired the {space_tool}?

Telescope time: {first} has {weekday}, {first2} {weekday2}, cloudy nights belong to {company}.
On {weekday} the telescope is {first}'s, on {weekday2} {first2}'s, and {company} gets the cloudy \
nights.
{company} gets the cloudy nights, {first} {weekday}, and {first2} {weekday2} at the telescope.
Ask {first} about the telescope on {weekday} and {first2} on {weekday2}, or {company} when it is \
cloudy.
> {weekday}
When does {first} have the telescope? / Which night is {first}'s? / On what day can {first} look?
{first}'s night at the telescope?
When may {first} observe? / What evening of the week is booked for {first}?
> {weekday2}
(When|On which weekday) does {first2} have the telescope? / Which night is {first2}'s?
On what day can {first2} look? / {first2}'s night at the telescope?
When may {first2} observe? / What evening of the week is booked for {first2}?
> {first}
(Who|Which person) has the telescope on {weekday}? / Whose night is {weekday}?
Who may look on {weekday}? / (Who|Which person) watches the stars on {weekday}?
Who has booked the instrument for {weekday}? / Which observer comes on {weekday}?
> {company}
(Who|What firm) gets the cloudy nights? / Which firm has the telescope in bad weather?
To whom do the nights without stars belong? / Who must make do with clouds?
Which firm has to be content with bad weather? / Who gets to observe only if nothing can be seen?
"""
