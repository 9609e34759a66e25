"""Everyday sentences: told by an "I" or a "we" (see everyday_frames.py)."""

FRAMES = """
I ~left=leave my {object} {under} the {furniture} in the {room}.
? object: What did I forget to take with me? / What of mine is still in the {room}?
? furniture: Which piece of furnishing is my {object} next to, above or below?
? room: Where in the house is my {object}? / Where should I go back to for the thing I forgot?
I ~bought=buy {few} {crops} at the {shop} {before}.
? few: How many {crops} did I get?
? crops: What did I get at the {shop}? / What did I go out and spend my money on?
? shop: Where did I get my {crops}? / Where did I go to do my errand?
? before: When did I get the {crops}? / When was I out on my errand?
I ~met=meet {person} at the {place} in {city}.
? person: Who did I run into? / Who was at the {place}, as I was?
? place: Where did I run into {person}?
? city: Which town was I in when {person} and I got talking?
I ~saw=see {a_animal} in the {room} {before}.
? animal: What gave me a surprise in the {room}? / Who was in the house with me without being asked?
? room: Where was the {animal} that I noticed?
? before: When did I notice the {animal}?
I ~have=have {few} {kins} and one of them lives in {country}.
? few: How big is my family on that side? / How many {kins} do I have?
? kins: Which relatives do I have several of?
? country: Where has one of my relatives settled? / Where could I visit family abroad?
I ~paid=pay {price} for the {furniture} in the {room}.
? price: How much did the {furniture} cost me? / What did I spend on the furnishings?
? furniture: What did I spend {price} on? / Which item in the house do I know the cost of?
? room: Where is the {furniture} that cost me {price}?
I ~was {few} years old when we moved to {city}.
? few: What age was I at the time of our relocation? / How young was I when {city} became our home?
? city: Where did my family relocate to? / Which town became my home?
I ~am allergic to {ingredient} and {animals}.
? ingredient: What must nobody put in my meals? / Besides {animals}, what makes me sneeze or itch?
? animals: Which creatures must I stay away from?
? animals: Besides {ingredient}, what makes me sneeze or itch?
I ~will pick {first} up at the {place} at {time}.
? first: Who am I giving a lift to? / Who will be waiting for me to collect them?
? place: Where should {first} wait for me? / Where am I supposed to drive to collect somebody?
? time: When am I collecting {first}? / Lift arranged, but for what hour?
I ~promised=promise my {kin} a {colour} {garment}.
? kin: Which relative of mine is expecting a {garment}? / Who in the family have I given my word to?
? colour: What shade must the {garment} be? / In what shade should I get the present for my {kin}?
? garment: What did I say my {kin} would get?
? garment: Which item of clothing am I bound to give to a relative?
I ~keep=keep the {stuff} in a {container} {under} the {furniture}.
? stuff: What do I have stored in the {container}?
? stuff: Which material have I got tucked away near the {furniture}?
? container: What do I store the {stuff} in?
? furniture: Where should I go rummaging for the {stuff}?
? furniture: Near which bit of furniture have I stored my material?
I ~would like to learn {language} and the {instrument}.
? language: Which tongue do I dream of speaking? / What would I take up, besides the {instrument}?
? instrument: What do I wish I could play? / Besides {language}, what do I fancy having lessons in?
I ~dreamed=dream about {a_animal} with a {garment} again.
? animal: Who keeps coming to me in my sleep? / Tell me what strange thing I saw in the night.
? garment: What did the {animal} have on in my sleep?
? garment: Which item of clothing did I see in the night on a creature?
I ~swam=swim in the {water} with {first} {before}.
? water: Where did {first} and I get wet? / Where did the two of us have a dip?
? first: Who came for a dip with me? / Who was in the {water} with me?
? before: When did {first} and I go for a dip?
I ~found=find your {garment} {under} the {furniture}.
? garment: What of yours has turned up?
? garment: Which missing item of your clothes have I got back for you?
? furniture: Where did your {garment} turn up?
? furniture: Which piece of furniture did I look around to get your clothing back?
My {kin} ~makes=make the best {dish} in {city}.
? kin: Whose {dish} is better than anyone else's? / Which of my relatives is such a good cook?
? dish: What is my {kin} so good at cooking? / What should I ask my relative in {city} to cook?
? city: In which town can nobody cook {dish} like my {kin}?
? city: Where does the top cook in my family have no rival?
My {kin} ~gave=give me {a_object} for my birthday in {month}.
? kin: Who was my present from? / Which relative of mine remembered that I was a year older?
? object: What was my present from my {kin}? / What did I unwrap when I turned a year older?
? month: When do I turn a year older? / What time of year did I get the {object}?
My {body} ~hurts=hurt since I fell off the {furniture}.
? body: Where do I feel pain? / Which part of me was injured in the accident?
? furniture: What did I tumble from? / What was I up on when I had my accident?
My train to {city} ~leaves=leave at {time} on {weekday}.
? city: Where am I off to by rail? / What does it say on my ticket as the destination?
? time: When must I be on the platform? / What hour do I set off for {city}?
? weekday: Which day am I going by rail? / When is my trip to {city}?
My flat ~is above a {shop} on {street}.
? shop: What kind of business is downstairs from where I live? / What do I have below me at home?
? street: What is my address? / Tell the taxi driver where I live.
My favourite {object} ~is the {adjective} one from {country}.
? object: What thing do I love most from {country}?
? object: What do I have several of, with a foreign one that I like more than the rest?
? country: Where was the {object} made that I like most?
? country: Which land does the thing I treasure come from?
My first teacher ~was {person}, who taught {subject}.
? person: Who gave me lessons at the very start? / Who introduced me to {subject}?
? subject: What did I have lessons in with {person}?
? subject: What was the earliest thing I studied at school?
We ~are going to {city} by {vehicle} in {month}.
? city: Where are we off to? / What is the destination of our trip?
? vehicle: How are we getting to {city}? / What means of transport did we choose for our trip?
? month: When are we off to {city}? / What time of year is our trip?
We ~need=need {few} chairs and a {tool} for the {event}.
? few: How many seats are we short of?
? few: How many people at the {event} would otherwise have to stand?
? tool: Which implement are we short of? / What must we get hold of, apart from seats?
? event: What are we preparing for? / What do we want all those seats for?
We ~slept=sleep in {a_place} near {city} for {few} nights.
? place: What kind of accommodation did we have?
? place: Where did we have our beds when we were close to {city}?
? city: Which town was our accommodation close to?
? few: How long did we stay at the {place}? / How long was it before we checked out again?
We ~played=play {sport} with the {group} until {time}.
? sport: What game did we have with the {group}? / How did we pass the time together?
? group: Who joined us for a game of {sport}? / Who did we compete with for so long?
? time: When was the game over? / How late was it when we had finally had enough of {sport}?
We ~saw=see {few} {animals} on the way to the {place}.
? few: How many {animals} did we count?
? animals: What did we come across before we got to the {place}?
? animals: Name the creatures that we noticed in the course of our trip.
? place: Where were we heading when we noticed the {animals}?
We ~moved=move the {furniture} from the {room} to the {room2}.
? furniture: What did we have to lug to another part of the house?
? furniture: What is no longer in the {room}?
? room: Where was the {furniture} before?
? room: Where is there more space now that we have rearranged the house?
? room2: Where is the {furniture} now? / Where did we lug it to?
We ~named=name our {vehicle} {pet} because {reason}.
? vehicle: What is {pet}? / What sort of transport of ours has a nickname?
? pet: What do we call our {vehicle}? / What nickname did we give to our means of transport?
? reason: Why do we call it {pet}? / How did our {vehicle} come by its nickname?
We ~were saved by {a_job} with {a_tool}.
? job: Who came to our rescue? / What profession does our hero have?
? tool: What did our hero use to get us out of danger? / Implement used in our rescue?
We ~have been neighbours of {person} since {year}.
? person: Who lives next door to us? / Who has had the house beside ours for so long?
? year: How long have we lived next door to {person}?
? year: In what year did we come to live next to each other?
Our {animal} ~is afraid of the {object} in the {room}.
? animal: Which pet of ours is so easily scared? / Who runs away from the {object}?
? object: What scares our {animal}? / What should we get rid of to make our pet less nervous?
? room: Where is the {object} that scares our {animal}?
? room: Where in the house does our pet get nervous?
Our {kin} ~came=come from {country} with nothing but {a_object}.
? kin: Which of our relatives was an immigrant? / Who in our family got here almost empty-handed?
? country: Where did our {kin} emigrate from?
? country: What is the old homeland of our relative who was so poor?
? object: What was our {kin}'s only possession?
? object: What was the sole item in our immigrant relative's luggage?
Our {job} ~is called {person} and speaks {language}.
? job: What does {person} do for us? / What is the profession of our {language} speaker?
? person: What is our {job}'s name? / Who can I talk to in {language}?
? language: How can I communicate with {person}? / Which tongue should I use with our {job}?
Our landlord ~wants=want {price} for the {room}.
? price: How much rent do we have to pay? / What would the {room} cost us?
? room: What can we rent for {price}? / Which part of the house must we pay the owner for?
You ~can find the {tool} {under} the {furniture} in the {room}.
? tool: Which implement is kept in the {room}?
? tool: What would I get if I reached {under} the {furniture}?
? furniture: Where exactly should I reach for the {tool}?
? furniture: Which piece of furniture should I search around if I need an implement?
? room: Where in the house is the {tool} kept? / Where do I go if I need an implement?
You ~should meet {first} at the {place}, not at the {shop}.
? first: Who will be waiting at the {place}? / Who should I not keep waiting in the wrong spot?
? place: Where will {first} be waiting? / What is the right spot to go to for my appointment?
? shop: Where would I wait for {first} in vain?
? shop: What is the wrong spot to go to for my appointment?
You ~must not feed the {animals} with {food}.
? animals: Who is never to be given {food}? / Whose diet should I be careful about?
? food: What is off limits for the {animals}? / What is bad for the creatures to eat?
You ~owe=owe {first} {price} for the {garment}.
? first: Who are you in debt to? / Who hasn't had any money for the {garment} yet?
? price: How much is your debt to {first}? / What sum has still not been paid for the clothing?
? garment: What are you in debt for?
? garment: Which item of clothing have you got from {first} and still not paid for?
You ~left=leave your {garment} in the {vehicle} {before}.
? garment: What did you forget to take with you when you got out?
? garment: Which of your clothes was on the seat after the trip?
? vehicle: Where should you look for the {garment} you forgot?
? vehicle: What had you been travelling in when you forgot a bit of your clothing?
? before: When did you forget your {garment}?
? before: When did you get out of the {vehicle} without all your clothes?
"""
