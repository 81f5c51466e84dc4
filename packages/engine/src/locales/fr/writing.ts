import { lines } from '../lines.ts';
import type { WritingPack } from '../writing-pack.ts';
import { ownAcronyms } from './acronyms.ts';
import { actions } from './actions.ts';
import { actions2 } from './actions-2.ts';
import { actions3 } from './actions-3.ts';
import { actions4 } from './actions-4.ts';
import { aside } from './aside.ts';
import { clauses } from './clauses.ts';
import { contraries } from './contraries.ts';
import { phrasesByField, secondNames, verbsAndNouns } from './equal/index.ts';
import { equalWords } from './equal-words.ts';
import { feminines } from './feminines.ts';
import { irregular } from './irregular.ts';
import { marks } from './marks.ts';
import { naming } from './naming.ts';
import { papers } from './papers.ts';
import { imperfectForms, participleForms } from './participles.ts';
import { phrasing } from './phrasing.ts';
import { presentForms } from './presents.ts';
import { relations } from './relations.ts';
import { rewordings } from './rewordings/index.ts';
import { sameWords } from './same-words.ts';
import { secondNames as otherNames } from './second-names.ts';
import { moreSecondNames } from './second-names-more.ts';
import { things } from './things.ts';
import { things3 } from './things-3.ts';
import { things4 } from './things-4.ts';
import { things5 } from './things-5.ts';
import { things6 } from './things-6.ts';
import { moreThings } from './things-more.ts';
import { verbOrNoun, verbs } from './verbs.ts';

/** Nouns of verbs that no ending leads back to; an expert is no expertise. */
const irregularNouns =
  'finition>finir connexion>connecter blocage>bloquer cession>ceder division>diviser projection>projeter lotissement>lotir sauvetage>sauver expert>expertum experte>expertum experts>expertum expertes>expertum';

