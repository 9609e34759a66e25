"""Free sentences of daily life: habits, plans, promises and excuses (see relations.py)."""

RELATIONS = """
{first} used to {habit} until {person} offered {price} to stop it.
Until {person} promised {price} for stopping, it was {first}'s way to {habit}.
For {price} from {person}, {first} no longer has the habit: to {habit}, that is.
> {habit}
What did {first} use to do? / What was {first}'s habit? / What did {first} have to give up?
What was {first} paid to stop? / Of which bad habit did {first} get rid?
What annoying thing did somebody do again and again?
Which bad manners of {first}'s got on {person}'s nerves?
> {price}
How much was offered to {first}? / For how much did {first} stop? / What was it worth to {person}?
What did {first} get for giving up the habit?
How big was the bribe? / What sum cured the annoying behaviour?
> {person}
Who offered {price}? / Who paid {first} to stop? / By whom was {first} bribed?
Who could not bear {first}'s habit?
Who came up with a bribe? / Who spent money to have some peace from {first}?
> {first}
Who used to {habit}? / Whom did {person} pay? / Who gave up a habit? / Who had the habit to {habit}?
Who took a bribe to behave better? / Whose manners got on {person}'s nerves?

My new year's resolutions: to {chore} {frequency}, to give up {sweets} and to see {full} again.
I have resolved to {chore} {frequency}, to see {full} again and to do without {sweets}.
From January on I will {chore} {frequency}, eat no {sweets} and visit {full}.
> {sweets}
What am I giving up? / What will I no longer eat? / Without which sweets am I to do?
What did I resolve not to touch?
Which treats shall I not touch? / What am I no longer allowed to nibble?
> {chore}
What will I do {frequency}? / On which household job did I resolve?
What do I want to do {frequency} in the new year?
Every year I resolve something; what is to be done {frequency}?
Beside doing without {sweets}, what shall I do in the house?
What housework have I set myself? / Which task at home do I mean to do regularly?
> {frequency}
How often will I {chore}? / At what intervals am I to {chore}? / How often will I have to {chore}?
To {chore}: how often, have I resolved? / How regularly shall I {chore} from January on?
How regularly do I mean to do housework?
At what intervals shall I be busy at home, if I keep my word?
> {full}
Whom do I want to see in the new year? / Whom have I resolved to meet again?
Who belongs to my resolutions? / Which person will I visit?
Whom do I mean to meet? / On which acquaintance shall I call?

{first} promised to {chore} by {spoken_day} but, {spell} on, has done no such thing.
By {spoken_day} {first} was going to {chore}; {spell} later we are still waiting.
"I will {chore} by {spoken_day}," said {first} {spell} ago.
> {chore}
What did {first} promise? / What has {first} not done? / What are we waiting for {first} to do?
What was {first} going to do by {spoken_day}?
Which task is still on the list? / What was {first} supposed to take care of?
> {spoken_day}
By when should {first} have done it? / What day had {first} promised?
When was {first} to be finished? / {first}'s promise was for which day?
Which deadline was missed? / When should {first}'s task have been finished?
> {spell}
How long have we been waiting for {first}? / How long ago did {first} speak? / How late is {first}?
For how long has {first} done nothing?
How much time has passed since the empty words? / How long have we been patient with {first}?
> {first}
Who broke the promise to {chore}? / Who was going to {chore}? / For whom are we waiting to {chore}?
Who did not {chore} by {spoken_day}?
Who did not keep their word? / Somebody at home gave us empty words. Who was it?

The reason {first} gave for not coming was that {reason_at_home}; in truth, it was {ailment}.
{first} told us that {reason_at_home}, while in truth {ailment} had kept {first} at home.
It was {ailment} that kept {first} away, not that {reason_at_home}, as we were told.
> {reason_at_home}
What excuse did {first} give? / What did {first} tell us? / Which reason was not true?
What was {first}'s lie? / What were we supposed to believe?
Which excuse did we hear? / What story did {first} invent?
> {ailment}
Why did {first} really not come? / What was the true reason for {first}'s absence?
What kept {first} away in truth? / What did {first} keep from us?
Which illness was kept secret from us? / What was {first} suffering from, behind the excuse?
> {first}
Who did not come because of {ailment}? / Who told us that {reason_at_home}? / Who had {ailment}?
Who stayed at home with {ailment}?
Who made up an excuse? / Which absent friend was ill?

Nobody may speak to {first} before {spoken_time} or before the second (cup|mug) of {drink}.
Before {spoken_time}, and without a second cup of {drink}, {first} is not to be spoken to.
Wait till {spoken_time}, and till the second cup of {drink}, if you want something from {first}.
> {drink}
What does {first} need in the morning? / What must {first} have had?
Two cups of what does {first} need? / What makes {first} sociable?
Which beverage turns the grump into good company? / What must {first} swallow twice to wake up?
> {spoken_time}
From when on may one speak to {first}? / Until what time should {first} be left alone?
When can I ask {first} something? / {first} is fit for company from what time on?
Earliest time for a word with {first}?
How early can I talk to the grump? / At what o'clock does {first} become good company?
> {first}
Who must not be spoken to? / Who is no good in the morning? / Who needs two cups of {drink}?
Whom should I leave alone before {spoken_time}?
Who is grumpy early in the day? / Whom should I leave in peace at breakfast?

If nothing gets in the way, {first} and I are going to the {venue} on {spoken_day} for some {hobby}.
We want some {hobby} at the {venue} on {spoken_day}, {first} and I, if nothing gets in the way.
On {spoken_day}, unless something gets in the way, there will be {hobby} at the {venue} with \
{first}.
> {hobby}
What do we want to do at the {venue}? / What are {first} and I planning?
What is planned for {spoken_day}? / For what do I go to the {venue}?
Which pastime are we looking forward to? / What fun have {first} and I planned?
> {venue}
Where do {first} and I want to go? / Where am I meeting {first}?
To what place are we going on {spoken_day}? / Where will there be {hobby}?
Where do we plan to have our fun? / Which building am I visiting with {first}?
> {spoken_day}
When do we go to the {venue}? / On which day do {first} and I want to meet?
For when is the {hobby} planned? / Day of the {hobby} with {first}?
{first} and I are at the {venue} on what day?
When is our outing planned? / On which date shall I be having fun with {first}?
> {first}
With whom am I going to the {venue}? / Who is coming along to the {venue}?
Who joins me for {hobby}? / Whose company do I have on {spoken_day}?
Who is my companion for the outing? / With which friend do I share my pastime?

Having bet {price} that {first} would not {chore} within {spell}, I lost.
I lost {price} to {first}, who did {chore} within {spell} after all.
My bet of {price}, that within {spell} {first} could never {chore}, is lost.
> {price}
How much did I bet? / What did I lose to {first}? / How much do I owe {first}? / Stake in the bet?
What did the wager cost me? / How much did {first} earn from me?
> {chore}
What did I think {first} would not do? / What was my bet with {first} about?
What did {first} do to win? / What did I think impossible for {first}?
Which task was the wager about? / I thought {first} too lazy for what?
> {spell}
How much time did {first} have? / Within what time did {first} do it? / How long was {first} given?
{first} had to be done in what time? / Time allowed in the bet of {price}?
How much time was allowed in the wager? / How quickly did {first} have to be finished?
> {first}
To whom did I lose? / Who won a bet of {price}? / About whom did I bet {price}?
To whom do I owe {price}?
Who earned something by a wager? / I thought somebody too lazy. Whom?

The {object} I lent {first} {spell} ago came back without its {colour} case and smelling of {drink}.
{first} returned my {object} after {spell}, smelling of {drink} and without the {colour} case.
After {spell}, and with a smell of {drink} about it, the {object} came back from {first}: no \
{colour} case.
> {object}
What did I lend {first}? / What came back from {first}? / What smelled of {drink}?
What of mine did {first} have? / What did {first} return?
Which thing of mine had been borrowed? / What did {first} hand over in such bad shape?
> {drink}
What did the {object} smell of? / What had {first} spilled, to judge by the smell?
What smell did the {object} come back with? / {first} gave back the {object} smelling of what?
On the {object} one can smell what?
Which beverage must have been spilt? / What liquid does my nose tell me about?
> {colour}
What colour is the missing case? / Which case did {first} not return?
The lost case was of what colour? / {first} lost what colour of case?
The case of the {object} was of what colour?
Of what shade was the missing sleeve? / Which hue has the cover that {first} must have mislaid?
> {spell}
How long was the {object} away? / How long did {first} keep it?
After what time did I get the {object} back? / {first} had my {object} for how long?
Time between lending {first} the {object} and having it back?
How long did the borrower have it? / After how much time did I see my thing again?
> {first}
To whom did I lend the {object}? / Who had borrowed the {object}? / Who lost the {colour} case?
Who kept it for {spell}?
Who borrowed something of mine? / Which careless borrower mislaid a cover?

On the pinboard: "{first}, {chore}! {first2}, {chore2}! Both by {spoken_time}!"
By {spoken_time}, {first} must {chore} and {first2} {chore2}, it says on the pinboard.
The pinboard tells {first} to {chore} and {first2} to {chore2}, both by {spoken_time}.
> {chore}
What must {first} do? / What does the pinboard tell {first}? / Which job has {first} got?
{first} is told to do what?
Which duty is there for {first}? / What work is {first} ordered to do?
> {chore2}
What must {first2} do? / What does the pinboard tell {first2}? / Which job has {first2} got?
{first2} is told to do what?
Which duty is there for {first2}? / What work is {first2} ordered to do?
> {spoken_time}
By when must both be done? / What time is given on the pinboard?
Until when do {first} and {first2} have? / {first} and {first2} must be done at what time?
Deadline on the pinboard for {first}?
What is the deadline for the two tasks? / How late may our two helpers be finished?
> {first}
Who must {chore}? / Who is told to {chore}? / Whose job is it to {chore}?
The note on the pinboard wants whom to {chore}? / {first2} has to {chore2}; who has the other job?
Whose duty is it to {chore}? / If {first2} is to {chore2}, who gets the other task?
> {first2}
Who must {chore2}? / Who is told to {chore2}? / Whose job is it to {chore2}?
The note on the pinboard wants whom to {chore2}? / {first} has to {chore}; who has the other job?
Whose duty is it to {chore2}? / While {first} has to {chore}, who is given the other task?

{first} never leaves the house without a {object}, {sweets} and {price} in (cash|coins).
A {object}, {sweets} and {price} in cash: without these {first} does not leave the house.
What {first} always carries is {price} in cash, a {object} and {sweets}.
> {object}
What does {first} always carry beside {sweets}? / Which object is always with {first}?
Without what thing does {first} never go out?
What thing, not to eat and not money, is in {first}'s bag?
{first} goes nowhere without which object?
Which item goes on every outing, apart from money and treats?
What thing would {first} turn round to fetch?
> {sweets}
Which sweets does {first} carry? / What is there to eat in {first}'s bag?
What does {first} have along beside the {object}? / {first} would offer us what from the bag?
{first} always has a {object} and which sweets along?
Which treats go on every outing? / What can {first} nibble when out?
> {price}
How much cash does {first} carry? / What sum does {first} always have?
How much money is in {first}'s pocket? / {first} goes out with what sum?
Amount of cash always on {first}?
How much money goes on every outing? / What can {first} spend when out?
> {first}
Who always carries a {object}? / Who has {price} in cash? / From whom can I get {sweets}?
Who takes the same three items on every outing? / Name the person who is so well equipped when out.

After {tally} attempts {first} passed the driving test, on {spoken_day}, in a {vehicle}.
{first} needed {tally} attempts at the driving test, the last, on {spoken_day}, in a {vehicle}.
On {spoken_day}, at last, after {tally} attempts, {first} passed the test, driving a {vehicle}.
> {tally}
How many attempts did {first} need? / How often did {first} take the test?
How many times did it take to pass the driving test? / Number of {first}'s attempts?
How many tries did the learner need? / Times that {first} sat behind the wheel with an examiner?
> {vehicle}
In what did {first} pass? / What did {first} drive in the test?
Which vehicle brought {first} luck? / In which car or other vehicle was the test taken?
What did the learner sit in during the exam? / In which machine did {first} succeed?
> {spoken_day}
When did {first} pass? / On which day did {first} get the licence?
What was {first}'s lucky day at the driving test? / Day on which {first} passed at last?
{first} drove the {vehicle} in the test on what day?
When did the learner succeed? / Since which date has {first} been allowed on the road?
> {first}
Who passed the driving test? / Who needed {tally} attempts? / Who drove the {vehicle} in the test?
Which learner succeeded in the end? / Who is allowed on the road now, for all the failures?

{first} snores so loudly that for {spell} now {first2} has slept in the {room} with a {object}.
For {spell} {first2} has been sleeping in the {room}, armed with a {object}, as {first} snores.
In the {room}, with a {object}, sleeps {first2}, for {spell} now: that is what {first}'s snoring \
does.
> {room}
Where does {first2} sleep? / To which room has {first2} gone?
What room is out of hearing of {first}? / In what room is the bed of {first2} now?
Which part of the house is quiet enough at night? / To where did {first2} flee from the noise?
> {object}
What does {first2} take to bed? / With what is {first2} armed? / What else is in {first2}'s bed?
In the {room} {first2} sleeps beside what? / What thing has {first2} taken along to the {room}?
What does the refugee from the noise keep at hand? / Which thing lies beside {first2} at night?
> {spell}
How long has {first2} slept elsewhere?
Since when have {first} and {first2} slept apart, for how long?
{first2} has been in the {room} for how long?
How long have the nights of {first2} been spent in the {room}?
How long have the two spent their nights apart?
For how much time has {first2} been fleeing from the noise?
> {first}
Who snores? / From whom did {first2} flee? / Who keeps {first2} awake? / Whose snoring is too loud?
Who makes such a noise at night? / Because of whom does {first2} get no rest?
> {first2}
Who sleeps in the {room}? / Whom does {first} keep awake? / Who suffers from the snoring?
Who fled from the noise at night? / Which of the two gets no rest beside {first}?

I put {price} aside {frequency}, which in {spell} should be enough for a {furniture}.
With {price} put aside {frequency}, in {spell} I shall have my {furniture}.
In {spell}, if I save {price} {frequency}, the {furniture} will be mine.
> {price}
How much do I put aside? / What sum do I save {frequency}?
How much goes into the savings each time? / How much do I save towards the {furniture}?
How much goes in the piggy bank each time? / What amount can I spare regularly?
> {frequency}
How often do I save? / At what intervals do I put {price} aside?
How often does money go towards the {furniture}? / {price} goes into savings how often?
How regularly do I save for the {furniture}?
How regularly do I feed my piggy bank? / At what intervals can I spare {price}?
> {furniture}
For what am I saving? / What do I want to buy in {spell}? / What will be mine in {spell}?
On what shall I spend my savings?
What piece for my home do I hope to buy? / Which item is the piggy bank for?
> {spell}
How long must I save? / After what time can I buy the {furniture}?
In what time will there be enough? / How soon will the {furniture} be mine?
How long until I can afford it? / How much time must pass before the piggy bank is full?

{first} wants to become a {calling}, or, if that fails, a {job} in {country}.
To be a {calling} is {first}'s dream, and to be a {job} in {country} the second choice.
If nothing comes of being a {calling}, says {first}, there is always {country} and work as a {job}.
> {calling}
What does {first} want to become? / What is {first}'s dream job? / What is {first}'s first choice?
What would {first} like to be most?
Which profession is {first} longing for?
What is the occupation the dreamer would like most of all?
> {job}
What is {first}'s second choice? / As what would {first} work in {country}?
What does {first} want to be if the dream does not come true?
Should it come to nothing with the {calling}, what will {first} be?
In {country} {first} would be what?
Which profession abroad would do instead? / What would {first} settle for in the end?
> {country}
Where would {first} be a {job}? / To which country might {first} go?
In what land is the second choice of {first}? / {first} as a {job}: in which country?
Where does {first}'s second plan lead?
Which land would the dreamer settle in? / Where abroad might {first} end up?
> {first}
Who wants to be a {calling}? / Whose dream is it to be a {calling}? / Who might go to {country}?
Who has two professions in mind? / Which dreamer may end up abroad?

The bath takes {spell} to fill, during which {first} likes to {habit} and my {kin} to {habit2}.
While the bath fills, for {spell}, {first} likes to {habit} and my {kin} to {habit2}.
My {kin} likes to {habit2} while the bath is filling, {first} to {habit}; it takes {spell}.
> {spell}
How long does the bath take to fill? / How much time do we have until the bath is full?
When is the bath full, after how long? / Time for {first} to {habit} before the bath?
A full bath takes how long?
How long does the water run into the tub? / How much patience does a hot soak call for?
> {habit}
What does {first} like to do while the bath fills? / How does {first} pass the time?
What is {first}'s habit before a bath? / {first} cannot wait for the bath without what habit?
While my {kin} is at something else, what does {first} do?
What does {first} do when the taps are running? / Which activity makes the wait shorter for {first}?
> {habit2}
What does my {kin} like to do while the bath fills? / How does my {kin} pass the time?
What is my {kin}'s habit before a bath? / My {kin} cannot wait for the bath without what habit?
While {first} is at something else, what does my {kin} do?
What does my relative do when the taps are running?
Which activity makes the wait shorter for my {kin}?
> {first}
Who likes to {habit}? / Who is it that likes to {habit} before a bath? / Whose way is it to {habit}?
Who, apart from a relative of mine, is waiting for the tub?
The taps are running and somebody starts to {habit}. Who?

The alarm clock rings at {spoken_time}, the neighbour's at {spoken_time2}, and {first} sleeps on.
{first} sleeps through our alarm clock at {spoken_time} and the neighbour's at {spoken_time2}.
Neither our alarm at {spoken_time} nor the one next door, at {spoken_time2}, wakes {first}.
> {spoken_time}
When does our alarm clock ring? / For what time is our alarm set?
At what time should {first} wake up by our clock? / Our own alarm clock goes off at what time?
{first} sleeps through our alarm at what hour?
When should we get up in our own house? / For what o'clock did we set our bell?
> {spoken_time2}
When does the neighbour's alarm clock ring? / For what time is the alarm next door?
What time does the neighbour get up? / Through the wall an alarm clock is heard at what time?
The other alarm that {first} does not hear is at what hour?
When do the people beyond the wall get up?
At what o'clock is there a noise on the other side of the wall?
> {first}
Who sleeps on after {spoken_time}? / Who does not hear the alarm?
Who cannot be woken by two alarm clocks? / Who slept through the alarm at {spoken_time2}?
Who does not hear any bell? / Whom can nobody get out of bed?
"""
