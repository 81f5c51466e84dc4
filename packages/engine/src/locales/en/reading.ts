import type { ReadingPack } from '../reading-pack.ts';
import { pairs, words } from '../words.ts';
import { employers } from './employers.ts';
import { headings } from './headings.ts';
import { studies } from './studies.ts';
import { titleWords } from './title-words.ts';
import { told } from './told.ts';
import { trades } from './trades.ts';

export const reading: ReadingPack = {
  language: 'en',
  headings,

  leave: words(`
    born in |
    break | time off | out of work | job hunting |
    maternity leave | parental leave | paternity leave | career break | sabbatical | gap year | family leave |
    full-time carer for | full-time carer | caring for | carer for | unemployed | between jobs | job search |
    medical leave | travelling | travel year | stay-at-home | homemaker | full-time parent |
    home duties | carer's leave | carer’s leave | family responsibilities | career pause |
    raising | raised my | at home caring | at home with | at home raising | home with | stayed at home | illness | extended leave | long service leave | furlough `),
  headingFillers: words(`
    brief | at | a | glance | overview | short |
    professional | relevant | selected | top | latest | key | my | additional | other | and | & | of | the | a |
    notable | recent | current | previous | earlier | further | main | core | related | academic |
    technical | personal | general | continued | cont'd | contd | cont | formal | industry | brief |
    full | part | section | detailed | in | for | to | significant | major | areas | list | information`),
  documentTitles: words(`
    europass |
    resume | résumé | cv | curriculum vitae | curriculum vitæ | c.v. | resume of | cv of | resume for | cv for | profile of | bio-data | biodata | bio data | application form |
    application | page | confidential | last updated`),
  months: [
    ['jan', 'january'],
    ['feb', 'february', 'febr'],
    ['mar', 'march'],
    ['apr', 'april'],
    ['may'],
    ['jun', 'june'],
    ['jul', 'july'],
    ['aug', 'august'],
    ['sep', 'sept', 'september'],
    ['oct', 'october'],
    ['nov', 'november'],
    ['dec', 'december'],
  ],
  yearParts: words(`
    spring | summer | summers | autumn | fall | winter | winters | season | seasons | christmas | easter |
    harvest | school year | academic year | holidays | vacation | trimester | springs | early | mid | late | q1 | q2 | q3 | q4 | term |
    semester | circa | ca | approx | class of | graduated | graduation | expected | exp | anticipated |
    beginning of | end of | completed | awarded`),
  present: words(`
    pres | curr |
    present | now | current | currently | today | ongoing | to date | date | till date | till now |
    until now | continuing | in progress | present day | to present | to the present | up to now |
    still there | still here | still in post | still employed | until today`),
  since: ['since', 'from'],
  sinceBehind: ['onwards', 'onward', 'forward'],
  yearJoiners: ['and', '&'],
  until: ['until', 'till', 'up to'],
  to: ['to', 'until', 'till', 'through', 'thru'],
  from: ['in', 'from', 'between'],
  dateFillers: ['of', 'the', 'st', 'nd', 'rd', 'th'],
  durationUnits: words(`
    year | years | yr | yrs | month | months | mo | mos | mths | week | weeks | wks`),
  ...studies,
  through: words(`via | through`),
  organizationSuffixes: words(`
    inc | inc. | llc | l.l.c. | ltd | ltd. | limited | corp | corp. | corporation | co. | company |
    plc | llp | lp | pty | pte | pvt | bv | b.v. | nv | n.v. | oy | ab | aps | a/s | holdings | group |
    pllc | p.c. | incorporated | trust | co-op`),
  organizationWords: employers,
  organizationFields: words(`
    autos | cakes | carpets | cabs | cycles | wines | signs | news | taxis | ferries | recycling | salvage | surveyors | stationers | tarmac | turbines | horticulture | masonry | rescue | towage | waterways | wholesalers |
    recruitment | recruiting | staffing | distribution | wholesale | landscaping | roofing |
    flooring | catering | events | timber | lumber | cement | concrete | mining | transit |
    hospitality | housing | leisure | market | markets | furniture | appliances | electronics |
    coffee | trading | exports | imports | chiropractic | orthodontics | dentistry | pediatrics |
    dairy | poultry | tours | lodge | controls | tools | storage | automation | packaging | finance |
    plastics | polymers | metals | windows | interiors | kitchens | parcels | removals | design |
    security | water | power | oil | glass | ceramics | textiles | express | arms | scaffolding |
    fabrications | ironworks | supplies | hardware | produce | produce co | analytics | research |
    learning | childcare | care | travel | telecoms | utilities | foundry | counseling | counselling |
    therapy | rehab | imaging | diagnostics | optical | vision | wellness | creative | branding |
    advertising | marketing | talent | resources`),
  unitWords: words(`department | division | branch | unit | faculty | ward | section`),
  titleWords: [...titleWords, ...trades],
  titleForms: words(`
    ologist | ician | keeper | maker | worker | smith | monger | wright | hand | woman | person | master |
    writer | handler | fitter | layer | minder | cutter | setter | grapher | opist | eologist | onomist |
    ationist | ructor | vist | rist | rator`),
  abbreviations: words(
    `asst | mgr | dept | exec | sr | jr | gen | tech | admin | hon | govt | natl | intl | cert | reg | adv | prof | dip`,
  ),
  titleModifiers: words(`
    senior | junior | sr | sr. | jr | jr. | lead | principal | staff | chief | head | vice | deputy |
    assistant | associate | acting | interim | trainee | graduate | apprentice | freelance |
    self-employed | contract | executive | managing | founding | global | regional | entry-level |
    working | student | night | shift | registered | certified | licensed | i | ii | iii | iv`),
  at: ['at', '@', 'with', 'for', 'from'],
  atOnly: ['at', '@'],
  told,
  labels: {
    given: [
      'first name',
      'first names',
      'given name',
      'given names',
      'forename',
      'forenames',
      'christian name',
    ],
    family: ['surname', 'last name', 'family name'],
    name: [
      'name and surname',
      'first name(s) / surname(s)',
      'surname(s) / first name(s)',
      'first name / surname',
      'applicant',
      'candidate',
      'my name',
      'candidate name',
      "candidate's name",
      "applicant's name",
      'applicant name',
      'sender',
      'name',
      'full name',
      'first name',
      'surname',
      'last name',
    ],
    email: ['email', 'e-mail', 'mail', 'email address', 'e-mail address', 'e'],
    phone: words(`
      telephone(s) | telephone number |
      phone | telephone | tel | tel. | mobile | cell | cell phone | mobile phone | phone number |
      contact number | call | m | p | t | ph | h | c | whatsapp | contact no | home | work phone |
      mob | ph. | contact | fax | mobile no | mobile no. | mobile number | cell no | phone no | tel no`),
    location: words(`
      add | addr | address | location | city | based in | residence | home address | place of residence | lives in |
      current location | postal address | located in | hometown | place`),
    links: words(`
      website | web | linkedin | github | portfolio | url | homepage | blog | twitter | gitlab | xing |
      site | links | orcid | stack overflow | skype | behance | dribbble | medium | youtube |
      instagram | facebook | telegram | google scholar | profile`),
    headline: [
      'desired employment / occupational field',
      'desired employment',
      'job applied for',
      'preferred job',
      'position sought',
      'role sought',
      'target job',
      'desired position',
      'position desired',
      'target position',
      'target role',
      'position applied for',
      'desired job',
    ],
    personal: words(`
      date of birth | dob | birth date | born | nationality | marital status | gender | age |
      citizenship | place of birth | sex | driving licence | visa | work permit | pronouns |
      civil status | driver's license | availability | notice period | status | military service |
      clearance | father's name | mother's name | religion | passport no | blood group | languages | hobbies | photo | desired position | expected salary | salary`),
    title: words(`
      what | what as | title | position | role | job title | designation | post | job | occupation | position held |
      occupation or position held`),
    organization: words(`
      where | who for | employer name | employer's name | employer name and address | name of company | name of organisation | name of organization |
      organisation name | organization name | company / location | employer and location | place of work | workplace |
      company | employer | organization | organisation | firm | company name | name of employer |
      client | institution | name and address of employer`),
    start: words(`
      start | start date | started | begin | from | date from | joined`),
    end: words(`
      end | end date | to | until | ended | finish | date to | left`),
    dates: words(`
      date | dates | year | period | duration | from | time | tenure | when | years | dates of employment |
      year of passing | passing year | year of completion | dates attended | graduation date`),
    degree: words(`
      degree | qualification | examination | course | program | programme | award | title of qualification awarded |
      major | field of study | title of qualification |
      highest grade passed | highest standard passed | highest qualification | qualification obtained | course completed`),
    institution: words(`
      institution | name of school | name of institution | school name | school attended | last school attended | institution attended |
      school | university | college | institute | provider | training provider | awarding body |
      name of organisation | name and type of organisation providing education and training |
      organisation providing education and training`),
    duties: words(`
      clients | clients include | clients included | selected clients | key clients |
      responsibilities | duties | achievements | key achievements | key responsibilities | tasks |
      accomplishments | highlights | description | main activities and responsibilities | main duties |
      main activities | role and responsibilities | roles and responsibilities |
      roles & responsibilities | role & responsibilities | responsibilities & achievements | duties performed |
      selected achievements | results | summary | job description | key results |
      main responsibilities | notable achievements | duties and responsibilities | projects |
      key projects | major achievements`),
    technologies: words(`
      technologies | tech stack | stack | tools | environment | technologies used | skills |
      skills used | tools used | tech | technology | keywords | relevant coursework | coursework |
      modules | subjects | thesis | dissertation | courses | gpa | reference | reason for leaving |
      reporting to | team size | supervisor | website | location | advisor | minor | focus | grade |
      specialization | type of business | sector | industry | major | senior project | final project |
      activities | honors | project | clients | budget | result | type of business or sector |
      principal subjects/occupational skills covered | level in national or international classification`),
  },
  workplaces: words(`
    remote | hybrid | on-site | onsite | on site | work from home | home office | worldwide |
    fully remote | telecommute | online | nationwide | distributed`),
  hours: words(`part-time | full-time | part time | full time`),
  contracts: words(`
    via | through an agency | student job | holiday job | weekend job | military service | sandwich year | bank staff | relief | cover |
    replacement | interim | zero-hours | commission-based | voluntary | secondment | night shift | summers |
    full-time | full time | part-time | part time | contract | contractor | temporary | permanent |
    fixed-term | fixed term | internship | seasonal | freelance | casual | zero hours | weekends |
    maternity cover | parental leave cover | volunteer | w2 | c2c | summer | evenings | nights | fte |
    apprenticeship | self-employed | hourly | temp | per diem | co-op | agency | unpaid | summer job |
    seasonal work | temp to perm | day release | part-time job`),
  ownWay: words(`on my own account | on own account | working for myself`),
  ownAccount: words(
    `self-employed | self employed | freelance | freelancer | own business | own company | sole trader | independent | contractor`,
  ),
  languageNames: pairs(`
    english = en | german = de | french = fr | spanish = es | chinese = zh | mandarin = zh |
    cantonese = yue | italian = it | portuguese = pt | dutch = nl | russian = ru | japanese = ja |
    korean = ko | arabic = ar | hindi = hi | turkish = tr | polish = pl | swedish = sv |
    norwegian = no | danish = da | finnish = fi | greek = el | hebrew = he | czech = cs |
    hungarian = hu | romanian = ro | ukrainian = uk | vietnamese = vi | thai = th | indonesian = id |
    urdu = ur | bengali = bn | punjabi = pa | tamil = ta | telugu = te | persian = fa | farsi = fa |
    catalan = ca | croatian = hr | serbian = sr | bulgarian = bg | slovak = sk | latin = la |
    swahili = sw | tagalog = tl | filipino = tl | welsh = cy | irish = ga | basque = eu |
    galician = gl | asl = ase | american sign language = ase | british sign language = bfi |
    gujarati = gu | marathi = mr | malay = ms | yoruba = yo | igbo = ig | slovenian = sl |
    lithuanian = lt | latvian = lv | estonian = et | albanian = sq | kurdish = ku | esperanto = eo`),
  languageLevels: pairs(`
    native = native | native speaker = native | mother tongue = native | bilingual = native |
    first language = native | fluent = C1 | full professional = C1 |
    full professional proficiency = C1 | native or bilingual = native | proficient = C1 |
    advanced = C1 | professional working proficiency = B2 | professional working = B2 |
    working proficiency = B2 | business fluent = C1 | upper intermediate = B2 |
    upper-intermediate = B2 | good = B2 | conversational = B1 | intermediate = B1 |
    limited working proficiency = B1 | limited working = B1 | pre-intermediate = A2 | elementary = A2 |
    basic = A2 | basics = A2 | beginner = A1 | very good = C1 | excellent = C2 | business = B2`),
  townOpeners: words(
    `st | saint | port | fort | new | lower | upper | mount | lake | north | south | east | west`,
  ),
  nameParticles: words(`
    o' | mc | mac | bin | binti | bint | ibn | al | el | ben | abu | st | st. | ní | nic | ó | ua | uí | ap | ferch | af | av | di | della | del | ter | ten | te | op | het | 't | tho | thi`),
  nameTails: words(`jr | sr | ii | iii | iv`),
  nameTitles: words(`
    capt | capt. | captain | major | maj. | lt. | lieut. | col. | colonel | sgt. | sergeant | cpl. | cmdr. | commander | sister | brother | barr. | engr. | pst. | ven. | hon. | fr. |
    dr | dr. | prof | prof. | mr | mr. | mrs | mrs. | ms | ms. | miss | miss. | mx | mx. | phd | ph.d. | ph.d |
    md | m.d. | pgce | pgde | qts | ba | ma | bsc | msc | bed | llb | beng | meng | mba | rn | bsn | msn | cpa | pmp | cfa | esq | esq. | jr | jr. | sr | sr. | ii | iii |
    pe | p.e. | msc | m.sc. | bsc | b.sc. | ma | m.a. | ba | b.a. | acca | cissp | csm | lpn | np |
    dds | dvm | pharmd | rev | rev. | sir | frcs | mrcp | fca | aca | cfp | shrm-cp | phr | ccrn |
    dnp | edd | llm | jd | acma | cgma | mcips | ceng | mrics | mimeche | mice | leed | ap | aia |
    riba | lcsw | msw | facs | crna | fnp | fnp-c | fnp-bc | aprn | otr/l | dpt | pt | rd | ldn | bs |
    cma | cia | ea | mph | med | m.ed. | ceh | six sigma | lssbb | sphr | shrm-scp | cpl | sgt | ll.b. | q.c. | k.c. | hons | obe | mbe | cbe |
    rgn | rmn | rm | rvn | scphn | mcipd | fcipd | acca | fcca | mbcs | fbcs | mciob | miet | fiet | mrsc | frsc | frsa | mcsp | mrcvs | frcvs | mbacp | mcim | fcim |
    qtls | pgcert | pgdip | diphe | dipsw | certed | bds | mbbs | mbchb | fdsc | fda | hnd | hnc | mphil | dphil | dclinpsy | mpharm | bvsc | amice | mistructe |
    fimeche | cphys | cchem | cipfa | cta | maat | fmaat | cfe | cisa | cism | cna | lvn | rrt | emt-p | cnm | msn | adn | lmft | lmhc | lpc | rdn | pta | cota |
    ccc-slp | eit | ncarb | gphr | capm | cpim | bba | bcom | mcom | btech | mtech | mchem`),
  greetings: words(`
    dear | hi | hello | hey | good morning | good afternoon | good evening | good day | greetings | to whom it may concern | to the hiring manager | attention`),
  bornAs: words(`née | nee | aka`),
  signed: words(`
    signed | signature | applicant's signature | signature of applicant | kind regards | best regards | thanks | thank you | cheers | regards | warm regards | many thanks | yours sincerely | sincerely | sincerely yours | yours faithfully | yours truly | respectfully`),
  pronouns: ['i', 'my', 'me', "i've", 'we'],
  sentenceWords: words(`
    i | my | we | our | the | with | from | that | which | who | was | were | is | are | has | have |
    had | this | these | their | its | by | into | while | including | more | than | years | using |
    across | over | between | where | a | an | to | it | as | be | not | on`),
  streetWords: words(`
    street | st | avenue | ave | road | rd | lane | ln | drive | dr | court | ct | boulevard | blvd |
    way | place | pl | terrace | square | close | crescent | apt | suite | unit | highway | parkway |
    circle | trail | gardens | grove | po box | p.o. box | flat | row | hill | mews | quay | parade | wharf | cwrt | heol | ffordd | stryd`),
  weakVerbs: words(`
    responsible for | helped | worked on | assisted | was involved in | participated in |
    duties included | tasked with | handled | involved in | worked with | supported | in charge of`),
};
