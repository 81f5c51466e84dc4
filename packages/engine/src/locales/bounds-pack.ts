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
  /** Deciding about money. */
  power: RegExp;
  /** A paper or what is learned for one, and what stands before the thing it is in. */
  study: RegExp;
  studyIn: RegExp;
  /** A time of the year, or of the week, that is not always. */
  seasons: RegExp;
}
