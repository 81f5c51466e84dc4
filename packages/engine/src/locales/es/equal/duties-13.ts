/** Spanish, duties of managers, scientists, engineers, designers and health, one meaning a line; what stands behind ">" only proves; our own list. */
export const duties13 = `
negociación bancaria|negociación con bancos|negociar con bancos|negociación con entidades financieras|negociar con entidades financieras
control presupuestario|control del presupuesto|controlar el presupuesto|seguimiento presupuestario|seguimiento del presupuesto > controlar las desviaciones|control de desviaciones|analizar desviaciones del presupuesto|vigilar las desviaciones
cuenta de pérdidas y ganancias|cuenta de resultados|P&L
negociación colectiva > negociar el convenio|negociación del convenio|negociar con los sindicatos|negociar convenios colectivos
relaciones laborales|relaciones sindicales > trato con el comité de empresa|negociar con el comité de empresa
lanzamiento de productos|lanzar productos|lanzamiento de nuevos productos|introducción de productos en el mercado > lanzar al mercado|sacar al mercado|lanzamiento al mercado
definición de objetivos comerciales|definir objetivos comerciales|fijación de objetivos comerciales|fijación de objetivos de venta > fijar los objetivos de venta|fijar objetivos de ventas|marcar los objetivos de venta|marcar objetivos comerciales
planificación de cultivos|planificar cultivos > planificar las siembras|planificación de siembras|planificar la rotación de cultivos
gestión de la producción|gestionar la producción|organización de la producción|organizar la producción|dirigir la producción|dirección de la producción
control de subcontratas|control de subcontratistas|supervisión de subcontratas|supervisar subcontratas|seguimiento de subcontratas > controlar a las subcontratas|coordinar a las subcontratas|vigilar a las subcontratas
negociación con transportistas|negociar con transportistas > negociar portes|negociación de portes|negociar tarifas de transporte
negociación de tarifas|negociar tarifas|negociación de precios|negociar precios
revenue management|gestión de ingresos hoteleros|yield management > fijar los precios de las habitaciones|ajustar las tarifas según la ocupación|fijar las tarifas según la ocupación
supervisión de pisos|supervisar pisos|control de pisos > supervisar la limpieza de las habitaciones|supervisión de la limpieza de habitaciones|revisar las habitaciones limpias|supervisar a las camareras de pisos
pedidos a proveedores|realización de pedidos|realizar pedidos|hacer pedidos|hacer los pedidos a los proveedores|pedir género|pedir mercancía|gestión de pedidos a proveedores|compra a proveedores|lanzar pedidos a proveedores > pedir a los proveedores|hacer el pedido de fruta|hacer los pedidos de bebida
escandallos|elaboración de escandallos|hacer escandallos|cálculo de escandallos|costeo de platos|costear platos|costeo de recetas|costear recetas|cálculo del coste de los platos|calcular el coste de los platos|calcular el costo de los platos > calcular lo que costaba cada plato|calcular cuánto costaba cada plato|calcular el coste de cada plato|calcular el costo de cada plato|costear cada plato
captación y fidelización de socios > hacer socios nuevos y mantener
captación de socios|captar socios|hacer socios|hacer socios nuevos|conseguir socios|altas de socios nuevos
fidelización de clientes|fidelizar clientes|retención de clientes|retener clientes|conservar clientes
predicción meteorológica|pronóstico meteorológico|pronóstico del tiempo|predicción del tiempo|pronosticar el tiempo|previsión meteorológica|previsión del tiempo > hacer el pronóstico diario
validación de métodos analíticos|validar métodos analíticos|validación de métodos de análisis|validar métodos de análisis
modelización estadística|modelado estadístico|modelar estadísticamente > ajustar modelos de regresión|ajuste de modelos de regresión
censo de aves|censar aves|conteo de aves|contar aves|recuento de aves
censo de fauna|censar fauna|conteo de fauna|censos de fauna > contar animales silvestres|censar lobos|censar aves
control de emisiones|controlar emisiones|medición de emisiones|medir emisiones|medir las emisiones
medición de ruido|medir el ruido|mediciones acústicas|medición acústica|sonometrías|mediciones de ruido
cálculo por elementos finitos|análisis por elementos finitos|FEM|FEA|simulación por elementos finitos|simular por elementos finitos > elementos finitos
escalado de procesos|escalar procesos|escalado industrial > pasar el proceso del laboratorio a la planta piloto|pasar del laboratorio a la planta|llevar el proceso del laboratorio a planta
diseño de zonas verdes|diseñar zonas verdes|diseño de áreas verdes|proyectos de zonas verdes|diseño de espacios verdes > diseñar parques|diseñar jardines|diseño de jardines|diseño de parques y jardines
evaluación de riesgos laborales|evaluar riesgos laborales|evaluación de riesgos en el trabajo > evaluar los riesgos de cada puesto|evaluación de riesgos de los puestos|evaluar los riesgos de los puestos de trabajo|evaluación de puestos de trabajo en prevención
programación de firmware|programar firmware|desarrollo de firmware|desarrollar firmware > programar microcontroladores|programación de microcontroladores
despliegue de fibra óptica|desplegar fibra óptica|tendido de fibra óptica|tender fibra óptica|instalación de fibra óptica|instalar fibra óptica > tender redes de fibra|tirar fibra|tender fibra
prototipado|elaboración de prototipos|hacer prototipos|fabricación de prototipos|construcción de prototipos|fabricar prototipos|construir prototipos|desarrollo de prototipos
patronaje|elaboración de patrones|hacer patrones|trazado de patrones|trazar patrones|dibujar patrones|desarrollo de patrones|patronaje industrial > dibujar y cortar los patrones|sacar los patrones
planeamiento urbanístico|planificación urbana|planeación urbana|ordenación urbanística
levantamiento topográfico|levantamientos topográficos|levantamiento de terrenos > levantar planos de parcelas|levantar los planos de parcelas|levantar planos de terrenos|medir fincas con estación total|medir el terreno con estación total
replanteo|replanteos|replanteo de obra|replantear|trazo de obra|replanteo topográfico > marcar en el terreno los ejes|marcar los ejes en el terreno|marcar en el terreno los puntos del proyecto|replanteo de viales
identidad corporativa|identidad visual|imagen corporativa|identidad de marca|branding visual > diseñar logotipos y manuales de marca
diseño de logotipos|diseñar logotipos|creación de logotipos|crear logotipos|diseño de logos|diseñar logos
consulta médica|atención en consulta|pasar consulta|dar consulta médica|consulta ambulatoria médica
visitas domiciliarias|atención domiciliaria|visitas a domicilio|visita domiciliaria|visitar a domicilio > ir a casa de los enfermos|visitar a los pacientes en sus casas|visitar a los enfermos en su casa|visitar a los pacientes en su domicilio|visitar familias en su casa
anestesia|administración de anestesia|administrar anestesia|anestesiar pacientes|anestesiar > dormir a los pacientes para cirugía|poner anestesia|dormir a pacientes para cirugía|dormir pacientes para la operación
cirugía de hernias|operar hernias|operación de hernias|reparación quirúrgica de hernias|hernioplastia
colecistectomía|operar vesículas|operación de vesícula|extirpación de la vesícula|cirugía de vesícula
vacunación|administración de vacunas|administrar vacunas|poner vacunas|aplicar vacunas|aplicación de vacunas|puesta de vacunas|inmunización
inyectables|administración de inyectables|poner inyecciones|aplicar inyecciones|aplicación de inyecciones|administrar inyectables
identificación animal|identificación de animales|identificación de mascotas|implantación de microchips|microchipado|colocación de microchips > poner el microchip|poner microchips|colocar microchips|implantar microchips|crotalado|poner crotales
implantología|colocación de implantes dentales|colocar implantes dentales|cirugía de implantes
ortodoncia|tratamientos de ortodoncia > colocar brackets|poner brackets
endodoncia|endodoncias|tratamiento de conductos|tratamientos de conducto|matar el nervio de las muelas
exodoncia|exodoncias|extracciones dentales|extracción de piezas dentales|sacar muelas|extraer muelas|extracción de muelas
obturaciones|obturación dental|empastes|empastar caries|empastar muelas|empastar|resinas dentales|poner empastes
profilaxis dental|limpieza dental|limpiezas dentales|limpiezas bucales|higiene dental|tartrectomía|quitar el sarro|destartraje
rehabilitación de rodilla|fisioterapia de rodilla > tratar lesiones de rodilla con ejercicios|recuperación de rodillas operadas|recuperación de rodilla
electroterapia|corrientes analgésicas > aplicar corrientes|TENS|aplicar corrientes a los pacientes
termoterapia|aplicación de calor terapéutico|aplicar calor a los pacientes
masoterapia|masaje terapéutico|masajes terapéuticos|dar masajes terapéuticos
cinesiterapia|kinesiterapia|terapia con movimiento
drenaje linfático|drenajes linfáticos|drenaje linfático manual|DLM
elaboración de dietas personalizadas|hacer dietas a medida|elaboración de dietas a medida
tratamiento de la disfemia|tratamiento de la tartamudez > tratar a niños que tartamudeaban
reeducación de la voz|rehabilitación de la voz|rehabilitación vocal|tratamiento de la disfonía
sondaje vesical|sondajes vesicales|colocación de sondas vesicales|colocar sondas vesicales|poner sondas urinarias|colocación de sondas urinarias|sondar pacientes|cateterismo vesical
sondaje nasogástrico|colocación de sonda nasogástrica|poner sondas nasogástricas|colocar sondas nasogástricas
canalización de vías|canalización de vías venosas|canalizar vías|coger vías|poner vías|venopunción|venoclisis|colocar vías|colocación de vías periféricas|canalización venosa
toma de tensión|tomar la tensión|toma de presión arterial|tomar la presión arterial|control de tensión arterial|medir la tensión|tomar la presión|medición de la presión arterial
control de glucemia|glucemia capilar|glucemias capilares|medir el azúcar en sangre|medición de glucosa|medir la glucosa|pinchar el dedo para el azúcar|toma de glicemia
cura de heridas|curas de heridas|curación de heridas|curaciones|cuidado de heridas|curar heridas
cura de úlceras|curar úlceras|cura de escaras|curar escaras|cuidado de úlceras por presión
retirada de puntos|retirada de suturas|quitar puntos|retirar puntos|retiro de puntos|retiro de suturas|extracción de puntos
sutura de heridas|suturas|suturar heridas|coser heridas|poner puntos de sutura
inmovilizaciones|inmovilización con yeso|colocación de yesos|poner escayolas|colocación de férulas|colocar férulas
espirometrías|espirometría|hacer espirometrías|realización de espirometrías
pruebas de función respiratoria > espirometrías|hacer espirometrías
extracción de sangre|flebotomía|extracciones sanguíneas|sacar sangre|extraer sangre|toma de muestras de sangre
reanimación cardiopulmonar|RCP|maniobras de reanimación|reanimar pacientes|maniobras de RCP
triaje|triage|clasificación de urgencias|clasificación de pacientes|clasificar pacientes según gravedad > decidir quién pasaba primero en urgencias
instrumentación quirúrgica|instrumentación en quirófano > pasar el instrumental al cirujano|dar el instrumental al cirujano|pasar el instrumental en las operaciones
preparación del quirófano|preparar el quirófano|montar el quirófano|montaje de quirófano|preparación de quirófanos|preparar quirófanos
asistencia al parto|atención al parto|atención de partos|atender partos|asistir partos
educación maternal|preparación al parto|clases de preparación al parto|psicoprofilaxis obstétrica|preparación para el parto > preparar a las embarazadas para el parto
control del embarazo|seguimiento del embarazo|control prenatal|controles prenatales|seguimiento de embarazos|control de embarazadas|seguimiento de embarazadas
apoyo a la lactancia|asesoramiento en lactancia|ayudar a dar el pecho|consejería en lactancia
desparasitación|desparasitar animales|desparasitar perros|desparasitar ganado|desparasitación animal
esterilización de animales|castración de animales|castraciones|esterilizar perros y gatos|castrar animales|castrar perros y gatos|ovariohisterectomía y castración
dispensación de medicamentos|dispensar medicamentos|despacho de medicamentos|entrega de medicamentos en farmacia|despachar medicamentos|venta de medicamentos con receta
seguimiento farmacoterapéutico|seguimiento de la medicación de los pacientes|revisión de la medicación
graduación de la vista|graduar la vista|refracción|refracción ocular|medir la vista|exámenes de refracción|examen de la vista|exámenes visuales
adaptación de lentes de contacto|adaptación de lentillas|adaptar lentillas|contactología|adaptar lentes de contacto
valoración nutricional|evaluación nutricional|valorar el estado nutricional|valoración del estado nutricional|evaluar el estado nutricional|cribado nutricional
estudio de tiempos|toma de tiempos|medición de tiempos|cronometraje|cronometrar operaciones|cronometraje de operaciones|estudios de métodos y tiempos|cronometrar los puestos
mejora continua|kaizen|mejoras continuas
cálculo de estructuras|calcular estructuras|cálculo estructural|análisis estructural|dimensionado de estructuras|dimensionar estructuras
diseño de carreteras|diseñar carreteras|trazado de carreteras|proyectos de carreteras|proyectar carreteras|diseño vial
dirección de obra|dirigir obras|dirección de obras|dirección facultativa|dirigir la obra
certificación de obra|certificaciones de obra|certificar obra|estimaciones de obra|certificaciones mensuales
mediciones y presupuestos|cubicaciones|cubicación|metrados|cómputos métricos|cómputo métrico|mediciones de obra|medición de obra
toma de muestras|muestreo|tomar muestras|muestrear|recogida de muestras|recoger muestras|recolección de muestras
interpretación de sondeos|interpretar sondeos|descripción de testigos|logueo de sondajes|testificación de sondeos
organización de eventos deportivos > organizar torneos|organización de torneos|organizar carreras|organizar carreras populares|organizar competiciones deportivas
relación con los medios|relaciones con los medios|relaciones con la prensa|atención a medios|trato con la prensa|atención a la prensa > atender a los periodistas|atender a la prensa|redactar notas de prensa y atender periodistas
relaciones con inversores|relación con inversores|atención a inversores|investor relations
reducción de costes|reducción de costos|ahorro de costes|reducir costes|bajar costes|bajar los costos|abaratar costes
organización de turnos|elaboración de cuadrantes|hacer los cuadrantes|planificación de turnos|hacer los turnos|elaboración de turnos|hacer el cuadrante
despliegue de FTTH|despliegue de fibra hasta el hogar > tender redes de fibra hasta el hogar|tendido de fibra hasta el hogar
planeamiento urbanístico > redactar el plan general de ordenación|redactar planes generales|redacción de planes parciales|redactar planes parciales
identidad corporativa > diseñar manuales de marca|diseño de manuales de marca|crear manuales de identidad
elaboración de dietas personalizadas|hacer planes de alimentación personalizados|elaborar planes nutricionales personalizados
tratamiento de la disfemia > tratar a niños tartamudos|tratar la tartamudez|tratar a tartamudos
tratamiento de la dislalia|tratamiento de dislalias|tratar dislalias > tratar a niños que pronuncian mal
estudios de impacto ambiental|estudio de impacto ambiental|EsIA|manifestación de impacto ambiental
evaluación de impacto ambiental|EIA > redactar estudios de impacto ambiental|elaborar estudios de impacto ambiental
electrocardiogramas|ECG|electrocardiografía > hacer electros
realización de electrocardiogramas|hacer electros|hacer electrocardiogramas|realizar electrocardiogramas
licencias de obra|permisos de obra|permisos de construcción
tramitación de licencias de obra|tramitar licencias de obra|tramitar permisos de construcción|gestión de licencias de obra
`;
