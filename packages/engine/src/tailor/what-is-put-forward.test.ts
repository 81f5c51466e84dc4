import { expect, test } from 'vitest';
import { engine } from '../../test/whole-engine.ts';
import { tailor } from './tailor.ts';

const asOf = { year: 2026, month: 11 };
const tailored = (resume: string, title: string, description: string) =>
  tailor(engine, { resume, job: { title, description }, asOf });

const hygienist = (bls: string) => `Lou Begay
Flagstaff, AZ 86001
lou@example.com

Authorized to work in the US for any employer

Work Experience

Registered Dental Hygienist
Pine Dentistry - Flagstaff, AZ
August 2020 to Present
* Digital radiographs, intraoral scanning
* Patient education in English and Navajo

Education

Associate of Applied Science in Dental Hygiene
Mesa College - Mesa, AZ
August 2014 to May 2016

Languages

* English - Fluent
* Spanish - Beginner

Certifications and Licenses

BLS for Healthcare Providers
${bls}

Arizona Dental Hygiene License
July 2016 to June 2027
`;
const asked =
  'Responsibilities\n- Take digital radiographs\n- Patient education\nRequirements\n- Active RDH license\n- BLS certification\n- Spanish a plus';
const hygiene = (bls: string) => tailored(hygienist(bls), 'Registered Dental Hygienist', asked).text;

test('the licence that a trade requires comes first, and what has run out is not put forward', () => {
  expect(hygiene('January 2024 to January 2028')).toMatch(
    /Qualifications: Arizona Dental Hygiene License, BLS for Healthcare Providers/,
  );
  expect(hygiene('January 2024 to January 2026')).toMatch(
    /Qualifications: Arizona Dental Hygiene License\.$/m,
  );
});

test('a low level of a language is not put forward, and where one may work is no profile', () => {
  const text = hygiene('January 2024 to January 2028');
  expect(text).not.toMatch(/Languages: /);
  expect(text).toMatch(/^Authorized to work in the US for any employer$/m);
  expect(text).toMatch(/^Summary\nRegistered Dental Hygienist with experience in /m);
});

const payroll = (heading: string, told: string) =>
  tailored(
    `LUPE MONTES\nlupe@example.org\n\n${heading}\n${told}\n\nEXPERIENCIA PROFESIONAL\n\nAutopartes Malinche\nCoordinadora de Nóminas, 2019 - actualidad\n- Conciliación bancaria y facturación\n- Atención al cliente y archivo de contratos\n\nPAQUETERÍA\nCONTPAQi Nóminas, NOI, SUA, Excel\n`,
    'Técnica de nóminas',
    'Funciones:\n- Atención al cliente\n- Facturación\n- Conciliación bancaria\nRequisitos:\n- Excel',
  ).text;

test('an objective keeps its heading and gets nothing behind it; words of the person under another name do', () => {
  const aim = 'Integrarme al área de nóminas de una empresa con presencia nacional.';
  const text = payroll('OBJETIVO', aim);
  expect(text).toMatch(new RegExp(`^OBJETIVO\\n${aim}\\n\\n`, 'm'));
  expect(
    payroll('QUIÉN SOY', 'Contadora con diez años de experiencia en nóminas de fábricas.'),
  ).not.toContain('QUIÉN SOY');
});

test('a list that calls itself one of programs keeps its name and takes nothing else', () => {
  const text = payroll('OBJETIVO', 'Integrarme al área de nóminas de una empresa.');
  expect(text).toMatch(/^PAQUETERÍA$/m);
  const line = text.split('\n').find((each) => each.includes('CONTPAQi')) ?? '';
  expect(line).not.toMatch(/facturación|conciliación|cliente/i);
});

const electrician = (papers: string) =>
  tailored(
    `Marvin Tölle\nHüttenstraße 63, 44137 Dortmund\nm.toelle@example.org\n\nBerufserfahrung\n\n02/2021 – heute Elektroniker für Gebäudetechnik\nElektro Kessebohm GmbH, Dortmund\n- Unterverteilungen in Wohngebäuden\n\nAusbildung\n\n08/2012 – 01/2016 Ausbildung zum Elektroniker Gebäudetechnik\nElektro Brinkschulte, Lünen\n\nSonstiges\n${papers}\n`,
    'Elektroniker für Gebäudetechnik',
    'Ihr Profil\n- Abgeschlossene Ausbildung zum Elektroniker\n- Führerschein Klasse B\n- Englisch B1',
  ).text;

