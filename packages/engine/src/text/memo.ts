/**
 * Remembers the answers of a pure function of one text. The same line is looked at by several stages;
 * the memory is small, so that hostile input cannot make it grow: when it is full, what was not asked for
 * since it was full last is forgotten.
 */
export function memo<T>(answer: (text: string) => T, most = 3000): (text: string) => T {
  let recent = new Map<string, T>();
  let earlier = new Map<string, T>();
  const keep = (text: string, known: T) => {
    if (recent.size >= most) {
      earlier = recent;
      recent = new Map();
    }
    recent.set(text, known);
  };
  return (text) => {
    const before = recent.get(text);
    if (before !== undefined || recent.has(text)) return before as T;
    const old = earlier.get(text);
    if (old !== undefined) {
      keep(text, old);
      return old;
    }
    const now = answer(text);
    if (text.length < 400) keep(text, now);
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
