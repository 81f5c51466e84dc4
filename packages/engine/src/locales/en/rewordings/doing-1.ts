/** What is done, in the plain verb and with a noun: "took photos" and "photographed"; read by the gate alone. */
export const doing1 = `
introduce|bring in|roll out|launch|put in place|implement|start using
switch|move|change over|migrate|transition|changeover
switch|change|swap
resell|resale|sell again|back on sale|sell on
apply|submit application|make application|put in application|file application|send application
request|ask for|make request|submit request|put in request|apply for
observe|sit in on|watch|look on
observe|observation|carry out observation
sit in|attend|be present at|was present at
note|take note|make note
log|record|register|enter in log|keep log|note in log|log entry
keep register|log in register|maintain register|enter in register|record in register|register entries
keep list|maintain list|list
keep diary|maintain diary|diary entries
keep log|maintain log|logbook entries|fill in logbook|write in logbook
keep track|track|keep tabs|follow
keep file|maintain file|file
keep in touch|stay in touch|stay in contact|keep contact|maintain contact
keep order|maintain order
keep tidy|tidy|keep in order
keep clean|clean|maintain cleanliness
keep stocked|restock|keep full|keep filled|keep supplied
keep running|maintain|keep in working order|keep operational|keep in operation
keep informed|inform|keep posted|keep updated|keep up to date
keep safe|store safely
make list|list|draw up list|compile list
make call|call|phone|ring
make appointment|arrange appointment|book appointment|schedule appointment|set appointment
make booking|book|take booking|enter booking|accept booking|process booking
make reservation|reserve|take reservation|handle reservation
make delivery|deliver|do delivery|carry out delivery|complete delivery
make payment|pay|process payment
make purchase|buy|purchase
make sale|sell|close sale|complete sale
make repair|repair|carry out repair|do repair|complete repair|perform repair
make change|change|alter|modify|implement change
make correction|correct|fix
make adjustment|adjust
make suggestion|suggest|propose|put forward|submit proposal|make proposal|put forward idea
make copy|copy|duplicate
make drawing|draw|produce drawing|prepare drawing
make sketch|sketch|draw sketch
make report|write report|prepare report|produce report|compile report
make tea|brew tea|prepare tea
make coffee|brew coffee|prepare coffee
make bed|change bed|change linen|change bed linen
make sure|ensure|see to it|see that|guarantee
make visit|visit|pay visit|carry out visit|go on visit
make inventory|take inventory|count stock|stocktake
make use|use|utilise|employ
make contact|contact
make arrangement|arrange|organise
make payment reminder|remind to pay|send payment reminder|send reminder for payment
make model|model|build model
make estimate|estimate|prepare estimate|cost up
make up order|prepare order|pick order|put together order|assemble order
give talk|speak|present|deliver talk|hold talk
give lesson|teach|hold lesson|deliver lesson|run lesson|take lesson|provide lesson
give class|teach|hold class|deliver class|run class|take class
give tour|show round|guide|lead round|conduct tour|take round|show around
give presentation|present|deliver presentation|hold presentation|make presentation
give training|train|deliver training|hold training|provide training|run training|conduct training|carry out training
give advice|advise|provide advice|offer advice|counsel
give information|inform|provide information|supply information|offer information
give directions|direct|show the way|tell the way
give feedback|provide feedback|comment|offer feedback|share feedback
give injection|inject|administer injection
give medication|administer medication|hand out medication|issue medication
give first aid|provide first aid|administer first aid|render first aid
give instruction|instruct|provide instruction|issue instruction
give estimate|estimate|quote|provide estimate|provide quote|prepare quote
give demonstration|demonstrate|show how|run demonstration|carry out demonstration
give out|hand out|distribute|issue
give refund|refund|issue refund|process refund|pay back
give interview|interview
give access|grant access|set up access|provide access
give assistance|assist|help|provide assistance|lend a hand|offer assistance
give help|help|assist|provide help
give support|support|provide support|offer support
give cover|cover|stand in|provide cover
give update|update|provide update|report on progress|share update
give quote|quote|provide quote
give care|care for|provide care|deliver care
take order|receive order|accept order|handle order
take call|answer call|answer phone|field call|receive call|pick up phone|handle call
take message|note message|write down message|record message
take photo|photograph|take picture|shoot photo|take photograph
take measurement|measure|take dimensions|carry out measurement
take sample|sample|collect sample|draw sample
take blood|draw blood|collect blood|blood draw|blood sampling
take reading|read|record reading|read meter
take note|note|write note|write down
take stock|count stock|stocktake|stock count|inventory
take payment|accept payment|receive payment|collect payment|process payment|handle payment
take booking|book|accept booking|handle booking|record booking
take part|participate|join|join in|be involved|was involved|contribute
take over|assume
take delivery|receive delivery|accept delivery|receive goods|receive shipment
take minutes|minute|write minutes|record minutes|keep minutes|note minutes
take temperature|measure temperature|check temperature|record temperature
take apart|dismantle|disassemble|strip down|take to pieces
take down|dismantle|strike|remove
take care|look after|see to|tend
take out|remove|extract|pull out
take on|accept|assume
take register|take attendance|record attendance|mark attendance|call the register
take x-ray|x-ray|radiograph
take history|record history|note history
do shopping|shop|buy groceries
do accounts|keep accounts|bookkeeping|keep the books
do check|check|carry out check|perform check|conduct check|complete check|run check
do test|test|carry out test|run test|perform test|conduct test|complete test
do inspection|inspect|carry out inspection|perform inspection|conduct inspection|complete inspection
do repair|repair|fix
do survey|survey|carry out survey|conduct survey|run survey
do interview|interview|conduct interview|hold interview|carry out interview
do inventory|count stock
do round|carry out round|make round|go on round|walk round
do paperwork|complete paperwork|handle paperwork|fill in paperwork|process paperwork
do data entry|enter data|key in data|type in data
do filing|file|file documents|file papers
do cooking|cook|prepare meals
do maintenance|maintain|carry out maintenance|perform maintenance|service
do translation|translate|prepare translation|produce translation
do handover|hand over|give handover
do analysis|analyse|carry out analysis|perform analysis|conduct analysis|run analysis
do calculation|calculate|carry out calculation|perform calculation|run calculation
do audit|audit|carry out audit|conduct audit|perform audit
do assessment|assess|carry out assessment|conduct assessment|perform assessment|complete assessment
do review|review|carry out review|conduct review
do count|count|carry out count
do stocktake|carry out stocktake|take stock
do visit|visit
do alteration|alter|carry out alteration
do installation|install|carry out installation|complete installation
do backup|back up|run backup|perform backup
do update|update|carry out update|install update|apply update
do rehearsal|rehearse|hold rehearsal|run rehearsal
hold meeting|meet|have meeting|conduct meeting|run meeting
hold conversation|talk|speak|have conversation|converse
hold workshop|run workshop|deliver workshop|give workshop|conduct workshop|facilitate workshop
hold session|run session|deliver session|give session|conduct session
hold course|run course|teach course|deliver course|give course
hold seminar|run seminar|give seminar|deliver seminar
hold event|run event|stage event|put on event|host event
hold exhibition|stage exhibition|put on exhibition|mount exhibition
hold sale|run sale
hold drill|run drill|carry out drill|conduct drill
hold service|conduct service|celebrate service
hold key|keep key|look after key
run errand|do errand|fetch and carry
run test|test|carry out test|execute test|perform test
run query|query|execute query|write query
run report|produce report|generate report|pull report|create report|prepare report
run stall|staff stall|work on stall|man stall|operate stall
run booth|staff booth|man booth|work at booth
run machine|operate machine|work machine|use machine|mind machine|tend machine
run class|hold class|teach class|take class|deliver class
run group|hold group|facilitate group
run club|organise club|hold club
run campaign|carry out campaign|conduct campaign|execute campaign
run bath|prepare bath
run cable|lay cable|pull cable|route cable
run pipe|lay pipe|fit pipe
run social media|maintain social media|look after social media|post on social media
have contact|contact|be in contact|deal with
work with|use|operate
work with|collaborate|cooperate|partner|team up|work together|work alongside|work side by side
work on|contribute
work from|work out of|based at
work out|devise|develop|draw up
work off|process|clear|deal with
work shift|do shift|cover shift
put together|assemble|compile|make up|build
put up|hang|mount|fix|install|erect
put up poster|hang poster|display poster
put out|extinguish
put out|display|lay out|set out
put away|store|stow|tidy away
put in order|sort|arrange|order|organise|tidy
put into practice|implement|apply
put into operation|commission|start up|put into service|bring into service
put into storage|store
put right|correct|fix|repair|remedy|rectify
put through|connect|transfer|forward
put to bed|settle
put on shelves|shelve|stock shelves|place on shelves
put back|reshelve|return
put on record|record
put out to tender|tender|invite tenders|issue tender
set table|lay table
set up|assemble|erect|build|put up|prepare
set up|create|establish|found
set up account|open account|create account|register account
set up stall|put up stall|build stall|erect stall
set up equipment|prepare equipment|assemble equipment|install equipment
set up computer|install computer|configure computer|prepare computer
set up room|prepare room|arrange room|get room ready
`;
