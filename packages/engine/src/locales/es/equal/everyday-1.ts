/** Spanish, what postings ask for in care, laboratories, animals, kitchens, hotels, cleaning, shops, stores and drivers, and how people say it; what stands behind ">" only proves. */
export const everyday1 = `
control de constantes vitales|control de constantes|monitorización de constantes vitales|control de signos vitales > medir la tensión y la temperatura|tomar la tensión y el pulso|tomar tensión y temperatura|apuntar las constantes|anotar las constantes
prevención de úlceras por presión|prevención de escaras|prevención de úlceras > cambiar de postura a los encamados|girar a los encamados|hacer cambios posturales a encamados
aseo de personas dependientes|higiene de personas dependientes > bañar a ancianos|lavar a ancianos|duchar a los mayores|asear a los mayores|lavar a los abuelos|duchar a los residentes
atención a personas dependientes|cuidado de personas dependientes > cuidar a ancianos encamados|cuidar a personas que no se valen|cuidar a mayores que no pueden valerse
acompañamiento de personas mayores|acompañamiento a mayores > pasear con los ancianos|sacar a pasear a los mayores|hacer compañía a ancianos|hacer compañía a mayores
ayuda a domicilio|atención domiciliaria|servicio de ayuda a domicilio > cuidar a mayores en su casa|atender a mayores en sus casas|cuidar ancianos en sus domicilios
atención a enfermos de alzhéimer|cuidado de personas con demencia|atención a personas con demencia > cuidar a enfermos de alzhéimer|cuidar a mayores con demencia|cuidar ancianos que pierden la memoria
preparación de medicación|preparación de la medicación|preparación de pastilleros > llenar los pastilleros|preparar los pastilleros|preparar las pastillas de la semana
administración de insulina > poner la insulina|pinchar la insulina|inyectar insulina
control de glucemia|medición de glucemia|control de glucosa > medir el azúcar|pinchar el dedo para medir el azúcar|medir la glucosa|mirar el azúcar
electrocardiogramas|realización de electrocardiogramas|ECG@corazón > hacer electrocardiogramas
colocación de sondas|sondaje vesical|sondaje > poner sondas|poner sondas urinarias|sondar pacientes
canalización de vías|colocación de vías|canalización de vías venosas > coger vías|poner vías|poner sueros
administración de inyectables|inyecciones > poner inyecciones
vacunación > poner vacunas|vacunar niños|vacunar pacientes
triaje|clasificación de urgencias > decidir quién pasaba primero en urgencias|clasificar a los pacientes de urgencias
instrumentación quirúrgica|instrumentación en quirófano > pasar el instrumental al cirujano|dar el instrumental al cirujano|instrumentar en quirófano
alimentación de pacientes > dar de comer a los enfermos|dar de comer a los encamados
registro en historia clínica|registros de enfermería|registro de enfermería > apuntar la evolución de cada paciente|escribir las notas de enfermería|anotar las incidencias del turno en la historia
cuidados paliativos > cuidar enfermos terminales|atender a enfermos terminales|acompañar a moribundos
rehabilitación de pacientes|ejercicios de rehabilitación > hacer ejercicios con los operados
terapia manual|masaje terapéutico > dar masajes a pacientes
dispensación de medicamentos|dispensación de recetas > despachar recetas|entregar medicamentos con receta|dar medicinas con receta
elaboración de fórmulas magistrales|formulación magistral > preparar cremas y jarabes por encargo|hacer fórmulas magistrales
control de caducidades|control de fechas de caducidad|revisión de caducidades > mirar las fechas de caducidad|revisar las fechas de caducidad|retirar lo caducado|quitar los productos caducados|sacar lo caducado
recepción de pacientes|admisión de pacientes > recibir a los pacientes|dar entrada a los pacientes|tomar los datos de los pacientes
gestión de citas|gestión de citas médicas|programación de citas > dar citas|dar hora|dar cita por teléfono|apuntar las citas|dar horas a los clientes|llevar las citas
gestión de historias clínicas|archivo de historias clínicas > archivar historias|guardar las historias de los pacientes|archivar historiales
traslado de enfermos|transporte sanitario > llevar enfermos en ambulancia|conducir la ambulancia|trasladar enfermos
limpieza de instrumental|desinfección de instrumental > lavar y desinfectar los instrumentos|desinfectar los instrumentos|lavar el instrumental
asistencia en consulta dental|asistencia al odontólogo > ayudar al dentista en el sillón|ayudar al dentista
tartrectomías|limpiezas dentales|higiene dental > quitar el sarro|hacer limpiezas de boca
toma de impresiones dentales|toma de impresiones > tomar medidas de la boca|sacar moldes de los dientes
adaptación de lentes de contacto|adaptación de lentillas > poner lentillas a los clientes
graduación de la vista|exámenes visuales|refracción > graduar la vista|graduar gafas
preparación de muestras|preparación de muestras de laboratorio > preparar las muestras para el análisis|triturar y pesar las muestras
análisis microbiológico|análisis microbiológicos|cultivos microbiológicos > sembrar placas|hacer cultivos|contar colonias
calibración de equipos|calibración de instrumentos > calibrar los aparatos|ajustar las balanzas|ajustar los aparatos de medida
cuidado de animales|atención de animales > dar de comer a los animales|limpiar las jaulas|cuidar a los perros|cuidar perros|alimentar a los animales
higiene de mascotas|peluquería canina > bañar perros|cortar el pelo a perros|bañar y cortar el pelo a los perros
adiestramiento canino|adiestramiento de perros > enseñar a los perros a obedecer|entrenar perros
asistencia en cirugías veterinarias|asistencia al veterinario > ayudar al veterinario en las operaciones|sujetar a los animales en las operaciones
paseo de perros > sacar perros a pasear|pasear perros
preparación de masas|elaboración de masas > hacer la masa|amasar la masa|preparar la masa del pan
elaboración de pan|panificación > hacer el pan|hornear barras|cocer el pan
elaboración de pasteles|elaboración de repostería|repostería > hacer tartas|hacer pasteles|hacer bollos y tartas
decoración de tartas|decoración de pasteles > adornar tartas|decorar tartas de boda
elaboración de postres|preparación de postres > hacer los postres|hacer flanes y natillas|hacer helados y postres
preparación de alimentos|manipulación de alimentos > cortar verduras|pelar patatas|lavar y cortar verduras|pelar y cortar verduras|pelar papas y verduras
corte de verduras|preparación de verduras > pelar y cortar verduras|cortar la verdura|picar verduras
preparación de platos|elaboración de platos|elaboración de menús > cocinar el menú del día|cocinar los platos|hacer la comida del día|guisar para el comedor
preparación de desayunos|servicio de desayunos > hacer los desayunos|poner los desayunos|montar el bufé del desayuno|servir los desayunos
preparación de ensaladas|cuarto frío > hacer ensaladas|preparar ensaladas y entrantes fríos
emplatado|montaje de platos > montar los platos|poner los platos bonitos|colocar la comida en los platos
control de costes de alimentos|control de food cost|escandallos > calcular lo que cuesta cada plato|calcular el coste de cada plato|sacar el precio de cada plato
elaboración de cartas|diseño de menús|elaboración de la carta > pensar los platos de la carta|decidir los platos del menú|preparar la carta de temporada
limpieza de cocina|limpieza de la cocina > fregar ollas|fregar los cacharros|limpiar los fogones|limpiar la freidora y la plancha|fregar la cocina
servicio de barra|atención en barra > servir cañas|poner cafés y cañas|servir copas en la barra|atender la barra|poner copas
preparación de cafés|barismo|arte latte > hacer cafés|preparar capuchinos|dibujar en la espuma del café
montaje de mesas|montaje de sala|mise en place de sala > poner las mesas|montar las mesas|poner manteles y cubiertos
servicio a domicilio de comida|reparto de comida a domicilio > llevar pizzas a casa|repartir pizzas|repartir comida en moto
servicio de vinos|sumillería > recomendar vinos|servir el vino|aconsejar vinos a los clientes
cobro de mesas > cobrar las mesas|llevar la cuenta a las mesas
gestión de reservas|atención de reservas|toma de reservas > coger reservas|apuntar las reservas|tomar reservas por teléfono|llevar el libro de reservas
acogida de clientes|recepción de clientes|recibimiento de clientes > recibir a los clientes|dar la bienvenida a los clientes|acompañar a los clientes a su mesa
acogida de huéspedes|recepción de huéspedes > recibir a los huéspedes|dar las llaves a los huéspedes
check-in y check-out|entrada y salida de huéspedes > registrar las llegadas y salidas de los huéspedes|hacer las entradas y salidas de los clientes
limpieza y preparación de habitaciones|puesta a punto de habitaciones > hacer las camas y limpiar los baños|dejar listas las habitaciones|hacer camas y baños
cambio de ropa de cama|cambio de lencería > cambiar las sábanas|poner sábanas limpias
servicio de lavandería|lavandería > lavar y planchar la ropa|poner lavadoras y planchar|lavar sábanas y toallas
limpieza de zonas comunes|limpieza de áreas comunes > limpiar los pasillos y el portal|fregar escaleras y portales|limpiar portales y escaleras
limpieza de baños|desinfección de baños|limpieza de aseos > fregar los baños|limpiar los váteres|limpiar los servicios
limpieza de escaleras|limpieza de portales > fregar escaleras|barrer y fregar portales
limpieza de centros escolares|limpieza de colegios > limpiar las aulas|limpiar un colegio|barrer las clases
limpieza industrial|limpieza de maquinaria > limpiar las máquinas de la fábrica|limpiar máquinas y suelos de la nave
uso de productos de limpieza|manejo de productos químicos de limpieza > diluir los productos de limpieza|mezclar lejía y detergente
limpieza de fin de obra|limpieza final de obra > limpiar pisos recién construidos|limpiar después de las obras
abrillantado de suelos|pulido de suelos > sacar brillo al suelo|pulir suelos|pasar la abrillantadora|encerar el suelo
gestión de residuos|separación de residuos|clasificación de residuos > separar la basura|separar papel, vidrio y plástico|separar el vidrio y el cartón
mantenimiento de piscinas > limpiar la piscina y medir el cloro|medir el cloro de la piscina|echar cloro a la piscina
atención al cliente en tienda|atención al cliente en mostrador|atención en mostrador > despachar en el mostrador|atender el mostrador|despachar a los clientes
asesoramiento al cliente|asesoramiento a clientes|asesoría a clientes > aconsejar a los clientes|recomendar productos a los clientes|ayudar a los clientes a elegir|explicar a los clientes qué producto les conviene
venta cruzada|venta sugestiva > ofrecer otro producto al cobrar|ofrecer productos que combinan|ofrecer complementos
venta asistida|venta personalizada > ayudar a elegir talla y color|acompañar al cliente en la compra
manejo de caja|manejo de caja registradora|operación de caja|gestión de caja > cobrar a los clientes|cobrar en la caja|llevar la caja|estar en la caja
manejo de efectivo|gestión de efectivo > contar el dinero de la caja|contar el dinero|llevar el dinero al banco
cierre de caja|cierres de caja > cuadrar la caja al final del día|contar la caja al cerrar|hacer la caja
apertura y cierre de tienda|apertura y cierre del local > abrir y cerrar la tienda|abrir la tienda por la mañana y cerrar por la noche|abrir y cerrar el local
gestión de devoluciones|tramitación de devoluciones|cambios y devoluciones > atender cambios y devoluciones|hacer los cambios y las devoluciones|devolver el dinero y cambiar prendas
inventario|inventarios|toma de inventario|recuento de existencias > contar la mercancía|contar el género|contar las existencias|contar el stock
control de stock|control de existencias|control de inventario > contar lo que queda y pedir lo que falta|apuntar lo que entra y lo que sale|mirar lo que falta en el almacén|anotar entradas y salidas del almacén
colocación de productos|colocación de mercancía|merchandising visual > ordenar la ropa por tallas y colores|colocar los productos en los estantes|colocar el género en las baldas
doblado de prendas|orden de la tienda > doblar la ropa|doblar camisetas|dejar la ropa doblada
protección contra hurtos|prevención de pérdidas|prevención de hurtos > poner alarmas a la ropa|vigilar que no roben|poner alarmas en las prendas
pedidos a proveedores|gestión de pedidos a proveedores|realización de pedidos > pedir género a los proveedores|llamar a los proveedores para pedir|encargar mercancía|pedir la mercancía a los proveedores
corte de carne|corte de carnes|corte al gusto > cortar filetes|filetear la carne|cortar la carne a los clientes
limpieza de pescado|preparación de pescado > limpiar y filetear el pescado|quitar las tripas al pescado|escamar y limpiar pescado
corte de embutidos|corte de fiambres|corte de jamón > cortar jamón|cortar embutido|lonchear fiambre|cortar queso y embutido
preparación de pedidos|picking|preparación de órdenes > recoger los artículos de cada pedido|sacar los pedidos del almacén|juntar los productos de cada pedido|reunir los artículos de los pedidos
manejo de transpaleta|uso de transpaleta|manejo de patín hidráulico > mover palés con la transpaleta|llevar palés con transpaleta
paletizado|paletización > montar palés|hacer palés|apilar cajas en palés
embalaje de pedidos|empaquetado de pedidos > meter los pedidos en cajas|embalar las cajas|empaquetar lo que se envía
carga de camiones > llenar los camiones|cargar los camiones
descarga de mercancías|descarga de camiones|descarga de contenedores > vaciar camiones|bajar las cajas del camión|descargar contenedores
verificación de mercancía|control de mercancía recibida|comprobación de albaranes > comprobar que llega lo pedido|mirar si la mercancía venía completa|comparar el albarán con lo que llega|cotejar los albaranes con la mercancía
ubicación de mercancía|almacenaje de mercancías > guardar la mercancía en su sitio|poner cada caja en su estantería|colocar los palés en las estanterías
uso de terminales de radiofrecuencia|manejo de PDA|lectura de códigos de barras > leer los códigos con la pistola|escanear los paquetes|pasar la pistola por los códigos
entrega de paquetes|reparto de paquetería|paquetería > llevar paquetes a casas|repartir paquetes|entregar paquetes a domicilio
conducción de furgonetas|conducción de furgoneta > llevar la furgoneta de reparto|conducir la furgoneta
conducción de camiones|conducción de vehículos pesados > llevar un camión|llevar un tráiler|conducir un tráiler
transporte de viajeros|transporte de pasajeros|conducción de autobuses > llevar un autobús|conducir un autobús|llevar el autobús escolar
estiba de la carga|sujeción de la carga|trincaje > atar la carga|sujetar la carga con cinchas|colocar y atar la carga
mantenimiento básico del vehículo|revisión del vehículo > mirar el aceite y las ruedas|revisar aceite y neumáticos|comprobar los niveles antes de salir
manejo de tacógrafo|uso del tacógrafo > respetar los tiempos con el tacógrafo
elaboración de jugos|elaboración de zumos|elaboración de jugos naturales|elaboración de zumos naturales > hacer zumos|preparar zumos|exprimir naranjas|hacer jugos|preparar jugos
reparto a quioscos|distribución a quioscos > repartir periódicos a quioscos|repartir diarios a quioscos|llevar la prensa a los quioscos
entrega de EPI|entrega de equipos de protección individual > repartir equipos de protección individual|repartir cascos y guantes|dar cascos y arneses
pruebas PCR|PCR@pruebas muestras > hacer la reacción en cadena de la polimerasa|pruebas de reacción en cadena de la polimerasa
`;
