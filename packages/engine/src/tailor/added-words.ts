import { capital } from '../locales/phrasing-pack.ts';
import { behindList, bracketPlace, bySentence } from './bracket-place.ts';
import type { Draft, PlacedBullet, TailorContext } from './context.ts';
import { type Addition, alreadyThere, labelFor, saidInPieces, saysLabel } from './label-place.ts';
import { goesOnFrom } from './name-beside.ts';
import { nounForNoun, repeatsOpening } from './noun-for-noun.ts';
import { placeAt } from './place-in-line.ts';
import { draftOf, inCaseOf, isInRole, supportFor } from './posting-words-draft.ts';
import type { Saying } from './sayings.ts';
import { isWorthABracket } from './stutter.ts';

/** Beside the words it names: as a label before a short point, else in brackets, at most two together. */
export function addDraft(sayings: Saying[], context: TailorContext): Draft[] {
  const first = sayings[0];
  if (!first) return [];
  const { place } = first;
  const { text } = place.bullet;
  const sayable = sayings
    .filter(({ wanted, how }) => isWorthABracket(wanted, how === 'words', context))
    .filter(({ source }) => !liesInList(source))
    .filter((saying) => !saysWhatSort(saying))
    .filter(({ wanted }) => !alreadyThere(wanted.say, text) && !saidInPieces(wanted.say, text, context))
    .filter(({ wanted }) => !saysLabel(wanted.say, text))
    .filter(
      ({ wanted }, i, all) =>
        !all.some(
          (other, k) =>
            k !== i &&
            alreadyThere(wanted.say, other.wanted.say) &&
            (k < i || other.wanted.say.length > wanted.say.length),
        ),
    );
  const inRole = isInRole(place, context);
  if (sayable[0] && isLabelItself(sayable[0])) return fullerLabel(sayable[0], context);
  if (inRole && sayable[0] && repeatsOpening(sayable[0], context)) return nounForNoun(sayable[0], context);
  // A label before a list would name all of it.
  const labelled =
    inRole && sayable[0] && labelFor(sayable[0].place, sayable[0].wanted.say, sayable[0].start, context);
  const asLabel = labelled ? additionDraft(sayable.slice(0, 1), labelled, context) : [];
  if (asLabel.length > 0) return asLabel;
  return bySentence(sayable, text).flatMap((said) => bracketDraft(said, place, context));
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];

/** "Paie : 230 bulletins" for "gestion de la paie": the fuller name takes the place of the label. */
const isLabelItself = ({ start, end, source, place, wanted }: Saying): boolean =>
  start === 0 &&
  /^\s?[:：]/u.test(place.bullet.text.slice(end)) &&
  wordsOf(source).every((word) => wordsOf(wanted.say).includes(word));

const fullerLabel = (saying: Saying, context: TailorContext): Draft[] => {
  const { start, end, source, wanted } = saying;
  const text = capital(wanted.say);
  return draftOf(saying, { start, end, text }, 'posting-words', { term: wanted.say, source }, context);
};

/** "嵌入式Linux": what stands before a name says of what sort it is, and a bracket behind both would rename it. */
const saysWhatSort = ({ source, place, end, exact }: Saying): boolean =>
  exact && /\p{Script=Han}$/u.test(source) && /^[A-Za-z]/.test(place.bullet.text.slice(end));

/** "Nappies, naps, washing of children": words of a list with other things between them name none of the whole. */
const liesInList = (source: string): boolean => /^[^\s,;]+(?:[,;] [^\s,;]+)+[,;] /u.test(source);

function bracketDraft(said: Saying[], place: PlacedBullet, context: TailorContext): Draft[] {
  if (said.length === 0) return [];
  const { text } = place.bullet;
  const { language } = context.resume;
  const end = Math.max(...said.map((saying) => saying.end));
  // A bracket in the middle of a list would be one more of its things.
  const listed = said.some(({ source }) => /[,;、]/u.test(source));
  const at = listed ? behindList(text, end, language) : bracketPlace(text, end, context.lexis);
  const found = at === undefined ? undefined : placeAt(place, at, context);
  if (at === undefined || !found) return [];
  const { open, close, comma } = context.lexis.pack.style;
  const [only, other] = said;
  const more = other || !only ? undefined : goesOnFrom(text.slice(0, at), only.wanted.say, language);
  // In the order of the words that they stand for.
  const inOrder = [...said].sort((one, next) => one.start - next.start);
  const added = more ?? open + inOrder.map(({ wanted }) => wanted.say).join(comma) + close;
  const change = { ...found, text: added, whole: text.slice(0, at) + added + text.slice(at) };
  const drafts = additionDraft(said, change, context);
  return drafts.length === 0 && said.length > 1 ? bracketDraft(said.slice(0, -1), place, context) : drafts;
}

function additionDraft(said: Saying[], addition: Addition, context: TailorContext): Draft[] {
  const first = said[0];
  if (!first) return [];
  const { place } = first;
  const { line, start, end } = addition;
  const [text, whole] = [addition.text, addition.whole].map((one) =>
    inCaseOf(place.bullet.text, one, context),
  ) as [string, string];
  if (!context.gate.check(whole, { entryId: place.entryId }).passed) return [];
  if (!context.claims.take(line, start, end)) return [];
  return [
    {
      kind: 'posting-words',
      place: { entryId: place.entryId, line },
      before: place.bullet.text,
      after: whole,
      reason: {
        code: 'edit.posting-words',
        params: { term: said.map(({ wanted }) => wanted.say).join(', '), source: first.source },
      },
      evidence: place.bullet.lines,
      terms: said.map((saying) => supportFor(saying, line)),
      operations: [{ type: 'replace', line, start, end, text }],
    },
  ];
}
