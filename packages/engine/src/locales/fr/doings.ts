import { clausesOf, eachClause, type FormsOf } from '../doings.ts';
import { verbOrNoun } from './verbs.ts';

/** Verbs whose form is the infinitive without its "r". */
const regular = `
préparer coordonner organiser contrôler élaborer réaliser analyser superviser administrer développer programmer rédiger
vérifier traiter créer améliorer optimiser installer réparer monter démonter enregistrer facturer négocier présenter
informer conseiller former participer ranger livrer cuisiner actualiser configurer automatiser migrer diriger publier
planifier évaluer calculer classer encaisser exécuter animer encadrer piloter recruter assurer effectuer accompagner
surveiller soigner aider commander tester documenter travailler écailler vider trier laver repasser couper souder poncer
tailler arroser planter désherber vacciner emballer étiqueter conditionner transporter ajuster calibrer graisser
lubrifier désinfecter stériliser inspecter auditer réceptionner stocker inventorier sélectionner filmer photographier
éditer fixer poser déposer raccorder brancher dépanner diagnostiquer mesurer tracer usiner percer visser assembler
chiffrer estimer renseigner orienter noter signaler rapporter saler dresser dosser doser façonner affecter modifier
relancer scanner numériser archiver taper distribuer expédier charger décharger manutentionner dépoussiérer cirer
changer habiller doucher coiffer masser maquiller donner fidéliser prospecter visiter rencontrer comptabiliser solder clôturer
déclarer provisionner valider apporter passer goûter expliquer compter
couler coller fermer brosser promener poinçonner ramasser récolter veiller proposer adapter rassurer écouter aménager décorer
imprimer plier réserver réviser`;

/** Others, first and third person. */
const irregular = `
gérer:gère lever:lève relever:relève prélever:prélève enlever:enlève élever:élève acheter:achète mener:mène amener:amène peser:pèse
compléter:complète régler:règle répéter:répète nettoyer:nettoie déployer:déploie employer:emploie essuyer:essuie balayer:balaie
envoyer:envoie payer:paie ouvrir:ouvre offrir:offre couvrir:couvre accueillir:accueille
saisir:saisis,saisit établir:établis,établit fournir:fournis,fournit remplir:remplis,remplit définir:définis,définit choisir:choisis,choisit
tenir:tiens,tient maintenir:maintiens,maintient suivre:suis,suit recevoir:reçois,reçoit répondre:réponds,répond vendre:vends,vend
prendre:prends,prend apprendre:apprends,apprend conduire:conduis,conduit produire:produis,produit réduire:réduis,réduit
traduire:traduis,traduit concevoir:conçois,conçoit mettre:mets,met transmettre:transmets,transmet rendre:rends,rend
écrire:écris,écrit décrire:décris,décrit inscrire:inscris,inscrit servir:sers,sert coudre:couds,coud peindre:peins,peint
construire:construis,construit nourrir:nourris,nourrit pétrir:pétris,pétrit garnir:garnis,garnit fournir:fournis,fournit
rappeler:rappelle repérer:repère prévenir:préviens,prévient faire:fais,fait traire:trais,trait`;

const forms: FormsOf = new Map([
  ...regular
    .trim()
    .split(/\s+/u)
    .map((verb) => [verb.slice(0, -1), verb] as const),
  ...irregular
    .trim()
    .split(/\s+/u)
    .flatMap((row) => {
      const [verb = '', own = ''] = row.split(':');
      return own.split(',').map((form) => [form, verb] as const);
    }),
]);

const nouns = new Set(
  `${verbOrNoun.words} note pose taille pointe trace mesure visite change charge décharge pilote cire file masse estime
  couvre offre suit compte ferme colle document sers met dresse solde paie complète`.split(/\s+/u),
);

const firstWord = (text: string): string => /^\p{L}+(?=\s|,|$)/u.exec(text)?.[0] ?? '';

function isVerbAt(text: string): boolean {
  const word = firstWord(text);
  const low = word.toLowerCase();
  return forms.has(low) && (!nouns.has(low) || verbOrNoun.behindVerb.test(text.slice(word.length).trim()));
}

/** "Dose les sauces": of a verb that no list knows nothing is said. */
const perhapsVerb =
  /^(?!(?:les?|des|une)\s)\p{Ll}+[est]\s(?:l['’]|(?:des|du|la|les?|une?|aux?|\p{Ll}+er)(?!\p{L}))/u;

/** Who it is about stands in no list; nor does what a small word says again ("et le démonte"). */
const untold =
  /(?<!\p{L})(?:je|j['’]\p{L}+|me|m['’]\p{L}+|se|s['’](?:il|en|y|assure|occupe)|nous|mes|mon|ma|nos|notre|ne|n['’]\p{L}+|sans|pas|que|qui|quand|si|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?)(?!\p{L})/iu;

/** Of a point that keeps all its words. */
const unsaid =
  /(?<!\p{L})(?:je|j['’]\p{L}+|m['’]\p{L}+|[mn](?:e|es|on|a|ous|os|otre)|s['’]\p{L}+|se)(?!\p{L})/iu;
const pronoun = /^(?:l['’]|les?\s|la\s)(?=\p{L})/u;

/** "Lève les filets, vide et écaille" becomes "lever les filets, vider et écailler". */
export function asDoing(text: string, whole = false): string | undefined {
  const told = text
    .replace(/\s?:\s.*$/u, '')
    .replace(/^(?:Je |J['’](?!ai ))/u, '')
    .replace(/(?<=,?\s(?:et|puis)\s)je\s/gu, '');
  if (!isVerbAt(told) || (whole ? unsaid : untold).test(told)) return undefined;
  const clauses = clausesOf(
    told,
    /(,\s+|\s+(?:et|ou|puis)\s+)/u,
    (rest) => forms.has(firstWord(rest.replace(pronoun, ''))) || perhapsVerb.test(rest),
  );
  const change = (clause: string): string | undefined => {
    const [again = ''] = (whole && pronoun.exec(clause)) || [];
    if (again !== '') {
      const verb = firstWord(clause.slice(again.length));
      const doing = forms.get(verb.toLowerCase());
      return doing && again + doing + clause.slice(again.length + verb.length);
    }
    const word = firstWord(clause);
    const behind = clause.slice(word.length);
    return isVerbAt(clause) || (behind === '' && forms.has(word.toLowerCase()))
      ? `${forms.get(word.toLowerCase())}${behind}`
      : undefined;
  };
  return eachClause(clauses, change, whole);
}

/** "Prends les appels": a verb without its "je"; of "Bichonne les clients" no list knows it, but a verb it is. */
export const bareVerb = {
  known: isVerbAt,
  perhaps: /^\p{L}+[est]\s(?:l['’]|(?:la|les?|une?)\s)/u,
};
