import type { ClausesPack } from '../clauses-pack.ts';
import { openingParticiples } from './participles.ts';

export const clauses: ClausesPack = {
  and: /^(?:et|ou)$/,
  doneFor: /^pour$/,
  of: /^(?:de|du|des|d)$/,
  pair: /\s(?:et|ou)\s|\p{L}{2,}\/\p{L}{2,}/u,
  others: /^autres$/,
  between: "(?:de la|de l['’]|des|du|de|d['’]|avec les?)",
  where: {
    at: /^(?:dans|sur|chez|devant|derriere|sous)$/,
    done: /^(?:nettoy|lav|repar|entret|control|verif|inspect|install|mont|pein|peign|renov|restaur|remplac|mesur|desinf|surveill|garde|charg|conduit|pilot)/,
    about:
      /^(?:form|enseign|instrui|conseill|accompagn|aid|assist|particip|sensibilis|inform|travaill|intervenu|intervent|investi|specialis|developp|programm|saisi)/,
  },
  participleOf: {
    form: /(?:ée?s|ée|is|ie?s|ues?|us|ite?s?|erte?s?|einte?s?)$/u,
    isBehind: true,
    making: /^(?:fait|réalisé|fabriqué|produit|confectionné|créé|élaboré|obtenu)$/,
    opens: /^\p{Lu}\p{Ll}+(?:é|i|u|is|it|ert|eint)$/u,
  },
  hanging: {
    of: /^(?:de|d|du|des)$/,
    article: /^(?:l|les?|la)$/,
    office:
      /^(?:services?|rayons?|ateliers?|poles?|departements?|secteurs?|equipes?|bureaux?|cellules?|directions?|espaces?|salles?|stands?|filieres?)$/,
    amount:
      /^(?:kilos?|k[gm]|[cm]m|m[23²³]?|[lgt]|ha|kilometres?|centimetres?|grammes?|litres?|caisses?|metres?|carres|cubes|lineaires|hectares?|tonnes?|pieds?|echantillons?|sortes?|types?|varietes?|lots?|groupes?|milliers?|total|partie|totalite|ensemble|\p{L}+aines?)$/u,
  },
  sorts: {
    none: /^(?:bouteilles?|sacs?|palettes?|cartons?|barquettes?|plateaux?|ans|annees|mois|services?|secteurs?|departements?|rayons?|zones?|travaux|travail|taches?|activites?|processus|operations?|produits?|articles?|donnees|echantillons?|unites?|marchandises?|eleves?|personnel|cours|seances?|sessions?|ateliers?|systemes?|problemes?|themes?|sujets?|dossiers?|cas|besoins?|qualite|etat|niveaux?|nombre|quantites?|reste|majorite|moitie|modeles?|marques?|series?|lignes?|equipes?|equipements?|machines?|reseaux?|sites?|pages?|comptes?|utilisation|fonctionnement|domaine|monde|poste|parc)$/,
    whole: /^(?:analys|etudi|recherch|surveill|supervis|control|verifi|evalu|enseign|anim|diagnosti)/,
    material:
      /^(?:acier|inox|aluminium|fer|cuivre|laiton|bronze|metal|tole|fonte|titane|bois|chene|pin|marbre|granit|pierre|verre|cuir|terre|argile|plastique|pvc|beton|ciment|coton|laine|soie|lin|tissu|papier|carton|or|argent|caoutchouc)$/,
  },
  wares:
    /(?<!\p{L})(?:logiciels?|progiciels?|livres?|manuels?|revues?|articles?|bulletins?|fiches?)\s(?:de la|de|des|du|d['’])\s?$/iu,
  past: new RegExp(
    `é$|^(?:${openingParticiples}|(?:démol|vern|pol|rempl|pétr|nourr|défin|établ|garn|fourn|avert|bât|blanch|chois|convert|durc|élarg|enrich|fin|fleur|franch|guér|invest|noirc|raccourc|rafraîch|réun|réuss|rôt|sais)i)$`,
    'iu',
  ),
  nextDoing: {
    begins:
      /(?:,|\set|\spuis)\s\p{L}{2,}(?:é|i|u|is|it|ert|eint)\s(?:les?|la|l['’]|des?|du|d['’]|une?|\d+|deux|trois|quatre|cinq|six|plusieurs|leurs?|mes|nos|aux?|à)(?!\p{L})/u,
    verb: /(?:é|i|u|is|it|ert|eint)$/u,
    participle: /(?:é|i|u|is|it|ert|eint)e?s?$/u,
    to: /^a$/,
  },
  placing: {
    verb: /^(?:pos|coll|mont|install|pein|accroch|fix)/,
    upon: /^(?:sur|sous|contre|devant|derriere)$/,
  },
  into: {
    asked: /^(?:traduction|interprétation)s? (?:vers (?:le |l['’]\s?)|en )(\p{L}+)$/u,
    before: "(?:vers (?:le |l['’])?|en|au)",
  },
  infinitive: /(?:er|ir|re)$/,
  passesOn:
    /^(?:distribu|remi[st]|transmi[st]|(?:re)?classe|range|trie|imprim|photocopi|envoy|expedie|poste|affich|archiv|transporte|porte$|livre|lu$|relu$|reception|recu$|scann|numeris|plastifi|relie|consulte|recuper|agrafe|colle|stocke|deplac)/,
  forOthers: /\spour\s(?:la\s)?\p{Ll}+(?:er|ir|re)$|\s(?:que\s|qu['’]|dont\s)/u,
  purpose:
    /(?:destiné|nécessaire|utile|réservé)e?s?\s(?:aux?|à la|à l['’]|à)\s?$|(?<!\p{L})(?:où|comment|quand)\s$/iu,
  notOwn: [
    // "La paie était faite par un cabinet".
    /§\s(?:était|étaient|est|sont|a été|ont été)\s[^§,;.]*\spar\s/iu,
    /(?<!\p{L})(?:conseill|inform|renseign|sensibilis|interrog|interview|écri|échang|débatt|form)\p{L}*\s[^§,;.]*\ssur\s(?:les?\s|la\s|l['’])?§/iu,
    /(?<!\p{L})où\s(?:les?|la|des|une?|d['’]autres)\s[^§,;.]*§/iu,
    /(?<!\p{L})(?:article|livre|affiche|brochure|film|texte)s?\ssur\s(?:les?\s|la\s|l['’])?§/iu,
    /(?<!\p{L})(?:suivi|assisté|participé|bénéficié|inscrite?)[^§,;.]*(?<!\p{L})(?:formation|stage|cours|séminaire|atelier|webinaire|module|conférence|mooc)s?(?!\p{L})(?:(?!\set\s)[^§,;.])*§/iu,
    /(?<!\p{L})(?:formation|stage|cours|séminaire|atelier)s?(?!\p{L})[^§,;.]*§[^§,;.]*(?<!\p{L})suivie?s?(?!\p{L})/iu,
    /(?<!\p{L})appris\s(?:(?!et\s)[^§,;.])*§/iu,
    // "Vu un couvreur refaire un toit": what others were seen to do.
    /^(?:vu|regardé|observé)\s(?:(?!et\s)[^§,;.])*§/iu,
    // "Classé les certificats d'étalonnage": who puts papers away has not done what they speak of.
    /^(?:(?:re)?class|rang|tri|archiv|imprim|photocopi|distribu|envoy|post|affich|sign|port|récupér|scann|numéris|renvoy|relu|lu|reçu|transmis|remis)(?:é|i)?\s[^§,;.:]*(?:certificat|attestation|dossier|registre|rapport|bon|fiche|bulletin|planning|liste|comptes? rendu|demande|facture|devis|contrat|plan|manuel|notice|résultat|procès-verb|copie|bordereau|formulaire|courrier|carnet|cahier|classeur)(?:s|al|aux|x)?\s(?:de la |de l['’]|de |des |du |d['’])§/iu,
    /(?<!\p{L})(?:sans|n['’](?:ai|a) (?:pas|jamais)|ne pas)\s(?:(?:encore|les|la|le)\s)?§/iu,
    /(?<!\p{L})(?:prévu|envisagé|projeté)\s(?:de\s|d['’])§|(?<!\p{L})(?:souhaité|voulu|espéré)\s§/iu,
    /(?<!\p{L})(?:qui|dont|pendant qu[e'’]|tandis qu[e'’]|avant qu[e'’]|après qu[e'’]|afin qu[e'’]|pour qu[e'’]|lorsqu[e'’])\s?[^§,;.]*§/iu,
    /(?<!\p{L})(?:équipe|service|société|entreprise|bureau|collègue|personne)s?\s(?:chargée?s?|responsables?)\s(?:de la |de l['’]|de |des |du |d['’])§/iu,
    /§\spar\s(?:le |la |les |une? |des |mon |ma |l['’])(?:\p{L}+(?:eur|euse|rice|ier|ière|iste|ien|ienne|ant|ecte)s?|chef|patron\p{L}*|équipe|service|cabinet|agence|société|entreprise|prestataire|comptable|siège|collègues?|médecins?|mairie)(?!\p{L})/iu,
  ],
  agent:
    /(?:ée?s|is|ue?s|ite?s|erte?s)§\spar\s(?:les?\s|la\s|l['’]|des\s|mon\s|ma\s|mes\s)|(?<!\p{L})[Ll]ou(?:é|ais)\s[^,;.]*§\s(?:auprès\sd|chez\s|à\sune\s(?:agence|société|entreprise)(?!\p{L}))/u,
  relative: /\s(?:qui|que|qu['’]\p{L}+|dont)\s/u,
  doer: /^(?!(?:climatis|ordinat|aspirat|ascens|congelat|refrigerat|extinct|radiat|generat|transformat|indicat|compress|condens|onduleur|variat|capt|mote|tract|ventilat|humidificat|adoucisseur|epurat|interrupt|disjonct|project|scooter|pull|val|fact|coul|hauteur|fleur|erreur|labeur|liqueur)[a-z]*)(\p{L}{4,}?)(?:eur|euse|rice|iste)s?$/u,
};
