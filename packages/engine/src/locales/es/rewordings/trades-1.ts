/** Spanish words of single trades: each line says one thing, what stands behind ">" says no less; the gate alone reads them. */
export const trades1 = `
accesos|entradas|puertas
acceso|entrada|puerta
actividades|talleres
aforo|capacidad
alumbrado|iluminación|luces|farolas
ambulancia > transporte sanitario
andén|plataforma
animal|mascota
orina > análisis de orina
analítica|analíticas > análisis de sangre
apoyo escolar|refuerzo escolar|refuerzo educativo|clases de repaso
arbustos|setos|matas
archivo|archivador
arreglos|composturas
asear|bañar|lavar|higiene
aseo|baño|higiene > higiene personal
asiento contable|apunte contable
asientos > apuntes contables
asiento|plaza
atrezo|utilería
autoclave|esterilizador
avión|aeronave
dar de comer|alimentar > ayudar a comer
ayudas|subsidios|prestaciones
azulejos|baldosas|revestimientos|alicatado
azulejo|baldosa|losa|loseta|cerámica
azúcar en sangre|glucosa|glucemia|glicemia
bajas > bajas médicas|licencias médicas
bajas médicas|licencias médicas
balones|pelotas
barco|buques
base de datos|bbdd|bd
biblioteca > biblioteca escolar
billetes|pasajes|boletos
bocadillo|sándwich|emparedado
boletín > boletín de notas
bultos|cajas|paquetes
caballo|equino
cableado|tendido
cabra|caprino
cacheo|registro
caja|registradora|tpv > caja registradora
cajas > puestos de cobro
calentador|termo|boiler
calibre|pie de rey|vernier
camas > ropa de cama
cambiar pañales|cambio de pañales|mudar pañales
movilizar|mover > cambios posturales|cambiar de postura
cambios posturales|cambiar de postura
campamento|colonias
candidatos|aspirantes|solicitantes
vinos > carta de vinos
cartas|correspondencia
catequesis > formación religiosa
catálogo|fichero
centralita|teléfono
cerrar caja|cuadrar caja|cierre de caja|cuadre de caja|arqueo
chapa|carrocería
cinta|banda > cinta transportadora
cita médica|consulta médica
clases|lecciones|sesiones
claustro > reunión de profesores
cobrar > cobrar consumiciones|cobrar la cuenta
cobrar consumiciones|cobrar la cuenta
cobros y pagos|pagos y cobros|ingresos y gastos
comanda|pedido|orden
conciertos|recitales > actuaciones musicales
congelador|arcón
contadores|medidores
contenedores|cubos
contraseñas|claves
corral|establo|cuadra
poner notas > corregir exámenes|calificar exámenes
corregir exámenes|calificar exámenes
correo entrante|correo recibido|cartas recibidas
correo saliente|envíos postales
correo|cartas > paquetes postales
cosecha|campaña
cremallera|cierre
cristalería|copas|vasos
cristales|vidrios|ventanas
tablero > cuadro eléctrico|tablero eléctrico|cuadro de luz
cuadro eléctrico|tablero eléctrico|cuadro de luz
cubierta|puente
cubiertos|cubertería
cuentas|contabilidad
cuento|cuentos|relato|historia
heridas > cura de heridas|curación de heridas
cura de heridas|curación de heridas
currículos|cv|solicitudes
cámara|frigorífico|nevera > cámara frigorífica
cámaras|videovigilancia > circuito cerrado
césped|prado
códigos > código de barras
código|programas
datos|información|registros
deberes|tareas|tarea escolar|tareas escolares
renta > declaración de la renta|declaración de impuestos
declaración de la renta|declaración de impuestos
decorados|escenografía
dental|dientes|odontológico
denuncias|multas
depilación|depilar|cera
desagüe|sumidero|drenaje
desayuno|almuerzo
devoluciones|cambios > cambios y devoluciones
dobladillo|bajos|ruedo
embarazada|gestante
embarque|abordaje
mecanismos > enchufes e interruptores|mecanismos eléctricos
enchufes e interruptores|mecanismos eléctricos
enchufe|toma|tomacorriente|contacto > toma de corriente
encuadernar|anillar
energía|consumo
ensayos|pruebas|análisis
ensayos|prácticas
enseñar pisos|mostrar viviendas|visitas a pisos
entradas|boletos|localidades
entrante|primeros > primer plato
entrenamiento|sesiones de entrenamiento|prácticas
equipo infantil|equipo de niños
errores|fallos|bugs
escaparates|vitrinas|aparadores
escenario|tablas
escombros|cascotes|restos de obra
excursión|paseo > salida escolar
expedientes|carpetas|historiales
exposiciones|muestras
extractos bancarios|extractos del banco|movimientos bancarios
exámenes|pruebas|evaluaciones
check-in > facturación de equipaje
ferralla|armaduras|varilla
fisioterapia|rehabilitación
flores|plantas
fogón|hornilla
folletos|dípticos|trípticos|volantes
fresadora|fresar
furgoneta > furgoneta de reparto
gallina|avícola|aves
gato|felino
glosario|terminología
grifería|llaves
guarnición|acompañamiento
guía|visita
habitaciones|cuartos|dormitorios
hacer paquetes|empaquetar > envolver paquetes
ruta|itinerario > hoja de ruta
hojas|hojarasca
horas|fichajes > horas trabajadas
impresoras|equipos
impuestos|declaraciones|tributos
incendios|fuegos
incidencias|tickets|problemas
incidentes|sucesos|novedades
electricidad > instalación eléctrica
juegos|actividades lúdicas|lúdico
lavandería > lavado de ropa
escáner|pistola > lector de códigos
cuentacuentos > leer cuentos|contar cuentos
leer cuentos|contar cuentos
libro|fondos
lámpara|luminaria|luz > punto de luz
cadena|línea > línea de montaje
malas hierbas|hierbas|maleza|yerbas
maletas|equipajes
maniobras|movimientos
manualidades|plástica > actividades manuales
material deportivo|equipamiento deportivo
medicación|medicinas|pastillas|medicamentos|tratamiento
mensajería|paquetería|reparto
menú > menú del día|menú diario
menú del día|menú diario
misa|culto
mortero|mezcla|argamasa
movilización|traslado
mueble|mobiliario
muelle|andén
notas|calificaciones
nóminas|sueldos|salarios
obras|piezas
ofertas|promociones|descuentos|rebajas
oliva|aceituna
olla|cacerolas
operado|intervenido
ordenadores|equipos|computadoras|pcs
oveja|ovino
encamado|en cama > paciente encamado|paciente en cama
paciente encamado|paciente en cama
papeleras|basura
papel|pliegos
paredes|muros
parte de incidencias|informe de incidencias|registro de incidencias|informe de novedades
parte de producción|hoja de producción|registro de producción
partidos|encuentros
partido|encuentro
parto|nacimiento
pastel|tarta|torta
frenos > pastillas de freno
pastillero > medicación semanal
perro|can|canino
pez|pescado
defectos > piezas defectuosas|piezas malas
piezas defectuosas|piezas malas
pisos|viviendas|inmuebles|apartamentos
plano|dibujos
polvo|mobiliario
precios > etiquetas de precio
presupuestos|cotizaciones|ofertas
`;
