import type { Relation } from '../types.ts';
import type { Unit } from './units.ts';

/** One place of the resume that speaks for a term. */
export interface Proof {
  unit: Unit | null;
  quote: string;
  relation: Relation;
  /** How far it proves the term, 0 to 1: place times closeness of meaning. */
  evidence: number;
  visibility: number;
}

const visibilityOf: Record<Relation, number> = { same: 1, alias: 0.8, implied: 0.5, fact: 0 };

/** How much of the place's strength counts, by how the words and the term are related. */
export const closeness = {
  same: 1,
  alias: 1,
  near: 0.85,
  implied: 0.6,
  reordered: 0.8,
  derived: 0.7,
  scattered: 0.5,
  wider: 0.35,
};

export const clip = (text: string): string => (text.length <= 200 ? text : `${text.slice(0, 199)}…`);

export const proof = (
  unit: Unit,
  relation: Relation,
  factor: number,
  visibility = visibilityOf[relation],
): Proof => ({
  unit,
  quote: clip(unit.text),
  relation,
  evidence: unit.strength * factor,
  visibility,
});
