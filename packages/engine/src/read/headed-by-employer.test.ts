import { expect, test } from 'vitest';
import { answer } from '../../test/reading.ts';

const page = (first: string, second: string) => `# Jane Roe

Baker / Leeds / jane@example.com

---

## ${first}

### Head baker
\`2022/05 - present\`

- Run the night shift

### Baker
\`2020/03 - 2022/04\`

- Sourdough and rye

## ${second}

### Apprentice
\`2017/07 - 2020/02\`

- Learned the trade
`;

const employers = (text: string) => answer(text).experience.map(({ organization }) => organization);

test('an employer may stand over what one did there as a heading over its section', () => {
  expect(employers(page('Crumb & Crust Ltd', 'Hollin Mill'))).toEqual([
    'Crumb & Crust Ltd',
    'Crumb & Crust Ltd',
    'Hollin Mill',
  ]);
});

test('headings that name no employer employ nobody', () => {
  const found = employers(page('Things I baked', 'Before that'));
  expect(found.filter(Boolean)).toEqual([]);
});
