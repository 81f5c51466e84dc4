import type { Language } from '../types.ts';

/** How a language says which rank a paper has, in a country whose papers have ranks. */
export interface Ranks {
  /** Says that a rank of a profession is meant, no grade of a craft. */
  professional: RegExp;
  /** What a text must end with to ask for a paper at all. */
  paper: RegExp;
  /** From the highest: the first that a text says is its rank. */
  professions: readonly (readonly [RegExp, number])[];
  crafts: readonly (readonly [RegExp, number])[];
  /** A rank by itself, and one right before the name of its paper. */
  alone: RegExp;
  before: RegExp;
  /** What says nothing of the field. */
  frame: RegExp;
  /** What only says that something is a paper, at the end of its name, and what may stand behind the name instead. */
  named: { ending: RegExp; behind: string };
  /** Between the papers of one line. */
  apart: RegExp;
}

const chinese: Ranks = {
  professional:
    /^(?:助理|高级|正高级)?(?:工程师|会计师|经济师|统计师|审计师|农艺师|馆员|讲师)$|职称|专业技术资格|专业技术职务|^(?:初级|中级|副高级?)(?:及其?以上|或?以上)/u,
  paper:
    /^(?:初级|中级|副高级?)(?:及其?以上|或?以上)|(?:职称|专业技术资格|证书?|认证|课程|考试|[师员]|(?<![报加施分竣手])工|资格|等级|[一二三四五]级|初级|中级|高级)(?:及其?以上|或?以上)?$/u,
  professions: [
    [/正高|(?<!副)主任[医护药技]师|(?<!副)教授|(?<!副)研究馆?员/u, 4],
    [/副高|副主任[医护药技]师|副教授|副研究馆?员|高级(?!工(?!程)|技师)/u, 3],
    [
      /中级|主治医师|主管[护药技检][验师]|讲师|(?<!助理)馆员|(?<!助理|注册)(?:工程师|经济师|会计师|统计师|审计师|农艺师|兽医师|社会工作师|社工师)/u,
      2,
    ],
    [/初级|助理|员级|师级|(?:护|药|技|检验)师|护士|药士|技士/u, 1],
  ],
  crafts: [
    [/一级|高级技师/u, 5],
    [/二级|技师/u, 4],
    [/三级|高级工(?!程)/u, 3],
    [/四级|中级工(?!程)/u, 2],
    [/五级|初级工(?!程)/u, 1],
    [/高级/u, 3],
    [/中级/u, 2],
    [/初级/u, 1],
  ],
  alone: /^(?:[一二三四五六]级|初级|中级|高级)(?:及其?以上|或?以上)?$/u,
  before: /(?:[一二三四五]级|初级|中级|高级)(?:[及或]?以上|及其以上)?的?$/u,
  frame:
    /职称|专业技术|职业技能|职业资格|国家|技术|资格|证书?|相关|本专业|专业|具有|助理|系列|及其?以上|或?以上|及|或|正高级?|副高级?|[一二三四五]级|初级|中级|高级|技师|工程师|[师员]$|[师员](?=[（(]|及|以上)|等级|水平|[类级的（()）\s]/gu,
  named: {
    ending: /(?:资格|执业|上岗|职业资格|职业技能等级)?证书?$/u,
    behind:
      '(?=$|[（(、，,；;\\s\\d:：]|资格|证|执业|上岗|职业|技能|等级|从业|操作|国家|[初中高][级等]|[一二三四五]级)',
  },
  apart: /[、；;，,。\n]/u,
};

export const ranks: Partial<Record<Language, Ranks>> = { zh: chinese };
