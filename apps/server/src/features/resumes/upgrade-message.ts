import type { Language } from '@tailor/contract/languages';

/** The one sentence that the limited reply carries as text, because the specification names the field so. */
export const upgradeMessages: Record<Language, string> = {
  en: 'This is a preview. Unlock the whole tailored resume, every reason and all downloads.',
  es: 'Esta es una vista previa. Desbloquea el currículum adaptado completo, todas las razones y las descargas.',
  fr: 'Ceci est un aperçu. Débloquez le CV adapté en entier, toutes les raisons et les téléchargements.',
  de: 'Das ist eine Vorschau. Schalten Sie den ganzen angepassten Lebenslauf, alle Begründungen und die Downloads frei.',
  zh: '这是预览。解锁后可查看完整的定制简历、全部修改理由，并可下载。',
};
