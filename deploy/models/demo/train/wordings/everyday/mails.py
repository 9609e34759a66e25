"""Everyday sentences: mails (see everyday_frames.py)."""

FRAMES = """
Dear {first}, I ~have put the {document} in the {officeplace} for you.
? first: Who is supposed to pick up the {document}? / Who is the note about the paperwork meant for?
? document: What is waiting for {first}? / Which piece of paperwork am I supposed to pick up?
? officeplace: Where can {first} pick up the {document}?
? officeplace: In which part of the building is the paperwork waiting for me?
Dear {first}, thank you for the {goods}, which ~arrived=arrive on {weekday}.
? first: Who sent the {goods}? / To whom is the writer so grateful?
? goods: What did {first} send? / What was in the delivery that the writer is grateful for?
? weekday: Which day were the {goods} delivered? / When did the present from {first} turn up?
Dear {first}, we ~are meeting {person} at the {spot} on {weekday} at {time}.
? first: Who is being told about our appointment with {person}?
? person: Who do we have an appointment with? / Who will be waiting for us by the {spot}?
? spot: Where is our appointment with {person}? / Where are we all supposed to gather?
? weekday: Which day are we due to see {person}?
? weekday: On what day is the appointment that {first} was told of?
? time: At what hour should we see {person}? / What is the exact time of our appointment?
Dear {first}, my {kin} ~has sold the {device} to {a_official} for {price}.
? kin: Which relative of mine got rid of the {device}?
? kin: Who in the letter writer's family struck a bargain?
? device: What did the {official} buy? / Which machine has changed hands?
? official: Who bought the {device}? / What is the buyer's profession?
? price: What did the {official} pay? / How much money did my relative get for the old machine?
Dear {first}, I ~am writing from {city}, where I ~am {activities} with {first2}.
? first: Who is getting a letter from {city}?
? city: Where was the letter sent from? / Where is {first2} staying with me?
? activities: What am I busy with in {city}? / How does the letter's sender pass the days?
? first2: Who is keeping me company in {city}?
? first2: Who else is involved in what the letter's sender is up to?
Dear guests, the {spot} ~will be closed from {weekday} because of {cause}.
? spot: What will visitors be unable to use? / What can't I use after {weekday}?
? weekday: On what day does the shutdown start? / When will visitors find the {spot} shut?
? cause: Why is the {spot} being shut? / What is to blame for the shutdown?
Dear parents, the class ~needs=need {few} {goods} for the {occasion}.
? few: How many {goods} are the mums and dads asked for?
? few: What quantity does the teacher want families to send in?
? goods: What should mums and dads send in? / What do the children still lack for the {occasion}?
? occasion: What are mums and dads asked to send in {goods} for?
? occasion: Which school event is the teacher preparing?
Dear colleagues, the {device} in the {officeplace} ~is out of order until {weekday}.
? device: What has broken down? / Which machine can staff not use at present?
? officeplace: Where is the defective {device}?
? officeplace: In which part of the building has a machine broken down?
? weekday: When should the {device} be working again? / How long must staff do without the machine?
Dear customers, from {month} on, {service} ~will cost {price}.
? month: When does the new rate for {service} apply? / When does the price list change?
? service: What will have a new rate? / What shall I have to pay {price} for?
? price: What is the new rate for {service}? / How much will people be charged from now on?
Dear editor, the bird in your picture ~was {a_bird}, not {a_bird2}.
? bird: What did the photo really show?
? bird: Which species does the reader say it was, instead of the {bird2}?
? bird2: What did the newspaper wrongly take the {bird} for?
? bird2: Which species did the caption name by mistake?
Hello {first}, the {official} ~called=call about {a_problem} in the {room}.
? first: Who was supposed to hear that the {official} rang?
? official: Who rang about the {problem}? / Who was on the phone to report a fault?
? problem: What did the {official} ring to report? / What is wrong in the {room}?
? room: Where is the fault that the {official} rang about?
? room: Which part of the building was the phone message about?
Hello {first}, the parcel with the {goods} ~is at the {shop} on {street}.
? first: Who has a package to pick up?
? goods: What is inside the package? / What can {first} pick up from the {shop}?
? shop: Where should {first} pick up the {goods}? / Which business is looking after the package?
? street: On which road can {first} pick up the package? / What is the address of the {shop}?
Hello everyone, {person} from {company} ~will join the {department} in {month}.
? person: Who is the newcomer? / Whom will the {department} be welcoming?
? company: Who was {person}'s previous employer? / Which firm is the newcomer leaving?
? department: Where is {person} going to work? / Who is getting a new colleague?
? month: When does the newcomer start? / When will {person} begin the new job?
PS: the {object} you asked for ~is {under} the {furniture} in the {officeplace}.
? object: What had the reader of the note requested? / What can be picked up in the {officeplace}?
? furniture: Which bit of furniture should I search around for the {object}?
? officeplace: Which part of the building has the {object} in it?
? officeplace: Where must the reader of the note go, to which part of the building?
PS: please ask {first} whether the {bird} ~is still in the {landform}.
? first: Who might know about the {bird}? / Who should be consulted about wildlife?
? bird: What wild creature might have left the {landform}?
? bird: Which creature is the writer so curious about?
? landform: Where would {first} have noticed the {bird}?
? landform: What is the creature's habitat that the writer is curious about?
Subject: the {document} for the {occasion} ~is missing {few} pages.
? document: Which piece of paperwork is incomplete? / What has gaps in it?
? occasion: What is the incomplete {document} meant for?
? occasion: Which event might suffer from incomplete paperwork?
? few: How many sheets does the {document} lack? / How big is the gap in the paperwork?
I ~am sorry that I missed the {occasion} because of {cause}.
? occasion: What did I fail to attend? / What is the apology about not having been at?
? cause: What kept me away from the {occasion}?
? cause: What is the writer's excuse for not having been there?
I ~have asked {first} to {deed} before the {occasion}.
? first: Who has to take care of something ahead of the {occasion}? / Who was given a chore by me?
? deed: What chore did I give {first}? / What has to be taken care of by the time the event starts?
? occasion: By what event should {first} have done the chore?
? occasion: Which event sets the deadline for the chore?
I ~have attached the {document} / that {person} ~sent=send me {before}.
? document: What is enclosed with my message? / What did I get from {person}?
? person: Who let me have the {document}? / From whom did I get what is enclosed?
? before: When did {person} let me have the {document}?
? before: When did I get the paper that is enclosed here?
I ~would be glad if you could {deed} by {weekday}.
? deed: What favour am I asking? / What does the writer hope I will do in the next few days?
? weekday: What is the deadline for the favour?
? weekday: What day should I have done what the writer politely requests?
I ~will send you the {document} by {medium} / as soon as {first} ~signs=sign it.
? document: What am I going to get once {first} has put their name to it?
? document: Which paper is still lacking a signature?
? medium: How will the {document} reach me?
? medium: By what means is the paperwork being delivered after the signature?
? first: Whose signature is still lacking? / Who is holding up the {document}?
I ~heard=hear from {first} that the {spot} ~is for sale at {price}.
? first: Who told me about the {spot} being on the market?
? first: Who passed on the news that I could buy it?
? spot: What did {first} say was on the market? / What would {price} buy me?
? price: What is the owner asking for the {spot}?
? price: How much money would I need to become the new owner?
I ~cannot come to the {occasion} / because {reason}.
? occasion: What am I unable to attend? / Which invitation am I turning down?
? reason: What is my excuse for staying away from the {occasion}?
? reason: Why am I turning the invitation down?
I ~paid=pay for {few} {goods}, / but only {few2} ~came=come.
? few: How many {goods} had I ordered? / How big should the delivery have been?
? goods: What were we short of when the box was delivered? / Which goods did they send me {few2} of?
? few2: How many {goods} were in the delivery? / How much of my order did they really send?
I ~lent=lend the {device} to {first} {purpose}.
? device: What has {first} borrowed? / Which machine of mine is with somebody else?
? first: Who borrowed the {device}? / Who has got a machine of mine?
? purpose: What did {first} need the {device} for? / Why did somebody borrow a machine of mine?
We ~regret=regret that your {document} was sent to {city} by mistake.
? document: Which paper of mine went astray? / What wrongly ended up in {city}?
? city: Where did my {document} wrongly end up? / Where has the misdirected paper gone?
We ~look=look forward to the {occasion} at the {spot} in {month}.
? occasion: What are we excited about? / Which event at the {spot} can we hardly wait for?
? spot: Where will the {occasion} be held?
? spot: What is the venue of the event that we can hardly wait for?
? month: When is the {occasion}?
? month: How long do we have to wait, until which part of the year, for the event that excites us?
We ~can offer you {service} for {price} if you pay by {weekday}.
? service: What would I get from you for {price}? / Which deal are we being tempted with?
? price: What would {service} set me back? / How much is the bill if we accept the deal?
? weekday: When is the money due? / By what day must I settle up to get {service} at that rate?
We ~are looking for {a_official} who speaks {language} and likes {activities}.
? official: What vacancy do we have? / What sort of employee should I hire?
? language: Which tongue must applicants know? / What should the new {official} be fluent in?
? activities: What should the new {official} enjoy doing?
? activities: Which pastime would help an applicant to get hired?
We ~have decided to hold the {occasion} in the {officeplace} this year.
? occasion: What is going to happen in the {officeplace}?
? occasion: Which event got a venue inside the building?
? officeplace: What venue did we pick for the {occasion}?
? officeplace: Where do people go for the event this time round?
We ~received=receive your {document} on {date} and sent it to {person}.
? document: Which paper of mine has {person} got? / What was delivered to you from me on {date}?
? date: When did my {document} reach you? / On which day did the mail with my paperwork turn up?
? person: Who is dealing with my {document} now? / Who did you forward my paperwork to?
We ~chose=choose the {colour} {goods} / because they ~were {property}.
? colour: Which shade of {goods} did we pick? / What did the winning ones look like?
? goods: What did we pick in {colour}? / Which articles were we shopping for?
? property: Why did we prefer the {colour} ones?
? property: What advantage tipped the scales when we went shopping?
You ~asked=ask me where the {goods} are: / they ~are in the {officeplace}.
? goods: What was I hunting for? / Which supplies are in the {officeplace}?
? officeplace: Where should I look for the {goods}?
? officeplace: In which part of the building are the supplies I was hunting for?
You ~were right: / the {device} ~belongs=belong to the {department}.
? device: Which machine is the {department}'s property? / What did I guess the owner of correctly?
? department: Who owns the {device}? / Whose machine is it, as I guessed correctly?
You ~will find {first} in the {officeplace}, probably {activities}.
? first: Who is likely to be busy {activities}? / Who should I look for in the {officeplace}?
? officeplace: Where should I look for {first}?
? officeplace: In which part of the building is our friend likely to be busy?
? activities: What is {first} likely to be up to? / What might I interrupt if I look for our friend?
Your {document} ~has been in the {officeplace} since {weekday}.
? document: Which of my papers is in the {officeplace}? / What has been waiting for me for days?
? officeplace: Where is my {document} waiting? / Where do I go to pick up my paperwork?
? weekday: How long has my {document} been lying around? / On which day was my paperwork put there?
Your {kin} ~left=leave a message: / the {occasion} ~begins=begin at {time}.
? kin: Which relative of mine tried to reach me?
? kin: Who in my family wanted me to know about the {occasion}?
? occasion: What was my {kin} trying to tell me about?
? occasion: For which event did my family pass on a starting time?
? time: When should I be at the {occasion}?
? time: My relative wanted me to be punctual; what is the time?
Your order of {few} {goods} ~leaves=leave {city} on {weekday}.
? few: How many {goods} did I buy? / How big is the shipment I am waiting for?
? goods: What did I buy? / What is in the shipment I am waiting for?
? city: Where are my {goods} being shipped from? / From what town is my purchase being dispatched?
? weekday: When are my {goods} being dispatched? / On what day does my purchase set off?
Thanks to {first}, we ~have {goods} for the {occasion} again.
? first: Who deserves our gratitude? / Who made sure that the {occasion} is not short of supplies?
? goods: What did {first} get hold of for us? / Which supplies are we grateful for?
? occasion: What event will the {goods} be used at?
? occasion: For what were we short of supplies until {first} helped?
"""
