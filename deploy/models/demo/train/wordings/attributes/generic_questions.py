"""What asks for any attribute of any entity; see generic.py for the marks."""

PLAIN = """
%W is the %A (for|of) %E? / %W is the %A (for|of) %E? / %W is the %A (for|of) %E?
%W's the %A (for|of) %E? / %W is %E's %A? / Which %A does %E have? / Tell me the %A (for|of) %E.
"""

QUESTIONS = """
%W is %E's %A?
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
%W did they put down as the %A for %E?
What %A was assigned to %E?
Which is the %A that %E uses?
%W is it that %E has as the %A?
Is any %A given for %E, and if so, which?
%W do the notes name as the %A of %E?
%W counts as the %A of %E at the moment?
%W does %E have for the %A?
Which %A are we meant to use for %E?
What %A did you say %E had?
%W have we got as the %A for %E?
%W appears next to %A in the entry on %E?
%W should I write where it says %A for %E?
Which %A is the right one for %E?
What %A has been set for %E?
Which %A does one find in the passage for %E?
%W is described in the passage as the %A of %E?
According to the text, %w is the %A of %E?
According to the notes, which %A does %E have?
Going by the document above, %w is the %A of %E?
Judging from what is written above, %w would you say is the %A of %E?
In the passage, what %A is attributed to %E?
In the text above, %w is named as the %A for %E?
Based on the document, identify the %A of %E.
Per the notes, %A of %E?
From the information provided, determine the %A for %E.
Using only the passage, give the %A that belongs to %E.
Does the text say %w the %A of %E is? If so, tell me.
Somewhere in there the %A of %E is given. %W is it?
Where the document speaks of %E, which %A does it mention?
The document mentions %E. Which %A does it give there?
There was something on %E in the notes. %W was the %A?
Take %E: %w is its %A?
Turning to %E, can you say %w the %A is?
You know %E, right? Then tell me %w the %A is.
On the subject of %E: the %A is...?
When it comes to %E, %w is the %A?
With respect to %E, which %A applies?
Concerning %E, I would like to have the %A.
Now for %E. The %A, please?
Next up is %E; read me the %A.
Next question, %E: which %A?
Let's talk about %E. %W is the %A there?
Here is one on %E: %w is the %A?
Check %E for me and report the %A.
Go to the entry for %E and read out the %A.
Retrieve the %A of %E.
Return the %A for %E.
Identify %E's %A.
Specify the %A that %E has.
Say %w the %A of %E is.
Recall the %A of %E.
Dig up the %A for %E, would you?
Fetch me the %A of %E.
Repeat the %A of %E for me.
Supply the missing entry: %E, %A.
Confirm for me %w the %A of %E is.
Help me out with the %A of %E.
Fill me in on the %A of %E.
Pass on the %A of %E to me.
Note the %A of %E here.
Try to remember the %A of %E and tell me.
Search the text for the %A of %E and tell me what you find.
Go through the notes and pick out the %A of %E.
Let me know %w the %A for %E is.
Let us hear the %A of %E.
Kindly indicate the %A of %E.
Would you be so kind as to give me the %A of %E?
Might I ask for the %A of %E?
Might I trouble you for %E's %A?
I should be grateful for the %A of %E.
I would appreciate it if you could state the %A of %E.
It would help me a lot to have the %A for %E.
It would be great to learn the %A of %E.
Sorry to bother you, but %w is the %A of %E?
Excuse me, which %A has been given for %E?
Pardon my asking, but %w is %E's %A?
If it's no trouble, I could use the %A of %E.
When you have a moment, please look for the %A of %E.
If you happen to know the %A of %E, please share it.
Thanks in advance for the %A of %E.
We hereby request the %A of %E.
I am writing to enquire about the %A of %E.
Is it possible to get the %A for %E from you?
Can anyone tell me the %A for %E?
Can you see the %A of %E anywhere? %W is it?
Can you find any %A for %E, and which one is it?
Will you give me the %A of %E?
Are you able to tell from the notes %w the %A of %E is?
Have you got the %A for %E at hand?
Did anyone mention %w the %A of %E is?
Did you catch the %A of %E? I missed it.
Did I hear the %A of %E right? Please say it once more.
Is there some note on the %A of %E, and what does it say?
Is the %A of %E known? If yes, name it.
Was any %A mentioned for %E? Which?
Has any %A been noted against %E, and if so, which one?
Does %E have any %A on record? Name it.
Do the notes give any %A for %E? Please quote it.
Do we have the %A of %E on file, and %w is it?
You have the %A of %E, don't you? Please tell me.
You wouldn't know %E's %A, would you?
You can tell me the %A for %E, can't you?
The %A of %E is in there, isn't it? %W is it?
They did give the %A of %E, didn't they? I need it.
%E has some %A, right? Which one?
There is an entry on the %A for %E, isn't there? What does it say?
I don't suppose you know the %A of %E?
I forgot the %A of %E. Help?
I can't recall %E's %A. Can you?
I can't for the life of me remember the %A of %E.
I seem to have lost the %A for %E; please give it to me again.
I missed the bit about the %A of %E. What was said?
I keep mixing up the %A of %E with another. %W is the right one?
I am not sure about the %A of %E; what does the text say?
I'm curious %w the %A of %E might be.
I'm trying to find out %w the %A of %E is.
I'm after the %A of %E.
I'm still missing the %A for %E.
I'm filling in a table and lack the %A of %E.
I'm on the phone with someone who asks for the %A of %E. Help me!
I'm updating the list. %W goes in for the %A of %E?
I've been asked to pass on the %A of %E. %W is it?
I've got everything except the %A of %E.
I have a question about %E: %w is the %A?
I have to know the %A of %E by tonight.
I must have the %A for %E before I can go on.
I would like the %A of %E confirmed: %w is it?
I was wondering about the %A of %E.
I was told you have the %A for %E. %W is it, please?
I'd be glad of the %A for %E.
My question is simply %w the %A of %E is.
My boss wants the %A of %E right away. %W is it?
My notes have a gap at the %A of %E. What goes there?
What I want from you is the %A of %E.
What I am asking is this: %w is the %A of %E?
All I need is %E's %A.
The one thing missing is the %A of %E. Please add it.
The label for %E needs the %A. What do I print on it?
The report lacks the %A for %E. Can you supply it?
Someone just called about %E and wants the %A.
A customer wants the %A for %E. What shall I tell them?
A friend is asking: %w is the %A of %E?
People keep asking about the %A of %E. What is the answer?
We need to settle this: %w is the %A of %E?
We are unsure of the %A for %E. What do the notes say?
We have to enter the %A of %E into the system; please state it.
We were discussing %E, and nobody knew the %A. Do you?
Nobody here can tell me the %A of %E. Can you?
Everyone but me seems to know the %A of %E. Tell me too?
Suppose I had to give the %A for %E: what would be correct?
If you had to name the %A of %E, what would you say?
Should anyone want the %A of %E, what do I tell them?
How does the text answer the question of the %A for %E?
How do the notes fill the field %A for %E?
How is the %A of %E given in the notes?
How would you complete the line on the %A of %E?
To be clear, %w is the %A that goes with %E?
To finish the form I need %E's %A.
Just to check: %w is the %A of %E?
Just so I get it right, the %A of %E was...?
Just out of interest, %w is %E's %A?
By the way, %w is the %A for %E?
Oh, and the %A of %E?
Well then, the %A for %E?
Okay, and %w would be %E's %A?
Hey, do you have the %A of %E?
Hi, quick one: %w's the %A for %E?
Hello, I need help with %E. %W is the %A?
Hmm, %w was %E's %A?
Wait, %w is the %A of %E now?
Come on, the %A of %E!
Hurry up, I need the %A for %E now!
Once more, please: the %A of %E?
For the last time, %w is the %A of %E?
No long story, please. %W is the %A of %E?
Urgent: need %A for %E
Need the %A of %E asap
Wanted: the %A of %E
Query: %A; entry: %E
Question: %A of %E. Answer:
Entry: %E. Field: %A. Content:
Lookup request: %E's %A
Topic: %E. Sought: the %A.
Missing: %A, for %E.
%E %A according to notes
%A %E please, thanks
%A, %E, in the text?
%A wanted for %E.
%A? I mean that of %E.
%E, remember? %W was the %A?
%E has which %A?
%E goes with which %A?
%E is said to have which %A?
%E: please state the %A.
%E is on my list, but without the %A. Which is it?
%E's %A, if you please.
The %A of %E is:
The %A that the text gives for %E is
The %A noted for %E reads:
In the notes, %E's %A is
According to the document above, the %A for %E is:
Continue the sentence: For %E, the %A is
so %w is the %A for %E then
hey can you give me the %A of %E
anyone got the %A for %E?
pls tell me the %A of %E
do we know %E's %A yet, and which is it
need to know the %A of %E, thanks
ok so %E, which %A was that
Just the value: %w is the %A of %E?
In as few words as possible, state the %A of %E.
Answer briefly: which %A does %E have?
Give only the %A of %E, nothing else.
Without any explanation, tell me %E's %A.
Reply with the %A of %E and no other text.
Respond with nothing but the %A for %E.
One short answer, please: %w is the %A for %E?
Short answer only. %W is %E's %A?
Keep it short: the %A of %E?
Don't write a full sentence; just name the %A of %E.
Output the %A of %E exactly as it stands in the text.
Copy the %A of %E word for word from the document.
Quoting the passage, give the %A for %E.
%W is the %A of %E? Answer with the value alone.
%W is the %A of %E? No explanation needed.
%W is %E's %A? Please be brief.
Which %A is stated for %E? Use the exact words of the text.
No preamble: the %A for %E, please.
Skip the details and tell me only the %A of %E.
On a single line, print the %A of %E.
Please answer as concisely as you can: %w is the %A for %E?
Briefly, %w is %E's %A?
Value only: %A of %E
%A of %E (short answer):
State the bare value of the %A for %E.
Leave out everything else and give the %A that was noted for %E.
Give a direct answer without comment: which %A belongs to %E?
"""

