/** English things of wards, surgeries, nurseries, salons and laboratories; what stands behind ">" is one of their kind, and only proves. */
export const care = `
playgroup|pre-school playgroup
cot|crib|baby bed
high chair|baby chair
baby food|infant food > baby milk|formula milk
formula milk|infant formula|baby formula
baby|infant > newborn
toddler|small child|one- to three-year-old
young children|preschool children|preschoolers|pre-school children|under-fives > toddler|four-year-olds|three-year-olds
child > toddler|pupil|preschoolers|schoolchildren|primary pupils|four-year-olds|five-year-olds
schoolchild|schoolchildren|pupil|school pupil
foster child|child in care|looked-after child
care home resident|nursing home resident
wheelchair user|person in a wheelchair
blind person|blind people|visually impaired person|visually impaired people
deaf person|deaf people|hearing-impaired person|hearing impaired people
refugee|asylum seeker > displaced person
outpatient|day patient|ambulatory patient
terminally ill patient|palliative patient|dying patient|terminally ill people|dying people
relatives|family members|next of kin|relations of patients
hospital ward|inpatient ward|hospital unit
intensive care|critical care
dental practice|dentist's office|dental surgery|dental clinic|dentist's practice
medication|medicine|medicament|pharmaceutical > tablet|antibiotic|insulin|painkiller|eye drops|antidepressant|cough syrup
tablet@medication medicine patient dose pharmacy|pill
vaccine|inoculation serum
vaccination|immunisation|inoculation > flu jab|measles jab
drip feed|iv drip|intravenous drip|iv infusion|intravenous infusion
cannula|iv line
urinary catheter|bladder catheter
nasal feeding tube|nasogastric tube
stoma bag|ostomy bag|colostomy bag
incontinence pad|adult diaper
bedpan|bed pan
plaster@wound cut knee first aid|sticking plaster|band-aid
bandage|wound dressing
compression stockings|support stockings
plaster cast|orthopaedic cast
crutches|walking crutches
walking frame|zimmer frame|walker frame|rollator
sunglasses|shades for the sun
dental prosthesis|tooth replacement > crown for teeth|dentures|dental crown|dental bridge
brace on teeth|dental brace|braces for teeth
artificial limb|prosthetic limb|prosthesis > artificial leg|artificial arm
x-ray|radiograph|x-ray image
ultrasound scan|sonogram|ultrasound image|ultrasound
mri scan|magnetic resonance scan|mr scan
ct scan|cat scan|computed tomography scan
blood test|blood analysis
blood sample|blood specimen
urine sample|urine specimen
tissue sample|biopsy sample
swab|nasal swab|throat swab
vital signs|observations of patients|vitals > blood pressure|pulse|body temperature|heart rate
blood pressure|arterial pressure
blood sugar|blood glucose
body temperature|fever temperature
medical record|patient file|patient record|medical notes|patient notes|health record|case notes of patients|patient chart
nursing record|nursing documentation|nursing notes|care notes
care plan|nursing plan|plan of care
medication chart|drug chart
discharge letter|discharge summary|discharge note
sick note|doctor's note|medical certificate
medical equipment|medical device > ventilator|infusion pump|defibrillator|ultrasound scanner|hospital bed|dialysis machine|ecg machine|x-ray machine|syringe driver
respirator machine|ventilator
surgical instrument|operating instrument > scalpel|forceps|retractor|scissors and clamps
dental instrument|dentist's instrument
defibrillator|aed device
stretcher|patient trolley|gurney
ambulance|emergency ambulance
first aid kit|first-aid box
nursing aid|mobility aid|walking aid > walking frame|wheelchair|crutches|rollator|patient hoist|stairlift
patient hoist|patient lift|ceiling hoist
stairlift|chair lift for stairs|stair lift
personal hygiene|personal care|body care > washing and dressing|bathing|mouth care|oral care
physical therapy|physiotherapy > manual therapy|lymph drainage
art therapy|creative therapy
drug addiction|substance misuse|substance abuse|drug misuse
hairdressing salon|hair salon|hairdresser's|beauty parlour for hair
barber's shop|barbershop
hairdo|hairstyle > updo|bridal hair|braids|cornrows
haircut|hair cut > fade cut|crew cut|bob cut|trims and restyles
fringe|bangs
hair colour|hair dye|hair tint > highlights|balayage|lowlights|root tint
hair extensions|hair weave|hairpiece
hair clippers|hair trimmer
hairgrip|bobby pin
beard|facial hair > moustache
beauty treatment|cosmetic treatment > facial|manicure|pedicure|eyelash extensions|eyebrow tint|massage
manicure|nail care|hand treatment
pedicure|foot treatment
nail varnish|nail polish
false nails|artificial nails|acrylic nails|gel nails
hair removal|depilation|epilation
make-up|makeup|cosmetics > lipstick|foundation and mascara|eye shadow
body massage|massage
skincare|skin care > facial
perfume|fragrance|scent
toiletries|personal care products > shampoo|soap|shower gel|toothpaste
laboratory equipment|laboratory apparatus|lab apparatus|lab equipment > pipette|centrifuge|microscope|autoclave|incubator|spectrophotometer|balances and pipettes|hplc
laboratory glassware|lab glassware > beaker|test tube|flask|petri dish
microscope slide|histology slide
reagent|chemical reagent|test chemical
chemical|chemical substance > acid|solvent|reagent|ammonia|chlorine
bacterial culture|bacteria culture
cell line|cultured cells
lab rat|laboratory animal|lab animal > lab mice|laboratory mice|rats and mice
measuring instrument|measuring device|measuring equipment|test instrument|gauge instrument > caliper|micrometer|multimeter|oscilloscope|pressure gauge|thermometer|ph meter|flow meter
caliper|calliper|vernier gauge
thermometer|temperature probe
water sample|water specimen
air pollution measurement|air quality measurement
test result|laboratory result|lab result
lab report|laboratory report|test report
test series|series of tests|trial series
food sample|sample of food
pushchair|stroller|baby buggy
pram|baby carriage
spectacles|eyeglasses|eyewear|glasses@optician optical lens lenses prescription eye eyes frames > varifocals|bifocals|sunglasses
hospital|infirmary
`;
