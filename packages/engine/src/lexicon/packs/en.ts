import type { WordPack } from './pack.ts';

export const en: WordPack = {
  stem: [
    [
      ['yses', 'ysis', 2],
      ['ies', 'y', 2],
      ['sses', 'ss', 1],
      ['xes', 'x', 2],
      ['ches', 'ch', 2],
      ['shes', 'sh', 2],
      ['ss', 'ss', 0],
      ['us', 'us', 0],
      ['is', 'is', 0],
      ['s', '', 3],
    ],
    [
      ['isation', 'ization', 2],
      ['ising', 'izing', 3],
      ['ised', 'ized', 3],
      ['ise', 'ize', 3],
      ['iser', 'izer', 3],
      ['ysing', 'yzing', 3],
      ['yse', 'yze', 3],
      ['aviour', 'avior', 1],
      ['avioural', 'avioral', 1],
      ['our', 'or', 3],
      ['tre', 'ter', 3],
      ['lling', 'ling', 3],
      ['lled', 'led', 3],
      ['ller', 'ler', 3],
      ['programme', 'program', 0],
      ['ogue', 'og', 3],
      ['ence', 'ense', 3],
    ],
  ],
  functionWords: ['of', 'the', 'a', 'an'],
  genderEndings: ['s', 'es'],
  compoundHeads: [],
  umlautPairs: false,
  cues: `in with using of language languages programming developer developers engineer engineers programmer
    script scripting code coding framework frameworks experience knowledge proficient proficiency advanced
    skills like via through including especially library libraries backend frontend stack expert certified
    certification tool tools software microsoft ms adobe apache services written`.split(/\s+/),
};
