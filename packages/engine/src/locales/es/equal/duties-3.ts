/** Duties of all trades, one meaning a line; what stands behind ">" is narrower and only proves; our own list. */
export const duties3 = `
conducción de camiones pesados|conducir tráileres|conducir camiones articulados|manejo de tráiler|conducir camiones de gran tonelaje
transporte internacional|ruta internacional|viajes internacionales de mercancías
transporte nacional|ruta nacional
conducción de taxis|conducir taxis|llevar un taxi|manejar taxi
conducción de trenes|conducir trenes|manejar trenes|operar trenes
transporte de mercancías peligrosas|transporte de materiales peligrosos|transportar sustancias peligrosas
conducción de cisternas|conducir cisternas|conducir camiones cisterna|manejo de pipas
reparto de mercancía|entrega de mercancía|distribución de mercancía|distribuir mercancía
cobro contra reembolso|cobros a la entrega
gestión de flotas|control de flota|administración de flotas|administración de flotilla|control de flotilla
asignar rutas a conductores|asignación de rutas|asignar viajes a conductores
resolver incidencias de transporte|gestión de incidencias de transporte
carga de camiones|cargar mercancía en camiones|carga de tráileres|cargar remolques|cargar tráileres
descarga de camiones|descargar mercancía|vaciar camiones|descargar tráileres|descarga de remolques
clasificación de correo|clasificar correspondencia|clasificar cartas
inventario anual|inventario general
amarre de buques|amarrar barcos
navegación marítima|gobernar buques|pilotar barcos|navegar barcos|gobierno de buques
servicio a bordo|atender pasajeros a bordo|servicio a bordo de aviones
venta en mercadillo|atender un puesto de mercado|vender en el mercado
clósets a medida|armarios empotrados a medida|armarios a medida > fabricar armarios empotrados a medida|hacer clósets a medida
representación médica|visita médica > presentar fármacos a médicos|visitar médicos para presentar fármacos
emisión de boletos|emitir pasajes > emitir billetes de avión
locución de noticias|leer noticias en radio|leer boletines de noticias|leer informativos|locutar noticias
hojalatería y pintura|chapa y pintura|latonería y pintura|enderezado y pintura
soldadura SMAW|soldadura por arco manual|soldadura con electrodo revestido
aprobación de facturas|aprobar facturas|autorizar facturas|visar facturas|autorización de facturas
aprobación de gastos|aprobar gastos|autorizar gastos
revisar nóminas|comprobar nóminas
finiquitos|liquidaciones finales > calcular finiquitos|elaborar finiquitos
prestaciones laborales|beneficios laborales|beneficios a empleados
comparativas de precios|comparar precios|comparación de precios
arqueos sorpresa|arqueos imprevistos
cálculo de precios|fijación de precios|fijar precios
solicitudes de crédito|solicitudes de préstamo > tramitar solicitudes de crédito|tramitar préstamos|gestionar solicitudes de préstamo
recuperación de cartera|recuperación de cartera vencida|recuperar cartera vencida|cobranza de cartera vencida
cobranza domiciliaria|cobrar a domicilio
verificación de identidad|verificar identidades|comprobar identidades|validación de identidad
apertura de cuentas bancarias|alta de cuentas bancarias
atención en sucursal|atender en sucursal bancaria
juntas de accionistas|asambleas de accionistas|juntas generales de accionistas
libros de actas|llevar libros de actas
asistencia al detenido|defender a detenidos
pensiones de alimentos|pensión alimenticia|cuota alimentaria
divorcios|procesos de divorcio > tramitar divorcios|llevar divorcios
juicios de desahucio|lanzamientos de inquilinos
concursos de acreedores|quiebras empresariales|procesos concursales
diligencias judiciales|practicar diligencias judiciales
notificaciones judiciales|notificar resoluciones judiciales|entregar notificaciones judiciales
ordenanzas municipales|hacer cumplir ordenanzas municipales
control de aforo|limitar el aforo|control de capacidad de asistentes
registros corporales|revisiones corporales
acompañamiento de transportes|escolta de vehículos
charlas de educación vial|educación vial|enseñar educación vial|seguridad vial en colegios
registro de llamadas|anotar llamadas
entrega de turno|relevo de turno|cambio de turno con parte
ronda médica|pase de visita|pase de visita médica|pasar visita a pacientes
valoración de enfermería|valorar pacientes|valoración inicial de pacientes
colocación de vendajes|poner vendajes|vendar heridas|vendajes compresivos
colocación de férulas|poner férulas|inmovilizar con férulas
aplicar nebulizaciones|poner nebulizadores
toma de muestras de orina|recoger muestras de orina
pruebas de embarazo|test de embarazo
pruebas de alergia|tests de alergia|pruebas cutáneas de alergia
lavado de oídos|extraer tapones de cera
baños de bebés|aseo de bebés
siesta de niños|dormir a los niños
terapia con animales|terapia asistida con animales
talleres de memoria|estimulación cognitiva|ejercicios de memoria|ejercicios cognitivos
transporte adaptado|transporte de personas con discapacidad|trasladar a personas con movilidad reducida
asistencia telefónica a mayores|atender teleasistencia
reparto de comida a mayores|comidas a domicilio para mayores
comedores sociales|comedores comunitarios
huertos urbanos|huertos comunitarios
limpieza de alfombras|lavar alfombras
limpieza de tapicerías|limpiar sofás
limpieza de campanas|limpiar campanas extractoras|desengrase de campanas
limpieza de garajes|baldeo de garajes
abrillantado de suelos|pulido de pisos|cristalizado de suelos
encerado de suelos|encerar pisos
sulfatar viñas|aplicar sulfato
doma de caballos|adiestrar caballos|amansar caballos
partos de ganado|atender partos de vacas|asistir partos de ovejas
quesos artesanos|quesos artesanales > elaborar quesos artesanos
envasado al vacío|empacar al vacío
corte de pescado|filetear pescado|sacar filetes de pescado
recoger marisco|recolección de marisco
redes de pesca|remendar redes|reparar redes de pesca|remiendo de redes
tala de montes|cortar madera en el monte|aprovechamiento forestal|corta de madera
cortar leña|partir leña
decapado de muebles|lijar y decapar muebles
enmarcado de cuadros|montar marcos
confección de cortinas|coser cortinas|hacer cortinas
composición musical|componer música
actuación teatral|actuar en teatro|interpretar papeles en teatro|actuar en obras
ruedas de prensa|conferencias de prensa|convocar ruedas de prensa
seguimiento de medios|clipping de prensa|monitoreo de medios|recortes de prensa
marketing de influencers|colaborar con influencers|campañas con influencers
programas de fidelización|programas de lealtad
gestión de categorías|category management
surtido de tienda|planificar el surtido|planificación de surtido
contratación de personal > contratar camareros|contratar cocineros|contratar conductores|contratar enfermeras|contratar ingenieros|contratar programadores|contratar limpiadoras|contratar técnicos|contratar profesores|contratar operarios|contratar vendedores|contratar dependientes|contratar temporeros|contratar soldadores|contratar albañiles|contratar repartidores|contratar mozos de almacén|contratar auxiliares
selección de personal|procesos de selección|selección de candidatos > seleccionar camareros|seleccionar cocineros|seleccionar conductores|seleccionar enfermeras|seleccionar ingenieros|seleccionar programadores|seleccionar limpiadoras|seleccionar técnicos|seleccionar profesores|seleccionar operarios|seleccionar vendedores|seleccionar dependientes|seleccionar temporeros|seleccionar soldadores|seleccionar albañiles|seleccionar repartidores|seleccionar mozos de almacén|seleccionar auxiliares
reclutamiento de personal|reclutar personal|captación de talento|reclutamiento > reclutar camareros|reclutar cocineros|reclutar conductores|reclutar enfermeras|reclutar ingenieros|reclutar programadores|reclutar limpiadoras|reclutar técnicos|reclutar profesores|reclutar operarios|reclutar vendedores|reclutar dependientes|reclutar temporeros|reclutar soldadores|reclutar albañiles|reclutar repartidores|reclutar mozos de almacén|reclutar auxiliares
mantenimiento de maquinaria > mantener prensas|mantener envasadoras|mantener telares|mantener inyectoras|mantener fresadoras|mantener tornos|mantener compresores|mantener bombas|mantener cintas transportadoras|revisar y reparar prensas|revisar y reparar envasadoras|revisar y reparar telares|revisar y reparar inyectoras|revisar y reparar fresadoras|revisar y reparar tornos|revisar y reparar compresores|revisar y reparar bombas|revisar y reparar cintas transportadoras
reparación de vehículos > reparar coches|reparar furgonetas|reparar autobuses|reparar camiones|reparar tractores|reparar motos|reparar carros|reparar autos|arreglar coches|arreglar furgonetas|arreglar autobuses|arreglar camiones|arreglar tractores|arreglar motos|arreglar carros|arreglar autos
reparación de calzado > reparar zapatos|reparar botas|reparar zapatillas|reparar suelas|arreglar zapatos|arreglar botas|arreglar zapatillas|arreglar suelas
horticultura|cultivo de hortalizas > cultivar tomates|cultivar lechugas|cultivar zanahorias|cultivar pimientos|cultivar cebollas|cultivar pepinos|cultivar calabacines
cultivo de cereales > cultivar trigo|cultivar cebada|cultivar maíz|cultivar avena|cultivar arroz|sembrar trigo|sembrar cebada|sembrar maíz|sembrar avena|sembrar arroz
enseñanza de idiomas|clases de idiomas > enseñar francés|enseñar alemán|enseñar italiano|enseñar portugués|enseñar chino|dar clases de francés|dar clases de alemán|dar clases de italiano|dar clases de portugués|dar clases de chino|impartir clases de francés|impartir clases de alemán|impartir clases de italiano|impartir clases de portugués|impartir clases de chino
traducción de documentos > traducir certificados|traducir patentes|traducir informes|traducir folletos|traducir actas
desarrollo web|desarrollo de sitios web > crear tiendas online|crear tiendas en línea|crear páginas en WordPress|crear portales web|desarrollar tiendas online|desarrollar tiendas en línea|desarrollar páginas en WordPress|desarrollar portales web|programar tiendas online|programar tiendas en línea|programar páginas en WordPress|programar portales web
análisis de datos > analizar datos de ventas|analizar datos de clientes|analizar datos de encuestas|analizar datos de producción|analizar datos de tráfico|analizar datos financieros
organización de eventos > organizar bodas|organizar congresos|organizar conciertos|organizar fiestas|organizar festivales|organizar galas|organizar seminarios|organizar ferias|organizar conferencias|planificar bodas|planificar congresos|planificar conciertos|planificar fiestas|planificar festivales|planificar galas|planificar seminarios|planificar ferias|planificar conferencias
diseño gráfico > diseñar carteles|diseñar logotipos|diseñar folletos|diseñar catálogos|diseñar portadas de libros|diseñar flyers|diseñar afiches
ensamblaje de productos|montaje de productos > montar bombas|montar motores|montar bicicletas|montar válvulas|montar electrodomésticos|montar lámparas|ensamblar bombas|ensamblar motores|ensamblar bicicletas|ensamblar válvulas|ensamblar electrodomésticos|ensamblar lámparas
cuidado de animales > cuidar gatos|cuidar caballos|cuidar conejos|cuidar vacas|cuidar cerdos|cuidar ovejas|cuidar cabras|cuidar gallinas|atender perros|atender gatos|atender caballos|atender conejos|atender vacas|atender cerdos|atender ovejas|atender cabras|atender gallinas
control de plagas|exterminio de plagas > eliminar ratas|eliminar cucarachas|eliminar avispas|eliminar chinches|eliminar termitas|eliminar ratones|exterminar ratas|exterminar cucarachas|exterminar avispas|exterminar chinches|exterminar termitas|exterminar ratones|fumigar contra plagas|fumigar casas
cría de aves|avicultura > criar gallinas|criar pavos|criar patos|criar pollos
limpieza de edificios > limpiar oficinas|limpiar colegios|limpiar hospitales|limpiar portales|limpiar hoteles
instalación de electrodomésticos > instalar lavavajillas|instalar lavadoras|instalar hornos|instalar frigoríficos|instalar campanas extractoras
vigilancia de instalaciones > vigilar naves|vigilar obras|vigilar oficinas|vigilar fábricas|vigilar almacenes|vigilar centros comerciales
reposición de productos|reposición de mercancía > reponer lácteos|reponer conservas|reponer bebidas|reponer congelados|reponer productos de limpieza
edición de publicaciones > editar revistas|editar novelas|editar libros de texto|editar boletines
impartición de clases|docencia|dar clases|impartir clases|dictar clases > impartir historia|impartir geografía|impartir biología|impartir química|impartir física|impartir matemáticas|impartir lengua|enseñar historia|enseñar geografía|enseñar biología|enseñar química|enseñar física|enseñar matemáticas|enseñar lengua
reparación de puertas|reparar puertas|arreglar puertas
reparación de ventanas|reparar ventanas|arreglar ventanas
reparación de cerraduras|reparar cerraduras|arreglar cerraduras
reparación de impresoras|reparar impresoras|arreglar impresoras
reparación de portátiles|reparar portátiles|arreglar portátiles
reparación de juguetes|reparar juguetes|arreglar juguetes
reparación de barcos|reparar barcos|arreglar barcos
reparación de herramientas|reparar herramientas|arreglar herramientas
reparación de bombas|reparar bombas|arreglar bombas
reparación de carretillas elevadoras|reparar carretillas elevadoras|arreglar carretillas elevadoras
reparación de calderas|reparar calderas|arreglar calderas
reparación de radiadores|reparar radiadores|arreglar radiadores
reparación de escaleras mecánicas|reparar escaleras mecánicas|arreglar escaleras mecánicas
reparación de instrumentos musicales|reparar instrumentos musicales|arreglar instrumentos musicales
reparación de máquinas de coser|reparar máquinas de coser|arreglar máquinas de coser
reparación de cortacéspedes|reparar cortacéspedes|arreglar cortacéspedes
reparación de remolques|reparar remolques|arreglar remolques
reparación de sillas de ruedas|reparar sillas de ruedas|arreglar sillas de ruedas
reparación de generadores|reparar generadores|arreglar generadores
reparación de persianas|reparar persianas|arreglar persianas
reparación de cafeteras|reparar cafeteras|arreglar cafeteras
reparación de bolsos|reparar bolsos|arreglar bolsos
reparación de gafas|reparar gafas|arreglar gafas
reparación de muebles|reparar muebles|arreglar muebles
reparación de paraguas|reparar paraguas|arreglar paraguas
reparación de toldos|reparar toldos|arreglar toldos
reparación de lámparas|reparar lámparas|arreglar lámparas
reparación de televisores|reparar televisores|arreglar televisores
reparación de motosierras|reparar motosierras|arreglar motosierras
reparación de equipos médicos|reparar equipos médicos|arreglar equipos médicos
reparación de cajas registradoras|reparar cajas registradoras|arreglar cajas registradoras
reparación de ordenadores portátiles|reparar ordenadores portátiles|arreglar ordenadores portátiles
reparación de neumáticos|reparar neumáticos|arreglar neumáticos
reparación de pinchazos|reparar pinchazos|arreglar pinchazos
reparación de cubiertas de tejados|reparar cubiertas de tejados|arreglar cubiertas de tejados
reparación de aceras|reparar aceras|arreglar aceras
reparación de electrónica de barcos|reparar electrónica de barcos|arreglar electrónica de barcos
instalación de duchas|instalar duchas|colocar duchas|montar duchas
instalación de lavabos|instalar lavabos|colocar lavabos|montar lavabos
instalación de inodoros|instalar inodoros|colocar inodoros|montar inodoros
instalación de grifos|instalar grifos|colocar grifos|montar grifos
instalación de estanterías|instalar estanterías|colocar estanterías|montar estanterías
instalación de cerraduras|instalar cerraduras|colocar cerraduras|montar cerraduras
instalación de barandillas|instalar barandillas|colocar barandillas|montar barandillas
instalación de rótulos|instalar rótulos|colocar rótulos|montar rótulos
instalación de detectores de humo|instalar detectores de humo|colocar detectores de humo|montar detectores de humo
instalación de termostatos|instalar termostatos|colocar termostatos|montar termostatos
instalación de calentadores|instalar calentadores|colocar calentadores|montar calentadores|instalación de boilers|instalar calefones|instalar termos eléctricos|instalar termas|colocar termos
instalación de extractores|instalar extractores|colocar extractores|montar extractores
instalación de puertas de garaje|instalar puertas de garaje|colocar puertas de garaje|montar puertas de garaje
instalación de encimeras|instalar encimeras|colocar encimeras|montar encimeras
instalación de claraboyas|instalar claraboyas|colocar claraboyas|montar claraboyas
instalación de chimeneas|instalar chimeneas|colocar chimeneas|montar chimeneas
instalación de contadores|instalar contadores|colocar contadores|montar contadores|instalar medidores|colocar medidores
instalación de persianas|instalar persianas|colocar persianas|montar persianas
instalación de toldos|instalar toldos|colocar toldos|montar toldos
instalación de mamparas|instalar mamparas|colocar mamparas|montar mamparas
instalación de espejos|instalar espejos|colocar espejos|montar espejos
instalación de cortinas|instalar cortinas|colocar cortinas|montar cortinas
instalación de armarios empotrados|instalar armarios empotrados|colocar armarios empotrados|montar armarios empotrados
instalación de vallas|instalar vallas|colocar vallas|montar vallas
instalación de portones|instalar portones|colocar portones|montar portones
instalación de verjas|instalar verjas|colocar verjas|montar verjas
instalación de mosquiteras|instalar mosquiteras|colocar mosquiteras|montar mosquiteras
instalación de canalones|instalar canalones|colocar canalones|montar canalones
instalación de bajantes|instalar bajantes|colocar bajantes|montar bajantes
instalación de depósitos de agua|instalar depósitos de agua|colocar depósitos de agua|montar depósitos de agua
elaboración de informes de ventas|elaborar informes de ventas|preparar informes de ventas|redactar informes de ventas|confeccionar informes de ventas
elaboración de informes mensuales|elaborar informes mensuales|preparar informes mensuales|redactar informes mensuales|confeccionar informes mensuales
elaboración de informes de avance|elaborar informes de avance|preparar informes de avance|redactar informes de avance|confeccionar informes de avance
elaboración de informes de gestión|elaborar informes de gestión|preparar informes de gestión|redactar informes de gestión|confeccionar informes de gestión
elaboración de planes de trabajo|elaborar planes de trabajo|preparar planes de trabajo|redactar planes de trabajo|confeccionar planes de trabajo
elaboración de planes de mantenimiento|elaborar planes de mantenimiento|preparar planes de mantenimiento|redactar planes de mantenimiento|confeccionar planes de mantenimiento
elaboración de planes de producción|elaborar planes de producción|preparar planes de producción|redactar planes de producción|confeccionar planes de producción
elaboración de planes de marketing|elaborar planes de marketing|preparar planes de marketing|redactar planes de marketing|confeccionar planes de marketing
elaboración de planes de tratamiento|elaborar planes de tratamiento|preparar planes de tratamiento|redactar planes de tratamiento|confeccionar planes de tratamiento
elaboración de actas de inspección|elaborar actas de inspección|preparar actas de inspección|redactar actas de inspección|confeccionar actas de inspección
elaboración de listas de precios|elaborar listas de precios|preparar listas de precios|redactar listas de precios|confeccionar listas de precios
elaboración de memorias técnicas|elaborar memorias técnicas|preparar memorias técnicas|redactar memorias técnicas|confeccionar memorias técnicas
elaboración de memorias anuales|elaborar memorias anuales|preparar memorias anuales|redactar memorias anuales|confeccionar memorias anuales
elaboración de pliegos de condiciones|elaborar pliegos de condiciones|preparar pliegos de condiciones|redactar pliegos de condiciones|confeccionar pliegos de condiciones
elaboración de ofertas comerciales|elaborar ofertas comerciales|preparar ofertas comerciales|redactar ofertas comerciales|confeccionar ofertas comerciales
elaboración de propuestas económicas|elaborar propuestas económicas|preparar propuestas económicas|redactar propuestas económicas|confeccionar propuestas económicas
elaboración de fichas técnicas|elaborar fichas técnicas|preparar fichas técnicas|redactar fichas técnicas|confeccionar fichas técnicas
elaboración de convenios|elaborar convenios|preparar convenios|redactar convenios|confeccionar convenios
elaboración de expedientes de contratación|elaborar expedientes de contratación|preparar expedientes de contratación|redactar expedientes de contratación|confeccionar expedientes de contratación
elaboración de justificantes|elaborar justificantes|preparar justificantes|redactar justificantes|confeccionar justificantes
elaboración de cuestionarios|elaborar cuestionarios|preparar cuestionarios|redactar cuestionarios|confeccionar cuestionarios
elaboración de catálogos|elaborar catálogos|preparar catálogos|redactar catálogos|confeccionar catálogos
elaboración de planes de limpieza|elaborar planes de limpieza|preparar planes de limpieza|redactar planes de limpieza|confeccionar planes de limpieza
elaboración de guiones|elaborar guiones|preparar guiones|confeccionar guiones
elaboración de boletines|elaborar boletines|preparar boletines|redactar boletines|confeccionar boletines
elaboración de estadísticas|elaborar estadísticas|preparar estadísticas|redactar estadísticas|confeccionar estadísticas
elaboración de certificados|elaborar certificados|preparar certificados|redactar certificados|confeccionar certificados
elaboración de solicitudes de ayudas|elaborar solicitudes de ayudas|preparar solicitudes de ayudas|redactar solicitudes de ayudas|confeccionar solicitudes de ayudas
elaboración de ofertas de licitación|elaborar ofertas de licitación|preparar ofertas de licitación|redactar ofertas de licitación|confeccionar ofertas de licitación
organización de reuniones|organizar reuniones|planificar reuniones|agendar reuniones|programar reuniones
organización de talleres|organizar talleres|planificar talleres
organización de exposiciones|organizar exposiciones|planificar exposiciones
organización de conferencias|planificar conferencias
organización de entrevistas|organizar entrevistas|planificar entrevistas
organización de ruedas de prensa|organizar ruedas de prensa|planificar ruedas de prensa
organización de subastas|organizar subastas|planificar subastas
organización de torneos|organizar torneos|planificar torneos
organización de campamentos|organizar campamentos|planificar campamentos
organización de visitas|organizar visitas|planificar visitas
organización de excursiones|organizar excursiones|planificar excursiones
organización de entregas|organizar entregas|planificar entregas
organización de mudanzas|organizar mudanzas|planificar mudanzas
organización de sesiones de fotos|organizar sesiones de fotos|planificar sesiones de fotos
organización de simulacros|organizar simulacros|planificar simulacros
inspección de mercancía|revisar mercancía
inspección de piezas|revisar piezas
inspección de herramientas|revisar herramientas
inspección de vehículos|revisar vehículos
inspección de máquinas|revisar máquinas
inspección de equipos|revisar equipos
inspección de edificios|revisar edificios
inspección de puentes|revisar puentes
inspección de ascensores|revisar ascensores
inspección de productos|revisar productos
inspección de equipajes|revisar equipajes
inspección de neumáticos|revisar neumáticos
inspección de frenos|revisar frenos
inspección de tuberías|revisar tuberías
inspección de tejados|revisar tejados
inspección de arneses|revisar arneses
inspección de trenes|revisar trenes
inspección de instalaciones eléctricas|revisar instalaciones eléctricas
inspección de instalaciones de gas|revisar instalaciones de gas
respuesta a consultas de pacientes|contestar consultas de pacientes|atender consultas de pacientes
respuesta a consultas de usuarios|contestar consultas de usuarios|atender consultas de usuarios
respuesta a preguntas de visitantes|contestar preguntas de visitantes|atender preguntas de visitantes
respuesta a solicitudes de información|contestar solicitudes de información|atender solicitudes de información
respuesta a reseñas en línea|contestar reseñas en línea|atender reseñas en línea
respuesta a consultas técnicas|contestar consultas técnicas|atender consultas técnicas
respuesta a dudas de alumnos|contestar dudas de alumnos|atender dudas de alumnos
`;
