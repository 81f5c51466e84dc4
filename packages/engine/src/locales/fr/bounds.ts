import type { BoundsPack } from '../bounds-pack.ts';

const above =
  'chef(?:fe)?|direct(?:eur|rice)|patron(?:ne)?|responsable|gérante?|propriétaire|supérieure?|superviseuse|superviseur|coordinat(?:eur|rice)|titulaire|maître|président(?:e)?|cadre|contremaître|médecin|docteur|collègue|manager|professeure?|encadrante?|dirigeante?|(?!(?:janvier|février|premier|dernier|quartier|chantier|papier|hiver|intérieur|extérieur|ordinateur|heure|première|dernière)(?!\\p{L}))\\p{L}{3,}(?:iste|eur|euse|ier|ière|trice)';
const away =
  'absen(?:t|te|ts|tes|ce|ces)|congés?|vacances|malad(?:e|ie)|arrêt|déplacement|indisponible|pas (?:là|présente?)|voyage|repos';

export const bounds: BoundsPack = {
  company: [
    /(?<!\p{L})(?:accompagn\p{L}+|escort\p{L}+|(?:allée?|partie?|voyagé) avec|suivi (?=l[ae] |l['’]))\s?(?<whom>[^.;,]{0,70}?)\s(?:aux?|à(?: la| l['’])?|lors (?:de|des|du)|dans|pendant|en|sur|chez|durant)\s(?<what>[^.;,]{1,120})/giu,
  ],
  accompanied:
    /(?<!\p{L})(?:accompagn\p{L}+|emmen\p{L}+|escort\p{L}+|(?:allée?|partie?|voyagé) avec|suivi)(?!\p{L})/iu,
  partClauses: [
    /(?<!\p{L})(?:dont|parmi lesquel(?:le)?s|desquel(?:le)?s)\s(?<count>[\p{L}\d]+)(?<rest>[^.;,]*)/giu,
    /(?<count>[\p{L}\d]+) (?:d['’]entre|parmi) (?:eux|elles)(?!\p{L})(?<rest>[^.;,]*)/giu,
  ],
  some: /(?<!\p{L})(?:certain(?:e)?s|quelques(?:-un(?:e)?s)?|plusieurs|moitié|partie|partiel\p{L}*|plupart|majorité|une?|peu|tiers|quart|couple)(?!\p{L})/iu,
  all: /^(?:tous|toutes|tout|aucune?|chacune?)$/iu,
  absence: new RegExp(
    `(?<!\\p{L})(?:quand|lorsqu(?:e |['’])|si|pendant|durant|en|à|dans)\\s?[^.;,]{0,70}?(?:(?<!\\p{L})(?:${above})(?!\\p{L})[^.;,]{0,24}?(?<!\\p{L})(?:${away})|(?<!\\p{L})(?:${away})(?!\\p{L})[^.;,]{0,24}?(?<!\\p{L})(?:${above}))(?!\\p{L})`,
    'giu',
  ),
  standIn:
    /(?<!\p{L})(?:absen\p{L}+|congés?|vacances|malad\p{L}+|arrêt|déplacement|indisponib\p{L}+|voyage|rempla\p{L}+|supplé\p{L}+|intérim\p{L}*|relais|temporaire\p{L}*|pas|repos)(?!\p{L})/iu,
  replaced: /^(?:remplacé|suppléé|relayé) (?:la |le |l['’]|une? |mon |ma )/iu,
  others: [
    /(?<!\p{L})(?:après|avant) (?:la |le |l['’])?\p{L}{2,}(?:age|tion|ure|ement)(?!\p{L})/giu,
    /(?<!\p{L})(?:équipe|groupe|brigade|service|projet|comité|entreprise|société|usine|ferme|clinique|association|maison|cabinet|technicien(?:ne)?|médecin|avocate?|mécanicien(?:ne)?|(?!(?:moteur|ordinateur|ascenseur|tracteur|capteur|serveur|compteur|erreur)s?(?!\p{L}))\p{L}{3,}(?:teur|trice|iste|ier|ière))s? qui [^.;,()]+/giu,
    /[,;:(]\s*(?:avec )?(?:la |le |les |l['’])\p{L}+ (?:étant|était|revenant|revenait|incombant|incombait|restant|restait|assurée?s?|faite?s?|relevait|relevant|par |appartenait)[^.;,()]*/giu,
  ],
  ofOthers:
    /(?<!\p{L})(?:m['’]|nous (?!\p{L}+ons)|qu[e'’i]|par(?! \D{0,8}\d| (?:jour|semaine|mois|an|heure|téléphone|mail|e-mail|équipe|poste|semestre|trimestre)(?!\p{L}))|dont|comment|montr|expliqu|enseign|form[ée]|revena|incomb|releva)/iu,
  superlative: /(?<!\p{L})(?:plus|meilleure?s?)(?!\p{L})/giu,
  amongBest: /(?<!\p{L})(?:une? des|parmi les|deuxième|troisième|second(?:e)?) (?:\p{L}+ (?:les )?)?$/iu,
  ofMany:
    /(?<!\p{L})(?:une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|\d+|certain(?:e)?s|quelques-un(?:e)?s|plusieurs|moitié) (?:des |de |d['’]|sur |parmi )(?:les |mes |nos )?$|(?<!\p{L})parmi (?:les )?$|(?<!\p{L})au nombre d(?:es|e)\s$/iu,
  monthsTo: /^\s(?:à|et|jusqu['’]en)\s$|^\s?[-–]\s?$/iu,
  power:
    /(?<!\p{L})(?:approuv\p{L}+|autoris\p{L}+|valid\p{L}+|décid\p{L}+|décisi\p{L}+|accord(?:é|ée|és|ées|er)|sign(?:é|ée|és|ées|er)|débloqu\p{L}+|seule?|en autonomie|de façon autonome)(?!\p{L})/iu,
  study: /(?<!\p{L})(?:certificat|certification|diplôme|brevet|licence|master|titre)s?(?!\p{L})/iu,
  studyIn: /^(?:en|sur|pour|et|a)$/,
  seasons:
    /(?<!\p{L})(?:(?:en|d['’]|de|l['’]|pendant l['’]?|durant l['’]?|chaque)\s?(?:été|hiver|automne|(?:haute |pleine |basse )?saison|période de \p{L}+)|(?:au|chaque|tous les) printemps|(?:à l['’]|tous les )(?:étés?|automnes?|hivers?)|(?:pendant|durant|aux|lors des|à la|à|les) (?:les |la )?(?:vacances|fêtes|vendanges|récoltes?|soldes|noël|pâques|heures de pointe))(?!\p{L})/giu,
};
