/**
 * Words a job title ends with. Facts counted from the occupations of ESCO (European Commission, reuse with
 * attribution), and our own additions of current and informal ones.
 */
export const titleWords =
  `manager helper saleslady salesman saleswoman mate bosun boatswain deckhand operator technician engineer worker officer supervisor specialist inspector assistant maker assembler
  lecturer merchant teacher analyst designer instructor representative rep coordinator co-ordinator consultant director seller attendant
  developer artist clerk driver agent scientist controller administrator therapist tester drafter draftsman installer
  planner cleaner electrician painter advisor adviser broker architect trader grader coach mechanic trainer breeder
  principal pilot leader counselor counsellor editor animator surveyor mixer builder journalist chef handler machinist operative buyer
  chemist cook guard researcher welder upholsterer dispatcher psychologist head geologist rigger auditor collector
  cashier sommelier receptionist practitioner engraver fitter polisher underwriter pharmacist printer radiographer
  finisher master physiotherapist setter cutter layer veterinarian vet expert restorer conductor curator firefighter
  diver laborer labourer guide metallurgist repairer technologist distributor merchandiser roaster butcher detective
  porter investigator chiropractor producer registrar weaver grinder judge hairdresser barber assessor secretary
  processor nurse rn lpn cna scaffolder farmer meteorologist interpreter translator observer commissioner presser maintainer
  bartender barista teller spinner marketer marketeer driller educator treasurer minister configurator miner librarian linguist
  sorter performer biologist stewardess steward butler publisher superintendent accountant bookkeeper miller examiner
  stylist sitter lawyer attorney solicitor barrister model captain governor host hostess osteopath appraiser writer copywriter
  nutritionist dietitian dietician vendor dealer guardian demonstrator bricklayer plasterer criminologist dancer forecaster paramedic emt
  historian pharmacologist sociologist choreographer ambassador masseur baker concierge illustrator
  carpenter joiner plumber roofer glazier estimator promoter typist gager equipment-operator banker physiologist stocker
  shepherd dresser reader communicator programmer programer coder negotiator integrator mentor tutor climatologist
  toxicologist mediator doorman courier photographer videographer filmmaker cameraman photojournalist
  president vp svp evp ceo cto cfo coo cio cmo cpo chro cso founder co-founder cofounder owner partner associate
  intern internship trainee apprentice fellow postdoc professor researcher chair chairman chairwoman
  dean provost surgeon physician doctor gp dentist hygienist orthodontist midwife carer caregiver aide orderly phlebotomist sonographer
  optician optometrist anesthetist anaesthetist pathologist radiologist cardiologist nanny babysitter housekeeper caretaker janitor custodian groundskeeper
  gardener landscaper florist waiter waitress server busser dishwasher sous-chef commis line-cook baker-confectioner
  salesperson salesman saleswoman associate storekeeper shopkeeper stockist warehouseman picker packer loader forklift-driver
  controller actuary economist statistician mathematician physicist paralegal notary sommelière recruiter headhunter generalist
  strategist evangelist advocate scrum-master sre dba devops sysadmin webmaster qa sdet
  freelancer contractor subcontractor volunteer member assistantship lead foreman forewoman ganger chargehand
  soldier sergeant lieutenant corporal major colonel private seaman sailor deckhand policeman constable ranger bailiff
  pastor priest imam rabbi missionary chaplain musician singer composer conductor actor actress comedian director-general
  player athlete referee umpire steward marshal lifeguard usher valet bellhop bellboy dispatcher telemarketer
  technologist toolmaker millwright boilermaker ironworker pipefitter steamfitter machinist locksmith tailor seamstress
  cobbler jeweler jeweller goldsmith potter sculptor apprentice-electrician help hand crew teammate
  supervisor-in-training specialist-in-training keyholder key-holder rota-manager tiler mason blacksmith groom zookeeper
  biochemist biophysicist geneticist neuroscientist microbiologist ecologist botanist zoologist geographer archaeologist
  archivist anthropologist philosopher columnist reporter correspondent anchor presenter broadcaster proofreader subeditor
  sub-editor ghostwriter blogger influencer streamer quant sommelier buyer-planner expediter purser attaché diplomat envoy
  councillor mayor senator legislator lobbyist campaigner organiser organizer fundraiser bursar matron warden
  paraprofessional substitute demonstrator invigilator proctor registrar ta ra gra gta co-op stagehand roadie dj
  sub-contractor architect-in-training designer-developer storyboarder retoucher typesetter bookbinder`
    .split(/\s+/)
    .concat([
      'chief of staff',
      'line cook',
      'prep cook',
      'shift lead',
      'team lead',
      'tech lead',
      'lead hand',
      'scrum master',
      'product owner',
      'sales associate',
      'business development',
      'human resources',
      'customer service',
      'customer success',
      'account executive',
      'research and development',
      'quality assurance',
      'site reliability',
      'public relations',
      'help desk',
      'front desk',
      'service desk',
      'data entry',
      'general manager',
      'national service',
      'tour of duty',
      'kitchen porter',
      'kitchen hand',
      'bar back',
      'barback',
      'au pair',
      'sous chef',
      'maître d',
      'executive chef',
      'teaching assistant',
      'research assistant',
      'work placement',
      'work experience',
      'working student',
      'summer job',
      'cabin crew',
      'flight attendant',
      'first officer',
      'board member',
      'non-executive',
      'locum',
      'head of',
      'director of',
      'vp of',
      'vice president',
      'student worker',
      'night audit',
      'machine operation',
      'crew member',
      'team member',
      'master sergeant',
      'home help',
      'support worker',
      'care assistant',
      'chef de partie',
      'commis chef',
      'maternity leave',
      'parental leave',
      'career break',
      'sabbatical',
      'gap year',
      'attorney at law',
      'barrister at law',
      'counsellor at law',
      'key account',
      'visual merchandising',
      'hgv',
    ]);
