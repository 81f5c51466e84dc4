import type { AskedPack } from '../asked-pack.ts';

export const asked: AskedPack = {
  bare: '证书|产品|影响|推动|主管|优秀|其生态|理解其原理|招聘|阅读|等级',
  never: '必须|必备|必需|优先|加分|加分项|其中|以上|以下|收入|保障|对应|在考',
  before: '',
  behind: '',
  spoken: '我们|本公司|我司|请|您|不问|不看',
  relative: '',
  another: '其他|同类|类似|相关|同等|其它',
  adjectives: '',
  traits: '',
  notTraits: '',
  conditions:
    /周?岁(?:以下|以上|之间|以内|左右)?$|^[能可需愿意接受适应上服从配合早晚中夜倒两三轮排和或、]*班[倒制]?$|放宽$/u,
  given:
    '交社保|缴社保|买社保|上社保|有社保|交五险|买五险|缴五险|上五险|带薪|包吃|包住|管吃|管住|包食宿|管食宿|月休|底薪',
  heads: '',
};
