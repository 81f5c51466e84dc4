/**
 * What a parse report can say, by code; the parameters of each stand beside it. Whoever shows a report
 * translates these: no sentence is made here.
 */
export const findingCodes = {
  'read.no-name': [],
  'read.no-email': [],
  'read.no-phone': [],
  'read.no-experience': [],
  'read.no-education': [],
  'read.no-skills': [],
  'read.no-headings': [],
  /** A contact stands where many systems do not look: header or footer of the page. */
  'read.contact-in-margin': ['field'],
  'read.contact-at-end': ['field'],
  'read.columns': ['columns'],
  'read.table': ['cells'],
  'read.unusual-heading': ['heading'],
  'read.dates-missing': ['entry'],
  'read.dates-reversed': ['entry'],
  'read.date-without-month': ['count'],
  'read.short-year': ['count'],
  'read.title-missing': ['entry'],
  'read.organization-missing': ['entry'],
  'read.gap': ['months', 'from', 'to'],
  'read.hidden-text': ['count'],
  'read.icons': ['count'],
  'read.spaced-letters': ['count'],
  'read.markup-left': ['count'],
  'read.unread-lines': ['count'],
  'read.very-long-line': ['count'],
  'read.no-bullets': ['entry'],
  'read.empty': [],
} as const satisfies Record<string, readonly string[]>;

export type FindingCode = keyof typeof findingCodes;
