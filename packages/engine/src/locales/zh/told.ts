import type { ReadingPack } from '../reading-pack.ts';
import { words } from '../words.ts';

export const told: ReadingPack['told'] = {
  as: ['担任', '出任', '任', '当', '做', '从事', '成为', '擔任', '當', '從事'],
  at: [
    '在',
    '进了',
    '进入',
    '进',
    '入职',
    '加入',
    '就职于',
    '任职于',
    '供职于',
    '去了',
    '去',
    '到了',
    '到',
    '于',
    '於',
    '進入',
    '入職',
  ],
  left: ['毕业', '拿的毕业证', '结业', '离开', '离职', '走', '辞职', '做到', '干到', '離職'],
  tells: [],
  named: ['我叫', '本人叫', '名叫', '我的名字叫', '我的名字是', '本人姓名', '我是', '本人'],
  same: words(`同一公司 | 同一家公司 | 该公司 | 同公司 | 本公司 | 同一单位 | 该厂 | 厂里`),
  unpaid: words(`志愿者 | 义工 | 志工`),
  articles: [],
  joiners: [],
  towards: [],
  of: [],
};
