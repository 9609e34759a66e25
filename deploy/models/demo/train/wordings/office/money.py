"""Free sentences: banks, taxes, insurance, budgets, audits and tenders (see relations.py)."""

RELATIONS = """
Please transfer {amount} to {company}, account {iban}.
The account of {company} is {iban}; we are to pay {amount} into it.
{amount} must go to account {iban}, which belongs to {company}.
Would you see to it that {company} gets its {amount}? The account to use is {iban}.
> {iban}
What is the account number of {company}? / To which account do I transfer {amount}?
Into what account should the money for {company} go? / bank details of {company}?
Where must {amount} be paid in?
> {amount}
How much should be transferred to {company}? / What sum goes to account {iban}?
How much money does {company} get? / What is to be paid into {iban}?
> {company}
Whose account is {iban}? / To whom is {amount} to be transferred? / Who gets the money?

{full} borrowed {amount} from {company} at {percent} for the {premises}.
{company} lent {full} {amount} at {percent} so that the {premises} could open.
For the {premises}, {full} took out a loan of {amount} with {company}; the rate is {percent}.
The {premises} would never have opened without the {amount} for which {full} pays {company} \
{percent}.
> {amount}
How much did {full} borrow? / How large is the loan for the {premises}?
What sum did {company} lend? / What does {full} owe the lender?
> {percent}
What is the interest on {full}'s loan? / At which rate did {company} lend the money?
How much interest does {full} pay? / rate of the loan for the {premises}?
> {company}
Who lent {full} the money? / From whom did {full} get a loan? / Where did {full} borrow {amount}?
Who financed the {premises}?
> {premises}
What did {full} need the money for? / What was the loan used for? / What business does {full} open?
> {full}
Who took out a loan? / To whom did {company} lend money? / Who opens a {premises}?

My card was blocked after {spelled} wrong attempts, at {time}, in front of the machine at the \
{place}.
The machine at the {place} kept my card at {time}, when I had been wrong {spelled} times.
At {time} I stood at the {place}: {spelled} wrong attempts, and the card was gone.
The machine at the {place} swallowed my card at {time}, my number having been wrong {spelled} times.
> {spelled}
How many wrong attempts were there? / How often did I enter the wrong number?
After how many attempts was the card blocked?
> {place}
Where was my card blocked? / Where is the machine that kept my card?
At which place did I lose the card?
> {time}
When was the card blocked? / At what time did the machine keep my card?

The {levy} in {city} will go up from {percent} to {percent2} on {date}.
From {date} on, {city} charges {percent2} instead of {percent} as {levy}.
{city} raises its {levy} on {date}; it was {percent} and becomes {percent2}.
It has been decided in {city} that the {levy}, so far {percent}, shall be {percent2} as of {date}.
> {percent2}
How high will the {levy} be in {city}? / To how much does the {levy} rise?
What is the new rate of the {levy}? / What does {city} charge from {date} on?
> {percent}
How high was the {levy} before? / What is the old rate in {city}? / From what does the {levy} rise?
> {levy}
Which tax goes up in {city}? / What will be raised on {date}? / Which charge becomes higher?
> {date}
When does the {levy} go up? / From when on must one pay {percent2}?
On which day does {city} raise its charge?
> {city}
Where does the {levy} rise? / Which town raises its {levy}? / Where will it be {percent2}?

{full} got {amount} back from the tax office for {year}.
For {year}, the tax office paid {full} back {amount}.
A refund of {amount} for the year {year} went to {full}.
The tax office wrote to {full} that too much had been paid for {year} and enclosed {amount}.
> {amount}
How much did the tax office return to {full}? / What was {full}'s refund?
How much tax had {full} paid too much? / What sum did {full} get back?
> {year}
For which year did {full} get money back? / Which tax year brought a refund?
For when was the refund?
> {full}
Who got money back from the tax office? / To whom did the tax office pay {amount}?
Who had paid too much tax in {year}?

Claim {filemark}: a {snag} on {date}, damage {amount}, reported by {full}.
On {date}, {full} reported damage of {amount}, done by a {snag}; the claim has the number \
{filemark}.
Under claim {filemark}, {full} asks for {amount} after a {snag} on {date}.
{full} turned to the insurer after the {snag} of {date} and, under the number {filemark}, asked \
for {amount}.
> {filemark}
What is the number of {full}'s claim? / Under which number was the {snag} reported?
Which claim is about a {snag}? / claim number of {full}?
> {snag}
What caused the damage? / What happened on {date}? / What did {full} report?
After what event does {full} ask for money? / What is claim {filemark} about?
> {amount}
How high is the damage? / How much does {full} claim? / What sum is at stake in {filemark}?
> {full}
Who reported the damage? / Who asks for {amount}? / Whose claim is {filemark}?
> {date}
When did the damage happen? / On which day was there a {snag}? / What is the date of the event?

{company} refused to pay {full} because {grounds}.
As {grounds}, {full} gets nothing from {company}.
The claim of {full} was turned down by {company}, the reason being that {grounds}.
"We cannot pay," {company} wrote to {full}, "because {grounds}."
> {grounds}
Why did {company} refuse to pay? / On what grounds was {full}'s claim turned down?
What reason did the insurer give to {full}? / Why does {full} get nothing?
> {company}
Who refused to pay {full}? / Which insurer turned down the claim?
From whom does {full} get nothing?
> {full}
Who gets nothing from {company}? / Whose claim was refused? / To whom will {company} not pay?

The insurance covers {portion} of the damage; the remaining {price} {full} has to bear.
{full} must bear {price}, since only {portion} of the damage is covered.
Of the damage, {portion} is insured, which leaves {full} with {price}.
What {full} must find is {price}, for {portion} of the damage is all that the policy covers.
> {portion}
What part of the damage is covered? / How much of it does the insurance pay?
What share is insured?
> {price}
How much does {full} have to bear? / What must {full} pay out of pocket?
What remains for {full} to pay?
> {full}
Who has to bear {price}? / Who is left with {price}? / Whose damage is only partly covered?

In the budget of {city}, {amount} is set aside for {scheme} and {amount2} for the {facility}.
{city} plans to spend {amount2} on the {facility} and {amount} on {scheme}.
The treasurer of {city} has put {amount} down for {scheme}, but {amount2} for the {facility}.
Next year, says the treasurer of {city}, {scheme} may cost {amount}, and the {facility} {amount2}.
> {amount}
How much is set aside for {scheme}? / What does {city} spend on {scheme}?
What is the budget for {scheme}?
> {amount2}
How much does the {facility} get? / What does {city} spend on the {facility}?
What is put down for the {facility} in the budget?
> {facility}
What gets {amount2} out of the budget? / On which place will {city} spend money?
> {city}
Which town spends money on {scheme}? / Whose budget is it? / Who pays {amount2} for the {facility}?

The auditors found that {price} had been paid twice to {company} in {month}.
In {month}, as the audit showed, {company} received {price} twice.
Audit finding: double payment of {price} to {company}, {month}.
Somebody in accounts paid the same bill from {company} two times in {month}, which comes to \
{price} too much.
> {price}
How much was paid twice? / What sum did {company} get two times? / How large was the double payment?
How much should {company} give back?
> {company}
Who was paid twice? / To whom did the double payment go? / Who received {price} too much?
> {month}
When was {company} paid twice? / In which month did the double payment happen?
What month did the auditors find fault with?

Tender for {scheme}: {company} bid {amount}, {company2} {amount2}.
Two firms bid in the tender on {scheme}, {company} with {amount} and {company2} with {amount2}.
For {scheme}, the offer of {company} was {amount} and that of {company2} {amount2}.
There were two offers for {scheme}: one of {amount} from {company}, one of {amount2} from \
{company2}.
> {amount}
What did {company} bid? / How high was the offer of {company}? / offer by {company}?
How much would {company} do it for?
> {amount2}
What did {company2} bid? / How high was the offer of {company2}? / offer by {company2}?
For how much would {company2} do the work?
> {scheme}
What was the tender about? / For what did {company} and {company2} bid?
> {company2}
Who bid against {company}? / Who made the offer of {amount2}?
Which firm is the rival of {company}?

The contract for the {buildstuff} was awarded to {company}, though {company2} had been cheaper.
Although {company2} asked for less, it is {company} that will deliver the {buildstuff}.
{company2} had been cheaper, but {company} won the tender for the {buildstuff}.
That {company2} had asked for less did not help; the {buildstuff} will come from {company}.
> {company}
Who (won|got) the contract for the {buildstuff}? / Who will deliver the {buildstuff}?
To which firm was the contract awarded? / Which bidder was chosen?
> {company2}
Who was cheaper? / Which firm lost the tender although it asked for less?
Who wanted less money for the {buildstuff}? / Which bidder went away with nothing?
> {buildstuff}
What will {company} deliver? / What was the tender for? / For what was {company2} cheaper?

{full} has been treasurer of the {society} since {year}; at present there is {price} in the purse.
The purse of the {society} holds {price}, says {full}, its treasurer since {year}.
Since {year} the money of the {society}, now {price}, has been in the hands of {full}.
Ever since {year} the members of the {society} have trusted {full} with their money, at present \
{price}.
> {full}
Who is the treasurer of the {society}? / Who looks after the money of the {society}?
Who has had the purse since {year}? / In whose hands is the money?
> {price}
How much money does the {society} have? / What does the purse hold?
What are the {society}'s means?
> {year}
Since when has {full} been treasurer? / In which year did {full} take over the purse?
> {society}
Whose treasurer is {full}? / Which society has {price}? / For which club does {full} keep the money?

The membership fee of the {society} is {tariff} a year, for pupils {tariff2}.
Pupils pay {tariff2} a year to the {society}, everybody else {tariff}.
Fees of the {society}: adults {tariff}, pupils {tariff2}.
Anyone who joins the {society} pays {tariff} a year, unless still at school, when {tariff2} will do.
> {tariff}
What do adults pay to the {society}? / What is the normal fee of the {society}?
How much does it cost a grown-up to be in the {society}?
> {tariff2}
What do pupils pay? / How much is the fee for a schoolchild in the {society}?
What does it cost a child to join the {society}?
> {society}
Where do pupils pay {tariff2}? / Which association asks for {tariff} a year?

I keep {price} for repairs in a tin {whereabouts}, and only {first} knows about it.
Only {first} knows that {price} for repairs lies in a tin {whereabouts}.
There is a tin {whereabouts} with {price} for repairs in it; apart from me, {first} alone knows.
Should I fall ill, {first} will tell you that there is {price} for repairs in a tin {whereabouts}.
> {whereabouts}
Where is the tin with the money? / Where does the writer keep {price}? / Where would {first} look?
Where is the money for repairs?
> {price}
How much is in the tin? / What sum is kept for repairs? / How much money lies in the tin?
> {first}
Who else knows about the tin? / Who knows where the repair money is? / Whom did the writer tell?

Change {amount} at the bank and you get a rate of {decimal} for {country}, minus {tariff}.
The bank changes money for {country} at {decimal}; on {amount} it keeps {tariff}.
For the trip to {country} we changed {amount} at {decimal} and paid {tariff} to the bank.
For {amount} the bank gave me {decimal} to the unit, as much as one needs in {country}, and took \
{tariff} for itself.
> {decimal}
What is the rate of exchange for {country}? / At what rate was the money changed?
Which rate does the bank give?
> {tariff}
How much does the bank keep? / What is the bank's charge? / What did changing the money cost?
> {amount}
How much money is changed? / What sum was exchanged for {country}?
> {country}
For which country was money changed? / Where does the trip go?

A standing order moves {price} to {full} on the {monthday} of every month, marked "{word}".
Each month on the {monthday}, {full} gets {price} by standing order with the note "{word}".
{full} receives {price} on the {monthday} of each month; the purpose given is "{word}".
Whatever happens, {price} marked "{word}" leaves the account on the {monthday} and goes to {full}.
> {price}
How much does {full} get each month? / What sum is moved by standing order?
How much money goes to {full} with the note "{word}"?
> {full}
Who gets {price} each month? / To whom does the standing order go? / Who receives money regularly?
> {word}
What purpose is given on the standing order? / What note stands on the payment to {full}?
How is the payment to {full} marked? / With which word is the standing order marked?

The value of the {premises} was put at {amount} by {full}, the court's expert, and at {amount2} by \
the heirs.
The heirs say that the {premises} is worth {amount2}; {full}, the expert of the court, says \
{amount}.
{full}, appointed by the court, valued the {premises} at {amount}, the heirs at {amount2}.
Asked what the {premises} was worth, {full} told the court {amount}, which the heirs, with their \
{amount2}, denied.
> {amount}
How much is the {premises} worth according to the expert? / At what did {full} value it?
Which value did the court's expert find? / How much is it worth in {full}'s opinion?
> {amount2}
For what do the heirs think the {premises} could be sold? / At what do the heirs put it?
How much do the heirs think it is worth?
> {full}
Who is the court's expert? / Who valued the {premises} for the court? / Who said {amount}?
> {premises}
What was valued? / About what do the heirs and {full} disagree? / What business did the heirs get?

For every {tariff} that pupils collect, {company} adds {tariff2} to the fund for {scheme}.
{company} gives {tariff2} for each {tariff} collected by pupils towards {scheme}.
Pupils collect for {scheme}; to each {tariff}, {company} adds another {tariff2}.
The pupils' fund for {scheme} grows faster now: to every {tariff} comes {tariff2} from {company}.
> {tariff2}
How much does {company} add? / What does {company} give for each {tariff}?
What sum comes from {company} for every {tariff} collected?
> {company}
Who adds to what the pupils collect? / Which company helps to fund {scheme}?
Who is the sponsor?
> {scheme}
What do the pupils collect for? / What is the fund for? / For what does {company} give money?
"""
