"""Free sentences: travel, transport, shipping and logistics (see relations.py)."""

RELATIONS = """
{person} (parked|left) the {vehicle} in bay {number}.
The {vehicle} was (parked|left) in bay {number} by {person}.
In bay {number}, {person} (parked|left|found) the {vehicle}.
Bay {number} is where {person} left the {vehicle}.
> {number}
Which bay is the {vehicle} in? / In which bay did {person} (leave|park) the {vehicle}?
Where is the {vehicle} parked?
Where did {person} (leave|park|put) the {vehicle}?
What is the number of the bay with the {vehicle}? / {vehicle} bay?
What figure marks the vehicle's spot? / Which space was the {vehicle} put in?
> {person}
Who (parked|left) the {vehicle}? / Who put the {vehicle} into bay {number}?
By whom was the {vehicle} parked?
Who was the driver that put the {vehicle} there? / Which driver used space {number}?
> {vehicle}
What did {person} (park|leave) in bay {number}? / Which vehicle is in bay {number}?
What stands in bay {number}?
What is standing in space {number}? / Which set of wheels was {person} using?

{person} (flew|travelled|went|drove) from {city} to {city2} on {date}.
On {date}, {person} (flew|travelled|went) from {city} to {city2}.
The trip that {person} made on {date} led from {city} to {city2}.
> {city2}
Where did {person} (travel|go|fly) on {date}? / To which city did {person} go from {city}?
What was the destination of {person}?
Where did the trip of {person} end? / Which city did {person} reach from {city}?
What was the traveller's destination? / Tell me where {person} arrived.
> {city}
From where did {person} (start|travel|fly) to {city2}? / Where did the trip of {person} begin?
Which city did {person} leave?
What was the traveller's starting point? / Where did {person} set off?
> {date}
When did {person} (travel|go|fly) to {city2}? / On what day did {person} leave {city}?
When was the trip of {person}?
When was {person} on the road or in the air? / What was the traveller's day of departure?
> {person}
Who (travelled|went|flew) from {city} to {city2}? / Who was on the way to {city2} on {date}?
Which traveller arrived in {city2} that day? / Who set off for {city2}?

The (night|express|last|first|morning) train to {city} (leaves|departs) from platform {small}.
Platform {small} is for the train to {city}.
Passengers to {city} (wait|board) at platform {small}.
Trains to {city} always leave from platform {small}.
> {small}
From which platform does the train to {city} (leave|depart)? / Which platform is for {city}?
Where do I board for {city}?
What platform do I need for {city}? / At which platform should passengers to {city} wait?
{city} platform?
Where in the station do I get on for {city}? / I am off to {city}: which track should I stand by?
> {city}
Where does the train from platform {small} go? / Which city can I reach from platform {small}?
Platform {small} is for trains to what city?
Where would the carriages at {small} carry me? / What is the destination on the track's sign?

The bus to the {place} (comes|runs|leaves) every {duration}.
Every {duration} there is a bus to the {place}.
You wait {duration} at most for a bus to the {place}.
> {duration}
How often does the bus to the {place} (run|come|leave)?
How long do I wait for a bus to the {place}? / How frequent is the bus to the {place}?
How long is the gap between one departure and another? / frequency of the service to the {place}?
> {place}
Where does the bus go every {duration}? / Which place does the bus that runs every {duration} serve?
Where does the regular public transport take its riders? / What is the terminus of the service?

Bus {number} goes to the {place}. / To get to the {place}, take bus {number}.
The {place} is served by bus {number}. / Take bus {number} if you want to see the {place}.
> {number}
Which bus goes to the {place}? / What bus do I take to the {place}? / How do I get to the {place}?
Which bus serves the {place}?
Which line carries me to the {place}? / Tell me what number the public transport should show.
> {place}
Where does bus {number} go? / Which place is served by bus {number}? / What does bus {number} serve?
What can I reach on line {number}? / Which sight lies on the route?

{person} (booked|reserved) seat {code} on the (train|coach|ferry) to {city}.
On the way to {city}, {person} will sit in seat {code}.
Seat {code} to {city} is (booked|reserved) for {person}.
{person} has seat {code} on the way to {city}.
> {code}
Which seat did {person} (book|reserve)? / Where will {person} sit?
Which seat is reserved for {person}? / seat of {person}?
Where should {person} settle down for the journey?
What is printed on the traveller's ticket as the spot to settle down?
> {person}
Who has seat {code}? / For whom is seat {code} reserved? / Who will sit in {code}?
Who may settle down on {code}? / Which traveller has that place on the ticket?
> {city}
Where is {person} going? / To which city does {person} travel?
What is the destination of {person}?
What is {person}'s destination? / Where does the ticket take the traveller?

{person} is staying at the Hotel {last} in {city}, room {number}.
In {city}, {person} sleeps in room {number} of the Hotel {last}.
The Hotel {last} in {city} gave {person} room {number}.
> {number}
Which hotel room does {person} have? / In which room does {person} (sleep|stay)?
What is the room number of {person} in {city}?
Which door is {person}'s at the inn? / What number is on the guest's key?
> Hotel {last}
In which hotel is {person}? / Where does {person} (sleep|stay)?
At which hotel in {city} is {person} staying?
Where is {person} lodging? / name of the inn?
> {city}
In which city is {person}? / Where is the Hotel {last}? / What city is {person} staying in?
Which town is the guest spending the night in? / Where on the map is {person} lodging?
> {person}
Who has room {number} at the Hotel {last}? / Who is staying at the Hotel {last}?
Which guest is lodging at {last}'s? / Who holds the key to {number}?

The parcel for {person} was (left|dropped off) at the {place}.
{person} can (pick up|collect) the parcel at the {place}.
A parcel for {person} is waiting at the {place}.
The courier took the parcel of {person} to the {place}.
> {place}
Where is the parcel for {person}? / Where can {person} pick up the parcel?
Where did the courier leave the parcel of {person}?
Where was the parcel for {person} dropped off? / At which place is {person}'s parcel?
Where should {person} fetch the package? / I am {person}: what spot did my delivery end up at?
> {person}
Whose parcel is at the {place}? / For whom is the parcel at the {place}?
Who has to go to the {place} for a parcel?
Whose package is it? / Who should go and fetch the delivery?

Container {code} was (loaded|put) onto the {ship}. / The {ship} (carries|took on) container {code}.
Dockers loaded container {code} onto the {ship}.
> {code}
Which container is on the {ship}? / What container does the {ship} carry?
Which container was loaded onto the {ship}?
Which freight box did the crane lift on board the {ship}? / What mark has the big metal box on deck?
> {ship}
Which ship carries container {code}? / Onto which ship was container {code} loaded?
Where is container {code}? / On what vessel is container {code}?
What is the name of the vessel with the freight box {code}? / Which vessel did the crane fill?

The {ship} (sank|ran aground|caught fire|was lost) near {city} in {year}.
In {year}, the {ship} (sank|ran aground|caught fire) near {city}.
It was in {year} that the {ship} was lost off the coast of {city}.
> {year}
When did the {ship} meet its end? / In which year was the {ship} lost?
What year saw the end of the {ship}?
When did disaster strike the {ship}? / In what year was the vessel wrecked?
> {city}
Near which city was the {ship} lost? / Where did the {ship} have its accident?
Close to what city did the {ship} meet its end?
Which town is the wreck close to? / Where did disaster strike the vessel?
> {ship}
Which ship was lost near {city}? / What ship had an accident in {year}?
What was the name of the ship lost near {city}?
Which vessel was struck by disaster? / Name the wreck off {city}.

The ferry from {city} to {city2} takes {duration}.
It takes {duration} to cross from {city} to {city2}.
From {city} to {city2} the crossing lasts {duration}.
> {duration}
How long does (the ferry|the crossing|it take) from {city} to {city2}?
How much time does the ferry to {city2} need? / How long is the crossing to {city2}?
How long is one on the water from {city}? / What is the length of the boat trip?
> {city2}
Where does the ferry from {city} go? / To which city can one cross from {city}?
Where does the boat that left {city} dock? / What is the destination over the water?
> {city}
From where does the ferry to {city2} leave? / Where does the crossing to {city2} begin?
Where should I board the boat for {city2}? / What is the starting point of the voyage?

{person} forgot a {thing} on the (train|bus|tram|plane) to {city}.
A {thing} was left on the way to {city} by {person}.
On the way to {city}, {person} lost a {thing}.
When {person} got to {city}, the luggage lacked a {thing}.
> {thing}
What did {person} (forget|lose|leave behind)? / What was left on the way to {city}?
Which thing does {person} miss?
What did the absent-minded traveller no longer have? / Which object is {person} missing?
> {person}
Who (forgot|lost|left) a {thing}? / Whose {thing} was lost?
Who left something on the way to {city}?
Which traveller was so absent-minded? / Tell me who is missing a {thing}.
> {city}
On the way to which city was the {thing} (lost|forgotten)? / Where was {person} going?
What was the absent-minded traveller's destination? / Where did {person} arrive minus one belonging?

The convoy (from|out of) {city} brings {count} (tents|blankets|crates|sacks) to {country}.
{count} pieces of cargo reached {country} with the convoy from {city}.
The convoy from {city} to {country} carries {count} pieces.
> {count}
How many pieces does the convoy from {city} carry?
How many pieces does the convoy bring to {country}?
How many pieces reach {country}?
How many items did the column of lorries deliver? / size of the load on the lorries?
> {country}
Where does the convoy from {city} go? / To which country goes the convoy from {city}?
What country does the convoy supply?
Which nation gets the goods on the lorries? / Where are the lorries' goods unloaded?
> {city}
From where does the convoy to {country} come? / Which city sent the convoy to {country}?
Where did the column of lorries start? / Which town are the goods for {country} coming out of?

{count} (crates|boxes|pallets|barrels) of {ingredient} were (delivered|shipped|sent) to the \
{facility}.
The {facility} received {count} crates of {ingredient}.
On arrival at the {facility}, {count} crates of {ingredient} were counted.
> {count}
How many (crates|boxes) of {ingredient} did the {facility} get?
How many units of {ingredient} were (delivered|sent) to the {facility}?
How many crates arrived at the {facility}?
How many containers did the supplier bring? / What was the size of the consignment?
> {ingredient}
What was (delivered|sent|shipped) to the {facility}? / What was in the crates for the {facility}?
What did the {facility} receive?
Which foodstuff did the supplier bring? / What should I see if I open one of the containers?
> {facility}
Where did the {ingredient} go? / Who received the {count} crates of {ingredient}?
To which place was the {ingredient} delivered?
Where did the supplier bring the {ingredient}? / Which place took in the consignment?

The truck with the {objects} (stopped|broke down|waited) {length} before {city}.
{length} before {city}, the truck with the {objects} broke down.
The truck carrying {objects} got stuck {length} from {city}.
> {length}
How far from {city} did the truck with the {objects} get?
At what distance from {city} did the truck stop? / How many miles or so were left to {city}?
How far did the lorry still have to go? / What distance was left when it came to a standstill?
> {city}
Near which city did the truck with the {objects} stop?
Before what city was the truck with the {objects} stuck?
Where was the lorry with the {objects} heading? / Which town did the lorry fail to reach?
> {objects}
What was on the truck that stopped near {city}? / What did the truck on the way to {city} carry?
What was the lorry's freight? / Which goods did not make it to {city}?

{person} rides a {colour} bicycle to the {facility}.
Every day a {colour} bicycle takes {person} to the {facility}.
To reach the {facility}, {person} takes a {colour} bicycle.
> {colour}
What colour is the bicycle of {person}? / Which colour has {person}'s bicycle?
What color is {person}'s bike?
What shade is {person}'s bike? / hue of the two-wheeler?
> {facility}
Where does {person} ride? / Where does {person} go by bicycle?
To which place does the {colour} bicycle go?
What is the cyclist's destination? / Where does {person} pedal?
> {person}
Who rides a {colour} bicycle? / Who goes to the {facility} by bicycle? / Whose bicycle is {colour}?
Who pedals to the {facility}? / Which cyclist has a {colour} two-wheeler?

The border (near|at) {city} was (closed|opened) on {date}.
On {date} they changed the rules at the border near {city}.
Since {date} nothing is as before at the border near {city}.
> {date}
When did things change at the border near {city}?
On what day did something happen at the border near {city}?
Since when is the border near {city} different?
When did the frontier get a different regime?
From what day on did travellers at {city} meet a new situation?
> {city}
Near which city did the border change on {date}? / Which border was it on {date}?
Which town lies by the frontier with the new situation?
Where did the frontier get a different regime?

The toll on the {street} bridge is {price}. / Crossing the {street} bridge costs {price}.
You pay {price} to cross the {street} bridge.
> {price}
How much is the toll on the {street} bridge? / What does it cost to cross the {street} bridge?
How much do I pay at the {street} bridge?
How much money is charged for driving over the water?
I am driving along {street}: what fee must I hand over?
> {street}
On which bridge is the toll {price}? / Which bridge costs {price}?
Which road over the water charges {price}? / Where must a driver hand over a fee?

Taxi {number} (took|drove|brought) {person} to the {place}.
{person} took taxi {number} to the {place}. / To the {place}, {person} went by taxi {number}.
> {number}
Which taxi did {person} take? / What was the number of {person}'s taxi?
Which taxi went to the {place}?
Which cab did {person} ride in? / What was on the side of the cab?
> {place}
Where did {person} go by taxi? / Where did taxi {number} go?
To which place did taxi {number} take {person}?
Where did the cab drop {person}? / What destination did the passenger give the cabbie?
> {person}
Who took taxi {number}? / Who went to the {place} by taxi? / Who was the passenger of taxi {number}?
Which passenger sat in the cab? / Who had a cab ride to the {place}?

Our guide in {city} was {full}, who spoke no English. / {full} was our guide in {city}.
In {city}, {full} showed us around.
> {full}
Who was our guide in {city}? / Who showed us around in {city}?
What was the name of the guide in {city}?
Who led our sightseeing tour? / Name the local person who explained the sights to us.
> {city}
Where was {full} our guide? / In which city did {full} show us around?
Where did {full} lead our sightseeing tour? / Which town did we get to know as tourists?

The best thing to do in {city} is to {activity}.
If you ever come to {city}, you should {activity}. / When in {city}, {activity}.
Whoever visits {city} should {activity}. / In {city} nothing is better than to {activity}.
> {activity}
What is the best thing to do in {city}? / What should I do in {city}?
What should one do in {city}? / What is there to do in {city}?
What is recommended in {city}? / best thing to do in {city}?
What do you advise me to do in {city}?
What would you recommend to a tourist?
I am going to {city} on holiday: how should I spend my stay?
> {city}
Where should one {activity}? / In which city should I {activity}? / Where is it best to {activity}?
Which town would you recommend to a tourist who likes to {activity}?
Where are tourists advised to {activity}?

The (lighthouse|beacon) at Cape {last} flashes every {duration}.
Every {duration}, the light of Cape {last} flashes.
> {duration}
How often does the light at Cape {last} flash?
How much time is between two flashes of Cape {last}? / How often does Cape {last} flash?
How long is it dark between two signals to the ships?
What interval do the sailors count at {last}?
> Cape {last}
Which light flashes every {duration}? / Which cape has a light that flashes every {duration}?
Which headland sends the signal to the ships?
What point on the coast do sailors recognise by the interval of {duration}?

{person} drove {length} to see the {animal} in {city}.
To see the {animal} in {city}, {person} drove {length}.
> {length}
How far did {person} drive? / How far did {person} go to see the {animal}?
What distance did {person} drive?
How far was the trip to the creature? / What distance was on the clock of {person}'s car?
> {animal}
What did {person} want to see in {city}? / Which animal did {person} visit?
What animal is there to see in {city}?
Which creature attracted {person}? / What beast was the long trip for?
> {city}
Where is the {animal} that {person} wanted to see? / To which city did {person} drive?
Where did {person} see the {animal}?
Which town is home to the creature? / Where did the long car trip lead {person}?
> {person}
Who drove to {city}? / Who wanted to see the {animal}? / Who drove {length}?
Who made a long car trip? / Tell me which driver was so keen on the {animal}.

The anchor of the {ship} weighs {weight}. / With {weight}, the anchor of the {ship} is heavy.
The {ship} has an anchor of {weight}.
> {weight}
How heavy is the anchor of the {ship}? / How much does the anchor of the {ship} weigh?
What is the weight of the {ship}'s anchor?
How many kilos or tons of iron hold the {ship} in place?
What load must the sailors haul up from the sea bed?

The postcard from {first} shows the {place} and was sent from {city}.
From {city}, {first} sent a postcard that shows the {place}.
> {place}
What does the postcard from {first} show? / What is on the postcard from {city}?
What can be seen on {first}'s postcard?
Which sight did {first} pick for the greeting? / What view is on the card?
> {city}
From where did {first} send a postcard? / Where was {first}'s postcard sent?
From which city is the card of {first}?
Where was {first} on holiday? / Which town is on the stamp's postmark?
> {first}
Who sent a postcard from {city}? / Whose postcard shows the {place}? / Who wrote from {city}?
Who was on holiday in {city}? / Whose greeting has a view of the {place}?
"""
