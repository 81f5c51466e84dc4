/** Duties of all trades, one meaning a line; what stands behind ">" is narrower and only proves; our own list. */
export const duties1 = `
fact-checking|fact checking|checked facts|verified facts > checked names and figures|checked names, figures and quotations|checked names, dates and quotes
free legal advice|pro bono legal advice|pro bono advice
head waiter|maître d'|maître d'hôtel|headwaiter
accounts receivable follow-up|chased unpaid invoices|chasing unpaid invoices|overdue invoice follow-up|chased overdue invoices|chased outstanding invoices|debt chasing|chased debtors|collections calls to customers
social media content > posts for Instagram|posts for Facebook|posts for LinkedIn|Instagram posts|Facebook posts|TikTok videos|posts for social media
social media management|ran social media accounts|managed social media accounts|looked after social media channels|ran the social media channels|social media account management|manage social media|run social media channels|run social media accounts|manage social media accounts|look after social media|manage social channels
video surveillance monitoring|CCTV monitoring|watched CCTV cameras|monitored CCTV|CCTV surveillance|camera surveillance|watched CCTV|monitored security cameras|watched security cameras
materials procurement|bought materials|purchase of materials|materials purchasing|purchased materials|raw materials purchasing|sourced materials|material sourcing > buy steel|buy timber|buy plastics|buy fabric|buy cement|buy chemicals|buy copper|buy aluminium|purchase steel|purchase timber|purchase plastics|purchase fabric|purchase cement|purchase chemicals|purchase copper|purchase aluminium|procure steel|procure timber|procure plastics|procure fabric|procure cement|procure chemicals|procure copper|procure aluminium
cash register operation|worked the till|operated the till|operated the cash register|till work|ran the till|cash handling at the till|till operation|cashiering|ran the register|rang up sales
cash reconciliation|cashing up|cashed up|till reconciliation|balanced the till|balanced the cash drawer|counted the till
personal care|helped residents wash and dress|washing and dressing|helped with washing and dressing|washed and dressed residents|help with washing and dressing|assist with washing and dressing|help residents wash and dress|bathe and dress residents|personal hygiene care|help with personal hygiene|assist with personal hygiene|help clients wash and dress
mobility assistance|helped residents walk|helped patients move|assisted with mobility|assisted with transfers|moving and handling
medication administration|gave medication|administered medicines|gave out medicines|medicine rounds|handed out medication|administered medication|drug rounds|medication rounds
vital signs monitoring|took vital signs|checked vital signs|recorded vital signs|took observations|checked blood pressure and pulse|measured vital signs
blood draws|drew blood|took blood|phlebotomy|blood sampling|venepuncture|venipuncture|took blood samples|collected blood samples
wound care|dressed wounds|wound dressing|changed dressings|dressing changes|wound management|treated wounds
patient intake|admitted patients|patient admission|patient admissions|registered patients|admit patients|admission of patients
infection control|infection prevention|prevented infections|prevent infections|control infections|infection prevention and control|IPC@infection hospital ward
pressure ulcer prevention|pressure sore prevention|bedsore prevention|prevented pressure sores|prevented bedsores|pressure area care
fall prevention|prevented falls|falls prevention
meal preparation|cooked meals|prepared meals|food preparation|prepared food|made meals
menu planning|planned menus|menu development|designed menus|wrote menus|menu design|develop menus|create menus|menu creation|design menus|write menus|plan menus
table service|waited tables|waited on tables|served tables|waiting tables|served guests at tables|waiting on tables
food hygiene|food safety|food safety standards|safe food handling|food handling hygiene
dishwashing|washed dishes|washing up|kitchen porter duties
bar service|tended bar|bartending|served drinks|worked the bar|bar work
guest check-in|checked in guests|checking in guests|guest registration|checked guests in|check in guests|check guests in|register guests|check-in of guests
reservations handling|took bookings|handled bookings|took reservations|handled reservations|booking management|managed bookings
room cleaning|cleaned rooms|housekeeping|made up rooms|cleaned hotel rooms|serviced rooms
customer service|served customers|customer care|helped customers|assisted customers|looked after customers
complaint handling|handled complaints|dealt with complaints|resolved complaints|complaints management|complaint resolution|settled complaints
call handling|answered calls|took calls|answered the phone|phone answering|telephone answering|fielded calls|answered telephones|handled calls|inbound calls
cold calling|cold calls|prospecting calls
lead generation|generated leads|sourced leads|new lead sourcing|generate leads|find new leads|create leads|generate sales leads|lead gen|win leads
customer acquisition|won new customers|won new clients|client acquisition|new customer acquisition|brought in new customers|brought in new clients|signed new customers
account management|looked after key accounts|managed accounts|client account management|managed client accounts|manage customer accounts|customer account management|manage client accounts|handle client accounts
upselling|sold add-ons|sold upgrades
order processing|processed orders|handled orders|order handling|order entry
quotation preparation|prepared quotes|wrote quotes|prepared quotations|drew up quotes|wrote quotations|produced quotes|drafted quotations
contract negotiation|negotiated contracts|negotiated agreements
price negotiation|negotiated prices|haggled over prices|bargained over prices
vendor management|supplier management|managed suppliers|managed vendors|supplier relations
purchase orders|raised purchase orders|placed purchase orders|PO processing|purchase order processing
inventory management|stock management|managed stock|managed inventory
inventory control|stock control|controlled stock|control inventory|control stock|inventory controlling
stocktaking|inventory counts|counted stock|stock counts|stock take|inventory counting|counted inventory|physical inventory|cycle counts|count stock|count inventory|stock counting|carry out stock takes|stocktakes
shelf stacking|stacked shelves|stocked shelves|shelf filling|filled shelves|restocked shelves|shelf stocking|shelf replenishment|replenished shelves
order picking|picked orders|picking orders|order fulfilment|order fulfillment|picked and packed orders|pick and pack|pick-packing|fulfilled orders
goods receiving|received goods|received deliveries|checked in deliveries|goods receipt|took in deliveries|inbound deliveries
loading and unloading|loaded and unloaded|loading and offloading
forklift operation|drove a forklift|drove forklifts|forklift driving|operated a forklift|operated forklifts|fork lift truck driving|lift truck operation > operate counterbalance forklifts|operate reach trucks|operate counterbalance trucks|drive counterbalance forklifts|drive reach trucks|drive counterbalance trucks
route planning|planned routes|planned delivery routes|delivery route planning|plan routes|plan delivery routes|plan rounds|route scheduling|plan journeys@driver delivery transport
parcel delivery|delivered parcels|delivered packages|package delivery|courier deliveries
vehicle inspections|inspected vehicles|vehicle checks|checked vehicles|examine vehicles > pre-trip inspections|walkaround checks|walk-around checks
HGV driving|drove lorries|lorry driving|truck driving|drove trucks|drove HGVs|drove artics
price labelling|priced goods|price tagging|labelled prices|tagged prices|pricing of goods
visual merchandising > window dressing|dressed windows|window displays|arranged merchandise displays
invoice processing|processed invoices|handled invoices|entered invoices|invoice handling|booked invoices|posted invoices
invoicing|raised invoices|issued invoices|billing|billed customers|sent out invoices|issued bills|invoice preparation|prepared invoices
bank reconciliation|reconciled bank accounts|bank reconciliations|reconciled bank statements|matched bank statements
bookkeeping|kept the books|book-keeping|ledger maintenance|maintained the ledgers
payroll processing|ran payroll|processed payroll|ran the payroll|payroll administration|paid wages|prepared payroll|processed wages|payroll preparation
budget preparation|prepared budgets|budgeting|drew up budgets|budget planning|set budgets|planned budgets|budget development|draw up budgets|prepare budgets|budget setting
expense claims|processed expenses|expenses processing|processed expense claims|expense reporting|expense reports|travel expenses
tax returns|tax return preparation|prepared tax returns|filed tax returns|tax filing|completed tax returns
month-end close|month end closing|closed the books each month|closed the books monthly|month-end closing|monthly close
cash flow forecasting|forecast cash flow|cash flow projections|cashflow forecasting
financial reporting|prepared financial reports > prepared management accounts
credit checks|checked credit|credit assessment|assessed creditworthiness|creditworthiness checks
diary management|managed diaries|calendar management|kept the diary|managed calendars|kept diaries|scheduling for executives|calendar coordination
appointment scheduling|booked appointments|scheduled appointments|made appointments|appointment booking|arranged appointments|appointment setting|set appointments
travel arrangements|booked travel|arranged travel|travel booking|organised travel|travel coordination|booked flights and hotels|travel planning|organisation of travel
minute taking|took minutes|wrote minutes|minuted meetings|took meeting minutes|minutes of meetings
data entry|entered data|keyed data|data input|typed data|keyed in data|input data|data capture
filing|filed documents|document filing|records filing|file keeping|file documents|file paperwork|file records|keep files|paper filing
record keeping|kept records|maintained records|records maintenance|recordkeeping|keep records|maintain records|record maintenance
document preparation|prepared documents|drafted documents
meeting coordination|arranged meetings|organised meetings|meeting organisation|set up meetings|scheduled meetings|meeting scheduling|plan meetings|meeting arrangement|arrange meetings|organise meetings|schedule meetings|coordinate meetings
event planning|organised events|planned events|event organisation|event management|event coordination|ran events|put on events|coordinated events|coordinate events|co-ordinate events|event co-ordination|organise events|organize events|event organization|event organising > organise weddings|organise conferences|organise concerts|organise parties|organise festivals|organise galas|organise seminars|organise open days|organise product launches|plan weddings|plan conferences|plan concerts|plan parties|plan festivals|plan galas|plan seminars|plan open days|plan product launches
mail handling|sorted mail|sorted the post|post handling|handled mail|mail sorting|handled the post
visitor reception|greeted visitors|received visitors|welcomed visitors|greeting visitors
rota planning|staff rotas|wrote rotas|shift planning|planned shifts|staff scheduling|scheduled staff|made the rota|drew up rotas|rostering|shift scheduling|planned rotas|wrote the roster
staff recruitment|hired staff|recruited staff|hiring|recruiting|took on staff|staff hiring|recruited employees > hire waiters|hire cooks|hire chefs|hire drivers|hire nurses|hire carers|hire engineers|hire developers|hire cleaners|hire technicians|hire teachers|hire pickers|hire salespeople|hire sales assistants|hire seasonal workers|hire temps|hire graduates|hire welders|hire labourers|hire programmers|recruit waiters|recruit cooks|recruit chefs|recruit drivers|recruit nurses|recruit carers|recruit engineers|recruit developers|recruit cleaners|recruit technicians|recruit teachers|recruit pickers|recruit salespeople|recruit sales assistants|recruit seasonal workers|recruit temps|recruit graduates|recruit welders|recruit labourers|recruit programmers
candidate screening|screened CVs|screened applicants|screened resumes|CV screening|resume screening|screened candidates|sifted applications|shortlisted candidates|shortlisting
job interviews|interviewed candidates|interviewed applicants|candidate interviews|conducted interviews|candidate interviewing
staff onboarding|onboarded staff|inducted new staff|induction of new staff|new starter inductions|employee onboarding|inducted new starters|onboarded new hires|new hire orientation|staff induction
staff training|trained staff|trained employees|employee training|trained colleagues|taught staff|trained team members|training of staff > train new starters|train new hires|train new recruits|train new joiners|train new cashiers|train new waiters|train new drivers|train new operators|train new agents|train new colleagues|train new sales assistants|train new team members|train warehouse staff|train kitchen staff|train shop staff|train hotel staff|train office staff
performance reviews|appraisals|conducted appraisals|staff appraisals|performance appraisals|performance evaluations
mentoring|mentored juniors|mentored apprentices|coached juniors|mentored new starters
lesson planning|planned lessons|lesson preparation|prepared lessons|wrote lesson plans
exam grading|marked exams|graded exams|exam marking|marked exam papers|graded tests|marked tests|test marking
homework help|helped with homework|homework support|homework club
parent communication|spoke with parents|talked to parents|communication with parents > met with parents|parents' evenings|parent-teacher conferences
childcare|looked after children|child care|minded children|cared for children|babysitting|child minding|childminding
classroom management|behaviour management|behavior management
elderly care|cared for older people|cared for elderly people|care of older people|looked after elderly residents|senior care|eldercare|care for the elderly|look after elderly people|look after older people|care of the elderly|aged care|care for older people|geriatric care|care for elderly residents
access control|checked visitors in and out|checked passes|controlled access|gate control|checked IDs at the gate|entry control
security patrols|patrolled the site|patrolled|foot patrols|site patrols|patrols|patrolled premises|patrolled buildings|security rounds|patrol premises|patrol the site|carry out patrols|patrol buildings|make security rounds|patrol grounds
crowd control|crowd management|managed crowds
incident reporting|reported incidents|wrote incident reports|incident reports|logged incidents
risk assessments|assessed risks|risk assessment|risk analysis|carried out risk assessments|wrote risk assessments|assess risks|evaluate risks|risk evaluation|carry out risk assessments|write risk assessments
health and safety training|safety training|safety inductions|toolbox talks
safety inspections|inspected sites for safety|safety audits|safety checks|site safety inspections|safety walks
quality control|checked quality|quality inspection|inspected quality|quality checks|quality inspections|inspect quality|check quality|quality checking|inspect products|product inspection|check products for defects|quality control checks|check product quality|carry out quality checks|inspect finished goods|QC checks
root cause analysis|analysed root causes|found the root cause|root-cause investigation|investigated root causes
equipment calibration|calibrated equipment|calibrated instruments|instrument calibration|calibration of instruments|calibrated gauges
fault finding|troubleshooting|diagnosed faults|fault diagnosis|found faults|traced faults|troubleshot|fault-finding|tracked down faults|diagnosed problems|technical troubleshooting|troubleshoot faults
machine operation|operated machines|ran machines|operated machinery|machine operating|machinery operation|operate machines|operate machinery|run machines|work machines|operate production machines > operate presses|operate packaging machines|operate extruders|operate looms|operate printing presses|operate filling machines|operate CNC machines|operate cutting machines|operate moulding machines|operate labelling machines|operate milling machines|operate lathes|operate bottling machines|operate folding machines|run presses|run packaging machines|run extruders|run looms|run printing presses|run filling machines|run CNC machines|run cutting machines|run moulding machines|run labelling machines|run milling machines|run lathes|run bottling machines|run folding machines
machine set-up|set up machines|machine setup|machine setting|set machines|machine setting-up
blueprint reading|read blueprints|read drawings|read technical drawings|drawing interpretation|interpreted drawings|worked from drawings|worked to drawings|reading technical drawings|technical drawing reading|interpret drawings|read engineering drawings|interpret blueprints|interpret technical drawings|work from drawings|work from blueprints
electrical installation|installed wiring|installed electrics|wired houses|wired buildings|house wiring|electrical wiring|install wiring|wire buildings|wire houses|install electrics|electrical installations|install electrical systems|fit electrics
pipe fitting|fitted pipes|pipefitting|installed pipework|pipe installation|pipework installation
boiler servicing|serviced boilers|boiler maintenance|maintained boilers
painting and decorating|painted and decorated|painted rooms|painted walls and ceilings
drywall installation|plasterboarding|hung drywall|fitted plasterboard|dry lining|drylining|installed drywall|hung plasterboard
tiling|laid tiles|tile installation|tile laying|tiled floors|tiled bathrooms|set tiles
roofing > laid roofs|fitted roofs|roof installation|roofed houses
site supervision|supervised building sites|supervised sites|construction supervision|supervised construction|supervise sites|construction site supervision|supervise construction sites|supervise construction work|building site supervision|supervise construction
quantity take-off|quantity takeoff|took off quantities|measured quantities from drawings|material take-offs
grounds maintenance|maintained grounds|groundskeeping|looked after grounds|garden maintenance|maintained gardens|landscape maintenance
lawn mowing|mowed lawns|mowing|cut grass|grass cutting|mowed grass
hedge trimming|trimmed hedges|hedge cutting|cut hedges|clipped hedges
crop spraying|sprayed crops|pesticide application|applied pesticides
fruit picking|picked fruit|fruit harvesting|harvested fruit > pick apples|pick strawberries|pick cherries|pick pears|pick plums|pick raspberries|pick oranges|pick peaches|harvest apples|harvest strawberries|harvest cherries|harvest pears|harvest plums|harvest raspberries|harvest oranges|harvest peaches
animal care|looked after animals|cared for animals > fed and watered animals
office cleaning|cleaned offices|cleaning of offices
window cleaning|cleaned windows|washed windows
waste disposal|disposed of waste|waste removal|rubbish removal|garbage disposal|refuse disposal
laundry|did the laundry > washed linen|washed and ironed
haircutting|cut hair|hair cutting|haircuts|cutting hair|give haircuts|hair cuts
hair colouring|coloured hair|dyed hair|hair dyeing|hair coloring|tinted hair
manicures|nail care|did nails|manicured nails|nail services
facials|facial treatments|face treatments|give facials|treat faces|facial skin treatments
software development|developed software|built software|wrote software|programmed applications|application development|built applications
bug fixing|fixed bugs|debugging|debugged|corrected defects|defect resolution|fixed defects|resolved bugs|debug code|find and fix bugs|fix bugs|fix defects|find and fix errors in code|track down bugs|debug software
code review|reviewed code|code reviews|peer review of code|reviewed pull requests|pull request reviews|review code|review colleagues' code|peer code review|review pull requests
automated testing|wrote automated tests|test automation|automated tests|test scripting|automate tests|write automated tests|automation testing
software testing|tested software|QA testing|tested releases|application testing|tested applications
technical documentation|wrote technical docs|wrote manuals|technical writing|documented systems|wrote technical documentation|write technical documents|write technical documentation|technical document writing
user support|helped users|supported users|end-user support|user assistance|assisted users
password resets|reset passwords|reset user passwords
server administration|administered servers|server management|ran servers|managed servers|looked after servers
data backup|backed up data|backups|data backups|made backups
data analysis|analysed data|analyzed data|data analytics|data analysing
data visualisation|data visualization|visualise data|visualize data|chart data > built dashboards|dashboard design
dashboard design|built dashboards|dashboard development|dashboard building
requirements gathering|gathered requirements|collected requirements|requirements elicitation|captured requirements|requirements capture
web design|designed websites|website design
search engine optimisation|SEO|improved search rankings|search ranking improvement|search engine optimization|optimise websites for search engines|optimize websites for search
email marketing|email campaigns|run email campaigns|e-mail marketing|send email campaigns|e-mail campaigns|email marketing campaigns > sent newsletters|email newsletters|newsletter campaigns|mailings to subscribers
content writing|wrote articles|wrote blog posts|blog writing|wrote content|article writing
copywriting|wrote copy
press releases|wrote press releases|media releases|press release writing
market research|researched markets|researched the market|market studies|studied the market|research markets|conduct market research|carry out market research
photo editing|edited photos|retouched photos|image editing|photo retouching|retouched images|edited images
video editing|edited videos|edited films|cut videos|edited video|film editing
proofreading|read proofs|proof-read|checked texts for errors|proof reading|corrected proofs|proof-reading|check proofs|proofread texts|check texts for errors
translation|translated documents|translated texts|document translation
interpreting|interpreted at meetings|interpreted for patients|oral translation
legal research|researched case law|case law research|researched the law|research case law|research legal questions|research points of law|legal searches of case law
contract drafting|drafted contracts|drew up contracts|prepared contracts|contract preparation|wrote contracts
case management|managed cases|caseload management|handled cases|managed a caseload|case handling|manage cases|manage a caseload|handle a caseload
client interviews|interviewed clients|client interviewing
sample collection|collected samples|took samples|sample taking|gathered samples
sample preparation|prepared samples|sample prep|specimen preparation|prepared specimens
lab testing|tested samples|laboratory testing|sample testing|laboratory analysis|analysed samples|sample analysis|test samples in the lab|run laboratory tests|run lab tests|perform laboratory tests|analyse samples in the laboratory|lab analysis
literature review|reviewed literature|literature search|searched the literature|reviewed the literature
report writing|wrote reports|prepared reports|report preparation|drafted reports|compiled reports|produced reports|prepare reports|produce reports|compile reports|report production|report compilation
project management|managed projects|ran projects|led projects|project delivery|delivered projects
process improvement|improved processes|streamlined processes|process optimisation|optimised processes|workflow improvement|streamlined workflows|process optimization
cost reduction|cut costs|reduced costs|lowered costs|cost saving|saved costs|cost savings|cost cutting|brought down costs
fundraising|raised funds|raised money|raised donations|collected donations
volunteer coordination|coordinated volunteers|volunteer management|managed volunteers|organised volunteers|look after volunteers|coordinate volunteers|manage volunteers|organise volunteers
guided tours|led tours|tour guiding|gave tours|guided visitors|conducted tours|showed visitors round
GDPR training|trained staff on GDPR|data protection training
`;
