import type { PersonBefore } from '../locales/relations-pack.ts';
import { allMatches } from '../text/all-matches.ts';
import { memoFor } from '../text/memo.ts';
import { onceFor } from '../text/once-for.ts';
import { onlyByOthers } from './han-done-by-others.ts';
import { hanForProduct } from './han-for-product.ts';
import { onlyHanSorts } from './han-heads.ts';
import { hanFromOneLine } from './han-one-line.ts';
import { hanOpensAsDoer } from './han-opens-as-doer.ts';
import { hanOtherTool } from './han-other-tool.ts';
import { hanVerbAndThing } from './han-verb-and-thing.ts';
import type { Claims } from './items.ts';
import type { Lexis } from './lexis.ts';
import { type Refusal, refusal } from './refusal.ts';
import { isTold, type Statement } from './statement.ts';
import type { Unit } from './support.ts';

/**
 * Chinese has the person before the verb: "与两家公司协调" is not "协调两家公司", and whoever works "在组长指导下" does
 * not guide the group's head.
 */
export function hanRelations(
  claims: Claims,
  units: readonly Unit[],
  statements: readonly Statement[],
  lexis: Lexis,
): Refusal[] {
  const { before } = lexis.pack.relations;
  if (!before) return [];
  const texts = units.flatMap((unit) => unit.statements.map(({ folded }) => folded));
  const said = claims.text.toLowerCase();
  const turned = texts.flatMap((text) => bondsIn(text, before, lexis)).filter((bond) => turns(bond, said));
  return [
    ...turned
      .filter(({ verb, whom }) => !texts.some((text) => text.includes(verb + whom)))
      .slice(0, 1)
      .map(({ whom }) => refusal('scope', whom, 'scope')),
    ...asSomebodyElse(said, texts, before, lexis),
    ...asTheFirm(said, units, lexis),
    ...onlyOther(said, texts, before),
    ...withoutNon(said, texts, before, lexis),
    ...otherMeans(said, texts, before),
    ...onlySupervised(said, texts, before),
    ...onlyHelped(said, units, before),
    ...onlyDeputy(said, texts, lexis),
    ...onlyHanSorts(claims, statements, lexis),
    ...hanVerbAndThing(claims, statements, lexis),
    ...hanOpensAsDoer(claims, statements),
    ...hanForProduct(claims, statements),
    ...hanFromOneLine(claims, statements, lexis),
    ...hanOtherTool(said, statements, before, lexis),
    ...onlyByOthers(said, texts, before, lexis),
  ];
}

/** "作为急救员照顾观众", where the resume says "和急救员一起": whoever worked beside one was none. */
function asSomebodyElse(
  said: string,
  texts: readonly string[],
  { others, helps }: PersonBefore,
  { pack }: Lexis,
): Refusal[] {
  const positions = allMatches(said, new RegExp(oneOf(pack.relations.as), 'gu'));
  return positions.flatMap(({ index, 0: word }) => {
    const name = longestKnown(said.slice(index + word.length), texts);
    if (name === '') return [];
    const isOthers = texts.flatMap((text) => {
      const parts = text.split(name);
      return parts
        .slice(1)
        .map((behind, at) => others.test(parts[at]?.slice(-2) ?? '') || helps.test(behind));
    });
    return isOthers.length > 0 && isOthers.every(Boolean) ? [refusal('title', name, 'title')] : [];
  });
}

/** "作为律师" at a "律师事务所": what the firm is called makes nobody one. */
function asTheFirm(said: string, units: readonly Unit[], { pack }: Lexis): Refusal[] {
  const positions = allMatches(said, new RegExp(oneOf(pack.relations.as), 'gu'));
  if (positions.length === 0) return [];
  const statements = units.flatMap((unit) => unit.statements);
  const firms = statements.flatMap(({ role, folded }) => (role === 'organization' ? [folded] : []));
  const own = statements.flatMap((each) => (each.role === 'title' || isTold(each) ? [each.folded] : []));
  return positions
    .map(({ index, 0: word }) => longestKnown(said.slice(index + word.length), firms))
    .filter((name) => name !== '' && !own.some((text) => text.includes(name)))
    .map((name) => refusal('title', name, 'title'));
}

/** "只取消两节" says nothing of "只上了": what was done and no more is the resume's own word. */
function onlyOther(said: string, texts: readonly string[], { only }: PersonBefore): Refusal[] {
  return allMatches(said, only)
    .filter(([, verb = '']) => {
      const own = texts.flatMap((text) => allMatches(text, only).map(([, done = '']) => done));
      return own.length > 0 && !own.includes(verb);
    })
    .map(([word]) => refusal('scope', word, 'scope'));
}

/** "非处方药" says nothing of "处方药". */
function withoutNon(
  said: string,
  texts: readonly string[],
  { non }: PersonBefore,
  { pack }: Lexis,
): Refusal[] {
  const { avoided } = pack.relations;
  const excepted = new Map(
    texts.flatMap((text) => allMatches(text, non).map(([whole, word = '']) => [word, whole] as const)),
  );
  return [...excepted]
    .filter(([word, whole]) => {
      const none = new RegExp(`(?:${avoided.source})\\p{Script=Han}{0,3}?${word}`, 'gu');
      const isBare = (text: string) => text.replaceAll(whole, '').replace(none, '').includes(word);
      return isBare(said) && !texts.some(isBare);
    })
    .map(([word]) => refusal('scope', word, 'scope'));
}

