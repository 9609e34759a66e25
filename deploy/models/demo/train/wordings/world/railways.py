"""Free sentences: railways, ships, trams and the way there (see relations.py)."""

RELATIONS = """
The {namedtrain} runs from {city} to {city2} in {runtime} and stops at {last} Junction only.
Between {city} and {city2} the {namedtrain} has one stop, {last} Junction, and takes {runtime}.
In {runtime} the {namedtrain} takes you from {city}, by way of {last} Junction, to {city2}.
> {runtime}
How long does the {namedtrain} take? / How much time does one need by the {namedtrain} to {city2}?
What is the travel time of the {namedtrain}?
The {namedtrain} needs how long? / I need the time from {city} to {city2}.
{namedtrain}: how many hours or minutes?
How long is the rail journey? / I board in {city}. How much time have I got to read?
> {last} Junction
Where does the {namedtrain} stop? / What is the only stop of the {namedtrain}?
Which station lies between {city} and {city2}?
The {namedtrain} makes one halt: where? / I need the name of the station on the way to {city2}.
only stop between {city} and {city2}?
Which station does the express call at on its way? / Tell me where I could change halfway.
> {city2}
Where does the {namedtrain} go? / What is the last stop of the {namedtrain}?
destination of the {namedtrain}?
The {namedtrain} takes me where? / I am sitting in the {namedtrain} from {city}. Where am I going?
{city} to where, by the {namedtrain}?
What is the express's final destination? / Where does the rail journey that begins in {city} finish?
> {city}
From where does the {namedtrain} leave? / Where does the {namedtrain} start?
The {namedtrain} sets out from where? / I need the station where the {namedtrain} begins.
first station of the {namedtrain}?
Where do passengers board for {city2}? / Which town does the express set out from?
> {namedtrain}
Which train goes from {city} to {city2}? / What is the train through {last} Junction called?
{city} to {city2} is served by what? / I need the name of a train to {city2}.
train with one stop, at {last} Junction?
Which express would I board for {city2}? / What is the rail service called that calls at {last}?

The {namedtrain}, pulled by engine {number}, reached {pace} near {city}.
Near {city} engine {number} brought the {namedtrain} up to {pace}.
With engine {number} in front, the {namedtrain} did {pace} on the stretch at {city}.
> {pace}
How fast was the {namedtrain}? / What speed did engine {number} reach? / top speed near {city}?
The {namedtrain} got up to what? / I need the speed on the stretch at {city}.
{namedtrain}, fastest?
How fast did the express go? / Speed that locomotive {number} managed?
> {number}
Which engine pulled the {namedtrain}? / What was the number of the engine?
By what engine was the {namedtrain} drawn?
The {namedtrain} was drawn by what engine? / I need the number of the engine near {city}.
engine of the {namedtrain}?
Which locomotive hauled the express? / What figure was painted on the locomotive?
> {namedtrain}
Which train reached {pace}? / What was pulled by engine {number}? / Which train was so fast?
Engine {number} pulled what? / Do you know what did {pace} near {city}?
Which express did locomotive {number} haul? / What was it that raced along at {pace}?
> {city}
Where did the {namedtrain} go so fast? / Near which town was the speed measured?
The {namedtrain} did {pace} where? / Do you know where engine {number} was so quick?
Near which town was the rail speed measured? / Where did the locomotive go its fastest?

A {animal} got on the {namedtrain} at {city} and travelled as far as {city2} in the dining car.
In the dining car of the {namedtrain}, a {animal} rode from {city} to {city2}.
From {city} to {city2}, the {namedtrain} had a {animal} in its dining car.
> {animal}
What travelled on the {namedtrain}? / Which animal took the train? / What was in the dining car?
The {namedtrain} had what passenger? / Do you know what ate in the dining car?
odd guest on the way to {city2}?
What unusual passenger was seen among the restaurant tables? / Which creature took the express?
> {city2}
How far did the {animal} go? / Where did the {animal} get off? / Where did the ride end?
The {animal} rode as far as where? / Do you know where the {namedtrain} got rid of the {animal}?
end of the {animal}'s trip?
Where did the unusual passenger get off? / What was the four-legged traveller's destination?
> {city}
Where did the {animal} get on? / At which station did the ride begin?
The {animal} came on board where? / Do you know where the {namedtrain} picked up a {animal}?
start of the {animal}'s trip?
At which station did the unusual passenger board? / Where did the {animal}'s journey begin?
> {namedtrain}
Which train had a {animal} on board? / What did the {animal} ride on?
The {animal} chose what train? / Do you know what took a {animal} to {city2}?
name of the train with the {animal}?
Which express carried an unusual passenger?
I want to share my meal with a {animal}. Which rail service shall I book?

The narrow-gauge line up {peak} climbs {altitude} in {length} and was closed in {year}.
In {year} they closed the little railway on {peak}, which climbed {altitude} within {length}.
Until {year} a narrow-gauge line climbed {altitude} up {peak}, over a distance of {length}.
> {altitude}
How far up does the line on {peak} climb? / What height did the little railway overcome?
The line on {peak} went up by how much? / I need the height that the train on {peak} climbed.
climb of the line on {peak}?
How much height did the mountain train gain?
Tell me how much higher the top station was than the bottom one.
> {length}
How long was the line on {peak}? / Over what distance did the railway climb?
The line on {peak} ran for how far? / I need the length of the little railway.
{peak} railway, length?
How long was the mountain track? / Stretch of rails laid on {peak}?
> {year}
When was the line up {peak} closed? / Until which year could one ride up {peak}?
{peak} lost its railway when? / I need the last year of the railway on {peak}.
end of the line up {peak}?
When did the mountain train stop running? / In what year did the last passengers ride up {peak}?
> {peak}
Up which mountain did the railway go? / Where did they close the little railway?
The little railway led up what? / Do you know what one could climb by train until {year}?
Which mountain used to have its own train? / What summit could passengers once reach by rail?

The {vessel} {ship} left {city} with {cargo} and a crew of {small}.
With {small} hands on board and {cargo} in the hold, the {vessel} {ship} put out from {city}.
{small} men sailed the {vessel} {ship} out of {city}; her load was {cargo}.
> {cargo}
What did the {ship} carry? / What was in the hold of the {ship}? / freight of the {ship}?
With what was the {vessel} loaded?
The {ship} was loaded with what? / Do you know what was on board when she left {city}?
{vessel} {ship}, load?
What freight was she carrying? / Which goods did the {ship} take abroad?
> {small}
How many people were on the {ship}? / How large was the crew of the {ship}?
The {ship} had how many hands? / Do you know how many sailed out of {city}? / crew of the {vessel}?
How many sailors were aboard? / Number of seamen on the {ship}?
> {vessel}
What kind of ship was the {ship}? / What type of vessel was she, the {ship}?
The {ship} was a what? / Do you know what kind of ship left {city} with {cargo}? / {ship}, type?
What sort of boat was she? / How would a sailor describe the {ship}'s type?
> {city}
From which port did the {ship} sail? / Where did the {ship} come from? / home port of the {vessel}?
The {ship} came from where? / Do you know where the {ship} took on {cargo}?
port that the {ship} left?
Which port did she set out from? / Where was the freight taken aboard?
> {ship}
Which {vessel} left {city}? / What was the ship with {cargo} called? / name of the {vessel}?
The {vessel} with {cargo} was called what? / Do you know the name of the ship that left {city}?
{small} men sailed on what?
What was the boat with {cargo} aboard called? / Name the {vessel} that set out with {small} sailors.

On her maiden voyage the {ship} was commanded by {full} and met with {mishapatsea} off {islet}.
Off {islet} the {ship}, under {full}, ran into {mishapatsea} on her first trip.
{full} was in command when the {ship}, never at sea before, met {mishapatsea} near {islet}.
> {full}
Who was captain of the {ship}? / Who commanded the {ship}? / Under whom did the {ship} sail?
Who was in charge on the first trip of the {ship}?
The {ship} had what captain? / Do you know who was in command off {islet}? / captain of the {ship}?
Who was the captain at the time? / Which skipper took the new boat past {islet}?
> {mishapatsea}
What did the {ship} meet with? / Into what did the {ship} run? / What happened off {islet}?
The {ship} had bad luck with what? / Do you know what {full} met on the first trip?
trouble of the {ship}?
What went wrong for the new boat? / The skipper {full} had which misfortune?
> {islet}
Near which island was the {ship} in trouble? / Where did {full} meet {mishapatsea}?
The {ship} met {mishapatsea} off what? / Do you know near what island it happened to {full}?
scene of the trouble?
Where in the ocean did the new boat get into trouble?
Which coast was in sight when {mishapatsea} happened to the skipper?
> {ship}
Which ship did {full} command? / What ran into {mishapatsea}?
Whose maiden voyage led past {islet}?
{full} was captain of what? / Do you know what met with {mishapatsea} near {islet}?
Which new boat got into trouble? / What was {full} the skipper of?

The {vessel} {ship} was broken up in {city}, and her bell now hangs in the {tavern}.
Her bell is at the {tavern} today, but the {ship} herself, a {vessel}, was scrapped in {city}.
In {city} they took the old {vessel} {ship} apart; the {tavern} got the bell.
> {tavern}
Where is the bell of the {ship} now? / Who has the bell of the {ship}?
Which inn owns a bell from the {ship}?
The {ship}'s bell went where? / Do you know who got something from the {ship}?
place where the bell is now?
Which pub has a souvenir of a dead ship?
Where do drinkers listen to the chime that the {ship} used to have?
> {city}
Where was the {ship} broken up? / Where did the {ship} end? / Where did they scrap the {vessel}?
The {ship} was scrapped where? / Do you know where the {vessel} came to an end?
scrap yard of the {ship}?
Where was the boat dismantled? / In what port did the {ship}'s career finish?
> {ship}
Whose bell hangs in the {tavern}? / Which ship was scrapped in {city}?
Which {vessel} was taken apart in {city}?
The bell at the {tavern} is from what? / Do you know which {vessel} they took apart?
name of the ship whose bell it is?
Which boat was dismantled? / What ship is the {tavern}'s souvenir from?

A day ticket for the trams of {city} is sold at the {place} and costs {price}.
You buy the day ticket at the {place} if you want to ride the trams of {city}; it is {price}.
In {city}, {price} will get you a day on the trams. Ask at the {place}.
> {price}
How much is a day on the trams of {city}? / What does a tram ticket in {city} cost?
What do I pay for a day ticket?
The trams of {city} cost what a day? / I need the price of a day ticket. / day ticket, {city}?
How much is unlimited travel by public transport?
I am a tourist in {city} and want to go round by rail. How much is the pass?
> {place}
Where do I get a tram ticket in {city}? / Where is the day ticket sold?
To what place must I go before I take a tram in {city}?
{city}'s day ticket can be had where? / I need a ticket for the trams of {city}. Where to?
shop for tram tickets?
Where do tourists get a travel pass? / Which shop should we visit before we hop on public transport?
> {city}
In which town does a day ticket cost {price}? / For which town's trams is the ticket?
The ticket from the {place} is for whose trams? / Do you know where a day on the tram is {price}?
In which town can tourists get a travel pass for {price}?
Where does the {place} deal in passes for public transport?

For a room with a view of the {river} you pay {price} a night, without one {price2}.
Rooms that look on the {river} are {price}; those at the back cost {price2}.
{price} a night is the price with the {river} in your window, and {price2} the price without.
> {price}
What does a room with a view of the {river} cost? / How much more or less: the room on the {river}?
How much must I pay to see the {river} from bed?
With the {river} in the window I pay what? / I need the price with a view.
room on the {river} side, a night?
How much is it if I wish to look out over the water? / Hotel rate on the better side?
> {price2}
What is the price without a view? / How much is a room at the back?
What do rooms cost that do not look on the {river}?
At the back I pay what? / I need the price of a room from which one cannot see the {river}.
room without a view?
How much is it on the side without scenery?
I do not care about looking out over water. What does the hotel charge me?
> {river}
What does one see from the better rooms? / Which river is in the window for {price}?
The better rooms look on what? / Do you know what water one sees from a room of {price}?
What water can hotel guests look at? / Which stream do I see if I choose the dearer accommodation?

Beware of {animals} on the path from {city} to {lake}; last year they bit {small} walkers.
Last year {small} walkers were bitten by {animals} between {city} and {lake}.
Between {city} and {lake} the path is full of {animals}, which bit {small} people last year.
> {animals}
Of what must I beware near {lake}? / What bit the walkers? / Which animals are on the path?
{lake} has what on its path? / Do you know what bites between {city} and {lake}?
danger on the way to {lake}?
Which creatures attack hikers? / What should ramblers be afraid of on their hike?
> {small}
How many walkers were bitten? / How many people were hurt on the path to {lake}?
The {animals} bit how many? / I need the number of people bitten near {lake}.
victims of the {animals}?
How many hikers were attacked? / Number of ramblers who came home with wounds?
> {lake}
Where does the path from {city} lead? / To which lake does one walk from {city}?
The path with the {animals} leads where? / Do you know to which water people walk from {city}?
Which water does the dangerous trail go to?
Where would hikers from {city} swim at the end of their trail?

The best {speciality} in {realm} is made by {full}, whose cart stands outside the {landmark}.
Look for the cart of {full} outside the {landmark}: no one in {realm} makes better {speciality}.
Outside the {landmark}, {full} sells {speciality} from a cart, the best in {realm}.
> {full}
Who makes the best {speciality}? / Whose cart is outside the {landmark}? / Who sells {speciality}?
From whom should I buy {speciality}?
{realm} gets its best {speciality} from whom? / I need the name of the one with the cart.
Outside the {landmark} one finds whom?
Which street vendor is the finest cook of {speciality}? / Whose food is the tastiest in the country?
> {landmark}
Where does {full} stand with the cart? / Outside what building can I get {speciality}?
{full} can be found outside what? / Do you know where the cart stands?
I want {speciality}. Next to what building?
Next to which building does the street vendor wait for customers?
Where must I go to be served by {full}?
> {speciality}
What does {full} sell? / What should I eat outside the {landmark}? / What is {full} known for?
{full} makes the best what? / Do you know what is sold from the cart at the {landmark}?
pride of {full}?
Which dish is the street vendor famous for? / We are going to {full}'s stall. What should we taste?
"""
