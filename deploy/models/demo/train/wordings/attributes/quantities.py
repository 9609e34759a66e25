"""Attributes whose value is a sum, a measure, a count or a time.

A row begins with "= synonyms; class; kind of value; kinds of entity". Facts of one class about one
entity would answer each other's questions, so a sequence asks only where there is one. Lines with
"s" are statements and lines with "q" questions beside the generic ones (see
generic_statements.py and generic_questions.py); those with "t" are further questions, asked in
training alone, by authors who had seen no others."""

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
t How much money does %E have to work with?
t I'm signing off invoices for %E - what's the most we can spend?
t Beyond what sum is %E overspending? / What pot of money did they hand %E?
t Is there a cap on the expenses of %E? / Remind me what funding was allotted to %E.
t At what total do the accountants stop paying bills for %E?
t %E - how much cash do we have to play with? / Tell me the budget of %E.
t The treasurer wants to know the sum earmarked for %E.

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
t Did anyone say how much the seller is asking for %E?
t I'd like to take %E home - how much money should I bring? / For what sum does %E change hands?
t Is %E expensive, and how expensive exactly? / %E - what's the damage at the till?
t Look up the price of %E for me. / How much pocket money must I save up to get %E?
t What would buying %E set me back? / The customer at the counter wants %E - what do I ring up?

= monthly rent, rent; rent; price; facility room
s %E is let for %V a month. / Tenants pay %V a month for %E.
q How much is it to rent %E? / What do tenants pay for %E? / How much is the rent of %E?
q What goes to the landlord for the use of %E?
q If I lease %E, what comes off my account twelve times a year?
q What is the charge for occupying %E? / How much is %E for those who lease it?
t How much do I owe the landlord every month for %E?
t I'd like to move into %E - what would that be monthly?
t What does the lease on %E come to per month? / On the first of the month, how much is due for %E?
t %E - what does the tenant hand over each month? / What's the rent for %E?
t Is there a figure for what the owner of %E collects from tenants?
t We can't afford to buy %E, so what does leasing it run to?
t Remind me what the standing order for the tenancy of %E should say.
t If I took %E from the letting agent, what would leave my account monthly?

= salary, yearly pay, annual income; salary; amount; person role
s %E earns %V a year. / %E is paid %V each year. / Each year %E takes home %V.
q How much does %E earn? / What does %E make in a year? / How much is %E paid?
q How well paid is %E?
q What wages does %E get? / What does the job bring in for %E?
q What does the employer transfer to %E from January to December?
q How much lands in the bank account of %E for twelve months of work?
q How good are the wages of %E?
t How much does %E make in a year? / What annual wages does %E get?
t I'm doing payroll - what goes to %E over twelve months?
t What earnings does %E declare to the tax office?
t Is there any word on what the employer gives %E annually?
t %E's contract - how much money per annum? / I forgot the salary of %E - can you find it?
t How well paid is %E, in figures? / Between January and December, what does the job bring %E?
t Tell me how much money a year's work is worth to %E.

= entrance fee, ticket price, admission; fee; price; event facility
s Tickets for %E cost %V. / Visitors pay %V to enter %E. / Admission to %E is %V.
q How much are tickets for %E? / What does it cost to get into %E?
q How much do visitors pay for %E?
q What do they charge at the door of %E? / How much money should I bring to be let in at %E?
q What do I hand over at the gate to see %E? / Tell me what a visit to %E would set me back.
t How much do they want at the door of %E? / I want to go and see %E - how much money gets me in?
t Is %E free to visit, or what do they charge? / What do the stewards collect from each guest at %E?
t What does one pass for %E set me back? / To get past the turnstile at %E, what must I hand over?
t Taking the kids to %E - how much per head at the gate? / Please check the ticket price of %E.
t Do I have to pay to go into %E, and how much? / %E - what's the admission?

= fine, penalty; fine; price; person company ship
s %E was fined %V. / %E had to pay a fine of %V. / The court made %E pay %V.
q How much was %E fined? / What did %E have to pay? / How big was the fine for %E?
q What sum did the judge demand from %E? / How much did %E have to hand over as a punishment?
q How dear was it for %E to break the law? / What was %E charged for the offence?
q How much money did breaking the rules take from %E?
t What did breaking the rules end up costing %E? / What sum did the judge impose on %E?
t I heard %E got in trouble with the law - how much had to be paid?
t Did the authorities make %E cough up, and how much?
t For the offence, what did %E have to hand over?
t %E was found guilty - what amount is in the ruling?
t Look up the monetary punishment handed to %E. / How dearly did %E pay for the violation?
t I need the amount the regulators took off %E for misconduct.

