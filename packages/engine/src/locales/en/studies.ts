import type { StudyWords } from '../reading-pack.ts';
import { words } from '../words.ts';

/** What is learned, and where. */
export const studies: StudyWords = {
  degrees: words(`
    nursing program | certificate program | degree program | diploma program | cosmetology program |
    apprenticeship program | higher diploma | advanced certificate | bachelor | bachelor's | bachelors |
    master | master's | masters | doctor | doctorate | doctoral | phd | ph.d | ph.d. | d.phil | dphil |
    mba | emba | executive mba | bsc | b.sc | b.sc. | b.s. | bs | b.s | ba | b.a. | b.a | msc | m.sc |
    m.sc. | m.s. | ms | m.s | ma | m.a. | m.a | beng | b.eng | b.eng. | meng | m.eng | m.eng. | btech |
    b.tech | b.tech. | mtech | m.tech | m.tech. | bba | bcom | b.com | b.com. | bed | b.ed | b.ed. | med |
    m.ed | m.ed. | bfa | mfa | m.f.a. | b.f.a. | llb | ll.b. | llm | ll.m. | jd | j.d. | md | m.d. | bsn |
    msn | b.s.n. | mph | mpa | mphil | m.phil. | mres | associate | associate's | associates | a.a. | a.s. |
    aas | a.a.s. | diploma | degree | certificate | hnd | hnc | btec | nvq | gcse | gcses | a-level |
    a-levels | a levels | high school diploma | ged | year 10 | year 11 | year 12 | grade 10 | grade 11 |
    grade 12 | 12th grade | hsc | vce | matric | o-levels | highers | secondary school certificate |
    postgraduate | undergraduate | pgce | pgcert | pgdip | minor | major | foundation degree |
    apprenticeship | journeyman | city & guilds | city and guilds | march | m.arch | m.arch. | b.arch |
    b.arch. | bca | mca | nebosh | leaving certificate | ib diploma | international baccalaureate |
    baccalaureate | honours degree | graduate certificate | graduate diploma | residency | fellowship |
    postdoc | exchange semester | semester abroad | bootcamp | nanodegree | studies | dnp | pharmd | dds |
    dvm | edd | mfin | msw | bsw | mlis | bds | mbbs | matura | traineeship | leaving cert | junior cert |
    junior certificate | higher certificate | national diploma | national certificate |
    higher national certificate | higher national diploma | extended diploma | advanced diploma | a level |
    as level | as levels | t level | t-level | o level | o-level | advanced highers | standard grades |
    standard grade | national 5s | access to higher education | certhe | diphe | pgde | msci | mchem |
    mphys | mmath | mpharm | m.pharm | bpharm | b.pharm | mbchb | bvsc | bdes | b.des | mdes | bmus | mmus |
    b.mus | bsba | bsee | bsme | bscs | pgdm | pgdca | b.voc | 10+2 | class x | class xii | class 10 |
    class 12 | 10th standard | 12th standard | 10th grade | intermediate certificate | wassce | ssce |
    kcse | kcpe | igcse | igcses | nitec | higher nitec | hkdse | csec | senior certificate |
    national senior certificate | certificate i | certificate ii | certificate iii | certificate iv |
    cert ii | cert iii | cert iv | ncea | ossd | secondary school diploma | hs diploma | school diploma |
    high school certificate | school leaving certificate | school certificate | psyd | msed | basc |
    b.a.sc | journeyperson | red seal | vocational certificate | trade certificate | teaching credential |
    school equivalency | associate degree | combined honours | joint honours | professional certificate |
    postgraduate certificate | postgraduate diploma | vocational training |
    higher secondary | plus two | senior secondary | intermediate | secondary school leaving
    certificate | higher secondary certificate | national certificate vocational | trade test | n3 |
    advanced level | ordinary level |
    high school graduate`),
  schools: words(`
    conservatorium | preparatory | university | college | school | high | institute | academy |
    polytechnic | faculty | conservatory | conservatoire | campus | mit | eth | ucla | lse | suny | cuny |
    high school | community college | seminary | universities | grammar | sixth form | coursera | udacity |
    edx | codecademy | general assembly | insead | tech | union | centre | center | hospital | tafe |
    vidyalaya | scoil | coláiste | ysgol | coleg | lyceum | smk | sma | madrasah | training centre |
    training center | technical center | career center | boces | collegiate | institution | polytechnical |
    school district | flight school | art school | drama school | law school | medical school |
    business school | convent |
    tvet | tvet college | ateneo | polytech | vocational college | comprehensive`),
  gradeLabels: words(`
    gpa | grade | grades | honors | honours | with honors | with honours | with distinction | distinction |
    merit | cum laude | magna cum laude | summa cum laude | first class | first-class | second class |
    points | upper second | lower second | second upper | second lower | second upper honours | second lower honours | second class upper | second class lower | 2:1 | 2:2 | 1st | first | dean's list | cgpa | valedictorian | pass |
    credits | hours | hrs | score | rank | thesis | dissertation | not completed | incomplete | unfinished |
    no degree | without degree | did not graduate | in progress | not finished | left early |
    degree not completed | withdrew | discontinued |
    with merit | with credit | with high distinction | with honor | with high honors`),
  degreeLetters: words(`
    GED | HSC | SSC | SSLC | PUC | CBSE | ICSE | ND | OND | NCE | NSC | NCV | N4 | N5 | N6 | SPM | STPM |
    UEC | WAEC | NECO | CXC | CAPE | GNM | ANM | ITI | BE | BAS | MAT | MLA | DPT | OTD | EDS | MHA | BHSC |
    BMS | BBM | BHM | BAMS | BHMS | FSC | DAE | GDL | LPC | SVQ | QTS | PLC | LCA | LCVP | FETAC | QQI |
    VCAL | QCE | SACE | WACE | TCE | HISET | TASC | UE`),
  schoolKinds: words(`
    high school | senior high school | secondary school | primary school | elementary school |
    junior high school | middle school | vocational school | vocational high school |
    vocational senior high school | technical school | technical high school | comprehensive school |
    grammar school | sixth form | trade school | senior secondary school | senior secondary |
    secondary education | primary education | secondary modern school | public school | boarding school`),
  studyStates: words(`
    completed | successfully completed | graduated | awarded | passed | ongoing | obtained | current | currently enrolled | expected | deferred | dropped out | ongoing studies | to be completed`),
  courses: words(`
    course | short course | workshop | seminar | webinar | refresher | induction | training day | masterclass | taster course | evening course | training session`),
  courseUnits: words(`hours | hour | hrs | hr | h | days | day | weeks | week`),
  studyModes: words(`
    part-time | full-time | part time | full time | evening | evenings | evening classes | evening course |
    evening school | night school | distance learning | distance | online | by correspondence |
    correspondence | day release | block release | sandwich | sandwich course | in-service | external |
    remote | blended | weekend | weekends | by distance learning | open learning | while working`),
  subjects: words(`
    major | majoring | minor | specialising | specializing | specialisation | specialization |
    concentration | emphasis | pathway | stream | focus | focusing | concentrating | concentrations | track`),
};
