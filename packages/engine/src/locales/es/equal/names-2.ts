/** Spanish of Spain and of America, two spellings, short names with their long forms; one thing a line. */
export const names2 = `
quiosco|kiosco
quioscos de prensa|kioscos de prensa
posgrado|postgrado
periódico|diario@quiosco kiosco prensa redacción lectores
alubia|frijol|poroto|judía seca
pimiento|morrón
nata líquida|crema de leche
calabaza|zapallo
gamba|camarón|langostino
pavo|guajolote
fregona|trapeador|mopa
bolígrafo|lapicero|birome
grapadora|engrapadora|abrochadora
cremallera|zíper
falda|pollera
chaqueta|chamarra|campera
zapatillas deportivas|tenis deportivos
pendientes@joya joyería|aretes
jeringuilla|jeringa
tirita|curita
piscina|alberca|pileta
césped|pasto|zacate
grúa horquilla|montacargas|carretilla elevadora|autoelevador
fuga|escape@gas agua
albarán|remito|guía de remisión|nota de entrega
nómina|planilla de sueldos|planilla de pagos
extracto bancario|estado de cuenta|resumen de cuenta
talonario|chequera
declaración de la renta|declaración anual de impuestos
EPI|EPIs|equipos de protección individual|equipo de protección individual|EPP|equipo de protección personal|equipos de protección personal
Twitter|X@red redes cuenta publicaciones
PCR@muestras laboratorio pruebas|reacción en cadena de la polimerasa
ELISA@laboratorio|ensayo por inmunoadsorción ligado a enzimas
IVA|impuesto sobre el valor añadido|impuesto al valor agregado
UCI|unidad de cuidados intensivos|UTI|terapia intensiva
ORL|otorrinolaringología
RMN|resonancia magnética nuclear|resonancia magnética
DEA@desfibrilador|desfibrilador externo|desfibrilador externo automático
GPS|sistema de posicionamiento global
AMPA|asociación de madres y padres de alumnos
PYME|pyme|pequeña y mediana empresa|pequeñas y medianas empresas
SEM|marketing en buscadores
SEO|optimización para buscadores|optimización en buscadores
BI|inteligencia de negocio|inteligencia de negocios
LOPD|ley de protección de datos
LED@luz luces luminarias focos|diodo emisor de luz
FAQ|preguntas frecuentes
PCB|placa de circuito impreso|circuito impreso
`;
