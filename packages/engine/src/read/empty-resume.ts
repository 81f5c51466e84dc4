import type { Language, Resume, ResumeSource } from '../types.ts';

/** A resume of which nothing has been read yet. */
export function emptyResume(source: ResumeSource, language: Language): Resume {
  return {
    language,
    source,
    contact: { links: [] },
    sections: [],
    experience: [],
    projects: [],
    education: [],
    skills: [],
    certificates: [],
    languages: [],
    unread: [],
  };
}
