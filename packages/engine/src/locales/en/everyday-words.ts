/** How people say in everyday words what postings name by a noun; our own list. */
export const everydayWords = `
complaint handling|complaint management|angry caller|angry customer|unhappy customer|upset customer|upset guest|calm customer|unhappy guest|dissatisfied customer
technical documentation|technical writing|user guide|user manual|write instruction|instruction manual|operating manual|write guide
code review|look for mistake in code|read colleague code|comment on pull request|check merge request|approve pull request
supplier negotiation|supplier management|negotiate with supplier|agree price with supplier|talk to supplier|better terms from supplier|get better price
social media management|social media marketing|social media|instagram|facebook page|linkedin page|tiktok|twitter account|youtube channel
payroll processing|payroll|payroll accounting|prepare salary|prepare wage|salary for employee|pay staff|pay slip|payslip|work out pay
onboarding|staff induction|show new colleague|show new starter|introduce new colleague|new employee orientation|help new colleague settle|break in new
quality inspection|quality control|check finished part|check part|check product|gauge and caliper|reject faulty part|sort out defective|measure part
literacy teaching|teach child to read|teach reading|reading lesson
parcel delivery|last mile delivery|drive parcel|deliver parcel|bring parcel|deliver package
recruiting|recruitment|find new staff|find candidate|sift application|screen application|look through application|choose applicant|pick new staff|screen cv|screen resume|interview applicant|job interview
shift scheduling|staff scheduling|workforce planning|rostering|who works when|weekly plan of shift|plan holiday cover|write rota|make rota|fill shift
inventory control|inventory management|stock management|keep track of stock|watch stock level|reorder stock|reorder when low|keep count of goods
cash management|cash reconciliation|count till|balance till|till balancing|cash up|count cash|balance drawer|bank the takings
budget management|budget responsibility|keep spending within|watch spending|plan spending|stay within budget|track spending|keep to budget
financial reporting|monthly figure|figure for management|report figure|prepare figure|profit and loss
accounts payable|pay bill|enter supplier bill|settle supplier bill|process supplier bill
accounts receivable|write to late payer|remind customer of unpaid bill|unpaid invoice|late payer|remind customer to pay|outstanding payment
data entry|type order into system|key order into system|enter order|type in form|copy data from form
customer retention|keep customer loyal|win back customer|keep customer from leaving|regular customer
cold calling|call stranger|ring company|phone potential customer|telephone sale|telesales|phone prospect
sales presentation|product demonstration|show product to customer|demonstrate product|product demo
point of sale|till|checkout|register
conflict management|calm argument|settle argument|settle quarrel|de-escalate|de-escalation|break up fight
time management|meet deadline|keep deadline|finish on time
team leadership|team lead|lead shift|head shift|lead crew|head crew|lead group of
people management|manage report|line management|direct report
staff development|help staff grow|develop staff|further training of staff
medication management|hand out tablet|give tablet|give injection|sort tablet|give insulin|dispense medicine
vital signs monitoring|take temperature|take blood pressure|record blood pressure|measure pulse|check temperature
patient transfer|lift patient|move patient|help patient out of bed|patient handling|manual handling|turn patient
personal hygiene assistance|wash patient|help resident wash|help with shower|dress resident|help patient dress
end of life care|palliative care|care for dying|accompany dying
discharge planning|prepare patient for going home|plan discharge|arrange discharge
patient documentation|chart|charting|write up note|update patient record|nursing documentation|patient record
infection prevention|keep ward clean|isolate patient|hand hygiene
menu development|create dish|new dish|change menu with season|seasonal menu|think up dish
food safety|fridge temperature|hygiene rule|kitchen hygiene|clean kitchen to standard
kitchen management|run kitchen|lead kitchen|kitchen leadership
purchasing|order ingredient|order from supplier|buy ingredient|buy material|buy raw material|order supply|order material
waste reduction|throw away less|less waste|cut waste|use up leftover
guest relations|welcome guest|look after guest|guest service|greet guest|care for guest
reservation management|take booking|handle booking|take reservation|book table
housekeeping|make bed|clean room|clean guest room
preventive maintenance|service machine|oil and check|grease and inspect|regular check of machine|service equipment|planned service
troubleshooting|fault diagnosis|find out why|find cause|find out what is wrong|search for fault|find fault|breakdown
equipment repair|fix machine|repair machine|replace worn part|fix equipment|mend equipment
machine operation|work at machine|run lathe|operate lathe|run press|work on production line|run production line
cnc machining|cnc milling|mill part|turn part|milling and turning
welding|join steel|weld pipe
electrical work|pull cable|connect fuse box|wire up|wire house|fit socket|install socket
plumbing|lay pipe|fit bathroom|connect radiator|fit radiator|install heating
carpentry|build cabinet|hang door|cut timber|fit kitchen|build staircase
painting and decorating|paint wall|paint wallpaper|hang wallpaper|decorate room
bricklaying|masonry|lay brick|build wall
site management|run building site|coordinate trade on site|organise building site|look after building site
health and safety|toolbox talk|wear protective gear|safety briefing|make site safe|risk of accident
warehouse operations|warehouse management|work in warehouse|store goods
order picking|collect item from shelf|gather goods|take goods from shelf|put together order
goods receiving|check in delivery|unload and check|count incoming goods|accept delivery
shipping|pack and send|send parcel|prepare parcel|send goods out
fleet management|look after vehicle|keep van on road|manage van|vehicle fleet|company car
route optimization|route planning|plan best way|plan tour|plan driver's day
inventory counts|stocktaking|count stock|count goods
classroom teaching|teach class|teach pupil|teach student|stand in front of class
lesson planning|write lesson|plan lesson|prepare teaching material|teaching material
student assessment|mark homework|mark test|grade test|give mark|mark essay
pastoral care|listen to pupil|support pupil with problem|student welfare|pupil welfare
special educational needs|child with learning difficulty|pupil with disability|send
parent liaison|meet with parent|inform parent|parents' evening|keep parent informed
academic research|study paper|publish paper|scientific research|run experiment|experiment
statistical analysis|statistic|run regression|regression|calculate significance|statistical test
survey design|write questionnaire|design questionnaire|questionnaire design
grant writing|write funding application|apply for funding|win funding|fundraising application
software testing|look for bug|try out software before release|test before release|quality assurance|test new version
deployment|bring software live|put software live|release to production|push to production|go live|ship release
continuous integration|automatic build|build pipeline|build server|automate build
database management|keep database|look after database|tune query|write query|query database|database query
backend development|server side|write server code|build server
frontend development|build user interface|web interface|build web page|user interface
mobile development|build phone app|app for phone|ios and android|write app for iphone|android app
cloud migration|move server to cloud|move system to cloud
it support|help colleague with computer|fix printer|set up laptop|computer problem|reset password|user helpdesk
network administration|set up router|switch and router|keep network running|set up network|install switch
server administration|set up server|keep server running|patch server|server maintenance
information security|protect system from attack|close security hole|find security hole|security patch|penetration test
data visualization|draw chart|show figure in chart|make chart|dashboard
data analysis|dig through data|look for pattern|find pattern in data|evaluate number|study sales figure|spot trend
reporting|write weekly summary|summarise figure|summary for management|write summary
requirements gathering|ask user what they need|find out what customer needs|talk to user about need|interview user
stakeholder management|keep everyone informed|keep manager informed|talk with department|liaise with department
project coordination|coordinate project|keep project on schedule|keep project on track|coordinate task|follow up task
event management|organise fair|organise party|organise conference|plan wedding|plan conference|organise trade fair|organise wedding
travel management|book flight|book hotel|book trip|arrange trip
calendar management|arrange meeting|set up meeting|plan appointment|manage diary|keep boss's diary|schedule meeting
minute taking|write up meeting|write down what was said|record meeting
correspondence|answer letter|reply to letter|write email|answer enquiry
filing|file paper|sort paper|keep paper in order|archive|archiving|put document in order
phone support|call handling|answer call|take call|pick up phone|telephone answering
public relations|talk to journalist|talk to newspaper|write for press|press contact|answer press
content creation|write post|write blog post|write article|make video|produce post|write text for website
copywriting|write slogan|write advertising|write product description|product text
email marketing|write newsletter|send mail to customer|mailing to customer
campaign management|run ad|place ad|online ad|advertising on google|run google ad
market research|ask customer what they want|look at competitor|study competitor|competitor analysis|compare competitor
graphic design|draw logo|design logo|make poster|lay out magazine|make flyer|layout
photography|take photo|shoot photo|photograph product
video production|film and cut|shoot video|film clip|produce clip
translation|put into english|turn text into|render into
proofreading|correct spelling|check spelling|correct text|read text for mistake
legal research|look up law|look up case|find precedent|search case law
contract drafting|write agreement|prepare agreement|word contract
contract management|keep track of contract|file contract|renew contract
compliance|keep to law|follow law|meet legal rule|keep to rule|internal rule
bank reconciliation|match bank statement|compare bank statement|reconcile account|reconcile bank
tax preparation|fill in tax form|prepare tax|tax declaration
audit preparation|prepare paper for auditor|get ready for audit|support auditor
cost accounting|cost calculation|work out cost|work out product cost|calculate product cost
quotation preparation|work out offer|draw up quote|write estimate|calculate offer|price job
tender management|bid for contract|take part in tender|public tender
counselling|talk to people about problem|listen to people in crisis|crisis talk
case management|look after family|keep case file|work on case
child care|play with child|feed and change baby|change nappy|watch child
elderly care|help old people|look after old people|visit old people|older resident
cleaning services|mop floor|clean office|vacuum|wipe surface
gardening|cut hedge|mow lawn|plant tree|prune
security services|watch building at night|patrol|check bag|guard building|watch door
customer service|friendly to customer|answer customer|answer question of customer|help shopper|help client
visual merchandising|dress window|shop window|arrange shelf|build display
process improvement|make process faster|make work simpler|simplify process|remove step|save time
lean manufacturing|less waste in production
supply chain coordination|coordinate supplier and transport|coordinate delivery|arrange delivery
demand planning|predict demand|forecast sale|plan how much to order
import and export|ship abroad|customs paper|export paper|send goods abroad
water treatment|clean water|test water|purify water
laboratory analysis|analyse sample|test sample|examine sample|mix chemical|work in lab
sample preparation|prepare sample|cut tissue|stain tissue
community outreach|visit people at home|talk to neighbour|reach people in district|work with community
volunteer coordination|organise volunteer|look after volunteer|find volunteer|guide volunteer
fundraising|collect donation|collect money for|raise money|ask for donation
`;
