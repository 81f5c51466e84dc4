import type { WordPack } from './pack.ts';

/** Latin words inside Chinese text: English plurals are folded, nothing else. Han goes by characters. */
export const zh: WordPack = {
  stem: [[['s', '', 3]]],
  functionWords: [],
  genderEndings: [],
  compoundHeads: [],
  umlautPairs: false,
  cues: ['语', '言', '用', '通', '悉', '握', '发', '编', '程', '开', '使', 'microsoft', 'adobe', 'apache'],
};
