import type { Respelling, SpellingPack } from '../spelling-pack.ts';

/** "Kiosko" and "quiosco", "folklore" and "folclore", "zinc" and "cinc". */
const loans: Respelling = [
  [/\bk(?=ios[ck]|imon|eros)|(?<=\bbi)k(?=ini)/g, 'qu'],
  [/(?<=\bquios)k|(?<=\bfol)k(?=l)/g, 'c'],
  [/\bzinc/g, 'cinc'],
  [/\byerb/g, 'hierb'],
];

/** "Transplante" and "trasplante", "postgrado" and "posgrado"; the ending of a stem is written as the form demands ("busc", "busqu"). */
export const spelling: SpellingPack = {
  words: [
    [/(?<=\btra)n(?=s)|(?<=\bpos)t(?=[^aeiou])|(?<=\bo|\bsu)b(?=s[ct])|\bp(?=sic)|(?<=\bre)e(?=mb|mp)/g, ''],
    ...loans,
  ],
  stems: [
    ...loans,
    [/z$/, 'c'],
    [/qu$/, 'c'],
    [/gu$/, 'g'],
    [/^trans(?=[a-z]{3})/, 'tras'],
    [/(?:^p|(?<=[ou])p)(?=sic[oi])/, ''],
    [/^sub(?=s[ct])/, 'su'],
    [/^obs(?=c)/, 'os'],
    [/^ree(?=m[bp])/, 're'],
    [/^post(?=[^aeiou][a-z]{2})/, 'pos'],
  ],
};
