import type { RelationsPack } from '../relations-pack.ts';
import { bounds } from './bounds.ts';
import { limits } from './limits.ts';
import { ownClauses } from './own-clauses.ts';

const undertaking =
  /(?<!\p{L})(?:je |nous |on )?(?:m['’]occup|me charge|me consacr|nous occup|s['’]occup)\p{L}* (?:(?:de |d['’]|à )(?!(?:atelier|papier|courrier|chantier|dossier|escalier|foyer|livre|chambre|centre|terre)s?(?!\p{L}))(?=\p{L}{2,}(?:er|ir|re)(?!\p{L}))|(?:de |d['’]|du |des |à )(?:la |les? |l['’])?(?=(?!(?:récep|sec|sta|direc|habita)tion)\p{L}+(?:tion|sion|ment|age)s?(?!\p{L})))/giu;

export const relations: RelationsPack = {
  undertaking,
  onlyLed: {
    led: /^(?:aux?|a|pour|vers)$/,
    at: /^(?:dans|en|sur|chez|depuis)$/,
    verbs:
      /^(?:fait|fais|realis|effectu|donn|eu |assur|aid|contrib|consacr|particip|assist|travaill|appris|apprend|commenc|pass|initi|veill|proced|concour|collabor|apport|servi |pris|(?:condui|utilis|mani|employ|pilot)[a-z]* pour$)/,
  },
  titles: { joints: /^(?:de|des|du|d|en|la|le|l|les)$/, several: /[^s]s$/ },
  limits,
  besides: {
    lookedFor: /(?:te|esse|eur|pannes?|defauts?|erreurs?|dommages?|fuites?|fissures?|poids)$/,
    before: /^(?:dans|pendant|durant|lors|pour|apres)$/,
    others:
      /^(?:en|avec|a|au|aux|vers|de|d|depuis|par|sur|entre|sous|selon|sans|contre|chez|comme|pres|avant|jusque?)$/,
    never:
      /^(?:form|prepar|publi|charg|livr|rempli|enseign|instru|coach|entrain|conseill|orient|inform|soutenu|souten|appuy|aid|assist|collabor|particip|travaill|interven|invest|specialis|recherch|etudi|programm|developp|repar|depann|corrig|resol|trait|pulveris|distribu|serv|pay|regard|gard|soign|cherch|utilis|donn|offert|propos|fourni|accueill|entre)/,
    owners:
      /^(?:equipes?|departements?|bureaux?|unite|section|division|comite|entreprises?|societes?|direction|conseil|directeur|directrice|gerante?|chef|cheffe|responsable|patronne?)$/,
    groups:
      /^(?:equipes?|groupes?|series?|nombre|listes?|types?|sortes?|portefeuille|reseau|partie|parties|membres?|moitie|reste|personnel|etapes?|dizaines?)$/,
  },
  bounds,
  ownClauses,
  untouched: {
    doing: /(?:ions?|ments?|ages?|eries?)$/,
    verbs:
      /^(?:class|archiv|tri[ea]|rang|vend|achet|charge|decharg|empil|lav|nettoy|arros|compte$|comptais|verifi|control|porte|apport|deplac|command|demand|recu|recev|ramass|distribu|remis|livr|envoy|imprim|photocopi|scann|transport|stock|lu$|relu|relis|compar|prete|loue|pech|mang)/,
  },
  beside: 'avec aupres',
  forWhom: 'pour',
  tools: 'a l aide d|a l aide de|a l aide du|a l aide des',
  together: 'ensemble conjointement etroitement',
  doing: { noun: /(?:ions?|ments?|ance|ence|ing|age)$/, verb: /(?:[^e]te|é)$/u },
  agent: '',
  maybeAgent: 'par',
  passive: /(?<!\p{L})été(?!\p{L})|(?:é|i|u|it|ert|ris|mis)(?:e|s|es)? par(?!\p{L})/iu,
  under: 'sous',
  toward: 'a au aux',
  determiners:
    'le la les l un une des d mon ma mes notre nos votre vos son sa ses leur leurs ce cet cette ces chaque tout toute tous toutes autre autres plusieurs nouveau nouveaux nouvelle nouvelles',
  of: 'de du des d',
  sameAlone: 'consult interview visit rencontr',
  as: 'comme',
  asInTwo: ['tant que', 'tant qu'],
  parts:
    /(?<!\p{L})(?:(?:la )?moitié|(?:une )?partie|(?:la )?majorité|(?:la )?plupart|(?:un )?tiers|(?:un )?quart|certain(?:e)?s) (?:de la |de l['’]|du |des |de |d['’])/giu,
  partly: /(?<!\p{L})(?:moitié|partiel\p{L}*|en partie)(?!\p{L})/iu,
  several: /(?<!\p{L})(?:plusieurs|de nombreu(?:x|ses))\s(\p{L}+)/giu,
  received:
    /(?<!\p{L})(?:suivie?|reçue?|bénéficié|assisté|complété|effectué)s? [^.;,]{0,40}?(?:formation|formations|cours|stage|atelier|initiation)(?!\p{L})|(?<!\p{L})(?:été|suis) (?:formé|initié|instruit)e?(?!\p{L})|(?<!\p{L})(?:formé|initié|instruit)e?s? [^.;,]{0,40}?(?<!\p{L})par(?!\p{L})/iu,
  given:
    /(?<!\p{L})(?:donné|dispensé|animé|assuré|délivré|proposé|enseigné|enseignement|animation)(?!\p{L})|^(?:formé|initié)(?![^.;,]*(?<!\p{L})par(?!\p{L}))/iu,
  sooner: /(?<!\p{L})avant(?!\p{L})/iu,
  later: /(?<!\p{L})après(?!\p{L}|-)/iu,
  handedOn:
    /(?<!\p{L})(?:trans(?:mis|mission|mettre|féré|fert)\p{L}*|remis\p{L}*|remont[éée]\p{L}*|communiqu\p{L}+|redirig\p{L}+|orient\p{L}+|envoy\p{L}+|fait suivre|relay\p{L}+|signal\p{L}+)(?!\p{L})/iu,
  handled:
    /(?<!\p{L})(?:trait(?:é|ement|er)\p{L}*|gér\p{L}+|gestion|prise? en charge|occup\p{L}+)(?!\p{L})/iu,
  performed: 'realise realisee realisation mene menee effectue effectuee conduit assure tenu',
  occasions: 'lors pendant durant pour avant apres aux',
  avoided:
    /(?<!\p{L})(?:ne|n|non|pas|jamais|sans|aucune?|évit\p{L}+|empêch\p{L}+|zéro|prévention|prévenir|ni)(?!\p{L})/iu,
  by: 'de d',
  to: 'a',
  from: 'de',
  ranges: [
    { between: /^\s*(?:à|-|–)\s*$/iu },
    { between: /^\s*(?:(?:\p{L}+|%|€)\s+)à\s+$/iu, before: /(?<!\p{L})de\s+$/iu },
    { between: /^\s*(?:(?:\p{L}+|%|€)\s+)?et\s+$/iu, before: /(?<!\p{L})entre\s+$/iu },
  ],
  ahead: {
    within: /(?<!\p{L})(?:dans (?:un délai de|les)|en l['’]espace de)\s$/iu,
    atLeast: /(?<!\p{L})(?:(?:au|du|pour le) moins|au minimum|(?:un )?minimum de|pas moins de)\s$/iu,
    upTo: /(?<!\p{L})(?:(?:tout )?au plus|au maximum|(?:un )?maximum de|pas plus de)\s$/iu,
  },
  behind: {
    upTo: /^\s?[\p{L}%€]*(?:\s[\p{L}'’]+){0,4}?\s(?:au plus|au maximum|maximum|maxi)(?!\p{L})/iu,
    atLeast: /^\s?[\p{L}%€]*\s(?:ou plus|au moins|au minimum)(?!\p{L})/iu,
    about: /^\s?[\p{L}%€]*\senviron(?!\p{L})/iu,
  },
  groups: {
    size: /(?:équipe|groupe|brigade|classe|promotion)s? (?:de|d['’]) ?(?:\p{Ll}+ )?#/iu,
    count: /# (?:\p{Ll}+ )?(?:équipes|groupes|brigades|classes|promotions)(?!\p{L})/iu,
  },
  papers: 'registre rapport liste dossier certificat manuel fiche documentation proces-verbal cahier',
  otherPapers: 'bulletin feuille formulaire bordereau releve carnet fichier classeur attestation imprime',
  doerOpening: /^qui$|\p{Ll}{3}ant$/u,
  doneIn: /^(?:avec|dans|sur|sous|via|en)$/,
  person: /(?:eur|euse|ier|iere|iste|ant|ante|ien|ienne)$/,
  people:
    'collegue apprenti apprentie stagiaire alternant alternante benevole employe employee salarie salariee eleve etudiant etudiante patient patiente client cliente enfant debutant debutante candidat candidate resident residente membre recrue fournisseur fournisseuse maire ministre elu elue juge adherent adherente',
  many: /[^s]s$/,
  everything: 'tout tous toutes',
  rest: 'reste autre autres restant restants',
  each: 'chaque',
  noAmount:
    /^(?:matin|soir|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|ete|hiver|saison|week|type|sorte|genre)s?$/,
  one: /^une?$/,
  since: { before: /(?<!\p{L})(?:depuis|à partir de|dès)\s$/iu, until: /^\s*(?:à|jusqu|-|–|—)/iu },
};
