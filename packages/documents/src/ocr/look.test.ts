import { expect, test } from 'vitest';
import type { OcrPage } from './engine.ts';
import type { OcrLanguage } from './languages.ts';
import { firstLook } from './look.ts';

const picture = {
  width: 40,
  height: 400,
  pixels: new Uint8Array(16_000),
  scale: 1,
  bytesPerPixel: 1 as const,
};
const english =
  'Led a team of five in the office and built the reports for four countries with an eye on the work of others';

/** What each model reads, and which were asked. */
function reading(texts: Partial<Record<OcrLanguage, [string, number]>>) {
  const asked: OcrLanguage[] = [];
  const recognise = async (_: unknown, language: OcrLanguage): Promise<OcrPage> => {
    asked.push(language);
    const [text, confidence] = texts[language] ?? ['', 0];
    return { text, confidence, lines: [] };
  };
  return { asked, engine: { loaded: 'eng' as const, recognise } };
}

test('small words in plenty settle the language at once, though the recogniser is not sure of itself', async () => {
  const { asked, engine } = reading({ eng: [english, 62] });
  expect(await firstLook(engine, picture)).toEqual({ language: 'eng', upsideDown: false });
  expect(asked).toEqual(['eng']);
});

test('few of them, or a guess, are looked at by the Chinese model too', async () => {
  for (const seen of [
    ['of and the SQL', 62],
    [english, 40],
  ] as [string, number][]) {
    const { asked, engine } = reading({ eng: seen, 'chi_sim+eng': ['负责公司全盘账务处理', 85] });
    expect((await firstLook(engine, picture)).language).toBe('chi_sim+eng');
    expect(asked.slice(0, 2)).toEqual(['eng', 'chi_sim+eng']);
  }
});
