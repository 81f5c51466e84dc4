/**
 * More English verbs and nouns for one and the same thing done; what stands behind ">" does it too, where the thing beside
 * it is the same, and is not said by it; our own list.
 */
export const actions2 = `
make|making|produce > sew@curtain curtains dress dresses costume costumes cushion cushions|mix@cocktail cocktails drink drinks|bake@cake cakes bread pastry pastries|brew@beer coffee|knit|carve|forge
back up|backup|save copies of
validate|validation|verify|verification|check
phone|ring|call|telephone|ring up|call up
chase|chase up|follow up
brief|briefing|instruct|instruction
hold|host|put on|run@workshop workshops event events class classes course courses session sessions
deliver@training course courses class classes workshop workshops session sessions lesson lessons|give@training course courses class classes workshop workshops session sessions lesson lessons|run@training course courses class classes workshop workshops session sessions lesson lessons|delivery@training course courses class classes workshop workshops session sessions lesson lessons
maintain|keep@record records book books ledger ledgers register registers log logs database files
update|updating|keep up to date|bring up to date|keep current
issue|issuing|raise@invoice invoices order orders|send out@invoice invoices statements reminders
plough|plow|till
tidy|tidying|put in order|straighten up
wrap|wrapping
decorate|decoration|decorating > wallpaper
survey|surveying
take@payment payments deposit deposits fare fares|collect@payment payments deposit deposits fare fares|collection@payment payments fare fares
visit|visiting|call on
groom|grooming > brush|clip
muck out|mucking out
exercise|walk@dog dogs|walking@dog dogs
bathe|bathing|wash|washing
look over|go over|inspect|inspection
read through|go through|review
reconcile|reconciliation|match up|agree@account accounts statement statements ledger ledgers
process|processing|deal with|work through
compile|compilation|put together|draw up
draw up|put together|prepare|preparation
build|building|put up|construct
lay|laying|install > fit
feed|feeding > bottle-feed
nurse|nursing
dress|dressing|help dress
comfort|console
mark|marking|grade|grading|assess
interview|interviewing|hold interviews
onboard|onboarding|settle in|show the ropes
train|training|teach|show how
monitor|monitoring|track|tracking|keep track of
summarise|summarize|sum up|summary of
present|presentation|give presentations
win|winning|acquire|acquisition
upsell|upselling|sell add-ons
price|pricing|set prices
display|lay out|set out
merchandise|merchandising|display
refund|refunding|pay back|reimburse|reimbursement
bank|banking|pay in
cash up|cashing up|balance the till
tile|tiling|lay tiles
plaster|plastering|skim
concrete|concreting|pour concrete|lay concrete
fence|fencing|put up fences
landscape|landscaping|lay out gardens
mow|mowing|cut@grass lawn lawns
weed|weeding|pull weeds
water|watering|irrigate|irrigation
milk|milking
breed|breeding
butcher|butchering|cut up@carcass carcasses
portion|portioning
plate|plating|dish up
season|seasoning
taste|tasting|sample
bottle|bottling
brew|brewing
smoke|smoking|cure|curing
weave|weaving
solder|soldering
grind|grinding
press|stamp|stamping
align|alignment|line up
tune|tuning|fine-tune
debug|debugging|fix bugs
code|coding|program|programming|write code
host|hosting
encrypt|encryption
patch|patching|apply updates
escalate|escalation|pass up
log|logging|record
evict|eviction
fine|fining|issue fines
license|licence|licensing|grant licences
enforce|enforcement|uphold
notarise|notarize|notarisation
evacuate|evacuation|clear people from
resuscitate|resuscitation
bandage|bandaging|dress wounds
inject|injection|give injections
x-ray|radiograph
prepare|preparation|preparing > cook|make@salad salads breakfast lunch sandwich sandwiches food
migrate|migration > move@data platform website websites server servers mailbox mailboxes shop database|port
reset|resetting
reposition|repositioning > turn@patient patients resident residents
`;
