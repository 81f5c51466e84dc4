/**
 * Radicals that PDF makers put where their whole characters belong, and that NFKC leaves alone: pairs of
 * Unicode's EquivalentUnifiedIdeograph.txt, those that are
 * words of their own.
 */
const pairs =
  '⺜日⺝月⺟母⺠民⺫目⺬示⺮竹⻁虎⻄西⻅见⻆角⻉贝⻋车⻑長⻓长⻔门⻘青⻙韦⻚页⻛风⻜飞⻝食⻡首⻢马⻣骨⻤鬼⻥鱼⻦鸟⻧卤⻨麦⻩黄⻬齐⻮齿⻰龙⻳龟';

const whole = new Map<string, string>();
const all = [...pairs];
for (let at = 0; at + 1 < all.length; at += 2) whole.set(all[at] ?? '', all[at + 1] ?? '');

export const wholeCharacter = (radical: string): string => whole.get(radical) ?? radical;
