/** Words and names made of characters that say nothing by themselves: each says something as a whole. */
export const meansMore = '所有 多年 从未 如家 多点';

/** A free character with its thing is a doing of its own: "做菜" is not said by "上菜". */
export const ownDoings: ReadonlySet<string> = new Set('做菜 做饭 做账 做汤 做饼 做媒'.split(' '));

/** Verbs of one character that are parts of nouns too: "编写教材" teaches nobody, "突发" hands out nothing. */
export const onlyAsWord: ReadonlySet<string> = new Set(
  '教办读讲看发收送接开排补贴演打报交取派批写读运买卖租摆拆装建配印订试裁刷涂叠捆擦缝扶栽采画绘刻奏检核算理借制催任学封',
);
