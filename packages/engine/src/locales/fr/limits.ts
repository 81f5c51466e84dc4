import type { LimitsPack } from '../limits-pack.ts';

const tongue =
  'anglais|français|allemand|espagnol|italien|portugais|arabe|chinois|russe|roumain|polonais|néerlandais|japonais|breton|catalan|turc';

export const limits: LimitsPack = {
  seldom:
    /(?<!\p{L})(?:de temps (?:en temps|à autre)|à l['’]occasion|par moments|une (?:seule )?fois(?! (?:par|que|l['’]|tous|toutes|\p{L}+s)(?!\p{L}))|quelques fois|quelquefois|(?:(?:certains|quelques|de rares) (?:jours|soirs|matins|week-ends|samedis|dimanches|après-midi)|(?:certaines|quelques) (?:nuits|soirées|semaines|années|fois))(?: seulement)?)(?!\p{L})/giu,
  together: /(?<!\p{L})(?:aux côtés d[eu']|en (?:binôme|duo|tandem)|conjointement avec)(?!\p{L})/giu,
  acting: /(?<!\p{L})(?:par intérim|(?:faisant|en) fonction de)(?!\p{L})/giu,
  little: /(?<!\p{L})un peu(?= (?:de|en|d['’])|(?:,|$))/giu,
  ways: [
    /(?<!\p{L})(?:du |de la |de l['’]|d['’])(?<from>\p{L}+) (?:vers le |vers la |vers l['’]|en |au |à l['’])(?<to>\p{L}+)/giu,
    /(?<!\p{L})(?:vers le |vers l['’]|en )(?<to>\p{L}+) (?:à partir )?(?:du |de la |de l['’])(?<from>\p{L}+)/giu,
    new RegExp(`(?<!\\p{L})(?<from>${tongue})\\s?[-–/]\\s?(?<to>${tongue})(?!\\p{L})`, 'giu'),
  ],
  oneWay: {
    into: new RegExp(`(?<!\\p{L})(?:en |vers (?:le |l['’]))(?<tongue>${tongue})(?!\\p{L})`, 'giu'),
    from: new RegExp(
      `(?<!\\p{L})(?:tradu[ic]|interpr)\\p{L}+ (?:\\p{L}+ ){0,2}?(?:du |de l['’])(?<tongue>${tongue})(?!\\p{L})`,
      'giu',
    ),
  },
  except:
    /(?<!\p{L})(?:sauf|excepté|hormis|hors|à l['’]exception (?:de|du|des)|en dehors (?:de|du|des))(?: les?| la| l['’])?\s?(\p{L}+)/giu,
  excepted: /(?<!\p{L})(?:sauf|except\p{L}+|hormis|hors|dehors|sans|pas|non)(?!\p{L})/iu,
  near: /(?<!\p{L})(?:près d[e'’]|proche d[e'’]|aux environs d[e'’]|aux alentours d[e'’]|à côté d[e'’]|autour d[e'’])\s?(\p{Lu}\p{L}+)/gu,
  nearby:
    /(?:près d[e'’]|proches? d[e'’]|environs d[e'’]|alentours d[e'’]|côté d[e'’]|autour d[e'’]|région d[e'’]|périphérie d[e'’])\s?$/iu,
  unreal:
    /(?<!\p{L})(?:simulations? d[e'’]|simulacres? d[e'’])\s?(\p{L}+)|(?<!\p{L})(\p{L}+) (?:fictif|fictive|simulée?|blanc|factice)s?(?!\p{L})/giu,
  asked: /(?<!\p{L})(?:demand\p{L}+|sollicit\p{L}+|postul\p{L}+|candidat\p{L}+)(?!\p{L})/iu,
  got: /(?<!\p{L})(?:obten\p{L}+|reçue?s?|décroch\p{L}+|gagn\p{L}+|remport\p{L}+)(?!\p{L})/iu,
  meant:
    /(?<!\p{L})(?:devai(?:s|t|ent)|devions|(?:espérais|rêvais d[e’']|aspirais à)(?=\s?\p{L}+(?:er|ir|re)(?!\p{L}))|presque(?= \p{L}{3,}(?:é|i|u)(?!\p{L}))|(?:on m['’]a|m['’]a été|m['’]ont) (?:proposé|offert|suggéré|demandé) (?:de |d['’])|(?:aurais|aurait) (?:aimé|voulu|souhaité|préféré)|échoué à|(?:recommandé|conseillé|suggéré) (?:de |d['’])(?=\p{L}+(?:er|ir|re)(?!\p{L}))|failli(?=\s\p{L}+(?:er|ir|re)(?!\p{L}))|(?:été|étais|était) sur le point (?:de |d['’])|voulais|voulions|comptais(?=\s\p{L}+(?:er|ir|re)(?!\p{L}))|(?:essayé|tenté|prévu|projeté|envisagé) (?:de |d['’])|envisageai(?:s|t)|(?:voulu|souhaité|espéré|eu l['’]intention d['’e]\s?)(?=\s?\p{L}+(?:er|ir|re)(?!\p{L})))/giu,
  saw: /^(?:vu|constaté|observé)\s/iu,
  caused: /^(?:fait|permis de|en faisant)\s/iu,
  when: /(?<!\p{L})(?:matins?|soirs?|nuits?|jours?|après-midi|week-ends?|semaines?|fois) où(?!\p{L})|(?<!\p{L})(?:quand|lorsqu[e'’]|(?:surtout|principalement|le plus souvent|généralement|en général|d['’]habitude|habituellement|presque (?:toujours|tous|toutes|chaque)|(?:en|l['’])\s?(?:été|hiver|automne|(?:haute |pleine |basse )?saison)|au printemps)(?!\p{L}))/iu,
  always:
    /(?<!\p{L}|presque )(?:tou(?:s|tes) les|toute l['’]année|chaque|toujours|quotidien\p{L}*)(?!\p{L})/iu,
  byOthers:
    /(?<!\p{L})qu(?:e |['’])((?:\p{L}+(?:ait|aient) )?(?:(?:le|la|les|mon|ma|notre|un|une|d['’]autres|\p{Lu}\p{L}+) |l['’])[^.;,]+)|(?<!\p{L})(\p{L}+(?:é|i|u|it|ert|ris|mis)(?:e|s|es)? par (?:(?:le|la|les|un|une|mon|ma|notre|deux|trois|quatre|cinq|\d+|plusieurs|d['’]autres) |l['’])\p{L}+)|(?<!\p{L})(?:[Cc]omment|(?:[Ff]ait|[Ff]aire|[Ff]aisais)(?! (?:baisser|augmenter|diminuer|progresser|croître|grimper|chuter|reculer|évoluer|avancer|cuire|bouillir|mijoter|fondre|sécher|griller|rôtir|sauter|revenir|mariner|dorer|(?:re)?chauffer|refroidir|fermenter|germer|pousser|connaître|parvenir|passer (?:le |la |les |l['’])?[^.;,]{3,30} de)(?!\p{L}))) (\p{L}+(?:er|ir|re)(?!\p{L})(?:(?! et \p{L}+(?:é|i|u|it|ert|ris|mis)(?!\p{L}))[^.;,])*)/gu,
  offices: {
    named:
      /(?<!\p{L})(?:pour|avec|par|à|au|aux|du|de) (?:(?:la|le|les) |l['’])?(?:responsables?|chef(?:fe)?s?|direct(?:eur|rice)s?|service|gestionnaires?|ateliers?) (?:de la |de l['’]|de |du |des |d['’])?\p{L}+/giu,
    head: /(?<!\p{L})(?:responsable|chef|direct(?:eur|rice)|service|gestionnaire|atelier)/iu,
  },
  books: {
    named:
      /(?<!\p{L})(?:livres?|cahiers?|registres?) (?:de (?:la )?(?:caisse|bord|recettes|liaison|réservations?|commandes|garde|visites)|d['’](?:or|appels?|entrées?|incidents?))(?!\p{L})/giu,
    kept: /compta|tenue (?:de|des) (?:livres|comptes)/iu,
  },
  ofOthers: /(?<!\p{L})(?:qu[e'’]|par|comment|fai(?:t|re|sais))/iu,
};
