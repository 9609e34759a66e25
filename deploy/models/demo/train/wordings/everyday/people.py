"""Everyday sentences: people and what they do (see everyday_frames.py)."""

FRAMES = """
{person} ~hid=hide the {object} {under} the {furniture} {before}.
? person: Who is keeping the {object} secret?
? person: Who tucked something away where nobody would spot it?
? object: What has been put out of sight? / What did {person} stash away so nobody would see it?
? furniture: Where would I have to search for the {object}?
? furniture: Near which household item has something been concealed?
? before: When was the {object} put out of sight?
{person} ~lent=lend {first} a {adjective} {object} for the {event}.
? person: Who has to get the {object} back from {first}?
? person: Who let a friend use something of theirs for a special occasion?
? first: Who had the {object} on loan? / Who needed to borrow something for a big day?
? object: What was {first} allowed to use without having to buy it?
? object: Name the item handed over on loan for one occasion.
? event: For what occasion did {first} have to borrow something?
? event: For which big day did somebody take a thing on loan?
{person} ~taught=teach {few} children to play the {instrument} in {city}.
? person: Who gives music lessons to the young? / Who was the music teacher in {city}?
? few: How many kids had music lessons from {person}?
? few: What was the number of young pupils in the music lessons?
? instrument: What did {person} give the kids lessons in?
? instrument: On what were the youngsters learning to make music?
? city: Where did {person} give music lessons? / In which town were the music lessons for kids?
{person} ~grew=grow {crops} behind the {place} for {duration}.
? person: Who had a vegetable or flower patch at the back of the {place}?
? person: Which gardener raised something to eat or pick round the back?
? crops: What came up in {person}'s beds? / What was being cultivated round the back?
? place: At the rear of what did {person} have a plot?
? place: Where was somebody busy cultivating a plot at the back?
? duration: How long did {person} go on gardening there?
? duration: For what period was someone cultivating a plot round the back?
{person} ~broke=break the {adjective} {object} while looking for the {tool}.
? person: Who had an accident during a hunt for a missing tool? / Who damaged the {object}?
? object: What got smashed by someone searching for something else?
? object: What did {person} accidentally ruin?
? tool: What was {person} trying to find when the accident happened?
? tool: Which tool couldn't be found, so that something else got smashed in the hunt?
My {kin} ~repaired=repair {a_vehicle} with a {tool} and some {stuff}.
? kin: Who in my family is good at fixing things that drive or sail?
? kin: Which relative of mine got the {vehicle} going again?
? vehicle: What was mended by someone in my family? / What did my {kin} manage to get working again?
? tool: What did the mending job on the {vehicle} take, apart from {stuff}?
? tool: Which tool did someone in my family use to get us moving again?
? stuff: Besides the {tool}, what was used to fix the {vehicle}?
My {kin} ~collects=collect {adjective} {objects} from {country}.
? kin: Which relative of yours has a hobby of hunting down foreign items?
? kin: Who in my family can't get enough {objects}?
? objects: What does my {kin} gather as a hobby?
? objects: What does someone in your family have a whole cabinet of, all of it foreign?
? country: Where do all of my {kin}'s treasures originate?
? country: What part of the world is my relative's hobby all about?
Our neighbour {first} ~keeps=keep {few} {animals} in the {room}.
? first: Who next door shares a home with {animals}?
? first: What is the person next door called, the one with all the pets indoors?
? few: How many {animals} live next door? / How many pets are indoors at {first}'s?
? animals: What sort of pets live in the house next door?
? animals: Which creatures does {first} have indoors?
? room: Where in the house are {first}'s pets? / In which part of the house next door are the pets?
The {job} from {city} ~bought=buy {a_object} for {price}.
? job: What does the buyer of the {object} do for a living?
? job: What was the profession of the out-of-town customer?
? city: Where is the customer who took the {object} from?
? city: From what town had the paying customer travelled?
? object: What did the out-of-town customer go home with? / What did the {job} pay {price} for?
? price: How much did the {object} go for? / What did the customer have to pay?
The {job} who fixed our {furniture} ~lives=live on {street}.
? job: What is the person who mended our household item by profession?
? job: Who repaired the {furniture} for us?
? furniture: What did we need repaired? / What did the {job} mend for us at home?
? street: What's the address of whoever did the repair for us?
? street: Where do I ring the bell if I want the {job} to mend something else?
The {kin} of {person} ~drives=drive {a_vehicle} to {city} every {weekday}.
? kin: How are {person} and the weekly traveller related?
? kin: Which member of somebody's family makes the same trip at the wheel once a week?
? person: Whose relative makes the same trip once a week?
? person: Whose family member is regularly at the wheel bound for {city}?
? vehicle: What does {person}'s {kin} use to get about?
? vehicle: How does the relative make that weekly trip?
? city: Where does {person}'s relative head once a week?
? city: What is the destination of the relative's weekly trip?
? weekday: On what day can I expect {person}'s {kin} in {city}?
? weekday: When in the week is somebody's relative regularly on the road?
The {job} whose {animal} won the {event} ~moved=move to {country} in {month}.
? job: What did the champion animal's owner do for a living?
? job: Who owned the {animal} that came first?
? animal: What creature made its owner proud by coming first?
? animal: What pet did the prize-winning {job} have?
? event: In what did the {job}'s pet come first?
? event: What did the champion animal compete in, before its owner emigrated?
? country: Where has the owner of the champion animal emigrated to?
? country: In which part of the world does the {job} live now?
? month: When did the {job} emigrate? / When did the owner of a champion animal leave for abroad?
The woman who ~found=find my {object} / ~was a {job} from {country}.
? object: What had I lost, until a kind lady turned up with it?
? object: What did a lady from {country} return to me?
? job: What was the profession of the lady who came across my lost property?
? job: What did the honest finder of the {object} do for a living?
? country: What nationality was the lady who came across my lost belongings?
? country: Where did the finder of the {object} come from?
{person} ~wore=wear a {colour} {garment} to the {event}.
? person: Who turned up at the {event} dressed in {colour}?
? person: Who went to the occasion in a striking piece of clothing?
? colour: What shade was {person}'s {garment}?
? colour: In what colour did someone dress for a special occasion?
? garment: What did {person} have on at the {event}?
? garment: What item of clothing was chosen for the big occasion?
? event: Where did {person} turn up dressed in {colour}?
? event: What was the occasion for putting on that striking piece of clothing?
{person} and {first} ~met=meet at the {place} after the {event}.
? person: Who did {first} run into once the {event} was over?
? first: Who did {person} get together with? / Who was {person}'s companion once it was all over?
? place: Where did {first} and {person} see each other?
? place: At what spot did the two of them get together?
? event: What had just finished when {person} and {first} got together?
{person} ~learned=learn {language} from {a_job} in {city}.
? person: Who was the pupil in {city}? / Who had private lessons in a foreign tongue?
? language: What can {person} speak now, thanks to those lessons?
? language: Which foreign tongue was picked up from someone who isn't a language teacher by trade?
? job: What did {person}'s language teacher do for a living?
? job: Who taught {person} to speak {language}?
? city: Where did {person} pick up a new language?
{person} ~forgot=forget the {garment} on the train to {city}.
? person: Which passenger left some clothing behind? / Who got off at {city} without the {garment}?
? garment: What did {person} leave behind in the carriage?
? garment: What item of clothing should the railway's lost property office look for?
? city: Where was {person} travelling when the {garment} got left behind?
? city: What was the destination of the absent-minded passenger?
{person} ~painted=paint the {room} {colour} because {reason}.
? person: Who redecorated the {room}? / Who got the brush out and did up a room?
? room: Which part of the building did {person} redecorate?
? room: Where were the walls given a fresh coat?
? colour: What do the walls of the {room} look like now? / What shade was picked for redecorating?
? reason: Why did {person} redecorate? / What made someone get the brush out and do up the walls?
{person} ~won=win {price} with a picture of {a_animal}.
? person: Who got prize money for art? / Whose {animal} drawing or photo earned {price}?
? price: How much prize money did {person} get? / What was the artist's reward?
? animal: What creature was in {person}'s prize entry?
? animal: What was the subject of the artwork that got the money?
{person} ~sleeps=sleep badly / since the {animal} next door ~moved=move in.
? person: Who can't get a good rest because of the noisy creature at the neighbours'?
? person: Who lies awake at night ever since there's been a {animal} nearby?
? animal: What keeps {person} awake? / Which new neighbour ruined somebody's nights?
Nobody but {person} ~knew=know how to open the {furniture}.
? person: Who was the only one with the trick to get into the {furniture}?
? person: Who alone understood the trick with the lock on a household item?
? furniture: What could {person} alone get into? / What did everyone else fail to unlock?
Only {first} ~noticed=notice the {animal} on the {furniture}.
? first: Who was the one person to spot the {animal}?
? first: Who saw the creature that everyone else overlooked?
? animal: What did {first} spot that everybody else missed?
? animal: Which creature was sitting there, seen by just one person?
? furniture: Where was the {animal} sitting when {first} spotted it?
? furniture: What had the creature settled on, overlooked by all but one person?
Both {first} and {first2} ~dreamed=dream of sailing to {country}.
? first: Who shared {first2}'s wish for a sea voyage?
? first2: Who longed for the same voyage as {first}?
? country: Where did {first} and {first2} long to go by sea?
? country: Which faraway shore did the pair fantasise about?
{person} ~was born in {city} in {year}.
? person: Who came into the world in {city}? / Who has {year} on the birth certificate?
? city: What is {person}'s birthplace? / Where was {person} a newborn baby?
? year: From which year do I count {person}'s age? / When did {person} come into the world?
{person} ~has worked as {a_job} for {duration}.
? person: Who has been a {job} all this while? / Who has been doing the same job for {duration}?
? job: What does {person} do for a living? / Tell me {person}'s profession.
? duration: How long has {person} been in the job?
? duration: How much experience as {job} does {person} have?
{person} ~had never eaten {dish} before the trip to {country}.
? person: Who tasted {dish} for the very first time abroad?
? person: Which traveller found a new dish on holiday?
? dish: What food did {person} get to know abroad?
? dish: What did somebody taste for the first time while on holiday?
? country: Where abroad did {person} taste {dish} for the first time?
? country: Which foreign land brought a traveller a new taste?
{person} ~is afraid of {animals} and {weather}.
? person: Who panics at the sight of {animals}?
? person: Who is scared of certain creatures and a certain kind of weather?
? animals: Apart from {weather}, what gives {person} a fright?
? animals: What creatures is somebody scared of?
? weather: In what sort of weather does {person} get scared?
? weather: Which weather makes a nervous soul shake?
{person} ~can juggle {few} {objects} at once.
? person: Who has a circus trick with {objects}?
? person: Who could perform in a circus, throwing things in the air and catching them?
? few: How many {objects} does {person} have in the air?
? few: With what number of items does the circus trick work?
? objects: What does {person} throw in the air and catch?
? objects: What are the props in the throwing and catching trick?
{person} ~will marry {a_job} from {city} in {month}.
? person: Who is engaged to a {job}? / Who has a wedding coming up?
? job: What does {person}'s future spouse do? / What is the profession of the fiance or fiancee?
? city: Where does {person}'s future spouse come from?
? city: Which is the home town of the fiance or fiancee?
? month: When is {person}'s wedding? / For which month do I expect a wedding invitation?
{person} ~would rather study {subject} than {subject2}.
? person: Who prefers {subject} as a course at university?
? person: Who has a clear favourite among two university courses?
? subject: What would be {person}'s first choice at university?
? subject: Of the two courses, which is the favourite?
? subject2: What field does {person} not find as attractive as {subject}?
? subject2: Of the two courses, which is the less attractive one?
{person} ~ran=run from the {place} to the {place2} in {duration}.
? person: Who raced on foot from one spot to another?
? person: Who needed {duration} to get to the {place2} on foot?
? place: What was the starting point of {person}'s dash?
? place: Where did somebody start sprinting against the clock?
? place2: Where did {person}'s dash finish? / What was the finishing point of someone's sprint?
? duration: How long did the dash last? / How fast did {person} make it on foot?
{person} ~carved=carve {a_animal} out of {stuff} for her {kin}.
? person: Who made a little sculpture for a relative? / Who is the sculptor of the {animal}?
? animal: What creature did {person}'s sculpture represent?
? animal: What did the sculptor give shape to, for a family member?
? stuff: What material did the sculptor use? / From what did {person} make the {animal}?
? kin: Which relative received {person}'s sculpture?
? kin: For whom in the family was the sculpture intended?
{person} ~sold=sell his {object} to a {job} for {price}.
? person: Who parted with the {object}? / Which man turned one of his belongings into money?
? object: What did the {job} buy off {person}? / Which of his belongings did a man turn into money?
? job: Who is the new owner of {person}'s {object}? / What was the buyer's profession?
? price: What did the {job} pay {person}? / How much did the man get for one of his belongings?
{person} ~borrowed=borrow {a_tool} from {first} and never gave it back.
? person: Who failed to return something that was on loan? / Who still has {first}'s {tool}?
? tool: What tool is {first} still waiting to have returned?
? tool: What did somebody hang on to, although it was only a loan?
? first: Who really owns the {tool} that {person} hung on to?
? first: Whose tool was lent out and has not been returned?
{person} ~planted=plant {a_tree} beside the {place} {before}.
? person: Who put a young tree in the ground? / Who was out with a spade near the {place}?
? tree: What did {person} put in the soil? / What kind of sapling was put in the soil?
? place: Next to what did {person} dig a hole? / Where is the young tree supposed to take root?
? before: When did the {tree} go into the soil? / When did somebody dig a hole for a sapling?
{person} ~dropped=drop a {container} of {ingredient} in the {room}.
? person: Who made a mess with the {ingredient}?
? person: Who was so clumsy as to spill something on the floor?
? container: What slipped out of {person}'s hands? / What was the spilled food kept in when it fell?
? ingredient: What was inside when the {container} fell? / What got spilled all over the floor?
? room: Where did the {ingredient} get spilled? / Where did someone clumsy have to mop up the food?
{person} ~spent=spend {duration} in {country} with {few} friends.
? person: Who went on holiday with a group of pals? / Who was away in {country} for {duration}?
? duration: How long was {person} abroad? / How long did the holiday with the pals last?
? country: Where did {person} and the others go on holiday?
? country: To which foreign land did someone take off with a bunch of mates?
? few: How many companions did {person} have abroad? / How large was the bunch of mates on holiday?
{person} ~cooked=cook {dish} with {ingredient} for the whole {group}.
? person: Who was the chef for the {group}? / Who made a meal for a big bunch of people?
? dish: What was on the plates of the {group}? / What did the chef serve up to everyone?
? ingredient: What was in the {dish} besides the usual? / What did the chef add to the meal?
? group: Who did {person} feed? / For what bunch of people did somebody make a big meal?
{person} ~wrote=write a song about {a_animal} and a {garment}.
? person: Who composed something with a creature and a piece of clothing in its lyrics?
? person: Which songwriter had the idea of a {animal}?
? animal: What creature turns up in {person}'s lyrics? / What animal is being sung of?
? garment: Besides a {animal}, what do the lyrics deal with?
? garment: What piece of clothing is mentioned in the songwriter's lyrics?
{person} ~caught=catch the last {vehicle} to {city} / because {reason}.
? person: Who only just made it onto the final departure of the day? / Who travelled late to {city}?
? vehicle: How did {person} get to {city} so late?
? vehicle: What was the final departure that somebody just made?
? city: What was the destination of the late traveller? / Where did {person} end up that night?
? reason: Why did {person} travel so late?
? reason: What was the explanation for only making the final departure of the day?
{first} ~gave=give the {group} a {container} of {food} {before}.
? first: Who treated the {group}?
? first: Who was kind enough to bring a whole bunch of people something to eat?
? group: Who was treated by {first}? / Which bunch of people received something to eat?
? container: In what did {first} bring the {group} their treat?
? container: What was the treat for everybody packed in?
? food: What treat did {first} bring along? / What did a whole bunch of people receive to eat?
? before: When was the {group} treated?
? before: When did somebody bring a whole bunch of people something nice to eat?
{first} ~sent=send {few} postcards from {city} to her {kin}.
? first: Who wrote home to a relative from {city}?
? first: Which traveller kept a family member supplied with greetings in the post?
? few: How often did she write to her {kin} while she was away?
? few: What number of holiday greetings did a relative receive?
? city: Where was {first} when she wrote to her {kin}?
? city: Where did all those holiday greetings come from?
? kin: Which relative got holiday greetings from {first}?
? kin: To whom did she write so faithfully while travelling?
{first} ~called=call the {job} / when the {furniture} ~began=begin to smoke.
? first: Who rang for help because of the {furniture}? / Who feared a fire and picked up the phone?
? job: Who was phoned for help? / To which professional did {first} turn, fearing a fire?
? furniture: What almost caught fire at {first}'s?
? furniture: Which household item made somebody phone for help?
{first} ~ate=eat all the {food} / before {first2} ~came=come home.
? first: Who left nothing in the larder for {first2}?
? first: Who greedily finished everything off while someone else was out?
? food: What did greedy {first} leave none of? / What was finished off while someone else was out?
? first2: Who got back to find none of the {food} left?
? first2: Who arrived too late to have a bite, because somebody had been greedy?
{first} ~took=take the {animal} to the vet / because {reason}.
? first: Who needed help for a sick or injured creature?
? first: Who sat in the waiting room with the {animal}?
? animal: What sort of patient did {first} bring in? / Which creature was seen by an animal doctor?
? reason: Why did the {animal} need a doctor?
? reason: What made somebody think that a pet had to be examined?
{first} ~hurt=hurt her {body} on the {furniture} {before}.
? first: Which girl or woman had a painful bump at the {furniture}?
? first: Which lady got a nasty bump at home?
? body: Where did {first} feel pain? / What did she injure?
? furniture: What gave {first} a sore {body}? / What did the lady bump into so painfully?
? before: When did {first} injure herself? / When did the bump happen that gave her such pain?
{first} ~swapped=swap a {garment} for {a_object} at the {place}.
? first: Who bartered at the {place}?
? first: Who parted with a piece of clothing and got something better in return?
? garment: What was the {object} traded for? / What clothing did somebody barter away?
? object: What did {first} get in return for the {garment}?
? object: What was received in exchange for a piece of clothing?
? place: Where did {first} make that trade? / Where were clothes bartered?
{first}'s {kin} ~owns=own a {shop} near the {place}.
? first: Which person has a shopkeeper in the family?
? first: Who is related to the shopkeeper close to the {place}?
? kin: How is the shopkeeper related to {first}? / Which member of the family has a business?
? shop: What kind of business does {first}'s {kin} have?
? shop: In what line of trade is the family of {first}?
? place: Where should I look for the business of {first}'s {kin}?
? place: What is close to the relative's business?
{first}'s {animal} ~escaped=escape through the {room} window {before}.
? first: Whose creature got out? / Who has a {animal} on the run?
? animal: What sort of runaway is {first} missing? / Which creature broke free and climbed out?
? room: Which bit of the building did {first}'s {animal} get out of?
? room: Where was a pane open, so that the creature could flee?
? before: When did the creature run off? / Since when has {first} been without the {animal}?
{first}'s favourite {meal} ~is {dish} with {ingredient}.
? first: Who loves {dish} best of all? / Who has one dish that beats all others?
? meal: For what does {first} love to be served {dish}?
? meal: On what occasion at table is {first} happiest with {dish}?
? dish: What should I cook to please {first}? / What is the best-loved dish of somebody at table?
? ingredient: What mustn't be missing from {first}'s {dish}?
? ingredient: What does {first} love to have added to the food?
{first}, our {job}, ~speaks=speak {language} and {language2}.
? first: Who is the bilingual {job} we have? / What is the bilingual professional of ours called?
? job: What does {first} do for us? / What is the job of our bilingual man or woman?
? language: Which tongue has {first} mastered apart from {language2}?
? language: In what could I talk to {first}?
? language2: Besides {language}, what can {first} converse in?
? language2: What is the other tongue of the bilingual {job}?
{first}, who is {few} years older than {first2}, ~plays=play {sport}.
? first: Who is ahead of {first2} in age?
? first: Which of the two is the elder and fond of a game or exercise?
? few: What is the age gap between {first} and {first2}?
? few: How far ahead in age is the keen competitor?
? first2: Who is younger than {first}? / With whom is the {sport} fan compared in age?
? sport: At what does {first} compete? / What does the elder of the two do for exercise or fun?
Wearing a {colour} {garment}, {first} ~walked=walk to the {place}.
? colour: In which colour did {first} go out?
? colour: What shade was the piece of clothing on the pedestrian?
? garment: What did {first} have on when going out?
? garment: Which striking piece of clothing could be seen on the pedestrian?
? first: Who went on foot to the {place}? / Which colourfully dressed pedestrian was it?
? place: Where did {first} go on foot?
? place: What was the destination of the colourfully dressed pedestrian?
Tired of {weather}, the {kin} of {first} ~moved=move to {city}.
? weather: What was the relative fed up with? / What sort of climate drove {first}'s {kin} away?
? kin: Who in {first}'s family has a new home in {city}?
? kin: Which relative couldn't stand the climate any more?
? first: Whose relative was driven away by the climate? / Who has a {kin} in {city} now?
? city: Where has {first}'s {kin} settled?
? city: Where did someone go to live for the sake of a nicer climate?
Having lost the {object}, {person} ~waited=wait by the {furniture} for {duration}.
? object: What couldn't {person} find any more?
? object: What had disappeared, so that its owner just hung around?
? person: Who hung around because something had disappeared? / Whose {object} had disappeared?
? furniture: Where did {person} hang around?
? furniture: Next to what did somebody hang around, who had mislaid something?
? duration: How long did {person} hang around?
? duration: How much patience did somebody have who had mislaid something?
Known for {dish}, {person} ~runs=run a {shop} in {city}.
? dish: What dish made {person}'s name? / For which food is the shopkeeper so famous?
? person: Whose {dish} does everybody rave about?
? person: What is the shopkeeper called whose cooking is so famous?
? shop: What sort of business does {person} have?
? shop: What is the line of trade of somebody with such famous cooking?
? city: Where does {person} have a business? / Where must I travel to get the famous {dish}?
Unlike {first}, {first2} ~likes=like {food} with {ingredient}.
? first: Who isn't keen on {food}? / Who doesn't share the other one's taste in food?
? first2: Whose taste differs from {first}'s? / Who enjoys {food}?
? food: What does {first2} enjoy eating? / Which food are the two people of different opinions on?
? ingredient: What does {first2} enjoy in the {food}?
? ingredient: What should be added to please one of the two, though not the other?
As a child, {person} ~wanted=want to become {a_job}.
? person: Whose dream job when little was {job}? / Who had a dream job as a kid?
? job: What was {person}'s dream job when little? / Which profession did somebody dream of as a kid?
After the {event}, {person} ~gave=give every guest {a_object}.
? event: What had just finished when the presents were handed out?
? event: At which occasion did {person} have a present for everybody?
? person: Who handed out presents at the end? / Which host let nobody leave empty-handed?
? object: What present did {person} hand out? / What did everybody take home when it was all over?
Every {weekday}, {person} ~swims=swim across the {water} with her {kin}.
? weekday: On what day can {person} be seen in the {water}?
? weekday: When is the weekly dip with a relative?
? person: Who has a weekly dip in the {water}?
? person: Which woman crosses from one shore to the other with a relative?
? water: What do {person} and her {kin} cross without a boat?
? water: Where do two of the family go for a weekly dip?
? kin: Which relative joins {person} in the water? / Who keeps her company on the weekly dip?
At the {place}, {person} ~played=play the {instrument} for {few} people.
? place: Where could people hear the {instrument}? / Where did the musician perform?
? person: Who performed at the {place}?
? person: Which musician entertained a small or large audience there?
? instrument: What could the audience hear at the {place}?
? instrument: On what did somebody entertain an audience?
? few: How big was {person}'s audience? / How many listeners did the musician have?
To reach {city}, {person} ~rode=ride {a_animal} through the {water}.
? city: Where did {person} want to get to?
? city: What was the destination of the traveller in the saddle?
? person: Which traveller used the {animal} for transport? / Who got wet legs on a creature's back?
? animal: What creature carried {person} to {city}?
? animal: On whose back did somebody get through the wet?
? water: Where did the {animal} get its legs wet?
? water: What wet obstacle did somebody cross in the saddle?
With a {tool} and a lot of patience, {person} ~opened=open the {container}.
? tool: What helped {person} to get the {container} unlocked?
? tool: What did it take to get the lid off, besides plenty of time?
? person: Who managed to get into the {container}? / Who didn't give up until the lid came off?
? container: What did {person} finally get into? / What was so hard to get unlocked?
It ~was {person} who let the {animals} out of the {place}.
? person: Who set the {animals} free? / Who is to blame for the creatures running around loose?
? animals: Which creatures were set free by {person}?
? animals: What is running around loose through somebody's fault?
? place: From where did {person} free them?
? place: Where had the creatures been shut in that are now running around loose?
It ~was in {city} that {person} first saw {a_animal}.
? city: Where had {person} travelled when a {animal} came into view?
? city: In which town did someone meet a creature never met until that day?
? person: Who met a {animal} in {city}? / Who set eyes on an unfamiliar creature while in town?
? animal: What unfamiliar beast did {person} meet in {city}?
? animal: What creature was new to somebody in town?
What {first} ~wanted=want most / ~was {a_object} made of {stuff}.
? first: Who longed for the {object}? / Who had one big wish?
? object: What was {first}'s biggest wish? / What did somebody long for more than anything?
? stuff: What material was {first}'s dream {object}?
? stuff: In what material was the longed-for item to be?
"""
