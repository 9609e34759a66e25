"""Sorts of records of science, nature and public life, in the format of record_schemas.py.

Training alone has them. Whoever wrote them had seen neither those there nor the evaluation."""

PUBLIC = """
= weather station, met station; station_id, id, station, station_code; code pair
keeper, observer, warden; full; Who looks after @ day to day? / Who reads the gauges at @? \
/ I found a broken rain gauge at @, whom do I tell? / Name the volunteer in charge of @. \
/ @ - who holds the keys? / Is somebody responsible for maintaining @? \
/ Which person writes down the measurements at @?
town, municipality, locality; city; Where was @ set up? / Nearest settlement to @? \
/ Whose local forecast relies on @? / If I want to visit @, where do I drive to? \
/ Which place on the map do I click for @? / In what city does @ stand?
altitude, elevation; height; How far above sea level is @? / How high up is @? \
/ For the pressure correction I need the level of @. / How many metres up do I climb to reach @? \
/ @ - metres above the sea? / What altitude is on file for @?
last_report*, received*, latest_data; date_time; When did we hear from @ most recently? \
/ Since when has @ gone quiet? / How fresh are the readings coming from @? \
/ What is the timestamp on the newest transmission of @? / Did @ send anything lately, and when? \
/ @ - newest message arrived when?
calibrated*, calibration, sensor_check; date; When were the sensors of @ adjusted? \
/ On what day did the technician verify the instruments of @? \
/ Can I trust the thermometer of @, when was it checked? \
/ Give me the day of the last calibration of @. \
/ @ - instruments compared with the reference on which day? \
/ Have the probes at @ been tuned, and on which date?
record_high, all_time_maximum, hottest*; degrees; How hot has it ever been at @? \
/ What is the warmest reading @ ever gave? \
/ How far did the mercury climb at @ in the worst heatwave? / Top temperature ever logged by @? \
/ @ - absolute peak on the thermometer? / Which heat peak stands in the annals of @?
record_low, all_time_minimum, coldest*; degrees; How cold has it ever got at @? \
/ To what did the thermometer drop at @ in the hardest winter? / Worst frost ever measured by @? \
/ Down to which temperature has @ gone at most? \
/ What is the chilliest reading in the annals of @? / The lowest of all values at @, please.
firmware, logger_version, software_release; version; What is the data logger of @ running? \
/ Which update has @ got installed? / Has @ been upgraded, and to what? \
/ Tell me the software version of @. / @ - still on the old firmware, which one? \
/ I am debugging @, which release is flashed on it?

= earthquake, quake, tremor; event_id, id, quake_id, event; code uuid number
magnitude, strength, richter; decimal; How strong was @? / How big was @ on the scale? \
/ What did the seismographs rate @ at? / Was @ a serious one, how much did it score? \
/ How violently did the ground shake in @? / @ - Richter value?
depth, focal_depth, hypocentre; length; How deep underground did @ start? \
/ How far below the surface did the rock break in @? / Was @ shallow, or how far down? \
/ How many kilometres down lies the focus of @? / Look up how far beneath us @ began. \
/ At which depth was @ located?
nearest_town, closest_city, epicentre; city; Where did @ hit? \
/ Which people felt @ first, those of what town? / Near what place was the epicentre of @? \
/ Where should the rescue teams go after @? / Which city was worst shaken by @? \
/ @ - where was that?
origin_time, struck_at*, occurred*; date_time; When did the ground move in @? \
/ At what moment did @ happen? / Exactly when did @ begin? \
/ What was the clock showing when @ hit? / I felt shaking, when was @? / @ - date and hour?
injured*, casualties*, wounded*; count; How many people got hurt in @? \
/ How many had to be treated by doctors after @? / Did @ harm anyone, how many? \
/ Number of victims with wounds from @? / @ - how many hospital cases? \
/ How many were hit by falling debris in @?
evacuated*, displaced*, homeless*; count; How many had to leave their houses because of @? \
/ How many people need shelter since @? / Number of residents driven from home by @? \
/ For how many do we set up tents after @? / Did anyone have to move out because of @, how many? \
/ @ - how many without a roof?
damage, loss, repair_cost; amount; How expensive was @? \
/ What will rebuilding after @ set us back? / How much money is needed to fix what @ destroyed? \
/ What do insurers put @ at? / @ - total bill in dollars? \
/ How great was the financial loss from @?
reviewer, seismologist, analyst; full; Who checked the data on @? \
/ Who worked out the final solution for @? / Which scientist signed off on @? \
/ I doubt the figures for @, whom do I ask? / Who at the observatory handled @? \
/ Name the expert that went over the readings for @.

= sighting, observation; sighting_id, id, sighting_no, observation; number uuid code
species, animal, creature; animal; What was spotted in @? / What kind of beast does @ record? \
/ What did they see in @? / What ran past in @? / Which species is @ about? \
/ Identify the wildlife behind @. / @ - what was it?
spotter, reported_by*, witness; full; Who saw it in @? / Who sent in @? \
/ Whose eyes do we owe @ to? / Which birder or walker logged @? \
/ I want to thank someone for @, but whom? / @ - reported by?
verifier, confirmed_by*, expert; full; Who double-checked @? \
/ Which specialist accepted @ as genuine? / Who vouches that @ is correct? \
/ Was @ validated, and by whom? / Who approved @ for the database? / @ - confirmed by?
terrain, landscape, habitat; landform; In what sort of country was @ made? \
/ What does the land look like where @ took place? / Where in the countryside did @ happen? \
/ What geographical feature goes with @? / On what kind of ground was it seen in @? \
/ Describe the landscape of @.
weather, sky, conditions*; weather; What was it like outside during @? \
/ Was it raining or what, at the time of @? \
/ Did the walkers get wet during @, or what came down? \
/ Could visibility have been poor in @, what was falling or blowing? \
/ Which weather was noted with @? / @ - what did it do outdoors, meteorologically?
headcount, individuals*, tally; count; How many were there in @? \
/ How large was the group seen in @? / Was it a single one or how many in @? \
/ How many heads were counted for @? / What number of animals goes into the statistics for @? \
/ @ - how many of them together?
time_of_day, clock, seen_at*; time; At what hour was @ made? \
/ When during the day did @ take place? / Was @ at dawn, or when? \
/ How late was it when @ happened? / What did the watch say at @? \
/ @ - morning or evening, exactly?
photo, picture, evidence; url; Is there a link to a snapshot for @? \
/ Where can I view the image of @? / Got proof for @ that I can open? \
/ What should I click to look at @? / Which web address holds the shot from @? \
/ Show me the photo belonging to @.

= sample, lab sample, specimen; sample_id, id, barcode, specimen_no; code number id
material, substance, matter; stuff; What does @ consist of? / What is in the jar marked @? \
/ What sort of stuff is @? / What was put in the bag for @? \
/ Which substance are we dealing with in @? / @ - made up of?
collected*, taken*, sampling_time; date_time; When was @ gathered in the field? \
/ At what moment did somebody scoop up @? / From what moment does the age of @ count? \
/ When did the crew pull @ out of the ground? / @ - collected when? \
/ On what day and at what hour was @ picked up outside?
analysed*, tested*, measurement_time; date_time; When did the lab examine @? \
/ When did @ go through the machine? / Has @ been measured yet, and when? \
/ At what time was the assay of @ run? / Date the lab run of @ for me. \
/ When were the results for @ produced?
technician, analyst, lab_worker; full; Who ran the assay on @? / Who was at the bench for @? \
/ Which person handled @ in the laboratory? / The numbers for @ look odd, who did them? \
/ Whose initials belong on the report of @? / Look up the technician for @.
mass, weight, net_weight; weight; How heavy is @? / How many grams of @ do we have? \
/ How much of @ is there on the scales? / Is @ big enough for a second test, how much is it? \
/ What does @ weigh? / @ - how many grams left?
storage, shelf, stored_in*; numbered; Where is @ kept? / Where do I find @ in the cold room? \
/ I need to fetch @, where do I look? / To which spot does @ go back after use? \
/ @ - put away where? / In which rack or bin does @ sit?
contaminant, impurity, trace_element; mineral; What is @ polluted with? \
/ What unwanted metal turned up in @? / Which foreign matter spoils @? \
/ What did they detect in @ that should not be there? / Is @ pure, or what is mixed into it? \
/ @ - contaminant found?
moisture, water_content, humidity; percent; How wet is @? / How damp was @ on arrival? \
/ How much of @ would evaporate in the oven? / Which part of @ is water? \
/ Is @ dry enough, how much liquid does it hold? / What moisture was measured in @?

= clinical trial, trial, medical study; trial_id, id, protocol, study; code project uuid
drug, treatment, compound; medicine; What is being tested in @? \
/ What do the subjects swallow in @? / What do people in @ get unless they receive the placebo? \
/ Which substance is @ meant to prove effective? / @ - which medication? / Name the drug of @.
disease, indication, illness; illness; What is @ supposed to cure? \
/ What are the participants of @ suffering from? / What must I have to be let into @? \
/ Against which ailment is @ directed? / For what condition does @ seek a therapy? \
/ @ - patients with what?
sponsor, funder, paid_by*; company; Who pays for @? / Which firm stands behind @? \
/ Whose money keeps @ going? / Is there an industrial backer of @? / Who profits if @ works out? \
/ @ - financed by? / Which sponsor is registered for @?
investigator, lead_physician, principal; doctor; Who runs @? / Which medic heads @? \
/ Who is the scientist in charge of @? / Under whose supervision is @ done? \
/ I had a bad reaction in @, which doctor do I call? / @ - principal investigator?
enrolled*, participants*, recruited*; count; How many people take part in @? / How large is @? \
/ How many volunteers signed up for @? / What is the number of subjects in @? \
/ Were enough persons found for @, how many joined? / @ - cohort size?
dropouts*, withdrawn*, quitters*; count; How many left @ early? \
/ How many subjects did @ lose along the way? / How many gave up on @ before the end? \
/ Did anyone bail out of @, how many? / What number of persons did not finish @? \
/ @ - gone before the finish, how many?
response_rate, success, improved*; percent; How well did it work in @? \
/ What part of the patients got better in @? / How often did the therapy help in @? \
/ Is @ promising, what fraction recovered? / What proportion felt a benefit in @? \
/ @ - response rate?
budget, cost, grant; amount; How expensive is @? / How much money was set aside for @? \
/ What does @ swallow in dollars? / How big a sum was granted to @? / What is the price tag of @? \
/ @ - all the funds together?

= find, excavation find, dig find; find_no, id, find_id, label; number code
object, artefact, item; object; What was dug up as @? / What exactly is @? \
/ What did the archaeologists pull from the soil as @? / Describe @, what thing is it? \
/ How would a visitor call @? / Which kind of item is @?
material, substance, made_of*; mineral; What is @ made of? / Out of what did people fashion @? \
/ What did the lab say @ consists of? / Does @ contain metal or stone, which one? \
/ From which raw stuff was @ shaped? / @ - clay, bone, metal, or what?
depth, level, below_surface*; height; How deep did @ lie? / How far down did they dig to reach @? \
/ How much earth was on top of @? / How many metres under the grass was @? / @ - metres down? \
/ Give me the depth of @.
trench, grid_square, sector; numbered; In which part of the dig did @ turn up? \
/ In what spot was @ lying? / Which cut of the excavation yielded @? \
/ I am drawing the site plan, where does @ go? / In what trench was @? / @ - out of which square?
finder, digger, discovered_by*; full; Who came across @? / Who first laid hands on @? \
/ Whose trowel hit @? / Which student or worker dug out @? \
/ Who gets the credit for discovering @? / @ - spotted in the soil by whom?
conservator, restorer, treated_by*; full; Who cleaned and repaired @? \
/ Who is gluing @ back together? / In whose workshop is @ being mended? \
/ Which specialist preserves @? / Who keeps @ from crumbling away? \
/ Find out who is putting @ back in shape.
era, dated_to*, origin_year; year; What year do you write on the label of @ as its age? \
/ When was @ made by its owners? / Which year did the radiocarbon test give for @? \
/ @ - likely origin, roughly which year? / When might people have been using @?
unearthed*, discovery_date, found_on*; date; When did @ come to light? \
/ On which day was @ dug out? / What day did @ see the sun again? \
/ When was @ lifted out of the ground? / Under which day does the dig diary mention @? \
/ @ - unearthed when?

= bridge, river crossing; bridge, name, bridge_name, structure; coined
watercourse, water, crosses*; water; What runs underneath @? / What do you look down on from @? \
/ What lies below @? / What would I fall into from @? / What obstacle does @ get people over? \
/ Which kind of water does @ cross?
opened*, inauguration, construction_year; year; From when is @? / When was @ built? \
/ Since when have people been able to use @? / When did the first carriage roll over @? \
/ In what year was the ribbon of @ cut? / @ - finished when?
renovated*, overhaul, last_refurbishment; year; When was @ last fixed up? \
/ When did workers strengthen @? / When did @ get its new deck and paint? \
/ Has @ ever been modernised, and when? / In which year was @ closed for repairs? \
/ @ - last big repair in which year?
clearance, headroom, passage_height; height; How tall may a boat be to get under @? \
/ Will my mast fit below @, what is the limit? / How much air is there between waves and @? \
/ How high above the water does @ hang? / For ships, what is the maximum under @? \
/ @ - will a tall ship fit, up to what?
span, reach, length; height; How long is @? / How far is it from one end of @ to the other? \
/ How many metres do I walk to get across @? / What distance separates the two banks at @? \
/ How wide a gap does @ stretch over? / Tell me the span of @.
engineer, designer, architect; full; Who drew up the plans for @? / Who thought up @? \
/ Whose creation is @? / Which mind do we owe the shape of @ to? / Who calculated the beams of @? \
/ Find the person that sketched @ first.
toll, fee, charge; price; What do drivers have to pay on @? \
/ How much money does it take to use @? / Is @ free, or what does it cost? \
/ How many coins do I need ready for @? / What will they ask of me at the barrier of @? \
/ Look up the toll for @.
speed_limit, top_speed, maximum; speed; How fast may I drive on @? \
/ At what pace are cars allowed over @? / I got flashed on @, what was permitted? \
/ What number is on the round sign at @? / Do I have to slow down on @, to what? \
/ @ - speed limit?

= constituency, electoral district; constituency, district, seat, seat_name; coined numbered
winner, elected*, member; full; Who came first in @? / Who goes to parliament for @? \
/ Who took @? / Whom did the people of @ choose? / Who beat everybody else in @? \
/ Who got most ballots in @?
runner_up, challenger, second_place; full; Who narrowly missed out in @? / Who came second in @? \
/ Who conceded defeat in @? / Whom did the victor in @ leave behind? \
/ Who might demand a recount in @? / Tell me the unlucky silver medallist of @.
turnout, participation, voted*; percent; What part of the electorate showed up in @? \
/ How many per hundred cast a ballot in @? / How keen were the people of @ to vote? \
/ Did folks in @ stay at home, what fraction came? / How high was the participation in @? \
/ @ - polled in percent?
majority, margin, lead; count; By how many votes was @ decided? / How close was it in @? \
/ How far apart were the top two in @? / How many more ballots did the victor get in @? \
/ How big was the lead in @? / @ - won by how many?
spoiled_ballots*, invalid_votes*, rejected*; count; How many papers were thrown out in @? \
/ How many voters in @ marked their paper wrongly? / How many crosses went uncounted in @? \
/ How many sheets in @ were blank or scribbled on? / Number of void papers in @? \
/ @ - crossed out or torn, how many?
declared*, result_time, announcement; time; At what hour was the outcome in @ known? \
/ When in the night did @ finish counting? / How late was it when @ reported? \
/ Until when did the TV crews wait for @? / @ - declared at? \
/ At what time did the officer read out the figures for @?
count_venue, counting_place, hall; facility; Where are the boxes of @ emptied? \
/ @ - votes tallied in what place? / Where do reporters go to watch the counting for @? \
/ In which building did @ sort its papers? \
/ Where do the vans with the ballot papers of @ arrive? / @ - count held where?
spending, campaign_cost, outlay; amount; How much money did the parties burn in @? \
/ What did all the posters and ads in @ come to? / How expensive was the campaign in @? \
/ How many dollars went into winning over @? / @ - total spending? \
/ What did the fight over @ cost?

= court case, lawsuit, case; case_no, docket, id, file_number; code number id
judge, magistrate, presiding*; full; Who decides @? / Who sits on the bench in @? \
/ Who wields the gavel in @? / Who will hand down the ruling in @? \
/ Whose court does @ come up in? / To whom does one say Your Honour in @?
plaintiff, claimant, complainant; full; Who started @? / Who is suing in @? \
/ Who brought @ before the court? / Who wants compensation in @? \
/ Who says they were wronged in @? / At whose request was @ filed?
defendant, respondent, accused*; company; Which firm was taken to court in @? \
/ Who must defend itself in @? / Against whom is @ directed? / Which business is blamed in @? \
/ Who would have to pay up after losing @? / Tell me which enterprise fights off @.
damages*, award, claim; amount; How much is at stake in @? / What sum is demanded in @? \
/ How big is the compensation in @? / What would losing @ mean in dollars for the other side? \
/ How much money is being fought over in @? / @ - they are asking for how much?
court_fee, filing_fee, stamp_duty; price; What did it cost to lodge @? \
/ What does the registry charge for handling @? \
/ How much had to be paid at the clerk's window for @? \
/ How much administrative expense does @ cause? / What did the court bill just for opening @?
hearing, next_session, scheduled*; date_time; When is @ heard? \
/ When does everyone meet again in @? / For when do I need to summon the witnesses in @? \
/ When must the lawyers turn up for @? / What slot does @ have in the court calendar? \
/ @ - everybody back in the courtroom when?
venue, court_seat, jurisdiction; city; Where is @ being tried? \
/ Where do the witnesses in @ travel to? / In what town does @ take place? \
/ Which local court handles @, in what city? / I have to testify in @, where do I go? \
/ Book me a train to @, to what city?
evidence, proof, key_document; document; What paper was handed in to back up @? \
/ What did they show the court in @? / What does the whole of @ rest on? \
/ Which piece of writing could settle @? / What was put on the table as proof in @? \
/ @ - exhibit A is what?

= patient, inpatient; patient, name, full_name, patient_name; full
diagnosis, illness, disease; illness; What is wrong with @? / What does @ have? \
/ What has @ come down with? / What did the tests on @ show? \
/ Which sickness keeps @ in hospital? / What is @ being treated for?
physician, ward_doctor, attending*; doctor; Who sees @ on the daily rounds? \
/ Who is in charge of the care of @? / Which medic treats @ on the ward? \
/ I have questions about the pills of @, who prescribes them? \
/ Whom does the night nurse page about @? / @ - which doctor on the ward round?
surgeon, operator, operated_by*; doctor; Who removed the appendix of @? / Who cut @ open? \
/ Whose scalpel was it with @? / Who stood at the table in theatre for @? \
/ Who put in the stitches for @? / Was @ operated on, and by which doctor?
admitted*, admission, arrival; date_time; When did @ come in? \
/ Since when has @ been in hospital? / When was @ brought here by ambulance? \
/ When did we check @ in? / When did the stay of @ begin? / @ - admitted when?
discharge, release, leaves*; date_time; When can @ go home? \
/ Until when does @ have to stay with us? / When will the bed of @ be free? \
/ When should the family pick @ up? / When does the stay of @ end? / Look up the discharge of @.
medication, drug, prescription; medicine; What is @ taking? / What do the nurses give @? \
/ What should I hand @ from the pharmacy trolley? / What was @ put on? \
/ Which pills does @ swallow? / Is @ on anything I should not mix?
emergency_contact, family_number, next_of_kin; phone; How do I reach the relatives of @? \
/ What do I dial if @ gets worse? / Is there a phone number for people close to @? \
/ I must warn the partner of @, give me the digits. / @ - emergency contact on the telephone?
affected_area, sore_spot, injured_part; body; Where does it hurt @? \
/ Which limb of @ needs an X-ray? / What part of @ has to be bandaged? \
/ Where on the body is @ injured? / Which body part did @ complain about? \
/ @ - plaster cast goes where?

= expedition, voyage; expedition, expedition_name, mission, name; project coined
leader, commander, head; full; Who led @? / Who gave the orders on @? \
/ Who had the last word during @? / Who was in charge of @? \
/ Under whom did the explorers of @ march? / Who planted the flag for @?
ship, vessel, boat; ship; What did @ sail on? / On board of what did @ leave port? \
/ What carried the explorers of @ over the sea? / What did the harbour master write down for @? \
/ What did the crew of @ live aboard? / @ - went aboard which vessel?
destination, target, bound_for*; country; Where did @ want to go? \
/ Which part of the world did @ explore? / Where was @ heading? / To which land did @ travel? \
/ For what country did @ need permits? / @ - off to which country?
sponsor, patron, financed_by*; company; Who paid for @? / Whose money made @ possible? \
/ Which firm put up the funds for @? / Whose logo was on the tents of @? \
/ Which backer must the report on @ thank? / @ - money came from which firm?
departed*, start_date, set_out*; date; When did @ get under way? / On which day did @ leave? \
/ When did the crowd wave goodbye to @? / When did @ begin? / When did the anchor go up for @? \
/ @ - first day of travel?
returned*, homecoming, end_date; date; When did @ get back? \
/ On what day were the people of @ home again? / When was @ over? \
/ When did the families see the travellers of @ again? \
/ When was @ welcomed at the quay after everything? / @ - returned when?
party_size, crew, participants*; count; How many went along on @? \
/ How many mouths were there to feed on @? / How many bunks did @ need? \
/ How many people took part in @? / Was @ a large group, how many strong? \
/ Give me the party size of @.
distance_covered, route_length, travelled*; distance; How far did @ get? \
/ How many kilometres did @ do? / How long was the way of @ altogether? \
/ What stretch did the explorers of @ put behind them? / How much ground did @ cover? \
/ @ - total kilometres on foot and afloat?

= painting, artwork; painting, title, work, picture; book
artist, painter, painted_by*; full; Who created @? / Whose brush made @? \
/ Who is the author of @? / Whose signature is in the corner of @? / By which master is @? \
/ Who stood at the easel for @?
donor, giver, bequeathed_by*; full; Who gave @ to the museum? \
/ From whom did we get @ as a present? / Whose generosity do we owe @ to? \
/ Who left us @ in a will? / Whom should the label of @ thank? / @ - present from whom?
completed*, creation_year, painted_in*; year; Out of which year is @? / When was @ made? \
/ When was the last stroke put on @? / From what year does @ date? / When did the paint on @ dry?
acquired*, accession_year, joined_collection*; year; Since when do we own @? \
/ When did @ come to the museum? / In what year did the collection gain @? \
/ How long has @ been ours, since what year? / When was @ entered in the inventory? \
/ @ - acquired when?
insured_value, appraisal, worth; amount; How much is @ valued at? \
/ What would a thief get by stealing @? / How much would we be paid if @ burned? \
/ What do experts estimate for @? / What might @ fetch at auction? \
/ How much money hangs on the wall with @?
gallery, hall, hangs_in*; numbered; In which part of the museum can visitors see @? \
/ Where in the building is @ shown? / I am at the entrance, where do I walk for @? \
/ What do I point at on the floor plan to find @? / Where did the curators put up @? \
/ @ - hanging in which gallery?
motif, depicts*, subject; animal; What is to be seen in @? / What does @ show? \
/ What looks out at us from @? / Which creature is portrayed in @? \
/ Which living thing sat as the model for @? / @ - portrait of which beast?
lent_to*, loan_city, travels_to*; city; Where is @ on loan? \
/ In what town will @ be exhibited as a guest? \
/ Where does the courier take @ for the exhibition abroad? / To what city goes the crate with @? \
/ If @ is missing from our wall, where is it? / @ - away at present, in which town?
"""
