import type { NamingPack } from '../naming-pack.ts';

export const naming: NamingPack = {
  shape: / /,
  goesOn:
    /^(?:$|[,;:.(]|\s(?:de|du|des|en|avec|pour|par|sur|sous|à|au|aux|dans|chez|entre|selon|après|avant|et)\s|\sd['’])/iu,
  ofThing: /^(?:$|[,;.]|\s(?:de|du|des)\s|\sd['’])/u,
  secondVerb: /(?:^|\s)(?:et|puis)\s\p{L}+(?:é|i|u|is|it)(?:\s|$)/u,
  adds: /^ (?:avec|pour|par|sur|sous|dans|chez|en|pendant|depuis|selon|après|avant|auprès|chaque)\s/u,
  verbStart: /^(?!\p{L}+(?:ure|[^f]aire|i[eè]re|oire|ier|erre|ogre)(?:\s|$))\p{L}+(?:er|ir|re|ez)(?:\s|$)/u,
  activity: { ending: /(?:tion|sion|ment|age|ance)s?$/u, none: /^document$/ },
  verbalNoun: /(?:tion|sion|ment|age)$/,
  afterVerb: /^(?!(?:à|au|aux|et|avec|par|pour|en|de|du|des)(?!\p{L})|d['’])/u,
  opening: /(?:tion|sion|ment|age|ance|ise|eil|vente|suivi|achat)s?$/i,
  sameGender: /(tion|sion|ment|age|ité)s?$/u,
  article: /^(?:une?|des|les?|la|du)\s|^[dl]['’]/iu,
  people:
    /^(?:salariés?|employés?|collaborateurs?|personnel|collègues|clients?|patients?|usagers?|utilisateurs?|équipes?)$/iu,
  noSkills:
    /(?:eurs|euses|istes|personnes|équipes?|service|ans|mois|semaines|élèves|clients|patients|entreprises?)$/,
  binds: /^(?:le|la|l|un|une|du|au|ce|cette|cet|son|sa|notre|chaque|tout|toute|de|d|que|qu|jusqu)$/,
  behind:
    /^(?:de|du|des|d|en|avec|pour|par|à|au|aux|et|ou|qui|sur|sous|dans|chez|selon|depuis|chaque|sans|après)$/,
  free: /^(?:les|des|avec|en|pour|par|sur|à|sans|sous|entre|aux|leurs|ses|et|ou|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|\d+)$/,
};
