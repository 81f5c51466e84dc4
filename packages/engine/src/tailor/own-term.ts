import { lineText, type TailorContext } from './context.ts';
import type { Wanted } from './wanted.ts';

const mostWords = 4;
/** A model behind its maker's name: "Automates Siemens S7-1200". */
const model = /^(?=[^\d]*\d)\p{Lu}{1,4}[\p{Lu}\d.-]*\d[\p{L}\d-]*$/u;

/** "Siemens" alone is a maker: where the line names the thing itself, it is called so. */
export function asOnLine(wanted: Wanted, line: number, { resume }: TailorContext): Wanted {
  const { say } = wanted;
  if (!/^\p{Lu}\p{Ll}+$/u.test(say)) return wanted;
  const part = lineText(resume, line)
    .replace(/^\s*[^\p{L}\p{N}]*\s*/u, '')
    .split(/[,;:.()|/、，；：。（）]\s*|\s(?:[–—-]|and|y|e|et|und)\s/u)
    .map((each) => each.trim())
    .find((each) => each.split(/\s+/).includes(say));
  const words = part?.split(/\s+/) ?? [];
  const at = words.indexOf(say);
  const named = words[at + 1];
  if (named === undefined || !model.test(named)) return wanted;
  if (words.length > mostWords || at > 1 || at + 2 !== words.length)
    return { ...wanted, say: `${say} ${named}` };
  // "Automates Siemens": what the maker makes is no name. In English it would stand behind the maker.
  const thing = words[0] ?? '';
  const isThing = at === 1 && resume.language !== 'en';
  const first = resume.language === 'de' ? thing : thing.toLowerCase();
  return { ...wanted, say: isThing ? `${first} ${say} ${named}` : `${say} ${named}` };
}
