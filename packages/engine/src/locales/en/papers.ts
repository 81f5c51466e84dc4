import type { PapersPack } from '../papers-pack.ts';

export const papers: PapersPack = {
  trade: /\blicen[cs](?:e[ds]?|ure|ing)\b|\bregistration\b/iu,
  training: /\b(?:course|training|certificat(?:e|ion)|certified|workshop)\b/iu,
  unfinished:
    /unfinished|not (?:yet )?recogni[sz]ed|incomplete|not completed|in progress|expected|candidate|provisional|ongoing|lapsed|expired/iu,
  schools: /school|college|institute|universit\p{L}+/iu,
  motherTongue: /native/iu,
  endsOn: /\bexp(?:ires?|iry|iration)?\b|\bvalid\b|\brenew/iu,
  personal: {
    labels:
      /^(?:date of birth|d\.?o\.?b\.?|birth ?date|age|sex|gender|marital status|religion|father['’]?s name|children|height|weight|passport (?:no|number)\.?)$/iu,
    sayings: /^(?:born (?:on|in) .{4,50}|married|single)$/iu,
  },
};
