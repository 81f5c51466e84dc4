/** Abbreviations and second names used in this language only; one thing a line. */
export const ownAcronyms = `
active directory|directorio activo|usuario en ad
marketing|mercadotecnia|mercadeo
cumplimiento normativo|compliance
registro de entrada|check-in|check in
conducir|manejar vehículo
autobús|colectivo|camión de pasajeros
albañil|maestro de obra
cadena de suministro|supply chain
atención al cliente|customer service
dua|documento único administrativo
irpf|impuesto sobre la renta de las personas físicas|impuesto sobre la renta
cap|certificado de aptitud profesional
erte|expediente de regulación temporal de empleo
ere|expediente de regulación de empleo
spd|sistema personalizado de dosificación|sistemas personalizados de dosificación
ele|español como lengua extranjera
rite|reglamento de instalaciones térmicas en los edificios|reglamento de instalaciones térmicas
rebt|reglamento electrotécnico para baja tensión
itv|inspección técnica de vehículos
pac|política agraria común
prl|prevención de riesgos laborales
eso|educación secundaria obligatoria
fp|formación profesional
dni|documento nacional de identidad
lopd|ley orgánica de protección de datos
tic|tecnologías de la información y la comunicación
uvi|unidad de vigilancia intensiva
samu|servicio de atención médica urgente
cte|código técnico de la edificación
aee|alumno con necesidades especiales
acnee|alumno con necesidades educativas especiales
mir|médico interno residente
eir|enfermero interno residente
tcae|técnico en cuidados auxiliares de enfermería
ebau|evaluación de bachillerato para el acceso a la universidad
seo|posicionamiento web
iae|impuesto de actividades económicas
`;