REVERSE_QUESTIONS = """
Which %K has the %A %V? / What %K has %V as its %A? / Whose %A is %V? / %V is the %A of which %K?
For which %K is the %A %V? / Which %K is listed with the %A %V? / To which %K does the %A %V belong?
Which %K was entered with the %A %V? / %V as the %A: which %K is that? / Find the %K whose %A is %V.
Name the %K with the %A %V. / I only know the %A, %V. Which %K is it?
According to the text, which %K has the %A %V?
Going by the notes, which %K goes with the %A %V?
In the passage, the %A %V is given for which %K?
Which %K did they enter with %V as the %A?
Which %K was it that had the %A %V?
What %K was assigned %V as its %A?
Under which %K do you find %V listed as the %A?
Against which %K was %V noted as the %A?
For what %K do the notes give %V as the %A?
With which %K does the %A %V go?
Of which %K is it said that the %A is %V?
About which %K do we read that the %A is %V?
The %A is %V for which %K?
The %A is %V in the case of one %K. Which one?
There is one %K with the %A %V. Which?
There was some %K whose %A is %V, wasn't there? Which one?
Is there any %K with %V as the %A, and if so, which?
Do you know the %K that has the %A %V?
Do the notes mention any %K whose %A is %V? Name it, please.
Can you tell me which %K has %V for its %A?
Could you find out to which %K the %A %V refers?
Would you mind telling me which %K has the %A %V?
I am looking for the %K that was listed with %V as its %A.
I need to know which %K has %V as the %A.
I forgot which %K has the %A %V. Help?
I wonder which %K it is that has %V as the %A.
I have %V here as the %A, but for which %K?
Somebody wrote down %V as the %A. Which %K was meant?
If the %A is %V, which %K are we talking about?
Given the %A %V, identify the %K.
Tell me which %K the notes list with the %A %V.
Look up the %K that goes with the %A %V.
Search the document for the %K with %V as the %A.
Complete this: the %K whose %A is %V is
%A %V, which %K?
%V was put down as the %A. For which %K?
%V, as far as I know, is the %A of some %K. Which one?
Just the name: which %K has the %A %V?
Answer briefly: which %K is listed with %V under %A?
Reply only with the %K that has the %A %V.
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
%W did they put down as the %A?
%W do the notes give as the %A?
Which %A should I use?
Which %A is stated here?
What %A was agreed on?
%W is named as the %A in the passage?
According to the text, %w is the %A?
Going by the notes, which %A applies?
In the document above, what %A is mentioned?
From what is written above, determine the %A.
Somewhere in there the %A is given. %W is it?
Does the text say %w the %A is? If so, tell me.
Is any %A given, and if so, which?
Was any %A mentioned? Name it.
Is the %A known? If yes, what do we have?
You know the %A, don't you? Tell me.
You wouldn't happen to know the %A, would you?
The %A was mentioned, wasn't it? %W was it?
I forgot the %A. Help?
I can't recall %w the %A was.
I missed the part about the %A. What was said?
I'm still missing the %A.
I'm trying to find out %w the %A is.
I was wondering about the %A.
I wonder %w the %A might be.
I would like to have the %A.
I've got everything except the %A.
I have to fill in the %A. What goes there?
My boss wants the %A right now.
All I need is the %A.
What I am asking for is the %A.
We need the %A before we can go on. %W is it?
Someone on the phone is asking for the %A. What is the answer?
Nobody here knows the %A. Do you?
If I were asked for the %A, what should I say?
Would you mind telling me the %A?
Might I ask for the %A?
Would you be so kind as to state the %A?
Could you remind me of the %A?
Can I get the %A from you, please?
Kindly indicate the %A.
Sorry, %w is the %A?
Retrieve the %A from the text.
Look up the %A.
Read me the %A.
Remind me %w the %A is.
Let me know %w the %A is.
Extract the %A from the passage.
Write down the %A here.
Repeat the %A, please.
By the way, %w is the %A?
Just to check: which %A was it?
Hurry up, I need that %A!
Field: %A. Content:
The %A given above is:
so %w is the %A then
Just the value: %w is the %A?
In as few words as possible, give the %A.
Answer briefly: which %A is it?
Reply with the %A and nothing else.
"""
