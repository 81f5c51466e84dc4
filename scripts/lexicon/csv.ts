/** Rows of a CSV file with quoted fields, as objects by the names of its first row. */
export function readCsv(text: string): Record<string, string>[] {
  const rows: string[][] = [];
  let row: string[] = [];
  let field = '';
  let quoted = false;
  for (let i = 0; i < text.length; i += 1) {
    const character = text.charAt(i);
    if (quoted) {
      if (character !== '"') field += character;
      else if (text.charAt(i + 1) === '"') {
        field += '"';
        i += 1;
      } else quoted = false;
    } else if (character === '"') quoted = true;
    else if (character === ',' || character === '\n') {
      row.push(field.replace(/\r$/, ''));
      field = '';
      if (character === '\n') {
        rows.push(row);
        row = [];
      }
    } else field += character;
  }
  if (field !== '' || row.length > 0) rows.push([...row, field]);
  const [names = [], ...rest] = rows;
  return rest.map((values) => Object.fromEntries(names.map((name, i) => [name, values[i] ?? ''])));
}
