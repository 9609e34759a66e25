"""What may stand around a statement or a question without changing its meaning."""

# Openings after which the statement goes on inside the sentence.
OPENINGS = (
    "As of Monday, ", "As of this morning, ", "According to the notes, ",
    "According to the register, ",
    "For the record, ", "As it happens, ", "By the way, ", "It turns out that ", "We learned that ",
    "Please note that ", "Please remember that ", "It is known that ", "The report says that ",
    "It should be noted that ", "As everyone knows, ", "In case you need it: ", "One more thing: ",
    "Remember: ", "Note to self: ", "Reminder: ", "Important: ", "Note: ", "For your information, ",
    "Don't forget that ", "To be clear, ", "Just so you know, ", "Somebody wrote that ",
    "In this year's edition, ", "After some discussion it was confirmed that ",
    "Bear in mind that ",
    "The minutes state that ", "Rumour has it that ", "If I remember correctly, ", "Officially, ",
    "Here is what matters: ", "Let it be known that ", "Above all, ", "A small detail: ", "FYI: ",
    "Among other things, ", "Keep in mind: ", "Meanwhile, ", "Surprisingly, ", "In the end, ",
)

# Clauses that stand between the statement and its full stop.
TRAILERS = (
    ", as agreed last week", ", according to the notes", ", which surprised nobody", ", as usual",
    ", or so the report says", ", and nobody objected", " (this was checked twice)",
    ", as far as we know",
    ", so please take note", ", and that is final", " (see the appendix)", ", as was announced",
    ", it seems",
    ", which is good to know", ", and that has not changed since", ", for the time being",
    ", by the way",
)

# Sentences that follow the statement in its passage.
FOLLOWERS = (
    " Remember it.", " Please keep this in mind.", " Nobody knows why.",
    " This was confirmed later.",
    " There is nothing else to add.", " It will matter later on.", " Do not tell anyone.",
    " Write it down.",
    " That much is certain.", " Everyone agreed.", " You may be asked about it.", " Keep it safe.",
    " The matter was closed after that.", " Nothing else was said about it.",
    " That is all for now.",
)

# Sentences that come before the statement in its passage.
LEADERS = (
    "Here is something worth knowing. ", "Pay attention to this. ", "One fact stands out. ",
    "There was one piece of news. ", "This is important. ", "Somebody asked about it twice. ",
    "Let us begin with the facts. ", "The notes are short. ", "Only one line was underlined. ",
)

# After these a question or a request goes on with a small letter.
PREFIXES = (
    "According to the text, ", "According to the text above, ", "Based on the above, ",
    "I forgot: ",
    "Quick question: ", "From the text: ", "In the text, ",
    "Based on what you read, ", "Going by the document, ", "Based on the document, ",
    "Just checking: ", "One question: ", "So, ", "And ", "Okay, ", "Hey, ", "Hi, ", "Now, ",
    "Again, ",
    "As stated above, ", "Given the text, ", "From the passage above, ",
    "Sorry, ", "If you read it carefully, ", "Excuse me, ",
    "Using the text above, ",
    "In the passage, ", "In this document, ", "Help me out: ",
    "Wait, ",
)

# After these it is a question; they would ask a request twice.
ASKING_PREFIXES = (
    "Please tell me: ", "Can you tell me: ", "Please answer: ", "Remind me, ", "Tell me, ",
    "Do you remember, ",
)

# These follow a question.
SUFFIXES = (
    " Answer briefly.", " Please answer.", " Give only the answer.", " Reply in a few words.",
    " It is mentioned above.", " I need to know.", " Thanks!", " Look it up in the text.",
    " Just the answer, please.", " Answer from the text.", " It was somewhere above.",
    " I can't recall.",
    " Respond with the value only.", " The text says so.", " Don't explain.",
    " Use the text above.",
)
