/** Stands for an answer that is undefined: what is known is found by one look. */
const nothing = Symbol('nothing');

/**
 * Remembers the answers of a pure function of one text. The same line is looked at by several stages;
 * the memory is small, so that hostile input cannot make it grow: when it is full, what was not asked for
 * since it was full last is forgotten.
 */
export function memo<T>(answer: (text: string) => T, most = 3000): (text: string) => T {
  let recent = new Map<string, T | typeof nothing>();
  let earlier = new Map<string, T | typeof nothing>();
  const keep = (text: string, known: T | typeof nothing) => {
    if (recent.size >= most) {
      earlier = recent;
      recent = new Map();
    }
    recent.set(text, known);
  };
  return (text) => {
    const before = recent.get(text);
    if (before !== undefined) return (before === nothing ? undefined : before) as T;
    const old = earlier.get(text);
    if (old !== undefined) {
      keep(text, old);
      return (old === nothing ? undefined : old) as T;
    }
    const now = answer(text);
    if (text.length < 400) keep(text, now === undefined ? nothing : now);
    return now;
  };
}

/** The same for each language, or for its lists, apart. */
export function memoFor<O, T>(answer: (text: string, of: O) => T, most?: number): (text: string, of: O) => T {
  const known = new Map<O, (text: string) => T>();
  let last: { of: O; own: (text: string) => T } | undefined;
  return (text, of) => {
    // One resume after the other: the same lists are asked for thousands of times in a row.
    if (last?.of === of) return last.own(text);
    const own = known.get(of) ?? memo((each: string) => answer(each, of), most);
    known.set(of, own);
    last = { of, own };
    return own(text);
  };
}
