import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The only fonts a PDF is set in; nothing of the machine's own is ever used. */
const files = {
  latin: ['noto-sans/400Regular/NotoSans_400Regular.ttf', 'noto-sans/700Bold/NotoSans_700Bold.ttf'],
  chinese: [
    'noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
    'noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf',
  ],
};

export function fontPaths(): string[] {
  const require = createRequire(import.meta.url);
  return [...files.latin, ...files.chinese].map((file) => require.resolve(`@expo-google-fonts/${file}`));
}

type Coverage = { start: number; end: number }[];

/** Character ranges of a TrueType font's map, formats 4 and 12; a glyph number of zero is no glyph. */
function coverageOf(font: Buffer): Coverage {
  const tables = font.readUInt16BE(4);
  for (let table = 0; table < tables; table++) {
    const at = 12 + table * 16;
    if (font.toString('latin1', at, at + 4) === 'cmap') return mapCoverage(font, font.readUInt32BE(at + 8));
  }
  return [];
}

function mapCoverage(font: Buffer, cmap: number): Coverage {
  const count = font.readUInt16BE(cmap + 2);
  const found: Coverage = [];
  for (let index = 0; index < count; index++) {
    const at = cmap + font.readUInt32BE(cmap + 8 + index * 8);
    const format = font.readUInt16BE(at);
    if (format === 12) found.push(...groups(font, at));
    else if (format === 4) found.push(...segments(font, at));
  }
  return found;
}

function groups(font: Buffer, at: number): Coverage {
  return Array.from({ length: font.readUInt32BE(at + 12) }, (_, index) => ({
    start: font.readUInt32BE(at + 16 + index * 12),
    end: font.readUInt32BE(at + 20 + index * 12),
  }));
}

function segments(font: Buffer, at: number): Coverage {
  const count = font.readUInt16BE(at + 6) / 2;
  return Array.from({ length: count }, (_, index) => ({
    start: font.readUInt16BE(at + 16 + count * 2 + index * 2),
    end: font.readUInt16BE(at + 14 + index * 2),
  })).filter(({ end }) => end !== 0xffff);
}

let known: Coverage | undefined;

function coverage(): Coverage {
  const [latin, , chinese] = fontPaths();
  known ??= [latin, chinese].flatMap((path) => (path ? coverageOf(readFileSync(path)) : []));
  return known;
}

/** Characters that have no glyph in our fonts (emoji, other scripts), each once, in order. */
export function unprintable(text: string): string[] {
  const ranges = coverage();
  const missing = new Set<string>();
  for (const char of new Set(text)) {
    const code = char.codePointAt(0) ?? 0;
    if (/\s/.test(char) || code === 0xfe0f || code === 0x200d) continue;
    if (!ranges.some(({ start, end }) => code >= start && code <= end)) missing.add(char);
  }
  return [...missing];
}
