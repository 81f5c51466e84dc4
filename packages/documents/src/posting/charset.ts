import { decodeText, leniently } from '../text/decode.ts';

/** Names that pages use and TextDecoder does not know, or means otherwise. */
const aliases: Record<string, string> = {
  gb2312: 'gb18030',
  gbk: 'gb18030',
  'x-sjis': 'shift_jis',
  utf8: 'utf-8',
};

function declared(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 4096)).toString(
    'latin1',
  );
  return (
    /<meta[^>]+charset\s*=\s*["']?\s*([\w-]+)/i.exec(head)?.[1] ??
    /<\?xml[^>]+encoding\s*=\s*["']([\w-]+)/i.exec(head)?.[1]
  );
}

function decoded(bytes: Uint8Array, label: string, fatal: boolean): string | undefined {
  const name = label.trim().toLowerCase();
  try {
    const known = new TextDecoder(aliases[name] ?? name, { fatal });
    // The web means windows-1252 by Latin-1; node's own short way loses its dashes and quotes.
    if (known.encoding === 'windows-1252') return leniently('windows-1252', bytes);
    return known.decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * A byte order mark first, then UTF-8 where the bytes are valid UTF-8 beyond ASCII (headers lie more
 * often than bytes), then the header, then the page's own word, then by its look.
 */
export function decodePage(bytes: Uint8Array, contentType = ''): string {
  const mark =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? 'utf-16le'
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? 'utf-16be'
        : '';
  if (mark) return decoded(bytes, mark, false) ?? '';
  const utf8 = decoded(bytes, 'utf-8', true);
  const header = /charset\s*=\s*["']?([\w-]+)/i.exec(contentType)?.[1];
  const names = [header, declared(bytes)].filter((name): name is string => name !== undefined);
  // Two-byte scripts without any byte above ASCII say so by their name only.
  const stateful = names.find((name) => /^(utf-16|iso-2022|hz-)/i.test(name));
  if (utf8 !== undefined && !stateful) return utf8;
  for (const name of names) {
    const text = decoded(bytes, name, true);
    if (text !== undefined) return text;
  }
  // Mostly one encoding with a few broken bytes: the declared one, leniently.
  const broken = decoded(bytes, 'utf-8', false) ?? '';
  if (
    names.some((name) => /utf-?8/i.test(name)) ||
    (broken.match(/\ufffd/g)?.length ?? 0) < broken.length / 2000
  )
    return broken;
  try {
    return decodeText(bytes).text;
  } catch {
    return broken;
  }
}
