"""Two facts joined by what they share. A block begins with "= " and what it names or tells.

In FIRST, each block tells who or what the middle is. Lines with "n" are phrases that describe the
middle without naming it, lines with "c" name what is found in it. In SECOND, each block tells a value of the
middle. Lines with "n" are questions in which @ stands for such a phrase, lines with "c" for what is
found there. Lines with "q" ask about the one fact alone; the others are the statements."""

FIRST = """
= the {box}
{person}'s {object} (is|is kept|lies|was put) in the {box}.
{person} keeps (a|one) {object} in the {box}.
Look for {person}'s {object} in the {box}. / Inside the {box} is {person}'s {object}.
Someone locked {person}'s {object} into the {box}.
n what holds {person}'s {object} / the thing that {person}'s {object} is kept in
n the place where {person}'s {object} lies
c {person}'s {object} / the {object} of {person}
q Where is {person}'s {object} (kept|)? / What is {person}'s {object} in?
q In what does {person} keep the {object}?

= the {box}
The {thing} (was packed into|is hidden in|can be found in|is inside) the {box}.
You will find the {thing} in the {box}.
They hid the {thing} in the {box}. / Whoever needs the {thing} should look in the {box}.
n what holds the {thing} / the container of the {thing} / whatever the {thing} was packed into
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
"""

