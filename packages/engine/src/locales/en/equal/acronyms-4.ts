/** Abbreviations of the working world written out, one meaning a line; our own list. */
export const acronyms4 = `
AOG@aircraft hangar airline maintenance|aircraft on ground
APU@aircraft ground power hangar|auxiliary power unit
ATPL|airline transport pilot licence
GSE@ramp aircraft airport baggage|ground support equipment
NOTAM|notice to airmen
PRM@airport passengers wheelchair flight assistance|passengers with reduced mobility
ULD@cargo aircraft ramp freight|unit load device
DGR@air cargo iata freight|dangerous goods regulations
AVSEC|aviation security
ROV@subsea underwater offshore vessel|remotely operated vehicle
STCW|standards of training, certification and watchkeeping
VTS@vessel port traffic harbour|vessel traffic service
ECDIS|electronic chart display and information system
PTS@railway track rail lineside|personal track safety
COSS@railway track rail|controller of site safety
OLE@railway rail wiring catenary|overhead line equipment
EMU@train depot railway rolling|electric multiple unit
DMU@train depot railway rolling|diesel multiple unit
PSV@bus coach driver drivers|passenger service vehicle
PCN@parking council ticket issued streets vehicles|penalty charge notice
MOT@test tests garage car cars vehicle|Ministry of Transport
EGR@engine valve diesel vehicle|exhaust gas recirculation
DPF@diesel engine exhaust vehicle|diesel particulate filter
ECU@engine vehicle car diagnostic|engine control unit
TPMS@tyre tire vehicle|tyre pressure monitoring system|tire pressure monitoring system
PDI@vehicle car cars dealer dealership|pre-delivery inspection
BSL@deaf interpreter interpreted sign taught|British Sign Language
PECS@autism pupils children communication|picture exchange communication system
AAC@speech communication pupils children|augmentative and alternative communication
ABA@autism therapy behaviour behavior children|applied behaviour analysis|applied behavior analysis
TESL|teaching English as a second language
LSA@school pupils class classroom|learning support assistant
EWO@school attendance pupils|education welfare officer
DSL@safeguarding school pupils|designated safeguarding lead
PRU@school pupils excluded|pupil referral unit
PTA@school parents|parent-teacher association
SRE@school pupils lessons|sex and relationships education
MFL@school pupils lessons taught french german spanish|modern foreign languages
PPA@teacher school cover lessons|planning, preparation and assessment
AP@students exam courses taught class high school|advanced placement
IB@students diploma taught school exam|International Baccalaureate
ECE|early childhood education
CDA@childcare preschool toddlers early childhood|child development associate
LAC@social children foster care placements|looked-after children
CIN@social children family plans|children in need
MASH@safeguarding referrals social children|multi-agency safeguarding hub
AMHP|approved mental health professional
DoLS|deprivation of liberty safeguards
MCA@capacity care assessments patient|Mental Capacity Act
CPN@mental health patients community|community psychiatric nurse
CMHT|community mental health team
EMDR|eye movement desensitisation and reprocessing
DBT@therapy clients patients sessions|dialectical behaviour therapy|dialectical behavior therapy
SUD@treatment counselling addiction clients|substance use disorder
MI@clients counselling interviewing addiction|motivational interviewing
HDU@patients ward nurse|high dependency unit
SCBU@babies nurse ward neonatal|special care baby unit
OPD@clinic patients hospital nurse|outpatient department
ENT@clinic patients surgery hospital|ear, nose and throat
T&O@ward patients surgery|trauma and orthopaedics
O&G@ward patients hospital|obstetrics and gynaecology
IVF@patients embryo clinic|in vitro fertilisation|in vitro fertilization
DVT@patients prophylaxis clinic|deep vein thrombosis
TIA@stroke patients clinic|transient ischaemic attack|transient ischemic attack
CHF@patients heart clinic|congestive heart failure
PTSD|post-traumatic stress disorder
OCD@therapy patients anxiety|obsessive-compulsive disorder
PVD@patients vascular|peripheral vascular disease
HbA1c|glycated haemoglobin|glycated hemoglobin
CBC@blood sample patient|complete blood count
FBC@blood sample patient|full blood count
CSF@sample patient lumbar|cerebrospinal fluid
TPR@patient observations ward|temperature, pulse and respiration
GCS@patient ambulance trauma|Glasgow Coma Scale
CD@cupboard pharmacy medicines controlled|controlled drug
MDS@pharmacy medicines patients blister|monitored dosage system
EPS@pharmacy prescriptions|electronic prescription service
MUR@pharmacy patients|medicines use review
PGD@vaccines pharmacy nurse|patient group direction
TENS@pain physiotherapy patients|transcutaneous electrical nerve stimulation
OPG@dental x-ray|orthopantomogram
CBCT|cone beam computed tomography
DEXA@bone scan density|dual-energy x-ray absorptiometry
IHC@tissue slides staining histology|immunohistochemistry
H&E@slides staining tissue|haematoxylin and eosin|hematoxylin and eosin
PBMC@cells isolation blood|peripheral blood mononuclear cells
FACS@cells sorting antibody cytometry|fluorescence-activated cell sorting
LC-MS|liquid chromatography-mass spectrometry
TLC@chromatography samples plates|thin layer chromatography
XRD@samples crystal|x-ray diffraction
XRF@samples analysis|x-ray fluorescence
AAS@samples metals|atomic absorption spectroscopy
TEM@microscope samples microscopy|transmission electron microscopy
BOD@water effluent wastewater samples|biochemical oxygen demand
COD@water effluent wastewater samples|chemical oxygen demand
TSS@water effluent wastewater samples|total suspended solids
VOC@air emissions paint samples|volatile organic compounds
EIA@environmental planning project|environmental impact assessment
SUDS@drainage water|sustainable drainage system
AD@plant biogas slurry digester|anaerobic digestion
CHP@plant heat boiler|combined heat and power
ASHP@heat installed|air source heat pump
GSHP@heat installed|ground source heat pump
EPC@energy homes property assessor rating|energy performance certificate
EVSE|electric vehicle supply equipment
BESS@battery storage grid|battery energy storage system
PAT@testing appliances electrical|portable appliance testing
SWMS@site risk|safe work method statement
JSA@site safety risk|job safety analysis
SWP@site safety|safe work procedure
PTW@site permits hot|permit to work
DSE@workstation desk assessment|display screen equipment
HAVS@vibration tools|hand-arm vibration syndrome
RPE@masks dust fit|respiratory protective equipment
FRA@fire premises|fire risk assessment
PEEP@evacuation fire|personal emergency evacuation plan
MEP@building services contractor installation|mechanical, electrical and plumbing
M&E@building services contractor installation|mechanical and electrical
AOV@smoke vents building fire|automatic opening vent
UFH@heating plumbing floors|underfloor heating
TRV@radiator heating plumbing|thermostatic radiator valve
LPG@gas tank bottles|liquefied petroleum gas
LNG@gas tank terminal|liquefied natural gas
HDPE@pipe plastic|high-density polyethylene
MDPE@pipe water|medium-density polyethylene
GRP@resin moulding laminating hulls|glass-reinforced plastic
MDF@panels cabinets boards|medium-density fibreboard|medium-density fiberboard
UPVC|unplasticised polyvinyl chloride
RSJ@beam steel|rolled steel joist
DPC@wall brick damp|damp-proof course
BoQ|bill of quantities
JCT@contract contracts site|Joint Contracts Tribunal
HMO@landlord letting rooms tenants|house in multiple occupation
AST@tenant tenancy letting landlord|assured shorthold tenancy
HOA@residents property homeowners|homeowners association
ASB@council tenants residents police|anti-social behaviour
UC@benefit claimants jobcentre|Universal Credit
PIP@benefit claimants disability|Personal Independence Payment
ESA@benefit claimants|Employment and Support Allowance
PCSO|police community support officer
CSI@police evidence scene|crime scene investigation
ANPR|automatic number plate recognition
BWV@police officer security|body-worn video
RTC@police ambulance fire crews|road traffic collision
BA@fire firefighter wearer|breathing apparatus
EOC@ambulance calls dispatch|emergency operations centre
CAD@ambulance police calls dispatcher 999 911|computer-aided dispatch
ROTL@prison prisoners|release on temporary licence
ACCT@prison prisoners|assessment, care in custody and teamwork
CPS@court prosecution police|Crown Prosecution Service
KIID@fund investors|key investor information document
NAV@fund investors shares|net asset value
AUM@fund clients portfolio|assets under management
OTC@derivatives trades|over-the-counter
FX@currency trades bank rates|foreign exchange
LC@bank trade export import|letter of credit
BACS@payments payroll bank|Bankers' Automated Clearing Services
CHAPS@payments bank|Clearing House Automated Payment System
ACH@payments payroll bank|automated clearing house
EFT@payments bank|electronic funds transfer
FPS@payroll hmrc|full payment submission
P45@payroll leavers|leaver's tax certificate
NIC@payroll hmrc|National Insurance contributions
FSA@employees benefits health|flexible spending account
HSA@employees benefits health|health savings account
COBRA@benefits employees insurance|Consolidated Omnibus Budget Reconciliation Act
DSO@receivables credit invoices|days sales outstanding
FP&A|financial planning and analysis
YTD@figures budget report|year to date
MTD@hmrc vat digital|Making Tax Digital
GRNI@invoices ledger stock|goods received not invoiced
BBE@stock food dates|best before end
EAN@barcode products|European Article Number
UPC@barcode products|Universal Product Code
RDC@supermarket deliveries warehouse|regional distribution centre|regional distribution center
NDC@warehouse deliveries|national distribution centre
PPT@warehouse truck pallets|powered pallet truck
LLOP@warehouse picking|low-level order picker
MHE@warehouse trucks forklift|materials handling equipment
VNA@warehouse truck forklift|very narrow aisle
BOGOF@shop offers|buy one get one free
VM@shop windows displays store|visual merchandising
RRP@shop prices|recommended retail price
BOH@hotel restaurant kitchen|back of house
FOH@hotel restaurant theatre guests|front of house
CDP@kitchen section chef|chef de partie
EHO@kitchen inspection food|environmental health officer
QSR@restaurant crew burger|quick service restaurant
BEO@hotel banquet events|banquet event order
DJ@club music sets weddings|disc jockey
MC@event weddings stage|master of ceremonies
FX@makeup make-up film theatre|special effects
VFX@film shots|visual effects
SFX@film makeup sound|special effects
ADR@film dialogue recording sound|automated dialogue replacement
DoP@film shoot camera|director of photography
OB@broadcast live truck|outside broadcast
PA@theatre concert speakers sound|public address
DMX@lighting theatre stage|digital multiplex
CMYK|cyan, magenta, yellow and black
POD@books printing self-publishing|print on demand
EPUB|electronic publication
UGC@posts campaign social|user-generated content
EDM@email campaign newsletter|electronic direct mail
DM@campaign letters customers mail|direct mail
GOTV@campaign election voters|get out the vote
MSP@it clients support|managed service provider
AD@users accounts passwords windows|Active Directory
OU@directory users windows|organisational unit
GPO@windows users policies|group policy object
RMM@it clients patching|remote monitoring and management
NOC@network alerts|network operations centre|network operations center
SDN@network|software-defined networking
QoS@network voice|quality of service
POE@network cameras switches cabling|power over Ethernet
UTP@cable network|unshielded twisted pair
FTTP|fibre to the premises
FTTH|fibre to the home|fiber to the home
OTDR|optical time-domain reflectometer
MVC@code framework|model-view-controller
SLO@service reliability|service level objective
SRE@service reliability engineering|site reliability engineering
PII@data privacy customers|personally identifiable information
PHI@patient data privacy records|protected health information
`;
