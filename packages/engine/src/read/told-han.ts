import { toldClauses } from '../locales/zh/told-clauses.ts';
import { allMatches } from '../text/all-matches.ts';
import { hasHan } from '../text/fold.ts';
import { simplified } from '../text/simplified.ts';
import { isPlace } from './places.ts';
import { isTrade, likeness } from './scores.ts';
import { labelKind, tables } from './tables.ts';
import type { Told } from './told-latin.ts';

const { notNow, notDuty, aspects, doings, says, opensClause, isLabelled, untilNow, noPartOfTitle } =
  toldClauses;
const { studied, graduated, levelAt, schoolAnd, learnedWhat, has, finished } = toldClauses;

const longestFirst = (phrases: string[]) =>
  phrases
    .filter(hasHan)
    .sort((a, b) => b.length - a.length)
    .join('|');
const asWords = longestFirst(tables.told.as);
const atWords = longestFirst(tables.told.at);

const role = new RegExp(`${notDuty}(?:${asWords})(?:${aspects})?([^，,。；;、（）()]{2,16})`, 'gu');
const surely = new RegExp(
  `(?:${longestFirst(tables.told.asOnly)})(?:${aspects})?([^，,。;；、（）()]{2,12})`,
  'gu',
);
const place = new RegExp(
  `${notNow}(?:${atWords})([\\p{Script=Han}A-Za-z·（）()]{3,36}?)(?=${notDuty}(?:${asWords})|${doings}|[，,。；;]|$)`,
  'gu',
);
/** Right before what one was: "在遵义酒家做服务员". */
const workplace = new RegExp(
  `${notNow}(?:${atWords})([\\p{Script=Han}A-Za-z·（）()]{3,24}?)(?=${notDuty}(?:${asWords}))`,
  'u',
);
const meanwhile = new RegExp(`(?:${longestFirst(tables.told.meanwhile)})$`, 'u');
const inBrackets = /[（(]([^（）()]{3,24})[）)]/u;

function candidates(text: string, pattern: RegExp): string[] {
  return allMatches(text, pattern).flatMap((match) => match[1] ?? []);
}

interface Listed {
  title?: string;
  employer?: string;
  school?: string;
  degree?: string;
}

/** "云南农业大学，动物医学本科", "…，俄语专业，本科": what one has from it is a part of its own, or two. */
function degreeIn(text: string): string | undefined {
  const parts = allMatches(text, /[^，,。；;、\n\t]+/g);
  const learned = parts.map(([part]) => {
    if (part.trim().length < 2 || part.length > 16 || opensClause.test(part) || says.test(part)) return false;
    const { degree, school, organization } = likeness(part.trim());
    return degree >= 3 && school < 3 && organization < 3;
  });
  const first = learned.indexOf(true);
  const last = learned[first + 1] ? first + 1 : first;
  const [from, to] = [parts[first], parts[last]];
  return from && to ? text.slice(from.index, to.index + to[0].length).trim() : undefined;
}

/** "苏州鑫茂包装材料厂，叉车司机": names one behind the other, with nothing said between. */
function listed(text: string): Listed {
  const parts = text
    .split(/[\s，,。；;、]+/)
    .filter(Boolean)
    .slice(0, 6);
  const names = parts.filter(
    (part) =>
      /^[\p{Script=Han}A-Za-z·（）()]{2,24}$/u.test(part) &&
      !isLabelled.test(part) &&
      !says.test(part) &&
      !labelKind(part)?.has('personal'),
  );
  const likes = names.map((name) => ({ name, like: likeness(name) }));
  const title = likes.findIndex(
    ({ name, like }) => like.title >= 2.8 && like.organization < 3 && name.length <= 10,
  );
  const employer = likes.find(
    ({ like }, at) => at !== title && like.school < 3 && like.organization >= (at === title - 1 ? 1.4 : 2.8),
  );
  return {
    title: names[title],
    employer: employer?.name,
    school: likes.find(({ like }) => like.school >= 3)?.name,
    degree: degreeIn(text),
  };
}

/** "担任亲子课主讲": such a word stands before what one was and nothing else. */
function appointed(text: string): string | undefined {
  const name = candidates(text, surely)[0];
  if (!name || /[\dA-Za-z]{4}/.test(name)) return undefined;
  const like = likeness(name);
  return Math.max(like.organization, like.school, like.degree, like.place) < 3 ? name : undefined;
}

const isSchool = (name: string) => likeness(name).school >= 2;

/** "银川某物流有限公司开半挂车": what one did there stands right behind the name. */
function upToEnding(text: string): string {
  const plain = simplified(text);
  for (let to = text.length; to >= 4; to--) {
    const part = plain.slice(0, to);
    if (tables.organizationEndings.endWord(part, 2) || tables.schoolEndings.endWord(part, 2))
      return text.slice(0, to);
  }
  return text;
}

/** Where a sentence says what one was, what stands before it says where, though no list knows the name. */
function workedAt(text: string): string | undefined {
  const name = workplace.exec(text)?.[1];
  return name && !isPlace(name) && !meanwhile.test(name) ? name : undefined;
}

/** What for and where, said together. */
function statedStudy(text: string): Told | undefined {
  const [, level, at] = levelAt.exec(text) ?? [];
  if (level && at) return { degree: level, school: at, said: true };
  const [, where, what] = schoolAnd.exec(text) ?? [];
  return what && where ? { degree: what, school: where, said: true } : undefined;
}

/** The same of a Chinese clause: 在 … 任 …, 在 … 读 …. */
export function toldInHan(text: string): Told | undefined {
  const title =
    candidates(text, role)
      .map((name) => name.replace(untilNow, '').replace(noPartOfTitle, ''))
      .find(isTrade) ?? appointed(text);
  const places = candidates(text, place).map(upToEnding);
  const employer = places.find((name) => likeness(name).organization >= 2 || isSchool(name));
  if (title) return { title, organization: employer ?? workedAt(text), said: true };
  const stated = statedStudy(text);
  if (stated) return stated;
  const named = listed(text);
  const learns = has.test(text) || studied.test(text) || text.includes(finished);
  if (named.title && !learns)
    return { title: named.title, organization: employer ?? named.employer, said: false };
  const school = places.find(isSchool) ?? [inBrackets.exec(text)?.[1] ?? ''].find(isSchool) ?? named.school;
  const [whole, kind] = [school ? studied.exec(text)?.[1] : undefined, graduated.exec(text)?.[1]];
  const own = school ? named.degree : undefined;
  const said = school ? learnedWhat.exec(text)?.[1] : undefined;
  const degree =
    has.exec(text)?.[1] ?? said ?? own ?? (kind && whole?.endsWith(kind) ? whole : (kind ?? whole));
  // "就读于县第一中学": where, and no word of what.
  if (degree && degree === school) return { school, said: true };
  return degree && (school || text.includes(finished)) ? { degree, school, said: true } : undefined;
}
