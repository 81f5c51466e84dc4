import type { OwnClausesPack } from '../own-clauses-pack.ts';

export const ownClauses: OwnClausesPack = {
  when: 'wenn solange falls sobald sooft sofern nur ausschliesslich lediglich',
  during: 'wahrend',
  but: 'aber doch wahrend dann sondern wie nachdem bevor',
  subject: 'der die das ein eine mein meine unser unsere andere',
  pronouns: 'er sie jemand andere kollegen kolleginnen',
  theirs: 'ihres seines ihrer seiner deren dessen',
  companion: /(?:erin|istin|antin|entin)(?:nen)?$|ist(?:en)?$/,
  more: 'andere anderen anderer weiteren weiterer',
  between: 'auch dann sie ihn es die diese sich',
  finite:
    /^(?=\p{Ll})(?:(?!\p{L}*(?:halten|raten|treten|bieten|boten|beten|itten)$)\p{L}{3,}(?:te|ten)|hat|haben|hatten?|war|waren|ist|sind|macht|(?!\p{L}*ge\p{L}+en$)(?:\p{L}{2,})?(?:nahm|gab|hielt|fuhr|trug|schrieb|las|sprach|half|ging|kam|stand|zog|lief|schnitt|strich|schloss|wusch|briet|buk|sang|traf|band|warf|trat|brach|ließ|rief|lag|saß)(?:en)?)$/u,
  inverted: 'hat haben hatte hatten wurde wurden',
};
