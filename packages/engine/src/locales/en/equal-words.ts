/** English words and phrases of equal meaning and equal strength; our own list. */
export const equalWords = `
keep book|bookkeeping|maintain ledger|keep account|record transaction|maintain book|general ledger|ledger entry|ledger keeping
recruit|hire|recruitment|staff recruitment|hiring|talent acquisition|staff hiring|fill vacancy|fill open position
onboard|onboarding|induct|induction|train new staff|train new hire|train new employee|new starter training|settle in new
staff|employee|personnel|worker|crew|colleague|team member|workforce
customer|client|clientele|shopper|buyer|account
resident|occupant
guest|visitor|customer
pupil|student|learner|schoolchild
child|kid|infant|toddler
supplier|vendor|provider
stock|inventory|stock level|stock control
stock count|stocktaking|inventory count|stocktake|inventory check|count stock
purchase|buy|procure|procurement|purchasing|buying|sourcing|order goods
invoice|bill|billing|invoicing|issue invoice|send invoice
account receivable|chase payment|collect payment|debt collection|credit control|collect overdue|dunning|overdue invoice
account payable|pay supplier|pay invoice|supplier payment|process supplier invoice
payroll|pay wage|wage processing|salary calculation|run wage|calculate wage|salary payment
month end close|close the month|monthly closing|month end closing|close the book
year end close|annual accounts|annual closing|yearly closing|year end accounts
financial report|report on finance|financial reporting|financial statement
budgeting|budget planning|budget control|manage budget|budget management|plan budget|control budget
forecast|forecasting|predict|projection
audit|auditing|examine accounts
tax return|file tax|tax filing|tax declaration
cash handling|handle cash|operate till|till operation|cash register|work the till|run the till|cashier duty|take payment
complaint handling|handle complaint|deal with complaint|resolve complaint|complaint management|complaint resolution|settle complaint
customer service|serve customer|customer support|help customer|look after customer|customer care|assist customer|answer customer question
customer consulting|advise customer|customer advice|client advisory|advise client|client consulting
sale|sell|selling
upsell|cross sell|cross selling|upselling|sell extra
lead generation|find new customer|prospect|prospecting|customer acquisition|win new customer|acquire customer|new business
key account management|look after key account|manage key account|care for major client|key client
merchandising|arrange display|product display|shelf display|set up display|visual merchandising
shelf stocking|stock shelf|fill shelf|restock shelf|replenish shelf|shelf replenishment|replenishment
negotiate|negotiation|bargain
contract negotiation|negotiate contract|negotiate terms
project management|manage project|run project|project delivery
schedule|scheduling|plan shift|roster|rota|shift planning|shift plan|staff scheduling|draw up rota|write the rota|duty roster
appointment scheduling|schedule appointment|book appointment|make appointment|arrange appointment|diary management|calendar management|manage calendar|keep calendar|keep diary
travel arrangement|book travel|arrange travel|travel booking|travel planning|organise trip|plan trip
event planning|organise event|plan event|event management|event organisation|run event
correspondence|write letter|answer letter|reply to email|answer email|handle mail
minute taking|take minute|write minute|keep minute
filing|file document|document filing|record keeping|keep record|maintain record|keep file
data entry|enter data|input data|type data|data input|key data
front desk|reception|reception desk|greet visitor|receive visitor|welcome guest|welcome visitor
phone|telephone|call|answer phone|take call
report writing|write report|prepare report|reporting|draft report|compile report
documentation|document|write documentation|write manual|documenting
presentation|present
training|train|teach|instruct|instruction|coach|tutor
staff training|train staff|train employee|train colleague|teach staff|employee training
mentor|mentoring|coach|coaching|guide junior
performance review|appraise staff|staff appraisal|appraisal|performance appraisal
public speaking|give talk|speak in public|give presentation|hold lecture
teaching|teach class|give lesson|hold class|give class|classroom teaching
lesson planning|plan lesson|prepare lesson|lesson preparation|prepare class
curriculum development|develop curriculum|design course|course design|curriculum design|write course
grading|mark exam|grade exam|mark paper|assess student|student assessment|grade paper
classroom management|keep class in order|manage classroom|keep order in class
parent communication|talk to parent|meet parent|parent meeting|work with parent|parent liaison|parent evening
wound care|dress wound|treat wound|change dressing|wound dressing|wound treatment
medication administration|give medication|administer medication|hand out medicine|give medicine|medication|medicine|drug administration|administer drug
vital sign|measure blood pressure|check pulse|vital sign monitoring|take vital
patient care|care for patient|look after patient|nurse patient|nursing care|patient nursing
personal care|wash and dress|help with washing|personal hygiene|basic care|assist with washing
care planning|write care plan|draw up care plan|care plan
elderly care|care for old people|look after elderly|care for elderly|care for older people
dementia care|care for people with dementia|look after dementia patient
patient admission|admit patient|patient intake
patient education|teach patient|explain treatment|educate patient|patient counselling|advise patient
infection control|prevent infection|disinfect|hygiene rule|infection prevention
emergency care|emergency treatment|treat emergency|first aid|give first aid
triage|assess urgency|decide who goes first
blood sampling|draw blood|take blood|phlebotomy|blood collection
shift handover|hand over shift|handover
food preparation|prepare food|prepare meal|prepare dish|food prep|cook meal|meal preparation
cook|cooking|chef|prepare dish
menu planning|plan menu|design menu|write menu|menu design|put together menu|create menu
food safety|food hygiene|keep kitchen hygienic|hygiene standard
table service|wait table|serve guest|serve at table|waiting table|table waiting
food cost control|control food cost|keep food cost down
kitchen cleaning|clean kitchen|keep kitchen clean
bartending|mix drink|serve drink|tend bar|prepare cocktail
baking|bake|bake bread
welding|weld|join metal
maintenance|maintain|service|servicing|upkeep|preventive maintenance
machine maintenance|maintain machine|service machine|machine servicing|equipment maintenance|maintain equipment
repair|fix|mend|troubleshoot
troubleshooting|find fault|fault finding|fix problem|diagnose fault|fault diagnosis|trace fault|locate fault|root cause analysis
machine operation|operate machine|run machine|machine operating
machine setup|set up machine|set machine|machine setting
assembly|assemble|put together
installation|install|fit|fitting
electrical installation|lay cable|install wiring|wiring|wire building|cable laying|electrical wiring
quality control|check quality|inspect product|quality inspection|quality check|quality assurance|inspect goods|test product
quality management|quality system
blueprint reading|read drawing|read technical drawing|read blueprint|read plan
measure|measurement|take measurement
occupational safety|workplace safety|safety at work|health and safety|work safety|accident prevention|prevent accident
forklift operation|drive forklift|operate forklift|forklift driving
loading and unloading|load and unload truck|load truck|unload truck|load lorry|unload lorry
order picking|pick order|picking|pick and pack|order fulfilment|pick goods|collect order
goods receipt|receive goods|goods in|incoming goods|book in delivery|take in delivery|receive delivery|inbound
dispatch|shipping|ship goods|send out parcel|outbound|ship order|shipment
route planning|plan route|plan tour|tour planning|delivery route
delivery|deliver|transport
driving|drive
warehouse|warehousing|store|storage|store goods
logistics|organise transport|transport planning
supply chain|supply chain management
customs clearance|clear customs|handle customs|customs paperwork|customs declaration
cleaning|clean|housekeeping
software development|develop software|write software|build application|program|programming|write code|coding|build software|software engineering|develop application
web development|build website|develop website|develop web application|build web app|create website|web design
code review|review code|review pull request|check code of colleague
software testing|test software|testing|write test|quality testing|test application
test automation|automate test|automated test|automated testing|write automated test
unit testing|write unit test|unit test
debugging|debug|fix bug|find bug|bug fixing|fix error
deployment|deploy|release software|roll out|rollout
database administration|manage database|run database|administer database|look after database|database management
database design|design database|model data|data modelling|data model|design schema
data analysis|analyse data|evaluate data|data evaluation|data analytics|analyse figure|analyze data
data visualization|build dashboard|create chart|make dashboard|visualise data|dashboard creation|chart
data cleaning|clean data|data cleansing|tidy data
data migration|move data|migrate data|transfer data
system administration|administer server|run server|manage server|server administration|look after server|maintain server
network administration|run network|manage network|look after network|network management|maintain network
monitoring|monitor|watch over|supervise system|observe
incident management|handle incident|deal with incident|resolve incident|resolve outage|incident response
technical support|support user|help user|user support|it support|help desk|solve computer problem|helpdesk
requirements analysis|gather requirement|collect requirement|analyse requirement|requirements gathering|requirement elicitation
api development|build api|develop interface|write api|develop api|build rest service|interface development
process improvement|improve process|optimise process|process optimization|streamline process|streamline|make process better
cost reduction|reduce cost|cut cost|save cost|lower cost|cost saving
market research|study market|research market|market analysis|analyse market|survey market
social media management|run social media|manage social media|post on social media|social media account
content creation|write content|create content|write article|write blog|write post|produce content
copywriting|write copy|write advertising text|write text|write ad
email marketing|send newsletter|write newsletter|newsletter|mailing campaign
search engine optimization|seo|improve search ranking|optimise for search engine
campaign management|run campaign|plan campaign|manage campaign|advertising campaign
public relations|press work|write press release|talk to press|media relation|press release
graphic design|design poster|design brochure|create graphic|design flyer|layout brochure
photo editing|edit photo|retouch photo|image editing|edit image|photo retouching
video editing|cut video|edit video|edit film|cut film
translation|translate
proofreading|proofread|check text for error|correct text|copy editing
event|function
research|investigate|study
laboratory work|work in laboratory|run lab test|laboratory test|lab testing|laboratory analysis|lab analysis
sampling|take sample|sample collection|collect sample
legal research|research law|research case law|study case law
contract drafting|draft contract|write contract|draw up contract|prepare contract
contract review|check contract|review contract|examine contract
client interview|interview client
case management|manage case|handle case|look after case
counselling|counsel|advise|advice|consult|consulting|advisory|consultation
conflict resolution|settle dispute|resolve conflict|mediate|mediation|solve conflict|calm dispute
child care|look after child|care for child|childcare|mind child
risk assessment|assess risk|evaluate risk|risk evaluation|risk analysis|analyse risk
compliance|follow regulation|meet regulation|comply with rule|regulatory compliance
safety inspection|inspect site|check safety|site inspection|safety check
site supervision|supervise site|construction supervision|oversee site|supervise construction
cost estimation|estimate cost|calculate cost|cost calculation|costing|price calculation|prepare estimate
quotation|write quote|prepare quote|prepare offer|write offer|prepare quotation
tendering|write tender|prepare tender|prepare bid|bid preparation|tender preparation
stakeholder management|work with stakeholder|keep stakeholder informed|stakeholder communication|liaise with stakeholder
cross functional|across department|with other department|interdepartmental
team leadership|lead team|head team|team lead|leading team
team management|manage team|manage staff|staff management|people management|manage people|manage employee
`;
