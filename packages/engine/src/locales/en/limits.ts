import type { LimitsPack } from '../limits-pack.ts';

export const limits: LimitsPack = {
  seldom:
    /\b(?:from time to time|(?:every )?now and (?:then|again)|once in a while|every so often|at times|on occasions?|a few times|once or twice|once(?! (?:an?|per|every|each|the|in an?|\p{L}+ly)(?!\p{L}))|(?:on |in )?(?:some|certain|a few|the odd) (?:days|evenings|mornings|afternoons|nights|weekends?|weeks|shifts|occasions|saturdays|sundays))\b/giu,
  together: /\b(?:together with|alongside|side by side with|in (?:pairs|tandem with|a pair))\b/giu,
  acting:
    /\b(?:on an acting basis|in an acting capacity|vice[ -](?=(?:president|chair\w*|captain|principal|chancellor|mayor|head|dean|rector|treasurer|secretary|director)s?\b)|assistant (?=(?:treasurer|secretary|editor|captain|referee|coach|curator|professor)s?\b))/giu,
  little: /\ba (?:little|bit of)\b/giu,
  ways: [
    /\bfrom (?<from>\p{L}+) (?:in)?to (?<to>\p{L}+)/giu,
    /\b(?:in)?to (?<to>\p{L}+) from (?<from>\p{L}+)/giu,
    /\b(?<from>\p{Lu}\p{L}+)(?: |-)(?:in)?to(?: |-)(?<to>\p{Lu}\p{L}+)/gu,
    /\b[Tt]ranslat\p{Ll}+ (?:\p{Ll}+ ){0,3}(?<from>\p{Lu}\p{Ll}+) (?:\p{Ll}+ ){1,3}into (?<to>\p{Lu}\p{Ll}+)/gu,
    /\b[Tt]ranslat\p{Ll}+ (?:[\p{L}'’-]+ ){0,5}into (?<to>\p{Lu}\p{Ll}+)(?! from)/gu,
    /\b[Tt]ranslat\p{Ll}+ (?:[\p{L}'’-]+ ){0,5}from (?<from>\p{Lu}\p{Ll}+)(?! (?:in)?to)/gu,
  ],
  except:
    /\b(?:except(?:ing)?|excluding|other than|apart from|save for)(?: for| on| in| at)? (?:the )?(\p{L}+)/giu,
  excepted: /\b(?:except\w*|excluding|exclud\w+|other than|apart from|save|but|bar|without|not)\b/iu,
  near: /\b(?:near|close to|outside|not far from)\s+(\p{Lu}\p{L}+)/gu,
  nearby: /(?:near|close to|outside|far from|around|vicinity of|area of)(?: \S+)?\s*$/iu,
  unreal: /\b(?:mock|simulated|dummy|fictional|fictitious|pretend|staged)\s+(\p{L}+)/giu,
  asked:
    /\b(?:appl(?:y|ied|ying) for|applications? for|request(?:ed|ing)?|asked for|sought|bid for|pitched for)\b/iu,
  got: /\b(?:won|win|obtain\w*|secur(?:ed|ing)|received|got|gained|granted|landed)\b/iu,
  meant:
    /\b(?:was|were) (?:supposed |due |meant |going |about |scheduled |expected )?to\b|\b(?:intended|hoped|wanted|tried|attempted|aimed|planned|expected) to\b|\b(?:started|began|commenced) (?=(?:training|studying|studies|learning|retraining|an? (?:apprenticeship|course|degree|qualification))\b)|\b(?:almost|nearly|narrowly missed|came close to) (?=(?:w[io]nn?(?:ing)?|finish(?:ed|ing)|complet(?:ed|ing)|clos(?:ed|ing)|reach(?:ed|ing)|pass(?:ed|ing)|sold|selling|got|getting|qualif(?:ied|ying)|secur(?:ed|ing)|gain(?:ed|ing))\b)/giu,
  saw: /^(?:saw|watched|noticed)\s/iu,
  when: /\b(?:morning|afternoon|evening|night|day|weekend|time|occasion|week|\w+day)s? (?:when|that|on which|while)\b|\bwhen(?:ever)? (?:the|a|an|my|our|others?|\p{L}+) |\b(?:usually|mostly|mainly|generally|normally|typically|largely|(?:almost|nearly) (?:always|every|all|daily))\b|\b(?:in|during) (?:the )?(?:spring|summer|autumn|winter|(?:(?:high|low|peak|busy|quiet) )?season|(?:busy|peak|quiet|slack) (?:weeks|months|days|hours|periods|times))\b/iu,
  always: /(?<!almost |nearly )\b(?:every|each|all|always|daily)\b/iu,
  byOthers:
    /\b(?:that|which) ((?:(?:later|then|also|now|since) )?(?!(?:I|we|was|were|is|are|had|has|have|can|could|would|will)\b)(?:(?:the|a|an|our|my|another|other|head|\p{Lu}\p{L}+) [^.;,]+))|\b(\p{L}+(?:ed|en|ught|ilt|ade|ung|orn) by (?:(?:the|our|my|another|other|both|several|two|three|four|five|six|\d+) \p{L}+|colleagues|co-?workers|others|contractors|specialists|experts|trainees|apprentices|volunteers|seniors))|(?:,|\sand|\swhile|\swhereas) (?:(?:the|an?|another|my|our|two|three|other) )?(?:colleagues?|co-?workers?|others|manager|supervisor|foreman|boss|owner|chef|vet|doctor|nurse|electrician) (\p{L}+(?:ed|ght|ilt|ade|old|ept)\s[^.;,]+)|\bhow to ([^.;,]+)|\bhow (?:(?:the|a|an|our|their) )?(?:\p{L}+ )?\p{L}+ (?:is|are|was|were|gets?|got) (?:being )?(\p{L}+)/gu,
  offices: {
    named:
      /\b(?:for|to|with|from|by) (?:the|our|my) \p{L}+ (?:managers?|officers?|directors?|department|supervisors?)\b/giu,
    head: /\b(?:manager|officer|director|department|supervisor)/iu,
  },
  books: {
    named:
      /\b(?:cash|petty[- ]cash|visitors?['’]?|guest|log|order|appointment|bookings?|reservations?|stock|accident|incident|day|duty|site|recipe|medicine)[ -]?books?\b/giu,
    kept: /\b(?:book-?keep|accounting|accounts|(?:kept?|keeping) (?:the )?books)/iu,
  },
  ofOthers: /\b(?:that|which|by|how)\b/iu,
};
