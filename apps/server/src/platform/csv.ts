export type CsvValue = string | number | boolean | null;

/** What begins like a formula gets a mark in front, so that a spreadsheet shows it and runs nothing. */
function cell(value: CsvValue): string {
  const text = String(value ?? '');
  const safe = typeof value === 'string' && /^[\s]*[=+\-@\t\r|%]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

export function csvLine(values: readonly CsvValue[]): string {
  return `${values.map(cell).join(',')}\r\n`;
}

/** A spreadsheet takes the bytes for UTF-8 only when this stands in front. */
export const csvMark = '\ufeff';

/** Ready to be sent line by line: a hundred thousand lines never lie in memory. */
export const csvHeaders = (name: string) => ({
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': `attachment; filename="${name}.csv"`,
  'cache-control': 'no-store',
});
