/** English, two names of one occupation, workplace or thing, British and American; our own list. */
export const occupations = `
on-call firefighter|retained firefighter
cabin crew|flight attendant|air steward|air stewardess|cabin attendant
lorry driver|truck driver|HGV driver|trucker
bin man|refuse collector|garbage collector|dustman|waste collector|sanitation worker
postman|mail carrier|letter carrier|postal worker|postwoman|mailman
train driver|locomotive engineer|engine driver
cab driver|taxi driver|cabbie
removal man|mover|removals porter
shop assistant|sales assistant|salesclerk|retail assistant|sales clerk|store clerk
checkout operator|cashier|till operator|checkout assistant
shelf stacker|stock clerk|stocker|replenishment assistant|shelf filler
estate agent|realtor|real estate agent
letting agent|rental agent
registrar of births|births and deaths registrar
waiter|server@restaurant tables|waitress|waiting staff
barman|bartender|barmaid|bar staff|barkeeper
kitchen porter|dishwasher|pot washer|KP@kitchen restaurant
chambermaid|room attendant|housekeeper@hotel rooms|hotel maid
caretaker|janitor|building custodian|custodian
cleaner|cleaning operative|cleaning lady
bouncer|door supervisor|doorman
security guard|security officer|guard@site building
primary school teacher|elementary school teacher|primary teacher
secondary school teacher|high school teacher
teaching assistant|TA@classroom pupils|classroom assistant|teacher's aide|classroom aide
lollipop lady|school crossing patrol|crossing guard
headteacher|head teacher|school principal|principal@school
carer|care assistant|caregiver|care worker
home help|home carer|home health aide|domiciliary carer
registered nurse|RN@ward hospital patients nurse > staff nurse
practice nurse|GP nurse
midwife|nurse-midwife
physiotherapist|physical therapist|physio
speech therapist|speech and language therapist|speech-language pathologist
ambulance technician|EMT|emergency medical technician
undertaker|funeral director|mortician
hairdresser|hair stylist|hairstylist
beautician|beauty therapist|esthetician
bricklayer|brickie|brick mason|mason@bricks
scaffolder|scaffold erector
digger driver|excavator operator
electrician|sparky
car mechanic|motor mechanic|auto mechanic|automotive technician|vehicle technician
panel beater|auto body technician|body repairer
tyre fitter|tire technician
lathe operator|turner@lathe
forklift driver|lift truck operator|forklift operator|FLT driver
warehouse operative|warehouse worker|warehouse associate|warehouseman
order picker|order selector
farm hand|farm worker|farm laborer|agricultural worker|farm labourer
dairy farmer|milk producer
beekeeper|apiarist
tree surgeon|arborist
groundsman|groundskeeper|grounds maintenance worker
pest controller|exterminator
fisherman|commercial fisher
lifeguard|pool attendant@swimmers pool
fireman|firefighter|firewoman
policeman|police officer|police constable|policewoman
traffic warden|parking enforcement officer|civil enforcement officer
prison officer|correctional officer|prison guard
receptionist|front desk clerk|front desk agent
switchboard operator|telephonist
call centre agent|call center representative|contact centre agent
telesales agent|telemarketer|telephone sales agent
sales rep|sales representative
payroll clerk|payroll administrator|wages clerk
bank clerk|bank teller|teller@bank
insurance broker|insurance agent
loss adjuster|claims adjuster|insurance adjuster
surveyor@land boundaries|land surveyor
HR officer|human resources officer|personnel officer
subeditor|copy editor|sub-editor
sound engineer|audio engineer|sound technician
lighting technician|lamp operator|lampie
skirting board|baseboard
skirting boards|baseboards
plasterboard|drywall|sheetrock|gypsum board
tap@water kitchen bath leak plumb|faucet
lift@floors building|elevator
rubbish|garbage|trash
pavement|sidewalk
bedsore|pressure ulcer|pressure sore|bed sore
bedsores|pressure ulcers|pressure sores
photovoltaic modules|solar panels|PV panels|photovoltaic panels|solar modules|pv modules
optical fibre|fiber optic|fibre optic|optical fiber
eyeglasses|spectacles|glasses@frames lenses|eyewear
forklift|lift truck|forklift truck
petrol station|gas station|filling station
car park|parking lot
bonnet@car|hood@car
torch@light|flashlight
allotment|community garden
aubergine|eggplant
courgette|zucchini
maths|math|mathematics
primary school|elementary school
nursery school|preschool|pre-school
A&E|emergency department|emergency room|accident and emergency
freedom of information|FOI
shares@market portfolio|stocks@market portfolio|equities
mobile phone|cell phone|mobile@phone|cellphone
`;
