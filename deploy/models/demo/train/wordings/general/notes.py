"""Free sentences: what somebody notes for himself or tells the reader to do (see relations.py)."""

RELATIONS = """
(Buy|Get|Order|Pick up) {count} {objects} (at|from) the {facility}.
We need {count} {objects} from the {facility}.
Do not forget the {count} {objects} from the {facility}.
> {count}
How many {objects} (should I buy|do we need|must I get)?
How many {objects} do I get from the {facility}? / What number of {objects} is needed?
How many {objects} should be on my shopping list? / What quantity must I bring back?
> {objects}
What should I (buy|get) at the {facility}? / What do we need from the {facility}?
What must I not forget to get? / Of what do we need {count}?
What is on my shopping list for the {facility}? / Which goods must I bring back?
> {facility}
Where should I (buy|get) the {objects}? / From where do we need {objects}?
Where do the {objects} come from? / To which place do I go for {objects}?
Where am I sent for {objects}? / Tell me where I should go shopping.

Call {full} before {time}; the number is {phone}. / Before {time}, dial {phone} and ask for {full}.
{full} wants a call before {time} on {phone}.
> {phone}
Which number (should|do) I dial for {full}? / How do I reach {full}? / What is the number of {full}?
On which number does {full} want a call?
How can I get {full} on the line? / Which digits must I key in?
> {time}
Before what time should I call {full}? / When does {full} want a call?
Until when can I call {full}? / Before what time do I have to dial {phone}?
What is the latest hour for ringing {full}? / By when must I have telephoned?
> {full}
Whom should I call? / Who wants a call? / For whom do I ask at {phone}?
Who is to be called before {time}?
Who is waiting for me to ring? / Name the person I should telephone.

Meet me at the {place} at {time}. / I will wait for you at the {place} at {time}.
At {time}, come to the {place}. / Be at the {place} at {time}, and come alone.
> {place}
Where (should we|do we|shall I) meet? / Where will you wait for me? / Where should I be at {time}?
To which place must I come?
Where is our rendezvous? / What spot should I walk to for the appointment with you?
> {time}
When (should we|do we) meet? / At what time will you wait for me?
What time should I be at the {place}? / When must I come to the {place}?
When is our rendezvous? / At what hour are you expecting to see me?

I (parked|left) the car on level {small}, (space|place|spot) {number}.
My car is on level {small}, place {number}.
You will find my car on level {small} at number {number}.
> {number}
In which space is my car? / Where did I park, what number? / At what number is my car?
Which place is my car at? / What is the number of my parking space?
In which bay did I leave my vehicle? / What is painted on the ground where the automobile stands?
> {small}
On which level is my car? / On what level did I park? / Which level did I leave the car on?
What level do I go to for my car?
Which storey of the garage did I drive to? / How many floors up is my vehicle?

I (hid|put|left) the {thing} (behind|under|in) the {box}. / My {thing} is with the {box}.
The {box} is where I put the {thing}.
> {box}
Where did I put the {thing}? / Where is my {thing}? / Where did I leave the {thing}?
With what is my {thing}? / I cannot find the {thing}. Where is it?
Where should I search for the {thing} that I mislaid?
Next to what object is the item that I am missing?
> {thing}
What did I (put|leave) with the {box}? / What is with the {box}?
Which thing of mine is with the {box}? / What will I find when I look at the {box}?
Which of my belongings should I look for by the {box}? / What item did I stow away there?

My dentist is called {full}. / {full} is the name of my dentist.
When I have a toothache, I go to {full}.
My teeth are looked after by {full}. / For years {full} has been my dentist.
> {full}
What is the name of my dentist? / Who is my dentist? / Who looks after my teeth? / my dentist?
To whom do I go when I have a toothache? / What is my dentist called? / Who treats my teeth?
Who fills the holes in my molars? / doctor for my gums?

I rent my flat from {full}. / My landlord is {full}. / {full} is my landlord.
I pay my rent to {full} every month.
> {full}
Who is my landlord? / To whom do I pay my rent? / From whom do I rent my flat?
What is my landlord called?
What is the name of my landlord? / my landlord? / Who gets my rent?
Who owns the place that I live in? / Tell me whose tenant I am.

My name is {full} and I (live|work) in {city}. / I am {full} from {city}.
They call me {full}, and {city} is my home. / I, {full}, come from {city}.
> {full}
What is my name? / Who am I? / What am I called? / How do they call me? / my name?
Who is the person that is writing this? / Introduce me to the others.
> {city}
Where do I (live|come from)? / Which city is my home? / Where am I from? / What is my home town?
In which city am I at home?
Which town do I belong to? / What place do I have on my postcard as the sender?

I was born on {date}. / My birthday is {date}. / I celebrate my birthday on {date}.
{date} is the day I was born. / On {date} I get a year older.
> {date}
When was I born? / What is my birthday? / When is my birthday? / On which day was I born?
my birthday? / What is my date of birth? / When do I get older?
When should you all congratulate me? / day for my cake with candles?

My favourite (food|dish|meal) is {dish}. / I like {dish} best of all.
There is nothing I like to eat more than {dish}. / If I may choose, I eat {dish}.
> {dish}
What is my favourite food? / What do I like to eat (most|best)? / What would I eat if I may choose?
What is my favorite dish? / Which dish do I like best?
What should you cook to please me? / Which plate of mine do I always finish with pleasure?

My favourite colour is {colour}. / I like {colour} more than any other colour.
The colour I love is {colour}. / Everything I own is {colour}, my favourite colour.
> {colour}
What is my favourite colour? / Which colour do I like best? / What color do I like most?
What is my favorite color? / Which colour do I love?
What shade pleases me the most? / Tell me which tint you should pick to make me happy.

I have {small} (cousins|cats|books|bicycles|clocks) at home. / At home I have {small} of them.
There are {small} of them in my home.
> {small}
How many do I have at home? / How many of them are in my home? / How many are there at home?
What number of them do I have?
What is the total that I keep in my house? / How big is my collection, counted up?

My flight to {city} leaves from gate {code} at {time}. / I fly to {city} at {time} from gate {code}.
From gate {code} I will fly to {city} at {time}.
> {code}
What is my gate? / From which gate do I fly? / Which gate does my flight to {city} leave from?
To which gate must I go? / my gate?
Where in the terminal should I board? / door to my plane?
> {time}
When does my flight (leave|go)? / At what time do I fly to {city}? / When do I fly?
What time is my flight to {city}? / When does the plane to {city} leave?
At what hour is my take-off? / When will I be in the air?
> {city}
Where do I fly? / To which city do I fly? / Where does my flight go?
What is the destination of my flight? / Which city am I flying to?
Where will I land? / What is my destination by plane?

The guest in the {room} must be woken at {time}. / Wake the guest in the {room} at {time}.
At {time}, knock at the {room} and wake the guest.
> {time}
When must the guest be woken? / At what time do I wake the guest in the {room}?
What time should I knock at the {room}? / When does the guest want to get up?
When should the visitor get out of bed? / What hour should the visitor's alarm be set for?
> {room}
Which guest must be woken? / Where should I knock at {time}? / In which room is the guest?
Where is the guest who must be woken?
Where in the hotel is the visitor asleep?
Which door should I go to at {time} to rouse the sleeper?

If the {colour} light (blinks|flashes|comes on), press {number}.
Press {number} as soon as the {colour} light blinks.
When you see the {colour} light, press {number}.
For the {colour} light there is the button {number}.
> {number}
What (should|do|must) I press when the {colour} light blinks?
Which button belongs to the {colour} light? / What do I do if the {colour} light comes on?
{colour} light: press what?
What is my reaction when the lamp turns {colour}? / {colour} lamp is on: what key should I push?
> {colour}
For which light do I press {number}? / When must I press {number}, at which light?
What colour is the light for {number}? / Which light belongs to button {number}?
What shade of lamp is the signal for {number}? / Which lamp on the panel should I react to?

Give the {box} to nobody but {full}. / Nobody but {full} may have the {box}.
The {box} is for {full} alone. / Only {full} is allowed to take the {box}.
> {full}
To whom (may|should|do) I give the {box}? / Who may have the {box}? / For whom is the {box}?
Who is allowed to take the {box}? / Who may take the {box}?
Who is the one person that I can hand the {box} to? / rightful receiver of the {box}?
> {box}
What may only {full} have? / What is for {full} alone? / What should I give to {full}?
What is {full} allowed to take?
What should be handed to {full} and no other person?
Which item must I guard for the one right person?

Turn {weekday}'s page and you will read the word {word}. / The word on {weekday}'s page is {word}.
On the page for {weekday} stands the word {word}.
> {word}
Which word is on {weekday}'s page? / What will I read on the page for {weekday}?
What is the word for {weekday}? / What stands on {weekday}'s page?
What is written in the diary under {weekday}? / Which term is noted on that sheet of the calendar?
> {weekday}
On which page is the word {word}? / For which day is the word {word}?
On what day's page will I read {word}?
Which part of the week has {word} written under it?
Whose sheet of the calendar should I look at for {word}?

Your (seat|place|table) is number {number}, next to {full}.
You sit at number {number}, and {full} sits beside you.
At number {number}, next to {full}, is your seat.
> {number}
What is my seat number? / Where do I sit? / Which number is my seat? / At what number do I sit?
What number is next to {full}?
Which chair is reserved for me? / What figure is on my chair?
> {full}
Next to whom do I sit? / Who sits (beside|next to) me? / Who is my neighbour at the table?
Beside whom is my place?
Who is my neighbour? / Tell me whose elbow I will touch at dinner.

To make the {object} work, say "{words}" three times.
The {object} works only if you say "{words}". / Say "{words}" and the {object} will work.
> {words}
What must I say to make the {object} work? / How do I make the {object} work?
Which words make the {object} work? / What do I say to the {object}?
What is the spoken command for the {object}? / Which magic spell must I utter?
> {object}
What works if I say "{words}"? / What does "{words}" make work?
Which thing works when I say "{words}"?
What does the spell "{words}" switch on? / Which item obeys a spoken command?

The first letter of the (password|answer|key) is {code}, or so they say.
They say that it begins with {code}. / It begins with {code}, if they are right.
> {code}
With what does it begin? / What does it begin with? / What do they say it begins with?
How does it begin? / What is the beginning?
What should I type at the start, according to the rumour?
Which character is rumoured to be at the front?

Dear {first}, the {thing} you asked for is at the {place}.
{first}, you will find the {thing} at the {place}.
Tell {first} that the {thing} is at the {place}.
> {place}
Where is the {thing}? / Where can {first} find the {thing}? / Where is what {first} asked for?
At which place should {first} look?
Where should {first} go to collect the {thing}? / What spot was the item left at?
> {thing}
What did {first} ask for? / What is at the {place}? / What can {first} find at the {place}?
What does {first} get at the {place}?
What is there for {first} to collect? / Which item is ready at the {place}?
> {first}
To whom is the letter about the {thing}? / Who asked for the {thing}?
Who is looking for the {thing}? / For whom is the {thing} at the {place}?
Who should collect the {thing}? / addressee of the message?

Open the {box} only after {date}. / The {box} must stay shut until {date}.
Until {date}, nobody may open the {box}. / Wait until {date} before you open the {box}.
> {date}
When may I open the {box}? / Until when must the {box} stay shut?
After what day can the {box} be opened? / From when on may one open the {box}?
What date must I wait for to open the {box}?
When am I free to look inside the {box}? / I am so curious: until when does the lid remain closed?
> {box}
What may not be opened before {date}? / What must stay shut until {date}?
What can I open after {date}? / Which one do I open after {date}?
What are we forbidden to look inside till {date}? / Which thing's lid should remain closed for now?

Water the {plant} with {weight} of {word} water.
{weight} of {word} water is right for the {plant}.
The gardener gives the {plant} {weight} of {word} water.
> {weight}
How much water do the {plant} need? / How much do I give the {plant}?
How much water is right for the {plant}? / What amount of water do the {plant} get?
How much should the {plant} drink? / What quantity do I fill the can with?
> {word}
What kind of water do the {plant} need? / With which water do I water the {plant}?
What sort of water is right for the {plant}?
What should the liquid for the {plant} be like? / Which kind of liquid do I fill the can with?
> {plant}
What needs {weight} of water? / Which plants get {word} water? / What does the gardener water?
For which plants is the {word} water?
Which flowers want to drink {weight}? / What in the garden am I filling the can for?

The shop on {street} sells {objects} for {price} each. / {objects} cost {price} each on {street}.
On {street} you get {objects} for {price} each.
Buy your {objects} on {street}; they cost {price} each.
> {price}
How much are the {objects} on {street}? / What do {objects} cost?
What do {objects} cost on {street}? / For how much does the shop on {street} sell {objects}?
What is the price of {objects}?
How much money must I bring for a single piece of {objects}?
{objects}: what does the store charge?
> {objects}
What does the shop on {street} sell? / What can I buy on {street}? / What costs {price} on {street}?
What is sold on {street}?
Which goods does the store on {street} stock? / What could I bring home from the store?
> {street}
Where (do|can) I (buy|get) {objects}? / On which street is the shop that sells {objects}?
Where do {objects} cost {price}? / Where are {objects} sold?
Where is the store that stocks {objects}? / Which road should I walk down to go shopping?

Rule {small} of the house: no {objects} after {time}.
After {time}, no {objects} are allowed, says rule {small}.
Rule {small} forbids {objects} after {time}.
> {objects}
What is forbidden after {time}? / What does rule {small} forbid? / What is not allowed after {time}?
Against what is rule {small}?
What are we banned from having around late in the evening?
Which items does regulation {small} ban?
> {time}
After what time are {objects} forbidden? / When are {objects} not allowed?
Until when are {objects} allowed? / After what time does rule {small} hold?
From what hour on are {objects} banned? / When does the ban begin?
> {small}
Which rule forbids {objects}? / Which rule is about {objects}?
What is the number of the rule about {objects}?
Which regulation bans {objects}? / number of the regulation with the ban?
"""
