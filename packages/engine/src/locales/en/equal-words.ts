/** English phrases either of which truly says the other: nothing added, the same strength; our own list. */
export const equalWords = `
keep book|bookkeeping|book-keeping|maintain book
keep ledger|maintain ledger|ledger keeping
recruit|recruitment|recruit staff|staff recruitment|recruit personnel
hire|hiring|hire staff|staff hiring
fill vacancy|fill open position|fill vacant position
onboard|onboarding
induct|induction
train new staff|train new hire|train new employee|new starter training|train new starter
stock level|inventory level|level of stock
stock control|inventory control|control stock|control inventory
stock count|stocktaking|inventory count|stocktake|count stock|count inventory
purchase|buy|purchasing|buying
procure|procurement
issue invoice|raise invoice|write invoice
account receivable|sales ledger
chase payment|chase late payment|chase overdue invoice|chase unpaid invoice|dunning
debt collection|collect debt
account payable|purchase ledger
pay supplier|supplier payment|pay vendor
process supplier invoice|supplier invoice processing|process vendor invoice
run payroll|process payroll|payroll processing
calculate wage|wage calculation|salary calculation|work out wages|work out pay|calculate pay|wage computation|pay calculation|work out salaries
pay wage|wage payment|salary payment
month end close|close the month|monthly closing|month end closing|monthly close
year end close|annual closing|yearly closing|close the year|year end closing
annual accounts|year end accounts
budgeting|budget planning|plan budget
budget management|manage budget
budget control|control budget
forecast|forecasting|predict|prediction
audit|auditing
file tax return|tax filing|submit tax return|file tax
operate till|till operation|operate cash register|cash register operation|work the till|run the till
complaint handling|handle complaint|deal with complaint|complaint management|manage complaint
resolve complaint|complaint resolution|settle complaint
customer service|serve customer
customer support|support customer
help customer|assist customer|customer assistance
look after customer|take care of customer|customer care
answer customer question|answer customer query|answer customer enquiry
advise customer|customer advice
advise client|client advisory|client advice
sale|sell|selling
upsell|upselling
cross sell|cross selling
lead generation|generate lead
find new customer|prospecting|look for new customer
customer acquisition|win new customer|acquire customer|acquire new customer|win customer
key account management|look after key account|manage key account
arrange display|set up display
visual merchandising|visual merchandise
shelf stocking|stock shelf|fill shelf|restock shelf|replenish shelf|shelf replenishment|stack shelf|shelf filling|put goods on shelves
negotiate|negotiation
contract negotiation|negotiate contract
project management|manage project|run project
project delivery|deliver project
shift planning|plan shift|shift scheduling|schedule shift|staff scheduling|schedule staff|draw up rota|write the rota|rota planning|draw up duty roster|draw up roster|prepare rota|draw up shift plan
rota|roster|duty roster|shift plan|shift schedule|duty rota|staff rota|shift rota
appointment scheduling|schedule appointment|book appointment|make appointment|arrange appointment|appointment booking
diary management|calendar management|manage calendar|keep calendar|keep diary|manage diary
book travel|travel booking|book trips|book flights and hotels|book flights, trains and hotels|travel reservations
arrange travel|travel arrangement|organise travel|organise trip|organize travel|make travel arrangement
plan trip|travel planning|plan travel|trip planning
event planning|plan event
event organisation|organise event|organize event|event organization
event management|manage event|run event
write letter|letter writing
answer letter|reply to letter
answer email|reply to email|respond to email
handle correspondence|deal with correspondence
minute taking|take minute|write minute|keep minute|record minute
filing|file document|document filing|file paperwork
record keeping|keep record|maintain record
front desk|reception|reception desk
greet visitor|receive visitor|welcome visitor
greet guest|receive guest|welcome guest
answer phone|take call|answer call|answer telephone|take phone call
report writing|write report
prepare report|report preparation
documentation|document|documenting
write manual|manual writing
give presentation|hold presentation|deliver presentation|make presentation
give training|deliver training|hold training|run training
teach|teaching
instruct|instruction
tutor|tutoring
staff training|train staff|train employee|employee training|train personnel
train colleague|train co-worker
mentor|mentoring
coach|coaching
performance review|appraise staff|staff appraisal|performance appraisal|employee appraisal
give talk|hold talk
give lecture|hold lecture
teach class|give lesson|hold class|give class|teach lesson|hold lesson
classroom teaching|teach in classroom
lesson planning|plan lesson|plan class
prepare lesson|lesson preparation|prepare class
curriculum development|develop curriculum
curriculum design|design curriculum
course design|design course
mark exam|grade exam|mark paper|grade paper|exam marking|exam grading
assess student|student assessment
classroom management|manage classroom
keep class in order|keep order in class
parent communication|talk to parent|communicate with parent|speak with parent
meet parent|parent meeting|meeting with parent
wound care|treat wound|wound treatment|care for wound
dress wound|wound dressing|wound dressing changes|change wound dressings|renew dressings
change dressing|dressing change
medication administration|give medication|administer medication|give medicine|drug administration|administer drug|administer medicine
measure vital sign|take vital sign|check vital sign|take vitals
record vital sign|document vital sign|note vital sign
vital sign monitoring|monitor vital sign
patient care|care for patient|look after patient|take care of patient
nurse patient|patient nursing|nursing care
wash and dress|washing and dressing
help with washing|assist with washing
care planning|draw up care plan|write care plan|plan care
elderly care|care for old people|look after elderly|care for elderly|care for older people|care of the elderly|look after older people
dementia care|care for people with dementia|look after dementia patient|look after people with dementia|care for dementia patient
patient admission|admit patient|patient intake
patient education|teach patient|educate patient
patient counselling|counsel patient
advise patient|patient advice
infection control|control infection
disinfect|disinfection
emergency care|emergency treatment|treat emergency
blood sampling|draw blood|take blood|phlebotomy|blood collection|collect blood
shift handover|hand over shift
prepare meal|meal preparation
prepare dish|dish preparation
cook|cooking
menu planning|plan menu
design menu|menu design
create menu|menu creation
table service|wait table|serve at table|waiting table|table waiting|wait on table
food cost control|control food cost
kitchen cleaning|clean kitchen|keep kitchen clean
mix drink|drink mixing
mix cocktail|prepare cocktail|make cocktail
baking|bake
welding|weld
maintenance|maintain
machine maintenance|maintain machine|machine upkeep
service machine|machine servicing
repair|fix|mend
troubleshooting|troubleshoot
find fault|fault finding|diagnose fault|fault diagnosis|trace fault|locate fault
root cause analysis|analyse root cause|analyze root cause
machine operation|operate machine|run machine|machine operating
machine setup|set up machine|set machine|machine setting
assembly|assemble|put together
installation|install
install wiring|wiring installation
quality control|check quality|quality inspection|quality check|inspect quality|control quality
inspect product|product inspection|check product
inspect goods|goods inspection|check goods
test product|product testing
blueprint reading|read blueprint|read technical drawing
measure|measurement|take measurement
occupational safety|workplace safety|safety at work|work safety
accident prevention|prevent accident
forklift operation|drive forklift|operate forklift|forklift driving|forklift truck driving
loading and unloading|load and unload
load truck|load lorry|truck loading
unload truck|unload lorry|truck unloading
order picking|pick order
pick and pack|picking and packing
order fulfilment|fulfil order|order fulfillment|fulfill order
goods receipt|receive goods|goods in|goods receiving
receive delivery|take in delivery
ship order|dispatch order|order dispatch
ship parcel|send out parcel|dispatch parcel|parcel dispatch
route planning|plan route
plan tour|tour planning|put together tours
delivery|deliver
driving|drive
store goods|goods storage
organise transport|arrange transport|organize transport
transport planning|plan transport
supply chain management|manage supply chain
cleaning|clean
software development|develop software|write software|build software
write code|coding|write program|code writing
application development|develop application|build application
web development|build website|develop website|create website|website development
develop web application|build web app|web application development
code review|review code|review pull request
test application|application testing
test automation|automate test|automated testing|write automated test
unit testing|write unit test
debugging|debug
fix bug|bug fixing
deployment|deploy
release software|software release
roll out|rollout
database administration|manage database|administer database|look after database|database management
database design|design database
maintain database|keep database up to date|database maintenance
update database|keep database up to date|keep database current
model data|data modelling|data modeling
design schema|schema design
data analysis|analyse data|data analytics|analyze data
analyse figure|analysis of figures
build dashboard|make dashboard|dashboard creation|create dashboard|develop dashboard|design dashboards
create chart|make chart|chart creation
data cleaning|clean data|data cleansing|cleanse data|scrub data
transfer data|data transfer
server administration|administer server|manage server|look after server|server management
maintain server|server maintenance
network administration|administer network|manage network|look after network|network management
maintain network|network maintenance
monitoring|monitor
incident management|manage incident
handle incident|deal with incident|incident handling
resolve incident|incident resolution
incident response|respond to incident
user support|support user|help user|assist user
requirements gathering|gather requirement|collect requirement|requirement elicitation|elicit requirement
requirements analysis|analyse requirement|analyze requirement
api development|build api|write api|develop api
develop interface|interface development|build interface
process improvement|improve process|optimise process|process optimization|process optimisation|optimize process
streamline process|process streamlining
cost reduction|reduce cost|cut cost|save cost|lower cost|cost saving
market research|study market|research market|market study
market analysis|analyse market|analyze market
social media management|run social media|manage social media|manage social media account|run social media account
content creation|create content|produce content|content production
write content|content writing
write article|article writing
write blog|blog writing|write blog post
copywriting|write copy|write advertising text|write advertising copy|write ad copy
send newsletter|newsletter dispatch
write newsletter|newsletter writing|newsletter creation|create newsletters|put together newsletters
search engine optimization|seo|optimise for search engine|search engine optimisation
campaign management|run campaign|manage campaign
plan campaign|campaign planning
write press release|press release writing
media relation|press relation
design poster|poster design
design brochure|brochure design
design flyer|flyer design
create graphic|graphic creation
photo editing|edit photo|edit photograph
image editing|edit image
retouch photo|photo retouching
video editing|cut video|edit video
edit film|cut film|film editing
translation|translate
proofreading|proofread|proof-read
correct text|text correction
copy editing|edit copy
investigate|investigation
laboratory work|work in laboratory|lab work
laboratory test|run lab test|lab testing|laboratory testing
sampling|take sample|sample collection|collect sample
research case law|study case law|case law research
contract drafting|draft contract|write contract|draw up contract
prepare contract|contract preparation
contract review|check contract|review contract|examine contract
client interview|interview client
case management|manage case
handle case|case handling
counselling|counsel|counseling
advise|advice
conflict resolution|resolve conflict|solve conflict
settle dispute|resolve dispute|dispute resolution
mediate|mediation
child care|look after child|care for child|childcare|mind child|childminding
risk assessment|assess risk|evaluate risk|risk evaluation
risk analysis|analyse risk|analyze risk
comply with regulation|follow regulation|meet regulation|compliance with regulation
site inspection|inspect site
check safety|safety check
site supervision|supervise site|oversee site
construction supervision|supervise construction|oversee construction
cost estimation|estimate cost|prepare cost estimate
cost calculation|calculate cost
price calculation|calculate price
write quote|prepare quote|prepare quotation|write quotation|draw up quotation
prepare offer|write offer
prepare tender|prepare bid|bid preparation|tender preparation|write tender|write bid
stakeholder management|manage stakeholder
keep stakeholder informed|inform stakeholder
stakeholder communication|liaise with stakeholder|communicate with stakeholder
cross functional|interdepartmental|cross-departmental|across department
team leadership|lead team|head team|leading team
team management|manage team
staff management|manage staff|manage employee|manage personnel
`;
