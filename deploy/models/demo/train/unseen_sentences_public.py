"""Sentences of public life, as in minutes, manuals, articles and chronicles, each with two
questions: the first in the sentence's main words, the second in others."""

from evaluation_case import Paraphrase, Query

PUBLIC: tuple[Paraphrase, ...] = (
    Paraphrase("The committee voted seven to two against the car park, with Councillor Adebayo "
               "abstaining.", (
        Query("Which councillor abstained when the committee voted on the car park?", "Adebayo",
              ("Councillor Adebayo",)),
        Query("What was the outcome of the ballot about the parking area?", "seven to two",
              ("seven to two against", "seven to two against the car park")))),
    Paraphrase("Before descaling the machine, empty the drip tray, fill in 0.75 litres of water "
               "and press both buttons for four seconds.", (
        Query("For how many seconds do I press both buttons when descaling the machine?", "four",
              ("four seconds", "for four seconds")),
        Query("What quantity of liquid is poured in for getting rid of the limescale?",
              "0.75 litres", ("0.75", "0.75 litres of water")))),
    Paraphrase("Mrs Oduya reported that the hedgehog shelter had cost 370 and was still "
               "uninhabited.", (
        Query("How much did the hedgehog shelter cost?", "370"),
        Query("Who brought the news about the empty refuge for spiny animals?", "Mrs Oduya",
              ("Oduya",)))),
    Paraphrase("The comet, first sighted by a schoolteacher in Arequipa, returns every 83 years.", (
        Query("How often does the comet return?", "every 83 years", ("83 years", "83")),
        Query("What was the job of the person who discovered the celestial body?",
              "schoolteacher", ("by a schoolteacher", "schoolteacher in Arequipa",
                                "by a schoolteacher in Arequipa")))),
    Paraphrase("Trains on the branch line to Eskdale Moor are replaced by coaches until 2 November "
               "owing to a landslip.", (
        Query("Why are trains to Eskdale Moor replaced by coaches?", "landslip",
              ("to a landslip", "owing to a landslip")),
        Query("How long will passengers have to travel by road?", "until 2 November",
              ("2 November",)))),
    Paraphrase("With a crew of eleven, the whaler Sabine Rose left Nantucket in 1843 and never "
               "came back.", (
        Query("Where did the whaler Sabine Rose leave from in 1843?", "Nantucket",
              ("left Nantucket",)),
        Query("How many sailors were lost with the ship?", "eleven",
              ("crew of eleven", "With a crew of eleven")))),
    Paraphrase("The enzyme loses half of its activity at 54 degrees, whereas the mutant tolerates "
               "71.", (
        Query("At how many degrees does the enzyme lose half of its activity?", "54",
              ("54 degrees", "at 54 degrees")),
        Query("What temperature can the altered variant of the protein stand?", "71"))),
    Paraphrase("Tenants must return both the gate fob and the bin key, or a charge of 65 is "
               "deducted from the deposit.", (
        Query("What charge is deducted from the deposit of tenants who don't return the gate fob?",
              "65", ("charge of 65", "of 65")),
        Query("Besides the fob, what else do people have to hand in when they move out?",
              "bin key"))),
    Paraphrase("The world's smallest opera house, in the Vosges, seats 32 and has a single "
               "dressing room.", (
        Query("How many people does the world's smallest opera house seat?", "32"),
        Query("In which mountains can one hear singers on a tiny stage?", "Vosges",
              ("in the Vosges",)))),
    Paraphrase("Striker Tindale scored in the 88th minute, her fourth goal of the cup, and was "
               "booked for taking off her shirt.", (
        Query("In which minute did striker Tindale score?", "88th",
              ("88th minute", "in the 88th minute")),
        Query("What was the footballer punished for?", "taking off her shirt",
              ("for taking off her shirt",)))),
    Paraphrase("The bridge over the Orlaska, opened by a bishop in 1788, rests on nine arches of "
               "pink sandstone.", (
        Query("How many arches does the bridge over the Orlaska rest on?", "nine",
              ("nine arches", "on nine arches", "nine arches of pink sandstone")),
        Query("Who inaugurated the river crossing?", "bishop", ("by a bishop",)))),
    Paraphrase("In the trial, 14 of 90 volunteers complained of vivid dreams, compared with one in "
               "the placebo group.", (
        Query("How many of the volunteers in the trial complained of vivid dreams?", "14",
              ("14 of 90", "14 of 90 volunteers")),
        Query("How many people who got no active drug noticed this side effect?", "one",
              ("with one", "one in the placebo group")))),
    Paraphrase("Fold the napkin into a triangle, iron it, and hide the loose corner under the "
               "fork.", (
        Query("Where do I hide the loose corner of the napkin?", "under the fork", ("fork",)),
        Query("Which shape is the table linen given?", "triangle", ("into a triangle",)))),
    Paraphrase("The parser gives up after 250 nested brackets and prints the error 'ouch' for "
               "reasons known only to Niklas.", (
        Query("After how many nested brackets does the parser give up?", "250",
              ("250 nested brackets", "after 250 nested brackets", "after 250")),
        Query("Which message appears when the input is too deeply structured?", "ouch",
              ("'ouch'", "error 'ouch'")))),
    Paraphrase("Deploys are frozen from the 20th of December to the 3rd of January, except for "
               "hotfixes signed by Yolanda.", (
        Query("Who has to sign hotfixes while deploys are frozen?", "Yolanda", ("by Yolanda",)),
        Query("On what day does the ban on releases begin?", "20th of December",
              ("from the 20th of December", "20th")))),
    Paraphrase("The nightly job that rebuilds the search index takes 52 minutes on gopher-11 and "
               "half of that on gopher-14.", (
        Query("How many minutes does the nightly job take on gopher-11?", "52", ("52 minutes",)),
        Query("Which computer gets the catalogue regenerated faster?", "gopher-14",
              ("on gopher-14",)))),
    Paraphrase("Only two copies of the atlas survive, one in Uppsala and one, badly nibbled by "
               "mice, in Turin.", (
        Query("How many copies of the atlas survive?", "two",
              ("Only two", "two copies", "Only two copies", "two copies of the atlas",
               "Only two copies of the atlas")),
        Query("In which city is the map book that rodents have damaged?", "Turin",
              ("in Turin",)))),
    Paraphrase("The king's barber, one Erasmus Pell, was knighted in 1702 for curing a royal "
               "toothache with cloves.", (
        Query("In what year was the king's barber knighted?", "1702", ("in 1702",)),
        Query("Which spice helped against the monarch's pain?", "cloves", ("with cloves",)))),
    Paraphrase("The geyser erupts about every 40 minutes, reaching 25 metres, and smells strongly "
               "of sulphur.", (
        Query("About how often does the geyser erupt?", "every 40 minutes",
              ("about every 40 minutes", "40 minutes", "40")),
        Query("How high does the hot water shoot up?", "25 metres",
              ("25", "reaching 25 metres")))),
    Paraphrase("Passengers in row 14 cannot recline their seats because of the emergency exit "
               "behind them.", (
        Query("Which row has passengers who cannot recline their seats?", "14", ("row 14",)),
        Query("What is the reason that some travellers have to sit upright?", "emergency exit",
              ("emergency exit behind them", "of the emergency exit behind them",
               "because of the emergency exit", "because of the emergency exit behind them")))),
    Paraphrase("For six weeks the rebels held the customs house, living on rainwater and pickled "
               "cabbage.", (
        Query("How many weeks did the rebels hold the customs house?", "six",
              ("six weeks", "For six weeks")),
        Query("What did the insurgents have to drink?", "rainwater", ("on rainwater",)))),
    Paraphrase("In May the theatre will stage The Glass Widow with Ottoline Farr in the title "
               "role.", (
        Query("Who is in the title role of The Glass Widow?", "Ottoline Farr",
              ("Farr", "with Ottoline Farr")),
        Query("In which month can the drama be watched?", "May", ("In May",)))),
    Paraphrase("Loosen the four wing nuts, slide the guard to the left and insert the blade, which "
               "must not be wider than 22 millimetres.", (
        Query("How many wing nuts do I loosen to insert the blade?", "four",
              ("four wing nuts",)),
        Query("What is the greatest width permitted for the cutting part?", "22 millimetres",
              ("22", "than 22 millimetres", "wider than 22 millimetres")))),
    Paraphrase("Anyone caught fishing above the weir will be fined 150 and lose the rod.", (
        Query("How much is anyone fined who is caught fishing above the weir?", "150"),
        Query("What is taken away from illegal anglers?", "rod"))),
    Paraphrase("The perfume opens with bergamot, turns to leather after an hour, and took the "
               "company eleven years of work.", (
        Query("What does the perfume open with?", "bergamot", ("with bergamot",)),
        Query("How long did the firm spend on developing the fragrance?", "eleven years",
              ("eleven", "eleven years of work")))),
    Paraphrase("Bishop Radulf's chronicle mentions a whale stranded at Saltmere in the year of the "
               "red moon.", (
        Query("Where was the whale stranded that Bishop Radulf's chronicle mentions?", "Saltmere",
              ("at Saltmere",)),
        Query("How does the old book date the beaching of the sea animal?",
              "year of the red moon", ("in the year of the red moon", "red moon")))),
    Paraphrase("Our supplier in Hanoi can ship 5,000 zips by the end of the month, but only in "
               "beige.", (
        Query("How many zips can our supplier in Hanoi ship by the end of the month?", "5,000",
              ("5,000 zips",)),
        Query("In which colour are the fasteners available?", "beige",
              ("in beige", "only in beige")))),
    Paraphrase("After the third reactor scram in a week, operators traced the fault to a corroded "
               "relay labelled K12.", (
        Query("How is the corroded relay labelled to which the fault was traced?", "K12",
              ("labelled K12",)),
        Query("What kind of part was to blame for the shutdowns at the nuclear plant?", "relay",
              ("corroded relay", "corroded relay labelled K12", "to a corroded relay",
               "relay labelled K12", "to a corroded relay labelled K12")))),
    Paraphrase("The gardener at Villa Sorrel trims the maze on odd-numbered days and talks to the "
               "roses in Italian.", (
        Query("What language does the gardener at Villa Sorrel talk to the roses in?", "Italian",
              ("in Italian",)),
        Query("Which part of the grounds is clipped every other day or so?", "maze"))),
    Paraphrase("Nine of the twelve jurors wanted to acquit, but the foreman, a butcher, held out "
               "until dawn.", (
        Query("How many of the twelve jurors wanted to acquit?", "Nine",
              ("Nine of the twelve", "Nine of the twelve jurors")),
        Query("What trade did the stubborn head of the panel follow?", "butcher"))),
    Paraphrase("The capsule splashed down 320 kilometres off course, and the first to reach it was "
               "a tuna boat.", (
        Query("How many kilometres off course did the capsule splash down?", "320",
              ("320 kilometres", "320 kilometres off course")),
        Query("What sort of vessel came to the spacecraft before all others?", "tuna boat",
              ("boat",)))),
    Paraphrase("Chapter six, on fermentation, was ghostwritten by Saoirse Whelan in a single "
               "weekend.", (
        Query("Chapter six was ghostwritten by whom?", "Saoirse Whelan",
              ("Whelan", "by Saoirse Whelan")),
        Query("How quickly was the part about yeast and bacteria put on paper?",
              "in a single weekend", ("single weekend", "weekend")))),
    Paraphrase("To calibrate the scale, place the 200 gram brass weight on it and wait for the "
               "green lamp.", (
        Query("Which weight do I place on the scale to calibrate it?", "200 gram",
              ("200 gram brass weight", "brass weight", "brass", "200")),
        Query("What signals that the adjustment of the balance is done?", "green lamp",
              ("lamp", "for the green lamp")))),
    Paraphrase("The glassworks employs 430 people, a quarter of whom commute from across the "
               "border.", (
        Query("How many people does the glassworks employ?", "430", ("430 people",)),
        Query("What share of the staff lives abroad?", "quarter",
              ("quarter of whom",)))),
    Paraphrase("Under the treaty of Kelmstad the islands were leased for 75 years against a yearly "
               "tribute of amber.", (
        Query("For how many years were the islands leased under the treaty of Kelmstad?", "75",
              ("75 years", "for 75 years")),
        Query("What did the lessee have to hand over every twelve months?", "amber",
              ("tribute of amber", "yearly tribute of amber", "of amber", "tribute",
               "against a yearly tribute of amber")))),
    Paraphrase("Sample D, taken from the riverbed near the tannery, contained nine times the "
               "permitted chromium.", (
        Query("Near what was sample D taken from the riverbed?", "tannery", ("near the tannery",)),
        Query("Which metal was the watercourse polluted with?", "chromium"))),
    Paraphrase("The elephant keeper, Thandeka Mbele, bathes Rani at half past two with a yard "
               "broom and olive soap.", (
        Query("At what time does the elephant keeper bathe Rani?", "half past two",
              ("at half past two",)),
        Query("Which brush is the big animal scrubbed with?", "yard broom",
              ("broom", "with a yard broom")))),
    Paraphrase("Exports of cork fell by 17 percent last year, mainly because wineries switched to "
               "screw caps.", (
        Query("By how many percent did exports of cork fall last year?", "17",
              ("17 percent", "by 17 percent")),
        Query("What do winemakers close their bottles with nowadays?", "screw caps",
              ("to screw caps",)))),
    Paraphrase("The summit of the volcano is closed within a radius of five kilometres, announced "
               "geologist Ruminahui Paz.", (
        Query("Which geologist announced that the summit of the volcano is closed?",
              "Ruminahui Paz", ("Paz", "geologist Ruminahui Paz")),
        Query("How far must one keep away from the crater?", "five kilometres",
              ("five", "of five kilometres", "radius of five kilometres",
               "within a radius of five kilometres")))),
    Paraphrase("When the king asked for the truth, the jester handed him a mirror and a boiled "
               "egg.", (
        Query("What did the jester hand the king?", "mirror and a boiled egg",
              ("mirror", "boiled egg")),
        Query("What had the monarch demanded from the fool?", "truth", ("for the truth",)))),
    Paraphrase("The new bottling line fills 9,600 flasks an hour but breaks the necks of about "
               "thirty.", (
        Query("How many flasks an hour does the new bottling line fill?", "9,600",
              ("9,600 flasks", "9,600 flasks an hour")),
        Query("How many vessels does the equipment damage per hour?", "about thirty",
              ("thirty", "of about thirty")))),
    Paraphrase("Letters to the editor should not exceed 180 words and must reach us by Tuesday "
               "noon.", (
        Query("How many words should letters to the editor not exceed?", "180", ("180 words",)),
        Query("What is the deadline for readers' contributions?", "Tuesday noon",
              ("by Tuesday noon", "Tuesday")))),
    Paraphrase("The duel between the two poets, fought with cucumbers, ended when the younger "
               "slipped.", (
        Query("What was the duel between the two poets fought with?", "cucumbers",
              ("with cucumbers",)),
        Query("Which of the quarrelling writers lost his footing?", "younger"))),
    Paraphrase("A gust of 142 kilometres an hour tore the roof off the grandstand shortly before "
               "the parade.", (
        Query("What did the gust tear the roof off?", "grandstand", ("off the grandstand",)),
        Query("How fast was the wind that damaged the stadium?", "142 kilometres an hour",
              ("142", "142 kilometres", "of 142 kilometres an hour")))),
    Paraphrase("The patent for the folding ladder, no. 1,174,220, expired before its inventor, "
               "Miss Tilda Brock, sold a single one.", (
        Query("What number did the patent for the folding ladder have?", "1,174,220",
              ("no. 1,174,220",)),
        Query("Who came up with the collapsible steps?", "Miss Tilda Brock",
              ("Tilda Brock", "Brock", "its inventor, Miss Tilda Brock")))),
    Paraphrase("Stir the glaze clockwise until it coats the spoon, then add a knob of butter and "
               "the juice of two limes.", (
        Query("The juice of how many limes do I add to the glaze?", "two",
              ("two limes", "of two limes")),
        Query("In which direction should the sauce be moved around?", "clockwise"))),
    Paraphrase("Platform 5 will be out of use from Monday while the tiles, laid in 1931, are "
               "restored.", (
        Query("Which platform will be out of use from Monday?", "5", ("Platform 5",)),
        Query("When was the old flooring of the station put in?", "1931",
              ("in 1931", "laid in 1931")))),
    Paraphrase("The ransom note, pasted together from seed catalogues, demanded 70,000 in used "
               "notes.", (
        Query("how much did the ransom note demand?", "70,000", ("70,000 in used notes",)),
        Query("Which publications had the kidnappers cut up?", "seed catalogues",
              ("from seed catalogues", "catalogues")))),
    Paraphrase("Dr Imanishi's team taught crows to sort coins, rewarding each success with a piece "
               "of walnut.", (
        Query("What did Dr Imanishi's team teach crows to sort?", "coins",
              ("sort coins", "to sort coins")),
        Query("What treat did the birds receive for getting it right?", "piece of walnut",
              ("walnut", "with a piece of walnut", "of walnut")))),
    Paraphrase("The hot spring below the monastery has 38 degrees all year and is free for "
               "pilgrims.", (
        Query("How many degrees does the hot spring below the monastery have?", "38",
              ("38 degrees", "38 degrees all year")),
        Query("Who may use the warm pool without paying?", "pilgrims", ("for pilgrims",)))),
    Paraphrase("Our best-selling wallpaper, Tidal Grey, was designed by a trainee called Mirela "
               "during a power cut.", (
        Query("Which trainee designed our best-selling wallpaper?", "Mirela",
              ("trainee called Mirela", "by a trainee called Mirela")),
        Query("What is the pattern named that customers like most?", "Tidal Grey"))),
    Paraphrase("Lift the handset, wait for the second tone, then enter star 61 to forward calls to "
               "the caretaker.", (
        Query("What do I enter to forward calls to the caretaker?", "star 61", ("61",)),
        Query("For which signal should one listen before typing on the telephone?", "second tone",
              ("for the second tone", "second")))),
    Paraphrase("The avalanche dog Fenja found the skier after 26 minutes beneath two metres of "
               "snow.", (
        Query("After how many minutes did the avalanche dog find the skier?", "26",
              ("26 minutes", "after 26 minutes")),
        Query("How deeply was the winter sports enthusiast buried?", "two metres",
              ("two", "two metres of snow", "beneath two metres of snow",
               "beneath two metres")))),
    Paraphrase("Warranty claims go to claims desk C, never to sales, and require a photo of the "
               "cracked hinge.", (
        Query("Which desk do warranty claims go to?", "C",
              ("desk C", "claims desk C", "to claims desk C")),
        Query("What broken part must customers send a picture of?", "cracked hinge",
              ("hinge", "of the cracked hinge")))),
    Paraphrase("Archivist Benedikta Lunde found the missing will inside a cookbook donated in "
               "1966.", (
        Query("Where did archivist Benedikta Lunde find the missing will?", "inside a cookbook",
              ("cookbook", "cookbook donated in 1966", "inside a cookbook donated in 1966")),
        Query("In what year had the volume been given to the collection?", "1966",
              ("in 1966",)))),
    Paraphrase("The union accepted a raise of 3.2 percent plus one extra day off on each "
               "employee's birthday.", (
        Query("How many percent is the raise that the union accepted?", "3.2",
              ("3.2 percent", "of 3.2 percent", "raise of 3.2 percent")),
        Query("On which date need the workers no longer come in?", "birthday",
              ("employee's birthday", "each employee's birthday",
               "on each employee's birthday")))),
    Paraphrase("Cosmonaut Yefimova grew a single radish on board and ate it on her ninetieth day "
               "in orbit.", (
        Query("What did cosmonaut Yefimova grow on board?", "radish", ("single radish",)),
        Query("On which day of the space mission was the vegetable consumed?", "ninetieth",
              ("ninetieth day", "her ninetieth day", "on her ninetieth day",
               "ninetieth day in orbit", "her ninetieth day in orbit",
               "on her ninetieth day in orbit")))),
    Paraphrase("The bell of Saint Orsola cracked at the coronation and has sounded a semitone flat "
               "ever since.", (
        Query("When did the bell of Saint Orsola crack?", "at the coronation", ("coronation",)),
        Query("By how much is the tone of the damaged church instrument too low?", "semitone",
              ("semitone flat",)))),
    Paraphrase("Customers in zone D pay 4.60 for delivery, those in zone E nothing, as the driver "
               "lives there.", (
        Query("How much do customers in zone D pay for delivery?", "4.60",
              ("4.60 for delivery",)),
        Query("In which area is shipping free of charge?", "zone E", ("E", "in zone E")))),
    Paraphrase("Smugglers hid the diamonds in hollow chess pieces, all but the largest, which "
               "travelled in a jar of mustard.", (
        Query("What did the smugglers hide the diamonds in?", "hollow chess pieces",
              ("chess pieces", "in hollow chess pieces")),
        Query("Where was the biggest gem concealed?", "jar of mustard",
              ("in a jar of mustard", "mustard", "jar", "of mustard")))),
)
