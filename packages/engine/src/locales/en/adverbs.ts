/** Ends as an adverb and is none of a quality, or says more or less than it. */
const other =
  /^(?:hard|short|near|late|most|large|bare|high|main|part|scarce|week|month|year|dai|hour|quarter|on|ear)ly$/;

/** The adverbs of an English quality: "careful" is "carefully", "gentle" is "gently", "automatic" is "automatically". */
export function adverbsOf(quality: string): string[] {
  if (quality.length < 4 || /(?:ly|ing|ed|s)$/.test(quality)) return [];
  const forms = [`${quality}ly`];
  if (/[^aeiou]y$/.test(quality)) forms.push(`${quality.slice(0, -1)}ily`);
  if (/[^aeiou]le$/.test(quality)) forms.push(`${quality.slice(0, -1)}y`);
  if (/ic$/.test(quality)) forms.push(`${quality}ally`);
  return forms.filter((form) => !other.test(form));
}
