import type { PapersPack } from '../papers-pack.ts';

export const papers: PapersPack = {
  trade: /habilitation|agrément|carte professionnelle|inscription à l['’]ordre|\bCACES\b/iu,
  training:
    /(?<!\p{L})(?:formation|stage|attestation|certificat|certification|habilitation|sensibilisation)(?!\p{L})/iu,
  unfinished:
    /en cours(?! d)|(?:non|pas(?: encore)?) reconnu|non valid|inachev|provisoire|p[ée]rim[ée]|expir[ée]e?s?(?!\p{L})|en pr[ée]paration/iu,
  schools: /lyc[ée]e|institut|universit\p{L}+/iu,
  motherTongue: /native|natif|maternelle/iu,
  endsOn: /expire|valable|valide|validité|échéance/iu,
  personal: {
    labels:
      /^(?:date (?:et lieu )?de naissance|[âa]ge|sexe|situation (?:familiale|de famille|matrimoniale)|[ée]tat civil|enfants|religion)$/iu,
    sayings:
      /^(?:née? (?:le|en|à) .{4,50}|mariée?|célibataire|pacsée?|divorcée?|veuf|veuve|[1-9]\d ans|(?:sans|une?|deux|trois|quatre|[1-9]) enfants?)$/iu,
  },
};
