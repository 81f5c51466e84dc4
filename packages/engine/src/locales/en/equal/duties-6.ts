/** Duties of all trades as postings ask for them, one meaning a line; what stands behind ">" is narrower and only proves; our own list. */
export const duties6 = `
balance sheet reconciliation|reconcile balance sheet accounts
payroll reconciliation|reconcile payroll accounts
stock reconciliation|inventory reconciliation|reconcile stock counts
VAT reconciliation|reconcile the VAT account
bank deposits|deposit takings|make bank deposits|bank the takings|take deposits to the bank
credit note processing
purchase invoice processing|process supplier invoices|enter supplier invoices|post supplier invoices|vendor invoice processing|AP invoice processing
maintain the fixed asset register|keep the asset register|asset register maintenance
financial forecasting|forecast finances|financial projections|prepare financial forecasts
cost analysis
cost estimation|estimate costs|prepare cost estimates
tax planning|plan taxes for clients
VAT compliance|comply with VAT rules|sales tax compliance
audit preparation|prepare for audits|audit readiness
statutory reporting|statutory financial reporting|statutory returns
SOX compliance|Sarbanes-Oxley compliance|SOX controls|Sarbanes-Oxley controls
IFRS reporting
treasury operations|run treasury operations|manage the treasury
cash management|manage cash|cash position management
working capital management|manage working capital
debt management advice|advise on debt|advise people in debt
mortgage broking|arrange mortgages|mortgage brokerage|broker mortgages|find mortgages for buyers
cheque clearing|check clearing|cheque handling
claims investigation|investigate claims|investigate insurance claims
loss adjusting|claims adjusting|claims adjustment
list properties|write property listings|advertise properties
tenant screening|tenant vetting|reference tenants|tenant referencing|tenant selection
lease renewals|renew leases|tenancy renewals|renew tenancies
lease negotiation|negotiate leases
lease administration|manage leases|lease management
property maintenance|look after the upkeep of properties|property upkeep
inventory check-in and check-out|carry out property inventories
move-in inspections > check-in and check-out inspections
block management|manage blocks of flats|apartment block management|manage apartment blocks
home staging|stage houses for sale|property staging
closing coordination|coordinate closings|real estate closings|handle house closings
client intake|take in new clients|intake interviews with clients|new client intake
client care|look after clients
client relationship management|manage client relationships|client relations|maintain client relationships|look after client relationships|build client relationships
answer discovery requests|respond to discovery requests|discovery responses
e-discovery|electronic discovery|eDiscovery
docket management|manage dockets|docketing|keep the docket|court docketing
deed preparation|prepare deeds|draft deeds
land registry applications|apply to the land registry|land registry submissions
child custody cases|handle custody disputes
personal injury claims|injury claims|personal injury cases|handle injury claims
immigration law|immigration cases|handle immigration cases|immigration casework
trademark filing|file trademark applications|trade mark registration|trademark registration
regulatory compliance|comply with regulations|ensure compliance with regulations|compliance with regulations
compliance training|train staff on compliance
GDPR compliance|General Data Protection Regulation compliance|comply with GDPR
timekeeping|keep timesheets|track hours worked|time and attendance recording|time and attendance
timesheet management|manage timesheets|collect timesheets|timesheet collection
benefits enrolment|enrol employees in benefits
pension enrolment|enrol staff in pensions|pension auto-enrolment
absence monitoring|track absence|monitor staff absence
grievance investigation|investigate grievances
disciplinary investigations|investigate misconduct|investigate disciplinary matters
redundancy consultation|consult on redundancies
employee relations|ER@HR staff disputes|staff relations|handle employee relations
write training materials|create training materials|develop training materials|training material development|prepare training materials
team leadership|lead teams
project reporting|write project reports|status reporting on projects
project budgeting|prepare project budgets
keep risk registers|maintain risk registers
business process improvement|improve business processes|improve processes|streamline processes
business analysis|analyse business needs|business requirements analysis
gap analysis
benchmarking|compare performance with competitors|benchmark performance
mergers and acquisitions|mergers & acquisitions
itinerary planning|prepare itineraries|plan itineraries|put together itineraries|itinerary creation|draw up itineraries|create itineraries
front desk duties|work on the front desk|reception duties|reception work|staff the front desk|man reception|run reception|front-of-house reception
database maintenance|keep databases up to date|update databases
correspondence handling|deal with correspondence|answer correspondence|manage correspondence|correspondence management
email management|manage emails|manage inboxes|email handling|deal with emails
spreadsheet creation|create spreadsheets|build spreadsheets|set up spreadsheets
PivotTables|build pivot tables
venue booking|hire venues|reserve venues|venue reservation
delegate registration|attendee registration|delegate bookings
customer follow-up|client follow-up
customer satisfaction surveys|run customer surveys|customer surveys|survey customers|ask customers how satisfied they are
technical support|tech support|give technical support|provide technical support|technical help to customers
exchanges and refunds|process exchanges and refunds
prepare quotes|write quotes|quote preparation|prepare quotations|produce quotations|provide quotes|quote jobs|issue quotations
proposal writing|draft proposals|prepare proposals|proposal preparation|write sales proposals|put together proposals
bid writing|tender writing|prepare bids|bid preparation|tender preparation|prepare tenders|put together bids|put together tenders
pipeline management|manage the sales pipeline|sales pipeline management|manage pipelines@sales
CRM data entry|update the CRM|keep the CRM up to date|maintain CRM records|CRM maintenance|customer relationship management records|customer relationship management system maintenance
contract renewals|renew contracts|renew customer contracts
sales analysis|sales data analysis|analyse sales figures
dealer support|look after dealers|dealer management|manage dealers
wholesale sales|sell wholesale|sell to retailers|sell to wholesalers
retail sales|sell in a shop|shop sales|sell in store|in-store sales|sell on the shop floor
clothing sales|sell clothes|fashion retail sales|fashion sales|sell fashion
shoe fitting|measure feet for shoes|fit customers for shoes
jewellery sales|sell jewellery|jewelry sales|sell jewelry
electronics sales|sell electronics|sell electrical goods
mobile phone sales|sell mobile phones|cell phone sales|sell cell phones|sell phone contracts
lottery sales|sell lottery tickets
stock checks|check stock levels|monitor stock levels|stock monitoring|stock level checks
display merchandise|product display|build displays|arrange displays|create displays
loss prevention|prevent losses
marketing strategy development|develop marketing strategies|write marketing strategies|marketing strategy planning
campaign management|manage campaigns|run campaigns|run marketing campaigns|manage marketing campaigns|marketing campaign management|plan and run campaigns
write email newsletters|write newsletters|send newsletters|produce newsletters
web content management|update websites|maintain websites|keep websites up to date|update website content
market analysis
trade show organisation|organise trade shows|plan trade shows|exhibition organising|trade fair organisation|organise trade fairs|trade show coordination
trade show attendance|staff trade show stands|man exhibition stands|work on exhibition stands|trade show stands|exhibition stand staffing
ad copywriting|write ad copy|write adverts|write advertisements|advertising copywriting|write advertising copy
translation of documents|translate documents|translate texts|text translation|written translation
layout design|page layouts|page design
infographic design|create infographics
radio production|produce radio programmes|make radio programmes|produce radio shows
user experience design|UX design|design user experiences
backend services|back-end services|build backend services|server-side services
web application development|develop web applications|build web apps|web app development|build web applications
software maintenance|software upkeep|application maintenance
software design|design software systems
user acceptance testing
API development|develop APIs|build APIs|API design|design APIs|API programming
database design|database modelling|design database schemas|schema design
database administration|manage databases|DBA work|run databases|database management
data modelling|build data models
data migration|migrate data|move data to new systems|transfer data to new systems
data reporting
build machine learning models|train machine learning models
cloud administration|administer cloud systems|cloud management|manage cloud systems|manage cloud environments
system administration|sysadmin work|sys admin
server maintenance|server upkeep|look after servers|run servers
network administration|manage networks|network management|look after networks|network admin|run the network
network security|secure networks|protect networks
security audits
vulnerability assessments|assess vulnerabilities|vulnerability testing
incident response|respond to security incidents|security incident handling
patient care|look after patients|nurse patients|attend to patients
patient assessment|patient assessments
patient education|educate patients|teach patients
patient discharge
patient registration|book in patients|check in patients
mobility support|help residents walk|assist with mobility|help with mobility|help patients walk
home care|care for people at home|domiciliary care|home-based care|look after people in their own homes|homecare
live-in care|live with clients as carer
care planning|write care plans|develop care plans|draw up care plans|prepare care plans
dental cleanings|clean teeth|scale and polish teeth|dental scaling|scaling and polishing|dental prophylaxis|dental hygiene treatments
stock control of medicines|pharmacy stock control|manage pharmacy stock
physical therapy|physiotherapy|physiotherapy treatment|treat patients with physiotherapy
occupational therapy|occupational therapy treatment
write exercise programmes|design exercise programs|write exercise plans
write meal plans|meal planning
counsel clients|counselling sessions|give counselling
counsel people in crisis|support people in crisis
family therapy|family counselling|work with families in therapy
anaesthesia monitoring|anesthesia monitoring|anaesthetic monitoring|monitor patients under anaesthetic
kennel work|look after kennels|kennel cleaning|clean out kennels
specimen processing|sample processing|lab sample processing
data recording|log data
research assistance|assist with research|research support|assist researchers
field research|fieldwork|field work
write academic papers|write scientific papers|scientific writing|publish scientific papers|write journal articles|research paper writing
special needs teaching|teach children with special needs|special education teaching|SEN teaching|SEND teaching|teach pupils with special needs
one-to-one support|support pupils one to one|1:1 support|one-on-one support|individual support of pupils
reading instruction|teach reading|reading lessons|teach children to read
curriculum development|develop curricula|curriculum design|design curricula|curriculum planning|develop the curriculum|write curricula
grade papers|mark papers|mark essays|grade assignments|mark assignments|grade essays|mark coursework
academic advising|advise students|advise students on courses
recruit students|attract students
extracurricular activities|run after-school activities|after-school activities|extra-curricular activities|run after-school clubs
library services|library assistance|library work|help library users|assist library users|library reader services
social work|casework with families
advocacy|advocate for clients|speak up for clients|advocate on behalf of clients
food bank work|hand out food parcels|distribute food parcels|food parcel distribution
volunteer training
fundraising events|organise fundraising events|charity events|run charity events|fundraising event organisation
report writing in security|security reports
rescue operations|rescue people|rescue work
dispatch crews|emergency dispatching
cook meals|prepare meals|meal preparation|cook dishes|cook food
fry cooking|work the fryer|fry food|fryer station
kitchen cleaning|keep the kitchen clean
food cost control|keep food costs down
greet and seat guests|guest seating|welcome and seat guests
cater events|cater for functions
take hotel bookings|room reservations|take room bookings|handle room reservations|room bookings at hotel
concierge services|arrange outings for guests
end-of-tenancy cleaning|clean flats between tenancies|end of lease cleaning
beard trimming|groom beards
goods dispatch|ship goods|dispatch orders|ship orders|ship products
loading trucks|load lorries|load vehicles|load trailers
unloading trucks|unload lorries|unload vehicles|unload deliveries|unload trailers|offload trucks
customs clearance|clear goods through customs|clear shipments through customs|customs processing|clear imports|customs clearing
import and export|import/export operations|handle imports and exports|imports and exports
car detailing|car valeting|auto detailing|vehicle valeting
fare collection|collect fares|take fares|sell fares
baggage loading|load luggage onto aircraft|baggage handling at airport|load bags onto aircraft
mistake-proofing|poka-yoke|error-proofing|pokayoke
just-in-time production|JIT production|just in time manufacturing|JIT manufacturing
Six Sigma|6 Sigma|Six Sigma projects
production reporting|report production figures|record production figures|write production reports
package products|pack products on the line
paint walls|paint houses|interior and exterior painting|decorate houses
road maintenance|road repair|highway maintenance
plant trees and shrubs|plant beds|plant shrubs
HVAC installation|install HVAC systems|heating, ventilation and air conditioning installation|install heating, ventilation and air conditioning|HVAC system installation
HVAC maintenance|maintain HVAC systems|service HVAC systems|HVAC servicing|service heating and ventilation systems|service heating, ventilation and air conditioning
air conditioning repair|repair air conditioners|AC repair|fix air conditioners
brake replacement|replace brakes|fit brakes|change brake pads|brake pad replacement|replace brake pads|fit new brake pads|swap brake pads|fit brake pads
bodywork repair|body repair|car body repair|auto body repair|bodyshop work|collision repair
grinding machine operation|operate grinding machines|grind components
3D printing|3D print parts|additive manufacturing|3-D printing
site management|manage sites|construction site management|manage construction sites|manage building sites|run building sites
order picking and packing|pick and pack|pick and pack online orders
equipment repair|fix equipment|mend equipment
goods delivery|make deliveries|drive deliveries
articulated lorry driving|tractor-trailer driving|semi-truck driving|drive semis|artic driving|drive an 18-wheeler|drive big rigs|drive semi-trailers|semi-trailer driving
tap replacement|replace taps|faucet replacement|replace faucets|swap taps|swap faucets|swap leaking taps|change taps
hotel reservation handling|take hotel bookings|room reservations handling|take room bookings
floor mopping|wash floors with a mop
window replacement|replace windows|swap windows
plumbing repairs|plumbing repair work|fix plumbing
car washing|car wash work|clean cars
hardware installation|install hardware|hardware setup|set up hardware
landing page design
aged debt chasing
palliative care|palliative nursing care|care for palliative patients
teaching English as a foreign language|TEFL|ESL teaching|teach English to speakers of other languages|ESOL teaching|EFL teaching|TESOL
`;
