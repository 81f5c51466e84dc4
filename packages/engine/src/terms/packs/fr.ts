import type { TermPack } from './pack.ts';

export const fr: TermPack = {
  announcing: [
    'expérience en',
    'expérience dans',
    'expérience avec',
    'expérience de',
    'expérience du',
    'expérience des',
    'connaissance de',
    'connaissance des',
    'connaissance du',
    'connaissances en',
    'connaissances de',
    'connaissances des',
    'maîtrise de',
    'maîtrise des',
    'maîtrise du',
    'maitrise de',
    'maitrise du',
    'maitrise des',
    'utilisation de',
    'formation en',
    'diplôme en',
    'diplôme de',
    'master en',
    'licence en',
    'bac+5 en',
    'bac+3 en',
    'bac+2 en',
    'spécialisation en',
    'compétences en',
    'notions de',
    'bases en',
    'certification en',
    'formé à',
    'spécialisé en',
    'spécialisée en',
    'titulaire du',
    "titulaire d'un",
    'maîtrisez',
    'maîtrisant',
  ],
  ending:
    `est sont sera pour avec en dans par qui que dont où au aux se sa son ses notre nos votre vos vous nous
    requis requise exigé exigée souhaité souhaitée souhaitable appréciée apprécié similaire équivalent indispensable
    minimum depuis sur entre selon lors etc ou similaire ainsi afin est sous comme serait un plus type`.split(
      /\s+/,
    ),
  joining: ['et', 'ou', 'et/ou'],
  before:
    `le la les un une des de du d' l' bon bonne bonnes bons solide solides excellente excellentes parfaite
    première premières différents différentes plusieurs divers principaux au aux quelques outils logiciels`.split(
      /\s+/,
    ),
  empty: `expérience équipe travail entreprise gestion années ans an compétences capacité connaissance
    connaissances environnement personnes poste candidat domaine secteur champ opportunité clients bureau temps
    tâches produits services projets projet missions profil salaire lieu métier niveau fonction similaire`.split(
    /\s+/,
  ),
  capitalsTell: true,
};
