import type { Language } from '../types.ts';
import { allBullets, type Draft, type TailorContext } from './context.ts';
import { firstWords, rewordedPoint } from './reworded-point.ts';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** "Habe den Waldtag eingeführt: …": up to the first mark, where the participle ends the clause. */
const germanClause =
  /^Habe (?:ich )?(?:den |die |das )?([^,;:()]+\s(?:\p{Ll}*ge\p{Ll}{2,}(?:t|en)|\p{Ll}+iert|(?:\p{Ll}{2,4})?(?:be|ent|er|ver|zer|über|unter)\p{Ll}{3,}(?:t|en)))(?=$|[,;:(.]|\s\()/u;

/** Participles whose preterite has another stem. */
const irregular =
  /^(?:dado|estado|andado|hecho|tenido|venido|sido|ido|podido|querido|sabido|habido|cabido|\p{L}*(?:ducido|tenido|venido))$/u;

/** "He montado" is "monté", "he dirigido" is "dirigí". */
function preterite(participle: string): string | undefined {
  if (irregular.test(participle)) return undefined;
  const first = /^(\p{L}+)ado$/u.exec(participle)?.[1];
  if (first) return `${first.replace(/c$/, 'qu').replace(/g$/, 'gu').replace(/z$/, 'c')}é`;
  const second = /^(\p{L}+[^aeo\s])ido$/u.exec(participle)?.[1];
  return second ? `${second}í` : undefined;
}

/** The point without the helping verb it begins with: the work itself stands first. */
const without: Partial<Record<Language, (text: string) => string | undefined>> = {
  en: (text) =>
    /^(?:Have|Has) (?:also )?\p{Ll}{2,}ed\s/u.test(text)
      ? capital(text.replace(/^Ha(?:ve|s) (?:also )?/, ''))
      : undefined,
  es: (text) => {
    const [opening, participle = ''] = /^He (?:también )?(\p{Ll}+)(?=\s)/u.exec(text) ?? [];
    // "… y he enseñado": the other verb would stay as it was.
    const verb = opening && !/\she\s/.test(text) ? preterite(participle) : undefined;
    return opening && verb ? capital(verb) + text.slice(opening.length) : undefined;
  },
  de: (text) => {
    const [clause, rest] = germanClause.exec(text) ?? [];
    return clause && rest ? capital(rest) + text.slice(clause.length) : undefined;
  },
};

/** "Habe … eingeführt", "He montado …", "Have trained …": a helping verb is a weak first word. */
export function auxiliaries(context: TailorContext): Draft[] {
  const change = without[context.resume.language];
  if (!change) return [];
  return allBullets(context.resume).flatMap(({ bullet, entryId }) => {
    const after = change(bullet.text);
    if (!after) return [];
    const params = { before: firstWords(bullet.text, 3), after: firstWords(after, 3) };
    const reason = { code: 'edit.auxiliary', params };
    return rewordedPoint(bullet, entryId, { kind: 'verb', reason, after }, context);
  });
}
