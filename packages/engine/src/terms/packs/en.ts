import type { TermPack } from './pack.ts';

export const en: TermPack = {
  announcing: [
    'experience with',
    'experience in',
    'experience of',
    'experience using',
    'experienced in',
    'experienced with',
    'knowledge of',
    'knowledge in',
    'understanding of',
    'familiarity with',
    'familiar with',
    'proficiency in',
    'proficiency with',
    'proficient in',
    'proficient with',
    'proficient at',
    'expertise in',
    'expertise with',
    'background in',
    'degree in',
    'skilled in',
    'skills in',
    'trained in',
    'training in',
    'certified in',
    'fluent in',
    'fluency in',
    'command of',
    'specializing in',
    'such as',
    'qualification in',
    'diploma in',
  ],
  ending: `is are was were be to for with in on at by from as that which who will would should must can
    could may has have had we you our your their this these those using within into across through including
    required preferred desired desirable advantage plus not if when while where etc similar related other
    such like well also equivalent about under over per than`.split(/\s+/),
  joining: ['and', 'or', 'and/or', '&'],
  before: `a an the some any good strong solid excellent very deep basic advanced sound proven first several
    various different modern common relevant extensive practical hands-on working professional demonstrated
    relevant all both one more least either at your our`.split(/\s+/),
  empty: `experience team work company management years year skills ability knowledge environment people
    business job role position candidate area areas field fields opportunity benefits customers clients
    office home time part full new day days week tasks things products product service services project
    projects it us we you them responsibilities requirements employees employer salary location`.split(/\s+/),
  capitalsTell: true,
};
