/** What people of all trades do, in the verbs an editor chooses among; what stands behind ">" only proves; the gate alone reads them; our own list. */
export const plainDoing1 = `
craft|make by hand|handcraft
assemble|fit together|put together
establish@network networks contacts|build up@network networks contacts|set up@network networks contacts|build@network networks contacts
saw|cut with a saw
paint|apply paint|coat with paint
combine@flour butter eggs ingredients sauce sauces dough batter|mix@flour butter eggs ingredients sauce sauces dough batter|stir together@flour butter eggs ingredients sauce sauces dough batter|blend@flour butter eggs ingredients sauce sauces dough batter
tow@trailer trailers caravan caravans|pull@trailer trailers caravan caravans
look through|go over|go through|review
proofread|read and correct|check for mistakes
oversee|watch over|supervise
detect@leak leaks fault faults crack cracks error errors defect defects mistake mistakes|find@leak leaks fault faults crack cracks error errors defect defects mistake mistakes|spot@leak leaks fault faults crack cracks error errors defect defects mistake mistakes
come across|find|discover
author@article articles book books column columns text texts|write@article articles book books column columns text texts|pen@article articles book books column columns text texts
write out@form forms note notes slip slips|complete@form forms note notes slip slips|fill in@form forms note notes slip slips|fill out@form forms note notes slip slips|make out@form forms note notes slip slips
compile@list lists report reports|produce@list lists report reports|draw up@list lists report reports|prepare@list lists report reports|create@list lists report reports
maintain@list lists database databases records website websites log logs|update@list lists database databases records website websites log logs|keep up to date@list lists database databases records website websites log logs
sum up|condense|summarise
record@hours data times figures details|enter@hours data times figures details|type in@hours data times figures details|input@hours data times figures details|key in@hours data times figures details
hold@safe archive fridge|store@safe archive fridge|keep@safe archive fridge
advise@date dates delay delays change changes closure closures outage outages|inform@date dates delay delays change changes closure closures outage outages|notify@date dates delay delays change changes closure closures outage outages|tell@date dates delay delays change changes closure closures outage outages
set out@rule rules terms conditions|explain@rule rules terms conditions|make clear@rule rules terms conditions
show@flat flats house houses museum site factory school|give tour@flat flats house houses museum site factory school|take round@flat flats house houses museum site factory school|show round@flat flats house houses museum site factory school
discuss|go through|go over|talk through
hire@van vans car cars bike bikes equipment hall halls|rent@van vans car cars bike bikes equipment hall halls
charge@customer customers client clients|bill@customer customers client clients|invoice@customer customers client clients
pay out|disburse
mark down@stock goods item items price prices|reduce@stock goods item items price prices|discount@stock goods item items price prices|lower price@stock goods item items price prices|cut price@stock goods item items price prices
dispense@coffee tea drinks beer|pour@coffee tea drinks beer|serve@coffee tea drinks beer
clean up|clear up|tidy up
air@room rooms|ventilate@room rooms
take away@plate plates dish dishes glass glasses crockery|clear@plate plates dish dishes glass glasses crockery|clear away@plate plates dish dishes glass glasses crockery
recycle|put into recycling|send for recycling
escalate@complaint complaints ticket tickets call calls issue issues case cases|pass on@complaint complaints ticket tickets call calls issue issues case cases|pass@complaint complaints ticket tickets call calls issue issues case cases|refer@complaint complaints ticket tickets call calls issue issues case cases
listen|lend an ear|hear out
according to|in line with|in accordance with|as per|following|based on|by|to
in the event|when|if|in case|whenever
halt|stop
occur|come up|arise|happen|appear
run low|low|fall low|get low|run short
be at the wheel|drive|be behind the wheel
fuel|refuel|fill up|tank up
ask|request
season|add seasoning
comply@rule rules regulation regulations law laws standard standards|stick@rule rules regulation regulations law laws standard standards|follow@rule rules regulation regulations law laws standard standards|observe@rule rules regulation regulations law laws standard standards|adhere@rule rules regulation regulations law laws standard standards|keep to@rule rules regulation regulations law laws standard standards|abide@rule rules regulation regulations law laws standard standards
cover with tests|write tests
have fill in|ask to fill in|ask to complete|get to fill in|have complete
dementia|live with dementia
progress|how children doing|how child doing|how children getting on|how coming along
reassemble|put back together|put together again|assemble again
prepare table > lay table|set table
prepare drinks > mix drinks|mix cocktails
put@box boxes carton cartons crate crates|place@box boxes carton cartons crate crates|pack@box boxes carton cartons crate crates
remove@faulty defective damaged|sort out@faulty defective damaged|take out@faulty defective damaged|pick out@faulty defective damaged
remove stain|get stain out|take out stain|stain removal
push@wheelchair wheelchairs|wheel@wheelchair wheelchairs|take@wheelchair wheelchairs
tariff|rate|price plan
accounts|accounts department|accounting department|accounting|accounts team
update@address addresses details data|change@address addresses details data|amend@address addresses details data
feed@machine machines|load@machine machines
concern|worry
termly|each term|every term|per term|once a term
with help|by means|using|with aid
visit|call on|pay visit
visit@fair fairs exhibition exhibitions|attend@fair fairs exhibition exhibitions|go to@fair fairs exhibition exhibitions
map out@route routes tour tours|work out@route routes tour tours|plan@route routes tour tours
schedule@appointment appointments viewing viewings meeting meetings interview interviews|set up@appointment appointments viewing viewings meeting meetings interview interviews|fix@appointment appointments viewing viewings meeting meetings interview interviews|arrange@appointment appointments viewing viewings meeting meetings interview interviews
move@appointment appointments booking bookings meeting meetings|reschedule@appointment appointments booking bookings meeting meetings
reschedule > postpone|put off
chair|preside
give@task tasks|assign@task tasks|allocate@task tasks|distribute@task tasks
count@vote votes takings|add up@vote votes takings
book@payment payments invoice invoices transaction transactions ledger|post@payment payments invoice invoices transaction transactions ledger|record@payment payments invoice invoices transaction transactions ledger|enter@payment payments invoice invoices transaction transactions ledger
undo@bolt bolts screw screws nut nuts|loosen@bolt bolts screw screws nut nuts
use@forklift forklifts|drive@forklift forklifts|operate@forklift forklifts
stop@machine machines press presses|shut down@machine machines press presses|switch off@machine machines press presses|turn off@machine machines press presses
reverse@lorry lorries trailer trailers truck trucks|back@lorry lorries trailer trailers truck trucks
reheat@meal meals food|heat@meal meals food|warm up@meal meals food|heat up@meal meals food
draft@plan plans drawing drawings|draw@plan plans drawing drawings
redesign|give new design|give new look
develop@app apps software program programs script scripts|program@app apps software program programs script scripts|code@app apps software program programs script scripts|build@app apps software program programs script scripts
debug@code software app apps|fix bug@code software app apps|remove bug@code software app apps|remove error@code software app apps|correct error@code software app apps
release@update updates version versions feature features|deploy@update updates version versions feature features|roll out@update updates version versions feature features
minimise|minimize|keep to minimum
bring to end|end|stop|terminate
keep up@scheme practice tradition|continue@scheme practice tradition|carry on@scheme practice tradition
top@target targets goal goals quota|beat@target targets goal goals quota|exceed@target targets goal goals quota|surpass@target targets goal goals quota
gain@customer customers client clients|win@customer customers client clients|acquire@customer customers client clients
mislay|lose
give speech|speak|give talk
clear up@problem problems issue issues|solve@problem problems issue issues|fix@problem problems issue issues|resolve@problem problems issue issues
make out@receipt receipts permit permits invoice invoices ticket tickets|issue@receipt receipts permit permits invoice invoices ticket tickets|write@receipt receipts permit permits invoice invoices ticket tickets|write out@receipt receipts permit permits invoice invoices ticket tickets
prolong@contract contracts|extend@contract contracts|renew@contract contracts
get@delivery deliveries parcel parcels|receive@delivery deliveries parcel parcels|take in@delivery deliveries parcel parcels
group|categorise|classify|sort
destroy@paper papers document documents file files > shred
comb@archive archives records|search@archive archives records|look through@archive archives records
protect@site building premises|watch@site building premises|guard@site building premises
let in@visitor visitors guest guests|admit@visitor visitors guest guests|allow in@visitor visitors guest guests
pat down@visitor visitors passenger passengers|frisk@visitor visitors passenger passengers|search@visitor visitors passenger passengers
set@bulb bulbs shrub shrubs|plant@bulb bulbs shrub shrubs
turn over@bed beds soil|dig@bed beds soil|dig up@bed beds soil
gather@leaves|rake@leaves|rake up@leaves
scatter@fertiliser fertilizer seed salt grit|spread@fertiliser fertilizer seed salt grit|apply@fertiliser fertilizer seed salt grit
make sure|ensure|see to it|keep
keep sharp|sharpen
keep stocked|stock|restock|stock up
keep full|fill up|refill|top up
keep warm|keep hot|warm
keep safe|keep secure|secure|protect
keep running|keep going|keep in operation
keep in good order|maintain|keep in good condition|keep in working order
talk|hold talks|have talks|had talks|hold conversations|have conversations|had conversations|had chats
invite|send invitation|send out invitation|issue invitation
greet|give greeting
thank|send thanks|give thanks
how much|amount|quantity
how many|number
before starting work|before work|before start of work
check for mistakes|find mistakes|look for mistakes|check for errors|find errors
prepare for exam|help prepare for exam|get ready for exam|coach for exam
shorten@time times|reduce@time times|cut@time times|lower@time times
after|on completion|upon completion
discharge|go home|leave hospital|release@hospital
arrange@lorry lorries truck trucks ship ships freight transport van vans|book@lorry lorries truck trucks ship ships freight transport van vans
prepare@customs|fill in@customs|complete@customs
alert@police|call@police|ring@police|notify@police
take trip|go trip|accompany trip
run club|lead club|be in charge of club
upkeep|keep|maintain
laid down|according|set out@rule rules law laws
hallway|hall|corridor
compost|put on compost|take to compost heap
be on call|stand by|do on-call duty|be on standby
keep log|write log|maintain log|keep logbook
keep diary|write diary
keep list|maintain list|write list
weekly|every week|each week|once a week > every Monday|each Monday|on Mondays|every Tuesday|each Tuesday|on Tuesdays|every Wednesday|each Wednesday|on Wednesdays|every Thursday|each Thursday|on Thursdays|every Friday|each Friday|on Fridays|every Saturday|each Saturday|on Saturdays|every Sunday|each Sunday|on Sundays
walk round|do rounds|did rounds|make rounds|patrol
hand bill|present bill|give bill|bring bill
`;
