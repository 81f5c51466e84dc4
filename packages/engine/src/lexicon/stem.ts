/**
 * Trivial inflection only (number, gender, case, spelling variants): what stays the same word. It
 * must never join a person and an activity (welder, welding), so these are suffix tables of our own
 * and no general stemmer.
 */

/** Suffix, what replaces it, how many letters must stand before it. */
export type SuffixRule = readonly [suffix: string, replacement: string, before: number];

interface CompiledRule {
  suffix: Uint16Array;
  replacement: Uint16Array;
  before: number;
}

/** Rules by last letter; within a group the first that fits is applied, then the next group's turn. */
export type StemRules = readonly (readonly (readonly CompiledRule[] | undefined)[])[];

function codes(text: string): Uint16Array {
  return Uint16Array.from(text, (character) => character.charCodeAt(0));
}

export function compileRules(groups: readonly (readonly SuffixRule[])[]): StemRules {
  return groups.map((group) => {
    const byLast: CompiledRule[][] = [];
    for (const [suffix, replacement, before] of group) {
      const last = suffix.charCodeAt(suffix.length - 1);
      const rules = byLast[last] ?? [];
      rules.push({ suffix: codes(suffix), replacement: codes(replacement), before });
      byLast[last] = rules;
    }
    return byLast;
  });
}

function endsWith(word: Uint16Array, length: number, suffix: Uint16Array): boolean {
  const from = length - suffix.length;
  for (let i = suffix.length - 1; i >= 0; i -= 1) if (word[from + i] !== suffix[i]) return false;
  return true;
}

/** Stems the folded word in place and returns its new length. */
export function stem(word: Uint16Array, length: number, rules: StemRules): number {
  let now = length;
  for (const group of rules) {
    const candidates = group[word[now - 1] ?? 0];
    if (!candidates) continue;
    for (const rule of candidates) {
      const before = now - rule.suffix.length;
      if (before < rule.before || !endsWith(word, now, rule.suffix)) continue;
      word.set(rule.replacement, before);
      now = before + rule.replacement.length;
      break;
    }
  }
  return now;
}
