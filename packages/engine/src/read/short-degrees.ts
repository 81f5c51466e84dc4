import type { Part } from './header-parts.ts';

/** "Bachelor of Arts - BA, English": a degree and its short form are one. */
export function withShortDegrees(parts: Part[]): Part[] {
  const at = parts.findIndex(
    (part, i) =>
      i > 0 &&
      /^\p{Lu}[\p{L}.]{1,6}(?:,\s|$)/u.test(part.text) &&
      part.like.degree >= 2.8 &&
      (parts[i - 1]?.like.degree ?? 0) >= 2.8,
  );
  const [first, second] = [parts[at - 1], parts[at]];
  if (!first || !second) return parts;
  const whole = { ...first, text: `${first.text} - ${second.text}` };
  return [...parts.slice(0, at - 1), whole, ...parts.slice(at + 1)];
}
