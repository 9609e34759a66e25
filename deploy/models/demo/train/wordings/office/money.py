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
Which bank details do I enter for the payment? / Where does the payee want the money sent?
> {amount}
How much should be transferred to {company}? / What sum goes to account {iban}?
How much money does {company} get? / What is to be paid into {iban}?
How much do we owe the payee? / What sum should I send on to the firm?
> {company}
Whose account is {iban}? / To whom is {amount} to be transferred? / Who gets the money?
name of the payee? / To whom do we owe {amount}?

{full} borrowed {amount} from {company} at {percent} for the {premises}.
{company} lent {full} {amount} at {percent} so that the {premises} could open.
For the {premises}, {full} took out a loan of {amount} with {company}; the rate is {percent}.
The {premises} would never have opened without the {amount} for which {full} pays {company} \
{percent}.
> {amount}
How much did {full} borrow? / How large is the loan for the {premises}?
What sum did {company} lend? / What does {full} owe the lender?
capital that the shopkeeper needed? / What sum is the debt for the business?
> {percent}
What is the interest on {full}'s loan? / At which rate did {company} lend the money?
How much interest does {full} pay? / rate of the loan for the {premises}?
How much interest is charged on the debt?
What does the capital cost {full} annually, in relative terms?
> {company}
Who lent {full} the money? / From whom did {full} get a loan? / Where did {full} borrow {amount}?
Who financed the {premises}?
Who is the shopkeeper's creditor? / From which firm did {full} get the capital?
> {premises}
What did {full} need the money for? / What was the loan used for? / What business does {full} open?
What sort of business is the debt for? / Which new shop was started on credit?
> {full}
Who took out a loan? / To whom did {company} lend money? / Who opens a {premises}?
Which shopkeeper started a business on credit? / Who is in debt to {company}?

My card was blocked after {spelled} wrong attempts, at {time}, in front of the machine at the \
{place}.
The machine at the {place} kept my card at {time}, when I had been wrong {spelled} times.
At {time} I stood at the {place}: {spelled} wrong attempts, and the card was gone.
The machine at the {place} swallowed my card at {time}, my number having been wrong {spelled} times.
> {spelled}
How many wrong attempts were there? / How often did I enter the wrong number?
After how many attempts was the card blocked?
How often did I mistype my PIN? / What number of failed tries did the cash dispenser allow?
> {place}
Where was my card blocked? / Where is the machine that kept my card?
At which place did I lose the card?
Where is the cash dispenser that ate my plastic? / At what spot did I mistype my PIN?
> {time}
When was the card blocked? / At what time did the machine keep my card?
What did the clock show when the cash dispenser ate my plastic?
When exactly did I mistype my PIN too often?

The {levy} in {city} will go up from {percent} to {percent2} on {date}.
From {date} on, {city} charges {percent2} instead of {percent} as {levy}.
{city} raises its {levy} on {date}; it was {percent} and becomes {percent2}.
It has been decided in {city} that the {levy}, so far {percent}, shall be {percent2} as of {date}.
> {percent2}
How high will the {levy} be in {city}? / To how much does the {levy} rise?
What is the new rate of the {levy}? / What does {city} charge from {date} on?
How much will citizens have to pay in future? / What is the rate after the increase?
> {percent}
How high was the {levy} before? / What is the old rate in {city}? / From what does the {levy} rise?
How much have citizens paid until now? / What was the rate ahead of the increase?
> {levy}
Which tax goes up in {city}? / What will be raised on {date}? / Which charge becomes higher?
Which tax is being increased? / What are citizens going to pay more of?
> {date}
When does the {levy} go up? / From when on must one pay {percent2}?
On which day does {city} raise its charge?
On which day does the increase take effect? / When do citizens have to pay more?
> {city}
Where does the {levy} rise? / Which town raises its {levy}? / Where will it be {percent2}?
In which town are citizens going to pay more? / Which council decided on the tax increase?

{full} got {amount} back from the tax office for {year}.
For {year}, the tax office paid {full} back {amount}.
A refund of {amount} for the year {year} went to {full}.
The tax office wrote to {full} that too much had been paid for {year} and enclosed {amount}.
> {amount}
How much did the tax office return to {full}? / What was {full}'s refund?
How much tax had {full} paid too much? / What sum did {full} get back?
How much did the taxpayer receive in return? / What sum had {full} overpaid?
> {year}
For which year did {full} get money back? / Which tax year brought a refund?
For when was the refund?
For which year had the taxpayer overpaid? / When did {full} earn the income that was overtaxed?
> {full}
Who got money back from the tax office? / To whom did the tax office pay {amount}?
Who had paid too much tax in {year}?
Which taxpayer received a pleasant letter with money? / Who had overpaid the state?

