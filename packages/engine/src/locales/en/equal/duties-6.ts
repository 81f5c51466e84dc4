/** Duties of all trades as postings ask for them, one meaning a line; what stands behind ">" is narrower and only proves; our own list. */
export const duties6 = `
balance sheet reconciliation|reconcile balance sheet accounts|balance sheet account reconciliation
payroll reconciliation|reconcile payroll|reconcile payroll accounts
stock reconciliation|reconcile stock|inventory reconciliation|reconcile inventory|reconcile stock counts
VAT reconciliation|reconcile VAT|reconcile the VAT account
bank deposits|deposit takings|make bank deposits|bank the takings|take deposits to the bank
credit note processing|process credit notes
purchase invoice processing|process purchase invoices|process supplier invoices|supplier invoice processing|enter supplier invoices|post supplier invoices
maintain the fixed asset register|keep the asset register|asset register maintenance
financial forecasting|forecast finances|financial projections|prepare financial forecasts
cost analysis|analyse costs|analyze costs|costs analysis
cost estimation|estimate costs|cost estimating|prepare cost estimates
tax planning|plan taxes for clients|plan clients' taxes
VAT compliance|comply with VAT rules|sales tax compliance
audit preparation|prepare for audits|audit readiness
statutory reporting|statutory financial reporting|statutory returns
SOX compliance|Sarbanes-Oxley compliance|SOX controls|Sarbanes-Oxley controls
IFRS reporting|report under IFRS
treasury operations|run treasury operations|manage the treasury
cash management|manage cash|cash position management
working capital management|manage working capital
debt management advice|advise on debt|advise people in debt
mortgage broking|arrange mortgages|mortgage brokerage|broker mortgages|find mortgages for buyers
cheque clearing|clear cheques|check clearing|cheque handling
claims investigation|investigate claims|investigate insurance claims|claims investigations
loss adjusting|adjust losses|claims adjusting|adjust claims|claims adjustment
list properties|write property listings|property listing writing|advertise properties
tenant screening|screen tenants|tenant vetting|vet tenants|reference tenants|tenant referencing|tenant selection
lease renewals|renew leases|tenancy renewals|renew tenancies
lease negotiation|negotiate leases|lease negotiations
lease administration|administer leases|manage leases|lease management
property maintenance|maintain properties|look after the upkeep of properties|property upkeep|upkeep of properties
inventory check-in and check-out|carry out property inventories
move-in inspections|move-out inspections > check-in and check-out inspections
block management|manage blocks of flats|apartment block management|manage apartment blocks
home staging|stage homes|stage houses for sale|property staging
closing coordination|coordinate closings|real estate closings|handle house closings
client intake|take in new clients|intake interviews with clients|new client intake
client meetings|meet clients|hold client meetings|meetings with clients
client care|look after clients
client relationship management|manage client relationships|client relations|maintain client relationships|look after client relationships|build client relationships
answer discovery requests|respond to discovery requests|discovery responses
e-discovery|electronic discovery|eDiscovery
docket management|manage dockets|docketing|keep the docket|court docketing
deed preparation|prepare deeds|draft deeds|deed drafting
land registry applications|apply to the land registry|land registry submissions
child custody cases|handle custody disputes
personal injury claims|injury claims|personal injury cases|handle injury claims
immigration law|immigration cases|handle immigration cases|immigration casework
trademark filing|file trademark applications|trade mark registration|register trade marks|trademark registration
regulatory compliance|comply with regulations|ensure compliance with regulations|compliance with regulations
compliance training|train staff on compliance
GDPR compliance|General Data Protection Regulation compliance|comply with GDPR
timekeeping|keep timesheets|track hours worked|time and attendance recording|time and attendance
timesheet management|manage timesheets|collect timesheets|timesheet collection
benefits enrolment|enrol employees in benefits|benefits enrollment|enroll employees in benefits
pension enrolment|enrol staff in pensions|pension auto-enrolment
absence monitoring|monitor absence|track absence|monitor staff absence
grievance investigation|investigate grievances|grievance investigations
disciplinary investigations|investigate misconduct|investigate disciplinary matters
redundancy consultation|consult on redundancies|redundancy consultations
employee relations|ER@HR staff disputes|staff relations|handle employee relations
write training materials|create training materials|develop training materials|training material development|prepare training materials
team leadership|lead teams|team leading|lead a team|leading a team
project reporting|report on projects|write project reports|status reporting on projects
project budgeting|budget projects|prepare project budgets
keep risk registers|maintain risk registers|risk register maintenance
business process improvement|improve business processes|improve processes|streamline processes|process streamlining|streamlining of processes
business analysis|analyse business needs|business requirements analysis|analyse business requirements
gap analysis|analyse gaps
benchmarking|compare performance with competitors|benchmark performance
mergers and acquisitions|mergers & acquisitions
itinerary planning|plan itineraries|prepare itineraries
front desk duties|work on the front desk|front desk work|reception duties|reception work|staff the front desk|man reception|work at reception|run reception|front-of-house reception
database maintenance|maintain databases|keep databases up to date|update databases|database updates|maintain the database
correspondence handling|handle correspondence|deal with correspondence|answer correspondence|manage correspondence|correspondence management
email management|manage emails|manage inboxes|email handling|deal with emails|handle emails
spreadsheet creation|create spreadsheets|build spreadsheets|set up spreadsheets
PivotTables|build pivot tables
venue sourcing|find venues|source venues|venue finding|venue search
venue booking|book venues|hire venues|venue hire
delegate registration|register delegates|attendee registration|register attendees|registration of delegates|delegate bookings
customer follow-up|follow up with customers|client follow-up|follow up with clients|follow up customers
customer satisfaction surveys|run customer surveys
technical support|tech support|give technical support|provide technical support|technical help to customers
exchanges and refunds|refunds and exchanges|process exchanges and refunds
prepare quotes|write quotes|quote preparation|prepare quotations|produce quotations|provide quotes|quote jobs|issue quotations
proposal writing|write proposals|draft proposals|prepare proposals|proposal preparation|write sales proposals
bid writing|write bids|tender writing|write tenders|prepare bids|bid preparation|tender preparation|prepare tenders
pipeline management|manage the sales pipeline|sales pipeline management|manage pipelines@sales
CRM data entry|update the CRM|CRM updates|keep the CRM up to date|maintain CRM records|CRM maintenance|customer relationship management records
contract renewals|renew contracts|contract renewal|renew customer contracts
sales analysis|analyse sales|analyze sales|sales data analysis|analyse sales figures|analyze sales data
dealer support|support dealers|look after dealers|dealer management|manage dealers
wholesale sales|sell wholesale|sell to retailers|sell to wholesalers
retail sales|sell in a shop|shop sales|sell in store|in-store sales|store sales|sell on the shop floor
clothing sales|sell clothes|sell clothing|fashion retail sales|fashion sales|sell fashion
shoe fitting|fit shoes|measure feet for shoes|fit customers for shoes
jewellery sales|sell jewellery|jewelry sales|sell jewelry
electronics sales|sell electronics|sell electrical goods
mobile phone sales|sell mobile phones|cell phone sales|sell cell phones|sell phone contracts
lottery sales|sell lottery tickets
stock checks|check stock|check stock levels|stock level checks|monitor stock levels|stock level monitoring|stock monitoring|monitor stock
display merchandise|product display|product displays|build displays|arrange displays|create displays|display products
loss prevention|prevent losses
marketing strategy development|develop marketing strategies|write marketing strategies|marketing strategy planning
campaign management|manage campaigns|run campaigns|run marketing campaigns|manage marketing campaigns|marketing campaign management|plan and run campaigns
write email newsletters|write newsletters|newsletter writing|send newsletters|produce newsletters
content creation|create content|produce content|content production
web content management|update websites|maintain websites|keep websites up to date|update website content|website content updates
market analysis|analyse markets|analyze markets
trade show organisation|organise trade shows|plan trade shows|exhibition organising|trade fair organisation|organise trade fairs|trade show planning|trade show coordination
trade show attendance|staff trade show stands|man exhibition stands|work on exhibition stands|trade show stands|exhibition stand staffing
ad copywriting|write ad copy|write adverts|write advertisements|advertising copywriting|advert writing|write advertising copy
speech writing|write speeches|speechwriting|draft speeches
translation of documents|translate documents|translate texts|text translation|written translation
layout design|design layouts|page layouts|page design|design pages
infographic design|create infographics
radio production|produce radio programmes|make radio programmes|produce radio shows
user experience design|UX design|design user experiences
backend services|back-end services|build backend services|server-side services|back end services
web application development|develop web applications|build web apps|web app development|build web applications
software maintenance|maintain software|software upkeep|application maintenance|maintain applications
software design|design software|design software systems
unit testing|write unit tests|unit tests
user acceptance testing|user acceptance tests
API development|develop APIs|build APIs|API design|design APIs|API programming
database design|design databases|database modelling|design database schemas|schema design
database administration|administer databases|manage databases|DBA work|run databases|database management
data cleaning|clean data|data cleansing|cleanse data|clean up data|data cleanup
data modelling|model data|data modeling|build data models
data migration|migrate data|move data to new systems|transfer data to new systems|data transfer to new systems
data reporting|report on data|reporting on data
build machine learning models|train machine learning models
cloud administration|administer cloud systems|cloud management|manage cloud systems|manage cloud environments
system administration|administer systems|sysadmin work|systems administration|sys admin
server maintenance|maintain servers|server upkeep|look after servers|run servers
network administration|administer networks|manage networks|network management|look after networks|network admin
network security|secure networks|protect networks
security audits|audit security|IT security audits
vulnerability assessments|assess vulnerabilities|vulnerability testing
incident response|respond to incidents|respond to security incidents|security incident response|security incident handling
patient care|care for patients|look after patients|nurse patients|caring for patients|attend to patients
patient assessment|assess patients|patient assessments|assessing patients
patient education|educate patients|teach patients|patient teaching
patient discharge|discharge patients|discharging patients
patient registration|register patients|book in patients|check in patients|patient check-in
mobility support|help residents walk|assist with mobility|help with mobility|help patients walk
home care|care for people at home|domiciliary care|home-based care|look after people in their own homes|in-home care|homecare
live-in care|live with clients as carer
care planning|write care plans|plan care|develop care plans|draw up care plans|prepare care plans|care plan writing
dental cleanings|clean teeth|teeth cleaning|scale and polish teeth|dental scaling|scaling and polishing|dental prophylaxis|dental hygiene treatments
medication counselling|counsel patients on medicines|advise patients on medicines|medicines advice|advise on medicines|medication advice
stock control of medicines|pharmacy stock control|manage pharmacy stock
physical therapy|physiotherapy|physiotherapy treatment|treat patients with physiotherapy|physiotherapy treatments
occupational therapy|occupational therapy treatment
write exercise programmes|design exercise programs|write exercise plans|exercise programme design
write meal plans|meal planning|plan meals
counsel clients|counselling sessions|counseling sessions|give counselling
counsel people in crisis|support people in crisis
family therapy|family counselling|work with families in therapy
anaesthesia monitoring|anesthesia monitoring|monitor anaesthesia|monitor anesthesia|anaesthetic monitoring|monitor patients under anaesthetic
kennel work|look after kennels|kennel cleaning
specimen processing|process specimens|sample processing|process samples|lab sample processing
data recording|record data|log data|data logging
research assistance|assist with research|research support|support research|assist researchers
field research|fieldwork|field work|research in the field
write academic papers|write scientific papers|scientific writing|publish scientific papers|write journal articles|research paper writing
special needs teaching|teach children with special needs|special education teaching|SEN teaching|SEND teaching|teach pupils with special needs
one-to-one support|support pupils one to one|1:1 support|one-on-one support|individual support of pupils
reading instruction|teach reading|reading lessons|teach children to read
curriculum development|develop curricula|curriculum design|design curricula|curriculum planning|develop the curriculum|write curricula
grade papers|mark papers|mark essays|grade assignments|mark assignments|grade essays|essay marking|mark coursework|assignment marking
academic advising|advise students|student advising|student advice|advise students on courses
recruit students|attract students
extracurricular activities|run after-school activities|after-school activities|extra-curricular activities|run after-school clubs
library services|library assistance|library work|help library users|assist library users|library reader services
social work|casework with families
advocacy|advocate for clients|speak up for clients|advocate on behalf of clients
food bank work|hand out food parcels|distribute food parcels|food parcel distribution
volunteer training|train volunteers
fundraising events|organise fundraising events|charity events|run charity events|fundraising event organisation
report writing in security|write security reports|security reports
rescue operations|rescue people|rescue work
dispatch crews|emergency dispatching
cook meals|prepare meals|meal preparation|cook dishes|cook food|meal cooking
fry cooking|work the fryer|fry food|fryer station
kitchen cleaning|clean the kitchen|clean kitchens|keep the kitchen clean
food cost control|control food costs|food costs control|keep food costs down
greet and seat guests|guest seating|welcome and seat guests
cater events|cater for events|cater for functions
take hotel bookings|room reservations|take room bookings|handle room reservations|room bookings at hotel
concierge services|arrange outings for guests
end-of-tenancy cleaning|clean flats between tenancies|end of lease cleaning
beard trimming|trim beards|beard trims|groom beards|beard grooming
goods dispatch|dispatch goods|ship goods|goods shipping|dispatch orders|ship orders|order dispatch|order shipping|ship products
loading trucks|load trucks|load lorries|truck loading|lorry loading|load vehicles|load trailers
unloading trucks|unload trucks|unload lorries|truck unloading|unload vehicles|unload deliveries|unload trailers|offload trucks
customs clearance|clear goods through customs|clear shipments through customs|customs processing|clear imports|customs clearing
import and export|import/export operations|handle imports and exports|imports and exports
car detailing|detail cars|car valeting|valet cars|auto detailing|vehicle valeting
fare collection|collect fares|take fares|sell fares
baggage loading|load luggage onto aircraft|baggage handling at airport
mistake-proofing|poka-yoke|error-proofing|mistake proofing|error proofing|pokayoke
just-in-time production|JIT production|just in time manufacturing|JIT manufacturing
Six Sigma|6 Sigma|Six Sigma projects
production reporting|report production figures|record production figures
package products|pack products on the line|packaging of products
paint walls|paint houses|interior and exterior painting|house painting|decorate houses
road maintenance|maintain roads|road repair|repair roads|highway maintenance
plant trees and shrubs|plant beds|plant shrubs
HVAC installation|install HVAC systems|heating, ventilation and air conditioning installation|install heating, ventilation and air conditioning|HVAC system installation
HVAC maintenance|maintain HVAC systems|service HVAC systems|HVAC servicing|HVAC system maintenance
air conditioning repair|repair air conditioners|AC repair|fix air conditioners
brake replacement|replace brakes|fit brakes|change brake pads|brake pad replacement|replace brake pads
bodywork repair|repair bodywork|body repair|car body repair|repair car bodies|auto body repair|bodyshop work|collision repair
grinding machine operation|operate grinding machines|grind components
3D printing|3D print parts|additive manufacturing|print parts in 3D|3-D printing
site management|manage sites|construction site management|manage construction sites|manage building sites|run building sites
vegetable harvesting|harvest vegetables|pick vegetables|vegetable picking|vegetable harvest
order picking and packing|pick and pack orders|pick and pack|picking and packing|picked and packed orders|pick and pack online orders|picking and packing of orders|pick-and-pack
equipment repair|repair equipment|fix equipment|mend equipment
goods delivery|deliver goods|delivery of goods|make deliveries|drive deliveries|delivery driving
articulated lorry driving|drive articulated lorries|tractor-trailer driving|drive tractor-trailers|semi-truck driving|drive semis|artic driving
tap replacement|replace taps|faucet replacement|replace faucets|swap taps|swap faucets|swap leaking taps|change taps
brake replacement|replace brakes|change brake pads|brake pad replacement|replace brake pads
hotel reservation handling|take hotel bookings|room reservations handling|take room bookings|handle room reservations|handle hotel reservations
floor mopping|mop floors|wash floors with a mop
window replacement|replace windows|swap windows
plumbing repairs|repair plumbing|plumbing repair work|plumbing repair|fix plumbing
car washing|wash cars|car wash work|clean cars|car cleaning
hardware installation|install hardware|hardware setup|set up hardware
landing page design|design landing pages
aged debt chasing|chase aged debts|chase aged debt
palliative care|palliative nursing care|care for palliative patients
teaching English as a foreign language|TEFL|ESL teaching|teach ESL|teach English to speakers of other languages|ESOL teaching|teach ESOL|EFL teaching|teach EFL|TESOL
`;
