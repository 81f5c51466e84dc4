/**
 * What is told with a figure or without one, and in many ways: how often, at what hour, on which days, how large a
 * part. Each pattern may name groups, which hold a figure or a word for it: `count`, `period`, `hour`, `minute`, `day`,
 * `first`, `last`, `nth`, `part`, `of`, `tens`; the others only say by being there: `half` (an hour's), `halfTo` (the
 * hour before), `quarterPast`, `quarterTo`, `late` (behind noon), and `until`, the hour that a stretch goes to.
 */
export interface MarksPack {
  /** Recurring times and the like, one pattern each ("quarterly", "every three months"). */
  recurring: readonly RegExp[];
  /** "Every other Saturday", "every second weekend": the day captured. */
  alternate: readonly RegExp[];
  /** "Once a day", "three times a week". */
  times: readonly RegExp[];
  /**
   * How long it took, and by how much time more or less (`by`): `count` of `years`, `months`, `weeks` or `days`, one
   * where no count stands, or half of one (`halfOne`).
   */
  lengths?: readonly RegExp[];
  /** Names of stretches of time that are none by themselves, with their number among the periods. */
  periodNames?: string;
  /** Before the name of a stretch of time: in each of them. */
  each?: RegExp;
  /** Said of a part of each of them ("every evening"), with a name of the whole, folded. */
  inEach?: readonly { period: string; pattern: RegExp }[];
  /**
   * How long it took, where that has several names ("six months", "half a year"): each group is named by a length, and
   * `over`, `under` and `about` say so.
   */
  spans?: RegExp;
  clocks: readonly RegExp[];
  /** Parts of a whole: half of it, a third; "most" is more than half. */
  parts: readonly { part: number | 'most'; pattern: RegExp }[];
  fractions?: readonly RegExp[];
  /** The quarters of a year by their number, and by the months from first to last. */
  quarters: readonly RegExp[];
  monthsTo: string;
  /** Other spellings of the twelve, as in the list of months. */
  months?: string;
  decades: readonly RegExp[];
  /** The word for a week among the periods. */
  week?: string;
  /** Monday to Sunday, and from one to another; the short forms of seven days say so in such a stretch only. */
  weekdays: string;
  days: readonly RegExp[];
  /** Monday to Friday in one word. */
  workdays?: RegExp;
  ordinals: readonly RegExp[];
  /** Words of order with their values, "second=2". */
  ordinalWords: string;
}
