import type { ReadingPack } from '../reading-pack.ts';
import { words } from '../words.ts';

export const told: ReadingPack['told'] = {
  as: words(
    `as | was | am | been | became | become | worked as | working as | served as | employed as | hired as | started as`,
  ),
  at: words(`at | with | for | in | from | joined | to | by`),
  left: words(`left | quit | stopped | ended | until`),
  after: words(`then | after that | afterwards | later`),
  tells: [],
  named: ['my name is', 'i am called', "hi, i'm", 'hi, i am', "hello, i'm", 'hello, i am'],
  am: ['i am', "i'm", 'i,'],
  speaks: {
    says: /\b(?:i (?:can |also |now |both )*(?:speak|understand)|fluent in|speaking) (?!(?:to|with|about|at|for|on|in|the|up|of|as|from) )/,
    little: /\b(?:a little|a bit of|some|basic|little)\b/,
  },
  same: words(
    `at the same company | in the same company | the same company | at the same firm | at the same place | with the same employer | at the same school | at the same hospital | there`,
  ),
  unpaid: words(`volunteer | voluntary | unpaid`),
  articles: ['a', 'an', 'the'],
  joiners: ['of', 'the', 'for', 'and', '&', '+'],
  towards: ['as', 'in', 'of'],
  of: ['of', 'in'],
  near: ['near', 'nr', 'just outside', 'outside'],
  in: ['in', 'around'],
};
