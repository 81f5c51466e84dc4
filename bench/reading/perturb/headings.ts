import type { Language } from '@tailor/engine';
import { fold } from '../folding.ts';

const headingKinds = ['experience', 'education', 'skills', 'languages', 'summary', 'apart'] as const;
export type HeadingKind = (typeof headingKinds)[number];

type Lists = Record<Language, string>;

/** Headings by which the texts are taken apart. `apart`: what stands under them is neither work nor study. */
const usual: Record<HeadingKind, Lists> = {
  experience: {
    en: 'experience, work experience, work, employment history, employment, professional experience, clinical experience, work history, career history, teaching, kitchens',
    es: 'experiencia, experiencia laboral, experiencia profesional, trayectoria, vida laboral, mi experiencia, historial profesional, dónde he trabajado, trayectoria profesional',
    fr: "parcours, parcours professionnel, expériences professionnelles, expérience professionnelle, expériences de travail, expérience de travail, expérience, expériences, ce que j'ai fait, mon parcours",
    de: 'berufserfahrung, beruflicher werdegang, berufspraxis, berufliche stationen, arbeit, stationen, jobs, erfahrung, werdegang',
    zh: '工作经历, 工作经验, 工作经历 work experience, 工作履历, 干过的活, 工作, 實習經歷, 工作經歷',
  },
  education: {
    en: 'education, school, education and training, education and qualifications, learning, qualifications',
    es: 'estudios, formación académica, formación, educación, educación y formación, qué he estudiado, mis estudios',
    fr: 'formation, études, diplômes, mes études, formations, scolarité, études et diplômes',
    de: 'ausbildung, studium, schule, studium & schule, schule und ausbildung, schulbildung, berufsausbildung, bildung, schule und studium',
    zh: '教育经历, 教育背景, 教育, 學歷, 学历, 学习经历, 教育 education, 教育經歷',
  },
  skills: {
    en: 'skills, key skills, technical skills, tools, top skills, kit, software, systems, core skills',
    es: 'habilidades, herramientas, programas, informática, competencias, conocimientos',
    fr: 'compétences, outils, logiciels, informatique, ce que je sais faire, atouts',
    de: 'kenntnisse, skills, was ich kann, it, informatik, technik, edv',
    zh: '技能, 专业技能, 技能证书, 專長, 技能特长',
  },
  languages: {
    en: 'languages, tongues, language skills',
    es: 'idiomas, lenguas',
    fr: 'langues',
    de: 'sprachen, sprachkenntnisse, languages',
    zh: '语言, 语言 languages, 语言能力',
  },
  summary: {
    en: 'summary, about me, profile, personal profile, objective, career objective, synopsis, professional summary, personal statement',
    es: 'perfil, perfil profesional, objetivo, sobre mí, resumen, perfil laboral',
    fr: 'profil, sommaire, à propos',
    de: 'profil, über mich, kurzprofil, kurz gesagt, was ich suche',
    zh: '自我评价, 个人评价, 关于我, 个人优势, 个人简介',
  },
  apart: {
    en: 'referees, references, certifications, other, interests, contact, training, tickets, personal details, declaration, certificates, volunteering, volunteer work, research interests, professional membership, grants and awards, community, service, projects, hobbies, awards, publications, licences',
    es: 'cursos, otros datos, otros, datos personales, voluntariado, referencias, referencias personales, información personal, formación complementaria, certificaciones, reconocimientos, publicaciones, información adicional, aficiones, intereses, proyectos',
    fr: "loisirs, divers, centres d'intérêt, perfectionnement, formations courtes, distinctions, projets, formations complémentaires, bénévolat et loisirs, bénévolat, cours, certificats, certifications, références, intérêts",
    de: 'projekte, sonstiges, weiterbildung, interessen, ehrenamt, freizeit, referenzen, persönliche daten, kurse, fortbildungen, aus- und weiterbildung, kontakt, hobbys, vorträge, sonst, scheine, personalien, lehrgänge, führerschein',
    zh: '证书, 资格证书, 其他, 證照, 获奖, 爱好, 求职意向, 校园经历, 项目经历, 项目经验, 获奖情况, 荣誉, 荣誉奖项, 基本信息, 兼职, 其它, 兴趣爱好, 自傳',
  },
};

/** Headings that people write too, in words of their own. None of them is in the lists of the reader for being here. */
export const unusual: Record<Exclude<HeadingKind, 'apart'>, Lists> = {
  experience: {
    en: 'Places I have worked, My working life so far, Posts I held, On the payroll, Jobs in order, Career in dates, Who I worked for, What I did and where',
    es: 'Los sitios donde trabajé, Recorrido por empresas, Puestos que desempeñé, De qué he vivido, Mi camino laboral, Empresas y cargos, Lo que he hecho hasta hoy',
    fr: "Là où j'ai travaillé, Mes différents postes, Vie active, Le chemin parcouru, Mes employeurs, Postes tenus, Ma vie au travail",
    de: 'Wo ich bisher war, Mein Weg im Beruf, Arbeitsleben, Bei wem ich gearbeitet habe, Stellen bisher, Aus der Praxis, Im Einsatz für',
    zh: '职场足迹, 一路走来的岗位, 干过的岗位, 我服务过的单位, 职业轨迹, 上班这些年',
  },
  education: {
    en: 'Where I studied, Classrooms, Schools and papers, What I studied, Books and benches, School days, Degrees and schools',
    es: 'Dónde me formé, Las aulas, Lo que estudié, Mis títulos, Paso por las aulas, Colegios y títulos',
    fr: "Sur les bancs, Ce que j'ai étudié, Bagage, Mes diplômes et écoles, Les années d'école, Cursus suivi",
    de: 'Was ich gelernt habe, Schulzeit und Lehre, Auf der Schulbank, Gelerntes, Abschlüsse bisher, Wo ich gelernt habe',
    zh: '读书那些年, 求学之路, 在校时光, 念过的学校, 学业',
  },
  skills: {
    en: 'What I bring, In the toolbox, Good with, Know-how',
    es: 'Lo que domino, En la caja de herramientas, Saber hacer',
    fr: 'Boîte à outils, Savoir-faire, Ce que je maîtrise',
    de: 'Werkzeugkasten, Das kann ich, Handwerkszeug',
    zh: '看家本领, 会用的工具, 拿手的',
  },
  languages: {
    en: 'Languages I speak, Spoken and written',
    es: 'Lenguas que hablo, Hablo',
    fr: 'Je parle, Langues que je parle',
    de: 'Ich spreche, Sprachen, die ich spreche',
    zh: '会说的语言, 外语',
  },
  summary: {
    en: 'Who is writing, In short, Hello',
    es: 'Quién soy, En pocas líneas',
    fr: 'En quelques mots, Qui je suis',
    de: 'Wer ich bin, In Kürze',
    zh: '我是谁, 几句话介绍',
  },
};

export const namesIn = (list: string): string[] => list.split(', ').map((name) => name.trim());

const known = new Map<string, HeadingKind>(
  headingKinds.flatMap((kind) =>
    Object.values(usual[kind]).flatMap((list) =>
      namesIn(list).map((name): [string, HeadingKind] => [fold(name), kind]),
    ),
  ),
);

export const headingKindOf = (text: string): HeadingKind | undefined => known.get(fold(text));
