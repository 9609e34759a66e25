"""Everyday sentences: manuals (see everyday_frames.py)."""

FRAMES = """
! Press the {colour} button for {duration} to start the {device}.
? colour: Which knob do I push? / What does the knob look like that gets the {device} going?
? duration: How long do I keep my finger on the knob?
? duration: How long must I push before the {device} gets going?
? device: What gets going when I push the {colour} knob?
? device: Which machine is switched on by a long push?
! Turn off the {device} if {condition}.
? device: What should be unplugged in such a case?
? device: Which machine must not be left on when {condition}?
? condition: When must I unplug the {device}? / In what case should the machine not be left on?
! Clean the {device} {frequency} with {remedy}.
? device: Which machine has to be wiped out regularly?
? device: For what do I need {remedy} at set intervals?
? frequency: How often should I get the dirt off the {device}?
? frequency: At what intervals does the machine need a wipe?
? remedy: What do I take to get the dirt off the {device}?
? remedy: What is recommended for keeping the machine spotless?
! Do not use the {device} in the {officeplace} or near {weather}.
? device: Which machine is it forbidden to switch on close to {weather}?
? device: What should stay unplugged as long as I am in the {officeplace}?
? officeplace: Where is it forbidden to switch on the {device}?
? officeplace: In which part of the building must the machine stay unplugged?
? weather: What outdoors is no good for the {device}? / To what should the machine never be exposed?
! Fill the {device} with {quantity} of {ingredient} before the first use.
? device: What do I pour {ingredient} into to begin with?
? device: Which machine wants something put in it before anybody switches it on?
? quantity: How much {ingredient} goes into a brand new {device}?
? quantity: What amount do I put in to begin with?
? ingredient: What goes into a brand new {device}?
? ingredient: What should I put in the machine before I switch it on?
! Keep the {document} in the {officeplace} for {duration}.
? document: Which paper must not be thrown away? / What do I have to hang on to for {duration}?
? officeplace: Where should the {document} be stored?
? officeplace: In what part of the building do I put the paper that mustn't be thrown away?
? duration: How long do I have to hang on to the {document}? / When may I throw the paper away?
! Loosen the {few} screws behind the {device} with a {tool}.
? few: How many things must I unscrew at the back of the {device}?
? few: What is the total of fasteners at the back that I have to undo?
? device: At the back of which machine is there something to undo?
? device: What gets unfastened at the rear with a {tool}?
? tool: What do I need for undoing the fasteners at the back?
? tool: Which implement gets the back of the {device} undone?
! Call the {department} at once when {condition}.
? department: Who wants to hear immediately when {condition}?
? department: Whom do I ring without delay in such a case?
? condition: When should I ring the {department}?
? condition: In what case must I get on the phone without delay?
! Rub the stain with {remedy} and rinse it after {duration}.
? remedy: What gets the mark out?
? remedy: What should I put on the dirty spot and leave there for {duration}?
? duration: How long should I leave the {remedy} on the dirty spot?
? duration: When do I wash off what I put on the mark?
! Store the {goods} in the {officeplace} at {degrees}.
? goods: What should be put away at {degrees}? / Which supplies belong in the {officeplace}?
? officeplace: Where do I put the {goods} away?
? officeplace: Which part of the building should the supplies go to?
? degrees: How warm or cool should it be for the {goods}?
? degrees: At what temperature do I put the supplies away?
! See {passage} of the {document} if {condition}.
? passage: Where in the {document} do I look in such a case?
? passage: What spot in the text should I turn to when {condition}?
? document: Which paper should I consult in such a case?
? document: Where do I find something to read at {passage}?
? condition: When do I need to turn to {passage}? / In what case should I consult the {document}?
! Send the {device} back to {company} within {duration}.
? device: What should I return to the maker? / Which machine does {company} want to have again?
? company: To whom should I return the {device}?
? company: Whose address do I put on the box with the machine?
? duration: How long do I have for returning the {device}?
? duration: How soon must the machine be posted to {company}?
! Wear {goods} and never work alone in the {officeplace}.
? goods: What protection must I put on? / What should I have on me in the {officeplace}?
? officeplace: Where is it forbidden to be on duty by oneself?
? officeplace: In which part of the building do I need {goods} and company?
! Hand in the {document} at {counter} before {time}.
? document: Which paper do they want to have from me? / What should I bring to {counter}?
? counter: Where do I submit the {document}? / Where should I take the paper that they want from me?
? time: How late can I submit the {document}? / By when do they want to have the paper?
! Replace the {part} of the {device} {frequency}.
? part: Which component needs changing at intervals? / What bit of the {device} wears out?
? device: Which machine regularly needs a fresh component? / For what should I have a spare {part}?
? frequency: How often should I put a fresh {part} in?
? frequency: At what intervals does the component need changing?
If {condition}, / the {device} ~switches=switch itself off after {duration}.
? condition: What makes the machine stop by itself?
? condition: In which case does the {device} shut down on its own?
? device: Which machine shuts down on its own? / What stops by itself when {condition}?
? duration: How long before the {device} shuts down on its own?
? duration: How soon does the machine stop by itself?
If {condition}, / you ~should call the {official} from the {officeplace}.
? condition: When ought I to ring the {official}?
? condition: In what case should I get on the phone in the {officeplace}?
? official: Whom ought I to ring in such a case?
? official: Who should hear from me over the phone when {condition}?
? officeplace: Where should I go to ring the {official}?
? officeplace: In which part of the building do I pick up the phone when {condition}?
When {condition}, / the {colour} lamp on the {device} ~begins=begin to blink.
? condition: What makes the signal on the {device} flash? / In which case does it start flashing?
? colour: What does the flashing signal on the {device} look like?
? colour: Which one of the signals starts flashing when {condition}?
? device: Which machine flashes when {condition}? / What has a {colour} signal that flashes?
As soon as {condition}, / a {colour} light ~appears=appear on the {device}.
? condition: When does the {device} show the signal?
? condition: What has to happen for something to shine on the machine?
? colour: What does the signal on the {device} look like?
? colour: In which shade does the machine shine when {condition}?
? device: Which machine shows a signal when {condition}?
? device: On what do I see something {colour} shining?
The {device} ~runs=run for {duration} on one battery and weighs {weight}.
? device: What can do without recharging for {duration}?
? device: Which machine puts {weight} on the scales?
? duration: How long before the {device} needs recharging? / When does the machine run out of power?
? weight: How heavy is the {device}? / How much do I lift when I carry the machine, cell and all?
The {device} ~may only be opened with a {tool} and by {a_official}.
? device: What is not meant to be taken apart by just anyone?
? device: Inside which machine may only a {official} look?
? tool: What does it take to get inside the {device}?
? tool: Which implement does the {official} need for taking the machine apart?
? official: Who is allowed to take the {device} apart?
? official: Whom do I have to ask in when the inside of the machine needs looking at?
The {device} ~works=work best when it is cleaned with {remedy}.
? device: Which machine performs better for a wipe with {remedy}?
? device: What is it that likes a wash with something special?
? remedy: What should I wipe the {device} with if I want it in top form?
? remedy: What keeps the machine in top form?
The {device} ~can be used {purpose} as well.
? device: What serves {purpose}, besides its main job? / Which machine has an extra use?
? purpose: What else is the {device} good for? / For which extra job could one employ the machine?
The {colour} cable ~leads=lead from the {device} to the {officeplace}.
? colour: Which wire goes to the {officeplace}?
? colour: How do I recognise the wire that comes out of the {device}?
? device: What is at one end of the {colour} wire?
? device: Which machine is connected to the {officeplace}?
? officeplace: What is at the far end of the {colour} wire?
? officeplace: To which part of the building is the {device} connected?
The guarantee for the {device} ~lasts=last {duration} and covers the {part}.
? device: Which machine would be repaired free of charge in the first {duration}?
? device: What is my warranty for?
? duration: How long would they repair the {device} free of charge? / When does my warranty run out?
? part: Which component is included in the warranty?
? part: What bit of the {device} would be replaced free of charge?
The stain ~can be removed with {remedy}, / unless the {garment} ~is {colour}.
? remedy: What gets the mark out of most clothes? / With what can I treat the dirty spot?
? garment: Which piece of clothing must not be {colour} if I want the mark out?
? garment: What am I wearing that has a dirty spot on it?
? colour: In which shade would the {garment} keep its dirty spot?
? colour: What must my clothes not look like for the {remedy} to help?
{passage_cap} of the {document} ~explains=explain how to clean the {device}.
? passage: Where in the {document} can I read about washing the machine?
? passage: Which bit of the text do I need for a dirty {device}?
? document: Which paper has advice on washing the {device}?
? document: Where can I read, at {passage}, about getting rid of dirt?
? device: What do I learn to wash at {passage}?
? device: For which dirty machine does the {document} have advice?
{passage_cap} of the {document} ~was written by {person} in {year}.
? passage: Which bit of the {document} is by {person}?
? passage: What portion of the text is credited to one author?
? document: What did {person} contribute to as an author?
? document: To which paper does the text of {year} belong?
? person: Who was the author of {passage}? / Who contributed text to the {document}?
? year: When did {person} contribute to the {document}?
? year: From which year does the text at {passage} date?
Before {activities}, you ~should read {passage} of the {document}.
? activities: What should I not begin unprepared?
? activities: Ahead of which task ought I to look in the {document}?
? passage: Which bit of the {document} ought I to look at before I begin?
? passage: What portion of the text prepares me for {activities}?
? document: Which paper ought I to look at before I begin?
? document: Where can I look up something useful ahead of {activities}?
All {goods} ~are checked {manner} before they leave the {officeplace}.
? goods: What gets inspected before it goes out?
? goods: Which products does the {officeplace} send out only after a close look?
? manner: How are the {goods} inspected before they go out?
? manner: In what manner does the control of the products take place?
? officeplace: Where are the {goods} inspected before they go out?
? officeplace: From which part of the building do the products go out?
All parts except the {part} ~can be washed with {remedy}.
? part: Which component must not come into contact with {remedy}?
? part: What should I take out before I put everything else in for a scrub?
? remedy: With what may I scrub nearly everything?
? remedy: What is fine for getting the dirt off everything but the {part}?
Old {goods} ~may be left in the {officeplace} on {weekday}.
? goods: What can I dispose of there? / Which worn-out items do they take in the {officeplace}?
? officeplace: Where can I dispose of worn-out {goods}?
? officeplace: Which part of the building is open for what we throw away?
? weekday: When can I dispose of worn-out {goods}?
? weekday: On what day may we bring along what we want to throw away?
A new {part} for the {device} ~costs=cost {price} at the {shop}.
? part: Which spare component is to be had for {price}? / What does the {shop} sell for my {device}?
? device: For which machine can I buy a spare component? / Into what does the {part} fit?
? price: How much is a replacement {part}?
? price: What would I pay to get a spare component for the {device}?
? shop: Where can I buy a replacement {part}? / Who sells spare components for the {device}?
Rust on the {device} ~is best removed with {remedy} and a {tool}.
? device: Which corroded machine can be scrubbed with {remedy}?
? device: What has gone brown with damp and can be made to shine?
? remedy: What helps against corrosion, together with a {tool}?
? remedy: What should I put on the corroded {device}?
? tool: Which implement do I need against corrosion?
? tool: With what do I work at the corroded {device}, besides {remedy}?
"""
