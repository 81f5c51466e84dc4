import { blockText, oneLine } from './block-text.ts';
import { lineText } from './description-text.ts';
import { find, findAll, type HtmlElement, marksOf, rawText } from './html-tree.ts';
import type { Lengths } from './noise.ts';
import { genericTitle } from './words.ts';

export interface PageHead {
  /** The `<title>` and the one for social media, as they stand. */
  title: string;
  social: string;
  siteName: string;
  description: string;
}

export function headOf(page: HtmlElement): PageHead {
  const title = find(page, ({ name, parent }) => name === 'title' && parent?.name !== 'svg');
  const meta = (wanted: string): string => {
    const tag = find(
      page,
      ({ name, attributes }) =>
        name === 'meta' && (attributes.property ?? attributes.name ?? '').toLowerCase() === wanted,
    );
    return lineText(tag?.attributes.content ?? '');
  };
  return {
    title: lineText(title ? rawText(title) : ''),
    social: meta('og:title') || meta('twitter:title'),
    siteName: meta('og:site_name'),
    description: meta('og:description') || meta('description'),
  };
}

const titleMarks =
  /(job|position|posting|vacancy|stellen|offer|opening|role)[-_]?(title|name|header(?!s))|jobtitle|jobTitle|title--job|puesto|intitule|职位名/i;

const folded = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

const isTitleLike = (text: string): boolean => text.length >= 2 && text.length <= 180;

/** The heading that names this page: one whose words the page's own title repeats, else the first h1. */
export function titleElement(page: HtmlElement, head: PageHead, lengths: Lengths): HtmlElement | undefined {
  const said = folded(`${head.title} ${head.social}`);
  const headings = findAll(page, (element) => {
    const { name, attributes } = element;
    return (
      /^h[1-3]$/.test(name) ||
      attributes.role === 'heading' ||
      (titleMarks.test(marksOf(element)) && name !== 'input')
    );
  });
  const rated = headings.flatMap((element, index) => {
    if ((lengths.get(element) ?? 0) > 400) return [];
    const text = oneLine(blockText(element));
    if (!isTitleLike(text)) return [];
    const key = folded(text);
    // The site's own name stands in its title too, mostly behind the job's.
    const at = key.length >= 2 ? said.indexOf(key) : -1;
    const site = key === folded(head.siteName) || inLogo(element);
    let points = element.name === 'h1' ? 30 : element.name === 'h2' ? 12 : 6;
    if (titleMarks.test(marksOf(element))) points += 25;
    if (at >= 0) points += 30 + (at === 0 ? 10 : 0);
    if (site || genericTitle.test(text)) points -= 60;
    if (/^(body|html|main|#root)$/.test(element.name)) points -= 100;
    return [{ element, points: points - Math.min(8, index * 0.5) }];
  });
  rated.sort((a, b) => b.points - a.points);
  const best = rated[0];
  return best && best.points >= 12 ? best.element : undefined;
}

function inLogo(element: HtmlElement): boolean {
  for (let at: HtmlElement | null = element, up = 0; at && up < 3; at = at.parent, up += 1)
    if (/(^|[\s_-])(logo|site-title|site-branding|brand)/i.test(marksOf(at))) return true;
  return false;
}

/** "Nurse at Clinic | Board" → its parts, in order. */
export function titleParts(title: string): string[] {
  return title
    .split(/\s+[|–—·»›:]+\s+|\s+-+\s+|\s*[|｜_]\s*|(?<=\p{Script=Han}.*)-(?=\p{Script=Han})/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Without a heading, the first part of the page's own title; boards put themselves behind. */
export function titleFromHead(head: PageHead): string {
  return titleParts(head.social || head.title)[0] ?? '';
}
