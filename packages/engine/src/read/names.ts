import { fold, foldedWords, hasHan } from '../text/fold.ts';
import { memo } from '../text/memo.ts';
import { bareName } from './bare-name.ts';
import { personal } from './contact-line.ts';
import { isGivenName } from './given-names.ts';
import { headingKind, isCapitals } from './headings.ts';
import { isPlace } from './places.ts';
import { likeness } from './scores.ts';
import { labelKind, tables } from './tables.ts';

/** The hundred most frequent Chinese family names and common two-syllable ones. */
const familyNames = new Set(
  '王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪田任姜范方石姚谭廖邹熊金陆郝孔白崔康毛邱秦江史顾侯邵孟龙万段漕钱汤尹黎易常武乔贺赖龚文庞樊兰殷施陶洪翟安颜倪严牛温芦季俞章鲁葛伍韦申尤毕聂丛焦向柳邢路岳齐梅莫庄辛管祝左涂谷祁时舒耿牟卜詹关苗凌费纪靳盛童欧甄项曲成游阳裴席卫查屈鲍位覃霍翁隋植甘景薄单包司柏宁柯阮桂闵解强柴华车冉房边辜吉饶刁瞿戚丘古米池滕晋苑邬臧畅宫来嵺苟全褚廉简娄盖符奚木穆党燕郎邸冀谈姬屠连郜晏栾郁商蒙计喻揭窦迟宇敖糜鄢冷卓花仇艾蓝都巩稽井练仲乐虞卞封竺冼原官衣楚佟栗匡宗应台巫鞠僧桑荆谌银扬明沙薄伏岑习胥保和蔺張劉陳楊趙黃吳孫馬羅鄭謝韓馮鄧許蘇盧蔣葉閻鐘鄒陸顧錢湯龔龐蘭顏嚴魯畢聶歐陽莊齊簡連蕭曾賴肖闫閆尚付代缪繆蒯郏逄郄郦邰鄂桓晁寇茹阙闕殳茅裘嵇麻蒲莘佘亓茆帅帥璩濮扈昝宓厉厲訾阚闞逯暨庾夔於'.split(
    '',
  ),
);
const longFamilyNames =
  /^(?:欧阳|歐陽|司马|司馬|上官|诸葛|諸葛|东方|皇甫|尉迟|公孙|慕容|令狐|司徒|夏侯|端木|独孤|南宫|长孙|宇文|轩辕|百里|呼延|東方|公孫|獨孤|長孫|軒轅|西门|西門|鲜于|闻人|赫连|澹台|钟离|鍾離|濮阳|拓跋|司空|范姜|张简|張簡)/;

/** "乌兰图雅", "格桑卓玛": names told by their sound, in characters that hardly anything else is made of. */
const soundedName =
  /^[阿艾巴白拜班宝边别博布才策措达代丹德登迪丁顿多额恩尔嘎噶尕格根贡古哈海汗浩呼吉加江降金卡凯康克库拉兰勒力丽林鲁洛麻玛买麦曼米莫木那娜纳妮尼努诺欧帕培其强热仁日若萨赛桑森沙苏索塔泰特提托图吐娃旺威乌西希夏雄雅牙亚央叶伊依益英永尤玉云泽扎斋珍卓孜]{4,9}$/u;

/** "陳林淑芬": the husband's family before one's own. */
function bearsTwoFamilies(name: string): boolean {
  if (![0, 1].every((at) => familyNames.has(name[at] ?? ''))) return false;
  const { title, organization, degree, school } = likeness(name);
  return Math.max(title, organization, degree, school) < 1.4;
}

function chineseName(text: string): number {
  const bare = text.replace(/\s/g, '');
  // "湖南长沙人": where one is from.
  if (bare.endsWith('人') && isPlace(bare.slice(0, -1))) return 0;
  if (text.split(/\s+/).every((cell) => personal.test(cell))) return 0;
  if (/^\p{Script=Han}{2,4}$/u.test(bare)) {
    if (labelKind(bare) || headingKind(bare) || tables.documentTitles.has(bare) || isPlace(bare)) return 0;
    if (longFamilyNames.test(bare) && bare.length >= 3) return 4;
    if (familyNames.has(bare[0] ?? '') && bare.length <= 3) return 3.5;
    if (bare.length === 4 && bearsTwoFamilies(bare)) return 3;
    return soundedName.test(bare) ? 2 : 1;
  }
  if (soundedName.test(bare) && !isPlace(bare)) return 2.5;
  // Names of minorities and of foreigners: 阿依古丽·买买提
  return /^\p{Script=Han}{2,6}[·•・]\p{Script=Han}{2,8}$/u.test(bare) ? 3 : 0;
}

