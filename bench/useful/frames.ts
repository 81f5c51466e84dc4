import type { Language } from '@tailor/engine';

/** A place to stand for the bullet, an older job that proves nothing, and the words that make a requirement. */
export interface Frame {
  before: string;
  after: string;
  asks: string;
  title: string;
}

export const frames: Record<Language, Frame> = {
  en: {
    before:
      'Robin Ashdale\nrobin@example.com\n\nExperience\n\nAssociate, Wexcombe Ltd\nMarch 2019 to May 2024\n- ',
    after:
      '\n\nJunior, Pellow & Sons\nJune 2013 to February 2019\n- Helped where help was needed\n\nEducation\nA levels, 2012',
    asks: 'Requirements:\n- Experience in ',
    title: 'Associate',
  },
  es: {
    before:
      'Noa Albarda\nnoa@example.com\n\nExperiencia\n\nTécnica, Albarda S.L.\nmarzo de 2019 - mayo de 2024\n- ',
    after:
      '\n\nAyudante, Hermanos Piedrafita\njunio de 2013 - febrero de 2019\n- Ayudé donde hacía falta\n\nFormación\nBachillerato, 2012',
    asks: 'Requisitos:\n- Experiencia en ',
    title: 'Técnica',
  },
  fr: {
    before:
      'Noé Kermoal\nnoe@example.com\n\nExpérience professionnelle\n\nAssistant, Kermoal SARL\nmars 2019 - mai 2024\n- ',
    after:
      '\n\nAide, Maison Lestrade\njuin 2013 - février 2019\n- Aidé où il fallait\n\nFormation\nBaccalauréat, 2012',
    asks: 'Profil recherché :\n- Expérience en ',
    title: 'Assistant',
  },
  de: {
    before:
      'Jorid Osterloh\njorid@example.com\n\nBerufserfahrung\n\nFachkraft, Osterloh GmbH\n03/2019 bis 05/2024\n- ',
    after:
      '\n\nAushilfe, Gebrüder Hamel OHG\n06/2013 bis 02/2019\n- Half aus, wo es nötig war\n\nAusbildung\nAbitur, 2012',
    asks: 'Anforderungen:\n- Erfahrung in ',
    title: 'Fachkraft',
  },
  zh: {
    before: '温予宁\nyuning@example.com\n\n工作经历\n\n2019.03 - 2024.05  青禾有限公司  专员\n- ',
    after:
      '\n\n2013.06 - 2019.02  白鹭有限公司  助理\n- 哪里需要就去哪里帮忙\n\n教育背景\n2009.09 - 2012.06  赣江中学  高中',
    asks: '任职要求:\n1、熟悉',
    title: '专员',
  },
};
