import { blockText, oneLine } from './block-text.ts';
import { childElements, elements, findAll, type HtmlElement, marksOf } from './html-tree.ts';
import { type PageHead, titleParts } from './page-title.ts';

const marks =
  /(?:^|[\s_-])(?:company|employer|org|organi[sz]ation|hiring-?organi[sz]ation|recruiter|firma|entreprise|empresa|unternehmen|arbeitgeber|advertiser)[-_]?(?:name|title|link|info-name)?(?=$|[\s_])|(?:^|\s)cname(?=$|\s)|companyName|employerName|orgName|org-name|CompanyName|data-company|company_name|hiringOrganization/;

export const companyLabel =
  /^(?:company(?: name)?|employer|organi[sz]ation|hiring company|empresa|compañía|entreprise|société|employeur|recruteur|unternehmen|arbeitgeber|firma|公司名称|公司|企业|招聘单位|雇主)\s*[:：]\s*(.{2,90})$/iu;

const fits = (text: string): boolean =>
  text.length >= 2 &&
  text.length <= 90 &&
  !/[.!?。]\s|https?:|^(company|employer|empresa|entreprise|unternehmen)$/i.test(text);

/** "at Acme", "Employer: Acme", "公司名称 Acme", "- Acme", "Acme招聘" → "Acme". A team is no employer. */
function plainName(text: string): string {
  const name = text
    .replace(/^- /, '')
    .replace(companyLabel, '$1')
    .replace(/^(?:公司名称|公司全称|招聘单位)\s*/, '')
    .replace(/^(?:at|bei|chez|en)\s+(?=\p{Lu})/u, '')
    .replace(/(?<=\p{Script=Han})招聘$/u, '')
    .trim();
  return /^\p{Script=Han}{1,6}[部组]$/u.test(name) ? '' : name;
}

/** From an element that says what it is. The nearest one behind the title first. */
function fromMarks(page: HtmlElement, skip: (element: HtmlElement) => boolean): string {
  let seen = 0;
  for (const element of elements(page)) {
    if (
      /^(html|body|main|ul|ol|form|script|style|input|meta)$/.test(element.name) ||
      !marks.test(marksOf(element))
    )
      continue;
    // A page that means harm says so of everything.
    if (++seen > 200) return '';
    let hidden = false;
    for (let at: HtmlElement | null = element; at; at = at.parent) if (skip(at)) hidden = true;
    if (hidden) continue;
    const lines = blockText(element)
      .split('\n')
      .filter((line) => line.trim() !== '');
    const stressed = findAll(element, ({ name }) => /^(strong|b|h[2-5])$/.test(name));
    const text = plainName(oneLine(stressed.length === 1 ? blockText(stressed) : (lines[0] ?? '')));
    if ((lines.length <= 3 || stressed.length === 1) && fits(text)) return text;
  }
  return '';
}

const joins = new RegExp(
  [
    // "Chef hiring in …" is LinkedIn's order: company first.
    '^(?<a>.{2,80}?) (?:is )?hiring (?<x>.+?)(?: in .+)?$',
    '^.+? (?:at|@|bei|chez|en la empresa) (?<b>[^|]{2,80}?)(?:,? (?:in|à|en) [^|]{2,60})?$',
    '^(?<c>.{2,40}?)(?:公司)?(?:诚聘|招聘|急聘)(?<y>.+)$',
    '^(?<z>.+?)招聘[_-](?<d>.{2,40}?)(?:招聘.*)?$',
  ].join('|'),
  'iu',
);

/** "Jobs bei Acme", "Recrutement chez Acme", "某某公司招聘信息" as a part of the page's title. */
const siteOf =
  /^(?:jobs?|careers?|karriere|stellen|stellenangebote|empleos?|trabaj(?:a|o)|ofertas|recrutement|emplois?|carrières?) (?:at|@|bei|en|chez|with|con) (?<at>.{2,60})$|^(?<han>\p{Script=Han}{2,30}?(?:公司|集团|厂|医院|学校|学院|大学|幼儿园|事务所|中心|馆|银行|酒店|研究院|研究所))(?:诚聘|招聘|急聘)/iu;

/** "Nurse at Clinic", "Clinic hiring Nurse in Town", "Koch bei Gasthaus": by the shape of the page's title. */
function fromTitle(head: PageHead, title: string): string {
  for (const whole of [head.social, head.title]) {
    if (whole === '') continue;
    const parts = titleParts(whole);
    const first = parts[0] ?? '';
    const groups = joins.exec(first)?.groups;
    const named = (groups?.a ?? groups?.b ?? groups?.c ?? groups?.d ?? '').split(title).join(' ').trim();
    if (named !== '' && !/^[【「]/.test(named) && !title.toLowerCase().includes(named.toLowerCase()))
      return named;
    const site = parts.map((part) => siteOf.exec(part)?.groups).find((found) => found !== undefined);
    const owner = site?.at ?? site?.han;
    if (owner && !boardName.test(owner)) return owner.trim();
  }
  return '';
}

