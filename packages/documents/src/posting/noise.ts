import { oneLine } from './block-text.ts';
import { type HtmlElement, marksOf, rawText } from './html-tree.ts';

/** What is never the text of a posting, by what the page itself calls it. */
const tags = new Set(
  'script,style,noscript,template,svg,iframe,head,nav,button,select,input,textarea,dialog,object,canvas,menu,option,label'.split(
    ',',
  ),
);
const roles =
  /^(navigation|banner|contentinfo|dialog|alertdialog|search|complementary|menu|menubar|tablist|toolbar|status|alert)$/i;

/** A word of a class name: "job-share", "shareButtons", "share_bar", but not "shareholder". */
const separated = (words: string): RegExp => new RegExp(`(?:^|[\\s-])(?:${words})(?=$|[\\s\\d-])`);

const wordsOf = (element: HtmlElement): string =>
  marksOf(element)
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/[_:]+|--+/g, '-')
    .toLowerCase();

const noiseMarks = separated(
  [
    'cookies?|cookiebar|cookiebanner|cookieconsent|consent|gdpr|onetrust|usercentrics|didomi|cky|cmp|ccpa',
    'nav|navbar|navigation|navi|topbar|menu|mainmenu|submenu|breadcrumbs?|breadcrumb|pagination|pager|skip|skiplink',
    'footer|sitefooter|site-footer|page-footer|copyright|legal-links|colophon|masthead',
    'related|similar|recommended|recommendations?|suggested|suggestions?|other-jobs|more-jobs|morejobs|see-also|viewed|people-also|also-viewed|similarjobs|relatedjobs|jobs-list|job-list|joblist|jobcards?|job-cards?|latest-jobs|recent-jobs',
    'share|sharing|social|addthis|sharedaddy|jp-relatedposts|addtoany|socials',
    'newsletter|subscribe|subscription|signup|sign-up|signin|sign-in|login|register|authwall|job-alerts?|jobalert|alert-signup',
    'modal|popup|pop-up|overlay|lightbox|tooltip|dropdown|toast|snackbar',
    'application-form|apply-form|applyform|bewerbungsformular|candidate-form|job-apply|job-application-form|apply-box|comments?|respond|reply',
    'ads|ad-(?:slot|banner|unit|container|wrapper|box)|adslot|advert|advertisement|adsbygoogle|sponsor|sponsored|promo|promotion|app-download|download-app|qrcode',
    'visually-hidden|visuallyhidden|sr-only|screen-reader-text',
    'search-bar|searchbar|search-form|searchform|filters?|facets?|language-switcher|lang-switcher',
    'talent-community|talentpool|talent-pool|salary-insights|company-reviews|reviews?|ratings?',
  ].join('|'),
);
/** Whole class names: "overflow-hidden" hides nothing. */
const hiddenMarks = /(^|\s)(hidden|d-none|is-hidden|hide|u-hidden|hidden-xs-up)(?=$|\s)/;
/** Where both are said, as in "job-description-modal-content", the text wins. */
const keptMarks =
  /(job|posting|vacancy|position|offer|stellen|career)-?(ad-?)?(description|details?|content|body|text|header|title|info)|description-?(text|content|body|container)|prose|entry-content|(company|employer|org)-?name/;

/** A part that one click shows: the other tabs of a posting, what an accordion keeps folded. */
const foldedMarks =
  /(^|[\s-])(tab-?pane|tab-?panel|tab-?content|accordion(-\w+)*|collaps(e|ed|ible)(-\w+)*|expandable(-\w+)*|more-?(text|content))(?=$|[\s-])/;
/** "d-none d-lg-block", "hidden md:flex": hidden on a phone only. */
const shownWhenWide = /(^|[\s-])(sm|md|lg|xl|xxl|2xl)-(block|flex|grid|table|inline\S*)(?=$|\s)/;

function isHidden(element: HtmlElement): boolean {
  const { attributes } = element;
  if (attributes.role === 'tabpanel' || foldedMarks.test(wordsOf(element))) return false;
  return (
    attributes.hidden !== undefined ||
    attributes['aria-hidden'] === 'true' ||
    /(display:\s*none|visibility:\s*hidden)/i.test(attributes.style ?? '')
  );
}

export type Lengths = Map<HtmlElement, number>;

/** How much text each element holds, scripts and styles aside; once for the page. */
export function textLengths(root: HtmlElement): Lengths {
  const lengths: Lengths = new Map();
  const measure = (element: HtmlElement): number => {
    let sum = 0;
    if (!/^(script|style|noscript|template|svg|head)$/.test(element.name))
      for (const child of element.children)
        sum += typeof child === 'string' ? child.trim().length : measure(child);
    lengths.set(element, sum);
    return sum;
  };
  measure(root);
  return lengths;
}

/**
 * Says of each element whether it is furniture. An element that holds most of the page, or its
 * title, is none, whatever it is called: themes write "has-sidebar cookie-accepted" on the body.
 */
export function noiseOf(root: HtmlElement, lengths: Lengths, title: HtmlElement | undefined) {
  const total = lengths.get(root) ?? 0;
  const holdsTitle = new Set<HtmlElement>();
  for (let at = title; at; at = at.parent ?? undefined) holdsTitle.add(at);
  const known = new Map<HtmlElement, boolean>();
  const decide = (element: HtmlElement): boolean => {
    const { name, attributes } = element;
    if (tags.has(name)) return true;
    if (/^(html|body|main|article|#root)$/.test(name)) return false;
    if (isHidden(element)) return true;
    const large = (lengths.get(element) ?? 0) > total * 0.5;
    if (large || holdsTitle.has(element)) return false;
    if (name === 'footer' || name === 'aside') return !holdsProse(element);
    if (name === 'header') return rawText(element).length < 400 || roles.test(attributes.role ?? '');
    if (name === 'form') return (lengths.get(element) ?? 0) < 1500;
    if (roles.test(attributes.role ?? '')) return true;
    const marks = wordsOf(element);
    if (hiddenMarks.test(marks)) return !shownWhenWide.test(marks);
    return noiseMarks.test(marks) && !keptMarks.test(marks);
  };
  /** Some pages write the whole posting into an aside or the footer of an article. */
  const holdsProse = (element: HtmlElement): boolean => keptMarks.test(wordsOf(element));
  return (element: HtmlElement): boolean => {
    let is = known.get(element);
    if (is === undefined) {
      is = decide(element);
      known.set(element, is);
    }
    return is;
  };
}

/** Share of the words that are links: a menu is all links, a posting hardly any. */
export function linkShare(element: HtmlElement): number {
  let all = 0;
  let linked = 0;
  const count = (from: HtmlElement, inLink: boolean) => {
    for (const child of from.children) {
      if (typeof child === 'string') {
        const size = oneLine(child).length;
        all += size;
        if (inLink) linked += size;
      } else if (!tags.has(child.name)) count(child, inLink || child.name === 'a');
    }
  };
  count(element, element.name === 'a');
  return all === 0 ? 0 : linked / all;
}
