"""Animals, planets, materials and numbers, told for everybody (see relations.py)."""

RELATIONS = """
Bat detector, first evening. {time}: nothing. Then a clicking at {wave_rate} which {first} took \
for a rare horseshoe bat: it was the {animal} eating my crackers.
What {first} took for a rare horseshoe bat, on our first evening with the bat detector, a \
clicking at {wave_rate} shortly after {time}, was the {animal} at my crackers.
Shortly after {time} the bat detector clicked at {wave_rate}, our first evening; a rare \
horseshoe bat, {first} thought, but the {animal} was eating my crackers.
> {wave_rate}
At what frequency did the bat detector click?
Where did the clicking lie that {first} took for a horseshoe bat?
How high was the noise that fooled us?
What reading accompanied the sound of someone having a snack?
> {animal}
What was eating my crackers? / Which animal was no rare horseshoe bat but made the clicking?
Which beast was munching in the dark? / Who was the true source of the noise that fooled us?
> {first}
Who took the clicking for a rare horseshoe bat? / Who thought at the detector of a horseshoe bat?
Which nature lover got excited for nothing? / Whose ear mistook a munching for a sensation?
> {time}
Until when did the bat detector show nothing?
At what time on the first evening was there no clicking yet?
Up to which hour was it silent in the dark? / At what o'clock had we still not heard a sound?

Camera review, in short: the {device_model} survives {pressure}, {temperature} and {first}; it \
does not survive {first2}, aged two.
Neither {pressure} nor {temperature} nor {first} could break the {device_model}, the camera \
review says in short; {first2}, aged two, could.
{first2}, aged two, is what the {device_model} does not survive, in short, after the camera \
review had it survive {pressure}, {temperature} and {first}.
> {device_model}
Which model is the camera review about? / What camera could {first2} break, but {first} could not?
Which product was tested until it fell to pieces?
What can I buy that is almost indestructible for taking pictures?
> {pressure}
What pressure could not break the camera?
How much pressure does the {device_model} survive, in short, in the camera review?
What squeezing can the photographic equipment take? / How deep, in force, may one dive with it?
> {temperature}
What temperature does the camera of the review survive?
Which temperature could not break the camera of the review?
What weather is the photographic equipment good for, in degrees?
What heat or cold did the tested product take?
> {first2}
Whom could the camera of the review not survive? / Who, aged two, could break the camera?
Which toddler was stronger than the photographic equipment? / Who put an end to the tested product?

The aquarium's oldest lungfish, {age} by its fossil cousins and {small} in person, answers to \
"{word}" and bit {full} on {date}.
On {date} the oldest lungfish of the aquarium, {small} in person, {age} by its fossil cousins, \
and called by the word "{word}", bit {full}.
{full} was bitten on {date} by the aquarium's oldest lungfish, whose fossil cousins are {age} \
old while it is {small}, and which answers to "{word}".
> {age}
How old are the fossil cousins of the lungfish? / What is the lungfish's age by its fossil cousins?
How long ago did the stony relatives live? / How far back does the family tree of the biter go?
> {small}
How old is the lungfish in person?
What is the age of the aquarium's oldest lungfish, not counting its fossil cousins?
How many birthdays has the biter itself had?
What number of candles should be on the cake for the grey swimmer?
> {word}
To which word does the lungfish answer? / What is the aquarium's oldest lungfish called?
What should I shout for the biter to come? / Which name did they give to the grey swimmer?
> {full}
Whom has the oldest lungfish of the aquarium got between its teeth?
Who was bitten by the oldest lungfish on {date}? / Who got hurt by a living relic?
Which visitor or keeper needed a plaster?
> {date}
When was {full} bitten by the lungfish? / On what day was somebody bitten by the oldest lungfish?
What is the date of the attack in the tank? / When did a living relic lose its temper?

Antenna report: the {tree} is too short, the church too holy, so {first} now transmits from the \
{vehicle} with {power} and was heard in {country} at {time}.
{first} was heard in {country} at {time} with {power}, transmitting from the {vehicle}, as for \
an antenna the {tree} is too short and the church too holy.
With {power} from the {vehicle}, since the {tree} is too short and the church too holy for an \
antenna, {first} managed to be heard in {country}, at {time}.
> {vehicle}
From what does {first} now transmit? / Which vehicle has the antenna, as the church is too holy?
Where has the radio amateur set up the mobile station? / On what wheels does the signal go out?
> {power}
With what power was the antenna of {first} heard in {country}?
How strong is the signal when {first} transmits with the antenna from the {vehicle}?
How many watts are sent into the ether? / What is the strength of the mobile station?
> {country}
In which country was {first} heard transmitting?
Where was the antenna on the {vehicle} heard at {time}?
How far did the signal get, to what nation? / Where did somebody pick up the radio amateur?
> {tree}
What is too short for the antenna? / Which tree did not do, and neither did the holy church?
Which plant was rejected as a mast? / What in the garden does not grow high enough for radio?

My sourdough has a sensor. At {time} it reported {gas}, at {time2} a rise of {length}, and then \
from under the sofa, where {first} found it, nothing more.
The sensor in my sourdough reported {gas} at {time}, a rise of {length} at {time2} and nothing \
more from under the sofa, where it was found by {first}.
Under the sofa {first} found my sourdough and its sensor, which had reported {gas} at {time}, \
and a rise of {length} at {time2}, before nothing more came.
> {gas}
What did the sensor in the sourdough report at {time}? / Which gas was reported by my sourdough?
What was in the air above the baker's pet? / Which fumes did the instrument detect in the kitchen?
> {length}
How far did the sourdough rise? / What rise did the sensor report at {time2}?
By how much did the living flour mass grow? / How high did the baker's pet climb?
> {first}
Who found the sourdough under the sofa?
By whom was the sensor found, from which nothing more came?
Who discovered the runaway from the kitchen? / Which person looked beneath the furniture?
> {time}
When did the sourdough report {gas}? / At what time did the sensor report a gas?
At which hour were the first fumes detected?
When did the instrument send its earlier message about the baker's pet?
> {time2}
When did the sensor report the rise? / At what time did the sourdough report a rise of {length}?
At which hour was the growth of the flour mass detected?
When did the baker's pet last get in touch?

What is in sea foam? {percent} air, writes {full}, some {chemical}, and off {city}, since the \
container fell in, {objects}.
Off {city}, where the container fell in, sea foam consists of {percent} air, some {chemical} \
and, so {full} writes, {objects}.
{full} writes that sea foam is {percent} air with some {chemical} in it, plus, off {city}, ever \
since the container fell in, {objects}.
> {percent}
How much air is in sea foam? / What share of the foam off {city} is air?
What proportion of the white bubbles on the beach is just gas?
How empty is the froth on the waves?
> {chemical}
Which chemical is in sea foam besides air? / Some of what is in the foam, as {full} writes?
What substance gives the froth on the waves its taste?
Which compound is dissolved in the white bubbles?
> {objects}
What is in the foam since the container fell in? / Which things are in the sea foam off {city}?
What cargo was lost overboard? / Which goods are washing up with the white bubbles?
> {city}
Off which town did a container fall in and change the foam?
Near which town does sea foam hold {objects} as well as air?
On what coast was cargo lost overboard? / Near which place do goods come with the froth?
> {full}
Who writes about what is in sea foam? / Who writes that foam is {percent} air?
Which scientist has studied the froth? / Whose article deals with the white bubbles?

My {pet} unlocked the tablet by nose, on {weekday}, and bought {weight} of {crop} for {price}. \
Fingerprint sensor, you said, {first}?
On {weekday} {pet} unlocked the tablet by nose and bought {crop}, {weight} of it, which cost \
{price}; and you, {first}, had said fingerprint sensor.
Fingerprint sensor, {first} had said; {pet}, however, unlocked the tablet by nose and on \
{weekday} paid {price} for {weight} of {crop}.
> {crop}
What has {pet} bought with the tablet? / What was bought when the tablet was unlocked by nose?
Which farm product is on its way to us? / What will the lorry unload, thanks to our animal shopper?
> {weight}
How much {crop} was bought by tablet? / What quantity of {crop} was bought by nose?
How heavy is the delivery that no human ordered? / For what load should we clear the drive?
> {price}
What did the {crop} cost that {pet} bought?
How much was paid after the tablet was unlocked by nose?
How much money did our animal shopper get rid of?
What sum was charged to my card without a human?
> {weekday}
On which day did {pet} unlock the tablet? / When was the {crop} bought by nose?
On what day of the week did our animal go shopping? / When did security fail to keep a snout out?
> {first}
Who had said that there was a fingerprint sensor?
Who believed the tablet could not be unlocked by nose? / Who had promised good security?
To whom do I complain about the animal's access?

How to free a stuck seat post: not like {first}. Two tractors, {long_time} of planning and a \
rope from the harbour moved it {length}; then a child turned the screw the other way.
{length} was as far as the seat post moved for {first}, with two tractors, a rope from the \
harbour and {long_time} of planning, before a child turned the screw the other way.
A child turned the screw the other way, after {first} with two tractors, a rope from the harbour \
and {long_time} of planning had moved the stuck seat post {length}.
> {first}
Who used two tractors on the stuck seat post?
Whose rope from the harbour moved the seat post a little?
Whose brute force was beaten by a clever youngster? / Who set heavy machinery on a bicycle?
> {length}
How far did two tractors move the seat post?
What distance had the stuck seat post moved before the child turned the screw?
What was the poor success of brute force? / How many units up did heavy machinery bring the saddle?
> {long_time}
How long did {first} spend on planning with the tractors?
How much planning went into the stuck seat post before the child turned the screw?
How long were the preparations for brute force?
What time was wasted on paper before the heavy machinery came?

Week {small} of the sensor hive: inside it is {temperature}, outside {temperature2}, and \
{first}, who should be checking frames, is sunbathing against the wall for warmth.
Inside the sensor hive it is {temperature} and outside {temperature2} in week {small}, while \
{first} leans against its wall for warmth and does not check frames.
Instead of checking frames in week {small}, {first} leans on the wall of the sensor hive to get \
warm: {temperature2} outside, {temperature} inside.
> {temperature}
What is the temperature inside the sensor hive?
How warm or cold is it inside, when outside it is {temperature2}?
What do the bees feel in their home? / How does the colony heat its dwelling, in degrees?
> {temperature2}
What is the temperature outside the sensor hive?
How warm or cold is it outside, when inside it is {temperature}?
What is the weather like for the beekeeper, in degrees?
What would a thermometer in the garden show?
> {first}
Who leans against the wall of the hive? / Who should be checking frames in week {small}?
Which beekeeper uses the insects as a radiator? / Who is lazy rather than doing the inspection?
> {small}
In which week does {first} lean against the sensor hive?
Which week of the sensor hive is it, with no frames checked?
Which week, by number, has the experiment with the bees reached?
Which instalment of the insect diary is this?

Do worms feel music? Class {small} played them the {instrument} for {duration} a day; by {date} \
they had moved to the pot by the {room} door, the one without a loudspeaker.
By {date} the worms of class {small} had moved to the pot without a loudspeaker, by the {room} \
door, after {duration} a day of the {instrument}.
To get away from the {instrument}, played to them {duration} a day, the worms of class {small} \
had moved by {date} to the pot by the {room} door, which has no loudspeaker.
> {instrument}
What was played to the worms every day? / From which music did the worms move to another pot?
Which sound do earth dwellers dislike? / What noise drove the test animals away?
> {duration}
For how long each day was the {instrument} played to the worms?
How much music a day did the worms of class {small} get?
What daily dose of noise did the test animals have to bear?
How long were the wriggling listeners exposed between one morning and the next?
> {date}
By when had the worms moved to the other pot?
By which day had the worms of class {small} got away from the loudspeaker?
When was the flight of the test animals complete?
On what date could the youngsters see the result?
> {room}
By the door of which room is the pot without a loudspeaker?
Where is the pot to which the worms had moved?
Near the entrance to what did the test animals find peace?
In what part of the building is it quiet for wriggling listeners?

Thread closed. {first} has admitted that the ghost in the baby monitor was {first2}, singing to \
a boiler on {street}, on the same {wave_rate}.
The thread is closed, now that {first} has admitted: on {wave_rate}, the same as the baby \
monitor's, it was {first2} on {street} singing to a boiler, and no ghost.
No ghost but {first2}, on {street}, was singing to a boiler on {wave_rate}, just where the baby \
monitor works; {first} has admitted it and the thread is closed.
> {first2}
Who was singing to a boiler? / Who was the ghost in the baby monitor?
Whose voice was heard by the cot? / Which vocalist serenades a heating system?
> {street}
On which street was somebody singing to a boiler? / Where was the ghost of the baby monitor?
From what address did the spooky voice come? / Where is there a heating system that gets serenaded?
> {wave_rate}
On what frequency was the singing to the boiler?
On what does the baby monitor work, the same as the ghost?
What setting of the radio waves did cot and vocalist share?
Which band caused the spooky interference?
> {first}
Who has admitted who the ghost was? / Who admitted the singing so that the thread is closed?
Who revealed the truth about the voice at the cot? / Whose confession ended the discussion?

Sunspots, drawn by {first} with a colander and a sheet at {time}: {small} round ones, {small2} \
square ones, and one egg that fell off the {home_machine}.
At {time} {first}, with a colander and a sheet, drew sunspots: round ones, {small} of them, \
square ones, {small2}, and an egg which had fallen off the {home_machine}.
{small} round sunspots and {small2} square ones, along with one egg that fell off the \
{home_machine}, were drawn at {time} with a colander and a sheet by {first}.
> {small}
How many round sunspots were drawn? / What number of round ones did {first} draw with the colander?
How many of the dark dots on our star were circular?
How often did the kitchen astronomer put down a circle?
> {small2}
How many square sunspots were drawn? / What number of square ones did {first} draw with the sheet?
How many of the dark dots on our star had four corners?
How often did the kitchen astronomer put down a box shape?
> {first}
Who drew the sunspots with a colander? / By whom were the round and square sunspots drawn?
Which amateur studied our star with kitchen equipment?
Whose sketch of the dark dots includes some breakfast?
> {home_machine}
From what did the egg fall that {first} drew?
Off which machine did the egg fall, next to the sunspots?
Where had breakfast been lying before it got into the sketch?
Which appliance was an unsafe place for food?

The keyboard that I built with {first} has a key for everything, one for "{word}", one for \
ordering {dish}, and, since {weekday}, none for the letter e.
One key for "{word}", one for ordering {dish}, and since {weekday} none for the letter e: such \
is the keyboard which {first} and I have built.
{first} and I have built a keyboard with keys for "{word}" and for ordering {dish}, but since \
{weekday} there is no key for the letter e.
> {word}
For which word is there a key on the keyboard?
What, besides ordering {dish}, has a key of its own? / Which term can we type with a single press?
What did the hobbyists save themselves from spelling?
> {dish}
What can be ordered with a key of the keyboard?
For ordering what did {first} and I put a key on the keyboard? / Which meal is just one press away?
What will be delivered to the hungry typists?
> {weekday}
Since when does the keyboard have no letter e? / On which day did the key for the letter e go?
On what day was typing made harder by a loss? / When did we lose the commonest vowel?
> {first}
With whom have I built the keyboard with a key for everything?
Who has built the keyboard with me, the one with no letter e?
Who is my partner in hobby electronics?
Which friend shares the blame for our strange typing device?

Phone box museum, {city}: put {price} into box {small} and you hear what was said there on \
{date}. It was {first}, ordering {count} eggs.
{count} eggs, ordered by {first} on {date}, are what you hear in box {small} of the phone box \
museum in {city} if you put in {price}.
Whoever puts {price} into box {small} at the phone box museum in {city} hears {first} order \
{count} eggs, as happened there on {date}.
> {price}
How much do I put into the box to hear the eggs ordered?
What must one put into box {small} of the museum?
What is the fee for listening to an old conversation?
How much money does eavesdropping on the past cost?
> {count}
How many eggs did {first} order? / How many eggs does one hear being ordered in the box?
How large was the purchase in the recorded call?
What quantity for the omelettes is mentioned in the old conversation?
> {date}
On what day were the eggs ordered? / When was it said, what you hear in the museum's box {small}?
When was the old conversation recorded? / What is the date of the call that visitors can listen to?
> {small}
In which box do you hear {first} ordering eggs? / Into which box of the museum must I put {price}?
Which of the cabins lets me eavesdrop? / Where, by number, is the old conversation played?
> {first}
Whom do you hear ordering eggs? / Who ordered {count} eggs in the phone box?
Whose voice from the past wants breakfast? / Who is speaking in the recorded call?

FAQ, {app}: Why does it call me {first}? You said "{word}" during setup, to which it listens; \
say "{word2}" for {duration} and it will forget.
{app} calls you {first}, the FAQ explains, as you said "{word}" during setup; it forgets if you \
say "{word2}" for {duration}.
If you say "{word2}" for {duration}, {app} will forget that you are {first}, which, as its FAQ \
explains, it thinks because you said "{word}" during setup.
> {word}
What did you say during setup so that {app} calls you {first}?
Saying what during setup makes it call me {first}?
Which utterance gave the user a false identity? / What had been misheard when the program was new?
> {word2}
What must be said for {app} to forget what the setup call did?
After setup, what can I say for {duration} to make it forget?
Which expression cures the program of its mistake?
What do I repeat to get rid of the false identity?
> {duration}
How long does the FAQ want me to say "{word2}" so as to make it forget?
What time must be spent on "{word2}" until {app} forgets the setup?
How much talking is necessary to get rid of the false identity?
How long does the cure of the program take?
> {first}
What does {app} call me after setup? / Whom does the FAQ say that {app} calls you?
Under which false identity am I greeted?
By whose name does the program mistakenly address its user?

Diary of the reef cam: {time}, a diver waves; {time2}, {sea_life} wave back; evening, {full} on \
the phone, very excited, {small} calls in a row.
According to the reef cam diary a diver waved at {time} and {sea_life} waved back at {time2}; in \
the evening {full} made {small} very excited calls.
{small} times in one evening {full} was on the phone, very excited: the diver who had waved on \
the reef cam at {time} was waved back at, at {time2}, by {sea_life}.
> {sea_life}
What waved back at the diver? / Which creatures were waving on the reef cam at {time2}?
Who in the water answered the greeting? / Which polite animals did the underwater lens capture?
> {time}
When did the diver wave on the reef cam?
At what time was the diver waving, before anything waved back?
At which hour did the human greet the lens? / When did the swimmer make the friendly gesture?
> {time2}
When did the {sea_life} wave back? / At what time was the diver waved back at on the reef cam?
At which hour did the animals answer the greeting?
When did the marine creatures show good manners?
> {full}
Who was very excited on the phone? / Whose calls in the evening were about the reef cam?
Which person could not keep the underwater news to themselves?
Who rang again and again about polite animals?

Half the sharpness is the tripod: I hung {weight} of {mineral} from mine in the storm over \
{city}, and only the cathedral is blurred, which {first} says did move.
In the storm over {city} I hung {weight} of {mineral} from my tripod, and only the cathedral, \
which {first} says did move, is blurred.
Only the cathedral is blurred, and it did move, says {first}; my tripod did not, as {weight} of \
{mineral} hung from it in the storm over {city}.
> {weight}
How much {mineral} hung from the tripod? / What weight did I hang from my tripod in the storm?
How heavy was the ballast beneath the camera?
With how much load did I steady my equipment against the gusts?
> {mineral}
What hung from my tripod in the storm? / {weight} of what hung from the tripod?
What kind of stone or metal served as ballast?
Which material kept my equipment steady in the gusts?
> {city}
Over which town was the storm in which only the cathedral did move?
Where is the cathedral that is blurred? / Where did I take pictures in bad weather?
In what place does a church seem to have shaken?
> {first}
Who says that the cathedral did move? / According to whom was it not the tripod but the cathedral?
Who explained why the church is out of focus? / Whose remark excuses the photographer?

Recall notice for the toy railway: the {colour} bridge holds {weight}, not {weight2} as printed, \
and certainly not cousin {first}, who sat on it on {date}.
The {colour} bridge of the toy railway is recalled: it holds {weight}, where {weight2} was \
printed, and it did not hold cousin {first} on {date}.
Because cousin {first} sat on it on {date}, we know that the {colour} bridge of the toy railway \
holds {weight} and not the printed {weight2}; it is recalled.
> {weight}
How much does the bridge of the toy railway really hold?
What weight does the {colour} bridge hold, not {weight2}? / What is the correct limit for the load?
How heavy may a little train be without an accident?
> {weight2}
How much does the bridge hold according to what was printed?
Which weight was printed for the {colour} bridge of the toy railway?
What was the wrong limit for the load? / What did the box promise by mistake?
> {first}
Which cousin sat on the bridge? / Whom did the {colour} bridge of the toy railway not hold?
Which relative was too heavy for a plaything? / Who discovered the wrong limit the hard way?
> {colour}
Which bridge of the toy railway is recalled? / What colour is the bridge on which the cousin sat?
How is the dangerous plaything painted?
Which of the sets for little trains should be returned, going by its looks?
> {date}
When did cousin {first} sit on the bridge?
On what day did the toy railway bridge not hold the cousin?
What is the date of the accident with the plaything?
On which day was the wrong limit for the load discovered?

A snail's mucus, the {city} zoo sign says, would hold up {full}, the director, for {duration}; \
visitors pay {price} to see the proof, {weekday}s only.
Visitors of the {city} zoo pay {price} to see the proof on {weekday}s that snail mucus holds up \
{full}, the director, for {duration}, as a sign says.
For {duration} snail mucus would hold up {full}, the director of the {city} zoo, says a sign \
there, and on {weekday}s one sees the proof for {price}.
> {full}
Who is the director of the zoo? / Who would be held up by snail mucus?
Who hangs from the ceiling by slime? / What is the name of the boss who trusts a mollusc's glue?
> {duration}
How long would snail mucus hold up the director?
For what time does the sign say that {full} is held up by mucus?
After how long does a mollusc's glue fail? / How much time would the boss spend hanging?
> {price}
What do visitors pay to see the proof?
How much is the proof with the snail mucus at the {city} zoo?
What does it cost to watch the boss hang in the air?
How much money goes to the animals for the slimy show?
> {weekday}
On which days do visitors see the proof with the mucus?
When do visitors pay {price} at the {city} zoo? / On what day of the week is the slimy show?
Which day should I choose to watch the boss hanging?

Every {ordinal} line of my log reads "{display_text}". {first}, asked about it, said that this \
was not a bug but a poem, {version}, unfinished.
"{display_text}" stands in every {ordinal} line of my log, and is no bug but, as {first} said \
when asked, a poem, version {version}, unfinished.
When I asked {first} about every {ordinal} line in my log, "{display_text}", I heard that it was \
an unfinished poem, version {version}, and not a bug.
> {display_text}
What does every {ordinal} line of my log read? / Which words in the log are an unfinished poem?
How does the computer's lyrical message go?
What text keeps turning up in the records of the program?
> {ordinal}
Which lines of my log are part of the poem?
How often, line by line, does the log read "{display_text}"?
At what regular distance does the lyrical message return?
In which rows of the records does art turn up?
> {first}
Who said that it was a poem and not a bug? / Whose unfinished poem is in my log?
Which programmer has literary ambitions? / Who writes verse into the records of a computer?
> {version}
Which version of the poem is in my log? / What version has the unfinished poem reached?
How far has the lyrical work got, in numbers? / Which edition of the verse is being shown?

{first} wired the doorbell to the {instrument}. The postman now stays {duration}, comes on \
{weekday}s too, and has asked for something by a composer from {country}.
Since the doorbell was wired to the {instrument} by {first}, the postman stays {duration}, comes \
even on {weekday}s, and asks for composers from {country}.
Composers from {country} are what the postman asks for, who stays {duration} and comes on \
{weekday}s too, now that {first} has wired the {instrument} to the doorbell.
> {instrument}
To what is the doorbell wired?
Which instrument was wired to the doorbell so that the postman stays?
What does one hear when a visitor presses the button?
Which sound greets the man with the letters?
> {duration}
How long does the postman stay now? / For what time does the postman stay at the wired doorbell?
How much delay is there for the rest of the mail on our street?
What is the length of the concert for the man with the letters?
> {country}
From which country does the postman want composers?
Composers from where are asked for at the doorbell?
Which nation's music does the man with the letters like?
Whose national repertoire has been requested at the entrance?
> {first}
Who wired the doorbell? / By whom were the {instrument} and the doorbell wired together?
Which tinkerer gave visitors a concert? / Whose handiwork made the mail delivery musical?

Why did the bridge over the {city} canal sing? Not ghosts: a cable {length} too long, engineer \
{last} found out, tuned it, and now it plays a chord at {speed} of wind.
Engineer {last} found a cable {length} too long to be what made the bridge over the {city} canal \
sing, tuned it, and at {speed} of wind it now plays a chord.
At {speed} of wind a chord is now played by the bridge over the {city} canal, tuned by engineer \
{last}, who found that it sang because of a cable {length} too long.
> {last}
Which engineer found out why the bridge sang? / Who tuned the bridge over the canal?
Who solved the riddle of the noise above the water? / Which technician also has a musical ear?
> {length}
How much too long was the cable of the bridge?
By what length was the cable too long that made the bridge sing?
What was the surplus in the steel rope?
How much should have been cut off to keep the crossing quiet?
> {speed}
At what wind does the bridge play a chord?
How fast must the wind be for the canal bridge to play a chord?
How hard must it blow for there to be a harmony? / Which gale makes the crossing musical?
> {city}
Over the canal of which town is the bridge that sang? / Where did a cable make a bridge sing?
Where can one hear a musical crossing?
Near what place did people believe in spirits above the water?

Bought a used {device} at the market in {city}. It still had {first}'s shopping list on it, \
{date}: milk, candles, {small} metres of rope, "do not tell {first2}".
{first}'s shopping list of {date}, milk, candles, {small} metres of rope, "do not tell \
{first2}", was still on the used {device} that I bought at the market in {city}.
On the {device} that I bought used at the market in {city} there was still a shopping list, made \
by {first} on {date}: milk, candles, rope, {small} metres of it, "do not tell {first2}".
> {first}
Whose shopping list was still on the {device}?
Who made the shopping list with the candles and the rope?
Who owned the second-hand gadget before me? / Who appears to be planning something secret?
> {first2}
Who is not to be told, by the shopping list?
Whom should one not tell about the candles and the rope?
From which person was the plan to be kept? / For whom was perhaps a surprise being prepared?
> {small}
How many metres of rope were on the shopping list?
> {small} metres
How much rope was to be bought, besides milk and candles?
What length of cord was needed for the secret plan? / How long a line did the previous owner want?
> {date}
From what day is the shopping list? / When were the candles, milk and rope put on the list?
What date is above the note of the former owner? / When was the secret plan written down?
> {city}
At the market of which town did I buy the used {device}?
Where did I get the {device} with the shopping list, at which market?
In which place did I find my second-hand gadget?
Where had the previous owner's secret come up for sale?

A note on the multimeter: if it shows {voltage} it is broken, if it shows {voltage2} {first} has \
dropped it again, and if it shows nothing, ring {phone} and run.
If the multimeter shows nothing, run and ring {phone}, says the note on it; {voltage} means that \
it is broken, {voltage2} that {first} has dropped it again.
The note on the multimeter takes {voltage2} to mean that {first} has dropped it again, {voltage} \
that it is broken; and nothing at all means ring {phone} and run.
> {voltage}
What does the multimeter show if it is broken?
Which number on the multimeter means broken, by the note?
What reading tells me that the instrument is no good any more?
Which display is a sign of a defect?
> {voltage2}
What does the multimeter show if {first} has dropped it again?
Which value in the note means that it was dropped again?
What reading betrays the clumsy colleague? / Which display is the sign of a fall?
> {phone}
Whom do I ring if the multimeter shows nothing, at what number?
Which number does the note say to ring if I must run?
Under what digits can help be reached in an emergency? / What should be dialled while fleeing?
> {first}
Who has dropped the multimeter before? / Who has dropped it again if it shows {voltage2}?
Which colleague is so clumsy with instruments? / Whose fingers are slippery in the electronics lab?

{planet} has a ring of {mineral}, no wider than {length}. "Like a bathtub," {full} told the \
school class from {city}, and that was the headline.
"Like a bathtub," the school class from {city} heard {full} say of {planet}, which has a ring of \
{mineral} no wider than {length}, and this was the headline.
The headline was "Like a bathtub," as {full} had told the school class from {city} about \
{planet} and its ring of {mineral}, which is no wider than {length}.
> {planet}
What did the school class hear has a ring like a bathtub?
Around what is there a ring of {mineral}, as the headline had it?
Which world was compared with something to wash in? / What heavenly body made it into the papers?
> {mineral}
Of what is the ring around {planet} that made a headline?
What makes up the ring that is like a bathtub? / Which substance goes round that world?
What dirty stuff surrounds the heavenly body?
> {length}
How wide is the ring that is like a bathtub? / No wider than what is the ring of {planet}?
How far does the band around that world extend across?
What is the breadth of the dirty circle in space?
> {full}
Who told the school class about the ring? / Whose words "like a bathtub" were the headline?
Which astronomer explained things to the youngsters?
Who compared a world with something to wash in?
> {city}
From which town was the school class? / Where is the school whose class heard of the bathtub?
Where do the youngsters live who visited an astronomer?
Which place's pupils heard the funny comparison?

Day {small} without a phone. I asked a person for the way, {first}, with the {colour} umbrella, \
and {duration} later we were both lost, and happy, in {city}.
With {first}, the person with the {colour} umbrella whom I asked for the way on day {small} \
without a phone, I was lost and happy in {city} {duration} later.
Lost, and happy, in {city}: {duration} after I had asked a person with the {colour} umbrella for \
the way, {first}, on day {small} without a phone.
> {first}
Who was lost and happy with me when I had no phone?
Who had the {colour} umbrella when I asked for the way and was lost?
With which stranger did I go astray? / Who turned out to be as bad a guide as I am?
> {duration}
How long after I asked for the way were we lost? / How much later were we lost and happy?
How soon had the two of us gone astray? / What time does it take a bad guide to mislead me?
> {city}
Where were we lost and happy? / In which town was I lost with the person with an umbrella?
Through what place did two strangers wander? / Where did I go astray in good company?
> {small}
On which day, with no phone, was I lost and happy?
Day what was it, without a phone, when I asked for the way?
How many days had my offline experiment lasted?
For how many days had I given up the mobile by then?
> {colour}
What colour was the umbrella of the person I asked for the way?
Which umbrella did {first} have when we were lost?
In what shade was the stranger's rain protection? / How could one spot my bad guide in a crowd?

I asked {small} lamps in the house to go out at {time}. {percent} did, one played the \
{instrument}, and the one in the {room} rang {first}.
Of {small} lamps in the house that were to go out at {time} only {percent} did; one played the \
{instrument} and the one in the {room} rang {first}.
{percent} of the {small} lamps in the house went out at {time} as asked; the one in the {room} \
rang {first}, and yet another one played the {instrument}.
> {percent}
What share of the lamps in the house went out as asked?
How many lamps went out in the house at {time}? / How obedient were the lights, in figures?
In how many cases did my order to the illumination succeed?
> {room}
Where is the lamp that rang {first}? / In which room of the house is the lamp that rang somebody?
From what part of the building came the unexpected call? / Where is a light making telephone calls?
> {first}
To whom did the lamp that was asked to go out give a call?
Whom did one of the lamps think of when it rang from the {room}? / Who got a call from a light?
Which acquaintance was surprised by my illumination?
> {instrument}
What did one of the lamps play? / Which instrument came from a lamp that was asked to go out?
What music came from the illumination? / Which sound did a light make instead of obeying?
> {time}
When were the lamps in the house to go out? / At what time were lamps in the house asked to go out?
For which hour had I ordered darkness? / At what time did the illumination prove so disobedient?

Ever wondered why the {city} night bus beeps "{word}"? {first}, its mechanic, spliced in a toy \
from {year}, and {percent} of passengers now get off smiling.
A toy of {year}, spliced in by mechanic {first}, is why the {city} night bus beeps "{word}", and \
why {percent} of its passengers get off smiling.
Since mechanic {first} spliced a toy from {year} into the {city} night bus it beeps "{word}", \
and {percent} of the passengers get off smiling.
> {word}
What does the night bus beep? / Which word does the bus beep because of the toy?
Which signal does the vehicle give in the dark?
What can be heard at the stop when the late transport comes?
> {first}
Which mechanic spliced a toy into the night bus? / Who is to thank that passengers get off smiling?
Whose handiwork amuses the late travellers? / Who tinkers with public transport?
> {percent}
How many of the passengers get off smiling?
What share of the night bus passengers are smiling now?
What part of the late travellers is in a good mood?
How successful is the joke with the public, in figures?
> {year}
From what year is the toy in the night bus?
Which year is the toy from that mechanic {first} spliced in?
From which year is the plaything in the dashboard?
What vintage are the electronics that amuse the late travellers?
> {city}
In which town does the night bus beep? / Which town has the bus whose passengers get off smiling?
Where is public transport so amusing? / In what place should I travel late for a good mood?

Notes on lenses, no. {number}: a drop of {chemical} on the phone camera makes a microscope. \
{first} filmed a flea with it for {duration}, and both have signed the release form.
A drop of {chemical} on the phone camera is a microscope, says note {number} on lenses, with \
which {first} filmed a flea for {duration}; both have signed the release form.
{first} and a flea have signed the release form, it being filmed for {duration} through a drop \
of {chemical} on the phone camera, the microscope in note {number} on lenses.
> {chemical}
A drop of what makes a microscope of the phone camera? / With a drop of what was a flea filmed?
Which liquid enlarges tiny creatures? / What do I put on my mobile to see things bigger?
> {duration}
How long did {first} film the flea? / For what time was the flea filmed with the phone camera?
How long is the movie with the tiny jumper?
What is the running time of the insect's screen debut?
> {first}
Who filmed a flea? / Who signed the release form along with the flea?
Which director works with a tiny jumper? / Who shot the insect's screen debut?
> {number}
Which note on lenses has the drop on the camera?
In which of the notes on lenses is the phone a microscope?
Under what entry can I look up the trick with the liquid?
Where in the series is the insect's screen debut described?

{first} has taught the printer to cough before it jams. The model is {weight}, the training set \
{count} coughs, all recorded from {doctor}'s waiting room on {date}.
Before it jams the printer coughs, as {first} taught it with {count} coughs that were recorded \
in {doctor}'s waiting room on {date}; the model weighs {weight}.
Recorded on {date} in the waiting room of {doctor}, {count} coughs were used by {first} to teach \
the printer, a model of {weight}, to cough before it jams.
> {count}
How many coughs were recorded? / With how many coughs was the printer taught?
How large is the collection of throat noises? / How many sick sounds did the machine learn from?
> {doctor}
In whose waiting room were the coughs recorded?
From the waiting room of which doctor does the training set come?
Whose patients lent their throats to science?
Which physician allowed a microphone among the sick?
> {date}
When were the coughs recorded? / On what day was there recording in {doctor}'s waiting room?
When were the throat noises collected? / What is the date of the session with the sick people?
> {first}
Who taught the printer to cough? / Whose printer coughs before it jams?
Who gave an office machine a human warning signal? / Which inventor collects throat noises?

The reef off {country} is {length} long and growing, says {full}, who sent me {small} stamps \
when I complained that it had grown over my anchor in {long_time}.
{small} stamps were what I got from {full} on complaining that the reef off {country}, {length} \
long and growing, had grown over my anchor in {long_time}.
In {long_time} the reef off {country} grew over my anchor; it is {length} long and growing, says \
{full}, who sent {small} stamps when I complained.
> {full}
Who says that the reef is growing? / From whom did I get stamps when I complained?
Which expert answered the angry sailor? / Who compensated me by mail?
> {length}
How long is the reef off {country}? / What length has the growing reef?
How far does the coral wall stretch? / What is the extent of the living thing under my boat?
> {long_time}
In what time did the reef grow over my anchor?
How long did it take before the anchor was grown over? / How quickly did coral cover my iron hook?
What period had I left my boat lying there?
> {country}
Off which country is the growing reef? / Where did a reef grow over my anchor?
Along whose coast do corals swallow ironware? / Near which nation did I leave my boat lying?
> {small}
How many stamps was I sent when I complained?
How many stamps did {full} think right for the anchor?
How large was the compensation, in little sticky pictures?
How much postage did the angry sailor receive?
"""
