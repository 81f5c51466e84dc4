/** Duties of all trades that the lists before had not, one meaning a line; what stands behind ">" is narrower and only proves; our own list. */
export const duties7 = `
degustaciones|hacer degustaciones|dar degustaciones|promover con degustaciones
azafata de eventos|atender congresos como azafata|edecán|azafata de congresos
acreditaciones de eventos|entregar acreditaciones|acreditar asistentes|acreditación de asistentes
montaje de estands|construir stands|montaje de stands
montaje de carpas|instalar carpas
alquiler de material para eventos|alquilar mobiliario para eventos
decoración de eventos|decorar eventos|ambientar eventos|ambientación de eventos
decoración con globos|arcos de globos|globoflexia
peluquería masculina|cortar el pelo a hombres|corte de caballero
peluquería infantil|cortar el pelo a niños
tratamientos capilares|hidratar el cabello|hacer tratamientos capilares|hidratación capilar
alisado de cabello|alisar el pelo|alaciado de cabello > alisado de keratina
extensiones de cabello|poner extensiones|colocar extensiones|aplicar extensiones
depilación con hilo|depilar con hilo|threading
tinte de cejas y pestañas|teñir pestañas|teñir cejas
micropigmentación|microblading|micropigmentar cejas|cejas pelo a pelo
permanente de pestañas|lifting de pestañas|levantamiento de pestañas
tratamientos faciales|hacer tratamientos faciales|cuidado facial|cuidados del rostro
tratamientos corporales|envolturas y exfoliaciones corporales|cuidado corporal|tratamientos reductores
radiofrecuencia estética|aplicar radiofrecuencia facial|aparatología estética|manejar aparatología
maquillaje de novias|maquillar novias|maquillaje nupcial
peinado de novias|recogidos de novia
piercings|poner piercings|perforaciones corporales
paseo de mascotas|pasear perros|sacar a pasear perros
guardería canina|residencia canina|hotel canino|cuidar perros en residencia|pensión para mascotas
inspección técnica de vehículos|ITV@vehículo coche taller inspección|verificación vehicular|revisión técnica vehicular|revisión tecnomecánica
sustitución de batería|cambiar baterías de coche|cambio de batería|cambio de acumulador
cambio de amortiguadores|sustituir amortiguadores
cambio de bujías|sustituir bujías
correa de distribución|banda de tiempo|correa de tiempo|banda de distribución
cambio de pastillas de freno|cambiar balatas|cambiar las pastillas|sustituir pastillas de freno|reemplazar pastillas de freno
rectificado de motores
limpieza de inyectores
diagnóstico OBD|leer códigos de falla|leer códigos de error del coche
carga de aire acondicionado de coches|recargar el aire acondicionado del coche|recarga de aire acondicionado de vehículos
pulido de faros|restauración de faros
detallado automotriz|detailing de vehículos|estética automotriz
pintura automotriz|pintar coches|pintura de vehículos|pintar carrocerías|pintar carros
electricidad del automóvil|electricidad automotriz|reparar la instalación eléctrica de coches
vehículos híbridos y eléctricos|coches eléctricos e híbridos|autos híbridos y eléctricos
reparación de maquinaria pesada|mecánica de maquinaria pesada > arreglar excavadoras y palas
mecánica diésel|reparar motores diésel|reparación de motores diésel
asistencia en carretera|auxilio vial|auxilio mecánico en ruta
grúa de vehículos|remolcar coches|remolque de vehículos|servicio de grúa de autos
soldadura con hilo tubular|soldadura FCAW
soldadura por puntos|punteadora|electropunto
soldadura de acero inoxidable|soldar inox
soldadura de aluminio
corte por plasma|plasma CNC|cortadora de plasma
corte por chorro de agua|waterjet|cortar con agua a presión
electroerosión|máquinas de electroerosión|electroerosionado|EDM@mecanizado electrodo molde
manejo de rectificadora|trabajar con rectificadora|operar rectificadora
curvado de tubos|doblado de tubos
embutición de chapa|embutido de chapa|embutición de metales
colada de metales|colar metal fundido
moldeo en arena
templado de acero > temple y revenido
granallado|chorreado con granalla|shot blasting|granallar piezas
chorro de arena|arenado|sandblasting|limpieza con chorro de arena
cromado|cromar piezas
anodizado|anodizar aluminio|anodizar piezas
zincado|cincado|zincar piezas|cincar piezas
máquina de medición por coordenadas|CMM@medición calidad metrología|medir en tridimensional|máquina tridimensional
líquidos penetrantes|ensayo con líquidos penetrantes|tintas penetrantes
partículas magnéticas|ensayo con partículas magnéticas|magnetoscopia
inspección por ultrasonidos|ensayo por ultrasonidos|inspección ultrasónica|ensayos ultrasónicos
ensayos de tracción|pruebas de tracción|ensayos mecánicos de tracción
ensayos de dureza|medir la dureza|pruebas de dureza
plan de control
PPAP|proceso de aprobación de partes de producción|proceso de aprobación de piezas de producción
APQP|planificación avanzada de la calidad|planeación avanzada de la calidad
análisis del sistema de medición|MSA@calidad medición calibración > estudios R&R|repetibilidad y reproducibilidad
ocho disciplinas|8D@calidad reclamación problema|informes 8D|reportes 8D
diagrama de Ishikawa|espina de pescado|diagrama causa efecto
poka yoke|a prueba de errores|dispositivos antierror
cambio rápido de herramienta|SMED|cambio rápido de utillaje
mantenimiento productivo total|TPM@mantenimiento producción máquina
eficiencia global de los equipos|OEE|eficiencia general de los equipos
sistema kanban|tarjetas kanban
balanceo de líneas|equilibrado de líneas|balancear líneas de producción
estudio de métodos y tiempos|métodos y tiempos|cronometrar tareas|ingeniería de métodos
gestión visual|control visual de planta|visual management
producción en serie|fabricación en serie|producción en masa
producción por lotes|fabricación por lotes
orden de cambio de ingeniería|cambios de ingeniería|ECO@ingeniería cambio diseño
distribución en planta|layout de planta|diseño de planta|diseñar el layout
alimentación de la línea|abastecer la línea|abastecimiento de línea|surtir la línea de producción|aprovisionar la línea
carga de materia prima|cargar tolvas|llenar tolvas|cargar materia prima en máquina
descarga de piezas de máquina|sacar piezas de la máquina
manejar troqueladora|operar troqueladora
inyectora de plástico|operar inyectora|manejar inyectora|manejo de inyectora de plástico|operación de inyectora
soplado de plástico|soplado de envases
termoformado|termoformar|termoformado de plástico
rotomoldeo|rotomoldear
corte y confección|cortar y coser prendas|corte y costura
remallado|sobrehilado|manejo de overlock|máquina overlock|coser con overlock
bordado industrial|bordado a máquina|bordadora industrial
ojales y botones|hacer ojales|pegar botones
revisión de prendas|inspeccionar prendas|control de calidad de prendas
teñido de telas|tintura de tejidos|teñir tejidos|tintar telas
hilatura|hilar algodón|manejo de hiladoras
curtido de pieles|curtir cuero
aparado de calzado|aparar zapatos
corte de cuero|cortar piel para calzado|corte de piel
carpintería de ribera|construcción de barcos de madera
lijado de madera|lijar muebles
chapado de madera|enchapado de madera
canteado de tableros|pegar cantos a tableros|enchapado de cantos
lacado de muebles
corte de tableros|seccionar tableros
manejo de tupí|trabajar con tupí|usar la tupí
secado de madera|secar madera en cámara
impresión flexográfica|flexografía|imprimir en flexo
huecograbado|rotograbado
impresión en gran formato|gigantografías
corte de vinilo|plotter de corte
estampación por sublimación|sublimar camisetas|sublimar tazas y camisetas|sublimación textil
guillotinado de papel|cortar papel en guillotina|manejo de guillotina de papel
plegado de papel|plegar folletos|doblado de papel
encajado de productos|meter productos en cajas|encajonado de productos
paletizado manual|formar palés|apilar cajas en palés|estibar en tarimas
envasado aséptico|llenado aséptico|envasar en condiciones asépticas
pasteurización de leche|pasteurizar leche
elaboración de yogur|hacer yogur|elaborar yogures
elaboración de mermeladas|hacer mermeladas|elaborar confituras
elaboración de jamón|curado de jamones|salazón de jamones
salazón de pescado|salar pescado
congelado de pescado|congelación de pescado
molienda de trigo|moler trigo|molturación de trigo
limpieza CIP|lavado CIP|cleaning in place|limpieza in situ
desposte|despostar canales|despostar reses
evisceración de aves|eviscerar aves|eviscerar pollos
deshidratación de lodos|deshidratación de fangos|secado de fangos|secado de lodos
operación de EDAR|operar depuradora|explotación de EDAR|operar planta de tratamiento de aguas residuales|operación de PTAR|operar PTAR
cloración de agua|clorar agua|dosificar cloro|dosificación de cloro
operación de subestaciones|operar subestaciones|maniobras en subestación
mantenimiento de líneas de transmisión|mantenimiento de líneas de alta tensión
cortes y reconexiones|corte y reconexión de suministro|cortar y reconectar la luz
pararrayos|instalar pararrayos|instalación de pararrayos
grupos electrógenos|generadores diésel de emergencia|plantas eléctricas de emergencia
bandejas portacables|tender bandejas de cable|charolas para cable|montar bandejas portacables
canalizaciones eléctricas|entubado eléctrico|tubería conduit > poner tubo corrugado
cambio a LED|sustituir luminarias por LED|cambiar luminarias a LED
automatismos industriales|cuadros de automatismo|automatismos eléctricos
centro de control de motores|CCM@motores eléctrico control
porteros automáticos|instalar porteros automáticos|instalación de porteros automáticos|intercomunicadores de edificio > instalar videoporteros
domótica|automatización del hogar|automatización de viviendas > casas inteligentes|viviendas inteligentes
sistemas de detección de incendios|alarmas de incendio
rociadores contra incendios|sprinklers|instalar rociadores contra incendios
bombas de agua|instalar bombas de agua|instalación de bombas de agua > instalación de motobombas
detección de fugas de agua|buscar fugas de agua|localizar fugas de agua|localización de fugas de agua
prueba de estanqueidad|pruebas de hermeticidad
reforma de baños|remodelar baños|remodelación de baños|renovar baños
reforma de cocinas|remodelar cocinas|remodelación de cocinas|renovar cocinas
colado de losas|hormigonado de forjados|vaciado de losas
colado de columnas|hormigonado de pilares|vaciado de columnas
construcción de aceras|hacer veredas|hacer banquetas|hacer aceras|construcción de banquetas
vibrado de hormigón|vibrado de concreto
curado del hormigón|curar el concreto
corte de hormigón|cortar hormigón con disco|corte de concreto
perforación de hormigón|taladrar hormigón|perforar concreto|perforación de concreto
ejecución de pilotes|hacer pilotes|pilotaje de cimentación|pilotes de cimentación
apuntalamiento|apuntalar forjados|apuntalar estructuras|apuntalar losas
aislamiento acústico|insonorización|insonorizar|aislar acústicamente
fachada ventilada|montar fachadas ventiladas
SATE|aislamiento térmico exterior|sistema de aislamiento por el exterior
muro cortina|montar muros cortina
carpintería metálica|cerrajería metálica|herrería de obra
microcemento|aplicar microcemento|revestir con microcemento
papel pintado|papel tapiz|papel mural
estucado|estucar|aplicar estuco|estucar paredes
pintura decorativa|acabados decorativos|efectos decorativos de pintura
marcas viales|pintar marcas viales|señalización horizontal|demarcación vial|pintar pasos de cebra
bacheo|tapar baches|reparar baches|reparación de baches
compactación de suelos|compactar el terreno|compactar tierras|compactación de terreno|apisonar el terreno
conducción de camión volquete|conducir volquete|manejar volqueta|camión de volteo|camión volquete
conducción de hormigonera|conducir camión hormigonera|manejar olla de concreto|camión mezclador
banderillero de obra|señalista de obra|paletero de obra
limpieza de alcantarillas|desazolve|desazolvar alcantarillas > limpiar imbornales
manejo de estación total|estación total topográfica|medir con estación total
ensayos de hormigón|ensayos de concreto|pruebas de concreto > probetas de hormigón|cilindros de concreto
control económico de obra|seguimiento económico de obra
residencia de obra|jefatura de obra
interventoría|interventoría de obra|fiscalización de obra
estimaciones y generadores|números generadores|generadores de obra
análisis de precios unitarios|APU@presupuesto obra costos|precios descompuestos|descomposición de precios unitarios
domiciliación bancaria|débito automático|recibos domiciliados|débito directo|cargo domiciliado
pagas extraordinarias|pagas extra|cálculo de aguinaldos|cálculo de pagas extra
altas y bajas ante el IMSS|movimientos afiliatorios|movimientos de IMSS
declaración anual de impuestos|declaraciones anuales|declarar anualmente impuestos
retención en la fuente|retefuente|retenciones en la fuente
información exógena|medios magnéticos tributarios
pólizas contables|registro de pólizas contables|captura de pólizas contables
timbrado de nómina|timbrado de recibos de nómina
complementos de pago|recibos electrónicos de pago|complementos de recepción de pagos
notas de débito|notas de cargo
conciliación de tarjetas|conciliar cobros con tarjeta|conciliar cupones de tarjeta|conciliación de cupones
conciliación de caja|conciliar caja|cuadratura de caja
antigüedad de saldos|análisis de antigüedad de saldos|aging de cartera
provisiones de incobrables|dotar insolvencias|estimación de cuentas incobrables|provisión de insolvencias
costes estándar|standard cost
costeo ABC|costeo basado en actividades
análisis de rentabilidad > análisis de márgenes
punto de equilibrio|umbral de rentabilidad|break even
ratios financieros|razones financieras
proyecciones financieras|proyectar estados financieros|forecast financiero
cierre fiscal|cierre del ejercicio fiscal
cuentas anuales|formular cuentas anuales|elaborar cuentas anuales|elaboración de cuentas anuales
capital de trabajo|fondo de maniobra|working capital|capital circulante
negociación con bancos|negociar con bancos > negociar financiación bancaria
gestión de avales|tramitar avales|avales bancarios
originación de créditos|originar créditos|loan origination
scoring crediticio|scoring de crédito|puntaje crediticio
buró de crédito|central de riesgos|consultar el buró
intermediación bursátil|corretaje bursátil|corretaje de valores|compraventa de valores
gestión de carteras de inversión|gestionar carteras de valores|gestión de portafolios de inversión|administrar portafolios de inversión
banca privada|private banking
riesgo de crédito|credit risk|riesgo crediticio
ajuste de siniestros|liquidación de siniestros|liquidar siniestros
cálculo de primas|tarificar pólizas|tarificación de seguros|calcular primas de seguro
bajas de pólizas|anulación de pólizas|anular pólizas|cancelación de pólizas|cancelar pólizas
búsqueda de locales comerciales
contratos de arras|redactar arras|arras penitenciales
home staging|preparar viviendas para la venta|puesta en escena de viviendas
tasación hipotecaria|valoración hipotecaria|avalúo hipotecario
gestión de alquileres|administración de arriendos|administrar alquileres|gestionar arrendamientos|administración de arrendamientos
alquiler vacacional|alquiler turístico|rentas vacacionales
actas de junta|redactar actas de junta|levantar actas de asamblea|actas de asamblea
registro de la propiedad|inscribir inmuebles
escrituras de compraventa|preparar escrituras de compraventa
desahucios|juicios de desalojo|desalojos judiciales|lanzamientos judiciales
juicios monitorios|procesos monitorios|reclamar deudas por monitorio|procedimientos monitorios
ejecución de sentencias|ejecuciones judiciales
juicios de amparo|recursos de amparo
conciliación laboral|actos de conciliación laboral|papeletas de conciliación|audiencias de conciliación laboral
despidos colectivos|expediente de regulación de empleo|despido colectivo
cumplimiento de protección de datos|adaptar empresas al RGPD|implantar el RGPD
contratos mercantiles|contratos comerciales|redactar contratos mercantiles
due diligence legal|auditoría legal de empresas|revisión legal de empresas
solicitud de patentes|tramitar patentes|solicitar patentes|registro de patentes
archivo judicial|archivar expedientes judiciales|archivo de juzgado
recursos de multas|impugnar multas|alegaciones de multas
derecho migratorio|derecho de extranjería|leyes migratorias
derecho tributario|derecho fiscal
agenda de dirección|llevar la agenda del director|manejo de agenda gerencial|gestionar la agenda del director
entrega de tarjetas de acceso
compras de oficina|comprar suministros de oficina|adquirir papelería
recepción y envío de paquetes
valija interna|reparto de correo interno|distribuir correo interno|correspondencia interna
foliado de expedientes|numerar folios
escaneo y archivo|escanear y archivar documentos|digitalizar y archivar documentos
alta de proveedores|dar de alta proveedores|registro de proveedores
cuadros comparativos de compras|comparativos de ofertas|cuadros comparativos de ofertas|comparativos de cotizaciones
compras internacionales|comprar en el extranjero|compras en el exterior
compras indirectas|indirect procurement|compras no productivas
contratos marco|acuerdos marco
activación de compras|expediting|reclamar entregas a proveedores|seguimiento de entregas de proveedores
planificación de necesidades|MRP@materiales producción planificación|planificación de requerimientos de materiales
declaración única de aduanas|documento único administrativo|DUA@aduana importación exportación
certificados de origen|gestionar certificados de origen
consolidación de carga|carga LCL|consolidar carga|grupaje marítimo
contenedor completo|carga FCL|FCL@contenedor carga marítimo
trámites de importación|tramitación de importaciones
trámites de exportación|tramitación de exportaciones
citas de descarga|gestionar citas de muelle|citas de andén|citas de muelle
gestión de muelles|asignar muelles|asignación de muelles
preparación por oleadas|picking por oleadas|wave picking
almacén frigorífico|almacén de frío|almacén refrigerado
carretilla trilateral|conducir trilateral
carretilla recogepedidos|order picker|máquina recogepedidos
embalaje de exportación|embalar para exportación
control de temperatura de carga|controlar temperatura del camión|control de temperatura de la caja
tráiler con lona|tautliner|camión con lonas|semirremolque de lonas
porta vehículos|camión portacoches|portavehículos|transporte de coches
transporte de ganado|camión de ganado
transporte de hormigón|repartir hormigón
transporte de combustible|repartir gasóleo|distribuir combustible
transportes especiales|transporte de cargas sobredimensionadas|cargas extradimensionadas|carga sobredimensionada
`;
