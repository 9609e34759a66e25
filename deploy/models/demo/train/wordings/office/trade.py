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
What quantity should we pack for the customer? / How large is the shipment to be?
> {goods}
What did {company} order? / What does the customer want by {date}? / What is {company} waiting for?
Which goods must be there by {date}? / What are we to deliver to {company}?
What merchandise is the customer waiting for? / Which article should be shipped in time?
> {company}
Who ordered the {goods}? / Which customer needs {goods} by {date}? / For whom are the {goods}?
Who wrote for {pack} of {goods}? / To whom do the {goods} go?
Which customer do we have to supply? / Who is the buyer of the {goods}?
> {date}
When must the {goods} be delivered? / What delivery date did {company} ask for?
By what day do they need the {goods}? / How soon does {company} want the order?
What is the deadline for the shipment? / Until when have we time to supply the customer?

{full} sent back the {goods}: {remark}.
We got the {goods} back from {full}, who wrote that {remark}.
Complaining that {remark}, {full} returned the {goods}.
There is a box with {goods} on my desk, from {full}, and a note which says that {remark}.
> {goods}
What did {full} send back? / Which goods did we get back? / What was returned by the customer?
With what was {full} not satisfied?
What merchandise was the customer unhappy with? / Which article came in again as a complaint?
> {full}
Who returned the {goods}? / From whom did the {goods} come back? / Which customer sent goods back?
Who was not satisfied with the {goods}?
Which customer was unhappy? / Who did not keep the {goods}?
> {remark}
What did {full} complain about? / What did the customer write about the {goods}?
What was {full}'s complaint? / What reason did the customer give?
Why was the customer unhappy? / What fault was found with the merchandise?

Thank you for your letter of {date}. We are sorry that {remark} and enclose a voucher for {tariff}.
As {remark}, we owe you an apology; with this reply to your letter of {date} comes a voucher for \
{tariff}.
Your letter of {date} tells us that {remark}. Please accept {tariff} as a voucher.
When we read in your letter of {date} that {remark}, we were ashamed; a voucher over {tariff} is \
enclosed.
> {tariff}
How much is the voucher worth? / What does the customer get to make up for it?
What is the value of the voucher? / With how much did they try to make it good?
How much compensation does the unhappy customer receive?
What sum can be spent on our next purchase as a consolation?
> {remark}
What went wrong for the customer? / What had been said in the letter of {date}?
For what does the company apologise? / What is the firm sorry about?
What had made the customer unhappy? / Which fault does the shop admit?
> {date}
When did the customer write? / What is the date of the letter that complains?
On which day was the complaint written?
When was the complaint made? / How is the unhappy customer's message dated?

Payment for invoice {filemark} is due within {soon}; after that we charge {percent} interest.
You have {soon} to pay invoice {filemark}, and from then on the interest is {percent}.
If invoice {filemark} has not been settled after {soon}, {percent} interest will be added.
The invoice is numbered {filemark}, payment is expected in {soon}, and being late costs {percent}.
> {soon}
How long may one wait before paying {filemark}? / What is the period for payment of {filemark}?
Within what time must invoice {filemark} be paid? / How much time do I have to settle {filemark}?
After how long does interest begin?
How much time does the customer have before it gets dearer?
What is the deadline for transferring the money?
> {percent}
How much interest is charged on {filemark}? / How much is added if {filemark} is paid late?
What rate applies to late payment? / How high is the interest after {soon}?
How much dearer does the bill become for slow customers?
At what rate do they punish a slow customer?
> {filemark}
Which invoice is due in {soon}? / What is the number of the bill?
For which invoice may interest be charged?
Which bill should the customer see to? / What reference do I quote when I transfer the money?

The second reminder to {company} went out on {date}; {amount} is still open.
{company} still owes us {amount}, which is why we sent a second reminder on {date}.
Open items: {company}, {amount}, reminded for the second time on {date}.
On {date} we asked for the second time, and still {company} has not paid us the {amount}.
> {amount}
How much does {company} owe us? / What sum is still open? / How large is the debt of {company}?
How much has {company} not paid?
How big is the customer's debt? / What are we trying to collect?
> {company}
Who owes us {amount}? / Which customer has not paid? / To whom did the second reminder go?
Who had to be reminded on {date}?
Which customer is behind with its bills? / Who is the debtor?
> {date}
When was the second reminder sent? / On which day did we remind {company}?
When did we last ask {company} for the money?
When did we last press the debtor for money? / What is the date of our most recent warning?

