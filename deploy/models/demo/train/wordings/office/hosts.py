"""Free sentences: hotels, restaurants, kitchens and farms as workplaces (see relations.py)."""

RELATIONS = """
The {inn} in {street} has {tallied} beds and belongs to {full}.
{full} owns the {inn} in {street}, where {tallied} guests can sleep.
There are {tallied} beds in the {inn}, {full}'s house in {street}.
You know {full}? The {inn} is {full}'s, and with {tallied} beds it is the largest house in {street}.
> {tallied}
How many beds does the {inn} have? / How many people can sleep at the {inn}?
What is the number of beds in {full}'s house? / capacity of the {inn}?
> {full}
Who owns the {inn}? / To whom does the {inn} belong? / Whose house in {street} has {tallied} beds?
Who is the owner of the inn in {street}?
> {street}
Where is the {inn}? / In which street do I find the {inn}? / Where does {full} have a house?
> {inn}
What is {full}'s house called? / Which inn has {tallied} beds?
What is the name of the inn in {street}?

A double room at the {inn} costs {price} a night, breakfast {tariff} extra.
The {inn} charges {price} for a double room and {tariff} for breakfast.
For one night in a double room you pay {price} at the {inn}, plus {tariff} if you want breakfast.
Two of us slept at the {inn} for {price}, and would have paid {tariff} more to be given breakfast.
> {price}
How much is a double room at the {inn}? / What does one night cost?
What does the {inn} charge for two?
What is the price of a night without breakfast?
> {tariff}
How much is breakfast at the {inn}? / What do I pay extra in the morning?
What does the {inn} take for breakfast?
> {inn}
Where does breakfast cost {tariff}? / Which house charges {price} a night?
At which inn is a double room {price}?

{person} checked in at the {inn} at {time} without luggage and left before {time2}.
Without any luggage, {person} came to the {inn} at {time}; by {time2} the room was empty.
The book of the {inn} has {person} in at {time} and out before {time2}.
The porter remembers that {person} had no luggage at all when the {inn} was reached at {time}, and \
was gone by {time2}.
> {person}
Who came without luggage? / Which guest stayed so briefly at the {inn}? / Who checked in at {time}?
Who had left before {time2}?
> {time}
When did {person} check in? / At what time did the guest without luggage come?
When did {person} arrive at the {inn}?
> {time2}
Before what time did {person} leave? / By when was the room empty?
At what time was {person} gone?
> {inn}
Where did {person} check in? / At which inn was {person}? / Which house had a guest without luggage?

The guest in room {small} of the {inn} complains that {remark}.
"In room {small}," the porter of the {inn} noted, "they say that {remark}."
Complaint, {inn}, room {small}: {remark}.
They rang from room {small} of the {inn} to say that {remark}.
> {remark}
What does the guest in room {small} complain about? / What is the complaint of room {small}?
What did the porter note about room {small}? / Why is the guest at the {inn} not happy?
> {small}
Which room complained? / From which room of the {inn} came a complaint?
number of the unhappy room?
> {inn}
Which inn got a complaint? / Where does someone in room {small} complain?

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
> {spelled}
How many people come with the booking for table {small}? / How large is {full}'s party?
For how many did {full} book?
> {hour}
At what hour does {full} come? / When is table {small} needed? / For what time did {full} book?
> {ingredient}
What can one of the guests not eat? / What must the cook leave out? / What makes a guest ill?
Which food is a danger to one of {full}'s party?
> {small}
Which table did {full} book? / Where will the party of {spelled} sit? / number of {full}'s table?

The cook of the {inn}, {full}, puts {ingredient} into the {dish}, whatever the guests say.
Whatever the guests of the {inn} say, {full}, the cook, will not make {dish} without {ingredient}.
At the {inn} you get {dish} with {ingredient}, because the cook, {full}, likes it that way.
If you do not like {ingredient}, do not order {dish} at the {inn}, or have a word with {full}, who \
cooks.
> {ingredient}
What does {full} put into the {dish}? / Without what is there no {dish} at the {inn}?
Which ingredient does the cook insist on?
> {full}
Who cooks at the {inn}? / What is the name of the cook? / Who makes the {dish}?
> {dish}
Which meal at the {inn} has {ingredient} in it? / Into what does {full} put {ingredient}?
> {inn}
Where does {full} cook? / Which inn serves {dish}? / Who has {full} as a cook?

The kitchen closed for {stretch} after the inspector had found {goods} next to the {ingredient}.
Because the inspector found {goods} beside the {ingredient}, the kitchen was shut for {stretch}.
The inspector shut the kitchen for {stretch}, having seen {goods} beside the {ingredient}.
What the inspector saw were {goods}, and the {ingredient} beside them; then came {stretch} without \
a kitchen.
> {stretch}
How long was the kitchen shut? / For how long did they close the kitchen?
What time of closure did the inspector impose?
> {goods}
What did the inspector find next to the {ingredient}? / Why was the kitchen shut?
What lay beside the {ingredient}?
> {ingredient}
Next to what did the inspector find {goods}? / Which food lay beside the {goods}?

{first} peels {weight} of {ingredient} every morning, {first2} washes up, and {first3} answers the \
telephone.
While {first2} washes up and {first3} answers the telephone, {first} peels {weight} of {ingredient}.
Kitchen duties: {first} peels ({weight} of {ingredient}), {first2} washes up, {first3} telephones.
Ask for {first3} on the telephone, give {first2} your plates, and leave {first} alone with the \
{weight} of {ingredient}.
> {first}
Who peels the {ingredient}? / Who has to deal with {weight} of {ingredient}?
> {first2}
Who washes up? / Who does the dishes? / Who cleans the plates?
> {first3}
Who answers the telephone? / Whom do I get if I ring the kitchen? / Who takes the calls?
> {weight}
How much does {first} have to peel? / What amount is peeled every morning?
> {ingredient}
What does {first} peel? / What is peeled every morning?

Breakfast is served in the {room} from {hour} to {hour2}; dogs must wait in the {room2}.
From {hour} to {hour2} you get breakfast in the {room}, while your dog waits in the {room2}.
Your dog may wait in the {room2} when you have breakfast in the {room} between {hour} and {hour2}.
Come to the {room} for breakfast, not before {hour} and not after {hour2}, and tie your dog up in \
the {room2}.
> {room}
Where is breakfast served? / In which room do I have breakfast? / Where can one eat in the morning?
> {room2}
Where must dogs wait? / Where do I leave my dog? / Which room is for dogs?
> {hour}
From when on is there breakfast? / How early can I have breakfast? / When does breakfast begin?
> {hour2}
Until when is there breakfast? / How late can I come to breakfast? / When does breakfast end?

A tip of {tariff} was left by {person}, who had complained that {remark}.
{person} complained that {remark}, but left a tip of {tariff}.
Although {person} said that {remark}, there was a tip of {tariff}.
It cannot have been so bad, for {person}, who said that {remark}, put down {tariff} for the waiter.
> {tariff}
How much did {person} tip? / What did {person} leave for the waiter? / How large was the tip?
> {person}
Who left a tip? / Who complained but was generous? / From whom did the waiter get {tariff}?
> {remark}
What had {person} complained about? / What was not right, in the eyes of {person}?

On {last}'s farm near {city} they grow {fieldcrop} on {floorspace} and keep {tallied} {herd}.
{last} has a farm near {city} with {tallied} {herd} and {floorspace} of {fieldcrop}.
The farm near {city}, which belongs to {last}, consists of {floorspace} of {fieldcrop} and \
{tallied} {herd}.
Go out of {city} until you see {fieldcrop}, {floorspace} of it, and {tallied} {herd}: there lives \
{last}.
> {fieldcrop}
What does {last} grow? / Which crop grows on the farm near {city}? / What is grown on {floorspace}?
What stands in {last}'s fields?
> {floorspace}
On how much land does {last} grow {fieldcrop}? / How large is the field of {fieldcrop}?
What area is under {fieldcrop} near {city}?
> {tallied}
How many {herd} does {last} keep? / How many animals are on the farm?
What is the number of {herd} near {city}?
> {herd}
Which animals does {last} keep? / What does {last} have {tallied} of? / What lives on the farm?
> {city}
Near which town is {last}'s farm? / Where does {last} grow {fieldcrop}?
> {last}
Whose farm is near {city}? / Who grows {fieldcrop}? / What is the name of the farmer with {herd}?

{full} harvested {weight} of {fieldcrop} per acre, the best since {year}.
Not since {year} has {full} had so much {fieldcrop}: {weight} an acre.
With {weight} of {fieldcrop} to the acre, {full} had the best harvest since {year}.
One has to go back to {year} to find more {fieldcrop} than the {weight} per acre which {full} \
brought in.
> {weight}
How much {fieldcrop} did {full} harvest per acre? / What was the yield of {fieldcrop}?
What did one acre of {full}'s land give?
> {year}
When was there a better harvest? / Since when has there not been so much {fieldcrop}?
In which year had {full} had more?
> {fieldcrop}
What did {full} harvest? / Which crop gave {weight} per acre? / Of what was there so much?
> {full}
Who harvested {fieldcrop}? / Whose harvest was the best since {year}? / Which farmer was lucky?

The vet, {doctor}, comes {recurring} to see the {herd}; last time a {snag} came between.
{doctor}, the vet, sees the {herd} {recurring}, except that a {snag} prevented the last visit.
Because of a {snag} the vet {doctor}, who comes {recurring}, did not see the {herd} last time.
Had it not been for a {snag}, {doctor}, who is expected {recurring}, would have looked at the \
{herd}.
> {doctor}
What is the vet called? / Who looks after the health of the {herd}?
Who could not come last time?
Which vet comes {recurring}?
> {recurring}
How often does the vet come? / When does {doctor} see the {herd}?
How regularly are the {herd} looked at?
> {snag}
Why did the vet not come last time? / What prevented the visit? / What kept {doctor} away?
> {herd}
Which animals does {doctor} look after? / What does the vet come to see?

The {pests} had half of the {fieldcrop} before {full} put up the fence.
Before {full} put up a fence, {pests} had eaten half of the {fieldcrop}.
{full} put up a fence too late: the {pests} had had half of the {fieldcrop}.
If {full} had put up the fence a week before, the {pests} would not be fat with {fieldcrop}.
> {pests}
What ate the {fieldcrop}? / Which animals did the damage? / Against what did {full} put up a fence?
What had been in the field before {full} put up a fence?
> {full}
Who put up the fence? / Whose {fieldcrop} was eaten? / Who was too late?
> {fieldcrop}
What did the {pests} eat? / Which crop did {full} lose half of?
What did the fence come too late for?

The milk of {last}'s {herd} goes to {company} at {tariff} a litre, from which {percent} is kept \
back.
{company} pays {last} {tariff} a litre for the milk of the {herd}, but keeps back {percent}.
From {company}, {last} gets {tariff} per litre for the milk of the {herd}, less {percent}.
Each litre from {last}'s {herd} is worth {tariff} to {company}, less {percent}.
> {tariff}
What does {last} get per litre? / How much does {company} pay for a litre? / price of the milk?
> {percent}
How much does {company} keep back? / What is taken off the price of the milk?
> {company}
Who buys {last}'s milk? / To whom does the milk go? / Which dairy keeps back {percent}?
> {last}
Whose milk goes to {company}? / Who sells milk to {company}?
Which farmer keeps {herd} for milk?

The seed for the {fieldcrop} came from {country} and was sown on {date} by {first}.
On {date}, {first} sowed the {fieldcrop} with seed from {country}.
{first} sowed {fieldcrop} on {date}; the seed had been ordered from {country}.
There is seed from {country} in the ground; {first} put it there on {date}, and it will be \
{fieldcrop}.
> {country}
Where did the seed come from? / From which country was the seed? / Where had the seed been ordered?
What is the origin of the {fieldcrop}?
> {date}
When did {first} sow the {fieldcrop}? / On which day was the seed from {country} sown?
date of sowing?
> {first}
Who sowed the {fieldcrop}? / By whom was the seed from {country} put into the ground?
> {fieldcrop}
What was sown on {date}? / Which crop has seed from {country}? / What did {first} sow?

{full} rents {floorspace} of pasture from the {authority} for {price} a year.
The {authority} lets {floorspace} of pasture to {full}, who pays {price} a year.
For {floorspace} of pasture the {authority} gets {price} a year from {full}.
It belongs to the {authority}, but {full}, who gives {price} a year for it, has the use of \
{floorspace} of pasture.
> {floorspace}
How much pasture does {full} rent? / What is the size of the pasture?
How much land is let to {full}?
> {price}
What does {full} pay for the pasture? / How much is the rent?
What does the {authority} get a year?
> {authority}
Who lets the pasture? / From whom does {full} rent land? / To whom does the pasture belong?
> {full}
Who rents the pasture? / To whom is the land let? / Who pays {price} a year to the {authority}?

Orders for the {event} catering: {number} portions of {dish}, {tallied} of {dish2}.
For the catering at the {event}, {number} portions of {dish} and {tallied} of {dish2} were ordered.
The caterers of the {event} have to make {tallied} portions of {dish2} besides {number} of {dish}.
How many will there be at the {event}? Enough for {number} times {dish}, and {dish2} for {tallied} \
more.
> {number}
How many portions of {dish} are needed? / How much {dish} is ordered for the {event}?
What number of guests will get {dish}?
> {tallied}
How many portions of {dish2} are needed? / How much {dish2} is ordered for the {event}?
What number of guests will get {dish2}?
> {event}
For which event is there {dish} and {dish2}? / What do the caterers work for?
> {dish2}
What else is ordered besides {dish}? / Of which dish are {tallied} portions ordered?
"""
