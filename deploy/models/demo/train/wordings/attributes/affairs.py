"""Attributes of projects, software, orders, departments and papers: states, causes, duties, codes.

A row begins with "= synonyms; class; kind of value; kinds of entity". Facts of one class about one
entity would answer each other's questions, so a sequence asks only where there is one. Lines with
"s" are statements and lines with "q" questions beside the generic ones; those with "t" are further
questions, asked in training alone, by authors who had seen no others."""

AFFAIRS = """
= status, current state, state of affairs, present state, progress; status; status; paper project \
document trial device
s %E is %V. / When we looked, %E was %V. / At the moment %E is %V. / They report %E as %V.
q How are things with %E? / What is up with %E? / How far is %E? / What has become of %E?
q Where do we stand with %E?
q Is there any news of %E? / What is going on with %E? / How is %E coming along?
q Is %E finished, or what? / Has anything happened with %E yet?
t Where do things stand with %E? / What's the latest on %E? / Any news on how far along %E is?
t I've been away for a week - what's new with %E? / Give me an update on %E.
t %E - finished, stuck or what? / In what shape is %E right now?
t Could somebody tell me how %E is coming along? / What should I tell a caller who asks after %E?
t Which column of the progress board does %E sit in today?

= reason for the delay, cause, reason, cause of the delay; cause; cause; project craft paper trial
s %E is late because of %V. / It was %V that held up %E. / ^%V delayed %E. / %E suffered from %V.
q Why is %E late? / What held up %E? / What delayed %E? / Because of what is %E late?
q What got in the way of %E? / What slowed %E down? / Why is %E not on schedule?
q Why do we still have to be patient with %E? / Who or what is to blame that %E is behind schedule?
t Why isn't %E on schedule? / What's taking %E so long? / Thanks to what did %E miss its date?
t We expected %E ages ago - what got in the way?
t Tell me the excuse they gave for %E not being on time.
t Is there an explanation for the hold-up with %E? / %E behind schedule - owing to what?
t I have to apologise for %E being overdue - what do I blame? / Did they say what set %E back?
t Which cause is given for %E running late?

= fault, defect, problem, malfunction, trouble; fault; cause; machine device vehicle house
s %E stopped because of %V. / The trouble with %E is %V. / %E broke down after %V.
q What is wrong with %E? / Why did %E stop? / What is the trouble with %E?
q What made %E break down?
q Why can't we use %E? / What put %E out of use? / What went amiss with %E?
q What damage did the repairman find at %E? / What does somebody have to repair at %E?
t I'm calling the repairman about %E - what's the matter with it? / Why can't %E be used just now?
t %E out of order - because of what? / Do we know what put %E out of action?
t Name the culprit behind the breakdown of %E. / For the repair ticket: what ails %E?
t What keeps giving us grief at %E? / Has the inspection shown what went wrong at %E?
t On account of which defect is %E standing idle?

= party responsible, office in charge, duty holder, responsible party; responsible; unit; machine \
house device paper
s %E is looked after by %V. / For %E, turn to %V. / They left %E to %V. / %E is the job of %V.
q Who looks after %E? / Who takes care of %E? / To whom do I turn for %E? / Whose job is %E?
q Who has to see to %E?
q Who answers for %E? / Whose task is it to deal with %E?
q Whom do I ring when something is the matter with %E? / Whom do I bother about %E?
q Whom do I blame if nobody bothers about %E?
t Which office do I ring about %E? / In whose jurisdiction does %E fall?
t I have a complaint about %E - which desk takes it? / Which bunch of people has to see to %E?
t If something's amiss with %E, which group gets the blame?
t Point me to the body that has to answer for %E. / Is there a department that must deal with %E?
t %E isn't on our plate - so which section's plate is it on?
t Which unit is officially accountable for %E?
t Did they assign %E to any particular group of people?

= owner team, maintainer, team on call, responsible team; maintainer; unit; software host product
s If %E fails, wake %V. / %E is kept alive by %V. / %E was handed over to %V.
q Who keeps %E alive? / Whom do I wake if %E fails? / To whom was %E handed over?
q Who comes running when %E crashes? / Who mends the bugs in %E? / Whose pager goes off over %E?
q Who puts things right when %E breaks? / Who fixes %E at night?
t Who gets paged at three in the morning over %E? / Which crew keeps %E going?
t I found a flaw in %E - which team gets the report? / To whose backlog do issues with %E belong?
t Ownership of %E lies with which people? / %E acting up at midnight - which folks to ring?
t Is there a squad on standby for %E? / Tell me which bunch does the upkeep of %E.
t Who patches up %E when it breaks? / Do we know which department took on support for %E?

= chair, president, chairwoman, chairperson; manager; full; committee club institution
s %E is chaired by %V. / ^%V (chairs|presides over) %E. / %E voted %V into office.
q Who (chairs|presides over|heads) %E? / By whom is %E chaired? / Whom did %E vote into office?
q Who leads the discussion at %E? / Who has the top seat in %E? / Who is the number one at %E?
q Who has the final word at %E? / Who bangs the gavel at %E?
t Who runs the meetings of %E? / Who holds the gavel at %E?
t I'm writing to the head of %E - what name do I put?
t Name the person at the head of the table at %E. / Do we know who leads %E?
t %E - who calls the sessions to order? / Under whose leadership is %E at present?
t After the vote, who was made top dog of %E? / Who is president of %E?
t Did the members of %E pick anyone to be their boss?

= treasurer, cashier, keeper of the purse; treasurer; full; club committee band
s The money of %E is kept by %V. / ^%V keeps the money of %E. / At %E you pay %V.
q Who keeps the money of %E? / Whom do I pay at %E? / Who counts the money at %E?
q Who looks after the cash of %E? / Who does the accounts at %E? / Who collects the dues at %E?
q With whom do I settle what I owe %E? / Who has the key to the cash box of %E?
t I owe my dues to %E - whom do I hand them to? / Who holds the purse strings of %E?
t To whom do the members of %E bring their fees? / Who does the books for %E?
t Is there somebody at %E who minds the kitty? / %E - who has charge of the bank account?
t Name the one who balances the accounts of %E.
t I need my expenses back from %E - which person should I see?
t Which officer handles the finances of %E?

= founder, first director, person behind it; founder; full; institution club company band
s %E was founded by %V. / ^%V founded %E. / It was %V who set up %E. / %E goes back to %V.
q Who (founded|set up|started) %E? / To whom does %E go back? / By whom was %E founded?
q Whose idea was %E? / Who called %E into being? / Who got %E going at the very beginning?
q Without whom would %E never have come about? / Who is the father or mother of %E?
t Who started %E all those years ago? / Whose idea was %E in the first place?
t Who got %E off the ground? / A plaque should honour the creator of %E - whose name goes on it?
t Without which person would %E never have existed? / %E - whose brainchild was it?
t Look up the very first head of %E. / Is it known who brought %E into the world?
t I'm writing the history of %E - who began it all?

= keeper, caretaker, person in charge, custodian; responsible; full; house creature island machine
s %E is in the care of %V. / ^%V looks after %E. / They gave the keys of %E to %V.
q Who (looks after|cares for|minds) %E? / In whose care is %E? / Who was given the keys of %E?
q Who tends %E? / Who watches over %E? / Who has an eye on %E?
q Who sees to it that %E is all right? / Whom do I ask if I need to get at %E?
t Who minds %E day to day? / Which person makes sure %E is all right? / In whose custody is %E?
t Who would be the first to notice if something happened to %E? / Under whose wing is %E?
t Is there a particular man or woman who tends %E? / %E - who's the guardian?
t Name the person entrusted with %E. / I want to thank whoever takes such good care of %E - name?

= operator, driver, person at the controls; operator; full; machine vehicle
s %E is operated by %V. / ^%V (drives|steers|operates) %E. / At the controls of %E sits %V.
q Who (drives|steers|operates|works) %E? / Who sits at the controls of %E?
q Who pushes the buttons on %E? / Whose hands are on the levers of %E?
q Who has been trained to handle %E? / Who makes %E go? / Who is at the wheel of %E?
t Who's at the helm of %E? / Whose hands are on the controls of %E? / By whom is %E manned?
t Somebody's working %E - who is it? / Did the shift plan put anyone on %E?
t %E - who's trained to run it? / I see %E moving - who's in command of it?
t Look up who starts and stops %E. / There was an accident with %E - who was using it?

= recipient, addressee, consignee, receiver; recipient; full; paper document
s %E goes to %V. / ^%V is to get %E. / Hand %E to %V and to nobody else. / %E is meant for %V.
q Who (gets|receives) %E? / To whom does %E go? / For whom is %E? / Who is to be handed %E?
q Whose letterbox should %E land in? / Whose name is on the envelope of %E? / Who is waiting for %E?
q Who should end up with %E? / At whose door do I drop %E?
t Who's supposed to receive %E? / For whom is %E intended?
t I'm the courier with %E - whom do I give it to? / Whose name belongs in the To field of %E?
t In whose hands should %E end up? / %E is ready to go out - to which person?
t Into whose letterbox do I drop %E? / Is anybody in particular waiting for %E to arrive?
t Tell me who should be opening %E. / Who has to confirm that %E got there?

= sender, originator; sender; company; paper
s %E came from %V. / ^%V sent %E. / %E was placed by %V.
q Who sent %E? / Where did %E come from? / From whom did %E come? / By whom was %E placed?
q From which firm do we have %E? / Which firm started %E off? / Whose letterhead is on %E?
q To whom do I return %E if nobody takes it? / On whose behalf was %E made out?
t Who put %E in the mail? / From whom did we get %E?
t I want to return %E - to which company does it go back?
t Which name stands in the From field of %E? / Which firm did %E originate with?
t %E just landed on my desk - who's it from? / Find out which business submitted %E.
t To whom should I address my reply to %E? / Do we know who dispatched %E to us?

= witness, signatory, person who signed; witness; full; document
s %E was signed by %V. / ^%V signed %E. / On the last page of %E stands the name of %V.
q Who signed %E? / By whom was %E signed? / Whose name stands on the last page of %E?
q Who put pen to paper on %E? / Whose autograph is at the bottom of %E? / Who vouched for %E?
q Whose initials are under %E?
t Who put their name to %E? / Whose autograph is on %E?
t At the bottom of %E, whose signature do I see?
t Counsel wants to question whoever attested %E - who was that?
t By whose hand was %E made official? / Did anybody vouch for %E with pen and ink?
t %E - who scribbled on the dotted line? / Decipher the squiggle under %E for me.
t Tell me who can testify that %E is genuine. / Is any witness named on %E?

= operating company, carrier, line; carrier; company; craft flight
s %E is run by %V. / ^%V runs %E. / %E sails under %V.
q Who runs %E? / Which company runs %E? / Under whom does %E sail?
q Which firm sells the tickets for %E? / Whose logo is painted on %E?
q To which fleet does %E belong? / Which firm do I complain to about %E?
t Whose livery does %E wear? / I left my bag on %E - which company do I call?
t Who employs the crew aboard %E? / Into which firm's pocket do the earnings of %E flow?
t %E - in service under which brand? / I'm suing over %E - which corporation is liable?
t Look up the carrier for %E. / Is there a company that manages the trips of %E?
t Which transport business is behind %E?

= home port, base, depot, home station; base; city; craft team band
s %E is stationed in %V. / %E always returns to %V. / When it is idle, %E stays in %V.
q Where is %E stationed? / To where does %E return? / In which town is %E at home?
q In which town does %E rest between two journeys?
q Which town does %E set out from and come back to?
q In which town will I find %E when nothing is on?
q In which town does %E put up when there is nothing to do?
t Where does %E call home? / Which town does %E head back to when the work's done?
t Where would I find %E in the off-season? / From which town does %E set out?
t Where is %E kept between outings? / Home turf of %E, please.
t Is there a city that %E is based in? / Does %E belong to any town in particular?
t Name the place where %E winters. / I'm after %E on a day off - which city should I try?

= stop on the way, intermediate stop, stopover; stops; stops; craft flight
s %E goes by way of %V. / %E calls at %V. / On its way %E stops in %V.
q Where does %E (stop|call)? / By way of what does %E go? / Which way does %E take?
q Via where does %E travel? / Where does %E halt in between?
q Which towns does %E touch before it gets there? / Where is there a break on the trip with %E?
q Where can I get on or off between the two ends of %E?
t Where does %E break its journey? / Where can people aboard %E stretch their legs before the end?
t Via which place does %E travel? / Between start and finish, where does %E pause?
t Does %E put in anywhere before its destination? / I want to get off %E early - where could I?
t %E - nonstop or via where? / Through which town is %E routed?
t Give me the places along the route of %E. / Which layover do I have with %E?

= mode of payment, method of payment, way of paying, payment method; payment; payment; shop paper \
club company
s %E is settled like this: %V. / How one pays at %E: %V. / %E accepts only one way: %V.
q How (do I pay|does one pay) (at|for) %E? / How is %E settled? / How can I pay %E?
q Do I need cash for %E, or what? / Should I bring banknotes or a card for %E?
q In what form is the money for %E due? / How do I get the money to them for %E?
q With what do I hand over the money for %E?
t Cash, card or something else for %E? / How is the bill settled with %E?
t Do I pay before or after with %E, or some other way?
t In what form does the money change hands for %E?
t I've got money to hand over for %E - how's it done?
t Tell our bookkeeper which payment terms apply to %E. / Which means of payment goes with %E?
t %E - how do they want the money? / Under what terms is money collected for %E?
t Is there a rule on how to cough up for %E?

= invoice total, amount due, sum owed, total to pay; amount due; price; paper document company
s %E comes to %V. / We still owe %V for %E. / Somebody must pay %V for %E.
q How much does %E come to? / What do we owe for %E? / How much has to be paid for %E?
q How big is the bill for %E? / What must I transfer for %E?
q How much money is still outstanding for %E? / What is the bottom line of %E?
q What figure do I put on the cheque for %E?
t How much is the bill for %E? / How much do we have to fork out for %E?
t What figure goes on the cheque for %E? / I'm at the bank to pay for %E - what do I transfer?
t To clear %E from the books, how much money is needed? / %E - what's the damage?
t Is there an open balance for %E? / Tell me what %E will set us back.
t Did they send a bill for %E, and over how much? / How big is the debt on account of %E?

= tracking code, reference, file mark, tracking reference; reference; odd_code; paper document \
trial project
s Quote %V when you ask about %E. / Look for %E under %V. / %E runs under %V.
q Under what do I look for %E? / What do I quote when I ask about %E? / Under what does %E run?
q What do I key in to follow %E? / Which letters and digits trace %E?
q How is %E listed in the register? / What do I tell the clerk so that the computer finds %E?
q Under which entry in the system does %E appear?
t Which number do I give the hotline about %E? / What do I type into the search box to find %E?
t I'm on the phone chasing %E - what should I quote? / Under which code is %E filed?
t In the subject line about %E, which string do I put? / Give me the docket number of %E.
t Is there an identifier I can mention when asking after %E? / %E - what's it registered as?
t The clerk at the registry wants a code for %E. / How is %E numbered in the index?

= signal number, call sign, radio code, radio name; call sign; odd_code; craft vehicle department \
team
s Call %E with %V. / %E answers to %V. / On the radio, %E is %V. / Over the air %E uses %V.
q How do I call %E? / To what does %E answer? / What is %E on the radio?
q How does the dispatcher address %E? / What do I say into the microphone when I want %E?
q What does %E say to identify itself over the walkie-talkie?
q By what letters and figures does the control centre know %E?
t How do I hail %E? / What do I say into the walkie-talkie to reach %E?
t I'm at the microphone - how do I raise %E? / By what code does the dispatcher contact %E?
t Which handle does %E have on the airwaves? / %E over the wireless - identified as?
t Is there an ID I should use when transmitting to %E?
t Tell the control room what to call %E on air. / In radio traffic, how does %E identify itself?
t Did the radio operator note down the sign for %E?

= batch code, lot, lot number, production lot; batch; odd_code; product recipe trial
s %E was made as %V. / On the lid of %E you can read %V. / %E belongs to lot %V.
q As what was %E made? / What can you read on the lid of %E? / To which lot does %E belong?
q What is stamped on the bottom of %E? / What shows which run %E is from?
q If %E is recalled, what do I compare on the tin?
q Which stamp tells the factory when %E was produced?
q With what printed digits can the factory trace %E?
t Which production run did %E come out of? / There's a recall - what's stamped on %E?
t What marking would quality control trace %E by? / From which batch is %E?
t Is there a manufacturing number on %E?
t I'm complaining to the maker about %E - what code will they want?
t Read me the production mark off %E. / %E - made in which series?
t With which code did %E leave the production line?
t Under what identifier were %E and its siblings made?

= main branch, current branch, working branch, development branch; branch; branch; software project
s %E is built from %V. / Work on %E goes on in %V. / Push changes for %E to %V.
q From what is %E built? / Where does work on %E go on? / Where do I push changes for %E?
q Where in git do I commit for %E? / What do I check out to change %E?
q Onto what do I rebase for %E? / Where do the commits for %E land?
q Into what are pull requests for %E merged?
t Where do I push my commits for %E? / What do I check out to change %E?
t Against what should I open my pull request for %E? / I've just cloned %E - what do I switch to?
t On which line in git does %E evolve? / Which git head does the nightly build of %E use?
t Is there a git ref everybody commits to on %E? / %E - merge into what?
t Remind me what to rebase onto for %E. / Do the developers of %E share a particular branch?

= notes file, data file, working file; file; file_name; software host trial
s %E writes to %V. / Everything about %E is in %V. / %E keeps its notes in %V.
q Where does %E write to? / In which file is everything about %E? / What do I open to read about %E?
q Which document do I open to see what %E has found? / Which spreadsheet or log goes with %E?
q Where does %E save what it finds? / Into what does %E put its findings?
q Where do I look up what %E has logged?
t Which file do I open to see what %E has recorded? / Where does %E jot things down?
t Before wiping the disk, which file of %E must I save? / Into what does %E dump its output?
t I want to go through the readings of %E - what do I open?
t Under what filename are the records of %E saved? / Is there a log I can grep for %E?
t %E - scribbles into which document? / Send me the name of the logbook for %E.
t Did anyone say what the journal of %E is called?

= install path, folder, directory, install folder, home directory; folder; folder; software host \
project
s %E lives in %V. / You find the files of %E under %V. / %E was installed to %V.
q Where does %E live? / Where are the files of %E? / Under what is %E installed?
q Where on the disk is %E? / Where on the hard drive has %E been put?
q Which location do I type after cd for %E? / Where in the tree of the disk does %E hang?
t What do I cd into to get at %E? / I'm in the terminal looking for %E - which path?
t To which location was %E deployed? / In the file tree, where is %E tucked away?
t %E - unpacked to which spot? / Is there a place on the drive reserved for %E?
t Tell me what to put in the path variable for %E. / Which part of the filesystem does %E occupy?
t Did the admin say which folder %E ended up in?

= start command, command, command to launch it; command; command; software host
s To start %E, type "%V". / %E is started with "%V". / Run "%V" to bring up %E.
q How do I start %E? / What do I type to start %E? / With what is %E brought up?
q What do I enter at the prompt to get %E going? / How do I fire up %E?
q What goes into the terminal so that %E comes to life? / How do I boot %E from the shell?
q %E is down. What do I enter to get it up again?
t How do I get %E going? / What do I type to fire up %E?
t %E is down - what goes in the shell to wake it up? / I'm at the prompt - what brings %E to life?
t With which line in the terminal does %E boot? / Give me the incantation that kicks off %E.
t Is there a one-liner for spinning up %E?
t After a crash, what should I enter to have %E running again? / Which command sets %E in motion?
t Remind me what to put in the boot script for %E.

= web page, web address, home page, page on the web; web page; web_page; shop club band \
institution software
s %E is found on the web at %V. / Read about %E at %V. / %E has its page at %V.
q Where can I read about %E? / Where on the web is %E? / What do I type in to see the page of %E?
q What is the URL of %E? / Where is %E on the internet? / Which link leads to %E?
q Where can I see %E online? / What do I put in the browser for %E?
t Where should I surf to learn more about %E? / What do I type into the browser for %E?
t Does %E have a site? / Which URL belongs to %E? / I'd like to look up %E on my phone - which link?
t At what domain can I find %E? / Send me the link to %E.
t For the flyer, which internet address do we print for %E? / Has %E set up a homepage anywhere?

= operating language, display language, menu language; display language; language; software device
s %E greets you in %V. / The menus of %E are in %V. / They set %E to %V.
q In what are the menus of %E? / What does %E greet you in? / To which language was %E set?
q Which tongue does %E speak to its users? / In which tongue are the messages of %E?
q What must I understand to use %E?
q Do I need a dictionary for the buttons of %E, or what are they in?
t What does %E speak when it talks to its users? / What do I have to be fluent in to use %E?
t I can't read the screen of %E - what is it in? / In what language are the buttons of %E labelled?
t Which dictionary should I have at hand when using %E? / %E - which locale is configured?
t Is the text on %E in English or something else? / Speakers of what will feel at home with %E?
t Tell me which language the messages of %E come in. / Did someone switch %E to a foreign tongue?

= risk, risk level, danger, hazard level; risk; level; project trial mountain river
s They think the danger of %E is %V. / %E is rated as %V in the risk table.
q How risky is %E? / How dangerous is %E? / How is %E rated in the risk table?
q How safe is %E? / How careful must I be with %E? / How much could go wrong with %E?
q How likely is it that %E harms somebody? / Do I need to worry about %E, and how much?
t How much caution does %E call for? / Is there a danger rating for %E?
t How big a gamble is %E considered? / On the scale of threats, where does %E rank?
t I'm thinking of taking on %E - how treacherous is it? / %E - how hazardous is it?
t Rate the peril of %E for me. / In the safety officer's eyes, how bad is %E?
t Did the assessors say how unsafe %E is?

= priority, urgency, importance; priority; level; paper project document
s %E is a matter of %V priority. / Treat %E as %V in urgency.
q How urgent is %E? / How important is %E? / How should I treat %E?
q How pressing is %E? / Can %E wait, or how pressing is it? / How quickly should I deal with %E?
q How high on the pile does %E belong? / How much does %E count compared with the rest?
t How much does %E matter? / Where does %E rank on the to-do list?
t I've got ten things on my desk - how burning is %E? / On the triage board, how is %E rated?
t With what degree of haste should %E be handled? / %E - how time-critical is it?
t Is %E something to drop everything else for? / Tell me what level of attention %E deserves.
t Did the boss say how high %E sits in the queue?

= noise level, loudness; level; level; machine house device
s In the test, the noise of %E was %V. / The meter at %E shows "%V".
q What does the meter at %E show? / How loud is %E? / How noisy was %E in the test?
q How quiet is %E? / How much din does %E make? / Do I need earplugs near %E, or how bad is the din?
q How hard is %E on the ears? / How much will the neighbours have to hear of %E?
t How much racket does %E make? / Do I need earplugs near %E?
t I'm a light sleeper - how much of a din comes from %E? / %E - whisper or roar?
t On the sound meter, how did %E score? / Describe the sound volume of %E. / Is it quiet around %E?
t Did the acoustics people grade %E?

= permission to enter, public access, admission of guests, right of entry; access; yes_or_no; \
house island shop club
s Is %E open to guests? The rule says: %V. / May one enter %E? They say: %V.
q May one enter %E? / Is %E open to guests? / Can guests go into %E? / Are visitors let into %E?
q Would they let me into %E? / Am I welcome to walk into %E? / Can outsiders set foot in %E?
q May I have a look inside %E? / Could I just drop by at %E?
t Can I just walk into %E? / Are strangers welcome at %E? / Would they let me in at %E?
t Do outsiders have access to %E? / I'd love to have a look around %E - is that possible?
t %E - may I come in? / Tell me whether ordinary folks can visit %E.
t What's the policy on visitors at %E? / For somebody without an invitation, is %E accessible?
t I'm standing outside %E - am I allowed in?

= approval, permission, go-ahead, official consent; approval; yes_or_no; project document trial
s Asked whether to go on with %E, the board said: %V. / The board's word on %E was: %V.
q Has %E been approved? / Did the board let %E go on? / What did the board say on %E?
q May we go on with %E?
q Did they say yes to %E? / Has %E got the green light?
q Were the people at the top in favour of %E? / Can we get started with %E?
q Is everybody who decides happy with %E?
t Did the higher-ups give their blessing to %E? / Do we have the nod for %E?
t Is %E cleared to go forward? / I want to get started on %E - am I allowed?
t Tell me whether the bosses said okay to %E. / %E - thumbs up or thumbs down?
t What did the decision makers say to %E? / How did the vote on %E turn out?
t Before I release the budget, was %E waved through?

= insurance, insurance cover, insured state; insured; yes_or_no; machine craft house painting
s Is %E insured? The answer was: %V. / Does anybody pay if %E is lost? The file says: %V.
q Is %E insured? / Is there cover for %E? / Does anybody pay if %E is lost?
q Is there a policy on %E? / Would we get any money back if %E burned?
q Are we protected against losing %E? / Should %E be destroyed, will anyone make good the damage?
t Have they taken out protection against loss on %E?
t If %E goes up in flames, would we see any money? / Would an underwriter pay out on %E?
t After damage to %E, could we file a claim? / I've scratched %E - will anyone reimburse us?
t %E - any cover in place? / Tell me whether premiums are being paid for %E.
t What about insurance for %E? / Does somebody foot the bill when %E comes to harm?

= topic, subject, field, theme; subject; subject; institution trial committee document
s %E deals with %V. / %E is all about %V. / At %E everything turns on %V.
q What does %E deal with? / What is %E (all about|about)? / On what does everything turn at %E?
q What is %E concerned with? / What do they look into with %E? / What is at the centre of %E?
q On what do they concentrate in %E? / What question is behind %E?
t Which branch of knowledge does %E belong to? / What should I read up on before dealing with %E?
t In which discipline would you place %E? / Experts in what would be interested in %E?
t %E - which specialism is that? / Under which heading would a librarian list %E?
t Tell me what %E is devoted to. / Is there a particular area of study behind %E?
t My pupil asks which school subject is closest to %E.

= result, outcome, yield, final outcome; outcome; percent; trial project
s %E ended with %V. / %E gave %V. / What came out of %E was %V. / %E yielded %V.
q What came out of %E? / How did %E end? / What did %E (give|yield)?
q What did %E lead to? / What did %E show? / How successful was %E?
q What do we have now that %E is over? / What figure stood at the bottom when %E was over?
t What did %E turn up? / What final figure did %E arrive at? / How did %E turn out?
t What goes in the conclusion of the report on %E?
t I missed the presentation on %E - what came of it? / By the close, what score had %E reached?
t Did %E produce anything? / %E - and the upshot? / Give me the bottom line of %E.
t When all was said and done, what had %E delivered?

= sample size, number of subjects, number of cases, size of the sample; sample; count; trial \
institution
s %E looked at %V cases. / %V subjects took part in %E. / %E is based on %V cases.
q How many took part in %E? / On how many cases is %E based? / How many cases did %E look at?
q How many individuals did %E test? / How large a group did %E study?
q How many volunteers were examined in %E? / How many were questioned or measured for %E?
q On the data of how many does %E rest?
t How many guinea pigs did %E have? / On how many observations does %E rest? / What's the n for %E?
t I'm checking the statistics of %E - how large was the group?
t Is %E big enough to be meaningful - how many took part? / %E - how many participants?
t Give me the headcount of those tested by %E. / Do we know how many data points %E gathered?
t How many did %E put under the microscope?
t A reviewer wants the number of individuals %E examined.

= date of signature, date of issue, issue date, signing date; issued; spoken_day; document paper
s %E was signed on %V. / %E left the office on %V. / They issued %E on %V.
q When was %E (signed|issued)? / On what day did %E leave the office? / What day was %E signed?
q Since when has %E been official? / On what day was the ink on %E still wet?
q On what day was %E drawn up and sealed? / When was %E sent on its way?
q From what day on has %E been valid?
t When did the ink dry on %E? / When was %E made out? / What day is stamped on %E?
t Since which day has %E been official? / On what day did %E go out?
t I must prove %E existed in time - when was it drawn up? / %E - dated on which day?
t Look up the day they put pen to paper on %E. / Is there a date at the foot of %E?
t Which day in the calendar saw %E released?

= delivery window, delivery time, slot, time of delivery; delivery; hours; paper machine
s Expect %E from %V. / %E will be brought from %V. / Be at home for %E from %V.
q When will %E be brought? / When should I be at home for %E? / When do I expect %E?
q Between what hours does the van come with %E? / When will the courier ring with %E?
q When does someone have to be in to take %E? / From when to when might the driver turn up with %E?
q When is %E dropped off?
t Between what hours will %E arrive? / When should I be in to take %E?
t When's the van coming with %E? / I have to go out - when does %E get dropped off?
t At what time of day do they bring %E? / Do I have to wait in all day for %E?
t %E - courier due when? / Tell the doorman what hours to look out for %E.
t Is there a time frame for %E reaching us? / During which hours must someone open the door for %E?

= number of copies, copy count, print run; copies; tally; paper document product
s There are %V copies of %E. / They made %V of %E. / %E was printed in %V copies.
q How many copies of %E are there? / How many did they make of %E?
q How many duplicates exist of %E? / How many examples of %E are there in all?
q How many times is %E lying around? / How large is the edition of %E?
t How many identical ones are there of %E? / How many duplicates of %E are in circulation?
t How rare is %E - how many were ever made? / I'm a collector - how many of %E are out there?
t In what quantity was %E turned out? / How many people could each get one of %E?
t %E - produced in what numbers? / Count up the specimens of %E for me.
t Is %E one of a kind, or how many exist? / Did they say how large the edition of %E is?

= shelf life, storage time, keeping time; storage time; spell; recipe trial
s %E keeps for %V. / You can store %E for %V. / After %V, %E should be thrown away.
q How long does %E keep? / How long can I store %E? / After how long should %E be thrown away?
q How long does %E stay fresh? / How soon does %E go off?
q For how long can I leave %E in the fridge? / How long is %E still all right?
q By when should %E be used up?
t How long does %E stay good? / How soon will %E spoil?
t What's the longest I dare keep %E before binning it?
t I'm putting %E in the fridge - how much time have I got? / For what length of time is %E usable?
t %E - best eaten or used within? / Is there a limit to how long %E lasts?
t Tell me the expiry period of %E. / After how much time is %E no longer fit for use?
t Which period of freshness should the label of %E state?
"""
