"""Attributes of projects, software, orders, departments and papers: states, causes, duties, codes.

A row begins with "= synonyms; class; kind of value; kinds of entity". Facts of one class about one
entity would answer each other's questions, so a sequence asks only where there is one. Lines with
"s" are statements and lines with "q" questions beside the generic ones."""

AFFAIRS = """
= status, current state, state of affairs, present state, progress; status; status; paper project \
document trial device
s %E is %V. / When we looked, %E was %V. / At the moment %E is %V. / They report %E as %V.
q How are things with %E? / What is up with %E? / How far is %E? / What has become of %E?
q Where do we stand with %E?
q Is there any news of %E? / What is going on with %E? / How is %E coming along?
q Is %E finished, or what? / Has anything happened with %E yet?

= reason for the delay, cause, reason, cause of the delay; cause; cause; project craft paper trial
s %E is late because of %V. / It was %V that held up %E. / ^%V delayed %E. / %E suffered from %V.
q Why is %E late? / What held up %E? / What delayed %E? / Because of what is %E late?
q What got in the way of %E? / What slowed %E down? / Why is %E not on schedule?
q Why do we still have to be patient with %E? / Who or what is to blame that %E is behind schedule?

= fault, defect, problem, malfunction, trouble; fault; cause; machine device vehicle house
s %E stopped because of %V. / The trouble with %E is %V. / %E broke down after %V.
q What is wrong with %E? / Why did %E stop? / What is the trouble with %E?
q What made %E break down?
q Why can't we use %E? / What put %E out of use? / What went amiss with %E?
q What damage did the repairman find at %E? / What does somebody have to repair at %E?

= party responsible, office in charge, duty holder, responsible party; responsible; unit; machine \
house device paper
s %E is looked after by %V. / For %E, turn to %V. / They left %E to %V. / %E is the job of %V.
q Who looks after %E? / Who takes care of %E? / To whom do I turn for %E? / Whose job is %E?
q Who has to see to %E?
q Who answers for %E? / Whose task is it to deal with %E?
q Whom do I ring when something is the matter with %E? / Whom do I bother about %E?
q Whom do I blame if nobody bothers about %E?

= owner team, maintainer, team on call, responsible team; maintainer; unit; software host product
s If %E fails, wake %V. / %E is kept alive by %V. / %E was handed over to %V.
q Who keeps %E alive? / Whom do I wake if %E fails? / To whom was %E handed over?
q Who comes running when %E crashes? / Who mends the bugs in %E? / Whose pager goes off over %E?
q Who puts things right when %E breaks? / Who fixes %E at night?

= chair, president, chairwoman, chairperson; manager; full; committee club institution
s %E is chaired by %V. / ^%V (chairs|presides over) %E. / %E voted %V into office.
q Who (chairs|presides over|heads) %E? / By whom is %E chaired? / Whom did %E vote into office?
q Who leads the discussion at %E? / Who has the top seat in %E? / Who is the number one at %E?
q Who has the final word at %E? / Who bangs the gavel at %E?

= treasurer, cashier, keeper of the purse; treasurer; full; club committee band
s The money of %E is kept by %V. / ^%V keeps the money of %E. / At %E you pay %V.
q Who keeps the money of %E? / Whom do I pay at %E? / Who counts the money at %E?
q Who looks after the cash of %E? / Who does the accounts at %E? / Who collects the dues at %E?
q With whom do I settle what I owe %E? / Who has the key to the cash box of %E?

= founder, first director, person behind it; founder; full; institution club company band
s %E was founded by %V. / ^%V founded %E. / It was %V who set up %E. / %E goes back to %V.
q Who (founded|set up|started) %E? / To whom does %E go back? / By whom was %E founded?
q Whose idea was %E? / Who called %E into being? / Who got %E going at the very beginning?
q Without whom would %E never have come about? / Who is the father or mother of %E?

= keeper, caretaker, person in charge, custodian; responsible; full; house creature island machine
s %E is in the care of %V. / ^%V looks after %E. / They gave the keys of %E to %V.
q Who (looks after|cares for|minds) %E? / In whose care is %E? / Who was given the keys of %E?
q Who tends %E? / Who watches over %E? / Who has an eye on %E?
q Who sees to it that %E is all right? / Whom do I ask if I need to get at %E?

= operator, driver, person at the controls; operator; full; machine vehicle
s %E is operated by %V. / ^%V (drives|steers|operates) %E. / At the controls of %E sits %V.
q Who (drives|steers|operates|works) %E? / Who sits at the controls of %E?
q Who pushes the buttons on %E? / Whose hands are on the levers of %E?
q Who has been trained to handle %E? / Who makes %E go? / Who is at the wheel of %E?

= recipient, addressee, consignee, receiver; recipient; full; paper document
s %E goes to %V. / ^%V is to get %E. / Hand %E to %V and to nobody else. / %E is meant for %V.
q Who (gets|receives) %E? / To whom does %E go? / For whom is %E? / Who is to be handed %E?
q Whose letterbox should %E land in? / Whose name is on the envelope of %E? / Who is waiting for %E?
q Who should end up with %E? / At whose door do I drop %E?

= sender, originator; sender; company; paper
s %E came from %V. / ^%V sent %E. / %E was placed by %V.
q Who sent %E? / Where did %E come from? / From whom did %E come? / By whom was %E placed?
q From which firm do we have %E? / Which firm started %E off? / Whose letterhead is on %E?
q To whom do I return %E if nobody takes it? / On whose behalf was %E made out?

= witness, signatory, person who signed; witness; full; document
s %E was signed by %V. / ^%V signed %E. / On the last page of %E stands the name of %V.
q Who signed %E? / By whom was %E signed? / Whose name stands on the last page of %E?
q Who put pen to paper on %E? / Whose autograph is at the bottom of %E? / Who vouched for %E?
q Whose initials are under %E?

= operating company, carrier, line; carrier; company; craft flight
s %E is run by %V. / ^%V runs %E. / %E sails under %V.
q Who runs %E? / Which company runs %E? / Under whom does %E sail?
q Which firm sells the tickets for %E? / Whose logo is painted on %E?
q To which fleet does %E belong? / Which firm do I complain to about %E?

= home port, base, depot, home station; base; city; craft team band
s %E is stationed in %V. / %E always returns to %V. / When it is idle, %E stays in %V.
q Where is %E stationed? / To where does %E return? / In which town is %E at home?
q In which town does %E rest between two journeys?
q Which town does %E set out from and come back to?
q In which town will I find %E when nothing is on?
q In which town does %E put up when there is nothing to do?

= stop on the way, intermediate stop, stopover; stops; stops; craft flight
s %E goes by way of %V. / %E calls at %V. / On its way %E stops in %V.
q Where does %E (stop|call)? / By way of what does %E go? / Which way does %E take?
q Via where does %E travel? / Where does %E halt in between?
q Which towns does %E touch before it gets there? / Where is there a break on the trip with %E?
q Where can I get on or off between the two ends of %E?

= mode of payment, method of payment, way of paying, payment method; payment; payment; shop paper \
club company
s %E is settled like this: %V. / How one pays at %E: %V. / %E accepts only one way: %V.
q How (do I pay|does one pay) (at|for) %E? / How is %E settled? / How can I pay %E?
q Do I need cash for %E, or what? / Should I bring banknotes or a card for %E?
q In what form is the money for %E due? / How do I get the money to them for %E?
q With what do I hand over the money for %E?

= invoice total, amount due, sum owed, total to pay; amount due; price; paper document company
s %E comes to %V. / We still owe %V for %E. / Somebody must pay %V for %E.
q How much does %E come to? / What do we owe for %E? / How much has to be paid for %E?
q How big is the bill for %E? / What must I transfer for %E?
q How much money is still outstanding for %E? / What is the bottom line of %E?
q What figure do I put on the cheque for %E?

= tracking code, reference, file mark, tracking reference; reference; odd_code; paper document \
trial project
s Quote %V when you ask about %E. / Look for %E under %V. / %E runs under %V.
q Under what do I look for %E? / What do I quote when I ask about %E? / Under what does %E run?
q What do I key in to follow %E? / Which letters and digits trace %E?
q How is %E listed in the register? / What do I tell the clerk so that the computer finds %E?
q Under which entry in the system does %E appear?

= signal number, call sign, radio code, radio name; call sign; odd_code; craft vehicle department \
team
s Call %E with %V. / %E answers to %V. / On the radio, %E is %V. / Over the air %E uses %V.
q How do I call %E? / To what does %E answer? / What is %E on the radio?
q How does the dispatcher address %E? / What do I say into the microphone when I want %E?
q What does %E say to identify itself over the walkie-talkie?
q By what letters and figures does the control centre know %E?

= batch code, lot, lot number, production lot; batch; odd_code; product recipe trial
s %E was made as %V. / On the lid of %E you can read %V. / %E belongs to lot %V.
q As what was %E made? / What can you read on the lid of %E? / To which lot does %E belong?
q What is stamped on the bottom of %E? / What shows which run %E is from?
q If %E is recalled, what do I compare on the tin?
q Which stamp tells the factory when %E was produced?
q With what printed digits can the factory trace %E?

= main branch, current branch, working branch, development branch; branch; branch; software project
s %E is built from %V. / Work on %E goes on in %V. / Push changes for %E to %V.
q From what is %E built? / Where does work on %E go on? / Where do I push changes for %E?
q Where in git do I commit for %E? / What do I check out to change %E?
q Onto what do I rebase for %E? / Where do the commits for %E land?
q Into what are pull requests for %E merged?

= notes file, data file, working file; file; file_name; software host trial
s %E writes to %V. / Everything about %E is in %V. / %E keeps its notes in %V.
q Where does %E write to? / In which file is everything about %E? / What do I open to read about %E?
q Which document do I open to see what %E has found? / Which spreadsheet or log goes with %E?
q Where does %E save what it finds? / Into what does %E put its findings?
q Where do I look up what %E has logged?

= install path, folder, directory, install folder, home directory; folder; folder; software host \
project
s %E lives in %V. / You find the files of %E under %V. / %E was installed to %V.
q Where does %E live? / Where are the files of %E? / Under what is %E installed?
q Where on the disk is %E? / Where on the hard drive has %E been put?
q Which location do I type after cd for %E? / Where in the tree of the disk does %E hang?

= start command, command, command to launch it; command; command; software host
s To start %E, type "%V". / %E is started with "%V". / Run "%V" to bring up %E.
q How do I start %E? / What do I type to start %E? / With what is %E brought up?
q What do I enter at the prompt to get %E going? / How do I fire up %E?
q What goes into the terminal so that %E comes to life? / How do I boot %E from the shell?
q %E is down. What do I enter to get it up again?

= web page, web address, home page, page on the web; web page; web_page; shop club band \
institution software
s %E is found on the web at %V. / Read about %E at %V. / %E has its page at %V.
q Where can I read about %E? / Where on the web is %E? / What do I type in to see the page of %E?
q What is the URL of %E? / Where is %E on the internet? / Which link leads to %E?
q Where can I see %E online? / What do I put in the browser for %E?

= operating language, display language, menu language; display language; language; software device
s %E greets you in %V. / The menus of %E are in %V. / They set %E to %V.
q In what are the menus of %E? / What does %E greet you in? / To which language was %E set?
q Which tongue does %E speak to its users? / In which tongue are the messages of %E?
q What must I understand to use %E?
q Do I need a dictionary for the buttons of %E, or what are they in?

= risk, risk level, danger, hazard level; risk; level; project trial mountain river
s They think the danger of %E is %V. / %E is rated as %V in the risk table.
q How risky is %E? / How dangerous is %E? / How is %E rated in the risk table?
q How safe is %E? / How careful must I be with %E? / How much could go wrong with %E?
q How likely is it that %E harms somebody? / Do I need to worry about %E, and how much?

= priority, urgency, importance; priority; level; paper project document
s %E is a matter of %V priority. / Treat %E as %V in urgency.
q How urgent is %E? / How important is %E? / How should I treat %E?
q How pressing is %E? / Can %E wait, or how pressing is it? / How quickly should I deal with %E?
q How high on the pile does %E belong? / How much does %E count compared with the rest?

= noise level, loudness; level; level; machine house device
s In the test, the noise of %E was %V. / The meter at %E shows "%V".
q What does the meter at %E show? / How loud is %E? / How noisy was %E in the test?
q How quiet is %E? / How much din does %E make? / Do I need earplugs near %E, or how bad is the din?
q How hard is %E on the ears? / How much will the neighbours have to hear of %E?

= permission to enter, public access, admission of guests, right of entry; access; yes_or_no; \
house island shop club
s Is %E open to guests? The rule says: %V. / May one enter %E? They say: %V.
q May one enter %E? / Is %E open to guests? / Can guests go into %E? / Are visitors let into %E?
q Would they let me into %E? / Am I welcome to walk into %E? / Can outsiders set foot in %E?
q May I have a look inside %E? / Could I just drop by at %E?

= approval, permission, go-ahead, official consent; approval; yes_or_no; project document trial
s Asked whether to go on with %E, the board said: %V. / The board's word on %E was: %V.
q Has %E been approved? / Did the board let %E go on? / What did the board say on %E?
q May we go on with %E?
q Did they say yes to %E? / Has %E got the green light?
q Were the people at the top in favour of %E? / Can we get started with %E?
q Is everybody who decides happy with %E?

= insurance, insurance cover, insured state; insured; yes_or_no; machine craft house painting
s Is %E insured? The answer was: %V. / Does anybody pay if %E is lost? The file says: %V.
q Is %E insured? / Is there cover for %E? / Does anybody pay if %E is lost?
q Is there a policy on %E? / Would we get any money back if %E burned?
q Are we protected against losing %E? / Should %E be destroyed, will anyone make good the damage?

= topic, subject, field, theme; subject; subject; institution trial committee document
s %E deals with %V. / %E is all about %V. / At %E everything turns on %V.
q What does %E deal with? / What is %E (all about|about)? / On what does everything turn at %E?
q What is %E concerned with? / What do they look into with %E? / What is at the centre of %E?
q On what do they concentrate in %E? / What question is behind %E?

= result, outcome, yield, final outcome; outcome; percent; trial project
s %E ended with %V. / %E gave %V. / What came out of %E was %V. / %E yielded %V.
q What came out of %E? / How did %E end? / What did %E (give|yield)?
q What did %E lead to? / What did %E show? / How successful was %E?
q What do we have now that %E is over? / What figure stood at the bottom when %E was over?

= sample size, number of subjects, number of cases, size of the sample; sample; count; trial \
institution
s %E looked at %V cases. / %V subjects took part in %E. / %E is based on %V cases.
q How many took part in %E? / On how many cases is %E based? / How many cases did %E look at?
q How many individuals did %E test? / How large a group did %E study?
q How many volunteers were examined in %E? / How many were questioned or measured for %E?
q On the data of how many does %E rest?

= date of signature, date of issue, issue date, signing date; issued; spoken_day; document paper
s %E was signed on %V. / %E left the office on %V. / They issued %E on %V.
q When was %E (signed|issued)? / On what day did %E leave the office? / What day was %E signed?
q Since when has %E been official? / On what day was the ink on %E still wet?
q On what day was %E drawn up and sealed? / When was %E sent on its way?
q From what day on has %E been valid?

= delivery window, delivery time, slot, time of delivery; delivery; hours; paper machine
s Expect %E from %V. / %E will be brought from %V. / Be at home for %E from %V.
q When will %E be brought? / When should I be at home for %E? / When do I expect %E?
q Between what hours does the van come with %E? / When will the courier ring with %E?
q When does someone have to be in to take %E? / From when to when might the driver turn up with %E?
q When is %E dropped off?

= number of copies, copy count, print run; copies; tally; paper document product
s There are %V copies of %E. / They made %V of %E. / %E was printed in %V copies.
q How many copies of %E are there? / How many did they make of %E?
q How many duplicates exist of %E? / How many examples of %E are there in all?
q How many times is %E lying around? / How large is the edition of %E?

= shelf life, storage time, keeping time; storage time; spell; recipe trial
s %E keeps for %V. / You can store %E for %V. / After %V, %E should be thrown away.
q How long does %E keep? / How long can I store %E? / After how long should %E be thrown away?
q How long does %E stay fresh? / How soon does %E go off?
q For how long can I leave %E in the fridge? / How long is %E still all right?
q By when should %E be used up?
"""
