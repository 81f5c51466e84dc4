/**
 * Remembers the answers of a pure function of one text. The same line is looked at by several stages;
 * the memory is small and thrown away whole, so that hostile input cannot make it grow.
 */
export function memo<T>(answer: (text: string) => T, most = 2000): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined || known.has(text)) return before as T;
    if (known.size >= most) known.clear();
    const now = answer(text);
    if (text.length < 400) known.set(text, now);
    return now;
  };
}

/** The same for each language, or for its lists, apart. */
export function memoFor<O, T>(answer: (text: string, of: O) => T, most?: number): (text: string, of: O) => T {
  const known = new Map<O, (text: string) => T>();
  return (text, of) => {
    let own = known.get(of);
    if (!own) {
      own = memo((each) => answer(each, of), most);
      known.set(of, own);
    }
    return own(text);
  };
}
