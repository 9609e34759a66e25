"""Free sentences of daily life: shops, purchases, second-hand things and lists (see
relations.py)."""

RELATIONS = """
I (got|found|picked up) this {furniture} for {price} at a flea market in {city}.
At a flea market in {city} somebody let me have the {furniture} for {price}.
It cost me {price}, this {furniture}, and I carried it home from the flea market in {city}.
> {price}
What did I pay for the {furniture}? / How much was the {furniture}?
What did the seller in {city} want for the {furniture}? / Price of the flea market {furniture}?
What did the {furniture} set me back?
Tell me how much I spent on my second-hand find. / What was the seller's demand at the stalls?
> {city}
Where did I buy the {furniture}? / In which city was the flea market?
Where does the {furniture} come from? / Which town did I carry the {furniture} home from?
In which town did I hunt for second-hand stuff? / Where were the stalls at which I got my bargain?
> {furniture}
What did I buy in {city}? / What piece of furniture cost {price}?
What did I find at the flea market? / What was sold for {price}?
What second-hand household piece did I buy? / Which bargain did I lug all the way from {city}?

For sale: {furniture}, hardly used, {price}. Ring {phone} and ask for {first}.
{first} is selling a {furniture} for {price}; the number is {phone}.
If you want the {furniture} that {first} offers for {price}, ring {phone}.
> {price}
How much does {first} want for the {furniture}? / What is the asking price of the {furniture}?
What must I pay {first}? / What does the {furniture} cost?
How much money would the owner like? / What would {first}'s used piece set me back?
> {phone}
What number do I ring about the {furniture}? / How can I reach the seller of the {furniture}?
Under which number is {first} to be reached? / Telephone number of {first}?
How can a buyer get in touch? / What do I dial if I'm interested in the second-hand piece?
> {furniture}
What is for sale at {price}? / What is {first} getting rid of? / What can be had for {price}?
About what do I ring {phone}?
Which household piece is in the small ads? / What does {first} want to get rid of?
> {first}
Who is selling the {furniture}? / Whom do I ask for when I ring {phone}? / Who wants {price}?
Whose {furniture} is for sale?
Seller's name, please? / Whose nearly new {furniture} can I buy?

The {garment} in the window has been marked down from {price} to {price2}.
They now want only {price2} for the {garment}; it used to be {price}.
Once {price}, now {price2}: that is the {garment} in the sale.
> {price2}
What does the {garment} cost now? / What is the sale price of the {garment}?
For how much can I get the {garment}? / How much is the {garment} after the reduction?
How much must I pay today for the clothes on offer? / New, lower cost?
> {price}
What did the {garment} cost before? / What was the old price of the {garment}?
From what price was the {garment} reduced? / How much was the {garment} at first?
How much was it before it got cheaper? / What would those clothes have cost me earlier?
> {garment}
What has been marked down to {price2}? / What in the window used to cost {price}?
Which garment is in the sale? / What is cheaper now, at {price2}?
Which piece of clothing has got cheaper?
What am I looking at through the glass, reduced to {price2}?

The {tool} went back to the shop with a {defect}, and {first} was given a (refund|credit note) of \
{price}.
{first} took the {tool} back because of a {defect} and got {price}.
Because it had a {defect}, the shop took back the {tool} and paid {first} {price}.
> {defect}
What was wrong with the {tool}? / Why did {first} take the {tool} back?
Which fault did the {tool} have? / For what reason was the {tool} returned?
What was wrong with the faulty purchase? / Why was the customer unhappy with the {tool}?
> {price}
How much did {first} get back? / What did the shop pay {first}?
How big was the refund for the {tool}? / What sum was returned to {first}?
How much money did the customer receive back? / What sum was {first} refunded?
> {tool}
What did {first} take back to the shop? / What had a {defect}? / What was returned with a {defect}?
For what did {first} get a refund?
Name the faulty purchase. / Which implement did {first} return?
> {first}
Who returned the {tool}? / Who got {price} from the shop? / Whose {tool} had a {defect}?
Which customer returned a faulty purchase? / Who was unhappy with the {tool}?

My {kin} swears by the {facility} for {produce}: never more than {price} a box.
For {produce} there is only the {facility}, thinks my {kin}, who pays {price} a box there.
My {kin} gets {produce} at {price} a box from the {facility}.
> {facility}
Where does my {kin} buy {produce}? / Which shop does my {kin} swear by?
Where are {produce} to be had for {price} a box? / Where do we get good {produce}?
Where does one relative do the greengrocery errands?
Which place has the cheapest {produce}, in our family's opinion?
> {price}
What does a box of {produce} cost? / How much does my {kin} pay for {produce}?
Price of a box of {produce} at the {facility}? / What does my {kin} give for a box?
Cost of a crate there? / What does one relative spend on a crate of {produce}?
> {produce}
What does my {kin} buy at the {facility}? / What is {price} a box?
For what does my {kin} go to the {facility}? / What can one get at the {facility}?
What does one relative always buy in the same place?
Which fruit or vegetables are cheap at the {facility}?
> {kin}
Who buys {produce} at the {facility}? / Which relative swears by the {facility}?
Who in the family pays {price} a box?
Which relative knows where to buy greengrocery cheaply?
Who in the family is a loyal customer of the {facility}?

{first} queued for {spell} outside the {facility} to get a {gift}.
To get a {gift}, {first} had to stand outside the {facility} for {spell}.
After {spell} in the queue at the {facility}, {first} finally held the {gift}.
> {spell}
How long did {first} queue? / How long was the wait at the {facility}?
What time did {first} spend outside the {facility}? / For how long did {first} stand in line?
Length of the patient customer's wait? / How much time was spent in line?
> {gift}
What did {first} queue for? / What was {first} after at the {facility}?
What did {first} finally hold? / What was worth {spell} of waiting to {first}?
What present was worth the long wait? / What did {first} wait in line to buy?
> {facility}
Where did {first} stand in line? / Where was the queue for the {gift}?
Where was {first} for {spell}? / Where was the {gift} to be had?
Where was the long line of customers? / In front of which building did {first} wait?
> {first}
Who stood in line for the {gift}? / Who waited {spell}? / Who queued at the {facility}?
Which customer waited so patiently? / Who spent {spell} in line?

The (delivery man|courier) rang at {spoken_time}, but the {furniture} he brought was not {colour}.
We had ordered the {furniture} in {colour}, and something else arrived at {spoken_time}.
At {spoken_time} the wrong {furniture} was delivered: ours should have been {colour}.
> {spoken_time}
When did the delivery come? / At what time was the {furniture} brought?
When did they ring with the {furniture}? / What time did the {furniture} arrive?
When did the van bring the incorrect item? / What hour was it when the driver came to us?
> {furniture}
What came in the wrong colour? / What kind of furniture had we ordered?
What arrived at {spoken_time}?
Which household piece came in the incorrect shade? / What will we have to send back to the seller?
> {colour}
What colour should the {furniture} have been? / In which colour had we ordered the {furniture}?
Which colour did we want for the {furniture}? / The {furniture} was ordered in what shade?
Tell me what shade we had asked for. / In which hue had we wanted our {furniture}?

{first} collects the stamps from the {company} packets and needs {tally} more for a {gift}.
With {tally} more stamps from {company} packets, {first} gets a {gift}.
To earn the {gift}, {first} still lacks {tally} of the {company} stamps.
> {tally}
How many stamps does {first} still need? / How many are missing for the {gift}?
How many more packets must {first} buy? / What number of {company} stamps is missing?
How many are still missing from the full sheet? / How far is {first} from the reward?
> {gift}
What does {first} get for the stamps? / What is {first} collecting stamps for?
What is the reward for {company} stamps? / Which present does {company} give {first}?
Reward for loyal customers? / For what is {first} saving up?
> {company}
Whose stamps does {first} collect? / Which company gives away a {gift}?
From which firm are the stamps {first} needs?
Which brand does the loyal customer keep buying? / Whose promotion is {first} taking part in?

On the list: {measure} of {ingredient}, {tally} {produce} and, if it is cheap, {drink}.
I need {measure} of {ingredient} and {tally} {produce}, and {drink} if there is any.
The list says {tally} {produce}, {measure} of {ingredient} and perhaps {drink}.
> {tally}
How many {produce} are on the list? / How many {produce} should I bring?
What number of {produce} do I need?
How many pieces of fruit or vegetables shall I fetch? / Number of {produce} I'm to buy?
> {measure}
How much {ingredient} is on the list? / What quantity of {ingredient} should I bring?
{ingredient}: how much of it? / How much {ingredient} do I need beside the {produce}?
What quantity of {ingredient} shall I fetch?
How much for baking or cooking must we buy, by weight or volume?
> {drink}
What should I buy if it is cheap? / Which drink is on the list? / What is only perhaps needed?
What is there to drink on the list with the {produce}?
Name the optional beverage. / What can I leave out when I go to buy, if it's too dear?
> {produce}
Of what do I need {tally}? / Beside {ingredient}, what is certainly to be bought?
Which fruit or vegetable is on the list with {ingredient}?
Which fruit or vegetables shall I fetch?
Of what do we have to buy {tally}, from the greengrocer's?

The market woman weighed out {weight} of {produce} and would not take more than {price}.
For {weight} of {produce} the woman at the market asked {price}.
"{price}," said the market woman, handing over {weight} of {produce}.
> {weight}
How much did the {produce} weigh? / What weight of {produce} did we get?
How many {produce} were there, by weight? / For {price} we got how much?
Weight of my bag from the stall? / What quantity of {produce} did I buy?
> {price}
What did the market woman ask for the {produce}? / What did she want for the {produce}?
How much for {weight} of {produce}? / What did I owe the market woman?
What did the {produce} come to?
How much did I pay at the stall? / What did the lady charge me?
> {produce}
What did the market woman sell? / What did we get {weight} of? / What was weighed out for {price}?
What did I buy at the stall? / Which fruit or vegetables did the lady put on the scales?

Do not let {first} pay for the {gift} alone: {tally} of us are sharing, which makes {price} each.
The {gift} comes to {price} each, since {tally} of us are paying, {first} among them.
There are {tally} of us, with {first}, chipping in {price} each for the {gift}.
> {price}
How much does each of the {tally} of us pay? / What is my share of the {gift}?
What does everybody chip in for the {gift}? / What do we each owe {first} for the {gift}?
How much must everyone contribute? / What's my share of the cost?
> {tally}
How many people share the cost of the {gift}? / Among how many is the {gift} divided?
How many are paying for the {gift}? / The number of people chipping in for the {gift}?
How many are we, splitting the cost? / Number of friends who contribute, {first} included?
> {gift}
What are we paying for together? / For what do we each give {price}?
What does {first} not pay for alone?
Tell me which present we are buying together. / On what are we all spending our money?

The {shop} on {street} opens at {spoken_time} but never on {weekday}s.
Except on {weekday}s, you can shop at the {shop} on {street} from {spoken_time}.
On {weekday}s the {shop} on {street} stays shut; on other days it opens its doors at {spoken_time}.
> {spoken_time}
When does the {shop} open? / From when can I go to the {shop} on {street}?
At what time are the doors of the {shop} unlocked? / Opening time of the {shop}?
I'm planning my errands. When can I get in? / At what hour is the door unlocked on {street}?
> {weekday}
On which day is the {shop} closed? / When is the {shop} on {street} shut?
What day should I not go to the {shop}? / Which day has the {shop} off?
Which day is it closed? / On what day of the week do customers knock in vain?
> {street}
Where is the {shop}? / On which street is the {shop} that closes on {weekday}s?
What street do I go to for the {shop}?
On which road can customers find it?
> {shop}
Which shop is on {street}? / What is shut on {weekday}s? / What kind of shop opens at {spoken_time}?
What sort of business is it? / What can one visit on {street}, though closed once a week?

When the bill came, {first} found that somebody had charged us for {tally} portions of {meal}.
There were {tally} portions of {meal} on the bill, which {first} (disputed|would not accept).
{first} complained about a bill with {tally} portions of {meal} on it.
> {tally}
How many portions were on the bill? / How many times was {meal} charged?
How often had they put {meal} on the bill? / What number of portions did {first} dispute?
How many servings did the waiter add up? / What number of plates was the restaurant billing us for?
> {meal}
What was on the bill {tally} times? / What had we been charged for?
Which dish was charged too often? / About what did {first} complain?
Dish that the waiter was wrong about? / What hadn't we eaten, at least not so much of it?
> {first}
Who checked the bill with the {meal}? / Who complained about the {meal}?
Who would not pay for {tally} portions? / Who noticed the mistake?
Who argued with the waiter? / Which of us noticed the restaurant's error?

The receipt for the {appliance} is {spot}; without it the guarantee of {spell} is worthless.
You will need the receipt, which is {spot}, since the {appliance} has a guarantee of {spell}.
For {spell} they will mend the {appliance} for nothing if you show the receipt I keep {spot}.
> {spot}
Where is the {appliance}'s receipt? / Where do I keep the receipt for the {appliance}?
In what place will I find the receipt for the {appliance}? / I cannot find the receipt. Where is it?
I can't see the proof of purchase. Where did I put it?
Whereabouts is the slip of paper from the till?
> {spell}
How long is the guarantee on the {appliance}?
For how long will they mend the {appliance} for nothing?
How long does the guarantee of the {appliance} last? / Length of the {appliance}'s guarantee?
For how long are repairs free? / How much time does the warranty cover?
> {appliance}
Which appliance has a guarantee of {spell}? / For what is the receipt I keep {spot}?
What do they mend for nothing? / What was bought with the receipt that is {spot}?
Which machine is under warranty? / For what did I hold on to the slip from the till?

{full} bargained until the {keepsake} was down to {price}, though it was worth {price2}.
Though worth {price2}, the {keepsake} went to {full} for {price}.
The {keepsake} is worth {price2}; {full} (had|bought|got) it for {price}.
> {price}
What did {full} pay for the {keepsake}? / For how much did the {keepsake} go?
What was the price after the bargaining? / How cheaply did {full} get the {keepsake}?
How much did the clever buyer pay? / What sum did {full} beat the seller down to?
> {price2}
What is the {keepsake} worth? / What is the real value of the {keepsake}?
How valuable is the thing {full} bought? / What would be a fair price for the {keepsake}?
What's the true value of the bargain? / How much would an honest dealer charge for the {keepsake}?
> {keepsake}
What did {full} bargain for? / What did {full} buy? / What went for {price}?
What is worth {price2}?
What did the clever buyer acquire? / Which treasure was sold so cheaply to {full}?
> {full}
Who bought the {keepsake}? / Who bargained for the {keepsake}? / To whom did the {keepsake} go?
Clever buyer's name? / Who haggled successfully over the {keepsake}?

The loyalty card of {person} has number {number} and is good for {percent} off.
With card number {number}, {person} gets {percent} off.
{person} gets {percent} off everything by showing card {number}.
> {percent}
How big is {person}'s discount? / How much cheaper does {person} shop?
What reduction does {person} get? / What is card {number} good for?
Size of the regular customer's discount? / What reduction does {person} enjoy?
> {number}
What is the number on {person}'s card? / Which card gives {person} a discount?
Card number of {person}? / Under what number does {person} get {percent} off?
Which figures are printed on the piece of plastic? / What must {person} quote at the till?
> {person}
Who gets {percent} off? / Whose card has number {number}? / Who has a discount card?
Which customer enjoys a reduction? / Whose piece of plastic makes everything cheaper?
"""
