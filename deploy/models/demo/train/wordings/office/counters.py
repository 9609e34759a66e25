"""Front desks, banks, libraries, box offices and lost property (see relations.py)."""

RELATIONS = """
{first} fixed our cuckoo clock for {tariff}, told us that {machinefault} because a moth had \
nested in it, and gave us the moth in a matchbox.
In the cuckoo clock a moth had nested, and that is why {machinefault}, said {first}, who took \
{tariff} for the work and gave us the moth in a matchbox.
The moth in the matchbox is the one that had nested in our cuckoo clock; {first}, who took \
{tariff} for the work, says {machinefault} when that happens.
> {tariff}
How much did {first} take for work on the cuckoo clock?
For what sum was our cuckoo clock with the moth fixed? / What did the repair of the timepiece cost?
What did getting rid of an insect in a wooden bird house set us back?
> {first}
Who fixed our cuckoo clock? / Who gave us the moth in a matchbox?
Which craftsman is good with old timepieces? / Who found an insect among the cogs?
> {machinefault}
What happens when a moth has nested in a cuckoo clock?
According to {first}, what was the work of the moth in our clock?
What was wrong with the timepiece? / How did the trouble from an insect among the cogs show itself?

Rent reminder no. 2 for {numbered}: {price} has been outstanding since the {monthday}, and if \
{first} in the office has not seen it by {weekday}, the locks are changed.
If by {weekday} {first} in the office has not seen the {price} outstanding for {numbered} since \
the {monthday}, we shall change the locks; this is reminder no. 2.
We shall change the locks of {numbered} unless {first} in the office sees the rent, {price} and \
outstanding since the {monthday}, by {weekday}.
> {numbered}
Of what will the locks be changed unless the rent is seen by {weekday}?
For what has the rent of {price} been outstanding since the {monthday}?
Which premises does the landlord threaten to shut up?
Whose tenant is in arrears, that of which unit?
> {price}
How much rent has been outstanding for {numbered}?
What sum must {first} in the office see by {weekday} so that the locks are not changed?
How big is the tenant's debt? / How much does the landlord demand?
> {monthday}
Since which day has the rent of {numbered} been outstanding?
On what day of the month did the outstanding rent fall due?
Since when has the tenant been in arrears? / When should the landlord have had his money?
> {weekday}
By which day must the office have seen the outstanding rent?
When will the locks be changed if nothing outstanding has been seen?
What is the tenant's last chance to pay the debt? / Until when is the landlord going to wait?

We regret that Friday's performance in the {facility} stopped at the second act: the {animal} \
costume caught fire from a candle, and {count} tickets are being refunded.
As many as {count} tickets for Friday's performance in the {facility} are being refunded, \
because in the second act a candle set fire to the {animal} costume.
Because a candle set the {animal} costume on fire in the second act, Friday's performance in the \
{facility} stopped and {count} tickets are being refunded.
> {animal}
Which costume caught fire from a candle?
As what was the performer dressed whose costume a candle set fire to in the second act?
Which creature went up in flames on stage?
What beast had to appear in the play that was broken off?
> {count}
How many tickets for Friday's performance are being refunded?
For how many tickets must the {facility} refund the money because of a candle?
How many spectators get their money back?
To what number of people did the theatre have to return what they had spent?
> {facility}
Where was Friday's performance stopped at the second act?
In which house did the {animal} costume catch fire from a candle?
Where was the play broken off by flames? / Which stage saw an accident with somebody's clothes?

If your wheelie bin was not emptied on {weekday}, do not ring: the driver, {first}, met {herd} \
on {street} and had to turn round.
It was {herd} on {street} that made the driver, {first}, turn round, so there is no need to ring \
if your wheelie bin is still full after {weekday}.
On {weekday} wheelie bins stayed full because {first}, the driver, could not get past {herd} on \
{street} and had to turn round; please do not ring.
> {herd}
What made the driver turn round on {street}?
What could {first} not get past, so that wheelie bins stayed full?
Which livestock was blocking the refuse lorry? / What beasts kept our rubbish from being collected?
> {street}
On which street did the driver have to turn round?
Where did {first} meet {herd}, so that wheelie bins stayed full?
Where was the refuse lorry held up? / In what road was there no passing because of livestock?
> {weekday}
On which day were wheelie bins not emptied?
When did the driver have to turn round because of {herd}? / When was our rubbish not collected?
Which day did the refuse lorry fail to come?
> {first}
Who was the driver that had to turn round on {street}?
Which driver met {herd}, so that wheelie bins stayed full?
Who was at the wheel of the refuse lorry? / Who did not get through to collect our rubbish?

The {wardname} front desk has moved to {numbered}; take a ticket from {first}, sit down, and \
come up when the screen shows {code}.
{first} hands out tickets at the {wardname} front desk, now in {numbered}, and you sit until \
{code} comes up on the screen.
Sit down with your ticket from {first} until the screen shows {code}, and look for the \
{wardname} front desk in {numbered}, where it has moved.
> {numbered}
Where has the {wardname} front desk moved?
In what place is the front desk where {first} hands out tickets? / Where do patients report now?
What is the new spot for registering at the hospital?
> {code}
What will the screen show when I may come up to the front desk?
With the ticket from {first}, for what do I watch the screen?
By which sign are patients called forward? / What must appear before it is my turn at the hospital?
> {first}
Who hands out tickets at the {wardname} front desk?
From whom do I take a ticket before I sit down?
Which member of staff gives patients a place in the queue?
Who receives people at the hospital's registration?
> {wardname}
Which front desk has moved to {numbered}? / At which front desk does {first} hand out tickets?
What part of the hospital has put its registration elsewhere?
Which department do these patients want to be seen in?

"Moving the piano up was {tariff}," says {first}'s review of the removal men, "and moving it \
down again, because nobody had measured the door, another {tariff2}."
According to {first}'s review, the removal men, who had not measured the door, took {tariff} for \
moving the piano up and {tariff2} for moving it down again.
{first} writes in a review that to the {tariff} for moving the piano up the removal men added \
{tariff2} for moving it down again, as the door had not been measured.
> {tariff}
How much did the removal men take for moving the piano up?
What did it cost {first} to have the piano moved up by the removal men?
What was the charge for carrying the heavy instrument upstairs?
What was paid for the first, useless trip with something so heavy?
> {tariff2}
How much was added for moving the piano down again?
What did the removal men take for moving the piano down, after the door had not been measured?
What was the charge for carrying the heavy instrument back to the street?
What did the return journey cost on top of the first?
> {first}
Who wrote a review of the removal men?
Whose piano was moved up and down again because nobody had measured the door?
Which customer was annoyed about hauliers without a tape?
Who found that a heavy instrument did not fit?

The swimming bath asks {tariff} for an hour's goggles, and until they come back {first} the \
lifeguard keeps one of your shoes in locker {small}.
Goggles are {tariff} an hour at the swimming bath, and as security {first} the lifeguard locks \
one of your shoes in locker {small}.
As security for goggles, which the swimming bath rents out at {tariff} an hour, one of your \
shoes goes into locker {small}, says {first} the lifeguard.
> {tariff}
What are goggles an hour at the swimming bath?
How much does the swimming bath ask for goggles if {first} keeps one of your shoes?
What do I pay to borrow something for my eyes under water?
How expensive is the hire of eyewear at the pool?
> {small}
In which locker are shoes kept as security for goggles?
Into what locker does {first} the lifeguard put one of your shoes?
Behind what number does the footwear of borrowers disappear?
Where at the pool is my pledge put away?
> {first}
Which lifeguard keeps one of your shoes for the goggles?
Who locks shoes in locker {small} at the swimming bath?
Who at the pool takes footwear as a pledge? / Which attendant lends eyewear to bathers?

I booked the town hall's blue salon for my aunt's ninetieth through {first}, who pencilled us in \
for {date}, {hour}, under the name {last}.
The blue salon in the town hall is pencilled in for my aunt's ninetieth on {date} at {hour}; \
{first}, with whom I booked, has it under {last}.
Under the name {last}, {first} at the town hall has pencilled in my aunt's ninetieth in the blue \
salon for {date}, {hour}.
> {date}
For which day is the blue salon pencilled in?
On what day will my aunt's ninetieth be in the town hall's blue salon?
When is the old lady's birthday party? / When shall we celebrate our elderly relative?
> {hour}
At what hour is the blue salon booked for my aunt's ninetieth?
For what hour on {date} has {first} pencilled in the blue salon?
How late does the old lady's birthday party begin?
At what o'clock should guests turn up for our elderly relative?
> {last}
Under what name is the blue salon booked?
What name did {first} pencil in for the ninetieth at the town hall?
How is the reservation for the birthday party labelled?
Which surname should I mention about the function for our elderly relative?
> {first}
With whom at the town hall did I book the blue salon?
Who pencilled in my aunt's ninetieth for {date}?
Which municipal employee took the reservation for the party?
Who has noted down when our elderly relative celebrates?

The fish man's van no longer halts at the church; since {month} it stands {whereabouts} on \
{weekday}s, and {first} rings a handbell when the ice is broken.
Since {month} you find the fish man's van {whereabouts} on {weekday}s and not at the church; \
listen for {first}'s handbell, rung when the ice is broken.
When {first} rings the handbell on {weekday}s, the ice in the fish man's van is broken; since \
{month} the van stands {whereabouts} and no longer at the church.
> {whereabouts}
Where does the fish man's van stand on {weekday}s?
Where has the van stood since {month}, now that it no longer halts at the church?
At what spot can I buy fresh cod? / Where do I have to go for something from the sea?
> {weekday}
On which day does the fish man's van stand {whereabouts}?
When in the week does {first} ring the handbell at the van?
Which day of the week can we buy cod in the village? / When is the seafood seller here?
> {month}
Since when has the fish man's van no longer halted at the church?
In which month did the van begin to stand {whereabouts}?
When did the seafood seller change his pitch?
Since which month has no cod been sold beside the house of prayer?
> {first}
Who rings a handbell at the fish man's van? / Whose handbell is rung when the ice is broken?
Who makes it known that cod is for sale? / Which helper calls the customers of the seafood seller?

{company} sent us a boiler the size of a wardrobe, and in {count} pieces at that; their {first} \
offers {tariff} if we put it together ourselves.
The boiler from {company}, the size of a wardrobe, has arrived in {count} pieces, and {first} \
there offers {tariff} if we put it together ourselves.
If we ourselves put together the {count} pieces of the boiler, which is the size of a wardrobe, \
{first} of {company} offers us {tariff}.
> {count}
In how many pieces did the boiler arrive?
How many pieces of the boiler should we put together ourselves?
Of how many parts does the unassembled heater consist?
How many bits and bobs did the supplier deliver?
> {company}
Who sent us a boiler the size of a wardrobe?
Which company offers {tariff} if we put the boiler together ourselves?
Which supplier delivered our heating unassembled? / What firm left the customer to do the fitting?
> {tariff}
How much does {first} offer if we put the boiler together?
For what sum should we put together the pieces ourselves?
What compensation would we get for assembling the heater?
How much money would do-it-yourself fitting earn us?
> {first}
Who offers us {tariff} to put the boiler together?
Who at {company} would like us to put the pieces together ourselves?
Which employee of the supplier wants the customer to do the fitting?
With whom are we in talks about an unassembled heater?

Chat with my landlord: "Rid of the {pests} in the loft?" "Yes, {first} from {company} burned \
sulphur up there for {wait} and swears that none survived."
"About the {pests} in the loft," I told my landlord in the chat, "{first} from {company} burned \
sulphur for {wait} and swears that none survived."
After {wait} of burning sulphur in the loft, I told my landlord in the chat, {first} from \
{company} swears that none of the {pests} survived.
> {pests}
What did I tell my landlord was in the loft before {first} burned sulphur?
Of what does {first} from {company} swear that none survived in the loft?
What vermin did the tenant have under the roof?
What unwelcome animals had to be driven out of the building?
> {wait}
For how long was sulphur burned in the loft?
How long did {first} go on burning sulphur to be rid of the {pests} in the loft?
How long did the fumigation take?
For what length of time was there poisonous smoke under the roof?
> {first}
Who burned sulphur in the loft? / Who swears that none of the {pests} survived?
Who carried out the fumigation? / Which exterminator did the tenant have in?
> {company}
Which company burned sulphur in my landlord's loft?
Where is {first} from, who swears that none of the {pests} survived?
Which business was hired for the fumigation? / What firm drove out the vermin?

Members of the {society} get two theatre tickets for one, but only at window {small}, only from \
{first}, and only in {month}.
In {month}, {first} at window {small} gives members of the {society} two theatre tickets for the \
price of one.
Two theatre tickets for the price of one: that is what {first} gives to members of the {society} \
at window {small} in {month}.
> {society}
Whose members get two theatre tickets for one?
Members of which society should go to window {small} for theatre tickets?
Which club's people see plays at half price?
What body has won a discount for those who belong to it?
> {small}
At which window do members get two tickets for one?
What window is {first} at with theatre tickets for the {society}?
Where in the box office should I queue for the discount?
Which counter sells a couple entry at half price?
> {month}
In which month are there two theatre tickets for the price of one?
When does {first} give members of the {society} two tickets for one?
In which month of the year is there a discount? / When can a couple see a play at half price?
> {first}
Who gives members two theatre tickets for one?
From whom do members of the {society} get two tickets at window {small}?
Which cashier handles the discount? / Whom must I ask if I belong to the club and like plays?

After my complaint about the draught, the {inn} gave us the old {room} instead, with a heater \
the size of a toaster that {first} brought up at {time}.
At {time} {first} brought up a heater the size of a toaster to the old {room}, which the {inn} \
had given us after my complaint about the draught.
We were given the old {room} at the {inn} because of my complaint about the draught, and a \
heater the size of a toaster, brought up by {first} at {time}.
> {room}
What were we given instead after my complaint about the draught?
To which place did {first} bring up a heater the size of a toaster?
Where did the freezing guests end up sleeping?
What was the hotel's answer to those who were cold in bed?
> {inn}
Where did I make a complaint about the draught?
Which inn gave us the old {room} with a heater the size of a toaster?
What hostelry had guests shivering with cold? / Where was our holiday so chilly?
> {time}
When did {first} come with the heater the size of a toaster, brought up to us?
At what time was the heater the size of a toaster brought up to the old {room}?
How late was it when the freezing guests got something warm?
When did a small machine against the cold reach us?
> {first}
Who brought up a heater the size of a toaster?
Who brought up a heater after my complaint about the draught?
Which of the hotel's people helped the freezing guests?
Who did something for visitors shivering with cold?

My {thing} rode the 14 bus for two days; the lost property office knew it by its {colour} \
sticker, and {first} there asked {tariff} for storage.
For two days the 14 bus carried my {thing} round the town, till {first} at the lost property \
office spotted its {colour} sticker; storage came to {tariff}.
It cost me {tariff} in storage to get back my {thing} from {first} at the lost property office, \
who knew it by the {colour} sticker after its two days on the 14 bus.
> {thing}
What of mine rode the 14 bus for two days?
What did the lost property office know by its {colour} sticker?
Which article did the forgetful passenger get back? / What had I left behind on public transport?
> {colour}
What colour was the sticker spotted at the lost property office?
Which colour is the sticker on my {thing} that rode the 14 bus?
What shade was the label that helped to identify the article?
By the look of what tint was the forgotten item recognised?
> {tariff}
How much did storage at the lost property office cost me?
What did {first} ask for storage of my {thing} from the 14 bus?
What fee did the forgetful passenger pay?
How dear was it to recover an article from public transport?
> {first}
Who at the lost property office knew my {thing} by its sticker? / Who asked {tariff} for storage?
Which clerk gave the forgetful passenger good news? / Who identified an article by its label?

Dear tenants, {first} will sweep the chimneys on {date}, starting at {numbered} and working \
down; cover your sofas, shut your {objects} away, and be in by {hour}.
On {date} the chimneys are swept by {first}, from {numbered} downwards, so tenants should be in \
by {hour} with sofas covered and {objects} shut away.
Tenants are asked to be in by {hour} on {date}, sofas covered and {objects} shut away, when \
{first} sweeps the chimneys from {numbered} downwards.
> {date}
When are the chimneys swept?
On which day will {first} sweep the chimneys from {numbered} downwards?
What day will the soot be removed? / For when should people protect their furniture?
> {hour}
By what hour on {date} should tenants have their sofas covered and be in?
By when must tenants be in for {first}, who sweeps the chimneys?
From what o'clock must someone be at home to open the door?
What is the latest for people to be back before the soot is removed?
> {numbered}
Where does {first} start to sweep the chimneys?
From what are the chimneys swept downwards on {date}?
Whose soot will be removed before everybody else's?
At which door does the man with the brush ring to begin with?
> {first}
Who will sweep the chimneys on {date}?
For whom should tenants have their sofas covered by {hour}?
Who sweeps the chimneys for the tenants? / Who comes with the long brush?
Who is going to remove the soot from our flues?

At the {premises} a sack of {goods} that was {tariff} at Easter is {tariff2} now; {first} behind \
the counter blames the ferry.
{first} behind the counter of the {premises} blames the ferry that a sack of {goods}, {tariff} \
at Easter, has come to cost {tariff2}.
A sack of {goods} now costs {tariff2} at the {premises}, where it was {tariff} at Easter, and \
{first} behind the counter blames the ferry.
> {tariff2}
What does a sack of {goods} cost at the {premises} now?
What has a sack, {tariff} at Easter, come to cost, as {first} blames the ferry?
How much would I pay today for a whole bag?
What is the latest price after the change put down to a ship?
> {tariff}
How much was a sack of {goods} at Easter?
What did a sack cost at the {premises} at Easter, before {first} came to blame the ferry?
What did a bag use to be in spring? / What was the old price, before the change put down to a ship?
> {first}
Who behind the counter blames the ferry?
According to whom at the {premises} does a sack cost more because of the ferry?
Which shop assistant puts the change down to a ship?
Who explains to customers why they pay something else than in spring?
> {premises}
Where does a sack of {goods} cost {tariff2} now?
Behind whose counter does {first} blame the ferry?
Which shop has altered its prices since spring?
At what store is a ship held responsible for the change?

Returned tickets for the {event} are sold by {first} at the stage door from {hour}, {tariff} \
each, cash only, and please do not queue in the rose bed.
Do not queue in the rose bed: {first} sells returned tickets for the {event} at the stage door, \
cash only, from {hour}, and they are {tariff} each.
From {hour} {first} stands at the stage door with returned tickets for the {event}; bring \
{tariff} in cash for each, and do not queue in the rose bed.
> {hour}
From when are returned tickets sold at the stage door?
At what hour does {first} begin to sell returned tickets for the {event}?
How early can latecomers try their luck with what others gave back?
When does it make sense to line up beside the flowers?
> {tariff}
What are returned tickets for the {event} each?
How much cash for a ticket should I bring to the stage door?
What do I pay to get in after others have cancelled?
How much is a seat that somebody could not use?
> {event}
For what are returned tickets sold at the stage door?
For which event does {first} sell returned tickets, cash only?
What show is sold out but for cancellations?
Which occasion brings people to line up beside the flowers?
> {first}
Who sells returned tickets at the stage door?
Who has tickets for the {event}, cash only, from {hour}?
Who helps latecomers to seats that others cancelled? / Whom do I pay to get in at the last moment?

The wifi in the waiting room was renamed on {date}: look for "Kidney" and type {password}, or \
ask {first} at reception, who types it for anyone without glasses.
Since {date} the waiting room's wifi has been called "Kidney"; type {password}, and if you are \
without glasses, {first} at reception types it for you.
{first} at reception types {password} for anyone without glasses who wants the wifi in the \
waiting room, renamed "Kidney" on {date}.
> {password}
What should I type for the wifi in the waiting room?
What does {first} at reception type for anyone without glasses?
How do patients get on the internet? / Which secret word opens the surgery's wireless network?
> {date}
Since when has the wifi been called "Kidney"? / On which day was the waiting room's wifi renamed?
When did the surgery's wireless network get its odd label?
From what day on did the old network no longer show up for patients?
> {first}
Who types the password for anyone without glasses?
Whom at reception can one ask about the wifi in the waiting room?
Who helps short-sighted patients to get on the internet?
Which receptionist can put my phone on the network?

The optician, the vet and the {premises} share one car park now; wardens write down every plate \
but {plate}, which belongs to {full}, who owns the ground.
{full}, who owns the ground of the car park which the {premises} shares with the optician and \
the vet, drives {plate}, the one plate that wardens never write down.
Wardens write down every plate in the car park of the {premises}, the optician and the vet \
except {plate}, the car of {full}, who owns the ground.
> {plate}
Which plate do the wardens never write down?
What is the plate of the one who owns the ground of the car park?
Which registration may stay as long as it likes without a fine?
By what sign do attendants know the landowner's vehicle?
> {full}
Who owns the ground of the car park? / Whose plate do the wardens never write down?
Which landlord can leave a vehicle there all day without a fine?
To whom does the land belong where customers leave their vehicles?
> {premises}
Which shop shares the car park with the optician and the vet?
What business is there besides the vet and the optician in the car park with the wardens?
Which neighbour of the animal doctor has a common place for customers' vehicles?
What else can people do there apart from having eyes or pets examined?

Prescription for {medicine}: collect it after {time}, not at our desk but at the chemist's \
beside the {place}, where {first} keeps it in the fridge for you.
{first} at the chemist's beside the {place} keeps your {medicine} in the fridge, to be collected \
after {time}; our desk has no prescription for you.
Collect the prescribed {medicine} from {first}, who keeps it in the fridge at the chemist's \
beside the {place}, at any moment after {time}, and not at our desk.
> {medicine}
What is kept in the fridge for me at the chemist's beside the {place}?
What does {first} at the chemist's keep in the fridge?
What drug has the doctor ordered for the patient?
Which remedy needs cool storage till I fetch it?
> {time}
After what time can the prescribed {medicine} be collected?
When may I collect from the chemist's what {first} keeps in the fridge?
How early is it any use to go and fetch the drug?
At what o'clock will the patient's remedy be ready?
> {place}
Beside what is the chemist's where {first} keeps the {medicine}?
The chemist's with my {medicine} in the fridge is beside what?
What landmark is next to the pharmacy? / Near which spot does the patient find a remedy ready?
> {first}
Who keeps the {medicine} in the fridge?
From whom at the chemist's should I collect what was prescribed?
Which pharmacist is expecting the patient? / Who looks after the drug till it is fetched?

Minor injuries, Saturday log: {first}, {injury}, came in the {vehicle}, sat under the clock for \
{wait} and left with a sling and a lollipop.
{first} came to minor injuries on Saturday in the {vehicle} with the {injury}, sat under the \
clock for {wait}, and left with a sling and a lollipop.
With a sling and a lollipop, {first} left minor injuries on Saturday, {wait} after sitting down \
under the clock; the log says {injury}, and {vehicle}.
> {injury}
What does the Saturday log of minor injuries say about {first}?
With what did {first} come to minor injuries on Saturday? / What was the patient's trouble?
Which harm was treated before a sweet was given? / What did the casualty suffer from?
> {wait}
How long did {first} sit under the clock at minor injuries on Saturday?
How long was it from sitting down under the clock to the sling and the lollipop?
How much patience did the casualty need? / How long did the nurses keep the patient in the queue?
> {vehicle}
In what did {first} come to minor injuries?
In what vehicle did {first} come on Saturday, according to the log of minor injuries?
What means of transport brought the casualty? / How was the patient driven to hospital?
> {first}
Who left minor injuries with a sling and a lollipop?
Who sat under the clock for {wait} on Saturday? / Which patient was rewarded with a sweet?
Who was the casualty with an arm to be rested?

Town hall, window four: the {permit} is now stamped by {first} on {weekday}s only; it used to be \
free and now costs {tariff}, photograph not included.
Without the photograph the {permit} costs {tariff} at the town hall now, though it used to be \
free; {first} stamps it at window four on {weekday}s only.
Only on {weekday}s does {first} at window four of the town hall stamp the {permit}, which used \
to be free and is now {tariff} without the photograph.
> {permit}
What is stamped on {weekday}s only at window four?
What used to be free at the town hall and now costs {tariff}?
Which official permission has become an expense to citizens?
For what document is there now a charge at the council?
> {weekday}
On which day is the {permit} stamped at window four?
When does {first} stamp what used to be free at the town hall?
When in the week can citizens get the official permission?
On what day must I go to the council for the document?
> {tariff}
What does the {permit} cost now without the photograph?
How much is it at window four of the town hall for what used to be free?
What new fee is charged to citizens? / How much money does the council want for its permission?
> {first}
Who stamps the {permit} at window four? / Who at the town hall stamps on {weekday}s only?
Which official gives citizens permission? / Whom do I see at the council to get the document?

Under "Any other business" a councillor complained of {agendum} again, the clerk yawned, and \
{first} was told to draft a letter to the {authority} by {date}.
{first} was told to draft a letter to the {authority} about {agendum} by {date}, for a \
councillor had complained again under "Any other business", at which the clerk yawned.
The clerk yawned when a councillor complained once more of {agendum} under "Any other business", \
but by {date} {first} has a letter to draft to the {authority}.
> {agendum}
Of what did a councillor complain again?
What is the letter about that {first} was told to draft to the {authority}?
What grievance bored the secretary? / Which trouble in the town will not go away?
> {date}
By when was {first} told to draft a letter to the {authority}?
On what day must the letter of complaint be drafted at the latest?
What is the deadline for putting the grievance on paper?
By which date was the letter to the officials to be written?
> {authority}
To whom was {first} told to draft a letter about {agendum}?
Which office will get the letter after a councillor complained again of {agendum}?
Which officials will hear of the town's grievance?
What public body might put an end to the trouble that bored the secretary?
> {first}
Who was told to draft a letter to the {authority}?
Who has a letter to draft because a councillor complained of {agendum}?
Who came home from the meeting with something to write?
On whom was the task of putting the grievance on paper pushed?

Barber's board: dry cut {tariff}, wet cut {tariff2}, and a free cut for whoever beats {first} at \
{sport}; nobody has, in eleven years.
In eleven years nobody has beaten {first} at {sport} and had the barber's free cut; others pay \
{tariff} for a dry cut and {tariff2} for a wet one.
The barber's dry cut is {tariff}, the wet one {tariff2}, and the free one for beating {first} at \
{sport} has not been earned in eleven years.
> {tariff}
What is a dry cut at the barber's?
How much do others pay for a dry cut, as nobody has beaten {first}?
How expensive is the simplest haircut, without a shampoo?
What would I save by winning, with no wash needed?
> {tariff2}
What is a wet cut at the barber's? / How much is the wet cut on the barber's board?
What does a haircut with a shampoo cost?
How much is charged when hair is washed before the scissors come out?
> {sport}
At what must one beat {first} for a free cut?
In which sport has nobody beaten {first} in eleven years?
What game could save me the money for a haircut? / What is the champion with the scissors good at?
> {first}
Whom must one beat at {sport} for a free cut?
Who at the barber's has not been beaten in eleven years?
Who is the undefeated champion of the salon? / Against whom would I have to win to save on hair?

Lost between the {place} and the fountain: one {colour} hearing aid, worth little to you and \
{tariff} to me; bring it to {first} at the ticket kiosk.
Whoever finds my {colour} hearing aid, lost between the {place} and the fountain, should bring \
it to {first} at the ticket kiosk and will get {tariff}.
I give {tariff} to whoever brings {first} at the ticket kiosk my {colour} hearing aid, which was \
lost between the {place} and the fountain.
> {place}
Between the fountain and what was the hearing aid lost?
Apart from the fountain, where should one look for the lost hearing aid?
Near which landmark did the deaf person drop something?
At what spot would a search for the tiny device begin?
> {colour}
What colour is the lost hearing aid?
In which colour is the hearing aid that was lost between the {place} and the fountain?
What shade is the tiny device for the deaf? / What does the missing earpiece look like?
> {tariff}
How much will I get if I bring the lost hearing aid to the kiosk?
What is the hearing aid worth to its owner? / What reward is promised for the tiny device?
How much money would an honest person earn with the missing earpiece?
> {first}
To whom at the ticket kiosk should the hearing aid be brought?
Who is at the kiosk and takes the lost hearing aid?
Who accepts the tiny device on behalf of the deaf person?
Where an honest person earns a reward, who is the cashier?

The last copy of "{book}" left our children's corner under a jumper; whoever returns it to \
{first} by {date} pays no fine and gets cocoa.
Cocoa and no fine for whoever brings the last copy of "{book}", gone from our children's corner \
under a jumper, back to {first} by {date}.
To {first}, by {date}, without a fine and with cocoa: so the last copy of "{book}", which left \
our children's corner under a jumper, may be returned.
> {book}
Of which book did the last copy leave the children's corner?
What went from the children's corner under a jumper? / What has been stolen from the library?
Which title for young readers is missing?
> {date}
By when may the last copy of "{book}" be returned without a fine?
Until which day is there cocoa and no fine for the last copy?
Until when does the thief have to make amends? / When does the librarians' patience run out?
> {first}
To whom may the last copy of "{book}" be returned?
Who gives cocoa to the one who brings back the last copy?
Which librarian is merciful to the thief? / Who would hand a repentant young reader a hot drink?

Dental plan, small print: {first} may see {doctor} {spelled} times a year, pays {tariff} toward \
each filling, and nothing at all for being told to floss.
For being told to floss {first} pays nothing, for each filling {tariff}, and the dental plan \
allows {spelled} visits to {doctor} a year.
The dental plan lets {first} visit {doctor} {spelled} times a year, floss sermons free, and \
{tariff} to be paid toward each filling.
> {doctor}
Whom may {first} see under the dental plan?
Who is visited {spelled} times a year under the dental plan?
Which practitioner looks after the insured person's teeth?
Who is it that preaches to the patient about cleaning between molars?
> {spelled}
How many times a year may {first} see {doctor}?
How many visits a year does the dental plan allow?
How often is the patient entitled to sit in that chair?
What limit does the insurance set on appointments about teeth?
> {tariff}
How much does {first} pay toward each filling?
What is to be paid for a filling under the dental plan?
What does the patient contribute for a mended molar?
What share of repairs in the mouth is not covered by the insurance?

The taxi to the airport for flight {flight} is ordered for {time} from the corner of {street}, \
and {first} will ring once and hang up when the meter starts.
{first} will ring once and hang up when the taxi's meter starts at the corner of {street}; it is \
ordered for {time}, in good time for flight {flight}.
At {time} a taxi for flight {flight} waits at the corner of {street}; {first} rings once, hangs \
up, and the meter starts.
> {time}
For what time is the taxi to the airport ordered?
When does the taxi wait at the corner of {street}? / When must we be packed and ready for the cab?
At what hour do we drive off to catch our plane?
> {street}
At the corner of which street will the taxi wait?
From where is the taxi for flight {flight} ordered? / Where does the cab pick us up?
To what road must we drag our suitcases before dawn or after?
> {flight}
For which flight is the taxi ordered?
For which flight does the taxi wait at the corner of {street}?
What plane are the passengers going to catch? / Which connection must the cab get us to?
> {first}
Who will ring once and hang up? / Who lets us know that the meter starts at the corner of {street}?
Who is behind the wheel of our cab? / Which driver uses the telephone as a signal for passengers?

Room service brought our {dish} at midnight and lukewarm, for the lift was stuck and {first}, a \
student from {country}, had carried it up {small} floors.
{first}, a student from {country}, carried our {dish} up {small} floors for room service, as the \
lift was stuck; it was midnight by then and all was lukewarm.
Lukewarm, at midnight, after {small} floors on foot: our {dish} from room service, carried by \
{first}, a student from {country}, because the lift was stuck.
> {dish}
What did room service carry up {small} floors?
What was lukewarm when {first} brought it at midnight?
Which meal came too cold to the hotel guests?
What had the hungry travellers chosen for their late supper?
> {small}
How many floors did {first} carry our {dish} from room service?
Up how many floors did room service go on foot while the lift was stuck?
How many storeys did someone climb with a tray?
How many flights up in the hotel were the hungry guests?
> {country}
Where does the student come from who carried up our {dish}?
From which country is {first} of room service?
Which nation does the hotel's breathless helper belong to?
What is the homeland of the one who climbed the stairs with a tray?
> {first}
Which student carried our {dish} up {small} floors?
Who brought what was lukewarm by midnight, when the lift was stuck?
Who climbed the stairs with a tray for hungry guests?
Which helper at the hotel deserved a big tip for the effort?

Cheese stall, change of place: look for {first} behind the {vehicle} on {street}, since cattle \
are auctioned on our old pitch until {month}.
Until {month} cattle are auctioned on the cheese stall's old pitch, so look for {first} on \
{street}, behind the {vehicle}.
On {street}, behind the {vehicle}, you will find {first} with the cheese until {month}, as \
cattle are being auctioned on the stall's old pitch.
> {street}
On which street should I look for {first} and the cheese stall?
Where is the cheese stall while cattle are auctioned on its old pitch?
Where can one buy Cheddar and Brie for the time being?
To which road has the dairy trader been driven by cows?
> {vehicle}
Behind what should we look for {first} and the cheese?
What stands in front of the cheese stall on {street}? / What hides the dairy trader from view?
By which car or cart do I find my Cheddar?
> {month}
Until when are cattle auctioned on the old pitch?
In which month will the cheese stall have its old pitch again?
Until when must customers go elsewhere for Cheddar and Brie? / When do the cows leave the market?
> {first}
Whom will I find behind the {vehicle} with the cheese? / Who is at the cheese stall on {street}?
Which dairy trader was driven away by cows? / Who sells Cheddar and Brie at the market?

The builder's merchant in {city} was to send {buildstuff} for our garage and sent swings, so \
{first}, the builder, sits on one at {tariff} an hour.
Swings arrived from the builder's merchant in {city} where we had ordered {buildstuff} for our \
garage, and {first}, the builder, sits on one for {tariff} an hour.
At {tariff} an hour our builder, {first}, sits on a swing, one of those sent from {city} by the \
builder's merchant, who was to send {buildstuff} for our garage.
> {buildstuff}
What was the builder's merchant to send for our garage?
What had we ordered for the garage when swings arrived from {city}?
Which material is the idle craftsman lacking?
What did the suppliers fail to deliver when they brought toys?
> {city}
Where is the builder's merchant who sent swings for our garage?
From what city did the swings arrive, though we had ordered {buildstuff}?
In which town do the muddled suppliers do business?
Where must we phone to exchange the playground things?
> {tariff}
What does the builder cost us an hour while sitting on a swing?
For how much an hour does {first} sit on one of the swings?
At what rate is the idle craftsman paid? / How much do sixty minutes without material lose us?
> {first}
Which builder sits on a swing for {tariff} an hour?
Who sits on one of the swings from the builder's merchant? / Which craftsman is paid for playing?
Who cannot work for lack of material?

Re: standing order. {price} went every month to {iban}, an account that {first} closed in \
{year}; the bank is sorry and has named a potted palm after you.
The bank is sorry that every month your standing order sent {price} to {iban}, which {first} had \
closed in {year}, and has named a potted palm after you.
As an apology the bank has named a potted palm after you, because {price} a month went by \
standing order to {iban} although {first} had closed that account in {year}.
> {price}
How much went every month to the account that {first} had closed?
What sum did the standing order send to {iban}? / What amount was regularly paid in vain?
How much did the customer lose each time through the transfer?
> {iban}
Which account had {first} closed in {year}?
To what account did the standing order send {price} every month?
Which destination of the regular transfers no longer existed?
What number did the customer's cash vanish to?
> {year}
In which year was the account {iban} closed?
Since when had the account been closed to which the standing order sent {price}?
When did the recipient give up banking there?
Since which year had there been an error with the regular transfers?
> {first}
Who had closed the account in {year}?
Whose closed account did the standing order send {price} to every month?
Who was the recipient of the regular transfers meant to be?
Who ended a business relation with the institute?

The reading group for {language} novels moves from the cellar to the {room}; {first}, who is in \
charge, puts out {small} chairs and no cushions.
{first}, in charge of the reading group for {language} novels, has moved it up from the cellar \
and puts out {small} chairs without cushions in the {room}.
In the {room}, and no longer in the cellar, {first} now puts out {small} chairs without cushions \
for the {language} novels reading group.
> {language}
In which language are the novels that the reading group reads?
What novels is {first}'s reading group for?
What foreign tongue do the literature lovers have in common?
Which nation's fiction is discussed by the circle?
> {room}
Where has the reading group moved from the cellar?
In which room does {first} now put out chairs for the reading group?
What is the new home of the literature circle?
Where do the lovers of foreign fiction meet since leaving their underground quarters?
> {small}
How many chairs does {first} put out for the reading group?
How many chairs without cushions are in the {room} for the novels group?
For what number of literature lovers is there seating?
How many people can be seated when foreign fiction is discussed?
> {first}
Who is in charge of the reading group for {language} novels?
Who puts out chairs without cushions in the {room}? / Who leads the literature circle?
Which librarian looks after the lovers of foreign fiction?
"""
