"""Sorts of records of private life, in the format of record_schemas.py.

Training alone has them. Whoever wrote them had seen neither those there nor the evaluation."""

HOUSEHOLD = """
= pet, patient; chip, chip_number, tag_id; number code
species, creature, kind; animal; What sort of creature is @? \
/ Is @ a fox, a finch or something else? / @ - furry, feathered, what is it exactly? \
/ Tell me which animal we registered as @. / What will I be looking at when @ comes in?
owner, keeper, human; full; Who brings @ to the practice and takes it home again? \
/ Whose pride and joy is @? / In whose household does @ live? / Name the person @ belongs to. \
/ @ ran off, whom do we tell? / Is somebody listed as owner of @?
vet, veterinarian, treated_by*; doctor; Who treats @ when something hurts? \
/ Which doctor looks after @? / Under whose medical care is @? / Ask whom about the X-rays of @? \
/ @ - normally examined by? / Which vet knows the case of @ best?
last_visit, examined*, previous_consultation; date; When were we last here with @? \
/ On what day did @ most recently sit in the waiting room? \
/ @ was most recently looked over when? / How far back was the latest examination of @? \
/ Give me the day @ was seen most recently.
next_visit, recall, due_back*; date; When does @ have to come in again? \
/ I need to bring @ back on which day? / Is an upcoming appointment booked for @? \
/ @ - return visit is when? / By which day do we expect @ here again? \
/ Look up when @ is scheduled for its following check.
weight, body_mass; weight; How heavy is @? / What did the scales show for @? \
/ How much does @ weigh? / Put @ on the balance, what does it read? \
/ I need the mass of @ for the dosage. / Is @ too fat, what was measured?
medicine, drug, prescription; medicine; What does @ have to swallow every day? \
/ Which pills did we hand out for @? / @ is being medicated with what? \
/ Tell me the drug @ is on. / Does @ get any tablets? / What substance was prescribed for @?
diagnosis, complaint, disease; illness; What is wrong with @? / Why is @ feeling so poorly? \
/ What has @ come down with? / Which ailment did they find in @? / @ - sick with what? \
/ Has a disease been noted for @?

= subscription, plan; name, service_name, label; coined pair
fee, monthly_charge, rate; price; What does @ set us back every month? \
/ How much leaves my account each month because of @? / How expensive is @ per month? \
/ What would we save monthly by dropping @? / @ - how many dollars a month? \
/ State the regular rate for @.
signup_fee, activation_cost, joining_charge; price; What did I have to pay once to get @ going? \
/ How much was the one-off payment at the start of @? / Was there an activation cost for @? \
/ What did just signing up for @ cost? / @ - entry price, paid one single time?
renewal, rolls_over*, next_term; date; When does @ extend itself automatically? \
/ On which day will @ go into another round? \
/ I forgot to cancel, when does @ continue by itself? / Look up the renewal of @. \
/ The next period of @ begins when?
started*, since*, signup_day; date; When did we first sign up for @? \
/ Since what day have I been paying for @? / On which day did @ begin? \
/ How long have we had @, from when on? / Find the day somebody took out @.
payer, billed_to*, cardholder; full; Whose credit card does @ go on? / Who foots the bill for @? \
/ Which of us is charged for @? / From whose pocket does the money for @ come? \
/ @ - who pays for it? / Name the cardholder behind @.
login, account, sign_in; email; Which address do I type in to get into @? \
/ With what e-mail are we registered at @? / Where are the receipts for @ mailed to? \
/ I can't get into @, what is my username? / Is there a login for @? \
/ Tell me the mail address used at @.
notice, cancellation_period; duration; How long beforehand must I quit @? \
/ How early do we have to give notice on @? / I want out of @, how much lead time is needed? \
/ @ - how long in advance to cancel? / Between cancelling and the end of @, how much time passes?
state, status; status; Is @ still running? / Can we use @ at the moment? \
/ How do things stand with @? / Did I ever cancel @ or what? / @ - active, paused or gone? \
/ In what condition does the list show @?

= vaccination, shot, jab; record_id, entry, vaccination_no; id code
recipient, vaccinated*, given_to*; full; Who was pricked for @? / Whose arm was it for @? \
/ Into whom did @ go? / Which person is protected thanks to @? / Name the one who received @. \
/ @ - for whom in the family?
doctor, administered_by*, physician; doctor; Who actually gave @ that day? \
/ Which physician held the needle for @? / By whom was @ administered? \
/ Whose stamp and signature are next to @? / Whom do I ask whether @ was done properly? \
/ @ - injected by which doctor?
disease, protects_against*, target; illness; What is @ supposed to prevent? \
/ Against which disease does @ help? / Thanks to @ nobody catches what? \
/ Which infection was @ meant to ward off? / @ - immunity to what? \
/ What illness was the reason for @?
lot, batch, charge_no; hex; From which batch did @ come? \
/ There is a recall, what was printed on the vial of @? \
/ Give me the string on the sticker for @. / How can the manufacturer trace the vial used for @? \
/ @ - what does the bottle label say?
given*, administered_on*, injection_day; date; When did @ take place? / On what day was @ done? \
/ Which day was the needle for @? / When did the syringe come out for @? \
/ @ happened when, exactly? / Find the day stamped beside @ in the booklet.
booster, refresher, repeat_due*; date; When does @ need to be repeated? \
/ On which day should @ be topped up? / The protection from @ must be renewed when? \
/ Is a booster planned after @? / @ - follow-up dose on? \
/ When do we have to come back for another round after @?
body_part, site, limb; body; Where on the body was @ given? / Which part of me hurt after @? \
/ Into what did they stick the needle for @? / @ left a sore spot where? \
/ Where should I look for redness from @? / Name the limb chosen for @.
clinic_city, town, location; city; In which municipality was @ done? \
/ Where did we travel to for @? / Which city's clinic handled @? \
/ Where were we living at the time of @? / @ - in what town is that practice?

= household bill, utility bill; reference, bill_no, payment_reference; code number
sender, issuer, utility; company; Who is asking us for money with @? / Which firm sent us @? \
/ From which company did @ arrive in the mailbox? / To whom do I complain about @? \
/ Whose letterhead is on @? / @ - who gets the money?
total, amount_due, sum; price; How much do we owe for @? \
/ What do I need to transfer to settle @? / How high did @ turn out? \
/ How many dollars does @ come to? / What is the total on @? / Paid on time, what does @ cost us?
late_fee, penalty, surcharge; price; What is added if we miss the deadline for @? \
/ How much extra for paying @ too late? / Forgetting @ would cost us what on top? \
/ Is there a penalty attached to @? / What do they punish us with when @ is overdue?
due*, deadline, pay_by*; date; By when must @ be settled? \
/ How long may I leave @ unpaid, until which day? \
/ When is the money for @ expected at the latest? / After which day do reminders for @ start? \
/ What is the deadline for @?
paid_on*, settled*, payment_day; date; When did we actually pay @? \
/ On which day did the money for @ leave the account? / @ was cleared when? \
/ Did anyone transfer @, and on what day? / Which day's bank statement shows @? \
/ Tell me when @ was settled.
responsible, housemate, handled_by*; person; Who takes care of @ at home? \
/ Which of us promised to pay @? / Whose job is it to transfer @? / I'm not doing @, so who is? \
/ Name the housemate in charge of @. / @ - whose turn is it?
reading, meter_reading, units_used; count; What did the meter show for @? \
/ How many units did they charge us for on @? / Which counter value was used to calculate @? \
/ How much consumption stands behind @, in units? / @ - units read off in the cellar?
hotline, contact_phone, support_line; phone; Which digits do I dial to dispute @? \
/ Where can I call about @? / Is there a phone number for questions on @? \
/ I'd like to ring somebody about @, how? / Look up the hotline printed on @. \
/ @ looks wrong, what should I dial?

= policy, insurance policy, cover; policy_no, contract_id, policy_code; number code
insurer, carrier, underwriter; company; With which company did we sign @? \
/ Who would pay out under @? / Whose name is on the letterhead of @? \
/ Which firm carries the risk for @? / @ is with whom, which insurer? \
/ To what company do my payments for @ go?
holder, insured_person, policyholder; full; Who took out @? / In whose name is @? \
/ Who signed for @ and pays for it? / Whose contract is @? / Name the policyholder of @. \
/ @ belongs to which family member?
beneficiary, payee, heir; full; Who gets the money if @ pays out? / Who profits when @ falls due? \
/ To whom would the payout from @ go? / Is anyone named as beneficiary of @? \
/ @ - in case of death, money to? / Whom would @ make rich?
premium, yearly_cost, contribution; price; How much do we pay in every year for @? \
/ What does @ cost us per year? / How expensive is it to keep @? / What is the premium for @? \
/ What would I save a year without @? / @ - how big an annual payment?
sum_insured, limit, coverage; amount; What is the most @ would pay? \
/ Up to how much are we covered by @? / How large could a payout from @ be? \
/ Beyond what figure does @ stop helping? / State the coverage of @. \
/ @ - worst case, how much would I receive?
deductible, excess, own_share; amount; How much of any damage do we bear ourselves under @? \
/ From what loss upward does @ start paying? / What would I still have to chip in despite @? \
/ How big is the excess on @? / @ - what part stays with me per claim?
peril, hazard, insured_against*; disaster; What kind of catastrophe does @ protect us from? \
/ @ helps if what happens? / Which hazard is covered by @? \
/ What are we no longer afraid of because of @? / Against which misfortune did we take out @? \
/ What must strike before @ pays?
expires*, end, valid_until*; date; How long are we covered by @, until what day? \
/ When does @ run out? / From which day on would we be unprotected without @? \
/ On what day must @ be replaced by something new? / The last day of @ is? \
/ @ - over and done on?

= pupil, schoolchild, student; name, full_name, pupil_name; full
class_teacher, form_tutor, homeroom_teacher; person; Who is in charge of the class @ sits in? \
/ Which adult at school looks after @? / Whom should parents see about @ on open evening? \
/ Who signs the report card of @? / @ is in whose form? / Name the tutor of @.
guardian, parent, next_of_kin; person; Who is raising @? / Who at home is responsible for @? \
/ Whom do we invite when @ misbehaves? / Which grown-up may pick up @ after lessons? \
/ Is a guardian on file for @? / @ broke a window, who must be told at home?
emergency_phone, home_phone, contact; phone; What do I dial if @ gets hurt? \
/ @ has a fever, which number should I ring? / How can the family of @ be reached by telephone? \
/ Is there a phone number for the home of @? / Look up whom to call about @, just the digits.
favourite, best_subject, strength; subject; What is @ best at in class? \
/ Which lessons does @ enjoy most? / Where does @ collect the top grades? / In what does @ shine? \
/ @ - strongest in what? / Name the favourite of @ on the timetable.
struggles_with*, weak_subject, tutoring; subject; What does @ find hardest at school? \
/ In what does @ need extra help? / Where are the grades of @ worst? \
/ Which lessons give @ trouble? / @ may have to repeat an exam, in what? \
/ For what should I find @ a tutor?
birthday, born*, party_day; date; When do we sing for @ in class? \
/ On which day does @ turn a year older? / When was @ born? / On what day does @ bring cake? \
/ When should a greeting card for @ be ready? / @ - blows out candles when?
absences, days_missed, sick_days; count; How many days has @ been missing? \
/ How often did @ not show up this year? / How much school did @ skip, in days? \
/ Give me the number of empty-chair days for @. / How many times was @ marked as away?
home_language, mother_tongue, native_language; language; What does @ speak at home? \
/ In which language do the parents talk to @? / What did @ grow up speaking? \
/ I need an interpreter for the family of @, speaking what? \
/ Which tongue comes most naturally to @?

= exam, test, paper; exam_no, sitting, exam_code; id code
candidate, examinee, test_taker; full; Who had to sit @? / Whose answers are in @? \
/ Who had to sweat over @? / Which student took @? / To whom do we send the result of @? \
/ @ was written by whom?
examiner, marker, graded_by*; full; Who read and marked @? / Whose red pen went over @? \
/ Who decided on the grade in @? / To whom do I appeal about @? / Name the examiner for @. \
/ @ - corrected by which person?
subject, discipline; subject; What was @ about? / Which school lesson does @ belong to? \
/ What must one study for @? / What knowledge did @ put to the test? \
/ @ - maths, history or what? / In which discipline was @ held?
result, mark, grade; percent; How did @ go? / How well was @ answered? \
/ What share of the points was reached in @? / Which mark came out of @? \
/ How good was the outcome of @? / @ - scored how much in the end?
pass_mark, threshold, minimum; percent; How much was needed to get through @? \
/ Below what level did one fail @? / What was the least one had to reach in @? \
/ Where was the bar set for @? / Just enough to scrape through @ was how much?
starts*, begins*, kickoff; time; At what time do we have to be seated for @? \
/ When in the morning or afternoon does @ begin? / What does the clock say when @ opens? \
/ I must set my alarm, what time is @? / Pens may be picked up for @ at?
length, duration, time_allowed; duration; How long does one get for @? \
/ How much time is there to write @? / After how long are the sheets of @ collected? \
/ @ takes how long from start to finish? / State the time allowed for @.
weekday, day_of_week; weekday; On which day of the week is @? \
/ Is @ on a Monday or later in the week? / @ - Tuesday, Thursday, or? \
/ Between Monday and Sunday, where does @ lie? / Which weekday does @ fall on?

= gym member, member; member_name, full_name, card_holder; full
trainer, coach, instructor; person; Who works out with @? \
/ Who shows @ how the machines are used? / Which coach drew up the program for @? \
/ By whom is @ being trained? / Whom does @ blame for sore muscles? \
/ Who on our staff supervises the workouts of @?
emergency_contact, relative, notify*; person; Whom do we inform if @ collapses on the treadmill? \
/ @ has fainted, which relative should hear about it? \
/ In case of an accident to @, who must know? / Name the one to alert when @ is hurt. \
/ Who wants to be told if something happens to @?
joined*, signed_up*, entry_day; date; When did @ sign the contract with us? \
/ Since what day has @ been one of us? / On which day did @ first enrol? \
/ @ - with the gym since? / When did the membership of @ begin?
expires*, paid_until*, contract_end; date; Until when may @ still train here? \
/ When does the card of @ stop working? / After which day should the door refuse @? \
/ The membership of @ runs out when? / @ - valid till what day? \
/ How long has @ paid ahead, until which day?
dues, fee, subscription; price; What do we charge @ each month? \
/ How much does working out here cost @? / What is debited from the account of @? \
/ How many dollars does @ bring in per month? / Tell me the fee for @. / @ pays us how much?
locker_code, combination, pin; secret; With which digits does @ open the locker? \
/ @ forgot how to unlock the cupboard, what is it? / What must @ type in to get at the gym bag? \
/ Look up the combination for @. / Is a secret code stored for @?
sport, discipline, course; sport; What does @ come here to practise? \
/ Which kind of exercise is @ enrolled in? / What does @ play? \
/ For which sport is @ getting fit? / @ - cricket, tennis, or what? \
/ Among the boxers or the swimmers, where would I meet @?
injury, sore_spot, take_care_of*; body; Where is @ hurt? \
/ Which part of the body should @ go easy on? / What did @ sprain? \
/ @ must not put any strain on what? / Doctor's note for @ - what needs rest? \
/ Does @ have an injury to watch out for?

= trip, booking, travel booking; booking_code, trip_id, locator; code pair
destination, going_to*, arrival_city; city; Where are we headed with @? / Where does @ take us? \
/ To which city does @ go? / I'm packing for @, where will I end up? \
/ What is the destination of @? / For which place do I need a map on @?
origin, leaving_from*, home_airport; city; Where does @ set out from? \
/ From which city do we leave on @? / Where must I turn up to begin @? \
/ What is the starting point of @? / @ - departing out of where? / In which city does @ kick off?
traveller, passenger, booked_for*; full; Who is going on @? / For whom was @ booked? \
/ Whose passport do they check on @? / Whose holiday is @? / Name the passenger of @. \
/ Which person gets to see the world with @?
departs*, outbound*, leaving_day; date; When does @ start? / On which day do we set off on @? \
/ From what day on must somebody water my flowers because of @? \
/ By when do the suitcases for @ have to be packed? / @ - out on which day?
returns*, back_home*, homecoming; date; When will we be back from @? / On which day does @ end? \
/ When can I expect you at home after @? / @ - flying home on? / The last day of @ is when? \
/ Tell the neighbours when we get home from @.
price, fare, cost; price; What did we pay for @ altogether? / How much money does @ swallow? \
/ How expensive is @? / What did they charge us for @? / Is @ affordable, what is the price? \
/ How many dollars went into @?
hotel_address, lodging, accommodation; address; Where are we sleeping on @? \
/ What do I tell the taxi driver to reach the hotel on @? \
/ Which street and house is our stay for @? / Where do I send a postcard to somebody away on @? \
/ @ - accommodation is where exactly?
flight, connection, plane; flight; What do we board for @ at the airport? \
/ What should I look for on the departures board for @? / By what flight does @ go? \
/ Under which airline number does @ take off? / I want to track @ in the air, what do I enter?

= recipe, cookbook entry; recipe_no, card, index_no; number id
dish, makes*, result; dish; What do you get when you cook @? \
/ What will be on the plate after following @? / @ turns into what in the end? \
/ What are we eating if I prepare @? / Which dish does @ describe? / @ - how to make what?
main_ingredient, base; ingredient; What do you need most of for @? \
/ Without what is @ impossible to cook? / What is @ mainly made of? \
/ Which item forms the heart of @? / I'm shopping for @, what matters most? \
/ @ is built around which food?
garnish, topping, decoration; ingredient; What is sprinkled over @ before serving? \
/ What goes on top of @? / How is @ decorated, with what? \
/ What do I scatter on @ at the very end? / Is there a garnish for @? / @ - what finishing touch?
oven_temperature, heat, bake_at*; temperature; How hot must it be for @? \
/ To what do I set the oven for @? / What should the thermometer say while @ is baking? \
/ @ - preheat to how much? / Where do I turn the dial for @? / Give me the heat needed for @.
cooking_time, time_needed, takes*; duration; How long until @ is ready? \
/ How much time should I plan for @? / For how long do I stand in the kitchen with @? \
/ @ goes from raw to finished in? / When guests are hungry, how long must they wait for @? \
/ What should my kitchen timer show for @?
servings, portions, feeds*; small; How many people get full from @? \
/ For how many plates is @ enough? / How many can I invite if I make @? \
/ @ - meant for how many eaters? / State the number of portions in @. \
/ How many mouths does @ satisfy?
author, contributed_by*, passed_on_by*; full; Who wrote down @? / From whom did we get @? \
/ Whose kitchen does @ stem from? / Who came up with @ originally? / To whom do we owe @? \
/ Which cook's name is under @? / @ - handed down by?
served_with*, drink, pairing; drink; What do we pour alongside @? \
/ What belongs in the glasses with @? / What should guests sip when eating @? \
/ Which beverage goes well with @? / Suggest a drink for @. \
/ @ makes thirsty, what is recommended?

= bicycle, bike; frame_number, frame_no, sticker; number code
rider, owner, ridden_by*; full; Who rides around on @? / Whose bike helmet goes with @? \
/ Who usually sits in the saddle of @? / If @ gets stolen and found, who should have it back? \
/ Whom do I ask before borrowing @? / Is an owner known for @?
mechanic, serviced_by*, repairer; full; Who fixes @ when it breaks? \
/ Who repaired the brakes of @? / Whose workshop hands were on @? \
/ To whom do I take @ when it rattles? / Who oiled and tuned @? / @ - name of the mechanic?
colour, paint, finish; colour; What does @ look like, red or blue? \
/ Which shade is the frame of @? / How was @ painted? \
/ In a crowded stand, what hue makes me spot @? / @ - lacquered in what tone? \
/ For the police report, what colour is @?
mileage, odometer, ridden_so_far*; distance; How far has @ been pedalled in all? \
/ How much road has @ covered? / What does the little computer on the handlebar of @ show? \
/ How worn is @, going by the way travelled? / State the mileage of @. / @ - total way so far?
bought*, purchase_day, acquired*; date; When did we get @? / Since which day have we had @? \
/ On what day did @ come out of the shop? / When was the sales slip for @ issued? \
/ @ joined our household when? / The warranty for @ counts from which day?
inspection, next_service, checkup; date; When is @ due in the workshop again? \
/ On which day should someone look over @ next? / The chain and brakes of @ will be checked when? \
/ @ has to be handed in for maintenance on? / Look up the coming inspection of @.
lock_code, combination, padlock; secret; How do I open the chain on @? \
/ Which digits free @ from the rack? / What must I dial to unlock @? \
/ I'd like to take @, but it is locked, what opens it? / Tell me the combination for @. \
/ @ - numbers to get it loose?
worn_part, spare, to_replace*; part; What on @ needs changing? / Which component of @ is broken? \
/ What should we buy to repair @? / What is about to fall off @? \
/ @ won't ride properly because of what? / Order which spare for @?

= ancestor, relative, family member; name, full_name, person_name; full
born*, birth_year, came_into_the_world*; year; When did the life of @ begin? \
/ In which year was @ born? / Since when was @ in this world? \
/ How far back was @ a newborn, in what year? / For what year do I search the baptism of @? \
/ @ first saw daylight when?
died*, death_year, passed_away*; year; When did we lose @? / In which year was the funeral of @? \
/ What closing year is carved on the gravestone of @? / Until when did @ live? \
/ When did @ breathe for the last time? / @ - dead since which year?
birthplace, hometown, native_city; city; Where did @ come into the world? \
/ From which town does @ come? / Where did the cradle of @ stand? \
/ Which city's parish register lists the baptism of @? \
/ In what city did @ take the very first steps? / What was the birthplace of @?
buried_in*, resting_place, cemetery; city; Where can I lay flowers for @? \
/ In which city's graveyard does @ lie? / Where did mourners carry the coffin of @? \
/ To what city do I travel to see the tombstone of @? / Where is @ buried in the ground? \
/ @ found eternal rest in?
occupation, trade, profession; job; What did @ do for a living? / How did @ earn bread? \
/ Which work fed the family of @? / @ toiled all those years as what? / What trade had @ learned? \
/ I want to know what @ was by calling.
spouse, married_to*, partner; full; Who stood at the altar with @? / To whom did @ say yes? \
/ With whom did @ share a home and children? / Did @ have a husband or wife? \
/ Whose ring did @ wear? / Name the spouse of @.
children, offspring, descendants; small; How many sons and daughters did @ have? \
/ How many little ones did @ bring up? / How big was the brood of @? \
/ How many names hang directly below @ in the tree? / @ had how many kids? \
/ Give the number of offspring of @.
emigrated_to*, new_homeland, settled_in*; country; Where abroad did @ start over? \
/ To which country did @ emigrate? / @ boarded the ship bound for what land? \
/ Which nation took in @? / Where did @ find a second home overseas? \
/ @ - left the old country for?
"""
