import type { JobInput } from '@tailor/engine';

interface CheckCase {
  title: string;
  resume: string;
  job: JobInput;
}

/** Three invented people with points that can be said better; what an operator's model makes of them shows how it serves. */
export const checkCases: readonly CheckCase[] = [
  {
    title: 'English, shop manager',
    resume: `Mara Linden
mara@example.com

Experience

Shop Manager, Fen & Field Ltd, Ely
03/2019 - present
- I was responsible for keeping the books for two shops on a day to day basis
- Was in charge of the training of 6 new members of staff who had just joined
- In one year the waste was reduced by 12% by means of counting the stock of both shops every single week

Skills
Excel, bookkeeping, stock control
`,
    job: {
      title: 'Shop Manager',
      description: 'Requirements\n- Bookkeeping\n- Stock control\n- Training of staff\n- Excel',
    },
  },
  {
    title: 'German, nurse',
    resume: `Jonas Beispiel
jonas@example.com

Berufserfahrung

Pflegefachkraft, Klinikum Musterstadt
04/2018 - heute
- War zuständig für die Betreuung von 14 Patienten im Rahmen der Nachtschicht
- Habe neue Kolleginnen und Kollegen in die Dokumentation mit dem System Orbis eingearbeitet
- Es wurden von mir Medikamente gestellt und deren Gabe dokumentiert

Kenntnisse
Wundversorgung, Orbis, Dokumentation
`,
    job: {
      title: 'Pflegefachkraft',
      description: 'Anforderungen\n- Betreuung von Patienten\n- Dokumentation mit Orbis\n- Wundversorgung',
    },
  },
  {
    title: 'French, accountant',
    resume: `Claire Exemple
claire@example.com

Expérience professionnelle

Comptable, Atelier Dupré, Lyon
01/2017 - 06/2023
- J'ai eu la charge de la tenue de la comptabilité de 3 sociétés de façon quotidienne
- Participation à la préparation des bilans annuels avec le cabinet
- Ai mis en place un suivi des factures impayées sous Excel, ce qui a permis de réduire les retards de 20 %

Compétences
Excel, Sage, bilan
`,
    job: {
      title: 'Comptable',
      description: 'Profil recherché\n- Comptabilité\n- Sage\n- Excel\n- Préparation des bilans',
    },
  },
];
