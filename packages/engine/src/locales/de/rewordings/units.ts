/** Units and small words written out or cut short; read by the gate alone. */
export const units = `
m²|Quadratmeter
per Brief|brieflich|schriftlich per Brief
kg|Kilo|Kilogramm
t|Tonne|Tonnen|Tonner
km|Kilometer
cm|Zentimeter
h|Std|Stunde|Stunden
min|Minute|Minuten
g|Gramm
l|Liter
Stock|Obergeschoss|Etage|Stockwerk
usw|und so weiter|etc|und dergleichen
`;
