/** Spanish words either of which truly says the other, also inside a phrase; our own list. */
export const sameWords = `
dirigir|dirección
liderar|liderazgo
supervisar|supervisión
gestionar|gestión
administrar|administración
responsable|responsabilidad|a cargo
organizar|organización
coordinar|coordinación
desarrollar|desarrollo
crear|creación
elaborar|elaboración|confeccionar|confección
realizar|realización
diseñar|diseño
implementar|implementación|implantar|implantación
poner en marcha|puesta en marcha
lanzar|lanzamiento
mejorar|mejora|optimizar|optimización|perfeccionar
aumentar|aumento|incrementar|incremento|elevar
reducir|reducción|disminuir|disminución|bajar|recortar|rebajar
caer|caída|descender|descenso
analizar|análisis
evaluar|evaluación|valorar|valoración
preparar|preparación
responder|respuesta|contestar
explicar|explicación
informar|información
comunicar|comunicación
tramitar|tramitación
apoyar|apoyo|ayudar|ayuda|asistencia
colaborar|colaboración|cooperar|cooperación
acompañar|acompañamiento
trabajo en equipo|trabajar en equipo
registrar|registro|anotar
actualizar|actualización|poner al día|puesta al día
recoger|recopilar|reunir|recopilación|recogida
calcular|cálculo
empezar|comenzar|iniciar|inicio
terminar|finalizar|acabar|concluir
usar|utilizar|emplear|uso|utilización
manejar|manejo
cambiar|cambio
migrar|migración
trasladar|traslado
obtener|conseguir|lograr|obtención
proporcionar|facilitar
suministrar|suministro
repartir|reparto
entregar|entrega
clasificar|clasificación
empaquetar|embalar|embalaje
envasar|envasado
participar|participación|tomar parte
publicar|publicación
representar|representación
seleccionar|selección
aprobar|aprobación
autorizar|autorización
asegurar|garantizar
mensual|cada mes|al mes|por mes|mensualmente|todos los meses
semanal|cada semana|a la semana|por semana|todas las semanas|semanalmente
diario|cada día|al día|por día|todos los días|diariamente|a diario
anual|cada año|al año|por año|anualmente
trimestral|cada trimestre|al trimestre|por trimestre|todos los trimestres|trimestralmente
semestral|cada semestre|al semestre|por semestre|semestralmente
nocturno|cada noche|todas las noches
nuevo|nueva
grande|gran
rápido|rápidamente
error|fallo
problema|dificultad
objetivo|meta
empresa|compañía
tienda|comercio
automóvil|coche|auto
máquina|maquinaria
mercancía|género|mercadería
correo electrónico|email|e-mail
página web|sitio web
aplicación|app
coste|gasto|costo
salario|sueldo
pago|pagar|abono
país|nación
clase|lección
escribir|redactar
certificado|certificación
media jornada|a media jornada
tiempo parcial|a tiempo parcial
jornada completa|tiempo completo
teletrabajo|trabajo a distancia|trabajo remoto
actualidad|presente|actual|actualmente|hoy
conocimiento|saber
fluido|fluidez
lengua materna|idioma materno
nocturno|turno de noche|turno nocturno
plazo|fecha límite
puntual|puntualidad|a tiempo
preciso|precisión|exacto|exactitud
autónomo|autonomía|independiente
mundial|global
habitación|cuarto
colegio|centro escolar
escuela|centro educativo
usuario|usuaria
norma|regla
ley|legislación
préstamo|crédito
encuesta|sondeo
banco|entidad bancaria
foto|fotografía
película|filme
vídeo|video
evento|acto
enfermedad|dolencia|patología
medicamento|fármaco|medicina
médico|doctor|facultativo
tratamiento|tratar
mayores|ancianos|personas mayores
tubería|cañería
electricidad|eléctrico
pintura|pintar
remunerar|remuneración
acreditar|acreditación
restaurar|restauración
nociones|básico|elemental
sencillo|básico|elemental
bicicleta|bici
ordenador|computadora|computador
gafas|anteojos
manicura|manicure
pedicura|pedicure
candidato|postulante
contrato de trabajo|contrato laboral
informe|reporte
hipoteca|préstamo hipotecario|crédito hipotecario
inquilino|arrendatario
ascensor|elevador
repuesto|recambio|refacción
cristal|vidrio
impuesto|tributo
ropa|prenda|prenda de vestir
nevera|frigorífico|refrigerador
lavaplatos|lavavajillas
`;
