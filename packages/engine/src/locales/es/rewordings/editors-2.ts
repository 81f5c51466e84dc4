/** More families of the words an editor chooses among: either stands for the other in its own line, what stands behind ">" only proves; the gate alone reads them; our own list. */
export const editors2 = `
subcontrata|subcontratista|contratista
cotejar|comparar|contrastar|confrontar
presupuesto|oferta|cotización
aclarar dudas|resolver dudas|responder dudas|contestar dudas|solventar dudas|atender dudas|atender consultas|responder consultas|resolver consultas
informar > explicar|contar
explicar|contar|exponer|detallar
alta|alta médica > vuelta a casa|al volver a casa
tareas|deberes|ejercicios|trabajos escolares
poner deberes|mandar deberes|mandar tareas|poner tareas|asignar tareas
sujetar|sujeción|inmovilizar|inmovilización|contención
comprobar > medir|medición|tomar la medida
llevar|trasladar|transportar|acercar|portar
llevar la caja|atender la caja|manejar la caja|cobrar en caja
pasar lista|control de asistencia|controlar la asistencia
pasar nota|apuntar
dar parte|comunicar|notificar|reportar|reporte
poner al corriente|informar|poner en antecedentes
preparar|preparación|alistar|alistamiento|dejar listo|dejar preparado|tener listo
tener a punto|poner a punto|puesta a punto|preparar
cerrar el local|cierre del local|echar el cierre
abrir el local|apertura del local
quitar|eliminar|retirar|suprimir|retirada|eliminación
colgar|suspender
juntar|unir|ensamblar|unión
partir|trocear|cortar
picar|trocear|cortar en trozos
cumplimentar|rellenar|diligenciar|cumplimentación
sellar|timbrar|estampar el sello
firmar|rubricar
devolver|restituir|reintegrar|devolución
pedir|solicitar|encargar|petición|solicitud
pedir cita|solicitar cita|concertar cita
dar cita|citar|asignar cita
dar clase|impartir clase|enseñar@alumno alumnos alumna alumnas niño niños estudiante estudiantes grupo grupos adultos primaria secundaria bachillerato inglés francés alemán español matemáticas lengua historia música física química informática|impartir|enseñanza@alumno alumnos alumna alumnas niño niños estudiante estudiantes grupo grupos adultos primaria secundaria bachillerato inglés francés alemán español matemáticas lengua historia música física química informática|docencia
dar clases|impartir clases|enseñar@alumno alumnos alumna alumnas niño niños estudiante estudiantes grupo grupos adultos primaria secundaria bachillerato inglés francés alemán español matemáticas lengua historia música física química informática|enseñanza@alumno alumnos alumna alumnas niño niños estudiante estudiantes grupo grupos adultos primaria secundaria bachillerato inglés francés alemán español matemáticas lengua historia música física química informática|docencia
dar la bienvenida|recibir|acoger|recepción
dar masajes|masajear|masaje
vigilar|cuidar|controlar|vigilancia|control
cuidar|atender|cuidado|atención
guardar|almacenar|conservar|custodiar
guardar en el archivo|archivar|archivo
ordenar|organizar@archivo archivos almacén cajones cajón armario armarios estantería estanterías estante carpeta carpetas documento documentos documentación papeles expediente expedientes factura facturas libro libros mesa ficha fichas herramienta herramientas material materiales mercancía taller despensa ropa bodega habitación habitaciones fichero ficheros biblioteca|clasificar|poner en orden|colocar
limpiar|limpieza|adecentar
fregar|lavar|limpiar
barrer|limpiar el suelo|barrido
arreglar|reparar|componer|reparación|arreglo
revisar|repasar|comprobar|chequear|verificar|inspeccionar|examinar
probar|testear|ensayar|comprobar
calcular|hacer cuentas|determinar
hacer pedidos|pedir|encargar|realizar pedidos|pasar pedidos
hacer inventario|inventariar|contar existencias
hacer facturas|facturar|emitir facturas
hacer camas|hacer las camas|arreglar camas
hacer rondas|patrullar|patrullaje
hacer llamadas|llamar|telefonear
hacer fichas|rellenar fichas|elaborar fichas
hacer horas extra|trabajar horas extra
hacer turnos|trabajar a turnos
hacer reformas|reformar
hacer copias|copiar|sacar copias|fotocopiar
tomar notas|anotar|apuntar
coger el teléfono|atender el teléfono|contestar el teléfono|atención telefónica|responder el teléfono|responder al teléfono
coger|recoger|tomar
coger recados|tomar recados|anotar recados
poner en marcha|arrancar|encender|puesta en marcha|arranque
poner vacunas|vacunar|vacunación
poner la mesa|preparar la mesa|montar la mesa|montar mesas
poner música|pinchar música
meter|introducir|colocar
cobrar a los clientes|cobro a clientes|cobrar
cobrar|cobro|recaudar
montar mesas|preparar mesas|montaje de mesas
servir mesas|atender mesas|servicio de mesas
tratar con|relacionarse con|trato con|relación con
hablar con|conversar con|comunicarse con|contacto con
quejas|reclamaciones|reclamos|protestas
jefa|encargada|superior
jefe|encargado|superior
compañera|colega
oficial|operario cualificado
chaval|joven|muchacho
abuelos|ancianos|mayores
enfermos|pacientes
ingresados|pacientes ingresados|hospitalizados
huésped|cliente del hotel|cliente alojado
al acabar|al terminar|al final de|al finalizar|al término de|al concluir
al empezar|al comenzar|al inicio de|al principio de
al cerrar|tras el cierre|después del cierre
de cara al público|con el público|ante el público
por la tarde|en turno de tarde|de tarde|por las tardes
por la noche|en turno de noche|de noche|por las noches|nocturno
los fines de semana|en fin de semana|cada fin de semana|sábados y domingos
todos los lunes|cada lunes|los lunes
todos los viernes|cada viernes|los viernes
todos los sábados|cada sábado|los sábados
papeles|documentos|documentación|papeleo
papeleo|trámites|documentación|tareas administrativas
máquina|equipo > carretilla|torno|fresadora|cosechadora
trasto|enser
material|instrumental > material de quirófano
coche|vehículo|auto|carro|automóvil
furgo|furgoneta
bici|bicicleta
móvil|teléfono|celular
piso|vivienda|apartamento|departamento
finca|edificio|inmueble
finca|explotación|campo|parcela
bar|establecimiento > cafetería
nave|almacén|galpón
cole|colegio|escuela|centro escolar
excursión|salida|salida escolar
desperfecto|avería|rotura|daño > lo que estaba roto|lo que se rompía
caducado|producto caducado|vencido|producto vencido
dar de baja|baja|cancelar
`;
