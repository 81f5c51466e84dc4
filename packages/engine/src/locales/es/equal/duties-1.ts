/** Duties of all trades in Spanish as postings name them and as people say them, one meaning a line; what stands behind ">" is narrower and only proves; our own list. */
export const duties1 = `
camiones refrigerados|camiones frigoríficos
manejo de efectivo|dinero en metálico|manejo de dinero en efectivo|dinero en efectivo|manejo de dinero
pago en efectivo|pago en metálico
cálculo de nóminas|cálculo de sueldos|cálculo de salarios|confección de nóminas|elaboración de nóminas|hacer nóminas|confeccionar nóminas|elaborar nóminas|liquidación de sueldos|liquidar sueldos|preparar nóminas|procesamiento de planillas|preparar recibos de sueldo|preparar recibos de salario|elaborar recibos de sueldo
gestión de nóminas|tramitación de nóminas|procesamiento de nóminas|administración de nóminas
coloración capilar|teñí el pelo|tinte de cabello|coloración del cabello
check-in y check-out|entrada y salida de huéspedes|registro de entrada y salida|llegada y salida de huéspedes
aprovisionamiento de materias primas|compra de materias primas|abastecimiento de materias primas|suministro de materias primas > comprar harina|comprar azúcar|comprar acero|comprar madera|comprar leche|comprar algodón|comprar aluminio|comprar cemento|comprar plástico|comprar carne|comprar cuero|comprar trigo
compra de materiales|aprovisionamiento de materiales|adquisición de materiales > comprar cemento|comprar ladrillos|comprar tornillería|comprar tuberías|comprar cables|comprar pintura|comprar acero|comprar madera
negociación con proveedores|negocié con proveedores|negociación de precios con proveedores|traté precios con proveedores
gestión de proveedores|trato con proveedores|relación con proveedores
control de existencias|control de stock|control de inventario|control de almacén
gestión de inventarios|gestión de existencias|gestión de stock|manejo de inventarios|administración de inventarios
toma de inventario|recuento de existencias|recuento de mercancía|inventario físico|conteo de inventario
recepción de mercancía|recepción de género > recepción de materias primas
preparación de pedidos|picking|preparé pedidos|surtido de pedidos|armado de pedidos|alistamiento de pedidos
expedición de mercancías|despacho de mercancías|envío de mercancías|salida de mercancías
carga y descarga|carga y descarga de camiones|carga y descarga de mercancía
manejo de carretilla elevadora|conducción de carretillas elevadoras|carretillero|operación de montacargas|manejo de montacargas|operar montacargas|conducir montacargas
reposición de estanterías|reposición de lineales|reposición de productos|llenado de estanterías|reposición de góndolas|rellenar estanterías|llenar estanterías|reponer los lineales|reponer producto en lineales|reponer góndolas|reposición de anaqueles
etiquetado de precios|puse los precios|marcaje de precios|marcado de precios|etiquetar productos con su precio|poner etiquetas de precio|colocar etiquetas de precios
manejo de caja|cobro en caja|operación de caja|atendí la caja|operé la caja|llevar la caja|cobrar a los clientes
cierre de caja|cuadre de caja|arqueo de caja|corte de caja|hacer corte de caja|hacer el arqueo|hacer caja
atención al cliente|servicio al cliente|atención al público
atención telefónica|atención de llamadas|atendí el teléfono|contesté llamadas|respondí llamadas|recepción de llamadas|contestar el teléfono|atender llamadas de clientes|coger el teléfono
asesoramiento a clientes|asesoré a clientes|aconsejé a clientes|orientación a clientes
gestión de reclamaciones|gestión de quejas|resolución de quejas|atención de quejas|tramitación de reclamaciones|resolución de reclamaciones|atendí reclamaciones|tramité reclamaciones > tramitar reclamaciones de pasajeros|tramitar reclamaciones de abonados|tramitar reclamaciones de huéspedes|tramitar quejas de huéspedes|tramitar quejas de usuarios|tramitar quejas de pacientes|tramitar quejas de padres|resolver reclamaciones de pasajeros|resolver reclamaciones de abonados|resolver reclamaciones de huéspedes|resolver quejas de huéspedes|resolver quejas de usuarios|resolver quejas de pacientes|resolver quejas de padres|atender reclamaciones de pasajeros|atender reclamaciones de abonados|atender reclamaciones de huéspedes|atender quejas de huéspedes|atender quejas de usuarios|atender quejas de pacientes|atender quejas de padres
captación de clientes|captación de nuevos clientes|capté clientes|conseguí nuevos clientes|consecución de clientes|conseguir nuevos clientes|captar nuevos clientes|conseguir clientes nuevos
fidelización de clientes|fidelicé clientes|retención de clientes
visitas comerciales|visité a clientes
elaboración de presupuestos|confección de presupuestos|presupuestos a clientes|elaboré presupuestos|elaboración de cotizaciones|realización de presupuestos
gestión de pedidos|tramitación de pedidos|tramité pedidos|procesamiento de pedidos|procesé pedidos
servicio posventa|servicio postventa|posventa|atención posventa
facturación|emisión de facturas|elaboración de facturas|hice las facturas|confección de facturas|elaborar facturas|expedir facturas|emisión de comprobantes fiscales|facturar a clientes|facturación a clientes
gestión de cobros|reclamación de impagos|reclamé impagos|reclamé facturas impagadas|cobro de impagados|gestión de impagos|gestión de cobranza|reclamación de facturas impagadas|reclamar facturas vencidas|reclamación de facturas vencidas|reclamar el pago de facturas vencidas|reclamar deudas|perseguir impagos > llamar a clientes con facturas vencidas|escribir a clientes con facturas vencidas
conciliación bancaria|concilié los bancos|concilié las cuentas bancarias|punteo de bancos|cuadrar bancos
cuentas por pagar|pago a proveedores|pagar facturas de proveedores|pagos a proveedores|abonar facturas de proveedores
cuentas por cobrar|cuentas de clientes
declaración de impuestos|presenté impuestos|liquidación de impuestos|presentación de impuestos|liquidé impuestos|declarar impuestos|presentar declaraciones fiscales
contabilización de facturas|registro de facturas|asiento de facturas|contabilicé facturas|asentar facturas|meter facturas|introducir facturas|captura de facturas|ingresar facturas
cierre contable|cierre mensual de cuentas|cerré la contabilidad
elaboración de presupuesto anual|presupuesto anual|preparé el presupuesto anual
caja chica|fondo de caja
criba curricular|criba de currículums|revisión de currículums|filtrado de currículums|filtrar currículums|revisar currículums|filtrar hojas de vida|revisar hojas de vida|filtro de hojas de vida|cribar CV
entrevistas de selección|entrevistas de trabajo|entrevisté candidatos|entrevistas laborales|entrevistar aspirantes|entrevistar postulantes|entrevistar a candidatos
formación de personal|capacitación de personal|capacité al personal|formación de empleados|formación de la plantilla|capacitación de empleados|entrenamiento de personal > formar a nuevos empleados|formar a nuevos cajeros|formar a nuevos operarios|formar a nuevos vendedores|formar a nuevos camareros|formar a nuevos compañeros|formar a dependientes|formar a cajeros|formar a teleoperadores|formar a mozos de almacén|formar a personal de cocina|formar a personal de limpieza|capacitar a nuevos empleados|capacitar a nuevos cajeros|capacitar a nuevos operarios|capacitar a nuevos vendedores|capacitar a nuevos camareros|capacitar a nuevos compañeros|capacitar a dependientes|capacitar a cajeros|capacitar a teleoperadores|capacitar a mozos de almacén|capacitar a personal de cocina|capacitar a personal de limpieza
acogida de nuevos empleados|inducción de personal|incorporación de nuevos empleados|onboarding|integrar a los nuevos
elaboración de turnos|cuadrantes de turnos|elaboré los turnos|planificación de turnos|programación de turnos|planifiqué los turnos|organización de turnos
control de asistencia|registro de asistencia|control horario|registro horario|checar asistencia|control de checador|pasar asistencia
gestión de agenda|manejo de agenda|llevé la agenda|organización de agenda|control de agenda
concertación de citas|gestión de citas|concerté citas|programación de citas|agenda de citas|asignación de citas|dar turnos@pacientes consulta clínica
organización de viajes|gestión de viajes|reservé viajes|organicé los viajes|coordinación de viajes|planificar viajes|organizar viajes de trabajo|coordinar viajes
redacción de actas|levanté actas|actas de reuniones|levantamiento de actas|elaboración de actas|escribir actas|tomar acta de las reuniones|tomar actas
archivo de documentos|archivo documental|gestión de archivo|organización de archivos
introducción de datos|grabación de datos|captura de datos|grabé datos|entrada de datos|ingreso de datos|digitación de datos|meter datos|data entry|digitar datos
recepción de visitas|atención de visitas|recepción de visitantes
gestión de correspondencia|tramité el correo|gestión del correo
organización de eventos|organicé eventos|planificación de eventos|producción de eventos|coordinación de eventos|event production
rondas de vigilancia|recorridos de vigilancia|patrullas|patrullaje|rondas de seguridad|rondines
control de accesos|control de entradas|controlar entradas y salidas|vigilar la entrada|control de ingreso
videovigilancia|vigilancia por cámaras|monitoreo de cámaras|CCTV|circuito cerrado de televisión|control de cámaras|vigilar monitores|controlar cámaras de seguridad|vigilar cámaras de seguridad|visionado de cámaras|monitorear cámaras
extinción de incendios|apagué incendios|sofoqué incendios
cosecha de aceitunas|recogida de aceitunas|recolección de aceitunas|varear olivos|verdeo
recolección de fruta|recogida de fruta|cosecha de fruta|pizca de fruta > recoger manzanas|recoger fresas|recoger cerezas|recoger peras|recoger ciruelas|recoger melocotones|recoger mandarinas|recoger mangos|recoger plátanos|recolectar manzanas|recolectar fresas|recolectar cerezas|recolectar peras|recolectar ciruelas|recolectar melocotones|recolectar naranjas|recolectar mandarinas|recolectar mangos|recolectar plátanos|cosechar manzanas|cosechar fresas|cosechar cerezas|cosechar peras|cosechar ciruelas|cosechar melocotones|cosechar naranjas|cosechar mandarinas|cosechar mangos|cosechar plátanos|recoger naranjas|pizcar fresas|coger naranjas
fumigación|aplicación de fitosanitarios|tratamientos fitosanitarios|apliqué fitosanitarios|fumigar cultivos|fumigación de cultivos|aplicar productos fitosanitarios|sulfatar|sulfatado|aplicar agroquímicos|aplicar plaguicidas
limpieza de oficinas|aseo de oficinas|limpieza de despachos
limpieza de habitaciones|hice habitaciones|aseo de habitaciones|arreglo de habitaciones|hacer las habitaciones
limpieza de cristales|limpieza de ventanas|limpieza de vidrios|lavar ventanas
lavandería|lavar y planchar ropa > lavado de ropa|lavado y planchado
cuidado de personas mayores|cuidado de ancianos|cuidado de adultos mayores|atención a mayores|atención a personas mayores > asear a ancianos|asear a personas mayores|asear a residentes mayores|vestir a ancianos|vestir a personas mayores|vestir a residentes mayores|dar de comer a ancianos|dar de comer a personas mayores|dar de comer a residentes mayores
aseo personal|higiene personal|aseo de residentes|higiene de residentes|aseo e higiene|bañar a residentes|lavar y cambiar a residentes|aseo personal de residentes|bañar y cambiar a residentes|ayudar en el aseo a residentes > ayudar a lavarse|ayudar a asearse|lavar a personas mayores|asear a personas dependientes|ayudar a bañarse|lavarse y peinarse|lavarse y vestirse|bañar y vestir a residentes|asear y vestir a residentes|bañé y cambié de ropa a residentes
cuidado de niños|niñera|cuidado de menores|atender niños|cuidado infantil > cuidar bebés y niños
administración de medicamentos|administración de medicación|di la medicación|administré medicamentos|administré la medicación|suministro de medicamentos|dar medicamentos|dar las medicinas
extracción de sangre|extracciones de sangre|saqué sangre|extraje sangre|toma de muestras de sangre|flebotomía
curas de heridas|curación de heridas|cuidado de heridas|hacer curaciones@heridas enfermería pacientes|cura de heridas|curaciones|cambiar apósitos|cambio de apósitos
toma de constantes|toma de signos vitales|control de constantes|constantes vitales|signos vitales|medición de signos vitales|medir constantes vitales|toma de constantes vitales|control de signos vitales|tomar signos vitales|medir constantes|medir signos vitales > medir la tensión, el pulso y la temperatura|tomar la tensión y la temperatura
medición de presión arterial|toma de tensión|toma de presión arterial|medir la tensión arterial|control de la tensión arterial
movilización de pacientes|movilicé pacientes|movilizar residentes > levantar a los pacientes de la cama|pasar a los pacientes de la cama a la silla
inyecciones|puse inyecciones|aplicación de inyecciones|inyectables|administración de inyectables|aplicar inyecciones|administrar inyecciones
esterilización de instrumental|esterilicé el instrumental|esterilización de material|esterilizar el material quirúrgico|esterilización de material quirúrgico
elaboración de menús|diseño de menús|elaboré los menús|planificación de menús|confección de menús|creación de menús|confeccionar menús
servicio de mesas|atención de mesas|servicio de sala|servir a los comensales|atender las mesas
montaje de mesas|puesta a punto de mesas|montar las mesas|preparar las mesas|vestir las mesas
preparación de alimentos|elaboración de alimentos|preparé alimentos|preparación de comidas|elaboración de comidas|preparé comidas|elaboración de platos|preparación de platos|preparé platos|elaborar platos|cocinar platos|cocinar comidas
manipulación de alimentos|manipulé alimentos|manejo de alimentos
lavado de vajilla|fregado de platos|lavado de platos|lavar ollas y platos
mantenimiento preventivo|revisiones preventivas|hacer mantenimiento preventivo
diagnóstico de averías|localización de averías|detección de averías|localicé averías|búsqueda de averías|diagnóstico de fallas|detección de fallas
reparación de averías|reparé averías|resolución de averías|solución de averías|arreglo de averías|solucionar averías|subsanar averías
reparación de vehículos|reparé coches|reparación de coches|reparación de automóviles|arreglé coches
cambio de aceite|cambiar el aceite del motor
cambio de neumáticos|cambio de llantas|cambio de ruedas|cambiar cubiertas@taller coche auto vehículo|cambio de gomas@taller auto vehículo|montar neumáticos
instalación eléctrica|cableado de viviendas|instalé la electricidad|hacer instalaciones eléctricas|instalación eléctrica de viviendas
instalación de placas solares|instalación de paneles solares|montaje de placas solares|instalé paneles solares
cableado de cuadros eléctricos|montaje de cuadros eléctricos|cableado de tableros
lectura de planos|interpretación de planos|interpreté planos
albañilería > levanté muros|levanté paredes
alicatado|colocación de azulejos|puse azulejos|alicaté|colocación de baldosas
pintura de interiores|pinté viviendas|pintura de paredes > pintar paredes y techos|pintar pisos|pintar habitaciones
colocación de pladur|pladur|tabiques de yeso laminado|yeso laminado|tablaroca|drywall
supervisión de obras|seguimiento de obras|control de obras|inspección de obras
mediciones de obra
seguridad y salud|seguridad e higiene
prevención de riesgos laborales|PRL|seguridad laboral
control de calidad|inspección de calidad|revisión de calidad|verificación de calidad
manejo de maquinaria|operación de maquinaria|operé maquinaria > manejar prensas|manejar envasadoras|manejar telares|manejar extrusoras|manejar impresoras offset|manejar cortadoras|manejar inyectoras|manejar etiquetadoras|manejar fresadoras|manejar tornos|manejar excavadoras|manejar embotelladoras|manejar empaquetadoras|operar prensas|operar envasadoras|operar telares|operar extrusoras|operar impresoras offset|operar cortadoras|operar inyectoras|operar etiquetadoras|operar fresadoras|operar tornos|operar excavadoras|operar embotelladoras|operar empaquetadoras
puesta en marcha|puesta en servicio|puse en marcha
programación de autómatas|programación de PLC|programé autómatas|programé PLC
calibración de equipos|calibré equipos|calibración de instrumentos|calibré instrumentos|calibración de aparatos
análisis de muestras
regression testing|pruebas de regresión|tests de regresión
desarrollo de software|programación de software|programé aplicaciones|desarrollo de aplicaciones|programación de aplicaciones > programar aplicaciones móviles|programar aplicaciones web|programar aplicaciones de escritorio|programar apps|programar videojuegos|desarrollar aplicaciones móviles|desarrollar aplicaciones web|desarrollar aplicaciones de escritorio|desarrollar apps|desarrollar videojuegos
soporte técnico|asistencia técnica|soporte a usuarios|atención a usuarios|ayudé a los usuarios|asistencia técnica a usuarios|dar soporte a usuarios|atender incidencias de usuarios|resolver incidencias de usuarios
administración de servidores|administré servidores|gestión de servidores
análisis de datos|explotación de datos|analítica de datos
gestión de redes sociales|llevé las redes sociales|community management|manejo de redes sociales|administración de redes sociales|publiqué en redes sociales|community manager
creación de contenidos|generación de contenidos|creé contenidos|producción de contenidos
redacción de textos|copywriting|redacción publicitaria
edición de videos|montaje de vídeo
retoque fotográfico|retoqué fotos|edición de fotos|retoqué fotografías|edición de fotografías|retocar imágenes
corrección de textos|corrección ortográfica|revisión de textos|corrección de estilo
notas de prensa|comunicados de prensa|redacté notas de prensa
traducción de documentos|traducción de textos
redacción de contratos|elaboración de contratos|elaboré contratos > redactar contratos de trabajo|redactar contratos de alquiler|redactar contratos de compraventa|redactar contratos de suministro|elaborar contratos de trabajo|elaborar contratos de alquiler|elaborar contratos de compraventa|elaborar contratos de suministro
asesoría legal|asesoramiento jurídico|asesoramiento legal|asesoré legalmente|asesoría jurídica|consultoría legal
redacción de demandas|elaboración de demandas
tramitación de expedientes|tramité expedientes|gestión de expedientes
atención al ciudadano
preparación de clases|preparé clases|planificación de clases|planeación de clases
corrección de exámenes|calificación de exámenes|califiqué exámenes|calificar exámenes|corregir controles
clases de refuerzo|clases de apoyo|refuerzo escolar|apoyo escolar|dar clases de apoyo|dar clases de refuerzo|repaso escolar|clases de repaso
gestión de proyectos|dirección de proyectos|administración de proyectos
gestión de equipos|dirección de equipos|liderazgo de equipos
elaboración de informes|redacción de informes|elaboré informes|confección de informes|preparación de informes|preparé informes|generación de reportes|elaboración de reportes > redactar informes mensuales|redactar informes técnicos|redactar informes semanales|redactar informes de gestión|redactar informes anuales|redactar informes de inspección|elaborar informes mensuales|elaborar informes técnicos|elaborar informes semanales|elaborar informes de gestión|elaborar informes anuales|elaborar informes de inspección|preparar informes mensuales|preparar informes técnicos|preparar informes semanales|preparar informes de gestión|preparar informes anuales|preparar informes de inspección
mejora de procesos|optimización de procesos|optimicé procesos
reducción de costes|ahorro de costes|bajé los costes
planificación de rutas|diseño de rutas|planifiqué rutas|programación de rutas|trazado de rutas
reparto a domicilio|entrega a domicilio|delivery|hacer el delivery
entrega de paquetería|reparto de paquetería
transporte de mercancías|transporte de carga > transportar áridos|transportar contenedores|transportar frutas|transportar maquinaria|transportar muebles|transportar productos químicos
despacho de aduanas|trámites aduaneros|despacho aduanal|gestión aduanera|desaduanamiento
reservas de hotel|gestión de reservas|reservaciones|toma de reservas
visitas guiadas|guié a turistas|recorridos guiados|guiar grupos|acompañar a grupos de turistas|guiar visitantes|tours guiados|paseos guiados|mostrar el museo a visitantes
manicura|manicure|cuidado de uñas|arreglo de uñas|arreglar uñas|hacer manicuras > limar y pintar uñas
depilación|depilé|depilaciones|depilar > depilar con cera|depilación con cera
`;
