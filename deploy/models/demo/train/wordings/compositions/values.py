"""The second of two joined facts, for persons and places: a value of the middle.

A block begins with "= ", one or more middles, " > " and the value; % stands for the middle. Lines
with "a" name the value, from which the commonest questions are made; lines with "n" are questions
in which @ stands for what describes the middle, with "w" those where it tells what happens there
("where the wedding takes place"), with "c" those where it is what is inside. The others are
statements."""

VALUES = """
= {full}, {doctor} > {number}
a extension / internal number
% can be reached on extension {number}. / Dial {number} to get %. / % answers extension {number}.
n (On|Under) (what|which) extension can @ be reached? / Which extension is for @?
n I need to speak to @. Which extension do I dial? / I want to ring @ from inside. What do I dial?
n What do I dial inside the house to get @? / Under which extension does @ answer?

= {full}, {doctor} > {phone}
a mobile number / cell phone number / number to call in the evening
% carries a mobile with the number {phone}. / In the evening, ring % on {phone}.
n On which number can @ be reached in the evening? / What number should one ring to get @?
n How do I get through to @ in the evening? / I must talk to @ tonight. Which number do I call?

= {full} > the {floor}
a floor
% works on the {floor}. / You will meet % on the {floor}. / On the {floor} you will find %.
n On (which|what) floor does @ work? / On which floor will I find @? / Up to which floor for @?
n What floor is @ on?

= {full} > {street}
a street
% lives on {street}. / % has bought a house on {street}. / The house of % is on {street}.
n On (which|what) street does @ live? / Which street is @'s house on? / What street is home to @?

= {full} > {hotel}
a hotel
% is staying at {hotel}. / % has checked in at {hotel}. / A room at {hotel} was booked for %.
n At which hotel is @ staying? / Where is @ staying? / What hotel was booked for @?

= {full} > {school}
a school / place of study
% studied at {school}. / % is a graduate of {school}. / {school} gave % a diploma.
n At which school did @ study? / Where did @ study? / Who gave @ a diploma?

= {full}, {doctor} > {price}
a hourly rate / fee per hour / charge
% charges {price} an hour. / An hour with % costs {price}. / You pay % {price} an hour.
n How much does @ charge an hour? / What does an hour with @ cost? / What does @ take per hour?
n How expensive is @ per hour?

= {full} > {time}
a start of work / starting time
% starts work at {time}. / % is always at work by {time}. / The day of % begins at {time}.
n At what time does @ start work? / When does @'s working day begin? / How early does @ begin?

= {full}, {doctor} > {weekday}
a day off / free day
% is off on {weekday}. / On {weekday} % does not work. / On {weekday}, nobody can reach %.
n On which day is @ off? / Which day does @ not work? / When can nobody reach @?

= {full} > {drink}
a favourite drink / drink
% only drinks {drink}. / Serve {drink} to %. / % would give anything for {drink}.
n What does @ drink? / What should I serve @ to drink? / What drink does @ like best?

= {full} > {animals}
a greatest fear
% is afraid of {animals}. / What frightens % most is {animals}. / % runs from {animals}.
n What is @ afraid of? / Of what is @ afraid? / Which animals frighten @? / What does @ run from?

= {full} > {ingredient}
a allergy / allergen
% is allergic to {ingredient}. / % must not eat {ingredient}. / Even a little {ingredient} would \
make % ill.
n To what is @ allergic? / What must @ not eat? / What is it that makes @ ill? / What can't @ eat?

= {full} > {count}
a locker number / locker
% has locker {count}. / Locker {count} belongs to %. / The clothes of % are in locker {count}.
n Which locker belongs to @? / In which locker are the clothes of @? / What locker does @ have?

= {full} > {small}
a number of children
% has {small} children. / % is the parent of {small} children.
{small} children call % their parent.
n How many children does @ have? / How large a family has @? / Of how many children is @ a parent?

= {full} > {duration}
a time in the job
% has been here for {duration}. / For {duration} % has worked here.
n How long has @ been here? / For how long has @ worked here? / Since how long ago is @ with us?

= {full} > {month}
a month of leave / holiday month
% goes on holiday in {month}. / In {month} % will be away. / % has taken all of {month} off.
n When does @ go on holiday? / In which month is @ away? / What month has @ taken off?

= {full} > {year}
a year of graduation
% graduated in {year}. / In {year} % left school. / % has had a degree since {year}.
n In (which|what) year did @ graduate? / When did @ graduate? / Since when has @ had a degree?

= {full} > {amount}
a debt / amount owed
% owes the bank {amount}. / The debts of % come to {amount}. / The bank wants {amount} from %.
n How much does @ owe? / What does @ owe the bank? / How deep in debt is @?

= {full} > {full2}
a emergency contact / person to call in an emergency
If % has an accident, call {full2}. / In an emergency, {full2} speaks for %.
n Who speaks for @ in an emergency? / Whom do I call if @ has an accident?

= {full}, {doctor} > {full2}
a stand-in / substitute / replacement
While % is away, {full2} stands in. / {full2} fills in for %. / {full2} does the work of % on leave.
n Who (stands in|fills in) for @? / By whom is @ replaced? / Who does the work of @ on leave?

= {full} > {percent}
a share of the firm / stake in the firm
% owns {percent} of the firm. / {percent} of the firm belongs to %. / % holds a stake of {percent}.
n How much of the firm does @ own? / What part of the firm belongs to @? / How big is @'s stake?

= {full} > {language}
a second language
% speaks {language} fluently. / With % you can talk in {language}. / % also knows {language}.
n Which language does @ speak? / In what language can one talk to @? / What does @ speak?

= {full} > {medicine}
a medicine / medication
% takes {medicine} every day. / % was prescribed {medicine}. / The doctor put % on {medicine}.
n Which medicine does @ take? / What was @ prescribed? / What does @ have to take every day?

= {full} > {stature}
a height / body height
% is {stature} tall. / % measures {stature}. / % stands {stature} in socks.
n How tall is @? / What does @ measure? / How many centimetres does @ measure?

= {full} > {garment}
a usual garment / favourite garment
% always wears the same {garment}. / You know % by the {garment}. / Never was % seen without the \
{garment}.
n What does @ always wear? / By which garment does one know @? / What is @ never seen without?

= {hall}, the {facility}, the {eatery}, {hotel}, the {site} > {count}
a capacity / seating capacity / number of seats
% holds {count} people. / % seats {count}. / {count} people fit into %.
There is room for {count} in %.
n How many people fit into @? / How many does @ seat? / How many people does @ hold?
n How many can sit in @? / For how many people is there room in @?
n Are there enough seats in @? How many are there?
w How many seats are there @? / How many people can sit @? / How many fit in @?

= {hall}, the {facility}, the {eatery}, {school}, the {site} > {time}
a opening time / time of opening
% opens at {time}. / The doors of % open at {time}. / From {time} one can get into %.
n When does @ open? / At what time does @ open? / When do the doors of @ open?
n From when can one get into @?
n We want to be at @ when the doors open. When is that?
w When do the doors open @? / From what time can one get in @?

= {hall}, the {facility}, the {eatery}, {hotel} > {phone}
a phone number / telephone number / number
To reach %, call {phone}. / % has the number {phone}. / For bookings at %, ring {phone}.
n On (what|which) number can @ be reached? / How do I (call|reach) @? / What must I dial for @?
n Which number takes bookings for @?
w Which number do I call to book a table @? / What do I dial to reach somebody @?

= {hall}, the {facility}, the {eatery}, {hotel}, {school} > {full}
a owner / proprietor
% (belongs to|is owned by) {full}. / {full} (owns|bought) %. / The deeds of % are in {full}'s name.
n Who owns @? / To whom does @ belong? / Whose is @? / In whose name are the deeds of @?
w Who owns the place @?

= {hall}, the {facility}, {school}, {hotel}, the {site} > {full}
a caretaker / janitor
{full} is the caretaker of %. / {full} looks after %. / {full} locks up % at night.
n Who is the caretaker of @? / Who looks after @? / Who locks up @ at night?
w Who locks up @ at night?

= {hall}, the {facility}, {hotel}, the {eatery}, the {ship}, {school} > {year}
a year of construction / building year
% was (built|opened) in {year}. / % dates from {year}. / They finished % in {year}.
n When was @ built? / In which year was @ built? / From what year is @? / How old is @?
n Which year does @ date from?

= {hall}, {school}, {hotel}, the {facility} > {builders}
% was built by {builders}. / The walls of % were put up by {builders}.
It was {builders} who built %.
n Who built @? / By whom was @ built? / Who put up the walls of @?

= {hall}, the {facility}, {hotel}, the {cabinet}, the {box} > {stuff}
a material
% is made of {stuff}. / They made % out of {stuff}. / % consists of {stuff}.
n What is @ made of? / Out of what was @ made? / Of what material is @? / What does @ consist of?

= {hall}, the {facility}, {hotel}, {school}, the {eatery} > {street}
a street / location
% is on {street}. / You find % on {street}. / The entrance of % faces {street}.
n On (which|what) street is @? / Which street is @ on? / Which street does the entrance of @ face?
n To which street must I go for @?

= {hall}, {hotel}, the {facility}, {school} > {distance}
a distance from the station
From the station it is {distance} to %. / % is {distance} from the station.
n How far (from the station is|is it from the station to) @? / How long is the way to @?
w How far from the station is it @?

= {hall}, the {facility}, the {eatery}, {school} > {weekday}
a closing day
% is closed on {weekday}. / On {weekday} % stays shut. / On {weekday} nobody is at %.
n On which day is @ closed? / On what day does @ stay shut? / When is nobody at @?

= {hall}, {hotel}, the {facility} > {small}
a number of floors / number of storeys
% has {small} floors. / {small} floors make up %. / One counts {small} floors in %.
n How many floors does @ have? / How many storeys has @? / How many floors are there in @?

= {hall}, the {facility}, {hotel}, the {eatery} > {price}
a daily rent / hire charge
Hiring % for a day costs {price}. / % can be had for {price} a day. / A day at % is {price}.
n What does it cost to hire @? / How much is a day at @? / For what price can @ be had?

= {hall}, the {site}, {hotel}, {school}, the {eatery} > {password}
a wireless password / network password
The wireless network of % takes {password}. / Guests of % go online with {password}.
n How do I go online at @? / What does the wireless network of @ take?
w How do I go online @?

= {hall}, the {facility}, {hotel}, {street} > {full}
a namesake / name giver
% (is|was) named after {full}. / The name of % honours {full}. / {full} gave % its name.
n After whom (is|was) @ named? / Whom does the name of @ honour? / Who gave @ its name?

= {hall}, {hotel}, {school}, the {facility}, {street} > {number}
a bus line / bus
Bus {number} stops at %. / Take bus {number} to %. / % is on bus line {number}.
n Which bus (goes|do I take) to @? / What bus stops at @? / How do I get to @ by bus?

= {hotel}, {hall}, {school}, the {eatery} > {hall2}
a neighbour / building next door
% is next to {hall2}. / Beside % stands {hall2}. / % shares a wall with {hall2}.
n What is next to @? / Beside what is @? / Which building stands beside @? / What adjoins @?
w Which building is next door @?

= the {eatery}, {hotel} > {dish}
a speciality / special
The speciality of % is {dish}. / At % everybody orders {dish}. / % is famous for its {dish}.
n What does everybody order at @? / For which dish is @ famous? / What should one eat at @?
w What does one eat @?

= the {eatery}, {hotel} > {full}
a chef / cook
{full} cooks at %. / In the kitchen of % stands {full}. / The food at % is by {full}.
n Who cooks at @? / Who stands in the kitchen of @? / By whom is the food at @?
w Who does the cooking @?

= {city}, {island} > {weekday}
a market day
The market of % is on {weekday}. / On {weekday} there is a market in %.
{weekday} is market day in %.
n On which day is the market in @? / When is market day in @? / When does one buy vegetables in @?

= {city}, {island} > {duration}
a travel time / journey time
It takes {duration} to get to %. / The journey to % takes {duration}. / % is {duration} away.
n How long does it take to get to @? / How long is the journey to @? / How far away in time is @?

= {city}, {island} > {count}
a number of inhabitants / population
% has {count} inhabitants. / {count} people live in %. / The people of % number {count}.
n How many people live in @? / How many inhabitants has @? / How big is @?

= {city}, {island} > {full}
a oldest inhabitant / most famous inhabitant
% is the home of {full}. / The most famous inhabitant of % is {full}.
n Who is the most famous inhabitant of @? / Which famous person comes from @?

= {city}, {island}, {street} > {hall}
a landmark / main sight
The landmark of % is {hall}. / Visitors to % come to see {hall}. / % is known for {hall}.
n What do visitors to @ come to see? / For which building is @ known? / What is there to see in @?

= {city}, {island} > {crops}
a main product / main crop
% lives on its {crops}. / The fields around % are full of {crops}. / % sells {crops} to the world.
n What does @ live on? / What grows around @? / What does @ sell to the world?

= {city}, {island} > {vehicle}
a ambulance vehicle / emergency vehicle
The only ambulance in % is the {vehicle}. / In % the {vehicle} serves as ambulance.
n What serves as ambulance in @? / Which vehicle is the ambulance of @?
"""
