"""Sorts of records of trade, leisure and culture, in the format of record_schemas.py.

Training alone has them. Whoever wrote them had seen neither those there nor the evaluation."""

TRADE = """
= parcel, package; tracking, tracking_code, parcel_id, waybill; code id
addressee, recipient, consignee; full; Who is @ meant for? / Whose doorbell do we ring with @? \
/ Look up who is waiting for @. / Name the person @ was sent to. \
/ Which person gets @ in the end? / @ - made out to whom?
courier, driver, carrier_staff; full; Who had @ in the van? \
/ Find out who was carrying @ on its last leg. / Which of our people took @ round? \
/ Who do I ask if @ fell off the truck? / @ - on whose delivery round? \
/ Tell me who drives @ to the door.
sender, shipper, merchant; company; Which firm sent @? \
/ Who would @ go back to if nobody accepts it? / Where did somebody buy what is in @? \
/ @ comes from which business? / Which shop do I complain to about the contents of @? \
/ Give me the company behind @.
weight, mass; weight; How heavy is @? / What did the scales say for @? \
/ How many grams am I lifting with @? / Put @ on the balance: what does it read? \
/ What does @ weigh with its packaging? / @ - light or heavy, exactly?
posted_at*, dispatch, accepted*; date_time; When was @ dropped off at the post office? \
/ Since what moment has @ been on its way? / When did we take @ in from the sender? \
/ Tell me when the journey of @ began. / @ - shipped when? / First scan of @ was when?
delivered_at*, handover, dropped*; date_time; When did somebody finally get @ into their hands? \
/ At what moment did @ reach the door? / Has @ arrived, and if so when? / When was @ signed for? \
/ Show me the timestamp of the last scan of @. / @ - there since when?
destination, drop_address, deliver_to*; address; Where is @ headed? \
/ To which house do we bring @? / What street and number is written on @? \
/ I have @ here - where must I take it? / Which front door should @ end up at? \
/ Read me the label of @: which building?
insured_value, cover, declared_value; price; How much do we pay out if @ gets lost? \
/ What is @ worth according to its papers? / For what sum is @ protected against damage? \
/ If @ is crushed, how much can be claimed? / What compensation is due when @ vanishes? \
/ @ - insured for how much?

= container, shipping container, freight container; container_no, unit_code, box_id; code id
vessel, ship, carried_by*; ship; What is @ sailing on? / On board of what was @ loaded? \
/ Which boat has @ on deck? / Find the name on the hull that carries @. \
/ @ - stowed on which steamer? / What do I look for on the quay to find @?
cargo, contents, commodity, load; goods; What is inside @? / Open @ and what do you find? \
/ What has been packed into @? / What are we shipping in @? / @ is full of what? \
/ Tell customs what to expect in @.
origin_country, loaded_in*, origin; country; Where in the world was @ filled? \
/ From which state does @ set out? / Which nation exported @? / Name the land @ started from. \
/ @ - stuffed in what country? / Where did the journey of @ begin?
destination_country, discharge_country, bound_for*; country; \
Where in the world will @ be unloaded? / Which land imports @? \
/ To what part of the world is @ travelling? / Whose customs will have to clear @ in the end? \
/ @ - heading for which nation? / At the far end of its journey, where is @?
set_point, reefer_temp, cooling; temperature; How cold do we have to keep @? \
/ How warm may @ be inside? / What should the thermostat of @ show? \
/ Is @ refrigerated, and to what? / To how many degrees was @ set? \
/ @ - what is the climate inside?
eta, landing_day, arrival; date; When does @ get into port? \
/ On which day can we expect @ at the quay? / @ - due to land when? \
/ When is @ supposed to come ashore? / Tell me the day @ reaches the harbour. \
/ How soon will @ be here, what day?
free_until*, pickup_deadline, demurrage_start; date; \
By when must we fetch @ without paying storage? / When do penalty fees begin for @? \
/ Until which day may @ stand in the yard at no cost? / @ - last day before it costs us extra? \
/ After what day does the terminal charge for @? / What is the latest day to collect @?
seal_number, seal, lock_tag; number; Which digits are on the bolt that closes @? \
/ How do I check nobody has opened @? / What should the tag on the doors of @ read? \
/ Give me the seal for @. / @ was locked with which numbered tag? \
/ Read out what was stamped on the closure of @.

= reservation, hotel reservation, stay; reservation_no, confirmation, confirmation_code; code id
guest, lodger, reserved_for*; full; Who will be sleeping here under @? \
/ In whose name was @ made? / Who do I greet at the desk for @? / Which traveller belongs to @? \
/ @ - held for whom? / Tell reception who is coming with @.
check_in, first_night, arrives*; date; What day does @ begin? \
/ From which night on is a bed needed for @? / On what day do they turn up for @? \
/ @ - starting on what day? / By what day must clean sheets be on for @? \
/ Which day should the desk first expect @?
check_out, last_morning, leaves*; date; When can housekeeping strip the beds after @? \
/ Until what day does @ run? / On which day do we get the keys back from @? \
/ @ - gone again when? / When is the bill for @ settled and everyone off? \
/ From which day could we sell the bed of @ again?
nightly_rate, rate, per_night*; price; How much does one night cost under @? \
/ What do we charge for each night of @? / @ - what is it a night? \
/ Every extra night of @ would cost how much? / What tariff did we promise for @? \
/ At what nightly sum was @ sold?
deposit, prepayment, down_payment; price; How much of @ was paid in advance? \
/ What has already been put down for @? / How much do they lose if they cancel @? \
/ What did we take up front to hold @? / @ - sum received before the trip? \
/ Look up the advance we got for @.
party_size, guests*, heads*; small; How many people come with @? \
/ For how many should we lay breakfast under @? / @ - how big is the group? \
/ How many persons does @ cover? / Count the pillows needed for @. \
/ How many mouths does @ bring us?
expected_time, eta, arrival_time; time; At what hour will they ring the bell for @? \
/ How late do they get in for @? / What time of day should the desk be ready for @? \
/ Does the night porter have to wait up for @, until what time? / @ - here at what o'clock? \
/ Around what time do they reach the hotel for @?
phone, mobile, callback; phone; Where can I call about @? \
/ What do I dial if nobody shows up for @? / Is there a phone number for @? \
/ Which number did they leave with @? / I need to ring them about @ - what number? \
/ How do we reach them by telephone regarding @?

= restaurant, eatery, diner; restaurant_name, name, eatery; coined pair
signature_dish, speciality, house_dish; dish; What is @ famous for cooking? \
/ What should I eat when I go to @? / Which plate do people come to @ for? \
/ Tell me what the menu of @ is built around. / @ - best thing to have? \
/ What would a regular at @ recommend?
chef, cook, head_chef; full; Who runs the kitchen of @? / Who stands at the stove in @? \
/ Whose cooking do you taste at @? / I loved the meal at @ - who made it? \
/ @ - who wears the tall white hat? / Which person decides on the menu at @?
owner, proprietor, licensee; full; Who does @ belong to? / Whose money is in @? \
/ Who gets the profit from @? / Find the person who holds the lease of @. \
/ To whom would I make an offer for @? / @ - whose business is it?
seats*, covers*, capacity; count; How many diners fit into @? / How many chairs are there at @? \
/ Could we bring a big party to @, how many at most? \
/ When @ is packed, how many people eat there? / @ - how many can sit down at once? \
/ Up to how many guests can @ serve at a time?
rest_day, closed_on*, day_off; weekday; When in the week is there no point going to @? \
/ On what day do the staff of @ stay at home? / Which day are the shutters down at @? \
/ What day of the week is @ not open? / @ - shut when? / Which evening should I not plan for @?
opens_at*, opening, doors_open*; time; From what time can we be let into @? \
/ How early does @ start serving? / When do they unlock in the morning at @? \
/ Earliest I could get a table at @? / @ - open from when? / What hour does the day begin at @?
last_orders*, kitchen_closes*, final_call; time; How late can I still get something to eat at @? \
/ Until what time does the stove stay on at @? / When is it too late to ask for food at @? \
/ By what time must we have chosen at @? / @ - hot food till when? \
/ At what hour does the cook stop at @?
address, location, premises; address; Where do I find @? / What street is @ on? \
/ Give the taxi driver directions to @. / Where should we all meet if we eat at @? \
/ @ - which house, which street? / In which building do you find the tables of @?

= film, movie, motion picture; title, film_title, movie; book coined
director, directed_by*, filmmaker; full; Who sat behind the camera for @? \
/ Who shouted action on the set of @? / Whose vision was @? / @ - directed by? \
/ Who told the actors what to do in @? / Which person had the last word on the set of @?
lead, star, leading_actor; full; Who plays the main part in @? \
/ Whose face is on the poster of @? / Which actor carries @? / Who is the hero of @ played by? \
/ @ - starring whom? / Who got top billing in @?
budget, production_cost, cost; amount; How much was spent on making @? \
/ What did it take to get @ made, in dollars? / How expensive was @ to shoot? \
/ How much money did the producers sink into @? / @ - cheap or dear, how much went in? \
/ What sum was set aside for shooting @?
box_office, gross, takings*; amount; How much did @ earn? / What did cinemas take in with @? \
/ Was @ a hit, how much came in? / How much have audiences paid to watch @? \
/ @ - made how much at the tills? / Look up what @ brought in worldwide.
release_year, year, premiered*; year; When did @ first reach the cinemas? \
/ How old is @, from when? / How far back do I search for the first showing of @? \
/ Since when can people watch @? / @ - came out when? \
/ For which year's prizes could @ compete as a new entry?
language, original_language, spoken*; language; What do the actors of @ speak? \
/ Will I need subtitles for @, which tongue is it in? / In which language was @ recorded? \
/ What do we dub @ from? / @ - the dialogue is in what? \
/ What would I have to understand to follow @?
shot_in*, filming_country, locations*; country; Where did the cameras roll for @? \
/ If I visit the scenery of @, where do I fly? / Where did the crew travel to shoot @? \
/ Which landscape do we see in @, what country? / @ - filmed in what part of the globe? \
/ Name the land where the sets of @ stood.
studio, production_company, producer; company; Which firm made @? \
/ Who do I write to about the rights to @? / Whose logo appears at the beginning of @? \
/ What company paid for @? / @ - produced by which house? / Name the business that put @ out.

= song, track, tune; song_title, song, track_name; book coined pair
singer, vocalist, performer; full; Whose voice do you hear on @? / Whom do we hear singing @? \
/ Who stood at the microphone for @? / I heard @ on the radio - who was that? / @ - vocals by? \
/ Name the artist in front of the band on @.
songwriter, composer, writer; full; Who came up with @? / Who wrote the words and notes of @? \
/ Whose idea was the melody of @? / To whom do royalties for composing @ go? / @ - penned by? \
/ Find out whose pen @ came from.
tempo, bpm, beats*; count; How fast is @? / What do I set the metronome to for @? \
/ How quick should I drum on @? / Can you jog to @, how many a minute? \
/ @ - how many beats in a minute? / What pulse does the DJ need for @?
peak_position, chart_peak, highest_rank; small; How high did @ climb in the charts? \
/ What was the best place @ ever reached? / Was @ a hit, where did it top out? \
/ At which spot in the hit parade did @ stop rising? / @ - got up to number what? \
/ How near to number one did @ get?
label, publisher, record_label; company; Who put out @? / Which firm owns the recording of @? \
/ Under which imprint did @ appear? / Which company do I ask for a licence to use @? \
/ @ - on what label? / Whose logo was printed on the sleeve of @?
recorded_in*, studio_city, recorded_at*; city; Where was @ taped? \
/ In what town did the band lay down @? / Where were the microphones set up for @? \
/ Which place has the studio that gave us @? / @ - cut in which city? \
/ To which town did they travel to make @?
solo, solo_instrument, featured_instrument; instrument; \
What do you hear in the middle break of @? / What gets to shine by itself in @? \
/ Which instrument takes over when the singing stops in @? \
/ What should I learn to play the big part of @? / @ - what plays alone? \
/ What is being played in the long bit of @?
released*, year, issue_year; year; How old is @ by now? / When did @ come out? \
/ Since when has @ been on sale? / @ is an oldie, but from when? / @ - on the shelves since when? \
/ In what year could people first buy @?

= match, game, fixture; match_no, fixture_id, game_code; id code
home_team, home_side, hosts*; team; Who played on their own ground in @? \
/ Whose fans had the shortest trip to @? / Which club received the other one for @? \
/ Who did not have to travel for @? / @ - at whose place? / Name the club that staged @.
away_team, visitors*, guest_side; team; Who came from elsewhere to play @? \
/ Whose supporters sat in the small guest corner during @? / Which club had to take the bus to @? \
/ Who travelled for @? / @ - who was the guest? / What side was invited to @?
score, result, final_score; score; How did @ end? / How many goals for each by the close of @? \
/ What was on the board at the final whistle of @? / Tell me how @ turned out. \
/ @ - finished how? / I missed @, what was it at the end?
halftime_score, interval_score, at_the_break*; score; How did things stand midway through @? \
/ What was it when they went to the dressing rooms in @? \
/ Halfway into @, what did the board show? \
/ How were the teams doing before the second half of @? / @ - what was it after the first half? \
/ What did they talk about at the pause of @, which standing?
attendance, spectators*, crowd; number; How many people watched @ in the stands? \
/ How full was it at @? / How many went through the turnstiles for @? \
/ What number of fans came to see @? / @ - how many onlookers? \
/ How many tickets were torn at the gate for @?
referee, umpire, official; full; Who blew the whistle in @? / Who showed the cards during @? \
/ Whose decisions were the fans shouting about in @? \
/ Which person was in charge on the pitch for @? / @ - refereed by? \
/ Who do we complain to about that penalty in @?
kickoff, start, begins*; date_time; When did @ get going? \
/ When do I have to switch on the television for @? \
/ At what moment did the ball start rolling in @? / For when was @ scheduled? \
/ @ - on when exactly? / Look up when @ was played.
venue, stadium, ground; facility; Where did they play @? / Where should I go to see @? \
/ What place was @ held in? / On whose turf was @, which arena or hall? \
/ @ - played at what ground? / Find the building where @ took place.

= player, athlete, squad member; player, player_name, full_name; full
club, team, current_team; team; Who does @ play for? / Whose shirt is @ wearing now? \
/ With which side is @ under contract? / Who fields @ these days? / @ - now with whom? \
/ Which squad has @ in it?
former_club, previous_team, came_from*; team; Who did @ play for before this? \
/ Where was @ signed from? / Which side did @ leave? / Whose colours did @ wear last time round? \
/ @ - used to be with whom? / Who lost @ to us?
shirt_number, jersey, squad_number; small; What is on the back of @? / Which number does @ wear? \
/ How do I pick out @ from the stands, by what digit? \
/ What figure should be printed for a fan of @? / @ - runs about as number what? \
/ When @ is taken off, what does the board show?
salary, wages*, yearly_pay; amount; How much does @ earn? / What is @ paid for playing? \
/ What does keeping @ cost the club each year? \
/ How much goes to the bank account of @ every season? / @ - on how much a year? \
/ How rich does playing make @ every year?
transfer_fee, bought_for*, fee; amount; How much was paid to get @ here? \
/ What did the old club want for letting @ go? / How dear was it to buy @? \
/ What did signing @ set us back at the time? / @ - bought for what sum? \
/ Look up what changed hands between clubs over @.
agent, represented_by*, adviser; full; Who speaks for @ in negotiations? \
/ Who do I call if I want to sign @? / Who takes a cut of every deal @ makes? \
/ Which person handles the contracts of @? / @ - represented by? \
/ Through whom do clubs deal with @?
injury, injured_part, hurt*; body; Where does it hurt @? \
/ What part has the physio been taping on @? / What did @ damage? \
/ Why is @ on the bench, which part is sore? / @ - out with a bad what? \
/ Which body part is giving @ trouble?
contract_until*, expiry, expires*; year; How long is @ tied to the club, to which year? \
/ When could @ walk away for nothing? / In what year is @ free to sign elsewhere? \
/ Until when does the deal of @ run? / @ - bound till when? \
/ When must we start talking to @ about staying?

= loan, library loan, checkout; loan_id, loan_no, slip_no; id number
title, lent_book, item; book; What is being read under @? / Which work left the shelves with @? \
/ What should come back to us through @? / What did they take home with @? \
/ @ - covers which volume? / Name what was carried out of the library on @.
borrower, reader, member; full; Who has what we lent out under @? / Who took @ home? \
/ Whom do we chase about @? / On whose card does @ stand? / @ - lent to whom? \
/ Which person should get the reminder for @?
librarian, clerk, issued_by*; full; Who stamped @ at the counter? \
/ Which colleague handed @ over? / Who was on the desk when @ went out? \
/ Which of us processed @? / @ - who on the staff dealt with it? \
/ Who behind the counter should know about @?
lent_on*, issue_date, taken*; date; When did @ go out of the door? / On which day was @ stamped? \
/ Since when has @ been running? / What day did they come in to fetch @? / @ - out since when? \
/ How long ago did @ start, which day?
due*, return_by*, deadline; date; When must @ be back? / Until which day may they keep @? \
/ From when on is @ late? / What is the last day for @ before we send a letter? \
/ @ - wanted back by when? / By what day should @ be finished with?
fine, late_fee, penalty; price; How much is owed on @? / What does being late cost for @? \
/ How much should I collect at the desk for @? / @ is overdue, so what do they pay? \
/ What sum has piled up on @? / Is there anything to pay for @?
renewals*, extensions*, times_extended*; small; How often was @ prolonged? \
/ How many times did they ask for more time on @? / Has @ been stretched before, how often? \
/ Count how often @ got a later date. / @ - extended how many times? \
/ How many second chances has @ had?
shelfmark, call_number, shelf; code; Where do I put back what @ covers? \
/ Once @ is closed, where in the stacks does its volume sit? \
/ What is on the spine label of the volume in @? / @ came back - in which place does it belong? \
/ Which stack label goes with @? / @ - shelved under what?

= lot, auction lot, sale lot; lot_no, lot, catalogue_no; number code
item, description, article; thing; What is being sold as @? \
/ What does the winner of @ carry home? / What will they hold up when @ is called? \
/ What am I bidding for with @? / @ - what is it? \
/ What do you see in the catalogue picture of @?
consignor, seller, vendor; full; Who brought @ in? / Who wants to be rid of @? \
/ Who gets the proceeds from @? / Whose attic did @ come out of? / @ - put up by whom? \
/ To whom do we hand @ back if nobody bids?
winner, buyer, highest_bidder; full; Who took @ in the end? / To whom was @ knocked down? \
/ Who outbid all the others on @? / Who do we send the bill for @ to? / @ - went to whom? \
/ Whose hand was the last one up for @?
reserve, minimum, floor_price; amount; Below what sum will @ not be let go? \
/ How much must be offered at least for @? / Under which figure do we withdraw @? \
/ What is the least that the owner accepts for @? / @ - lowest price allowed? \
/ How low may we go with @?
hammer_price, sold_for*, winning_bid; amount; How much did @ fetch? \
/ What was finally paid for @? / At what sum did the gavel fall for @? / What did @ go for? \
/ @ - sold at how much? / How high did they push @ before it was over?
bids*, bid_count, offers*; count; How often did hands go up for @? \
/ How many times was somebody willing to pay more for @? \
/ Was there a fight over @, how many calls? / How many offers came in on @? \
/ @ - how lively, number of raises? / Count how many times the room answered on @.
made*, year, year_of_origin; year; How far back does @ go? / When was @ built? \
/ From what year does @ date? / Since when has the object in @ existed? / @ - dates back to when? \
/ When did the craftsman finish @?
called_at*, slot, on_the_block*; time; At what time does @ come up? \
/ When should I be in the room if I want @? / Around what hour is @ on the stand? \
/ When does the bidding open for @? / @ - up at what o'clock? \
/ How late can I turn up and still catch @?

= flat, apartment, rental listing; listing_id, flat_ref, flat_no; id code
address, street_address, house; address; Where does @ lie exactly? \
/ Which street would I live in if I took @? / Where do I go to look at @? \
/ Where would the movers unload for @? / @ - what street and number? \
/ Find @ on the map for me, which building?
rent, monthly_rent, per_month*; price; How much would I pay every month for @? \
/ What does living in @ cost? / Can I afford @, what is it a month? \
/ What has to be transferred on the first for @? / @ - how much monthly? \
/ Each month, how much do they want for @?
deposit, security, bond; price; How much must be left as a guarantee for @? \
/ What would I get back when moving out of @ undamaged? \
/ How much is held in case @ gets wrecked? / @ - once-only sum to be refunded later? \
/ What do they keep from you while you live in @? / How big is the deposit on @?
landlord, owner, lessor; full; Who does @ belong to? / Who has to mend the boiler in @? \
/ Whose property is @? / Who signs the lease for @ on the letting side? / @ - whose is it? \
/ To whom do I complain when the roof of @ leaks?
current_tenant, tenant, occupant; full; Who is living in @ right now? \
/ Whose name is still on the doorbell of @? / Who is about to move out of @? \
/ Whose furniture is standing in @ at present? / @ - occupied by whom? \
/ Who would let me in if I knocked at @?
free_from*, vacant_from*, move_in; date; When could I get the keys to @? \
/ How soon can somebody new live in @, from what day? / On which day does @ become empty? \
/ From when is @ available? / @ - nobody in it as of when? \
/ What is the earliest day I could carry my boxes into @?
area, square_metres*, floor_space; count; How big is @? / How much space is there in @? \
/ How many square metres does @ have? / How large a carpet would cover all of @? \
/ @ - roomy or tiny, what size? / How much floor would I have to sweep in @?
phone, agent_phone, viewing_line; phone; Whom can I reach by telephone about @, on what line? \
/ How can I ring up for a viewing of @? / Is there a number to call about @? \
/ How do I get hold of the agency for @ from my mobile? / @ - which digits do I dial? \
/ I want to talk to someone about @, any contact to call?

= rental car, hire car; plate, licence_plate, registration; code
colour, paint, finish; colour; What shade is @? \
/ What does @ look like in the car park, which tint? \
/ If @ were scratched, what would I touch it up with? \
/ How do I spot @ from afar, is it red or what? / @ - painted what? \
/ In which colour did @ leave the factory?
hirer, renter, taken_by*; full; Who is driving @ at the moment? / Who took @ off the lot? \
/ Whose name is on the agreement for @? / Who gets the speeding fine for @? / @ - out with whom? \
/ Look up who we gave the keys of @ to.
pickup_city, picked_up_in*, start_station; city; Where was @ handed out? \
/ In which town did they collect @? / Where did the trip with @ begin? \
/ Which branch gave @ away? / @ - fetched where? / At what place did somebody get into @ first?
return_city, drop_off, end_station; city; Where will @ be left? / In which town do we get @ back? \
/ Where does the trip with @ finish? / Which branch must make space for @ afterwards? \
/ @ - brought back where? / To what place should they bring @ at the end?
due_back*, return_time, until*; date_time; By when do we expect @ to come home? \
/ How long may they keep @, to what moment? / When can the next one have @? \
/ After what moment is @ counted as overdue? / @ - on the lot again when? \
/ When does the hire of @ run out?
daily_rate, per_day*, tariff; price; How much is @ a day? \
/ What do we charge for one more day with @? / What would it cost me to take @ for a day? \
/ For what sum per day did @ go out? / @ - price for 24 hours? \
/ Every day they keep @ brings us how much?
fuel_level, tank, fuel; percent; How full was @ with petrol? \
/ Do I have to fill up @, what does the gauge say? / How much is left to burn in @? \
/ Will @ get far without stopping for petrol, how full is it? / @ - how much in the tank? \
/ What did the needle of @ point to at the pump?
damage, damaged_part, defect; part; What is broken on @? \
/ What needs repairing on @ before it goes out? / Which bit of @ got dented? \
/ What should the garage look at on @? / @ - anything wrong, which bit? \
/ What would have to be replaced on @?
"""
