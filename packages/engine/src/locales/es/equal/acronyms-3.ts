/** Spanish letters, loans and product names with their long or other form, one meaning a line; our own list. */
export const acronyms3 = `
UCI|unidad de cuidados intensivos|unidad de terapia intensiva|UTI
NCF|normas de correcta fabricación
BPM|buenas prácticas de manufactura
SAT|servicio de asistencia técnica
Adobe Premiere|Premiere|Premiere Pro|Adobe Premiere Pro
Microsoft Outlook|Outlook
Adobe Illustrator|Illustrator
ONGs|organizaciones no gubernamentales
TCAI|técnico en cuidados auxiliares de enfermería@auxiliar enfermería
GES|Graduado en Educación Secundaria@estudios título
`;
