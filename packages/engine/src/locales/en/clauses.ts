import type { ClausesPack } from '../clauses-pack.ts';

export const clauses: ClausesPack = {
  and: /^(?:and|or)$/,
  doneFor: /^for$/,
  of: /^of$/,
  pair: /\s(?:and|or|&)\s|\p{L}{2,}\/\p{L}{2,}/u,
  others: /^(?:other|further)$/,
  passesOn:
    /^(?:hand(?:ed|ing)|distribut|deliver|filed|filing|sort|cop(?:ied|ying)|print|stapl|mail|post|forward|stor|collect)/,
  purpose:
    /(?<!\p{L})(?:software|books?|manuals?|equipment|materials?|supplies|kits?|parts|forms)\s(?:for|on|about)\s(?:the\s)?$|(?:used|needed|required|meant|intended)\s(?:for|in)\s(?:the\s)?$/iu,
  namedBefore: /^(?:which|them|it|those|these|whether)$/,
  byOthers: /^\sby\s(?:the|a|an|our|their|other|his|her|my|colleagues?|nurses?|others|staff)(?!\p{L})/u,
  headLast: true,
  past: /ed$/,
  parts: {
    verbs:
      /^(?:replac|repair|install|fitted|fitting|fit$|clean|paint|wash|sold|sell|bought|buy|order|chang|remov|deliver|assembl|design|build|built|sort|label|stor|fil(?:ed|ing)$|cop(?:ied|y))/,
    none: /^(?:levels|terms|runs|rounds|cycles|processes|procedures|tasks|activities|operations|matters|cases|jobs|duties|items|needs|requests|orders|sessions|projects|programs|programmes|services|issues|campaigns|applications|always|across|towards|afterwards|outdoors|indoors|overseas|sometimes|weekends|nights|evenings|mornings)$/,
  },
};
