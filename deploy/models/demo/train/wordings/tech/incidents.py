"""What went wrong, in reports and tickets (see relations.py)."""

RELATIONS = """
At {time} the night nurse found the drip in {numbered} run dry and hung a fresh bag of {volume}.
A fresh bag of {volume} was hung by the night nurse at {time}, when she saw that the drip in \
{numbered} had run dry.
{numbered}: drip found dry by the night nurse, {time}; fresh bag hung, {volume}.
> {time}
When did the night nurse find that the drip had run dry?
At what hour was a fresh bag hung in {numbered}?
What did the clock say as the empty infusion came to light?
At which minute did somebody notice that no more fluid was reaching the patient in {numbered}?
> {volume}
How big was the fresh bag that the night nurse hung?
How much was in the fresh bag for the drip in {numbered}?
What quantity of infusion was put up as a replacement?
How much new liquid did the patient in {numbered} receive?
> {numbered}
Where did the night nurse find the drip run dry? / In which place was a fresh bag of {volume} hung?
Whose infusion was empty, going by the sign on the door?
Where was the patient whose fluids had stopped at {time}?

Ticket {number}: {first} cannot log in since the cat walked over the keyboard; we reset the \
account and the new code is {secret}.
Since the cat walked over the keyboard {first} could not log in; ticket {number} is closed, the \
account has been reset, the new code is {secret}.
The account was reset under ticket {number} and {secret} is the new code for {first}, who could \
not log in after the cat walked over the keyboard.
> {secret}
What is the new code after the account was reset?
Which new code was given to {first}, who could not log in? / With what can {first} sign on again?
What should the pet owner type in to be let into the system?
> {first}
Who could not log in after the cat walked over the keyboard?
Whose account was reset and got the new code {secret}? / Which colleague was locked out by a pet?
Who has an animal to blame for needing help from IT?
> {number}
Under which ticket was the account of {first} reset?
What ticket has the cat that walked over the keyboard?
What is the reference of the helpdesk case with the pet?
Under what can I look up how support let {first} back into the system?

The {colour} hose on the press burst at {pressure} and sprayed oil as far as the canteen \
{length} away.
Oil flew {length}, right to the canteen, when at {pressure} the {colour} hose on the press burst.
The press lost its {colour} hose, which burst at {pressure}; the canteen, {length} away, was \
sprayed with oil.
> {pressure}
At what pressure did the hose on the press burst?
How much was on the {colour} hose when it burst?
How hard was the machine pumping as its tube gave way?
What load was too much for the pipe that made such a mess of the dining room?
> {length}
How far did the oil fly from the press?
What distance away is the canteen that was sprayed with oil? / How wide did the greasy mess spread?
How many steps from the accident, so to speak, do people eat their lunch?
> {colour}
What colour was the hose that burst? / Which hose on the press burst at {pressure}?
How was the tube that gave way painted? / By what shade would I have known the pipe which failed?

Do not use the {product} any longer: its handle can come loose; bring it back by {date} and you \
are paid {price}.
Owners of the {product}, whose handle can come loose, are paid {price} if they bring it back by \
{date}.
We pay {price} for every {product} that is brought back by {date}, because its handle can come \
loose.
> {product}
Which article should be brought back because its handle can come loose?
What must owners not use any longer? / What is being recalled?
Which of the things I bought has a dangerous grip?
> {price}
What are owners paid who bring the {product} back?
How much do we pay because the handle can come loose? / What is the refund on the recalled article?
How much money do customers receive on returning the faulty goods?
> {date}
By when must the {product} be brought back?
Until when are owners paid for one whose handle can come loose?
What is the deadline of the recall? / Until when can customers return the faulty goods?

Lab notebook, {first}: left the sample in {chemical} over lunch; after {duration} a {colour} \
film floated on top. Throw away, start again.
{first} writes that the sample was left in {chemical} over lunch and thrown away, as after \
{duration} its top was {colour} with film.
After {duration} over lunch in {chemical}, the sample of {first} had a film on top, {colour} all \
over, and was thrown away.
> {chemical}
In what was the sample left over lunch?
What was {first}'s sample lying in when the film came up on top?
Which liquid was the specimen forgotten in?
What had the experimenter poured around the spoilt specimen?
> {duration}
How long was the sample left in {chemical}?
After what time was there a film on top of {first}'s sample?
What was the length of the meal break that ruined an experiment?
How long did it take for a skin to form?
> {first}
Who left the sample in {chemical} over lunch?
Whose sample was thrown away because of a film on top? / Which experimenter had to begin afresh?
Who went to eat and found the work ruined by a {colour} skin?

Version {version} can finally export whole albums as {file_format}; up to {count} pictures may \
be in one album.
With {version} you can at last export an album of up to {count} pictures, and you get it as \
{file_format}.
New in {version}: albums (no more than|up to) {count} pictures long can be exported as \
{file_format}.
> {version}
In which version can whole albums be exported?
Since when, by version, can you export an album as {file_format}?
Which release do I need for saving my photo collection elsewhere?
What update taught the program to write out {file_format}?
> {file_format}
As what can whole albums be exported? / What do you get when you export an album with {version}?
Into which form can I turn my photo collection?
What sort of output does the update give those who want to take their photos along?
> {count}
How many pictures may be in one album that is exported?
Up to how many pictures can you export with {version}? / What is the limit on photos at a go?
How large a photo collection can I take along as {file_format}?

The kitchen scale in the {room} read {weight} too much; {first} had been calibrating it with a \
pot that still had soup in it.
{first} calibrated the kitchen scale in the {room} with a pot that still had soup in it, so it \
read {weight} too much.
Because {first} had used a pot with soup in it for calibrating, the kitchen scale in the {room} \
was {weight} over.
> {weight}
By how much did the kitchen scale in the {room} read too much?
How much over was the scale after calibrating with a pot of soup?
What was the error of the balance? / How far off was the weighing device that {first} had adjusted?
> {room}
In which room is the kitchen scale that read too much?
Where is the scale that was calibrated with soup in the pot? / Where does the wrong balance stand?
To which part of the house must I go to correct what {first} adjusted badly?
> {first}
Who was calibrating the kitchen scale with soup in the pot?
Who had calibrated the scale in the {room} so that it read {weight} too much?
Whose carelessness made everything seem heavier?
Who adjusted a balance with somebody's lunch on it?

In the {city} trial, {sample_size} volunteers slept under weighted blankets; {percent} of them \
asked to keep theirs.
{percent} of the {sample_size} volunteers who slept under weighted blankets in the {city} trial \
asked to keep them.
The trial in {city} had {sample_size} volunteers sleep under weighted blankets, and {percent} \
asked whether they could keep them.
> {percent}
What share of the volunteers asked to keep the weighted blankets?
How many of the {sample_size} volunteers, in per cent, asked to keep theirs?
What proportion of the participants liked heavy bedding?
How large a part of those tested in {city} did not want to hand the covers in?
> {sample_size}
How many volunteers slept under weighted blankets?
What was the number of volunteers in the {city} trial with the blankets?
How many participants did the study of heavy bedding have?
How many subjects lay under the covers for science?
> {city}
Where was the trial with the weighted blankets?
In which city did {sample_size} volunteers sleep under weighted blankets?
In what town was heavy bedding tested?
Where did the study about covers for better nights take place?

The {lab_tool} has been humming on its own since {weekday}; {first} put a rubber mat under it \
and it stopped.
Since {weekday} the {lab_tool} had been humming on its own, until {first} put a rubber mat under \
it.
{first} stopped the humming of the {lab_tool}, which began on {weekday}, by putting a rubber mat \
under it.
> {lab_tool}
What has been humming on its own since {weekday}? / Under which tool was a rubber mat put?
Which apparatus was noisy? / What piece of equipment was silenced with something soft?
> {first}
Who put a rubber mat under the {lab_tool}? / Who stopped the humming that began on {weekday}?
Who cured the noisy apparatus? / To whom do we owe the silence in the laboratory?
> {weekday}
Since when had the {lab_tool} been humming on its own?
On what day did the humming begin that a rubber mat stopped?
Which was the first noisy day in the laboratory?
From what day of the week did the apparatus make a sound?

Spare knobs for the {device_model} cost {price} each and can be had only from a cellar shop in \
{city}.
Only a cellar shop in {city} still has spare knobs for the {device_model}, at {price} each.
If you need spare knobs for your {device_model}, there is a cellar shop in {city} that sells \
them at {price} each.
> {price}
What do spare knobs for the {device_model} cost each?
How much does the cellar shop take for one of the spare knobs?
How expensive is a replacement for the thing I turn?
What must I pay to get a missing part of my {device_model}?
> {city}
In which city is the cellar shop that has spare knobs?
Where is the only shop that sells knobs for the {device_model}?
Where does the dealer in rare replacements live?
To what town must I write for parts that nobody else stocks?
> {device_model}
For which model does the cellar shop have spare knobs?
For what can knobs be had only in a shop in {city}?
Which machine has become hard to find parts for?
What does my apparatus have to be if the dealer in {city} is to help me?

Hand-over: boiler two is off, boiler three runs at {temperature}, and {first} from the late \
shift has the key to the oil store.
{first} of the late shift has the key to the oil store; boiler two is off and boiler three is \
running at {temperature}.
For the next shift: boiler three at {temperature}, boiler two off, key to the oil store with \
{first} from the late shift.
> {first}
Who has the key to the oil store? / Which person from the late shift has the store key?
Whom do I ask if I want to fetch fuel? / Who can unlock the place with the barrels?
> {temperature}
At what temperature is boiler three running? / How hot is boiler three at the change of shift?
How warm is the only furnace that is working?
What should the thermometer show on the heater that was left on?

A robin nested in the {vehicle}, so its brakes were not tested until {date}, {long_time} late.
The brakes of the {vehicle} were tested on {date}, {long_time} late, because a robin had nested \
in it.
Tested on {date} instead of {long_time} earlier, because of a robin's nest: the brakes of the \
{vehicle}.
> {vehicle}
In which vehicle had a robin nested? / What had its brakes tested {long_time} late?
What did a bird choose as its home? / Which of our vehicles was kept from inspection by an animal?
> {date}
When were the brakes of the {vehicle} tested at last?
On which date did the test of the brakes take place, after the robin?
On what day was the inspection made up for?
When could the mechanics get to work, once the bird was gone?
> {long_time}
How late were the brakes of the {vehicle} tested because of the robin?
By how much did the nest make the brakes test late? / How long did a bird hold up the inspection?
What delay did the mechanics accept for the sake of eggs?

The gauge on the {structure} was read from a rowing boat: {length} on {date}, under {sky}.
On {date}, under {sky}, we rowed a boat to the gauge on the {structure} and read {length}.
Read from a rowing boat on {date}: the gauge on the {structure} showed {length}, under {sky}.
> {length}
What did the gauge on the {structure} show? / How much was read from the rowing boat on {date}?
How high was the water? / Which level did the surveyors write down from their oars?
> {structure}
On what is the gauge that was read from a rowing boat?
Where did we row our boat to read {length}? / At which construction was the water level taken?
What landmark did the surveyors go to with their oars?
> {sky}
Under what sort of sky was the gauge read from the boat?
What was the sky like on {date} when we rowed to the gauge?
How was the weather for the surveyors? / What did we have above us while taking the water level?
> {date}
On which date was the gauge on the {structure} read from a rowing boat?
When did we row to the gauge and read {length}? / When was the water level taken?
On what day were the surveyors out with their oars?

In the dark of the power cut {first} took the {chemical} for sugar, and {small} cups of tea had \
to be poured down the sink of the {room}.
{small} cups of tea went down the sink of the {room}, because in the power cut {first} had taken \
the {chemical} for sugar.
We poured {small} cups of tea down the sink of the {room}: {first}, in the dark of the power \
cut, had sweetened them with {chemical}.
> {chemical}
What did {first} take for sugar in the power cut?
What was in the tea that had to be poured down the sink?
Which substance nearly got into our stomachs?
With what were the drinks spoilt when the lights were out?
> {first}
Who took the {chemical} for sugar in the dark?
Because of whom were cups of tea poured down the sink? / Who mixed up two white powders?
Which colleague should never make hot drinks when the lights are out?
> {small}
How many cups of tea went down the sink? / How many cups were poured away after the power cut?
How many drinks were spoilt when the lights were out?
What was the count of mugs that could have poisoned us?
> {room}
In which room is the sink that the tea was poured down?
Down the sink of which room did {small} cups of tea go? / Where were the spoilt drinks got rid of?
To which part of the building were the dangerous mugs carried?

The patient in the window bed sleeps badly on {medicine}; Sister {last} asks whether it could be \
given at {time} instead.
Sister {last} asks if {medicine} could be given at {time} instead, as the patient in the window \
bed sleeps badly on it.
Could {medicine} be given to the patient in the window bed at {time}, asks Sister {last}, seeing \
how badly he sleeps on it.
> {medicine}
On what does the patient in the window bed sleep badly?
What could be given at {time} instead, asks Sister {last}?
Which remedy is keeping somebody awake? / What drug might be moved to another hour?
> {last}
Which Sister asks whether {medicine} could be given at {time}?
Who asks for a different time because the patient sleeps badly?
What is the nurse called who wants the schedule of the pills altered?
Who noticed that a remedy disturbed somebody's nights?
> {time}
When could {medicine} be given instead?
At what time would Sister {last} like the patient to have it given?
To which hour might the pill be moved?
What moment of the day does the nurse propose for a drug that keeps somebody awake?

To (switch|change) the {home_machine} to {mode}, hold both arrows for {duration}; it then shows \
"{display_text}".
Hold both arrows for {duration} until the {home_machine} shows "{display_text}": it is now in \
{mode}.
The {home_machine} goes to {mode} and shows "{display_text}" once both arrows have been held for \
{duration}.
> {duration}
How long must both arrows be held to get the {home_machine} to {mode}?
For what time do I hold the arrows before it shows something?
How patiently does my finger have to stay on the buttons?
How much pressing does it take to reach {mode}?
> {mode}
In which mode is the {home_machine} after both arrows have been held?
What is it in now that it shows "{display_text}"?
Which programme do I get by pressing two buttons at once?
What setting is reached by a long press?
> {display_text}
What does the {home_machine} show when the arrows have been held for {duration}?
What is shown once it goes to {mode}? / Which message tells me that the long press was a success?
What words will I read at the end of pressing two buttons?

The crane driver saw the sheep on the track at {time}, braked from {speed} and stopped {length} \
short of it.
At {time} the crane driver braked from {speed} because of a sheep on the track and stopped \
{length} short of it.
Braking from {speed}, the crane driver stopped {length} short of the sheep that was on the track \
at {time}.
> {time}
When did the crane driver see the sheep on the track?
At what time did the driver brake for a sheep? / At which hour did an animal stray onto the rails?
What did the clock say at the near miss with the flock's lost member?
> {speed}
From what speed did the crane driver brake?
How fast was the crane before the driver stopped short of the sheep?
How quickly was the big lifting machine travelling?
At what rate was the heavy load approaching an animal?
> {length}
How far short of the sheep did the crane stop?
What distance was left on the track between the sheep and the crane when it stopped?
By how much did an animal escape being run over?
How narrow was the near miss with wool on the rails?

We name {full} as inventor of the folding ladder; the patent was filed on {date} under number \
{number}.
The patent on the folding ladder, number {number}, filed on {date}, names {full} as inventor.
Filed on {date}: patent {number}, a folding ladder, inventor {full}.
> {full}
Who is named as inventor of the folding ladder?
Whom does patent {number}, filed on {date}, name as inventor?
Whose idea were the steps that collapse? / Who thought up a climbing aid that fits into a cupboard?
> {date}
When was the patent on the folding ladder filed?
On what date was number {number} filed with {full} as inventor?
On which day were the papers for the collapsible steps handed in?
Since when has the climbing aid been protected?
> {number}
What is the number of the patent on the folding ladder?
Under which number was the ladder patent of {full} filed?
How is the document about the collapsible steps catalogued?
What would I type to look up the protected climbing aid?

Engine log of the {ship}, {weekday}: seawater in the fuel filter again, {volume} drained, speed \
down to {speed}.
On {weekday} the {ship} drained {volume} of seawater from the fuel filter and went on at a speed \
of {speed}.
Speed on the {ship} was down to {speed} on {weekday}, when {volume} of seawater had to be \
drained from the fuel filter.
> {ship}
On which ship was there seawater in the fuel filter?
Whose engine log says that {volume} was drained? / What vessel had to slow down?
On board of what did brine get into the diesel?
> {volume}
How much seawater was drained from the fuel filter?
What volume did the {ship} drain from the filter on {weekday}?
What amount of brine did the mechanics get out?
How much of the ocean had found its way into the engine room?
> {speed}
Down to what speed did the {ship} go with seawater in its filter?
At what speed did it go on once {volume} had been drained?
How fast could the vessel still travel?
What was the pace after the motor trouble caused by brine?
> {weekday}
On which day was seawater drained from the fuel filter?
On what day does the engine log have {volume} drained? / When did the vessel have to slow down?
When did the mechanics find brine in the diesel?

Failed: glueing {building_material} with egg white. It held for {duration}, then the roof of the \
model came down on {first}.
The egg white held the {building_material} together for {duration}, after which the model's roof \
came down on {first}.
{first} was under the model when its roof came down, for egg white had held the \
{building_material} no longer than {duration}.
> {building_material}
What was glued with egg white? / What did egg white hold together for {duration}?
Which stuff did we try to stick with something from the kitchen?
What was the little house that collapsed built of?
> {duration}
For how long did the egg white hold? / How long was it before the roof of the model came down?
How soon did the kitchen remedy fail?
How much time passed between sticking the little house together and its collapse?
> {first}
On whom did the roof of the model come down?
Who was under the model, held together by egg white, when its roof came down?
Who was hit as the little house collapsed? / Which colleague paid for a daft idea about glue?

{first} signed off the new lift on {date} after riding it {count} times with the piano movers \
inside.
After {count} rides with the piano movers inside, the new lift was signed off by {first} on {date}.
On {date}, having ridden it {count} times together with the piano movers, {first} signed off the \
new lift.
> {first}
Who signed off the new lift? / Who was riding the lift with the piano movers?
Which inspector approved the elevator? / Whose approval was needed before we could go up and down?
> {date}
When was the new lift signed off?
On what date did {first}, after riding with the piano movers, sign off?
Since when is the elevator approved for use? / On which day did the inspector say yes?
> {count}
How many times did {first} ride the new lift with the piano movers?
After how many rides was the lift signed off?
How often did the elevator go up and down for the test?
What number of trips did the inspector ask for?

The helpdesk asked {first} whether the {hardware} was plugged in; it was not, and after \
{long_time} of complaints ticket {number} was closed.
Ticket {number} was closed after {long_time} of complaints, as it turned out that {first} had \
never plugged in the {hardware}.
After complaints that went on for {long_time}, the helpdesk asked {first} if the {hardware} was \
plugged in, which it was not, and closed ticket {number}.
> {hardware}
What had {first} never plugged in? / About what did the helpdesk ask whether it was plugged in?
Which piece of equipment had no electricity all along?
What seemed broken but merely lacked power?
> {first}
Whom did the helpdesk ask whether the {hardware} was plugged in?
Whose complaints ended when ticket {number} was closed? / Which user forgot about the socket?
Who moaned to support for nothing?
> {long_time}
How long did the complaints go on before ticket {number} was closed?
After what time of complaints did the helpdesk ask if it was plugged in?
For how long did a user moan to support about nothing?
How much time went by till somebody thought of the socket?
> {number}
Which ticket was closed after {long_time} of complaints?
What is the number of the ticket about the {hardware} that was not plugged in?
Under what number did {first} send complaints about the {hardware}?
Which case was about a forgotten socket?
How do I find the record of the user without electricity?

In the well we measured {concentration} of {chemical}, so the {people_group} were told to drink \
from the tanker until {month}.
Until {month} the {people_group} were told to drink from the tanker, as {concentration} of \
{chemical} had been measured in the well.
The {people_group} were told to keep to the tanker until {month}, since the well was measured to \
have {concentration} of {chemical}.
> {chemical}
What was measured in the well?
Because of what were the {people_group} told to drink from the tanker?
What had polluted the groundwater? / Which poison did the samplers find?
> {concentration}
How much {chemical} was measured in the well?
What concentration did we measure in the well, so that people were told to drink from the tanker?
How strongly was the groundwater polluted? / What was the samplers' reading?
> {people_group}
Who was told to drink from the tanker?
Which people were told to keep away from the well until {month}?
Whom did the poison in the groundwater affect? / Whose supply was delivered on wheels?
> {month}
Until when should the {people_group} drink from the tanker?
Until which month were they told to keep away from the well?
Until when did a lorry have to bring the supply?
When was the groundwater expected to be clean again?

The conveyor in hall two stopped at {time}: a mitten, size small, in the third roller; {count} \
parcels left late.
{count} parcels left late because a mitten in the third roller had stopped the conveyor in hall \
two at {time}.
At {time} a mitten got into the third roller and stopped the conveyor in hall two, and {count} \
parcels left late.
> {time}
When did the conveyor in hall two stop? / At what time did the mitten get into the third roller?
At which hour did the belt come to a halt?
What moment did a lost piece of clothing choose to paralyse the warehouse?
> {count}
How many parcels left late because of the mitten?
How many parcels were late when the conveyor in hall two stopped?
What number of customers, at one box each, had to wait on account of a lost piece of clothing?
> {count} parcels
How much of the post was delayed?

Do not use the {cleaner} on the big lens: {first} did, and the camera was at the maker's for \
{long_time}.
{first} used the {cleaner} on the big lens, after which the camera spent {long_time} at the \
maker's.
The camera had to go to its maker's for {long_time} because {first} used the {cleaner} on the \
big lens.
> {cleaner}
What did {first} use on the big lens? / What should not be used on the big lens of the camera?
What ruined the glass? / Which household remedy must be kept away from the optics?
> {first}
Who used the {cleaner} on the big lens? / Because of whom did the camera go to its maker's?
Who was too keen on polishing? / Whose mistake cost us the apparatus for a while?
> {long_time}
How long was the camera at the maker's?
For what time did the camera go to its maker's because of the {cleaner}?
How long was the apparatus away for repairs?
What was the wait for the equipment that someone polished wrongly?

Drone three came down in a (vicar's|priest's) garden, {length} from the launch point; {first} \
fetched it on {date} and had to stay for cake.
{first} fetched drone three on {date} from a vicar's garden {length} from the launch point, and \
had to stay for cake.
On {date} drone three, down in a vicar's garden {length} from its launch point, was fetched by \
{first}, who had to stay for cake.
> {length}
How far from the launch point did drone three come down?
What is the distance of the vicar's garden from the launch point?
How far off had the flying camera strayed?
Over what stretch did the lost aircraft get before it landed among somebody's roses?
> {first}
Who fetched drone three from the garden? / Who had to stay for cake in a vicar's garden?
Who collected the lost aircraft?
Which of the crew was given something sweet by a man of the church?
> {date}
When was drone three fetched from the vicar's garden?
On what date did {first} have to stay for cake? / On which day was the lost aircraft recovered?
When did a man of the church hand back our property?

Dose raised to {dose} on {date}; {symptom} gone within {duration}; patient asks if she may dance \
again.
On {date} her dose was raised to {dose}; the {symptom} went within {duration} and she asks \
whether she may dance again.
The patient, whose {symptom} went within {duration} of the dose being raised to {dose} on \
{date}, asks if she may dance.
> {dose}
To what was the dose raised on {date}?
What is the dose of the patient who asks if she may dance again?
How much of the remedy is the would-be ballerina on now? / What amount of the drug did the trick?
> {symptom}
What was gone within {duration} of the dose being raised?
What went when the patient's dose was raised on {date}?
What had the would-be ballerina suffered from? / Which complaint did more of the drug cure?
> {duration}
Within what time of the dose being raised was the {symptom} gone?
How long after {date}, when the patient had the dose raised, did the {symptom} go?
How quickly did more of the drug work? / What was the wait until the complaint ceased?
> {date}
When was the dose raised to {dose}? / On what date did the patient have her dose raised?
On which day was more of the drug ordered?
When did the doctor order a stronger remedy for the would-be ballerina?

Serial {code} is the one that smokes. {first} carried it out to the yard at {time} and it is \
still there, under a bucket.
The one that smokes has the serial {code}; it is under a bucket in the yard, to which {first} \
carried it at {time}.
At {time} {first} carried the one that smokes, serial {code}, out to the yard and put a bucket \
over it.
> {code}
What is the serial of the one that smokes? / Which serial is under a bucket in the yard?
How do I recognise the dangerous unit by its label?
What is printed on the thing that had to go outdoors?
> {first}
Who carried the one that smokes out to the yard? / Who put a bucket over serial {code} in the yard?
Who was brave enough to take the dangerous unit outdoors?
Which of us saved the building from burning?
> {time}
When was the one that smokes carried out to the yard?
At what time did {first} put serial {code} under a bucket in the yard?
At which hour did the dangerous unit go outdoors?
What did the clock say as someone saved the building from burning?

Workshop diary. Lathe belt slipped, {first} rubbed rosin on it, held till {time}; a proper belt \
costs {price} at {last}'s.
The lathe belt, which had slipped, held till {time} with rosin that {first} rubbed on; at \
{last}'s a proper one costs {price}.
{first} rubbed rosin on the slipping lathe belt and it held till {time}, but a proper belt is to \
be had at {last}'s for {price}.
> {first}
Who rubbed rosin on the lathe belt? / Thanks to whom did the slipping belt hold till {time}?
Who knew a violinist's trick against sliding?
Which mechanic kept the machine turning for a while with sticky stuff?
> {time}
Till when did the lathe belt hold with rosin?
Until what time was the rubbed-on rosin enough for the belt? / When did the makeshift fix give up?
Up to which hour could one go on turning wood or metal?
> {price}
What does a proper lathe belt cost? / How much is a proper belt at {last}'s?
How expensive would a real replacement be?
What would we pay the dealer to be rid of the makeshift?
> {last}
At whose shop does a proper lathe belt cost {price}?
Where is a proper belt to be had for {price}? / Which dealer has the real replacement?
By what name is the shop known that could end the makeshift?

The blood of bed {small} was sent to the laboratory in {city} by mistake and came back on \
{weekday} with a postcard.
By mistake the laboratory in {city} got the blood of bed {small}; it came back on {weekday}, \
with a postcard.
On {weekday} the blood of bed {small} came back, with a postcard, from {city}, to whose \
laboratory it had been sent by mistake.
> {small}
Which bed's blood was sent away by mistake?
The blood of what bed came back with a postcard from the laboratory?
Whose sample went astray, by the place on the ward?
What was the number of the patient whose tubes made a journey?
> {city}
To the laboratory of which city was the blood sent by mistake?
From where did the blood of bed {small} come back with a postcard?
To which town did the samples go astray? / Where do the people work who kindly returned our tubes?
> {weekday}
On what day did the blood of bed {small} come back?
When did the laboratory in {city} send it back with a postcard?
When were the tubes on our ward again? / On which day of the week did the stray samples get home?

We set {setting} to {setting_value} and the nightly import, which had crawled for {duration}, \
was through before {first} had boiled an egg.
Once {setting} was set to {setting_value}, the nightly import no longer crawled for {duration} \
but was through before {first} had boiled an egg.
The nightly import had crawled for {duration}; with {setting} at {setting_value} it was through \
before {first} had boiled an egg.
> {setting}
What was set to {setting_value} so that the nightly import no longer crawled?
Which setting made the nightly import get through before an egg was boiled?
What did we turn to speed things up? / Which parameter cured the slow job?
> {setting_value}
To what did we set {setting} so that the nightly import no longer crawled?
At what value of {setting} was the import through before {first} had boiled an egg?
Which value made the slow job fast? / What do I type after {setting}?
> {duration}
How long had the nightly import crawled?
For what time did the import crawl before {setting} was set to {setting_value}?
How slow had the job been at first? / What did loading the data take in the bad old times?
> {first}
Who had not yet boiled an egg when the nightly import was through?
Before whose egg was boiled did the import get through?
Who was making breakfast while the data was loading?
Whose cooking served as a stopwatch for the job?

The probe in the glacier went silent at {length}, on the {ordinal} day, at {temperature}; \
probably a fox had the cable.
On the {ordinal} day, at a depth of {length} and {temperature}, the probe in the glacier went \
silent, as a fox probably had the cable.
A fox probably had the cable: the probe in the glacier, {length} deep at {temperature}, went \
silent on the {ordinal} day.
> {length}
At what depth did the probe in the glacier go silent?
How deep was the probe when a fox probably had the cable?
How far down in the ice is our lost instrument? / From which level came the last signal?
> {ordinal}
On which day did the probe in the glacier go silent?
On what day of the count did a fox have the cable of the probe?
When did an animal bite through our only link to the ice?
Which day of the expedition brought the last signal?
> {temperature}
At what temperature did the probe in the glacier go silent?
What did the probe measure before it went silent and a fox had the cable?
How cold was it around the lost instrument? / What was the reading in the last signal from the ice?

Commissioning was stopped by {first}: the new oven, ordered in {colour}, was delivered in tartan \
and {length} too wide for the door of the {room}.
The new oven was ordered in {colour} but delivered in tartan, and is {length} too wide for the \
door of the {room}; {first} stopped commissioning.
As the new oven, ordered in {colour} and delivered in tartan, was {length} wider than the door \
of the {room}, {first} stopped commissioning.
> {first}
Who stopped commissioning of the new oven?
By whom was the commissioning stopped when tartan was delivered? / Which engineer refused to go on?
Who said no to the stove that would not fit?
> {colour}
In what colour was the new oven ordered?
Which colour should the oven have been that was delivered in tartan?
What shade did the customer actually want?
How should the stove have looked, had the supplier read the form?
> {length}
By how much is the new oven too wide for the door of the {room}?
How much wider than the door was the oven delivered in tartan?
What would have to be sawn off to get the stove in?
How badly does the new appliance not fit through?
> {room}
Through the door of which room should the new oven have gone?
For which room's door was the oven too wide by {length}? / Where were they going to bake?
In which part of the building was the big stove supposed to stand?

Two shifts looked for the leak. It was {first}'s thermos, in the cabinet next to {hostname}, \
{volume} of peppermint tea.
The leak that two shifts looked for was {volume} of peppermint tea from {first}'s thermos, in \
the cabinet next to {hostname}.
Next to {hostname}, in the cabinet, {first}'s thermos had let out {volume} of peppermint tea: \
that was the leak two shifts looked for.
> {first}
Whose thermos was the leak that two shifts looked for?
Whose peppermint tea was in the cabinet next to {hostname}?
Which colleague had put a drink among the servers? / Who should have screwed the flask shut?
> {hostname}
Next to what was the thermos of {first} in the cabinet?
Beside which host did the peppermint tea leak that two shifts looked for?
Which server nearly got wet? / Close to which machine had a colleague's drink been hidden?
> {volume}
How much peppermint tea was the leak? / What volume did {first}'s thermos let out in the cabinet?
How much liquid ran among the servers? / What amount of hot herbal drink was lost from the flask?

The pump of {first}'s pond was recalled in {month} because eels could climb into it; new ones \
have a {colour} grid.
Because eels could climb into it, the pump of {first}'s pond was recalled in {month}; the grid \
of new ones is {colour}.
In {month} they recalled the pump that {first} has in the pond, as eels could climb into it; you \
know the new ones by the {colour} grid.
> {first}
In whose pond is the pump that was recalled?
Who has a pond with a pump into which eels could climb?
Which customer has to send something wet back to the factory?
Whose garden device is a danger to long thin fish?
> {month}
When was the pump recalled because of eels?
In which month was the pump of {first}'s pond recalled?
Since when have the makers wanted their garden device back?
In what part of the year was the danger to long thin fish made known?
> {colour}
What colour is the grid of the new pumps that eels could not climb into?
By what grid do you know the new pump for {first}'s pond?
How do the safe devices look from outside?
In which shade is the guard that keeps long thin fish out?

{last} and the two apprentices bled the radiators at the {facility}: air for {duration}, then \
{volume} of black water, then heat.
At the {facility} {last} and the two apprentices bled radiators, which gave air for {duration}, \
{volume} of black water, and then heat.
The radiators at the {facility} gave heat once {last} and the two apprentices had bled {volume} \
of black water from them, after air for {duration}.
> {last}
Who bled the radiators together with two apprentices?
With whom were the two apprentices at the {facility} when the black water came?
Which master plumber got the building warm?
What is the name of the fitter who came with a pair of trainees?
> {facility}
Where did {last} and the two apprentices bleed the radiators?
At which place did the radiators give black water? / Which building is warm again?
Where were the fitter and a pair of trainees at work?
> {duration}
How long did air come from the radiators?
For what time did the radiators at the {facility} give air before black water?
How long was there nothing but hissing?
What patience did the trainees need until something liquid came out?
> {volume}
How much black water came from the radiators?
What volume of water had {last} and the apprentices bled before there was heat?
What quantity of dirty liquid did the fitters have to get rid of?
How big must the bucket of the trainees have been?

Do not feed the {robot_kind} crumbs. Since {first} did, it waits outside the {room} every day at \
{time}.
Every day at {time} the {robot_kind} waits outside the {room}, because {first} fed it crumbs; \
please do not.
Since {first} fed crumbs to the {robot_kind}, one finds it waiting outside the {room} at {time} \
every day.
> {robot_kind}
What waits outside the {room} every day because it was fed crumbs?
To which robot did {first} feed crumbs? / Which machine behaves like a spoilt dog?
What has been taught to beg?
> {first}
Who fed crumbs to the {robot_kind}? / Because of whom does it wait outside the {room} every day?
Who spoilt a machine with bits of bread? / Which colleague taught a device to beg?
> {room}
Outside which room does the {robot_kind} wait every day? / Where does it wait at {time} for crumbs?
At whose door does a machine beg?
Which part of the house smells of a meal, as far as the automaton is concerned?
> {time}
When does the {robot_kind} wait outside the {room} every day?
At what time will it be waiting for crumbs? / At which hour does the machine come begging?
How punctual is the automaton that expects a meal?

I weighed the {object} from {drill_site} three times: {weight}. {first} had forgotten to wash \
the clay off.
It is {weight}, weighed three times, that I have for the {object} from {drill_site}, but {first} \
had forgotten to wash off the clay.
As {first} had forgotten to wash the clay off, the {object} from {drill_site} came to {weight}, \
all three times I weighed it.
> {weight}
How much did the {object} come to when weighed with clay on it?
All the times I weighed it with its clay, how much was the {object} from {drill_site}?
What did the {object} come to, weighed three times with the clay?
How heavy was the find, dirt included?
What did my scales say about something that nobody had cleaned?
> {object}
What from {drill_site} did I weigh three times? / What had {first} forgotten to wash the clay off?
Which find was put on the scales while still dirty?
What did we dig up that seemed heavier than it is?
> {drill_site}
Where is the {object} from that was weighed with clay on it?
From what spot did the {object} come that {first} had forgotten to wash clay off?
At which part of the excavation was the dirty find made?
Where was something dug up that nobody cleaned?
> {first}
Who had forgotten to wash off the clay? / Because of whom did I weigh the {object} with clay on it?
Which digger neglected the brush and the bucket?
Whose fault is it that a find seems heavier than it is?

{person} wishes it noted that the alarm in the {room} did not ring at all at {time}; it was the \
parrot.
It was the parrot, as {person} wishes it noted, and not the alarm in the {room}, that rang at \
{time}.
At {time}, {person} wishes it noted, the parrot rang, and not the alarm in the {room}.
> {person}
Who wishes it noted that the alarm did not ring? / According to whom was it the parrot that rang?
Whose remark about a talented bird is in the minutes?
Who insisted on putting on record that an animal imitates bells?
> {room}
In which room is the alarm that did not ring at {time}?
Where is the alarm that the parrot was taken for?
Which part of the building was cleared for nothing?
Where hangs the siren that a bird can imitate?
> {time}
When was it the parrot that rang and not the alarm?
At what time, as {person} wishes it noted, did the alarm not ring at all?
At which hour did a bird get us all out of bed? / When were we fooled by an animal?

{company} writes that the screws for our {home_machine} are on a lorry behind a landslide near \
{city} and asks for {long_time} of patience.
Near {city} a landslide is holding up the lorry with the screws for our {home_machine}; \
{company} asks us for {long_time} of patience.
We should have {long_time} of patience, writes {company}, as the lorry with the screws for our \
{home_machine} is behind a landslide near {city}.
> {company}
Who writes that the screws are on a lorry behind a landslide?
Which firm asks for {long_time} of patience with the screws?
Which supplier has an excuse from nature? / From whom have we ordered tiny parts?
> {city}
Near which city is the landslide that holds up the lorry?
Where is the lorry with the screws for our {home_machine}?
Where is the road blocked by mud and stones? / In whose neighbourhood has the ground given way?
> {long_time}
How much patience does {company} ask for in view of the landslide?
For how long should we have patience because the lorry is behind a landslide?
What delay are we to expect with our tiny parts? / How long will it be before the repair can go on?
> {home_machine}
For what are the screws that are on the lorry?
For which machine of ours are the screws behind the landslide?
Which household appliance lies in pieces until the parcel arrives?
What are we unable to put together at home?

Study closed early. Of {sample_size} people given {drug}, {small} grew a beard, among them \
{full}, aged eighty, who was delighted.
{full}, aged eighty and delighted, was among the {small} of {sample_size} people on {drug} who \
grew a beard, so the study was closed early.
Because {small} of the {sample_size} people given {drug} grew a beard, the study was closed \
early, to the regret of {full}, who was aged eighty and delighted.
> {drug}
What were the people given of whom {small} grew a beard?
On which drug was the study that was closed early? / Which substance makes hair sprout on the chin?
What was being tested when faces became furry?
> {sample_size}
How many people were given {drug} in the study that was closed?
Of what number given {drug} did {small} grow a beard before the study was closed?
How large was the group of participants?
What was the size of the test that ended with furry faces?
> {small}
How many of the people given {drug} grew a beard?
How many beards grew in the study that was closed early?
In what number of participants was there an unexpected effect on the chin?
How many faces became furry?
> {full}
Who was delighted with a beard at eighty?
Which person of eighty was among those who grew a beard in the study?
Which elderly participant liked the side effect? / Who was happy to have hair on the chin?

Merge of {branch} postponed to {weekday}: {first} has the tests on a laptop, the laptop is on \
the {ship}.
On {weekday} at the earliest can {branch} be merged, for {first} has the tests on a laptop that \
is on the {ship}.
The tests for {branch} are on {first}'s laptop, which is on the {ship}, so the merge is \
postponed to {weekday}.
> {branch}
The merge of what is postponed to {weekday}? / For which branch are the tests on {first}'s laptop?
Which piece of development has to wait for a computer at sea?
What cannot go into the main line yet?
> {weekday}
To which day is the merge of {branch} postponed?
When at the earliest can it be merged, with the tests on a laptop?
Until when must the developers wait for a computer at sea?
What is the new day for bringing the code together?
> {first}
Who has the tests on a laptop? / On whose laptop are the tests for {branch}?
Which developer went to sea with something we need? / For whose computer are we all waiting?
> {ship}
On which ship is the laptop with the tests?
Where is the laptop of {first}, so that the merge is postponed?
Which vessel carries a developer's computer?
On board of what is the thing we need in order to bring the code together?

The wind vane on the {structure} has pointed to {city} since the storm of {date}, whatever the \
wind does.
Since the storm of {date} the vane on the {structure} points to {city}, whatever the wind does.
Whatever the wind does, the vane on the {structure} points to {city}, and has done so since the \
storm of {date}.
> {structure}
On what is the wind vane that points to {city}?
Where has a vane pointed the same way since the storm? / Which landmark has a useless weathercock?
On top of what must somebody climb to loosen a stuck arrow?
> {city}
To which city does the vane on the {structure} point?
Where has the wind vane pointed since the storm?
In the direction of what town is the weathercock stuck?
Which town would I reach by following the rusty arrow?
> {date}
When was the storm since which the vane points to {city}?
Since the storm of which date has the wind vane pointed the same way?
Since when has the weathercock been stuck? / On what day did a gale damage the arrow?

Mode {mode} is meant for nights. In it the {device} takes {power} and blinks {colour} when it \
wants a new battery.
At night put the {device} in {mode}, in which it takes {power}; it blinks {colour} when a new \
battery is wanted.
When it wants a new battery the {device} blinks {colour}; at night, in {mode}, it takes {power}.
> {mode}
Which mode of the {device} is meant for nights?
In what should I put the {device} at night, so that it takes {power}?
What setting is right for the hours when I sleep? / Which programme is the economical one?
> {power}
How much does the {device} take in the mode that is meant for nights?
What power does it take at night, put in {mode}? / What does it consume while I sleep?
How many watts, so to say, does the economical programme need?
> {colour}
What colour does the {device} blink when it wants a new battery?
How does it blink if a battery is wanted? / By what light do I see that it is nearly flat?
Which shade of flashing means that its cells are empty?
> {device}
What takes {power} when put in {mode} at night? / What blinks {colour} when it wants a new battery?
Which gadget is this manual about?
Which of my gadgets has a programme for the hours when I sleep?
"""
