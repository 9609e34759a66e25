"""Rules of everyday prose: instructions, invitations, reviews, weather reports, lives, small "
  "events."""

# What is made: what it takes; the steps in order; how to tell that it is done.
RECIPES: dict[str, tuple[str, str, str]] = {
    "tea": ("a pot, fresh water and some leaves", "boil the water/warm the pot/add a spoon of "
            "leaves for each cup/pour the water over them/wait for four minutes", "It is ready "
            "when the colour is deep and the kitchen smells of it."),
    "bread": ("flour, water, salt and yeast", "mix the flour with the yeast/add warm water and "
              "salt/knead the dough for ten minutes/let it rest under a cloth/bake it in a hot "
              "oven", "It is done when it sounds hollow."),
    "vegetable soup": ("carrots, onions, potatoes and a little oil", "peel the vegetables/cut "
                       "them into small pieces/fry the onions until they are soft/add water and "
                       "the rest/cook everything slowly for half an hour", "Taste it before you "
                       "add salt."),
    "pancakes": ("eggs, milk, flour and butter", "beat the eggs/stir in the milk and the flour/"
                 "let the batter rest/melt butter in a pan/fry each side until it is golden",
                 "Eat them while they are hot."),
    "an apple pie": ("apples, flour, butter, sugar and cinnamon", "make a dough from flour and "
                     "butter/slice the apples/mix them with sugar and cinnamon/fill the dough/"
                     "bake it for forty minutes", "Let it cool before you cut it."),
    "a paper boat": ("one sheet of paper", "fold the sheet in half/fold the corners to the "
                     "middle/turn up the edges/open it from below/pull the two ends apart",
                     "If it leans, press the bottom flat."),
    "a bird house": ("six boards, nails and a hammer", "cut the boards to size/saw a round hole "
                     "into the front/nail the sides together/put on a sloping roof/hang it in a "
                     "quiet place", "Birds will come when nobody is near."),
    "a fire": ("dry wood, paper and a match", "clear the ground/lay small sticks over the paper/"
               "build a tent of larger pieces/light it from below/add thick wood when it burns",
               "Never leave it alone."),
    "a kite": ("two thin sticks, paper, glue and string", "tie the sticks into a cross/run a "
               "string around the ends/glue the paper over it/add a long tail/fasten the line in "
               "the middle", "It flies best in a steady wind."),
    "a cup of coffee": ("ground coffee, hot water and a filter", "boil the water/put the filter "
                        "over the cup/add two spoons of coffee/pour slowly in circles/wait until "
                        "all has run through", "Drink it before it gets cold."),
    "lemonade": ("lemons, sugar and cold water", "squeeze the lemons/stir the sugar into a little "
                 "warm water/mix both in a jug/fill it up with cold water/add some ice",
                 "If it is too sour, add more sugar."),
    "a snowman": ("plenty of snow and a carrot", "roll a large ball/roll a smaller one and lift "
                  "it on top/make a head/press in two stones for eyes/finish it with the carrot",
                  "It stays as long as the frost does."),
}

# What is done to what, and the steps.
CHORES: dict[str, tuple[str, str, str]] = {
    "plant a tree": ("a spade, water and a young tree", "dig a wide hole/loosen the earth/set the "
                     "tree upright/fill the hole and press it down/water it well", "In the first "
                     "summer it needs water every week."),
    "wash a jumper": ("cold water and mild soap", "fill a bowl/move the jumper gently/rinse it "
                      "twice/press out the water/dry it flat on a towel", "Keep it away from the "
                      "stove."),
    "mend a flat tyre": ("a patch, glue and a pump", "take off the wheel/find the hole under "
                         "water/dry the place and rub it/glue on the patch/put it together and "
                         "pump", "After a minute you will know whether it holds."),
    "clean a window": ("a bucket, a cloth and some vinegar", "dust the frame/wash the glass/wipe "
                       "it from top to bottom/dry the edges/polish it with paper", "Do it on a "
                       "cloudy day, so that it does not dry too fast."),
    "fall asleep": ("a quiet room", "put the telephone away/open the window for a while/drink "
                    "something warm/lie down and breathe slowly/think of a calm place", "If it "
                    "does not work, read a few pages."),
    "learn a poem": ("a good poem and some patience", "read it aloud twice/learn two lines/look "
                     "away and say them/add two more/repeat all of it before you sleep", "In the "
                     "morning you will know it."),
    "pack a suitcase": ("a list and half an hour", "lay everything on the bed/put half of it "
                        "back/roll the clothes/place heavy things at the bottom/keep the papers "
                        "on top", "Weigh it before you leave."),
    "feed a cat": ("fresh water and food", "wash the bowl/fill in a small portion/put it in a "
                   "quiet corner/leave the cat alone/take away what is left", "Cats like to eat "
                   "at the same time every day."),
}

