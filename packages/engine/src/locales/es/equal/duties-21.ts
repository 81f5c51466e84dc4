/** Spanish, what most postings ask of call centres, receptions, buying, factories, quality, building and law, one meaning a line; what stands behind ">" only proves; our own list. */
export const duties21 = `
venta telefónica|ventas telefónicas|televenta|ventas por teléfono > vender seguros por teléfono|vender por teléfono
retención de clientes|retención de bajas > llamar a clientes que querían darse de baja|convencer a los clientes para que se quedaran|convencer a clientes que querían irse|llamar a los clientes que se iban
resolución de incidencias|solución de incidencias > solucionar problemas de los clientes|solucionar problemas con las facturas|resolver problemas de clientes|arreglar los problemas de los clientes|resolver problemas con pedidos
encuestas de satisfacción|encuestas de satisfacción de clientes > llamar a clientes para preguntar si estaban contentos|preguntar a los clientes si estaban satisfechos|preguntar a los clientes por su satisfacción
comparación de ofertas|comparación de presupuestos|comparativa de ofertas > comparar precios de proveedores|comparar presupuestos de proveedores
negociación con proveedores > negociación de precios con proveedores|discutir precios con los proveedores|discutir precios y plazos con proveedores|negociar precios y plazos con proveedores|pelear precios con los proveedores|regatear con los proveedores
compra de materias primas|compras de materias primas|aprovisionamiento de materias primas > hacer los pedidos de materias primas|pedir materias primas|encargar materia prima|pedir la materia prima
evaluación de proveedores|valoración de proveedores > puntuar a los proveedores|poner nota a los proveedores|calificar a los proveedores|valorar a los proveedores
seguimiento de pedidos|seguimiento de órdenes de compra > llamar a los proveedores con retraso|llamar a los proveedores que iban con retraso|perseguir pedidos retrasados|reclamar pedidos retrasados|mirar el estado de los pedidos|vigilar la entrega de los pedidos
reducción de costes|reducción de gastos > bajar el gasto|bajar los costes|bajar el coste|gastar menos en embalajes|rebajar los gastos
contratación de transporte|contratación de transportes|contratación de transportistas > contratar camiones|contratar camiones para los envíos|buscar y contratar camiones|contratar fletes
documentación aduanera|documentación de aduanas|preparación de documentación aduanera > preparar los papeles de aduana|preparar los documentos de aduana|hacer los papeles de la aduana|rellenar los papeles de aduana|preparar el DUA
seguimiento de envíos|trazabilidad de envíos|tracking de envíos > mirar dónde estaba cada envío|comprobar dónde estaba el envío|seguir los paquetes hasta la entrega|localizar los envíos y avisar al cliente
exportación|exportaciones > mandar contenedores a México|mandar contenedores a Chile|enviar contenedores al extranjero|vender al extranjero|enviar mercancía a otros países|mandar mercancía fuera de España
montaje en línea|montaje en cadena|trabajo en cadena > montar piezas en una cadena|montar piezas en la línea
envasado|envasado de productos > meter los productos en bolsas|llenar bolsas y cerrarlas|llenar botes y cerrarlos|meter el producto en botes|meter productos en bolsas y cerrarlas
control de calidad > mirar que las piezas no tuvieran defectos|comprobar que las piezas estaban bien|revisar piezas y apartar las defectuosas|buscar defectos en las piezas|revisar que las piezas no tengan defectos|comprobar que no tengan defectos
etiquetado de productos > poner etiquetas a los botes|poner etiquetas a las botellas|pegar etiquetas a los botes|pegar etiquetas en los frascos
turnos rotativos|trabajo a turnos|turnos rotatorios|rotación de turnos > trabajar una semana de mañana y otra de tarde|cambiar de turno cada semana|alternar mañana, tarde y noche|trabajar de mañana, tarde y noche
registro de producción|registros de producción|partes de producción > apuntar las piezas hechas|apuntar la producción de cada turno|anotar las piezas fabricadas|anotar lo producido
ajuste de parámetros|ajuste de parámetros de máquina|regulación de parámetros > ajustar la velocidad y la temperatura|ajustar la velocidad de la máquina|regular la temperatura y la presión|ajustar presión y velocidad
mantenimiento de primer nivel|mantenimiento básico de máquinas|automantenimiento > engrasar la máquina y cambiar filtros|limpiar y engrasar la máquina|engrasar y limpiar la máquina|engrasar y apretar tornillos de la máquina
metrología > metrología dimensional|medir piezas con calibre|medir piezas con pie de rey|medir con micrómetro|medir piezas con micrómetro|medir con pie de rey y micrómetro
inspección de muestras > tomar muestras y medirlas|sacar muestras y medirlas|tomar muestras y comprobarlas|coger muestras y medirlas
análisis de causa raíz|análisis de causas|análisis de causas raíz > estudiar por qué fallaban|buscar la causa de los fallos|averiguar por qué fallaban las piezas|estudiar la causa de los defectos|buscar la causa de los defectos
auditorías a proveedores|auditoría de proveedores|auditorías de proveedores > visitar a proveedores para revisar su sistema de calidad|auditar proveedores|auditar a los proveedores|revisar el sistema de calidad de los proveedores
gestión de no conformidades|tratamiento de no conformidades > abrir y cerrar no conformidades|abrir no conformidades|registrar y cerrar no conformidades
cálculo de estructuras|cálculo estructural|cálculos estructurales > calcular vigas y pilares|calcular vigas|calcular forjados|calcular pilares y zapatas
ensayo de prototipos|ensayos de prototipos|prueba de prototipos|pruebas de prototipos > probar prototipos|ensayar prototipos
elaboración de documentación técnica > preparar la memoria y los planos|redactar la memoria del proyecto|escribir manuales técnicos
documentación técnica > preparar la memoria y los planos|redactar la memoria del proyecto|escribir manuales técnicos|preparar planos y memorias
renders|renderizado|renderizados 3D > hacer vistas en 3D de los edificios|hacer imágenes 3D de los edificios|hacer imágenes realistas del proyecto
mediciones y presupuestos|mediciones y presupuesto de obra > medir la obra y calcular lo que costaba|medir la obra y calcular su coste|medir y valorar la obra|medir y presupuestar la obra
tramitación de licencias|solicitud de licencias > pedir las licencias al ayuntamiento|solicitar licencias de obra|pedir la licencia de obra|pedir permisos de obra al ayuntamiento
redacción de escritos > redacción de escritos jurídicos|escribir contratos y demandas|redactar demandas|redactar demandas y recursos
redacción de escritos jurídicos|redacción jurídica > escribir contratos y demandas|redactar demandas y recursos|redactar demandas|escribir demandas y recursos
gestión de expedientes|tramitación de expedientes > ordenar y archivar expedientes|llevar los expedientes del despacho|ordenar los expedientes
búsqueda de jurisprudencia|búsquedas de jurisprudencia > buscar sentencias|buscar sentencias parecidas|buscar sentencias del Supremo
control de plazos > control de plazos procesales|apuntar los plazos de los juicios|apuntar los plazos en el calendario|anotar plazos y vistas|vigilar los plazos procesales|vigilar plazos
trámites notariales|gestiones notariales|trámites en notaría > preparar escrituras para la notaría|preparar poderes y escrituras|preparar firmas en notaría
`;
