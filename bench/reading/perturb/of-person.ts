import { fold } from '../folding.ts';
import type { TruthCase } from '../truth-set.ts';
import { isContact } from './marks.ts';
import { withLines } from './page.ts';
import type { Perturbation } from './perturbation.ts';
import { rareNames } from './rare-names.ts';
import { numberForms } from './telephones.ts';

/** The line that gives the name and nothing else, near the top. */
function nameLine({ truth, text }: TruthCase): number {
  if (!truth.name) return -1;
  return text
    .split('\n')
    .slice(0, 12)
    .findIndex((line) => fold(line) === fold(truth.name ?? ''));
}

function nameWritten(
  name: string,
  write: (name: string, one: TruthCase) => string | undefined,
): Perturbation {
  return {
    name,
    change(one) {
      const at = nameLine(one);
      const lines = one.text.split('\n');
      const written = one.truth.name ? write(one.truth.name, one) : undefined;
      if (at < 0 || !written) return undefined;
      lines[at] = (lines[at] ?? '').replace(/\S.*\S|\S/u, () => written);
      return withLines(one, lines);
    },
  };
}

const shouted = nameWritten('name in capitals', (name) => (/ß/.test(name) ? undefined : name.toUpperCase()));
const whispered = nameWritten('name in small letters', (name) => name.toLowerCase());
const surnameFirst = nameWritten('surname, comma, first name', (name) => {
  const words = name.split(' ');
  return words.length === 2 && !/\./.test(name) ? `${words[1]}, ${words[0]}` : undefined;
});
const surnameShouted = nameWritten('surname in capitals', (name) => {
  const words = name.split(' ');
  return words.length === 2 && !/ß/.test(name) ? `${words[0]} ${words[1]?.toUpperCase()}` : undefined;
});
const entitled = nameWritten('title before the name', (name, { truth }) =>
  truth.language === 'zh'
    ? undefined
    : `${{ en: 'Dr', es: 'Lic.', fr: 'Mme', de: 'Dipl.-Ing. (FH)' }[truth.language]} ${name}`,
);
const besideTitleOfDocument = nameWritten(
  'name beside the title of the document',
  (name, { truth }) =>
    ({
      en: `Curriculum Vitae – ${name}`,
      es: `Currículum de ${name}`,
      fr: `CV ${name}`,
      de: `Lebenslauf ${name}`,
      zh: `${name}的简历`,
    })[truth.language],
);

/** The name and the lines of the address in one line. */
const besideContact: Perturbation = {
  name: 'name beside the contact data',
  change(one, draw) {
    const at = nameLine(one);
    const lines = one.text.split('\n');
    const mark = draw.of([' | ', ' · ', '\t', '    ', ' – ']);
    if (at < 0) return undefined;
    const found = lines.findIndex((line, i) => i > at && i < at + 6 && isContact(line, one.truth));
    const contact = lines[found];
    if (found < 0 || !contact || contact.trim().length > 70) return undefined;
    return withLines(
      one,
      lines.flatMap((line, i) =>
        i === found ? [] : [i === at ? `${line.trim()}${mark}${contact.trim()}` : line],
      ),
    );
  },
};

const belowHeadline: Perturbation = {
  name: 'name below the title of the person',
  change(one) {
    const at = nameLine(one);
    const lines = one.text.split('\n');
    if (at < 0 || !one.truth.headline) return undefined;
    const headline = fold(one.truth.headline);
    const found = lines.findIndex((line, i) => i > at && i < at + 4 && fold(line) === headline);
    if (found < 0) return undefined;
    [lines[at], lines[found]] = [lines[found] ?? '', lines[at] ?? ''];
    return withLines(one, lines);
  },
};

const namelessAddress: Perturbation = {
  name: 'an address that does not repeat the name',
  change(one, draw) {
    const { email } = one.truth;
    if (!email || one.text.split(email).length !== 2) return undefined;
    const other = `${draw.of(['kontakt.neu', 'q7x', 'mail2', 'post', 'hello', 'sunny88'])}@example.org`;
    return { truth: { ...one.truth, email: other }, text: one.text.replace(email, () => other) };
  },
};

/** Names as many people bear them and few lists have them, with an address that does not help. */
const rareName: Perturbation = {
  name: 'another name',
  change(one, draw) {
    const at = nameLine(one);
    const changed = namelessAddress.change(one, draw);
    const name = draw.of(rareNames[one.truth.language]);
    if (at < 0 || !changed || !one.truth.name) return undefined;
    const lines = changed.text.split('\n');
    lines[at] = (lines[at] ?? '').replace(/\S.*\S|\S/u, () => name);
    const text = lines.join('\n').replaceAll(one.truth.name, () => name);
    return { truth: { ...changed.truth, name }, text };
  },
};

const otherNumber: Perturbation = {
  name: 'telephone number in another form',
  change(one, draw) {
    const { phone } = one.truth;
    if (!phone || one.text.split(phone).length !== 2) return undefined;
    const forms = numberForms(phone, one.truth.language);
    const form = forms[draw.below(forms.length)];
    if (!form) return undefined;
    return { truth: { ...one.truth, phone: form }, text: one.text.replace(phone, () => form) };
  },
};

const foreignNumber: Perturbation = {
  name: 'telephone number of another country',
  change(one, draw) {
    const { phone } = one.truth;
    if (!phone || one.text.split(phone).length !== 2) return undefined;
    const other = draw.of(foreign);
    return { truth: { ...one.truth, phone: other }, text: one.text.replace(phone, () => other) };
  },
};

/** Of ranges kept for fiction, or runs of zeros; each as people of that country write it. */
const foreign: [string, ...string[]] = [
  '(212) 555-0147',
  '212.555.0147',
  '1-212-555-0147',
  '020 7946 0018',
  '07700 900123',
  '+44 (0)7700 900123',
  '0044 7700 900123',
  '(02) 5550 0123',
  '0491 570 156',
  '+61 491 570 156',
  '600 00 00 00',
  '600 000 000',
  '+34 600.000.000',
  '06 39 98 12 34',
  '06.39.98.12.34',
  '+33 6 39 98 12 34',
  '+33 (0)6 39 98 12 34',
  '0033639981234',
  '030 23125 012',
  '030/23125-012',
  '(030) 23125 012',
  '+49 30 23125012',
  '+49 (0) 171 3920 012',
  '0171-3920012',
  '0049 171 3920012',
  '079 000 00 00',
  '+41 79 000 00 00',
  '+41 (0)79 000 00 00',
  '0660 / 000 00 00',
  '+43 660 0000000',
  '138 0000 0000',
  '138-0000-0000',
  '+86 138 0000 0000',
  '(+86)13800000000',
  '010-00000000',
  '0912-000-000',
  '+886 912 000 000',
  '+52 55 0000 0000',
  '(55) 0000-0000',
  '+54 9 11 0000-0000',
  '11 0000-0000',
  '+57 300 000 0000',
  '+56 9 0000 0000',
  '0470 00 00 00',
  '+32 470 00 00 00',
  '+352 621 000 000',
  '+353 85 000 0000',
  '+91 90000 00000',
  '514 555-0123',
  '+1 (514) 555-0123',
  '+39 320 000 0000',
  '+48 500 000 000',
  '+351 910 000 000',
  '+31 6 00000000',
];

export const ofPerson: Perturbation[] = [
  shouted,
  whispered,
  surnameFirst,
  surnameShouted,
  entitled,
  besideTitleOfDocument,
  besideContact,
  belowHeadline,
  namelessAddress,
  rareName,
  otherNumber,
  foreignNumber,
];
