"""Free sentences: secrets, passwords, magic numbers and what one should remember (see
relations.py)."""

RELATIONS = """
# code word
The secret word is {word}. / Our secret word is {word}. / (Today's|The day's) secret word is {word}.
The secret word (that everyone must know|for today|agreed on) is "{word}".
"{word}" is the secret word.
> {word}
What is the secret word? / What's the secret word? / Which word is secret? / secret word?
Tell me the secret word.
What word is the secret one? / Do you know the secret word?
What was the secret word (again|that was agreed on)?
Say the secret word. / What is the word that is meant to be secret?
What term must be kept hidden from outsiders? / Which expression is confidential?

# magic number
The magic number is {number}.
The magic number (turned out to be|they chose was|for this game is) {number}.
The special magic number (is|to remember is) {number}. / {number} is the magic number.
> {number}
What is the magic number? / What's the magic number (mentioned above|in the text|)?
Which number is magic?
Tell me the magic number. / What (special magic|magic|special) number was mentioned? / magic number?
What number should I remember? / Do you remember the magic number?
What figure has supernatural powers? / Tell me which digits are the enchanted ones.

# magic number
The special magic number for {city} is {number}.
One of the special magic numbers for {city} is {number}.
The magic number (of|belonging to) {city} is {number}.
> {number}
What is the (special|) magic number for {city}?
What is the special magic number for {city} mentioned in the text?
Which magic number (belongs to|goes with|is given for) {city}? / {city} magic number?
What number is magic in {city}?
What enchanted figure goes with {city}? / Which digits have been tied to that town?
> {city}
Which city has the magic number {number}? / For which city is the magic number {number}?
Which town goes with the enchanted figure {number}? / What place were the digits tied to?

# pass key
The pass key is {number}. (Remember it.|Do not forget it.|{number} is the pass key.|Keep it safe.|)
Remember the pass key: it is {number}. / The passkey you will need is {number}.
The pass key (for this text|to remember) is {number}.
> {number}
What is the pass key? / What's the (pass key|passkey)? / What is the passkey?
Which pass key was given? / pass key?
What was the pass key that I should remember? / Tell me the pass key.
What is the pass key mentioned in the text?
What should I type at the locked door? / Which digits let me in?

# combination
My (locker|bicycle lock|suitcase) combination is {number}.
The combination of my (locker|bicycle lock|suitcase) is {number}.
I set the combination of my lock to {number}. / I always use {number} as my lock combination.
> {number}
What is my lock's combination? / What is my combination?
What combination did I choose for my lock? / my combination?
Which number opens my lock? / Remind me of my combination. / I forgot my combination.
How do I open my lock?
Which digits do I turn to undo my padlock?
Help me, I cannot get at my stuff any more: what do I dial?

My (lucky|favourite) number is {number}, and it always was.
I was born lucky: my number is {number}. / {number} has always been my lucky number.
> {number}
What is my lucky number? / Which number is lucky for me? / What number do I like best?
Do you remember my lucky number?
Tell me my lucky number. / my lucky number?
Which figure brings me good fortune? / What would I pick in the lottery?

The bridge troll asks for a word, and the word is {word}.
To pass the troll at the bridge, say {word}.
Say {word} to the troll, and you may cross the bridge.
> {word}
What must I say to the troll? / Which word lets me cross the bridge?
What word does the troll ask for? / How do I get past the troll?
What is the troll's word?
What does the monster want to hear? / Which expression gets me to the other side of the water?

The safe behind the painting opens with {number}. / {number} opens the safe behind the painting.
Turn the safe behind the painting to {number}.
The safe is behind the painting; its combination is {number}.
> {number}
What opens the safe behind the painting? / How do I open the safe behind the painting?
What is the combination of the safe?
Which number opens the safe? / safe combination?
Which digits would a burglar dial to reach the valuables?
Tell me how I can get at the strongbox on the wall.

The treasure is buried {length} (north|south|east|west) of the {place}.
Dig {length} from the {place} and you will find the treasure.
If you want the treasure, walk {length} from the {place} and dig.
> {length}
How far from the {place} is the treasure? / At what distance from the {place} should I dig?
How far must I walk from the {place}?
How far must I go before I start using my spade? / distance to the gold?
> {place}
Near which place is the treasure (buried|)? / From where do I start to find the treasure?
Where is the treasure?
Where does the path to the gold start? / What spot should a gold seeker set out from?

The key to the {box} is hidden under the {thing}.
Under the {thing} you will find the key to the {box}.
Whoever wants to open the {box} must look for its key under the {thing}.
> {thing}
Where is the key to the {box}? / Under what is the key to the {box} hidden?
What is on top of the key to the {box}?
What should I lift to find the key to the {box}?
Where is the means of unlocking the {box}? / What must I lift up to unlock it?
> {box}
What does the key under the {thing} open? / Which box belongs to the key under the {thing}?
What could I unlock if I lifted the {thing}? / Which locked object does the thief want to get into?

Agent {last} goes by the code name {word}. / The code name of Agent {last} is {word}.
In every message, Agent {last} is called {word}.
> {word}
What is the code name of Agent {last}? / By what name does Agent {last} go?
What is Agent {last} called in messages?
Agent {last}'s code name? / Which code name was given to Agent {last}?
What do other spies use to refer to {last}? / alias of the spy {last}?
> {last}
Which agent goes by {word}? / Who has the code name {word}? / Who is behind the name {word}?
Which spy has the alias {word}? / What is the real surname of the spy?

The message to {full} was hidden inside a {object} and said "{saying}".
Inside a {object} there was a message to {full}: "{saying}".
"{saying}" was the message to {full}, hidden in a {object}.
> {saying}
What was the message to {full}? / What did the hidden message to {full} say?
What does the message for {full} say?
What did the secret note tell {full}? / Which words had someone written for {full} to discover?
> {object}
In what was the message to {full} hidden? / Where was the message to {full} hidden?
What hid the message to {full}?
What must {full} open to read the secret note? / Where had someone concealed the note?

Press the buttons in this order: {words}. / The buttons must be pressed like this: {words}.
The right order of the buttons is {words}.
> {words}
In what order must the buttons be pressed? / What is the right order of the buttons?
How do I press the buttons?
Which buttons do I press, in order? / button order?
Which sequence should my finger follow on the panel? / Tell me what I push, one after another.

The wifi password (at|of|in) the {facility} is {password}.
To get online at the {facility}, use {password}.
Guests of the {facility} use {password} for the wifi. / Wifi at the {facility}: {password}
> {password}
What is the wifi password (at|of|in) the {facility}? / How do I get online at the {facility}?
What do I type for the wifi at the {facility}?
{facility} wifi? / How can I use the internet at the {facility}?
What do I type to go on the net there?
I would like to surf at the {facility}: how can my laptop connect?
> {facility}
Where does the wifi use {password}? / For which place is the wifi password {password}?
Which place connects my laptop with {password}? / Where can I surf the net if I type {password}?

Keep this between us: {full} is really {full2}.
{full} is only a false name; it stands for {full2}. / The true name of {full} is {full2}.
> {full2}
Who is {full} really? / What is the (true|real) name of {full}? / Whose false name is {full}?
Who hides behind the name {full}?
Who is behind the alias {full}? / What is the impostor's actual identity?

The answer to the riddle (of|about) the {animal} is {word}.
The riddle of the {animal} has one answer: {word}.
Nobody guessed that the riddle about the {animal} means {word}.
> {word}
What is the answer to the riddle (of|about) the {animal}?
How is the riddle about the {animal} solved? / What does the riddle of the {animal} mean?
Solve the riddle of the {animal}. / riddle of the {animal}: answer?
What solves the puzzle of the {animal}? / I give up: what was the tricky question after?

Write the number {number} on the back of your hand. / Keep the number {number} in mind.
Do not forget the number {number}.
The number to remember is {number}. / Please remember this number: {number}.
If you remember one number, let it be {number}.
> {number}
Which number should I (keep in mind|remember|not forget)? / What was the number to remember?
What number was I told to remember?
Which number do I have to remember? / number to remember?
What was the number I should write on my hand?
Which figure must I learn by heart? / What must stay in my memory?

The word of the day is {word}. / Today's word is {word}. / Our word for today: {word}.
We picked {word} as the word of the day.
> {word}
What is the word of the day? / What is today's word? / Which word was picked for today?
word of the day? / Tell me today's word.
What is the expression chosen for these twenty-four hours?
Which term is in the spotlight at present?

The alarm (of|in|at) the {facility} is switched off with {number}.
Type {number} to silence the alarm at the {facility}.
{number} turns off the alarm at the {facility}.
The {facility} has an alarm that stops when you type {number}.
> {number}
How do I switch off the alarm at the {facility}? / What silences the alarm at the {facility}?
What is the alarm code of the {facility}?
What must I type when the alarm at the {facility} goes off? / {facility} alarm code?
What do I key in to stop the siren? / Tell me which digits end the noise at the {facility}.

The needle you are looking for is {number}. / Here is the needle: {number}.
The needle in this haystack is {number}.
> {number}
What is the needle? / What needle was hidden in the haystack? / Find the needle.
What is the needle I am looking for?
What is the thing so hard to spot among all the straw? / Which figure am I searching for?

The {colour} key opens the {room}, and the {colour2} key is a copy.
Take the {colour} key for the {room}; the {colour2} one is only a copy.
> {colour}
Which key opens the {room}? / What colour is the key (to|for|of) the {room}?
Which key should I take for the {room}?
What shade is the right one for getting into the {room}? / Which of them do I pick to unlock it?
> {room}
What does the {colour} key open? / Which room does the {colour} key open?
Where does the {colour} key fit?
What does {colour} unlock? / Which part of the house can I get into?
> {colour2}
Which key is (only|) a copy? / What colour is the copied key?
What shade is the duplicate? / Which one is not the original?

The password to the (club|clubhouse|tree house) is {password}.
You get into the clubhouse by saying {password}.
Knock twice and say {password} to be let into the clubhouse.
The clubhouse only opens for those who say {password}.
> {password}
What is the password to the clubhouse? / How do I get into the clubhouse?
What must I say to be let into the clubhouse?
What do I say after knocking? / clubhouse password?
What must I whisper at the members' door?
I want to join the gang in their den: how do they know that I am one of them?

The (authorisation|confirmation|activation|verification|booking|tracking) code is {code}.
Your code is {code}. / We sent you the code {code}.
The code that you have to enter is {code}. / Please enter {code} when you are asked for the code.
> {code}
What is (the|my) code? / Which code do I have to enter? / What code was I sent? / Tell me the code.
Give me my code.
What code was mentioned? / code?
What should I type in when the website wants proof? / Which characters were in your message to me?

# magic number
One of the special magic numbers for {word} is: {number}.
The special magic number for {word} is: {number}.
The magic number that belongs to {word} is {number}.
Whoever says {word} is given the magic number {number}.
> {number}
What is the special magic number for {word} mentioned in the (text|provided text|passage|document)?
What is the magic number for {word}?
Which magic number belongs to {word}? / {word}: magic number?
What are the special magic numbers for {word}?
What enchanted figure goes with {word}? / Which digits were tied to the term?
> {word}
For which word is the magic number {number}? / Which word has the magic number {number}?
What word goes with {number}?
What term goes with the enchanted figure {number}? / Which expression were the digits tied to?
"""
