/** Numbers in Chinese characters, and the words behind them that say what sort of thing is counted; a resume in any
 * language may have them. Each is one character. */
export const numerals = {
  digits: { 零: 0, 〇: 0, 一: 1, 二: 2, 两: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9 },
  /** As they stand in names of things ("二维码"), each at the place of its figure. */
  inNames: '〇一二三四五六七八九',
  units: { 十: 10, 百: 100, 千: 1000 },
  /** Behind a number that is complete by itself. */
  multipliers: { 万: 10_000, 亿: 100_000_000 },
  /** A unit of a thousand smaller ones, and no figure. */
  kiloUnits: /^千(?:米|克|瓦|卡|帕|赫|伏|安|字节)/u,
  /** Count whatever it is, or are more digits. */
  measures: '名个位家年人次项台万亿份款条周天月倍岁所件场支套张间门组批成%',
  /** Count things of one sort only: behind "一" they may be part of a word ("一本", "一部分"). */
  counters:
    '篇册本通封辆架只棵株亩吨斤克升块盒箱包袋瓶桶杯碗双副届期节课层栋幢座户趟桩笔单票例针床盏颗朵卷幅幕首页字题种桌遍道',
  /** Behind "一" these make a word that counts nothing ("一些", "一种"). */
  uncounted: '个些位种项',
  /** Behind "一" before a group of so many: "一支5人团队" is "五人团队". */
  oneGroup: /^支(?:由|约|近)?[\d一二两三四五六七八九十百]+[多余]?[人名位]/u,
  /** Counters of the same sort of things: "80个电话" and "80通电话", "1500册" and "1500本". */
  alike: ['名位个', '通个次', '本册部', '辆台部', '张份件封', '只头匹', '支根', '座栋幢', '家间所', '条项'],
  /** Stretches of time: five months are no five years, and five people neither. */
  times: [
    /^\s?[余多]?年(?![级终底初度份会货检审])/u,
    /^\s?[余多]?个多?月/u,
    /^\s?[余多]?(?:周(?![末边围岁])|个?(?:星期|礼拜))/u,
    /^\s?[余多]?[天日](?![均常志])/u,
    /^\s?[余多]?个工作日/u,
    /^\s?[余多]?个?(?:多?小时|钟头)/u,
    /^\s?[余多]?分钟/u,
    /^\s?[余多]?秒(?!杀|表|拍)/u,
  ],
  /** Behind "一", where so many are told for each such stretch; and what stands before it where that is one stretch. */
  rate: /^(?:周|个?星期|个?礼拜|天|日|个?月|年|班)(?![之以]?[内里])\p{Script=Han}{0,4}?(?:约|近|大约|平均|至少|最多)?[\d一两二三四五六七八九十]/u,
  noRate: /[每近前第同后这那满到仅某几]$/u,
  /** Behind a number that shares what it counts with the next one. */
  shares: /^\s?[至到和与或、]/u,
  /** Days that are called by their date ("六一", "五一"). */
  holidays: ['三八', '五一', '六一', '七一', '八一', '十一'],
  /** Behind a small number: the first of a range ("六至九岁"). */
  ranges: /^[至到\-–—~～][一二两三四五六七八九十百\d]+\p{Script=Han}/u,
  /** Groups are counted in other words than the people in them. */
  groups: '组班队批',
  persons: '人名位',
  /** How a measure of length, area or weight begins ("90平方米"), and what counts single things. */
  sizes: '平米公吨升立亩斤克',
  singles: '间家所名位人个台辆座栋条',
} as const;
