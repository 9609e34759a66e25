"""Attributes: what an entity has, in the wordings that fit any attribute and any entity.

%A stands for one of the attribute's synonyms, which statement and question each take as they like;
%E for the entity, %e for it without its article, %V for the value, %W and %w for Who or What, and
%K for the sort of entity. The attributes themselves are in the other modules of this name."""

ENTITIES = {
    "belonging": ("my {belonging}", "thing"),
    "book": ("the book {book}", "book"),
    "box": ("the {box}", "thing"),
    "city": ("{city}", "city"),
    "company": ("{company}", "company"),
    "country": ("{country}", "country"),
    "event": ("the {event}", "event"),
    "facility": ("the {facility}", "place"),
    "flight": ("flight {flight}", "flight"),
    "numbered": ("{numbered}", "thing"),
    "owned": ("{owned}", "thing"),
    "person": ("{person}", "person"),
    "pet": ("{pet}", "animal"),
    "product": ("the {product}", "product"),
    "project": ("{project}", "project"),
    "role": ("the {role}", "person"),
    "room": ("the {room}", "room"),
    "ship": ("the {ship}", "ship"),
    "site": ("the {site}", "place"),
    "software": ("the {software}", "system"),
    "team": ("the {team}", "team"),
    "thing": ("the {thing}", "object"),
    "vehicle": ("the {vehicle}", "vehicle"),
    "word": ("{word}", "word"),
}

STATEMENTS = """
The %A (for|of) %E is %V. / The %A (for|of) %E is %V. / The %A (for|of) %E is %V.
%E has the %A %V.
%E's %A is %V. / For %E, the %A is %V. / The %A (for|of) %E: %V / %E: %A %V. / %A for %E = %V
The %A of %E turned out to be %V. / If anyone asks for the %A of %E, it is %V.
The %A for %E is now %V.
Anyone who needs the %A for %E should know that it is %V.
It is worth knowing that the %A of %E is %V.
The %A given for %E is %V. / The %A listed (for|under) %E is %V. / As for %E, the %A is %V.
When asked about the %A of %E, answer %V. / %E, whose %A is %V, was on the list.
With %E goes the %A %V.
They told me that the %A of %E is %V. / With regard to %E, the %A given was %V.
The current %A of %E is %V.
%E (%A: %V) was looked at today. / Write this down: the %A for %E is %V.
The %A we have for %E is %V.
You will need the %A for %E, which is %V. / The correct %A for %E is %V.
In the case of %E, the %A is %V.
^%V is the %A (for|of) %E. / ^We wrote down %V as the %A of %E. / ^Use %V as the %A for %E.
^The records give %V as the %A of %E. / ^We found %V noted as the %A for %E.
^The list has %V as %E's %A.
"""

QUESTIONS = """
%W is the %A (for|of) %E? / %W is the %A (for|of) %E? / %W's the %A (for|of) %E? / %W is %E's %A?
%W's %E's %A?
Which %A does %E have? / Which %A (belongs to|goes with|is listed for) %E? / %E's %A?
%A (for|of) %E? / %e %A? / %A %e
Tell me the %A (for|of) %E. / Give me %E's %A. / Give me the %A for %E. / Find the %A (for|of) %E.
State the %A of %E.
What %A was given for %E? / I need the %A for %E. / Can you tell me the %A (for|of) %E?
Do you know the %A of %E?
Do you know %w the %A of %E is? / Please tell me %w the %A (for|of) %E is.
What %A does the text give for %E?
What does the text give as the %A of %E? / Could you remind me of %E's %A? / Look up the %A for %E.
%W was the %A for %E again? / Remind me %w the %A of %E is. / For %E, %w is the %A?
Regarding %E: %w is the %A?
May I have the %A for %E? / %A for %E, please. / I am looking for the %A of %E. / Name the %A of %E.
What did it say about the %A of %E? / Can I get the %A of %E? / %W did they say was the %A of %E?
I want to know the %A of %E. / What %A is noted for %E? / Where %E is concerned, %w is the %A?
%E: %w is the %A?
"""

REVERSE_QUESTIONS = """
Which %K has the %A %V? / What %K has %V as its %A? / Whose %A is %V? / %V is the %A of which %K?
For which %K is the %A %V? / Which %K is listed with the %A %V? / To which %K does the %A %V belong?
"""

BARE_STATEMENTS = """
The %A is %V. / The %A is %V. / The %A (turned out to be|given was|you need is) %V.
Remember that the %A is %V.
The %A: %V. / %A: %V / %A = %V / The current %A is %V. / Write this down: the %A is %V.
Here is the %A: %V.
If anyone asks, the %A is %V. / You will need the %A, which is %V. / They told me that the %A is %V.
^%V is the %A. / ^Use %V as the %A. / ^We wrote down %V as the %A. / The %A to use is %V.
"""

BARE_QUESTIONS = """
%W is the %A? / %W is the %A? / %W's the %A? / Tell me the %A. / Give me the %A. / %A?
Which %A was given?
Find the %A. / I need the %A. / Do you know the %A? / Can you tell me %w the %A is?
%W was the %A again?
What %A does the text mention? / Please tell me the %A. / What is the %A mentioned above?
State the %A.
Do you remember the %A? / What did it say the %A was? / May I have the %A?
%W did they say was the %A?
"""
