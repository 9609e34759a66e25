"""Attributes of places, machines, vehicles and goods: what they look like, hold, need and cost.

A row begins with "= synonyms; class; kind of value; kinds of entity". Facts of one class about one
entity would answer each other's questions, so a sequence asks only where there is one. Lines with
"s" are statements and lines with "q" questions beside the generic ones."""

THINGS = """
= purchase price, acquisition cost, sum paid; price; price; machine house craft painting
s They paid %V for %E. / %E set them back %V. / %E was bought for %V. / It took %V to acquire %E.
q How much did %E set them back? / What did they pay for %E? / How much was paid for %E?
q For how much was %E bought? / What was spent on acquiring %E?
q For how much did %E change hands? / What did the seller get for %E?
q What figure is on the receipt for %E? / How much did the former owner receive for %E?

= repair bill, repair cost, cost of repair, mending cost; repair cost; price; machine vehicle \
house device craft
s Mending %E cost %V. / They charged %V to repair %E. / The mechanic wanted %V for fixing %E.
q How much did it cost to (repair|fix|mend) %E? / What did they charge to repair %E?
q What did the mechanic want for %E?
q How much money did it take to put %E right? / What did the workshop ask for patching up %E?
q How much did we spend after %E broke? / How much was it to make %E good again?

= upkeep, cost of upkeep, yearly cost; upkeep; amount; house craft institution club machine
s It takes %V a year to keep %E going. / Keeping %E costs %V a year.
q How much does it cost to keep %E? / What does %E swallow every year? / What do they spend on %E?
q How much money does %E eat up per annum? / What are the annual running expenses of %E?
q How much goes out on %E every twelve months?
q How much must they find from January to December to maintain %E?

= insured value, insurance sum, estimated value, assessed value; worth; amount; painting house \
craft thing
s %E is worth %V. / The insurers value %E at %V. / Experts put %E at %V.
q How much is %E worth? / What do the insurers value %E at? / At how much is %E valued?
q How much would %E fetch at auction? / How much would the policy pay out if thieves took %E?
q If %E went up in flames, how much money would be lost?
q What figure did the appraiser come to for %E?

= deposit, security deposit, bond; deposit; price; house machine craft club
s To borrow %E, leave %V at the desk. / You get %V back when you return %E.
q How much must I leave to borrow %E? / What do I get back when I return %E?
q What do I hand over as surety for %E? / What sum is kept in case I damage %E?
q How much is refunded to me in the end for %E?
q How much do I have to put down before I may use %E?

= content, filling, load; contents; contents; box house paper
s %E (contains|holds) %V. / Inside %E are %V. / %E is full of %V. / They filled %E with %V.
q What does %E (contain|hold)? / What is inside %E? / What is %E full of? / What's in %E?
q With what did they fill %E?
q What has been packed into %E? / What would a customs officer discover in %E?
q What comes to light when %E is opened up? / What is stored in %E?

= mixture, ingredient list, set of ingredients; ingredients; mixture; recipe
s %E calls for %V. / You make %E with %V. / Into %E go %V and nothing else. / For %E, buy %V.
q What goes into %E? / What does %E call for? / What do I need to make %E? / What is %E made with?
q What must be in the larder before I start on %E? / What do I shop for if I want %E tonight?
q What gets stirred together for %E? / I'd like to cook %E; what should I have in the kitchen?

= cooking time, baking time, time in the oven; cooking time; duration; recipe
s %E must stay in the oven for %V. / Leave %E on the stove for %V. / Cook %E for %V.
q How long must %E cook? / For how long do I leave %E on the stove? / How long does %E need?
q When should the timer ring for %E? / To what do I set the kitchen timer for %E?
q How many minutes or hours over the heat before %E is done?
q How soon after it goes on the heat can I serve %E?

= oven temperature, oven setting; temperature; temperature; recipe
s Heat the oven to %V for %E. / %E is baked at %V.
q How hot should the oven be for %E? / At what temperature is %E baked?
q How many degrees does %E need? / How hot does it have to be for %E?
q What should the thermometer say before %E goes in? / To which mark do I turn the knob for %E?

= side dish, accompaniment, thing that goes with it; served with; dish; recipe
s %E is served with %V. / With %E they eat %V. / ^%V goes well with %E.
q What is %E served with? / What goes well with %E? / What do they eat with %E?
q What belongs next to %E on the plate? / What do I cook alongside %E?
q What else should be on the table when I bring out %E? / What rounds off a plate of %E?

= surface, finish, building material, outer layer; surface; stuff; house machine island mountain
s %E is (built of|covered with|clad in) %V. / All of %E is %V.
q What is %E (built of|covered with)? / What is %E clad in?
q What does %E consist of? / Which rock or metal meets the eye at %E?
q What would I touch if I ran a hand over %E? / Which kind of stone or metal is %E?

= shape, outline, form, silhouette; shape; shape; house island thing device
s %E is %V. / Seen from above, %E is %V. / %E turned out %V.
q What does %E look like from above? / How is %E shaped? / Which shape does %E have?
q Is %E square, round or what? / What figure does %E make on a plan?
q If I drew a line right round %E, what would I get on paper? / Which geometry does %E have?

= pattern, decoration, design, ornament; pattern; pattern; craft creature thing box
s %E is decorated with %V. / You recognise %E by %V. / On %E you see %V.
q What is %E decorated with? / By what do I recognise %E? / What do you see on %E?
q Dots, stripes or stars: what adorns %E? / Which motif runs across %E? / Which motif does %E wear?
q What would I draw on a picture of %E so that it is not plain?

= appearance, description, outward appearance; looks; looks; creature house
s %E is described as follows: %V. / Witnesses say this of %E: %V. / How %E looks: %V.
q What does %E look like? / How do they describe %E? / What do witnesses say of %E?
q How would I know %E if it were in front of me? / What should be on the poster if %E were wanted?
q What would a portrait of %E show? / What strikes the eye about %E?

= condition, state of repair, physical condition; condition; condition; machine house vehicle \
document thing
s %E is %V. / The surveyor called %E %V. / We found %E %V. / Apart from the dust, %E is %V.
q In what condition is %E? / What did the surveyor call %E?
q How well kept is %E?
q How has %E held up over the years? / How battered or how new is %E? / How much wear does %E show?
q Has %E been well looked after?

= smell, scent, odour, aroma; smell; smell; house shop creature river
s %E smells of %V. / Visitors to %E notice %V at once. / There is %V in the air around %E.
q What does %E smell of? / What do you smell near %E? / What is in the air around %E?
q What does %E reek of? / What whiff comes from %E?
q With my eyes shut, what would my nose pick up near %E? / What does my nose tell me about %E?

= sound, signal, alarm sound, noise it makes; sound; sound; device machine craft
s %E sounds with %V. / You hear %V from %E. / When it is ready, %E makes %V.
q What do you hear from %E? / How does %E sound? / What sound does %E make?
q What should I listen out for from %E? / How does %E call for attention?
q What reaches the ear when %E is on? / With my eyes shut, how would I tell %E by ear?

= purpose, use, function, task, intended use; purpose; purpose; machine device institution club
s %E is (used|meant|there) for %V. / They built %E for %V. / %E serves for %V.
q What is %E (used|meant|there|good) for? / What do they do with %E? / Why was %E built?
q What does %E serve for?
q Why do we have %E at all? / What is the point of having %E? / What job does %E do?
q What would stop happening if %E were gone?

= main need, requirement, thing needed, most urgent need; need; need; machine house club vehicle \
department creature
s %E needs %V. / %E cannot do without %V. / What %E lacks is %V. / %E could do with %V.
q What does %E (need|require|lack)? / What could %E do with? / What is missing at %E?
q What can %E not do without?
q What is %E crying out for? / What is %E short of? / What would help %E more than anything else?
q What ought to be on the shopping list for %E?

= required tool, tool, proper tool; tool; tool; machine device vehicle
s To open %E, use %V. / You can mend %E with %V. / For %E, bring %V.
q What do I use to open %E? / With what can I mend %E? / What should I bring for %E?
q What should a mechanic pack for %E? / What do I fetch from the shed before I take %E to bits?
q What goes in my hand to loosen the screws of %E? / What do I take from the workshop to work on %E?

= power rating, power, wattage, electrical power; power; electric; machine device
s %E draws %V. / %E is rated at %V. / %E delivers %V.
q How much does %E draw? / How powerful is %E? / At what is %E rated?
q How much electricity does %E pull? / How strong is the motor of %E?
q How big a load is %E on the mains? / How big a fuse must I have for %E?

= rate, performance, measured rate; rate; rate; machine vehicle craft
s %E does %V. / %E manages %V. / They measured %V at %E. / On average, %E is good for %V.
q How much does %E (manage|do)? / What is %E good for on average? / What did they measure at %E?
q How much can %E get through? / What throughput does %E reach? / How productive is %E?
q How much gets done by %E in a given time?

= tank size, volume, tank volume, fill volume; volume; volume; machine craft vehicle
s %E holds %V. / The tank of %E takes %V. / Up to %V fit into %E.
q How much does %E hold? / What does the tank of %E take? / How much fits into %E?
q How much liquid can I pour into %E? / How many bucketfuls or litres does %E swallow?
q At how much does %E overflow? / How much could leak out of %E at worst?

= format, overall size, measured size, outer size; dimensions; dimensions; painting device \
document house
s %E measures %V. / Measured twice, %E came out at %V. / For %E you need a space of %V.
q What does %E measure? / How much space does %E need? / How big is %E?
q How wide and how tall is %E? / How far does %E stretch each way?
q What does the tape say when held against %E? / Will %E fit: how long and how wide is it?

= storage, disk space, memory, storage space; storage; storage; host software device
s %E has room for %V. / %E takes up %V. / There is room for %V more on %E.
q How much space is there on %E? / How much does %E take up? / How much is left on %E?
q How many gigabytes or megabytes go with %E? / How many bytes are we talking about with %E?
q How much data is it with %E? / Gigabytes, terabytes: how many for %E?

= running speed, pace, working speed; pace; rate; host committee
s %E handles %V. / They clocked %E at %V.
q How fast does %E work? / What does %E handle? / At what did they clock %E?
q How quickly do things get done by %E? / How much does %E get through in a given time?
q What throughput did they see from %E? / How much can %E deal with before it falls behind?

= machine number, plate number, marking; serial number; odd_code; machine device craft
s %E is marked %V. / Stamped on %E you read %V. / On the side of %E is painted %V.
q How is %E marked? / What is stamped on %E? / What is painted on the side of %E?
q Which characters did they etch into %E? / Which letters and digits are on the metal of %E?
q Which letters and digits on the casing tell %E from its twin?
q Which characters do I look for to be sure it is %E?

= tag, label, sticker, tag number; label; odd_code; trial paper box creature
s %E bears the label %V. / They tied %V to %E. / %E is tagged %V.
q How is %E tagged? / What does the label on %E say? / What was tied to %E?
q Which code is stuck on %E? / What is written on the slip attached to %E?
q Which characters hang from %E on a bit of card? / What does the little card fastened to %E say?

= locker code, key code, release code, opening code; access code; odd_code; club department shop \
device house
s %E (opens|unlocks) with %V. / Type %V to get into %E. / Only %V lets you into %E.
q How do I (open|unlock|get into) %E? / What lets me into %E? / What do I type at %E?
q Which characters does the keypad of %E want? / What do I tap in so that %E gives way?
q What must I tap in before I can use %E? / I cannot use %E yet; which characters should I punch in?

= position, place on the map, exact location, map position; position; coordinates; island mountain \
craft host
s %E lies at %V. / The chart puts %E at %V. / They marked %E at %V.
q Where does %E lie? / At what point of the map is %E? / Where does the chart put %E?
q At what latitude and longitude is %E? / What would a GPS show at %E?
q Which coordinates do rescuers need to get to %E?
q How many degrees north or south, east or west is %E?

= direction, bearing, compass direction; direction; compass; island mountain river house
s %E lies to the %V. / To see %E, look %V. / From here, %E is in the %V.
q Which way do I look to see %E? / In what direction is %E? / On which side is %E?
q Do I turn north, south, east or west for %E? / Which way do I face for %E?
q Towards which quarter of the sky is %E? / Where does the needle point when I head for %E?

= way there, way in, route, best way; way; direction; shop house club institution facility
s To find %E, go %V. / You reach %E like this: %V. / For %E, walk %V.
q How do I (find|reach|get to) %E? / Which way is it to %E? / Where do I walk for %E?
q Which turning do I take for %E? / I am lost; how do I end up at %E?
q What would a local say to guide me to %E? / Guide me to %E.
q Past what or round which corner is %E?

= floor, storey; floor; floor; department shop device committee
s %E is on the %V. / Take the lift to the %V for %E. / They moved %E to the %V.
q On which floor is %E? / What floor do I want for %E? / To where was %E moved?
q How high up in the building is %E? / Which button do I press in the elevator for %E?
q How far do I climb the stairs for %E? / Upstairs or downstairs: where is %E?

= summit height, altitude, elevation, height above the sea; altitude; length; mountain island
s %E rises %V above the sea. / The top of %E is at %V. / %E reaches %V.
q How high (is %E|does %E rise)? / How far above the sea is %E?
q How tall is %E? / What would an altimeter show at the peak of %E? / How far up is the peak of %E?
q How far does %E tower over the waves?

= mouth, river mouth; mouth; city; river
s %E meets the sea at %V. / %E flows out at %V. / ^At %V, %E ends.
q Where does %E (end|flow out|meet the sea)? / At which town does %E reach the sea?
q By which town does %E finish its journey? / Where does %E turn salty?
q Which city is at the lower end of %E?
q Where would a bottle thrown into %E come out into the ocean?

= water level, level, height of the water; water level; length; river
s %E stands at %V. / %E rose to %V. / They read %V on the gauge of %E.
q How high (is %E|did %E rise)? / What does the gauge of %E show?
q How far up the bank has %E come? / To what mark has %E climbed? / How swollen is %E?
q What does the measuring pole in %E say?

= weather, forecast, outlook, weather report; weather; weather; island mountain city event
s Expect %V at %E. / %E will see %V. / Over %E there was %V. / For %E they forecast %V.
q What is it like at %E? / What should I expect at %E? / What do they forecast for %E?
q What are the skies like for %E? / Do I pack a raincoat or sunglasses for %E?
q Will I want an umbrella or sun cream for %E? / What will the sky bring for %E?

= best season, high season, best time to visit, peak season; season; season; island mountain city \
institution
s Go to %E in %V. / %E is at its best in %V. / Most people visit %E in %V.
q When should I (visit|go to|see) %E? / When is %E at its best? / When do most people visit %E?
q Which months draw the crowds to %E? / In which part of the year is %E at its loveliest?
q In which weeks should I book a trip to %E? / For what part of the year should I plan a trip to %E?

= number of rooms, room count, total of rooms; rooms; tally; house institution
s %E has %V rooms. / There are %V rooms in %E. / You can count %V rooms in %E.
q How many rooms (does %E have|are there in %E)? / How many rooms did they count in %E?
q How many chambers are under the roof of %E? / Into how many spaces do the inner walls divide %E?
q If each inner door in %E had a key, how many would hang on the board?

= number of passengers, number of seats, passenger limit; capacity; tally; craft vehicle
s %E carries %V people. / There is room for %V in %E. / No more than %V may board %E.
q How many people (does|can) %E carry? / How many may board %E? / How many fit into %E?
q How many travellers can %E take? / How many of us can come along in %E?
q How large a party can ride in %E? / When is %E full, counting heads?
"""
