"""More of what may tell the middle of two joined facts, of all kinds. For the marks see
general.py; "p" marks phrases that 's may follow."""

EVERYDAY = """
= {weekday}: day
{person} (arrives|comes back|moves in) on {weekday}. / {person} is expected on {weekday}.
{weekday} is the day when {person} comes.
r on which {person} (comes|is expected) / when {person} comes / {person} is expected
p {person}'s day
n the day of {person}'s arrival
q On which day is {person} expected? / When does {person} come?

= {weekday}: day
The {machine} is (delivered|repaired|tested) on {weekday}. / {weekday} is the day for the {machine}.
r on which it is the {machine}'s turn / kept free for the {machine} / set aside for the {machine}
p the {machine}'s day
n the day for the {machine}
q Which day is set aside for the {machine}? / On which day is it the {machine}'s turn?

= the {floor}: floor, storey
{person} (lives|works|has a flat|has an office) on the {floor}. / You find {person} on the {floor}.
r where {person} is to be found / on which {person} is / that {person} shares
p {person}'s floor
n the floor of {person} / {person}'s storey
q On which floor is {person}? / Where is {person} to be found?

= the {floor}: floor, storey
The {machine} (stands|is|was set up) on the {floor}. / They carried the {machine} to the {floor}.
r where the {machine} stands / on which the {machine} is / with the {machine}
p the {machine}'s floor
n the floor of the {machine}
q On which floor is the {machine}? / Where does the {machine} stand?

= the {wing}: part, wing
The {department} is in the {wing}. / They gave the {wing} to the {department}.
r where the {department} is / given to the {department} / in which the {department} works
p the {department}'s wing
n the home of the {department}
q In which wing is the {department}? / Which wing was given to the {department}?

= the {wing}: part, wing
{painting} hangs in the {wing}. / To see {painting}, go to the {wing}.
r where {painting} hangs / with {painting} / in which one can see {painting}
n the part of the museum with {painting}
q In which wing does {painting} hang? / Where can one see {painting}?

= {ticket}: ticket
The crash of the {software} is reported in {ticket}. / {ticket} describes the crash of the \
{software}.
They opened {ticket} when the {software} crashed.
r about the {software} / on the crash of the {software} / that was opened for the {software}
p the {software}'s ticket
n the {software} ticket / the report on the {software} crash
q Which ticket is about the {software}? / Where is the crash of the {software} reported?

= {ticket}: ticket
{ticket} asks for a new {object} for {person}. / {person} will get a {object} with {ticket}.
r for {person}'s {object} / about {person}'s {object} / that asks for {person}'s {object}
n the request for {person}'s {object}
q Which ticket is about {person}'s {object}? / Where was {person}'s {object} asked for?

= the {key}: key
The {key} (fits|opens) the {cabinet}. / The {cabinet} needs the {key}. / Open the {cabinet} with \
the {key}.
r that (fits|opens|unlocks) the {cabinet} / needed for the {cabinet} / to the {cabinet}
r with which one opens the {cabinet}
p the {cabinet}'s key
n the {cabinet} key / what opens the {cabinet}
q Which key opens the {cabinet}? / With which key does one open the {cabinet}?

= {host}: server, host, machine
The {software} (runs|lives|was installed) on {host}. / They moved the {software} to {host}.
r that runs the {software} / where the {software} lives / on which the {software} was installed
r behind the {software}
p the {software}'s (host|server)
n the host of the {software} / whatever runs the {software}
q On which server does the {software} run? / Where does the {software} live?

= {host}: server, machine
{project} keeps its logs on {host}. / The logs of {project} go to {host}. / {host} stores all logs \
of \
{project}.
r that stores the logs of {project} / where {project}'s logs are / to which {project}'s logs go
p {project}'s log server
n the log server of {project} / the home of {project}'s logs
q Where are the logs of {project}? / Which server stores the logs of {project}?

= {hotel}: hotel, place
The {band} (stay|are staying|slept) at {hotel}. / {hotel} has rooms for the {band}.
r where the {band} stay / that has the {band} as guests / with rooms for the {band}
p the {band}'s hotel
n the hotel of the {band}
q Where do the {band} stay? / Which hotel has rooms for the {band}?

= {hall}: building, hall
{full} bequeathed {hall} to {city}. / {city} got {hall} from {full}. / {hall} was {full}'s gift to \
{city}.
r that {full} left to {city} / that {city} got from {full} / given to {city} by {full}
p {full}'s gift to {city}
n what {city} got from {full} / the gift of {full}
q What did {full} leave to {city}? / Which building did {city} get from {full}?

= {hall}: building, place
The {disaster} of {year} destroyed {hall}. / {hall} was destroyed in the {disaster} of {year}.
r destroyed in the {disaster} of {year} / that was lost in the {disaster} of {year}
r that the {disaster} of {year} destroyed
n the victim of the {disaster} of {year}
q Which building was destroyed in the {disaster} of {year}? / What did the {disaster} of {year} \
destroy?

= {island}: place
The {ship} [sank|ran aground|got lost|caught fire] off {island}.
It was off {island} that the {ship} [sank|ran aground|got lost|caught fire].
r off which the {ship} [sank|ran aground|got lost|caught fire]
r where the {ship} [sank|ran aground|got lost|caught fire]
n wherever the {ship} [sank|ran aground|got lost|caught fire]
q Where did the {ship} [sink|run aground|get lost|catch fire]?
q Where was it that the {ship} [sank|ran aground|got lost|caught fire]?

= {island}: place
The best {food} comes from {island}. / {island} is known for its {food}.
Nobody makes better {food} than the people of {island}.
r the best {food} comes from / known for its {food} / where the best {food} is made
n the home of the best {food} / the source of the best {food}
q Where does the best {food} come from? / Which place is known for its {food}?

= {street}: street, road
The {company} parcel must go to {street}. / {street} is the address on the {company} parcel.
r on the {company} parcel / to which the {company} parcel must go
n the destination of the {company} parcel
p the {company} parcel's street
q To which street must the {company} parcel go? / Which street is on the {company} parcel?

= {street}: street, road
The {group} marches along {street}. / {street} is closed for the {group}. / On {street} the \
{group} \
march every year.
r closed for the {group} / along which the {group} marches / where the {group} marches
p the {group}'s street
n the route of the {group}
q Along which street does the {group} march? / Which street is closed for the {group}?

= {doctor}: doctor
{doctor} operated on {person}'s {body}. / {person}'s {body} was looked at by {doctor}.
r who looked after {person}'s {body} / in charge of {person}'s {body}
p {person}'s surgeon
n the specialist for {person}'s {body} / whoever saw {person}'s {body}
q Who looked after {person}'s {body}? / By whom was {person}'s {body} seen?

= {doctor}: doctor
{doctor} is on duty on {weekday}. / On {weekday} the surgery is run by {doctor}.
r on duty on {weekday} / who runs the surgery on {weekday}
p {weekday}'s doctor
n the {weekday} doctor / whoever is on duty on {weekday}
q Who is on duty on {weekday}? / Which doctor runs the surgery on {weekday}?

= flight {flight}: flight
The {machine} (arrives|is sent|was shipped) on flight {flight}. / Flight {flight} carries the \
{machine}.
r that carries the {machine} / with the {machine} on board / the {machine} comes on
p the {machine}'s flight
n the flight of the {machine}
q Which flight carries the {machine}? / On what flight is the {machine}?

= flight {flight}: flight
The {team} (travel|fly home|arrive) on flight {flight}. / Flight {flight} takes the {team} home.
r with the {team} / that takes the {team} home / on which the {team} travel
p the {team}'s flight
n the flight of the {team} / the plane of the {team}
q On which flight are the {team}? / Which flight takes the {team} home?

= the {team}: team, club
{company} (sponsors|pays|owns) the {team}. / The {team} play in the shirts of {company}.
The money for the {team} comes from {company}.
r that {company} pays for / with money from {company} / in the shirts of {company}
p {company}'s team
n the team of {company} / the club of {company}
q Which team has the money of {company}? / For which team does {company} pay?

= the {team}: team, club
The {occasion} was won by the {team}. / The {team} (won|took first place at) the {occasion}.
r that won the {occasion} / with first place at the {occasion} / by which the {occasion} was won
p the {occasion}'s (winner|champion)
n the (winner|champion) of the {occasion} / whoever won the {occasion}
q Who won the {occasion}? / Which team took first place at the {occasion}?

= {numbered}: object, installation
{person} keeps {first}'s {object} in {numbered}. / {first}'s {object} is in {numbered}, says \
{person}.
r where {person} keeps {first}'s {object} / with {first}'s {object}
n the place of {first}'s {object}
c {first}'s {object}
q Where is {first}'s {object}? / Where does {person} keep {first}'s {object}?

= {numbered}: object, installation
The {department} is responsible for {numbered}. / {numbered} is a matter for the {department}.
r for which the {department} is responsible / in the care of the {department}
p the {department}'s object
n what the {department} is responsible for
q For what is the {department} responsible? / What is in the care of the {department}?

= server {code}: server, machine
{person} has an account on server {code}. / Server {code} knows {person}. / {person} logs in to \
server \
{code}.
r that {person} logs in to / on which {person} has an account / that knows {person}
p {person}'s server
n the server of {person}
q To which server does {person} log in? / Which server knows {person}?

= the {thing}: thing, object
{full} [invented|dropped|lost|found] the {thing} in {year}. / It was in {year} that {full} \
[invented|\
dropped|lost|found] the {thing}.
r that {full} [invented|dropped|lost|found] in {year} / [invented|dropped|lost|found] by {full}
n what {full} [invented|dropped|lost|found] in {year}
q What did {full} [invent|drop|lose|find]? / What was it that {full} [invented|dropped|lost|found]?

= the {thing}: thing, object
The {thing} is {person}'s most precious possession. / {person} treasures the {thing} above all.
Nothing is dearer to {person} than the {thing}.
r that {person} treasures / dearest to {person} / that means most to {person}
p {person}'s treasure / {person}'s most precious possession
n the treasure of {person} / what {person} treasures
q What does {person} treasure? / What is dearest to {person}?

= the {software}: system, service
{full} (complained about|praised|asked about) the {software} in {ticket}.
{ticket}, written by {full}, concerns the {software}.
r that {ticket} is about / named in {ticket} / with which {ticket} deals
n what {ticket} is about / the subject of {ticket}
q Which system is {ticket} about? / With what does {ticket} deal?

= {full}: person, one
{person}'s {object} was [stolen|found|repaired|painted] by {full}.
{full} [stole|found|repaired|painted] {person}'s {object}.
r who [stole|found|repaired|painted] {person}'s {object}
r by whom {person}'s {object} was [stolen|found|repaired|painted]
n the [thief|finder|repairer|painter] of {person}'s {object}
q Who [stole|found|repaired|painted] {person}'s {object}?
q By whom was {person}'s {object} [stolen|found|repaired|painted]?

= {full}: person, man or woman
In the play about {city}, {full} plays the {job}. / The {job} in the play about {city} is {full}.
r who plays the {job} / in the part of the {job} / cast as the {job}
p the {job}'s actor
n the actor of the {job} / whoever plays the {job}
q Who plays the {job}? / Who is cast as the {job}?

= {full}: person, child
{full} is the (youngest|oldest) in {person}'s class. / {person} has {full} in class.
r in {person}'s class / whom {person} has in class / that {person} teaches
p {person}'s pupil
n the pupil of {person}
q Whom does {person} have in class? / Who is in {person}'s class?

= {full}: person, guest
{full} sat next to {person} at the {occasion}. / At the {occasion}, {person}'s neighbour at table \
was \
{full}.
{person} was placed beside {full} at the {occasion}.
r who sat next to {person} / beside whom {person} sat / seated beside {person}
p {person}'s table companion
n {person}'s neighbour at the {occasion} / whoever sat by {person}
q Who sat next to {person} at the {occasion}? / Beside whom did {person} sit?

= {full}: person, one
The letter to {company} was written by {full}. / {full} wrote the letter to {company}.
Whoever opens the letter to {company} will see the name {full}.
r who wrote (to|the letter to) {company} / whose letter went to {company}
n the writer of the letter to {company} / whoever wrote to {company}
q Who wrote to {company}? / Whose letter went to {company}?

= {full}: person, customer
{full} (bought|ordered|rented|asked for) the {machine}. / The {machine} is for {full}.
r who is to get the {machine} / for whom the {machine} is / waiting for the {machine}
p the {machine}'s (customer|buyer)
n the future owner of the {machine} / whoever is to get the {machine}
q For whom is the {machine}? / Who is to get the {machine}?

= {full}: person, judge, one
{full} will decide the case of {company} against {company2}.
The case of {company} against {company2} comes before {full}.
r who decides about {company} and {company2} / before whom {company} and {company2} appear
p the judge in the {company} case
n the judge of {company} against {company2} / whoever decides about {company}
q Who decides the case of {company}? / Before whom does the case against {company2} come?

= {full}: person, driver
{full} drives bus {number}. / Bus {number} is driven by {full}. / At the wheel of bus {number} \
sits {full}.
r who drives bus {number} / at the wheel of bus {number} / by whom bus {number} is driven
p bus {number}'s driver
n the driver of bus {number} / the bus {number} driver / whoever drives bus {number}
q Who drives bus {number}? / Who sits at the wheel of bus {number}?
"""
