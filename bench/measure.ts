/** A claim, its figure and its floor. A measurement without its data is "not measured", and fails. */
export interface Row {
  name: string;
  /** null: not measured. */
  value: number | null;
  floor: number;
  /** Whether the value must not be under the floor, or not over it. */
  better: 'higher' | 'lower';
  note?: string;
}

export interface Measurement {
  title: string;
  measure(): Promise<Row[]> | Row[];
}

export function passes(row: Row): boolean {
  if (row.value === null || Number.isNaN(row.value)) return false;
  return row.better === 'higher' ? row.value >= row.floor : row.value <= row.floor;
}

export function printRows(title: string, rows: Row[]): void {
  console.log(`\n${title}`);
  for (const row of rows) {
    const value = row.value === null ? 'not measured' : String(Math.round(row.value * 1000) / 1000);
    const bound = `${row.better === 'higher' ? '>=' : '<='} ${row.floor}`;
    const verdict = passes(row) ? 'ok  ' : 'FAIL';
    console.log(`  ${verdict} ${row.name.padEnd(52)} ${value.padStart(12)}   ${bound}  ${row.note ?? ''}`);
  }
}
