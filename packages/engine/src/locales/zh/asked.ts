import type { AskedPack } from '../asked-pack.ts';

export const asked: AskedPack = {
  bare: '证书|产品|影响|推动|主管|优秀|其生态|理解其原理|招聘|阅读|等级',
  never: '其中|以上|以下|收入|保障|对应|在考',
  before: '',
  behind: '',
  spoken: '我们|本公司|我司|请|您|不问|不看',
  relative: '',
  another: '其他|同类|类似|相关|同等|其它',
  adjectives: '',
  traits: '',
  notTraits: '',
  heads: '',
};
