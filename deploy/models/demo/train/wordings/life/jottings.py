"""Notes on the fridge, text messages and talk at breakfast (see relations.py)."""

RELATIONS = """
I am {count} words into learning {language}, can order {dish}, can insult any {role}, and still \
say {word} when I mean thank you.
Though {count} words into {language} and able to order {dish} and insult any {role}, I still say \
{word} and mean thank you.
I still say {word} when I mean thank you, and that after {count} words of {language}, with which \
I can order {dish} and insult any {role}.
> {count}
How many words into learning {language} am I?
After how many words of {language} do I still not say thank you?
How large is my vocabulary by now? / What stock of foreign expressions has the learner built up?
> {language}
In which language can I order {dish} and insult any {role}?
Which language am I {count} words into, still failing to say thank you?
What tongue is the self-taught student struggling with? / Which foreign idiom is my current study?
> {dish}
What can I order with my {count} words of {language}?
Besides being able to insult any {role}, what can I order in {language}?
What would end up on the learner's plate abroad?
Which food can I ask for with my scant vocabulary?
> {word}
What do I still say when I mean thank you?
Which word do I say instead of thank you, after {count} words of {language}?
Which blunder do I make when I want to show gratitude?
What comes wrongly out of my mouth to those who are kind to me?

Small disaster, large witness: I {mishap} in front of my entire {club} on {date}, and {first} \
has the video.
{first} has the video of how I {mishap} on {date}, with my entire {club} as witness.
With the entire {club} as witness I {mishap} on {date}, a small disaster of which {first} has \
the video.
> {mishap}
What small disaster had the entire {club} as witness?
What did I do in front of the entire {club}, a disaster that is on video?
What clumsy thing was I filmed doing? / How did I make a fool of myself?
> {first}
Who has the video of my small disaster?
Who has a video of what happened in front of the entire {club}? / Who filmed my embarrassment?
Whose phone holds evidence of my clumsiness?
> {date}
When was my small disaster in front of the entire {club}?
On what date did it happen, the small disaster on {first}'s video?
On which day did I embarrass myself? / When was the blunder filmed?
> {club}
Which club was witness to my small disaster?
In front of which entire club did I have the disaster that is on {first}'s video?
What group of people saw me make a fool of myself?
To what association does the clumsy author belong?

My aunt's marriage advice, given over {cake}: never lend a husband your {tool}, and never ask \
where he was on {spoken_day}.
Over {cake} my aunt gave me this advice on marriage: do not lend a husband your {tool} or ask \
where he was on {spoken_day}.
Never to ask a husband where he was on {spoken_day}, and never to lend him one's {tool}, was the \
marriage advice my aunt gave me over {cake}.
> {tool}
What should one never lend a husband, by my aunt's advice?
Which thing is never to be lent in a marriage, as my aunt advised?
Which implement ought a wife to keep for herself? / What kit is not for a spouse's hands?
> {spoken_day}
About what day should one never ask a husband, says my aunt?
Where he was on which day is not to be asked, by my aunt's advice on marriage?
Which date of his must remain a mystery to a wise wife? / For when does a spouse need no alibi?
> {cake}
Over what did my aunt give her marriage advice?
What was there when my aunt gave me advice about a husband?
What did we nibble during the talk about wedlock?
Which treat went with a relative's words of wisdom?

Update on the mystery smell in the hall, with thanks to {first}: it was {produce}, in \
{footwear}, behind the {furniture}, since {month}.
Thanks to {first} the mystery smell in the hall is solved: since {month} there had been \
{produce} behind the {furniture}, in {footwear}.
{first} found that {produce} had been in {footwear} behind the {furniture} since {month}, so \
that is the mystery smell in the hall solved, with thanks.
> {produce}
What was behind the mystery smell in the hall?
What had been behind the {furniture} since {month}, the mystery smell?
What was rotting unnoticed in our flat? / The stench came from which forgotten groceries?
> {furniture}
Behind what was the mystery smell in the hall?
Behind which piece in the hall had the {produce} been since {month}?
Which item had to be moved to find the source of the stench?
What concealed the rotting {produce}?
> {month}
Since when had the {produce} been behind the {furniture}, a mystery smell?
Since which month had the mystery smell been in the hall?
In what part of the year did somebody forget their groceries? / When did it begin to rot?
> {first}
Thanks to whom is the mystery smell in the hall solved?
Who solved the mystery of the smell behind the {furniture}? / Which flatmate has the best nose?
Who tracked the stench to its source?
> {footwear}
In what were the {produce} behind the {furniture}, the mystery smell?
What had the {produce} in it behind the {furniture} in the hall?
Which clothing item had groceries in it? / What to wear was ruined by rotting food?

Before I sign anything now I think of {full}, who sold us the {holiday_home} near {city} with \
the words: the {pest} come with it.
{full} sold us the {holiday_home} near {city} saying that the {pest} come with it, and now I \
think of that before I sign anything.
"The {pest} come with it," said {full}, who sold us the {holiday_home} near {city}, and I think \
of it before I sign anything now.
> {full}
Of whom do I think now before I sign anything?
Who sold us the {holiday_home}, with the words that the {pest} come with it?
Who was the vendor with the odd sales talk? / From whom did we buy our second residence?
> {pest}
Of what do I think before I sign, since they come with the {holiday_home} we were sold?
What had {full}, who sold us the {holiday_home}, said in these words: they come with it?
Which vermin did the vendor own up to? / What unwelcome residents did we buy along with the place?
> {holiday_home}
What was sold by {full} with the words that the {pest} come with it?
What was sold to us near {city}, so that I think before I sign? / Which getaway did we buy?
What kind of second residence taught us caution?
> {city}
Near which city is the {holiday_home} that was sold to us with the words about {pest}?
What is it near, the {holiday_home} that {full} sold us, of which I think before I sign?
In which region did we buy our getaway? / What town lies close to our second residence?

The gym has a new rule, no {footwear} before {time}, which {first} swears is about me and I \
swear is about {person}.
No {footwear} before {time} is a new rule at the gym, and while {first} swears it is about me, I \
swear it is about {person}.
I swear that the gym's new rule against {footwear} before {time} is about {person}; {first} \
swears that it is about me.
> {footwear}
What may not be worn before {time} by the gym's new rule?
What is the gym's new rule about, the one {first} swears is about me?
Which clothing is banned for early exercisers? / What attire offended somebody at the fitness club?
> {time}
Until when does the gym's new rule say no to {footwear}?
Before what time are {footwear} against the new rule of the gym?
From what hour on are athletes free to dress as they like?
When does the early-morning dress ban end?
> {person}
About whom is the new rule at the gym, I swear?
{first} swears the new gym rule is about me; about whom do I swear it is?
Whom do I blame for the dress ban? / Whose attire, in my opinion, brought on the ban?
> {first}
Who swears that the gym's new rule is about me?
By whom am I, with my {footwear}, held to be what the new rule of the gym is about?
Who blames my attire for the ban? / Which friend has me down as the culprit?

Roll {tally} of expired film gave me nothing but {city} under fog, and then, on the last frame, \
{first} laughing at some {animal}.
{first} laughing at some {animal} was on the last frame, the rest of roll {tally} of the expired \
film being {city} under fog.
Nothing but fog over {city} was on roll {tally} of my expired film, until the last frame, which \
has {first} laughing at some {animal}.
> {first}
Who is laughing on the last frame of the expired film?
Whom does the last frame of roll {tally} have, laughing at some {animal}?
Who is in the only good picture? / Which amused face saved the photographer's day?
> {animal}
At what is {first} laughing on the last frame?
What creature is on the last frame of the expired film with {first}?
Which beast caused such mirth in front of the camera?
What was so comical in the one good picture?
> {city}
What was under fog on roll {tally} of the expired film?
Which city is on all but the last frame, in fog? / Where were the dull, grey pictures taken?
Which misty town did the photographer shoot?
> {tally}
On which roll of expired film is {first} laughing?
Which roll has nothing but fog and then {first} on the last frame?
What is the number of the spool with the one good picture?
Where among the negatives do I look for {first}?

To the person who put {tally} {objects} on our wall at {address} with a note saying help \
yourself: we did, and {first} has already broken one.
We helped ourselves, as your note said, to the {tally} {objects} that you put on our wall at \
{address}, and {first} has already broken one.
{first} has already broken one of the {tally} {objects} which you, with a note saying help \
yourself, put on our wall at {address}.
> {objects}
What was put on our wall at {address} with a note?
To what did we help ourselves on the wall, of which {first} has broken one?
Which freebies did a kind stranger leave us?
What were the unexpected presents in front of the house?
> {tally}
How many {objects} did somebody put on our wall?
How many {objects} came with a note saying help yourself, before one was broken?
What number of freebies did a stranger leave? / The presents outside our home: how many were there?
> {address}
At what address is our wall with the note and the {objects}?
Where did you put {tally} {objects} on a wall with a note? / Where do the grateful finders live?
In front of which house were the freebies?
> {first}
Who has already broken one of the {objects} from the wall?
By whom was one of those that we helped ourselves to broken? / Which of us is the clumsy one?
Who could not be trusted with a stranger's presents?

I have kept a mood diary for {duration}; {weather} makes no difference to it, {drink} does a \
little, and a phone call from {first} is worth {small} points.
My mood diary of {duration} shows that {weather} makes no difference, that {drink} makes a \
little and that a phone call from {first} is worth {small} points.
By {duration} of my mood diary, a phone call from {first} is worth {small} points, {drink} a \
little, and {weather} makes no difference.
> {first}
Whose phone call is worth {small} points in my mood diary?
Who makes a difference of {small} points with a phone call? / Which friend does me the most good?
Who cheers the writer up just by ringing?
> {weather}
What makes no difference, as my mood diary shows?
By my mood diary, what, unlike {drink}, makes no difference?
What sort of sky leaves me indifferent? / Which conditions outdoors have no bearing on how I feel?
> {drink}
What makes a little difference to my mood diary?
By my mood diary, what does a little, though less than a phone call?
Which beverage lifts my spirits slightly? / What, sipped, improves how I feel just a bit?
> {small}
How many points is a phone call from {first} worth?
What is the call from {first} worth in points in my mood diary?
> {small} points
By how much does a chat with {first} raise my spirits?
What score do I give to a friend's voice on the line?
> {duration}
How long have I kept a mood diary?
For how long does my diary show what makes a difference to my mood?
Over what stretch were my feelings recorded? / The log of my spirits covers what length of life?

Day one without {drink}: told {first} the {appliance} sounded like betrayal, cried at {animals} \
on television, in bed by {time}.
By {time} I was in bed on day one without {drink}, having cried at {animals} on television and \
told {first} that the {appliance} sounded like betrayal.
I cried at {animals} on television, told {first} that betrayal is what the {appliance} sounded \
like and was in bed by {time}: day one without {drink}.
> {drink}
Without what was I in bed by {time}, having cried on day one?
On day one without what had I cried at {animals} on television? / What am I trying to give up?
Which beverage is the abstainer pining for?
> {animals}
At what on television had I cried on day one without {drink}?
At what had I cried on television before being in bed by {time}?
Which creatures on the screen moved the abstainer to tears?
What wildlife programme was too much for me?
> {appliance}
What sounded like betrayal on day one without {drink}?
Which machine, as I told {first}, had sounded like betrayal?
What household gadget upset me with its noise? / Which kitchen thing did I feel let down by?
> {time}
By when was I in bed, on the day that I cried at {animals}?
At what time was I in bed, having cried at the television? / When did the abstainer turn in?
How early did I call it a night?
> {first}
Who was told on day one that the {appliance} sounded like betrayal?
To whom did I say that it sounded like betrayal, the {appliance}?
Which friend had to listen to my odd complaint about a gadget? / Who heard the abstainer's woes?

My grandmother could darn {footwear} in the dark and tell {ingredient} from {ingredient2} by the \
sound; {first} has inherited only the {trait} part.
From my grandmother, who could darn {footwear} in the dark and tell by the sound {ingredient} \
from {ingredient2}, {first} has inherited only the {trait} part.
Only the {trait} part of my grandmother was inherited by {first}, and not how to darn {footwear} \
in the dark or tell {ingredient} by the sound from {ingredient2}.
> {footwear}
What could my grandmother darn in the dark?
Which things was my grandmother able to darn in the dark?
Which clothes did Granny mend without a lamp?
What did the old lady repair with needle and wool, blindly?
> {trait}
Which part of my grandmother has {first} inherited?
What is {first}, the part inherited from my grandmother?
How would you describe the character of {first} in one word?
Which of Granny's qualities lives on in the family?
> {first}
Who has inherited only the {trait} part of my grandmother?
Who cannot darn {footwear} in the dark and has inherited only the {trait} part?
Which descendant takes after Granny in character but not in skill?
Who got Granny's temper without her talents?

Weeknight rescue: fry whatever {produce} you have in {ingredient}, add {measure} of {drink}, and \
call it {dish}; {first} always believes it.
If you fry your {produce} in {ingredient}, add {measure} of {drink} and call it {dish}, {first} \
always believes it, and that is a weeknight rescued.
{first} always believes it is {dish} when you fry whatever {produce} there are in {ingredient} \
and add {measure} of {drink}: a weeknight rescue.
> {produce}
What do you fry in {ingredient} for the weeknight rescue?
Fry whatever what you have, so that {first} believes it is {dish}?
Which vegetables or fruit form the basis of the quick supper?
What from the garden or market goes in the pan when time is short?
> {measure}
How much {drink} do you add when you fry the {produce} for a weeknight rescue?
What quantity of {drink} is to add, so that {first} always believes it is {dish}?
For the emergency supper, what amount of {drink} is needed? / How much liquid goes in the pan?
> {dish}
What do you call it when you fry {produce} and add {drink}, which {first} believes?
As what does the weeknight rescue pass, as {first} always believes?
Under which grand name is the emergency supper served?
What does the gullible eater think is on the plate?
> {drink}
What do you add, {measure} of it, after you fry the {produce}?
What is added to the fried {produce} for the weeknight rescue? / Which liquid goes in the pan?
What beverage does the cook in a hurry sacrifice?
> {first}
Who always believes it is {dish} when you fry {produce}?
Who believes in your weeknight rescue always? / Which eater is easily fooled?
Who suspects nothing about the emergency supper?

The previous owner painted the {room} {colour}, ceiling included; it took {first} and me {tally} \
coats and {price} to be able to sleep again.
{tally} coats and {price} were needed by {first} and me to be able to sleep again, since the \
previous owner had painted the {room} {colour}, ceiling included.
Because of the {colour} in which the previous owner had painted the {room}, ceiling included, \
{first} and I could not sleep again for {tally} coats and {price}.
> {colour}
In which colour had the previous owner painted the {room}?
What was the ceiling of the {room} painted by the previous owner?
What shade had our predecessor chosen for the walls? / Which hue was it that kept us awake?
> {room}
What had the previous owner painted {colour}, ceiling included?
Which room did the previous owner have painted so that we could not sleep?
What part of our new home had been decorated in dreadful taste?
Where were the walls that gave us insomnia?
> {tally}
How many coats did it take over the previous owner's {colour}?
How many coats were needed to be able to sleep again?
How often did we go over the walls with a brush?
What number of layers did our redecorating require?
> {price}
What was needed, with {tally} coats, to be able to sleep again?
Over the previous owner's {colour} it took {tally} coats and how much money?
What did our redecorating cost? / How much did we lay out on account of our predecessor's taste?

My lodger's text, complete: boiler {defect}, cat {spot}, your boss on {phone} until {time}, \
don't panic.
Don't panic, texts my lodger: the cat is {spot}, the boiler has the {defect} again and my boss \
can be had on {phone} until {time}.
"Boss on {phone} until {time}, boiler {defect}, cat {spot}, don't panic" was the complete text \
from my lodger.
> {spot}
Where is the cat, by my lodger's text? / In the text, where does my lodger say the cat is?
In what place does the pet lie? / Where should I look for the furry member of the household?
> {phone}
By my lodger's text, on which number can my boss be had?
On what number is the boss until {time}, in the complete text from the lodger?
How do I get hold of the manager? / What should I dial to talk to my employer?
> {time}
By the text from the lodger, until when can my boss be had?
Until what time is the boss on {phone}, by my lodger's text?
What is the latest hour at which I can get hold of the manager?
By when must I ring back my employer?
> {defect}
What does my lodger text about the boiler?
What, by my lodger's complete text, is up with the boiler? / Why is there no hot water?
Which fault should I mention to the heating engineer?

My seven rules of secondhand shopping end with {first}'s: if you have to say "but it was only \
{price}", leave the {thing} on the {furniture} where you saw it.
"But it was only {price}": if you have to say that, leave the {thing} where you saw it, on the \
{furniture}; this rule of secondhand shopping is {first}'s, the last of my seven.
Leave the {thing} on the {furniture} where you saw it if you have to say "but it was only \
{price}", is the rule from {first} that ends my seven on secondhand shopping.
> {first}
Whose rule ends my seven rules of secondhand shopping?
From whom is the rule to leave what you have to say "but it was only {price}" about?
Which thrift expert's wisdom closes my list?
Who warns against buying things just because they are cheap?
> {price}
"But it was only" how much is what you have to say, so that you had better leave the {thing}?
What was it only, in the last of my seven rules on secondhand shopping?
Which low cost serves as an example of a bad excuse?
What sum is the bargain hunter's feeble defence?
> {thing}
What should you leave on the {furniture} where you saw it?
What does the last of my seven secondhand rules have us leave?
Which tempting bargain is better not bought? / What would a wise thrift shopper not take home?

{first} walked today. From the {furniture} to the {pet_breed}: {tally} steps, a sit, a round of \
applause from {person}, who had come about the boiler.
{person}, who had come about the boiler, applauded when {first} walked today: {tally} steps from \
the {furniture} to the {pet_breed}, then a sit.
Today, applauded by {person}, who had come about the boiler, {first} walked {tally} steps, from \
the {furniture} to the {pet_breed}, and then came a sit.
> {tally}
How many steps did {first} walk today? / How many steps was it that {first} walked before a sit?
What was the baby's distance on foot, counted in paces?
How often was one foot put before the other by our beginner?
> {person}
Who had come about the boiler and applauded? / From whom came the applause when {first} walked?
Which visitor witnessed the baby's milestone? / Who, being there to fix the heating, clapped?
> {first}
Who walked from the {furniture} to the {pet_breed}, some steps and then a sit?
Who walked {tally} steps today, applauded by {person}? / Which baby reached a milestone?
Whose first time on two feet was it?
> {furniture}
From what did {first} walk today, with {person} applauding?
{tally} steps were walked today to the {pet_breed}, from what?
What did the baby let go of in order to set out? / Where did the toddler's maiden journey begin?

(Punctured|Flat again) at kilometre {small}, right outside the {venue}; {first} had the {tool}, \
I had the {sweets}, neither of us had a spare tube.
{first} had the {tool}, I the {sweets} and neither of us a spare tube when the tyre went, at \
kilometre {small}, right outside the {venue}.
At kilometre {small}, right outside the {venue}, we had a puncture and, between {first} and me, \
the {tool}, the {sweets} and no spare tube.
> {venue}
Right outside what did the tyre go at kilometre {small}?
What were we outside when neither of us had a spare tube?
Which building did we break down in front of? / Near what landmark were the two cyclists stranded?
> {small}
At which kilometre did we have a puncture and no spare tube?
What kilometre was it outside the {venue}, when neither of us had a tube?
Which kilometre had the cyclists reached when they broke down?
After how many kilometres were we stranded?
> {tool}
What did {first} have when neither of us had a spare tube?
Between us we had {sweets}, no spare tube and what else, outside the {venue}?
Which implement was my companion carrying on the bicycle? / What useless repair kit was on board?
> {sweets}
What did I have when neither of us had a spare tube?
{first} had the {tool} outside the {venue}, no spare tube, and I had what?
What did the badly equipped cyclist pack instead of repair kit?
Which treats could the stranded pair eat while they waited?
> {first}
Who had the {tool} at kilometre {small}, but no spare tube?
With whom was I right outside the {venue} when the tyre went? / Who was my companion on two wheels?
Which cyclist was stranded with me?

When I was {small} I wanted to be {nickname} the {calling}, and my brother, who now sells \
{objects} in {city}, still addresses his cards like that.
My brother sells {objects} in {city} now and still addresses his cards to {nickname} the \
{calling}, which I wanted to be when I was {small}.
Cards from my brother, now a seller of {objects} in {city}, are still addressed to {nickname} \
the {calling}, as I wanted to be at {small}.
> {objects}
What does my brother sell in {city}?
My brother, who addresses his cards so oddly, is now a seller of what?
Which goods does my sibling deal in? / What is a close relation's trade?
> {city}
In which city does my brother sell {objects}?
Where is my brother, whose cards are addressed to {nickname}?
What place does the mail from my sibling come from?
In which town does the merchant in our family live?
> {calling}
What did I want to be, so that my brother still addresses cards like that?
{nickname} the what is on the cards from my brother? / Which profession was my childhood dream?
What job did the young me think glamorous?
> {small}
How old was I when I wanted to be {nickname} the {calling}, as my brother still has it?
When I wanted to be what my brother still addresses his cards to, I was how old?
At what age did I dream up that career? / How young was the author of that ambition?

Half past the exam and I remembered it: the {subject} answer was {number}, not {number2}, and \
{first} had told me so {spot}.
Too late, half past the exam, I remembered that the answer in {subject} was {number} and not \
{number2}, as {first} had told me {spot}.
{first} had told me {spot} that the {subject} answer was {number}; I remembered it half past the \
exam, having put {number2}.
> {number}
What was the {subject} answer that I remembered half past the exam?
Which answer had {first} told me, that I remembered too late for the exam?
What solution should I have written down? / Which figure would have been correct?
> {number2}
Which answer had I put in the {subject} exam, before I remembered?
The answer in the exam was {number}, not what? / What figure did the candidate get wrong?
Which mistaken solution was handed in?
> {spot}
Where had {first} told me the answer that I remembered half past the exam?
Where was I told that the {subject} answer was {number}?
In what odd place did my friend coach me? / The useful hint was given to me where?
> {first}
Who had told me the {subject} answer before the exam?
By whom was I told the answer that I remembered too late?
Which friend would have saved my grade, had I listened?
Who was clever enough to know the solution?
> {subject}
In which exam was the answer {number}, as I remembered half past?
In what exam had I put {number2} as the answer? / Which test did the forgetful student sit?
For what course was my revision no use?

What gets {first} out of bed is the smell of {dish}, what gets me up is the {neighbour_noise} \
next door, and nothing before {spoken_time} gets our {kin} up.
Nothing gets our {kin} up before {spoken_time}, whereas {first} gets out of bed for the smell of \
{dish} and I because of the {neighbour_noise} next door.
The {neighbour_noise} next door gets me up and the smell of {dish} gets {first} out of bed; as \
for our {kin}, nothing does before {spoken_time}.
> {dish}
What smell gets {first} out of bed?
The smell of what does for {first} what the {neighbour_noise} does for me, next door?
Which cooking odour wakes somebody at our place? / By what food is {first} lured from the mattress?
> {neighbour_noise}
What gets me up, coming from next door?
What from next door does for me what the smell of {dish} does for {first}?
Which racket wakes the writer in the morning? / What are the people beyond the wall guilty of?
> {spoken_time}
Before what time will neither a smell nor {neighbour_noise} next door get our {kin} out of bed?
Until when is our {kin} in bed, smell or no smell? / At what hour does the worst sleepyhead rise?
How late does our {kin} usually lie in?
> {kin}
Who is there in our bed whom nothing gets up before {spoken_time}?
Whom does nothing get out of bed before {spoken_time}, neither smell nor next door?
Which relation is the worst sleepyhead? / Who in the family loves to lie in?

Payday list: {price} to the landlady, {price2} to {first} for the {appliance}, whatever is left \
to the {charity}, then {drink}.
First {price} to the landlady, then {price2} to {first} for the {appliance}, the {charity} gets \
whatever is left and I get {drink}: so says my payday list.
On payday the list has {price2} for {first} because of the {appliance}, {price} for the \
landlady, whatever is left for the {charity} and {drink} for me.
> {price}
How much goes to the landlady on payday? / What does the list give the landlady?
What do I owe for the roof over my head? / How much rent must be handed over?
> {price2}
How much goes to {first} for the {appliance}, on the payday list?
What does my list for payday give {first}, after the landlady?
What is my debt for a household machine? / How much am I to pay back to a friend over a gadget?
> {charity}
Who gets whatever is left on payday?
To what goes whatever is left after the landlady and {first}?
Which good cause do I support with the remainder of my wages?
What benefits from the writer's generosity?
> {appliance}
For what do I give {first} {price2}, by the list, on payday?
Because of what is {first} on the payday list next to the landlady?
Which household machine do I still owe money for?
What gadget did I buy from a friend in instalments?
> {first}
Who is on the payday list because of the {appliance}?
To whom goes {price2} on payday, after the landlady? / Which friend am I in debt to?
Who sold or repaired a household machine for me?

I cried in the {shop} on {street} today because they were playing the song {first} and I danced \
to at the {venue}, the {month} before the hospital.
Today in the {shop} on {street} they were playing the song that I danced to with {first} at the \
{venue}, the {month} before the hospital, and I cried.
The song that {first} and I danced to at the {venue}, the {month} before the hospital, was \
playing today in the {shop} on {street}, and I cried there.
> {shop}
Where on {street} did I cry today because they were playing a song?
In which place on {street} were they playing the song that {first} and I danced to?
In what sort of store did grief overwhelm me? / Where was I shopping when the tears ran?
> {first}
With whom had I danced to the song that made me cry?
Who danced with me at the {venue} before the hospital? / Whose memory brought tears to my eyes?
Whom am I mourning or missing?
> {venue}
Where had {first} and I danced to the song?
At what place was it that I danced with {first} the {month} before the hospital?
Which place did our happiest evening take us to?
What spot did the tune on the loudspeaker remind me of?
> {month}
In which month before the hospital had we danced at the {venue}?
When had {first} and I danced to the song, before the hospital?
What part of the year was our last carefree one?
When did our happy evening take place, just prior to the illness?

Blocking the {colour} shawl took {measure} of {ingredient} in the rinse, {tally} pins, and the \
whole {room} floor with {pet} locked out.
With {pet} locked out of the {room}, I blocked the {colour} shawl on the floor with {tally} \
pins, after {measure} of {ingredient} in the rinse.
{tally} pins and the whole floor of the {room}, {pet} being locked out, were needed for blocking \
the {colour} shawl, with {measure} of {ingredient} in the rinse.
> {ingredient}
What was in the rinse for blocking the {colour} shawl?
{measure} of what went in the rinse for the shawl?
Which kitchen ingredient does the knitter put in the last washing water?
What from the larder did I use to treat my wool?
> {tally}
How many pins did blocking the {colour} shawl take?
With how many pins on the floor was the shawl blocked?
What number of sharp metal things held my knitting in shape?
How many little spikes did I have to count afterwards for safety?
> {room}
On which room's floor did I block the {colour} shawl?
What was {pet} locked out of while I blocked the shawl?
Where in the house was my knitting spread out to dry?
Which part of the house was closed to the cat or dog?
> {pet}
Who was locked out while I blocked the {colour} shawl?
Who must not get on the floor with the pins, so was locked out?
Which animal cannot be trusted with wool? / Whose paws are not welcome near drying knitwear?
> {measure}
How much {ingredient} was in the rinse for the {colour} shawl?
For blocking the shawl, how much {ingredient} does the rinse take?
What dose of {ingredient} does the knitter recommend?
How much of a kitchen ingredient went in the last washing water?

For the third date {first} turned up at mine with {flower} and the {game}, beat me {score}, and \
left at {time} without so much as a hug.
{first} left at {time} without so much as a hug after turning up at mine for the third date with \
{flower} and the {game}, and beating me {score}.
Our third date at mine ended at {time} without so much as a hug, after {first} had turned up \
with {flower} and the {game} and I had been beaten {score}.
> {flower}
With what, besides the {game}, did {first} turn up for the third date?
What did {first} bring to our third date at mine? / Which blooms did my admirer give me?
What might I put in a vase after the evening with {first}?
> {score}
What was the score, {first} beating me at the third date?
By how much was I beaten at the {game} on our third date? / How badly did I lose?
What was the final result of our contest at my place?
> {time}
When did {first} leave mine, without so much as a hug?
At what time was the third date over, without a hug? / At which hour did my cool admirer go home?
How late was it when I found myself alone with my disappointment?
> {first}
Who turned up for the third date with {flower} and the {game}?
Who left at {time} without so much as a hug?
Who is the admirer that cares more for play than for kisses?
Which romantic prospect said goodbye so coolly?
> {game}
At what was I beaten {score} on the third date?
With what, apart from {flower}, did {first} turn up at mine?
Which amusement did my admirer prefer to kisses? / What did we play instead of cuddling?

It began with a jar of {sweets} labelled "{words}" that nobody in our flat had bought; by \
{weekday} {first} had eaten {tally} and felt {trait}.
Nobody in our flat had bought the jar of {sweets} labelled "{words}", yet by {weekday} {tally} \
had been eaten by {first}, who felt {trait}.
By {weekday} {first} felt {trait}, having eaten {tally} from a jar of {sweets} labelled \
"{words}" that nobody in our flat had bought.
> {words}
What was the jar of {sweets} labelled that nobody had bought?
How was the jar labelled, from which {first} had eaten {tally}?
Which mysterious writing was on the container?
What did the sticker on the unclaimed goodies read?
> {tally}
How many {sweets} had {first} eaten by {weekday} from the jar?
How many from the jar that nobody had bought were eaten by {weekday}?
What number of suspicious goodies did the guinea pig swallow?
How many did the greedy flatmate put away?
> {trait}
How did {first} feel who had eaten from the jar?
What had {first} felt by {weekday}, having eaten {tally} {sweets}?
What effect did the unclaimed goodies have on the guinea pig?
In what mood was the flatmate after all that sugar?
> {first}
Who had eaten from the jar labelled "{words}"?
Who felt {trait} after {sweets} that nobody in the flat had bought?
Which flatmate acted as guinea pig? / Who cannot keep away from goodies that belong to no one?

Our five-year-old came home from school with somebody else's {school_thing}, a tongue gone \
{colour} and the news that {first} is going to marry the {calling}.
Tongue {colour} and somebody else's {school_thing} in hand, our five-year-old came home from \
school with the news: {first} is going to marry the {calling}.
Home came our five-year-old from school, tongue {colour}, with somebody else's {school_thing} \
and the news that {first} will marry the {calling}.
> {school_thing}
What of somebody else's did our five-year-old come home with?
With somebody else's what did the five-year-old come from school?
Which item will have to be returned to another child's parents?
What foreign property did our little pupil bring along?
> {calling}
Whom is {first} going to marry, by the news from school?
What is the news from school, that {first} will marry whom?
Which profession has the bridegroom or bride in the playground gossip?
Who is the supposed spouse-to-be, what is their job?
> {first}
Who is going to marry the {calling}, by our five-year-old's news?
Of whom is the news from school that there will be somebody to marry?
About whom is the playground gossip? / Whose wedding do the little pupils expect?
> {colour}
What colour was our five-year-old's tongue, home from school?
Which was the tongue with which our five-year-old came home?
What hue betrayed that our little pupil had been at the sweets?
How was the child's mouth stained?

"You can tell a house by its {appliance}," my mother-in-law said over {meal}, and looked at \
ours, which {first} had mended with {objects}.
Over {meal} my mother-in-law said that a house can be told by its {appliance} and looked at \
ours, mended by {first} with {objects}.
Looking at our {appliance}, which had been mended by {first} with {objects}, my mother-in-law \
said over {meal} that one can tell a house by it.
> {appliance}
By what can you tell a house, as my mother-in-law said?
What had {first} mended that my mother-in-law looked at?
On which machine does a critical relation judge a household?
What kitchen equipment of ours is held together by makeshift means?
> {objects}
With what had {first} mended the {appliance} that my mother-in-law looked at?
What was our {appliance} mended with, so that my mother-in-law could tell what house it was?
Which unlikely repair materials did {first} use? / What was the makeshift fix made of?
> {first}
Who had mended the {appliance} that my mother-in-law looked at?
By whom was it mended, what my mother-in-law looked at over {meal}?
Whose makeshift repair drew silent criticism? / Which handyman or handywoman do we have at home?
> {meal}
Over what did my mother-in-law say how to tell a house?
What was in front of my mother-in-law when she looked at our mended {appliance}?
Which food was on the table during the visit of the critical relation?
What did we serve to the lady with strong opinions on households?

Things I have learnt from {spell} of living alone: buy {ingredient} before you run out, {person} \
upstairs has a ladder, and {weekday} is the worst evening.
{spell} of living alone have taught me that {weekday} is the worst evening, that one buys \
{ingredient} before running out, and that {person} upstairs has a ladder.
That {person} upstairs has a ladder, that {ingredient} must be bought before it runs out and \
that {weekday} is the worst evening, is what I have learnt in {spell} of living alone.
> {person}
Who upstairs has a ladder? / Of whom have I learnt, living alone, that there is a ladder upstairs?
Which neighbour should I ask when a bulb has to be changed?
Whose help does a single householder need for high places?
> {weekday}
Which is the worst evening, I have learnt from living alone?
When is living alone worst, which evening? / On what day of the week am I at my loneliest?
When should a kind friend ring somebody who has no company at home?
> {ingredient}
What should you buy before you run out, as I have learnt living alone?
What, I have learnt, must be bought before it runs out?
Which kitchen staple should a single householder keep in stock?
What was once missing from my larder, to my cost?
> {spell}
How long have I been living alone, by what I have learnt?
From how much living alone have I learnt about the ladder upstairs?
What is the length of my single life so far? / Since when, roughly, has nobody shared my home?

I ran the last {length} of the {city} marathon arm in arm with a stranger from {country} dressed \
as {animals}, plural, number {number}.
Arm in arm with a stranger from {country}, number {number}, who was dressed as {animals}, \
plural, I ran the last {length} of the {city} marathon.
A stranger from {country}, dressed as {animals}, plural, and wearing number {number}, ran the \
last {length} of the {city} marathon arm in arm with me.
> {animals}
As what was the stranger from {country} dressed?
Dressed as what was the stranger that I ran arm in arm with?
Which creatures did my companion's costume represent?
What sort of fancy dress did I cross the finish line beside?
> {country}
Where was the stranger from that ran the marathon arm in arm with me?
From which country was the stranger dressed as {animals}?
What is the home of my costumed companion?
Of which nation was the athlete who helped me to the finish?
> {length}
How much of the marathon did I run arm in arm with a stranger?
The last how much of the {city} marathon had I a stranger arm in arm with me?
For what distance did I need somebody's support? / How far before the finish did we link up?
> {number}
Which number had the stranger dressed as {animals}?
What number ran the last of the {city} marathon arm in arm with me?
How might I look up my costumed companion in the results?
What figure was printed on the bib of the athlete who helped me?
> {city}
In which city was the marathon where I ran arm in arm with a stranger?
Which marathon did the stranger dressed as {animals} and I run?
Where did the long-distance race take place? / In what town did I reach the finish in odd company?

Cleared out the loft. Kept: the {toy}, the {tally} school reports, {first}'s {garment}. Gone: \
everything from {city}, at last.
Everything from {city} is gone at last, but I kept the {toy}, the {tally} school reports and the \
{garment} of {first} when I cleared out the loft.
When the loft was cleared out I kept the {toy}, {first}'s {garment} and the {tally} school \
reports, and everything from {city} is gone at last.
> {garment}
What of {first}'s was kept when I cleared out the loft?
Which piece of {first}'s did I keep from the loft, together with the {toy} and the school reports?
What clothing was I too fond of to throw away?
What old thing to wear survived the tidy-up under the roof?
> {city}
From where is everything gone, the loft being cleared out?
Everything from which city was not kept when I cleared the loft?
Which place am I glad to have no more reminders of? / Mementos of what town were thrown away?
> {toy}
What was kept from the loft besides the school reports and {first}'s {garment}?
Which toy did I keep when the loft was cleared out?
What plaything did I not have the heart to throw away?
Which childhood companion survived the tidy-up under the roof?
> {tally}
How many school reports did I keep from the loft?
How many reports from school were kept when the loft was cleared out?
What number of documents about my marks were spared?
The surviving certificates of a pupil's progress: how many?
> {first}
Whose {garment} did I keep when the loft was cleared out?
Of whom is the {garment} that I kept from the loft? / Whose clothing do I treasure?
For the sake of which person did a piece of clothing escape the skip?

Flashcards are done for today: {small} new, {count} due, and I finally stopped mixing up {word} \
with {word2}, which {first} says sounds like a sneeze.
{first} says that {word2} sounds like a sneeze; I finally stopped mixing it up with {word} in \
today's flashcards, {small} new and {count} due.
Today's flashcards, {count} due and {small} new, are done, and {word} is finally no longer mixed \
up with {word2}, a sneeze by its sound, says {first}.
> {small}
How many of today's flashcards were new? / How many new flashcards are done today?
How much fresh vocabulary did I meet? / What number of words had I never seen before this session?
> {count}
How many flashcards were due today? / What was due in flashcards today, apart from the new ones?
How many reviews did the learner have to get through? / What number of old words came round again?
> {word2}
What sounds like a sneeze, says {first}?
With what did I finally stop mixing up {word} in the flashcards?
Which bit of vocabulary seems comical to {first}?
What expression makes one want to say bless you?
> {first}
Who says that {word2} sounds like a sneeze?
To whom does the sound of one of today's flashcards seem a sneeze?
Which friend makes fun of my vocabulary? / Who would say bless you to my pronunciation?

{first}'s first pocket money, {price} a week from {date}, was gone by noon: {sweets} for the \
{pet_breed}, who was sick {spot}.
By noon the first pocket money of {first}, who gets {price} a week from {date}, was gone on \
{sweets} for the {pet_breed}, which was sick {spot}.
Gone by noon on {sweets} for the {pet_breed}, which was sick {spot}, was {first}'s first pocket \
money: {price} a week from {date}.
> {price}
How much a week is {first}'s pocket money? / What is the first pocket money that was gone by noon?
What allowance have we agreed on for our child?
How much did the little spender squander in a morning?
> {sweets}
On what was the first pocket money gone by noon?
What did {first}'s pocket money buy for the {pet_breed}?
Which sugary gift upset an animal's stomach? / What did the generous child spend all its cash on?
> {spot}
Where was the {pet_breed} sick from pocket money?
Where was it sick, with the first pocket money gone on {sweets}?
Which place needs cleaning because an animal vomited? / What mess do I have to mop up, and where?
> {date}
From when does {first} get pocket money?
From which date on is there {price} a week of pocket money?
On what day did our child's allowance begin?
When did the small spender come into cash of its own?
> {first}
Whose first pocket money was gone by noon? / Who gets {price} a week of pocket money from {date}?
Which child is so generous to animals? / Who squandered an allowance in one morning?

Do I regret the tattoo? It says {word} in {language}, {first} chose the {bodypart}, and it was \
meant to say {word2}; so no more than the {colour} sofa.
I regret the tattoo, which says {word} in {language} and was meant to say {word2}, on the \
{bodypart} as {first} chose, no more than the {colour} sofa.
No more than the {colour} sofa do I regret the tattoo on my {bodypart}, a choice of {first}'s, \
that says {word} in {language}, though it was meant to say {word2}.
> {word}
What does the tattoo say, which I regret no more than the {colour} sofa?
What does the tattoo on the {bodypart} say, and was not meant to?
Which erroneous expression have I got inked on my skin? / What is actually written on my body?
> {word2}
What was the tattoo meant to say?
The tattoo on my {bodypart} was meant to say what, and I do not regret it more than a sofa?
Which message did I intend to have on my skin? / What should the ink really read?
> {bodypart}
Where did {first} choose to have the tattoo that I regret no more than a sofa?
On which part of me is the tattoo that I regret no more than the sofa?
What place on my anatomy is adorned with a spelling mistake? / Where on my skin is the ink?
> {language}
In which language is the tattoo that was meant to say {word2}?
In what language is the tattoo that I do not regret more than a sofa?
Which foreign tongue can be read on my skin? / In what idiom is the blunder in ink?
> {first}
Who chose the {bodypart} for the tattoo?
Whose choice was it that the tattoo should be there, which I regret no more than the sofa?
Who advised me where to be inked? / Which friend helped to pick the place for the needle?
"""
