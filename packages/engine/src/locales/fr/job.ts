import type { JobPack } from '../job-pack.ts';
import { apart } from './apart.ts';

export const job: JobPack = {
  headings: {
    requirements:
      "conditions d'engagement|conditions d'admission|conditions d'admissibilité|conditions de recrutement|conditions d'embauche|conditions de participation|exigences du poste|conditions à remplir|conditions d'accès|conditions d'exercice|ce qu'on aimerait trouver chez toi|ce que nous aimerions|ce que nous aimerions trouver chez vous|langues|niveau requis|ce que nous attendons de vous|ce qu'on attend de vous|ce que nous attendons|qui vous êtes|votre bagage|ce qu'il vous faut|profil|votre profil|ton profil|le profil|profil recherché|profil souhaité|profil du candidat|compétences|compétences requises|compétences techniques|vos compétences|compétences attendues|qualifications|exigences|prérequis|pré-requis|ce que nous recherchons|nous recherchons|qui êtes-vous|vous êtes|vous avez|vous|à propos de vous|formation|formation et expérience|expérience|expérience requise|connaissances|savoir-faire|savoir-être|votre expérience|ce que vous apportez|vos atouts|qualités requises|critères|requis|indispensable|diplôme|stack technique|outils|attentes|conditions requises",
    preferred:
      "seraient utiles|serait utile|nous regarderons avec intérêt|nous serons sensibles à|nous apprécierions|vos petits plus|pas grave si tu ne l'as pas|pas grave si vous ne l'avez pas|ne sont pas obligatoires, mais comptent|pas obligatoire|pas indispensable|non obligatoire|ce serait un plus|encore mieux si|le petit plus|les + qui font la différence|seraient appréciés|si en plus|on adorerait|ce qui fera la différence|ce qui nous fera plaisir|les petits plus|ce qui ferait la différence|la cerise sur le gâteau|votre petit plus|ce serait encore mieux|souhaité|souhaitable|compétences souhaitées|un plus|les plus|serait un plus|apprécié|atouts|bonus|idéalement|facultatif|nice to have|compétences appréciées",
    duties:
      'vous serez chargé de|vous serez chargée de|vous serez chargé(e) de|vous serez chargé.e de|serez amené à|serez amené(e) à|sera chargé de|sera chargée de|sera chargé(e) de|les missions suivantes|les tâches suivantes|aurez pour missions de|aurez pour mission de|auras pour missions de|auras pour mission de|se charger de|vous avez la charge de|ton terrain de jeu|votre terrain de jeu|tes journées|vos journées|ce que vous ferez chez nous|à quoi ressembleront vos journées|missions|vos missions|tes missions|missions principales|principales missions|la mission|mission|votre mission|responsabilités|vos responsabilités|principales responsabilités|tâches|vos tâches|activités|activités principales|le poste|votre rôle|description du poste|descriptif du poste|description|descriptif|au quotidien|votre quotidien|ce que vous ferez|vos activités|rôle|attributions|objectif du poste|résumé|présentation du poste|contexte et missions',
    benefits:
      "de notre côté|ce que nous donnons|ce que vous trouverez chez nous|ce que vous trouverez|les plus du poste|conditions d'emploi|rémunération et cadre de vie|ce qu'on met sur la table|nos plus|le package|traitement|ce que vous y gagnez|ce qu'on vous offre|en échange|ce que vous allez aimer|nos engagements|nous offrons|nous vous offrons|ce que nous offrons|ce que nous vous offrons|nous proposons|avantages|vos avantages|nos avantages|rémunération|salaire|conditions|conditions de travail|pourquoi nous rejoindre|rémunération et avantages|ce que nous proposons|package|les avantages|horaires|on vous propose",
    company:
      "nous|qui sommes-nous|à propos|à propos de|à propos de nous|l'entreprise|notre entreprise|présentation de l'entreprise|la société|notre société|notre équipe|l'équipe|notre client|nos valeurs|l'établissement|qui sommes nous",
    legal:
      'égalité des chances|diversité|handicap|protection des données|mentions légales|inclusion|égalité professionnelle|rgpd',
    apply:
      'composition du dossier|dossier de candidature|constitution du dossier|pièces à fournir|documents à fournir|la suite|le déroulé|et après|la suite du processus|candidature|pour postuler|postuler|comment postuler|contact|processus de recrutement|le processus|intéressé|envoyez votre candidature|étapes de recrutement',
    skip: 'lieu|localisation|lieu de travail|type de contrat|contrat|référence|département|date de début|temps de travail|informations pratiques',
  },
  headingRoots: {
    benefits: 'sur la table|on te|gagne|traitement|offr|propos|avantag|rémunér|salaire|bénéfic|conditions',
    preferred:
      'pas obligatoire|non obligatoire|pas indispensable|non indispensable|pas grave|pas exigé|non exigé|encore mieux|en plus|petit plus|adorer|différence|facultat|mais comptent|valoris|plus|appréci|souhait|atout|idéal|bonus',
    requirements:
      'aimerai|chez toi|chez vous|avez déjà travaillé|as déjà travaillé|ayez déjà travaillé|avoir déjà travaillé|tu as|tu es|il te faut|il vous faut|remplir|devez|dois|pré-requis|savez|sais|cherch|vous avez|vous êtes|profil|compéten|exigen|requis|prérequis|recherch|attend|qualif|diplôm|formation|apportez|connaissanc|indispensab',
    duties:
      'la charge de|terrain de jeu|tu feras|tu vas|vous allez|chargé|en charge|tâches|travail|faire|mission|tâche|responsab|activit|rôle|poste|attribution|quotidien|ferez|fonction',
    company: 'qui sommes|à propos|entreprise|société',
    apply: 'candidat|postul|contact',
  },
  headingVerbs: 'comprennent|comprend|sont|consistent|consiste|incluent|inclut|seront|englobent',
  cues: {
    formal:
      "droits civiques|nationalité|étudiant accepté|étudiants acceptés|étudiant bienvenu|étudiants bienvenus|débutant accepté|débutants acceptés|débutante acceptée|débutant bienvenu|débutants bienvenus|sans expérience|aucune expérience|véhicule personnel|véhiculé|moyen de locomotion|période d'essai|cdi|cdd|temps plein|temps partiel|casier judiciaire|extrait de casier|vaccination|vaccins à jour|habiter|majeur|non fumeur|acceptez les déplacements|acceptez|pas le vertige|ne craignez pas|aimez|êtes prêt|êtes prête|permis de travail|titre de séjour|résider|autorisation de travail|prise de poste|date de début|poste à pourvoir|à pourvoir|dès que possible|être majeur",
    required: 'exigé|exigée|indispensable|impératif|impérative|obligatoire|requis|requise|minimum|au moins',
    must: "obligatoire|indispensable|exigé|exigée|requis|requise|requises|impératif|nécessaire|vous avez|vous faites preuve|vous possédez|vous disposez|vous justifiez|vous maîtrisez|vous êtes|vous connaissez|maîtrise|maîtrise de|maîtrise des|maîtrise du|bonne maîtrise|bonne connaissance|connaissance de|connaissances en|connaissance des|expérience en|expérience dans|expérience de|expérience avec|expérience significative|expérience confirmée|expérience réussie|première expérience|titulaire|diplômé|diplômée|diplôme|de formation|issu d'une formation|capacité à|aptitude à|minimum|au moins|au minimum|nous recherchons|recherchons|solide|solides|excellente|excellent|parfaite|courant|compétences en|à l'aise|expertise|rigueur",
    preferred:
      'serait un vrai plus|seraient un plus|sont un plus|un vrai plus|serait idéal|serait l’idéal|bienvenu|bienvenue|pas indispensable|pas obligatoire|non indispensable|seraient appréciées|seraient appréciés|est appréciée|est apprécié|sont appréciés|sont appréciées|si possible|encore mieux|souhaité|souhaitée|souhaitable|un plus|serait un plus|est un plus|apprécié|appréciée|appréciées|atout|idéalement|de préférence|préférence|facultatif|bonus|serait appréciée|non obligatoire|valorisée|valorisé',
    duty: 'vous serez|vous assurez|vous participez|vous aurez|vous prenez en charge|vos missions|en charge de|chargé de|chargée de|responsable de|vous réalisez|vous gérez|vous accompagnez|vous contribuez|vous intervenez|vous veillez|vous contrôlez|vous préparez',
    benefits:
      "panier repas|paniers repas|véhicule de service|voiture de fonction|salaire selon|comité social|prévoyance|chèques-vacances|indemnité|nous offrons|nous proposons|salaire|rémunération|mutuelle|tickets restaurant|titres-restaurant|titres restaurant|télétravail|rtt|congés|prime|primes|13e mois|13ème mois|treizième mois|participation|intéressement|avantages|cdi|comité d'entreprise|cse|véhicule de fonction|remboursement|horaires flexibles|formation continue|évolution|épargne|chèques vacances|prise en charge des transports",
    offers:
      'nous offrons|nous proposons|nous vous offrons|nous vous proposons|vous bénéficiez|vous bénéficierez|vous recevrez',
    company:
      'nous sommes une|nous sommes un|leader|fondée en|créée en|notre entreprise|notre groupe|nos clients|basée à|implantée|depuis plus de|collaborateurs|entreprise familiale|acteur majeur|notre société',
    legal:
      'données personnelles|données à caractère personnel|toutes les candidatures|responsable de traitement|égalité des chances|sans distinction|handicap|situation de handicap|rqth|diversité|orientation sexuelle|identité de genre|protection des données|rgpd|discrimination|quels que soient|ouverts à tous|ouvert aux personnes',
    apply:
      'demandez-nous|parlez-nous-en|contactez-nous|postulez|postuler|envoyez|adressez|candidature|candidatures|lettre de motivation|votre cv|contactez|entretien|merci de|rejoignez-nous|rejoignez',
  },
  or: 'ou|et/ou|ou bien|soit',
  examples: 'tel que|tels que|telle que|telles que|par exemple|comme|ex.|type|notamment|de type',
  oneOf: "au moins un|au moins une|l'un des|l'une des|un des|une des|soit",
  years: {
    unit: 'ans?|annees?',
    month: 'mois',
    several: 'plusieurs années|quelques années|expérience significative|expérience confirmée',
    numbers: {
      quelques: 2,
      un: 1,
      une: 1,
      deux: 2,
      trois: 3,
      quatre: 4,
      cinq: 5,
      six: 6,
      sept: 7,
      huit: 8,
      neuf: 9,
      dix: 10,
    },
    to: 'à|-|–|—|ou|et',
    orMore: 'ou plus',
    experience:
      "expérience|d'expérience|pratique|exercice|dans un poste|sur un poste|dans une fonction|en tant que",
    age: 'de permis|âgé|âgée|âgés|âgé(e)|âge',
    not: "période d'essai|notre entreprise|notre société|existe depuis|forte de|fort de|garantie|enfants de|moins de|ans d'existence|depuis plus de|depuis|âgé|âge|créée il y a|fondée|anniversaire|d'histoire|contrat de|bac\\s?\\+",
  },
  degrees: {
    school: 'baccalauréat|niveau bac|titulaire du bac|brevet|bac général|lycée',
    vocational:
      "titulaire du de|titulaire d'un de|de eje|deeje|dees|bpjeps|dejeps|formation de|formation en|formation d'|formation comme|diplôme de|diplôme d'|diplômé en|diplôme en|titulaire d'un diplôme|brevet de technicien|bts|dut|cap|bep|bac pro|bac professionnel|brevet professionnel|bac+2|bac +2|bac + 2|apprentissage|titre professionnel|deust|deug|diplôme d'état|deas|deaes|aide-soignant diplômé|mention complémentaire|formation professionnelle|ifas",
    bachelor:
      "bachelier en|bachelière en|bachelier/ère en|bachelier ou bachelière en|bachelier professionnalisant|graduat en|licence|licence professionnelle|bac+3|bac +3|bac + 3|bac+4|bac +4|bac + 4|bachelor|but|dcg|diplôme universitaire|diplôme supérieur|études supérieures|formation supérieure|maîtrise universitaire|diplôme d'infirmier|diplôme d'état d'infirmier|ide|maîtrise en",
    master:
      "master|master 1|master 2|bac+5|bac +5|bac + 5|école d'ingénieur|école d'ingénieurs|diplôme d'ingénieur|ingénieur diplômé|école de commerce|mba|dess|dea|dscg|mastère|m2|grande école",
    doctorate: 'doctorat|docteur|docteure|phd|thèse|bac+8|bac +8',
  },
  apprenticed: 'compagnon|cfa|cfc|maître ouvrier|alternance',
  commercial:
    'bts gestion|gestion pme|assistant de gestion|assistante de gestion|cfc employé de commerce|cfc employée de commerce|employé de commerce|employée de commerce',
  lowerDegrees: '',
  raised: 'brevet de technicien supérieur|bts|dut|bac+2|bac +2|bac + 2|deust|deug',
  trainings: "école hôtelière|formation hôtelière|école d'infirmiers|ifsi",
  degreeWord: 'diplôme universitaire|études supérieures|formation supérieure|diplôme supérieur',
  noDegrees: [
    '# m2|m2 de surface|m2 de vente|m2 au sol|en m2|le m2|au m2|par m2',
    'dans le but|ce but|pour but|le but|un but|au but|but de|but est|sans but|but commun|but non lucratif|but lucratif|gardien de but',
    'un ide|votre ide|les ide|ide vs code|ide (vs|ide intellij|ide eclipse|ide visual|ide comme|ide tels|ide tel que',
    "licence de taxi|licence de conduire|licence de transport|licence d'exploitation|licence d'entrepreneur|licence d'agent|licence de pilote|licence de pêche|licence iv|licence 4|licence 3 pour|licence de débit|licence communautaire|licence part 66|licence part-66|licence microsoft|licence adobe|licence office|licence cariste|licence logiciel|licence libre|licence open source|sous licence|contrat de licence|gestion de licence|licence sportive",
    "dépôt de brevet|brevet d'invention|brevet européen|droit des brevets|propriété des brevets|brevet de pilote|brevet de natation|brevet de secourisme|brevet de surveillant|garder le cap|tenir le cap|maintenir le cap|cap sur",
    "formation de sauveteur|formation de secourisme|formation de secouriste|formation sst|formation aux premiers secours|formation en secourisme|formation en hygiène|formation en sécurité|formation de formateur|formation _ assurée|formation assurée|formation _ offerte|formation _ prévue|formation d'intégration|la formation de|la formation d'|formation de nos|formation des|formation de nouveaux|formation de votre|formation de l'équipe|formation de vos|formation en interne|formation interne|actions de formation|action de formation|plan de formation|organisme de formation|centre de formation|en lycée|au lycée|du lycée|de lycée|le lycée|notre lycée|un lycée|lycée agricole|lycée professionnel|encadrement de thèse|suivi de thèse|le docteur|du docteur|aux docteurs|la docteure|master data|scrum master|master class|webmaster",
  ].join('|'),
  besideDegree:
    'toutes disciplines|toutes filières|toute discipline|toute spécialité|enseignement supérieur|enseignement|supérieur|supérieure|supérieures|universitaire|universitaires|discipline|disciplines|filière|filières|niveau|obtenu|validé|reconnu|reconnue|titulaire|réussi',
  relatedField:
    'équivalent|ou équivalent|équivalente|similaire|ou similaire|domaine connexe|apparenté|assimilé|ou expérience équivalente',
  languageNames: {
    en: 'anglais|anglaise',
    es: 'espagnol',
    fr: 'français',
    de: 'allemand',
    zh: 'chinois|mandarin',
    it: 'italien',
    pt: 'portugais',
    nl: 'néerlandais',
    pl: 'polonais',
    ru: 'russe',
    ja: 'japonais',
    ko: 'coréen',
    ar: 'arabe',
    tr: 'turc',
    hi: 'hindi',
    sv: 'suédois',
    da: 'danois',
    no: 'norvégien',
    fi: 'finnois|finlandais',
    cs: 'tchèque',
    uk: 'ukrainien',
    ro: 'roumain',
    el: 'grec',
    he: 'hébreu',
    vi: 'vietnamien',
    ca: 'catalan',
    hu: 'hongrois',
    bn: 'bengali',
    ur: 'ourdou',
    bg: 'bulgare',
    hr: 'croate',
    sr: 'serbe',
    fa: 'persan|farsi',
    eu: 'basque',
    br: 'breton',
    lb: 'luxembourgeois',
    wo: 'wolof',
    ht: 'créole',
    fsl: 'langue des signes|langue des signes française|lsf',
  },
  notSpoken: {
    behind: '',
    before:
      'éducatif|scolaire|fiscal|fiscale|juridique|économique|territoire|paysage|code du travail|administration|réglementation|législation|comptables|passage au|passer au|passé au|passée au|massage|massages|cuisine|cuisines|meuble|meubles|clé|clés|à l|marque|marques|marché|marchés|client|clients|fournisseur|fournisseurs|droit|vin|vins|restaurant|restaurants|groupe|siège|fromage|fromages|pain|pains|jardin|jardins|mobilier|partenaire|partenaires|style|passeport|banque|permis',
  },
  levels: {
    A1: 'a1|débutant',
    A2: 'a2|notions|scolaire|basique|élémentaire',
    B1: 'fonctionnel|fonctionnelle|b1|intermédiaire|niveau intermédiaire|conversationnel',
    B2: 'b2|bon niveau|professionnel|opérationnel|bonne maîtrise|bonne connaissance|bon',
    C1: "très bon|très bonne|parfait|parfaite|impeccable|c1|courant|couramment|avancé|lu, écrit, parlé|lu, parlé, écrit|excellent|excellente maîtrise|maîtrise|fluide|écrit et oral|à l'écrit et à l'oral|à l'oral et à l'écrit|parfaite maîtrise|très bon niveau",
    C2: 'c2|bilingue',
    native: 'langue maternelle|natif|native|maternel',
  },
  languageCue:
    'parlez|parler|parles|parlant|vous exprimez|connaissance|connaissances|niveau|langue|langues|courant|couramment|parlé|écrit|bilingue|maîtrise|maternelle|professionnel|opérationnel|oral|lu|pratique|notions',
  certificate:
    "attestation|attestations|diplôme d'état|certification|certifications|certifié|certifiée|certificat|certificats|permis|permis b|permis be|permis c|permis ce|permis c1|permis d|permis ec|permis poids lourd|permis de conduire|habilitation|habilitations|agrément|caces|carte professionnelle|titre professionnel|accréditation|afgsu|inscription",
  rankWord: '',
  certificateWord:
    "certificat de|certificat d'|certification de|certification en|certification|certifications|certificat|certifié|certifiée|titre de",
  soft: "sens commercial|sens relationnel|bienveillance|bienveillant|bienveillante|patience|empathie|bon esprit|pédagogue|calme|diplomatie|méthode|bientraitance|souriant|souriante|discret|discrète|vulgariser|convaincre|aisance dans|qualités d’observation|goût pour|goût du|goût de|sens de|sens du|sens de l'|esprit de|esprit d'|envie de|disponibilité pour|disponibilité le|disponibilité les|disponibilité en|disponible le|disponible les|disponible en|forme physique|samedi|samedis|dimanche|dimanches|horaires décalés|week-end|travail de nuit|port de charges|astreintes|passion|curiosité|motivation|résistance|écoute|pédagogie|bonne humeur|rigueur|discrétion|véhicule personnel",
  reasons: 'car|puisque|parce que|afin de',
  wishLead: 'idéalement|de préférence|si possible|au mieux',
  lead: "expérience souhaitée|expérience appréciée|expérience exigée|expérience requise|auprès de|auprès des|auprès d'|savez|sais|connaissez|utilisez|justifiez d’une expérience de|justifiez d’une expérience|justifiez d’une|justifiez d’un|justifiez de|justifiez|avoir vécu|connaître la|connaître le|connaître|pratique du|pratique de la|pratique de|détenir un|détenir une|détenir|posséder un|posséder une|posséder|maîtriser|faire preuve de|faire preuve d’|démontrer|avoir|être titulaire d’un|être|expérience avec|expérience en|expérience dans|expérience de la|expérience de|expérience du|expérience des|expérience d'|expérience|connaissance de|connaissance des|connaissance du|connaissance d'|connaissances en|connaissances de|connaissances|très bonne connaissance de|très bonne connaissance|bonne connaissance de|bonne connaissance des|bonne connaissance|maîtrise de|maîtrise des|maîtrise du|maîtrise d'|bonne maîtrise de|capacité à|capacité d'|aptitude à|aptitudes à la|aptitudes à|aptitude|aptitudes|compétences en|formation en|formation de|formation d'|formation|très|bonne|bon|bonnes|excellente|solide|solides|souci du|souci de|vous avez|vous maîtrisez|vous|avez|tu as|tu es|tu maîtrises|tu|as|une|un|le|la|les|l'|d'|des|du|de|en|avec|dans|à|au|aux|au moins|minimum|première|significative|confirmée|réussie|et|ou|notamment|idéalement|titulaire d'un|titulaire du|titulaire de|niveau|disponibilité pour|permis de",
  tail: 'de préférence|si possible|en priorité|exigés|exigées|requises|requis|demandé|demandée|demandés|appréciés|appréciées|souhaités|souhaitées|seraient un plus|serait apprécié|nécessaire|nécessaires|obligatoires|indispensables|souhaité|souhaitée|souhaitables|un plus|serait un plus|est un plus|exigé|exigée|requis|requise|indispensable|obligatoire|apprécié|appréciée|achevée|achevé|est un atout|un atout|et|ou|serait appréciée|minimum',
  negation:
    "sans expérience|aucune expérience|pas d'expérience|pas encore|jamais utilisé|jamais travaillé|souhaite apprendre|aimerais apprendre|aucune connaissance|sans connaissance",
  stop: 'min|max|le|la|les|l|un|une|des|du|de|d|et|ou|où|à|au|aux|en|dans|par|pour|sur|sous|avec|sans|chez|vers|entre|depuis|pendant|jusqu|que|qu|qui|quoi|dont|ce|cet|cette|ces|c|se|s|son|sa|ses|leur|leurs|notre|nos|votre|vos|mon|ma|mes|ton|ta|tes|il|elle|ils|elles|on|nous|vous|je|j|tu|me|m|te|t|lui|y|n|ne|pas|plus|moins|très|aussi|ainsi|est|sont|être|êtes|sommes|suis|était|été|a|ont|avez|avons|ai|avoir|sera|serez|seront|fait|faire|tout|toute|tous|toutes|chaque|autre|autres|même|mais|si|comme|lors|afin|etc|ex|via|selon|auprès|au-delà|dès|peut|pouvez|doit|devez|bien',
  generic:
    'justifiez|justifier|logiciel|logiciels|progiciel|progiciels|utile|utiles|pertinent|pertinente|pertinentes|titulaire|posséder|détenir|expérience|expériences|travail|travailler|équipe|équipes|compétences|compétence|connaissance|connaissances|capacité|maîtrise|niveau|bon|bonne|bonnes|bons|ans|année|années|mois|minimum|entreprise|poste|profil|missions|mission|recherchons|recherche|offrons|formation|gestion|gérer|développement|développer|réaliser|réalisation|suivi|assurer|participer|participation|accompagnement|client|clients|clientèle|service|services|projet|projets|processus|activité|activités|secteur|domaine|organisation|planification|contrôle|mise|place|œuvre|qualité|système|systèmes|outils|outil|utilisation|nouveau|nouveaux|nouvelle|nouvelles|différents|différentes|personne|personnes|responsable|collaboration|garantir|veiller|coordonner|coordination|amélioration|améliorer|résultats|objectifs|solutions|problèmes|communication|professionnel|professionnelle|similaire|souhaité|requis|exigé|atout|apprécié|rigueur|autonomie|sens|esprit|quotidien|département|tâches|environnement|cadre|sein|contrat|temps|horaires|salaire|rémunération',
  roleWords:
    'responsable|technicien|technicienne|spécialiste|assistant|assistante|chargé|chargée|consultant|consultante|analyste|directeur|directrice|chef|cheffe|coordinateur|coordinatrice|gestionnaire|agent|agente|conseiller|conseillère|expert|experte|ingénieur|ingénieure|développeur|développeuse|stagiaire|apprenti|apprentie|alternant|alternante|superviseur|employé|employée|opérateur|opératrice|manager|aide|adjoint|adjointe|cadre|référent|référente|service|équipe|projet',
  seniority: {
    junior:
      'junior|stagiaire|stage|apprenti|apprentie|alternant|alternante|alternance|débutant|débutante|aide',
    senior: 'senior|sénior|confirmé|confirmée|expérimenté|expérimentée|expert|experte|principal',
    lead: 'chef|cheffe|responsable|directeur|directrice|manager|lead|superviseur|encadrant|encadrante',
  },
  titleNoise:
    "offre d'emploi|poste à pourvoir|offre d’emploi|offre de poste|recrutement|recrute|recherche|h/f|f/h|h/f/x|m/f|f/h/x|cdi|cdd|temps plein|temps partiel|télétravail|hybride|intérim|alternance",
  inflections: 's|x|e|es|ne|nes',
  derivations:
    'issez|ez|ations|ation|ateurs|ateur|atrices|atrice|ements|ement|ments|ment|tions|tion|sions|sion|euses|euse|eurs|eur|ières|ière|iers|ier|antes|ante|ants|ant|entes|ente|ents|ent|ences|ence|ances|ance|istes|iste|iques|ique|ives|ive|ifs|if|ales|ale|aux|al|ités|ité|ables|able|ées|ée|és|é|er|ir|es|e|s|x|ienne|ien|iens|iennes|age|ages|ure|ures|ie|ies|tive|tif',
  apart,
};
