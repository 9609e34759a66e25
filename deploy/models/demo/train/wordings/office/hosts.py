"""Free sentences: hotels, restaurants, kitchens and farms as workplaces (see relations.py)."""

RELATIONS = """
The {inn} in {street} has {tallied} beds and belongs to {full}.
{full} owns the {inn} in {street}, where {tallied} guests can sleep.
There are {tallied} beds in the {inn}, {full}'s house in {street}.
You know {full}? The {inn} is {full}'s, and with {tallied} beds it is the largest house in {street}.
> {tallied}
How many beds does the {inn} have? / How many people can sleep at the {inn}?
What is the number of beds in {full}'s house? / capacity of the {inn}?
How big a crowd could stay overnight at the hotel? / capacity of the hotel?
> {full}
Who owns the {inn}? / To whom does the {inn} belong? / Whose house in {street} has {tallied} beds?
Who is the owner of the inn in {street}?
Who is the proprietor of the hotel? / Whose property is the accommodation in {street}?
> {street}
Where is the {inn}? / In which street do I find the {inn}? / Where does {full} have a house?
On what road would a taxi drop me for the hotel? / Where has {full} got accommodation to offer?
> {inn}
What is {full}'s house called? / Which inn has {tallied} beds?
What is the name of the inn in {street}?
What name is over the door of {full}'s hotel?
Which accommodation offers space for {tallied} overnight?

A double room at the {inn} costs {price} a night, breakfast {tariff} extra.
The {inn} charges {price} for a double room and {tariff} for breakfast.
For one night in a double room you pay {price} at the {inn}, plus {tariff} if you want breakfast.
Two of us slept at the {inn} for {price}, and would have paid {tariff} more to be given breakfast.
> {price}
How much is a double room at the {inn}? / What does one night cost?
What does the {inn} charge for two?
What is the price of a night without breakfast?
How much does a couple spend to stay until the morning?
What is the bill for accommodation with no meal?
> {tariff}
How much is breakfast at the {inn}? / What do I pay extra in the morning?
What does the {inn} take for breakfast?
How much does the morning meal add to the bill? / What must I spend to eat there when I wake up?
> {inn}
Where does breakfast cost {tariff}? / Which house charges {price} a night?
At which inn is a double room {price}?
Which hotel has accommodation for couples at {price}?
Where does the morning meal add {tariff} to the bill?

{person} checked in at the {inn} at {time} without luggage and left before {time2}.
Without any luggage, {person} came to the {inn} at {time}; by {time2} the room was empty.
The book of the {inn} has {person} in at {time} and out before {time2}.
The porter remembers that {person} had no luggage at all when the {inn} was reached at {time}, and \
was gone by {time2}.
> {person}
Who came without luggage? / Which guest stayed so briefly at the {inn}? / Who checked in at {time}?
Who had left before {time2}?
Which traveller arrived with no suitcase?
Name the stranger with empty hands whom the hotel put up.
> {time}
When did {person} check in? / At what time did the guest without luggage come?
When did {person} arrive at the {inn}?
What did the clock show as the traveller with no suitcase arrived?
How late was {person}'s arrival at the reception desk?
> {time2}
Before what time did {person} leave? / By when was the room empty?
At what time was {person} gone?
By what hour had the traveller with no suitcase vanished? / How soon was {person} on the road again?
> {inn}
Where did {person} check in? / At which inn was {person}? / Which house had a guest without luggage?
Which hotel put up a traveller with no suitcase? / Where did {person} take accommodation?

The guest in room {small} of the {inn} complains that {remark}.
"In room {small}," the porter of the {inn} noted, "they say that {remark}."
Complaint, {inn}, room {small}: {remark}.
They rang from room {small} of the {inn} to say that {remark}.
> {remark}
What does the guest in room {small} complain about? / What is the complaint of room {small}?
What did the porter note about room {small}? / Why is the guest at the {inn} not happy?
What is the dissatisfied visitor grumbling about?
Which annoyance was reported to the hotel's reception?
> {small}
Which room complained? / From which room of the {inn} came a complaint?
number of the unhappy room?
Where in the hotel is the dissatisfied visitor staying?
What figure is on the door of whoever was so annoyed?
> {inn}
Which inn got a complaint? / Where does someone in room {small} complain?
Which hotel has a dissatisfied visitor? / In what accommodation did somebody grumble to reception?

Table {small} is for {full}, party of {spelled}, {hour}; one of them cannot eat {ingredient}.
{full} has booked table {small} at {hour} for {spelled} people, one of whom must not have \
{ingredient}.
At {hour} {full} comes with a party of {spelled} to table {small}; mind the guest who gets ill \
from {ingredient}.
Mind that there is no {ingredient} on table {small}, where at {hour} {spelled} people sit down \
with {full}.
> {full}
Who booked table {small}? / In whose name is the booking? / For whom is table {small}?
Who comes at {hour}?
Who made the dinner reservation?
What surname and forename are on the reservation where an allergy was reported?
> {spelled}
How many people come with the booking for table {small}? / How large is {full}'s party?
For how many did {full} book?
How many chairs does the reservation call for? / How big a group is going to dine with {full}?
> {hour}
At what hour does {full} come? / When is table {small} needed? / For what time did {full} book?
When does the waiter expect the group with the allergy?
What is the clock going to show as {full}'s group arrives?
> {ingredient}
What can one of the guests not eat? / What must the cook leave out? / What makes a guest ill?
Which food is a danger to one of {full}'s party?
Which food is one diner allergic to? / What would be poison for someone in the group?
> {small}
Which table did {full} book? / Where will the party of {spelled} sit? / number of {full}'s table?
Where does the waiter show {full}'s group to?
Which seats are reserved for the group with the allergy?

The cook of the {inn}, {full}, puts {ingredient} into the {dish}, whatever the guests say.
Whatever the guests of the {inn} say, {full}, the cook, will not make {dish} without {ingredient}.
At the {inn} you get {dish} with {ingredient}, because the cook, {full}, likes it that way.
If you do not like {ingredient}, do not order {dish} at the {inn}, or have a word with {full}, who \
cooks.
> {ingredient}
What does {full} put into the {dish}? / Without what is there no {dish} at the {inn}?
Which ingredient does the cook insist on?
What does the chef always add? / Which item in the recipe is the chef so stubborn about?
> {full}
Who cooks at the {inn}? / What is the name of the cook? / Who makes the {dish}?
Tell me the stubborn chef's name. / Who is in charge of the stove at the hotel?
> {dish}
Which meal at the {inn} has {ingredient} in it? / Into what does {full} put {ingredient}?
What should I avoid on the menu if I hate {ingredient}?
Which speciality is the chef so stubborn about?
> {inn}
Where does {full} cook? / Which inn serves {dish}? / Who has {full} as a cook?
Which restaurant employs {full} as chef? / Where is the chef so stubborn about the recipe?

The kitchen closed for {stretch} after the inspector had found {goods} next to the {ingredient}.
Because the inspector found {goods} beside the {ingredient}, the kitchen was shut for {stretch}.
The inspector shut the kitchen for {stretch}, having seen {goods} beside the {ingredient}.
What the inspector saw were {goods}, and the {ingredient} beside them; then came {stretch} without \
a kitchen.
> {stretch}
How long was the kitchen shut? / For how long did they close the kitchen?
What time of closure did the inspector impose?
How long could nothing be cooked after the hygiene check?
What period of closure followed the hygiene check?
> {goods}
What did the inspector find next to the {ingredient}? / Why was the kitchen shut?
What lay beside the {ingredient}?
Which items were discovered where food should be on its own?
What non-food articles upset the man from the hygiene office?
> {ingredient}
Next to what did the inspector find {goods}? / Which food lay beside the {goods}?
Which foodstuff was kept too near to other articles?
What food did the hygiene check discover in bad company?

{first} peels {weight} of {ingredient} every morning, {first2} washes up, and {first3} answers the \
telephone.
While {first2} washes up and {first3} answers the telephone, {first} peels {weight} of {ingredient}.
Kitchen duties: {first} peels ({weight} of {ingredient}), {first2} washes up, {first3} telephones.
Ask for {first3} on the telephone, give {first2} your plates, and leave {first} alone with the \
{weight} of {ingredient}.
> {first}
Who peels the {ingredient}? / Who has to deal with {weight} of {ingredient}?
Who gets the vegetables ready with a knife? / Which helper is occupied with {ingredient}?
> {first2}
Who washes up? / Who does the dishes? / Who cleans the plates?
Who is responsible for clean dishes? / Which helper has wet hands from scrubbing pots?
> {first3}
Who answers the telephone? / Whom do I get if I ring the kitchen? / Who takes the calls?
Who picks up when customers call? / Which helper talks to callers?
> {weight}
How much does {first} have to peel? / What amount is peeled every morning?
What quantity has to be prepared with a knife at the start of the day?
How heavy is the heap that {first} prepares?
> {ingredient}
What does {first} peel? / What is peeled every morning?
Which food does {first} prepare with a knife? / From what does one helper remove the skin?

Breakfast is served in the {room} from {hour} to {hour2}; dogs must wait in the {room2}.
From {hour} to {hour2} you get breakfast in the {room}, while your dog waits in the {room2}.
Your dog may wait in the {room2} when you have breakfast in the {room} between {hour} and {hour2}.
Come to the {room} for breakfast, not before {hour} and not after {hour2}, and tie your dog up in \
the {room2}.
> {room}
Where is breakfast served? / In which room do I have breakfast? / Where can one eat in the morning?
Where can I have my coffee and toast? / In what part of the hotel do guests eat when they get up?
> {room2}
Where must dogs wait? / Where do I leave my dog? / Which room is for dogs?
Where do pets have to stay during the meal? / In what part of the hotel do I leave my poodle?
> {hour}
From when on is there breakfast? / How early can I have breakfast? / When does breakfast begin?
At what o'clock can early risers eat? / How soon after getting up could I have my coffee and toast?
> {hour2}
Until when is there breakfast? / How late can I come to breakfast? / When does breakfast end?
Late risers can eat up to what o'clock? / When do they clear away the coffee and toast?

A tip of {tariff} was left by {person}, who had complained that {remark}.
{person} complained that {remark}, but left a tip of {tariff}.
Although {person} said that {remark}, there was a tip of {tariff}.
It cannot have been so bad, for {person}, who said that {remark}, put down {tariff} for the waiter.
> {tariff}
How much did {person} tip? / What did {person} leave for the waiter? / How large was the tip?
How much extra did the dissatisfied customer give?
What sum rewarded the service in spite of everything?
> {person}
Who left a tip? / Who complained but was generous? / From whom did the waiter get {tariff}?
Which dissatisfied customer was generous nonetheless? / Who grumbled and yet rewarded the service?
> {remark}
What had {person} complained about? / What was not right, in the eyes of {person}?
What annoyed the customer, generous as he or she was?
Which fault did {person} find before rewarding the service?

On {last}'s farm near {city} they grow {fieldcrop} on {floorspace} and keep {tallied} {herd}.
{last} has a farm near {city} with {tallied} {herd} and {floorspace} of {fieldcrop}.
The farm near {city}, which belongs to {last}, consists of {floorspace} of {fieldcrop} and \
{tallied} {herd}.
Go out of {city} until you see {fieldcrop}, {floorspace} of it, and {tallied} {herd}: there lives \
{last}.
> {fieldcrop}
What does {last} grow? / Which crop grows on the farm near {city}? / What is grown on {floorspace}?
What stands in {last}'s fields?
What is cultivated by the farmer? / Which plants does {last} harvest?
> {floorspace}
On how much land does {last} grow {fieldcrop}? / How large is the field of {fieldcrop}?
What area is under {fieldcrop} near {city}?
How big are the cultivated fields? / What is the size of the area that the farmer ploughs?
> {tallied}
How many {herd} does {last} keep? / How many animals are on the farm?
What is the number of {herd} near {city}?
How many animals must the farmer feed? / What size is {last}'s livestock?
> {herd}
Which animals does {last} keep? / What does {last} have {tallied} of? / What lives on the farm?
What livestock does the farmer feed? / Which beasts share {last}'s land with the cultivated plants?
> {city}
Near which town is {last}'s farm? / Where does {last} grow {fieldcrop}?
I want to visit {last}'s fields. Which town must I drive to?
What is the next town to the farmer's land?
> {last}
Whose farm is near {city}? / Who grows {fieldcrop}? / What is the name of the farmer with {herd}?
surname of the farmer? / Who has fields and livestock outside {city}?

{full} harvested {weight} of {fieldcrop} per acre, the best since {year}.
Not since {year} has {full} had so much {fieldcrop}: {weight} an acre.
With {weight} of {fieldcrop} to the acre, {full} had the best harvest since {year}.
One has to go back to {year} to find more {fieldcrop} than the {weight} per acre which {full} \
brought in.
> {weight}
How much {fieldcrop} did {full} harvest per acre? / What was the yield of {fieldcrop}?
What did one acre of {full}'s land give?
How high was the yield for each unit of land?
What did the farmer's land produce, measured in the usual way?
> {year}
When was there a better harvest? / Since when has there not been so much {fieldcrop}?
In which year had {full} had more?
When did the farmer last do better? / Which past season gave a bigger yield than this record one?
> {fieldcrop}
What did {full} harvest? / Which crop gave {weight} per acre? / Of what was there so much?
What did the farmer gather in so plentifully? / Which plants gave {full} such a bumper yield?
> {full}
Who harvested {fieldcrop}? / Whose harvest was the best since {year}? / Which farmer was lucky?
Which farmer had a bumper yield? / Whose land produced so plentifully this season?

The vet, {doctor}, comes {recurring} to see the {herd}; last time a {snag} came between.
{doctor}, the vet, sees the {herd} {recurring}, except that a {snag} prevented the last visit.
Because of a {snag} the vet {doctor}, who comes {recurring}, did not see the {herd} last time.
Had it not been for a {snag}, {doctor}, who is expected {recurring}, would have looked at the \
{herd}.
> {doctor}
What is the vet called? / Who looks after the health of the {herd}?
Who could not come last time?
Which vet comes {recurring}?
Who treats the livestock when it is sick? / Name the animal medic who had to stay away.
> {recurring}
How often does the vet come? / When does {doctor} see the {herd}?
How regularly are the {herd} looked at?
On which days is the animal medic due? / How regular are the health checks of the livestock?
> {snag}
Why did the vet not come last time? / What prevented the visit? / What kept {doctor} away?
Which mishap kept the animal medic away? / Why was the latest health check of the livestock dropped?
> {herd}
Which animals does {doctor} look after? / What does the vet come to see?
Which livestock is under medical care? / What beasts does {doctor} treat?

The {pests} had half of the {fieldcrop} before {full} put up the fence.
Before {full} put up a fence, {pests} had eaten half of the {fieldcrop}.
{full} put up a fence too late: the {pests} had had half of the {fieldcrop}.
If {full} had put up the fence a week before, the {pests} would not be fat with {fieldcrop}.
> {pests}
What ate the {fieldcrop}? / Which animals did the damage? / Against what did {full} put up a fence?
What had been in the field before {full} put up a fence?
Tell me which creatures robbed the farmer. / What raided the plants while the field lay open?
> {full}
Who put up the fence? / Whose {fieldcrop} was eaten? / Who was too late?
Which farmer built a barrier after the damage was done? / Who suffered from the raid of the {pests}?
> {fieldcrop}
What did the {pests} eat? / Which crop did {full} lose half of?
What did the fence come too late for?
What was growing where the {pests} feasted? / Which plants did the farmer protect too slowly?

The milk of {last}'s {herd} goes to {company} at {tariff} a litre, from which {percent} is kept \
back.
{company} pays {last} {tariff} a litre for the milk of the {herd}, but keeps back {percent}.
From {company}, {last} gets {tariff} per litre for the milk of the {herd}, less {percent}.
Each litre from {last}'s {herd} is worth {tariff} to {company}, less {percent}.
> {tariff}
What does {last} get per litre? / How much does {company} pay for a litre? / price of the milk?
How much does the dairy give per unit of volume?
What is the rate that the farmer gets from the dairy?
> {percent}
How much does {company} keep back? / What is taken off the price of the milk?
the dairy's deduction? / What slice of the money never reaches the farmer?
> {company}
Who buys {last}'s milk? / To whom does the milk go? / Which dairy keeps back {percent}?
Which dairy takes what the farmer's animals give? / Who is {last}'s customer, and makes a deduction?
> {last}
Whose milk goes to {company}? / Who sells milk to {company}?
Which farmer keeps {herd} for milk?
Which farmer is a supplier of the dairy? / Who suffers from the deduction that {company} makes?

The seed for the {fieldcrop} came from {country} and was sown on {date} by {first}.
On {date}, {first} sowed the {fieldcrop} with seed from {country}.
{first} sowed {fieldcrop} on {date}; the seed had been ordered from {country}.
There is seed from {country} in the ground; {first} put it there on {date}, and it will be \
{fieldcrop}.
> {country}
Where did the seed come from? / From which country was the seed? / Where had the seed been ordered?
What is the origin of the {fieldcrop}?
From what part of the world were the grains imported?
Which nation supplied what {first} scattered in the field?
> {date}
When did {first} sow the {fieldcrop}? / On which day was the seed from {country} sown?
date of sowing?
When was the field planted? / On what day did {first} scatter the grains?
> {first}
Who sowed the {fieldcrop}? / By whom was the seed from {country} put into the ground?
Who did the planting? / Name the farmhand who scattered the imported grains.
> {fieldcrop}
What was sown on {date}? / Which crop has seed from {country}? / What did {first} sow?
What is going to grow from the imported grains?
Which plants can we expect to harvest where {first} was at work?

{full} rents {floorspace} of pasture from the {authority} for {price} a year.
The {authority} lets {floorspace} of pasture to {full}, who pays {price} a year.
For {floorspace} of pasture the {authority} gets {price} a year from {full}.
It belongs to the {authority}, but {full}, who gives {price} a year for it, has the use of \
{floorspace} of pasture.
> {floorspace}
How much pasture does {full} rent? / What is the size of the pasture?
How much land is let to {full}?
How big is the meadow that the tenant uses? / What area of grassland is leased?
> {price}
What does {full} pay for the pasture? / How much is the rent?
What does the {authority} get a year?
How much does the lease of the grassland cost annually?
What does the tenant spend every twelve months?
> {authority}
Who lets the pasture? / From whom does {full} rent land? / To whom does the pasture belong?
Who is landlord of the meadow? / Which public body leases grassland to a tenant?
> {full}
Who rents the pasture? / To whom is the land let? / Who pays {price} a year to the {authority}?
Who is the tenant of the grassland? / Whose animals may graze on the leased meadow?

Orders for the {event} catering: {number} portions of {dish}, {tallied} of {dish2}.
For the catering at the {event}, {number} portions of {dish} and {tallied} of {dish2} were ordered.
The caterers of the {event} have to make {tallied} portions of {dish2} besides {number} of {dish}.
How many will there be at the {event}? Enough for {number} times {dish}, and {dish2} for {tallied} \
more.
> {number}
How many portions of {dish} are needed? / How many portions of {dish} are ordered for the {event}?
What number of guests will get {dish}?
How many plates of {dish} must the cooks prepare? / What quantity of {dish} should be on the buffet?
> {tallied}
How many portions of {dish2} are needed? / How many portions of {dish2} are ordered for the {event}?
What number of guests will get {dish2}?
How many plates of {dish2} must the cooks prepare?
What quantity of {dish2} should be on the buffet?
> {event}
For which event is there {dish} and {dish2}? / What do the caterers work for?
Which occasion are the cooks preparing meals for? / Where will the buffet with {dish} be set up?
> {dish2}
What else is ordered besides {dish}? / Of which dish are {tallied} portions ordered?
Apart from {dish}, what meal are the cooks preparing?
What can I eat at the buffet if I hate {dish}?
"""
