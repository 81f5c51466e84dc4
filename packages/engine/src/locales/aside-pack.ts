/**
 * Sentences of a resume that serve no job, by what they speak of. Patterns of folded text (small letters, no
 * accents), parted by " | " or a line's end; in languages with gaps between words they match whole words.
 */
export interface AsidePack {
  /** Sports, crafts, music, pets: what somebody does for pleasure. */
  leisure: string;
  /** Spouse, children, age. */
  private: string;
  /** What somebody looks for in the next employer: matter for the letter. */
  wish: string;
  /** Other ways to say that one would like to; what is hoped for is neither done nor known. */
  hope: string;
  /** Pay expected, reasons for leaving: matter for the interview. */
  pay: string;
  /** References for the asking: they are named when asked for. */
  reference: string;
  /** What colleagues, bosses, friends are said to say. */
  hearsay: string;
  /** What an employer may want to know keeps its sentence: licences, availability, offices held. */
  kept: string;
}
