import { lines } from '../lines.ts';
import type { WritingPack } from '../writing-pack.ts';
import { ownAcronyms } from './acronyms.ts';
import { actions } from './actions.ts';
import { actions2 } from './actions-2.ts';
import { aside } from './aside.ts';
import { clauses } from './clauses.ts';
import { contraries } from './contraries.ts';
import { phrasesByField, secondNames, verbsAndNouns } from './equal/index.ts';
import { equalWords } from './equal-words.ts';
import { verbOfGerund } from './gerunds.ts';
import { marks } from './marks.ts';
import { naming } from './naming.ts';
import { papers } from './papers.ts';
import { phrasing } from './phrasing.ts';
import { relations } from './relations.ts';
import { rewordings } from './rewordings/index.ts';
import { sameWords } from './same-words.ts';
import { secondNames as otherNames } from './second-names.ts';
import { moreSecondNames } from './second-names-more.ts';
import { spelling } from './spelling.ts';
import { things } from './things/index.ts';
import { verbOrNoun, verbs } from './verbs.ts';

export const writing: WritingPack = {
  language: 'en',
  functionWords:
    "except excepting excluding roughly approximately a an the previously formerly thanks instead then now behalf onwards altogether and or but nor so as at by for from in into of off on onto out over per to up upon with within without under above across after against along alongside among amongst around before behind below beneath beside between beyond down during inside near outside since through throughout till toward towards until via about i me my mine we us our you your he him his she her it its they them their this that these those who whom whose which what when where why how is am are was were be been being have has had having do does did doing done can could may might shall should will would must not no if than then there here also too both each every either neither all any some such same other another own more most less least very just only even again further once while because although though whilst whenever wherever besides via whether one's instead rather ahead according s etc e.g i.e one ones well",
  articles: 'the a an of',
  lightWords:
    'get getting radius together jointly means knowledge skills work works worked working task tasks duty duties responsibility responsibilities role include includes included including ensure ensured ensures ensuring basis total involve involves involved involving use used using carry carried carrying perform performed performing conduct conducted conducting provide provided providing make making made take took taken taking give gave given giving area areas field various different number kind type part way day time people person serve served based related regarding need needs necessary required relevant respective corresponding following general overall undertake undertook undertaken undertaking activity activities deal matter matters handle handled handling position job career experience experienced background focus focused focusing concern concerning',
  equalWords: lines(equalWords, ...phrasesByField),
  ownAcronyms: lines(ownAcronyms, ...secondNames),
  secondNames: lines(otherNames, moreSecondNames),
  sameWords: lines(sameWords, ...verbsAndNouns),
  actions: lines(actions, actions2),
  things: lines(...things),
  rewordings: lines(...rewordings),
  verbs,
  verbOrNoun,
  weakeners: `
help helped helping helps assist assisted assisting assists support supported supporting supports aid aided aiding assistance
contribute contributed contributing contributes participate participated participating participates involved part finalist finalists nominated nominee shortlisted
basic beginner elementary introductory some limited initial minor small simple
trainee intern internship apprentice apprenticeship junior deputy acting interim temporary
learn learned learnt learning study studied studying attend attended attending shadow shadowed shadowing observe observed observing
planned expected ongoing unfinished incomplete abandoned
occasionally sometimes partly partially
no not never instead rather without didn wasn weren hadn couldn
co-led co-managed jointly co-founded co-authored`,
  scopeWords:
    'lead led leading leadership head headed heading manage managed managing manages management supervise supervised supervising supervision oversee oversaw overseen overseeing direct directed directing direction own owned owning ownership chief senior principal lead sole solely founder founded founding spearhead spearheaded responsible responsibility charge accountable strategic company-wide nationwide worldwide global international expert mastery master advanced proficient fluent native award awarded winner won best top first only largest successfully single-handedly independently author authored architect architected invent invented initiate initiated pioneer pioneered decide decided approve approved hire hired fire fired negotiate negotiated',
  titleWords:
    'manager director head chief officer ceo cto cfo coo president engineer developer architect analyst consultant nurse doctor physician surgeon teacher professor lecturer accountant auditor lawyer attorney solicitor paralegal secretary assistant clerk cashier salesperson representative supervisor foreman technician mechanic electrician plumber welder carpenter driver chef cook waiter waitress bartender baker designer editor writer journalist translator scientist researcher pharmacist therapist psychologist coordinator administrator specialist executive lead leader coach trainer buyer planner operator programmer owner founder partner associate scrum controller bookkeeper recruiter carer caregiver midwife paramedic librarian receptionist concierge housekeeper janitor guard officer inspector surveyor superintendent principal headteacher dean',
  learners: { role: /intern(?:ship)?\b|trainee/iu, section: /intern/iu },
  otherPersonWords:
    'to for from with alongside beside by under of assist assisted assisting support supported supporting help helped report reported reporting covered covering asking asked consulting consulted informing informed inform telling told tell notify notified notifying alert alerted alerting contact contacted contacting briefed briefing remind reminded reminding warn warned warning phone phoned call called email emailed update updated updating meet met when while until whose deputised stood accompanied accompanying accompany escorted',
  degreeWords:
    'bachelor bachelors master masters phd doctorate doctoral mba bsc msc ba ma bs ms beng meng degree diploma certificate graduate graduated associate licence license licensed certified chartered university college gcse a-level apprenticeship',
  levelWords:
    'native fluent fluently proficient advanced intermediate conversational basic beginner elementary working bilingual a1 a2 b1 b2 c1 c2',
  hedges: {
    about: 'about around approximately approx nearly almost roughly circa ca some ~',
    over: 'over more above exceeding plus + >',
    atLeast: '',
    under: 'under below <',
    upTo: 'much many most maximum',
    within: 'within',
  },
  periods:
    'hour hourly|day daily|night nightly|week weekly|month monthly|quarter quarterly|year yearly annual annually|shift shifts',
  noPeriods:
    /\b(?:(?:school|open|sports?|training|market|wedding|race|match|feast|rest|bank|event|game|show|delivery|pay)[ -]days?|(?:shift|night|day|week|month|year)[ -](?:supervisors?|managers?|leaders?|leads?|engineers?|foreman|foremen|porters?|wardens?|phones?|lines?|desks?|shifts?|dut(?:y|ies)|work|service|bus(?:es)?|trains?|clubs?|schools?|care|clinics?|trips?|tickets?|audits?|nurser(?:y|ies)|ends?|groups?|rotas?|patterns?))\b/giu,
  marks,
  wholeWords: 'all whole entire every',
  beforeFigures: 'aged age ages least fewer less minimum maximum more most',
  turns: [
    /\b(?:not|no|never|without|neither|nor|except|none|\w+n['’]t)\b/giu,
    /\bby\b/giu,
    /\b(?:under|reporting to|reported to)\b/giu,
  ],
  months:
    'january|jan february|feb march|mar april|apr may june|jun july|jul august|aug september|sep|sept october|oct november|nov december|dec',
  numberWords:
    'zero=0 two=2 three=3 four=4 five=5 six=6 seven=7 eight=8 nine=9 ten=10 eleven=11 twelve=12 thirteen=13 fourteen=14 fifteen=15 sixteen=16 seventeen=17 eighteen=18 nineteen=19 twenty=20 thirty=30 forty=40 fifty=50 sixty=60 seventy=70 eighty=80 ninety=90 hundred=100 dozen=12 twice=2 hundreds=200 dozens=24 thousands=2000 double=2 doubled=2 triple=3 tripled=3 halved=0.5',
  multipliers:
    'hundred=100 thousand=1000 k=1000 million=1000000 m=1000000 mn=1000000 billion=1000000000 bn=1000000000 dozen=12',
  percentWords: '% percent cent pct percentage',
  currencies:
    '$=USD usd=USD dollar=USD dollars=USD €=EUR eur=EUR euro=EUR euros=EUR £=GBP gbp=GBP pound=GBP pounds=GBP ¥=CNY cny=CNY rmb=CNY yuan=CNY chf=CHF francs=CHF',
  decimalComma: false,
  endings: "'s> ies>i ied>i ying>i ising>iz ised>iz ises>iz ise>iz ing> ed> es> s> e> y>i",
  silent: { stem: /^[^aeiou]*[aeiou][^aeiouhswxyz]$/, ending: /^[ei]/, letter: 'e' },
  nounEndings:
    'isation>iz ization>iz ments> ment> ations> ation> itions> ition> tions> tion> ions> ion> ance> ence> als> al>',
  irregular:
    'goods>merchandise bled>bleed dyed>dye bookkept>bookkeep babysat>babysit troubleshot>troubleshoot proofread>proofread sat>sit ate>eat eaten>eat drank>drink drunk>drink rang>ring rung>ring rode>ride ridden>ride shook>shake shaken>shake slid>slide sank>sink sunk>sink swung>swing heard>hear meant>mean sped>speed fled>flee mown>mow sewn>sew sown>sow sawn>saw proven>prove blew>blow blown>blow bit>bite bitten>bite knelt>kneel leant>lean learnt>learn spelt>spell spilt>spill spoilt>spoil arose>arise arisen>arise awoke>awake beaten>beat clung>cling crept>creep dwelt>dwell foresaw>foresee foreseen>foresee forgot>forget forgave>forgive forgiven>forgive mistook>mistake mistaken>mistake outsold>outsell outgrew>outgrow overcame>overcome overheard>overhear redid>redo redone>redo remade>remake repaid>repay resold>resell retold>retell rethought>rethink shorn>shear slung>sling sprang>spring sprung>spring strode>stride stung>sting swum>swim swollen>swell trod>tread trodden>tread undid>undo undone>undo unwound>unwind withheld>withhold withstood>withstand wrung>wring reduction>reduce reductions>reduce production>produce introduction>introduce introductions>introduce decision>decide decisions>decide explanation>explain explanations>explain response>respond responses>respond advice>advise choice>choose choices>choose loss>lose losses>lose growth>grow description>describe descriptions>describe destruction>destroy revision>revise revisions>revise conclusion>conclude inclusion>include extension>extend extensions>extend entry>enter entries>enter discovery>discover discoveries>discover inquiry>inquire inquiries>inquire enquiry>enquire enquiries>enquire signature>sign signatures>sign closure>close closures>close usage>use coverage>cover drainage>drain enrolment>enrol enrollment>enrol transmission>transmit admission>admit admissions>admit permission>permit omission>omit discussion>discuss repetition>repeat departure>depart departures>depart mixture>mix mixtures>mix applied>apply forgotten>forget flew>fly flown>fly flight>fly flights>fly swore>swear woke>wake wove>weave woven>weave shone>shine spun>spin strung>string stuck>stick struck>strike stole>steal froze>freeze frozen>freeze bent>bend burnt>burn lain>lie overtook>overtake upheld>uphold withdrew>withdraw withdrawn>withdraw acquisition>acquire acquisitions>acquire conversion>convert conversions>convert diagnosis>diagnose diagnoses>diagnose expansion>expand publication>publish publications>publish recovery>recover resolution>resolve resolutions>resolve retention>retain transcription>transcribe transcriptions>transcribe verification>verify payment>pay payments>pay appraisal>appraise appraisals>appraise certification>certify certifications>certify comparison>compare comparisons>compare demolition>demolish identification>identify prescription>prescribe prescriptions>prescribe provision>provide submission>submit submissions>submit storage>store photography>photograph extinction>extinguish merger>merge mergers>merge reconciliation>reconcile underwrote>underwrite administration>administer registration>register thesis>thesis sought>seek bred>breed bound>bind dug>dig led>lead built>build wrote>write written>write taught>teach kept>keep ran>run sold>sell bought>buy brought>bring grew>grow grown>grow held>hold oversaw>oversee overseen>oversee drove>drive driven>drive won>win chose>choose chosen>choose spoke>speak spoken>speak made>make took>take taken>take gave>give given>give found>find met>meet sent>send dealt>deal drew>draw drawn>draw rose>rise risen>rise fell>fall fallen>fall cut>cut set>set put>put began>begin begun>begin paid>pay laid>lay told>tell said>say shown>show saw>see seen>see got>get came>come went>go done>do did>do left>leave lost>lose spent>spend understood>understand stood>stand thought>think became>become broke>break broken>break caught>catch felt>feel fed>feed fought>fight forecast>forecast fixed>fix hung>hang hid>hide knew>know known>know lent>lend lit>light read>read rebuilt>rebuild rewrote>rewrite rewritten>rewrite sang>sing shot>shoot shrank>shrink slept>sleep swept>sweep swam>swim threw>throw thrown>throw tore>tear torn>tear undertook>undertake undertaken>undertake wore>wear worn>wear wound>wound stock>stock children>child men>man women>woman people>people wives>wife lives>life shelves>shelf knives>knife halves>half feet>foot teeth>tooth mice>mouse calves>calf loaves>loaf geese>goose hooves>hoof scarves>scarf wolves>wolf thieves>thief halves>half oxen>ox lice>louse analyses>analyse analysed>analyse analysing>analyse analyzed>analyse analyze>analyse analyzing>analyse analysis>analyse analytics>analyse maintenance>maintain delivery>deliver deliveries>deliver assembly>assemble supervision>supervise supervisory>supervise assessment>assess sales>sale data>data recruitment>recruit responsible>responsible responsibility>responsible dying>dye centre>center programme>program programmes>program labour>labor colour>color shod>shoe leapt>leap rewound>rewind redrew>redraw redrawn>redraw inlaid>inlay',
  generalNouns:
    'monitoring training planning development management support supporting reporting documentation analysis control controlling coordination organisation organization maintenance improvement implementation communication administration preparation operation operations evaluation assessment testing processing handling checking creation production execution review reviewing supervision coaching leading running working assistance guidance advising consulting collaboration cooperation integration optimisation optimization collection presentation introduction delivery ordering serving helping creating building writing designing keeping making teaching instruction education performance reduction increase',
  spelling,
  shortestStem: 3,
  relations,
  naming,
  papers,
  phrasing,
  aside,
  clauses,
  contraries,
  style: {
    and: ' and ',
    comma: ', ',
    semicolon: '; ',
    open: ' (',
    close: ')',
    stop: '.',
    colon: ': ',
    weakOpenings: [
      {
        pattern:
          /^(?:(?:i )?(?:was |am |were )?(?:responsible for|in charge of|tasked with|charged with|accountable for)|(?:my |key |main )?(?:duties|responsibilities|tasks|role)(?: included| include| involved| involves| were| was|:)) /i,
        verb: {
          of: verbOfGerund,
          told: /^[A-Z][a-z]+ed\b/,
          ofThing: ' of ',
          joint: /(,\s(?:and\s|or\s)?|\s(?:and|or|as well as|&)\s)/,
          orThing:
            /^(?:accounting|advertising|banking|booking|building|catering|cleaning|clothing|coaching|consulting|cooking|costing|dining|driving|engineering|evening|filing|financing|flooring|funding|gardening|heating|holding|housing|learning|licensing|lighting|listing|living|marketing|meeting|milling|morning|nursing|opening|operating|packaging|painting|parking|plumbing|pricing|printing|processing|procuring|programming|purchasing|rating|recording|recycling|reporting|roofing|routing|saving|setting|shipping|shopping|spring|staffing|string|testing|thing|timing|training|trading|tubing|turning|warning|wedding|welding|wiring)s?$/,
        },
      },
    ],
    sections: {
      summary: { name: 'Summary', known: /summary|profile|objective|statement|overview/iu },
      experience: { name: 'Work experience', known: /experience|employment|work history|career/iu },
      education: { name: 'Education', known: /education|training|qualifications|academic|studies/iu },
      skills: { name: 'Skills', known: /skills?|competenc|expertise|strengths/iu },
    },
    rest: {
      name: 'Additional information',
      vague:
        /^(?:else|extras?|other (?:things|stuff|bits)|odds and ends|bits and pieces|what else|the rest|misc\.?|(?:a (?:bit|little) )?more(?: about me)?|fun facts?|(?:away from|outside(?: of)?|beyond|out of) (?:the )?[\p{Ll} ]{3,20}|off the clock)$/iu,
    },
    titleBeforeName:
      /^(?:curriculum vit(?:ae|æ)|c\.?v\.?|r[ée]sum[ée]|profile)(?:\s+(?:of|for)\s+|\s*[:–—|]\s*|\s+-\s+)/iu,
    documentTitle: /^(?:curriculum vit(?:ae|æ)|c\.?v\.?|r[ée]sum[ée])$/iu,
    summaryHeading: 'Summary',
    skillsHeading: 'Skills',
    toolHeadings:
      /\b(?:tools?|software|systems|languages?|technolog\w+|technical|computer|computing|digital|it|ict)\b/i,
    aim: {
      heading: /\b(?:objectives?|goals?|seeking|looking for|i want|aims?|position (?:sought|desired))\b/iu,
      sentence:
        /^(?:(?:currently |actively |now )?(?:seeking|looking|searching|open to|interested in)|to (?:obtain|secure|find|join|gain|work|get|land|contribute)|(?:i am|i['’]m) (?:looking|seeking)|i (?:want|would like|hope)|(?:authori[sz]ed|eligible|entitled|permitted) to work|(?:full )?right to work|willing to (?:relocate|travel)|available (?:from|for|immediately|to)|desired )/iu,
      tells: /\b(?:years?|experienced?|skilled|qualified|background|worked)\b/iu,
    },
    summary: {
      titleAndSkills: '{title} with experience in {skills}.',
      skills: 'Experience with {skills}.',
      listed: 'Knowledge of {skills}.',
      held: 'Qualifications: {items}.',
      languages: 'Languages: {items}.',
      points: 'Experience in {points}.',
      // A word that no list knows may be a verb: only what has the form of a name is one.
      told: /^(?!(?:\p{L}+(?:ing|ion|ment|ity|[ae]nce|al|ic)(?!\p{L})))|\b(?:I|we|my|our|was|were|had|have)\b/iu,
    },
  },
};
