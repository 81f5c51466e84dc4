import { gather } from '../text/gather.ts';
import { memo } from '../text/memo.ts';

/** One word in two spellings ("图象", "图像"): one character for both, at the same place. */
const spellings = [
  ['象', '像'],
  ['帐', '账'],
  ['黏', '粘'],
  ['它', '他'],
  ['人材', '人才'],
  ['1对1', '一对一'],
  ['部份', '部分'],
  ['登陆', '登录'],
  ['定做', '订做'],
  ['订制', '定制'],
  ['订造', '定造'],
  ['打版', '打板'],
  ['身分', '身份'],
  ['成份', '成分'],
  ['水份', '水分'],
  ['年分', '年份'],
  ['股分', '股份'],
  ['家俱', '家具'],
  ['布署', '部署'],
  ['渡假', '度假'],
  ['复盖', '覆盖'],
  ['车箱', '车厢'],
  ['蒸气', '蒸汽'],
  ['坐席', '座席'],
  ['磨擦', '摩擦'],
  ['混和', '混合'],
  ['签定', '签订'],
  ['定购', '订购'],
  ['定单', '订单'],
  ['联接', '连接'],
  ['联结', '连结'],
  ['连络', '联络'],
  ['烟薰', '烟熏'],
  ['按扭', '按钮'],
  ['碳烤', '炭烤'],
  ['定货', '订货'],
  ['预定', '预订'],
  ['定票', '订票'],
  ['定餐', '订餐'],
  ['定阅', '订阅'],
  ['制做', '制作'],
  ['装钉', '装订'],
  ['装璜', '装潢'],
  ['座标', '坐标'],
  ['打腊', '打蜡'],
  ['喷沙', '喷砂'],
  ['沙纸', '砂纸'],
  ['沙轮', '砂轮'],
  ['镙丝', '螺丝'],
  ['罗丝', '螺丝'],
  ['通迅', '通讯'],
  ['挂勾', '挂钩'],
  ['交待', '交代'],
  ['起动', '启动'],
  ['比萨', '披萨'],
  ['匹萨', '披萨'],
  ['色拉', '沙拉'],
  ['沙律', '沙拉'],
  ['咖哩', '咖喱'],
  ['瑜珈', '瑜伽'],
  ['布甸', '布丁'],
] as const;

/** Which of them, in the order of the list, begin with a character. */
const byFirst = new Map<number, number[]>();
for (const [at, [rare]] of spellings.entries()) gather(byFirst, rare.charCodeAt(0), at);

/** The first of the list from `from` on whose rare spelling the text has. */
function nextIn(text: string, from: number): number | undefined {
  let next: number | undefined;
  for (let i = 0; i < text.length; i += 1)
    for (const at of byFirst.get(text.charCodeAt(i)) ?? []) {
      if (at < from || (next !== undefined && at >= next)) continue;
      if (text.startsWith(spellings[at]?.[0] ?? '', i)) next = at;
    }
  return next;
}

/** Most texts have none of the rare ones; one that was made usual may be part of a later one. */
export const spelled = memo((text) => {
  let usual = text;
  for (let at = nextIn(usual, 0); at !== undefined; at = nextIn(usual, at + 1)) {
    const [rare = '', common = ''] = spellings[at] ?? [];
    usual = usual.replaceAll(rare, common);
  }
  return usual;
});
