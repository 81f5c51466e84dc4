/** Duties of all trades that the lists before had not, one meaning a line; what stands behind ">" is narrower and only proves; our own list. */
export const duties6 = `
clases de francés|enseñar francés|impartir francés|docencia de francés
clases de alemán|enseñar alemán|impartir alemán
clases de italiano|enseñar italiano|impartir italiano
clases de portugués|enseñar portugués|impartir portugués
clases de historia|enseñar historia|impartir historia|docencia de historia
clases de física|enseñar física|impartir física
clases de física y química|enseñar física y química|impartir física y química
clases de química|enseñar química|impartir química
clases de biología|enseñar biología|impartir biología
clases de filosofía|enseñar filosofía|impartir filosofía
clases de economía|enseñar economía|impartir economía
clases de lengua y literatura|enseñar lengua y literatura|impartir lengua y literatura
clases de ciencias naturales|enseñar ciencias naturales|impartir ciencias naturales
clases de ciencias sociales|enseñar ciencias sociales|impartir ciencias sociales
clases de educación física|enseñar educación física|impartir educación física|docencia de educación física
clases de informática|enseñar informática|impartir informática|clases de computación|enseñar computación|impartir computación
clases de yoga|enseñar yoga|impartir yoga|guiar sesiones de yoga
clases de pilates|enseñar pilates|impartir pilates
clases de zumba|enseñar zumba|impartir zumba
clases de tenis|enseñar tenis|impartir tenis|entrenar tenis
clases de pádel|enseñar pádel|impartir pádel
clases de esquí|enseñar a esquiar
clases de equitación|enseñar a montar a caballo|enseñar equitación|clases de hípica
clases de surf|enseñar a surfear
clases de cocina|enseñar a cocinar|talleres de cocina|cursos de cocina
clases de costura|enseñar a coser|talleres de costura
clases de teatro|enseñar teatro|talleres de teatro|impartir teatro
clases de violín|enseñar violín|enseñar a tocar el violín
clases de ajedrez|enseñar ajedrez|enseñar a jugar al ajedrez
clases de robótica|enseñar robótica|talleres de robótica|impartir robótica
clases de plástica|enseñar educación plástica|enseñar artes plásticas|clases de artes plásticas
clases de lengua de signos|enseñar lengua de signos|clases de lengua de señas|enseñar lengua de señas
clases de defensa personal|enseñar defensa personal|enseñar autodefensa
alfabetización digital|enseñar competencias digitales > enseñar a usar el ordenador|enseñar a usar la computadora
clases a domicilio|enseñanza a domicilio > clases particulares a domicilio
pedagogía hospitalaria|enseñar a niños hospitalizados|aula hospitalaria
educación emocional|enseñar a gestionar emociones|trabajar las emociones con alumnos
educación sexual|talleres de educación sexual|charlas de sexualidad
prevención del acoso escolar|prevención del bullying > programas contra el bullying
mediación escolar|mediar en conflictos entre alumnos|mediar entre alumnos
control de esfínteres|enseñar a dejar el pañal|quitar el pañal a niños|retirada del pañal
aprendizaje cooperativo|trabajo cooperativo en el aula|grupos cooperativos
aula invertida|flipped classroom|clase invertida
enseñanza bilingüe|educación bilingüe|enseñar en dos idiomas|docencia bilingüe
orientación vocacional|orientación académica y profesional|orientar sobre estudios y carreras
actas de evaluación|rellenar actas de notas|cumplimentar actas de evaluación
juntas de evaluación|sesiones de evaluación|consejos técnicos de evaluación
evaluación continua|evaluar de forma continua
rúbricas de evaluación|elaborar rúbricas|diseñar rúbricas
acompañamiento en ruta escolar|monitor de transporte escolar|acompañar a niños en el autobús escolar|cuidar niños en el autobús escolar
acogida matinal|aula matinal|atender a niños antes de clase
ludoteca|atender la ludoteca|llevar la ludoteca|dinamizar la ludoteca
cambio de sábanas de cuna|cambiar cunas|vestir cunas
educación de calle|trabajo de calle con jóvenes|educar en medio abierto
escuela de padres|talleres para padres|formación de familias|charlas a padres
acogimiento residencial|atender menores en residencia|acogimiento en centros de menores
emancipación de jóvenes tutelados|acompañar a jóvenes extutelados|apoyar la emancipación de jóvenes
acompañamiento social > acompañar a personas en exclusión|acompañar a personas vulnerables|acompañar a personas sin hogar
valoración de la dependencia|evaluar el grado de dependencia|baremar la dependencia|valorar grados de dependencia
reparto de alimentos a familias|entregar alimentos a familias necesitadas|repartir cestas de alimentos|ayuda alimentaria
albergue social|atender un albergue de personas sin hogar|atender en albergue para personas sin techo
reducción de daños|intercambio de jeringuillas|programa de reducción de daños
informes socioeconómicos|estudio socioeconómico|redactar informes socioeconómicos
intermediación laboral > poner en contacto a empresas y desempleados
itinerarios de inserción|diseñar itinerarios de inserción|planes personalizados de inserción
atención a drogodependientes|atender a personas con adicciones|trabajar con drogodependientes
respiro familiar|servicio de respiro|dar descanso a cuidadores familiares
acompañamiento en el duelo|apoyar a personas en duelo|atención al duelo|terapia de duelo
terapia de pareja|tratar a parejas|psicoterapia de pareja
terapia infantil|tratar psicológicamente a niños|psicoterapia infantil|terapia con niños
terapia familiar|psicoterapia familiar
evaluación neuropsicológica|pasar pruebas neuropsicológicas|aplicar pruebas neuropsicológicas
rehabilitación cognitiva|rehabilitación neuropsicológica|estimulación cognitiva de pacientes
rehabilitación neurológica|neurorrehabilitación > rehabilitar pacientes con ictus
rehabilitación deportiva|fisioterapia deportiva|recuperar lesiones deportivas|tratar lesiones deportivas
terapia manual|técnicas manuales de fisioterapia
suelo pélvico|rehabilitación de suelo pélvico|piso pélvico
punción seca|dry needling
vendaje neuromuscular|kinesiotape|kinesiotaping|poner kinesiotape
hidroterapia|rehabilitar en piscina|terapia acuática|rehabilitación acuática
drenaje linfático|drenaje linfático manual|hacer drenajes linfáticos
terapia de deglución|tratar la disfagia|rehabilitar la deglución|rehabilitación de la disfagia
intervención en dislexia|tratar la dislexia|reeducar la dislexia|reeducación de la dislexia
adaptación de prótesis auditivas|ajuste de audífonos|programar audífonos|regular audífonos
adaptación de prótesis y órtesis|fabricar órtesis|hacer plantillas y ortesis
plantillas ortopédicas|elaborar plantillas ortopédicas|plantillas a medida
quiropodia > cortar callos y uñas|eliminar callos
valoración geriátrica|evaluar ancianos|evaluación geriátrica > valoración geriátrica integral
prevención de caídas|prevenir caídas de ancianos|evitar caídas de residentes|prevenir caídas de pacientes
sujeción de pacientes|contención mecánica|contención física de pacientes|sujetar a pacientes agitados
aspiración de secreciones|aspirar secreciones|aspirar mucosidades
cuidados de traqueostomía|curar traqueostomías|cuidado de traqueotomías|manejo de traqueostomías
balance hídrico|control de líquidos|control de ingresos y egresos de líquidos|balance de líquidos
control de diuresis|medir la diuresis|cuantificar la orina
revisión del carro de paradas|revisar el carro rojo|carro de parada|carro de emergencias médicas
transfusiones|transfundir sangre|transfusión sanguínea|transfusiones de sangre|administrar hemoderivados
hemodiálisis|conectar pacientes a diálisis|sesiones de hemodiálisis|hemodializar pacientes
donación de sangre|extraer sangre a donantes|colecta de sangre|atender donantes de sangre
manejo del dolor|control del dolor|tratamiento del dolor|tratar el dolor
detección precoz de cáncer|cribado de cáncer|tamizaje de cáncer|tamizaje oncológico
citologías|papanicolaou|toma de citologías|frotis cervical
planificación familiar|asesoría anticonceptiva|consejería anticonceptiva
preparación al parto|educación maternal|clases de preparación al parto|psicoprofilaxis del parto
monitorización fetal|registro cardiotocográfico|hacer registros fetales|monitoreo fetal
inserción de DIU|colocar DIU|poner dispositivos intrauterinos
aislamiento de pacientes|aislar pacientes infecciosos|precauciones de aislamiento
gestión de camas|asignación de camas|asignar camas hospitalarias
consultas externas|consulta ambulatoria|pasar consulta ambulatoria
historia clínica electrónica|expediente clínico electrónico|historia clínica digital|HCE@pacientes clínica hospital
informes de alta|redactar altas médicas|resumen de egreso|epicrisis
telemedicina|teleconsulta|consulta médica a distancia > consultas por videollamada
cirugía menor|pequeñas intervenciones quirúrgicas|cirugía menor ambulatoria|operaciones menores
laparoscopia|cirugía laparoscópica|operar por laparoscopia
endoscopias|colonoscopias y gastroscopias|hacer endoscopias|endoscopia digestiva
ecocardiogramas|ecocardiografía|ecografía cardíaca|hacer ecocardiogramas
densitometrías|densitometría ósea|medir la densidad ósea
pruebas de esfuerzo|ergometrías|ergometría|hacer ergometrías
intubación|intubar pacientes > intubación orotraqueal
ventilación mecánica|manejar respiradores|manejo de ventiladores mecánicos > pacientes con respirador
infiltraciones|infiltrar articulaciones|hacer infiltraciones articulares
colocación de yesos|poner yesos|enyesar fracturas|escayolar|poner escayolas|colocación de escayolas
limpieza y desinfección de instrumental|lavar instrumental quirúrgico|descontaminar instrumental
central de esterilización|CEYE
reparto de comidas a pacientes|repartir bandejas a pacientes|servir comidas en planta|distribuir dietas a pacientes
traslado de cadáveres|traslado de difuntos|trasladar fallecidos|traslado de fallecidos|recoger fallecidos|trasladar difuntos
atención en tanatorio|atender velatorios|trabajar en tanatorio
cremación|incineración de difuntos|cremar restos|incinerar difuntos
organización de sepelios|organizar entierros|organizar funerales|organización de funerales
validación de recetas|validar prescripciones|verificar prescripciones médicas|comprobar recetas|validar recetas
elaboración de dosis unitarias|dosis unitaria|preparar unidosis|sistema de dosis unitaria|reenvasado en dosis unitaria
control de caducidades de medicamentos|revisar la caducidad de medicamentos|vencimiento de medicamentos
venta de parafarmacia|vender productos de parafarmacia
facturación de recetas|facturar recetas
pruebas de laboratorio clínico|analíticas|hacer analíticas
hemogramas|biometría hemática|conteo sanguíneo completo|recuentos sanguíneos
bioquímica clínica|química sanguínea|análisis bioquímicos
pruebas cruzadas|pruebas de compatibilidad sanguínea|pruebas de compatibilidad transfusional
inclusión en parafina|bloques de parafina|incluir tejidos en parafina
tinción de muestras|teñir preparaciones|teñir portaobjetos|tinciones histológicas
autopsias|necropsias|hacer autopsias|practicar autopsias
calibración de pipetas|calibrar pipetas|verificar pipetas
recepción y registro de muestras|recepción de muestras|recibir muestras de laboratorio|dar entrada a muestras
validación de resultados analíticos|validar analíticas|validar resultados de laboratorio
consulta veterinaria|atender mascotas enfermas|clínica de pequeños animales
desparasitación|desparasitar animales|desparasitar ganado|desparasitación de mascotas
castración de animales|castrar ganado|capar cerdos|castrar animales
descornado|descornar terneros|descuerne
identificación animal > crotalar ganado|aretar ganado|poner crotales
diagnóstico de gestación > palpar vacas|palpación de vacas|ecografías de vacas
saneamiento ganadero|campañas de saneamiento ganadero
esquila de ovejas|trasquilar ovejas|esquila de ganado
pastor de ovejas|guardar ovejas|cuidar rebaños
engorde de terneros|cebo de terneros|engorda de becerros|feedlot
preparación de raciones|preparar piensos|mezclar piensos|carro mezclador|preparación de alimento balanceado
limpieza de gallineros|limpiar naves avícolas|limpiar galpones
limpieza de purines|retirar estiércol|sacar estiércol|retirada de purines
producción de leche|explotación lechera|granja lechera|tambo
preparación del terreno|preparar la tierra|preparación de suelos para siembra|laboreo del suelo|preparar el suelo
aclareo de fruta|aclarar frutales|raleo de fruta|ralear frutales
poda de viñas|podar cepas|poda de vid
poda de olivos
poda de frutales|poda de árboles frutales
entutorado|entutorar tomates|tutorar plantas
deshojado|deshojar plantas|deshoje de tomates
empacado de paja|hacer pacas|empacar heno|enfardar|hacer fardos de paja
ensilado|ensilar forraje|hacer silos|ensilaje
control fitosanitario|sanidad vegetal|control de plagas y enfermedades de cultivos
agricultura de precisión|precision farming
fertirrigación|abonar con el riego|fertirriego|fertirrigar
hidroponía|cultivo hidropónico|cultivar sin suelo
semilleros|preparar semilleros|hacer almácigos|almácigos
empaque de hortalizas|envasar verduras|confección de hortalizas|envasado de hortalizas
control de malas hierbas con herbicida|aplicar herbicidas|aplicación de herbicidas|echar herbicida|fumigar con herbicida|pulverizar herbicida|desherbado químico
apeo y desrame|desramado|desrame de árboles
saca de madera|desembosque|sacar madera del monte|arrastre de madera|extracción de madera
cortafuegos forestales|abrir fajas cortafuego|fajas cortafuego|brechas cortafuego|líneas cortafuego
pesca de arrastre|faenar al arrastre
pesca de bajura|pesca costera
clasificación de pescado|clasificar capturas|seleccionar pescado por tamaño
cultivo de mejillón|mejillones en batea|mitilicultura|criar mejillones
cría de camarones|camaronicultura|cultivo de camarón|criar langostinos
alevinaje|criar alevines
menú del día|menú ejecutivo|comida corrida|almuerzo ejecutivo
preparación de bocadillos|hacer bocadillos|preparar sándwiches|hacer sándwiches|preparar emparedados|elaborar bocadillos
preparación de ensaladas|hacer ensaladas|elaborar ensaladas
preparación de desayunos|hacer desayunos|preparar desayunos|cocinar desayunos
preparación de tapas|hacer tapas|elaborar tapas|preparar pinchos
elaboración de arroces|hacer paellas|cocinar arroces|elaborar paellas
elaboración de pasta fresca|hacer pasta fresca|elaborar pasta fresca
elaboración de tortillas de maíz|hacer tortillas de maíz
elaboración de tacos|hacer tacos|preparar tacos
elaboración de empanadas|hacer empanadas|preparar empanadas
elaboración de sushi|hacer sushi|preparar sushi
elaboración de galletas|hacer galletas|elaborar galletas
elaboración de churros|hacer churros
elaboración de caldos y fondos|hacer caldos|preparar fondos de cocina|elaborar caldos
cocción a baja temperatura|cocinar a baja temperatura|sous vide|cocción al vacío
cocina vegana|cocinar platos veganos|platos veganos
cocina mediterránea|cocinar platos mediterráneos|platos mediterráneos
cocina a la brasa|asar a la brasa|parrilla de carbón
pelado de verduras|pelar patatas|pelar papas|mondar verduras
lavado de ollas|fregar ollas|lavar sartenes|fregar cacerolas
atención en cafetería|servir en cafetería
latte art|dibujar en la espuma
tiraje de cerveza|tirar cañas|servir cervezas de barril|tirar cerveza
carta de vinos|elaborar la carta de vinos|diseñar la carta de vinos
decantado de vinos|decantación de vinos
servicio de catering > montar caterings
servicio de cócteles|pasar bandejas en cócteles|pasar canapés
atención de mesas en terraza|atender la terraza|servir en terraza
pulido de copas|repasar cristalería|repasar copas|pulir cubiertos|repaso de cubertería
etiquetado de alimentos|poner fecha a los alimentos|etiquetar productos elaborados
control de mermas|registrar mermas|gestión de mermas
upselling|venta sugestiva|venta sugerida > sugerir platos y bebidas
gestión de propinas|repartir propinas
housekeeping|pisos y áreas públicas|ama de llaves y pisos|departamento de pisos
cobertura nocturna de habitaciones|apertura de camas|hacer la cobertura|turndown
reposición de minibar|rellenar minibar|surtir minibares
reposición de amenities|poner jabones y toallas|reponer artículos de baño
objetos perdidos|gestionar objetos olvidados|custodia de objetos perdidos|lost and found
limpieza de piscinas|limpiar albercas|aspirar piscinas
lavandería de hotel|lavar la ropa del hotel|lavar lencería de hotel
planchado de sábanas|calandrar ropa|calandra
costura de lencería|remendar sábanas|coser ropa de cama
gestión de quejas de huéspedes|atender quejas de huéspedes|resolver quejas de huéspedes
rooming list|listas de habitaciones
facturación a huéspedes|cobrar a huéspedes|cobro de estancias
grupos y convenciones|reservas de grupos|gestionar grupos hoteleros
ingresos por habitación disponible|RevPAR
diseño de viajes a medida|viajes personalizados|organizar viajes a medida
turismo receptivo|receptivo turístico
senderismo guiado|guiar senderistas|guiar rutas de senderismo
alquiler de coches|rent a car|alquilar vehículos|renta de autos|arriendo de vehículos
venta de ropa infantil|vender ropa de niño
venta de joyería
venta de electrodomésticos|vender línea blanca
venta de muebles|venta de mobiliario
venta de móviles|vender celulares|venta de telefonía
venta de materiales de construcción
venta de libros > atender librería
venta de flores > atender floristería|atender florería
venta de pan|despachar pan > atender panadería
venta de pescado|despachar pescado > atender pescadería
venta de carne|despacho de carne > atender carnicería
venta de repuestos|vender recambios|vender refacciones|mostrador de recambios
venta de seguros de vida|vender pólizas de vida
venta de software|vender programas informáticos|software sales
venta de publicidad|vender espacios publicitarios|vender anuncios
venta de energía|vender contratos de luz y gas|vender contratos de energía
venta de equipos médicos|vender equipamiento médico|vender aparatos médicos
venta de formación|vender cursos
venta de vinos
venta de suscripciones|captar suscriptores|captación de suscriptores
venta consultiva|consultative selling|venta de soluciones
venta B2B|venta a empresas|business to business
venta B2C|venta a particulares|venta a consumidor final|business to consumer
captación de socios|captar socios > hacer socios para ONG
informes de visita|redactar informes de visita|reportes de visita
canal Horeca|hoteles restaurantes y cafeterías > venta a hostelería|vender a bares y restaurantes
canal tradicional > venta a tiendas de barrio|venta tienda a tienda
canal moderno > venta a supermercados|vender a cadenas de supermercados
gran consumo|FMCG|consumo masivo|bienes de consumo
negociación con grandes superficies > negociar con supermercados|negociar con hipermercados
implantación en tienda|implantar lineales|implantación de lineales
planogramas|planimetrías|seguir planogramas|aplicar planogramas
facing|frenteo|hacer facing|frentear productos|alinear productos en estantería
cabeceras de góndola|puntas de góndola|montar cabeceras|cabeceras de lineal
cambio de escaparate|renovar escaparates|cambiar vidrieras
reposición nocturna|reponer de noche
retirada de caducados|retirar productos vencidos|retirar productos caducados
apertura de tienda nueva|aperturas de tiendas
caja autocobro|cajas de autopago|cajas de autoservicio|self checkout
cambios y devoluciones|hacer cambios y devoluciones|atender cambios y devoluciones
tarjeta regalo|gift cards
compra online y recogida en tienda|click and collect|recogida en tienda|pick up en tienda
etiquetado antirrobo|antihurto|poner alarmas antihurto|alarmado de productos
vestir maniquíes|vestir escaparates con maniquíes
asesoramiento de moda|asesorar en moda|asesorar en estilismo > personal shopper
`;
