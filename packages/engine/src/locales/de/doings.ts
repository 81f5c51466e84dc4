import { clausesOf, eachClause } from '../doings.ts';
import { infinitiveOf } from './infinitive.ts';
import { verbOrNoun } from './verbs.ts';

/** First person and participle of verbs that points tell of. */
const verbs = new Map(
  `führe>geführt leite>geleitet plane>geplant erstelle>erstellt betreue>betreut organisiere>organisiert koordiniere>koordiniert
  entwickle>entwickelt prüfe>geprüft pflege>gepflegt schule>geschult verkaufe>verkauft bestelle>bestellt bearbeite>bearbeitet
  dokumentiere>dokumentiert analysiere>analysiert steuere>gesteuert überwache>überwacht repariere>repariert montiere>montiert
  installiere>installiert programmiere>programmiert teste>getestet warte>gewartet verwalte>verwaltet kontrolliere>kontrolliert
  bediene>bedient gestalte>gestaltet rechne>gerechnet buche>gebucht kassiere>kassiert koche>gekocht
  liefere>geliefert sortiere>sortiert kommissioniere>kommissioniert optimiere>optimiert automatisiere>automatisiert
  konzipiere>konzipiert moderiere>moderiert präsentiere>präsentiert verhandle>verhandelt recherchiere>recherchiert
  berechne>berechnet reinige>gereinigt versorge>versorgt dolmetsche>gedolmetscht berate>beraten schreibe>geschrieben
  unterrichte>unterrichtet gebe>gegeben nehme>genommen halte>gehalten entwerfe>entworfen schließe>geschlossen behebe>behoben
  baue>gebaut stelle>gestellt setze>gesetzt löse>gelöst beantworte>beantwortet vereinbare>vereinbart lege>gelegt verlege>verlegt
  pflanze>gepflanzt pflastere>gepflastert fahre>gefahren binde>gebunden dekoriere>dekoriert kalkuliere>kalkuliert
  erfasse>erfasst empfange>empfangen begrüße>begrüßt versende>versandt verschicke>verschickt packe>gepackt verpacke>verpackt
  lagere>gelagert schneide>geschnitten schleife>geschliffen fräse>gefräst drehe>gedreht bohre>gebohrt schweiße>geschweißt
  löte>gelötet messe>gemessen vermesse>vermessen mauere>gemauert verputze>verputzt streiche>gestrichen lackiere>lackiert
  tapeziere>tapeziert nähe>genäht bügle>gebügelt wasche>gewaschen putze>geputzt backe>gebacken brate>gebraten serviere>serviert
  schenke>geschenkt decke>gedeckt verteile>verteilt weise>gewiesen lerne>gelernt bilde>gebildet
  bestücke>bestückt rüste>gerüstet entsorge>entsorgt verbuche>verbucht überweise>überwiesen mahne>gemahnt melde>gemeldet
  beantrage>beantragt vergebe>vergeben vermiete>vermietet besichtige>besichtigt übersetze>übersetzt fotografiere>fotografiert
  filme>gefilmt schneidere>geschneidert zeichne>gezeichnet illustriere>illustriert veröffentliche>veröffentlicht
  redigiere>redigiert erfrage>erfragt erhebe>erhoben werte>gewertet sammle>gesammelt archiviere>archiviert
  scanne>gescannt digitalisiere>digitalisiert verfasse>verfasst protokolliere>protokolliert formuliere>formuliert
  beschaffe>beschafft lese>gelesen impfe>geimpft verbinde>verbunden wechsle>gewechselt wechsele>gewechselt tausche>getauscht
  ersetze>ersetzt sterilisiere>sterilisiert desinfiziere>desinfiziert lagere>gelagert wiege>gewogen mische>gemischt
  fülle>gefüllt etikettiere>etikettiert räume>geräumt suche>gesucht rufe>gerufen telefoniere>telefoniert kaufe>gekauft
  trainiere>trainiert motiviere>motiviert beurteile>beurteilt rekrutiere>rekrutiert beobachte>beobachtet füttere>gefüttert
  melke>gemolken ernte>geerntet säe>gesät gieße>gegossen mähe>gemäht transportiere>transportiert verlade>verladen lade>geladen
  entlade>entladen belade>beladen steige>gestiegen überführe>überführt pumpe>gepumpt spüle>gespült sichere>gesichert
  bewache>bewacht begutachte>begutachtet schätze>geschätzt zähle>gezählt inventarisiere>inventarisiert disponiere>disponiert
  verzolle>verzollt reserviere>reserviert storniere>storniert vermittle>vermittelt erkläre>erklärt zeige>gezeigt
  verbessere>verbessert senke>gesenkt steigere>gesteigert sperre>gesperrt verfolge>verfolgt korrigiere>korrigiert
  poliere>poliert spreche>gesprochen begleite>begleitet hole>geholt bringe>gebracht mache>gemacht richte>gerichtet
  bereite>bereitet topfe>getopft führe>geführt stimme>gestimmt nehme>genommen trage>getragen zeichne>gezeichnet entgrate>entgratet spanne>gespannt biege>gebogen stanze>gestanzt graviere>graviert vertrete>vertreten
  verabreiche>verabreicht spritze>gespritzt gewinne>gewonnen
  beziehe>bezogen behandle>behandelt entferne>entfernt ergänze>ergänzt ermittle>ermittelt informiere>informiert kläre>geklärt
  klebe>geklebt ordne>geordnet pflücke>gepflückt reguliere>reguliert sorge>gesorgt strukturiere>strukturiert
  tanke>getankt verarbeite>verarbeitet verantworte>verantwortet vergleiche>verglichen verleihe>verliehen verlängere>verlängert
  vertreibe>vertrieben verwende>verwendet zerlege>zerlegt zahle>gezahlt ziehe>gezogen`
    .trim()
    .split(/\s+/u)
    .map((pair) => {
      const [now = '', past = ''] = pair.split('>');
      return [now, past] as const;
    }),
);

