/** Of the first person: "steuere" is "steuern", "wechsle" is "wechseln", all others end in -en. */
export function infinitiveOf(verb: string): string {
  if (/[^i]ere$/.test(verb)) return `${verb.slice(0, -1)}n`;
  if (/[^aeioulhäöü]le$/.test(verb)) return `${verb.slice(0, -2)}eln`;
  return `${verb}n`;
}
