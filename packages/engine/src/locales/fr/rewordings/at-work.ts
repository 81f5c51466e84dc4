/** More words of plain work: either stands for the other in its own line, what stands behind ">" only proves; the gate alone reads them; our own list. */
export const atWork = `
enterrement|obsèques|funérailles|inhumation
foyer|ménage
partir|départ
spectacle|représentation
élémentaire|simple|basique|rudimentaire
cirer|cirage
absence|absent
chercher|aller chercher|récupérer
promener|promenade
hacher|émincer
polir|lustrer
fourgon|fourgonnette
bourg|village
potager|jardin potager
marchandises|stock
nettoyer > frotter|récurer|balayer|essuyer
couper > hacher|émincer
fixer > clouer|visser
vaisselle > assiettes
levage|lever
refaire les lits|changer la literie|changer les draps
faire le compte|compter
hebdomadaire > chaque lundi|tous les lundis|chaque mardi|tous les mardis|chaque mercredi|tous les mercredis|chaque jeudi|tous les jeudis|chaque vendredi|tous les vendredis|chaque samedi|tous les samedis|chaque dimanche|tous les dimanches
`;