export const writing: WritingPack = {
  language: 'fr',
  functionWords:
    'excepte hormis sauf environs alentours environ cotes auparavant desormais contre grace le la les l un une des du de d au aux a et ou ou mais ni car donc or en dans sur sous par pour avec sans chez vers entre parmi pendant durant depuis jusque jusqu avant apres contre selon afin lors lorsque lorsqu puisqu que qu qui dont quoi quel quelle quels quelles ce cet cette ces son sa ses leur leurs mon ma mes notre nos votre vos je j me m moi tu il elle on nous vous ils elles se s y ne n pas plus moins tres bien aussi ainsi comme si est sont etais etait etaient etre ete ai as avons ont avait avoir eu fut chaque tout toute tous toutes autre autres meme memes ainsi via dont etc soit tant ici la lui eux celui celle ceux celles ci aupres envers outre hors non grace travers cote egalement notamment puis',
  articles: 'le la les l un une des de du d',
  lightWords:
    'compagnie facon maniere total fois conjointement connaissances competences travail travaux travailler travaille tache taches mission missions fonction fonctions responsabilites activite activites role domaine domaines cadre comprenant comprend incluant inclus utiliser utilise utilisant utilisation effectuer effectue effectuant realiser realise realisation assurer assure assurant proceder procede faire fait faisant fournir fourni prendre pris prise mener mene menant executer execute execution differents differentes divers diverses ensemble niveau type temps jour personne personnes general generale poste metier experience experimente concernant relatif relatifs relative lies liees lie besoin necessaire occuper occupe occupee charge chargee cas nombre prises aide matiere ayant portant',
  equalWords: lines(equalWords, ...phrasesByField),
  ownAcronyms: lines(ownAcronyms, ...secondNames),
  secondNames: lines(otherNames, moreSecondNames),
  things: lines(things, moreThings, things3, things4, things5, things6),
  sameWords: lines(sameWords, ...verbsAndNouns),
  actions: lines(actions, actions2, actions3, actions4),
  rewordings: lines(...rewordings),
  verbs,
  verbOrNoun,
  weakeners: `
aider aide aidant assister assiste assistance assistant assistante soutenir soutien soutenu soutenant appui appuyer appuye epauler epaule seconder seconde
participation participer participe participant contribuer contribue contribution implique associe finaliste finalistes
notions bases base debutant elementaire initiation scolaire certains certaines petit petite petits petites simple simples
stagiaire stage apprenti apprentie apprentissage alternance alternant alternante adjoint adjointe interimaire vice suppleant benevole junior
apprendre appris etudier observation observer observe assister decouvrir decouverte sensibilise
prevu prevue prevus encours inacheve interrompu
parfois occasionnellement partiellement
non ne pas n jamais sans aucun aucune
co-dirige co-pilote conjointement co-fonde`,
  scopeWords:
    'diriger dirige direction directeur directrice chef cheffe responsable responsabilite encadrer encadre encadrement manager management manage piloter pilote pilotage superviser supervise supervision gerer gere gestion seul seule unique principal principale senior expert experte expertise maitrise maitriser courant couramment bilingue maternelle avance avancee strategique strategie international internationale mondial national nationale fondateur fondatrice fonder fonde initie initier recompense prix laureat meilleur meilleure premier premiere reussi reussite succes autonomie autonome decider decide valide approuve recruter recrute embauche licencie negocier negocie animer anime',
  noScopeWords: 'principalement',
  titleWords:
    'directeur directrice chef cheffe manager responsable president gerant gerante ingenieur ingenieure developpeur developpeuse architecte analyste consultant consultante infirmier infirmiere medecin docteur chirurgien enseignant enseignante professeur professeure formateur formatrice comptable auditeur auditrice avocat avocate juriste notaire secretaire assistant assistante employe caissier caissiere vendeur vendeuse representant commercial commerciale superviseur contremaitre technicien technicienne mecanicien electricien electricienne plombier soudeur menuisier chauffeur conducteur conductrice cuisinier cuisiniere serveur serveuse barman boulanger patissier designer graphiste redacteur redactrice journaliste traducteur traductrice scientifique chercheur chercheuse pharmacien pharmacienne therapeute psychologue coordinateur coordinatrice administrateur administratrice specialiste acheteur acheteuse planificateur programmeur fondateur fondatrice associe controleur controleuse recruteur educateur educatrice sage-femme aide-soignant aide-soignante bibliothecaire receptionniste gardien agent inspecteur inspectrice principal doyen magasinier cariste logisticien commissaire magistrat magistrate actuaire geologue geometre topographe horloger horlogere orfevre macon maconne peintre manutentionnaire gendarme vigile concierge kinesitherapeute ergotherapeute psychiatre pediatre preparateur preparatrice auxiliaire veterinaire laborantin laborantine boucher bouchere clerc syndic mandataire majordome valet gouvernante berger bergere capitaine steward hotesse transitaire declarant declarante libraire photographe cameraman webmaster gestionnaire ergonome radiologue sapeur-pompier cableur cableuse metteur',
  learners: { role: /apprenti|stagiaire|alternant/iu, section: /\bstages?\b/iu },
  otherPersonWords:
    'remplace au aux a la le l du des mon ma notre leur pour avec par sous de d aupres assiste aide rapportait rapport accompagne accompagnement',
  degreeWords:
    'licence master mastere bac baccalaureat bts dut but cap bep doctorat diplome diplomee diplomes ingenieur mba certificat certification certifie agrege agregation capes deug maitrise brevet titre universite ecole habilitation vae',
  levelWords:
    'maternelle courant couramment bilingue avance intermediaire debutant notions scolaire a1 a2 b1 b2 c1 c2',
  hedges: {
    about:
      'environ environs alentours approximativement peu pres presque quelque autour ~ dizaine quinzaine vingtaine trentaine quarantaine cinquantaine soixantaine centaine',
    over: 'plus superieur dela > +',
    atLeast: '',
    under: 'moins inferieur <',
    upTo: 'jusqu maximum maxi',
    within: 'sous',
  },
  periods:
    'heure horaire|jour jours quotidien quotidienne quotidiens quotidiennes quotidiennement journellement journee|nuit|semaine semaines hebdomadaire hebdomadaires|mois mensuel mensuelle mensuels mensuelles mensuellement|trimestre trimestriel trimestrielle trimestriels trimestrielles|an annee annuel annuelle annuels annuelles annuellement',
  noPeriods:
    /(?<!\p{L})(?:à jour|de bonne heure|mois (?:d['’](?:été|hiver|automne)|de printemps|estivaux|d['’]affluence)|mois (?:de |d['’])(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)|aux premières heures|(?<!(?:chaque|toutes les)\s)(?:fin|début|milieu) (?:de (?:la )?|d['’]|du )(?:journée|mois|année|nuit|trimestre)|jours? (?:d['’]école|de classe|d['’]ouverture|(?:de )?portes ouvertes|de marché|de match|de fête|fériés?))(?!\p{L})/giu,
  marks,
  wholeWords: 'tout toute tous toutes entier entiere entiers entieres',
  beforeFigures: 'age agee ages agees moins minimum maximum plus',
  turns: [
    /(?<!\p{L})(?:(?:ne|pas|jamais|sans|aucune?|sauf|hormis|ni)(?!\p{L})|n['’]\p{L})/giu,
    /(?<!\p{L})par(?!\p{L})/giu,
    /(?<!\p{L})sous(?!\p{L})/giu,
  ],
  months:
    'janvier|janv février|fevr|fev mars avril|avr mai juin juillet|juil août septembre|sept octobre|oct novembre|nov décembre|dec',
  numberWords:
    'zero=0 deux=2 trois=3 quatre=4 cinq=5 six=6 sept=7 huit=8 neuf=9 dix=10 onze=11 douze=12 treize=13 quatorze=14 quinze=15 seize=16 vingt=20 trente=30 quarante=40 cinquante=50 soixante=60 cent=100 cents=100 mille=1000 dizaine=10 douzaine=12 quinzaine=15 vingtaine=20 trentaine=30 quarantaine=40 cinquantaine=50 soixantaine=60 centaine=100 millier=1000 dizaines=20 centaines=200 milliers=2000 double=2 doubler=2 triple=3 tripler=3',
  multipliers:
    'douzaine=12 douzaines=12 cent=100 cents=100 mille=1000 k=1000 million=1000000 millions=1000000 m=1000000 milliard=1000000000 milliards=1000000000',
  percentWords: '% pourcent pourcents cent',
  currencies:
    '€=EUR eur=EUR euro=EUR euros=EUR $=USD usd=USD dollar=USD dollars=USD £=GBP chf=CHF francs=CHF ¥=CNY yuan=CNY yuans=CNY',
  decimalComma: true,
  endings:
    'eaux>eau yaux>yau aux>al issements> issement> issantes> issante> issants> issant> issaient> issait> issent> issons> issez> aient> erait> erons> eront> irent> erent> antes> ante> ants> ant> ions> iez> ait> ais> ees> ee> es> er> ez> ir> ies> ie> is> it> ent> e> s> x> i>',
  nounEndings:
    'isations> isation> cations>qu cation>qu ications> ication> ations> ation> itions> ition> tions> tion> sions> sion> ements> ement> ments> ment> ages> age> ances> ance> ctions>ct ction>ct',
  shortVerb: /^([a-z]{2,3})(?:er|e|ee|es|ees|ant|ait|ais|ent)$/,
  // Where a form is in both, the list by hand has the last word.
  irregular: `${irregularNouns} ${feminines} ${participleForms} ${imperfectForms} ${presentForms} ${irregular}`,
  generalNouns:
    'formation gestion suivi contrôle planification développement organisation coordination analyse préparation administration réalisation évaluation rédaction création supervision communication collaboration amélioration accompagnement encadrement animation pilotage conduite entretien maintien traitement production éducation information documentation présentation intégration optimisation direction travail participation conception montage réduction augmentation conseil',
  spelling: { words: [[/ph/g, 'f']], stems: [] },
  shortestStem: 4,
  relations,
  naming,
  papers,
  phrasing,
  aside,
  clauses,
  contraries,
  style: {
    and: ' et ',
    comma: ', ',
    semicolon: ' ; ',
    open: ' (',
    close: ')',
    stop: '.',
    colon: ' : ',
    weakOpenings: [
      {
        pattern:
          /^(?:(?:j'étais |j’étais )?(?:responsable|chargée?|en charge) de |responsable du |responsable des |je m['’]occup(?:e|ais) (?:de |du |des )|mes missions (?:étaient|comprenaient) )(?:la |le |l'|l’|les )?/i,
      },
    ],
    sections: {
      summary: { name: 'Profil', known: /profil|r[ée]sum|accroche|sommaire/iu },
      experience: { name: 'Expérience professionnelle', known: /exp[ée]rience|parcours/iu },
      education: { name: 'Formation', known: /formation|[ée]tudes|dipl[ôo]me|scolarit/iu },
      skills: { name: 'Compétences', known: /comp[ée]tence|savoir-faire|connaissance|atout/iu },
    },
    rest: {
      name: 'Informations complémentaires',
      vague:
        /^(?:plus|le reste|à côté|et (?:aussi|puis)|autres? choses?(?: utiles)?|en plus|sinon|hors (?:du )?travail|ce que j['’]aime|passions?|bric-à-brac)$/iu,
    },
    titleBeforeName:
      /^(?:curriculum vit(?:ae|æ)|c\.?v\.?|profil)(?:\s+(?:de\s+|d['’])|\s*[:–—|]\s*|\s+-\s+)/iu,
    documentTitle: /^(?:curriculum vit(?:ae|æ)|c\.?v\.?)$/iu,
    summaryHeading: 'Profil',
    skillsHeading: 'Compétences',
    toolHeadings:
      /(?:outils|logiciel|informatique|num[ée]rique|digital|technolog|langue|linguistique|bureautique)/i,
    aim: {
      heading: /objectif|recherch|souhait|poste (?:visé|désiré)|projet professionnel/iu,
      sentence:
        /^(?:(?:je|j['’]) ?(?:souhait|recherch|cherch|voudr|aimerais|désir)|(?:à la |en )?recherche |souhait|disponible|mobile |trouver |intégrer |rejoindre |obtenir |autorisée? à travailler|titulaire d['’]un titre de séjour)/iu,
      tells: /\bans\b|d['’]expérience|expérimentée?|spécialisée?/iu,
    },
    summary: {
      titleAndSkills: '{title}. Expérience : {skills}.',
      skills: 'Expérience : {skills}.',
      listed: 'Connaissances : {skills}.',
      held: 'Qualifications : {items}.',
      languages: 'Langues : {items}.',
      points: 'Expérience : {points}.',
      // "Tient à jour", "Surveille la prise", "Vendu", "J'ai".
      told: /^(?:j['’]|je |nous )|^\p{L}+(?:é|ée|és|ées|ent|[iu]s?|it)(?= )|^\p{L}+e (?:l['’]|les?|la|une?|des|du|chaque|leurs?|ses|son|sa|mes|mon|ma)(?!\p{L})|^\p{L}+ent à /iu,
      unchanged: {
        // Behind "en" stands a name, a field or what one does; "en site internet" is no French.
        words:
          /^(?:\p{Lu}|\p{L}*(?:tion|sion|age|ment|ance|ence|ing|logie|graphie|ique|erie|ité|ture)s?(?:\s|$)|(?:droit|paie|comptabilité|marketing|vente|achats?|audit|contrôle|relations?|soins?|analyse|conduite|accueil|suivi|design|data)(?:\s|$))/u,
        titleAndSkills: '{title}, avec une expérience en {skills}.',
        skills: 'Expérience en {skills}.',
      },
    },
  },
};
