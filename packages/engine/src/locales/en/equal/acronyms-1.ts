/** English, acronyms: one line, one meaning; our own list. */
export const acronyms1 = `
gphc|general pharmaceutical council
nmc|nursing and midwifery council
gmc registered|general medical council registered
gdc|general dental council
hcpc|health and care professions council
goc|general optical council
ahpra|australian health practitioner regulation agency
rcvs|royal college of veterinary surgeons
rcn|royal college of nursing
cqc|care quality commission
ofsted|office for standards in education
ofqual|office of qualifications and examinations regulation
hmrc|hm revenue and customs|his majesty's revenue and customs
irs|internal revenue service
finra|financial industry regulatory authority
gaas|generally accepted auditing standards
icaew|institute of chartered accountants in england and wales
icas|institute of chartered accountants of scotland
cima|chartered institute of management accountants
cipfa|chartered institute of public finance and accountancy
aat|association of accounting technicians
cgma|chartered global management accountant
cfa|chartered financial analyst
cma certification|certified management accountant certification
cism|certified information security manager
cissp|certified information systems security professional
cfe|certified fraud examiner
cipd|chartered institute of personnel and development
shrm|society for human resource management
shrm-cp|shrm certified professional
sphr|senior professional in human resources
fpc certification|fundamental payroll certification
cips|chartered institute of procurement and supply
mcips|member of the chartered institute of procurement and supply
cscp|certified supply chain professional
cpim|certified in planning and inventory management
cilt|chartered institute of logistics and transport
cipr|chartered institute of public relations
cmi|chartered management institute
ciob|chartered institute of building
rics|royal institution of chartered surveyors
mrics|member of the royal institution of chartered surveyors
riba|royal institute of british architects
leed|leadership in energy and environmental design
breeam|building research establishment environmental assessment method
imeche|institution of mechanical engineers
ceng|chartered engineer
ieng|incorporated engineer
asme|american society of mechanical engineers
ieee|institute of electrical and electronics engineers
astm|american society for testing and materials
ansi|american national standards institute
nebosh|national examination board in occupational safety and health
iosh|institution of occupational safety and health
osha|occupational safety and health administration
osha 10|osha 10-hour training
osha 30|osha 30-hour training
riddor|reporting of injuries diseases and dangerous occurrences regulations
loler|lifting operations and lifting equipment regulations
puwer|provision and use of work equipment regulations
cdm regulations|construction design and management regulations
cscs|construction skills certification scheme
cscs card|construction skills certification scheme card
cpcs|construction plant competence scheme
npors|national plant operators registration scheme
smsts|site management safety training scheme
sssts|site supervisor safety training scheme
ipaf|international powered access federation
mewp|mobile elevating work platform|aerial work platform
pasma|prefabricated access suppliers and manufacturers association
cisrs|construction industry scaffolders record scheme
niceic|national inspection council for electrical installation contracting
jib card|joint industry board card
ecs card|electrotechnical certification scheme card
eicr|electrical installation condition report|electrical installation condition reports
bs 7671|iet wiring regulations
ccs certification|certified coding specialist certification
cpc coder|certified professional coder
f-gas|fluorinated gas
epa 608|epa section 608
nate certified|north american technician excellence certified
mcs certified|microgeneration certification scheme certified
gwo|global wind organisation
bosiet|basic offshore safety induction and emergency training
rtitb|road transport industry training board
itssar|independent training standards scheme and register
flt|forklift truck
flt licence|forklift licence|forklift truck licence
dcpc|driver certificate of professional competence|driver cpc
transport manager cpc|transport manager certificate of professional competence
dvsa|driver and vehicle standards agency
dvla|driver and vehicle licensing agency
cat c licence|category c licence|class 2 licence
cat c+e licence|category c+e licence|class 1 licence
pcv|passenger carrying vehicle
bol|bill of lading
awb|air waybill
cmr note|cmr consignment note
iata|international air transport association
imdg|international maritime dangerous goods
dgsa|dangerous goods safety adviser
4pl|fourth party logistics
otif|on time in full
s&op|sales and operations planning
fefo|first expired first out
sia licence|security industry authority licence
twic|transportation worker identification credential
dbs check|disclosure and barring service check
enhanced dbs|enhanced disclosure and barring service check|enhanced dbs check
crb check|criminal records bureau check
pvg|protecting vulnerable groups
bpss|baseline personnel security standard
sc clearance|security check clearance
dv clearance|developed vetting clearance|developed vetting
nvq|national vocational qualification
svq|scottish vocational qualification
btec|business and technology education council
hnc|higher national certificate
hnd|higher national diploma
gcse|general certificate of secondary education
ged|general educational development
gpa|grade point average
pgce|postgraduate certificate in education
qts|qualified teacher status
nqt|newly qualified teacher
hlta|higher level teaching assistant
tesol|teaching english to speakers of other languages
celta|certificate in teaching english to speakers of other languages
esol|english for speakers of other languages
eal|english as an additional language
ehcp|education health and care plan
camhs|child and adolescent mental health services
asd|autism spectrum disorder
naeyc|national association for the education of young children
asl|american sign language
phd|doctor of philosophy
mba|master of business administration
llb|bachelor of laws
bfa|bachelor of fine arts
crrt|continuous renal replacement therapy|continuous renal replacement
beng|bachelor of engineering
meng|master of engineering
bcom|bachelor of commerce
bba|bachelor of business administration
msw|master of social work
lcsw|licensed clinical social worker
sra|solicitors regulation authority
cilex|chartered institute of legal executives
dsar|data subject access request
foia|freedom of information act
hipaa|health insurance portability and accountability act
ferpa|family educational rights and privacy act
ccpa|california consumer privacy act
fmla|family and medical leave act
ada compliance|americans with disabilities act compliance
flsa|fair labor standards act
eeoc|equal employment opportunity commission
eeo|equal employment opportunity
acas|advisory conciliation and arbitration service
tupe|transfer of undertakings protection of employment
ixbrl|inline extensible business reporting language
p&l|profit and loss
ebitda|earnings before interest taxes depreciation and amortisation|earnings before interest taxes depreciation and amortization
irr|internal rate of return
mlro|money laundering reporting officer
mifid|markets in financial instruments directive
fnol|first notification of loss|first notice of loss
cemap|certificate in mortgage advice and practice
dipfa|diploma for financial advisers
cfp|certified financial planner
arla|association of residential letting agents
naea|national association of estate agents
cafm|computer aided facilities management
cmms|computerised maintenance management system|computerized maintenance management system
loto|lockout tagout|lock out tag out
msa studies|measurement system analysis studies
cmm|coordinate measuring machine
hmi|human machine interface
pcb|printed circuit board|circuit board
fpga|field programmable gate array
cswip|certification scheme for welding inspection personnel
fcaw|flux cored arc welding
ase certified|automotive service excellence certified
irtec|inspection road transport engineers certification
aed|automated external defibrillator
bls|basic life support
acls|advanced cardiac life support|advanced cardiovascular life support
nicu|neonatal intensive care unit
picu|pediatric intensive care unit|paediatric intensive care unit
hcsw|healthcare support worker
rmn|registered mental health nurse
rgn|registered general nurse
lvn|licensed vocational nurse
crna|certified registered nurse anesthetist
odp|operating department practitioner
mar charts|medication administration record charts|medication administration records
dnacpr|do not attempt cardiopulmonary resuscitation
news2|national early warning score 2
picc line|peripherally inserted central catheter
ivig|intravenous immunoglobulin
ctms|clinical trial management system
mdt meetings|multidisciplinary team meetings|multidisciplinary meetings
lims|laboratory information management system
pacs|picture archiving and communication system
icp-ms|inductively coupled plasma mass spectrometry
nmr|nuclear magnetic resonance
ukas|united kingdom accreditation service
clia|clinical laboratory improvement amendments
ghg|greenhouse gas
rsph|royal society for public health
wset|wine and spirit education trust
prince2|projects in controlled environments
pmp|project management professional
csm certification|certified scrummaster|certified scrum master
cspo|certified scrum product owner
itil|information technology infrastructure library
cobit|control objectives for information and related technologies
babok|business analysis body of knowledge
sdlc|software development life cycle|software development lifecycle
crud|create read update delete
html|hypertext markup language
css|cascading style sheets
sql|structured query language
xml|extensible markup language
json|javascript object notation
voip|voice over ip|voice over internet protocol
rdp|remote desktop protocol
vdi|virtual desktop infrastructure
wcag|web content accessibility guidelines
rpa|robotic process automation
iso 27001|iso iec 27001
pci dss|payment card industry data security standard
ccna|cisco certified network associate
ccnp|cisco certified network professional
ceh|certified ethical hacker
oscp|offensive security certified professional
mcse|microsoft certified solutions expert
rhce|red hat certified engineer
istqb|international software testing qualifications board
csat|customer satisfaction score
aht|average handling time|average handle time
fcr|first call resolution|first contact resolution
ivr|interactive voice response
aov|average order value
ugc|user generated content
kol|key opinion leader
wpm|words per minute
fte|full time equivalent
ecdl|european computer driving licence
icdl|international computer driving licence
mos certification|microsoft office specialist certification
gas safe registered|on the gas safe register
senco|special educational needs coordinator|special educational needs co-ordinator
dfm|design for manufacture|design for manufacturing|design for manufacturability
vna truck|very narrow aisle truck
`;
