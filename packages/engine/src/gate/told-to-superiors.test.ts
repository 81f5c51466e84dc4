import { kept, refused } from '../../test/gate-cases.ts';

kept([
  ['en', 'Reported faults to the principal', 'Notified the principal of faults'],
  ['en', 'Told the shift manager about faults', 'Alerted the shift manager to faults'],
  ['de', 'Störungen dem Schichtleiter gemeldet', 'Den Schichtleiter über Störungen informiert'],
  [
    'de',
    'Half bei der Einarbeitung von zwei neuen Kolleginnen',
    'Half mit, als zwei neue Kolleginnen eingearbeitet wurden',
  ],
  ['zh', '有缺勤时告知班主任', '有缺勤时通知班主任'],
]);

refused([
  ['en', 'Told the shift manager about faults', 'As shift manager, told about faults'],
  ['en', 'Told the shift manager about faults', 'Shift manager for faults'],
  ['de', 'Störungen dem Schichtleiter gemeldet', 'Als Schichtleiter Störungen gemeldet'],
  ['de', 'Störungen dem Schichtleiter gemeldet', 'Schichtleiter für Störungen'],
  ['zh', '发现故障后告诉车间主任', '车间主任，发现故障'],
  ['zh', '有缺勤时告知班主任', '班主任，登记缺勤'],
]);
