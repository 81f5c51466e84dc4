import { blockText, oneLine } from './block-text.ts';
import { decodePage } from './charset.ts';
import { companyOf } from './company.ts';
import { embeddedPostings } from './embedded-state.ts';
import { type HtmlElement, parseHtml } from './html-tree.ts';
import { contentElement, postingText, sizeOf } from './main-content.ts';
import { closedReason, isListPage, type Seen, signalsIn, whyNot } from './no-posting.ts';
import { noiseOf, textLengths } from './noise.ts';
import { headOf, type PageHead, titleElement, titleFromHead } from './page-title.ts';
import { jsonLdOf, microdataOf, type Structured, type StructuredPosting } from './structured.ts';
import type { PageInput, Posting, PostingOutcome } from './types.ts';
import { listTitles } from './words.ts';

const folded = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

interface View {
  page: HtmlElement;
  head: PageHead;
  /** Title as the page shows it. */
  shown: string;
  heading: HtmlElement | undefined;
  skip(element: HtmlElement): boolean;
  text: string;
  address: string;
  host: string;
}

/** One aggregator writes "- job post" behind every title. */
const shownTitle = (text: string): string => text.replace(/\s+-\s+job post$/i, '');

function viewOf({ html, address = '', contentType }: PageInput): View {
  const page = parseHtml(typeof html === 'string' ? html : decodePage(html, contentType));
  const head = headOf(page);
  const lengths = textLengths(page);
  const heading = titleElement(page, head, lengths);
  const skip = noiseOf(page, lengths, heading);
  return {
    page,
    head,
    shown: heading ? shownTitle(oneLine(blockText(heading))) : '',
    heading,
    skip,
    text: blockText(page, skip),
    address,
    host: URL.canParse(address) ? new URL(address).hostname : '',
  };
}

const path = (url: string): string =>
  URL.canParse(url, 'http://x') ? new URL(url, 'http://x').pathname.replace(/\/$/, '') : '';

/** Of several postings the one this page is about: by its address, else by its title. */
function ownOf(found: StructuredPosting[], view: View): StructuredPosting | undefined {
  const whole = found.filter(({ description }) => description !== '');
  if (whole.length <= 1) return whole[0] ?? found[0];
  const here = path(view.address);
  const byAddress = whole.filter(({ url }) => here.length > 1 && path(url) === here);
  if (byAddress.length === 1) return byAddress[0];
  const title = folded(view.shown || titleFromHead(view.head));
  const byTitle = whole.filter((posting) => folded(posting.title) === title);
  // The same posting for several towns, each a block of its own.
  const texts = new Set(byTitle.map(({ description }) => folded(description)));
  return texts.size === 1 ? byTitle[0] : undefined;
}

/** Whether the words of one text stand in another: a block about another job does not. */
function coverage(description: string, text: string): number {
  const said = folded(text);
  const lines = description.split(/\n+/).filter((line) => folded(line).length > 20);
  if (lines.length === 0) return 1;
  return lines.filter((line) => said.includes(folded(line).slice(0, 60))).length / lines.length;
}

interface FromText extends Posting {
  readable: boolean;
}

function fromContent(view: View, organization: string): FromText {
  const { page, head, shown, heading, skip, text, host } = view;
  const title = shown || titleFromHead(head);
  const company = companyOf({ page, head, title, host, text, organization, skip });
  const content = contentElement(page, skip);
  const description = content ? postingText(content, skip, { title, company, heading }) : '';
  return { title, company, description, readable: sizeOf(description) >= 220 && signalsIn(description) >= 2 };
}

/** Some blocks hold only the first lines of what the page shows. */
function isCut(description: string): boolean {
  return sizeOf(description) < 200 || /(…|\.\.\.)\s*$/.test(description);
}

/** One line without an end, or pieces without their headings: the page shows the same words in order. */
function isBare(block: StructuredPosting, content: FromText): boolean {
  const flat = !block.description.includes('\n') && sizeOf(block.description) > 400;
  if (!content.readable || !(flat || block.parts > 1)) return false;
  const [said, shown] = [folded(block.description), folded(content.description)];
  const lines = (flat ? content.description : block.description).split('\n').map(folded);
  const other = flat ? said : shown;
  const kept = lines.filter((line) => line !== '' && other.includes(line)).join('').length;
  return (
    kept > (flat ? shown : said).length * 0.9 &&
    shown.length >= said.length * 0.95 &&
    shown.length < said.length * 1.5
  );
}

function better(block: StructuredPosting, content: FromText): Posting {
  const cut =
    isCut(block.description) &&
    content.readable &&
    sizeOf(content.description) > sizeOf(block.description) * 1.3;
  const title = block.title || content.title;
  const page = cut || isBare(block, content);
  return {
    title,
    company: block.company || content.company,
    description: page ? content.description : block.description,
  };
}

function fromStructured(structured: Structured, view: View, content: FromText): Posting | null {
  const own = ownOf(structured.postings, view);
  if (!own || (own.description === '' && !content.readable)) return null;
  // A block about another job stands beside a posting that people can read: the page is right.
  const foreign =
    content.readable &&
    coverage(own.description, view.text) < 0.2 &&
    folded(own.title) !== folded(content.title) &&
    sizeOf(content.description) > 500;
  if (foreign) return null;
  const posting = better(own, content);
  return sizeOf(posting.description) >= 60 ? posting : null;
}

function seenOf(view: View, title: string): Seen {
  const { page, head, text, address } = view;
  return { page, head, text, title, address };
}

function accepted(view: View, posting: Posting): PostingOutcome {
  const closed = closedReason(seenOf(view, posting.title), posting.description);
  if (closed) return { ok: false, reason: closed };
  const { title, company, description } = posting;
  return { ok: true, posting: { title, company, description } };
}

/** A page in, its posting or the reason why there is none out. Pure: nothing is fetched, no clock. */
export function readPosting(input: PageInput): PostingOutcome {
  const view = viewOf(input);
  const linked = jsonLdOf(view.page);
  const marked = microdataOf(view.page, (element) =>
    blockText(element, (one) => one !== element && view.skip(one)),
  );
  const organization = linked.organization || marked.organization;
  const content = fromContent(view, organization);
  for (const structured of [linked, marked]) {
    const posting = fromStructured(structured, view, content);
    if (posting) return accepted(view, posting);
  }
  const several = Math.max(linked.postings.length, marked.postings.length) > 1 || linked.isList;
  const seen = seenOf(view, content.title);
  const listed =
    isListPage(seen, content.description) ||
    (several && !content.readable) ||
    (several && listTitles.test(view.head.title));
  if (listed) return { ok: false, reason: 'list' };
  if (content.readable && content.title !== '' && !listTitles.test(content.title) && isPosting(content, view))
    return accepted(view, content);
  const embedded = embeddedPostings(view.page);
  const own =
    embedded.length === 1
      ? embedded[0]
      : embedded.find(({ title }) => folded(title) === folded(content.title));
  if (own) return accepted(view, { ...own, company: own.company || content.company });
  return { ok: false, reason: closedReason(seen, '') ?? whyNot(seen, content.description) };
}

/** Prose alone makes no posting: a firm's page speaks of benefits and of joining, too. */
function isPosting(content: FromText, view: View): boolean {
  const signals = signalsIn(content.description);
  return (
    signals >= 3 || (signals === 2 && sizeOf(content.description) > 400 && jobAddress.test(view.address))
  );
}

const jobAddress =
  /job|career|vacanc|position|posting|opening|stelle|karriere|emploi|offre|poste|recrut|empleo|oferta|trabajo|zhaopin|hire|apply/i;
