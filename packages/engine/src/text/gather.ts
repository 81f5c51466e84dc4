/** One more value under the key. */
export function gather<K, V>(into: Map<K, V[]>, key: K, value: V): void {
  const known = into.get(key);
  if (known) known.push(value);
  else into.set(key, [value]);
}