= departure time, time of departure; departure time; time; flight ship event craft
s %E (leaves|departs|sets off) at %V. / At %V, %E departs. / The departure of %E is at %V.
q When does %E (leave|depart|set off)? / At what time does %E depart? / What time does %E leave?
q When is the departure of %E?
q When is %E off? / Until when can I still catch %E? / At what hour does %E get away?
q I want to wave goodbye to %E. When should I be there? / When will %E be gone?
t What time does %E head off? / I'm running late - by what time will %E be gone?
t At what hour will we be waving goodbye to %E?
t What does the board show as the outbound time of %E? / Can you check when %E pulls out?
t Give me the departure time of %E. / After what time is it too late to join %E before it moves off?
t When is %E scheduled to get out of here? / Do we know when %E takes its leave?

= arrival time, time of arrival; arrival time; time; flight ship person craft
s %E (arrives|gets in|is due) at %V. / %E will be here at %V. / We expect %E at %V.
q When does %E (arrive|get in)? / At what time does %E arrive? / When is %E expected?
q What time is %E due?
q When can we welcome %E? / When should I go and meet %E? / At what hour will %E reach us?
q How late is it when %E turns up? / When do I stand ready to greet %E?
t When should I be there to meet %E? / I'm waiting for %E - when does the waiting end?
t What's the ETA of %E? / At what hour does %E reach us? / %E - expected here when?
t Is there any news on when %E shows up? / By what time will %E have made it here?
t Tell me when the journey of %E is over. / To welcome %E, when must we be ready?
t Could you find the arrival time of %E?

= opening time; opening time; time; facility event site shop institution
s %E opens at %V. / The doors of %E open at %V. / %E is open from %V. / From %V on, %E is open.
q When does %E open? / At what time does %E open? / From when is %E open?
q What time do the doors of %E open? / opening hours of %E?
q How early can I get into %E? / From what hour are people let into %E? / When is %E unlocked?
q What is the earliest that I can drop in at %E? / When can the first visitors go in at %E?
t I'm outside %E and it's still locked - until when? / When does somebody unlock %E?
t From what hour does %E welcome visitors? / What's the opening time of %E?
t Before what hour is there no point turning up at %E? / %E - when can the first guests come in?
t I want to be first in the queue at %E - when do they start admitting people?
t Check the earliest time %E receives the public.
t By what time must the keyholder be at %E to let everyone in?

= closing time; closing time; time; facility site shop institution
s %E closes at %V. / %E shuts its doors at %V. / %E is open until %V.
s The last guests leave %E at %V.
q When does %E (close|shut)? / At what time does %E close? / Until when is %E open?
q How late is %E open?
q How late can I still go into %E? / When do they lock up at %E?
q When do they send everyone home from %E? / When are the lights switched off at %E?
q By what hour must I be out of %E?
t How late can I still get into %E? / What time do they lock up %E?
t I must hurry to %E - when will the doors be shut in my face?
t At what hour does the guard throw everybody out of %E? / %E - when do they turn out the lights?
t Until what time can I stay in %E? / By when do I have to be out of %E?
t Do you know when the staff of %E call it a day? / Let me know the closing time of %E.
t Remind me after what hour nobody can visit %E anymore.

= starting time, start time, beginning; starting time; time; event
s %E (starts|begins) at %V. / %E gets under way at %V. / At %V, %E begins.
q When does %E (start|begin)? / What time does %E begin? / At what time does %E start?
q When is the start of %E?
q When does %E kick off? / By what hour should I be in my seat at %E?
q Up to what hour can I turn up at %E and still miss nothing?
q When does the first thing happen at %E?
t What time does %E kick off?
t I don't want to miss the first minute of %E - when should I be there?
t At what hour does %E get going? / By what time should everyone be in place for %E?
t On the day of %E, what does the clock show when things commence?
t Tell me when the first item on the programme of %E is up.
t %E - when do they get the ball rolling? / Is there a set hour for %E?
t Remind me of the start time of %E. / After what time would I count as late for %E?

= birthday, date of birth, birth date; birthday; date; person pet role
s %E was born on %V. / %E celebrates on %V. / %E came into the world on %V.
q When was %E born? / On what day was %E born? / When is %E's birthday? / When does %E celebrate?
q What is the birthday of %E?
q On which day do we bake a cake for %E? / When does %E get one year older?
q When did %E first see the light? / When do the candles on the cake burn for %E?
q When do I congratulate %E on another year?
t When should I bake the cake with candles for %E? / On what date does %E get one year older?
t I want to send %E a many happy returns card - for what day?
t What date of birth is in %E's papers? / When did %E first see the light of day?
t Is there a day when we sing happy birthday to %E?
t Under which date would I look up %E's star sign? / Find out when the mother of %E gave birth.
t From which date do I count the age of %E?
t I keep forgetting when to congratulate %E on another year.

