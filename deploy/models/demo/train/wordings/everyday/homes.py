"""Everyday sentences: homes (see everyday_frames.py)."""

FRAMES = """
{person} ~rents=rent a flat above the {spot} for {price} a month.
? person: Who is the tenant over the {spot}? / Whose landlord gets {price}?
? spot: What is downstairs from {person}'s home? / Which public place can the tenant look down on?
? price: What does {person}'s landlord get? / How much does the tenant over the {spot} pay?
{person} ~built=build the {furniture} out of {stuff} and {stuff2} in {duration}.
? person: Who made the {furniture}? / Name the handy soul who was at work with {stuff}.
? furniture: What did {person} make? / Which home-made article consists of two materials?
? stuff: Besides {stuff2}, which material did {person} use?
? stuff2: Apart from {stuff}, what else did the {furniture} require?
? stuff2: What was the second material for the home-made article?
? duration: How long did the {furniture} keep {person} busy?
? duration: How fast did somebody make it from those two materials?
{person} ~shares=share a house in {city} with {few} {animals} and {a_official}.
? person: Who lives under one roof with a {official}? / Whose home is full of {animals}?
? city: Where is {person}'s home? / In which town do creatures and humans live under one roof?
? few: How many {animals} live at {person}'s? / How many beasts are there in the home?
? animals: Which creatures live at {person}'s?
? animals: What sort of beasts run about or lie about at home with the {official}?
? official: What is the job of {person}'s flatmate?
? official: Who else, apart from the {animals}, lives under one roof with {person}?
{person} ~has lived on {street} since {year} and never owned a {vehicle}.
? person: Who has always done without a {vehicle}? / Who moved into an address and stayed?
? street: Where is {person}'s home?
? street: What's the address of somebody who always did without a {vehicle}?
? year: When did {person} move to {street}? / How far back does the resident's arrival date?
? vehicle: What has {person} always done without?
? vehicle: All that time at one address, and which means of transport was not bought?
{person} ~grows=grow {crops} on the roof of the {spot} {purpose}.
? person: Who gardens high up over the {spot}? / Whose plants are nearer to the sky than most?
? crops: What does {person} raise high up? / What might I harvest up among the chimneys?
? spot: Where is {person}'s garden in the sky? / What building is beneath the {crops}?
? purpose: Why does {person} raise plants up there? / What is the garden in the sky good for?
{first} ~turned=turn the {room} into a workshop for {hobby}.
? first: Who is able to do {hobby} at home now?
? first: Who has rearranged things at home for the sake of a pastime?
? room: Where at home does {first} now do {hobby}?
? room: Which part of the building was sacrificed to a pastime?
? hobby: What pastime does {first} follow in the {room}?
? hobby: For what leisure interest was part of the building rearranged?
{first} ~sweeps=sweep the {room} {manner} {frequency}.
? first: Who uses the broom? / Who keeps dust off the floor of the {room}?
? room: Where does {first} use the broom? / Which floor does someone keep free of dust?
? manner: How does {first} use the broom? / Describe someone's way of getting dust off a floor.
? frequency: How often does {first} use the broom?
? frequency: How regularly is the floor of the {room} freed of dust?
{first} ~lost=lose the key of the {room} / while {first2} ~was {activities}.
? first: Who can't unlock the {room} any more? / Who was careless as {first2} was busy?
? room: What can't be unlocked any more? / Behind which door can {first} not get now?
? first2: Who was {activities} as {first} was careless?
? first2: Who was busy with something else and did not notice the mishap?
? activities: How was {first2} busy as {first} was careless?
? activities: What was the other one up to as the mishap with the door happened?
{first} ~cooked=cook {dish} for {few} {workers} in the {room} of the {spot}.
? first: Who was at the stove for the {workers}? / Who made {dish} for so many hungry mouths?
? dish: What did {first} make for the {workers}? / Which meal was served to so many hungry mouths?
? few: How many {workers} were fed? / How many portions did {first} have to serve?
? workers: Who did {first} feed? / What do the guests do who had {dish} on their plates?
? room: Where in the {spot} was {first} at the stove?
? room: In which part of the building was the meal made?
? spot: What building was {first} in when making {dish}?
? spot: At which public place were the hungry fed?
{first} ~smelled=smell {ingredient} / and ~knew=know that {first2} was home.
? first: Who noticed a scent? / Who could tell by a whiff that {first2} was back?
? ingredient: What was the whiff that gave {first2} away?
? ingredient: When someone was back, what was in the air for a good nose?
? first2: Who was back, as {first} could tell by a whiff? / Who gave away their return by a scent?
{first} ~bought=buy {goods}, {ingredient} and {a_tool} for {price}.
? first: Who went shopping? / Who paid for a {tool} and something for the kitchen?
? goods: Besides {ingredient} and a {tool}, what was in {first}'s shopping?
? ingredient: Which edible thing was in {first}'s shopping?
? ingredient: What did the shopper get for the kitchen, along with {goods}?
? tool: What implement did {first} get? / Which one is the handyman's item in the shopping?
? price: What did {first} have to pay? / How much was the shopper's bill?
{first} ~prefers=prefer {drink} to {drink2}, especially in {month}.
? first: Who would choose {drink} over {drink2}? / Who has a favourite in the cup or glass?
? drink: What should I pour for {first}? / Name somebody's favourite beverage.
? drink2: What does {first} like less than {drink}?
? drink2: Only second choice in the cup or glass: which beverage?
? month: When does {first} like {drink} most of all?
? month: At what point in the year is the favourite beverage most welcome?
{first} ~keeps=keep the {document} in a {container} {under} the {furniture}.
? first: Who stores the {document} at home? / Whose paperwork is near the {furniture}?
? document: What does {first} store in the {container}?
? document: Which paperwork has its fixed spot at home?
? container: What is the {document} in? / Inside what should I look for {first}'s paperwork?
? furniture: Where should I look for {first}'s {container}?
? furniture: Which fixture at home is close to the stored paperwork?
The {kin} of {first} ~left=leave the {furniture} to {a_official} in {city}.
? kin: Which relative made a bequest to someone outside the family?
? kin: Who in {first}'s family wrote the {official} into the will?
? furniture: What did the {official} inherit?
? furniture: Which household item was passed on by will to a stranger?
? official: Who inherited the {furniture}? / What does the heir do for a living?
? city: Where does the heir live? / In which town is the {furniture} now that its owner has died?
The {room} ~is {property} than the {room2} but has no {furniture}.
? room: Where would you look in vain for the {furniture}?
? property: How do the {room} and the {room2} compare?
? property: How do the two parts of the building differ, leaving the fittings aside?
? room2: What is the {room} being compared with?
? furniture: What is lacking in the {room}? / Name the piece of furnishing that is missing there.
The {room} ~was heated with {stuff} until {person} bought {a_device}.
? room: Where did they burn {stuff} against the cold?
? room: Which part of the building got by on a makeshift fuel?
? stuff: What was once burnt to keep the place warm?
? stuff: Which fuel did they rely on in the {room} before {person}'s purchase?
? person: Who put an end to the burning of {stuff}?
? person: Who spent money so that nobody had to light fires any more?
? device: What did {person} purchase for the {room}? / Which machine did away with the old fuel?
The {furniture} ~was carried into the {room} by {workers} from {city}.
? furniture: What had to be lugged indoors? / Which heavy item did the {workers} move?
? room: Where did the {furniture} end up?
? room: Into which part of the building was something heavy moved?
? workers: Who did the heavy lifting? / Who moved the {furniture}?
? city: Where had the helpers travelled from to shift that heavy item?
? city: What is the home town of the {workers}?
The {furniture} ~has=have to be polished {frequency} with {remedy}.
? furniture: What needs a regular rub to keep its shine?
? frequency: How often should I give the {furniture} a rub?
? frequency: How regularly does that shine have to be renewed?
? remedy: What makes the {furniture} gleam? / What do I rub on to bring back the shine?
The {furniture} that {first} made of {stuff} ~was sold for {price}.
? furniture: Which piece of handiwork found a buyer? / What had {first} built?
? first: Whose handiwork fetched {price}? / Who got money for something built at home?
? stuff: What material did {first} work with?
? stuff: What was the piece of handiwork built out of, the one that found a buyer?
? price: How much did the buyer of {first}'s handiwork pay? / What did the home-built piece fetch?
The {device} ~woke=wake the whole house at {time} with {sound}.
? device: What got everybody out of bed? / Which machine disturbed the sleepers?
? time: When was everyone's sleep disturbed? / At what hour did the {device} go off?
? sound: What noise got everybody out of bed? / What could be heard coming from the {device}?
The roof ~was mended with {stuff} by {a_official} from {city}.
? stuff: What was used for the repairs overhead?
? stuff: With what did the {official} make the building rainproof again?
? official: Who climbed up to keep the rain out? / Who did the repairs overhead?
? city: Where had the {official} travelled from to fix the building?
? city: The one who climbed up for the repairs, from which town?
The neighbours ~complained=complain about {sound} from the {room}.
? sound: What noise got on the nerves of the people next door?
? sound: What did the folk next door object to hearing?
? room: Where was the noise coming from that upset the people next door?
? room: In which part of the building is it too loud for the folk next door?
The neighbours ~celebrate=celebrate the {occasion} in the {room} every {month}.
? occasion: What festivity do the people next door hold year after year?
? room: Where do the people next door hold the {occasion}?
? room: Which part of the building do the folk next door use for their annual get-together?
? month: What time of year is it when the folk next door get together?
? month: When in the year is the {occasion} next door?
The twins ~wear=wear the same {garment}, one {colour} and one {colour2}.
? garment: What clothing do the two siblings have in common?
? garment: Which item do the two lookalikes both have on?
? colour: If one sibling is dressed in {colour2}, what about the other?
? colour2: One sibling is dressed in {colour}; which shade does the other have on?
The baby ~fell=fall asleep / as soon as {first} ~played=play the {instrument}.
? first: Whose music worked like a lullaby? / Who got the little one to sleep?
? instrument: Which instrument sends the little one to sleep? / What did {first} use for a lullaby?
The lodger ~pays=pay {price} a week and helps with {activities}.
? price: How much rent does the tenant owe? / What does the paying guest hand over every seven days?
? activities: Which chores does the tenant lend a hand with?
? activities: How does the paying guest make themselves useful around the place?
The cake ~was made of {ingredient}, {ingredient2} and a little {drink}.
? ingredient: Besides {ingredient2} and a splash of {drink}, what went into the bake?
? ingredient2: Apart from {ingredient}, which other dry ingredient went into the tin?
? drink: What did the baker add a splash of? / Which liquid went into the batter?
The soup ~tastes=taste better with {ingredient} than with {ingredient2}.
? ingredient: What suits the broth best? / What should the cook use instead of {ingredient2}?
? ingredient2: What is the poorer choice for seasoning the broth?
? ingredient2: What should the cook replace by {ingredient}?
Our house ~is {few} years old and was once {a_spot}.
? few: What is the age of our home? / How long has the building we live in been standing?
? spot: What did people use our home for originally? / What was our place before it became a home?
Our heating ~broke=break {before}, / so we ~moved=move into the {room}.
? before: When did the radiators stop working at our place? / When did the boiler let us down?
? room: Where did we take refuge from the cold when the boiler failed?
? room: Which part of the building have you been living in since the radiators went cold?
Our {kin} ~mended=mend the {furniture} {manner} while we were in {country}.
? kin: Which relative of ours did repairs during our trip abroad?
? kin: Who in the family fixed the {furniture}?
? furniture: What was repaired during our trip abroad? / What did our {kin} fix?
? manner: In what way did our {kin} fix the {furniture}? / How did our relative go about the repair?
? country: Where were we travelling when our {kin} did the repair?
? country: What was our holiday destination at the time of the repair?
"""
