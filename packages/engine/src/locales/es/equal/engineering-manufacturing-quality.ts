/** Spanish, engineering, manufacturing, quality: one line, one meaning; our own list. */
export const engineeringManufacturingQuality = `
torneado|tornear|tornear piezas|trabajar en torno
fresado|fresar|fresar piezas|mecanizar en fresadora
mecanizado de piezas|maquinado de piezas
programación cnc|programar cnc|programar control numérico|programación de máquinas cnc|hacer programas cnc|programación de control numérico|programar máquinas CNC|programar tornos CNC|programar tornos de control numérico|programar centros de mecanizado|programar máquinas de control numérico
manejo de máquinas cnc|operar cnc|operar máquinas cnc|operación de cnc|manejo de CNC|operador CNC|operar control numérico|manejo de control numérico
rectificado|rectificar piezas
taladrado|taladrar|taladrar piezas|hacer agujeros con taladro
plegado de chapa|doblar chapa|doblado de lámina|doblar lámina metálica|plegado de láminas
corte por láser|manejar cortadora láser|operar cortadora láser
corte de chapa|cortar lámina|corte de láminas metálicas
oxicorte|cortar con soplete|corte con oxígeno y acetileno|oxicortar
soldadura mig mag|soldadura de hilo|soldadura con microalambre|soldadura MIG|soldadura GMAW
soldadura por electrodo|soldadura de arco con electrodo|soldar con electrodo revestido
soldadura de tuberías
soldadura blanda|soldar con estaño|estañar
soldar componentes electrónicos|soldar placas electrónicas|soldar circuitos impresos
fabricar estructuras metálicas|construir estructuras metálicas|fabricación de estructuras metálicas
montaje de estructuras metálicas|armar estructuras metálicas|levantar estructuras metálicas|montar estructura de acero
forja|forjar|trabajo de forja|forjado de piezas metálicas
fundir piezas|fundir metales|fundición de metales|colada de metal|verter metal fundido|vaciado de metal
extrusión|extruir|extrusionar
cambio de moldes|montar y desmontar moldes
cambio de utillaje|cambio de herramental
utillajes|útiles de fabricación|herramental|utillaje
operar prensa hidráulica|manejar prensa hidráulica|trabajar con prensa hidráulica|operación de prensas hidráulicas|uso de prensas hidráulicas
lijado y pulido|pulir y lijar piezas
desbarbado|desbarbar|quitar rebabas|eliminar rebabas|rebabado|rebabear|desbarbar piezas
pintar piezas industriales|aplicar pintura industrial
pintura en polvo|pintura electrostática|aplicar pintura en polvo
galvanizado|galvanizar|galvanización
tratamientos térmicos|tratamiento térmico de metales
alimentación de máquinas|alimentar máquinas|abastecer máquinas|alimentar la línea
montaje mecánico|montar conjuntos mecánicos|ensamblar componentes mecánicos|ensamblaje mecánico|ensamble mecánico
montaje electrónico|ensamblar componentes electrónicos|ensamble electrónico
montaje de subconjuntos|ensamblar subconjuntos|subensambles
puesta a punto de máquinas|poner a punto máquinas|preparación de máquinas|alistar máquinas|alistamiento de máquinas
ajuste de parámetros de máquina|regular parámetros de máquinas|calibrar parámetros de máquina
cambio de formato|cambiar el formato de línea|hacer cambios de formato
supervisión de máquinas|vigilar máquinas|vigilancia de máquinas en marcha|controlar el funcionamiento de máquinas
operario de producción|operador de producción|obrero de producción|trabajador de producción
planificación de la producción|planificar la producción|programación de la producción|programar la producción|planeación de la producción
lanzar órdenes de fabricación|emitir órdenes de producción
registrar la producción|rellenar partes de producción|anotar la producción
rastreo de lotes|trazabilidad de lotes|seguimiento de lotes
control de calidad en proceso|inspección en proceso|inspección en línea
inspección de recepción|control de calidad en recepción
inspección final|control final de calidad|inspección de producto terminado|inspeccionar producto acabado|control de producto terminado|revisión de producto terminado
inspección visual|inspeccionar visualmente|control visual|revisar visualmente|revisión visual de piezas|revisión visual
control dimensional|verificar dimensiones|medir piezas|verificación dimensional|comprobar medidas de piezas
instrumentos de medición|aparatos de medida|equipos de medición
pie de rey y micrómetro|vernier y micrómetro
medir con vernier|medir con pie de rey
calibración de equipos|calibrar equipos|calibrar instrumentos|calibración de instrumentos
gestión de no conformidades|tratar no conformidades|tratamiento de no conformidades
análisis de causa raíz|buscar la causa raíz|root cause analysis
sistema de gestión de calidad|sistema de calidad
homologación de proveedores|homologar proveedores
elaborar el manual de calidad|redactar manual de calidad
redactar instrucciones de trabajo|elaborar instrucciones de trabajo
control de documentos de calidad|control documental de calidad|gestionar documentación de calidad|gestión documental de calidad
reclamaciones de calidad|quejas de calidad de clientes
gráficos de control|cartas de control
manufactura esbelta|lean manufacturing|producción ajustada|manufactura lean|lean production|fabricación ajustada|fabricación lean|producción esbelta
aplicar 5s|implantar 5s
reducción de mermas|disminuir desperdicio de material|disminución de mermas|reducir desperdicios de producción
estudio de tiempos|tomar tiempos|cronometrar operaciones
mantenimiento correctivo|mantenimiento por avería
planificar el mantenimiento|planificación del mantenimiento
mantenimiento predictivo|mantenimiento basado en condición
mantenimiento eléctrico|mantenimiento de instalaciones eléctricas
engrase de máquinas|lubricar máquinas|lubricación de maquinaria|lubricación de equipos|revisión y engrase de máquinas
cambio de rodamientos|sustituir rodamientos|cambio de baleros
cambio de correas|sustituir correas de máquinas|cambiar bandas de máquinas
automatizar máquinas|automatizar líneas|automatización de líneas
programación de plc|programar plc|programar autómatas|programación de autómatas|programar controladores lógicos
puesta en marcha de máquinas|poner en marcha máquinas|commissioning
delineación|delinear planos|elaboración de planos técnicos|dibujar planos técnicos|delinear planos técnicos|hacer planos técnicos|dibujo técnico|dibujar planos|elaborar planos|elaboración de planos|delineación de planos
diseño mecánico|diseñar piezas mecánicas|diseñar mecanismos|diseño de componentes mecánicos
diseño en cad
diseño de circuitos
diseño de placas electrónicas|diseñar pcb|diseño de circuitos impresos
impresión 3d|imprimir piezas en 3d
listas de materiales
costura industrial|coser a máquina industrial|confección en máquina industrial
patronaje|hacer patrones|elaborar patrones|patronar
corte de tela|cortar tejido|corte textil
arreglos de ropa|arreglos de costura|arreglar prendas|composturas de ropa > acortar pantalones|acortar faldas|acortar vestidos|acortar trajes|ensanchar pantalones|ensanchar faldas|ensanchar vestidos|ensanchar trajes|meter el bajo a pantalones|meter el bajo a faldas|meter el bajo a vestidos|meter el bajo a trajes|coser bajos|hacer bajos|subir bajos
envasado de productos
paletizado|paletizar|armar pallets|montar palés|entarimar|armar tarimas|paletización|hacer palés|estibar en palés|paletizar mercancía
etiquetado de productos|pegar etiquetas a productos|poner etiquetas a productos
limpieza de máquinas|dejar limpias las máquinas
sala blanca|sala limpia|cuarto limpio
cadena de montaje|línea de montaje|línea de ensamblaje|línea de ensamble > trabajar en cadena de montaje
trabajo en cadena de montaje|trabajar en línea de montaje|trabajar en línea de ensamble
línea de producción|línea de fabricación
pie de rey|calibre vernier|calibrador vernier
órdenes de fabricación|órdenes de producción
partes de producción|reportes de producción
acciones correctivas|acciones correctoras|medidas correctivas
plan de mantenimiento|programa de mantenimiento
instrucciones de trabajo|instructivos de trabajo
fabricación de matrices y moldes|fabricar moldes y matrices|construir moldes y matrices
`;
