import type { Lexis } from './lexis.ts';

const shortestHead = 5;
/** "Be-gleitung" and "Ver-kauf" have a prefix, no part of a compound. */
const shortestModifier = 4;

/** German: "Lizenzverträge geprüft" is "Vertragsprüfung"; the last part of a compound says what sort of thing it is. */
export function isHeadOf(part: string, compound: string, { pack: { compounds, joined } }: Lexis): boolean {
  if (!compounds) return false;
  const bare = [compound.replace(compounds.looseJoint, ''), compound.replace(compounds.dative, '')];
  // "Bauakten" are "Akten" and "Rinderhäute" are "Häute": one of the parts may be short where no verb has such a prefix.
  const less = joined?.prefixed.test(compound) === false ? 1 : 0;
  return [part, part.replace(compounds.joint, '')].some(
    (form) =>
      form.length >= shortestHead - less &&
      [compound, ...bare].some((own) => own.endsWith(form) && isModified(own.length, form.length, less)),
  );
}

/** Long enough before the head, or before a long head. */
const isModified = (whole: number, head: number, less: number): boolean =>
  whole - head >= (head >= shortestHead ? shortestModifier - less : shortestModifier);
