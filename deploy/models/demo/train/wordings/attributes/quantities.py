"""Attributes whose value is a sum, a measure, a count or a time.

A row begins with "= synonyms; class; kind of value; kinds of entity". Facts of one class about one
entity would answer each other's questions, so a sequence asks only where there is one. Lines with
"s" are statements and lines with "q" questions beside the generic ones (see
generic.py)."""

QUANTITIES = """
= budget, spending limit; budget; amount; project event facility team site role committee department
s %E (may spend|has been granted) %V. / The board (approved|granted) %V for %E.
s %V has been set aside for %E.
q How much may %E spend? / How much money (does|did) %E get? / How much was approved for %E?
q How much is set aside for %E?
q What sum was granted to %E? / How large is the budget of %E?

= price, cost, selling price; price; price; thing product book box vehicle owned \
device painting recipe film
s %E (costs|sells for|can be had for) %V. / You can buy %E for %V. / The shop sells %E for %V.
s %E went for %V.
q How much is %E? / How much does %E cost? / What does %E cost? / How much do I have to pay for %E?
q What would I pay for %E?
q At what price is %E sold? / How expensive is %E? / What do they charge for %E?

= monthly rent, rent; rent; price; facility room
s %E is let for %V a month. / Tenants pay %V a month for %E.
q How much is it to rent %E? / What do tenants pay for %E? / How much is the rent of %E?

= salary, yearly pay, annual income; salary; amount; person role
s %E earns %V a year. / %E is paid %V each year. / Each year %E takes home %V.
q How much does %E earn? / What does %E make in a year? / How much is %E paid?
q How well paid is %E?

= entrance fee, ticket price, admission; fee; price; event facility
s Tickets for %E cost %V. / Visitors pay %V to enter %E. / Admission to %E is %V.
q How much are tickets for %E? / What does it cost to get into %E?
q How much do visitors pay for %E?

= fine, penalty; fine; price; person company ship
s %E was fined %V. / %E had to pay a fine of %V. / The court made %E pay %V.
q How much was %E fined? / What did %E have to pay? / How big was the fine for %E?

= departure time, time of departure; departure time; time; flight ship event craft
s %E (leaves|departs|sets off) at %V. / At %V, %E departs. / The departure of %E is at %V.
q When does %E (leave|depart|set off)? / At what time does %E depart? / What time does %E leave?
q When is the departure of %E?

= arrival time, time of arrival; arrival time; time; flight ship person craft
s %E (arrives|gets in|is due) at %V. / %E will be here at %V. / We expect %E at %V.
q When does %E (arrive|get in)? / At what time does %E arrive? / When is %E expected?
q What time is %E due?

= opening time; opening time; time; facility event site shop institution
s %E opens at %V. / The doors of %E open at %V. / %E is open from %V. / From %V on, %E is open.
q When does %E open? / At what time does %E open? / From when is %E open?
q What time do the doors of %E open? / opening hours of %E?

= closing time; closing time; time; facility site shop institution
s %E closes at %V. / %E shuts its doors at %V. / %E is open until %V.
s The last guests leave %E at %V.
q When does %E (close|shut)? / At what time does %E close? / Until when is %E open?
q How late is %E open?

= starting time, start time, beginning; starting time; time; event
s %E (starts|begins) at %V. / %E gets under way at %V. / At %V, %E begins.
q When does %E (start|begin)? / What time does %E begin? / At what time does %E start?
q When is the start of %E?

= birthday, date of birth, birth date; birthday; date; person pet role
s %E was born on %V. / %E celebrates on %V. / %E came into the world on %V.
q When was %E born? / On what day was %E born? / When is %E's birthday? / When does %E celebrate?
q What is the birthday of %E?

= deadline, due date, closing date; deadline; date; project book document trial
s %E must be finished by %V. / %E is due on %V. / The work on %E has to end by %V.
s Hand in %E by %V.
q When is %E due? / By when must %E be finished? / When does %E have to be ready?
q What is the last day for %E?

= date, day; event date; date; event
s %E (takes place|will be held|is planned) on %V. / %E was moved to %V. / Come to %E on %V.
q When (is|does) %E (take place|held)? / On which day is %E? / When is %E?
q What day is %E planned for? / When will %E be held?

= expiry date, date of expiry; expiry; date; product thing
s %E expires on %V. / %E is good until %V.
q When does %E expire? / Until when is %E good? / How long is %E good for?

= founding year, year of foundation; founded; year; company city team facility club band
s %E was founded in %V. / %E dates from %V. / %E was established in %V. / %E goes back to %V.
q When was %E (founded|established)? / In which year was %E founded? / What year does %E date from?
q How old is %E?

= launch date, release date; launch; date; project product software film
s %E will be (launched|released) on %V. / %E goes live on %V. / %E comes out on %V.
q When (is|will) %E (released|launched)? / When does %E go live? / When does %E come out?
q On what day is %E released?

= capacity, maximum capacity; capacity; count; facility room ship site numbered
s %E (holds|seats|has room for) %V people. / Up to %V people fit into %E.
s No more than %V people may enter %E.
q How many people (does %E hold|fit into %E|can %E hold)? / How many seats does %E have?
q How many may enter %E?

= number of employees, headcount, staff size; headcount; count; company facility site \
institution department
s %E employs %V people. / %V people work (at|for) %E. / %E has %V employees.
s There are %V people on the staff of %E.
q How many people does %E employ? / How many people work (at|for) %E?
q How many employees does %E have? / How big is the staff of %E?

= population, number of inhabitants; population; count; city country island
s %V people live in %E. / %E has %V inhabitants. / The census counted %V people in %E.
q How many people live in %E? / How many inhabitants does %E have?
q How big is the population of %E?

= page count, number of pages; how long; count; book
s %E has %V pages. / %E runs to %V pages.
q How many pages does %E have? / How long is %E? / How thick is %E?

= weight; weight; weight; thing box product vehicle owned numbered machine
s %E weighs %V. / On the scales, %E came to %V. / With %V, %E is heavy enough.
q How much does %E weigh? / How heavy is %E? / What does %E weigh?

= length, total length; how long; length; ship vehicle thing owned
s %E is %V long. / From end to end, %E measures %V. / %E has a length of %V.
q How long is %E? / What length does %E have? / How much does %E measure?

= height; height; length; facility thing person house machine
s %E is %V (tall|high). / %E stands %V high. / %E measures %V from top to bottom.
q How (tall|high) is %E? / What height does %E have?

= temperature, temperature setting; temperature; temperature; room facility numbered site
s %E is kept at %V. / In %E it is always %V. / The thermostat in %E is set to %V.
q How (warm|cold|hot) is it in %E? / At what temperature is %E kept?
q What is the thermostat in %E set to?

= timeout, time limit; timeout; duration; software host
s %E gives up after %V. / After %V, %E stops waiting.
q After how long does %E give up? / How long does %E wait? / When does %E stop waiting?

= duration, running time; how long; duration; event flight book
s %E (lasts|takes) %V. / It takes %V from the start of %E to its end.
q How long (does|is) %E (last|take)? / How much time does %E take? / For how long does %E go on?

= share price, stock price; share price; price; company
s A share of %E costs %V. / Shares of %E closed at %V.
q How much is a share of %E? / At what price did shares of %E close?
q What does one share of %E cost?

= revenue, turnover, yearly sales; revenue; amount; company facility
s %E took in %V last year. / %E had sales of %V.
q How much did %E take in? / How much does %E sell in a year? / What sales did %E have?

= growth rate, rate of growth; growth; percent; company city project
s %E grew by %V. / Last year %E grew %V.
q By how much did %E grow? / How fast did %E grow? / How much did %E grow?

= distance, way; distance; length; facility city site river island mountain
s %E is %V away. / It is %V to %E. / To reach %E you walk %V. / From here to %E it is %V.
q How far is %E? / How far is it to %E? / How far away is %E? / How long is the way to %E?
q What distance is it to %E?

= top speed, maximum speed; speed; count; vehicle ship owned craft
s %E does %V km per hour. / At full speed, %E makes %V km per hour.
q How fast is %E? / How fast can %E go? / How many km per hour does %E make?
q What speed does %E reach?

= size, area, floor space; area; count; facility room numbered site island
s %E covers %V square metres. / There are %V square metres in %E. / %E measures %V square metres.
q How (big|large) is %E? / How many square metres does %E have? / How much space is there in %E?

= depth; depth; length; ship numbered city river
s %E goes down %V. / %E is %V deep. / At %E they measured a depth of %V.
q How deep is %E? / How far does %E go down? / What depth was measured at %E?

= width; width; length; thing vehicle room owned
s %E is %V wide. / From left to right, %E measures %V. / Across %E it is %V.
q How wide is %E? / How broad is %E? / What does %E measure from left to right?

= warranty, guarantee; warranty; duration; product vehicle owned machine device
s %E comes with a warranty of %V. / For %V, %E is under warranty.
q How long is %E under warranty? / For how long is %E guaranteed?
q How long does the warranty of %E last?

= voltage; voltage; count; product software thing machine device
s %E needs %V volts. / %E runs on %V volts.
q How many volts does %E need? / On what voltage does %E run?

= discount, price reduction; discount; percent; product company person
s %E gets a discount of %V. / There is %V off for %E.
q How much (discount|off) is there for %E? / By how much is it cheaper for %E?

= interest rate, rate of interest; interest; percent; company person
s %E pays interest of %V. / The bank gives %E a rate of %V.
q How much interest does %E pay? / What rate does the bank give %E?

= stock, quantity in stock; stock; count; product thing
s There are %V of %E left. / We still have %V of %E.
q How many of %E are left? / How many of %E do we have? / How much is left of %E?

= number of votes, votes; votes; count; person project
s %E got %V votes. / %V people voted for %E. / With %V votes, %E was chosen.
q How many votes did %E get? / How many people voted for %E? / With how many votes was %E chosen?

= shoe size; shoe size; small; person role
s %E wears shoes of size %V. / For %E, shoes must have size %V.
q Which shoes does %E wear? / What size are the shoes of %E? / Which size does %E need?

= age; age; small; person pet role owned creature
s %E is %V years old. / %E turned %V. / %E has lived for %V years.
q How old is %E? / How many years old is %E? / What age did %E reach?
q How long has %E lived, in years?

= frequency, radio channel; frequency; decimal; ship flight facility team craft
s %E sends on %V. / Tune to %V to hear %E. / You hear %E on %V.
q On which frequency does %E send? / Where on the dial do I hear %E? / To what do I tune to hear %E?

= record, personal best; record; duration; person team
s %E did it in %V. / Nobody was faster than %E with %V. / The best that %E ever did was %V.
q How fast was %E? / In what time did %E do it? / What was the best that %E ever did?
q How long did %E need?
"""
