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
> {date}
When does contract {filemark} end? / What is the last day of the contract? / end of {filemark}?
As of which date is {last} without a contract?
> {filemark}
Which contract is ended? / What is the number of {last}'s contract? / What ends on {date}?
> {last}
To whom is the letter addressed? / Who gets the letter? / Whose contract ends on {date}?

The firm of {last}, {last2} and {last3} represents {company} in the case {filemark}.
In case {filemark}, {company} is represented by {last}, {last2} and {last3}.
{company} has chosen the lawyers {last}, {last2} and {last3} for its case {filemark}.
On the one side in {filemark} stands {company}, and with it {last}, {last2} and {last3}.
> {company}
Whom do {last}, {last2} and {last3} represent? / Who is the client in {filemark}?
Which company has a case in court?
> {filemark}
In which case is {company} represented? / What is the number of {company}'s case?
For what case did {company} choose lawyers?
> {last}, {last2} and {last3}
Who represents {company}? / Which lawyers act in {filemark}? / What is the law firm called?
Whom did {company} choose for its case?

We, {full} and {full2}, agree that the {thing} shall stay with {full2} for {stretch}.
It is agreed between {full} and {full2} that {full2} keeps the {thing} for {stretch}.
By agreement of {full} and {full2}, for {stretch} the {thing} remains in the hands of {full2}.
The {thing}, so the paper that {full} and {full2} signed, is with {full2} now, and will be for \
{stretch}.
> {stretch}
How long may {full2} keep the {thing}? / For how long was it agreed?
How long does the {thing} stay?
> {thing}
What stays with {full2}? / What is the agreement about? / Which object do they agree on?
> {full2}
With whom does the {thing} stay? / Who may keep the {thing}? / Who has the {thing} for {stretch}?
> {full}
Who made the agreement with {full2}? / Who does not have the {thing} for now?
Who leaves the {thing} to {full2}?

Clause {small} forbids {full} to work for a competitor of {company} for {stretch}.
For {stretch}, {full} must not work for any competitor of {company}; see clause {small}.
{company} had clause {small} put in, so that {full} could not go to a competitor for {stretch}.
Had {full} read clause {small} before leaving {company}, there would have been no surprise: \
{stretch} without work in the trade.
> {small}
Which clause is about competitors? / What clause forbids {full} to change sides?
In which clause of the contract is {full} bound?
> {stretch}
How long must {full} not work for a competitor? / For how long does clause {small} bind {full}?
> {full}
Who must not work for a competitor? / Whom does clause {small} bind? / Who is tied to {company}?
> {company}
Whose competitors are out of bounds? / Who had the clause put in? / Which firm binds {full}?

The deed was signed in {city} before {last}, the notary, by {full} for {company}.
Before the notary {last} in {city}, {full} signed the deed for {company}.
{full}, acting for {company}, signed the deed in {city}; {last} was the notary.
It was for {company} that {full} went to {city}, where {last}, a notary, put a seal on the deed.
> {full}
Who signed the deed? / Who acted for {company}? / By whom was the deed signed?
> {last}
Who was the notary? / Before whom was the deed signed? / What is the name of the notary in {city}?
> {city}
Where was the deed signed? / In which town does the notary work? / Where did {full} sign?
> {company}
For whom did {full} sign? / Which firm is the deed about? / On whose behalf did {full} act?

Sorry, I am stuck at the {place} with a {snag}, please start without me and give {first} the \
{paperwork}.
"Start without me," wrote the boss from the {place}, held up by a {snag}, "and give {first} the \
{paperwork}."
Message from the boss: {snag} at the {place}, start without me, the {paperwork} is for {first}.
The boss is at the {place}, the cause is a {snag}, the {paperwork} is {first}'s, and we are to \
begin.
> {place}
Where is the boss? / From where did the message come? / At what place is the writer stuck?
> {snag}
What held the boss up? / What happened to the writer? / Why will the boss be late?
> {first}
Who should get the {paperwork}? / For whom is the {paperwork}? / To whom do I give it?
> {paperwork}
What should {first} get? / Which document is for {first}? / What do I hand over?

Today (Monday) I wrote to {company} about the {goods} and waited {wait} for {full}, who never came.
I waited {wait} in vain for {full} on Monday and wrote to {company} about the {goods}.
My diary for Monday: letter to {company} ({goods}), and {wait} lost on waiting for {full}.
All that I did on Monday was write to {company} because of the {goods} and sit for {wait} waiting \
for {full}.
> {full}
For whom did I wait? / Who never came? / Who kept me waiting on Monday?
> {wait}
How long did I wait? / How much time did I lose because of {full}?
> {goods}
About what did I write to {company}? / What was my letter about?
What was the matter with {company}?
> {company}
To whom did I write on Monday? / Which firm got a letter from me?
Who was written to about {goods}?

