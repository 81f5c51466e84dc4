/** More families of words an editor chooses among in a point: either stands for the other in its own line, what stands behind ">" only proves; the gate alone reads them; our own list. */
export const families = `
write up|record|document|put in writing|enter|note down
record|capture|document
document|put on paper|set down in writing
take on trips|accompany on trips|take on outings|take on excursions|accompany on outings|accompany on excursions
day trip|outing|excursion|day out
stand in|cover|deputise|substitute|fill in|step in|take over
on time|by the deadline|to deadline|punctually|within deadline|meet deadlines
glossary of terms|terminology glossary|glossary of technical terms|terminology list|term list
technical terms|terminology|technical vocabulary
meet|hold meetings|have meetings|sit down
administer|give|apply
change dressings|dress|redress|apply dressings
take blood|draw blood|collect blood|take blood samples|phlebotomy
analyse|analyze|test|examine
measure|take measurements|gauge
monitor|watch|observe|keep an eye on|keep under observation
check|verify|control|inspect|go through|review|look over
order|place orders|put in orders|buy in|requisition
produce|prepare|draw up|create|generate
staff rota|duty rota|shift plan|staff schedule|roster|staff scheduling|shift rota|staff roster|work schedule
teach|instruct|give lessons|give instruction|hold classes
show|teach|explain|demonstrate
train|coach|school
lead|run|conduct
run|operate|manage|keep going
run|organise|hold|put on|host
set up|organise|arrange|establish
set up|install|configure|put up
start|begin|launch|initiate
introduce|bring in|implement|put in place|establish|roll out
redesign|rework|rearrange|restructure|redo
reorganise|rearrange|restructure|re-organise|reorganize
improve|better|raise|make better
increase|raise|boost|grow|lift|put up
save|cut costs|economise
sell|make sales|retail|vend
sell to|make sales to|supply
serve|wait on|attend to|look after|help
advise|give advice|counsel|consult with|offer advice
help|assist|aid|support|give a hand|lend a hand
support|assist|back up|help out
answer|respond|reply|deal with|handle|field
answer questions|handle queries|deal with enquiries|respond to queries|answer queries|reply to enquiries|field questions|answer enquiries|respond to enquiries|respond to questions|handle enquiries
complaint|grievance|customer complaint
handle|process|deal with|take care of|work on|see to
process|work through|deal with|handle|complete
take calls|answer calls|handle calls|answer the phone|field calls|take phone calls|answer telephone calls|answer phone calls
take bookings|handle bookings|make bookings|book|manage bookings|process bookings
take orders|record orders|note orders|take down orders
take payments|collect payments|process payments|handle payments|cash up|accept payments
count money|cash up|count the takings|count cash|count the till
drop off|deliver|hand over|bring
deliver|drop|take round|bring round|distribute
drive|transport by car|chauffeur|take by car
carry|transport|move|convey|bear
transport|haul|convey|ship|move|take
load|fill|put on board|stow
unload|offload|empty|discharge
pack|box|package|wrap|put in boxes
unpack|unbox|unwrap
sort|sort out|separate|grade|put in order|arrange
store|put away|stock|warehouse|stow|keep in store
stack|pile|shelve
fill shelves|stack shelves|restock shelves|stock shelves|replenish shelves|refill shelves
clean|wash|scrub|make clean
clean|tidy|tidy up|do the cleaning
mop|wash floors|wet-clean
vacuum|hoover
wash up|do dishes|wash dishes|clean dishes|dishwashing
iron|press
make beds|change beds|change bed linen|change sheets
cook|prepare meals|make meals|do the cooking
prepare|cook|make
bake|make
peel|skin
chop|cut|dice|slice|cut up
season|flavour|spice
set tables|lay tables|lay the table
clear tables|clear away|clear up tables|remove plates
serve food|bring food|wait tables|wait at tables
milk|do milking|milking
feed|give feed|give food|do feeding
shear|clip|cut wool
herd|drive|round up|move
plough|till|turn soil
sow|plant|put in|seed
harvest|pick|gather|bring in|reap
mow|cut grass|cut lawns
spray|treat
water|irrigate|give water
build|put up|erect|construct|make
build|lay|raise
dig|excavate|dig out|hollow out
lay|put down|install|set
lay bricks|build in brick|brick up
plaster|render|skim|cover walls
paint|coat|give a coat of paint|decorate
fit|install|mount|put in|put up|attach
replace|change|swap|exchange|renew|fit new
repair|mend|fix|put right|restore|patch
service|maintain|overhaul|look after
maintain|keep in good order|keep in repair|look after|service|keep up
drill|bore|make holes
grind|sand|smooth|abrade
solder|join by soldering
measure|survey|take dimensions
operate|drive
set|adjust|tune|calibrate|regulate
feed machines|load machines|supply machines
report faults|report defects|report problems|notify of faults|flag faults|report breakdowns
fault|defect|breakdown|malfunction
breakdown|stoppage|failure
keep|maintain|look after|manage
keep accounts|do the books|keep the books|bookkeeping|do the accounts
pay wages|run payroll|pay staff|do the payroll|process wages
file|put away|archive|put on file
archive|file away|store
copy|duplicate|photocopy|make copies
type|type up|key|key in|input
translate|render|put into
interpret|translate orally
edit|revise|correct|rework
proofread|check for mistakes|check for errors|correct|check spelling|check for spelling mistakes
design|draw up|create|sketch out
draw|sketch|draft
interview|talk to|question|speak to
research|look into|investigate|find out|study
investigate|look into|examine|explore|probe
survey|poll|question|canvass
collect|gather|take|assemble
collect data|gather data|record data
calculate|work out|compute|figure out|reckon
count|tally|number|take stock
stocktaking|stock count|take stock|count stock|inventory count|do the inventory|stock-take
present|give presentations|show|introduce
present to|speak to|give talks to
publish|bring out|issue|put out|release
post|put up|publish|upload
send|mail|dispatch|post|forward
send out|mail out|distribute|circulate
welcome|greet|receive|meet
register|sign in|book in|check in|enrol
check out|settle the bills
guide|show round|lead round|take round|conduct tours
patrol|walk round|make rounds|do rounds|tour
guard|watch over|protect|keep watch|secure
search|look for|go through
supervise|oversee|be in charge
coordinate|organise|arrange|align
coordinate|liaise|work together
schedule|plan|arrange|timetable|set dates
arrange|organise|fix up|set up|make arrangements
arrange appointments|make appointments|book appointments|schedule appointments|fix appointments|set appointments
book|reserve|make reservations
negotiate|bargain|agree|work out terms
sign|put signature
approve|sign off|authorise|clear|give approval
submit|hand in|file|send in|turn in|lodge
apply|put in|submit
win|gain|secure|acquire|land
recruit|hire|take on
find|source|locate|track down
choose|select|pick|decide on
test|try|try out|trial|check
measure|record|take readings
read|go through|study
learn|study|pick up|acquire
attend|take part|go to|be present|participate
take part|participate|be involved|join in|attend
join|become a member|take part
volunteer|help out unpaid|work as a volunteer
work|be employed|serve
on own|independently|alone|single-handed|unaided
in charge of|responsible for|accountable for|my responsibility
comfort|console|reassure|calm
calm|calm down|soothe|reassure
bathe|wash|give baths|help wash
dress|help dress|clothe
lift|hoist|raise
push|wheel|move
turn|reposition
care|look after|tend|take care|nurse
keep company|sit with|spend time with
play with|engage in play|keep occupied
read to|read stories to|read aloud to
put to bed|put down to sleep|settle for naps
inform|notify|tell|let know|pass on|make aware|report
recommend|suggest|advise|propose
show the ropes|train on the job|induct|break in|train
page|account|profile@Instagram Facebook Twitter TikTok LinkedIn YouTube
evening|night@busy Saturday Friday weekend
keep sheets|record on sheets|fill in sheets|complete sheets|maintain sheets
keep book|maintain record|keep record|maintain book|keep register
send on a course|attend a course|take a course|do a course|complete a course
`;
