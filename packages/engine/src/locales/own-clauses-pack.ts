/** How a clause of its own is known: when or on what condition a thing was done, and what somebody else did. Words folded, parted by spaces. */
export interface OwnClausesPack {
  /** Open a clause of time or condition ("when", "if"). */
  when: string;
  /** Stand before somebody's time ("during her leave"), and whose it is. */
  during: string;
  theirs: string;
  /** Right behind such a word: the same writer goes on ("while keeping"), or a turn of speech. */
  goesOn?: RegExp;
  /** Between two clauses, besides "and". */
  but: string;
  /** Begin a subject ("the"), and are one that is not the writer ("they"). */
  subject: string;
  pronouns: string;
  /** Before a verb whose subject stands behind it ("que fixait le siège"). */
  that?: string;
  /** May stand between a subject and its verb. */
  between: string;
  /** A verb that has a subject; with its accents. */
  finite: RegExp;
  /** Behind a day or another time: opens such a clause. With its accents. */
  relative?: string;
  /** How a noun ends that can only be a person; folded. */
  companion: RegExp;
  /** Before a person of the writer's own kind ("another", "fellow"). */
  more: string;
  /** Behind a participle that opens its clause, before who did it ("vorgelesen hat eine Kollegin"). */
  inverted?: string;
}
