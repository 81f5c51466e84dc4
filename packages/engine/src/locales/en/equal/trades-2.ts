/** English, duties of care, school, law, money, land and the screen in the trade's word and in plain words; our own list. */
export const trades2 = `
personal care > help wash and dress|wash and dress residents|personal hygiene care|help residents wash and dress
feeding assistance|help eat|help at mealtimes|mealtime assistance|assist with meals|help residents eat|help with feeding|assist with feeding|help patients eat|feed residents|assist residents at mealtimes
moving and handling > hoist and transfer residents|lift and transfer patients|manual handling of patients|patient handling
vital signs > observations|take blood pressure and temperature|take obs|monitor vital signs
wound care|dress wounds|change dressings|treat wounds|wound management|wound treatment|change wound dressings|look after wounds
phlebotomy|take blood|draw blood|venepuncture|venipuncture|blood collection|blood sampling|take blood samples|collect blood samples|blood sample collection|bleed patients
medication administration|give medicines|give out medication|medication rounds|administer medicines|give prescribed medicines|administer drugs|hand out medication|medicine rounds|dispense medication to patients
injections|give shots|injection administration > give injections|give jabs
vaccination|give vaccines|immunisation|immunization|vaccinate|administer vaccines|give vaccinations|administer immunizations
IV therapy|put up drips|intravenous infusions|set up drips|intravenous therapy|give IV fluids|administer IV fluids|intravenous fluids
end-of-life care|care for the dying|care of dying patients|care for terminally ill patients|look after terminally ill patients
dementia care|look after people with dementia|care for people with dementia|care for dementia patients|look after residents with dementia|care for residents with dementia
speech therapy|speech and language therapy|SLT|speech-language pathology|SLP@speech therapy language
patient transport|move patients > portering of patients|wheel patients|move patients between wards|take patients to theatre|patient transfer between wards
instrument sterilization|sterilise instruments|instrument sterilisation|decontaminate instruments
radiography > take x-rays|x-ray imaging|perform x-rays
ultrasound|sonography > perform ultrasound scans
prescription dispensing|fill prescriptions|dispense medicines|make up prescriptions|prescription processing
teeth cleaning > scale and polish|dental cleaning|dental prophylaxis
eye exams|sight tests|test eyesight|eye tests|eye examinations|refraction
waxing|remove hair with wax > hair removal with wax|wax clients
funeral services|arrange funerals|funeral arrangement|organise funerals|plan funerals|funeral direction
childcare|child care|look after children|mind children > childminding
homework help|homework support > tutoring after school
one-to-one tutoring|private tuition|individual tutoring > one-to-one tuition
playground supervision|watch the playground|playground duty|recess supervision|playtime supervision|supervise breaks|break duty|watch pupils at break
lesson planning|prepare lessons|lesson preparation
marking > mark exams|grade papers|grading|mark essays|mark pupils' work
special educational needs|SEN|special education|special needs education
adult literacy|teach adults to read|teach adults to read and write
driving instruction|teach people to drive|driving lessons|teach learner drivers
sign language|BSL|ASL
job placement|find jobs for clients|place clients in jobs|place people in work|place job seekers in work > help people find jobs|find work for the unemployed|help jobseekers into work|employment support
homeless outreach > help rough sleepers|street outreach|outreach to rough sleepers
contract drafting|draw up contracts|write contracts|contract preparation|prepare contracts
contract review|check contracts|go through contracts|contract vetting|read through contracts
litigation > court cases|represent clients in court|court proceedings
family law > divorce and custody cases|divorces
wills and probate > draw up wills|wills and estates|administer estates
debt collection|chase debts|recover debts > chase unpaid invoices|chase overdue invoices
bank reconciliation|reconcile bank statements|match bank statements|reconcile bank accounts|bank reconciliations
month-end close|close the books each month > month end|monthly close
accounts payable > pay suppliers|purchase ledger|process supplier invoices|supplier invoices
accounts receivable > sales ledger|bill customers and collect
invoicing|bill customers|raise invoices|send invoices|issue invoices|billing
payroll processing|pay wages|run payroll|process wages|payroll administration|prepare payroll|payroll preparation|run the monthly payroll|weekly payroll|pay run processing
VAT returns|file VAT|submit VAT returns
tax return preparation|prepare tax returns|tax preparation
variance analysis|compare actuals to budget|budget variances|budget vs actual analysis
claims handling|settle insurance claims|claims settlement|handle insurance claims|insurance claims processing|claims processing|process insurance claims|deal with claims|pay out claims
property valuation|value houses|value properties|appraise homes|real estate appraisal|property appraisal|appraise houses
property management > manage rental flats|look after rented properties|manage rentals|rental property management
home sales|sell houses|residential sales|residential property sales
property viewings > show houses|show flats to buyers|house viewings
onboarding|induct new starters|induction of new staff|welcome new starters|inductions
job interviews|interview applicants|interview candidates|interviewing
CV screening|read applications|resume screening|screen CVs > sift applications|shortlist candidates|shortlisting
shift scheduling|write rotas|make rotas|rota planning|staff scheduling|rostering|draw up rotas|plan shifts|employee scheduling|staff rostering|prepare rotas|make rosters
media relations|press relations|deal with journalists|liaise with the press|press office|deal with the press|media liaison|liaise with journalists|press liaison
social media management > run Instagram and Facebook|look after social media|run social media accounts|manage social media|social media accounts
event planning|organise events > event management|put on events|event organisation|event coordination
photo editing|retouch photos|image editing|retouch images
video editing|cut videos|edit footage|cut footage|edit film|edit video footage
sound engineering > mix concerts|live sound|mix live bands
stage lighting > rig lights|light shows|operate stage lights
proofreading|check proofs|proof texts|correct proofs|read proofs
copy editing|subediting|sub-editing
subtitling|write subtitles|subtitle films|captioning
simultaneous interpreting|interpret live|conference interpreting
data backup|back up data|backups|take backups
help desk|user support|helpdesk|help users with IT problems|IT helpdesk|service desk|help desk support|helpdesk support|IT support|service desk support|staff the help desk|first-line support|help colleagues with computer problems|computer support|technical support for users|support users with IT problems|help staff with computer problems|solve IT problems for users
PC setup|set up computers|computer setup|install workstations|set up workstations|build PCs
software testing|QA testing|test applications
network cabling|structured cabling|run network cables
pig farming > raise pigs|rear pigs|keep pigs|hog farming
poultry farming > raise chickens|keep hens|rear poultry
sheep farming > keep sheep|raise sheep|shepherding|rear sheep
lambing|deliver lambs|help ewes give birth
grape harvest|pick grapes > cut grapes
grain harvest > bring in the wheat|combine harvesting|drive a combine|cereal harvest
irrigation > water crops|irrigate fields
tree felling|fell trees|cut down trees|logging|tree removal|remove trees|take down trees
tree surgery > prune trees|arboriculture
weeding > pull weeds|weed control|remove weeds
gardening > look after gardens|tend gardens|maintain gardens
pest control > kill rats and insects|extermination|deal with pests|pest extermination
fish farming > farm salmon|aquaculture|raise trout|rear fish
dog grooming|clip and bath dogs|clip dogs|clip and groom dogs|clip and bathe dogs|wash and clip dogs
horseshoeing|shoe horses|farriery
site security > guard buildings|guard sites|guarding|building security|guard premises
security patrols|patrol premises|do the rounds|security rounds|patrol sites
access control > check entry|door control|check people in and out
CCTV monitoring|watch cameras|monitor cameras|watch CCTV
firefighting|put out fires|fight fires|fire suppression
vehicle extrication > cut people out of cars|free trapped casualties
parking enforcement|write parking tickets|issue parking fines|traffic wardening
ticket inspection|check tickets|inspect tickets|check train tickets
air traffic control|guide planes > guide aircraft
tire fitting|tyre fitting|change tyres|mount tires|change tires|tyre replacement|replace tyres|tire replacement|replace tires|swap tires
wheel balancing
oil changes|change engine oil|replace engine oil|engine oil changes|drain and refill oil
brake repair > fix brakes|replace brake pads|brake replacement|replace brakes
MOT testing > vehicle inspection|MOT inspections
car valeting > auto detailing|clean and polish cars|car detailing
vehicle spraying|paint cars|spray cars|automotive painting|auto painting|vehicle painting|respray cars
`;
