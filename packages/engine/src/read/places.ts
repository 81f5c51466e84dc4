import { fold, foldedWords, hasHan } from '../text/fold.ts';
import { memo } from '../text/memo.ts';
import { simplified } from '../text/simplified.ts';
import { chineseRegionNames, countryNames, regionNames } from './country-names.ts';
import { placesAToK } from './place-names/a-to-k.ts';
import { chinesePlaceNames } from './place-names/chinese.ts';
import { germanPlaceNames } from './place-names/german.ts';
import { placesLToZ } from './place-names/l-to-z.ts';
import { tables } from './tables.ts';

function listed(names: string): string[] {
  return names.split('|').map((name) => fold(name));
}

let towns: Set<string> | undefined;
function knownTowns(): Set<string> {
  towns ??= new Set([
    ...listed(placesAToK),
    ...listed(placesLToZ),
    ...listed(chinesePlaceNames),
    ...listed(germanPlaceNames),
  ]);
  return towns;
}

const isTown = (name: string): boolean => knownTowns().has(fold(name));

let known: Set<string> | undefined;
function knownPlaces(): Set<string> {
  known ??= new Set([
    ...knownTowns(),
    ...listed(countryNames),
    ...listed(regionNames),
    ...listed(chineseRegionNames),
  ]);
  return known;
}

let regions: Set<string> | undefined;
function isRegion(name: string): boolean {
  regions ??= new Set([...listed(countryNames), ...listed(regionNames)]);
  return regions.has(fold(name));
}

const regionCode = /^(?:[A-Z]{2}|[A-Z]{3}|D\.?C\.?)$/;
const usState =
  /^(?:A[LKZR]|C[AOT]|D[EC]|FL|GA|HI|I[DLNA]|K[SY]|LA|M[EDAINSOT]|N[EVHJMYCD]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[TA]|W[AVIY]|ON|QC|BC|AB|MB|SK|N[SBL]|PE|NSW|VIC|QLD|UK|USA?|UAE|B\.C|CDMX|N\.L|Q\. ?Roo|Bs\. ?As|D\.F|(?:Ags|Camp|Chis|Chih|Coah|Dgo|Gto|Gro|Hgo|Jal|Méx|Mich|Mor|Nay|Oax|Pue|Qro|Sin|Son|Tab|Tamps|Tlax|Ver|Yuc|Zac)(?=\.)|(?:Ags|Chis|Chih|Coah|Dgo|Gto|Hgo|Jal|Mich|Nay|Oax|Pue|Qro|Tamps|Tlax|Yuc|Zac)$)\.?$/;
const postal =
  /^(?:[A-Z]{1,2}-?)?\d{4,6}(?:-\d{4})?\s+|\s+\d{5}(?:-\d{4})?$|\s+(?!(?:19|20)\d\d(?:0[1-9]|1[0-2])$)[1-9]\d{5}$|\s+(?:NSW|VIC|QLD|TAS|ACT|SA|WA|NT)\s+\d{4}$|\s+[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}$|\s+[A-Z]\d[A-Z]\s?\d[A-Z]\d$/;

function isKnown(name: string): boolean {
  const key = fold(name).replace(/[.。]$/, '');
  if (knownPlaces().has(key)) return true;
  if (hasHan(name) && knownPlaces().has(simplified(key))) return true;
  if (hasHan(name))
    return (
      knownPlaces().has(key.replace(/[省市县縣区區]$/, '')) ||
      isHanPair(key) ||
      /^(?:\p{Script=Han}{2,4}[省市]\s?)?\p{Script=Han}{1,4}[市区縣县區]$/u.test(key)
    );
  return false;
}

/** "湖北宜昌": a province and a town in it, written together. */
function isHanPair(key: string): boolean {
  if (!/^\p{Script=Han}{4,9}$/u.test(key)) return false;
  for (let at = 2; at <= 4 && at <= key.length - 2; at++) {
    const [first, rest] = [key.slice(0, at), key.slice(at)];
    const known = (name: string) =>
      knownPlaces().has(name) || knownPlaces().has(name.replace(/[省市县区]$/, ''));
    if (known(first) && known(rest)) return true;
  }
  return false;
}

/** Whether Chinese text begins with the name of a province or town. */
export function startsWithRegion(text: string): boolean {
  const places = knownPlaces();
  return [2, 3].some((length) => places.has(fold(text.slice(0, length))));
}

/** A state, region or country that is no town itself: before it an unknown name is a town. */
export function isWidePlace(name: string): boolean {
  return usState.test(name.trim()) || (isRegion(name) && !isTown(name));
}

