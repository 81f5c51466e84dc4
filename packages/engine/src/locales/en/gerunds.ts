import { capital } from '../phrasing-pack.ts';

const irregularPast: Record<string, string> = {
  build: 'Built',
  write: 'Wrote',
  teach: 'Taught',
  keep: 'Kept',
  run: 'Ran',
  sell: 'Sold',
  buy: 'Bought',
  bring: 'Brought',
  make: 'Made',
  take: 'Took',
  give: 'Gave',
  find: 'Found',
  meet: 'Met',
  send: 'Sent',
  deal: 'Dealt',
  draw: 'Drew',
  set: 'Set',
  put: 'Put',
  cut: 'Cut',
  hold: 'Held',
  lead: 'Led',
  drive: 'Drove',
  grow: 'Grew',
  pay: 'Paid',
  lay: 'Laid',
  speak: 'Spoke',
  oversee: 'Oversaw',
  undertake: 'Undertook',
  do: 'Did',
  get: 'Got',
  win: 'Won',
  feed: 'Fed',
  read: 'Read',
  rewrite: 'Rewrote',
  rebuild: 'Rebuilt',
};

/** "Managing": "Manage", "Managed". */
export function verbOfGerund(gerund: string): { now: string; past: string } | undefined {
  const stem = /^([A-Za-z]{2,})ing$/.exec(gerund)?.[1]?.toLowerCase();
  if (!stem) return undefined;
  const base = baseOf(stem);
  return { now: capital(base), past: irregularPast[base] ?? pastOf(base, stem) };
}

function baseOf(stem: string): string {
  if (stem in irregularPast) return stem;
  if (`${stem}e` in irregularPast) return `${stem}e`;
  if (/([bdgmnprt])\1$/.test(stem)) return stem.slice(0, -1);
  if (
    /(?:at|iz|is|uc|ag|ur|id|ov|iv|as|os|ut|in|ok|ak|ar|ir|or|ot|im|om|yz|ys|ng|rg|rc|nc|rv|lv|ck l|bl|pl|tl|dl|gl|ff l|us|ul|it)$/.test(
      stem,
    ) &&
    endsSilently(stem)
  )
    return `${stem}e`;
  return stem;
}

/** Words where the e is certain; everything else keeps its bare form. */
function endsSilently(stem: string): boolean {
  return (
    /(?:[a-z]at|iz|ris|vis|mis|lys|duc|roduc|nag|sur|ovid|uid|prov|ov|olv|erv|eiv|eas|clos|purchas|pos|us|cut|cont?inu|ombin|ermin|efin|achin|ak|ar|quir|ir|ir|stor|ot|im|om|ang|arg|nc|rc|bl|pl|tl|dl|gl|chedul|vit|writ)$/.test(
      stem,
    ) &&
    !/(?:oat|eat|reat|treat|repeat|format|repair|clear|bear|air|help|monitor|author|mentor|visit|edit|audit|limit|recruit|hear|gear|wear|ship|ask|work|sort|support|report|import|export|aim|claim|room|groom|zoom)$/.test(
      stem,
    )
  );
}

function pastOf(base: string, stem: string): string {
  const word = base.endsWith('e')
    ? `${base}d`
    : /[^aeiou]y$/.test(base)
      ? `${base.slice(0, -1)}ied`
      : `${stem}ed`;
  return capital(word);
}
