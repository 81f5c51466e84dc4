/** Papers a person holds, and what a form once asked for. */
export interface PapersPack {
  /** Leave to work in a trade: what a posting that asks for one looks for first. */
  trade: RegExp;
  /** What a training is called, and the paper that one leaves it with. */
  training: RegExp;
  /** Said of a degree that was begun, is under way or was broken off: none is held yet. */
  unfinished: RegExp;
  /** What a school is called. */
  schools?: RegExp;
  /** Said of a language that one grew up with. */
  motherTongue: RegExp;
  /** The name of a language, where nothing parts it from what is said of it. */
  languageName?: RegExp;
  /** In front of the one date that a paper has: it ends then. */
  endsOn: RegExp;
  /**
   * What no employer needs before there is a contract: marital status, children, confession, the numbers of papers; the
   * day of birth too where nobody expects it (a German or Chinese page still names it).
   */
  personal?: {
    labels: RegExp;
    /** The same without a label, on a line of its own. */
    sayings?: RegExp;
  };
}
