/** Words and names made of characters that say nothing by themselves: each says something as a whole. */
export const meansMore = '所有 多年 从未 如家 多点';