To all staff: from {date} the {vehicle} may only be used by {full}, after accident number {small}.
After accident number {small}, only {full} may use the {vehicle} from {date}.
Nobody but {full} is to use the {vehicle} after {date}; we have had accident number {small}.
Whoever wants to drive the {vehicle} had better be {full}, for it has been so since {date}, after \
accident number {small}.
> {full}
Who may use the {vehicle}? / To whom is the {vehicle} reserved? / Who is the only driver allowed?
> {date}
From when on is the {vehicle} reserved? / When does the new rule begin?
> {small}
How many accidents have there been? / How many accidents led to the notice?
> {vehicle}
What may only {full} use? / Which vehicle is reserved? / What is the notice to all staff about?

{full} certifies that {full2} worked as a {post} at the {facility} from {year} to {year2}.
From {year} to {year2}, {full2} was a {post} at the {facility}, as {full} certifies.
{full2} was employed as a {post} at the {facility} (from {year} until {year2}); signed, {full}.
I, {full}, have known {full2} as a good {post}, who came to the {facility} in {year} and left it \
in {year2}.
> {full2}
Who worked as a {post}? / For whom was the letter written? / Whose work is certified?
> {full}
Who signed the certificate? / Who certifies the work of {full2}? / By whom was the letter signed?
> {post}
What did {full2} work as? / Which job did {full2} have at the {facility}?
> {facility}
Where did {full2} work? / Who employed {full2}? / At what place was {full2} a {post}?
> {year}
When did {full2} begin? / Since what year was {full2} a {post}? / first year of {full2} there?
> {year2}
When did {full2} stop? / Until what year was {full2} a {post}? / last year of {full2} there?

The patent for the {thing} with a built-in {worktool} is held by {full}, not by {company}.
Not {company} but {full} holds the patent for a {thing} with a built-in {worktool}.
{company} lost: the patent for the {thing} with the built-in {worktool} is {full}'s.
Who had the idea of building a {worktool} into a {thing}? The court thinks {full}, not {company}.
> {full}
Who holds the patent? / To whom does the patent belong? / Who was right against {company}?
> {company}
Who does not hold the patent, though it claimed to? / Which firm lost against {full}?
> {worktool}
What is built into the {thing}? / With what is the patented {thing} combined?
> {thing}
What is the patent about? / Into what is a {worktool} built? / What did {full} invent?

The witness {full} withdrew the statement of {date} and now says that the van was {colour}.
Having said something else on {date}, {full} now maintains that the van was {colour}.
On {date}, the witness {full} had said otherwise; now the van is said to have been {colour}.
Black or white? On {date} {full} had said another thing, but in court the van was {colour}.
> {colour}
What colour was the van, according to the new statement? / What does {full} now say of the colour?
Which colour does the witness now remember?
> {full}
Who withdrew a statement? / Which witness has a new version? / Who talks about the colour of a van?
> {date}
When did {full} make the first statement? / What is the date of the statement that was withdrawn?

By the will of {last}, the {facility} receives {amount}, on condition that it will {plan}.
{last} left {amount} to the {facility}, provided that it will {plan}.
The {facility} gets {amount} from the estate of {last} if it agrees to {plan}.
There is {amount} waiting for the {facility}, for that was the will of {last}, and all it must do \
is {plan}.
> {amount}
How much does the {facility} inherit? / What sum did {last} leave? / How large is the legacy?
> {plan}
What is the condition of the will? / What must the {facility} do to get the money?
What did {last} demand in return?
> {last}
Who left money to the {facility}? / Whose will is it? / From whose estate comes {amount}?
> {facility}
Who receives {amount}? / To whom did {last} leave money? / Which place has to {plan}?

The strike at {company} began when {first} was dismissed for {banned}.
{first} was dismissed for {banned}, and so the strike at {company} began.
At {company} they went on strike after the dismissal of {first}, whose only fault was {banned}.
Because they threw {first} out for {banned}, nobody works at {company} any more.
> {first}
Who was dismissed? / Because of whom did they strike at {company}? / Whom did {company} dismiss?
> {banned}
For what was {first} dismissed? / What had {first} done? / What was {first}'s fault?
Why did {first} have to go?
> {company}
Where was there a strike? / Which firm dismissed {first}? / Whose workers went on strike?

Lost between the {place} and the {room}: my {paperwork}. Finder please ring {phone}, {first}.
{first} lost a {paperwork} between the {room} and the {place} and is reached on {phone}.
Somewhere between the {place} and the {room}, {first} lost a {paperwork}; if found, ring {phone}.
If you find a {paperwork} on the way from the {place} to the {room}, please tell {first} ({phone}).
> {paperwork}
What did {first} lose? / Which document is lost? / What should one look for near the {place}?
> {phone}
Which number should the finder ring? / How do I reach {first}? / telephone number of {first}?
What number does the notice give?
> {first}
Who lost a {paperwork}? / Whom should the finder ring? / Whose {paperwork} is it?

