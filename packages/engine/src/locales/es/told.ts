import type { ReadingPack } from '../reading-pack.ts';
import { words } from '../words.ts';

export const told: ReadingPack['told'] = {
  as: words(`como | fui | soy | era | de | estuve de | trabajé de | entré de`),
  at: words(`en | en el | en la | en los | en las | para | para el | para la | con | del | de la`),
  left: words(`dejé | hasta | terminé | cerró`),
  after: words(`luego | después | más tarde | posteriormente | y luego | y después`),
  tells: words(
    `fui | era | estuve | trabajé | trabajo | empecé | comencé | entré | estudié | soy | hice | pasé | llevo`,
  ),
  named: ['me llamo', 'mi nombre es', 'hola, soy'],
  am: ['soy', 'yo,', 'quien suscribe,'],
  speaks: {
    says: /\b(?:hablo|domino)(?: tambien| perfectamente)?(?: el)? (?!(?:con|de|a|en|por|sobre) )/,
    little: /\b(?:un poco|algo|nociones)\b/,
  },
  same: words(
    `en la misma empresa | la misma empresa | en la misma compañía | en el mismo lugar | en el mismo centro | en el mismo sitio | en la misma casa | con el mismo empleador | allí mismo | en la misma institución`,
  ),
  unpaid: words(`voluntario | voluntaria | voluntariado`),
  articles: words(`un | una | la | el | los | las`),
  joiners: words(`de | del | la | las | los | el | y | e | & | +`),
  towards: ['de', 'en'],
  of: ['de', 'en'],
  near: ['cerca de', 'junto a', 'próximo a'],
  in: ['en'],
};
