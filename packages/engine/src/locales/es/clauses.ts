import type { ClausesPack } from '../clauses-pack.ts';

export const clauses: ClausesPack = {
  and: /^[yeou]$/,
  doneFor: /^para$/,
  of: /^del?$/,
  pair: /\s[yeou]\s|\p{L}{2,}\/\p{L}{2,}/u,
  others: /^(?:otr[ao]s|demas)$/,
  hanging: {
    of: /^del?$/,
    article: /^(?:el|las?|los)$/,
    amount:
      /^(?:kilos?|toneladas?|litros?|cajas?|grupos?|metros?|hectareas?|docenas?|pares?|lotes?|tipos?|clases?|plazas?|piezas?|total|conjunto|parte)$/,
  },
  wares:
    /(?<!\p{L})(?:seguros?|software|programas? informáticos?|libros?|manual(?:es)?|revistas?|artículos?|recibos?)\s(?:de la|del?)\s?$/iu,
  past: /[éí]$/,
  infinitive: /[aei]r(?:se|l[aeo]s?)?$/,
  passesOn: /^(?:repart|entreg|distribu|archiv|orden|imprim|fotocopi|envi|transport|coloc)/,
  purpose: /(?:destinad|necesari|usad)[oa]s?\s(?:al?|a la|para|para la)\s?$/iu,
};
