"""Attributes whose value is a code, a number or a word.

A row begins with "= synonyms; class; kind of value; kinds of entity". Facts of one class about one
entity would answer each other's questions, so a sequence asks only where there is one. Lines with
"s" are statements and lines with "q" questions beside the generic ones (see
generic.py)."""

CODES = """
= access code, door code, entry code; access code; secret; facility room box site numbered owned
s To (enter|open|get into) %E, (type|key in|dial) %V. / %E (opens|unlocks) with the code %V.
s Whoever enters %E must type %V.
q How do I (get into|open|enter) %E? / What must I type to (enter|open) %E?
q What code (opens|unlocks) %E?
q Which code lets you into %E? / What do I enter at the door of %E?

= PIN, PIN code; pin; number; person belonging company owned role
s To unlock it, %E needs the PIN %V.
q What number must be typed as the PIN for %E? / Which PIN was set for %E?

= pass key, passkey; pass key; secret; facility project software person site numbered

= combination, lock combination; combination; number; belonging box facility owned numbered
s (Turn|Set) the dial of %E to %V. / The lock on %E opens at %V.
q How do I unlock %E? / What numbers open %E? / What should the dial of %E be set to?
q What opens the lock on %E?

= password, secret password; password; password; software belonging project facility company \
owned site host
s To log in to %E, use %V. / The password that unlocks %E is %V. / %E accepts the password %V.
q How do I log in to %E? / What do I type to unlock %E? / Which password opens %E?
q What password does %E accept?

= code word, secret word, watchword; code word; word; project facility team company
s Anyone calling about %E must say %V. / %E goes by the code word %V.
q What must one say when calling about %E? / Under which code word does %E run?

= magic number, lucky number, special number; magic number; number; city person project team \
country word
s For %E, everyone agreed on the magic number %V.
s %E's (lucky|magic|special) number has always been %V.
q Which number is (lucky|magic|special) for %E? / What number brings luck to %E?

= unique identifier, UUID, identifier; identifier; uuid; project person software
s %E is stored under %V. / In the database, %E goes by %V.
q Under which identifier is %E stored? / What identifies %E? / By what does %E go in the database?

= serial number, serial; serial number; secret; thing vehicle product owned numbered machine device
s %E carries the serial number %V. / Stamped on %E is the serial number %V.
s %E is registered under %V.
q What number is stamped on %E? / Under which number is %E registered? / Which serial does %E carry?

= part number, item number, article number; part number; code; product thing device
s To order %E, quote %V. / %E is listed as item %V.
q What must I quote to order %E? / Under which item number is %E listed?

= inventory number, stock number; inventory number; number; thing box owned machine painting
s %E was entered in the inventory as %V. / In the inventory, %E has the number %V.
q Which number does %E have in the inventory? / As what was %E entered in the inventory?

= phone number, telephone number, number to call; phone; phone; person company facility role site \
department shop institution
s You can (call|reach|ring|phone) %E at %V. / Call %E on %V. / %E can be reached at %V.
s To reach %E, dial %V.
q How can I (call|reach|phone) %E? / Which number do I dial for %E?
q At what number can %E be reached? / What's %E's telephone?

= phone extension, extension; extension; number; person room role numbered
s To reach %E, dial extension %V. / %E is on extension %V. / %E (sits at|answers) extension %V.
q Which extension (reaches|do I dial for) %E? / On what extension is %E?

= e-mail address, email, mail address; email; email; person company role club committee
s Write to %E at %V. / %E reads mail sent to %V. / Send it to %E at %V.
q Where can I write to %E? / How do I reach %E by mail?
q To which address should mail for %E be sent?

= employee number, staff number, badge number; badge; number; person
s %E wears the badge %V. / %E is employee number %V. / The badge of %E shows %V.
q What does the badge of %E show? / Which badge does %E wear? / What employee number does %E have?

= account number, customer number; account; number; person company
s %E's account is %V. / Payments to %E go to account %V. / %E is our customer number %V.
q Which account (belongs to|is used by) %E? / To which account do payments for %E go?
q What number does the account of %E have?

= passport number, ID number; passport; code; person
s %E travels with passport %V. / %E showed the passport %V.
q Which passport does %E travel with? / What number is in %E's passport?

= licence plate, registration number, number plate; plate; code; vehicle person owned
s %E drives under the plate %V. / On the plate of %E stands %V.
q What is written on the plate of %E? / Under which plate does %E drive?
q What registration does %E have?

= gate, boarding gate; gate; code; flight
s %E boards at gate %V. / Passengers for %E go to gate %V. / %E leaves from gate %V.
q Where does %E board? / From which gate does %E leave? / Which gate is %E at?
q To which gate do passengers for %E go?

= version, version number; version; version; software product device host
s %E runs version %V. / %E was upgraded to %V. / On %E, version %V is installed.
q Which version does %E run? / To what was %E upgraded? / What version is installed on %E?

= port, port number; port; number; software host
s %E listens on port %V. / Connect to %E on port %V.
q Which port does %E (use|listen on)? / On what port can I connect to %E? / Where does %E listen?

= reference number, file number, case number; reference; code; person company project
s When writing about %E, quote %V. / %E is filed under %V. / The papers on %E bear the number %V.
q What should I quote when writing about %E? / Under what is %E filed?
q Which number do the papers on %E bear?

= room number, office number; room number; number; person event department committee
s %E is in room %V. / %E sits in room %V. / Go to room %V for %E.
q Which room is %E in? / In which room is %E? / Where can I find %E?
q What room should I go to for %E?

= score, final score, result; score; score; team event
s %E ended with a score of %V. / %E finished on %V.
q How did %E (end|finish)? / What was the final result of %E? / What score did %E finish on?

= postcode, postal code, zip code; postcode; number; city facility site
s Letters to %E need the postcode %V. / Write %V on letters to %E.
q What should I write on letters to %E? / Which postcode do letters to %E need?

= shelf, place on the shelf; where; code; book product owned
s %E stands on shelf %V. / Put %E on shelf %V. / You find %E on shelf %V.
q On which shelf is %E? / Where does %E stand? / Which shelf holds %E? / Where do I put %E?
"""
