/** Spanish things of work: each line says one thing, what stands behind ">" says no less; the gate alone reads them. */
export const things1 = `
abono|fertilizante
aceite|lubricante
acera|banqueta|vereda
actividad|ocupación|iniciativa
acto|evento|celebración
acuerdo|convenio|pacto
agenda|calendario
agua > agua potable
ajuste|reglaje|regulación
alcance|difusión
alfombra|moqueta|tapete
almohada|cojín
alojamiento|hospedaje|estancia
alta|inscripción|registro
anomalía|irregularidad|incidencia
anuncio|aviso publicitario
apartado|sección
aperitivo|tapa|entrante
aplicación|programa|app
arboleda|árboles
archivador|carpeta|clasificador
documento|fichero
arqueo|cuadre|cierre de caja > recuento de caja
artículo|nota|texto
artículo|producto|pieza|mercancía
asunto|tema|cuestión
atasco|obstrucción|taponamiento
aula|clase|salón
ausencia|falta|baja
autobús|autocar|bus|ómnibus|camión de pasajeros
bandeja|charola
banquete|comida de celebración
barco|buque|embarcación|nave
bata|uniforme
batería|acumulador
baño|aseo|lavabo|sanitario
bienes|artículos
billete|boleto|pasaje|entrada
boda|casamiento
boletín|hoja informativa|newsletter
bolsa|saco|costal
bombilla|foco|lámpara
borrador|boceto|esbozo
botella|frasco
bufé|buffet|autoservicio
cable|hilo
caja|cartón
caja|registradora > terminal de cobro|punto de venta
terminal de cobro|punto de venta
cajón|gaveta
calefacción > caldera
calendario|programa|cronograma|planning
calle|vía pública|vía
camarote|cabina
cama|lencería
cama|lecho
camilla|litera
camino|sendero
camión|furgón
campaña|promoción|acción promocional
cancha|pista > campo deportivo
canción|tema|pieza
caravana|autocaravana
flete|mercancía
carné|carnet|licencia|permiso
carpeta|expediente|dosier
carretera|vía
carretilla|montacargas|toro|apiladora
carro|carrito
carta|menú
cartel|anuncio|letrero|rótulo
catálogo|muestrario
censo|padrón
centralita|conmutador|central telefónica
cierre|fin|finalización
cifras|números|datos
circular|comunicado|nota informativa
coche|automóvil|turismo|carro
cola|fila
colección|fondo
combustible|carburante|gasolina
comentarios|opiniones|reseñas
comida|alimentos|víveres
componente|pieza|elemento
comprobante|justificante|recibo|resguardo
comunicado|nota
concurso|certamen
conflicto|desacuerdo|discusión
conocimiento|saber
conservas|enlatados
consulta|pregunta|cuestión
contador|medidor
contenedor|recipiente|cubo
contenido|material
contraseña|clave|clave de acceso
contrato|acuerdo
control|seguimiento
copia|duplicado|ejemplar
cortina|persiana|estor
costura|confección > labores de aguja
cuaderno|libreta|bitácora
cuadro|lienzo
cuba|tanque|depósito
cuenta|nota
cuenta|perfil
cuota|mensualidad
currículum|currículo|cv|hoja de vida
césped|hierba|pasto|grama|zacate
debate|coloquio
defecto|tara|desperfecto|imperfección
denuncia|demanda
desayuno > desayunos y meriendas
despensa|alacena
detalle|pormenor
deuda|impago|adeudo
deudor|moroso
diario|periódico
dibujo|ilustración
dibujo|trazado|croquis
diferencia|descuadre|discrepancia
dificultad|problema|obstáculo
dinero|efectivo
directorio|listado
discurso|alocución
disfraz|traje|vestuario
dosis|toma
ducha|baño
edificio|finca|bloque
ejercicio|actividad
ejercicio|práctica
embalaje|empaque|envoltorio
enfado|queja
entrada|ingreso
entrada|tique|boleto
entrega|envío|reparto
entrega|suministro
equipamiento|equipos|dotación
errata|error|falta
error|equivocación|fallo|bug
escaparate|vitrina|aparador
escenario|tablado
escenografía|decorado
escritorio|mesa
esmalte|laca
espacio|sala|local
espectáculo|función|show
estado|situación|condición
estadística|datos
estancia|estadía
estante|lineal|góndola|repisa
estudio|investigación
etapa|fase
evento|acto|acontecimiento
examen|prueba|test
excursión|paseo|visita
exposición|muestra|exhibición
extintor|matafuegos
extracto|movimientos
exámenes|pruebas|controles
fachada|exterior
factura|recibo|comprobante
faena|trabajo
ficha|hoja
ficha|registro|tarjeta
fichero|base de datos
fiesta|celebración
figura|pieza
filtro|cartucho
finca|explotación|granja|campo
flor|planta
folleto|prospecto|díptico
fondos|dinero
formulario|ficha
frutas y verduras|productos frescos|frutas y hortalizas
fuga|escape|pérdida
función|representación
furgoneta|furgón|van
ganado|reses|animales
garaje|cochera
gasto|desembolso
gimnasio > sala de fitness
goma|caucho
grabación|registro
granja|establo > explotación ganadera
grano|cereal
grifo|llave|canilla
grúa|elevador
guantes|protecciones
género|surtido
género|tela
habitación|dormitorio|estancia|alcoba
herramienta|utillaje|instrumento|útiles
hilo|cuerda
historial|expediente > historia clínica
hoja|folio
hora extra|hora extraordinaria
horario|cuadrante > planilla de turnos
horario|jornada
huésped|cliente
idea|propuesta|sugerencia
impresora > equipo de impresión
incendio|fuego
incidencia|problema|fallo|avería
incidencia|suceso|incidente
indicación|señal
informe|estudio
informe|parte|memoria
ingrediente|producto
ingresos|entradas|ganancias
inmueble|propiedad|vivienda|finca
locales|dependencias
instalaciones|recinto
instrumental|instrumentos|material
inventario|existencias|listado
jardín|zona verde|zonas verdes|áreas verdes
jaula|box|establo
jornada|día|turno
juego|dinámica
laboratorio|lab
labor|tarea|faena
ladrillo|tabique
lavadora|lavarropas
lección|tema
lengua|idioma
letrero|rótulo|señal
ley|norma
leña|madera
librería|estantería
libros|fondos
libro|ejemplar|volumen|obra
limpieza|higiene
limpieza|lavado|fregado
llamada|comunicación telefónica
`;
