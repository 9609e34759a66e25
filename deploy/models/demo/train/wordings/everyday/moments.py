"""Everyday sentences: moments (see everyday_frames.py)."""

FRAMES = """
{before_cap}, {a_animal} ~stole=steal the {food} from the {furniture}.
? before: When did the {food} get pinched?
? animal: Who was the thief with no hands? / Who pinched the {food}?
? food: What did the cheeky {animal} run off with? / What went missing because of a greedy creature?
? furniture: Where was the {food} before the {animal} snatched it?
{before_cap}, the {group} ~sang=sing {few} songs in {language}.
? before: When did the {group} perform?
? group: Who gave a vocal performance? / Who performed in {language}?
? few: How many tunes did the {group} perform?
? language: What were the lyrics written in?
? language: Which tongue did the {group} choose for its performance?
{before_cap}, {person} ~saw=see {few} {animals} by the {water}.
? before: When did {person} spot the {animals}?
? person: Who spotted the {animals}? / Who was out watching creatures on the bank?
? few: How many {animals} did {person} count?
? animals: Any wildlife about for {person}? / What was there to spot on the bank?
? water: Where did {person} come across the {animals}?
{before_cap}, the {job} ~found=find {a_object} in the {water}.
? before: When was the {object} fished out?
? job: Who fished out the {object}? / What does the person do who came across something wet?
? object: What turned up in the {water}? / What did the {job} fish out?
? water: Where did the {object} turn up?
{before_cap}, we ~ate=eat {dish} in the {room} of the {place}.
? before: When did we dine at the {place}?
? dish: What did we have for our meal? / Remind me what was on our plates that time.
? room: Which part of the {place} did we dine in?
? place: Where did we go for our meal? / Where did we have {dish}?
When the {disaster} ~came=come, / {person} ~was cleaning the {furniture}.
? disaster: What struck in the middle of the housework? / What interrupted {person}'s scrubbing?
? person: Who was scrubbing away as the {disaster} struck?
? person: Who was in the middle of housework at the moment of the catastrophe?
? furniture: What was {person} scrubbing as the {disaster} struck?
? furniture: What was being wiped down at the moment of the catastrophe?
When {first} ~opened=open the {container}, / {few} {animals} ~flew=fly out.
? first: Who set the {animals} free? / Who lifted the lid and got a surprise on wings?
? container: Where had the {animals} been trapped?
? container: What was {first} looking into as creatures burst out of it?
? few: How many {animals} escaped?
? animals: What burst out of the {container}? / What sort of winged surprise did {first} get?
When the {vehicle} ~stopped=stop, / the {group} ~walked=walk to the {place}.
? vehicle: What did the {group} get off? / How had they travelled before they continued on foot?
? group: Who headed for the {place} on foot? / Who got off the {vehicle}?
? place: Where did the {group} head on foot? / Where did the passengers go once they had got off?
While {first} ~slept=sleep, / the {animal} ~ate=eat the {food} on the {furniture}.
? first: Who was napping as the {food} vanished? / Who should have stayed awake?
? animal: Who gobbled up the {food}? / Whose fault is it that there was nothing left after the nap?
? food: What did the {animal} gobble up? / What was gone when {first} woke up?
? furniture: Where had the {food} been lying?
While the {group} ~was in {city}, / {person} ~watered=water the {crops}.
? group: Who was away from home? / Who had gone to {city}?
? city: Where had the {group} gone?
? person: Who looked after the {crops}? / Who kept the plants from drying out?
? crops: What did {person} keep from drying out?
? crops: Which plants were cared for in the absence of the {group}?
Before the {event}, the {job} ~polished=polish the {instrument} with {ingredient}.
? event: What did the {instrument} have to look its best for?
? event: Which occasion called for a bit of shine?
? job: Who made the {instrument} gleam?
? instrument: What did the {job} make nice and shiny?
? instrument: Which musical item was made to gleam with {ingredient}?
? ingredient: What did the {job} rub on to make it gleam?
? ingredient: By what means was a musical item made to shine?
Before {first} ~left=leave, / {first2} ~gave=give her a {colour} {garment}.
? first: Who got something to wear as a farewell present? / Who is the owner of the {garment} now?
? first2: Who handed {first} a farewell present?
? colour: What shade was {first}'s farewell present?
? garment: What sort of clothing was the farewell present? / What did {first} receive from {first2}?
After {duration}, the {animals} ~found=find their way back to {city}.
? duration: How long were the {animals} missing? / How long did the lost creatures take to return?
? animals: Which creatures got home by themselves? / What returned to {city} on its own?
? city: Where did the lost {animals} turn up again? / Which town was the creatures' destination?
As soon as the {food} ~was ready, / {first} ~called=call the {group}.
? food: What was everyone going to eat? / What had {first} been cooking?
? first: Who told everyone to come and eat? / Who announced that the {food} was done?
? group: Who was told to come and eat?
If the {animal} ~is hungry, / {first} ~gives=give it {food}.
? animal: What pet does {first} look after? / Whose empty stomach gets filled?
? first: Who fills the {animal}'s bowl?
? food: What does the {animal} get to eat?
? food: What does {first} use to fill the creature's empty stomach?
Although {first} ~is {a_job}, / she ~cannot tell {a_tree} from {a_tree2}.
? first: Who is hopeless at botany? / Who can't recognise a {tree}?
? job: What does {first} do for a living? / Which profession has somebody who is hopeless at botany?
? tree: What does {first} mix up with a {tree2}?
? tree2: What might {first} mistake a {tree} for?
Although the {furniture} ~was broken, / {person} ~paid=pay {price} for it.
? furniture: What did {person} buy in bad condition? / Which damaged piece still found a buyer?
? person: Who bought a piece that needed mending?
? person: Who was willing to spend money on a damaged {furniture}?
? price: How much did the damaged {furniture} cost?
? price: How much was somebody willing to spend on a piece in bad condition?
Because {reason}, {person} ~slept=sleep in the {room}.
? reason: Why did {person} spend the night in the {room}?
? reason: How come somebody had to make do with such an odd place for the night?
? person: Who spent the night in the {room}?
? room: Where did {person} spend the night? / In which part of the house was there a makeshift bed?
{first} ~laughed=laugh / because the {animal} ~was wearing a {garment}.
? first: Who thought the {animal} was funny? / Who was amused by a creature in clothes?
? animal: Who was all dressed up, to everyone's amusement? / What was so funny to {first}?
? garment: What did the {animal} have on? / Which item of clothing had somebody put on a creature?
{first} ~stayed=stay in {city}, / but {first2} ~went=go on to {country}.
? first: Who got no further than {city}? / Which of the two travellers didn't continue?
? city: Where did {first} and {first2} part? / Where did one of the two break off the journey?
? first2: Who travelled further than {first}? / Who continued the journey alone?
? country: Where did {first2} end up? / What was the destination of the one who continued alone?
{first} ~brought=bring the {food}, / {first2} ~brought=bring the {drink}.
? first: Who supplied the {food}? / Whose job was it to see that nobody was hungry?
? food: What was {first}'s contribution? / What was there for us to eat?
? first2: Who supplied the {drink}? / Who made sure that nobody was thirsty?
? drink: What was {first2}'s contribution? / What was there to fill our glasses?
{first} ~plays=play {sport} / while her {kin} ~prefers=prefer {sport2}.
? first: Who is into {sport}? / Whose {kin} has a different pastime?
? sport: What is {first} into? / What does {first} do for fun, unlike the rest of the family?
? kin: Which of {first}'s relatives is keener on {sport2}?
? sport2: What would {first}'s {kin} rather do than {sport}?
? sport2: What is the other pastime in {first}'s family?
{first} ~looked=look in the {container} / and ~found=find only {a_animal}.
? first: Who checked inside the {container}? / Who discovered a creature and nothing else?
? container: Where was the {animal} hiding? / What had nothing in it but a living creature?
? animal: What was in the {container}? / Nothing in there but what?
{first} ~said=say that the {object} ~was {under} the {furniture}.
? first: Who knew where to look for the {object}?
? object: What did {first} know the whereabouts of?
? furniture: Where is the {object}, according to {first}?
{first} ~told=tell the {job} that the {vehicle} ~belonged=belong to {first2}.
? first: Who let the {job} know whose {vehicle} it was? / Who gave information about an owner?
? job: Which professional got to hear whose {vehicle} it was? / Who was informed about an owner?
? vehicle: What does {first2} own, according to {first}?
? first2: Who is the owner of the {vehicle}? / Who did {first} say was the owner?
{first} ~believes=believe that {animals} ~bring=bring good luck.
? first: Who is superstitious about {animals}?
? animals: Sign of fortune, to {first}'s superstitious mind?
? animals: What does a superstitious person hope to see a lot of?
{first} ~asked=ask the {job} for {a_tool} and some {stuff}.
? first: Who wanted to borrow a {tool}? / Who came to the {job} for supplies?
? job: Who was supposed to supply {first} with a {tool}?
? job: Which professional did {first} turn to for supplies?
? tool: Which implement did {first} want? / What was {first} after, besides the {stuff}?
? stuff: What material was {first} after?
? stuff: What did {first} want from the {job}, besides the {tool}?
{first} ~paid=pay {price} for a {container} of {ingredient}.
? first: Who bought the {ingredient}?
? price: How much did {first} spend? / What was the cost of the {ingredient}?
? container: What did the {ingredient} come in when {first} bought it?
? ingredient: What did {first} buy a {container} of? / What did {first} spend {price} on?
{first} ~promised=promise to bring {drink} and {food} to the {event}.
? first: Who is going to supply the refreshments? / Who said they would take care of the {drink}?
? drink: What will there be to sip, thanks to {first}?
? drink: Which refreshment is {first} going to contribute, other than {food}?
? food: What will {first} contribute for us to eat?
? event: Where will {first} turn up with the refreshments?
? event: Refreshments have been offered, but for which occasion?
{first} ~needs=need {few} {crops} for the {dish}.
? first: Who is going to cook {dish}? / Who is short of {crops}?
? few: How many {crops} does the recipe take?
? few: How many should I buy so that {first} can cook {dish}?
? crops: What does {first}'s recipe call for? / Which ingredient is required to cook {dish}?
? dish: What is {first} going to cook? / Which recipe are the {crops} required in?
{first} ~weighed=weigh the {animal} and noted {weight}.
? first: Who put the {animal} on the scales?
? animal: What did {first} put on the scales? / Whose kilos were noted?
? weight: How heavy was the {animal}? / What figure did the scales show?
{first} ~measured=measure the {furniture}: / it ~was {length} long.
? first: Who took a tape to the {furniture}?
? furniture: What did {first} hold the tape against?
? furniture: Which of our furnishings do we have the exact size of?
? length: What is the size of the {furniture}? / What did the tape show from end to end?
{first} ~traded=trade {few} {objects} for a {adjective} {tool}.
? first: Who did the swap? / Who is no longer the owner of the {objects}?
? few: How many {objects} did {first} give away in the swap?
? objects: What did {first} give away to get the {tool}? / What was handed over in place of money?
? tool: What did {first} get in the swap? / Which implement was acquired without any money?
{first} ~hung=hang the {garment} over the {furniture} to dry.
? first: Who had a wet {garment}? / Who put up a bit of damp laundry indoors?
? garment: Which of {first}'s clothes was wet? / What was the damp bit of laundry?
? furniture: Where did {first} put the wet {garment}? / What was used in place of a washing line?
{first} ~filled=fill the {container} with {ingredient} up to the top.
? first: Who left no space in the {container}?
? container: What is {first} keeping the {ingredient} in? / What has no more space in it?
? ingredient: What did {first} pour in until no more would fit?
? ingredient: What is there plenty of in the {container}?
{first} ~tied=tie the {animal} to the {furniture} with a {garment}.
? first: Who made sure that the {animal} could not run away?
? animal: What did {first} not want wandering about? / Who was on a makeshift leash?
? furniture: What was the {animal} fastened to?
? garment: What did {first} use as a leash? / Which item of clothing had to serve as a rope?
{first} ~washed=wash the {vehicle} for {price} {before}.
? first: Who earned {price} for getting the mud off? / Who scrubbed the {vehicle}?
? vehicle: What did {first} get the mud off?
? vehicle: What was made spotless by {first} in return for money?
? price: How much did {first} earn with a sponge and bucket?
? price: What was the fee for getting the {vehicle} spotless?
? before: When was the {vehicle} last scrubbed?
{first} ~named=name the {animal} {pet} after a {job} in {city}.
? first: Who is the owner of {pet}? / Who thought up what to call the {animal}?
? animal: What sort of creature is {pet}? / Which pet has {first} got?
? pet: What do I shout if I want the {animal} to come? / What does {first} call the pet?
? job: Whose professional namesake is {pet}?
? job: What does the person do that the pet shares a label with?
? city: Where does {pet}'s human namesake live?
{first} ~mixed=mix {ingredient} with {drink} and called it medicine.
? first: Who made a home remedy? / Whose strange potion is it?
? ingredient: What did {first} stir into the {drink}?
? ingredient: Apart from the {drink}, what is in the home remedy?
? drink: Which liquid is in {first}'s home remedy? / What did the {ingredient} get stirred into?
{first} ~arrived=arrive by {vehicle} with {few} bags and {a_animal}.
? first: Who turned up with a lot of luggage? / Who got off the {vehicle} with a creature in tow?
? vehicle: How did {first} get here?
? vehicle: What means of transport was used by the person with all the luggage?
? few: How many pieces of luggage did {first} have?
? animal: What living companion did {first} have in tow? / Apart from the luggage, what came along?
A {animal} ~was sitting on the {furniture} when {first} came in.
? animal: What was waiting on the {furniture}?
? animal: Who had made itself comfortable before somebody walked in?
? furniture: Where had the {animal} made itself comfortable?
? first: Who walked in and saw the {animal}? / Who was greeted by a creature on the furniture?
A {job} from {country} ~bought=buy the {place} for {price}.
? job: What does the new owner of the {place} do? / Who got the {place}?
? country: Where is the new owner originally from?
? country: What is the nationality of whoever owns the {place} now?
? place: What property went to a foreigner? / What does the {job} own these days?
? price: How much did the foreigner spend on the {place}?
? price: What sum did the property change hands for?
A {job} ~warned=warn the {group} about the {disaster} {before}.
? job: Who said that danger was coming? / Who told everyone to be careful of the {disaster}?
? group: Who was told that danger was coming? / Who was told by the {job} to be careful?
? disaster: What sort of danger was coming? / Tell me what they were supposed to be afraid of.
? before: When did the {group} hear of the danger?
A stranger in a {colour} {garment} ~asked=ask for the {place}.
? colour: How was the unknown visitor's {garment} dyed?
? garment: What was the unknown visitor dressed in?
? garment: Which item of clothing did the person have on who needed directions?
? place: What was the unknown visitor looking for?
? place: Where did somebody we had never seen before need directions to?
An old {job} ~told=tell the {group} a story about {a_animal}.
? job: Who had a tale for the {group}? / What was the elderly narrator's profession?
? group: Who listened to the tale? / Who was the audience of an elderly person?
? animal: Which creature was the tale about? / What was the subject of the {job}'s yarn?
Somebody ~left=leave a {container} of {food} at the {place}.
? container: What was the {food} in that was forgotten there?
? food: What edible item is waiting for its owner?
? food: What would I see if I lifted the lid of the unclaimed {container}?
? place: Where is the unclaimed {food}? / Where should I go if I forgot my {container}?
Two thieves ~carried=carry the {furniture} out of the {place} {before}.
? furniture: What was stolen from the {place}? / What did a pair of burglars run off with?
? place: Where did the burglary happen? / Where was the {furniture} stolen from?
? before: When was the burglary? / When did a pair of crooks get away with the {furniture}?
The {animal} ~jumped=jump over the {furniture} and broke {a_object}.
? animal: Who smashed the {object}? / Name the clumsy culprit that made a leap indoors.
? furniture: What was the {animal} leaping across?
? furniture: Which obstacle did it clear before the accident?
? object: What got smashed? / What is in pieces because of the {animal}'s leap?
The {animal} ~hates=hate {weather} but loves {food}.
? animal: Which pet can't stand {weather}? / Who is mad about {food}?
? weather: What can't the {animal} stand? / Which conditions outside put the pet in a bad mood?
? food: What is the {animal} mad about? / What treat should I give the pet to make it happy?
The {animal} ~was rescued from the {water} by {a_job}.
? animal: Which creature was saved from drowning? / What did the {job} pull out?
? water: Where did the {animal} nearly drown?
? job: Who saved the {animal} from drowning? / What is the hero's profession?
The {animal} ~followed=follow {first} from the {shop} to the {place}.
? animal: Who trotted along behind {first}? / Which creature went after somebody in the street?
? first: Who was the {animal} trotting along behind? / Who was trailed all the way to the {place}?
? shop: Where did {first} pick up a new companion? / Where was the {animal} at the start?
? place: Where did {first} and the {animal} end up?
The {animal} at the {place} ~eats=eat {weight} of {crops} a day.
? animal: Who gets through all those {crops}? / Whose daily appetite costs the keepers so much?
? place: Where does the {animal} live? / Where can I see a creature with such an appetite?
? weight: How much does the {animal} get through daily?
? weight: What quantity of {crops} has to be supplied each morning?
? crops: What is the {animal}'s diet? / What does the keeper have to put out for it?
The {animals} ~were fed by {first} at {time}.
? animals: Who got a meal from {first}? / Whose trough was filled?
? first: Who gave the {animals} their meal? / Who filled the trough?
? time: When did the {animals} get their meal? / What did the clock say when the trough was filled?
The {crops} ~were eaten by {animals} before {month}.
? crops: Which plants were lost to pests? / What did the {animals} gobble up?
? animals: What ruined the harvest? / Which pests gobbled up the {crops}?
? month: By when was there nothing left of the {crops}? / How soon had the pests gobbled it all up?
The {group} ~raised=raise {price} for the {place} in {city}.
? group: Who collected the donations? / Who did the fundraising for the {place}?
? price: How much came in through donations? / What sum did the {group} collect?
? place: What did the donations go towards?
? place: What was the purpose of the fundraising by the {group}?
? city: Which town will the donations go to?
The {group} ~chose=choose {first} as its new {job}.
? group: Who has appointed {first}? / Who was looking for a {job}?
? first: Who got the post of {job}? / Who was elected?
? job: What post has {first} got with the {group}? / Which vacancy was filled by election?
The {group} ~voted=vote for {colour} as the colour of the {furniture}.
? group: Who had a say in what the {furniture} would look like? / Who held a ballot on paint?
? colour: What shade did the majority want? / Which paint should I buy to please the {group}?
? furniture: What is going to be painted {colour}? / What was the ballot on paint about?
The {group} ~travelled=travel to {city} by {vehicle}.
? group: Who made the journey? / Who had a trip to {city}?
? city: Where did the trip take the {group}? / What was the destination?
? vehicle: How did they get to {city}? / What means of transport did the {group} use?
The {group} ~lost=lose its {object} on the way to {country}.
? group: Who went abroad and came away with one thing less? / Whose {object} is missing?
? object: What can't the {group} find any more? / What disappeared in the course of the journey?
? country: Where was the {group} going?
? country: What was the destination of the trip on which the {object} disappeared?
The {job} ~charges=charge {price} for repairing a {furniture}.
? job: Who can fix my {furniture}? / Who does mending for a fee?
? price: How much does it cost to get a {furniture} fixed? / What is the {job}'s fee?
? furniture: What can the {job} mend for {price}?
The {job} ~showed=show us how to catch {animals} with a {garment}.
? job: Who taught us an odd hunting trick? / Who knows how to trap {animals}?
? animals: What did the {job} know how to trap? / What were we taught to hunt?
? garment: What did the {job} use in place of a net? / Which item of clothing serves as a trap?
The {job} ~has=have {few} {animals} and a house in {city}.
? job: Whose home is in {city}? / What does the owner of the {animals} do?
? few: How many {animals} does the {job} own?
? animals: What creatures does the {job} own? / Which pets live with somebody in {city}?
? city: Where is the {job}'s home? / In which town does the owner of the {animals} live?
The {job} ~recommended=recommend {drink} against a sore {body}.
? job: Who suggested the remedy? / Who thinks that {drink} is good for aches?
? drink: What should I sip if my {body} aches? / What was the {job}'s remedy?
? body: Which ache is {drink} supposed to help with?
? body: Where does it have to hurt for the {job}'s remedy to help?
The {job} ~missed=miss the {event} because {reason}.
? job: Who wasn't at the {event}? / Who failed to turn up?
? event: What did the {job} fail to attend?
? reason: Why wasn't the {job} at the {event}? / What was the excuse for not turning up?
The children ~built=build a boat of {stuff} and sailed it on the {water}.
? stuff: What material did the kids use? / Homemade vessel, but from what?
? water: Where did the kids take their little vessel?
? water: Where can the homemade vessel be seen floating?
The children ~fed=feed the {animal} with {food} in the {place}.
? animal: Who did the kids give {food} to? / What had a treat from some youngsters?
? food: What did the {animal} get to eat?
? food: What did the youngsters have with them as a treat for a creature?
? place: Where were the youngsters with the {animal}?
The police ~found=find the {object} in {a_container} near {city}.
? object: What did the detectives recover? / What was in the {container}?
? container: What had the {object} been concealed in? / What did the officers look inside?
? city: Where did the officers recover the {object}? / Which town was the missing item close to?
The winner of the {event} ~got=get {a_object} and {price}.
? event: What did somebody come first in? / Where could you get {price} as a prize?
? object: What was the prize, besides money? / Which item did whoever came first take home?
? price: How much money went to whoever came first? / What cash came with the {object}?
The thief ~was {a_job} who lived {under_place} the {place}.
? job: What did the burglar do for a living? / Which profession did the crook turn out to have?
? place: Which spot should the police have searched to catch the burglar at home?
The doctor ~told=tell {first} to rest the {body} for {duration}.
? first: Which patient has to take it easy? / Who was given medical advice?
? body: Which part should {first} not strain?
? body: What is wrong with the patient, to judge by the medical advice?
? duration: How long must {first} take it easy?
? duration: When is the patient's {body} allowed to work again?
The captain of the {ship} ~was {person}.
? ship: Which vessel did {person} command?
? person: Who was in command at sea? / Who gave the orders aboard the {ship}?
The {ship} ~sailed=sail to {city} with {weight} of {crops}.
? ship: Which vessel had {crops} on board? / What was the freighter called?
? city: Where was the {ship} bound for? / In which port were the {crops} unloaded?
? weight: How much cargo was on board? / What quantity of {crops} did the {ship} carry?
? crops: What was the {ship}'s cargo? / What was there in the hold for {city}?
The {ship} ~sank=sink near {country} in {year}.
? ship: Which vessel went down? / What is the name of the wreck off {country}?
? country: Where should divers look for the wreck? / Off which coast did the {ship} go down?
? year: When did the {ship} go down? / In what year was the vessel lost at sea?
The {colour} team ~beat=beat the {colour2} team at {sport} by {few} points.
? colour: Who won the match? / What shirts did the winning side have on?
? colour2: Who lost the match? / What shirts did the losing side have on?
? sport: What game was it? / Which match did one side win by {few}?
? few: What was the margin of victory? / By how much did the losing side lose?
More people ~prefer=prefer {dish} than {dish2} in {city}.
? dish: What is the most popular meal in {city}? / Which of the two meals would the majority choose?
? dish2: What is less popular than {dish}? / Which of the two meals has fewer fans?
? city: Where is {dish} the more popular choice? / In which town do they like {dish2} less?
Of all the guests, {first} ~ate=eat the most {food}.
? first: Who had the biggest appetite for {food}?
? first: Which visitor filled their plate again and again?
? food: What couldn't {first} get enough of? / What did a hungry visitor gobble up?
No {animal} ~is as clever as the {animal2}, says {first}.
? animal: What does {first} think is stupider than a {animal2}?
? animal: Which of the two comes off as less bright?
? animal2: In {first}'s opinion, which of them has the better brain?
? animal2: What is said to be unrivalled in intelligence?
? first: Who thinks highly of a {animal2}'s brain? / Who compared the intelligence of two creatures?
"""
