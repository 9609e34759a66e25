"""Verbs that may stand for each other, in their base form, and the irregular ones' forms.

Groups are divided by ";", their members by ",". A member with "~" has other meanings too: it may
replace the others, and is never replaced itself."""

# With an object right behind, so that "Who hid the key?" is also "By whom was the key hidden?"
# Groups with "~" only are here for that.
TRANSITIVE = """
hide, conceal, stash, ~tuck away; buy, purchase, acquire; repair, ~fix, mend; own, possess;
discover, find; ~lose, mislay, misplace; steal, swipe; ~see, ~spot, notice; watch, observe;
examine, inspect, ~check; test, try out; build, construct, ~put up; create, ~make, ~produce;
manufacture, fabricate; design, devise; invent, think up; demolish, tear down, ~knock down;
destroy, wreck, ruin; ~break, smash; damage, harm; ~burn, set fire to; clean, ~wash; ~polish,
~rub; sketch, ~draw; photograph, take a picture of; film, ~record; ~sell, ~trade; deliver, ~bring;
transport, convey, ~carry; send, dispatch; receive, ~get; collect, ~pick up, fetch; ~return, give
back, bring back; donate, ~give away; lend, loan; borrow, ~take on loan; rent, ~hire; lease, ~let;
abandon, leave behind; discard, throw away, ~throw out; ~keep, retain; store, ~put away; bury,
~put in the ground; unearth, dig up; confiscate, seize, ~impound; display, exhibit, put on show;
unpack, unwrap; wrap up, ~pack; ~mount, ~set up; install, ~put in; remove, ~take out, ~take away;
swap, exchange; detach, ~take off; assemble, put together; dismantle, take apart; lock, ~secure;
unlock, ~open; close, shut; switch on, ~turn on; switch off, ~turn off; start up, ~boot; restart,
reboot; stop, halt; begin, start, commence; finish, ~end, ~conclude; continue, carry on, go on
with; cancel, call off; postpone, ~put off; reject, refuse, turn down; accept, ~agree to; approve,
~give the go-ahead for; permit, allow; forbid, prohibit, ban; ~prevent, ~keep from; announce,
proclaim, make public; publish, bring out; ~release, ~put out; reveal, disclose, make known;
mention, ~refer to; describe, ~tell about; explain, make clear; propose, suggest, put forward;
recommend, ~advise; demand, insist on; request, ~ask for; require, need; obtain, ~get; ~earn,
~make; defeat, ~beat; attack, assault; rescue, ~save; protect, ~guard; kill, slay; murder, ~kill;
injure, ~hurt, ~wound; cure, heal; nurse, ~tend; ~raise, ~bring up; marry, wed; ~adopt, ~take in;
invite, ask over; welcome, greet; visit, ~call on; ~meet, come across, ~encounter; accompany, go
along with; ~follow, go after; chase, pursue, run after; ~catch, ~capture; arrest, ~take into
custody; imprison, lock up, jail; ~free, set free, liberate; accuse, ~blame; punish, ~penalise;
forgive, pardon; trust, rely on; ~believe, ~think true; ~doubt, ~question; deny, ~dispute; ~admit,
confess to; remember, ~recall; forget, ~fail to remember; recognise, ~know; understand,
comprehend, grasp; ~learn, ~get to know; ~study, ~read up on; ~coach, ~train; educate, ~school;
hire out, rent out; employ, ~hire, ~give work to; dismiss, ~sack, lay off; appoint, ~name; elect,
vote in; choose, select, ~pick; ~like, enjoy; love, adore; hate, detest, loathe; dislike, ~not
like; admire, look up to; praise, commend; criticise, find fault with; insult, offend; mock, make
fun of; cheat, deceive, trick; tease, make fun of; disturb, bother; annoy, irritate; scare,
frighten; surprise, astonish, amaze; impress, ~make an impression on; persuade, convince, talk
into; ~help, assist, ~aid; ~support, ~back; sponsor, fund, finance; ~lead, ~head; ~manage, ~run;
organise, ~arrange; ~found, establish, ~set up; join, ~become a member of; leave out, omit;
~represent, ~speak for; ~replace in office, ~succeed; inherit, ~come into; park, ~leave; ~lift,
raise up; ~drop, let fall; push, shove; ~pull, ~drag, tug; throw, toss, fling; ~hit, ~strike;
kick, ~boot; grab, snatch; ~cut, ~slice; chop, ~cut up; harvest, gather in, reap; ~grow,
cultivate; breed, ~rear; feed, give food to; ~cook, ~prepare; bake, ~cook in the oven; fry, ~cook
in a pan; ~boil, ~cook in water; stir, ~mix; mix, blend; peel, ~skin; eat, consume; ~drink,
~swallow; ~taste, ~try; ~smell, sniff; sew, stitch; knit, ~make of wool; ~iron, ~press; ~fold,
~crease; ~tear, rip; hang up, ~hang; compose, ~write; translate, ~render; edit, revise; copy,
duplicate; print, ~run off; ~note, write down, jot down; delete, erase, ~wipe; correct, put right;
improve, make better; ~change, alter, modify; reduce, ~cut down, ~lower; double, ~make twice as
big; extend, lengthen; shorten, make shorter; widen, make wider; calculate, work out, compute;
~count, add up; estimate, guess; compare, ~set against; solve, ~crack; prove, ~show to be true;
investigate, look into; explore, ~look around; search, ~look through; seek, look for, search for,
hunt for; locate, ~find; cause, bring about, ~lead to; affect, influence; contain, ~include;
exceed, ~go beyond; ~reach, get to, arrive at; ~enter, ~go into; exit, go out of; cross, go
across; climb, ~go up; descend, ~go down; avoid, stay away from; waste, squander; collect money
for, raise money for; insure, ~cover; award, ~give; pawn, ~leave as a pledge; inaugurate, ~open;
attend, ~go to, take part in; judge, ~rate; ~perform, ~put on; conduct, ~lead; rehearse, practise;
~record, ~tape; broadcast, ~air; carve, ~cut; restore, renovate, do up; decorate, adorn; surround,
enclose; ~empty, ~clear out; spill, ~pour out; connect, link; separate, split up; divide, ~share;
~combine, ~put together with; ~block, obstruct; ~sink, ~send to the bottom; steer, navigate;
~launch, ~send off; upload, ~put online; download, ~fetch from the net; deploy, roll out; encrypt,
encode; update, ~bring up to date; upgrade, ~modernise; debug, ~find the faults in; monitor, keep
an eye on; ~report, ~give notice of; predict, foretell, forecast; promise, pledge; declare, state;
answer, reply to, respond to; call up, phone, ring up, telephone; ~address, speak to; interview,
~ask questions; contact, get in touch with; inform, notify; warn, alert; ~remind, ~jog the memory
of; ~congratulate, ~praise; comfort, console; hug, embrace; kiss, ~give a kiss to; bite, ~sink the
teeth into; sting, ~prick; bark at, ~growl at; spot by chance, notice by chance; smuggle, ~bring
in secretly; guard over, watch over; oversee, supervise;
"""

