import type { OwnClausesPack } from '../own-clauses-pack.ts';

export const ownClauses: OwnClausesPack = {
  when: 'cuando mientras si solo solamente unicamente exclusivamente',
  during: 'durante',
  goesOn: /[aei]ndo$|^\d|^(?:no|y|todo|todos|todas)$/,
  but: 'pero mientras luego como',
  subject: 'el la los las un una mi mis otro otra nuestro nuestra',
  pronouns: 'alguien otros otras ella ellos ellas',
  theirs: 'su sus',
  relative: 'que',
  companion: /istas?$/,
  more: 'otro otra otros otras',
  that: 'que',
  between: 'de del la lo los las le les se me nos ya tambien luego despues no siempre',
  finite:
    /^(?:\p{L}{2,}(?:aba|aban|(?<!er|anc|or|log|graf|nom|erg|arant|compañ)ía|ían|ó|aron|ieron)|quería|era|eran|iba|iban|fue|fueron|hizo|puso|dijo|trajo|dio|ha|han|es|son|tenía|tuvo|quiso|pudo)$/u,
};
