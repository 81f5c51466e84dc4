import { aboveText, belowText, isBehindEnd, isFrame } from './around.ts';
import { blockText, oneLine } from './block-text.ts';
import { companyLabel } from './company.ts';
import { listMarks } from './description-text.ts';
import { ancestors, elements, type HtmlElement, isInside, marksOf } from './html-tree.ts';
import { linkShare } from './noise.ts';
import { descriptionLabel, endHeadings, furniture } from './words.ts';

const strong =
  /(job|posting|vacancy|position|offer|stellen|career|role|offre|oferta|annonce|vacante|puesto|opening|ad|advert)[-_]{0,2}(description|desc|details?[-_]?(text|content|description)|descripcion|beschreibung|body|texte?|sections?|ad[-_]?content|ad[-_]?details)|jobDescription|job_bt|job-sec|job_msg|describtion|show-more-less-html|description__text|richText|posting-page|section-wrapper page-full-width|jd-(content|text|body)|jobdesc|adDetails|listing-?content|poste-description|stellenbeschreibung|职位描述|(^|[\s_-])(beschreibung|descripcion|descriptif)(?=$|[\s_-])/i;
const weak =
  /(^|[\s_-])(description|content|main|entry-content|post-content|article|posting|vacancy|details?|prose|rich-?text|wysiwyg|body|text)(?=$|[\s_-])/i;

const enough = (text: string): boolean => sizeOf(text) >= 220;

/** A Chinese character says about as much as three Latin letters. */
export function sizeOf(text: string): number {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  return text.length + 2 * han;
}

interface Measured {
  element: HtmlElement;
  size: number;
}

type Skip = (element: HtmlElement) => boolean;

/** Words that stand in blocks of prose or lists, not in rows of links; summed up once for every element. */
function proseOf(root: HtmlElement, skip: Skip): Map<HtmlElement, number> {
  const prose = new Map<HtmlElement, number>();
  const measure = (element: HtmlElement): number => {
    if (skip(element) || /^(script|style|noscript|template|svg|a)$/.test(element.name)) return 0;
    let sum = 0;
    for (const child of element.children) {
      if (typeof child !== 'string') sum += measure(child);
      else {
        const text = oneLine(child);
        sum += text.length > 18 || element.name === 'li' ? sizeOf(text) : 0;
      }
    }
    prose.set(element, sum);
    return sum;
  };
  measure(root);
  return prose;
}

/** Down to the smallest element that still holds nearly all of the prose. */
function narrowest(from: HtmlElement, prose: Map<HtmlElement, number>, share: number): HtmlElement {
  let at = from;
  const whole = prose.get(from) ?? 0;
  for (;;) {
    const next = at.children.find(
      (child): child is HtmlElement => typeof child === 'object' && (prose.get(child) ?? 0) >= whole * share,
    );
    if (!next) return at;
    at = next;
  }
}

function commonAncestor(items: HtmlElement[]): HtmlElement | undefined {
  const [first, ...rest] = items;
  if (!first) return undefined;
  for (const one of [first, ...ancestors(first)]) if (rest.every((item) => isInside(item, one))) return one;
  return undefined;
}

/** The element whose text is the posting, by its name or by where the prose stands. */
export function contentElement(page: HtmlElement, skip: Skip): HtmlElement | undefined {
  const prose = proseOf(page, skip);
  const body = [...elements(page)].find(({ name }) => name === 'body') ?? page;
  const whole = prose.get(body) ?? 0;
  if (whole === 0) return undefined;
  const all = outermost(
    [...prose].flatMap(([element, size]) =>
      size >= 60 && strong.test(marksOf(element)) && !/^(html|body|a|li|span)$/.test(element.name)
        ? [{ element, size }]
        : [],
    ),
  );
  // No posting has that many parts; a page that means harm may.
  const named = once(all.slice(0, 200).filter(({ element }) => !isBehindEnd(element)));
  const best = named.reduce<Measured | null>((a, b) => (a && a.size >= b.size ? a : b), null);
  if (best) {
    const together = named.length > 1 ? commonAncestor(named.map(({ element }) => element)) : undefined;
    const sum = named.reduce((all, { size }) => all + size, 0);
    // Sections of their own, each named a description: what holds them all, if it holds little else.
    if (together && sum > best.size * 1.15 && (prose.get(together) ?? 0) <= sum * 1.25) return together;
    if (best.size >= whole * 0.3 || best.size > 900) return narrowest(best.element, prose, 0.97);
  }
  return byProse(body, prose);
}

