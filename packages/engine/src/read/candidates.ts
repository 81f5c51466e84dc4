import type { Part } from './header-parts.ts';
import { isPlaceName } from './places.ts';
import { likeness } from './scores.ts';
import { splitUnparted } from './unparted.ts';

/** "PRODUCT MANAGER ACME LTD": two names in one part, with nothing between. */
export function unparted(named: Part[]): void {
  const [part] = named;
  const pair = part && !part.labelled ? splitUnparted(part.text) : undefined;
  if (!part || !pair) return;
  const [first, second] = pair;
  named[0] = { ...part, text: first, like: likeness(first) };
  named.push({ ...part, text: second, like: likeness(second), order: part.order + 0.5 });
}

/** "Pfefferle, Ohio" is a place, unless the header would then name nobody the work was for. */
export function employersAmongPlaces(
  parts: Part[],
  named: Part[],
  put: (place: string, line: number) => void,
): Part[] {
  for (const part of parts) {
    const at = part.text.indexOf(', ');
    if (part.like.place === 0 || part.labelled || at < 2 || isPlaceName(part.text.slice(0, at))) continue;
    if (named.some((other) => other.order === part.order && other.row === part.row)) continue;
    const text = part.text.slice(0, at);
    put(part.text.slice(at + 2), part.line);
    return [{ ...part, text, like: likeness(text) }];
  }
  return [];
}

/** "Abschluss: Gesellenbrief" below a trade and a school: the paper one got for the trade. */
export function withoutPaper(named: Part[]): Part[] {
  const paper = named.find((part) => part.labelled === 'degree');
  if (!paper) return named;
  const others = named.filter((part) => part !== paper && !part.labelled && part.row < paper.row);
  const school = others.some((part) => part.like.school >= 2);
  const trade = others.some(
    (part) => part.like.school < 2 && Math.max(part.like.title, part.like.degree) >= 2,
  );
  return school && trade ? named.filter((part) => part !== paper) : named;
}
