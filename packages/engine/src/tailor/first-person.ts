import type { Bullet, Language } from '../types.ts';
import type { Draft, TailorContext } from './context.ts';
import { firstWords, rewordedPoint } from './reworded-point.ts';

const stillSpoken: Record<Language, RegExp> = {
  en: /\bI\b/,
  es: /(?<!\p{L})yo(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:je|nous)(?!\p{L})|(?<!\p{L})j['’]\p{L}/iu,
  de: /(?<!\p{L})ich(?!\p{L})/iu,
  zh: /我|本人/u,
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The point without its writer: the verb stands by itself, and does not become an order. */
const without: Record<Language, (text: string, context: TailorContext) => string | undefined> = {
  en: (text) =>
    /^I (?:also )?(?!am |was |have |had |can |could |would |will |did |do )[a-z]{3,}/.test(text)
      ? capital(text.replace(/^I (?:also )?/, ''))
      : undefined,
  es: (text) => (/^Yo \p{Ll}/u.test(text) ? capital(text.slice(3)) : undefined),
  // "Je contrôle" and "il contrôle" are one form; "je tiens" would read as an order. "J'ai formé": the participle.
  fr: (text) => {
    const verb = /^J['’]ai (?=\p{Ll}+[éis]\s)/u.exec(text) ?? /^(?:Je |J['’])(?=\p{Ll}{2,}e\s)/u.exec(text);
    return verb
      ? capital(text.slice(verb[0].length).replace(/\s+et je (?=\p{Ll}+e\s)/gu, ' et '))
      : undefined;
  },
  de: germanWithout,
  zh: (text) =>
    /^(?:我|本人)(?=负责|主要负责|参与|主导|组织|管理|制定|编写|开发|设计)/u.test(text)
      ? text.replace(/^(?:我|本人)/u, '')
      : undefined,
};

/** "Ich bereite die Löhne vor" becomes "Die Löhne vorbereiten": a verb in two parts cannot stand at the head. */
function germanWithout(text: string, { lexis }: TailorContext): string | undefined {
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
  const past = new RegExp(`>${verb}(?!\\p{L})`, 'u').test(lexis.pack.verbs);
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

/** "I check the logs" among points that begin with their verb; a role that would stay half in the first person stays. */
export function firstPerson(context: TailorContext): Draft[] {
  const { resume } = context;
  const spoken = stillSpoken[resume.language];
  const entries = [...resume.experience, ...resume.projects];
  const all = entries.flatMap(({ bullets }) => bullets);
  const speaking = all.filter(({ text }) => spoken.test(text)).length;
  if (speaking === 0 || speaking * 2 >= all.length) return [];
  return entries.flatMap(({ id, bullets }) => {
    const changed = bullets
      .filter(({ text }) => spoken.test(text))
      .map((bullet) => ({ bullet, after: without[resume.language](bullet.text, context) }));
    const whole = changed.every(({ after }) => after !== undefined && !spoken.test(after));
    return whole ? changed.flatMap(({ bullet, after }) => draft(bullet, after ?? '', id, context)) : [];
  });
}

const clip = (text: string) => (text.length > 60 ? `${text.slice(0, 59)}…` : text);

function draft(bullet: Bullet, after: string, entryId: string, context: TailorContext): Draft[] {
  const params = { before: firstWords(bullet.text, 2), after: clip(after) };
  const reason = { code: 'edit.first-person', params };
  return rewordedPoint(bullet, entryId, { kind: 'tense', reason, after }, context);
}
