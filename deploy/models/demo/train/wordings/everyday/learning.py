"""Everyday sentences: learning (see everyday_frames.py)."""

FRAMES = """
{person} ~teaches=teach {hobby} to {workers} in the {room} of the {spot}.
? person: Who gives the {workers} their classes? / Who is the instructor at the {spot}?
? hobby: What can the {workers} learn from {person}?
? hobby: What pastime are the classes about that people attend with their workmates?
? workers: Who are {person}'s students? / Which occupation do all those learning {hobby} share?
? room: Where exactly do the {workers} have their class?
{person} ~studied=study {subject} in {city} before becoming {a_official}.
? person: Who read {subject} at university?
? person: Who has a degree but took up a quite different career, as the {official}?
? subject: What is {person}'s degree in? / What did the {official} read at university?
? city: Where was {person} at university?
? city: In which town did the {official} go to lectures on {subject}?
? official: What career did {person} take up after university?
? official: What job did the student of {subject} end up with?
{person} ~wrote=write {titled} in {duration} after a journey through {country}.
? person: Who is the author of {titled}? / Who had a book finished after travelling abroad?
? titled: Which book came out of {person}'s travels?
? duration: How long did the author need to finish the book?
? duration: How quickly did {person} get {titled} down on paper?
? country: Where had the author been travelling?
? country: Which foreign land had {person} toured before sitting down at the desk?
{person} ~read=read {titled} aloud at the {occasion} in {city}.
? person: Who recited from a book in front of an audience?
? person: Whose voice did people listen to at the {occasion}?
? titled: What book did the audience get to hear? / What did {person} recite?
? occasion: At which event did {person} recite from a book?
? city: In which town did the audience listen to {titled}?
? city: Where was {person} when reciting from a book?
{person} ~gave=give a talk on {hobby} at the {spot} {before}.
? person: Who was the lecturer? / Who told an audience all about {hobby}?
? hobby: What was the lecture about? / What does {person} know enough about to lecture others?
? spot: Where did {person} lecture? / Where could people hear a lecture on {hobby}?
? before: When was the lecture? / When did {person} speak to an audience about {hobby}?
{person} ~came=come second at the {occasion}, just behind {person2}.
? person: Who was the runner-up? / Who narrowly lost to {person2}?
? occasion: In which contest did {person} narrowly lose?
? person2: Who beat {person}? / Who took the top prize by a whisker?
{person} ~scored=score {few} points in the {sport} match against {country}.
? person: Who was such a good shot against {country}? / Which player had a tally of {few}?
? few: What was {person}'s tally in the game?
? sport: What game was {person} playing?
? sport: Which discipline was it when the opponents were {country}?
? country: Who were the opponents in {person}'s game?
? country: Which nation did that player do so well against?
{person} ~broke=break the record in {sport} by {duration}.
? person: Who is the new champion of all time in {sport}? / Who did better than anyone ever before?
? sport: In which discipline did {person} beat the old best?
? sport: Name the discipline with the new all-time best.
? duration: How much quicker was {person} than the old best?
? duration: By what margin was the all-time best improved?
{person} ~broke=break the {body} at {sport} and needs {duration} of rest.
? person: Who got hurt playing {sport}? / Who has to take it easy after an accident on the field?
? body: Where is {person} injured? / Which part of the player's body got fractured?
? sport: What game was {person} injured in? / Which pastime led to a fracture?
? duration: How long must {person} take it easy?
? duration: How long will the injured player be out of action?
{person} ~became=become famous in {country} for {activities}.
? person: Who is a celebrity thanks to {activities}? / Which star owes it all to an odd talent?
? country: Where is {person} a celebrity?
? country: In which land does everybody know about {person}'s talent?
? activities: What made {person} a household name? / How did the star win such a reputation?
{person} ~has been interested in {hobby} since the {occasion} in {city}.
? person: Who got hooked on {hobby}? / Whose passion goes back to an event in {city}?
? hobby: What is {person}'s passion? / What did {person} get hooked on at the {occasion}?
? occasion: What event got {person} hooked on {hobby}?
? occasion: Where did the enthusiast catch the bug, on what occasion?
? city: In which town did {person} discover {hobby}?
? city: Where was the event that sparked the enthusiasm?
{person} ~said:=say {quoted}.
? person: Whose words were {quoted}? / Who made that remark?
? quoted: What were {person}'s exact words? / What did {person} remark?
{person} ~shouted=shout from the {furniture}: {quoted}.
? person: Who was yelling? / Whose loud voice could be heard from the {furniture}?
? furniture: Where was {person} while yelling? / From what spot did the loud cry come?
? quoted: What did {person} yell? / What words did we hear called out so loudly?
{first} ~learned=learn to play the {instrument} {manner}.
? first: Who mastered the {instrument}? / Who took up music in that unusual fashion, {manner}?
? instrument: Which instrument did {first} master?
? manner: In what way did {first} master the {instrument}?
? manner: How did {first} acquire the musical skill?
{first} ~practises=practise the {instrument} {frequency} for {duration}.
? first: Who is so hard-working on the {instrument}?
? first: Which music student keeps to such a strict routine?
? instrument: Which instrument is {first} trying to get better at?
? instrument: What is the hard-working music student rehearsing on?
? frequency: How often does {first} sit down with the {instrument}?
? frequency: How regularly does the music student rehearse?
? duration: How long is each of {first}'s sessions with the {instrument}?
? duration: How long does the music student rehearse at a stretch?
{first} ~wants=want to become {a_official} / because {first2} ~is one.
? first: Who plans to follow in {first2}'s footsteps?
? first: Who has a dream job because of someone they know?
? official: What is {first}'s dream job? / What profession does {first2} have?
? first2: Who is {first}'s role model? / Whose example inspired that career dream?
{first} ~asked=ask the {official} how to win at {sport}.
? first: Who was after tips on {sport}? / Which player wanted to be let in on the secret of success?
? official: Whose advice on {sport} did {first} seek?
? official: Who is supposed to know the secret of victory?
? sport: Which game does {first} need advice on? / In what discipline is {first} hoping for victory?
{first} ~missed=miss the lesson in {subject} because of {cause}.
? first: Which pupil was absent from class? / Who did not learn any {subject} that day?
? subject: Which class did {first} not attend?
? subject: In what school subject does {first} have something to catch up on?
? cause: Why was {first} absent? / What kept the pupil away from class?
{first} ~drew=draw {a_bird} with {stuff} on the wall of the {spot}.
? first: Who is the artist at the {spot}? / Who left a picture of an animal in public?
? bird: What creature did the artist sketch? / What does {first}'s picture show?
? stuff: What did {first} use instead of a pencil?
? stuff: Which material did the artist sketch the animal with?
? spot: Where is {first}'s picture of the {bird}? / Where can we admire the animal sketch in public?
{first} ~explained=explain to {first2} that {creatures} ~sleep=sleep in winter.
? first: Who knew all about hibernation? / Who taught {first2} something about animals?
? first2: Who was taught about hibernation? / Who had no idea that {creatures} hibernate?
? creatures: Which animals hibernate? / What did {first} describe as dozing until spring?
The pupils ~painted=paint the {spot} {colour} {purpose}.
? spot: What did the schoolchildren give a fresh coat? / What did the class brighten up?
? colour: Which shade did the schoolchildren pick for the {spot}?
? colour: What does it look like now that the class has been at it with brushes?
? purpose: Why did the schoolchildren give the {spot} a fresh coat?
? purpose: What was the class hoping to achieve with their brushes?
The pupils ~collected=collect {few} {goods} for the {occasion}.
? few: How many {goods} did the schoolchildren gather?
? few: How big was the pile that the class got together?
? goods: What did the schoolchildren gather?
? goods: What did the class think would be useful at the {occasion}?
? occasion: What were the schoolchildren gathering things for?
? occasion: Which event did the class supply with {goods}?
The teacher of {subject} ~fell=fall ill / so {first} ~took=take the lesson.
? subject: In which class was there a substitute? / What school subject did {first} have to cover?
? first: Who was the substitute? / Who stood in front of the {subject} class instead?
The lesson in {subject} ~begins=begin at {time} in the {officeplace}.
? subject: What class is on in the {officeplace}? / What do students learn about from {time}?
? time: When do I have to be there for {subject}? / At what time does class start?
? officeplace: Where is {subject} being taught? / Where do the students have to go for class?
The play ~was about {a_official} who falls in love with {a_job}.
? official: What was the smitten character's profession? / Who loses their heart on stage?
? job: What was the sweetheart's profession in the drama?
? job: Who is the {official}'s darling on stage?
The concert at the {spot} ~was recorded by {company} in {year}.
? spot: Where did the live music take place? / Where were the microphones of {company} set up?
? company: Who taped the live music? / Which firm had its microphones at the {spot}?
? year: When was the live music taped? / When did {company} have its microphones at the {spot}?
The choir ~sang=sing in {language} and {language2} at the {occasion}.
? language: Some of the songs were in {language2}; what about the others?
? language2: Besides {language}, which tongue did the singers use?
? occasion: At what event could one hear songs in {language}?
? occasion: On which occasion did the singers perform bilingually?
The team from {city} ~lost=lose by {few} points / although {first} ~played=play.
? city: Which town's side was defeated? / Where does {first}'s losing side come from?
? few: By what margin was the side defeated? / How much better were {first}'s opponents?
? first: Who could not save the side from defeat?
? first: Which good player was in {city}'s squad that day?
The {occasion} ~was opened with {sound} and a speech by {person}.
? occasion: Which event did {person} help to start? / What kicked off with noise and words?
? sound: What noise marked the start of the {occasion}?
? sound: Besides the welcoming words, what could one hear right at the start?
? person: Who welcomed everybody to the {occasion}? / Who addressed the crowd right at the start?
The {occasion} ~brought=bring in {price} for the {spot}.
? occasion: Which event raised money? / How was money found for the {spot}?
? price: How much did the fundraiser yield? / What was the profit of the {occasion}?
? spot: What was the money from the fundraiser meant for?
? spot: What benefits from the profit of the {occasion}?
The {occasion} ~starts=start at {time} in front of the {spot}.
? occasion: What will be going on at the {spot}? / Which event is taking place outdoors?
? time: When do I have to be at the {spot}? / At what time does the outdoor event kick off?
? spot: Where do I have to be for the {occasion}?
? spot: What is the meeting point for the event that kicks off at {time}?
The {occasion} ~was won by {a_official} from {city} with {few} points.
? occasion: In which contest was the {official} victorious?
? occasion: Name the contest that someone from {city} came out on top of.
? official: What is the champion's profession? / Who took the top prize at the {occasion}?
? city: What is the champion's home town? / Where had the victorious {official} travelled from?
? few: What score was enough for victory? / What was the {official}'s total?
The {occasion} ~takes=take place {frequency} and is paid for by {company}.
? occasion: What does {company} sponsor? / Name the event with the business sponsor.
? frequency: How often is the sponsored event held? / How regularly is there one, this {occasion}?
? company: Which firm foots the bill for the {occasion}? / Who sponsors the event?
The book {titled} ~was found under the {furniture} by {person}.
? titled: Which volume turned up again? / What did {person} fish out from beneath the {furniture}?
? furniture: Where had {titled} been lying? / What had the lost volume slipped beneath?
? person: Who came across the lost volume? / Who discovered {titled}?
The prize for the best essay on {hobby} ~went=go to {person}.
? hobby: What were the contestants asked to write about?
? hobby: What was {person}'s winning piece of writing about?
? person: Who won the writing contest? / Whose text about {hobby} pleased the judges most?
The letters on the wall ~say=say {quoted} in {language}.
? quoted: What does the inscription read? / What is written up there for everyone to see?
? language: Which tongue is the inscription in?
? language: What would I have to be able to read to understand it up there?
"""
