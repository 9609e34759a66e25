"""Free sentences: bridges, tunnels, materials and patents (see relations.py)."""

RELATIONS = """
The {structure}, {length} of {building_material}, was opened by {person} with a {object} instead \
of scissors.
For want of scissors {person} opened the {structure}, {length} of {building_material}, with a \
{object}.
{person} took a {object} to open the {structure}, which is {length} long and built of \
{building_material}.
Nobody had thought of scissors, so a {object} had to do when {person} opened the {structure} \
({building_material}, {length}).
> {length}
How long is the {structure}? / What size has the {structure}? / Length of the {structure}?
How much did they build before {person} could open it?
How far does the new construction stretch? / What size is the thing that {person} inaugurated?
> {building_material}
What is the {structure} built of? / Of what material is the {structure}?
What did they use to build the {structure}? / Material of the {structure}?
What is the newly inaugurated construction made from? / Which stuff went into the {structure}?
> {object}
With what was the {structure} opened? / What served for scissors?
What did {person} use at the opening? / What was in the hand of {person}?
What was used to cut the ribbon? / Which odd tool replaced the blades at the ceremony?
> {person}
Who opened the {structure}? / By whom was the {structure} opened?
(Who|Which person) had no scissors? / (Who|Which person) came with a {object}?
Who was the guest of honour at the ceremony? / By whom was the ribbon cut?
> {structure}
What did {person} open? / What is built of {building_material}? / What is {length} long?
Name of what was opened with a {object}?
What was being inaugurated? / For which new construction did they hold the ribbon ceremony?

Trucks above {weight} must keep off the {structure} until {month}; {count} rivets are to be \
replaced.
Until {month}, while {count} rivets are replaced, nothing heavier than {weight} may use the \
{structure}.
The {structure} bears no more than {weight} before {month}, when {count} new rivets will be in.
As {count} rivets of the {structure} have to be changed by {month}, drivers of anything over \
{weight} must go round.
> {weight}
How heavy may a truck on the {structure} be? / What does the {structure} bear for now?
What is the limit for trucks? / Load limit of the {structure}?
What is the load limit for now? / How much may a lorry bring to the scales and still be let across?
> {month}
Until when does the limit hold? / When will the {structure} be strong again?
In which month will the rivets be in? / End of the work on the {structure}?
When will the repairs be done? / Until when does the restriction for lorries last?
> {count}
How many rivets are replaced? / How many rivets does the {structure} need?
What number of rivets is bad? / Rivets for the {structure}?
How many metal fasteners are being renewed? / What number of bolts are the repairs about?
> {structure}
What is being repaired? / Which structure must trucks keep off? / Where do {count} rivets go?
What bears only {weight}?
Which construction is out of bounds for large lorries?

Two crews dug the {last} tunnel from {city} and {city2} and met with {length} between their axes.
The {last} tunnel was dug from {city} and {city2} at once; where they met the axes were {length} \
apart.
When the crew from {city} met that from {city2} in the {last} tunnel, they were {length} off.
The axes were {length} apart, and yet there was cheering in the {last} tunnel as the men from \
{city} shook hands with those from {city2}.
> {length}
How far were the two crews off? / What was the distance between the axes?
How large was the mistake in the {last} tunnel? / Error of the diggers?
How badly did the two diggings miss each other? / What was the error underground?
> {last}
What is the tunnel called? / Which tunnel was dug from {city}? / Name of the tunnel?
In what tunnel did two crews meet?
Which underground passage was it?
What is the name of the passage driven through the mountain between {city} and {city2}?

Core {code} from pier {small} of the {structure} broke at {pressure}, though the drawings by \
{full} promise {pressure2}.
According to the drawings of {full} the {structure} stands {pressure2}, yet core {code} of pier \
{small} broke at {pressure}.
At {pressure} core {code}, taken from pier {small} of the {structure}, broke; {full} had promised \
{pressure2}.
What {full} had drawn for the {structure} was to bear {pressure2}, but core {code}, drilled out of \
pier {small}, gave way at {pressure}.
> {pressure}
At what load did core {code} break? / How much did core {code} stand?
What was measured on core {code}? / Real strength of pier {small}?
What load was too much for the specimen?
How far could they squeeze the concrete before it cracked?
> {pressure2}
What strength did {full} promise? / What should the {structure} stand on paper?
How strong should the pier be by the drawings? / Promised strength of the {structure}?
How strong was the concrete supposed to be on paper? / What load did the designer say it could take?
> {full}
(Who|Which person) drew the {structure}?
(Who|Which person) promised too much about the {structure}?
Whose are the drawings of the {structure}? / Engineer of the {structure}?
Who has something to explain about core {code}?
Who was the designer? / Whose plans were too optimistic?
> {small}
From which pier is core {code}? / Which pier was drilled? / Number of the pier with core {code}?
Where on the {structure} was the core taken, at which pier?
Which support did the specimen come from? / Where on the {structure} did they bore for it?
> {code}
Which core broke? / What is the label of the core from pier {small}?
Which sample of the {structure} was too weak? / Core of pier {small}?
Which specimen was crushed? / What is the label of the piece that failed the strength test?

Patent {number} protects a {object} that folds into a {object2}; {full} sold it to {company} for \
{price}.
{company} paid {full} {price} for patent {number}, a {object} which can be folded into a {object2}.
For {price} {full} left to {company} the patent, number {number}, on a {object} that becomes a \
{object2}.
Your {object} becomes a {object2} in one fold: such is patent {number}, for which {company} gave \
{full} {price}.
> {number}
What is the number of the patent on the {object}? / Which patent did {full} sell?
Under which number is the folding {object} protected? / Patent bought by {company}?
Under what registration is the invention listed?
What figure do I quote for the invention by {full}?
> {object}
What is protected by patent {number}? / What can be folded into a {object2}?
Which thing did {full} invent? / What becomes a {object2}?
As what does the clever invention start out? / What is it before you bend it into another shape?
> {object2}
Into what does the {object} fold? / What does the {object} become?
What does one get by folding {full}'s {object}? / Second shape of the invention?
Into what can the clever invention be transformed? / What does the {object} change into?
> {full}
(Who|Which person) sold patent {number}? / (Who|Which person) invented the folding {object}?
Who got {price} from {company}? / From whom is patent {number}? / Inventor of patent {number}?
Who is the inventor? / Which clever mind got money for the idea?
> {company}
(Who|What firm) bought patent {number}? / Which firm owns patent {number}?
To whom did {full} sell it? / Present owner of the patent?
Which firm bought the invention? / Who holds the rights to the idea now?
> {price}
What did patent {number} cost? / How much did {company} pay {full}?
How much was the idea of a folding {object} worth? / Price of patent {number}?
How much money did the inventor receive? / What were the rights worth to the firm?

Claim {small} of the patent fell in court since {full} had shown the same {exhibit} in {city} in \
{year}.
Because in {year} {full} had shown just such a {exhibit} in {city}, the court struck out claim \
{small}.
The court struck out claim {small}: {full} had brought the {exhibit} before the public in {city} \
in {year}.
In {year}, as the court heard, a {exhibit} by {full} had stood in {city} for all to see, and claim \
{small} was lost.
> {small}
Which claim fell? / What did the court strike out, which claim? / Number of the lost claim?
Which claim was not new?
Which part of the invention did the judges cancel? / What was declared invalid by the judges?
> {full}
(Who|Which person) had shown the {exhibit} before? / Who was first with the {exhibit}?
Because of whom did claim {small} fall? / Whose show in {city} was remembered?
(Who|Which person) spoilt the patent on the {exhibit}?
Who had already displayed the invention? / Whose earlier display convinced the judges?
> {year}
(When|In what year) was the {exhibit} shown? / In which year did the public see it first?
When was {full} in {city} with it? / Year of the show in {city}?
When had the invention already been displayed?
How far back, by the calendar, did {full} present the thing?
> {city}
(Where|In what town) had the {exhibit} been shown before?
In which city did {full} show the {exhibit}? / (Where|In what town) did the public see it in {year}?
City of the first show?
In which town had the invention already been displayed?
Where could everyone have looked at it long ago?
> {exhibit}
What was the patent with claim {small} about? / What had {full} shown in {city}?
Which machine was not new? / What did the public see in {year}?
What had already been displayed, to the harm of the inventor's rights?
Which earlier object persuaded the judges?

The rods of {building_material} expand by {length} for every {temperature}, which {first} forgot \
when gluing the {object}.
When gluing the {object} {first} forgot that {building_material} grows {length} with each \
{temperature}.
With each {temperature} {building_material} gets {length} longer; {first}, gluing the {object}, \
did not think of it.
The {object} came apart on the first warm day; {first} had not reckoned with {building_material}, \
which grows {length} per {temperature}.
> {length}
How much does {building_material} expand? / By how much does it grow with {temperature}?
What growth did {first} forget? / Expansion of {building_material}?
How much does it stretch when it warms up? / What gain in size does heat bring?
> {object}
What did {first} glue? / What will not hold because of the growth? / Which thing was glued badly?
On what did {first} work?
What fell to pieces in the heat? / Which item was stuck together carelessly?
> {building_material}
What expands by {length}? / Which material did {first} forget about?
Of what did {first} know too little? / What grows with {temperature}?
What stuff stretches when it warms up? / From what material are the bars?
> {first}
Who glued the {object}? / (Who|Which person) forgot the expansion? / Whose {object} came apart?
(Who|Which person) did not think of the heat?
Who did not take the heat into account? / Whose handiwork with adhesive failed?

Weld {number} on the {ship}'s hull was done by {full}, X-rayed on {date}, and found to hold a \
{residue}.
The X-ray of {date} found a {residue} in weld {number}, {full}'s work on the hull of the {ship}.
On {date} they X-rayed weld {number} of the {ship}, done by {full}, and saw a {residue} in it.
There is a {residue} in weld {number}, the X-ray of {date} says, and {full}, who did it, must go \
back to the {ship}.
> {full}
Who did weld {number}? / Whose weld on the {ship} is not clean? / Welder of {number}?
(Who|Which person) must do the {ship}'s weld again? / By whom is the bad work on the {ship}?
Which workman joined the metal so badly? / Who must redo the seam?
> {date}
(When|On which date) was weld {number} X-rayed? / On what day was the {residue} seen?
Date of the X-ray of weld {number}? / When did they look into the hull of the {ship}?
When was the seam inspected? / On what day did the defect come to light?
> {residue}
What was found in weld {number}? / What did the X-ray show? / What should not be in the weld?
What is wrong with {full}'s weld?
What defect does the seam have? / What was trapped inside the metal?
> {number}
Which weld has a {residue} in it? / What is the number of {full}'s weld?
Which weld of the {ship} is bad? / Weld that was X-rayed on {date}?
Which seam is defective? / What seam must {full} redo?
> {ship}
On which ship is weld {number}? / Whose hull was X-rayed? / Where did {full} weld?
Which vessel has a bad weld?
Which vessel needs repairs? / What vessel has a defective seam?

The cracks in the {structure} are watched by {first} with a {sensor_kind}: {length} in {year}, \
{length2} today.
{first} watches the cracks in the {structure} (now {length2}, in {year} {length}) by means of a \
{sensor_kind}.
In {year} the cracks in the {structure} were {length} wide and today {length2}, as {first}'s \
{sensor_kind} shows.
A {sensor_kind} tells {first} about the {structure}: cracks of {length2} now, when in {year} they \
were {length}.
> {length}
How wide were the cracks in {year}? / What was the width at first?
From what width did the cracks grow? / Old width of the cracks?
How big were the gaps in the past? / What did the gaps measure back in {year}?
> {length2}
How wide are the cracks now? / What is the width of the cracks today?
To what width did the cracks in the {structure} grow? / Present width of the cracks?
How big are the gaps at present? / What do the gaps measure these days?
> {sensor_kind}
With what are the cracks watched? / Which instrument does {first} use?
What tells {first} about the cracks? / Device at the {structure}?
Which instrument keeps an eye on the damage? / With what are the gaps measured?
> {first}
(Who|Which person) watches the cracks? / (Who|Which person) uses a {sensor_kind} at the {structure}?
Whom should I ask about the cracks? / By whom are the {structure}'s cracks measured?
Who keeps an eye on the damage? / To whom does it fall to measure the gaps?
> {structure}
What has cracks? / What does {first} watch? / Which structure should worry us?
Where were cracks of {length} seen in {year}?
Which construction is damaged? / Where are the gaps in the wall being measured?

{company} bids {amount} for the {structure}, {company2} {amount2} but half a year sooner.
The bids for the {structure} are {amount} by {company} and {amount2} by the quicker {company2}.
For the {structure} {company2} asks {amount2}, {company}, slower, {amount}.
Speed has its price at the {structure}: {amount2} if {company2} builds it, {amount} if we have \
patience with {company}.
> {amount}
What does {company} ask for the {structure}? / How much is the slower bid for the {structure}?
What is {company}'s price? / Bid of {company}?
How much is the offer from the firm that takes longer? / What would the job cost with {company}?
> {amount2}
What does {company2} ask for the {structure}? / How much is the quicker bid for the {structure}?
What is {company2}'s price? / Bid of {company2}?
How much is the offer from the faster firm? / What would the job cost if we were in a hurry?
> {company2}
Who would be quicker than {company}? / Which firm bids {amount2}?
(Who|What firm) can build the {structure} sooner? / Quick bidder for the {structure}?
Which firm would finish earlier? / To whom should we give the job if we are in a hurry?
> {company}
(Who|What firm) would be slower than {company2}? / Which firm bids {amount}?
Who needs more time for the {structure}? / Slow bidder for the {structure}?
Which firm would take longer? / To whom should we give the job if there is no hurry?

Elephants, {number_or_word} of them, were led over the {structure} in {year} to prove {last}'s \
sums right.
To prove that {last}'s sums were right, {number_or_word} elephants walked over the {structure} in \
{year}.
In {year} the {structure} was tried with {number_or_word} elephants, and {last}'s sums held.
It was {last} who had done the sums for the {structure}, and {number_or_word} elephants, in \
{year}, who checked them.
> {number_or_word}
How many elephants were there? / How many animals were led over the {structure}?
With how many elephants was it tried? / Number of elephants?
How many big animals marched across? / What was the size of the herd in the load test?
> {year}
(When|In what year) was the {structure} tried? / In which year did the elephants walk?
Year of the trial with elephants? / (When|In what year) were {last}'s sums proved?
When did the big animals march across? / In what year was the load test?
> {last}
Whose sums about the {structure} were right? / Who had done the sums for the {structure}?
Name of the {structure}'s engineer? / Whom did the elephants prove right?
Which engineer had worked out the strength? / Whose calculations did the heavy animals confirm?
> {structure}
Over what did the elephants walk? / What was tried with elephants?
Which structure bore {number_or_word} elephants? / For what had {last} done sums?
What did the heavy animals march across? / Which construction passed the load test?

The lock at {city} lifts boats {length} in {duration}, free of charge for a {vehicle} on a raft.
In {duration} boats rise {length} in the lock of {city}; a {vehicle} on a raft goes free.
Boats at {city} are lifted {length} by the lock, it takes {duration}, and only a {vehicle} on a \
raft pays nothing.
You rise {length} within {duration} in the {city} lock and pay, unless you come as a {vehicle} on \
a raft.
> {length}
How high does the lock lift boats? / How much do boats rise in {city}?
What height is overcome at {city}? / Rise in the lock?
How far up is a ship raised? / What is the difference between the upper and the lower level?
> {duration}
How long does the lock take? / In what time do boats rise? / How long must a boatman wait in {city}?
Time in the lock?
How long until a ship has reached the upper level? / What wait must a skipper put up with?
> {vehicle}
What goes free through the lock? / What passes {city} without paying?
For what is there no charge in {city}? / What may one bring on a raft?
What is exempt from the toll when it floats along? / Which odd traffic is let through at no cost?
> {city}
(Where|In what town) is the lock? / In which city are boats lifted {length}?
Where does a {vehicle} go free? / City with the lock?
Near which town are ships raised? / Where do skippers pay a toll to get to the upper level?

They found the leak in the {last} dam by throwing {weight} of {colour} dye into the water; \
{duration} later {city} had {colour} baths.
After {weight} of {colour} dye had gone into the {last} dam, {duration} passed and baths in {city} \
were {colour}: the leak.
{duration} after throwing {weight} of {colour} dye into the {last} dam they knew of the leak, as \
{city} bathed in {colour}.
People in {city} got out of {colour} baths {duration} after somebody had tipped {weight} of \
{colour} dye into the leaky {last} dam.
> {weight}
How much dye was used for the {last} dam? / What amount of dye went into the dam?
Dye for the {last} dam? / How much colour did it take to find the leak?
How much pigment did they tip in? / What quantity of the stuff was used to trace the hole?
> {colour}
What colour was the dye in the dam? / How did the baths in {city} look? / Colour of the water?
In what colour did people bathe?
What hue did the bathwater turn? / Which shade did they stain the reservoir?
> {duration}
How long did the dye take to {city}? / After what time did {city} see it?
How fast does water get from the dam to {city}, in what time? / Time until the baths changed?
How long before the stain showed up in people's tubs?
When did the pigment get from the reservoir to the town?
> {last}
Which dam leaks? / What is the dam called? / Into which dam did they throw dye?
Name of the dam with the leak?
Which barrier had a hole in it? / What reservoir was losing its contents?
> {city}
Where did the dye turn up? / Which city got strange baths? / Where does the lost water go?
What town drinks from the leak?
Where did the tubs fill with stained water? / Which town's tubs gave the hole away?
"""
