import type { ReadingPack } from '../reading-pack.ts';
import { words } from '../words.ts';

/** Whole headings, by what they begin. */
export const headings: ReadingPack['headings'] = {
  contact: words(`
    contact | coordonnées | informations personnelles | données personnelles | état civil |
    mes coordonnées | contacts | pour me joindre | me joindre | pour me contacter | où me joindre | renseignements personnels | infos personnelles | me contacter |
    liens | réseaux | informations de contact`),
  summary: words(`
    profil | résumé | à propos | à propos de moi | profil professionnel | objectif |
    objectif professionnel | présentation | synthèse | qui suis-je | accroche | en bref |
    introduction | projet professionnel | sommaire | objectifs | résumé professionnel | mon profil |
    en quelques mots | objectif de carrière | en résumé | profil personnel | mon parcours en bref |
    qui je suis | description`),
  experience: words(`
    missions d'intérim | intérim | service militaire | activité indépendante | service civique | service national | là où j’ai travaillé | où j'ai travaillé | ce que j'ai fait |
    postes | postes occupés | emplois occupés | employeurs | emplois | mon parcours | itinéraire professionnel |
    trajectoire professionnelle | cheminement professionnel | vie professionnelle | mes emplois |
    missions et postes | historique professionnel | antécédents professionnels |
    expériences de travail | expérience de travail | activité professionnelle |
    activités professionnelles | postes et missions |
    expérience | expériences | expérience professionnelle | expériences professionnelles |
    parcours professionnel | parcours | emplois | emploi | expérience de travail | stages | stage |
    stages et emplois | activité professionnelle | activités professionnelles | carrière |
    historique professionnel | cursus professionnel | expérience pertinente | autres expériences |
    expériences de travail | vie professionnelle | itinéraire professionnel | postes occupés |
    expérience clinique | expérience en cuisine | expériences en cuisine |
    expériences d'enseignement | expérience d'enseignement | expériences salariées | jobs étudiants |
    jobs d'été | emplois étudiants | expérience antérieure | expériences antérieures |
    parcours de carrière | antécédents professionnels | missions | où j’ai travaillé |
    expériences clés | mon parcours | alternance | expérience militaire | poste actuel |
    expériences et stages | travail`),
  education: words(`
    côté école | côté études | ce que j'ai étudié | ce que j’ai étudié | ce que j'ai appris | l'école | apprentissages |
    scolarité | mes études | parcours scolaire | parcours académique | parcours universitaire |
    titres et diplômes | mes diplômes | diplômes et formations | cursus scolaire |
    formation académique | études et diplômes | études et formations | titres universitaires |
    formation | formations | éducation | études | diplômes | diplôme | formation académique |
    formations et diplômes | diplômes et formations | formation et diplômes | parcours scolaire |
    parcours académique | cursus | cursus scolaire | scolarité | formation initiale |
    cursus universitaire | parcours universitaire | formation professionnelle | cursus académique |
    études et formation | études et formations | titres et diplômes | formation scolaire |
    qualifications | études et diplômes | diplômes et études | formation universitaire |
    formation et études | parcours de formation | parcours de formations | apprentissage | cfc |
    mes études | ma formation`),
  skills: words(`
    mes atouts | atouts | savoir-faire | boîte à outils | mes compétences |
    compétences | compétences techniques | compétences clés | aptitudes | savoir-faire |
    savoir-être | informatique | compétences informatiques | connaissances | outils | logiciels |
    technologies | domaines de compétences | domaines de compétence | compétences professionnelles |
    connaissances techniques | connaissances informatiques | habiletés | atouts | qualités |
    expertise | compétences et outils | outils et technologies | maîtrise des outils | langages |
    compétences personnelles | compétences transversales | domaines d'expertise |
    outils informatiques | principales compétences | forces | points forts |
    environnement technique | environnements techniques | compétences numériques | savoirs |
    compétences et aptitudes | bureautique | compétences comportementales | spécialités |
    langages de programmation | compétences linguistiques et informatiques | outils maîtrisés |
    logiciels maîtrisés | ce que je sais faire | stack technique | technique | techniques |
    compétences métier | compétences métiers | mes compétences | atouts et compétences |
    qualités et compétences | compétences et qualités | skills | matériel |
    aptitudes professionnelles | domaines techniques`),
  projects: words(`
    projets | projets personnels | réalisations | projets réalisés | recherche |
    projets académiques | projets de recherche | portfolio | projets scolaires | open source |
    projets open source | projets étudiants | mes projets | travaux | expositions |
    réalisations personnelles | projets professionnels`),
  certificates: words(`
    certifications | certificats | habilitations | permis | licences et certifications |
    formations et certifications | certifications et formations | certification | attestations |
    habilitations et permis | permis et habilitations | permis de conduire | accréditations |
    brevets | agréments | caces | certifications et habilitations | habilitations et certifications |
    permis et certificats | cartes et permis | certificats et permis | formation continue |
    formation complémentaire | formations complémentaires | perfectionnement | formations suivies |
    autres formations | concours et certifications | formations continues | formations courtes |
    stages courts | cartes | cartes de compétence | cartes de compétences | cartes professionnelles |
    titres et habilitations | habilitations et titres | permis et cartes | permis et caces | papiers | documents`),
  languages: words(`
    langues | langue | compétences linguistiques | langues étrangères | connaissances linguistiques |
    langues parlées | connaissance des langues | langues vivantes | langues pratiquées`),
  publications: words(`
    publications | articles | conférences | communications | brevets et publications | ouvrages |
    travaux et publications | publications et communications | publications scientifiques`),
  awards: words(`
    prix | distinctions | récompenses | bourses | prix et distinctions | réussites | succès |
    bourses et prix | prix et bourses | concours | distinctions et prix | médailles`),
  volunteering: words(`
    bénévolat | engagement associatif | vie associative | activités extra-scolaires |
    activités bénévoles | engagements | engagement | activités associatives | expérience bénévole |
    volontariat | activités extraprofessionnelles | expériences bénévoles | activités |
    associations | implication sociale | engagement bénévole | engagements associatifs | associatif |
    implications`),
  interests: words(`
    en dehors | hors travail | à côté | à côté du travail | temps libre | mon temps libre | mes loisirs | quand je ne travaille pas |
    centres d'intérêt | centre d'intérêt | centres d'intérêts | loisirs | intérêts | hobbies |
    activités et loisirs | passions | sports et loisirs | divers et loisirs |
    loisirs et centres d’intérêt | loisirs et centres d'intérêt | centres d'intérêt et loisirs |
    activités de loisirs | passe-temps | intérêts personnels | en dehors du travail |
    activités personnelles`),
  references: [
    'références',
    'référence',
    'références disponibles sur demande',
    'références sur demande',
    'recommandations',
    'références professionnelles',
  ],
  other: words(`
    rayonnement | rayonnement scientifique | responsabilités collectives | responsabilités administratives |
    responsabilités scientifiques | diffusion scientifique | vulgarisation | médiation scientifique | sociétés savantes |
    enseignements | enseignements dispensés | charges d'enseignement |
    divers | informations complémentaires | autres | autre | autres informations |
    informations diverses | disponibilité | autres activités | affiliations | adhésions | mobilité |
    renseignements complémentaires | informations | infos complémentaires | autres renseignements |
    à savoir | infos pratiques | informations additionnelles | enseignement | enseignements`),
};