function outermost(found: Measured[]): Measured[] {
  return found.filter(
    ({ element }) => !found.some((other) => other.element !== element && isInside(element, other.element)),
  );
}

/** The same text for phones and for wide screens is one text. */
function once(found: Measured[]): Measured[] {
  const texts = new Set<string>();
  return found.filter(({ element }) => {
    const text = blockText(element).replace(/\s+/g, '');
    return !texts.has(text) && texts.add(text);
  });
}

function byProse(body: HtmlElement, prose: Map<HtmlElement, number>): HtmlElement {
  const article = [...prose.keys()].find(
    (element) =>
      /^(article|main)$/.test(element.name) && (prose.get(element) ?? 0) >= (prose.get(body) ?? 0) * 0.4,
  );
  const start = article ?? body;
  let at = narrowest(start, prose, 0.8);
  const most = prose.get(at) ?? 0;
  const holds = (share: number) => (element: HtmlElement) => (prose.get(element) ?? 0) >= most * share;
  // Further down again where a part that calls itself the content holds most of what is left.
  const inside = [...elements(at)];
  const part =
    inside.filter(holds(0.5)).find((one) => /(^|[\s_-])description(?=$|[\s_-])/i.test(marksOf(one))) ??
    inside.filter(holds(0.6)).find((one) => one.parent === at && weak.test(marksOf(one)));
  if (part) at = narrowest(part, prose, 0.9);
  return at;
}

/** Whether a line of the text begins something that is no longer this posting. */
const isEnd = (line: string): boolean =>
  line.length <= 70 && !/^(- |\d+\. )|[.;,。；]$/.test(line) && endHeadings.test(line);

/** Rows of links inside the content: tags, other jobs, ways to share. */
function isLinkRow(element: HtmlElement): boolean {
  if (!/^(ul|ol|div|section|p|nav|table|aside)$/.test(element.name)) return false;
  const links = element.children.filter((child) => typeof child === 'object');
  return links.length > 1 && linkShare(element) > 0.7;
}

export interface Known {
  title: string;
  company: string;
  heading?: HtmlElement | undefined;
}

/** The text of the content, without furniture, cut where the page goes on to something else. */
export function postingText(content: HtmlElement, skip: Skip, known: Known): string {
  const within: Skip = (element) => skip(element) || isLinkRow(element) || isFrame(element);
  const around = new Set([...aboveText(content, known.heading, within), ...belowText(content, within)]);
  return trimText(listMarks(blockText(content, (element) => around.has(element) || within(element))), known);
}

/** In a table the label and the name stand beside each other, without a colon. */
const aloneLabel = /^(?:招聘单位|用人单位|公司名称|单位名称) (.{2,60})$/u;

function trimText(text: string, known: Known): string {
  const all = text.split('\n');
  const same = (line: string, other: string) => other !== '' && line.toLowerCase() === other.toLowerCase();
  const kept: string[] = [];
  let words = 0;
  for (const line of all) {
    const plain = line.trim();
    if (words > 200 && isEnd(plain)) break;
    if (plain !== '' && (furniture.test(plain) || (words <= 200 && isEnd(plain)))) continue;
    const label = companyLabel.exec(plain)?.[1]?.trim() ?? aloneLabel.exec(plain)?.[1]?.trim();
    const named = label ?? plain;
    // What stands above the first words: a label, a row of places and categories.
    if (words === 0 && (descriptionLabel.test(plain) || /^.{1,60}\s[/·|•]$/.test(plain))) continue;
    if (words < 200 && (same(plain, known.title) || same(named, known.company))) continue;
    if (label && same(label, known.company)) continue;
    if (sizeOf(plain) > 60 && kept.includes(line)) continue;
    kept.push(line);
    words += sizeOf(plain);
  }
  return kept
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

export { enough };
