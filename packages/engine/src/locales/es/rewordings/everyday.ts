/** Words that may take each other's place beside the same other words; our own list, read by the gate alone. */
export const everyday = `
formar|enseñar|instruir|capacitar|adiestrar
formación|enseñanza|capacitación|instrucción
revisar|comprobar|verificar|chequear|inspeccionar|controlar
revisión|comprobación|verificación|inspección|control
elaborar|preparar|hacer|confeccionar
elaboración|preparación|confección
avisar|informar|notificar|comunicar|advertir
aviso|información|notificación|comunicación
montar|ensamblar|armar
montaje|ensamblaje|ensamble|armado
instalar|colocar|poner
desmontar|desarmar
cambio|sustitución|reemplazo
limpieza|aseo
colocar|poner|ubicar|situar|disponer
colocación|disposición
reponer|rellenar|reabastecer
descargar|vaciar
transportar|llevar|trasladar|acarrear
transporte|traslado|acarreo
reparto|distribución|entrega
enviar|mandar|remitir|expedir|despachar
envío|expedición|despacho|remisión
recepción|acogida|recibimiento
atención|servicio
vender|despachar
cobro|recaudación
calcular|computar
contar|hacer el recuento
pesar|tomar el peso
recopilar|recoger|reunir|juntar|recabar
recogida|recopilación|recolección
cosechar|recolectar|recoger
cosecha|recolección|recogida
sembrar|plantar
regar|dar riego
podar|recortar
cocinar|guisar|preparar
hornear|cocer
vigilancia|cuidado
ayudar|apoyar|asistir|auxiliar|echar una mano
ayuda|apoyo|asistencia|auxilio
colaborar|cooperar|participar
explicar|exponer|aclarar
presentar|exponer|mostrar
escribir|redactar|componer
redacción|escritura
corrección|rectificación
traducir|verter
leer|dar lectura
publicar|difundir|divulgar
publicación|difusión|divulgación
diseñar|idear|concebir
crear|generar|producir
fabricar|producir|manufacturar|elaborar
fabricación|producción|manufactura|elaboración
planificar|planear|programar|organizar
planificación|planeación|programación|organización
concertar|acordar|pactar|fijar
respuesta|contestación
aconsejar|asesorar|orientar|recomendar
consejo|asesoramiento|orientación|asesoría
solucionar|resolver|arreglar
mejorar|optimizar
empezar|comenzar|iniciar
terminar|acabar|finalizar|concluir|completar
utilizar|usar|emplear|manejar
prueba|ensayo|test
analizar|estudiar|examinar
análisis|estudio|examen
tramitar|gestionar
trámite|gestión
archivar|guardar
imprimir|sacar copias
etiquetar|rotular|marcar
clasificar|ordenar|separar
cliente|público
equipo|grupo|cuadrilla|brigada
becario|practicante|alumno en prácticas
niño|menor|crío|chico
monitor|animador
anciano|mayor|persona mayor
taller|obrador
casa|vivienda|domicilio|hogar
patio|recreo
comida|almuerzo
tarde|vespertino
noche|nocturno
herramienta|utensilio|útil
aparato|equipo|dispositivo
recambio|repuesto|pieza de repuesto
avería|fallo|desperfecto
pedido|encargo|orden
tique|ticket|recibo
informe|reporte|memoria
carta|escrito
correo|correspondencia
cartel|póster|afiche
reunión|junta|encuentro
viaje|desplazamiento
curso|taller
precio|tarifa|importe
descuento|rebaja
duda|consulta|pregunta
principiante|novato|novel
varios|diversos|distintos|diferentes|múltiples
regularmente|periódicamente|de forma regular
principalmente|sobre todo|mayormente
bajo la supervisión|supervisado|bajo supervisión
sobre|acerca
nociones|conocimientos básicos|nivel básico
al final|al terminar|al acabar|al cierre|al finalizar
junto con|en colaboración con|con la colaboración
dominical|domingos|los domingos
redactar|escribir|elaborar
elaborar|realizar|confeccionar|preparar
realizar|hacer|efectuar|llevar a cabo|ejecutar
recoger|retirar|levantar
llevar|gestionar
actualizar|poner al día|mantener al día
actualización|puesta al día
ayudar|colaborar|echar una mano
enseñar|mostrar|explicar
avisar|alertar
detectar|localizar|encontrar
desinfectar|higienizar
barrer|pasar la escoba
pelar|mondar
reponer|reabastecer|resurtir
contar|recontar
reservar|apartar
guiar|orientar|conducir
jugar|entretener
vestir|arreglar
durante|a lo largo
antes de abrir|antes de la apertura
al cerrar|después del cierre|al cierre
dos veces|2 veces|en dos ocasiones
una vez|1 vez
por teléfono|telefónicamente|al teléfono
por correo electrónico|por email|por e-mail|por mail
correo electrónico|email|e-mail|mail
de lunes a viernes|entre semana|en días laborables
fin de semana|sábado y domingo|sábados y domingos
diario|cada día|al día|por día|todos los días|diariamente
semanal|cada semana|a la semana|por semana|todas las semanas
mensual|cada mes|al mes|por mes|todos los meses
anual|cada año|al año|por año|todos los años
compañero|colega|miembro del equipo
empleado|trabajador|miembro del personal
nuevo empleado|recién llegado|nueva incorporación
cliente|comprador|clientela
usuario|persona usuaria
visitante|visita
residente|usuario de la residencia
paciente|enfermo
alumno|estudiante
niño|pequeño|infante
formulario|impreso|planilla
documento|papel
listado|lista|registro|relación
tabla|hoja de excel|hoja de cálculo
guía|manual|instructivo
paquete|bulto
mercancía|género|producto|artículo
estante|estantería|anaquel|balda
almacén|trastienda
camión|vehículo pesado
comensal|cliente
bebida|consumición
seto|arbusto
nevera|frigorífico|refrigerador
facturas de luz|facturas de electricidad
luz y gas|gas y electricidad|electricidad y gas
tomar la tensión|tomar la tensión arterial|tomar la presión arterial|tomar la presión
días de lluvia|cuando llueve|cuando llovía
`;
