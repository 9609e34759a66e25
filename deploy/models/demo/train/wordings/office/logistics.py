"""Free sentences: parcels, stores, deliveries, customs and vehicle fleets (see relations.py)."""

RELATIONS = """
Your parcel has been handed to a neighbour: {full}, {address}.
As nobody opened, the courier left your parcel with {full} at {address}.
{full} of {address} has accepted a parcel for you.
A parcel addressed to you is waiting at {address}, where {full} signed for it.
> {full}
Who has my parcel? / Which neighbour took in the parcel? / With whom was the parcel left?
To whom did the courier hand it? / Who accepted something for me?
> {address}
Where can I pick up my parcel? / At what address is the parcel now? / Where does the neighbour live?
To which door do I go for the parcel?

The {goods} are stored at {rack}; of these, {pack} are left.
At {rack} you will find the {goods}, of which there are {pack} left.
Stock list: {goods}, {rack}, {pack}.
We still have {pack} of {goods} (see {rack}).
Should anyone ask for {goods}: go to {rack} and take them from the {pack} that are still there.
> {rack}
Where are the {goods} stored? / In what part of the store do I find {goods}? / place of the {goods}?
Where must I go to fetch {goods}? / Which spot in the warehouse holds the {goods}?
> {pack}
How many {goods} are left? / How much of the {goods} do we have? / What is the stock of {goods}?
What quantity is stored at {rack}?
> {goods}
What is kept at {rack}? / What lies at {rack}? / Which article has a stock of {pack}?
Of what are there {pack} left?

The lorry with the number plate {plate} left {city} with {load} of {fieldcrop} on board.
Altogether {load} of {fieldcrop} left {city} on a lorry whose plate reads {plate}.
Loaded with {load} of {fieldcrop}, lorry {plate} set out from {city}.
What {plate}, a lorry, brought out of {city} was {fieldcrop}, {load} of it.
> {plate}
What was the number plate of the lorry? / Which lorry left {city}? / What does its plate read?
What number has the lorry with the {fieldcrop}? / On which lorry is the {fieldcrop}?
> {load}
How much {fieldcrop} was on the lorry? / What quantity did lorry {plate} carry?
How large was the load from {city}?
> {fieldcrop}
What did lorry {plate} carry? / What was on board? / With what was the lorry from {city} loaded?
What left {city} on {plate}?
> {city}
From where did lorry {plate} come? / Where was the {fieldcrop} loaded?
Which town did {plate} leave?

{full} drives the {vehicle} on {weekday}s and goes to {city}, {city2} and back.
On {weekday}s the {vehicle} belongs to {full}, whose round leads over {city} to {city2}.
The {weekday} round ({city}, then {city2}) is driven by {full} in the {vehicle}.
Every {weekday}, first {city} and then {city2} see the {vehicle} arrive with {full} at the wheel.
> {full}
Who drives the {vehicle} on {weekday}s? / Who goes to {city2} on {weekday}s?
Who is the driver of the {weekday} round? / Who is at the wheel of the {vehicle}?
> {vehicle}
Which vehicle does {full} drive? / What is used for the {weekday} round?
In what does {full} go to {city}?
> {city}
Where does {full} stop first? / Which town comes before {city2} on the round?
> {city2}
Where does {full} go after {city}? / What is the second stop on the {weekday} round?
Which town comes last on the round?
> {weekday}
On which day does {full} drive to {city}? / When is the {vehicle} {full}'s?

Customs held the shipment from {country} for {soon} because the {paperwork} was missing.
For want of a {paperwork}, the shipment from {country} lay at customs for {soon}.
The goods from {country} had come without a {paperwork}: {soon} at customs.
It was only after {soon} that customs let go of the goods from {country}, whose {paperwork} nobody \
had enclosed.
> {paperwork}
Which document was missing? / What did customs want to see? / What paper was forgotten?
Why did customs hold the goods from {country}? / What did the shipment from {country} lack?
> {soon}
How long did customs keep the shipment? / For how long were the goods from {country} held?
How much time was lost at customs?
> {country}
Where did the shipment come from?
Whose shipment was held for want of a {paperwork}?

Pick the {goods} before the {goods2}, and load the {goods3} last.
First you pick the {goods}, then the {goods2}, and the {goods3} go on last.
Order of loading: {goods}, {goods2}, {goods3}.
The {goods3} come at the very end, once the {goods}, and after them the {goods2}, have been taken \
care of.
> {goods}
What is picked first? / With what do I begin? / Which goods go on before the {goods2}?
> {goods2}
What comes second? / What follows the {goods}? / What do I pick before the {goods3}?
What is loaded in the middle?
> {goods3}
What is loaded last? / Which goods go on at the end? / What comes after the {goods2}?

Parcel {code} weighs {weight} and costs {tariff} to send to {country}.
To send parcel {code} to {country}, with its {weight}, one pays {tariff}.
The postage for parcel {code} ({weight}, to {country}) is {tariff}.
Bound for {country}, parcel {code} was put on the scales ({weight}) and stamped for {tariff}.
> {tariff}
What is the postage for parcel {code}? / How much does it cost to send {code}?
How much must I pay at the counter for {code}? / What did the stamps for {code} come to?
> {weight}
How heavy is parcel {code}? / What does {code} weigh? / How much do the scales show for {code}?
> {country}
Where does parcel {code} go? / To which country is {code} sent? / What is the destination of {code}?
> {code}
Which parcel goes to {country}? / Which parcel weighs {weight}? / What costs {tariff} to send?

The courier tried to deliver at {time} on {date} and left a card with the number {number}.
On {date} at {time} we missed you; the number on the card is {number}.
A card numbered {number} was in the letter box, since nobody had been in on {date} at {time}.
When you call about the delivery that failed on {date} at {time}, please quote {number}.
> {number}
What number is on the card? / Which number did the courier leave? / card number?
What do I quote when I fetch the parcel that came on {date}?
> {date}
When did the courier come in vain? / On which day was nobody in? / On what date was a card left?
> {time}
At what time on {date} did the courier ring? / What hour is noted for the attempt?
When exactly on {date} was nobody in?

The {facility} receives goods at gate {small}, and only from {hour} to {hour2}.
Deliveries to the {facility}: gate {small}, between {hour} and {hour2}.
Whoever delivers to the {facility} must come to gate {small} after {hour} and before {hour2}.
Between {hour} and {hour2}, and at no other time, gate {small} is open for those who supply the \
{facility}.
> {small}
At which gate does the {facility} receive goods? / Which gate is for deliveries?
Where do I unload at the {facility}? / What is the number of the gate for goods?
> {hour}
From when on does the {facility} take deliveries? / How early may a lorry come to gate {small}?
When does goods receipt open at the {facility}?
> {hour2}
Until when are goods received at the {facility}? / How late may I deliver at gate {small}?
When does goods receipt close?
> {facility}
Which place takes deliveries at gate {small}? / Who receives goods only from {hour} on?

The {plate} is due for its inspection in {month} and has {number} km on the clock.
With {number} km behind it, the car registered as {plate} goes for its inspection in {month}.
Fleet list: {plate}, {number} km, next inspection {month}.
Having done {number} km, {plate} must be shown to the inspectors before the end of {month}.
> {month}
When must {plate} be inspected? / In which month is the inspection of {plate} due?
When is the next check of the car with {number} km?
> {number} km
How far has {plate} been driven? / What is the mileage of {plate}? / What does the clock show?
How many kilometres has {plate} behind it?
> {plate}
Which car is inspected in {month}? / Which of the cars has {number} km on the clock?
What is the registration of the car that is due in {month}?

The driver {full} was stopped near {city} and had slept for only {wait}.
Near {city} the police stopped {full}, a driver who had rested no longer than {wait}.
{full} had rested for {wait} when the lorry was stopped near {city}.
Asked near {city} how long the last rest had been, {full}, the driver of the lorry, said: "{wait}."
> {wait}
How long had {full} slept? / How much rest had the driver had? / For how long had {full} rested?
> {full}
Who was stopped near {city}? / Which driver had slept too little? / Whom did the police stop?
Who had rested for {wait}?
> {city}
Where was {full} stopped? / Near which town did the police stop the lorry?
Close to what place was the tired driver checked?

The forklift in the {facility} lifts {weight} at most and is charged {recurring}.
At most {weight} may be lifted with the forklift of the {facility}, whose battery is charged \
{recurring}.
Forklift, {facility}: limit {weight}, battery charged {recurring}.
Never lift more than {weight} with the forklift of the {facility}, and see that its battery is \
charged {recurring}.
> {weight}
How much can the forklift in the {facility} lift? / What is the limit of the forklift?
What is the heaviest load for the forklift? / Up to what weight can one use the forklift?
> {recurring}
How often is the forklift charged? / When does the forklift of the {facility} get its power?
When do they charge the battery?
> {facility}
Where is the forklift? / Whose forklift lifts {weight}? / Which place has a forklift?

A container with {goods} went overboard from the {ship} {length} off {country}.
{length} off the coast of {country}, the {ship} lost a container full of {goods}.
The {ship} was {length} off {country} when a container of {goods} fell into the sea.
Gone, {length} off {country}: a whole container of {goods}, washed from the deck of the {ship}.
> {goods}
What was in the lost container? / What fell into the sea? / What went overboard from the {ship}?
Which cargo did the {ship} lose?
> {ship}
Which ship lost a container? / What is the name of the ship that lost {goods}?
From which vessel did the {goods} fall?
> {length}
How far off {country} did it happen? / How far from the coast was the {ship}?
At what distance from {country} was the container lost?
> {country}
Off which country did the {ship} lose {goods}? / Near whose coast did the container fall?

From {city}, the goods go by rail to {city2}, by barge to {city3} and by van to the customer.
The goods leave {city} by rail; at {city2} a barge takes them over, and from {city3} a van.
Loaded on a train in {city}, on a barge in {city2} and on a van in {city3}, the goods reach the \
customer.
It takes a train out of {city}, a barge from {city2} and a van from {city3} to bring the goods here.
> {city}
Where does the transport begin? / Where are the goods put on a train? / From where do they start?
> {city2}
Where does the barge take over? / To which town do the goods go by rail?
Where are the goods moved from train to barge? / Which town comes between {city} and {city3}?
> {city3}
From where on does a van carry the goods? / To where does the barge bring the goods?
Where does the barge unload? / Which town is the last before the customer?

At the stocktaking we counted {tallied} {goods}, but the list says {number}.
According to the list there should be {number} {goods}; we counted {tallied}.
Of the {goods} there are {number} on paper, {tallied} on the shelves.
I make it {tallied} {goods}, although {number} are supposed to be in stock.
> {tallied}
How many {goods} were counted? / How many {goods} are really there? / real stock of {goods}?
How many {goods} stand on the shelves?
> {number}
How many {goods} should there be? / What does the list say about the {goods}?
How many {goods} are there on paper?
> {goods}
Of what did they count {tallied}? / For which article is the list wrong? / What did they count?

The removal of the {officeunit} office is on {date}; boxes must carry the colour {colour}.
On {date}, {officeunit} moves: mark your boxes {colour}.
Everything that belongs to {officeunit} gets a {colour} sticker and is moved on {date}.
If you work in {officeunit}, remember {date}, and remember to stick {colour} labels on your boxes.
> {colour}
Which colour do the boxes of {officeunit} get? / How do I mark things of {officeunit}?
What sticker goes on the boxes that move on {date}?
> {date}
When does {officeunit} move? / On which day is the removal of {officeunit}?
What is the moving day of the {colour} boxes?
> {officeunit}
Which department has {colour} stickers? / Who moves on {date}? / Whose boxes are marked {colour}?

Pallet {number} was damaged by a {snag}, and {company} has been told.
We informed {company} that a {snag} had damaged pallet {number}.
Owing to a {snag}, pallet {number} is damaged; the owner, {company}, knows.
Sorry to say, a {snag} has spoiled pallet {number}, which {company} (they know already) had sent.
> {number}
Which pallet was damaged? / What is the number of the damaged pallet?
To which pallet did a {snag} do harm? / About which pallet does {company} know?
> {snag}
What damaged pallet {number}? / How did the damage to pallet {number} happen?
What was the cause of the damage?
> {company}
Who has been told about the damage? / Whose pallet was damaged? / To whom belongs pallet {number}?
Whom did we inform about pallet {number}?

A cold box with {medicine} for the {wardname} arrived at {time} at {chill}.
At {time} the {wardname} received a cold box of {medicine}; the logger showed {chill}.
The {medicine} reached the {wardname} at {time}, and inside the cold box it was {chill}.
At {time}, with {chill} on its logger, the box of {medicine} was taken in by the {wardname}.
> {medicine}
What was in the cold box? / What was delivered to the {wardname}? / Which medicine came at {time}?
> {chill}
How cold was it in the box? / What did the logger show? / What was the temperature on arrival?
How warm was the {medicine} when it came?
> {wardname}
For whom was the cold box? / Where did the {medicine} arrive? / Who got the {medicine}?
To what part of the hospital did the cold box go?
> {time}
When did the {medicine} arrive? / At what time did the {wardname} get the cold box?

The goods lift takes {weight} and is out of use until {weekday} because of a {snag}.
Until {weekday} you cannot use the goods lift ({weight}), which has a {snag}.
A {snag} has stopped the goods lift, made for {weight}; repair on {weekday}.
Take the stairs until {weekday}; a {snag} has put the lift, which used to carry {weight}, out of \
action.
> {weekday}
When will the goods lift work again? / Until when is the goods lift out of use?
On which day is the lift repaired?
> {weight}
How much does the goods lift take? / What is the goods lift made for?
What is the load limit of the goods lift?
> {snag}
What is wrong with the goods lift? / Why is the lift out of use? / What has stopped the lift?

We send {goods} by sea, which takes {soon}; by air it would cost {price} more.
By sea the {goods} are under way for {soon}, but we save {price} compared with a plane.
Flying the {goods} in would be dearer by {price}, so they spend {soon} on a ship.
A plane would be faster than the {soon} by ship, but then the {goods} would cost {price} more.
> {soon}
How long do the {goods} travel by sea? / How much time does the sea route take?
For how long are the {goods} on the ship?
> {price}
How much more would a plane cost? / What does one save by sending the {goods} by sea?
What is the difference in price between ship and plane?
> {goods}
What is sent by sea? / Which goods go by ship? / What would be dearer to fly in?
"""
