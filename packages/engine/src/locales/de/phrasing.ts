import { capital, type PhrasingPack } from '../phrasing-pack.ts';

/** "Habe den Waldtag eingeführt: …": up to the first mark, where the participle ends the clause. */
const clauseWithParticiple =
  /^Habe (?:ich )?(?:den |die |das )?([^,;:()]+\s(?:\p{Ll}*ge\p{Ll}{2,}(?:t|en)|\p{Ll}+iert|(?:\p{Ll}{2,4})?(?:be|ent|er|ver|zer|über|unter)\p{Ll}{3,}(?:t|en)))(?=$|[,;:(.]|\s\()/u;

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

/** "Steuere" is "steuern", "wechsle" is "wechseln", all others end in -en. */
function infinitiveOf(verb: string): string {
  if (/[^i]ere$/.test(verb)) return `${verb.slice(0, -1)}n`;
  if (/[^aeioul]le$/.test(verb)) return `${verb.slice(0, -2)}eln`;
  return `${verb}n`;
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
  withoutWriter,
  withoutAuxiliary: (text) => {
    const [clause, rest] = clauseWithParticiple.exec(text) ?? [];
    return clause && rest ? capital(rest) + text.slice(clause.length) : undefined;
  },
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
