/** Abbreviations and second names used in this language only; one thing a line. */
export const ownAcronyms = `
active directory|ad account|ad group|group in ad|user in ad
rn|registered nurse
lpn|licensed practical nurse
cna|certified nursing assistant
cpa|certified public accountant
accounts receivable|accounts receivable ledger
elderly people|older people|the elderly|old people|senior citizen
tyre|tire
barbecue|barbeque|bbq
pharmacy|chemist's shop
kindergarten|nursery school
solicitor|attorney
lift engineer|elevator engineer
curriculum vitae|cv|resume
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
chips|french fries
nappy|diaper
lift|elevator
motorway|freeway|highway
turnover|revenue
stocktaking|inventory taking|stocktake
joinery|woodwork
secondary school|high school
fitting|fitment
weld|welding seam|weld seam
accounts payable|ap
accounts receivable|ar ledger
mes|manufacturing execution system
`;
