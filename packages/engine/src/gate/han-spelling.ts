/** One word in two spellings ("图象", "图像"): one character for both, at the same place. */
const spellings = [
  ['象', '像'],
  ['帐', '账'],
  ['黏', '粘'],
  ['它', '他'],
  ['部份', '部分'],
  ['登陆', '登录'],
  ['定做', '订做'],
  ['打版', '打板'],
] as const;

export const spelled = (text: string): string =>
  spellings.reduce((left, [rare, common]) => left.replaceAll(rare, common), text);
