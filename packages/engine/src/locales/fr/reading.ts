import type { ReadingPack } from '../reading-pack.ts';
import { pairs, words } from '../words.ts';
import { employers } from './employers.ts';
import { headings } from './headings.ts';
import { studies } from './studies.ts';
import { titleWords } from './title-words.ts';
import { told } from './told.ts';
import { trades } from './trades.ts';

export const reading: ReadingPack = {
  language: 'fr',
  headings,

  leave: words(`
    né à | née à |
    arrêt | pause | pause pour | interruption | congé sabbatique | sans emploi | recherche d'emploi |
    congé parental | congé maternité | congé de maternité | congé sabbatique | année sabbatique |
    recherche d'emploi | en recherche d'emploi | interruption de carrière | chômage | proche aidant |
    proche aidante | aidant familial | mère au foyer | père au foyer | parent au foyer | tour du monde |
    pause professionnelle | arrêt maladie |
    congé | congés | congé de formation | congé de paternité | congé sans solde | disponibilité pour |
    disponibilité | année de césure | arrêt de travail | arrêt longue maladie |
    éducation de mes enfants | à la maison avec | à la maison pour | éducation des enfants | au foyer | reconversion | retrait préventif`),
  headingFillers: words(`
    bref | aperçu |
    professionnelle | professionnelles | professionnel | professionnels | et | de | des | du | la |
    le | les | mes | mon | ma | d' | autres | autre | principales | principaux | récentes | clés | en |
    à | techniques | personnels | personnelles | complémentaires | suite | académique | académiques |
    significatives | sélection | pertinentes | générales | & | aux | au | antérieures | partie |
    choisies | choisis | sélectionnées | sélectionnés`),
  documentTitles: words(`
    europass |
    curriculum vitae | cv | curriculum vitæ | page | cv de | candidature | candidature de | parcours de | profil de | dossier de compétences | dossier de candidature | dossier de | curriculum | fiche de candidature |
    dernière mise à jour`),
  months: [
    ['jan', 'janv', 'janvier'],
    ['fév', 'févr', 'février', 'fev', 'fevr'],
    ['mars', 'mar'],
    ['avr', 'avril'],
    ['mai'],
    ['juin'],
    ['juil', 'juillet', 'jui', 'juill'],
    ['aoû', 'août', 'aout'],
    ['sep', 'sept', 'septembre'],
    ['oct', 'octobre'],
    ['nov', 'novembre'],
    ['déc', 'décembre'],
  ],
  yearParts: words(`
    printemps | été | automne | hiver | début | mi | fin | trimestre | semestre | environ | promotion |
    rentrée | année | années | prévu | prévue | t1 | t2 | t3 | t4 | saison | saisons | obtention |
    obtenu en | obtenu | obtenue | session | promo | noël | étés | hivers | vendanges | vendange |
    année scolaire | année universitaire | saison théâtrale | saison musicale | vacances | vacances scolaires | récolte | récoltes | pâques | diplômé en |
    diplômée en`),
  present: words(`
    auj | auj. | aujourdhui | aujourd hui | date |
    aujourd'hui | présent | actuel | actuellement | ce jour | en cours | maintenant | en poste |
    à ce jour | nos jours | actuelle | jusqu'à aujourd'hui | poste actuel | jour |
    toujours en poste | encore en poste | j'y suis toujours | j'y suis encore`),
  since: ['depuis', 'depuis le', 'dès', 'à partir de', 'à partir du', 'en poste depuis'],
  yearJoiners: ['et'],
  until: ["jusqu'à", "jusqu'en", "jusqu'au"],
  to: words(`
    à | au | jusqu'à | jusqu'en | jusqu'au | et | en | a`),
  from: ['en', 'de', 'du', "d'", 'entre', 'des'],
  dateFillers: ['de', 'du', 'le', 'er', 'en', "l'"],
  durationUnits: words(`
    an | ans | année | années | mois | semaines | semaine`),
  ...studies,
  through: words(`via`),
  organizationSuffixes: words(`
    s.a. | sa | sas | s.a.s. | sarl | s.a.r.l. | eurl | sasu | snc | scop | sci | gie | sàrl | asbl |
    sprl | srl | inc. | ltée | sncf | ratp | edf | selarl | scp | et fils | & fils | et cie | cie |
    epic | sem | scic`),
  organizationWords: employers,
  organizationFields: words(`
    couverture | chauffage | climatisation | terrassement | usinage | isolation | carrelages |
    façades | toitures | charpentes | pneus | primeurs | vergers | serres | jardins | peintures |
    bétons | granulats | plastiques | emballages | salaisons | surgelés | boissons | distribution |
    recrutement | propreté | sécurité | bâtiments | bois | textiles | cuirs | meubles | cuisines |
    fenêtres | fermetures | ascenseurs | pêcheries | messageries | voyages | événements |
    productions | communication | conseil | formation`),
  unitWords: words(
    `service | pôle | unité | circonscription | direction | département | antenne | agence | filiale | division | section | faculté | laboratoire | délégation`,
  ),
  titleWords: [...titleWords, ...trades],
  titleForms: words(`
    eur | euse | trice | ien | ienne | ier | ière | iste | ologue | ographe | onome | eute | isier |
    peute | icien | icienne`),
  abbreviations: words(
    `dipl | spéc | comm | compt | fac | resp | dir | dép | tech | adj | gén | prof | ass | chir | hon | cert | éts | sté`,
  ),
  titleModifiers: words(`
    chef | cheffe | senior | sénior | junior | adjoint | adjointe | responsable | assistant |
    assistante | premier | première | apprenti | apprentie | stagiaire | alternant | alternante |
    principal | principale | général | générale | vice | sous | aide | intérimaire | second | seconde |
    lead | remplaçant | remplaçante | élève | contractuel | contractuelle`),
  at: words(`
    chez | à | au | pour | auprès de | at | au sein de`),
  atOnly: ['chez'],
  told,
  labels: {
    given: ['prénom', 'prénoms', 'prénom usuel'],
    family: ['nom de famille', "nom d'usage", 'nom de naissance'],
    name: words(`
      prénom, nom | mon nom | candidat | candidate | postulant | postulante | expéditeur | expéditrice |
      nom(s) / prénom(s) | prénom(s) / nom(s) | nom / prénom | nom(s) et prénom(s) | prénom(s) et nom(s) |
      nom | prénom | nom et prénom | nom prénom | prénom et nom | nom complet | prénom nom | nom, prénom`),
    email: words(`
      e-mail | email | mail | courriel | adresse e-mail | mél | adresse mail | adresse électronique |
      adresse courriel | mel`),
    phone: words(`
      téléphone(s) |
      téléphone | tél | tél. | tel | tel. | portable | mobile | téléphone portable |
      numéro de téléphone | gsm | cellulaire | port. | port | domicile | fixe | cell. | fax`),
    location: words(`
      adresse | ville | domicile | résidence | lieu de résidence | localisation | adresse postale |
      habite à | lieu | basé à | basée à | domicilié à`),
    links: words(`
      site | site web | site internet | web | linkedin | github | portfolio | blog | liens | profil`),
    headline: [
      'emploi recherché / domaine de compétence',
      'emploi visé',
      'candidature au poste de',
      'poste recherché',
      'poste visé',
      'poste souhaité',
      'emploi recherché',
      'poste demandé',
    ],
    personal: words(`
      date de naissance | né le | née le | naissance | lieu de naissance | date et lieu de naissance |
      nationalité | situation familiale | état civil | âge | permis | permis de conduire | sexe |
      statut | situation | véhicule | mobilité | disponibilité | situation de famille | permis b |
      n° adeli | rpps | n° rpps | adeli | numéro adeli | disponible | prétentions | titre de séjour`),
    title: words(`
      quoi | comme quoi | poste | fonction | poste occupé | intitulé du poste | rôle | métier | titre | emploi | intitulé |
      qualité | fonction ou poste occupé`),
    organization: words(`
      où | nom de l'employeur | nom de l'établissement | raison sociale | entreprise / lieu | entreprise et lieu | nom de la société |
      nom de la structure | lieu de travail |
      entreprise | société | employeur | organisme | client | structure | nom de l'entreprise |
      établissement | organisation | nom et adresse de l'employeur`),
    start: words(`
      début | date de début | du | de | entrée | date d'entrée`),
    end: words(`
      fin | date de fin | au | à | sortie | date de sortie`),
    dates: words(`
      quand | date | dates | période | durée | du | années | année`),
    degree: words(`
      diplôme | formation | intitulé | titre | diplôme obtenu | spécialité | filière | titre obtenu |
      intitulé du certificat ou diplôme délivré`),
    institution: words(`
      entreprise formatrice | entreprise d'apprentissage | lieu de formation | lieu d'apprentissage | établissement | école | université | institution | lieu | organisme | organisme de formation |
      centre de formation | nom et type de l'établissement d'enseignement ou de formation |
      nom et type de l'établissement`),
    duties: words(`
      clients | principaux clients | clients principaux |
      missions | responsabilités | tâches | réalisations | principales missions |
      missions principales | activités | description | tâches effectuées | principales réalisations |
      résultats | missions et réalisations | mission | principales tâches | activités principales |
      tâches principales | contexte | mes missions | projets | responsabilités principales |
      réalisations clés | tâches réalisées | missions réalisées |
      principales activités et responsabilités`),
    technologies: words(`
      technologies | outils | environnement technique | environnement | stack | mots-clés | mention |
      mémoire | sujet | thèse | option | spécialité | secteur | encadrement | langages |
      stack technique | logiciels | équipe | projet | projet de fin d'études | matériel | cours |
      modules | spécialités | options | budget | note | moyenne | techno | technos |
      type ou secteur d'activité | principales matières/compétences professionnelles couvertes`),
  },
  workplaces: words(`
    télétravail | à distance | hybride | distanciel | en ligne | remote | full remote |
    en télétravail | sur site | présentiel | télétravail complet | télétravail partiel`),
  hours: words(
    `à temps partiel | à temps plein | à temps complet | à mi-temps | temps partiel | temps plein | mi-temps`,
  ),
  contracts: words(`
    via | mission | étés | étudiante | étudiant | contrat de remplacement | service militaire | service national | hiver |
    hivers | week-end | vacances scolaires | job de vacances | puis cdi | mission intérim | contrat aidé |
    vendanges | temps choisi | en remplacement | à temps complet |
    cdi | cdd | intérim | stage | alternance | apprentissage | temps plein | temps partiel |
    temps complet | mi-temps | freelance | indépendant | indépendante | saisonnier | saisonnière |
    vacataire | vacations | bénévole | job étudiant | job d'été | contrat de professionnalisation |
    contrat pro | contrat d'apprentissage | service civique | remplacement | remplacements | extra |
    extras | intermittent | missions intérim | vie | portage salarial | contractuel | contractuelle |
    congé maternité | remplacement congé maternité | contrat saisonnier | saison | saisons |
    week-ends | en alternance | en cdi | en cdd | en intérim | stage de fin d’études |
    stage de fin d'études | nuit | nuits | intérimaire | emploi étudiant | été | à temps partiel |
    à mi-temps | à temps plein |
    équipe de nuit | travail de nuit | horaires décalés | 2x8 | 3x8 | équipes alternantes`),
  ownWay: words(`à mon compte | à son compte | pour mon compte | en indépendant`),
  ownAccount: words(
    `à mon compte | à son compte | indépendant | indépendante | auto-entrepreneur | auto-entrepreneuse | autoentrepreneur | micro-entreprise | micro-entrepreneur | micro-entrepreneuse | en indépendant | entreprise individuelle | profession libérale | freelance`,
  ),
  languageNames: pairs(`
    français = fr | anglais = en | allemand = de | espagnol = es | chinois = zh | mandarin = zh |
    italien = it | portugais = pt | néerlandais = nl | russe = ru | japonais = ja | coréen = ko |
    arabe = ar | turc = tr | polonais = pl | roumain = ro | grec = el | hébreu = he | suédois = sv |
    danois = da | norvégien = no | finnois = fi | tchèque = cs | hongrois = hu | ukrainien = uk |
    vietnamien = vi | bulgare = bg | latin = la | breton = br | occitan = oc | créole = ht |
    wolof = wo | berbère = ber | kabyle = kab | lingala = ln | flamand = nl | persan = fa |
    hindi = hi | bambara = bm | langue des signes = fsl | langue des signes française = fsl |
    lsf = fsl | luxembourgeois = lb | catalan = ca | corse = co | basque = eu | alsacien = gsw |
    serbe = sr | croate = hr | arabe dialectal = ar`),
  languageLevels: pairs(`
    langue maternelle = native | maternelle = native | natif = native | native = native |
    bilingue = native | courant = C1 | courante = C1 | lu, écrit, parlé = C1 | lu écrit parlé = C1 |
    avancé = C1 | professionnel = B2 | niveau professionnel = B2 | bon niveau = B2 | bon = B2 |
    bonne = B2 | très bon niveau = C1 | très bon = C1 | intermédiaire = B1 | opérationnel = B2 |
    moyen = B1 | niveau intermédiaire = B1 | scolaire = A2 | niveau scolaire = A2 | notions = A2 |
    bonnes notions = B1 | débutant = A1 | élémentaire = A2 | base = A2 | bases = A2 | technique = B1 |
    anglais technique = B1 | conversation = B1`),
  townOpeners: words(`saint | sainte | ville | bourg`),
  nameParticles: words(`
    de | du | des | la | le | d' | l' | von | ben | van`),
  nameTitles: words(`
    adjudant | adjudant-chef | sergent | sergent-chef | lieutenant | capitaine | commandant | cdt | cne | ltn | caporal-chef | gendarme | major | me. |
    m. | mme | mlle | mr | dr | dr. | pr | pr. | monsieur | madame | maître | me | docteur | mme. | m`),
  greetings: words(`
    madame | monsieur | mesdames | messieurs | bonjour | bonsoir | salut | cher | chère | chers | chères | à qui de droit`),
  bornAs: words(`née | né | ép. | épouse | veuve`),
  signed: words(`
    signature | merci | merci d'avance | signé | signature du candidat | signature de la candidate | cordialement | bien cordialement | salutations distinguées | sincères salutations | respectueusement`),
  pronouns: words(`
    je | j | mes | mon | ma | moi | ai | suis`),
  sentenceWords: words(`
    je | avec | pour | dans | les | des | une | un | est | sont | sur | par | au | aux | qui | que |
    mon | ma | mes | ses | son | plus | ans | et | en | ou | ce | cette | j'ai | suis | ai | entre |
    sans | dont | afin | ainsi | très | nous | le | la`),
  streetWords: words(`
    cité | hameau | clos | tour | parc | domaine | zac |
    rue | avenue | av. | boulevard | bd | bd. | bld | place | pl. | chemin | ch. | allée | allées |
    impasse | route | quai | cours | square | bis | ter | cedex | bp | résidence | bâtiment | bât. |
    appt | villa | passage | lotissement | lieu-dit | montée | faubourg | esplanade | ruelle | venelle | sentier`),
  weakVerbs: words(`
    responsable de | chargé de | chargée de | participation à | participé à | aide à | aidé |
    contribution à | en charge de | assistance | soutien à | travail sur | collaboration à`),
};
