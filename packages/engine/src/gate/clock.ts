type Groups = Readonly<Record<string, string | undefined>>;

/** Minutes since midnight of a time of day: "half past six in the evening", "halb sieben abends", "18:30". */
export function clockOf(
  { hour, minute, half, halfTo, quarterPast, quarterTo, late, until }: Groups,
  numberOf: (text: string | undefined) => number | undefined,
): number | undefined {
  const own = numberOf(hour ?? halfTo);
  // "24 h" is a length of time.
  if (own === undefined || own > 24 || (own === 24 && !minute)) return undefined;
  // "9 to 5 pm" begins in the morning.
  const before = own > (numberOf(until) ?? 24);
  const full = late && own < 12 && !before ? own + 12 : own;
  const minutes =
    (numberOf(minute) ?? 0) +
    (half ? 30 : 0) +
    (quarterPast ? 15 : 0) -
    (quarterTo ? 15 : 0) -
    (halfTo ? 30 : 0);
  return full * 60 + minutes;
}
