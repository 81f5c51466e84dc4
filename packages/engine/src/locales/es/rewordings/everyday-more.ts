/** More everyday words: Spanish words of one line may take each other's place; what stands behind ">" is narrower and only proves; the gate alone reads them; our own list. */
export const everydayMore = `
mediodía|las doce
acortar|reducir|recortar|disminuir|bajar
trasladar|transmitir|comunicar|derivar|pasar|remitir
traslado|transmisión|derivación|comunicación
recibir formación|formarse|formación recibida|formar
correo|correo electrónico|email|e-mail|mensaje
tomar notas|tomar apuntes|toma de notas|levantar acta
notas|apuntes
llevar|mantener|tener al día
registro|libro|control
plazo|tiempo|tiempo de entrega|periodo
día laborable|día hábil
calibrar|ajustar
calibración|calibrado
turno|horario|cuadrante
empresa de mensajería|mensajería|mensajero|transportista
llegar|recibir
espectador|público|asistente
silla de ruedas|movilidad reducida
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
conectar|enlazar|unir
conexión|enlace
separar|dividir|repartir
reunir|agrupar|juntar
sustituir|reemplazar|cambiar|cubrir
devolver|retornar|reintegrar
reembolsar|devolver
prestar|alquilar
invitar|convidar
montar|organizar|celebrar
interpretar|tocar|actuar
grabar|filmar|rodar
foto|fotografía|imagen
texto|artículo|contenido
boletín|circular|newsletter
página web|sitio web|web|página
pantalla|monitor
ordenador|computadora|equipo|pc
portátil|ordenador portátil
programa|aplicación|software
error|fallo|defecto
fallo|avería|defecto
problema|incidencia|dificultad
solicitud|petición|consulta
tarea|trabajo
proyecto|obra
objetivo|meta
resultado|logro
datos|información|cifras
muestra|espécimen
encuesta|cuestionario|sondeo
opinión|comentario|valoración
norma|regla|reglamento
procedimiento|proceso
método|técnica
fecha límite|plazo
con antelación|por adelantado|de antemano
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
escalera|escalones
pasillo|corredor
vestíbulo|recibidor
terreno|parcela|finca
vaca|res
cadena|línea de producción|cadena de montaje
empresa|compañía|sociedad
sucursal|delegación|oficina
sede|central
departamento|área|sección|servicio
herida|lesión
medicamento|medicación|fármaco
vendaje|venda
adolescente|joven
adulto|persona adulta
inquilino|arrendatario
participante|asistente
voluntario|colaborador
candidato|aspirante
puesto|plaza
vacaciones|permiso
dañado|roto|defectuoso|averiado
sucio|manchado
frecuente|habitual|común|recurrente
importante|clave
entero|completo|íntegro
adicional|extra|complementario
cada día|diario|a diario|todos los días|al día|por día
cada noche|todas las noches|por noche|por la noche
cada tarde|todas las tardes|por la tarde
sobre el terreno|in situ|presencial
en línea|por internet|en internet|online
por escrito|escrito
en equipo|juntos
seguidos|consecutivos
máximo|hasta
trabajé en un equipo|formé parte de un equipo|miembro de un equipo
m²|metros cuadrados
m³|metros cúbicos
`;
