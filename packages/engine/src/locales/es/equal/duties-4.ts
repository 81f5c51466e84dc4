/** Duties of all trades, one meaning a line; what stands behind ">" is narrower and only proves; our own list. */
export const duties4 = `
respuesta a llamadas de clientes|contestar llamadas de clientes|atender llamadas de clientes
respuesta a llamadas de emergencia|contestar llamadas de emergencia|atender llamadas de emergencia
manejo de palas cargadoras|operar palas cargadoras|operación de palas cargadoras|conducir palas cargadoras
manejo de bombas de hormigón|operar bombas de hormigón|operación de bombas de hormigón|uso de bombas de hormigón
manejo de drones|operar drones|operación de drones|uso de drones
manejo de tornos CNC|operar tornos CNC|operación de tornos CNC|uso de tornos CNC
manejo de sierras de cinta|operar sierras de cinta|operación de sierras de cinta|uso de sierras de cinta
manejo de barredoras|operar barredoras|operación de barredoras|conducir barredoras
manejo de hornos industriales|operar hornos industriales|operación de hornos industriales|uso de hornos industriales
manejo de carretillas|operar carretillas|operación de carretillas|conducir carretillas
manejo de rodillos compactadores|operar rodillos compactadores|operación de rodillos compactadores|conducir rodillos compactadores
manejo de motoniveladoras|operar motoniveladoras|operación de motoniveladoras|conducir motoniveladoras
manejo de camiones grúa|operar camiones grúa|operación de camiones grúa|conducir camiones grúa
manejo de básculas|operar básculas|operación de básculas|uso de básculas
apoyo emocional|contención emocional|acompañamiento emocional
visitas domiciliarias|visitas a domicilio|ir a las casas|visitar en sus casas|visitar en su casa|visitas a hogares|visitar hogares|acudir al domicilio > visitar pacientes en casa
registros de enfermería|notas de enfermería|anotaciones de enfermería
ortodoncia > poner brackets|colocación de brackets|colocar brackets
impresiones dentales > tomar impresiones dentales
fisioterapia|kinesioterapia|terapia física
masajes|dar masajes > masaje terapéutico|quiromasaje
biselado de lentes|biselar cristales
pastilleros > preparar pastilleros|preparación de pastilleros|llenar pastilleros
análisis clínicos|análisis de laboratorio clínico|exámenes de laboratorio > análisis de sangre y orina
cultivos microbiológicos > cultivos bacterianos|sembrar placas de cultivo
tomografías|tomografía computarizada|TAC > hacer tomografías|hacer TAC
resonancias magnéticas > hacer resonancias
mamografías|mastografías > hacer mamografías
electrocardiogramas|ECG|EKG|electrocardiografía > hacer electrocardiogramas|tomar electrocardiogramas
espirometrías|pruebas de función pulmonar > hacer espirometrías
diálisis > dializar pacientes|sesiones de diálisis
quimioterapia > administrar quimioterapia|pasar quimioterapia|aplicar quimioterapia
anestesia > anestesiar pacientes|administrar anestesia|aplicar anestesia
reposición de material sanitario|reponer insumos médicos|surtir material médico
pedidos de material sanitario|pedir insumos médicos
guardias médicas|turnos de guardia > hacer guardias en hospital
cuidado de personas con demencia|atender a personas con demencia > cuidar a enfermos de alzhéimer|atención a personas con alzhéimer|cuidar a personas con alzhéimer
informes sociales > redactar informes sociales|elaborar informes sociales|elaboración de informes sociales
programación didáctica|planificación didáctica|planeación didáctica > programar unidades didácticas
atención a necesidades educativas especiales > atender alumnos con necesidades especiales
reuniones con padres|reunirse con las familias|reunirse con padres|juntas con padres de familia|entrevistas con padres
juegos educativos|actividades lúdicas > juegos con niños
manualidades con niños|talleres de manualidades > hacer manualidades
excursiones escolares|salidas escolares|paseos escolares > organizar excursiones escolares|acompañar excursiones escolares
campamentos de verano|colonias de verano|campamentos infantiles
preparación de exámenes oficiales|preparar alumnos para exámenes oficiales
preparación de oposiciones|preparar opositores
dirección de tesis|tutorizar tesis|asesoría de tesis|tutoría de tesis
análisis de agua de piscinas|control del agua de la piscina > medir el cloro|medir cloro y pH
control de asistencia de alumnos|pasar lista|toma de asistencia|registro de asistencia de alumnos|pasar lista a alumnos
respuesta de correos|contestar correos|responder correos electrónicos|contestar correos electrónicos
atención de centralita|manejo de conmutador|manejo de centralita|operar el conmutador
control documental|control de documentos|control de documentación
facturas de proveedores|facturas recibidas|facturas de compra > registrar facturas de proveedores|contabilizar facturas de proveedores
libros contables|libros de contabilidad > llevar los libros contables|llevanza de libros
activos fijos|inmovilizado > control de inmovilizado|control de activos fijos|gestión de inmovilizado
cálculo de amortizaciones|cálculo de depreciaciones
remesas de recibos|remesas bancarias > domiciliar recibos
declaraciones trimestrales|impuestos trimestrales
evaluación de riesgos|evaluar riesgos|valoración de riesgos
estudio de solvencia|evaluar solvencia|análisis de solvencia
defensa penal|defender acusados
despidos|desvinculaciones > tramitar despidos
permisos de residencia > tramitar permisos de residencia|tramitación de permisos de residencia|solicitudes de residencia
trámites de extranjería|trámites migratorios
traducción literaria > traducir novelas
elaboración de glosarios|elaborar glosarios|crear glosarios
contratos de trabajo|contratos laborales > elaborar contratos de trabajo|redactar contratos de trabajo
relaciones con sindicatos|relaciones sindicales
negociación sindical|negociar con sindicatos
comunicación interna|comunicación con empleados > boletín interno
preparación de licitaciones|preparar licitaciones|elaboración de licitaciones|preparar concursos públicos|preparar ofertas a concursos públicos
padrón municipal|padrón de habitantes > empadronar vecinos|gestión del padrón
declaraciones aduaneras > pedimentos aduanales|despachos de importación
patrullaje a pie|patrullas a pie|ronda a pie
excarcelación de accidentados|rescate vehicular|extricación > sacar atrapados de vehículos|excarcelar heridos
llamadas de emergencia > atender el 112|atender el 911|llamadas al 112
revisión de extintores|mantenimiento de extintores
prevención de hurtos|prevención de robos
prevención de pérdidas|prevención de la pérdida desconocida
partes de incidencias|informes de incidencias|reportes de incidentes|reportes de incidencias|partes de novedades|reportes de novedades > redactar partes de incidencias
planes de emergencia|planes de evacuación > elaborar planes de emergencia
auditorías de calidad|auditorías del sistema de calidad > auditorías ISO 9001
experiencia de usuario|UX|user experience
diseño UX|diseño de experiencia de usuario
creación de prototipos|prototipado|crear prototipos|elaborar prototipos|diseño de prototipos|desarrollo de prototipos
pruebas de rendimiento|performance testing
integración continua|continuous integration
despliegue de aplicaciones|puesta en producción de aplicaciones|subir aplicaciones a producción|pases a producción
dockerización|contenerización|dockerizar
integración de APIs|integrar APIs|conectar APIs
pipelines de datos|flujos de datos automatizados
modelos de machine learning|modelos de aprendizaje automático
inteligencia artificial|artificial intelligence
inteligencia de negocio|business intelligence
historias de usuario|user stories
redacción de documentación técnica|documentar sistemas
manuales técnicos > redactar manuales técnicos
manuales de usuario|guías de usuario > redactar manuales de usuario
gestión de cuentas de usuario|gestión de usuarios|administración de usuarios|altas de usuarios|crear cuentas de usuario|alta y baja de usuarios
paquete Office|Microsoft Office|MS Office
tramitación de licencias|tramitar licencias|gestión de permisos
ahorro energético|ahorro de energía|reducción del consumo de energía|reducir el consumo energético
estudios de impacto ambiental|evaluar el impacto ambiental|evaluación de impacto ambiental|manifestación de impacto ambiental
mejora continua|kaizen|mejoramiento continuo
jefatura de turno|jefe de turno|encargado de turno|líder de turno
reducción de desperdicio|reducción de scrap
informes de no conformidad|reportes de no conformidad
puesta en marcha de plantas|arranque de planta|comisionamiento|commissioning
gestión de repuestos|control de repuestos|control de refacciones|gestión de recambios|stock de repuestos
pedidos de repuestos|pedir refacciones
microscopía|examen microscópico|observación al microscopio|mirar al microscopio
pruebas PCR > hacer PCR
publicaciones científicas|artículos científicos > publicar artículos científicos|redactar artículos científicos
locución de radio|locutar en radio
conducción de programas de radio|presentar programas de radio|conducir programas de radio
pódcast > producir pódcast|grabar pódcast
animación digital > animar personajes|animación 2D
identidad corporativa|imagen corporativa|identidad visual corporativa
preparación de archivos para imprenta|preparar archivos para imprenta|artes finales
diseño de carteles|diseño de afiches
diseño de folletos|diseño de flyers
confección de vestuario escénico|coser vestuario|confeccionar vestuario teatral
campañas publicitarias|campañas de publicidad
campañas de marketing|campañas de mercadotecnia
planificación de campañas|planificar campañas|diseñar campañas
moderación de comunidades|moderar comunidades
respuesta a comentarios en redes|atender comentarios en redes
promociones en punto de venta|promoción en tiendas|promotoría > demostraciones en tienda|degustaciones en tienda
ferias comerciales|ferias sectoriales|exposiciones comerciales > atender stands en ferias|stands en ferias
visual merchandising|exhibición de producto|implantación de producto
fichas de producto|descripciones de producto|textos de producto > redactar fichas de producto
grandes cuentas|cuentas clave|key accounts|clientes clave
gestión de grandes cuentas|key account management|gestión de cuentas clave
cartera de clientes > llevar cartera de clientes|manejo de cartera de clientes|gestión de cartera de clientes|atender cartera de clientes
demostraciones de producto|demostrar productos|demos de producto
presentaciones comerciales|presentaciones de venta
venta al detalle|venta al por menor
venta asesorada|asesorar en la compra
gestión de importaciones|importar mercancía
órdenes de compra > emitir órdenes de compra|generar órdenes de compra
pedidos a proveedores|pedidos de compra > hacer pedidos a proveedores
mapeo de procesos|levantamiento de procesos
redacción de procedimientos|elaboración de procedimientos|elaborar procedimientos
gestión de tienda|llevar una tienda|dirigir una tienda|administración de tienda|gerencia de tienda
redacción de discursos|escribir discursos
rotación de mercancía|rotar mercancía|rotación de producto
corte y venta de carne|despachar carne
corte de fiambres|cortar embutido
venta de frutas y verduras|atender frutería
elaboración de chocolates|elaborar chocolates > hacer bombones|elaborar bombones
cocina fría|cuarto frío de cocina|garde manger > preparar ensaladas y entrantes
mise en place|puesta a punto de la cocina|preparación previa de cocina > preparar los ingredientes antes del servicio|dejar listos los ingredientes|cortar y dejar listos los ingredientes
control de porciones|control de raciones
cálculo de escandallos|elaborar escandallos|costeo de platos|costeo de recetas|costeo de menús|escandallo de platos
creación de recetas|crear recetas|desarrollar recetas|elaboración de recetas
creación de platos|crear platos nuevos
APPCC|HACCP|análisis de peligros y puntos de control críticos|sistema APPCC
cocina escolar|cocinar para colegios
montaje de bufé|montaje de buffet
reposición de bufé|reposición de buffet
recomendación de vinos|recomendar vinos|asesorar sobre vinos
cobro en mesa|cobrar cuentas de mesas
recogida de mesas|levantar mesas|desbarasado de mesas|desbarasado|retirar platos de las mesas|recoger platos
recomendación de platos|recomendar platos|sugerir platos|sugerencia de platos
explicación de la carta|explicar la carta|explicar platos
recepción de hotel|trabajar en recepción de hotel > atender la recepción del hotel
servicio de equipajes|llevar maletas|subir equipajes|transporte de equipaje|llevar equipajes
conserjería de hotel|concierge de hotel
aspirado de alfombras|aspirar moquetas
limpieza de escaleras|fregar escaleras
portería de edificios|conserjería de fincas|atender la portería
mechas en el cabello|hacer mechas|luces en el cabello|rayitos en el cabello
maquillaje profesional|maquillaje social > maquillar novias
uñas esculpidas|esculpido de uñas > poner uñas de gel
tatuajes > hacer tatuajes
preparación de difuntos|preparar difuntos|amortajar difuntos
embalsamado|embalsamar difuntos|tanatopraxia
venta de entradas|venta de boletos
venta de viajes > vender paquetes turísticos
siembra de cultivos|sembrar campos
trasplante de plántulas|plantar plantones
corte de caña|cosecha de caña|zafra
poda de plantas > poda de frutales|podar olivos|podar viñas|poda de vid
injerto de árboles|injertar frutales
fertilización de cultivos|abonado de cultivos|aplicación de fertilizantes|aplicar abono|aplicar fertilizantes|echar abono
reparación de maquinaria agrícola|reparar maquinaria agrícola > reparar tractores|reparación de tractores
cultivo en invernadero|trabajar en invernadero|producción en invernadero|cultivo protegido
producción de plantas|reproducción de plantas|propagación de plantas
envasado de fruta|empaque de fruta
clasificación de fruta|clasificar fruta|selección de fruta
cría de ganado > criar vacas|criar terneros|cría de vacuno|cría de bovinos
pesca comercial > faenar en el mar
elaboración de aceite de oliva|hacer aceite de oliva|producción de aceite de oliva|molturación de aceituna
sacrificio de animales|sacrificio de ganado > sacrificar reses
elaboración de conservas|hacer conservas|elaborar conservas
plantación de árboles|plantar árboles
repoblación forestal|reforestar montes
recogida de hojas|barrer hojas
desbroce de montes|limpieza de montes|limpieza forestal
vigilancia forestal|guardería forestal|vigilar el monte
cimentaciones > hacer cimientos|excavar y hormigonar cimientos|ejecutar cimentaciones
colocación de ferralla|montar ferralla|armado de acero|armar fierro
ejecución de soleras|hacer soleras|echar soleras
contrapisos > hacer contrapisos
colocación de parquet|poner parquet|instalar parquet
colocación de tarima|instalar tarima|colocar tarima|instalación de tarima|poner tarima
impermeabilización de cubiertas|impermeabilizar cubiertas|impermeabilizar techos|impermeabilización de azoteas|impermeabilizar azoteas|impermeabilizar terrazas|impermeabilización de terrazas
aislamiento térmico|instalar aislamiento térmico > aislar fachadas|aislamiento de fachadas
demolición de muros|derribo de muros|tirar muros|demoler muros|tirar tabiques
rehabilitación de edificios|rehabilitar edificios
redes de saneamiento|instalar saneamiento|alcantarillado > tender alcantarillado
asfaltado de calles|asfaltar carreteras|echar asfalto|pavimentar con asfalto
pavimentación de calles|pavimentar calles
colocación de bordillos|poner bordillos|colocar bordillos
adoquinado de calles|colocar adoquines|poner adoquines
acarreo de materiales|llevar materiales a pie de obra
plataformas elevadoras|PEMP > manejo de plataformas elevadoras
voladura de roca|volar roca
minería subterránea|trabajar en mina subterránea
instalación de enchufes e interruptores|poner enchufes e interruptores|colocar enchufes e interruptores|contactos y apagadores
tendidos eléctricos aéreos|líneas eléctricas aéreas > trabajar en líneas eléctricas aéreas
instalación de puesta a tierra|instalar tomas de tierra|instalación de tomas de tierra
sistemas contra incendios|protección contra incendios|instalaciones contra incendios
reparación de electrodomésticos|reparar electrodomésticos|reparación de línea blanca|reparar línea blanca|arreglar electrodomésticos > reparar lavadoras|arreglar lavadoras|reparación de lavadoras
instalación de radiadores|instalar radiadores|montar radiadores
instalación de conductos de aire|instalar conductos de aire|instalación de ductos|instalar ductos|montar conductos de aire
oxicorte|cortar con oxicorte
fabricación de depósitos metálicos|fabricar depósitos metálicos
medición con calibre y micrómetro|vernier y micrómetro|uso de calibre y micrómetro
tratamientos térmicos|tratamiento térmico > templar acero
galvanizado de acero|galvanizar piezas
fabricación de moldes|hacer moldes|fabricar moldes
fabricación de matrices|fabricar matrices|matricería
manejo de prensas|operar prensas|operación de prensas
línea de producción|cadena de producción > trabajar en línea de producción
diagnosis electrónica de vehículos|diagnóstico con escáner de vehículos|diagnóstico electrónico de vehículos|escaneo de vehículos|leer códigos de avería|diagnóstico automotriz con escáner
mantenimiento de vehículos|mantenimiento de coches|mantenimiento automotriz
revisar coches|revisión periódica de vehículos
sistemas hidráulicos|equipos hidráulicos > reparar sistemas hidráulicos
sistemas neumáticos|equipos neumáticos|circuitos neumáticos
mantenimiento preventivo > revisar máquinas para evitar averías|revisar y engrasar máquinas para evitar averías|revisar equipos para evitar averías|revisar máquinas antes de que fallen|revisar periódicamente máquinas
trabajos de imprenta|artes gráficas
serigrafía > imprimir camisetas en serigrafía
trajes a medida > hacer trajes a medida|confeccionar trajes
marroquinería|talabartería > trabajo en cuero
engaste de piedras|engastar piedras preciosas|engarzado de piedras
alfarería > tornear barro|modelar barro
colocación de vidrios|colocar vidrios|instalar cristales|poner cristales|instalación de vidrios|instalación de cristales
lutería|luthería > fabricar guitarras
tiempos de conducción y descanso > manejo de tacógrafo digital
firma de albaranes|recoger firmas de entrega
coordinación de transportistas|coordinar transportistas
documentación de transporte|documentos de transporte > preparar documentos de transporte
documentación de embarque|documentos de embarque
radiofrecuencia en almacén|pistola de radiofrecuencia|terminal de radiofrecuencia|manejo de PDA de almacén
manejo de transpaleta|transpaleta eléctrica|mover palés con transpaleta|manejo de traspaleta|patín hidráulico
manejo de apilador|apilador eléctrico
trabajo en cámara frigorífica|trabajo en frío
manejo manual de cargas|levantar cargas|levantar peso|cargar peso|cargar bultos|mover bultos
gestión de almacén|administración de almacén|llevar el almacén
jefatura de almacén|dirigir el almacén|jefe de almacén
`;
