/** Spanish letters, loans and product names with their long or other form, one meaning a line; our own list. */
export const acronyms4 = `
TAC@hospital radiolog paciente imagen realiz|tomografía axial computarizada|tomografías axiales computarizadas|tomografía computarizada
RMN@hospital radiolog paciente imagen|resonancia magnética nuclear
ECG@paciente enfermer|electrocardiograma|electrocardiogramas
EEG@paciente|electroencefalograma|electroencefalogramas
ACV@paciente rehabilit|accidente cerebrovascular
RCP@socorr auxili paciente curso|reanimación cardiopulmonar
SVB@emergencia auxili socorr|soporte vital básico
SVA@emergencia auxili|soporte vital avanzado
DESA@reanimación socorr cardi|desfibrilador externo semiautomático
TES@ambulancia emergencia|técnico en emergencias sanitarias
UCI@paciente hospital enfermer|unidad de cuidados intensivos
UVI@paciente hospital|unidad de vigilancia intensiva
SAD@domicilio ayuda|servicio de ayuda a domicilio
AVD@resident mayor paciente ayud|actividades de la vida diaria
ABVD@resident mayor paciente ayud|actividades básicas de la vida diaria
TEA@niño autis alumno|trastorno del espectro autista
NEE@alumno apoyo|necesidades educativas especiales
PT@alumno apoyo pedagog|pedagogía terapéutica
LSE@sord signos|lengua de signos española
FCT@práctica alumno|formación en centros de trabajo
CAP@conduc camión autobús|certificado de aptitud profesional
ADR@mercancía peligros|transporte de mercancías peligrosas por carretera
CMR@transporte mercancía|carta de porte internacional
ITV@vehículo coche|inspección técnica de vehículos
VTC|vehículo de turismo con conductor|vehículos de turismo con conductor
EPI@obra entreg cuadrilla seguridad trabajo|equipo de protección individual|equipos de protección individual
EPP@obra entreg seguridad trabajo|equipo de protección personal|equipos de protección personal|elementos de protección personal
IPERC|identificación de peligros y evaluación de riesgos y controles
SST@trabaj prevención|seguridad y salud en el trabajo
SSO@trabaj prevención|seguridad y salud ocupacional
ATS@trabaj tarea|análisis de trabajo seguro
APPCC|análisis de peligros y puntos de control crítico|análisis de peligros y puntos críticos de control
BPM@planta aliment producción|buenas prácticas de manufactura
BPF@medicament farma laboratorio|buenas prácticas de fabricación
BPL@laboratorio|buenas prácticas de laboratorio
POE@planta laboratorio procedimiento|procedimientos operativos estandarizados|procedimiento operativo estandarizado
DDD@plaga|desinfección desinsectación y desratización
RSU@recog basura|residuos sólidos urbanos
RAEE|residuos de aparatos eléctricos y electrónicos
RCD@obra escombro|residuos de construcción y demolición
EDAR@agua planta|estación depuradora de aguas residuales
PTAR@agua planta|planta de tratamiento de aguas residuales
ETAP@agua planta|estación de tratamiento de agua potable
ACS@instal agua caldera|agua caliente sanitaria
SATE@fachada aisl|sistema de aislamiento térmico exterior
CPD@servidor datos|centro de procesamiento de datos|centro de proceso de datos
SAI@eléctric energ instal|sistema de alimentación ininterrumpida
PCI@incendio|protección contra incendios
BIE@incendio|boca de incendio equipada|bocas de incendio equipadas
TIP@vigilante seguridad|tarjeta de identidad profesional
CAD@diseñ plano dibuj|diseño asistido por ordenador|diseño asistido por computadora
CAM@mecaniz fabric|fabricación asistida por ordenador|manufactura asistida por computadora
GMAO|gestión del mantenimiento asistido por ordenador|gestión de mantenimiento asistida por ordenador
SIG@cartograf mapa territ|sistema de información geográfica|sistemas de información geográfica
GLP|gas licuado del petróleo|gas licuado de petróleo
IS@impuesto declaración|impuesto sobre sociedades
IBI@impuesto|impuesto sobre bienes inmuebles
ISR@impuesto declaración|impuesto sobre la renta
ITP@impuesto|impuesto de transmisiones patrimoniales
CFDI|comprobante fiscal digital por internet
RFC@fiscal cliente|registro federal de contribuyentes
RUT@tribut|registro único tributario
CUIT@tribut|clave única de identificación tributaria
SAT@tribut méxico fiscal|servicio de administración tributaria
AEAT|agencia estatal de administración tributaria
TGSS|tesorería general de la seguridad social
SEPE|servicio público de empleo estatal
IMSS|instituto mexicano del seguro social
SMI@salario|salario mínimo interprofesional
TC2@cotización seguro|relación nominal de trabajadores
PGC@contab|plan general de contabilidad|plan general contable
EEFF@contab cierre|estados financieros
CxC@cobr|cuentas por cobrar
CxP@pag|cuentas por pagar
TPV@cobr caja|terminal punto de venta|terminal de punto de venta
POS@cobr caja|punto de venta
OC@compra proveedor|orden de compra|órdenes de compra
ONG|organización no gubernamental|organizaciones no gubernamentales
DPD@datos protección|delegado de protección de datos
UTE@obra empresa|unión temporal de empresas
SL@sociedad|sociedad limitada
SLU@sociedad|sociedad limitada unipersonal
CCAA@comunidad|comunidades autónomas
ZBE|zona de bajas emisiones
DOP@vino queso aceite|denominación de origen protegida
IGP@product vino aceite|indicación geográfica protegida
MIP@plaga cultivo|manejo integrado de plagas
GIP@plaga cultivo|gestión integrada de plagas
PAC@agrar ayuda explotación|política agrícola común|política agraria común
AOVE|aceite de oliva virgen extra
CRM|gestión de relaciones con clientes|gestión de la relación con el cliente
ERP|planificación de recursos empresariales|sistema de planificación de recursos empresariales
KPI|indicador clave de desempeño|indicadores clave de desempeño|indicador clave de rendimiento|indicadores clave de rendimiento
ROI|retorno de la inversión|retorno de inversión
BI@panel informe datos|inteligencia de negocio|inteligencia empresarial
IA@modelo datos|inteligencia artificial
RV@gafas inmers|realidad virtual
RA@aplicac inmers|realidad aumentada
VPN@red remot|red privada virtual
ANS@servicio|acuerdo de nivel de servicio|acuerdos de nivel de servicio
`;
