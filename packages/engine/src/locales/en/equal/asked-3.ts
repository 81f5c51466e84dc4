/** English, what postings ask in hair and beauty, computers, media, production, laboratories, building sites and garages, and how bullets say it plainly; what stands behind ">" only proves; our own list. */
export const asked3 = `
hairdressing|haircuts|hair cutting > cut women's and men's hair|wash and cut hair
hair colouring|colouring|colour services > dye hair|tint hair|put in highlights|highlights
hair styling|blow-drying|styling > blow-dry hair|put up hair for weddings|set hair
beard trimming|beard grooming|barbering > shave customers|cut beards
skin care treatments|facial treatments|facials|skin treatments > clean skin and massage faces|give facials|treat skin
manicure and pedicure|nail care|manicures|pedicures > file and paint nails|do nails|cut and paint nails|polish nails
hair removal|waxing|depilation > wax legs|remove hair
make-up application|make-up artistry|makeup > make up brides|do make-up|put on make-up
massages|massage treatments > massage guests|massage backs|give massages
client consultation|beauty advice|hair and beauty advice > ask clients what they want|advise clients on colour|talk over cuts with clients
software development|application development|programming|coding|software engineering > write code|program apps|write programs|build apps
web development|website development > build websites|program websites|make web pages
backend development|server-side development|back-end programming > program the server side|write server code
API development|API design|interface development > build interfaces between systems|write interfaces|program interfaces
database administration > look after databases|keep databases running
database development|SQL development|query development > write SQL queries|write queries|build tables and queries
software testing|application testing|test execution > test programs|test new versions|try out new versions|click through the app to find bugs|look for bugs
test automation|automated testing > write tests that run by themselves|script tests|write automatic tests
bug fixing|debugging|defect resolution|troubleshooting of software > find and fix errors in code|mend bugs|repair errors in programs
code review|peer review of code > read colleagues' code|check colleagues' code|go over other people's code
version control|source control > git|keep code in git
continuous integration|CI/CD|CI/CD pipelines|deployment automation|build automation > automate releases|build and release automatically|automatic builds|GitLab pipelines|GitHub Actions
software deployment|release management|application deployment|software releases > put new versions live|roll out new versions|install new versions
cloud infrastructure|cloud computing > servers in AWS|run servers on Azure|move servers to AWS|AWS|Azure
containerisation|container technology > Docker
server administration|system administration|server management > look after servers|keep servers running|set up servers|patch servers
network administration|network management|network maintenance > look after the network|set up routers and switches|keep the network running
network cabling|structured cabling|data cabling > lay network cables|pull network cables|pull data cables
user support|IT support|end-user support|technical support|helpdesk support|desktop support > help users with computer problems|help colleagues with computers|fix users' computer problems|solve users' PC problems
workstation setup|PC setup|computer setup|client installation|hardware setup > set +up computers|set +up laptops|get laptops ready|prepare PCs
user account management|account administration > create accounts|set up and close accounts|create logins|give users access rights
backup and recovery|data backup|backup management > back up data|make backups|save data every night|restore data
IT security|information security > protect against viruses|security patches
patch management|software updates|system updates|update management > install updates|install patches|keep software up to date|keep servers up to date
technical documentation|system documentation|software documentation|write technical documentation > write manuals|write guides for programs|describe how the system works|write user guides
user training|end-user training|software training|IT training > show users how to use|teach colleagues to use|train staff in the new software|train colleagues on
requirements analysis|requirements engineering|requirements gathering|requirements elicitation > ask users what they need|write down what users need|find out what customers need
agile working|agile development|agile methods|agile methodologies > sprints|scrum|stand-ups and sprints|kanban
data analysis|data evaluation > evaluate figures|look for patterns in data|work out statistics|evaluate survey data
data visualisation > make charts|build charts|show figures in charts|Tableau|Power BI
data cleaning|data quality|data preparation > remove duplicates|correct wrong entries|tidy data
statistical analysis|statistics|statistical evaluation > work out averages and|regression|calculate statistics
machine learning|predictive modelling|ML models > train models to predict|scikit-learn|TensorFlow|PyTorch
ETL|data pipelines|data integration|ETL processes > load data from several systems|bring data from systems into a warehouse
graphic design|visual design|layout design|print design > design flyers|lay out brochures|design posters|draw logos|design leaflets
user interface design|UI design|screen design > draw screens|design app screens
user research|usability testing|UX research|user testing > watch users try|interview users
wireframing|prototyping|wireframes and prototypes > sketch screens|click dummies
image editing|photo editing|image retouching|photo retouching > Photoshop|touch up pictures
video editing|film editing|video post-production|video production > cut films|cut videos|Premiere
photography|product photography|event photography > take photos|take pictures
copywriting|content writing|text creation|advertising copy|content creation > write texts for the website|write adverts|write blog posts|write product texts
social media management|social media marketing|social media content|social media support > post on Instagram|post on Facebook|look after the Instagram page|write posts for Facebook|run the Instagram account|fill the Instagram
search engine optimisation|SEO > improve Google ranking|get pages higher in Google|rank higher on Google
search engine advertising|SEA|paid search|PPC campaigns|Google Ads > buy ads on Google|place ads on Google|AdWords
email marketing|newsletter marketing|email campaigns|newsletters > send newsletters|write the newsletter
content management|CMS|website maintenance|website updates|CMS maintenance > put texts on the website|keep the website up to date|WordPress
web analytics|website analytics|online analytics > look at visitor numbers of the website|Google Analytics|count website visitors
campaign planning|marketing campaigns|campaign management > plan adverts|run campaigns|plan posters and adverts
public relations|press work|media relations|press relations > write press releases|talk to journalists|answer the press|invite journalists
press releases|press release writing > write for the press|news for the papers
print preparation|prepress|pre-press > get files ready for print|prepare print files|check proofs
brand communication > make everything look the same|look after the brand
editorial work|editing|copy editing|proofreading > correct texts|read and correct texts|check texts for mistakes|edit manuscripts
journalism|news reporting > write for the local paper|write news|report on council meetings|newspaper articles
interviewing for articles|conduct interviews for media > interview people for the paper
research|topic research|fact checking > look up facts
machine operation|operating machines > run machines|work on machines|run a press|run a lathe|feed machines
machine set-up|tool changes|machine changeover > change tools on machines|change moulds|set machines for new parts
CNC machining|CNC operation > mill parts on CNC|turn parts on CNC
metal machining|machining|metal cutting > turn and mill parts|mill steel parts|work at the lathe
assembly|product assembly|assembly work|component assembly|mechanical assembly > put together|screw parts together|assemble parts|build machines from parts|fit parts together
production line work|line work|assembly line|conveyor belt work > stand on the line|on the belt
quality control|quality inspection|quality checks|product inspection > check parts for faults|check finished goods|measure parts|look for faults|pull out bad parts|inspect finished parts|sort out bad parts
dimensional inspection|measurement of parts|dimensional checks|metrology > measure parts with calipers|calipers and micrometer|gauge parts|measure with micrometer
visual inspection|visual checks > look over parts for scratches|check parts by eye|look for scratches
incoming inspection|incoming goods inspection|goods-in inspection > check delivered parts|check deliveries for faults
documentation of production|production records|batch records > write down batch numbers|write down piece counts|note output|fill in batch sheets
process optimisation|process improvement|continuous improvement > suggest better ways of working|shorten steps in production|cut waste in production|make steps faster
preventive maintenance|planned maintenance|machine maintenance|servicing of machines > oil and grease machines|grease machines|look after machines|change filters and oil
fault diagnosis|troubleshooting|fault finding|fault clearance|diagnostics > find out why machines stop|find and fix faults|look for the fault
repair of machines|repairs to machinery|corrective maintenance > fix machines|mend machines
spare parts management|spare parts ordering|spare parts > keep spare parts
production planning|production scheduling|manufacturing planning|production control > plan what is made when|plan orders for machines|plan weekly production
technical drawings|read technical drawings|blueprint reading|engineering drawings > work from drawings|build to drawings|read drawings|read plans
CAD design|CAD drawing|computer-aided design|CAD modelling > draw parts in AutoCAD|draw in SolidWorks|AutoCAD|SolidWorks|draw plans on the computer
prototype construction|prototyping|prototype building > build first models|build test pieces|build trial parts
batch production|series production|serial production|mass production > make parts in large numbers
packaging line|packaging machine operation|packing line > run packing machines|operate a filling machine
cleanroom work|clean room|cleanroom|work under cleanroom conditions > work in a clean room
laboratory tests|laboratory analysis|lab testing|lab analysis|laboratory work > test samples|analyse samples|examine samples|run tests in the lab
sample preparation|specimen preparation > prepare samples|weigh and dissolve samples|get samples ready
wet chemistry|titration|wet chemical analysis > titrate samples|titrate
cell culture|cell cultivation > grow cells|keep cells in culture
calibration > calibrate scales|calibrate instruments|check instruments against standards|set instruments
laboratory documentation|lab records|documentation of results > write down test results|keep the lab book|record results of tests|keep a lab journal
preparation of solutions|reagent preparation|media preparation > make up solutions|mix solutions|prepare buffers
literature research|literature review|scientific research > read papers on|search the literature
scientific writing|scientific publications|publish papers > write papers|write articles for journals
bricklaying|masonry|brickwork > lay bricks|build walls|lay bricks and blocks
concreting|concrete work|concrete placement > pour concrete|pour foundations|lay concrete
formwork|shuttering|formwork construction > build moulds for concrete|put up shuttering
reinforcement work|steel fixing|rebar fixing > tie rebar|bend and tie steel|lay steel in concrete
plastering|plaster work|rendering|interior plastering > plaster walls|render walls|skim walls
drywalling|drywall construction|dry lining|plasterboard installation|interior fit-out > fit plasterboard|put up plasterboard walls|put up stud walls|board ceilings
tiling|tile laying|floor and wall tiling > tile bathrooms|tile floors
painting and decorating|painting work|interior painting|wall painting > paint rooms|paint flats|paint and wallpaper|paint houses
flooring installation|floor laying|floor covering|parquet laying|floor fitting > lay laminate|lay carpets
roofing|roof work|roof covering|roof tiling > lay roof tiles|mend roofs
guttering|gutter installation|roof drainage > fit gutters|hang gutters
carpentry|joinery|woodwork|timber construction > build with wood|make wooden furniture|build roof frames|fit doors and stairs|make cupboards|make furniture from wood
door and window installation|window fitting > fit windows and doors|hang doors|put in windows
demolition|demolition work|strip-out > knock down walls|tear down walls|pull down buildings|break up floors
insulation work|thermal insulation|insulation installation > insulate roofs|insulate walls|put insulation in|lay insulation
earthworks|excavation|groundworks|ground works > dig trenches|dig foundations|dig out ground
operating construction machinery|construction machinery|plant operation|excavator operation > drive an excavator|drive a digger|run a digger|operate a digger
road construction|road building|asphalting|paving work > lay asphalt|lay kerbs|pave roads
paving|block paving|paving and kerbs > lay paving stones|lay slabs|lay cobbles
pipe laying|pipelaying|sewer construction > lay drains|lay sewer pipes
surveying|site surveying|land surveying|setting out > measure building plots|measure land|measure sites
site management|construction site management > run building sites|run a site
cost estimation|quantity take-off|estimating|quantity surveying > work out how much material|calculate material for jobs|measure up and price jobs
electrical installation|electrical wiring|wiring|installation of electrical systems > lay cables|pull cables|wire houses|fit sockets and switches|wire sockets|connect sockets and lights|fit lights
fuse boxes|distribution boards|consumer units|switchgear installation > wire fuse boxes|build fuse boxes|connect fuse boxes
electrical testing|inspection and testing of electrical installations|safety testing|portable appliance testing > test sockets|measure insulation|test appliances|measure installations
control cabinets|switch cabinet construction|control panel building|panel wiring > wire control cabinets|build switch cabinets
lighting installation > hang lamps|fit lamps|fit lights|install lamps
photovoltaic installation|solar installation|PV installation|solar panel installation > put solar panels on roofs|fit solar panels|mount solar panels
plumbing|sanitary installation|plumbing installation|pipework > fit pipes and taps|lay water pipes|fit toilets and basins|fit bathrooms|fit taps
heating installation|installation of heating systems|heating systems > fit boilers|fit radiators|install boilers|put in heating
boiler servicing|heating maintenance|boiler maintenance|maintenance of heating systems > clean and check boilers|check heating
drain cleaning|drain unblocking|pipe cleaning > clear blocked pipes|unblock toilets|clear drains
leak detection|leak repair > find and mend leaks|stop leaks|fix leaking pipes
air conditioning installation|refrigeration|HVAC|ventilation systems > fit air conditioning|fit cooling units|install ventilation
welding|welding work > join steel parts by welding|weld frames|weld pipes
metalwork|metal construction|steel construction|sheet metal work > bend and cut sheet metal|build railings|cut and weld steel|make gates from steel
locksmithing|lock installation|lock fitting > open locked doors|change locks
vehicle maintenance|car servicing|vehicle servicing|car maintenance > change oil and brakes|change oil|change brake pads
vehicle repair|car repair|automotive repair|motor vehicle repair > fix cars|mend cars|repair engines|fix brakes
vehicle diagnostics|automotive diagnostics|diagnostic testing of vehicles > read out fault codes|read error codes
tyre fitting|tyre service|tyre changes|wheel alignment > swap tyres|fit winter tyres
bodywork repair|body repair|panel beating|dent repair > beat out dents|take out dents
paint spraying|vehicle painting > spray cars|spray paint parts
bicycle repair|bike maintenance|bicycle servicing > fix bikes|mend punctures|repair bikes|true wheels
vehicle cleaning|car valeting|vehicle preparation|car detailing > wash cars|clean cars inside and out|polish cars
HPLC analysis|HPLC > run the HPLC
`;
