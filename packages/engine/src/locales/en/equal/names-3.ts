/** Second names of one thing: two sides of the ocean, short and long forms; our own list. */
export const names3 = `
range of motion|ROM@motion exercises joint physical knee shoulder patients therapy
drywall|wallboard
brake rotor|brake disc|brake disk
tractor-trailer|18-wheeler|artic@lorry driver trailer depot
garbage truck|bin lorry|refuse truck|dustcart
fire truck|fire engine|fire appliance
streetcar|tram
stroller|pushchair|pram
crib|cot@baby babies nursery infants
electrical outlet|electrical socket|power socket|plug socket
circuit breaker panel|fuse box|breaker panel|fuse board
restroom|public toilet|washroom|lavatory
trash can|dustbin|garbage can|rubbish bin
garbage|household refuse
dumpster|rubbish skip
apartment building|block of flats|apartment block|apartment house
real estate agency|estate agency
zip code|postcode|postal code
emergency room|A&E department|casualty department
general practitioner|family physician
acetaminophen|paracetamol
epinephrine|adrenaline
anesthesiologist|anaesthetist
prosthetics|artificial limbs|prosthetic limbs
hearing aids|hearing instruments|hearing devices
dentures|false teeth
school principal|headmaster|headmistress
elementary school teacher|elementary teacher
hors d'oeuvres|appetizers|appetisers
flat-pack furniture|ready-to-assemble furniture|self-assembly furniture
appetizers|starters@food kitchen menu cold dishes courses cook guests
silverware|cutlery|flatware
tableware|crockery|dinnerware
comforter|duvet
draft beer|draught beer|beer on tap
liquor store|off-licence
grocery store|food shop
drugstore|chemist's shop
shopping cart|shopping trolley
sneakers|trainers@shoes sports shop
pants|trousers
sweater|jumper|pullover
fall protection|fall arrest equipment
hard hat|safety helmet
high-visibility clothing|hi-vis clothing|high-vis clothing|hi-viz clothing
safety boots|steel-toed boots|steel toecap boots
scissor lift|scissor platform
cherry picker|boom lift|aerial lift
pallet jack|pallet truck|pump truck
forklift|fork truck
backhoe loader|digger loader
wheel loader|loading shovel
skid steer loader|skid loader
lawn mower|lawnmower|grass cutter
weedkiller|herbicide|weed killer
brush cutter|strimmer|string trimmer|brushcutter|weed whacker
leaf blower|garden blower
pressure washer|jet washer|power washer
vacuum cleaner|hoover
gutter|eavestrough|rainwater gutter
tarmac|blacktop|asphalt
kerbstone|curbstone
joint compound|jointing compound
thermostatic valve|TRV@radiator heating
double glazing|double-glazed windows|insulated glazing|double-glazed units
skylight|roof window
attic|loft@insulation conversion roof
night auditor|night audit clerk
bellhop|bell boy|bellman
room attendant|room maid
front desk agent|front office agent
flight attendant|stewardess|air hostess
long-haul trucking|long-distance trucking|over-the-road trucking
mailman|postal carrier
criminal record check|police check|criminal background check
unemployment benefits|jobseeker's allowance|unemployment pay
retirement home|old people's home|home for the elderly
sick note|doctor's note|fit note
paid leave|paid time off
pay slips|wage slips|salary slips
pay rise|pay raise
profit and loss statement|statement of profit and loss
balance sheet|statement of financial position
cash flow statement|statement of cash flows
accounts payable|creditors ledger
inventory|stock in hand
stockroom|store room|storeroom
bill of lading|B/L
purchase requisition|PR@purchase orders procurement requisition|purchase request
corrective and preventive action|CAPA|corrective action and preventive action
lockout/tagout|lock out tag out
safety data sheet|SDS@chemical safety hazardous substances
electronic health records|electronic patient records
blood pressure|BP@patients vital signs pulse
shop floor walk|gemba walk|gemba walks
5S|five S
plan-do-check-act|PDCA
estimated time of arrival|ETA@shipment delivery vessel
electronic data interchange|EDI
preventive maintenance|PPM@maintenance planned equipment|planned preventative maintenance|planned preventive maintenance
continuous integration|CI@pipeline pipelines build Jenkins GitLab
continuous delivery|CD@pipeline CI deployment
representational state transfer|REST@API APIs
single-page application|SPA@web React Angular Vue
Google Workspace|Google Apps for Business
Kubernetes|k8s clusters
Node.js|Node@JavaScript backend server
`;
