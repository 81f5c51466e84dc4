/** Spanish, duties of care, school, law, money, land and the screen in the trade's word and in plain words; our own list. */
export const trades2 = `
ayuda a domicilio > atención domiciliaria|cuidado en casa
alimentación de pacientes > dar de comer|ayudar a comer
movilización de pacientes > levantar y acostar|mover a los pacientes|cambios posturales
constantes vitales|signos vitales|tomar tensión y temperatura|toma de constantes|medir tensión y pulso
curación de heridas|cura de heridas|curas|curaciones|cuidado de heridas > hacer curas
úlceras por presión|escaras|llagas por presión
administración de medicamentos|dar la medicación|dar medicinas|administrar medicación|repartir la medicación|suministrar medicamentos
canalización de vías > coger vías|poner vías|canalizar vías|vías periféricas
atención al parto|partos|asistir partos
cuidados paliativos|enfermos terminales|atención paliativa
logopedia|terapia del habla|terapia de lenguaje|tratar problemas del habla|fonoaudiología
traslado de pacientes > llevar camillas|mover camillas|trasladar enfermos|trasladar pacientes
primeros auxilios > socorrer heridos|atender heridos
esterilización de instrumental > esterilizar instrumental|autoclave
radiografías > hacer placas|rayos X|placas de rayos X
ecografías|ultrasonidos|ecografía
dispensación de medicamentos|dispensar medicamentos|despachar recetas|surtido de recetas|dispensación de recetas
limpieza dental|limpiar dientes|profilaxis dental|quitar el sarro|detartraje
prótesis dentales > dentaduras|coronas y puentes
graduación de la vista|graduar la vista|examen visual|refracción|exámenes de la vista
podología > arreglar los pies|quitar callos|quitar durezas
manicura|arreglar las uñas|hacer las uñas|manicure > pintar uñas|limar uñas
tinte de cabello|teñir el pelo|coloración|teñir|tintes|aplicar tintes|poner tintes > teñir canas
barbería > afeitado|afeitar|rasurado|rasurar|recortar barbas
servicios funerarios > funeraria|organizar entierros|velatorios
cuidado de niños > niñera|canguro
apoyo escolar > refuerzo escolar|ayudar con los deberes|clases particulares|regularización|apoyo con las tareas
vigilancia de recreos > vigilar el patio|cuidar el recreo|patios
discapacidad intelectual|discapacidad mental
lengua de señas|lengua de signos|lenguaje de señas|LSE
alfabetización|enseñar a leer|enseñar a leer y escribir a adultos
español para extranjeros|ELE|enseñar español a extranjeros
corrección de exámenes|calificar exámenes|evaluación de exámenes|calificación de exámenes|corregir pruebas
preparación de clases|preparar clases|planeación de clases
natación|enseñar a nadar|clases de natación
redacción de escrituras|otorgar escrituras|preparar escrituras
redacción de contratos|elaboración de contratos|elaborar contratos
derecho de familia > divorcios|custodias
constitución de sociedades > constituir empresas|crear sociedades
litigios > pleitos|juicios|litigación|defender en juicio
cobranza|recobro|cobro de impagados|reclamar impagados|recuperación de deudas|cobro de deudas|reclamación de impagos|gestión de impagados
registro civil > nacimientos y defunciones|inscribir nacimientos
licencias de obra|permisos de construcción|licencias de construcción|licencias urbanísticas
conciliación bancaria|cuadrar el banco|puntear los extractos|puntear extractos bancarios|conciliar bancos
cierre contable|cerrar la contabilidad|cierre de ejercicio
cuentas por pagar > proveedores por pagar|facturas de proveedores|contabilizar facturas de proveedores
cuentas por cobrar > clientes por cobrar|saldos de clientes
nóminas|nómina|planilla|liquidación de sueldos
declaración de la renta|hacer la renta|confeccionar declaraciones de la renta
impuesto sobre la renta|ISR
impuesto de sociedades|impuesto a las ganancias
análisis de desviaciones|comparar real y presupuesto
concesión de créditos|conceder préstamos|otorgamiento de créditos|otorgar créditos|otorgar préstamos
apertura de cuentas
suscripción de pólizas|emitir pólizas
administración de fincas > administrar comunidades|comunidades de propietarios|administración de condominios
venta de inmuebles > venta de pisos|vender casas|venta de viviendas
inducción de personal|acogida de nuevos|incorporación de nuevos empleados|onboarding
entrevistas de selección|entrevistas de trabajo|entrevistar candidatos
criba curricular|leer currículos|filtrar currículos|revisión de CV|cribado de currículums|preselección de candidatos
control de asistencia|control horario|registro de jornada > fichajes
notas de prensa|comunicados de prensa|boletines de prensa|redactar comunicados
relaciones con la prensa|relaciones con los medios|atender a periodistas
boletín informativo|newsletter|boletín electrónico|boletín por correo electrónico|boletín de noticias
posicionamiento en buscadores|posicionamiento web|SEO|posicionamiento SEO|posicionamiento orgánico|posicionamiento orgánico en buscadores
organización de eventos > organizar eventos|montar eventos
fotografía > hacer fotos|tomar fotos
sonido en vivo > sonorizar conciertos|sonorización|mezclar conciertos
iluminación escénica > poner luces|iluminar escenarios|luces de escenario
corrección de textos|corrección de estilo|corregir pruebas
verificación de datos|contrastar datos|fact-checking|comprobar datos
interpretación simultánea > traducir en vivo|traducción simultánea
copias de seguridad|respaldos|backups|respaldo de datos|hacer copias de seguridad|hacer respaldos|backup
mesa de ayuda|help desk|mesa de servicio
desarrollo web|crear páginas web|hacer páginas web|programar sitios|desarrollo de sitios web
pruebas de software|testear programas|probar aplicaciones|testing
cableado estructurado|cablear redes|tirar la red
ordeño|ordeñar vacas|ordeñar|ordeña|ordeñar ovejas
cría de cerdos|porcicultura|ganado porcino > criar lechones
cría de aves|criar pollos|avicultura > granja avícola
cría de ovejas|ganado ovino|pastorear ovejas
pastoreo|pastorear|llevar el ganado a pastar
viticultura > cuidar viñas|cultivo de la vid|trabajar la viña
horticultura > cultivar hortalizas|huerta
fruticultura > cultivar frutales|frutales
riego|regar cultivos|irrigación
corte de césped|cortar el pasto|segar el césped|poda de pasto|cortar la hierba|cortar la grama|podar el césped|segar hierba
poda de árboles|poda arbórea|recortar árboles > poda de frutales
jardinería > cuidar jardines|mantener jardines|arreglar jardines
control de plagas > eliminar plagas|fumigación|fumigar
tala de árboles|cortar árboles|talar|apeo de árboles|tumbar árboles
arado|arar la tierra|labrar la tierra
acuicultura > cría de peces|criar truchas|piscifactoría
peluquería canina|estética canina|bañar perros|cortar el pelo a perros
herraje de caballos|herrar caballos|herrado
tratamiento de aguas > depuración de aguas|tratar aguas|depuradora
análisis de agua
vigilancia de instalaciones|vigilar edificios|vigilar locales|resguardo de instalaciones
rondas de vigilancia|hacer rondas|rondines|patrullaje|recorridos de vigilancia|patrullar > recorrer naves comprobando puertas|recorrer instalaciones de noche|recorrer el recinto|recorrer de noche el edificio
control de accesos > vigilar la entrada|controlar entradas
videovigilancia|mirar las cámaras|circuito cerrado|CCTV|monitoreo de cámaras|vigilar cámaras
multas de tráfico > poner multas|infracciones|multar
revisión de billetes > pedir billetes|control de billetes|revisar boletos
hojalatería|chapistería|enderezar chapa|arreglar abolladuras|desabollado|quitar abolladuras|desabolladura|desabollar|sacar bollos|sacar golpes de carrocería|reparar abolladuras
pintura de autos > pintar coches|pintura automotriz|pintar carrocerías
cambio de aceite
diagnóstico de averías|buscar averías|localización de fallas|encontrar la avería|detección de fallas|diagnóstico de fallas
`;
