/** Every figure of the score. docs/scoring.md explains them; a change of any is a new version. */
export const rubric = {
  version: '1.4',
  requirements: {
    max: 55,
    /** What a requirement weighs: how much it is asked for, times what kind of thing it is. */
    importance: { must: 1, preferred: 0.5, context: 0.45 },
    kind: {
      hard_skill: 1,
      certificate: 1,
      years: 1.3,
      degree: 0.8,
      language: 0.6,
      soft_skill: 0.15,
      duty: 0.8,
    },
    /** A term of generic words only ("project work") weighs this much of a specific one. */
    generic: 0.4,
    /** A term outside the lexicon may be no skill at all: in one word ("calm"), in several, in passing. */
    unknown: { short: 0.4, long: 0.75, passing: 0.6 },
    /** Several things asked for in one sentence weigh most × (sum / most)^together. */
    together: 0.7,
    /** Of a requirement's credit: true by meaning, and seen by a keyword filter. */
    evidence: 0.8,
    visibility: 0.2,
    /** Credit c becomes 1 − (1 − c)^bend: the first half of what is asked tells more than the last. */
    bend: 1.7,
  },
  title: {
    max: 20,
    trade: 12,
    vocabulary: 5,
    words: 3,
    /** A title held long ago or only aimed at counts less than the present one. */
    headline: 0.9,
    /** Who shows all that is asked for works in the trade, whatever the title says. */
    byContent: 0.8,
    oldest: 0.6,
  },
  evidence: { max: 12, shown: 8, prominent: 4 },
  structure: {
    max: 7,
    email: 1,
    phone: 0.5,
    name: 0.5,
    experience: 1.5,
    dates: 1,
    education: 1,
    skills: 1,
    clean: 0.5,
  },
  results: { max: 6, decay: 0.7 },
} as const;