= deadline, due date, closing date; deadline; date; project book document trial
s %E must be finished by %V. / %E is due on %V. / The work on %E has to end by %V.
s Hand in %E by %V.
q When is %E due? / By when must %E be finished? / When does %E have to be ready?
q What is the last day for %E?
q When does %E have to be done? / Until when do we have time for %E?
q By when do they want %E on the desk? / What is the latest that %E can be completed?
q After which day is it too late for %E?
t Until when may we keep working on %E? / I'm behind with %E - what's the last possible day?
t By what date does the boss want %E wrapped up? / What's the deadline for %E?
t Is there a date after which %E counts as late? / %E - when do we have to deliver?
t Remind me how far we can put off completing %E, to which day. / When is it pencils down on %E?
t When will the client come knocking for the final version of %E?

= date, day; event date; date; event
s %E (takes place|will be held|is planned) on %V. / %E was moved to %V. / Come to %E on %V.
q When (is|does) %E (take place|held)? / On which day is %E? / When is %E?
q What day is %E planned for? / When will %E be held?
q What shall I mark in the calendar for %E? / I want to keep the calendar free for %E. When is that?
q When do we have %E this year? / How soon is %E, according to the calendar?
q What goes in my diary for %E?
t On what date is %E happening? / Which page of the diary do I put %E on?
t For when should I book the hotel if I go to %E? / I'm applying for leave to attend %E - for when?
t When in the year does %E fall? / The babysitter asks which evening we are off to %E.
t Tell me where on the wall calendar the cross for %E goes.
t Have they settled when in the month we gather for %E?
t Is %E this week, next month, or when exactly?

= expiry date, date of expiry; expiry; date; product thing
s %E expires on %V. / %E is good until %V.
q When does %E expire? / Until when is %E good? / How long is %E good for?
q When should I throw %E away? / When is %E past its best? / How long may I go on using %E?
q Up to which day can %E still be used? / When does %E become useless?
t Until when can I safely use %E? / What best-before stamp is on %E?
t When do I have to throw %E out because it's no longer any good?
t I found %E at the back of the shelf - when does it go off?
t After what date is %E no longer valid? / %E - use by when? / Is there an expiry date on %E?
t Check when the shelf life of %E runs out. / From when on should %E not be sold anymore?
t Past which day would you warn me not to touch %E?

= founding year, year of foundation; founded; year; company city team facility club band
s %E was founded in %V. / %E dates from %V. / %E was established in %V. / %E goes back to %V.
q When was %E (founded|established)? / In which year was %E founded? / What year does %E date from?
q How old is %E?
q When did %E come into being? / Since when has there been such a thing as %E?
q How long has %E been around? / When did it all begin for %E?
q Tell me when %E first saw the light.
t How far back does %E's history reach, to which year? / In what year did %E come into being?
t Since when has %E existed? / I'm planning an anniversary for %E - which year do we count from?
t On the sign of %E, what follows the word since? / %E - created in which year?
t I need the founding year of %E for the brochure. / Before which year was there no %E?
t Do historians know when it all began for %E? / Tell me when %E first appeared on the scene.

= launch date, release date; launch; date; project product software film
s %E will be (launched|released) on %V. / %E goes live on %V. / %E comes out on %V.
q When (is|will) %E (released|launched)? / When does %E go live? / When does %E come out?
q On what day is %E released?
q When will %E be made public? / When does the world get to see %E?
q From when on can people have %E? / When is the big day for %E?
q How long must the public still wait for %E?
t When can the public finally get hold of %E? / I can't wait for %E - when will it be out?
t Until when does %E stay under wraps? / When does %E make its debut?
t %E - when is the big rollout? / Is there an official date for unveiling %E?
t Journalists keep asking when %E will be shown for the first time.
t Let me have the release date of %E. / When do we flip the switch and give %E to the world?
t What day should marketing announce for %E's first appearance?

