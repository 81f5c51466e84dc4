import type { Language } from '../types.ts';

/**
 * Small words that turn a sentence round while all its other words stay: who did it to whom, and whether it was
 * done at all. A rewording has as many of each kind as the original.
 */
const turns: Record<Language, RegExp[]> = {
  en: [
    /\b(?:not|no|never|without|neither|nor|except|none|\w+n['’]t)\b/giu,
    /\bby\b/giu,
    /\b(?:under|reporting to|reported to)\b/giu,
  ],
  de: [
    /\b(?:nicht|nichts|nie|niemals|ohne|kein(?:e[rsmn]?)?|außer|weder|noch nie)\b/giu,
    /\b(?:von|vom|durch)\b/giu,
    /\bunter\b/giu,
  ],
  fr: [/\b(?:ne|n['’]|pas|jamais|sans|aucune?|sauf|hormis|ni)(?=\s|\p{L})/giu, /\bpar\b/giu, /\bsous\b/giu],
  es: [/\b(?:no|nunca|jamás|sin|ningún|ninguna?|salvo|excepto|ni)\b/giu, /\bpor\b/giu, /\bbajo\b/giu],
  zh: [/不|没|無|无|未|非|别|勿|除/gu, /被|由|受/gu, /在[^，。]{0,8}下/gu],
};

export function turnsAlike(original: string, text: string, language: Language): boolean {
  return turns[language].every((pattern) => count(original, pattern) === count(text, pattern));
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
