/** Duties of all trades, one meaning a line; what stands behind ">" is narrower and only proves; our own list. */
export const duties2 = `
monitorización de pacientes|vigilar pacientes|observación de pacientes|monitoreo de pacientes|observar a los pacientes
sondaje nasogástrico|poner sondas nasogástricas|colocar sondas nasogástricas|colocación de sondas nasogástricas
canalización de vías venosas|canalizar vías periféricas|coger vías venosas|colocación de vías periféricas|venopunción|venoclisis
control de glucemia|medir la glucosa|medir el azúcar en sangre|control de azúcar en sangre|glucemia capilar|toma de glucemia|control de glucosa
oxigenoterapia|administrar oxígeno|poner oxígeno|administración de oxígeno
preparación quirúrgica|preparar pacientes para cirugía|preparación preoperatoria|preparar a los pacientes para la operación|preparación prequirúrgica
cuidados postoperatorios|cuidar a los pacientes tras la operación|atención postquirúrgica|cuidados posoperatorios|cuidados postquirúrgicos|atención postoperatoria
uso de grúa para pacientes|mover pacientes con grúa|transferencias con grúa|trasladar residentes con grúa
cambio de pañales|poner pañales|cambiar el pañal
ayuda en la movilidad|acompañar a caminar|ayudar a caminar|ayudar a los residentes a andar|apoyo a la deambulación
control de ingesta|anotar comidas y líquidos|registro de ingesta
atención de urgencias|atender emergencias|atender urgencias médicas
cuidados paliativos|cuidar a enfermos terminales|atención a enfermos terminales|acompañar a moribundos|cuidar a pacientes terminales
cuidados posparto|cuidados del puerperio|atención posparto|atención al puerperio
control de niño sano|revisión del niño sano|revisar a los bebés
derivación de pacientes|derivar pacientes|referir pacientes|remitir pacientes a especialistas
empastes dentales|empastar muelas|obturaciones dentales|tapar caries|calzas dentales
endodoncias|matar el nervio|tratamiento de conductos|tratamientos de conducto|hacer endodoncias
higiene bucodental|higiene bucal|enseñar a cepillarse|salud bucodental|salud bucal|higiene oral
ejercicios terapéuticos|pautar ejercicios de rehabilitación
terapia ocupacional|ergoterapia
audiometrías|medir la audición|pruebas auditivas|pruebas de audición|exámenes de audición
seguimiento farmacoterapéutico|seguimiento de la medicación|revisar la medicación
atención farmacéutica|consejo farmacéutico|aconsejar en el mostrador de farmacia|orientación farmacéutica
elaborar dietas|elaboración de dietas|diseño de dietas|pautar dietas|preparar dietas
evaluación psicológica|pruebas psicológicas|tests psicológicos|pasar tests psicológicos
intervención en crisis|atención en crisis
preparación de muestras|preparar muestras|procesamiento de muestras|procesar muestras
etiquetado de muestras|rotular muestras
limpieza de quirófanos|desinfectar quirófanos
inmovilización de heridos|inmovilizar heridos|inmovilizar accidentados|inmovilización de accidentados
vacunación de animales|vacunar animales
cirugía veterinaria|operar animales|operaciones de animales|cirugías de animales > esterilizar perros y gatos|castrar perros y gatos
cuidado de animales hospitalizados|cuidar animales enfermos|enfermería veterinaria|atender animales ingresados
sujeción de animales|sujetar animales|contención de animales
tareas domésticas|labores del hogar|quehaceres domésticos|tareas del hogar|labores domésticas|quehaceres del hogar
compras para personas dependientes|hacer la compra a mayores
cuidado de personas con discapacidad|atención a personas con discapacidad|cuidar a discapacitados|apoyo a personas con discapacidad
actividades de animación|dinamización de mayores|organizar actividades para mayores|actividades recreativas para mayores|dinamizar actividades con mayores
trabajo con jóvenes|trabajar con adolescentes|intervención con jóvenes
intervención familiar|trabajo con familias|apoyo a familias
inserción laboral|colocar a desempleados|integración laboral
atención a personas sin hogar|atención a personas en situación de calle
atención a víctimas|atender víctimas de violencia|apoyo a víctimas|acompañar a víctimas
atención a migrantes|acogida de migrantes|atender a inmigrantes
mediación familiar|mediar en familias|mediación de conflictos familiares
tratar adicciones|tratamiento de adicciones
evaluación del aprendizaje|evaluar el aprendizaje|evaluar alumnos|evaluación de alumnos|evaluación de estudiantes
tutoría de alumnos|tutorizar alumnos|acción tutorial
enseñanza de lectoescritura|enseñar a leer y escribir|lectoescritura|enseñar a leer a niños
cuentacuentos|contar cuentos|leer cuentos a niños|hora del cuento|narración de cuentos|contar cuentos a niños
vigilancia de comedor|cuidar el comedor escolar
actividades extraescolares|clases extraescolares|talleres extraescolares|actividades extracurriculares
vigilancia de exámenes|cuidar exámenes
diseño instruccional|diseñar cursos|diseñar formaciones
clases de inglés|enseñar inglés|docencia de inglés|dar inglés
clases de matemáticas|enseñar matemáticas
clases de piano|enseñar piano|lecciones de piano
clases de guitarra|enseñar guitarra|lecciones de guitarra
clases de canto|enseñar canto|lecciones de canto
clases de baile|enseñar baile|clases de danza|enseñar danza
clases de dibujo|enseñar dibujo|clases de pintura artística
entrenamiento personal|entrenar clientes individualmente|entrenamientos personalizados
clases dirigidas|clases colectivas de gimnasio|clases grupales de gimnasio
elaborar rutinas|diseñar entrenamientos|elaborar planes de entrenamiento
socorrismo|socorrismo acuático|vigilar piscinas|salvamento acuático|vigilancia de bañistas
clases de conducir|enseñar a conducir|clases de manejo|enseñar a manejar
elaboración de horarios escolares|hacer horarios escolares
asistencia a dirección|asistencia ejecutiva|apoyo a dirección
redacción de cartas|escribir cartas|redacción de correspondencia
compra de material de oficina|pedir material de oficina|pedidos de papelería|compra de papelería
gestión de oficina|administración de oficina|llevar la oficina
archivo de expedientes|ordenar expedientes|organización de expedientes
preparación de presentaciones|hacer presentaciones en PowerPoint|elaborar presentaciones|elaboración de presentaciones|presentaciones en PowerPoint
encuestas telefónicas|hacer encuestas por teléfono|encuestas por teléfono
realización de encuestas|hacer encuestas|encuestar personas|levantamiento de encuestas|aplicación de encuestas
facturación a clientes|facturar a clientes|emitir facturas a clientes|facturas de venta
pago a proveedores|pagar facturas de proveedores|liquidar facturas de proveedores
contabilidad de costes|cálculo de costes
contabilidad analítica|contabilidad de gestión
transferencias bancarias|hacer transferencias|transferencias a proveedores|órdenes de pago bancarias
planificación fiscal|planeación fiscal|planeación tributaria
auditoría interna|auditar procesos internos
análisis financiero|analizar estados financieros
atención en ventanilla|operaciones de ventanilla|operaciones de caja bancaria
cambio de divisas|compraventa de divisas|cambio de moneda|compra y venta de divisas
alquiler de viviendas|alquilar pisos|arrendamiento de viviendas|renta de departamentos
escritos judiciales|redactar escritos judiciales|redacción de escritos|escritos procesales
representación en juicio|defender en juicio|representación procesal|defensa en tribunales|representar en tribunales
redactar dictámenes|elaborar dictámenes jurídicos
revisión de contratos|análisis de contratos|examinar contratos
trámites notariales|gestiones notariales|preparar escrituras notariales
cumplimiento normativo|compliance|cumplimiento regulatorio|cumplimiento legal
traducción jurídica|traducir textos jurídicos|traducción legal > traducir contratos
traducción médica|traducir textos médicos > traducir informes médicos
interpretación judicial|interpretar en juzgados|intérprete judicial|interpretar en juicios
impartición de cursos|impartir cursos|dar cursos|dictar cursos|impartir formación|impartir capacitaciones|impartición de formación|dictar capacitaciones|dar capacitaciones
registro de documentos|registrar entradas y salidas de documentos
inspección sanitaria|inspeccionar restaurantes|inspecciones de higiene|control sanitario de establecimientos
control de pasaportes|revisar pasaportes
multas de aparcamiento|poner multas de estacionamiento|control de estacionamiento|control de aparcamiento regulado|vigilar zona azul
custodia de detenidos|custodia de internos|vigilar presos|vigilancia de internos|custodiar presos
rescatar personas|rescate de víctimas
investigación de accidentes|investigar accidentes laborales|investigación de accidentes laborales
formación en seguridad|charlas de seguridad|formar en prevención|capacitación en seguridad|pláticas de seguridad|charlas de cinco minutos
revisión de código|revisiones de código
integrar pasarelas de pago|integración de pagos
visualización de datos|visualizar datos|data visualization
toma de requisitos|levantamiento de requerimientos|recoger requisitos|captura de requisitos|relevamiento de requerimientos|levantamiento de requisitos
soporte informático|soporte TI|soporte IT|asistencia informática|soporte de sistemas
administración de sistemas|administrar sistemas|sysadmin
administración de redes|administrar redes|gestión de redes informáticas|redes informáticas
monitorización de sistemas|monitoreo de sistemas|vigilar servidores|monitorización de servidores|monitoreo de servidores
modelado 3D|modelación 3D
diseño de interiores|interiorismo
diseño de jardines|paisajismo|arquitectura del paisaje
planeamiento urbano|urbanismo|planificación urbana|planeación urbana|planificación urbanística
estudios geotécnicos|geotecnia|estudios de suelos
dirección de obra|dirección facultativa|llevar la obra
presupuestos de obra|presupuestación de obras
planificación de obra|programación de obra|planning de obra
certificados energéticos|certificación energética|certificados de eficiencia energética
mapa de flujo de valor|VSM|value stream mapping
supervisión de producción|supervisión de líneas de producción
control de recepción|inspección de entrada|inspección de recepción|revisar materiales a la entrada
ensayos no destructivos|pruebas no destructivas|NDT
automatización industrial|automatizar máquinas
mantenimiento de planta|mantenimiento industrial|mantenimiento de fábrica
órdenes de trabajo|partes de trabajo
técnicas de laboratorio|trabajo de laboratorio|labores de laboratorio
validación de métodos|validar métodos|validación de métodos analíticos
recogida de datos|recolección de datos|recopilar datos|toma de datos|recopilación de datos|levantamiento de datos
ensayos clínicos|estudios clínicos|clinical trials|investigación clínica
entrevistas periodísticas|entrevistar personajes|realizar entrevistas para prensa
presentación de televisión|presentar en televisión|conducción de televisión|presentador de televisión|conducir programas de televisión
ilustrar libros|dibujar ilustraciones
fotografía de bodas|fotos de boda
comisariado de exposiciones|curaduría de exposiciones|curar exposiciones
restauración de obras de arte|restaurar cuadros|conservación de obras de arte|restaurar pinturas|restauración de pinturas|restaurar obras de arte
estudio de mercado|investigación de mercado|investigar el mercado|market research|análisis de mercado
análisis de la competencia|estudiar a la competencia|vigilancia de competidores
gestión de tienda online|llevar la tienda online|administración de tienda en línea|gestionar la tienda virtual|gestión de ecommerce|administrar la tienda online
cierre de ventas|cerrar negocios
seguimiento de clientes|hacer seguimiento a clientes
cumplir objetivos de venta|alcanzar objetivos de venta|cumplir metas de venta|cumplimiento de metas de venta
venta al por mayor|ventas mayoristas
venta cruzada|cross-selling|ofrecer productos adicionales
atención posventa|servicio técnico posventa|postventa a clientes|atención postventa
consultas de clientes|resolver dudas de clientes|responder consultas|atender consultas|resolución de dudas|responder dudas de clientes
encuestas de satisfacción|medir la satisfacción de clientes|medición de satisfacción
gestión de exportaciones|exportar mercancía
comparación de ofertas|comparar presupuestos|comparar ofertas de proveedores|comparar proveedores
cadena de suministro|supply chain|cadena de abastecimiento
planificación de materiales|planificar materiales|planeación de materiales
resolución de conflictos|mediar en conflictos|manejo de conflictos|mediación de conflictos|gestión de conflictos
dirección de hotel|gerencia de hotel
gestión de restaurante|dirigir un restaurante|administración de restaurante|gerencia de restaurante|llevar un restaurante
organización de congresos|organizar congresos|organizar jornadas|organización de jornadas|organizar conferencias
devolución del cambio|dar el cambio|dar el vuelto
limpieza de tienda|orden y limpieza de tienda|limpieza del local
atención de probadores|control de probadores
elaboración de postres|hacer postres|preparar postres|preparación de postres|elaborar postres
cocina caliente|partida caliente
emplatar platos|presentación de platos|montaje de platos
dietas especiales|menús especiales|preparar dietas especiales
información sobre alérgenos|informar de alérgenos
seguridad alimentaria|inocuidad alimentaria|higiene alimentaria
registro de temperaturas|anotar temperaturas de cámaras|controlar temperaturas de neveras|toma de temperaturas de cámaras
limpieza de cocina|limpieza y desinfección de cocina|aseo de cocina
pedidos de cocina|pedir género|hacer pedidos de género|pedidos de alimentos
jefatura de cocina|dirigir la cocina|llevar la cocina|gestión de cocina
servicio de bebidas|servir copas|poner copas|servir bebidas en barra|despachar bebidas
reservas de mesa|tomar reservas de restaurante|reservas de restaurante|gestión de reservas de restaurante
acomodo de clientes|sentar a los clientes|recibir y acomodar comensales|recibir comensales
registro de huéspedes|check-in de huéspedes|check in|recibir y registrar huéspedes|registrar clientes a su llegada|hacer el check-in|registro de entrada de huéspedes|registrar la llegada de huéspedes
atención a huéspedes|guest service|servicio al huésped
limpieza de baños|limpiar aseos|limpieza de sanitarios|lavado de baños|asear baños|limpiar servicios higiénicos|fregar baños|limpieza de baños públicos
barrido y fregado|barrer y trapear
quitar el polvo|limpieza de polvo|sacudir muebles
vaciado de papeleras|sacar la basura|vaciar botes de basura|retirar la basura
limpieza de colegios|limpiar aulas|limpieza de escuelas|limpieza de centros escolares
limpieza industrial|limpiar naves|limpiar fábricas
limpieza de fin de obra|limpiar obras acabadas|limpieza final de obra
limpieza de vehículos|lavar vehículos > lavar coches|lavado de autos
lavado de ropa|hacer la colada|poner lavadoras
secado de pelo|marcar y secar|secado a mano
hacer permanentes|permanente de cabello
lavado de cabello|lavar el pelo|lavado de cabeza
arreglo de barba|recortar barba|perfilar barba|corte de barba
extensiones de pestañas|poner pestañas|colocación de pestañas|pestañas pelo a pelo
diseño de cejas|depilar cejas|perfilado de cejas
paseo de perros|sacar perros a pasear
adiestramiento canino|adiestrar perros|entrenar perros|educación canina|entrenamiento canino
llevar y recoger niños del colegio|recoger a los niños del colegio|acompañar niños al colegio|llevar niños a la escuela
facturación de pasajeros|facturar pasajeros|check-in de pasajeros
embarcar pasajeros|abordaje de pasajeros > atender puerta de embarque
atención a pasajeros|servicio a pasajeros
cargar equipajes|handling de equipaje
recogida de hortalizas|recolectar hortalizas|cosecha de hortalizas|recoger verduras|cosecha de verduras
recogida de fresas|recolectar fresas|cosecha de fresas|pizca de fresa
recolectar cítricos|cosecha de cítricos
recogida de café|cosecha de café|recolectar café|corte de café
riego por goteo|instalar goteo|instalación de riego por goteo
manejar maquinaria agrícola|operar maquinaria agrícola|conducir maquinaria agrícola
recogida de huevos|recolección de huevos
cuidado de caballos|atender caballos
inseminación artificial|inseminar vacas|inseminar ganado
sanidad animal|salud animal|control sanitario de animales|control sanitario del ganado
elaboración de cerveza|hacer cerveza|elaborar cerveza|producción de cerveza
tostado de café|tueste de café
plantación de flores|plantar flores|plantar parterres|siembra de flores
instalación de césped|poner césped|colocar césped|colocar pasto|sembrar césped|instalar pasto
colocación de suelos|poner suelos|instalación de pisos|instalar pisos|colocación de pisos|poner pisos|colocar suelos
poner suelo laminado|instalación de piso laminado|colocar suelo laminado
construcción de carreteras|hacer carreteras|obras de carretera
fabricación de muebles|hacer muebles|fabricar muebles|elaboración de muebles|construir muebles > fabricar mesas|fabricar sillas|fabricar armarios|fabricar camas|fabricar estanterías|hacer mesas|hacer sillas|hacer armarios|hacer estanterías
alisado de paredes|masillado de paredes|resanar paredes|preparación de paredes para pintar
pintura con pistola|pintura con aerógrafo
manejo de maquinaria pesada|operar maquinaria pesada|operación de maquinaria pesada|conducir maquinaria pesada
perforación de pozos|perforar pozos|hacer sondeos|perforación de sondeos
instalación eléctrica de viviendas|cablear viviendas|electrificar viviendas|cableado de casas|instalaciones eléctricas domiciliarias|instalaciones eléctricas residenciales|hacer la instalación eléctrica de casas
instalación de internet|instalar internet en domicilios|instalar routers en domicilios
reparación de móviles|reparar móviles|reparación de celulares|arreglar móviles|reparar celulares|reparación de teléfonos móviles
reparación de placas electrónicas|reparar placas electrónicas|reparar tarjetas electrónicas|reparación de tarjetas electrónicas
bobinado de motores|rebobinar motores|embobinado de motores
mantenimiento de calderas|revisar calderas
instalación de calefacción|instalar calefacción|montaje de calefacción
instalar bombas de calor|instalación de bombas de calor
mantenimiento de aire acondicionado|mantenimiento de climas|revisar aires acondicionados
reparar cámaras frigoríficas|mantenimiento de cámaras frigoríficas
pulido de metales|pulir piezas
taladrado y roscado|barrenado y machueleado
montaje de máquinas|ensamblaje de máquinas|ensamblar máquinas|armar máquinas
montaje de componentes|ensamblar componentes|ensamblaje de componentes|montar piezas|ensamblar piezas|ensamblaje de piezas|armado de piezas
reparación de motores|reparar motores
reparar cajas de cambios|reparación de transmisiones|reparación de cajas de cambios|reparar transmisiones
cambio de embrague|sustituir embragues|sustitución de embragues
cambio de frenos|reparación de frenos|reparar frenos|cambio de balatas > cambiar pastillas de freno|sustituir pastillas de freno
cambiar la correa de distribución|cambio de distribución|cambio de banda de distribución
alineación y balanceo|equilibrado y alineado|alineación de dirección|paralelo y equilibrado|alinear dirección
afinación de motores|puesta a punto de motores|afinar motores
reparación de camiones|reparar camiones|mecánica de camiones
reparación de motos|reparar motos|reparación de motocicletas|mecánica de motos|arreglar motos|reparar motocicletas|mecánica de motocicletas
reparación de bicicletas|reparar bicicletas|arreglar bicis|mecánica de bicicletas|arreglar bicicletas
cambio de lunas|cambiar parabrisas|sustitución de lunas|sustituir parabrisas
mantenimiento de aeronaves|mantener aviones|mantenimiento aeronáutico
reparación de máquinas|reparar máquinas|arreglar máquinas|reparación de equipos industriales
mantenimiento correctivo|reparar fallas de máquinas|reparaciones correctivas
limpieza de máquinas|lavado de máquinas|limpieza de equipos de producción
manejo de envasadora|operar envasadoras|operación de envasadoras|operar líneas de envasado|manejo de línea de envasado
etiquetar productos|pegar etiquetas
selección de piezas defectuosas|separar piezas defectuosas|retirar piezas defectuosas|apartar piezas defectuosas|segregar piezas defectuosas
extruir plástico|manejo de extrusora|operar extrusora
impresión digital|manejo de impresora digital
hacer patrones|elaboración de patrones|trazar patrones|diseño de patrones
fabricación de calzado|fabricar zapatos|hacer zapatos|elaboración de calzado
reparar relojes|reparación de relojes|arreglar relojes
reparación de joyas|reparar joyas|arreglar joyas|compostura de joyas
afinación de pianos|afinar pianos
`;
