import type { PapersPack } from '../papers-pack.ts';

export const papers: PapersPack = {
  trade: /approbation|zulassung|berufserlaubnis|berechtigung|befähigung/iu,
  endsOn: /gültig|ablauf|läuft ab/iu,
  personal: {
    labels: /^(?:familienstand|konfession|religion|kinder|geschlecht)$/iu,
  },
};
