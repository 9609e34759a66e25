"""Everyday sentences: the office (see everyday_frames.py)."""

FRAMES = """
The {document} ~was signed by {person} in the {officeplace} on {weekday}.
? document: What did {person} put a name to? / Which paper carries somebody's autograph?
? person: Whose autograph is at the bottom of the {document}?
? person: Who put pen to paper in the {officeplace}?
? officeplace: Where was {person} handed the pen for the autograph?
? officeplace: Where did the paper get its autograph?
? weekday: On which day did {person} put a name to the {document}?
? weekday: When did the paper become official, with the autograph on it?
The {document} that {first} lost {before} ~was found under the {device}.
? document: Which missing paper has turned up? / What had {first} mislaid?
? first: Who had mislaid the {document}?
? first: Who will be glad that a missing paper has turned up beneath the {device}?
? before: When did the paper go missing? / How long ago did {first} mislay the {document}?
? device: Where had the missing paper been hiding? / Beneath what did the {document} turn up?
The {department} ~asked=ask {first} to {deed} before {weekday}.
? department: Which office wants a favour from {first}?
? department: On whose request does {first} have a task to do?
? first: Who has been given a task by the {department}?
? first: To whom did the office turn with its request?
? deed: What task was {first} given? / What does the {department} want done?
? weekday: By when must {first} have dealt with the request from the {department}?
The {department} ~moved=move from the {officeplace} to {street} because of {cause}.
? department: Which team has a new address? / Who had to relocate because of {cause}?
? officeplace: Where did the team work before it relocated?
? officeplace: What used to be the home of the {department}?
? street: What is the new address of the {department}? / Where has the team relocated to?
? cause: Why did the team relocate? / What drove the {department} away from its old premises?
The {department} ~has been looking for a new {official} since {month}.
? department: Which team has a vacancy it cannot fill? / Who would like to hire a {official}?
? official: What vacancy does the {department} have? / Which post has been hard to fill?
? month: How long has the vacancy been open?
? month: When did the {department} begin to search for someone to hire?
The {device} in the {officeplace} ~was repaired by {person} {before}.
? device: What machine had been broken but works again? / What did {person} fix?
? officeplace: Where does the {device} stand that has been fixed?
? officeplace: Where did {person} have to come to get a machine running again?
? person: Who fixed the {device}? / Which handy person got the broken machine running again?
? before: When was the broken machine put right? / How long ago did {person} fix the {device}?
The {device} in the {officeplace} ~makes=make {sound} if {condition}.
? device: What can be heard from the {officeplace} at times?
? device: Which machine gives an audible signal?
? officeplace: Where does the {device} stand that we hear now and then?
? officeplace: From where does the noise of the machine reach us?
? sound: What does one hear from the {device} at such moments?
? sound: What noise is the machine known for?
? condition: When does the machine get noisy? / What sets off the noise of the {device}?
The new {device} ~is {property} than the old one, / but it ~needs=need {duration} to start.
? device: What has been bought in place of an earlier model?
? device: Which machine is a slow starter compared with its predecessor?
? property: How does our latest {device} compare with its predecessor?
? property: What is better or worse about the replacement machine?
? duration: How long before the {device} is ready to use once it is switched on?
? duration: How patient must I be with the replacement machine each time I switch it on?
The {device}, which cost {price}, ~was paid for by the {department}.
? device: What machine did the {department} buy? / What did they spend {price} on?
? price: How expensive was the {device}? / How much money went on the machine?
? department: Who bore the expense of the {device}?
? department: Out of whose budget did the money for the machine come?
The {workers} ~were told to {deed} whenever {condition}.
? workers: Who received the standing order to {deed}?
? workers: Which staff have instructions for such moments?
? deed: What are the {workers} supposed to do in such moments?
? deed: What instruction did the staff receive?
? condition: In what situation do the {workers} have to {deed}?
? condition: When does the staff's standing order apply?
The {workers} from {company} ~finished=finish the {officeplace} in {duration}.
? workers: Who did the building job for {company}? / What kind of crew completed the {officeplace}?
? company: Who employs the {workers} that completed the {officeplace}?
? company: Which firm's crew did the building job?
? officeplace: What did the crew from {company} complete?
? officeplace: Which part of the building is ready now, thanks to the {workers}?
? duration: How long did the crew take to complete the job?
? duration: How quickly did {company} get the {officeplace} ready?
The {official} ~reported=report {a_problem} in the {officeplace} at {time}.
? official: Who raised the alarm about something wrong in the {officeplace}?
? official: From whom did we hear that there was a defect?
? problem: What was wrong in the {officeplace}?
? problem: Which defect did the {official} bring to our notice?
? officeplace: Where did the {official} notice that something was wrong?
? officeplace: Where is the defect that we were alerted to?
? time: When did word of the defect come in?
? time: At what hour did the {official} notice that something was wrong?
The {official} ~refused=refuse to sign the {document} because {reason}.
? official: Who would not put a name to the {document}?
? official: Whose autograph is missing because the answer was no?
? document: Under which paper does the {official} not want to see an autograph?
? document: What paper is still without an autograph?
? reason: Why was the {official} unwilling?
? reason: What objection is there to putting a name to the {document}?
The {official} ~told=tell the {workers} that the {device} ~was {adjective}.
? official: Who let the {workers} know what the machine was like?
? official: From whom did the staff hear about the {device}?
? workers: Whom did the {official} inform about the machine?
? workers: Which staff were informed of the state of the {device}?
? device: What machine did the {official} talk about to the staff?
? device: About what were the {workers} informed?
Our {official} ~spends=spend {duration} a day {activities}.
? official: Which of our people gives {duration} daily to {activities}?
? official: Who at our place has such a regular daily pastime?
? duration: How long is our {official} busy with it from morning to night?
? duration: How many hours or minutes go on {activities} daily at our place?
? activities: What keeps our {official} busy for so long daily?
? activities: What does the {official} do for {duration} between getting up and bedtime?
Our {department} ~ordered=order {few} {goods} from a firm in {city}.
? department: Which of our teams bought supplies from out of town?
? department: On whose behalf were the {goods} bought?
? few: How many items did we buy from the out-of-town supplier?
? few: How large a quantity of {goods} did our {department} buy?
? goods: What did we buy from the supplier in {city}?
? goods: What supplies are coming to our {department}?
? city: Where is our supplier based? / In which town did our team buy the {goods}?
Our {department} ~has=have {few} {workers}, most of them from {country}.
? department: Which of our teams consists mainly of foreigners?
? department: Where do all those {workers} from abroad belong with us?
? few: How many staff are on our {department}? / What is the headcount of our team of {workers}?
? workers: What does the staff of our {department} consist of?
? workers: What are our foreign colleagues by trade?
? country: Where is the majority of our staff from?
? country: What is the homeland of nearly all the {workers} on our team?
Our boss ~thanked=thank {person} for {activities} {manner}.
? person: To whom did the manager express gratitude?
? person: Which of our colleagues did the manager show appreciation to?
? activities: What good work did the manager show appreciation for?
? activities: For what did {person} hear a word of praise from above?
? manner: How did our colleague go about {activities}?
? manner: In what way was the work done that the manager was so grateful for?
My boss ~wants=want me to {deed} and to bring the {document} on {weekday}.
? deed: What does my manager expect of me?
? deed: What chore was I given from above besides turning up with the {document}?
? document: What paper am I supposed to have with me for my manager?
? document: What should I not forget to put in my bag for the manager?
? weekday: On what day does my manager expect the paper? / When must I have the {document} with me?
{person} ~joined=join the {department} in {year} after {duration} with {company}.
? person: Who became part of the team, coming from {company}?
? person: Which former employee of {company} works with the {department} now?
? department: Which team did {person} become part of?
? department: Where did the newcomer go to work on leaving {company}?
? year: When did {person} start on the new team? / In which year was the change of employer?
? duration: How long had the newcomer been with the earlier employer?
? duration: How much experience at {company} did {person} bring along?
? company: What firm was {person} with earlier? / Who was the previous employer of the newcomer?
{person} ~was hired in {month} to look after the {device} in the {officeplace}.
? person: Who was taken on to take care of a machine?
? person: Who started in {month} as the person responsible for the {device}?
? month: When was {person} given the job?
? month: In what month did somebody start who takes care of the {device}?
? device: What is {person} employed to take care of? / For which machine was a carer taken on?
? officeplace: Where is the machine that {person} takes care of?
? officeplace: Where do I find the {device} that somebody was taken on for?
{person} ~was promoted to head of the {department} in {month}.
? person: Who is in charge of the {department} now?
? person: Who climbed the career ladder to the top of the team?
? department: Which team does {person} lead? / What was {person} put in charge of?
? month: When did {person} climb the career ladder?
? month: Since which month has somebody new been in charge of the {department}?
{person} ~works=work for {company} in {city} as {a_official}.
? person: Who is employed as a {official}? / Which employee does {company} have in {city}?
? company: Who pays the wages of {person}? / What employer has a {official} in {city}?
? city: In which town does {person} earn a living? / Where is the {official} from {company} based?
? official: What is the profession of {person}? / What does {person} do for a living?
{person} ~resigned=resign in {year} because of {cause}.
? person: Who quit? / Who gave up the post because of {cause}?
? year: When did {person} quit? / In which year was the post given up?
? cause: Why did {person} quit? / What made somebody give up the post?
{person} ~checks=check the {device} {frequency} and writes the result in the {document}.
? person: Who makes sure the {device} is all right?
? person: Who keeps the {document} up to date with readings from the machine?
? device: Which machine does {person} inspect?
? device: What is it that is regularly looked over by somebody?
? frequency: How often does {person} inspect the {device}?
? frequency: At what intervals is the machine looked over and the finding noted?
? document: Where does {person} note the findings?
? document: In what can I look up how the inspections of the {device} went?
{person} ~replaced=replace {person2} as {official} of the {group} in {month}.
? person: Who took over from {person2}? / Who is the new {official}?
? person2: Who was the predecessor of {person}? / Which {official} made way for a successor?
? official: In what role did {person} take over from {person2}?
? official: What post changed hands at the {group}?
? group: Where did {person2} make way for {person}? / Which association has a new {official}?
? month: When did {person} take over? / In which month did the post change hands?
{person} ~handed=hand the {document} to the {official} in the {officeplace}.
? person: From whom did the {official} receive the {document}? / Who passed a paper on?
? document: What did {person} pass to the {official}? / Which paper changed hands?
? official: To whom did {person} pass the {document}? / Who got hold of the paper that {person} had?
? officeplace: Where did the paper change hands? / Where did {person} pass on the {document}?
{person} ~translated=translate the {document} from {language} into {language2} for {price}.
? person: Who can read both {language} and {language2} and made money that way?
? person: Whom did they pay for putting the text into another tongue?
? document: What paper can be read in another tongue now?
? document: Which text did {person} put into {language2}?
? language: In which tongue was the {document} at the outset? / What was the tongue of the original?
? language2: In which tongue can the {document} be read now?
? language2: What tongue did {person} put the text into?
? price: How much did {person} charge for rewriting the {document} in another tongue?
? price: What fee was charged for putting a text into {language2}?
{first} ~spilled=spill {drink} on the {document} / while {first2} ~was on the phone.
? first: Who made a mess of the {document}? / Whose clumsiness left a paper soaked?
? drink: What made the paper wet?
? drink: What was {first} holding when the mishap with the {document} happened?
? document: What got soaked? / Which paper did {first} ruin with {drink}?
? first2: Who was busy with a call during the mishap?
? first2: Who was talking to someone far away when the {document} got soaked?
{first} ~counted=count the {goods} in the {officeplace} {manner}.
? first: Who did the stocktaking? / Who knows how many {goods} there are?
? goods: What was the stock that {first} took? / Of what do we know the exact quantity now?
? officeplace: Where was the stocktaking done?
? officeplace: Where did {first} go over the {goods} to establish their quantity?
? manner: How did {first} go about the stocktaking?
? manner: In what manner was the quantity of {goods} established?
{first} ~copied=copy the {document} {purpose}.
? first: Who made a duplicate? / Who has the {document} twice now?
? document: What did {first} make a duplicate of? / Which paper exists twice now?
? purpose: Why did {first} want a duplicate? / What was the aim of having the {document} twice?
{first} ~stays=stay in the {officeplace} until {time} when there is too much work.
? first: Who puts in extra hours at busy moments?
? first: Which colleague is found late in the {officeplace}?
? officeplace: Where can I find {first} late in busy weeks?
? officeplace: Where does our colleague put in the extra hours?
? time: How late does {first} go home in busy weeks?
? time: When does our overburdened colleague finally leave?
{first} ~cannot print the {document} because of {a_problem}.
? first: Who is unable to get the {document} on paper? / Whose attempt at a hard copy failed?
? document: Which paper does {first} want as a hard copy? / What won't come out on paper?
? problem: What stops {first} from making a hard copy?
? problem: Why is there no paper version of the {document}?
{first} ~answered=answer the {official} by {medium} and sent the {document} along.
? first: Who got back to the {official}? / From whom did the {official} receive the {document}?
? official: Who had been waiting to hear from {first}? / To whom did the reply go?
? medium: How did {first} reply to the {official}? / By what means was the reply made?
? document: What was enclosed with the reply?
? document: What did the {official} receive from {first} besides the reply?
{first} and the {official} ~agreed=agree to meet at {counter}.
? first: Whom will the {official} be seeing at {counter}?
? first: Who has an appointment with the {official}?
? official: With whom does {first} have an appointment?
? official: Who will be waiting for {first} at {counter}?
? counter: Where will {first} and the {official} see each other?
? counter: What spot was chosen for the two to get together?
Everyone except {first} ~knew=know that the {document} was in the {officeplace}.
? first: Who had no idea where the {document} was kept?
? first: Which one of us was the only one in the dark?
? document: What was {first} unable to locate although the others could have said?
? document: Whose whereabouts were news to {first} alone: which paper's?
? officeplace: Where was the {document} all along? / Where should {first} have looked for the paper?
Instead of {activities}, {first} ~fixed=fix the {device} with a {tool}.
? activities: What should {first} have been doing all that while?
? activities: What was {first} meant to be busy with when the {device} got repaired?
? first: Who preferred doing a repair to {activities}? / Who got the {device} going again?
? device: Which machine did {first} get going again?
? device: What did {first} tinker with rather than {activities}?
? tool: What did {first} use for the repair of the {device}?
? tool: Which implement got the machine going again?
Since the {department} moved out, / the {officeplace} ~has been empty.
? department: Who used to occupy the {officeplace}? / Whose departure left nobody working there?
? officeplace: Which part of the building is unused now? / What did the {department} vacate?
Two {workers} ~carried=carry the {device} into the {officeplace} {manner}.
? workers: Who brought the machine inside? / Whose muscles got the {device} where it is?
? device: Which machine did the pair haul inside?
? device: What did a couple of {workers} bring to the {officeplace}?
? officeplace: Where did the pair set the {device} down?
? officeplace: To what part of the building was the machine hauled?
? manner: How did the pair haul the {device} there? / In what manner was the machine brought inside?
{few_cap} {goods} ~were delivered to the {officeplace} on {date}.
? few: How large was the consignment of {goods}? / How many items arrived on {date}?
? goods: What arrived by the load at the {officeplace}? / Of what did we receive {few} on {date}?
? officeplace: Where was the consignment dropped off?
? officeplace: To which part of the premises did the {goods} come?
? date: When did the {goods} arrive? / On what day was the consignment dropped off?
{few_cap} {workers} ~applied=apply for the job of {official} in {city}.
? few: How many candidates wanted the post? / How many {workers} would like to become a {official}?
? workers: Who wanted the post in {city}? / What were the candidates doing for a living so far?
? official: What post did the candidates want?
? official: As what would so many {workers} like to be taken on?
? city: Where is the post that the candidates wanted? / In what town is a {official} being taken on?
{few_cap} {workers} ~were hurt when the {device} in the {officeplace} fell over.
? few: How many casualties did the accident with the {device} cause?
? few: How many people were injured as the machine toppled?
? workers: Who was injured in the accident with the {device}?
? workers: Which staff did the toppling machine strike?
? device: What toppled and injured people? / Which machine caused the accident in the {officeplace}?
? officeplace: Where did the machine topple? / Where did the accident with the {device} happen?
The {goods} ~are kept in the {officeplace}, / the {goods2} in the {officeplace2}.
? goods: What is stored in the {officeplace}?
? goods: What do we have to fetch from the {officeplace}, if not {goods2}?
? officeplace: Where are the {goods} stored? / Where should I look if I have run out of {goods}?
? goods2: What is stored in the {officeplace2}? / What might I go to the {officeplace2} to fetch?
? officeplace2: Where are the {goods2} stored? / Where do I go to fetch {goods2}?
The {goods} ~were sent back to {company} because {reason}.
? goods: What was returned to the supplier? / Of what did {company} get a whole load back?
? company: Which supplier got the {goods} back? / To whom were the items returned?
? reason: Why were the items returned? / What was behind the return of the {goods} to the supplier?
The {goods} we ordered in {month} ~came=come without the {document}.
? goods: What was delivered to us incomplete, lacking the {document}?
? goods: Which items that we bought lacked a paper?
? month: When did we buy the {goods}?
? month: In which month did we place the order that arrived incomplete?
? document: What paper should have been in the box with our {goods}?
? document: What was lacking when our purchase arrived?
A parcel with {few} {goods} and a {document} ~is waiting at {counter}.
? few: How many {goods} are in the package?
? few: What quantity is in the package that has to be picked up at {counter}?
? goods: What is in the package besides the {document}?
? goods: Which items could be picked up with a paper?
? document: Which paper is in the package?
? document: What would I find in the package along with the {goods}?
? counter: Where can the package be picked up? / Where should I ask for the box with the {goods}?
"""
