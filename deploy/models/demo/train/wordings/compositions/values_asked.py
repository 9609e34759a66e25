"""The second of two joined facts: values that people ask for most, each asked in many ways. For the
form of a block see values.py."""

ASKED = """
= {full}, {doctor} > {phone}
a phone number / telephone number
% can be reached by phone at {phone}. / The phone number to reach % is {phone}. / Ring % on {phone}.
n How do I reach @ by phone? / What number do I call for @? / On what number is @ available?
n At which number can @ be reached? / Which number do I have to dial to speak to @?
n I have to phone @. What is the number? / I'd like to give @ a call. On what number?
n If I want to talk to @, what do I dial? / Where can I ring @? / What digits get me through to @?
n phone @? / number for @? / Can you give me a number on which @ answers? / How can one contact @?

= {full} > {email}
a e-mail / email address
Mail for % goes to {email}. / % can be reached at {email}. / Write to {email} to reach %.
n At what address can one write to @? / To which address do I send mail for @? / How do I mail @?
n I want to send @ a file. To what address? / Where should mail for @ go? / email @?
n Which mailbox belongs to @? / At which e-mail address does @ read messages? / How is @ reached \
by mail?

= {full} > room {number}
a office / room
The office of % is room {number}. / % works in room {number}. / % moved into room {number}.
n In which room does @ work? / Where does @ sit? / Which office does @ have? / What room is @'s?
n I have a parcel for @. Which room do I bring it to? / Behind which door do I find @?
n To which room do I go if I want to see @? / Where in the building is @? / Which room did @ move \
into?

= {full} > {city}
a home / place of residence
% lives in {city}. / % has settled in {city}. / {city} is where % lives. / % has made {city} home.
n Where does @ live? / In what town does @ live? / Which city is home to @? / Where is @'s home?
n Where has @ settled? / To which city do I travel to see @? / In which place did @ settle?
n Which town does @ live in? / Where do I find @'s house? / home town of @?

= {full} > {date}
a birthday / date of birth
% was born on {date}. / {date} is the birthday of %. / On {date}, % has a birthday.
n When was @ born? / On what date was @ born? / What date is @'s birthday? / When is @'s birthday?
n On which date should one congratulate @? / When does @ turn a year older? / birthday of @?
n When do we bake a cake for @? / What day did @ come into the world?

= {full} > {small}
a age / age in years
% is {small} years old. / % is {small}. / At {small}, % is the youngest in the team.
n How old is @? / What age is @? / How many years old is @? / At what age is @ the youngest here?
n How many candles are on @'s cake? / What is @'s age? / age of @?

= {full} > {job}
a job / profession / trade
% works as a {job}. / By trade % is a {job}. / % earns a living as a {job}. / % trained as a {job}.
n What does @ do for a living? / As what does @ work? / What is @ by trade? / What work does @ do?
n In what job does @ earn a living? / For which profession did @ train? / How does @ make a living?

= {full} > {company}
a employer / company
% works for {company}. / {company} employs %. / % is on the staff of {company}. / {company} pays %.
n For whom does @ work? / Which company employs @? / Where is @ employed? / Who pays @?
n By which firm is @ employed? / On whose staff is @? / From whom does @ get a salary?

= {full} > {full2}
a spouse / partner
% is married to {full2}. / {full2} and % are married. / % has been with {full2} for years.
n To whom is @ married? / Whom did @ marry? / Who is @'s better half? / With whom is @ living?
n What is the name of @'s spouse? / Who married @?

= {full} > {vehicle}
a car / vehicle
% drives the {vehicle}. / The {vehicle} belongs to %. / % arrived in the {vehicle}. / % bought the \
{vehicle}.
n What does @ drive? / In what did @ arrive? / Which vehicle is @'s? / What vehicle did @ buy?
n What stands in @'s garage? / With which vehicle does @ get around?

= {full} > {pet}
a dog / pet
% has a dog called {pet}. / {pet} is the dog of %. / The dog of % answers to {pet}.
n What is @'s dog called? / To what name does @'s dog answer? / What is the name of @'s pet?
n How does @ call the dog? / Which name did @ give the dog?

= {full} > {colour}
a favourite colour
% likes {colour} best. / % paints everything {colour}. / No colour pleases % as much as {colour}.
n Which colour does @ like best? / What colour pleases @ most? / In which colour should a gift for \
@ be?
n In what colour does @ paint everything? / What is the best-loved colour of @?

= {company}, {school}, {project} > {full}
a head / boss / director
% is run by {full}. / {full} is at the head of %. / {full} has been in charge of % for years.
n Who runs @? / Who is in charge of @? / Who is at the head of @? / By whom is @ run?
n Who has the last word at @? / Under whose direction is @? / Who is responsible for @?
n Whom do I write to if I want the head of @? / To whom does everyone at @ report?

= {company}, the {department}, the {facility} > {phone}
a phone number / telephone number
% answers on {phone}. / The number of % is {phone}. / To speak to %, call {phone}.
n How do I reach @ by phone? / On what number does @ answer? / What do I dial for @?
n At which number can I call @? / I want to talk to somebody at @. On which number?
n phone number of @? / Which number gets me to @?

= {company}, {hotel}, {hall} > {city}
a location / city
% is in {city}. / You will find % in {city}. / % was set up in {city}. / {city} is the home of %.
n Where is @? / In which city is @? / Which city is @ in? / What city do I go to for @?
n In what town would I find @? / Where was @ set up? / To which city must I travel for @?

= {company}, {hotel}, {hall}, {school} > {year}
a founding year / year of foundation
% was founded in {year}. / % has existed since {year}. / {year} was the year in which % began.
n When was @ founded? / Since when has @ existed? / In which year did @ begin? / How long ago \
began @?
n In what year was @ founded? / When did @ start? / From which year does @ date?

= {company}, {hotel}, the {facility} > {count}
a staff / number of employees
% employs {count} people. / {count} people work at %. / % gives work to {count} people.
n How many people work at @? / How many people does @ employ? / How many are employed at @?
n To how many people does @ give work? / How large is the staff at @? / How many salaries does @ \
pay?

= {hall}, the {facility}, room {number}, the {eatery} > {count}
a capacity / number of seats
% has {count} seats. / % can hold {count} people. / {count} guests can be seated in %.
n How many seats are there in @? / How many guests can @ take? / How many people can be seated in @?
n What is the largest number of people that @ can hold? / For how many is there space in @?
n How many chairs does @ have? / How big a crowd fits into @? / Up to how many people may enter @?
n capacity of @? / We are many. How many of us fit into @?
w How many seats are there @? / How many people can one seat @? / For how many is there space @?

= {hall}, the {facility}, {hotel}, the {eatery} > {time}
a closing time / time of closing
% closes at {time}. / At {time} they lock up %. / % is open until {time}.
n When does @ close? / Until when is @ open? / At what time do they lock up @?
n By when must one leave @? / How late can one be at @? / How long does @ stay open?
w Until when can one stay @? / When do they lock up @?

= {hall}, the {facility}, the {room}, room {number} > {secret}
a door code / access code
% opens with the code {secret}. / The door of % takes {secret}. / Type {secret} to get into %.
n What code opens @? / How do I get into @? / What do I type at the door of @?
n With which code does one get into @? / I stand in front of @. What must I type?
n Which code lets me into @? / door code for @? / What is needed to open @?
w What do I type to get in @? / Which code do I need at the door @?

= {hall}, the {cabinet}, the {machine}, the {vehicle}, the {product} > {colour}
a colour
% is {colour}. / % was painted {colour}. / They chose {colour} as the colour of %.
n What colour is @? / Which colour does @ have? / In what colour was @ painted? / What colour was \
@ given?
n What colour do I look for if I want @? / Which colour was chosen for @?

= the {cabinet}, the {box}, the {machine}, the {thing}, the {vehicle}, {painting} > {full}
a owner
% belongs to {full}. / {full} owns %. / % is the property of {full}. / {full} is the owner of %.
n Who owns @? / To whom does @ belong? / Whose is @? / Who is @ the property of? / Whose property \
is @?
n Who would miss @? / In whose possession is @? / To whom must I return @? / Who can claim @?

= the {cabinet}, the {box} > {objects}
a content
% holds {objects}. / % is full of {objects}. / They keep {objects} in %.
n What is kept in @? / What does @ hold? / What is in @? / Of what is @ full? / What will I find \
in @?
n What would I see if I opened @? / What is stored in @? / What do they keep in @?

= the {cabinet}, the {box}, the {machine}, {painting} > the {room}
a room / place
% stands in the {room}. / % is in the {room}. / They moved % to the {room}. / You find % in the \
{room}.
n Where does @ stand? / In which room is @? / Where do I find @? / Into which room did they move @?
n In what room would I look for @? / Which room houses @? / Where has @ been put?

= the {cabinet}, the {box}, the {machine}, the {vehicle}, the {ship} > {year}
a year of construction / year
% was made in {year}. / % dates from {year}. / They built % in {year}.
n When was @ made? / From what year is @? / In which year was @ built? / How old is @?
n What year does @ date from? / When did they build @?

= the {machine}, the {thing}, the {product} > {price}
a price / cost
% costs {price}. / The price of % is {price}. / You can have % for {price}. / They want {price} \
for %.
n How much is @? / What does @ cost? / How much do they want for @? / For what price can I have @?
n What must I pay for @? / How expensive is @? / At what price is @ sold? / What is asked for @?

= the {machine}, the {vehicle}, the {ship}, the {box} > {weight}
a weight
% weighs {weight}. / The weight of % is {weight}. / On the scales % comes to {weight}.
n How much does @ weigh? / How heavy is @? / What does @ weigh? / What do the scales say for @?
n What weight do I have to lift if I carry @? / How many kilos or tonnes is @?

= {project}, the {committee}, the {department} > {amount}
a budget
% has a budget of {amount}. / {amount} has been set aside for %. / % may spend {amount}.
n How much may @ spend? / How much money has @? / What is the budget of @? / How big is @'s budget?
n How much has been set aside for @? / With how much money must @ get by? / What can @ spend?

= {project}, {ticket}, order {order_number}, {document} > {date}
a deadline / due date
% must be finished by {date}. / The deadline for % is {date}. / % is due on {date}.
n When is @ due? / By when must @ be finished? / Until when is there time for @?
n How long may @ take at most? / What is the last date for @? / By what date is @ to be done?

= the {event}, the {course}, {train} > {time}
a starting time / start
% starts at {time}. / At {time} % begins. / % is set for {time}. / Come at {time} for %.
n When does @ start? / At what time does @ begin? / For what time is @ set? / When should I be at @?
n By what time must I be there for @? / start of @? / How late does @ begin?

= {city}, {island}, {school}, the {team} > {full}
a head / leader
{full} is at the head of %. / % is led by {full}. / {full} has the say in %. / {full} speaks for %.
n Who is at the head of @? / By whom is @ led? / Who has the say in @? / Who speaks for @?
n Who leads @? / Whom does one ask for if one wants the leader of @?

= {city}, {island} > {country}
a country
% is in {country}. / % lies in {country}. / {country} is where % lies. / % belongs to {country}.
n In which country is @? / What country is @ in? / To which country does @ belong?
n In what country do I find @? / Which country must I travel to for @? / Where on the map is @?

= {pet} > {small}
a age / age in years
% is {small} years old. / % is {small}. / {small} years ago % was born.
n How old is @? / What age is @? / How many years old is @? / How many years ago was @ born?
"""