= capacity, maximum capacity; capacity; count; facility room ship site numbered
s %E (holds|seats|has room for) %V people. / Up to %V people fit into %E.
s No more than %V people may enter %E.
q How many people (does %E hold|fit into %E|can %E hold)? / How many seats does %E have?
q How many may enter %E?
q How crowded may %E get? / For how many guests is there space in %E?
q How many of us can be in %E at once? / After how many visitors is %E full?
q How big a crowd can %E take?
t How many people can we squeeze into %E? / I'm inviting guests to %E - how many can come?
t At how many people is %E full? / How many bums on seats does %E allow?
t How many persons does the fire marshal permit in %E at once? / Give me the capacity of %E.
t Beyond what number of visitors do we turn people away at %E?
t Would my whole class fit in %E, or how many would? / %E - enough space for how large a crowd?
t To fill %E to the last place, how many people do we need?

= number of employees, headcount, staff size; headcount; count; company facility site \
institution department
s %E employs %V people. / %V people work (at|for) %E. / %E has %V employees.
s There are %V people on the staff of %E.
q How many people does %E employ? / How many people work (at|for) %E?
q How many employees does %E have? / How big is the staff of %E?
q How many colleagues would I have at %E? / How many earn their living at %E?
q How many get wages from %E? / How many hands are busy at %E? / How large a workforce has %E?
t How many people are on the payroll of %E? / How big is the workforce of %E?
t I'm ordering Christmas hampers for everyone with a job at %E - how many?
t How many colleagues would I have if I joined %E? / %E - how many workers?
t Does %E give jobs to many people, and how many exactly?
t If all the workers of %E went on strike, how many would that be? / Look up the headcount of %E.
t How many pairs of hands keep %E running? / How many name badges does %E need for its personnel?

= population, number of inhabitants; population; count; city country island
s %V people live in %E. / %E has %V inhabitants. / The census counted %V people in %E.
q How many people live in %E? / How many inhabitants does %E have?
q How big is the population of %E?
q How many call %E their home? / How many residents has %E got? / How many souls are there in %E?
q How many neighbours would I have if I moved to %E? / How many citizens has %E?
t How many people call %E home?
t I'm sending one leaflet to every person living in %E - how many do I need?
t Is %E big or tiny in terms of how many live there? / Find the population of %E.
t If everyone who lives in %E came to dinner, how many plates? / How many locals does %E have?
t Among how many neighbours would I live if I settled in %E?
t Demographers want to know how many people inhabit %E.

= page count, number of pages; how long; count; book
s %E has %V pages. / %E runs to %V pages.
q How many pages does %E have? / How long is %E, in pages? / How many pages thick is %E?
q How many pages are there to read in %E? / How many sides of print are there in %E?
q How bulky is %E for a reader? / How far can I read in %E before it stops?
q What is printed in the bottom corner where %E ends?
t If I flip %E to the very end, what number is in the corner?
t Is %E a slim volume or a doorstopper, counted in printed sides?
t How many pages does the typesetter have to lay out for %E?
t My school report asks how thick a read %E is. / I have to enter the page count of %E.
t How far must my bookmark travel to reach the end of %E?
t If I print %E single-sided, how many sheets do I need?
t For the library catalogue I need the extent of %E. / %E - what's the final folio number?
t Between the covers of %E, how much is there to leaf through?

= weight; weight; weight; thing box product vehicle owned numbered machine
s %E weighs %V. / On the scales, %E came to %V. / With %V, %E is heavy enough.
q How much does %E weigh? / How heavy is %E? / What does %E weigh?
q How many kilos or tonnes is %E? / How hard is %E to lift? / How much would I be carrying with %E?
q What does a crane have to lift to move %E? / Can one man carry %E, or how much is that?
t Would %E break my back, and how many kilos is it exactly? / What do the scales say for %E?
t I'm shipping %E - what mass goes on the freight form?
t If I put %E on the lorry, what load does that add? / %E - light or a burden, exactly how much?
t Do you have the weight of %E at hand?
t The crane driver wants to know what will hang on the hook with %E.
t How much do I need on the other pan to balance %E?
t Before the movers come, how much will they be lugging with %E?

= length, total length; how long; length; ship vehicle thing owned
s %E is %V long. / From end to end, %E measures %V. / %E has a length of %V.
q How long is %E? / What length does %E have? / How much does %E measure?
q How far is it from the front of %E to the back? / How far does %E stretch?
q How much is it from tip to tip of %E? / How much space does %E take up from front to back?
t How long is %E from nose to tail? / Would %E fit lengthwise in my hall, and how much does it need?
t What does the tape measure show stretched along %E?
t How far does %E stretch between its two ends?
t I'm storing %E along the wall - how much of the wall does it take? / %E - short or long, exactly?
t I need to know the length of %E.
t How far would an ant crawl from the front tip of %E to its back?
t Tell the shipper what %E measures along its longest side.
t What longitudinal dimension should I enter for %E?

