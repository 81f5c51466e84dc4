/** Spanish, what most postings ask of shops, kitchens, care, vans, stores and workshops, one meaning a line; what stands behind ">" only proves; our own list. */
export const duties19 = `
archivo de documentos|archivo de documentación|archivar documentos > guardar contratos en carpetas|guardar facturas en carpetas|ordenar facturas en carpetas|guardar documentos en carpetas|archivar facturas|archivar contratos|ordenar papeles en carpetas|clasificar facturas en carpetas|guardar expedientes en carpetas
gestión de agenda|gestión de agendas > apuntar citas en el calendario|apuntar reuniones en el calendario|anotar citas en la agenda|poner citas en la agenda|apuntar citas del director|organizar las citas del jefe|apuntar las reuniones del jefe
compra de material de oficina|pedido de material de oficina|compras de material de oficina|pedidos de material de oficina > pedir folios|pedir tóner|encargar folios|comprar folios|comprar bolígrafos|pedir bolígrafos|pedir papelería|encargar papelería|comprar papelería
reposición de productos|reposición de mercancía|reposición de género|reposición de estanterías > colocar los productos que faltaban|rellenar las estanterías|rellenar los huecos de la estantería|llenar las estanterías|poner en los estantes lo que faltaba|llenar los lineales|rellenar los lineales
etiquetado|etiquetado de productos > etiquetado de precios|poner etiquetas con el precio|poner precio a la ropa|poner etiquetas a la ropa|poner etiquetas a los productos
inventario > inventario anual|contar todos los artículos|contar todos los productos|contar todo el género|contar toda la mercancía
administración de medicación|administración de medicamentos|administración de fármacos > poner la medicación|dar la medicación|dar las pastillas a los pacientes|dar los medicamentos|dar la medicina a los residentes
educación sanitaria|educación para la salud > explicar a los pacientes cómo cuidarse|enseñar a los pacientes a cuidarse|explicar los cuidados a los pacientes|enseñar a los diabéticos a pincharse|explicar hábitos saludables
alimentación de residentes > dar de comer a los residentes|dar la comida a los residentes|dar de cenar a los residentes
alimentación de personas dependientes|alimentación de dependientes > dar de comer a los ancianos|dar de comer a los residentes|dar de comer a los mayores|dar la comida a los residentes|dar la comida a los ancianos|dar de cenar a los residentes
movilización de pacientes > pasar pacientes de la cama a la silla|mover a los pacientes con grúa|pasar a los enfermos de la cama al sillón|levantar y acostar a los enfermos
movilización de residentes > pasar a los residentes de la cama a la silla|levantar a los residentes de la cama|mover a los residentes con grúa|levantar y acostar a los residentes
movilización de personas dependientes > pasar a los residentes de la cama a la silla|pasar pacientes de la cama a la silla|levantar a los residentes de la cama|mover a los residentes con grúa|pasar a los enfermos de la cama al sillón|levantar y acostar a los residentes|levantar y acostar a los ancianos
acompañamiento de personas mayores|acompañamiento de mayores|acompañamiento a personas mayores|acompañamiento a mayores|acompañamiento de ancianos > pasear con los mayores|pasear con los ancianos|pasear con los residentes|hacer compañía a los mayores|pasear con los abuelos|hacer compañía a una anciana|acompañar a los ancianos al médico
actividades recreativas|actividades lúdicas|actividades de ocio > organizar bingo|organizar juegos y canciones|organizar juegos de mesa|preparar bingos y bailes|organizar bailes|hacer juegos con los residentes
elaboración de platos|preparación de platos|preparación de comidas > preparar salsas y carnes|preparar carnes y pescados|cocinar carnes y pescados|preparar guisos|cocinar guisos y arroces|hacer paellas y guisos|preparar entrantes y segundos|cocinar primeros y segundos
pedidos a proveedores|realización de pedidos a proveedores|hacer pedidos a proveedores > llamar a los proveedores para pedir|llamar a los proveedores para pedirlo|pedir género a los proveedores|pedir a los proveedores lo que faltaba|encargar género a los proveedores|pedir mercancía a los proveedores|pedir bebidas a los proveedores
dietas especiales|menús especiales > cocinar para celíacos|cocinar para alérgicos|cocinar sin gluten|preparar platos sin gluten|preparar menús sin gluten|preparar comidas para diabéticos
elaboración de menús|diseño de menús|planificación de menús|creación de menús > idear los menús|pensar los menús|pensar el menú|hacer los menús de la semana|decidir el menú|idear el menú
dirección de equipo de cocina|dirección de cocina|mando de cocina > dirigir ayudantes en la cocina|dirigir a los cocineros|mandar a los cocineros|dirigir a los pinches|dirigir ayudantes de cocina
servicio de mesas|servicio de mesa|servicio en mesa|servicio de sala|atención de mesas > servir comidas en las mesas|servir bebidas en las mesas|servir platos en mesa|llevar los platos a las mesas|servir en mesa|servir a los comensales
toma de comandas|tomar comandas|toma de pedidos en mesa > apuntar lo que pedían los clientes|anotar lo que pedían|apuntar los pedidos de las mesas|apuntar lo que quería cada mesa|anotar los pedidos de los comensales|tomar nota en las mesas
cobro a clientes|cobro de cuentas > llevar la cuenta a la mesa y cobrar|cobrar las cuentas|cobrar en la mesa|cobrar las consumiciones
maridaje|maridajes > proponer el vino con cada plato|recomendar el vino para cada plato|aconsejar vinos para cada plato|elegir el vino que va con cada plato
coctelería|elaboración de cócteles|preparación de cócteles > hacer gin-tonics|hacer mojitos|preparar mojitos|preparar gin-tonics|hacer combinados|preparar combinados
limpieza de sala|limpieza de comedor|limpieza del comedor > limpiar el comedor|barrer el comedor|fregar el comedor
reparto a domicilio|entrega a domicilio|entregas a domicilio > llevar paquetes a domicilio|llevar pedidos a domicilio|llevar compras a domicilio|llevar paquetes a las casas|entregar paquetes en casa|repartir paquetes por las casas|entregar la compra en casa
gestión de albaranes > cumplimentación de albaranes|rellenar albaranes|recoger los albaranes firmados|preparar y archivar albaranes
transporte escolar|transporte de escolares > llevar niños al colegio en autobús|llevar alumnos en autobús|recoger niños en autobús|conducir el autobús escolar|llevar escolares en autocar
embalaje > embalaje de mercancía|poner la mercancía en cajas|meter la mercancía en cajas|meter los productos en cajas|poner los productos en cajas|cerrar cajas con precinto
embalaje de mercancía|embalado de mercancía|empaquetado de mercancía > poner la mercancía en cajas|meter la mercancía en cajas|meter los productos en cajas|poner los productos en cajas|cerrar cajas con precinto
recepción de mercancía|recepción de mercancías > comprobar la mercancía que llegaba|comprobar la mercancía con el albarán|revisar lo que llegaba con el albarán|revisar la mercancía que llegaba|descargar y comprobar la mercancía|cotejar la mercancía con el albarán
ubicación de mercancía|ubicación de productos|colocación de mercancía > guardar cada producto en su hueco|guardar la mercancía en su hueco|poner cada producto en su sitio|colocar cada producto en su hueco|colocar los palés en su hueco
cableado > pasar cables|pasar el cable por la pared|tirar cables|tirar cable|meter cables por tubos
tendido de cable|tendido de cables > pasar cables|pasar el cable por la pared|tirar cables|tirar cable|meter cables por tubos
boletines eléctricos|certificados de instalación eléctrica|boletín eléctrico|certificado de instalación eléctrica
instalación de mecanismos|montaje de mecanismos|instalación de mecanismos eléctricos > poner enchufes|instalar enchufes|colocar enchufes|montar interruptores|poner interruptores|instalar interruptores
mantenimiento de instalaciones > cuidar las instalaciones|revisar y cuidar las instalaciones|cuidar y reparar instalaciones|revisar y reparar las instalaciones
revisión pre-ITV|revisiones pre-ITV|preparación para la ITV > revisar coches antes de la ITV|preparar coches para la ITV|dejar el coche listo para la ITV|revisar vehículos para la ITV|preparar vehículos para la ITV
cambio de neumáticos|montaje de neumáticos|sustitución de neumáticos|cambio de ruedas > poner neumáticos nuevos|poner ruedas nuevas|cambiar las cubiertas
mecánica de motores|reparación de motores > arreglar motores|arreglar motores diésel
mantenimiento de flota|mantenimiento de flotas|mantenimiento de la flota > cuidar los vehículos de la flota|revisar los vehículos de la empresa|cuidar los vehículos de la empresa|cuidar los camiones de la empresa|tener a punto los vehículos de la empresa
pladur > montar pladur|instalar pladur|colocar pladur|instalación de pladur
andamios > montar andamios|montaje de andamios|armar andamios
cuadros eléctricos|tableros eléctricos > montar cuadros eléctricos|armado de tableros
carretilla elevadora > conducir carretillas elevadoras|manejo de carretilla elevadora|llevar la carretilla elevadora
carretilla retráctil|reach truck > manejo de carretilla retráctil|conducir retráctil|manejar retráctil
lentillas|lentes de contacto > adaptar lentillas|adaptación de lentillas
falsos techos > montar falsos techos|colocar falsos techos|instalar falsos techos
averías eléctricas > reparar averías eléctricas|reparación de averías eléctricas
ferralla > montaje de ferralla|armar hierros
diferencias de inventario > investigar diferencias de inventario
lector de códigos de barras > escanear códigos de barras
`;
