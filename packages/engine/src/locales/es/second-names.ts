/** Second names of one thing in Spanish: Spain and America, trade word and plain word, abbreviation and long form. */
export const secondNames = `
alquiler de inmuebles|arrendamiento de inmuebles
letrado|abogado
cuentas por pagar|cuentas a pagar
pastel|torta
vidrio delantero|parabrisas
fresa|frutilla
aguacate|palta
plátano|banana|guineo
piña|ananá
maíz|elote|choclo
judía verde|ejote|chaucha|vainita
judía|alubia|frijol|poroto|habichuela
guisante|arveja|chícharo
patata|papa
batata|boniato|camote
calabacín|zapallito|calabacita
remolacha|betabel|betarraga
cacahuete|maní|cacahuate
pomelo|toronja
zumo|jugo
refresco|gaseosa
mantequilla|manteca de leche
nata|crema de leche
cerdo|puerco|chancho|cochino|marrano
cría de cerdos|ganadería porcina|porcicultura
ganado vacuno|ganado bovino|reses
ternera|carne de res
camarero|mesero|mozo de sala
reserva|reservación
frigorífico|refrigerador|heladera|nevera
cámara frigorífica|cuarto frío|cámara fría
congelador|freezer
coche|carro|automóvil|auto
seguro de coche|seguro de auto|seguro de automóvil|seguro del automóvil
moto|motocicleta
conducir camión|manejar camión|conducción de camiones|manejo de camiones
conducir furgoneta|manejar furgoneta|conducción de furgonetas
conducir autobús|manejar autobús|conducción de autobuses
carné de conducir|permiso de conducir|licencia de conducir|licencia de manejo|permiso de conducción
furgoneta|camioneta de reparto
gasolina|nafta|bencina
gasolinera|estación de servicio|grifo de combustible
neumático|llanta|cubierta de coche|goma de coche
maletero|cajuela|baúl del coche
caja de cambios|transmisión del vehículo|caja de velocidades
aparcamiento|estacionamiento|parqueadero
carga y descarga|estiba y desestiba
montacargas|carretilla elevadora|toro mecánico|autoelevador
factura proforma|factura pro forma
reparto de paquetes|entrega de paquetes|distribución de paquetes
mercancías peligrosas|materias peligrosas|sustancias peligrosas
portátil|laptop|computadora portátil|ordenador portátil
ratón de ordenador|mouse
móvil|celular|teléfono móvil|teléfono celular
archivo informático|fichero
copia de seguridad|respaldo|backup
conmutador|switch
navegador|explorador web
correo electrónico|e-mail|email
página web|sitio web
tienda online|tienda en línea|tienda virtual
marketing digital|mercadotecnia digital
cuadro de mando|dashboard|tablero de control|panel de control de datos
hoja de cálculo|planilla de cálculo
programación|codificación de programas
aplicación móvil|app móvil|app
base de datos|bbdd
informática|computación
inicio de sesión|login
prueba unitaria|test unitario
fuga de clientes|churn
fidelización de clientes|retención de clientes
escaparate|vidriera|aparador|vitrina de tienda
escaparatismo|vitrinismo|decoración de escaparates
probador|vestidor de tienda
cajero|cajera de tienda
tpv|terminal punto de venta|punto de venta electrónico
datáfono|terminal de tarjetas
encargado de tienda|jefe de tienda
supermercado|automercado
ferretería|tlapalería
inventario|recuento de existencias|conteo de existencias
existencias|stock
rotura de stock|falta de existencias|desabastecimiento
contabilidad|teneduría de libros
cuentas por cobrar|cuentas a cobrar|clientes por cobrar
conciliación bancaria|conciliar cuentas bancarias|conciliación de bancos
cierre contable|cierre de libros|cierre del ejercicio
pgc|plan general contable|plan general de contabilidad
impuesto de sociedades|is de empresas|impuesto sobre sociedades
declaración de la renta|declaración de impuestos personales
nómina|planilla de sueldos|liquidación de sueldos|rol de pagos
sueldo|salario
finiquito|liquidación final
tae|tasa anual equivalente
tin|tipo de interés nominal
cuenta corriente|cuenta de cheques
cajero automático|atm
transferencia bancaria|giro bancario
sciif|sistema de control interno sobre la información financiera
blanqueo de capitales|lavado de dinero|lavado de activos
prevención del blanqueo de capitales|prevención de lavado de dinero|prevención de lavado de activos|pbc|pld
licitación|concurso público|concurso de ofertas
pliego de condiciones|bases de licitación
recursos humanos|rrhh|rr hh|rr. hh.
selección de personal|reclutamiento de personal|reclutamiento y selección
baja laboral|incapacidad temporal|licencia médica|baja médica
despido|cese laboral
convenio colectivo|contrato colectivo de trabajo
sindicato|organización sindical
formación|capacitación
formación del personal|capacitación del personal|adiestramiento del personal
acta|minuta de reunión
fotocopia|copia xerográfica
videoconferencia|videollamada
centralita|conmutador telefónico
procurador|representante procesal
demanda|querella civil
pleito|litigio|juicio civil
poder notarial|carta poder notarial
escritura pública|instrumento notarial
protección de datos|lopd|privacidad de datos
contrato de alquiler|contrato de arrendamiento
piso|departamento|apartamento
inmobiliaria|agencia de bienes raíces|bienes raíces
agente inmobiliario|corredor de bienes raíces|corredor de propiedades
comunidad de propietarios|consorcio de propietarios|condominio
ayuntamiento|municipalidad|alcaldía
funcionario|empleado público|servidor público
padrón|censo municipal
tensión arterial|presión arterial|ta@tom med control paciente enfermer constantes|pa@tom med control paciente enfermer constantes glucemia
constantes vitales|signos vitales
glucemia|azúcar en sangre|glucosa en sangre
análisis de sangre|analítica sanguínea|análisis clínico de sangre
extracción de sangre|toma de sangre|flebotomía
vía venosa periférica|vvp|catéter venoso periférico
sonda vesical|sondaje vesical|catéter urinario
úlcera por presión|upp|escara
cura de heridas|curación de heridas|curas
enfermera|diplomada en enfermería|due
auxiliar de enfermería|tcae|técnica en cuidados auxiliares de enfermería
quirófano|sala de operaciones|pabellón quirúrgico
urgencias|emergencias médicas|sala de emergencias
ambulatorio|consultorio|centro de salud
parto|alumbramiento
pediatra|médico de niños
fisioterapia|kinesiología|terapia física
logopedia|fonoaudiología|terapia del lenguaje
gafas|lentes|anteojos
medicamento|fármaco
farmacia|botica
historia clínica|historial clínico|expediente clínico|expediente médico|historial médico
discapacidad|diversidad funcional
residencia de mayores|residencia de ancianos|geriátrico|asilo de ancianos
persona mayor|adulto mayor|anciano
ayuda a domicilio|atención domiciliaria|asistencia domiciliaria
cuidador|gerocultor
pia@dependiente dependencia persona|programa individual de atención
guardería|jardín de infancia|jardín de niños|jardín de infantes|escuela infantil
bachillerato|preparatoria|educación secundaria superior
instituto de secundaria|liceo|escuela secundaria
profesor|docente
matemáticas|mates
clases particulares|clases privadas|tutorías particulares
apuntes|notas de clase
comedor escolar|cafetería escolar
trabajador social|asistente social
personas sin hogar|personas en situación de calle|sintecho
voluntariado|trabajo voluntario
ensayo clínico|estudio clínico
encuesta|sondeo
electricista|instalador eléctrico
enchufe|tomacorriente|toma de corriente
interruptor|apagador
bombilla|foco|ampolleta|lamparita
puesta a tierra|toma de tierra|conexión a tierra
cuadro eléctrico|tablero eléctrico
grupo electrógeno|generador eléctrico|planta de luz
placa solar|panel solar|módulo fotovoltaico
fontanería|plomería|gasfitería
fontanero|plomero|gasfíter
grifo|llave de agua|canilla
lavabo|lavamanos
ducha|regadera
bañera|tina
desagüe|drenaje
aire acondicionado|climatizador
soldadura por arco|soldadura eléctrica
tornero|operador de torno
fresadora|máquina fresadora
fresado|mecanizado con fresadora
torneado|mecanizado con torno
taladro|taladradora
destornillador|desarmador
llave inglesa|llave ajustable|llave perica
chapa|lámina metálica
repuesto|recambio|refacción|pieza de recambio
mantenimiento preventivo|mantenimiento programado
hormigón|concreto
hormigonado|colado de concreto|vaciado de concreto|vertido de hormigón
hormigonera|revolvedora|mezcladora de concreto
cartón yeso|pladur|tablaroca|durlock|drywall|yeso laminado|placa de yeso
ladrillo|tabique de barro
encofrado|cimbra
ferralla|acero de refuerzo|armadura de acero
alicatado|colocación de azulejos
solado|colocación de pisos
retroexcavadora|pala mixta
jefe de obra|residente de obra
aparejador|arquitecto técnico
plano|dibujo técnico
delineante|dibujante técnico
licencia de obra|permiso de construcción|permiso de obra
cosecha|recolección
tractor|tractor agrícola
estiércol|abono orgánico
riego|irrigación
ordeño|ordeñar vacas
periodista|reportero
nota de prensa|comunicado de prensa|boletín de prensa
rueda de prensa|conferencia de prensa
noticiario|noticiero|telediario|informativo
titular|encabezado de noticia
maquetación|diagramación|composición de páginas
diseño gráfico|grafismo
retoque de fotos|retoque fotográfico
vídeo|video
montaje de vídeo|edición de vídeo
traducción jurada|traducción pública|traducción oficial
intérprete de conferencias|intérprete simultáneo
corrección de pruebas|corrección tipográfica|corrección de textos
limpieza|aseo
limpieza de oficinas|aseo de oficinas
turismo rural|agroturismo
`;
