import type { Language } from '@tailor/engine';
import type { Person } from './build-resume.ts';

/** Words of five languages from which invented people are put together, always the same ones. */
interface Words {
  names: string[];
  cities: string[];
  titles: string[];
  companies: string[];
  schools: string[];
  degrees: string[];
  summary: string;
  bullets: string[];
  groups: [string, string[]][];
  spoken: string[];
  headings: Person['headings'];
  present: string;
}

export const words: Record<Language, Words> = {
  en: {
    names: ['Mara Lindqvist', 'Tobias Okafor', 'Priya Raghunathan', 'Jonas O’Malley', 'Wren Castellan'],
    cities: ['Portland, OR', 'Leeds, UK', 'Dublin, Ireland', 'Austin, TX'],
    titles: [
      'Data Engineer',
      'Site Reliability Engineer',
      'Marketing Manager',
      'Staff Nurse',
      'Financial Analyst',
    ],
    companies: ['Nordlicht GmbH', 'Brightwater & Sons', 'Kestrel Works Ltd.', 'Affinity Offices Inc.'],
    schools: ['University of Kettlebridge', 'Harrow Vale College'],
    degrees: ['MSc Statistics', 'BA Economics', 'BSc Computer Science'],
    summary:
      'Engineer with nine years of experience in building efficient, well-tested pipelines for offices in four countries. Finds the first cause of a failure, fixes it, and writes down why — in plain words that others can follow.',
    bullets: [
      'Cut the nightly run from 6 h to 48 min by replacing row-by-row updates with set-based SQL (–87 %)',
      'Led a cross-functional team of five; offered first-class on-call training to 23 colleagues',
      'Built a real-time dashboard in React & TypeScript used by 1,200+ people every day',
      'Negotiated contracts worth $1.4M/year and reduced no-shows by one-third',
      'Introduced end-to-end tests with C++ and C# fixtures; flaky builds fell from 14% to under 2%',
      'Wrote the style guide “Plain Words First”, adopted by the whole office in 2021',
    ],
    groups: [
      ['Languages', ['Python', 'SQL', 'C++', 'TypeScript']],
      ['Tools', ['Airflow', 'Docker', 'PostgreSQL 15', 'Git']],
    ],
    spoken: ['English (native)', 'Swedish – B2'],
    headings: {
      summary: 'Summary',
      experience: 'Professional Experience',
      education: 'Education',
      skills: 'Technical Skills',
      languages: 'Languages',
    },
    present: 'Present',
  },
  es: {
    names: ['Lucía Fernández-Ruiz', 'Íñigo Muñoz Peña', 'Sofía Güell', 'Andrés Ibáñez'],
    cities: ['Málaga', 'A Coruña', 'Bogotá, Colombia'],
    titles: ['Ingeniera de datos', 'Jefe de producción', 'Enfermera', 'Diseñadora gráfica'],
    companies: ['Aguas del Sur, S. L.', 'Talleres Peñalba', 'Clínica Los Álamos'],
    schools: ['Universidad de Valdehermoso', 'Escuela Técnica de Montseny'],
    degrees: ['Máster en Ciencia de Datos', 'Grado en Economía', 'Técnica Superior en Diseño'],
    summary:
      '¿Datos que nadie entiende? Los convierto en informes útiles: más de ocho años de experiencia en análisis, formación de equipos y mejora continua. Español y catalán maternos; inglés técnico.',
    bullets: [
      'Reduje un 35 % el tiempo de cálculo de nóminas mediante la automatización de informes mensuales',
      'Dirigí un equipo de 12 personas en tres países y formé a 40 compañeros en análisis de datos',
      'Diseñé la señalización del nuevo hospital; ¡cero quejas en el primer año!',
      'Negocié acuerdos anuales por valor de 1,4 millones de euros con proveedores europeos',
      'Implanté pruebas automáticas y bajé las incidencias de 14 a 2 por semana',
    ],
    groups: [
      ['Lenguajes', ['Python', 'SQL', 'R']],
      ['Herramientas', ['Power BI', 'Excel avanzado', 'Git']],
    ],
    spoken: ['Español (nativo)', 'Inglés – C1'],
    headings: {
      summary: 'Perfil',
      experience: 'Experiencia profesional',
      education: 'Formación académica',
      skills: 'Competencias',
      languages: 'Idiomas',
    },
    present: 'actualidad',
  },
  fr: {
    names: ['Hélène Lœuvre', 'François-Xavier Désiré', 'Anaïs Boulanger', 'Noël Garçon'],
    cities: ['Besançon', 'Orléans', 'Genève, Suisse'],
    titles: ['Ingénieure logicielle', 'Chef de projet', 'Infirmière diplômée', 'Contrôleur de gestion'],
    companies: ['Ateliers du Hêtre', 'Société Générique d’Énergie', 'Cœur & Fils'],
    schools: ['Université de Valfleury', 'École supérieure des Métiers'],
    degrees: ['Master en informatique', 'Licence d’économie', 'BTS Comptabilité'],
    summary:
      'Dix ans d’expérience dans la conception d’applications fiables : de l’idée à la mise en œuvre, avec des équipes à taille humaine. J’aime les chiffres vérifiés, les phrases courtes et les délais tenus.',
    bullets: [
      'Réduction de 35 % du délai de facturation grâce à l’automatisation des relances « clients »',
      'Encadrement d’une équipe de 8 personnes réparties entre Besançon et Genève',
      'Mise en œuvre d’un tableau de bord utilisé chaque jour par 1 200 collègues',
      'Négociation d’un contrat-cadre de 1,4 M€ et suivi des sous-traitants',
      'Rédaction du guide « Écrire clair », adopté par l’ensemble des bureaux en 2021',
    ],
    groups: [
      ['Langages', ['Java', 'Kotlin', 'SQL']],
      ['Outils', ['Jenkins', 'GitLab CI', 'PostgreSQL']],
    ],
    spoken: ['Français (langue maternelle)', 'Allemand – B2'],
    headings: {
      summary: 'Profil',
      experience: 'Expérience professionnelle',
      education: 'Formation',
      skills: 'Compétences',
      languages: 'Langues',
    },
    present: 'aujourd’hui',
  },
  de: {
    names: ['Jürgen Großmann', 'Änne Weißhaupt', 'Käthe Müller-Lüdenscheidt', 'Sören Öztürk'],
    cities: ['Köln', 'Würzburg', 'Zürich, Schweiz'],
    titles: [
      'Softwareentwickler',
      'Vertriebsleiterin',
      'Gesundheits- und Krankenpfleger',
      'Wirtschaftsprüferin',
    ],
    companies: ['Nordlicht Auffangtechnik GmbH', 'Größte Öfen AG', 'Kaufhaus Schäfer & Söhne'],
    schools: ['Technische Hochschule Mittelfranken', 'Universität Oberaffingen'],
    degrees: ['M. Sc. Informatik', 'Diplom-Kauffrau', 'B. A. Pflegewissenschaft'],
    summary:
      'Seit über zehn Jahren entwickle ich verlässliche Geschäftsanwendungen – von der Auftragsabwicklung bis zur Veröffentlichung. Schwerpunkte: Datenbankoptimierung, Qualitätssicherung und verständliche Dokumentation für Außenstehende.',
    bullets: [
      'Verkürzung der Auslieferungszeit um 35 % durch Einführung automatisierter Schnittstellentests',
      'Führung eines Teams aus 8 Fachkräften; Einarbeitung von 40 neuen Kolleginnen und Kollegen',
      'Aufbau eines Kennzahlenberichts für die Geschäftsführung, täglich von 1.200 Personen genutzt',
      'Verhandlung eines Rahmenvertrags über 1,4 Mio. € jährlich mit europäischen Zulieferern',
      'Überarbeitung der Offline-Auftragsverwaltung auf Basis von C# und PostgreSQL',
    ],
    groups: [
      ['Programmiersprachen', ['C#', 'Java', 'SQL']],
      ['Werkzeuge', ['Docker', 'Jenkins', 'Git']],
    ],
    spoken: ['Deutsch (Muttersprache)', 'Französisch – B1'],
    headings: {
      summary: 'Kurzprofil',
      experience: 'Berufserfahrung',
      education: 'Ausbildung',
      skills: 'Kenntnisse',
      languages: 'Sprachen',
    },
    present: 'heute',
  },
  zh: {
    names: ['林晓雨', '欧阳志远', '陈佳怡', '赵明轩'],
    cities: ['上海', '成都', '深圳市南山区'],
    titles: ['数据工程师', '市场部经理', '前端开发工程师', '财务分析师'],
    companies: ['北辰信息技术有限公司', '云杉数据（上海）有限公司', '青禾医疗集团'],
    schools: ['江南理工大学', '西岭师范学院'],
    degrees: ['软件工程硕士', '统计学学士', '工商管理本科'],
    summary:
      '九年数据平台建设经验，熟悉从采集、清洗到可视化的完整流程；擅长用 Python 与 SQL 解决实际问题，注重代码质量与团队协作，能够独立负责千万级用户产品的数据体系。',
    bullets: [
      '主导离线数仓重构，将夜间任务耗时由 6 小时缩短至 48 分钟，计算成本下降 37%',
      '带领 8 人团队完成实时看板（React + TypeScript），日均访问 1,200 人次',
      '建立单元测试与持续集成规范，线上故障率由 14% 降至 2% 以下',
      '负责与供应商谈判，年度合同金额 1400 万元，节约采购费用 12%',
      '编写《数据治理手册》，在全公司 5 个事业部推广使用',
    ],
    groups: [
      ['编程语言', ['Python', 'SQL', 'Java']],
      ['工具', ['Airflow', 'Docker', 'PostgreSQL']],
    ],
    spoken: ['普通话（母语）', '英语：CET-6'],
    headings: {
      summary: '个人简介',
      experience: '工作经历',
      education: '教育背景',
      skills: '专业技能',
      languages: '语言能力',
    },
    present: '至今',
  },
};

