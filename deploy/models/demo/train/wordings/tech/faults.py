"""What fails and why, in short sentences (see relations.py)."""

RELATIONS = """
= beepcause: when the filter is full of fluff | when the door is not quite shut | when somebody \
leans on the handle | as soon as the soap runs out | if the water tank is dry | when a sock is \
caught in the rubber | after a power cut | when the drum is overloaded
The tumble dryer in the hostel beeps four times {beepcause}, as {first} found out.
{first} found out that the hostel's tumble dryer beeps four times {beepcause}.
Four beeps from the tumble dryer in the hostel come only {beepcause}, {first} found out.
> {beepcause}
When does the tumble dryer in the hostel beep four times?
What makes the hostel's dryer beep four times?
Under what condition does the laundry machine give its warning sound?
What are we being told by that repeated noise in the laundry?
> {first}
Who found out why the tumble dryer beeps? / Who found out about the four beeps in the hostel?
Who solved the riddle of the noisy laundry machine?
Whose discovery was it what the alarm in the laundry means?

= lampsense: the coolant is too low | a bulb has blown | the tailgate is open | the spare wheel \
is flat | rain has got into the battery | the oil is too old | somebody is not strapped in | the \
engine is too cold to be driven hard
A blinking {colour} lamp on the dashboard of the van means that {lampsense}.
If the {colour} lamp on the van's dashboard is blinking, {lampsense}.
In the van, that {lampsense} is shown by a blinking {colour} lamp on the dashboard.
> {lampsense}
What does the blinking {colour} lamp on the van's dashboard mean?
What is shown by a blinking lamp on the dashboard of the van?
What is wrong when something flashes in front of the driver?
What should I conclude from the {colour} warning light behind the steering wheel?
> {colour}
What colour is the lamp that blinks on the van's dashboard?
Which lamp on the dashboard is blinking when {lampsense}?
In which hue does the vehicle warn its driver? / How is the flashing light tinted?

= startknack: by kicking the left foot | by pulling the cord twice and waiting | with a teaspoon \
of petrol in the carburettor | by rocking it to and fro | with the choke half out | by warming \
the plug on the stove | by rolling it downhill | with a screwdriver across the contacts
The old lawnmower starts only {startknack}, and {first} has the bruises to prove it.
{first} has bruises from the old lawnmower, which can be started only {startknack}.
Only {startknack} does the old lawnmower start, as the bruises of {first} prove.
> {startknack}
How does one start the old lawnmower? / In what way alone can the old lawnmower be started?
What is the trick to get the grass cutter running?
What must I do before that garden engine will fire?
> {first}
Who has bruises from starting the old lawnmower? / Whose bruises prove how the lawnmower starts?
Who got hurt by the grass cutter?
Who knows from painful experience how to get the garden machine going?

= cablehole: through the cat flap | behind the skirting board | down the old chimney | along the \
gutter | under the hall carpet | inside a garden hose | through the letter box | over the false \
ceiling
The network cable to the {room} runs {cablehole} because nobody would drill the wall.
Nobody would drill the wall, so the network cable to the {room} was laid {cablehole}.
As the wall was not to be drilled, one finds {cablehole} the network cable to the {room}.
> {cablehole}
Where does the network cable to the {room} run?
Which way was the cable laid because nobody would drill the wall?
By what odd route does the internet get to the {room}?
Where should I look for the wire if the connection drops?
> {room}
To which room does the network cable run?
Where does the cable lead for which nobody would drill the wall?
Which place got its internet by a detour? / What is at the far end of that wire?

= fanfoe: cat hair | sawdust | a dead wasp | biscuit crumbs | wool from the carpet | cobwebs | \
flour | cigarette ash
The fan of {first}'s laptop was choked with {fanfoe} and ran at full speed for {duration}.
For {duration} the fan of the laptop that {first} owns ran at full speed, choked with {fanfoe}.
It was {fanfoe} that choked the fan of {first}'s laptop and made it run at full speed for \
{duration}.
> {fanfoe}
What was the fan of {first}'s laptop choked with? / What choked the laptop's fan?
What had got into {first}'s computer? / What dirt stopped the machine from cooling itself properly?
> {duration}
How long did the fan of {first}'s laptop run at full speed?
For what time was the choked fan running at full speed?
How long did we have to listen to the howling computer?
For what period was the cooling struggling?
> {first}
Whose laptop had a choked fan? / Who owns the laptop whose fan ran at full speed?
Whose computer had dirt inside? / Who has to clean a notebook that roars?

= saddlestuff: cork | goat leather | an old inner tube | recycled fishing nets | gel in a \
plastic skin | felt from a piano factory | bamboo strips | foam rubber
The saddle of the cargo bike is made of {saddlestuff} and weighs {weight}.
At a weight of {weight}, the cargo bike's saddle is made of {saddlestuff}.
They made the saddle of the cargo bike out of {saddlestuff}; it weighs {weight}.
> {saddlestuff}
What is the saddle of the cargo bike made of? / Out of what did they make the cargo bike's saddle?
What does the rider sit on, materially speaking?
Which material was chosen for the seat of the transport cycle?
> {weight}
What does the saddle of the cargo bike weigh? / What is the weight of the cargo bike's saddle?
How heavy is what the rider sits on? / How much does the seat add to the load?

= bladeban: frozen meat | wet cardboard | plastic tape | bones | anything with staples | green \
wood | rubber hoses | carpet
Never put {bladeban} in the shredder behind the canteen; {first} once broke three blades.
{first} once broke three blades of the shredder behind the canteen, so never feed it {bladeban}.
The shredder behind the canteen must never get {bladeban}, since {first} once broke three blades.
> {bladeban}
What must never be put in the shredder behind the canteen? / What should the shredder never be fed?
What is forbidden for the machine that chops things up? / With what would I ruin the knives?
> {first}
Who once broke three blades of the shredder? / Who broke the blades behind the canteen?
Whose mistake damaged the chopping machine? / Who was to blame for the ruined knives?

= hissplace: from under the sink | behind the third pump | at the neck of the bottle | near the \
fire door | inside the glove box | from the coupling in the floor | above the lamp | at the back \
of the oven
The gas leak in the {facility} was heard as a soft hiss {hissplace}.
A soft hiss {hissplace} gave away the gas leak in the {facility}.
What gave away the gas leak in the {facility} was that one heard a soft hiss {hissplace}.
> {hissplace}
Where was the soft hiss of the gas leak heard?
Where did a hiss give away the gas leak in the {facility}?
Where was the dangerous sound coming from? / At what spot did the pipework whisper?
> {facility}
Where was there a gas leak with a soft hiss? / In which building did a hiss give away the leak?
Which premises had dangerous air? / Where did somebody's good ears prevent an explosion?

= pillway: with a spoonful of jam | on an empty stomach | while standing up | dissolved in warm \
milk | under the tongue | half an hour before breakfast | with plenty of water | just before \
going to sleep
{doctor} told Grandpa to take his {medicine} {pillway}.
Grandpa takes his {medicine} {pillway}, as he was told by {doctor}.
As {doctor} told him, {medicine} is what Grandpa takes {pillway}.
> {pillway}
How was Grandpa told to take his {medicine}? / In what manner does Grandpa take his {medicine}?
What is the right way for the old man to swallow his tablets?
What must be observed when the remedy is given to him?
> {medicine}
What did {doctor} tell Grandpa to take? / Which medicine does Grandpa take as he was told?
What has the old man been prescribed? / What is in the patient's pill box?
> {doctor}
Who told Grandpa how to take his {medicine}? / By whom was Grandpa told what he takes?
Which physician looks after the old man? / Who gave the instruction about the tablets?

= doorwhim: when it is raining | after a loud sneeze | when the lift arrives | whenever the \
microwave is on | if a dog walks by | when the sun shines on the sensor | during the fire drill \
| when a tram passes
The sliding door of the {room} opens by itself {doorwhim}.
By itself the sliding door of the {room} will open {doorwhim}.
Our {room} has a sliding door that opens {doorwhim}, all by itself.
> {doorwhim}
When does the sliding door of the {room} open by itself?
What makes the sliding door open all by itself?
On what occasion does the entrance act without being asked?
At what moments does the automatic entry misbehave?
> {room}
Which room has a sliding door that opens by itself?
Of what is the sliding door that opens by itself {doorwhim}?
Where does the entrance have a will of its own? / Which place cannot be relied on to stay shut?

= nutlure: a drop of hot candle wax | the heat of a hairdryer | a night in cola | two blows with \
a mallet | a longer lever | penetrating oil and patience | a chisel and bad language | a bag of ice
A rusted nut on the {bicycle_part} came loose for {first} thanks to {nutlure}.
{first} got the rusted nut on the {bicycle_part} loose; what did it was {nutlure}.
What got the rusted nut on {first}'s {bicycle_part} loose was {nutlure}.
> {nutlure}
What got the rusted nut on the {bicycle_part} loose?
Thanks to what did {first}'s rusted nut come loose? / What helped against the corroded thread?
How did one manage to undo what had seized up?
> {bicycle_part}
On which part was the rusted nut that came loose?
Where on the bicycle was the rusted nut that {first} got loose? / What was held fast by corrosion?
Which piece of the two-wheeler was {first} trying to take off?
> {first}
Who got the rusted nut loose? / For whom did the nut on the {bicycle_part} come loose?
Who won the struggle against corrosion? / Who was working on the two-wheeler?

= tapdrip: a worn rubber ring | limescale under the seat | a crack in the spout | frost last \
winter | too much pressure in the main | a grain of sand | a missing screw | a cheap washer from \
the market
The plumber says the kitchen tap drips on account of {tapdrip} and wants {price} to mend it.
For {price} the plumber will mend the kitchen tap, which drips on account of {tapdrip}.
It is {tapdrip} that makes the kitchen tap drip, says the plumber, who would mend it for {price}.
> {tapdrip}
Why does the kitchen tap drip, according to the plumber? / What makes the kitchen tap drip?
What is the reason for the water torture at night?
What did the tradesman find wrong above the sink?
> {price}
What does the plumber want for mending the kitchen tap?
For how much will the plumber mend the tap? / What would it cost to stop the leak?
How much is the tradesman asking?

= wifikiller: the microwave | a fish tank in between | the neighbour's baby monitor | foil \
behind the wallpaper | the steel staircase | a thick chimney | fairy lights | the underfloor \
heating
Video calls in the {room} kept freezing, and the culprit was {wifikiller}.
The culprit for the freezing video calls in the {room} turned out to be {wifikiller}.
It was {wifikiller} that kept freezing our video calls in the {room}.
> {wifikiller}
What was the culprit for the freezing video calls?
What kept freezing our video calls in the {room}? / What weakened the wireless signal?
What was to blame when the picture of the other side stood still?
> {room}
In which room did the video calls keep freezing?
Where was {wifikiller} the culprit for freezing calls? / Where was the wireless reception bad?
From which place was it no use joining an online meeting?

= helmetrule: with long hair hanging loose | wearing a ring | without safety glasses | in \
sandals | with headphones on | while chewing gum | with a scarf round the neck | in a \
wide-sleeved jumper
Nobody may work at the lathe {helmetrule}, and {full} checks this every morning.
Every morning {full} checks that nobody works at the lathe {helmetrule}.
Working at the lathe {helmetrule} is forbidden, which {full} checks every morning.
> {helmetrule}
How may nobody work at the lathe? / In what manner is working at the lathe forbidden?
What is not allowed for those who turn metal? / How should I not turn up at the machine?
> {full}
Who checks every morning that the lathe rule is kept? / Who checks how people work at the lathe?
Who is responsible for safety at the turning machine?
Whose daily inspection do the metalworkers face?

= ovenoddity: burns everything on the left | switches itself off at midnight | smells of fish \
when hot | trips the fuse when the grill is on | shows the time in Tokyo | cannot be opened \
while warm | whistles like a kettle | rattles when a lorry passes
Our new oven {ovenoddity}, so it goes back to the shop on {weekday}.
On {weekday} our new oven goes back to the shop because it {ovenoddity}.
Back to the shop on {weekday} goes our new oven, as it {ovenoddity}.
> {ovenoddity}
What does our new oven do that it goes back to the shop?
Why is the new oven going back to the shop on {weekday}? / What is wrong with the cooker?
What is our complaint about the kitchen appliance?
> {weekday}
On which day does our new oven go back to the shop? / When is the oven going back to the shop?
When will the faulty appliance be returned? / Day of the return of the cooker?

= hardreset: hold both volume keys down | take out the battery overnight | prick the tiny hole \
with a needle | unplug everything but the mouse | charge it upside down | put it in the fridge \
for an hour | say the owner's name three times | press the back with a thumb
If the {device} hangs at the logo, {hardreset}; that is what {first} does.
When the {device} hangs at the logo, do as {first} does: {hardreset}.
What {first} does when the {device} hangs at the logo is simple: {hardreset}.
> {hardreset}
What does {first} do when the {device} hangs at the logo?
What should I do if the {device} hangs at the logo? / How is a frozen gadget brought back to life?
What is the remedy when the thing will not finish starting up?
> {device}
What hangs at the logo now and then? / What hangs at the logo until somebody does as {first} does?
Which gadget does not always boot properly? / Which piece of electronics needs coaxing?

= oldpurpose: to dry apples | to warm newborn lambs | to keep the cat off the sofa | for \
pressing flowers | to hold the gate open | for melting chocolate | to hide the hole in the wall \
| for playing hopscotch scores
{first} still uses the broken {home_machine} {oldpurpose}.
The {home_machine} is broken, but {first} still uses it {oldpurpose}.
Although broken, the {home_machine} is still good enough for {first} to use {oldpurpose}.
> {oldpurpose}
For what does {first} still use the broken {home_machine}?
What is the broken {home_machine} still used for?
What is the point of keeping an appliance that no longer works?
What second career has the defective thing found?
> {first}
Who still uses the broken {home_machine}?
For whom is the broken {home_machine} still good enough to use?
Who could not bear to throw a defective appliance away?
Who has given the dead appliance a new job?
> {home_machine}
Which broken machine does {first} still use {oldpurpose}?
What does {first} still use although it is broken?
Which appliance has been given another purpose? / What no longer works but was not thrown away?

= mouldcause: the lid was left ajar | a cleaner had opened the window | the sugar was too old | \
somebody sneezed over the dish | the fridge had been switched off | the gloves had been used \
twice | the water was not boiled | a fruit fly got in
The third batch of yeast went mouldy because {mouldcause}, {person} noted on {date}.
On {date} {person} noted that the third batch of yeast went mouldy because {mouldcause}.
Because {mouldcause}, the third batch of yeast went mouldy, as {person} noted on {date}.
> {mouldcause}
Why did the third batch of yeast go mouldy?
What did {person} note as the reason why the yeast went mouldy? / What spoilt the culture?
How did a fungus that nobody wanted come to grow in the laboratory?
> {date}
When did {person} note that the yeast went mouldy?
On which date was it noted why the third batch went mouldy?
When was the cause of the spoilt culture put on paper?
Date of the laboratory book's entry about the contamination?
> {person}
Who noted why the third batch of yeast went mouldy?
Who noted on {date} that the yeast was mouldy? / Whose laboratory book explains the spoilt culture?
Which researcher recorded the contamination?

= chainlube: candle wax | olive oil | old motor oil | lip balm | sheep fat | sewing machine oil \
| silicone spray | bacon grease
{first} greases the chain of the tandem with {chainlube} every {weekday}.
Every {weekday} the chain of the tandem is greased by {first} with {chainlube}.
It is with {chainlube} that {first} greases the tandem's chain every {weekday}.
> {chainlube}
With what does {first} grease the chain of the tandem?
What is the tandem's chain greased with every {weekday}?
Which lubricant does the bicycle made for two get? / What keeps the double-seater running quietly?
> {weekday}
On which day does {first} grease the chain of the tandem? / When is the tandem's chain greased?
When is it time to look after the bicycle made for two?
On what day of the week does the double-seater get its care?
> {first}
Who greases the chain of the tandem? / By whom is the tandem's chain greased with {chainlube}?
Who looks after the bicycle made for two?
Whose fingers are black after maintenance of the double-seater?

= sirensense: the boiler must be left at once | lunch is over | the acid tank is being filled | \
a crane is moving overhead | the night shift has begun | all belts are standing still | a \
visitor is lost | the gates are about to close
Two long blasts of the siren at the paper mill in {city} mean that {sirensense}.
At the paper mill in {city}, that {sirensense} is announced by two long blasts of the siren.
When the siren of the paper mill in {city} gives two long blasts, {sirensense}.
> {sirensense}
What do two long blasts of the siren at the paper mill mean?
What is announced by two long blasts of the mill's siren?
What are the workers told when the horn sounds twice?
How should a newcomer to the factory understand the noise?
> {city}
Where is the paper mill whose siren gives two long blasts?
In which town do two long blasts of the mill's siren mean that {sirensense}?
Where does the factory speak to its workers with a horn?
In what place can one hear that signal from the works?

= stickernote: do not feed | property of nobody | push harder | lies on Mondays | not for tea | \
ask the dragon first | sorry for the noise | still under warranty
Somebody has stuck a label saying "{stickernote}" on the {lab_tool} in the {room}.
On the {lab_tool} in the {room} there is now a label that says "{stickernote}".
The {lab_tool} in the {room} now bears a label with the words "{stickernote}".
> {stickernote}
What does the label say that somebody has stuck on the {lab_tool}?
Which words does the label bear that was stuck on the {lab_tool}?
What can be read on the research equipment? / What joke has been written on the apparatus?
> {lab_tool}
On what has a label saying "{stickernote}" been stuck?
What in the {room} bears the label with the words "{stickernote}"?
Which apparatus was made fun of? / Which piece of research equipment carries a little joke?

= lostbolt: in the engine oil | under the seat springs | in the turn-up of my trousers | behind \
the number plate | between the spokes | inside the exhaust | in a bird's nest | on the lid of \
the jam jar
After {duration} the missing bolt of the moped turned up {lostbolt}.
The bolt missing from the moped turned up after {duration}: it was {lostbolt}.
It took {duration} until the moped's missing bolt turned up {lostbolt}.
> {lostbolt}
Where did the missing bolt of the moped turn up?
Where was the bolt that was missing from the moped? / What was the hiding place of the lost screw?
In what spot was the little part found at last?
> {duration}
After what time did the missing bolt of the moped turn up?
How long did it take until the moped's bolt turned up? / How long did I search for the lost screw?
For what time was the little part not to be found?

= batteryhabit: lies in the sun | is colder than the fridge | sits next to the magnet | plays \
videos in bed | is carried in a tight pocket | searches for a signal in the cellar | hangs on a \
cheap charger | has the torch left on
The battery of {first}'s phone lasts only {duration} if it {batteryhabit}.
If it {batteryhabit}, the phone of {first} has a battery that lasts only {duration}.
{first} has a phone whose battery lasts only {duration} if it {batteryhabit}.
> {batteryhabit}
When does the battery of {first}'s phone last only {duration}?
What must the phone do for its battery to last only {duration}?
What drains the mobile of {first} so quickly?
Under what circumstances will {first} soon be unreachable?
> {duration}
How long does the battery last if the phone {batteryhabit}?
For how long does {first}'s phone battery last if it {batteryhabit}?
After what time is the mobile dead when treated badly?
How much use does {first} get out of one charge in the worst case?
> {first}
Whose phone battery lasts only {duration}?
Who has a phone with a battery that lasts {duration} if it {batteryhabit}?
Whose mobile is dead so soon? / Who has trouble with a charge that does not hold?

= printmiss: every second page | the bottom line | all the umlauts | anything in yellow | the \
page numbers | staples in the corner | the signature | envelopes
The printer on floor two leaves out {printmiss} since {app} was updated.
Since {app} was updated, {printmiss} is what the printer on floor two leaves out.
Ever since the update of {app} the printer on floor two has been leaving out {printmiss}.
> {printmiss}
What does the printer on floor two leave out?
What has the printer been leaving out since the update of {app}? / What is missing on paper?
Which defect do the copies upstairs have?
> {app}
Since the update of what does the printer on floor two leave things out?
What was updated before the printer began leaving out {printmiss}?
Which program spoilt what comes out on paper? / What software is to blame for incomplete copies?

= dentstory: by a shopping trolley | by a falling coconut | by hail as big as eggs | by a goat \
that stood on it | by the garage door | by a runaway pram | by a drunk on a scooter | by a bag \
of cement
The dent in the roof of {first}'s car was made {dentstory}.
{first}'s car has a dent in its roof that was made {dentstory}.
It was {dentstory} that the roof of {first}'s car got its dent.
> {dentstory}
How was the dent in the roof of {first}'s car made?
By what was the dent made that {first}'s car has in its roof?
How did the vehicle of {first} get damaged?
What shall I write in the insurance form as the cause of the dented metal?
> {first}
Whose car has a dent in the roof?
Who owns the car with a dent that was made in its roof {dentstory}?
Whose vehicle needs the bodywork man? / Who had that bad luck with a parked vehicle?

= helmetlining: crushed walnut shells | rabbit fur | old wetsuits | straw | memory foam | rubber \
honeycomb | horsehair | coconut fibre
The helmets from {company} are lined with {helmetlining} instead of polystyrene.
Instead of polystyrene, {company} lines its helmets with {helmetlining}.
It is {helmetlining}, not polystyrene, with which {company} lines its helmets.
> {helmetlining}
With what does {company} line its helmets?
What are the helmets lined with instead of polystyrene? / What touches the cyclist's hair?
Which padding replaces the usual white foam in the head protection?
> {company}
Who lines helmets with {helmetlining}?
Which company makes helmets that are not lined with polystyrene?
Which firm has new ideas for protecting heads? / Whose headgear is padded in an unusual way?

= ladderfault: its second rung is cracked | one foot is shorter | the hinge pinches fingers | it \
was painted with wet paint | a wasp nest is inside the rail | the chain is only string | it \
belongs to the council | it conducts electricity
Do not climb the aluminium ladder in the depot, because {ladderfault}, warns {full}.
{full} warns everybody not to climb the aluminium ladder in the depot because {ladderfault}.
Because {ladderfault}, nobody should climb the depot's aluminium ladder, warns {full}.
> {ladderfault}
Why should nobody climb the aluminium ladder in the depot?
Why does {full} warn against the depot's ladder? / What is wrong with the climbing aid?
For what reason must we get up to the shelf in some other way?
> {full}
Who warns that nobody should climb the aluminium ladder?
Who warns against the ladder in the depot?
Whose advice concerns the means of reaching high shelves?
Who does not want us to go up the steps?

= pacerule: walk through the airport scanner | sleep on the left side | lift the arm above the \
shoulder | stand near the welding set | carry a phone in the breast pocket | ride a roller \
coaster | use a chain saw | lean over a running engine
With his new pacemaker, Uncle {last} must not {pacerule} for {long_time}.
For {long_time} Uncle {last} must not {pacerule} because of his new pacemaker.
Uncle {last} has a new pacemaker and must not {pacerule} for {long_time}.
> {pacerule}
What must Uncle {last} not do because of his new pacemaker?
What is it that Uncle {last} must not do with his new pacemaker?
What has the heart patient been forbidden? / Against what did the cardiologist warn?
> {long_time}
For how long must the uncle with the new pacemaker not {pacerule}?
How long must Uncle {last} be careful with the pacemaker?
When, counted from the operation, is the heart patient free again?
How long must the man with the implant be careful?
> {last}
Which uncle has a new pacemaker?
Name of the uncle who because of a pacemaker must not {pacerule}?
Who has had an electric device put into his chest? / Which relative is the heart patient?

= glueflaw: turns brown in sunlight | smells of onions | dissolves in hot tea | cracks in the \
frost | never quite dries | eats holes in foam | sticks to everything but wood | attracts ants
The glue that {company} sells for model planes {glueflaw}, so {first} went back to tape.
{first} went back to tape because the glue for model planes from {company} {glueflaw}.
As the model plane glue that {company} sells {glueflaw}, {first} has gone back to tape.
> {glueflaw}
What does the glue that {company} sells for model planes do?
Why did {first} go back to tape for model planes? / What is the drawback of the adhesive?
Of what does the hobbyist complain about the sticky stuff?
> {company}
Who sells the glue for model planes that {glueflaw}?
From which company is the model plane glue that made {first} go back to tape?
Which firm's adhesive is no good? / Whose product disappointed the hobbyist?
> {first}
Who went back to tape? / Who was not happy with the glue for model planes from {company}?
Which hobbyist gave up on the adhesive?
Who builds small aircraft without sticky stuff from a tube?

= wheelguide: a stripe of yellow paint | magnets under the floor | the stars on the ceiling | a \
copper wire | the smell of lavender oil | small mirrors at knee height | the noise of the \
conveyor | small radio beacons
The {robot_kind} steers round the pillars of hall two by {wheelguide}.
In hall two the {robot_kind} goes by {wheelguide} when it steers round the pillars.
It is by {wheelguide} that the {robot_kind} in hall two steers round the pillars.
> {wheelguide}
By what does the {robot_kind} steer round the pillars?
What does the {robot_kind} in the hall go by when it steers round pillars?
How does the automatic helper know where to turn?
What keeps the driverless machine from getting lost?
> {robot_kind}
Which robot steers round the pillars of the hall?
What steers round pillars in hall two by {wheelguide}? / Which automatic helper works there?
What is rolling about without a driver?

= bootwait: until the green light stops | until you hear a click | until the fan calms down | \
until the map appears | until the needle is at rest | until the cat has left the keyboard | \
until the steam is white | until somebody says ready
{first} switches on the {lab_tool} by the left lever and then waits {bootwait}.
The {lab_tool} is switched on by the left lever, after which {first} waits {bootwait}.
After switching on the {lab_tool} by the left lever, {first} waits {bootwait}.
> {bootwait}
How long does {first} wait after switching on the {lab_tool} by the left lever?
Until when does one wait after the lever of the {lab_tool}?
How do I know that the apparatus is ready for use? / When may the experimenter go on?
> {lab_tool}
What does {first} switch on by the left lever?
What is switched on by the left lever before {first} waits {bootwait}?
Which apparatus takes its time? / For which piece of laboratory equipment does one need patience?
> {first}
Who switches on the {lab_tool} by the left lever? / Who waits after switching on by the left lever?
Who can show me how to start the apparatus? / Which experimenter shows patience?

= tyrefiller: dandelion milk | a folded banknote | chewing gum and tape | grass stuffed in \
tightly | a piece of wetsuit | sticking plasters | a slice of potato | latex from a glove
Far from any shop, {first} mended a flat tyre with {tyrefiller} and rode another {length}.
{first} rode another {length} on a flat tyre mended with {tyrefiller}, far from any shop.
A flat tyre, mended by {first} with {tyrefiller} far from any shop, held for another {length}.
> {tyrefiller}
With what did {first} mend the flat tyre? / What was used far from any shop to mend the tyre?
How did the cyclist manage without a repair kit? / What plugged the puncture?
> {length}
How far did {first} ride on the mended tyre?
For what distance did the flat tyre hold that {first} mended?
How far did the cyclist get after the makeshift repair?
What distance was covered with the plugged puncture?
> {first}
Who mended a flat tyre far from any shop? / Who rode another {length} on a mended tyre?
Which cyclist knows how to improvise? / Who dealt with a puncture without a kit?

= ratreward: drops of condensed milk | a ride on a wheel | sunflower seeds | soft brushing | \
bits of banana | five minutes of darkness | a tunnel to hide in | the company of a friend
The rats in the {institute} learn to press the blue key for {ratreward}.
For {ratreward}, the rats learn to press the blue key in the {institute}.
In the {institute} it is for {ratreward} that rats learn to press the blue key.
> {ratreward}
For what do the rats in the {institute} press the blue key?
What do rats get who learn to press the blue key? / What motivates the laboratory rodents?
How are the test animals rewarded?
> {institute}
In which institute do rats learn to press the blue key?
Where do rats press a blue key for {ratreward}? / Where are rodents being trained?
Which research house works with small test animals?

= camblind: snow on the lens | a spider's web | the low sun | a plastic bag in the tree | the \
neighbour's washing | condensation behind the glass | a sticker from a football club | an \
overgrown hedge
Until {date}, {camblind} kept the camera at gate nine from seeing number plates.
The camera at gate nine could not see number plates until {date} because of {camblind}.
Because of {camblind}, not one number plate was seen by the camera at gate nine until {date}.
> {camblind}
What kept the camera at gate nine from seeing number plates?
Because of what did the camera not see any number plate? / What made the electronic eye blind?
Why could no vehicle be identified at the entrance?
> {date}
Until when did the camera at gate nine not see number plates?
Up to which date was no number plate seen by the camera? / When did the electronic eye recover?
When did vehicles become identifiable again at the entrance?

= fridgehum: sings in a low voice | leaks onto the parquet | freezes the lettuce | gives small \
electric shocks | lights up at night | will not stay closed | smells of burnt rubber | shakes \
the plates on the shelf
Since {first} moved it, the fridge in the staff kitchen {fridgehum}.
The fridge in the staff kitchen {fridgehum} since it was moved by {first}.
Now that {first} has moved it, the staff kitchen's fridge {fridgehum}.
> {fridgehum}
What does the fridge in the staff kitchen do since {first} moved it?
What has the staff kitchen's fridge done since it was moved?
What trouble came of shifting the cooling appliance?
What is the complaint about the place where we keep our lunch cold?
> {first}
Who moved the fridge in the staff kitchen? / By whom was the fridge moved that now {fridgehum}?
Who shifted the cooling appliance and caused trouble?
Who should have left the cold cupboard where it was?

= bagchange: when it rustles like a crisp packet | after the third carpet | when the red flag \
shows | at every full moon | once it weighs as much as the cat | when dust comes out behind | \
before Grandmother visits | when the tone gets higher
The bag of the vacuum cleaner is changed {bagchange}; {first} insists on it.
{first} insists that the bag of the vacuum cleaner be changed {bagchange}.
Changing the vacuum cleaner's bag {bagchange} is what {first} insists on.
> {bagchange}
When is the bag of the vacuum cleaner changed?
When does {first} insist on changing the vacuum cleaner's bag?
At what point does the dust sack have to go? / How do I tell that the hoover needs a new sack?
> {first}
Who insists on when the bag of the vacuum cleaner is changed?
Who insists on changing the vacuum cleaner's bag {bagchange}?
Who has strict ideas about the hoover? / Who decides when the dust sack goes?

= wirekeeper: the yellow wire | whatever hums | the brass plate | both ends at once | the cover \
of the capacitor | the cable with the knot | the motor without a witness | the third terminal
Never touch {wirekeeper} in the lift's control box, wrote {full} in red ink.
In red ink {full} wrote that {wirekeeper} must never be touched in the lift's control box.
What must never be touched in the lift's control box is {wirekeeper}, as {full} wrote in red ink.
> {wirekeeper}
What must never be touched in the lift's control box?
What did {full} write in red ink that one must never touch?
From what should an electrician keep his fingers in the elevator?
What is dangerous behind that little door?
> {full}
Who wrote in red ink what must never be touched?
Who wrote about the lift's control box in red ink?
Whose coloured handwriting warns the electricians?
Which technician left a warning about the elevator?

= pumpcure: a kick with the heel | a bucket of warm water | turning it round by hand | blowing \
into the hose | a new leather washer | a clean sieve | a shorter pipe | tightening the clip
What the pond pump needed when it stopped on {weekday} was {pumpcure}.
The pond pump stopped on {weekday}, and all that it needed was {pumpcure}.
When the pond pump stopped on {weekday}, it was {pumpcure} that it needed.
> {pumpcure}
What did the pond pump need when it stopped?
What was needed by the pump that stopped on {weekday}? / How was the fountain made to run again?
What brought the water back into motion?
> {weekday}
On which day did the pond pump stop? / When did the pump need {pumpcure} because it had stopped?
When did the fountain give out? / On what day of the week was the water standing still?

= scalelie: shows two kilos too few | works only on marble | counts backwards | turns itself off \
too soon | speaks nothing but Dutch | forgets the zero at night | sticks at half a pound | \
thinks everyone is a child
The bathroom scale that {first} bought for {price} {scalelie}.
For {price} {first} bought a bathroom scale that {scalelie}.
A bathroom scale was bought by {first} for {price}, and it {scalelie}.
> {scalelie}
What does the bathroom scale do that {first} bought?
What about the bathroom scale that was bought for {price}?
What is the matter with the weighing machine? / Why should I not trust what I weigh there?
> {price}
What did {first} pay for the bathroom scale?
For how much was the bathroom scale bought that {scalelie}?
How expensive was the useless weighing machine?
What was spent on that thing for people on a diet?
> {first}
Who bought the bathroom scale that {scalelie}? / By whom was the bathroom scale bought for {price}?
Who spent money on a faulty weighing machine? / Whose weighing device is it?

= saltclue: a ring on the saucepan | a green crust on the tap | a bitter taste | white whiskers \
on the brick | foam that will not go away | spots on the glasses | a crackle in the kettle | \
dead tadpoles
It was {saltclue} that put {first} on the track of the broken water softener.
{first} came on the track of the broken water softener by {saltclue}.
That the water softener was broken dawned on {first} because of {saltclue}.
> {saltclue}
What put {first} on the track of the broken water softener?
Because of what did it dawn on {first} that the softener was broken?
What was the first sign of the fault? / How was it noticed that lime was getting through?
> {first}
Who came on the track of the broken water softener?
On whom did it dawn that the water softener was broken?
Who noticed that lime was getting through? / Whose attention revealed the fault in the cellar?

= dronefate: in the duck pond | on top of the minaret | in a wedding cake | between two cows | \
in the prison yard | on the roof of the fire station | in a chimney | inside the stork's nest
The drone of the surveyors came down {dronefate} when {dronewhy}.
When {dronewhy}, the drone of the surveyors came down {dronefate}.
The surveyors' drone came down {dronefate}; this was when {dronewhy}.
= dronewhy: a crow attacked it | the wind turned | the pilot sneezed | a rotor came off | the \
signal was jammed | its map ran out | ice formed on the wings | a child pulled the plug
> {dronefate}
Where did the drone of the surveyors come down?
Where did the surveyors' drone end when it came down?
Where did the little aircraft land unintentionally?
Where must we go to collect the flying camera?
> {dronewhy}
When did the drone of the surveyors come down?
What happened to the surveyors' drone when it came down {dronefate}?
What was the cause of the little aircraft's crash? / Why did the flying camera not return?

= cutplace: just above the knot | along the dotted line | two fingers from the edge | behind the \
second joint | where the blue turns to grey | across the grain | under the shoulder seam | at \
the narrowest point
With the hot wire {first} cuts the foam {cutplace}, never anywhere else.
{first} cuts the foam {cutplace} with the hot wire and never anywhere else.
The foam is cut {cutplace}, never anywhere else, when {first} uses the hot wire.
> {cutplace}
Where does {first} cut the foam with the hot wire? / Where is the foam cut and never anywhere else?
At which spot is the soft stuff divided? / Where must the glowing tool go through?
> {first}
Who cuts the foam with the hot wire? / Who never cuts the foam anywhere but {cutplace}?
Who divides the soft stuff with a glowing tool? / Whose job is working on the padding?

= floorcolour: where forklifts have right of way | where nobody may stand | the way to the eye \
wash | where pallets are left overnight | the way out in case of fire | where static must be \
avoided | where smoking is allowed | the reach of the big arm
In the {facility}, {colour} paint on the floor marks {floorcolour}.
What {colour} paint on the floor of the {facility} marks is {floorcolour}.
Paint on the floor marks {floorcolour} in the {facility}; it is {colour}.
> {floorcolour}
What does the {colour} paint on the floor mark?
What is marked by paint on the floor of the {facility}?
What do the {colour} lines mean to those who walk there?
What is one told by the tint of the ground?
> {colour}
What colour is the paint that marks {floorcolour}?
Which paint on the floor marks {floorcolour} in the {facility}?
In which hue are the lines on the ground? / Which tint should I look for under my feet?

= sensorpost: on the church weathercock | beneath the third manhole | in a hollow oak | under \
the saddle of a donkey | on the stern of the ferry | behind the school toilets | in a bucket in \
the well | inside a garden gnome
To foil the thieves, {city} has mounted its new {sensor_kind} {sensorpost}.
{city} has mounted its new {sensor_kind} {sensorpost} to foil the thieves.
The new {sensor_kind} that {city} has mounted to foil the thieves is {sensorpost}.
> {sensorpost}
Where has {city} mounted its new {sensor_kind} to foil thieves?
Where is the {sensor_kind} mounted that is to foil the thieves?
In what unusual spot are the readings taken?
Where is the municipal measuring device safe from criminals?
> {sensor_kind}
What has {city} mounted {sensorpost} to foil the thieves?
Which new device of {city} was mounted so as to foil thieves?
Which measuring instrument belongs to the municipality?
What has been put where no criminal would look?
> {city}
Which town has mounted its {sensor_kind} so as to foil the thieves?
Where were thieves foiled by what was mounted {sensorpost}?
Which municipality chose an unusual spot for its instrument?
Where do the authorities hide what measures?

= codeblame: a comma in the wrong place | a leap year | two users with one name | an emoji in an \
address | a negative price | a missing time zone | an empty basket | somebody called Null
{app} lost all hotel bookings of {date} because of {codeblame}, says {person}.
According to {person}, {codeblame} made {app} lose all hotel bookings of {date}.
It was {codeblame}, {person} says, that lost {app} all hotel bookings of {date}.
> {codeblame}
Why did {app} lose all hotel bookings? / What made {app} lose the hotel bookings of {date}?
What had the programmers not reckoned with? / How is the software failure explained?
> {date}
Of which day were all hotel bookings lost? / Bookings of which date did {app} lose for the hotel?
When did guests arrive without a reservation in the system?
For what day is nothing left in the reservation program?
> {person}
Who says why the hotel bookings were lost?
According to whom did {codeblame} lose the hotel its bookings?
Who explained the software failure? / Which programmer found what nobody had reckoned with?

= mopedsound: a bag of nails | a hen that has laid | a distant choir | somebody frying sausages \
| a cough in church | marbles on stairs | a bee in a jar | a door in a horror film
Shortly before the gearbox of the {vehicle} broke, it sounded like {mopedsound}.
Like {mopedsound} was how the gearbox of the {vehicle} sounded shortly before it broke.
The {vehicle} had a gearbox that sounded like {mopedsound} shortly before it broke.
> {mopedsound}
What did the gearbox of the {vehicle} sound like shortly before it broke?
How did the gearbox sound before it broke? / What noise announced the end?
To what would you compare the warning that the driver heard?
> {vehicle}
Which vehicle had a gearbox that broke?
The gearbox of what sounded like {mopedsound} before it broke? / What had to be towed away?
In what was the driver sitting when strange noises began?

= clinicsoap: a smell of peaches | a pump for the elbow | no perfume at all | sand in it | a \
purple tint | a tap that sings | the power to kill yeasts | oats from a local mill
The surgeons' soap in {city} has had {clinicsoap} since {year}.
Since {year} the soap of the surgeons in {city} has had {clinicsoap}.
What the soap of the surgeons in {city} has had since {year} is {clinicsoap}.
> {clinicsoap}
What has the surgeons' soap in {city} had since {year}? / What does the soap of the surgeons have?
What is special about washing hands before an operation?
What was changed in the doctors' hand wash?
> {year}
Since when has the surgeons' soap had {clinicsoap}?
Since which year has the soap of the surgeons been so? / When was the doctors' hand wash changed?
Since when have they washed like this before operations?
> {city}
Where has the soap of the surgeons had {clinicsoap}? / In which town do surgeons use such soap?
In which place do the doctors wash in a special way?
Where is the hospital that changed its hand wash?

= tunelast: of low tide | of a full bus | of the harvest moon | of a strange car | of thin ice | \
of falling prices | of a lonely cow | of an approaching bishop
{first}'s home-made {device} gives a loud whistle as a warning {tunelast}.
With a loud whistle, the home-made {device} of {first} gives warning {tunelast}.
The {device} that {first} made at home gives warning {tunelast} with a loud whistle.
> {tunelast}
Of what does {first}'s home-made {device} give a warning?
What does the loud whistle of the home-made {device} give warning of?
What danger does the inventor want to hear about in time?
What is the alarm for that comes out of that strange gadget?
> {device}
What did {first} make at home that gives a loud whistle?
Which home-made thing gives a warning {tunelast}? / Which gadget raises the alarm?
What did the inventor build?
> {first}
Whose home-made {device} gives a loud whistle? / Who made at home a {device} that gives a warning?
Who is the inventor of that alarm? / Who built the odd gadget?

= switchspot: behind the hall mirror | under the lid | beneath a rubber flap | on the left of \
the pedal | at the back near the hinge | inside the battery case | on the underside | hidden in \
the letter O
I never found the power switch of the {device_model}; it is {switchspot}, wrote {first}.
The power switch of the {device_model}, which I never found, is {switchspot}, wrote {first}.
{first} wrote that the power switch that I never found on the {device_model} is {switchspot}.
> {switchspot}
Where is the power switch of the {device_model}?
Where is the switch that I never found, as {first} wrote?
Where must I press to turn the thing on? / At which spot does the apparatus wake up?
> {device_model}
Of what did I never find the power switch? / The power switch of what is {switchspot}?
Which model baffled me? / Which apparatus could I not get to work at all?
> {first}
Who wrote where the power switch of the {device_model} is?
Who wrote to me about the switch that I never found? / Who told me how to turn the thing on?
Whose message made an end of my baffled searching?

= backupmedium: stone tablets | old cassettes | microfilm | punched cards | a drawer of memory \
sticks | gold discs | printed paper in binders | tape in a salt mine
{company} keeps its backups on {backupmedium} for {long_time}.
For {long_time}, the backups of {company} are kept on {backupmedium}.
It is on {backupmedium} that {company} keeps its backups for {long_time}.
> {backupmedium}
On what does {company} keep its backups?
On what are the backups of {company} kept for {long_time}?
How does the firm store copies of its data? / What will be used to restore files after a disaster?
> {long_time}
For how long are the backups kept on {backupmedium}? / How long does {company} keep its backups?
After what period are the copies destroyed? / How far back can files be restored?
> {company}
Who keeps backups on {backupmedium}? / Which company keeps its backups for {long_time}?
Which firm stores copies of data in an odd form?
Who is well prepared for a disaster with the files?

= ventguard: a lump of lava | an inflatable ball | a flock of plastic owls | a curtain of chains \
| an old bath | two layers of chicken wire | a lid of ice | a spinning brush
Bats stay out of the {facility}'s air shaft thanks to {ventguard}, installed on {date}.
Thanks to {ventguard}, installed on {date}, the air shaft of the {facility} is free of bats.
On {date} they installed {ventguard} against the bats in the air shaft of the {facility}.
> {ventguard}
What keeps bats out of the air shaft of the {facility}?
What was installed against bats on {date}? / What protects the ventilation from flying mammals?
What did they think of so that nothing comes in from above?
> {date}
When was {ventguard} installed against the bats? / On which date was the air shaft freed of bats?
When did the flying mammals lose their home? / Since what day has the ventilation been protected?

= motorgrief: it was wired the wrong way round | the grease had set like stone | a mouse nested \
in the coil | the brushes were worn to stumps | lightning had struck the gate | the belt was a \
size too big | gravel had got between the magnets | the key had sheared off
The motor of the cable car hummed but did not turn as {motorgrief}, {job} {last} reported.
{job} {last} reported that the cable car's motor hummed but did not turn as {motorgrief}.
As {motorgrief}, the motor of the cable car hummed without turning, reported {job} {last}.
> {motorgrief}
Why did the motor of the cable car hum but not turn?
What was the reason that the cable car's motor hummed without turning?
What ailed the engine of the mountain railway?
What had to be put right before passengers could go up again?
> {last}
Who reported why the motor of the cable car only hummed?
What is the name of the {job} who reported on the cable car's motor?
Whose report deals with the mountain railway's engine?
Which expert saw what kept the passengers waiting?

= lidsign: the stew has reached the boil | the bread may be taken out | the water is hard | the \
battery is nearly full | somebody forgot the yeast | the handle is on wrongly | the cat is in \
the way | it wants to be cleaned
{first}'s kitchen machine plays a short waltz as soon as {lidsign}.
As soon as {lidsign}, the kitchen machine of {first} plays a short waltz.
A short waltz from {first}'s kitchen machine comes as soon as {lidsign}.
> {lidsign}
When does {first}'s kitchen machine play a short waltz?
What has happened when the kitchen machine plays a waltz? / What is the meaning of the melody?
What does the cook learn from the music?
> {first}
Whose kitchen machine plays a short waltz?
Who has a kitchen machine that plays as soon as {lidsign}? / Who cooks to music?
Who bought an appliance that makes melodies?

= gloveuse: to keep the sample cold | so as not to leave prints | against the sting of nettles | \
to feel the edge of the chip | for the sake of the hamster | to please the inspector | against \
splashes of bleach | to stop the ink from smearing
In the {institute} they wear blue gloves {gloveuse}, {full} told the visitors.
{full} told the visitors that in the {institute} blue gloves are worn {gloveuse}.
Blue gloves are worn in the {institute} {gloveuse}, as {full} told the visitors.
> {gloveuse}
Why do they wear blue gloves in the {institute}?
For what are blue gloves worn, as {full} told the visitors?
What is the reason for covering one's hands there?
What do the scientists say about the things on their fingers?
> {full}
Who told the visitors about the blue gloves? / Who told visitors why gloves are worn?
Who led the guests through the research house?
From whom did the guests learn about the covered hands?

= bikelock: a football scarf | a tow chain from a tractor | a rubber snake | three padlocks | a \
sleeping dog | a wet rope | an old belt | a note with a curse
Outside the library {first} secures the racing bike with {bikelock}.
{first} secures the racing bike outside the library with {bikelock}.
With {bikelock} is how {first} secures the racing bike outside the library.
> {bikelock}
With what does {first} secure the racing bike outside the library?
How is the racing bike of {first} secured outside the library? / What is meant to deter thieves?
What makes sure that the fast two-wheeler is still there after reading?
> {first}
Who secures a racing bike outside the library with {bikelock}?
Whose racing bike is secured outside the library?
Whose fast two-wheeler is the one so strangely guarded? / Who rides to where the books are?

= oilsource: sunflower seeds | chip shop leftovers | duck feathers | pine roots | shark livers | \
plastic bottles | algae from the fish pond | orange peel
The research tractor in {city} runs on oil from {oilsource} and does {speed}.
In {city} a research tractor does {speed} on oil from {oilsource}.
On oil from {oilsource} the research tractor in {city} does {speed}.
> {oilsource}
From what is the oil made on which the research tractor runs?
On oil from what does the research tractor in {city} run?
What is the raw material of the alternative fuel?
What did somebody turn into something that moves a farm vehicle?
> {speed}
How fast does the research tractor in {city} run?
What speed does the tractor do on oil from {oilsource}?
What does the needle show when the farm vehicle is at its limit?
At what pace does the experimental machine go?
> {city}
Where does a research tractor run on oil from {oilsource}?
In which town is there a research tractor? / In which place is an odd fuel being tried out?
Where is that experimental farm vehicle?

= bluenote: the boiler has been bled | the roof hatch is unlocked | a new filter is needed | the \
sample is infectious | the tape is full | the meter has been read | poison is laid | the \
inspector was here
A blue ribbon on the cellar door means that {bluenote}; {first} ties it on {weekday}.
On {weekday} {first} ties a blue ribbon on the cellar door to show that {bluenote}.
To show that {bluenote}, {first} ties a blue ribbon to the cellar door on {weekday}.
> {bluenote}
What does a blue ribbon on the cellar door mean?
What does {first} show by tying a blue ribbon to the cellar door?
What message is given by a piece of coloured cloth?
What are we supposed to know when something hangs from the entrance downstairs?
> {first}
Who ties a blue ribbon to the cellar door? / Who shows by a ribbon on the door that {bluenote}?
Who leaves messages in coloured cloth? / Who decorates the entrance downstairs?
> {weekday}
When does {first} tie the blue ribbon to the cellar door?
On which day is a blue ribbon tied to the door?
On what day of the week should we look for the coloured cloth?
When is the signal downstairs put up?

= splintstuff: umbrella ribs | two wooden spoons | a rolled-up newspaper | skis | bamboo | a \
ruler and a tie | frozen socks | tent poles
On the mountain, {doctor} set the guide's broken {body_part} with {splintstuff}.
{doctor} set the broken {body_part} of the guide with {splintstuff} on the mountain.
The guide's broken {body_part} was set on the mountain with {splintstuff} by {doctor}.
> {splintstuff}
With what did {doctor} set the guide's broken {body_part}?
What was used on the mountain to set the broken {body_part}? / How did the physician improvise?
What served for lack of proper bandages?
> {body_part}
What had the guide broken on the mountain?
What of the guide's was set by {doctor} with {splintstuff}? / Which bone was hurt?
Where did it hurt the man who led the way?
> {doctor}
Who set the guide's broken {body_part}? / By whom was the guide's break set on the mountain?
Which physician had to improvise? / Who gave first aid to the man who led the way?

= inkblame: was made for cold countries | contains too much sugar | fades under neon light | \
clogs the nozzles | is loved by silverfish | comes off on the fingers | had frozen in the lorry \
| is the wrong sort of blue
The ink in the {company} cartridges {inkblame}, so we ordered {count} others.
We ordered {count} other cartridges because the ink in those of {company} {inkblame}.
As the ink in the cartridges of {company} {inkblame}, {count} others have been ordered.
> {inkblame}
What is wrong with the ink in the {company} cartridges?
What does the ink do, so that we ordered {count} other cartridges?
Why did we change what we print with? / What is our complaint about the coloured liquid?
> {company}
Whose cartridges have ink that {inkblame}?
Instead of whose cartridges have {count} others been ordered? / Which supplier have we left?
Whose product was bad for the printer?
> {count}
How many other cartridges have we ordered?
How many cartridges were ordered because the ink {inkblame}?
What is the size of the replacement delivery? / In what quantity did we buy from somebody else?

= trafficmind: a tractor is coming | the bishop rides past | it is foggy | two buses meet | \
school is out | the river is over the road | nobody has pressed the button for an hour | the \
fire brigade calls
The traffic light at {street} turns yellow on all sides when {trafficmind}.
When {trafficmind}, the traffic light at {street} turns yellow on all sides.
At {street} there is a traffic light that turns yellow on all sides when {trafficmind}.
> {trafficmind}
When does the traffic light at {street} turn yellow on all sides?
What happens when the traffic light turns yellow on all sides?
What special case was the signal programmed for?
On which occasion must drivers from everywhere be careful at the junction?
> {street}
Where does a traffic light turn yellow on all sides?
At which street does the traffic light turn yellow when {trafficmind}?
Where is the junction with the peculiar signal? / Which corner has lamps with a special programme?

= drillwarn: through the water pipe | into an old bullet | on the wrong side of the line | \
through the neighbour's clock | into solid granite | towards the gas main | without a mask | \
into the sole of a shoe
Last spring {first} drilled {drillwarn}, and the course now starts with that story.
The course now starts with the story of how {first} drilled {drillwarn} last spring.
That {first} drilled {drillwarn} last spring is the story with which the course now starts.
> {drillwarn}
How did {first} drill last spring in the story with which the course starts?
Where or how did {first} drill, as the story in the course goes?
What accident are beginners told of? / Which mishap do the lessons on tools open with?
> {first}
Who drilled {drillwarn} last spring? / With a story about whom does the course now start?
Whose accident are beginners told of?
Who became a warning example for those who learn to use tools?

= screenflaw: a dead pixel like a fly | a green tint | a crack in one corner | fingerprints \
under the glass | a burnt-in logo | a flicker at noon | a stripe down the middle | a dark patch \
like Italy
{first} got the display for half price because of {screenflaw}.
Because of {screenflaw}, the display cost {first} only half the price.
It was for {screenflaw} that {first} got the display at half price.
> {screenflaw}
Why did {first} get the display for half price?
Because of what did the display cost half the price?
What was the blemish that made the bargain possible?
Which defect must the new owner of the monitor live with?
> {first}
Who got the display for half price? / Whom did the display cost only half its price?
Who made a bargain with a blemished monitor?
Who does not mind a small defect when it saves money?

= testfood: cold porridge | a raw egg | shaving foam | mashed swede | honey | wet sand | live \
crickets | hot wax
Before it was sold, the {robot_kind} from {company} had to lift {testfood} a thousand times.
The {robot_kind} from {company} had to lift {testfood} a thousand times before it was sold.
Before sale, lifting {testfood} a thousand times was the test for the {robot_kind} from {company}.
> {testfood}
What did the {robot_kind} have to lift a thousand times?
What was lifted a thousand times before the {robot_kind} was sold?
Which load was chosen to try the machine's gripping hand?
What was the engineers' idea of a difficult thing to pick up?
> {robot_kind}
What had to lift {testfood} a thousand times?
What did {company} test a thousand times before it was sold?
Which machine has such a skilful hand? / Which mechanical creature went through the tedious trial?
> {company}
From which company is the {robot_kind} that had to lift things a thousand times?
Whose {robot_kind} was tested a thousand times before sale?
Who is the maker of the skilful machine? / Which firm's engineers had such an idea for a trial?

= mixerpart: the bowl scraper | the left whisk | the rubber foot | the spring of the lid | the \
speed knob | the dough hook | the little red cap | the splash ring
My mixer lacks {mixerpart}, missing since {first} took it for a sculpture in {month}.
What is missing from my mixer is {mixerpart}, which {first} took for a sculpture in {month}.
In {month} {first} took from my mixer {mixerpart} for a sculpture, and it is still missing.
> {mixerpart}
What is missing from my mixer? / Which part of my mixer did {first} take for a sculpture?
What do I need before I can bake with the machine again? / Which component became a work of art?
> {first}
Who took {mixerpart} from my mixer? / For whose sculpture was a part of my mixer taken?
Who is the artist who robs the kitchen? / Who made a work of art from a baking machine's component?
> {month}
When did {first} take a part of my mixer for a sculpture?
Since which month has {mixerpart} been missing from my mixer?
Since what time of year have I been unable to bake? / When did a component become a work of art?

= spamtopic: cheap tractor tyres | a lost prince | hair for horses | holidays under ground | \
miracle onions | second-hand submarines | shares in a volcano | a cure for snoring
Since the leak at {company}, my inbox fills up with offers about {spamtopic}.
My inbox has been filling up with offers about {spamtopic} since the leak at {company}.
Offers about {spamtopic} have filled my inbox ever since the leak at {company}.
> {spamtopic}
What are the offers about that fill my inbox?
About what have I had offers in my inbox since the leak?
What is the subject of all that junk mail?
What do strangers now want to sell me by electronic post?
> {company}
Since the leak at which company has my inbox filled up?
Whose leak filled my inbox with offers about {spamtopic}? / Who was careless with my address?
Which firm do I have to thank for the junk mail?

= updatewhen: while the choir is singing | five minutes before a deadline | when the lid is \
closed | in the dark hours only | after three refusals | while it is being carried | when it \
feels lonely | in the middle of a film
{app} installs its updates {updatewhen}, which drives {first} mad.
{first} is driven mad by {app} installing its updates {updatewhen}.
That {app} installs its updates {updatewhen} drives {first} mad.
> {updatewhen}
When does {app} install its updates?
At what moment does {app} install updates and drive {first} mad?
What is the program's bad timing? / On which occasions does the software renew itself?
> {app}
Which app installs its updates {updatewhen}? / What drives {first} mad by installing updates?
Which program has such bad timing?
Which piece of software gets on somebody's nerves by renewing itself?
> {first}
Who is driven mad by the updates of {app}?
Whom do the updates drive mad that are installed {updatewhen}?
Whose nerves suffer from the software? / Who complains about the program's timing?

= gatecode: the year of the flood | the caretaker's shoe size | four times the same digit | the \
bishop's birthday | today's date backwards | the price of a pint | the number of the hymn | the \
weight of the dog
The code for the bicycle cellar is {gatecode}, and {first} thinks that nobody knows.
{first} thinks nobody knows that the code for the bicycle cellar is {gatecode}.
That the code for the bicycle cellar is {gatecode} is known to nobody, {first} thinks.
> {gatecode}
What is the code for the bicycle cellar?
What does {first} think nobody knows about the code for the bicycle cellar?
What must I type to get at my two-wheeler downstairs? / How could a thief work out the digits?
> {first}
Who thinks that nobody knows the code for the bicycle cellar?
Who thinks the code of the bicycle cellar is unknown? / Who overrates the secrecy of the digits?
Who feels that the two-wheelers downstairs are safe?

= antennaform: a coat hanger | a row of beer cans | the drainpipe | the wire fence | an umbrella \
covered in foil | the bed frame | a frying pan | the weather vane
With {antennaform} as an antenna {first} received a station from {country} at night.
At night {first} received a station from {country} with {antennaform} as an antenna.
{first} used {antennaform} as an antenna and received a station from {country} at night.
> {antennaform}
What did {first} use as an antenna to receive a station at night?
With what as an antenna was a station from {country} received? / What caught the radio waves?
Which everyday thing made the distant broadcast audible?
> {country}
From which country did {first} receive a station at night?
Where was the station that {first} received with {antennaform}?
Which nation's broadcast could be heard? / How far away did the radio waves come from?
> {first}
Who used {antennaform} as an antenna at night? / Who received a station from {country}?
Who listens to distant broadcasts?
Which radio enthusiast used an everyday thing to catch the waves?

= sawhint: rub the blade with soap | count your fingers first | cut on the waste side | let the \
weight do the work | start with a pull | hold your breath at the end | put a board underneath | \
wet the line with milk
Again and again {first}'s father used to say "{sawhint}" whenever there was plywood to be sawn.
Whenever there was plywood to be sawn, {first}'s father used to say, "{sawhint}."
What {first}'s father used to say whenever plywood was to be sawn was "{sawhint}".
> {sawhint}
What did {first}'s father use to say when there was plywood to be sawn?
What was {first}'s father's saying whenever plywood was sawn?
What was the old man's advice for cutting sheets of wood?
Which rule for the workshop has come down in {first}'s family?
> {first}
Whose father used to say "{sawhint}"? / Whose father had a saying whenever plywood was sawn?
Who learnt to cut boards from a parent? / Who inherited a rule for the workshop?

= leafcharger: a small waterwheel | a candle and a plate | a child on a swing | potatoes with \
nails | the warmth of a compost heap | a sail on the roof | an exercise bicycle | lemons in a row
On the island {first} charges the {device} with {leafcharger}, which takes {duration}.
It takes {duration} to charge the {device} on the island, as {first} does it with {leafcharger}.
With {leafcharger}, charging the {device} on the island takes {first} {duration}.
> {leafcharger}
With what does {first} charge the {device} on the island?
What is used on the island for charging the {device}?
What does the electricity come from where there is no mains?
How does the islander fill an empty battery?
> {duration}
How long does it take {first} to charge the {device}?
How long does charging take on the island with {leafcharger}?
When, after plugging in, can the gadget be used again?
How patient must the islander be until the battery is full?
> {device}
What does {first} charge on the island with {leafcharger}?
Charging what takes {duration} on the island? / Which gadget runs there without mains electricity?
Which battery is the islander filling so laboriously?

= tabletcoat: sugar | shellac from beetles | beeswax | seaweed jelly | corn protein | gelatine \
from fish | a film of gold | potato starch
The tablets of {medicine} are coated with {tabletcoat} so that they do not taste bitter.
So that they do not taste bitter, tablets of {medicine} have a coat of {tabletcoat}.
It is {tabletcoat} with which tablets of {medicine} are coated so as not to taste bitter.
> {tabletcoat}
With what are the tablets of {medicine} coated?
What keeps the tablets of {medicine} from tasting bitter?
What is the outside of the pill made of? / What does one have on the tongue first?
> {medicine}
Which tablets are coated with {tabletcoat}?
Tablets of what have a coat of {tabletcoat} so as not to taste bitter?
Which remedy is made pleasanter to swallow? / The pills of which drug are wrapped in something?

= sleepmode: a handclap | the smell of coffee | a tap on the lid | the owner's cough | a light \
in the corridor | the word banana | two knocks on the table | a falling pin
{robot_name} in {first}'s study wakes from standby at {sleepmode}.
At {sleepmode}, {robot_name} in the study of {first} wakes from standby.
In {first}'s study it is at {sleepmode} that {robot_name} wakes from standby.
> {sleepmode}
At what does {robot_name} wake from standby? / What makes {robot_name} in {first}'s study wake up?
How does one get the mechanical helper out of its slumber?
What signal is the sleeping machine listening for?
> {robot_name}
What in {first}'s study wakes from standby? / What wakes from standby at {sleepmode} in the study?
What is the mechanical helper called? / By what name does the slumbering machine go?
> {first}
In whose study does {robot_name} wake from standby?
Whose study has a thing that wakes from standby at {sleepmode}?
Who keeps a mechanical helper among the books? / Who is the master of the slumbering machine?

= furnacefeed: old railway sleepers | last year's phone books | cherry stones | dried seaweed | \
shredded banknotes | broken chairs | straw bales | nut shells
The boiler of the {facility} burns {furnacefeed} and must be raked out every {duration}.
Every {duration} the boiler of the {facility}, which burns {furnacefeed}, must be raked out.
The {facility} has a boiler that burns {furnacefeed} and must be raked out every {duration}.
> {furnacefeed}
What does the boiler of the {facility} burn? / What is burnt in the boiler that must be raked out?
With what is the building kept warm? / What does the stoker shovel in?
> {duration}
How often must the boiler of the {facility} be raked out?
At what interval must the boiler that burns {furnacefeed} be raked?
When do the ashes have to be removed? / After how long does the stoker need his scraper again?
> {facility}
Where does a boiler burn {furnacefeed}?
Which building has a boiler that must be raked out every {duration}?
Which place is warmed in an odd way? / Where does the stoker work?

= magnetharm: erases hotel cards | stops Grandpa's watch | pulls nails from the wall | attracts \
every teaspoon | confuses the pigeons | bends the television picture | makes the compass spin | \
sticks to the radiator
The magnet that {first} took out of the old loudspeaker {magnetharm}.
{first} took a magnet out of the old loudspeaker, and it {magnetharm}.
Out of the old loudspeaker {first} took a magnet which {magnetharm}.
> {magnetharm}
What does the magnet do that {first} took out of the old loudspeaker?
What about the magnet from the loudspeaker? / What mischief is caused by the strong piece of metal?
Why should one keep one's distance from the find?
> {first}
Who took the magnet out of the old loudspeaker? / By whom was the loudspeaker robbed of its magnet?
Who took some audio equipment to pieces? / Who owns a strong piece of metal that causes mischief?

= visorchange: a softer edge | room for spectacles | a strap of leather | a wiper | holes for \
the ears | a heated pane | a hook for the lamp | a wider field of view
For the new season {company} gave its welding mask {visorchange}, at {full}'s request.
At {full}'s request {company} gave its welding mask {visorchange} for the new season.
{company} gave its welding mask {visorchange} for the new season because {full} had requested it.
> {visorchange}
What did {company} give its welding mask? / What was requested by {full} for the welding mask?
How was the protective gear improved?
What is new about what metalworkers wear in front of their eyes?
> {full}
At whose request was the welding mask given {visorchange}?
Who requested that {company} give its welding mask something for the season?
Whose wish was fulfilled by the maker of protective gear?
Which metalworker may take the credit for the improvement?
> {company}
Who gave the welding mask {visorchange}?
Which company did {full} request to change its welding mask?
Which maker listened to a metalworker? / Whose protective gear was improved?

= hospitallight: a bed is free | the patient has rung | visitors are not wanted | the drip has \
run dry | the doctor is inside | somebody has a birthday | the room has been disinfected | the \
patient may eat nothing
In ward {small}, a {colour} light over the door tells the nurses that {hospitallight}.
A {colour} light over the door in ward {small} tells the nurses that {hospitallight}.
The nurses in ward {small} know from a {colour} light over the door that {hospitallight}.
> {hospitallight}
What does the {colour} light over the door tell the nurses?
What do nurses in ward {small} know from a light over the door?
What is signalled by the lamp in the hospital corridor?
What does the staff conclude when something shines {colour} above?
> {colour}
Which light over the door tells the nurses that {hospitallight}?
In what colour is the light over the door in ward {small}?
What tint of lamp should the staff look for?
What hue does the signal in the hospital corridor have?
> {small}
In which ward does a light over the door tell nurses that {hospitallight}?
Number of the ward with the {colour} light over the door?
In what part of the hospital are lamps used as signals? / Where does the staff look up?

= cleanroomban: pencils | woollen socks | chocolate bars | make-up | paper tissues | house \
plants | long beards | leather shoes
No {cleanroomban} may enter the clean room, {first} learnt on the very first day.
It was on the very first day that {first} learnt not to enter the clean room with {cleanroomban}.
On the very first day {first} learnt that {cleanroomban} may not enter the clean room.
> {cleanroomban}
What may not enter the clean room? / With what did {first} learn not to enter the clean room?
What is banned where chips are made? / What has to stay outside on account of dust?
> {first}
Who learnt on the very first day what may not enter the clean room?
Who learnt that {cleanroomban} may not enter? / Which newcomer got a lesson on dust?
Who was stopped at the entrance in the chip factory?
"""
