/** Spanish, duties of care, shops, sites, offices, schools, kitchens and fields, one meaning a line; what stands behind ">" only proves; our own list. */
export const duties11 = `
ayuda en las comidas > ayudar a comer a los residentes|dar de comer a los residentes|dar de comer a los pacientes
aseo de pacientes|aseo personal de pacientes|higiene de pacientes > asear a los pacientes|lavar a los pacientes
cambio de pañales > cambiar pañales
administración de medicación|administración de medicamentos > administrar medicación|dar la medicación|administrar medicamentos
toma de constantes|toma de signos vitales > tomar constantes|tomar las constantes|tomar signos vitales|medir las constantes
extracciones de sangre|toma de muestras de sangre > extraer sangre|sacar sangre|hacer extracciones de sangre
traslado de pacientes > trasladar pacientes|llevar pacientes
vacunación contra la rabia|vacunación antirrábica|vacunas antirrábicas > poner vacunas antirrábicas
lavado de platos|lavado de vajilla > fregar platos|lavar platos|fregar la vajilla
limpieza de suelos|fregado de suelos|limpieza de pisos > fregar suelos|fregar los suelos|trapear pisos|trapear los pisos
limpieza de oficinas > limpiar oficinas
limpieza de habitaciones > limpiar habitaciones|hacer las habitaciones|arreglar las habitaciones
planchado|planchado de ropa > planchar ropa
cuidado de niños > cuidar niños|cuidar de niños|cuidar a niños
apoyo con los deberes|apoyo escolar con las tareas > ayudar con los deberes|ayudar a los niños con la tarea
clases particulares|clases privadas > dar clases particulares
vigilancia de recreos > vigilar el recreo|vigilar los recreos|cuidar el recreo
vigilancia de exámenes > vigilar exámenes
corrección de exámenes|calificación de exámenes > corregir exámenes|calificar exámenes
preparación de clases|planificación de clases > preparar clases|planificar clases
enseñanza de español a extranjeros|español como lengua extranjera|ELE > enseñar español a extranjeros
clases de natación|enseñanza de natación > enseñar a nadar|dar clases de natación
recepción de visitas|atención de visitas > recibir visitas|recibir a las visitas
manejo de centralita|atención de centralita > atender la centralita|llevar la centralita|operar el conmutador
gestión de agenda|manejo de agenda > llevar la agenda|gestionar la agenda
toma de actas|redacción de actas|elaboración de actas > levantar actas|redactar actas
pedido de material de oficina > pedir material de oficina
conciliación bancaria|conciliaciones bancarias > conciliar cuentas bancarias|cuadrar los bancos|conciliar bancos
declaraciones de IVA|liquidación de IVA|liquidaciones de IVA > presentar el IVA|presentar declaraciones de IVA
arqueo de caja|cuadre de caja|corte de caja > hacer el arqueo|cuadrar la caja|hacer arqueos de caja
reposición de lineales|reposición de estanterías|reposición de góndolas > reponer lineales|reponer estanterías|rellenar estanterías
etiquetado de precios > etiquetar precios|poner etiquetas de precios
envoltorio de regalos|empaquetado de regalos > envolver regalos
escaparatismo|decoración de escaparates > montar escaparates|decorar escaparates
recepción de mercancía|recepción de mercancías > recibir mercancía|recepcionar mercancía|recibir mercancías
manejo de carretilla elevadora|conducción de carretillas|manejo de montacargas > conducir carretillas elevadoras|manejar montacargas|operar montacargas
reparto a domicilio|entrega a domicilio > repartir a domicilio|entregar a domicilio
despacho de aduanas|despacho aduanero > despachar en aduana
enlucido|revoque > enlucir paredes|revocar paredes
montaje de pladur|colocación de placas de yeso|instalación de tablaroca > instalar pladur|montar tabiques de pladur
colocación de parqué > colocar parqué|instalar parqué|poner parqué
tendido de cables > tender cables|tirar cables|pasar cables
instalación de placas solares|montaje de paneles solares|instalación de paneles solares > instalar placas solares|montar paneles solares|instalar paneles solares
desatasco de tuberías|destape de cañerías > desatascar tuberías|destapar cañerías
mantenimiento de calderas|revisión de calderas > mantener calderas|revisar calderas
chapa y pintura|hojalatería y pintura > enderezar y pintar carrocerías|reparar chapa y pintura
cambio de aceite|cambios de aceite > cambiar el aceite
cambio de neumáticos|cambio de llantas > cambiar neumáticos|cambiar llantas
soldadura SMAW|soldadura por arco con electrodo revestido|soldadura por arco manual|soldadura con electrodo|soldadura manual por arco > soldar con electrodo revestido
soldadura MIG|soldadura GMAW > soldar con hilo continuo
mecanizado CNC|mecanizado por control numérico > mecanizar piezas en CNC
ordeño|ordeña > ordeñar cabras|ordeñar vacas|ordeñar ovejas
amasado|amasado de masas > amasar pan|amasar harina|amasar masas
vendimia|recogida de uva > vendimiar|recoger uva|cosechar uva
poda de árboles > podar árboles
corte de césped|siega de césped|corte de pasto > cortar el césped|segar el césped|cortar el pasto
manicura y pedicura|manicure y pedicure > hacer manicuras y pedicuras
tintes|coloración del cabello > teñir el pelo|teñir cabello|aplicar tintes
corte de pelo|cortes de pelo|corte de cabello > cortar el pelo|cortar cabello
servicio de mesas|servicio en mesa > servir mesas
toma de comandas > tomar comandas|tomar pedidos en mesa|tomar la orden
registro de huéspedes|check-in > registrar huéspedes|registrar la entrada de huéspedes
derecho laboral|derecho del trabajo > ejercer como abogado laboralista
defensa de trabajadores > defender a trabajadores
rondas de vigilancia|rondas de seguridad > hacer rondas|hacer rondas de vigilancia
control de accesos|control de entradas > controlar accesos|controlar entradas|controlar el acceso
videovigilancia|vigilancia con cámaras|monitoreo de cámaras > vigilar cámaras|monitorear cámaras
publicaciones en redes sociales > publicar en redes sociales|hacer publicaciones en redes sociales
gestión de redes sociales|manejo de redes sociales > llevar redes sociales|llevar las redes sociales|gestionar redes sociales|administrar redes sociales
retoque fotográfico|retoque de fotos > retocar fotos|retocar fotografías
copias de seguridad|respaldos > hacer copias de seguridad|hacer respaldos|realizar copias de seguridad
soporte a usuarios|asistencia a usuarios > ayudar a los usuarios|atender a usuarios
instalación de equipos informáticos > instalar ordenadores|instalar computadoras|configurar ordenadores
desarrollo frontend|desarrollo front-end > programar interfaces web
criba de currículos|criba curricular|filtrado de currículos > cribar currículos|filtrar currículos
entrevistas de selección|entrevistas de trabajo > hacer entrevistas de trabajo|entrevistar candidatos|entrevistar a candidatos
acogida de nuevos empleados|onboarding|inducción de personal > acoger a nuevos empleados
venta a puerta fría|venta puerta a puerta > vender puerta a puerta|vender de puerta en puerta
elaboración de presupuestos|confección de presupuestos > hacer presupuestos|elaborar presupuestos|preparar presupuestos
gestión de reclamaciones|atención de reclamaciones|atención de quejas > atender reclamaciones|tramitar reclamaciones|atender quejas
recogida de basuras|recolección de basura|recogida de basura > recoger basura|recolectar basura
expedición de DNI|expedición de documentos de identidad > expedir DNI|hacer carnés de identidad
depilación > hacer depilaciones
movilización de pacientes > movilizar a los pacientes|hacer cambios posturales
digitalización de documentos|escaneo de documentos > escanear documentos|digitalizar documentos|escanear expedientes|pasar documentos por el escáner|pasar expedientes por el escáner
cobro de impagados|reclamación de impagos|recobro de impagados > reclamar impagados
cría de ganado > criar ganado
laboralista|abogado laboralista|abogado de derecho laboral
representante médico|visitador médico
gerocultor|auxiliar de geriatría
entrenamiento de porteros|entrenamiento de arqueros > entrenar porteros
sistemas personalizados de dosificación|sistema personalizado de dosificación > rellenar pastilleros semanales|preparar pastilleros semanales|pastilleros semanales
consejo dermocosmético|asesoramiento dermocosmético|asesoramiento en dermocosmética > asesorar sobre cosmética facial|asesorar sobre cremas faciales|asesorar sobre tratamientos faciales y cosmética
poda en altura|podas en altura > podar árboles con plataforma elevadora|podar palmeras con plataforma elevadora|podar palmeras y árboles con plataforma elevadora
`;
