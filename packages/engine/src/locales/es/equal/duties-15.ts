/** Spanish, duties of technicians: laboratories, plants, ships, clinics, insurance, offices, the police, sports, kitchens and networks, one meaning a line; what stands behind ">" only proves; our own list. */
export const duties15 = `
calibración de equipos de laboratorio|calibrar equipos de laboratorio|calibración de instrumental de laboratorio > calibrar balanzas|calibrar pipetas|calibrar balanzas y pipetas|calibrar pHmetros|calibrar micropipetas|calibrar espectrofotómetros
ensayos de hormigón|control de calidad del hormigón|ensayos de concreto|rotura de probetas de hormigón|romper probetas de hormigón > ensayos de resistencia con probetas de hormigón|ensayar probetas de hormigón|medir el asiento del hormigón|cono de Abrams
ensayos de suelos|mecánica de suelos|ensayos geotécnicos|ensayar suelos > ensayos Proctor|granulometrías
ensayos no destructivos|END|ensayos por ultrasonidos y líquidos penetrantes > líquidos penetrantes|partículas magnéticas|ultrasonidos en soldaduras
ensayos destructivos|ensayos mecánicos > ensayos de tracción|ensayos de dureza
diagnóstico de averías electrónicas|diagnosticar averías electrónicas|reparación de tarjetas electrónicas > buscar averías en tarjetas|buscar averías en placas electrónicas|localizar averías en placas|localizar fallos en circuitos
diagnóstico de averías|localización de averías|búsqueda de averías|buscar averías|diagnosticar averías|localizar averías|detección de averías|detección de fallas|localizar fallas|diagnóstico de fallas
soldadura de componentes|soldar componentes|soldadura con estaño|soldar con estaño|soldadura electrónica|soldadura blanda
digitalización de planos|digitalizar planos|escanear planos > pasar a ordenador los planos|pasar los planos a ordenador|pasar planos a AutoCAD|pasar planos a limpio en ordenador
delineación de planos|delinear planos|delineación|dibujo de planos|dibujar planos|dibujo técnico de planos|trazado de planos
asignación de tareas|asignar tareas|reparto de tareas|repartir tareas|distribución de tareas|distribuir tareas|reparto del trabajo|repartir el trabajo|asignación de trabajos|asignar trabajos|distribuir el trabajo
mando de cuadrillas|dirección de cuadrillas|dirigir cuadrillas|mandar cuadrillas|coordinación de cuadrillas > dirigir a los albañiles|dirigir a los albañiles y peones|mandar a los peones|coordinar a los albañiles
carga del horno|cargar el horno|carga de hornos|alimentación del horno|alimentar el horno > cargar los residuos en el horno|cargar las piezas en el horno|meter las piezas en el horno
maniobra de válvulas|maniobrar válvulas|operación de válvulas|operar válvulas|manejo de válvulas > abrir y cerrar válvulas|abrir válvulas|cerrar válvulas
programación de robots|programar robots|programación de robots industriales > programar los brazos robotizados|programar brazos robóticos|programación de robots KUKA|programar robots ABB
programación de PLC|programación de autómatas|programar PLC|programar autómatas|programación de controladores lógicos > programar autómatas Siemens
mantenimiento de motores marinos|mecánica naval|reparación de motores marinos > mantener los motores del buque|reparar motores de barco|mantenimiento de los motores del barco
guardia de navegación|guardias de navegación|guardias de puente > hacer guardias en el puente|guardia en el puente
control de tráfico aéreo|control del tránsito aéreo|ATC > autorizar despegues|autorizar despegues y aterrizajes|dar pista a los aviones
señalamiento de árboles|señalamiento forestal|marcado de árboles|marcar árboles para cortar|marqueo de árboles > marcar los árboles que había que cortar|marcar los pies para cortar
inventario forestal|inventarios forestales > medir árboles|medir diámetros de árboles|cubicar madera en pie
radiodiagnóstico|radiología|radiología diagnóstica|diagnóstico por imagen|imagenología|imagen diagnóstica > hacer radiografías|hacer mamografías|realizar radiografías|hacer placas a los pacientes|realización de radiografías|tomar radiografías|hacer resonancias magnéticas
resonancia magnética|RM|RMN|resonancias magnéticas
tomografía computarizada|TAC|tomografías|escáner médico|TC
unidosis|sistema unidosis|dosis unitaria|dosis unitarias > preparar las dosis de cada paciente|preparar la medicación de cada paciente para 24 horas|preparar los carros de medicación
elaboración de prótesis dentales|fabricación de prótesis dentales|confección de prótesis dentales > hacer coronas y puentes|hacer coronas|hacer dentaduras|hacer puentes de porcelana|hacer dentaduras postizas
higiene del paciente|higiene de pacientes|aseo del paciente|aseo de pacientes|aseo personal de pacientes|baño de pacientes|higiene de los enfermos|asear a los enfermos > lavar a los enfermos|lavar y vestir a los enfermos|bañar a los enfermos|bañar a los pacientes|lavar a los residentes|asear a los residentes|duchar a los residentes
toma de constantes|toma de constantes vitales|medición de constantes|control de constantes vitales|toma de signos vitales|control de signos vitales|tomar las constantes > medir la temperatura y el pulso|tomar la temperatura|tomar el pulso|tomar la tensión|medir la tensión y la temperatura|tomar la tensión y la temperatura|medir el pulso
rasurado prequirúrgico|rasurado quirúrgico|rasurado prequirúrgico de pacientes > rasurar antes de las operaciones|afeitar la zona antes de la operación|rasurar la zona antes de la cirugía|rasurar la zona antes de las operaciones
limpieza dental|limpiezas de boca|limpieza de boca|limpiezas dentales|higiene bucodental|tartrectomías|profilaxis dental
codificación clínica|codificación de diagnósticos|codificación CIE-10|codificar diagnósticos|codificación médica > codificar altas hospitalarias|codificar historias clínicas|codificar episodios clínicos
montaje de gafas|montar gafas|montaje de lentes|montar lentes > montar cristales en las gafas|montar cristales en monturas|biselado de lentes|montar los cristales
aplicación de infrarrojos|terapia con infrarrojos > poner lámparas de calor
transporte sanitario|traslado sanitario|traslado de enfermos en ambulancia|traslado en ambulancia|trasladar pacientes en ambulancia|traslado de pacientes en ambulancia|trasladar enfermos en ambulancia|conducción de ambulancias|llevar enfermos en ambulancia
asistencia a accidentados|atención a accidentados|atención a heridos|asistencia a heridos|atender a accidentados|atender a heridos|socorro a heridos > atender heridos en accidentes
compraventa de acciones|compra y venta de acciones|compraventa de valores|intermediación bursátil > comprar y vender acciones|comprar y vender valores|operar en bolsa por cuenta de clientes
compraventa de vehículos|compra y venta de vehículos|compraventa de coches|comprar y vender coches|compra y venta de coches
compraventa de inmuebles|compra y venta de inmuebles|compraventa de viviendas|comprar y vender pisos|compra y venta de viviendas
recopilación de documentación|recopilar documentación|reunir documentación|recogida de documentación|recopilación de documentos|reunir los documentos|reunir los papeles|acopio de documentación|recolección de documentos|recabar documentación|recoger los documentos
acompañamiento socioeducativo|acompañamiento educativo de jóvenes > acompañar a jóvenes tutelados|acompañamiento a jóvenes tutelados|acompañar a menores tutelados|acompañar a menores en acogimiento
fomento de la autonomía personal|entrenamiento en autonomía > enseñar a usar el autobús|enseñar a vestirse solos|enseñar a cocinar a personas con discapacidad
elaboración de rutinas de entrenamiento|elaboración de planes de entrenamiento|diseño de entrenamientos|hacer tablas de ejercicios|diseñar rutinas|planificación de entrenamientos|preparar rutinas de ejercicio
entrenamiento personal|personal training|entrenamientos personalizados|entrenar a clientes uno a uno
ciclo indoor|spinning|ciclismo indoor|clases de bicicleta estática
clases colectivas|clases grupales de gimnasio|clases dirigidas|actividades dirigidas > clases de aeróbic|clases de zumba|clases de pilates y yoga
selección de mobiliario|selección de muebles|elección de mobiliario|elegir muebles|elegir mobiliario|escoger muebles > elegir telas y muebles
dirección de cocina|jefatura de cocina|dirigir la cocina|llevar la cocina|dirigir una cocina|mando de cocina > mandar en una cocina|al frente de la cocina|dirigir a los cocineros|dirigir un equipo de cocineros
microfonía|microfonía en directo|colocación de micrófonos|colocar micrófonos > colocar micrófonos y altavoces|poner micrófonos en conciertos
montaje de racks|montaje de armarios de comunicaciones|montar racks|armado de racks|instalación de racks|armar racks > montar los armarios de comunicaciones|montar armarios de red
actualización de contenidos web|actualización de la web|actualización de páginas web|mantenimiento de contenidos web|actualizar la web|actualizar páginas web|gestión de contenidos web > actualizar las noticias de la web|subir noticias a la web|colgar noticias en la web|actualizar la página
empalme de fibra óptica|empalmes de fibra óptica|fusión de fibra óptica|fusionado de fibra óptica|fusiones de fibra|empalmar fibra óptica|fusionar fibra óptica|fusionar fibras > unir fibras ópticas|unir fibra con fusionadora
cableado estructurado|cableado de red|cablear oficinas|cableado de datos|instalar puntos de red|tirar cable de red|instalación de puntos de red
casación de pagos|casar pagos|aplicación de pagos|conciliación de pagos|casar cobros|casación de cobros|aplicación de cobros|imputación de cobros
conciliación bancaria|conciliaciones bancarias|punteo bancario|puntear extractos|puntear los extractos del banco|cuadrar el banco|punteo de extractos bancarios
valoración de daños|evaluación de daños|peritación de daños|tasación de daños|estimación de daños|peritaje de daños|valorar daños|peritar daños|valoración de siniestros
contratación de pólizas|emisión de pólizas|suscripción de pólizas|contratar pólizas|venta de pólizas|venta de seguros|vender pólizas|vender seguros
comparación de ofertas|comparar ofertas|comparativa de ofertas|comparación de presupuestos|comparar presupuestos|comparar precios de proveedores
seguimiento de pedidos|seguir pedidos|control de pedidos|seguimiento a pedidos|rastreo de pedidos|dar seguimiento a pedidos > seguir los pedidos hasta su entrega|reclamar los pedidos atrasados
clasificación arancelaria|clasificar mercancías por arancel|clasificación por partida arancelaria > clasificar mercancías por su código arancelario|buscar la partida arancelaria|asignar partidas arancelarias
visitas a inmuebles|enseñar pisos|enseñar viviendas|mostrar inmuebles|visitas a pisos|mostrar pisos|mostrar departamentos|enseñar casas|exhibición de inmuebles|visitas a viviendas
captación de inmuebles|captar inmuebles|captación de pisos|captación de viviendas|captación de propiedades|captar pisos|captación inmobiliaria > conseguir pisos en exclusiva|conseguir pisos para vender|conseguir casas para vender
wedding planner|organización de bodas|organizar bodas|planificación de bodas|planeación de bodas
organización de viajes|gestión de viajes|organizar viajes|reserva de viajes|coordinación de viajes|viajes corporativos > reservar vuelos y hoteles|reservar billetes y hoteles|organizar los viajes del director|reservar los viajes
gestión de agendas|gestión de agenda|llevar la agenda|manejo de agenda|control de agenda|llevanza de agendas|llevar agendas|llevar la agenda de directivos
citación de pacientes|citar pacientes|asignación de citas|gestión de citas|dar cita a los pacientes|agendamiento de pacientes|dar citas|agendar pacientes|agendamiento de citas|dar cita|asignar citas|dar turnos a los pacientes|otorgamiento de turnos
registro de equipajes|inspección de equipajes|registrar equipajes|revisión de equipajes|control de equipajes|revisar maletas|registrar maletas
expedición de licencias|otorgamiento de licencias|concesión de licencias|emisión de licencias|expedir licencias|conceder licencias
búsqueda de jurisprudencia|buscar jurisprudencia|investigación jurisprudencial|investigación legal|investigación jurídica
animación infantil|animar fiestas infantiles|animación de fiestas infantiles|animación de cumpleaños|entretenimiento infantil|amenizar fiestas infantiles|animar cumpleaños
retoque fotográfico|retocar fotos|retoque de fotos|retoque digital|retoque de imágenes|edición fotográfica|retocar imágenes|edición de fotos
embalaje de obras de arte|embalar obras de arte|embalaje de arte > embalar cuadros|embalar esculturas|embalar lienzos
forrado de libros|forrar libros|plastificado de libros|tejuelado|etiquetado de libros > forrar y etiquetar los libros
diseño de menús|diseñar menús|elaboración de menús|creación de menús|planificación de menús|confección de menús|hacer los menús|crear la carta|creación de cartas|elaboración de cartas
mise en place|puesta a punto de cocina|preparación previa en cocina|preelaboraciones|preelaboración
orientación de antenas|orientar antenas|instalación de antenas|montaje de antenas|instalar antenas|montar antenas
instalación de software|instalar programas|instalación de programas|instalar software|instalación de aplicaciones
medición de tierras|medir la resistencia de puesta a tierra|medida de tierras|medición de puesta a tierra|medir tierras|mediciones de puesta a tierra
alineación de ejes|alineado de ejes|alinear ejes|alineación láser de ejes|alineación de motores y bombas
depuración de aguas|tratamiento de aguas residuales|depuración de aguas residuales|tratar aguas residuales|saneamiento de aguas residuales|tratamiento de efluentes|depurar aguas
potabilización|potabilización de agua|tratamiento de agua potable|potabilizar agua
dosificación de cloro|cloración|dosificar cloro|clorar el agua|ajustar la dosis de cloro|ajustar el cloro|control del cloro
colada de acero|colar acero|vaciado de acero|colado de acero
analítica de aguas|análisis de aguas|analizar agua|análisis de agua|analizar muestras de agua|análisis fisicoquímico de aguas
análisis clínicos|análisis de laboratorio clínico|analizar sangre|análisis de sangre|analizar sangre y orina|análisis de sangre y orina
corte de tejidos histológicos|cortes histológicos|corte con microtomo|cortar tejidos con el microtomo|microtomía
cultivo celular|cultivos celulares|cultivar células|cultivo de células
cultivos microbiológicos|cultivo microbiológico|siembra de placas|sembrar placas|siembra microbiológica|cultivar bacterias
elaboración de prótesis dentales > hacer coronas de porcelana|hacer coronas de circonio|hacer férulas de descarga
fomento de la autonomía personal|promoción de la autonomía personal|entrenamiento en autonomía|enseñanza de habilidades de la vida diaria
renderizado|renderización|hacer renders|hacer infografías en 3D|elaboración de renders|visualización arquitectónica
ciclo indoor > dar clases de bici estática en grupo|dar clases de bicicleta estática
unidosis > preparación de unidosis|preparar las dosis de cada paciente
`;
