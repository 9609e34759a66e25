"""What tells any attribute of any entity; see generic.py for the marks. ^ stands before a statement
whose value comes before its entity or its attribute."""

PLAIN = """
The %A (for|of) %E is %V. / The %A (for|of) %E is %V. / The %A (for|of) %E is %V.
%E has the %A %V. / %E's %A is %V. / For %E, the %A is %V.
"""

STATEMENTS = """
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
^%E is listed with %V as the %A. / The sheet on %E gives the %A as %V. / Since you ask about the %A \
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
^On the card for %E, write %V in the box marked %A.
^When you fill in the form for %E, enter %V where it asks for the %A.
^Open the record of %E and set %V as the %A.
^Go to the page about %E and type %V into the field for the %A.
^For %E, please keep %V on file as the %A.
^Next to %E, pencil in %V under the heading %A.
^Take the form on %E and let it say %V beside the %A.
^In the list, below %E, kindly add %V as the %A.
^Whenever %E comes up, quote %V as the %A.
^If the letter mentions %E, make sure that it states %V as the %A.
^In anything you write about %E, give %V as the %A from now on.
^Wherever %E is listed, show %V in the column for the %A.
^Do not leave the line for %E blank: %V goes in as the %A.
^On the label for %E, print %V as the %A.
^Look for %E in the register and copy %V across as the %A.
^Update %E so that %V appears as the %A.
^Tell whoever deals with %E to treat %V as the %A.
^Save %E with %V in the slot reserved for the %A.
^Before you close the entry on %E, make %V the %A.
^With %E, always go by %V as the %A.
^Regarding %E, accept nothing but %V as the %A.
^In the row for %E, replace whatever is there with %V as the %A.
^Turn to the page on %E and underline %V, which is the %A.
^Let everyone who works with %E know that %V is the %A.
^In all questions about %E, take it as settled that %V is the %A.
^Should a caller bring up %E, read out %V as the %A.
^When you present %E, mention %V as the %A.
^Register %E and specify %V as the %A.
^Make a note about %E, namely that %V is the %A.
^Draw an arrow from %E to %V and label the arrow %A.
^Find the line for %E, strike out the old entry and insert %V as the %A.
^In the summary of %E, don't forget to name %V as the %A.
^Have the clerk file %E with %V for the %A.
^Tick off %E once you have copied in %V as the %A.
^If the system prompts you about %E, choose %V for the %A.
^On the notice about %E, spell out %V as the %A.
^Stick a note to the folder on %E giving %V as the %A.
^To complete the profile of %E, supply %V as the %A.
^Keep in mind about %E that %V is the %A.
^For %E, go ahead and publish %V as the %A.
^Link %V to %E in the database as the %A.
^Teach the new staff that, for %E, %V is the %A.
^Whatever others may say of %E, stick with %V for the %A.
^In the entry on %E, read %V as the %A, not as a comment.
^%V is how the %A of %E reads at present.
^%V has been the %A of %E since last spring.
^%V now stands as the %A of %E.
^%V was chosen as the %A for %E.
^%V, and nothing else, is the %A of %E.
^%V: such is the %A of %E, as I was told this morning.
^%V (this is the %A of %E) should go on the front page.
^%V appears beside %E in the column for the %A.
^%V, you see, is what it says under %A in the papers on %E.
^%V is the right entry when the form for %E asks for the %A.
^%V took over as the %A of %E in March.
^%V remains the %A of %E after the latest review.
^%V has replaced the former %A of %E.
^%V is correct if you mean the %A of %E.
^%V, according to the files, is %E's %A.
^%V came back when I asked the office for the %A of %E.
^%V, believe it or not, is the %A that %E has.
^%V may look odd, but it really is the %A of %E.
^%V - please remember this as the %A of %E.
^%V serves as the %A where %E is concerned.
^%V goes with %E; it is the %A.
^%V is not a slip: %E does have it as the %A.
^%V has to be entered for %E under %A.
^%V, rather than anything in the old list, is the %A of %E.
^%V is printed after the word %A in the booklet on %E.
^%V is the answer to give anybody who wants the %A of %E.
^%V was agreed on for %E as the %A, and so it is.
^%V is all that the page on %E says about the %A.
^%V has never ceased to be the %A of %E.
^%V belongs in the space left open for the %A of %E.
^%V? Yes, that is indeed the %A of %E.
^%V! At last somebody has told us the %A of %E.
^%V, the %A of %E, is easy to forget.
^%V being the %A of %E, the label needs no change.
^%V, so the manager informs us, holds as the %A for %E.
^%V it is, then, for the %A of %E.
^%V stands written next to %E as the %A.
^%V was read out to us as the %A of %E.
^%V. That was the whole reply when we inquired about %E's %A.
^%V fills the blank after the words "%E, %A".
^%V counts as the %A of %E until further notice.
^%V happens to be what %E was assigned as the %A.
^%V, to say it once more, is for %E the %A.
%E has been registered, and the %A is %V.
On %E we have a single fact: the %A happens to be %V.
Look at %E and you will see that the %A reads %V.
Where %E is concerned, the %A can be given as %V.
%E is in the index, and the %A there says %V.
Speaking of %E, nobody disputes that the %A is %V.
Turning to %E, we find the %A stated as %V.
%E has a new %A these days: %V.
Inside the folder on %E, a slip of paper names the %A: %V.
In %E's case, what matters is the %A, namely %V.
Concerning %E, the one thing to learn by heart is the %A, %V.
%E is easy to sum up: as to the %A, we have %V.
Both lists that include %E agree on the %A: %V.
Under the heading %E there is the word %A, followed by %V.
According to the latest word on %E, the %A is to remain %V.
%E differs from the rest in the %A, which is %V.
Since %E was added to the list, the %A has been %V.
As far as %E goes, the %A comes out as %V.
Ask about %E and anyone here will tell you that the %A is %V.
%E - I looked twice - does have the %A %V.
Like it or not, %E is stuck with the %A %V.
For %E alone, they settled the %A as %V.
%E's entry ends with the %A, given there as %V.
%E's papers leave no doubt as to the %A: %V.
The reason I bring up %E is the %A, which you should note as %V.
There is news on %E: from today the %A is %V.
Of the facts about %E, only the %A has been checked: %V.
%E has one detail to remember, and that is the %A: %V.
To those who know %E best, the %A is familiar: %V.
%E, I am informed, has been assigned the %A %V.
If you look %E up, the %A you find will be %V.
You cannot mistake %E for another, for the %A is %V.
%E first: there, the %A must be given as %V.
In the matter of %E, it was decided that the %A shall be %V.
Not every source on %E has the %A, but ours does: %V.
%E keeps the same %A as before, that is, %V.
All we could find on %E was the %A, reported to be %V.
When you name %E, add the %A, that is to say %V.
Row nine: %E; column %A; content %V.
Question on %E: the %A, please. Answer: %V.
New record: name = %E; %A = %V
Here is %E, together with the %A, which today is %V.
On the subject of %E, let me add that the %A has become %V.
Once you find %E, check that the %A shown is %V, as it should be.
^The %A, %V, is the one that applies to %E.
^As the %A, %V was entered for %E.
^For the %A, put %V in every paper on %E.
^The %A is %V as far as %E is concerned.
^The %A %V belongs to %E and to nothing else.
^The %A %V has been given to %E.
^There is one with the %A %V, and that is %E.
^You see the %A %V there? That is for %E.
^As to the %A, it stands as %V for %E.
^The %A should read %V in all that concerns %E.
^The %A has been changed to %V for %E.
^Under the word %A I noted %V when they told me about %E.
^The %A, I was assured, is %V in the case of %E.
^The %A will be found to be %V if you look up %E.
^My notes have "%A: %V" on the page about %E.
^What about the %A? It is %V, at any rate for %E.
^The %A, and I quote, is "%V" for %E.
^They have set the %A to %V for %E.
^Only today did I learn that the %A is %V for %E.
^With the %A %V, there is just one on our list: %E.
^The %A you asked about is %V; I mean the one for %E.
^The %A has been nothing but %V for as long as we have known %E.
^The line %A contains %V on the sheet for %E.
^%A first: that is %V, and it refers to %E.
^%A %V - this is what I was given for %E.
^The %A, which is %V, must be added to the page on %E.
^Asked for the %A, she replied %V without even looking up %E.
^It is the %A, %V, that sets apart %E.
^The %A became %V when they last went over the data on %E.
^When it comes to the %A, only %V is right for %E.
^By way of %A, they have put %V on the list for %E.
^In the field %A, there must be %V wherever you see %E.
^The matter of the %A is closed: it is %V for %E.
^Both the %A, %V, and today's date are on the sheet for %E.
^The %A stays as %V for the time being in respect of %E.
^Let the %A be %V in the record of %E.
^You can cross the %A off your list of questions: %V is right for %E.
^Change the %A to %V in every document that mentions %E.
^Take down the %A, please: %V. It is meant for %E.
^The %A that was written as %V is meant for %E.
^No other %A than %V has been approved for %E.
^Of all the answers for the %A, just %V holds for %E.
^Field: %A. Content: %V. Subject: %E.
%E was given the %A %V last week.
%E has carried the %A %V since spring.
%E, for which the %A was fixed as %V, is now on file.
^Listed with %V as the %A, %E is easy to find.
^Having been given the %A %V on Monday, %E is ready for the catalogue.
%E is the one that has the %A %V.
%E has just been recorded, the %A being %V.
^The clerk has entered %V against %E as the %A.
^It has been established that %V is the %A of %E.
^It was %V that the inspectors reported as the %A of %E.
^It is %V that %E has as the %A.
What has been registered as the %A of %E is %V.
The %A that %E received in May is %V.
The %A that has been in force for %E since Monday is %V.
The %A, once in doubt for %E, has been found to be %V.
^Nobody has ever given anything other than %V as the %A of %E.
^We were told to accept %V as the %A of %E.
^%E is said by all who know to have %V for the %A.
^The committee has approved %V as the %A of %E.
^Last month they made %V the %A of %E.
I have seen the %A of %E written out: %V.
^Yesterday %E was put on the list with %V for the %A.
A note found today shows that the %A of %E has been set as %V.
The person who keeps the files on %E has confirmed the %A: %V.
^Everyone who has dealt with %E names %V when asked for the %A.
^The column in which %E has %V is the one for the %A.
^The entry that reads %V after %E is the %A.
^Printed beneath %E was %V, the %A.
Written at the top of the sheet on %E was the %A, %V.
^Judging by the latest report, %V has become the %A of %E.
Having looked through the papers on %E, I can give you the %A: %V.
Asked yesterday what the %A of %E is, the office replied %V.
The %A of %E, which had long been missing, was filled in today: %V.
The %A of %E has since been corrected, so that it reads %V.
The %A of %E, as announced on Friday, has been switched to %V.
^They had us write %V beside %E, that being the %A.
^%E got %V as the %A when the list was drawn up.
After all the talk, %E ended up with the %A %V.
^%E was left with %V as the %A after the last round of changes.
^The page on which %E is described has %V where the %A belongs.
The %A that I have been using for %E all along, and rightly so, is %V.
The %A of %E, having been checked twice, is certainly %V.
As of this morning, the %A of %E is %V.
^According to the office, %E still has %V as the %A.
The %A of %E is %V, as it says on the official page.
Sorry for the delay: what we have as the %A of %E is %V.
Because the old one no longer applied, %E was moved to the %A %V.
^They picked %V as the %A of %E, since nothing else was left.
Just before lunch I heard that %E has a different %A now: %V.
^I have it from a reliable source that %V is what %E has as the %A.
The %A of %E is %V, and that is not going to change soon.
It took me an hour to find out, but the %A of %E is %V.
Good that you remind me: for %E we have settled on the %A %V.
^After some debate, %V was kept as the %A of %E.
The meeting was short; it only fixed the %A of %E, which is %V.
^Thanks to a tip from the archive, we can now state %V as the %A of %E.
By the way, %E has the %A %V, in case nobody has told you.
Since the update in June, %E has been shown with the %A %V.
Between you and me, the %A of %E is no secret; it is %V.
The weather was poor, but at least we learned the %A of %E: %V.
^To be on the safe side, I repeat that %V is the %A of %E, just as before.
In reply to your letter of the third: %E has been allotted the %A %V.
^To avoid further mistakes, all copies now show %V as the %A of %E.
^On the phone they said %V when I inquired about the %A of %E.
The %A of %E - my sister looked it up only yesterday - is %V.
^Until somebody decides otherwise, %V applies to %E as the %A.
Thank you for waiting. I have %E here, and the %A is %V.
^We had it wrong for years, yet %V is the real %A of %E.
The %A of %E is %V, which surprised most of us.
The %A of %E is %V; please pass this on to the others.
Hard as it is to believe, the %A of %E is in fact %V.
^I would not have guessed it, but %V is %E's %A.
^Page four is clear on this point: %V is given for %E as the %A.
Effective immediately, the %A for %E changes to %V.
Unless the register is wrong, and it never is, %E has the %A %V.
While tidying up I came across the %A of %E; it is %V.
^There was some confusion, so once and for all: %V is right for %E as the %A.
A quick reminder about %E, as promised: %A %V.
^To my surprise, the leaflet on %E has %V printed in bold as the %A.
^My neighbour, who ought to know, mentioned %V as the %A of %E.
Following the review in autumn, %E has a fixed %A, and it is %V.
Of the many details of %E that I once knew, I still have the %A: %V.
^Our old list was out of date; today's has %V for %E under %A.
In a message sent at noon, the %A of %E was made public: %V.
^For reasons nobody recalls, %V was made the %A of %E, and so it has stayed.
Strange but true: the %A of %E is none other than %V.
Hi team, I finally heard back about %E, and the %A is %V.
"And %E?" she asked. "The %A is %V," he said without looking up.
When we opened the file on %E, the %A read %V.
[info] record updated: %E :: %A -> %V
UPDATE: set %A of %E to %V, change accepted
We called about %E this morning. The %A is %V.
Don't forget: for %E you have to put the %A down as %V.
Sorry, I mixed things up earlier when you asked about %E; the %A is %V.
Handover, point 3: %E. Everything as before, %A still %V.
The meeting took note that the %A of %E is %V.
Dear diary, today I learned the %A of %E at last: %V!
Sticky note on the monitor: "%E, %A = %V, do not remove".
Reminder to self: if I blank on the %A of %E again, it's %V.
^Good morning, to answer your mail of yesterday: %E has %V on file for the %A.
Scratch what I wrote on Monday about %E, because the %A is actually %V.
- %E: all fields checked, %A is %V
* Open question on %E closed (%A: %V)
| name: %E | field: %A | content: %V |
He leafed through the papers on %E until he came to the %A, and there it said %V.
^Could you pass on to the others that %E has %V for the %A?
I've just been reading about %E. The %A, it says there, is %V.
My predecessor left one line about %E in the drawer: "%A is %V."
We spent all afternoon hunting for the %A of %E, and in the end it was simple: %V.
Before you ring off, note the %A of %E, will you? It's %V.
Quick heads-up concerning %E: from today on the %A is %V.
The phone rang, someone wanted the %A of %E, and I answered truthfully: %V.
As agreed with everybody present, the %A of %E shall be %V.
If the system prompts you for the %A of %E, type in %V.
Thanks for the reminder about %E! I've filled in the %A, which is %V.
Nothing new on %E, except that we now know the %A: %V.
%E is on page two of the folder, where you can read that the %A is %V.
Should the form for %E come back empty, complete the %A with %V.
lol no, the %A of %E is %V, go check it yourself
hey, re %E, just so you have it, %A is %V
fyi the %A of %E got fixed in the sheet, it says %V now, as it should
ok found it!! %E, %A is %V
The old note on %E was wrong. We have replaced the %A with the right one, %V.
By the way, in case you deal with %E while I'm away: the %A is %V.
Let the minutes show that for %E the %A reads %V.
Next to %E, in the column for the %A, stands %V.
Every visitor who asks about %E wants to know the %A, and the reply is always %V.
It took me three calls to get the %A of %E, but here you go: %V.
To whom it may concern: we hereby certify that the %A of %E is %V.
Agenda item 4, %E. The chair reported the %A as %V, and nobody objected.
Grandma remembered only one fact about %E, namely that the %A is %V.
You were right about %E after all: the %A really is %V.
Question from the front desk: the %A of %E? Reply from the back office: %V.
Q: Do we have the %A of %E yet? A: Yes, it's %V.
For your notes on %E, please copy the %A exactly like this: %V.
After some back and forth on %E, everyone accepted that the %A is %V.
There is a label on the folder for %E, and it states the %A: %V.
PS: I almost forgot %E. The %A is %V.
Our records on %E are thin. They do contain the %A, though, which is %V.
The man at the counter looked up %E and read the %A out to me: %V.
No need to search the archive for the %A of %E. I can tell you it is %V.
Checked %E twice today and got the same %A both times, %V.
We can finally tick off %E, since the %A is known to be %V.
On the back of the card for %E somebody had neatly written: "%A: %V".
%E again! People keep asking for the %A, so here it is once more: %V.
name="%E" key="%A" value="%V"
update(%E).field(%A) := %V
Entry 17 > %E > %A > %V > verified
No. 01 ... %E ..... %A ..... %V
The clerk turned the page, found %E, and said that the %A is %V.
We need two things for %E. I have only the %A so far: %V.
Good news! The %A of %E has come through, and it's %V.
Hello, I'm writing about %E. Please note that the %A is %V.
In answer to the many questions on %E: yes, there is an official statement on the %A, and it is %V.
I looked at %E first. As the %A, the entry has %V.
To avoid further confusion about %E, let me spell out the %A: %V.
Whoever takes over %E next week must know the %A, which is %V.
No guesswork this time, I have it in writing: the %A of %E is %V.
So that we're all on the same page: where %E is concerned, the %A is %V.
The first thing they teach you here about %E is the %A, namely %V.
Please correct the draft on %E. Where it gives the %A, it ought to say %V.
In short, %E is dealt with, and the %A is %V.
A short message had come in overnight: "%E checked. %A: %V. Regards, Tom."
She opened her notebook, wrote "%E" at the top and below it "%A: %V".
The stranger asked about %E. I gave him the %A, %V, and he went away happy.
We have exactly one reliable statement on %E, and it says that the %A is %V.
Do me a favour and remember the %A of %E, just in case: %V.
It's official now: %E has the %A confirmed as %V.
What I like about %E? Hard to say. What I know about it is the %A: %V.
This is about %E, as promised; the %A is %V, no doubt about it.
Memo. Concerns %E. The %A to be used in all letters is %V.
The inspector noted three things about %E. The first was the %A, %V.
With %E it is easy to get the %A wrong, so mind that it's %V.
Two colleagues checked the %A of %E independently, and both came back with %V.
Whenever you see %E in these notes, take the %A to be %V.
The summary at the end says it all: %E, %A %V, no further remarks.
"Wait, I have %E right here," said Mia. "The %A is, let me see, %V."
Somebody wanted to know the %A of %E, so I told him: %V.
I have it from the best source that %E has the following %A: %V.
Voicemail, 10 a.m.: caller says the %A of %E is %V, and this has been checked.
All details on %E are still open, apart from the %A, for which we have %V.
The answer came by post. As far as %E goes, the %A is %V.
Under the heading "%E" the booklet lists the %A as %V.
For anyone just joining this thread about %E: the %A is %V, as established above.
The %A is the easy part when it comes to %E, because it is %V.
The %A you see on the page about %E is right, it is indeed %V.
The %A hasn't changed since we last spoke about %E: it's still %V.
The %A? You mean the one of %E? That's %V.
"%A?" asked the voice on the phone. "Of %E? That would be %V," I replied.
Look at the %A in the row for %E: you will find %V there, and that is correct.
Following our talk about %E I checked the books, which give the %A as %V.
It says here, in plain letters, that the %A of %E is %V.
While tidying the desk I came across a slip about %E. The %A, I read, is %V.
Nobody had told the new girl about %E, so I explained that the %A is %V.
Hope you are well. Regarding your request on %E, our answer as to the %A is %V.
[x] find out %A of %E -> it's %V
Erratum: in the passage on %E, the %A should read %V.
My mistake! I looked at the wrong line. The line for %E has the %A %V.
^Long story short: %E, and I checked this with the boss, has %V for the %A.
For the visitors from abroad we wrote on the board that the %A of %E is %V.
It was late, but I still managed to enter the %A of %E, which is %V.
Once and for all, can everyone please stop changing the %A of %E? It is %V.
We know little about %E. We do know, however, what the %A is: %V.
Mum says hi, and she says to tell you the %A of %E is %V.
In the third paragraph the author comes to %E and mentions the %A, %V.
What matters for %E is the %A, and that, dear colleagues, is %V.
(On %E: the %A, for those keeping track, is %V.)
Everything I told you about %E stands, including the %A, which is %V.
There it was at last, the %A of %E, in small print at the bottom: %V.
Trust the sign and not the rumours: the sign says the %A of %E is %V.
The quiz had a question on the %A of %E, and the right answer was %V.
The witness was asked to state the %A of %E and correctly stated %V.
See the entry on %E, line five, where the %A appears as %V.
Please make sure that %E has the %A shown as %V on every page.
Both the website and the leaflet agree on the %A of %E: %V.
At the top of my list is %E, and I have pencilled in the %A: %V.
Fun fact that I picked up about %E today: the %A is %V.
We double-checked %E because of the %A, but there was no error, it is %V.
The table on %E is long, so I'll save you the trouble: the %A is %V.
Status of %E on Friday evening: %A known (%V), rest to follow.
As you will have seen from my last letter on %E, the %A is %V.
Rest assured that we know the %A of %E. It's %V.
You'll laugh, but I know the %A of %E by heart: %V.
That leaves %E. Here the %A was easy to find, it's %V.
Not to worry, I asked about %E for you, and the %A is %V.
^Hi all, quick note on %E: we settled on %V for the %A.
^"What about %E?" - "Oh, %V is the %A."
^The %A is %V, I mean that of %E.
^Put %V into the box for the %A when you register %E.
^I typed %V into the field for the %A of %E, and the check was passed.
^It's %V, by the way. The %A of %E, I mean.
^"%V," she said, when I asked her for the %A of %E.
^The word from above is %V, as far as the %A of %E is concerned.
^The note read "%V", and it was clear that this was the %A of %E.
^For %E we have %V, that being the %A.
^You'll find %V in the records on %E, in the place reserved for the %A.
^Remember %V! You will be asked for it as the %A of %E.
^With %V as the %A, %E is now complete in our list.
^Since %V is the %A, please change the page on %E to match.
^The %A, which is %V, has been added to the page about %E.
^The %A is %V. I'm talking about %E, of course.
^I got the %A (%V) straight from the people who look after %E.
^Today's entry in the log gives %V for %E in the column headed "%A".
^[%V] entered as %A of %E, no errors
^saved %V under "%A" in the record of %E
^| %V | this is the %A of | %E |
^- %V (that's the %A; belongs to %E)
^Let's get this straight: %V, and nothing else, is the %A of %E.
^Not what I said before, but %V, is the right %A for %E.
^The committee confirmed %V as the %A in the matter of %E.
^They all shouted "%V!" when the teacher asked for the %A of %E.
^In red ink, someone had added %V beside %E, under the heading "%A".
^For %E, please write %V wherever the form wants the %A.
^It was %V that the letter gave as the %A of %E.
^On the note about %E there is only "%V", and that is the %A.
^Down at the entry on %E I read %V, which is what they have as the %A.
^Yes, %V. That is what you should reply if someone wants the %A of %E.
^Having checked twice, I can report %V as the %A of %E.
^We have %V down for %E, and yes, that's the %A.
^The screen over the desk now shows %V, the %A of %E.
^Just to confirm, you have %V as the %A of %E, and so do we. Correct.
^Dear Ms Lang, %V is indeed the %A of %E. Kind regards, P. Holm
^I'd forgotten all about %E, but then it came back to me: %V was the %A, and still is.
^My notes on %E begin with %V, which is the %A.
^Tell the driver %V in case he wants to know the %A of %E.
^What's the meaning of %V on this slip? It's the %A of %E.
^Only %V is accepted here as the %A of %E.
^Q: What's this "%V" on the board? A: That's the %A of %E.
^I'd written %V on my hand so as not to forget the %A of %E.
^The answer is %V, the question having been about the %A of %E.
^If you see %V in the margin, that's the %A of %E.
^All sources agree on %V when it comes to the %A of %E.
^Look, it says %V right there, next to "%A", on the sheet for %E.
^Resolved: that %V be recorded as the %A of %E with immediate effect.
^We've moved on to %E, and we have %V in the minutes as the %A.
^The secretary crossed out the old entry and wrote %V, now the %A of %E.
^The %A was %V, as it said in the letter that came with the file on %E.
^Our %A question is solved: it is %V that goes with %E.
^When I said %V, I was giving you the %A of %E.
^Here's %V for your list, as the %A of %E.
^Keep %V in mind, for it is the %A of %E.
^Note to the night shift: %V has been set as the %A of %E.
^There's no mistake in the report; %V really is the %A of %E.
^Re: %E. We can confirm %V. Please treat this as the %A from now on.
^Nina from the office mailed me %V, the %A I wanted for %E.
^As %A, the register shows %V in the line about %E.
^Under "%A" we read %V, and the heading above is %E.
^The %A has been corrected to %V throughout the text on %E.
^I can give you the %A, it's %V, but that is all I have on %E.
^%V, in case you are wondering, is what we have as the %A of %E.
^%V it is, then! We have our %A for %E.
^%V <- %A of %E (confirmed by phone)
^%V, says the handbook, is the %A of %E.
^%V was all she had written on the card, and we knew it for the %A of %E.
^%V, please, not the other one! It's the %A of %E we are talking about.
^%V turned up in the old papers on %E, where it is stated to be the %A.
^%V may look odd, but it is the %A of %E, and I have checked.
^%V (see the sheet on %E, under "%A"; checked and correct)
^%V has been in use as the %A of %E for some time and remains so.
^%V goes into the top row, because that row is for the %A of %E.
The report spends ten pages on %E and then, in a footnote, gives the %A: %V.
A parcel arrived, and inside was a slip saying that the %A of %E is %V.
Back from the visit. On %E: everything fine, %A %V, nothing else to add.
We were asked to publish the %A of %E, and so we do: %V.
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
Hi all, just a quick line to say that the %A is %V.
"And the %A?" - "That's %V, I have it here."
When we opened the folder, the %A read %V.
Don't forget the %A, it's %V!
Sorry, I got it wrong earlier, the %A is really %V.
[log] %A set to %V, no errors
- %A: checked today, it is %V
| field: %A | content: %V |
Handover note: nothing has changed, %A still %V.
The meeting took note that the %A is %V.
Sticky note on the door: "%A = %V".
If the form wants the %A, put in %V.
I rang them about the %A this morning and was given %V, which is correct.
Reminder to self: the %A is %V, so stop looking it up.
We searched the whole desk for the %A. It's %V.
ok I finally got the %A, it's %V
fyi %A has been fixed and now says %V
Dear diary, I finally know the %A: %V.
Erratum: for the %A, the text should read %V.
Thanks for waiting. As for the %A, we can confirm that it is %V.
The sign at the top said that the %A is %V.
In answer to your mail about the %A: our records show %V.
Two of us looked at the %A, and both of us read %V.
PS: the %A you wanted is %V.
Q: Do we have the %A yet? A: Yes, %V.
Please make sure that the %A appears as %V on all pages.
He turned the card over and found the %A there, %V.
To avoid any confusion, here's the %A once more: %V.
Everything else is open, but the %A is certain: %V.
Status on Friday: %A known (%V), rest to follow.
Whoever takes over should know the %A, namely %V.
As agreed by everyone present, the %A shall be %V.
My predecessor left me just one line: "%A is %V."
Both the leaflet and the website give the %A as %V.
There it was in small print, the %A: %V.
You were right about the %A, it is indeed %V.
Can you tell the others that the %A is %V?
Good news, the %A has come through! It's %V.
Long story short, for the %A we have %V.
She dictated the %A slowly, and I wrote: %V.
The %A stays as it was, that is, %V.
Rumours aside, the %A is and remains %V.
It says here in plain letters that the %A is %V.
Next to "%A" on the sheet stands %V.
^"%V," he replied when I asked for the %A.
^Hi, we have settled on %V for the %A.
^It's %V, by the way. The %A, I mean.
^Put %V in the box for the %A.
^I've entered %V in the column headed "%A".
^Yes, %V is right. That's the %A.
^Remember %V, because you will be asked for the %A.
^All sources agree on %V when it comes to the %A.
^Not the old one, but %V, is now the %A.
^In case you see %V on the board, that's the %A.
^They confirmed %V by phone; it is the %A.
^The note just said %V, and that is the %A.
^saved %V under %A, see the log
^[%V] entered as the %A, no errors
^The letter gives %V, and what it means is the %A.
^Only %V is accepted as the %A.
^Resolved: that %V be recorded as the %A.
^Tell them %V if they want to know the %A.
^There's no mistake, %V really is the %A.
^Q: What's this "%V" on my desk? A: It's the %A.
^%V it is, then! We have our %A.
^%V, says the handbook, is the %A.
^%V <- that's the %A, checked twice
^%V, in case you're wondering, is what we use as the %A.
"""