= height; height; length; facility thing person house machine
s %E is %V (tall|high). / %E stands %V high. / %E measures %V from top to bottom.
q How (tall|high) is %E? / What height does %E have?
q How far does %E rise above the ground? / How far up does %E reach?
q How far is it from the ground to the tip of %E? / How much of a giant is %E?
q On a measuring stick, how far up does %E go?
t Would %E fit under a low ceiling, or how much headroom is needed?
t How far up does the top of %E reach? / I need a ladder for the top of %E - how high must it go?
t %E - how much from the floor upwards? / Does anyone remember the height of %E?
t I'm drawing %E to scale - what's the vertical dimension?
t If a bird sits on top of %E, how far above the ground is it?
t Is %E a giant or a dwarf, in exact figures?
t Tell me how far up the pencil mark for %E on the wall would be.

= temperature, temperature setting; temperature; temperature; room facility numbered site
s %E is kept at %V. / In %E it is always %V. / The thermostat in %E is set to %V.
q How (warm|cold|hot) is it in %E? / At what temperature is %E kept?
q What is the thermostat in %E set to?
q How many degrees is it inside %E? / What would I read off a thermometer in %E?
q How chilly or mild is it in %E? / To what is the heating in %E turned?
q Do I need a jumper in %E, or how many degrees is it?
t Do I need a jumper in %E, or how many degrees will I find? / What would a thermometer in %E read?
t I'm freezing in %E - what should the heating be at? / %E - hot or chilly, exactly?
t Find the temperature setting for %E. / At what reading should the air conditioning hold %E?
t To what do I turn the dial of the heater in %E? / What Celsius figure is right for %E?
t Tell the caretaker how hot %E has to be.

= timeout, time limit; timeout; duration; software host
s %E gives up after %V. / After %V, %E stops waiting.
q After how long does %E give up? / How long does %E wait? / When does %E stop waiting?
q How patient is %E? / How long may a reply take before %E drops it?
q How long does %E hang on without an answer?
q When does %E cut the connection if there is no answer? / How much delay does %E put up with?
t After how much silence does %E drop the connection?
t How long does %E keep trying before it quits? / What's the timeout of %E?
t How patient is %E with a slow reply? / %E - how long before it aborts?
t Does %E cut off slow requests, and after how long? / Look up the maximum wait configured on %E.
t For what period does %E hang on to a dead request?
t If nobody replies, how long until %E throws an error?
t My job on %E keeps getting cancelled - what span is it allowed?

= duration, running time; how long; duration; event flight book
s %E (lasts|takes) %V. / It takes %V from the start of %E to its end.
q How long (does|is) %E (last|take)? / How much time does %E take? / For how long does %E go on?
q How many hours or minutes should I plan for %E? / How long am I busy with %E?
q How much of my day goes on %E? / How long before %E is over? / From first to last, how long is %E?
t How much time should I set aside for %E? / %E - short or endless, how much time?
t Once %E has begun, how long until it's over? / Remind me of the running time of %E.
t How long must I sit through %E? / Does %E drag on, and for how long?
t I'm busy with %E - how much time passes before I'm free again?
t What stretch of time does %E fill? / For how long should I switch my phone off because of %E?
t If I stay with %E to the finish, how many hours or days are gone?

= share price, stock price; share price; price; company
s A share of %E costs %V. / Shares of %E closed at %V.
q How much is a share of %E? / At what price did shares of %E close?
q What does one share of %E cost?
q How high is %E on the exchange? / What must an investor put down to own a tiny part of %E?
q How is %E quoted on the market? / At how much does %E trade?
q What did Wall Street last give for one piece of %E?
t What does one share of %E trade at? / At what level is %E quoted on the exchange?
t What did %E finish at on Wall Street? / My broker needs the latest quote for %E.
t %E - what's on the ticker? / Any idea of the stock price of %E right now?
t How much for the smallest slice of %E an investor can own?
t If I cash in my holding in %E, what do I get apiece?
t Is there a number for %E in the stock market pages?
t Per unit of equity, what are traders paying for %E?

