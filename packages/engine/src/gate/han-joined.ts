import { allMatches } from '../text/all-matches.ts';
import { memo } from '../text/memo.ts';

/** "进口和出口" is "进出口", "借书、还书" is "借还书": two words of two characters with one of them in common. */
const pairs = /(\p{Script=Han})(\p{Script=Han})(?:以及|[和与及、或])(\p{Script=Han})(\p{Script=Han})/gu;

/** "电费水费" are "水电费". */
const besideEachOther = /(\p{Script=Han})(\p{Script=Han})(?!\1)(\p{Script=Han})(\2)/gu;

export interface Joined {
  start: number;
  end: number;
  /** The ways of writing both in three characters. */
  ways: string[];
}

export const joinedIn = memo((text): readonly Joined[] =>
  [...allMatches(text, pairs), ...allMatches(text, besideEachOther)].flatMap(
    ({ index, 0: whole, 1: a = '', 2: b = '', 3: c = '', 4: d = '' }) => {
      const ways = [
        ...(b === d && a !== c ? [a + c + b, c + a + b] : []),
        ...(a === c && b !== d ? [a + b + d, a + d + b] : []),
      ];
      return ways.length > 0 ? [{ start: index, end: index + whole.length, ways }] : [];
    },
  ),
);
