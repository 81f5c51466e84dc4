/** Past participles that no ending leads back to their verb, each with its infinitive; all four forms follow from it. */
const participles = `
prévenu>prévenir intervenu>intervenir convenu>convenir parvenu>parvenir revenu>revenir devenu>devenir contenu>contenir
retenu>retenir soutenu>soutenir détenu>détenir entretenu>entretenir maintenu>maintenir obtenu>obtenir tenu>tenir
recouvert>recouvrir couvert>couvrir découvert>découvrir offert>offrir souffert>souffrir ouvert>ouvrir rouvert>rouvrir
suivi>suivre poursuivi>poursuivre vécu>vivre lu>lire relu>relire élu>élire
écrit>écrire inscrit>inscrire décrit>décrire transcrit>transcrire retranscrit>retranscrire prescrit>prescrire souscrit>souscrire
conduit>conduire reconduit>reconduire réduit>réduire traduit>traduire construit>construire reconstruit>reconstruire
instruit>instruire introduit>introduire détruit>détruire déduit>déduire enduit>enduire cuit>cuire reproduit>reproduire
reçu>recevoir perçu>percevoir conçu>concevoir aperçu>apercevoir déçu>décevoir
répondu>répondre vendu>vendre revendu>revendre rendu>rendre tendu>tendre étendu>étendre défendu>défendre suspendu>suspendre
pendu>pendre fendu>fendre descendu>descendre perdu>perdre tordu>tordre mordu>mordre tondu>tondre fondu>fondre
confondu>confondre entendu>entendre attendu>attendre dépendu>dépendre épandu>épandre répandu>répandre
pris>prendre repris>reprendre appris>apprendre compris>comprendre surpris>surprendre
mis>mettre remis>remettre transmis>transmettre admis>admettre émis>émettre soumis>soumettre permis>permettre promis>promettre
acquis>acquérir conquis>conquérir requis>requérir assis>asseoir
peint>peindre repeint>repeindre teint>teindre éteint>éteindre joint>joindre rejoint>rejoindre atteint>atteindre
craint>craindre plaint>plaindre restreint>restreindre
cousu>coudre recousu>recoudre moulu>moudre résolu>résoudre exclu>exclure conclu>conclure inclus>inclure
battu>battre abattu>abattre rabattu>rabattre débattu>débattre combattu>combattre
vêtu>vêtir revêtu>revêtir couru>courir parcouru>parcourir secouru>secourir
cueilli>cueillir accueilli>accueillir recueilli>recueillir servi>servir
extrait>extraire soustrait>soustraire distrait>distraire
connu>connaître reconnu>reconnaître accru>accroître crû>croître
voulu>vouloir valu>valoir prévalu>prévaloir pourvu>pourvoir
correspondu>correspondre entrepris>entreprendre promu>promouvoir interdit>interdire omis>omettre compromis>compromettre
paru>paraître disparu>disparaître apparu>apparaître survenu>survenir provenu>provenir subvenu>subvenir recouru>recourir concouru>concourir
bouilli>bouillir suffi>suffire desservi>desservir appartenu>appartenir détendu>détendre pondu>pondre interrompu>interrompre séduit>séduire
vaincu>vaincre convaincu>convaincre rompu>rompre
`;

/** Nouns too. */
const nouns = new Set(
  'reçu enduit joint permis extrait couvert suivi vécu élu rendu interdit compromis'.split(' '),
);

/** As they open a point, and are surely verbs. */
export const openingParticiples: string = participles
  .trim()
  .split(/\s+/u)
  .map((entry) => entry.replace(/>.*/u, ''))
  .filter((form) => !nouns.has(form))
  .join('|');

/** "Prévenue", "prévenus", "prévenues" too, in the writing that words are compared in: small and without accents. */
export const participleForms: string = participles
  .normalize('NFKD')
  .replace(/\p{M}/gu, '')
  .split(/\s+/)
  .filter(Boolean)
  .flatMap((entry) => {
    const [form = '', verb = ''] = entry.split('>');
    const plural = form.endsWith('s') ? [form, `${form}es`] : [`${form}s`, `${form}es`];
    return [form, `${form}e`, ...plural].map((each) => `${each}>${verb}`);
  })
  .join(' ');

/** What is left of these verbs before the endings of the imperfect, where it is not what is left of their other forms. */
const imperfects = `
vend>vendre revend>revendre rend>rendre répond>répondre attend>attendre tond>tondre perd>perdre descend>descendre
suspend>suspendre étend>étendre tend>tendre entend>entendre défend>défendre fond>fondre fend>fendre tord>tordre épand>épandre
fais>faire refais>refaire défais>défaire pren>prendre appren>apprendre compren>comprendre entrepren>entreprendre
repren>reprendre mett>mettre remett>remettre transmett>transmettre permett>permettre admett>admettre soumett>soumettre
ten>tenir obten>obtenir entreten>entretenir souten>soutenir reten>retenir mainten>maintenir conten>contenir
ven>venir interven>intervenir reven>revenir préven>prévenir
écriv>écrire inscriv>inscrire transcriv>transcrire décriv>décrire prescriv>prescrire lis>lire relis>relire élis>élire dis>dire
cuis>cuire recev>recevoir concev>concevoir percev>percevoir apercev>apercevoir voy>voir revoy>revoir
connaiss>connaître reconnaiss>reconnaître peign>peindre repeign>repeindre teign>teindre joign>joindre rejoign>rejoindre
éteign>éteindre atteign>atteindre suiv>suivre poursuiv>poursuivre buv>boire cous>coudre recous>recoudre moul>moudre
résolv>résoudre batt>battre abatt>abattre débatt>débattre rabatt>rabattre romp>rompre vainqu>vaincre convainqu>convaincre
`;

const imperfectEndings = 'ais ait ions iez aient ant ent'.split(' ');

/** "Suivant" and "maintenant" are small words, "contenant" is a thing. */
const noVerbs = /^(?:suivant|maintenant|contenant|tendant|fondant|tendent)>/;

/** "Vendait", "prenait", "écrivaient", "faisant". */
export const imperfectForms: string = imperfects
  .normalize('NFKD')
  .replace(/\p{M}/gu, '')
  .split(/\s+/)
  .filter(Boolean)
  .flatMap((entry) => {
    const [stem = '', verb = ''] = entry.split('>');
    return imperfectEndings.map((ending) => `${stem}${ending}>${verb}`);
  })
  .filter((entry) => !noVerbs.test(entry))
  .join(' ');
