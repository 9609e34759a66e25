"""Attributes of places, machines, vehicles and goods: what they look like, hold, need and cost.

A row begins with "= synonyms; class; kind of value; kinds of entity". Facts of one class about one
entity would answer each other's questions, so a sequence asks only where there is one. Lines with
"s" are statements and lines with "q" questions beside the generic ones."""

THINGS = """
= purchase price, acquisition cost, sum paid; price; price; machine house craft painting
s They paid %V for %E. / %E set them back %V. / %E was bought for %V. / It took %V to acquire %E.
q How much did %E set them back? / What did they pay for %E? / How much was paid for %E?
q For how much was %E bought? / What was spent on acquiring %E?

= repair bill, repair cost, cost of repair, mending cost; repair cost; price; machine vehicle \
house device craft
s Mending %E cost %V. / They charged %V to repair %E. / The mechanic wanted %V for fixing %E.
q How much did it cost to (repair|fix|mend) %E? / What did they charge to repair %E?
q What did the mechanic want for %E?

= upkeep, cost of upkeep, yearly cost; upkeep; amount; house craft institution club machine
s It takes %V a year to keep %E going. / Keeping %E costs %V a year.
q How much does it cost to keep %E? / What does %E swallow every year? / What do they spend on %E?

= insured value, insurance sum, estimated value, assessed value; worth; amount; painting house \
craft thing
s %E is worth %V. / The insurers value %E at %V. / Experts put %E at %V.
q How much is %E worth? / What do the insurers value %E at? / At how much is %E valued?

= deposit, security deposit, bond; deposit; price; house machine craft club
s To borrow %E, leave %V at the desk. / You get %V back when you return %E.
q How much must I leave to borrow %E? / What do I get back when I return %E?

= content, filling, load; contents; contents; box house paper
s %E (contains|holds) %V. / Inside %E are %V. / %E is full of %V. / They filled %E with %V.
q What does %E (contain|hold)? / What is inside %E? / What is %E full of? / What's in %E?
q With what did they fill %E?

= mixture, ingredient list, set of ingredients; ingredients; mixture; recipe
s %E calls for %V. / You make %E with %V. / Into %E go %V and nothing else. / For %E, buy %V.
q What goes into %E? / What does %E call for? / What do I need to make %E? / What is %E made with?

= cooking time, baking time, time in the oven; cooking time; duration; recipe
s %E must stay in the oven for %V. / Leave %E on the stove for %V. / Cook %E for %V.
q How long must %E cook? / For how long do I leave %E on the stove? / How long does %E need?

= oven temperature, oven setting; temperature; temperature; recipe
s Heat the oven to %V for %E. / %E is baked at %V.
q How hot should the oven be for %E? / At what temperature is %E baked?

= side dish, accompaniment, thing that goes with it; served with; dish; recipe
s %E is served with %V. / With %E they eat %V. / ^%V goes well with %E.
q What is %E served with? / What goes well with %E? / What do they eat with %E?

= surface, finish, building material, outer layer; surface; stuff; house machine island mountain
s %E is (built of|covered with|clad in) %V. / All of %E is %V.
q What is %E (built of|covered with)? / What is %E clad in?

= shape, outline, form, silhouette; shape; shape; house island thing device
s %E is %V. / Seen from above, %E is %V. / %E turned out %V.
q What does %E look like from above? / How is %E shaped? / Which shape does %E have?

= pattern, decoration, design, ornament; pattern; pattern; craft creature thing box
s %E is decorated with %V. / You recognise %E by %V. / On %E you see %V.
q What is %E decorated with? / By what do I recognise %E? / What do you see on %E?

= appearance, description, outward appearance; looks; looks; creature house
s %E is described as follows: %V. / Witnesses say this of %E: %V. / How %E looks: %V.
q What does %E look like? / How do they describe %E? / What do witnesses say of %E?

= condition, state of repair, physical condition; condition; condition; machine house vehicle \
document thing
s %E is %V. / The surveyor called %E %V. / We found %E %V. / Apart from the dust, %E is %V.
q In what condition is %E? / What did the surveyor call %E?
q How well kept is %E?

= smell, scent, odour, aroma; smell; smell; house shop creature river
s %E smells of %V. / Visitors to %E notice %V at once. / There is %V in the air around %E.
q What does %E smell of? / What do you smell near %E? / What is in the air around %E?

= sound, signal, alarm sound, noise it makes; sound; sound; device machine craft
s %E gives %V. / You hear %V from %E. / When it is ready, %E makes %V.
q What do you hear from %E? / How does %E sound? / What sound does %E make?

= purpose, use, function, task, intended use; purpose; purpose; machine device institution club
s %E is (used|meant|there) for %V. / They built %E for %V. / %E serves for %V.
q What is %E (used|meant|there|good) for? / What do they do with %E? / Why was %E built?
q What does %E serve for?

= main need, requirement, thing needed, most urgent need; need; need; machine house club vehicle \
department creature
s %E needs %V. / %E cannot do without %V. / What %E lacks is %V. / %E could do with %V.
q What does %E (need|require|lack)? / What could %E do with? / What is missing at %E?
q What can %E not do without?

= required tool, tool, proper tool; tool; tool; machine device vehicle
s To open %E, use %V. / You can mend %E with %V. / For %E, bring %V.
q What do I use to open %E? / With what can I mend %E? / What should I bring for %E?

= power rating, power, wattage, electrical power; power; electric; machine device
s %E draws %V. / %E is rated at %V. / %E delivers %V.
q How much does %E draw? / How powerful is %E? / At what is %E rated?

= rate, performance, measured rate; rate; rate; machine vehicle craft
s %E does %V. / %E manages %V. / They measured %V at %E. / On average, %E is good for %V.
q How much does %E (manage|do)? / What is %E good for on average? / What did they measure at %E?

= tank size, volume, tank volume, fill volume; volume; volume; machine craft vehicle
s %E holds %V. / The tank of %E takes %V. / Up to %V fit into %E.
q How much does %E hold? / What does the tank of %E take? / How much fits into %E?

= format, overall size, measured size, outer size; dimensions; dimensions; painting device \
document house
s %E measures %V. / Measured twice, %E came out at %V. / For %E you need a space of %V.
q What does %E measure? / How much space does %E need? / How big is %E?

= storage, disk space, memory, storage space; storage; storage; host software device
s %E has room for %V. / %E takes up %V. / There is room for %V more on %E.
q How much space is there on %E? / How much does %E take up? / How much is left on %E?

= running speed, pace, working speed; pace; rate; host committee
s %E handles %V. / They clocked %E at %V.
q How fast does %E work? / What does %E handle? / At what did they clock %E?

= machine number, plate number, marking; serial number; odd_code; machine device craft
s %E is marked %V. / Stamped on %E you read %V. / On the side of %E is painted %V.
q How is %E marked? / What is stamped on %E? / What is painted on the side of %E?

= tag, label, sticker, tag number; label; odd_code; trial paper box creature
s %E bears the label %V. / They tied %V to %E. / %E is tagged %V.
q How is %E tagged? / What does the label on %E say? / What was tied to %E?

= locker code, key code, release code, opening code; access code; odd_code; club department shop \
device house
s %E (opens|unlocks) with %V. / Type %V to get into %E. / Only %V lets you into %E.
q How do I (open|unlock|get into) %E? / What lets me into %E? / What do I type at %E?

= position, place on the map, exact location, map position; position; coordinates; island mountain \
craft host
s %E lies at %V. / The chart puts %E at %V. / They marked %E at %V.
q Where does %E lie? / At what point of the map is %E? / Where does the chart put %E?

= direction, bearing, compass direction; direction; compass; island mountain river house
s %E lies to the %V. / To see %E, look %V. / From here, %E is in the %V.
q Which way do I look to see %E? / In what direction is %E? / On which side is %E?

= way there, way in, route, best way; way; direction; shop house club institution facility
s To find %E, go %V. / You reach %E like this: %V. / For %E, walk %V.
q How do I (find|reach|get to) %E? / Which way is it to %E? / Where do I walk for %E?

= floor, storey; floor; floor; department shop device committee
s %E is on the %V. / Take the lift to the %V for %E. / They moved %E to the %V.
q On which floor is %E? / What floor do I want for %E? / To where was %E moved?

= summit height, altitude, elevation, height above the sea; altitude; length; mountain island
s %E rises %V above the sea. / The top of %E is at %V. / %E reaches %V.
q How high (is %E|does %E rise)? / How far above the sea is %E?

= mouth, river mouth; mouth; city; river
s %E meets the sea at %V. / %E flows out at %V. / ^At %V, %E ends.
q Where does %E (end|flow out|meet the sea)? / At which town does %E reach the sea?

= water level, level, height of the water; water level; length; river
s %E stands at %V. / %E rose to %V. / They read %V on the gauge of %E.
q How high (is %E|did %E rise)? / What does the gauge of %E show?

= weather, forecast, outlook, weather report; weather; weather; island mountain city event
s Expect %V at %E. / %E will see %V. / Over %E there was %V. / For %E they forecast %V.
q What is it like at %E? / What should I expect at %E? / What do they forecast for %E?

= best season, high season, best time to visit, peak season; season; season; island mountain city \
institution
s Go to %E in %V. / %E is at its best in %V. / Most people visit %E in %V.
q When should I (visit|go to|see) %E? / When is %E at its best? / When do most people visit %E?

= number of rooms, room count, total of rooms; rooms; tally; house institution
s %E has %V rooms. / There are %V rooms in %E. / You can count %V rooms in %E.
q How many rooms (does %E have|are there in %E)? / How many rooms did they count in %E?

= number of passengers, number of seats, passenger limit; capacity; tally; craft vehicle
s %E carries %V people. / There is room for %V in %E. / No more than %V may board %E.
q How many people (does|can) %E carry? / How many may board %E? / How many fit into %E?
"""
