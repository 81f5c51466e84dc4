/** Spanish, construction, trades, electrical: one line, one meaning; our own list. */
export const constructionTradesElectrical = `
levantamiento de muros|levantar muros|levantar paredes|construir muros|hacer muros|construcción de paredes > levantar tabiques|levantar muros de ladrillo
colocación de ladrillos|colocar ladrillos|poner ladrillos|pegar ladrillos|pegar tabique
colocación de bloques|colocar bloques|poner bloques|pegar bloques
levantar tabiquería|construir tabiques|levantamiento de tabiques|hacer tabiques
enfoscado|enfoscar|revocar paredes|revoque de muros|repellar paredes|repello de muros|enfoscado de paredes|revoque|repello|repellar|revoco|jaharro|enfoscar paredes|enlucir paredes
enlucido de yeso|dar yeso|enyesar paredes|enyesado|lucir con yeso
montar pladur|colocar drywall|instalar drywall|instalación de tablaroca
montar falsos techos|colocar cielos rasos|instalar cielorraso|instalación de plafones
alicatado|alicatar|poner azulejos|colocar azulejos|colocación de azulejos|poner azulejos en paredes|alicatar paredes > alicatar baños|alicatar cocinas y baños
solado|solar suelos|poner baldosas|colocar pisos cerámicos|colocar baldosas|colocación de baldosas|embaldosar|embaldosado|colocar suelos|instalación de suelos
colocación de parqué|colocar parqué|poner parquet
colocar suelo laminado|poner piso laminado
hormigonado|hormigonar|verter hormigón|colar concreto|vaciar concreto|echar hormigón > colar losas
preparación de mortero|preparar mortero|preparar la mezcla de cemento|amasar mortero|hacer mortero
encofrado|encofrar|montar encofrados|cimbrado|hacer cimbra|armar encofrados|colocar encofrados|poner encofrados > armado de cimbra|encofrar pilares
desencofrado|desencofrar|quitar encofrados|descimbrar|retirar encofrados
armar ferralla|armado de hierro|amarrar varilla|armado de varilla|montar armaduras de hierro
hacer cimientos|ejecutar cimentaciones
impermeabilización|impermeabilizar > impermeabilizar cubiertas|impermeabilizar azoteas|impermeabilización de cubiertas|impermeabilizar terrazas
reparar tejados|reparación de tejados|reparar cubiertas|reparación de cubiertas > retejar|retejado
colocación de tejas|colocar tejas|poner tejas|retejado|retejar
aislamiento térmico|aislar térmicamente|colocar aislamiento|instalar aislante térmico
rehabilitación de fachadas|rehabilitar fachadas|restauración de fachadas|restaurar fachadas
montar andamios|armar andamios|levantar andamios|montar y desmontar andamios
trabajos en altura
trabajos verticales|trabajos con cuerdas en altura|trabajar colgado de cuerdas
demolición|demoler|derribos|derribar construcciones|tirar muros|demoliciones|derribo|derribar > derribar tabiques|tirar tabiques
movimiento de tierras
manejo de excavadora|operar excavadora|conducir excavadora|operación de excavadoras
manejo de retroexcavadora|operar retroexcavadora|conducir retroexcavadora
manejo de grúa torre|operar grúa torre|gruista de torre|operación de grúa torre
operar grúa móvil|manejar grúa móvil|manejar grúa autopropulsada
operar puente grúa|manejar puente grúa|operación de puentes grúa|uso de puentes grúa
manejo de dúmper|conducir dúmper|operar volquete de obra|operar dumpers|operación de dumpers
manejar plataforma elevadora|operar plataformas elevadoras
asfaltado|asfaltar|extender asfalto|pavimentar con asfalto|pavimentación asfáltica
pavimentación|pavimentar|colocar pavimento
replanteo de obra|marcar la obra|trazo de obra
levantamientos topográficos|hacer levantamientos topográficos|levantamiento topográfico|levantar topografía|mediciones topográficas
medir obra|cubicaciones|hacer mediciones de obra|cómputos métricos|metrados
certificaciones de obra|estimaciones de obra|valorizaciones de obra|certificar obra ejecutada
dirección de obra
coordinación de subcontratas|coordinar subcontratas|coordinar subcontratistas|coordinación de subcontratistas|coordinación de gremios|coordinar gremios
bitácora de obra|libro de obra
reformas de viviendas|remodelación de viviendas|hacer reformas en viviendas|remodelar casas|reformas de pisos|remodelación de casas|remodelar viviendas > reformas integrales de viviendas
pintura de interiores|pintar paredes interiores|pintar interiores de viviendas
pintura de fachadas|pintura exterior de edificios
lijado de paredes
empapelado|empapelar|poner papel pintado|colocar papel tapiz|colocar papel pintado|colocación de papel pintado|empapelar paredes
barnizado|barnizar|dar barniz|aplicar barniz
fontanería|plomería|gasfitería|trabajos de fontanería|trabajos de plomería|instalaciones de fontanería
instalaciones de fontanería|instalar fontanería|instalaciones sanitarias de agua|instalación de plomería
instalación de tuberías|instalar tuberías|tender tuberías|montar cañerías|colocar tubería|montaje de tuberías
reparación de fugas|reparar fugas de agua|arreglar fugas|arreglar goteras de tubería|reparar pérdidas de agua|reparar fugas|arreglar goteras de tuberías
desatascos|desatascar tuberías|destapar cañerías|desatoro de tuberías|desobstrucción de cañerías
instalación de sanitarios|instalar sanitarios|colocar inodoros y lavabos|montar aparatos sanitarios|instalación de aparatos sanitarios|colocar sanitarios|colocación de sanitarios|montar sanitarios|instalar inodoros y lavabos
instalación de calderas|instalar calderas|montar calderas|colocar calderas|poner calderas
mantenimiento de calderas
instalación de gas|instalar gas|hacer instalaciones de gas|instalar tuberías de gas
instalación de aire acondicionado|instalar aires acondicionados|montar aire acondicionado|instalar splits|instalar minisplits
cargar gas refrigerante|carga de refrigerante|recargar refrigerante
frío industrial|instalaciones de frío industrial
montar cuadros eléctricos|armar tableros eléctricos|cablear armarios eléctricos|cablear cuadros eléctricos
instalación de enchufes y luces|poner enchufes y luces|instalar tomacorrientes y luminarias
instalación de alumbrado|instalar alumbrado|instalar luminarias|instalación de iluminación|instalación de luminarias|instalar luces|colocar lámparas|instalación de lámparas|colocación de luminarias|instalar lámparas
reparar averías eléctricas|reparación de averías eléctricas|reparar fallas eléctricas
leer esquemas eléctricos|interpretar diagramas eléctricos|interpretación de esquemas eléctricos
mediciones eléctricas|hacer mediciones eléctricas
instalación de placas solares|instalar paneles solares|montar placas solares|instalación de paneles fotovoltaicos|montaje fotovoltaico|instalar paneles fotovoltaicos
instalar cargadores de coche eléctrico|instalar puntos de recarga|instalación de puntos de recarga|instalar cargadores de vehículos eléctricos|instalación de cargadores eléctricos
instalación de antenas|instalar antenas|montar antenas|colocar antenas|montar antenas parabólicas
instalación de alarmas|instalar alarmas|montar alarmas|instalar sistemas de alarma|colocar alarmas
instalación de cámaras de seguridad|instalar cámaras de seguridad|instalar cctv|instalación de cctv|montar videovigilancia|instalación de videovigilancia|instalación de cámaras|montar cámaras de vigilancia
mantenimiento de ascensores|mantenimiento de elevadores
montaje de ascensores|instalar elevadores|instalación de ascensores
carpintería de madera|trabajo de carpintería en madera
hacer muebles a medida|fabricar muebles a medida|fabricación de muebles a medida
montaje de muebles|armar muebles|ensamblar muebles|ensamblaje de muebles|instalar muebles
montaje de cocinas|instalar muebles de cocina|instalar cocinas|armar cocinas|instalación de cocinas|armado de cocinas integrales|instalar cocinas integrales|montaje de cocinas integrales|montar muebles de cocina
colocación de puertas|colocar puertas|montar puertas|instalar puertas|poner puertas|instalación de puertas
colocación de ventanas|colocar ventanas|montar ventanas|instalar ventanas
carpintería de aluminio|cancelería de aluminio
cerrajería|trabajos de cerrajería
hacer rejas y portones|fabricar rejas y portones
instalar toldos y persianas|montar persianas y toldos
construcción de piscinas|construir albercas
mantenimiento de piscinas|cuidar piscinas|mantenimiento de albercas
mantenimiento de edificios|conservación de edificios|mantenimiento de inmuebles
pequeñas reparaciones|arreglos menores|reparaciones menores|hacer arreglos pequeños|pequeños arreglos|reparaciones básicas
señalización de obra|señalizar la obra|poner señales de obra|colocar señales de obra
limpieza de obra|dejar limpia la obra
acarrear materiales
placas de yeso laminado|pladur|drywall|tablaroca|placas de cartón yeso|durlock|paneles de yeso
montaje de falsos techos|montar falsos techos|colocar falsos techos|instalar plafones|instalación de plafones
montaje de tabiques de yeso laminado|levantar tabiques de pladur|levantar muros de tablaroca|montar tabiques de drywall|colocar durlock
reparar averías eléctricas|reparación de averías eléctricas|reparación de fallas eléctricas
esquemas eléctricos|diagramas eléctricos
toma de tierra|puesta a tierra
ejecución de puesta a tierra|instalar tomas de tierra|instalar puestas a tierra
conducción de carretilla telescópica|manejar manipulador telescópico|operar manipulador telescópico
emisión de boletines eléctricos|emitir certificados de instalación eléctrica
`;