Claim {filemark}: a {snag} on {date}, damage {amount}, reported by {full}.
On {date}, {full} reported damage of {amount}, done by a {snag}; the claim has the number \
{filemark}.
Under claim {filemark}, {full} asks for {amount} after a {snag} on {date}.
{full} turned to the insurer after the {snag} of {date} and, under the number {filemark}, asked \
for {amount}.
> {filemark}
What is the number of {full}'s claim? / Under which number was the {snag} reported?
Which claim is about a {snag}? / claim number of {full}?
Under which reference is the insurance case filed?
What do I quote when I ring about {full}'s loss?
> {snag}
What caused the damage? / What happened on {date}? / What did {full} report?
After what event does {full} ask for money? / What is claim {filemark} about?
Which mishap led to the loss? / What went wrong for the policyholder?
> {amount}
How high is the damage? / How much does {full} claim? / What sum is at stake in {filemark}?
size of the policyholder's loss? / What compensation does the policyholder want?
> {full}
Who reported the damage? / Who asks for {amount}? / Whose claim is {filemark}?
Which policyholder suffered a loss? / Who wants compensation from the insurance firm?
> {date}
When did the damage happen? / On which day was there a {snag}? / What is the date of the event?
On what day did the mishap occur? / When did the policyholder suffer a loss?

{company} refused to pay {full} because {grounds}.
As {grounds}, {full} gets nothing from {company}.
The claim of {full} was turned down by {company}, the reason being that {grounds}.
"We cannot pay," {company} wrote to {full}, "because {grounds}."
> {grounds}
Why did {company} refuse to pay? / On what grounds was {full}'s claim turned down?
What reason did the insurer give to {full}? / Why does {full} get nothing?
How did the insurance firm justify its rejection?
What explanation was offered for withholding the money?
> {company}
Who refused to pay {full}? / Which insurer turned down the claim?
From whom does {full} get nothing?
Which firm withholds the money? / Who sent the disappointed customer a rejection?
> {full}
Who gets nothing from {company}? / Whose claim was refused? / To whom will {company} not pay?
Which customer goes away empty-handed? / Who received a rejection from the insurance firm?

The insurance covers {portion} of the damage; the remaining {price} {full} has to bear.
{full} must bear {price}, since only {portion} of the damage is covered.
Of the damage, {portion} is insured, which leaves {full} with {price}.
What {full} must find is {price}, for {portion} of the damage is all that the policy covers.
> {portion}
What part of the damage is covered? / How much of it does the insurance pay?
What share is insured?
What fraction will be reimbursed? / How much of the loss is the insurer responsible for?
> {price}
How much does {full} have to bear? / What must {full} pay out of pocket?
What remains for {full} to pay?
How large is the excess that the customer contributes? / What does the loss cost {full} in the end?
> {full}
Who has to bear {price}? / Who is left with {price}? / Whose damage is only partly covered?
Which policyholder has to contribute some cash? / Who is not fully compensated for a loss?

In the budget of {city}, {amount} is set aside for {scheme} and {amount2} for the {facility}.
{city} plans to spend {amount2} on the {facility} and {amount} on {scheme}.
The treasurer of {city} has put {amount} down for {scheme}, but {amount2} for the {facility}.
Next year, says the treasurer of {city}, {scheme} may cost {amount}, and the {facility} {amount2}.
> {amount}
How much is set aside for {scheme}? / What does {city} spend on {scheme}?
What is the budget for {scheme}?
How much will the council invest in {scheme}? / What sum of public money does {scheme} receive?
> {amount2}
How much does the {facility} get? / What does {city} spend on the {facility}?
What is put down for the {facility} in the budget?
How much public money does the institution receive?
What sum is the council giving to the {facility}?
> {facility}
What gets {amount2} out of the budget? / On which place will {city} spend money?
Which institution receives public money besides {scheme}?
What will the council support with {amount2}?
> {city}
Which town spends money on {scheme}? / Whose budget is it? / Who pays {amount2} for the {facility}?
Which town council shares out the public money like this?
Where will the taxpayer finance {scheme}?

