/** Job title plus "_resume.txt" or another ending, without what file systems refuse. */
export function fileNameOf(jobTitle: string, ending = 'txt'): string {
  const name = [...jobTitle]
    .map((sign) => (sign < ' ' || '\\/:*?"<>|'.includes(sign) ? ' ' : sign))
    .join('')
    .trim()
    .replace(/\s+/g, '_');
  return `${name || 'tailored'}_resume.${ending}`;
}

export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

export function saveText(text: string, name: string): void {
  saveBlob(new Blob([text], { type: 'text/plain;charset=utf-8' }), name);
}
