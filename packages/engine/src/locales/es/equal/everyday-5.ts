/** Spanish, what postings ask for in all everyday trades and how people say it; what stands behind ">" only proves; our own list. */
export const everyday5 = `
creación de campañas publicitarias|diseño de campañas publicitarias > idear campañas de publicidad|crear anuncios y campañas|idear campañas para marcas|pensar campañas para marcas
resolución de incidencias informáticas|solución de incidencias informáticas > resolver averías de ordenadores|arreglar fallos de ordenadores|solucionar problemas de ordenador|resolver problemas informáticos
registro de asientos contables|anotación de asientos contables > pasar apuntes al libro diario|anotar operaciones en el libro diario|apuntar operaciones en el diario
preparación de pedidos|picking > sacar artículos según pedido|coger artículos según pedido|recoger productos del pedido|juntar los artículos de cada pedido|reunir los artículos de cada pedido
preparación de alegaciones|redacción de alegaciones > preparar alegaciones|escribir alegaciones
despacho de aduanas|despacho aduanero > despachar mercancía en aduana|despachar contenedores en aduana|despachar en aduanas
convocatoria de juntas de propietarios|organización de juntas de propietarios > convocar juntas de vecinos|convocar reuniones de vecinos|convocar a los vecinos a junta
reclamación de cuotas impagadas|reclamación de impagos > reclamar cuotas impagadas|reclamar recibos impagados|reclamar recibos devueltos
visitas guiadas|realización de visitas guiadas > guiar a grupos de visitantes|enseñar el museo a grupos|explicar las salas a grupos|llevar grupos por el museo
marisqueo|recolección de marisco > recoger almejas|recoger berberechos|coger almejas|sacar almejas con rastrillo|recoger mejillones en las rocas
atado de ferralla|montaje de ferralla|ferrallado > atar barras de acero|atar armaduras|atar hierros|montar armaduras de acero|doblar y atar hierros
redacción de textos para redes sociales|creación de contenido para redes sociales > escribir publicaciones para redes|escribir textos para Instagram|escribir posts para redes
atención al ciudadano|atención ciudadana > atender al público en la ventanilla|atender a vecinos en el ayuntamiento|atender a los ciudadanos en ventanilla
montaje de paneles solares|instalación de paneles solares|montaje de placas solares|instalación de placas solares|colocación de placas solares
instalación de equipos informáticos > montar ordenadores|instalar ordenadores|instalar ordenadores e impresoras
administración de medicación|administración de medicamentos|dar la medicación|suministro de medicación > dar las pastillas
control de constantes|toma de constantes|medición de constantes vitales|toma de constantes vitales > tomar la tensión y la temperatura|tomar tensión, pulso y temperatura|medir tensión y pulso
higiene personal de residentes|aseo personal de residentes|aseo de personas dependientes > lavar y vestir a los residentes|asear y vestir a los residentes|duchar a los residentes
acompañamiento a citas médicas|acompañamiento médico > acompañar al médico|llevar al médico y esperar|acompañar a los residentes a consultas
cambios posturales|movilización de encamados|movilización de personas encamadas > cambiar de postura a los encamados|girar en la cama a los enfermos|dar la vuelta en la cama a los pacientes
ayuda en las comidas|apoyo en las comidas > dar de comer a los residentes|dar de comer a los mayores|dar la comida a los ancianos
apoyo escolar|refuerzo escolar|refuerzo educativo > ayudar a los niños con los deberes|ayudar con los deberes|repasar los deberes con los niños
vigilancia de patio|vigilancia del recreo|cuidado del recreo|vigilancia de recreos > vigilar el patio|vigilar a los niños en el recreo|cuidar el patio
elaboración de exámenes|preparación de exámenes > redactar exámenes
tutorías con familias|reuniones con familias|reuniones con padres > hablar con los padres de los alumnos|reunirse con los padres|recibir a los padres
gestión de citas|concertación de citas|programación de citas|agendamiento de citas > dar citas|dar cita a los pacientes|concertar citas|apuntar las citas
confirmación de citas|recordatorio de citas > recordar la cita por teléfono|llamar para recordar la cita
recepción de visitas|atención a visitas|recibimiento de visitas > recibir a las visitas
apertura y cierre del local|apertura y cierre de tienda|apertura y cierre del establecimiento > abrir y cerrar la tienda|abrir y cerrar el local|abrir y cerrar el negocio
cuadre de caja|arqueo de caja|cierre de caja|cuadre de efectivo > cuadrar la caja|contar la caja|hacer caja|contar el dinero de la caja al cierre
cobro en caja|cobro a clientes > cobrar a los clientes|cobrar en caja|cobrar las compras
devoluciones y cambios|gestión de cambios y devoluciones|tramitación de devoluciones > cambiar la ropa que devolvían|atender devoluciones|hacer devoluciones
etiquetado de precios|marcaje de precios|colocación de precios > poner precios|poner las etiquetas del precio|etiquetar los precios
colocación de mercancía|reposición de lineales|reposición de estanterías > colocar mercancía en los estantes|reponer los lineales|llenar las estanterías|rellenar los estantes
montaje de escaparates|escaparatismo|decoración de escaparates > montar el escaparate|decorar el escaparate|vestir el escaparate|arreglar los escaparates
recepción de mercancía|recepción de mercancías|entrada de mercancía > recibir la mercancía|recibir camiones y comprobar albaranes|dar entrada al género
comprobación de albaranes|verificación de albaranes|control de albaranes|cotejo de albaranes > cotejar albaranes con la mercancía|comparar el albarán con la mercancía|puntear albaranes
carga y descarga de mercancía|carga y descarga de camiones|carga y descarga > cargar y descargar camiones|subir y bajar mercancía del camión
recuento de existencias|realización de inventarios|recuento de inventario > contar el género|contar existencias|hacer recuento|contar la mercancía del almacén
conducción de vehículos|manejo de vehículos|conducción de furgonetas > llevar la furgoneta|conducir la furgoneta
transporte de pasajeros|transporte de viajeros|traslado de pasajeros > llevar pasajeros|llevar viajeros|llevar clientes al aeropuerto
recogida de residuos|recogida de basuras|recolección de residuos|recogida de basura > sacar la basura|recoger la basura|vaciar contenedores|sacar los cubos de basura
limpieza de cristales|limpieza de ventanas|limpieza de vidrios > limpiar los cristales|fregar las ventanas
limpieza de habitaciones|arreglo de habitaciones > hacer las camas y limpiar los cuartos|hacer habitaciones|arreglar habitaciones
cambio de ropa de cama|cambio de sábanas|cambio de lencería > cambiar las sábanas|mudar las camas|cambiar las camas
lavado y planchado|lavandería y plancha|lavado y planchado de ropa > lavar y planchar|lavar y planchar la ropa
mantenimiento de jardines|cuidado de jardines|conservación de jardines > cuidar los jardines|arreglar jardines|cuidar del jardín
siega de césped|corte de césped|corte de pasto > cortar el césped|segar la hierba|pasar el cortacésped
ordeño mecánico|ordeño con máquina > ordeñar con máquina
cuidado de animales|atención de animales > dar de comer y limpiar a los animales|alimentar y cuidar animales
limpieza de cuadras|limpieza de establos > limpiar las cuadras|quitar el estiércol
recogida de fruta|recolección de fruta|cosecha de fruta > coger fruta|recoger manzanas y peras|recoger naranjas
elaboración de presupuestos|preparación de presupuestos|confección de presupuestos > hacer presupuestos|preparar presupuestos|redactar presupuestos
seguimiento de pedidos|control de pedidos > seguir los pedidos hasta la entrega|comprobar el estado de los pedidos
tramitación de pedidos|gestión de pedidos|procesamiento de pedidos > tramitar pedidos|meter los pedidos en el sistema|introducir pedidos
visitas a clientes|visita a clientes|visita comercial a clientes > visitar a los clientes
resolución de reclamaciones|gestión de reclamaciones|tratamiento de reclamaciones|gestión de quejas > resolver quejas|atender quejas y darles solución|solucionar las quejas
gestión de cobros|recobro|gestión de impagos > reclamar facturas pendientes|reclamar facturas atrasadas|cobrar facturas atrasadas
pago de facturas|abono de facturas > pagar facturas
revisión de facturas|comprobación de facturas|verificación de facturas > revisar facturas|comprobar las facturas
control de gastos|seguimiento de gastos > llevar el control de los gastos
redacción de actas|elaboración de actas|levantamiento de actas > levantar acta|escribir las actas de las reuniones|hacer las actas
redacción de informes|elaboración de informes|preparación de informes|confección de informes > escribir informes|hacer informes|redactar memorias
elaboración de presentaciones|preparación de presentaciones > hacer presentaciones|preparar diapositivas|preparar presentaciones en PowerPoint
traducción de documentos|traducción de textos > traducir cartas y manuales|traducir documentos
organización de viajes|gestión de viajes > reservar vuelos y hoteles|organizar los viajes de los directivos
organización de archivo|ordenación de archivo > ordenar el archivo|poner en orden el archivo
envío de correo|envío de correspondencia|expedición de correo > mandar las cartas|llevar las cartas a correos
publicación de anuncios|inserción de anuncios > poner anuncios|publicar anuncios
preselección de candidatos|criba curricular|cribado de currículos > leer currículos y elegir candidatos|filtrar currículos|cribar currículos
entrevistas de selección|entrevistas de trabajo|entrevistas a candidatos|realización de entrevistas de selección > entrevistar candidatos|entrevistar a aspirantes
acogida de nuevos empleados|onboarding|incorporación de nuevos empleados|acogida de personal > recibir a los nuevos y enseñarles la empresa|dar la bienvenida a los nuevos
gestión de bajas|tramitación de bajas > tramitar las bajas médicas|tramitar bajas
sustitución de piezas|cambio de piezas|reemplazo de piezas|recambio de piezas > cambiar piezas rotas|cambiar piezas gastadas
engrase de máquinas|lubricación de máquinas|engrase de maquinaria|lubricación de maquinaria > engrasar máquinas|poner aceite a las máquinas
manejo de maquinaria|operación de máquinas|operación de maquinaria|manejo de máquinas > trabajar con máquinas
supervisión de máquinas|vigilancia de máquinas|control de máquinas > vigilar las máquinas
control de calidad|inspección de calidad|verificación de calidad > comprobar la calidad de las piezas|revisar la calidad de las piezas
embalaje de productos|empaquetado de productos|envasado de productos > empaquetar productos|meter productos en cajas
pintura de interiores|pintado de interiores > pintar pisos por dentro|pintar habitaciones y pasillos
colocación de azulejos|alicatado|instalación de azulejos|colocación de cerámica > poner azulejos|alicatar cocinas y baños
colocación de suelos|instalación de suelos|instalación de pisos|solado > poner suelos|poner parqué
construcción de muros|levantamiento de muros|construcción de paredes > levantar muros|hacer paredes|levantar paredes
reparación de tejados|arreglo de tejados|reparación de cubiertas|reparación de techos > arreglar goteras|arreglar tejados
montaje de muebles|armado de muebles|ensamblaje de muebles > montar muebles
instalación eléctrica|instalaciones eléctricas > tirar cables y poner enchufes
reparación de electrodomésticos|arreglo de electrodomésticos > arreglar lavadoras y neveras|reparar lavadoras
vigilancia nocturna|vigilancia de noche > vigilar de noche
rondas de vigilancia|patrullaje|rondas de seguridad > hacer rondas|dar rondas|patrullar
control de accesos|control de entradas|control de acceso|control de ingreso > comprobar quién entraba|controlar la entrada|revisar las acreditaciones en la puerta
atención de emergencias|respuesta a emergencias > acudir a emergencias
primeros auxilios|atención de primeros auxilios > curar golpes y heridas leves
transferencia de llamadas|pase de llamadas|desvío de llamadas > pasar las llamadas a cada despacho|pasar llamadas
dispensación de medicamentos|entrega de medicamentos > despachar medicinas|despachar medicamentos
acompañamiento de personas con alzhéimer|compañía a personas con alzhéimer > dar paseos con un enfermo de alzhéimer|hacer compañía a un enfermo de alzhéimer
acompañamiento de mayores|acompañamiento de personas mayores|compañía a personas mayores > hacer compañía a ancianos|pasear con ancianos|leer el periódico a ancianos
reparto a domicilio|entrega a domicilio|servicio a domicilio > llevar pizzas a domicilio|llevar la compra a casa de los clientes|llevar comida a domicilio
gestión de comentarios > responder a los comentarios|contestar comentarios en redes
demostraciones de seguridad|demostración de seguridad|instrucciones de seguridad a pasajeros > explicar las normas de seguridad a los pasajeros
control de turbinas|vigilancia de turbinas|supervisión de turbinas > vigilar turbinas
corte de uñas|recorte de uñas > cortar las uñas
elaboración de cócteles|preparación de cócteles|coctelería|mixología > mezclar cócteles|hacer cócteles
arbitraje de fútbol > arbitrar partidos de fútbol|arbitrar competiciones de fútbol
entrenamiento de fútbol > entrenar a un equipo de fútbol|entrenar equipos de fútbol|entrenar a niños en fútbol
arbitraje de baloncesto > arbitrar partidos de baloncesto|arbitrar competiciones de baloncesto
entrenamiento de baloncesto > entrenar a un equipo de baloncesto|entrenar equipos de baloncesto|entrenar a niños en baloncesto
arbitraje de balonmano > arbitrar partidos de balonmano|arbitrar competiciones de balonmano
entrenamiento de balonmano > entrenar a un equipo de balonmano|entrenar equipos de balonmano|entrenar a niños en balonmano
arbitraje de voleibol > arbitrar partidos de voleibol|arbitrar competiciones de voleibol
entrenamiento de voleibol > entrenar a un equipo de voleibol|entrenar equipos de voleibol|entrenar a niños en voleibol
arbitraje de tenis > arbitrar partidos de tenis|arbitrar competiciones de tenis
entrenamiento de tenis > entrenar a un equipo de tenis|entrenar equipos de tenis|entrenar a niños en tenis
arbitraje de natación > arbitrar partidos de natación|arbitrar competiciones de natación
entrenamiento de natación > entrenar a un equipo de natación|entrenar equipos de natación|entrenar a niños en natación
arbitraje de atletismo > arbitrar partidos de atletismo|arbitrar competiciones de atletismo
entrenamiento de atletismo > entrenar a un equipo de atletismo|entrenar equipos de atletismo|entrenar a niños en atletismo
arbitraje de rugby > arbitrar partidos de rugby|arbitrar competiciones de rugby
entrenamiento de rugby > entrenar a un equipo de rugby|entrenar equipos de rugby|entrenar a niños en rugby
arbitraje de hockey > arbitrar partidos de hockey|arbitrar competiciones de hockey
entrenamiento de hockey > entrenar a un equipo de hockey|entrenar equipos de hockey|entrenar a niños en hockey
masajes deportivos|masaje deportivo > dar masajes a corredores|dar masajes a deportistas|dar masajes a futbolistas
expedición de pedidos|salida de pedidos|despacho de pedidos > dar salida a pedidos|dar salida a los pedidos
vacunación de escolares|vacunación escolar > poner vacunas a alumnos|vacunar a alumnos|vacunar a escolares
traslado de pacientes|transporte de pacientes|traslado de enfermos > empujar camillas|llevar en camilla a los pacientes
transporte de equipaje|subida de equipaje|porteo de equipaje > subir maletas a las habitaciones|subir las maletas
cobro de alquileres|cobro de rentas|cobro de la renta > cobrar rentas|cobrar el alquiler a los inquilinos
renovación de contratos de alquiler|renovación de arrendamientos > renovar contratos de arrendamiento
enseñanza de la conducción|clases de conducir|formación de conductores > enseñar a conducir
alfabetización de adultos|alfabetización > enseñar a leer a adultos|enseñar a leer y escribir a adultos
clases de esquí|enseñanza de esquí > enseñar a esquiar
copia de llaves|duplicado de llaves > hacer copias de llaves|hacer llaves
reparación de pinchazos|arreglo de pinchazos > arreglar pinchazos
vendimia|recogida de uva|recolección de uva > vendimiar|recoger uva|coger uva
suministro de desayunos|servicio de desayunos > servir desayunos
colocación de parqué|instalación de parqué|puesta de parqué > poner parqué
bordado de escudos > bordar escudos
preparación de comidas|elaboración de comidas > hacer la comida a ancianos|hacer la comida|hacer de comer|cocinar para ancianos
mensajería|reparto de mensajería > entregar sobres|llevar sobres y paquetes
clases de yoga|sesiones de yoga > dirigir sesiones de yoga|dar yoga
visitas a inmuebles|visitas a viviendas > acompañar a compradores a ver pisos|llevar a clientes a ver pisos|enseñar viviendas
alimentación de peces > dar de comer a doradas|dar de comer a los peces|echar de comer a los peces
gestión de transferencias|tramitación de transferencias > tramitar transferencias
limpieza de fachadas|hidrolimpieza de fachadas|lavado de fachadas > lavar fachadas con agua a presión
cobro de aparcamiento|cobro de estacionamiento > cobrar tiques de aparcamiento
torneado de madera > tornear patas de mesa|tornear balaustres
reparto de correspondencia|distribución de correspondencia|reparto de correo interno > repartir la correspondencia por los despachos
búsqueda de nuevos clientes > buscar clientes nuevos
`;
