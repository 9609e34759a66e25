"""Free sentences: parcels, stores, deliveries, customs and vehicle fleets (see relations.py)."""

RELATIONS = """
Your parcel has been handed to a neighbour: {full}, {address}.
As nobody opened, the courier left your parcel with {full} at {address}.
{full} of {address} has accepted a parcel for you.
A parcel addressed to you is waiting at {address}, where {full} signed for it.
> {full}
Who has my parcel? / Which neighbour took in the parcel? / With whom was the parcel left?
To whom did the courier hand it? / Who accepted something for me?
Who next door is keeping my package? / Which kind person has taken something in for me?
> {address}
Where can I pick up my parcel? / At what address is the parcel now? / Where does the neighbour live?
To which door do I go for the parcel?
At which house can I collect my package? / Where next door did the postman drop it off?

The {goods} are stored at {rack}; of these, {pack} are left.
At {rack} you will find the {goods}, of which there are {pack} left.
Stock list: {goods}, {rack}, {pack}.
We still have {pack} of {goods} (see {rack}).
Should anyone ask for {goods}: go to {rack} and take them from the {pack} that are still there.
> {rack}
Where are the {goods} stored? / In what part of the store do I find {goods}? / place of the {goods}?
Where must I go to fetch {goods}? / Which spot in the warehouse holds the {goods}?
spot for the {goods} in the warehouse? / Where do I look if a customer wants {goods}?
> {pack}
How many {goods} are left? / How much of the {goods} do we have? / What is the stock of {goods}?
What quantity is stored at {rack}?
What quantity remains in the warehouse? / How large is our supply of {goods} at present?
> {goods}
What is kept at {rack}? / What lies at {rack}? / Which article has a stock of {pack}?
Of what are there {pack} left?
Which article does the warehouse have {pack} of? / What could I get for a customer at {rack}?

The lorry with the number plate {plate} left {city} with {load} of {fieldcrop} on board.
Altogether {load} of {fieldcrop} left {city} on a lorry whose plate reads {plate}.
Loaded with {load} of {fieldcrop}, lorry {plate} set out from {city}.
What {plate}, a lorry, brought out of {city} was {fieldcrop}, {load} of it.
> {plate}
What was the number plate of the lorry? / Which lorry left {city}? / What does its plate read?
What number has the lorry with the {fieldcrop}? / On which lorry is the {fieldcrop}?
How is the truck registered? / Which truck transports {fieldcrop}?
> {load}
How much {fieldcrop} was on the lorry? / What quantity did lorry {plate} carry?
How large was the load from {city}?
What quantity does the truck transport? / How big is the cargo on its way from {city}?
> {fieldcrop}
What did lorry {plate} carry? / What was on board? / With what was the lorry from {city} loaded?
What left {city} on {plate}?
Which farm produce does the truck transport? / What is the truck's cargo?
> {city}
From where did lorry {plate} come? / Where was the {fieldcrop} loaded?
Which town did {plate} leave?
Where did the truck start its trip? / From which town is the truck with the farm produce coming?

{full} drives the {vehicle} on {weekday}s and goes to {city}, {city2} and back.
On {weekday}s the {vehicle} belongs to {full}, whose round leads over {city} to {city2}.
The {weekday} round ({city}, then {city2}) is driven by {full} in the {vehicle}.
Every {weekday}, first {city} and then {city2} see the {vehicle} arrive with {full} at the wheel.
> {full}
Who drives the {vehicle} on {weekday}s? / Who goes to {city2} on {weekday}s?
Who is the driver of the {weekday} round? / Who is at the wheel of the {vehicle}?
Name the chauffeur for the weekly tour. / Which colleague is on the road to {city} once a week?
> {vehicle}
Which vehicle does {full} drive? / What is used for the {weekday} round?
In what does {full} go to {city}?
Which means of transport is used on the weekly tour? / What does the chauffeur steer through {city}?
> {city}
Where does {full} stop first? / Which town comes before {city2} on the round?
Where is the opening halt of the weekly tour? / Through which town does one get to {city2}?
> {city2}
Where does {full} go after {city}? / What is the second stop on the {weekday} round?
Which town comes last on the round?
Which town is the far end of the weekly tour? / Where does the chauffeur turn round?
> {weekday}
On which day does {full} drive to {city}? / When is the {vehicle} {full}'s?
When in the week does the tour to {city} take place?
What part of the week does {full} spend on the road?

Customs held the shipment from {country} for {soon} because the {paperwork} was missing.
For want of a {paperwork}, the shipment from {country} lay at customs for {soon}.
The goods from {country} had come without a {paperwork}: {soon} at customs.
It was only after {soon} that customs let go of the goods from {country}, whose {paperwork} nobody \
had enclosed.
> {paperwork}
Which document was missing? / What did customs want to see? / What paper was forgotten?
Why did customs hold the goods from {country}? / What did the shipment from {country} lack?
What document had the sender forgotten? / Which form did the border officials insist on?
> {soon}
How long did customs keep the shipment? / For how long were the goods from {country} held?
How much time was lost at customs?
How long a delay was there at the border?
For what length of time did the border officials refuse to release it?
> {country}
Where did the shipment come from?
Whose shipment was held for want of a {paperwork}?
Where had the delayed cargo been sent from?
What was the origin of what the border officials would not release?

Pick the {goods} before the {goods2}, and load the {goods3} last.
First you pick the {goods}, then the {goods2}, and the {goods3} go on last.
Order of loading: {goods}, {goods2}, {goods3}.
The {goods3} come at the very end, once the {goods}, and after them the {goods2}, have been taken \
care of.
> {goods}
What is picked first? / With what do I begin? / Which goods go on before the {goods2}?
What should the warehouse worker fetch at the start?
Which articles does the truck take in at the outset?
> {goods2}
What comes second? / What follows the {goods}? / What do I pick before the {goods3}?
What is loaded in the middle?
Which articles are in between when we fill the truck? / What do I fetch when the {goods} are done?
> {goods3}
What is loaded last? / Which goods go on at the end? / What comes after the {goods2}?
What do I put on the truck as the final item?
Tell me which articles finish the job in the warehouse.

Parcel {code} weighs {weight} and costs {tariff} to send to {country}.
To send parcel {code} to {country}, with its {weight}, one pays {tariff}.
The postage for parcel {code} ({weight}, to {country}) is {tariff}.
Bound for {country}, parcel {code} was put on the scales ({weight}) and stamped for {tariff}.
> {tariff}
What is the postage for parcel {code}? / How much does it cost to send {code}?
How much must I pay at the counter for {code}? / What did the stamps for {code} come to?
How much do I spend at the post office? / What does it take in stamps to get the package abroad?
> {weight}
How heavy is parcel {code}? / What does {code} weigh? / How much do the scales show for {code}?
heaviness of the package? / What did the post office clerk read off for {code}?
> {country}
Where does parcel {code} go? / To which country is {code} sent? / What is the destination of {code}?
Where in the world is the package addressed? / To what nation is {code} going?
> {code}
Which parcel goes to {country}? / Which parcel weighs {weight}? / What costs {tariff} to send?
Which package goes abroad to {country}? / What label is on the package at the post office?

The courier tried to deliver at {time} on {date} and left a card with the number {number}.
On {date} at {time} we missed you; the number on the card is {number}.
A card numbered {number} was in the letter box, since nobody had been in on {date} at {time}.
When you call about the delivery that failed on {date} at {time}, please quote {number}.
> {number}
What number is on the card? / Which number did the courier leave? / card number?
What do I quote when I fetch the parcel that came on {date}?
What reference did the postman write down for me?
Which digits do I read out to get my package after all?
> {date}
When did the courier come in vain? / On which day was nobody in? / On what date was a card left?
On what day did I miss the postman? / When was the unsuccessful visit?
> {time}
At what time on {date} did the courier ring? / What hour is noted for the attempt?
When exactly on {date} was nobody in?
What did the clock show when the postman rang without success? / At what hour was no one at home?

The {facility} receives goods at gate {small}, and only from {hour} to {hour2}.
Deliveries to the {facility}: gate {small}, between {hour} and {hour2}.
Whoever delivers to the {facility} must come to gate {small} after {hour} and before {hour2}.
Between {hour} and {hour2}, and at no other time, gate {small} is open for those who supply the \
{facility}.
> {small}
At which gate does the {facility} receive goods? / Which gate is for deliveries?
Where do I unload at the {facility}? / What is the number of the gate for goods?
Which entrance should trucks use to unload? / At what entrance do I drop off supplies?
> {hour}
From when on does the {facility} take deliveries? / How early may a lorry come to gate {small}?
When does goods receipt open at the {facility}?
How early can trucks unload? / When in the day do they start to accept freight?
> {hour2}
Until when are goods received at the {facility}? / How late may I deliver at gate {small}?
When does goods receipt close?
How late can trucks unload? / When in the day do they stop accepting freight?
> {facility}
Which place takes deliveries at gate {small}? / Who receives goods only from {hour} on?
Which institution accepts freight at that entrance only?
Where do trucks have to be between {hour} and {hour2} to unload?

The {plate} is due for its inspection in {month} and has {number} km on the clock.
With {number} km behind it, the car registered as {plate} goes for its inspection in {month}.
Fleet list: {plate}, {number} km, next inspection {month}.
Having done {number} km, {plate} must be shown to the inspectors before the end of {month}.
> {month}
When must {plate} be inspected? / In which month is the inspection of {plate} due?
When is the next check of the car with {number} km?
When does the vehicle have to pass its safety test?
What part of the year should I take {plate} to the garage for its test?
> {number} km
How far has {plate} been driven? / What is the mileage of {plate}? / What does the clock show?
How many kilometres has {plate} behind it?
What distance has the vehicle covered? / How far did it travel before this test?
> {plate}
Which car is inspected in {month}? / Which of the cars has {number} km on the clock?
What is the registration of the car that is due in {month}?
Which vehicle must pass a safety test in {month}?
What is written on the tag of the automobile that covered {number}?

The driver {full} was stopped near {city} and had slept for only {wait}.
Near {city} the police stopped {full}, a driver who had rested no longer than {wait}.
{full} had rested for {wait} when the lorry was stopped near {city}.
Asked near {city} how long the last rest had been, {full}, the driver of the lorry, said: "{wait}."
> {wait}
How long had {full} slept? / How much rest had the driver had? / For how long had {full} rested?
How much sleep did the trucker get? / What was the length of the tired trucker's break?
> {full}
Who was stopped near {city}? / Which driver had slept too little? / Whom did the police stop?
Who had rested for {wait}?
Which trucker was too tired to go on? / Name the exhausted person whom the officers pulled over.
> {city}
Where was {full} stopped? / Near which town did the police stop the lorry?
Close to what place was the tired driver checked?
Where did officers pull over the exhausted trucker? / Which town was the tired trucker passing?

The forklift in the {facility} lifts {weight} at most and is charged {recurring}.
At most {weight} may be lifted with the forklift of the {facility}, whose battery is charged \
{recurring}.
Forklift, {facility}: limit {weight}, battery charged {recurring}.
Never lift more than {weight} with the forklift of the {facility}, and see that its battery is \
charged {recurring}.
> {weight}
How much can the forklift in the {facility} lift? / What is the limit of the forklift?
What is the heaviest load for the forklift? / Up to what weight can one use the forklift?
heaviest load for the hoisting truck? / How much can the truck hoist safely?
> {recurring}
How often is the forklift charged? / When does the forklift of the {facility} get its power?
When do they charge the battery?
When should the hoisting truck be plugged in?
On which days does someone plug in the truck that hoists loads?
> {facility}
Where is the forklift? / Whose forklift lifts {weight}? / Which place has a forklift?
Which institution owns such a hoisting truck? / Where is the truck that can hoist {weight}?

A container with {goods} went overboard from the {ship} {length} off {country}.
{length} off the coast of {country}, the {ship} lost a container full of {goods}.
The {ship} was {length} off {country} when a container of {goods} fell into the sea.
Gone, {length} off {country}: a whole container of {goods}, washed from the deck of the {ship}.
> {goods}
What was in the lost container? / What fell into the sea? / What went overboard from the {ship}?
Which cargo did the {ship} lose?
What cargo was lost in the waves? / Which articles will now be floating in the ocean?
> {ship}
Which ship lost a container? / What is the name of the ship that lost {goods}?
From which vessel did the {goods} fall?
Which vessel lost cargo in the waves? / From what vessel did a big box slide?
> {length}
How far off {country} did it happen? / How far from the coast was the {ship}?
At what distance from {country} was the container lost?
How many miles or metres from land was the cargo lost? / What was the vessel's distance to land?
> {country}
Off which country did the {ship} lose {goods}? / Near whose coast did the container fall?
Which nation's shore was nearest when the cargo was lost?
Near what land was the vessel sailing when the accident happened?

From {city}, the goods go by rail to {city2}, by barge to {city3} and by van to the customer.
The goods leave {city} by rail; at {city2} a barge takes them over, and from {city3} a van.
Loaded on a train in {city}, on a barge in {city2} and on a van in {city3}, the goods reach the \
customer.
It takes a train out of {city}, a barge from {city2} and a van from {city3} to bring the goods here.
> {city}
Where does the transport begin? / Where are the goods put on a train? / From where do they start?
Where does the journey start? / In which town is the cargo put on the railway?
> {city2}
Where does the barge take over? / To which town do the goods go by rail?
Where are the goods moved from train to barge? / Which town comes between {city} and {city3}?
In which town does the cargo change to the boat? / What is the final stop of the railway leg?
> {city3}
From where on does a van carry the goods? / To where does the barge bring the goods?
Where does the barge unload? / Which town is the last before the customer?
In which town does the cargo change to the road? / Where does the boat's leg of the journey finish?

At the stocktaking we counted {tallied} {goods}, but the list says {number}.
According to the list there should be {number} {goods}; we counted {tallied}.
Of the {goods} there are {number} on paper, {tallied} on the shelves.
I make it {tallied} {goods}, although {number} are supposed to be in stock.
> {tallied}
How many {goods} were counted? / How many {goods} are really there? / real stock of {goods}?
How many {goods} stand on the shelves?
How many did the inventory actually turn up? / What was the true quantity in the warehouse?
> {number}
How many {goods} should there be? / What does the list say about the {goods}?
How many {goods} are there on paper?
How many would the warehouse have if the records were right? / What quantity do the records claim?
> {goods}
Of what did they count {tallied}? / For which article is the list wrong? / What did they count?
Which article does not match the records? / What was short or in surplus in the warehouse?

The removal of the {officeunit} office is on {date}; boxes must carry the colour {colour}.
On {date}, {officeunit} moves: mark your boxes {colour}.
Everything that belongs to {officeunit} gets a {colour} sticker and is moved on {date}.
If you work in {officeunit}, remember {date}, and remember to stick {colour} labels on your boxes.
> {colour}
Which colour do the boxes of {officeunit} get? / How do I mark things of {officeunit}?
What sticker goes on the boxes that move on {date}?
How should the department's cartons be labelled? / What shade of label does the department use?
> {date}
When does {officeunit} move? / On which day is the removal of {officeunit}?
What is the moving day of the {colour} boxes?
the department's relocation day? / On what day will the cartons of {officeunit} be carried off?
> {officeunit}
Which department has {colour} stickers? / Who moves on {date}? / Whose boxes are marked {colour}?
Which department is relocating? / Whose cartons should be {colour}?

Pallet {number} was damaged by a {snag}, and {company} has been told.
We informed {company} that a {snag} had damaged pallet {number}.
Owing to a {snag}, pallet {number} is damaged; the owner, {company}, knows.
Sorry to say, a {snag} has spoiled pallet {number}, which {company} (they know already) had sent.
> {number}
Which pallet was damaged? / What is the number of the damaged pallet?
To which pallet did a {snag} do harm? / About which pallet does {company} know?
Which load came to harm? / What figure identifies the load that got broken?
> {snag}
What damaged pallet {number}? / How did the damage to pallet {number} happen?
What was the cause of the damage?
Which mishap did harm to the load? / How come the load is broken?
> {company}
Who has been told about the damage? / Whose pallet was damaged? / To whom belongs pallet {number}?
Whom did we inform about pallet {number}?
Which firm received the bad news? / Whose load came to harm?

A cold box with {medicine} for the {wardname} arrived at {time} at {chill}.
At {time} the {wardname} received a cold box of {medicine}; the logger showed {chill}.
The {medicine} reached the {wardname} at {time}, and inside the cold box it was {chill}.
At {time}, with {chill} on its logger, the box of {medicine} was taken in by the {wardname}.
> {medicine}
What was in the cold box? / What was delivered to the {wardname}? / Which medicine came at {time}?
Which drug was delivered chilled? / What did the refrigerated package contain?
> {chill}
How cold was it in the box? / What did the logger show? / What was the temperature on arrival?
How warm was the {medicine} when it came?
How many degrees did the thermometer read? / How well had the drug been refrigerated?
> {wardname}
For whom was the cold box? / Where did the {medicine} arrive? / Who got the {medicine}?
To what part of the hospital did the cold box go?
Which hospital department took delivery of the drug? / Where was the refrigerated package needed?
> {time}
When did the {medicine} arrive? / At what time did the {wardname} get the cold box?
What did the clock show when the drug was delivered?
When exactly was the refrigerated package handed over?

The goods lift takes {weight} and is out of use until {weekday} because of a {snag}.
Until {weekday} you cannot use the goods lift ({weight}), which has a {snag}.
A {snag} has stopped the goods lift, made for {weight}; repair on {weekday}.
Take the stairs until {weekday}; a {snag} has put the lift, which used to carry {weight}, out of \
action.
> {weekday}
When will the goods lift work again? / Until when is the goods lift out of use?
On which day is the lift repaired?
When can we ride with heavy loads again? / Until when must we climb the steps with our crates?
> {weight}
How much does the goods lift take? / What is the goods lift made for?
What is the load limit of the goods lift?
What is the heaviest load for the elevator? / How much was the elevator able to carry?
> {snag}
What is wrong with the goods lift? / Why is the lift out of use? / What has stopped the lift?
What trouble has the elevator got? / Which mishap forces us to climb the steps?

We send {goods} by sea, which takes {soon}; by air it would cost {price} more.
By sea the {goods} are under way for {soon}, but we save {price} compared with a plane.
Flying the {goods} in would be dearer by {price}, so they spend {soon} on a ship.
A plane would be faster than the {soon} by ship, but then the {goods} would cost {price} more.
> {soon}
How long do the {goods} travel by sea? / How much time does the sea route take?
For how long are the {goods} on the ship?
length of the voyage? / What delivery period does the cheap route mean?
> {price}
How much more would a plane cost? / What does one save by sending the {goods} by sea?
What is the difference in price between ship and plane?
What does it save us not to use a freight aircraft?
How large is the surcharge for the quick route?
> {goods}
What is sent by sea? / Which goods go by ship? / What would be dearer to fly in?
Which articles cross the ocean? / What do we ship the slow and cheap way?
"""