/**
 * "通过更换供应商": what was changed here and who supplied there make no way of doing it, and what came after the
 * change ("更换供应商后") did not come by it.
 */
function otherMeans(said: string, texts: readonly string[], { means, after }: PersonBefore): Refusal[] {
  if (texts.some((text) => allMatches(text, means).length > 0)) return [];
  return allMatches(said, means)
    .filter(([, way = '', doing = '', thing = '']) => {
      if (after.split(' ').some((behind) => texts.some((text) => text.includes(way + behind)))) return true;
      const [withDoing, withThing] = [doing, thing].map((word) =>
        texts.filter((text) => text.includes(word)),
      );
      if (!withDoing?.length || !withThing?.length) return false;
      return !withDoing.some((text) => withThing.includes(text));
    })
    .map(([word]) => refusal('scope', word, 'scope'));
}

/** Who worked "在牙医监督下" has supervised nothing; "牙医监督" still names who did. */
function onlySupervised(said: string, texts: readonly string[], { above }: PersonBefore): Refusal[] {
  const bonds = texts.flatMap((text) => allMatches(text, above));
  const left = said.replace(above, '');
  return bonds
    .filter(([, whom = '', doing = '']) => {
      const own = left.replaceAll(whom.slice(-2) + doing, '');
      return own.includes(doing) && !texts.some((text) => text.replace(above, '').includes(doing));
    })
    .map(([, , doing = '']) => refusal('scope', doing, 'scope'));
}

/** Who was "心理咨询助理" has not "做心理咨询": the title alone names what somebody else did. */
function onlyHelped(said: string, units: readonly Unit[], { helper, did }: PersonBefore): Refusal[] {
  const statements = units.flatMap((unit) => unit.statements);
  return statements.flatMap(({ role, folded }) => {
    const name = role === 'title' ? helper.exec(folded)?.[1] : undefined;
    if (!name || !said.includes(name) || !did.split(' ').some((verb) => said.includes(verb + name)))
      return [];
    const known = statements.some((each) => isTold(each) && each.folded.includes(name));
    return known ? [] : [refusal('scope', name, 'scope')];
  });
}

/** Who was "副店长" or "暂代店长" has been no "店长". */
function onlyDeputy(said: string, texts: readonly string[], lexis: Lexis): Refusal[] {
  const { deputies } = lexis.pack.relations.titles;
  const isBare = (text: string, name: string): boolean =>
    text.replaceAll(deputies ?? '', (all) => all.replace(name, '')).includes(name);
  return texts
    .flatMap((text) => deputised(text, lexis))
    .filter((name) => said.includes(name) && isBare(said, name) && !texts.some((text) => isBare(text, name)))
    .slice(0, 1)
    .map((name) => refusal('title', name, 'title'));
}

/** The titles of those who are stood in for; the same lines are asked for every text. */
const deputised = memoFor((text: string, { pack, phrases }: Lexis): readonly string[] => {
  const { deputies } = pack.relations.titles;
  return (deputies ? allMatches(text, deputies) : []).flatMap(([, behind = '']) => {
    const isTitle = (name: string) => phrases.title.some((title) => name.endsWith(title));
    return [4, 3, 2].map((length) => behind.slice(0, length)).find(isTitle) ?? [];
  });
});

/** How much of the text's beginning the resume has in one piece. */
function longestKnown(said: string, texts: readonly string[]): string {
  for (let length = 8; length >= 2; length -= 1) {
    const name = said.slice(0, length);
    if (/^\p{Script=Han}+$/u.test(name) && texts.some((text) => text.includes(name))) return name;
  }
  return '';
}

interface Bond {
  verb: string;
  /** How the name of the person begins. */
  whom: string;
}

const longest = 12;

const oneOf = (words: string): string => `(?:${words.split(' ').join('|')})`;

const patternsOf = onceFor((before: PersonBefore, { pack: { relations } }: Lexis): readonly RegExp[] => {
  const { beside, agent } = relations;
  return [
    new RegExp(
      `${oneOf(before.with)}了?(\\p{Script=Han}{2,${longest}}?)${oneOf(before.together)}?(${oneOf(beside)})`,
      'gu',
    ),
    new RegExp(`${oneOf(before.by)}(\\p{Script=Han}{2,${longest}}?)的?(${oneOf(agent)})`, 'gu'),
  ];
});

function bondsIn(text: string, before: PersonBefore, lexis: Lexis): Bond[] {
  return patternsOf(before, lexis).flatMap((pattern) =>
    allMatches(text, pattern).map(({ 1: whom = '', 2: verb = '' }) => ({ verb, whom: whom.slice(0, 4) })),
  );
}

/** The verb with the person right behind it. */
function turns({ verb, whom }: Bond, said: string): boolean {
  return new RegExp(`${verb}了?${whom}`, 'u').test(said);
}
