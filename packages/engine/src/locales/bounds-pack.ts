/**
 * What holds a doing within bounds, and a text made of it may not leave out: where somebody was only accompanied, how
 * many of several it is true of, while whom it was done, and up to which sum.
 */
export interface BoundsPack {
  /** Went along with somebody (`whom`) to what that one did there (`what`). */
  company: readonly RegExp[];
  /** Says so in a new text. */
  accompanied: RegExp;
  /** "Three of which were published": `count`, and what is true of so many (`rest`). */
  partClauses: readonly RegExp[];
  /** Words for some of them, and for all. */
  some: RegExp;
  all: RegExp;
  /** While somebody above was away; and what says so in a new text, or that one stood in. */
  absence: RegExp;
  standIn: RegExp;
  /** Stands before the one whose place was taken for a time. */
  replaced?: RegExp;
  /** In what clause another one did something, and what belongs to such a clause in a new text. */
  others: readonly RegExp[];
  ofOthers: RegExp;
  /** At the end of what stands before a figure of which only some are meant ("one of"), and at the begin of what stands behind. */
  ofMany: RegExp;
  ofManyBehind?: RegExp;
  /** The most of something; what stands before it, or behind, where others are so too ("one of the", "second-"). */
  superlative: RegExp;
  amongBest: RegExp;
  amongBestBehind?: RegExp;
  /** Chinese: pairs of characters that mean the contrary, parted by blanks. */
  opposites?: string;
  /** Between two months that a stretch goes from and to. */
  monthsTo: RegExp;
  /** Deciding about money. */
  power: RegExp;
  /** A paper or what is learned for one, and what stands before the thing it is in. */
  study: RegExp;
  studyIn: RegExp;
  /** A time of the year, or of the week, that is not always. */
  seasons: RegExp;
}
