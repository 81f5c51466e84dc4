import type { ReadingPack } from '../reading-pack.ts';
import { words } from '../words.ts';

export const told: ReadingPack['told'] = {
  as: words(`comme | étais | suis | fus | en tant que | en qualité de | été | devenu | devenue`),
  at: words(`
    au | aux | à la | à l' | chez | dans | dans un | dans une | dans le | dans la | dans l' | pour | pour la | pour le | en | à | à un |
    à une`),
  left: words(`quitté | parti | partie | jusque | fini`),
  after: words(`puis | ensuite | et ensuite | plus tard | et puis`),
  tells: [],
  named: ["je m'appelle", 'mon nom est', 'bonjour, je suis'],
  am: ['je suis', "moi c'est", "moi, c'est", 'je soussigné', 'je soussignée', 'moi,'],
  speaks: {
    says: /\bje (?:parle|maitrise|pratique)(?: aussi| couramment| egalement)?(?: l['’]| le | )(?!(?:a|avec|de|aux|au|en|pas) )/,
    little: /\b(?:un peu|quelques|notions)\b/,
  },
  same: words(
    `dans la même entreprise | la même entreprise | dans la même société | la même société | dans la même maison | chez le même employeur | au même endroit | dans le même établissement | dans le même service`,
  ),
  unpaid: words(`bénévole | bénévolement | volontaire | bénévolat`),
  articles: words(`un | une | la | le | les | l'`),
  joiners: words(`de | du | des | d' | l' | la | le | les | et | & | +`),
  towards: ['en', 'de', "d'"],
  of: ['de', 'à', 'en'],
  near: ['près de', "près d'", 'à côté de', 'à', 'proche de'],
  in: ['en', 'au'],
};
