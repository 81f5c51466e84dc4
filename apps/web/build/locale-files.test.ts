import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { languages } from '@tailor/contract/languages';
import { expect, test } from 'vitest';
import { findLocaleFiles } from './locale-files.ts';

const source = resolve(import.meta.dirname, '../src');
type Texts = Record<string, string>;

const texts = new Map<string, Map<string, Texts>>();
for (const { namespace, language, path } of findLocaleFiles()) {
  const own = texts.get(namespace) ?? new Map<string, Texts>();
  own.set(language, JSON.parse(readFileSync(path, 'utf8')));
  texts.set(namespace, own);
}

const plural = /_(zero|one|two|few|many|other)$/;
const names = (own: Texts) => new Set(Object.keys(own).map((key) => key.replace(plural, '')));
const placeholders = (text: string) => [...text.matchAll(/\{\{?\s*(\w+)/g)].map((match) => match[1]).sort();

test('every namespace has all five languages', () => {
  expect(texts.size).toBeGreaterThan(20);
  for (const [namespace, own] of texts)
    expect([...own.keys()].sort(), namespace).toEqual([...languages].sort());
});

test('every language has the same keys as English, plural forms apart, and no empty text', () => {
  for (const [namespace, own] of texts)
    for (const [language, translated] of own) {
      expect([...names(translated)].sort(), `${namespace} ${language}`).toEqual(
        [...names(own.get('en') ?? {})].sort(),
      );
      for (const [key, text] of Object.entries(translated))
        expect(text.trim(), `${namespace} ${language} ${key}`).not.toBe('');
    }
});

test('every plural text has each form its language asks for below a million', () => {
  for (const [namespace, own] of texts)
    for (const [language, translated] of own) {
      const counted = new Set(
        Object.keys(translated)
          .filter((key) => plural.test(key))
          .map((key) => key.replace(plural, '')),
      );
      const forms = new Set(Array.from({ length: 200 }, (_, n) => new Intl.PluralRules(language).select(n)));
      for (const key of counted)
        for (const form of forms)
          expect(Object.keys(translated), `${namespace} ${language}`).toContain(`${key}_${form}`);
    }
});

test('a translation has the placeholders of the English text', () => {
  for (const [namespace, own] of texts)
    for (const [language, translated] of own)
      for (const [key, text] of Object.entries(translated)) {
        const english = own.get('en')?.[key];
        if (english !== undefined)
          expect(placeholders(text), `${namespace} ${language} ${key}`).toEqual(placeholders(english));
      }
});

/** Words no other language of ours has, common enough to stand in most English sentences. */
const englishWords = /\b(the|and|your|you|with|for|from|this|that|are|have|was|will|please)\b/gi;

test('no English sentence is left in another language', () => {
  for (const [namespace, own] of texts)
    for (const [language, translated] of own) {
      if (language === 'en') continue;
      for (const [key, text] of Object.entries(translated)) {
        const where = `${namespace} ${language} ${key}: ${text}`;
        expect((text.match(englishWords) ?? []).filter((word) => word !== 'was').length, where).toBeLessThan(
          2,
        );
        if (text.split(/\s+/).length > 4 && !/^https?:/.test(text))
          expect(text, where).not.toBe(own.get('en')?.[key]);
      }
    }
});

/** Every file that shows texts, as one string each. */
function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}

test('every key a screen asks for by name exists, and every text is asked for', () => {
  const code = sources(source);
  const all = code.join('\n');
  const known = new Set([...texts.values()].flatMap((own) => [...names(own.get('en') ?? {})]));
  const asked = [...all.matchAll(/\bt\(\s*'([^']+)'/g)].map((match) => match[1] ?? '');
  expect(asked.length).toBeGreaterThan(100);
  for (const key of asked) expect([...known], key).toContain(key);
  // A key is asked for in quotes, or by a template that has its shape: t(`kind.${name}`).
  const shapes = [
    ...all.matchAll(/\bt\(\s*`([^`\s]*\$\{[^`\s]*)`|= `([^`\s]*\$\{[^`\s]*)`|\? `([^`\s]*\$\{[^`\s]*)`/g),
  ]
    .map((match) => match[1] ?? match[2] ?? match[3] ?? '')
    .map((shape) => new RegExp(`^${shape.replace(/[.?]/g, '\\$&').replace(/\$\{[^}]*\}/g, '[\\w-]+')}$`));
  const used = (key: string) => all.includes(`'${key}'`) || shapes.some((shape) => shape.test(key));
  const idle: string[] = [];
  for (const [namespace, own] of texts) {
    // Codes of the engine are looked up by what a reply says.
    if (namespace === 'reasons') continue;
    for (const key of names(own.get('en') ?? {})) if (!used(key)) idle.push(`${namespace}: ${key}`);
  }
  expect(idle).toEqual([]);
});
