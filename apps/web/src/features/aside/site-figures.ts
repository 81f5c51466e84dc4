/** The figures the home page shows; an operator vouches for them or they stand as examples. */
export const siteFigures = [
  ['12,847', 'stats.processed'],
  ['+68%', 'stats.ats'],
  ['+3.2x', 'stats.interviews'],
  ['98.5%', 'stats.satisfaction'],
] as const;
