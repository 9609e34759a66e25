"""Laboratories, wards and measurements (see relations.py)."""

RELATIONS = """
Nobody had told the {team} that the floodlights draw {power}; when they switched on at {time}, \
the whole of {street} went dark.
At {time} the {team} switched on floodlights that, as nobody had told them, draw {power}, and \
the whole of {street} went dark.
The whole of {street} went dark at {time}, when floodlights drawing {power} were switched on by \
the {team}, whom nobody had told.
> {team}
Who switched on the floodlights at {time}?
Whom had nobody told that the floodlights draw {power}?
Which sports club blacked out the neighbours?
Who caused an outage by wanting to train in the evening?
> {power}
How much do the floodlights draw? / What power did the floodlights draw so that {street} went dark?
What load was too much for the local grid?
How strong are the lamps that blacked out the neighbours?
> {time}
When did the whole of {street} go dark? / At what time did the {team} switch on the floodlights?
At which hour did the neighbours lose their electricity?
When did the outage at the sports ground begin?
> {street}
Which street went dark when the floodlights were switched on?
What part of town was the whole of it dark at {time}?
Whose residents were blacked out by a sports club?
Where did the neighbours lose their electricity?

Patient note: will not take {medicine} unless {pet} is in the room; the dog was let in at {time} \
by Dr {last}.
At {time} Dr {last} let the dog in, as the patient will take {medicine} only when {pet} is in \
the room.
{pet} the dog was let in by Dr {last} at {time}, without whom in the room the patient will not \
take {medicine}.
> {medicine}
What will the patient not take unless the dog is in the room?
For the taking of what was {pet} let into the patient's room?
What does the patient take only with the dog in the room?
Which remedy goes down only in animal company?
What does a stubborn person on the ward swallow if a pet is watching?
> {pet}
Which dog was let in so that the patient would take {medicine}?
Without which dog in the room will the patient not take it?
What is the name of the four-legged helper on the ward?
Which animal did they break the rules of hygiene for?
> {last}
Which doctor let the dog in? / By what Dr was {pet} let in to the patient's room?
Who broke the rules of hygiene for a good reason? / Which physician has a heart for animals?
> {time}
When was the dog let in? / At what time did Dr {last} let {pet} in to the patient?
At which hour did the rules of hygiene not count?
What moment is written down for the visit of the four-legged helper?

The bridge swung open by itself twice on {date}; the inspector, {full}, blames pigeon droppings \
on a relay rated for {voltage}.
{full}, the inspector, blames pigeon droppings on a relay rated for {voltage} for the bridge's \
swinging open by itself twice on {date}.
On {date} a relay rated for {voltage} with pigeon droppings on it made the bridge swing open by \
itself twice, if inspector {full} is right.
> {date}
When did the bridge swing open by itself?
On which date did the bridge open twice because of a relay?
What day was it that the traffic suddenly stood before a gap?
When was the river crossing out of control?
> {full}
Who is the inspector who blames pigeon droppings?
According to which inspector did a relay make the bridge open by itself?
Who investigated the river crossing? / Whose theory is that birds were at the bottom of it?
> {voltage}
What is the relay with pigeon droppings on it rated for?
For which voltage is the relay rated that made the bridge open by itself?
How many volts is the dirty switch made for?
What would have to be written on a replacement of the part that birds had soiled?

We counted {animals} at the {place} with the infrared camera: {small} before midnight, then \
{first} sneezed and there were none.
With the infrared camera we counted {small} {animals} at the {place} before midnight; then \
{first} sneezed and there were none.
At the {place}, before {first} sneezed at midnight, the infrared camera had counted {small} \
{animals}; afterwards there were none.
> {animals}
What did we count with the infrared camera at the {place}?
What were there none of after {first} sneezed? / Which creatures were scared off in the dark?
What wildlife was the survey about?
> {small}
How many {animals} were counted before midnight?
What number did we count with the infrared camera before {first} sneezed?
How many creatures were seen until a noise scared them off?
What total did the nightly survey reach?
> {place}
Where did we count {animals} with the infrared camera?
At which place were there none after midnight, when {first} had sneezed?
Where should one go at night to see wildlife?
What location did the survey choose for its thermal pictures?
> {first}
Who sneezed at midnight so that there were none?
After whose sneeze had the infrared camera nothing to be counted? / Who scared off the wildlife?
Which of the observers had a cold?

Update for {app}: reminders now come {duration} early, birthdays are shown in {colour}, and the \
{bug} we promised to get rid of must wait for version {version}.
{app} now shows birthdays in {colour} and reminds you {duration} early; to get rid of the {bug}, \
as we promised, must wait for version {version}.
Birthdays in {colour}, reminders {duration} early: that is the update for {app}; getting rid of \
the {bug} as promised must wait for {version}.
> {duration}
How early do reminders come with the update for {app}?
How long beforehand does {app} now remind you? / What notice do I get of my appointments?
With how much of a head start does the calendar ring?
> {colour}
In which colour are birthdays shown after the update?
What do birthdays look like in the update for {app}? / How do I spot my friends' special days?
Which shade marks the dates for cake and candles?
> {version}
Which version must people wait for to get rid of the {bug}?
What version has been promised to be rid of the {bug}?
When, in terms of releases, will the known defect be gone?
Which future release is going to be the better one?
> {app}
What now shows birthdays in {colour}? / Which app has an update with reminders {duration} early?
Which program has learnt to mark the dates for cake and candles?
What calendar software still has a defect?

The safe was drilled open at {time} after {count} wrong codes; inside lay {first}'s note with \
the right one, {secret}.
After {count} wrong codes the safe was drilled open, at {time}, and inside lay a note of \
{first}'s with the right one: {secret}.
{first}'s note with the right code, {secret}, lay inside the safe, which was drilled open at \
{time} after {count} wrong ones.
> {secret}
What was the right code of the safe? / Which code was on {first}'s note inside the safe?
With what could we have got at the valuables without damage?
What should we have typed on the steel door?
> {first}
Whose note lay inside the safe? / Who had the right code on a note that was drilled free at {time}?
Who locked the solution in with the valuables? / Which forgetful colleague cost us a steel door?
> {count}
How many wrong codes were there before the safe was drilled open?
After what number of wrong ones was the safe drilled? / How many guesses did we make in vain?
How often had somebody typed nonsense on the steel door?
> {time}
When was the safe drilled open?
At what time was the note with the right code found inside the safe?
At which hour did force replace guessing? / When did the steel door finally give in?

Found in the {vehicle} after the crash test: {small} marbles, one sandwich, and the missing \
{lab_tool} key of {first}.
After the crash test the {vehicle} held {small} marbles, one sandwich and {first}'s missing \
{lab_tool} key.
One sandwich, {small} marbles and the missing key to {first}'s {lab_tool} came to light in the \
{vehicle} after the crash test.
> {vehicle}
In what were marbles and a sandwich found after the crash test?
Where did {first}'s missing key come to light? / Which wreck was full of surprises?
What had been driven into the wall with somebody's lunch on board?
> {small}
How many marbles were found after the crash test?
What number of marbles were in the {vehicle} with one sandwich?
How many little glass balls rolled out of the wreck? / Children's toys in the wreck: how many?
> {first}
Whose missing key came to light after the crash test?
Who had a missing key that was found together with marbles and a sandwich?
Which colleague is happy that the wreck was searched?
Who can open an apparatus again thanks to a planned collision?
> {lab_tool}
To what was the missing key that came to light with marbles?
What was {first}'s key for, found after the crash test? / Which apparatus can be unlocked again?
What had been shut to us until the wreck was searched?

Dear {first}, your invention came on {weekday}. It does make toast, but at {temperature} and \
through the ceiling. Yours, {last}, patent examiner.
The patent examiner {last} wrote to {first} that the invention, which came on {weekday}, does \
make toast, but at {temperature} and through the ceiling.
On {weekday} the patent examiner {last} got an invention of {first}'s that does make toast, \
though at {temperature} and through the ceiling.
> {first}
Whose invention makes toast through the ceiling?
To whom did the patent examiner {last} write about toast?
Which dreamer has built a dangerous kitchen appliance?
Who hoped to earn money with browned bread?
> {weekday}
When did the invention that makes toast come?
On which day did the patent examiner get {first}'s invention?
On what day of the week did the post bring a dangerous kitchen appliance?
When did the official unpack something for browning bread?
> {temperature}
At what temperature does the invention make toast?
How hot is the toast that {first}'s invention makes go through the ceiling?
How much heat does the dangerous kitchen appliance produce?
What degree of warmth did the official note with some alarm?
> {last}
Which patent examiner wrote about the toast?
What is the examiner called who got {first}'s invention on {weekday}?
Who signed the letter about a dangerous kitchen appliance?
Which official has a hole overhead because of some bread?

{first}: is the freezer meant to say "{display_text}"? {first2}: only when somebody left the \
door open for {duration}.
When {first} asked if the freezer was meant to say "{display_text}", {first2} answered: only if \
its door had been left open for {duration}.
Only when its door has been left open for {duration} is the freezer meant to say \
"{display_text}", {first2} told {first}.
> {display_text}
What does the freezer say when its door was left open?
About what did {first} ask whether the freezer was meant to say it?
Which message appears if the cold escapes? / What can one read on the box with the frozen peas?
> {first2}
Who told {first} when the freezer is meant to say "{display_text}"?
Who answered that the door must have been left open?
Who understands the messages of the cold box? / Which of the two chatting knew the explanation?
> {first}
Who asked {first2} about the freezer?
Who was told that the freezer says it only when its door is left open?
Who was puzzled by a message from the cold box? / Which of the two chatting needed an explanation?
> {duration}
How long must the door of the freezer be left open until it says "{display_text}"?
For what time, according to {first2}, had the freezer's door been left open?
After how much carelessness does the cold box complain?
How long may frozen peas be in the draught before there is a message?

A mouse chewed the fibre cable in {numbered}; the whole of {facility} was offline for \
{duration}, and {first} caught it with {dish}.
The {facility} was offline for {duration} because in {numbered} a mouse had chewed the fibre \
cable; {first} used {dish} to catch it.
{first} used {dish} to catch the mouse that had chewed the fibre cable in {numbered} and put the \
{facility} offline for {duration}.
> {numbered}
Where did the mouse chew the fibre cable?
In what place was the cable that a mouse chewed, putting the {facility} offline?
Where was the rodent at work? / At which spot must the glass line be spliced?
> {duration}
For how long was the {facility} offline because of the mouse?
How long did a chewed fibre cable put people offline? / What was the length of the outage?
How long did nobody have internet on account of a rodent?
> {dish}
What did {first} use to catch the mouse?
With which dish was the mouse caught that chewed the fibre cable? / Which bait worked?
What food could the rodent not resist?
> {first}
Who caught the mouse that chewed the cable? / Who used {dish} to catch a mouse?
Which trapper did we have to thank for the internet? / Who lured the rodent with something tasty?
> {facility}
What was offline because a mouse chewed the fibre cable?
Which place did the chewed cable put offline for {duration}?
Whose internet was gone on account of a rodent? / Which workplace suffered the outage?

Field notes: the {sensor_kind} at the {place} is upside down. {first} says it was so in {month} \
too and gave better numbers.
The {sensor_kind} at the {place} is upside down, as it was in {month}, when, says {first}, it \
gave better numbers.
{first} says in the field notes that the {sensor_kind} at the {place}, now upside down, was so \
in {month} too and gave better numbers.
> {sensor_kind}
What at the {place} is upside down, say the field notes?
Which sensor gave better numbers in {month} when it was upside down?
Which instrument stands on its head?
What has to be turned over, unless we believe that it works well that way?
> {place}
Where is the {sensor_kind} that is upside down and gave better numbers so?
At which place, say the field notes, is a sensor that is upside down?
To which spot must somebody go and turn an instrument over?
Where does a measuring device stand on its head?
> {first}
Who says that the {sensor_kind} gave better numbers upside down?
According to whom was it upside down in {month} too? / Who prefers an instrument on its head?
Who remembers the same thing happening before, and with a happy result?
> {month}
In which month was the {sensor_kind} upside down too?
When did it give better numbers, says {first} in the field notes?
When had the instrument been on its head before?
In what part of the year was the same mistake made with a happy result?

The seal that let {chemical} into the cab of the {vehicle} was {weight} of chewing gum; {first} \
had been meaning to order a real one since {year}.
Since {year} {first} had been meaning to order a real seal for the cab of the {vehicle}; the one \
that let in {chemical} was {weight} of chewing gum.
{weight} of chewing gum was the seal that let {chemical} into the {vehicle}'s cab; to order a \
real one {first} had been meaning since {year}.
> {chemical}
What did the seal of chewing gum let into the cab?
What got into the cab of the {vehicle} because {first} had not ordered a real seal?
Which substance came in to the driver? / What leaked in through somebody's idea of a gasket?
> {weight}
How much chewing gum was the seal?
What weight of chewing gum was in the cab of the {vehicle} instead of a real seal?
How heavy was the lump from many mouths? / What amount of sweet sticky stuff served as a gasket?
> {year}
Since when had {first} been meaning to order a real seal?
In what year did {first} begin meaning to order a seal for the cab?
How far back does the neglect go? / When did someone first think of buying a proper gasket?
> {first}
Who had been meaning to order a real seal?
Who never did order a seal for the cab of the {vehicle}?
Whose neglect has the investigation brought out?
Who keeps putting off the purchase of a proper gasket?

Rounds, bed by the stove: {disease} since {month}, better on {treatment}; wants to be home for \
the {event}.
The man in the bed by the stove, who has had {disease} since {month}, is better on {treatment} \
and wants to be home for the {event}.
Wanting to be home for the {event} and better on {treatment}: bed by the stove, {disease} since \
{month}.
> {disease}
What has the man in the bed by the stove had since {month}?
What is better on {treatment}, in the bed by the stove?
Which illness has the warmest place on the ward?
With what diagnosis does somebody hope to be let out for a celebration?
> {treatment}
On what is the man in the bed by the stove better?
What has made the {disease} better so that he wants to be home? / Which therapy is working?
By what is the patient in the warmest place being cured?
> {event}
For what does the man in the bed by the stove want to be home?
For which event does he want to be better and home? / What is the patient impatient not to miss?
On account of which occasion does somebody ask to be let out?
> {month}
Since when has the man in the bed by the stove had {disease}?
Since which month has the bed by the stove not been better? / When did the illness begin?
How far back does the trouble of the patient in the warmest place go?

Since the firmware of {date} the lawnmower greets {people_group} with "{display_text}" and goes \
round them at a distance of {length}.
With the firmware of {date} the lawnmower goes round {people_group} at a distance of {length} \
and greets them with "{display_text}".
"{display_text}" is how the lawnmower greets {people_group} since the firmware of {date}, going \
round them at a distance of {length}.
> {date}
Of which date is the firmware with which the lawnmower greets {people_group}?
Since the firmware of what date does the lawnmower keep a distance of {length}?
When was the software of the grass robot renewed?
On what day did the machine in the garden learn manners?
> {people_group}
Whom does the lawnmower greet since the new firmware?
Around whom does the lawnmower go at a distance of {length}?
To whom is the machine in the garden polite?
For which sort of visitors was the grass robot taught manners?
> {display_text}
With what does the lawnmower greet {people_group}?
What is shown to {people_group} by the lawnmower that goes round them?
What is the machine's idea of a polite word? / Which words does the grass robot have for visitors?
> {length}
At what distance does the lawnmower go round {people_group}?
How far off does the lawnmower with the firmware of {date} keep as it goes round them?
How much room does the machine leave to visitors? / How close does the grass robot come to feet?

The {crop} on plot nine got {fertiliser}; plot ten got nothing at all, and that is where {first} \
needed a ladder for the harvest, {weight} of it.
Plot ten got nothing at all and {first} needed a ladder there to harvest {weight}; the {crop} on \
plot nine had got {fertiliser}.
To harvest {weight} {first} needed a ladder on plot ten, which had got nothing at all, unlike \
plot nine, where the {crop} got {fertiliser}.
> {fertiliser}
What did the {crop} on plot nine get? / What had plot nine got, while plot ten got nothing at all?
Which plant food turned out to be useless? / With what was one field spoilt in vain?
> {first}
Who needed a ladder for the harvest on plot ten?
Who was to harvest {weight} from the plot that got nothing at all?
Which gardener had to climb to bring everything in?
For whom did the untreated plants grow too tall?
> {weight}
How much was the harvest on plot ten?
What weight did {first} harvest from the plot that needed a ladder?
How heavy was the yield of the untreated plants?
How much was brought in from a field that had no help?

Near miss, {weekday}. A spanner fell {length} from the gantry on to {first}'s lunch box. Lunch \
box closed at the time. No action.
No action was taken on {weekday}, when a spanner fell {length} from the gantry on to the lunch \
box, closed at the time, of {first}.
{first}'s lunch box, closed at the time, was hit on {weekday} by a spanner that fell {length} \
from the gantry; no action.
> {length}
How far did the spanner fall from the gantry?
From what height above {first}'s lunch box did the spanner fall? / What drop did the tool have?
Over how much height was a careless worker's tool under way?
> {first}
Whose lunch box did the spanner fall on? / Who had a closed lunch box under the gantry?
Whose sandwiches were nearly flattened? / Who was lucky not to be hit while eating?
> {weekday}
On what day did a spanner fall from the gantry? / When was {first}'s lunch box hit by a spanner?
When did a tool nearly flatten somebody's sandwiches?
Which day of the week has this accident that was not quite one?

Claim three: a kettle that whistles in {language}, is filled through its {colour} spout and \
boils {volume} in the time of one song.
In claim three the kettle has one {colour} spout for filling, whistles in {language} and boils \
{volume} in the time of one song.
A kettle boiling {volume} in the time of one song, filled through its {colour} spout and \
whistling in {language}: that is claim three.
> {language}
In which language does the kettle of claim three whistle?
In what does the kettle whistle that boils {volume} in the time of one song?
Which tongue would I have to learn to understand the inventor's tea maker?
What does the patented appliance speak, in its shrill way?
> {volume}
How much does the kettle boil in the time of one song?
What volume is boiled by the kettle that whistles in {language}?
How many cups, roughly, can be made with the invention while one sings?
What amount of water does the patented appliance heat?
> {colour}
What colour is the spout of the kettle in claim three?
Through which spout is the kettle filled that whistles in {language}?
How is the nozzle of the inventor's tea maker painted?
By what shade do I know where the water goes in?

Found by {first}, of all people, who cannot code: line {number} of {source_file} multiplies \
where it should divide, and has since {year}.
Since {year} line {number} of {source_file} has multiplied where it should divide, found \
{first}, of all people, who cannot code.
{source_file} multiplies in line {number} where it should divide, has done so since {year}, and \
it was {first}, who cannot code, that found it.
> {first}
Who found the line that multiplies where it should divide?
Who cannot code, but found what is wrong in {source_file}? / Which layman outdid the programmers?
Who spotted the wrong arithmetic?
> {number}
Which line multiplies where it should divide?
What line of {source_file} did {first} find, who cannot code?
To which place in the file should I scroll?
What number must I jump to in my editor to correct the arithmetic?
> {source_file}
Which file multiplies where it should divide?
In what is line {number}, which {first}, who cannot code, found? / Where is the wrong arithmetic?
What should the programmers open to mend a mistake that a layman spotted?
> {year}
Since when has a line of {source_file} multiplied where it should divide?
When did the line that {first} found begin to multiply where it should divide?
Since which year has there been the wrong arithmetic?
When did the programmers make a blunder that a layman spotted?

The mast on the {structure} is to be painted by {company} at night, as the {wave_rate} \
transmitter is off only between midnight and {time}.
Between midnight and {time}, the only hours in which the {wave_rate} transmitter is off, \
{company} is to paint the mast on the {structure}.
{company} has to paint at night: the {wave_rate} transmitter of the mast on the {structure} is \
off between midnight and {time} only.
> {company}
Who is to paint the mast at night?
Which company has to paint while the {wave_rate} transmitter is off?
Whose workers come with brushes and lamps? / Which contractor has to give up sleep for an aerial?
> {time}
Until what time from midnight is the transmitter off?
By when must {company}, having begun to paint at midnight, be off the mast?
When do the decorators have to climb down? / At which hour do the radio waves come back?
> {wave_rate}
What is the frequency of the transmitter that is off after midnight?
Which transmitter on the mast is off so that {company} can paint?
On which wavelength, put as a frequency, does the station broadcast?
Radio listeners will hear nothing where on the dial while the decorators are up there?

Room {small} reports that the lamp flickers whenever the {home_machine} next door starts; \
electrician {last} comes on {date}.
Electrician {last} comes on {date}, because the lamp in room {small} flickers whenever the \
{home_machine} next door starts.
Whenever the {home_machine} next door starts, the lamp in room {small} flickers; on {date} \
{last}, the electrician, comes.
> {small}
In which room does the lamp flicker?
What room reports a lamp that flickers when the {home_machine} starts?
Behind which door number is the light unsteady?
Where exactly does the wiring man have to look first?
> {home_machine}
Whenever what next door starts does the lamp flicker?
What starts next door so that the lamp in room {small} flickers?
Which of the neighbours' appliances disturbs the light? / What is to blame for the unsteady bulb?
> {last}
Which electrician comes because the lamp flickers?
What is the electrician called who comes on {date}? / Who will look into the unsteady light?
What is the name of the wiring expert?
> {date}
When does the electrician come about the lamp that flickers?
On what date does the electrician {last} come, as the lamp flickers?
On which day will somebody look into the unsteady light?
Until when must we live with a bulb that is not steady?

Read the label, please: {first} rinsed the {device_model} with {chemical} instead of alcohol and \
its keys have been {colour} and soft since.
Since {first} rinsed the {device_model} with {chemical} instead of alcohol its keys have been \
soft and {colour}; so please read the label.
The keys of the {device_model} have been {colour} and soft ever since {first} rinsed them with \
{chemical} instead of alcohol, so please read the label.
> {chemical}
With what did {first} rinse the {device_model} instead of alcohol?
What have the keys been rinsed with that made them soft?
Which bottle should have been left on the shelf?
What liquid must not be used for cleaning buttons?
> {device_model}
The keys of what have been soft since {first} rinsed it?
What did {first} rinse with {chemical} instead of alcohol? / Which machine was cleaned to death?
On what do the buttons feel like chewing gum?
> {colour}
What colour have the keys been since they were rinsed with {chemical}?
How have the keys of the {device_model} been, apart from soft, since {first} rinsed them?
What do the buttons look like now? / To which shade did the mistaken cleaning turn them?
> {first}
Who rinsed the {device_model} with {chemical} instead of alcohol?
Who did not read the label and has made the keys soft? / Who picked up the wrong bottle?
Whose cleaning did more harm than good?

Tested on {date} in the wind tunnel: hat of {full}, felt, lifted off at {speed}; bonnet of \
{first}, straw, at twice that.
At {speed} the felt hat of {full} lifted off in the wind tunnel on {date}; the straw bonnet of \
{first} needed twice that.
In the wind tunnel test of {date}, {first}'s straw bonnet lifted off at twice the {speed} that \
{full}'s felt hat needed.
> {speed}
At what speed did the felt hat lift off in the wind tunnel?
How fast was the wind tunnel as {full}'s hat lifted off?
How strong a gale could the gentleman's headgear stand?
What blow of air was too much for the thing made of wool?
> {full}
Whose felt hat lifted off in the wind tunnel? / Who had the felt hat tested on {date}?
Whose headgear flew away first?
Which of the two owners should hold on with one hand when it is stormy?
> {first}
Whose straw bonnet lifted off in the wind tunnel?
Who had the straw bonnet that needed twice the speed? / Whose headgear was the steadier one?
Which of the two owners may go out in a storm with less worry?
> {date}
When were the hat and bonnet tested in the wind tunnel?
On what date did {full}'s felt hat lift off in the tunnel?
On which day did two kinds of headgear have to fly?
When was clothing put to the storm by the engineers?

The compressor can be heard in the {room} as far off as {street}; {count} neighbours have \
signed, and {first} is to wrap it in old carpets by {date}.
By {date} {first} is to wrap the compressor in the {room} in old carpets, as {count} neighbours, \
as far off as {street}, have signed that it can be heard.
{count} neighbours as far off as {street} have signed that the compressor in the {room} can be \
heard; {first} is to wrap it in old carpets by {date}.
> {street}
As far off as what street can the compressor be heard? / Up to which street have neighbours signed?
How far does the racket carry? / Which road is the last where people complain of noise?
> {count}
How many neighbours have signed because of the compressor?
What number of neighbours signed that it can be heard?
How many people put their names to the complaint?
How long is the list of those whom the noise robs of sleep?
> {first}
Who is to wrap the compressor in old carpets? / Who must do something with old carpets by {date}?
Whose task is it to make the machine quieter? / To whom has the job of muffling been given?
> {date}
By when is the compressor to be wrapped in old carpets?
Until what date may {first} wrap it in carpets? / Until when must people wait for peace and quiet?
What deadline has been set for muffling the machine?
> {room}
In which room is the compressor that can be heard as far off as {street}?
Where must {first} go to wrap the compressor in carpets? / Where does the noisy machine stand?
From what part of the building does the racket come?

{first} to all: the torque wrench has come back from calibration. It is {percent} off, which \
means every bolt we tightened since {month} is too loose.
Every bolt we tightened since {month} is too loose, as the torque wrench, back from calibration, \
is {percent} off, writes {first} to all.
{first} writes to all that calibration found the torque wrench {percent} off and every bolt \
tightened since {month} therefore too loose.
> {percent}
How far off is the torque wrench? / By how much did calibration find the wrench off?
How large was the error of the tool? / What inaccuracy is giving the fitters a headache?
> {month}
Since when is every bolt that we tightened too loose?
Since which month have bolts been tightened with the torque wrench that is off?
How far back must the fitters go with their checks?
From what time on is none of our assembly work to be trusted?
> {first}
Who writes to all about the torque wrench?
According to whom is every bolt we tightened too loose? / Who broke the bad news to the fitters?
Whose message means that a lot of work must be done again?

The fault came only in {weekday} tests, when {first} wore the woollen jumper: a spark of \
{voltage} to the {hardware}.
Only in {weekday} tests, in which {first} wore the woollen jumper, did the fault come: a spark \
of {voltage} to the {hardware}.
{first}'s woollen jumper gave the {hardware} a spark of {voltage}, which is why the fault came \
only in {weekday} tests.
> {weekday}
In the tests of which day did the fault come? / On what day did {first} wear the woollen jumper?
When did the apparatus always misbehave? / Which part of the week was best avoided for measuring?
> {first}
Who wore the woollen jumper in the tests?
From whose woollen jumper did the {hardware} get a spark? / Whose knitwear was the culprit?
Who should dress in cotton from now on?
> {voltage}
What voltage had the spark that the {hardware} got in the tests?
How much of a spark was it that the woollen jumper gave? / How high was the charge of the knitwear?
How strong was the tiny lightning that upset the electronics?
> {hardware}
What did the spark from the woollen jumper go to?
To which hardware did a spark of {voltage} come in the tests? / What did the tiny lightning hit?
Which piece of equipment does not tolerate knitwear?

Thank you for returning the {belonging} finder. It does find: it found {count} of them, in \
{city}. None was yours. We refund {price}.
We refund you {price} for the {belonging} finder that you returned; it does find, {count} of \
them in {city}, but none was yours.
The {belonging} finder that you returned, for which we refund {price}, did find {count} of them \
in {city}, though none was yours.
> {price}
How much do we refund for the finder?
What is the refund for the {belonging} finder that was returned?
What money does the unhappy customer get back?
How much will be on the customer's account for sending in the gadget?
> {count}
How many were found in {city} by the finder that you returned?
For the {belonging} finder we refund {price}; what number had it found, none of them yours?
How many strangers' things turned up? / What was the tally of the gadget's wrong discoveries?
> {city}
Where did the finder that you returned find {count} of them?
In which city did the {belonging} finder that we refund find things, none of them yours?
In what town are the strangers' things that turned up?
Where does the searching gadget seem to have lived?
> {belonging}
What was the finder for that you returned?
What had been found in {city}, none of it yours, by the finder for which we refund {price}?
What has the unhappy customer still not got?
Which possession had somebody lost before buying the gadget?

Put the old filter in the bag with the {colour} label, not in the bin. Filters cost {price} to \
burn and only {company} has the oven for it.
Old filters go in the bag with the {colour} label and not in the bin, because to burn them costs \
{price} and only {company} has the oven.
Only {company} has the oven to burn old filters, which costs {price}; so put them in the bag \
with the {colour} label, not in the bin.
> {colour}
What label has the bag for old filters?
Which bag should the old filter go in, and not in the bin?
How is the right sack for used cartridges marked?
Which sticker do I look for before throwing a clogged cartridge away?
> {price}
What does it cost to burn the filters?
How much is it to burn what is in the bag with the {colour} label and not in the bin?
How expensive is getting rid of the used cartridges?
What do we pay for having this waste turned into ashes?
> {company}
Who has the oven to burn old filters? / Which company can burn a filter for {price}?
Which firm gets rid of the used cartridges?
Where does this waste have to be sent to become ashes?

We asked for {length} of cable and got {length2}. {first} suggests moving the whole of the \
{facility} a little to the left.
{first} suggests moving the whole {facility} a little to the left, since we asked for {length} \
of cable and got {length2}.
Having got {length2} of cable where {length} was asked for, we might, suggests {first}, move the \
whole {facility} a little to the left.
> {length}
How much cable was asked for, before {first} suggests moving the {facility}?
We got {length2} of the cable; how much of the cable had been asked for?
What had we ordered from the wire supplier? / How long ought the delivered wire to have been?
> {length2}
How much cable was it that we got, so that moving the {facility} a little might help?
What did we get where {length} of cable was asked for?
How long is the wire that was actually delivered?
What did the supplier really send, measured end to end?
> {first}
Who suggests moving the whole {facility} to the left?
Whose suggestion is to move everything a little, since the cable is what it is?
Who would rather shift a building than send wire back?
From which joker comes the idea about the supplier's mistake?
> {facility}
What does {first} suggest moving a little to the left?
The whole of what might be moved because of the cable?
Which building would have to be shifted, according to a joker?
What is to be wired with a delivery that does not fit?

Autopsy of the battery: bulged on {date}, {voltage} under load, smell of pear drops. {first} has \
stopped saying that it is only the heat.
The battery bulged on {date}, had {voltage} under load and smells of pear drops; {first} no \
longer says that it is only the heat.
{first} no longer says that it is only the heat, now that the battery, which bulged on {date}, \
has {voltage} under load and smells of pear drops.
> {date}
When was it that the battery bulged?
On which date had the battery bulged that smells of pear drops?
On what day did the cell begin to swell? / When was the accumulator's outside no longer flat?
> {voltage}
What has the battery under load?
How much voltage under load had the battery that smells of pear drops?
How many volts does the swollen cell give when it has to work?
What did the meter say about the sick accumulator?
> {first}
Who no longer says that it is only the heat? / Who has stopped saying heat bulged the battery?
Who had made light of the swollen cell? / Which optimist was silenced by the sick accumulator?

Watchkeeper's note, {time}: the radar echo {length} ahead was {animals}. The captain of the \
{ship} has been told and would rather sleep.
At {time} the radar of the {ship} had an echo {length} ahead, which was {animals}; the captain \
has been told and would rather sleep.
It was {animals} that made the echo which the radar of the {ship} had {length} ahead at {time}; \
told so, the captain would rather sleep.
> {animals}
What was the radar echo {length} ahead?
What did the echo on the {ship}'s radar at {time} come from?
Which creatures fooled the electronic eye?
What crossed the vessel's way, looking like an obstacle on the screen?
> {length}
How far ahead was the radar echo?
What distance was there between the {ship} and the radar echo at {time}?
How near did the creatures come to the bow?
How much room was left to steer clear of the thing on the screen?
> {ship}
On which ship was the captain told about the radar echo? / Whose radar had an echo {length} ahead?
What vessel met with wildlife at sea?
On board of what does somebody not want to be woken for creatures on the screen?
> {time}
When did the radar have an echo ahead?
At what time does the watchkeeper note that the captain would rather sleep?
At which hour did wildlife appear on the screen?
What did the clock on the bridge say as something swam before the bow?

The grant ran out {duration} before the {robot_kind} took its first step; {first} and {first2} \
clapped anyway, the bank took the motors.
{first} and {first2} clapped anyway when the {robot_kind} took its first step, {duration} after \
the grant ran out, but the bank took the motors.
The bank took the motors, as the grant had run out {duration} before the {robot_kind} took its \
first step, to which {first} and {first2} clapped anyway.
> {duration}
How long before the first step did the grant run out?
By how much did the {robot_kind} take its step after the grant ran out?
How much too late did success come?
What span lay between the end of the money and the machine's walking?
> {robot_kind}
What took its first step after the grant ran out?
Whose motors did the bank take after the first step? / Which machine learnt to walk too late?
What had the two builders been given money for?

During the fog {first} steered the {vehicle} by phone from {city}, with a delay of \
{milliseconds} and a cat on the map.
With a delay of {milliseconds}, and a cat on the map, {first} steered the {vehicle} during the \
fog, by phone from {city}.
The {vehicle} was steered by phone during the fog: from {city}, by {first}, with a cat on the \
map and a delay of {milliseconds}.
> {first}
Who steered the {vehicle} by phone during the fog?
Who had a cat on the map while steering with a delay? / Which remote driver was hindered by a pet?
Who was at the wheel without being in the seat?
> {vehicle}
What did {first} steer by phone during the fog?
Which vehicle was steered with a delay of {milliseconds} and a cat on the map?
What was driven remotely? / What rolled through the mist without anyone in the seat?
> {city}
From where did {first} steer by phone during the fog?
In which city was the phone by which the {vehicle} was steered?
Where was the remote driver sitting? / In what town did a pet lie down on somebody's chart?
> {milliseconds}
With what delay was the {vehicle} steered by phone?
How much delay had {first} in steering during the fog? / How long did every command take to arrive?
What was the lag of the remote control?

Old pipes, new meter: the {facility} used {volume} last {month}, of which, {first} worked out, \
{percent} ran straight into the cellar.
Last {month} the {facility} used {volume}, and {first} worked out that of this, with its old \
pipes, {percent} ran straight into the cellar.
{first} worked out from the new meter that {percent} of the {volume} which the {facility} used \
last {month} ran from the old pipes straight into the cellar.
> {percent}
What part ran straight into the cellar?
How much of what the {facility} used, worked out {first}, ran from the old pipes into the cellar?
What share of the water was lost underground?
How large is the leak in relation to the whole consumption?
> {volume}
How much, by the new meter, was used at the {facility} last {month}?
Of what did {percent} run into the cellar from the old pipes?
What volume was used, going by the new meter, with a part of it running into the cellar?
What was the total consumption? / How much water will be on the bill, leak included?
> {month}
In which month did {percent} run straight into the cellar?
When did the {facility} use {volume} by the new meter?
To which billing period does the calculated leak belong?
At what time of the year was such a lot of water lost underground?
> {first}
Who worked out what ran straight into the cellar?
Who found from the new meter that {percent} ran from the old pipes? / Who calculated the leak?
Whose arithmetic shows how much water is lost underground?

Anaesthetist {last} notes that the patient, by trade the village {job}, counted backwards from \
{number} in {language} and never got to the end.
The patient, who is the village {job}, counted backwards from {number} in {language} and never \
got to the end, notes the anaesthetist {last}.
In {language}, notes anaesthetist {last}, the patient, the village {job}, counted backwards from \
{number} and never got to the end.
> {last}
Which anaesthetist notes that the patient counted backwards?
What is the anaesthetist called whose patient counted in {language}? / Who put the sleeper under?
What is the name of the doctor who sends people to sleep?
> {job}
What is the trade of the patient who counted backwards?
What is the patient in the village, the one who counted backwards in {language}?
What does the sleeper do for a living? / Which profession has the person on the operating table?
> {number}
From what number did the patient count backwards?
Where did the patient begin who counted backwards in {language}?
What figure did the sleeper start with?
Which was the first of the numerals murmured on the operating table?
> {language}
In which language did the patient count backwards?
In what did the patient of anaesthetist {last} count from {number}?
In which tongue did the sleeper murmur?
What did one have to speak to understand the numerals on the operating table?

Spill report. {volume} of {chemical}, {room}, about {time}. {first} put sand on it, then salt, \
then, for reasons not given, porridge oats.
About {time} {volume} of {chemical} was spilt in the {room}; {first} put on it sand, salt and, \
for reasons not given, porridge oats.
{first} put sand, salt and, for reasons not given, porridge oats on the {volume} of {chemical} \
that was spilt in the {room} about {time}.
> {chemical}
What was spilt in the {room} and had sand put on it?
On what did {first} put sand, salt and porridge oats? / Which liquid got out of its bottle?
What did somebody try to soak up with breakfast?
> {volume}
How much {chemical} was spilt that had sand and salt put on it?
What volume was spilt in the {room} and got porridge oats put on it? / How big was the puddle?
What quantity got out of the bottle?
> {first}
Who put porridge oats on the {chemical} that was spilt? / Who put sand and then salt on it?
Which cleaner had odd ideas? / Who tried to soak up a puddle with breakfast?
> {room}
In which room was the {chemical} spilt that got sand and salt?
Where did {first} put porridge oats on something spilt? / Where was the puddle?
On the floor of which part of the building is somebody's breakfast?

Your claim is declined. The {car_part} was, on your own photograph, held by a shoelace on \
{date}, {long_time} before the accident you report.
On your own photograph of {date}, {long_time} before the accident, the {car_part} was held by a \
shoelace, and your claim is therefore declined.
We decline your claim, as your own photograph has the {car_part} held by a shoelace on {date}, \
{long_time} before your accident.
> {car_part}
What was held by a shoelace on the photograph?
Because of which part, held by a shoelace, is the claim declined?
What had the driver mended with something from a boot?
Which bit of the vehicle was kept on with a piece of string?
> {date}
Of what date is the photograph with the shoelace?
When was the {car_part} held by a shoelace on your own photograph?
On which day did the customer's camera record a botched repair?
When was the picture taken which cost somebody the insurance money?
> {long_time}
How long before the accident was the {car_part} held by a shoelace?
By what time was the photograph earlier than your accident?
For how long had the customer been driving about with a botched repair?
How much older is the tell-tale picture than the crash?

For the leap second we stopped the clock at the {facility} by hand. {first} held the pendulum, \
{first2} counted, and we are now {milliseconds} out.
By hand, {first} holding the pendulum and {first2} counting, we stopped the clock at the \
{facility} for the leap second and are {milliseconds} out.
We are {milliseconds} out since, for the leap second, the clock at the {facility} was stopped by \
hand, with {first2} counting and {first} holding the pendulum.
> {first}
Who held the pendulum for the leap second?
Who was holding the pendulum when the clock at the {facility} was stopped?
Whose fingers kept the swinging weight still? / Which of the two had a firm grip?
> {first2}
Who counted while the clock was stopped by hand?
Who was counting as {first} was holding the pendulum? / Whose voice gave the beat?
Which of the two had nothing to do but say the numbers?
> {milliseconds}
How far out is the clock since the leap second?
By how much are we out, having stopped the clock by hand? / What error does the timepiece have now?
How exact was the manual correction?

They recalled the {product} for its smell. {percent} of owners thought of {dish}, said the \
survey, and the rest of {last}, who designed it.
{percent} of owners, said the survey, thought of {dish} when they smelt the {product}, now \
recalled; the rest thought of {last}, who designed it.
The {product}, which {last} designed, was recalled for its smell, of which {percent} of owners \
said in the survey that they thought of {dish}.
> {product}
What was recalled for its smell? / Which of the things that {last} designed was recalled?
Which article stinks? / What had to be taken off the market because noses objected?
> {percent}
How many of the owners thought of {dish}?
What part of the owners, said the survey, thought of {dish} when they smelt the {product}?
What share of the customers was reminded of food?
How large was the hungry fraction among those asked?
> {dish}
Of what did {percent} of the owners think in the survey?
What was thought of by owners who smelt the {product}? / Which food came to the customers' minds?
What meal does the article on sale remind noses of?
> {last}
Who designed the {product} that was recalled?
What is the name of the person who designed what was recalled for its smell?
Whose creation is off the market? / Which inventor was embarrassed by noses?

Sea trial, {month}. At {speed} the spoons rattle; at anything over that the saloon door of the \
{ship} opens and shuts in time with the {instrument}.
In the sea trial of {month} the spoons of the {ship} rattled at {speed}, and over that the \
saloon door opened and shut in time with the {instrument}.
Over {speed}, at which the spoons rattle, the saloon door of the {ship} opened and shut in time \
with the {instrument}, in the sea trial of {month}.
> {speed}
At what speed do the spoons rattle? / Over what does the saloon door of the {ship} open and shut?
How fast may we go if we wish to have a quiet meal? / At what rate do vibrations reach the cutlery?
> {ship}
On which ship do the spoons rattle? / The saloon door of what opened and shut in the sea trial?
What vessel has a vibration problem? / On board of what does the furniture join in the music?
> {instrument}
In time with what did the saloon door open and shut?
With which instrument did the door keep time in the sea trial? / What was someone playing on board?
Which music was accompanied by the furniture?
> {month}
When was the sea trial in which the spoons rattled?
In which month did the saloon door of the {ship} open and shut in the trial?
When was the vessel tested? / At what time of the year did vibrations reach the cutlery?

We never found out who fitted it, but since {first} took the {bicycle_part} off the ventilator \
of the {place} on {date} it has been quiet.
On {date} {first} took the {bicycle_part} off the ventilator of the {place}, which has been \
quiet since; who fitted it we never found out.
It has been quiet since {date}, when the ventilator of the {place} lost the {bicycle_part} that \
{first} took off and that was fitted by we know not whom.
> {bicycle_part}
What did {first}, who took it off, find on the ventilator?
What was fitted to the ventilator of the {place} before it was quiet?
Which piece of a two-wheeler made the noise? / What had some joker mounted on a fan?
> {place}
The ventilator of which place has been quiet since {date}?
Where was the {bicycle_part} fitted to a ventilator?
At which location was a fan making such a noise?
Where can one sleep again since a joker's work was undone?
> {date}
Since when has the ventilator been quiet?
On what date was the ventilator quiet because {first} took something off?
On what day did the noise stop? / When was the joker's work undone?
> {first}
Who took the {bicycle_part} off the ventilator?
Thanks to whom has the ventilator of the {place} been quiet? / Who put an end to the noise?
Who undid the work of some joker?

The lift holds {small} persons or {weight} of potatoes, says the plate that {first} put up; the \
inspector, from {city}, was not amused.
{first} put up the plate which says that the lift holds {small} persons or {weight} of potatoes, \
and an inspector from {city} was not amused.
An inspector from {city} was not amused by the plate which {first} put up and which says that \
the lift holds {weight} of potatoes or {small} persons.
> {small}
How many persons does the lift hold?
For what number of persons is the lift, says the plate that {first} put up?
How many people may ride at once? / How many passengers are allowed?
> {weight}
What weight of potatoes does the lift hold?
How much of potatoes, as the plate says, does the lift hold?
What load may go up if it is all vegetables? / How heavy may the cargo for the kitchen be?
> {first}
Who put up the plate about persons and potatoes? / By whose plate was the inspector not amused?
Who made a joke of a safety sign? / Whose humour was wasted on an official?
> {city}
From where was the inspector who was not amused?
In which city is the inspector at home who read about potatoes on the plate?
Where did the humourless official come from?
To which town does the man belong who objects to jokes on safety signs?

Overheard on the ward: {first} in {numbered} says the {body_part} hurts only when the doctors \
ask, which they did at {time}.
{first} in {numbered} says that the {body_part} hurts only when the doctors ask, and the doctors \
did ask at {time}.
At {time} the doctors asked {first} in {numbered}, who says it is only then that the {body_part} \
hurts.
> {body_part}
What hurts only when the doctors ask? / Where, says {first}, does it hurt when doctors have asked?
Which part gives the witty patient trouble?
What is somebody complaining of, but merely on demand?
> {first}
Whose {body_part} hurts only when the doctors ask?
Who in {numbered} says that something hurts when doctors ask? / Who complains merely on demand?
Which witty patient was overheard?
> {time}
When did the doctors ask {first}? / At what time did it hurt, as the doctors asked?
At which hour was the round of the ward? / When did the white coats come with their questions?
> {numbered}
Where is {first}, who says it hurts only when the doctors ask?
In which place did the doctors ask and did it hurt? / What is on the door of the witty patient?
Where does a person lie who complains merely on demand?

Excavator down for {duration}: the key was in a pocket, the pocket was {first}'s, and that was \
on the train to {city}, in the tunnel.
The excavator was down for {duration} because its key was in a pocket on the train to {city}, in \
the tunnel, and the pocket was {first}'s.
{first}, on the train to {city} and in the tunnel, had the excavator's key in a pocket, so the \
excavator was down for {duration}.
> {duration}
How long was the excavator down because of the key?
For what time was the key of the excavator on the train? / How long could nobody dig?
What did somebody's forgetfulness cost us in working time?
> {first}
In whose pocket was the key of the excavator?
Who was in the tunnel with the key of the excavator? / Who prevented us from digging?
Which traveller carried off something that we needed at the building site?
> {city}
Where was the train with the excavator's key going?
To which city was {first} on the train, in the tunnel, with the key in a pocket?
What was the destination of the forgetful traveller?
Towards which town was our means of starting the engine moving?

From: {email}. The pallet you sent to {city} on {date} holds hinges, not fuses. Shall we send it \
back or open a door factory?
{email} writes that the pallet sent to {city} on {date} holds hinges, not fuses, and asks \
whether to send it back or open a door factory.
The pallet that we sent on {date} to {city} holds hinges, not fuses; {email} asks if they should \
send it back or open a door factory.
> {email}
From which address did we hear that the pallet holds hinges?
Who asks whether to send it back or open a door factory?
To what address should I mail an apology for the wrong delivery?
Which account did the sarcastic customer use?
> {city}
To which city was the pallet of hinges sent? / Where is the pallet that holds hinges, not fuses?
What was the destination of the wrong delivery?
In which town does a customer have a use for nothing we shipped?
> {date}
When was the pallet with hinges sent? / On which date did we send the pallet to {city}?
On what day did the wrong goods leave our warehouse? / When was the mistaken delivery dispatched?
"""
