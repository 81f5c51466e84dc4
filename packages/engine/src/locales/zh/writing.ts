import { lines } from '../lines.ts';
import type { WritingPack } from '../writing-pack.ts';
import { ownAcronyms } from './acronyms.ts';
import { actions } from './actions.ts';
import { everydayActions } from './actions-everyday.ts';
import { moreActions } from './actions-more.ts';
import { aside } from './aside.ts';
import { clauses } from './clauses.ts';
import { phrasesByField, secondNames, verbsAndNouns } from './equal/index.ts';
import { equalWords } from './equal-words.ts';
import { marks } from './marks.ts';
import { naming } from './naming.ts';
import { papers } from './papers.ts';
import { phrasing } from './phrasing.ts';
import { relations } from './relations.ts';
import { rewordings } from './rewordings/index.ts';
import { sameWords } from './same-words.ts';
import { secondNames as otherNames } from './second-names.ts';
import { moreSecondNames } from './second-names-more.ts';
import { sorts3 } from './sorts-3.ts';
import { moreSorts } from './sorts-more.ts';
import { sortsOfThings } from './sorts-of-things.ts';
import { things } from './things.ts';
import { thingsElsewhere } from './things-elsewhere.ts';
import { moreThings } from './things-more.ts';
import { thingsOfTrades } from './things-of-trades.ts';

