/** Spanish, duties of mines, plants, machines, vehicles, cleaning, stores, streets and halls, one meaning a line; what stands behind ">" only proves; our own list. */
export const duties18 = `
cribado de áridos|clasificación de áridos|machaqueo y cribado|trituración de áridos|producción de áridos > machacar y cribar piedra|triturar y cribar piedra|machacar piedra|cribar piedra|cribar grava|triturar piedra
fabricación de prefabricados|fabricación de prefabricados de hormigón|elaboración de prefabricados > fabricar bloques y bovedillas|fabricar bloques de hormigón|fabricar viguetas|fabricar bovedillas|hacer bloques de hormigón
galvanizado|galvanización|galvanizado en caliente|cincado > sumergir piezas en baños de zinc|bañar piezas en zinc|meter piezas en baños de zinc
baños electrolíticos|galvanotecnia|electrodeposición|recubrimientos electrolíticos > cromar piezas|niquelar piezas|dorar piezas por electrólisis
inyección de plástico|moldeo por inyección|inyección de plásticos|inyectar plástico|inyección de termoplásticos > cambiar moldes en la inyectora|llevar la inyectora|manejar inyectoras de plástico|operar inyectoras|sacar piezas de la inyectora|cambiar moldes de inyección|retirar piezas de la inyectora|vigilar inyectoras de plástico
extrusión de plástico|extrusión|extruir plástico|extruir perfiles > llevar la extrusora|manejar la extrusora|operar la extrusora
fabricación de cajas de cartón|fabricar cajas de cartón|troquelado de cajas|elaboración de cajas de cartón|hacer cajas de cartón > cortar y plegar cajas de cartón|plegar y pegar cajas de cartón|troquelar cajas|cortar y plegar cajas
hilatura|hilado > atender hiladoras|llevar hiladoras|atender continuas de hilar|manejar hiladoras|atender máquinas de hilar
manejo de telares|manejar telares|operación de telares|operar telares|conducción de telares > llevar telares|atender telares|vigilar telares
costura a máquina|coser a máquina|confección en máquina plana|costura en máquina plana > coser camisas en máquina plana|coser en máquina plana|coser pantalones a máquina|coser en máquina recta
tintura de telas|teñido de telas|teñir telas|tintado de telas|tinte de telas|teñido de tejidos|tintura de tejidos|teñir tejidos > teñir telas en autoclave
montaje de calzado|armado de calzado|montar zapatos|ensamblaje de calzado|montado de zapatos > montar y pegar suelas|pegar suelas|montar suelas|pegar y montar suelas
corte de piel|cortar piel|cortado de cuero|corte de cuero|cortar cuero
lavandería industrial|lavado industrial de ropa|servicio de lavandería > lavar ropa de hotel|lavar sábanas de hoteles|lavar ropa de hospital|planchar ropa de hotel
lavado y planchado|lavar y planchar|lavado y planchado de ropa
pasteurización|pasteurizar|pasteurizado|tratamiento térmico de la leche > pasteurizar leche|pasteurizar zumos|pasteurizar nata
control de horno|control de hornos|vigilancia del horno|vigilar el horno|manejo de hornos|operación de hornos|conducción de hornos > vigilar la temperatura del horno|vigilar hornos|llevar el horno
trasiego de vino|trasegar vino|trasiegos|trasvase de vino|trasegar y filtrar vino
embotellado y etiquetado|embotellado y etiquetado de vino|embotellar y etiquetar > llevar la llenadora y la etiquetadora|manejar la llenadora y la etiquetadora
embotellado|embotellar|llenado de botellas|llenar botellas|embotellamiento > llevar la llenadora|manejar la llenadora|manejar la embotelladora|llevar la embotelladora
aserrado de troncos|aserrar troncos|aserrado de madera|aserrar madera|aserrío|serrado de madera|serrar troncos|serrar madera|corte de troncos
enhornado|enhornar|carga de hornos cerámicos > cargar piezas en el horno|cargar piezas de loza en el horno|meter piezas de barro en el horno|meter ladrillos en el horno
operación de calderas|conducción de calderas|manejo de calderas|operar calderas|manejo de calderas de vapor > encender y vigilar la caldera|vigilar la caldera de vapor|llevar la caldera|vigilar calderas|encender la caldera de vapor
etiquetado y precintado|etiquetar y precintar|etiquetado y precinto > poner etiquetas y precintar cajas|pegar etiquetas y precintar|etiquetar y cerrar cajas
precintado de cajas|precintar cajas|sellado de cajas|cerrar cajas con cinta|encintado de cajas|cerrado de cajas
ensamblaje de salpicaderos|montaje de salpicaderos|ensamblar salpicaderos|montar salpicaderos|montaje de tableros de automóvil > ensamblar cuadros de mandos de coches|montar cuadros de mandos de coches
montaje en cadena|trabajo en cadena|ensamblaje en línea|montaje en línea|trabajo en línea de montaje > montar piezas en cadena|ensamblar en cadena|atornillar en cadena|atornillar lavadoras en cadena|montar lavadoras en cadena|montar coches en cadena
inserción de componentes|montaje de componentes electrónicos|insertar componentes|montaje de placas electrónicas|ensamble de tarjetas electrónicas|populado de placas > colocar componentes en placas|montar componentes en placas|poner componentes en placas|colocar componentes electrónicos
mensajería en moto|reparto en moto|repartir en moto|mensajería motorizada|entregas en moto > repartir sobres en moto|repartir paquetes en moto|repartir pizzas en moto|repartir comida en moto|llevar paquetes en moto|entregar paquetes en moto
conducción de taxi|conducir taxi|conducir un taxi|manejo de taxi|servicio de taxi|llevar un taxi > llevar a clientes en taxi|llevar a pasajeros en taxi|llevar viajeros en taxi|llevar clientes al aeropuerto en taxi|llevar a clientes al aeropuerto en taxi
reparto con furgoneta|reparto en furgoneta|repartir con furgoneta|repartir en furgoneta|entregas en furgoneta|distribución en furgoneta|reparto en camioneta > repartir pan con furgoneta|repartir paquetes con furgoneta|repartir pan en furgoneta|repartir bebidas con furgoneta|entregar paquetes con furgoneta
transporte internacional|rutas internacionales|transporte internacional por carretera|tráfico internacional|conducción internacional > llevar mercancía a Francia|llevar mercancía a Alemania|llevar mercancía a Portugal|llevar mercancía a Italia|llevar carga a Francia|viajar con el tráiler por Europa|llevar mercancías por Europa|transportar mercancía a Francia
transporte nacional|rutas nacionales|transporte nacional por carretera|larga distancia nacional > llevar mercancía por toda España
tacógrafo|uso del tacógrafo|manejo de tacógrafo > rellenar el disco y respetar las horas de conducción|respetar las horas de conducción|rellenar el disco del camión|rellenar los discos
conducción de camión hormigonera|conducir camión hormigonera|manejo de camión mezclador|conducción de hormigonera|conducir la hormigonera|conducir hormigoneras|manejo de mixer > llevar la hormigonera|llevar la cuba de hormigón|llevar hormigón a las obras
conducción de tráiler|conducir tráiler|conducción de camión articulado|conducir camiones articulados|manejo de tráiler|conducción de vehículo articulado > llevar un tráiler|llevar tráileres|llevar el tráiler
laboreo con tractor|labrar con tractor|labores con tractor|laboreo del suelo con tractor > arar con tractor|arar y sembrar con tractor|pasar la grada con tractor|gradear con tractor|cultivar con tractor
conducción de tractores|manejo de tractor|conducir tractores|conducción de tractor|manejar tractores|operar tractores > arar con tractor|labrar con tractor|llevar el tractor|remolcar con tractor|sembrar con tractor
manejo de grúa torre|operación de grúa torre|manejar grúa torre|operar grúa torre > levantar cargas con grúa torre|subir material con grúa torre|mover cargas con grúa torre|izar cargas con grúa torre|izar palés con grúa torre
manejo de puente grúa|operación de puente grúa|manejar puente grúa|operar puente grúa|manejo de grúa puente > mover cargas con puente grúa|levantar piezas con puente grúa|mover bobinas con puente grúa|mover piezas con el puente grúa
manejo de plataforma elevadora|manejo de plataformas elevadoras|uso de plataforma elevadora|trabajo con plataforma elevadora > trabajar en altura con plataforma|subir con plataforma elevadora
manejo de carretilla|manejo de carretilla elevadora|conducción de carretillas|conducción de carretilla elevadora|manejar carretilla|manejo de montacargas|operación de montacargas|conducir carretilla > mover palés con carretilla|mover palés con carretilla elevadora|cargar camiones con carretilla|descargar camiones con carretilla|subir palés con carretilla|apilar palés con carretilla
manejo de transpaleta|uso de transpaleta|manejar transpaleta|manejo de patín hidráulico > mover palés con transpaleta|mover palés con traspaleta
manejo de retroexcavadora|operación de retroexcavadora|manejar retroexcavadora|operar retroexcavadora|conducción de retroexcavadora > abrir zanjas con retroexcavadora|excavar con retroexcavadora|cavar con retroexcavadora|llevar la retroexcavadora|hacer zanjas con la retro
excavación de zanjas|apertura de zanjas|abrir zanjas|excavar zanjas|cavar zanjas|zanjeo|zanjado|hacer zanjas
movimiento de tierras|movimientos de tierra|mover tierras|explanación > nivelar terrenos con motoniveladora|vaciar solares con excavadora|excavar y cargar tierra
limpieza hospitalaria|limpieza de hospitales|limpieza en hospitales|limpieza sanitaria > limpiar quirófanos|limpiar y desinfectar quirófanos|limpiar habitaciones de hospital|limpiar plantas de hospital|desinfectar quirófanos|limpiar consultas médicas
limpieza industrial|limpieza de fábricas|limpieza de naves industriales|limpiar naves industriales > limpiar tanques y depósitos|limpiar máquinas y suelos de fábrica|limpiar la fábrica
limpieza de obra|limpieza final de obra|limpieza fin de obra|limpieza de fin de obra > limpiar pisos nuevos tras la obra|limpiar al acabar la obra|limpiar viviendas recién terminadas
limpieza de comunidades|limpieza de portales|limpieza de escaleras|limpiar portales|limpieza de portales y escaleras|limpiar escaleras|limpieza de zonas comunes > fregar portales y escaleras|limpiar portales y escaleras
limpieza de domicilios|limpieza de casas|limpiar casas|limpieza doméstica|limpieza de hogares|limpiar domicilios|aseo de casas|limpieza del hogar
limpieza de cristales|limpiar cristales|limpieza de ventanas|limpiar ventanas|limpieza de vidrios|lavado de vidrios
cambio de ropa de cama|cambiar sábanas|cambiar las sábanas|cambio de sábanas|cambiar la ropa de cama|mudar camas|cambiar las camas
lavado de coches|lavar coches|lavado de vehículos|limpieza de coches|limpieza de vehículos|lavado de autos|lavar autos|limpiar coches
mantenimiento de piscinas|limpieza de piscinas|limpiar piscinas|tratamiento de piscinas|mantener piscinas > echar cloro a la piscina|pasar el limpiafondos|medir el cloro y el pH de la piscina|echar cloro y limpiar el fondo
amasado de mortero|preparación de mortero|hacer mortero|hacer mezcla|preparación de mezcla|amasado de cemento|preparar mortero|amasar mortero|preparación de argamasa > hacer masa para los albañiles|preparar la masa|amasar cemento|hacer pasta para los albañiles|hacer cemento|hacer masa
descarga de materiales|descargar materiales|descarga de material de obra|descargar material > descargar sacos de cemento|descargar ladrillos|descargar sacos de cemento y ladrillos|descargar palés de ladrillo|descargar vigas
acarreo de materiales|acarrear materiales|acopio de materiales|transporte de materiales en obra|llevar materiales|subir materiales > subir material a los albañiles|llevar ladrillos a los albañiles|subir ladrillos|llevar sacos de cemento|subir sacos
apoyo a oficiales|ayuda a oficiales|ayudar a los oficiales > llevar material a los albañiles|dar herramientas a los oficiales
alimentación de línea|alimentar la línea|abastecimiento de línea|alimentación de líneas de producción|abastecer la línea|suministro a línea|aprovisionamiento de líneas|alimentar líneas
estuchado|estuchar|encajado en estuches|empaquetado en estuches > meter perfumes en estuches|meter frascos en estuches|meter productos en estuches|poner perfumes en estuches|meter cremas en estuches
ensobrado|ensobrar|ensobramiento|meter en sobres > meter folletos en sobres|meter cartas en sobres|meter facturas en sobres|meter propaganda en sobres
encajado|encajar productos|encajonado|empaque en cajas|meter en cajas > meter botellas en cajas|meter latas en cajas|meter fruta en cajas|meter piezas en cajas|poner botes en cajas|colocar botellas en cajas
retractilado|retractilar|plastificado de palés|enfardado|enfardar palés|filmado de palés|envolver palés|emplayado|emplayar|envolver palés con film|strechado de pallets
paletizado|paletizar|paletización|montaje de palés|armado de tarimas|montar palés|armar pallets|entarimado > apilar cajas en palés|colocar cajas en palés|poner cajas en palés
selección de piezas|clasificación de piezas|selección de producto|control visual de piezas|verificación visual de piezas|inspección visual de piezas > separar piezas buenas y malas|separar piezas defectuosas|apartar piezas defectuosas|retirar piezas defectuosas|separar las piezas malas
inspección visual|control visual|inspeccionar visualmente|verificación visual > mirar piezas para buscar defectos|buscar defectos a simple vista
control de calidad en línea|control de calidad en producción|verificación en línea > medir piezas en la línea|revisar piezas en la línea
mudanzas|servicio de mudanzas|traslado de muebles > cargar muebles en mudanzas|hacer mudanzas|cargar y descargar muebles de mudanzas|trasladar muebles de casas|embalar y trasladar muebles
picking por voz|voice picking|preparación de pedidos por voz|picking con auriculares > preparar los pedidos con auriculares|preparar pedidos por voz|preparar pedidos con auriculares
lectura de códigos de barras|leer códigos de barras|escaneo de códigos de barras|manejo de lector de código de barras|escanear códigos de barras > leer códigos de barras con pistola|leer códigos con la PDA
retirada de caducados|retirada de productos caducados|control de caducidades|control de fechas de caducidad|revisión de caducidades|retiro de productos vencidos|control de vencimientos > retirar lo caducado|tirar lo caducado|retirar productos caducados|revisar fechas de caducidad|quitar lo caducado|apartar lo caducado
FEFO > poner delante los productos que caducaban antes|poner delante lo que caducaba antes|colocar delante lo que caduca antes|poner delante los que caducan antes|poner delante lo que vence antes
limpieza de verduras|limpiar verduras|preparación de verduras|pelado y corte de verduras|pelar verduras|lavado de verduras|lavar verduras > pelar patatas|pelar patatas y limpiar verduras|pelar y cortar verduras
fregado de menaje|fregar menaje|lavado de menaje|fregado de ollas|fregar cacharros|limpieza de menaje|lavado de utensilios de cocina|plonge > fregar ollas y sartenes|fregar ollas|fregar sartenes|lavar ollas|fregar cazuelas|lavar cacerolas
reparto de comida|repartir comida|entrega de comida|reparto de comida a domicilio|delivery|entregar comida > repartir comida en bici|repartir pizzas|repartir menús|llevar comida a domicilio
buzoneo|reparto de publicidad en buzones|buzonear|reparto en buzones > meter folletos en los buzones|meter propaganda en los buzones|echar folletos en buzones|dejar publicidad en los buzones|meter publicidad en buzones|repartir folletos por los buzones
triaje de residuos|separación de residuos|clasificación de residuos|selección de residuos|separar residuos|clasificar residuos|segregación de residuos|clasificación de reciclaje > separar plástico y cartón|separar plásticos|separar vidrio|separar envases en cinta|separar cartón
recogida de basuras|recogida de residuos|recolección de basura|recogida de basura|recoger basura|recolección de residuos|recoger la basura|recoger contenedores
limpieza viaria|barrido de calles|limpieza de calles|aseo urbano|barrer calles|limpieza urbana|barrido viario > barrer calles y vaciar papeleras|barrer aceras|barrer y baldear calles
baldeo|baldear calles|baldeo de calles|baldear aceras|baldeo de aceras|lavado de aceras|lavar aceras con manguera|regar las calles|fregar calles con manguera
subida de equipajes|porte de equipajes|traslado de equipaje|manejo de equipaje|transporte de equipajes > subir maletas a las habitaciones|llevar maletas a las habitaciones|subir el equipaje a los clientes|subir maletas
lectura de contadores|leer contadores|toma de lecturas|lectura de medidores|leer medidores|toma de lectura de contadores
reposición de máquinas de vending|reposición de vending|carga de máquinas expendedoras|rellenar máquinas expendedoras|reposición de máquinas expendedoras > rellenar máquinas de café|reponer máquinas de café|rellenar máquinas de refrescos|llenar máquinas de café|recoger el dinero de máquinas y rellenarlas
recaudación de máquinas|recaudar máquinas|recogida de recaudación|vaciado de cajetines > recoger el dinero de máquinas|recoger el dinero de las máquinas|recoger la recaudación de las máquinas|sacar el dinero de las tragaperras
aparcacoches|valet parking|servicio de aparcacoches|aparcado de coches|aparcar coches de clientes|estacionar vehículos de clientes > aparcar coches|aparcar los coches de los clientes|estacionar autos de clientes
acomodación de público|acomodación|acomodar al público|ubicación de espectadores|acomodación de espectadores > acompañar al público a sus asientos|llevar al público a sus asientos|sentar al público|acompañar a los espectadores a sus butacas|indicar los asientos al público
guardarropía|servicio de guardarropa|custodia de prendas > guardar abrigos|guardar abrigos y bolsos|recoger abrigos del público|guardar los abrigos de los clientes
control de admisión|control de puerta|control de entrada en locales > comprobar la edad en la puerta|comprobar la edad de los clientes|pedir el DNI en la puerta|controlar la edad en la entrada|mirar la edad en la puerta
montaje de decorados|montar decorados|montaje de escenografía|armado de escenografía|montar escenografías|montaje escenográfico
tramoya|cambios de decorado > mover decorados|mover decorados durante las funciones|mover los decorados en las funciones|cambiar decorados durante la función
montaje de escenarios|montar escenarios|armado de escenarios|montaje de tarimas y escenarios|armar escenarios
envasado al vacío|envasar al vacío|empaquetado al vacío|empacado al vacío|empaquetar al vacío
`;
