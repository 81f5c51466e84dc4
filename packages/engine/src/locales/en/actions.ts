/** English verbs and nouns for one and the same thing done, whatever it is done to; our own list. */
export const actions = `
fit|fitting|install|installation|mount|mounting|put up|put in > hang|lay|wire in|plumb in
repair|fix|mend|patch up > overhaul|recondition
overhaul|recondition|rebuild
renovate|renovation|refurbish|refurbishment|do up|modernise|modernize|modernisation
check|inspect|inspection|examine|examination > spot-check
clean|cleaning|wash|washing > scrub@floor floors pots pans deck decks tiles|mop|hoover|vacuum@carpet carpets floor floors rooms|wipe|sweep|rinse|dust|degrease|descale|scour
disinfect|sanitise|sanitize|sanitation|decontaminate|decontamination
replace|replacement|change|swap|swap out|exchange|renew|renewal
make|manufacture|produce|production|fabricate|fabrication
create|creation|produce|production
build|construct|construction
deliver|delivery|drop off
sell|sale|selling
buy|buying|purchase|purchasing|procure|procurement
rent out|rental|lease out|leasing|hire out
harvest|harvesting|pick|picking|reap|gather in
plant|planting|plant out
grow|cultivate|cultivation
rear|raise|husbandry
fertilise|fertilize|fertilisation|manure
prune|cut back|lop|trim back
felling|cut down|chop down
dig|dig out|excavate|excavation
teach|teaching|instruction|tuition|give lessons > tutor
write|writing|draft|drafting|draw up|compose
transcribe|transcription|type up
revise|revision|rework|update
alter|alteration|modify|modification|adapt|adaptation|amend|amendment
adjust|adjustment|fine-tune|regulate|regulation
translate|translation
prepare|preparation|draw up|get ready|make ready
cook|cooking > fry|grill|roast|boil|poach|braise
iron|press
sew|stitch
dye|tint
mix|blend
sharpen|hone|whet
polish|buff|shine
drill|bore
bend|fold
cut|cutting > trim|slice|chop|dice|carve|mow
drive|driving|operate|operation
refuel|fuel up|fill up|tank up
tow|tow away|haul away
maintain|maintenance|service|servicing|look after|take care of|upkeep
care|caring|look after|take care of|tend
monitor|keep an eye on|surveillance|watch over
guard|protect|protection|safeguard|watch over
sort|sorting|separate|separation
pack|packing|package|packaging|pack up|box up
unpack|unbox
label|labelling|labeling|tag
load|loading|load up
unload|unloading|offload|discharge
stack|pile up|pile
store|storage|stow
restock|replenish|replenishment|refill|top up
file|filing > archive
archive|file away
record|log|note down|write down|keep a record
register|registration|sign up|enrol|enroll|enrolment
enter|entry|key in|input|type in
copy|duplicate|photocopy|duplication
digitise|digitize|digitisation|digitization > scan|scan in
scan|scan in
catalogue|catalog
calculate|calculation|work out|compute|computation|reckon|tot up
estimate|estimation|cost out
forecast|predict|prediction
evaluate|evaluation|assess|assessment|appraise|appraisal
count|tally
investigate|investigation|look into|probe|inquire
locate|location|trace|track down|detect|detection|pinpoint
erect|erection|put up|set up
dismantle|dismantling|take down|take apart|disassemble|disassembly|strip down
demolish|demolition|tear down
apply|application|spray|spraying
varnish|lacquer
insulate|insulation|lag
unblock|unclog > clear
transport|transportation|haul|hauling|haulage|convey
move|relocate|relocation|removal
transfer|migrate|migration
send|dispatch|despatch|send out|send off|mail out|forward
receive|receipt|accept
book|booking|reserve|reservation
schedule|timetable|roster
cancel|cancellation|call off
answer|answering|respond|response|reply
resolve|resolution|settle|settlement|sort out|solve|clear up
dispose|disposal|get rid of|throw away|discard
remove|removal|take out|clear away|strip out
recruit|recruitment|hire|hiring
screen|vet
shortlist|preselect|preselection
onboard|induct|induction
supervise|supervision|oversee|oversight
organize|organization|arrange|arrangement
publish|publication
publicise|publicize|advertise|promote|promotion|publicity
demonstrate|demonstration
guide|show round|show around
accompany|escort
greet|welcome
serve|serving|wait on|dish up
admit|admission
check in|book in
hand out|give out|distribute|distribution|pass out
advise|advice|give advice
represent|representation
negotiate|negotiation|bargain
approve|approval|authorise|authorize|authorisation|sign off
reject|rejection|refuse|refusal
pay|payment|settle|settlement
lend|loan
paint|painting > spray-paint|repaint
measure|measurement|take measurements
sample|take samples|take specimens
vaccinate|vaccination|immunise|immunize|immunisation|inoculate|inoculation
collect|collection|pick up|empty|gather
fetch|pick up|collect
photograph|photography|take photographs|take photos|take pictures
film|shoot
rehearse|rehearsal|practise
assemble|assembly|put together
set up|setup|configure|configuration
commission|start up|startup|put into operation
decommission|shut down|shutdown|take out of service
deploy|deployment|roll out|rollout
connect|connection|hook up
test|try out
extinguish|put out|extinction
arrest|detain|detention|apprehend
search|frisk
shear|clip
bind|binding|rebind
engrave|engraving|etch
`;
