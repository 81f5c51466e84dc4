/** How something was done, by one word or by "manner" with the word it is made of; the gate alone reads them. */
const feminine =
  'quotidienne manuelle individuelle personnelle téléphonique orale automatique électronique numérique gratuite ponctuelle occasionnelle habituelle hebdomadaire mensuelle trimestrielle annuelle provisoire temporaire progressive graduelle rapide correcte soigneuse exhaustive précise minutieuse claire directe conjointe parallèle simultanée séparée systématique méthodique professionnelle aimable cordiale discrète confidentielle active préventive visuelle immédiate artisanale industrielle mécanique courtoise périodique collective rigoureuse attentive méticuleuse scrupuleuse prudente respectueuse efficace stricte fiable transparente';

const adverbOf = (word: string): string =>
  word
    .replace(/ente$/u, 'emment')
    .replace(/ée$/u, 'ément')
    .replace(/précise$/u, 'précisément')
    .replace(/e$/u, 'ement');

/** These are nouns as well, or say of what sort a thing is. */
const alsoNouns = new Set(
  'quotidienne manuelle individuelle personnelle orale automatique électronique numérique hebdomadaire mensuelle trimestrielle annuelle provisoire temporaire professionnelle active artisanale industrielle mécanique collective'.split(
    ' ',
  ),
);

export const adverbs = feminine
  .split(' ')
  .map((word) => {
    const adjective = alsoNouns.has(word) ? '' : `|${word}`;
    return `${adverbOf(word)}|de façon ${word}|de manière ${word}${adjective}`;
  })
  .concat('à fond|en profondeur|approfondi|de façon approfondie|de manière approfondie')
  .join('\n');
