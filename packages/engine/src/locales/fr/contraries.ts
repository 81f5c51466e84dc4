import type { ContrariesPack } from '../contraries-pack.ts';

export const contraries: ContrariesPack = {
  endings: 'e s es',
  pairs: `
neuf,neuve,neufs,neuves,nouveau,nouvel,nouvelle,nouveaux,nouvelles|d occasion,usagé-,ancien,anciens,ancienne,anciennes,vieux,vieille,vieilles,existant-
intérieur-|extérieur-
interne,internes|externe,externes
entrant-|sortant-
de jour,diurne,diurnes|nuit,nuits,nocturne,nocturnes
matin,matins|soir,soirs
temps plein,temps complet|temps partiel,mi temps
long terme|court terme
petit-|grand-
léger,légers,légère,légères|lourd-
masculin-|féminin,féminins,féminine,féminines
hommes|femmes
garçons|filles
jeune,jeunes|âgé-
supérieur-|inférieur-
chaud-|froid-
sec,secs,sèche,sèches|humide,humides,mouillé-
fraîche,fraîches|surgelé-,congelé-
cru-|cuit-
haut,haute,hautes|bas,basse,basses
national,nationale,nationaux,nationales|international,internationale,internationaux,internationales,étranger,étrangers,étrangère,étrangères
urbain-|rural,rurale,ruraux,rurales
public,publics,publique,publiques|privé-
rémunéré-|bénévole,bénévoles
importation,importations|exportation,exportations
manuel,manuels,manuelle,manuelles|automatique,automatiques
résidentiel,résidentiels,résidentielle,résidentielles|industriel,industriels,industrielle,industrielles
primaire,primaires|secondaire,secondaires
permanent-|temporaire,temporaires
`,
};
