/** Small words that join two things, of all languages: a line may hold English words in any of them. */
export const andWords = 'and|und|sowie|y|e|et';
export const orWords = 'or|oder|o|u|ou';
/** Chinese ones have no gaps around them. */
export const hanAnd = '和与及與';
/** What stands between two Chinese words that are said in one breath. */
export const hanJoins = ['和', '与', '及', '、', '以及', '并'];

const otherGender = 'e|es|s|ne|nes|ve|ves|se|le|te|trice|euse|ère|a|as';

/** Brackets, but for those around the ending of a word for a man and a woman ("assistant(e)"): a pattern. */
export const brackets = `[（）]|\\((?!(?:${otherGender})\\))|(?<!\\p{L}\\((?:${otherGender}))\\)`;
