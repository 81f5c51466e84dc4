import type { Attributes } from './xml.ts';

const white = /^(?:auto|f[c-f]f[c-f]f[c-f]|bg1|lt1|background1|window)$/i;

/** A colour behind the text that is not the page's white. */
export function isGround(name: string, attributes: Attributes): boolean {
  if (name === 'solidFill' || name === 'gradFill') return true;
  if (name === 'fillRef') return attributes.get('idx') !== '0';
  const fill = attributes.get('fill') ?? 'auto';
  return name === 'shd' && /^[0-9a-f]{6}$/i.test(fill) && !white.test(fill);
}

/** Said inside a fill: that it is white, so that white text in it is as unseen as on the page. */
export const isWhiteFill = (name: string, attributes: Attributes): boolean =>
  (name === 'srgbClr' || name === 'schemeClr') && white.test(attributes.get('val') ?? '');

const mostAnchors = 60;
const longestAnchor = 200_000;
/** English Metric Units, an inch: smaller shapes are rules, icons and bars. */
const leastHeight = 914_400;

function isColoured(anchor: string): boolean {
  if (/<(?:\w+:)?blip\b/.test(anchor)) return /behindDoc="(?:1|true)"/.test(anchor.slice(0, 600));
  const fills = anchor.matchAll(
    /<(?:\w+:)?(?:solidFill|gs|fillRef)\b[^>]{0,80}>\s*<(?:\w+:)?\w+Clr\b[^>]{0,80}?\bval="([^"]{1,20})"/g,
  );
  return [...fills].some((found) => !white.test(found[1] ?? ''));
}

/** A large coloured shape or picture, anchored by itself, over which a design sets its text in white. */
function isDarkAnchor(anchor: string): boolean {
  const height = Number(/<(?:\w+:)?extent\b[^>]{0,80}\bcy="(\d{1,12})"/.exec(anchor)?.[1] ?? 0);
  const holdsText = anchor.includes('txbxContent') && !/behindDoc="(?:1|true)"/.test(anchor.slice(0, 600));
  return height >= leastHeight && !holdsText && isColoured(anchor);
}

/** Whether white text of these pages may stand on something that is not white. */
export function hasDarkGround(xml: string): boolean {
  const page = /<(?:\w+:)?background\b[^>]{0,200}\bcolor="([^"]{1,20})"/.exec(xml.slice(0, 20_000))?.[1];
  if (page && !white.test(page)) return true;
  let at = xml.indexOf(':anchor ');
  for (let count = 0; at >= 0 && count < mostAnchors; count++) {
    const end = xml.indexOf(':anchor>', at);
    if (end < 0) return false;
    if (isDarkAnchor(xml.slice(at, Math.min(end, at + longestAnchor)))) return true;
    at = xml.indexOf(':anchor ', end);
  }
  return false;
}
