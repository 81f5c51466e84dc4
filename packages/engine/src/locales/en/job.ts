import type { JobPack } from '../job-pack.ts';
import { apart } from './apart.ts';

export const job: JobPack = {
  headings: {
    requirements:
      "physical demands|physical requirements|licensure|certifications and licenses|essential on application|essentials|what you need to apply|you are probably a fit if|you might be a fit if|we need|job specification|languages|language|must-haves|the must haves|you will bring|you'll bring|what we ask for|what we expect|what we hope you have|you should have|what you need to succeed|what you need to bring|we would like you to have|requirements|what we need from you|what we need|you will need|you need|what you need to have|what it takes|your qualifications|applicants must|candidates must|what we ask|what we require|required|qualifications|required qualifications|minimum qualifications|basic qualifications|required skills|skills and experience|skills & experience|experience and skills|what you bring|what you will bring|what you need|what you will need|what we are looking for|what we look for|who you are|who we are looking for|about you|you have|you are|your profile|your skills|your background|your experience|must have|must haves|must-have|essential|essential criteria|essential skills|person specification|the ideal candidate|ideal candidate|candidate profile|candidate requirements|experience|education|education and experience|knowledge|skills|key skills|technical skills|technical requirements|tech stack|our stack|tools|competencies|key competencies|your toolbox|prerequisites|we expect|we are looking for|job requirements|desired profile|knowledge, skills and abilities",
    preferred:
      'not essential, though helpful|not a must|not a dealbreaker|brownie points|bonus if|it would be nice if you had|it would be nice if|would be nice|would be helpful|not required but helpful|even better if|even better|added bonus|we would love it if|desirables|it would be lovely if you had|it would be lovely if|we would be delighted if|what would be nice|what sets you apart|you stand out if|what makes the difference|the cherry on top|icing on the cake|extra bonus|preferred|it would be good if you also had|it would be good if|you also have|also good|it helps if|helpful|extra credit|preferred qualifications|preferred skills|nice to have|nice to haves|nice-to-have|bonus|bonus points|bonus skills|desirable|desirable criteria|desired|desired skills|a plus|pluses|good to have|additional qualifications|ideally|would be a plus|it would be great if|extra points|advantageous|optional',
    duties:
      'a typical week|a typical day|your typical week|your typical day|your week|your day|main purpose of the job|main purpose|purpose|what you would do|what you would own|what you will own|you will be|your days|your day to day|what your days look like|what fills your days|how you will spend your days|what awaits you here|what you will be up to|your challenge|the challenge|responsibilities|key responsibilities|main responsibilities|your responsibilities|roles and responsibilities|role and responsibilities|duties|main duties|duties and responsibilities|job duties|key duties|essential functions|essential duties|what you will do|what you will be doing|what you do|your tasks|tasks|your role|the role|about the role|about the job|about the position|role overview|role summary|job summary|job description|position summary|position overview|overview|summary|your mission|day to day|a typical day|in this role|the job|your work|your day|how you will contribute|the opportunity|job purpose|purpose of the role|accountabilities|scope',
    benefits:
      'the good stuff|what we put on the table|the deal|the rewards|salary and benefits|wage|wages|in the bag for you|what is in it|you get|what is waiting for you|what we give|in return|your benefits|good reasons to join|benefits|perks|perks and benefits|what we offer|we offer|our offer|what you get|what you will get|compensation|salary|pay|why join us|why us|why work with us|package|compensation and benefits|rewards|what is in it for you|our benefits|working conditions|hours|pay range|we provide|what awaits you',
    company:
      'a bit about us|a little about us|get to know us|the background|about|about us|about the company|who we are|our company|company description|company overview|our mission|our story|our values|our culture|the company|the team|about the team|our team|our client|the employer',
    legal:
      'fair for all|fairness|we are for everyone|an open workplace|equal opportunity|equal opportunity employer|eeo|eeo statement|diversity|diversity and inclusion|equal employment opportunity|privacy|data protection|disclaimer|legal|accommodation|accommodations|our commitment|safeguarding|background check',
    apply:
      'how to apply|next steps|the process|the hiring process|how to apply|apply|application|application process|applying|contact|next steps|to apply|interview process|hiring process|recruitment process|interested|closing date',
    skip: 'location|job type|employment type|job id|reference|posted|department|start date|reports to|schedule|contract|job details|at a glance',
  },
  headingRoots: {
    benefits:
      'the deal|wage|we pay|love it|why join|why work|what we give|get from us|benefit|perk|offer|pay|salary|compensation|reward|in return|for you',
    preferred:
      'not essential|not a must|not required|not mandatory|not need|no deal|not a deal|brownie|even better|would love|would be|helpful|asset|lovely|wish|nice|bonus|desirab|preferred|advantag|plus|extra|ideally',
    requirements:
      'essential|you should have|should have|able to show|you know|you can|mandatory|must-have|who you are|you have|about you|looks for|ideal|fit|require|qualif|profile|skill|bring|need|looking for|must|criteria|experience|competenc|prerequisit|candidate|expect',
    duties:
      "purpose|you would|would own|will own|get up to|working on|you will be|shift looks|will do|day looks|work looks|you do|dut|responsib|task|role|accountab|function|activit|mission|your day|you will do|you'll do|deliver",
    company: 'about us|who we are|our company|our team|our mission|our story',
    apply: 'apply|applic|contact',
  },
  headingVerbs: 'include|includes|will include|are|involve|involves|consist of|comprise',
  cues: {
    formal:
      'criminal record|criminal convictions|unspent convictions|penalty points|own transport|access to a car|access to a vehicle|access to own transport|own car|own vehicle|no experience necessary|no experience needed|no experience required|school leavers|training given|training provided|full training|fixed term|fixed-term|probation|probationary|live locally|must live|vaccination|vaccinated|references required|age 18|aged 18|non-smoker|drug screen|drug test|background check|willing to|students welcome|students are welcome|right to work|right to live|live within|reside within|visible tattoos|minimum height|eligible to work|legally authorized to work|authorised to work|authorized to work|work permit|work authorization|visa sponsorship|sponsorship|start date|immediate start|start as soon as possible|over 18|at least 18 years',
    required:
      'you need|you should know|you should have|you will need|you’ll need|need to have|need to hold|need to be|must be|required|essential|mandatory|a must|must have|must hold|indispensable|minimum of|at least',
    must: 'you should know|you should have|must|must have|required|requires|require|essential|mandatory|need to have|you have|you bring|you need|you hold|you possess|you know|you are|proven|proficient|proficiency|proficient in|strong|solid|excellent|expertise|expert|experience with|experience in|experience of|experience as|experience using|experienced|hands-on|knowledge of|understanding of|familiarity with|familiar with|ability to|able to|minimum|at least|degree in|qualified|fluent|background in|skilled in|track record|we expect|we are looking for|looking for|we need|we seek|seeking|command of|comfortable with|competent|working knowledge',
    preferred:
      'would be lovely|would be nice|would be helpful|would be ideal|would be useful|useful|lovely to have|great to have|we can teach|not a must|not a deal breaker|not a dealbreaker|even better|bonus points|not mandatory|no problem if not|preferred|preferably|nice to have|nice-to-have|a plus|is a plus|are a plus|big plus|bonus|desirable|desired|ideally|an advantage|advantageous|an asset|beneficial|would be great|would be good|good to have|not required|not essential|optional|helpful|we would love|welcome',
    duty: 'you would be|you’d be|day to day you|you would|the post-holder|the postholder|post holder|the jobholder|the role holder|you will|you’ll|responsible for|your tasks|your role|in this role|duties include|responsibilities include|you take care of|you are in charge of|the successful candidate will|the role involves',
    benefits:
      'opportunity has arisen|opportunity has become available|exciting opportunity|fantastic opportunity|wonderful opportunity|competitive rates|competitive salary|competitive pay|competitive wage|company van|company vehicle|we pay|hourly rate|staff rates|meals on duty|relocation package|bonus plan|profit share|pay rate|we offer|you will receive|you get|we provide|salary|per annum|per hour|per year|bonus scheme|annual leave|days of holiday|paid time off|pto|holidays|vacation|pension|401k|401(k)|health insurance|dental|medical insurance|life insurance|insurance|free parking|gym|discount|free lunch|free snacks|stock options|equity|remote working|home office|flexible hours|flexible working|perks|training budget|sick pay|parental leave|company car|season ticket',
    offers:
      'we offer|we pay|we provide|you get|you will get|you’ll get|you receive|you will receive|you’ll receive',
    company:
      'our client|on behalf of our client|is acting as an employment agency|employment agency|we are a|we are an|we are the|founded in|our company|our clients include|our mission is|is a leading|is one of the|was founded|has been|our customers|our team of|with offices in|employees worldwide|since 19|since 20|headquartered',
    legal:
      'confidential|confidentially|in confidence|unsolicited|e-verify|drug screen|drug test|drug-free|background screening|pre-employment|personal data|data protection officer|applicants of every background|right to work in|equal opportunity|equal opportunities|regardless of|without regard to|race|gender identity|sexual orientation|disability status|protected by law|protected veteran|diversity|reasonable accommodation|accommodations|background check|right to work|eligible to work|privacy policy|data protection|criminal record check|dbs check|gdpr|affirmative action|discriminate|discrimination',
    apply:
      'ask us|talk to us|speak to us|get in touch|apply|send your|send us your|submit your|your application|cover letter|please contact|closing date|click|interview|shortlisted|job id|reference number|we look forward',
  },
  or: 'or|and/or|either',
  examples: 'such as|e.g.|eg|for example|like|including|for instance|similar to',
  oneOf: 'one of|at least one|one or more|either|any of|any one of',
  years: {
    unit: "years?'?|yrs?\\.?|year’s|years’",
    month: 'months?',
    several: 'several years|many years|multiple years',
    numbers: {
      'at least a': 1,
      'over a': 1,
      'a full': 1,
      'a few': 2,
      'a couple of': 2,
      'a couple': 2,
      one: 1,
      two: 2,
      three: 3,
      four: 4,
      five: 5,
      six: 6,
      seven: 7,
      eight: 8,
      nine: 9,
      ten: 10,
      twelve: 12,
      fifteen: 15,
    },
    to: 'to|-|–|—|or',
    orMore: 'plus|or more',
    experience:
      'experience|experienced|practice|worked|working|background|post-qualification|in a|in the|as a|pqe',
    not: 'our company|company has|firm has|probation|combined|or older|or over|and over|and older|children under|children aged|children of|children from|kids aged|aged|within|towards|years old|of age|years ago|for over|for more than|history|founded|since|anniversary|contract|in business|warranty',
  },
  degrees: {
    school:
      'general education|good general education|good standard of education|high school|secondary school|a levels|a-levels|gcse|gcses|ged|school diploma|high-school',
    vocational:
      'graduate of|graduate from|graduation from|apprenticeship|vocational|completed _ training|completed training|completed an apprenticeship|trained as|training as|training as a|qualified as|trade qualification|trade certificate|vocational qualification|vocational training|vocational school|completed vocational training|professional training|technical training|skilled trade|certificate iii|certificate iv|city & guilds|technical school|time-served|associate degree|associate’s degree|associates degree|hnd|nvq|btec|trade school|diploma|technical diploma|journeyman|city and guilds',
    bachelor:
      'bachelor|bachelors|bachelor’s|bachelor’s degree|bsc|b.sc|b.sc.|b.s.|b.a.|bs in|bs degree|bs,|bs or|ba in|ba degree|ba,|ba or|bs/ba|ba/bs|beng|b.eng|b.e.|btech|b.tech|bba|b.com|bcom|bsn|llb|undergraduate degree|university degree|college degree|degree|four-year degree|4-year degree|bs/ms|b.ed|bed',
    master:
      'master|masters|master’s|master’s degree|msc|m.sc|m.sc.|ms in|ms degree|ms,|ms or|m.s.|ma in|ma degree|ma,|m.a.|meng|m.eng|mtech|m.tech|mba|m.b.a.|mfa|msn|llm|postgraduate|post-graduate|m.ed|mph|mpa|msw|pgce',
    doctorate: 'phd|ph.d|ph.d.|doctorate|doctoral|doctor of|m.d.|pharmd|jd|j.d.|dphil',
  },
  apprenticed: 'apprentice|apprenticed|journeyman|time-served|nvq level 3|commercial apprenticeship',
  commercial: 'commercial apprenticeship|commercial training|business apprenticeship',
  lowerDegrees: "associate degree|associate’s degree|associates degree|associate's degree|foundation degree",
  raised:
    'higher national diploma|hnd|hnc|associate degree|associate’s degree|associates degree|foundation degree',
  trainings:
    'nursing training|nurse training|nursing diploma|nursing school|cookery training|chef training|teacher training|culinary school|culinary training|training in nursing|catering college',
  degreeWord: 'degree|university degree|college degree|undergraduate degree',
  noDegrees: [
    'training as _ provided|vocational training delivery|vocational training provider|degree of|degree to which|some degree|to a degree|varying degrees|high degree|higher degree of|large degree|certain degree|first degree burns|360 degree|360-degree|degree celsius|degree angle',
    'scrum master|master data|master file|master files|master record|master records|master schedule|master plan|master plans|master copy|master agreement|master service|master services|master branch|master key|master batch|master brand|master class|master tenant|master budget|to master|can master|master new|master the|master our|master your|master complex|master a',
    'master electrician|master plumber|master craftsman|master builder|master technician|master mechanic|master carpenter|master baker|master chef|master stylist|master trainer|black belt master|station master|yard master|harbour master|master mariner|house master|jd edwards',
    'boston, ma|cambridge, ma|worcester, ma|lowell, ma|jackson, ms|ba, qa|ba, dev|ba or qa|qa, ba|qa or ba',
    'high school students|high school student|high school teacher|high school teachers|high school teaching|high school classroom|high school level|high school sports|high school team|secondary school students|secondary school pupils|secondary school teacher|secondary school teachers|secondary school teaching|in a secondary school|in a high school|at a secondary school|at a high school|our secondary school|our high school|secondary school setting|secondary school environment|postgraduate students|post-graduate students|gcse students|gcse classes|a-level students|a level students|teach gcse|teaching gcse',
  ].join('|'),
  besideDegree:
    'in any subject|in any discipline|in any field|any subject|any discipline|any field|subject|subjects|discipline|disciplines|field|fields|field of study|educated|level|first|second|above|higher|honours|honors|completed|completion|recognised|recognized|accredited|appropriate|suitable|successful|successfully|graduate|graduates|graduated|academic|formal|university|college|institution|finished|achieved|obtained|minimum|working towards|working toward|or higher|or above|class|upper',
  relatedField:
    'related field|relevant field|similar field|related discipline|relevant discipline|related subject|or equivalent|equivalent experience|or similar|or related|comparable|equivalent',
  languageNames: {
    en: 'english',
    es: 'spanish',
    fr: 'french',
    de: 'german',
    zh: 'chinese|mandarin|cantonese',
    it: 'italian',
    pt: 'portuguese',
    nl: 'dutch',
    pl: 'polish',
    ru: 'russian',
    ja: 'japanese',
    ko: 'korean',
    ar: 'arabic',
    tr: 'turkish',
    hi: 'hindi',
    sv: 'swedish',
    da: 'danish',
    no: 'norwegian',
    fi: 'finnish',
    cs: 'czech',
    uk: 'ukrainian',
    ro: 'romanian',
    el: 'greek',
    he: 'hebrew',
    vi: 'vietnamese',
    ca: 'catalan',
    hu: 'hungarian',
    bn: 'bengali|bangla',
    ur: 'urdu',
    cy: 'welsh',
    ga: 'irish gaelic|gaeilge|irish language',
    hr: 'croatian',
    sr: 'serbian',
    bg: 'bulgarian',
    sk: 'slovak',
    sl: 'slovenian',
    fa: 'farsi',
    pa: 'punjabi|panjabi',
    gu: 'gujarati',
    ta: 'tamil',
    so: 'somali',
    sq: 'albanian',
    lt: 'lithuanian',
    lv: 'latvian',
    et: 'estonian',
    tl: 'tagalog',
    eu: 'basque',
    gl: 'galician',
    ase: 'american sign language|asl',
    bfi: 'british sign language|bsl',
  },
  notSpoken: {
    behind:
      'cuisine|cuisines|food|foods|restaurant|restaurants|cooking|dishes|bakery|baking|pastry|pastries|patisserie|wine|wines|cheese|cheeses|beer|market|markets|company|companies|law|tax|gaap|accounting standards|regulations|regulation|medicine|massage|garden|gardens|heritage|furniture|history|art|culture|subsidiary|subsidiaries|headquarters|parent company|branch|nails|manicure|braids|braiding|polish|polishing|doors|windows|drains|customers|clients|suppliers|passport|bank|banks|brand|brands|car|cars|make|makes|government|parliament|council|standards|auction|auctions|oven|dance|breakfast|and buff|and clean|and wax|and shine|and sand|the|all|any|floors|surfaces|glassware|silver|silverware|cutlery|brass|metal|shoes|vehicles|stone|marble',
    before:
      'nail|nails|shoe|shoes|floor|floors|furniture|silver|metal|clean and|wash and|wax and|sand and|buff and|repair and|ability to|able to',
  },
  levels: {
    A1: 'a1|beginner',
    A2: 'a2|basic|elementary|basics',
    B1: 'b1|intermediate|conversational|limited working',
    B2: 'b2|good|upper intermediate|upper-intermediate|professional working|working proficiency|business level|cet-4|independent',
    C1: 'c1|fluent|fluency|fluently|advanced|business fluent|full professional|very good|excellent|proficient|strong|cet-6|professional proficiency|spoken and written|written and spoken|verbal and written',
    C2: 'c2|near-native|near native|mastery|full proficiency|bilingual',
    native: 'native|mother tongue|first language',
  },
  languageCue:
    'language|languages|speak|speaking|speaker|spoken|written|fluent|fluency|fluently|proficiency|command of|level|verbal|communicate in|communication skills in|native|bilingual|skills',
  certificate:
    'certification|certifications|certified|certificate|certificates|licence|license|licensed|licensure|accreditation|accredited|registration|chartered|driving licence|driver’s license|drivers license|forklift licence|cscs card',
  rankWord: '',
  certificateWord:
    'registration with the|registration with|registered with the|registered with|registration as a|registration as|membership of the|membership of|certification|certifications|certificate|certificates|certified|certification in|certificate in|licence as|accreditation|a|valid|current',
  soft: 'calm|phone manner|telephone manner|keep calm|keep your head|stay calm|calm and|prioritize|prioritise|people person|communicator|good listener|team worker|self-starter|team player|early riser|willing to|willingness to|passion for|passionate about|enthusiasm for|enthusiastic about|interest in|comfortable with ambiguity|eager to|love of|love for|eye for|on-call|shift work|work shifts|working shifts|early mornings|late nights|bank holidays|weekends|rotating shifts|work weekends|work nights|nights and weekends|heavy lifting|lift heavy|lbs|climb ladders|on roofs|in all weather|in all weathers|driving record|attitude|curiosity|sense of|under pressure|initiative|work independently|own vehicle|use of a car|own car',
  reasons: 'as we|as you|as our|because|since we|since you|so that we|so we',
  wishLead: 'ideally|preferably|if possible|best of all',
  lead: 'ideally|ideally in|preferably|preferably in|you’ve spent|spent|fluent in|you will need to|you will need|you’ll need to|you’ll need|need to|needs to|experience with|experience in|experience of|experience as|experience using|experience working with|experience working in|experience|experienced in|knowledge of|knowledge in|understanding of|familiarity with|familiar with|ability to|able to|completed|proficiency in|proficiency with|proficient in|proficient with|proficient|skills in|skill in|skilled in|hands-on|working|basic|advanced|good|very good|excellent|strong|solid|proven|sound|deep|a|an|the|some|any|you have|you must have|must have|must hold|hold|have|valid|current|command of|expertise in|expert in|expert|in|of|with|to|using|confident use of|use of|required|preferred|minimum|at least|of experience|professional|previous|prior|relevant|practical|demonstrated|extensive|in-depth|thorough|comfortable with|exposure to|background in|track record of|track record in|at|as|and|or|working knowledge of|willingness to|interest in|you|are|is|bring|know|must|be|should|a high level of|high level of|high|level of|more|plus|or more',
  tail: 'qualification|registration|status|would be|will be|needed|necessary|mandatory|an advantage|welcome|helpful|appreciated|would be nice|experience|skills|required|preferred|is a plus|a plus|are a plus|knowledge|is desirable|desirable|essential|an advantage|is an advantage|is required|are required|ideally|preferably|is preferred|are preferred|would be a plus|is essential|is an asset|an asset|is beneficial|beneficial|is a bonus|a bonus|bonus|etc|and|or|is|are|a must|is a must|environment|role|position|field|or similar|or equivalent',
  negation:
    'no experience|no prior experience|not experienced|without experience|never worked|have not used|have not worked|no knowledge|not familiar|lack of|lacking|unfamiliar|no formal|do not have|don’t have|not yet|never used|wish to learn|want to learn|would like to learn|hope to learn|interested in learning',
  stop: "min|max|a|an|the|and|or|of|to|in|on|at|for|with|by|from|as|is|are|was|were|be|been|being|am|it|its|this|that|these|those|we|you|your|yours|our|us|they|their|them|i|my|me|he|she|his|her|will|would|can|could|should|shall|may|might|must|do|does|did|done|have|has|had|having|not|no|yes|if|then|than|so|such|etc|all|any|each|every|both|more|most|other|others|some|within|across|into|over|under|up|down|out|about|per|via|through|while|during|who|whom|which|what|when|where|how|why|also|well|very|just|but|e.g|i.e|eg|ie|between|among|including|include|includes|upon|against|too|only|own|same|there|here|ll|ve|re|s|t|d|m|that's|what's|you'll|we're|you're",
  generic:
    'similar|comparable|older|experience|experienced|work|working|worked|team|teams|skills|skill|ability|abilities|strong|good|excellent|great|knowledge|understanding|role|job|position|company|business|new|high|level|years|year|months|month|support|supporting|provide|providing|ensure|ensuring|manage|management|managing|manager|lead|leading|develop|development|developing|responsible|responsibilities|responsibility|requirements|required|require|preferred|plus|using|use|used|degree|related|relevant|field|environment|project|projects|process|processes|time|day|daily|weekly|people|person|candidate|candidates|join|looking|help|helping|make|making|based|including|various|multiple|different|key|main|ideal|ideally|proven|successful|success|opportunity|opportunities|part|full|full-time|part-time|need|needs|needed|etc|quality|service|services|client|clients|customer|customers|communication|problem|solving|organisation|organization|system|systems|tasks|task|duties|report|reports|reporting|plan|planning|plans|improve|improving|create|creating|build|building|deliver|delivery|maintain|maintaining|maintenance|assist|coordinate|perform|performance|handle|prepare|well|effective|effectively|detail|professional|senior|junior|minimum|least|qualification|qualifications|training|department|office|staff|member|members|best|practice|practices|standards|standard|solutions|solution|technical|operations|operational|industry|tools|tool|information|data',
  roleWords:
    'manager|engineer|specialist|assistant|officer|coordinator|consultant|analyst|associate|representative|executive|director|head|supervisor|administrator|technician|operator|worker|advisor|adviser|agent|expert|professional|clerk|developer|trainee|intern|apprentice|leader|lead|chief|president|vice|partner|scientist|registered|certified|licensed|architect|designer|planner|staff|member|team|services|service|operations|general',
  seniority: {
    junior:
      'junior|jr|trainee|intern|internship|apprentice|graduate|entry level|entry-level|student|assistant',
    senior: 'senior|sr|experienced|principal|staff|expert|advanced',
    lead: 'lead|leader|executive|principal|head|chief|director|vp|vice president|manager|supervisor|team lead',
  },
  titleNoise:
    'job posting|job advertisement|job ad|job description|job title|vacancy|hiring|now hiring|wanted|job advert|position|m/f/d|f/m/d|m/f/x|f/m/x|m/w/d|full time|full-time|part time|part-time|remote|hybrid|on-site|onsite|contract|permanent|temporary|freelance|fixed term|urgent|immediate start',
  inflections: "'s|’s|s|es|ed|ing|d",
  derivations:
    'ations|ation|ating|ated|ates|ate|ators|ator|ative|ements|ement|ments|ment|ings|ing|ers|er|ors|or|ed|es|s|e|ions|ion|ants|ant|ancy|ance|ences|ence|ents|ent|ency|ists|ist|ives|ive|al|als|ally|ical|ically|ic|ics|ities|ity|ies|y|ly|ysis|yses|ysts|yst|ytics|ytical|yze|yzes|yzed|yzing|yse|ysed|ysing|eering|eer|eers|able|ible|ful|ness|ship|isations|isation|izations|ization|ising|izing|ise|ize|ised|ized|ship|ry|age|ages|ure|ures',
  doubled: /([bdglmnprt])\1$/,
  apart,
};
