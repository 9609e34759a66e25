"""Everyday sentences: reports (see everyday_frames.py)."""

FRAMES = """
According to the {official}, {share} of the {workers} ~come=come to work by {vehicle}.
? official: Who talked about how the staff commute?
? official: On whose word do we rely about the commute of the {workers}?
? share: How many of the {workers} commute by {vehicle}?
? share: What proportion of the staff commute in this way?
? workers: Whose commute did the {official} talk about?
? workers: Which staff make so much use of a {vehicle} in the morning?
? vehicle: How do {share} of the {workers} commute?
? vehicle: What means of transport did the {official} mention?
According to the {document}, the {device} ~must be cleaned {frequency}.
? document: Where is it laid down that the machine mustn't get dirty?
? document: What paper has the rule about washing the {device}?
? device: Which machine mustn't get dirty? / For what does the {document} lay down regular washing?
? frequency: How often does the {device} need a wash?
? frequency: At what intervals should the dirt be taken off the machine, as laid down on paper?
The meeting in the {officeplace} ~lasted=last {duration} and ended {manner}.
? officeplace: Where did they hold their discussion?
? officeplace: In which part of the building did people sit together for {duration}?
? duration: How long did people talk in the {officeplace}? / How drawn-out was the discussion?
? manner: How did the discussion come to a close?
? manner: In what manner did they finish what they had to discuss in the {officeplace}?
The minutes ~were taken by {person}, who is the {official} of the {group}.
? person: Who kept a record of the discussion?
? person: Who serves the {group} as its {official} and noted down what was said?
? official: What post does {person} hold? / What role does the record keeper have with the {group}?
? group: To which association does {person} belong?
? group: Where does the record keeper serve as {official}?
The {group} ~decided=decide to buy {a_device} for {price} {before}.
? group: Who voted for getting a machine? / Which association was willing to spend {price}?
? device: What did the {group} vote to get? / On which machine will the association spend its money?
? price: How much is the {group} going to spend on the {device}?
? price: What sum did the members vote to pay?
? before: When did the members vote on getting the {device}?
? before: How long ago was the purchase approved?
The {group} ~agreed=agree that {first} should {deed} by {weekday}.
? group: Who gave {first} the task? / Which association settled on what is to be done, and by whom?
? first: Who was chosen to {deed}? / Whom did the members settle on for the task?
? deed: What task has {first} been given? / What did the members want {first} to see to?
? weekday: By when does {first} have to see to the task? / What deadline did the members settle on?
The {group} ~rejected=reject the {document} by {few} votes.
? group: Who turned down the {document}? / Which association said no?
? document: What was turned down by the members? / Which paper found no majority in the {group}?
? few: How clear was the majority against the {document}? / By what margin did the members say no?
{person} ~proposed=propose to meet {frequency} in the {officeplace}.
? person: Whose idea were the regular get-togethers?
? person: Who suggested getting together in the {officeplace}?
? frequency: How often should we get together, if {person} had a say?
? frequency: What intervals were suggested for seeing each other?
? officeplace: Where should we get together, as {person} suggested?
? officeplace: What part of the building was suggested for the regular talks?
{person} ~complained=complain about {a_problem} in the {officeplace}.
? person: Who was unhappy with the state of the {officeplace}? / Who moaned about something wrong?
? problem: What made {person} unhappy? / Which nuisance did somebody moan about?
? officeplace: Where was the nuisance that {person} moaned about?
? officeplace: In which part of the building did somebody put up with a {problem}?
{person} ~asked=ask whether the {department} ~could {deed}.
? person: Who had a request for the {department}? / Who wondered if the team might {deed}?
? department: Which team was {person} hoping would {deed}? / For whom was the request meant?
? deed: What favour did {person} want from the {department}?
? deed: What chore was the team requested to do?
{person} ~apologised=apologise to the {workers} for {a_problem}.
? person: Who said sorry to the {workers}? / Who felt responsible for the nuisance?
? workers: To whom did {person} say sorry?
? workers: Which people deserved to hear somebody's regret about a {problem}?
? problem: For what did {person} say sorry?
? problem: What was the nuisance that made somebody express regret?
It ~was agreed that {person} would {deed} before the {occasion}.
? person: Who was chosen to {deed}? / Who has a task to do in time for the {occasion}?
? deed: What task was settled on for {person}?
? deed: What will be done by somebody ahead of the {occasion}?
? occasion: Ahead of what should {person} have the task done?
? occasion: What is coming up that a task was given out for?
It ~took=take the {workers} {duration} to find the {document}.
? workers: Who spent so long searching for the {document}?
? workers: Which staff tracked down the missing paper?
? duration: How long were the {workers} searching? / How quickly was the missing paper tracked down?
? document: What were the {workers} searching for? / Which missing paper was tracked down?
It ~took=take {first} {duration} to carry the {goods} to the {officeplace}.
? first: Who hauled the {goods} to another spot? / Who spent {duration} lugging a load?
? duration: How long was {first} busy lugging the load?
? duration: How much time did {first} need for lugging the {goods}?
? goods: What did {first} lug to the {officeplace}?
? goods: Of what did the load consist that {first} moved?
? officeplace: Where did {first} put the load after all the lugging?
? officeplace: Where have the {goods} been moved by hand?
It ~costs=cost {price} a month to rent the {officeplace}.
? price: How much must a tenant pay for the {officeplace}?
? price: What does the landlord charge from one month to the following one?
? officeplace: What can a tenant have for {price}? / What is it that the landlord charges for?
There ~was a complaint about {a_problem} near the {officeplace}.
? problem: What were people unhappy about close to the {officeplace}?
? problem: Which nuisance did somebody moan about?
? officeplace: Close to what was the nuisance that somebody moaned about?
? officeplace: Where do people have to live with the {problem}?
There ~were {few} {workers} in the {officeplace} when the alarm rang.
? few: How many {workers} heard the bell go off?
? few: How many people were inside at the moment of the warning signal?
? workers: Who was inside when the warning signal sounded?
? workers: Which staff heard the bell go off in the {officeplace}?
? officeplace: Where were the {workers} as the warning signal sounded?
? officeplace: What part of the building had staff inside when the bell went off?
The visit to {company} ~was put off until {month} because of {cause}.
? company: Which firm were they going to see before the trip was postponed?
? company: Where will guests arrive only in {month}?
? month: What is the new date for going to see {company}? / Until when was the trip postponed?
? cause: Why was the trip to {company} postponed? / What got in the way of going to see the firm?
Last year {company} ~sold=sell {few} {goods} to {country}.
? company: Which exporter had a deal with {country}? / Who was the seller of the {goods}?
? few: How many {goods} did {company} export? / How large was the export order a year ago?
? goods: What did {company} export? / Which products were bought by {country} a year ago?
? country: Where did the exports of {company} go? / Who was the foreign buyer of the {goods}?
In {year}, {company} ~opened=open a factory near {city} with {few} {workers}.
? year: When did {company} start production near {city}? / In what year was the plant inaugurated?
? company: Whose plant is near {city}? / What firm began production with a staff of {few}?
? city: Close to which town did {company} build its plant?
? city: Where would I find the plant that {company} inaugurated?
? few: How large was the plant's staff at the beginning?
? few: How many {workers} did {company} have in its new plant?
? workers: What staff did {company} take on at its new plant?
? workers: Who had a job at the plant near {city} from the beginning?
Between {year} and {year2}, the firm ~made=make {goods} for {country}.
? year: When did production for {country} begin?
? year: In what year did the company start producing {goods}?
? year2: When did production for {country} end? / Until what year did the company produce {goods}?
? goods: What did the company produce in those years? / What sort of products went to {country}?
? country: For which market did the company produce {goods}?
? country: Where did the products go in those years?
The price of {goods} ~rose=rise by {percent} in {month}.
? goods: What became dearer in {month}? / Which items do customers have to pay more for?
? percent: By how much did {goods} become dearer? / How steep was the increase for customers?
? month: When did {goods} become dearer? / In what month did customers feel the increase?
The number of {workers} ~fell=fall from {few} to {few2} within {duration}.
? workers: Which staff shrank in {duration}? / Of whom are there only {few2} left?
? few: How many {workers} were there at the outset? / How large was the staff before it shrank?
? few2: How many {workers} are left? / To what size did the staff shrink?
? duration: How long did it take for the staff to shrink?
? duration: How quickly did the headcount of {workers} go down?
The costs of the {device} ~were shared by the {department} and the {department2}.
? device: Which machine was bought out of two teams' budgets?
? device: For what did both the {department} and the {department2} pay?
? department: Who went halves with the {department2}?
? department: Which team bore the expense of the {device} together with the {department2}?
? department2: Who went halves with the {department}?
? department2: Which team bore the expense of the {device} together with the {department}?
The test of the {device} ~had=have to be stopped after {duration} because of {cause}.
? device: Which machine was being tried out when something went wrong?
? device: What did they have to switch off early because of {cause}?
? duration: How long had they been trying out the {device} when they broke off?
? duration: How far did the trial of the machine get in hours or minutes?
? cause: Why was the trial broken off?
? cause: What prevented them from trying out the {device} to the end?
During the test, the {device} ~reached=reach {degrees} without any trouble.
? device: Which machine coped well with {degrees}?
? device: What took the temperature of the trial in its stride?
? degrees: How hot did the {device} get in the trial? / What temperature did the machine cope with?
The tank of the {device} ~holds=hold {quantity} and is emptied {frequency}.
? device: Which machine has a container that takes {quantity}? / What must people drain {frequency}?
? quantity: How much fits into the {device}? / What is the capacity of the container in the machine?
? frequency: How often does the {device} have to be drained?
? frequency: At what intervals does someone drain the machine?
The {part} of the {device} ~was made by {company} and weighs {weight}.
? part: Which component of the {device} comes from {company}?
? part: What bit of the machine was put on the scales?
? device: What machine did {company} contribute a component to? / To what does the {part} belong?
? company: Who manufactured the {part}?
? company: Which supplier does the component of the {device} come from?
? weight: How heavy is the component that {company} manufactured?
? weight: What do the scales show for the {part}?
The {vehicle} of the {department} ~reaches=reach {speed} when it is empty.
? vehicle: What can go as fast as {speed} with no load? / What do the {department} travel in?
? department: Whose {vehicle} goes so much faster without a load?
? department: Which team has something on the road that can do {speed}?
? speed: How fast can the {department} go without a load?
? speed: What is the most that the {vehicle} can do with nothing on board?
The report on the {device} ~was written by {person} and has {few} pages.
? device: Which machine did {person} put so much on paper about?
? device: What is the subject of the study that runs to {few} sheets?
? person: Who is the author of the study? / Who put the findings about the {device} on paper?
? few: How long is the study that {person} authored? / How much is there to read about the {device}?
The cause of the fire ~was {a_problem} in the {officeplace}.
? problem: What set the building ablaze? / How did the blaze in the {officeplace} come about?
? officeplace: Where did the blaze begin? / In which part of the building did the flames get going?
The accident ~happened=happen at {time} / while {person} ~was moving the {device}.
? time: When did the mishap with the {device} occur? / At what hour did shifting a machine go wrong?
? person: Who was shifting the {device} as things went wrong?
? person: Who had a mishap with a heavy machine?
? device: Which machine was being shifted as things went wrong? / What did {person} want to shift?
No one ~was hurt, / but {few} {goods} ~were lost in the {officeplace}.
? few: How many items were destroyed, luckily without any casualties?
? few: How large was the loss of {goods}?
? goods: What was destroyed, luckily without any casualties?
? goods: Which supplies went to ruin in the {officeplace}?
? officeplace: Where did the {goods} go to ruin?
? officeplace: What part of the building was struck, luckily without any casualties?
Damage of {price} ~was caused by {a_problem} in the {officeplace}.
? price: How much will it cost to make good the harm in the {officeplace}?
? price: What sum did the mishap come to?
? problem: What went wrong that turned out so expensive? / What did {price} worth of harm?
? officeplace: Where did the expensive mishap occur?
? officeplace: Which part of the building was harmed by a {problem}?
The inspection on {weekday} ~found=find {few} faults in the {device}.
? weekday: When was the {device} examined? / On what day did the check turn up defects?
? few: How many things were wrong with the {device}?
? few: What was the total of defects that the check turned up?
? device: Which machine turned out to have defects? / What was examined and was not in order?
The {officeplace} ~was locked by {person} at {time}, as the {document} shows.
? officeplace: What did {person} shut up for the night?
? officeplace: Which part of the building did somebody close off at {time}?
? person: Who turned the key? / Who made sure that nobody could enter the {officeplace} any longer?
? time: When did {person} shut up the {officeplace}? / At what hour was the key turned?
? document: What proves that {person} shut the {officeplace}?
? document: Where is it on record when the key was turned?
The key to the {officeplace} ~must be returned to the {official} by {time}.
? officeplace: What can be unlocked with the thing I have to bring back?
? officeplace: Which part of the building may I enter until I have brought something back?
? official: To whom do I bring back what unlocks the {officeplace}?
? official: Who expects me to bring something back once I have locked up?
? time: How late can I bring back what unlocks the {officeplace}?
? time: When does the {official} want to have it back?
"""
