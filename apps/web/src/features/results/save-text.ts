/** Job title plus "_resume.txt", without what file systems refuse. */
export function fileNameOf(jobTitle: string): string {
  const name = [...jobTitle]
    .map((sign) => (sign < ' ' || '\\/:*?"<>|'.includes(sign) ? ' ' : sign))
    .join('')
    .trim()
    .replace(/\s+/g, '_');
  return `${name || 'tailored'}_resume.txt`;
}

export function saveText(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