test('a profile of nothing but the newest title and the training of the same name is not written', () => {
  expect(electrician('Führerschein:\tKlasse B, BE')).not.toMatch(/Profil/);
});

test('classes alone are called what the line calls them', () => {
  const text = electrician('Führerschein:\tKlasse B, BE\nSprachen: Englisch B2');
  expect(text).toMatch(/Führerschein Klasse B, BE/);
  // The headline above says the title, which is not said a second time.
  expect(text).toMatch(/^Elektroniker für Gebäudetechnik$/m);
  expect(text).not.toMatch(/^Elektroniker für Gebäudetechnik\.$/m);
});

test('that something is a certificate is no paper to put forward, and the paper asked for by its letters is', () => {
  const { text } = tailored(
    'KIM SOTO\nkim@example.org\n\nEXPERIENCE\n\nGlazier, Bay Glass, Oakland CA\n2019 - Present\n- Cut and set shop windows\n\nEDUCATION\nGlazing program, Bay College, certificate 2018\n\nLICENSES\nNGA Certified Glazier 2020\nCalifornia driver license',
    'Glazier',
    "Requirements\n- Valid driver's license\n- NGA certification preferred",
  );
  expect(text).toMatch(/^Qualifications: California driver license, NGA Certified Glazier 2020\.$/m);
});

test('papers that must be stand before papers that would be welcome', () => {
  const { text } = tailored(
    'Ole Voss\nole@example.org\n\nBerufserfahrung\n\n2019 - heute Maler, Farben Kuhl, Kiel\n- Fassaden gestrichen\n\nZertifikate\nErste Hilfe 2024\nGerüstschein 2023\nFührerschein Klasse B',
    'Maler',
    'Ihr Profil\n- Erste Hilfe von Vorteil\n- Gerüstschein zwingend erforderlich\n- Führerschein Klasse B zwingend erforderlich',
  );
  const line = text.split('\n').find((each) => each.startsWith('Qualifikationen')) ?? '';
  expect(line.indexOf('Gerüstschein')).toBeGreaterThan(0);
  expect(line.indexOf('Erste Hilfe')).toBeGreaterThan(line.indexOf('Gerüstschein'));
});

const administrator = (own: string) =>
  `Ann Hill\nSystem Administrator\n07700 900111\n\nProfile\n${own}\n\nExperience\nSystem Administrator, Elm House\n2015 - present\n- Moved 40 services to Kafka and Redis\n- Wrote scripts in Python for the Nginx servers\n- Watched everything with Prometheus\n`;
const tools =
  'Requirements\n- Experience with Linux, Docker, Kubernetes\n- Terraform and Ansible\n- Kafka\n- Redis\n- Python\n- Nginx\n- Prometheus';
const profileOf = (own: string) =>
  tailored(administrator(own), 'System Administrator', tools).edits.find(({ kind }) => kind === 'summary')
    ?.after;

test('a profile that lists what is asked for already gets four names more, any other as many as are short', () => {
  expect(profileOf('I keep machines running and I like quiet nights.')).toBe(
    'Experience with Kafka, Redis, Python, Nginx and Prometheus.',
  );
  expect(profileOf('Linux, Docker, Kubernetes, Terraform.')).toBe(
    'Experience with Kafka, Redis, Python and Nginx.',
  );
});

const joiner = (head: string, papers: string) =>
  tailored(
    `Ole Voss\nole@example.org\n\n${head}Berufserfahrung\n2019 - heute Tischler, Holz Kuhl, Kiel\n- Fenster montiert\n- Türen montiert\n\nAusbildung\n${papers}\n`,
    'Tischler',
    'Ihr Profil\n- Abgeschlossene Ausbildung zum Tischler\n- Gerüstschein\n- Führerschein Klasse B\n- Montage von Fenstern',
  ).text;

