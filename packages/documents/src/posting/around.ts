import { blockText, oneLine } from './block-text.ts';
import { ancestors, childElements, elements, type HtmlElement, isInside } from './html-tree.ts';
import { applyWords, companyHeadings, endHeadings, postingSignals } from './words.ts';

/** What stands around the text of a posting, inside the element that holds it. */
type Skip = (element: HtmlElement) => boolean;

const isHeading = ({ name, attributes }: HtmlElement): boolean =>
  /^h[1-6]$/.test(name) || attributes.role === 'heading';

function siblings(element: HtmlElement, side: 'before' | 'behind'): HtmlElement[] {
  const all = element.parent ? childElements(element.parent) : [];
  const at = all.indexOf(element);
  return side === 'before' ? all.slice(0, at) : all.slice(at + 1);
}

/** Long enough to be a sentence that somebody wrote about the job. */
const hasSentence = (text: string): boolean =>
  text.split('\n').some((line) => line.length + 2 * (line.match(/\p{Script=Han}/gu)?.length ?? 0) >= 90);

/**
 * The title with its rows of place, team and kind of contract, and whatever the page says above it.
 * Nothing of it is the text, as long as it is short and holds no sentence.
 */
export function aboveText(content: HtmlElement, title: HtmlElement | undefined, skip: Skip): HtmlElement[] {
  if (!title || title === content || !isInside(title, content)) return [];
  const whole = blockText(content, skip).length;
  const fits = (text: string) => text.length <= Math.min(500, whole * 0.3) && !hasSentence(text);
  let head = title;
  for (const outer of ancestors(title)) {
    if (outer === content || !fits(blockText(outer, skip))) break;
    head = outer;
  }
  const above: HtmlElement[] = [head];
  for (let at = head; at !== content && at.parent; at = at.parent) above.push(...siblings(at, 'before'));
  return fits(blockText(above, skip)) ? above : [head];
}

const isApply = (element: HtmlElement): boolean => {
  if (!/^(a|button|input)$/.test(element.name)) return false;
  const text =
    element.name === 'input' ? (element.attributes.value ?? '') : oneLine(blockText(element.children));
  return text.length <= 40 && applyWords.test(text);
};

/** The first button to apply that stands behind most of the words; one pass, however many there are. */
function lateButton(content: HtmlElement, skip: Skip): HtmlElement | undefined {
  const found: { button: HtmlElement; at: number }[] = [];
  let read = 0;
  const visit = (element: HtmlElement) => {
    if (isApply(element)) found.push({ button: element, at: read });
    if (skip(element)) return;
    for (const child of element.children) {
      if (typeof child === 'string') read += child.trim().length;
      else visit(child);
    }
  };
  visit(content);
  return found.find(({ at }) => at >= read * 0.7)?.button;
}

/** What follows a button to apply at the end and speaks of no job any more: opening hours, a newsletter. */
export function belowText(content: HtmlElement, skip: Skip): HtmlElement[] {
  const button = lateButton(content, skip);
  const below: HtmlElement[] = [];
  for (let at = button; at && at !== content && at.parent; at = at.parent)
    below.push(...siblings(at, 'behind'));
  const text = blockText(below, skip);
  return postingSignals.some((signal) => signal.test(text)) ? [] : below;
}

/** Whether a heading over an element says that something else begins: similar jobs, the firm, a warning. */
export function isBehindEnd(element: HtmlElement): boolean {
  let at: HtmlElement | null = element;
  for (let up = 0; at && up < 3; at = at.parent, up += 1) {
    const own = childElements(at).find((child) => oneLine(blockText(child)) !== '');
    const before = siblings(at, 'before').reverse().find(isHeading);
    for (const heading of [own && (isHeading(own) || up === 0) ? own : undefined, before]) {
      const text = heading ? oneLine(blockText(heading)) : '';
      if (text.length > 0 && text.length <= 60 && (endHeadings.test(text) || companyHeadings.test(text)))
        return true;
    }
  }
  return false;
}

const relatedMarks =
  /(^|[\s_-])(similar|related|recommend\w*|also-viewed|people-also\S*|other-jobs|more-jobs|right-rail|sidebar|autres-offres|weitere-stellen)/i;

/** Beside a posting, not instead of one: jobs like this, other jobs of the firm. */
export function isBesides(element: HtmlElement): boolean {
  for (const at of [element, ...ancestors(element)]) {
    if (/^(nav|footer|aside)$/.test(at.name)) return true;
    if (relatedMarks.test(`${at.attributes.id ?? ''} ${at.attributes.class ?? ''}`)) return true;
    const [first] = childElements(at);
    if (first && isHeading(first) && endHeadings.test(oneLine(blockText(first)))) return true;
  }
  return false;
}

/** A place for a film or a map, with its heading. */
export function isFrame(element: HtmlElement): boolean {
  if (!/^(section|div|figure)$/.test(element.name)) return false;
  const framed = [...elements(element)].some(({ name }) => /^(iframe|video|object)$/.test(name));
  return framed && blockText(element).length < 80;
}
