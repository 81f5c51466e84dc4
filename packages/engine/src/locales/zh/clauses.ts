import type { ClausesPack } from '../clauses-pack.ts';

export const clauses: ClausesPack = {
  and: /^(?:以及|[和与及或、])$/,
  of: /^的$/,
  pair: /[和与及或、]/u,
  passesOn: /^(?:发给|发放|打印|归档|装订|寄送|张贴|分发|转交)/u,
  purposeBehind: /^(?:时?所?[用需])的?(?!户)/u,
};
