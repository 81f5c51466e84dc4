/** English, what managers, scientists, engineers and designers are asked for and how they tell it, field by field; what stands behind ">" is narrower and only proves; our own list. */
export const fields1 = `
company acquisitions|acquire companies|acquire businesses|business acquisitions|corporate acquisitions|buy companies|buy up companies > take +over firms|take +over rival firms|take +over competitors|take +over rivals|take +over companies|buy +out competitors|buy +out companies
merge companies|company mergers|merge businesses|corporate mergers
divestments|divest businesses|sell off subsidiaries|divestment of subsidiaries|business disposals
board reporting|report to the board|board reports|reporting to the board
prepare papers for the board|write board papers|board pack preparation|prepare board packs
shareholder communication|keep shareholders informed|inform shareholders|shareholder updates
investor relations|deal with investors|look after investors|investor liaison|liaise with investors
profit improvement|raise profits|increase profits|improve profits|improve profitability|profit growth|profitability improvement
turnaround management|turn around loss-making businesses|turn round loss-making branches|business turnaround|company turnaround
cash flow forecasting|forecast cash flow|cash flow forecasts|prepare cash flow forecasts|cash forecasting|forecast cash > forecast cash coming in and going out|forecast incoming and outgoing cash
cash flow planning|plan cash flow|cash planning
cost control|control costs|keep costs down|cost containment|keep costs under control|contain costs
cost reduction|reduce costs|cut costs|bring costs down|lower costs|cost cutting|cut spending
cost savings|save costs|save money|achieve savings|make savings
variance analysis|analyse variances|explain variances|compare actuals with budget|compare actual figures with budget
capital expenditure planning|plan capital expenditure|capex planning|plan capex
treasury management|manage treasury|run the treasury
foreign exchange hedging|hedge currency risk|currency hedging|hedge currencies|FX hedging
recruitment|recruiting|hire staff|recruit staff|staff hiring > take +on new employees|take +on new staff|take +on apprentices|take +on staff|take +on workers|take +on employees
dismissals|dismiss staff|terminate employees|termination of employees
redundancy process|carry out redundancies|make staff redundant|redundancy handling
exit interviews|interview leavers|leaver interviews|talk to leavers about why they leave
policy drafting|draft policies|write policies|policy writing|draw up policies
policy analysis|analyse policies|analyse policy
policy advice|advise on policy|policy advising
grievance handling|deal with grievances|handle grievances|grievance management
disciplinary hearings|hold disciplinary hearings|chair disciplinary meetings|disciplinary meetings
absence management|manage absence|sickness absence management|manage sickness absence|attendance management
succession planning|plan for successors|plan succession
collective bargaining|negotiate with unions|union negotiations|bargain with unions|trade union negotiations
employee engagement surveys|staff surveys|survey staff|employee surveys|staff opinion surveys
building maintenance|maintain buildings|upkeep of buildings|look after buildings|maintenance of buildings|building upkeep > look after the upkeep of buildings|upkeep of office buildings|maintain office buildings|keep buildings in good repair
office moves|move offices|office relocation|relocate offices
space planning|plan office space|office space planning
fleet management|look after the fleet|manage vehicle fleet|vehicle fleet management|run the fleet > look after company cars|manage company cars
energy saving|save energy|reduce energy use|cut energy use|energy reduction|reduce energy consumption|cut energy consumption
sales target setting|set sales targets
sales forecasting|forecast sales|sales forecasts|prepare sales forecasts|predict sales
distributor management|look after distributors|manage distributors|dealer management|look after dealers
product launches|launch products|bring products to market|product introduction|introduce products|new product launches|market launch > bring new lines to market|launch new lines|bring cosmetics to market|launch new products|bring new products to market
market entry|enter new markets|new market entry|open up new markets
product pricing|price products|set product prices|price setting|set prices|pricing
room pricing|price rooms|set room rates|room rate setting|set room prices
brand positioning|position the brand|position brands
media buying|buy advertising space|buy media|media purchasing|purchase of advertising space|purchase advertising space|buy ad space|advertising space buying > buy airtime|buy TV slots
hold press conferences|organise press conferences|arrange press conferences
press liaison|deal with the press|deal with journalists|liaise with journalists|journalist liaison|answer press enquiries > answer journalists' questions
write press releases|press release writing|draft press releases|issue press releases
crisis communication|communicate in crises|crisis communications|crisis PR
grant management|administer grants|grant administration|manage grants
crop planning|plan crops > plan crop rotations|plan rotations
crop rotation planning|plan crop rotations
production reporting|report production figures|production figures reporting
capacity planning|plan capacity
safety inspections|inspect for safety|safety checks|check for safety|inspections for safety|health and safety inspections|safety walks|walk the site for hazards > inspect underground workings for safety|inspect scaffolding for safety|inspect workings for safety|inspect machines for safety|inspect premises for safety
safety briefings|brief workers on safety|toolbox talks|give toolbox talks|hold toolbox talks|safety toolbox talks
accident investigation|investigate accidents|look into accidents
incident investigation|investigate incidents|look into incidents
near-miss reporting|report near misses|record near misses
subcontractor management|manage subcontractors|oversee subcontractors|subcontractor supervision|supervise subcontractors|subcontractor oversight|subcontractor coordination|coordinate subcontractors
construction supervision|site supervision|supervise building work|supervise construction|supervise building sites|construction site supervision
building defect management|snagging|draw up snag lists|defect lists|punch lists|snagging inspections
site diaries|keep site diary|site diary keeping|site logs|keep daily site records
supplier audits|audit suppliers|vendor audits|supplier auditing
demand forecasting|forecast demand|predict demand|demand forecasts
import of goods|import goods|goods import|bring in goods from abroad
inventory reduction|reduce stock|stock reduction|cut stock|bring down stock levels|reduce inventory
dispatch planning|plan dispatch|despatch planning|plan shipments|shipment planning|shipping planning
cloud migration|migrate to the cloud|move to the cloud|move servers to the cloud|move systems to the cloud|migration to the cloud|migrate servers to the cloud|transfer to the cloud
licence renewal|renew licences|license renewal|renew licenses
software licence management|manage software licences|look after software licences|software license management
IT budgeting|IT budget planning|plan the IT budget|draw up the IT budget
IT service desk management|run the service desk|manage the help desk|run the help desk|help desk management
disaster recovery planning|plan disaster recovery|draw up disaster recovery plans
business continuity planning|write business continuity plans|plan for outages
staff-to-child ratios|child-staff ratios|child to staff ratios|keep staffing ratios|adult-to-child ratios|maintain ratios of staff to children > required number of staff to children
waiting time reduction|reduce waiting times|bring down waiting times|cut waiting times|shorten waiting times|wait time reduction|reduce wait times
bed management|manage beds|allocate beds|bed allocation|find beds for patients
care planning|plan care|draw up care plans|write care plans|care plan writing
care plan reviews|review care plans|care plan review
family liaison|liaise with families|keep families informed|contact with families|stay in touch with families
staff rotas|write rotas|rota planning|rota management|draw up rotas|plan the rota
lesson observations|observe lessons|lesson observation|classroom observation|observe teaching|sit in on lessons
school timetabling|draw up the timetable|timetabling|timetable planning|plan the timetable
pupil admissions|admit pupils|school admissions|student admissions|admit students
parents' evenings|hold parents' evenings|parent-teacher meetings|hold parents evenings|parent teacher conferences
exclusions of pupils|exclude pupils|pupil exclusions|suspend pupils|student suspensions
account opening|open accounts|opening of accounts|open bank accounts
mortgage lending|grant mortgages|mortgage granting
claims handling|handle claims|deal with claims|claims processing|process claims|insurance claims handling|claims management|deal with insurance claims
claims settlement|settle claims|pay out claims|insurance claims settlement
revenue management|yield management
menu design|design menus|menu creation|create menus|menu development|develop menus|devise menus
till reconciliation|reconcile tills|cashing up|cash up|cash up tills|balance tills|till balancing|cash up the tills|cash register balancing|end-of-day cash-up|close out tills
shrinkage reduction|reduce shrinkage|cut stock losses|reduce stock losses|stock loss reduction|cut shrinkage
markdown management|mark down prices|markdowns|reduce prices at the end of the season
pitch bookings|book pitches|pitch booking|booking of pitches|pitch hire > book out pitches|hire +out pitches|let pitches
membership sales|sell memberships|sell gym memberships|gym membership sales
membership renewals|renew memberships|renewal of memberships
call monitoring|monitor calls|call quality monitoring|call listening|listen in on calls|listen to calls|call scoring > listen in on agents' calls|score agents' calls|listen to agents' calls
call centre scheduling|schedule agents|agent scheduling|roster agents
service level monitoring|monitor service levels|track service levels|SLA monitoring|monitor SLAs|track SLAs
box office management|run the box office|manage the box office
programme planning|plan the programme|event programming|plan events programme
weather forecasting|forecast the weather|weather forecasts|prepare weather forecasts|issue weather forecasts|produce weather forecasts > prepare daily weather forecasts
weather observation|observe the weather|record weather data|weather recording
heat flow modelling|model heat flow|heat transfer modelling
numerical simulation|simulate numerically|numerical modelling|computer simulation|simulate on the computer
laser alignment|align lasers
telescope observation|observe with telescopes|astronomical observation
water analysis|analyse water|water testing|test water|analyse water samples|water sample analysis|test water samples
soil analysis|analyse soil|soil testing|test soil|analyse soil samples|soil sample analysis
food analysis|analyse food|food testing|test food samples
method development|develop methods|develop test methods|work out test methods|work out methods|analytical method development|test method development|devise methods
method validation|validate methods|validate test methods|test method validation
chemical synthesis|synthesise compounds|synthesis of compounds|make compounds|synthesise chemicals|synthesize compounds
sample preparation|prepare samples|preparation of samples
spectroscopy|run spectra|record spectra|spectroscopic analysis
titrations|titrate samples|titration
geological mapping|map geology|geological surveys|geology mapping > map rock formations|map rocks|map rock outcrops|map outcrops
core logging|log cores|log drill cores|core sample logging|describe drill cores|record drill cores|drill core logging|describe cores
mineral exploration|explore for minerals|prospecting for minerals|look for ore|explore for ore|search for minerals
seismic interpretation|interpret seismic data|seismic data interpretation
groundwater monitoring|monitor groundwater|measure groundwater levels|groundwater level measurement
survey design|design surveys|design questionnaires|questionnaire design|survey development
draw up sampling plans|sample design|design samples
reserve calculation|calculate reserves|reserving|claims reserving
premium calculation|calculate premiums|work out premiums|premium setting
wildlife surveys|survey wildlife|wildlife surveying|wildlife counts|count wildlife|fauna surveys > survey bats|survey newts|survey birds|count birds|count bats|survey badgers
habitat management|manage habitats|look after habitats
habitat surveys|survey habitats|habitat mapping|map habitats
bird ringing|ring birds|bird banding|band birds
cell culture|culture cells|grow cells|grow cell lines|cell cultivation|cultivate cells|culture cell lines|cell culturing
microscopy|examine under the microscope|look at under the microscope|microscopic examination|examine samples under the microscope
gene sequencing|sequence genes|DNA sequencing|sequence DNA
plant breeding|breed plants|breed new varieties|plant variety breeding
agronomic advice|advise farmers|advise growers|farm advice|advice to farmers|farm advisory work|agricultural advice|agronomy advice|farmer advice
field trials|run field trials|carry out field trials|trial crops in the field|crop trials
stock assessment of fish|assess fish stocks|fish stock assessment|fisheries stock assessment
emissions monitoring|monitor emissions|check emissions|measure emissions|emissions checks|emission measurement|emissions measurement > check factories' emissions|check emissions from factories
pollution monitoring|monitor pollution|measure pollution|pollution measurement|check for pollution
environmental permitting|apply for environmental permits|obtain environmental permits
waste audits|audit waste
environmental impact assessment|assess environmental impact|EIA|environmental impact studies
time studies|time and motion studies|time steps with a stopwatch|time work steps|stopwatch studies|time assembly steps|time operations with a stopwatch|work measurement
plant layout|lay out plants|factory layout|lay out factories|plan factory layouts|design plant layouts|shop floor layout
waste reduction|reduce waste|cut waste|waste minimisation|cut down on waste|bring down waste
downtime reduction|reduce downtime|cut downtime|reduce idle time|cut idle time|reduce stoppages
bridge design|design bridges
structural calculations|calculate structures|structural analysis|structural design calculations
load calculations|calculate loads|work out loads
reinforcement detailing|detail reinforcement|rebar detailing|detail rebar|draw reinforcement
drainage design|design drainage|design drains|design sewers|sewer design
road design|design roads|highway design|design highways
traffic modelling|model traffic|traffic simulation|simulate traffic
traffic counts|count traffic|traffic counting|traffic surveys|survey traffic
geotechnical investigation|ground investigation|investigate ground conditions|site investigation|soil investigation
wastewater treatment design|design wastewater treatment plants|wastewater plant design|design sewage works|design wastewater plants|design of wastewater treatment plants|design plants to clean waste water|waste water treatment design|design water treatment works for sewage
flood risk assessment|assess flood risk|flood risk assessments|flood risk analysis
pump selection|select pumps|size pumps|pump sizing
gearbox design|design gearboxes
mechanical design|design machines|machine design|design machinery|design of machines
finite element analysis|FEA|stress analysis by finite elements
prototype building|build prototypes|prototyping|make prototypes|prototype construction|prototype development
tolerance analysis|tolerance calculations|analyse tolerances
process scale-up|scale up processes|scale-up from laboratory to plant|scale up from laboratory to plant|scale up reactions|production scale-up
process simulation|simulate processes|process modelling|model processes
plant commissioning|commission plants|commissioning of plants|start up plants|plant start-up|put plants into operation
plant safety studies|HAZOP studies|HAZOP|hazard and operability studies
blast design|design blasts|plan blasts|blast planning|draw up blasting plans|blast planning and design
mine planning|plan mines|mine design|plan mine workings
ore grade control|grade control|control ore grades
metallurgical testing|test metals|metal testing|test alloys
switchboard design|design switchboards|switchgear design|design switchgear
power system studies|study power systems|load flow studies|power flow analysis
circuit design|design circuits|electronic circuit design|circuit development|develop circuits
PCB layout|lay out PCBs|PCB design|design PCBs|printed circuit board layout|lay out printed circuit boards|board layout
embedded programming|program microcontrollers|microcontroller programming|firmware development|write firmware|develop firmware|firmware writing
cable route planning|plan cable routes|cable routing
radio network planning|plan radio networks|mobile network planning|plan mobile networks|cellular network planning
architectural drawings|architectural drawing|building drawings > draw floor plans|draw plans and sections|draw floor plans and sections|draw elevations|draw plans for extensions
draw floor plans|floor plan drawing|draft floor plans
planning applications|apply for planning permission|submit planning applications|planning permission applications|file planning applications
planning approvals|obtain planning permission|get planning permission|planning consents|gain planning consent|obtain planning consent|secure planning permission|planning permissions
apply for building permits|building permit applications|obtain building permits
building surveys|survey buildings|building surveying|surveys of buildings
model making|build models|make models|build architectural models
planting design|design planting|planting schemes|draw up planting plans|lay out plants|plan planting > choose and lay out plants|lay out plants for parks
garden design|design gardens|plan gardens|garden planning
application assessment|assess applications|evaluate applications|application evaluation
land use planning|plan land use|draw up land use plans
public consultation|consult residents|consult the public|public consultations|hold public consultations
land surveying|survey land|measure land|land surveys|land measurement|survey plots|topographic surveys|topographical surveys|measure plots
setting out|set out buildings|mark out buildings|mark out roads|construction setting out|stake out buildings|stake out roads|staking out|peg out buildings|set out roads
boundary surveys|survey boundaries|boundary surveying|measure boundaries|mark boundaries
map making|make maps|draw maps|cartography|map drawing|map production
aerial photo interpretation|interpret aerial photographs|aerial photograph interpretation
page layout|lay out pages|layout of pages|page design|lay out magazines|lay out brochures|magazine layout|brochure layout|layout of brochures|design of page layouts
packaging design|design packaging|design boxes and labels
poster design|design posters|flyer design|design flyers
illustration|illustrate books|draw illustrations|book illustration
typesetting|typeset texts|set type|typeset books
print preparation|prepare files for print|prepress|pre-press|prepare print files|get artwork ready for print|artwork preparation for print
photo retouching|retouch photos|image retouching|retouch images|photo editing|edit photos
wireframing|draw wireframes|sketch wireframes|create wireframes|make wireframes|wireframe design
animation|animate characters|animate films|create animations|make animations
storyboarding|draw storyboards|create storyboards
user interface design|UI design|design user interfaces|interface design|design interfaces|design screens
user testing|test with users|usability testing|test usability|run usability tests
interior design|design interiors|furnish interiors
fashion design|design clothes|design garments|clothing design|garment design|design fashion
furniture design|design furniture
jewellery design|design jewellery|design rings and necklaces
pattern design|design patterns|textile design|design textiles|fabric design|design fabrics
`;
