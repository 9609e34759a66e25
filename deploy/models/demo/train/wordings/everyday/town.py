"""Everyday sentences: the town (see everyday_frames.py)."""

FRAMES = """
The {spot} ~was closed {before} because {reason}.
? spot: Where could people not get in? / Which public place was shut?
? before: When was the {spot} shut? / When could nobody get in?
? reason: Why was the {spot} shut? / What was the excuse for locking people out?
The {spot} ~is {distance} from the {place} and opens at {time}.
? spot: What can I visit from {time} on? / Name a public place {distance} away.
? distance: How far is the {place} from the {spot}?
? distance: How long is the walk between those two locations?
? place: From where is it {distance} to the {spot}?
? time: How early can I get into the {spot}? / At what hour do they unlock it for visitors?
The {spot} ~will be rebuilt in {year} {purpose}.
? spot: What is going to be put up again?
? spot: Which public place do the builders have on their list for {year}?
? year: When will the builders be busy with the {spot}?
? year: When is the old structure replaced by a new version?
? purpose: Why do they want to put the {spot} up anew?
? purpose: What is the goal of the builders' work there?
The {spot} in {city} ~offers=offer {service} and {service2} to {workers}.
? spot: Where can the {workers} get {service} in {city}?
? spot: Which public place has two benefits for people of a certain trade?
? city: Where do the {workers} enjoy {service}? / Which town does so much for them?
? service: What do the {workers} get at the {spot} besides {service2}?
? service2: Apart from {service}, what else is available at the {spot}?
? service2: What is the second benefit for the {workers}?
? workers: Who benefits from {service2}? / What group of people is it all available for?
The {spot} on {street} ~was sold to {company} for {price}.
? spot: What changed owners for {price}? / Name the property that {company} bought.
? street: Where is the property that {company} bought?
? street: What's the address of the {spot} with the new owner?
? company: Who bought the {spot}? / Which firm is the new owner of the property on {street}?
? price: What did {company} pay? / How much money did the old owner of the {spot} receive?
The {spot}, which burned down in {year}, ~was built by {workers} from {country}.
? spot: What went up in flames? / Which work of builders from {country} is in ashes?
? year: When did the {spot} go up in flames? / When did the blaze ruin what foreigners had put up?
? workers: Who put up the {spot}? / Which foreigners did the work that later went up in flames?
? country: Where did the {workers} come from?
? country: Which land were the builders from whose work is in ashes?
The {spot} ~used=use to be a {shop} until {person} bought it.
? spot: What stands now where customers were once served? / What has {person} made of the {shop}?
? shop: What was there before the {spot}? / Which trade was the place for in former days?
? person: Who turned the {shop} into something else?
? person: Who is the owner now that customers aren't served any more?
The {spot} ~is cleaned {frequency} by {workers}.
? spot: What is kept tidy by the {workers}? / Name the public place that gets scrubbed regularly.
? frequency: How often is the {spot} scrubbed? / How regularly do the mops and brushes come out?
? workers: Who keeps the {spot} tidy? / Who comes with mops and brushes?
The {official} ~opened=open the {spot} in {month} with a speech about {hobby}.
? official: Who talked about {hobby} at the ribbon cutting?
? official: What does the person who cut the ribbon do?
? spot: What was inaugurated? / Where did the {official} cut the ribbon?
? month: When was the {spot} inaugurated? / When was the ribbon cut?
? hobby: What did the {official} talk about? / What was the subject at the ribbon cutting?
The {official} ~promised=promise a new {spot} {purpose}.
? official: Who has given their word that a {spot} will be built?
? official: Which office holder has plans for something to be built?
? spot: What will be built, if the {official} can be believed?
? purpose: What should the {spot} be good for? / Why does the {official} want something built?
The {official} of {city} ~wants=want to close the {spot} because of {cause}.
? official: Who is for shutting the {spot}? / Which office holder thinks it should be shut?
? city: Where might the {spot} be shut? / Which town does the {official} work for?
? spot: What is under threat from the {official}? / Which public place in {city} may soon be shut?
? cause: Why is the {official} in favour of shutting the {spot}?
? cause: What is the argument for taking a public place away?
The {official} who lives above the {shop} ~keeps=keep {a_bird} in the {room}.
? official: What is the job of the {bird}'s owner?
? official: Who has a flat over a business, and a feathered companion?
? shop: What is downstairs from the {official}'s flat?
? shop: Which business has a feathered lodger overhead?
? bird: What flutters about in the {official}'s {room}?
? bird: Which feathered companion does somebody have upstairs?
? room: Where is the {bird}'s perch? / In which part of the flat is the feathered companion?
The former {official} of {city} ~collects=collect {goods} and {adjective} {objects}.
? official: What job did the owner of all those {goods} once have?
? official: Who, no longer in office, has an unusual hobby?
? city: For which town did the hobbyist once work? / Where was the {official} in office?
? goods: What fills the retired {official}'s shelves apart from {objects}?
? objects: Besides {goods}, what does somebody no longer in office gather as a hobby?
The old {shop} ~was torn down {manner} to make room for {a_spot}.
? shop: What was demolished? / Which business had to give way to a {spot}?
? manner: How was the {shop} demolished? / How did the wreckers go about their job?
? spot: What is going up where the {shop} was? / What did they demolish a business for?
The town ~spent=spend {price} on {goods} for the {spot}.
? price: How much did the council pay for the {goods}?
? price: What did equipping the {spot} cost taxpayers?
? goods: What did the council buy? / Which supplies did taxpayers' money go into?
? spot: Where can one see the {goods} the council paid for?
? spot: Which public place was equipped with taxpayers' money?
The town ~planted=plant {few} trees between the {spot} and the {spot2}.
? few: How many saplings did the council put in?
? few: Between two public places, how many new trunks line the way?
? spot: Where does the row of new greenery begin, which goes as far as the {spot2}?
? spot2: How far does the row of new greenery reach from the {spot}?
? spot2: At which place is the last of the council's saplings?
The {vehicle} ~was parked in front of the {spot} for {duration}.
? vehicle: What was left outside the {spot}? / Which motor or cart stood there unattended?
? spot: Where was the {vehicle} left standing?
? spot: Outside which public place was there something on wheels?
? duration: How long did the {vehicle} stand outside the {spot}?
? duration: How much patience did it take before something on wheels was driven off?
The {vehicle} ~hit=hit the {spot} at {speed}, / but nobody ~was hurt.
? vehicle: What crashed into the {spot}? / Which motor or cart had the accident?
? spot: What did the {vehicle} crash into? / Where was there an accident without injuries?
? speed: How fast was the {vehicle} going? / What would the meter have shown at the crash?
The {vehicle} from {city} ~stops=stop at {counter} for {duration}.
? vehicle: Which means of transport has arrived from {city}? / What halts at {counter}?
? city: Where has the {vehicle} come from?
? city: From which town does whatever waits at {counter} arrive?
? counter: Where does the {vehicle} halt? / Where should passengers from {city} be picked up?
? duration: How long does the {vehicle} halt? / How much of a pause does it make at {counter}?
The train to {city} ~leaves=leave from {counter} at {time}, not at {time2}.
? city: Where does the {time} rail service go?
? city: Which destination has a corrected departure on the board?
? counter: Where should I be standing to catch the rail service to {city}?
? counter: Which boarding point do passengers for {city} want?
? time: When should I really be at {counter}?
? time: What's the correct departure on the railway to {city}?
? time2: Which departure for {city} is a mistake?
? time2: At what hour would I turn up for nothing at {counter}?
The trip to {city} ~was cancelled because of {cause}.
? city: Where won't we be travelling after all?
? city: Which destination was dropped on account of {cause}?
? cause: Why aren't they travelling to {city} after all? / What put paid to the outing?
The tickets ~can be bought at {counter} or from the {official}.
? counter: Where do I pay for a seat or a ride, if the {official} is not about?
? counter: At which sales point is the queue for admission or a ride?
? official: Who sells me a seat or a ride if I don't care to queue at {counter}?
? official: What is the profession of someone who sells rides or admission?
The tram ~runs=run from the {spot} to the {spot2} {frequency}.
? spot: Where do passengers for the {spot2} get on? / From which stop do the rails begin?
? spot2: Where do passengers from the {spot} get off? / Which stop is the end of the line on rails?
? frequency: How often can I catch a ride from the {spot}?
? frequency: How regular is the service on rails between those two stops?
The bridge near the {spot} ~is {height} high and was paid for by {company}.
? spot: What is close to the crossing that {company} financed?
? spot: Where would I go to see the crossing, {height} up?
? height: How tall is the crossing? / How far would something drop from what {company} financed?
? company: Who financed the crossing beside the {spot}?
? company: Whose money made it possible to get to the other side?
The statue at the {spot} ~shows=show {a_official} with {a_animal}.
? spot: Where is the monument with the {animal}? / Where has a sculptor's work been set up?
? official: Who is portrayed beside the {animal}?
? official: What is the profession of the figure in stone or bronze?
? animal: Which creature is beside the {official} in stone or bronze?
? animal: What company did the sculptor give the human figure?
The museum ~paid=pay {price} for {a_object} that {first} found in the {landform}.
? price: How much did {first} receive for the {object}?
? price: What sum did the curators spend on a lucky discovery?
? object: What did {first} come across in the {landform}?
? object: Which discovery is now in the curators' collection?
? first: Who sold the {object} to the curators? / Who made a lucky discovery and some money with it?
? landform: Where had the {object} been lying? / Where did {first} make the lucky discovery?
The cinema ~shows=show a film about {creatures} on {weekday} at {time}.
? creatures: What are the stars on the big screen? / Which wildlife is the movie all about?
? weekday: On what evening or morning of the week is the wildlife movie screened?
? weekday: When will {creatures} be on the big screen?
? time: At what hour does the movie begin?
? time: When must I be in my seat on {weekday} to see the {creatures}?
The police ~are looking for {a_job} in a {colour} {garment}.
? job: What is the suspect's profession?
? job: Who is wanted by the law and known by the {colour} {garment}?
? colour: Which shade is the suspect's {garment}?
? colour: What tint should officers watch out for on the wanted {job}?
? garment: What is the suspect wearing? / Describe the wanted {job}'s clothing.
The police ~stopped=stop {a_vehicle} with {few} {animals} near the {spot}.
? vehicle: What did officers pull over?
? vehicle: Which means of transport with creatures aboard was checked?
? few: How many {animals} were aboard?
? few: How many passengers with fur, feathers or fins did officers count?
? animals: Which creatures were aboard the {vehicle}? / What unusual load did officers come upon?
? spot: Where did officers pull over the {vehicle}? / Where was a load of creatures checked?
The fire at the {spot} ~was put out by {workers} in {duration}.
? spot: Where did something burn? / What was in flames until help was there?
? workers: Who fought the flames? / To whom do we owe the rescue of the burning {spot}?
? duration: How long did the {workers} fight the flames? / How fast was the blaze over?
The thieves ~broke=break into the {spot} {manner} and took {few} {goods}.
? spot: Where was there a burglary? / What was robbed of its {goods}?
? manner: How did the robbers get in? / Tell me the burglars' method.
? few: How many {goods} are missing? / How many items did the robbers leave with?
? goods: What was stolen? / List what the {spot} has lost to robbers.
The thieves ~were caught in {city} / when they ~tried=try to sell the {device}.
? city: Where were the robbers arrested? / In which town did the gang's luck run out?
? device: What were the robbers offering to buyers? / Which stolen machine led to the gang's arrest?
The burglar ~left=leave behind {a_garment}, {a_tool} and a lot of {food}.
? garment: What piece of clothing did the intruder forget?
? garment: Evidence against the robber that one could wear?
? tool: Which implement did the intruder forget?
? tool: Besides clothing and provisions, what did the robber not carry off again?
? food: What edible evidence was there of the robber?
? food: Which provisions did the intruder forget in such quantity?
{few_cap} people ~were waiting at the {spot} when the {vehicle} broke down.
? few: How many were stranded? / How large was the crowd that counted on the {vehicle}?
? spot: Where was the crowd stranded? / Where were passengers standing about for nothing?
? vehicle: What had engine trouble? / Which means of transport let the crowd at the {spot} down?
{share_cap} of the {workers} in {city} ~are against the new {spot}.
? share: How many of the {workers} would vote no?
? share: What proportion of the {workers} object to the plan?
? workers: Who doesn't like the plan for a {spot}?
? workers: Which professional group has so many opponents of the scheme?
? city: Where are the plans for the {spot} disputed? / In which town do the {workers} object?
? spot: What do so many of the {workers} object to? / Which scheme has opponents in {city}?
More and more {workers} ~move=move to {city} because of {cause}.
? workers: Who is settling in {city} in growing numbers?
? workers: Which professional group is drawn to one town?
? city: Where are the {workers} settling?
? city: Which town sees a growing number of newcomers from one profession?
? cause: Why are the {workers} settling in {city}?
? cause: What accounts for the growing number of newcomers?
Nobody ~is allowed to park at the {spot} without a {document}.
? spot: Where may drivers leave the car only with the right paper?
? document: What must I show to leave my car at the {spot}?
? document: Which paper do drivers have to own to be permitted there?
Somebody ~has painted the {spot} {colour} {manner}.
? spot: What looks different since a stranger came with a brush?
? spot: Where was an unknown decorator at work?
? colour: Which shade is the {spot} now? / What was in the unknown decorator's pot?
? manner: How did the unknown decorator do the job? / How was the {spot} given its new look?
Nearly all offices near the {spot} ~are closed on {weekday}.
? spot: Around which place does hardly anyone work on {weekday}?
? spot: Where are the firms that take a weekly rest?
? weekday: When are most firms around the {spot} shut?
? weekday: On which date of the week will I find hardly any business working there?
At the {spot}, {few} {workers} ~were demanding {service} and higher wages.
? spot: Where were protesters asking for more pay?
? spot: Where did the {workers} gather for their protest?
? few: How many {workers} took part in the protest? / Size of the crowd that asked for more pay?
? workers: Who wanted more pay? / What do the protesters at the {spot} do for a living?
? service: Besides more pay, what did the {workers} want?
? service: Which benefit was the protest about, money aside?
From {time} until {time2}, the {spot} ~was without power because of {cause}.
? time: When did the lights go out? / At what hour did the {spot} lose its electricity?
? time2: When did the lights come back on? / At what hour did the {spot} have electricity again?
? spot: Where did the lights go out? / Name the public place that had no electricity.
? cause: Why was there no electricity at the {spot}? / What put the lights out?
Instead of a {shop}, {company} ~plans=plan {a_spot} on {street}.
? shop: What won't be opening, now that a {spot} is intended?
? shop: What sort of business will a firm not put up because it has another scheme?
? company: Who wants a {spot} to be built?
? company: Which firm would have something else built rather than a business?
? spot: What does {company} intend to have built?
? spot: What is replacing the business in the firm's scheme?
? street: Where is the {spot} going to be? / What's the address of {company}'s building site?
Next to the {spot} ~stands a house that {person} built in {year}.
? spot: What is beside {person}'s home?
? spot: What place in town would I look for to see the building of {year}?
? person: Who put up the building beside the {spot}?
? person: Whose work is the neighbour of a public place?
? year: When did {person} put up the building? / How far back does the home beside the {spot} date?
On {date}, the {group} ~will march from the {spot} to the {place}.
? date: When is the parade? / When should I be at the {spot} to see everybody walk past?
? group: Who is taking part in the parade? / Which club or body is going to walk through town?
? spot: Where does the parade begin?
? spot: At what point does the {group} assemble for the walk to the {place}?
? place: Where does the parade end? / What is the {group}'s destination after the {spot}?
It ~is said that the {spot} ~was built on the grave of {a_official}.
? spot: What stands where someone is rumoured to be buried?
? spot: Where is there a {official} beneath my feet, if rumours are true?
? official: Who lies beneath the {spot}, if rumours are true?
? official: What was the profession of the dead person in the rumour?
Whoever parks at the {spot} ~has=have to pay {price} an hour.
? spot: Where do drivers pay {price} for leaving their cars? / Which spot in town charges motorists?
? price: How much do they charge motorists at the {spot}?
? price: What would sixty minutes cost me with my car?
"""
