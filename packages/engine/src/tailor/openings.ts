import type { Entry } from '../types.ts';
import { allBullets, type Draft, locate, type PlacedBullet, type TailorContext } from './context.ts';

/** "Responsible for managing budgets" says less than "Managed budgets", and claims no less. */
export function openings(context: TailorContext): Draft[] {
  return allBullets(context.resume).flatMap((place) => opening(place, context));
}

function opening(place: PlacedBullet, context: TailorContext): Draft[] {
  const { bullet } = place;
  for (const weak of context.lexis.pack.style.weakOpenings) {
    const match = weak.pattern.exec(bullet.text);
    if (!match) continue;
    const rest = bullet.text.slice(match[0].length);
    const word = /^[\p{L}\p{M}]+/u.exec(rest)?.[0] ?? '';
    const better =
      weak.next === 'gerund-to-verb' ? verbOf(word, place, context) : nounOf(match[0], rest, word, context);
    const found =
      better &&
      locate(context.resume, bullet.lines, match[0] + (context.resume.language === 'zh' ? '' : word), true);
    if (!better || !found) continue;
    const source = match[0] + (context.resume.language === 'zh' ? '' : word);
    const after = better + bullet.text.slice(source.length);
    if (after.length < 6 || !context.gate.check(after, { entryId: place.entryId }).passed) continue;
    if (!context.claims.take(found.line, found.start, found.end)) continue;
    return [
      {
        kind: 'verb',
        place: { entryId: place.entryId, line: found.line },
        before: bullet.text,
        after,
        reason: { code: 'edit.verb', params: { opening: match[0].trim() } },
        evidence: bullet.lines,
        terms: [],
        operations: [{ type: 'replace', ...found, text: better }],
      },
    ];
  }
  return [];
}

function entryOf(place: PlacedBullet, context: TailorContext): Entry | undefined {
  return [...context.resume.experience, ...context.resume.projects].find(
    (entry) => entry.id === place.entryId,
  );
}

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

function verbOf(gerund: string, place: PlacedBullet, context: TailorContext): string | undefined {
  const stem = /^([A-Za-z]{2,})ing$/.exec(gerund)?.[1]?.toLowerCase();
  if (!stem) return undefined;
  const base = baseOf(stem);
  const current = entryOf(place, context)?.dates?.current ?? false;
  const others = entryOf(place, context)?.bullets.filter((bullet) => bullet.id !== place.bullet.id) ?? [];
  // The other bullets decide: a list of present verbs in a present job stays so.
  const past = others.some((bullet) => /^[A-Z][a-z]+ed\b/.test(bullet.text)) || !current;
  if (!past) return base.charAt(0).toUpperCase() + base.slice(1);
  return irregularPast[base] ?? pastOf(base, stem);
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
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** The noun behind the opening starts the bullet: "Planung der Schichten", "Gestion des stocks". */
function nounOf(opening: string, rest: string, word: string, context: TailorContext): string | undefined {
  const { language } = context.resume;
  if (language === 'zh') return rest.startsWith('负责') ? '' : '负责';
  // "Das Erstellen von …": the infinitive as a noun stands as well by itself.
  const infinitive = /\sdas $/iu.test(opening) && /^\p{Lu}\p{Ll}+(?:en|ern|eln)$/u.test(word);
  if ((!infinitive && !context.lexis.pack.naming.opening?.test(word)) || rest.length < 8) return undefined;
  return word.charAt(0).toUpperCase() + word.slice(1);
}
