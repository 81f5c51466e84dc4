/** English, duties of care, school, law, money, land and the screen in the trade's word and in plain words; our own list. */
export const trades2 = `
personal care > help wash and dress|wash and dress residents|personal hygiene care|help residents wash and dress
feeding assistance|help eat|help at mealtimes|mealtime assistance|assist with meals|help residents eat|help with feeding|assist with feeding|help patients eat|feed residents
moving and handling > hoist and transfer residents|lift and transfer patients|manual handling of patients|patient handling
vital signs > observations|take blood pressure and temperature|take obs|monitor vital signs
wound care|dress wounds|wound dressing|change dressings|treat wounds|wound management|dressing changes|wound treatment|change wound dressings|look after wounds
phlebotomy|take blood|draw blood|blood draws|venepuncture|venipuncture|blood collection|blood taking|blood sampling|take blood samples|collect blood samples|blood sample collection
medication administration|give medicines|give out medication|medication rounds|administer medicines|administer medication|give medication|give prescribed medicines|medicine administration|medicines administration|administer drugs|drug administration|hand out medication|medicine rounds|dispense medication to patients
injections > give injections|give jabs
vaccination|give vaccines|immunisation|immunization|vaccinate|administer vaccines
IV therapy|put up drips|intravenous infusions|set up drips|intravenous therapy
end-of-life care|care for the dying|care of dying patients|end of life care|care for dying patients|care for terminally ill patients|look after terminally ill patients
dementia care|look after people with dementia|care for people with dementia|care for dementia patients|look after residents with dementia|care for residents with dementia
speech therapy|speech and language therapy|SLT|speech-language pathology|speech-language therapy|SLP@speech therapy language
patient transport|move patients > portering of patients|transport patients|wheel patients
instrument sterilization|sterilise instruments|instrument sterilisation|sterilize instruments|decontaminate instruments
radiography > take x-rays|x-ray imaging|perform x-rays
ultrasound|sonography > perform ultrasound scans
prescription dispensing|dispense prescriptions|fill prescriptions|dispense medicines|make up prescriptions|dispensing prescriptions|prescription filling|prescription processing
teeth cleaning > scale and polish|dental cleaning|clean teeth|dental prophylaxis
eye exams|sight tests|test eyesight|eye tests|eye examinations|refraction
manicures > do nails|nail care|file and polish nails
hair coloring|colour hair|hair colouring|dye hair|tint hair|hair dyeing
haircutting|cut hair|haircuts|hair cutting
waxing > hair removal with wax|wax clients
funeral services|arrange funerals|funeral arranging|funeral arrangement|funeral arrangements|organise funerals|plan funerals|funeral direction
childcare|child care|look after children|mind children|care for children|caring for children > childminding
homework help|help with homework|homework support > tutoring after school
one-to-one tutoring|private tuition|private lessons|individual tutoring > one-to-one tuition
playground supervision|watch the playground|playground duty|recess supervision|playtime supervision
lesson planning|plan lessons|prepare lessons|lesson preparation|preparing lessons
marking > mark exams|grade papers|grading|mark essays|mark pupils' work
special educational needs|SEN|special education|special needs education
English as a second language|ESL
adult literacy|teach adults to read|teach adults to read and write
driving instruction|teach people to drive|driving lessons|teach learner drivers
sign language|BSL|ASL
job placement > help people find jobs|find work for the unemployed|help jobseekers into work|employment support
homeless outreach > help rough sleepers|street outreach|outreach to rough sleepers
debt counselling|advise people in debt|debt advice|debt counseling
contract drafting|draft contracts|draw up contracts|write contracts|contract preparation|prepare contracts|contract writing
contract review|review contracts|check contracts|go through contracts|contract checking|contract vetting|vet contracts
litigation > court cases|represent clients in court|court proceedings
family law > divorce and custody cases|divorces
wills and probate > draw up wills|wills and estates|administer estates
debt collection|chase debts|recover debts > chase unpaid invoices|chase overdue invoices
bank reconciliation|reconcile bank statements|match bank statements|reconcile bank accounts|bank reconciliations
month-end close|close the books each month > month-end closing|month end|monthly close
accounts payable > pay suppliers|purchase ledger|process supplier invoices|supplier payments|supplier invoices
accounts receivable > sales ledger|bill customers and collect
invoicing|bill customers|raise invoices|send invoices|issue invoices|billing
payroll processing|pay wages|run payroll|process wages|payroll administration|run the payroll|process payroll|prepare payroll|payroll preparation|run the monthly payroll|weekly payroll|payroll running
VAT returns|file VAT|VAT filing|submit VAT returns
tax returns|file taxes|tax filing|prepare tax returns|tax preparation|file tax returns|submit tax returns|tax return submission|tax return filing
variance analysis|compare actuals to budget|budget variances|budget vs actual analysis
claims handling|settle insurance claims|claims settlement|handle insurance claims|insurance claims processing|claims processing|process claims|process insurance claims
property valuation|value houses|value properties|appraise homes|real estate appraisal|property appraisal
property management > manage rental flats|look after rented properties|manage rentals|rental property management
lettings > let flats|rent out flats|rent out properties
home sales|sell houses|residential sales|residential property sales
property viewings > show houses|show flats to buyers|house viewings
onboarding|induct new starters|induction of new staff|welcome new starters|inductions
job interviews|interview applicants|interview candidates|candidate interviews|interviewing
CV screening|read applications|resume screening|screen CVs > sift applications|shortlist candidates|screen resumes|shortlisting
shift scheduling|write rotas|make rotas|rota planning|staff scheduling|rostering|draw up rotas|plan shifts|schedule staff|employee scheduling|schedule employees|staff rostering|roster staff|rota writing|prepare rotas|make rosters
media relations|press relations|deal with journalists|liaise with the press|press office|deal with the press|media liaison|liaise with journalists|press liaison
social media management > run Instagram and Facebook|look after social media|run social media accounts|manage social media|social media accounts
search engine optimization|SEO|search engine optimisation
event planning|organise events > event management|put on events|organize events|event organisation|event coordination
wedding planning|plan weddings|organise weddings
photo editing|retouch photos|photo retouching|edit photos|image editing|retouch images|image retouching|edit images
video editing|cut videos|edit videos|edit footage|cut footage|edit film|film editing|edit video footage
sound engineering > mix concerts|live sound|mix live bands
stage lighting > rig lights|light shows|operate stage lights
proofreading|check proofs|proof texts|correct proofs|read proofs
copy editing|edit copy|subediting|sub-editing
subtitling|write subtitles|subtitle films|captioning
simultaneous interpreting|interpret live|conference interpreting
data backup|back up data|backups|take backups
help desk|user support|helpdesk|help users with IT problems|IT helpdesk|service desk|support users|help desk support|helpdesk support|IT support|service desk support|staff the help desk|first-line support
PC setup|set up computers|computer setup|install workstations|set up workstations|build PCs|install computers|computer installation
web development|build websites|website development|code websites|program websites
software testing|test software|QA testing|test applications
network cabling|cable networks|structured cabling|run network cables
milking|milk cows|dairy milking
pig farming > raise pigs|rear pigs|keep pigs|hog farming|pig rearing
poultry farming > raise chickens|keep hens|rear poultry|poultry rearing
sheep farming > keep sheep|raise sheep|shepherding|rear sheep
lambing|deliver lambs|help ewes give birth
beekeeping|keep bees|apiculture|tend hives|look after hives
grape harvest|pick grapes|grape picking|harvest grapes
fruit picking|pick fruit|harvest fruit|fruit harvesting
vegetable growing|grow vegetables|vegetable production
grain harvest > bring in the wheat|combine harvesting|harvest grain|drive a combine|cereal harvest|combine driving
irrigation > water crops|irrigate fields
hedge trimming|cut hedges|trim hedges|hedge cutting
tree felling|fell trees|cut down trees|tree cutting|logging|tree removal|remove trees|take down trees
tree surgery > prune trees|arboriculture|tree pruning
weeding > pull weeds|weed control|remove weeds
gardening > look after gardens|tend gardens|maintain gardens|garden maintenance
pest control > kill rats and insects|extermination|deal with pests|pest extermination
plowing|ploughing|plough fields|plow fields
fish farming > farm salmon|aquaculture|raise trout|rear fish
dog grooming|clip and bath dogs|groom dogs|clip dogs|clip and groom dogs
horseshoeing|shoe horses|farriery
wastewater treatment|treat sewage|sewage treatment|waste water treatment
water testing|test water samples|water analysis|analyse water
sampling|take samples|collect samples|sample collection > 
cell culture|grow cells|culture cells
site security > guard buildings|guard sites|guarding|building security|guard premises
security patrols|patrol premises|do the rounds|security rounds|patrol sites
access control > check entry|door control|check people in and out
CCTV monitoring|watch cameras|monitor cameras|watch CCTV
firefighting|put out fires|fight fires|fire suppression|fire fighting
vehicle extrication > cut people out of cars|free trapped casualties
parking enforcement|write parking tickets|issue parking fines|traffic wardening
ticket inspection|check tickets|inspect tickets|check train tickets
air traffic control|guide planes > guide aircraft|control air traffic
tire fitting|tyre fitting|fit tyres|change tyres|mount tires|change tires|tire changes|tire changing|tyre changing|tire mounting|tyre replacement|replace tyres|tire replacement|replace tires
wheel balancing|balance wheels
oil changes|change oil|change the oil|oil change|change engine oil
brake repair > fix brakes|replace brake pads|brake replacement|replace brakes
MOT testing > vehicle inspection|MOT inspections
car valeting > auto detailing|clean and polish cars|car detailing|valet cars
vehicle spraying|paint cars|spray cars|automotive painting|car spraying|car painting|auto painting|vehicle painting|respray cars|spray vehicles
`;
