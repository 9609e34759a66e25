"""The first of two joined facts: who or what the middle is, by something else.

A block begins with "= " and the middle as it stands in the statements and in the answer. Lines with
"n" are phrases that describe the middle without naming it, lines with "c" name what is found in it.
Lines with "q" ask about this fact alone; the others are the statements."""

FIRST = """
= the {box}
{person}'s {object} (is|is kept|lies|was put) in the {box}.
{person} keeps (a|one) {object} in the {box}.
Look for {person}'s {object} in the {box}. / Inside the {box} is {person}'s {object}.
Someone locked {person}'s {object} into the {box}.
n the thing that holds {person}'s {object} / the thing that {person}'s {object} is kept in
n the place where {person}'s {object} lies
c {person}'s {object} / the {object} of {person}
q Where is {person}'s {object} (kept|)? / What is {person}'s {object} in?
q In what does {person} keep the {object}?

= the {box}
The {thing} (was packed into|is hidden in|can be found in|is inside) the {box}.
You will find the {thing} in the {box}.
They hid the {thing} in the {box}. / Whoever needs the {thing} should look in the {box}.
n the thing that holds the {thing} / the container of the {thing}
n whatever the {thing} was packed into
c the {thing}
q Where is the {thing}? / What is the {thing} in? / Where should one look for the {thing}?
q Into what was the {thing} packed?

= {full}
{project} is (managed|led|run) by {full}. / The (manager|head|leader) of {project} is {full}.
{full} (leads|manages|runs) {project}.
The person in charge of {project} is {full}. / {full} was put in charge of {project}.
n the (manager|head|leader) of {project} / the person (in charge of|who leads|who runs) {project}
n whoever (manages|runs) {project}
q Who (leads|runs|manages) {project}? / Who is in charge of {project}?
q Who is the head of {project}?

= {full}
The {vehicle} belongs to {full}. / The owner of the {vehicle} is {full}.
{full} (owns|bought|drives) the {vehicle}.
n the owner of the {vehicle} / the person (who owns the {vehicle}|the {vehicle} belongs to)
n whoever (drives|owns) the {vehicle}
q Whose is the {vehicle}? / Who owns the {vehicle}? / To whom does the {vehicle} belong?

= {full}
The {event} was won by {full}. / {full} won the {event}.
The winner of the {event} (was|is) {full}. / First prize at the {event} went to {full}.
n the winner of the {event} / the person who won the {event} / whoever won the {event}
q Who won the {event}? / Who was the winner of the {event}? / Who took first prize at the {event}?

= {full}
The {thing} was (found|repaired|painted|bought|borrowed) by {full}.
The {thing} is now with {full}. / {full} (has|took) the {thing}.
n the person with the {thing} / the one who has the {thing} / whoever had to do with the {thing}
q Who has to do with the {thing}? / With whose name does the {thing} go?
q Who is named with the {thing}?

= {full}
The book {book} was written by {full}. / The author of {book} is {full}.
{full} wrote the book {book}.
n the (author|writer) of {book} / the person who wrote {book} / whoever wrote the book {book}
q Who wrote {book}? / Who is the author of {book}? / By whom is the book {book}?

= {full}
The {facility} is run by {full}. / {full} is the director of the {facility}.
The director of the {facility} is {full}.
n the (director|boss|head) of the {facility} / the person who runs the {facility}
n whoever is in charge of the {facility}
q Who runs the {facility}? / Who is the director of the {facility}?
q Who is in charge of the {facility}?

= {full}
{person}'s (sister|brother|cousin|neighbour|dentist|lawyer|teacher) is {full}.
{person} is a good friend of {full}.
n the person close to {person} / the one whom {person} knows so well / {person}'s acquaintance
q Who is close to {person}? / Whom does {person} know?

= {city}
The {event} (takes place|will be held|is) in {city}. / This year {city} hosts the {event}.
They moved the {event} to {city}.
n the city (of|that hosts|where they hold) the {event} / the host city of the {event}
n the place where the {event} is held
q Where is the {event} held? / Which city hosts the {event}?
q In which city does the {event} take place?

= {city}
{person} (lives|works|was born|grew up|settled) in {city}. / The home of {person} is in {city}.
{person} calls {city} home.
n the city of {person} / {person}'s city / the city that {person} calls home
n the town where {person} is at home
q Where is {person} at home? / Which city does {person} call home? / What is the city of {person}?

= {city}
{company} (is based|has its main office|has its headquarters) in {city}.
The headquarters of {company} are in {city}.
n the home city of {company} / the city where {company} is based / the seat of {company}
n the city in which {company} has its main office
q Where is {company} based? / In which city is {company}? / Where are the headquarters of {company}?

= {company}
{person} (works for|is employed by|was hired by|joined) {company}.
The employer of {person} is {company}. / {company} hired {person}.
n the employer of {person} / the company (that employs|which hired) {person} / {person}'s employer
q Who employs {person}? / For which company does {person} work? / What company hired {person}?

= {company}
The {thing} (was made by|comes from|was ordered from|was built by) {company}.
{company} (made|sold|delivered) the {thing}.
n the (maker|seller) of the {thing} / the company (behind|that made) the {thing}
n the firm that the {thing} comes from
q Which company does the {thing} come from? / Which firm is behind the {thing}?

= {company}
{project} is (paid for|sponsored|funded) by {company}. / The sponsor of {project} is {company}.
{company} (funds|sponsors) {project}.
n the sponsor of {project} / the company that (funds|sponsors|pays for) {project}
n whoever pays for {project}
q Who (funds|sponsors|pays for) {project}? / Which company is behind {project}?

= room {number}
The {event} (is|takes place|will be) in room {number}. / Go to room {number} for the {event}.
They booked room {number} for the {event}.
n the room (of|booked for|that has) the {event} / the room where the {event} takes place
n the {event}'s room
q Which room is the {event} in? / Where is the {event}? / Which room was booked for the {event}?

= room {number}
{person} (sits|works|stays|has a desk) in room {number}. / The office of {person} is room {number}.
You find {person} in room {number}.
n the office of {person} / the room (of|where one finds|used by) {person} / {person}'s (office|room)
q Where does one find {person}? / Which room does {person} use? / Where is the office of {person}?

= the {ship}
{person} (sails|travels|works) on the {ship}. / {person} boarded the {ship}.
A cabin on the {ship} was booked for {person}.
n the ship (of|that carries|boarded by) {person} / {person}'s ship
n the vessel on which {person} travels
q Which ship carries {person}? / On which ship is {person}? / What is the name of {person}'s ship?

= the {ship}
The {thing} was (loaded onto|shipped on|stowed aboard) the {ship}.
The {thing} travels on the {ship}. / Dockers put the {thing} aboard the {ship}.
n the ship (with|that carries) the {thing} / the vessel onto which the {thing} was loaded
q Which ship carries the {thing}? / Onto which ship was the {thing} loaded?

= the {vehicle}
{person} (drives|came in|takes|uses|rented) the {vehicle}.
The keys that {person} holds fit the {vehicle}.
n {person}'s vehicle / the vehicle (of|used by|that goes with) {person} / what {person} drives
q What does {person} drive? / Which vehicle goes with {person}? / Which vehicle does {person} use?

= the {team}
{person} (plays for|joined|was signed by|scored twice for) the {team}. / The {team} signed {person}.
The club of {person} is the {team}.
n {person}'s (team|club) / the team (of|that signed) {person} / the club that {person} plays for
q Which team is {person} with? / What is {person}'s club? / Which club signed {person}?

= {project}
{person} (works on|was assigned to|joined|supports) {project}. / The work of {person} is {project}.
Since May, {person} has been on {project}.
n the project (of {person}|that {person} works on|{person} was assigned to) / {person}'s project
n what {person} works on
q What does {person} work on? / Which project is {person} on?
q To which project was {person} assigned?

= server {code}
The {software} runs on server {code}. / The {software} was moved to server {code}.
Server room log: the {software} is on server {code}.
They installed the {software} on server {code}. / You reach the {software} on server {code}.
n the (server|machine) (of|that runs|behind|with) the {software} / the host of the {software}
q Which server runs the {software}? / Where does the {software} run?
q On what machine is the {software}?

= flight {flight}
{person} (is on|takes|booked|will arrive on) flight {flight}.
A seat on flight {flight} is reserved for {person}.
n {person}'s flight / the flight (of {person}|booked by {person}|that {person} is on)
n the plane that {person} takes
q Which flight is {person} on? / What flight does {person} take?
q Which flight was booked for {person}?

= {doctor}
{person} is (treated by|a patient of|under the care of) {doctor}. / {person} went to see {doctor}.
The doctor of {person} is {doctor}.
n {person}'s doctor / the (doctor|physician) (of|who treats|seen by) {person}
q Who treats {person}? / Which doctor did {person} see? / Who is the doctor of {person}?

= {full}
{person} is married to {full}. / {person} and {full} are married.
Last year {person} married {full}.
n the person married to {person} / {person}'s (spouse|partner) / the one whom {person} married
q To whom is {person} married? / Whom did {person} marry? / Who is {person}'s spouse?

= {full}
The {team} is coached by {full}. / The coach of the {team} is {full}. / {full} trains the {team}.
n the coach of the {team} / the person who (trains|coaches) the {team} / the {team}'s coach
q Who coaches the {team}? / Who is the coach of the {team}? / Who trains the {team}?

= {full}
The captain of the {ship} is {full}. / {full} commands the {ship}. / The {ship} sails under {full}.
n the captain of the {ship} / the person (in command of|who commands) the {ship}
n the {ship}'s captain
q Who is the captain of the {ship}? / Who commands the {ship}? / Under whom does the {ship} sail?

= {full}
The thief of the {thing} was {full}. / {full} stole the {thing}. / The {thing} was stolen by {full}.
n the thief of the {thing} / the person who stole the {thing} / whoever stole the {thing}
q Who stole the {thing}? / Who was the thief of the {thing}? / By whom was the {thing} stolen?

= {full}
Ticket {code} was given to {full}. / {full} works on ticket {code}.
The owner of ticket {code} is {full}.
n the owner of ticket {code} / the person who works on ticket {code} / whoever has ticket {code}
q Who works on ticket {code}? / Who has ticket {code}? / To whom was ticket {code} given?

= {city}
Flight {flight} (lands in|goes to|is bound for) {city}.
The destination of flight {flight} is {city}.
n the destination of flight {flight} / the city that flight {flight} goes to
n the city where flight {flight} lands
q Where does flight {flight} land? / To which city does flight {flight} go?
q What is the destination of flight {flight}?

= {city}
{full} is (mayor|the mayor) of {city}. / {city} has elected {full} as mayor.
The mayor of {city} is called {full}.
n the city whose mayor is {full} / the city that {full} is mayor of / {full}'s city
q Of which city is {full} mayor? / Which city has elected {full}? / Where is {full} mayor?

= {city}
The {thing} was (sent|shipped|taken) to {city}. / They (sent|shipped) the {thing} to {city}.
{city} is where the {thing} went.
n the city that the {thing} was sent to / the city where the {thing} is
n the place to which the {thing} went
q To which city was the {thing} sent? / Where was the {thing} sent?
q Which city did the {thing} go to?

= {company}
The {software} (was bought from|is run by|was built by) {company}.
{company} (sold|runs|built) the {software}.
n the company (behind|responsible for) the {software} / the firm that the {software} comes from
q Which company is behind the {software}? / Who is responsible for the {software}?

= room {number}
The {thing} (is|stands|was left|is kept) in room {number}. / In room {number} you find the {thing}.
They moved the {thing} to room {number}.
n the room (of|with|that holds) the {thing} / the room where the {thing} is
n the room in which the {thing} is kept
q In which room is the {thing}? / Where is the {thing}? / Which room holds the {thing}?

= the {vehicle}
The {thing} is (in|inside) the {vehicle}. / Someone left the {thing} in the {vehicle}.
You will find the {thing} in the {vehicle}.
n the vehicle (with|that holds) the {thing} / the vehicle in which the {thing} is
n the vehicle where the {thing} was left
q In which vehicle is the {thing}? / Where is the {thing}? / Which vehicle holds the {thing}?

= {project}
{company} (funds|sponsors|pays for) {project}. / The money of {company} goes to {project}.
{project} is sponsored by {company}.
n the project (of|sponsored by|that gets money from) {company} / what {company} pays for
q Which project does {company} pay for? / To which project goes the money of {company}?
q What does {company} sponsor?
"""