const pick = <T>(list: T[], at: number): T => list[at % list.length] as T;

function jobOf(own: Words, at: number, index: number): Person['jobs'][number] {
  const bullets = Array.from({ length: 2 + ((at + index) % 4) }, (_, step) =>
    pick(own.bullets, at + index * 2 + step),
  );
  const end = index === 0 ? own.present : String(2022 - index * 3);
  return {
    title: pick(own.titles, at + index),
    organization: pick(own.companies, at + index),
    location: pick(own.cities, at + index),
    dates: `${2020 - index * 3} – ${end}`,
    bullets: [...new Set(bullets)],
  };
}

/** Person number `at` of a language: another number, another length, other words. */
export function person(language: Language, at: number): Person {
  const own = words[language];
  return {
    language,
    name: pick(own.names, at),
    headline: `${pick(own.titles, at)}${language === 'zh' ? '，' : ', '}${pick(own.cities, at)}`,
    contact: [
      `person${at}@example.org | +1 555 01${20 + at} | ${pick(own.cities, at)}`,
      `https://example.com/people/${language}-${at}`,
    ],
    summary: own.summary,
    headings: own.headings,
    jobs: Array.from({ length: 1 + (at % 4) + (at === 9 ? 4 : 0) }, (_, index) => jobOf(own, at, index)),
    studies: Array.from({ length: 1 + (at % 2) }, (_, index) => ({
      degree: pick(own.degrees, at + index),
      institution: pick(own.schools, at + index),
      dates: `${2008 - index * 4} – ${2012 - index * 4}`,
    })),
    skills: own.groups,
    languages: own.spoken,
  };
}
