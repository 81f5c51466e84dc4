import type { RelationsPack } from '../relations-pack.ts';
import { adverbsOf } from './adverbs.ts';
import { bounds } from './bounds.ts';
import { limits } from './limits.ts';
import { ownClauses } from './own-clauses.ts';

export const relations: RelationsPack = {
  titles: { ranks: /^(?:senior|junior|lead|head|chief)$/, several: /[^s]s$/ },
  limits,
  besides: {
    toWhom: /^using$/,
    lookedFor: /(?:ness|[ai]ty|acy|faults?|defects?|errors?|mistakes?|damages?|leaks?|cracks?|quality)$/,
    before: /^(?:at|for|during|in|on|before|after)$/,
    others:
      /^(?:with|to|into|onto|of|from|by|about|through|across|under|over|behind|beside|near|against|between|as|via|per|within|around|along)$/,
    particles:
      /^\S+ (?:up|out|off|down|away|back)$|^(?:fill|hand|br(?:ing|ought)|log|key|typ|check|call|plug|phas|book)\S* in$/,
    never:
      /^(?:provid|g[ai]ve|giving|train|teach|taught|instruct|coach|tutor|advi[sc]|counsel|consult|brief|educat|mentor|support|assist|help|guid|work|invest|speciali|develop|program|particip|lectur|report|research|enter|repair|fix|mend|remed|correct|debug|solv|resolv|treat|spray|spread|serv|cater|paid|pay|look|car(?:e|ed|ing)$|search|us(?:e|ed|ing)$)/,
    owners:
      /^(?:team|crew|department|office|unit|division|board|committee|company|firm|director|manager|head|chief|boss|owner)s?$/,
    groups:
      /^(?:teams?|groups?|crews?|staff|range|series|number|lists?|kinds?|types?|sorts?|sets?|pairs?|lots?|dozens?|hundreds?|thousands?|majority|rest|members?|all|half|parts?|stages?|aspects?|network|pool|portfolio|class(?:es)?|cohorts?)$/,
  },
  adverbsOf,
  bounds,
  ownClauses,
  untouched: {
    doing: /(?:ings?|ions?|ments?|ages?|ances?)$/,
    verbs:
      /^(?:fil(?:ed|ing)|sort|archiv|sold|sell|bought|buy|carr(?:ied|ying)|load|unload|stack|stor(?:ed|ing)|wash|water|count|fetch|brought|bring|mov(?:ed|ing)|order|ask|request|receiv|collect|pick|distribut|deliver|hand|sent|send|print|photocop|cop(?:ied|ying)|scan|shred|weigh|lift|transport|compar|read|throw|threw|recycl|lent|lend|borrow|hire|hiring|rent|check|tid|deliver|sign(?:ed|ing))/,
  },
  beside: 'with alongside beside',
  forWhom: 'for',
  together: 'together jointly closely',
  doing: { noun: /(?:ions?|ments?|ance|ence|ing|age)$/, verb: /(?:ed|[^e]te)$/ },
  madeOf:
    /^(?:produc(?:ed|ing)|prepar(?:ed|ing)|creat(?:ed|ing)|complet(?:ed|ing)|made|making|provid(?:ed|ing)|compil(?:ed|ing)|gave|giving|wrote|writing|undert(?:ook|aking)|issu(?:ed|ing)|carried|conducted|performed)$/,
  agent: '',
  maybeAgent: 'by',
  passive: /\b(?:was|were|been|being|got)\b|(?:ed|en|ught|ilt|ade|ung|orn) by\b/iu,
  under: 'under',
  toward: 'to',
  telling: {
    verbs:
      /^(?:sen[dt]|sending|g[ai]ve|giving|made|mak(?:e|ing)|submit(?:ted|ting)?|provid(?:ed|ing)|deliver(?:ed|ing)?|issu(?:ed|ing)|present(?:ed|ing)?|held|hold(?:ing)?|wrote|writ(?:e|ing)|offer(?:ed|ing)?|produced|prepared|completed|handed)$/,
    nouns:
      /^(?:reports?|repl(?:y|ies)|answers?|responses?|reminders?|invoices?|quotes?|quotations?|warnings?|instructions?|explanations?|briefings?|demonstrations?|presentations?|advice|notice|notifications?|complaints?|requests?|recommendations?|suggestions?|proposals?|announcements?|apolog(?:y|ies)|calls?|lectures?)$/,
  },
  toWhomFirst:
    /^(?:sen[dt]|sending|g[ai]ve|given|giving|handed|handing|brought|bringing|show(?:ed|n|ing)?|told|telling|offer(?:ed|ing)?|e?mailed|e?mailing|wrote|writing|paid|paying|served|serving|taught|passed|passing|provided|forwarded|owed|lent|lending|read|reading|asked|assigned|granted|quoted|bought|buying|fetched|poured|supplied)$/,
  determiners:
    'a an the my our your his her its their this that these those both each every all any some other another new several many various',
  of: 'of',
  sameAlone: 'meet consult interview call phone visit partner chat',
  as: 'as',
  parts:
    /\b(?:half(?: of)?|(?<!as |\bbe |took |take |taking )part of|parts of|some of|most of|(?:a|one) (?:third|quarter|portion|share|number) of|the (?:majority|bulk) of|several of)\b/giu,
  partly: /\b(?:half|partly|partially|in part|mostly)\b/iu,
  several: /\b(?:several|many|numerous|multiple|various)\s(\p{L}+)/giu,
  received:
    /\b(?:was|were|been|got|being) (?:\w+ly )?(?:trained|instructed|taught|coached|mentored|tutored|briefed|shown)\b|\b(?:received|receiving|attended|attending|completed|completing|underwent|undergoing|did) [^.;,]{0,40}?\b(?:training|course|courses|instruction|induction|workshop|workshops|coaching|mentoring)\b/iu,
  given:
    /\b(?:gave|given|giving|provided?|providing|delivered|delivering|conducted|conducting|held|holding|ran|running|offered|offering|taught|teaching|hosted|organised|organized)\b|^trained (?!in\b|as\b|by\b|at\b|on\b|with\b|under\b)|\band trained (?!in\b|as\b|by\b|at\b|on\b|with\b|under\b)/iu,
  sooner: /\b(?:before|prior to|ahead of)\b/iu,
  later: /\b(?:after|following)\b/iu,
  during: /\b(?:during|throughout)\b/iu,
  handedOn:
    /\b(?:pass(?:ed|ing)?|hand(?:ed|ing)?|forward(?:ed|ing)?|refer(?:red|ring)?|escalat(?:ed|ing)|transfer(?:red|ring)?|redirect(?:ed|ing)?|report(?:ed|ing)?|send|sent)\b/iu,
  handled: /\b(?:handl(?:ed|ing)|deal(?:ing)? with|dealt with|process(?:ed|ing))\b/iu,
  performed:
    'conduct conducted conducting perform performed performing held hold holding undertook undertaken ran run running delivered did',
  occasions: 'at during for before after on',
  avoided:
    /\b(?:no|not|never|instead|rather than|without|avoid\w*|prevent\w*|\w*free|zero|stopp\w*|\w+less|\w+n['’]t)\b/iu,
  by: 'by',
  to: 'to',
  from: 'from',
  ranges: [
    { between: /^\s*(?:to|-|–|—)\s*(?:[$€£]|(?:EUR|USD|GBP|CHF) )?$/iu },
    {
      between: /^\s*(?:\p{L}+|%)\s+to\s+(?:[$€£]|(?:EUR|USD|GBP|CHF) )?$/iu,
      before: /\bfrom\s+(?:[$€£]|(?:EUR|USD|GBP|CHF) )?$/iu,
    },
    {
      between: /^\s*(?:(?:\p{L}+|%)\s+)?and\s+(?:[$€£]|(?:EUR|USD|GBP|CHF) )?$/iu,
      before: /\bbetween\s+(?:[$€£]|(?:EUR|USD|GBP|CHF) )?$/iu,
    },
  ],
  ahead: {
    over: /\b(?:in excess|upwards) of\s(?:[$€£]|(?:EUR|USD|GBP|CHF) )?$/iu,
    under: /\b(?:under|below) the age of\s$/iu,
    about: /\b(?:just under|close to|in the region of)\s(?:[$€£]|(?:EUR|USD|GBP|CHF) )?$/iu,
    atLeast:
      /\b(?:at least|no (?:fewer|less) than|not (?:fewer|less) than|(?:a )?minimum of)\s(?:[$€£]|(?:EUR|USD|GBP|CHF) )?$/iu,
    upTo: /\b(?:up to|(?:no|not) more than|at (?:the )?most|(?:a )?maximum of)\s(?:[$€£]|(?:EUR|USD|GBP|CHF) )?$/iu,
  },
  behind: {
    upTo: /^\s?[\p{L}%€£$]*(?:\s(?:an?|per) \p{L}+)?\s(?:or less|or fewer|at (?:the )?most|maximum|max|tops)(?!\p{L})/iu,
    atLeast: /^\s?[\p{L}%€£$]*\s(?:or more|at least|and more|minimum)(?!\p{L})/iu,
  },
  groups: {
    size: /\b(?:team|group|crew|class|party|squad|panel|choir)s? of (?:\p{Ll}+ )?#|#[- ](?:person|strong|member|people)\b/iu,
    count: /# (?:\p{Ll}+ )?(?:teams|groups|crews|classes|parties|squads|panels|choirs)\b/iu,
  },
  papers:
    'record log report list file certificate schedule manual note documentation register sheet paperwork',
  doerOpening: /^\p{Ll}{2,}ing$/u,
  doneIn: /^(?:with|in|on|via|using|through)$/,
  person: /(?:er|or|ist|ian|ant|man|woman|ee)s?$/,
  people:
    'colleague coworker apprentice trainee intern junior volunteer employee worker child student pupil patient client customer helper beginner newcomer starter recruit hire learner mentee candidate resident guest member supplier mayor minister judge',
  many: /[^s]s$/,
  noAmount:
    /^(?:week|type|morning|afternoon|evening|night|monday|tuesday|wednesday|thursday|friday|saturday|sunday|summer|winter|season|time|kind|level)s?$/,
  everything: 'everything all',
  rest: 'else other others remaining rest',
  each: 'each',
  one: /^(?:an?|one)$/,
  since: {
    before: /\b(?:since|from|as of|starting(?: in)?)\s(?:early |late |mid-?)?$/iu,
    until: /^\s*(?:to|until|till|through|and|-|–|—)/iu,
  },
};
