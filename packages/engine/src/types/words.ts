export const languages = ['en', 'es', 'fr', 'de', 'zh'] as const;
export type Language = (typeof languages)[number];

/** A sentence for a person, by code and parameters: whoever shows it translates it. */
export interface Message {
  code: string;
  params: Record<string, string | number>;
}
