import type { Part } from './header-parts.ts';

/** What an entry is about and where: title and employer, or degree and school. */
export interface Roles {
  what: (part: Part) => number;
  where: (part: Part) => number;
  whatLabel: Part['labelled'][];
  whereLabel: Part['labelled'][];
}

export const jobRoles: Roles = {
  what: (part) => part.like.title + (part.labelled === 'title' ? 6 : 0) + Math.max(0, part.lean ?? 0),
  where: (part) =>
    Math.max(part.like.organization, part.like.school * 0.9) +
    (part.labelled === 'organization' || part.labelled === 'institution' ? 6 : 0) +
    Math.max(0, -(part.lean ?? 0)) +
    (part.afterAt ? 3 : 0),
  whatLabel: ['title'],
  whereLabel: ['organization'],
};

export const studyRoles: Roles = {
  what: (part) =>
    part.like.degree +
    (part.like.school < 2 ? part.like.title * 0.3 : 0) +
    Math.max(0, part.lean ?? 0) +
    (part.labelled === 'degree' ? 4 : part.labelled === 'title' ? 2 : 0),
  where: (part) =>
    Math.max(part.like.school, part.like.organization * 0.7) +
    (part.labelled === 'institution' || part.labelled === 'organization' ? 6 : 0) +
    Math.max(0, -(part.lean ?? 0)) +
    (part.afterAt ? 3 : 0),
  whatLabel: ['degree'],
  whereLabel: ['institution'],
};
