import type { CompoundsPack, JoinedPack, SpellingPack } from '../spelling-pack.ts';

/** "Ski" and "Schi", "platzieren" and "plazieren": the ones that many texts have. */
const usual: SpellingPack['words'] = [
  // Not "Schiff", "Schild", "Schicht".
  [
    /\bschi(?=\b|kur|kla|lehr|lift|fahr|schul|gebiet|lauf|tour|sport|lager|stock|verlei|wachs|serv|trainer)/g,
    'ski',
  ],
  [/plaz(?=ier|$)/g, 'platz'],
  [/numer(?=ier|$)/g, 'nummer'],
  [/aufwend/g, 'aufwand'],
  [/klub/g, 'club'],
  [/selbststand/g, 'selbstand'],
  [/fritier/g, 'frittier'],
];

/** "Photographie", "Potential", "Schiffahrt" and "Fotografie", "Potenzial", "Schifffahrt". */
export const spelling: SpellingPack = {
  words: [[/ph/g, 'f'], [/tial/g, 'zial'], [/(?<=([^aeiou]))\1(?=\1)/g, ''], ...usual],
  stems: [
    [/ph/g, 'f'],
    [/ti(al|ell)/g, 'zi$1'],
    [/([^aeiou])\1\1/g, '$1$1'],
    // "Vermittelte" and "Vermittlung" are one stem.
    [/([^aeiou])el$/, '$1l'],
  ],
};

export const compounds: CompoundsPack = {
  joint: /(?:en|es|er|s|n)$/,
  looseJoint: /(?:en|es|er|e|s|n)$/,
  leadingJoint: /^(?:en|es|er|e|s|n)/,
  ending: /(?:en|es|s|n)$/,
  dative: /n$/,
  doingTail:
    /(?:arbeit(?:en)?|tatigkeit(?:en)?|dienste?|vorgange?n?|prozesse?|aktion(?:en)?|ung(?:en)?|gange?|betrieb|versuche?|kurse?|unterricht|stunden?|spiele?|tage?)$/,
  lessening:
    /^(?:vize|hilfs|jung)-?(?=prasident|koch|kapitan|leit|vorsitz|chef|direktor|meister|rektor|arbeit|pfleg|kellner|lehrer|gartner|schreiner|maler|maurer|winzer)/,
  emptyTail:
    /^(.{3,}(?:ung|ion|tur))s?(?:tatigkeit(?:en)?|arbeiten?|phasen?|vorgange?n?|prozesse?[ns]?|massnahmen?)$/,
};

export const joined: JoinedPack = {
  separable:
    /^(ab|an|auf|aus|bei|durch|ein|her|hin|mit|nach|um|unter|uber|voraus|vorweg|voran|vor|weg|entgegen|gegen|zurecht|zuruck|zu|zusammen|weiter|bereit|fest|fort|los|hinzu|hervor|instand|sicher|fertig|frei|heraus|auseinander|herunter|hinunter|nieder|vorher|wieder|wiederher|dar|heran|herein|hinein|hinaus|hoch|bekannt|richtig|still|trocken|gut|ruhig|voll|leer|zwischen|wahr|warm|kalt|glatt|blank|bloss|runter|rein|raus|teil|kurz|um)(ge|zu(?=.{3,}n$)(?!.{3,}enden$))(.+)$/,
  prefixed:
    /^(bei|be|ver|er|ent|emp|zer|miss|unter|uber|um|hinter|ab|an|auf|aus|durch|ein|fest|fort|frei|heraus|hinzu|hin|her|los|mit|nach|teil|voraus|vor|weg|weiter|wieder|zuruck|zusammen|zu)(.{3,})$/,
  participle: /^ge(.{3,}t)$/,
  participleMark: 'ge',
  person: /^(.{3,}er)(?:n|s|in|innen)?$/,
  adjective: /(?:lich|(?<!^f|^m|^t|^w|e)isch|sam|bar|haft|(?<=.{3})al|uell|nell|iell|iv|iert|los)er$/,
  // "Joghurt" and "Jogurt", "Friseur" and "Frisör", "Exposé" and "Exposee", "Ski" and "Schi".
  twoWays: [
    [/gh/g, 'g'],
    [/eu(?=r)/g, 'o'],
    [/(?<=.{4})ee$/, 'e'],
    ...usual,
    [/stengl/, 'stangl'],
    [/tunfi/, 'thunfi'],
    [/sauc/, 'soss'],
    [/mayonn?ais/, 'majonas'],
    [/friteu|frito/, 'fritto'],
    [/stukk/, 'stuck'],
    [/kod(?=ier)/, 'cod'],
    [/yacht/, 'jacht'],
    [/cellulos/, 'zellulos'],
    [/karamelis/, 'karamellis'],
    [/disco/, 'disko'],
    [/circus/, 'zirkus'],
    [/nougat/, 'nugat'],
    [/justitiar/, 'justiziar'],
  ],
};
