"""Steps that many narratives share: how they open, how two meet, how they end.

`hero` and `friend` are names or "the fox"; `intro` and `helper` introduce them. Pronouns of the
hero are `he`, `him`, `his`, those of the friend `fhe`, `fhim`, `fhis`."""

STEP_RULES: dict[str, tuple[str, ...]] = {
    "opening": (
        "[Once upon a time|Once|Long ago|Many years ago], {intro} lived {home}.",
        "{^home} there [lived|once lived] {intro}.",
        "{^intro} lived {home}. {^weather} and {hero} was [at home|awake early|sitting by the "
        "window].",
        "There was once {intro} who lived {home}.",
        "{^intro} had lived {home} for as long as anyone could remember.",
        "Everyone {home} knew {hero}, {intro_plain}.",
        "{^hero} was {intro_plain} who lived {home}.",
        "{^weather}. {^home}, {intro} was [looking out at the sky|making tea|getting ready for the "
        "day].",
        "[Not far from here|Far away from any city|Beyond the hills], {home}, lived {intro}.",
    ),
    "manner": (
        "{^he} was {trait} and {trait2}, and [people|the neighbours|all the others] liked {him} "
        "for "
        "it.", "", "", "",
        "Everyone said that {hero} was the most {trait} one of all.",
        "{^he} was {trait}, but sometimes a little {trait2}.",
        "Every [morning|evening|day] {he} [walked|went] to {goal2} and back.",
        "{^he} had {a thing2} that {he} never left behind.",
        "{^he} was fond of {food} and of long walks.",
        "What {he} liked best was {food} after a long day.",
    ),
    "met": (
        "On the way {he} met {helper}.", "Then {he} met {helper} {somewhere}.",
        "[Just then|At that moment|After a while], {helper} came along.",
        "[Near|Not far from] {goal2} {he} found {helper}, [resting in the shade|mending a net|"
        "humming a tune|looking at the clouds].",
        "{^helper} had been watching [from the window|from a distance|all the time].",
    ),
    "asked_why": (
        "\"Why [are you so {sad}|do you look so {sad}|are you sitting here all alone]?\" asked "
        "{friend}.",
        "\"What is the matter?\" asked {friend}.", "\"You look {sad},\" said {friend}.",
        "\"Can I help you?\" {friend} asked [kindly|softly|at once].",
        "{^friend} asked what had happened.",
    ),
    "told": (
        "{^hero} told {fhim} everything.", "{^hero} explained [what had happened|it all|the "
                                           "trouble].",
        "So {hero} told {fhim} the whole story.", "{^hero} sighed and told {fhim} about it.",
    ),
    "thanks": (
        "\"Thank you,\" said {hero}. \"I [could not have done it|would never have managed] without "
        "you.\"",
        "{^hero} thanked {friend} [again and again|with all {his} heart|and shook {fhis} hand].",
        "\"How can I ever thank you?\" asked {hero}. \"[Come and see me again|Just be my "
        "friend|Tell "
        "me how it goes],\" said {friend}.",
        "{^hero} shared {food} with {friend} [that evening|to say thank you].",
    ),
    "ending": (
        "From that day on, {hero} and {friend} were [good|the best of|close] friends.",
        "That night {hero} went to bed {feeling}.",
        "{^hero} never forgot that {lesson}.", "And so {hero} learned that {lesson}.",
        "When {he} came home, {he} was {feeling}, and {he} slept until noon.",
        "They sat together until [the stars came out|the sun went down|the fire burned low], and "
        "{hero} was {feeling}.",
        "Since then, [whenever it rains|every year on that day|on quiet evenings], {hero} tells "
        "[this story|the story to anyone who will listen].",
        "\"You see,\" said {friend}, \"{lesson}.\" And {hero} [nodded|smiled|laughed].",
        "In the end, everyone was {feeling}, and there was {food} for all.",
        "And {hero} lived [happily|quietly|in peace] in {his} home for many years.",
    ),
    "alone_ending": (
        "That night {hero} went to bed {feeling}.", "{^hero} never forgot that {lesson}.",
        "And so {hero} learned that {lesson}.",
        "{^he} walked home slowly, {feeling}, while [the stars came out|the lamps were lit].",
        "To this day, people [in the village|who pass by] tell the story of {hero}.",
        "And {hero} was {feeling} for a long time.",
    ),
    "tried": (
        "First {he} tried alone, but it was [no use|too hard|not enough].",
        "{^he} tried [once|twice|three times], and each time it went wrong.",
        "{^he} thought about it [all night|for a long time|until {his} head hurt], but found no "
        "answer.",
        "At first nothing worked.", "{^he} nearly gave up.",
        "\"It cannot be done,\" said the neighbours, but {hero} did not listen.",
    ),
}
