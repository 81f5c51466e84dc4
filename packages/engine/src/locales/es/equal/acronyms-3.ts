/** Siglas y nombres de productos con su forma larga, un significado por línea; lista propia. */
export const acronyms3 = `
UCI|unidad de cuidados intensivos|unidad de terapia intensiva|UTI
IRPF|impuesto sobre la renta de las personas físicas
NCF|normas de correcta fabricación
BPM|buenas prácticas de manufactura
ERTE|expediente de regulación temporal de empleo
ERE|expediente de regulación de empleo
LOPD|Ley Orgánica de Protección de Datos
ACS|agua caliente sanitaria
NEE|necesidades educativas especiales
ESO|educación secundaria obligatoria
TIC|tecnologías de la información y la comunicación
SAT|servicio de asistencia técnica
DAO|diseño asistido por ordenador|CAD|diseño asistido por computadora
Adobe Premiere|Premiere|Premiere Pro|Adobe Premiere Pro
Microsoft Outlook|Outlook
Microsoft Excel|Excel
Microsoft Word|MS Word
Adobe Photoshop|Photoshop
Adobe Illustrator|Illustrator
Adobe InDesign|InDesign
`;
