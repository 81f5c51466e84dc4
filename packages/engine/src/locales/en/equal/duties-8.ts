/** Duties of all trades in plain words and in the posting's, one meaning a line; what stands behind ">" is narrower and only proves; our own list. */
export const duties8 = `
stakeholder updates|keep stakeholders informed|keep stakeholders up to date|stakeholder communication
supplier performance monitoring|track supplier performance|vendor performance monitoring|vendor performance tracking
supplier onboarding|vendor onboarding|set up new suppliers|set up new vendors|new supplier setup|new vendor setup
purchase order creation|raise POs|create POs|issue POs|PO creation
purchase order tracking|chase purchase orders
tender evaluation|evaluate bids|bid evaluation|assess bids|assess tenders|score bids|score tenders
RFP responses|answer RFPs|reply to requests for proposals|proposal responses to RFPs
RFP preparation|write RFPs|draft requests for proposal
meeting preparation|get meetings ready
action item tracking|track action points
minutes distribution|send out minutes|circulate minutes
outgoing mail|post out letters|send out letters|mail letters
visitor sign-in|register visitors|visitor registration|log visitors
badge issuing|visitor badges|hand out visitor badges|issue visitor passes
database entry|key records into the database
key performance indicator tracking|track KPIs|monitor KPIs|KPI monitoring|key performance indicator monitoring
OKR setting|define OKRs
SOP writing|SOP drafting|SOP development|author SOPs|draw up SOPs|create SOPs|SOP creation
work instruction writing|write work instructions|draft work instructions
annual planning|plan the year ahead|yearly planning
P&L management|profit and loss management|manage profit and loss
P&L reporting|prepare P&L reports|prepare profit and loss reports
journal entries|journal entry posting
general ledger reconciliation|GL reconciliation|reconcile GL accounts|reconcile general ledger accounts
payment runs|run payments|supplier payment runs|run supplier payments|pay suppliers|process supplier payments|vendor payments|supplier payments
invoice entry|key in invoices|input invoices|enter supplier bills|invoice data entry
invoice generation|raise invoices|issue invoices|create invoices|bill customers|send out invoices|customer invoicing|invoice customers|client billing|bill clients|customer billing|invoice clients|invoice issuing|sales invoicing
resolve invoice queries|sort out invoice queries
overdue payment follow-up|chase debtors|chase overdue accounts|chase unpaid invoices|chase late-paying customers|chase customers who have not paid|overdue account follow-up|chase late payers|chase overdue payments|chase customers for payment|payment chasing|chase late payments
past-due collections|collect overdue payments|collect overdue accounts|collect late payments|collect past-due accounts
cash posting|post customer payments|payment posting|cash application|apply payments to accounts|apply customer payments|allocate customer payments|match payments to invoices
expense processing|process employee expenses|staff expense processing
timesheet approval|sign off timesheets|sign timesheets off
1099 filing|file 1099s|issue 1099s
payroll tax filing|payroll tax returns
fixed asset register|asset register > keep the asset register
cash flow management|look after cash flow
bank statement processing|enter bank statements
wire transfers|send wires|bank transfers|make bank transfers|wire funds|fund transfers
loan underwriting|underwrite loans
loan disbursement|pay out loans|loan payouts
KYC reviews|KYC checks|know your customer checks|perform KYC|carry out KYC checks|know your customer due diligence
damage assessment|damage appraisal|appraise damage
property marketing|advertise homes
lease preparation|draw up leases
eviction proceedings|handle evictions|evict tenants|eviction handling
sanding floors|sand down floorboards|sand floorboards
floor waxing|wax and buff floors|floor buffing|buff floors
restroom cleaning|lavatory cleaning|clean lavatories|clean WCs
street sweeping|sweep pavements|sidewalk sweeping|sweep sidewalks
graffiti cleaning|scrub off graffiti
room turnover|turn rooms around|turn over rooms|room turnaround
minibar restocking|minibar replenishment|fill minibars
guest check-in and check-out|check guests in and out|guest registration and departure
room allocation|assign rooms|room assignment
meal service|serve meals|bring food to tables|food serving|serve guests their meals
beer pulling|pull pints|draw beer|pour beer|pour pints
barista duties > make espresso drinks|coffee-making
meat cutting|carve meat|meat carving
meat deboning|bone meat|bone out meat|take meat off the bone|boning meat|bone beef > boned beef|bone lamb|bone pork
cold food preparation|prepare cold dishes|cold kitchen|garde manger|make cold dishes > prepare salads and cold starters
station set-up|station preparation|prepare the station
plating|plate dishes|plate up|plate up dishes|dish up
deep frying|fry food|work the fryer|run the fryer
temperature checks|temperature monitoring|monitor temperatures > record fridge temperatures|check fridge temperatures
buffet replenishment|refill the buffet|top up the buffet|restock the buffet
markdowns|mark down goods|reduce prices of goods|price reductions
stock counting|physical stock counts
payment handling|take payments|payment processing|process payments|take card and cash payments|process customer payments|accept payments
returns processing|process customer returns|deal with returns|take back goods|product returns
upselling and cross-selling|upsell and cross-sell
loyalty card sign-ups|sign up customers for loyalty cards|loyalty programme enrolment|loyalty program enrollment
sales floor tidying|keep the sales floor tidy|tidy the shop floor
customer complaint resolution|sort out customer complaints|settle customer complaints
customer enquiry handling|deal with customer enquiries|customer query handling|respond to customer queries|customer inquiries
telephone support|phone support|support customers by phone|telephone customer support
lead follow-up|follow up leads|follow up on leads|chase leads|work leads
cold calls|cold calling|cold-call prospects|ring prospects|phone prospects
trade show participation|exhibit at trade shows|exhibit at trade fairs|trade fair participation|man trade fair stands|staff trade show booths|trade fair attendance
delivery scheduling|arrange deliveries|plan deliveries|delivery planning|book deliveries|delivery coordination|organise deliveries
goods-out|dispatch goods|send out goods|goods dispatch|ship goods|outbound shipping|shipping of goods
order packing|pack customer orders|parcel packing|pack parcels
trailer loading|trailer loads
inventory audits|stock audits
cycle counting|perform cycle counts
fuel monitoring|monitor fuel consumption|track fuel use|fuel consumption monitoring|fuel use tracking
sea freight booking|ocean freight booking|book ocean freight
freight quotes|quote freight rates
shipping document preparation|prepare shipping papers|make out shipping papers
BOL preparation|issue bills of lading|make out bills of lading|bill of lading issuing
packing list preparation|make packing lists|prepare packing lists|write packing lists
fleet maintenance scheduling|schedule vehicle maintenance|plan vehicle servicing
dispatching|dispatch drivers|send out drivers|driver dispatch|dispatch trucks
barcode scanning|bar code scanning
brick wall construction|bricklaying|lay bricks|build brick walls|brick laying|put up brick walls
stone wall construction|build stone walls|stone wall building
repointing|repoint brickwork|repoint walls|rake out and repoint joints|tuckpointing
rendering|render walls|apply render
drywall finishing|tape and joint plasterboard|tape drywall|tape and mud drywall|taping and jointing|drywall taping
drywall|wallboard|gypsum wallboard
roof repairs|repair roofs|patch roofs|repair leaking roofs
slating|slate roofs|lay slates|slate roofing|fix slates
scaffold dismantling|take down scaffolding|strike scaffolding|strip scaffolding
formwork installation|build formwork|set up formwork|erect shuttering|shuttering|fix shuttering|formwork erection|formwork construction|formwork carpentry
slinging|slinger duties|sling loads|rig loads
site clean-up|site cleaning|keep the site tidy
setting out|set out buildings|set out works|construction layout|lay out buildings
cost estimating|estimate costs|price jobs|prepare cost estimates|estimate job costs|estimate preparation
snagging|snag list|punch list|punch lists|punch-list work
site inductions|site safety inductions
electrical outlet installation|fit sockets|install sockets|install outlets|socket installation|wire sockets|wire outlets|outlet wiring|electrical outlet wiring|socket wiring
house rewiring|rewiring|rewire homes > replace wiring in houses
cable termination|connect cable ends
conduit installation|run conduit|bend and run conduit|conduit bending
fuse board replacement|breaker panel replacement|replace breaker panels
underfloor heating|radiant floor heating|under-floor heating
refrigerant charging|refill refrigerant|recharge refrigerant
wheel balancing|tyre balancing|tire balancing|balance tyres|balance tires
brake disc replacement|brake rotor replacement|replace brake discs|replace brake rotors|change brake discs|change brake rotors|rotor replacement
dent repair|beat out dents|knock out dents|remove dents|dent removal|straighten dents
exhaust repair|muffler repair|fix exhausts
engine rebuilding|strip and rebuild engines
tool changes|change tools
changeovers|change over lines|changeover of lines|retool lines for new products
lathe operation|run lathes|work lathes
MIG/MAG welding|GMAW|gas metal arc welding > MIG welding|MAG welding
wire harness assembly|build wire harnesses|build cable looms
defect sorting|sort out faulty parts|pick out defective parts|sort out rejects
defect recording|log defects|write down defects
OEE monitoring|track OEE|overall equipment effectiveness monitoring|track overall equipment effectiveness|OEE tracking
breakdown repair|fix machines that break down|repair broken machines
lockout/tagout|lock-out tag-out|lock out and tag out machines|lock out tag out > lock off machines|lock off machinery|isolate and lock off equipment
FMEA|failure modes and effects analysis
8D reports|eight disciplines reports
GD&T|geometric dimensioning and tolerancing
BOM maintenance|keep bills of materials up to date|update BOMs
batch record completion|fill in batch records|fill out batch records
tablet pressing|tablet compression|compress tablets|run tablet presses
quick changeover|SMED|single-minute exchange of die
shop floor walks|gemba walks|walk the shop floor|gemba
equipment commissioning|commission machines|start up new machines|machine commissioning|start-up of new machines|put machines into operation
factory acceptance tests|FAT@acceptance factory test|FATs|factory acceptance testing
site acceptance tests|SAT@acceptance site test equipment
personal care assistance|help bathe and dress
bathing assistance|help residents bathe|help with bathing|help patients bathe|help residents shower
repositioning|turn bedridden patients|turn patients in bed|turn bedbound patients
companionship for residents|keep residents company|keep clients company|provide companionship to residents
meal assistance|feed patients|assist with meals
medication reminders|remind clients to take medicine|remind clients to take medication|medication prompting|prompt medication
medication preparation|set out medication
vaccinations|administer vaccines|give vaccines|vaccine administration|vaccine shots|give vaccine shots|vaccinate patients > give flu shots and vaccines
plaster casting|apply plaster casts|put on casts|cast application|apply casts|put limbs in plaster
EKG|EKGs
patient escort|accompany patients to appointments|escort clients to appointments
surgical scrubbing|scrub for operations|scrub nurse duties
prenatal checks|prenatal care|antenatal checks|antenatal care|care for pregnant women|check-ups for expectant mothers
dental impressions|take impressions|impression taking
fillings|fill teeth|fill cavities|cavity filling
teeth whitening|bleach teeth
prescription filling|dispense medicines on prescription|medication dispensing|dispense medication
blister packing|prepare blister packs|fill blister packs
range of motion exercises|ROM exercises
exercise programming|write exercise programmes|design exercise plans|create exercise plans|draw up exercise programmes
SEN support|SEND support|support pupils with special educational needs|special needs support|help pupils with special educational needs > support pupils with special needs|support children with special needs
individualized education programs|individualised education plans
test marking|mark class tests|correct tests > grade quizzes and tests
essay marking|correct essays
report card writing|write report cards|write student reports
attendance taking|call the roll|roll call|attendance registration|keep attendance records|record attendance|attendance recording
field trip supervision|accompany school trips|supervise field trips|supervise school trips|school trip supervision
diaper changing|diapering
nap supervision|watch children at nap time
arts and crafts activities|do crafts with children|arts and crafts|craft activities|run craft activities|crafts with children
storytelling|tell stories|read stories to children|story time|read aloud to children
after-school care|look after children after school|after-school supervision|care for children after school
child neglect investigation|look into child neglect|look into reports of neglect
case notes|case note writing
case documentation|record cases
housing placement|find housing for clients|rehouse families|rehousing
fundraising campaigns|run fund-raising drives
street fundraising|raise funds on the street
court filings|file court documents|submit court documents
court bundle preparation|put together court bundles|trial bundle preparation|prepare trial bundles
free legal representation|pro bono representation|represent clients pro bono|represent clients for free|pro bono legal representation
dictation typing|type from dictation|type dictated letters|audio transcription|type up letters from dictation|digital dictation typing
court calendaring|keep the court diary|track court dates|court date tracking
incident reports|incident report writing|write up incidents
emergency call taking|answer emergency calls|answer 911 calls|answer 999 calls|emergency call handling|handle emergency calls|911 call taking|take 999 calls|take 911 calls
emergency vehicle dispatch|send out patrol cars and ambulances|send out ambulances|dispatch police, fire and ambulance|emergency dispatching|dispatch ambulances and fire engines
evacuation drills|fire drills|hold fire drills|practise evacuations|evacuation exercises|run fire drills
PPE checks|check that workers wear PPE|check workers wear PPE|personal protective equipment inspection|check PPE is worn
PPE training|train workers in the use of PPE
CPR training|teach CPR|CPR instruction|teach cardiopulmonary resuscitation
safety data sheets|SDS|material safety data sheets
childbirth assistance|assist at births|attend births|help mothers give birth|attend deliveries
baby delivery|deliver babies|delivering babies
candidate sourcing|active sourcing of candidates|seek out candidates
job postings|post vacancies|publish job ads|job advertisement posting|publish vacancies|put out job ads
job ad writing|write job ads|draft job ads|write vacancy notices
job descriptions|job description writing
job offer preparation|offer letters|draft offer letters|send offer letters|issue offer letters
new hire onboarding|settle in new starters
personnel file maintenance|keep personnel files|maintain personnel files|keep staff files|maintain staff files
absence tracking|keep absence lists
leave tracking|record holidays|track holidays|holiday tracking
benefits enrollment|sign employees up for benefits
workers' compensation claims|workers' comp claims|handle workers' comp claims|process workers' compensation claims
test case writing|draft test cases
bug reporting|file bug reports|write bug reports|raise bug reports
code reviews|check colleagues' code|peer code review|review colleagues' code|peer review of code|review merge requests
set up PCs|set up computers|computer setup|PC setup|workstation setup|set up workstations|laptop setup|set up laptops
backup management|back up data|run backups|data backups|look after backups|data backup
CI/CD|continuous integration and continuous deployment
user stories|user story writing
user interviews|interview users|user research interviews
social media posts|post on social media|social media posting|write posts for social media|create social media posts
blog posts|blog writing|write for the blog|blog articles|write blog articles|blogging
press enquiries|media enquiries|press inquiries|media inquiries|answer questions from journalists|answer journalists' questions
press kits|media kits
interpreting at conferences|conference interpreting
layout|lay out magazines
filming|shoot videos|film videos|video shooting|shoot footage|videography|film footage
stage set-up|build stages|stage construction|stage building|stage assembly
event set-up|set up event venues|prepare event venues
catering coordination|arrange catering|order catering|catering arrangements|organise catering
exhibition stand building|trade show booth construction|build trade fair stands|exhibition stand construction|stand building|set up exhibition stands|booth setup|set up trade show booths
survey design|write questionnaires|questionnaire design|design questionnaires|draw up questionnaires|create surveys|develop questionnaires
telephone surveys|phone surveys|survey people by phone|telephone interviews for surveys
herbicide application|weedkiller spraying|spray weedkiller|apply herbicides|spray herbicides|apply weedkiller|weed killer spraying|chemical weed control|herbicide spraying|weedkiller application
manure spreading|spread slurry|muck spreading|slurry spreading
field plowing|plough land|plough arable land|plough acres
fruit tree pruning|prune orchards|orchard pruning > prune apple trees
vine pruning|prune grapevines|grapevine pruning|vineyard pruning
crop harvesting|harvest crops|reap crops|gather in the harvest
combine harvester driving|combine harvesting|run combines
plant watering|water flower beds
planting|plant flowers and shrubs|plant out seedlings
potting|pot up plants|pot plants|repot plants|repotting
cow milking|milk cows|milk dairy cows
calf feeding|feed calves|bottle-feed calves
fencing|put up fences|build fences|erect fences|fence building|install fences|fence installation|fence erection
rat control|rodent control|control rats and mice|trap rats and mice
lab equipment cleaning|wash glassware|glassware washing
genome sequencing|DNA sequencing of genomes > whole-genome sequencing
polymerase chain reaction|PCR tests
experiment design|devise experiments
hair cutting|trim hair
highlights|highlight hair|hair highlighting
perms|perm hair|perming|permanent waves
beard trims|trim beards
wet shaves|wet shaving|straight razor shaves
alterations|alter clothes|alter garments > take in and let out clothes|shorten and take in clothes
hemming|hem trousers|shorten trousers|take up hems|take up trousers|hem pants
key cutting|key duplication|duplicate keys|copy keys|make spare keys
plate making|printing plate production
ticket office|box office > sell tickets at the box office
flight bookings|airline reservations|airline bookings|book airline tickets|airline ticketing
reservation taking|handle reservations|reservation handling
deposits and withdrawals|take in deposits and pay out cash|process deposits and withdrawals|handle deposits and withdrawals|take deposits and pay out withdrawals|pay in and pay out cash
payroll calculation|work out wages and deductions|calculate wages and deductions
`;
