"""Free sentences: letters, contracts, legal notices, diaries and messages at work (see
relations.py)."""

RELATIONS = """
Dear {last}, with this letter we end the contract {filemark} as of {date}, because {grounds}.
Since {grounds}, we write to {last} to end contract {filemark} on {date}.
The letter to {last} says that contract {filemark} ends on {date}; the reason given is that \
{grounds}.
When {last} opened the envelope, contract {filemark} had only until {date}, and all because \
{grounds}.
> {grounds}
Why is contract {filemark} ended? / What reason does the letter to {last} give?
For what reason does the contract with {last} come to an end?
What explanation is offered for the cancellation of the agreement?
Which circumstance led us to break with {last}?
> {date}
When does contract {filemark} end? / What is the last day of the contract? / end of {filemark}?
As of which date is {last} without a contract?
On what day does the cancelled agreement run out? / Until when is {last} still bound to us?
> {filemark}
Which contract is ended? / What is the number of {last}'s contract? / What ends on {date}?
Which agreement is being cancelled? / Under what reference is the agreement with {last} on file?
> {last}
To whom is the letter addressed? / Who gets the letter? / Whose contract ends on {date}?
Which partner are we breaking with? / Who receives the cancellation of {filemark}?

The firm of {last}, {last2} and {last3} represents {company} in the case {filemark}.
In case {filemark}, {company} is represented by {last}, {last2} and {last3}.
{company} has chosen the lawyers {last}, {last2} and {last3} for its case {filemark}.
On the one side in {filemark} stands {company}, and with it {last}, {last2} and {last3}.
> {company}
Whom do {last}, {last2} and {last3} represent? / Who is the client in {filemark}?
Which company has a case in court?
Which client do the attorneys speak for?
On whose behalf do the attorneys appear in front of the judge?
> {filemark}
In which case is {company} represented? / What is the number of {company}'s case?
For what case did {company} choose lawyers?
What is the reference of the lawsuit? / In which dispute do attorneys speak for {company}?
> {last}, {last2} and {last3}
Who represents {company}? / Which lawyers act in {filemark}? / What is the law firm called?
Whom did {company} choose for its case?
Who are {company}'s attorneys? / Name the partners in the legal practice that speaks for {company}.

We, {full} and {full2}, agree that the {thing} shall stay with {full2} for {stretch}.
It is agreed between {full} and {full2} that {full2} keeps the {thing} for {stretch}.
By agreement of {full} and {full2}, for {stretch} the {thing} remains in the hands of {full2}.
The {thing}, so the paper that {full} and {full2} signed, is with {full2} now, and will be for \
{stretch}.
> {stretch}
How long may {full2} keep the {thing}? / For how long was it agreed?
How long does the {thing} stay?
How much time will pass before the object must be given back?
What is the length of the loan between the two?
> {thing}
What stays with {full2}? / What is the agreement about? / Which object do they agree on?
Which object is the deal about? / What was lent under the deal between the two?
> {full2}
With whom does the {thing} stay? / Who may keep the {thing}? / Who has the {thing} for {stretch}?
Which of the two has possession of the object? / Who borrows the {thing} from {full}?
> {full}
Who made the agreement with {full2}? / Who does not have the {thing} for now?
Who leaves the {thing} to {full2}?
Who lends the object to {full2}? / Which of the two must do without the {thing} meanwhile?

Clause {small} forbids {full} to work for a competitor of {company} for {stretch}.
For {stretch}, {full} must not work for any competitor of {company}; see clause {small}.
{company} had clause {small} put in, so that {full} could not go to a competitor for {stretch}.
Had {full} read clause {small} before leaving {company}, there would have been no surprise: \
{stretch} without work in the trade.
> {small}
Which clause is about competitors? / What clause forbids {full} to change sides?
In which clause of the contract is {full} bound?
Which paragraph stops an employee from joining a rival?
Where in the contract is a move to the rivals ruled out?
> {stretch}
How long must {full} not work for a competitor? / For how long does clause {small} bind {full}?
How much time must pass before the ex-employee may join a rival?
What is the length of the ban on working for rivals?
> {full}
Who must not work for a competitor? / Whom does clause {small} bind? / Who is tied to {company}?
Which ex-employee is banned from joining a rival? / Who may not take a job with the competition yet?
> {company}
Whose competitors are out of bounds? / Who had the clause put in? / Which firm binds {full}?
Which employer protects itself from rivals in this manner? / Whose rivals may not hire {full} yet?

The deed was signed in {city} before {last}, the notary, by {full} for {company}.
Before the notary {last} in {city}, {full} signed the deed for {company}.
{full}, acting for {company}, signed the deed in {city}; {last} was the notary.
It was for {company} that {full} went to {city}, where {last}, a notary, put a seal on the deed.
> {full}
Who signed the deed? / Who acted for {company}? / By whom was the deed signed?
Who put pen to paper on the firm's behalf?
Which representative of {company} executed the document?
> {last}
Who was the notary? / Before whom was the deed signed? / What is the name of the notary in {city}?
Which lawyer made the document official? / Who watched and stamped it when {full} put pen to paper?
> {city}
Where was the deed signed? / In which town does the notary work? / Where did {full} sign?
In which town was the document made official?
Where did the representative have to travel to put pen to paper?
> {company}
For whom did {full} sign? / Which firm is the deed about? / On whose behalf did {full} act?
Which firm did the representative put pen to paper for?
On whose behalf was the document made official in {city}?

Sorry, I am stuck at the {place} with a {snag}, please start without me and give {first} the \
{paperwork}.
"Start without me," wrote the boss from the {place}, held up by a {snag}, "and give {first} the \
{paperwork}."
Message from the boss: {snag} at the {place}, start without me, the {paperwork} is for {first}.
The boss is at the {place}, the cause is a {snag}, the {paperwork} is {first}'s, and we are to \
begin.
> {place}
Where is the boss? / From where did the message come? / At what place is the writer stuck?
our manager's whereabouts? / At what spot did the manager write from?
> {snag}
What held the boss up? / What happened to the writer? / Why will the boss be late?
Which mishap keeps our manager from coming? / What excuse does the absent manager offer?
> {first}
Who should get the {paperwork}? / For whom is the {paperwork}? / To whom do I give it?
Which colleague is waiting for the {paperwork}?
Who is meant to receive a document, according to our absent manager?
> {paperwork}
What should {first} get? / Which document is for {first}? / What do I hand over?
Which document must be passed on to a colleague?
What does our absent manager want {first} to have?

Today (Monday) I wrote to {company} about the {goods} and waited {wait} for {full}, who never came.
I waited {wait} in vain for {full} on Monday and wrote to {company} about the {goods}.
My diary for Monday: letter to {company} ({goods}), and {wait} lost on waiting for {full}.
All that I did on Monday was write to {company} because of the {goods} and sit for {wait} waiting \
for {full}.
> {full}
For whom did I wait? / Who never came? / Who kept me waiting on Monday?
Who failed to turn up? / Which visitor stood me up at the start of the week?
> {wait}
How long did I wait? / How much time did I lose because of {full}?
How much of my working day was wasted hoping that {full} would turn up?
For what length of time did I look out of the window for my visitor?
> {goods}
About what did I write to {company}? / What was my letter about?
What was the matter with {company}?
Which articles did I correspond about? / What merchandise did I raise with {company}?
> {company}
To whom did I write on Monday? / Which firm got a letter from me?
Who was written to about {goods}?
With which firm did I correspond? / Who should have received mail from me early in the week?

To all staff: from {date} the {vehicle} may only be used by {full}, after accident number {small}.
After accident number {small}, only {full} may use the {vehicle} from {date}.
Nobody but {full} is to use the {vehicle} after {date}; we have had accident number {small}.
Whoever wants to drive the {vehicle} had better be {full}, for it has been so since {date}, after \
accident number {small}.
> {full}
Who may use the {vehicle}? / To whom is the {vehicle} reserved? / Who is the only driver allowed?
Name the employee who alone is allowed behind the wheel.
Who is the one person that can still take the {vehicle} out?
> {date}
From when on is the {vehicle} reserved? / When does the new rule begin?
When do the restrictions on driving come into force?
As of which day are colleagues banned from driving it?
> {small}
How many accidents have there been? / How many accidents led to the notice?
Which in the series of crashes was the last straw?
What is the count of crashes that led to the ban?
> {vehicle}
What may only {full} use? / Which vehicle is reserved? / What is the notice to all staff about?
Which of our means of transport are colleagues banned from driving?
What is {full} alone allowed to take out on the road?

{full} certifies that {full2} worked as a {post} at the {facility} from {year} to {year2}.
From {year} to {year2}, {full2} was a {post} at the {facility}, as {full} certifies.
{full2} was employed as a {post} at the {facility} (from {year} until {year2}); signed, {full}.
I, {full}, have known {full2} as a good {post}, who came to the {facility} in {year} and left it \
in {year2}.
> {full2}
Who worked as a {post}? / For whom was the letter written? / Whose work is certified?
Whose employment is confirmed in the reference? / Which former employee is recommended?
> {full}
Who signed the certificate? / Who certifies the work of {full2}? / By whom was the letter signed?
Who wrote the reference? / Which manager recommends {full2}?
> {post}
What did {full2} work as? / Which job did {full2} have at the {facility}?
In what capacity was the former employee there? / What was {full2}'s profession?
> {facility}
Where did {full2} work? / Who employed {full2}? / At what place was {full2} a {post}?
Which institution was the former employer? / Where did {full2} earn a living in those days?
> {year}
When did {full2} begin? / Since what year was {full2} a {post}? / first year of {full2} there?
When was the former employee hired? / How far back does the start of {full2}'s employment go?
> {year2}
When did {full2} stop? / Until what year was {full2} a {post}? / last year of {full2} there?
When did the former employee quit? / What was the end of {full2}'s employment?

The patent for the {thing} with a built-in {worktool} is held by {full}, not by {company}.
Not {company} but {full} holds the patent for a {thing} with a built-in {worktool}.
{company} lost: the patent for the {thing} with the built-in {worktool} is {full}'s.
Who had the idea of building a {worktool} into a {thing}? The court thinks {full}, not {company}.
> {full}
Who holds the patent? / To whom does the patent belong? / Who was right against {company}?
Which inventor won the dispute? / Who is legally the owner of the invention?
> {company}
Who does not hold the patent, though it claimed to? / Which firm lost against {full}?
Which business claimed the invention without success?
Who was the inventor's opponent in the dispute?
> {worktool}
What is built into the {thing}? / With what is the patented {thing} combined?
What does the invention contain? / Which implement has the inventor put inside?
> {thing}
What is the patent about? / Into what is a {worktool} built? / What did {full} invent?
Which object did the inventor improve by putting a {worktool} inside?
What is the invention, apart from the {worktool} inside it?

The witness {full} withdrew the statement of {date} and now says that the van was {colour}.
Having said something else on {date}, {full} now maintains that the van was {colour}.
On {date}, the witness {full} had said otherwise; now the van is said to have been {colour}.
Black or white? On {date} {full} had said another thing, but in court the van was {colour}.
> {colour}
What colour was the van, according to the new statement? / What does {full} now say of the colour?
Which colour does the witness now remember?
What does the vehicle's paint look like in the revised testimony?
What paint did the vehicle have, going by the latest version?
> {full}
Who withdrew a statement? / Which witness has a new version? / Who talks about the colour of a van?
Who revised the testimony about a vehicle? / Whose memory of the vehicle's paint has changed?
> {date}
When did {full} make the first statement? / What is the date of the statement that was withdrawn?
When was the earlier testimony given? / From what day is the version that no longer holds?

By the will of {last}, the {facility} receives {amount}, on condition that it will {plan}.
{last} left {amount} to the {facility}, provided that it will {plan}.
The {facility} gets {amount} from the estate of {last} if it agrees to {plan}.
There is {amount} waiting for the {facility}, for that was the will of {last}, and all it must do \
is {plan}.
> {amount}
How much does the {facility} inherit? / What sum did {last} leave? / How large is the legacy?
size of the inheritance? / What is the legacy worth in money?
> {plan}
What is the condition of the will? / What must the {facility} do to get the money?
What did {last} demand in return?
What does the legacy oblige the heir to do? / Which obligation comes with the inheritance?
> {last}
Who left money to the {facility}? / Whose will is it? / From whose estate comes {amount}?
Which dead benefactor do we owe the legacy to? / Who died and made the {facility} an heir?
> {facility}
Who receives {amount}? / To whom did {last} leave money? / Which place has to {plan}?
Which institution is the heir? / Who is to be made richer by the benefactor's death?

The strike at {company} began when {first} was dismissed for {banned}.
{first} was dismissed for {banned}, and so the strike at {company} began.
At {company} they went on strike after the dismissal of {first}, whose only fault was {banned}.
Because they threw {first} out for {banned}, nobody works at {company} any more.
> {first}
Who was dismissed? / Because of whom did they strike at {company}? / Whom did {company} dismiss?
Whose sacking made the workforce walk out? / For which colleague did the workforce lay down tools?
> {banned}
For what was {first} dismissed? / What had {first} done? / What was {first}'s fault?
Why did {first} have to go?
What offence got {first} sacked? / Which breach of the rules was behind the walkout?
> {company}
Where was there a strike? / Which firm dismissed {first}? / Whose workers went on strike?
Where did the workforce lay down tools?
Which employer sacked a colleague and got a walkout in return?

Lost between the {place} and the {room}: my {paperwork}. Finder please ring {phone}, {first}.
{first} lost a {paperwork} between the {room} and the {place} and is reached on {phone}.
Somewhere between the {place} and the {room}, {first} lost a {paperwork}; if found, ring {phone}.
If you find a {paperwork} on the way from the {place} to the {room}, please tell {first} ({phone}).
> {paperwork}
What did {first} lose? / Which document is lost? / What should one look for near the {place}?
Which document has gone missing? / What could I be rewarded for if I picked it up?
> {phone}
Which number should the finder ring? / How do I reach {first}? / telephone number of {first}?
What number does the notice give?
What do I dial if I pick the missing document up?
phone of the unlucky owner of the missing document?
> {first}
Who lost a {paperwork}? / Whom should the finder ring? / Whose {paperwork} is it?
Who is missing a document? / To whom would an honest person return the {paperwork}?

To {full}: your {levy} for {year} was reckoned wrongly; instead of {price} you owe {price2}.
{full} owes {price2} in {levy} for {year}, and not {price} as was written before.
The {levy} of {full} for {year} has been corrected from {price} to {price2}.
What {full} must pay in {levy} for the year {year} is {price2}; forget the {price} in our last \
letter.
> {price2}
How much does {full} really owe? / What is the right sum for {year}? / To what was it corrected?
correct amount payable? / How much is the taxpayer to hand over after all?
> {price}
Which sum was wrong? / What was {full} told before? / From what was the sum corrected?
Which amount was demanded in error? / What did the taxpayer first believe was due?
> {levy}
Which tax was reckoned wrongly? / What does {full} owe {price2} for? / What tax is the letter about?
What sort of tax was miscalculated?
Which demand had an error in it that {full} has now heard about?
> {year}
For which year was it wrong? / What year is the letter to {full} about?
To which year does the miscalculated tax relate? / For when was the amount miscalculated?
> {full}
To whom is the tax letter? / Who owes {price2}? / Whose {levy} was reckoned wrongly?
Which taxpayer receives an amended demand? / Whose tax was miscalculated?

The guarantee on the {worktool} covers the {sparepart} for {stretch} and nothing else.
For {stretch} the guarantee covers the {sparepart} of the {worktool}, but nothing else.
Nothing but the {sparepart} of the {worktool} is covered, and that for {stretch}.
You will get a new {sparepart} for your {worktool} free of charge, if it breaks within {stretch}, \
but no more.
> {stretch}
How long is the guarantee on the {worktool}? / For how long is the {sparepart} covered?
How long does the maker stand by the {worktool}?
How long after purchase would the maker repair it at no cost? / What is the length of the warranty?
> {sparepart}
What does the guarantee on the {worktool} cover? / Which part of the {worktool} is covered?
What would be replaced free of charge?
Which component is under warranty? / What would the maker replace at no cost?
> {worktool}
Whose guarantee covers the {sparepart}? / For which tool is there a guarantee of {stretch}?
Which implement has such a limited warranty?
What did I buy whose {sparepart} alone is under warranty?

{company} printed {number} copies of the catalogue with the wrong price of {tariff} for {goods}.
In {number} copies of the catalogue, {company} gives {tariff} for {goods}, which is wrong.
The price of {goods} is not {tariff}, as {company} printed it in {number} catalogues.
Someone at {company} should have read the catalogue before {number} people learned that {goods} \
cost {tariff}.
> {number}
How many copies are wrong? / How many catalogues were printed? / number of copies with the mistake?
run of the brochure that contains the error? / How many faulty brochures are in circulation?
> {tariff}
Which wrong price was printed? / What do {goods} cost according to the catalogue?
What price did {company} print by mistake?
What do the {goods} seem to cost, going by the faulty brochure?
Which false amount slipped into the brochure?
> {goods}
For which goods is the price wrong? / What does not cost {tariff}? / What is the misprint about?
Which merchandise does the error in the brochure concern?
What can the customer not really have for {tariff}?
> {company}
Who printed the catalogue? / Whose catalogue is wrong? / Which firm made the mistake about {goods}?
Whose brochure contains an error? / Which business misled its customers by an error?

Handwritten on the back of the {paperwork}: "Pay {first} nothing before {date}."
Someone had written "Pay {first} nothing before {date}" on the back of the {paperwork}.
According to a note on the {paperwork}, {first} is to be paid nothing before {date}.
Before {date}, it says in pencil on the {paperwork}, not a penny must go to {first}.
> {first}
Who is not to be paid yet? / To whom shall we pay nothing for now? / Whom does the note name?
Whose money should be held back for a while?
Which creditor must be patient, according to the scribble?
> {date}
Until when is {first} not to be paid? / When may {first} get money at the earliest?
Before which day must one not pay?
Until when should the money be held back? / When can the creditor expect some cash?
> {paperwork}
On which document was the note? / Where was it written? / What has a note on its back?
What had somebody scribbled on? / Where do I read the scribble about {first}'s money?

After the flood the archive dried {number} files, among them the {paperwork} of {full} from {year}.
Among the {number} files that were dried after the flood was {full}'s {paperwork} from {year}.
{full}'s {paperwork} of {year} was one of {number} papers that had to be dried after the flood.
It took weeks to dry all {number} files, and the oldest, of {year}, was a {paperwork} of {full}.
> {number}
How many files were dried? / How many papers had got wet? / number of wet files?
How many soaked documents were rescued? / What was the extent of the water damage to the records?
> {full}
Whose {paperwork} was among the wet files? / Who is named on the paper of {year}?
Whose soaked document was rescued? / Who had written or owned the {paperwork} that got soaked?
> {paperwork}
What of {full}'s was among the files? / Which document of {year} was dried?
What sort of paper had {full} left in {year}?
Which type of document belonging to {full} got soaked?
What did the water nearly destroy of {full}'s?
> {year}
From which year is {full}'s {paperwork}? / Of which year is the {paperwork}?
What year does the paper bear?
What date does {full}'s soaked document bear?
When was the document drawn up that belongs to {full}?

{person} told me in the lift that {company} will {plan}, but I am not to tell {person2}.
I am not to tell {person2} what {person} said in the lift: {company} will {plan}.
In the lift I heard from {person} that {company} will {plan}; {person2} must not know.
What I learned from {person} between two floors is that {company} will {plan}; not a word to \
{person2}.
> {plan}
What will {company} do? / What did {person} tell me? / What is the secret of the lift?
What must {person2} not know?
What does the firm intend to do? / Which confidential news did I pick up from {person}?
> {person}
Who told me in the lift? / From whom do I know it? / Who said that {company} will {plan}?
Who let me in on the confidential news? / Which gossip revealed what {company} intends?
> {person2}
Who must not know? / Whom am I not to tell? / From whom is it kept secret?
Who has to be left in the dark? / Behind whose back was I informed?
> {company}
Which firm will {plan}? / About which company did {person} talk? / Whose plan is it?
Tell me which firm the confidential news is about.
Whose intentions were revealed to me by {person}?
"""
