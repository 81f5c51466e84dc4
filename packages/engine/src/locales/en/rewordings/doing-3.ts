/** What is done, in the plain verb and with a noun: "took photos" and "photographed"; read by the gate alone. */
export const doing3 = `
lengthen|extend
extend|prolong|expand
expand|enlarge|extend|widen|broaden
narrow down|limit|restrict
limit|restrict|cap
restrict|limit|confine
allow|permit|let|enable
enable|allow|make possible
prevent|avoid|avert|stop
hinder|hamper|impede
speed up|accelerate|quicken|make faster|fasten
accelerate|speed up|hasten|shorten time
slow down|delay
simplify|streamline|make simpler|make easier
streamline|simplify|make leaner
ease|make easier|facilitate
facilitate|make easier|enable
moderate|chair|host
strengthen|reinforce|consolidate|bolster
double|increase twofold|twice as many
halve|cut in half|reduce by half
triple|treble|increase threefold
multiply|increase
raise money|collect money|fundraise|collect donations|raise funds
lower|drop|let down
drop|fall|go down|decrease|decline
rise|climb|grow|go up|increase
grow|expand|enlarge|build up
grow from|rise from|increase from|go from
build up|establish|develop|create
stay the same|remain|stay
remain|stay|be left
stay within|keep to|keep within|remain within|stick to
stick to|adhere to|keep to|follow|observe
exceed|go beyond|top|outdo
fall short|miss
meet deadline|keep deadline|finish on time|deliver on time|hit deadline
meet target|hit target|reach target|achieve target|make target
miss target|fall short of target
cost|amount to|come to
total|add up|come to|amount to
amount|sum|total
add up|total|sum
count up|total|tally up
cash up|count the till|count takings|balance the till|reconcile the till
balance|even out|reconcile
bank|pay in|deposit|take to the bank
withdraw|take out
transfer|move|send|pass
remit|transfer|send
borrow|take out loan
repay|pay back|pay off
subsidise|fund
fund|finance|pay for
sponsor|fund
donate|give|contribute
price up|price|put prices on|mark prices|label prices
mark down|reduce price|lower price
mark up|raise price
wrap|pack|package|wrap up|gift-wrap
unpack|take out of boxes|open boxes
box|box up|pack in boxes
bag|put in bags|pack in bags
crate|pack in crates
palletise|stack on pallets|put on pallets|load pallets|build pallets
shrink-wrap|wrap
weigh out|weigh|measure out
measure out|weigh out|dose
dispense|give out|hand out|issue
prescribe|write prescription|issue prescription
diagnose|make diagnosis|establish diagnosis
navigate|find the way
pilot|fly
sail|navigate
dock|moor|tie up
moor|tie up|berth
land|touch down
reverse|back up
tow|pull|haul
pull|drag|haul|draw
push|shove
ferry|transport|shuttle|carry
chauffeur|drive around
commute|travel
travel|go|journey|make trips
tour|travel
ride along|accompany|go along
refuel|fill up|tank up|fuel up
charge|recharge
jack up|raise|lift
change tyres|fit tyres|tyre change|swap tyres
change oil|oil change
brake|slow down
tow away|remove
scrutinise|examine closely|check closely|check in detail
verify|check|confirm|validate|double-check
confirm|verify|validate|acknowledge
double-check|recheck|check again|check twice
proofread|correct|check for mistakes|read for errors|check for errors
spell-check|check spelling
rewrite|reword|redraft|write again|revise
reword|rephrase|rewrite
retype|type again
transcribe|type up|write out|write up
dictate|dictation
type|key|keyboard
click|press
scroll|browse
browse|look through|surf
download|fetch
upload|put online|load up|post
put online|publish|post online|upload
post online|publish online|share online|put on the internet
share|post|pass on
print off|print|run off|print out
run off|copy|print
bind|staple
stamp|frank
seal|close
address|label
tackle|address|deal with|handle|work on
deal with|see to|look after|handle
cope with|handle|deal with
field|answer|handle|deal with|take
respond|react|reply
reply|write back|answer|respond
enquire|inquire|ask|make enquiries
question|ask|interview
consult|ask|seek advice|ask for advice
consult|refer to|look up in
discuss|talk about|talk over|talk through|go over|speak about|debate
debate|discuss|argue
agree|settle|arrange|come to agreement|reach agreement
agree|consent
persuade|convince|win over
mediate|arbitrate|settle|act as mediator|act as go-between
settle dispute|resolve dispute|mediate|resolve conflict
settle|sort out|resolve|clear up
clear up|clarify|sort out|resolve
clarify|clear up|explain|make clear
illustrate|show|demonstrate
show|display|exhibit|present
display|put on show|put on display|exhibit
portray|depict|show
pretend|simulate
simulate|model|imitate
imitate|copy|mimic
rehearse|practise|practice|run through
practise|practice|rehearse|drill
exercise|train|work out
train|practise
warm up|stretch
referee|umpire|act as referee
play|compete
compose|write music
arrange|score
dance|perform
appear|perform|act
light|illuminate|do the lighting
record|tape|film
edit|cut
screen|sift|filter|vet|shortlist
sift|go through|sort|screen
shortlist|preselect|pre-select|short-list
preselect|shortlist|select beforehand
nominate|put forward|propose
vote|elect
appoint|name|designate
appoint|take on|employ|recruit
take on|recruit|employ|engage
engage|take on|hire
dismiss|let go|lay off|make redundant
resign|quit|step down|leave
retire|stop work
staff|man|crew
man|staff|work on
roster|schedule|put on rota
assign|allocate|give out|allot
allocate|assign|distribute|allot|share out
delegate|assign|hand on
share out|divide up|distribute|split
split up|divide|separate
separate|sort|divide|split|keep apart
segregate|separate
isolate|separate
group|arrange in groups|bundle|cluster
bundle|group|put together
rank|order|rate
rate|grade|score|evaluate|assess
grade|mark|rate
mark|correct|grade
mark homework|correct homework|check homework
mark exams|correct exams|grade exams|mark papers
set exam|write exam|prepare exam
invigilate|supervise exam
teach|give lessons|give classes|hold classes|instruct
`;
