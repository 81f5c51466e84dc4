import type { RelationsPack } from '../relations-pack.ts';
import { bounds } from './bounds.ts';
import { doneByOthers } from './done-by-others.ts';
import { limits } from './limits.ts';

/** Verbs stand behind the person here; what a line of them may say is read by characters. */
export const relations: RelationsPack = {
  titles: {
    others:
      /(?:向|给|(?<![作身])为|协助|帮助?|辅助|支持|配合|监督|督导|监管|对|由|与|和|跟|同|经|替|随|受|交|报|告|通知|提醒|联系|请示|在)(?![^，。,]*(?:(?<![主责])任|[当是]))[^，。,]{0,4}$/u,
    deputies: /(?:副|代理|暂代|临时|助理|见习|实习|候补)(\p{Script=Han}{2,4})/gu,
  },
  limits,
  bounds,
  before: {
    with: '与 和 同 跟',
    together: '一起 一同 共同 进行',
    by: '接受 在 由 被 受 经',
    others: /(?:[与和同跟由在给为向替随受帮]|配合|协助|帮助)$/u,
    only: /(?<![\d一二两三四五六七八九十百千万几数每多余这那]\s?)[只仅](?!有)(\p{Script=Han})/gu,
    non: /(?:(?<![是并绝无除莫])非(?![常凡得洲但])|没有|从未|从不|尚未|未曾|未能|无需|(?<![从时如若要是差才])[不未])(\p{Script=Han}{2})/gu,
    above: /(?:在|由|受|经|接受)(\p{Script=Han}{1,8}?)的?(监督|指导|督导|带领|领导|管理)/gu,
    sameReach: '带领 谈判',
    means:
      /(?:通过|借助|凭借|依靠)((\p{Script=Han}{2})\p{Script=Han}{0,8}?(\p{Script=Han}{2}))(?=[，,。；;、]|$)/gu,
    after: '后 之后 以后',
    using:
      /(?:(?:使|运|利|应|采)?用|通过|借助|凭借|依靠|在)((?:[a-z][a-z0-9+.#-]*(?: [a-z0-9+.#-]+)?|\p{Script=Han}{2,4}?)(?=系统|软件|平台|工具|表格)|[a-z][a-z0-9+.#-]*(?: [a-z0-9+.#-]+)?(?=\s?\p{Script=Han}))/gu,
    toolSort: /^(?:系统|软件|平台|工具|表格)/u,
    doneByOthers,
    helper: /^(\p{Script=Han}{2,6})(?:助理|助手|辅助|实习生?|学徒|见习生?)$/u,
    helps: /^的?(?:助理|助手|辅助|实习|学徒|见习)/u,
    did: '做 进行 开展 提供 从事 负责 实施',
  },
  beside: '协调 沟通 合作 对接 联络 联系 商讨 协商 洽谈 谈判 讨论 交流 核对 竞争',
  forWhom: '',
  together: '',
  doing: { noun: /^(?!)/, verb: /^(?!)/ },
  agent:
    '指导 带领 领导 率领 监督 管理 培训 安排 督导 带教 辅导 指挥 授权 主持 负责 考评 考核 评估 检查 审核 面试',
  under: '',
  toward: '',
  determiners: '',
  of: '',
  sameAlone: '',
  as: '作为 担任 任职 身为',
  several: /(?:多|数|若干)[名位个家台间辆](\p{Script=Han}{2})/gu,
  partOf:
    /(\p{Script=Han}{2})(?:中|里)?的?(?:约|近)?(?:[一二三四五六七八九十]分之[一二两三四五六七八九]|一半|半数|[1-9]\/[2-9])/u,
  received:
    /(?:(?:接受|参加|参与|完成|受|听)(?:过|了)?|通过[过了])[^，。；]{0,16}(?:培训|指导|辅导|督导|带教|课程|讲座)/u,
  given: /培训|辅导|督导|带教|授课|讲课|讲授/u,
  sooner: /(?<![此目以从当])前(?![台端往期厅线来景沿])/u,
  later: /(?<![此然随最售以])后(?![台端期勤续来厨方])/u,
  handedOn:
    /转交|移交|转给|转达|上报|呈报|交给|转接|反馈给|报告给|反映给|汇报|(?<=[向给跟]\p{Script=Han}{1,8})报告|报告(?=\p{Script=Han}{0,3}(?:[长管任导师]|经理))/u,
  handled: /处理|解决|办理/u,
  performed: '',
  occasions: '',
  begun: /开始|着手|启动(?!器|电)/u,
  ended: /完成|建成|完毕|办结/u,
  avoided: /[不没無无未非免防零]|避免/u,
  by: '',
  to: '到 至 为',
  from: '从 由 自',
  ranges: [
    { between: /^\s*(?:到|至|-|–|—|~|～)\s*$/u },
    { between: /^[^，。；]{0,7}(?:到|至|为)\s*$/u, before: /[从由自]\s*$/u },
  ],
  ahead: {
    // "最多办理60张": a verb may stand between, and is held against the resume by itself.
    atLeast:
      /(?:至少|最少|起码|不少于|不低于|不下于)$|(?<=(?:至少|最少|起码)(?!\p{Script=Han}*[一二两三四五六七八九十百千万几])\p{Script=Han}{1,3})$/u,
    upTo: /(?:不超过|不多于|不高于|至多|最多|最[高重大长])$|(?<=(?:至多|最多)(?!\p{Script=Han}*[一二两三四五六七八九十百千万几])\p{Script=Han}{1,3})$/u,
    about:
      /(?<=(?<![节预合契签特邀])(?:约|大约|大概)(?!\p{Script=Han}*[一二两三四五六七八九十百千万几])\p{Script=Han}{1,4})$/u,
  },
  behind: { atLeast: /^\s?\p{Script=Han}?(?:以上|起)(?!\p{Script=Han}{0,1}重)/u },
  groups: {
    size: /#[人名位](?:的)?(?:小组|团队|班组|队伍|组|队|班)|(?:小组|团队|班组|队伍)#[人名位]/u,
    count: /#[个支](?:小组|团队|班组|队伍|组|队|班)/u,
  },
  papers: '记录 纪要 报告 报表 档案 台账 表格 清单 日志 列表 明细',
  person: /^(?!)/,
  people: '',
  many: /^(?!)/,
  noAmount: /^(?!)/,
  once: {
    each: /每(?:个|逢)?(?:天|日|晚|周|月|年|季|星期|礼拜|半年|班)|季度|年度/u,
    counter: /^\s?[次回遍]/u,
  },
  oneOfThing: /^\s?[份张篇封套本](?!周|月|年)/u,
  since: { behind: /^(?:年)?(?:\d{1,2}月)?(?:起|以来|至今|开始)/u, until: /^年?\s*(?:到|至(?!今)|-|–|—)/u },
};
