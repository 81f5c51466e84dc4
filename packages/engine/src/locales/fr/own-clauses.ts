import type { OwnClausesPack } from '../own-clauses-pack.ts';

export const ownClauses: OwnClausesPack = {
  when: 'quand lorsque lorsqu si uniquement seulement exclusivement',
  during: 'pendant durant',
  goesOn: /^(?:que|qu|de|besoin|necessaire|\d.*)$/,
  but: 'mais puis tandis alors comment',
  subject: 'le la les l mon ma mes un une notre nos',
  pronouns: 'il elle ils elles quelqu on d',
  theirs: 'son sa ses leur leurs',
  relative: 'où',
  companion: /(?:iste|trice|ienne)s?$/,
  more: 'autre autres',
  that: 'que qu',
  between: 'de du le la les l lui leur y en se s aussi puis ensuite ne n me nous autres un',
  finite: /^(?:\p{L}{2,}(?:ait|aient)|a|ont|est|sont|fut|furent|fit|prit|mit)$/u,
};
