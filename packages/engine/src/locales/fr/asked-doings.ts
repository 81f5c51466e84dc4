import type { AskedDoings } from '../asked-doings-pack.ts';

export const askedDoings: AskedDoings = {
  lead: /^(?:.*?[\s,])??(?:vous|tu)\s(?:(?:serez?|seras)\s(?:amenée?|chargée?)\s(?:à|de\s|d['’])\s?)?(?=\p{L})/iu,
  verb: /(?:er|ir|re|ez|e|s|t)$/u,
  sure: /(?:er|ir|re|ez)$/u,
  infinitives: [
    [/(?:er)?(?:ez|as)$|es?$/u, 'er'],
    [/ez$/u, 're'],
  ],
  nouns:
    'gérer>gestion trier>tri lire>lecture suivre>suivi suivez>suivi renseigner>renseignement collecter>collecte analyser>analyse conduire>conduite affecter>affectation diagnostiquer>diagnostic répondre>réponse conseiller>conseil distribuer>distribution monter>montage exécuter>exécution tester>test dépister>dépistage concevoir>conception',
  phrases: [
    [/^(?:prendre|prenez|prends) en charge(?!\p{L})/iu, 'prise en charge'],
    [/^(?:mettre|mettez|mets) à jour(?!\p{L})/iu, 'mise à jour'],
    [/^(?:mettre|mettez|mets) en place(?!\p{L})/iu, 'mise en place'],
    [/^(?:mettre|mettez|mets) en rayon(?!\p{L})/iu, 'mise en rayon'],
  ],
  light: /^(?:assur|realis|effectu|pratiqu|men|proced)(?:er|ez|es?|eras?|erez)$/,
  none: /^(?:particip|contribu|collabor|aid|assist|appuy|souten|cuisin|veill|respect|garant|propos|defin|mesur|connait|connaitr|dispos|appliqu|interven|realis)/,
  joint: /\s*,\s+(?:et\s)?|\s(?:et|puis|ou)\s/u,
  things: [
    [/^les\s/u, 'des '],
    [/^le\s/u, 'du '],
    [/^la\s/u, 'de la '],
    [/^l['’]/u, "de l'"],
    [/^(?:des|du|de la)\s(?=[bcdfgjklmnpqrstvwxz])/u, 'de '],
    [/^(?:des\s|de l['’])(?=[aeiouéèêâîôœ])/u, "d'"],
    [/^(?=une?\s)/u, "d'"],
  ],
  to: {
    nouns: /^réponse$/u,
    things: [
      [/^(?=aux?\s|à la\s)/u, ''],
      [/^(?=à l['’])/u, ''],
    ],
  },
  of: /^(?:des|du|de la|de)\s|^d(?:e l)?['’]/u,
  bare: [],
  stop: /\s(?:(?:pour|avec|dans|en(?! (?:place|charge|rayon|page|forme|service|œuvre|ligne|stock)(?!\p{L}))|par|auprès|sous|sur|aux?|à(?! (?:jour|domicile|dos|main|coudre|souder)(?!\p{L}))|afin|selon|chez|qui|que|dont|lors|ainsi|via|depuis|pendant|durant|notamment|conformément|grâce)(?!\p{L})|jusqu['’]|qu['’]|d['’]environ|de (?=\d|(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|plusieurs)\s)).*$/u,
  notThing:
    /(?<![\p{L}-])(?:ses|leurs?|son|sa|nos|notre|vos|votre|tes|ton|ta|ces?|cette|cet|chaque|tout|toute|tous|toutes|différents|différentes|divers|diverses|même|autres?|ensemble)(?!\p{L})|\d/iu,
};
