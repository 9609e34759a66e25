"""Everyday sentences: diaries (see everyday_frames.py)."""

FRAMES = """
Dear diary, at the {spot} I ~saw=see {a_official} {activities}.
? spot: Where did I notice the {official}? / Where was the writer on seeing someone so oddly busy?
? official: Who did I notice {activities}? / What sort of person caught the writer's eye?
? activities: What was the {official} up to? / What odd job did I catch somebody doing in public?
Dear diary, {first} ~gave=give me {a_object} and asked me to {deed}.
? first: Who handed me the {object}? / Who wanted a favour of me?
? object: What did {first} hand me? / Which item came into my possession, along with a request?
? deed: What favour did {first} want of me? / Which chore was I landed with?
Today I ~heard=hear {sound} in the {officeplace} and was {feeling}.
? sound: What noise reached me in the {officeplace}? / Which noise affected my mood so much?
? officeplace: Where was I when the noise reached my ears?
? officeplace: In what part of the building did a noise affect my mood?
? feeling: How did the noise affect me? / What was my mood when {sound} reached my ears?
Today we ~walked=walk {distance} and ate {dish} by the {water}.
? distance: How far did we hike? / What was the length of our hike before the picnic?
? dish: What was on the menu of our picnic? / What did we hikers have for our meal?
? water: Where did we picnic? / What did we sit next to while we had our {dish}?
Today my {kin} ~taught=teach me {hobby} in the {room}.
? kin: Which relative gave me a lesson? / Who in my family is good at {hobby}?
? hobby: What did I learn from my {kin}? / Which pastime was my lesson in the {room} about?
? room: Where did I learn about {hobby}? / In what part of the house did my {kin} give me a lesson?
This morning {first} ~found=find {a_problem} in the {officeplace}.
? first: Who discovered the {problem}? / Who was the first to notice that something was wrong?
? problem: What did {first} discover? / What is wrong with the {officeplace}?
? officeplace: Where did {first} discover that something was wrong?
? officeplace: Which part of the building needs a repair?
This morning {few} {creatures} ~were sitting in front of the {spot}.
? few: How many {creatures} were there? / What was the size of the animal gathering at daybreak?
? creatures: Which animals turned up outside the {spot}?
? creatures: What wildlife could be seen outdoors earlier today?
? spot: Where had the {creatures} gathered? / Where could one see wildlife early in the day?
Yesterday the {group} ~practised=practise {manner} in the {spot} for {duration}.
? group: Who was training at the {spot}? / Which bunch of people was hard at work getting better?
? manner: How did the {group} go about their training?
? manner: What was unusual about the way they rehearsed?
? spot: Where did the {group} go for their training? / What place was used for rehearsing?
? duration: How long was the {group} training? / When they rehearsed, how much time did they put in?
Yesterday {first} ~came=come home with {a_bird} in a {container}.
? first: Who brought an animal back? / Whose pet might the {bird} become?
? bird: What creature did {first} bring back? / Which animal had to travel boxed in?
? container: What did {first} carry the {bird} in? / How was the animal transported indoors?
Tomorrow {first} ~has=have to {deed} and to visit the {official}.
? first: Who has an appointment with the {official}? / Who has a chore and an appointment ahead?
? deed: What chore is waiting for {first}? / What must be dealt with besides seeing the {official}?
? official: Who is {first} due to see? / With whom is the appointment on the same day as the chore?
Tomorrow the {workers} ~will bring the {device} to the {officeplace}.
? workers: Who is delivering the {device}? / Who will turn up with a machine for us?
? device: What are the {workers} going to deliver? / Which machine shall we have within a day?
? officeplace: Where will the {device} be put?
? officeplace: In what part of the building is a machine being delivered?
Last {month} I ~spent=spend {price} on {goods} and {service}.
? month: When did I part with {price}?
? month: In which part of the year did my purchases add up to so much?
? price: How much did the {goods} and {service} set me back? / What did my purchases add up to?
? goods: Which items did I buy? / What else did I pay for, apart from {service}?
? service: What else did I pay for, besides the {goods}?
? service: Part of my money did not go on objects; what did it go on?
Last {weekday} {person} ~showed=show us the {landform} {manner}.
? weekday: On what day did {person} take us to the {landform}?
? weekday: When was our guided tour of the countryside?
? person: Who was our guide to the {landform}? / Who took us on a tour of the countryside?
? landform: What bit of scenery did {person} take us to? / Where were we guided on our tour?
? manner: In what way did {person} guide us round?
? manner: What was peculiar about our tour of the {landform}?
Next {month} the {department} ~will move to {street} in {city}.
? month: When is the {department} relocating? / From when on do I need a different address for them?
? department: Who is relocating? / Which part of the organisation will have a different address?
? street: What is the {department}'s future address? / To what road are the offices being relocated?
? city: To which town is the {department} relocating? / Where are the offices going to be, roughly?
After {duration} of {activities}, I ~was {feeling} and went home.
? duration: How long did I keep going before I left? / How much time did I put into {activities}?
? activities: What had I been busy with before I left? / What kind of work put me in that mood?
? feeling: What mood was I in when I left? / How did {activities} affect me in the end?
At {time} I ~woke=wake up from {sound} and found {a_animal} in the {room}.
? time: When was I roused? / What did the clock say when a noise disturbed my sleep?
? sound: What noise disturbed my sleep? / What did the {animal} sound like?
? animal: Which creature had got into the house?
? animal: What disturbed my sleep and turned out to be an intruder?
? room: Where was the intruder hiding? / Into which part of the house had the {animal} got?
On {date} I ~met=meet {person} in {a_spot} in {city}.
? date: When did I run into {person}? / On what day did our paths cross?
? person: Who did I run into at the {spot}? / Name the person whose path crossed mine.
? spot: What sort of place was it where I ran into {person}? / Where in {city} did our paths cross?
? city: In which town did I run into {person}? / Where was I staying when our paths crossed?
I ~felt=feel {feeling} / when {first} ~began=begin to talk about {hobby}.
? feeling: How did {first}'s words affect me?
? feeling: What was my mood as the conversation turned to {hobby}?
? first: Who brought up {hobby}? / Whose words affected me so much?
? hobby: What did {first} bring up? / Which pastime was mentioned, with such an effect on me?
I ~promised=promise {first} to {deed} when the {occasion} is over.
? first: Who is counting on me to {deed}? / To whom did I give my word?
? deed: What will I do for {first} later? / I gave my word to do a chore; which one?
? occasion: What has to finish before I {deed}? / After which event will {first} hold me to my word?
I ~spent=spend {duration} {activities} with {first} and {first2}.
? duration: How long were {first}, {first2} and I at it? / How much time went into {activities}?
? activities: What did {first}, {first2} and I do together? / What were the three of us busy with?
? first: Who besides {first2} kept me company?
? first2: Who besides {first} lent me a hand with {activities}?
I ~dream=dream of the {landform} in {country} where we saw {creatures}.
? landform: What kind of landscape keeps coming back to me at night?
? landform: Where exactly did we watch the {creatures}?
? country: To which foreign land do my thoughts return at night?
? country: Where abroad did we watch the {creatures}?
? creatures: What animals did we watch at the {landform}?
? creatures: Which wildlife do I remember from our trip abroad?
I ~had hoped to see {creatures} / but there ~were only {creatures2}.
? creatures: Which animals was I eager to watch? / What failed to turn up, to my disappointment?
? creatures2: What did I get to watch instead of the {creatures}?
? creatures2: Which animals did I have to make do with?
I ~learned=learn that {share} of the {workers} come from {country}.
? share: What proportion of the {workers} are foreigners from {country}?
? share: How many of those colleagues were born abroad?
? workers: What is the job of those who were born in {country}?
? workers: Which occupation did I find out the origins of?
? country: Where were those {workers} born?
? country: From which foreign land are some of those people with the same job?
My {kin} ~thinks=think that {activities} is good for the {body}.
? kin: Which relative has a theory about health? / Who in my family swears by {activities}?
? activities: What does my {kin} recommend doing for one's health?
? activities: Which pastime is healthy, if my relative is right?
? body: Which part of me would {activities} help, supposedly?
? body: What does my relative want to keep healthy?
My {kin} ~lost=lose {weight} in {duration} by {activities}.
? kin: Which relative of mine has slimmed down? / Who in my family got thinner?
? weight: How much did my {kin} shed? / What difference do the bathroom scales show for my relative?
? duration: How long did my {kin} take to slim down? / How quickly did my relative get thinner?
? activities: How did my {kin} manage to slim down? / Which pastime made my relative thinner?
My neighbour, {a_official} from {country}, ~plays=play the {instrument} {frequency}.
? official: What is the job of the person next door? / Who is the music next door coming from?
? country: Where is the {official} next door from originally?
? country: What is the native land of the musical person next door?
? instrument: Which instrument comes through the wall from next door?
? frequency: How often does music come from next door?
? frequency: How regularly do I have to listen to the {official}'s {instrument}?
We ~stayed=stay in the {landform} until {time} {purpose}.
? landform: Where did we linger? / Which part of the countryside did we not want to leave?
? time: How late was it when we left the {landform}?
? time: When did we finally set off back from the countryside?
? purpose: Why did we linger at the {landform}? / What was our reason for not heading back sooner?
We ~ate=eat {food}, {dish} and {food2} at the {occasion}.
? food: Besides {dish} and {food2}, what did they serve us?
? dish: What else was on our plates, apart from {food} and {food2}?
? food2: To round off our {food} and {dish}, what else was served?
? occasion: Where were we served {dish}? / At which event did we have such a feast?
We ~laughed=laugh a lot / when {first} ~fell=fall into the {water}.
? first: Who took an involuntary bath? / Who was soaking wet, to our amusement?
? water: Where did {first} get soaked? / What did our friend tumble into, to our amusement?
"""
