/** Words and names made of characters that say nothing by themselves: each says something as a whole. */
export const meansMore = '所有 多年 从未 如家 多点';

/** A free character with its thing is a doing of its own: "做菜" is not said by "上菜". */
export const ownDoings: ReadonlySet<string> = new Set('做菜 做饭 做账 做汤 做饼 做媒'.split(' '));

/** Verbs of one character that are parts of nouns too: "编写教材" teaches nobody. */
export const onlyAsWord = [...'教办读讲看'];
