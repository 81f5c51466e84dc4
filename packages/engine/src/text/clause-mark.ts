/** What ends a clause of a Chinese text, in both widths. */
export const clauseMark = /[，,。；;：:]/u;
