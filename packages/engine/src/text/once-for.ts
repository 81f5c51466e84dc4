/** Stands for an answer that is undefined: what is known is found by one look. */
const nothing = Symbol('nothing');

/**
 * Remembers the answers of a pure function of one object for as long as the object is there. What is given
 * beside it (its language's pack, the context it stands in) must be settled by the object: it is not looked at.
 */
export function onceFor<K extends object, T>(make: (of: K) => T): (of: K) => T;
export function onceFor<K extends object, B, T>(make: (of: K, by: B) => T): (of: K, by: B) => T;
export function onceFor<K extends object, B, T>(make: (of: K, by: B) => T): (of: K, by: B) => T {
  return onceBy((of: K) => of, make);
}

/** The same where another object stands for it: a line's words, of which several statements are made. */
export function onceBy<O, T>(key: (of: O) => object, make: (of: O) => T): (of: O) => T;
export function onceBy<O, B, T>(key: (of: O) => object, make: (of: O, by: B) => T): (of: O, by: B) => T;
export function onceBy<O, B, T>(key: (of: O) => object, make: (of: O, by: B) => T): (of: O, by: B) => T {
  const known = new WeakMap<object, T | typeof nothing>();
  return (of, by) => {
    const own = key(of);
    const before = known.get(own);
    if (before !== undefined) return (before === nothing ? undefined : before) as T;
    const answer = make(of, by);
    known.set(own, answer === undefined ? nothing : answer);
    return answer;
  };
}
