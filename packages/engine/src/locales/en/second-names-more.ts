/** Second names of one thing in English: British and American, trade word and plain word, short and official name. */
export const moreSecondNames = `
job interview|hiring interview
shortlisting|candidate shortlisting
cv screening|resume screening|résumé screening|screened cv|screened résumé
apprentice|trainee in apprenticeship
personnel file|personnel record|staff file|employee file|employee record|staff record|hr file
minutes|meeting minutes
diary management|calendar management
photocopying|xeroxing
franking machine|postage meter
letter writing|correspondence writing
shorthand typing|stenography
touch typing|touch-typing|ten-finger typing
switchboard|telephone exchange
answering machine|voicemail
office supplies|office stationery
filing cabinet|file cabinet
cleaner|janitor|custodian
rubbish collection|garbage collection|refuse collection|waste collection
waste disposal|refuse disposal
vacuum cleaning|hoovering
window cleaning|window washing
laundry|launderette service
hand basin|wash basin|washbasin|bathroom sink
tap|faucet
water heater|hot water tank
wall socket|power outlet|electrical outlet|power point
fuse box|fuse board|consumer unit
earthing|grounding
mains supply|mains power
torch|flashlight
cable tray|cable trunking
circuit breaker|miniature circuit breaker|mcb
emergency lighting|escape lighting
emergency generator|standby generator|backup generator
burglar alarm|intruder alarm
solar panel|photovoltaic panel|solar module
air conditioner|air conditioning unit|a/c unit
radiator|heating radiator
central heating boiler|heating boiler
gas fitter|gas engineer
plumbing|sanitary installation
drain cleaning|drain unblocking
soil pipe|waste pipe
spanner|wrench
adjustable spanner|adjustable wrench
allen key|hex key|hex wrench
grinder|grinding machine
lathe|turning machine
milling machine|milling mill
drill press|pillar drill
welding torch|welding gun
arc welding|electric arc welding
oxyacetylene welding|gas welding|autogenous welding
spot welding|resistance spot welding
sheet metal|metal sheet|sheet steel
stainless steel|inox
galvanised steel|galvanized steel|zinc-coated steel
press brake|bending press
injection moulding|injection molding
quality inspection|quality check
spare part|replacement part
preventive maintenance|preventative maintenance|planned maintenance
assembly line|production line assembly
bricklayer|mason
bricklaying|brick laying|masonry work
roofer|roofing contractor
roof tiling|laying of roof tiles
plastering|plaster work
screed|floor screed
formwork|shuttering
rebar|reinforcing bar|reinforcement steel|reinforcing steel
foundation work|groundworks
building site|construction site
site manager|construction manager
quantity surveying|cost estimating in construction|cost estimation of buildings
quantity surveyor|construction cost consultant
storey|floor level
house painter|painter and decorator
wallpapering|paperhanging|hanging of wallpaper
parquet|hardwood floor
tiler|tile setter
tiling|tile laying|laid tiles
joiner|finish carpenter
fitted kitchen|built-in kitchen
drawing up plans|drafting of plans
draughtsman|draftsman|drafter
floor plan|ground plan
planning permission|building permit|planning consent|building consent
listed building|heritage building|protected building
landscape gardening|landscaping
lawn mowing|grass cutting
hedge trimming|hedge cutting
tree surgery|arboriculture
greenhouse|glasshouse
polytunnel|hoop house
tractor|farm tractor
slurry|liquid manure
fertiliser|manure fertiliser
crop spraying|crop protection spraying
cattle|cows and bulls
dairy farming|dairy cattle farming
pig farming|swine farming|hog farming
poultry farming|chicken farming
sheep shearing|shearing of sheep
cattle breeding|cattle rearing
veterinary surgeon|vet|veterinarian
pet grooming|dog grooming
film editing|movie editing
cinema|movie theater|movie theatre|picture house
newsreader|news anchor
news desk|newsroom
proofreading|proof reading|proofread
copy editing|copyediting|subediting|sub-editing
printing press|print shop machine
layout|page layout
photo editing|image editing|picture editing
photo retouching|image retouching|picture retouching
logo design|logotype design
voice over|voiceover|voice-over
subtitle|closed caption
court interpreter|legal interpreter
simultaneous interpreting|conference interpreting
double-blind trial|double blind trial|double-blind study
clinical trial|clinical study
peer review|peer-reviewed assessment
lab technician|laboratory technician
lab work|laboratory work
lab equipment|laboratory equipment
petri dish culture|culture in petri dishes
cell culture|tissue culture
questionnaire|survey form
field research|field study|fieldwork
literature review|literature search and review|review of literature
statistical analysis|statistical evaluation
spreadsheet|spread sheet
word processing|text processing
slide deck|presentation slides|powerpoint deck|powerpoint presentation
source control|version control|revision control
code repository|source repository
pull request|merge request
bug fixing|debugging|defect fixing
bug tracking|defect tracking|issue tracking
software engineer|software developer
web development|website development
website|web site
back end|backend
front end|frontend
full stack|full-stack
log in|sign-in
mobile app|mobile application
smartphone app|mobile app
relational database|sql database
database administration|database management administration
operating system|os of computers
open-source|open source
end user|end-user
user training|end user training
user guide|user manual|operating manual|instructions for use|operating instructions|instruction manual
desktop computer|desktop pc
laptop|notebook computer|notebook pc
printer setup|printer installation
password reset|resetting of passwords|reset password
two-step verification|two-factor authentication
firewall rule|firewall policy
customer retention|client retention
customer loyalty|client loyalty
loyalty scheme|loyalty program|loyalty programme
trade fair|trade show|exhibition fair
sales pitch|sales presentation
price list|tariff list
price quote|quotation|price quotation
business trip|work trip
market research|market study
opinion poll|public opinion survey
billboard|hoarding
flyer|leaflet|handbill|flier
brochure|booklet|pamphlet
mailshot|direct mail|direct mailing
competitor analysis|competitive analysis|analysis of competitors
point of sale material|pos material
mystery shopping|mystery shopper visits
merchandise planning|assortment planning
goods receipt|goods-in|receiving of goods|incoming goods
goods issue|goods-out|outgoing goods
stock rotation|rotation of stock
shelf life|best before period
cold chain|refrigerated chain
food hygiene|food safety hygiene
tender|bid for contract
call for tenders|invitation to tender|invitation to bid
framework agreement|framework contract|blanket agreement
vendor management|supplier management
second-hand goods|used goods
risk assessment|hazard assessment
accident investigation|incident investigation at work
lone working|working alone
night shift|graveyard shift
monitored dosage system|dosette box|dosette tray|multi-compartment compliance aid
shift work|rotating shifts|working in shifts
part-time work|part time job
toolbox talk|safety briefing
first aid|first-aid
first aider|first-aid officer
key holder|keyholder
crowd control|crowd management
adolescent|teenager|teen|youngster
vacancy|job opening|open position|vacant post|vacant position
press release|news release|media release|press notice
material review board|mrb
in-process inspection|in-process checks
`;
