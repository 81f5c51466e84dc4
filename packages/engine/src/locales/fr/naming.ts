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
};