EVERYDAY_RULES: dict[str, tuple[str, ...]] = {
    "howto": (
        "{how_need} First {step1}. Then {step2}. {how_next} {step3}. Now {step4}. {how_last} "
        "{step5}. {how_done}",
        "{how_need} {^step1} and {step2}. {how_next} {step3}, then {step4}. {how_last} {step5}. "
        "{how_done}",
        "{how_need}\n1. {^step1}.\n2. {^step2}.\n3. {^step3}.\n4. {^step4}.\n5. {^step5}.\n"
        "{how_done}",
    ),
    "how_need": ("You need {needs}.", "Take {needs}.", "For this you need {needs}.",
                 "It is not difficult. You need {needs}.", "All it takes is {needs}."),
    "how_next": ("After that,", "Next,", "When that is done,"),
    "how_last": ("Finally,", "At the end,", "Last of all,"),
    "invitation": (
        "Dear {hero},\n\n{inv_what} {inv_when} {inv_bring}\n\n{l_sign},\n{friend}",
        "{inv_what} {inv_when} {inv_bring}",
    ),
    "inv_what": (
        "We would like to invite you to our {feast}.", "You are warmly invited to our {feast}.",
        "There will be {a feast} at the {place}.", "Will you come to our {feast}?",
    ),
    "feast": ("summer party", "dinner", "birthday party", "harvest feast", "small concert",
              "picnic", "wedding", "housewarming", "farewell party", "evening of stories"),
    "inv_when": (
        "It begins on {weekday} at [three|four|five|six|seven|eight] o'clock.",
        "We meet on {weekday} [afternoon|evening] at the {place}.",
        "Come on {weekday} when you have time.",
    ),
    "inv_bring": (
        "Please bring {snack}, if you can.", "There will be {food} and music.",
        "You need not bring anything.", "Let us know whether you can come.",
        "Bring a friend and a warm coat.", "If it rains, we will move indoors.",
    ),
    "review": (
        "{rev_open} {rev_good} {rev_bad} {rev_end}", "{rev_open} {rev_good} {rev_end}",
    ),
    "rev_open": (
        "I visited the {place} in {town} on {weekday}.",
        "Last week I read a book about {a age} {role} who wants to {skill}.",
        "On {weekday} I saw a film about {a age} {role} and {a animal}.",
        "We ate at a small restaurant near {goal}.",
    ),
    "rev_good": (
        "I liked how {adjective} and {adjective2} everything was.", "The beginning is slow, but it "
        "is worth it.", "The people were {trait} and took their time.",
        "What I will remember is the light and the silence.", "There was {food}, and it was good.",
        "I laughed more than once.",
    ),
    "rev_bad": (
        "Only the end was a little long.", "It was too loud for me.", "It could have been cheaper.",
        "Sadly it was over too soon.", "The chairs were hard.",
    ),
    "rev_end": (
        "I would go again.", "I can recommend it to everyone.", "Four stars out of five.",
        "Take your children with you.", "Take someone along who is {trait}.",
        "I was {feeling} when I went home.",
    ),
    "forecast": (
        "{fc_now} {fc_later} {fc_end}", "{fc_now} {fc_later}",
    ),
    "fc_now": (
        "In {town} the day begins [cloudy|with fog|dry and cold|with rain|with sunshine].",
        "{^weekday} will be [mild|cold|windy|warm|wet] in {town} and along the coast.",
        "This morning {weather_low}.",
    ),
    "fc_later": (
        "In the afternoon [the clouds break|rain comes in from the west|it stays dry|snow is "
        "possible in the hills].",
        "Later the wind [turns to the north|grows stronger|drops].",
        "Towards evening it [clears up|cools down|begins to drizzle].",
    ),
    "fc_end": (
        "{^weekday} looks better.", "The night will be clear.", "Take an umbrella with you.",
        "Farmers should cover young plants.", "It is a good day for a walk.",
        "More rain is expected on {weekday}.",
    ),
    "life": (
        "{life_born} {life_young} {life_work} {life_end}",
        "{life_born} {life_work} {life_work2} {life_end}",
    ),
    "life_born": (
        "{hero} was born in {town}, as the [third|second|fourth|youngest|only] child of {a role}.",
        "{hero} grew up {home}.", "{hero} came from {town} and never moved away.",
    ),
    "life_young": (
        "As a child {he} wanted to {skill}.", "At school {he} was {trait} but often late.",
        "Even when {he} was small, {he} loved the {place}.",
        "At the age of [ten|twelve|fourteen] {he} began to work for {a role}.",
    ),
    "life_work": (
        "Later {he} became {a role}, and people came from far away.",
        "For [ten|twenty|thirty] years {he} worked as {a role}.",
        "{^he} became known for {project} that still stands near {goal}.",
    ),
    "life_work2": (
        "{^he} never talked much about {himself}.", "In the evenings {he} liked to {skill}.",
        "{^he} wrote to {friend} every [week|month|winter].",
    ),
    "life_end": (
        "Today a street in {town} bears {his} name.", "{^he} is remembered as {a trait} person.",
        "{^his} {thing} can be seen in the museum.", "\"{^lesson},\" {he} used to say.",
    ),
    "event_day": (
        "{ev_open} {ev_trouble} {ev_turn} {ev_end}", "{ev_open} {ev_trouble} {ev_turn}",
        "{ev_open} {weather}. {ev_trouble} {ev_turn} {ev_end}",
    ),
    "ev_open": (
        "{^time}, {hero} was late for work.", "{hero} had planned a quiet day at the {place}.",
        "{hero} and {friend} wanted to walk to {goal}.", "It was {hero}'s first day as {a role}.",
        "{hero} was on the way home when it happened.", "On {weekday}, {hero} missed the bus.",
    ),
    "ev_trouble": (
        "The key broke in the lock.", "Then the lights went out.", "A dog ran off with {his} bag.",
        "Nobody had told {him} that the road was closed.",
        "There were three guests and only one chair.",
        "{^he} had forgotten {his} {thing} on the train.", "Somebody had taken the wrong coat.",
    ),
    "ev_turn": (
        "Luckily {friend} came by and knew what to do.", "{^he} laughed, because there was nothing "
        "else to do.", "A stranger stopped and offered to help.",
        "{^he} sat down, ate some {snack} and waited.", "In the end it took only ten minutes.",
        "\"It could be worse,\" said {friend}, and {friend} was right.",
    ),
    "ev_end": (
        "By evening everything was as before.", "Since then {he} always leaves early.",
        "They still talk about it.", "{^he} was {feeling} all the same.",
        "The next day {he} went back and did it again.",
    ),
}
