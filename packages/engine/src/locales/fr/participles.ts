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
repris>reprendre appris>apprendre compris>comprendre surpris>surprendre
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
vaincu>vaincre convaincu>convaincre rompu>rompre
`;

/** Nouns too. */
const nouns = new Set('reçu enduit joint permis extrait couvert suivi vécu élu rendu'.split(' '));

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
