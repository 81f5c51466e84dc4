import type { DegreeLevel, LanguageLevel } from '../types.ts';

/** What a part of a posting is about; requirements are read from some of them only. */
export const zones = [
  'requirements',
  'preferred',
  'duties',
  'benefits',
  'company',
  'legal',
  'apply',
  'skip',
] as const;
export type Zone = (typeof zones)[number];

/**
 * What reading a posting and comparing words must know of one language. Phrases are separated by "|",
 * written as people write them; case and accents are folded by whoever compiles them.
 */
export interface JobPack {
  /** Headings of a posting's parts. */
  headings: Record<Zone, string>;
  /** Roots that tell what a heading in other words opens ("aufgab" in "Aufgaben im Überblick"). */
  headingRoots: Partial<Record<Zone, string>>;
  /** Verbs that make a heading the beginning of a sentence ("Ihre Aufgaben umfassen …"). */
  headingVerbs: string;
  /** Words inside a sentence that say which part it is, where no heading does. */
  cues: {
    must: string;
    /** Of those the ones that leave no doubt ("required"). */
    required: string;
    preferred: string;
    duty: string;
    benefits: string;
    /** With these an employer opens an offer, whatever words follow ("you get a team you are proud of"). */
    offers: string;
    company: string;
    legal: string;
    apply: string;
    /** Conditions no resume speaks of: the right to work, the day to begin. */
    formal: string;
  };
  /** Words that join alternatives ("or"), and words that open a list of examples ("such as"). */
  or: string;
  examples: string;
  /** "at least one of": the list beside it is alternatives. */
  oneOf: string;
  years: {
    /** The unit, its months, and what must stand in the sentence. */
    unit: string;
    month: string;
    several: string;
    numbers: Record<string, number>;
    to: string;
    experience: string;
    /** Between the figure and its unit. */
    orMore: string;
    /** Years that are no experience: age, history of the company. */
    not: string;
    /** Words that make years an age, between the same two commas only. */
    age?: string;
  };
  degrees: Record<DegreeLevel, string>;
  /** Where what was learned for a degree is named alone ("Law, University of …"), its schools, and words that make it no degree. */
  namedAlone?: { at: string; not: string };
  /** Names of lower degrees that hold the word of a higher one ("associate degree"). */
  lowerDegrees: string;
  /** Vocational degrees that are earned behind a first one: who has that has less. */
  raised: string;
  /** Vocational training named by its field ("nursing training"): the words say the field as well. */
  trainings: string;
  /** Trades that are learned in an apprenticeship: named in an education they say that it was done. */
  apprenticed: string;
  /** The names that one field of training goes by ("kaufmännisch", "Kauffrau"). */
  commercial: string;
  /** A degree of whatever level, where no level stands beside it. */
  degreeWord: string;
  /** Phrases that hold the name of a degree and ask for none ("a high degree of care", "Scrum Master"). */
  noDegrees: string;
  /** "or a related field", "or equivalent experience": a neighbouring field or practice will do. */
  relatedField: string;
  /** Where no gaps part words: what stands beside a degree and names no field of study. */
  besideDegree?: string;
  languageNames: Record<string, string>;
  /** Words beside the name of a language that make it say where something comes from ("French cuisine"). */
  notSpoken: { behind: string; before: string };
  levels: Record<LanguageLevel, string>;
  /** Words that make a language name a skill ("fluent", "spoken"). */
  languageCue: string;
  certificate: string;
  /** Behind a rank: it will do, and so will a higher one. */
  rankWord: string;
  /** Words that only say that it is a certificate; the name stands beside them. */
  certificateWord: string;
  /** The person and how one works ("joy in", "willing to", "shifts"): such a clause asks for no skill. */
  soft: string;
  /** Words that open a reason ("as we visit clients"): it asks for nothing. */
  reasons: string;
  /** Words that open a wish and soften no more than what follows ("ideally in the food trade"). */
  wishLead: string;
  /** What stands before and behind the thing asked for ("experience with …", "… is a plus"). */
  lead: string;
  /** Words that begin like one of these and are others ("会计"). */
  noLead?: string;
  tail: string;
  /** "no experience with": what follows is no evidence. */
  negation: string;
  stop: string;
  /** Words of every resume and posting: they tell little. */
  generic: string;
  /** Role nouns that many trades share ("manager"): alone they say little about the trade. */
  roleWords: string;
  seniority: { junior: string; senior: string; lead: string };
  /** What stands in titles without meaning ("m/w/d", "full time"). */
  titleNoise: string;
  /** Trivial inflection, and endings that derive one word from another; longest first is not needed. */
  inflections: string;
  derivations: string;
  /** One word written in two ways, in small letters with their accents: "carné" is "carnet", "carne" is meat. */
  twoWays?: Record<string, string>;
  /** A consonant that is written twice before an ending ("rigging"). */
  doubled?: RegExp;
  /** Words whose roots would meet though they mean different things; those of one meaning stand together ("a b | c"). */
  apart: string;
}
