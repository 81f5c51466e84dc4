import type { Language } from '@tailor/contract/languages';
import type { ChallengeType } from './rules.ts';

/** The specification names title and description as fields of the reply, so the server says them. */
export const challengeTexts: Record<
  Language,
  Record<ChallengeType, { title: string; description: string }>
> = {
  en: {
    ats_score: { title: 'Score hunter', description: 'Reach a score of 80 with one of your resumes.' },
    keyword_optimization: {
      title: 'Keyword collector',
      description: 'Accept 5 keywords that your own words support.',
    },
    speed_challenge: {
      title: 'Quick decisions',
      description: 'Decide on every edit of a new resume within 15 minutes (at least 5 edits).',
    },
    content_enhancement: {
      title: 'Clear answers',
      description: 'Settle 3 questions about your resume. “Yes” and “no” count the same.',
    },
  },
  es: {
    ats_score: {
      title: 'A por la puntuación',
      description: 'Alcanza una puntuación de 80 con uno de tus currículums.',
    },
    keyword_optimization: {
      title: 'Coleccionista de palabras clave',
      description: 'Acepta 5 palabras clave respaldadas por tus propias palabras.',
    },
    speed_challenge: {
      title: 'Decisiones rápidas',
      description:
        'Decide sobre todos los cambios de un currículum nuevo en 15 minutos (5 cambios como mínimo).',
    },
    content_enhancement: {
      title: 'Respuestas claras',
      description: 'Resuelve 3 preguntas sobre tu currículum. «Sí» y «no» cuentan lo mismo.',
    },
  },
  fr: {
    ats_score: { title: 'Chasseur de score', description: 'Atteignez un score de 80 avec l’un de vos CV.' },
    keyword_optimization: {
      title: 'Collection de mots-clés',
      description: 'Acceptez 5 mots-clés que vos propres mots justifient.',
    },
    speed_challenge: {
      title: 'Décisions rapides',
      description: 'Décidez de toutes les modifications d’un nouveau CV en 15 minutes (5 au minimum).',
    },
    content_enhancement: {
      title: 'Réponses claires',
      description: 'Réglez 3 questions sur votre CV. « Oui » et « non » comptent autant.',
    },
  },
  de: {
    ats_score: {
      title: 'Punktejagd',
      description: 'Erreichen Sie mit einem Ihrer Lebensläufe einen Wert von 80.',
    },
    keyword_optimization: {
      title: 'Stichwörter sammeln',
      description: 'Nehmen Sie 5 Stichwörter an, die Ihre eigenen Worte stützen.',
    },
    speed_challenge: {
      title: 'Schnell entschieden',
      description:
        'Entscheiden Sie innerhalb von 15 Minuten über alle Änderungen eines neuen Lebenslaufs (mindestens 5).',
    },
    content_enhancement: {
      title: 'Klare Antworten',
      description: 'Klären Sie 3 Fragen zu Ihrem Lebenslauf. „Ja“ und „Nein“ zählen gleich.',
    },
  },
  zh: {
    ats_score: { title: '冲击高分', description: '让您的一份简历达到 80 分。' },
    keyword_optimization: { title: '关键词收集', description: '接受 5 个有您原文支持的关键词。' },
    speed_challenge: {
      title: '快速决定',
      description: '在 15 分钟内对一份新简历的全部修改作出决定（至少 5 处）。',
    },
    content_enhancement: {
      title: '明确回答',
      description: '回答 3 个关于您简历的问题。“是”与“否”同样计数。',
    },
  },
};
