/** Spanish, duties of fields, woods, the sea, sites and workshops, one meaning a line; what stands behind ">" only proves; our own list. */
export const duties17 = `
riego por goteo|regar por goteo|irrigación por goteo|riego localizado > regar los olivos por goteo|regar los cultivos por goteo|regar las viñas por goteo
riego por aspersión|regar por aspersión|riego con aspersores|regar con aspersores
trasplante a maceta|trasplantar a maceta|cambio de maceta|cambiar de maceta|enmacetado|enmacetar|cambiar las plantas de maceta > cambiar las plantas a macetas más grandes|pasar las plantas a macetas
ordeño mecánico|ordeño a máquina|ordeñar a máquina|ordeñar con máquina|ordeña mecánica > ordeñar vacas con máquina|ordeñar cabras con máquina|ordeñar cabras y vacas con máquina|ordeñar ovejas con máquina
tala con motosierra|talar con motosierra|apeo con motosierra|corta con motosierra|apear con motosierra|tumba con motosierra > talar pinos con motosierra|talar árboles con motosierra|cortar pinos con motosierra|cortar árboles con motosierra|talar eucaliptos con motosierra
tala de árboles|talar árboles|apeo de árboles|apear árboles|corta de árboles|tumba de árboles|cortar árboles > talar pinos|talar eucaliptos|cortar pinos
desbroce de cortafuegos|limpieza de cortafuegos|desbrozar cortafuegos|limpiar cortafuegos|mantenimiento de cortafuegos > limpiar de matorral los cortafuegos|quitar el matorral de los cortafuegos
desbroce|desbrozar|desmonte de maleza|limpieza de matorral > limpiar de matorral|quitar el matorral|cortar maleza con desbrozadora
desherbado|deshierbe|desmalezado|eliminación de malas hierbas|quitar malas hierbas|quitar las malas hierbas|escarda|arrancar malas hierbas|arrancar las malas hierbas|desyerbe|escardar
alimentación de peces|alimentar peces|dar de comer a los peces > dar de comer a las truchas|alimentar truchas|alimentar salmones|alimentar tilapias|dar pienso a los peces
alimentación de ganado|alimentar ganado|alimentación animal|dar de comer a los animales|alimentar a los animales|echar de comer a los animales|racionado de ganado > dar de comer a las vacas|alimentar vacas|echar pienso a las vacas|alimentar cerdos|dar pienso a los animales
manejo de redes|maniobra de redes|maniobrar redes|largado y virado de redes|calado de redes|calar redes > largar y recoger las redes|largar y virar redes|largar redes|tirar y recoger las redes|calar y levantar redes
despesque|cosecha de peces|pesca de extracción en piscifactoría
enyesado|enyesar|aplicación de yeso|aplicar yeso|dar yeso|guarnecido de yeso|tendido de yeso|revestimiento de yeso|empañetado con yeso|guarnecer con yeso > cubrir paredes con yeso|dar de yeso paredes|dar yeso a las paredes|enyesar paredes y techos
revoco|enfoscado|enfoscar|revoque|repello|repellar|pañete|pañetar|enlucido|aplanado de muros|tarrajeo|tarrajear > revestir paredes con mortero|dar mortero a las paredes
montaje de ferralla|armado de hierro|armado de ferralla|montar ferralla|elaboración de ferralla|armado de fierro|habilitado de fierro|habilitado de acero|doblado y atado de hierro > cortar y atar barras de acero|atar barras de acero|atar hierros|atar varillas|doblar y atar hierros|armar zapatas con hierro
derribo de tabiques|derribar tabiques|demolición de tabiques|demoler tabiques|tirar tabiques|tumbar tabiques|derribo de muros|derribar muros
retirada de escombros|recogida de escombros|retirar escombros|recoger escombros|desescombro|desescombrar|retiro de escombros|sacar escombros|sacar escombro|recoger el escombro
aislamiento con poliuretano|proyección de poliuretano > proyectar espuma de poliuretano|proyectar poliuretano|aplicar espuma de poliuretano
aislamiento térmico|aislar térmicamente|instalación de aislamiento térmico > poner lana de roca|colocar lana de roca|poner corcho en fachadas|colocar paneles aislantes|poner lana de vidrio
acristalamiento|instalación de vidrios|instalar vidrios|colocación de vidrios|colocar cristales|colocar vidrios|poner cristales|instalación de cristales|vidriería de obra|poner vidrios en ventanas
hidrolimpieza|limpieza con agua a presión|limpiar con agua a presión|limpieza a presión|limpieza con hidrolavadora|hidrolavado|limpieza con hidrolimpiadora|lavado a presión > limpiar fachadas con agua a presión|limpiar suelos con agua a presión|lavar fachadas a presión|limpiar fachadas con hidrolimpiadora
deshollinado|deshollinar|limpieza de chimeneas|limpiar chimeneas|deshollinado de chimeneas
moldeo en arena|moldear en arena|moldeo de fundición|hacer moldes de arena
calderería|trabajos de calderería|construcción de depósitos metálicos > curvar chapas y montar depósitos|fabricar depósitos de acero|fabricar tanques de acero|fabricar tolvas
reparación de carrocerías|chapistería|reparar carrocerías|reparación de carrocería|chapa de coches|latonería|hojalatería automotriz|enderezado de carrocerías|reparación de chapa > enderezar y cambiar aletas|enderezar aletas|enderezar puertas de coches|cambiar aletas y puertas|reparar golpes de coches|sacar abolladuras|desabollar
pintura de vehículos|pintar coches|pintura de coches|pintado de coches|pintura automotriz|pintar vehículos|pintado de vehículos
montaje de estructuras metálicas|montar estructuras metálicas|armado de estructuras metálicas|montaje de estructura metálica|montaje de estructuras de acero > montar naves con perfiles de acero|montar naves de acero|montar naves metálicas|montar vigas y pilares de acero|montar vigas metálicas
ajuste de matrices|ajustar matrices|ajuste de moldes|ajuste de troqueles|ajustar moldes y troqueles|ajustar troqueles|ajustar moldes
afilado de herramientas|afilar herramientas|afilado de útiles|afilado de cuchillas > afilar cuchillas|afilar sierras|afilar brocas|afilar cuchillas y sierras|afilar cuchillos
rotulación con vinilo|rotulación en vinilo|rotular con vinilo|aplicación de vinilos|aplicar vinilos|ploteo de vehículos|colocación de vinilos|instalación de vinilos > pegar vinilos|pegar vinilos en escaparates|poner vinilos|colocar vinilos en furgonetas
costura a mano|coser a mano|cosido a mano|costura manual > coser bolsos a mano|coser zapatos a mano|coser piel a mano
costura industrial|coser a máquina|confección industrial|costura a máquina|manejo de máquinas de coser|operación de máquinas de coser > coser con máquina plana|coser con remalladora|manejar la overlock|coser con overlock
marroquinería > coser bolsos de piel|hacer bolsos de piel|hacer carteras de cuero|hacer cinturones de cuero
cestería|trabajo en mimbre > elaboración de cestas|fabricación de cestos|tejer cestos|tejer cestas|tejer cestos de mimbre|hacer cestas de mimbre|hacer cestos
alfarería|cerámica artesanal > torneado de barro|tornear vasijas de barro|hacer vasijas de barro|modelar piezas de barro|hacer cántaros
engaste|engastado|engastar piedras|engaste de piedras|engastar|engarce de piedras|montaje de piedras
preimpresión|preprensa > preparar los archivos para imprenta|preparar archivos para imprenta|preparar artes finales|preparar originales para imprenta|preparar las planchas
impresión offset|imprimir en offset|manejo de máquina offset|operación de prensa offset|manejo de prensas offset > ajustar tintas en la máquina offset|ajustar tintas y registro|llevar la máquina offset|imprimir folletos en offset
impresión digital|imprimir en digital|manejo de plóter|operar plóter|impresión en gran formato
serigrafía|serigrafiar|estampado serigráfico|impresión serigráfica|estampar camisetas con pantalla
mantenimiento preventivo|mantenimientos preventivos|revisiones preventivas > revisar las máquinas para evitar averías|revisar los equipos para evitar averías|revisiones periódicas de máquinas|revisar periódicamente las máquinas
mantenimiento preventivo eléctrico|preventivo eléctrico > revisar los cuadros eléctricos para evitar averías|revisar periódicamente los cuadros eléctricos|revisiones periódicas de cuadros eléctricos
mantenimiento correctivo|mantenimientos correctivos|reparación de averías|reparar averías|arreglar averías|arreglo de averías|resolución de averías
reparación de móviles|reparación de teléfonos móviles|reparar móviles|reparación de celulares|reparar celulares|servicio técnico de móviles > cambiar pantallas de móviles|cambiar baterías de móviles|cambiar pantallas de celulares|cambiar pantallas de teléfonos
bollería y pastelería|pastelería y bollería|repostería y bollería > hacer tartas y cruasanes|elaborar tartas y cruasanes|hacer cruasanes y tartas|hacer tartas y bollos
bollería > elaboración de bollería|elaborar bollería|hacer cruasanes|hacer ensaimadas|hacer magdalenas|hacer bollos|hacer napolitanas
pastelería|repostería|confitería > hacer tartas|hacer pasteles|hacer postres|elaborar postres|elaboración de pasteles|elaboración de tartas|elaboración de postres|elaborar tartas
envasado de conservas|enlatado|elaboración de conservas|enlatado de conservas|envasar conservas|hacer conservas|enlatar > envasar anchoas en aceite|enlatar atún|enlatar sardinas|envasar pimientos asados|meter anchoas en latas|envasar mermelada
elaboración de mermeladas|hacer mermeladas|hacer mermelada|cocer mermelada
elaboración de embutidos|hacer embutidos|fabricación de embutidos|embutido de carnes|elaborar embutidos > hacer chorizos|hacer morcillas|hacer chorizos y morcillas|hacer salchichas|embutir chorizos
torcido de puros|torcer puros|elaboración de puros|torcido de tabaco|liado de puros|liar puros|fabricación de puros|enrollado de tabaco
secado de madera|secar madera|secado en cámara de madera > secar tablones|secar tablones en cámara|secar tablas
arreglos de ropa|arreglo de ropa|arreglos de costura|arreglo de prendas|arreglar ropa|arreglar prendas|composturas de ropa|compostura de prendas|transformación de prendas > arreglar bajos|arreglar bajos y cremalleras|cambiar cremalleras|coger bajos|hacer dobladillos|subir bajos|meter bajos|entallar vestidos
reparación de calzado|arreglo de calzado|reparar calzado|arreglar zapatos|reparación de zapatos|reparar zapatos|arreglo de zapatos > cambiar tapas y suelas|cambiar suelas|cambiar tapas|poner medias suelas|cambiar tacones
soldadura subacuática|soldar bajo el agua|soldadura bajo el agua|soldadura submarina
voladuras|tronaduras|tronadura|realización de voladuras|voladura de rocas > colocar explosivos|cargar barrenos|cargar los barrenos|colocar barrenos|poner cargas explosivas
control de plagas|fumigación de plagas|desinsectación y desratización|eliminación de plagas > acabar con cucarachas|acabar con cucarachas y ratas|acabar con ratas|eliminar cucarachas|poner veneno para ratas|fumigar cucarachas|fumigar locales contra insectos|exterminar cucarachas
desratización|desratizar|control de roedores|eliminación de ratas|control de ratas|poner cebos para ratas
desinsectación|desinsectar|control de insectos|fumigar insectos|eliminación de insectos
poda de la viña|poda de vides|poda de viñedo|podar la viña|podar viñas|podar vides|poda en viñedo > podar las cepas|podar y atar las cepas|podar cepas
vendimia|vendimiar|cosecha de uva|recogida de uva|recoger uva|cortar uva|recolección de uva
recogida de aceituna|cosecha de aceituna|recolección de aceituna|recoger aceituna|varear olivos|vareo de olivos|recoger la aceituna
recolección de fruta|recogida de fruta|cosecha de fruta|recoger fruta|pizca de fruta|coger fruta > recoger manzanas|recoger naranjas|coger melocotones|coger cerezas|recoger fresas|pizcar fresa
aclareo|aclareo de fruta|raleo|aclarar fruta|ralear|entresaca de fruta
extracción de miel|extraer miel|sacar la miel|castrar colmenas|cosecha de miel|recolección de miel|castra de colmenas > sacar la miel de los panales|sacar miel
clasificación de huevos|clasificar huevos|selección de huevos
destete de lechones|destetar lechones|destete|destetar crías
atención de partos de ovejas|ayudar en los partos de las ovejas|asistir partos de ovejas
limpieza de cuadras|limpiar cuadras|limpieza de establos|limpiar establos|limpieza de corrales|limpiar corrales|limpieza de boxes
recorte de setos|recortar setos|corte de setos|cortar setos|poda de setos|podar setos|perfilado de setos
corte de césped|cortar césped|siega de césped|segar césped|cortar el césped|corte de pasto|cortar el pasto|poda de pasto
extendido de asfalto|extender asfalto|asfaltado|asfaltar|extendido de aglomerado|pavimentación asfáltica|extendido de mezcla asfáltica|aglomerado asfáltico
montaje de andamios|armado de andamios|armar andamios|montar andamios|instalación de andamios|colocar andamios
reparación de goteras|reparar goteras|arreglo de goteras|arreglar goteras|quitar goteras|eliminación de goteras
solado|solar suelos|colocación de baldosas|colocar baldosas|poner baldosas|embaldosado|embaldosar|colocación de pisos cerámicos|colocar pisos > poner suelos de gres|colocar suelos de gres|poner gres|colocar gres
alicatado|alicatar|colocación de azulejos|colocar azulejos|poner azulejos|enchapado de azulejos|pegar azulejos
desatascos|desatascar desagües|desatascar tuberías|desatranco|desatranque|desatrancar|destape de cañerías|desatasco de desagües|desatascar bajantes|destapar caños
carga de gas refrigerante|cargar gas refrigerante|recarga de gas|recargar gas|carga de refrigerante|carga de gases fluorados|recargar aires acondicionados
purga de radiadores|purgar radiadores|purgado de radiadores|purgar la calefacción
preparación de superficies|preparar superficies|preparación de paredes|lijado y emplastecido > lijar y emplastecer paredes|lijar y masillar paredes|masillar y lijar|lijar paredes antes de pintar
diagnosis del automóvil|diagnosis de vehículos|diagnóstico electrónico de vehículos|diagnosis electrónica|escaneo de vehículos|diagnóstico automotriz|diagnosis de automóviles > leer los códigos de error de los coches|leer códigos de avería|leer los códigos de error|pasar la máquina de diagnosis|leer fallos con el escáner|escanear autos
cambio de aceite|cambiar aceite|cambio de aceite y filtros|cambiar el aceite|cambiar aceite y filtros
engrase de rodamientos|engrasar rodamientos|lubricación de rodamientos|lubricar rodamientos|engrase de cojinetes
centrado de ruedas|centrar ruedas|alineado de ruedas de bicicleta
soldadura por arco|soldadura con electrodo|soldadura por electrodo|soldar con electrodo|soldadura SMAW|soldar al arco|soldadura al arco|soldadura con electrodo revestido > soldar vigas con electrodo|soldar perfiles con electrodo
soldadura MIG|soldar con MIG|soldadura MIG/MAG|soldadura con hilo|soldar con hilo|soldadura semiautomática|soldar con semiautomática
soldadura TIG|soldar con TIG|soldadura GTAW|soldadura con argón
bobinado de motores|bobinar motores|rebobinado de motores|rebobinar motores|rebobinar motores eléctricos
instalación de enchufes|instalar enchufes|poner enchufes|instalación de tomas de corriente|colocar enchufes|instalar tomas de corriente|poner tomas de corriente|instalación de tomacorrientes
tendido de líneas|tender líneas|tendido de líneas eléctricas|tendido eléctrico|tender líneas eléctricas
`;
