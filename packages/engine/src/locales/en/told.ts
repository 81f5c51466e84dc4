import type { ReadingPack } from '../reading-pack.ts';
import { words } from '../words.ts';

export const told: ReadingPack['told'] = {
  as: ['as', 'was', 'am', 'been', 'became', 'become'],
  at: words(`at | with | for | in | from | joined | to`),
  left: words(`left | quit | stopped | ended | until`),
  tells: [],
  named: ['my name is', 'i am called'],
  unpaid: words(`volunteer | voluntary | unpaid`),
  articles: ['a', 'an', 'the'],
  joiners: ['of', 'the', 'for', 'and', '&', '+'],
  towards: ['as', 'in', 'of'],
  of: ['of', 'in'],
};