# Without an object, or with one behind a preposition.
INTRANSITIVE = """
take place, happen, occur; depart, ~leave, ~set off, ~set out; arrive, ~come, ~turn up, ~show up;
travel, journey, ~go; ~walk, go on foot; run away, flee, escape; hurry, ~rush; wander, roam,
stroll; live, reside, dwell; stay, ~remain; lodge, ~stay; sleep, ~slumber; wake up, awaken; get
up, ~rise; sit down, take a seat; lie down, ~rest; retire, stop working; quit, ~resign; die, pass
away; ~fall, tumble; ~crash, collide; explode, blow up; collapse, fall down; vanish, disappear, go
missing; emerge, ~come out; shine, glow; melt, thaw; leak, ~drip; bloom, blossom; ripen, become
ripe; hatch, ~come out of the egg; talk, ~speak, chat; ~whisper, speak softly; shout, yell, cry
out; cry, weep; smile, ~grin; sigh, ~breathe out; argue, quarrel; disagree, ~differ; complain,
grumble, moan; apologise, say sorry; boast, brag; joke, ~make jokes; ~lie, tell a lie; pray, say a
prayer; hesitate, ~pause; ~succeed, do well; compete, ~take part; practise hard, train hard;
participate, join in; expire, ~run out, ~end; close down, shut down; start out, begin; originate
from, ~come from, stem from; move house, relocate; emigrate, leave the country; ~land, touch down;
dock, moor; sail off, put to sea; commute, ~travel to work; hitchhike, thumb a lift; dive,
~plunge; jump, leap; ~cycle, ~bike, ride a bike; ski, ~go skiing; skate, ~go skating; hike, go
hiking; camp, ~stay in a tent; ~fish, go fishing, ~angle; ~hunt, go hunting; ~shop, go shopping;
dine, ~eat; snore, ~breathe loudly; ~recover, get well, get better; ~faint, pass out; shiver,
tremble, ~shake; sweat, perspire; bleed, ~lose blood; limp, hobble; gather, assemble, come
together; return home, ~come back, ~go back; turn back, ~return; react, respond; change hands, get
a new owner; function, ~operate, ~work; lead the way, ~go first; keep quiet, stay silent, say
nothing; ~give up, surrender; pay attention, listen up; serve as, act as; specialise in, focus on;
~stand for, ~mean, signify; depend on, rely upon; care for, look after, take care of; look like,
resemble; aim at, ~target; deal in, trade in; point to, indicate; listen to, ~hear; stare at, gaze
at; laugh at, mock; wait for, await; search through, ~comb; think about, consider, ponder; talk
about, discuss; get rid of, dispose of; take over, ~assume; make sure, ensure; get married, tie
the knot; break up, ~part; have dinner, eat dinner; have breakfast, eat breakfast; have lunch, eat
lunch; take a photo of, shoot a picture of; go to bed, ~turn in; ~clock in, start work; knock off,
stop work; be located, be situated;
"""

