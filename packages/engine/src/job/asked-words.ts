import type { AskedPack } from '../locales/asked-pack.ts';
import { askedPacks } from '../locales/asked-packs.ts';
import { phraseList, phrasePattern } from '../match/phrases.ts';
import { perLanguage } from '../text/per-language.ts';

/** An AskedPack made ready: phrases folded and compiled once. */
export interface AskedWords {
  bare: ReadonlySet<string>;
  never: ReadonlySet<string>;
  before: RegExp;
  behind: RegExp;
  spoken: RegExp;
  relative: RegExp;
  another: RegExp;
  adjective: RegExp;
  /** Whole words, or what a stretch looks like where none are parted. */
  conditions: ReadonlySet<string> | RegExp;
  given: RegExp;
  employer: RegExp | undefined;
  majors: RegExp | undefined;
  further: RegExp | undefined;
  papersJoined: RegExp | undefined;
  cut: RegExp | undefined;
  andSoOn: RegExp | undefined;
  sought: RegExp | undefined;
  toReader: RegExp | undefined;
  seeks: RegExp | undefined;
  sort: RegExp | undefined;
  pairs: RegExp | undefined;
  trait: RegExp;
  notTrait: RegExp;
  /** The longest first. */
  heads: readonly string[];
  capitals: AskedPack['capitals'];
}

const ending = (line: string): RegExp =>
  line === '' ? /(?!)/ : new RegExp(`\\p{L}(?:${phraseList(line).join('|')})$`, 'u');

/** Words with the blank that parts them from what they stand beside. */
function beside(line: string, at: 'before' | 'behind'): RegExp {
  if (line === '') return /(?!)/;
  const words = phrasePattern(line).source;
  return at === 'before' ? new RegExp(`(?:${words})\\s?$`) : new RegExp(`^\\s(?:${words})\\s?`);
}

function build(pack: AskedPack): AskedWords {
  return {
    bare: new Set(phraseList(pack.bare)),
    never: new Set(phraseList(pack.never)),
    before: beside(pack.before, 'before'),
    behind: beside(pack.behind, 'behind'),
    spoken: phrasePattern(pack.spoken),
    relative: new RegExp(`[\\s,](?:${phrasePattern(pack.relative).source})`),
    another: new RegExp(`^(?:${phrasePattern(pack.another).source})`),
    adjective: ending(pack.adjectives),
    conditions: pack.conditions instanceof RegExp ? pack.conditions : new Set(phraseList(pack.conditions)),
    given: phrasePattern(pack.given),
    employer: pack.employer,
    majors: pack.majors,
    further: pack.further,
    papersJoined: pack.papersJoined,
    cut: pack.cut,
    andSoOn: pack.andSoOn,
    sought: pack.sought,
    toReader: pack.toReader,
    seeks: pack.seeks,
    sort: pack.sort,
    pairs: pack.pairs,
    trait: ending(pack.traits),
    notTrait: ending(pack.notTraits),
    heads: phraseList(pack.heads).sort((a, b) => b.length - a.length),
    capitals: pack.capitals,
  };
}

export const askedWords = perLanguage((language): AskedWords => build(askedPacks[language]));
