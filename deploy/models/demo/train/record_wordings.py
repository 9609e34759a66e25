"""Questions about records: by their name, by another field, and for the name of one. Those that fit
one field only are in record_schemas.py. `{ref}` is the record as REFERENCES name it."""

QUESTIONS = (
    "What is the {field} of {ref}?", "What is the {field} of {ref}?",
    "What {field} does {ref} have?",
    "What is the {field} for {ref}?", "What is {ref}'s {field}?", "{ref} {field}?",
    "{field} of {ref}?", "Which {field} does {ref} have?", "Which {field} has {ref}?",
    "Give me the {field} of {ref}.", "Tell me the {field} of {ref}.", "Find the {field} of {ref}.",
    "Look up {ref} and tell me the {field}.", "Which {field} is given for {ref}?",
    "What {field} is listed for {ref}?", "{ref}: what is the {field}?",
    "What does the file say about the {field} of {ref}?", "For {ref}, what is the {field}?",
    "Which {field} belongs to {ref}?", "I need the {field} of {ref}.",
    "What's the {field} of {ref}?",
    "Which value has {field} for {ref}?", "What is the value of {field} for {ref}?",
    "In the entry of {ref}, what is the {field}?", "What {field} is recorded for {ref}?",
    "Can you tell me the {field} of {ref}?", "Do you know the {field} of {ref}?",
    "What {field} stands in the record of {ref}?", "What is stored as the {field} of {ref}?",
    "What {field} is noted for {ref}?",
)
BY_FIELD = (
    "What is the {field} of the {noun} with {key} {value}?",
    "What is the {field} of the {noun} whose {key} is {value}?",
    "Which {field} has the {noun} with the {key} {value}?",
    "Find the {field} where {key} is {value}.", "{key} {value}: what is the {field}?",
    "In the record with {key} {value}, what is the {field}?",
    'What is the "{field}" of the entry whose "{key}" is "{value}"?',
    "For the {noun} with the {key} {value}, what is the {field}?",
    "What {field} does the {noun} with {key} {value} have?",
    "What is the value of {field} in the line with {key} {value}?",
)
REVERSE = (
    "Which {noun} has the {key} {value}?", "Whose {key} is {value}?",
    "For which {noun} is the {key} {value}?", "Which {noun} is listed with the {key} {value}?",
    "To which {noun} does the {key} {value} belong?", "Which {noun} has {value} as its {key}?",
    "What {noun} has {key} {value}?", "{key} {value}: which {noun} is it?",
    "The {key} {value} belongs to which {noun}?", "Find the {noun} with the {key} {value}.",
)
REFERENCES = ("{0}", "{0}", "{0}", "{0}", "the {1} {0}", "the {1} {0}", "{1} {0}",
              'the {1} "{0}"', "the {1} named {0}")
