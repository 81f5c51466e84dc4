import { type Language, languages } from '@tailor/contract/languages';
import { expect, test } from 'vitest';
import { composeMail, type MailKind, mailKinds, sampleParams } from './index.ts';
import { mails } from './mails.ts';

const sender = {
  siteName: 'Resume Tailor',
  origin: 'https://resumes.example.com',
  operatorName: 'Example Ltd',
  postalAddress: '1 Example Street\nExample Town',
};
const samples = sampleParams(sender.origin);
const make = (kind: MailKind, language: Language, params: object = samples[kind]) =>
  composeMail({ kind, language, sender, params: params as never, unsubscribeToken: 'token-of-a-person' });
const every = mailKinds.flatMap((kind) => languages.map((language) => [kind, language] as const));

const voids = new Set(['meta', 'br', 'img', 'hr', 'link']);

/** Strict where a browser forgives: nesting, quotes, bare ampersands. */
function faults(html: string): string[] {
  const found: string[] = [];
  const open: string[] = [];
  const body = html.replace(/<style>[\s\S]*?<\/style>/, '').replace(/^<!doctype html>\n/, '');
  for (const [whole, close, name = '', attributes = ''] of body.matchAll(
    /<(\/?)([a-z0-9]+)((?:\s+[a-z-]+="[^"<>]*")*)\s*>|<|&(?!(?:amp|lt|gt|quot|nbsp|#39);)/g,
  )) {
    if (!name) found.push(`stray ${whole}`);
    else if (close) {
      if (open.pop() !== name) found.push(`</${name}> closes something else`);
    } else if (!voids.has(name)) open.push(name);
    const names = [...attributes.matchAll(/\s([a-z-]+)=/g)].map((match) => match[1]);
    if (new Set(names).size !== names.length) found.push(`${name} says an attribute twice`);
  }
  return [...found, ...open.map((name) => `<${name}> stays open`)];
}

const unescaped = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&');

/** The pieces of text that a reader of the html sees, without marks. */
function seen(html: string): string[] {
  const body = html.slice(html.indexOf('<body')).replace(/<div style="display:none[^<]*<\/div>/, '');
  return body
    .split(/<[^>]+>/)
    .map((piece) => words(unescaped(piece)))
    .filter(Boolean);
}
const words = (text: string) => text.replace(/[\s>•·-]+/g, ' ').trim();

test.each(every)('%s in %s: valid html, whole text, nothing missing', (kind, language) => {
  const { subject, html, text } = make(kind, language);
  expect(faults(html)).toEqual([]);
  expect(html).toContain(`<html lang="${language}">`);
  for (const part of [subject, html, text]) expect(part).not.toMatch(/undefined|\bnull\b|NaN|\{\{|\[object/);
  expect(subject.length).toBeGreaterThan(5);
  // Everything said in the html is said in the text, addresses of buttons included.
  const plain = words(text);
  for (const piece of seen(html)) expect(plain).toContain(piece);
  for (const [, url] of html.matchAll(/class="button"[^>]*><a href="([^"]+)"/g))
    expect(text).toContain(url?.replaceAll('&amp;', '&'));
});

test('no text of one language is left in another', () => {
  for (const kind of mailKinds) {
    const subjects = new Set(languages.map((language) => make(kind, language).text));
    expect(subjects.size, kind).toBe(languages.length);
    const keys = languages.map((language) =>
      Object.keys(mails[kind].texts[language]).filter((key) => key !== 'comma'),
    );
    for (const own of keys) expect(own).toEqual(keys[0]);
  }
});

test('a link in a mail stays in its language', () => {
  const { html } = make('freeUser24h', 'fr');
  expect(html).toContain('https://resumes.example.com/fr/pricing');
  expect(make('freeUser24h', 'en').html).toContain('https://resumes.example.com/pricing');
});

test.each(['marketing', 'alert'] as const)(
  '%s mails say why, who and where, and how they end',
  (category) => {
    const kinds = mailKinds.filter((kind) => mails[kind].category === category);
    expect(kinds.length).toBeGreaterThan(0);
    for (const kind of kinds)
      for (const language of languages) {
        const { html, text } = make(kind, language);
        for (const part of [seen(html).join(' '), words(text)])
          expect(part).toContain('Example Ltd, 1 Example Street, Example Town');
        for (const part of [html, text]) expect(part).toMatch(/\/unsubscribe#token-of-a-person/);
      }
  },
);

test('a service mail carries no way to unsubscribe from what was asked for', () => {
  for (const kind of mailKinds.filter((name) => mails[name].category === 'service'))
    expect(make(kind, 'en').html).not.toContain('/unsubscribe');
});

test('money, months and plurals are of the language', () => {
  const receipt = (language: Language, currency: string) =>
    make('receipt', language, { number: 7, amount: 1423, currency, plan: 'basic' }).text;
  expect(receipt('en', 'USD')).toContain('$14.23');
  expect(receipt('de', 'EUR')).toContain('14,23\u00a0€');
  expect(receipt('zh', 'CNY')).toContain('¥14.23');
  const minutes = (n: number) => make('sign-in', 'de', { url: 'https://x.example', minutes: n }).text;
  expect(minutes(1)).toContain('1 Minute lang');
  expect(minutes(20)).toContain('20 Minuten lang');
  const jobs = (n: number, language: Language) =>
    make('weeklyAlert', language, {
      jobs: Array.from({ length: n }, (_, i) => ({ name: `Job ${i}`, match: 70, source: 'Example Jobs' })),
    }).subject;
  expect([jobs(1, 'en'), jobs(2, 'en')]).toEqual([
    '1 new job fits your resume',
    '2 new jobs fit your resume',
  ]);
  expect(jobs(1, 'es')).toBe('1 empleo nuevo encaja con tu currículum');
});

const hostile = [
  '<script>alert(1)</script>',
  'Ana"><img src=x onerror=alert(1)>',
  "Ana' onmouseover='x",
  'Ana\r\nBcc: victim@example.com',
  'Visit http://evil.example now',
  'evil.example',
  'Ana\u202egnp.exe\u0000',
  '&lt;b&gt;',
  '=HYPERLINK("http://evil.example")',
];

test.each(hostile)('a name of %j changes nothing but the name', (name) => {
  for (const kind of ['freeUser24h', 'freeUserImmediate', 'abandonedCart', 'contact'] as const) {
    const { subject, html, text } = make(kind, 'en', { ...samples[kind], name, subject: name });
    expect(faults(html)).toEqual([]);
    expect(html).not.toMatch(/<script|<img|onmouseover='/);
    expect(subject).not.toMatch(/\p{C}/u);
    expect(text.replaceAll('\n', '')).not.toMatch(/\p{C}/u);
    if (kind !== 'contact') expect(`${html}${text}`).not.toContain('evil.example');
  }
});

test('the last mail claims only what is true when it is sent', () => {
  const there = make('freeUserFinal', 'en').text;
  const gone = make('freeUserFinal', 'en', { name: 'Ana', resumeId: 'r' }).text;
  expect(words(there)).toContain('is deleted on May 14, 2026');
  expect(gone).toContain('has been deleted');
  expect(gone).not.toContain('/checkout');
});