The {premises} in {street} closed down after {stretch}; a {premises2} takes its place.
After {stretch} in business, the {premises} in {street} has made way for a {premises2}.
In {street}, where there was a {premises} for {stretch}, a {premises2} will open.
Where will they put the {premises2}? Into the house in {street} that had been a {premises} for \
{stretch}.
> {premises2}
What will open in {street}? / What takes the place of the {premises}?
Which new business comes to {street}? / By what is the {premises} replaced?
What sort of shop is moving in? / Which trade will the new tenant carry on?
> {premises}
What closed down in {street}? / Which shop had to go? / What was there before the {premises2}?
What did {street} lose after {stretch}?
What sort of shop have the residents lost? / Which trade did the previous tenant carry on?
> {stretch}
How long did the {premises} exist? / For how long was there a {premises} in {street}?
After what time did the {premises} shut?
How long did the previous tenant last? / What age did the vanished shop reach?
> {street}
Where was the {premises}? / In which street will the {premises2} be?
On what street did a shop close after {stretch}?
Which road is getting a new shop instead of the old one? / Where should I look for the {premises2}?

The {premises} run by {full} opens at {hour} and shuts at {hour2}.
{full}'s {premises} is open from {hour} to {hour2}.
At {hour}, {full} unlocks the {premises}, which stays open until {hour2}.
Do not come to {full}'s {premises} before {hour}, nor after {hour2}.
> {hour}
When does the {premises} open? / At what hour does {full} unlock the shop? / How early does it open?
From when on can I shop at {full}'s?
From what o'clock are customers let in? / How early can I go in and buy something?
> {hour2}
When does the {premises} shut? / Until when can I go to {full}'s shop? / What is closing time?
How late does {full} close?
At what o'clock is the last customer sent away? / How late can I still go in and buy something?
> {full}
Who runs the {premises}? / Whose {premises} opens at {hour}? / Who is the shopkeeper?
Who unlocks the {premises}?
Which shopkeeper keeps these hours? / Who is the owner of the {premises}?
> {premises}
What kind of shop does {full} have? / What business does {full} run? / What opens at {hour}?
What sort of shop is it? / Which trade does {full} carry on?

Last week {goods} sold best, ahead of {goods2}; nobody asked for {goods3}.
While nobody bought {goods3}, the shop sold more {goods} than anything else, followed by {goods2}.
Best seller of the week: {goods}. Second: {goods2}. Not sold at all: {goods3}.
The {goods} went faster than the {goods2}, which came next, and as for the {goods3}, not one was \
sold.
> {goods}
What sold best last week? / What was the best seller? / Which goods were most in demand?
What did people buy most? / Which article beat the {goods2}?
Which article was the most popular? / What did customers choose most often?
> {goods2}
What came second in sales? / What was the second best seller? / Which goods followed the {goods}?
Which article was runner-up with the customers?
What took the silver medal, so to speak, in turnover?
> {goods3}
What did nobody want? / Which goods were not sold at all? / What stayed on the shelves?
Which article did no one buy?
Which article was a complete flop? / What did customers leave on the shelf?

Until {date}, all {goods} are reduced by {percent} at {company}.
{company} takes {percent} off its {goods} up to and including {date}.
A discount of {percent} on {goods}: that is what {company} grants until {date}.
Buy your {goods} at {company} before {date} is over, and keep {percent} of the price.
> {percent}
How big is the discount on {goods}? / By how much are {goods} cheaper at {company}?
How much do I save on {goods}? / What reduction does {company} give?
How much cheaper is it for a while? / What saving can customers make during the special offer?
> {goods}
What is on sale at {company}? / On which goods is there {percent} off? / What has become cheaper?
What does {company} sell with a discount?
Which articles are cheaper for a while? / What is the special offer on?
> {date}
When does the sale end? / Until when are the {goods} cheaper? / Until what day does the offer last?
What is the last day of the reduction at {company}?
When is the special offer over? / Until when can customers save?
> {company}
Who sells {goods} at a discount? / Where do I get {percent} off? / Which shop has a sale?
Which shop has a special offer? / Where should a bargain hunter go for {goods}?

Half the {goods} in the delivery from {company} were broken, so we sent {pack} back.
We had to return {pack} of {goods} to {company}, for half of them were broken.
Because every second piece was broken, {pack} of {goods} went back to {company}.
The driver had to take {pack} of {goods} back to {company}, because half of them had not survived \
the journey.
> {pack}
How much was sent back to {company}? / What quantity of {goods} was returned?
How many of the {goods} went back?
What quantity did we refuse? / How much of the shipment was returned as damaged?
> {goods}
What was broken? / What had {company} delivered? / Which goods arrived damaged?
What did we have to return to {company}?
What merchandise was damaged in transit? / Which fragile articles arrived in bits?
> {company}
Who had delivered broken {goods}? / To whom did we return the {goods}?
Which supplier sent bad goods? / From whom did the broken {goods} come?
Which supplier packed so badly? / Who gets the damaged shipment again?