export const writing: WritingPack = {
  language: 'zh',
  functionWords:
    '曾 掉 们 如何 怎样 怎么 近 高达 最多 至多 最高 笔 左右 以上 超过 以内 之内 不到 大约 将近 的 同 使 使得 令 原 现 此前 之前 了 和 与 及 以及 并 并且 而 或 或者 在 于 对 对于 为 为了 从 到 由 被 把 将 让 使 是 有 以 其 其中 该 此 这 那 各 各类 各种 每 等 等等 中 上 下 内 外 里 后 前 时 间 之 之间 所 也 还 同时 通过 根据 按照 按 依据 关于 向 给 跟 我 我们 本人 他 她 它 他们 自己 因 因此 如 例如 包括 包含 并为 进行 方面 相关 有关 具体 主要 日常 地 得 着 过 都 又 再 就 则 且 个 名 位 家 项 次 份 台 条 款 种 类 件 场 支 批 套 张 间 所 人 年 月 日 号 天 周 星期 礼拜 期间 以来 至 起 止 元 约 余 多 不 可 能 会 要 需 来 去 用 做 作为 作 成 出 好 大 小 点 线 层 级 当 当时 任 任职 及其 来自 面向 针对 围绕 基于 随 期 完成 历时 日均 月均 年均 占 共 共计 总计 一 两',
  articles: '',
  lightWords:
    '确保 保证 以便 一起 共同 一同 提供 工作 任务 职责 岗位 内容 事务 事宜 事项 业务 活动 情况 过程 方式 方法 使用 运用 利用 进行 开展 完成 处理 负责 从事 执行 实施 做好 参考 需要 要求 经验 经历 期间 日常 相关 具体 各项 有关 部分 方面 领域 角色 职位 不同 多种 多个 服务 具有 具备 拥有 所提 予以 加以 给予 一旦 从而 曾经 是否 有无 每逢 任何 开始 办理 手续',
  equalWords: lines(equalWords, ...phrasesByField),
  ownAcronyms: lines(ownAcronyms, ...secondNames),
  secondNames: lines(otherNames, moreSecondNames),
  sameWords: lines(sameWords, ...verbsAndNouns),
  actions: lines(actions, moreActions, everydayActions),
  things: lines(things, moreThings, thingsElsewhere, thingsOfTrades, sortsOfThings, moreSorts, sorts3),
  rewordings: lines(...rewordings),
  verbs: '',
  weakeners: `
协助 辅助 帮助 帮忙 帮 支持 配合 助理
参与 参加 入围 提名
基础 入门 初级 初步 简单 了解
实习 见习 学徒 兼职 代理 副 储备 助手
学习 旁听 观摩 学过 学着 学做 看别人 看着别人 看师傅 看同事 看他人
计划 预计 在读 未完成 肄业
偶尔 有时 间或 不时 几次 两三次 部分 一半 半数 大半 多半
不 没有 无 未
共同 联合 一起 一同 合力 轮流
指导下`,
  scopeWords:
    '领导 带领 带队 率领 主导 主持 牵头 管理 主管 总监 经理 总经理 负责人 组长 主任 部长 首席 总 高级 资深 专家 独立 独自 全权 唯一 精通 熟练 流利 母语 擅长 战略 全国 全球 国际 跨国 创始 创办 创立 发起 获奖 荣获 冠军 第一 最佳 优秀 成功 决策 审批 批准 录用 解聘 谈判 主讲 统筹 全面 完全',
  titleWords:
    '经理 总监 主管 总经理 总裁 董事 工程师 开发工程师 开发人员 开发者 架构师 分析师 顾问 护士 护士长 医生 医师 教师 老师 教授 讲师 会计 会计师 出纳 审计师 律师 秘书 助理 文员 收银员 销售员 代表 组长 班长 技术员 技工 电工 焊工 司机 厨师 厨师长 主厨 服务员 调酒师 设计师 编辑 记者 翻译 科学家 研究员 药师 治疗师 心理咨询师 协调员 管理员 专员 专家 采购员 程序员 创始人 合伙人 店长 主任 校长 院长 班主任 保安 保洁员 库管 仓管员 会长 理事长 负责人 队长 领班 园长 馆长 站长 所长 科长 处长 局长 部长 厂长 工长 行长 船长 机长 列车长 教练 主席',
  learners: { role: /实习|见习|学徒/iu, section: /实习|實習/iu },
  otherPersonWords: '向 给 为 协助 配合 对 陪同 跟随 随同 陪',
  degreeWords:
    '本科 学士 硕士 博士 大专 专科 中专 高中 研究生 学历 学位 文凭 证书 资格证 执照 认证 大学 学院 毕业',
  levelWords: '母语 流利 精通 熟练 良好 一般 入门 a1 a2 b1 b2 c1 c2 四级 六级 八级',
  hedges: {
    about: '约 近 左右 大约 大概 将近 余 上下',
    over: '超过 多 逾 超 +',
    atLeast: '以上 至少 不少于 不低于',
    under: '不到 以下 不足 低于 少于',
    upTo: '最多 高达 至多 最高',
    within: '内 以内 之内',
  },
  periods:
    '每小时 小时|每天 每日 天 日均 每晚 每早 每夜|每周 每星期 每个星期 每礼拜 周 星期|每月 每个月 月 按月 月均|每季 季度|每年 年度 年均 全年|每班',
  noPeriods:
    /[两二三四五六七八九十半\d]个?(?:小时|钟头)|(?<=每)[两三四五六七八九十\d]{1,2}个?(?:星期|[周天月年])|第[一二三四五六七八九十\d]{1,3}个?(?:星期|[周天月年])|[一二两三四五六七八九十\d]{1,3}个?(?:星期|[周天月日年])(?:[之以]?内|[之以]?后|时间)|[春夏秋冬]天|[教上]学日|周[年到密边围期岁转]|天[然气花空线井津窗]/gu,
  marks,
  wholeWords: '',
  beforeFigures: '',
  turns: [/不|没|無|无|未|非|别|勿|除/gu, /被|由|受/gu, /在[^，。]{0,8}下/gu],
  months: '一月 二月 三月 四月 五月 六月 七月 八月 九月 十月 十一月 十二月',
  numberWords: '',
  multipliers: '十=10 百=100 千=1000 万=10000 亿=100000000 k=1000 百万=1000000 千万=10000000 十万=100000',
  percentWords: '%',
  currencies: '元=CNY 人民币=CNY ¥=CNY ￥=CNY rmb=CNY 美元=USD $=USD 美金=USD 欧元=EUR €=EUR 英镑=GBP £=GBP',
  decimalComma: false,
  endings: '',
  nounEndings: '',
  irregular: '',
  generalNouns: '',
  spelling: { words: [], stems: [] },
  shortestStem: 4,
  relations,
  naming,
  papers,
  phrasing,
  aside,
  clauses,
  style: {
    and: '和',
    comma: '、',
    semicolon: '；',
    open: '（',
    close: '）',
    stop: '。',
    colon: '：',
    weakOpenings: [
      {
        pattern:
          /^(?:主要)?工作(?:内容|职责)?(?:(?:是|为|包括)[:：]?(?:负责)?|[:：]?负责)|^主要负责|^本人负责|^我负责/,
        instead: '负责',
      },
    ],
    sections: {
      summary: { name: '个人简介', known: /简介|介绍|自述|概况|概述|评价|总结|优势|目标|意向/iu },
      experience: { name: '工作经历', known: /经历|经验|履历/iu },
      education: { name: '教育经历', known: /教育|学历|学习|培训/iu },
      skills: { name: '专业技能', known: /技能|能力|特长|专长|技术/iu },
    },
    rest: {
      name: '其他信息',
      vague: /^(?:生活|还有|题外话|工作之外|业余生活|杂项)$/u,
    },
    documentTitle: /^(?:个\s*人\s*)?(?:求\s*职\s*)?(?:简\s*历|履\s*历)(?:\s*表)?$/u,
    summaryHeading: '个人简介',
    skillsHeading: '专业技能',
    toolHeadings: /(?:工具|软件|技术栈|语言|计算机|电脑|数字|外语|办公|系统)/,
    aim: {
      heading: /求职|应聘|意向|目标|期望|希望/u,
      sentence: /^(?:求职|应聘|意向|期望|希望|寻求|想找|谋求)/u,
      post: /岗位|职位|职务|岗/u,
      pay: {
        label: /^(?:期望|要求|目标|希望)?(?:薪资|薪酬|薪水|月薪|年薪|待遇|工资)(?:要求|期望)?$/u,
        asked: /(?:期望|要求)(?:的)?(?:薪|月薪|年薪|待遇)|(?:薪资|薪酬|待遇)(?:要求|期望)|注明.{0,8}薪/u,
      },
      tells: /年.{0,6}经验|具有|擅长|熟悉|从事|负责/u,
    },
    summary: {
      titleAndSkills: '{title}，具有{skills}经验。',
      skills: '具有{skills}经验。',
      listed: '相关技能：{skills}。',
      held: '学历与证书：{items}。',
      heldOnly: { degrees: '学历：{items}。', papers: '证书：{items}。' },
      languages: '语言：{items}。',
      points: '相关经验：{points}。',
      // "电脑也有一份", "账期谈到三个月": told as one talks.
      told: /[:：也都就才又还把被我你他她]|有|到|时|一人|家里/u,
    },
  },
};
