import { describe } from 'vitest';
import { kept, refused } from '../../test/gate-cases.ts';

describe('two doings of a line, each with its own thing, are not done to one another', () => {
  refused([
    ['en', ['Calibrated scales and recorded losses'], 'Recording of calibrations'],
    ['en', ['Delivered parcels and scheduled repairs'], 'Scheduling of deliveries'],
    ['fr', ['Livré les colis et planifié les réparations'], 'Planification des livraisons'],
    ['es', ['Reparé bombas y registré consumos'], 'Registro de reparaciones'],
    ['de', ['Waagen kalibriert und Verluste erfasst'], 'Erfassung der Kalibrierungen'],
    ['de', ['Anlagen gereinigt und Lieferungen dokumentiert'], 'Dokumentation der Reinigungen'],
    ['de', ['Haare geschnitten und Termine dokumentiert'], 'Dokumentation des Haarschnitts'],
  ]);
  kept([
    ['en', ['Calibrated and labelled scales'], 'Calibration and labelling of scales'],
    ['en', ['Planned deliveries and tracked parcels'], 'Planning of deliveries'],
    ['fr', ['Planifié les livraisons et suivi les colis'], 'Planification des livraisons'],
    ['de', ['Reinigungen geplant und dokumentiert'], 'Dokumentation der Reinigungen'],
    ['de', ['Gäste empfangen und Berichte geschrieben'], 'Empfang von Gästen'],
    ['de', ['Beete angelegt und Hecken geschnitten'], 'Heckenschnitt'],
  ]);
});
