/** Characters that mean something to a file system, a shell or a header. */
const unsafe = /[\p{Cc}\p{Cf}\\/:*?"<>|;%]+/gu;

/** "{job title}_resume.txt", the specification's name, safe on every system. */
export function fileName(jobTitle: string, ending: string): string {
  const title = jobTitle
    .normalize('NFC')
    .replace(unsafe, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  return `${[...title].slice(0, 80).join('').trim() || 'my'}_resume.${ending}`;
}

/** RFC 6266: a plain name for old readers, the real one beside it. */
export function contentDisposition(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\]/g, '')
    .replace(/^_/, 'my_');
  const encoded = encodeURIComponent(name).replace(
    /['()*!]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
