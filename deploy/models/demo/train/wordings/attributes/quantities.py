"""Attributes whose value is a sum, a measure, a count or a time.

A row begins with "= synonyms; class; kind of value; kinds of entity". Facts of one class about one
entity would answer each other's questions, so a sequence asks only where there is one. Lines with
"s" are statements and lines with "q" questions beside the generic ones (see
generic_statements.py and generic_questions.py)."""

QUANTITIES = """
= budget, spending limit; budget; amount; project event facility team site role committee department
s %E (may spend|has been granted) %V. / The board (approved|granted) %V for %E.
s %V has been set aside for %E.
q How much may %E spend? / How much money (does|did) %E get? / How much was approved for %E?
q How much is set aside for %E?
q What sum was granted to %E? / How large is the budget of %E?
q What funds are there for %E? / How much cash has been earmarked for %E?
q What is the financial ceiling for %E? / What may %E use up before the accountants step in?
q Up to what sum may %E run up bills?

= price, cost, selling price; price; price; thing product book box vehicle owned \
device painting recipe film
s %E (costs|sells for|can be had for) %V. / You can buy %E for %V. / The shop sells %E for %V.
s %E went for %V.
q How much is %E? / How much does %E cost? / What does %E cost? / How much do I have to pay for %E?
q What would I pay for %E?
q At what price is %E sold? / How expensive is %E? / What do they charge for %E?
q What would %E set me back? / What do I hand over at the till to take %E home?
q What are they asking for %E? / I'd like to have %E. How much money do I need?
q How many notes and coins do they want for %E?

= monthly rent, rent; rent; price; facility room
s %E is let for %V a month. / Tenants pay %V a month for %E.
q How much is it to rent %E? / What do tenants pay for %E? / How much is the rent of %E?
q What goes to the landlord for the use of %E?
q If I lease %E, what comes off my account twelve times a year?
q What is the charge for occupying %E? / How much is %E for those who lease it?

= salary, yearly pay, annual income; salary; amount; person role
s %E earns %V a year. / %E is paid %V each year. / Each year %E takes home %V.
q How much does %E earn? / What does %E make in a year? / How much is %E paid?
q How well paid is %E?
q What wages does %E get? / What does the job bring in for %E?
q What does the employer transfer to %E from January to December?
q How much lands in the bank account of %E for twelve months of work?
q How good are the wages of %E?

= entrance fee, ticket price, admission; fee; price; event facility
s Tickets for %E cost %V. / Visitors pay %V to enter %E. / Admission to %E is %V.
q How much are tickets for %E? / What does it cost to get into %E?
q How much do visitors pay for %E?
q What do they charge at the door of %E? / How much money should I bring to be let in at %E?
q What do I hand over at the gate to see %E? / Tell me what a visit to %E would set me back.

= fine, penalty; fine; price; person company ship
s %E was fined %V. / %E had to pay a fine of %V. / The court made %E pay %V.
q How much was %E fined? / What did %E have to pay? / How big was the fine for %E?
q What sum did the judge demand from %E? / How much did %E have to hand over as a punishment?
q How dear was it for %E to break the law? / What was %E charged for the offence?
q How much money did breaking the rules take from %E?

= departure time, time of departure; departure time; time; flight ship event craft
s %E (leaves|departs|sets off) at %V. / At %V, %E departs. / The departure of %E is at %V.
q When does %E (leave|depart|set off)? / At what time does %E depart? / What time does %E leave?
q When is the departure of %E?
q When is %E off? / Until when can I still catch %E? / At what hour does %E get away?
q I want to wave goodbye to %E. When should I be there? / When will %E be gone?

= arrival time, time of arrival; arrival time; time; flight ship person craft
s %E (arrives|gets in|is due) at %V. / %E will be here at %V. / We expect %E at %V.
q When does %E (arrive|get in)? / At what time does %E arrive? / When is %E expected?
q What time is %E due?
q When can we welcome %E? / When should I go and meet %E? / At what hour will %E reach us?
q How late is it when %E turns up? / When do I stand ready to greet %E?

= opening time; opening time; time; facility event site shop institution
s %E opens at %V. / The doors of %E open at %V. / %E is open from %V. / From %V on, %E is open.
q When does %E open? / At what time does %E open? / From when is %E open?
q What time do the doors of %E open? / opening hours of %E?
q How early can I get into %E? / From what hour are people let into %E? / When is %E unlocked?
q What is the earliest that I can drop in at %E? / When can the first visitors go in at %E?

= closing time; closing time; time; facility site shop institution
s %E closes at %V. / %E shuts its doors at %V. / %E is open until %V.
s The last guests leave %E at %V.
q When does %E (close|shut)? / At what time does %E close? / Until when is %E open?
q How late is %E open?
q How late can I still go into %E? / When do they lock up at %E?
q When do they send everyone home from %E? / When are the lights switched off at %E?
q By what hour must I be out of %E?

= starting time, start time, beginning; starting time; time; event
s %E (starts|begins) at %V. / %E gets under way at %V. / At %V, %E begins.
q When does %E (start|begin)? / What time does %E begin? / At what time does %E start?
q When is the start of %E?
q When does %E kick off? / By what hour should I be in my seat at %E?
q Up to what hour can I turn up at %E and still miss nothing?
q When does the first thing happen at %E?

= birthday, date of birth, birth date; birthday; date; person pet role
s %E was born on %V. / %E celebrates on %V. / %E came into the world on %V.
q When was %E born? / On what day was %E born? / When is %E's birthday? / When does %E celebrate?
q What is the birthday of %E?
q On which day do we bake a cake for %E? / When does %E get one year older?
q When did %E first see the light? / When do the candles on the cake burn for %E?
q When do I congratulate %E on another year?

= deadline, due date, closing date; deadline; date; project book document trial
s %E must be finished by %V. / %E is due on %V. / The work on %E has to end by %V.
s Hand in %E by %V.
q When is %E due? / By when must %E be finished? / When does %E have to be ready?
q What is the last day for %E?
q When does %E have to be done? / Until when do we have time for %E?
q By when do they want %E on the desk? / What is the latest that %E can be completed?
q After which day is it too late for %E?

= date, day; event date; date; event
s %E (takes place|will be held|is planned) on %V. / %E was moved to %V. / Come to %E on %V.
q When (is|does) %E (take place|held)? / On which day is %E? / When is %E?
q What day is %E planned for? / When will %E be held?
q What shall I mark in the calendar for %E? / I want to keep the calendar free for %E. When is that?
q When do we have %E this year? / How soon is %E, according to the calendar?
q What goes in my diary for %E?

= expiry date, date of expiry; expiry; date; product thing
s %E expires on %V. / %E is good until %V.
q When does %E expire? / Until when is %E good? / How long is %E good for?
q When should I throw %E away? / When is %E past its best? / How long may I go on using %E?
q Up to which day can %E still be used? / When does %E become useless?

= founding year, year of foundation; founded; year; company city team facility club band
s %E was founded in %V. / %E dates from %V. / %E was established in %V. / %E goes back to %V.
q When was %E (founded|established)? / In which year was %E founded? / What year does %E date from?
q How old is %E?
q When did %E come into being? / Since when has there been such a thing as %E?
q How long has %E been around? / When did it all begin for %E?
q Tell me when %E first saw the light.

= launch date, release date; launch; date; project product software film
s %E will be (launched|released) on %V. / %E goes live on %V. / %E comes out on %V.
q When (is|will) %E (released|launched)? / When does %E go live? / When does %E come out?
q On what day is %E released?
q When will %E be made public? / When does the world get to see %E?
q From when on can people have %E? / When is the big day for %E?
q How long must the public still wait for %E?

= capacity, maximum capacity; capacity; count; facility room ship site numbered
s %E (holds|seats|has room for) %V people. / Up to %V people fit into %E.
s No more than %V people may enter %E.
q How many people (does %E hold|fit into %E|can %E hold)? / How many seats does %E have?
q How many may enter %E?
q How crowded may %E get? / For how many guests is there space in %E?
q How many of us can be in %E at once? / After how many visitors is %E full?
q How big a crowd can %E take?

= number of employees, headcount, staff size; headcount; count; company facility site \
institution department
s %E employs %V people. / %V people work (at|for) %E. / %E has %V employees.
s There are %V people on the staff of %E.
q How many people does %E employ? / How many people work (at|for) %E?
q How many employees does %E have? / How big is the staff of %E?
q How many colleagues would I have at %E? / How many earn their living at %E?
q How many get wages from %E? / How many hands are busy at %E? / How large a workforce has %E?

= population, number of inhabitants; population; count; city country island
s %V people live in %E. / %E has %V inhabitants. / The census counted %V people in %E.
q How many people live in %E? / How many inhabitants does %E have?
q How big is the population of %E?
q How many call %E their home? / How many residents has %E got? / How many souls are there in %E?
q How many neighbours would I have if I moved to %E? / How many citizens has %E?

= page count, number of pages; how long; count; book
s %E has %V pages. / %E runs to %V pages.
q How many pages does %E have? / How long is %E, in pages? / How many pages thick is %E?
q How many pages are there to read in %E? / How many sides of print are there in %E?
q How bulky is %E for a reader? / How far can I read in %E before it stops?
q What is printed in the bottom corner where %E ends?

= weight; weight; weight; thing box product vehicle owned numbered machine
s %E weighs %V. / On the scales, %E came to %V. / With %V, %E is heavy enough.
q How much does %E weigh? / How heavy is %E? / What does %E weigh?
q How many kilos or tonnes is %E? / How hard is %E to lift? / How much would I be carrying with %E?
q What does a crane have to lift to move %E? / Can one man carry %E, or how much is that?

= length, total length; how long; length; ship vehicle thing owned
s %E is %V long. / From end to end, %E measures %V. / %E has a length of %V.
q How long is %E? / What length does %E have? / How much does %E measure?
q How far is it from the front of %E to the back? / How far does %E stretch?
q How much is it from tip to tip of %E? / How much space does %E take up from front to back?

= height; height; length; facility thing person house machine
s %E is %V (tall|high). / %E stands %V high. / %E measures %V from top to bottom.
q How (tall|high) is %E? / What height does %E have?
q How far does %E rise above the ground? / How far up does %E reach?
q How far is it from the ground to the tip of %E? / How much of a giant is %E?
q On a measuring stick, how far up does %E go?

= temperature, temperature setting; temperature; temperature; room facility numbered site
s %E is kept at %V. / In %E it is always %V. / The thermostat in %E is set to %V.
q How (warm|cold|hot) is it in %E? / At what temperature is %E kept?
q What is the thermostat in %E set to?
q How many degrees is it inside %E? / What would I read off a thermometer in %E?
q How chilly or mild is it in %E? / To what is the heating in %E turned?
q Do I need a jumper in %E, or how many degrees is it?

= timeout, time limit; timeout; duration; software host
s %E gives up after %V. / After %V, %E stops waiting.
q After how long does %E give up? / How long does %E wait? / When does %E stop waiting?
q How patient is %E? / How long may a reply take before %E drops it?
q How long does %E hang on without an answer?
q When does %E cut the connection if there is no answer? / How much delay does %E put up with?

= duration, running time; how long; duration; event flight book
s %E (lasts|takes) %V. / It takes %V from the start of %E to its end.
q How long (does|is) %E (last|take)? / How much time does %E take? / For how long does %E go on?
q How many hours or minutes should I plan for %E? / How long am I busy with %E?
q How much of my day goes on %E? / How long before %E is over? / From first to last, how long is %E?

= share price, stock price; share price; price; company
s A share of %E costs %V. / Shares of %E closed at %V.
q How much is a share of %E? / At what price did shares of %E close?
q What does one share of %E cost?
q How high is %E on the exchange? / What must an investor put down to own a tiny part of %E?
q How is %E quoted on the market? / At how much does %E trade?
q What did Wall Street last give for one piece of %E?

= revenue, turnover, yearly sales; revenue; amount; company facility
s %E took in %V last year. / %E had sales of %V.
q How much did %E take in? / How much does %E sell in a year? / What sales did %E have?
q How much money comes into the till of %E in twelve months?
q What did customers leave at %E in all? / How big is the business of %E in money?
q How much does %E make before expenses come off?
q How much do the customers of %E hand over between one January and the next?

= growth rate, rate of growth; growth; percent; company city project
s %E grew by %V. / Last year %E grew %V.
q By how much did %E grow? / How fast did %E grow? / How much did %E grow?
q By what percentage did %E expand? / By how much is %E bigger than before?
q How quickly is %E getting bigger? / How many per cent did %E put on?
q What did %E gain on the twelve months before?

= distance, way; distance; length; facility city site river island mountain
s %E is %V away. / It is %V to %E. / To reach %E you walk %V. / From here to %E it is %V.
q How far is %E? / How far is it to %E? / How far away is %E? / How long is the way to %E?
q What distance is it to %E?
q How near is %E? / How much ground do I have to cover before I am at %E?
q Is %E close by, or how many kilometres off? / How many miles or metres lie between us and %E?
q How long a trip is it to %E?

= top speed, maximum speed; speed; count; vehicle ship owned craft
s In km per hour, %E does %V. / At full speed, counted in km per hour, %E makes %V.
q How many km per hour does %E make? / How many km per hour can %E go?
q How fast is %E, in km per hour?
q At how many km per hour can %E travel at best?
q How many km per hour does %E reach? / To what number does the needle climb when %E goes flat out?
q How quick is %E, in km per hour, when nothing holds it back?
q How many km per hour can you get out of %E on an open stretch?
q What is the most, in km per hour, that %E can race along at?

= size, area, floor space; area; count; facility room numbered site island
s In square metres, %E covers %V. / The square metres of %E number %V.
s Counted in square metres, %E measures %V.
q How many square metres does %E have? / How (big|large) is %E, in square metres?
q How many square metres of ground does %E take up? / How extensive is %E, counted in square metres?
q How many square metres of space are there in %E?
q How many square metres of turf or carpet would it take to lay out all of %E?
q How many square metres would I have to sweep if I swept all of %E?

= depth; depth; length; ship numbered city river
s %E goes down %V. / %E is %V deep. / At %E they measured a depth of %V.
q How deep is %E? / How far does %E go down? / What depth was measured at %E?
q How far is it from the surface to the bottom of %E?
q How long a line would I need to touch the bottom at %E? / How far below is the lowest point of %E?
q What does the sounding line tell at %E? / How far under the surface does %E reach?

= width; width; length; thing vehicle room owned
s %E is %V wide. / From left to right, %E measures %V. / Across %E it is %V.
q How wide is %E? / How broad is %E? / What does %E measure from left to right?
q How much is it from one side of %E to the other? / How narrow is %E?
q What do I get if I hold a tape from side to side of %E?
q What does %E span from one side to the other? / How slim is %E?

= warranty, guarantee; warranty; duration; product vehicle owned machine device
s %E comes with a warranty of %V. / For %V, %E is under warranty.
q How long is %E under warranty? / For how long is %E guaranteed?
q How long does the warranty of %E last?
q If %E breaks, for how long is the repair free? / How long does the seller answer for %E?
q How long do I get free repairs on %E? / For how long can I take %E back to the dealer if it fails?

= voltage; voltage; count; product software thing machine device
s In volts, %E needs %V. / The number of volts that %E runs on is %V.
q How many volts does %E need? / On how many volts does %E run?
q How many volts must the socket deliver for %E? / For how many volts of mains supply is %E built?
q How many volts of electrical tension does %E take?
q What number should the multimeter show, in volts, at the plug of %E?

= discount, price reduction; discount; percent; product company person
s %E gets a discount of %V. / There is %V off for %E.
q How much (discount|off) is there for %E? / By how much is it cheaper for %E?
q What rebate is there for %E? / How many per cent are knocked down for %E?
q How much is deducted at the till for %E? / By how much does the bill shrink for %E?
q How big a saving is there for %E?

= interest rate, rate of interest; interest; percent; company person
s %E pays interest of %V. / The bank gives %E a rate of %V.
q How much interest does %E pay? / What rate does the bank give %E?
q How expensive is the loan of %E? / At how many per cent does %E borrow?
q What percentage is added to the debts of %E? / How dear is credit for %E?
q What does borrowing money set %E back?

= stock, quantity in stock; stock; count; product thing
s There are %V of %E left. / We still have %V of %E.
q How many of %E are left? / How many of %E do we have? / How much is left of %E?
q How many of %E lie in the storeroom? / How large is our supply of %E?
q How many can I order of %E before it is sold out? / How many pieces of %E are on our shelves?
q How many of %E could we sell before we run out?

= number of votes, votes; votes; count; person project
s %E got %V votes. / %V people voted for %E. / With %V votes, %E was chosen.
q How many votes did %E get? / How many people voted for %E? / With how many votes was %E chosen?
q How many hands went up for %E? / How many ballots had %E on them? / How many were in favour of %E?
q How much support did %E win at the polls? / How many crosses were put next to %E?

= shoe size; shoe size; small; person role
s %E wears shoes of size %V. / For %E, shoes must have size %V.
q Which shoes does %E wear? / What size are the shoes of %E? / Which size does %E need?
q How big are the feet of %E? / Which boots would fit %E?
q What number do I look for when I buy boots for %E?
q I want to knit socks for %E. How large must they be? / What is printed in the sandals of %E?

= age; age; small; person pet role owned creature
s %E is %V years old. / %E turned %V. / %E has lived for %V years.
q How old is %E? / How many years old is %E? / What age did %E reach?
q How long has %E lived, in years?
q How many summers has %E seen? / How many candles would a cake for %E need?
q For how long has %E been in this world? / How many birthdays has %E had?
q How many winters has %E been through?

= frequency, radio channel; frequency; decimal; ship flight facility team craft
s %E sends on %V. / Tune to %V to hear %E. / You hear %E on %V.
q On which frequency does %E send? / Where on the dial do I hear %E? / To what do I tune to hear %E?
q On which wavelength does %E broadcast? / On how many megahertz is %E?
q To what do I turn the knob to listen to %E? / Where must the dial be to pick up %E?
q At what point of the scale do I listen to %E?

= record, personal best; record; duration; person team
s %E did it in %V. / Nobody was faster than %E with %V. / The best that %E ever did was %V.
q How fast was %E? / In what time did %E do it? / What was the best that %E ever did?
q How long did %E need?
q What did the stopwatch show for %E? / What is the quickest that %E has ever been?
q How many minutes or seconds has %E to beat? / What has the timekeeper noted for %E?
q With what on the clock did %E beat everyone?
"""
