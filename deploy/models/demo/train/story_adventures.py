"""More plots of short narratives, as in story_plots.py."""

ADVENTURE_RULES: dict[str, tuple[str, ...]] = {
    "plot_lonely": (
        "{opening} {lonely_wish} {lonely_try} {met} {lonely_turn} {ending}",
        "{opening} {lonely_wish} {lonely_try} {lonely_try2} {met} {lonely_turn} {lonely_end}",
    ),
    "lonely_wish": (
        "{^he} had {food} every day and a warm bed, but {he} had no friend.",
        "{^he} was often alone, and {he} wished for someone to talk to.",
        "{^hero} was new in town and did not know anyone.",
    ),
    "lonely_try": (
        "{^he} knocked at many doors, but everyone was busy.",
        "{^he} invited the neighbours for {food}, but nobody came.",
        "{^he} went to {goal} to look for company, but it was empty.",
    ),
    "lonely_try2": (
        "{^he} even wrote a letter to the moon. The moon did not answer.",
        "\"Perhaps I am too {trait2},\" {he} thought.", "So {he} talked to the clouds instead.",
    ),
    "lonely_turn": (
        "\"I have nobody to talk to,\" said {friend}. \"Neither have I,\" said {hero}, and they "
        "began "
        "to laugh.",
        "\"May I sit here?\" asked {friend}. {^hero} made room at once, and they shared {food}.",
        "{^friend} was looking for {a thing}. {^hero} helped {fhim}, and they talked until dark.",
    ),
    "lonely_end": (
        "They met the next day, and the day after that. {^hero} was never lonely again.",
        "After that, there were always two cups on the table.",
        "Now {hero} sets the table for two, and {he} is {feeling}.",
    ),
    "plot_winter": (
        "{opening} {winter_begin} {winter_want} {winter_give} {winter_back} {ending}",
        "{opening} {manner} {winter_begin} {winter_want} {winter_give} {winter_back} "
        "{alone_ending}",
    ),
    "winter_begin": (
        "All summer long {he} had worked and saved, and {his} shelves were full of {snack}.",
        "That year the winter came early, and there was little to eat.",
        "Before the first snow, {hero} filled {his} cellar to the roof.",
    ),
    "winter_want": (
        "{^time} there was a knock at the door. It was {helper}, thin and cold.",
        "But {helper}, who lived nearby, had nothing left.",
        "Then {helper} asked for a little food and a place by the fire.",
    ),
    "winter_give": (
        "At first {hero} did not want to share. Then {he} thought of the cold, and opened the door "
        "wide.",
        "\"Come in,\" said {hero}. \"There is enough for two if we are careful.\"",
        "{^hero} gave {fhim} half of everything: half of the {food}, half of the bed, half of the "
        "fire.",
    ),
    "winter_back": (
        "In the long evenings {friend} told stories, and the winter seemed short.",
        "In spring {friend} came back with a basket full of {snack} and {a thing}.",
        "When {hero} fell ill in March, it was {friend} who took care of {him}.",
    ),
    "plot_secret": (
        "{opening} {secret_find} {secret_seek} {secret_block} {met} {secret_help} {secret_end} "
        "{ending}",
        "{opening} {manner} {secret_find} {secret_seek} {secret_block} {secret_self} {secret_end} "
        "{alone_ending}",
    ),
    "secret_find": (
        "{^time} {he} found an old map {hidden}.", "{^time} {he} found a small key {hidden}.",
        "{^time} {he} bought an old book and found a map between its pages.",
        "{^his} grandfather had left {him} a letter. It said: \"Look near {goal}.\"",
    ),
    "secret_seek": (
        "{^he} wanted to know what it meant, so {he} went to {goal}.",
        "{^he} could think of nothing else, and the next day {he} set out for {goal}.",
        "\"There must be a treasure,\" {he} said, and {his} heart beat fast.",
    ),
    "secret_block": (
        "But [the way was blocked by {danger}|there was {danger} before {him}].",
        "But there were three locks, and nothing would open them.",
        "It was dark there, and something moved.",
    ),
    "secret_help": (
        "\"My grandmother told me about this place,\" said {friend}. \"You have to knock twice.\"",
        "{^friend} held the lamp while {hero} pushed with all {his} strength.",
        "\"Turn it to the left,\" said {friend}, and it opened.",
    ),
    "secret_self": (
        "{^he} waited until {his} eyes were used to the dark, and then {he} saw how it could be "
        "done.",
        "{^he} knocked, pushed and pulled. At last something clicked.",
    ),
    "secret_end": (
        "There was no gold inside. There was {a thing}, and a note that said: \"{^lesson}.\"",
        "Inside lay {a thing}, as {adjective} as on the first day.",
        "Behind it was a garden that nobody had seen for a hundred years.",
        "They found a chest full of old letters, and they read them [all night|one by one].",
    ),
    "plot_dark": (
        "{opening} {dark_fear} {dark_night} {met} {dark_help} {dark_end}",
        "{opening} {manner} {dark_fear} {dark_night} {met} {dark_help} {dark_end} {alone_ending}",
    ),
    "dark_fear": (
        "{^he} was afraid of [the dark|deep water|thunder|high places], and {he} told nobody.",
        "There was one thing {hero} feared: to be alone at night.",
        "By day {he} was {trait}, but at night {he} was afraid of every sound.",
    ),
    "dark_night": (
        "{^time} {he} had to go to {goal} alone.", "{^time} the lamp went out, and {he} heard a "
                                                   "noise.",
        "{^time} {he} lost the way near {goal}, and it grew late.",
    ),
    "dark_help": (
        "\"I am afraid too sometimes,\" said {friend}. \"Then I sing.\" And they sang together.",
        "\"Look up,\" said {friend}. Above them were more stars than {hero} had ever seen.",
        "\"Being brave does not mean that you are not afraid,\" said {friend}. \"It means that you "
        "go "
        "on.\"",
    ),
    "dark_end": (
        "Step by step the fear grew smaller, and then they were there.",
        "From then on {hero} was still a little afraid, but {he} went anyway.",
        "When the sun came up, {hero} laughed about it, and {he} was {feeling}.",
    ),
    "plot_noise": (
        "{opening} {noise_problem} {noise_try} {noise_find} {noise_end} {ending}",
        "{opening} {noise_problem} {noise_try} {tried} {noise_find} {noise_end} {ending}",
    ),
    "noise_problem": (
        "All {he} wanted was to sleep. But every night there was a strange sound.",
        "{^time} {he} was woken by a knocking that came from nowhere.",
        "For three nights {hero} could not sleep, because somebody was playing the drum.",
    ),
    "noise_try": (
        "{^he} put wool in {his} ears. It did not help.",
        "{^he} closed the window, and it grew louder.",
        "{^he} counted sheep until there were no sheep left.",
    ),
    "noise_find": (
        "At last {he} took a lamp and went to see. It was {helper}, who [was practising for a "
        "feast|"
        "could not sleep either|was mending the roof].",
        "{^he} followed the sound to {goal}, and there sat {helper}.",
        "{^he} opened the door. Outside stood {helper}, who had lost {fhis} way.",
    ),
    "noise_end": (
        "\"I am sorry,\" said {friend}. \"I did not know that anyone could hear me.\"",
        "They drank tea together, and soon both of them fell asleep.",
        "\"Show me how you do it,\" said {hero}, and they played until morning.",
    ),
    "plot_broken": (
        "{opening} {broken_what} {broken_hide} {broken_tell} {broken_end} {alone_ending}",
        "{opening} {manner} {broken_what} {broken_hide} {met} {asked_why} {broken_advice} "
        "{broken_tell} "
        "{broken_end} {ending}",
    ),
    "broken_what": (
        "{^time}, while {he} was playing, {he} broke {his} mother's {fragile}.",
        "{^time} {he} borrowed {a fragile} from a neighbour and dropped it into the river.",
        "{^time} {he} forgot to close the gate, and all the sheep ran away.",
    ),
    "broken_hide": (
        "{^he} wanted nobody to know, so {he} said nothing. But {he} could not eat, and {he} felt "
        "{sad}.",
        "\"It was not me,\" {he} said, and was sorry at once.",
        "{^he} hid [in the barn|under the bed|behind the shed] and hoped that nobody would ask.",
    ),
    "broken_advice": (
        "\"The truth is heavy only until you say it,\" said {friend}.",
        "\"Tell them,\" said {friend}. \"I will come with you.\"",
    ),
    "broken_tell": (
        "At last {hero} [took a deep breath and told the truth|went to say that it had been "
        "{him}].",
        "In the evening {he} told the truth, though {his} voice shook.",
    ),
    "broken_end": (
        "Nobody was angry for long, and {hero} helped to put it right.",
        "\"Thank you for telling me,\" was the answer. \"We will mend it together.\"",
        "It took {him} a whole month to make up for it, but {he} did, and {he} was {feeling}.",
    ),
    "plot_journey": (
        "{opening} {journey_wish} {journey_go} {journey_trouble} {met} {journey_help} "
        "{journey_end} "
        "{ending}",
        "{opening} {manner} {journey_wish} {journey_go} {journey_trouble} {journey_help2} "
        "{journey_end} "
        "{alone_ending}",
    ),
    "journey_wish": (
        "{^he} had never seen [the sea|the snow|a real city|the other side of the mountain], and "
        "{he} "
        "wished to see it once.",
        "{^he} had heard of {goal}, and {he} wanted to see it with {his} own eyes.",
        "\"What is behind the hills?\" {he} asked. Nobody knew, so {he} wished to find out.",
    ),
    "journey_go": (
        "{^time} {he} packed {a thing} and some {snack} and set out.",
        "{^time} {he} closed the door behind {him} and walked towards the sun.",
        "So {he} said goodbye to everyone and left before breakfast.",
    ),
    "journey_trouble": (
        "On the second day there was {danger}, and {he} had to stop.",
        "Soon {his} feet hurt, and the {snack} was gone.",
        "{^he} took the wrong road and lost the way.",
    ),
    "journey_help": (
        "\"I am going the same way,\" said {friend}. \"Let us walk together.\"",
        "{^friend} gave {him} {food} and showed {him} the road.",
        "\"It is not far now,\" said {friend}. \"You can hear it if you are quiet.\"",
    ),
    "journey_help2": (
        "{^he} slept under a tree, and in the morning the world looked better.",
        "But {he} remembered why {he} had left, and went on.",
    ),
    "journey_end": (
        "And then {he} was there, and it was [bigger|more beautiful|quieter] than {he} had "
        "dreamed.",
        "{^he} stayed there for a long time without a word.",
        "When {he} came home, {he} had a hundred stories to tell.",
    ),
    "plot_stranger": (
        "{opening} {stranger_come} {stranger_doubt} {stranger_kind} {stranger_gift} {ending}",
        "{opening} {manner} {stranger_come} {stranger_doubt} {stranger_kind} {stranger_gift} "
        "{alone_ending}",
    ),
    "stranger_come": (
        "{^time} {helper} came to the door and asked for a bed for the night.",
        "{^time} {helper} arrived in the village. Nobody knew where {fhe} came from.",
    ),
    "stranger_doubt": (
        "People were afraid of {fhim} and closed their doors.",
        "\"Strangers bring trouble,\" said the neighbours.",
        "{^hero} had only one bed and not much {food}.",
    ),
    "stranger_kind": (
        "But {hero} let {fhim} in and gave {fhim} {food}.",
        "\"You can have my bed,\" said {hero}. \"I will sleep by the stove.\"",
    ),
    "stranger_gift": (
        "In the morning {friend} was gone, but on the table lay {a thing}.",
        "{^friend} stayed and mended the roof, the door and the old clock.",
        "Years later, when {hero} was in need, {friend} remembered {him} and came to help.",
    ),
    "plot_quarrel": (
        "{opening} {quarrel_friends} {quarrel_why} {quarrel_alone} {quarrel_end} {ending}",
    ),
    "quarrel_friends": (
        "{^his} best friend was {helper}. They did everything together.",
        "Next door lived {helper}, and the two had been friends for years.",
    ),
    "quarrel_why": (
        "{^time} they quarrelled about {a thing}. \"It is mine,\" said {hero}. \"No, mine,\" said "
        "{friend}.",
        "{^time} {friend} forgot {hero}'s birthday, and {hero} was {sad}.",
        "{^time} {hero} said something unkind about {friend}, and {friend} heard it.",
    ),
    "quarrel_alone": (
        "For a week they did not speak. {^hero} ate {his} {food} alone, and it tasted of nothing.",
        "Each waited for the other to say sorry, and neither did.",
    ),
    "quarrel_end": (
        "Then {hero} took some {food}, crossed the street and knocked. {^friend} was just coming "
        "out "
        "to do the same.",
        "At last {hero} wrote a note: \"I miss you.\" {^friend} came at once.",
        "When a storm broke the fence between them, they mended it together, and then they "
        "laughed.",
    ),
    "plot_market": (
        "{opening} {market_wish} {market_trade} {market_trade2} {market_end} {alone_ending}",
        "{opening} {manner} {market_wish} {market_trade} {met} {market_kind} {market_end} {ending}",
    ),
    "market_wish": (
        "{^time} {he} wanted to buy {a thing} from the {trader}, but {he} had only one coin.",
        "{^he} wished for {a thing} in the {trader}'s window, but it cost more than {he} had.",
    ),
    "market_trade": (
        "{^he} bought a sack of apples instead and sold them one by one.",
        "So {he} worked for the {trader} all week and saved every coin.",
        "The {trader} shook her head. \"Come back when you have three coins,\" she said.",
    ),
    "trader": ("baker", "cook", "potter", "weaver", "shopkeeper", "bookseller"),
    "market_trade2": (
        "When {he} had enough, {he} saw a child who was hungry, and gave away half.",
        "But on the way back the bag tore, and the coins rolled into the river.",
    ),
    "market_kind": (
        "{^friend} had lost {fhis} purse. {^hero} gave {fhim} the coin without a word.",
        "\"Help me carry these baskets,\" said {friend}, \"and I will pay you well.\"",
    ),
    "market_end": (
        "In the end {he} did get the {thing}: somebody had left it at {his} door.",
        "The next day the {trader} called {him} back and gave {him} the {thing} for nothing.",
        "{^he} came home without the {thing}, but {he} was {feeling} all the same.",
    ),
    "plot_clock": (
        "{opening} {clock_stop} {clock_try} {clock_up} {clock_end} {alone_ending}",
        "{opening} {clock_stop} {clock_try} {met} {clock_help} {clock_end} {ending}",
    ),
    "clock_stop": (
        "{^time} the clock in the tower stopped, and nobody knew what time it was.",
        "{^time} the light in the lighthouse went out, while ships were still at sea.",
    ),
    "clock_try": (
        "The mayor called for help, but all who tried went home again.",
        "\"It is broken for good,\" people said. {^hero} did not believe it, and wanted to mend "
        "it.",
    ),
    "clock_up": (
        "{^he} climbed up and looked carefully at every part. A [small bird had built its "
        "nest|stone lay|"
        "leaf was stuck] in the middle of it.",
        "{^he} worked through the night with {a thing} and two bent nails.",
    ),
    "clock_help": (
        "\"I am small,\" said {friend}. \"I can go in where you cannot.\"",
        "{^friend} knew how such things were made, and they looked at it together.",
    ),
    "clock_end": (
        "At sunrise it worked again, and the whole village cheered.",
        "It ran better than before, and {hero} got the key to look after it.",
    ),
    "plot_letter": (
        "{opening} {letter_come} {letter_seek} {letter_trouble} {met} {letter_help} {letter_end} "
        "{ending}",
    ),
    "letter_come": (
        "{^time} the wind blew a letter through the window. It was not for {hero}.",
        "{^time} {he} found a bottle with a letter inside.",
    ),
    "letter_seek": (
        "{^he} wanted to find the one it was written for.",
        "\"Somebody is waiting for this,\" {he} said, and put on {his} coat.",
    ),
    "letter_trouble": (
        "But there was no name on it, only a drawing of {goal}.",
        "But the rain had washed the name away.",
    ),
    "letter_help": (
        "{^he} showed {fhim} the letter. \"That is my sister's hand,\" said {friend} and began to "
        "cry for joy.",
        "{^friend} looked at it for a long time. \"I wrote it,\" {fhe} said, \"many years ago.\"",
    ),
    "letter_end": (
        "They read it together, and {friend} told {him} what it meant.",
        "Soon there was an answer, and {hero} carried it back.",
    ),
    "plot_rescue": (
        "{opening} {rescue_hear} {rescue_stuck} {rescue_try} {rescue_do} {rescue_after} {ending}",
    ),
    "rescue_hear": (
        "{^time} {he} heard a small voice near {goal}.",
        "{^time} {he} saw something move in the grass.",
    ),
    "rescue_stuck": (
        "It was {helper}, caught in a net and unable to get out.",
        "There sat {helper} with a hurt foot, far from home.",
        "{^helper} had fallen into a hole and could not climb out.",
    ),
    "rescue_try": (
        "{^hero} wanted to help, but {he} was not strong enough.",
        "{^hero} pulled and pulled, but it was no use.",
    ),
    "rescue_do": (
        "Then {he} had an idea. {^he} fetched {a thing} and a long rope, and after an hour "
        "{friend} was "
        "free.",
        "{^he} ran for help, and with the neighbours {he} brought {friend} to safety.",
        "{^he} stayed all night, kept {fhim} warm, and at dawn the two found a way.",
    ),
    "rescue_after": (
        "\"You could have walked on,\" said {friend}. \"You did not.\"",
        "{^friend} stayed for a week, until {fhe} was well again.",
        "\"If you are ever in trouble, call me,\" said {friend}.",
    ),
}
