/** Otras palabras que se cambian entre sí en una línea, según de qué tratan. */
export const moreRewordings = `
mediodía|las doce
acortar|reducir|recortar|disminuir|bajar
trasladar|transmitir|comunicar|derivar|pasar|remitir
traslado|transmisión|derivación|comunicación
recibir formación|formarse|formación recibida|formar
contestar|responder|dar respuesta
contestación|respuesta
correo|correo electrónico|email|e-mail|mensaje
tomar notas|tomar apuntes|toma de notas|levantar acta
notas|apuntes
llevar|mantener|tener al día
registro|libro|control
registrar|llevar un registro|anotar
plazo|tiempo|tiempo de entrega|periodo
día laborable|día hábil
analizar|estudiar|examinar
calibrar|ajustar
calibración|calibrado
turno|horario|cuadrante
empresa de mensajería|mensajería|mensajero|transportista
llegar|recibir
espectador|público|asistente
silla de ruedas|movilidad reducida
elaborar|preparar|confeccionar|hacer
elaboración|preparación|confección
acompañar|escoltar|guiar
contactar|ponerse en contacto|comunicarse
contacto|comunicación
buscar|localizar|encontrar
encontrar|hallar|detectar
elegir|seleccionar|escoger
elección|selección
cambiar|modificar|adaptar|ajustar
cambio|modificación|adaptación|ajuste
añadir|agregar|incluir|incorporar
eliminar|quitar|retirar|borrar
eliminación|retirada
conectar|enlazar|unir
conexión|enlace
separar|dividir|repartir
reunir|agrupar|juntar
sustituir|reemplazar|cambiar|cubrir
sustitución|reemplazo|cambio
devolver|retornar|reintegrar
reembolsar|devolver
prestar|alquilar
invitar|convidar
montar|organizar|celebrar
interpretar|tocar|actuar
grabar|filmar|rodar
fotografiar|hacer fotos|sacar fotos|tomar fotos
foto|fotografía|imagen
texto|artículo|contenido
boletín|circular|newsletter
página web|sitio web|web|página
pantalla|monitor
ordenador|computadora|equipo|pc
portátil|ordenador portátil
teléfono|móvil
programa|aplicación|software
error|fallo|defecto
fallo|avería|defecto
problema|incidencia|dificultad
solicitud|petición|consulta
tarea|encargo|trabajo
proyecto|obra
objetivo|meta
resultado|logro
resumen|síntesis
datos|información|cifras
muestra|espécimen
prueba|ensayo|test
encuesta|cuestionario|sondeo
opinión|comentario|valoración
instrucción|indicación|pauta
norma|regla|reglamento
procedimiento|proceso
método|técnica
fecha límite|plazo
a tiempo|puntualmente|en plazo|dentro del plazo
con antelación|por adelantado|de antemano
después|posteriormente|a continuación
reunión|encuentro|sesión
charla|conferencia|presentación|ponencia
taller|seminario
visita|recorrido
trayecto|viaje|recorrido
ruta|recorrido|itinerario
carga|cargamento
existencias|stock|inventario
inventario|recuento de existencias|recuento
proveedor|suministrador
ingredientes|alimentos|materias primas
verdura|hortaliza
pan|panes
restaurante|local|establecimiento
comedor|cantina
hotel|alojamiento
habitación|cuarto
ropa de cama|sábanas
suelo|piso
entrada|acceso
escalera|escalones
pasillo|corredor
vestíbulo|recibidor
edificio|inmueble
terreno|parcela|finca
campo|parcela
vaca|res
coche|vehículo|automóvil|auto
camión|vehículo pesado
cadena|línea de producción|cadena de montaje
fábrica|planta
empresa|compañía|sociedad
sucursal|delegación|oficina
sede|central
departamento|área|sección|servicio
hospital|clínica
consulta|consultorio
herida|lesión
medicamento|medicación|fármaco
vendaje|venda
escuela|colegio|centro escolar
clase|grupo
deberes|tareas escolares
guardería|escuela infantil
adolescente|joven
adulto|persona adulta
inquilino|arrendatario
propietario|dueño
vecino|residente
participante|asistente
voluntario|colaborador
candidato|aspirante
puesto|plaza
vacaciones|permiso
basura|residuos|desechos
daño|desperfecto
dañado|roto|defectuoso|averiado
sucio|manchado
nuevo|reciente
frecuente|habitual|común|recurrente
urgente|apremiante
importante|clave
entero|completo|íntegro
adicional|extra|complementario
cada día|diario|a diario|todos los días|al día|por día
cada semana|semanal|todas las semanas|a la semana|por semana
cada mes|mensual|todos los meses|al mes|por mes
cada año|anual|todos los años|al año|por año
cada mañana|todas las mañanas|por la mañana
cada noche|todas las noches|por noche|por la noche
cada tarde|todas las tardes|por la tarde
sobre el terreno|in situ|presencial
en línea|por internet|en internet|online
al aire libre|en el exterior|fuera
a mano|manualmente
por escrito|escrito
en papel|impreso
en equipo|juntos
seguidos|consecutivos
máximo|hasta
en inglés|inglés
trabajé en un equipo|formé parte de un equipo|miembro de un equipo
ocasionalmente|de vez en cuando|a veces
m²|metros cuadrados
m³|metros cúbicos
`;
