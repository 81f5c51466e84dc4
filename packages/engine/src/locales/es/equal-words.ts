/** Spanish phrases either of which truly says the other: nothing added, the same strength; our own list. */
export const equalWords = `
contabilidad|llevar los libros|llevanza de libros|teneduría de libros|llevar la contabilidad|llevar los libros contables
llevar las cuentas|llevanza de cuentas
registrar asientos|registro de asientos|asientos contables|registrar asientos contables
registrar operaciones|registro de operaciones
reclutamiento|reclutar|captación de personal|captar personal
selección de personal|seleccionar personal
selección de candidatos|seleccionar candidatos
contratar personal|contratación de personal|contratación de empleados|contratar empleados
entrevistar candidatos|entrevistas a candidatos|entrevistar a candidatos
cubrir vacantes|cobertura de vacantes
acogida de nuevos|acoger a los nuevos
formar a los nuevos|formación a los nuevos
empleado|trabajador
cliente|clientela
alumno|alumnado
proveedor|suministrador
existencias|stock
contar existencias|recuento de existencias|hacer inventario|contar el género|inventariar|inventario de existencias
control de stock|control de existencias|controlar existencias|controlar el stock|control de inventario|controlar el inventario
gestión de stock|gestión de inventario|gestionar el inventario|gestionar el stock|gestión de existencias
compra|comprar|adquirir|adquisición
aprovisionamiento|abastecimiento|aprovisionar|abastecer
emitir facturas|emisión de facturas|hacer facturas|elaborar facturas|elaboración de facturas|facturar
cobro|cobrar
gestión de cobros|gestionar cobros
reclamar pagos|reclamación de pagos
reclamar impagados|reclamación de impagos|reclamar impagos|reclamación de impagados
pagar a proveedores|pago a proveedores|pagos a proveedores
pago de facturas de proveedores|pagar facturas de proveedores
elaborar nóminas|confección de nóminas|hacer las nóminas|elaboración de nóminas|confeccionar nóminas
calcular salarios|cálculo de salarios|calcular sueldos|cálculo de sueldos
gestión de nóminas|gestionar nóminas
cierre mensual|cerrar el mes|cierre de mes|cierres mensuales|cierre del mes
cierre anual|cerrar el año|cerrar el ejercicio|cierre del ejercicio|cierre del año
elaboración de presupuestos|elaborar presupuestos|presupuestación
gestión de presupuestos|gestionar presupuestos|gestión presupuestaria
control presupuestario|controlar presupuestos|control de presupuestos|controlar el presupuesto
previsión|prever|pronóstico
auditoría|auditar
controlar|control
verificar|verificación|comprobar|comprobación
revisar|revisión
inspeccionar|inspección|examinar
presentar impuestos|presentación de impuestos|presentar declaraciones de impuestos
declaraciones de iva|presentar el iva|declarar el iva
llevar la caja|manejo de caja|manejar la caja|atender la caja|gestión de caja
arqueo de caja|hacer el arqueo|arquear la caja|cuadrar la caja|cuadre de caja
gestión de reclamaciones|gestionar reclamaciones|tramitar reclamaciones|tramitación de reclamaciones
atender reclamaciones|atención de reclamaciones|atención a reclamaciones
gestión de quejas|gestionar quejas
atender quejas|atención de quejas
resolver quejas|resolución de quejas
resolver reclamaciones|resolución de reclamaciones
atención al cliente|atender a clientes|servicio al cliente|atender a los clientes|atender clientes|atención a clientes|atender al cliente
trato con clientes|tratar con clientes
ayudar a los clientes|ayuda a clientes|ayudar a clientes
asesoramiento a clientes|asesorar a clientes|asesoramiento al cliente|asesorar clientes|aconsejar a clientes
venta|vender
comercialización|comercializar
venta cruzada|ventas cruzadas
ofrecer productos complementarios|ofrecer productos adicionales
captación de clientes|captar clientes|captar nuevos clientes|conseguir clientes|conseguir nuevos clientes|captación de nuevos clientes
buscar nuevos clientes|búsqueda de clientes|búsqueda de nuevos clientes|prospección de clientes|prospectar clientes
exposición de productos|exponer productos
presentación de productos|presentar productos
colocar productos|colocación de productos
escaparatismo|montar escaparates|decorar escaparates|montaje de escaparates
reponer estanterías|llenar estanterías|reposición de estanterías
reponer productos|reposición de productos
reposición|reponer
negociación|negociar
negociación de contratos|negociar contratos
negociar condiciones|negociación de condiciones
gestión de proyectos|gestionar proyectos|llevar proyectos
coordinación de proyectos|coordinar proyectos
dirección de proyectos|dirigir proyectos
planificación de turnos|planificar turnos|elaborar cuadrantes|hacer los turnos|elaboración de cuadrantes|hacer cuadrantes|cuadrantes de turnos|preparar los turnos|elaborar los turnos|programación de turnos|armar los turnos|organizar turnos|confección de cuadrantes
organización de turnos|organizar turnos
gestión de agenda|llevar la agenda|gestionar la agenda|gestión de la agenda|gestión de agendas
reservar viajes|reserva de viajes
planificar viajes|planificación de viajes
gestión de viajes|gestionar viajes
organización de eventos|organizar eventos
planificar eventos|planificación de eventos
gestión de eventos|gestionar eventos
montar eventos|montaje de eventos > montaje y desmontaje de eventos
redactar cartas|redacción de cartas|escribir cartas
responder correos|contestar correos|responder correos electrónicos
redactar correos|redacción de correos|escribir correos
levantar actas|redactar actas|redacción de actas|elaborar actas|levantamiento de actas
archivo de documentos|archivar|archivar documentos
clasificar documentos|clasificación de documentos|ordenar documentos
gestión documental|gestionar documentos|gestión de documentos
custodia de documentos|custodiar documentos
introducción de datos|introducir datos|entrada de datos|grabar datos|grabación de datos|captura de datos|capturar datos
registrar datos|registro de datos
recibir visitas|recibir visitantes|recibir a los visitantes|recepción de visitas|recepción de visitantes
atender visitas|atención de visitas|atención a visitas|atención a visitantes
atender el teléfono|atención telefónica|atender llamadas|contestar llamadas|contestar el teléfono|atención de llamadas|responder llamadas
atender la centralita|atención de centralita|atender el conmutador
centralita|conmutador telefónico|centralita telefónica
redactar informes|redacción de informes|escribir informes
elaboración de informes|elaborar informes|confeccionar informes
preparar informes|preparación de informes
documentación|documentar
redactar manuales|redacción de manuales|escribir manuales
presentación|presentar
dar formación|impartir formación|impartición de formación|dar formaciones
capacitar|formar|instruir
formar al personal|formar empleados|capacitar empleados|capacitar al personal|formar a empleados|impartir formación al personal
formar a compañeros|capacitar a compañeros
formar al equipo|capacitar al equipo
tutorizar|tutelar
acompañar a becarios|acompañamiento de becarios
orientar a becarios|orientación de becarios
evaluación del desempeño|evaluar el desempeño
evaluar al personal|evaluaciones de personal|evaluación del personal
impartir clases|dar clases|impartir clase|dar clase|docencia|impartición de clases
planificar clases|planificación de clases|planificación didáctica|programación didáctica
diseñar cursos|diseño de cursos
desarrollo curricular|desarrollar el currículo
diseño curricular|diseñar el currículo
corregir exámenes|corrección de exámenes
calificar exámenes|calificación de exámenes|poner nota a exámenes
evaluación de alumnos|evaluar alumnos|evaluar al alumnado|evaluación del alumnado
hablar con los padres|comunicación con las familias|comunicación con los padres|hablar con las familias
tutorías con padres|tutorías con familias
atención a las familias|atender a las familias
tratar heridas|tratamiento de heridas
cambiar vendajes|cambio de vendajes
administración de medicamentos|administrar medicamentos|dar medicamentos|dar la medicación|administrar la medicación|administración de medicación|administrar fármacos
tomar constantes|toma de constantes|tomar constantes vitales|medir constantes vitales|toma de signos vitales|tomar signos vitales|medir signos vitales|medición de signos vitales
tomar la tensión|medir la tensión|medir la presión arterial|toma de tensión|tomar la presión arterial|toma de la presión arterial|toma de presión|tomar la presión|toma de tensión arterial
cuidado de pacientes|cuidar pacientes|cuidar a los pacientes|cuidado a pacientes
atender a pacientes|atención al paciente|atención a pacientes|atender pacientes|atención de pacientes
ayudar en el aseo|ayuda en el aseo|ayuda al aseo|ayudar al aseo
higiene de pacientes|asear a pacientes|aseo de pacientes
elaborar planes de cuidados|planificación de cuidados|planificar cuidados|elaboración de planes de cuidados
cuidado de mayores|cuidar a personas mayores|cuidar ancianos|cuidado de ancianos|cuidado de personas mayores|cuidar a mayores|cuidar a ancianos|cuidar personas mayores|atención a mayores|cuidar adultos mayores|cuidado de adultos mayores
atención a personas mayores|atender a personas mayores|atención a mayores|atender a mayores|atención de personas mayores
educación sanitaria|educación para la salud|enseñar hábitos saludables|charlas de salud|promoción de hábitos saludables
enseñar a los pacientes|educación al paciente|educar a los pacientes
explicar tratamientos|explicación de tratamientos
informar a los pacientes|información a los pacientes
desinfectar|desinfección
control de infecciones|controlar infecciones
prevención de infecciones|prevenir infecciones
atención urgente|atender urgencias|atención de urgencias|atención a urgencias
dar primeros auxilios|prestar primeros auxilios
extracción de sangre|sacar sangre|toma de muestras de sangre|extraer sangre|extracciones de sangre|tomar muestras de sangre
cambio de turno|relevo de turno
pase de turno|entrega de turno
preparar platos|elaboración de platos|elaborar platos|preparación de platos
preparar comidas|preparación de comidas|elaborar comidas
preparación de alimentos|preparar alimentos
cocina|cocinar
elaboración de menús|elaborar menús|crear menús|creación de menús|confeccionar menús
planificar menús|planificación de menús
diseñar la carta|diseño de la carta
manipulación de alimentos|manipular alimentos
servicio de mesa|servir mesas|atender mesas|servicio de mesas|atención de mesas
servicio en sala|servir en sala|servicio de sala
atención en sala|atender la sala
reducir desperdicios|reducción de desperdicios
coctelería|preparar cócteles|preparación de cócteles|elaborar cócteles
servir bebidas|servicio de bebidas
hornear|horneado
hornear pan|horneado de pan
mantenimiento|mantener
mantenimiento de máquinas|mantener máquinas|mantenimiento de maquinaria|mantener maquinaria
mantenimiento de equipos|mantener equipos
revisar máquinas|revisión de máquinas
reparación|reparar|arreglar|arreglo
localizar averías|buscar averías|detección de averías|detectar averías|localización de averías|búsqueda de averías
resolución de averías|resolver averías|solucionar averías
detectar fallos|detección de fallos
manejo de máquinas|manejar máquinas|operar máquinas|operación de maquinaria|manejo de maquinaria|operar maquinaria|manejar maquinaria
ajuste|ajustar
ajustar máquinas|ajuste de máquinas
preparar máquinas|preparación de máquinas
montaje|montar
ensamblar|ensamblaje|ensamble
instalación|instalar
colocar|colocación
tender cables|tendido de cables|tendido de cableado|tirar cable eléctrico|tirada de cable|pasar cables por tubo
cableado|cablear
control de calidad|controlar la calidad|revisar la calidad|comprobar la calidad|inspección de calidad|inspeccionar la calidad|verificar la calidad
verificar piezas|verificación de piezas|comprobar piezas
revisar piezas|revisión de piezas
inspeccionar productos|inspección de productos
revisar productos|revisión de productos
medir|medición|mediciones
toma de medidas|tomar medidas
seguridad laboral|seguridad en el trabajo
prevención de riesgos laborales|prevenir riesgos laborales
prevención de accidentes|prevenir accidentes|evitar accidentes
manejo de carretilla|manejar carretilla|conducir carretilla|conducción de carretillas|manejo de carretillas elevadoras|conducir carretillas elevadoras
carga y descarga|cargar y descargar
cargar camiones|carga de camiones
descargar camiones|descarga de camiones
recepción de mercancías|recibir mercancía|recepción de mercancía|recibir mercancías|entrada de mercancías|recibir entregas
recibir pedidos|recepción de pedidos
enviar paquetes|envío de paquetes
enviar pedidos|despachar pedidos|envío de pedidos|despacho de pedidos|expedición de pedidos
expedición|expedir
organizar rutas|organización de rutas
diseño de rutas|diseñar rutas
reparto|repartir
entrega|entregar
distribución|distribuir
transporte|transportar
traslado|trasladar
almacenaje|almacenar|almacenamiento
despacho de aduanas|despacho aduanero|despachar en aduanas
trámites aduaneros|gestión aduanera|tramitar aduanas|gestiones aduaneras
limpieza|limpiar
desarrollo de software|desarrollar software|crear software
programar|escribir código|escribir programas
desarrollar aplicaciones|desarrollo de aplicaciones|crear aplicaciones|creación de aplicaciones
crear páginas web|desarrollar sitios web|crear sitios web|creación de páginas web|desarrollo web|desarrollo de sitios web|desarrollar páginas web
desarrollar aplicaciones web|desarrollo de aplicaciones web
revisión de código|revisar código|revisar el código
probar aplicaciones|pruebas de aplicaciones
escribir pruebas|escritura de pruebas
automatización de pruebas|pruebas automatizadas|automatizar pruebas|pruebas automáticas
depuración|depurar
corregir errores|corrección de errores|solucionar errores|resolución de errores|corregir bugs|resolver bugs|arreglar bugs|depuración|depurar código|solución de bugs
despliegue|desplegar
puesta en producción|poner en producción
administración de bases de datos|administrar bases de datos|gestionar bases de datos|gestión de bases de datos
mantener bases de datos|mantenimiento de bases de datos
modelado de datos|modelar datos
diseñar bases de datos|diseño de bases de datos
análisis de datos|analizar datos
evaluar datos|evaluación de datos
explotación de datos|explotar datos
tratamiento de datos|tratar datos
crear cuadros de mando|elaborar cuadros de mando|creación de cuadros de mando|crear dashboards|elaboración de cuadros de mando|elaborar dashboards|creación de dashboards
crear gráficos|creación de gráficos|elaborar gráficos
migración de datos|migrar datos
trasladar datos|traslado de datos
administración de servidores|administrar servidores|gestionar servidores|gestión de servidores
administración de redes|gestionar redes|administrar redes|gestión de redes|administrar la red
mantener redes|mantenimiento de redes
monitorización|monitorizar|monitorear|monitoreo
vigilar|vigilancia
seguimiento|hacer seguimiento
supervisión de sistemas|supervisar sistemas
soporte a usuarios|ayudar a usuarios|asistencia a usuarios|dar soporte a usuarios|ayuda a usuarios
atención a usuarios|atender a usuarios
soporte técnico|asistencia técnica|dar soporte técnico
toma de requisitos|recoger requisitos|levantamiento de requisitos|recopilar requisitos|recogida de requisitos|recopilación de requisitos
análisis de requisitos|analizar requisitos
desarrollo de api|crear api|desarrollar api
crear interfaces|creación de interfaces|desarrollo de interfaces
mejora de procesos|mejorar procesos|optimizar procesos|optimización de procesos
mejorar procedimientos|mejora de procedimientos
reducción de costes|reducir costes|ahorro de costes|bajar costes|reducción de costos|reducir costos|ahorrar costes|ahorro de costos
reducir gastos|reducción de gastos
investigación de mercado|estudios de mercado|estudiar el mercado|estudio de mercado|investigar el mercado
analizar el mercado|análisis de mercado|análisis del mercado
gestionar redes sociales|gestión de redes sociales|community management|llevar las redes sociales
publicar en redes|publicación en redes
redacción|redactar
redactar artículos|escribir artículos|redacción de artículos
creación de contenidos|crear contenidos|creación de contenido|crear contenido
redacción de contenidos|redactar contenidos|escribir contenidos
enviar boletines|envío de boletines|enviar newsletters|envío de newsletters
gestión de campañas|gestionar campañas
lanzar campañas|lanzamiento de campañas
redactar notas de prensa|redacción de notas de prensa|redactar comunicados de prensa
diseñar carteles|diseñar cartelería|diseño de carteles|diseño de cartelería
diseñar folletos|diseño de folletos
edición de imágenes|editar imágenes
editar fotos|edición de fotos
edición de vídeo|editar vídeos|edición de video|editar videos|edición de vídeos
montar vídeos|montaje de vídeo|montaje de vídeos
traducción|traducir
corrección de textos|corregir textos
revisar textos|revisión de textos
investigación|investigar
análisis de laboratorio|analíticas de laboratorio
pruebas de laboratorio|ensayos de laboratorio
redacción de contratos|redactar contratos
analizar contratos|análisis de contratos
asesoramiento|asesorar|aconsejar
orientar|orientación
resolución de conflictos|resolver conflictos
mediar|mediación
gestión de conflictos|gestionar conflictos
cuidado de niños|cuidar niños|cuidar a niños
atención a niños|atender a niños|atención de niños
análisis de riesgos|analizar riesgos
cumplimiento normativo|cumplir la normativa|cumplimiento de normas|cumplir normas|cumplimiento de la normativa
supervisión de obras|supervisar obras|vigilar obras
seguimiento de obra|hacer seguimiento de obra
control de obra|controlar la obra
cálculo de costes|calcular costes|cálculo de costos|calcular costos
estimación de costes|estimar costes|estimación de costos
calcular precios|cálculo de precios
preparar ofertas|preparación de ofertas
elaboración de ofertas|elaborar ofertas
cotizar|preparar presupuestos|preparar cotizaciones
gestión de equipos|gestionar equipos|gestionar un equipo
dirección de equipos|dirigir equipos|dirigir un equipo
gestión de personal|gestionar personal
`;
