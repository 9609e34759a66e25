"""Attributes whose value is a code, a number or a word.

A row begins with "= synonyms; class; kind of value; kinds of entity". Facts of one class about one
entity would answer each other's questions, so a sequence asks only where there is one. Lines with
"s" are statements and lines with "q" questions beside the generic ones (see
generic_statements.py and generic_questions.py)."""

CODES = """
= access code, door code, entry code; access code; secret; facility room box site numbered owned
s To (enter|open|get into) %E, (type|key in|dial) %V. / %E (opens|unlocks) with the code %V.
s Whoever enters %E must type %V.
q How do I (get into|open|enter) %E? / What must I type to (enter|open) %E?
q What code (opens|unlocks) %E?
q Which code lets you into %E? / What do I enter at the door of %E?
q What gets me past the keypad of %E? / Which characters does the keypad on %E want?
q I'm standing outside %E: what do I punch in? / What must I tap in before %E gives way?

= PIN, PIN code; pin; number; person belonging company owned role
s To unlock it, %E needs the PIN %V.
q What number must be typed as the PIN for %E? / Which PIN was set for %E?
q Which secret digits go with %E? / What are the private digits of %E?
q Which digits would a thief love to know about %E? / Tell me the secret digits chosen for %E.

= pass key, passkey; pass key; secret; facility project software person site numbered
q Which security token was issued for %E? / What credential is on record for %E?
q Authenticate me for %E: with which token? / Which token do I present for %E?

= combination, lock combination; combination; number; belonging box facility owned numbered
s (Turn|Set) the dial of %E to %V. / The lock on %E opens at %V.
q How do I unlock %E? / What numbers open %E? / What should the dial of %E be set to?
q What opens the lock on %E?
q How do I line up the little wheels on %E? / Which figures must line up before %E springs apart?
q To what do I twist the knob of %E? / A safecracker would like to know which figures free %E.

= password, secret password; password; password; software belonging project facility company \
owned site host
s To log in to %E, use %V. / The password that unlocks %E is %V. / %E accepts the password %V.
q How do I log in to %E? / What do I type to unlock %E? / Which password opens %E?
q What password does %E accept?
q What goes below the user name for %E? / What do I put in when %E asks who I am?
q What must I know by heart to sign in to %E? / What should never be left on a sticky note about %E?
q How do I sign on to %E?

= code word, secret word, watchword; code word; word; project facility team company
s Anyone calling about %E must say %V. / %E goes by the code word %V.
q What must one say when calling about %E? / Under which code word does %E run?
q Which cover term hides %E? / What do I whisper to show that I am in on %E?
q Which term do insiders use so that outsiders do not notice they mean %E?
q What should I mutter so that they trust me about %E?

= magic number, lucky number, special number; magic number; number; city person project team \
country word
s For %E, everyone agreed on the magic number %V.
s %E's (lucky|magic|special) number has always been %V.
q Which number is (lucky|magic|special) for %E? / What number brings luck to %E?
q Which figure is said to bring good fortune to %E? / On which figure should one bet for %E?
q What figure works as a charm for %E? / Which figure do superstitious people link with %E?

= unique identifier, UUID, identifier; identifier; uuid; project person software
s %E is stored under %V. / In the database, %E goes by %V.
q Under which identifier is %E stored? / What identifies %E? / By what does %E go in the database?
q Which long string singles out %E in the system?
q What tells the computer that it is %E and no other?
q Which string of letters and digits stands for %E in the tables?
q By what long string is %E told apart from every other record?

= serial number, serial; serial number; secret; thing vehicle product owned numbered machine device
s %E carries the serial number %V. / Stamped on %E is the serial number %V.
s %E is registered under %V.
q What number is stamped on %E? / Under which number is %E registered? / Which serial does %E carry?
q What did the factory engrave on %E? / Which factory code is unique to %E?
q Which production code tells %E apart from an identical one?
q If %E were stolen, which engraved code would I give the police?

= part number, item number, article number; part number; code; product thing device
s To order %E, quote %V. / %E is listed as item %V.
q What must I quote to order %E? / Under which item number is %E listed?
q Which catalogue code is %E sold under?
q What do I put in the search box of the catalogue to get %E?
q What does the dealer need to hear to send me %E? / Which code finds %E in the catalogue?

= inventory number, stock number; inventory number; number; thing box owned machine painting
s %E was entered in the inventory as %V. / In the inventory, %E has the number %V.
q Which number does %E have in the inventory? / As what was %E entered in the inventory?
q Which digits stand beside %E in the asset register?
q In the book of everything we possess, which figure stands beside %E?
q Which digits get ticked off for %E during the yearly count?
q How is %E numbered in our list of assets?

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

= phone extension, extension; extension; number; person room role numbered
s To reach %E, dial extension %V. / %E is on extension %V. / %E (sits at|answers) extension %V.
q Which extension (reaches|do I dial for) %E? / On what extension is %E?
q How do I ring %E from my desk? / Which internal digits connect me with %E?
q What do I ask the switchboard for to be put through to %E?
q What do colleagues in the same building press to ring %E?

= e-mail address, email, mail address; email; email; person company role club committee
s Write to %E at %V. / %E reads mail sent to %V. / Send it to %E at %V.
q Where can I write to %E? / How do I reach %E by mail?
q To which address should mail for %E be sent?
q What goes in the To field of a message for %E? / How do I drop %E a line online?
q Where do I forward the attachment for %E? / What stands on either side of the at sign for %E?
q Where do electronic messages for %E end up?

= employee number, staff number, badge number; badge; number; person
s %E wears the badge %V. / %E is employee number %V. / The badge of %E shows %V.
q What does the badge of %E show? / Which badge does %E wear? / What employee number does %E have?
q Which digits are on the pass clipped to %E? / By which digits does the time clock know %E?
q Which digits does the personnel office use for %E?
q Under which digits does the firm keep %E on its books?

= account number, customer number; account; number; person company
s %E's account is %V. / Payments to %E go to account %V. / %E is our customer number %V.
q Which account (belongs to|is used by) %E? / To which account do payments for %E go?
q What number does the account of %E have?
q Where do I transfer the money for %E? / Which digits go on a bank transfer to %E?
q Which digits are at the top of the bank statements of %E?
q Into what should the bank put a refund for %E?

= passport number, ID number; passport; code; person
s %E travels with passport %V. / %E showed the passport %V.
q Which passport does %E travel with? / What number is in %E's passport?
q Which code would a border guard copy from the papers of %E?
q Visa form for %E: which document code goes in?
q Which code is printed in the identity papers of %E?
q What does the airline note down from the little booklet of %E?

= licence plate, registration number, number plate; plate; code; vehicle person owned
s %E drives under the plate %V. / On the plate of %E stands %V.
q What is written on the plate of %E? / Under which plate does %E drive?
q What registration does %E have?
q What would a traffic warden jot down about %E?
q Which letters and digits would a parking ticket for %E mention?
q By which letters and digits do the traffic police trace %E?
q What do I tap into the car park machine for %E?

= gate, boarding gate; gate; code; flight
s %E boards at gate %V. / Passengers for %E go to gate %V. / %E leaves from gate %V.
q Where does %E board? / From which gate does %E leave? / Which gate is %E at?
q To which gate do passengers for %E go?
q Where in the terminal do travellers queue for %E? / After security, where do I head for %E?
q Which door do I walk through to catch %E? / Where do they scan the tickets for %E?
q Where in the airport should I wait for %E?

= version, version number; version; version; software product device host
s %E runs version %V. / %E was upgraded to %V. / On %E, version %V is installed.
q Which version does %E run? / To what was %E upgraded? / What version is installed on %E?
q Which release of %E do we have? / Which update is %E on? / What does the About box of %E say?
q How recent is %E, going by the release? / Tell me the release of %E that is in use.

= port, port number; port; number; software host
s %E listens on port %V. / Connect to %E on port %V.
q Which port does %E (use|listen on)? / On what port can I connect to %E? / Where does %E listen?
q What do I put behind the colon to talk to %E? / Which opening in the firewall does %E need?
q On which socket does %E take requests?
q Tell me what follows the colon in the network address of %E.

= reference number, file number, case number; reference; code; person company project
s When writing about %E, quote %V. / %E is filed under %V. / The papers on %E bear the number %V.
q What should I quote when writing about %E? / Under what is %E filed?
q Which number do the papers on %E bear?
q What should I put in the subject line of a letter about %E?
q Which code brings up the dossier on %E?
q What do I give the clerk so that the dossier on %E turns up?
q How do the clerks look up the documents on %E?

= room number, office number; room number; number; person event department committee
s %E is in room %V. / %E sits in room %V. / Go to room %V for %E.
q Which room is %E in? / In which room is %E? / Where can I find %E?
q What room should I go to for %E?
q Behind which door is %E? / Which door leads to %E? / On which door should I knock for %E?
q Which digits are on the door for %E? / Reception, which door is it for %E?

= score, final score, result; score; score; team event
s %E ended with a score of %V. / %E finished on %V.
q How did %E (end|finish)? / What was the final result of %E? / What score did %E finish on?
q How many goals to how many was it for %E? / What did the board show at the last whistle for %E?
q Goals for and against: what was it for %E? / Two to one, three all: what was it for %E?

= postcode, postal code, zip code; postcode; number; city facility site
s Letters to %E need the postcode %V. / Write %V on letters to %E.
q What should I write on letters to %E? / Which postcode do letters to %E need?
q Which digits go on an envelope for %E?
q What does the sorting office go by to route parcels for %E?
q Which digits does the sat nav want for %E? / What digits does the postman need for %E?

= shelf, place on the shelf; where; code; book product owned
s %E stands on shelf %V. / Put %E on shelf %V. / You find %E on shelf %V.
q On which shelf is %E? / Where does %E stand? / Which shelf holds %E? / Where do I put %E?
q In which rack is %E kept? / Where in the stacks is %E? / Where do I reach for %E?
q In which row of the storeroom should I look for %E? / To which spot does %E go back after use?
"""
