/** Spanish words of single trades: each line says one thing, what stands behind ">" says no less; the gate alone reads them. */
export const trades2 = `
auxilio > primeros auxilios
probador|vestidor
detergentes|químicos > productos de limpieza
préstamos > préstamo de libros|prestar libros
préstamo de libros|prestar libros
publicaciones|entradas|posts
carpintería > puertas y ventanas
punto limpio|ecoparque
portal > página web|sitio web
ramos|centros de flores|arreglos florales|bouquets
rayos x|radiografía|placas
receta > receta de cocina
reparto de alimentos|banco de alimentos|entrega de alimentos
reposición > reponer estanterías|reponer lineales|rellenar estantes
reponer estanterías|reponer lineales|rellenar estantes
repostería|dulces|pasteles|bollería
rescate|salvamento
revisar el aceite|mirar el aceite|nivel de aceite
rondas|recorridos|patrullas
ropero > ropa usada
ruedas|neumáticos|llantas|cubiertas
sala > sala de reuniones
salas|espacios
expedición|salidas > salida de mercancía
sangre|extracción|hemático
seguros|pólizas
semillero|plantel
siesta|descanso
silla > silla de ruedas
siniestros|partes|daños
siniestro|parte|accidente
socorro|salvamento
ropa blanca|lencería > sábanas y toallas
sábanas|blancos > ropa de cama
tablas|planillas > hojas de cálculo
tablero|tablón
taquilla|boletería > venta de entradas
tarjeta de fidelización|tarjeta de cliente|tarjeta de puntos
tejado|cubierta|techo
tejas|cubierta
tela|tejidos
tensión|presión > tensión arterial|presión arterial
textos|documentos
tienda en línea|tienda online|comercio electrónico|tienda virtual
tinta|tóner
tique|incidencia|caso
tomar comandas|tomar nota|tomar pedidos > apuntar comandas
torneos|campeonatos|competiciones
torneo|campeonato|competición
traducciones > textos traducidos
tráfico|circulación
tubos|probetas|viales
turno|relevo
urgencias|emergencias
usuarios|cuentas
uva|vendimia
uñas|manicura
vacaciones|permisos|ausencias
vaca|vacuno|bovino
vagón|coche
vajilla|platos|loza
vestuario|trajes
vías|raíles
vídeos|clips
yeso|escayola
acs > agua caliente
aguas residuales|aguas negras|aguas servidas
primaria > alumnos de primaria|niños de primaria
alumnos de primaria|niños de primaria
secundaria > alumnos de secundaria|estudiantes de secundaria
alumnos de secundaria|estudiantes de secundaria
atención al cliente|servicio al cliente|atender a clientes|atender clientes|trato con clientes
atención al público|atender al público|trato con el público|servicio al público
aviso > aviso de avería|llamada por avería
aviso de avería|llamada por avería
ayuda con los deberes|apoyo con los deberes|apoyo escolar
bachilleres|bachillerato
banda > banda de música
recomendación > boca a boca
banco > caja de ahorros
cambio de turno|relevo|entrega de turno
grúa > camión grúa
carné de socio|tarjeta de socio
carta > carta al director
clientes de habla inglesa|clientes que hablan inglés|clientes en inglés
turistas > clientes extranjeros|clientes de otros países
clientes extranjeros|clientes de otros países
cocina caliente|platos calientes
campamentos > colonias de verano|campamento de verano
colonias de verano|campamento de verano
compañeros nuevos|nuevos compañeros|nuevos empleados
compra y venta|compraventa
comunidad de vecinos|comunidad de propietarios|consorcio
pesaje > control de peso
fumigación > control de plagas
coro|coral|agrupación coral
cuenta > cuenta corriente|cuenta bancaria
cuenta corriente|cuenta bancaria
curso escolar|año escolar|año académico|curso académico
cámara > cámara de fotos|cámara fotográfica
cámara de fotos|cámara fotográfica
apto > en buen estado
en grupos pequeños|en grupos reducidos
en mal estado|dañado|defectuoso|estropeado
en regla|en orden
en stock|disponible|existencias
falta de pago|impago
fin de año|final de año|cierre anual
fin de curso|final de curso
fin de mes|final de mes|cierre de mes|cierre mensual
fin de obra|final de obra
colección > fondo bibliográfico
capacitación > formación de personal
formación interna|curso interno|cursos internos
fuera de plazo|con retraso
gas > gas natural
gestión de stock|control de existencias|control de stock|control de inventario
grupo de teatro|compañía de teatro|compañía teatral
grupo reducido|grupo pequeño
grupos pequeños|grupos reducidos
hasta la fecha|hasta hoy|hasta ahora
herramientas > herramientas eléctricas|máquinas portátiles
herramientas eléctricas|máquinas portátiles
herramientas manuales|herramientas de mano
hoja de horas|parte de horas
hoja de pedido|nota de pedido
apertura > hora de apertura
cierre > hora de cierre
mediodía|comida > hora de comer
redondo > ida y vuelta
inglés > in english
limpieza general > limpieza a fondo|limpieza profunda
limpieza a fondo|limpieza profunda
lista de asistencia|control de asistencia
tarifa > lista de precios
emergencias > llamadas de emergencia
personal > mano de obra
mantenimiento diario|cuidado diario
audiovisuales > material audiovisual
material didáctico|materiales didácticos|recursos didácticos|material de clase
ordenadores > material informático|equipos informáticos
material informático|equipos informáticos
medio ambiente|medioambiente
medioambiental|ambiental|medio ambiente
mezclador|consola > mesa de mezclas
información > mostrador de información|punto de información
nombre > nombre y apellidos
normas de higiene|reglas de higiene|medidas de higiene
normas de seguridad|reglas de seguridad|medidas de seguridad|protocolo de seguridad
nota de prensa|comunicado de prensa|gacetilla
lote > número de lote
serie > número de serie
obra de teatro|pieza teatral|función teatral
oficina de turismo|información turística
agenda > orden del día
para llevar|comida para llevar
parte diario|informe diario|registro diario
pase de turno|relevo de turno
paso a paso|etapa por etapa
pedidos por internet|pedidos online|pedidos en línea|pedidos web
piezas de repuesto|recambios|repuestos|refacciones
plan de estudios|programa de estudios|currículo
elevador > plataforma elevadora
prevención de riesgos|seguridad laboral|seguridad en el trabajo
principio de curso|inicio de curso|comienzo de curso
productos caducados|productos vencidos
frescos > productos frescos
sonido > prueba de sonido
piloto > prueba piloto
a domicilio > puerta a puerta|de casa en casa
puerta a puerta|de casa en casa
montaje > puesta en escena
puesta en marcha|arranque|inicio
puesto de trabajo|puesto|lugar de trabajo
punto de información|mostrador de información|oficina de información
tienda|establecimiento > punto de venta
niños > público infantil
recogida selectiva|separación de residuos
responder correos|contestar correos|atender correos|responder emails
exposición > sala de exposición
máquinas > sala de máquinas
sala de ventas|piso de venta
sala infantil|sección infantil
seguimiento de pedidos|control de pedidos|estado de los pedidos
servicio técnico|asistencia técnica|soporte técnico
sin errores|libre de errores|sin fallos
sin incidencias|sin incidentes|sin problemas
soporte informático|ayuda informática|asistencia informática
taller de lectura|club de lectura
tarjeta > tarjeta de crédito
tarjetas > tarjeta de visita
espera > tiempo de espera|tiempos de espera
tiempo de espera|tiempos de espera
tiempo libre|ocio
carpa > tienda de campaña
toma de contacto|primer contacto
entrada > toma de posesión
trabajo de campo|trabajo sobre el terreno
autobuses|bus > transporte público
tratamiento de textos|procesador de textos
mañanas > turno de mañana|turno matutino
turno de mañana|turno matutino
noches > turno de noche|turno nocturno
turno de noche|turno nocturno
tardes > turno de tarde|turno vespertino
turno de tarde|turno vespertino
ventanilla|mostrador > atención al público
vía pública|calles
muelle > zona de carga|muelle de carga
zona de carga|muelle de carga
zona infantil|área infantil
zonas comunes|áreas comunes|espacios comunes
zonas verdes|jardines|áreas verdes|espacios verdes
`;
