import { hasHan } from '../text/fold.ts';
import { memo } from '../text/memo.ts';
import type { Piece } from './pieces.ts';
import { labelKind } from './tables.ts';

const ofPerson = ['name', 'given', 'family', 'email', 'phone', 'location', 'headline', 'personal'] as const;

function kindOf(piece: Piece | undefined): 'known' | 'possible' | undefined {
  // Most lines are sentences: that is seen faster than it is looked up.
  return piece && !piece.marker && !notLabel.test(piece.text) ? kindOfText(piece.text) : undefined;
}

/** Whether it surely names personal data, by itself in its line. */
export const isFormLabel = (piece: Piece): boolean => kindOf(piece) === 'known';

const notLabel = /[\d@:：,.。]/;

const kindOfText = memo((said): 'known' | 'possible' | undefined => {
  const text = said.trim();
  const kinds = labelKind(text);
  if (kinds && ofPerson.some((kind) => kinds.has(kind))) return 'known';
  return text.replace(/\s/g, '').length <= (hasHan(text) ? 6 : 24) ? 'possible' : undefined;
});

/**
 * Where the labels of personal data stand each in a line of its own above their value ("Name", "Jane Roe", "Phone",
 * "…"): the places of those labels. One or two such pairs may be a heading and what it heads; a form has more.
 */
export function personalForm(pieces: readonly Piece[]): Set<number> {
  const labels = new Set<number>();
  for (let first = 0; first < pieces.length; first++) {
    if (kindOf(pieces[first]) !== 'known') continue;
    const run: number[] = [];
    for (let at = first; at + 1 < pieces.length; at += 2) {
      if (!kindOf(pieces[at]) || pieces[at + 1]?.gap !== 0 || (at > first && pieces[at]?.gap !== 0)) break;
      run.push(at);
    }
    while (run.length > 0 && kindOf(pieces[run.at(-1) ?? 0]) !== 'known') run.pop();
    const known = run.filter((at) => kindOf(pieces[at]) === 'known').length;
    if (known < 3 || known < run.length * 0.6) continue;
    for (const at of run) labels.add(at);
    first = (run.at(-1) ?? first) + 1;
  }
  return labels;
}

/** Each label of such a form in one line with its value. */
export function closePersonalForm(pieces: Piece[]): Piece[] {
  const labels = personalForm(pieces);
  if (labels.size === 0) return pieces;
  return pieces.flatMap((piece, at) => {
    const label = pieces[at - 1];
    if (labels.has(at)) return [];
    return label && labels.has(at - 1)
      ? [
          {
            ...piece,
            text: `${label.text.replace(/\s/g, hasHan(label.text) ? '' : ' ')}: ${piece.text}`,
            gap: label.gap,
          },
        ]
      : [piece];
  });
}
