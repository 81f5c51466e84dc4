import type { Language } from '../types.ts';

/** Frequent short words, by which the language of a text is known; what several share counts for each in part. */
export const frequentWords: Record<Exclude<Language, 'zh'>, string> = {
  en: 'the and of to in for with on by from at as an is was were are my our team work skills experience education university management development years using including led managed present project projects data new customer service school high street summary languages english phone address references requirements responsibilities you your we about',
  es: 'el los las y del con para por una en que como su al desde hasta gestión experiencia formación educación universidad años equipo empresa desarrollo habilidades idiomas inglés español actualidad teléfono correo trabajo proyectos ventas clientes atención datos perfil responsable ingeniería administración más nivel licenciatura grado enero abril junio julio agosto diciembre requisitos funciones conocimientos buscamos ofrecemos tu',
  fr: 'le les des et du avec pour dans une sur au aux par en est chez gestion expérience formation université ans équipe entreprise développement compétences langues anglais français depuis téléphone adresse travail projets clients données profil responsable ingénieur suivi mise janvier février avril juin juillet août décembre diplôme école lycée permis intérêt centres loisirs recherché missions poste connaissances nous vous votre',
  de: 'der die das und von mit für im den dem des bei auf als ein eine zur zum sowie seit bis heute erfahrung ausbildung universität jahre berufserfahrung kenntnisse sprachen englisch deutsch leitung entwicklung telefon anschrift betreuung kunden projekte projekt verantwortlich studium abschluss schule lebenslauf geboren januar februar märz juni juli oktober dezember führerschein tätigkeit mitarbeiter anforderungen aufgaben wir sie ihre ihr oder nicht werden wird',
};
/** What is written in one language alone, or nearly so. */
export const tellingLetters: Partial<Record<Language, RegExp>> = {
  es: /[ñ¿¡]|ción\b|ciones\b/gi,
  fr: /[èêçàùœûîô]|tion d['’]|\b[ldnj]['’]/gi,
  de: /[äöüß]|ung(?:en)?\b|keit\b|schaft\b/gi,
};