# Base, past and participle of what does not end in -ed.
IRREGULAR_VERBS = """
hide hid hidden, mislay mislaid mislaid, buy bought bought, find found found, lose lost lost,
steal stole stolen, take took taken, see saw seen, make made made, think thought thought, tear
tore torn, break broke broken, burn burned burned, set set set, draw drew drawn, sell sold sold,
bring brought brought, send sent sent, get got got, fetch fetched fetched, give gave given, lend
lent lent, leave left left, throw threw thrown, keep kept kept, put put put, dig dug dug, shut
shut shut, begin began begun, go went gone, read read read, tell told told, win won won, beat beat
beaten, slay slew slain, hurt hurt hurt, wed wed wed, meet met met, come came come, run ran run,
catch caught caught, forgive forgave forgiven, forget forgot forgotten, know knew known,
understand understood understood, learn learned learned, teach taught taught, lay laid laid,
choose chose chosen, lead led led, speak spoke spoken, drive drove driven, fly flew flown, fall
fell fallen, strike struck struck, hit hit hit, cut cut cut, feel felt felt, hold held held, grow
grew grown, breed bred bred, feed fed fed, ride rode ridden, eat ate eaten, drink drank drunk,
wear wore worn, have had had, sew sewed sewn, hang hung hung, write wrote written, seek sought
sought, forbid forbade forbidden, overtake overtook overtaken, pay paid paid, spend spent spent,
sing sang sung, broadcast broadcast broadcast, do did done, split split split, sink sank sunk,
foretell foretold foretold, forecast forecast forecast, say said said, ring rang rung, bite bit
bitten, sting stung stung, oversee oversaw overseen, flee fled fled, sleep slept slept, awaken
awakened awakened, rise rose risen, sit sat sat, stand stood stood, lie lied lied, quit quit quit,
blow blew blown, shine shone shone, freeze froze frozen, weep wept wept, fight fought fought, cost
cost cost, dive dived dived, leap leapt leapt, swim swam swum, shake shook shaken, bleed bled
bled, hear heard heard, mean meant meant, be was been, let let let, show showed shown, become
became become, withdraw withdrew withdrawn, shoot shot shot, tie tied tied, dwell dwelt dwelt,
spin spun spun, dream dreamt dreamt, jail jailed jailed, fling flung flung, build built built,
wake woke woken
"""

# The last consonant is doubled before -ed and -ing.
DOUBLED = """
stop, grab, chop, jot, wrap, trap, tug, ban, nod, swap, spot, chat, brag, log, dig, run, get, put,
set, cut, hit, shut, win, begin, sit, swim, quit, plan, rip, snap, drag, drop, pin, commit,
permit, admit, omit, refer, knit, stir, fit, hug, rob, ship, skip, slip, step, trim, rub, jog,
prefer, let, forget, split, cancel, travel, bed, wed, mail-, debug, thin, transmit, occur, whip,
scrub, thumb-, drip, grin, quarrel, shop, skin, stem, unwrap
"""
