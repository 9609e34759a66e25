"""Everyday sentences: notes (see everyday_frames.py)."""

FRAMES = """
! Put the {ingredient} in the {container} {under} the {furniture}.
? ingredient: What should I store in the {container}?
? container: What does the {ingredient} go in? / What am I to store it in?
? furniture: Where does the {container} of {ingredient} belong?
? furniture: Which piece of furniture should I store it at?
! Bring {few} {crops} and some {drink} to the {event}.
? few: How many {crops} should I take along?
? crops: What am I asked to contribute besides the {drink}?
? crops: Which produce should I have in my basket when I come?
? drink: What should I take along for us to sip?
? drink: What am I asked to contribute besides the {crops}?
? event: Where will the {crops} be wanted?
? event: Which occasion am I asked to contribute refreshments to?
! Meet {first} at the {place} at {time} on {weekday}.
? first: Who have I got an appointment with? / Who will be expecting me at the {place}?
? place: Where is my appointment? / Where will {first} be waiting for me?
? time: When exactly does {first} expect me? / What hour is my appointment?
? weekday: Which day is my appointment? / Appointment when in the week?
! Turn left at the {place} and look for a {colour} door.
? place: Where do I change direction? / Which landmark tells me to go round the corner?
? colour: How will I recognise the entrance?
? colour: What paint is on the entrance once I am round the corner?
! Feed the {animal} with {food} twice a day.
? animal: Who needs two meals daily? / Which pet should get {food} every morning and evening?
? food: What goes in the {animal}'s bowl? / What should the pet have for its two daily meals?
! Give the {object} to the {job} in the {room}.
? object: What should I hand over to the {job}? / What am I supposed to deliver?
? job: Who gets the {object}? / What does the person do who should receive it from me?
? room: Where will the {job} be? / Where in the building am I supposed to deliver the {object}?
! Ask {first} for the key to the {room}.
? first: Who can let me into the {room}? / Who do I turn to if a door is locked?
? room: Where can I not get in without {first}'s help?
? room: What is locked, so that I must see {first} about it?
! Water the {crops} every {weekday} with a {container}.
? crops: What must not dry out? / Which plants need looking after every week?
? weekday: Which day is it time to pour something on the {crops}?
? weekday: When in the week do the plants get their drink?
? container: What should I pour from so that the {crops} don't dry out?
? container: No hose, so how do the plants get their drink?
! Clean the {furniture} with {ingredient} and a {adjective} cloth.
? furniture: What do I have to scrub? / What needs the dirt rubbed off it with {ingredient}?
? ingredient: What gets the dirt off the {furniture}?
? ingredient: What should I use in place of polish when I wipe the furnishings?
! Hide the {object} {under} the {furniture} before {first} comes home.
? object: What must {first} not see? / What should be out of sight in good time?
? furniture: Which piece of furniture is going to conceal the {object}?
? furniture: Where is a good place to tuck something away in a hurry?
? first: Who must not see the {object}? / Who are we keeping the secret from?
! Leave the {garment} at the {shop} by {weekday}.
? garment: Which item of clothing should I drop off? / What does the {shop} expect to get from me?
? shop: Where should I drop off the {garment}? / Which business should I take the clothing to?
? weekday: When must I have dropped off the {garment} at the latest?
? weekday: What is the deadline for handing in the clothing?
! Take {few} drops of {drink} against {illness}.
? few: What is the right dose of {drink}? / How much should I swallow to get rid of {illness}?
? drink: What is the cure for {illness}? / Tell me which liquid to swallow if I want to get better.
? illness: What is {drink} good for, in a tiny dose? / Which complaint does the liquid cure?
! Call {person} about the {furniture} before {time}.
? person: Who should I phone? / Who is waiting to hear from me about the {furniture}?
? furniture: What should I talk to {person} about?
? furniture: I have to phone somebody, but what is it to do with?
? time: When will it be too late to phone {person}? / What is the latest that I should ring?
! Add {few} spoons of {ingredient} to the {dish} and stir.
? few: How much {ingredient} goes in? / How much of it does the recipe for {dish} say?
? ingredient: What has to go into the {dish} as well?
? ingredient: What should I mix in next, according to the recipe?
? dish: What is the recipe for? / What am I cooking with the {ingredient}?
! Bake the {food} for {duration} and serve it with {drink}.
? food: What am I supposed to put in the oven? / What goes nicely with a glass of {drink}?
? duration: How long does the {food} have to be in the oven?
? duration: When is it time to take it out of the heat?
? drink: What goes nicely with the {food}?
? drink: What should I pour for everyone when it comes out of the oven?
! Pay the {job} {price} when the {furniture} is finished.
? job: Who will want money from me for the {furniture}? / Who is making something for the house?
? price: What is the bill for the {furniture}?
? price: How much will I have to hand over once the work is done?
? furniture: What is the {job} making? / What is the {price} for that I have to hand over?
! Do not let the {animal} into the {room} during the {event}.
? animal: Which pet should stay outside? / Who is not invited to the {event}?
? room: Where is the {animal} forbidden? / Which door should I keep shut because of a creature?
? event: When should I keep the {animal} out? / On what occasion are no pets wanted in the {room}?
! Never leave the {food} alone with the {animal}.
? food: What is not safe from the {animal}? / What would be gobbled up if I looked away?
? animal: Who would gobble up the {food}? / Which greedy pet do I have to watch?
! Please return the {tool} to {first} after the {event}.
? tool: Which implement was only borrowed? / What does {first} want back?
? first: Who wants the {tool} back? / Who is the owner of what I have borrowed?
? event: How long can I keep the {tool}? / What have I been lent an implement for?
! Please buy {food} and {few} {objects} at the {shop}.
? food: What should I get to eat, along with the {objects}? / What edible item is on my list?
? few: How many {objects} should I get?
? objects: What is on my list besides {food}? / What should I get that cannot be eaten?
? shop: Where should I go with my list? / Where do they have both {food} and {objects}?
Dear {first}, the {object} you lent me ~is {under} the {furniture}.
? first: Who let me borrow the {object}? / Who is the owner of the thing I borrowed?
? object: What did I borrow from {first}? / What can its owner come and collect?
? furniture: Where is the borrowed {object} now?
? furniture: Which piece of furniture should its owner look around?
Dear {first}, our {kin} ~arrives=arrive in {city} at {time} on {weekday}.
? first: Who gets the news about our {kin}? / Who is the letter to in which a visit is announced?
? kin: Which relative of ours is coming? / Who in the family will have to be met in {city}?
? city: Where is our {kin} coming to? / Which town will our relative be visiting?
? time: What hour should we be there to meet our {kin}?
? weekday: Which day is our {kin} coming? / When in the week does our relative get here?
Dear {first}, the {animal} ~ate=eat your {garment} {before}.
? first: Who has one item of clothing less?
? first: Who are my apologies to for the {animal}'s bad behaviour?
? animal: Who gobbled up the {garment}? / Which naughty pet has destroyed somebody's clothes?
? garment: What did the {animal} swallow? / Which piece of clothing is gone for good?
? before: When did the {animal} swallow the {garment}? / When was {first}'s clothing destroyed?
Dear neighbours, on {weekday} we ~will celebrate {a_event} in the {room}.
? weekday: When could it get noisy next door? / Which day is the {event}?
? event: What is the party for? / Why could it get noisy in the {room}?
? room: Where will the party take place? / Where in the house is it going to be noisy?
Dear all, the {event} ~has been moved to {weekday} because {reason}.
? event: What won't take place as planned? / What has got a new date?
? weekday: When is the {event} now?
? weekday: Which day should everyone put in the diary in place of the old date?
? reason: Why does the {event} have a new date? / What is the explanation for the change of plan?
Lost near the {place}: a {colour} {garment} with a hole in it.
? place: Where did the {garment} go missing? / Where should I search for somebody's torn clothing?
? colour: What shade is the missing {garment}? / What does the torn piece of clothing look like?
? garment: Which item of clothing has gone missing?
? garment: What should I hand in if I see it, torn as it is?
Found at the {place}: {few} {objects} and a {adjective} {tool}.
? place: Where did the {objects} turn up? / Where could I ask if I am missing a {tool}?
? few: How many {objects} were handed in?
? objects: What did somebody forget, along with a {tool}?
? objects: Which things turned up that have no owner?
? tool: Which implement was handed in?
? tool: What else turned up that has no owner, apart from the {objects}?
For sale: {a_vehicle} with a new {part} for {price}.
? vehicle: What could I buy for {price}? / What means of transport is somebody trying to get rid of?
? part: What on the {vehicle} has been replaced? / What isn't as old as the rest of it?
? price: How much is the {vehicle}? / What would the buyer have to pay?
Wanted: {a_job} to play the {instrument} at the {event}.
? job: What profession should the musician we are hoping for have?
? job: Whom are they looking for to make music on the {instrument}?
? instrument: On what should the musician in the advert know how to perform?
? instrument: What must the {job} they are seeking have learnt to make music with?
? event: For what occasion are they advertising for a musician?
Notice: the {place} ~stays=stay closed until {month} because {reason}.
? place: What will not open its doors to the public again before {month}?
? place: Which building has had to shut for a while, according to the sign?
? month: When may people go back in, now that it has been shut for some months?
? reason: What explains why the public cannot get into the {place} for now?
? reason: Why does the sign say we have to stay out?
Reminder: {first} ~needs=need the {tool} back before {weekday}.
? first: Who wants something returned that was lent out? / To whom do I have to return the {tool}?
? tool: What did I borrow that I ought to take back to {first}?
? tool: Which borrowed implement has to be returned soon?
? weekday: By when must what I borrowed be returned to its owner?
Note to {first}: the {drink} for the {event} ~is in the {container}.
? first: For whom was the message about where to get refreshments written?
? drink: What has been laid in for people to sip? / Which refreshment is stored in the {container}?
? event: What occasion are the refreshments in the message meant for?
? container: Where should {first} look for something to quench people's thirst?
? container: Into what were the refreshments put?
Dear diary, today {first} ~kissed=kiss {first2} behind the {place}.
? first: Whose lips touched those of {first2}?
? first: Who was the sweetheart of {first2}, as I wrote that evening?
? first2: With whom was {first} being romantic? / Who got a smooch from {first}?
? place: Where did the two sweethearts hide for their tender moment?
? place: Behind what did I see the lovebirds?
Dear diary, I ~lost=lose my {object} in the {place} today.
? object: What did I write that I can no longer find? / Which of my belongings went missing?
? place: Where might my missing {object} still be lying?
? place: In what spot did one of my belongings disappear?
Today {first} ~showed=show me how to mend a {furniture} with {stuff}.
? first: Who taught me some home repairs? / From whom did I learn to patch up a broken {furniture}?
? furniture: What did I learn to repair?
? furniture: Which broken piece of the household can I patch up now, thanks to {first}?
? stuff: What did {first} use for the repair lesson?
? stuff: Which material makes a good patch, from what I learnt?
Yesterday the {job} ~brought=bring us {few} {crops} from {city}.
? job: Who came by with farm produce for us?
? job: What does the visitor who turned up with {crops} do for a living?
? few: How much of the produce did the {job} deliver to our door?
? crops: What produce were we given a day ago? / What from the fields did the {job} deliver to us?
? city: Where had the farm produce we received travelled from?
Tomorrow {first} ~will fetch the {furniture} with {a_vehicle}.
? first: Who has promised to pick up the {furniture}?
? first: Who is coming for the bulky household piece the day after today?
? furniture: What is going to be picked up and driven away by {first}?
? vehicle: How is {first} going to transport the bulky load?
? vehicle: What will the household piece be driven home in?
Last {weekday} the {animal} ~bit=bite {first} in the {body}.
? weekday: When did a beast sink its teeth into {first}?
? weekday: On which day did the attack with the teeth happen?
? animal: What beast sank its teeth into {first}?
? animal: What kind of creature attacked somebody's {body}?
? first: Who was attacked by the {animal}? / Whom did the creature injure with its teeth?
? body: Where was {first} wounded by the creature? / Where do the tooth marks show?
Last {month} our {group} ~visited=visit {city} with {few} guests.
? month: When did we all take the trip with friends from outside the club?
? group: Which of our circles went on the outing to {city}?
? city: What was the destination of our outing with people from outside?
? city: Where did our {group} travel?
? few: How many outsiders came along on our trip?
? few: How large was the party of strangers that we took along to {city}?
Next {weekday} {person} ~is going to open a {shop} in {city}.
? weekday: On what day will the new business receive its first customers?
? person: Who is about to start a business? / Which newcomer will be selling in {city} soon?
? shop: What kind of business is {person} starting?
? shop: What new store should customers in {city} look out for?
? city: Where does {person} plan to set up in business? / Which town gets a new store soon?
Tonight we ~eat=eat {dish} with {ingredient} at {time}.
? dish: What's for supper? / Which meal are we having this evening?
? ingredient: What will go on our plates together with the {dish}?
? ingredient: Which extra comes with our evening meal?
? time: When should we sit down for supper? / At what hour is our evening meal served?
Visitors ~are asked to leave each {garment} in the {room}.
? garment: What clothing must people take off on coming here?
? garment: Which piece of clothing may callers not keep on?
? room: Where are people who come here supposed to put what they take off?
? room: Where does a caller hang the {garment}?
Children under {few} ~must not use the {furniture} without {a_job}.
? few: How old does a kid have to be to be allowed near the {furniture} alone?
? few: What is the minimum age for doing it unsupervised?
? furniture: What is off limits for little ones unless an adult watches?
? furniture: What is forbidden to unsupervised kids?
? job: Who has to supervise the little ones on the {furniture}?
? job: What professional must watch over small kids?
Passengers to {city} ~have=have to change at {city2}.
? city: Which travellers cannot stay on the train all the way?
? city: Where are the people headed who get off at {city2} for a connection?
? city2: Where do I catch my connection to {city}?
? city2: At which stop must travellers get out and board another train?
Tickets for the {event} ~cost=cost {price} at the {shop}.
? event: What can I get admission to for {price}? / For what are the admission slips being sold?
? price: How much is admission to the {event}? / What do I have to pay to get in?
? shop: Where do they sell admission to the {event}? / Which store should I try if I want to get in?
Parking by the {place} ~costs=cost {price} a day.
? place: Next to what could I leave my car for {price}?
? place: Where is there somewhere to leave the car for a daily fee?
? price: How much would I pay to leave my car near the {place} from morning to night?
? price: What is the daily rate for motorists?
Guests ~get=get free {drink} in the {room} until {time}.
? drink: What is on the house for visitors? / Which refreshment does nobody have to pay for?
? room: Where are the refreshments served that nobody pays for?
? room: Where should I head for a glass on the house?
? time: How late can visitors still have a glass without paying?
? time: When do they stop handing out refreshments on the house?
Members of the {group} ~pay=pay {price} for the {event}.
? group: Who has a special rate for the {event}?
? group: Which people belong to a club that gets them in for {price}?
? price: What does it cost to get in if I belong to the {group}? / How much is the club rate?
? event: What does belonging to the {group} get you into for {price}?
In case of {disaster}, the {group} ~meets=meet at the {place}.
? disaster: What kind of emergency are people told to assemble for?
? disaster: What would have to strike before the {group} gathers?
? group: Who should gather at the {place} if the worst happens?
? group: Which people have an assembly point for emergencies?
? place: Where is the assembly point for emergencies?
? place: Where should the {group} gather if the worst happens?
The {room} ~will be painted {colour} on {weekday}.
? room: Which part of the house are the decorators going to do? / What is getting a fresh coat?
? colour: What shade did they choose for the walls of the {room}?
? colour: How are the walls going to look once the decorators have been?
? weekday: When are the decorators due? / On what day do the walls get their fresh coat?
The {event} ~starts=start at {time} / and {first} ~brings=bring the {drink}.
? event: What is everyone gathering for when {first} turns up with something to sip?
? event: What gets under way at {time}?
? time: When does it all begin? / At what hour should people turn up to the {event}?
? first: Who is in charge of refreshments? / Who turns up with the {drink}?
? drink: What is {first} contributing for the thirsty? / Which refreshment is taken care of?
The winner ~can collect the {object} from {first} at the {place}.
? object: What is the prize? / What does the victor get to take home?
? first: Who hands over the prize? / Whom should the champion see to get the {object}?
? place: Where is the prize handed over? / Where does the champion have to go to be rewarded?
The number on the {container} ~is {number}.
? container: What bears the digits {number}? / On what are digits written?
? number: Which digits are written on the {container}?
? number: What figure would I read there if I looked at the outside of the {container}?
The code for the {room} door ~is {number}.
? room: What can I get into if I type {number}? / What is locked with a keypad?
? number: Which digits let me into the {room}? / What do I type to get in there?
"""
