"""Sorts of records of companies and offices, in the format of record_schemas.py.

Training alone has them. Whoever wrote them had seen neither those there nor the evaluation."""

OFFICE = """
= invoice, bill; invoice_number, invoice_no, bill_id, number; number id
billed_to*, debtor, client; company; Who owes us money for @? / Which firm did we send @ to? \
/ Whose accounts team has @ on its desk? / @ - who's supposed to pay? / Find the debtor of @. \
/ If @ is never settled, whom do we sue?
due_date, payable_by*, deadline; date; By when must @ be settled? \
/ What's the last day to pay @ without a reminder? / After which day does @ count as overdue? \
/ @ - how long can they wait before paying, until when? / Look up the deadline of @. \
/ Latest day the transfer for @ may arrive?
issued*, invoice_date, billing_date; date; When did we write @? / On which day was @ sent out? \
/ What day is printed at the top of @? / Tell me when @ left our office. / @ was made out when? \
/ Under which calendar day does bookkeeping file @?
total, gross_amount, grand_total; price; How much is @ for altogether? \
/ What does @ come to, everything included? / Bottom line of @, please. \
/ What's the full sum asked for in @? / @ - how big is it? / Give me the gross amount of @.
deposit, paid_so_far*, received*; price; How much of @ has already come in? \
/ What did they put down up front on @? / Was any part of @ prepaid, and how much? \
/ What have we got towards @ up to now? / Show me the deposit on @. \
/ Which sum can be deducted from @ because it's already in our account?
tax_rate, vat, sales_tax; percent; What share of @ goes to the government? \
/ Which VAT was charged on @? / How heavily is @ taxed? \
/ @ - full or reduced rate for the revenue office? / How many per cent did the state add to @? \
/ With what rate do I work out net from gross on @?
approver, signed_off_by*, authorised_by*; full; Who released @ for sending? \
/ Whose okay did @ get before it went out? / Who gave @ the green light? \
/ Name the person that checked @ and let it through. / @ - who said it was fine to send? \
/ Which approver stands behind @?
payment_reference, remittance_code; code; \
What should they quote when transferring the money for @? \
/ Which text goes on the bank slip for @? / How will I recognise @ on our account statement? \
/ @ - what do I type into the memo line? / Give me the remittance code of @. \
/ By which string does the bank match a transfer to @?

= contract, agreement; contract_id, agreement_no, contract_ref; code pair
counterparty, other_party; company; With whom did we close @? \
/ Which firm is on the far side of @? / Who is bound by @ besides us? \
/ Look up the counterparty in @. / @ - what company is that deal with? \
/ Which business would we face in court over @?
signatory, signed_by*; full; Whose autograph is at the bottom of @? \
/ Who put pen to paper on @ for our side? / Which person signed @? \
/ Name the one who committed us to @. / @ - who set their hand to it? \
/ On whose signature does @ rest?
legal_counsel, lawyer, attorney; full; Who vetted the wording of @? / Which jurist looks after @? \
/ Whom do I ask about a tricky clause in @? / Is there a lawyer in charge of @? \
/ @ - who drafted the legalese? / Who advised us on the small print of @?
effective_from*, start, commencement; date; As of when does @ apply? \
/ On what day did @ come into force? / When do the obligations in @ kick in? \
/ @ - valid starting when? / First day covered by @? / Give me the commencement of @.
expires*, end, termination; date; How long does @ run, until which day? / When does @ lapse? \
/ On which day are we free of @ for good? / @ - over and done when? \
/ What's the last day @ is binding? / If nobody renews @, when is it history?
notice_period, cancellation_period; duration; \
How far ahead do we have to announce that we're leaving @? \
/ How much warning must be given before quitting @? / What lead is required to get out of @? \
/ If I cancel @ today, how long am I still tied? / @ - what's the notice period? \
/ How long before we can walk away from @ after saying so?
annual_value, yearly_fee, contract_sum; amount; What is @ worth per year? \
/ How much money does @ move every twelve months? / What do we pay annually under @? \
/ @ - what does it cost over a year? / State the yearly fee in @. \
/ How big a line in the yearly budget is @?
governing_law, jurisdiction; country; Whose laws apply to @? \
/ Before the courts of which nation would a dispute over @ go? \
/ Which state's legal rules decide about @? / Where could somebody sue because of @? \
/ @ - under what jurisdiction? / Which land's civil code do I read to interpret @?

= meeting, session; meeting_id, slug, session_no; pair id
location, place, venue; officeplace; Where do we gather for @? \
/ In which part of the building is @ held? / I'm late for @, where do I run? \
/ Find out where @ takes place. / @ - which spot did they book? \
/ Where should the coffee for @ be carried?
starts*, begins*, start_time; time; At what hour does @ kick off? \
/ When do I have to be seated for @? / @ - from when to block my calendar? \
/ How early is @ in the day? / Tell me when @ gets going. \
/ At what o'clock should I be online for @?
ends*, finish, end_time; time; When is @ over? / Until what time will @ keep me busy? \
/ From when on am I free again after @? / @ - wraps up when? / By what o'clock do they close @? \
/ When can the next group take over from @?
chair, facilitator, moderator; full; Who steers the talk in @? / Who gives people the floor in @? \
/ Whom do I tell that I can't make it to @? / @ - who's running it? / Name the facilitator of @. \
/ Under whose guidance does the discussion in @ go on?
minute_taker, scribe, note_taker; full; Who writes down what is said in @? \
/ From whom can I get the protocol of @? / Whose notes do we have of @? \
/ @ - who kept the record? / Is there a scribe for @? / Who typed up the decisions made in @?
agenda, topic, theme; topic; What is @ all about? / What will they talk over in @? \
/ Which matter was put on the table in @? / @ - what's being discussed? \
/ Why was everyone called to @, what's the issue? / Tell me the theme of @.
attendees, headcount, participants; small; How many people come to @? \
/ How many seats do we need for @? / What's the turnout at @? / @ - how many heads? \
/ For how many should I order sandwiches at @? / Count the participants of @.
join_link, dial_in, call_url; url; How do I get into @ from home? \
/ Where do I click to take part in @ remotely? / Which web address opens @? \
/ Is there a join link for @? / @ - send me the video call, please. \
/ What do I paste into the browser for @?

= lead, prospect, sales lead; lead_name, prospect_id, opportunity, lead_id; coined pair
first_met*, origin, lead_source; event; Where did we come across @? \
/ At what occasion did our people run into @? / How did @ get onto our list? \
/ Which gathering brought us @? / @ - picked up where? / What's the origin of @?
account_manager, sales_rep, assigned_to*; full; Who of us is working on @? \
/ Whose commission is it if @ buys? / Which colleague takes care of @? / Name the sales rep on @. \
/ @ - who's on it? / To whom do I forward a message that came in about @?
decision_maker, key_contact; full; Who over there has the final say about @? \
/ Whom must we convince to win @? / On the buying side, who holds the purse for @? \
/ @ - whose yes do we need? / Who is the decision maker at @? \
/ Which person could sink @ by saying no?
estimated_value, deal_size, potential; amount; How much could we earn with @? \
/ What is @ worth if we win it? / How large a sale would @ be? / @ - how much money is in it? \
/ Give me the deal size for @. / What revenue goes missing if @ falls through?
win_probability, chance, likelihood; percent; How likely is it that @ says yes? \
/ What odds do we give @? / How sure are we of landing @? / @ - hot or cold, in per cent? \
/ With what probability is @ put in the forecast? \
/ Are we going to close @, and how confident is that?
last_contact, last_touch, spoken_on*; date; When did we talk to @ most recently? \
/ Since which day have we been silent towards @? / On what day did anybody last ring up @? \
/ How fresh is our latest exchange with @? / @ - last heard from when? \
/ Up to what day does the history of @ go?
follow_up, next_step, call_back_on*; date; When should I get in touch with @ again? \
/ On which day is the reminder for @ set? / @ - ring again when? \
/ How soon do we approach @ again, on which day? / When is the follow up with @ planned? \
/ For which day is another call to @ pencilled in?
competitor, rival; company; Against whom are we bidding for @? / Who else is courting @? \
/ Which other vendor might snatch @ away? / Is there a competitor in the race for @? \
/ @ - who are we up against? / To which firm could we lose @?

= supplier, vendor; supplier_name, vendor_name, vendor_no, supplier_code; coined code
representative, contact_person, liaison; full; With whom do we deal at @? \
/ Whom should I ask for when I call @? / Who answers our questions on behalf of @? \
/ Is there a contact person at @? / @ - who's our man or woman there? \
/ Whose name goes on letters to @?
hotline, phone, telephone; phone; How can I ring up @? / What do I dial to reach @? \
/ Under which digits does @ pick up? / Is there a phone number for @? \
/ @ - I need to call them, what's the line? / Where do I call if a delivery from @ is missing?
lead_time, delivery_time; duration; How long do we wait for a parcel from @? \
/ How much time passes between ordering from @ and unloading? / How fast does @ ship? \
/ If I order from @ now, how soon is it here? / @ - how slow are they in delivering? \
/ State the lead time of @.
payment_terms, credit_period; duration; How long may we take to pay @? \
/ How much time does @ give us to settle up? / How patient is @ about its money? \
/ @ - how long till they want cash? / Which credit period does @ grant? \
/ How long can a bill from @ lie around before it's late?
wares, goods, range; goods; What do we buy from @? / What does @ sell us? \
/ What comes in the parcels from @? / What would run out if @ went bust? \
/ @ - what are they making for us? / List the wares of @.
minimum_order, order_floor; amount; How much do I have to spend at @ at least? \
/ Below what sum does @ refuse to deliver? / What is the smallest purchase @ accepts? \
/ @ - from how much on do they bother? / Does @ insist on a minimum order? \
/ What must a basket at @ be worth before they ship it?
discount, rebate; percent; How much cheaper do we get things from @? \
/ What does @ knock off the list price? / Which reduction did purchasing haggle out with @? \
/ @ - how many per cent off? / Look up the rebate that @ gives. \
/ By what share does @ lower its prices for us?
last_audit, inspected*, quality_check; date; When did we last examine @? \
/ On what day were our auditors at @? / Since when has nobody looked over the works of @? \
/ @ - last time checked when? / What's the day of the latest audit at @? \
/ When did our quality people visit @?

= fleet vehicle, vehicle, company car; plate, registration, fleet_no, licence_plate; code pair
driver, assigned_driver, keyholder; full; Who sits behind the wheel of @? \
/ Who has the keys to @? / To whom do I send a speeding ticket for @? \
/ @ - who's got it right now? / Name the driver of @. \
/ Whom do I phone because @ blocks the gate?
depot, home_base, garage; city; Where is @ parked overnight? / In which town is @ stationed? \
/ To what city does @ go back after each trip? / @ - normally based where? \
/ Which depot does @ belong to? / Where would I have to travel to pick up @?
odometer, mileage; length; How far has @ been driven? \
/ What does the dashboard of @ show as covered so far? \
/ How many kilometres has @ got on the clock? / @ - how worn, in distance? \
/ Give me the mileage of @. / What distance has @ put behind it?
next_inspection, service_due, roadworthiness_test; date; When must @ go to the workshop? \
/ By which day does @ need a check-up? / On what day will the mechanics look at @? \
/ @ - next test when? / When is a service due for @? \
/ Until when is @ cleared as safe for the road?
insured_until*, insurance_expiry, policy_end; date; Up to what day is @ covered against crashes? \
/ When does the insurance of @ run out? / If I dent @, until when would somebody else pay? \
/ @ - policy needs renewing when? / From when on would @ be without accident protection? \
/ What's the last day of liability cover for @?
insurer, underwriter; company; Who pays if @ is in a crash? \
/ Which firm do I report a dent in @ to? / Where do we have the policy for @? \
/ @ - covered with whom? / Find the insurer of @. \
/ Whose damage form do I fill in after wrecking @?
fuel_pin, fuel_card_code; secret; What do I key in at the pump with @? \
/ How do I unlock the petrol card that goes with @? \
/ Which digits does the filling station want for @? \
/ @ - standing at the gas station, what's the PIN? / Tell me the fuel pin for @. \
/ The card terminal asks for a secret to fill up @, which one?
paint, colour, finish; colour; What does @ look like from afar, which hue? \
/ In what colour was @ sprayed? / Which shade should I look for in the car park to spot @? \
/ @ - red, blue or what? / How is the body of @ painted? \
/ If @ gets scratched, which touch-up pot do I need?

= expense claim, claim; claim_no, claim_id, expense_id; id code
claimant, submitter, filed_by*; full; Who wants money back through @? / Who handed in @? \
/ Whose pocket did the money for @ come out of? / To whose account is @ refunded? \
/ @ - whose spending was that? / Name the claimant of @.
approved_by*, approver, line_manager; full; Which boss let @ through? \
/ Who waved @ on to accounting? / Whose permission does @ carry? / @ - who nodded it off? \
/ Who is the approver of @? / Who checked @ and said the company would pay?
claimed*, amount, outlay; price; How much was spent according to @? \
/ What sum do they want reimbursed in @? / What do the bills in @ add up to? \
/ @ - how much are they asking for? / How expensive was everything in @ taken together? \
/ State the outlay in @.
cash_advance, prepayment; price; How much travel money was handed over before @? \
/ Was there a cash advance for @? / What did they get in hand ahead of time for @? \
/ @ - what did we give them up front? \
/ Which sum is subtracted in @ since it had been paid out early? \
/ What had the cashier already given out for @?
cost_centre, department, charged_to*; department; Whose budget does @ come out of? \
/ Which unit bears @? / Where in the company do we book @? / @ - which division foots it? \
/ What cost centre do I put for @? / Which part of the organisation gets poorer by @?
destination, travelled_to*, trip; city; Where did the journey in @ lead? \
/ Which town was visited for @? / Where were the hotel nights of @? / @ - they went where? \
/ To what city did somebody travel on @? / What's the destination behind @?
receipts, vouchers, attachments; small; How many slips came with @? \
/ On what number of papers does @ rest as evidence? / Proofs stapled to @, how many? \
/ @ - how many bills enclosed? / Count the receipts in @. / How many scans must I check for @?
submitted*, filed*, filing_date; date; When did @ land in the inbox? \
/ On what day was @ handed in? / How long has @ been lying here, since which day? \
/ @ - typed in when? / What's the filing date of @? / Find the day accounting got @.

= applicant, candidate, job applicant; applicant_name, candidate, full_name; full
position, vacancy, applied_for*; job; What does @ want to work as? \
/ For which opening did @ write to us? / What would @ do here if hired? \
/ @ - which role is that about? / Which position is @ after? \
/ In what trade does @ hope to start with us?
interview, interview_date, invited_for*; date; When do we get to see @? \
/ On what day is @ coming in for a talk? / When does the panel sit down with @? \
/ @ - asked to come in when? / Look up the interview date for @. \
/ Which day must I keep free to meet @?
interviewer, recruiter; full; Who is going to question @? / Who from our side talks to @? \
/ Who will sit across the table from @? / @ - which of us is doing the grilling? \
/ Name the recruiter for @. / Whose impression of @ should I ask for after the talk?
referred_by*, referrer, recommended_by*; full; Who pointed @ out to us? \
/ Who gets the bonus if we hire @? / Through whom did @ hear of the job? \
/ @ - who put in a good word? / Was @ recommended by anybody? / Who vouches for @?
desired_salary, salary_expectation, asking_pay; amount; How much does @ want to earn? \
/ What would we have to pay @? / Which wage is @ hoping for? / @ - how expensive if we hire? \
/ What figure did @ name for a yearly income here? / Tell me the salary expectation of @.
current_salary, present_pay; amount; What does @ make at the moment? \
/ How much does @ earn where they work today? / What is the old employer paying @? \
/ @ - what are they on right now? / Which income would @ give up by switching to us? \
/ State the current salary of @.
notice, notice_period, availability; duration; How long is @ still tied to the old firm? \
/ How soon could @ start after saying yes? \
/ How much time does @ need to get out of the present job? / @ - how long until free? \
/ Is there a notice period for @? / How long must we wait for @ once hired?
email, mail, mail_address; email; Where do I write to @? \
/ Where should the rejection or offer for @ be sent? / How can @ be reached in writing? \
/ @ - what do I put in the To line? / Is there an email for @? \
/ To which inbox goes the invitation for @?

= asset, fixed asset, inventory item; asset_tag, asset_no, inventory_no, tag; numbered id
purchase_price, acquisition_cost; amount; How much did we pay for @? / What did @ cost when new? \
/ How deep did we reach into our pockets for @? / @ - bought for how much? \
/ What sum was on the bill for @ back then? / State the acquisition cost of @.
book_value, carrying_amount, residual_value; amount; What is @ still worth in our accounts? \
/ At how much does @ stand on the balance sheet today? \
/ How much remains of @ after depreciation? / @ - what's left, in money? \
/ What loss do we book if @ burns down now? / Give me the book value of @.
acquired*, purchase_year, bought_in*; year; Since when has @ been ours? \
/ In what year did we get @? / How old is @, which year is it from? / @ - new in what year? \
/ When did @ come into the company? / Which purchase year does the list have for @?
written_off_by*, end_of_life, retirement; year; When is @ fully depreciated? \
/ In which year will @ be scrapped? / How long are we going to keep @, until what year? \
/ @ - out the door when? / When must we budget for a successor to @? \
/ What's the planned end of life of @?
location, kept_at*, premises; site; Where does @ stand? / Where do I find @ when taking stock? \
/ In which building is @? / @ - it's been put where? / What location is recorded for @? \
/ Where should the movers fetch @?
custodian, responsible, caretaker; full; Who looks after @? \
/ Who gets in trouble if @ disappears? / Whom do I ask if I want to borrow @? \
/ @ - in whose hands? / Name the custodian of @. / Who signed for having received @?
manufacturer, maker, brand; company; Which firm built @? / Whose factory did @ come from? \
/ Whose logo is on @? / @ - what make is it? / Look up the manufacturer of @. \
/ To which firm do I turn for spare parts for @?
serial, serial_no, factory_id; hex; What's stamped on the nameplate of @? \
/ Which string tells @ from its identical twins? \
/ What do I read out to the warranty hotline about @? / @ - what does the sticker underneath say? \
/ Is there a serial for @? / What was engraved in @ at the factory?

= training course, course, workshop; course_code, course_no, course_title, workshop_id; book code
trainer, instructor, lecturer; full; Who is teaching in @? / Who stands at the front in @? \
/ From whom do people learn in @? / @ - who's holding it? / Name the instructor of @. \
/ Whose slides are shown in @?
venue, location, held_at*; address; Where do I have to go for @? \
/ What do I tell the taxi driver on the way to @? / In which street is @ given? \
/ @ - where's that going on? / Find the venue of @. / Which door do I knock on to sit in on @?
capacity, seats, places; count; How many can sign up for @ at most? \
/ With how many people is @ full? / Up to what number does @ take people? \
/ @ - upper limit of learners? / What's the capacity of @? / How many desks are set up for @?
enrolled*, registrations, bookings; count; What number of people have put their names down for @? \
/ How many learners has @ got so far? / How popular is @, in sign-ups? / @ - how many are going? \
/ Count the registrations for @. / How many handouts must I print for the people coming to @?
fee, tuition, price; price; What does a seat in @ cost? / How much is charged for @? \
/ What will my boss have to pay if I do @? / @ - how dear is it? / Is there a fee for @? \
/ What sum is due on joining @?
duration, course_length, lasts*; duration; How long does @ take? \
/ How much of my time will @ eat up? / For how long would I be away from work for @? \
/ @ - short or long? / What's the course length of @? \
/ From opening to closing, how long does @ go on?
certificate_validity, valid_for*, refresher_interval; duration; \
How long is the paper from @ good for? / After how long must I repeat @? \
/ How soon does what I earned in @ lapse? / @ - how long am I certified afterwards? \
/ When does a pass in @ wear off, counted from the exam? / State the certificate validity of @.
accredited_by*, awarding_body, certifier; company; Who recognises @ officially? \
/ Whose stamp is on the diploma for @? / Which outside firm stands behind the exam in @? \
/ @ - certified through whom? / Which awarding body goes with @? \
/ What organisation has to vouch that @ meets the standard?

= complaint, grievance, case; complaint_no, case_id, complaint_ref; code id
complainant, raised_by*, client; full; Who is unhappy in @? / Who first came to us with @? \
/ To whom do we owe an apology over @? / @ - who's angry with us? / Name the complainant in @. \
/ Whose letter set off @?
handler, case_worker, agent; full; Who of us is dealing with @? / Which colleague took on @? \
/ Whose pile is @ on? / @ - who's looking into it? / Which case worker got @? \
/ Whom in the office do I ask how @ is going?
defect, fault, allegation; problem; What went wrong in @? / What are they cross about in @? \
/ Which trouble is described in @? / @ - what's the matter? \
/ What is it that we're accused of in @? / Sum up the defect in @.
cause, root_cause, explanation; cause; What brought @ about? \
/ Why could @ happen in the first place? / What is to blame for @? / @ - due to what? \
/ What do we have to change so that @ isn't repeated? / State the root cause of @.
received*, logged*, date_opened; date; When did @ reach us? \
/ On what day was @ put into the system? / Since when have we known about @? / @ - came in when? \
/ From what day does the clock run on @? / Which day was @ logged?
resolved*, closed_on*, settlement_date; date; When was @ cleared up? \
/ On which day did we get @ out of the way? / Since when can we forget about @? \
/ @ - done with when? / Look up the settlement date of @. \
/ What day did the matter of @ come to rest?
refund, compensation, goodwill_payment; price; How much did they get back because of @? \
/ What did @ cost us? / With what sum did we make up for @? \
/ @ - how much were they given for their trouble? / Was compensation paid for @? \
/ How much money calmed things down in @?
callback_number, phone, reach_at*; phone; What do I dial to talk about @ with whoever sent it? \
/ How can I answer @ by voice? / What line does the sender of @ pick up on? \
/ @ - I'd like to call them, where? / Is there a callback number in @? \
/ I have news about @, at which digits do I catch them?

= shift, duty; shift_id, shift_code, duty_no, roster_no; id pair
clock_in, starts_at*, begin; time; From when on do I work in @? / At what hour does @ begin? \
/ When must I be there for @? / @ - how early is that? / From what o'clock am I late for @? \
/ When does the crew of @ take over?
clock_out, ends_at*, knocking_off; time; When can I go home after @? \
/ Until what hour does @ run? / When does @ hand over to the next crew? / @ - free again when? \
/ Tell me the clock out for @. / At what o'clock are people released from @?
break, pause, rest; duration; How long may I sit down and eat during @? \
/ How much time off is there in the middle of @? / For how long do they put down work in @? \
/ @ - how much time for lunch? / Does @ have a break? \
/ How long can I be away for a smoke and a sandwich in @?
supervisor, shift_lead, foreman; full; Who's the boss during @? / Who gives the orders in @? \
/ Whom do I tell that I'm ill before @? / @ - who's in charge? / Name the shift lead for @. \
/ To whom do I report trouble in @?
stand_in, substitute, on_call*; full; Who jumps in if somebody drops out of @? \
/ Whom do we call when people are missing in @? / Who fills a gap in @ at short notice? \
/ @ - who covers for the sick? / Is there a substitute for @? \
/ Who waits at home in case @ is short of hands?
post, station, workplace; counter; Where do I stand during @? / Which desk has to be manned in @? \
/ At what window will people find me in @? / @ - where am I put? / What's the post for @? \
/ Which till am I sent to on @?
hourly_rate, wage, pay; price; What do I earn per hour in @? \
/ How much does an hour of @ bring in for me? / What is each hour worked in @ worth? \
/ @ - how well is it paid? / How much does the firm spend on one person for one hour of @? \
/ State the wage for @.
weekday, day, day_of_week; weekday; Is @ on a Friday or when? \
/ Between Sunday and Saturday, when do I turn up for @? / @ - weekend or in between? \
/ Which column of the weekly rota holds @? / Under which of Monday to Sunday is @ listed? \
/ When in the week is @ scheduled?
"""
