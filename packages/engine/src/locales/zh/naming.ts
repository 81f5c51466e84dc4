import type { NamingPack } from '../naming-pack.ts';

export const naming: NamingPack = {
  verbBehind: {
    before: /(?:^|[，,；;。、]\s*|负责|参与|承担|完成|每月|每年|每季度?|每周|每天|每日|定期|独立)$/u,
    behind: /^(?:$|[，,；;。、]|\s?\d)/u,
    between: /[，,；;。、了着过把和与并]/u,
  },
  opens: /^负责/u,
};
