/** Just enough of RFC 5322 and MIME to read our own mails as a mail program would. */
export interface ParsedMail {
  headers: Map<string, string[]>;
  text: string;
  html: string;
}

function split(raw: string): { headers: Map<string, string[]>; body: string } {
  const at = raw.indexOf('\r\n\r\n');
  const headers = new Map<string, string[]>();
  for (const line of raw
    .slice(0, at)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')) {
    const [, name = '', value = ''] = /^([^:\s]+):\s*(.*)$/.exec(line) ?? [];
    if (!name) throw new Error(`no header: ${line}`);
    headers.set(name.toLowerCase(), [...(headers.get(name.toLowerCase()) ?? []), value]);
  }
  return { headers, body: raw.slice(at + 4) };
}

function decoded(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** "=?UTF-8?Q?…?=" and its base64 sister. */
export function decodedHeader(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64').toString('latin1')
        : text
            .replaceAll('_', ' ')
            .replace(/=([0-9A-F]{2})/g, (__, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    )
    .replace(/[\u0080-\u00ff]+/g, (bytes) => Buffer.from(bytes, 'latin1').toString('utf8'));
}

export function parseMail(raw: string): ParsedMail {
  const { headers, body } = split(raw);
  const type = headers.get('content-type')?.[0] ?? '';
  const boundary = /boundary="([^"]+)"/.exec(type)?.[1];
  if (!type.startsWith('multipart/alternative') || !boundary) throw new Error(`not two parts: ${type}`);
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => split(part.replace(/^\r\n/, '')));
  const part = (kind: string) => {
    const found = parts.find((one) => one.headers.get('content-type')?.[0]?.startsWith(kind));
    const encoding = found?.headers.get('content-transfer-encoding')?.[0] ?? '';
    return decoded(found?.body ?? '', encoding).replaceAll('\r\n', '\n');
  };
  return { headers, text: part('text/plain'), html: part('text/html') };
}
