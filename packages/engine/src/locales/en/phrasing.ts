import { capital, type PhrasingPack } from '../phrasing-pack.ts';
import { asDoing } from './doings.ts';

export const phrasing: PhrasingPack = {
  asked: {
    leadIn:
      /^(?:(?:proven|solid|strong|good|some|sound|previous|prior|relevant|practical|professional|hands-on|demonstrable|excellent|first|working|at least|\d+|\+|years?|several|of|an?)\s+)*(?:experience|knowledge|skills?|background|proficiency|familiarity|expertise|confidence|understanding|command)\s(?:in|with|of|using|from)\s(?:the\s)?/i,
    behind:
      /\s(?:is|are)\s(?:required|desirable|a plus|an advantage|essential|preferred|an asset|welcome).*$/i,
  },
  ongoing: [
    [/(?<=\sto\s|[-–—]\s?)(?:now|today|ongoing|still (?:there|here))$/iu, 'present'],
    [/(?<=[-–—]\s?)date$/iu, 'present'],
    [/(?<=\s)(?:until now|till now|to this day)$/iu, 'to present'],
  ],
  ranges: {
    from: 'from|between',
    to: 'to|until|till',
    now: 'present|now|today|current',
    since: { words: 'since', today: 'present' },
  },
  spoken: /\bI\b/,
  asCalling:
    /^(?:I am|I['’]m) (?:an? )?(?=(\p{L}[\p{L}' -]{2,40}?)(?:\s(?:with|in|since|at|by|from|for|who)\s|[.,(]))/u,
  withoutWriter: (text) =>
    /^I (?:also )?(?!am |was |have |had |can |could |would |will |d(?:o|id) (?!an? |the |all |about |around |up to |\d))(?:[a-z]{3,}|do) /.test(
      text,
    )
      ? capital(text.replace(/^I (?:also )?/, ''))
      : undefined,
  withoutAuxiliary: (text) =>
    /^(?:Have|Has) (?:also )?\p{Ll}{2,}ed\s/u.test(text)
      ? capital(text.replace(/^Ha(?:ve|s) (?:also )?/, ''))
      : undefined,
  asDoing,
  longWays: [
    [/\bin order to\b/, 'to'],
    [/\bon a daily basis\b/, 'daily'],
    [/\bon a weekly basis\b/, 'weekly'],
    [/\bon a monthly basis\b/, 'monthly'],
    [/\bon a regular basis\b/, 'regularly'],
    [/\bdue to the fact that\b/, 'because'],
    [/\bwith (?:regard|respect) to\b/, 'on'],
    [/\bprior to\b/, 'before'],
    [/\bat all times\b/, 'always'],
    [/\beach and every\b/, 'every'],
    [/\bthe majority of\b/, 'most'],
    [/\b(?:a|in) total of (?=\d)/, ''],
    [/\bin the field of\b/, 'in'],
    [/\bwith the aim of\b/, 'for'],
    [/\bfor the purpose of\b/, 'for'],
    [/\bas well as\b/, 'and'],
    // "Gloves, masks and so on": without it the list would have no end.
    [/(?<!,[^.;]*),? and so on\b/, ''],
    [/(?<!,[^.;]*),? etc\./, ''],
  ],
  pointsBack: /^\s*(?:both|there|where|which|that|it|they|so)(?!\p{L})/iu,
};
