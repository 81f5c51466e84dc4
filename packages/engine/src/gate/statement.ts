import { memoFor } from '../text/memo.ts';
import { onceBy } from '../text/once-for.ts';
import type { Saying } from './equal-groups.ts';
import { closedUp, sayingsOfRows } from './far-verbs.ts';
import type { Lexis } from './lexis.ts';
import { type Names, namesIn, productsIn } from './names.ts';
import { type Figures, figuresIn } from './numbers.ts';
import { keysInSayings, separatedVerbs, separateParticles } from './parted-verbs.ts';
import { type Token, tokenize } from './tokens.ts';
import { fold } from './word-forms.ts';

/** One statement of the resume (a bullet, a title, a line), opened for comparing. */
export interface Statement {
  text: string;
  folded: string;
  role: 'title' | 'organization' | 'dates' | 'text' | 'fact';
  tokens: readonly Token[];
  words: ReadonlySet<string>;
  keys: ReadonlySet<string>;
  /** What it says in equal words, between its lines too. */
  sayings: Saying[];
  groups: ReadonlySet<number>;
  /** Those of them that it says in more than one word. */
  phrases: ReadonlySet<number>;
  concepts: ReadonlySet<number>;
  figures: Figures;
  /** Its words, and each two of them joined, between blanks: "help desk" also says "helpdesk". */
  squeezed: string;
  /** German: clauses with a verb in two parts ("lernte … an"). */
  particles: ReadonlySet<number>;
  /** The line without products that have names of several words; null where it names none. */
  withoutProducts: Statement | null;
}

/** It tells what was done; titles, employers and dates are the fields of an entry. */
export const isTold = ({ role }: Pick<Statement, 'role'>): boolean => role === 'text' || role === 'fact';

const readings = memoFor((text: string, lexis: Lexis) => new Reading(text, lexis), 3000);

/** What depends on the text alone is read once; role and lexicon are added to it. */
export function statement(text: string, role: Statement['role'], lexis: Lexis, lexicon?: Names): Statement {
  return new Stated(readings(text, lexis), role, lexicon);
}

/** What a text says. Most lines are never asked for their figures or equal words: each is read when it is. */
class Reading {
  readonly text: string;
  readonly folded: string;
  readonly tokens: readonly Token[];
  readonly lexis: Lexis;
  private ownWords?: ReadonlySet<string>;
  private ownKeys?: ReadonlySet<string>;
  private ownSayings?: Saying[];
  private ownGroups?: ReadonlySet<number>;
  private ownPhrases?: ReadonlySet<number>;
  private ownFigures?: Figures;
  private ownSqueezed?: string;
  private ownParticles?: ReadonlySet<number>;
  private ownApart?: readonly Token[];

  constructor(text: string, lexis: Lexis) {
    this.text = text;
    this.lexis = lexis;
    this.folded = fold(text);
    this.tokens = tokenize(text, lexis);
  }

  get words(): ReadonlySet<string> {
    this.ownWords ??= new Set(this.tokens.map((token) => token.folded));
    return this.ownWords;
  }

  get keys(): ReadonlySet<string> {
    if (this.ownKeys) return this.ownKeys;
    const keys = new Set(
      this.tokens.filter((token) => !this.lexis.isFunction(token.folded)).flatMap((token) => token.keys),
    );
    for (const key of separatedVerbs(this.apart, this.tokens, this.lexis)) keys.add(key);
    this.ownKeys = keys;
    return keys;
  }

  get sayings(): Saying[] {
    const { pack, groups } = this.lexis;
    this.ownSayings ??=
      pack.language === 'zh'
        ? groups.inCharacters(this.folded)
        : inAllOrders(
            this.tokens,
            keysInSayings(this.tokens, this.apart, this.lexis),
            this.lexis,
            groups.inTokens,
          );
    return this.ownSayings;
  }

  get groups(): ReadonlySet<number> {
    this.ownGroups ??= new Set(this.sayings.map((saying) => saying.group));
    return this.ownGroups;
  }

