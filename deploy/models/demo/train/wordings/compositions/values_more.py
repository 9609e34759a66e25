"""The second of two joined facts, of all kinds: a value of the middle. For the form of a block see
values.py."""

MORE_VALUES = """
= {doctor} > {weekday}
a surgery day / consulting day
% sees patients on {weekday}. / On {weekday} the surgery of % is open. / Come to % on a {weekday}.
n On which day does @ see patients? / When can I go to @? / Which day is good for seeing @?
n I need an appointment with @. On which day?

= {doctor} > {street}
a practice
% has a practice on {street}. / You find the practice of % on {street}. / % moved to {street}.
n On which street is the practice of @? / Where do I go to see @? / Which street must I go to for @?

= {doctor} > {duration}
a waiting time
At the practice of % one waits {duration}. / Patients of % wait {duration}.
n How long does one wait at @'s? / How long do patients of @ wait? / How patient must one be with @?

= flight {flight}, {train} > {count}
a number of passengers / number of seats
% carries {count} passengers. / {count} people are on %. / There are {count} passengers on %.
n How many passengers does @ carry? / How many people are on @? / How full is @?

= flight {flight}, {train}, the {ship} > {full}
a captain / person in command
{full} is in command of %. / % is under {full}. / The captain on % is {full}.
n Who is in command of @? / Under whose command is @? / Who is the captain on @?

= flight {flight}, {train}, the {ship} > {duration}
a travelling time
% takes {duration}. / The trip on % lasts {duration}. / On % you travel for {duration}.
n How long does @ take? / How long is the trip on @? / How much time must I allow for @?

= {train}, flight {flight} > {price}
a fare / ticket price
A seat on % costs {price}. / You pay {price} to travel on %. / The fare for % is {price}.
n What does a seat on @ cost? / How much is a ticket for @? / What do I pay to travel on @?

= the {event}, the {course} > {count}
a number of guests / number of visitors
{count} people came to %. / % had {count} guests. / One counted {count} guests at %.
n How many people came to @? / How many guests did @ have? / How well was @ attended?

= the {event}, the {course} > {price}
a entrance fee / admission
To get into %, you pay {price}. / A ticket for % is {price}. / % costs {price} per head.
n How much is it to get into @? / What does a ticket for @ cost? / What does @ cost per head?

= the {event}, the {committee} > {time}
a beginning / start
% begins at {time}. / Be at % by {time}. / They start with % at {time}.
n When does @ begin? / By what time should one be at @? / At what time do they start with @?

= the {event} > the {band}
a music / band
The {band} play at %. / At % you can hear the {band}. / % has hired the {band}.
n Who plays at @? / Whom can one hear at @? / Which band was hired for @?

= the {event}, the {committee} > {company}
a sponsor
{company} pays for %. / % is sponsored by {company}. / Without {company}, % would have no money.
n Who pays for @? / By which company is @ sponsored? / Where does the money for @ come from?

= the {thing}, the {box}, the {key} > {stuff}
a material
% is made of {stuff}. / They made % out of {stuff}. / Somebody formed % from {stuff}.
n What is @ made of? / Out of what did they make @? / Of what material is @?

= the {thing}, the {product} > {company}
a maker / manufacturer
% was made by {company}. / {company} produced %. / On the bottom of % stands {company}.
n Who made @? / Which company produced @? / What name stands on the bottom of @?

= the {thing}, the {key}, {document}, the {box} > the {cabinet}
a place / place of storage
% is in the {cabinet}. / They locked % into the {cabinet}. / You must look in the {cabinet} for %.
n Where is @? / In what is @ kept? / Into what did they lock @? / Where must I look for @?

= the {thing}, the {vehicle}, {pet}, {painting} > {amount}
a insurance sum
% is insured for {amount}. / If % is lost, the insurance pays {amount}.
n For how much is @ insured? / What does the insurance pay if @ is lost? / How well is @ insured?

= the {software}, the script {script}, {project} > {language}
a documentation language
The manual of % is in {language}. / Whoever reads about % must know {language}.
n In what language is the manual of @? / Which language must I know to read about @?

= the {software}, {host}, server {code} > {time}
a restart time / time of the nightly restart
% is restarted at {time}. / Every night at {time} % is down. / At {time} they restart %.
n When is @ restarted? / At what time is @ down every night? / When do they restart @?

= the {software}, {host}, server {code} > {date}
a shutdown date / date of the shutdown
% will be switched off on {date}. / The last day of % is {date}. / After {date} there will be no %.
n When will @ be switched off? / What is the last day of @? / Until when can one use @?

= server {code}, {host} > {host2}
a backup server / fallback
If % fails, {host2} takes over. / % is backed up to {host2}. / The copy of % is on {host2}.
n What takes over if @ fails? / To which server is @ backed up? / Where is the copy of @?

= {weekday}, {city} > {weather}
a weather forecast / weather
The forecast for % is {weather}. / They expect {weather} for %. / For %, count on {weather}.
n What weather is expected for @? / What is the forecast for @? / What should one count on for @?

= {weekday} > {full}
a cook
On % the cook is {full}. / {full} cooks on %. / The kitchen is {full}'s on %.
n Who cooks on @? / Who is the cook on @? / Whose is the kitchen on @?

= {weekday} > {colour}
a colour of the bin / bin
On % they empty the {colour} bin. / On % it is the turn of the {colour} bin.
n Which bin do they empty on @? / What colour is the bin for @?

= the {wing}, the {floor}, the {room}, {hall} > {temperature}
a temperature / room temperature
In % it is {temperature}. / They heat % to {temperature}. / The thermometer in % shows \
{temperature}.
n How warm is it in @? / To what temperature do they heat @? / What does the thermometer in @ show?
w How warm is it @?

= the {wing}, the {floor}, the {department} > {small}
a number of printers
% has {small} printers. / One counts {small} printers in %. / {small} printers serve %.
n How many printers does @ have? / How many printers serve @? / How many printers are in use in @?

= the {wing}, the {floor}, the {room}, room {number} > {password}
a wireless password / network password
The network in % takes {password}. / To go online in %, type {password}.
n How do I go online in @? / What must I type to go online in @? / Which password is for @?
w How do I go online @? / Which password do I need @?

= the {band}, the {team} > {hall}
a rehearsal place / training place
% practise in {hall}. / You can hear % practise in {hall}. / {hall} is where % practise.
n Where does @ practise? / In which building does @ practise? / Where can one see @ practise?

= the {band}, the {team}, the {committee} > {year}
a founding year / year of foundation
The first year of % was {year}. / {year} saw the beginnings of %. / In {year} they founded %.
n When was @ founded? / In which year was @ founded? / What was the first year of @?

= {ticket}, {parcel}, order {order_number} > {full}
a person in charge / handler
{full} takes care of %. / % is in the hands of {full}. / If you have a question on %, ask {full}.
n Who takes care of @? / In whose hands is @? / Whom do I ask about @? / Who handles @?

= {ticket}, {document}, order {order_number} > {code}
a reference / reference code
% has the reference {code}. / Quote {code} when you ask about %. / % is filed as {code}.
n What must I quote when I ask about @? / As what is @ filed? / Under which code is @ filed?

= {parcel}, order {order_number}, the {machine} > {time}
a delivery time / time of delivery
% will be delivered at {time}. / Expect % at {time}. / The van with % comes at {time}.
n At what time will @ be delivered? / When should I expect @? / When does the van with @ come?

= {project}, the {department}, the {committee} > {city}
a location / seat
% is based in {city}. / The people of % sit in {city}. / {city} is where % is at home.
n In which city is @ based? / Where is @ at home? / Where do the people of @ sit?

= {project}, {company}, the {department} > {full2}
a lawyer / legal adviser
The lawyer of % is {full2}. / In court, {full2} speaks for %. / {full2} advises % in matters of law.
n Who speaks for @ in court? / Who advises @ in matters of law? / By whom is @ advised?

= {company}, {school}, the {team} > {colour}
a house colour
All vans of % are {colour}. / The colour of % is {colour}. / % paints everything {colour}.
n What colour are the vans of @? / In which colour is everything painted by @?

= {company}, {school}, {hotel} > {percent}
a growth / yearly growth
Last year % grew by {percent}. / The growth of % was {percent}. / % has grown by {percent}.
n By how much did @ grow? / How fast did @ grow? / How much bigger is @ than last year?

= {full} > the {machine}
a machine
% operates the {machine}. / The {machine} is the job of %. / % has been put in charge of the \
{machine}.
n Which machine does @ operate? / What machine is @ in charge of? / At which machine does @ stand?

= {full} > the {committee}
a committee
% sits on the {committee}. / The {committee} has % as a member. / % was elected to the {committee}.
n On which committee does @ sit? / To which committee was @ elected? / Where is @ a member?

= {full} > the {department}
a department
% works in the {department}. / They moved % to the {department}. / The {department} employs %.
n In which department does @ work? / Which department employs @? / Which department is @ in?

= {full} > the {key}
a key
% carries the {key}. / % was given the {key}. / In the pocket of % is the {key}.
n Which key does @ carry? / What key was @ given? / Which key is in the pocket of @?

= {full} > the {band}
a favourite band
% loves the {band}. / % has every record of the {band}. / The {band} are the heroes of %.
n Which band does @ love? / Whose records does @ have? / Who are the heroes of @?

= {full} > the {eatery}
a usual restaurant
% always eats at the {eatery}. / At lunch, % is at the {eatery}.
n At which restaurant does @ eat? / Where is @ at lunch?

= {full} > {train}
a train
% comes by {train}. / % takes {train} every day. / You can meet % on {train}.
n Which train does @ take? / By which train does @ come? / On what train can one meet @?

= {full} > {shelf}
a coat hook / place for the coat
The coat of % hangs on {shelf}. / They gave % {shelf} for the coat.
n Where does the coat of @ hang? / Which place was @ given for the coat?

= {full} > {small}
a number of votes
% got {small} votes. / {small} people voted for %. / One counted {small} votes for %.
n How many votes did @ get? / How many people voted for @?

= {full} > {tool}
a favourite tool
% never works without the {tool}. / The favourite tool of % is the {tool}.
n What is @'s favourite tool? / Without which tool does @ never work?
"""
