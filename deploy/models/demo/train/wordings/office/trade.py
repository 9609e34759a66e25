"""Free sentences: customers, orders, invoices, complaints and shops (see relations.py)."""

RELATIONS = """
{company} ordered {pack} of {goods} and wants them by {date}.
An order over {pack} of {goods} came in from {company}, to be delivered no later than {date}.
By {date}, {company} expects {pack} of {goods} from us.
"Send us {pack} of {goods} before {date}," writes {company}.
Have we got {pack} of {goods}? They must be with {company} on {date}.
> {pack}
How many {goods} did {company} order? / What quantity of {goods} does {company} want?
How large is the order for {goods}? / How much are we to send to {company}?
> {goods}
What did {company} order? / What does the customer want by {date}? / What is {company} waiting for?
Which goods must be there by {date}? / What are we to deliver to {company}?
> {company}
Who ordered the {goods}? / Which customer needs {goods} by {date}? / For whom are the {goods}?
Who wrote for {pack} of {goods}? / To whom do the {goods} go?
> {date}
When must the {goods} be delivered? / What delivery date did {company} ask for?
By what day do they need the {goods}? / How soon does {company} want the order?

{full} sent back the {goods}: {remark}.
We got the {goods} back from {full}, who wrote that {remark}.
Complaining that {remark}, {full} returned the {goods}.
There is a box with {goods} on my desk, from {full}, and a note which says that {remark}.
> {goods}
What did {full} send back? / Which goods did we get back? / What was returned by the customer?
With what was {full} not satisfied?
> {full}
Who returned the {goods}? / From whom did the {goods} come back? / Which customer sent goods back?
Who was not satisfied with the {goods}?
> {remark}
What did {full} complain about? / What did the customer write about the {goods}?
What was {full}'s complaint? / What reason did the customer give?

Thank you for your letter of {date}. We are sorry that {remark} and enclose a voucher for {tariff}.
As {remark}, we owe you an apology; with this reply to your letter of {date} comes a voucher for \
{tariff}.
Your letter of {date} tells us that {remark}. Please accept {tariff} as a voucher.
When we read in your letter of {date} that {remark}, we were ashamed; a voucher over {tariff} is \
enclosed.
> {tariff}
How much is the voucher worth? / What does the customer get to make up for it?
What is the value of the voucher? / With how much did they try to make it good?
> {remark}
What went wrong for the customer? / What had been said in the letter of {date}?
For what does the company apologise? / What is the firm sorry about?
> {date}
When did the customer write? / What is the date of the letter that complains?
On which day was the complaint written?

Payment for invoice {filemark} is due within {soon}; after that we charge {percent} interest.
You have {soon} to pay invoice {filemark}, and from then on the interest is {percent}.
If invoice {filemark} has not been settled after {soon}, {percent} interest will be added.
The invoice is numbered {filemark}, payment is expected in {soon}, and being late costs {percent}.
> {soon}
How long may one wait before paying {filemark}? / What is the period for payment of {filemark}?
Within what time must invoice {filemark} be paid? / How much time do I have to settle {filemark}?
After how long does interest begin?
> {percent}
How much interest is charged on {filemark}? / How much is added if {filemark} is paid late?
What rate applies to late payment? / How high is the interest after {soon}?
> {filemark}
Which invoice is due in {soon}? / What is the number of the bill?
For which invoice may interest be charged?

The second reminder to {company} went out on {date}; {amount} is still open.
{company} still owes us {amount}, which is why we sent a second reminder on {date}.
Open items: {company}, {amount}, reminded for the second time on {date}.
On {date} we asked for the second time, and still {company} has not paid us the {amount}.
> {amount}
How much does {company} owe us? / What sum is still open? / How large is the debt of {company}?
How much has {company} not paid?
> {company}
Who owes us {amount}? / Which customer has not paid? / To whom did the second reminder go?
Who had to be reminded on {date}?
> {date}
When was the second reminder sent? / On which day did we remind {company}?
When did we last ask {company} for the money?

The {premises} in {street} closed down after {stretch}; a {premises2} takes its place.
After {stretch} in business, the {premises} in {street} has made way for a {premises2}.
In {street}, where there was a {premises} for {stretch}, a {premises2} will open.
Where will they put the {premises2}? Into the house in {street} that had been a {premises} for \
{stretch}.
> {premises2}
What will open in {street}? / What takes the place of the {premises}?
Which new business comes to {street}? / By what is the {premises} replaced?
> {premises}
What closed down in {street}? / Which shop had to go? / What was there before the {premises2}?
What did {street} lose after {stretch}?
> {stretch}
How long did the {premises} exist? / For how long was there a {premises} in {street}?
After what time did the {premises} shut?
> {street}
Where was the {premises}? / In which street will the {premises2} be?
On what street did a shop close after {stretch}?

The {premises} run by {full} opens at {hour} and shuts at {hour2}.
{full}'s {premises} is open from {hour} to {hour2}.
At {hour}, {full} unlocks the {premises}, which stays open until {hour2}.
Do not come to {full}'s {premises} before {hour}, nor after {hour2}.
> {hour}
When does the {premises} open? / At what hour does {full} unlock the shop? / How early does it open?
From when on can I shop at {full}'s?
> {hour2}
When does the {premises} shut? / Until when can I go to {full}'s shop? / What is closing time?
How late does {full} close?
> {full}
Who runs the {premises}? / Whose {premises} opens at {hour}? / Who is the shopkeeper?
Who unlocks the {premises}?
> {premises}
What kind of shop does {full} have? / What business does {full} run? / What opens at {hour}?

Last week {goods} sold best, ahead of {goods2}; nobody asked for {goods3}.
While nobody bought {goods3}, the shop sold more {goods} than anything else, followed by {goods2}.
Best seller of the week: {goods}. Second: {goods2}. Not sold at all: {goods3}.
The {goods} went faster than the {goods2}, which came next, and as for the {goods3}, not one was \
sold.
> {goods}
What sold best last week? / What was the best seller? / Which goods were most in demand?
What did people buy most? / Which article beat the {goods2}?
> {goods2}
What came second in sales? / What was the second best seller? / Which goods followed the {goods}?
> {goods3}
What did nobody want? / Which goods were not sold at all? / What stayed on the shelves?
Which article did no one buy?

Until {date}, all {goods} are reduced by {percent} at {company}.
{company} takes {percent} off its {goods} up to and including {date}.
A discount of {percent} on {goods}: that is what {company} grants until {date}.
Buy your {goods} at {company} before {date} is over, and keep {percent} of the price.
> {percent}
How big is the discount on {goods}? / By how much are {goods} cheaper at {company}?
How much do I save on {goods}? / What reduction does {company} give?
> {goods}
What is on sale at {company}? / On which goods is there {percent} off? / What has become cheaper?
What does {company} sell with a discount?
> {date}
When does the sale end? / Until when are the {goods} cheaper? / How long does the offer last?
What is the last day of the reduction at {company}?
> {company}
Who sells {goods} at a discount? / Where do I get {percent} off? / Which shop has a sale?

Half the {goods} in the delivery from {company} were broken, so we sent {pack} back.
We had to return {pack} of {goods} to {company}, for half of them were broken.
Because every second piece was broken, {pack} of {goods} went back to {company}.
The driver had to take {pack} of {goods} back to {company}, because half of them had not survived \
the journey.
> {pack}
How much was sent back to {company}? / What quantity of {goods} was returned?
How many of the {goods} went back?
> {goods}
What was broken? / What had {company} delivered? / Which goods arrived damaged?
What did we have to return to {company}?
> {company}
Who had delivered broken {goods}? / To whom did we return the {goods}?
Which supplier sent bad goods? / From whom did the broken {goods} come?

Customer {number} wants the {goods} in {colour}, not in {colour2} as stated on the form.
The form says {colour2}, but customer {number} meant {colour} {goods}.
Change of order, customer {number}: {goods} in {colour} instead of {colour2}.
It must be {colour}, wrote customer {number} about the {goods}, whatever the form says about \
{colour2}.
> {colour}
In what colour does customer {number} want the {goods}? / Which colour is right for {number}?
What colour should the {goods} really have? / Which shade did the customer mean?
> {colour2}
Which colour stands on the form by mistake? / What colour was wrong on the form?
What colour did the form of customer {number} give?
> {number}
Which customer changed the order? / For which customer are the {colour} {goods}?
What is the number of the customer?
> {goods}
What does customer {number} want in {colour}? / What did the customer order?

{full} paid {tariff} in cash and the rest of {tariff2} by card.
Of the bill, {full} settled {tariff} in cash, and the remaining {tariff2} went on the card.
{full} handed over {tariff} in notes; another {tariff2} was taken from the card.
There was {tariff} in {full}'s purse, so {tariff2} had to go on the card.
> {tariff}
How much did {full} pay in cash? / What sum was paid in notes? / How much money was handed over?
What part of the bill did {full} settle with cash?
> {tariff2}
How much did {full} pay by card? / What was taken from the card? / How much went on the card?
What remained to be paid by card?
> {full}
Who paid partly in cash? / Whose bill was split between cash and card?
Who handed over {tariff}? / From whose card was {tariff2} taken?

Our representative in {country}, {full}, takes {percent} of every sale of {goods}.
{full}, who sells {goods} for us in {country}, keeps {percent} as a commission.
In {country} we sell {goods} through {full}, who gets {percent}.
Whatever {goods} we sell in {country}, {percent} of the money belongs to {full}, our \
representative there.
> {percent}
What commission does {full} get? / How much of each sale goes to the representative in {country}?
What share does {full} keep? / How much does it cost us to sell through {full}?
> {full}
Who is our representative in {country}? / Who sells our {goods} abroad?
Who gets {percent} of the sales?
Through whom do we sell {goods}?
> {country}
Where does {full} sell our {goods}? / In which country is {full} our representative?
For what country is {full} responsible?
> {goods}
What does {full} sell for us? / Which of our products go to {country}? / What do we sell abroad?

Market day in {city}: {full} has the stall between {last}'s honey and the {goods}.
At the market in {city}, look for {full}'s stall between the {goods} and the honey of {last}.
{full} stands at the market in {city}, with {last}'s honey to the left and {goods} to the right.
Between the jars of {last} the beekeeper and a heap of {goods} you can see {full} at the market in \
{city}.
> {full}
Who has the stall beside the honey? / Whose stall is next to the {goods}?
Who sells at the market between honey and {goods}? / Which stallholder is {last}'s neighbour?
> {last}
Who sells the honey? / Whose honey is it? / What is the name of the beekeeper at the market?
> {goods}
What is sold on the other side of {full}'s stall? / What is next to {full} besides honey?
> {city}
Where does {full} have a stall? / In which town is the market? / Where is {last}'s honey sold?

The till was {tariff} short on {weekday}, when {first} and {first2} were at the counter.
On {weekday}, with {first} and {first2} serving, {tariff} was missing from the till.
{first} counted the till on {weekday}, {first2} watched: {tariff} too little.
Neither {first} nor {first2}, who had the till on {weekday}, can explain where {tariff} went.
> {tariff}
How much was missing from the till? / By how much was the till short? / What was the shortfall?
How much money did they find too little on {weekday}?
> {weekday}
On which day was money missing? / When was the till short? / When did {first} work with {first2}?
> {first2}
Who was at the till with {first}? / Besides {first}, who worked on {weekday}?
With whom did {first} work on {weekday}?

The price of {goods} rose from {tariff} to {tariff2} within {stretch}.
Only {stretch} ago, {goods} cost {tariff}; now they cost {tariff2}.
Within {stretch}, the price of {goods} went from {tariff} up to {tariff2}.
If you had bought {goods} {stretch} ago, you would have paid {tariff}, and not {tariff2} as today.
> {tariff}
What did {goods} cost before? / What was the old price of {goods}? / From what price did they rise?
How much were {goods} in the past?
> {tariff2}
What do {goods} cost now? / What is the new price of {goods}? / To how much did the price rise?
How much must one pay for {goods} today?
> {stretch}
In what time did {goods} become dearer? / How long did the rise take?
How fast did the price of {goods} go up?
> {goods}
What has become dearer? / The price of what rose to {tariff2}? / Which goods used to cost {tariff}?

"I waited {wait} on the line, and then {full} told me to call {officeunit}," a customer wrote.
A customer complains of a wait of {wait} on the phone, after which {full} sent her on to \
{officeunit}.
After {wait} of music on the telephone, the customer spoke to {full}, who knew nothing and named \
{officeunit}.
All that {full} said to the customer, after {wait} on the line, was: "Call {officeunit}."
> {wait}
How long did the customer wait on the line? / For how long was there music?
How much time passed before {full} answered?
> {full}
Who finally spoke to the customer? / Who knew nothing? / Who sent her on?
Which employee told the customer to call {officeunit}?
> {officeunit}
To which department was the customer sent on? / Whom was she told to call?
Where did {full} send the caller?

The contract with {company} for {goods} ends on {date} unless it is cancelled {soon} before.
{company} supplies us with {goods} up to {date}; notice must be given {soon} earlier.
To leave the contract for {goods} with {company}, which runs until {date}, give notice {soon} ahead.
If nobody writes to {company} at least {soon} before {date}, we shall get {goods} for another year.
> {soon}
How long before must the contract with {company} be cancelled? / What is the period of notice?
How early must we give notice to {company}? / How much notice does {company} want?
> {date}
Until when does the contract with {company} run? / When do the deliveries of {goods} end?
What is the end of the contract for {goods}?
> {company}
Who supplies us with {goods}? / With whom do we have a contract for {goods}?
To whom must notice be given? / From whom do we get {goods}?
> {goods}
What does {company} supply? / What is the contract with {company} about?

Nobody bid more for the bankrupt {premises} than {full}, who got it for {amount}.
{full} got the bankrupt {premises} for {amount}, the highest bid.
The bankrupt {premises} went to the highest bidder: {full}, {amount}.
What was left of the {premises}, bankrupt since spring, is {full}'s for {amount}.
> {full}
Who bought the bankrupt {premises}? / Who was the highest bidder? / To whom did the {premises} go?
Who owns the {premises} now?
> {amount}
How much did {full} bid? / What was the highest bid? / What did the {premises} fetch?
For what sum was the business sold?
> {premises}
What did {full} buy? / Which business was bankrupt? / What was sold to the highest bidder?
"""
