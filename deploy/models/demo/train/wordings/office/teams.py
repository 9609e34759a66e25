"""Free sentences: who does what in a team, where it comes from and what became of it (see
relations.py)."""

RELATIONS = """
In our team {first} handles the {goods}, {first2} the {goods2}, and nobody the {goods3}.
Nobody in the team deals with {goods3}; {first} has the {goods}, and {first2} the {goods2}.
If it is about {goods} see {first}, if about {goods2} see {first2}, if about {goods3} see nobody.
The {goods} are {first}'s business and the {goods2} {first2}'s, but who will care for the {goods3}?
> {first}
Who handles the {goods}? / Whom do I see about {goods}? / Whose business are the {goods}?
Which colleague is responsible for the {goods}? / To whom do I turn with a question on {goods}?
> {first2}
Who handles the {goods2}? / Whom do I see about {goods2}? / Whose business are the {goods2}?
Which colleague is responsible for the {goods2}? / To whom do I turn with a question on {goods2}?
> {goods3}
What does nobody handle? / Which goods have no one in charge? / For what is nobody responsible?
What merchandise has been left without a person responsible?
For which items is there not a single colleague to turn to?
> {goods}
What does {first} handle? / What is {first} in charge of? / Which goods are {first}'s?
What merchandise is {first} responsible for? / Which items do I discuss with {first}?
> {goods2}
What does {first2} handle? / What is {first2} in charge of? / Which goods are {first2}'s?
What merchandise is {first2} responsible for? / Which items do I discuss with {first2}?

{full} came to us from {company}, where people still ask why {full} had to {worktask}.
At {company}, which {full} left for us, {full} once had to {worktask}.
Before coming to us {full} worked for {company}, and one of the tasks there was to {worktask}.
"I left {company}," {full} told us, "on the day I was told to {worktask}."
> {company}
Where did {full} work before? / From which firm did {full} come? / Who was {full}'s former employer?
Which previous employer does our colleague have? / Where did {full} earn a living earlier?
> {worktask}
What did {full} have to do there? / Which task did {full} have at {company}?
What was {full} told to do?
What odd chore was our colleague given by the previous employer?
Which duty did {full} have to carry out in the earlier job?
> {full}
Who came from {company}? / Which colleague worked there before? / Who once had to {worktask}?
Which colleague switched employers? / Who joined our staff and told that story of an odd chore?

Of the three siblings, {first} runs the {premises}, {first2} the accounts, and {first3} the \
household.
{first3} looks after the household and {first2} after the accounts, so that {first} can run the \
{premises}.
The {premises} is run by {first}, whose siblings {first2} and {first3} do the accounts and the \
household.
Three siblings: {first} in the {premises}, {first2} over the books, {first3} at home.
> {first}
Which of the siblings runs the {premises}? / Who stands in the shop?
Who has no time for household and books?
Which brother or sister is in charge of the shop? / Who in the family serves the customers?
> {first2}
Which of the siblings does the accounts? / Who looks after the books? / Who deals with the figures?
Which brother or sister is the bookkeeper? / Who in the family works out income and spending?
> {first3}
Which of the siblings keeps the household? / Who stays at home? / Who looks after the home?
Which brother or sister does the cooking and cleaning? / Who in the family is the housekeeper?
> {premises}
What does {first} run? / Which business do the siblings have? / What kind of shop is it?
What sort of enterprise does the family own?
Which trade are brothers and sisters working in together?

On the night of {date} only {first} and a {animal} were in the {facility}, {first2} having gone \
home.
{first2} had gone home, so on the night of {date} {first} was alone in the {facility} with a \
{animal}.
With a {animal} for company, {first} stayed in the {facility} on the night of {date}, after \
{first2} left.
Who was in the {facility} on the night of {date}? Just {first}, and a {animal}; {first2} was at \
home.
> {first}
Who was in the {facility} that night? / Who stayed? / Who was alone with a {animal}?
Who was the sole human in the building while it was dark?
Which employee spent those dark hours there?
> {first2}
Who had gone home? / Who was not in the {facility}? / Who left before the night of {date}?
Which colleague was not in the building any more? / Who slept in his or her own bed?
> {animal}
What else was in the {facility}? / Which animal kept {first} company? / With what was {first} alone?
What creature was in the building too?
Which four-legged or feathered companion did the watcher have?
> {date}
Which night was it? / When was {first} alone in the {facility}? / date of the night in question?
When did the sole employee keep watch? / Which evening do these events belong to?
> {facility}
Where did {first} spend the night? / Which building was it? / Where was the {animal}?
Which building did the sole employee watch over?
Where were a human and a creature together in the dark?

Our {post} speaks {language}, plays the {instrument} and has never been to {city}.
The only {post} we have speaks {language} and plays the {instrument}, but has not seen {city}.
Never having been to {city}, our {post} nevertheless speaks {language}, and plays the {instrument}.
We have a {post} with {language} and an ear for the {instrument}, who would love to see {city}.
> {language}
What language does the {post} speak? / Which language can our {post} use? / The {post} speaks what?
Which tongue does our colleague know? / In what can we converse with our colleague?
> {instrument}
What does the {post} play? / Which instrument does our {post} know? / On what does the {post} play?
What does our colleague make music on?
On which thing with strings, keys or pipes does our colleague perform?
> {city}
Where has the {post} never been? / Which city would the {post} like to see?
Which town has our colleague not visited yet? / What destination does our colleague dream of?
> {post}
Who speaks {language}? / Which of our people plays the {instrument}? / Who has not seen {city}?
What occupation does the musical colleague have? / Which employee is both a linguist and a musician?

The shop was {last}'s first, then {last2}'s, and has been {last3}'s since {year}.
Since {year} the shop has been in the hands of {last3}, after {last} and later {last2}.
{last} sold the shop to {last2}, and {last2} to {last3}, in {year}.
It says {last3} over the door since {year}; before that it said {last2}, and at first {last}.
> {last}
Who had the shop first? / Who was the first owner? / From whom did {last2} take it over?
Who founded the business? / Name the original owner.
> {last2}
Who had the shop before {last3}? / Who was the second owner? / Who came after {last}?
Who owned the business in between? / Which owner is the middle one of the three?
> {last3}
Who has the shop now? / Who is the present owner? / Who came after {last2}?
Who is the current owner? / Which person runs the business nowadays?
> {year}
Since when has {last3} had the shop? / In which year did {last3} take it over?
When did {last2} give up the shop?
When did the business change owners most recently? / How far back was the latest sale?

{full} was elected spokesman by {small} votes, {spelled} more than {full2}, who demanded a recount.
With {small} votes, {full} became spokesman; {full2}, with {spelled} fewer, demanded a recount.
{full2} wants the votes recounted, having lost by {spelled} to {full}, who had {small}.
There were {small} votes for {full} as spokesman, and {spelled} fewer for {full2}, who did not \
believe it.
> {small}
How many votes did {full} get? / With how many votes was the spokesman elected? / votes for {full}?
How many people voted for the winner? / What was the winner's result at the ballot?
> {spelled}
By how many votes did {full2} lose? / What was the difference? / How many votes was {full2} short?
What was the winner's margin? / How close was it between the two candidates?
> {full}
Who was elected? / Who is spokesman? / Who won against {full2}?
Which candidate won? / Who speaks for the others now?
> {full2}
Who demanded a recount? / Who lost? / Who did not believe the result?
Which candidate doubts the result? / Who is the bad loser?

My predecessor left me a {thing}, a list of {tallied} debts, and the advice to {plan}.
From my predecessor I have {tallied} debts on a list, a {thing}, and the advice to {plan}.
"You should {plan}," said my predecessor, and gave me a {thing} and a list of {tallied} debts.
The desk held a {thing} and the names of {tallied} debtors; as advice my predecessor had said: \
{plan}.
> {thing}
What was left to me besides the list? / Which object did my predecessor leave?
What was on the desk?
Which object did I inherit along with the job?
What souvenir came from the one who did my work earlier?
> {tallied}
How many debts are on the list? / How many debtors are there? / number of debts?
How many people owe money? / What number of unpaid sums did I inherit with the job?
> {plan}
What did my predecessor advise? / What should I do, by the advice? / Which advice was I given?
What tip came from the one who did my work earlier? / Which step was recommended to the newcomer?

The crew of the {ship}: captain {last}, mate {last2}, cook {last3}.
On the {ship}, {last} is captain, {last2} is mate, and {last3} cooks.
With {last} as captain and {last2} as mate, and food by {last3}, the {ship} put to sea.
{last3} cooks on the {ship} for {last}, the captain, and {last2}, the mate.
> {last}
Who is captain of the {ship}? / Who commands the {ship}? / Under whom does the {ship} sail?
Who is in command of the vessel? / Which officer do all the sailors obey?
> {last2}
Who is mate on the {ship}? / Who is second in command? / Who is {last}'s mate?
Who is second in command of the vessel? / Which officer ranks just below the skipper?
> {last3}
Who cooks on the {ship}? / Who is the cook? / Who makes the meals for {last}?
Who prepares the sailors' meals? / Which man or woman works in the galley of the vessel?
> {ship}
Which ship has {last} as its captain? / On what ship does {last3} cook? / name of the vessel?
What is the vessel called? / On board which vessel does {last} give the commands?

Ask {first} about the {paperwork}; it was {first2} who lost it, but {first} who found it \
{whereabouts}.
The {paperwork} that {first2} had lost was found {whereabouts} by {first}.
It was {whereabouts} that {first} found the {paperwork}, lost by {first2}.
{first2} had lost the {paperwork}; {first} looked {whereabouts}, and there it was.
> {first}
Who found the {paperwork}? / Thanks to whom do we have it back? / Who looked in the right place?
Which colleague discovered the missing document? / Whom can we thank that it turned up?
> {first2}
Who lost the {paperwork}? / Whose fault was it? / Who should have been more careful?
Which colleague mislaid the document? / Who was so careless?
> {whereabouts}
Where was the {paperwork}? / Where did {first} find it? / In what place was it found?
In what spot did the missing document turn up? / Where had it been hiding?
> {paperwork}
What was lost? / What did {first} find? / Which document turned up again?
Which document was missing for a while?
What turned up, although a careless colleague had mislaid it?

When the boss is away, which is {recurring}, {full} opens the mail and {full2} the biscuits.
The boss is away {recurring}; it is {full} who opens the mail then, and {full2} the biscuits.
{full2} opens the biscuits, {full} the mail, whenever the boss is away, that is {recurring}.
Who opens the mail when the boss is away ({recurring})? That is {full}; {full2} sees to the \
biscuits.
> {recurring}
When is the boss away? / How often is the boss not there? / When do they have biscuits?
How regularly is the chief absent? / At which times do the staff have the office to themselves?
> {full}
Who opens the mail? / Who reads letters when the boss is away? / Who stands in for the boss?
Who reads the letters in the chief's absence? / Which colleague takes care of the post?
> {full2}
Who opens the biscuits? / Who sees to something sweet? / Who is not thinking of the mail?
Who gets out something sweet in the chief's absence?
Which colleague provides the others with a snack?

The tall one at the {plantmachine} is {first}, the one with the {gear} is {first2}, and I am \
{first3}.
I am {first3}; {first} is the tall one at the {plantmachine}, and {first2} has the {gear} on.
You will know {first2} by the {gear} and {first}, at the {plantmachine}, by being tall; my name is \
{first3}.
In the photograph {first} towers over the {plantmachine}, {first2} wears the {gear}, and I, \
{first3}, took it.
> {first}
Who is tall? / Who is at the {plantmachine}? / What is the name of the tall person?
Which colleague is the giant? / Who is that big figure beside the machine?
> {first2}
Who wears the {gear}? / How is the person with the {gear} called? / Whom do I know by the {gear}?
Which colleague is in special clothing? / Who can be recognised by an outfit?
> {first3}
Who is speaking? / What is the writer's name? / What am I called?
Who is talking here? / Name the photographer, the one you cannot see.
> {gear}
What does {first2} wear? / By what do I know {first2}? / What has {first2} put on?
Which clothing is one of the colleagues dressed in? / How can I recognise {first2}?
> {plantmachine}
At what does {first} stand? / Which machine is in the picture? / Where is the tall one?
Beside what machine is the giant? / Which piece of equipment looks small next to {first}?

{full} answers to {full2}, {full2} to {full3}, and {full3} to nobody but the {authority}.
Over {full} stands {full2}, over {full2} stands {full3}, and over {full3} only the {authority}.
{full3}, who has only the {authority} above, is the superior of {full2}, and {full2} that of {full}.
If {full} has done wrong {full2} hears of it, then {full3}, and in the end the {authority}.
> {full2}
Who is {full}'s superior? / To whom does {full} answer? / Who stands between {full} and {full3}?
Who is {full}'s direct boss? / Which manager is in the middle of the chain of command?
> {full3}
Who is {full2}'s superior? / To whom does {full2} answer? / Whom does only the {authority} control?
Who is {full2}'s direct boss? / Which manager takes orders solely from a public body?
> {authority}
To whom does {full3} answer? / Which body stands above {full3}? / Who has the last word?
Which public body is at the top of the chain of command? / Who can tell {full3} what to do?
> {full}
Who is at the bottom? / Whose superior is {full2}? / Who answers to {full2}?
Who is at the bottom of the chain of command? / Which employee takes orders from {full2}?

The night nurse saw {first} leave the {wardname} at {time} with a {thing} under one arm.
At {time}, with a {thing} under one arm, {first} left the {wardname}, says the night nurse.
{first} left the {wardname} with a {thing}; it was {time}, as the night nurse remembers.
"It was {first}," said the night nurse of the {wardname}, "who left at {time}, and a {thing} went \
along."
> {first}
Who left the {wardname}? / Whom did the night nurse see? / Who carried something out?
Whom did the witness recognise? / Which person was walking out of the hospital unit with something?
> {thing}
What was {first} carrying? / What did {first} take along? / What left the {wardname}?
What object was carried out of the hospital unit? / Which item did the witness notice?
> {time}
When did {first} leave? / At what time was {first} seen? / What time does the nurse remember?
At what o'clock did the witness notice somebody? / How late was it when the object was carried out?
> {wardname}
From where did {first} come? / Which ward did {first} leave? / Where does the night nurse work?
Which hospital unit does the witness work in? / Where was the object carried out of?

{first} and {first2} sang at the farewell of {full}, who got a {thing} and a speech of {wait}.
At the farewell there was a {thing} for {full}, a song by {first} and {first2}, and a speech of \
{wait}.
{full} had to listen to {wait} of speech, and to {first} and {first2}, before the {thing} was \
unwrapped.
For {full} we bought a {thing}, {first} and {first2} sang, and the director spoke for {wait}.
> {thing}
What was {full} given? / Which present did we buy? / What did {full} unwrap?
Which present did our colleague receive? / What was inside the wrapping paper?
> {full}
Whose farewell was it? / Who left us? / For whom did {first} and {first2} sing?
Which colleague is quitting? / Who was the guest of honour at the leaving party?
> {wait}
How long was the speech? / How long did the director speak?
For what time did {full} have to listen?
How much talking did the guest of honour have to endure?
What was the length of the boss's address?
> {first2}
Who sang with {first}? / Besides {first}, who sang? / Who was the other singer?
Who performed a duet with {first}? / Which colleague's voice was heard besides {first}'s?

For {subject} we have {full}, for {subject2} {full2}, and for {subject3} a book.
{full2} gives the lessons in {subject2}, {full} those in {subject}; in {subject3} the pupils have \
a book.
There is no teacher of {subject3}; {subject} is taught by {full}, and {subject2} by {full2}.
Only in {subject3} do they learn from a book, since {full} and {full2} teach {subject} and \
{subject2}.
> {full}
Who teaches {subject}? / With whom do they have {subject}? / teacher of {subject}?
Which instructor is in charge of {subject}? / Who stands at the blackboard for {subject}?
> {full2}
Who teaches {subject2}? / With whom do they have {subject2}? / teacher of {subject2}?
Which instructor is in charge of {subject2}? / Who stands at the blackboard for {subject2}?
> {subject3}
For which subject is there no teacher? / What is learned from a book?
In what do they have only a book?
What do children have to study without an instructor?
For which part of the timetable is the staff missing?
> {subject}
What does {full} teach? / Which subject has {full}? / What are {full}'s lessons in?
What is {full} qualified in? / Which part of the timetable is {full} in charge of?
> {subject2}
What does {full2} teach? / Which subject has {full2}? / What are {full2}'s lessons in?
What is {full2} qualified in? / Which part of the timetable is {full2} in charge of?

It took {first} {wait}, {first2} {wait2} and the new apprentice a whole day to {worktask}.
To {worktask}, {first} needed {wait}, {first2} {wait2}, and the apprentice a day.
{first2} can {worktask} in {wait2}, {first} in {wait}; for the apprentice a day was hardly enough.
They were told to {worktask}: done after {wait} by {first}, after {wait2} by {first2}.
> {wait}
How long did {first} need? / How much time did it take {first}? / {first}'s time?
How quickly did {first} finish the job? / How fast is {first}, compared with the trainee?
> {wait2}
How long did {first2} need? / How much time did it take {first2}? / {first2}'s time?
How quickly did {first2} finish the job? / How fast is {first2}, compared with the trainee?
> {worktask}
What did they have to do? / What took {first} {wait}? / Which task took the apprentice a whole day?
Which job kept the trainee busy from morning to evening?
At what chore were three people's speeds compared?
"""
