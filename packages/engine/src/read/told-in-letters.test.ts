import { expect, test } from 'vitest';
import { jobsByMonth, read, studiesByMonth } from '../../test/reading.ts';

test('a short word of small letters may end a sentence, and a time may have both its years', () => {
  const text = `Owen Rhys
owen@example.org

I worked as farrier for Usk Mounted Police from 2013 to 2019, and it was a long day every day.
I learned the trade the slow way. Between 2008 and 2012 I did my apprenticeship in farriery with
Probert & Daughter, Builth Wells, and in 2012 I was given the Diploma in Forge Work by Leominster College.
`;
  expect(jobsByMonth(text)).toEqual([['farrier', 'Usk Mounted Police', '2013', '2019']]);
  expect(studiesByMonth(text)).toEqual([
    ['apprenticeship in farriery', 'Probert & Daughter', '2008', '2012'],
    ['Diploma in Forge Work', 'Leominster College', null, '2012'],
  ]);
});

test('what is left of a letter when its jobs are read is no job', () => {
  const { experience } = read([
    'Awa Diarra',
    'awa@example.com',
    '',
    'Objet : ma candidature comme maçonne',
    '',
    'Chez Ateliers Tuffeau, à Saint-Avertin, je suis maçonne du bâti ancien depuis octobre 2021. Je',
    'reprends les joints et je monte des voûtes.',
    '',
    'Pour le reste',
    '',
    'Je chante quand je gâche le plâtre et tout le monde finit par aimer cela.',
    '',
    'Cordialement,',
    'Awa Diarra',
  ]);
  expect(experience.map(({ title }) => title?.value)).toEqual(['maçonne du bâti ancien']);
});

test('a Chinese sentence that says now and where has its employer without the words before', () => {
  const text = `我现在在青柳湾社区居委会任网格员，从2020年3月干到今天。管五栋楼、四百零六户，谁家水管漏了都找我。
最早的时候，2007年到2010年在喀什市第二十中学念高中。`;
  expect(jobsByMonth(text).map(([, where]) => where)).toEqual(['青柳湾社区居委会']);
  expect(studiesByMonth(text).map(([, where]) => where)).toEqual(['喀什市第二十中学']);
});
