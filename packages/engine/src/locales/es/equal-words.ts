/** Spanish words and phrases of equal meaning and equal strength; our own list. */
export const equalWords = `
contabilidad|llevar los libros|llevar las cuentas|llevanza de libros|registrar asientos|asientos contables|registro contable|teneduría de libros|llevar la contabilidad|registrar operaciones
selección de personal|contratar personal|contratación|reclutamiento|reclutar|contratar|selección de candidatos|seleccionar candidatos|cubrir vacantes|entrevistar candidatos|seleccionar personal
incorporación|acogida|onboarding|formar a los nuevos|acoger a los nuevos|formación de nuevos|inducción|acogida de nuevos
personal|empleado|trabajador|plantilla|equipo|compañero|colaborador
cliente|clientela|comprador|consumidor
paciente|residente|enfermo
huésped|visitante|cliente
alumno|estudiante|alumnado
niño|menor|pequeño
proveedor|suministrador
existencias|inventario|stock
inventario|contar existencias|recuento de existencias|recuento|contar el género|hacer inventario
gestión de stock|gestión de inventario|controlar existencias|control de existencias|control de inventario|gestionar el inventario|controlar el stock|control de stock
compra|comprar|aprovisionamiento|adquisición|adquirir|abastecimiento|hacer pedidos
factura|facturación|facturar|emitir facturas|emisión de facturas|hacer facturas|elaborar facturas
cobro|cobrar|reclamar pagos|gestión de cobros|reclamar impagados|impagados|cuentas por cobrar|reclamación de impagos|gestionar cobros
pagar a proveedores|pago a proveedores|pagos a proveedores|pago de facturas de proveedores
nómina|calcular salarios|elaborar nóminas|cálculo de salarios|gestión de nóminas|confección de nóminas|hacer las nóminas|liquidación de sueldos
cierre mensual|cerrar el mes|cierre de mes|cierres mensuales
cierre anual|cuentas anuales|cerrar el año|balance|cerrar el ejercicio|cierre del ejercicio
elaboración de presupuestos|gestión de presupuestos|gestionar presupuestos|control presupuestario|elaborar presupuestos|presupuestación
previsión|prever|pronóstico
auditoría|auditar|revisar cuentas
controlar|control|verificar|verificación|revisar|revisión|comprobar|comprobación|inspeccionar|inspección|examinar
declaración de impuestos|impuestos|declaraciones fiscales|presentar impuestos|declaraciones de iva
manejo de caja|caja|llevar la caja|cobrar en caja|atender la caja|gestión de caja|arqueo de caja
reclamación|queja|gestión de reclamaciones|atender reclamaciones|resolver quejas|gestión de quejas|resolución de quejas|resolver reclamaciones|atender quejas|gestionar reclamaciones
atención al cliente|atender a clientes|servicio al cliente|atender a los clientes|trato con clientes|ayudar a los clientes|atender clientes|atención a clientes
asesoramiento a clientes|asesorar a clientes|asesoría|asesoramiento al cliente|asesorar clientes|aconsejar a clientes
venta|vender|comercialización|comercializar|comercial
venta cruzada|ventas adicionales|ofrecer productos complementarios
captación de clientes|captar clientes|buscar nuevos clientes|prospección|conseguir clientes|captar nuevos clientes|búsqueda de clientes|conseguir nuevos clientes
grandes cuentas|cuentas clave|clientes clave
exposición de productos|escaparate|colocar productos|escaparatismo|presentación de productos|merchandising
reposición|reponer|reponer estanterías|llenar estanterías|reponer productos|reposición de productos
negociación|negociar
negociación de contratos|negociar contratos|negociar condiciones|negociar precios|negociación de precios
gestión de proyectos|gestionar proyectos|coordinar proyectos|llevar proyectos|coordinación de proyectos|dirección de proyectos
planificación de turnos|cuadrantes|elaborar cuadrantes|organizar turnos|planificar turnos|hacer los turnos|turnos de trabajo|organización de turnos
gestión de agenda|concertar citas|llevar la agenda|agendar citas|programar citas|gestión de citas|dar citas|gestionar la agenda|agendas
organización de viajes|organizar viajes|reservar viajes|reserva de viajes|planificar viajes|gestión de viajes
organización de eventos|organizar eventos|planificar eventos|gestión de eventos|montar eventos
correspondencia|redactar cartas|responder correos|contestar correos|redactar correos
actas|levantar actas|redactar actas|redacción de actas
archivo|archivar|ordenar documentos|archivar documentos|gestión documental|custodia de documentos|clasificar documentos
introducción de datos|introducir datos|registrar datos|registro de datos|entrada de datos|grabar datos|grabación de datos|captura de datos|capturar datos
recepción|recibir visitas|recibir visitantes|atender visitas|recibir a los visitantes
teléfono|telefónica|llamadas|centralita|atender llamadas|atender el teléfono|atención telefónica|contestar llamadas
informes|redactar informes|elaboración de informes|elaborar informes|reporting|preparar informes|redacción de informes
documentación|documentar|redactar manuales
presentación|presentar|exponer|exposición
formación|formar|capacitación|capacitar|entrenar|instruir|adiestrar|enseñar
formación de personal|formar al personal|capacitar empleados|formar empleados|capacitación del personal|capacitar al personal|formar a compañeros|formar al equipo
tutoría|mentoría|tutorizar|acompañar a becarios|tutelar|orientar a becarios|tutor
evaluación del desempeño|evaluar al personal|evaluar el desempeño|evaluaciones de personal
enseñanza|enseñar|impartir clases|dar clases|docencia|impartir clase|impartir
programación didáctica|preparar clases|planificar clases|preparación de clases|planificación de clases|planificación didáctica
diseño curricular|diseñar cursos|elaborar programas|diseño de cursos|desarrollo curricular
evaluación de alumnos|corregir exámenes|calificar exámenes|evaluar alumnos|poner notas|corrección de exámenes|evaluar al alumnado
relación con las familias|reunirse con los padres|reuniones con padres|hablar con los padres|tutorías con padres|atención a las familias|comunicación con las familias|reuniones con familias
cura de heridas|curar heridas|cambiar vendajes|curas|vendajes|tratar heridas|curación de heridas|cambiar apósitos
administración de medicamentos|administrar medicamentos|dar medicamentos|dar la medicación|medicación|administrar la medicación|administración de medicación|medicamento
constantes vitales|signos vitales|tomar la tensión|medir la tensión|toma de constantes|tomar constantes|medir la presión arterial
cuidado de pacientes|cuidar pacientes|atender a pacientes|atención al paciente|cuidados de enfermería|atención a pacientes|cuidar a los pacientes|atender pacientes
aseo|higiene personal|ayudar en el aseo|aseo personal|ayuda en el aseo|higiene de pacientes
plan de cuidados|elaborar planes de cuidados|planificación de cuidados|planes de cuidados
cuidado de mayores|cuidar a personas mayores|cuidar ancianos|atención a personas mayores|cuidado de ancianos|cuidado de personas mayores|atender a personas mayores
educación sanitaria|enseñar a los pacientes|explicar tratamientos|informar a los pacientes|educación al paciente
higiene|desinfectar|desinfección|control de infecciones|prevención de infecciones
urgencias|atención urgente|primeros auxilios|emergencias|atender urgencias
extracción de sangre|sacar sangre|extracciones|toma de muestras de sangre|extraer sangre|extracciones de sangre
relevo|cambio de turno|pase de turno
cocina|cocinar|preparar platos|elaboración de platos|preparar comidas|preparación de alimentos|preparar alimentos|elaborar platos|preparación de platos
elaboración de menús|planificar menús|diseñar menús|diseño de menús|elaborar menús|diseñar la carta|planificación de menús|crear menús
higiene alimentaria|seguridad alimentaria|manipulación de alimentos
servicio de mesa|servir mesas|atender mesas|servir en sala|servicio en sala|atención en sala
coste de alimentos|escandallo|reducir desperdicios|costes de cocina
coctelería|preparar cócteles|barra|servir bebidas
panadería|hornear|hornear pan|repostería
soldadura|soldar
mantenimiento|mantener|conservación|mantenimiento preventivo
mantenimiento de máquinas|mantener máquinas|mantenimiento de equipos|mantener equipos|mantenimiento de maquinaria|revisar máquinas
reparación|reparar|arreglar|arreglo
diagnóstico de averías|localizar averías|buscar averías|diagnosticar averías|detección de averías|detectar averías|resolución de averías|detectar fallos|localización de averías
manejo de máquinas|manejar máquinas|operar máquinas|operación de maquinaria|manejo de maquinaria|operar maquinaria
ajuste|ajustar|ajustar máquinas|puesta a punto|preparar máquinas
montaje|montar|ensamblar|ensamblaje|ensamble
instalación|instalar|colocar|colocación
instalación eléctrica|tender cables|cableado|cablear|instalaciones eléctricas|tendido de cables
control de calidad|revisar la calidad|comprobar la calidad|inspección de calidad|verificar piezas|inspeccionar productos|revisar productos|aseguramiento de calidad|revisar piezas
lectura de planos|leer planos|interpretar planos|interpretación de planos
medir|medición|toma de medidas|mediciones
prevención de riesgos|seguridad laboral|evitar accidentes|seguridad en el trabajo|prevención de accidentes|prevenir accidentes|riesgos laborales
manejo de carretilla|manejar carretilla|conducir carretilla|conducción de carretillas
carga y descarga|cargar y descargar|cargar camiones|descargar camiones
preparación de pedidos|preparar pedidos|picking|armar pedidos
recepción de mercancías|recibir mercancía|entrada de mercancías|recepción de mercancía|recibir mercancías|recibir pedidos
expedición|envío|enviar paquetes|despacho|envíos|enviar pedidos|despachar pedidos
planificación de rutas|planificar rutas|organizar rutas|diseño de rutas
reparto|repartir|entrega|entregar|distribución
transporte|transportar|traslado
almacén|almacenaje|almacenar|almacenamiento|depósito|bodega
logística|flujo de materiales
despacho de aduanas|trámites aduaneros|aduana|gestión aduanera|tramitar aduanas
limpieza|limpiar|aseo de locales
desarrollo de software|desarrollar software|programar|programación|desarrollar aplicaciones|desarrollo de aplicaciones|escribir código|crear aplicaciones
desarrollo web|crear páginas web|desarrollar sitios|crear sitios web|desarrollar aplicaciones web|diseño web|creación de páginas web
revisión de código|revisar código|revisar el código
pruebas de software|probar software|probar aplicaciones|escribir pruebas|pruebas|probar
automatización de pruebas|pruebas automatizadas|automatizar pruebas|pruebas automáticas
depuración|corregir errores|depurar|corrección de errores|solucionar errores
despliegue|desplegar|puesta en producción|poner en producción|implantar
administración de bases de datos|administrar bases de datos|gestionar bases de datos|gestión de bases de datos|mantener bases de datos
modelado de datos|diseñar bases de datos|modelar datos|diseño de bases de datos
análisis de datos|analizar datos|evaluar datos|explotación de datos|tratamiento de datos
visualización de datos|crear paneles|cuadros de mando|dashboards|elaborar cuadros de mando|crear gráficos
migración de datos|trasladar datos|migrar datos
administración de sistemas|administrar servidores|gestionar servidores|mantener servidores|gestión de servidores|administración de servidores
administración de redes|gestionar redes|administrar redes|gestión de redes|mantener redes|administrar la red
supervisión de sistemas|monitorización|monitorizar|vigilar|seguimiento|vigilancia|monitorear|monitoreo
soporte técnico|ayudar a usuarios|asistencia a usuarios|atención a usuarios|soporte a usuarios|atender a usuarios|asistencia técnica|resolver problemas informáticos
análisis de requisitos|recoger requisitos|toma de requisitos|analizar requisitos|levantamiento de requisitos|recopilar requisitos
desarrollo de api|crear api|desarrollar api|crear interfaces
mejora de procesos|mejorar procesos|optimizar procesos|optimización de procesos|mejorar procedimientos|mejora continua
reducción de costes|reducir costes|ahorro de costes|bajar costes|reducir gastos|reducción de costos|reducir costos|ahorrar costes
investigación de mercado|estudios de mercado|analizar el mercado|estudiar el mercado|análisis de mercado|estudio de mercado
redes sociales|gestionar redes sociales|gestión de redes sociales|publicar en redes|community management
redacción|redactar|escribir|redactar artículos|creación de contenidos|crear contenidos|escribir artículos|redacción de contenidos
boletín|email marketing|newsletter|enviar boletines
posicionamiento web|seo|posicionamiento en buscadores
campaña|gestión de campañas|campañas publicitarias|planificar campañas|gestionar campañas|lanzar campañas
relaciones públicas|notas de prensa|comunicados de prensa|relación con los medios|prensa
diseño gráfico|diseñar carteles|diseñar folletos|crear gráficos|diseñar cartelería
retoque fotográfico|retocar fotos|edición de imágenes|editar fotos
edición de vídeo|montar vídeos|editar vídeos|montaje de vídeo|edición de video|editar videos
traducción|traducir
corrección de textos|corregir textos|revisar textos
investigación|investigar|estudiar|estudio
análisis de laboratorio|trabajar en laboratorio|ensayos de laboratorio|pruebas de laboratorio
toma de muestras|tomar muestras|muestreo|recoger muestras|recogida de muestras
investigación jurídica|buscar jurisprudencia|búsqueda de jurisprudencia
redacción de contratos|redactar contratos|elaborar contratos|elaboración de contratos
revisión de contratos|revisar contratos|analizar contratos
asesoramiento|asesorar|consultoría|aconsejar|orientar|orientación
resolución de conflictos|resolver conflictos|mediar|mediación|gestión de conflictos
cuidado de niños|cuidar niños|cuidar a niños|atención a niños
evaluación de riesgos|evaluar riesgos|análisis de riesgos|analizar riesgos
cumplimiento normativo|cumplir la normativa|cumplimiento de normas|cumplir normas
supervisión de obras|supervisar obras|vigilar obras|seguimiento de obra|control de obra
cálculo de costes|calcular costes|estimación de costes|estimar costes|cálculo de costos|calcular precios
elaboración de ofertas|preparar ofertas|elaborar ofertas|cotizaciones|preparar presupuestos|presupuestar|cotizar
`;
