import type { RelationsPack } from '../relations-pack.ts';
import { bounds } from './bounds.ts';
import { limits } from './limits.ts';
import { ownClauses } from './own-clauses.ts';

export const relations: RelationsPack = {
  titles: {
    oblique: /^(?:dem|des|einem|eines|meinem|meines|unserem|unseres)$/,
    ranks: /^(?:senior|junior|lead|head|chief)$/,
  },
  limits,
  besides: {
    toWhom: /^dem$/,
    lookedFor:
      /(?:heit|keit|schaft|tat|frische|reife|mangel|mangeln|fehler|fehlern|schaden|leck|lecks|risse|funktion|eignung|dichte|breite|lange|gewicht|temperatur)$/,
    before: /^(?:bei|beim|in|im|auf|an|am|fur|furs|wahrend|vor|nach|unter|zwischen)$/,
    never:
      /(?:schul|lehr|unterricht|unterwies|unterweis|berat|beriet|anleit|angeleit|ausgebild|ausbild|fortbild|trainier|coach|unterstutz|begleit|hilf|half|geholf|mitgewirkt|mitwirk|teilnahm|teilgenomm|beteilig|gearbeitet|arbeit|spezialisier|eingearbeit|einarbeit|investier|reparier|behob|beheb|beseitig|bespruh|behandel|verteil|bezahl)/,
    owners:
      /(?:abteilung|leitung|buchhaltung|verwaltung|direktion|team|gruppe|vorstand|geschaftsfuhrung|werkstatt|schreinerei|backerei|kanzlei|redaktion|vertriebs?|einkaufs?|chefs?|chefin)$/,
    groups:
      /(?:teams?|gruppen?|reihe|serie|anzahl|zahl|listen?|arten?|teile?|mitglieder|halfte|rest|personal|ung|ungen|ion|ionen|pflege|kontrollen?|arbeiten?)$/,
  },
  bounds,
  ownClauses,
  untouched: {
    doing: /(?:ung(?:en)?|ieren)$/,
    verbs:
      /(?:abgelegt|abgeheftet|archivier|sortier|verkauf|gekauft|kaufte|getragen|trug|beladen|belud|verladen|verlud|geladen|lud|gestapelt|stapelte|gelagert|lagerte|gewaschen|wusch|gereinigt|reinigte|geputzt|putzte|gegossen|goss|gezahlt|zahlte|gepruft|prufte|kontrollier|gebracht|brachte|geholt|holte|bewegt|bestellt|gesammelt|sammelte|verteilt|geliefert|lieferte|ausgehandigt|verschickt|versandt|gedruckt|druckte|kopier|gescannt|scannte|transportier|eingeraumt|verglich|gelesen|las|verliehen|verlieh|gemietet|mietete)/,
  },
  beside: 'mit nebst',
  tools: 'mit hilfe',
  forWhom: 'fur',
  together: 'zusammen gemeinsam eng',
  doing: { noun: /(?:ion|ung(?:en)?|ments?|ance|ence|ing|age)$/, verb: /[^e]te$/ },
  madeOf:
    /^(?:erstellt|erstellte|angefertigt|aufgestellt|aufgegeben|getatigt|gegeben|erteilt|gehalten|gefuhrt|betrieben)$/,
  spokenDoing:
    /(?:unterricht|vortrage?|telefonate?|verhandlung(?:en)?|diskussion(?:en)?|recherchen?|analysen?|kontrollen?|suche)$/,
  ledAlike: {
    verbs: /^(?:gefuhrt|geleitet|fuhrte|leitete|fuhrung|leitung)$/,
    what: /(?:team|gruppe|mannschaft|abteilung|filiale|belegschaft|kolonne|mitarbeitern?|mitarbeiterinnen|kollegen|leuten?|personal|kraften?)s?$/,
  },
  bodies: {
    names:
      /(?:(?<!ehren)amt|behorde|ministerium|gericht|agentur|klinik|krankenhaus|universitat|hochschule|institut|polizei|kanzlei|praxis|zentrale|notariat|bank|druckerei|spedition|werkstatt|labor|verlag|redaktion|rathaus|krankenkasse|versicherung)$/,
    inside: /(?<!\p{L})(?:im|in|bei|beim|am)(?: (?:der|einer|einem))?(?: \p{Ll}+e[nrm])? $/iu,
    outside:
      /(?<!\p{L})(?:(?:mit|an|zu|von|für|gegenüber)(?: (?:de[mnr]|die|das|eine[mnr]?))?|zum|zur|ans|vom)(?: \p{Ll}+e[nrm]?)? $/iu,
  },
  agent: 'durch',
  maybeAgent: 'von vom',
  passive: /(?<!\p{L})(?:wurden?|worden|werden|wird|bekam|erhielt)(?!\p{L})/iu,
  under: 'unter',
  toward: 'an',
  determiners:
    'der die das den dem des ein eine einen einem einer eines mein meine meinen meiner unser unsere unseren ihr ihre ihren ihrer sein seine seinen seiner diese dieser dieses diesen diesem jede jeden jeder jedes alle allen aller beide beiden andere anderen anderer weitere weiteren mehrere mehreren neue neuen neuer',
  of: 'von vom',
  sameAlone: 'treff interview besuch konsult',
  as: 'als',
  parts:
    /(?<!\p{L})(?:(?:die )?(?:hälfte|mehrzahl|mehrheit)|(?:ein|einen|einem|eines|den|der|größte\p{L}*) (?:großen |größten |kleinen )?teile?s?|(?:ein|einem) (?:drittel|viertel)|einige) (?:der|des|von|aller|meiner|unserer)(?!\p{L})|(?<!\p{L})(?:einen|einem|eines) teile?s? (?:der|des|von)(?!\p{L})/giu,
  partly: /(?<!\p{L})(?:hälfte|teil|teile|teils|teilweise|zum teil|halb)(?!\p{L})/iu,
  several: /(?<!\p{L})(?:mehrere[nr]?|viele[nr]?|zahlreiche[nr]?|etliche[nr]?)\s(\p{L}+)/giu,
  received:
    /(?<!\p{L})(?:wurden?|worden|bin|bekam|erhielt|erhalten)(?!\p{L})[^.;]*(?:geschult|eingewiesen|unterwiesen|angelernt|eingearbeitet|ausgebildet|schulung|einweisung|unterweisung|einarbeitung|kurs|lehrgang)|(?:schulung|lehrgang|kurs)\p{L}* [^.;]*(?:teilgenommen|besucht|absolviert|abgeschlossen|erhalten)|(?:besuchte|absolvierte)(?!\p{L})[^.;]*(?:schulung|kurs|lehrgang)|(?:geschult|eingewiesen|unterwiesen|angelernt|eingearbeitet) (?:von|durch)(?!\p{L})|(?<!\p{L})(?:von|vom|durch)(?!\p{L})[^.;]*(?:geschult|eingewiesen|unterwiesen|angelernt|eingearbeitet)/iu,
  given:
    /(?<!\p{L})(?:gab|gegeben|hielt|gehalten|führte|leitete|erteilte|erteilt|schulte|lehrte|wies|unterwies|bot)(?!\p{L})|durchgeführt/iu,
  sooner: /(?<!\p{L})(?:vor(?! ort)|bevor)(?!\p{L})/iu,
  later: /(?<!\p{L})(?:nach|nachdem)(?= (?:de[mrn]|jede[mrn]|\p{Lu}))/u,
  handedOn:
    /weiter(?:ge)?(?:leit|gab|gab|geb|gereich|reich)|(?<!\p{L})(?:leitete|gab|reichte|übergab|verwies|meldete)(?!\p{L})|übergeben|weitergabe|gemeldet/iu,
  handled:
    /(?<!\p{L})(?:bearbeitet\p{L}*|bearbeitung|erledigt\p{L}*|behandelt\p{L}*|löste|gelöst|kümmerte)(?!\p{L})/iu,
  performed: 'durchgefuhrt durchfuhrung fuhrte ausgefuhrt vorgenommen ubernahm ubernommen',
  occasions: 'bei beim wahrend fur vor nach auf zu zur',
  avoided:
    /(?<!\p{L})(?:nichts?|nie|niemals|ohne|statt|anstatt|anstelle|kein\p{L}*|vermied\p{L}*|vermeid\p{L}*|verhinder\p{L}*|\p{L}*frei|\p{L}*freie[nrs]?|null|\p{L}*los)(?!\p{L})/iu,
  by: 'um',
  to: 'auf',
  from: 'von',
  ranges: [
    { between: /^\s*(?:bis|-|–|—)\s*$/iu },
    { between: /^\s*(?:(?:\p{L}+|%|€)\s+)?(?:auf|bis)\s+(?:zu\s+)?$/iu, before: /(?<!\p{L})von\s+$/iu },
    { between: /^\s*(?:(?:\p{L}+|%|€)\s+)?und\s+$/iu, before: /(?<!\p{L})zwischen\s+$/iu },
  ],
  ahead: {
    atLeast: /(?<!\p{L})(?:nicht weniger als|(?:ein )?minimum von)\s$/iu,
    upTo: /(?<!\p{L})(?:nicht mehr als|(?:ein )?maximum von)\s$/iu,
  },
  behind: {
    upTo: /^\s?[\p{L}%€]*(?:\s(?:pro|je|am) \p{L}+)?\s(?:höchstens|maximal)(?!\p{L})/iu,
    atLeast: /^\s?[\p{L}%€]*\s?(?:(?:und|oder) mehr|mindestens)(?!\p{L})/iu,
  },
  groups: {
    size: /(?:team|gruppe|mannschaft|kolonne|klasse)n? (?:von|aus|mit|zu) (?:\p{Ll}+ )?#|#-?(?:köpfig|er-?(?:team|gruppe|mannschaft))/iu,
    count: /# (?:\p{Ll}+ )?(?:teams|gruppen|mannschaften|kolonnen|klassen)(?!\p{L})/iu,
  },
  papers: '',
  doerOpening: /^(?!)/,
  doneIn: /^(?:mit|in|im|uber|via|per|an|am)$/,
  person: /(?:er|erin|ist|istin|beauftragte[rn]?|leitung|in)$/,
  people:
    'kollege kollegen kunde kunden praktikanten lehrling lehrlinge bewerber schuler helfer mitarbeiter patient patienten kollegin azubi auszubildende praktikantin praktikant mitarbeiterin kundin patientin schulerin helferin jugendliche angestellte beschaftigte studierende vorgesetzte pflegebedurftige reisende kranke',
  manyAlike: /(?:ende|igte|iche|ierte|stellte|wandte|annte)$/,
  many: /(?:[^s]s|innen)$/,
  everything: 'alles alle allen',
  rest: 'andere anderen anderes ubrige ubrigen sonstige sonstigen restliche restlichen weitere weiteren',
  each: 'jede jeder jedes jeden jedem',
  ledInOneWord: /^\p{L}{3,}(leitung|fuhrung|koordination|steuerung)$/u,
  noAmount: /^(?:type|winter|saison|level)s?$/,
  one: /^eine?[nmrs]?$/,
  since: { before: /(?<!\p{L})(?:seit|ab)\s$/iu, until: /^\s*(?:bis|-|–|—)/iu },
};