  get phrases(): ReadonlySet<number> {
    this.ownPhrases ??= new Set(
      this.sayings.filter((saying) => saying.at.length > 1).map((saying) => saying.group),
    );
    return this.ownPhrases;
  }

  get figures(): Figures {
    this.ownFigures ??= figuresIn(this.text, this.lexis);
    return this.ownFigures;
  }

  get squeezed(): string {
    this.ownSqueezed ??= squeezedOf(this.tokens);
    return this.ownSqueezed;
  }

  get particles(): ReadonlySet<number> {
    this.ownParticles ??= new Set(this.apart.map((particle) => particle.clause));
    return this.ownParticles;
  }

  private get apart(): readonly Token[] {
    this.ownApart ??= separateParticles(this.tokens, this.lexis);
    return this.ownApart;
  }
}

const withoutSpans = (text: string, spans: readonly { start: number; end: number }[]): string =>
  spans.reduceRight((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, text);

/** A text in its place. */
class Stated implements Statement {
  readonly role: Statement['role'];
  private readonly reading: Reading;
  private readonly lexicon: Names | undefined;
  private ownConcepts?: ReadonlySet<number>;
  private ownWithoutProducts?: Statement | null;

  constructor(reading: Reading, role: Statement['role'], lexicon: Names | undefined) {
    this.reading = reading;
    this.role = role;
    this.lexicon = lexicon;
  }

  get concepts(): ReadonlySet<number> {
    this.ownConcepts ??= new Set(namesIn(this.reading.text, this.lexicon).map((hit) => hit.concept));
    return this.ownConcepts;
  }

  get withoutProducts(): Statement | null {
    if (this.ownWithoutProducts === undefined) {
      const { text, lexis } = this.reading;
      const bare = this.role === 'text' ? withoutSpans(text, productsIn(text, this.lexicon)) : text;
      this.ownWithoutProducts = bare === text ? null : statement(bare, this.role, lexis, this.lexicon);
    }
    return this.ownWithoutProducts;
  }

  get text() {
    return this.reading.text;
  }

  get folded() {
    return this.reading.folded;
  }

  get tokens() {
    return this.reading.tokens;
  }

  get words() {
    return this.reading.words;
  }

  get keys() {
    return this.reading.keys;
  }

  get sayings() {
    return this.reading.sayings;
  }

  get groups() {
    return this.reading.groups;
  }

  get phrases() {
    return this.reading.phrases;
  }

  get figures() {
    return this.reading.figures;
  }

  get squeezed() {
    return this.reading.squeezed;
  }

  get particles() {
    return this.reading.particles;
  }
}

/** What a text says in the very words of a group. */
export const literalSayings = onceBy(
  ({ tokens }: Pick<Statement, 'tokens'>) => tokens,
  ({ tokens }: Pick<Statement, 'tokens'>, lexis: Lexis): Saying[] => {
    const apart = separateParticles(tokens, lexis);
    return inAllOrders(tokens, keysInSayings(tokens, apart, lexis), lexis, lexis.groups.literalInTokens);
  },
);

type Keys = readonly (readonly string[])[];

function inAllOrders(
  tokens: readonly Token[],
  keys: Keys,
  lexis: Lexis,
  look: (keys: Keys) => Saying[],
): Saying[] {
  const sayings = look(keys);
  const far = sayingsOfRows(closedUp(tokens, lexis), keys, look);
  return far.length > 0 ? [...sayings, ...far] : sayings;
}

function squeezedOf(tokens: readonly Token[]): string {
  const pairs = tokens.map((token, i) => {
    const next = tokens[i + 1];
    if (!next || next.start - token.end !== 1) return '';
    const joined = token.folded + next.folded;
    // "Voice-overs" are "voiceovers", and one of them is a "voiceover".
    return /[^s]s$/.test(joined) ? `${joined} ${joined.slice(0, -1)} ` : `${joined} `;
  });
  return ` ${tokens.map((token) => token.folded).join(' ')} ${pairs.join('')}`;
}
