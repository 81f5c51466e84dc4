/** Spanish, what postings ask for in beauty, safety, building, metal, machines, workshops, gardens and fields, and how people say it; what stands behind ">" only proves. */
export const everyday2 = `
corte y peinado|cortes y peinados > cortar y peinar el pelo|cortar y peinar
coloración|aplicación de color|técnicas de color > poner tintes y mechas|dar tintes y mechas
lavado de cabello|lavado de cabezas > lavar cabezas|lavar el pelo a las clientas
arreglo de barba|barbería|afeitado a navaja > afeitar a navaja|arreglar barbas|recortar barbas
tratamientos faciales|limpieza facial|limpiezas de cutis > limpiar el cutis|hacer limpiezas de cara
manicura|servicios de manicura > hacer las uñas|pintar uñas|arreglar uñas
depilación con cera > hacer la cera|depilar piernas con cera
control de acceso|control de accesos de personas > mirar quién entraba y salía|apuntar a las visitas en la puerta|pedir la documentación en la entrada
vigilancia nocturna > hacer la guardia de noche|vigilar la nave por la noche
rondas de inspección|rondas > dar vueltas por el edificio|recorrer el edificio cada hora
control de aforo|control de aforos > contar la gente que entraba
custodia de llaves > guardar las llaves
salvamento acuático|socorrismo acuático > sacar bañistas del agua|vigilar la piscina|vigilar la playa
instalación de enchufes e interruptores|instalación de mecanismos eléctricos > poner enchufes e interruptores|colocar enchufes
instalación de luminarias|montaje de luminarias|instalación de alumbrado > poner lámparas|colgar lámparas|colocar focos|instalar focos|cambiar bombillas y fluorescentes
cableado eléctrico|cableado de viviendas > tirar los cables de las viviendas|meter los cables por los tubos|pasar los cables por el tubo
comprobación de instalaciones eléctricas|verificación de instalaciones eléctricas > medir la corriente con el tester|medir con el polímetro|comprobar la corriente con un polímetro
instalación de fontanería|instalaciones de fontanería|instalación sanitaria > poner tuberías|colocar cañerías|montar tuberías de cobre
instalación de sanitarios|colocación de sanitarios > poner lavabos|colocar inodoros|poner váteres y lavabos|montar duchas y lavabos
reparación de fugas|reparación de fugas de agua > arreglar tuberías que perdían|arreglar goteras|tapar fugas
instalación de calderas|montaje de calderas > poner calderas|cambiar calderas
instalación de aire acondicionado|montaje de aire acondicionado|climatización > poner aparatos de aire|montar splits|colocar aires acondicionados
carga de gas refrigerante|recarga de refrigerante > echar gas a los aires acondicionados|cargar gas a las cámaras
albañilería|trabajos de albañilería|obras de albañilería > levantar tabiques|hacer muros de ladrillo|poner ladrillos|levantar paredes de ladrillo
construcción de muros|levantamiento de muros|levantado de tabiques > levantar paredes|hacer muros
alicatado|alicatado y solado|colocación de azulejos|colocación de cerámica > poner azulejos|pegar azulejos|colocar baldosas
solado|colocación de suelos|colocación de pisos > poner suelos|poner baldosas
hormigonado|vertido de hormigón|colado de concreto > echar hormigón|verter hormigón|llenar zapatas de hormigón
encofrado|encofrados > hacer los moldes de madera para el hormigón|montar los moldes del hormigón
ferrallado|montaje de ferralla|armado de varilla > atar hierros|atar varilla|montar hierros para el hormigón
demolición|demoliciones|derribos > tirar tabiques|tirar paredes|derribar muros
impermeabilización de cubiertas|impermeabilización > poner tela asfáltica|tapar goteras en tejados
reparación de tejados|reparación de cubiertas > cambiar tejas|arreglar tejados
pintura de interiores|pintura interior > pintar pisos|pintar habitaciones|pintar paredes de casas|pintar viviendas por dentro
pintura de fachadas|pintura de exteriores > pintar fachadas|pintar casas por fuera
preparación de superficies > lijar y tapar agujeros|lijar paredes|masillar y lijar
carpintería de madera|trabajos de carpintería > hacer muebles de madera|hacer puertas y ventanas de madera
montaje de muebles|ensamblaje de muebles > armar muebles|montar armarios|montar cocinas y armarios
colocación de puertas|instalación de puertas > poner puertas|colgar puertas
barnizado de muebles|acabado de muebles > barnizar mesas|dar barniz a los muebles|lacar puertas
manejo de maquinaria de carpintería|uso de sierra de cinta > cortar tableros con la sierra|cortar madera con la sierra
soldadura de estructuras metálicas|soldadura de estructuras > soldar vigas|soldar barandillas y vigas|soldar estructuras
herrería|cerrajería|carpintería metálica > hacer rejas|hacer rejas y puertas de hierro|soldar rejas
torneado|torneado de piezas > hacer piezas en el torno|trabajar con el torno
fresado|fresado de piezas > hacer piezas en la fresadora|trabajar con la fresadora
control dimensional|verificación dimensional|medición de piezas > medir las piezas con el calibre|comprobar medidas con el pie de rey|medir piezas con micrómetro
mantenimiento preventivo|mantenimiento preventivo de maquinaria > engrasar máquinas|engrasar y revisar las máquinas|cambiar filtros y correas antes de que fallen|revisar las máquinas cada semana
mantenimiento correctivo|reparación de maquinaria|reparación de máquinas > arreglar máquinas|arreglar las máquinas paradas|reparar las máquinas de la línea
alimentación de máquinas|alimentación de líneas de producción > meter piezas en la máquina|poner material en la máquina|cargar la máquina
ajuste de máquinas|puesta a punto de máquinas|cambio de formato > preparar la máquina para otra pieza|cambiar los moldes de la máquina|ajustar la máquina al producto
operación de máquinas|manejo de maquinaria industrial|manejo de máquinas > llevar una máquina de inyección|trabajar con la prensa|estar en la máquina de envasar
montaje de piezas|ensamblaje de componentes|montaje de componentes > montar piezas en la cadena|atornillar piezas|encajar piezas
trabajo en cadena|trabajo en línea de producción|producción en cadena > estar en la cadena de montaje|trabajar en la cinta
control de calidad|inspección de calidad|control de calidad de producto > revisar piezas y apartar las malas|separar las piezas defectuosas|apartar las piezas con fallos|revisar el producto antes de embalar
envasado y etiquetado|envasado de productos > meter el producto en botes y poner etiquetas|llenar botes y etiquetarlos|llenar y cerrar tarros
cumplimiento de normas de seguridad|seguimiento de normas de seguridad > trabajar con casco y arnés|llevar casco y guantes
reparación de vehículos|mecánica de automóviles|mecánica automotriz > arreglar coches|reparar coches|arreglar motores de coche
cambio de frenos|sustitución de frenos|reparación de frenos > cambiar pastillas y discos|cambiar las pastillas de freno|poner pastillas nuevas
diagnóstico electrónico|diagnosis electrónica|diagnosis de averías > conectar la máquina de diagnosis|leer los fallos con la máquina|pasar la máquina de diagnosis
mantenimiento de vehículos|revisiones de vehículos > cambiar aceite y filtros|hacer las revisiones de los coches
pintura de vehículos|pintura de carrocerías > pintar coches|pintar puertas y capós
reparación de carrocerías|chapistería > quitar golpes de la chapa|sacar bollos|enderezar chapa
reparación de bicicletas > arreglar bicis|cambiar cadenas y frenos de bicis
reparación de electrodomésticos > arreglar lavadoras|arreglar neveras y lavadoras
reparación de teléfonos móviles|reparación de celulares > cambiar pantallas de móviles|cambiar baterías y pantallas de móviles
reparación de calzado > poner suelas|arreglar zapatos|cambiar tacones
confección de prendas|confección de ropa > coser vestidos|hacer vestidos|coser camisas
arreglos de costura|arreglo de prendas > coger bajos|subir bajos|meter bajos y cambiar cremalleras|acortar pantalones
manejo de máquina de coser|costura a máquina > coser a máquina
tapizado de muebles|tapicería > forrar sillas|tapizar sillones|forrar sofás
jardinería|mantenimiento de jardines|mantenimiento de zonas verdes > cortar el césped y podar setos|cuidar jardines|segar y podar en jardines|regar y podar jardines
plantación|plantación de árboles|plantación de plantas > poner plantas|plantar árboles y flores
control de malas hierbas|desbroce|deshierbe > quitar malas hierbas|arrancar hierbas|desbrozar fincas|quitar hierbas
sistemas de riego|instalación de riego|instalación de sistemas de riego > poner el riego por goteo|montar riego por goteo|poner gomas de goteo
manejo de tractor|conducción de tractor|conducción de tractores > llevar el tractor|trabajar con el tractor|arar con el tractor
recolección de fruta|recogida de fruta|cosecha de fruta > recoger naranjas|coger fresas|coger manzanas|recoger melocotones|recoger fresas
siembra|siembra de cultivos > sembrar trigo|sembrar maíz|plantar hortalizas
alimentación del ganado|alimentación de ganado > dar de comer a las vacas|echar de comer a las ovejas|echar pienso a los cerdos|dar pienso a los animales
limpieza de establos|limpieza de cuadras > limpiar cuadras|sacar el estiércol|limpiar los corrales
tala de árboles|apeo de árboles > cortar pinos|tumbar árboles|talar pinos
manejo de motosierra|uso de motosierra > cortar árboles con motosierra|cortar leña con motosierra
prevención de incendios forestales > limpiar cortafuegos|abrir cortafuegos
apicultura > cuidar colmenas|sacar la miel
pesca de arrastre|faenas de pesca > echar las redes|recoger las redes
arreglos florales|elaboración de ramos|composiciones florales > hacer ramos|hacer centros de flores|montar ramos de novia
compostura de prendas|compostura de ropa|arreglo de ropa|arreglos de ropa > arreglar ropa|arreglar vestidos|arreglar prendas
`;
