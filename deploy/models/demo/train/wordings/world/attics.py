"""Free sentences: treasure hunts, and letters and diaries found in attics (see relations.py)."""

RELATIONS = """
The next clue in the treasure hunt is {hidingplace}, and {first} has the only torch.
{first} has the only torch, and the next clue of our treasure hunt is {hidingplace}.
For the treasure hunt: next clue {hidingplace}; torch with {first}.
> {hidingplace}
Where is the next clue? / Where should we look now? / Where did they put the clue?
The clue that comes next is where? / I am in the treasure hunt with {first}. Where do we go now?
place of the next clue?
Where should we search for the hint? / I am one of the players: what spot do we have to examine now?
> {first}
Who has the torch? / From whom can we get a torch? / With whom is the torch?
The torch is with whom? / I want some light for the clue {hidingplace}. Who has it?
bearer of the torch?
Who can give us some light? / Which player do we need in the dark?

In an attic in {city} lay {count} letters from {full} to {full2}, tied with a {colour} ribbon.
Tied with a {colour} ribbon, {count} letters from {full} to {full2} lay in an attic in {city}.
{full} wrote {count} letters to {full2}; with a {colour} ribbon round them they lay in {city}.
> {count}
How many letters were there? / How many letters did {full} write? / number of letters in the attic?
The attic in {city} had how many letters? / I want to know how often {full} wrote.
letters to {full2}: how many?
How many envelopes had been kept under the roof? / What size was the bundle from {full}?
> {full}
Who wrote the letters to {full2}? / From whom are the letters? / Who is the sender?
Whose letters did {full2} keep?
The letters to {full2} came from whom? / I want to know who signed the letters.
writer of the {count} letters?
Who was the sender? / Which person's handwriting was on the bundle?
> {full2}
To whom are the letters addressed? / Who got the letters? / To whom did {full} write?
The letters of {full} went to whom? / I want to know who kept {count} letters.
addressee of {full}?
Who was all the post for? / Which person had {full} been thinking of, pen in hand?
> {colour}
What colour is the ribbon? / With what sort of ribbon were they tied?
The ribbon round {full}'s letters is what colour?
I want to know what colour held the letters together. / ribbon of the letters to {full2}?
What shade was the band round the bundle? / hue of the band that held {full}'s post together?
> {city}
Where were the letters of {full}? / In which town is the attic?
The letters of {full} turned up where? / I want to know where {full2}'s letters lay.
place of the attic?
Where was the bundle found under a roof? / Which town had {full2}'s post been kept in?

"Burn this when you have read it," wrote {full} in {year}, about {story}.
In {year} {full} wrote about {story} and asked that the letter be burned.
The letter that {full} wrote in {year} and wished to have burned tells of {story}.
> {full}
Who wrote the letter of {year}? / Who asked that it be burned? / Whose letter tells of {story}?
The letter about {story} was by whom? / I want to know who said "Burn this".
writer of the letter of {year}?
Who wanted the paper to go up in flames?
Tell me whose secret is out, though it was meant for the fire.
> {story}
What is the letter of {full} about? / What does the letter tell of? / Which secret is in the letter?
{full} wrote about what? / I want to know what should have been burned. / secret of {full}'s letter?
What secret was meant for the fire? / Which matter did {full} confide to paper?
> {year}
When was the letter of {full} written? / From which year is {full}'s letter?
date of the letter on {story}?
{full} wrote it when? / I want to know when somebody wrote about {story}. / date of "Burn this"?
When did {full} confide the secret to paper?
Of which year are the lines that were meant for the fire?

Behind the wallpaper of {address} the painters found a {find} and a note from {year}.
A {find} and a note, dated {year}, came out from behind the wallpaper at {address}.
When they stripped the wallpaper at {address} there was a {find}, with a note from {year}.
> {find}
What was behind the wallpaper? / What did the painters find? / What was hidden at {address}?
{address} was hiding what? / I want to know what was there besides a note from {year}.
thing behind the paper at {address}?
What object had been concealed in the wall? / Which thing surprised the decorators?
> {year}
From which year is the note? / What year does the note bear?
The note at {address} is of what year? / I want to know the date on the note with the {find}.
date of the note?
From when is the slip of paper in the wall? / date of the message to the decorators?
> {address}
Where was the {find}? / In which house was something behind the wallpaper?
At what address did the painters work?
The {find} was hidden where? / I want to know which house hid a note from {year}.
house of the {find}?
Which building had something concealed in its walls? / Where did the decorators have a surprise?

The soldier {first} wrote from {city} of eating nothing but {speciality} for {weeksonend}.
For {weeksonend}, wrote the soldier {first} from {city}, there had been nothing but {speciality}.
From {city} came a letter of the soldier {first}: nothing but {speciality} for {weeksonend}.
> {speciality}
What had {first} eaten? / What was there to eat in {city}? / Which food was the soldier tired of?
{first} got only what to eat? / I want to know what the soldiers in {city} ate.
soldier's food in {city}?
What did they feed the troops? / Which meal did {first} get day after day?
> {weeksonend}
For how long had {first} eaten that? / How long did they live on {speciality}?
{first} ate the same for how long? / I want to know how long it was only {speciality}.
time with nothing but {speciality}?
How long did the same meal go on? / Tell me what stretch of time {first} complained about.
> {city}
Where did {first} write from? / Where was the soldier? / From which town did the letter come?
{first}'s letter is from where? / I want to know where the soldier had only {speciality}.
place where the soldier wrote?
Where was {first} stationed? / Which town did the army post come out of?
> {first}
Which soldier wrote home? / Who had to eat {speciality}? / Whose letter came from {city}?
The letter from {city} was by what soldier? / I want to know who was tired of {speciality}.
name of the soldier in {city}?
Which of the troops complained about the food? / Who was stationed in {city}?

The photograph shows {full}, third from the left, with the {animal} that won in {city}.
Third from the left is {full}, and the {animal} beside won the prize in {city}.
On the picture you see {full} and the {animal} that took the prize in {city}.
> {full}
Who is third from the left? / Who stands with the {animal}? / Whom does the photograph show?
The picture shows whom? / I want to know who is on the photograph with a {animal}.
person beside the {animal}?
Who was caught by the camera? / Name the person posing next to the champion beast.
> {animal}
What won the prize in {city}? / Which animal is on the picture? / What is beside {full}?
{city} gave a prize to what? / I want to know what {full} stands beside. / winner in {city}?
What creature was the champion? / Which beast was {full} posing with?
> {city}
Where did the {animal} win? / In which town was the prize won?
The {animal} beside {full} won where? / I want to know where they gave a {animal} a prize.
place of the prize?
Where did the beast become champion? / Which town held the animal show?

The diary breaks off on {date} with the words "{lastwords}".
"{lastwords}" is what the diary says on {date}; the rest is blank.
On {date} the diarist wrote "{lastwords}", and nothing more after that.
> {lastwords}
What are the last words of the diary? / With what does the diary end? / What did the diarist write?
What does the diary say on {date}?
The diary ends how? / I want to know what was written on {date}. / closing words of the diary?
What did the writer put down at the very end? / How does the final entry run?
> {date}
When does the diary break off? / From what day is the last entry?
On which day was "{lastwords}" written?
The diary goes up to when? / I want to know when "{lastwords}" was put down.
date of the last entry?
When did the writer put down the pen for good? / day of the final scribble?

The message read backwards gives "{words}", and the key is page {small} of {title}.
With page {small} of {title} as the key, the message says "{words}".
"{words}": that is the message, if you take page {small} of {title} as key.
> {words}
What does the message say? / What do you get if you read it backwards? / content of the message?
Page {small} as key gives what? / I want to know what {title} helps to read.
plain text, with page {small}?
What does the secret text mean once it is decoded? / How does the solution of the cipher run?
> {small}
Which page is the key? / What page of {title} do I need? / On which page is the key?
{title} is the key, but which page? / I want to know where to open {title}.
page needed to get "{words}"?
Which leaf should I turn to for decoding? / What number helps to crack the cipher?
> {title}
From which book is the key? / What book do I need to read the message?
Page {small} of what is the key? / I want to know what book to open on page {small}.
book that gives "{words}"?
Which volume helps to crack the cipher? / What work must I have at hand for decoding?

{detective} refused a fee of {price} and asked for {speciality} instead.
Offered {price}, {detective} preferred a plate of {speciality}.
Instead of the {price} that was offered, {detective} took {speciality}.
> {price}
How much was {detective} offered? / What fee did {detective} refuse? / What sum was turned down?
{detective} could have had how much? / I want to know what {detective} did not take.
fee offered to {detective}?
How much money did the sleuth turn down? / What sum would the client have paid?
> {speciality}
What did {detective} ask for? / With what was {detective} paid? / What did {detective} prefer?
{detective} was content with what? / I want to know what {detective} ate for a fee.
wish of {detective}?
Which meal did the sleuth want as a reward? / What did the client have to serve?
> {detective}
Who refused the money? / Who took {speciality} as a fee? / Which detective turned down {price}?
{speciality} was fee enough for whom? / I want to know who did not want {price}.
name of the modest detective?
Which sleuth turned the money down? / Name the one who worked for a meal.

In chapter {small} we learn that the {stagerole} and the {livelihood} are one and the same person.
The {stagerole} is nobody else than the {livelihood}, as chapter {small} reveals.
Not until chapter {small} does the reader find out that the {livelihood} is the {stagerole}.
> {small}
In which chapter is it revealed? / When do we learn who the {stagerole} is?
Which chapter tells about the {livelihood}?
The {stagerole} is unmasked in what chapter?
I want to know where to read that the {livelihood} is two people. / chapter of the discovery?
Which part of the book has the big surprise?
> chapter {small}
How far into the novel is the double identity uncovered?
> {livelihood}
Who is the {stagerole} really? / With whom is the {stagerole} identical?
The {stagerole} is nobody else than whom? / I want to know behind what mask the {stagerole} goes.
true trade of the {stagerole}?
Whose trade is a cover for the {stagerole}?
What occupation does the {stagerole} follow in the double life?
> {stagerole}
Who is the {livelihood} really? / With whom is the {livelihood} identical?
The {livelihood} is nobody else than whom?
I want to know who it is that calls himself {livelihood}. / true part of the {livelihood}?
Which role does the {livelihood} secretly play? / What is the {livelihood}'s hidden identity?
"""
