/** Abbreviations and second names used in this language only; one thing a line. */
export const ownAcronyms = `
active directory|directorio activo|usuario en ad
key account|cuenta clave
marketing|mercadotecnia|mercadeo
comercio electrónico|e-commerce|ecommerce
cumplimiento normativo|compliance
registro de entrada|check-in|check in
carretilla elevadora|toro mecánico|montacargas
fisioterapeuta|kinesiólogo
fisioterapia|kinesiología
jardín de infancia|jardín de infantes|escuela infantil
prueba de regresión|regression testing|regression test
ordenador|computadora|computador
móvil|celular
conducir|manejar vehículo
coche|carro|auto
piso|departamento
zumo|jugo
patata|papa
autobús|colectivo|camión de pasajeros
fontanero|plomero
albañil|maestro de obra
cadena de suministro|supply chain
atención al cliente|customer service
recursos humanos|rrhh
pyme|pequeña y mediana empresa
dua|documento único administrativo
irpf|impuesto sobre la renta de las personas físicas
cap|certificado de aptitud profesional
erte|expediente de regulación temporal de empleo
ere|expediente de regulación de empleo
spd|sistema personalizado de dosificación|sistemas personalizados de dosificación
ele|español como lengua extranjera
rite|reglamento de instalaciones térmicas en los edificios|reglamento de instalaciones térmicas
rebt|reglamento electrotécnico para baja tensión
itv|inspección técnica de vehículos
pac|política agraria común
pbc|prevención del blanqueo de capitales
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
rrss|redes sociales
`;
