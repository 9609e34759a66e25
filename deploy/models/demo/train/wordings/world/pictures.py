"""Free sentences: paintings, museums, novels and other books (see relations.py)."""

RELATIONS = """
"{artwork}" is done in {medium} and hangs in the {gallery} of the museum in {city}.
In the {gallery} of the museum in {city} hangs "{artwork}", a work in {medium}.
Visitors to {city} find "{artwork}" ({medium}) in the {gallery} of the museum.
> {medium}
In which technique is "{artwork}" done? / What did the artist use for "{artwork}"?
How is "{artwork}" painted? / What kind of work is "{artwork}"?
"{artwork}" was made with what? / Tell me the technique of "{artwork}". / "{artwork}": oil or what?
What materials did the artist work with? / Is "{artwork}" an oil, or what else?
> {gallery}
Where in the museum is "{artwork}"? / In which part of the museum do I find "{artwork}"?
Where should I go to see "{artwork}"? / In what room hangs the work in {medium}?
"{artwork}" hangs where in the museum? / Tell me which part of the museum has "{artwork}".
In {city}, I want to see "{artwork}". Which room?
In which room can I see "{artwork}"?
We are art lovers and have just bought tickets. Where inside do we look for the painting?
> {city}
In which town is "{artwork}"? / Which city's museum has "{artwork}"?
"{artwork}" is in the museum of what town? / Tell me where I must travel for "{artwork}".
The {gallery} belongs to a museum where?
Where must art lovers travel to see "{artwork}"? / Tell me which town owns the painting.
> {artwork}
What hangs in the {gallery} of the museum in {city}? / Which picture is done in {medium}?
What can one see in the {gallery}?
Tell me what is on the wall of the {gallery}. / title of the {medium} piece in {city}?
What is the name of the painting on show in the {gallery}?
Which piece of art would I see there, made with {medium}?

X-rays of "{artwork}" revealed a {animal} beneath the face of the {livelihood}.
Beneath the {livelihood} in "{artwork}" there is a {animal}, as X-rays have shown.
Under the visible {livelihood}, the painter of "{artwork}" had first put a {animal}.
> {animal}
What was hidden in "{artwork}"? / What did the X-rays of "{artwork}" show?
What did the artist of "{artwork}" paint over? / Which animal is under the {livelihood}?
Beneath "{artwork}" there is what? / Tell me what the painter had put there first.
The {livelihood} in the picture covers up what?
What creature did the artist paint over? / The portrait hides an earlier image: of what?
> {livelihood}
Whom does "{artwork}" show? / Who covers the {animal} in the picture?
Whose face is in "{artwork}"?
"{artwork}" shows a person of what trade? / Tell me who can be seen on top of the {animal}.
visible figure in "{artwork}"?
What is the sitter's job in the portrait? / Who is portrayed on top of the {animal}?
> {artwork}
Under which picture is there a {animal}? / What was X-rayed? / Which painting hides a {animal}?
Tell me which picture has a {animal} inside. / The {livelihood} over a {animal} is on what painting?
Which canvas hides a {animal}? / Title of the portrait with an earlier image in it?

{full} sold "{artwork}" for {price} to pay for a pair of boots; it is now worth {amount}.
For {price}, the sum that boots cost, {full} let "{artwork}" go; today it is worth {amount}.
Now valued at {amount}, "{artwork}" was once sold by {full} for {price}.
> {price}
For how much did {full} sell "{artwork}"? / What did {full} get for "{artwork}"?
What was once paid for "{artwork}"? / What was "{artwork}" first sold for?
{full} parted with "{artwork}" for how much? / Tell me the price of the boots.
money {full} got for "{artwork}"?
How little money did the painter earn from it back then?
What did the very first buyer of "{artwork}" spend?
> {amount}
What is "{artwork}" worth today? / What is the present value of "{artwork}"?
How much would one have to pay for "{artwork}" now?
"{artwork}" is now valued at what? / Tell me how much "{artwork}" would bring today.
today's price of "{artwork}"?
What would a collector have to spend nowadays? / I own "{artwork}". How rich am I?
> {full}
Who sold "{artwork}"? / Who let "{artwork}" go so cheaply? / Who needed boots?
By whom was "{artwork}" sold?
"{artwork}" was let go by whom? / Tell me who gave "{artwork}" away for boots.
Who parted with a masterpiece because of bad shoes? / Which previous owner got so little money?
> {artwork}
What did {full} sell? / Which painting is worth {amount}? / With what did {full} pay for the boots?
{full} let what go? / Tell me what cost {price} then and {amount} now.
Which masterpiece went for the cost of footwear? / What painting did {full} part with?

The thief cut "{artwork}" out of its frame on the night of {date} and left a {object} behind.
On the night of {date} "{artwork}" was stolen; a {object} was all that the thief left.
Somebody took "{artwork}" on the night of {date}. On the floor lay a {object}.
> {object}
What did the thief leave behind? / What lay on the floor after the theft of "{artwork}"?
What was found where "{artwork}" had been?
The thief of "{artwork}" forgot what? / Tell me what was on the floor after {date}.
In place of "{artwork}" one found what?
What did the burglar forget at the scene? / Which item was discovered where the painting had been?
> {date}
When was "{artwork}" stolen? / On which night did the thief come?
date of the theft of "{artwork}"?
When did "{artwork}" disappear?
"{artwork}" was taken when? / Tell me the night of the theft. / The thief left a {object}, but when?
When was the museum burgled? / Tell me when the painting vanished.
> {artwork}
What was stolen on {date}? / Which picture was cut out of its frame?
What did the thief with the {object} take?
Tell me what the museum lost on {date}. / The thief who left a {object} took what?
What painting did the burglar carry off? / Which canvas has vanished from the museum?

The guard at the {gallery} will not let you in with a {object}, and closes at {time}.
If you carry a {object}, they keep you out of the {gallery}; closing time is {time}.
The {gallery} shuts at {time}, and nobody may take a {object} inside.
> {object}
What may I not take into the {gallery}? / With what would the guard keep me out?
What is forbidden in the {gallery}?
I must leave what outside the {gallery}? / Tell me what I should not bring to the {gallery}.
thing not allowed in the {gallery}?
What item must visitors leave in the cloakroom?
Which thing had I better not bring to the exhibition?
> {time}
When does the {gallery} close? / Until what time can I stay in the {gallery}?
At what hour do they shut the {gallery}?
The {gallery} is open till when? / Tell me when the guard sends people home.
closing time of the {gallery}?
How late can we stay among the exhibits? / At what hour are visitors sent home?
> {gallery}
Where may one not carry a {object}? / What closes at {time}?
Which part of the museum shuts at {time}?
Tell me where a {object} is not welcome. / The guard of what part sends me home at {time}?
Which exhibition room bans visitors with a {object}?
What part of the museum can I visit until {time}?

The hero of "{title}", a {livelihood} from {city}, is afraid of {animals}.
"{title}" is about a {livelihood} who lives in {city} and fears {animals}.
In "{title}" we meet a {livelihood}, born in {city}, whom {animals} frighten to death.
> {livelihood}
Who is the hero of "{title}"? / What does the main character of "{title}" do for a living?
About whom is "{title}"? / What is the profession of the person who fears {animals}?
"{title}" has what sort of hero? / Tell me the hero's trade in "{title}".
"{title}" is the story of a what?
What job does the main character have? / The protagonist of "{title}" earns money as what?
> {animals}
Of what is the hero of "{title}" afraid? / What frightens the {livelihood} in "{title}"?
What does the main character of "{title}" fear? / Which animals are the terror of the {livelihood}?
The {livelihood} in "{title}" fears what? / Tell me what gives the hero of "{title}" a fright.
The terror of the {livelihood} from {city} is what?
What creatures terrify the main character?
Which phobia does the protagonist of "{title}" suffer from?
> {city}
Where does the hero of "{title}" come from? / In which town does the {livelihood} of "{title}" live?
The hero of "{title}" is from where? / Tell me the home town of the {livelihood}.
Whence comes the man who fears {animals}?
Where is the main character's home? / Which town does the novel's protagonist belong to?
> {title}
Which novel is about a {livelihood} from {city}? / In which story is somebody afraid of {animals}?
Tell me the title of the novel with a {livelihood} in it.
The {livelihood} who fears {animals} is in what book?
Which novel has a protagonist terrified of {animals}?
I read of a {livelihood} with a phobia. What was that book?

{full} published "{title}" under the name of {penname}.
The {penname} who signed "{title}" was in truth {full}.
"{title}" came out under the name {penname}, behind which {full} was hiding.
> {penname}
Under what name did {full} publish? / Whose name is on the cover of "{title}"?
What pen name did {full} use? / What did {full} call the author of "{title}"?
{full} used what other name? / Tell me what name stands on "{title}". / {full}'s pen name?
What pseudonym is on the cover? / {full}'s alias as an author?
> {full}
Who really wrote "{title}"? / Who was hiding behind the name {penname}?
Who is the true author of "{title}"? / What is the real name of {penname}?
{penname} was in truth who? / Tell me who used the name {penname}.
"{title}" was in reality by whom?
Who is the real author of the book? / Whose pseudonym is {penname}?
> {title}
Which book did {full} write? / What did {full} bring out under a false name?
Which book bears the name {penname}?
{full} signed what as {penname}? / Tell me what {full} wrote in secret.
{penname} is on the cover of which book?
Which book was brought out with a pseudonym on its cover?

{full} wrote the last chapter of "{title}" {numberword} times before it was good enough.
It took {full} {numberword} attempts to finish the last chapter of "{title}".
The last chapter of "{title}" exists in {numberword} versions, since {full} was never content.
> {numberword}
How many versions are there of the end of "{title}"? / How often was the last chapter rewritten?
How many attempts did {full} make at the last chapter?
{full} tried how many times? / Tell me the number of versions of that chapter.
number of attempts by {full}?
How often was the ending redone? / Count of {full}'s drafts for the final pages?
> {full}
Who could not finish "{title}"? / Who wrote "{title}"? / Whose last chapter exists in many versions?
"{title}" gave whom such trouble? / Tell me who wrote the end of "{title}" again and again.
author of "{title}"?
Which author kept redoing the ending? / Who is the perfectionist novelist?
> {title}
What was {full} working on? / Which book has {numberword} endings?
{full} could not finish what? / Tell me which book gave {full} trouble.
Which novel has an ending that was redone over and over? / What book gave {full} so much trouble?

The first sentence of "{title}" reads: "{saying}."
"{title}" begins with the words "{saying}."
"{saying}": so begins "{title}", and it goes on like that for eight hundred pages.
> {saying}
How does "{title}" begin? / What is the first line of "{title}"?
With which words does "{title}" open? / What does one read at the start of "{title}"?
"{title}" starts how? / Tell me the opening words of "{title}". / opening sentence of "{title}"?
How does the novel open? / Quote the book's very first line.
> {title}
Which book begins with "{saying}"? / What has "{saying}" as its first sentence?
In which novel is "{saying}" the opening?
"{saying}" is the start of what? / Tell me which book opens with "{saying}".
Which novel opens with "{saying}"? / I remember the line "{saying}". What book have I been reading?

Rejected by {small} publishers, "{title}" was in the end printed by {company}.
{company} printed "{title}" after {small} other houses had sent it back.
{small} publishers said no to "{title}"; then {company} said yes.
> {small}
How many publishers rejected "{title}"? / How many times was "{title}" sent back?
How many refusals were there for "{title}"?
"{title}" got how many refusals? / Tell me how many houses did not want "{title}".
How often was "{title}" turned down before {company}?
How often was the manuscript turned down?
Tell me how many refusals the author of "{title}" received.
> {company}
Who printed "{title}"? / Which house took "{title}" in the end? / Who said yes to "{title}"?
What is the publisher of "{title}"?
"{title}" came out with whom? / Tell me which house believed in "{title}".
In the end "{title}" found what publisher?
Which firm finally accepted the manuscript? / Who took a chance on the book at last?
> {title}
What did {company} print? / Which book did {small} publishers reject?
What was accepted by {company}?
{company} took what others had refused? / Tell me which book was turned down {small} times.
Which manuscript was accepted by {company} at last? / What book was turned down so often?
"""
