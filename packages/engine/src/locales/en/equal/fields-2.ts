/** English, what is asked for and told in health care of people and animals; what stands behind ">" is narrower and only proves; our own list. */
export const fields2 = `
patient consultations|consult with patients|patient consultation|hold consultations with patients > see patients in surgery|see patients in clinic|see patients in the surgery|see patients at the practice
home visits|visit patients at home|house calls|make house calls|home visits to patients|domiciliary visits > visit mothers at home|visit the elderly at home|visit families at home|visit clients at home
patient referrals|refer patients|referral of patients|refer to specialists|specialist referrals|refer patients to specialists|patient referral
patient examinations|examine patients|examination of patients|physical examinations|clinical examinations|patient examination
history taking|take medical histories|take patient histories|medical history taking|patient history taking|take patients' histories|anamnesis
medical certificates|write sick notes|issue sick notes|issue fit notes
prescribing|prescribe medicines|prescribe medication|prescribe drugs|medicine prescribing|write prescriptions|prescription writing
repeat prescriptions|renew prescriptions|issue repeat prescriptions|prescription renewals
ward rounds|do ward rounds|hold ward rounds|daily ward rounds|go round the ward
orthopaedic surgery|orthopedic surgery|orthopaedic operations > operate +on hips and knees|operate +on hips|operate +on knees|replace hips and knees|hip and knee replacements|replace hips
operations on patients|operate +on patients|perform surgery|perform operations|carry out operations
general anaesthesia|give general anaesthetics|put patients under|administer anaesthesia|administration of anaesthesia|administer anaesthetics|general anesthesia|administer anesthesia|give anaesthetics
local anaesthesia|give local anaesthetics|numb with local anaesthetic|local anesthesia
preoperative assessment|pre-operative assessment|assess patients before operations|assess patients before surgery|pre-op assessment|preoperative assessments|pre-assessment before surgery|presurgical assessment
postoperative care|post-operative care|look after patients after operations|care for patients after surgery|post-op care|nurse patients after operations|care after surgery|aftercare of surgical patients
suturing|suture wounds|sew up cuts|stitch +up wounds|wound suturing|sew up wounds|put in stitches
stitch removal|take out stitches|remove stitches|suture removal|remove sutures
wound care|dress wounds|wound dressing|care for wounds|change wound dressings|change dressings|wound dressings|wound management|treat wounds|apply dressings|dressing changes|dressing wounds > dress ulcers|dress leg ulcers|dress pressure sores|dress burns|clean and dress wounds
phlebotomy|take blood|draw blood|blood taking|take blood samples|blood sampling|venepuncture|venipuncture|blood draws|collect blood samples|blood collection|draw blood samples
vital signs monitoring|monitor vital signs|take vital signs|check vital signs|measure vital signs|record vital signs|taking observations of patients|take obs|patient observations > take temperature, pulse and blood pressure|take pulse and temperature|measure pulse and blood pressure|take pulse and blood pressure
blood pressure measurement|measure blood pressure|take blood pressure|check blood pressure|blood pressure checks|blood pressure monitoring|blood pressure readings
blood sugar testing|test blood sugar|check blood sugar|measure blood sugar|blood glucose monitoring|blood sugar monitoring|monitor blood sugar|measure blood glucose|blood glucose testing|blood glucose measurement|prick fingers for blood sugar
cannulation|insert cannulas|put in cannulas|IV cannulation|intravenous cannulation|insert IV lines|place cannulas|IV insertion|put in IV lines|start IVs|start IV lines
IV therapy|intravenous therapy|run intravenous infusions|give intravenous infusions|IV infusions|infusion therapy|give IV fluids > put up drips|hang drips|set up drips
injections|give injections|administer injections|inject patients|administering injections > give insulin injections|inject insulin
insulin administration|give insulin|inject insulin|insulin injections|administer insulin
catheter insertion|insert catheters|catheterisation|put in catheters|catheterise patients|catheterization|urinary catheterisation
catheter care|look after catheters|care for catheters|catheter management > empty catheter bags|change catheter bags
stoma care|care for stomas|look after stomas > change stoma bags|empty colostomy bags|change colostomy bags
tube feeding|feed through tubes|PEG feeding|enteral feeding|give tube feeds
vaccinations|immunisations|immunisation|immunizations > give jabs|vaccinate patients|vaccinate children|vaccinate babies|vaccinate pensioners|immunise children|give vaccines|administer vaccines|immunise patients|give flu jabs
vaccine administration|administer vaccines|administer vaccinations|give vaccinations|give vaccines|give jabs|administration of vaccines
flu vaccinations|give flu jabs|flu jabs|vaccinate against flu|influenza vaccination|flu vaccination|flu shots|give flu shots
bed bathing|bed baths|wash patients in bed|give bed baths|wash bedridden patients|wash residents in bed
patient washing|wash patients|wash residents|help patients wash|help residents wash|washing of patients|bathe patients|bathe residents|help patients to wash
feeding patients|feed patients|help patients eat|feed residents|help residents eat|help with eating|assist with feeding|assistance with eating|feeding assistance|help at mealtimes|mealtime assistance|spoon-feed residents
oral hygiene of patients|mouth care|clean patients' teeth|oral care|brush residents' teeth
fall prevention|prevent falls|falls prevention|keep patients from falling
patient transfers|transfer patients|move patients|transfer of patients > lift patients from bed to chair|move patients from bed to chair|help patients from bed to wheelchair
patient mobilisation|mobilise patients|get patients walking|early mobilisation|patient mobilization|help patients out of bed|get patients up|get patients out of bed
patient transport|transport patients|take patients to hospital|drive patients to hospital|move patients between hospitals|convey patients > push patients to X-ray|take patients to theatre|wheel patients to theatre
patient monitoring|monitor patients|watch patients|keep watch over patients|patient surveillance
patient admissions|admit patients|patient admission|admission of patients|admit new patients
patient discharges|discharge patients|discharge of patients|patient discharge|discharge planning|plan discharges|plan patients' discharge
patient education|educate patients|patient teaching|teach patients about their illness|explain illnesses to patients|teach patients to manage their condition
nursing documentation|document nursing care|write nursing notes|document care given|keep nursing records
patient charting|chart patients|update patients' charts|fill in patient charts|write in patients' charts|patient record keeping|keep patient records|maintain patient records|medical record keeping
infection control|prevent infections|infection prevention|prevent infection|stop infections spreading|control infections
hand hygiene|wash and disinfect hands
instrument sterilisation|sterilise instruments|sterilize instruments|instrument sterilization|sterilisation of instruments|autoclave instruments|sterilise surgical instruments|sterile processing
scrub nursing|scrub for operations|scrub for surgery|scrub nurse duties|hand instruments to surgeons|pass instruments to surgeons|instrument handling in theatre
instrument counts|count swabs and instruments|swab counts|count swabs|surgical counts
theatre preparation|prepare operating theatres|operating room preparation|set up operating theatres|get theatres ready|prepare the operating room|set up the operating room
palliative care|care for dying patients|end-of-life care|look after the terminally ill|care for the terminally ill|nurse the dying|nurse terminally ill patients|hospice care|care of the dying|terminal care
intensive care nursing|nurse intensive care patients|critical care nursing|nurse critically ill patients|critical care|care for critically ill patients|intensive care
ventilator management|manage ventilators|look after ventilated patients|manage ventilated patients|care for ventilated patients|ventilated patient care|nurse ventilated patients
triage|triage patients|sort patients by urgency|assess patients by urgency|prioritise patients by urgency
dialysis|dialyse patients|run dialysis machines|haemodialysis|hemodialysis|connect patients to dialysis machines
chemotherapy administration|give chemotherapy|administer chemotherapy|chemotherapy delivery
blood transfusions|give blood transfusions|transfuse blood|administer blood transfusions|give blood products
mental health nursing|psychiatric nursing|nurse psychiatric patients|nurse mentally ill patients|care for mentally ill patients|psychiatric care
de-escalation|calm aggressive patients|calm down aggressive patients|calm aggressive people|de-escalate conflicts|calm down angry patients|defuse aggression
suicide risk assessment|assess suicide risk|suicide risk assessments
childbirth|deliver babies|delivery of babies|baby deliveries|attend births|help at births|assist at births|birth assistance|assistance at births|birth attendance|delivering babies
antenatal care|prenatal care|look after expectant mothers|care for pregnant women|care for expectant mothers|look after pregnant women|care of expectant mothers
hold antenatal classes|birth preparation classes|childbirth classes|teach antenatal classes|prenatal classes|childbirth preparation
antenatal checks|antenatal check-ups|check pregnant women|antenatal examinations|prenatal check-ups|examine pregnant women
postnatal visits|postnatal home visits|visit mothers after the birth|visit new mothers|postpartum visits|visit mothers after birth|visit mothers at home after the birth
postnatal care|postpartum care|look after mothers after birth|care for mothers after the birth|care for new mothers|look after new mothers and babies
breastfeeding support|help mothers breastfeed|breastfeeding advice|lactation counselling|advise on breastfeeding|help with breastfeeding|lactation support
newborn screening|newborn examinations|examine newborns|heel prick tests|newborn checks|check newborns
emergency care|emergency treatment|give emergency treatment|treat emergencies|emergency medical care|emergency patient care|treat emergency patients > give emergency treatment at accidents|treat accident victims|treat casualties at accidents|treat casualties
emergency response|respond to emergencies|answer emergency calls|attend emergencies|emergency call-outs|go out to emergencies|attend 999 calls|respond to 999 calls|respond to 911 calls
CPR|cardiopulmonary resuscitation|resuscitate patients|resuscitation|give cardiac massage
defibrillation|use defibrillators|defibrillate patients|defibrillator use
first aid|give first aid|administer first aid|first aid treatment|treat minor injuries
spinal immobilisation|immobilise casualties|immobilise the spine|immobilize patients
ambulance driving|drive ambulances|drive an ambulance|ambulance driver
vehicle checks of ambulances|check ambulances|ambulance checks|check the ambulance at the start of shift
livestock vaccination|vaccinate livestock|vaccinate cattle and sheep|vaccination of livestock|vaccinate cattle|vaccinate farm animals|farm animal vaccination
animal vaccination|vaccinate animals|vaccinate pets|vaccinate dogs and cats|pet vaccination|vaccinate cats and dogs|vaccination of animals
sterilisation of pets|spay and neuter pets|spay and neuter cats and dogs|spaying and neutering|neuter cats and dogs|neutering of pets|spay cats and dogs|castrate cats and dogs|pet neutering|neuter pets|sterilise pets|sterilization of pets
animal surgery|operate +on animals|veterinary surgery|operate +on dogs and cats|surgery on animals|operate +on pets
animal anaesthesia|anaesthetise animals|anaesthesia of animals|veterinary anaesthesia|animal anesthesia|monitor animals under anaesthetic
animal examinations|examine animals|examination of animals|animal health checks|check animals' health|examine pets
pregnancy scanning of animals|pregnancy testing of cows|scan cows for pregnancy|pregnancy diagnosis in cattle|scan ewes|scan sheep for pregnancy
artificial insemination|inseminate cows|AI of cattle|inseminate sows|inseminate animals
hoof care|trim hooves|hoof trimming|foot trimming of cattle|trim feet of cattle|trim sheep's feet
euthanasia of animals|put animals to sleep|euthanise animals|put pets to sleep|animal euthanasia|put down sick animals
meat inspection|inspect meat|inspect carcasses|carcass inspection|ante-mortem inspection
nail clipping of pets|clip claws|claw clipping|clip dogs' nails
dental fillings|fill teeth|fillings|place fillings|tooth filling|tooth fillings
tooth extractions|extract teeth|pull teeth|tooth extraction|take out teeth|dental extractions|remove teeth|teeth extractions|extraction of teeth > pull wisdom teeth|extract wisdom teeth|wisdom tooth extractions
root canal treatment|root canal therapy|do root canals|endodontics
dental scaling|scale and polish teeth|clean teeth professionally|scale teeth|scaling and polishing|tartar removal|remove tartar|teeth cleaning|dental cleaning|remove plaque and tartar|dental prophylaxis
dental check-ups|examine teeth|dental examinations|check teeth|dental exams|check patients' teeth
dental radiography|X-ray teeth|take dental X-rays|take X-rays of teeth|X-ray teeth and jaws|tooth X-rays
dental impressions|take impressions of teeth|take dental impressions|impression taking|make impressions of teeth
fit crowns and bridges|make crowns and bridges|crown and bridge work
denture making|make dentures|make false teeth|denture production|denture fabrication
denture fitting|fit dentures|fit false teeth
orthodontic treatment|fit braces|straighten teeth|brace fitting|orthodontics
chairside assistance|assist the dentist at the chair|help the dentist during treatment|assist dentists|dental assisting|pass instruments to the dentist|assist at the chair|chairside assisting|four-handed dentistry|hand instruments to the dentist
dispensing|dispense medicines|dispense prescriptions|dispensing of medicines|fill prescriptions|prescription filling|medicine dispensing|drug dispensing|make up prescriptions|dispense medication|prescription dispensing|dispense drugs|medication dispensing
medication counselling|counsel patients on medicines|explain medicines to customers|explain how to take medicines|tell customers how to take their medicines|advise patients on medicines|medication advice|medicines advice|advise on taking medicines|explain medicines to patients|medicine counselling|advise customers on medicines|medication counseling|drug counselling|tell patients how to take their medicines
prescription checking|check prescriptions|verify prescriptions|prescription verification|prescription checks|check prescriptions for errors
drug interaction checks|check for drug interactions|interaction checks|check medicines for interactions|drug interaction screening
ointment preparation|make ointments|compounding|compound medicines|make up ointments and creams|mix ointments|medicine compounding|extemporaneous preparation
over-the-counter sales|sell over-the-counter medicines|OTC sales|OTC medicine sales|over-the-counter medicine sales
controlled drugs register|record controlled drugs|controlled drug records|keep the controlled drugs register|controlled drug register
medicine stock control|control medicine stocks|check medicine expiry dates|drug stock control
blister packing|fill blister packs|fill dosette boxes|dosette box filling|pill organiser filling|fill pill boxes
medication reviews|review patients' medicines|review medicines|medicines use reviews|review medication
workplace risk assessment|assess risks at workplaces|assess workplace risks|workplace risk assessments|assess risks at work|risk assessment of workplaces|risk assess workplaces
noise measurement|measure noise|noise surveys|noise monitoring|measure noise levels|sound level measurement
air quality testing|test air quality|measure air quality|air quality measurement|air sampling|take air samples|air quality monitoring
food hygiene inspections|inspect restaurants for hygiene|inspect kitchens for hygiene|food safety inspections|inspect food premises|restaurant hygiene inspections
gait training|teach walking|walking training|train patients to walk|gait re-education|retrain walking|practise walking with patients
exercise therapy|exercise programmes for patients|show patients exercises|teach patients exercises|therapeutic exercise|remedial exercises|guide patients through exercises
manual therapy|mobilise joints|joint mobilisation|mobilise stiff joints|joint mobilization
massage|massage patients|massage muscles|give massages|massage therapy|massage clients > massage injured muscles|massage muscles and joints|massage backs|massage necks
electrotherapy|treat with electrical stimulation|TENS therapy|electrical stimulation
lymphatic drainage|lymph drainage|manual lymph drainage
rehabilitation after surgery|post-surgical rehabilitation|rehabilitate patients after operations|postoperative rehabilitation|rehab after surgery
stroke rehabilitation|rehabilitate stroke patients|help stroke patients recover|rehab of stroke patients
diet planning|plan diets|draw up diets|write diet plans|draw up diet plans|create diet plans|meal planning for patients|dietary planning|nutrition plans
nutritional counselling|advise on diet|nutrition counselling|dietary advice|nutrition advice|nutritional advice|advise patients on diet|diet counselling|counsel patients on diet|nutrition counseling|advise on nutrition
stammering therapy|treat stammering|stuttering therapy|treat stuttering|treat children who stammer|treat people who stammer|treat stammerers|therapy for stammering
speech therapy|treat speech disorders|treat speech problems|speech and language therapy
dysphagia therapy|swallowing therapy|treat swallowing disorders|treat swallowing problems|dysphagia treatment
articulation therapy|treat articulation disorders|correct children's pronunciation
eye examinations|examine eyes|test eyes|eye tests|sight tests|test sight|sight testing|eye testing|eye exams|vision testing|test vision|test eyesight|eyesight tests|vision tests|eye examination
glaucoma screening|screen for glaucoma|measure eye pressure|eye pressure measurement|glaucoma tests|tonometry
contact lens fitting|fit contact lenses|contact lens fittings
spectacle fitting|fit glasses|fit spectacles|adjust glasses|spectacle adjustment|glasses fitting|adjust spectacles|eyeglass fitting
lens grinding|grind lenses|lens cutting|grind spectacle lenses|edge lenses|cut lenses|glazing of spectacles
frame selection advice|help customers choose frames|advise on frames
home assessments|assess homes|assess patients' homes|check patients' homes|home environment assessments|home safety assessments|check homes for hazards
daily living skills training|teach daily living skills|practise washing and dressing|ADL training|practise daily living tasks|practise everyday tasks with patients|activities of daily living training
splint making|make splints|splinting|splint fabrication|fit splints
assistive device advice|advise on aids|aids and equipment advice|advise on walking aids
hearing tests|test hearing|audiometry|hearing testing|hearing assessments|assess hearing|test people's hearing|audiometric testing
hearing aid fitting|fit hearing aids|hearing aid fittings|adjust hearing aids|programme hearing aids
MRI|magnetic resonance imaging|MRI scanning|scan patients with MRI|MRI scans|operate MRI scanners
CT|computed tomography|CT scanning|CT scans|scan patients with CT|operate CT scanners|CT imaging
ultrasound scanning|scan with ultrasound|ultrasound examinations|sonography|ultrasound scans|ultrasound imaging|perform ultrasounds|do ultrasounds
mammography|breast screening|take mammograms|X-ray breasts
radiation protection|protect against radiation|radiation safety
radiotherapy|radiation therapy|treat with radiation|irradiate tumours|radiotherapy treatment
ECG recording|record ECGs|take ECGs|record electrocardiograms|EKGs|electrocardiography|do ECGs|perform ECGs
lung function testing|test lung function|spirometry|lung function tests|pulmonary function tests
EEG recording|record EEGs|electroencephalography|record brain waves
plaster casts|apply plaster casts|plaster broken limbs|put on plaster casts|casting of fractures|put limbs in plaster|apply casts|cast application
blood analysis|analyse blood|blood testing|test blood|analyse blood samples|blood tests|test blood samples
urine testing|test urine|urinalysis|urine analysis|analyse urine|urine tests|analyse urine samples|dip urine samples
blood grouping|blood typing|type blood|group blood|determine blood groups|crossmatching|cross-match blood
tissue sectioning|cut tissue sections|section tissue|cut tissue samples|microtomy|histology sectioning
slide staining|stain slides|staining of slides|stain tissue sections
culture bacteria|grow bacteria|bacteria cultivation|set up bacterial cultures|culture swabs
carry out post-mortems|post-mortem examinations|perform autopsies|dissect bodies
prosthesis fitting|fit prostheses|fit artificial limbs|prosthetics fitting|fitting of prostheses|fit artificial legs
make insoles|make orthotics|orthotic insoles|insole making|fit insoles
acupuncture|needle patients|treat with needles
herbal medicine|prescribe herbs|treat with herbs|herbal treatment|herbal remedies
chiropody|foot care|podiatry|treat feet|treat corns and calluses|remove corns|podiatric care
medical coding|code diagnoses|clinical coding|assign ICD codes|code medical records|ICD coding|diagnosis coding
medical records filing|file medical records|file patients' notes|file patient records
medical transcription|type up doctors' letters|type clinic letters|transcribe doctors' dictation|transcribe medical dictation|type doctors' letters|type medical reports
health education|teach people about health|health promotion|promote health|health talks|give health talks
school health checks|school medical examinations|examine schoolchildren|school health screening|screen schoolchildren
contact tracing|trace contacts
medical sales visits|visit doctors|visit doctors to present medicines|detail doctors
community nursing|nurse patients at home|home nursing|district nursing|nurse people at home
patient scheduling|schedule patients|book patients in|patient appointment booking|make patients' appointments|patient appointments|appointment booking for patients|patient appointment scheduling
`;
