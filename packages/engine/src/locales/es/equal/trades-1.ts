/** Spanish, duties of many trades in the trade's word and in plain words: one line, one meaning, what says less than the others behind ">"; our own list. */
export const trades1 = `
aseo personal|higiene personal > bañar y vestir|bañar ancianos|asear a los residentes|lavar a los pacientes
instalación de tomacorrientes|instalación de enchufes|poner enchufes|colocar enchufes|instalar contactos eléctricos|colocar enchufes e interruptores
barnizado de madera > barnizar puertas|barnizar muebles|barnizar suelos
balanceo de llantas|equilibrado de neumáticos|equilibrado de ruedas
montaje de platos|emplatado|emplatar|emplatar platos > emplatar entrantes|emplatar postres
valet parking|aparcacoches|aparcar los coches de los clientes|estacionar los autos de los clientes|servicio de aparcacoches
toma de inventario|inventario físico|recuento de existencias|contar el inventario|hacer inventario
cosecha de uva|vendimia|vendimiar|recolección de uva|recoger la uva
limpieza de pescado|quitar tripas y escamas|eviscerar pescado|destripar pescado|desescamar pescado
atención al público|atender clientes|despachar a los clientes
planeación didáctica|programación didáctica|planificación didáctica|unidades didácticas
recursos de apelación|apelaciones|apelar sentencias|recurrir sentencias
declaración del IVA|presentar el IVA|declarar el IVA|liquidación del IVA
avalúos inmobiliarios|tasaciones inmobiliarias|valoración de inmuebles|tasar viviendas|tasar inmuebles|valuación de inmuebles|tasación de inmuebles > tasar fincas
altas en el padrón|empadronar|empadronamiento|altas padronales|inscripción en el padrón
trapear pisos|fregar suelos|pasar la fregona
confección de vestidos|coser vestidos|hacer vestidos
confección de ropa|coser ropa|coser prendas|confeccionar prendas|confección de prendas|confeccionar ropa
gestión de redes sociales|llevar las redes sociales|community management|manejo de redes sociales|administración de redes sociales
solicitud de cotizaciones|pedir presupuestos|solicitar presupuestos|pedir cotizaciones|petición de ofertas|solicitud de presupuestos|pedir ofertas
lubricación de maquinaria|engrase de maquinaria > engrasar rodamientos|lubricar cadenas
cultivo microbiológico > sembrar placas|cultivos en placa
obturaciones dentales|empastes|empastar muelas|empastar dientes|obturaciones
personas en situación de calle|situación de calle|personas sin hogar|personas sin techo|sinhogarismo
solado > poner suelos|colocar pisos|colocación de pisos|instalación de pisos|solar suelos
levantamiento de muros > levantar muros|levantar paredes|levantar tabiques|construcción de muros|tabiquería
albañilería > levantar muros|poner ladrillos|tabicar|enlucir paredes
enlucido|enlucir|revocar|revoque|enyesar|enyesado|repello|dar yeso|enlucir paredes|lucir paredes|enlucido de yeso
instalación de tablaroca|montar pladur|instalación de drywall|instalar pladur|colocar pladur|montar tabiques de yeso laminado|colocar tablaroca|instalación de durlock|colocar drywall|tabiquería seca
encofrado|encofrar|cimbra de madera|montar encofrados
armado de acero|armar hierros|colocar armaduras|montaje de ferralla
cubiertas > tejados|techado|poner tejas|reparar tejados
carpintería de aluminio > ventanas de aluminio|puertas de aluminio
instalación de ventanas|montar ventanas|colocar ventanas|poner ventanas
cerrajería > cambiar cerraduras|abrir puertas|instalar cerraduras
pintura de interiores > pintar pisos|pintar habitaciones|pintar viviendas
pintura de fachadas
movimiento de tierras > excavación|excavar zanjas|excavar cimientos
operación de excavadora|manejo de excavadora|manejar retroexcavadora|conducir una retroexcavadora|operación de retroexcavadora
manejo de grúas|operar grúas|operación de grúas|gruista
desatasco de tuberías|destapar cañerías|desatascos|desatasco de desagües|destape de drenajes|desatranco|desatrancar|desatascar desagües|desatascar bajantes > desatascar fregaderos
instalación sanitaria > colocar sanitarios|instalar baños|poner sanitarios
calefacción > instalar calderas|montar radiadores|poner radiadores
cableado > tirar cables|tender cables|cablear
montaje de cuadros eléctricos|montar cuadros eléctricos|armado de tableros
alumbrado público > farolas|luminarias públicas
paneles solares|placas solares|módulos fotovoltaicos|paneles fotovoltaicos
soldadura por arco|soldar con electrodo|electrodo revestido
torneado|tornear piezas > trabajo en torno
mecanizado|mecanizar piezas|maquinar piezas|maquinado de piezas > tornear y fresar
troquelado|troquelar
corte láser
control dimensional > medir piezas|medir cotas
calibración > calibrar instrumentos|calibrar equipos
ensamblaje > montaje en línea|armado de productos|montar en cadena
control de calidad|inspección de calidad|QC
empaquetado > meter en cajas|envasado en cajas|encajonar
paletizado|paletizar|armar palés|montar palés|entarimado
recepción de mercancía|recibir los camiones|entrada de mercancía|recepción de mercadería|recepcionar mercancía|recibir entregas de proveedores|recibir camiones de proveedores
expedición|despacho de mercancía > envío de pedidos|expedir pedidos|salida de mercancía
manejo de montacargas|manejo de carretillas|conducir carretillas elevadoras|operación de montacargas|manejo de carretilla elevadora|conducir carretillas|conducción de carretillas|operar montacargas|conducir toritos|llevar la carretilla elevadora|operar autoelevadores|manejo de autoelevador
planificación de rutas|planificar rutas|organizar rutas|diseño de rutas
reparto a domicilio|entregas a domicilio|llevar pedidos a domicilio > llevar paquetes a casa del cliente|entregar paquetes en casa del cliente|llevar compras a casa de los clientes
mudanzas > trasladar muebles|hacer mudanzas
transporte escolar > llevar a los escolares|ruta escolar|autobús escolar|conducir el autobús escolar|trasladar alumnos al colegio
transporte de pasajeros|llevar viajeros|transporte de viajeros
transporte refrigerado|camión frigorífico|transporte frigorífico|transporte a temperatura controlada
conducción de camiones|manejo de camiones|conducir camiones > manejo de tráiler
recogida de basura|recolección de basura|recogida de residuos|recolección de residuos > vaciar contenedores
barrido de calles|limpieza viaria|aseo urbano|limpieza de calles|limpiar las calles|barrido viario > barrer las aceras
limpieza de habitaciones|arreglar habitaciones|hacer las habitaciones|aseo de habitaciones|arreglo de cuartos|dejar listas las habitaciones|preparar habitaciones@hotel camarera huéspedes
lavandería > lavado de ropa|lavar y planchar
tintorería > limpieza en seco|lavado en seco
arreglos de costura|arreglar ropa|composturas|subir bajos|hacer composturas
tapicería|tapizar|retapizar|tapizado|forrar sofás
zapatería > arreglar zapatos|reparación de calzado|poner suelas
joyería > hacer joyas|engastar piedras
restauración de muebles|restaurar muebles|recuperar muebles antiguos
impresión offset
encuadernación|encuadernar|encuadernar libros
panadería > hacer pan|amasar y hornear|elaboración de pan|amasar pan
corte de carne|despiece|despiezar|deshuesar|despiece de carne|despostar|desposte|despiezar canales|despiezar reses|deshuesar y despiezar
quesería > hacer quesos|elaboración de quesos|elaborar queso
puesta de mesas|montar mesas|poner las mesas|preparar el comedor
servicio de mesa|atender mesas|servicio en sala
toma de comandas|tomar la orden|toma de pedidos
lavado de vajilla|fregar platos|lavar platos|lavaplatos
preparación de café|hacer café|barismo|preparar cafés
cobro en caja|manejo de caja|llevar la caja|atender la caja|manejo de caja registradora
reposición de estantes|reposición de lineales|rellenar lineales|reposición de mercancía|surtir anaqueles|rellenar estantes|reponer productos en estanterías|llenar estantes|reponer góndolas
escaparatismo|montar escaparates|decorar escaparates|decoración de vitrinas
fidelización|fidelizar clientes|retención de clientes|conservar clientes
prospección|captación de clientes > buscar clientes|captar clientes|prospección de clientes|buscar nuevos clientes
venta telefónica|vender por teléfono|televentas|telemarketing
venta en línea|vender por internet|comercio electrónico|e-commerce
venta ambulante|vender en mercadillos|venta en tianguis
servicio posventa|posventa|postventa
gestión de reclamaciones|atender reclamaciones|atención de quejas|resolver quejas|tramitar reclamaciones|manejo de quejas
atención telefónica|atender llamadas|contestar el teléfono|responder llamadas|atender el teléfono|recepción de llamadas
recepción de visitas|atender visitas
gestión de agenda|llevar la agenda|manejo de agenda|organizar la agenda
concertación de citas|dar citas|agendar citas|concertar citas|programar citas|asignar citas|agendamiento de citas|fijar citas|programación de citas
correspondencia > correo postal|abrir y repartir el correo
archivo de documentos|archivar expedientes|ordenar expedientes|archivar documentación|ordenar y archivar expedientes
captura de datos|introducción de datos|meter datos|grabación de datos|ingreso de datos|entrada de datos|carga de datos
levantamiento de actas|redactar actas|tomar actas
organización de viajes|reservar viajes|organizar viajes > reservar vuelos y hoteles
mecanografía > escribir a máquina|mecanografiar|teclear textos
`;
