/** Spanish, duties of offices, counters, telephones, hotels, kitchens, salons, shops, care and protection, one meaning a line; what stands behind ">" only proves; our own list. */
export const duties16 = `
fotocopias y encuadernación|fotocopiado y encuadernación|fotocopiar y encuadernar|reprografía|servicio de reprografía
operaciones de ventanilla|atención en ventanilla|atender en ventanilla|servicio de ventanilla|atención de ventanilla|atender la ventanilla > atender ingresos y retiradas|ingresos y retiradas en ventanilla|pagar y cobrar en ventanilla|atender ingresos en ventanilla
cambio de divisas|cambio de moneda|cambiar divisas|cambiar moneda extranjera|compraventa de divisas|cambio de moneda extranjera
venta telefónica|televenta|ventas por teléfono|vender por teléfono|telemarketing|telemercadeo|venta por teléfono > llamar a clientes para ofrecerles seguros|llamar a clientes para ofrecer productos|ofrecer productos por teléfono|llamar para ofrecer tarifas|ofrecer seguros por teléfono|llamar a clientes para venderles|vender seguros por teléfono
atención de llamadas entrantes|llamadas entrantes|inbound|recepción de llamadas|recibir llamadas|atención de llamadas|atender llamadas > contestar llamadas de clientes|atender llamadas de clientes|contestar llamadas|contestar las llamadas|coger las llamadas
emisión de llamadas|llamadas salientes|outbound|hacer llamadas a clientes|realizar llamadas salientes
atención de incidencias por teléfono|resolver incidencias por teléfono|gestión telefónica de incidencias
check-in y check-out|check in y check out|entradas y salidas de huéspedes|registro de entrada y salida de huéspedes|registrar la entrada y salida de huéspedes|llegadas y salidas de huéspedes > registrar y cobrar a los huéspedes
check-in|registro de huéspedes|registrar huéspedes|registro de clientes a la llegada > dar la llave a los huéspedes a su llegada|tomar los datos a los huéspedes
check-out|salida de huéspedes > cobrar a los huéspedes a la salida
gestión de reservas|gestionar reservas|hacer reservas|tramitación de reservas|toma de reservas|tomar reservas|tramitar reservas|control de reservas|registrar reservas
recepción de visitas|atención de visitas|recibir visitas|atención a visitas > anunciar a las visitas|recibir y anunciar a las visitas|acompañar a las visitas a la sala
realización de encuestas|hacer encuestas|pasar encuestas|aplicar encuestas > encuestar a pasajeros|encuestar a clientes|encuestar a peatones|encuestar hogares|encuestar a vecinos
inventario mensual|inventarios mensuales > contar las existencias a fin de mes|contar el almacén cada mes|contar las existencias cada mes|recuento de existencias a fin de mes
recuento de existencias|conteo de existencias|hacer inventario|contar existencias|toma de inventario|conteo de inventario|contar el stock|contar la mercancía
despacho de materiales|entrega de materiales|salida de materiales|despachar materiales|suministro de materiales a talleres > dar salida al material|entregar el material a los talleres|entregar materiales a obra
control de presencia|control horario|control de asistencia|control de jornada|registro de jornada|control de fichajes|controlar los fichajes|control de marcajes > revisar los fichajes|revisar las horas de entrada|controlar las entradas y salidas del personal
servicio a bordo|atención a bordo|servicio al pasajero a bordo > servir durante el vuelo|servir comidas durante el vuelo|servir bebidas y comidas durante el vuelo|servir bebidas en el avión|servir comidas a los pasajeros
control de lencería|control de ropa blanca|gestión de lencería > controlar la ropa de cama|controlar sábanas y toallas|contar la ropa de cama|contar sábanas y toallas|controlar la ropa de cama y las toallas|controlar toallas
acompañamiento de personas mayores|acompañamiento de mayores|acompañamiento a personas mayores|acompañamiento de ancianos|acompañar a personas mayores|hacer compañía a personas mayores|acompañar a ancianos > acompañar a una señora mayor|acompañar a un señor mayor|hacer compañía a una anciana|acompañar a una anciana al médico|acompañar a mayores al médico
tanatoestética|maquillaje de difuntos|maquillar difuntos|maquillar y vestir a difuntos|arreglo de difuntos|arreglar a los difuntos
asesoramiento de moda|asesoría de imagen|personal shopper|asesoramiento de imagen|asesorar en moda > aconsejar a las clientas qué talla|aconsejar a los clientes sobre tallas y colores|ayudar a las clientas a elegir ropa|aconsejar tallas y colores|aconsejar a las clientas qué ropa|aconsejar sobre tallas
despiece de canales|despiece|despiezar canales|despostado|desposte|despiece de carne|despostar|despiezar > despiezar corderos y terneras|despiezar corderos|despiezar terneras|despiezar cerdos|cortar reses
cambios y devoluciones|devoluciones y cambios|gestión de devoluciones|gestión de cambios y devoluciones > cambiar artículos y devolver el dinero|cambiar prendas y devolver el dinero|tramitar cambios y devoluciones|devolver el dinero a los clientes
repostaje de vehículos|repostaje|repostar vehículos|repostaje de combustible|carga de combustible|despacho de combustible|suministro de combustible|expendio de combustible > poner gasolina a los coches|echar gasolina|cargar nafta|despachar gasolina|llenar depósitos de gasolina|poner gasolina|despachar combustible
degustaciones|degustación de productos|degustaciones en punto de venta|sampling|dar degustaciones > dar a probar quesos|dar a probar productos|ofrecer muestras de comida|dar a probar vinos|dar a probar|repartir muestras para probar
reparto de publicidad|buzoneo|repartir publicidad|volanteo|reparto de folletos|repartir folletos|entrega de volantes|repartir volantes|flyering|repartir propaganda
pasarela|modelaje de pasarela > desfilar para marcas|desfilar con ropa|desfilar en pasarelas
venta puerta a puerta|venta a domicilio|ventas puerta a puerta|vender puerta a puerta|venta puerta por puerta|vender a domicilio|vender de casa en casa|venta en frío a domicilio > ir de casa en casa vendiendo|vender aspiradoras de casa en casa
preparación de pedidos online|preparar pedidos online|preparación de pedidos web|preparación de pedidos de e-commerce > preparar los pedidos de la tienda en internet|preparar los pedidos de la web|preparar los pedidos de la tienda online|preparar pedidos de internet|armar los pedidos de la web
preparación de pedidos|picking|preparar pedidos|armado de pedidos|armar pedidos|surtido de pedidos|surtir pedidos|alistamiento de pedidos|alistar pedidos|pickeo
rutina de baño y cena > bañar y dar la cena|bañar a los niños y darles la cena|baño y cena de los niños
apoyo en el aula|apoyo a la docencia en el aula|auxiliar de aula > ayudar en clase a la maestra|ayudar a la maestra en clase|ayudar en clase|ayudar a la profesora en el aula|ayudar al maestro en clase
movilización de personas dependientes|movilización de pacientes|movilizaciones|movilizar pacientes|movilización de residentes|traslados y movilizaciones > ayudar a levantarse y acostarse|ayudar a levantarse de la cama|levantar y acostar a los residentes|levantar y acostar a personas mayores|mover a los encamados|pasar de la cama a la silla|levantar y acostar a los pacientes|ayudar a levantarse
cambios posturales|cambio postural|cambiar de postura|cambiar de postura a los encamados|cambios de posición del paciente
administración de medicación|dar la medicación|administración de medicamentos|dar los medicamentos|administrar medicación|dar medicamentos|suministrar medicación > dar las pastillas|dar las pastillas a los residentes|repartir las pastillas|dar las medicinas|dar las medicinas a los abuelos|dar la insulina
manejo de grúa de pacientes|uso de grúa de pacientes|manejo de grúa geriátrica > levantar con la grúa a los residentes|levantar a los residentes con la grúa|mover a los residentes con la grúa|levantar a los pacientes con la grúa|usar la grúa para levantar residentes
asistencia en sillón|asistencia al odontólogo|asistencia dental en sillón|auxiliar de gabinete dental|instrumentar al dentista > pasar el instrumental a la dentista|pasar el instrumental al dentista|dar el instrumental al odontólogo|aspirar y pasar el instrumental
traslado de pacientes|movilización y traslado de pacientes|trasladar pacientes|traslado interno de pacientes|traslado de enfermos|trasladar enfermos > llevar a los enfermos en silla|llevar a los enfermos a las pruebas|llevar a los pacientes en camilla|llevar a los pacientes a quirófano|empujar camillas|llevar a los pacientes a rayos
ayuda a domicilio|servicio de ayuda a domicilio|SAD|asistencia domiciliaria a mayores
tareas domésticas|labores del hogar|limpieza del hogar|quehaceres domésticos|faenas de la casa|labores domésticas|tareas del hogar > limpiar la casa y cocinar|limpiar, planchar y cocinar
excarcelación de víctimas|excarcelación|desencarcelación|liberación de atrapados|extricación|rescate en accidentes de tráfico > sacar a personas atrapadas|liberar a personas atrapadas|sacar a personas atrapadas en coches|sacar a los atrapados de los coches|rescatar a personas atrapadas
rescate acuático|salvamento acuático|socorrismo acuático|salvamento y socorrismo > sacar a bañistas en apuros|sacar del agua a bañistas|rescatar a bañistas|sacar bañistas del agua
vigilancia de piscinas|vigilar la piscina|vigilar piscinas|socorrismo en piscinas
extinción de incendios|apagar incendios|apagar fuegos|combate de incendios|lucha contra incendios|sofocar incendios|extinguir incendios
control de zona azul|control de estacionamiento regulado|vigilancia de zona azul|control de parquímetros > poner avisos de multa en la zona azul|multar coches en zona azul|revisar los tiques de aparcamiento
regulación del tráfico|dirigir el tráfico|regular el tráfico|ordenación del tráfico|dirección de tránsito|dirigir el tránsito|control de tráfico en la calle
vigilancia de internos|custodia de presos|vigilancia de presos|custodia de internos|vigilar a los presos|vigilar a los internos|custodia de reclusos|vigilancia de reclusos
rondas de vigilancia|hacer rondas|rondas de seguridad|recorridos de vigilancia|patrullaje|patrullar|rondines|hacer rondines
videovigilancia|vigilancia por cámaras|monitoreo de cámaras|vigilancia con cámaras|control de cámaras|visionado de cámaras|monitorear cámaras > mirar las cámaras de seguridad|vigilar las cámaras|controlar las cámaras|mirar las cámaras
control de accesos|control de acceso|controlar accesos|control de entradas y salidas|controlar la entrada|control de ingreso|control de portería > pedir la documentación a quien entraba|apuntar las matrículas|registrar a las personas que entraban|identificar a los visitantes|pedir la identificación a los visitantes|apuntar quién entraba y salía|registrar visitantes
toma de comandas|tomar comandas|toma de pedidos en mesa|levantar la comanda|tomar la comanda > tomar nota de los pedidos de las mesas|tomar nota en las mesas|anotar los pedidos de las mesas|tomar el pedido a los clientes|apuntar los pedidos de las mesas|tomar la orden
desbarasado de mesas|desbarasar mesas|levantado de mesas|recogida de mesas|recoger mesas|recoger las mesas|retirar platos de las mesas|levantar las mesas|desbarasar
montaje de mesas|montar mesas|poner mesas|poner las mesas|preparación de mesas|montaje de salón|montar el comedor|montaje de comedor|vestir mesas
coctelería|preparación de cócteles|preparar cócteles|elaboración de cócteles|mixología|hacer cócteles|preparación de combinados|preparar combinados
latte art|arte latte > dibujar con la leche|hacer dibujos en el café
preparación de cafés|preparar cafés|hacer cafés|servicio de cafetería|elaboración de cafés
tirado de cerveza|tirar cerveza|tirar cañas|servir cañas|tiraje de cerveza
coloración capilar|teñir el pelo|color y mechas|aplicación de tintes|aplicar tintes > teñir el pelo y poner mechas|poner mechas|hacer mechas
corte y peinado|cortar y peinar|corte de pelo y peinado|cortes y peinados
corte de pelo|cortes de pelo|cortar el pelo|corte de cabello|cortar el cabello|cortes de cabello
depilación con cera|depilar con cera|depilación a la cera|depilación con cera tibia
manicura|arreglo de uñas|hacer manicuras|manicure|manicuría > arreglar y pintar las uñas|pintar uñas|limar y pintar uñas|arreglar las uñas
pedicura|arreglo de pies|hacer pedicuras|pedicure
limpieza facial|limpiezas de cutis|limpieza de cutis|higiene facial|tratamientos faciales|limpiezas faciales
asignación de habitaciones|reparto de habitaciones|asignar habitaciones|repartir las habitaciones|repartir habitaciones|distribución de habitaciones
apertura y cierre del edificio|abrir y cerrar el edificio|apertura y cierre de edificios|abrir y cerrar el portal|apertura y cierre del centro
reparto de correo|repartir el correo|reparto de correspondencia|distribución del correo|repartir cartas|entrega de correspondencia|entregar la correspondencia
peluquería canina|aseo y corte de perros|estética canina|grooming|peluquería de perros|cortar el pelo a perros > bañar y cortar el pelo a perros|bañar y pelar perros
paseo de perros|pasear perros|paseos caninos
clases de conducción|enseñanza de la conducción|enseñar a conducir|formación vial práctica|dar clases de conducir|enseñar a manejar coches|clases de manejo
orientación al turista|información turística|información a turistas|atención al turista|informar a turistas|atender a turistas > orientar a los turistas|dar mapas y folletos a los turistas
viajes a medida|viajes personalizados|itinerarios a medida|diseño de viajes a medida
venta de billetes|emisión de billetes|venta de pasajes|emisión de boletos|vender billetes|vender pasajes|billetaje|emisión de pasajes|venta de boletos
venta de entradas|vender entradas|despacho de entradas|venta en taquilla|atender la taquilla
revisión de billetes|control de billetes|revisar billetes|control de boletos|picar billetes|control de pasajes|revisar los billetes
arqueo de caja|cuadre de caja|cierre de caja|cuadrar la caja|corte de caja|arqueos de caja
manejo de caja|operar la caja|atender la caja|cobro en caja|cobrar en caja
confección de nóminas|elaboración de nóminas|hacer nóminas|hacer las nóminas|liquidación de nómina|liquidación de sueldos|elaborar nóminas|procesamiento de nómina|cálculo de nóminas|calcular nóminas|liquidar sueldos
grabación de datos|introducción de datos|entrada de datos|data entry|carga de datos|captura de datos|digitación de datos|introducir datos|digitar datos|ingreso de datos|meter datos en el ordenador|volcado de datos
registro de correspondencia|registrar la correspondencia|registro de entrada y salida|registro de entradas y salidas de documentos
transferencia de llamadas|pasar llamadas|transferir llamadas|derivación de llamadas|derivar llamadas|desvío de llamadas|pasar las llamadas|canalizar llamadas
reclamación de impagos|reclamar impagos|recobro|gestión de cobro|recuperación de cartera|cobranza telefónica|gestión de recobros|reclamación de deudas|reclamar deudas|gestión de cobranzas > reclamar recibos impagados|reclamar recibos devueltos|llamar a los morosos|reclamar facturas impagadas
cálculo de necesidades|cálculo de necesidades de material|planificación de necesidades de material|calcular las necesidades de material
emisión de albaranes|hacer albaranes|elaboración de albaranes|confección de albaranes|hacer los albaranes|emitir albaranes|emisión de remitos|emisión de guías de remisión
degustación de vinos|cata de vinos|catar vinos|catas de vino
pesaje de fruta|pesar fruta|pesado de fruta|pesaje de frutas y verduras
colocación de precios|poner precios|etiquetado de precios|marcado de precios|marcar precios|etiquetar precios|cambio de precios|remarcado de precios
limpieza de pescado|limpiar pescado|fileteado de pescado|eviscerado de pescado|filetear pescado|eviscerar pescado
corte de jamón|cortar jamón|loncheado de jamón|lonchear jamón|cortar jamón a cuchillo
loncheado|lonchear embutidos|cortar embutidos|corte de embutidos|fileteado de fiambres|cortar fiambre|corte de fiambres
recogida del colegio|recoger a los niños del colegio|llevar y recoger a los niños|llevar a los niños al colegio|recogida de niños del colegio
vigilancia de comedor y patio|vigilar el comedor y el patio|vigilancia de comedor y recreo|cuidado de comedor y patio
`;
