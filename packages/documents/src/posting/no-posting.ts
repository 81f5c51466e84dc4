import { isBesides } from './around.ts';
import { blockText, oneLine } from './block-text.ts';
import { elements, find, findAll, type HtmlElement, rawText } from './html-tree.ts';
import { sizeOf } from './main-content.ts';
import { type PageHead, titleParts } from './page-title.ts';
import type { NoPostingReason } from './types.ts';
import {
  aboutTitles,
  blockedWords,
  expiredWords,
  listTitles,
  loginWords,
  notFoundWords,
  pausedWords,
  postingSignals,
} from './words.ts';

export interface Seen {
  page: HtmlElement;
  head: PageHead;
  /** Without menus, cookie notices, forms. */
  text: string;
  title: string;
  address: string;
}

/** How many kinds of things that postings speak of a text speaks of, 0 to 4. */
export function signalsIn(text: string): number {
  return postingSignals.filter((signal) => signal.test(text)).length;
}

/** A notice is a short line; the same words in the middle of a posting mean something else. */
function notice(text: string, words: RegExp, outsideOf = ''): boolean {
  return text.split('\n').some((line) => {
    const plain = line.trim();
    return plain.length > 0 && plain.length <= 160 && words.test(plain) && !outsideOf.includes(plain);
  });
}

/** Closed or paused, said by the page in a line of its own, not inside the posting's description. */
export function closedReason({ text, head }: Seen, description: string): NoPostingReason | null {
  const said = `${head.title}\n${text}`;
  // What the description itself says counts only in its first lines, where notices stand.
  const inside = description.split('\n').slice(3).join('\n');
  if (notice(said, pausedWords, inside)) return 'paused';
  if (notice(said, expiredWords, inside)) return 'expired';
  return null;
}

function hasPasswordField(page: HtmlElement): boolean {
  return (
    findAll(page, ({ name, attributes }) => name === 'input' && attributes.type === 'password').length > 0
  );
}

const jobLink =
  /\/(jobs?|stellen\w*|stelle|careers?|vacanc\w+|positions?|offres?|emplois?|ofertas?|empleos?|trabajos?|openings?|postings?|job_detail|viewjob|zhaopin|jobdetail)([/?_-]|\.html)[^#]*[\w-]|[?&](?:jk|vjk|job_?id|gh_jid)=/i;

/** What tells one posting's address from another's: its path, or a number behind the question mark. */
const idIn = (href: string): string =>
  /[?&](?:jk|vjk|job_?id|gh_jid|jid|id)=[^&#]+/i.exec(href)?.[0] ?? href.split(/[?#]/)[0] ?? href;

/** Repeated cards, each with a link to a job of its own. */
function jobCards(page: HtmlElement): number {
  const seen = new Set<string>();
  for (const element of elements(page)) {
    const { href } = element.attributes;
    if (element.name !== 'a' || !href || !jobLink.test(href)) continue;
    if (oneLine(blockText(element)).length > 3 && !isBesides(element)) seen.add(idIn(href));
  }
  return seen.size;
}

/** Share of the prose that stands inside repeated cards with links. */
export function isListPage({ page, head, title, text, address }: Seen, description: string): boolean {
  const cards = jobCards(page);
  const named = listTitles.test(titleParts(head.title)[0] ?? '') || listTitles.test(title);
  if (cards >= 4 && sizeOf(description) < 700) return true;
  if (cards >= 3 && named) return sizeOf(description) < 1500 || signalsIn(description) < 3;
  return cards >= 6 && sizeOf(text) / cards < 450 && (named || /search|list|\/jobs\/?(\?|$)/i.test(address));
}

/** Why a page without a readable description is none; asked when nothing better was found. */
export function whyNot(seen: Seen, description: string): NoPostingReason {
  const { page, head, text, title } = seen;
  const said = `${head.title}\n${title}\n${text}`;
  const short = sizeOf(text) < 1500;
  if (short && (blockedWords.test(said) || isCaptcha(page))) return 'blocked';
  if (isListPage(seen, description)) return 'list';
  if (hasPasswordField(page) || (short && loginWords.test(said))) return 'login_wall';
  if (sizeOf(text) < 250 && isScripted(page)) return 'empty_page';
  if (short && notFoundWords.test(said)) return 'blocked';
  if (listTitles.test(title) || listTitles.test(head.title))
    return jobCards(page) >= 2 ? 'list' : 'company_page';
  if (aboutTitles.test(said)) return 'company_page';
  if (sizeOf(text) < 120) return 'empty_page';
  return 'not_a_posting';
}

function isCaptcha(page: HtmlElement): boolean {
  const text = (name: string) => findAll(page, (element) => element.name === name);
  return text('iframe').some(({ attributes }) => /captcha|challenge/i.test(attributes.src ?? ''));
}

function isScripted(page: HtmlElement): boolean {
  return (
    find(
      page,
      ({ name, attributes }) =>
        name === 'script' && (attributes.src !== undefined || attributes.type === 'module'),
    ) !== undefined ||
    find(page, (element) => element.name === 'noscript' && rawText(element).trim() !== '') !== undefined ||
    find(
      page,
      ({ name, attributes }) =>
        name === 'div' && /^(root|app|__next|___gatsby|main-app)$/.test(attributes.id ?? ''),
    ) !== undefined
  );
}