To {full}: your {levy} for {year} was reckoned wrongly; instead of {price} you owe {price2}.
{full} owes {price2} in {levy} for {year}, and not {price} as was written before.
The {levy} of {full} for {year} has been corrected from {price} to {price2}.
What {full} must pay in {levy} for the year {year} is {price2}; forget the {price} in our last \
letter.
> {price2}
How much does {full} really owe? / What is the right sum for {year}? / To what was it corrected?
> {price}
Which sum was wrong? / What was {full} told before? / From what was the sum corrected?
> {levy}
Which tax was reckoned wrongly? / What does {full} owe {price2} for? / What tax is the letter about?
> {year}
For which year was it wrong? / What year is the letter to {full} about?
> {full}
To whom is the tax letter? / Who owes {price2}? / Whose {levy} was reckoned wrongly?

The guarantee on the {worktool} covers the {sparepart} for {stretch} and nothing else.
For {stretch} the guarantee covers the {sparepart} of the {worktool}, but nothing else.
Nothing but the {sparepart} of the {worktool} is covered, and that for {stretch}.
You will get a new {sparepart} for your {worktool} free of charge, if it breaks within {stretch}, \
but no more.
> {stretch}
How long is the guarantee on the {worktool}? / For how long is the {sparepart} covered?
How long does the maker stand by the {worktool}?
> {sparepart}
What does the guarantee on the {worktool} cover? / Which part of the {worktool} is covered?
What would be replaced free of charge?
> {worktool}
Whose guarantee covers the {sparepart}? / For which tool is there a guarantee of {stretch}?

{company} printed {number} copies of the catalogue with the wrong price of {tariff} for {goods}.
In {number} copies of the catalogue, {company} gives {tariff} for {goods}, which is wrong.
The price of {goods} is not {tariff}, as {company} printed it in {number} catalogues.
Someone at {company} should have read the catalogue before {number} people learned that {goods} \
cost {tariff}.
> {number}
How many copies are wrong? / How many catalogues were printed? / number of copies with the mistake?
> {tariff}
Which wrong price was printed? / What do {goods} cost according to the catalogue?
What price did {company} print by mistake?
> {goods}
For which goods is the price wrong? / What does not cost {tariff}? / What is the misprint about?
> {company}
Who printed the catalogue? / Whose catalogue is wrong? / Which firm made the mistake about {goods}?

Handwritten on the back of the {paperwork}: "Pay {first} nothing before {date}."
Someone had written "Pay {first} nothing before {date}" on the back of the {paperwork}.
According to a note on the {paperwork}, {first} is to be paid nothing before {date}.
Before {date}, it says in pencil on the {paperwork}, not a penny must go to {first}.
> {first}
Who is not to be paid yet? / To whom shall we pay nothing for now? / Whom does the note name?
> {date}
Until when is {first} not to be paid? / When may {first} get money at the earliest?
Before which day must one not pay?
> {paperwork}
On which document was the note? / Where was it written? / What has a note on its back?

After the flood the archive dried {number} files, among them the {paperwork} of {full} from {year}.
Among the {number} files that were dried after the flood was {full}'s {paperwork} from {year}.
{full}'s {paperwork} of {year} was one of {number} papers that had to be dried after the flood.
It took weeks to dry all {number} files, and the oldest, of {year}, was a {paperwork} of {full}.
> {number}
How many files were dried? / How many papers had got wet? / number of wet files?
> {full}
Whose {paperwork} was among the wet files? / Who is named on the paper of {year}?
> {paperwork}
What of {full}'s was among the files? / Which document of {year} was dried?
What sort of paper had {full} left in {year}?
> {year}
From which year is {full}'s {paperwork}? / Of which year is the {paperwork}?
What year does the paper bear?

{person} told me in the lift that {company} will {plan}, but I am not to tell {person2}.
I am not to tell {person2} what {person} said in the lift: {company} will {plan}.
In the lift I heard from {person} that {company} will {plan}; {person2} must not know.
What I learned from {person} between two floors is that {company} will {plan}; not a word to \
{person2}.
> {plan}
What will {company} do? / What did {person} tell me? / What is the secret of the lift?
What must {person2} not know?
> {person}
Who told me in the lift? / From whom do I know it? / Who said that {company} will {plan}?
> {person2}
Who must not know? / Whom am I not to tell? / From whom is it kept secret?
> {company}
Which firm will {plan}? / About which company did {person} talk? / Whose plan is it?
"""