const ofParticiple = new Map([...verbs].map(([now, past]) => [past, infinitiveOf(now)]));

/** "Suche", "Binde": nouns as well, unless a thing without a case stands right behind. */
const nouns = new Set(
  `${verbOrNoun.words} suche binde decke ernte lade messe reise gewinne spritze schätze spanne stanze pumpe bohre`.split(
    /\s+/u,
  ),
);

const particles =
  'ab|an|auf|aus|bei|durch|ein|fest|frei|her|hin|mit|nach|um|vor|weg|weiter|zu|zurück|zusammen';
const particleAtEnd = new RegExp(`^(.+) (${particles})$`, 'u');
const particleBefore = new RegExp(`^(${particles})`, 'u');

const openingVerb = /^(\p{L}+e)(?: und (\p{Ll}+e))?\s(.+)$/u;
const article = /^(?:den|die|das|eine?n?)\s/u;
/** Who it is about stands in no list, and a clause of its own moves the verb. */
const untold =
  /(?<!\p{L})(?:ich|wir|mich|mir|uns|sich|sie|ihn|ihm|ihnen|es|mein\p{L}*|unser\p{L}*|nicht|kein\p{L}*|wenn|weil|als|damit|dass|um|zum Teil|(?:[Mm]on|[Dd]iens|[Dd]onners|[Ff]rei|[Ss]ams|[Ss]onn)tags?|[Mm]ittwochs?)(?!\p{L})|,\s(?!(?:am|an|auf|aus|beim?|durch|für|im|ins?|mit|nach|per|über|unter|vo[mn]|vor|zu[mr]?)\s)\p{Ll}|(?<!\p{L})\p{Ll}*ge\p{Ll}{2,}(?:t|en)(?!\p{L})/u;

/** Of a point that keeps all its words: what stands there already names whom "sie" means. */
const unsaid =
  /(?<!\p{L})(?:ich|wir|mi[cr]h?|uns|sich|mein\p{L}*|unser\p{L}*|nicht|kein\p{L}*)(?!\p{L})|,\s(?!(?:am|an|auf|aus|beim?|durch|für|im|ins?|mit|nach|per|über|unter|vo[mn]|vor|zu[mr]?)\s)\p{Ll}/u;
/** "Richte Maschinen ein (Hermle)": the half of a verb that does not stand at the end. */
const halfInside = new RegExp(`\\s(?:${particles})(?=\\s?[(,;]|\\sund\\s)`, 'u');

/** "…, etwa 40 im Jahr", "…, wenn die Chefin fehlt": stands behind the verb as before. */
const tail =
  /,\s+(?:(?:wenn|damit|sodass|falls|sobald|bis|weil|darunter|davon|insbesondere|vor allem|auch|teils|meist|zuletzt)\s.*|[^,]*\d[^,]*)$/u;

/** "Und sichte die Post": of a verb that no list knows nothing is said. */
const perhapsVerb = /^(?!(?:eine|die|alle|beide)\s)\p{Ll}+e\s(?:den|die|das|eine?n?|\p{Lu})/u;

