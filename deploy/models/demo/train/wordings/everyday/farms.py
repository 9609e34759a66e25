"""Everyday sentences: farms (see everyday_frames.py)."""

FRAMES = """
The farmer ~sold=sell {few} {animals} to {a_job} from {city} {before}.
? few: How many {animals} did the {job} get? / How big was the herd or flock that changed hands?
? animals: What livestock changed hands? / What did the {job} buy?
? job: What does the buyer of the {animals} do for a living? / Who paid for the livestock?
? city: Where is the buyer of the livestock from?
? city: Which town did the {animals} end up with someone from?
? before: When did the {animals} change hands? / When was the livestock deal done?
The farmer ~waters=water the {crops} {manner} {frequency}.
? crops: What does the grower give a drink? / Which plants in the fields are kept moist?
? manner: How does the grower keep the {crops} moist?
? manner: In what way does the thirsty field get its drink?
? frequency: How often do the {crops} get a drink?
? frequency: How regularly does the grower keep the field moist?
The farmer's {kin} ~drove=drive the {animals} to the {landform} {manner}.
? kin: Which relative took the livestock out? / Who herded the {animals}?
? animals: Which livestock did the {kin} herd? / What was taken out to graze?
? landform: Where did the {kin} herd the {animals}? / Where was the livestock taken?
? manner: How did the {kin} herd the {animals}? / How was the livestock got to its new place?
The farm by the {landform} ~has=have {few} {animals} and a shop for {food}.
? landform: Where is the farm with its own store?
? landform: Near which natural feature is livestock kept and {food} on sale?
? few: How many {animals} are kept there? / How big is the stock of {animals} beside the {landform}?
? animals: What livestock is kept by the {landform}?
? food: What can customers buy there, among the {animals}?
? food: What do the growers by the {landform} have on sale?
The farm ~was bought in {year} by {person}, who grows {crops} and {crops2} there.
? year: When did {person} become the owner? / When did the land with the {crops} change hands?
? person: Who owns the land now? / Who harvests both {crops} and {crops2}?
? crops: Besides {crops2}, what does {person} harvest?
? crops: What is the first crop raised by the new owner of the land?
? crops2: What else can {person} harvest apart from {crops}?
The {crops} ~are picked by hand in {month} and sold at the {spot}.
? crops: What's harvested without machines? / Which produce is on offer at the {spot}?
? month: When are the {crops} harvested? / At what point in the year do pickers need their fingers?
? spot: Where can customers buy the {crops}? / Where does the fresh produce go on sale?
The {crops} ~were planted too late / because {reason}.
? crops: What should have been in the ground sooner?
? crops: Which plants missed the right moment for sowing?
? reason: Why were the {crops} not in the ground sooner?
? reason: What was the excuse for the delay in sowing?
The {crops} from {country} ~cost=cost {price} a box at the {spot}.
? crops: What imported produce can I buy at the {spot}?
? crops: What is on sale by the crate from {country}?
? country: Where were the {crops} grown? / Which land is the imported produce from?
? price: How much do they charge for a crate of {crops}?
? price: What must a customer pay for imported produce?
? spot: Where is imported produce on sale? / Where are {crops} from {country} on offer?
The {crops} ~need=need {quantity} of water a day when {condition}.
? crops: What gets so thirsty when {condition}? / Which plants want regular watering?
? quantity: How much should I pour on the {crops} daily? / What daily amount do the plants drink?
? condition: In what circumstances are the {crops} so thirsty?
? condition: When does that amount have to be poured on the plants?
The {animal} ~gives=give {quantity} of milk a week and eats {wildplant}.
? animal: Which beast is milked? / What feeds on {wildplant} and has an udder?
? quantity: How much can be milked from the {animal} in seven days?
? quantity: What's the weekly yield of the dairy?
? wildplant: What does the {animal} feed on? / What fodder keeps the udder full?
The {animal} of our {official} ~weighs=weigh {weight} and is called {pet}.
? animal: What kind of creature is {pet}? / Which pet is kept by the {official}?
? official: Who is {pet}'s owner? / What does the person do for a living who keeps the {animal}?
? weight: How heavy is {pet}? / What do the scales show for the {official}'s pet?
? pet: What does the {animal} answer to at the {official}'s? / What's the pet known as?
The {animal} ~was so {feeling} that it bit {a_official} {before}.
? animal: Which beast used its teeth on the {official}?
? animal: What had to be kept away from people after the attack?
? feeling: What mood was the {animal} in at the moment of the attack?
? feeling: What state of mind made the beast use its teeth?
? official: Who has the {animal}'s tooth marks? / What was the job of the victim of the attack?
? before: When did the {animal} attack? / When was somebody hurt by the beast's teeth?
The {animal} ~ran=run {distance} / before {first} ~caught=catch it.
? animal: What had got away from {first}? / Which animal was chased?
? distance: How far did the {animal} get? / What distance did the chase cover?
? first: Who got hold of the runaway {animal}? / Who won the chase on four legs or two wings?
The {animal} ~got=get into the {officeplace} {manner} and ate the {document}.
? animal: What found its way inside and swallowed paperwork?
? animal: Which animal is to blame for the missing {document}?
? officeplace: Whereabouts at work did the {animal} sneak in?
? manner: How did the {animal} manage to sneak in?
? manner: Describe the entry of the intruder with an appetite for paper.
? document: What did the {animal} swallow? / Which piece of paperwork became a meal?
The {animal} ~was trained by {first} to carry {goods} to the {spot}.
? animal: Which creature delivers {goods}? / What works as a porter for {first}?
? first: Who taught the {animal} its job? / Who has got a clever beast doing deliveries?
? goods: What does the {animal} deliver? / What load has the clever beast learnt to bring?
? spot: Where does the {animal} deliver its load? / Where do {first}'s {goods} end up?
The {animals} ~were moved to the {landform} because of {cause}.
? animals: What had to change its quarters? / Name the creatures that were taken to a new home.
? landform: Where is the new home of the {animals}? / Where did the keepers take the creatures?
? cause: Why did the {animals} have to change their quarters?
? cause: What drove the keepers to find the herd a new home?
The {animals} ~are fed {frequency} with {food} and {crops}.
? animals: Who gets {food} on the menu regularly?
? animals: Which creatures have their hunger looked after so well?
? frequency: How often is it mealtime for the {animals}?
? frequency: How regularly do the keepers fill the trough?
? food: Besides {crops}, what is in the {animals}' trough?
? crops: What is mixed with {food} as fodder?
? crops: What produce from the field do the creatures have for dinner?
The vet ~examined=examine {few} {animals} in {duration} {before}.
? few: How many {animals} got a check-up?
? few: How big was the number of four-legged or winged patients?
? animals: Which patients got a check-up? / What was the animal doctor looking at?
? duration: How long was the animal doctor busy? / How quickly were all the check-ups over?
? before: When was the animal doctor here? / When did the {animals} have their check-up?
The beehives in the {landform} ~gave=give {quantity} of honey in {year}.
? landform: Where did the bees do their work? / Where does the beekeeper's sweet harvest come from?
? quantity: How much did the bees make? / How big was the beekeeper's sweet harvest that season?
? year: When did the bees produce {quantity}?
? year: In which season was the beekeeper's harvest brought in?
The fence around the {landform} ~is {height} high and made of {stuff}.
? landform: What has been enclosed? / Which place outdoors is shut in with {stuff}?
? height: How tall is the barrier?
? height: How far up would I have to climb to get over into the {landform}?
? stuff: Which material is the barrier built from? / What did they use to enclose the {landform}?
The harvest of {crops} ~was {property} than in {year}.
? crops: What was gathered in? / Which crop differed from before?
? property: How did the yield of {crops} compare with the past?
? property: In what way was the crop different this season?
? year: When was the yield not as it is now?
? year: Which season is used for comparison with the new {crops}?
The smell of {wildplant} ~reminds=remind {first} of {country}.
? wildplant: Which scent awakens a memory?
? wildplant: What only has to be sniffed for {first} to be back abroad?
? first: Who thinks of {country} when a certain scent is in the air?
? first: Whose memory is awakened by the nose?
? country: Where do {first}'s thoughts fly at the scent of {wildplant}?
? country: Which foreign land comes to mind because of a plant's perfume?
Of the {few} {animals} in the barn, only the {colour} one ~survived=survive.
? few: How many {animals} had there been at the start? / How large was the stock before the deaths?
? animals: Which creatures died, all except a single one?
? animals: What was kept in the farm building where nearly everything died?
? colour: What shade is the lucky creature that did not die?
? colour: By what tint would I know the lone creature left alive?
{share_cap} of the {crops} ~were eaten by {creatures} within {duration}.
? share: How much of the harvest was lost to pests?
? share: What proportion of the {crops} did hungry mouths take?
? crops: What was nibbled away by {creatures}? / Which plants fell victim to pests?
? creatures: Which pests ruined the {crops}? / Who feasted on the plants in the field?
? duration: How long did the {creatures} take for their feast? / How fast did pests ruin the plants?
{person} ~makes=make jam from {crops} and sells it at the {occasion}.
? person: Who boils fruit or vegetables into a spread?
? person: Whose preserves can customers get at the {occasion}?
? crops: What is in {person}'s preserves? / Which produce ends up as a spread for toast?
? occasion: Where can customers get {person}'s preserves?
? occasion: At what event is home-made spread on offer?
{person} ~keeps=keep {creatures} in the garden {purpose}.
? person: Who has {creatures} among the flower beds?
? person: Whose lawn and flower beds are full of tiny or not so tiny lodgers?
? creatures: What lives among {person}'s flower beds? / Which animals are welcome behind the house?
? purpose: What does {person} want the {creatures} for?
? purpose: Why would anybody have wildlife living among the flower beds?
{person} ~has bred {animals} in {country} for {duration}.
? person: Who raises {animals}? / Which breeder works in {country}?
? animals: What does {person} raise? / Which creatures does the breeder specialise in?
? country: Where does {person} raise {animals}? / In which land does the breeder work?
? duration: How long has {person} been raising {animals}?
? duration: How much experience does the breeder have?
{person} ~mows=mow the {landform} {frequency} {purpose}.
? person: Who cuts the grass? / Who is responsible for keeping the {landform} short?
? landform: Where does {person} cut the grass?
? frequency: How often does {person} cut the grass? / How regularly is the grass kept short?
? purpose: Why does {person} cut the grass? / What is the point of keeping the grass so short?
{first} ~picked=pick {quantity} of {crops} {before} and cooked {dish}.
? first: Who made {dish} after the harvest? / Who went out to gather {crops}?
? quantity: How much did {first} harvest? / What amount of the {crops} was brought into the kitchen?
? crops: What did {first} gather for the kitchen?
? crops: Which produce was harvested just before the stove was lit?
? before: When did {first} gather the {crops}?
? before: When was somebody busy with harvesting and then at the stove?
? dish: What did {first} put on the table? / What meal followed the harvest of {crops}?
{first} ~treated=treat the sick {animal} with {remedy} and a lot of patience.
? first: Who nursed the {animal}? / Who stayed so calm with an ill creature?
? animal: Which patient did {first} nurse? / What creature was unwell?
? remedy: What did {first} use to make the {animal} better?
? remedy: What served as medicine for the ill creature?
{first} ~dug=dig a hole {height} deep / and ~planted=plant {a_tree} in it.
? first: Who was out there with a spade? / Who can be thanked for the new {tree}?
? height: How far down did {first}'s spade go? / How much room did the roots have below the surface?
? tree: What did {first} put in the earth? / Which species is growing where the spade was at work?
We ~lost=lose {few} {animals} when the {disaster} hit the farm.
? few: How many {animals} died? / What was our death toll among the stock?
? animals: Which creatures of ours died in the {disaster}?
? animals: What livestock did our family have to mourn?
? disaster: Which calamity cost us our {animals}? / How did so much of our stock die?
Our {animals} ~like=like {wildplant} better than {food}.
? animals: Who in our care turns up their nose at {food}?
? animals: Which creatures of yours have such wild taste?
? wildplant: What is the favourite fodder of our {animals}?
? wildplant: Our creatures' first choice of greenery, please.
? food: What do our {animals} leave in the trough for the sake of {wildplant}?
? food: Which human treat is only second choice for our creatures?
"""
