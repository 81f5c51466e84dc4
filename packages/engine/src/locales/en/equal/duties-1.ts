/** Duties of all trades, one meaning a line; what stands behind ">" is narrower and only proves; our own list. */
export const duties1 = `
fact-checking|verified facts > checked names and figures|checked names, figures and quotations|checked names, dates and quotes
free legal advice|pro bono legal advice|pro bono advice
head waiter|maître d'|maître d'hôtel|headwaiter
accounts receivable follow-up|chased unpaid invoices|overdue invoice follow-up|chased overdue invoices|chased outstanding invoices|debt chasing|chased debtors|collections calls to customers
social media content > posts for Instagram|posts for Facebook|posts for LinkedIn|TikTok videos|posts for social media
social media management|ran social media accounts|managed social media accounts|looked after social media channels|ran the social media channels|social media account management|manage social media|look after social media|manage social channels|manage social media channels
video surveillance monitoring|CCTV monitoring|watched CCTV cameras|CCTV surveillance|camera surveillance|watched CCTV|monitored security cameras|watched security cameras|watch CCTV screens
materials procurement|bought materials|purchase of materials|raw materials purchasing|sourced materials > buy steel|buy timber|buy plastics|buy fabric|buy cement|buy chemicals|buy copper|buy aluminium|purchase steel|purchase timber|purchase plastics|purchase fabric|purchase cement|purchase chemicals|purchase copper|purchase aluminium|procure steel|procure timber|procure plastics|procure fabric|procure cement|procure chemicals|procure copper|procure aluminium
cash register operation|worked the till|operated the till|operated the cash register|ran the till|cash handling at the till|till operation|cashiering|ran the register|rang up sales|till work|work on the tills|ring up items|man the till
cash reconciliation|cashing up|till reconciliation|balanced the till|balanced the cash drawer|counted the till
personal care|helped residents wash and dress|washing and dressing|helped with washing and dressing|washed and dressed residents|assist with washing and dressing|bathe and dress residents|personal hygiene care|help with personal hygiene|assist with personal hygiene|help clients wash and dress|assisting with personal care > help residents bathe and dress|helped clients wash, dress and use the toilet
mobility assistance|helped residents walk|helped patients move|assisted with mobility|assisted with transfers|moving and handling
medication administration|gave medication|administered medicines|gave out medicines|medicine rounds|handed out medication|drug rounds|medication rounds|give patients their tablets|hand out tablets
vital signs monitoring|took vital signs|checked vital signs|recorded vital signs|took observations|checked blood pressure and pulse|measured vital signs
blood draws|took blood|phlebotomy|blood sampling|venepuncture|venipuncture|took blood samples|collected blood samples|blood drawing|draw blood|collect blood specimens
wound care|dressed wounds|changed dressings|wound management|treated wounds
patient intake|admitted patients|registered patients|patient admission|patient registration|check in patients|check patients in|book patients in
infection control|infection prevention|prevented infections|infection prevention and control|IPC@infection hospital ward
pressure ulcer prevention|pressure sore prevention|bedsore prevention|prevented pressure sores|prevented bedsores|pressure area care
fall prevention|prevented falls
meal preparation|cooked meals|prepared meals|food preparation|prepared food|made meals
menu planning|planned menus|menu development|designed menus|wrote menus|menu design|develop menus|create menus|menu creation|put together menus|devise menus
table service|waited tables|served tables|served guests at tables
food hygiene|food safety|food safety standards|safe food handling|food handling hygiene
dishwashing|washed dishes|washing up|kitchen porter duties|wash pots and pans
bar service|tended bar|bartending|served drinks|worked the bar
guest check-in|guest registration
reservations handling|took bookings|handled bookings|took reservations|booking management|managed bookings
room cleaning|housekeeping|made up rooms|cleaned hotel rooms|serviced rooms
customer service|served customers|customer care|helped customers|assisted customers|looked after customers
complaint handling|dealt with complaints|resolved complaints|complaints management|settled complaints
call handling|answered calls|took calls|answered the phone|telephone answering|fielded calls|inbound calls
cold calling|prospecting calls
lead generation|generated leads|sourced leads|new lead sourcing|find new leads|create leads|generate sales leads|lead gen|win leads
customer acquisition|won new customers|won new clients|client acquisition|new customer acquisition|brought in new customers|brought in new clients|signed new customers
account management|looked after key accounts|managed accounts|client account management|managed client accounts|manage customer accounts|customer account management|handle client accounts
upselling|sold add-ons|sold upgrades
order processing|handled orders|order entry|deal with orders
quotation preparation|prepared quotes|wrote quotes|prepared quotations|drew up quotes|wrote quotations|produced quotes|drafted quotations|make quotations|make out quotes|put together quotes|work up quotes
contract negotiation|negotiated contracts|negotiated agreements
price negotiation|negotiated prices|haggled over prices|bargained over prices
vendor management|supplier management|managed suppliers|managed vendors|supplier relations
purchase orders|raised purchase orders|placed purchase orders|PO processing|purchase order processing|purchase order handling|handle purchase orders
inventory management|stock management|managed stock|managed inventory
stocktaking|inventory counts|counted stock|stock take|physical inventory|carry out stock takes|take inventory
shelf stacking|stocked shelves|shelf filling|restocked shelves|shelf replenishment|replenished shelves
order picking|order fulfilment|order fulfillment|picked and packed orders|pick and pack|fulfilled orders|pick customer orders|collect items for orders
goods receiving|received deliveries|checked in deliveries|goods receipt|took in deliveries|inbound deliveries|goods-in|receive incoming goods|receive shipments|book in goods|take delivery of goods
loading and unloading|loading and offloading|load and unload trucks|load and unload lorries
forklift operation|drove a forklift|operated a forklift|fork lift truck driving|lift truck operation > operate counterbalance forklifts|operate reach trucks|operate counterbalance trucks|drive counterbalance forklifts|drive reach trucks|drive counterbalance trucks
route planning|planned delivery routes|plan rounds|route scheduling|plan journeys@driver delivery transport
parcel delivery|delivered packages|courier deliveries|drop off packages
vehicle inspections|inspected vehicles|vehicle checks|examine vehicles|walk-round checks|daily vehicle checks|pre-trip vehicle inspections|inspect the truck before each trip|circle checks > pre-trip inspections|walkaround checks|walk-around checks
HGV driving|drove lorries|truck driving|drove artics
price labelling|priced goods|price tagging|attach price tags|price ticketing
visual merchandising > window dressing|window displays|arranged merchandise displays
invoice processing|handled invoices|entered invoices|booked invoices|posted invoices
invoicing|raised invoices|issued invoices|billing|billed customers|sent out invoices|issued bills|invoice preparation|prepared invoices|customer invoicing|raise sales invoices
bank reconciliation|reconciled bank accounts|bank reconciliations|reconciled bank statements|matched bank statements
bookkeeping|kept the books|ledger maintenance
payroll processing|ran payroll|payroll administration|paid wages|prepared payroll|processed wages|payroll preparation|prepare wages|wage preparation
budget preparation|prepared budgets|budgeting|drew up budgets|budget planning|set budgets|budget development
expense claims|processed expenses|processed expense claims|expense reporting|travel expenses|expense report processing
tax return preparation|prepared tax returns|completed tax returns
month-end close|closed the books each month|closed the books monthly|monthly close
cash flow forecasting|cash flow projections|cashflow forecasting
financial reporting|prepared financial reports > prepared management accounts
credit checks|credit assessment|assessed creditworthiness|creditworthiness checks
diary management|managed diaries|calendar management|kept the diary|managed calendars|scheduling for executives|calendar coordination
appointment scheduling|booked appointments|made appointments|arranged appointments|appointment setting
travel arrangements|booked travel|arranged travel|organised travel|travel coordination|booked flights and hotels|travel planning|organisation of travel|make travel arrangements
minute taking|wrote minutes|minuted meetings|took meeting minutes|record minutes
data entry|keyed data|data input|typed data|data capture
filing|filed documents|records filing|file keeping|file paperwork|paper filing
record keeping|maintained records|recordkeeping
document preparation|prepared documents|drafted documents
meeting coordination|arranged meetings|organised meetings|meeting organisation|set up meetings|scheduled meetings|plan meetings|meeting arrangement|coordinate meetings
event planning|organised events|event organisation|event management|event coordination|ran events|put on events|coordinated events|co-ordinate events|event co-ordination|event organization|stage events > organise weddings|organise conferences|organise concerts|organise parties|organise festivals|organise galas|organise seminars|organise open days|organise product launches|plan weddings|plan conferences|plan concerts|plan parties|plan festivals|plan galas|plan seminars|plan open days|plan product launches
mail handling|sorted mail|sorted the post|post handling|deal with the post
visitor reception|greeted visitors|received visitors|welcomed visitors
rota planning|staff rotas|wrote rotas|shift planning|staff scheduling|made the rota|drew up rotas|rostering|shift scheduling|wrote the roster|draw up rotas|write rotas|roster planning|make up rosters|draw up rosters|plan rotas|schedule staff|staff rostering|make the rota|do the rota|keep the rota|create schedules for staff|write the staff rota
staff recruitment|hired staff|hiring|recruiting|took +on staff|recruited employees > hire waiters|hire cooks|hire chefs|hire drivers|hire nurses|hire carers|hire engineers|hire developers|hire cleaners|hire technicians|hire teachers|hire pickers|hire salespeople|hire sales assistants|hire seasonal workers|hire temps|hire graduates|hire welders|hire labourers|hire programmers|recruit waiters|recruit cooks|recruit chefs|recruit drivers|recruit nurses|recruit carers|recruit engineers|recruit developers|recruit cleaners|recruit technicians|recruit teachers|recruit pickers|recruit salespeople|recruit sales assistants|recruit seasonal workers|recruit temps|recruit graduates|recruit welders|recruit labourers|recruit programmers
candidate screening|screened CVs|screened applicants|screened resumes|CV screening|sifted applications|shortlisted candidates|shortlisting|pre-screen candidates|candidate pre-screening|screen applications|application screening|prescreen applicants|prescreening of candidates
job interviews|interviewed candidates|interviewed applicants|conducted interviews|interview applicants|interview candidates|conduct interviews|conduct job interviews|candidate interviews|hold interviews|interviewing candidates|applicant interviews
staff onboarding|inducted new staff|induction of new staff|new starter inductions|employee onboarding|inducted new starters|onboarded new hires|new hire orientation|staff induction
staff training|trained employees|trained colleagues|taught staff|trained team members > train new starters|train new hires|train new recruits|train new joiners|train new cashiers|train new waiters|train new drivers|train new operators|train new agents|train new colleagues|train new sales assistants|train new team members|train warehouse staff|train kitchen staff|train shop staff|train hotel staff|train office staff
performance reviews|appraisals|conducted appraisals|staff appraisals|performance appraisals|performance evaluations|conduct performance reviews|carry out appraisals
mentoring|mentored juniors|mentored apprentices|coached juniors|mentored new starters
lesson planning|lesson preparation|prepared lessons|wrote lesson plans|lesson plan writing|create lesson plans
exam grading|marked exams|marked exam papers|graded tests|marked tests
homework help|homework support|homework club
parent communication|spoke with parents|talked to parents|liaise with parents|parent liaison > met with parents|parents' evenings|parent-teacher conferences
childcare|looked after children|child care|minded children|babysitting|childminding
classroom management|behaviour management|behavior management
elderly care|cared for older people|cared for elderly people|looked after elderly residents|senior care|eldercare|look after elderly people|look after older people|aged care|geriatric care|care for elderly residents
access control|checked visitors in and out|checked passes|gate control|checked IDs at the gate|entry control > check badges at the entrance
security patrols|patrolled the site|patrolled|foot patrols|patrolled premises|patrolled buildings|security rounds|carry out patrols|make security rounds|patrol grounds|walk the beat
crowd control|crowd management|managed crowds
incident reporting|wrote incident reports|logged incidents
risk assessments|assessed risks|risk analysis|carried out risk assessments|wrote risk assessments|evaluate risks|risk evaluation
health and safety training|safety training|safety inductions|toolbox talks|toolbox safety talks
safety inspections|inspected sites for safety|safety audits|safety checks|site safety inspections|safety walks
quality control|checked quality|quality inspection|inspected quality|inspect products|product inspection|check products for defects|quality control checks|check product quality|carry out quality checks|inspect finished goods|QC checks
root cause analysis|found the root cause|root-cause investigation|investigated root causes|identify root causes|trace root causes|root cause investigation|find the cause of defects
equipment calibration|calibrated equipment|calibrated instruments|instrument calibration|calibrated gauges|calibrate measuring devices|calibration of measuring equipment
fault finding|troubleshooting|diagnosed faults|traced faults|troubleshot|tracked down faults|diagnosed problems|technical troubleshooting|troubleshoot faults
machine operation|operated machines|ran machines|operated machinery|machinery operation|work machines|operate production machines > operate presses|operate packaging machines|operate extruders|operate looms|operate printing presses|operate filling machines|operate CNC machines|operate cutting machines|operate moulding machines|operate labelling machines|operate milling machines|operate lathes|operate bottling machines|operate folding machines|run presses|run packaging machines|run extruders|run looms|run printing presses|run filling machines|run CNC machines|run cutting machines|run moulding machines|run labelling machines|run milling machines|run lathes|run bottling machines|run folding machines
machine set-up|machine setup > set up lathes
blueprint reading|read drawings|read technical drawings|drawing interpretation|interpreted drawings|worked from drawings|read engineering drawings|interpret blueprints|interpret technical drawings|work from blueprints
electrical installation|installed wiring|installed electrics|wired houses|wired buildings|electrical wiring|install electrical systems|fit electrics
pipe fitting|pipefitting|installed pipework|pipe installation|pipework installation
painting and decorating|painted rooms|painted walls and ceilings > paint and wallpaper|decorate houses
drywall installation|plasterboarding|hung drywall|fitted plasterboard|dry lining|drylining|installed drywall|hung plasterboard|plasterboard installation
tiling|laid tiles|tile installation|tiled floors|tiled bathrooms|set tiles
roofing > laid roofs|fitted roofs|roof installation|roofed houses
site supervision|supervised building sites|construction supervision|construction site supervision|supervise construction work
quantity take-off|quantity takeoff|measured quantities from drawings|material take-offs|quantity takeoffs|measure quantities from drawings|work out quantities from drawings|take-offs
grounds maintenance|groundskeeping|looked after grounds|garden maintenance|landscape maintenance|grounds upkeep|keep the grounds
lawn mowing|mowing|cut grass|mowed grass|lawn cutting|cut lawns
hedge trimming|hedge cutting|clipped hedges
crop spraying|pesticide application|applied pesticides > spray insecticides
fruit picking|fruit harvesting|pick berries > pick apples|pick strawberries|pick cherries|pick pears|pick plums|pick raspberries|pick oranges|pick peaches|harvest apples|harvest strawberries|harvest cherries|harvest pears|harvest plums|harvest raspberries|harvest oranges|harvest peaches
animal care|looked after animals > fed and watered animals
office cleaning
window cleaning|washed windows|clean panes
waste disposal|disposed of waste|waste removal|rubbish removal|garbage disposal|refuse disposal|rubbish disposal|trash removal|garbage removal > take out the rubbish
laundry|did the laundry > washed linen|washed and ironed
hair colouring|dyed hair|hair dyeing|hair coloring|tinted hair
manicures|nail care|did nails|manicured nails|nail services|manicure clients
facials|facial treatments|face treatments|give facials|treat faces|facial skin treatments
software development|developed software|built software|wrote software|programmed applications|application development|built applications
bug fixing|debugging|corrected defects|defect resolution|fixed defects|resolved bugs|debug code|find and fix bugs|find and fix errors in code|track down bugs|debug software|remove bugs|squash bugs
code review|peer review of code|reviewed pull requests|review colleagues' code
automated testing|wrote automated tests|test automation|test scripting
software testing|QA testing|tested releases|application testing|software tests|test programs
technical documentation|wrote technical docs|wrote manuals|technical writing|documented systems|wrote technical documentation|write technical documents
user support|helped users|end-user support|user assistance|assisted users
password resets|reset user passwords
server administration|server management|ran servers|managed servers|looked after servers
data backup|backed up data|backups|made backups
data analysis
data visualisation|data visualization|visualise data|chart data > built dashboards|dashboard design
dashboard design|built dashboards|dashboard development
requirements gathering|collected requirements|requirements elicitation|captured requirements|take down requirements
web design|designed websites
search engine optimisation|SEO|improved search rankings|search ranking improvement|search engine optimization|optimise websites for search engines|optimize websites for search
email marketing|email campaigns|run email campaigns|e-mail marketing|send email campaigns|e-mail campaigns|email marketing campaigns|mailings > sent newsletters|email newsletters|newsletter campaigns|mailings to subscribers
content writing|wrote articles|wrote blog posts|blog writing
copywriting|wrote copy
press releases|wrote press releases|media releases|press release writing|news releases
market research|market studies|conduct market research|carry out market research
photo editing|retouched photos|image editing|retouched images|touch up photos
video editing|edited films|cut videos|post-production editing
proofreading|read proofs|checked texts for errors|corrected proofs|check proofs|proofread texts|check texts for mistakes|correct texts|check spelling and grammar of texts|text correction
translation|translated documents|translated texts|document translation
interpreting|interpreted at meetings|interpreted for patients|oral translation
legal research|researched case law|researched the law|research legal questions|research points of law|legal searches of case law
contract drafting|drew up contracts|prepared contracts|contract preparation|wrote contracts
case management|managed cases|caseload management|handled cases|managed a caseload|handle a caseload
client interviews
sample collection|collected samples|took samples|gathered samples
sample preparation|prepared samples|sample prep|specimen preparation|prepared specimens
lab testing|tested samples|laboratory testing|laboratory analysis|analysed samples|test samples in the lab|run laboratory tests|run lab tests|perform laboratory tests|analyse samples in the laboratory|lab analysis
literature review|literature search
report writing|prepared reports|report preparation|drafted reports|compiled reports|produced reports|report compilation
project management|managed projects|ran projects|led projects|project delivery
process improvement|improved processes|streamlined processes|process optimisation|optimised processes|workflow improvement|streamlined workflows|process optimization
cost reduction|cut costs|lowered costs|cost saving|brought down costs
fundraising|raised funds|raised money|raised donations|collected donations
volunteer coordination|coordinated volunteers|volunteer management|managed volunteers|organised volunteers|look after volunteers|volunteer scheduling|schedule volunteers
guided tours|led tours|gave tours|guided visitors|conducted tours|showed visitors round
GDPR training|trained staff on GDPR|data protection training
`;
