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
    "band": ("the {band}", "band"),
    "club": ("the {club}", "club"),
    "committee": ("the {committee}", "committee"),
    "craft": ("the {craft}", "vessel or train"),
    "creature": ("{creature}", "animal"),
    "department": ("the {department}", "department"),
    "device": ("the {device}", "device"),
    "document": ("the {document}", "document"),
    "film": ("the film {film}", "film"),
    "host": ("{host}", "server"),
    "house": ("the {house}", "property"),
    "institution": ("the {institution}", "institution"),
    "island": ("{island}", "island"),
    "machine": ("the {machine}", "machine"),
    "mountain": ("{mountain}", "mountain"),
    "painting": ("the painting {painting}", "painting"),
    "paper": ("{paper}", "item"),
    "recipe": ("{recipe}", "recipe"),
    "river": ("the {river}", "river"),
    "shop": ("the {shop}", "shop"),
    "trial": ("{trial}", "experiment"),
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
%E (%A %V) comes first on the agenda. / The %A of %E (in case it matters) is %V. / %A (%E): %V
Please change the entry for %E: the %A is %V. / Noted down for %E: %A %V. / %E, %A: %V / %E; %A: %V
Regarding the %A of %E: it is %V. / I checked the %A of %E, and it is %V. / %E - %A - %V
I have looked up the %A of %E for you: %V. / You asked about %E. The %A is %V. / %E | %A | %V
You asked for the %A of %E; it is %V. / People guess at the %A of %E, but it is %V. / [%E] %A: %V
The %A of %E is not what it used to be; it is %V now. / Correction: the %A of %E is %V.
Contrary to what the poster says, the %A of %E is %V. / Nobody but me knew the %A of %E: %V.
Among the little we know of %E is the %A: %V. / Of %E it is known that the %A is %V.
The mail said of %E that the %A is %V. / My colleague swears that the %A of %E is %V.
Last I heard, the %A of %E was %V. / %E was entered with the %A %V. / %E comes with the %A %V.
%E is listed with %V as the %A. / The sheet on %E gives the %A as %V. / Since you ask about the %A \
of %E: %V. / The notes on %E mention only the %A, which is %V.
What you should know about %E: the %A is %V. / About %E I know just one thing, the %A: %V.
First, the %A of %E: %V. / Item two: %E, with the %A %V. / Subject: %A of %E. It is %V.
The %A, at least that of %E, is %V. / The answer to your question about the %A of %E is %V.
Much about %E may change, but the %A stays %V. / Should you be asked for the %A of %E, say %V.
Done: %E now has the %A %V. / Let me repeat the %A of %E: %V. / The %A that applies to %E is %V.
The %A of %E was recorded as %V. / Never mind the rest; the %A of %E is %V. / %E > %A > %V
Only one thing about %E is certain: the %A is %V. / I asked for the %A of %E and was told %V.
The form for %E has one line filled in, the %A: %V. / To sum up, %E has the %A %V.
^%V: that is the %A of %E. / ^%V is what the file gives as the %A of %E. / ^We put down %V as the \
%A of %E. / ^Under %A, the table shows %V for %E. / ^They gave %V as the %A of %E.
^%V was confirmed as the %A of %E. / ^Someone had filled in %V as the %A of %E.
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
%W would be the %A of %E? / Any idea %w the %A of %E is? / Does anyone know the %A of %E?
%E, %A? / %E: %A? / %e: %A / %A? For %E, I mean. / Quick, %w is the %A of %E? / %A of %E = ?
I can't find the %A of %E. %W is it? / I have to fill in the %A of %E. %W is it?
The form asks for the %A of %E. What do I put? / About %E: what do the notes say on the %A?
I am preparing a page on %E and need the %A. / Somebody asked me for the %A of %E. What do I say?
If I were asked for the %A of %E, what should I answer? / I'd like to know %w the %A of %E is.
I wonder %w the %A of %E is. / Can you look up the %A of %E for me?
Would you mind telling me the %A of %E? / Could you find out the %A of %E?
What is known about the %A of %E? / What do we have down as the %A of %E?
What is written under %A for %E? / Under %A, what is listed for %E? / Fill in the %A of %E.
Complete this: the %A of %E is ... / Fill in the blank: the %A of %E is ___.
It's about %E: I need the %A. / I only need one thing about %E, the %A.
Which %A was (recorded|entered|noted) for %E? / With which %A is %E listed?
As for %E, do you have the %A? / Let me have the %A of %E. / Send me the %A of %E, please.
Write down the %A of %E. / Before I forget: %w is the %A of %E? / Extract the %A of %E.
For the record, %w is the %A of %E? / So %w did we say the %A of %E was?
%W was given as the %A of %E? / What do you have for %E under %A?
I need to tell a colleague the %A of %E. %W is it? / We cannot go on without the %A of %E. %W is it?
Of all that is said about %E, %w is the %A? / Show me the %A of %E. / I want the %A of %E.
"""

REVERSE_QUESTIONS = """
Which %K has the %A %V? / What %K has %V as its %A? / Whose %A is %V? / %V is the %A of which %K?
For which %K is the %A %V? / Which %K is listed with the %A %V? / To which %K does the %A %V belong?
Which %K was entered with the %A %V? / %V as the %A: which %K is that? / Find the %K whose %A is %V.
Name the %K with the %A %V. / I only know the %A, %V. Which %K is it?
"""

BARE_STATEMENTS = """
The %A is %V. / The %A is %V. / The %A (turned out to be|given was|you need is) %V.
Remember that the %A is %V.
The %A: %V. / %A: %V / %A = %V / The current %A is %V. / Write this down: the %A is %V.
Here is the %A: %V.
If anyone asks, the %A is %V. / You will need the %A, which is %V. / They told me that the %A is %V.
^%V is the %A. / ^Use %V as the %A. / ^We wrote down %V as the %A. / The %A to use is %V.
I checked the %A, and it is %V. / Correction: the %A is %V. / Last I heard, the %A was %V.
You asked for the %A; it is %V. / The %A was recorded as %V. / Let me repeat the %A: %V.
The %A (in case it matters) is %V. / Never mind the rest; the %A is %V. / Done: the %A is now %V.
^%V: that is the %A. / ^%V was confirmed as the %A. / ^We put down %V as the %A.
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
Any idea %w the %A is? / I can't find the %A. %W is it? / The form asks for the %A. What do I put?
I'd like to know %w the %A is. / Can you look up the %A for me? / Show me the %A. / The %A, please.
Complete this: the %A is ... / Before I forget: %w is the %A? / Under %A, what is noted?
Somebody asked me for the %A. What do I say? / Could you find out the %A? / Quick, the %A?
"""
