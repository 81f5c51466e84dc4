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
hormigonera|revolvedora|mezcladora de concreto
fuga|escape@gas agua
albarán|remito|guía de remisión|nota de entrega
nómina|planilla de sueldos|planilla de pagos
extracto bancario|estado de cuenta|resumen de cuenta
talonario|chequera
cuenta corriente|cuenta de cheques
declaración de la renta|declaración anual de impuestos
EPI|EPIs|equipos de protección individual|equipo de protección individual|EPP|equipo de protección personal|equipos de protección personal
Twitter|X@red redes cuenta publicaciones
PCR@muestras laboratorio pruebas|reacción en cadena de la polimerasa
ELISA@laboratorio|ensayo por inmunoadsorción ligado a enzimas
HPLC|cromatografía líquida de alta resolución|cromatografía líquida de alta eficacia
ERTE|expediente de regulación temporal de empleo
IRPF|impuesto sobre la renta de las personas físicas
IVA|impuesto sobre el valor añadido|impuesto al valor agregado
DNI|documento nacional de identidad
NIE|número de identidad de extranjero
UCI|unidad de cuidados intensivos|UTI|terapia intensiva
ORL|otorrinolaringología
RMN|resonancia magnética nuclear|resonancia magnética
DEA@desfibrilador|desfibrilador externo|desfibrilador externo automático
APPCC|análisis de peligros y puntos de control crítico|HACCP
GPS|sistema de posicionamiento global
SIG|sistemas de información geográfica|sistema de información geográfica
AMPA|asociación de madres y padres de alumnos
ESO|educación secundaria obligatoria
ONG|organización no gubernamental
PYME|pyme|pequeña y mediana empresa|pequeñas y medianas empresas
UX|experiencia de usuario
UI|interfaz de usuario
SEM|marketing en buscadores
SEO|optimización para buscadores|optimización en buscadores
BI|inteligencia de negocio|inteligencia de negocios
LOPD|ley de protección de datos
RGPD|reglamento general de protección de datos
BOE|boletín oficial del estado
LED@luz luces luminarias focos|diodo emisor de luz
CAD|diseño asistido por ordenador|diseño asistido por computadora
CNC|control numérico|control numérico por computadora
CRM|gestión de relaciones con clientes
FAQ|preguntas frecuentes
P&L|cuenta de pérdidas y ganancias|cuenta de resultados|estado de resultados
`;
