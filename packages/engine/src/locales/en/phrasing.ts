import { capital, type PhrasingPack } from '../phrasing-pack.ts';

export const phrasing: PhrasingPack = {
  ongoing: [
    [/(?<=\sto\s|[-–—]\s?)(?:now|today|ongoing)$/iu, 'present'],
    [/(?<=\s)(?:until now|till now|to this day)$/iu, 'to present'],
  ],
  ranges: { from: 'from|between', to: 'to|until|till', now: 'present|now|today|current' },
  spoken: /\bI\b/,
  withoutWriter: (text) =>
    /^I (?:also )?(?!am |was |have |had |can |could |would |will |did |do )[a-z]{3,}/.test(text)
      ? capital(text.replace(/^I (?:also )?/, ''))
      : undefined,
  withoutAuxiliary: (text) =>
    /^(?:Have|Has) (?:also )?\p{Ll}{2,}ed\s/u.test(text)
      ? capital(text.replace(/^Ha(?:ve|s) (?:also )?/, ''))
      : undefined,
  pointsBack: /^\s*(?:both|there|where|which|that|it|they|so)(?!\p{L})/iu,
};