/** "Roe Smith, Jane" is Jane Roe Smith: sure where a label asked for both, else by capitals, few words or the address. */
export function turned(name: string, mail: string | undefined, labelled: boolean): string {
  const [family, given, more] = name.split(/,\s+/);
  if (!family || !given || more !== undefined || given.split(/\s+/).length > 3) return name;
  if (!/^\p{Lu}[\p{L}\s'’.-]+$/u.test(given)) return name;
  const familyFirst = !isGivenName(family.split(' ')[0] ?? '');
  const own = !/\s/.test(family) || (isCapitals(family) && (familyFirst || !isCapitals(given)));
  const told =
    (mail !== undefined && mailHits(given, mail) > 0) ||
    (familyFirst && isGivenName(given.split(' ')[0] ?? ''));
  if (isPlace(given) && !told && !isGivenName(given)) return name;
  return labelled || own || told ? `${given} ${family}` : name;
}

/** "Quispe Mamani Luis Alfredo": two of each, where only the second two begin with a first name that many bear. */
function turnedInTheMiddle(words: string[]): string | undefined {
  if (words.length !== 4 || isGivenName(words[0] ?? '') || !isGivenName(words[2] ?? '')) return undefined;
  return [...words.slice(2), ...words.slice(0, 2)].join(' ');
}

/** "Name / Vorname: Roe Jane": in the label's order, where a first name that many bear or the address says so too. */
export function turnedByLabel(name: string, mail: string | undefined): string {
  const [family, given, ...more] = name.split(/\s+/);
  if (!family || !given || /,/.test(name) || hasHan(name)) return name;
  if (more.length > 0) return turnedInTheMiddle([family, given, ...more]) ?? name;
  const letters = (text: string) => fold(text).replace(/[^\p{L}]/gu, '');
  const [local, last, first] = [letters(mail ?? ''), letters(family), letters(given)];
  // "d'Hérouville", "O'Dunleavy": nobody's first name begins so.
  if (/^\p{L}['’]\p{Lu}/u.test(given) && !/['’]/.test(family)) return name;
  const known = [given, family].map(isGivenName);
  if (known[0] !== known[1]) return known[0] ? `${given} ${family}` : name;
  // "jane.roe", "j.roe": the address may say that the label was not heeded.
  const heeded = !local.startsWith(last + first) && !local.startsWith(`${last[0]}${first}`);
  return heeded ? `${given} ${family}` : name;
}

/** "Ames Jr.", "Mary B.": this stop belongs to the name. */
const tail = new RegExp(`\\s(?:${[...tables.nameTails].join('|')}|\\p{Lu})\\.$`, 'iu');

function latinName(name: string): number {
  const words = name.replace(/[()（）]/g, '').split(/\s+/);
  if (
    words.filter((word) => !tables.nameParticles.has(fold(word))).length > 6 ||
    words.length > 9 ||
    name.length > 60 ||
    /[\d@/\\:;!?<>=+#%&*_|"]|\.$/.test(name.replace(tail, ''))
  )
    return 0;
  let capitals = 0;
  let unknown = 0;
  for (const word of words) {
    const key = fold(word.replace(/[.,]$/, ''));
    if (
      /^\p{Lu}[\p{L}\p{M}'’.-]*,?$/u.test(word) ||
      /^(?:d['’]|O['’]|l['’]|\p{Ll}{2,3}-)\p{Lu}/u.test(word) ||
      /^\p{Lu}\.$/u.test(word)
    )
      capitals++;
    else if (tables.nameParticles.has(key)) continue;
    else if (/^\p{Ll}[\p{Ll}'’-]+$/u.test(word) && name === name.toLowerCase()) continue;
    // "Wiebke tom Dieck": a short word in small letters between the others.
    else if (/^\p{Ll}{2,4}$/u.test(word) && word !== words[0] && word !== words.at(-1)) unknown++;
    else return 0;
  }
  if (capitals < 1) {
    const bare = words.filter((word) => !tables.nameParticles.has(fold(word))).length;
    return words.length < 2 || bare > 4 ? 0 : isGivenName(words[0] ?? '') ? 1.6 : bare <= 3 ? 0.6 : 0;
  }
  if (words.length === 1) return 1.2;
  if (unknown > 1) return 0;
  const bare = words.filter((word) => !tables.nameParticles.has(fold(word))).length;
  return (bare <= 4 ? 3 : 2.2) - unknown * 0.6;
}

/** "Hunter Baker", "Baker, Hunter": a first name that many bear, and another word or two. */
function bornName(name: string): boolean {
  const words = name.split(/\s+/);
  if (words.length < 2 || words.length > 4) return false;
  const [family, given] = name.split(/,\s+/);
  return (
    isGivenName(words[0] ?? '') ||
    (given !== undefined &&
      isGivenName(given.split(' ')[0] ?? '') &&
      !isGivenName(family?.split(' ')[0] ?? ''))
  );
}

/** "San Pedro Tlaquepaque", "Le Puy-en-Velay": made like the name of a town. */
function townMade(name: string): boolean {
  const [first = '', second] = name.split(/\s+/);
  if (second !== undefined && tables.townOpeners.has(fold(first).replace(/\.$/, ''))) return true;
  const joint = /(\p{Lu}\p{L}+)-\p{Ll}{2,4}-\p{Lu}/u.exec(name)?.[1];
  return joint !== undefined && !isGivenName(joint);
}

/** "Führerschein Klasse B": what begins with a heading of papers is the name of nobody. */
const namesPaper = (text: string): boolean => headingKind(text.split(' ', 1)[0] ?? '') === 'certificates';

/** How much a text looks like a person's name. `mail`: the local part of the address, which often repeats it. */
export function nameScore(text: string, mail: string | undefined): number {
  // No name is so long, with all that people write beside one.
  if (text.length > 240) return 0;
  const name = bareName(text);
  if (name.length < 2 || /[,，]\s*\S+\s+\S+\s+\S+/.test(name)) return 0;
  if (headingKind(name) || namesPaper(name) || tables.documentTitles.has(fold(name))) return 0;
  let score = hasHan(name) ? Math.max(chineseName(name), mixedName(name)) : latinName(name);
  if (score === 0) return 0;
  const like = likeness(name);
  if (!hasHan(name)) {
    const borne = bornName(name);
    if (borne) score += 0.4;
    score -=
      Math.max(0, like.title - 1) * (borne ? 0.35 : 0.9) +
      Math.max(0, like.organization - 1.5) * 0.5 +
      (like.school > 2 ? 1 : 0) +
      (like.place > 0 ? 2.5 : townMade(name) ? 1.2 : 0) +
      (like.degree > 2 && !borne ? 1 : 0);
  } else if (like.title >= 3 && name.length > 2) score -= 1.5;
  const words = foldedWords(name);
  if (
    words.some((word) => tables.sentenceWords.has(word) && !tables.nameParticles.has(word) && word.length > 1)
  )
    score -= 1;
  if (mail && words.length <= 6) {
    const hits = mailHits(name, mail);
    if (hits > 0) score += 1.2 + hits * 0.6;
  }
  if (isCapitals(name)) score += 0.1;
  return score;
}

/** How many of the words an address repeats. */
export const mailHits = (text: string, mail: string): number => hitsOf(mail)(text);

/** Every line of a resume without a name is asked, and again with each edit. */
const hitsOf = memo((mail) => {
  const local = fold(mail).replace(/[^a-z]/g, '');
  return memo(
    (text) =>
      foldedWords(text)
        .flatMap((word) => word.split(/[-']/))
        .filter((word) => word.length > 2 && (local.includes(word) || local.includes(germanized(word))))
        .length,
  );
}, 10);

/** "李伟 (David Li)", "Wei Zhang 张伟" */
function mixedName(text: string): number {
  const han = text.replace(/[^\p{Script=Han}]/gu, '');
  const latin = text.replace(/[\p{Script=Han}]/gu, '').trim();
  return latin ? Math.min(chineseName(han), latinName(latin) || 0) : 0;
}

/** "oe" for "ö": how addresses spell what folding writes "o". */
function germanized(word: string): string {
  return word.replace(/ö/g, 'oe').replace(/ü/g, 'ue').replace(/ä/g, 'ae');
}