test('a title with nothing below it is part of the head, and the profile stands behind it', () => {
  const text = joiner(
    'Tischlergeselle\n\n',
    'Ausbildung zum Tischler, Holz Beck, 2012 - 2015\nGerüstschein 2023\nFührerschein Klasse B',
  );
  expect(text.indexOf('Profil')).toBeGreaterThan(text.indexOf('Tischlergeselle'));
});

test('nothing is written behind a row of personal data', () => {
  const row = 'Zur Person: 41 Jahre, verheiratet, aus Lwiw, seit 2019 in Kiel';
  expect(
    joiner(`${row}\n\n`, 'Ausbildung zum Tischler, Holz Beck, 2012 - 2015\nGerüstschein 2023'),
  ).toContain(`${row.replace(', verheiratet', '')}\n\n`);
});

test('a degree that is not recognised is not put forward', () => {
  const text = joiner(
    '',
    'Diplom Tischler, Technikum Lwiw, 2012 (in Deutschland nicht anerkannt)\nGerüstschein 2023\nFührerschein Klasse B',
  );
  expect(text).not.toMatch(/Qualifikationen:.*Diplom/);
});

test('no profile stands below the work', () => {
  const { text } = tailored(
    'Kim Soto\nkim@example.org\n\nPorter, Hill Hotel, Leeds, 2019 - present\n- Room service for guests\n- Incident reporting\n- Luggage handling\n\nEducation\nNVQ Level 2 in Hospitality, Leeds College, 2015\n\nLicences\nFirst aid certificate 2025\nDriving licence',
    'Porter',
    'Requirements\n- Room service\n- Incident reporting\n- Luggage handling\n- First aid certificate\n- Driving licence',
  );
  expect(text).not.toMatch(/^Summary$/m);
});

test('in German a name that only says of what sort a thing is makes no experience of its own', () => {
  const page = (said: string) =>
    `Noa Linden\nKiel, noa@example.com\n\nKurzprofil\nBiologin mit Freude an Ordnung.\n\nStationen\n2017–heute: Laborleiterin, Labor Wiese GmbH, Kiel\n– Habe die Methoden für Pestizide validiert (LC-MS/MS)\n– ${said}\n`;
  const text = (said: string) =>
    tailored(
      page(said),
      'Qualitätsmanagementbeauftragte',
      'Ihre Aufgaben\n- Vorbereitung und Begleitung externer Audits (DAkkS)\n- Methodenvalidierung',
    ).text;
  expect(text('Begleite die Besuche der DAkkS')).toContain('Methodenvalidierung und DAkkS');
  expect(text('Begleite die DAkkS-Besuche')).not.toMatch(/DAkkS(?!-)/);
});

test('a paper that names a language in brackets is no language', () => {
  const resume =
    '罗青\n电话:138-0000-1111 luoqing@example.com\n\n工作经历\n\n2019.03 - 至今 桂林某旅行社 计调\n- 负责线路报价\n- 接待游客\n\n教育\n2012.9-2016.6 某学院 旅游管理 本科\n\n证书\n导游证(日语,中级),日语二级\n';
  const job = { title: '导游', description: '任职要求\n1. 日语口语流利\n2. 本科以上学历\n3. 旅游管理专业' };
  const { edits } = tailor(engine, { resume, job, asOf: { year: 2026, month: 11 } });
  const said = edits.filter(({ kind }) => kind === 'summary').map(({ after }) => after);
  expect(said.join('\n')).not.toMatch(/语言：导游证/u);
});

test('a sentence below the name begins no other sentence', () => {
  const resume =
    'Ada Obi\nLeeds\nada@example.com\n\nWorkshop hand with ten years in metal shops.\n\nEXPERIENCE\nWelder, Aire Works, Leeds\nMarch 2019 - present\n- Spot welded steel brackets for seat frames\n- Read drawings and set up jigs for 14 products\n- Spray-painted finished frames\n\nEDUCATION\nNVQ Level 2 Performing Engineering Operations, Leeds City College, 2014\n';
  const asked =
    'What you will do:\n- Spot welding and spray painting of frames\n- Reading of engineering drawings\n';
  const { edits } = tailored(resume, 'Welder', `${asked}What you bring:\n- NVQ Level 2 in engineering\n`);
  const afters = edits.filter(({ kind }) => kind === 'summary').map(({ after }) => after);
  expect(afters.join('\n')).toMatch(/^Welder with experience in /);
});