The auditors found that {price} had been paid twice to {company} in {month}.
In {month}, as the audit showed, {company} received {price} twice.
Audit finding: double payment of {price} to {company}, {month}.
Somebody in accounts paid the same bill from {company} two times in {month}, which comes to \
{price} too much.
> {price}
How much was paid twice? / What sum did {company} get two times? / How large was the double payment?
How much should {company} give back?
How much did the duplicate transfer amount to? / What sum must the supplier refund?
> {company}
Who was paid twice? / To whom did the double payment go? / Who received {price} too much?
Name the supplier that benefited from the duplicate transfer.
To whom did the money go once too often?
> {month}
When was {company} paid twice? / In which month did the double payment happen?
What month did the auditors find fault with?
When was the duplicate transfer made? / What part of the year did the accounting error happen in?

Tender for {scheme}: {company} bid {amount}, {company2} {amount2}.
Two firms bid in the tender on {scheme}, {company} with {amount} and {company2} with {amount2}.
For {scheme}, the offer of {company} was {amount} and that of {company2} {amount2}.
There were two offers for {scheme}: one of {amount} from {company}, one of {amount2} from \
{company2}.
> {amount}
What did {company} bid? / How high was the offer of {company}? / offer by {company}?
How much would {company} do it for?
What does {company} charge for the project? / How much would we spend if we hired {company}?
> {amount2}
What did {company2} bid? / How high was the offer of {company2}? / offer by {company2}?
For how much would {company2} do the work?
What does {company2} charge for the project? / How much would we spend if we hired {company2}?
> {scheme}
What was the tender about? / For what did {company} and {company2} bid?
Which public project did the two contractors compete for?
What would {company} like to be hired to do?
> {company2}
Who bid against {company}? / Who made the offer of {amount2}?
Which firm is the rival of {company}?
Which contractor competes with {company}? / Who is prepared to take on the project for {amount2}?

The contract for the {buildstuff} was awarded to {company}, though {company2} had been cheaper.
Although {company2} asked for less, it is {company} that will deliver the {buildstuff}.
{company2} had been cheaper, but {company} won the tender for the {buildstuff}.
That {company2} had asked for less did not help; the {buildstuff} will come from {company}.
> {company}
Who (won|got) the contract for the {buildstuff}? / Who will deliver the {buildstuff}?
To which firm was the contract awarded? / Which bidder was chosen?
Which supplier was selected in spite of a higher quote?
From whom are we buying, expensive as it is?
> {company2}
Who was cheaper? / Which firm lost the tender although it asked for less?
Who wanted less money for the {buildstuff}? / Which bidder went away with nothing?
Which supplier was rejected in spite of a lower quote?
From whom could we have bought at less expense?
> {buildstuff}
What will {company} deliver? / What was the tender for? / For what was {company2} cheaper?
Which material are we buying? / What did the two suppliers compete to sell us?

{full} has been treasurer of the {society} since {year}; at present there is {price} in the purse.
The purse of the {society} holds {price}, says {full}, its treasurer since {year}.
Since {year} the money of the {society}, now {price}, has been in the hands of {full}.
Ever since {year} the members of the {society} have trusted {full} with their money, at present \
{price}.
> {full}
Who is the treasurer of the {society}? / Who looks after the money of the {society}?
Who has had the purse since {year}? / In whose hands is the money?
Who manages the club's cash? / Which member guards the funds of the club?
> {price}
How much money does the {society} have? / What does the purse hold?
What are the {society}'s means?
the club's funds right now? / What sum does the club own?
> {year}
Since when has {full} been treasurer? / In which year did {full} take over the purse?
In which year did {full} start to manage the club's cash?
When was the person elected who manages the funds?
> {society}
Whose treasurer is {full}? / Which society has {price}? / For which club does {full} keep the money?
Which club lets {full} manage its cash? / Whose funds amount to {price}?

The membership fee of the {society} is {tariff} a year, for pupils {tariff2}.
Pupils pay {tariff2} a year to the {society}, everybody else {tariff}.
Fees of the {society}: adults {tariff}, pupils {tariff2}.
Anyone who joins the {society} pays {tariff} a year, unless still at school, when {tariff2} will do.
> {tariff}
What do adults pay to the {society}? / What is the normal fee of the {society}?
How much does it cost a grown-up to be in the {society}?
full annual subscription? / How much does the club cost me as a working person?
> {tariff2}
What do pupils pay? / How much is the fee for a schoolchild in the {society}?
What does it cost a child to join the {society}?
How much is the reduced annual subscription?
What does my ten-year-old have to spend to be in the club?
> {society}
Where do pupils pay {tariff2}? / Which association asks for {tariff} a year?
Which club has a reduced subscription for youngsters?
Where would my ten-year-old be a member for {tariff2}?