function isVerbAt(text: string): boolean {
  if (/^kümmere mich um\s/iu.test(text)) return true;
  const [, word = '', rest = ''] = /^(\p{L}+)\s(.+)$/u.exec(text) ?? [];
  const low = word.toLowerCase();
  if (!verbs.has(low)) return false;
  return word === low || !nouns.has(low) || /^(?:\p{Lu}|(?:den|die|das|eine?n?)\s|\d)/u.test(rest);
}

const lastWord = (text: string): string => /\p{Ll}+$/u.exec(text)?.[0] ?? '';

/** "Eingeteilt" is "einteilen". */
function infinitiveOfParticiple(word: string): string | undefined {
  const whole = ofParticiple.get(word);
  if (whole) return whole;
  const [particle] = particleBefore.exec(word) ?? [];
  const verb = particle && ofParticiple.get(word.slice(particle.length));
  return verb && particle + verb;
}

const infinitives = new Set([...verbs.keys()].map(infinitiveOf));

/** "Teile prüfen" is no sentence. */
const holdsInfinitive = (object: string): boolean =>
  object.split(/[\s,]+/u).some((word) => infinitives.has(word));

function bare(object: string, whole: boolean): string | undefined {
  const isUntold = (whole ? unsaid : untold).test(object) || (whole && halfInside.test(object));
  return isUntold || object.length < 3 || holdsInfinitive(object) ? undefined : object;
}

/** "Führe eine Kolonne" becomes "Kolonne führen": no case changes. */
function present(clause: string, whole: boolean): string | undefined {
  const [, about] = (whole && /^kümmere mich (um\s.+)$/iu.exec(clause)) || [];
  if (about && !unsaid.test(about)) return `sich ${about} kümmern`;
  const [, verb = '', second, rest = ''] = openingVerb.exec(clause) ?? [];
  if (!verbs.has(verb.toLowerCase()) || (second && !verbs.has(second))) return undefined;
  const [, thing, particle = ''] = particleAtEnd.exec(rest) ?? [];
  if (second && particle) return undefined;
  const object = bare(thing ?? rest, whole);
  const also = second ? ` und ${infinitiveOf(second)}` : '';
  return object && `${object} ${particle}${infinitiveOf(verb.toLowerCase())}${also}`;
}

/** "Rechnungen gestellt" becomes "Rechnungen stellen". */
function past(clause: string): string | undefined {
  const word = lastWord(clause);
  const infinitive = infinitiveOfParticiple(word);
  const object = infinitive && bare(clause.slice(0, -word.length).trim(), false)?.replace(article, '');
  return object && `${object} ${infinitive}`;
}

/** What a point tells in a sentence, as a doing among others: "Beete angelegt, Hecken geschnitten". */
export function asDoing(text: string, whole = false): string | undefined {
  const said = text.replace(/:\s.*$/u, '').replace(/^(?:habe|ich)\s/iu, '');
  const [behind = ''] = (whole && tail.exec(said)) || [];
  const isTail = behind !== '' && !isVerbAt(behind.replace(/^,\s+/u, ''));
  const told = isTail ? said.slice(0, -behind.length) : said;
  const isPresent = isVerbAt(told);
  if (!isPresent && !infinitiveOfParticiple(/(?<!\p{L})\p{Ll}+(?=$|,|\sund\s)/u.exec(told)?.[0] ?? '')) {
    return undefined;
  }
  const clauses = clausesOf(told, /(,\s+|\s+und\s+)/u, (rest, before) =>
    isPresent
      ? (isVerbAt(rest) || perhapsVerb.test(rest)) && !/^\p{L}+$/u.test(before)
      : infinitiveOfParticiple(lastWord(before)) !== undefined,
  );
  if (!isPresent) return eachClause(clauses, past, whole);
  const change = (clause: string) => {
    const doing = present(clause, whole);
    return whole && clause !== clauses[0] ? doing : doing?.replace(article, '');
  };
  const doing = eachClause(clauses, change, whole);
  return doing && isTail ? doing + behind : doing;
}

/** "Plane Tagungen"; of "Vertrete die Leitung" no list knows the verb, but a verb it is. */
export const bareVerb = {
  known: isVerbAt,
  perhaps:
    /^(?!(?:[Hh]abe|[Dd]ie|[Ee]ine|[Aa]lle|[Mm]eine|[Uu]nsere)\s)\p{L}+e\s(?:(?:mich|zu|de[nrm]|die|das|eine?[nrm]?)\s|\p{Lu}|\d)/u,
};