Customer {number} wants the {goods} in {colour}, not in {colour2} as stated on the form.
The form says {colour2}, but customer {number} meant {colour} {goods}.
Change of order, customer {number}: {goods} in {colour} instead of {colour2}.
It must be {colour}, wrote customer {number} about the {goods}, whatever the form says about \
{colour2}.
> {colour}
In what colour does customer {number} want the {goods}? / Which colour is right for {number}?
What colour should the {goods} really have? / Which shade did the customer mean?
What shade does the buyer really wish to have? / Which hue is correct, despite the paperwork?
> {colour2}
Which colour stands on the form by mistake? / What colour was wrong on the form?
What colour did the form of customer {number} give?
What shade had been entered by mistake? / Which hue would the buyer be unhappy with?
> {number}
Which customer changed the order? / For which customer are the {colour} {goods}?
What is the number of the customer?
Which client corrected the paperwork? / Under what digits do we list the buyer with the correction?
> {goods}
What does customer {number} want in {colour}? / What did the customer order?
Which article does the correction concern? / What merchandise is this client buying?

{full} paid {tariff} in cash and the rest of {tariff2} by card.
Of the bill, {full} settled {tariff} in cash, and the remaining {tariff2} went on the card.
{full} handed over {tariff} in notes; another {tariff2} was taken from the card.
There was {tariff} in {full}'s purse, so {tariff2} had to go on the card.
> {tariff}
How much did {full} pay in cash? / What sum was paid in notes? / How much money was handed over?
What part of the bill did {full} settle with cash?
How much of it was paid with banknotes and coins? / What did the customer have in real money?
> {tariff2}
How much did {full} pay by card? / What was taken from the card? / How much went on the card?
What remained to be paid by card?
How much was paid with plastic? / What amount will show up on the customer's bank statement?
> {full}
Who paid partly in cash? / Whose bill was split between cash and card?
Who handed over {tariff}? / From whose card was {tariff2} taken?
Which customer used two ways of paying? / Who did not have enough coins and banknotes?

Our representative in {country}, {full}, takes {percent} of every sale of {goods}.
{full}, who sells {goods} for us in {country}, keeps {percent} as a commission.
In {country} we sell {goods} through {full}, who gets {percent}.
Whatever {goods} we sell in {country}, {percent} of the money belongs to {full}, our \
representative there.
> {percent}
What commission does {full} get? / How much of each sale goes to the representative in {country}?
What share does {full} keep? / How much does it cost us to sell through {full}?
What is our agent's cut? / How large a slice do we give the agent?
> {full}
Who is our representative in {country}? / Who sells our {goods} abroad?
Who gets {percent} of the sales?
Through whom do we sell {goods}?
Who is our agent abroad? / Which person earns a slice of our turnover?
> {country}
Where does {full} sell our {goods}? / In which country is {full} our representative?
For what country is {full} responsible?
Where abroad do we have an agent? / Which nation is our agent in charge of?
> {goods}
What does {full} sell for us? / Which of our products go to {country}? / What do we sell abroad?
Which article does the agent deal in? / What do foreigners buy from us?

Market day in {city}: {full} has the stall between {last}'s honey and the {goods}.
At the market in {city}, look for {full}'s stall between the {goods} and the honey of {last}.
{full} stands at the market in {city}, with {last}'s honey to the left and {goods} to the right.
Between the jars of {last} the beekeeper and a heap of {goods} you can see {full} at the market in \
{city}.
> {full}
Who has the stall beside the honey? / Whose stall is next to the {goods}?
Who sells at the market between honey and {goods}? / Which stallholder is {last}'s neighbour?
Which trader is in the middle? / Who has a pitch beside the sweet stuff from the hives?
> {last}
Who sells the honey? / Whose honey is it? / What is the name of the beekeeper at the market?
Which trader keeps bees? / Who offers the sweet stuff for my toast?
> {goods}
What is sold on the other side of {full}'s stall? / What is next to {full} besides honey?
What is displayed by the other neighbour? / Which products are close by, apart from the sweet stuff?
> {city}
Where does {full} have a stall? / In which town is the market? / Where is {last}'s honey sold?
In which town do these traders meet? / Where can I shop at {full}'s pitch?

