import type { PapersPack } from '../papers-pack.ts';

export const papers: PapersPack = {
  trade: /执业证|执业资格|资格证|许可证|上岗证|操作证/u,
  training: /培训|证/u,
  unfinished: /肄业|未认证|未获认可|在读|未完成|已?过期|失效|在考|备考|报考中/iu,
  motherTongue: /母语/iu,
  languageName: /^.{0,4}?语/u,
  endsOn: /有效|到期/u,
};
