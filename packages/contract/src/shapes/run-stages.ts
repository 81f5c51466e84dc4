/** The five stages of the dialog. */
export const runStages = ['reading', 'matching', 'tailoring', 'checking', 'finishing'] as const;
