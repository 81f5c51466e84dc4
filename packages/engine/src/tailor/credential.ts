import type { LineIndex } from '../types.ts';

/** A degree, certificate, licence or language that the posting asks for, in the person's own words. */
export interface Credential {
  text: string;
  line: LineIndex;
  kind: 'paper' | 'licence' | 'language';
  /** Of papers: what was studied. */
  isDegree?: boolean;
  /** Of languages: how well is said by a grade, or it is spoken fluently. */
  isGraded?: boolean;
}

/** Longer is no name of a paper. */
export const longestPaper = 75;

/** Items of a list or of a sentence; "执业药师(2019) 药士(2015)" are two. */
export const partsOf = (text: string): string[] =>
  text
    .split(
      /[,，;；、|](?![^(（]*[)）])|(?<!\s\p{L}{2,4}(?=\.\s\d))[.。!?](?:\s|$)|\s[–—·•]\s|(?<=[)）])\s+(?=\p{Script=Han})/u,
    )
    .map((item) => item.trim());
