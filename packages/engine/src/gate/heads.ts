const shortestHead = 5;
/** "Be-gleitung" and "Ver-kauf" have a prefix, no part of a compound. */
const shortestModifier = 4;

/** German: "Lizenzverträge geprüft" is "Vertragsprüfung"; the last part of a compound says what sort of thing it is. */
export function isHeadOf(part: string, compound: string): boolean {
  const bare = [compound.replace(/(?:en|es|er|e|s|n)$/, ''), compound.replace(/n$/, '')];
  return [part, part.replace(/(?:en|es|er|s|n)$/, '')].some(
    (form) =>
      form.length >= shortestHead &&
      [compound, ...bare].some((own) => own.endsWith(form) && own.length >= form.length + shortestModifier),
  );
}
