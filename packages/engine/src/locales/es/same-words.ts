/** Spanish words and phrases of equal meaning and equal strength; our own list. */
export const sameWords = `
licitación|preparar licitaciones|concursos públicos|licitaciones
gestión de equipos|dirigir equipos|gestionar equipos|dirección de equipos|dirigir un equipo|gestionar un equipo|gestión de personal
dirigir|dirección
liderar|liderazgo|encabezar
supervisar|supervisión
gestionar|gestión|administrar|administración|llevar
responsable|encargado|responsabilidad|a cargo
planificar|planificación|organizar|organización|coordinar|coordinación
desarrollar|desarrollo|crear|creación|elaborar|elaboración|producir|producción|construir|realizar|realización|confeccionar
diseñar|diseño|concebir
implementar|implementación|introducir|introducción|implantar|implantación|poner en marcha|puesta en marcha|establecer|lanzar
mejorar|mejora|optimizar|optimización|perfeccionar
aumentar|aumento|incrementar|incremento|crecer|crecimiento|elevar|subir
reducir|reducción|caer|caída|descender|descenso|disminuir|disminución|bajar|recortar|rebajar
analizar|análisis|evaluar|evaluación|valorar
preparar|preparación
responder|respuesta|contestar
explicar|explicación
informar|información|comunicar|comunicación
tramitar|tramitación|procesar|procesamiento|tratar|gestionar
resolver|resolución|solucionar|solución
apoyar|apoyo|ayudar|ayuda|asistir|asistencia|colaborar|colaboración
acompañar|acompañamiento
trabajo en equipo|trabajar en equipo|cooperación|cooperar|junto con
registrar|registro|anotar
actualizar|actualización|poner al día
recoger|recopilar|reunir|recopilación|recogida
calcular|cálculo
empezar|comenzar|iniciar|inicio
terminar|finalizar|acabar|concluir
usar|utilizar|emplear|uso|utilización|manejar|manejo|trabajar con
sustituir|reemplazar|cambiar|cambio
migrar|migración|trasladar
obtener|conseguir|lograr|recibir|obtención
ofrecer|proporcionar|facilitar|suministrar|dar
distribuir|repartir|entregar
clasificar|ordenar|clasificación
empaquetar|embalar|envasar|embalaje
participar|participación|asistir|tomar parte
publicar|publicación
representar|representación
elegir|seleccionar|selección
aprobar|autorizar|aprobación
asegurar|garantizar|velar
reunión|sesión|junta
mensual|cada mes|al mes|por mes|mensualmente|todos los meses
semanal|cada semana|a la semana|por semana|todas las semanas|semanalmente
diario|cada día|al día|por día|todos los días|diariamente|a diario
anual|cada año|al año|por año|anualmente
nuevo|nueva
principal|clave
grande|gran|amplio
rápido|rápidamente|ágil
error|fallo|defecto
problema|incidencia|dificultad
objetivo|meta
tarea|labor|trabajo|función
empresa|compañía|firma|sociedad
tienda|establecimiento|comercio|local
departamento|área|sección
oficina|despacho
fábrica|planta|taller
hospital|clínica|centro sanitario
edificio|inmueble|finca
obra|construcción
máquina|maquinaria|equipo|aparato
coche|vehículo|automóvil|auto
camión|vehículo pesado
mercancía|producto|artículo|género
paquete|bulto
herramienta|instrumento
pedido|orden
documento|expediente|papeles
carta|correo
correo|email|e-mail|correo electrónico
página web|sitio web|web
aplicación|app|programa|software
coste|gasto|costo
ingresos|facturación|volumen de negocio
salario|sueldo|remuneración
pago|pagar|abono
precio|tarifa
región|zona|territorio
país|nación
clase|curso|lección
taller|seminario|jornada
examen|prueba
título|titulación|diploma
certificado|certificación|acreditación
grado|licenciatura
universidad|facultad
media jornada|tiempo parcial|a tiempo parcial
jornada completa|tiempo completo
teletrabajo|a distancia|remoto
actualidad|presente|actual|actualmente|hoy
experiencia|trayectoria|práctica
conocimiento|saber
fluido|fluidez
nativo|lengua materna
noche|nocturno|turno de noche
plazo|fecha límite|a tiempo|puntual|puntualidad
seguridad|seguro
preciso|precisión|exacto|exactitud|cuidadoso|rigor
autónomo|autonomía|independiente
internacional|extranjero|mundial
local|regional
interno|de la empresa
comida|plato|alimento
menú|carta
restaurante|restauración|hostelería
habitación|cuarto|sala
escuela|colegio|centro educativo|centro escolar
equipo|grupo
usuario|usuaria
procedimiento|proceso|trámite
norma|reglamento|normativa|regla
ley|derecho|legal|jurídico
contrato|acuerdo|convenio
préstamo|crédito
seguro|póliza
siniestro|parte
banco|entidad bancaria|entidad financiera
encuesta|cuestionario|sondeo
entrevista|conversación
artículo|texto|contenido
anuncio|publicidad
imagen|foto|fotografía
película|vídeo|video
evento|acto
viaje|desplazamiento
turno|guardia
vacaciones|permiso
enfermedad|dolencia|patología
medicamento|fármaco|medicina
médico|doctor|facultativo
tratamiento|terapia
planta|unidad|servicio
herida|lesión
mayores|ancianos|tercera edad|personas mayores
discapacidad|discapacitado
joven|adolescente|juventud
padre|familia|familiar|madre
laboratorio|labor de laboratorio
muestra|espécimen
plano|dibujo
tubería|cañería|tubo
electricidad|eléctrico
calefacción|caldera
madera|carpintería
metal|acero
pintura|pintar
jardín|jardinería
preparar|elaborar|planificar
pedir|hacer pedido|pedido
base|base de datos
actualizar|poner al día|puesta al día
programar|desarrollar
bajar|reducir|rebajar|disminuir|recortar
`;
