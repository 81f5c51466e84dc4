import { readLoosely } from './loose-json.ts';

export interface GivenEdit {
  id: string;
  text: string;
}

const MOST = 100;
const LONGEST = 2_000;
const LONGEST_ANSWER = 200_000;

/** The edits of an answer, whatever stands around them; null: there is nothing to read. Half an edit is none. */
export function readEdits(answer: string): GivenEdit[] | null {
  const bare = answer
    .slice(0, LONGEST_ANSWER)
    .replace(/<think(?:ing)?>(?:(?!<think)[\s\S])*?<\/think(?:ing)?>/gi, '')
    .trim();
  const value = strictly(bare) ?? readLoosely(bare);
  const list = listIn(value);
  if (!list) return null;
  const seen = new Set<string>();
  return list.slice(0, MOST).flatMap((one): GivenEdit[] => {
    if (typeof one !== 'object' || one === null || !('id' in one) || !('text' in one)) return [];
    const { id, text } = one;
    if (typeof id !== 'string' || typeof text !== 'string' || text.length > LONGEST || seen.has(id))
      return [];
    seen.add(id);
    return [{ id, text: text.trim() }];
  });
}

function strictly(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function listIn(value: unknown): unknown[] | null {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'object' || value === null) return null;
  const edits = 'edits' in value ? value.edits : Object.values(value).find(Array.isArray);
  return Array.isArray(edits) ? edits : null;
}
