import type { PapersPack } from '../papers-pack.ts';

export const papers: PapersPack = {
  trade: /approbation|zulassung|berufserlaubnis|berechtigung|befähigung/iu,
  training:
    /kurs(?!\p{Ll}{2})|schulung|lehrgang|seminar|zertifikat|fortbildung|weiterbildung|schein(?!\p{Ll})|nachweis(?!\p{Ll})/iu,
  unfinished:
    /nicht abgeschlossen|nicht anerkannt|ohne anerkennung|abgebrochen|ohne abschluss|derzeit|abgelaufen|erloschen|vorläufig|nicht mehr gültig/iu,
  schools: /schulen?|hochschule|institut|universit\p{L}+/iu,
  motherTongue: /mutterspr/iu,
  endsOn: /gültig|ablauf|läuft ab/iu,
  personal: {
    labels: /^(?:familienstand|konfession|religion|kinder|geschlecht)$/iu,
    sayings:
      /^(?:verh(?:eiratet|\.)|ledig|geschieden|verwitwet|(?:ein|zwei|drei|vier|[1-9]) kind(?:er)?|keine kinder)$/iu,
  },
};
