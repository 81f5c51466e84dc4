/** What most people write, once more: at what moment, how, where, with whom, and everyday verbs and things of all trades; either stands for the other in its own line, what stands behind ">" only proves; the gate alone reads them; our own list. */
export const ordinary4 = `
mudanza|traslado@local oficina oficinas clínica clínicas tienda sede piso pisos casa casas domicilio muebles|cambio de local|cambio de sede
mudanzas|traslados@local oficina oficinas clínica tienda sede piso pisos casa casas domicilio muebles
a la hora de comer|durante la comida|a la hora de la comida|en la comida|en el almuerzo|durante el almuerzo
a la hora de cerrar|al cierre|al cerrar|a la hora del cierre|en el cierre|en el momento del cierre|tras el cierre
a la hora de abrir|al abrir|a la hora de apertura|a la apertura|en la apertura
a la hora de cenar|durante la cena|en la cena|a la hora de la cena
a la hora de desayunar|a la hora del desayuno|durante el desayuno|en el desayuno
a la hora de acostarse|al acostarse|al irse a la cama|al ir a dormir|a la hora de dormir
al levantarse|a la hora de levantarse|al ponerse en pie
a la hora de entrar|a la entrada|al entrar
a la hora de salir|a la salida|al salir
al terminar|al acabar|al finalizar|al final|a la finalización
al empezar|al comenzar|al iniciar|al inicio|al principio|al comienzo
al final de la jornada|al acabar la jornada|al terminar la jornada|al final del día|al término de la jornada|al finalizar la jornada
al final del turno|al acabar el turno|al terminar el turno|al término del turno|al finalizar el turno
al inicio del turno|al empezar el turno|al comenzar el turno|al comienzo del turno
a la llegada|al llegar|en el momento de la llegada|a su llegada
volver a|de nuevo|otra vez|nuevamente
desmontar y volver a montar|desmontar y montar
leve|pequeño@accidente accidentes lesión lesiones daño daños avería averías herida heridas|de poca importancia|sin gravedad|de poca gravedad|menor@accidente accidentes daño daños avería averías herida heridas
grave|serio@accidente accidentes lesión lesiones daño daños avería averías herida heridas error errores|importante@avería averías daño daños
directivo|director|miembro de la dirección
rayos X|radiografía|radiología@prueba pruebas sala paciente pacientes
posible|potencial|eventual@cliente clientes comprador compradores inquilino inquilinos candidato candidatos
posibles|potenciales|eventuales@cliente clientes comprador compradores inquilino inquilinos candidato candidatos
posibles clientes|clientes potenciales|potenciales clientes
con antelación|con anterioridad|de antemano|previamente
posteriormente|con posterioridad|después|más tarde
simultáneamente|de forma simultánea|de manera simultánea|al mismo tiempo|a la vez
continuamente|de manera continua|de forma continua|de forma continuada|sin interrupción|ininterrumpidamente|sin parar
puntualmente|de forma puntual@ayuda apoyo sustituciones refuerzo|ocasionalmente|en ocasiones|de manera ocasional|de forma ocasional
sin demora|inmediatamente|de inmediato|en el acto|al instante|sin tardar|enseguida
debidamente|de forma correcta|correctamente|de manera correcta|como es debido|de la forma debida
oralmente|de forma oral|verbalmente|de palabra|de viva voz
de forma mecánica|mecánicamente|a máquina|con máquina
en verano|en los meses de verano|en época estival|durante los meses de verano|en los veranos|en la época de verano
en invierno|en los meses de invierno|durante los meses de invierno|en época invernal|en la época de invierno
en primavera|durante la primavera|en los meses de primavera
en otoño|durante el otoño|en los meses de otoño
en Navidad|en la campaña navideña|en la campaña de Navidad|durante la campaña de Navidad|en época navideña|en fechas navideñas|durante las fiestas navideñas
de noche|por la noche|durante la noche|en horario nocturno|en turno de noche|en turno nocturno
de día|por el día|durante el día|en horario diurno|en turno de día
según|con arreglo a|conforme a|de acuerdo con|en función de|atendiendo a
según las instrucciones|conforme a las indicaciones|según las indicaciones|siguiendo las indicaciones|siguiendo las instrucciones|según lo indicado
según las normas|conforme a las normas|siguiendo las normas|de acuerdo con la normativa|cumpliendo las normas|según la normativa|conforme a la normativa
con|por medio de|mediante|con ayuda de|con la ayuda de|sirviéndome de|valiéndome de|haciendo uso de
en equipo con|en colaboración con|junto con|mano a mano con|conjuntamente con
en nombre de|por cuenta de|en representación de|por encargo de
en el interior de|dentro de
en el extranjero|en el exterior@país países clientes mercados oficinas|fuera del país|fuera de España
en casa de los clientes|en el domicilio de los clientes|en los hogares de los clientes|en el domicilio del cliente|en casa del cliente|a domicilio
en obra|a pie de obra|en las obras|en la obra
establecimiento|negocio|comercio|local|tienda
residencia de mayores|residencia de ancianos|residencia de la tercera edad|residencia para mayores|hogar de ancianos|geriátrico|asilo|residencia geriátrica|centro geriátrico
vecino|residente|habitante
devolver llamadas|volver a llamar|devolver la llamada
informe|parte@redactar redacté redacción elaborar elaboré escribir escribí rellenar rellené turno incidencias
tomar nota de|anotar|registrar|apuntar|dejar constancia de
introducir datos|teclear datos|grabar datos|meter datos|cargar datos|registrar datos|capturar datos|entrada de datos|introducción de datos
pasar a limpio|copiar a limpio|poner en limpio|transcribir
convocar reuniones|convocatoria de reuniones|citar a reuniones
hacer llegar|enviar|mandar|remitir|trasladar@información quejas mensaje mensajes
asesorar|prestar asesoramiento|dar asesoramiento|ofrecer asesoramiento|aconsejar
ayudar|prestar ayuda|dar ayuda|ofrecer ayuda|asistir
cuidar|prestar cuidados|dar cuidados|velar por|atender@niños ancianos mayores enfermos pacientes residentes animales
cobrar|realizar cobros|hacer cobros|efectuar cobros|cobro
hacer caja|cuadrar la caja|contar la caja|recuento de caja|arqueo de caja|contar el dinero de la caja
hacer publicidad de|promocionar|publicitar|dar a conocer
obtener clientes|captar clientes|conseguir clientes|hacer clientes|lograr clientes|sumar clientes
reducir el gasto|ahorrar|economizar|recortar gastos
abrir zanjas|excavar zanjas|cavar zanjas
podar|cortar ramas|recortar ramas
hacer de tutor|tutelar|tutorizar|ser tutor
al volante de|conducir|manejar|conduciendo
certamen|feria|salón@visitantes expositores stand stands expositor
ferias|salones@stand stands expositor expositores|certámenes
taras|defectos|fallos|imperfecciones
píldoras|pastillas|comprimidos|grageas
deberes|tareas de casa|tareas escolares|tareas para casa
mermas|pérdidas@producto productos alimentos género fruta|desperdicio@producto productos alimentos género fruta|desperdicios
ventas|cifra de ventas|volumen de ventas
recibo de salario|nómina|recibo de nómina|recibo de sueldo
furgoneta|furgón|camioneta
cámaras de vigilancia|cámaras de seguridad|videovigilancia
ropa de cama|sábanas|lencería de cama|juegos de cama
aseos|servicios@limpiar limpié limpieza limpiaba fregar fregué desinfectar desinfecté higiene|baños|lavabos|sanitarios
copias de respaldo|copias de seguridad|backups|respaldos
hacer fotos|fotografiar|sacar fotos|tomar fotos|tomar fotografías|realizar fotografías
hacer de intérprete|interpretar|servir de intérprete|actuar como intérprete
hacer una prueba|probar|realizar pruebas|hacer pruebas|llevar a cabo pruebas|efectuar pruebas
hacer un estudio|estudiar|realizar un estudio|llevar a cabo un estudio
hacer encuestas|encuestar|realizar encuestas|pasar encuestas
hacer un seguimiento|dar seguimiento|llevar el seguimiento|seguir la evolución|realizar el seguimiento
hacer entrega de|entregar|entrega|dar en mano
hacer limpieza|limpiar|realizar la limpieza|tareas de limpieza
hacer ofertas|ofertar|preparar ofertas|elaborar ofertas
hacer propuestas|proponer|presentar propuestas|plantear
hacer compras|comprar|realizar compras|compra
hacer reservas|reservar|gestionar reservas|realizar reservas|tramitar reservas
hacer trámites|tramitar|gestionar trámites|realizar gestiones|hacer gestiones
hacer visitas|visitar|realizar visitas|efectuar visitas|girar visitas
hacer inventario|inventariar|realizar el inventario|recontar existencias|recuento de existencias
hacer demostraciones|demostrar|realizar demostraciones|enseñar el funcionamiento|mostrar el funcionamiento
hacer presentaciones|presentar|realizar presentaciones
dar la bienvenida|recibir|acoger|bienvenida
dar de baja|cancelar|eliminar
dar charlas|impartir charlas|ofrecer charlas
dar talleres|impartir talleres|ofrecer talleres
dar masajes|masajear|realizar masajes|aplicar masajes
dar medicación|administrar medicación|administrar medicamentos|dar medicamentos|suministrar medicación|administración de fármacos
dar información|informar|facilitar información|ofrecer información|proporcionar información
dar soporte|prestar soporte|ofrecer soporte
dar respuesta|responder|contestar|ofrecer respuesta
dar salida|despachar|expedir@mercancía pedidos
poner vacunas|vacunar|administrar vacunas
poner precio|marcar precios|etiquetar precios|poner precios
tener contacto|tratar@clientes proveedores familias público|estar en contacto|mantener contacto|relacionarse
tener al día|mantener actualizado|mantener al día|llevar al día|poner al día
llevar la contabilidad|contabilizar|hacer la contabilidad|contabilidad
llevar el control|controlar|llevar un control|realizar el control
llevar a los niños|acompañar a los niños|trasladar a los niños
llevar pedidos|repartir pedidos|entregar pedidos
llevar maletas|cargar maletas|transportar equipaje|subir el equipaje|subir las maletas
tomar la tensión|medir la tensión|controlar la tensión|medición de la tensión|toma de tensión
tomar la temperatura|medir la temperatura|toma de temperatura|medición de la temperatura
tomar medidas|medir|toma de medidas|medición
tomar muestras|recoger muestras|extraer muestras|sacar muestras|muestreo
sacar sangre|extraer sangre|extracciones de sangre|realizar extracciones
sacar la basura|retirar la basura|tirar la basura|vaciar la basura
pasar el aspirador|aspirar|pasar la aspiradora
pasar la fregona|fregar|fregar suelos|trapear
echar gasolina|repostar|poner gasolina|llenar el depósito|cargar combustible
atender mesas|servir mesas|servir en mesa|llevar mesas
atender la barra|servir en la barra|trabajar en la barra|despachar en barra
resolver conflictos|mediar en conflictos|solucionar conflictos
resolver problemas|solucionar problemas|dar solución a problemas
cumplir plazos|respetar plazos|entregar a tiempo|entregar en plazo
cumplir objetivos|alcanzar objetivos|lograr objetivos|conseguir objetivos
superar objetivos|rebasar objetivos|sobrepasar objetivos
abrir la tienda|apertura de la tienda|abrir el local
cerrar la tienda|cierre de la tienda|cerrar el local
cerrar ventas|cierre de ventas|concretar ventas
cerrar contratos|firmar contratos|cierre de contratos
contador de luz|contador eléctrico|contador de electricidad|contador de la luz
tirada|impresión@máquina offset imprenta rotativa|tiraje
familias sin recursos|familias necesitadas|familias con pocos recursos|familias desfavorecidas|familias en situación de necesidad
personas sin hogar|personas sin techo|indigentes|sintecho
después de clase|después del colegio|al salir del colegio|tras las clases|después de las clases|a la salida del colegio|al salir de clase
antes de clase|antes del colegio|antes de las clases
abogado|letrado
propietarios|copropietarios|vecinos@comunidad comunidades
comunidades de vecinos|comunidades de propietarios
tarjeta de embarque|pase de abordar|tarjeta de abordaje
equipaje|maletas|bagaje|valijas
andén|plataforma@tren trenes estación
revisor|interventor@tren trenes
telas|tejidos|paños|géneros@textil corte coser
dobladillo|bajo@pantalón pantalones falda faldas|bastilla
cremallera|cierre@pantalón chaqueta coser cosí anorak anoraks|cierre relámpago
ternero|becerro|cría de vaca
cerdo|puerco|cochino|porcino
viña|viñedo|vid|cepas
maleza|malas hierbas|hierbajos
andamio|andamiaje
tejado|cubierta@obra teja tejas edificio|techumbre
hormigón|concreto
cañería|tubería
enchufe|toma de corriente
aire acondicionado|climatización|clima
ascensor|elevador
portal|entrada del edificio|zaguán
garaje|aparcamiento|estacionamiento|parking
media jornada|tiempo parcial|jornada parcial
jornada completa|tiempo completo
hacer@desayuno desayunos comida comidas cena cenas bocadillo bocadillos menú menús plato platos postre postres café cafés tarta tartas pizza pizzas ensalada ensaladas salsa salsas masa masas bocata bocatas zumo zumos cóctel cócteles|preparar@desayuno desayunos comida comidas cena cenas bocadillo bocadillos menú menús plato platos postre postres café cafés tarta tartas pizza pizzas ensalada ensaladas salsa salsas masa masas bocata bocatas zumo zumos cóctel cócteles|elaborar@desayuno desayunos comida comidas cena cenas bocadillo bocadillos menú menús plato platos postre postres café cafés tarta tartas pizza pizzas ensalada ensaladas salsa salsas masa masas bocata bocatas zumo zumos cóctel cócteles
hacer@informe informes presupuesto presupuestos factura facturas nómina nóminas listado listados horario horarios cuadrante cuadrantes inventario inventarios estadística estadísticas plano planos|elaborar@informe informes presupuesto presupuestos factura facturas nómina nóminas listado listados horario horarios cuadrante cuadrantes inventario inventarios estadística estadísticas plano planos|confeccionar@informe informes presupuesto presupuestos factura facturas nómina nóminas listado listados horario horarios cuadrante cuadrantes inventario inventarios estadística estadísticas plano planos
hacer@informe informes carta cartas acta actas resumen resúmenes texto textos contrato contratos nota notas artículo artículos parte partes|redactar@informe informes carta cartas acta actas resumen resúmenes texto textos contrato contratos nota notas artículo artículos parte partes|escribir@informe informes carta cartas acta actas resumen resúmenes texto textos contrato contratos nota notas artículo artículos parte partes
hacer@mueble muebles pieza piezas pan queso quesos vino cerveza juguete juguetes bolso bolsos zapato zapatos puerta puertas ventana ventanas|fabricar@mueble muebles pieza piezas pan queso quesos vino cerveza juguete juguetes bolso bolsos zapato zapatos puerta puertas ventana ventanas|producir@mueble muebles pieza piezas pan queso quesos vino cerveza juguete juguetes bolso bolsos zapato zapatos puerta puertas ventana ventanas
hacer@vestido vestidos falda faldas cortina cortinas uniforme uniformes traje trajes cojín cojines|coser@vestido vestidos falda faldas cortina cortinas uniforme uniformes traje trajes cojín cojines|confeccionar@vestido vestidos falda faldas cortina cortinas uniforme uniformes traje trajes cojín cojines
hacer@análisis prueba pruebas ensayo ensayos extracción extracciones radiografía radiografías ecografía ecografías|realizar@análisis prueba pruebas ensayo ensayos extracción extracciones radiografía radiografías ecografía ecografías|practicar@análisis prueba pruebas ensayo ensayos extracción extracciones radiografía radiografías ecografía ecografías
hacer@cartel carteles folleto folletos logotipo logotipos|diseñar@cartel carteles folleto folletos logotipo logotipos
hacer@fiesta fiestas excursión excursiones evento eventos campaña campañas|organizar@fiesta fiestas excursión excursiones evento eventos campaña campañas
hacer@agujero agujeros zanja zanjas hoyo hoyos|abrir@agujero agujeros zanja zanjas hoyo hoyos
hacer@muro muros tabique tabiques pared paredes|levantar@muro muros tabique tabiques pared paredes|construir@muro muros tabique tabiques pared paredes
poner@mechas tinte tintes crema cremas mascarilla mascarillas barniz pintura pegamento abono|aplicar@mechas tinte tintes crema cremas mascarilla mascarillas barniz pintura pegamento abono|aplicación@mechas tinte tintes crema cremas mascarilla mascarillas barniz pintura pegamento abono
poner@ladrillo ladrillos azulejo azulejos baldosa baldosas suelo suelos tubería tuberías cable cables enchufe enchufes lámpara lámparas cartel carteles precio precios etiqueta etiquetas sonda sondas vía vías venda vendas catéter catéteres escayola férula férulas cortina cortinas|colocar@ladrillo ladrillos azulejo azulejos baldosa baldosas suelo suelos tubería tuberías cable cables enchufe enchufes lámpara lámparas cartel carteles precio precios etiqueta etiquetas sonda sondas vía vías venda vendas catéter catéteres escayola férula férulas cortina cortinas|colocación@ladrillo ladrillos azulejo azulejos baldosa baldosas suelo suelos tubería tuberías cable cables enchufe enchufes lámpara lámparas cartel carteles precio precios etiqueta etiquetas sonda sondas vía vías venda vendas catéter catéteres escayola férula férulas cortina cortinas
poner@enchufe enchufes lámpara lámparas caldera calderas alarma alarmas cámara cámaras aire antena antenas programa programas grifo grifos ventana ventanas puerta puertas|instalar@enchufe enchufes lámpara lámparas caldera calderas alarma alarmas cámara cámaras aire antena antenas programa programas grifo grifos ventana ventanas puerta puertas|instalación@enchufe enchufes lámpara lámparas caldera calderas alarma alarmas cámara cámaras aire antena antenas programa programas grifo grifos ventana ventanas puerta puertas
poner@inyección inyecciones vacuna vacunas suero sueros gotas insulina|administrar@inyección inyecciones vacuna vacunas suero sueros gotas insulina|administración@inyección inyecciones vacuna vacunas suero sueros gotas insulina
poner@copa copas café cafés caña cañas|servir@copa copas café cafés caña cañas
quitar@punto puntos nieve polvo residuo residuos obstáculo obstáculos producto productos venda vendas|retirar@punto puntos nieve polvo residuo residuos obstáculo obstáculos producto productos venda vendas|retirada@punto puntos nieve polvo residuo residuos obstáculo obstáculos producto productos venda vendas
quitar@hierba hierbas mancha manchas grafiti grafitis pintura óxido error errores|eliminar@hierba hierbas mancha manchas grafiti grafitis pintura óxido error errores|eliminación@hierba hierbas mancha manchas grafiti grafitis pintura óxido error errores
sacar@muela muelas diente dientes sangre pieza piezas muestra muestras|extraer@muela muelas diente dientes sangre pieza piezas muestra muestras|extracción@muela muelas diente dientes sangre pieza piezas muestra muestras
sacar@foto fotos fotografía fotografías radiografía radiografías|realizar@foto fotos fotografía fotografías radiografía radiografías|tomar@foto fotos fotografía fotografías radiografía radiografías
echar@ingrediente ingredientes agua producto productos|verter@ingrediente ingredientes agua producto productos|añadir@ingrediente ingredientes agua producto productos
llevar@paciente pacientes enfermo enfermos mercancía material materiales maletas equipaje niños documento documentos|transportar@paciente pacientes enfermo enfermos mercancía material materiales maletas equipaje niños documento documentos|trasladar@paciente pacientes enfermo enfermos mercancía material materiales maletas equipaje niños documento documentos|transporte@paciente pacientes enfermo enfermos mercancía material materiales maletas equipaje niños documento documentos|traslado@paciente pacientes enfermo enfermos mercancía material materiales maletas equipaje niños documento documentos
llevar@agenda contabilidad cuentas archivo redes almacén stock caja página web proveedores expediente expedientes|gestionar@agenda contabilidad cuentas archivo redes almacén stock caja página web proveedores expediente expedientes|gestión@agenda contabilidad cuentas archivo redes almacén stock caja página web proveedores expediente expedientes
llevar@camión camiones autobús autobuses furgoneta tractor carretilla grúa|conducir@camión camiones autobús autobuses furgoneta tractor carretilla grúa|conducción@camión camiones autobús autobuses furgoneta tractor carretilla grúa
pasar@llamada llamadas aviso avisos mensaje mensajes|transferir@llamada llamadas aviso avisos mensaje mensajes|transmitir@llamada llamadas aviso avisos mensaje mensajes
mirar@fecha fechas caducidad presión nivel niveles|revisar@fecha fechas caducidad presión nivel niveles|comprobar@fecha fechas caducidad presión nivel niveles
ver@paciente pacientes expediente expedientes|revisar@paciente pacientes expediente expedientes|examinar@paciente pacientes expediente expedientes
decir@precio precios hora horas resultado resultados|indicar@precio precios hora horas resultado resultados|comunicar@precio precios hora horas resultado resultados
buscar@candidato candidatos proveedor proveedores piso pisos artículo artículos|búsqueda@candidato candidatos proveedor proveedores piso pisos artículo artículos
coger@teléfono llamada llamadas|atender@teléfono llamada llamadas|contestar@teléfono llamada llamadas
coger@fruta uva uvas aceituna aceitunas pedido pedidos|recoger@fruta uva uvas aceituna aceitunas pedido pedidos|recogida@fruta uva uvas aceituna aceitunas pedido pedidos
vigilar@línea líneas máquina máquinas proceso procesos producción caldera calderas|supervisar@línea líneas máquina máquinas proceso procesos producción caldera calderas|supervisión@línea líneas máquina máquinas proceso procesos producción caldera calderas
entradas y salidas de dinero|ingresos y gastos|cobros y pagos|entradas y salidas de caja
facturas impagadas|facturas pendientes|facturas sin pagar|facturas vencidas|facturas no pagadas
portal de empleo|web de empleo|página de empleo|sitio de empleo
portales de empleo|webs de empleo|páginas de empleo|sitios de empleo
pistola lectora|escáner de mano|lector de códigos|pistola de radiofrecuencia|terminal de mano
cada mañana|por la mañana|por las mañanas|todas las mañanas|a primera hora
a la parrilla|en parrilla|en la parrilla|a la brasa
al horno|en el horno|en horno
a la plancha|en la plancha|en plancha
`;
