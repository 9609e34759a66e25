"""Free sentences: cars, bicycles, trains, ships' engines and aircraft (see relations.py)."""

RELATIONS = """
The garage on {street} wants {price} for a new {car_part} for my {vehicle}, labour included.
A new {car_part} for the {vehicle} costs {price} with labour at the garage on {street}.
For {price}, labour and all, the people on {street} will put a {car_part} into my {vehicle}.
I need a {car_part} for the {vehicle}, and {street} is where they would fit one for {price} all \
told.
> {price}
How much would the {car_part} cost? / What does the garage on {street} ask for?
What must I pay to have my {vehicle} repaired? / Price of the {car_part}?
How expensive is the repair of the {vehicle}?
What does the mechanic charge for the repair? / How much money will the repair set me back?
> {car_part}
Which part does my {vehicle} need? / What is broken on the {vehicle}?
What will they put into my {vehicle}? / Which part did the garage on {street} offer for {price}?
Which component has to be replaced? / What's the mechanic going to fit?
> {street}
Where is the garage for my {vehicle}? / On which street can I have the {vehicle} repaired?
Where do they want {price} for a {car_part}? / Address of the garage for my {vehicle}?
Which street does my {vehicle} go to for repair?
Where is the mechanic's workshop? / What address should I bring it to for repair?

Front tyres of the {vehicle}: {pressure}; rear: {pressure2}; with a full load add a little.
Inflate the {vehicle} to {pressure} at the front and {pressure2} at the back.
The rear tyres of the {vehicle} take {pressure2}, those at the front {pressure}.
Please check the {vehicle}: there should be {pressure} in the front tyres and {pressure2} in those \
behind.
> {pressure}
How much air goes into the front tyres? / What pressure do the front wheels of the {vehicle} need?
How hard should the {vehicle}'s front tyres be? / Front tyre pressure?
How much air goes into the wheels nearest the bonnet?
What should the gauge read by the steering end?
> {pressure2}
How much air goes into the rear tyres? / What pressure do the back wheels of the {vehicle} need?
How hard must the tyres at the back of the {vehicle} be? / Rear tyre pressure?
How much air goes into the wheels nearest the boot? / What should the gauge read at the tail end?

{first} rode {length} on a {colour} bicycle whose {bicycle_part} was held together with string.
With string around the {bicycle_part}, {first}'s {colour} bicycle did another {length}.
Although only string held the {bicycle_part}, {first} managed {length} on the {colour} bicycle.
String will do for a {bicycle_part}, thought {first}, and went {length} on the {colour} bicycle.
> {length}
How far did {first} ride? / What distance did the {colour} bicycle do?
How long was {first}'s ride? / How far did the string last? / {first}'s distance by bicycle?
What distance did the cyclist cover? / How far could the mended bike go?
> {bicycle_part}
What did {first} hold together with string? / Which part of {first}'s bicycle was broken?
What was wrong with the {colour} bicycle? / Broken part of the {colour} bicycle?
Which piece of the bike was about to drop off? / What was tied on so that the cyclist could go on?
> {colour}
What colour is {first}'s bicycle? / On which bicycle did {first} ride {length}?
Colour of the bicycle with the string? / How does {first}'s bicycle look?
What shade was the mended bike? / What did the cyclist's wheels look like, which paint?
> {first}
Who rode {length} by bicycle? / Whose bicycle had string around its {bicycle_part}?
(Who|Which person) rides a {colour} bicycle? / (Who|Which person) trusted a piece of string?
Which cyclist trusted a bit of cord? / Who pedalled so far with something tied on?

Train {number} to {city} stood {duration} before {city2} as cows were on the line.
Because of cows on the line, train {number} (to {city}) waited {duration} outside {city2}.
Cows near {city2} made the passengers of train {number} reach {city} {duration} late.
Passengers for {city} looked at cows near {city2} for {duration} from the windows of train {number}.
> {duration}
How late was train {number}? / How long did the cows hold up the train?
For how long did the train to {city} stand? / How much time was lost before {city2}?
Delay of train {number}?
How long were the travellers held up by animals? / What delay did the cattle cause?
> {city2}
Where were the cows? / Near which town did train {number} stand?
Before which city did the train to {city} wait? / Where was train {number} held up?
Which town were the cattle close to? / Where were the travellers held up?
> {city}
Where was train {number} going? / To which city did the passengers want?
(Where|In what town) did the passengers arrive late? / Destination of train {number}?
Where were the delayed travellers heading? / What was the destination of the rail service?
> {number}
Which train was held up by cows? / What is the number of the train to {city}?
Which train was {duration} late? / Number of the train before {city2}?
Which rail service was held up by cattle? / What service did the animals delay?

The {role} checks the {car_part} of every {vehicle} after {length}, and so should you.
After {length} have the {car_part} of a {vehicle} checked; the {role} always does.
No {vehicle} leaves the {role} with an unchecked {car_part} once it has done {length}.
If the {role} has taught me anything about a {vehicle}, it is to see to the {car_part} every \
{length}.
> {car_part}
What does the {role} check? / Which part should be looked at after {length}?
Which part wants checking on a {vehicle}? / What should not be left unchecked on a {vehicle}?
Which component deserves a regular inspection? / What bit should I look at every so often?
> {length}
After what distance is the {car_part} checked? / How far may a {vehicle} go before the check?
How many miles or metres until the {car_part} is due? / When does the {role} check the {car_part}?
After what distance is an inspection due? / How often, by the mileage, should one look it over?
> {role}
Who checks the {car_part}? / Whose habit is it to check each {vehicle}?
Who is an example to {vehicle} drivers? / Who would never forget the {car_part}?
By whom is every {vehicle} checked?
Whose advice on inspections should I follow? / Which professional is so particular about mileage?

Only {percent} of the new trams in {city} run; at {number} of them the doors stick.
The doors stick at {number} of the new trams in {city}, so that no more than {percent} are in \
service.
In {city} {percent} of the new trams are running; the others, {number} of them, have bad doors.
With {number} new trams waiting for better doors, {city} gets along with {percent} of what it \
bought.
> {percent}
What share of the trams in {city} runs? / How many of the new trams are in service?
What part of the trams can {city} use? / How large a part of {city}'s trams is all right?
What share of the transport is usable? / How large a portion of the fleet carries travellers?
> {number}
How many trams have bad doors? / How many of {city}'s trams are not running?
At how many do the doors stick? / Number of trams with bad doors? / How many new trams stand still?
How many of the fleet are out of order?
What number is stuck in the depot because of faulty entrances?
> {city}
(Where|In what town) do tram doors stick? / Which city has trouble with its new trams?
Which city bought bad trams? / In what city are {percent} of the new trams running?
Where is public transport troubled by faulty entrances?
Which town purchased a disappointing fleet?

{full} drove the electric {vehicle} {length} on {energy}, a record that {company} doubts.
With {energy}, {full} got {length} out of the electric {vehicle}; {company} does not believe it.
{company} doubts that {full} could drive {length} in an electric {vehicle} on {energy}.
It was {length}, swears {full}, who had {energy} in the electric {vehicle}; not possible, answers \
{company}.
> {length}
How far did {full} drive? / What distance does {company} doubt? / How far did {energy} last?
What is the record of {full}? / Range of the electric {vehicle}?
How far did the driver get on a single charge? / What distance does the driver claim?
> {energy}
How much energy did {full} use? / On how much did the {vehicle} do {length}?
What did the record drive consume? / What amount of current did {full} need?
How much current was in the battery? / What amount of power was used for the claimed distance?
> {company}
Who doubts the record? / Which firm does not believe {full}?
(Who|What firm) says {length} cannot be true? / By whom is {full} not believed?
(Who|What firm) questions the {length}?
Which firm thinks the claim is a lie? / Who calls the driver a fibber?
> {full}
Who holds the record of {length}? / (Who|Which person) drove the electric {vehicle}?
Whose record is doubted? / (Who|Which person) claims to have driven {length}?
Whom does {company} not believe?
Which driver claims to have gone so far? / Whose claim does the firm not accept?
> {vehicle}
What did {full} drive? / Which vehicle went so far? / In what did {full} set the record?
With what did {full} do {length} on {energy}?
What was the battery driven machine? / Which means of transport is the claim about?

The lift of the {ship} carries {small} cars or {weight}, whichever comes first.
On the {ship}, the lift stops at {weight} or {small} cars.
You may put {small} cars on the lift of the {ship}, as long as they stay below {weight}.
The sign by the lift on the {ship} says {weight} or {small} cars and not a bicycle more.
> {small}
How many cars fit on the lift of the {ship}? / What number of cars does the lift carry?
How many vehicles can go up at once on the {ship}? / Cars on the lift?
How many automobiles fit in the elevator? / What's the maximum number of motors hoisted in one go?
> {weight}
How heavy may the load of the lift be? / What is the limit of the {ship}'s lift?
What does the lift of the {ship} carry at most? / Maximum load on the {ship}?
How heavy may the load in the elevator be? / What's the limit in tonnes or kilos?
> {ship}
Which ship has a lift for {small} cars? / On what ship does the lift take {weight}?
Name of the ship with the car lift? / Whose lift stops at {weight}?
Which vessel has that elevator? / Where at sea are automobiles hoisted like this?

At {speed} the {car_part} of {person}'s {vehicle} begins to sing.
{person}'s {vehicle} has a {car_part} that sings at {speed}.
The {car_part}, says {person}, hums a tune when the {vehicle} reaches {speed}.
Drive with {person} and you will hear, when the {vehicle} does {speed}, a song from the {car_part}.
> {car_part}
What begins to sing at {speed}? / Which part of the {vehicle} makes a noise?
What makes the noise in {person}'s {vehicle}? / Which part is to be heard at {speed}?
Noisy part of the {vehicle}?
Which component makes music? / Where does the strange melody in the car come from?
> {speed}
How fast must one go to hear the {car_part}? / At what speed does the {car_part} sing?
How fast is the {vehicle} when it makes music? / Speed of the song?
What speed starts the {car_part} humming?
How fast must one go to hear the music? / What pace brings out the melody?
> {person}
Whose {vehicle} sings? / Who has a singing {car_part}? / (Who|Which person) drives the {vehicle}?
(Who|Which person) says that the {car_part} hums? / To whom does the musical {vehicle} belong?
Who owns the musical car? / Which driver travels to a melody?

Number plate {code}, a {vehicle}, wanted since {date} for passing the {place} at {speed}.
Since {date} the police want a {vehicle} (plate {code}) that raced past the {place} at {speed}.
The {vehicle} that passed the {place} at {speed} on the night before {date} has the plate {code}.
Have you seen {code}? It is on a {vehicle}, and it went by the {place} at {speed}; the search \
began on {date}.
> {code}
What is the plate of the {vehicle}? / Which plate do the police want?
Under which plate did it race past the {place}? / Plate of the car that did {speed}?
How can the {vehicle} be recognised by its plate?
What registration should I look out for? / Which letters and digits identify the speeding driver?
> {speed}
How fast was the {vehicle}? / At what speed was the {place} passed?
How much did {code} have on the clock? / Speed at the {place}?
How fast was the offender going? / What did the radar measure?
> {place}
What did the {vehicle} race past? / Where was {code} too fast?
Where did somebody drive at {speed}? / Past which place did {code} go?
Where was the offender speeding? / Which spot did the hunted driver tear along?
> {vehicle}
What kind of vehicle is {code}? / What do the police look for since {date}?
What raced past the {place}? / What belongs to the plate {code}?
What type of motor are they hunting? / In which sort of machine did the offender flee?

Flight {flight} turned round over {country} when the light for the {hardware} came on.
Over {country} a light for the {hardware} came on, and flight {flight} went back.
The {hardware} light made the captain of {flight} turn back above {country}.
Passengers of {flight} saw {country} twice, since the captain, warned by a light for the \
{hardware}, turned the plane.
> {country}
Over which country did {flight} turn round? / Where was {flight} when the light came on?
Above what land did the captain turn? / Over what country did {flight} give up?
Where did the aircraft reverse its course?
Which nation did the travellers look down on as the pilot changed course?
> {hardware}
Which light came on over {country}? / Why did {flight} go back? / What made the captain turn round?
What seemed to be wrong on {flight}? / Warning over {country}?
What did the cockpit warning concern? / Which equipment seemed faulty to the pilot?
> {flight}
Which flight turned round? / What is the number of the flight that went back?
Which flight did not get beyond {country}? / Flight with the {hardware} light?
Which service had the cockpit warning? / What aircraft reversed its course?

The {city} tramway museum wants {count} volunteers to repaint car {number} in {colour} by {month}.
By {month} car {number} of the {city} tramway museum is to be {colour}; {count} volunteers are \
needed.
{count} people are sought in {city} who can paint tram car {number} {colour} until {month}.
Tram car {number} waits in {city} for {month}, for {colour} paint, and for {count} people with \
brushes.
> {count}
How many volunteers are needed in {city}? / How many people should paint car {number}?
Number of hands for car {number}? / How many hands does the tramway museum look for?
How many helpers do they want for the decorating? / What number of unpaid hands are required?
> {colour}
What colour will car {number} have? / In which colour is the tram to be painted?
New colour of the tram in {city}? / How will car {number} look?
What shade is the old carriage going to be? / Which tin of gloss should the helpers open?
> {month}
By when must car {number} be painted? / In which month should the work in {city} be done?
Until when do they have time in {city}? / Deadline for car {number}?
What's the deadline for the decorating? / When should the old carriage be ready?
> {city}
Where is tram car {number}? / Which city's museum looks for painters?
Where can I help to paint a tram? / In which city are {count} people sought?
Where are helpers required to decorate a carriage? / Which town keeps the old carriage?
> {number}
Which tram car is to be painted? / What is the number of the car in {city}?
Which car will be {colour}? / Number of the tram?
Which old carriage gets a fresh coat? / What's written on the carriage the helpers decorate?

I oil the {bicycle_part} with {ingredient} oil every {weekday}, a habit I have from {first}.
Every {weekday} I put {ingredient} oil on the {bicycle_part}, as {first} taught me.
{first} taught me to use {ingredient} oil for the {bicycle_part}, so I do it each {weekday}.
What {first} showed me I still do: {ingredient} oil, a cloth, and on {weekday} the {bicycle_part}.
> {bicycle_part}
What do I oil every {weekday}? / Which part of the bicycle gets {ingredient} oil?
On what do I put {ingredient} oil? / What do I look after every {weekday}?
Which piece of the bike gets greased? / What do I look after once a week?
> {weekday}
(When|On which weekday) do I oil the {bicycle_part}? / On which day does my bicycle get oil?
Day for the {bicycle_part}? / (When|On which weekday) in the week do I do what {first} taught me?
When do I look after the bike? / What day is my greasing day?
> {first}
Who taught me to oil the {bicycle_part}? / From whom do I have the habit?
Whose pupil am I with the {bicycle_part}? / (Who|Which person) uses {ingredient} oil as well?
(Who|Which person) showed me how to care for the {bicycle_part}?
Who passed the greasing tip on to me? / Which mentor made me look after my bike?

Engine room, {time}: {temperature} at the main bearing, {pressure} oil, signed {full}.
At {time} {full} read {temperature} at the main bearing and {pressure} of oil pressure.
The main bearing was at {temperature} and the oil at {pressure} when {full} made the round at \
{time}.
{full}'s entry for {time} says that the oil stood at {pressure} and that the main bearing had \
{temperature}.
> {temperature}
How hot was the main bearing? / What did {full} read at the bearing?
What was the bearing's heat at {time}? / Bearing temperature?
How hot was it down among the machinery? / How warm did the shaft's support get?
> {pressure}
What was the oil pressure? / How much pressure had the oil at {time}?
What did {full} note for the oil? / Oil reading at {time}?
How hard is the lubricant pushed through? / What did the lubricant gauge show?
> {full}
Who made the round at {time}? / (Who|Which person) signed for the engine room?
Whose readings from the engine room are they? / (Who|Which person) looked at the main bearing?
Who found {temperature} at the bearing?
Which engineer took the measurements? / Who put down the figures on duty?
> {time}
(When|At what hour) was the round through the engine room?
At what time did {full} read the gauges? / (When|At what hour) was the bearing at {temperature}?
Time of the reading by {full}?
When were the measurements taken? / What hour was the engineer on patrol?

Recall: {company} calls back {count} {object} trailers of {year}, as the {car_part} may come off.
{company} recalls {count} of its {year} {object} trailers, whose {car_part} can come off.
As the {car_part} can come off, {count} {object} trailers built in {year} must go back to {company}.
Look under your {object} trailer: if {company} built it in {year}, its {car_part} may fall off, as \
with {count} others.
> {count}
How many trailers are recalled? / How many must go back to {company}?
Number of trailers with a loose {car_part}? / How large is the recall by {company}?
How many faulty products must be returned? / How large is the defective batch?
> {car_part}
What may come off {company}'s trailers? / Why does {company} recall trailers?
Which part is not safe? / What is loose on the trailers of {year}? / Dangerous part of the trailers?
Which component is badly fixed? / What could drop onto the road?
> {year}
From which year are the trailers? / When were the recalled trailers built?
Trailers of which year must go back to {company}? / Year of the bad trailers?
When were the faulty products manufactured? / Which vintage of the product is unsafe?
> {company}
(Who|What firm) recalls trailers? / Which firm built the bad trailers?
To whom must the trailers go back? / Whose trailers have a bad {car_part}?
Which maker had to call {count} trailers back?
Who manufactured the faulty products? / Which firm wants its unsafe goods returned?

Every {small} minutes a cable car leaves the {place} for the {place2}; it holds {number_or_word} \
people.
Cable cars for {number_or_word} people go from the {place} up to the {place2}, one each {small} \
minutes.
The cable car between the {place} and the {place2} seats {number_or_word}; wait at most {small} \
minutes.
You never wait more than {small} minutes at the {place} for a cabin, with room for \
{number_or_word}, up to the {place2}.
> {small} minutes
How often does the cable car leave? / How long do I wait at the {place} at most?
At what interval do cable cars go to the {place2}? / Time between two cable cars?
How often is there a ride up the mountain?
What's the interval from one departure to the following one?
> {number_or_word}
How many people fit into the cable car? / How many can ride up to the {place2} at once?
What is the capacity of a cable car? / How many seats has a car to the {place2}?
How many passengers does one gondola take? / What's the capacity of the ride?
> {place2}
Where does the cable car from the {place} go?
What is at the other end of the line from the {place}? / To what place can I ride from the {place}?
Upper end of the cable car?
Where do passengers get off after the ride? / What's the destination of the gondola?
"""
