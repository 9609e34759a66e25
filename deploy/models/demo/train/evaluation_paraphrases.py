"""Facts as newcomers write them, each with two questions in other words than the fact's own.

Every answer is a span of its sentence. The sentences differ in topic and in grammar on purpose:
what is measured is whether a fact is found by its meaning, not by a form of words."""

from evaluation_case import Paraphrase, Query

PARAPHRASES: tuple[Paraphrase, ...] = (
    Paraphrase("Grandma hid the spare house key under the blue flowerpot by the shed.", (
        Query("Where can I find the extra key to the house?", "under the blue flowerpot",
              ("blue flowerpot", "under the blue flowerpot by the shed")),
        Query("Which pot conceals grandmother's second key?", "blue flowerpot"))),
    Paraphrase("My flight home leaves at 17:45 from gate B22.", (
        Query("When does my plane take off?", "17:45"),
        Query("Which gate do I have to go to?", "B22", ("gate B22",)))),
    Paraphrase("We settled on 1,250 euros for the used piano, delivery included.", (
        Query("How much did the piano cost?", "1,250 euros"),
        Query("What instrument did we buy second-hand?", "piano", ("used piano",)))),
    Paraphrase("The wifi at the cabin is called PineNest and you log in with mossy-otter-88.", (
        Query("What is the network's name at the cabin?", "PineNest"),
        Query("What password gets me onto the wireless?", "mossy-otter-88"))),
    Paraphrase("Please remember that Tobias cannot eat hazelnuts.", (
        Query("What is Tobias allergic to?", "hazelnuts"),
        Query("Who has to avoid nuts?", "Tobias"))),
    Paraphrase("It took the climbers nine hours to reach the summit of Mount Arlo.", (
        Query("How long did the ascent last?", "nine hours"),
        Query("Which peak was climbed?", "Mount Arlo"))),
    Paraphrase("Between 1962 and 1971 the lighthouse was looked after by Edda Thorsen.", (
        Query("Who was the keeper of the lighthouse?", "Edda Thorsen"),
        Query("In which year did her service end?", "1971"))),
    Paraphrase("Ticket 70718 is about the printer on the third floor jamming again.", (
        Query("What number does the complaint about the paper jam have?", "70718"),
        Query("On what level of the building is the broken printer?", "third floor"))),
    Paraphrase("If the alarm goes off, dial 5519 and ask for Ruben.", (
        Query("Which number should be called when the siren sounds?", "5519"),
        Query("Who should I speak to about the alarm?", "Ruben"))),
    Paraphrase("Forty-two sheep were sold to the Harlow family last Tuesday.", (
        Query("How many animals changed hands?", "Forty-two", ("Forty-two sheep",)),
        Query("Who purchased the sheep?", "the Harlow family"))),
    Paraphrase("The recipe calls for 350 grams of rye flour and a pinch of saffron.", (
        Query("How much flour goes into the dough?", "350 grams"),
        Query("Which spice is needed?", "saffron"))),
    Paraphrase("Our cat Biscuit was born on 9 March and weighs 4.2 kilos.", (
        Query("When is Biscuit's birthday?", "9 March"),
        Query("How heavy is the cat?", "4.2 kilos"))),
    Paraphrase("Captain Oyelaran steered the ferry Morning Heron through the storm.", (
        Query("Who was in command of the ferry?", "Captain Oyelaran"),
        Query("What is the name of the boat?", "Morning Heron"))),
    Paraphrase("hey, the meeting moved to thursday, room Kestrel, see you there", (
        Query("On what day do we meet now?", "thursday"),
        Query("In which room does the meeting take place?", "Kestrel", ("room Kestrel",)))),
    Paraphrase("The museum paid 87,000 dollars for a bronze statue of a fox.", (
        Query("What was the price of the sculpture?", "87,000 dollars"),
        Query("What animal does the artwork show?", "fox"))),
    Paraphrase("Somebody left a purple umbrella on bus 614 this morning.", (
        Query("What colour is the lost umbrella?", "purple"),
        Query("On which bus was it forgotten?", "614", ("bus 614",)))),
    Paraphrase("Professor Lindqvist grades the essays; Amara Diop grades the exams.", (
        Query("Who marks the essays?", "Professor Lindqvist"),
        Query("Whose job is it to correct the exams?", "Amara Diop"))),
    Paraphrase("Version 3.8.2 of the firmware fixes the overheating that 3.8.1 introduced.", (
        Query("Which release solves the problem with the heat?", "3.8.2", ("Version 3.8.2",)),
        Query("In which release did the problem first appear?", "3.8.1"))),
    Paraphrase("Dear neighbours, the water will be shut off on 14 June from six until noon.", (
        Query("On what date is there no water?", "14 June"),
        Query("At what time will the water be running again?", "noon"))),
    Paraphrase("The treasure lies 20 paces north of the crooked oak.", (
        Query("How far from the tree is the treasure buried?", "20 paces", ("20 paces north",)),
        Query("What kind of tree marks the spot?", "crooked oak", ("oak",)))),
    Paraphrase("Nadia's new phone number ends in 0937, and she prefers to be texted.", (
        Query("What are the last digits of Nadia's phone?", "0937"),
        Query("How does she like to be contacted?", "texted", ("to be texted",)))),
    Paraphrase("Among all candidates, Ingrid Solheim received the most votes, 18,204.", (
        Query("Who won the election?", "Ingrid Solheim"),
        Query("With how many ballots did the winner come out on top?", "18,204"))),
    Paraphrase("The doctor wants me to take two tablets of Veloxan after breakfast.", (
        Query("What medicine was I prescribed?", "Veloxan"),
        Query("How many pills should I swallow?", "two", ("two tablets",)))),
    Paraphrase("Beneath the chapel, archaeologists uncovered 63 silver coins.", (
        Query("How many pieces of money were dug up?", "63", ("63 silver coins",)),
        Query("Under what building were the coins discovered?", "chapel"))),
    Paraphrase("Parcel LX-5520-KE is waiting for you at the bakery next door.", (
        Query("What is the tracking number of my package?", "LX-5520-KE"),
        Query("Where can I pick up my package?", "bakery",
              ("bakery next door", "at the bakery next door")))),
    Paraphrase("Kenji proposed to Marisol on a beach near Valparaiso.", (
        Query("Who asked Marisol to marry him?", "Kenji"),
        Query("Near which city did the couple get engaged?", "Valparaiso"))),
    Paraphrase("The old mill burned down in 1894 and was rebuilt from granite.", (
        Query("What year was the fire at the mill?", "1894"),
        Query("Of which stone was the new building made?", "granite"))),
    Paraphrase("Set the oven to 185 degrees and bake the loaf for 50 minutes.", (
        Query("How hot should the oven be?", "185 degrees"),
        Query("How long does the bread stay inside?", "50 minutes"))),
    Paraphrase("Only Dr. Farouk and the night nurse know that the vault opens with 291746.", (
        Query("What is the combination of the vault?", "291746"),
        Query("Which doctor is able to open it?", "Dr. Farouk"))),
    Paraphrase("A red kayak costs 35 crowns a day to rent; the green ones are cheaper.", (
        Query("What is the daily fee for hiring a red boat?", "35 crowns"),
        Query("Boats of which colour are less expensive?", "green"))),
    Paraphrase("The twins, Otto and Freya, will start school in Graz in September.", (
        Query("In what month do the children begin their lessons?", "September"),
        Query("What town will the twins be educated in?", "Graz"))),
    Paraphrase("Employee 30482 has 11 days of holiday left this year.", (
        Query("How much vacation does this member of staff still have?", "11 days"),
        Query("What is the staff number of the person with leave remaining?", "30482",
              ("Employee 30482",)))),
    Paraphrase("My dentist moved her practice to 48 Willow Lane.", (
        Query("What is the new address of the dentist?", "48 Willow Lane"),
        Query("Who relocated to Willow Lane?", "My dentist"))),
    Paraphrase("During the outage the backup generator kept the servers alive for 37 minutes.", (
        Query("For how long did the emergency power hold?", "37 minutes"),
        Query("What machine supplied electricity in the meantime?", "backup generator"))),
    Paraphrase("What she loved most about the house was the copper bathtub.", (
        Query("Which feature of the home was her favourite?", "copper bathtub", ("bathtub",)),
        Query("Of what metal was the tub?", "copper"))),
    Paraphrase("Snow closed the pass at Hollin Gap for 16 days in a row.", (
        Query("What was the reason that the road could not be used?", "Snow"),
        Query("How long did it stay shut?", "16 days"))),
    Paraphrase("The violin was stolen from locker 77 while the orchestra was having lunch.", (
        Query("Which locker did the thief break into?", "77", ("locker 77",)),
        Query("What did the thief take?", "violin"))),
    Paraphrase("Use hex colour 7FB3D5 for the logo and nothing else, the client insists.", (
        Query("In which shade must the logo be painted?", "7FB3D5"),
        Query("Who demands this particular shade?", "the client"))),
    Paraphrase("Mateo's marathon time was 3:12:45, his best ever.", (
        Query("How fast did Mateo run the race?", "3:12:45"),
        Query("Who set a personal record?", "Mateo"))),
    Paraphrase("Half of the honey, 28 jars, goes to the orphanage in Lund.", (
        Query("How many jars are being given away?", "28", ("28 jars",)),
        Query("What institution gets the honey?", "the orphanage", ("the orphanage in Lund",)))),
    Paraphrase("According to the log book, the submarine dived to 412 metres.", (
        Query("How deep did the vessel go?", "412 metres"),
        Query("Where is the depth written down?", "log book"))),
    Paraphrase("Aunt Philippa bequeathed her emerald ring to Josephine.", (
        Query("Who inherits the jewellery?", "Josephine"),
        Query("Which stone is set in the ring?", "emerald"))),
    Paraphrase("The band's drummer, Ezra Whitlock, joined in 2009.", (
        Query("Who plays the drums?", "Ezra Whitlock"),
        Query("Since when has he been a member of the group?", "2009"))),
    Paraphrase("Beehive number six produced a swarm twice, so Lotte replaced its queen.", (
        Query("Who put in a new queen?", "Lotte"),
        Query("How often did the bees swarm?", "twice"))),
    Paraphrase("Our landlord raised the rent from 780 to 845 as of January.", (
        Query("How much do we pay for the flat now?", "845"),
        Query("How much did we pay before?", "780"))),
    Paraphrase("The last tram to Quarry Hill departs shortly after midnight, at 00:20.", (
        Query("When exactly does the final tram go?", "00:20"),
        Query("Where does the late-night tram go to?", "Quarry Hill"))),
    Paraphrase("For the costume we still need seven brass buttons.", (
        Query("How many buttons are missing?", "seven", ("seven brass buttons",)),
        Query("What should the buttons be made of?", "brass"))),
    Paraphrase("Invoice 2024-0618 was never settled by Brannigan & Sons.", (
        Query("Which bill remains unpaid?", "2024-0618"),
        Query("What company still owes us money?", "Brannigan & Sons"))),
    Paraphrase("\"Tell nobody,\" whispered Agnes, \"but the password is salamander.\"", (
        Query("What is the secret word?", "salamander"),
        Query("Who gave the secret away?", "Agnes"))),
    Paraphrase("A tower crane fell onto the empty school on Pembroke Street; nobody was hurt.", (
        Query("What toppled over?", "tower crane"),
        Query("In what road did the accident happen?", "Pembroke Street"))),
    Paraphrase("note to self: dry cleaning ticket is Q417, pick up friday before 6pm", (
        Query("What is on the slip I need to get my clothes back?", "Q417"),
        Query("By what time must I collect my laundry?", "6pm"))),
    Paraphrase("The shepherd counts his flock with an abacus made of olive wood.", (
        Query("With which tool does he work out how many sheep he has?", "abacus"),
        Query("From what material was it crafted?", "olive wood"))),
    Paraphrase("Line 4 of the metro carries 96,000 passengers a day, more than any other.", (
        Query("How many people ride the busiest line every day?", "96,000"),
        Query("Which line is the most used?", "Line 4", ("Line 4 of the metro",)))),
    Paraphrase("Because of the frost, Hilde lost every one of her apricot trees.", (
        Query("What destroyed the orchard?", "frost"),
        Query("Which fruit did Hilde grow?", "apricot", ("apricot trees",)))),
    Paraphrase("The senator's speech in Dakar lasted barely four minutes.", (
        Query("In what city did the politician talk?", "Dakar"),
        Query("How long was the address?", "four minutes", ("barely four minutes",)))),
    Paraphrase("Three of the paintings turned out to be forgeries by one Klaus Demming.", (
        Query("Who faked the pictures?", "Klaus Demming", ("one Klaus Demming",)),
        Query("How many works of art were not genuine?", "Three", ("Three of the paintings",)))),
    Paraphrase("Root access to the machine db-fern-03 is restricted to the storage team.", (
        Query("Which group has administrator rights?", "the storage team"),
        Query("On what host are these rights limited?", "db-fern-03",
              ("the machine db-fern-03",)))),
    Paraphrase("At the auction, lot 158, a grandfather clock, found no buyer.", (
        Query("Which item remained unsold?", "grandfather clock"),
        Query("Under what number was the clock listed?", "158", ("lot 158",)))),
    Paraphrase("The tea from Munnar tastes faintly of peaches.", (
        Query("Where does the tea come from?", "Munnar"),
        Query("What fruit does its flavour resemble?", "peaches"))),
    Paraphrase("Whoever finds the parrot Admiral gets a reward of 500 francs.", (
        Query("What is the missing bird called?", "Admiral", ("the parrot Admiral",)),
        Query("How much money is offered for bringing it back?", "500 francs"))),
    Paraphrase("Judge Okonkwo sentenced the smuggler to 30 months.", (
        Query("How long must the criminal stay in prison?", "30 months"),
        Query("Who delivered the verdict?", "Judge Okonkwo"))),
    Paraphrase("Pump 9 will be serviced by Elena on the 23rd, pump 12 by Marek on the 30th.", (
        Query("Who takes care of pump 12?", "Marek"),
        Query("When is the maintenance of pump 9?", "the 23rd"))),
    Paraphrase("The tallest sunflower, grown by little Bruno, measured 341 centimetres.", (
        Query("How high was the record flower?", "341 centimetres"),
        Query("Which child raised it?", "Bruno", ("little Bruno",)))),
    Paraphrase("Room service: two omelettes and a pot of jasmine tea for suite 1103.", (
        Query("Which suite ordered breakfast?", "1103", ("suite 1103",)),
        Query("What kind of tea do the guests want?", "jasmine", ("jasmine tea",)))),
    Paraphrase("My grandfather drove a tram in Riga before he became a watchmaker.", (
        Query("What was his second profession?", "watchmaker"),
        Query("In which city was he a tram driver?", "Riga"))),
    Paraphrase("The password hint says: first pet, and that was a tortoise named Gulliver.", (
        Query("What sort of animal was the first pet?", "tortoise"),
        Query("What was the tortoise called?", "Gulliver"))),
)