= revenue, turnover, yearly sales; revenue; amount; company facility
s %E took in %V last year. / %E had sales of %V.
q How much did %E take in? / How much does %E sell in a year? / What sales did %E have?
q How much money comes into the till of %E in twelve months?
q What did customers leave at %E in all? / How big is the business of %E in money?
q How much does %E make before expenses come off?
q How much do the customers of %E hand over between one January and the next?
t What did customers leave in the tills of %E over the year?
t How much business did %E do, in money? / What was the turnover of %E?
t I'm reading the annual report of %E - what's the top line? / %E - total takings for the year?
t Did %E rake in a lot, and how much in all? / Look up what %E grossed.
t Before any costs, what did %E bring in? / All the invoices %E sent out in a year add up to what?
t The investor asks how much %E sold in twelve months.

= growth rate, rate of growth; growth; percent; company city project
s %E grew by %V. / Last year %E grew %V.
q By how much did %E grow? / How fast did %E grow? / How much did %E grow?
q By what percentage did %E expand? / By how much is %E bigger than before?
q How quickly is %E getting bigger? / How many per cent did %E put on?
q What did %E gain on the twelve months before?
t By how much did %E get bigger? / How quickly is %E outgrowing its old self?
t What percentage did %E put on in a year?
t I'm drawing the upward curve for %E - how steep, in percent?
t %E - how much larger than a year ago? / Is %E booming, and at what pace?
t Please find the growth rate of %E. / What was the year-on-year increase for %E?
t Did %E shoot up like a beanstalk, and by how many percent?
t Analysts are asking for the annual expansion of %E.

= distance, way; distance; length; facility city site river island mountain
s %E is %V away. / It is %V to %E. / To reach %E you walk %V. / From here to %E it is %V.
q How far is %E? / How far is it to %E? / How far away is %E? / How long is the way to %E?
q What distance is it to %E?
q How near is %E? / How much ground do I have to cover before I am at %E?
q Is %E close by, or how many kilometres off? / How many miles or metres lie between us and %E?
q How long a trip is it to %E?
t I'm walking to %E - how much road is ahead of me? / Is %E within walking range, and how far off?
t How much ground must I cover to get to %E? / I'd like the distance to %E.
t Are we nearly at %E, or how much further? / What does the signpost to %E say?
t How much would the odometer add on a trip to %E? / As the crow flies, how remote is %E?
t Tell me the gap between us and %E. / From our doorstep, how many metres or miles to %E?

= top speed, maximum speed; speed; count; vehicle ship owned craft
s In km per hour, %E does %V. / At full speed, counted in km per hour, %E makes %V.
q How many km per hour does %E make? / How many km per hour can %E go?
q How fast is %E, in km per hour?
q At how many km per hour can %E travel at best?
q How many km per hour does %E reach? / To what number does the needle climb when %E goes flat out?
q How quick is %E, in km per hour, when nothing holds it back?
q How many km per hour can you get out of %E on an open stretch?
q What is the most, in km per hour, that %E can race along at?
t How many kilometres does %E cover in an hour at its fastest?
t I'm racing %E - what will the speedometer show at most?
t Could %E outrun a horse, doing how many km per hour? / Look up the top speed of %E.
t With the pedal to the metal, what does %E reach? / Is %E a rocket or a snail, in km per hour?
t Beyond how many km per hour can nothing push %E? / What velocity can %E not exceed?
t %E - how many km per hour when it gives its all?

= size, area, floor space; area; count; facility room numbered site island
s In square metres, %E covers %V. / The square metres of %E number %V.
s Counted in square metres, %E measures %V.
q How many square metres does %E have? / How (big|large) is %E, in square metres?
q How many square metres of ground does %E take up? / How extensive is %E, counted in square metres?
q How many square metres of space are there in %E?
q How many square metres of turf or carpet would it take to lay out all of %E?
q How many square metres would I have to sweep if I swept all of %E?
t To cover all of %E with carpet, how many square metres would I order?
t %E - how roomy, in square metres? / The estate agent needs the square metres of %E.
t Could you dig out the area of %E? / What surface does %E take up on the map?
t What footprint does %E have? / Multiplying one side by the other, what do you get for %E?
t Would a tennis court fit into %E, or how many square metres is it?
t Between its borders, how much land or floor does %E have?

= depth; depth; length; ship numbered city river
s %E goes down %V. / %E is %V deep. / At %E they measured a depth of %V.
q How deep is %E? / How far does %E go down? / What depth was measured at %E?
q How far is it from the surface to the bottom of %E?
q How long a line would I need to touch the bottom at %E? / How far below is the lowest point of %E?
q What does the sounding line tell at %E? / How far under the surface does %E reach?
t How far below the surface does %E reach? / If I dropped a stone into %E, how far would it sink?
t I'm lowering a rope at %E - how much until it hits bottom?
t On a plumb line, what do we read at %E? / %E - shallow or not, by what measurement?
t Give me the depth of %E. / Tell the divers how far they must descend at %E.
t How much vertical drop is there from rim to floor at %E?
t To reach the lowest point of %E, how far must one climb down?

