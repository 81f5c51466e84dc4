import type { AsidePack } from '../aside-pack.ts';

export const aside: AsidePack = {
  leisure: `
loisirs? | hobb(?:y|ies) | randonnees? | marche nordique | course a pied | trail | marathons?
semi-marathon | velo | cyclisme | vtt | natation | nager | plongee | escalade | alpinisme | ski | surf
voile | aviron | peche | chasse | golf | tennis | padel | football | basket | handball | volley | rugby
boxe | judo | karate | escrime | yoga | pilates | danse | danser | choeur | chorale | chant | chanter
guitare | piano | violon(?:iste)? | batterie | trompette | accordeon | fanfare | fest-noz | majorettes
tricot | crochet | couture | broderie | poterie | aquarelle | dessin | peinture | photographie
jardinage | potager | apiculture | cuisiner | patisserie | romans | lecture | echecs | mots croises
jeux video | jeux de societe | cinema | camping | brocantes? | chats? | chiens? | poules`,
  private: `
marie | mariee | celibataire | divorcee? | veuf | veuve | pacsee?
(?:un|deux|trois|quatre|[1-9]) (?:grands |jeunes |petits )?enfants? | (?:pere|mere) de
mon (?:mari|epoux|fils|conjoint) | ma (?:femme|fille|famille|compagne) | ne le | nee le
situation familiale`,
  wish: `
souhaite (?:devenir|evoluer|rejoindre|travailler|integrer|diriger)
je (?:cherche|recherche|souhaite|souhaiterais|voudrais|desire|vise|reve)
j'(?:aimerais|aspire|ai envie|envisage|espere) | a la recherche d | en quete d | ce qui m'interesse
ce que je cherche | mon (?:objectif|projet|ambition)`,
  hope: `
interesse(?:e|.e.)? par | envie d(?:e|u|es)? | (?:desireux|desireuse) d(?:e|u|es)? | (?:a la recherche|en quete) d(?:e|u|es)? | souhaitant | cherchant a | motive(?:e|.e.)? pour apprendre | interet pour`,
  pay: `
pretentions? | (?:salaire|remuneration) (?:souhaitee?|attendue?) | motif de depart`,
  reference: `
references (?:disponibles|sur demande) | acceptent d'etre appelees?`,
  hearsay: `
(?:mes|les) (?:collegues|responsables|chefs|amis|clients) (?:disent|trouvent) (?:de moi|que) | (?:mon|ma|mes) (?:chefs?|responsables?|collegues) (?:m'appelle|m'appellent)
^on (?:me dit|dit de moi|me decrit)`,
  kept: String.raw`
permis | vehicule | voiture | disponible | disponibilite | mobile (?:en|sur|dans|toute|au|jusqu) | mobilite | demenager | preavis
astreintes? | samedi | dimanches | week-ends? | nuits? | benevol\w* | tresorier
tresoriere | president | presidente | secretaire | elue? | membre | assesseur | assesseure | mandat
certificats? | prix | medaille | habilitation
enseign\w* | organis\w* | association | anime | animer | formateur | atelier solidaire
comptes | comptabilite | tiens | inscrite? (?:en|a|au|pour)`,
};
