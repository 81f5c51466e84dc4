const pointsPerLevel = 100;

/** Level, how far into it, and what is left to the next. */
export function levelOf(points: number): { level: number; into: number; left: number } {
  const into = points % pointsPerLevel;
  return { level: Math.floor(points / pointsPerLevel) + 1, into, left: pointsPerLevel - into };
}
