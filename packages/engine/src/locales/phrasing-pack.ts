/** How a line is put otherwise while its work keeps its words. Patterns of text as people write it. */
export interface PhrasingPack {
  /** Of a line of a posting: what stands before the thing asked for ("Experience in"), and what behind it ("is a plus"). */
  asked: { leadIn: RegExp; behind: RegExp };
  /** At the end of a range: words for "it goes on", and what filters know instead. */
  ongoing: readonly (readonly [pattern: RegExp, usual: string])[];
  /** Before the first date of a range, between its two, and where it goes on. Parted by "|". */
  ranges: {
    from: string;
    to: string;
    now: string;
    /** Before the only date of what goes on; and the word for today behind a dash. */
    since?: { words: string; today: string };
  };
  /** The writer of the resume is spoken of. */
  spoken: RegExp;
  /** "I am a" before a calling, in a group, that goes on with what belongs to it. */
  asCalling?: RegExp;
  /** A point without its writer; the verb stands by itself, and does not become an order. */
  withoutWriter(text: string, verbs: string): string | undefined;
  /** A point without the helping verb it begins with. */
  withoutAuxiliary?(text: string): string | undefined;
  /** What a point tells in a sentence, as an item of a list of doings: "führe ein Team" is "Team führen". */
  asDoing?(text: string, whole?: boolean): string | undefined;
  /** Points that begin with a verb of no person where lists of the language name doings: surely, and perhaps. */
  bareVerb?: { known(text: string): boolean; perhaps: RegExp };
  /** Long ways round that say nothing more than the short one. */
  longWays: readonly (readonly [pattern: RegExp, short: string])[];
  /** First words of a clause that mean nothing without what stood before it. */
  pointsBack: RegExp;
}

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
