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
> {building_material}
What is the {structure} built of? / Of what material is the {structure}?
What did they use to build the {structure}? / Material of the {structure}?
> {object}
With what was the {structure} opened? / What served for scissors?
What did {person} use at the opening? / What was in the hand of {person}?
> {person}
Who opened the {structure}? / By whom was the {structure} opened?
(Who|Which person) had no scissors? / (Who|Which person) came with a {object}?
> {structure}
What did {person} open? / What is built of {building_material}? / What is {length} long?
Name of what was opened with a {object}?

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
> {month}
Until when does the limit hold? / When will the {structure} be strong again?
In which month will the rivets be in? / End of the work on the {structure}?
> {count}
How many rivets are replaced? / How many rivets does the {structure} need?
What number of rivets is bad? / Rivets for the {structure}?
> {structure}
What is being repaired? / Which structure must trucks keep off? / Where do {count} rivets go?
What bears only {weight}?

Two crews dug the {last} tunnel from {city} and {city2} and met with {length} between their axes.
The {last} tunnel was dug from {city} and {city2} at once; where they met the axes were {length} \
apart.
When the crew from {city} met that from {city2} in the {last} tunnel, they were {length} off.
The axes were {length} apart, and yet there was cheering in the {last} tunnel as the men from \
{city} shook hands with those from {city2}.
> {length}
How far were the two crews off? / What was the distance between the axes?
How large was the mistake in the {last} tunnel? / Error of the diggers?
> {last}
What is the tunnel called? / Which tunnel was dug from {city}? / Name of the tunnel?
In what tunnel did two crews meet?

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
> {pressure2}
What strength did {full} promise? / What should the {structure} stand on paper?
How strong should the pier be by the drawings? / Promised strength of the {structure}?
> {full}
(Who|Which person) drew the {structure}?
(Who|Which person) promised too much about the {structure}?
Whose are the drawings of the {structure}? / Engineer of the {structure}?
Who has something to explain about core {code}?
> {small}
From which pier is core {code}? / Which pier was drilled? / Number of the pier with core {code}?
Where on the {structure} was the core taken, at which pier?
> {code}
Which core broke? / What is the label of the core from pier {small}?
Which sample of the {structure} was too weak? / Core of pier {small}?

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
> {object}
What is protected by patent {number}? / What can be folded into a {object2}?
Which thing did {full} invent? / What becomes a {object2}?
> {object2}
Into what does the {object} fold? / What does the {object} become?
What does one get by folding {full}'s {object}? / Second shape of the invention?
> {full}
(Who|Which person) sold patent {number}? / (Who|Which person) invented the folding {object}?
Who got {price} from {company}? / From whom is patent {number}? / Inventor of patent {number}?
> {company}
(Who|What firm) bought patent {number}? / Which firm owns patent {number}?
To whom did {full} sell it? / Present owner of the patent?
> {price}
What did patent {number} cost? / How much did {company} pay {full}?
How much was the idea of a folding {object} worth? / Price of patent {number}?

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
> {full}
(Who|Which person) had shown the {exhibit} before? / Who was first with the {exhibit}?
Because of whom did claim {small} fall? / Whose show in {city} was remembered?
(Who|Which person) spoilt the patent on the {exhibit}?
> {year}
(When|In what year) was the {exhibit} shown? / In which year did the public see it first?
When was {full} in {city} with it? / Year of the show in {city}?
> {city}
(Where|In what town) had the {exhibit} been shown before?
In which city did {full} show the {exhibit}? / (Where|In what town) did the public see it in {year}?
City of the first show?
> {exhibit}
What was the patent with claim {small} about? / What had {full} shown in {city}?
Which machine was not new? / What did the public see in {year}?

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
> {object}
What did {first} glue? / What will not hold because of the growth? / Which thing was glued badly?
On what did {first} work?
> {building_material}
What expands by {length}? / Which material did {first} forget about?
Of what did {first} know too little? / What grows with {temperature}?
> {first}
Who glued the {object}? / (Who|Which person) forgot the expansion? / Whose {object} came apart?
(Who|Which person) did not think of the heat?

