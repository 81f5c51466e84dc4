/** Spanish, what postings ask for on rails, ships and stages, in woods and courts, and how people say it; what stands behind ">" only proves. */
export const everyday4 = `
cuidado de enfermos|atención a enfermos > cuidar a enfermos|atender a los enfermos
acompañamiento en el duelo > acompañar a familias en el entierro
maniobras ferroviarias|maniobras de trenes > enganchar vagones|enganchar y desenganchar vagones
mantenimiento de vías|mantenimiento de vías férreas > cambiar traviesas|cambiar raíles y traviesas
amarre de buques|atraque y amarre > atar los barcos al muelle|amarrar barcos
limpieza de aeronaves > limpiar aviones
atención a pasajeros|asistencia a pasajeros > ayudar a los viajeros|atender a los viajeros|informar a los viajeros
asistencia a personas con movilidad reducida > acompañar a pasajeros en silla de ruedas|ayudar a viajeros en silla de ruedas
reforestación|repoblación forestal > plantar pinos en el monte|plantar árboles en el monte
aclareo|clareo de bosques > quitar árboles sobrantes del monte
afinación de instrumentos|afinación de pianos > afinar pianos
enseñanza musical|clases de música > enseñar a tocar la guitarra|dar clases de piano|enseñar piano
dirección coral > dirigir un coro|dirigir el coro de la parroquia
diseño de vestuario|confección de vestuario > hacer los trajes de la obra
maquillaje de caracterización|caracterización > maquillar actores
restauración de muebles > arreglar muebles antiguos
encuadernación > coser y pegar libros|encuadernar libros
impresión digital|impresión offset y digital > imprimir folletos y carteles
digitalización de fondos|digitalización de archivos > escanear fotos antiguas|escanear libros antiguos
ordenación de fondos|colocación de libros > poner los libros en su sitio|ordenar los libros en las estanterías
atención en sala de lectura|atención a usuarios de biblioteca > ayudar a los lectores a encontrar libros|atender a los lectores
peritación de vehículos|peritaje de daños > ver los golpes de los coches y calcular el arreglo
lectura de planos|interpretación de planos > entender planos|trabajar a partir de planos
inspección de seguridad|inspecciones de seguridad > mirar que todos lleven casco y arnés
simulacros de evacuación|simulacros de emergencia > organizar simulacros
archivo de expedientes judiciales > ordenar los expedientes del juzgado
notificaciones judiciales > llevar las citaciones a las casas|entregar citaciones
expedición de certificados > hacer certificados|emitir certificados de empadronamiento
cálculo de costes|cálculo de costos > calcular lo que costaba cada pieza
tesorería|previsión de tesorería > mirar cuánto dinero habría en el banco cada semana
inmovilizado|registro de inmovilizado > apuntar las máquinas y su desgaste
control de gastos|control de gastos de viaje > revisar las notas de gastos|mirar los gastos de los comerciales
gestión de flotas|gestión de flota > llevar las revisiones y seguros de los camiones
asignación de rutas|organización de rutas de reparto > decidir qué camión iba a cada sitio
seguimiento de envíos|trazabilidad de envíos > mirar dónde están los paquetes|seguir los paquetes
etiquetado de envíos > poner las direcciones en los paquetes
preparación de cátering|servicio de cátering > hacer la comida de bodas y fiestas
servicio de banquetes > servir bodas|servir en bodas y comuniones
conservación de alimentos > guardar la comida en cámaras
control de temperaturas de cámaras > mirar los grados de las neveras|apuntar los grados de las cámaras
limpieza de campanas extractoras > quitar la grasa a la campana
recogida de mesas|desbarasado > recoger las mesas|quitar los platos de las mesas
cuidado de plantas|mantenimiento de plantas de interior > regar y abonar las plantas de oficinas
injerto de frutales|injertos > injertar almendros|injertar cerezos
cuidado de caballos > cepillar y ensillar caballos|dar de comer a los caballos
herrado de caballos > poner herraduras
esquileo|esquila > esquilar ovejas
elaboración de queso|producción de queso > cuajar la leche y hacer quesos|hacer quesos
elaboración de vino|vinificación > prensar la uva y hacer vino|hacer vino
enseñanza de idiomas|clases de idiomas > dar clases de inglés|enseñar inglés a adultos|dar clases de alemán
recaudación de fondos|captación de fondos > pedir donativos|conseguir donativos
captación de socios > conseguir socios nuevos|hacer socios en la calle
coordinación de voluntarios > repartir las tareas a los voluntarios
`;