/** One comma part: a town, country, region code, or a town with its postal code. */
export const isPlaceName = memo((part: string): boolean => {
  const text = part
    .trim()
    .replace(/^\(|\)$/g, '')
    .trim();
  if (text.length < 2 || text.length > 40) return false;
  if (usState.test(text)) return true;
  if (isKnown(text)) return true;
  if (tables.workplaces.has(fold(text))) return true;
  if (postal.test(text)) {
    const bare = text
      .replace(postal, '')
      .replace(/\s\([\p{L} -]+\)$/u, '')
      .trim();
    if (bare === '' || usState.test(bare) || isKnown(bare)) return true;
    // "I.E. Clorinda Matto Nº 50931": a number behind a name is no code.
    const counted =
      /\s(?:n\.?[º°o]|no|nr)\.?$/iu.test(bare) || tables.schools.find(foldedWords(bare)).length > 0;
    return !counted && /^\p{Lu}[\p{L} .'/-]+$/u.test(bare);
  }
  const words = text.split(/\s+/);
  // "Fort Hood TX"
  if (
    words.length >= 2 &&
    words.length <= 4 &&
    usState.test(words.at(-1) ?? '') &&
    words.slice(0, -1).every((word) => /^\p{Lu}\p{Ll}+$/u.test(word))
  )
    // "Zeemode Brugge NV": letters of a state that are a legal form elsewhere.
    return (
      !tables.organizationSuffixes.has(fold(words.at(-1) ?? '')) || isKnown(words.slice(0, -1).join(' '))
    );
  // "Köln-Ehrenfeld", "Berlin-Neukölln"
  const quarter = /^(\p{Lu}[\p{L} ]{2,20})-\p{Lu}\p{Ll}[\p{L}-]{2,20}$/u.exec(text);
  if (quarter?.[1] && isTown(quarter[1])) return true;
  // "Greater Leeds Area"
  const area = /^(?:Greater )?(\p{Lu}[\p{L} -]{2,24})(?: Metropolitan| Bay)? (?:Area|Region)$/u.exec(text);
  if (area?.[1] && isKnown(area[1])) return true;
  // "Cardiff CF11", "Québec (Québec) G1K"
  if (/^\p{Lu}[\p{Ll}'-]+ (?:County|Province|Prefecture)$/u.test(text)) return true;
  const half =
    /^(.{3,30}?)(?:\s\([\p{L} ]{3,20}\))? (?:[A-Z]{1,2}\d{1,2}[A-Z]?|[A-Z]\d[A-Z]|(?!19|20)[1-9]\d{3})$/u.exec(
      text,
    );
  if (half?.[1] && isKnown(half[1])) return true;
  // "Berlin Mitte", "Madrid centro", "München-Ost", "Frankfurt/Main", "Lyon 3e"
  if (
    words.length === 2 &&
    isKnown(words[0] ?? '') &&
    /^(?:\d{1,2}(?:e|er|ème)?|[A-Z]{2})$/.test(words[1] ?? '')
  )
    return true;
  if (/^[^/]+\/[^/]+$/.test(text))
    return (
      text.split('/').every((side) => isPlaceName(side) || /^\p{Lu}\p{L}+$/u.test(side.trim())) &&
      isPlaceName(text.split('/')[0] ?? '')
    );
  return false;
});

const particle = /^(?:am|an|der|de|la|le|les|el|los|las|sur|sous|en|im|ob|a|del|do|da|upon|of|the|dem)$/i;

export function townShaped(part: string): boolean {
  if (tables.organizationSuffixes.has(fold(part.trim())) || /\.\p{L}/u.test(part)) return false;
  const words = part.trim().split(/[\s-]+/);
  return (
    words.length <= 4 &&
    words.every((word, i) => /^\p{Lu}[\p{L}'.]*$/u.test(word) || (i > 0 && particle.test(word)))
  );
}

/** A whole place as people write it: "Austin, TX (hybrid)", "75011 Paris", "Berlin", "上海市浦东新区". */
export const isPlace = memo((text: string): boolean => {
  const bare = text
    .trim()
    // "Celaya, Gto.": the stop of a short form stays.
    .replace(/[,;]$|(?<!,\s\p{L}{1,5})\.$/u, '')
    .replace(/\s*[(（][^()（）]{1,30}[)）]\s*$/, '')
    .trim();
  if (!bare) return false;
  const parts = bare.split(/\s*[,，·]\s*/);
  if (parts.length > 4) return false;
  if (parts.length === 1) return isPlaceName(bare);
  const last = parts.at(-1) ?? '';
  if (!isPlaceName(last)) return false;
  // "Fayetteville, AR", "Ikeja, Nigeria": an unknown town before a known region. Before a known town
  // stands an employer more often than a quarter.
  if (!parts.slice(0, -1).every((part) => isPlaceName(part) || townShaped(part))) return false;
  // Only one name may be unknown: the first, right before a state or country that is no town itself.
  const second = parts[1] ?? '';
  const wide = isWidePlace(second);
  if (parts.some((part, at) => !isPlaceName(part) && (at > 0 || !wide))) return false;
  if (
    parts
      .slice(0, -1)
      .some(
        (part) =>
          foldedWords(part).some((word) => tables.organizations.has(word) || tables.schools.has(word)) &&
          !isPlaceName(part),
      )
  )
    return false;
  return parts
    .slice(0, -1)
    .every((part) => isPlaceName(part) || (townShaped(part) && (regionCode.test(last) || isKnown(last))));
});