I keep {price} for repairs in a tin {whereabouts}, and only {first} knows about it.
Only {first} knows that {price} for repairs lies in a tin {whereabouts}.
There is a tin {whereabouts} with {price} for repairs in it; apart from me, {first} alone knows.
Should I fall ill, {first} will tell you that there is {price} for repairs in a tin {whereabouts}.
> {whereabouts}
Where is the tin with the money? / Where does the writer keep {price}? / Where would {first} look?
Where is the money for repairs?
In what spot is my emergency cash hidden? / Where do I look for the money box?
> {price}
How much is in the tin? / What sum is kept for repairs? / How much money lies in the tin?
How much emergency cash is hidden? / What sum have I saved up for broken things?
> {first}
Who else knows about the tin? / Who knows where the repair money is? / Whom did the writer tell?
Who shares my secret about the hidden cash? / Which person could show you the hidden money box?

Change {amount} at the bank and you get a rate of {decimal} for {country}, minus {tariff}.
The bank changes money for {country} at {decimal}; on {amount} it keeps {tariff}.
For the trip to {country} we changed {amount} at {decimal} and paid {tariff} to the bank.
For {amount} the bank gave me {decimal} to the unit, as much as one needs in {country}, and took \
{tariff} for itself.
> {decimal}
What is the rate of exchange for {country}? / At what rate was the money changed?
Which rate does the bank give?
How many units of the foreign currency does one of ours buy? / What was the exchange quotation?
> {tariff}
How much does the bank keep? / What is the bank's charge? / What did changing the money cost?
How much commission does the exchange desk deduct? / What fee did we lose on our holiday cash?
> {amount}
How much money is changed? / What sum was exchanged for {country}?
How much holiday cash did we exchange? / What sum did I hand over in exchange for foreign notes?
> {country}
For which country was money changed? / Where does the trip go?
Where are we off to with our foreign notes? / Whose currency did I buy for my holiday?

A standing order moves {price} to {full} on the {monthday} of every month, marked "{word}".
Each month on the {monthday}, {full} gets {price} by standing order with the note "{word}".
{full} receives {price} on the {monthday} of each month; the purpose given is "{word}".
Whatever happens, {price} marked "{word}" leaves the account on the {monthday} and goes to {full}.
> {price}
How much does {full} get each month? / What sum is moved by standing order?
How much money goes to {full} with the note "{word}"?
What sum is transferred automatically? / How much does {full} receive regularly?
> {full}
Who gets {price} each month? / To whom does the standing order go? / Who receives money regularly?
Who is the beneficiary of the automatic transfer?
To whom does cash flow without my lifting a finger?
> {word}
What purpose is given on the standing order? / What note stands on the payment to {full}?
How is the payment to {full} marked? / With which word is the standing order marked?
What reference does the automatic transfer bear?
Which remark does {full} read on the bank statement?

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
How much is the business worth, going by the official estimate?
What figure did the valuer tell the judge?
> {amount2}
For what do the heirs think the {premises} could be sold? / At what do the heirs put it?
How much do the heirs think it is worth?
What price tag do the inheritors have in mind? / How much is the business worth to the family?
> {full}
Who is the court's expert? / Who valued the {premises} for the court? / Who said {amount}?
Tell me who the official valuer is. / Whose estimate does the family dispute?
> {premises}
What was valued? / About what do the heirs and {full} disagree? / What business did the heirs get?
What sort of business is being estimated? / Which shop has been left to the family?

For every {tariff} that pupils collect, {company} adds {tariff2} to the fund for {scheme}.
{company} gives {tariff2} for each {tariff} collected by pupils towards {scheme}.
Pupils collect for {scheme}; to each {tariff}, {company} adds another {tariff2}.
The pupils' fund for {scheme} grows faster now: to every {tariff} comes {tariff2} from {company}.
> {tariff2}
How much does {company} add? / What does {company} give for each {tariff}?
What sum comes from {company} for every {tariff} collected?
What top-up does the sponsor pay? / How generous is the firm each time the children raise {tariff}?
> {company}
Who adds to what the pupils collect? / Which company helps to fund {scheme}?
Who is the sponsor?
Which firm is the children's sponsor? / Who tops up the money that the children raise?
> {scheme}
What do the pupils collect for? / What is the fund for? / For what does {company} give money?
Which project are the children raising money for? / What does the sponsor support?
"""
