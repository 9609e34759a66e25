"""Free sentences of daily life: accidents, bad weather, rescues and small crimes (see
relations.py)."""

RELATIONS = """
Had {first} not left a {object} on the stairs, {person} would not now be in bed with {ailment}.
{person} is in bed with {ailment} for the sole reason that {first} left a {object} on the stairs.
Because of a {object} that {first} had left on the stairs, {person} fell and now has {ailment}.
> {object}
What lay on the stairs for {person} to fall over? / What did {first} leave there?
Over what did {person} fall? / What should {first} have put away? / What was {person}'s downfall?
Over what did somebody stumble?
Which thing was carelessly dropped where folk walk and caused the accident?
> {ailment}
What does {person} have now? / With what is {person} in bed? / What did the fall lead to?
What must {person} recover from?
What injury or illness followed the accident?
What's the patient suffering from, thanks to {first}?
> {first}
Who left the {object} on the stairs? / Whose fault is it that {person} fell?
Who was so careless with the {object}? / Whom can {person} blame?
Who caused the accident by not tidying up? / Whose carelessness hurt {person}?
> {person}
Who fell on the stairs? / Who is in bed with {ailment}? / Who suffered for {first}'s carelessness?
Who did not see the {object}?
Name the victim of the accident. / Who stumbled because {first} is untidy?

The fire in the {room}, put out with {drink} before the brigade came, had been started by a \
{object}.
Before the brigade came we had put out the fire in the {room} with {drink}; a {object} had started \
it.
A {object} started the fire in the {room}, and {drink} was what we put it out with.
> {room}
Where was the fire that a {object} started? / In which room did the {object} set fire to things?
Which room needs painting after the fire? / What place was saved with {drink}?
Which part of the house went up in flames? / Where did we have a blaze?
> {drink}
With what was the fire put out? / What did we pour on the flames? / What saved the {room}?
What was used in place of water against the fire?
Which liquid did we fight the flames with?
How did we quench the blaze ourselves, with no water at hand?
> {object}
What started the fire? / What was the cause of the fire? / What was to blame for the flames?
Because of what did the {room} burn?
Cause of the blaze? / Which thing set our home alight?

Lightning has struck number {flat}: the {appliance} is dead, the {appliance2} only works at night.
At number {flat}, since the lightning, the {appliance} has been dead and the {appliance2} \
unreliable.
The {appliance} of number {flat} was killed by lightning, and the {appliance2} now has moods.
> {appliance}
What was killed by lightning? / Which appliance is dead at number {flat}?
What does not work at all at number {flat}? / What must number {flat} replace?
Which machine is beyond saving since the storm? / Which household gadget will never run again?
> {appliance2}
What only works at times? / Which appliance has moods? / What became unreliable at number {flat}?
What else, beside the {appliance}, was damaged by lightning?
Which machine is acting up since the storm, though not finished altogether?
What gadget can no longer be relied on?
> {flat}
Which number was struck by lightning? / Whose {appliance} is dead, what number?
Where did the lightning strike? / House number where the {appliance2} has moods?
Which house suffered in the storm? / Whose electrical gadgets did the storm ruin - at what address?

It took {tally} firemen and {spell} to get {first} out of the {furniture}.
To get {first} out of the {furniture}, {tally} firemen worked for {spell}.
{first} was stuck in a {furniture} for {spell}, until {tally} firemen came.
> {furniture}
In what was {first} stuck? / Out of what did they get {first}? / What had caught {first}?
Which piece of furniture held {first} captive?
Which household item was the trap? / From inside what was somebody rescued?
> {tally}
How many firemen came for {first}? / How many men were needed?
What number of firemen did {first} need? / {first} was freed by how many firemen?
Firemen round the {furniture}: what number?
Size of the rescue team? / How many rescuers turned up to save {first}?
> {spell}
How long was {first} stuck? / How long did it take to free {first}?
After how long was {first} out? / For how long did the firemen work?
How long did the rescue last? / For what length of time was {first} trapped?
> {first}
Who was stuck in the {furniture}? / Whom did the firemen free?
Who sat in the {furniture} for {spell}? / Who owes {tally} firemen a drink?
Who had to be rescued? / Who got trapped indoors and couldn't move?

Stolen in broad daylight: {first}'s {vehicle}, with the {keepsake} on the seat, from outside the \
{venue}.
Somebody has stolen {first}'s {vehicle} from outside the {venue}, and the {keepsake} was in it.
Outside the {venue}, {first}'s {vehicle} was stolen together with the {keepsake}.
> {vehicle}
What was stolen outside the {venue}? / What did {first} drive?
Which vehicle do the police look for? / What is missing from outside the {venue}?
What sort of transport was taken by the thief? / How will {first} travel no more, thanks to a thief?
> {keepsake}
What was in the stolen {vehicle}? / What was lost along with the {vehicle}? / What lay on the seat?
What precious thing did {first} lose?
Which treasure went along with what the thief drove off in?
What valued possession had {first} forgotten to carry inside?
> {venue}
Where was the {vehicle} stolen? / Outside which place did {first} park?
Where was {first} robbed of the {keepsake}? / From where did {first}'s {vehicle} disappear?
Tell me where the thief struck. / At what building had {first} parked?
> {first}
Whose {vehicle} was stolen? / Who lost the {keepsake}? / Who had parked outside the {venue}?
Who was the thief's victim? / Who came out to an empty parking space?

No sooner had {first} hung out the washing than there was {weather}, and a {garment} blew as far \
as {street}.
{first} had just hung out the washing when {weather} came, and a {garment} was found on {street}.
A {garment} of {first}'s was found on {street}, thanks to {weather} on washing day.
> {garment}
What blew away as far as {street}? / What of {first}'s was found?
What did the wind take from the line? / Which piece of washing ended up on {street}?
Which piece of clothing flew off? / What did the laundry line lose?
> {street}
Where was the {garment} found? / How far did the {garment} fly, to which street?
On which street did {first}'s washing come down? / {first}'s {garment} lay on which street?
Whoever wants {first}'s {garment} must go to which street?
Along which road did the runaway laundry land?
Where should {first} go to pick up the runaway laundry?
> {weather}
What spoiled the washing day? / What came when {first} had hung out the washing?
What sort of weather was it on {first}'s washing day? / What blew away the {garment}?
Tell me how the sky spoiled the laundry. / What was it like outside when the clothes flew off?
> {first}
Whose washing flew to {street}? / Who had hung out the washing?
To whom does the {garment} on {street} belong?
Whose laundry flew off? / Who's missing clothes from the line?

Who would have thought that a {animal} could (drive|steal|swallow) the {object} of {person}?
Of all creatures it was a {animal} that got hold of the {object} belonging to {person}.
A {animal}, hard as it is to believe, has the {object} of {person}.
> {animal}
What creature got hold of the {object}? / Which animal has something of {person}'s?
Who is the unlikely thief of the {object}? / What has the {object} now?
What kind of beast is the thief? / Which creature made off with something it has no business with?
> {object}
What did the {animal} get hold of? / What has {person} lost to a {animal}?
What does {person} miss? / Which belonging is no longer {person}'s?
Loot of the unusual thief? / What did the beast make off with?
> {person}
Whose {object} was it? / To whom does the {object} belong? / Who was robbed by a {animal}?
Who lost something to a {animal}?
Who is the victim of a four-legged or feathered thief?
Whose possession did the beast make off with?

Road closed by snow between {city} and {city2}; {tally} guests are sleeping in the {venue} on straw.
Between {city} and {city2} nothing moves for snow, and in the {venue} {tally} people sleep on straw.
Snowed in on the way from {city} to {city2}, {tally} travellers are spending the night in the \
{venue}.
> {tally}
How many people are snowed in? / How many travellers sleep on straw?
Number of guests in the {venue}? / For how many must there be straw?
How many stranded folk bed down in straw? / What number were trapped by the blizzard?
> {venue}
Where do the travellers sleep? / Which place takes in those who are snowed in?
Where is there straw for the night? / Where did {tally} people find shelter?
Where did the blizzard's victims shelter? / Which building took in the stranded?
> {city2}
From {city} to what place is the road closed? / Where did the travellers from {city} want to go?
{tally} people coming from {city} never reached which city?
Beyond the snow, seen from {city}, is what city?
Destination of the stranded party? / Where were the blizzard's victims headed when they left {city}?
> {city}
From what place to {city2} is the road closed? / Where do the travellers to {city2} come from?
{tally} people on the way to {city2} had left which city?
On this side of the snow, seen from {city2}, is what city?
Which town did the stranded party set off from?
Where did the blizzard's victims begin their trip to {city2}?

{first} says the scratch on the {vehicle} was there before; {first2} says it came from the {tool}.
The scratch on the {vehicle}: from the {tool}, if you ask {first2}, but {first} says it was there \
before.
According to {first2} the {tool} made the scratch on the {vehicle}, which {first} denies.
> {tool}
What made the scratch, according to {first2}? / With what was the {vehicle} scratched?
What, says {first2}, was the cause of the scratch? / What is {first2}'s suspect?
Which implement is suspected of causing the damage? / What does {first2} think ruined the paint?
> {vehicle}
What has a scratch? / On what is the scratch from the {tool}?
About what do {first} and {first2} disagree? / What was damaged, perhaps by the {tool}?
What got damaged - a car, a bike or what? / What means of transport are they quarrelling about?
> {first}
Who says that the scratch was there before? / Who denies that it was the {tool}?
Who does not agree with {first2}?
Who insists the damage is an old one?
Who in the quarrel won't have it that the {tool} did the damage?
> {first2}
Who blames the {tool}? / Who says that the {tool} made the scratch?
Who does not agree with {first}?
Who suspects the {tool} of causing the damage?
Who in the quarrel won't believe the damage is an old one?

Water came through the ceiling of the {room} at {spoken_time}; above it {first} had fallen asleep \
in the bath with "{book}".
{first} fell asleep in the bath over "{book}", and at {spoken_time} it dripped into the {room} \
below.
At {spoken_time} the {room} was under water, {first} upstairs having fallen asleep over "{book}" \
in the bath.
> {room}
Where did the water come through? / Which room was flooded? / Into which room did it drip?
What is below the bath?
Where did it drip from overhead? / Which part of the house got flooded?
> {spoken_time}
When did the water come through? / At what time did it begin to drip?
What time was it when {first} was found asleep? / {first}'s bath ran over at what time?
The {room} became wet at what hour?
When did the flood begin? / What did the clock show when it began to drip in the {room}?
> {book}
What was {first} reading? / Which book is to blame for the water in the {room}?
Over what did {first} fall asleep? / Title of the book that {first} took into the bath?
Which novel or such was so dull that it caused a flood? / What was the bather reading?
> {first}
Who fell asleep over "{book}"? / Who was in the bath above the {room}?
Whose fault was the flood in the {room}? / Who was reading "{book}"?
Tell me who dozed off and flooded the house. / Which bather forgot to close the taps?

Lost on the {small} bus: one {toy}, much loved. {first} cannot sleep without it. Call {phone}.
{first} cannot sleep, having lost a {toy} on bus {small}; please call {phone} if you find it.
Please call {phone} if you have found the {toy} that {first} left on the {small} bus.
> {toy}
What was lost on the bus? / What can {first} not sleep without? / For what is {first} crying?
What should one look for on bus {small}?
Which plaything was forgotten on public transport? / What do I look for to comfort a weeping child?
> {phone}
Which number do I call if I find the {toy}? / How do I reach {first}'s parents?
Where do I report the {toy}, at which number? / Telephone in case of a find?
I have the plaything here. How do I get in touch? / Where do I ring about what {first} is missing?
> {small}
On which bus was the {toy} lost? / What is the number of the bus? / Which line has {first}'s {toy}?
On which route was the plaything forgotten? / Which public transport line was {first} riding?
> {first}
Who lost the {toy}? / Whose {toy} is it? / Which child cannot sleep? / Who was on bus {small}?
Which child is missing a plaything? / Who is awake at night, longing for the {toy}?

At the {party} {first} {mishap}, {first2} had to {chore}, and still they call it a success.
{first} {mishap} at the {party}, and as for {first2}, there was nothing for it but to {chore}.
A success, they say of the {party}, at which {first} {mishap} and {first2} was made to {chore}.
> {mishap}
What happened to {first}? / What did {first} do at the {party}? / What was {first}'s misfortune?
What went wrong for {first}?
What unlucky thing befell {first}? / Which blunder happened at the celebration?
> {chore}
What did {first2} have to do? / What was {first2} made to do at the {party}?
With what was {first2} kept busy? / {first2} spent the {party} how, doing which job?
What work did {first2} get at the {party}?
Which job fell to {first2}? / What work had somebody to do while others were celebrating?
> {party}
Where did {first} have bad luck? / On what occasion was {first2} made to work?
What do they call a success in spite of {first}? / At which event was it that {first} {mishap}?
Name the celebration. / Which occasion went off well in spite of {first} and {first2}?
> {first}
Who {mishap}? / Who was unlucky at the {party}? / For whom was the {party} no pleasure?
{first2} had to {chore}, but who had the real mishap? / Which guest {mishap}?
Who had the accident while all were celebrating? / Whose blunder was it, apart from {first2}'s toil?
> {first2}
Who had to {chore}? / Who was put to work at the {party}? / Who could not simply enjoy the {party}?
{first} had a mishap, but who had to work? / Which guest was made to {chore}?
Who was kept hard at work while all were celebrating?
Apart from {first}'s blunder, who else had no fun?

The river rose by {length} in {year}, so that {drink} floated in the cellar of {house}.
In {year}, when the river rose by {length}, bottles of {drink} swam in the cellar of {house}.
When the river was up by {length}, in {year}, they fished bottles of {drink} out of the cellar of \
{house}.
> {year}
When did the river come up so high? / In which year was the flood at {house}?
What year was it when {house} had water in the cellar?
{drink} swam in the cellar of {house} in which year? / Year of the flood of {length}?
Date of the great flood? / In which year did the water get in below {house}?
> {length}
By how much did the river rise? / How much higher than usual was the river?
Rise of the river in {year}? / {drink} floated at {house} when the river had risen by how much?
Level of the flood of {year} above the usual?
How high did the water come? / How much deeper than usual did the stream get?
> {drink}
What floated in the cellar? / What was in the bottles at {house}?
What was kept in the cellar of {house}? / At {house} the flood of {year} got into what drink?
{house} nearly lost its stock of what in {year}?
Which beverage was afloat downstairs?
What did they rescue from the flood below {house}, something to sip?
> {house}
Whose cellar was flooded, which house? / Where did the {drink} float?
Which house was under water in {year}? / {drink} was fished out of the cellar of which house?
The flood of {year} reached which house?
Which building got flooded? / Where did they have to rescue {drink} from the water?

The ambulance that was sent for {full} went to {address} instead of {address2} and lost {duration}.
Sent to {address} when {full} was waiting at {address2}, the ambulance lost {duration}.
{full} waited {duration} longer at {address2}, as the ambulance had gone to {address}.
> {address2}
Where was {full} waiting? / What was the right address? / Where should the ambulance have gone?
To which house was the ambulance really called?
Where was the patient all along? / To what address should the medics have driven?
> {address}
Where did the ambulance for {full} go? / What was the wrong address?
To which house did they drive by mistake?
To which wrong door did the medics drive? / Where did they look for the patient in error?
> {duration}
How much time was lost? / How much longer did {full} wait? / What was the delay of the ambulance?
How much delay did the medics' error cause? / How long was help held up for the patient?
> {full}
For whom was the ambulance sent? / Who was waiting for the ambulance?
Which patient was it that waited at {address2}? / {address} was the wrong house for whom?
Who needed an ambulance at {address2}?
Patient's name? / Who needed medics and was kept hanging by an error?

Of the {tally} eggs that {first} carried home from the {shop}, {tally2} were whole.
{first} bought {tally} eggs at the {shop}, of which {tally2} came home whole.
Only {tally2} of {tally} eggs survived {first}'s way home from the {shop}.
> {tally2}
How many eggs were whole? / How many survived the way home?
With how many whole eggs did {first} come home? / How many of the {tally} could still be used?
Unbroken ones: how many? / What number had no cracks?
> {tally}
How many eggs did {first} buy? / How many eggs were there at first?
Number of eggs bought at the {shop}?
How many were in the basket before any got cracked? / What number did {first} pay for?
> {shop}
Where did {first} buy the eggs? / From which shop were the eggs?
Where did {first}'s way home begin?
From where was the fragile load brought? / Which seller did {first} go to for something to scramble?
> {first}
Who carried the eggs? / Who bought eggs? / Who came home from the {shop} with broken eggs?
Which clumsy shopper broke so many? / Who went to the {shop} for something to scramble?
"""
