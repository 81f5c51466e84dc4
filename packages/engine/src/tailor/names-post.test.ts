import { expect, test } from 'vitest';
import { engine } from '../../test/whole-engine.ts';
import { tailor } from './tailor.ts';

test('what the job is called is written beside nobody that one worked with, and in no list of skills', () => {
  const pairs = [
    ['Checkout Operator', 'Work with other checkout operators', '- Helped cashiers with refunds'],
    ['Truck Driver', 'Experience as truck driver', '- Loaded vans for lorry drivers'],
    ['Flight Attendant', 'Previous work as flight attendant', '- Trained cabin crew in first aid'],
  ] as const;
  for (const [title, asked, point] of pairs) {
    const resume = `Ida Fenn\nida.fenn@example.org\n\nExperience\n\nClerk, Fenn Ltd, Ely\n2012 - 2016\n${point}\n- Counted stock\n\nEducation\nEly College, 2004\n\nSkills\nExcel, Word, Sage\n`;
    const job = { title, description: `Requirements\n- ${asked}\n- Stock counts` };
    const { text } = tailor(engine, { resume, job, asOf: { year: 2026, month: 11 } });
    expect(text.toLowerCase()).not.toContain(title.toLowerCase());
  }
});
