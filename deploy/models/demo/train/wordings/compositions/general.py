"""More of what may tell the middle of two joined facts, beside everyday frames.

A block begins with "= " and the middle as it stands in its statements, then ": " and nouns that
name its kind. Lines with "r" are relative clauses that describe it, put behind each of the nouns;
lines with "n" are whole phrases. Lines with "q" ask about this fact alone. `[a|b]` stands for a
throughout the block, or for b throughout."""

MIDDLES = """
= the {site}: place, shop
{person} [sold|bought|lost|found] the {object} in the {site}.
It was in the {site} that {person} [sold|bought|lost|found] the {object}.
r where {person} [sold|bought|lost|found] the {object}
r where the {object} was [sold|bought|lost|found]
r in which the {object} was [sold|bought|lost|found]
q Where was the {object} [sold|bought|lost|found]?
q Where was it that the {object} was [sold|bought|lost|found]?

= the {facility}: place, building
The {group} [met|rehearsed|ate|celebrated] at the {facility} on {weekday}.
On {weekday} the {group} [met|rehearsed|ate|celebrated] at the {facility}.
r where the {group} [met|rehearsed|ate|celebrated]
r in which the {group} [met|rehearsed|ate|celebrated]
q Where was it that the {group} [met|rehearsed|ate|celebrated]?

= the {facility}: building, place
{full} (works|has a desk|is employed) at the {facility}. / They hired {full} at the {facility}.
r where {full} works / that employs {full} / in which {full} works
n {full}'s place of work / the workplace of {full} / {full}'s workplace
q Where does {full} work? / At which place is {full} employed?

= the {facility}: building, place, site
{project} is (carried out|housed|based) at the {facility}.
It is the {facility} that houses {project}.
r that houses {project} / where {project} is based / in which {project} is carried out
n the home of {project} / the seat of {project}
q Where is {project} based? / Which place houses {project}?

= the {room}: room
The {event} will (take place|be held) in the {room}. / They have kept the {room} for the {event}.
r of the {event} / where the {event} takes place / in which the {event} will be held
r for the {event}
n the {event}'s room / the venue of the {event} / wherever the {event} takes place
q Where will the {event} be held? / In which room does the {event} take place?

= the {room}: room
{full} has booked the {room} for a talk on the {topic}.
The talk on the {topic} by {full} is in the {room}.
r that {full} has booked / of the talk on the {topic} / in which {full} talks about the {topic}
n the place of the talk on the {topic} / {full}'s room / the room for {full}'s talk
q Where is the talk on the {topic}? / Which room has {full} booked?

= the {room}: room
The meeting (of|called by) {company} is in the {room}. / {company} meets in the {room}.
r of the meeting of {company} / where {company} meets / in which {company} meets
n {company}'s meeting room / the place of the meeting of {company}
q Where does {company} meet? / Where is the meeting of {company}?

= the {software}: system, service, program
{company} keeps its {objects} data in the {software}.
The {objects} data of {company} are stored in the {software}.
r in which {company} keeps its {objects} data / that holds the {objects} data of {company}
r that stores the {objects} data / where {company} stores its {objects} data
n the home of {company}'s {objects} data
q Where does {company} keep its {objects} data? / Which system holds {company}'s {objects} data?

= the {software}: system, service, component
{project} (runs on|is served by|depends on|is stored on) the {software}.
It is the {software} that serves {project}.
r that serves {project} / on which {project} depends / that stores {project} / behind {project}
n what {project} runs on / whatever serves {project}
q What does {project} run on? / Which system serves {project}?

= the {software}: system, service
{full} [rewrote|set up|broke|restarted|installed] the {software} {before}.
It was the {software} that {full} [rewrote|set up|broke|restarted|installed] {before}.
r that {full} [rewrote|set up|broke|restarted|installed]
n what {full} [rewrote|set up|broke|restarted|installed]
q What was it that {full} [rewrote|set up|broke|restarted|installed]?

= server {code}: server, machine
{project} is (hosted on|kept on|stored on) server {code}. / They moved {project} to server {code}.
r that (stores|hosts|holds) {project} / on which {project} is (stored|hosted) / behind {project}
n the host of {project} / {project}'s server / whatever hosts {project}
q Which server (stores|hosts) {project}? / Where is {project} hosted?

= {numbered}: object, installation
{full} [inspected|repaired|marked|visited] {numbered} {before}.
r that {full} [inspected|repaired|marked|visited]
n what {full} [inspected|repaired|marked|visited]
q What was it that {full} [inspected|repaired|marked|visited]?

= {numbered}: object, installation
The fault in {month} was traced to {numbered}.
They found that {numbered} caused the fault in {month}.
r that caused the fault in {month} / to which the fault in {month} was traced
n the cause of the fault in {month} / whatever caused the fault in {month}
q What caused the fault in {month}? / To what was the fault in {month} traced?

= {project}: project, undertaking
{full} (gave|donated) {amount} to {project}. / From {full} {project} got {amount}.
r that {full} (supports|paid for|gave money to) / to which {full} gave {amount}
r that received {amount}
q To which project did {full} give money? / What does {full} support?

= {project}: project
{company} [started|announced|took over|dropped] {project} in {month}.
In {month}, {company} [started|announced|took over|dropped] {project}.
r that {company} [started|announced|took over|dropped] in {month}
r that was [started|announced|taken over|dropped] by {company}
n what {company} [started|announced|took over|dropped] in {month}
q What was it that {company} [started|announced|took over|dropped] in {month}?

= {company}: company, firm
{full} [was hired by|has worked for|left|joined] {company} in {month}.
r that {full} [was hired by|has worked for|left|joined] in {month}
r to do with {full} / connected with {full}
n the employer [of|of|left by|of] {full} / {full}'s [employer|employer|old firm|new firm]
q Which company did {full} have to do with?

= {company}: company, firm
{company} [printed|paid for|made|shipped] the {objects} for the {event}.
The {objects} for the {event} were [printed|paid for|made|shipped] by {company}.
r that [printed|paid for|made|shipped] the {objects} for the {event}
r by which the {objects} for the {event} were [printed|paid for|made|shipped]
n whoever [printed|paid for|made|shipped] the {objects} for the {event}
q Who [printed|paid for|made|shipped] the {objects} for the {event}?

= the {product}: product, article
{full} [ordered|returned|complained about|recommended] the {product} in {month}.
In {month} {full} [ordered|returned|complained about|recommended] the {product}.
r that {full} [ordered|returned|complained about|recommended]
n what {full} [ordered|returned|complained about|recommended] in {month}
q What did {full} [order|return|complain about|recommend]?

= the {product}: product, article
The best-selling article at the {facility} is the {product}.
The {facility} sells more of the {product} than of anything else.
r that sells best at the {facility} / of which the {facility} sells most
n the best-selling article of the {facility} / the {facility}'s best seller
q What sells best at the {facility}? / What is the best-selling article at the {facility}?

= the {thing}: thing, object
{person} gave {full} the {thing} {before}. / {full} got the {thing} from {person} {before}.
r that {person} gave to {full} / that {full} got from {person} / given to {full}
n {person}'s present to {full} / what {full} got from {person} / the gift for {full}
q What did {full} get from {person}? / What did {person} give to {full}?

= the {thing}: thing, object
The {animal} [hid|broke|stole|buried] the {thing} {under} the {furniture}.
It was the {thing} that the {animal} [hid|broke|stole|buried] {under} the {furniture}.
r that the {animal} [hid|broke|stole|buried]
r that was [hidden|broken|stolen|buried] by the {animal}
n what the {animal} [hid|broke|stole|buried] {under} the {furniture}
q What was it that the {animal} [hid|broke|stole|buried]?

= the {vehicle}: vehicle
The {group} (travels in|came in|owns) the {vehicle}. / They lent the {vehicle} to the {group}.
r that the {group} travels in / in which the {group} travels / used by the {group}
n the {group}'s vehicle / the vehicle of the {group}
q What does the {group} travel in? / Which vehicle has the {group}?

= the {ship}: ship, vessel
{weight} of {crops} reached {city} on board the {ship}.
It was the {ship} that brought {weight} of {crops} to {city}.
r that brought the {crops} to {city} / with the {crops} for {city} / that carried {crops}
q Which ship brought the {crops} to {city}? / On what did the {crops} get to {city}?

= the {event}: event
{full} [gave a speech at|photographed|was late for|paid for] the {event} {before}.
r that {full} [gave a speech at|photographed|was late for|paid for]
n what {full} [gave a speech at|photographed|was late for|paid for]
q What was it that {full} [gave a speech at|photographed|was late for|paid for]?

= the {team}: team, club
{full} (plays for|was signed by|was bought by) the {team}. / In {full} the {team} has a new player.
r that signed {full} / that {full} plays for / for which {full} plays / of {full}
n {full}'s team / {full}'s club / the club of {full}
q For whom does {full} play? / Which team is {full} with?

= {city}: city, town
{full} [grew up|studied|got married|opened a shop] in {city} in {year}.
It was in {city} that {full} [grew up|studied|got married|opened a shop] in {year}.
r in which {full} [grew up|studied|got married|opened a shop]
r where {full} [grew up|studied|got married|opened a shop] in {year}
n wherever {full} [grew up|studied|got married|opened a shop]
q Where was it that {full} [grew up|studied|got married|opened a shop]?

= {city}: city, town
The {objects} from {company} are sent to {city}. / {city} gets the {objects} from {company}.
r to which the {objects} from {company} go / that gets the {objects} from {company}
n the destination of the {objects} from {company} / where the {objects} from {company} end up
q Where do the {objects} from {company} go? / Which city gets the {objects} from {company}?

= {full}: person, one
Order {number} was [placed|paid|signed|cancelled] by {full}.
{full} [placed|paid|signed|cancelled] order {number}.
r who [placed|paid|signed|cancelled] order {number}
r by whom order {number} was [placed|paid|signed|cancelled]
n whoever [placed|paid|signed|cancelled] order {number} / the person behind order {number}
q Who [placed|paid|signed|cancelled] order {number}?
q By whom was order {number} [placed|paid|signed|cancelled]?

= {full}: person, man or woman, one
{full} (sits|lives|sleeps|works) in room {number}. / In room {number} you will find {full}.
r who is to be found in room {number} / in room {number}
n the occupant of room {number} / whoever is in room {number}
q Who is in room {number}? / Whose is room {number}?

= {full}: person, one
{full} took the call about the {thing} at {time}.
At {time}, the call about the {thing} was taken by {full}.
r who took the call about the {thing} / who was on the telephone at {time}
n whoever took the call about the {thing} / the person on the telephone at {time}
q Who was on the telephone at {time}? / Who took the call about the {thing}?

= {full}: person, colleague
{full} fixed the {software} when it failed in {month}.
The {software} failed in {month} and was fixed by {full}.
r who fixed the {software} / who helped when the {software} failed
r by whom the {software} was fixed
n whoever fixed the {software} in {month} / the rescuer of the {software}
q Who fixed the {software}? / Who helped when the {software} failed?

= {full}: person, one
{full} is [married to|a cousin of|the boss of|a pupil of] {person}.
r who is [married to|a cousin of|the boss of|a pupil of] {person}
n {person}'s [spouse|cousin|boss|pupil] / the [spouse|cousin|boss|pupil] of {person}
q Who is [married to|a cousin of|the boss of|a pupil of] {person}?
"""
