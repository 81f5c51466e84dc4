import type { AskedPack } from '../asked-pack.ts';

export const asked: AskedPack = {
  bare: 'réparation|réparations|couverture|web|responsable|responsables|pratique|métier|métiers|pro|ordinateur|engagement|laboratoire|animation|établissement|respect',
  never:
    'cv|lettre de motivation|copie du diplôme|casier judiciaire|diplômé|diplômée|diplômé(e)|diplômé.e|diplômé·e|écrit|écrite|écrits|parlé|parlée|oral|lu|autres langues|autre langue|obligatoire|obligatoires|indispensable|indispensables|impératif|impérative|exigé|exigée|exigés|requis|requise|souhaité|souhaitée|apprécié|appréciée|un plus|facultatif|facultative|nécessaire|contrat|recherche|cdi|cdd|rtt|cse|mutuelle|handicapés|démarrage|connaissez|trouverez',
  before: "usage de l'|utilisation de l'|sur",
  behind: "de|du|des|d'|en|à|à l'|aux|pour",
  spoken:
    "nous|notre|nos|volonté de l'obtenir|de le préparer|est|sont|sera|seront|ne|n'|merci|lutte|forme ses|avons|recrute|tiendra|ont|déjà|travaillé|planifie|coordonne|supervise|participe|accueille|effectue|réalise|élabore|prépare|assure|veille",
  relative: 'qui|que|dont|où',
  another: 'similaire|similaires|équivalent|équivalents|équivalente|autre|autres|un autre|une autre',
  adjectives:
    'ique|iques|el|elle|els|elles|al|ale|ales|aux|if|ive|ifs|ives|aire|aires|eux|euse|euses|able|ables|ible|ibles',
  traits: '',
  notTraits: '',
  conditions:
    'disponibilité|disponibilités|disponible|fin|fins|semaine|semaines|quart|quarts|matin|matins|soir|soirs|soirée|soirées|nuit|nuits|week-end|week|end|ends|weekend|weekends|jour|jours|férié|fériés|samedi|samedis|dimanche|dimanches|horaire|horaires|heure|heures|décalé|décalés|tournant|tournants|posté|postés|travail|supplémentaires|garde|gardes|deux|trois|quatre|fête|fêtes|mères|pères|noël|pâques|toussaint|saint|valentin|âgé|âgée',
  given:
    "formation rémunérée|formation payée|tickets restaurant|13e mois|mutuelle d'entreprise|tenue fournie|logement fourni|repas fournis",
  employer:
    /(?:^|[.!\n]\s*)(?:Chez\s(\p{Lu}[\p{L}\p{N}&.'’-]*(?:\s\p{Lu}[\p{L}\p{N}&.'’-]*){0,3}),?\s(?:nous|on)|(\p{Lu}[\p{L}\p{N}&.'’-]*(?:\s\p{Lu}[\p{L}\p{N}&.'’-]*){0,3})\s(?:recherche|recrute|engage|embauche))(?!\p{L})/gu,
  sought:
    /(?<!\p{L})(?:une?|un\W{1,2}e\W?|son|sa|notre|votre|nos|des|l[ea]|les|futur(?:\W?e)?|nouve(?:au|lle))\s(?:responsable|charge\W?e?\W?)s?\s(?:de|du|des|d['’])(?!\p{L})/gu,
  toReader: /(?<!\p{L})(?:vous|tu)(?: serez| seras)?(?: charge\W?e?\W? de| amene\W?e?\W? a)?\s?:\s*$/u,
  seeks:
    /(?<=^\p{Lu}[^.:;!?]{3,140}\s)(?<!(?:la|de|en|une|notre|leur|sa|et)\s)(?:recherche|recrute|engage|embauche|nous recherchons|nous recrutons|nous cherchons)(?!\p{L})/u,
  pairs:
    /\b(?:sante et securite|hygiene et securite|securite et sante|recherche et developpement|chauffage et climatisation)\b/,
  sort: /^(?:[Ll]ogiciels?|[Pp]rogiciels?|[Nn]ormes?|[Oo]utils?|[Ll]angages?)\s(?=[\p{Lu}\d]{2}|\p{Lu}\p{L}*\p{Lu})/u,
  heads: '',
};
