"""The second of two joined facts: a value of the middle.

A block begins with "= ", the middle, and the value. Lines with "n" are questions in which @ stands
for a phrase that describes the middle, lines with "c" questions in which it stands for what is
found there (see joined_facts.py). Lines with "q" ask about this fact alone; the others are the
statements."""

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
n Where does @ live? / Which city does @ live in? / Where is @ at home?
n In which city (is|will I find|does one meet) @? / What is the city of @?
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

= {full} > {small}
{full} is {small} years old. / {full} turned {small} this year. / The age of {full} is {small}.
n How old is @? / What is the age of @? / How many years old is @? / What age is @?
q How old is {full}? / What is the age of {full}?

= {full} > {pet}
{full} has a dog called {pet}. / The dog of {full} is {pet}. / {full} named the dog {pet}.
n What is the dog of @ called? / What is the name of @'s dog? / Which dog belongs to @?
q What is the dog of {full} called? / What is the name of {full}'s dog?

= {full} > {vehicle}
{full} drives a {vehicle}. / {full} comes to work in a {vehicle}. / The {vehicle} belongs to {full}.
n What does @ drive? / Which vehicle does @ drive? / In what does @ come to work?
q What does {full} drive? / Which vehicle does {full} drive?

= {full} > room {number}
{full} sits in room {number}. / The office of {full} is room {number}.
You find {full} in room {number}.
n In which room (is|sits) @? / Where is the office of @? / Which room does @ use?
n Where do I find @?
q In which room is {full}? / Where is the office of {full}?

= {full} > {colour}
The favourite colour of {full} is {colour}. / {full} likes {colour} best.
{full} always wears {colour}.
n What is the favourite colour of @? / Which colour does @ like best?
n What colour does @ always wear?
q What is the favourite colour of {full}? / Which colour does {full} like?

= {full} > {email}
Write to {full} at {email}. / The e-mail address of {full} is {email}.
{full} reads mail at {email}.
n What is the e-mail address of @? / How do I write to @? / Where does @ read mail?
n What is @'s email?
q What is the e-mail address of {full}? / How do I write to {full}?

= {full} > {sport}
{full} is mad about {sport}. / The hobby of {full} is {sport}.
{full} spends every weekend on {sport}.
n What is the hobby of @? / What is @ mad about? / On what does @ spend every weekend?
q What is the hobby of {full}? / What is {full} mad about?

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

= {city} > {small}
Trains to {city} leave from platform {small}. / Platform {small} is for {city}.
For {city}, go to platform {small}.
n From which platform do trains to @ leave? / Which platform is for @?
n What platform do I need for @?
q From which platform do trains to {city} leave? / Which platform is for {city}?

= {city} > {animal}
The flag of {city} shows a {animal}. / On the flag of {city} is a {animal}.
A {animal} stands for {city}.
n What does the flag of @ show? / Which animal is on the flag of @? / Which animal stands for @?
q What does the flag of {city} show? / Which animal stands for {city}?

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

= {company} > {objects}
{company} makes {objects}. / The {objects} on sale come from {company}.
{company} is known for its {objects}.
n What does @ make? / For what is @ known? / Which goods come from @?
q What does {company} make? / For what is {company} known?

= {company} > {count}
{company} employs {count} people. / {count} people work for {company}.
The staff of {company} numbers {count}.
n How many people does @ employ? / How many people work for @? / How big is the staff of @?
q How many people does {company} employ? / How many people work for {company}?

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

= room {number} > {temperature}
It is {temperature} in room {number}. / Room {number} is kept at {temperature}.
In room {number} the heating is set to {temperature}.
n How warm is it in @? / At what temperature is @ kept? / What is the heating in @ set to?
q How warm is it in room {number}? / At what temperature is room {number} kept?

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

= {project} > {full}
{project} is (led|managed|run) by {full}. / The head of {project} is {full}.
{full} is in charge of {project}.
n Who (leads|manages|runs) @? / Who is the head of @? / Who is in charge of @?
q Who leads {project}? / Who is in charge of {project}?

= {project} > {company2}
{project} is paid for by {company2}. / The sponsor of {project} is {company2}.
{company2} funds {project}.
n Who pays for @? / Which company funds @? / Who is the sponsor of @?
q Who pays for {project}? / Which company funds {project}?

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
