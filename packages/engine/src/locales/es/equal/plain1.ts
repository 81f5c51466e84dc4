/** What people say of their work in plain Spanish and what the trade calls it; what stands behind ">" is narrower and only proves; our own list. */
export const plain1 = `
coordinación de cuadrillas|coordinar cuadrillas|dirección de cuadrillas|mando de cuadrillas > mandar a los hombres en la aceituna|mandar la cuadrilla
laboreo|labores del suelo|labranza|labrar la tierra > labrar con el tractor|labrar, gradear|gradear con el tractor
laboreo mecanizado|labrar con el tractor > gradear con el tractor
trituración de restos de poda|triturar restos de poda|triturado de restos de poda > picar la ramilla|picar las ramas de la poda|picar ramón
desvareto|quitar varetas|desvaretar
poda de olivos|poda del olivar|podar olivos|podar el olivar > cortar ramas viejas de los olivos
aplicación de fitosanitarios|aplicar fitosanitarios|aplicación de productos fitosanitarios|tratamientos fitosanitarios > curar los olivos|sulfatar|echar veneno al olivar|echar tratamientos contra el pulgón|echar tratamientos contra plagas|tratamientos contra el pulgón|fumigar los olivos|curar las plantas con la cuba
cuaderno de explotación|cuaderno de campo|libro de explotación > apuntar cada tratamiento en el cuaderno
plazos de seguridad|plazo de seguridad
riego localizado|riego por goteo|goteo@riego
mantenimiento del riego localizado|mantenimiento del riego por goteo|mantener el riego por goteo > mirar las gomas del goteo|cambiar los goteros|cambiar goteros tapados|limpiar goteros
fertirrigación|fertirriego|abonar con el riego > echar el abono en el agua|abono en el agua de riego
toma de muestras de suelo|muestreo de suelos|tomar muestras de suelo > coger tierra para analizar|coger tierra y hojas para analizar
análisis foliar|análisis de hojas|analizar las hojas
mantenimiento de tractores|mantener tractores > cambiar aceites y filtros a los tractores|hacer los aceites a los tractores
mantenimiento preventivo de tractores > cambiar aceites y filtros a los tractores
recolección con vibrador|recoger con vibrador|vibrado de árboles > coger la aceituna con vibrador
recolección de aceituna|recoger la aceituna|coger la aceituna|cosecha de aceituna|cosechar la aceituna
carné de aplicador|carné de fitosanitarios|carnet de aplicador|carnet de fitosanitarios|carné de aplicador de fitosanitarios
control de rendimientos|controlar rendimientos > apuntar los kilos de cada día
identificación de ganado|crotalado|poner crotales|poner los crotales
mise en place > dejar todo preparado antes del servicio|preparar todo antes del servicio|tener todo listo antes del servicio
elaboración de fondos|elaborar fondos|fondos de cocina > preparar caldos|caldos, sofritos y salsas|hacer caldos
plancha y fritura|plancha y freidora|la plancha y la freidora
despiece de carnes|despiezar carnes|despiece de carne|despiezar carne > deshuesar cordero|despiezar pollos|deshuesar y despiezar
racionado de pescados|racionar pescado|porcionar pescado|racionado de pescado > cortar el pescado en raciones|limpiar y cortar el pescado
envasado al vacío|envasar al vacío|meter al vacío > meter las raciones al vacío|poner al vacío
abatimiento de temperatura|abatidor|abatir temperatura|abatimiento > pasar por el aparato que las enfría deprisa|enfriar deprisa con el abatidor
horno mixto|horno de vapor y convección > horno grande de vapor|horno de vapor
cocción a baja temperatura|cocciones a baja temperatura|cocinar a baja temperatura > asar de noche con sonda
gestión de alérgenos|control de alérgenos|gestionar alérgenos|controlar alérgenos > preparar aparte los platos de los celíacos|platos de los celíacos|platos para celíacos
prevención de la contaminación cruzada|evitar la contaminación cruzada|prevenir la contaminación cruzada
control de temperaturas|controlar temperaturas > apuntar los grados de las neveras|anotar los grados de las cámaras
registro de temperaturas|registrar temperaturas|anotar temperaturas > apuntar los grados de las neveras|anotar los grados de las cámaras
muestras testigo|muestra testigo|comidas testigo|platos testigo > guardar un platito de cada comida
inventario semanal > contar la cámara cada lunes|contar la cámara cada semana
rotación FIFO|FIFO|primero en entrar, primero en salir
rotación de existencias|rotación de stock|rotar existencias|rotación de producto > poner lo viejo delante|poner lo más viejo delante
control de mermas|controlar mermas > tirar lo pasado apuntándolo|apuntar lo que se tira
certificado de manipulación de alimentos|certificado de manipulador de alimentos|carné de manipulador de alimentos|carnet de manipulador de alimentos|carné de manipulador|carné de manipuladora|manipulador de alimentos@carné certificado
banquetes|servicio de banquetes > bodas y comuniones
confirmación de citas|confirmar citas > llamar el día antes de la cita
gestión de agendas|gestionar agendas|llevar las agendas|llevar la agenda|llevar agendas > dar las horas de los doctores|dar hora a los pacientes
atención telefónica|atender el teléfono|atender al teléfono|coger el teléfono|contestar el teléfono
presentación de presupuestos|presentar presupuestos|explicar presupuestos|explicar los presupuestos
tramitación de financiación|tramitar financiación|tramitar la financiación > preparar los papeles para pagarlo a plazos con el banco|tramitar el pago a plazos
facturación a aseguradoras|facturar a aseguradoras|facturación a mutuas|facturar a las aseguradoras > pasar las facturas a las compañías de los seguros|pasar facturas a los seguros
gestión de impagos|gestionar impagos > reclamar impagos|reclamación de impagos|reclamar lo que devolvían|perseguir a los morosos|reclamar a los morosos
historia clínica informatizada|historia clínica digital|historia clínica electrónica > ficha del paciente en el ordenador|apuntar cada visita en la ficha del ordenador
consentimientos informados|consentimiento informado > hacer firmar las hojas antes de un implante
asistencia a cuatro manos|asistir a cuatro manos|trabajo a cuatro manos|técnica a cuatro manos > darle al doctor los instrumentos|dar los instrumentos al dentista
aspiración@saliva boca dental|aspirar la saliva|aspiración de saliva|aspiración dental
preparación de alginatos|preparar alginato|mezclar alginato|preparar alginatos
esterilización|esterilizar|esterilización de instrumental|esterilizar el instrumental > meter los instrumentos en la olla de vapor|pasar los instrumentos por el autoclave
autoclave > olla de vapor@instrumentos clínica dentista
embolsado|embolsar|embolsado de instrumental > meter los instrumentos en bolsas
radiología intraoral|radiografías intraorales > hacer las radiografías pequeñas|radiografías periapicales
ortopantomografía|ortopantomografías|radiografía panorámica|panorámica dental|panorámica de la boca > radiografía de toda la boca
compra de material|compras de material|comprar material|pedido de material|pedir material > pedir guantes y anestesia
acreditación para operar equipos de radiodiagnóstico dental|operador de radiodiagnóstico dental|título de operador de rayos dental > curso para poder hacer radiografías de dientes
canalización eléctrica|canalizaciones eléctricas > meter tubo corrugado|abrir rozas y meter tubo
tendido de cableado|tender cableado|tendido de cables|tender cables|tirar cable > pasar los cables por los tubos|pasar cables
montaje de cuadros eléctricos|montar cuadros eléctricos > poner el cuadro de la luz|montar el cuadro de la luz
montaje de cuadros de protección|montar cuadros de protección > poner el cuadro de la luz
magnetotérmicos|interruptores magnetotérmicos|interruptor magnetotérmico > automáticos@cuadro luz
diferenciales@cuadro protección eléctricos|interruptores diferenciales|interruptor diferencial
armarios de maniobra|cuadros de maniobra|armarios eléctricos de maniobra > armarios de control de máquinas
cableado de armarios de maniobra|cablear armarios de maniobra|cableado de cuadros de maniobra > armar los armarios de las máquinas|cablear los armarios de las máquinas
contactores|contactor
reparación de averías|reparar averías|arreglar averías|arreglo de averías|resolver averías
diagnóstico de averías|diagnosticar averías|localización de averías|localizar averías|búsqueda de averías > buscar por qué se para una máquina
interpretación de planos|interpretar planos|lectura de planos|leer planos|leer los planos
interpretación de esquemas eléctricos|interpretar esquemas eléctricos|leer esquemas eléctricos|lectura de esquemas eléctricos
resistencia de tierra|medición de tierra|medida de tierra|medir la tierra|medir la puesta a tierra
resistencia de aislamiento|medición de aislamiento|medida de aislamiento|medir el aislamiento|medir aislamientos > medir si los cables aislaban
instalaciones fotovoltaicas|montaje de instalaciones fotovoltaicas|montar instalaciones fotovoltaicas|instalación fotovoltaica > montar placas de sol|montar placas solares fotovoltaicas|poner placas solares fotovoltaicas
placas solares|paneles solares|placas de sol
trabajos en altura|trabajo en altura|trabajar en alturas|trabajar en altura
PRL|prevención de riesgos laborales > cursillo de riesgos en el trabajo|curso de riesgos en el trabajo|curso de riesgos laborales
limpieza de habitaciones|limpiar habitaciones|arreglo de habitaciones|hacer habitaciones|hacer las habitaciones|arreglar habitaciones > hacer mi planta|hacer los cuartos|limpiar cuartos
cambio de lencería|cambiar la lencería|cambio de ropa de cama y toallas|cambio de sábanas y toallas|cambiar sábanas y toallas
reposición de amenities|reponer amenities > reponer jaboncitos|reponer jabones y champús
control del minibar|controlar el minibar|revisión del minibar|revisar el minibar > mirar la neverita|mirar el minibar
cargo del minibar|cargar el minibar a la cuenta > avisar a recepción de lo que se habían bebido
recuento de lencería|contar la lencería|conteo de lencería > contar la ropa sucia y la limpia|contar la ropa sucia
montaje del office|montar el office|preparar el office > montar el carro de limpieza
comunicación del estado de las habitaciones|comunicar el estado de las habitaciones > avisar cuando un cuarto queda listo
partes de averías|avisos de averías|partes de avería|comunicar averías|avisar de averías|dar parte de averías > avisar de los grifos y bombillas rotos|apuntar averías
objetos olvidados|objetos perdidos|custodia de objetos olvidados
asignación de habitaciones|asignar habitaciones|reparto de habitaciones|repartir habitaciones|repartir los cuartos
supervisión de habitaciones|supervisar habitaciones|revisión de habitaciones|revisar habitaciones|repaso de habitaciones|repasar habitaciones
abrillantado de suelos|abrillantar suelos|pulido de suelos > dar brillo al mármol|abrillantar el mármol
limpieza de moqueta|limpieza de moquetas|limpiar moquetas|lavar moquetas
desmanchado|quitar manchas|desmanchar|quitado de manchas
calandra > pasar las sábanas por el rodillo|rodillo de planchar sábanas
dosificación de productos|dosificar productos|dosificar el producto
lavandería industrial > poner las lavadoras grandes
uso seguro de productos químicos|manejo seguro de productos químicos > mezclar los productos según la etiqueta
`;
