"""What may tell a person, as the middle of two joined facts: by others, by what was done, by what
belongs to it. For the marks see general.py; "p" marks phrases that 's may follow."""

HOMES = """
= {full}: person, man, woman
{person}'s {rank} is {full}. / {full} is {person}'s {rank}. / {person} has {full} as {rank}.
{person} chose {full} as {rank}.
r who is {person}'s {rank} / that {person} has as {rank} / who acts as {rank} to {person}
p {person}'s {rank}
n the {rank} of {person} / the {rank} that {person} has / whoever is {rank} to {person}
q Who is {person}'s {rank}? / Who is the {rank} of {person}? / Whom does {person} have as {rank}?

= {full}: person, man, woman
{full} supervises {person}. / {person} (reports to|answers to|works under) {full}.
{person} was placed under {full} last year. / It is {full} who oversees {person}.
r who (supervises|oversees) {person} / to whom {person} reports / under whom {person} works
r that {person} answers to / in charge of {person}
p {person}'s (supervisor|superior|boss) / {person}'s direct manager
n the supervisor of {person} / whoever {person} reports to / the one above {person}
q Who supervises {person}? / To whom does {person} report? / Under whom does {person} work?
q Who is {person}'s supervisor?

= {full}: person, man, woman, technician
{full} (repaired|fixed|mended) the {faulty} {before}.
The {faulty} was repaired by {full} {before}.
{full} got the {faulty} going again {before}.
r who (repaired|fixed|mended) the {faulty} / who got the {faulty} working again
r by whom the {faulty} was repaired / called in to repair the {faulty}
p the {faulty} (repairman|engineer|mechanic)
n whoever (fixed|repaired) the {faulty} / the repairer of the {faulty}
q Who (repaired|fixed) the {faulty}? / By whom was the {faulty} repaired?

= {full}: person, teacher
{full} teaches {person} to play the {instrument}. / {person} learns the {instrument} from {full}.
{person} takes {instrument} lessons with {full}.
r who teaches {person} the {instrument} / from whom {person} learns the {instrument}
r giving {person} {instrument} lessons
p {person}'s {instrument} teacher / {person}'s music teacher
n the {instrument} teacher of {person} / whoever gives {person} {instrument} lessons
q Who teaches {person} the {instrument}? / From whom does {person} learn the {instrument}?

= {full}: person, artist, man or woman
{painting} was painted by {full}. / {full} painted {painting}.
The artist behind {painting} is {full}.
r who painted {painting} / by whom {painting} was painted / behind {painting}
p {painting}'s painter
n the (painter|artist) of {painting} / whoever painted {painting} / the creator of {painting}
q Who painted {painting}? / By whom was {painting} painted? / Who is the artist of {painting}?

= {full}: person, buyer
{full} (bought|acquired) {painting} at an auction. / At an auction, {painting} went to {full}.
r who (bought|acquired) {painting} / to whom {painting} was sold
n the (buyer|new owner) of {painting} / whoever bought {painting}
q Who bought {painting}? / To whom was {painting} sold? / Who is the buyer of {painting}?

= {full}: person, one
{full} (lives next door to|shares a garden with|lives above) {person}.
{person} has {full} for a neighbour. / Next door to {person} lives {full}.
r who lives (next door to|beside|close by) {person} / living next to {person}
p {person}'s neighbour / {person}'s next-door neighbour
n the neighbour of {person} / whoever lives beside {person}
q Who lives next door to {person}? / Who is {person}'s neighbour?

= {full}: person, one
{full} [delivered|opened|lost|packed] {parcel} {before}.
{parcel} was [delivered|opened|lost|packed] by {full} {before}.
r who [delivered|opened|lost|packed] {parcel} / by whom {parcel} was [delivered|opened|lost|packed]
n whoever [delivered|opened|lost|packed] {parcel} {before}
q Who [delivered|opened|lost|packed] {parcel}? / By whom was {parcel} \
[delivered|opened|lost|packed]?

= {full}: person, one
{full} [signed|drafted|translated|shredded] {document} in {month}.
In {month}, {document} was [signed|drafted|translated|shredded] by {full}.
r who [signed|drafted|translated|shredded] {document}
r by whom {document} was [signed|drafted|translated|shredded]
n whoever [signed|drafted|translated|shredded] {document}
q Who [signed|drafted|translated|shredded] {document}?
q By whom was {document} [signed|drafted|translated|shredded]?

= {full}: translator, person
{full} translated {book} into {language}. / {book} was put into {language} by {full}.
We owe the {language} edition of {book} to {full}.
r who translated {book} / who put {book} into {language} / to whom we owe the {language} {book}
p {book}'s {language} translator
n the translator of {book} / the {language} translator of {book} / whoever translated {book}
q Who translated {book}? / By whom was {book} put into {language}?

= {full}: person, architect
{full} designed {hall}. / {hall} was designed by {full}. / The plans of {hall} are by {full}.
{hall} is the work of {full}.
r who designed {hall} / who drew the plans of {hall} / behind the design of {hall}
p {hall}'s architect / {hall}'s designer
n the (architect|designer) of {hall} / whoever drew the plans for {hall}
q Who designed {hall}? / By whom was {hall} designed? / Who is the architect of {hall}?

= {full}: person, man or woman
The {key} is (held by|in the pocket of|with) {full}. / {full} (keeps|carries) the {key}.
If you want the {key}, ask {full}.
r who (has|holds|keeps|carries) the {key} / with whom the {key} is / to ask for the {key}
n the (holder|keeper|bearer) of the {key} / whoever has the {key} / the {key}'s keeper
q Who has the {key}? / Who keeps the {key}? / With whom is the {key}?

= {full}: vet, person
{pet} is treated by {full}. / {full} looks after {pet} when it is ill. / The vet of {pet} is {full}.
r who treats {pet} / who looks after {pet} when it is ill / that {pet} is taken to
p {pet}'s vet
n the vet of {pet} / whoever treats {pet}
q Who treats {pet}? / Who is {pet}'s vet? / To whom is {pet} taken when ill?

= {full}: person, one
{full} walks {pet} every morning. / Every morning {pet} goes out with {full}.
r who walks {pet} / with whom {pet} goes out
p {pet}'s walker
n the walker of {pet} / whoever walks {pet}
q Who walks {pet}? / With whom does {pet} go out?

= {full}: baker, person, one
{full} (baked|made|decorated) the cake for the {occasion}.
The cake for the {occasion} comes from {full}.
r who (baked|made|decorated) the cake for the {occasion} / from whom the {occasion} cake comes
p the {occasion}'s cake maker
n the baker of the {occasion} cake / whoever made the cake for the {occasion}
q Who made the cake for the {occasion}? / From whom does the {occasion} cake come?

= {full}: person
{full} [sang|danced|spoke|fainted] at the {occasion}. / It was {full} who \
[sang|danced|spoke|fainted] \
at \
the {occasion}.
r who [sang|danced|spoke|fainted] at the {occasion} / [heard|seen|heard|ill] at the {occasion}
p the {occasion} [singer|dancer|speaker|patient]
n the [singer|dancer|speaker|patient] of the {occasion} / whoever [sang|danced|spoke|fainted] at \
the \
{occasion}
q Who [sang|danced|spoke|fainted] at the {occasion}?
q Who was it that [sang|danced|spoke|fainted] at the {occasion}?

= {full}: teacher, person
The {course} is (taught|given|held) by {full}. / {full} teaches the {course}.
{full} gives the {course}.
r who (teaches|gives|holds) the {course} / by whom the {course} is taught / in front of the {course}
p the {course}'s (teacher|tutor|instructor)
n the (teacher|instructor) of the {course} / whoever teaches the {course}
q Who teaches the {course}? / Who is the instructor of the {course}?
q By whom is the {course} given?

= {full}: person, one
{full} chairs the {committee}. / The {committee} is chaired by {full}.
The chair of the {committee} went to {full}.
r who (chairs|heads|presides over) the {committee} / by whom the {committee} is chaired
p the {committee}'s (chair|head|president)
n the (chair|president) of the {committee} / whoever presides over the {committee}
q Who chairs the {committee}? / Who is the head of the {committee}?

= {full}: person, manager
The {department} is (headed|run) by {full}. / {full} (heads|runs) the {department}.
{full} has been made head of the {department}.
r who (heads|runs|leads) the {department} / in charge of the {department}
r at the {department}'s top
p the {department}'s (head|boss|manager)
n the (head|boss) of the {department} / whoever runs the {department}
q Who heads the {department}? / Who is in charge of the {department}?

= {full}: person, colleague, developer
{ticket} was [opened|closed|reopened|picked up] by {full}.
{full} [opened|closed|reopened|picked up] {ticket}.
r who [opened|closed|reopened|picked up] {ticket}
r by whom {ticket} was [opened|closed|reopened|picked up]
n whoever [opened|closed|reopened|picked up] {ticket}
q Who [opened|closed|reopened|picked up] {ticket}?
q By whom was {ticket} [opened|closed|reopened|picked up]?

= {full}: person, programmer
The script {script} was written by {full}. / {full} wrote the script {script}.
{full} is the maintainer of {script}.
r who (wrote|maintains|programmed) {script} / by whom {script} was written / behind {script}
p {script}'s (author|maintainer)
n the (author|maintainer) of {script} / whoever wrote {script}
q Who wrote {script}? / By whom was {script} written? / Who maintains {script}?

= {full}: musician, person
{full} plays the {instrument} in the {band}. / The {band} have {full} on the {instrument}.
On the {instrument} the {band} have {full}.
r who plays the {instrument} in the {band} / that the {band} have on the {instrument}
p the {band}'s {instrument} player
n the {instrument} player of the {band} / whoever plays {instrument} in the {band}
q Who plays the {instrument} in the {band}? / Whom do the {band} have on the {instrument}?

= {full}: person, chef, one
{full} (owns|runs|opened|cooks at) the {eatery}. / The {eatery} restaurant is run by {full}.
r who (owns|runs) the {eatery} / behind the {eatery} / whose restaurant is the {eatery}
p the {eatery}'s (owner|boss)
n the (owner|boss|head) of the {eatery} / whoever runs the {eatery}
q Who runs the {eatery}? / Whose restaurant is the {eatery}? / Who is behind the {eatery}?

= {full}: person, doctor, colleague
{full} is on call on {weekday}. / On {weekday}, {full} has the night shift.
{weekday}'s shift was given to {full}.
r who is on call on {weekday} / who works the {weekday} shift / on duty on {weekday}
p {weekday}'s person on duty
n whoever is on call on {weekday} / the one on duty on {weekday}
q Who is on call on {weekday}? / Who has the shift on {weekday}?

= {full}: person, heir
{full} inherited the {thing} from {person}. / {person} left the {thing} to {full}.
On {person}'s death the {thing} passed to {full}.
r who inherited the {thing} / to whom {person} left the {thing} / that {person} left the {thing} to
p {person}'s heir
n the heir to the {thing} / whoever inherited the {thing} from {person}
q Who inherited the {thing}? / To whom did {person} leave the {thing}?

= {full}: person, man or woman, employee
The {role} is {full}. / {full} works as the {role}. / They made {full} the {role}.
The post of the {role} is held by {full}.
r who works as the {role} / who holds the post of the {role}
p the {role} / our {role}
n whoever is the {role} / the {role} / the {role}
q Who is the {role}? / Who works as the {role}? / By whom is the post of the {role} held?

= {full}: witness, person
{full} saw the {animal} in the {room}. / The {animal} in the {room} was seen by {full}.
It was {full} who noticed the {animal} in the {room}.
r who saw the {animal} / by whom the {animal} was seen / who noticed the {animal} in the {room}
n the witness of the {animal} / whoever saw the {animal} / the {animal} witness
q Who saw the {animal}? / By whom was the {animal} in the {room} noticed?

= {full}: person, one
{full} lost the {thing} on {street}. / On {street} the {thing} was lost by {full}.
r who lost the {thing} / who lost something on {street}
n whoever lost the {thing} / the loser of the {thing}
q Who lost the {thing}? / Who lost something on {street}?

= {full}: person, pilot
Flight {flight} is flown by {full}. / {full} is the pilot of flight {flight}.
{full} flies {flight}.
r who flies flight {flight} / in the cockpit of flight {flight} / at the controls of flight {flight}
p flight {flight}'s (pilot|captain)
n the (pilot|captain) of flight {flight} / whoever flies flight {flight}
q Who flies flight {flight}? / Who is the pilot of flight {flight}?
"""
