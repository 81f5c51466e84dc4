import type { Lexis } from '../gate/lexis.ts';
import { fold } from '../gate/word-forms.ts';
import { capital } from '../locales/phrasing-pack.ts';
import { asNoun } from './as-noun.ts';
import { doingOf } from './doing-of.ts';
import { nounOfVerb } from './noun-of-verb.ts';
import type { Saying } from './sayings.ts';

/**
 * "Alimenté des chaudières et mesuré les émissions" becomes "Alimentation de chaudières et mesure d'émissions": of two
 * doings none stays a verb where the other has become a noun.
 */
export function twoDoings({ start, end, wanted, place }: Saying, lexis: Lexis): string | undefined {
  const { clauses, naming, style } = lexis.pack;
  const { text } = place.bullet;
  const joint = naming.objects && naming.secondVerb?.exec(text);
  const [whole = '', and = ''] = /^\s(\p{L}+)\s/u.exec(joint?.[0] ?? '') ?? [];
  if (!joint || !clauses.and.test(fold(and))) return undefined;
  const from = joint.index + whole.length;
  const [first, second] = [text.slice(0, joint.index), text.slice(from)];
  if (/[,;:.()]/u.test(first)) return undefined;
  const own = (half: string, stop: number) => nounOfHalf(wanted.say, half, stop, lexis);
  const halves =
    start === 0 && end <= first.length
      ? [own(first, end), byNoun(second, lexis)]
      : start === from
        ? [byNoun(first, lexis), own(second, end - from)]
        : [];
  const [one, other] = halves;
  if (one === undefined || other === undefined) return undefined;
  const small = other.charAt(0).toLowerCase() + other.slice(1);
  return one + (style.andBefore?.sound.test(small) ? style.andBefore.and : style.and) + small;
}

const nounOfHalf = (say: string, half: string, end: number, lexis: Lexis): string | undefined =>
  say.includes(' ')
    ? asNoun({ start: 0, end }, say, capital(half), lexis)
    : doingOf(say, capital(half), end, lexis);

/** "Mesuré les émissions" as "mesure des émissions". */
export function byNoun(half: string, lexis: Lexis): string | undefined {
  const verb = /^\p{L}+/u.exec(half)?.[0] ?? '';
  const noun = nounOfVerb(verb, lexis);
  return noun === undefined ? undefined : doingOf(noun, capital(half), verb.length, lexis);
}