/** "Nurse - Clinic" or "Clinic - Nurse": what stands beside the job's title, unless it is the board's own name. */
function besideTitle(head: PageHead, title: string, host: string, text: string): string {
  const key = title.toLowerCase();
  for (const whole of [head.social, head.title]) {
    const at = whole.toLowerCase().indexOf(key);
    if (at < 0 || key === '') continue;
    const rest = [whole.slice(0, at), whole.slice(at + key.length)]
      .flatMap(titleParts)
      .map((part) => part.replace(/^[-–—|:·]\s*|\s*[-–—|:·]$/g, ''));
    const [other = '', ...more] = rest.filter(
      (part) => part !== '' && part.toLowerCase() !== head.siteName.toLowerCase(),
    );
    if (other === '' || !fits(other) || boardHost.test(host) || boardName.test(other)) continue;
    // Who stands in front of the job's title is the employer: boards put themselves behind.
    const inFront = more.length === 0 && whole.toLowerCase().startsWith(other.toLowerCase());
    if (inFront || text.includes(other) || (more.length === 0 && !boardWord.test(host))) return other;
  }
  return '';
}

/** Hosts that carry other firms' jobs mostly say so in their name. */
const boardWord = /job|stelle|emploi|empleo|trabajo|recruit|career|hire|zhaopin|work|talent/i;

/** The part of the page's title that the site's own name repeats: a firm's own careers page. */
function fromSite(head: PageHead, host: string): string {
  const site = head.siteName
    .replace(/\s*[-|–]?\s*(?:careers?|jobs?|karriere|recrutement|empleo|招聘)\s*$/iu, '')
    .trim();
  if (site === '' || !fits(site) || boardHost.test(host) || boardName.test(site)) return '';
  return site;
}

const boardHost =
  /(^|\.)(indeed|linkedin|stepstone|monster|glassdoor|infojobs|xing|seek|reed|totaljobs|welcometothejungle|apec|hellowork|cadremploi|zhipin|zhaopin|51job|liepin|lagou|ziprecruiter|dice|simplyhired|careerbuilder|jooble|adzuna|talent|jobted|computrabajo|tecnoempleo|arbeitsagentur|jobs|jobteaser|wellfound|angel|remoteok|weworkremotely|remotive|arbeitnow|google|facebook)\.[a-z]{2,3}(\.[a-z]{2})?$/i;
const boardName =
  /^(indeed|linkedin|stepstone|monster|glassdoor|infojobs|xing|seek|reed|boss直聘|智联招聘|前程无忧|猎聘|拉勾|hellowork|apec|welcome to the jungle)|\b(jobs|job board|jobbörse|stellenmarkt|careers?|empleos)\b/i;

/** A label in a cell, a term or a heading of its own, and the name behind it. */
function fromPairs(page: HtmlElement, skip: (element: HtmlElement) => boolean): string {
  for (const element of elements(page)) {
    if (!/^(th|td|dt|h[2-6])$/.test(element.name) || !aloneLabel.test(oneLine(blockText(element)))) continue;
    const around = element.parent ? childElements(element.parent) : [];
    const next = around[around.indexOf(element) + 1];
    if (!next || skip(element) || skip(next)) continue;
    const lines = blockText(next)
      .split('\n')
      .filter((line) => line.trim() !== '');
    const name = plainName(oneLine(lines[0] ?? ''));
    if (lines.length <= 3 && fits(name) && name.length <= 60 && !/[.!?:。：]$/.test(name)) return name;
  }
  return '';
}

const aloneLabel =
  /^(?:company(?: name)?|employer|organi[sz]ation|agency|empresa|entreprise|société|employeur|recruteur|unternehmen|arbeitgeber|firma|dienststelle|公司名称|招聘单位|用人单位|企业名称|招聘企业)\s*[:：]?$/iu;

function fromLabel(text: string): string {
  for (const line of text.split('\n')) {
    const found = companyLabel.exec(line.trim())?.[1]?.trim();
    if (found && fits(found)) return found;
  }
  return '';
}

export interface CompanyInput {
  page: HtmlElement;
  head: PageHead;
  title: string;
  host: string;
  /** The page's text without furniture. */
  text: string;
  organization: string;
  skip(element: HtmlElement): boolean;
}

export function companyOf({ page, head, title, host, text, organization, skip }: CompanyInput): string {
  const own =
    organization !== '' && !boardHost.test(host) && !boardName.test(organization) ? organization : '';
  return (
    fromMarks(page, skip) ||
    fromLabel(text) ||
    fromPairs(page, skip) ||
    fromTitle(head, title) ||
    own ||
    fromSite(head, host) ||
    besideTitle(head, title, host, text)
  ).replace(/\s+/g, ' ');
}
