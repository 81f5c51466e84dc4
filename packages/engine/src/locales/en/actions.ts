/** English verbs and nouns for one and the same thing done; our own list. */
export const actions = `
fit|fitting|install|installation|mount|mounting|put up|put in
repair|fix|mend
check|inspect|inspection|examine|examination
clean|cleaning|wash|washing
replace|replacement|change|swap
make|manufacture|produce|production
deliver|delivery
sell|sale|selling
buy|buying|purchase|purchasing
harvest|harvesting|pick|picking
plant|planting
feed|feeding
teach|teaching|instruction|tuition
write|writing|draft|drafting
translate|translation
prepare|preparation|draw up
cook|cooking
drive|driving|operate|operation
maintain|maintenance|service|servicing
sort|sorting
pack|packing|package|packaging
label|labelling|labeling
load|loading
unload|unloading
file|filing
enter|entry
calculate|calculation|work out
investigate|investigation|look into
erect|erection|put up
dismantle|dismantling|take down
grade|grading|mark|marking
apply|application|spray|spraying
transport|transportation|haul|hauling
book|booking|reserve|reservation
answer|answering|respond|response|reply
resolve|resolution|settle|settlement|sort out
lay|laying
dispose|disposal
recruit|recruitment|hire|hiring
supervise|supervision|oversee
organize|organization|arrange|arrangement
weld|welding
paint|painting
cut|cutting
sew|sewing
measure|measurement
collect|collection|pick up|empty
dispense|dispensing
remove|removal|take out
train|training
splice|splicing
assemble|assembly|put together
set up|setup
`;