= width; width; length; thing vehicle room owned
s %E is %V wide. / From left to right, %E measures %V. / Across %E it is %V.
q How wide is %E? / How broad is %E? / What does %E measure from left to right?
q How much is it from one side of %E to the other? / How narrow is %E?
q What do I get if I hold a tape from side to side of %E?
q What does %E span from one side to the other? / How slim is %E?
t How far apart are the left and right edges of %E?
t I'm stretching a ribbon sideways over %E - how much do I need?
t How much space does %E take up sideways? / %E - narrow or wide, exactly?
t Please give me the width of %E. / Side to side, what is the measurement of %E?
t Do I have to spread my arms far to span %E, and how far?
t What breadth should I put on the drawing of %E? / Tell the carpenter the lateral dimension of %E.

= warranty, guarantee; warranty; duration; product vehicle owned machine device
s %E comes with a warranty of %V. / For %V, %E is under warranty.
q How long is %E under warranty? / For how long is %E guaranteed?
q How long does the warranty of %E last?
q If %E breaks, for how long is the repair free? / How long does the seller answer for %E?
q How long do I get free repairs on %E? / For how long can I take %E back to the dealer if it fails?
t How long will the maker repair %E for free? / If %E breaks, how long can I still demand a new one?
t I just bought %E - how long am I covered? / For what period does the seller stand behind %E?
t %E - how long are defects the manufacturer's problem?
t Is there a guarantee on %E, and for how long? / Show me the warranty of %E.
t After how long do I have to pay for repairs of %E myself?
t What span of free servicing do I get with %E?
t Within what time of buying can I bring back %E as faulty?

= voltage; voltage; count; product software thing machine device
s In volts, %E needs %V. / The number of volts that %E runs on is %V.
q How many volts does %E need? / On how many volts does %E run?
q How many volts must the socket deliver for %E? / For how many volts of mains supply is %E built?
q How many volts of electrical tension does %E take?
q What number should the multimeter show, in volts, at the plug of %E?
t I'm wiring up %E - how many volts should the supply deliver?
t What figure before the letter V is on the nameplate of %E?
t Would my wall socket fry %E, or what does it take in volts?
t %E - what do I set on the transformer? / I can't remember the voltage of %E.
t The electrician asks what potential difference %E is rated for.
t If I put a meter across the terminals of %E, how many volts?
t How strong must the battery for %E be, in volts?
t Before I plug in %E, what should the adapter be switched to?
t How much juice does %E take, in volts?

= discount, price reduction; discount; percent; product company person
s %E gets a discount of %V. / There is %V off for %E.
q How much (discount|off) is there for %E? / By how much is it cheaper for %E?
q What rebate is there for %E? / How many per cent are knocked down for %E?
q How much is deducted at the till for %E? / By how much does the bill shrink for %E?
q How big a saving is there for %E?
t What percentage is knocked off for %E? / How big a rebate is there for %E?
t I'm at the till with %E - how much do I take off?
t Does the coupon for %E save much, and how many percent? / Let me know the discount for %E.
t What markdown should I key in for %E? / How much is shaved off the usual amount in the case of %E?
t Did the shop cut anything for %E, and how much? / What part of the bill may I subtract for %E?
t %E - what reduction at the checkout?

= interest rate, rate of interest; interest; percent; company person
s %E pays interest of %V. / The bank gives %E a rate of %V.
q How much interest does %E pay? / What rate does the bank give %E?
q How expensive is the loan of %E? / At how many per cent does %E borrow?
q What percentage is added to the debts of %E? / How dear is credit for %E?
q What does borrowing money set %E back?
t What does borrowing cost %E, in percent? / At what percentage did the bank lend money to %E?
t I'm working out the loan repayments for %E - which rate do I use?
t %E - how many percent on top of the debt? / Look up the interest rate for %E.
t Does %E borrow cheaply, and at how many percent?
t What percentage stands in the loan agreement of %E?
t How much extra must %E give back on borrowed money, in percent? / What is the APR for %E?
t Ask the lender what terms in percent were agreed with %E.

