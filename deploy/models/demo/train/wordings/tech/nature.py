"""Free sentences: genes, plants and animals under study, patients' notes (see relations.py)."""

RELATIONS = """
Under the microscope {first} saw {number_or_word} {colour} grains in the stomach of the {animal}: \
{mineral}.
In the stomach of the {animal} there were {number_or_word} {colour} grains of {mineral}, as \
{first} saw.
{first} counted {number_or_word} {colour} grains of {mineral} that came from the {animal}'s stomach.
What {first} took for seeds in the stomach of the {animal} were grains of {mineral}, \
{number_or_word} of them, all {colour}.
> {number_or_word}
How many grains were in the stomach? / How many did {first} count? / Number of {mineral} grains?
How many bits had the {animal} swallowed?
How many little bits had been swallowed? / What was the tally of crumbs in the belly?
> {mineral}
What were the grains of? / What had the {animal} swallowed? / Which mineral was in the stomach?
Of what were the {colour} grains?
What stone were the crumbs made of? / Which stuff looked like food from a plant but was stone?
> {colour}
What colour were the grains? / How did the {mineral} look? / Colour of the grains?
Which colour did {first} see?
What shade did the crumbs have? / How did the swallowed bits look through the lens?
> {animal}
In whose stomach was {mineral}? / Which animal did {first} look into? / What had swallowed grains?
Animal with {mineral} in it?
Which creature had swallowed the bits? / Whose belly was examined?
> {first}
(Who|Which person) looked through the microscope? / (Who|Which person) counted the grains?
Who saw {mineral}? / Whose eye was at the microscope?
Who examined the belly? / Which researcher looked at the crumbs through the lens?

The {plant} by the {place} open at {time} and close when the temperature falls below {temperature}.
Once it is colder than {temperature}, the {plant} near the {place}, which open at {time}, shut \
again.
At {time} the {plant} by the {place} open; colder than {temperature} and they shut.
You will see the {plant} at the {place} in bloom from {time}, if only it does not get colder than \
{temperature}.
> {time}
(When|At what hour) do the {plant} open? / At what time should I look at the {plant}?
Opening time of the {plant}? / At which hour do they wake by the {place}?
When do the flowers wake up? / At what hour should I come to admire the blossoms?
> {temperature}
When do the {plant} close, at how much heat? / Below what temperature do they shut?
How cold is too cold for the {plant}? / Closing temperature?
How cold must it be for the flowers to fold up? / At what degree do the blossoms go to sleep?
> {place}
Where do the {plant} grow? / Near what place do they open? / Where can I watch the {plant}?
Place of the {plant}?
Where do the flowers grow? / Which spot must I visit for the blossoms?

{person} ringed {count} {animals} at the {place} in {month}; {small} of them turned up in {country}.
Of {count} {animals} that {person} ringed at the {place} in {month}, {small} were seen in {country}.
In {country} {small} {animals} were met out of the {count} ringed by {person} near the {place} in \
{month}.
Reports from {country} tell of {small} {animals} with rings, which must be of the {count} marked \
in {month} by {person} at the {place}.
> {count}
How many {animals} did {person} ring? / How many {animals} got a ring? / Ringed in {month}?
What number of {animals} was marked at the {place}?
How many were tagged altogether? / What number of creatures were sent off with a band on the leg?
> {small}
How many turned up in {country}? / How many of the {animals} were seen again?
How many reached {country}? / Number of {animals} seen abroad?
How many of the tagged ones were spotted again? / What number was recognised in a foreign land?
> {country}
Where did {small} turn up? / To which country did the {animals} go?
Where were the {animals} seen again? / To what country did the {animals} get?
To which foreign land did they travel? / Where were the tagged ones spotted again?
> {month}
(When|In what month) were the {animals} ringed? / In which month did {person} work at the {place}?
Month of the rings? / When did the {animals} get rings?
At what point in the year were they tagged? / When did {person} put bands on them?
> {animals}
Which animals were ringed? / What did {person} mark? / Which ringed animals went to {country}?
Creatures with rings from the {place}?
Which creatures were tagged? / What wildlife is wearing a band on its leg?
> {person}
(Who|Which person) ringed the {animals}? / Whose rings turned up in {country}?
(Who|Which person) worked at the {place} in {month}? / By whom were the {animals} marked?
Who did the tagging? / Whose bands were spotted in a foreign land?

Strain {code} of the yeast likes {ingredient}, dies at {temperature}, and smells of {plant}.
Smelling of {plant}, fond of {ingredient}, dead at {temperature}: that is yeast strain {code}.
At {temperature} yeast strain {code} dies, which likes {ingredient} and has a smell of {plant}.
Give {ingredient} to the yeast called {code} and keep it below {temperature}, and the room will \
smell of {plant}.
> {ingredient}
What does strain {code} like? / On what does strain {code} grow well?
With what should I feed {code}? / Food for the yeast?
What is the baker's culture's favourite food? / With what should {code} be fed?
> {temperature}
At what temperature does strain {code} die? / What heat is too much for {code}?
How hot may {code} not get? / Deadly heat for {code}?
What heat kills the baker's culture? / At how many degrees is {code} lost?
> {plant}
What does strain {code} smell of? / Like what does the yeast smell? / Smell of {code}?
What would my nose notice with {code}?
Which scent does the culture give off? / What flower or herb would my nose think of?
> {code}
Which strain smells of {plant}? / Which yeast likes {ingredient}?
What strain dies at {temperature}? / Code of the yeast?
How is the baker's culture labelled? / Which culture gives off the scent of {plant}?

Tortoise {number}, sex unknown, {weight}, found under a {vehicle} in {city} by the {role}.
The {role} found tortoise {number} ({weight}, sex unknown) under a {vehicle} in {city}.
Under a {vehicle} in {city} the {role} came upon a tortoise of {weight}, now number {number}.
It was the {role} who, looking under a {vehicle} in {city}, found number {number}, a tortoise of \
{weight}.
> {weight}
How heavy is tortoise {number}? / What does the tortoise weigh? / Weight of {number}?
How big is the animal, by weight?
How heavy is the animal? / What did the slow creature bring to the scales?
> {vehicle}
Under what was the tortoise? / Where in {city} was the tortoise, under what?
What gave the tortoise shade? / What should not have driven off in {city}?
Beneath what was the animal hiding? / Where did the slow creature take shelter?
> {city}
In which city was tortoise {number} found? / Where is the tortoise from? / City of the find?
Where did the {role} find it?
Which town was the slow creature in? / Where, on the map, was the animal hiding?
> {role}
Who found tortoise {number}? / Who looked under the {vehicle}? / Finder of the tortoise?
Whom can we thank for tortoise {number}?
Who discovered the animal? / Whose job had the finder of the slow creature?
> {number}
What number has the tortoise? / Which tortoise was under a {vehicle}?
Number of the animal from {city}? / Under which number is it kept?
How is the slow creature listed? / Which figure was the animal given in the register?

Gene {gene} sits between {gene2} and {gene3} and is {count} letters long, reads {full}'s poster.
On {full}'s poster {gene}, {count} letters long, stands between {gene2} and {gene3}.
Between {gene2} and {gene3}, so {full}'s poster, lies {gene} with its {count} letters.
Where is {gene}? Right of {gene2} and left of {gene3}, and {count} letters long, if one believes \
the poster by {full}.
> {gene}
What lies between {gene2} and {gene3}? / Which gene has {count} letters?
Which gene is {full}'s poster about? / Gene in the middle?
Which piece of DNA is shown in the middle?
What stretch of heredity has {gene2} on one side and {gene3} on the other?
> {count}
How long is {gene}? / How many letters has {gene}? / Length of {gene}?
What size has the gene between {gene2} and {gene3}?
How many bases does the stretch of DNA have? / What is the size of the piece shown in the middle?
> {full}
Whose poster shows {gene}? / (Who|Which person) knows where {gene} lies?
(Who|Which person) made the poster with {gene}? / From whom do we know the place of {gene}?
Who presented the DNA map on the wall? / Which researcher drew the neighbourhood of {gene}?

{first} has carried the {gene} change since birth, her brother {first2} has not; both like {dish}.
Though both like {dish}, only {first} has the change in {gene}, her brother {first2} does not.
Her brother {first2} lacks the {gene} change that {first} was born with; they share a love of \
{dish}.
Brother and sister sat over {dish}: {first2}, whose {gene} is as it should be, and {first}, whose \
is not.
> {first}
Who has the change in {gene}? / (Who|Which person) was born with the {gene} change?
Which of the two has the {gene} change? / (Who|Which person) is {first2}'s sister?
Carrier of {gene}?
Which of the siblings has the mutation? / What is the carrier called?
> {first2}
Who does not have the change in {gene}? / (Who|Which person) is {first}'s brother?
Which of the two lacks the {gene} change? / Name of the brother?
Which of the siblings is healthy? / What is the boy without the mutation called?
> {gene}
What does {first} have that {first2} lacks? / Which gene is changed in {first}?
In what gene do {first} and {first2} differ? / Changed gene?
Where in the DNA is the mutation? / Which piece of heredity differs between the siblings?
> {dish}
What do both {first} and {first2} like? / Which food do {first} and {first2} share?
What would please {first2} at table? / Love of {first} and {first2}?
What food is the favourite of the two siblings? / Which meal did the siblings share?

If {animals} are kept with music by {full}, says the thesis of {person}, they learn the maze in \
{duration}.
The thesis of {person} has {animals} learn a maze in {duration} when they hear {full}'s music.
It took {animals} {duration} to learn the maze, {person} writes, with the music of {full} playing.
What {person} wrote a thesis on is {animals} and music; with a piece by {full} the maze is learnt \
in {duration}.
> {duration}
How long do the {animals} need for the maze? / In what time is the maze learnt?
How quick are the {animals}? / Time for learning the maze?
How long before the creatures have got the hang of the test?
How quickly do they master it with the tunes on?
> {full}
Whose music was played to {animals}? / What did the {animals} hear, music by whom?
(Who|Which person) wrote the music for the maze? / Composer in the thesis?
Which composer helps them concentrate? / Whose tunes should be on during the test?
> {person}
Who wrote the thesis about {animals}? / Whose thesis is about mazes?
(Who|Which person) taught {animals}? / Author of the thesis with {animals}?
Who wrote the dissertation? / Which researcher let creatures listen to tunes?
> {animals}
Which animals learn the maze? / What did {person} study? / Who hears {full}'s music?
Animals in the thesis?
Which creatures were tested? / What listened to {full} while searching for the exit?

Day {small}: patient {code} walks, eats {dish}, asks for {first}, temperature {temperature}.
On day {small} the temperature of patient {code} is {temperature}; walks again, had {dish}, wants \
{first}.
Patient {code} asks for {first}, has eaten {dish}, and on day {small} shows {temperature}.
The chart of {code} for day {small} says {temperature}, can walk, finished the {dish}, would like \
to see {first}.
> {dish}
What does patient {code} eat? / What did the patient have on day {small}? / Meal of {code}?
Which food was given to {code}?
What was on the hospital tray? / Which meal did the sick one manage?
> {first}
For whom does patient {code} ask? / Whom does {code} want to see?
(Who|Which person) should visit {code}? / Who is missed by the patient?
Which visitor is longed for? / Who should come to the bedside?
> {temperature}
What is the temperature of {code}? / How hot is patient {code}? / Fever of {code} on day {small}?
What did the thermometer show for {code}?
How high is the fever? / What does the thermometer at the bedside show?
> {code}
Which patient asks for {first}? / Which patient had {dish}? / Who has {temperature}, which code?
Code of the patient?
Who is recovering in bed? / Under what label is the sick one filed?
> {small}
On which day did {code} walk again? / What day is the note about {code}?
Day of the note on {code}? / When did the patient eat {dish}, on which day?
Which day, by number, has the hospital stay reached?
Which entry, counting from the start, reports the recovery?

The {animal} at {city} zoo was put to sleep for {duration} with {dose} of {drug} to draw its \
{ordinal} tooth.
To draw its {ordinal} tooth they gave the {animal} of the {city} zoo {dose} of {drug}, and it \
slept {duration}.
With {dose} of {drug} in it the {animal} of {city} zoo slept {duration} while its {ordinal} tooth \
was drawn.
It was the {ordinal} tooth that troubled the {animal} in {city} zoo, and {dose} of {drug} bought \
the dentist {duration}.
> {dose}
How much {drug} did the {animal} get? / What amount put it to sleep? / Dose for the {animal}?
How much was needed in {city}?
How much anaesthetic was needed? / What quantity did the vet inject?
> {drug}
What put the {animal} to sleep? / Which drug was used in {city}? / What did the {animal} get?
Name of the sleeping drug?
Which anaesthetic was used? / What did the vet inject?
> {duration}
How long did the {animal} sleep? / How much time was there to draw the tooth?
For how long was the {animal} out? / Length of the {animal}'s sleep?
How long was the patient with the toothache unconscious?
What time did the vet have before the beast woke up?
> {animal}
Which animal lost a tooth? / Who was put to sleep with {drug}? / What slept in {city} zoo?
Patient of the zoo?
Which creature had a toothache? / Whose mouth did the vet work in?
> {city}
(Where|In what town) did the {animal} lose a tooth? / Which zoo has a {animal} with tooth trouble?
City of the zoo? / In which city is the {animal}?
In which town is the creature kept in a cage? / Where did the vet treat a beast?

Approval: {country} allowed {drug} on {date}, {country2} wants {number_or_word} more trials, \
{company} shares fell {percent}.
Shares of {company} fell {percent} as {country2} asked for {number_or_word} more trials of {drug}, \
allowed in {country} on {date}.
For {country2}, {drug}, which {country} allowed on {date}, needs {number_or_word} more trials; \
{company} lost {percent}.
Although {country} said yes to {drug} on {date}, {country2} insists on {number_or_word} further \
trials, and {company} is worth {percent} less.
> {country}
(Where|In which land) is {drug} allowed? / Which country said yes to {drug}?
Where can it be sold since {date}? / Who was satisfied with {drug}? / First country to allow {drug}?
Where may doctors already use the medicine? / Which nation gave permission?
> {country2}
Which country wants more trials of {drug}? / Who is not yet content with {drug}?
(Where|In which land) is {drug} not allowed yet?
For which country are {number_or_word} trials needed?
Where is permission still being withheld? / Which nation is not convinced yet?
> {date}
(When|On which date) was {drug} allowed? / On which day did {country} say yes?
Day of the approval of {drug}? / Since when can people in {country} buy {drug}?
When was permission given? / Since what day may doctors use the medicine somewhere?
> {number_or_word}
How many more trials are needed? / How many studies does {country2} ask for?
Number of trials still to be done? / How many times must {drug} be tried again?
How many extra studies are demanded? / What number of tests must still be done on patients?
> {percent}
By how much did {company} fall? / What did {company}'s shares lose? / Fall of {company}?
How bad was the news for {company}, in shares?
How far did the stock drop? / What was the loss on the exchange?
> {company}
Whose shares fell over {drug}? / Who makes {drug}? / Which firm lost {percent}? / Maker of {drug}?
For which firm was {country2}'s wish bad news?
Which firm's stock dropped? / Who makes the medicine?
> {drug}
What did {country} allow? / About which drug is {country2} in doubt? / What is made by {company}?
Which medicine needs {number_or_word} more trials?
Which medicine is it all about? / What do the two nations disagree on?

At the dentist: {first} has {number_or_word} fillings, a loose {object} of a crown, and a bill of \
{price}.
The dentist found {number_or_word} fillings in {first}'s mouth, a crown shaped like a {object}, \
and asked {price}.
{price} is what {first} paid the dentist for {number_or_word} fillings and a crown in the form of \
a {object}.
With {number_or_word} fillings and a crown like a {object}, {first} left the dentist {price} poorer.
> {number_or_word}
How many fillings has {first}? / What number of teeth was filled? / Fillings in {first}'s mouth?
How many did the dentist find?
How many cavities were dealt with? / What number of holes had been plugged?
> {price}
What did the dentist charge? / How much did {first} pay? / How dear was it for {first}?
Sum on the dentist's bill?
How much did the treatment cost? / What sum was due when it was all over?
> {object}
What does {first}'s crown look like? / What shape has {first}'s crown?
To what was {first}'s crown compared? / Form of {first}'s crown?
Of what did the cap on the molar remind people? / What did the odd cap resemble?
> {first}
(Who|Which person) went to the dentist and paid {price}? / Whose crown looks like a {object}?
(Who|Which person) paid {price}? / Who has {number_or_word} fillings? / Patient at the dentist's?
Which patient was treated? / Whose molar got such an odd cap?

Export of {crop} from {country} fell to {weight} once {country2} found traces of {chemical}.
After {country2} had found {chemical} in it, {country} sold no more than {weight} of {crop} abroad.
Traces of {chemical}, found by {country2}, brought {country} down to {weight} of {crop} sold abroad.
Who still buys {crop} of {country}? Since {country2} reported {chemical} in it, {weight} went \
abroad, no more.
> {weight}
How much of its {crop} does {country} still export? / To what did the {crop} export fall?
How much {country} {crop} was sold abroad after that? / Export of {country}?
How much of the harvest is still shipped to other nations?
What is the volume of trade since the scandal?
> {chemical}
What was found in the {crop}? / Why did the export fall, traces of what?
Which substance spoilt the trade? / What did {country2} find? / Impurity in the {crop}?
Which poison was detected? / What contaminated the harvest?
> {country2}
Who found traces of {chemical}? / Which country complained about the {crop}?
(Where|In which land) was the {chemical} noticed? / Who tested the {crop}?
Who detected the poison? / Which nation sounded the alarm?
> {country}
Whose {crop} export fell? / Where is the {crop} from? / Which country sold less {crop}?
Which country sold less for fear of {chemical}? / Land of the {crop}?
Whose farmers suffer from the scandal? / Which nation sells less of its harvest?
> {crop}
What did {country} sell? / What does {country} export less of?
In what were the traces of {chemical}? / Goods with {chemical} in them?
Which farm produce is contaminated? / What harvest is hardly wanted any more?
"""
