"""Everyday sentences: places (see everyday_frames.py)."""

FRAMES = """
The {place} ~opens=open at {time} every {weekday}.
? place: Where can visitors get in from {time}?
? place: Where is someone unlocking the entrance at the same hour each week?
? time: From what hour can I visit the {place}? / When are the first visitors let in?
? weekday: On what day of the week can I visit the {place}? / Which day suits a visit?
The {place} ~is closed on {weekday} because {reason}.
? place: Where can nobody get in on {weekday}?
? place: Where would a visitor be turned away one day a week?
? weekday: On what day can't I visit the {place}? / When would a visitor be turned away?
? reason: Why can't I visit the {place} on {weekday}?
? reason: What is the explanation for visitors being turned away?
The {place} ~was destroyed by a {disaster} in {year}.
? place: What did the {disaster} reduce to ruins?
? place: What did people lose to a catastrophe, with nothing left standing?
? disaster: What reduced the {place} to ruins?
? disaster: Which catastrophe was it that left nothing standing?
? year: When was the {place} reduced to ruins?
? year: In what year did the catastrophe leave nothing standing?
The {place} ~was turned into a {shop} by {person}.
? place: What used to be where {person}'s business is now?
? place: Which old landmark was converted for trade?
? shop: What is the {place} used as these days?
? shop: What sort of business did somebody start in an old landmark?
? person: Who converted the {place}? / Whose idea was it to make a business out of an old landmark?
The {place} in {city} ~has=have {few} towers and a {water}.
? place: Where could I climb and look down at a {water}?
? place: Which sight should I visit in town for its tall spires?
? city: Where do I find the {place} with its tall spires?
? city: Which town boasts a landmark with several spires?
? few: How many spires rise above the {place}?
? few: How often could I climb up high there and look down?
? water: Where could one get wet feet at this sight in {city}?
? water: What wet feature belongs to the sight with the spires?
The {shop} on {street} ~sells=sell {food} and {drink}.
? shop: Which store do I go to for {food}?
? shop: What sort of business has both snacks and refreshments for customers?
? street: Where can I buy {food}, with {drink} to go with it?
? street: What is the address of the store with snacks and refreshments?
? food: What can I buy on {street} to go with {drink}?
? food: What do they have for the hungry in the store?
? drink: Besides {food}, what do customers of the {shop} buy?
? drink: What do they have for the thirsty in the store?
The {shop} ~belongs=belong to a family from {country}.
? shop: What sort of business do the foreigners run? / What do the people from {country} own?
? country: What nationality are the owners of the {shop}?
? country: Where are the parents and children who run the store from?
The {shop} next to the {place} ~was robbed {before}.
? shop: Which business did the burglars hit? / Which shopkeeper's money was taken?
? place: What would I see beside the business that lost its money to thieves?
? place: What is the {shop}'s neighbour?
? before: When was the theft from the {shop}? / When did the thieves strike?
The {shop} ~ran=run out of {food} on {weekday}.
? shop: Where had they sold all the {food}? / Which store had disappointed customers?
? food: What did the {shop} have none left of? / What was there none left of on the shelves?
? weekday: When was there no {food} left for customers?
? weekday: On what day had the store nothing left for hungry customers?
The {water} behind the {place} ~is {length} wide.
? water: What is it that measures {length} from bank to bank?
? water: What could one swim across round the back?
? place: Which landmark hides the {water} from view? / At the rear of what could I swim across?
? length: How far is it from one bank of the {water} to the other?
? length: What distance would a swimmer have to cover to get across?
The {water} ~froze=freeze in {month}, / so the {animals} ~left=leave.
? water: What turned to ice? / Where could people suddenly go skating?
? month: When did the {water} turn to ice?
? month: When could people go skating, in which part of the year?
? animals: Who was driven away by the ice?
? animals: Which creatures had to look for a new home because of the cold?
The {water} near {city} ~is full of {animals}.
? water: Where are there lots of {animals}? / What is teeming with creatures, close to town?
? city: Close to which town can I watch a mass of {animals}?
? city: What is the nearest town to all those creatures?
? animals: What creatures should I expect to meet if I go for a dip close to {city}?
? animals: What sort of wildlife is splashing about in masses close to town?
The road to {city} ~was blocked by {a_vehicle} {before}.
? city: What couldn't drivers get to? / Where were the motorists in the traffic jam headed?
? vehicle: What caused the traffic jam? / What stood in the way of the motorists?
? before: When were motorists unable to get to {city}? / When was the traffic jam?
The train from {city} ~arrived=arrive {duration} late / because {reason}.
? city: Where had the delayed passengers set off?
? city: Where did the journey start that took longer than planned?
? duration: How long was the railway delay?
? duration: How much extra time did passengers from {city} have to sit there?
? reason: Why were the railway passengers delayed?
? reason: What excuse was there for not running on schedule?
The ferry to {city} ~leaves=leave from the {place} at {time}.
? city: What is the boat's destination? / Where does one sail to from the {place}?
? place: Where do I board the boat? / What is the starting point of the crossing to {city}?
? time: When does the boat sail? / By when do I have to be on board for {city}?
The bus to the {place} ~stops=stop in front of the {shop}.
? place: Where can I go from the {shop} by public transport?
? place: Where is the line headed that passengers board by a store?
? shop: Where do I wait if I want to ride to the {place}?
? shop: Which store is it that passengers board at?
The walk from the {place} to the {water} ~takes=take {duration}.
? place: Where does the stroll to the {water} start? / Where do hikers set out?
? water: What do hikers reach in the end? / Where does the stroll lead that starts at the {place}?
? duration: How long are we going to be on foot to the {water}?
? duration: How much time should hikers plan for?
The hotel in {city} ~charged=charge us {price} for {few} nights.
? city: Where was our accommodation? / Where did we stay as paying guests?
? price: How much did we pay for the accommodation? / What did our stay in {city} cost?
? few: How long was our stay? / How often did we sleep in {city}?
The garden of the {place} ~is famous for its {crops}.
? place: Where do people flock to admire the {crops}?
? place: Where is there such a renowned display of plants?
? crops: What grows so splendidly at the {place}?
? crops: What do people travel from afar to admire in the flower beds?
The well behind the {place} ~is {length} deep.
? place: Where could I draw water with a bucket? / At the back of what is there a shaft of {length}?
? length: How far down do I have to let the bucket?
? length: How long a rope is needed to draw water at the {place}?
The school in {city} ~teaches=teach {subject} and {sport}.
? city: Where do pupils have both {subject} and {sport}? / In which town are the classes?
? subject: In which academic field do the pupils of {city} have lessons?
? subject: What is on the timetable besides exercise?
? sport: What do pupils of {city} have lessons in, other than {subject}?
? sport: How do the pupils get their exercise?
The {event} ~takes=take place at the {place} on {weekday}.
? event: What can I attend on {weekday}? / What is being held this week?
? place: Where is the {event} held? / What is the venue of what is coming up?
? weekday: When is the {event} held? / On what day should guests turn up?
The {event} ~was moved to the {place} because {reason}.
? event: What has a new venue? / What couldn't be held where they had planned it?
? place: What is the new venue of the {event}?
? place: Where should guests turn up, contrary to the original plan?
? reason: Why was there a change of venue?
? reason: What made it impossible to hold the {event} where it was planned?
The {event} ~began=begin at {time} and lasted {duration}.
? event: What went on for {duration}?
? event: Which occasion was it that someone timed from the opening to the very end?
? time: When did the {event} start? / By what hour did visitors have to be there for the opening?
? duration: How long did the {event} go on? / How much time passed until it was over?
The {event} in {city} ~was won by {person}.
? event: For what did {person} get a prize in {city}? / In what did the champion come first?
? city: Where did {person} beat all the others? / Which town was host to the champion?
? person: Who was the champion in {city}? / Who came first and beat all the others?
The {event} ~was opened by {person} with {a_instrument}.
? event: What did {person} get started?
? event: At what occasion did a musician perform right at the beginning?
? person: Who got the {event} started? / Which musician performed right at the beginning?
? instrument: On what did {person} perform? / What could we hear right at the beginning?
The {event} of {year} ~ended=end with {a_disaster}.
? event: What came to such a terrible finish? / What was going on when the {disaster} happened?
? year: When did people at the {event} go through a catastrophe?
? year: In what year did it all turn out so badly?
? disaster: What spoiled the {event} for everybody? / What catastrophe brought it all to a close?
The island ~was named after {a_animal} by {first}.
? animal: To which creature does that bit of land in the sea owe what it's called?
? animal: What inspired {first}'s choice for the map?
? first: Who chose what to call that bit of land in the sea?
? first: Who thought of a {animal} to put on the map?
The village ~gets=get its water from the {water} behind the {place}.
? water: Where do the villagers fill their buckets?
? water: What supplies the villagers with something to drink?
? place: What is located in front of the villagers' supply?
? place: At the back of what do the villagers fill their buckets?
The tower of the {place} ~was struck by lightning {before}.
? place: What was hit during a thunderstorm? / Which landmark needs a conductor on its spire?
? before: When was the {place} hit during a thunderstorm?
? before: When did a flash from the sky do damage high up on a landmark?
The market in {city} ~smells=smell of {food} and {ingredient}.
? city: Where does the air between the stalls make one hungry?
? city: In which town could I sniff my way around the stalls?
? food: Which snack can I sniff between the stalls?
? food: What is in the air at {city}'s stalls, mixed with {ingredient}?
? ingredient: Besides {food}, what is in the air between the stalls?
? ingredient: What spice or other ingredient can my nose detect at the stalls?
In {city}, the {place} ~is painted {colour} every year.
? city: Where does the {place} get its annual fresh coat?
? city: Which town keeps decorators busy with the same colour annually?
? place: What gets a fresh coat annually?
? place: What keeps the decorators of {city} busy with their brushes?
? colour: What shade is the annual fresh coat?
? colour: What do the decorators of {city} have in their buckets?
In {month}, {few} {animals} ~moved=move into the {place}.
? month: When did the {animals} make themselves at home?
? month: In which part of the year did the creatures settle there?
? few: How many {animals} made themselves at home? / What was the count of the new residents?
? animals: Which creatures made themselves at home at the {place}?
? animals: What sort of wild residents arrived that month?
? place: Where did the {animals} make themselves at home?
? place: Where do the creatures have their new home?
In {year}, the {company} factory ~burned=burn down in {city}.
? year: When did flames destroy the {company} works?
? year: In what year did a manufacturer lose its plant to a blaze?
? company: Whose works went up in flames? / Which firm lost a plant in {city} to a blaze?
? city: Where did {company} have its terrible fire?
? city: In which town was a manufacturing plant reduced to ashes?
In front of the {shop}, {person} ~sells=sell {food}.
? shop: Outside which business does {person} have a pitch? / Where would I find the street trader?
? person: Who should I go to on the pavement if I fancy a bite? / Name the street trader.
? food: What can I buy from {person}? / What does the street trader have to offer?
On {weekday}, the {group} ~meets=meet in the {room} of the {place}.
? weekday: When does the {group} get together? / What day should I turn up for the gathering?
? group: Who gets together at the {place}?
? room: Which part of the {place} is used for the gathering?
? room: They get together there, but whereabouts in the building?
? place: Where should I go if I want to join the {group}?
At {time}, the bells of the {place} ~rang=ring for the {event}.
? time: When could you hear the chimes? / What did the clock say as the {place} began to chime?
? place: Where did all that chiming come from?
? event: What was the {place} chiming for?
Near the {water} ~stands {a_tree} that {first} planted.
? water: Where did {first} put a sapling in the ground?
? water: Show me where that sapling went into the ground.
? tree: What did {first} once put in the soil that grew so tall?
? tree: What kind of greenery is there by the {water} thanks to {first}?
? first: Who put the {tree} in the ground? / Whom do we have to thank for the greenery on the bank?
Beyond the {water} ~lies {city}, the home of the {group}.
? water: What do I have to cross to get to {city}?
? city: Which town is on the far bank? / Where is the {group} based?
? group: Who is based in {city}? / Who would I be visiting in the town on the far bank?
Snow ~fell=fall on {city} for {duration} in {month}.
? city: Which town turned white? / Where could people have built snowmen in {month}?
? duration: How long did the flakes keep coming down? / How long did {city} have its wintry spell?
? month: When did {city} turn white? / What time of year was that long wintry spell?
Heavy {weather} ~kept=keep the {group} in the {place} until {weekday}.
? weather: Why couldn't the {group} get away? / What trapped everyone in the {place}?
? group: Who was stuck because of the {weather}?
? place: Where was the {group} stuck? / Where did they have to sit it out till conditions improved?
? weekday: When could the {group} finally leave? / What day did they get out at last?
The {disaster} ~damaged=damage the {place} and {few} houses.
? disaster: What wrecked people's homes? / What sort of catastrophe hit the {place}?
? place: What else was hit besides people's homes?
? few: How many homes were hit by the {disaster}?
? few: How many families might now need their walls repaired?
After the {disaster}, {person} ~rebuilt=rebuild the {place} with {stuff}.
? disaster: What had destroyed the {place} before {person} put it back up?
? disaster: Why was there a need for reconstruction?
? person: Who put the {place} back up? / Who took charge of the reconstruction?
? place: What did {person} put back up?
? stuff: Which material went into the reconstruction? / What is the {place} made of now?
During the {event}, {a_animal} ~ran=run across the {place}.
? event: What was going on as the {animal} dashed past? / Which occasion had an uninvited creature?
? animal: And which uninvited beast suddenly dashed past everyone? / What interrupted the {event}?
? place: Where did the {animal} dash about?
Since {year}, the {place} ~has belonged to {company}.
? year: When did {company} become the owner? / In what year did the {place} change hands?
? place: What property does {company} have?
? company: Who is the owner of the {place}? / Which firm took possession of it back in {year}?
Until {month}, the {place} ~will be used as a {shop}.
? month: When does the temporary {shop} close?
? month: How long is the temporary arrangement going to last?
? place: Where is the temporary {shop}?
? shop: What has the {place} been turned into for the time being?
? shop: What sort of business is there temporarily?
Because of the {weather}, the {event} ~was held in the {place}.
? weather: Why was the {event} moved? / What upset the plans for the venue?
? event: What took place in the {place}? / What was affected by bad conditions outside?
? place: Where did the {event} end up? / Which venue did they choose when the skies let them down?
Thanks to {person}, the {place} ~has=have a new {furniture}.
? person: Who got the {place} its {furniture}? / Who deserves praise for the fresh furnishings?
? place: Where did the {furniture} from {person} go?
? furniture: What piece did {person} get for the {place}?
? furniture: What have we been given to make it more comfortable there?
"""
