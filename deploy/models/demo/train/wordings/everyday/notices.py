"""Everyday sentences: notices (see everyday_frames.py)."""

FRAMES = """
! Report {a_problem} to the {official} by {medium}.
? problem: What should the {official} be told about? / Which kind of trouble must be passed on?
? official: Who must be told of a {problem}? / Whom do I inform when something is wrong?
? medium: How should I contact the {official}? / By what means do I pass on that something is wrong?
! Take the {document} to {counter} and ask for {person}.
? document: What do I have to bring along for {person}?
? document: Which piece of paperwork gets handed in at {counter}?
? counter: Where do I go with the {document}? / Where can I see {person} about my paperwork?
? person: Who do I want to speak to at {counter}? / Whom should I see about my paperwork?
! Remember to {deed} before you leave for the {occasion}.
? deed: What must not slip my mind before I set off? / Which chore comes ahead of the {occasion}?
? occasion: Where am I off to once the chore is done?
? occasion: What am I setting off for, when I still have to {deed}?
! Do not forget to {deed} if {condition}.
? deed: What should I make sure to do when {condition}? / Which chore must not slip my mind?
? condition: In what case must I {deed}? / When does the chore become my business?
! Show the {document} to the {official} at the {spot}.
? document: What do I have to present at the {spot}?
? document: Which piece of paperwork will they want to see?
? official: Who will want to see my {document}? / To whom do I present the paperwork?
? spot: Where will my {document} be looked at?
? spot: At what place does the {official} check the paperwork?
! Wash the {garment} with {remedy} at {degrees}.
? garment: Which piece of clothing is the laundry advice for? / What should I clean with {remedy}?
? remedy: What should I clean the {garment} with?
? remedy: Name what takes the dirt out of that piece of clothing.
? degrees: How hot should it be for the {garment}? / What temperature suits my laundry?
! Mix {quantity} of {ingredient} with {drink} and wait {duration}.
? quantity: How much {ingredient} does the recipe call for? / What amount do I stir in?
? ingredient: What has to be stirred into the {drink}?
? ingredient: Which ingredient do I measure out for the recipe?
? drink: Which liquid does the recipe call for? / What do I stir the {ingredient} into?
? duration: How long must it stand after stirring? / When can I carry on with the recipe?
! Leave the {goods} in the {officeplace} and tell {first} about {a_problem}.
? goods: What should I drop off in the {officeplace}? / Which articles am I delivering?
? officeplace: Where do I drop off the {goods}?
? officeplace: In what part of the building can I put the delivery down?
? first: Who has to hear about the {problem}?
? first: Once the delivery is dropped off, who should be informed?
? problem: What should {first} be made aware of?
? problem: Which fault do I mention after dropping the stuff off?
! Follow the path for {distance} until you see a {colour} {furniture}.
? distance: How far along the track is the {furniture}? / How long is the hike to the landmark?
? colour: Which shade is the {furniture} I should be looking out for?
? colour: What does the landmark on the trail look like?
? furniture: Which landmark am I looking out for on the trail?
? furniture: What tells me I have hiked far enough?
! Get off at the {spot} and walk {distance} to the {place}.
? spot: Where should I alight? / Which stop is mine?
? distance: How far is it on foot? / What is the length of the stroll after the ride?
? place: What is my destination? / Where am I heading on foot after the ride?
! Tell {first} to {deed} and to lock the {officeplace}.
? first: Who is responsible for securing the {officeplace}?
? first: Who is going to {deed}, if the message gets passed on?
? deed: What else should {first} do, apart from securing the {officeplace}?
? deed: Which chore am I to pass on?
? officeplace: What should {first} not leave open?
? officeplace: In which part of the building does the key have to be turned?
! Please keep away from the {landform} when {condition}.
? landform: Which spot should be avoided when {condition}? / Where are we not wanted at times?
? condition: When is the {landform} off limits? / In what circumstances should visitors turn back?
! Please bring {goods} and {food} to the {occasion} on {weekday}.
? goods: What should I contribute besides {food}?
? goods: Which supplies are guests asked for, not counting the eats?
? food: What eats should I contribute? / Apart from the {goods}, what are guests asked for?
? occasion: What are the {goods} and {food} needed for? / For which event am I asked to contribute?
? weekday: What day is the {occasion}? / When should guests turn up with supplies?
Notice: {goods} ~may not be stored in the {officeplace}.
? goods: What is banned from the {officeplace}? / Which articles must be kept elsewhere?
? officeplace: Where is nobody permitted to put {goods}?
? officeplace: Which part of the building must be kept clear?
Notice: the {device} ~will be tested {frequency} by the {department}.
? device: What equipment does the {department} check? / Which machine is inspected regularly?
? frequency: How often is the {device} checked?
? frequency: How regularly do they make sure that the machine works?
? department: Who checks that the {device} works? / Who is in charge of inspecting the machine?
Notice: dogs ~are not allowed in the {landform} from {month} to {month2}.
? landform: What place is out of bounds for our four-legged friends? / Where can I not take my pet?
? month: When does the ban on pets start? / From when on must my four-legged friend keep out?
? month2: When is the ban on pets lifted?
? month2: Until when must my four-legged friend keep out of the {landform}?
Reminder: the {document} ~must be handed to {person} by {weekday}.
? document: What does {person} have to receive? / Which piece of paperwork has a deadline?
? person: Who is waiting for the {document}? / To whom do we submit the paperwork?
? weekday: What is the deadline for the {document}?
? weekday: On what day is it too late to give in the paperwork?
Reminder: whoever uses the {device} ~has=have to {deed} afterwards.
? device: Which machine comes with a duty attached?
? device: What can I not operate unless I {deed} when finished?
? deed: What is my duty once I have finished with the {device}?
? deed: Which chore falls to people who operate the machine?
Lost at the {spot}: {a_adjective} {object} in a {colour} {container}.
? spot: Where did the owner last have the {container}? / Where has something gone missing?
? object: What has gone missing? / Which item was inside the {container}?
? colour: What shade is the missing {container}?
? colour: Describe the look of what the {object} was packed in.
? container: What was the missing {object} packed in?
? container: What should honest people look inside for the missing item?
Found in the {landform}: {a_garment} with {few} {objects} in the pocket.
? landform: Where did the {garment} turn up? / Where was the piece of clothing picked up?
? garment: Which piece of clothing turned up without its owner? / What were the {objects} inside?
? few: How many {objects} did the {garment} contain?
? few: How many items did the piece of clothing have in it?
? objects: What did the {garment} contain? / Which items came with the piece of clothing?
For rent: a room above the {shop} on {street} for {price} a month.
? shop: What sort of business would I be living over? / What is downstairs from the lodgings?
? street: What is the address of the lodgings? / Where is the {shop} with somebody to let upstairs?
? price: How much would the landlord charge? / What does it cost to live over the {shop}?
Wanted: {workers} for {activities} at the {spot} in {month}.
? workers: Who could get a job at the {spot}? / What sort of helpers are they after?
? activities: What would the job at the {spot} involve? / What will the {workers} be hired to do?
? spot: Where is there a job for {workers}? / Where are helpers required?
? month: When is help required at the {spot}?
? month: In which part of the year would the {workers} be hired?
Warning: the {landform} ~is dangerous if {condition}.
? landform: What place is risky when {condition}?
? landform: Where should I watch my step in certain circumstances?
? condition: When is it risky to visit the {landform}?
? condition: In which circumstances could we come to harm outdoors?
Offer: {service} for {price} in the {officeplace} every {weekday}.
? service: What could I get for {price}? / Which bargain is there in the {officeplace}?
? price: What would I pay for {service}? / How expensive is the weekly bargain?
? officeplace: Where do I go for {service}?
? officeplace: In which part of the building is the weekly bargain to be had?
? weekday: What day do I go there for {service}? / On which day can I have the bargain?
Staff ~must not leave the {officeplace} {manner}.
? officeplace: Which part of the building should employees not walk out of {manner}?
? manner: How are employees forbidden to walk out of the {officeplace}?
? manner: In what fashion should no employee exit?
Staff of {company} ~get=get {service} and {food} for free.
? company: Which firm treats its employees to {food}? / Where do people enjoy such perks at work?
? service: What perk do employees of {company} enjoy besides {food}?
? service: Apart from the eats, what do the firm's people never have to pay for?
? food: What can {company}'s workers eat without paying?
? food: Which eats does the firm lay on for its people?
Members under {few} ~pay=pay {price} for {service}.
? few: What is the age limit for getting {service} at {price}?
? few: How young must I be for the special rate?
? price: How much is {service} for younger people in the club?
? price: What rate does the club charge youngsters?
? service: What can younger people in the club get for {price}?
? service: What does the rate for youngsters apply to?
Members ~may bring up to {few} guests to the {occasion}.
? few: How many friends can I take along to the {occasion}?
? few: What is the limit on visitors per club person?
? occasion: Where can I take friends along, being in the club?
? occasion: Which event is also open to friends of the club?
Cyclists ~are asked to use the {spot} because of {cause}.
? spot: What should people on bikes take instead? / Where are riders being sent?
? cause: What is behind the request to riders? / Why are people on bikes sent past the {spot}?
Anyone who finds the {document} ~should bring it to {counter}.
? document: What has somebody lost? / Which paper does the owner hope to have back?
? counter: Where should I hand in the {document}? / Where do honest people take the lost paper?
Entry to the {occasion} ~is free for {workers} and costs {price} for others.
? occasion: What can the {workers} attend without paying?
? occasion: Which event is {price} for the general public?
? workers: Who gets in without paying? / Who is spared the {price}?
? price: How much is a ticket for the {occasion}? / What does the general public pay at the door?
Lessons in {hobby} ~are given by {person} {frequency}.
? hobby: What could I learn from {person}? / Which pastime is taught there?
? person: Who teaches {hobby}? / Who is the instructor for that pastime?
? frequency: How often are there classes in {hobby}? / How regularly do {person}'s pupils meet?
All {service} at the {spot} ~were paid for by {company} until {year}.
? service: What did {company} fund at the {spot}?
? service: What did the firm treat the public to for so long?
? spot: Where did {company} fund {service}? / What place did the firm stop sponsoring?
? company: Which firm used to foot the bill at the {spot}? / Who was the sponsor of {service}?
? year: When did {company} stop sponsoring {service}?
? year: When did the firm's money for the place dry up?
The code for the {device} ~is {number} / and the one for the {officeplace} ~is {code}.
? device: Which machine do I unlock with {number}?
? number: What do I key in to unlock the {device}? / What has to be typed into the machine?
? officeplace: Where does {code} let me in?
? code: What do I key in to enter the {officeplace}? / What has to be typed in at the door?
The password for the {document} ~was changed to {code} by {first}.
? document: Which file is protected by {code}?
? document: What can't I open unless I know {first}'s new secret?
? code: What do I type in to open the {document}?
? code: What is the new secret word that unlocks the paper?
? first: Who set a new secret word for the {document}?
? first: Who made the old secret word for the file useless?
"""
