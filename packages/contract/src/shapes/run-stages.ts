/** The five stages of the dialog. No zod here: the browser reads this file. */
export const runStages = ['reading', 'matching', 'tailoring', 'checking', 'finishing'] as const;
