/** Words that mean the contrary of each other, and say little by themselves. */
export interface ContrariesPack {
  /** What a word written with "-" ends in, beside nothing. Parted by spaces. */
  endings?: string;
  /** A pair on each line, its sides parted by "|", words of one side by ",". Folded when they are read. */
  pairs: string;
}
