/** Duties of all trades, one meaning a line; what stands behind ">" is narrower and only proves; our own list. */
export const duties2 = `
livestock care|livestock tending|look after farm animals|care for farm animals|look after livestock|livestock husbandry|tend animals > look after cows|look after dairy cows|look after cattle|look after pigs|look after sheep|feed and bed cattle|tend sheep|tend cattle
EHR documentation|electronic health record documentation|electronic charting > document care in the electronic health record|document in the electronic patient record
patient monitoring|patient observation|observe patients|keep watch on patients|take patients' observations
oxygen therapy|give oxygen|administer oxygen
patient handover|hand over patients|bedside handover|shift handover of patients
preoperative preparation|pre-op preparation|prepare patients for surgery|prepare patients for operations|prep patients for surgery|get patients ready for theatre
scrub duties|scrub in for operations|hand instruments to surgeons|pass instruments to surgeons|instrument surgeons in theatre
suturing|suture wounds|wound closure with stitches|sew up wounds|stitch +up wounds
suture removal|remove stitches|take out stitches|take out sutures|stitch removal
emergency response|attend emergencies|respond to emergency calls
trauma care|treat trauma patients|care for trauma patients
bereavement support|support bereaved families|comfort bereaved relatives|grief support|support grieving families
palliative nursing|nurse terminally ill patients|care for terminally ill patients|terminal care
mental health support|support people with mental illness|support people with mental health problems|support mental health patients
de-escalation|defuse conflict|calm aggressive patients|defuse aggressive situations|defuse tense situations|de-escalate conflict|calm down aggressive people
breastfeeding support|help mothers breastfeed|breastfeeding advice|lactation support|lactation counselling|advise mothers on breastfeeding
childhood immunisation|immunise children|vaccinate children|childhood vaccinations|children's vaccinations|baby jabs
health promotion|promote healthy living|promote healthy lifestyles
smoking cessation|help people stop smoking|stop smoking support|quit smoking support|help smokers quit
care home visits|nursing home visits
referral management|handle referrals|process referrals
insurance verification|check insurance coverage|verify patient insurance|insurance eligibility checks
medical billing|healthcare billing|patient billing
dental chairside assistance|assist dentists at the chair|chairside assisting|chairside support|four-handed dentistry
dental fillings|fill teeth|fill cavities|place fillings
tooth extraction|extract teeth|pull teeth|tooth removal|dental extractions|remove teeth|take out teeth
denture making|denture fabrication|fabricate dentures|produce dentures
oral hygiene advice|teach patients to brush|oral hygiene instruction|show patients how to brush|advise patients on oral hygiene|oral health education
gait training|walking training|teach patients to walk again|walking practice with patients|gait re-education|practise walking with patients
occupational therapy assessments|home assessments for equipment|assess homes for aids and adaptations
medicines reconciliation|medication reconciliation
compound medicines|make up medicines|pharmaceutical compounding|compound prescriptions|extemporaneous preparation
over-the-counter sales|sell over-the-counter medicines|OTC sales|OTC medicine sales|sell OTC medicines
controlled drugs register|controlled drugs records|keep the controlled drugs book|CD register|controlled drug record keeping
write diet plans|draw up diet plans|write nutrition plans
psychotherapy|talking therapy|psychotherapy sessions|psychological therapy
psychological assessment|psychological testing|psychometric assessment of patients
group therapy|run therapy groups|group therapy sessions|lead therapy groups|therapeutic groups
blood typing|determine blood groups|blood grouping|blood group testing
urinalysis|urine tests|analyse urine|dip urine
mammography|take mammograms|perform mammograms|breast screening
dialyse patients|dialysis treatment|run dialysis machines|operate dialysis machines
anaesthetic machine checks|anaesthesia machine checks|test anaesthetic machines
theatre turnover|clean operating theatres between cases|operating room turnover|turn over operating rooms
instrument counts|count swabs and instruments|swab counts|count surgical instruments|surgical counts
animal restraint|restrain animals|hold animals for treatment
nail clipping of animals|clip claws|trim claws
acupuncture|acupuncture treatments|acupuncture needling
ambulance driving|ambulance driver duties
patient stabilisation|stabilise patients|stabilise casualties|casualty stabilisation
waiting list management|manage waiting lists|waiting list administration|keep waiting lists
care documentation|document care|write care notes|keep care records|daily care notes|document care given
keep clients company|keep elderly people company|provide companionship|keep residents company|companionship visits
run activities for residents|organise activities for residents|plan activities for residents|recreational activities for residents|leisure activities for residents
domestic tasks|household tasks|household chores|domestic chores|light housekeeping|household help
behaviour support plans|PBS plans|behavior support plans
respite care|short breaks for carers|give carers a break|respite for family carers|relief care for families
after-school clubs|after-school programs|after school care
housing advice|housing counselling|advise tenants on housing
needs assessment|care needs assessment|assess clients' needs
write case notes|case recording|keep case notes|record case notes
community outreach|outreach work|reach out to communities
interagency working|multi-agency working|work with other agencies|interagency cooperation|partnership working with agencies
phonics|teach phonics|phonics instruction|phonics lessons
reading support|help children read|hear children read|listen to readers|help pupils read|listen to pupils read|reading help
pupil assessment|assess pupil progress|student assessment|evaluate pupils|pupil evaluation|evaluate students|assess learners|assess learning
form tutor|homeroom teacher|form teacher|class tutor
lunchtime supervision|supervise lunch|lunch duty|dinner duty|supervise children at lunch|cafeteria supervision
exam setting|write exams|write exam papers|test writing|write tests for students
home-school liaison|liaise with parents|parent liaison|parental engagement|engage parents
university lecturing|lecture students|university teaching|teach undergraduates
laboratory teaching|teach lab classes|run practicals for students|lab instruction|supervise student lab sessions|supervise student practicals
early years education|preschool education|early childhood education|teach nursery children|preschool teaching|teach preschoolers|kindergarten teaching|nursery teaching|early years teaching|teach preschool children|teach young children|pre-school teaching
play-based learning|learn through play|play activities for children|educational play
circle time|carpet time|group time with children
bottle feeding|feed babies|bottle-feed babies|infant feeding|feed babies bottles
settling in new children|help new children settle
nap time supervision|supervise naps|put children down for naps|supervise rest time
outdoor play supervision|watch children outdoors|outdoor supervision of children|outdoor play
piano lessons|teach piano|piano tuition
guitar lessons|teach guitar|guitar tuition
singing lessons|teach singing|voice lessons|vocal coaching|singing tuition|vocal training
dance classes|teach dance|dance lessons|dance instruction
drama classes|teach drama|drama workshops|theatre classes
fitness classes|teach fitness classes|group exercise classes|group fitness|exercise classes|lead exercise classes|instruct fitness classes|fitness instruction|lead fitness classes|teach exercise classes|group fitness classes
personal training|train clients one to one|one-to-one fitness training|personal training sessions|individual fitness training|one-to-one training with gym clients
write workout plans|design workouts|exercise programme design
pool water testing|check pool chlorine|pool water checks|check pool water quality|test chlorine levels
ski instruction|teach skiing|ski lessons|give ski lessons
riding lessons|teach riding|horse riding lessons|riding instruction|teach horse riding
English teaching|English lessons|English classes|English instruction|English language teaching
vocational training|vocational education|teach a trade|trade instruction|vocational teaching
school library|run the school library|school library management
cataloguing|catalogue books|catalog books|catalogue library stock|cataloging
book lending|issue books|library circulation|loan desk|check out books|circulation desk
instructional design|design learning programmes|learning design|design training courses|training design
e-learning development|build e-learning courses|create e-learning modules|develop e-learning|online course development|create online courses|develop online courses|build online courses
school leadership|run a school|lead a school|head a school
teacher training|teacher education|train new teachers|teacher professional development
expense reconciliation|reconcile expense reports
photocopying and scanning|copy and scan documents|copy and scan
document formatting|lay out documents|document layout
document control|drawing control|manage document versions|document version control
office supplies ordering|order stationery|buy office supplies|office supply purchasing|reorder office supplies
office management|run the office|manage the office
hospitality for visitors|look after visitors|host visitors
message taking|pass on messages|relay messages|take phone messages
invoice filing|invoice archiving
database updating|database upkeep|keep databases current
mail merge|serial letters|form letters
keep customer records|maintain customer files|keep customer files
survey interviewing|carry out survey interviews|interview respondents|survey respondents|conduct survey interviews|polling interviews
coding survey answers|code survey responses|survey coding
accounts preparation|prepare accounts|draw up accounts|produce accounts
profit and loss statements|P&L statements|P&L accounts|profit and loss accounts|income statements|profit and loss reports|P&L reports
year-end close|close the year|annual close|close the books at year end|year-end accounting
ledger reconciliation|balance ledgers
supplier payments|pay vendors|pay supplier invoices|pay creditors|settle supplier invoices|settle supplier accounts
wealth management|manage wealth|manage private clients' wealth|manage private wealth
credit analysis|credit risk assessment|credit risk analysis
counter transactions|bank counter service|teller transactions|serve bank customers at the counter|teller duties
foreign exchange|currency exchange|change currency|bureau de change
claims assessment|assess insurance claims|evaluate claims|claims evaluation
actuarial analysis|actuarial calculations|actuarial modelling
audit planning|plan internal audits
external audit|audit companies' accounts|statutory audit
internal audit|audit internal processes
bookkeeping for small businesses|do the books for small businesses|keep small firms' books
VAT registration|register companies for VAT
payroll queries|answer payroll queries|answer questions about pay|pay queries|pay enquiries
donor relations|look after donors|donor care|donor stewardship|keep in touch with donors|donor relationship management|cultivate donors|maintain donor relationships
contract law advice|advise on contracts
legal correspondence|correspond with courts and opposing counsel|write to courts and solicitors|letters to courts
document review|discovery review
arbitrate disputes|arbitration proceedings
asylum cases|asylum claims|asylum applications
intellectual property protection|protect intellectual property|IP protection|protect trademarks and patents
notarial acts|notary services|notarial services|notarise deeds
medical translation|translate medical texts|medical document translation
post-editing|edit machine translations|machine translation post-editing|correct machine translations|MTPE
court interpreting|interpret at hearings|court interpretation
interpreting for patients|medical interpreting|hospital interpreting|healthcare interpreting
background checks|vet candidates|background screening|pre-employment checks|pre-employment screening
record working hours|track working hours|time recording|record employees' hours|working time recording
workforce scheduling|roster staff
training coordination|coordinate training|organise training|arrange training|training organisation|organise training courses|schedule training|organise courses for staff|arrange courses for staff
training delivery|run training sessions|deliver training sessions|hold training sessions|give training courses|facilitate training|run training courses|teach training courses|give training|lead training sessions|training facilitation|conduct training|hold training courses|give courses|conduct training sessions
staff appraisals|staff performance reviews|employee appraisals|conduct performance reviews|employee evaluations
salary administration|salary management|administer pay
volunteer recruitment|find volunteers|sign up volunteers
citizen enquiries|answer citizens' questions|answer residents' enquiries|public enquiries|answer questions from the public|answer questions from residents
tax inspections|inspect companies' taxes|tax audits|audit taxpayers
electoral registration|register voters|voter rolls|electoral roll
polling station duties|run polling stations|staff polling stations|polling station work|poll clerk duties|poll worker duties
inspections of premises|inspect premises|premises checks
environmental health inspections|inspect restaurants for hygiene|hygiene inspections|restaurant inspections|kitchen hygiene inspections
statement taking|take witness statements|record witness statements
arrest suspects|make arrests|arrest offenders
community policing|neighbourhood policing|community police work
prisoner escort|prisoner transport|transfer prisoners
cell searches|prison cell searches
fire safety inspections|inspect fire safety|fire inspections|fire safety checks
evacuate buildings|evacuate people|building evacuation
alarm monitoring|watch alarms|alarm system monitoring
retail security|store security|shop security|guard shops
cash in transit|transport cash|transport valuables|carry cash between banks
first aid at work|workplace first aid|first aider at work
health and safety inspections|health and safety audits|H&S audits|H&S inspections|workplace inspections|safety inspections of workplaces
permit to work|issue work permits on site
accident books|keep the accident book|record accidents
COSHH assessments|assess hazardous substances|hazardous substance assessments|carry out COSHH assessments
environmental compliance|comply with environmental law|environmental law compliance
infrastructure monitoring|watch infrastructure
incident postmortems|post-mortems|post-incident reviews|incident reviews
capacity planning|capacity forecasting
performance testing|load and performance testing|application performance testing
API integration|integrate APIs|connect APIs|hook up APIs
payment integration|integrate payment providers|payment gateway integration|integrate payment gateways|connect payment providers
database migration|migrate databases|move databases
data integration|integrate data sources|combine data from several sources|merge data sources|connect data sources
time series forecasting|time-series models
survey analysis|survey evaluation|evaluate surveys|analyse survey data
web accessibility|accessible websites|make websites accessible
end-to-end tests|E2E tests
ticket resolution|close tickets|solve tickets|support ticket resolution|clear tickets
Active Directory administration|manage Active Directory
software rollout|roll out software|software deployment to users|distribute software|software distribution|software deployment|deploy software
network monitoring|watch networks
telephone system administration|administer phone systems|manage the phone system|PBX administration
security awareness training|train staff in IT security|IT security training|cyber security training
system documentation|document systems
IT asset management|track IT equipment|keep an IT inventory|IT asset tracking
daily stand-ups|daily scrums|stand-up meetings|stand-ups|daily standups
usability testing|user testing of interfaces|usability studies|test with users|usability tests|run usability tests
game design|video game design
building design|architectural design
landscape design|design parks and gardens|landscape architecture
urban planning|town planning|city planning|plan urban areas
survey sites|measure sites|survey plots
map making|cartography|draw maps|mapmaking|map production
chemical process operation|run chemical plants|operate chemical plants|chemical plant operation
product development|develop products|new product development|develop new products
value stream mapping|VSM|map value streams
5S workplace organisation|apply 5S|5S methodology
time studies|time and motion studies|work measurement|time production steps|time-and-motion studies
production planning|production scheduling|manufacturing planning|plan production runs
production supervision|oversee production|production line supervision
downtime reduction|cut downtime|reduce machine downtime|reduce stoppages|cut stoppages
non-conformance reports|NCRs|nonconformance reports|write non-conformance reports|non-conformity reports
supplier quality|supplier quality management|supplier quality assurance
weld inspection|inspect welds|check welds|test welds
automate machines|automation of machines|automate production|industrial automation
PLC programming|program controllers|write PLC code
robot programming|program industrial robots
CNC machining|operate CNC machines|CNC machine operation|run CNC machines|CNC operation|machine parts on CNC|CNC operating
field trials|run field trials|conduct field trials
laboratory management|run a laboratory|lab management|manage the lab|manage a laboratory
sterile technique|aseptic technique|aseptic technique in the lab|work under sterile conditions|aseptic working
media preparation|prepare culture media|pour plates|pour agar plates|make culture media
PCR testing|run PCRs|run PCR assays|PCR analysis|perform PCR
stability testing|stability studies|run stability studies
biodiversity monitoring|monitor species|wildlife monitoring
investigative journalism|investigative reporting|investigate stories
radio presenting|present radio shows|radio hosting|host radio shows|present radio programmes
TV presenting|present on television|host TV shows|present TV programmes
animate characters|character animation|create animations|produce animations
take photographs|take photos|shoot photos|photography|shoot photographs
set building|scenery building|set construction|stage set construction|construct scenery
costume making|sew costumes|costume tailoring
stage management|run the stage|stage managing
lighting design|light stages|stage light design
exhibition setup|set up exhibitions|install exhibitions|exhibition installation|mount exhibitions|exhibit installation|hang exhibitions
museum tours|lead museum tours|show visitors round the museum|guide museum visitors
guided tours|show tourists around|show groups around|show school classes around|lead sightseeing tours|show visitors around|take visitors on tours|lead guided tours|tour groups around|lead tours|give tours|conduct tours|guide visitors
museum conservation|conserve artworks|art restoration|art conservation|restore artworks
ticket checks at events|check tickets at the door|usher guests|show guests to their seats|seat guests
music performance|perform music|play concerts|give concerts|concert performance
online advertising|run online ads|digital advertising|place online ads|internet advertising|paid advertising online
set prices|price products|determine prices
key account management|look after key accounts|manage key accounts|look after major customers|key customer management|manage major customers|major account management|care for key customers|manage major accounts
sales negotiations|negotiate sales|negotiate with customers|customer negotiations|negotiate deals|deal negotiation
field sales|travelling sales|external sales|sales on the road
meet sales targets|hit sales targets|reach sales targets|achieve sales targets|meet quotas|hit quotas
spend analysis|purchasing spend analysis
run tenders|issue tenders|manage tenders|put contracts out to tender|calls for tender|invite bids|invite tenders
materials planning|material requirements planning|MRP planning
team management|manage teams|people management|manage people|staff management|manage staff|personnel management
`;
