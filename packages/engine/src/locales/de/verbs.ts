/** German verbs as a point begins with them, first person, present and past. */
export const verbs = `
führe>führte leite>leitete plane>plante erstelle>erstellte betreue>betreute organisiere>organisierte
koordiniere>koordinierte entwickle>entwickelte prüfe>prüfte pflege>pflegte schule>schulte verkaufe>verkaufte
bestelle>bestellte bearbeite>bearbeitete dokumentiere>dokumentierte analysiere>analysierte steuere>steuerte
überwache>überwachte repariere>reparierte montiere>montierte installiere>installierte
programmiere>programmierte teste>testete warte>wartete verwalte>verwaltete kontrolliere>kontrollierte
bediene>bediente verantworte>verantwortete unterstütze>unterstützte begleite>begleitete gestalte>gestaltete
bereite>bereitete rechne>rechnete buche>buchte kassiere>kassierte koche>kochte liefere>lieferte
sortiere>sortierte kommissioniere>kommissionierte optimiere>optimierte automatisiere>automatisierte
konzipiere>konzipierte moderiere>moderierte präsentiere>präsentierte verhandle>verhandelte
recherchiere>recherchierte berechne>berechnete reinige>reinigte versorge>versorgte dolmetsche>dolmetschte
arbeite>arbeitete berate>beriet schreibe>schrieb unterrichte>unterrichtete gebe>gab nehme>nahm halte>hielt
spreche>sprach entwerfe>entwarf schließe>schloss behebe>behob baue>baute richte>richtete stelle>stellte
mache>machte setze>setzte löse>löste beantworte>beantwortete vereinbare>vereinbarte
`;

/** Of these the beginning of a point may be a noun as well: what stands behind it tells. */
export const verbOrNoun = {
  words: `pflege schule stelle plane buche`,
  behindVerb: /^(?:den|die|das|eine?n?|meinen?|unseren?|alle|jeden?|täglich|\d+)(?!\p{L})/iu,
};
