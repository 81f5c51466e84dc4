/** Spanish, duties of plumbers, locksmiths, customs, pharmacies, claims, sound, draughtsmen, gardens, florists, cranes, laboratories and libraries, one meaning a line; what stands behind ">" only proves; our own list. */
export const duties12 = `
detección de fugas|detectar fugas|localización de fugas|localizar fugas|búsqueda de fugas|buscar fugas
reparación de averías de fontanería|reparar averías de fontanería > reparación de fugas|arreglo de fugas|reparar fugas|arreglar fugas|desatascos
instalación de sanitarios|instalar sanitarios|montaje de sanitarios|colocación de sanitarios|montar sanitarios > montaje de cuartos de baño|instalación de cuartos de baño|montar cuartos de baño
instalación de calefacción|instalar calefacción > colocación de calderas|instalación de calderas|montaje de calderas|montaje de radiadores
sustitución de cerraduras|sustituir cerraduras|cambio de cerraduras|cambiar cerraduras
sustitución de cilindros|sustituir cilindros|cambio de cilindros|cambio de bombines|cambiar bombines|sustitución de bombines
revisión de pedimentos|revisar pedimentos|glosa de pedimentos
seguimiento de embarques|seguimiento a embarques|dar seguimiento a los embarques|rastreo de embarques
integración de expedientes|integrar expedientes|armado de expedientes
atención en mostrador|atención de mostrador|atender en mostrador|atender el mostrador
atención al público|atender al público > atención en mostrador|atender el mostrador|atención de mostrador|atención a clientes en mostrador
fórmulas magistrales|elaboración de fórmulas magistrales|elaborar fórmulas magistrales|preparación de fórmulas magistrales|formulación magistral > elaboración de cremas y jarabes|elaborar cremas y jarabes|elaborar pomadas|elaboración de pomadas
SPD|sistemas personalizados de dosificación > preparar pastilleros|preparar los pastilleros|preparación de pastilleros
gestión de siniestros|gestionar siniestros|tramitación de siniestros|tramitar siniestros > gestor de siniestros|tramitador de siniestros|reclamaciones de pólizas
verificación de coberturas|verificar coberturas|comprobación de coberturas|comprobar coberturas > definición de cobertura|definir la cobertura|análisis de cobertura
coordinación de peritos|coordinar peritos > asignación de ajustadores|asignar ajustadores|asignación de peritos|asignar peritos
PQRS|peticiones, quejas, reclamos y sugerencias > derechos de petición y quejas|respuesta a derechos de petición
montaje de sistemas de audio|montar sistemas de audio|montaje de equipos de sonido|montar equipos de sonido|armado de equipos de sonido|armar equipos de sonido
operación de consolas|operar consolas|manejo de consolas|manejo de mesas de mezclas|operar mesas de mezclas|operación de mesas de mezclas > trabajo con consolas|mezcla de sala|mezcla de monitores
edición de audio|editar audio|edición de sonido|editar sonido > edición de entrevistas y separadores|edición en Adobe Audition|edición en Pro Tools
grabación de audio|grabar audio|grabación de sonido|grabar sonido > grabación de publicidades con locutores|grabación de locuciones|grabar locuciones
mantenimiento de equipos de audio|mantenimiento de equipos de sonido > mantenimiento de micrófonos|mantenimiento de micrófonos y cables
modelado BIM|modelar en BIM > modelado en Revit|modelar en Revit|modelado de edificios en Revit
generación de planos|generar planos|elaboración de planos|elaborar planos|realización de planos|realizar planos > dibujo de planos|dibujar planos|dibujo de plantas
toma de datos en obra|tomar datos en obra > toma de medidas en obra|tomar medidas en obra|visitas a obra para tomar medidas
extracción de mediciones|extraer mediciones|elaboración de mediciones|realización de mediciones|realizar mediciones
coordinación con otras disciplinas|coordinación entre disciplinas > coordinación con arquitectos|coordinación con ingenieros|coordinación con instaladores
fertilización|fertilizar > aplicación de abonos|aplicar abonos|abonado|abonar|aplicación de fertilizantes
control de plagas|controlar plagas > aplicación de fungicidas|aplicación de insecticidas|aplicación de plaguicidas|aplicador de plaguicidas
riego tecnificado|sistemas de riego tecnificado > riego por goteo|riego por aspersión
liderar equipos|liderazgo de equipos|dirección de equipos|dirigir equipos > encargada de una cuadrilla|encargado de una cuadrilla|jefe de cuadrilla|jefa de cuadrilla
confección de ramos|confeccionar ramos|elaboración de ramos|elaborar ramos|hacer ramos
arreglos florales|composiciones florales > centros y coronas|coronas funerarias|centros de flores
decoración floral|decorar con flores > decorar iglesias|decoración de iglesias|decorar salones para bodas
compra de flor|comprar flor|comprar la flor|compra de flores|comprar flores
gestión de redes sociales|gestionar redes sociales > llevar el Instagram|llevar las redes de la tienda|gestionar el Instagram
maniobras de izaje|maniobra de izaje > izaje de cargas|izaje de chapas|izaje y traslado
control de elementos de izaje|inspección de elementos de izaje|chequeo de elementos de izaje|chequear elementos de izaje|revisión de elementos de izaje > control de cables y ganchos|control de cables, ganchos
señalista|señalero
hematología > hemogramas|realizar hemogramas
normas de bioseguridad|medidas de bioseguridad > bioseguridad
dinamización lectora|animación a la lectura|fomento de la lectura|promoción de la lectura > clubes de lectura|club de lectura|cuentacuentos
gestión del préstamo|gestionar el préstamo|servicio de préstamo > préstamo y devolución
atención al usuario|atención a usuarios|atender a los usuarios > atención de consultas|atender consultas
Office|paquete Office|Microsoft Office > Word y Excel|Word, Excel
gestión de agendas|gestión de agenda|gestión de citas|gestionar citas|gestionar agendas > dar citas|doy las citas|confirmar citas|dar las citas
gestión de impagos|gestión de impagados > reclamar recibos pendientes|reclamar los recibos pendientes|reclamación de cuotas impagadas|reclamar cuotas impagadas
control de morosidad|gestión de la morosidad|gestión de morosidad > reclamación de cuotas impagadas|reclamar cuotas impagadas|reclamar a los morosos
solicitud de presupuestos|solicitar presupuestos|petición de presupuestos|pedir presupuestos > petición y comparación de presupuestos
EPP|equipos de protección personal|elementos de protección personal > entrega de equipos de protección|entrega y control de equipos de protección
inspecciones de seguridad|inspección de seguridad > recorridas de seguridad|rondas de seguridad e higiene
dictar capacitaciones|dictado de capacitaciones|impartir capacitaciones > charlas de inducción|dictar charlas de inducción
sustitución de piezas|sustituir piezas|cambio de piezas|cambiar piezas > cambio de frenos|cambiar frenos|cambio de cadenas|cambio de cubiertas
mantenimiento preventivo de bicicletas|mantenimiento de bicicletas > puesta a punto de bicicletas|puesta a punto de bicis
dirección de personal de bodega|dirigir al personal de bodega > supervisar auxiliares de bodega
`;
