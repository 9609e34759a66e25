"""Free sentences of daily life: letters to friends, diaries, gossip and memories (see
relations.py)."""

RELATIONS = """
Dear {first}, we have been in {city} for {spell} now, and I still cannot find the {shop}.
In {city} for {spell} now, I wrote to {first}, and I still do not know where the {shop} is.
I complained to {first} that after {spell} in {city} I had yet to find a {shop}.
> {city}
Where do I live, as I wrote to {first}? / From which city did I write to {first}?
In what town am I looking for a {shop}? / Where have I been for {spell}?
Where did we move to? / Name of our new home town, where I can't do my errands?
> {spell}
How long have I been in {city}? / How long ago did we move to {city}?
After how long do I still not know my way? / How long have I been looking for the {shop}?
How long ago did we move here? / For how much time have we lived in our new town?
> {shop}
What can I not find in {city}? / What am I looking for in {city}?
What sort of shop have I been missing for {spell}? / What did I tell {first} I had yet to find?
Which business do I look for in vain in our new town?
What can't I locate, even though we moved here {spell} ago?
> {first}
To whom did I write from {city}? / Who got my letter from {city}?
To whom did I complain about the {shop}?
Who hears my moans about our new town? / To whom do I grumble that there's no {shop} to be seen?

Diary, {date}: {weather} all day. {first} rang, wanted to {chore}. I pretended to have {ailment}.
On {date}, with {weather} all day, I told {first}, who wanted to {chore}, that I had {ailment}.
My diary for {date} says: {weather}; put {first} off with {ailment} when asked to {chore}.
> {ailment}
What did I pretend to have? / What was my excuse to {first}?
What illness did I invent for {first}? / How did I get out of the plan to {chore}?
With what did I put {first} off?
Name the illness that I invented. / What lie about my health did I tell {first}?
> {chore}
What did {first} want to do? / For what did {first} ring? / What did I want to get out of?
What had {first} planned for the day?
What did I get out of by lying? / What had {first} suggested we do together?
> {weather}
What was the weather on {date}? / What was it like outside on {date}?
What does the diary say of the weather?
What was it like outside when I invented an illness?
Rain or shine, when I lied about my health - what was it?
> {first}
Who rang on {date}? / Whom did I put off with {ailment}? / Who was told that I had {ailment}?
To whom did I lie on {date}?
Who did I lie to about my health? / Who phoned with a tiresome suggestion?
> {date}
When did I pretend to be ill? / On which day was there {weather}? / What is the date in the diary?
Day I faked being ill? / On which day did I lie to {first} on the phone?

{first} writes that {first2} has left the {club} to live with a {calling} in {city}. Imagine!
Imagine, {first2} is living with a {calling} in {city} and has left the {club}; I have it from \
{first}.
From {first} I hear that {first2} gave up the {club} for a {calling} in {city}.
> {calling}
With whom does {first2} live? / What sort of person did {first2} run off with, by trade?
For whom did {first2} give up the {club}? / What does {first2}'s new partner do?
Who is the new love, by profession? / What does the one who shares a home with {first2} do for work?
> {city}
Where does {first2} live now? / Which city has {first2} moved to? / Where is the {calling} from?
The {calling} whom {first2} lives with is at home where? / {first2}'s new home town?
Where is the new couple's home? / In which town has {first2} settled with a lover?
> {first2}
Who left the {club}? / About whom does {first} gossip? / Who has gone to {city}?
Who is living with a {calling}?
Tell me who ran off with a lover. / About whose love life is everybody gossiping?
> {first}
From whom do I have the news about {first2}? / Who writes about {first2}?
Who told me about the {calling}? / Who likes to gossip about {first2}?
Who is the gossip that passed this on to me?
Where did I learn about {first2}'s love life - from whom?
> {club}
What did {first2} leave? / Of which club is {first2} no longer a member?
What was given up for a {calling}? / {first2} turned away from which club?
Which club has lost {first2}?
Which society lost a member to love? / Where did {first2} resign for love's sake?

Thank you for the {gift}, {first}! It arrived on {spoken_day} and already stands {spot}.
The {gift} from {first}, which came on {spoken_day}, has found its place {spot}.
I thanked {first} for the {gift}, adding that it had come on {spoken_day} and was now {spot}.
> {gift}
What did {first} send? / What do I thank {first} for? / What came on {spoken_day}?
What has found its place {spot}? / What present arrived from {first}?
Present that the post brought me? / For what am I grateful to {first}?
> {spot}
Where have I put the {gift}? / Where is {first}'s present now? / What place did the {gift} find?
In what place does the {gift} stand?
Where in my home is the present on show? / Whereabouts did I put what {first} sent?
> {spoken_day}
When did the {gift} come? / On what day did {first}'s present arrive? / When did I get the {gift}?
Day on which {first}'s {gift} was delivered? / The {gift} reached us on what day?
When did the present get here? / On which day was the parcel delivered, the one holding a {gift}?
> {first}
From whom is the {gift}? / Who sent me the {gift}? / Whom do I thank for the {gift}?
Whose present stands {spot}?
Who sent me a present? / To whom am I grateful because of the {gift}?

You asked after old {full}: gone {spell} ago, of {ailment}, and the house belongs to a {calling} \
now.
Old {full} died of {ailment} {spell} ago, and now there is a {calling} in the house.
As to old {full}, it was {ailment}, {spell} ago. The house was bought by a {calling}.
> {ailment}
Of what did {full} die? / What was the cause of old {full}'s death? / What carried off {full}?
From what did {full} not recover?
What illness was fatal? / What killed the former owner, {full}?
> {spell}
How long ago did {full} die? / How long has {full} been dead?
When was it that {full} died, how long ago? / {full} has been gone for how long?
Time since {full}'s death?
How long has the former owner been dead? / When was the funeral, roughly - how far back?
> {calling}
Who has the house of old {full} now? / To whom does {full}'s house belong?
What does the one do who bought {full}'s house? / Who lives where {full} used to live?
Who moved in when the old owner was dead, by trade?
What does {full}'s successor under that roof do for work?
> {full}
Who died of {ailment}? / Whose house was bought by a {calling}? / Who died {spell} ago?
Who passed away {spell} ago?
Remind me whose death we were talking about. / Who was killed by {ailment}, leaving an empty home?

I still owe you an answer, {first}: no, I have not seen {first2} since the {party} in {year}.
Not since the {party} in {year}, I answered {first}, have I seen {first2}.
The last time I saw {first2}, to answer {first}'s question, was at the {party} in {year}.
> {year}
When did I last see {first2}? / Since which year have I not met {first2}?
From what year was the {party}? / {first2} and I last met in which year?
The {party} where I saw {first2} was in what year?
When did our paths cross for the final time? / How far back is my latest meeting with {first2}?
> {party}
Where did I last see {first2}? / On what occasion did I last meet {first2}?
At what did {first2} and I meet for the last time?
{year} was when I saw {first2} at what celebration? / My last sight of {first2} was at which event?
Our paths crossed for the final time at which celebration?
What were we celebrating when I met {first2} in {year}?
> {first2}
Whom have I not seen since {year}? / After whom did {first} ask? / Whom did I last meet in {year}?
Who was at the {party} of {year}?
Who has dropped out of my sight over these years? / Whom did I meet at the {party} but never again?
> {first}
To whom do I owe an answer? / Who asked about {first2}? / Who wanted to know about the {party}?
Who was curious about whether I'd met {first2} lately? / To whom was my reply addressed?

What kept me awake as a child was the {neighbour_noise} in the {room}, which was only {person} and \
the {animal}.
The {neighbour_noise} in the {room} that kept me awake as a child came from {person} and a {animal}.
As a child I lay awake because of the {neighbour_noise} in the {room}: it was {person} with the \
{animal}.
> {neighbour_noise}
What kept me awake? / What did I hear at night as a child? / What came from the {room}?
What did {person} and the {animal} make?
What din robbed me of sleep when I was small?
What did I hear at night, made by {person} and a pet?
> {room}
Where did the sound come from? / In which room was the {neighbour_noise}?
Where was {person} at night? / {person} and the {animal} were in which room?
Source of the {neighbour_noise}: what room?
Where in the house was all the din at night?
From which part of the house came the sounds that frightened me when small?
> {person}
Who made the {neighbour_noise}? / Who kept me awake? / Who was in the {room} with the {animal}?
Because of whom did I lie awake?
Who was behind the din that spoiled my nights when I was small?
Which human being was up at night alongside the {animal}?
> {animal}
With which animal was {person} in the {room}? / What animal kept me awake?
Who was there with {person}? / {person} made {neighbour_noise} with which animal?
In the {room} were {person} and what creature?
Creature behind the din that spoiled my nights?
What kind of beast did {person} have for company at night?

My pen friend {first}, {small}, lives in {country}, loves {hobby} and cannot bear {fear}.
{first}, my pen friend, aged {small}, from {country}, writes: "I love {hobby} but not {fear}."
In {country} I have a pen friend, {first}, {small} years old, mad about {hobby} and afraid of \
{fear}.
> {country}
Where does my pen friend live? / From which country does {first} write? / Where do my letters go?
What is {first}'s homeland?
Where are the letters I receive from my correspondent posted?
Which nation is my correspondent from?
> {hobby}
What does {first} love? / What is my pen friend's hobby? / What does {first} do in spare time?
What does my friend in {country} like?
What is my correspondent's favourite pastime?
How does {first} most like to spend a free afternoon?
> {fear}
What does {first} not like? / What is my pen friend afraid of? / What can {first} not bear?
{first} loves {hobby} but not what? / What should I never send to {first}, for fear's sake?
What does my correspondent dread? / With what could one scare {first}?
> {small}
How old is my pen friend? / What is {first}'s age? / How many years old is my friend in {country}?
{first} in {country} is how old? / Age of my pen friend {first}?
Age of my correspondent? / How many birthdays has {first} had?
> {first}
What is my pen friend called? / To whom do I write? / Who loves {hobby}? / Who is afraid of {fear}?
Who is my correspondent abroad? / With whom do I exchange news by post?

I have kept all your letters, {first}, {tally} of them, {spot}, tied up with a {colour} ribbon.
{first}'s letters, all {tally}, are tied up with a {colour} ribbon and lie {spot}.
With a {colour} ribbon round them, {first}'s {tally} letters are {spot}.
> {tally}
How many letters do I have from {first}? / How many letters did {first} write?
Number of {first}'s letters? / {first} has sent me how many letters so far?
Letters with a {colour} ribbon round them: how many?
How many notes in the bundle? / What number of times did {first} write to me?
> {spot}
Where are {first}'s letters? / Where do I keep what {first} wrote?
In what place can one find {first}'s letters? / {first}'s {tally} letters lie where?
I want to read {first}'s letters again. Where do I look?
I've forgotten where I store the bundle of old mail. Where?
Whereabouts should I look to reread everything {first} wrote?
> {colour}
What colour is the ribbon round the letters? / With which ribbon are the letters tied?
The ribbon round {first}'s letters has what colour?
{first}'s letters are tied with a ribbon of what colour?
Colour of what holds {first}'s letters together?
What shade is the band holding the bundle? / What does the string about my old mail look like?
> {first}
Whose letters did I keep {spot}? / From whom are the letters with the {colour} ribbon?
Who wrote {tally} letters?
Who wrote the bundle of mail I treasure? / Whose old mail do I store {spot}?

Last night I dreamt that my {kin} (sold|ate) the {furniture} and paid the {calling} in {sweets}.
In my dream my {kin} sold the {furniture}, and the {calling} was paid in {sweets}.
I dreamt of {sweets}, in which my {kin} paid the {calling} after selling the {furniture}.
> {furniture}
What did my {kin} do away with in the dream? / Of which piece of furniture did I dream?
What did I dream was sold? / In my dream my {kin} got rid of what?
What was no longer there after my {kin} had paid the {calling}?
Which household item vanished as I slept?
What was got rid of while I was asleep and seeing things?
> {sweets}
In what was the {calling} paid? / What did the {calling} get?
What took the place of money in my dream?
The {calling} in my dream was given what instead of money? / With what did my {kin} pay?
What served as money while I slept? / In what strange currency was a bill settled overnight?
> {calling}
Who was paid in my dream? / Who got {sweets}? / To whom did my {kin} give {sweets}?
Who received strange money while I slept?
In my nightly vision, what trade had the one who was given {sweets}?
> {kin}
Of whom did I dream? / Who sold the {furniture} in my dream? / Which relative paid in {sweets}?
Which relative appeared to me overnight? / Who in my family settled a bill with {sweets} as I slept?

The letter that {full} wrote on {date} came {spell} late, as it had (slipped|fallen) {spot} at the \
post office.
Posted on {date}, {full}'s letter arrived {spell} late: at the post office it had lain {spot}.
For {spell} the letter of {date} from {full} lay {spot} at the post office.
> {spell}
How late was {full}'s letter? / How long did {full}'s letter lie at the post office?
By how much was the letter of {date} delayed? / Delay of the letter from {full}?
Delay in the mail? / For what length of time was the envelope from {full} missing?
> {spot}
Where had {full}'s letter been? / Where did {full}'s letter lie all that time?
In what place at the post office was it lost?
{spell} at the post office, and where exactly was {full}'s letter?
Hiding place of the late letter from {full}?
Where had the missing envelope been hiding?
Whereabouts did the postmen overlook what {full} had sent?
> {date}
When did {full} write? / What date is on {full}'s letter? / On which day was the late letter posted?
{full}'s late letter had been written when? / Date of the letter that came {spell} late?
When was the missing envelope sent off? / What day had {full} put at the top of the page?
> {full}
Who wrote the letter of {date}? / From whom was the letter that came late?
Whose letter had lain {spot}?
Who sent the envelope that went missing? / Whose mail was delayed?

At school {first} and I shared a desk, {sweets} and a weakness for {subject}; today {first} is a \
{calling}.
{first}, now a {calling}, shared {sweets} and a weakness for {subject} with me at school.
My old desk neighbour {first}, with whom I had {subject} and {sweets} in common, became a {calling}.
> {calling}
What is {first} today? / What did {first} become? / What does my old desk neighbour do?
What is the profession of {first}?
Tell me what my former classmate grew up to be. / How does {first} earn a living?
> {subject}
Which subject did {first} and I like? / For what did we both have a weakness?
What did we have in common at school beside {sweets}?
{first} and I were both good at or fond of which lessons?
{first}, now a {calling}, once loved what at school?
Which lessons did we two love as kids? / What was our favourite thing to learn in class?
> {sweets}
What did we eat at our desk? / What did {first} and I share beside {subject}?
Which sweets did {first} like? / {first} always had which sweets under the desk?
We loved {subject} and ate what?
What did we two munch in class? / What treats did {first} pass me under the table?
> {first}
With whom did I share a desk? / Who became a {calling}? / Who liked {subject} as much as I did?
Who sat beside me in class? / Which classmate of mine grew up to be a {calling}?

I met {first} (on the ferry to|in the queue for|at the lost property office in) {city}, where we \
were both looking for a {garment}.
In {city}, both of us after a lost {garment}, {first} and I met for the first time.
It was in search of a {garment} that {first} and I met in {city}.
> {city}
Where did I meet {first}? / In what city did {first} and I meet?
Where were {first} and I looking for something? / {first} and I know each other from which town?
A lost {garment} took {first} and me to what city?
Where did our friendship start? / In which place did chance bring me and {first} together?
> {garment}
What were {first} and I looking for? / What had {first} and I lost?
What brought {first} and me together? / Which garment do I owe {first}'s friendship to?
Which piece of clothing was missing for both of us?
What did we both hope to get back when our friendship started?
> {first}
Whom did I meet in {city}? / Who was also looking for a {garment}?
Who had lost a {garment}, as I had? / Thanks to a lost {garment} I know whom?
My acquaintance from {city} is called what?
Who became my friend through missing clothes?
With whom did I get talking because neither of us had a {garment} any more?

{person}'s memoirs have {count} pages, {tally} of them about the {keepsake} and one about (love|me).
Of the {count} pages of {person}'s memoirs, {tally} are about the {keepsake}.
On {tally} of {count} pages, {person} writes in those memoirs of nothing but the {keepsake}.
> {count}
How many pages have the memoirs?
Number of pages {person} wrote? / {tally} of how many pages are about the {keepsake}?
Length of {person}'s memoirs in pages?
> {count} pages
How long are {person}'s memoirs? / How thick is the autobiography?
What's the total length of {person}'s life story?
> {tally}
How many pages are about the {keepsake}? / How many pages does the {keepsake} get?
On how many pages does {person} write about the {keepsake}?
Pages on the {keepsake} in {person}'s memoirs?
Of {count} pages, how many does the {keepsake} take up?
How many pages of the autobiography are devoted to one thing?
How many leaves does the {keepsake} fill in {person}'s life story?
> {keepsake}
What is {person} so fond of writing about? / About what are {tally} of the pages?
Which thing fills {tally} pages?
What object does the autobiography go on and on about?
With which treasure is {person} so obsessed?
> {person}
Who wrote memoirs of {count} pages? / Whose memoirs are about the {keepsake}?
Who wrote {count} pages? / Who is so fond of the {keepsake}?
Autobiography by whom? / Who put a life story on paper, obsessed with the {keepsake}?

Guess whom I ran into at the {venue}: {first}, with a {pet_breed} on the arm and engaged to {full}!
At the {venue} I ran into {first}, who was carrying a {pet_breed} and is engaged to {full}.
{first} is engaged to {full} and had a {pet_breed} on the arm when I ran into them at the {venue}.
> {venue}
Where did I run into {first}? / At what place did I meet {first}?
Where was {first} with a {pet_breed}? / {first} and the {pet_breed} were seen at what place?
Place of my meeting with {first}?
Where did I bump into an old friend? / In what place did our chance meeting happen?
> {pet_breed}
What was {first} carrying? / What animal was on {first}'s arm?
Which animal did I see at the {venue}? / {first} came along with what sort of animal?
{first}, engaged to {full}, carried what?
What pet did my friend bring along? / Which kind of creature was {first} holding?
> {full}
To whom is {first} engaged? / Whom is {first} going to marry?
Who is the future partner of {first}? / {first} is going to be the husband or wife of whom?
{first}'s intended is called what?
Who is my friend's future spouse? / To whom has {first} promised marriage?
> {first}
Whom did I run into with a {pet_breed}? / Who is engaged to {full}? / Who had a {pet_breed} along?
Whom did I see at the {venue}?
Who did I bump into by chance? / Which friend of mine will marry {full}?

Please forgive me, {first}, for what I said about your {garment} and your {cake} on {spoken_day}.
On {spoken_day} I said things about {first}'s {garment} and {cake} for which I apologise.
I apologised to {first}, having been rude on {spoken_day} about the {cake} and the {garment}.
> {garment}
Which garment was I rude about? / What did I not like beside the {cake}?
What clothes of {first}'s did I insult? / {first}'s what did I not like, beside the {cake}?
On {spoken_day} I spoke badly of which piece of clothing?
What piece of clothing did I insult? / Apart from the baking, what of {first}'s did I make fun of?
> {cake}
About which cake was I rude? / What was not to my taste, beside the {garment}?
What had {first} baked that I insulted? / {first}'s what did I not like, beside the {garment}?
On {spoken_day} I spoke badly of which cake?
What baked thing did I insult? / Apart from the clothes, what of {first}'s did I criticise?
> {spoken_day}
When was I rude to {first}? / On which day did I say those things?
What day do I regret because of {first}? / Day of my bad manners towards {first}?
{first}'s {cake} was insulted on what day?
Remind me when I was so ill-mannered. / On what day did I insult {first}?
> {first}
To whom do I apologise for {spoken_day}? / Whose {garment} did I insult?
Who should forgive me for what I said about the {cake}? / Whose {cake} was it?
Whose feelings did I hurt? / With whom do I hope to make peace over the {cake}?
"""
