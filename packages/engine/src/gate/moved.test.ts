import { expect, test } from 'vitest';
import { type Case, passes } from './fixture.ts';

const honest: Case[] = [
  [
    'en',
    'Waiting time in the queue down from 12 to 7 minutes',
    'Reduced waiting time in the queue from 12 to 7 minutes',
  ],
  [
    'en',
    'Brought returns from 9 to 4 percent with new packaging',
    'Lowered returns from 9 to 4 percent with new packaging',
  ],
  [
    'en',
    'Scrap on the press down from 6% to 2% by new dies',
    'Cut scrap on the press from 6% to 2% by new dies',
  ],
  [
    'de',
    'Ausschuss in der Gießerei von 8 auf 3 Prozent gebracht',
    'Ausschuss in der Gießerei von 8 auf 3 Prozent gesenkt',
  ],
  [
    'de',
    'Besucher im Freibad von 300 auf 480 am Tag gebracht',
    'Besucher im Freibad von 300 auf 480 am Tag gesteigert',
  ],
  [
    'de',
    'Wartezeit an der Kasse von 9 auf 4 Minuten gedrückt',
    'Wartezeit an der Kasse von 9 auf 4 Minuten verkürzt',
  ],
  [
    'es',
    'Mermas del obrador rebajadas de un 9 a un 5 %',
    'Reducción de las mermas del obrador de un 9 a un 5 %',
  ],
  ['es', 'Llevé el club de 140 a 210 socios', 'Aumenté el club de 140 a 210 socios'],
  ['fr', 'Casse en réserve ramenée de 7 à 3 %', 'Réduction de la casse en réserve de 7 à 3 %'],
  ['fr', 'Délai de réponse ramené de 6 à 2 jours', 'Délai de réponse réduit de 6 à 2 jours'],
];
test.each(honest)(
  'who brought a figure from one value to another may say which way, %s: %s, %s',
  (...each) => {
    expect(passes(...each)).toBe(true);
  },
);

const invented: Case[] = [
  [
    'en',
    'Waiting time in the queue fell from 12 to 7 minutes',
    'Reduced waiting time in the queue from 12 to 7 minutes',
  ],
  ['en', 'Membership up from 120 to 260', 'Reduced membership from 120 to 260'],
  [
    'en',
    'Scrap on the press down from 6% to 2% by new dies',
    'Cut scrap on the press from 6% to 3% by new dies',
  ],
  [
    'en',
    ['Waiting time in the queue down from 12 to 7 minutes', 'Sold ice cream'],
    'Reduced ice cream from 12 to 7 minutes',
  ],
  ['en', 'Prices went from 3 to 5 dollars while I was there', 'Increased prices from 3 to 5 dollars'],
  ['en', 'Taught children aged 6 to 8', 'Increased children from 6 to 8'],
  ['en', 'Open from 9 to 5 at weekends', 'Reduced weekends from 9 to 5'],
  ['en', 'Shifts from 10 to 6 at the desk', 'Cut shifts from 10 to 6 at the desk'],
  ['de', 'Die Krankheitstage sanken von 14 auf 9', 'Krankheitstage von 14 auf 9 gesenkt'],
  [
    'de',
    'Ausschuss in der Gießerei von 8 auf 3 Prozent gebracht',
    'Ausschuss in der Gießerei von 8 auf 3 Prozent gesteigert',
  ],
  ['de', 'Betreuung von 8 bis 12 Kindern', '8 bis 12 Kinder gesteigert'],
  ['de', 'Frühdienst von 6 bis 14 Uhr', 'Frühdienst von 6 bis 14 Uhr erhöht'],
  ['es', 'Socios del club de 140 a 210', 'Reducción de los socios del club de 140 a 210'],
  ['es', 'Clases a niños de 6 a 9 años', 'Aumenté las clases a niños de 6 a 9 años'],
  ['es', 'Turno de 9 a 5 en recepción', 'Reduje el turno de 9 a 5 en recepción'],
  ['fr', 'Les retards sont passés de 20 à 8 par mois', 'Réduction des retards de 20 à 8 par mois'],
  ['fr', 'Casse en réserve ramenée de 7 à 3 %', 'Augmentation de la casse en réserve de 7 à 3 %'],
  ['fr', "Garde d'enfants de 3 à 6 ans", "Augmenter la garde d'enfants de 3 à 6 ans"],
  ['fr', 'Délai de réponse de 6 à 2 jours', 'Délai de réponse réduit de 8 à 2 jours'],
];
test.each(invented)(
  'what went by itself, the other way, or bounds ages and hours, was not moved, %s: %s, %s',
  (...each) => {
    expect(passes(...each)).toBe(false);
  },
);
