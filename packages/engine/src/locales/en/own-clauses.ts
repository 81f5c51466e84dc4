import type { OwnClausesPack } from '../own-clauses-pack.ts';

export const ownClauses: OwnClausesPack = {
  when: 'when whenever while whilst if unless once until only solely exclusively',
  during: 'during throughout',
  goesOn: /ing$|^(?:an?|per|every|each|in|again|more|or|and|not|still|also)$|^\d/,
  but: 'but while whilst whereas then how after before',
  subject: 'the my our a an another one his her',
  pronouns: 'they he she someone somebody others colleagues everyone',
  theirs: 'his her their',
  relative: 'that',
  companion: /(?:ist|ian)s?$/,
  more: 'another other fellow',
  between: 'also then always later usually then who had has was were',
  finite:
    /^(?:\p{L}{2,}(?:(?<!e|hundr|sacr)ed|ought|aught|ilt)|agreed|freed|slept|swept|crept|was|were|had|has|is|did|does|made|took|gave|went|came|ran|kept|held|led|sold|told|said|read|set|put|cut|sent|spent|paid|wrote|drove|drew|chose|spoke|rode|flew|grew|threw|knew|showed|left|met|won|hung|dealt|felt|found|fed|stood|understood|began|sang|swam|wore|tore|laid|shut|let|heard|dug|stuck|sat|got|lost|rose|fell|froze|stole|woke|swore|shook|spun|swung|lit|hid|bit|beat|rang|sank|drank|ate|wound|bound|ground|struck|stung|wept|would|could|can|will)$/u,
};
