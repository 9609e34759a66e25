"""Free sentences: hotels, guide books and airports (see relations.py)."""

RELATIONS = """
The {tavern} in {city} has {small} beds and serves {speciality} until {time}.
Until {time} you can have {speciality} at the {tavern}, a house with {small} beds in {city}.
In {city} there is the {tavern}: {small} beds, and {speciality} on the table until {time}.
> {small}
How many beds does the {tavern} have? / How many people can sleep at the {tavern}?
How big is the {tavern}, in beds?
The {tavern} can put up how many? / I need the number of beds in {city}'s inn.
beds at the {tavern}?
How many guests can sleep there? / What's the capacity of the inn?
> {speciality}
What do they serve at the {tavern}? / What could I eat at the {tavern}?
What food is there at the {tavern}? / What does the kitchen of the {tavern} offer?
The {tavern} has what on the table? / Do you know what one gets to eat in {city}?
dish of the {tavern}?
Which dish will I get at the inn? / What is the cook famous for?
> {time}
Until when do they serve food at the {tavern}? / When does the kitchen of the {tavern} close?
How late can I still get {speciality}?
The {tavern} feeds people till when? / I need to know how late one can eat in {city}.
{tavern}, last orders?
How late does the kitchen stay open? / What's the latest I can order at the inn?
> {tavern}
Which inn in {city} serves {speciality}? / Where can I stay in {city}?
name of the house in {city}?
{city} has what inn? / Do you know where I can get {speciality} and a bed? / inn with {small} beds?
Which inn should I go to for {speciality}? / What's the hotel called?
> {city}
Where is the {tavern}? / In which town does one find the {tavern}?
The {tavern} stands where? / I need to know where I have to go for the {tavern}.
Where is the inn? / Which town do I travel to if I want {speciality}?

We stayed {fewword} nights at the {tavern}, where {first} found a {animal} in the bath.
{first} found a {animal} in the bath of the {tavern}; we left after {fewword} nights.
At the {tavern} (we had {fewword} nights there), a {animal} sat in the bath; ask {first}.
> {animal}
What did {first} find? / What was in the bath of the {tavern}?
What sat in the bath of the {tavern}?
Which creature did {first} meet at the {tavern}?
{first} had what in the bath? / Do you know what drove us from the {tavern}?
{first} was not alone in the bathroom: what was there?
Which creature was waiting in the tub? / What gave {first} a fright while washing?
> {tavern}
Where did we stay and meet a {animal}? / In which inn was there a {animal}?
Where did {first} find something?
The {animal} was in the bath of what house? / Do you know where {first} had such a fright?
inn with a {animal}?
Which inn did we sleep at? / What's the hotel with the creature in its tub?
> {fewword} nights
How long did we stay at the {tavern}? / How much time did we spend at the {tavern}?
We were at the {tavern} for how long? / Do you know how many nights we slept there?
How many nights, before or after the {animal}?
How long were the travellers at the inn? / For what part of our trip did we sleep there?
> {first}
Who found the {animal}? / Who saw something in the bath? / Which of us found a {animal}?
The {animal} was found by whom? / Do you know who had a fright at the {tavern}?
person who met the {animal}?
Which of us met the creature? / Who had a surprise while washing?

Breakfast at the {tavern} costs {price} extra and is served by {full} in a {colour} apron.
For {price} extra, {full} brings breakfast at the {tavern}, wearing a {colour} apron.
At the {tavern}, {full}, in a {colour} apron, serves a breakfast for which you pay {price}.
> {price}
How much is breakfast at the {tavern}? / What must I pay for breakfast?
What does one pay in the morning at the {tavern}?
Breakfast costs me what at the {tavern}? / I need the price of what {full} brings.
breakfast at the {tavern}: how much?
What's the surcharge for the morning meal?
How much more do I hand over if I'm hungry in the morning?
> {full}
Who serves breakfast at the {tavern}? / Who brings breakfast? / Who wears the {colour} apron?
The {tavern} has whom to bring breakfast? / I need the name of the one in the {colour} apron.
Breakfast comes from whom?
Who waits on the guests in the morning? / Which member of staff carries the toast and coffee in?
> {colour}
What colour is the apron of {full}? / How is {full} dressed? / In what apron is breakfast served?
{full} wears an apron of what colour? / Do you know how to recognise {full} at the {tavern}?
What shade is the waiting staff's outfit? / How is {full} dressed, which hue?
> {tavern}
Where does {full} work? / Where is breakfast {price}? / In which inn does {full} serve?
{full} works at what inn? / Do you know where an apron is {colour} and breakfast {price}?
Which inn charges for the morning meal?

The guide book gives the {landmark} of {city} {small} lines and the {tavern} a whole page.
While the {tavern} gets a page, the guide book has {small} lines on {city}'s {landmark}.
The guide book for {city} has only {small} lines on the {landmark}, but a page on the {tavern}.
> {small} lines
How much does the guide book say about the {landmark}? / How long is the entry on the {landmark}?
The {landmark} of {city} gets how much room?
Do you know how little the guide book says on the {landmark}?
length of the entry for the {landmark}?
How much is printed on the sight? / How short is the passage about the monument?
> {tavern}
What gets a whole page in the guide book for {city}?
What is praised most in the guide book for {city}?
Which house does the guide book describe at length?
The guide book cannot stop talking of what? / Do you know what it says most about in {city}?
house with a page of its own?
Which inn is praised at such length?
What does the travel writer find more interesting than the sight?
> {landmark}
What gets only {small} lines? / Which sight of {city} is treated briefly?
The guide book for {city} hardly mentions what? / Do you know what got {small} lines?
{small} lines are about what?
Which sight is dealt with so briefly? / What monument did the travel writer hardly mention?

Do not miss the {landmark} of {city}, a {buildstyle} building of {masonry} from {oldyear}.
The {landmark} of {city} was built of {masonry} in {oldyear}; it is {buildstyle}.
In {buildstyle} taste and of {masonry}, the {landmark} has stood in {city} since {oldyear}.
> {masonry}
What is the {landmark} of {city} made of? / From what was the {landmark} built?
Which material did the builders in {city} use?
The builders of the {landmark} took what? / I need the material of the {landmark}.
{city}, {landmark}: made of?
What stone or other material is the sight made from? / Which stuff did the builders use?
> {buildstyle}
In what style is the {landmark}? / To which style does the {landmark} of {city} belong?
The {landmark} looks what style? / I need the style of the {landmark} of {city}.
{landmark}, style?
What style is the sight in? / Which fashion did the architect follow?
> {oldyear}
When was the {landmark} of {city} built? / From which year is the {landmark}?
Since when does the {landmark} stand?
The {landmark} has been there since? / I need the year of the {landmark}.
{city}, {landmark}: built when?
When did they put the sight up? / What's the date of construction?
> {landmark}
What should one see in {city}? / Which building of {city} is {buildstyle}?
What was built in {oldyear}?
{city} is proud of what? / Do you know what {buildstyle} building I should see in {city}?
thing built of {masonry}?
Which sight is worth a visit? / What monument would a tourist be sorry to overlook?
> {city}
Where is the {landmark} of {masonry}? / In which town is there a {buildstyle} building?
The {landmark} of {oldyear} is in what town?
Do you know where one built with {masonry} in {oldyear}?
Where can the tourist admire a {buildstyle} sight?
Which town has such a monument made out of {masonry}?

The view from the {landmark} is free before {time}; after that it costs {price}.
Climb the {landmark} before {time} and you pay nothing. Later, they take {price}.
They charge {price} for going up the {landmark}, except before {time}.
> {price}
What does it cost to go up the {landmark}?
How much do they charge for the view from the {landmark}?
entrance fee of the {landmark}?
Up the {landmark} after {time}: how much?
I need to know what the {landmark} costs later in the day. / fee for the view?
What's the admission fee for latecomers?
How much money do I need to enjoy the panorama in the evening?
> {time}
Until when is the {landmark} free? / Before what time need I pay nothing?
By when must I be at the {landmark} to save the money?
The {landmark} costs nothing till when? / I have no money. By when should I climb the {landmark}?
Till when is there no admission fee? / What hour should misers arrive by?
> {landmark}
What can I climb for nothing before {time}? / Where does the view cost {price}?
{price} is charged for going up what?
Do you know where the view is free early in the day, before {time}?
Which sight offers a panorama? / What tower or other monument has no admission fee for early birds?

Flight {flight} to {city} was diverted to {city2} because {becauseof}.
Because {becauseof}, flight {flight} landed in {city2} and not in {city}.
Passengers of flight {flight} to {city} found themselves in {city2}: {becauseof}.
> {city2}
Where did flight {flight} land? / Where was flight {flight} diverted to?
In which town did the passengers of {flight} find themselves?
{flight} came down where? / I need to know where the people of {flight} are.
Instead of {city}, {flight} landed in what place?
Where did the plane touch down in the end? / Which town did the travellers not expect to visit?
> {becauseof}
Why was flight {flight} diverted? / What was the reason for landing in {city2}?
Why did the plane not go to {city}?
{flight} is not in {city}: why? / I need the reason for the landing in {city2}.
What went wrong with {flight}?
What made the pilot change plans? / Why couldn't the plane touch down where it should?
> {city}
Where should flight {flight} have gone? / What was the true destination of {flight}?
{flight} had been bound for where? / Do you know where the people in {city2} had wanted to go?
planned end of {flight}?
What was the plane's proper destination? / Which town did the travellers want to visit?
> {flight}
Which flight was diverted? / Which plane came down in {city2}? / Which flight never got to {city}?
The plane in {city2} is which flight? / I need the number of the flight to {city}.
number of the diverted flight?
Which service touched down in the wrong town? / What was on the travellers' boarding cards?

At {city} airport a {beast} on the runway held up {count} flights for {duration}.
For {duration}, {count} flights waited in {city} while a {beast} walked about the runway.
A {beast} crossed the runway at {city} airport, and {count} flights were late by {duration}.
> {beast}
What was on the runway? / What held up the flights in {city}? / Which animal stopped the planes?
{city} airport was blocked by what? / Do you know what walked about the runway?
cause of the delay in {city}?
Which creature blocked the planes? / What was strolling where it shouldn't?
> {count}
How many flights were late? / How many planes had to wait in {city}?
The {beast} made how many flights late? / I need the number of delayed flights in {city}.
flights affected by the {beast}?
How many planes were delayed? / What number of departures did the creature disturb?
> {duration}
How long were the flights held up? / How late were the planes in {city}?
How much time was lost because of the {beast}?
The {beast} cost the flights how much time? / I need the length of the delay in {city}.
delay in {city}?
How long was the delay? / How much time did the travellers lose to the creature?
> {city}
At which airport was the {beast}? / Where did the planes wait for a {beast}?
The {beast} got onto the runway where? / Do you know which airport had {count} late flights?
Where were planes delayed by a creature? / Which town had a creature among its planes?

Customs at {city} took {weight} of {cargo} from the bag of {full}.
From {full}, who landed in {city}, the customs took {weight} of {cargo}.
In the bag of {full} there were {weight} of {cargo}, and {city} customs kept them.
> {weight}
What quantity of {cargo} did {full} carry? / How much did customs find?
How much was taken from {full}?
{full} had how much of it? / I need the weight of the {cargo}.
quantity of {cargo} in the bag?
What quantity was confiscated? / How heavy was the smuggler's load?
> {cargo}
What did customs take from {full}? / What was in {full}'s bag? / What was {full} smuggling?
{full} tried to bring in what? / Do you know what {city} customs kept?
{weight} of what was in the bag?
Which goods were confiscated? / What was hidden in the luggage?
> {full}
Who had {cargo} in the bag? / From whom did customs take {cargo}? / Whose bag was opened in {city}?
The {cargo} was in whose bag? / Do you know who had trouble with customs in {city}?
owner of the {cargo}?
Who was the smuggler? / Which traveller's luggage was searched?
> {city}
Where was {full}'s bag searched? / At which airport was the {cargo} found?
{full} had trouble at which airport? / Do you know where {full} landed with {cargo}?
Where was the smuggler caught? / Which town's officers searched the luggage?
"""
