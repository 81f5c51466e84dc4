import { expect, test } from 'vitest';
import { detectLanguage } from './language.ts';

test.each([
  ['en', 'Led a team of six engineers and worked with the design school on new products for customers.'],
  ['es', 'Responsable de la gestión de proyectos y del equipo de ventas, con experiencia en formación.'],
  ['fr', "Chargée de la gestion des projets et du suivi de l'équipe dans une entreprise de conseil."],
  [
    'de',
    'Leitung der Abteilung und Betreuung der Kunden sowie Einführung einer neuen Software für den Versand.',
  ],
  ['zh', '负责公司官网和后台管理系统的开发，带领 2 名新人，使用 Vue3 与 TypeScript。'],
] as const)('a text in %s is found to be so', (language, text) => {
  expect(detectLanguage(text)).toBe(language);
});

test('product names in English do not make a Chinese resume English', () => {
  expect(detectLanguage('熟悉 React、Vue、Node.js、Docker、Kubernetes，负责前端架构设计')).toBe('zh');
});