SECOND = """
= the {box} > room {number}
The {box} (stands|is|is kept) in room {number}. / They carried the {box} to room {number}.
In room {number} stands the {box}.
n In which room is @? / What room is @ in? / Which room has @ in it? / Tell me the room of @.
c In which room (is|will I find) @? / Which room should I search for @? / What room is @ in?
c Which room has @?
q In which room is the {box}? / Where does the {box} stand? / Which room has the {box}?

= the {box} > {place}
The {box} is (in|at|inside) the {place}. / Someone left the {box} at the {place}.
At the {place} you will see the {box}.
n Where is @? / At what place is @? / Where do I have to go for @?
c To which place do I have to go to get @? / At which place is @? / Which place must I visit for @?
q Where is the {box}? / Where was the {box} left? / At what place is the {box}?

= the {box} > {number}
The {box} opens with the code {number}. / The code of the {box} is {number}.
To open the {box}, type {number}.
n Which code opens @? / What is the code of @? / How do I open @? / What must one type to open @?
c Which code do I need to get at @? / What code gives access to @?
c Which number do I type to get @?
q What is the code of the {box}? / How do I open the {box}? / Which code opens the {box}?

= the {box} > {full2}
The key to the {box} is with {full2}. / {full2} (guards|has the key to|looks after) the {box}.
The {box} was given to {full2}.
n Who looks after @? / Who has the key to @? / Who was trusted with @?
c Who can give me @? / Whom should I ask for @? / Who holds the key that gets me @?
q Who looks after the {box}? / Who has the key to the {box}?

= {full} > {city}
{full} (lives|has a house|works|settled) in {city}. / The home of {full} is in {city}.
In {city} you can meet {full}.
n Where is @ at home? / In which city (is|will I find|does one meet) @? / What is the city of @?
n Which city is the home of @?
q Where is {full} at home? / In which city will I find {full}? / What is the home of {full}?

= {full} > {phone}
The (phone|telephone) number of {full} is {phone}. / Call {full} at {phone}.
{full} can be reached on {phone}.
n What is the (phone|telephone) number of @? / How can I (call|reach) @?
n At what number do I reach @? / Which number do I dial for @?
q What is the phone number of {full}? / How can I reach {full}? / {full}'s number?

= {full} > {date}
{full} was born on {date}. / The birthday of {full} is {date}.
{full} celebrates a birthday on {date}.
n When was @ born? / What is the birthday of @? / On which day was @ born?
n When does @ celebrate a birthday?
q When was {full} born? / What is {full}'s birthday? / When does {full} celebrate?

= {full} > {job}
{full} (works as|is|makes a living as|was trained as) a {job}. / By trade, {full} is a {job}.
n What is the (profession|job|occupation|trade) of @? / What does @ do for a living?
n What does @ work as?
q What does {full} do for a living? / What is the profession of {full}?

= {full} > {dish}
{full} likes {dish} best. / The favourite dish of {full} is {dish}. / {full} always orders {dish}.
n What does @ like to eat? / What is the favourite (dish|food) of @? / What does @ always order?
q What does {full} like to eat? / What is the favourite dish of {full}?

= {full} > {instrument}
{full} plays the {instrument}. / The instrument of {full} is the {instrument}.
For years {full} has practised the {instrument}.
n Which instrument does @ play? / What instrument is @ known for? / What does @ practise?
q Which instrument does {full} play? / What does {full} practise?

= {full} > {number}
The badge of {full} has the number {number}. / {full}'s badge number is {number}.
{full} wears badge {number}.
n What is the badge number of @? / Which badge does @ wear? / What number is on the badge of @?
q What is the badge number of {full}? / Which badge does {full} wear?

= {city} > {full}
The mayor of {city} is {full}. / {full} is (mayor of|the elected mayor of) {city}.
{city} elected {full} as its mayor.
n Who is the mayor of @? / Who was elected mayor in @? / What is the name of the mayor of @?
q Who is the mayor of {city}? / Whom did {city} elect?

= {city} > {temperature}
Today it is {temperature} in {city}. / In {city} they measured {temperature}.
The thermometer in {city} shows {temperature}.
n How (warm|cold|hot) is it in @? / What is the temperature in @?
n What temperature was measured in @?
q How warm is it in {city}? / What is the temperature in {city}?

= {city} > {number}
The dialling code of {city} is {number}. / To call {city}, begin with {number}.
{city} has the dialling code {number}.
n What is the dialling code of @? / With which number does one begin to call @?
n Which dialling code has @?
q What is the dialling code of {city}? / With what do I begin to call {city}?

= {city} > {dish}
{city} is famous for its {dish}. / In {city} everyone eats {dish}.
The dish to try in {city} is {dish}.
n What do people eat in @? / Which dish should I try in @? / What food is @ famous for?
q What do people eat in {city}? / For which dish is {city} famous?

= {city} > {country}
{city} lies in {country}, as the atlas says. / The atlas puts {city} in {country}.
{city} belongs to {country}.
n In which country is @? / Which country does @ belong to? / What country is @ in?
q In which country is {city}? / Which country does {city} belong to?

= {company} > {full}
The (boss|director|president|chief executive) of {company} is {full}. / {company} is run by {full}.
{full} (heads|runs) {company}.
n Who is the (boss|director|head) of @? / Who (runs|heads) @? / Who is in charge of @?
q Who runs {company}? / Who is the head of {company}?

= {company} > {city}
{company} is based in {city}. / The main office of {company} is in {city}.
{company} has its seat in {city}.
n Where is @ based? / In which city is @? / Where is the main office of @?
q Where is {company} based? / Where is the main office of {company}?

= {company} > {phone}
{company} can be reached at {phone}. / The number of {company} is {phone}.
Call {company} on {phone}.
n How can I (reach|call) @? / What is the phone number of @? / Under which number do I reach @?
q How can I reach {company}? / What is the phone number of {company}?

= {company} > {year}
{company} was founded in {year}. / {company} goes back to {year}.
In {year}, {company} was founded.
n When was @ founded? / In which year was @ founded? / How far back does @ go?
q When was {company} founded? / In what year was {company} founded?

= {company} > {price}
A share of {company} costs {price}. / The shares of {company} stand at {price}.
You can buy a share of {company} for {price}.
n How much is a share of @? / What does a share of @ cost? / At what price stand the shares of @?
q How much is a share of {company}? / What does a share of {company} cost?

= room {number} > {secret}
The door of room {number} opens with {secret}. / The access code for room {number} is {secret}.
To get into room {number}, type {secret}.
n What is the (access|door) code for @? / How do I get into @? / Which code opens @?
q What is the access code for room {number}? / How do I get into room {number}?

= room {number} > {count}
There are {count} seats in room {number}. / {count} people fit into room {number}.
Counting the chairs, room {number} has {count} seats.
n How many (seats are there in|people fit into|people can sit in) @? / What is the capacity of @?
q How many people fit into room {number}? / How many seats are there in room {number}?

= room {number} > {full}
The key to room {number} is with {full}. / {full} has the key to room {number}.
Ask {full} for the key to room {number}.
n Who has the key to @? / Whom do I ask for the key to @? / With whom is the key to @?
q Who has the key to room {number}? / Whom do I ask for the key to room {number}?

= room {number} > {colour}
The walls of room {number} are {colour}. / Room {number} was painted {colour}.
They painted room {number} {colour}.
n What colour is @? / Which colour are the walls of @? / In what colour was @ painted?
q What colour is room {number}? / Which colour was room {number} painted?

= the {ship} > {city}
The {ship} is bound for {city}. / The next port of the {ship} is {city}.
The {ship} sails to {city}. / From here the {ship} goes to {city}.
n Where is @ bound? / What is the next port of @? / To which city does @ go?
q Where is the {ship} bound? / What is the next port of the {ship}?

= the {ship} > {time}
The {ship} (sails|leaves|casts off|departs) at {time}. / Departure of the {ship} is at {time}.
At {time} the {ship} will leave.
n When does @ (sail|leave|depart|cast off)? / At what time does @ leave?
n What is the departure time of @?
q When does the {ship} leave? / At what time does the {ship} sail?

= the {ship} > {full}
The captain of the {ship} is {full}. / {full} commands the {ship}.
The {ship} is under the command of {full}.
n Who is the captain of @? / Who commands @? / Under whose command is @?
q Who commands the {ship}? / Who is the captain of the {ship}?

= the {ship} > {number}
The {ship} lies at berth {number}. / Berth {number} was given to the {ship}.
The {ship} is moored at berth {number}.
n At which berth is @? / Which berth was given to @? / What berth is @ moored at?
q At which berth is the {ship}? / Which berth was given to the {ship}?

= the {vehicle} > {code}
The plate of the {vehicle} reads {code}. / The {vehicle} has the registration {code}.
{code} stands on the plate of the {vehicle}.
n What is the (registration|licence plate|number plate) of @? / What does the plate of @ read?
n Which plate has @?
q What does the plate of the {vehicle} read? / What is the registration of the {vehicle}?

= the {vehicle} > {number}
The {vehicle} is parked in bay {number}. / Bay {number} is where the {vehicle} stands.
Someone left the {vehicle} in bay {number}.
n In which bay is @? / What bay is @ parked in? / Which bay has @?
q In which bay is the {vehicle}? / What bay is the {vehicle} parked in?

= the {vehicle} > {place}
The {vehicle} stands near the {place}. / The {vehicle} was parked by the {place}.
You will see the {vehicle} at the {place}.
n Where is @ parked? / Where does @ stand? / Where can I see @?
q Where is the {vehicle} parked? / Where does the {vehicle} stand?

= the {team} > {full}
The coach of the {team} is {full}. / The {team} are coached by {full}.
{full} (coaches|trains) the {team}.
n Who (coaches|trains) @? / Who is the coach of @? / By whom is @ trained?
q Who coaches the {team}? / Who is the coach of the {team}?

= the {team} > {colour}
The {team} play in {colour} shirts. / The shirts of the {team} are {colour}.
You know the {team} by their {colour} shirts.
n What colour are the shirts of @? / In which colour does @ play? / Which colour does @ wear?
q What colour are the shirts of the {team}? / In which colour do the {team} play?

= {project} > {amount}
The budget of {project} is {amount}. / {project} may spend {amount}.
For {project} there is {amount} to spend.
n What is the budget of @? / How much may @ spend? / How much money is there for @?
q What is the budget of {project}? / How much may {project} spend?

= {project} > {date}
{project} is due on {date}. / The deadline of {project} is {date}.
{project} has to be finished by {date}.
n When is @ due? / What is the deadline of @? / By when must @ be finished?
q When is {project} due? / What is the deadline of {project}?

= server {code} > {number}
Server {code} stands in rack {number}. / In rack {number} is server {code}.
They put server {code} into rack {number}.
n In which rack is @? / What rack is @ in? / Which rack holds @?
q In which rack is server {code}? / Which rack holds server {code}?

= server {code} > {password}
The password of server {code} is {password}. / Log in to server {code} with {password}.
Server {code} accepts the password {password}.
n What is the password of @? / With which password do I log in to @? / Which password does @ accept?
q What is the password of server {code}? / How do I log in to server {code}?

= server {code} > {full}
Server {code} is looked after by {full}. / {full} maintains server {code}.
The administrator of server {code} is {full}.
n Who (looks after|maintains) @? / Who is the administrator of @? / By whom is @ looked after?
q Who looks after server {code}? / Who maintains server {code}?

= flight {flight} > {time}
Flight {flight} (leaves|departs|takes off) at {time}. / At {time}, flight {flight} will take off.
n When does @ (leave|depart|take off)? / At what time does @ leave?
n What is the departure time of @?
q When does flight {flight} leave? / At what time does flight {flight} take off?

= flight {flight} > {city}
Flight {flight} (goes|flies|is bound) to {city}. / The destination of flight {flight} is {city}.
Flight {flight} lands in {city}.
n Where does @ (go|land)? / What is the destination of @? / To which city does @ go?
q Where does flight {flight} land? / What is the destination of flight {flight}?

= flight {flight} > {small}
Flight {flight} leaves from gate {small}. / Passengers of flight {flight} board at gate {small}.
Gate {small} is open for flight {flight}.
n From which gate does @ leave? / What is the gate of @? / At which gate does one board @?
q From which gate does flight {flight} leave? / What is the gate of flight {flight}?

= {doctor} > room {number}
{doctor} sees patients in room {number}. / You find {doctor} in room {number}.
The office of {doctor} is room {number}.
n In which room is @? / Where does one find @? / Which room is used by @?
q In which room is {doctor}? / Where does {doctor} see patients?

= {doctor} > {phone}
The practice of {doctor} has the number {phone}. / Call {doctor} at {phone}.
{doctor} can be reached on {phone}.
n How can I (reach|call) @? / What is the phone number of @? / Which number do I dial for @?
q How can I reach {doctor}? / What is the phone number of {doctor}?
"""
