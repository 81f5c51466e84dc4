/** Every code that tailoring and the gate may speak with; whoever shows them has a sentence for each. */
export const editCodes: readonly string[] = [
  'edit.order-sections',
  'edit.order-bullets',
  'edit.order-skills',
  'edit.posting-words',
  'edit.acronym',
  'edit.list-skill',
  'edit.skills-section',
  'edit.headline',
  'edit.summary',
  'edit.credentials',
  'edit.verb',
  'edit.auxiliary',
  'edit.bare-verb',
  'edit.shorten',
  'edit.drop',
  'edit.drop-private',
  'edit.drop-wish',
  'edit.drop-aim',
  'edit.drop-pay',
  'edit.drop-reference',
  'edit.drop-hearsay',
  'edit.old-role',
  'edit.heading',
  'edit.vague-heading',
  'edit.add-heading',
  'edit.merge',
  'edit.tense',
  'edit.first-person',
  'edit.date-form',
  'edit.date-today',
  'edit.punctuation',
  'edit.points',
  'edit.chinese-marks',
  'edit.new-headline',
  'edit.rewrite',
];

export const questionCodes: readonly string[] = [
  'question.hard_skill',
  'question.soft_skill',
  'question.certificate',
  'question.language',
  'question.degree',
];

export const improvementCodes: readonly string[] = [
  'improvement.email',
  'improvement.phone',
  'improvement.figures',
  'improvement.bullets',
  'improvement.dates',
  'improvement.layout',
];

export const gateCodes: readonly string[] = [
  'gate.date',
  'gate.level',
  'gate.mixed',
  'gate.no-such-entry',
  'gate.not-in-resume',
  'gate.number',
  'gate.number-elsewhere',
  'gate.other-entry',
  'gate.scope',
  'gate.title',
  'gate.weaker',
];

/** Why a proposal was dropped, beside the gate's own reasons. */
export const proposalCodes: readonly string[] = [
  'proposal.no-such-place',
  'proposal.same',
  'proposal.form',
  'proposal.length',
  'proposal.lost',
  'proposal.turned',
  'proposal.other-point',
  'proposal.lower',
];
