/** Abbreviations and second names used in this language only; one thing a line. */
export const ownAcronyms = `
active directory|ad account|ad group|group in ad|user in ad
rn|registered nurse
lpn|licensed practical nurse
cna|certified nursing assistant
cpa|certified public accountant
accounts receivable|accounts receivable ledger
physical therapist|physiotherapist
physical therapy|physiotherapy
lorry|truck
lorry driver|truck driver
elderly people|older people|the elderly|old people|senior citizen
tyre|tire
barbecue|barbeque|bbq
pharmacy|chemist's shop
kindergarten|nursery school
estate agent|realtor|real estate agent
solicitor|attorney
lift engineer|elevator engineer
car park|parking lot
curriculum vitae|cv|resume
petrol station|gas station
primary school|elementary school
maths|mathematics
anaesthesia|anesthesia
paediatric|pediatric
gynaecology|gynecology
haematology|hematology
orthopaedic|orthopedic
aluminium|aluminum
plough|plow
grey|gray
catalogue|catalog
jewellery|jewelry
archaeology|archeology
sulphur|sulfur
cosy|cozy
holiday|vacation
flat|apartment
rubbish|garbage|trash
chips|french fries
aubergine|eggplant
courgette|zucchini
nappy|diaper
tap|faucet
spanner|wrench
lift|elevator
pavement|sidewalk
mobile phone|cell phone|cellphone
motorway|freeway|highway
turnover|revenue
stocktaking|inventory taking|stocktake
joinery|woodwork
secondary school|high school
nursing home|care home
operating theatre|operating room
fitting|fitment
weld|welding seam|weld seam
accounts payable|ap
accounts receivable|ar ledger
mes|manufacturing execution system
`;
