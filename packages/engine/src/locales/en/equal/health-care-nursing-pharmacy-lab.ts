/** English, health, care, nursing, pharmacy, lab: one line, one meaning; our own list. */
export const healthCareNursingPharmacyLab = `
patient counselling|advise patients|give advice to patients
pharmacy dispensing|dispense prescriptions|fill prescriptions|dispense medicines
prescription checking|verify prescriptions|prescription review
over the counter advice|advise on otc medicines
process repeat prescriptions|prescription refills|process refills
medication review|review patients' medicines|review medicines|medicine use reviews|review patients' medication
drug interaction checks|check interactions between medicines
keep controlled drugs register|controlled drug records
prepare dosette boxes|fill dosette boxes
order medicines
expiry checks of medicines|medicine date checks
vaccinate patients|give vaccinations|administer vaccines|give vaccines|give immunisations
give injections|administer injections|inject patients|give jabs
inject subcutaneously|give subcutaneous injections|subcut injections
intramuscular injections|inject intramuscularly|give im injections
iv cannulation|insert cannulas|cannulate patients|cannulation|place cannulas|IV insertion|place IV lines|insert IV lines|start IVs|peripheral IV insertion|place IVs|intravenous cannulation|IV line placement|peripheral IV placement|place drips|IV placement|start IV lines
insert urinary catheters|catheterise patients|urinary catheterisation|catheterisation|urinary catheter insertion|pass urinary catheters|place urinary catheters
catheter care|look after catheters|catheter maintenance|urinary catheter care
stoma care|look after stomas|ostomy care|change stoma bags|colostomy care
tracheostomy care|look after tracheostomies|trach care|tracheostomy management
ventilator care|care for ventilated patients|look after ventilated patients|nursing of ventilated patients
help with eating and drinking|assist with feeding|assist with eating and drinking|support at mealtimes
record fluid balance|keep fluid balance charts|intake and output records|chart intake and output
blood pressure measurement|measure blood pressure|take blood pressure|check blood pressure|blood pressure monitoring|blood pressure readings|take blood pressure readings
blood glucose monitoring|check blood sugar|measure blood glucose|monitor blood sugar|blood glucose measurement|measure blood sugar|test blood glucose|check blood glucose|glucose monitoring
temperature taking|take temperatures of patients|measure body temperature
vital signs recording|take vital signs|measure vital signs|check vital signs|vital signs monitoring|vitals monitoring|take vitals|check vitals > take blood pressure, pulse and temperature|check temperature, pulse and blood pressure
ecg recording|take ecgs|perform ecgs|run ecgs|12 lead ecgs|heart tracings|perform EKGs|EKG recording|do ECGs
urine testing
swab taking|swab patients|collect swabs
pressure ulcer prevention|prevent pressure ulcers|prevent bedsores|pressure sore prevention
repositioning patients|turn patients|reposition patients|turn bedridden patients|turning patients in bed|turn immobile patients
patient mobilisation|mobilise patients|help patients move|patient mobilization
moving and handling of patients|patient handling
hoist use|operate patient hoists|hoist patients|move patients with hoist|hoist transfers|transfer patients with a hoist|patient lift operation
bathing patients
oral hygiene for patients|mouth care|oral care|brush residents' teeth|oral hygiene care|clean residents' teeth
toileting assistance|help with toileting|assist with toileting|assist with toilet needs|help residents use the toilet|help patients to the toilet|help residents to the toilet|toileting care|take residents to the toilet
continence care|incontinence care|care for incontinent patients > change incontinence pads
bereavement support|support bereaved relatives
relatives support|support families of patients|look after patients' relatives
nursing documentation|document nursing care|nursing records|record nursing care|chart nursing care
keep patient records|maintain patient records|medical record keeping|update patient records|keep patient notes up to date|update medical records|maintain medical records
assess nursing needs
discharge planning|plan patient discharge|prepare patient discharge|discharge preparation
take part in ward rounds|attend ward rounds|accompany ward rounds|join ward rounds
preoperative care|prepare patients for surgery|pre-op care|pre-operative preparation of patients|get patients ready for surgery
postoperative care|post-op care|look after patients after surgery|post-operative care|postoperative nursing|care for patients after surgery|post-surgical care|look after patients after operations|aftercare of surgical patients
circulating nurse duties|circulate in theatre|circulating in operating room
anaesthetic assistance|assist anaesthetists|anesthesia assistance|assist with anaesthesia
surgical assistance|assist in operations|assist surgeons|assist with surgery|operating theatre assistance|assist in the operating room
instrument reprocessing
hand hygiene|practise hand hygiene|follow hand hygiene rules
isolation nursing|nurse isolated patients|care for patients in isolation
intensive care nursing|nurse intensive care patients|critical care nursing|icu nursing
home care visits|care for clients at home|provide care at home
psychiatric nursing|mental health nursing|nurse psychiatric patients|nurse mental health patients
paediatric nursing|nurse children|pediatric nursing|nurse sick children
chemotherapy administration|give chemotherapy|chemo administration|administer cytotoxic drugs
dialysis|dialyse patients|perform dialysis
antenatal care|prenatal care|care for pregnant women|care during pregnancy|antenatal checks|pregnancy check-ups|check up on pregnant women|care for expectant mothers
postnatal care|care for mothers and newborns|postpartum care|care for mothers after birth|visit new mothers|postnatal visits|care for new mothers|look after new mothers
deliver babies|conduct deliveries|manage births
breastfeeding advice
newborn care|look after newborns|neonatal care
medical history taking|take patient history|anamnesis|take case histories|record medical histories|take histories|history taking
physical examination|examine patients|examination of patients|clinical examination|physical assessments of patients
diagnosis of illnesses|make diagnoses|diagnose patients|medical diagnosis|diagnose diseases
treatment planning|draw up treatment plans
exercise therapy|therapeutic exercises|guide patients through exercises|exercise programmes for patients
manual lymph drainage|perform lymphatic drainage|lymphatic drainage|give lymph drainage
gait training|walking training with patients
rehabilitation of patients|rehabilitate patients|rehab of patients
dietary advice|diet counselling|advise patients on diet|nutrition counselling|advise on diet|give nutritional advice|nutritional counselling|nutrition advice|nutritional advice|dietary counselling
eye tests|test eyesight|sight tests|perform eye tests|eye examinations|vision tests
contact lens fitting|adapt contact lenses|contact lens adaptation
edge lenses
hearing tests|audiometry|perform hearing tests|hearing assessments|hearing screening|check hearing|audiometric testing
hearing aid fitting
chairside assistance|assist dentist at chair|assist dentists|dental assisting|chairside dental nursing|dental nursing at chair|dental assistance|four-handed dentistry|dental chairside support
dental x-rays|take dental x-rays|dental radiography|x-ray teeth|take dental radiographs
make dentures
take x-rays|x-ray patients|radiography|perform x-ray examinations|take radiographs|X-ray imaging|X-ray examinations
mri scans|perform mri scans|run mri scans|carry out mri examinations|take MRI scans|operate MRI scanners|magnetic resonance imaging scans|carry out MRI scans
ct scans|perform ct scans|run ct scans|carry out ct examinations|take CT scans|computed tomography scans|operate CT scanners|CT imaging
ultrasound scans|perform ultrasound scans|sonography|carry out ultrasound examinations|ultrasound examinations|ultrasound imaging|perform ultrasounds
patient positioning for imaging|position patients for x-rays|position patients for scans
medical coding|code diagnoses|clinical coding|code medical records > ICD-10 coding|assign diagnosis codes
medical billing|medical invoicing
book patient appointments|schedule patients|make appointments for patients|clinic scheduling|book patients in
medical reception|medical receptionist duties|doctor's reception work
emergency response|respond to medical emergencies
resuscitation|resuscitate patients|perform cpr|give cpr|carry out resuscitation|cardiopulmonary resuscitation|CPR
run blood counts|perform blood counts
analyse blood|run blood tests|analyse blood samples
tissue sectioning|cut tissue sections|section tissue samples|prepare tissue sections|histology sections
staining of samples|stain slides|stain tissue samples|stain sections
microscopy|examine under microscope|microscopic examination|look at samples under microscope|microscope work|microscopic analysis|examine samples under the microscope
bacterial cultures|grow bacteria|culture bacteria|cultivate bacteria
cell culture|cultivate cells|grow cell cultures|cell cultivation|culture cells|maintain cell cultures
sample preparation|prepare samples|specimen preparation|prepare specimens
sample registration|log samples|log in specimens|sample login
sample labelling|label specimens
run clinical trials|carry out clinical trials
obtain informed consent|get patients' consent|take informed consent
adverse event reporting|adverse reaction reporting
animal nursing|veterinary nursing|vet nursing|nurse sick animals|care for sick animals|care for hospitalised animals
lens grinding
spirometry|perform spirometry|carry out spirometry
hearing aid adjustment|adjust hearing aids|fine-tune hearing aids|hearing aid fitting|program hearing aids
bed baths|give bed baths|bathe patients in bed
`;
