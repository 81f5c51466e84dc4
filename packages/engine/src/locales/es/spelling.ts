import type { SpellingPack } from '../spelling-pack.ts';

/** "Transplante" and "trasplante", "postgrado" and "posgrado"; the ending of a stem is written as the form demands ("busc", "busqu"). */
export const spelling: SpellingPack = {
  words: [
    [/(?<=\btra)n(?=s)|(?<=\bpos)t(?=[^aeiou])|(?<=\bo|\bsu)b(?=s[ct])|\bp(?=sic)|(?<=\bre)e(?=mb|mp)/g, ''],
  ],
  stems: [
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
