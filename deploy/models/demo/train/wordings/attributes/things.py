"""Attributes of places, machines, vehicles and goods: what they look like, hold, need and cost.

A row begins with "= synonyms; class; kind of value; kinds of entity". Facts of one class about one
entity would answer each other's questions, so a sequence asks only where there is one. Lines with
"s" are statements and lines with "q" questions beside the generic ones; those with "t" are further
questions, asked in training alone, by authors who had seen no others."""

THINGS = """
= purchase price, acquisition cost, sum paid; price; price; machine house craft painting
s They paid %V for %E. / %E set them back %V. / %E was bought for %V. / It took %V to acquire %E.
q How much did %E set them back? / What did they pay for %E? / How much was paid for %E?
q For how much was %E bought? / What was spent on acquiring %E?
q For how much did %E change hands? / What did the seller get for %E?
q What figure is on the receipt for %E? / How much did the former owner receive for %E?
t How much money changed hands when they got %E? / For what amount did the seller let %E go?
t I'm looking at the sales contract - what figure stands there for %E?
t Remind me what the buyers shelled out to own %E. / Did anybody note the purchase price of %E?
t What had to be handed over to become the owner of %E?
t I keep forgetting how much of the savings went on getting %E.
t Is there a sales receipt showing what the buyer coughed up for %E?
t How big a cheque did the new owners write to get %E?

= repair bill, repair cost, cost of repair, mending cost; repair cost; price; machine vehicle \
house device craft
s Mending %E cost %V. / They charged %V to repair %E. / The mechanic wanted %V for fixing %E.
q How much did it cost to (repair|fix|mend) %E? / What did they charge to repair %E?
q What did the mechanic want for %E?
q How much money did it take to put %E right? / What did the workshop ask for patching up %E?
q How much did we spend after %E broke? / How much was it to make %E good again?
t How much were we billed for putting %E right again?
t After the damage, what did it take in cash to make %E whole again?
t I have to pay the fixer for %E - how much do I owe?
t Tell the accountant how much patching up %E came to. / Is there a total on the repair bill for %E?
t %E got fixed - for how much money? / What was the handyman's invoice for %E?
t Would you check what the repairman asked for the job on %E?
t I broke %E - what did the fix set the owners back? / For how much was the fault in %E put right?

= upkeep, cost of upkeep, yearly cost; upkeep; amount; house craft institution club machine
s It takes %V a year to keep %E going. / Keeping %E costs %V a year.
q How much does it cost to keep %E? / What does %E swallow every year? / What do they spend on %E?
q How much money does %E eat up per annum? / What are the annual running expenses of %E?
q How much goes out on %E every twelve months?
q How much must they find from January to December to maintain %E?
t How much do we burn through each year just to keep %E running?
t What do twelve months of %E eat out of the budget? / Per year, how much money does %E swallow?
t I'm drafting the annual budget - how much do I set aside for maintaining %E?
t Look up the annual running expenses of %E. / %E - yearly cost of upkeep?
t Is there a figure for the recurring annual outlay on %E?
t Suppose a sponsor wanted to carry %E for one year - how much would they need?
t Could anyone say what maintenance of %E drains from our account between January and December?
t I worry about the bills that come round every year for %E - how much altogether?

= insured value, insurance sum, estimated value, assessed value; worth; amount; painting house \
craft thing
s %E is worth %V. / The insurers value %E at %V. / Experts put %E at %V.
q How much is %E worth? / What do the insurers value %E at? / At how much is %E valued?
q How much would %E fetch at auction? / How much would the policy pay out if thieves took %E?
q If %E went up in flames, how much money would be lost?
q What figure did the appraiser come to for %E?
t What did the appraiser think %E would bring?
t If %E were destroyed, how much would the policy pay out? / In money terms, how precious is %E?
t For what sum is %E insured? / I'm filling in the coverage form - what amount goes next to %E?
t Give me the expert's valuation of %E. / Is there an official appraisal of %E?
t %E lost in a fire - how big is the claim? / How much is %E reckoned to be worth these days?
t Did the underwriters put a number on %E?

= deposit, security deposit, bond; deposit; price; house machine craft club
s To borrow %E, leave %V at the desk. / You get %V back when you return %E.
q How much must I leave to borrow %E? / What do I get back when I return %E?
q What do I hand over as surety for %E? / What sum is kept in case I damage %E?
q How much is refunded to me in the end for %E?
q How much do I have to put down before I may use %E?
t How much do they hold on to until %E is returned? / What refundable amount is required for %E?
t I'm hiring %E - how much do I leave as a guarantee?
t If I hand %E back undamaged, what sum is refunded to me?
t Before they let me borrow %E, what must I put down? / %E - how big is the deposit?
t Remind me how much of our cash is tied up until we give %E back.
t Is there any money to be left at the counter for the loan of %E?
t Should we wreck %E, what caution money is lost?
t As collateral for %E, what am I asked to hand over?

= content, filling, load; contents; contents; box house paper
s %E (contains|holds) %V. / Inside %E are %V. / %E is full of %V. / They filled %E with %V.
q What does %E (contain|hold)? / What is inside %E? / What is %E full of? / What's in %E?
q With what did they fill %E?
q What has been packed into %E? / What would a customs officer discover in %E?
q What comes to light when %E is opened up? / What is stored in %E?
t What have they stuffed %E with? / Which sort of stuff is tucked away in %E?
t Peek into %E for me - what's there? / Is there anything in %E? / Do we have an inventory of %E?
t %E - what am I storing there? / Which items would vanish if somebody made off with all of %E?
t I'm listing our goods - which of them are in %E?
t Say a thief rummages through %E - what does he come across?
t With what kind of goods is %E crammed?

= mixture, ingredient list, set of ingredients; ingredients; mixture; recipe
s %E calls for %V. / You make %E with %V. / Into %E go %V and nothing else. / For %E, buy %V.
q What goes into %E? / What does %E call for? / What do I need to make %E? / What is %E made with?
q What must be in the larder before I start on %E? / What do I shop for if I want %E tonight?
q What gets stirred together for %E? / I'd like to cook %E; what should I have in the kitchen?
t What do I put on my shopping list for %E? / I'm allergic to many things - what's in %E?
t Which ingredients make up %E? / From what is %E prepared?
t List everything that gets stirred together for %E. / %E - what has to be in the pantry?
t Is there something special that goes into the bowl for %E?
t Grandma, what do you throw into the pot for %E?
t Before I start on %E, which foods should be laid out on the counter?
t Would you tell a curious eater what %E consists of?

= cooking time, baking time, time in the oven; cooking time; duration; recipe
s %E must stay in the oven for %V. / Leave %E on the stove for %V. / Cook %E for %V.
q How long must %E cook? / For how long do I leave %E on the stove? / How long does %E need?
q When should the timer ring for %E? / To what do I set the kitchen timer for %E?
q How many minutes or hours over the heat before %E is done?
q How soon after it goes on the heat can I serve %E?
t How long until %E is done? / For how long does %E have to stay on the heat?
t I've just put %E in - how much of a wait before it comes out?
t %E - how many minutes or hours baking? / Tell me how long %E takes to get cooked through.
t Guests are hungry - how soon after going in will %E be ready?
t After how much time can I pull %E off the heat?
t How much patience does %E demand once the stove is on? / Is it known how long %E simmers?

= oven temperature, oven setting; temperature; temperature; recipe
s Heat the oven to %V for %E. / %E is baked at %V.
q How hot should the oven be for %E? / At what temperature is %E baked?
q How many degrees does %E need? / How hot does it have to be for %E?
q What should the thermometer say before %E goes in? / To which mark do I turn the knob for %E?
t How hot does it have to get for %E? / To what do I preheat for %E?
t Where do I turn the oven dial for %E? / I'm lighting the gas for %E - how many degrees?
t Remind me of the oven temperature for %E. / %E - what heat exactly?
t Is there a recommended thermostat mark for %E?
t At which heat does %E turn out crisp and not burnt?
t What should my oven thermometer show when %E goes in?
t Does anyone know how strongly the oven must be fired up for %E?

= side dish, accompaniment, thing that goes with it; served with; dish; recipe
s %E is served with %V. / With %E they eat %V. / ^%V goes well with %E.
q What is %E served with? / What goes well with %E? / What do they eat with %E?
q What belongs next to %E on the plate? / What do I cook alongside %E?
q What else should be on the table when I bring out %E? / What rounds off a plate of %E?
t What else goes on the plate beside %E? / What should I serve alongside %E?
t I'm cooking %E tonight - what do I make to go with it? / Next to %E, what else lands on the table?
t Suggest a good partner for %E at dinner. / %E - and what on the side?
t Is there a classic companion to %E? / %E alone won't fill us - what rounds off the meal?
t Which dish do people like to pair with %E? / Did the menu offer any trimmings with %E?

= surface, finish, building material, outer layer; surface; stuff; house machine island mountain
s %E is (built of|covered with|clad in) %V. / All of %E is %V.
q What is %E (built of|covered with)? / What is %E clad in?
q What does %E consist of? / Which rock or metal meets the eye at %E?
q What would I touch if I ran a hand over %E? / Which kind of stone or metal is %E?
t What stuff is %E made of? / If I ran my fingers over %E, what substance would I be touching?
t Of what substance is %E? / I'm tapping on %E with a hammer - which material am I hitting?
t Scrape a bit off the outside of %E and you get what? / %E - stone, metal or what?
t Is there a particular metal or mineral all over %E? / Name the outer layer of %E.
t Would you know what coats %E from top to bottom? / Which raw material gives %E its skin?

= shape, outline, form, silhouette; shape; shape; house island thing device
s %E is %V. / Seen from above, %E is %V. / %E turned out %V.
q What does %E look like from above? / How is %E shaped? / Which shape does %E have?
q Is %E square, round or what? / What figure does %E make on a plan?
q If I drew a line right round %E, what would I get on paper? / Which geometry does %E have?
t I'm drawing %E from memory - which geometry do I give it? / In geometrical terms, what is %E like?
t Is %E round, square or something else? / What sort of outline would %E cast on a wall?
t %E - pointed, curved, boxy? / What adjective would a geometry teacher use for %E?
t Kneading %E out of clay, do I roll it, flatten it or make corners?
t Flying over %E, does one see something round, long or angular?
t I never noticed - how is %E contoured?

= pattern, decoration, design, ornament; pattern; pattern; craft creature thing box
s %E is decorated with %V. / You recognise %E by %V. / On %E you see %V.
q What is %E decorated with? / By what do I recognise %E? / What do you see on %E?
q Dots, stripes or stars: what adorns %E? / Which motif runs across %E? / Which motif does %E wear?
q What would I draw on a picture of %E so that it is not plain?
t What artwork sets %E apart from its look-alikes? / By which ornament could I pick %E out of a row?
t I'm painting a picture of %E - which motif do I copy onto it?
t Is there any pretty embellishment on %E? / What adorns %E, according to those who saw it up close?
t %E - plain, striped, spotted or what? / Describe the pattern on %E.
t Which picture jumps out at you from the side of %E? / With what is %E prettied up?
t Did nature or a painter leave some figure on %E?

= appearance, description, outward appearance; looks; looks; creature house
s %E is described as follows: %V. / Witnesses say this of %E: %V. / How %E looks: %V.
q What does %E look like? / How do they describe %E? / What do witnesses say of %E?
q How would I know %E if it were in front of me? / What should be on the poster if %E were wanted?
q What would a portrait of %E show? / What strikes the eye about %E?
t I've never laid eyes on %E - what would I see? / How would you describe %E to a sketch artist?
t To the eye, how does %E come across? / Is there an eyewitness account of the looks of %E?
t %E - what impression at first sight? / Paint me a picture of %E in words.
t Did the witnesses mention anything about how %E looked?
t If a photo of %E existed, what would it show? / My blind friend asks how she should picture %E.

= condition, state of repair, physical condition; condition; condition; machine house vehicle \
document thing
s %E is %V. / The surveyor called %E %V. / We found %E %V. / Apart from the dust, %E is %V.
q In what condition is %E? / What did the surveyor call %E?
q How well kept is %E?
q How has %E held up over the years? / How battered or how new is %E? / How much wear does %E show?
q Has %E been well looked after?
t In what state is %E? / How well has %E held up over the years?
t I'm taking over %E today - how battered is it? / Is there any damage to report on %E?
t %E - still good or falling apart? / Report on the wear and tear of %E.
t What kind of care or neglect does %E show? / Would a picky collector find %E shabby or spotless?
t What did the inspection reveal about the physical condition of %E?
t Before we put %E up for sale, how intact is it?

= smell, scent, odour, aroma; smell; smell; house shop creature river
s %E smells of %V. / Visitors to %E notice %V at once. / There is %V in the air around %E.
q What does %E smell of? / What do you smell near %E? / What is in the air around %E?
q What does %E reek of? / What whiff comes from %E?
q With my eyes shut, what would my nose pick up near %E? / What does my nose tell me about %E?
t What hits your nose near %E? / After an hour with %E, what do your clothes reek of?
t I'm next to %E with a blindfold on - what do I sniff? / Is there any whiff in the air by %E?
t %E - what kind of scent? / Tell me what fragrance clings to %E.
t By nose alone, what gives %E away? / What would a bloodhound pick up at %E?
t Does %E stink of something? / Which note would a perfumer detect in %E?

= sound, signal, alarm sound, noise it makes; sound; sound; device machine craft
s %E sounds with %V. / You hear %V from %E. / When it is ready, %E makes %V.
q What do you hear from %E? / How does %E sound? / What sound does %E make?
q What should I listen out for from %E? / How does %E call for attention?
q What reaches the ear when %E is on? / With my eyes shut, how would I tell %E by ear?
t What will I hear when %E wants attention? / How does %E let our ears know that it's ready?
t Something just startled me - what sort of racket does %E give off?
t What should I listen for from %E? / Imitate %E for me - what does it sound like?
t %E - beep, whistle, or what? / Is there an audible alert from %E?
t By ear, how can I tell that %E is the one calling? / Which acoustic signal comes from %E?
t What breaks the silence whenever %E announces itself?

= purpose, use, function, task, intended use; purpose; purpose; machine device institution club
s %E is (used|meant|there) for %V. / They built %E for %V. / %E serves for %V.
q What is %E (used|meant|there|good) for? / What do they do with %E? / Why was %E built?
q What does %E serve for?
q Why do we have %E at all? / What is the point of having %E? / What job does %E do?
q What would stop happening if %E were gone?
t Why does %E exist? / I'm new here - what do we have %E for?
t For which job did somebody set up %E? / Explain to a visitor what %E is supposed to accomplish.
t Is there a particular mission behind %E? / If %E were gone, which work would be left undone?
t Which chore does %E take off our hands? / Did the people behind %E have some aim in mind for it?

= main need, requirement, thing needed, most urgent need; need; need; machine house club vehicle \
department creature
s %E needs %V. / %E cannot do without %V. / What %E lacks is %V. / %E could do with %V.
q What does %E (need|require|lack)? / What could %E do with? / What is missing at %E?
q What can %E not do without?
q What is %E crying out for? / What is %E short of? / What would help %E more than anything else?
q What ought to be on the shopping list for %E?
t I have some money to spare for %E - what should I get first? / What would help %E most right now?
t Is there anything %E is short of? / %E - what is still missing?
t Without what would %E be in trouble? / Tell the donors what to send for %E.
t If %E could make one wish, what would it be? / Which shortage troubles %E the most?
t Do we know the most urgent need of %E?

= required tool, tool, proper tool; tool; tool; machine device vehicle
s To open %E, use %V. / You can mend %E with %V. / For %E, bring %V.
q What do I use to open %E? / With what can I mend %E? / What should I bring for %E?
q What should a mechanic pack for %E? / What do I fetch from the shed before I take %E to bits?
q What goes in my hand to loosen the screws of %E? / What do I take from the workshop to work on %E?
t What do I fish out of the toolbox when working on %E?
t Which instrument should the mechanic carry for %E? / With what does one get %E open?
t I'm about to take %E apart - what should be in my hand? / %E - screwdriver, or what do I bring?
t Is there some special gear for servicing %E? / Hand me the proper tool for %E.
t Bare hands won't do for fixing %E - so what will?
t Did the manual say what to pry or adjust %E with? / Before I drive out to mend %E, what do I pack?

= power rating, power, wattage, electrical power; power; electric; machine device
s %E draws %V. / %E is rated at %V. / %E delivers %V.
q How much does %E draw? / How powerful is %E? / At what is %E rated?
q How much electricity does %E pull? / How strong is the motor of %E?
q How big a load is %E on the mains? / How big a fuse must I have for %E?
t How much electricity does %E guzzle? / Will the fuse hold - how much does %E pull from the mains?
t On the nameplate of %E, what wattage is given?
t I'm sizing the generator - how much juice must I reckon for %E? / %E - watts or amps, how many?
t Is there any word on how hard %E strains the grid? / How strong is %E, electrically speaking?
t Tell the electrician what power %E requires.
t What would an ammeter or wattmeter show while %E is switched on?
t Once plugged in, how greedy for current is %E?

= rate, performance, measured rate; rate; rate; machine vehicle craft
s %E does %V. / %E manages %V. / They measured %V at %E. / On average, %E is good for %V.
q How much does %E (manage|do)? / What is %E good for on average? / What did they measure at %E?
q How much can %E get through? / What throughput does %E reach? / How productive is %E?
q How much gets done by %E in a given time?
t How much does %E get done in a given time? / What output can we count on from %E?
t I'm planning next week's shifts - what yield may I assume for %E?
t %E - what performance was measured? / By the clock, how much comes out of %E?
t Is there a benchmark result for %E? / Look up what %E typically churns out.
t Would you say how much %E turns out, hour by hour or day by day?
t What productivity did the efficiency expert record for %E?

= tank size, volume, tank volume, fill volume; volume; volume; machine craft vehicle
s %E holds %V. / The tank of %E takes %V. / Up to %V fit into %E.
q How much does %E hold? / What does the tank of %E take? / How much fits into %E?
q How much liquid can I pour into %E? / How many bucketfuls or litres does %E swallow?
q At how much does %E overflow? / How much could leak out of %E at worst?
t How much fluid can be poured into %E? / What can I pump into %E before it overflows?
t I'm at the pump with %E - how much until it's full?
t When full to the brim, how much liquid is in %E? / At what quantity does %E spill over?
t %E - how big a tank? / Tell the supplier how much fuel one complete refill of %E takes.
t Is there a limit to the liquid that goes in %E?
t If %E leaked dry, what amount would be on the ground?

= format, overall size, measured size, outer size; dimensions; dimensions; painting device \
document house
s %E measures %V. / Measured twice, %E came out at %V. / For %E you need a space of %V.
q What does %E measure? / How much space does %E need? / How big is %E?
q How wide and how tall is %E? / How far does %E stretch each way?
q What does the tape say when held against %E? / Will %E fit: how long and how wide is it?
t How large is %E? / Laid along a yardstick, how long and wide is %E?
t I'm cutting a cover for %E - what measurements do I use?
t In length and width, what does %E come to? / %E - width times height?
t Give me the dimensions of %E. / Do the plans say how much room %E takes up?
t What did the ruler show along both edges of %E? / How big a spot must we keep free for %E?
t Both sides of %E, please, so I can draw it to scale.

= storage, disk space, memory, storage space; storage; storage; host software device
s %E has room for %V. / %E takes up %V. / There is room for %V more on %E.
q How much space is there on %E? / How much does %E take up? / How much is left on %E?
q How many gigabytes or megabytes go with %E? / How many bytes are we talking about with %E?
q How much data is it with %E? / Gigabytes, terabytes: how many for %E?
t How many gigabytes or terabytes are we talking about with %E?
t How roomy is %E when it comes to files? / I'm copying backups - how much data fits on %E?
t In bytes, how big is %E? / %E - how much hard drive? / Check the disk space of %E.
t Is there a figure in megabytes or more for %E?
t Before %E complains of being full, how much data can we keep there?
t What size of archive could %E swallow? / What would an admin enter as the digital capacity of %E?

= running speed, pace, working speed; pace; rate; host committee
s %E handles %V. / They clocked %E at %V.
q How fast does %E work? / What does %E handle? / At what did they clock %E?
q How quickly do things get done by %E? / How much does %E get through in a given time?
q What throughput did they see from %E? / How much can %E deal with before it falls behind?
t How fast does %E get through its work? / At what tempo does %E operate? / How quick is %E?
t I'm in a hurry - how swiftly does %E deal with things? / %E - slow or speedy, in figures?
t Clock %E for me - what does it reach? / Is there a measurement of how briskly %E works?
t With a stopwatch in hand, what pace do you see at %E?
t Does anybody know how rapidly %E ploughs through what comes in?
t When queues build up, how quickly does %E clear them?

= machine number, plate number, marking; serial number; odd_code; machine device craft
s %E is marked %V. / Stamped on %E you read %V. / On the side of %E is painted %V.
q How is %E marked? / What is stamped on %E? / What is painted on the side of %E?
q Which characters did they etch into %E? / Which letters and digits are on the metal of %E?
q Which letters and digits on the casing tell %E from its twin?
q Which characters do I look for to be sure it is %E?
t Which characters are stencilled on the hull or casing of %E?
t I'm registering %E - what identification does its casing carry?
t What does the metal plate on %E say? / By which serial number is %E known?
t %E - what machine number? / Read me the letters and digits embossed on %E.
t Is there some registration painted on %E?
t If %E were stolen, what ID would the police search for?
t Did someone jot down what the manufacturer punched into the metal of %E?
t To order spare parts for %E, which number do I quote?

= tag, label, sticker, tag number; label; odd_code; trial paper box creature
s %E bears the label %V. / They tied %V to %E. / %E is tagged %V.
q How is %E tagged? / What does the label on %E say? / What was tied to %E?
q Which code is stuck on %E? / What is written on the slip attached to %E?
q Which characters hang from %E on a bit of card? / What does the little card fastened to %E say?
t Which reference is stuck on %E? / I'm checking things off a list - what does the tag of %E say?
t Under which identifier is %E catalogued? / %E - what's on the label?
t Read out what hangs from %E by a string. / Is there an ID tied or glued to %E?
t What would a barcode reader pick up on %E?
t I tore off the slip for %E - what should the new one say?
t So nobody mixes them up, what did they pin on %E?

= locker code, key code, release code, opening code; access code; odd_code; club department shop \
device house
s %E (opens|unlocks) with %V. / Type %V to get into %E. / Only %V lets you into %E.
q How do I (open|unlock|get into) %E? / What lets me into %E? / What do I type at %E?
q Which characters does the keypad of %E want? / What do I tap in so that %E gives way?
q What must I tap in before I can use %E? / I cannot use %E yet; which characters should I punch in?
t What do I punch in at %E? / I'm locked out of %E - what lets me in?
t On the keypad of %E, which keys do I press? / How do I get past the lock of %E?
t %E - what is the combination? / Remind me of the secret for unlocking %E. / Is there a PIN for %E?
t Did they give you the password for %E?
t The cleaner needs access to %E tonight - what do I text her?
t Which sequence would a burglar need to crack %E?

= position, place on the map, exact location, map position; position; coordinates; island mountain \
craft host
s %E lies at %V. / The chart puts %E at %V. / They marked %E at %V.
q Where does %E lie? / At what point of the map is %E? / Where does the chart put %E?
q At what latitude and longitude is %E? / What would a GPS show at %E?
q Which coordinates do rescuers need to get to %E?
q How many degrees north or south, east or west is %E?
t What are the coordinates of %E? / Where on the globe is %E?
t I'm programming the autopilot - which waypoint is %E? / %E - what GPS fix?
t Pinpoint %E on the world map for me. / Is there an exact location known for %E?
t If rescuers had to fly to %E, which spot would they key in?
t Does the navigator know on which parallel and meridian %E sits?
t Which grid reference would a surveyor note for %E?

= direction, bearing, compass direction; direction; compass; island mountain river house
s %E lies to the %V. / To see %E, look %V. / From here, %E is in the %V.
q Which way do I look to see %E? / In what direction is %E? / On which side is %E?
q Do I turn north, south, east or west for %E? / Which way do I face for %E?
q Towards which quarter of the sky is %E? / Where does the needle point when I head for %E?
t Which way must I turn my head to see %E? / In which direction does %E lie?
t I'm at the helm - which heading brings us to %E?
t Towards which quarter of the sky would I turn for %E? / %E - north, south, east or west?
t Point out which side of the horizon %E is on. / Is there a compass bearing for %E?
t Where does the weathercock point when it looks at %E? / From where we stand, on which side is %E?
t A bird leaves here for %E - which wind rose point does it follow?

= way there, way in, route, best way; way; direction; shop house club institution facility
s To find %E, go %V. / You reach %E like this: %V. / For %E, walk %V.
q How do I (find|reach|get to) %E? / Which way is it to %E? / Where do I walk for %E?
q Which turning do I take for %E? / I am lost; how do I end up at %E?
q What would a local say to guide me to %E? / Guide me to %E.
q Past what or round which corner is %E?
t What's the best way to %E? / I'm lost - how should I walk to end up at %E?
t Tell the taxi driver how to drive to %E. / By which path would a local lead me to %E?
t %E - how do I get there on foot? / After stepping off the bus, how do I go on to %E?
t Is there an easy route to %E? / Could you guide a stranger to %E?
t Which landmarks do I follow on my walk to %E?
t The new postman can't find %E - what directions should he be given?

= floor, storey; floor; floor; department shop device committee
s %E is on the %V. / Take the lift to the %V for %E. / They moved %E to the %V.
q On which floor is %E? / What floor do I want for %E? / To where was %E moved?
q How high up in the building is %E? / Which button do I press in the elevator for %E?
q How far do I climb the stairs for %E? / Upstairs or downstairs: where is %E?
t Which lift button do I press for %E? / I'm in the elevator - where do I get out for %E?
t On which level of the building is %E? / Tell the visitor how far to ride up or down for %E.
t Do I climb up or down the stairs to %E, and how far? / Is there a floor given for %E?
t Under which storey does the building directory list %E?
t With my bad knees I need to know which landing %E is on.

= summit height, altitude, elevation, height above the sea; altitude; length; mountain island
s %E rises %V above the sea. / The top of %E is at %V. / %E reaches %V.
q How high (is %E|does %E rise)? / How far above the sea is %E?
q How tall is %E? / What would an altimeter show at the peak of %E? / How far up is the peak of %E?
q How far does %E tower over the waves?
t What must a pilot clear to fly safely over %E?
t I've climbed to the top of %E - what does my altimeter show?
t At what elevation is the highest point of %E? / %E - height above sea level?
t Look up the number printed next to the peak of %E. / Is %E a molehill or a giant, in figures?
t By how much does %E stick out of the ocean? / Does the atlas say how far up %E goes?
t What vertical distance separates the crest of %E from the beach?

= mouth, river mouth; mouth; city; river
s %E meets the sea at %V. / %E flows out at %V. / ^At %V, %E ends.
q Where does %E (end|flow out|meet the sea)? / At which town does %E reach the sea?
q By which town does %E finish its journey? / Where does %E turn salty?
q Which city is at the lower end of %E?
q Where would a bottle thrown into %E come out into the ocean?
t Which town would a bottle thrown into %E finally drift to?
t At which place does %E pour into the ocean?
t I'm paddling down %E to the very end - where do I arrive? / %E - where's the river mouth?
t Name the port where %E runs into salt water. / Is there a city at the estuary of %E?
t Does anyone know where the waters of %E finally empty?
t Which city has the delta of %E on its doorstep?
t A salmon from the sea wants to go up %E - where does it enter?

= water level, level, height of the water; water level; length; river
s %E stands at %V. / %E rose to %V. / They read %V on the gauge of %E.
q How high (is %E|did %E rise)? / What does the gauge of %E show?
q How far up the bank has %E come? / To what mark has %E climbed? / How swollen is %E?
q What does the measuring pole in %E say?
t How high is the water in %E? / What do flood watchers read off at the bridge over %E?
t I'm worried about my cellar - how far up has %E come? / At what mark on the measuring staff is %E?
t %E - flood or drought, what reading? / Update me on how swollen %E is.
t Is there a fresh gauge reading from %E? / A skipper asks how much depth there is in %E.
t If I waded into %E, how deep would it be? / Did the hydrologist log a stage for %E?

= weather, forecast, outlook, weather report; weather; weather; island mountain city event
s Expect %V at %E. / %E will see %V. / Over %E there was %V. / For %E they forecast %V.
q What is it like at %E? / What should I expect at %E? / What do they forecast for %E?
q What are the skies like for %E? / Do I pack a raincoat or sunglasses for %E?
q Will I want an umbrella or sun cream for %E? / What will the sky bring for %E?
t Umbrella or sunscreen for %E - what's coming? / What is the sky going to do at %E?
t I'm packing for %E - what are the skies like? / Out of the clouds, what is headed for %E?
t Check the meteo bulletin for %E. / Is there any weather report for %E?
t What did the man on TV with the cloud map predict for %E?
t Which atmospheric conditions prevail around %E? / Will it be wet, windy or hot at %E?

= best season, high season, best time to visit, peak season; season; season; island mountain city \
institution
s Go to %E in %V. / %E is at its best in %V. / Most people visit %E in %V.
q When should I (visit|go to|see) %E? / When is %E at its best? / When do most people visit %E?
q Which months draw the crowds to %E? / In which part of the year is %E at its loveliest?
q In which weeks should I book a trip to %E? / For what part of the year should I plan a trip to %E?
t When is the ideal moment for a trip to %E? / In which part of the year is %E most crowded?
t I can take my holidays whenever I like - when do I choose %E?
t At what time of year is %E loveliest? / %E - which season is best?
t Advise me which weeks or months to book for %E. / Is there a period when tourists flock to %E?
t Do travel guides recommend certain dates for seeing %E?
t What part of the calendar suits a visit to %E? / When do hotels near %E charge the most?

= number of rooms, room count, total of rooms; rooms; tally; house institution
s %E has %V rooms. / There are %V rooms in %E. / You can count %V rooms in %E.
q How many rooms (does %E have|are there in %E)? / How many rooms did they count in %E?
q How many chambers are under the roof of %E? / Into how many spaces do the inner walls divide %E?
q If each inner door in %E had a key, how many would hang on the board?
t I'm cleaning %E - how many halls, bedrooms and so on await me?
t Into how many separate spaces do the walls divide %E?
t For how many ceilings must I buy lamps in %E? / %E - what's the room count?
t Count the halls, offices and studies of %E for me.
t Do the floor plans tell how many indoor areas %E is split into?
t One bed behind each door - how many beds would %E take?
t Is there a total for all the interior compartments of %E?
t How many chambers would a burglar have to search in %E?

= number of passengers, number of seats, passenger limit; capacity; tally; craft vehicle
s %E carries %V people. / There is room for %V in %E. / No more than %V may board %E.
q How many people (does|can) %E carry? / How many may board %E? / How many fit into %E?
q How many travellers can %E take? / How many of us can come along in %E?
q How large a party can ride in %E? / When is %E full, counting heads?
t How many people can ride in %E? / We're a big family - how many of us fit in %E?
t I'm selling tickets for %E - after how many do I stop? / For how many travellers was %E approved?
t %E - how many seats? / Look up the maximum head count on %E. / Is there a cap on the riders of %E?
t Beyond which number are people turned away from %E?
t How many life vests or seat belts does %E require? / Does anybody know the legal occupancy of %E?
"""
