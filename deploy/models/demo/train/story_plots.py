"""Plots of short narratives, each with a wish, an obstacle and an ending. Words as in
story_steps.py."""

PLOT_RULES: dict[str, tuple[str, ...]] = {
    "plot_lost": (
        "{opening} {manner} {lost_wish} {lost_search} {met} {asked_why} {told} {lost_found} "
        "{thanks} "
        "{ending}",
        "{opening} {lost_wish} {lost_search} {met} {lost_found} {ending}",
        "{opening} {manner} {lost_wish} {lost_search} {lost_alone} {alone_ending}",
    ),
    "lost_wish": (
        "{^time} {he} noticed that {his} {thing} was gone.",
        "{^he} owned {a thing}, and {he} loved it more than anything else. {^time} it was gone.",
        "{^time}, {hero} lost {his} {thing}, which had belonged to {his} grandmother.",
        "{^he} had {a thing} that {he} carried everywhere. But {time_low} it disappeared.",
    ),
    "lost_search": (
        "{^he} looked [everywhere|in every corner], at {goal2} and along the road, but could not "
        "find "
        "it.",
        "{^he} searched [all day|until evening|from top to bottom], and still there was no trace "
        "of it.",
        "{^hero} turned the whole house upside down. [Nothing.|It was not there.] {^he} felt "
        "{sad}.",
        "\"Where can it be?\" {he} said. {^he} looked in {his} pockets, in the kitchen and in the "
        "yard.",
        "{^he} asked everyone {he} met, but nobody had seen the {thing}.",
    ),
    "lost_found": (
        "\"I saw something [shine|like that] {hidden},\" said {friend}. They went to look, and "
        "there "
        "was the {thing}.",
        "Together they looked once more, and this time they found the {thing} {hidden}.",
        "{^friend} had sharp eyes. \"Is that it?\" {fhe} asked and pointed. The {thing} was lying "
        "{hidden}.",
        "\"Think,\" said {friend}. \"Where did you have it last?\" {^hero} remembered, ran back, "
        "and "
        "found the {thing} {hidden}.",
    ),
    "lost_alone": (
        "Tired and {sad}, {he} sat down to rest. And there, {hidden}, lay the {thing}.",
        "A week later, when {he} had stopped looking, the {thing} turned up {hidden}.",
        "In the evening {he} went out one last time with a lamp. The {thing} was {hidden}.",
    ),
    "plot_skill": (
        "{opening} {manner} {skill_wish} {skill_bad} {met} {skill_help} {skill_done} {ending}",
        "{opening} {skill_wish} {tried} {met} {skill_help} {skill_done} {thanks} {ending}",
    ),
    "skill_wish": (
        "More than anything, {he} wanted to learn to {skill}.",
        "{^he} had always dreamed of one thing: to {skill}.",
        "All {his} friends could {skill}. Only {hero} could not.",
        "{^time}, {he} decided to learn to {skill}.",
    ),
    "skill_bad": (
        "{^he} tried, but it went badly, and [the others laughed|everyone looked away].",
        "But whenever {he} tried, {he} became so nervous that nothing worked.",
        "{^he} practised in secret every night, and every night {he} failed.",
        "\"You will never learn to {skill},\" said {his} neighbour. {^hero} was {sad}.",
    ),
    "skill_help": (
        "\"I was just as bad when I began,\" said {friend}. \"Come every [day|morning], and I will "
        "teach you.\"",
        "\"You try too hard,\" said {friend}. \"Begin slowly, and breathe.\"",
        "{^friend} showed {him} how to do it, [step by step|once, twice and a third time].",
        "\"Do not look at the others,\" {friend} said. \"Just take the first step.\"",
    ),
    "skill_done": (
        "Weeks went by, and {hero} practised every day. At last {he} could {skill} [quite "
        "well|better "
        "than most].",
        "It took a whole [summer|winter|month], but in the end {he} could {skill}, and everyone "
        "clapped.",
        "By [spring|the end of the year] {he} could {skill}. Even {his} neighbour was surprised.",
    ),
    "plot_errand": (
        "{opening} {errand_wish} {errand_road} {met} {errand_help} {errand_done} {ending}",
        "{opening} {manner} {errand_wish} {errand_road} {errand_self} {errand_done} {alone_ending}",
    ),
    "errand_wish": (
        "{^time} {he} was asked to carry {a thing} to {goal}.",
        "{^time} {his} aunt fell ill, and {hero} wanted to bring {food} to her house near {goal}.",
        "\"Take this {thing} to {goal},\" said {his} mother, \"and be back before dark.\"",
        "{^time} {he} set out for {goal} with a basket of {snack}.",
    ),
    "errand_road": (
        "The way was long. Halfway there, {danger} blocked the road.",
        "But before {he} reached {goal}, there was {danger}, and {he} could not go on.",
        "At first the walk was easy. Then came {danger}, and {hero} did not know what to do.",
        "{^weather}. Soon {he} came upon {danger}, and {he} stopped.",
    ),
    "errand_help": (
        "\"I know another way,\" said {friend}. \"Follow me.\" They [took a path through the "
        "trees|went "
        "round by the river|climbed over the hill].",
        "{^friend} thought for a moment. \"Hold my hand,\" {fhe} said, \"and do not look down.\"",
        "\"Two are stronger than one,\" said {friend}, and together they found a way.",
        "{^friend} had a rope, and with it they got past.",
    ),
    "errand_self": (
        "{^he} [sat down on a stone and thought|looked around]. Then {he} [laid branches "
        "across|found a "
        "small path|waited until it was over], and went on.",
        "{^he} was {sad}, but {he} did not turn back. Slowly, step by step, {he} went on.",
    ),
    "errand_done": (
        "Before sunset {he} reached {goal}, {feeling}.",
        "At {goal} [everyone was waiting|a light was burning], and there was {food} for {him}.",
        "{^hero} arrived late, but {he} arrived, and [nobody was angry|everyone was {feeling}].",
    ),
    "plot_storm": (
        "{opening} {storm_begin} {storm_out} {storm_after} {ending}",
        "{opening} {manner} {storm_begin} {storm_in} {storm_after} {ending}",
        "{opening} {storm_begin} {storm_in} {storm_after} {alone_ending}",
    ),
    "storm_out": ("{storm_need} {storm_act}",),
    "storm_in": (
        "In the middle of it all, {helper} knocked at the door, wet and cold. \"Quick, come in,\" "
        "said "
        "{hero}. {^he} gave {fhim} dry clothes and {food}.",
        "Then somebody knocked. It was {helper}, shaking with cold. {^hero} put more wood on the "
        "fire "
        "and gave {fhim} {food}.",
    ),
    "storm_begin": (
        "{^time} a great storm came up. The wind [howled|roared] and the rain fell like a wall.",
        "{^time} the river began to rise, higher than ever before.",
        "{^time} it began to snow, and it did not stop for three days.",
    ),
    "storm_need": (
        "{^helper} was still outside, far from home, and nobody dared to go.",
        "Somebody was calling for help near {goal}. It was {helper}.",
    ),
    "storm_act": (
        "{^hero} took a lamp and a rope and went out. {^he} called until {friend} answered.",
        "{^hero} was afraid, but {he} opened the door and ran. {^he} found {friend} [beside the "
        "road|"
        "under a tree] and led {fhim} home.",
    ),
    "storm_after": (
        "In the morning the sky was clear, and the two of them had breakfast together.",
        "When the storm was over, {friend} said, \"You saved me. I will not forget it.\"",
        "They waited side by side until the wind grew quiet.",
    ),
    "plot_project": (
        "{opening} {project_wish} {project_trouble} {tried} {met} {project_help} {project_done} "
        "{ending}",
        "{opening} {manner} {project_wish} {project_trouble} {met} {project_help} {project_done} "
        "{ending}",
    ),
    "project_wish": (
        "{^time} {he} decided to build {project}.", "{^he} had one great plan: to build {project}.",
        "\"I will build {project},\" said {hero} {time_low}.",
        "For years {he} had wished for {project}, and {time_low} {he} began to build it.",
    ),
    "project_trouble": (
        "But the wood was too heavy and the nails were bent.",
        "But {he} had no tools, only {a thing2}.", "But after one day everything fell down again.",
        "{^he} worked hard, but [the wind|the rain] took it apart every night.",
        "The neighbours shook their heads and said it would never stand.",
    ),
    "project_help": (
        "\"I have [a saw and a hammer|two strong arms|an idea],\" said {friend}. \"Let us do it "
        "together.\"",
        "{^friend} looked at the plan and turned it upside down. \"Now it will work,\" {fhe} said.",
        "\"You begin at the top,\" said {friend}, \"but you should begin at the bottom.\"",
    ),
    "project_done": (
        "They worked [for seven days|all week|until the end of the month], and then it was "
        "finished.",
        "By the evening of the third day, {project} stood there, {adjective} and beautiful.",
        "When it was done, the whole village came to look at {project}.",
    ),
    "plot_contest": (
        "{opening} {contest_wish} {contest_doubt} {contest_day} {contest_turn} {contest_end} "
        "{alone_ending}",
        "{opening} {manner} {contest_wish} {met} {contest_doubt} {contest_day} {contest_turn} "
        "{contest_end} {ending}",
    ),
    "contest_wish": (
        "Every year there was {contest}, and this time {hero} wanted to take part.",
        "{^time} {he} heard about {contest}. \"I will win it,\" {he} said.",
        "{^hero} had come last in {contest} three times, but {he} wanted to try once more.",
    ),
    "contest_doubt": (
        "The others were [bigger|faster|older] and had done it many times before.",
        "\"You?\" said the others and laughed. {^hero} [said nothing|only smiled].",
        "{^he} practised every evening until it was dark.",
        "The night before, {he} was so nervous that {he} could not sleep.",
    ),
    "contest_day": (
        "On the day of the contest, [hundreds of people|the whole town] came to watch.",
        "Then the great day came. {^weather}.", "At noon the bell rang, and it began.",
    ),
    "contest_turn": (
        "Halfway through, {hero} saw that another had fallen and was hurt. {^he} stopped to help.",
        "Everything went wrong at first, but {hero} [kept calm|did not give up|took a deep "
        "breath].",
        "Near the end {he} was second. Then {he} thought of {his} grandmother and tried harder.",
    ),
    "contest_end": (
        "{^he} did not win, but the people clapped longest for {him}.",
        "To everyone's surprise, {hero} won, and the prize was {a thing}.",
        "{^he} came third, and it felt like first.",
        "The judges gave {him} [a special prize|a medal|a basket of {snack}] for being so {trait}.",
    ),
    "plot_plant": (
        "{opening} {plant_wish} {plant_trouble} {plant_care} {plant_end} {alone_ending}",
        "{opening} {manner} {plant_wish} {plant_trouble} {met} {asked_why} {told} {plant_help} "
        "{plant_end} {ending}",
    ),
    "plant_wish": (
        "{^time} {he} planted {a plant} [behind the house|by the gate|in an old pot].",
        "{^time} a stranger gave {him} a seed. \"It will be {a plant},\" the stranger said.",
        "{^he} wished for {a plant} of {his} own, and {time_low} {he} bought one at the market.",
    ),
    "plant_trouble": (
        "But it did not grow. [Weeks|Days and days] passed, and nothing happened.",
        "The summer was dry, and the leaves turned yellow.",
        "Then came the frost, and the little {plant} bent to the ground.",
        "Something ate its leaves every night.",
    ),
    "plant_care": (
        "{^hero} carried water every morning and talked to it every evening.",
        "{^he} built a small wall of stones around it and waited.",
        "{^he} did not give up, and covered it with {his} own blanket at night.",
    ),
    "plant_help": (
        "\"It needs more [light|water|time],\" said {friend}, and they moved it to a better place.",
        "\"Give it time,\" {friend} said. \"Plants do not read the calendar.\"",
        "{^friend} brought good earth from the forest, and together they dug it in.",
    ),
    "plant_end": (
        "In [spring|June|May] it stood there in full flower, and people came to see it.",
        "One day there was a tiny green leaf, and then another. By autumn the {plant} was taller "
        "than "
        "{hero}.",
        "It grew and grew, and at last it gave enough for everyone.",
    ),
}
