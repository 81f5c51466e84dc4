import type { NamingPack } from '../naming-pack.ts';
import { askedDoings } from './asked-doings.ts';

export const naming: NamingPack = {
  askedDoings,
  ofPosting: /(?<![\p{L}-])(?:nos|notre|vos|votre|vous|nous|tes|ton)(?!\p{L})/iu,
  opener: /^(\p{L}{4,}) (d['’]|de(?: la)?|des|du)\s?(\p{L}+)$/u,
  shape: / /,
  goesOn:
    /^(?:$|[,;:.(]|\s(?:de|du|des|en|avec|pour|par|sur|sous|à|au|aux|dans|chez|entre|selon|après|avant|et)\s|\sd['’])/iu,
  ofThing: /^(?:$|[,;.]|\s(?:de|du|des)\s|\sd['’])/u,
  secondVerb: /(?:^|\s)(?:et|puis)\s\p{L}+(?:é|i|u|is|it)(?:\s|$)/u,
  adds: /^ (?:avec|pour|par|sur|sous|dans|chez|en(?! (?:\p{Lu}{2}|alternance|apprentissage|première|deuxième|dernière|formation))|pendant|depuis|selon|après|avant|auprès|chaque)\s/u,
  verbStart:
    /^(?!\p{L}+(?:ure|[^f]aire|i[eè]re|oire|ier|erre|ogre)(?:\s|$))\p{L}+(?:er|ir|re|ez)(?:\s|$)|^\p{Ll}+\s(?:(?:les?|la|une?|[vtn]os|tes|ton|leurs?)\s|l['’])/iu,
  verbBehindWord: [
    {
      before:
        /(?:^|[^\p{L}])(?:(?:tu|vous|nous|on|ils?|elles?|je|qui)\s(?:(?:les?|la|leur|en|y|nous|vous|te)\s|[lt]['’])?|j['’])$/iu,
      form: /^\p{L}/u,
    },
  ],
  activity: { ending: /(?:tion|sion|ment|age|ance)s?$/u, none: /^document$/ },
  verbalNoun: /(?:tion|sion|ment|age|ance)$/,
  doings:
    /^(?:moisson|labour|taille|tonte|traite|soudure|couture|coiffure|cuisson|cueillette|recolte|mouture|reliure|dorure|gravure|sculpture|teinture|broderie|fauche|fonte|plantation|vidange|plonge|tri|pesee|dictee|saisie|coupe|pose|conduite|peinture|vente|achat|accueil|relecture|ouverture|fermeture|entretien|controle|relance|recouvrement|embauche|garde|fouille|enquete|inventaire|vendange|peche|semis|livraison|transport|frappe|commande|calcul|audit|decoupe|depose|expertise|tenue)s?$/,
  ofManyMeanings:
    /^(?:noter|assurer|doubler|dresser|monter|prevenir|tirer|porter|placer|detacher|eclaircir|fumer|signifier|conduire|renseigner|caler|coter|initier|glacer|affecter|pointer|ferrer|frapper|mesure)$/,
  objects: {
    often:
      /^ (?:chaque|tous les|toutes les|une fois par) (?:jours?|nuits?|soirs?|matins?|semaines?|mois|trimestres?|ans?|années?|saisons?)(?!\p{L})/u,
    none: /^(?:.*(?:\set|\sou|,)\s(?:des?|du|les?|la|l['’]|une?)(?!\p{L})|.*\s(?:et|puis)\s\p{L}+\s(?:des|du|les?|la|l['’]|une?|\d)|(?:[^,;.]{0,12}\s)?(?:l['’])?(?:nuits?|soir(?:s|ée)?|matins?|matinées?|journées?|jours?|semaines?|mois|ans?|années?|heures?|h|fois|week-ends?|(?:lun|mar|mercre|jeu|vendre|same)dis?|dimanches?|été|hiver|printemps|automne|saison)(?!\p{L}))/iu,
    after: [
      [/^ (?:des|de la|du|de) (?=[bcdfgjklmnpqrstvwxz\d])/iu, ' de '],
      [/^ (?:des |de l['’]|d['’])(?=[aeiouéèêâîôœ])/iu, " d'"],
      [/^ les (?=\p{L}|\d)/u, ' des '],
      [/^ le (?=\p{L})/u, ' du '],
      [/^ la (?=\p{L})/u, ' de la '],
      [/^ l['’](?=\p{L})/u, " de l'"],
      [/^ (?=une? \p{L})/u, " d'"],
      [
        /^ (?=\d|(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|vingt|trente|cent|plusieurs|nos|mes|leurs) \p{L})/u,
        ' de ',
      ],
    ],
  },
  amounts: {
    of: /^\p{Lu}\p{Ll}+\s(?<amount>(?:(?:environ|près de|plus de|quelque)\s)?(?:\d[\d\s.,]*|(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|quarante|cinquante|soixante|cent)\s)(?:hectares?|ha|(?:kilo)?mètres?(?: carrés| cubes| linéaires)?|k?m[²³23]?|kilos?|kg|tonnes?|t|litres?|stères?))\s(?:de\s(?:la\s)?|d['’]|des\s|du\s)(?<thing>[\p{L}\s'’-]+)$/u,
    often: /^\spar\s(?:heure|jour|nuit|semaine|mois|an|saison|campagne)(?!\p{L})/u,
  },
  afterVerb: /^(?!(?:à|au|aux|et|avec|par|pour|en|de|du|des)(?!\p{L})|d['’])/u,
  opening:
    /(?:tion|sion|ment|age|ance|ise|eil|vente|suivi|achat|entretien|contrôle|saisie|tenue|livraison|ouverture|fermeture|facturation|recherche|commande)s?$/i,
  sameGender: /(tion|sion|ment|age|ité)s?$/u,
  article: /^(?:une?|des|les?|la|du)\s|^[dl]['’]/iu,
  people:
    /^(?:salariés?|employés?|collaborateurs?|personnel|collègues|clients?|patients?|usagers?|utilisateurs?|équipes?)$/iu,
  phrases: {
    shapes: [
      /(?<![\p{L}\p{N}'’-])(?=(\p{L}\p{Ll}{3,} (?:de |d['’]|des |du |de la )\p{Ll}{4,})(?![\p{L}\p{N}-]))/gu,
      /(?<![\p{L}\p{N}'’-])(?=(\p{L}\p{Ll}*(?:tion|sion|ment|age|[ae]nce|ité|ie|ure|suivi|contrôle|veille|analyse|audit|conseil|accueil|soin|bilan)s? \p{Ll}{2,}(?:el|elle|al|ale|ique|aire|if|ive|able|ible|eux|euse|ier|ière|ien|ienne|ée?|iste)(?:s|x)?)(?![\p{L}\p{N}-]))/giu,
      /(?<![\p{L}\p{N}'’-])(?=(\p{L}\p{Ll}*(?:tion|sion|ment|age|[ae]nce|ité|ie|ure|suivi|contrôle|veille|analyse|audit|conseil|accueil|soin|bilan)s? \p{Ll}{2,}aux)(?![\p{L}\p{N}-]))/giu,
    ],
    goesOn: /^\s(?:de|du|des)\s|^\sd['’]|^\scourantes?(?!\p{L})/u,
  },
  elided: /^[JN]['’]\p{Ll}/u,
  sector: { before: /(?<!\p{L})secteurs? (?:de la |de l['’]|des |du )?$/iu },
  places: /^(?:salles?|chambres?|bureaux|locaux|domiciles?)(?!\p{L})/u,
  noSkills:
    /(?:collègues|salariés|collaborateurs|usagers|apprentis|enfants|résidents|eurs|euses|istes|personnes|équipes?|service|ans|mois|semaines|élèves|clients|patients|entreprises?)$|^(?:garages?|villages?|étages?|pages?|plages?|bagages?|images?|cités?|appartements?|bâtiments?|logements?|magasins?|boulangeries?|librairies?|boucheries?|pharmacies?|mairies?|écuries?|hôtelleries?|copropriétés?)(?!\p{L})/u,
  binds: /^(?:le|la|l|un|une|du|au|ce|cette|cet|son|sa|notre|chaque|tout|toute|de|d|que|qu|jusqu)$/,
  behind:
    /^(?:de|du|des|d|en|avec|pour|par|à|au|aux|et|ou|qui|sur|sous|dans|chez|selon|depuis|chaque|sans|après)$/,
  free: /^(?:les|des|avec|en|pour|par|sur|à|sans|sous|entre|aux|leurs|ses|et|ou|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|\d+)$/,
};
