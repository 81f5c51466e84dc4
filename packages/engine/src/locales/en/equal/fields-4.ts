/** English, what technicians, inspectors, agents, brokers, secretaries of offices, coaches and studio staff are asked for and how they tell it; what stands behind ">" is narrower and only proves; our own list. */
export const fields4 = `
sample weighing|weigh samples|weigh out samples|weighing of samples
sample labelling|label samples|sample labeling
sample storage|store samples|freeze samples|sample archiving
sample analysis|analyse samples|run samples through analysers|test samples|analysis of samples|sample testing|run samples on analysers > run blood samples through analysers|run blood and urine samples through analysers|run urine samples through analysers
soil sampling|take soil samples|collect soil samples|soil sample collection|soil sample taking
water sampling|take water samples|collect water samples|water sample collection
experiment setup|set up experiments|experiment set-up|prepare experiments|experiment preparation|set up demonstration experiments
laboratory equipment maintenance|maintain laboratory equipment|look after lab equipment|service laboratory equipment|lab equipment maintenance
glassware washing|wash glassware|wash lab glassware|clean glassware|glassware cleaning
media preparation in laboratories|prepare culture media|make culture media|pour agar plates|culture media preparation
laboratory animal care|look after laboratory animals|care for laboratory animals|lab animal care|look after lab mice
pest counts|count pests|pest monitoring|monitor pests|pest counting
plot trials|sow trial plots|run trial plots
seed testing|test seed|test seeds|germination tests|test germination
concrete testing|test concrete|test concrete cubes|concrete cube testing|concrete tests|crush concrete cubes
material testing|test materials|materials testing|strength testing|test strength of materials|tensile testing
road surveys|survey roads|road condition surveys
quantity take-off|take off quantities|quantity take-offs|measure quantities from drawings|quantity surveying from drawings
electrical fault finding|find electrical faults|electrical troubleshooting|trace electrical faults|fault finding on electrical equipment|electrical fault diagnosis|diagnose electrical faults > look for faults in control cabinets|find faults in control cabinets|trace faults in control cabinets|find faults in switchboards|trace wiring faults|find faults in wiring
fault finding|find faults|trace faults|look for faults|fault diagnosis|diagnose faults|locate faults|troubleshooting of machines|fault tracing|fault location
electrical testing|test electrical equipment|test electrical installations|electrical inspection and testing|test circuits|circuit testing
PAT testing|portable appliance testing|test portable appliances|test electrical appliances|appliance testing
soldering components|solder components|component soldering|solder circuit boards|circuit board soldering
electronics repair|repair electronics|repair circuit boards|electronic repairs|mend electronic devices|repair electronic devices|electronic equipment repair
machine disassembly|take machines apart|dismantle machines|strip down machines|machine dismantling|strip machines|machinery disassembly
machine assembly|put machines together|assemble machines|build machines|machinery assembly
machine disassembly and assembly|dismantle and assemble machines|take machines apart and put them back together|strip and reassemble machines
reactor monitoring|monitor reactors|watch reactors
gas monitoring|monitor gas|measure gas levels|gas measurement|gas testing|measure gas|check gas levels|test for gas|gas level monitoring
part drawing|draw parts|component drawing|draw components|draft parts|draughting of parts|part drawings
technical drawing|draw technical drawings|technical drawings|draughting|drafting of drawings|make technical drawings|produce technical drawings
as-built drawings|update drawings after construction|draw up as-built drawings|revise drawings after changes|as-built documentation > update drawings after changes on site|revise drawings after changes on site
drawing digitisation|digitise drawings|turn paper drawings into CAD files|convert drawings to CAD|redraw drawings in CAD|transfer drawings to CAD|digitise plans|convert paper drawings to CAD
delivery checks|check deliveries|goods-in checks|check incoming deliveries|inspect deliveries|checking deliveries|delivery inspection|check goods received|check deliveries against orders
turbine operation|operate turbines|run turbines
boiler operation|operate boilers|run boilers|stoke boilers|boiler attendance|fire boilers
chlorine dosing|dose chlorine|chlorination|chlorinate water|add chlorine to water|water chlorination
water treatment|treat water|purify water|water purification|treat drinking water|drinking water treatment
sewage treatment|treat sewage|wastewater treatment|treat waste water|treat wastewater|waste water treatment
control room monitoring|monitor control room screens|watch control room screens|watch screens in the control room|control room operation|man the control room|work the control room|control room duty
process monitoring|monitor processes|watch processes|process control|control processes
temperature control|control temperatures|regulate temperatures|keep temperatures steady|control furnace temperatures|temperature regulation
temperature checks|check temperatures|take temperatures|temperature monitoring|monitor temperatures|temperature logging|log temperatures|record temperatures|temperature recording
furnace operation|operate furnaces|tend furnaces|run furnaces|work furnaces
tree marking|mark trees|mark trees for felling|marking of trees
tree inventories|measure trees|timber cruising|measure standing timber|tree measurement
marine engine maintenance|maintain ship engines|maintain ship's engines|ship engine maintenance|service marine engines|maintain ships' engines|maintain engines on ships|service ship engines > maintain diesel engines on ferries|maintain engines on ferries|service engines on ships|maintain engines on boats|service boat engines
engine room watchkeeping|keep watch in the engine room|stand engine room watches
bridge watchkeeping|keep watch on the bridge|navigational watch|stand watch on the bridge|bridge watches
passage planning|plan passages|plot courses|course plotting|voyage planning|plan voyages|chart courses > plot courses on charts
cargo supervision|supervise loading of cargo|cargo loading supervision|oversee loading of cargo
flight planning|plan flights|file flight plans
flight operations|fly passengers|fly aircraft|pilot aircraft|piloting|fly planes|flying aircraft
flight instruction|teach student pilots|flight training delivery|teach flying|flying lessons|teach people to fly
pre-flight checks|preflight checks|check aircraft before flight|pre-flight inspections|check planes before flight
air traffic control|control air traffic|direct aircraft|guide aircraft|direct air traffic > clear aircraft for take-off and landing|clear aircraft for landing|clear planes for take-off|clear aircraft for take-off
radar maintenance|maintain radar|service radar|radar servicing|maintain radar equipment|service radar equipment|radar equipment maintenance|maintain radars
aircraft dispatch|dispatch aircraft|turnaround coordination of aircraft|despatch aircraft
blood cell counts|count blood cells|blood counts|blood cell counting
medicine packing|pack medicines|medication packing|medicine packaging|package medicines|pack medication
spectacle dispensing|dispense glasses|dispense spectacles|optical dispensing
spectacle measurements|take measurements for glasses|measure customers for glasses|measure for spectacles|optical measurements > measure customers for varifocals|measure pupil distance
personal care|personal hygiene care|help with washing and dressing|wash and dress residents|help residents wash and dress|washing and dressing|help people wash and dress|intimate care|wash and dress clients|help clients wash and dress|assistance with washing and dressing|wash and dress patients|assist with washing and dressing|help with personal hygiene|assist with personal care
feeding assistance > help patients eat and drink|help residents eat and drink|help patients to eat|help patients with meals
fluid balance charts|keep fluid charts|record fluid intake and output|fluid balance recording|record what patients drink
animal restraint|hold animals for the vet|restrain animals|hold animals during treatment
animal nursing|nurse animals|nurse sick animals|care for sick animals|look after sick animals|nursing of animals|veterinary nursing|look after animals after operations
nail clipping|clip nails|clip claws|nail trimming|trim nails|claw clipping|trim claws|claw trimming
kennel cleaning|clean kennels|clean cages|clean out cages|cage cleaning|muck out kennels
breastfeeding education|teach breastfeeding|teach mothers about breastfeeding|breastfeeding classes|educate mothers about breastfeeding
exercise group leadership|lead exercise groups|run exercise groups|lead group exercise|exercise classes for patients|group exercise sessions
stretcher carrying|carry stretchers|carry patients on stretchers|stretcher bearing|carry casualties on stretchers
kitchen inspections|inspect kitchens|inspect restaurant kitchens|kitchen hygiene checks|kitchen inspection
scale and polish|scale and polish teeth|remove tartar and polish teeth|scaling and polishing of teeth|tartar removal and polishing
prosthetic fitting|fit prosthetics|fit artificial limbs|fitting of prosthetics|fit prosthetic limbs|prosthesis fitting
donor registration|register donors|register blood donors|registration of donors
order execution|execute orders|execution of orders|execute client orders|trade execution|execute trades
share brokerage|broker shares|stockbroking|stock broking
commodity brokerage|broker commodities|commodity broking|commodity trading > broker coffee|broker grain|broker sugar|broker cotton|broker coffee shipments
ship brokerage|broker ships|shipbroking|charter ships|ship chartering
affordability checks|check affordability|affordability assessments|assess affordability|check borrowers' ability to repay|assess ability to repay > check whether borrowers could repay|check whether borrowers can repay|check whether customers could repay loans
loan approval|approve loans|loan approvals|approval of loans|approve credit|approve lending
loan processing|process loans|process loan applications|loan application processing|handle loan applications
posting of transactions|post transactions|transaction posting|enter transactions|book transactions|record transactions|transaction recording|transaction entry > enter receipts and payments|post receipts and payments|record receipts and payments|book receipts and payments
bank reconciliation|reconcile bank accounts|bank account reconciliation|reconcile bank statements|bank statement reconciliation|bank reconciliations
petty cash|look after petty cash|petty cash handling|manage petty cash|keep the petty cash|petty cash management|run the petty cash
check expense claims|process expense claims|expense claim processing|expenses processing|process expenses
invoice checking|check invoices|invoice verification|verify invoices|invoice control|check supplier invoices|check bills
answer coding|code answers|code questionnaires|questionnaire coding|code survey answers
data collection|collect data|gather data|data gathering|data capture|capture data
damage assessment > view damage and estimate repair costs|estimate damage|survey damage|estimate storm damage|view storm damage|view damaged cars|inspect storm damage|inspect damaged vehicles|inspect water damage
loss adjusting|adjust losses|adjust claims|loss adjustment|claims adjustment
insurance sales|sell insurance|insurance selling|sell policies|policy sales|sell insurance policies > sell car insurance|sell household insurance|sell life insurance|sell home and car insurance
quote premiums|give insurance quotes|insurance quotations|insurance quoting|quote for insurance|quote insurance premiums > work out what policies would cost
policy renewals|renew policies|insurance renewals|renew insurance policies|policy renewal
customer visits|visit customers|call +on customers|client visits|visit clients|call +on clients|see customers on site > call +on shops|call +on shops and restaurants|call +on farmers|call +on builders|visit shops|visit retailers|visit doctors and pharmacies|call +on doctors|visit wholesalers
sample presentation|present samples|show samples|show samples to customers|sample presentations|present samples to customers > show samples to retailers
territory sales|field sales|outside sales|travelling sales|external sales|sell on the road
quotation requests|request quotations|ask suppliers for quotes|obtain quotes|get quotes|request quotes|quote requests|obtain quotations|get quotations|requests for quotation|send out RFQs > ask three suppliers for quotes|collect quotes
ordering supplies|order supplies|supply ordering|order materials|material ordering|order stock|stock ordering|ordering of supplies|ordering of materials|order consumables > order office supplies|order stationery
office supplies ordering|order office supplies|stationery ordering|order stationery|ordering of office supplies|ordering stationery|buy office supplies|purchase office supplies|buy stationery
supplier comparison|compare suppliers|compare offers|compare quotes|quote comparison|bid comparison|compare bids
customs clearance|clear shipments through customs|clear goods through customs|customs clearing|clear customs|clear cargo through customs|clear imports through customs
customs declarations|complete customs declarations|fill in customs declarations|make customs declarations|file customs declarations|prepare customs declarations|submit customs declarations|fill out customs declarations|customs declarations completion
freight booking|book freight|book cargo space|book shipping space|freight bookings|cargo booking
guest management|manage guest lists|keep guest lists|guest list management|send out invitations and keep guest lists|invitation management|manage invitations
temp placement|place temporary staff|place temps|temporary staff placement|supply temporary staff|place temporary workers|temporary staffing|place agency workers
job placement|place jobseekers|find jobs for people|job placements|place people in jobs|place candidates|candidate placement|find work for jobseekers|find jobs for jobseekers
property viewings|show homes|show houses to buyers|show flats|viewings|conduct viewings|accompany viewings|house viewings|show properties|accompanied viewings|property showings|show homes to buyers|home viewings|show apartments > show buyers round homes|show tenants round flats|show buyers round houses|show buyers and tenants round homes
lettings|let flats|let flats and houses|let property|property letting|residential lettings|let houses|let properties|property lettings|rent +out flats|rent +out houses|let apartments|rent +out properties
rent collection|collect rents|collect rent|collection of rent
property sales|sell houses|sell property|sell homes|house sales|home sales|sell properties|sell flats
property valuation|value houses|value property|value homes|property appraisals|house valuations|appraise homes|value properties
property listings|list properties for sale|write property listings|list homes for sale
work allocation|allocate work|assign work|divide up work|share out work|distribute work among staff|task allocation|allocate tasks|assign tasks|task assignment|work distribution|assign jobs|hand out jobs|give out jobs > divide up work among clerks|share out work among clerks
legal typing|type legal documents|type legal letters|typing of legal documents > type witness statements|type pleadings|type wills|type affidavits|type contracts
diary management|manage diaries|keep diaries|look after diaries|calendar management|manage calendars|keep the diary|keep the director's diary|diary keeping|schedule management for executives|look after the director's diary|manage the boss's diary|run the director's diary|keep executives' calendars|manage executives' calendars
travel booking|book travel|travel arrangements|arrange travel|make travel arrangements|book business trips|business travel booking|travel planning|arrange business trips|book flights and hotels|organise business trips|organise travel
hotel booking|book hotels|hotel reservations|reserve hotel rooms|book hotel rooms|hotel bookings
meeting organisation|organise meetings|set up meetings|arrange meetings|schedule meetings|meeting scheduling|meeting arrangement|meeting coordination|call meetings
room booking|book meeting rooms|meeting room booking|book rooms|reserve meeting rooms|room bookings|booking of meeting rooms
audio typing > type letters from dictation|type letters from consultants' dictation|type reports from dictation|type up dictation|type from dictation|type reports from tapes
correspondence handling|handle correspondence|deal with letters|answer letters|answer correspondence|letter writing|write letters|write business letters
luggage searches|search luggage|baggage searches|bag searches|search bags|luggage search|search passengers' bags|check bags|bag checks
passenger screening|screen passengers|security screening of passengers|check passengers at security
vehicle searches|search vehicles|search cars|vehicle search
passport control|check passports|passport checks|inspect passports|passport inspection|examine passports
border checks|check travellers at the border|border control|border inspections|control travellers at the border
tax return examination|examine tax returns|check tax returns|tax return checks|review tax returns|tax return review|tax inspections
tax collection|collect taxes|recover unpaid taxes|collect tax
benefit claim decisions|decide benefit claims|decide on benefit claims|decide claims for benefit|benefit decisions > decide on claims for housing benefit
benefit claim processing|process benefit claims|process claims for benefits|deal with benefit claims
licence issuing|issue licences|licence issue|issue permits|permit issuing|grant licences|issuing of licences|issuing licences
passport issuing|issue passports|process passport applications|passport application processing
witness statements|take witness statements|take statements from witnesses|statement taking|witness interviews|interview witnesses|take statements
suspect interviews|interview suspects|question suspects|suspect questioning|interrogate suspects|interviewing suspects
crime scene investigation|examine crime scenes|crime scene examination|investigate crime scenes
evidence collection|collect evidence|gather evidence|secure evidence|evidence gathering
surveillance operations|keep suspects under surveillance|watch suspects|surveillance of suspects
trial bundle preparation|prepare trial bundles|put together trial bundles|prepare court bundles|trial preparation of bundles|compile court bundles|bundle preparation > put together bundles of documents for trials
accompanying clients|accompany clients|go with clients|escort clients|client escort|client accompaniment|accompany clients to appointments|accompany people to appointments > go with clients to appointments|accompany patients to appointments|go with clients to offices
supported living|support people in their own homes|support people living at home
football coaching|coach football|train football teams|coach football teams|soccer coaching|coach soccer teams|coach footballers|coach youth football
swimming coaching|coach swimmers|train swimmers|swim coaching
tennis coaching|coach tennis|give tennis lessons|teach tennis
team coaching in sport|coach sports teams|coach youth teams|sports coaching|coach athletes|train athletes|athlete coaching
match refereeing|referee matches|umpire matches|refereeing|referee games|umpiring|umpire games
draw up training plans|work out training plans|write training plans|write workout plans|exercise plans|exercise programming|design workouts|write exercise programmes|design training plans
personal training|train clients one to one|one-to-one fitness training|train gym members individually
teach fitness classes|lead fitness classes|give fitness classes|group fitness classes|run fitness classes|group exercise classes|teach exercise classes > teach spinning classes|teach pilates classes|teach aerobics|teach spinning and pilates|teach yoga|teach zumba|teach circuit training
yoga teaching|teach yoga|give yoga classes|yoga instruction
ski instruction|teach skiing|give ski lessons|skiing lessons|teach people to ski
riding instruction|teach riding|give riding lessons|teach people to ride|horse riding lessons
talent scouting|scout players|scout young players|scout talent|player scouting|spot young players|scout for talent
wedding photography|photograph weddings|take wedding photos|shoot weddings|take pictures at weddings
portrait photography|photograph people|take portraits|shoot portraits|take portrait photos
product photography|photograph products|take product photos|shoot products
photo retouching > touch up portraits|touch up photos|retouch portraits|touch up pictures
film development|develop films|develop photographs|photo developing|film processing
photo printing|print photographs|print photos|make prints of photos
interior design > choose colours and fabrics and furniture
shop window dressing|dress shop windows|decorate shop windows|window dressing|dress windows|arrange window displays|decorate windows|create window displays
exhibition installation > hang paintings|hang pictures and light showcases|hang paintings and light showcases|install works in galleries|install artworks
specimen mounting|mount specimens|taxidermy|stuff animals
food costing|cost dishes|calculate dish costs|dish costing|cost menus|menu costing|recipe costing|cost recipes|calculate food costs|work out food costs
recipe development|develop recipes|create recipes|devise recipes|new dish development|create new dishes|develop dishes|recipe creation|invent recipes|dish development
sauce making|make sauces|sauce preparation|prepare sauces
lighting rigging|rig lights|lighting rig|hang stage lights|rig stage lights|light rigging|lighting set-up for shows|set up stage lighting
lighting operation|operate lights|run the lights|operate stage lighting|operate the lighting desk
live sound mixing|mix live sound|mix sound at concerts|live sound engineering|live mixing|mix sound for bands|live sound
sound recording|record sound|record bands|audio recording|record audio|studio recording|record music
sound system setup|set up PA systems|set up sound systems|PA set-up|rig PA systems
audio editing|edit audio|edit sound|sound editing|cut audio|edit recordings > edit radio reports|edit podcasts|edit radio pieces|cut radio reports
camera operation|operate cameras|camera work|work the camera|film with cameras|operate TV cameras
costume making|make costumes|sew costumes|costume production
set painting|paint scenery|scenery painting|paint sets|scenic painting
props making|make props|build props|prop making
fibre installation|install fibre broadband|fibre broadband installation|connect customers to fibre|install fibre optic connections|fibre optic installation > hook up customers to fibre|hook up customers to fibre broadband|connect homes to fibre
phone line installation|install phone lines|telephone line installation|connect phone lines|telephone installation|install telephones
antenna installation|install aerials|aerial installation|put up aerials|install antennas|put up satellite dishes|satellite dish installation|install satellite dishes
cable testing|test cables|test network cables|testing of cables
batch job monitoring|monitor batch jobs|monitor nightly jobs|job monitoring|check overnight jobs|check nightly jobs|watch batch jobs > check that nightly jobs had run|check that batch jobs had run|check that overnight jobs ran
tape backups|change backup tapes|backup tape rotation
password resets|reset passwords|password resetting|reset users' passwords|account unlocking
telephone IT support|phone IT support|IT support by phone|telephone computer support > solve computer problems by phone|solve users' computer problems by phone|solve PC problems over the phone
ticket handling|work through tickets|process tickets|resolve tickets|ticket processing|deal with support tickets|close tickets|ticket resolution|handle support tickets|support ticket handling|work support tickets
website updates > update text and pictures on web pages|update web pages|update pages on the website|change text on the website
dimensional inspection|measure parts|dimensional checks|check dimensions|dimensional measurement|measure components|measure finished parts|dimension checks|inspect dimensions|part measurement > measure parts with calipers|measure parts with micrometers|measure parts with gauges|check parts with gauges
visual inspection|inspect by eye|check parts by eye|visual checks|inspect visually|check visually|examine parts for scratches
instrument calibration|calibrate instruments|calibrate measuring instruments|calibration of instruments|calibrate gauges|gauge calibration|calibrate test equipment|calibration of measuring equipment|calibrate measuring equipment
quality checks|check quality|quality inspections|inspect quality|quality inspection|checking quality|quality control checks
defect logging|log defects|record defects|defect recording
fire extinguisher inspection|check fire extinguishers|inspect fire extinguishers|fire extinguisher checks|service fire extinguishers|fire extinguisher servicing|fire extinguisher maintenance
fire alarm testing|test fire alarms|fire alarm tests|check fire alarms|fire alarm checks
hold fire drills|run fire drills|practise evacuations|hold evacuation drills
fire safety inspections|inspect buildings for fire safety|fire inspections|fire safety checks|inspect premises for fire risks
heat loss surveys|survey heat loss|survey homes for heat loss|thermal surveys|heat loss assessment|survey houses for heat loss
energy advice|advise on saving energy|energy efficiency advice|advise on energy efficiency|energy saving advice|energy consulting
energy audits|audit energy use|energy assessments|assess energy use
document formatting|format documents|formatting of documents|lay out documents|format texts|format reports
lens grinding > grind and polish lenses|ground and polished lenses|ground lenses
building inspections|inspect buildings|inspect building work|building control inspections|building inspection|inspect houses under construction
weights and measures checks|check scales in shops|trading standards inspections|inspect shops for trading standards
elevator inspections|inspect lifts|lift inspections|inspect elevators
`;
