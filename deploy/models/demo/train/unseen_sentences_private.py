"""Sentences of private life, as in notes, mails and diaries, each with two questions: the first in
the sentence's main words, the second in others."""

from evaluation_case import Paraphrase, Query

PRIVATE: tuple[Paraphrase, ...] = (
    Paraphrase("Mum says the Christmas decorations are in the loft, in a suitcase without wheels, "
               "behind the cot.", (
        Query("Behind what in the loft are the Christmas decorations?", "cot",
              ("behind the cot",)),
        Query("In what kind of luggage are the festive ornaments stored?", "suitcase",
              ("suitcase without wheels", "in a suitcase", "in a suitcase without wheels")))),
    Paraphrase("I swapped shifts with Rosalind, so I'm on the ward Saturday night and she does "
               "Monday morning.", (
        Query("Who did I swap shifts with?", "Rosalind", ("with Rosalind",)),
        Query("When will my colleague be at work in exchange?", "Monday morning", ("Monday",)))),
    Paraphrase("The plumber, a Mr Fennimore, wants 240 cash and will come back for the boiler on "
               "the nineteenth.", (
        Query("How much cash does the plumber want?", "240", ("240 cash",)),
        Query("On what day will the heating be seen to?", "nineteenth", ("on the nineteenth",)))),
    Paraphrase("Dad's hearing aid takes size 312 batteries, the ones with the brown tab, sold at "
               "the chemist's.", (
        Query("What size of batteries does Dad's hearing aid take?", "312",
              ("size 312", "size 312 batteries", "312 batteries")),
        Query("What colour is the strip on the little cells that my father needs for his ears?",
              "brown", ("brown tab", "with the brown tab")))),
    Paraphrase("Dear diary, today Leopold kissed me behind the bicycle racks and I lost my left "
               "glove.", (
        Query("Where did Leopold kiss me?", "behind the bicycle racks", ("bicycle racks",)),
        Query("Which piece of clothing went missing on the day of the kiss?", "left glove",
              ("my left glove", "glove")))),
    Paraphrase("We've called the baby Wilhelmina; she arrived at ten past four on Thursday, all "
               "3.6 kilos of her.", (
        Query("What have we called the baby?", "Wilhelmina"),
        Query("How heavy was the newborn?", "3.6 kilos",
              ("3.6", "all 3.6 kilos", "3.6 kilos of her", "all 3.6 kilos of her")))),
    Paraphrase("Could you feed the stick insects twice a week while we're in Madeira, bramble "
               "leaves only please?", (
        Query("How often should the stick insects be fed?", "twice a week", ("twice",)),
        Query("What are the pets to be given during our holiday?", "bramble leaves",
              ("bramble leaves only", "bramble")))),
    Paraphrase("My sister rides a moped called Gisela to the cheese dairy where she makes blue "
               "cheese.", (
        Query("What is my sister's moped called?", "Gisela"),
        Query("At what kind of business does my sister earn her living?", "cheese dairy",
              ("dairy", "to the cheese dairy", "the cheese dairy where she makes blue cheese")))),
    Paraphrase("Somehow the tent pegs ended up in Ambrose's van, the white one parked by the "
               "cemetery.", (
        Query("Whose van did the tent pegs end up in?", "Ambrose's",
              ("Ambrose", "Ambrose's van", "in Ambrose's van")),
        Query("Where is the vehicle with the camping gear standing?", "by the cemetery",
              ("cemetery", "parked by the cemetery")))),
    Paraphrase("For her seventieth, Nan wishes for nothing but a ride in a hot-air balloon over "
               "the vineyards.", (
        Query("What does Nan wish for on her seventieth?", "ride in a hot-air balloon",
              ("ride in a hot-air balloon over the vineyards", "hot-air balloon",
               "nothing but a ride in a hot-air balloon", "for nothing but a ride in a hot-air "
               "balloon", "nothing but a ride in a hot-air balloon over the vineyards")),
        Query("Which birthday is my grandmother about to celebrate?", "seventieth",
              ("her seventieth", "For her seventieth")))),
    Paraphrase("Don't use the downstairs shower until Friday, because the grout needs 48 hours to "
               "dry.", (
        Query("How many hours does the grout need to dry?", "48",
              ("48 hours", "48 hours to dry")),
        Query("From which day on can one wash on the ground floor again?", "Friday",
              ("until Friday",)))),
    Paraphrase("The babysitter is Noor from number nine, she charges eleven an hour and must leave "
               "by half ten.", (
        Query("how much does the babysitter charge an hour?", "eleven", ("eleven an hour",)),
        Query("By what time does the girl who minds the children have to go home?", "half ten",
              ("by half ten",)))),
    Paraphrase("On the back of the photograph someone had written 'Ostrava, spring of 1957' in "
               "green ink.", (
        Query("What colour was the ink on the back of the photograph?", "green",
              ("green ink", "in green ink")),
        Query("In which town was the old picture evidently taken?", "Ostrava", ("'Ostrava",)))),
    Paraphrase("I weighed the pumpkin again this morning and it has reached 61 kilos, two more "
               "than Casper's.", (
        Query("How many kilos has the pumpkin reached?", "61", ("61 kilos",)),
        Query("Whose vegetable is slightly lighter than mine?", "Casper's",
              ("Casper", "than Casper's")))),
    Paraphrase("Yesterday the vet pulled three of Moritz's teeth, and the poor dog sulked all "
               "evening under the sofa.", (
        Query("How many of Moritz's teeth did the vet pull?", "three",
              ("three of Moritz's teeth",)),
        Query("Where did the animal hide in a bad mood?", "under the sofa", ("sofa",)))),
    Paraphrase("Uncle Hamish proposes the second weekend of August for the family reunion, at the "
               "quarry lake in Penhallow.", (
        Query("Which weekend does Uncle Hamish propose for the family reunion?",
              "second weekend of August", ("second", "second weekend")),
        Query("At what body of water would the relatives gather?", "quarry lake",
              ("at the quarry lake", "quarry lake in Penhallow",
               "at the quarry lake in Penhallow")))),
    Paraphrase("After the hailstorm we counted nineteen broken panes in the conservatory, and the "
               "insurer pays for twelve.", (
        Query("How many broken panes did we count in the conservatory?", "nineteen",
              ("nineteen broken panes",)),
        Query("What number of damaged windows is covered by the policy?", "twelve",
              ("for twelve",)))),
    Paraphrase("Thelma learned to knit from a one-armed sailor she met in a hospital in Gdansk.", (
        Query("Who did Thelma learn to knit from?", "one-armed sailor",
              ("sailor", "from a one-armed sailor", "one-armed sailor she met in a hospital",
               "one-armed sailor she met in a hospital in Gdansk",
               "from a one-armed sailor she met in a hospital in Gdansk")),
        Query("In which Polish city was the clinic where the two got to know each other?",
              "Gdansk", ("in Gdansk",)))),
    Paraphrase("The spare contact lenses are in the glove box, left eye minus 2.75, right eye "
               "minus 3.5.", (
        Query("Where are the spare contact lenses?", "in the glove box", ("glove box",)),
        Query("What strength is needed for seeing on the left?", "minus 2.75", ("2.75",)))),
    Paraphrase("My locker combination at the swimming baths is 30-8-17, in case you need the "
               "goggles.", (
        Query("What's my locker combination at the swimming baths?", "30-8-17"),
        Query("Which piece of equipment might you want to fetch from the pool?", "goggles"))),
    Paraphrase("We buried the hamster, Sir Percival, under the rhubarb on Sunday and sang two "
               "verses.", (
        Query("Under what did we bury the hamster?", "rhubarb", ("under the rhubarb",)),
        Query("What was the dead pet's name?", "Sir Percival", ("Percival",)))),
    Paraphrase("Grandad traded his accordion for a goat during the hungry winter, and the goat bit "
               "the priest.", (
        Query("What did Grandad trade his accordion for?", "goat", ("for a goat",)),
        Query("Which clergyman was hurt by the animal's teeth?", "priest"))),
    Paraphrase("hi both, landlord's nephew Emre is bringing the new fridge sat between 8 and 10, "
               "pls be in", (
        Query("Who's bringing the new fridge?", "Emre",
              ("landlord's nephew Emre", "landlord's nephew", "nephew Emre")),
        Query("During which hours should somebody be at home for the delivery?",
              "between 8 and 10", ("8 and 10", "sat between 8 and 10")))),
    Paraphrase("turns out the weird smell in the car was a forgotten trout, wrapped in newspaper "
               "under the back seat", (
        Query("what was the weird smell in the car?", "forgotten trout",
              ("trout", "a forgotten trout, wrapped in newspaper",
               "a forgotten trout, wrapped in newspaper under the back seat")),
        Query("What had the fish been packed in?", "newspaper",
              ("in newspaper", "wrapped in newspaper")))),
    Paraphrase("reminder: Mila's recital is at six in the parish hall and she wants lilies, not "
               "roses", (
        Query("Where is Mila's recital?", "parish hall", ("in the parish hall",)),
        Query("Which flowers would the young performer like to get?", "lilies"))),
    Paraphrase("I paid the parking fine online, reference 8KD-20-M, forty quid, lesson learned.", (
        Query("What's the reference of the parking fine I paid online?", "8KD-20-M",
              ("reference 8KD-20-M",)),
        Query("How expensive was my offence with the car?", "forty quid", ("forty",)))),
    Paraphrase("By the time we reached Cappadocia, Jules had spent all our money on carpets.", (
        Query("What did Jules spend all our money on?", "carpets", ("on carpets",)),
        Query("To which destination had we come when the travel funds were gone?", "Cappadocia"))),
    Paraphrase("Her first novel sold 212 copies, most of them to her cousins in Saskatoon.", (
        Query("How many copies did her first novel sell?", "212", ("212 copies",)),
        Query("Who bought the bulk of the books?", "her cousins",
              ("cousins", "her cousins in Saskatoon", "to her cousins", "cousins in Saskatoon",
               "to her cousins in Saskatoon")))),
    Paraphrase("Vera's new hip was put in by a surgeon named Bastian Kroll, and she walked again "
               "after five days.", (
        Query("What's the name of the surgeon who put in Vera's new hip?", "Bastian Kroll",
              ("Kroll", "a surgeon named Bastian Kroll", "by a surgeon named Bastian Kroll")),
        Query("How long after the operation was the patient on her feet?", "five days",
              ("five", "after five days")))),
    Paraphrase("The lock of the scooter opens if you turn the key left twice and kick the stand.", (
        Query("How often must I turn the key left to open the scooter's lock?", "twice",
              ("left twice",)),
        Query("What should get a knock with the foot when unlocking the two-wheeler?", "stand",
              ("kick the stand",)))),
    Paraphrase("Ever since the fall from the ladder, Mr Osei has smelled nothing but burnt "
               "toast.", (
        Query("What has Mr Osei smelled since his fall?", "burnt toast",
              ("nothing but burnt toast", "toast")),
        Query("What accident upset the man's nose?", "fall from the ladder",
              ("fall", "since the fall from the ladder", "since the fall")))),
    Paraphrase("My pen pal Ayumi collects manhole cover rubbings and already owns more than 600.", (
        Query("What does my pen pal Ayumi collect?", "manhole cover rubbings", ("rubbings",)),
        Query("How large is the hoard of the friend I write letters to?", "more than 600",
              ("600", "already owns more than 600", "owns more than 600")))),
    Paraphrase("The cake for Saturday feeds twenty-five, has no gluten, and must be fetched from "
               "Delphine by noon.", (
        Query("Where does the cake for Saturday have to be fetched from?", "Delphine",
              ("from Delphine",)),
        Query("For how many guests is the pastry large enough?", "twenty-five"))),
    Paraphrase("Since the divorce Conrad lives on a houseboat in Delft with a blind spaniel.", (
        Query("Where does Conrad live since the divorce?", "on a houseboat",
              ("houseboat", "houseboat in Delft", "on a houseboat in Delft", "Delft",
               "in Delft")),
        Query("What dog keeps the separated man company?", "spaniel",
              ("blind spaniel", "with a blind spaniel")))),
    Paraphrase("To stop the hiccups, Grandma Ilse made us swallow a spoonful of vinegar standing "
               "on one leg.", (
        Query("What did Grandma Ilse make us swallow to stop the hiccups?", "spoonful of vinegar",
              ("vinegar", "a spoonful of vinegar standing on one leg")),
        Query("In what posture did the cure have to be taken?", "standing on one leg",
              ("on one leg", "standing")))),
    Paraphrase("The children have named the snowman Brigadier, and his nose is a parsnip since we "
               "had no carrots.", (
        Query("What did the children name the snowman?", "Brigadier"),
        Query("Which root vegetable sticks in the frozen figure's face?", "parsnip"))),
    Paraphrase("I have an appointment about my knee with Dr Wrzesniewski, second corridor, door "
               "27, on the 4th at 9.15.", (
        Query("Who do I have the appointment about my knee with?", "Dr Wrzesniewski",
              ("Wrzesniewski", "with Dr Wrzesniewski")),
        Query("Which door should I knock at for having my leg examined?", "27",
              ("door 27", "second corridor, door 27")))),
    Paraphrase("Aunt Consuelo never forgave the tailor who sewed her wedding dress two sizes too "
               "small.", (
        Query("How many sizes too small was Aunt Consuelo's wedding dress?", "two",
              ("two sizes", "two sizes too small")),
        Query("Which craftsman did the bride bear a grudge against?", "tailor",
              ("tailor who sewed her wedding dress",
               "tailor who sewed her wedding dress two sizes too small")))),
    Paraphrase("Our quiz team, the Damp Squibs, came last but one with 23 points.", (
        Query("With how many points did our quiz team come last but one?", "23",
              ("23 points", "with 23 points")),
        Query("What do we call ourselves when we compete in trivia?", "Damp Squibs"))),
    Paraphrase("If it rains, the picnic for Otis moves from the botanical garden to Keiko's "
               "garage.", (
        Query("Where does the picnic for Otis move to if it rains?", "Keiko's garage",
              ("to Keiko's garage", "garage")),
        Query("Where will the meal be held in fine weather?", "botanical garden",
              ("from the botanical garden",)))),
    Paraphrase("I still owe Bertram for the concert tickets, 64 altogether, and for a pizza.", (
        Query("How much do I owe Bertram for the concert tickets?", "64", ("64 altogether",)),
        Query("Which food have I not paid my friend back yet?", "pizza", ("for a pizza",)))),
    Paraphrase("He confessed on the night train to Bucharest that he had never read a book to the "
               "end.", (
        Query("Where was the night train going on which he confessed?", "Bucharest",
              ("to Bucharest",)),
        Query("What had the traveller never done in his life?", "read a book to the end",
              ("read a book", "never read a book to the end")))),
    Paraphrase("The baby monitor uses channel 7, the neighbours' one is on 4, so don't touch the "
               "dial.", (
        Query("Which channel does the baby monitor use?", "7", ("channel 7",)),
        Query("What number have the people next door chosen for listening to their child?", "4",
              ("on 4",)))),
    Paraphrase("Every Ash Wednesday my godfather Zoltan eats a single herring and drinks no "
               "coffee.", (
        Query("What does my godfather Zoltan eat every Ash Wednesday?", "single herring",
              ("herring",)),
        Query("Which beverage is given up on that day of fasting?", "coffee", ("no coffee",)))),
    Paraphrase("From the hotel it's a seven-minute walk to the beach, past a shop that sells only "
               "hats.", (
        Query("How long is the walk from the hotel to the beach?", "seven-minute",
              ("seven-minute walk", "seven-minute walk to the beach")),
        Query("What can one buy on the way to the sea?", "hats", ("only hats",)))),
    Paraphrase("The tooth fairy left a two-pound coin and a tiny letter signed 'Pimpernel'.", (
        Query("What coin did the tooth fairy leave?", "two-pound coin", ("two-pound",)),
        Query("With what name did the nightly visitor sign?", "Pimpernel", ("'Pimpernel'",)))),
    Paraphrase("Our allotment is plot 58, the one with the crooked scarecrow, and we share the "
               "hose with Mr Quigley.", (
        Query("Who do we share the hose of the allotment with?", "Mr Quigley",
              ("Quigley", "with Mr Quigley")),
        Query("Under what number is our vegetable patch registered?", "58", ("plot 58",)))),
    Paraphrase("She moved out of the flat in Leith because the upstairs tenant practised the tuba "
               "at dawn.", (
        Query("Where was the flat that she moved out of?", "Leith", ("in Leith",)),
        Query("Which instrument drove her out of her home?", "tuba"))),
    Paraphrase("Uncle Rasmus won the raffle and now owns a chainsaw, which worries everybody.", (
        Query("Who won the raffle?", "Uncle Rasmus", ("Rasmus",)),
        Query("Which dangerous tool did the lucky man take home?", "chainsaw"))),
    Paraphrase("Priscilla lives on the eleventh floor, and since the lift broke she hauls her "
               "shopping up by rope.", (
        Query("On which floor does Priscilla live?", "eleventh",
              ("eleventh floor", "on the eleventh floor")),
        Query("By what means do the groceries reach the woman's flat?", "rope", ("by rope",)))),
    Paraphrase("Whenever the barometer falls below 985, my mother takes the washing in and bakes "
               "scones.", (
        Query("Below what number must the barometer fall for my mother to take the washing in?",
              "985", ("below 985",)),
        Query("What does Mum make in the kitchen before bad weather?", "scones",
              ("bakes scones",)))),
    Paraphrase("The fortune-teller at the fair promised Ludo three wives and an early baldness for "
               "only five francs.", (
        Query("How many wives did the fortune-teller promise Ludo?", "three", ("three wives",)),
        Query("What did it cost to have one's future foretold?", "five francs",
              ("five", "only five francs", "for only five francs")))),
    Paraphrase("I've hidden the birthday bracelet in the bread bin, wrapped in your old scarf.", (
        Query("Where have I hidden the birthday bracelet?", "bread bin",
              ("in the bread bin", "in the bread bin, wrapped in your old scarf")),
        Query("What garment is around the piece of jewellery?", "scarf",
              ("old scarf", "your old scarf", "in your old scarf")))),
    Paraphrase("Our train to Ljubljana was cancelled, so we slept in the waiting room and played "
               "41 rounds of rummy.", (
        Query("How many rounds of rummy did we play?", "41",
              ("41 rounds", "41 rounds of rummy")),
        Query("Where did we actually want to travel by rail?", "Ljubljana", ("to Ljubljana",)))),
    Paraphrase("Nobody but Florentina may prune the wisteria, and she does it with nail "
               "scissors.", (
        Query("Who may prune the wisteria?", "Florentina", ("Nobody but Florentina",)),
        Query("Which tool is used for cutting the climbing plant?", "nail scissors",
              ("scissors", "with nail scissors")))),
    Paraphrase("The sourdough starter, fed daily at eight, is called Clyde and has lived in our "
               "fridge since 2014.", (
        Query("What is the sourdough starter called?", "Clyde"),
        Query("In which year did we begin to keep the yeast culture in the cold?", "2014",
              ("since 2014",)))),
    Paraphrase("Mr Abara from the ground floor heard the bang at 3:40 and thought of a gas pipe.", (
        Query("At what time did Mr Abara hear the bang?", "3:40", ("at 3:40",)),
        Query("What did the neighbour take for the cause of the noise?", "gas pipe",
              ("of a gas pipe",)))),
    Paraphrase("Cyril gave up smoking the day his canary died, and took up whittling instead.", (
        Query("When did Cyril give up smoking?", "the day his canary died"),
        Query("Which hobby replaced the cigarettes?", "whittling"))),
    Paraphrase("For the class trip each pupil needs 18 in pocket money, rubber boots and a signed "
               "slip.", (
        Query("How much pocket money does each pupil need for the class trip?", "18",
              ("18 in pocket money",)),
        Query("Which footwear must the children bring on the outing?", "rubber boots",
              ("boots",)))),
    Paraphrase("Before the war, my great-aunt Eulalia translated railway timetables into Esperanto "
               "for a living.", (
        Query("What did my great-aunt Eulalia translate before the war?", "railway timetables",
              ("timetables", "railway timetables into Esperanto")),
        Query("Which language did the translator in our family write?", "Esperanto",
              ("into Esperanto",)))),
)
