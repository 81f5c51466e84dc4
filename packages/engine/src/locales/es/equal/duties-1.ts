/** Tareas de todos los oficios, un sentido por línea; tras ">" lo más estrecho, que solo prueba; lista propia. */
export const duties1 = `
camiones refrigerados|camiones frigoríficos|camión frigorífico|camión refrigerado
manejo de efectivo|dinero en metálico|manejo de dinero en efectivo|dinero en efectivo|manejo de dinero
pago en efectivo|pago en metálico|pagos en efectivo
cálculo de nóminas|cálculo de sueldos|cálculo de salarios|calculé los sueldos|confección de nóminas|elaboración de nóminas|calculé los salarios
gestión de nóminas|tramitación de nóminas|procesamiento de nóminas|administración de nóminas
coloración capilar|teñí el pelo|tinte de cabello|tinte de pelo|coloración del cabello|tintes de pelo|teñido del cabello
corte de cabello|corte de pelo|corté el pelo|cortes de pelo|corté el cabello
check-in y check-out|entrada y salida de huéspedes|entradas y salidas de huéspedes|registro de entrada y salida|llegada y salida de huéspedes
aprovisionamiento de materias primas|compra de materias primas|abastecimiento de materias primas|compré materias primas|suministro de materias primas > comprar harina|comprar azúcar|comprar acero|comprar madera|comprar leche|comprar algodón|comprar aluminio|comprar cemento|comprar plástico|comprar carne|comprar cuero|comprar trigo
compra de materiales|aprovisionamiento de materiales|compré materiales|adquisición de materiales > comprar cemento|comprar ladrillos|comprar tornillería|comprar tuberías|comprar cables|comprar pintura|comprar acero|comprar madera
negociación con proveedores|negocié con proveedores|negociación de precios con proveedores|traté precios con proveedores
gestión de proveedores|trato con proveedores|relación con proveedores
control de existencias|control de stock|control de inventario|control de inventarios|controlé las existencias|control de almacén
gestión de inventarios|gestión de existencias|gestión de stock|manejo de inventarios|administración de inventarios
toma de inventario|recuento de existencias|conté las existencias|recuento de mercancía|inventario físico|conteo de inventario
recepción de mercancía|recepción de mercancías|recibí la mercancía|recibí mercancía|recepción de género|recibir el género > recepción de materias primas|recibir materia prima
preparación de pedidos|picking|preparé pedidos|surtido de pedidos|armado de pedidos
expedición de mercancías|despacho de mercancías|envío de mercancías|salida de mercancías|envié las mercancías
carga y descarga|cargué y descargué|carga y descarga de camiones
manejo de carretilla elevadora|conducción de carretillas elevadoras|carretillero|manejé la carretilla elevadora|operación de montacargas|manejo de montacargas
reposición de estanterías|repuse las estanterías|reposición de lineales|repuse los lineales|reposición de productos|llenado de estanterías|reposición de góndolas
etiquetado de precios|puse los precios|marcaje de precios|etiqueté los precios|marcado de precios
manejo de caja|cobro en caja|caja registradora|cobré en caja|operación de caja|atendí la caja|operé la caja
cierre de caja|cuadre de caja|arqueo de caja|cuadré la caja|cerré la caja|corte de caja|arqueos de caja
atención al cliente|atención a clientes|atendí a los clientes|atendí clientes|servicio al cliente|atención al público|atendí al público
atención telefónica|atención de llamadas|atendí llamadas|atendí el teléfono|contesté llamadas|respondí llamadas|recepción de llamadas
asesoramiento a clientes|asesoré a clientes|asesoría a clientes|aconsejé a clientes|orientación a clientes
gestión de reclamaciones|gestión de quejas|resolución de quejas|resolví quejas|atención de quejas|tramitación de reclamaciones|resolución de reclamaciones|atendí reclamaciones|atendí quejas|tramité reclamaciones > tramitar reclamaciones de pasajeros|tramitar reclamaciones de abonados|tramitar reclamaciones de huéspedes|tramitar quejas de huéspedes|tramitar quejas de usuarios|tramitar quejas de pacientes|tramitar quejas de padres|resolver reclamaciones de pasajeros|resolver reclamaciones de abonados|resolver reclamaciones de huéspedes|resolver quejas de huéspedes|resolver quejas de usuarios|resolver quejas de pacientes|resolver quejas de padres|atender reclamaciones de pasajeros|atender reclamaciones de abonados|atender reclamaciones de huéspedes|atender quejas de huéspedes|atender quejas de usuarios|atender quejas de pacientes|atender quejas de padres
captación de clientes|captación de nuevos clientes|capté clientes|conseguí nuevos clientes|consecución de clientes
fidelización de clientes|fidelicé clientes|retención de clientes
visitas comerciales|visité a clientes|visitas a clientes|visité clientes
venta telefónica|televenta|ventas por teléfono|vendí por teléfono|telemarketing
elaboración de presupuestos|confección de presupuestos|presupuestos a clientes|elaboré presupuestos|elaboración de cotizaciones|realización de presupuestos
gestión de pedidos|tramitación de pedidos|tramité pedidos|procesamiento de pedidos|procesé pedidos
servicio posventa|servicio postventa|posventa|atención posventa
facturación|emisión de facturas|emití facturas|elaboración de facturas|hice las facturas|confección de facturas
gestión de cobros|reclamación de impagos|reclamé impagos|reclamé facturas impagadas|cobro de impagados|gestión de impagos|gestión de cobranza|reclamación de facturas impagadas
conciliación bancaria|conciliaciones bancarias|concilié los bancos|concilié las cuentas bancarias|punteo de bancos
cuentas por pagar|pago a proveedores|pagos a proveedores|pagué a los proveedores
cuentas por cobrar|cuentas de clientes
declaración de impuestos|declaraciones de impuestos|presenté impuestos|liquidación de impuestos|presentación de impuestos|liquidé impuestos
contabilización de facturas|registro de facturas|registré facturas|asiento de facturas|contabilicé facturas
cierre contable|cierres contables|cierre mensual de cuentas|cerré la contabilidad
elaboración de presupuesto anual|presupuesto anual|preparé el presupuesto anual
caja chica|fondo de caja
criba curricular|criba de currículums|revisión de currículums|filtrado de currículums|cribé currículums
entrevistas de selección|entrevistas de trabajo|entrevisté candidatos|entrevistas a candidatos|entrevistas laborales
formación de personal|capacitación de personal|formé al personal|capacité al personal|formación de empleados|formación de la plantilla|capacitación de empleados|entrenamiento de personal > formar a nuevos empleados|formar a nuevos cajeros|formar a nuevos operarios|formar a nuevos vendedores|formar a nuevos camareros|formar a nuevos compañeros|formar a dependientes|formar a cajeros|formar a teleoperadores|formar a mozos de almacén|formar a personal de cocina|formar a personal de limpieza|capacitar a nuevos empleados|capacitar a nuevos cajeros|capacitar a nuevos operarios|capacitar a nuevos vendedores|capacitar a nuevos camareros|capacitar a nuevos compañeros|capacitar a dependientes|capacitar a cajeros|capacitar a teleoperadores|capacitar a mozos de almacén|capacitar a personal de cocina|capacitar a personal de limpieza
acogida de nuevos empleados|inducción de personal|incorporación de nuevos empleados|onboarding
elaboración de turnos|cuadrantes de turnos|elaboré los turnos|planificación de turnos|programación de turnos|planifiqué los turnos|organización de turnos
control de asistencia|registro de asistencia|control horario|registro horario
gestión de agenda|manejo de agenda|llevé la agenda|gestioné la agenda|organización de agenda|control de agenda
concertación de citas|gestión de citas|concerté citas|programación de citas|agenda de citas|agendé citas|asignación de citas
organización de viajes|gestión de viajes|reservé viajes|reserva de viajes|organicé los viajes|coordinación de viajes|planificar viajes
redacción de actas|levanté actas|actas de reuniones|redacté actas|levantamiento de actas|elaboración de actas
archivo de documentos|archivé documentos|archivo documental|gestión de archivo|organización de archivos|archivado de documentos
introducción de datos|grabación de datos|captura de datos|introduje datos|grabé datos|entrada de datos|ingreso de datos|digitación de datos
recepción de visitas|recibí a las visitas|atención de visitas|recibí visitas|recepción de visitantes
gestión de correspondencia|tramité el correo|gestión del correo
organización de eventos|organicé eventos|planificación de eventos|producción de eventos|coordinación de eventos|producir eventos|event production
rondas de vigilancia|recorridos de vigilancia|patrullas|patrullaje|rondas de seguridad|rondines
control de accesos|control de acceso|controlé los accesos|control de entradas|controlé las entradas|control de entrada
videovigilancia|vigilancia por cámaras|vigilancia con cámaras|monitoreo de cámaras|CCTV|circuito cerrado de televisión|control de cámaras|vigilé las cámaras
extinción de incendios|apagué incendios|apagado de incendios|sofoqué incendios
cosecha de aceitunas|recogida de aceitunas|recolección de aceitunas|recogí aceitunas|recogida de la aceituna
recolección de fruta|recogida de fruta|cosecha de fruta|recogí fruta|pizca de fruta > recoger manzanas|recoger fresas|recoger cerezas|recoger peras|recoger ciruelas|recoger melocotones|recoger mandarinas|recoger mangos|recoger plátanos|recolectar manzanas|recolectar fresas|recolectar cerezas|recolectar peras|recolectar ciruelas|recolectar melocotones|recolectar naranjas|recolectar mandarinas|recolectar mangos|recolectar plátanos|cosechar manzanas|cosechar fresas|cosechar cerezas|cosechar peras|cosechar ciruelas|cosechar melocotones|cosechar naranjas|cosechar mandarinas|cosechar mangos|cosechar plátanos
riego de cultivos|riego|regué los cultivos
fumigación|aplicación de fitosanitarios|tratamientos fitosanitarios|apliqué fitosanitarios
cuidado de animales|cuidé animales|atención de animales
limpieza de oficinas|limpié oficinas|aseo de oficinas
limpieza de habitaciones|limpié habitaciones|hice habitaciones|aseo de habitaciones|arreglo de habitaciones|arreglé habitaciones
limpieza de cristales|limpié cristales|limpieza de ventanas|limpié ventanas|limpieza de vidrios
lavandería > lavado de ropa|lavé la ropa|lavado y planchado
cuidado de personas mayores|cuidado de ancianos|cuidé ancianos|cuidado de adultos mayores|atención a mayores|cuidé a personas mayores|atención a personas mayores > asear a ancianos|asear a personas mayores|asear a residentes mayores|vestir a ancianos|vestir a personas mayores|vestir a residentes mayores|dar de comer a ancianos|dar de comer a personas mayores|dar de comer a residentes mayores
aseo personal|higiene personal|aseo de residentes|higiene de residentes|aseo e higiene
cuidado de niños|cuidé niños|niñera|cuidado de menores
administración de medicamentos|administración de medicación|di la medicación|administré medicamentos|administré la medicación|suministro de medicamentos
extracción de sangre|extracciones de sangre|saqué sangre|extraje sangre|toma de muestras de sangre|flebotomía
curas de heridas|cura de heridas|curé heridas|curación de heridas|cuidado de heridas
toma de constantes|toma de signos vitales|tomé las constantes|control de constantes|constantes vitales|signos vitales|medición de signos vitales
medición de presión arterial|toma de tensión|tomé la tensión|toma de presión arterial|medí la presión arterial
movilización de pacientes|movilicé pacientes
inyecciones|puse inyecciones|aplicación de inyecciones|inyectables
esterilización de instrumental|esterilicé el instrumental|esterilización de material
elaboración de menús|diseño de menús|elaboré los menús|planificación de menús|confección de menús|creación de menús
servicio de mesas|serví mesas|atención de mesas|atendí mesas|servicio de sala|servicio en mesa
montaje de mesas|monté las mesas|puesta a punto de mesas
preparación de alimentos|elaboración de alimentos|preparé alimentos|preparación de comidas|elaboración de comidas|preparé comidas|elaboración de platos|preparación de platos|preparé platos
manipulación de alimentos|manipulé alimentos|manejo de alimentos
lavado de vajilla|lavé la vajilla|fregado de platos|lavado de platos|fregué los platos
mantenimiento preventivo|revisiones preventivas
diagnóstico de averías|localización de averías|diagnostiqué averías|detección de averías|localicé averías|búsqueda de averías|diagnóstico de fallas|detección de fallas
reparación de averías|reparé averías|resolución de averías|solución de averías|arreglo de averías
reparación de vehículos|reparé coches|reparación de coches|reparación de automóviles|arreglé coches
cambio de aceite|cambié el aceite|cambios de aceite
cambio de neumáticos|cambié neumáticos|cambio de llantas|cambio de ruedas|cambié ruedas
instalación eléctrica|instalaciones eléctricas|cableado de viviendas|instalé la electricidad
instalación de placas solares|instalación de paneles solares|montaje de placas solares|instalé paneles solares
cableado de cuadros eléctricos|cableé cuadros eléctricos|montaje de cuadros eléctricos|cableado de tableros
lectura de planos|interpretación de planos|interpreté planos|leí planos
albañilería > levanté muros|levanté paredes
alicatado|colocación de azulejos|puse azulejos|alicaté|colocación de baldosas
pintura de interiores|pinté interiores|pinté viviendas|pintura de paredes|pinté paredes|pintura de viviendas
colocación de pladur|pladur|tabiques de yeso laminado|yeso laminado|tablaroca|drywall
supervisión de obras|seguimiento de obras|supervisé obras|control de obras|inspección de obras
mediciones de obra|medí la obra
seguridad y salud|salud y seguridad|seguridad e higiene|higiene y seguridad
prevención de riesgos laborales|PRL|seguridad laboral
control de calidad|inspección de calidad|controlé la calidad|revisión de calidad|verificación de calidad
manejo de maquinaria|operación de maquinaria|operé maquinaria|manejé máquinas|operación de máquinas|operé máquinas > manejar prensas|manejar envasadoras|manejar telares|manejar extrusoras|manejar impresoras offset|manejar cortadoras|manejar inyectoras|manejar etiquetadoras|manejar fresadoras|manejar tornos|manejar excavadoras|manejar embotelladoras|manejar empaquetadoras|operar prensas|operar envasadoras|operar telares|operar extrusoras|operar impresoras offset|operar cortadoras|operar inyectoras|operar etiquetadoras|operar fresadoras|operar tornos|operar excavadoras|operar embotelladoras|operar empaquetadoras
puesta en marcha|puesta en servicio|puse en marcha
programación de autómatas|programación de PLC|programé autómatas|programé PLC
calibración de equipos|calibré equipos|calibración de instrumentos|calibré instrumentos|calibración de aparatos
toma de muestras|recogida de muestras|muestreo|tomé muestras|recogí muestras
análisis de muestras|analicé muestras
regression testing|pruebas de regresión|tests de regresión
pruebas de software|testeo de software|probé el software
desarrollo de software|programación de software|desarrollé software|programé aplicaciones|desarrollo de aplicaciones|desarrollé aplicaciones|programación de aplicaciones > programar aplicaciones móviles|programar aplicaciones web|programar aplicaciones de escritorio|programar apps|programar videojuegos|desarrollar aplicaciones móviles|desarrollar aplicaciones web|desarrollar aplicaciones de escritorio|desarrollar apps|desarrollar videojuegos
soporte técnico|asistencia técnica|soporte a usuarios|atención a usuarios|ayudé a los usuarios
administración de servidores|administré servidores|gestión de servidores
análisis de datos|analicé datos|explotación de datos|analítica de datos
cuadros de mando|dashboards|tableros de control|paneles de control
gestión de redes sociales|llevé las redes sociales|community management|manejo de redes sociales|gestioné las redes sociales|administración de redes sociales|publiqué en redes sociales
creación de contenidos|creación de contenido|generación de contenidos|creé contenidos|producción de contenidos
redacción de textos|redacté textos|copywriting|redacción publicitaria
edición de videos|edité vídeos|montaje de vídeo|montaje de vídeos|edición de vídeo|monté vídeos
retoque fotográfico|retoqué fotos|edición de fotos|retoque de fotos|retoqué fotografías|edición de fotografías
corrección de textos|corregí textos|corrección ortográfica|revisión de textos|corrección de estilo
notas de prensa|comunicados de prensa|redacté notas de prensa
traducción de documentos|traduje documentos|traducción de textos|traduje textos
redacción de contratos|redacté contratos|elaboración de contratos|elaboré contratos > redactar contratos de trabajo|redactar contratos de alquiler|redactar contratos de compraventa|redactar contratos de suministro|elaborar contratos de trabajo|elaborar contratos de alquiler|elaborar contratos de compraventa|elaborar contratos de suministro
asesoría legal|asesoramiento jurídico|asesoramiento legal|asesoré legalmente|asesoría jurídica|consultoría legal
redacción de demandas|redacté demandas|elaboración de demandas
tramitación de expedientes|tramité expedientes|gestión de expedientes|gestioné expedientes
atención al ciudadano|atención ciudadana|atendí a los ciudadanos|atención a la ciudadanía
preparación de clases|preparé clases|planificación de clases|planeación de clases
corrección de exámenes|corregí exámenes|calificación de exámenes|califiqué exámenes
clases de refuerzo|clases de apoyo|refuerzo escolar|apoyo escolar
gestión de proyectos|dirección de proyectos|gestioné proyectos|dirigí proyectos|administración de proyectos
gestión de equipos|dirección de equipos|dirigí equipos|liderazgo de equipos
elaboración de informes|redacción de informes|redacté informes|elaboré informes|confección de informes|preparación de informes|preparé informes|generación de reportes|elaboración de reportes > redactar informes mensuales|redactar informes técnicos|redactar informes semanales|redactar informes de gestión|redactar informes anuales|redactar informes de inspección|elaborar informes mensuales|elaborar informes técnicos|elaborar informes semanales|elaborar informes de gestión|elaborar informes anuales|elaborar informes de inspección|preparar informes mensuales|preparar informes técnicos|preparar informes semanales|preparar informes de gestión|preparar informes anuales|preparar informes de inspección
mejora de procesos|optimización de procesos|optimicé procesos|mejoré procesos
reducción de costes|reducción de costos|ahorro de costes|reduje costes|ahorro de costos|bajé los costes
planificación de rutas|diseño de rutas|planifiqué rutas|programación de rutas|trazado de rutas
reparto a domicilio|entrega a domicilio|repartí a domicilio|entregas a domicilio
entrega de paquetería|reparto de paquetería|reparto de paquetes|entrega de paquetes|repartí paquetes|entregué paquetes
transporte de mercancías|transporte de carga|transporté mercancías > transportar áridos|transportar contenedores|transportar frutas|transportar maquinaria|transportar muebles|transportar productos químicos
despacho de aduanas|trámites aduaneros|despacho aduanero|despaché en aduana|despacho aduanal|gestión aduanera|trámites de aduana|desaduanamiento|despachar en aduana
reservas de hotel|reservas hoteleras|gestión de reservas|gestioné reservas|reservaciones|toma de reservas
visitas guiadas|guié visitas|guié a turistas|recorridos guiados|guiar grupos|acompañar a grupos de turistas|guiar visitantes|tours guiados|paseos guiados|mostrar el museo a visitantes
manicura|manicure|cuidado de uñas|arreglo de uñas
depilación|depilé|depilaciones
`;
