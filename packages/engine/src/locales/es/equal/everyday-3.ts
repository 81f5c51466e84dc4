/** Spanish, what postings ask for in offices, accounts, people, computers, media, public service, schools, culture, sports and travel, and how people say it; what stands behind ">" only proves. */
export const everyday3 = `
atención telefónica|atención de llamadas|recepción de llamadas > atender llamadas|contestar llamadas|coger llamadas|responder al teléfono|coger el teléfono
filtrado de llamadas > pasar las llamadas a quien tocaba|pasar las llamadas a cada departamento
gestión documental|gestión de documentación|archivo de documentos|archivo documental > archivar papeles|ordenar los papeles en carpetas|guardar los documentos en carpetas|archivar facturas y contratos
gestión del correo|gestión de correspondencia|gestión de la correspondencia > abrir y repartir el correo|repartir las cartas|enviar y recibir las cartas
redacción de correspondencia|redacción de cartas > escribir cartas|escribir las cartas del jefe|redactar escritos
introducción de datos|entrada de datos|grabación de datos|captura de datos > meter datos en el ordenador|pasar datos al ordenador|teclear datos|pasar fichas al ordenador|meter los datos en Excel
actualización de bases de datos|mantenimiento de bases de datos > poner al día las fichas de clientes|actualizar las fichas de clientes
organización de reuniones|convocatoria de reuniones > buscar sala y avisar a todos|preparar las reuniones|convocar a los asistentes
organización de eventos|gestión de eventos > preparar fiestas y congresos|montar fiestas|preparar la cena de empresa|preparar los congresos
gestión de viajes|reserva de viajes > reservar vuelos y hoteles|sacar billetes y reservar hoteles|comprar los billetes del jefe
compra de material de oficina|gestión de material de oficina > pedir folios y tinta|pedir papel y tóner|comprar folios y bolígrafos
facturación|emisión de facturas|elaboración de facturas > hacer las facturas|sacar las facturas|preparar las facturas de los clientes
registro de facturas|contabilización de facturas > meter facturas en el programa|apuntar las facturas|pasar las facturas al programa de contabilidad
cuentas por pagar|gestión de cuentas a pagar|pago a proveedores > pagar a los proveedores|pagar facturas de proveedores|preparar los pagos a proveedores
cuentas por cobrar|gestión de cobros|gestión de cuentas a cobrar > llamar a los clientes que no pagaban|cobrar facturas pendientes|reclamar facturas sin pagar|reclamar pagos atrasados
asientos contables|registro contable|registro de asientos contables > apuntar ingresos y gastos|anotar gastos e ingresos|registrar ingresos y gastos
conciliación bancaria|conciliaciones bancarias > comparar el extracto del banco con los libros|cuadrar el banco con la contabilidad|comprobar los movimientos del banco
cierre contable|cierre mensual|cierre de mes > cerrar las cuentas cada mes|cerrar el mes
elaboración de nóminas|gestión de nóminas|confección de nóminas|procesamiento de nóminas > calcular los sueldos|hacer las nóminas|preparar las nóminas|calcular los salarios
seguros sociales|cotizaciones a la seguridad social > presentar las cotizaciones de la seguridad social|tramitar los seguros sociales
altas y bajas en la seguridad social|altas y bajas de trabajadores > dar de alta y baja a los trabajadores|dar de alta a los empleados
declaración de impuestos|preparación de impuestos|impuestos > preparar las declaraciones de impuestos|presentar los impuestos trimestrales|hacer los impuestos
declaraciones de la renta|campaña de la renta > hacer la renta a los clientes|hacer declaraciones de la renta
control de caja chica|gestión de caja chica|manejo de caja chica > pagar los gastos pequeños con la caja de la oficina|guardar los tiques de los gastos pequeños
control presupuestario|seguimiento presupuestario|seguimiento del presupuesto > comparar lo gastado con lo previsto|comparar el gasto con el presupuesto|vigilar que no se gastara más de lo previsto
atención en ventanilla|atención al cliente en ventanilla > atender la ventanilla|atender en la ventanilla del banco|pagar y cobrar en ventanilla
apertura de cuentas|apertura de cuentas bancarias > abrir cuentas
tramitación de préstamos|tramitación de hipotecas > preparar los papeles de los préstamos|preparar los papeles de las hipotecas
análisis de riesgo crediticio|análisis de riesgo de crédito|evaluación crediticia > estudiar si un cliente puede devolver el préstamo|mirar la solvencia de los clientes|estudiar la solvencia de los clientes
tramitación de siniestros|gestión de siniestros > abrir partes de accidente|tramitar partes de accidente|tramitar los partes de los seguros
venta de seguros|comercialización de seguros > vender seguros de coche|vender seguros de hogar|vender pólizas
visitas a inmuebles|visitas comerciales de inmuebles > enseñar pisos|enseñar casas|mostrar viviendas a compradores
captación de inmuebles|captación inmobiliaria > buscar pisos para vender|convencer a los dueños de vender con nosotros
gestión de alquileres|administración de alquileres > cobrar alquileres|preparar contratos de alquiler y cobrar las rentas
administración de fincas|gestión de comunidades de propietarios > llevar comunidades de vecinos|llevar las cuentas de las comunidades
publicación de ofertas de empleo|publicación de vacantes > colgar anuncios de trabajo|poner anuncios de empleo|publicar anuncios de trabajo
selección de personal|reclutamiento y selección|procesos de selección > leer currículos y hacer entrevistas|buscar y entrevistar candidatos|entrevistar y elegir candidatos
formación de nuevos empleados|formación de personal nuevo|capacitación de personal nuevo > enseñar el trabajo a los nuevos|enseñar a los nuevos|enseñar el oficio a los nuevos|explicar el trabajo a los recién llegados
organización de formaciones|gestión de la formación > buscar cursos para la plantilla|organizar los cursos de la plantilla
elaboración de cuadrantes|planificación de turnos|organización de turnos|elaboración de turnos > hacer los turnos|hacer los cuadrantes|preparar los horarios del personal|repartir los turnos|hacer el horario de los compañeros
control horario|control de asistencia|registro de jornada > apuntar las horas de los trabajadores|mirar los fichajes|anotar las horas de cada uno
gestión de vacaciones|control de vacaciones y ausencias > apuntar vacaciones y bajas|llevar las vacaciones de la plantilla
soporte informático|soporte técnico a usuarios|helpdesk > ayudar a los compañeros con el ordenador|arreglar los problemas de ordenador de los compañeros|resolver dudas de informática
instalación de software|instalación de programas > poner programas en los ordenadores|instalar programas
montaje de ordenadores|ensamblaje de equipos > armar ordenadores|montar ordenadores por piezas|armar computadoras
reparación de ordenadores|reparación de equipos informáticos > arreglar ordenadores|arreglar computadoras|cambiar discos y memorias
instalación de redes|montaje de redes > poner cables de red|montar la red de la oficina|tirar cables de red
gestión de usuarios|administración de usuarios|alta de usuarios > dar de alta usuarios y contraseñas|crear usuarios y permisos|crear cuentas de usuario
mantenimiento de páginas web|actualización de páginas web|mantenimiento web > poner al día la web|actualizar la web|subir contenido a la web|cambiar textos y fotos de la web
resolución de incidencias|gestión de incidencias|resolución de tickets > resolver los tickets|cerrar tickets|arreglar los fallos que avisaban los usuarios
consultas SQL > sacar datos con SQL|escribir consultas en SQL
elaboración de informes|generación de informes|reporting > hacer informes|sacar informes|preparar informes|escribir informes
limpieza de datos|depuración de datos|calidad de datos > quitar datos repetidos|corregir datos erróneos|borrar los duplicados
visualización de datos > hacer gráficos con los datos|dibujar gráficos
diseño gráfico > diseñar carteles y folletos|hacer carteles y folletos|diseñar logotipos
diseño de logotipos|identidad visual > hacer logos|dibujar logos
maquetación|maquetación de publicaciones|diagramación > montar las páginas de la revista|maquetar revistas|colocar textos y fotos en la página
fotografía de producto > hacer fotos a los productos|fotografiar los productos
gestión de contenidos|creación de contenido para redes sociales > escribir textos y hacer fotos para Instagram|preparar fotos y textos para las redes|hacer publicaciones para Instagram
email marketing|marketing por correo electrónico > mandar boletines a los clientes|enviar ofertas por correo a los clientes
estudios de mercado|investigación de mercado > preguntar a los clientes qué querían|hacer encuestas a clientes|comparar los precios de la competencia
captación de clientes|prospección comercial|prospección de clientes > buscar clientes nuevos|conseguir clientes nuevos|llamar a posibles clientes|visitar a posibles clientes
fidelización de clientes|seguimiento de clientes > llamar a los clientes después de la venta|mantener el contacto con los clientes
visitas comerciales|visitas a clientes > visitar clientes|ir a ver a los clientes
demostración de productos|demostraciones de producto > enseñar cómo funciona el producto|enseñar cómo funcionan los aparatos
elaboración de ofertas|elaboración de presupuestos > hacer presupuestos|preparar ofertas para clientes|pasar presupuestos a los clientes
negociación con proveedores|negociación de precios > regatear con los proveedores|sacar mejores precios a los proveedores|conseguir mejores precios de los proveedores
comparación de ofertas|evaluación de ofertas > pedir precio a varios proveedores|comparar precios de proveedores
gestión de quejas|gestión de reclamaciones|atención de quejas|atención de reclamaciones > calmar a clientes enfadados|atender a clientes descontentos|atender quejas
encuestas telefónicas|realización de encuestas > hacer encuestas por teléfono|llamar para hacer encuestas
toma de pedidos|recepción de pedidos por teléfono > apuntar los pedidos por teléfono|coger pedidos por teléfono|anotar los pedidos
traducción de documentos > traducir contratos|traducir manuales|pasar documentos al español
interpretación|interpretación de enlace|interpretación consecutiva > hacer de intérprete|traducir en reuniones
subtitulado|subtitulación > poner subtítulos|subtitular series
corrección de textos|corrección ortotipográfica > corregir faltas|repasar textos antes de publicar|corregir las faltas de los textos
redacción de noticias|redacción periodística > escribir noticias|escribir para el periódico|redactar noticias
realización de entrevistas|entrevistas periodísticas > entrevistar a vecinos y políticos
edición de vídeo|montaje de vídeo > cortar y montar vídeos
realización de reportajes > hacer reportajes|escribir reportajes
atención al ciudadano|atención ciudadana > atender a los vecinos en el ayuntamiento|ayudar a los vecinos con sus trámites|atender a la gente en la ventanilla del ayuntamiento
tramitación de expedientes|tramitación administrativa > llevar expedientes|preparar expedientes|mover los expedientes
registro de entrada y salida|registro de documentos > sellar los documentos que entraban|dar entrada a los escritos|registrar los escritos que llegaban
empadronamiento > apuntar vecinos en el padrón|empadronar vecinos
preparación de demandas|redacción de demandas|redacción de escritos jurídicos > escribir demandas|redactar demandas y recursos
patrullaje|patrullas > hacer rondas en coche patrulla|patrullar las calles
regulación del tráfico|control de tráfico > dirigir el tráfico
cuidado infantil|cuidado de niños|atención a la infancia > cuidar niños pequeños|cuidar bebés|dar de comer y dormir a los niños|cuidar de los pequeños
cambio de pañales y alimentación|atención a bebés > dar biberones|dar el biberón y cambiar pañales|cambiar pañales y dar biberones
actividades lúdicas|organización de juegos|dinamización de actividades infantiles > jugar con los niños|preparar juegos para los niños|organizar juegos para niños
lectura de cuentos|cuentacuentos|animación a la lectura > leer cuentos a los niños|contar cuentos
actividades plásticas|talleres de manualidades|manualidades > pintar y recortar con los niños|hacer manualidades con los niños
comedor escolar|monitor de comedor|vigilancia de comedor > cuidar a los niños en el comedor|vigilar el comedor|ayudar a los niños a comer en el comedor
refuerzo educativo|refuerzo escolar|apoyo escolar > ayudar a niños con los deberes|dar clases de repaso|ayudar con los deberes
impartición de clases|docencia|impartir clases > dar clase|dar clases|dar clase de matemáticas|enseñar matemáticas
evaluación de alumnos|evaluación del alumnado > poner notas|corregir exámenes y poner notas|poner y corregir exámenes
tutorías con familias|atención a familias|reuniones con padres > hablar con los padres|reunirse con los padres|hablar con las familias
programación didáctica|programación de aula > preparar el temario|preparar las unidades del curso
educación especial|atención a la diversidad|necesidades educativas especiales > enseñar a niños con discapacidad|apoyar a alumnos con dificultades
atención social > ayudar a familias sin recursos|ayudar a familias con problemas
tramitación de ayudas|tramitación de prestaciones|gestión de ayudas sociales > ayudar a pedir subsidios|preparar las solicitudes de ayudas|rellenar solicitudes de ayudas
visitas domiciliarias > visitar a las familias en su casa|ir a casa de las familias|visitar a mayores en sus casas
reparto de alimentos|banco de alimentos > repartir comida a familias|repartir bolsas de comida
mediación|mediación de conflictos > poner paz entre vecinos|calmar peleas entre alumnos
actividades de ocio y tiempo libre|ocio y tiempo libre|animación sociocultural > organizar excursiones y talleres para jóvenes|llevar a los niños de excursión|preparar talleres para mayores
préstamo de libros|servicio de préstamo|préstamo bibliotecario > prestar libros|dejar y recoger libros
catalogación|catalogación de libros|catalogación de fondos > fichar libros|hacer las fichas de los libros|poner los libros nuevos en el catálogo
atención a visitantes|información a visitantes > informar a los visitantes|recibir a los visitantes|orientar a los visitantes
visitas guiadas|guiado de grupos|guía de grupos > enseñar el museo a los grupos|enseñar la ciudad a turistas|llevar grupos por el museo|acompañar grupos por la ciudad
montaje de exposiciones > colgar cuadros|colgar los cuadros de la exposición|montar las vitrinas de la exposición
venta de entradas|taquilla > vender entradas|despachar entradas|vender billetes de entrada
montaje de escenarios|montaje de escenografía > montar el escenario|armar los decorados|montar decorados
iluminación de espectáculos|operación de luces > llevar las luces|manejar las luces del teatro|poner los focos del escenario
sonido en directo|operación de sonido|técnica de sonido > llevar la mesa de sonido|manejar la mesa de sonido|poner los micrófonos
entrenamiento de equipos|entrenamiento deportivo > entrenar a niños|entrenar a un equipo|entrenar al equipo infantil
clases dirigidas|clases colectivas de fitness > dar clases de spinning|dar clases de yoga|dar clases de aeróbic
información turística|asesoramiento turístico > informar a turistas|dar planos a los turistas|orientar a los turistas
animación turística|animación de hotel > hacer juegos y bailes para los huéspedes|entretener a los huéspedes
carga y descarga de equipajes|manejo de equipajes|handling > cargar maletas en el avión|subir y bajar maletas
facturación de equipajes > pesar y etiquetar maletas
venta de billetes|expendición de billetes > vender billetes|vender billetes de tren
revisión de billetes|control de billetes > picar billetes|mirar los billetes
clasificación de correspondencia|clasificación de correo > separar las cartas por calles|ordenar las cartas
reparto de correspondencia|reparto de correo > llevar las cartas|repartir cartas|repartir el correo
recogida de residuos|recogida de basuras > recoger la basura de las calles|vaciar contenedores
lectura de contadores > leer contadores|apuntar los contadores de la luz|apuntar los contadores
instalación de paneles solares|instalación de placas fotovoltaicas > poner placas solares|colocar placas solares
toma de muestras de agua|muestreo de aguas > coger agua para analizar|recoger agua para analizar|tomar agua del río para analizar
trabajo de campo > ir al monte a medir|recoger datos en el campo
revisión bibliográfica|búsqueda bibliográfica > buscar artículos científicos|leer y resumir artículos científicos
dibujo técnico|delineación|elaboración de planos > dibujar planos|hacer planos|delinear planos
mediciones de obra|mediciones y presupuestos > medir la obra y calcular el material|medir lo que se ha hecho en la obra
levantamientos topográficos|levantamiento topográfico > medir terrenos|medir parcelas
seguimiento de obra|control de obra > visitar la obra cada semana|mirar cómo va la obra
apoyo en la liturgia|organización de celebraciones litúrgicas > preparar la misa
apertura de sobres y envío de publicidad|ensobrado > meter cartas en sobres
acondicionamiento de producto > meter el producto en su caja
atención a proveedores|relación con proveedores|trato con proveedores > hablar con los proveedores|llamar a los proveedores
trato con el público|atención al público|trato con público > atender a la gente|atender al público|despachar a la gente
trabajo a turnos|trabajo por turnos|turnos rotativos > trabajar de mañana, tarde y noche|turnos de mañana, tarde y noche
trabajo en altura|trabajos en altura > trabajar en andamios y tejados|subir a tejados con arnés
`;
