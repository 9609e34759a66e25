"""Everyday sentences: things (see everyday_frames.py)."""

FRAMES = """
The {object} {under} the {furniture} ~belongs=belong to {person}.
? object: What does {person} own that is kept at the {furniture}?
? object: Which item at home is somebody's property?
? furniture: Where can {person}'s {object} be seen?
? furniture: Near which household item is somebody's property?
? person: Whose property is kept near the {furniture}?
? person: Who is the owner of the item, should it need returning?
The {colour} {garment} in the {room} ~was knitted by {first}.
? colour: How can I recognise the {garment} that was handmade by {first}?
? colour: What shade of wool was chosen for the handmade piece of clothing?
? garment: What did {first} make with needles and yarn?
? garment: Which piece of clothing is handmade from wool or yarn?
? room: Where can I see {first}'s handmade {garment}?
? room: Where was the homemade piece of clothing left?
? first: Who made the {garment}? / Who is so good with needles and yarn?
The {adjective} {object} ~was found in the {place} by {a_job}.
? object: What turned up at the {place}? / What did a professional come across by luck?
? place: Where did a {job} come across something unexpected? / Where did the missing item turn up?
? job: What does the person do who came across the {object}?
? job: Whose sharp eyes brought the lost item to light?
The {adjective} {object} ~cost=cost {price} at the {shop}.
? object: What could a customer have for {price}? / Which item in the store had such a price tag?
? price: What did they charge for the {object}? / How much money did the item sell for?
? shop: Where was the {object} sold? / What kind of business had the item with that price tag?
The {tool} ~is kept in the {container} {under} the {furniture}.
? tool: Which tool can I get from near the {furniture}? / What tool do we store away?
? container: What do I have to look in for the {tool}? / In what is the tool stored away?
? furniture: Where do I find the {container} and the tool inside it?
? furniture: Which household item marks the spot where we store a tool?
The {furniture} ~was made of {stuff} from {country}.
? furniture: What was constructed with imported {stuff}? / What needed material from abroad?
? stuff: What material had to be imported for the {furniture}? / Out of what was it constructed?
? country: Where was the {stuff} imported from? / Which foreign land supplied the material?
The {furniture} in the {room} ~is {few} years old.
? furniture: Of what in the {room} do we know the age?
? furniture: Which household item is of an age that can be told exactly?
? room: Where do they have an item of such age? / Where does the {furniture} stand?
? few: What is the age of the {furniture}? / For how long has this household item existed?
The {container} on the {furniture} ~contains=contain {few} {objects}.
? container: What are the {objects} stored in? / What holds a whole lot of {objects}?
? furniture: On top of what do we store the {objects}?
? furniture: Where is something full of smaller items placed?
? few: How many {objects} are inside? / What is the count of the {objects}?
? objects: What is stored inside the {container}? / If I lift the lid, what is there to see?
The {container} marked {colour} ~holds=hold the {ingredient}.
? container: What is the {ingredient} stored in? / What has a coloured label for the cook?
? colour: How do I recognise the {container} with the {ingredient}?
? colour: What colour label should the cook look for?
? ingredient: What will I discover inside the {container} with the {colour} label?
? ingredient: What is a cook going to take out of there?
The {vehicle} ~broke=break down near {city} {before}.
? vehicle: What had engine trouble or a flat tyre? / What had to be towed away, close to {city}?
? city: Close to which town did the {vehicle} give up? / Where should the tow truck go?
? before: When did the {vehicle} give up? / When did they get stranded with engine trouble?
The {vehicle} ~needs=need a new {part} before {month}.
? vehicle: What has to be taken to the garage? / What requires a replacement {part}?
? part: What has to be replaced on the {vehicle}? / Which spare should the mechanic order?
? month: By when must the {vehicle} be in working order?
? month: What deadline does the mechanic have for the repair?
The {vehicle} that ~hit=hit the {place} / ~was driven by {a_job}.
? vehicle: What crashed into the {place}? / What was the professional at the wheel of in the crash?
? place: What did the {job} crash into? / What was damaged when somebody lost control at the wheel?
? job: Who was behind the wheel? / Who caused the crash at the {place}?
Two burglars ~stole=steal the {instrument} from the {room} {before}.
? instrument: What did the thieves take? / What is a musician missing after a theft?
? room: From where did the thieves take the {instrument}? / Where did they strike?
? before: When did the thieves take the {instrument}? / When was the theft?
The {food} ~was baked by {first} / and the {drink} ~came=come from {city}.
? food: What did {first} make? / What came out of the oven to go with what we sipped?
? first: Who made the {food}? / Whose homemade treat did they serve?
? drink: What was served that had travelled from {city}? / What was on offer to quench our thirst?
? city: Where was the {drink} brought from? / Where did they order something for us to sip?
The key to the {room} ~hangs=hang {under} the {furniture}.
? room: What can I unlock with what is dangling at the {furniture}?
? room: Which part of the building do I get into that way?
? furniture: Where do I look if I want to unlock the {room}?
? furniture: Near what is it dangling, so that I can let myself in?
The key of the {container} ~was swallowed by {a_animal}.
? container: What can't be unlocked any more, thanks to a hungry creature?
? container: What has stayed shut ever since the {animal} had its odd snack?
? animal: Who ate what we need to unlock the {container}?
? animal: Which creature has a bit of metal in its stomach?
The cure for the {animal} ~was {drink} with {ingredient}.
? animal: Who was ill and had to take {ingredient}?
? animal: What sort of patient recovered thanks to a special brew?
? drink: What did the vet's patient have to sip?
? drink: In what was the {ingredient} mixed for the sick creature?
? ingredient: What was stirred into the {drink} as a remedy?
? ingredient: Which kitchen item made the sick creature well again?
The {object} on sale at the {shop} ~was painted {colour}.
? object: What can a customer at the {shop} get in {colour}?
? object: What coloured bargain was there for shoppers?
? shop: Where could one get the {object} at a reduced rate?
? shop: In what sort of store do they have a coloured bargain?
? colour: What did the bargain look like? / Which shade was the {object} that customers could have?
The {object} ~is heavier than the {object2} but cheaper than the {tool}.
? object: What weighs more than the {object2}?
? object: Which item costs less than a tool, yet is harder to lift than another?
? object2: What weighs less than the {object}? / Which item is easier to lift than the {object}?
? tool: What costs more than the {object}? / Which tool is the most expensive in the comparison?
The {garment} ~was too small for {first} / so {first2} ~got=get it.
? garment: What was handed on because it didn't fit? / Which piece of clothing has a new owner now?
? first: Who passed a piece of clothing on to {first2}?
? first: Who couldn't squeeze into something and had to do without it?
? first2: Who fits into the {garment}?
? first2: Who has the piece of clothing now that somebody else couldn't squeeze into?
The {part} of the {vehicle} ~was replaced by {first} {before}.
? part: What did {first} swap for a new one?
? part: Which bit was worn out and had to be exchanged by the mechanic?
? vehicle: What did {first} repair? / In what did the mechanic exchange a worn-out bit?
? first: Who did the repair on the {vehicle}? / Who exchanged the worn-out bit?
? before: Since when has the {vehicle} had its new {part}?
? before: When did somebody exchange the worn-out bit?
The {part} we ordered ~comes=come from a factory in {city}.
? part: What are we waiting to have delivered from {city}? / What spare did we send off for?
? city: Where is our {part} manufactured? / Where do they make the spare that we sent off for?
The box of {objects} ~weighs=weigh {weight}.
? objects: What did they put on the scales, all packed up?
? objects: What is packed inside that load of {weight}?
? weight: How heavy are the {objects} with their packaging?
? weight: What did the scales show for a whole packed load?
The rope by the {place} ~is {length} long.
? place: Where can I see a cord of {length}? / Next to what is there a long or short cord?
? length: What does the cord measure from end to end? / How far does the line at the {place} reach?
The {colour} {vehicle} outside the {shop} ~belongs=belong to the {job}.
? colour: What shade is the {job}'s {vehicle}?
? colour: What colour is the thing parked in front of the store?
? vehicle: What does the {job} drive? / What is parked in front of the store?
? shop: Where is the {job} parked? / In front of which business has somebody parked?
? job: Who owns the {vehicle}? / Who has parked in front of the store?
The {instrument} in the cupboard ~came=come from {person}.
? instrument: What did {person} let someone have to make music on?
? instrument: What is stored away that one could make music on?
? person: Who let someone have the {instrument}?
? person: Who should be thanked for what one can make music on?
The clock above the {furniture} ~stopped=stop at {time}.
? furniture: Above what does the dial with the frozen hands hang?
? furniture: Over what is the timepiece that doesn't run any more?
? time: What do the frozen hands show?
? time: When did the timepiece over the {furniture} give up ticking?
The sign at the {place} ~is written in {language}.
? place: Where can one read a notice in {language}?
? place: Where does the notice require knowledge of a particular tongue?
? language: What do I need to understand to read the notice at the {place}?
? language: Which tongue did they use for the notice?
The roof of the {place} ~was covered with {stuff}.
? place: Which landmark has {stuff} on top? / What was given a new top to protect it from the rain?
? stuff: What keeps the rain off the {place}? / What material did they lay on top?
The bridge to the {place} ~was built by {company} in {year}.
? place: Where does the crossing lead? / What can I get to by way of {company}'s construction?
? company: Who constructed the crossing? / Which firm made it possible to walk over to the {place}?
? year: When was the crossing constructed?
? year: Since when has one been able to walk over to the {place}?
The letter from {city} ~was signed by {person}.
? city: Where was {person}'s note posted? / What does the postmark on the envelope say?
? person: Who wrote to us from {city}?
? person: Whose autograph was at the bottom of the page in the envelope?
The photograph on the {furniture} ~shows=show {person} with {a_animal}.
? furniture: Where is the snapshot of {person}?
? furniture: What do they keep a snapshot on, of someone and a creature?
? person: Who was in front of the camera, alongside a {animal}? / Who is that in the snapshot?
? animal: Who is posing for the camera with {person}? / What creature can be seen in the snapshot?
The picture above the {furniture} ~was painted in {year} by {person}.
? furniture: Over what does {person}'s artwork hang? / Where on the wall do I look for the artwork?
? year: When did {person} make the artwork?
? year: In what year did an artist finish the work on the wall?
? person: Which artist does the work over the {furniture} come from?
? person: Who made the artwork on the wall?
The recipe for {dish} ~asks=ask for {few} spoons of {ingredient}.
? dish: What can I cook with {ingredient}, measured by the spoonful?
? dish: What dish does the cookbook describe?
? few: How often must the cook fill a spoon for the {dish}?
? few: How much goes in, measured by the spoonful?
? ingredient: What does the cook have to measure out for the {dish}?
? ingredient: What goes into it, according to the cookbook?
The map in the {container} ~shows=show the way to the {water}.
? container: What do I look in for directions to the {water}?
? container: Where is the chart stored that leads walkers to the waterside?
? water: Where would I end up if I followed the chart?
? water: To what can hikers get with the sheet from the {container}?
The {room} door ~was left open / and {a_animal} ~walked=walk in.
? room: Where did a creature wander in uninvited?
? room: Which part of the building did someone forget to shut up?
? animal: What wandered in, since nobody had shut up the {room}?
? animal: Which creature was the uninvited guest?
The {room} ~smells=smell of {ingredient} and wet {garment}.
? room: Where does the air carry an odour of food and damp clothes?
? room: Which part of the building ought to be aired?
? ingredient: What can my nose detect in the {room}, apart from damp clothes?
? ingredient: The odour of which food hangs in the air?
? garment: Besides {ingredient}, where does the odour come from?
? garment: What damp piece of clothing can my nose detect?
The {room} lamp ~was broken by {a_animal} {before}.
? room: Where did a creature leave us in the dark? / Where must a light be mended?
? animal: Who knocked over the light in the {room}? / Which creature left us in the dark?
? before: When did the {animal} smash the light? / When did a clumsy creature leave us in the dark?
The bill for the {event} ~was {price}, / but {first} ~paid=pay it.
? event: What turned out to have cost {price}?
? event: What occasion did somebody generous settle the account for?
? price: How much did the {event} set {first} back? / What was the total that was charged?
? first: Who settled the account? / Who was so generous with {price}?
The coins in the {container} ~are from {country}.
? container: What do we keep the foreign change in? / Where is the money from {country} stored?
? country: Where does the small change in the {container} come from?
? country: To what foreign land should I travel to spend that small change?
Her {garment} ~was made from {stuff} and {colour} thread.
? garment: What did the tailor make for the lady?
? garment: Which piece of clothing was sewn together in {colour}?
? stuff: What cloth or material did the lady wear?
? stuff: What did it take to sew her {garment}, apart from yarn?
? colour: What shade was the yarn in the lady's {garment}? / In what colour were the stitches?
His first {vehicle} ~was {colour} and cost {price}.
? vehicle: What did he drive in the beginning? / What was the earliest set of wheels that he owned?
? colour: What shade was the {vehicle} he started out with?
? colour: What did his earliest set of wheels look like?
? price: How much did he pay for his earliest set of wheels?
? price: What was he charged for the {vehicle}?
Their {animal} ~is called {pet} and likes {food}.
? animal: What sort of creature is {pet}? / What pet do these people have?
? pet: What do they shout when they want their {animal} to come? / To what does their pet listen?
? food: What is {pet}'s best-loved treat? / With what can I make friends with their pet?
A {colour} {object} ~was lying {under} the {furniture}.
? colour: What did the item at the {furniture} look like?
? colour: What shade was the thing that had been left on the floor?
? object: What had been left on the floor? / What could be seen near the {furniture}?
? furniture: Where had someone left the {object}?
? furniture: Which household item was the coloured thing on the floor close to?
A {container} of {drink} ~stood=stand on the {furniture}.
? container: What was the {drink} in? / In what was there something for the thirsty?
? drink: What was waiting there for the thirsty?
? drink: What could I have poured myself out of the {container}?
? furniture: Where had the {drink} been placed? / Where could the thirsty help themselves?
{few_cap} {objects} ~were missing from the {container} after the {event}.
? few: How many {objects} had disappeared? / What was the size of the loss?
? objects: What had disappeared? / What did a thief perhaps take out of the {container}?
? container: Out of what had the {objects} disappeared?
? container: What had somebody apparently dipped into while all were busy?
? event: At which occasion did the {objects} disappear?
? event: What had just finished when the loss was discovered?
{few_cap} {animals} ~were seen near the {water} {before}.
? few: How many {animals} did they spot? / What was the count of wild creatures?
? animals: What wildlife was spotted close to the {water}?
? animals: Which creatures came to the bank or shore?
? water: Where did they spot the {animals}? / Close to what should I go for a glimpse of wildlife?
? before: When did they spot the {animals}? / When was there wildlife to watch on the bank or shore?
{few_cap} boxes of {food} ~arrived=arrive at the {place} at {time}.
? few: How many parcels of {food} were delivered?
? few: What was the size of the delivery of things to eat?
? food: What was delivered to the {place}? / What was there to eat in the delivery?
? place: Where was the {food} delivered? / Where did the lorry unload something to eat?
? time: When did the delivery reach the {place}?
? time: At what hour was the load of things to eat delivered?
{few_cap} of the {objects} ~were broken on the way to {city}.
? few: How many of the {objects} were damaged in transit? / How many didn't survive the journey?
? objects: What was damaged in transit? / What was so fragile that it didn't survive the journey?
? city: What was the destination of the fragile cargo?
? city: Where were the {objects} being taken when they got damaged?
One {object} ~lay=lie in the {room}, / the other ~was {under} the {furniture}.
? object: What were there a pair of? / What had been left in two different spots?
? room: Where was half of the pair? / One {object} was at the {furniture}: and its partner?
? furniture: Where do I have to search for the {object} that isn't in the {room}?
? furniture: Near which item was half of the pair?
There ~is a spare {object} {under} the {furniture}.
? object: What extra is kept near the {furniture}?
? object: What have we got as a backup, should ours be lost?
? furniture: Where could I look if I needed an extra {object}? / Near what do we keep the backup?
There ~are {few} {objects} in the {container} by the door.
? few: How many {objects} are stored near the entrance?
? few: What is the count of items stored at the entrance?
? objects: What is stored near the entrance?
? objects: What can I take out of the {container} as I leave the house?
? container: What are the {objects} inside, near the entrance?
? container: In what do we store a number of items at the entrance?
There ~was {a_animal} {under} the {furniture} when we came home.
? animal: What surprised us on our return?
? animal: Which creature had made itself comfortable while we were out?
? furniture: Where was the {animal} on our return? / Near what did we discover an uninvited guest?
There ~were {few} {group_members} at the {event} in {city}.
? few: How many {group_members} showed up? / What was the turnout of {group_members}?
? group_members: Who showed up for the {event}?
? group_members: People of which profession or pastime took part in {city}?
? event: What did the {group_members} attend? / What was going on in {city}?
? city: Where did the {group_members} get together? / Which town was host to the {event}?
There ~will be {food} and {drink} at the {place} after the {event}.
? food: What can I expect to eat when it is all over? / Which snack goes with the {drink}?
? drink: What can the guests quench their thirst with?
? drink: What is on offer besides {food} when it is all over?
? place: Where are the refreshments served? / Where do I head for a bite to eat when it is all over?
? event: Which occasion ends with refreshments? / What do guests attend first, ahead of the {food}?
Neither the {object} nor the {tool} ~was in the {container}.
? object: What couldn't we see in the {container}, apart from the {tool}?
? object: What was absent, along with a tool?
? tool: Which tool was absent as well as the {object}?
? tool: What else did the search fail to bring to light?
? container: What did someone search in vain? / What had neither of the two missing items inside?
Under the {furniture} ~lives {a_animal} with {few} young ones.
? furniture: Where has the {animal} made its nest?
? furniture: Which household item gives shelter to a mother and her babies?
? animal: What sort of mother is raising her babies at the {furniture}?
? animal: Which creature has made a home there with its offspring?
? few: How many babies does the {animal} have? / What is the size of the litter or brood?
Between the {place} and the {place2} ~stands a statue of {a_animal}.
? place: On one side of the monument is the {place2}; what is on the other?
? place: Where do I start to get to the {place2} past the sculpture?
? place2: If I walk past the monument, away from the {place}, where do I end up?
? place2: What is on the far side of the monument?
? animal: What creature does the monument represent? / What was the sculptor's model?
Inside the {container}, {person} ~found=find {few} {objects}.
? container: In what did {person} discover the {objects}?
? container: Which thing was somebody looking into when the discovery was made?
? person: Who discovered the {objects}? / Who lifted the lid and got a surprise?
? few: How many {objects} did {person} discover? / What was the count when the lid came off?
? objects: What did {person} discover? / What came to light when somebody looked under the lid?
Behind the {place}, {few} {animals} ~were sleeping.
? place: Where did the {animals} have their nap?
? place: At the back of what could one have seen creatures at rest?
? few: How many {animals} were having a nap? / What was the count of the creatures at rest?
? animals: Which creatures were having a nap? / At the back of the {place}, what mustn't be woken?
Made of {stuff}, the {object} ~survived=survive the {disaster}.
? stuff: What material is so tough? / Thanks to what did the {object} come through unharmed?
? object: What came through the {disaster} unharmed?
? object: Which item was sturdy enough to withstand it all?
? disaster: What couldn't harm the {object}?
? disaster: What catastrophe was an item tough enough to withstand?
"""
