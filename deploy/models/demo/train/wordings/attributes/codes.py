"""Attributes whose value is a code, a number or a word.

A row begins with "= synonyms; class; kind of value; kinds of entity". Facts of one class about one
entity would answer each other's questions, so a sequence asks only where there is one. Lines with
"s" are statements and lines with "q" questions beside the generic ones (see
generic_statements.py and generic_questions.py); those with "t" are further questions, asked in
training alone, by authors who had seen no others."""

CODES = """
= access code, door code, entry code; access code; secret; facility room box site numbered owned
s To (enter|open|get into) %E, (type|key in|dial) %V. / %E (opens|unlocks) with the code %V.
s Whoever enters %E must type %V.
q How do I (get into|open|enter) %E? / What must I type to (enter|open) %E?
q What code (opens|unlocks) %E?
q Which code lets you into %E? / What do I enter at the door of %E?
q What gets me past the keypad of %E? / Which characters does the keypad on %E want?
q I'm standing outside %E: what do I punch in? / What must I tap in before %E gives way?
t What do I punch into the keypad to get %E open? / I'm locked out at %E - which keys do I press?
t %E - what to enter to be let in? / Remind me what to tap in so that %E opens up.
t Does anyone recall the entry code for %E?
t Before %E will open, which characters have to be typed?
t The courier must get into %E by himself - what should he type?
t Which buttons, in order, will open %E for the cleaner?
t I keep forgetting what the little panel with buttons on %E wants.
t With no key in hand, what gets a visitor past %E's electronic lock?

= PIN, PIN code; pin; number; person belonging company owned role
s To unlock it, %E needs the PIN %V.
q What number must be typed as the PIN for %E? / Which PIN was set for %E?
q Which secret digits go with %E? / What are the private digits of %E?
q Which digits would a thief love to know about %E? / Tell me the secret digits chosen for %E.
t What PIN goes with %E? / Which secret digits, like those for a bank card, does %E need?
t Personal identification number for %E, please.
t The screen shows blank dots - what digits unlock it for %E?
t One wrong try left before it blocks - which digits for %E?
t Is there a cash-machine-style number on record for %E?
t Tell me the private digits assigned to %E, the ones nobody may peek at.
t %E - digits to shield with your hand while entering?
t Did %E get a personal unlock number, as phones and cards have?
t When the handset demands its secret digits, what is entered for %E?

= pass key, passkey; pass key; secret; facility project software person site numbered
q Which security token was issued for %E? / What credential is on record for %E?
q Authenticate me for %E: with which token? / Which token do I present for %E?
t Which pass key belongs to %E? / What key string grants clearance for %E?
t Does %E have an authentication key I should present?
t I've mislaid the passkey for %E - what was it? / %E - any security key issued?
t Look up the key that gets people waved through for %E.
t Not metal but made of characters - which key goes with %E?
t Is there an authorisation token on file for %E?
t The system wants proof of my authority for %E - which token satisfies it?
t At the checkpoint for %E, what credential key do I show?

= combination, lock combination; combination; number; belonging box facility owned numbered
s (Turn|Set) the dial of %E to %V. / The lock on %E opens at %V.
q How do I unlock %E? / What numbers open %E? / What should the dial of %E be set to?
q What opens the lock on %E?
q How do I line up the little wheels on %E? / Which figures must line up before %E springs apart?
q To what do I twist the knob of %E? / A safecracker would like to know which figures free %E.
t To what do I spin the dial on %E? / Which numbers make the shackle on %E pop?
t %E - what setting for the little number wheels?
t I'm twisting the padlock on %E - which digits should show? / Remind me of the combination to %E.
t At which figures must the rotary lock of %E stop?
t Is there a note anywhere of the tumbler digits for %E?
t A safe-cracker would love it - which dial position springs %E's lock?
t I keep forgetting where the knob must point before %E clicks open.
t Against which digits do I align the rings on %E's bicycle-style lock?

= password, secret password; password; password; software belonging project facility company \
owned site host
s To log in to %E, use %V. / The password that unlocks %E is %V. / %E accepts the password %V.
q How do I log in to %E? / What do I type to unlock %E? / Which password opens %E?
q What password does %E accept?
q What goes below the user name for %E? / What do I put in when %E asks who I am?
q What must I know by heart to sign in to %E? / What should never be left on a sticky note about %E?
q How do I sign on to %E?
t What's the password to %E? / I'm at the login screen of %E - what goes below the user name?
t %E - which secret for signing in? / Is there a passphrase protecting %E?
t What would a hacker have to guess to log on to %E?
t I've forgotten my sign-in secret for %E - what was it?
t Behind the row of asterisks on %E's login form, what is hidden?
t Did anyone stick a note on the monitor with %E's login word?
t Which secret string do users supply when signing on to %E?
t The new colleague must get on to %E - tell him the secret login phrase.

= code word, secret word, watchword; code word; word; project facility team company
s Anyone calling about %E must say %V. / %E goes by the code word %V.
q What must one say when calling about %E? / Under which code word does %E run?
q Which cover term hides %E? / What do I whisper to show that I am in on %E?
q Which term do insiders use so that outsiders do not notice they mean %E?
q What should I mutter so that they trust me about %E?
t Which code word stands for %E? / What must a caller whisper to be trusted about %E?
t Like spies, what single word do we say instead of naming %E?
t If the sentry challenges me over %E, what do I answer? / %E - spoken secret sign?
t Tell me the shibboleth for %E. / I'm phoning about %E - which word shows I'm an insider?
t Is there a secret term we use over the radio for %E?
t Among conspirators, by what word is %E meant?
t They'll only talk about %E once I utter something - what is it?

= magic number, lucky number, special number; magic number; number; city person project team \
country word
s For %E, everyone agreed on the magic number %V.
s %E's (lucky|magic|special) number has always been %V.
q Which number is (lucky|magic|special) for %E? / What number brings luck to %E?
q Which figure is said to bring good fortune to %E? / On which figure should one bet for %E?
q What figure works as a charm for %E? / Which figure do superstitious people link with %E?
t Which number brings good fortune to %E? / On a lottery ticket, what figure would you play for %E?
t %E - figure that brings a charm? / Is there a number thought to have mystical powers for %E?
t Tell me the number that everyone holds in superstitious esteem for %E.
t I'd like to bet on %E's fortunate digits at roulette - which are they?
t A numerologist would tie %E to which figure? / What number works like a four-leaf clover for %E?
t Did everyone settle on one number as a sort of talisman for %E?

= unique identifier, UUID, identifier; identifier; uuid; project person software
s %E is stored under %V. / In the database, %E goes by %V.
q Under which identifier is %E stored? / What identifies %E? / By what does %E go in the database?
q Which long string singles out %E in the system?
q What tells the computer that it is %E and no other?
q Which string of letters and digits stands for %E in the tables?
q By what long string is %E told apart from every other record?
t What UUID was assigned to %E? / Which long hex string with dashes stands for %E?
t Under what primary key is %E's record kept? / %E - globally unique ID?
t Look up the row key for %E so that I can query the table.
t By which machine-generated string does the system tell %E from all others?
t Is there a GUID on record for %E?
t Computers don't care about names - what does the database call %E internally?
t The API wants an unambiguous id for %E - which do I send?
t Two records share a name - which hexadecimal tag marks %E?

= serial number, serial; serial number; secret; thing vehicle product owned numbered machine device
s %E carries the serial number %V. / Stamped on %E is the serial number %V.
s %E is registered under %V.
q What number is stamped on %E? / Under which number is %E registered? / Which serial does %E carry?
q What did the factory engrave on %E? / Which factory code is unique to %E?
q Which production code tells %E apart from an identical one?
q If %E were stolen, which engraved code would I give the police?
t What serial number does %E have?
t The warranty form asks for the maker's number on %E - what is it?
t Which digits are engraved on the manufacturer's plate of %E? / %E - number stamped at the factory?
t Turn %E over and read me the number from the maker's label.
t I'm reporting %E as stolen - which manufacturer's number proves it's ours?
t By which number can %E be told from its twins off the assembly line?
t Is there a factory-issued number for registering %E with the maker?
t For the product recall, what unit number did the makers give %E?
t Did the manufacturer etch an individual number into %E?

= part number, item number, article number; part number; code; product thing device
s To order %E, quote %V. / %E is listed as item %V.
q What must I quote to order %E? / Under which item number is %E listed?
q Which catalogue code is %E sold under?
q What do I put in the search box of the catalogue to get %E?
q What does the dealer need to hear to send me %E? / Which code finds %E in the catalogue?
t Under which part number is %E sold? / What catalogue code do I put on the purchase form for %E?
t I want to reorder %E - what do I quote to the supplier? / %E - which code for ordering?
t In the mail-order brochure, how is %E coded?
t Find %E in the wholesaler's list and give me its designation.
t I'm filling in the order slip for %E - what goes in the article column?
t Is there an ordering code for a replacement of %E?
t To buy a spare of %E, which string do I give the parts counter?
t Does the dealer list %E under some code?

= inventory number, stock number; inventory number; number; thing box owned machine painting
s %E was entered in the inventory as %V. / In the inventory, %E has the number %V.
q Which number does %E have in the inventory? / As what was %E entered in the inventory?
q Which digits stand beside %E in the asset register?
q In the book of everything we possess, which figure stands beside %E?
q Which digits get ticked off for %E during the yearly count?
q How is %E numbered in our list of assets?
t What inventory number has %E got? / During stocktaking, under which figure do I tick off %E?
t Which number does our asset register give %E? / %E - number in the list of holdings?
t I'm auditing our possessions - how is %E numbered?
t Look in the property ledger and read off the number beside %E. / Is there an asset tag on %E?
t A curator would ask for the accession number of %E - what is it?
t When we count up everything we own, what number stands for %E?
t Did anyone log %E in the stock book, and as what?

= phone number, telephone number, number to call; phone; phone; person company facility role site \
department shop institution
s You can (call|reach|ring|phone) %E at %V. / Call %E on %V. / %E can be reached at %V.
s To reach %E, dial %V.
q How can I (call|reach|phone) %E? / Which number do I dial for %E?
q At what number can %E be reached? / What's %E's telephone?
q How do I get %E on the line? / What do I key into my mobile to talk to %E?
q I want to talk to %E from home; what do I punch in?
q Which digits would I need for a chat with %E from a public box?
q Which digits get me through to %E from outside?
t What's the telephone number for %E? / I'd like to give %E a ring - what do I dial?
t %E - digits for a call? / Remind me what to punch into my mobile to get hold of %E.
t I'm saving %E in my mobile's contacts - what digits?
t Is there a landline or mobile I can try for %E?
t In the yellow pages, which digits are printed next to %E?
t Do we know what to dial for %E in an emergency?
t From a public phone box, which digits connect me with %E?
t I missed a call from %E - what would my display have shown?

= phone extension, extension; extension; number; person room role numbered
s To reach %E, dial extension %V. / %E is on extension %V. / %E (sits at|answers) extension %V.
q Which extension (reaches|do I dial for) %E? / On what extension is %E?
q How do I ring %E from my desk? / Which internal digits connect me with %E?
q What do I ask the switchboard for to be put through to %E?
q What do colleagues in the same building press to ring %E?
t On the office phone, which short number rings through to %E?
t Which internal line do I ask the switchboard for to get %E? / %E - on what in-house line?
t From my desk phone, what do I press for %E? / Look up %E in the internal telephone list.
t I've dialled the company's main number - which digits come next for %E?
t Is there a short dial from inside the building for %E?
t After the recorded greeting, what should callers key in for %E?
t Between colleagues, which few digits make %E's desk phone ring?

= e-mail address, email, mail address; email; email; person company role club committee
s Write to %E at %V. / %E reads mail sent to %V. / Send it to %E at %V.
q Where can I write to %E? / How do I reach %E by mail?
q To which address should mail for %E be sent?
q What goes in the To field of a message for %E? / How do I drop %E a line online?
q Where do I forward the attachment for %E? / What stands on either side of the at sign for %E?
q Where do electronic messages for %E end up?
t What e-mail address does %E use? / I'm sending %E an attachment - what do I put in the To field?
t %E - inbox for my message? / Spell out for me where to mail %E, at sign and domain included.
t Is there an online mailbox for %E? / Where do newsletters for %E get delivered electronically?
t Did %E leave an address for electronic messages? / If I want %E in the cc line, what do I type?
t My electronic letter to %E bounced - what's the right recipient line?
t How can I write to %E from Gmail?

= employee number, staff number, badge number; badge; number; person
s %E wears the badge %V. / %E is employee number %V. / The badge of %E shows %V.
q What does the badge of %E show? / Which badge does %E wear? / What employee number does %E have?
q Which digits are on the pass clipped to %E? / By which digits does the time clock know %E?
q Which digits does the personnel office use for %E?
q Under which digits does the firm keep %E on its books?
t What's the staff number of %E? / Payroll wants to know which number %E has on the books.
t Which digits are printed on the company card clipped to %E's shirt?
t %E - number in personnel records? / I'm filling in a timesheet for %E - what worker ID goes on it?
t In the HR system, by which number do I find %E? / Look at %E's lanyard and read out the digits.
t When %E clocks in, what number does the time clock record?
t Did human resources assign %E a number on the day of hiring?
t As a cog in the company, which number is %E?

= account number, customer number; account; number; person company
s %E's account is %V. / Payments to %E go to account %V. / %E is our customer number %V.
q Which account (belongs to|is used by) %E? / To which account do payments for %E go?
q What number does the account of %E have?
q Where do I transfer the money for %E? / Which digits go on a bank transfer to %E?
q Which digits are at the top of the bank statements of %E?
q Into what should the bank put a refund for %E?
t I'm wiring money to %E - which digits go on the bank form? / %E - bank details for paying?
t Under what number do we keep %E among our clients?
t Look up where money transfers for %E should be sent.
t The invoice must show a client number - which is %E's?
t For a standing order in favour of %E, what payee number do I type?
t Our billing system knows %E by which digits? / Did %E give us banking digits for the refund?
t I owe %E some cash - to what number do I remit it?

= passport number, ID number; passport; code; person
s %E travels with passport %V. / %E showed the passport %V.
q Which passport does %E travel with? / What number is in %E's passport?
q Which code would a border guard copy from the papers of %E?
q Visa form for %E: which document code goes in?
q Which code is printed in the identity papers of %E?
q What does the airline note down from the little booklet of %E?
t At border control, which document number will %E show?
t I'm booking an overseas trip for %E - what travel document number do I give?
t %E - number of the identity document? / Read me the number off %E's identity papers.
t The visa application has a box for %E's document - what goes in it?
t By what number would a consulate recognise %E's travel papers?
t Did the hotel clerk copy down any ID number from %E?
t %E lost the travel booklet abroad - which number should the embassy cancel?
t Is there a record of which travel papers %E presented at immigration?

= licence plate, registration number, number plate; plate; code; vehicle person owned
s %E drives under the plate %V. / On the plate of %E stands %V.
q What is written on the plate of %E? / Under which plate does %E drive?
q What registration does %E have?
q What would a traffic warden jot down about %E?
q Which letters and digits would a parking ticket for %E mention?
q By which letters and digits do the traffic police trace %E?
q What do I tap into the car park machine for %E?
t What's the licence plate for %E? / A speed camera caught %E - what letters and digits did it read?
t For %E, what's on the metal strip above the bumper? / %E - tag on the rear bumper?
t I'm paying at the parking meter for %E - which vehicle letters do I type?
t Under which official mark is %E allowed on public roads? / Is there a vehicle registration for %E?
t Did the traffic warden jot down what the tag of %E says?
t I'm looking for %E in the car park - which characters at the rear?
t With the motor vehicle office, how is %E registered?

= gate, boarding gate; gate; code; flight
s %E boards at gate %V. / Passengers for %E go to gate %V. / %E leaves from gate %V.
q Where does %E board? / From which gate does %E leave? / Which gate is %E at?
q To which gate do passengers for %E go?
q Where in the terminal do travellers queue for %E? / After security, where do I head for %E?
q Which door do I walk through to catch %E? / Where do they scan the tickets for %E?
q Where in the airport should I wait for %E?
t From which gate does %E depart? / I'm through security for %E - where do I walk now?
t %E - where to queue with my boarding pass?
t Where in the terminal do passengers line up to get on %E?
t Remind me where to wait in the departure area for %E.
t Is there any announcement yet of where %E will board? / Last call for %E - where should I run?
t At which jet bridge is the plane for %E docked?
t Did the departures board show where to go aboard %E?
t To step aboard %E, which exit of the concourse do I take?

= version, version number; version; version; software product device host
s %E runs version %V. / %E was upgraded to %V. / On %E, version %V is installed.
q Which version does %E run? / To what was %E upgraded? / What version is installed on %E?
q Which release of %E do we have? / Which update is %E on? / What does the About box of %E say?
q How recent is %E, going by the release? / Tell me the release of %E that is in use.
t What version is %E on? / Before I report a bug, which build is %E? / %E - which point release?
t I'm checking for updates - what number is %E at now?
t Open the About box of %E and read me the digits with the dots.
t Is %E up to date, or which release is it still on?
t How far along in its series of releases is %E? / To which patch level was %E brought?
t Which heading in the changelog describes the present %E?

= port, port number; port; number; software host
s %E listens on port %V. / Connect to %E on port %V.
q Which port does %E (use|listen on)? / On what port can I connect to %E? / Where does %E listen?
q What do I put behind the colon to talk to %E? / Which opening in the firewall does %E need?
q On which socket does %E take requests?
q Tell me what follows the colon in the network address of %E.
t Which port is %E on? / What comes after the colon when I connect to %E?
t I'm opening the firewall for %E - which number do I allow? / %E - listening on which socket?
t My client gets connection refused from %E - where is it actually listening?
t Look up where %E accepts incoming TCP traffic.
t Is there a non-default socket I must set to talk to %E?
t If I telnet to %E, what goes behind the hostname? / Does netstat show %E bound to some number?
t Of all the numbered network doors, at which do I knock for %E?

= reference number, file number, case number; reference; code; person company project
s When writing about %E, quote %V. / %E is filed under %V. / The papers on %E bear the number %V.
q What should I quote when writing about %E? / Under what is %E filed?
q Which number do the papers on %E bear?
q What should I put in the subject line of a letter about %E?
q Which code brings up the dossier on %E?
q What do I give the clerk so that the dossier on %E turns up?
q How do the clerks look up the documents on %E?
t What's the reference number for %E? / The clerk is fetching the dossier on %E - how is it marked?
t In the subject line of a letter about %E, what must I cite? / %E - our ref for letters?
t Under what label are %E's papers in the filing cabinet? / Find me the docket designation for %E.
t Is there an official file on %E, and how is it numbered?
t The lawyers are corresponding about %E - what do they put after Re?
t Did the authority give the matter of %E any number?
t By which code do officials keep track of the matter concerning %E?

= room number, office number; room number; number; person event department committee
s %E is in room %V. / %E sits in room %V. / Go to room %V for %E.
q Which room is %E in? / In which room is %E? / Where can I find %E?
q What room should I go to for %E?
q Behind which door is %E? / Which door leads to %E? / On which door should I knock for %E?
q Which digits are on the door for %E? / Reception, which door is it for %E?
t What's the room number for %E? / I'm in the corridor looking for %E - which door?
t Behind which door down the hall will I find %E?
t Tell the visitor where in this building to knock for %E. / Is there an office where I can find %E?
t I'm late for %E - what does the doorplate say? / Where on the floor plan has %E been put?
t Did the receptionist say where in the building %E can be found?
t I've coffee to deliver to %E - at which number do I knock?

= score, final score, result; score; score; team event
s %E ended with a score of %V. / %E finished on %V.
q How did %E (end|finish)? / What was the final result of %E? / What score did %E finish on?
q How many goals to how many was it for %E? / What did the board show at the last whistle for %E?
q Goals for and against: what was it for %E? / Two to one, three all: what was it for %E?
t What was the final score for %E? / I missed the end - how did the points turn out for %E?
t At the very end, what stood on the board for %E? / %E - how many points each side?
t Tell me how the points ended up split for %E.
t Is there any word on how the counting came out for %E?
t I placed a bet on %E - what was the outcome in points?
t For the sports page, what figures do we print for %E?
t Did %E end in a draw, or what was the tally?
t Which two figures with a dash sum up how things went for %E?

= postcode, postal code, zip code; postcode; number; city facility site
s Letters to %E need the postcode %V. / Write %V on letters to %E.
q What should I write on letters to %E? / Which postcode do letters to %E need?
q Which digits go on an envelope for %E?
q What does the sorting office go by to route parcels for %E?
q Which digits does the sat nav want for %E? / What digits does the postman need for %E?
t What's the postal code of %E? / I'm posting a card to %E - which digits go in the address?
t Which number do I put on the envelope for %E? / %E - zip for the label?
t The parcel form rejects %E without its delivery area digits - what are they?
t Look up the sorting digits the post office uses for %E. / Is there a mailing area number for %E?
t Which address digits should I type into the satnav to reach %E?
t So that the postman finds %E, what number must stand on the parcel?
t Does the mail sorting machine go by some number for %E?

= shelf, place on the shelf; where; code; book product owned
s %E stands on shelf %V. / Put %E on shelf %V. / You find %E on shelf %V.
q On which shelf is %E? / Where does %E stand? / Which shelf holds %E? / Where do I put %E?
q In which rack is %E kept? / Where in the stacks is %E? / Where do I reach for %E?
q In which row of the storeroom should I look for %E? / To which spot does %E go back after use?
t I'm in the stacks looking for %E - where exactly is it?
t Where on the racks should I put %E back after use?
t Tell the new helper where %E belongs among the stacks.
t Is there a fixed spot on the racks for %E? / Did somebody note where %E is shelved?
t How is the ledge labelled on which %E rests?
t I've a ladder and a minute - where do I fetch %E from?
t In the storeroom, to which board do I reach up for %E?
"""
