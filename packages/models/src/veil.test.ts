import { expect, test } from 'vitest';
import { createVeil } from './veil.ts';

const field = (value: string) => ({ value, lines: [0] });
const veil = createVeil({
  name: field('Mara Quillfeather'),
  email: field('mara.q@canary.example'),
  phone: field('+44 20 7946 0321'),
  location: field('Ely, Cambridgeshire'),
  links: [field('linkedin.com/in/maraquill')],
});

test.each([
  'Asked for Mara Quillfeather by name',
  'QUILLFEATHER rebuilt the stock list',
  'Write to mara.q@canary.example or second.mail+x@canary.example',
  'Reach the desk at 020 7946 0321, +44 (0)20 7946 0321 or 0171-5550199',
  'Portfolio at https://canary.example/mara?x=1 and linkedin.com/in/maraquill and @maraquill',
  'Ran the branch in Ely, Cambridgeshire at 12 Mill Lane',
  'Leitete die Filiale in der Mühlenstraße 12, tél. 01 23 45 67 89',
  'Vivía en Calle Mayor 5 y 12 rue de la Paix',
  '地址：南京路100号，电话 13812345678',
])('who somebody is does not show, and stands there again afterwards: %s', (text) => {
  const hidden = veil.hide(text);
  expect(hidden).not.toMatch(
    /quill|canary|7946|5550199|Ely\b|Mill Lane|Mühlenstraße|23 45 67|Mayor|rue de|13812345678|南京路/i,
  );
  expect(veil.show(hidden)).toBe(text);
});

test.each([
  'Reduced waste by 12% in 2019 - 2023 and saved 1,200,000 EUR',
  'Node.js, ASP.NET, Vue 3.4 and ISO 9001:2015',
  'Served 120.000 customers, 03/2019 - 05/2021, at 99.95 %',
  'Elysian gardens kept by a quilling group',
])('facts stay as they are: %s', (text) => {
  expect(veil.hide(text)).toBe(text);
});

test('the same word has the same place-holder, and a careless copy of it is put back too', () => {
  const hidden = veil.hide('Mara, and Mara again');
  expect(hidden).toMatch(/^(\[NAME_\d+\]), and \1 again$/);
  expect(veil.show(hidden.toLowerCase())).toBe('Mara, and Mara again');
  expect(veil.show('[NAME_77]')).toBe('[NAME_77]');
});
