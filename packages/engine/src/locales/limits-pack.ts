/** What a line limits its own word by, and a text made of it may not leave out. */
export interface LimitsPack {
  /** Done not often, and not alone, in several words; single words for it stand in the list of weakeners. */
  seldom: RegExp;
  together: RegExp;
  /** Held for a time or under somebody, in several words. */
  acting?: RegExp;
  /** A little of a language or a skill. */
  little: RegExp;
  /** From one to the other ("from German into English"), both captured. */
  /** Of a translation: the one language it is told of, with where to or where from. */
  oneWay?: { into: RegExp; from: RegExp };
  ways: readonly RegExp[];
  /** Chinese: the short word for helping, and what says as much of whom it was done for. */
  helping?: { said: RegExp; word: string; as: RegExp };
  /** "Except", with what is excepted behind it (in Chinese captured). */
  except: RegExp;
  /** Says the same in a new text. */
  excepted: RegExp;
  /** "Near", with the name that follows captured. */
  near: RegExp;
  /** Stands beside the name in a new text. */
  nearby: RegExp;
  /** Where the small word means more than near ("bei Rechnungen"): what must stand before the name to say that it was there. */
  inside?: RegExp;
  /** What was only played or tried ("a mock rescue"): the thing captured. */
  unreal: RegExp;
  /** Asked for, and got: one proves nothing of the other. */
  asked: RegExp;
  got: RegExp;
  /** In front of what was only meant or tried ("was to", "tried to"). */
  meant: RegExp;
  /** Opens a line that tells what was seen to happen; and how doing is said without the verb itself ("fait baisser"). */
  saw: RegExp;
  caused?: RegExp;
  /** At those times only that a clause behind names, and always. */
  when: RegExp;
  always: RegExp;
  /** What somebody else did, captured with the one who did it: in a clause behind, or "prepared by the nurse". */
  byOthers: RegExp;
  /** Belongs to such a clause in a new text. */
  ofOthers: RegExp;
  /** Somebody's position or a department by the work it is there for ("the payroll manager"), and what names it so. */
  offices?: { named: RegExp; head: RegExp };
  /** A book of one sort of entries ("the cash book"), and how keeping the books of a business is called. */
  books?: { named: RegExp; kept: RegExp };
}
