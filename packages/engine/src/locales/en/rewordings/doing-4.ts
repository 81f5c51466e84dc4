/** What is done, in the plain verb and with a noun: "took photos" and "photographed"; read by the gate alone. */
export const doing4 = `
teach how to|show how to|instruct in
tutor|give private lessons|give extra lessons|coach
explain|go through|talk through|set out
explain to|make clear to
brief|instruct|give briefing|inform
debrief|give feedback
familiarise|introduce|show the ropes|get to know
induct|introduce|show the ropes|train in|work in
onboard|induct|settle in|train in|break in|show the ropes
mentor|coach|guide
read aloud|read out|read to
read meters|take meter readings|meter reading
recite|read out
tell stories|storytelling|read stories
craft|do crafts|make crafts|handicraft
play with|entertain|keep busy
entertain|amuse|keep amused
occupy|keep busy
mind children|look after children|care for children|childmind|babysit|take care of children
supervise children|watch over children
change nappies|change diapers|nappy changing
put to sleep|put to bed
visit|go to see|call in on|drop in on|make visits
patrol|do rounds|walk rounds|make rounds|go on patrol
guard|watch over|protect|keep watch|stand guard
search|check|look through
frisk|search
screen bags|check bags|search bags
warn|caution|alert
alert|warn|notify|raise alarm
evacuate|clear
lock|lock up|secure
unlock|open|open up
open and close|open and lock up
close up|close|lock up|shut
hand over|give|pass|deliver|surrender
hand over|handover|pass over|do handover
submit|hand in|send in|file|put in|turn in|present
send out|mail|dispatch|send|issue|post out
mail out|send out|post
dispatch|despatch|send out|ship out
forward|send on|pass on|redirect
redirect|forward|reroute
route|direct|forward
distribute|deliver|give out|spread|hand out
circulate|distribute|pass round|send round
advertise|promote|publicise|place advertisement|run advertisement
publicise|make known|promote
market|promote|sell
pitch|present|propose
canvass|go door to door|knock on doors
win|secure|gain|obtain
obtain|get|gain|acquire|secure
gain|get|obtain|win
acquire|obtain|buy|gain
source|find|procure|obtain|buy in
buy in|purchase|order in|source
reorder|order again|order more|re-order|order new
order|place order|put in order
order in|order|get in
chase up|chase|follow up|pursue
follow up|chase up|pursue|check back
remind|send reminder|issue reminder|give reminder
invoice|bill|write invoice|send invoice|issue invoice
code|program|write code
code|assign codes
script|write scripts
debug|find bugs|fix bugs|bug fixing|troubleshoot
troubleshoot|find faults|solve problems|find and fix faults|fault finding|track down faults
pinpoint|locate|identify
identify|find|recognise|spot|pick out
notice|see|spot|observe
spot|find|see|notice
monitor|watch|keep an eye on|keep watch on|keep under review|check
watch|look at|observe|see
visualise|chart|show in charts
chart|plot|graph|draw graph
plot|chart|draw
map|chart|record
estimate|assess|judge|gauge
gauge|measure|estimate
judge|assess|evaluate
weigh up|consider|assess
consider|think about|weigh up|look at
think up|devise|come up with|invent ideas
come up with|devise|think up|develop
devise|think up|work out|create|draw up
draft|write first version|prepare draft|write draft|draw up
finalise|complete|finish
complete|fill in|finish
end|finish|stop
begin|start|commence
resume|restart|start again
restart|reboot|start again
reset|set back|restart
restore|recover|bring back|get back
recover|get back|retrieve|win back
retrieve|get back|fetch|recover
regain|win back|recover
replace|renew|change|exchange|swap out
renew|replace|extend
renew|renewal|extend
exchange|swap|trade|change
convert|change|transform|turn into
adapt|adjust|tailor|fit|customise
customise|tailor|adapt|personalise
modify|change|adapt|adjust|alter
vary|change|differ
standardise|make uniform|unify|harmonise
harmonise|align|standardise
align|match|bring into line
synchronise|sync
integrate|connect|link|build in|combine
embed|build in|integrate
attach|fix|fasten|add
detach|remove|take off
append|add|attach
insert|put in|add|place
place|put|position|set|lay
locate|find|situate
relocate|move|resettle
shift|move|push
rotate|take turns|alternate|turn
swing|rotate
throw away|dispose of|discard|bin|throw out|get rid of
discard|throw away|get rid of|scrap
scrap|throw away|dispose of
recycle|reuse|recover
sort waste|separate waste|waste sorting|separate rubbish
empty bins|take out rubbish|bin emptying
destroy|shred|get rid of
burn|incinerate
heat|warm|warm up
cool|chill|refrigerate
freeze|deep-freeze
defrost|thaw
preserve|conserve|keep
conserve|preserve|protect
protect|guard|cover
cover|wrap|protect
hide|cover
store|put in storage|warehouse|stow|keep in stock|put away
stow|store|put away|pack
stockpile|store
stack|put in stacks|pile up
pile|heap
arrange|lay out|set out|place|order
lay out|design|arrange
style|dress|arrange
dress|decorate|style
decorate|adorn|trim|dress
equip|fit out|supply|furnish
upgrade|improve|bring up to date
downgrade|lower
automate|make automatic|automatise
digitise|digitalise|scan in|make digital|go paperless
scan in|scan|digitise
archive|put into archive|store in archive|file away
file away|file|archive
catalogue|catalog|list|index|record
inventory|list|catalogue
list|make list|record|enumerate
itemise|list
tabulate|put in tables|list
tag|label|ticket
barcode|label
shelve|put on shelves|reshelve
lend out|loan|issue|check out
hire out|rent|let out
let|rent|lease|rent out|let out
sublet|let
view|look at|see|inspect
show flats|show apartments|show homes|conduct viewings|hold viewings|do viewings|property viewings
value|appraise|estimate value|put value on
appraise|value|assess
auction|sell at auction
bid|tender|put in bid
tender|bid|submit bid
contract|sign contract|enter into contract
sign contract|conclude contract|enter contract|close contract|agree contract
terminate|end|cancel
expire|run out|end
run out|expire|be used up
go on|continue|last
proceed|continue|go on
entrust|give|trust with
allow for|take into account|consider
account for|explain
respect|observe|keep to
comply|follow|adhere|meet|abide by|conform
abide by|keep to|follow|comply
enforce|apply|see that rules are kept
license|permit
enrol|register|sign up|matriculate
unsubscribe|cancel
chalk|write up in chalk|write in chalk|chalk up
up to date|update
spring-clean|spring clean
`;