The till was {tariff} short on {weekday}, when {first} and {first2} were at the counter.
On {weekday}, with {first} and {first2} serving, {tariff} was missing from the till.
{first} counted the till on {weekday}, {first2} watched: {tariff} too little.
Neither {first} nor {first2}, who had the till on {weekday}, can explain where {tariff} went.
> {tariff}
How much was missing from the till? / By how much was the till short? / What was the shortfall?
How much money did they find too little on {weekday}?
What was the deficit in the cash drawer? / How much cash has vanished?
> {weekday}
On which day was money missing? / When was the till short? / When did {first} work with {first2}?
When did cash vanish? / On which day of the week was the drawer not as full as expected?
> {first2}
Who was at the till with {first}? / Besides {first}, who worked on {weekday}?
With whom did {first} work on {weekday}?
Which colleague was on duty alongside {first}?
Who, apart from {first}, is under suspicion over the vanished cash?

The price of {goods} rose from {tariff} to {tariff2} within {stretch}.
Only {stretch} ago, {goods} cost {tariff}; now they cost {tariff2}.
Within {stretch}, the price of {goods} went from {tariff} up to {tariff2}.
If you had bought {goods} {stretch} ago, you would have paid {tariff}, and not {tariff2} as today.
> {tariff}
What did {goods} cost before? / What was the old price of {goods}? / From what price did they rise?
How much were {goods} in the past?
How much did it set you back earlier? / At what figure did the increase begin?
> {tariff2}
What do {goods} cost now? / What is the new price of {goods}? / To how much did the price rise?
How much must one pay for {goods} today?
How much does it set you back nowadays? / At what figure did the increase end?
> {stretch}
In what time did {goods} become dearer? / How long did the rise take?
How fast did the price of {goods} go up?
Over what period was the increase? / How quickly did it get so expensive?
> {goods}
What has become dearer? / The price of what rose to {tariff2}? / Which goods used to cost {tariff}?
What has become more expensive? / Which article's increase annoys shoppers?

"I waited {wait} on the line, and then {full} told me to call {officeunit}," a customer wrote.
A customer complains of a wait of {wait} on the phone, after which {full} sent her on to \
{officeunit}.
After {wait} of music on the telephone, the customer spoke to {full}, who knew nothing and named \
{officeunit}.
All that {full} said to the customer, after {wait} on the line, was: "Call {officeunit}."
> {wait}
How long did the customer wait on the line? / For how long was there music?
How much time passed before {full} answered?
How long was the caller kept on hold? / How much patience did it take until a human picked up?
> {full}
Who finally spoke to the customer? / Who knew nothing? / Who sent her on?
Which employee told the customer to call {officeunit}?
Which employee was so little help? / Who eventually picked up after the caller had been on hold?
> {officeunit}
To which department was the customer sent on? / Whom was she told to call?
Where did {full} send the caller?
Which department was the caller referred to? / What was the poor caller advised to try instead?

The contract with {company} for {goods} ends on {date} unless it is cancelled {soon} before.
{company} supplies us with {goods} up to {date}; notice must be given {soon} earlier.
To leave the contract for {goods} with {company}, which runs until {date}, give notice {soon} ahead.
If nobody writes to {company} at least {soon} before {date}, we shall get {goods} for another year.
> {soon}
How long before must the contract with {company} be cancelled? / What is the period of notice?
How early must we give notice to {company}? / How much notice does {company} want?
How far in advance do we have to say that we are quitting?
What is the notification period in the agreement?
> {date}
Until when does the contract with {company} run? / When do the deliveries of {goods} end?
What is the end of the contract for {goods}?
When does the agreement expire? / Which day could be the last of the arrangement?
> {company}
Who supplies us with {goods}? / With whom do we have a contract for {goods}?
To whom must notice be given? / From whom do we get {goods}?
Who is our supplier? / Which firm do we have to tell that we are quitting?
> {goods}
What does {company} supply? / What is the contract with {company} about?
Which article is the agreement about? / What does our supplier send us?

Nobody bid more for the bankrupt {premises} than {full}, who got it for {amount}.
{full} got the bankrupt {premises} for {amount}, the highest bid.
The bankrupt {premises} went to the highest bidder: {full}, {amount}.
What was left of the {premises}, bankrupt since spring, is {full}'s for {amount}.
> {full}
Who bought the bankrupt {premises}? / Who was the highest bidder? / To whom did the {premises} go?
Who owns the {premises} now?
Who won the auction? / Which buyer took over the failed business?
> {amount}
How much did {full} bid? / What was the highest bid? / What did the {premises} fetch?
For what sum was the business sold?
How much did the buyer pay at the auction? / What was the failed business still worth to somebody?
> {premises}
What did {full} buy? / Which business was bankrupt? / What was sold to the highest bidder?
What sort of business had failed? / Which shop was auctioned because its owner was broke?
"""
