/** How something was done, by one word or by "manner" with the word it is made of; the gate alone reads them. */
const feminine =
  'quotidienne manuelle individuelle personnelle téléphonique orale automatique électronique numérique gratuite ponctuelle occasionnelle habituelle hebdomadaire mensuelle trimestrielle annuelle provisoire temporaire progressive graduelle rapide correcte soigneuse exhaustive précise minutieuse claire directe conjointe parallèle simultanée séparée systématique méthodique professionnelle aimable cordiale discrète confidentielle active préventive visuelle immédiate artisanale industrielle mécanique courtoise périodique collective';

const adverbOf = (word: string): string =>
  word
    .replace(/ée$/u, 'ément')
    .replace(/précise$/u, 'précisément')
    .replace(/e$/u, 'ement');

export const adverbs = feminine
  .split(' ')
  .map((word) => `${adverbOf(word)}|de façon ${word}|de manière ${word}`)
  .join('\n');
