import type { WordPack } from './pack.ts';

export const fr: WordPack = {
  stem: [
    [
      ['eaux', 'eau', 2],
      ['aux', 'al', 3],
      ['s', '', 3],
      ['x', '', 3],
    ],
    [
      ['trice', 'teur', 2],
      ['euse', 'eur', 2],
      ['ere', 'er', 3],
      ['enne', 'en', 2],
      ['onne', 'on', 2],
      ['elle', 'el', 2],
      ['ffe', 'f', 2],
      ['ive', 'if', 3],
    ],
    [
      ['ee', '', 3],
      ['e', '', 3],
    ],
  ],
  functionWords: ['de', 'du', 'des', 'd', 'la', 'le', 'les', 'l', 'un', 'une', 'au', 'aux'],
  genderEndings:
    'e es ere iere trice rice euse se ne nne le lle ve ice esse fe ale eres ieres trices euses s'.split(' '),
  compoundHeads: [],
  umlautPairs: false,
  cues: `en avec sous de langage langages programmation developpeur developpeuse ingenieur experience
    connaissance connaissances maitrise utilisation utilisant framework outils outil logiciel logiciels
    comme niveau microsoft ms adobe apache certifie via`.split(/\s+/),
};
