import { capital } from '../phrasing-pack.ts';

const irregular = `build>built write>wrote teach>taught keep>kept run>ran sell>sold buy>bought bring>brought make>made
take>took give>gave find>found meet>met send>sent deal>dealt draw>drew set>set put>put cut>cut hold>held lead>led
drive>drove grow>grew pay>paid lay>laid speak>spoke oversee>oversaw undertake>undertook do>did get>got win>won feed>fed
read>read rewrite>rewrote rebuild>rebuilt begin>began bend>bent bind>bound blow>blew break>broke breed>bred catch>caught
choose>chose come>came become>became dig>dug eat>ate fall>fell fight>fought fly>flew forget>forgot freeze>froze go>went
hang>hung hear>heard hide>hid hit>hit know>knew leave>left lend>lent let>let light>lit lose>lost ride>rode ring>rang
rise>rose see>saw have>had bear>bore seek>sought shake>shook shoot>shot shrink>shrank shut>shut sing>sang sit>sat sleep>slept slide>slid
spend>spent spin>spun split>split spread>spread stand>stood steal>stole stick>stuck strike>struck sweep>swept swim>swam
swing>swung tear>tore tell>told think>thought throw>threw understand>understood undergo>underwent wake>woke wear>wore
weave>wove wind>wound withdraw>withdrew cast>cast forecast>forecast troubleshoot>troubleshot repay>repaid resell>resold
foresee>foresaw underwrite>underwrote overtake>overtook remake>remade retake>retook redo>redid rerun>reran lie>lay tie>tied`;

const isShort = (word: string): boolean => /^[^aeiou]*[aeiouy][^aeiouwxy]$/.test(word);

/** What is left of a verb before "-ing": "mak", "runn", "build". */
const stemOf = (base: string): string => {
  if (base.endsWith('ie')) return `${base.slice(0, -2)}y`;
  if (/[^eoy]e$/.test(base)) return base.slice(0, -1);
  return isShort(base.replace(/^(?:re|for|be|under)(?=.{3})/, '')) ? `${base}${base.at(-1)}` : base;
};

const irregularVerbs = new Map(
  irregular.split(/\s+/).map((pair) => {
    const [base = '', past = ''] = pair.split('>');
    return [stemOf(base), { base, past }];
  }),
);

const doubled = 'control program label refer transfer format total model travel cancel';

/** "Make": "making". */
export const gerundOf = (base: string): string =>
  doubled.split(' ').includes(base) ? `${base}${base.at(-1)}ing` : `${stemOf(base)}ing`;

/** "Managing": "Manage", "Managed". */
export function verbOfGerund(gerund: string): { now: string; past: string } | undefined {
  const stem = /^([A-Za-z]{2,})ing$/.exec(gerund)?.[1]?.toLowerCase();
  if (!stem || stem === 'be' || !/[aeiouy]/.test(stem)) return undefined;
  const known = irregularVerbs.get(stem);
  if (known) return { now: capital(known.base), past: capital(known.past) };
  const base = baseOf(stem);
  return { now: capital(base), past: pastOf(base, stem) };
}

function baseOf(stem: string): string {
  if (/([bdgmnprt])\1$/.test(stem)) return stem === 'add' ? stem : stem.slice(0, -1);
  // "Controlling", "labelling", and "calling", "installing".
  if (/.[aeiou].*[aeiou]ll$/.test(stem)) return keepsDouble.test(stem) ? stem : stem.slice(0, -1);
  return losesE(stem) ? `${stem}e` : stem;
}

const keepsDouble = /(?:stall|enroll|call|fill|sell|tell|spell|pull)$/;

/** Behind one vowel alone: two of them, or the end of an unstressed syllable, need no "e". */
const alone = /(?:^|[^aeiou]|qu|gu|[iu](?=at$))/.source;
const silentEnds = [
  /[cvuz]$/,
  /(?<!s|foc|canv|bi)s$/,
  /(?:[aeiu]|[aeiou][dlr]|[rd])g$/,
  /(?:chang|rang|lleng|veng|lung|loung|spong)$/,
  /[bpdtgfkcz]l$/,
  /(?:past|tast|wast|bath|breath|cloth|sooth|cach|rout)$/,
  new RegExp(`${alone}[aiou]k$`),
  new RegExp(`${alone}[aiou][lr]$`),
  new RegExp(`${alone}(?:[ai]m|com|sum|um)$`),
  new RegExp(`${alone}(?:in|un)$`),
  new RegExp(`${alone}(?:[aiou]d|[aiouy]b|[cr]ed)$`),
  new RegExp(`${alone}(?:at|ut)$|creat$`),
  /(?:vit|cit|ignit|unit|pedit|(?:m|v|qu|n)ot|plet|compet|delet)$/,
  /(?:escap|reshap|landscap|envelop)$/,
];
const bareEnds =
  /(?:or|cabin|ruin|format|combat|input|output|debut|pivot|solicit|program|signal|pencil|panel|total|custom|method|develop|sync)$/;

function losesE(stem: string): boolean {
  if (/^[^aeiou]*[aeiouy][^aeiouhswxyz]$/.test(stem)) return true;
  if (/^(?:restor|explor|ignor)$/.test(stem)) return true;
  return !bareEnds.test(stem) && silentEnds.some((end) => end.test(stem));
}

function pastOf(base: string, stem: string): string {
  const word = base.endsWith('e')
    ? `${base}d`
    : /[^aeiou]y$/.test(base)
      ? `${base.slice(0, -1)}ied`
      : `${stem}ed`;
  return capital(word);
}
