import type { WordPack } from './pack.ts';

export const de: WordPack = {
  stem: [
    [
      ['innen', '', 4],
      ['in', '', 5],
      ['ungen', 'ung', 3],
      ['ischer', 'isch', 2],
      ['ischem', 'isch', 2],
      ['licher', 'lich', 2],
      ['lichem', 'lich', 2],
      ['iger', 'ig', 3],
      ['iver', 'iv', 3],
      ['aler', 'al', 3],
      ['alem', 'al', 3],
      ['eller', 'ell', 3],
      ['ellem', 'ell', 3],
      ['ierter', 'iert', 3],
      ['iertem', 'iert', 3],
      ['ender', 'end', 4],
      ['endem', 'end', 4],
      ['barer', 'bar', 3],
      ['ern', 'er', 3],
      ['eln', 'el', 3],
      ['ss', 'ss', 0],
      ['es', '', 4],
      ['en', '', 3],
      ['e', '', 3],
      ['s', '', 4],
    ],
    [
      ['ss', 'ss', 0],
      ['e', '', 4],
    ],
  ],
  functionWords: ['der', 'die', 'das', 'des', 'dem', 'den', 'von', 'vom'],
  genderEndings: ['in', 'innen', 'r', 'e', 'n', 'frau', 'mann'],
  compoundHeads: [
    'grundkenntnissen',
    'grundkenntnisse',
    'fachkenntnissen',
    'fachkenntnisse',
    'kenntnissen',
    'kenntnisse',
    'kenntnis',
    'erfahrungen',
    'erfahrung',
    'fahigkeiten',
    'fertigkeiten',
  ],
  umlautPairs: true,
  cues: `in mit von sprache sprachen programmierung programmiersprache programmiersprachen entwickler
    entwicklerin ingenieur erfahrung erfahrungen kenntnisse kenntnissen umgang einsatz mittels framework
    tools tool software wie beispielsweise microsoft ms adobe apache zertifiziert programmierer via`.split(
    /\s+/,
  ),
};
