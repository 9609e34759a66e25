"""What may tell a thing or an animal, as the middle of two joined facts: furniture, machines,
vehicles, pets, works of art. For the marks see general.py; "p" marks phrases that 's
may follow."""

THINGS = """
= the {cabinet}: piece of furniture, thing
The {key} (fits|opens|unlocks|belongs to) the {cabinet}. / The {cabinet} is opened by the {key}.
You open the {cabinet} with the {key}. / Use the {key} for the {cabinet}.
r that the {key} (opens|fits|unlocks) / opened by the {key} / to which the {key} belongs
r unlocked with the {key} / whose key is the {key}
n what the {key} (opens|fits|unlocks) / whatever the {key} fits
q What does the {key} open? / Which piece of furniture does the {key} fit?
q To what does the {key} belong? / What is opened by the {key}?

= the {cabinet}: piece of furniture, thing
{person} (keeps|hides|stores) the {objects} in the {cabinet}.
{person}'s {objects} are in the {cabinet}.
The {cabinet} holds {person}'s {objects}.
r in which {person} keeps the {objects} / that holds {person}'s {objects}
r where {person} keeps the {objects}
n the place of {person}'s {objects} / wherever {person}'s {objects} are
c {person}'s {objects} / the {objects} of {person}
q Where does {person} keep the {objects}? / In what are {person}'s {objects}?

= the {cabinet}: piece of furniture, thing
{full} [carved|bought|inherited|sold] the {cabinet}.
The {cabinet} was [carved|bought|inherited|sold] by {full}.
r that {full} [carved|bought|inherited|sold] / [carved|bought|inherited|sold] by {full}
n what {full} [carved|bought|inherited|sold]
q What did {full} [carve|buy|inherit|sell]? / What was [carved|bought|inherited|sold] by {full}?

= the {cabinet}: thing, piece of furniture
{document} (lies|is kept|was found) in the {cabinet}. / They locked {document} into the {cabinet}.
r where {document} is kept / in which {document} lies / that holds {document}
r with {document} in it
n the home of {document} / wherever {document} lies
c {document}
q Where is {document} kept? / In what does {document} lie?

= the {box}: container, thing
The {key} (fits|opens|unlocks|goes with) the {box}. / The {box} is opened by the {key}.
The lock of the {box} takes the {key}.
r that the {key} (opens|fits|unlocks) / opened by the {key} / whose lock takes the {key}
n what the {key} opens / whatever the {key} unlocks
q What does the {key} open? / Which container does the {key} fit?

= the {box}: container, thing
{person} (left|sent|packed|brought) the {box} for {first}.
The {box} is {person}'s present for {first}.
r that {person} left for {first} / meant for {first} / from {person} to {first}
p {first}'s present from {person}
n what {person} left for {first} / {person}'s present for {first}
q What did {person} leave for {first}? / What is {person}'s present for {first}?

= the {box}: container, thing
{full} [carried|dropped|opened|labelled] the {box} on {weekday}.
On {weekday} the {box} was [carried|dropped|opened|labelled] by {full}.
r that {full} [carried|dropped|opened|labelled] / [carried|dropped|opened|labelled] by {full}
r that was [carried|dropped|opened|labelled] on {weekday}
n what {full} [carried|dropped|opened|labelled] on {weekday}
q What did {full} [carry|drop|open|label] on {weekday}? / What was it that {full} \
[carried|dropped|opened|labelled]?

= the {machine}: machine, device
{full} [operates|cleans|services|broke] the {machine}. / It is {full} who \
[operates|cleans|services|\
broke] the {machine}.
r that {full} [operates|cleans|services|broke]
p {full}'s machine
n the machine of {full} / what {full} [operates|cleans|services|broke]
q Which machine is it that {full} [operates|cleans|services|broke]?
q What [does {full} operate|does {full} clean|does {full} service|did {full} break]?

= the {machine}: machine, device
The {machine} makes the {objects} for {company}. / {company}'s {objects} come from the {machine}.
It is the {machine} that turns out {objects} for {company}.
r that makes {company}'s {objects} / on which {company}'s {objects} are made
r the {objects} come from
n the source of {company}'s {objects} / whatever makes the {objects} for {company}
q What makes the {objects} for {company}? / On which machine are {company}'s {objects} made?

= the {machine}: machine, device
The {noise} comes from the {machine}. / The {machine} is behind the {noise}.
They traced the {noise} to the {machine}.
r behind the {noise} / the {noise} comes from / to which the {noise} was traced
r causing the {noise}
n the (source|cause|origin) of the {noise} / what causes the {noise}
q Where does the {noise} come from? / What is behind the {noise}?

= the {vehicle}: vehicle
{full} (drove|took|steered) the {vehicle} to {city} {before}.
The {vehicle} took {full} to {city} \
{before}.
r that {full} took to {city} / in which {full} went to {city} / that brought {full} to {city}
p {full}'s vehicle
n what {full} took to {city} / what brought {full} to {city}
q In which vehicle did {full} go to {city}? / What brought {full} to {city}?

= the {vehicle}: vehicle
The {vehicle} belongs to the {department}. / The {department} (bought|uses|owns) the {vehicle}.
r that the {department} uses / used by the {department} / that belongs to the {department}
p the {department}'s vehicle
n the vehicle of the {department} / what the {department} drives
q Which vehicle does the {department} use? / What does the {department} drive?

= the {vehicle}: vehicle
{parcel} travels in the {vehicle}. / {parcel} was (loaded into|left in|found in) the {vehicle}.
r that carries {parcel} / in which {parcel} is / with {parcel} on board / carrying {parcel}
n the carrier of {parcel} / whatever carries {parcel}
c {parcel}
q Which vehicle carries {parcel}? / In what is {parcel}?

= the {ship}: ship, vessel
The {machine} (crossed the sea|travels|was shipped) on the {ship}.
The {ship} carries the {machine}.
r that carries the {machine} / on which the {machine} travels / with the {machine} on board
n the carrier of the {machine} / whatever carries the {machine}
q On which ship does the {machine} travel? / Which ship carries the {machine}?

= the {ship}: ship, vessel
{full} [built|designed|bought|repaired] the {ship}. / The {ship} was \
[built|designed|bought|repaired] \
by {full}.
r that {full} [built|designed|bought|repaired] / [built|designed|bought|repaired] by {full}
p {full}'s ship
n the ship of {full} / what {full} [built|designed|bought|repaired]
q Which ship did {full} [build|design|buy|repair]? / What was [built|designed|bought|repaired] by \
{full}?

= {pet}: animal, pet
{full} (owns|adopted|rescued|looks after) {pet}. / {pet} (lives with|was given to) {full}.
r that {full} looks after / that lives with {full} / living with {full} / {full} cares for
p {full}'s (pet|animal)
n the pet of {full} / the animal of {full}
q Which animal lives with {full}? / What is {full}'s pet called?

= {pet}: animal, pet
{pet} (won|came first at|was the darling of) the {occasion}.
First prize at the {occasion} went to {pet}.
r that came first at the {occasion} / with first prize at the {occasion} / that won at the \
{occasion}
p the {occasion}'s animal winner
n the winning animal of the {occasion} / the {occasion}'s champion
q Which animal won at the {occasion}? / Which animal came first at the {occasion}?

= {pet}: animal, pet
{pet} lives at {hall}. / {hall} is guarded by {pet}. / They keep {pet} at {hall}.
r that lives at {hall} / that guards {hall} / kept at {hall} / by which {hall} is guarded
p {hall}'s pet
n the pet of {hall} / the guardian of {hall}
q Which animal lives at {hall}? / By which animal is {hall} guarded?

= {painting}: painting, picture
{full} [painted|bought|stole|restored] {painting}. / {painting} was \
[painted|bought|stolen|restored] by \
{full}.
r that {full} [painted|bought|stole|restored] / [painted|bought|stolen|restored] by {full}
n what {full} [painted|bought|stole|restored]
p {full}'s painting
q Which painting did {full} [paint|buy|steal|restore]? / What was it that {full} \
[painted|bought|stole|\
restored]?

= {painting}: painting, picture
{painting} hangs in the {room}. / In the {room} hangs {painting}.
They hung {painting} in the {room}.
r that hangs in the {room} / on the wall of the {room} / hung in the {room}
p the {room}'s painting
n the {room} painting / what hangs in the {room}
q Which painting hangs in the {room}? / What hangs in the {room}?

= {parcel}: parcel
{full} [sent|opened|lost|refused] {parcel}. / {parcel} was [sent|opened|lost|refused] by {full}.
r that {full} [sent|opened|lost|refused] / [sent|opened|lost|refused] by {full}
p {full}'s parcel
n what {full} [sent|opened|lost|refused] / the parcel of {full}
q Which parcel did {full} [send|open|lose|refuse]? / What was it that {full} \
[sent|opened|lost|refused]?

= {parcel}: parcel
The {thing} is in {parcel}. / {parcel} (contains|holds) the {thing}.
They packed the {thing} into {parcel}.
r that (contains|holds) the {thing} / in which the {thing} is / with the {thing}
r holding the {thing}
n the parcel of the {thing} / whatever contains the {thing}
c the {thing}
q In which parcel is the {thing}? / Which parcel contains the {thing}?

= {train}: train
{full} [takes|missed|caught|drives] {train}. / It is {full} who [takes|missed|caught|drives] \
{train}.
r that {full} [takes|missed|caught|drives]
p {full}'s train
n the train of {full} / what {full} [takes|missed|caught|drives]
q Which train [does {full} take|did {full} miss|did {full} catch|does {full} drive]?
q Which train is it that {full} [takes|missed|caught|drives]?

= the book {book}: book, work
{full} [wrote|reviewed|illustrated|banned] the book {book}. / The book {book} was \
[written|reviewed|\
illustrated|banned] by {full}.
r that {full} [wrote|reviewed|illustrated|banned] / [written|reviewed|illustrated|banned] by {full}
p {full}'s book
n what {full} [wrote|reviewed|illustrated|banned]
q Which book did {full} [write|review|illustrate|ban]? / What was [written|reviewed|illustrated|\
banned] by {full}?

= the book {book}: book, work
{person} [borrowed|lost|bought|finished] the book {book} {before}.
It was the book {book} that {person} [borrowed|lost|bought|finished] {before}.
r that {person} [borrowed|lost|bought|finished] {before} / [borrowed|lost|bought|finished] by \
{person}
n what {person} [borrowed|lost|bought|finished] {before}
q Which book did {person} [borrow|lose|buy|finish]? / What was [borrowed|lost|bought|finished] by \
{person}?

= the {product}: product, article
{company} [launched|withdrew|redesigned|patented] the {product} in {year}.
In {year}, the {product} was [launched|withdrawn|redesigned|patented] by {company}.
r that {company} [launched|withdrew|redesigned|patented]
r [launched|withdrawn|redesigned|patented] by {company} in {year}
n what {company} [launched|withdrew|redesigned|patented] in {year}
q What did {company} [launch|withdraw|redesign|patent]? / What was [launched|withdrawn|redesigned|\
patented] by {company}?

= the {key}: key
{full} [lost|found|carries|copied] the {key}. / It is {full} who [lost|found|carries|copied] the \
{key}.
r that {full} [lost|found|carries|copied] / which {full} [lost|found|carries|copied]
n what {full} [lost|found|carries|copied]
q Which key is it that {full} [lost|found|carries|copied]?
q Which key [did {full} lose|did {full} find|does {full} carry|did {full} copy]?

= the {key}: key
The {key} (opens|fits|is for) {hall}. / You get into {hall} with the {key}.
{hall} needs the {key}.
r that opens {hall} / with which one gets into {hall} / for {hall} / to {hall}
p {hall}'s key
n the {hall} key / what opens {hall}
q Which key opens {hall}? / With which key does one get into {hall}?

= the {band}: band, group
{full} [plays in|founded|sings in|manages] the {band}. / It is {full} who [plays in|founded|sings \
in|\
manages] the {band}.
r that {full} [plays in|founded|sings in|manages]
p {full}'s band
n the band of {full}
q Which band [does {full} play in|did {full} found|does {full} sing in|does {full} manage]?
q Which group is it that {full} [plays in|founded|sings in|manages]?

= the {band}: band, group
The {band} (played|will play|were booed|are to play) at the {occasion}.
The {occasion} booked the {band}.
r that (played|were booked) for the {occasion} / at the {occasion} / on stage at the {occasion}
p the {occasion}'s band
n the {occasion} band / the musicians at the {occasion}
q Which band is at the {occasion}? / Whom did the {occasion} book?

= the {course}: course, class
{full} [takes|failed|teaches|dropped] the {course}. / It is {full} who \
[takes|failed|teaches|dropped] \
the {course}.
r that {full} [takes|failed|teaches|dropped]
p {full}'s course
n what {full} [takes|failed|teaches|dropped]
q Which course [does {full} take|did {full} fail|does {full} teach|did {full} drop]?
q Which class is it that {full} [takes|failed|teaches|dropped]?
"""