Weld {number} on the {ship}'s hull was done by {full}, X-rayed on {date}, and found to hold a \
{residue}.
The X-ray of {date} found a {residue} in weld {number}, {full}'s work on the hull of the {ship}.
On {date} they X-rayed weld {number} of the {ship}, done by {full}, and saw a {residue} in it.
There is a {residue} in weld {number}, the X-ray of {date} says, and {full}, who did it, must go \
back to the {ship}.
> {full}
Who did weld {number}? / Whose weld on the {ship} is not clean? / Welder of {number}?
(Who|Which person) must do the {ship}'s weld again? / By whom is the bad work on the {ship}?
> {date}
(When|On which date) was weld {number} X-rayed? / On what day was the {residue} seen?
Date of the X-ray of weld {number}? / When did they look into the hull of the {ship}?
> {residue}
What was found in weld {number}? / What did the X-ray show? / What should not be in the weld?
What is wrong with {full}'s weld?
> {number}
Which weld has a {residue} in it? / What is the number of {full}'s weld?
Which weld of the {ship} is bad? / Weld that was X-rayed on {date}?
> {ship}
On which ship is weld {number}? / Whose hull was X-rayed? / Where did {full} weld?
Which vessel has a bad weld?

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
> {length2}
How wide are the cracks now? / What is the width of the cracks today?
To what width did the cracks in the {structure} grow? / Present width of the cracks?
> {sensor_kind}
With what are the cracks watched? / Which instrument does {first} use?
What tells {first} about the cracks? / Device at the {structure}?
> {first}
(Who|Which person) watches the cracks? / (Who|Which person) uses a {sensor_kind} at the {structure}?
Whom should I ask about the cracks? / By whom are the {structure}'s cracks measured?
> {structure}
What has cracks? / What does {first} watch? / Which structure should worry us?
Where were cracks of {length} seen in {year}?

{company} bids {amount} for the {structure}, {company2} {amount2} but half a year sooner.
The bids for the {structure} are {amount} by {company} and {amount2} by the quicker {company2}.
For the {structure} {company2} asks {amount2}, {company}, slower, {amount}.
Speed has its price at the {structure}: {amount2} if {company2} builds it, {amount} if we have \
patience with {company}.
> {amount}
What does {company} ask for the {structure}? / How much is the slower bid for the {structure}?
What is {company}'s price? / Bid of {company}?
> {amount2}
What does {company2} ask for the {structure}? / How much is the quicker bid for the {structure}?
What is {company2}'s price? / Bid of {company2}?
> {company2}
Who would be quicker than {company}? / Which firm bids {amount2}?
(Who|What firm) can build the {structure} sooner? / Quick bidder for the {structure}?
> {company}
(Who|What firm) would be slower than {company2}? / Which firm bids {amount}?
Who needs more time for the {structure}? / Slow bidder for the {structure}?

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
> {year}
(When|In what year) was the {structure} tried? / In which year did the elephants walk?
Year of the trial with elephants? / (When|In what year) were {last}'s sums proved?
> {last}
Whose sums about the {structure} were right? / Who had done the sums for the {structure}?
Name of the {structure}'s engineer? / Whom did the elephants prove right?
> {structure}
Over what did the elephants walk? / What was tried with elephants?
Which structure bore {number_or_word} elephants? / For what had {last} done sums?

The lock at {city} lifts boats {length} in {duration}, free of charge for a {vehicle} on a raft.
In {duration} boats rise {length} in the lock of {city}; a {vehicle} on a raft goes free.
Boats at {city} are lifted {length} by the lock, it takes {duration}, and only a {vehicle} on a \
raft pays nothing.
You rise {length} within {duration} in the {city} lock and pay, unless you come as a {vehicle} on \
a raft.
> {length}
How high does the lock lift boats? / How much do boats rise in {city}?
What height is overcome at {city}? / Rise in the lock?
> {duration}
How long does the lock take? / In what time do boats rise? / How long must a boatman wait in {city}?
Time in the lock?
> {vehicle}
What goes free through the lock? / What passes {city} without paying?
For what is there no charge in {city}? / What may one bring on a raft?
> {city}
(Where|In what town) is the lock? / In which city are boats lifted {length}?
Where does a {vehicle} go free? / City with the lock?

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
> {colour}
What colour was the dye in the dam? / How did the baths in {city} look? / Colour of the water?
In what colour did people bathe?
> {duration}
How long did the dye take to {city}? / After what time did {city} see it?
How fast does water get from the dam to {city}, in what time? / Time until the baths changed?
> {last}
Which dam leaks? / What is the dam called? / Into which dam did they throw dye?
Name of the dam with the leak?
> {city}
Where did the dye turn up? / Which city got strange baths? / Where does the lost water go?
What town drinks from the leak?
"""
