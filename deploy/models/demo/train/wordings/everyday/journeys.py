"""Everyday sentences: journeys (see everyday_frames.py)."""

FRAMES = """
{person} ~walked=walk {distance} through the {landform} {purpose}.
? person: Who went for a hike? / Who covered {distance} on foot?
? distance: How far was {person}'s hike? / What distance had the hiker behind them?
? landform: Where did {person} go hiking? / Which scenery did the hiker see all around?
? purpose: What was {person}'s hike good for? / Why did someone go on such a hike?
{person} ~crossed=cross the {landform} {manner} and reached {city} at {time}.
? person: Who arrived in {city} from the other side of the {landform}?
? person: Which traveller came over the {landform}?
? landform: What lay between {person} and {city}?
? landform: Which natural obstacle was behind the traveller on arrival?
? manner: How did {person} get over the {landform}?
? manner: By what method did the traveller overcome the natural obstacle?
? city: Where did {person} arrive? / In which town did the traveller's way over the {landform} end?
? time: When did {person} arrive in {city}? / At what hour did the traveller get into town?
{person} ~travelled=travel from {city} to {city2} {manner} in {year}.
? person: Who made the journey to {city2}? / Which traveller set out from {city}?
? city: Where did {person} set out? / Which town did the traveller leave behind?
? city2: Where was {person} heading? / What was the traveller's destination after {city}?
? manner: How did {person} make the journey? / From one town to the other, but how?
? year: When did {person} make the journey? / When was somebody on the way between two towns?
{person} ~photographed=photograph {few} {creatures} in {country} for a {kindof} museum.
? person: Who took pictures of the {creatures}?
? person: Who was abroad with a camera to take wildlife pictures?
? few: How many {creatures} are in {person}'s pictures?
? few: How many animals got in front of the camera?
? creatures: What was in front of {person}'s camera?
? creatures: Which wildlife can visitors to an exhibition see in pictures?
? country: Where were the wildlife pictures taken? / Which land did {person} take the camera to?
{person} ~slept=sleep near {a_spot} on the way from {city} to {country}.
? person: Who spent the night out? / Which traveller to {country} made a bed by the wayside?
? spot: Where did {person} spend the night? / Which landmark was beside the traveller's bed?
? city: Where had the journey begun before the night outdoors?
? city: Which town had {person} left behind?
? country: Where was {person} heading?
? country: To which land was the traveller going who spent the night outdoors?
{person} ~was rescued from the {landform} by {workers} after {duration}.
? person: Who was saved by the {workers}? / Who had to wait for help out in the wilds?
? landform: Where was {person} in danger? / What place could the victim not leave without help?
? workers: Who saved {person}? / Which helpers brought the victim to safety?
? duration: How long did {person} wait for help?
? duration: How much patience did the victim have to show until the {workers} were there?
{person} ~sprained=sprain the {body} while climbing the {landform} {before}.
? person: Who got injured on the {landform}? / Which hiker ended up hurt on the way up?
? body: What hurts {person}? / Which joint or limb was injured on the way up?
? landform: Where was {person} injured? / What was the hiker on when the accident happened?
? before: When did {person} have the accident? / When was the hiker hurt on the way up?
{person} ~caught=catch {illness} in {country} and stayed in bed for {duration}.
? person: Who fell ill in {country}? / Which traveller spent {duration} under the covers?
? illness: What was {person} suffering from? / What was wrong with the patient who fell ill abroad?
? country: Where did {person} fall ill? / In which foreign land did the traveller get poorly?
? duration: How long did {person} rest under the covers?
? duration: How long was it before the patient was up again?
{person} ~has visited {few} countries, among them {country} and {country2}.
? person: Who has seen so much of the world? / Which globetrotter knows {country2}?
? few: How many nations does {person} know?
? few: How many stamps must be in the globetrotter's passport?
? country: Besides {country2}, name a nation that {person} knows.
? country2: Apart from {country}, where has {person} travelled?
{first} ~followed=follow the tracks of {creatures} into the {landform}.
? first: Who went after the {creatures}? / Who read the footprints?
? creatures: Which animals was {first} after? / What had left prints on the ground?
? landform: Where did the footprints lead {first}?
? landform: Where were the animals hiding that someone was after?
{first} ~heard=hear {sound} from the {landform} at {time}.
? first: Who noticed {sound}? / Whose ears picked up something out there?
? sound: What reached {first}'s ears? / Describe the noise that broke the silence out there.
? landform: Where did the noise come from?
? landform: In which direction must {first} look for the origin of {sound}?
? time: When did {first} notice the noise? / At what hour was the silence out there broken?
{first} ~woke=wake up because of {sound} in the {officeplace}.
? first: Whose sleep was disturbed? / Who was roused by {sound}?
? sound: What roused {first}? / Which noise put an end to the nap?
? officeplace: Where was the noise that disturbed {first}'s sleep?
? officeplace: In which part of the building was it not quiet enough for a nap?
{first} ~felt=feel {feeling} when the {ship} left for {country}.
? first: Who was {feeling} at the quayside? / Who watched the boat sail for {country}?
? feeling: What was {first}'s mood at the sailing? / How did someone take the departure of the boat?
? ship: Which boat sailed? / Name the vessel that {first} watched sailing.
? country: What was the destination of the {ship}? / To which land did the boat sail?
{first} ~was {feeling} / because the {bird} ~had flown away.
? first: Who had lost the {bird}? / Who would have liked the winged visitor to stay?
? feeling: What was {first}'s mood after the {bird} took off?
? feeling: How did somebody react to an empty perch?
? bird: What had taken off? / Which winged creature did {first} see no more?
{first} ~took=take {drink} against {illness} {frequency}.
? first: Who swallowed something for {illness}? / Who believes in {drink} as medicine?
? drink: What served {first} as medicine? / Which beverage is supposed to cure {illness}?
? illness: What was {first} suffering from? / Which complaint was fought with a beverage?
? frequency: How often did {first} swallow the medicine?
? frequency: How many doses of the home cure were there?
{first} ~swam=swim {distance} in the {water} near {city} {before}.
? first: Who went for a dip near {city}? / Who got wet over {distance}?
? distance: How far did {first} get with arms and legs?
? distance: How long was the stretch covered in bathing things?
? water: Where was {first} bathing? / What was someone in for a long dip?
? city: Which town is the bathing spot close to? / Where was {first} at the time of the dip?
? before: When did {first} go for a dip? / When was someone in the water at {city}?
The journey from {city} to the {landform} ~took=take {duration} and cost {price}.
? city: Where did the trip to the {landform} begin? / From which town did the travellers set out?
? landform: Where did the travellers from {city} want to go?
? landform: Which natural sight was the trip's destination?
? duration: How long were the travellers on the way to the {landform}?
? duration: How much of your holiday did you spend getting there?
? price: How much did the travellers have to pay?
? price: What was the bill for getting from {city} to the natural sight?
The guide ~led=lead the {group} through the {landform} {manner}.
? group: Who was being shown around the {landform}?
? group: Which party followed someone who knew the terrain?
? landform: What was the {group} shown? / Which terrain did the party get to know?
? manner: How did the {group} get across the {landform}? / Describe how the party was shown around.
The guide ~warned=warn us that the {landform} ~is dangerous if {condition}.
? landform: Where should we be careful when {condition}? / Which natural sight can become risky?
? condition: In what circumstances is the {landform} not safe?
? condition: When should we keep away from the risky terrain?
The expedition to {country} ~was led by {person} and paid for by {company}.
? country: What was the explorers' destination?
? country: To which land did {company} send {person} and the team?
? person: Who was the boss of the explorers? / Who was in command of the team in {country}?
? company: Who met the explorers' bills? / Name the sponsor of the trip to {country}.
The tent ~was blown into the {water} / while {first} ~was {activities}.
? water: Where did the gust drop the camper's shelter? / What must one fish the canvas out of?
? first: Which camper was busy as the gust struck? / Who was {activities} and lost a shelter?
? activities: How was {first} busy as the gust struck?
? activities: What kept the camper from holding on to the canvas?
The {ship} ~was built in {city} in {year} and carries {few} {workers}.
? ship: Which vessel has {workers} aboard? / What's the name of the boat made in {city}?
? city: Where is the shipyard that made the {ship}? / In which town did the boat first touch water?
? year: When was the {ship} launched? / Age of the vessel: since when has it existed?
? few: How many {workers} are aboard the {ship}? / How many people travel on the vessel?
? workers: Who is aboard the {ship}? / What do the people on the vessel do for a living?
The {ship} ~had=have to wait off {city} for {duration} because of {cause}.
? ship: Which vessel was delayed? / What couldn't enter the port of {city}?
? city: Outside which port was the {ship} held up? / Near which town was the vessel lying idle?
? duration: How long was the {ship} held up? / How big was the vessel's delay outside the port?
? cause: Why was the {ship} held up? / What was behind the vessel's delay outside the port?
The {vehicle} ~got=get stuck in the {landform} and was pulled out by {a_vehicle}.
? landform: Where was a tow needed? / On what sort of terrain did the wheels refuse to move?
The lighthouse on the {landform} ~is {height} high and was built in {year}.
? landform: Where does the beacon for ships stand?
? landform: What piece of coast or country has a beacon {height} tall?
? height: How tall is the beacon on the {landform}? / How far up does the sailors' beacon reach?
? year: When was the beacon put up? / From when does the tower for sailors on the {landform} date?
The island ~lies=lie {distance} from {city} and has {few} inhabitants.
? distance: How far is the boat trip from {city}?
? distance: How much water is there between the islanders and the town?
? city: Which town is {distance} away from the islanders? / What is the islanders' nearest town?
? few: How many people live there, out at sea? / What is the population, surrounded by water?
Visitors to the {landform} ~must not pick {wildplant} or feed the {creatures}.
? landform: Where do tourists have to obey rules about plants and animals?
? wildplant: Which plants are protected in the {landform}? / What may a tourist not gather?
? creatures: Which animals are tourists forbidden to give food?
? creatures: Who shouldn't be offered crumbs in the {landform}?
Against {illness}, my {kin} ~drinks=drink {drink} with {ingredient} {frequency}.
? illness: Which complaint does my {kin} fight? / What ought to be cured by a mixture in a cup?
? kin: Which relative of mine believes in {drink} as medicine?
? kin: Who in your family swears by a home cure in a cup?
? drink: Which beverage is my {kin}'s medicine?
? drink: What does the home cure consist of, apart from {ingredient}?
? ingredient: What goes into my {kin}'s {drink}?
? ingredient: What is stirred into the beverage that should cure {illness}?
? frequency: How often does my {kin} swallow the home cure?
? frequency: How regularly is the cup of medicine emptied in your family?
The sore {body} of {first} ~was treated with {remedy} for {duration}.
? body: Where did it hurt {first}? / Which painful joint or limb had to be looked after?
? first: Who was in pain? / Whose {body} hurt?
? remedy: What helped {first} with the pain? / What was used as medicine on the part that hurt?
? duration: How long did {first}'s care go on?
? duration: How soon was the {remedy} no longer used on the part that hurt?
We ~set off at {time} {purpose} and came home at {time2}.
? time: When did we leave the house? / At what hour did our outing begin?
? purpose: Why did we leave the house? / What did we want to achieve with our outing?
? time2: When were we back? / At what hour was our outing over?
We ~lost=lose our way in the {landform} because of {weather} and {weather2}.
? landform: Where did we go astray? / What terrain did we not find the right path in?
? weather: Besides {weather2}, what stopped us seeing the right path?
? weather: What was it like outdoors as we went astray?
? weather2: Apart from {weather}, what else made us go astray?
We ~camped=camp by the {water}, {distance} from the {spot}.
? water: Where did we put up our tents? / What did we see from our tents in the morning?
? distance: How far were our tents from the {spot}?
? distance: What distance would we have to walk from our tents into town?
? spot: What was {distance} away from our tents?
? spot: What do they call the place in town that is {distance} from our night by the {water}?
I ~have never seen so many {creatures} as in the {landform} near {city}.
? creatures: What sort of wildlife amazed me with its numbers?
? creatures: Which animals is the {landform} teeming with?
? landform: Where was I amazed by the number of {creatures}?
? landform: What place teems with wildlife more than any I know?
? city: Which town is closest to where I watched all the {creatures}?
? city: Near which town does it teem with wildlife?
I ~saw=see {a_bird} and {few} {creatures} on the way to the {spot}.
? bird: Which winged creature did I come across besides the {creatures}?
? bird: What flew or perched where I was walking to the {spot}?
? few: How many {creatures} did I come across?
? few: What was the number of four-legged or other beasts I met on my walk?
? creatures: What did I come across in addition to the {bird}?
? creatures: Which wildlife, apart from a feathered creature, did I meet on my walk?
? spot: Where was I heading? / What was the destination of my walk with all that wildlife?
I ~was {feeling} / when the {official} ~told=tell me about the {disaster}.
? feeling: How did I take the news of the {disaster}? / What was my mood at hearing of the calamity?
? official: Who brought me the news of the {disaster}?
? official: What does the bringer of the bad news do for a living?
? disaster: What was the bad news? / Which calamity did I learn of from the {official}?
My {kin} ~showed=show me how to tell the {bird} from the {bird2}.
? kin: Which relative of mine knows a lot about birds?
? kin: Who taught me not to mix up two feathered species?
? bird: Which feathered species can I now distinguish from the {bird2}?
? bird2: What would I once have mixed up with the {bird}?
? bird2: Which is the second of the birds I learned to distinguish?
You ~can reach the {landform} in {duration} if you start at the {spot}.
? landform: Where can I get to from the {spot} within {duration}?
? landform: Name a natural sight that makes a trip from town.
? duration: How long is the way from the {spot}?
? duration: How much of the day should I allow to arrive at the natural sight?
? spot: Where should I set out for the {landform}? / What is the best point to begin the trip at?
You ~will need {goods}, a {tool} and some {food} in the {landform}.
? goods: What must I pack apart from a {tool} and a snack?
? goods: Which articles should I have several of in my luggage?
? tool: Which implement should I pack for the {landform}?
? tool: Besides {goods} and a snack, what must be in my luggage?
? food: What should I take along to eat? / Provisions for the {landform}, what sort?
? landform: Where am I going, with all that luggage?
? landform: For what terrain should I pack a {tool} and {goods}?
"""
