"""Rules of other short prose: descriptions, notes, letters, news items, dialogues, diaries."""

FORM_RULES: dict[str, tuple[str, ...]] = {
    "description": (
        "{d_open} {d_parts} {d_people} {d_sense} {d_close}",
        "{d_open} {d_parts} {d_sense} {d_people}",
        "{d_open} {d_people} {d_parts} {d_close}", "{d_sense} {d_parts} {d_people} {d_close}",
        "{d_open} {d_parts} {d_close}",
    ),
    "d_open": (
        "The {place} is {adjective} and {adjective2}.", "It is {hour} at the {place}.",
        "The {place} lies [at the end of {a adjective} road|a short walk from here|between two "
        "hills].",
        "Few places are as {adjective} as the {place} [in the morning|in winter|after the rain].",
        "At {hour} the {place} is [almost empty|full of life|very quiet].",
        "The first thing you notice about the {place} is the light.",
        "I have always liked the {place}.",
        "The {place} is small, but it has everything it needs.",
    ),
    "hour": ("dawn", "noon", "six in the morning", "the end of the day", "midnight", "first light",
             "dusk", "four in the afternoon"),
    "d_parts": (
        "There [is|are always] {part1}, {part2} and {part3}.", "You can see {part1} and {part2}.",
        "On one side there is room for {part1}; on the other you find {part2}.",
        "Between {part1} and {part2}, [{a colour} cat|{a colour} coat|{a colour} chair] catches "
        "the eye.",
        "What people remember most is {part1}, and perhaps {part2}.",
        "Behind {part1} you come to {part2}, and further on to {part3}.",
    ),
    "d_people": (
        "{^doing1}, and {doing2}.", "{^doing1}.", "While {doing1}, {doing2}.",
        "Most days {doing1}. Sometimes {doing2}.",
    ),
    "d_sense": (
        "It smells and sounds of {sense1} and {sense2}.",
        "In the air there is {sense1}, and {sense2}.",
        "If you close your eyes, you notice {sense1} first, then {sense2}.",
        "{^weather}, and everywhere there is {sense1}.",
    ),
    "d_close": (
        "It is easy to forget the time here.", "Nobody is in a hurry.",
        "It has not changed for years.",
        "In the evening it grows quiet, and the lamps are lit.", "I go there whenever I can.",
        "Visitors often stay longer than they had planned.", "By night it belongs to the cats.",
        "It is not a famous place, but people here love it.",
        "Then the day begins, and all is {adjective2}.",
    ),
    "note": (
        "{^time}, I went to the {place}. {^doing1}, and {doing2}. {n_close}",
        "A note about the {place}: {part1}, {part2} and {part3} are still there. {d_people} "
        "{n_close}",
        "The {place} was {adjective} today. {d_people} I stayed for an hour. {n_close}",
        "Please remember that the {place} is open until [five|six|seven|eight] o'clock. "
        "{d_people} {n_close}",
    ),
    "n_close": (
        "I will go back soon.", "You should see it for yourself.", "It was worth the walk.",
        "Tomorrow I will bring my camera.", "Somebody should paint it.", "I was {feeling}.",
    ),
    "letter_text": (
        "Dear {hero},\n\n{l_open} {l_body} {l_body2} {l_close}\n\n{l_sign},\n{friend}",
        "Dear {hero},\n\n{l_open} {l_body} {l_close}\n\n{l_sign},\n{friend}",
    ),
    "l_open": (
        "Thank you for your [kind |long |last |]letter.", "I hope that you are well.",
        "It has been a long time since I wrote to you.",
        "We arrived [safely|yesterday|late at night].",
        "I am writing to you from the {place}.", "How are you, and how is the family?",
        "I have [good|some|strange] news for you.",
    ),
    "l_body": (
        "{^weather}, and I am sitting by the window.",
        "Yesterday I went to the {place}. {^doing1}.",
        "We have a new neighbour, {a age} {role}, who brought us {food}.",
        "I have begun to learn to {skill}, but I am not very good at it yet.",
        "The {plant} that you gave me has [three new leaves|flowers at last|grown too big for its "
        "pot].",
        "I finally found my {thing}. It was {hidden}.",
        "My brother is building {project}, and everyone has to help.",
    ),
    "l_body2": (
        "Do you remember our walk to {goal}?", "I often think of the days at {goal}.",
        "The children ask about you every day.", "On Sunday we had {food} and talked about old "
        "times.",
        "I miss the {place}, where {doing2}.", "Everything else is as it always was.",
        "Next week there is {contest}, and I want to be there.",
    ),
    "l_close": (
        "Please write soon.", "Come and visit us when you can.",
        "Give my greetings to your mother.",
        "I will tell you more next time.", "Take good care of yourself.",
        "We would be glad to see you in spring.",
    ),
    "l_sign": ("Yours", "With love", "Best wishes", "Your friend", "Kind regards", "Warmly",
    "Until soon"),
    "news": (
        "{news_lead} {news_detail} {news_quote} {news_end}",
        "{news_lead} {news_quote} {news_detail}",
        "{news_lead} {news_detail} {news_end}",
    ),
    "news_lead": (
        "The {place} in {town} [opened again|was closed|was reopened] on {weekday} after {event}.",
        "People in {town} celebrated {contest} on {weekday}.",
        "{^event} surprised {town} on {weekday} [morning|evening|night].",
        "The town of {town} will get a new {place}, the mayor said on {weekday}.",
        "{^a role} from {town} has found {a thing} that was lost for {years} years.",
    ),
    "event": ("a heavy storm", "a flood", "months of repair", "an unusual amount of snow",
    "a small fire",
              "a long dry summer", "a power cut", "a week of rain"),
    "town": ("Ashford", "Millbrook", "Port Hallow", "Kestrel Bay", "Oakhaven", "Lindau", "Varna",
    "Bergen",
             "Westerly", "Saint Oren", "Highmoor", "Redcliff", "Elmstead", "Nordhaven",
             "Castel Verde",
             "Tarn", "Old Harrow", "Dunmore", "Larkfield", "Vienna", "Porto", "Galway", "Riverton"),
    "weekday": ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"),
    "years": ("two", "five", "ten", "twelve", "twenty", "thirty", "forty", "sixty"),
    "news_detail": (
        "More than {years} hundred people came, among them {a age} {role} who had walked from the "
        "next "
        "village.", "Nobody was hurt.", "{^part1} had to be repaired.",
        "Volunteers worked [all night|for three days|since early morning] to clear the roads.",
        "{^weather} when the first visitors arrived.", "The work had taken {years} months.",
    ),
    "news_quote": (
        "\"I have never seen anything like it,\" said {friend}, {a role}.",
        "\"We are {feeling},\" said {friend}, who has lived there for {years} years.",
        "\"It is a good day for {town},\" the mayor said.",
        "\"We helped each other, as we always do,\" said {friend}, {a role}.",
    ),
    "news_end": (
        "The {place} is open every day except {weekday}.", "A decision is expected next week.",
        "Visitors are asked to come on foot.", "The next meeting is on {weekday}.",
        "The weather is expected to improve.", "Entrance is free for children.",
    ),
    "dialogue": (
        "\"{talk_open}\" asked {hero}.\n{friend} [looked up|smiled|nodded]. \"{talk_answer}\"\n"
        "\"{talk_more}\"\n\"{talk_end}\"",
        "\"{talk_open}\" {hero} asked. {^friend} [looked up|smiled|thought for a moment]. "
        "\"{talk_answer}\" {hero} answered: \"{talk_more}\" \"{talk_end}\" And they both laughed.",
        "{hero}: {talk_open}\n{friend}: {talk_answer}\n{hero}: {talk_more}\n{friend}: {talk_end}",
    ),
    "talk_open": (
        "Have you seen my {thing}?", "Did you hear about the {place}?",
        "Shall we go to {goal} today?",
        "Can you teach me to {skill}?", "What are you building?", "Is there any {food} left?",
        "Why are you up so early?", "Where have you been all day?",
    ),
    "talk_answer": (
        "Not since yesterday.", "Yes, and I could hardly believe it.", "Only if it does not rain.",
        "Of course, but it takes time.", "Wait and see.", "I wanted to see the sun come up.",
        "I went to the {place}. {^doing1} there.", "Ask me again after breakfast.",
        "I was just thinking about that.",
    ),
    "talk_more": (
        "Then let us [look|go|ask] together.", "You always say that.", "I have time.",
        "That is good to know.",
        "My grandmother used to say that {lesson}.", "Then I will make some {food}.",
        "Tell me more.",
    ),
    "talk_end": (
        "Very well.", "All right, but bring {a thing}.", "Come on, then.", "Let us begin tomorrow.",
        "I knew you would say so.", "First we should eat.", "Good. I will wait at {goal}.",
    ),
    "diary": (
        "{weekday}. {^weather}. {diary_do} {diary_do2} {diary_end}",
        "{weekday}. {diary_do} {diary_end}",
        "Today {weather_low}. {diary_do} {diary_do2} {diary_end}",
    ),
    "diary_do": (
        "I got up early and walked to {goal}.", "I worked on {project} all morning.",
        "In the morning I was at the {place}. {^doing1}.",
        "I practised, because I want to {skill}.",
        "I baked and burned my fingers.", "I lost my {thing} and found it again {hidden}.",
    ),
    "diary_do2": (
        "Then {friend} came, and we had {food}.", "In the afternoon I slept.",
        "There was a letter from {friend}.",
        "On the way home I met {a age} {role}.", "{^friend} laughed at me, but kindly.",
    ),
    "diary_end": (
        "I am {feeling}.", "Tomorrow I will do better.", "I think that {lesson}.",
        "Now I am going to bed.",
        "It was a good day.", "I must not forget to write to {friend}.",
    ),
}
