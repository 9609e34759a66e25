"""What may tell a place, as the middle of two joined facts: halls, towns, rooms, streets, schools,
inns. For the marks see general.py; "p" marks phrases that 's may follow."""

PLACES = """
= {hall}: building, hall, place
The {occasion} (takes place|will be held|is held) in {hall}. / {hall} hosts the {occasion}.
They booked {hall} for the {occasion}. / The venue of the {occasion} is {hall}.
r where the {occasion} takes place / in which the {occasion} is held / that hosts the {occasion}
r booked for the {occasion}
p the {occasion}'s venue / the {occasion} venue
n the venue of the {occasion} / the venue for the {occasion} / wherever the {occasion} is held
q Where does the {occasion} take place? / What is the venue of the {occasion}?
q Where is the {occasion} held?

= {hall}: building, house
The {department} (moved to|sits in|has its offices in) {hall}. / {hall} houses the {department}.
r where the {department} sits / that houses the {department} / in which the {department} works
p the {department}'s (building|seat)
n the home of the {department} / the {department} building
q Where does the {department} sit? / Which building houses the {department}?

= {hall}: place, building
{full} (plays|performs|speaks|sings) in {hall} on {weekday}. / On {weekday}, {hall} expects {full}.
r where {full} can be heard on {weekday} / in which {full} appears / that expects {full}
n the place of {full}'s appearance / wherever {full} appears on {weekday}
q Where can {full} be heard on {weekday}? / Which place expects {full}?

= {hall}: building, place
{painting} hangs in {hall}. / In {hall} you can see {painting}. / {hall} shows {painting}.
They lent {painting} to {hall}.
r where {painting} hangs / in which {painting} can be seen / that shows {painting}
r with {painting} on its walls
p {painting}'s home
n the home of {painting} / the place to see {painting}
q Where does {painting} hang? / Where can one see {painting}? / Which building shows {painting}?

= {city}: city, town, place
The {band} come from {city}. / {city} is the home of the {band}. / The {band} were formed in {city}.
r the {band} come from / where the {band} were formed / that the {band} call home
p the {band}'s home town
n the home town of the {band} / the birthplace of the {band}
q Where do the {band} come from? / In which city were the {band} formed?

= {city}: city, town
The {committee} meets in {city}. / The next meeting of the {committee} is in {city}.
{city} is where the {committee} will meet.
r where the {committee} meets / in which the {committee} meets / chosen by the {committee}
p the {committee}'s meeting place
n the meeting place of the {committee}
q Where does the {committee} meet? / In which city will the {committee} meet?

= {city}: city, town
{hall} (stands|lies|is situated|was built) in {city}. / {city} is proud of its {hall}.
r where {hall} stands / in which {hall} is situated / that has {hall} / with {hall} in it
p {hall}'s city
n the location of {hall} / the city of {hall}
q Where does {hall} stand? / In which city is {hall}?

= {city}: city, town, place
{person} [spent the summer|went on holiday|broke a leg|missed a train] in {city} in {year}.
It was in {city} that {person} [spent the summer|went on holiday|broke a leg|missed a train] in \
{year}.
r where {person} [spent the summer|went on holiday|broke a leg|missed a train]
r in which {person} [spent the summer|went on holiday|broke a leg|missed a train] in {year}
n wherever {person} [spent the summer|went on holiday|broke a leg|missed a train]
q Where did {person} [spend the summer|go on holiday|break a leg|miss a train] in {year}?
q In which city did {person} [spend the summer|go on holiday|break a leg|miss a train]?

= {city}: city, town
{train} (terminates in|goes to|runs as far as) {city}. / The last stop of {train} is {city}.
r where {train} terminates / to which {train} goes / at the end of {train}'s line
p {train}'s (destination|last stop|terminus)
n the destination of {train} / the last stop of {train} / wherever {train} ends
q Where does {train} terminate? / What is the last stop of {train}?

= {city}: city, place
{parcel} was (posted|sent off|handed in) in {city}. / The stamp on {parcel} is from {city}.
r where {parcel} was posted / from which {parcel} was sent / {parcel} comes from
p {parcel}'s place of origin
n the origin of {parcel} / the city on the stamp of {parcel}
q Where was {parcel} posted? / From which city was {parcel} sent?

= the {room}: room
{full} [sleeps|works|practises|eats] in the {room}. / The {room} was given to {full}.
In the {room} {full} [sleeps|works|practises|eats].
r where {full} [sleeps|works|practises|eats] / that was given to {full} / used by {full}
r in which {full} [sleeps|works|practises|eats]
p {full}'s room
n the room of {full} / wherever {full} [sleeps|works|practises|eats]
q Where does {full} [sleep|work|practise|eat]? / Which room was given to {full}?

= the {room}: room
The {machine} (stands|is|was installed) in the {room}. / They put the {machine} into the {room}.
In the {room} stands the {machine}.
r where the {machine} stands / in which the {machine} is / with the {machine}
r housing the {machine}
p the {machine}'s room
n the location of the {machine} / the {machine} room
q Where is the {machine}? / In which room does the {machine} stand?

= the {room}: room
The {committee} meets in the {room}. / Meetings of the {committee} are held in the {room}.
Every {committee} meeting takes place in the {room}.
r where the {committee} meets / in which the {committee} holds its meetings / of the {committee}
p the {committee}'s room / the {committee}'s meeting room
n the meeting room of the {committee} / the {committee} room
q Where does the {committee} meet? / Which room does the {committee} use?

= room {number}: room
The {course} (is taught|takes place|meets) in room {number}.
For the {course}, go to room {number}.
Room {number} is reserved for the {course}.
n the room (of|for) the {course} / the room (where|in which) the {course} is taught
n the classroom of the {course} / the room reserved for the {course}
p the {course}'s (room|classroom)
w where the {course} takes place / where the {course} is taught
q Where does the {course} take place? / In which room is the {course} taught?

= room {number}: room
The {department} is in room {number}. / You will find the {department} in room {number}.
Room {number} now belongs to the {department}.
n the room of the {department} / the room (where|in which) the {department} is
p the {department}'s (room|office)
w where the {department} is
q Where is the {department}? / Which room belongs to the {department}?

= {street}: street, road
{person} (lives|works|has a shop|rents a flat) on {street}. / {person}'s door opens onto {street}.
{person} moved to {street}.
r where {person} lives / on which {person} lives / that {person} moved to
p {person}'s street
n the street of {person} / the home street of {person}
q On which street does {person} live? / Which street did {person} move to?

= {street}: street, road
{hall} (stands on|faces|is on) {street}. / On {street} you find {hall}.
{hall}'s door is on {street}.
r where {hall} stands / on which {hall} stands / that leads past {hall} / along which {hall} lies
p {hall}'s street
n the street with {hall} / the street of {hall}
q On which street is {hall}? / Which street leads past {hall}?

= {street}: street, road
The {eatery} is on {street}. / The {eatery} opened on {street}.
You get to the {eatery} by {street}.
r where the {eatery} is / on which the {eatery} opened / with the {eatery} restaurant
p the {eatery}'s street
n the street of the {eatery}
q On which street is the {eatery}? / Where did the {eatery} open?

= the {eatery}: restaurant, place
{person} and {first} had dinner at the {eatery} {before}.
The {eatery} served {person} and {first} \
{before}.
r where {person} and {first} had dinner / at which {person} ate with {first}
r where {person} took {first}
n wherever {person} and {first} ate / the restaurant of {person} and {first}'s dinner
q Where did {person} and {first} have dinner? / At which restaurant did {person} eat with {first}?

= the {eatery}: restaurant, place
{full} [cooks|waits tables|washes dishes|sings] at the {eatery}.
Every evening {full} [cooks|waits tables|washes dishes|sings] at the {eatery}.
r where {full} [cooks|waits tables|washes dishes|sings] / that employs {full}
r at which {full} [cooks|waits tables|washes dishes|sings]
p {full}'s (workplace|restaurant)
n the workplace of {full} / the employer of {full}
q Where does {full} [cook|wait tables|wash dishes|sing]? / Which restaurant employs {full}?

= the {eatery}: restaurant
The {group} celebrates at the {eatery}. / The {eatery} is booked for the {group}.
r where the {group} celebrates / booked for the {group} / in which the {group} celebrates
n the {group}'s restaurant / wherever the {group} celebrates
q Where does the {group} celebrate? / Which restaurant is booked for the {group}?

= {hotel}: hotel, place
{full} (stays|is staying|has a room|spent the night) at {hotel}. / {hotel} has a room for {full}.
{full} checked in at {hotel}.
r where {full} (stays|is staying) / at which {full} checked in / that {full} sleeps in
p {full}'s hotel
n the hotel of {full} / the lodgings of {full} / wherever {full} is staying
q Where is {full} staying? / At which hotel did {full} check in?

= {hotel}: hotel, house
The guests of the {occasion} stay at {hotel}. / {hotel} takes in the guests of the {occasion}.
Rooms for the {occasion} were reserved at {hotel}.
r where the {occasion} guests stay / with rooms for the {occasion} / taking in guests of the \
{occasion}
p the {occasion}'s hotel
n the hotel of the {occasion} guests / the hotel for the {occasion}
q Where do the guests of the {occasion} stay? / Which hotel has rooms for the {occasion}?

= {school}: school, place
{full} [studied|teaches|graduated|works] at {school}.
It is at {school} that {full} [studied|teaches|graduated|works].
r where {full} [studied|teaches|graduated|works]
r at which {full} [studied|teaches|graduated|works]
p {full}'s [college|school|old school|school]
n the [college|school|old school|employer] of {full}
q Where [did {full} study|does {full} teach|did {full} graduate|does {full} work]?
q At which school [did {full} study|does {full} teach|did {full} graduate|does {full} work]?

= {school}: school, place
The {course} is offered by {school}. / {school} (offers|runs|teaches) the {course}.
r that (offers|runs) the {course} / where the {course} can be taken / by which the {course} is run
p the {course}'s organiser
n the provider of the {course} / whoever offers the {course}
q Which school offers the {course}? / Where can the {course} be taken?

= {island}: place
{full} [has a cottage|was shipwrecked|spends the winter|got engaged] at {island}.
It is {island} where {full} [has a cottage|was shipwrecked|spends the winter|got engaged].
r where {full} [has a cottage|was shipwrecked|spends the winter|got engaged]
r at which {full} [has a cottage|was shipwrecked|spends the winter|got engaged]
n wherever {full} [has a cottage|was shipwrecked|spends the winter|got engaged]
q Where is it that {full} [has a cottage|was shipwrecked|spends the winter|got engaged]?
q At which place [has {full} a cottage|was {full} shipwrecked|is {full} in winter|did {full} get \
engaged]?

= the {floor}: floor, storey
The {department} is on the {floor}. / On the {floor} you find the {department}.
They moved the {department} to the {floor}.
r where the {department} is / on which the {department} is / of the {department}
p the {department}'s floor
n the floor with the {department} / the {department} floor
q On which floor is the {department}? / Where is the {department}?

= the {facility}: place, building, site
The {machine} was (delivered to|installed at|made at) the {facility}.
The {facility} got the {machine}. / The {machine} reached the {facility}.
r where the {machine} is / at which the {machine} arrived / that got the {machine}
p the {machine}'s site
n the site of the {machine} / the place with the {machine}
q Where is the {machine} now? / Which place got the {machine}?

= the {facility}: place, building
{document} is (kept|filed|stored) at the {facility}. / The {facility} keeps {document} under lock.
The original of {document} lies at the {facility}.
r where {document} is kept / in which {document} is stored / that keeps {document}
p {document}'s place of storage
n the keeper of {document} / the home of {document}
q Where is {document} kept? / Which place keeps {document}?

= the {wing}: part, wing
{full}'s (office|ward|flat|studio) is in the {wing}. / {full} moved to the {wing}.
You will find {full} in the {wing}.
r where {full} is to be found / that {full} moved to / in which {full} works
n {full}'s part of the building / the part where {full} works
p {full}'s wing
q In which wing is {full}? / Where is {full} to be found?
"""
