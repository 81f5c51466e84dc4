import type { ClausesPack } from '../clauses-pack.ts';

export const clauses: ClausesPack = {
  and: /^(?:et|ou)$/,
  doneFor: /^pour$/,
  of: /^(?:de|du|des|d)$/,
  pair: /\s(?:et|ou)\s|\p{L}{2,}\/\p{L}{2,}/u,
  others: /^autres$/,
  between: "(?:de la|de l['’]|des|du|de|d['’]|avec les?)",
  hanging: {
    of: /^(?:de|d|du|des)$/,
    article: /^(?:l|les?|la)$/,
    amount:
      /^(?:kilos?|grammes?|litres?|caisses?|metres?|hectares?|tonnes?|pieds?|sortes?|types?|varietes?|lots?|groupes?|milliers?|total|partie|totalite|ensemble|\p{L}+aines?)$/u,
  },
  wares:
    /(?<!\p{L})(?:logiciels?|progiciels?|livres?|manuels?|revues?|articles?|bulletins?|fiches?)\s(?:de la|de|des|du|d['’])\s?$/iu,
  past: /é$/,
  infinitive: /(?:er|ir|re)$/,
  passesOn: /^(?:distribu|remi[st]|transmi[st]|classe|range|trie|imprim|photocopi|envoy|poste|affich)/,
  purpose: /(?:destiné|nécessaire|utile|réservé)e?s?\s(?:aux?|à la|à l['’]|à)\s?$/iu,
};