= stock, quantity in stock; stock; count; product thing
s There are %V of %E left. / We still have %V of %E.
q How many of %E are left? / How many of %E do we have? / How much is left of %E?
q How many of %E lie in the storeroom? / How large is our supply of %E?
q How many can I order of %E before it is sold out? / How many pieces of %E are on our shelves?
q How many of %E could we sell before we run out?
t How many of %E are still on the shelf? / How many pieces of %E are in the warehouse?
t I'd like to order %E - how many could you still send me? / %E - how many units on hand?
t Quickly, the quantity in stock for %E. / Do we have to reorder %E, or how many remain?
t I'm doing inventory - what count do I enter for %E? / After how many sales will %E be sold out?
t What's the remaining supply of %E? / If a customer cleared us out of %E, how many would that be?

= number of votes, votes; votes; count; person project
s %E got %V votes. / %V people voted for %E. / With %V votes, %E was chosen.
q How many votes did %E get? / How many people voted for %E? / With how many votes was %E chosen?
q How many hands went up for %E? / How many ballots had %E on them? / How many were in favour of %E?
q How much support did %E win at the polls? / How many crosses were put next to %E?
t I'm counting the ballot papers - what total does %E have?
t Polling night is over - what's the result for %E in numbers?
t %E - how many crosses on election day? / Read out the number of votes for %E.
t How many people backed %E at the polls?
t Did %E do well in the poll, and how many voices in favour?
t What tally did the returning officer announce for %E?
t If everyone who chose %E at the election stood up, how many would stand?
t Out of all the slips in the box, how many carried the name of %E?

= shoe size; shoe size; small; person role
s %E wears shoes of size %V. / For %E, shoes must have size %V.
q Which shoes does %E wear? / What size are the shoes of %E? / Which size does %E need?
q How big are the feet of %E? / Which boots would fit %E?
q What number do I look for when I buy boots for %E?
q I want to knit socks for %E. How large must they be? / What is printed in the sandals of %E?
t What size feet does %E have? / I'm buying boots for %E - which number do I take?
t %E - what number in sneakers? / I've forgotten the shoe size of %E.
t Before I order slippers for %E, which size do I click?
t Tell the cobbler which size of last to take for %E.
t Would my old sandals fit %E, or what number is needed?
t At the bowling alley, what number pair does %E ask for?
t What number is stamped on the soles of %E's footwear?

= age; age; small; person pet role owned creature
s %E is %V years old. / %E turned %V. / %E has lived for %V years.
q How old is %E? / How many years old is %E? / What age did %E reach?
q How long has %E lived, in years?
q How many summers has %E seen? / How many candles would a cake for %E need?
q For how long has %E been in this world? / How many birthdays has %E had?
q How many winters has %E been through?
t How many candles would go on a cake for %E? / How many years has %E been around?
t Is %E young or ancient, in exact years? / Somebody asked me about the age of %E.
t I'm filling in a form about %E - how many years so far?
t How long ago was %E new or newborn, in years? / If %E were a tree, how many rings would we count?
t Tell me how many years lie behind %E.

= frequency, radio channel; frequency; decimal; ship flight facility team craft
s %E sends on %V. / Tune to %V to hear %E. / You hear %E on %V.
q On which frequency does %E send? / Where on the dial do I hear %E? / To what do I tune to hear %E?
q On which wavelength does %E broadcast? / On how many megahertz is %E?
q To what do I turn the knob to listen to %E? / Where must the dial be to pick up %E?
q At what point of the scale do I listen to %E?
t Where on the dial do I find %E? / What do I set my receiver to for %E?
t I need to talk to %E by walkie-talkie - which setting? / On which radio channel does %E broadcast?
t Did you write down the frequency of %E? / Is there a station number where I can listen to %E?
t The signaller wants to raise %E - what should be dialled in?
t If I want to eavesdrop on %E over the airwaves, where do I turn the knob?
t Under what number does the voice of %E come crackling over the air?

= record, personal best; record; duration; person team
s %E did it in %V. / Nobody was faster than %E with %V. / The best that %E ever did was %V.
q How fast was %E? / In what time did %E do it? / What was the best that %E ever did?
q How long did %E need?
q What did the stopwatch show for %E? / What is the quickest that %E has ever been?
q How many minutes or seconds has %E to beat? / What has the timekeeper noted for %E?
q With what on the clock did %E beat everyone?
t What's the fastest time %E ever achieved? / How quick was %E on the best day?
t I want to beat %E - under what time must I stay? / %E - quickest finish so far?
t The commentator needs the personal best of %E.
t When the stopwatch was kindest to %E, what did it show? / Did %E set a record, and in what time?
t At peak form, how long does %E need? / What time stands next to %E in the hall of fame?
t What mark do the rivals of %E have to undercut?
"""
