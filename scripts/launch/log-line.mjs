/** A log line as a person reads it: warnings and errors in one sentence, the rest not at all. */
const names = { 40: 'warning', 50: 'error', 60: 'fatal', warn: 'warning', error: 'error', fatal: 'fatal' };

export function readable(line) {
  if (!line.startsWith('{')) return line.trim() || undefined;
  let entry;
  try {
    entry = JSON.parse(line);
  } catch {
    return line;
  }
  const level = names[entry.level];
  if (!level) return undefined;
  const what = entry.event ?? entry.msg ?? entry.message;
  return [level, what, entry.error, entry.code, entry.reason]
    .filter((part) => typeof part === 'string')
    .join(': ');
}
