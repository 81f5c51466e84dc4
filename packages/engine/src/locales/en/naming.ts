import type { NamingPack } from '../naming-pack.ts';

export const naming: NamingPack = {
  ofPosting: /(?<![\p{L}'’])(?:your|you|our|ours|us|we)(?!\p{L})/iu,
  goesOn:
    /^(?:$|[,;.]|\s(?:for|of|in|at|with|on|across|before|after|by|during|through|each|every|daily|weekly|monthly|twice|within|using|under|from)\b)/,
  secondVerb: /(?:^|\s)(?:and|then)\s\p{Ll}+(?:ed|t)(?:\s|$)|\s(?:it|them)(?:\s|$)/u,
  carriedOut: {
    past: ['Carried out', 'Handled'],
    present: ['Carry out', 'Handle'],
    ofSomebody: ['Carries out', 'Handles'],
    gerund: /^\p{Ll}+ing( \p{L}.*)$/u,
    ending:
      /ings?$|ments?$|[ts]ions?$|s[ie]s$|(?:review|check|repair|audit|survey|interview|patrol|test|visit|order)s?$|als?$|(?:assembl|deliver|butcher|upholster)y$|storage$|photography$|dispatch$|manufacture$/,
    // "Filled in forms", "carried on": a small word may be a part of the verb.
    goesOn: /^ (?:(?:for|at|across|within|throughout|during) |(?:in|on) (?:(?:the|an?|our|\d+) |\p{Lu}))/u,
    thing:
      /^ (?!(?:and|or|for|in|on|at|across|within|to|up|out|down|off|over|back|away|through|around|by|from|with|as|of|into|onto|about|against|that|how|what|it|them|him|her|us|me|myself|daily|weekly|monthly|each|every|once|twice|then|also|only|both|not)\b|\p{Ll}+ly\b)[\p{L}\d]/u,
    amount: /^ of (?:up|more|over|about|\d)/,
    of: /^ of /,
    insteadOf: ' for ',
    pronoun: / (?:it|them|its|their)\b/,
    joined: /\b(?:and|then) (\p{Ll}+)/gu,
    pastVerb:
      /^(?:\p{Ll}*ed|kept|sent|built|taught|bought|brought|dealt|met|cut|set|put|let|left|lent|spent|sought|caught|thought|shot|split|shut|felt|made|ran|wrote|led|took|gave|did|held|sold|told|drew|drove)$/u,
  },
  // Letters alone: "black and white photos" are no two sorts.
  sharedEnd: /(?<![\p{L}\d-])([\p{Lu}\d][\p{Lu}\d]+) (and|or|&) (\p{Lu}[\p{L}\d]+ \p{Ll}{4,})(?![\p{L}-])/u,
  amounts: {
    of: /^\p{Lu}\p{Ll}+ (?<amount>(?:(?:about|around|over|up to|more than|some) )?(?:\d[\d,.]*|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty)(?= ))) (?<thing>[\p{L}\s-]+)$/u,
    often:
      /^ (?:(?:a|an|per|each|every) (?:hour|day|night|shift|week|month|year|season)|(?:dai|week|month|year)ly)(?!\p{L})/u,
  },
  adds: /^ (?:with|through|for|in|at|on|by|from|during|across|after|before|within|using|via|under|each|every)\s/,
  nouns: {
    ending:
      /(?:ing|tion|sion|ment|ance|ence|ity|ship|sis|ics|ogy|phy|ing|care|service|services|control|support|design|sales|records|research|education|reports?|relations|planning|therapy|systems?|data|tools?|accounts?|invoices?|stock|inventory|payroll|safety|hygiene|quality|logistics|warehouse|software|testing|analysis|reviews?|procedures|compliance|dispatch|delivery|assembly|repairs?|skills|aid|law|tax|budgets?|forecasts?|schedules?|rosters?|rotas?|shifts?|menus?|media|content|campaigns?|events?|interviews?|surveys?|contracts?|negotiations?|samples?|signs|dressings?|medicines?|medications?)$/,
    kept: /\s(?:clean|tidy|safe|secure|full|fresh|ready|dry|warm|happy|accurate|hygienic|clear|stocked|organi[sz]ed|up.to.date)$/,
    both: /^(?:report|record|file|order|plan|design|support|control|document)$/,
    before: /\b(?:in|of|with|on|for)\s+$/u,
    beforeSeveral: /\p{L}\s+$|, $/u,
  },
  activity: {
    ending: /(?:ing|tion|ment|ance|keeping|taking|care|service|control|support)$/,
    none: /^(?:document|equipment|department|implement)$/,
  },
  verbalNoun: /(?:ing|tion|ment|ance)$/,
  doings:
    /^(?:repairs?|auditing|assembly|delivery|storage|removals?|disposal|diagnosis|supervision|transcription|calibration|inspections?|photography|butchery|upholstery|dispatch|manufacture|drawing|retrieval|appraisals?)$/,
  nounOfVerb: 'ing',
  withParticle: /(?:[ -](?:in|up|out|off|down|over|away|back)|\p{Ll}(?:over|out|up|down|back|off))$/u,
  inTwoWords: { noun: 'handling', verb: /^deal(?:t|ing|s)?$/, behind: 'with' },
  doerEnding: /(?:er|or)s?$/,
  afterVerb: /^(?!(?:and|or|for|with|in|on|at|to|of|from|by|up|out)\b)/,
  article: /^(?:[Aa]n?|[Tt]he)\s(?=\p{Ll})/u,
  noLabel: /^\p{Ll}{3,}s(?<!(?:ic|si|s)s)$/u,
  people:
    /^(?:employees|staff|colleagues|workers|personnel|people|customers|clients|patients|residents|users|teams?)$/iu,
  phrases: {
    shapes: [/(?<![\p{L}\p{N}'’-])(?=(\p{Ll}{3,} \p{Ll}{4,})(?![\p{L}\p{N}'’-]))/gu],
  },
  sector: { behind: /^\s(?:industry|sector)(?!\p{L})/iu },
  noSkills:
    /(?:ers|ors|ists|ants|people|staff|team|teams|department|office|board|school|years|months|weeks|day|days)$/,
  binds: /^an?$/,
  turned: {
    article: '(?:the )',
    and: '(?:and|&)',
    of: 'of (?:the |all |our |its |all the )?',
    ofThing: /^(\p{Ll}+(?:ing|tion|sion|ment|ance|ery|pairs?|checks?|sis)) of (\p{Ll}[\p{Ll} -]+)$/u,
    gerund: /ing$/,
    beforeGerund: /(?:^|(?:^|\s)(?:for|of|in|including|included|involved|covered|were)\s)$/iu,
    beforeNoun:
      /(?:^|(?:^|\s)(?:for|of|in|on|the|all|and|including|included|daily|weekly|monthly|yearly|regular|routine)\s)$/iu,
  },
};
