import { fold } from '../text/fold.ts';
import { isGivenName } from './given-names.ts';
import { isPlace, isPlaceName, startsWithRegion, townShaped } from './places.ts';
import { likeness } from './scores.ts';
import { labelKind, tables } from './tables.ts';

/** A town, or an address with a street. */
export function isLocation(text: string): boolean {
  if (text.length < 2 || text.length > 110 || /[@:]/.test(text)) return false;
  // "湖南长沙人": where one is from.
  if (/^\p{Script=Han}+人$/u.test(text)) return false;
  // "(Mobile)" behind a number is no town in Alabama.
  const kinds = /[()]/.test(text) ? labelKind(text.replace(/[()]/g, '').trim()) : undefined;
  if (kinds?.has('phone') || kinds?.has('email')) return false;
  if (isPlace(text)) return !tables.workplaces.has(fold(text));
  const words = fold(text).split(/[\s,]+/);
  const street = words.some((word) => tables.streetWords.has(word) || tables.streetEndings.endWord(word, 3));
  if (/\d/.test(text) && street) return true;
  // "深圳·龙岗"
  const [, town, quarter] = /^(\p{Script=Han}{2,4})\s?·\s?(\p{Script=Han}{2,5})$/u.exec(text) ?? [];
  if (town && quarter && isPlaceName(town) && !namesSomethingElse(quarter)) return true;
  // "重庆渝北": a known province or city, and two or three characters more.
  if (/^\p{Script=Han}{4,7}$/u.test(text) && startsWithRegion(text) && !namesSomething(text)) return true;
  const parts = text.split(/\s*,\s*/);
  if (parts.length > 1 && endsAddress(parts) && parts.every((part) => part.length < 40))
    return words.length <= (parts.every((part) => /^[\p{Lu}\d]/u.test(part)) ? 13 : 9);
  // "Quimper, Finistère": behind a known town stands its county.
  if (parts.length === 2 && words.length <= 4 && isPlaceName(parts[0] ?? '') && townShaped(parts[1] ?? ''))
    return !namesSomething(parts[1] ?? '');
  return isTownInBracket(text) || isHanAddress(text, street);
}

/** "SW1A 1AA", "D02 X285": a postal code that stands for its town. */
const code = /^(?:[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d{2} [A-Z\d]{4})$/;

/** A town, with its code or its province, or behind a house number the code alone. */
function endsAddress(parts: string[]): boolean {
  const last = parts.at(-1) ?? '';
  const coded = /^\d{4,5}\s/.test(last);
  if (/[!?]$/.test(last) || (/\.$/.test(last) && !coded)) return false;
  const [first = ''] = parts;
  if (isTownInBracket(last)) return !/(?:19|20)\d\d/.test(first);
  return isPlaceName(last) || (code.test(last) && /\d/.test(first));
}

/** "(73)" is a department of France, and behind a first name an age. */
const isRegion = (region: string, town: string): boolean =>
  isPlaceName(region) ||
  (/^(?:\d{2}|2[AB]|97\d)$/.test(region) && !isGivenName(town) && !/\s\p{Lu}/u.test(town));

/** "Almonaster la Real (Huelva)", "Saint-Avit (81)": an unknown town with its province. */
function isTownInBracket(text: string): boolean {
  const [, town, region] = /^(?:\d{4,5}\s)?([^()\d]{2,40}?)\s?\(([^()]{2,30})\)$/u.exec(text) ?? [];
  if (town === undefined || region === undefined || !isRegion(region, town)) return false;
  const like = likeness(town);
  const plain = town.replace(/-[dl]['’](?=\p{Lu})/u, '-');
  return townShaped(plain) && Math.max(like.title, like.organization, like.school) < 2;
}

/** "臺北市文山區木新路二段", "福建宁德福鼎市点头镇": from a region down to a village, a street or a door. */
function isHanAddress(text: string, street: boolean): boolean {
  if (!/^\p{Script=Han}{2,}\S*$/u.test(text) || text.length > 40 || /[，。；、：]/.test(text)) return false;
  if (/[省市区县路]/.test(text) && (street || /[市区]$/.test(text)) && /[省市区县路街号室]/.test(text))
    return true;
  const parts = text.match(/[省市區区縣县州盟旗]/gu)?.length ?? 0;
  const ends = /(?:[市區区縣县鎮镇鄉乡村路街道巷弄里段號号室樓楼栋幢座旗州]|\d)$/u.test(text);
  return (
    ends &&
    text.length >= 6 &&
    !namesSomething(text) &&
    (parts >= 2 || (parts === 1 && startsWithRegion(text)))
  );
}

/** "住兰州城关区段家滩": behind the word for living, what begins with a known region is where, down to any name. */
export const isLivedIn = (text: string): boolean =>
  /^\p{Script=Han}{3,16}$/u.test(text) && startsWithRegion(text) && !namesSomething(text);

/** The end of a district may be that of a trade: only whole words of trades count. */
function namesSomethingElse(quarter: string): boolean {
  const like = likeness(quarter);
  const trade = tables.titles.han.some((word) => quarter.endsWith(word));
  return trade || Math.max(like.organization, like.school) >= 1.4;
}

function namesSomething(text: string): boolean {
  const like = likeness(text);
  return Math.max(like.title, like.organization, like.school) >= 1.4;
}

/** A name before an address ("Nora Bergmann, Goethestr. 12, …"), not a street or town. */
export function isOwner(text: string): boolean {
  const words = fold(text).split(/\s+/);
  return (
    words.length >= 2 &&
    words.length <= 4 &&
    !isPlace(text) &&
    !words.some((word) => tables.streetWords.has(word) || tables.streetEndings.endWord(word, 3))
  );
}

/** A street without its town. */
export function isStreetOnly(text: string): boolean {
  return /\d/.test(text) && !text.split(/\s*,\s*/).some((part) => isPlaceName(part));
}

/** A town, best with its postal code. */
export function isTownLine(text: string): boolean {
  return isPlace(text) || text.split(/\s*,\s*/).every((part) => isPlaceName(part));
}
