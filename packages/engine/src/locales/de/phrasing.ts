import { capital, type PhrasingPack } from '../phrasing-pack.ts';
import { asDoing, bareVerb } from './doings.ts';
import { infinitiveOf } from './infinitive.ts';

/** "Habe den Waldtag eingeführt: …": up to the first mark, where the participle ends the clause. */
const clauseWithParticiple =
  /^habe (?:ich )?(?:den |die |das )?((?:[^,;:()]|\([^()]*\)(?=\s\p{Ll}))+\s(?:\p{Ll}*ge\p{Ll}{2,}(?:t|en)|\p{Ll}+iert|(?:\p{Ll}{2,4})?(?:be|ent|er|ver|zer|über|unter)\p{Ll}{3,}(?:t|en)))(?=$|[,;:(.]|\s\()/iu;

/** "Bin Ansprechpartnerin für Hygiene": the office by itself, and what was done behind it by its participle. */
function asOffice(text: string): string | undefined {
  const [, office, behind] =
    /^[Bb]in (?:ich )?(\p{Lu}\p{L}+ (?:für|der|des|im|in|von|zur|zum) [^,;:.]+)(?:$|, (habe .+)$)/u.exec(
      text,
    ) ?? [];
  if (!behind) return office;
  const [clause, rest] = clauseWithParticiple.exec(behind) ?? [];
  return clause && rest ? `${office}; ${rest}${behind.slice(clause.length)}` : undefined;
}

/** "Ich bereite die Löhne vor" becomes "Die Löhne vorbereiten": a verb in two parts cannot stand at the head. */
function withoutWriter(text: string, verbs: string): string | undefined {
  const match = /^Ich (?!bin |war |habe |hatte |kann |konnte |wurde |werde |durfte )(\p{Ll}{2,}) (.+)$/u.exec(
    text,
  );
  const [, verb, rest] = match ?? [];
  if (!verb || !rest) return undefined;
  const parted =
    /^([^,;:()]+) (ab|an|auf|aus|bei|durch|ein|her|hin|mit|nach|vor|weg|weiter|zu|zurück|zusammen)((?: \([^()]*\))?[.]?)$/u.exec(
      rest,
    );
  if (!parted) return capital(`${verb} ${rest}`);
  const [, object = '', particle = '', tail = ''] = parted;
  const past = new RegExp(`>${verb}(?!\\p{L})`, 'u').test(verbs);
  // Two verbs have two parts each.
  if (past || !verb.endsWith('e') || /\s(?:und|sowie|oder)\s\p{Ll}+e\s/u.test(object)) return undefined;
  return `${capital(object)} ${particle}${infinitiveOf(verb)}${tail}`;
}

export const phrasing: PhrasingPack = {
  asked: {
    leadIn:
      /^(?:(?:erste|mehrjährige|einschlägige|fundierte|gute|sehr|sichere|praktische|relevante|mindestens|\d+|jahre|nachweisbare)\s+)*(?:(?:berufs|praxis)?erfahrung(?:en)?|kenntnisse|umgang|routine|sicherheit|fachwissen)\s(?:in|im|mit|mit dem|mit der|bei|bei der|beim|aus|von)\s(?:der\s|dem\s|den\s|die\s|das\s)?/i,
    behind:
      /\s(?:sind?|ist)?\s?(?:erforderlich|wünschenswert|von vorteil|notwendig|vorausgesetzt|willkommen|erwünscht).*$/i,
  },
  ongoing: [[/(?<=\sbis\s|[-–—]\s?)(?:jetzt|dato|zurzeit|aktuell|laufend|andauernd)$/iu, 'heute']],
  ranges: {
    from: 'von|vom',
    to: 'bis',
    now: 'heute|jetzt|aktuell',
    since: { words: 'seit|ab', today: 'heute' },
  },
  spoken: /(?<!\p{L})ich(?!\p{L})/iu,
  asCalling:
    /^(?:Ich bin|Bin) (?:eine? )?(?=(\p{L}[\p{L} -]{2,40}?)(?:\s(?:mit|in|seit|aus|bei|für|im)\s|[.,(]))/u,
  withoutWriter,
  withoutAuxiliary: (text) => {
    const [clause, rest] = clauseWithParticiple.exec(text) ?? [];
    if (!clause || !rest) return asOffice(text);
    const opening = /^\p{Lu}/u.test(text) ? capital(rest) : rest;
    return opening + text.slice(clause.length);
  },
  asDoing,
  bareVerb,
  longWays: [
    [/\bsowie auch\b/, 'sowie'],
    [/\bin regelmäßigen Abständen\b/, 'regelmäßig'],
    [/\bauf täglicher Basis\b/, 'täglich'],
    [/\bauf wöchentlicher Basis\b/, 'wöchentlich'],
    [/\bauf monatlicher Basis\b/, 'monatlich'],
    [/\bauf regelmäßiger Basis\b/, 'regelmäßig'],
    [/\bunter Zuhilfenahme von\b/, 'mit'],
    [/\bmittels\b/, 'mit'],
    [/,? u\.\s?v\.\s?m\./, ''],
    [/,? uvm\./, ''],
    [/,? usw\./, ''],
    [/,? etc\./, ''],
  ],
  pointsBack: /^\s*(?:dort|da|wo|beide|das|dies|so)(?!\p{L})/iu,
};
