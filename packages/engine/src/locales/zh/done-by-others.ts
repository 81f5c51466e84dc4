/** Who did it, as far as Chinese names of persons, offices and firms can be told by how they end. */
const whom =
  '(?![对为给在向把将进])[^并后和与及再，,。；;、的]{0,6}?(?:客户|房东|领导|上级|总部|供应商|承包商|物业|学生|实习生|员工|工人|[木瓦焊水电钳护民]工|家长|居民|住户|租户|[业车失货雇房]主|司机|专家|保洁|[对甲乙施工]方|厂家|商家|店家|[部科室厂商站店房院队组班员师长]|公司|机构|中心|部门|编辑|法务|财务|工地|师傅|经理|老师|同事|主任|主管|医生|护士)(?![们长员师傅部门科室处组班家])';
const place = '(?=\\p{Script=Han}{0,4}(?:厂|商|[实化][验]室|机构|中心|[站店房院]))';
const doing = '(?<doing>\\p{Script=Han}{2})';
/** May stand between somebody and what that one did. */
const how = '(?:按期|按时|及时|准时|尽快|立即|定期|自行|协助|统一|集中|现场|上门|限期|每[天日周月季年])?';
/** What is told of a doing by who did not do it. */
const toldOf = '(?:进度|进展|情况|状态|状况|结果|数据|信息|次数|人数|数量|金额)';

/** Before somebody's doing: "把样品发给客户", "请电工", "指导学生". */
const leads = [
  `(?:(?:发送?|邮?寄送?|[提移]?交|转交?|报送?|送|出?租|出?借|派|递|卖)给|(?:转|移|提|送)交给?|交由?|(?:送|寄|运|返|拉)(?:到|往|至|回)${place}|[送呈报](?:请|呈)?(?=领导|上级|总部|[^，,。；;、]{0,3}(?:经理|主管|主任|[部科处局院厂]长))|(?<![委特选指支编])派(?![送发件单车]))${whom}`,
  `(?:(?<![申邀聘宴报提])请|(?<!转)让|通知|委托|聘请|外请|督促|敦促|催促|催(?![款收缴办告熟化账])|提醒|邀请|指派|委派|安排|指挥|指导|监督(?!检查)|督导|(?<![按照据户合的])要求|联系(?!\\p{Script=Han}{0,3}客户))${whom}(?!培训|面试)`,
];

/** "跟踪设备维修进度" */
const onlyTold = `(?:跟踪|跟进|跟催|追踪|查询|统计|汇总|汇报|上报|通报|反馈|了解|关注|监督|记录|登记|公布|录入)[^并后，,。；;、]{0,6}?${doing}(?=${toldOf})`;

/** What is done by whom one waits for, besides what is done with a thing. */
export const doneElsewhere: ReadonlySet<string> = new Set(
  '交货 发货 送货 供货 补货 退货 付款 缴费 还款 签字 签署 签批 盖章 交付 领取 认领'.split(' '),
);

export const doneByOthers: readonly RegExp[] = [...leads.map((lead) => lead + how + doing), onlyTold].map(
  (pattern) => new RegExp(pattern, 'gu'),
);

/** A clause of such a doing, whatever stands before it. */
export const clauseOfOthers = new RegExp(`(?:${leads.join('|')})[^，,。；;、并]*`, 'gu');

/** Behind a doing: what makes it the name of what is only told of it ("维修进度", "培训记录"). */
export const toldOfDoing = new RegExp(
  `^(?:的|工作|作业|业务)?(?:${toldOf}|记录|台账|报表|日志|跟踪|跟进|查询|统计|汇总|反馈|登记|监督|分析)`,
  'u',
);
