import type { Respelling, SpellingPack } from '../spelling-pack.ts';

/** "Colour" and "color", "anaesthesia" and "anesthesia". */
const american: Respelling = [
  [/(?<=[a-z]{2})our(?![cnst])/g, 'or'],
  [/(?<=[a-z])(?:ae|oe)(?=[a-z]{3})/g, 'e'],
];

/** "Sulphur" and "sulfur", "organise" and "organize". */
export const spelling: SpellingPack = {
  words: [[/ph/g, 'f'], ...american],
  stems: [...american, [/(?<=[a-z]{3})is(?=$|[ei]|ation)/g, 'iz']],
};
