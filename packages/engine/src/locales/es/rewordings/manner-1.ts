/** Spanish when, how and how much, and light verbs with their nouns: each line says one thing, what stands behind ">" says no less; the gate alone reads them. */
export const manner1 = `
a causa de|por motivo de|debido a
a diario|diariamente|cada día|todos los días|cotidianamente
a distancia|en remoto|remotamente|desde casa|de forma remota
a domicilio|en casa del cliente|en casa|en el domicilio
a granel|suelto
a medida|personalizado|hecho a medida|a la medida
a menudo|con frecuencia|frecuentemente|muchas veces|asiduamente
a partir de|desde|con base en|basándome en
a petición de|por encargo de|a solicitud de
a plazos|en cuotas|en mensualidades
a tiempo|en plazo|dentro de plazo|en el plazo previsto|dentro del plazo|en tiempo y forma
a veces|algunas veces|en ocasiones|de vez en cuando|ocasionalmente|esporádicamente|alguna que otra vez
a última hora|al final del día|al final de la jornada|al terminar la jornada
acerca de|sobre|en torno a|en cuanto a
actualmente|en la actualidad|hoy en día|hoy|ahora
administración|admón
al aire libre|en el exterior|fuera|a la intemperie
al amanecer|a primera hora|a primera hora de la mañana|temprano
al final|al término|finalmente|por último
al mediodía|a mediodía|a la hora de comer|a la hora de la comida|del mediodía
al por mayor|mayorista
al por menor|minorista|al detalle|al menudeo
al principio del turno|al comenzar el turno|al inicio del turno|al empezar el turno
al principio|al comienzo|al inicio|inicialmente
amablemente|con amabilidad|con cordialidad|cordialmente|con educación
aproximadamente|alrededor de|cerca de|en torno a|unos|unas
avenida|av|avda
año y medio|18 meses|dieciocho meses
bajo la dirección|a las órdenes
bajo la supervisión|a las órdenes|con la supervisión|supervisado por
bajo techo|en interior|en el interior
bimestral|cada dos meses|bimensual
caducidades|fechas de caducidad|productos caducados
centímetro|cm
claramente|con claridad|de forma clara
con antelación|con anticipación|anticipadamente|por anticipado|previamente|de antemano
con cita previa|con cita|cita previa
con tarjeta|tarjeta|datáfono
conjuntamente|en conjunto|juntos|en común
constantemente|continuamente|de forma continua|de manera continua
correctamente|bien|adecuadamente|como es debido|debidamente
cuidadosamente|con cuidado|con esmero|esmeradamente|con mimo
dar clases particulares|clases particulares|clases de apoyo|clases de repaso
dar clase|dar clases|impartir clases|impartir|docencia
dar cursos|impartir cursos|ofrecer cursos
dar de baja|tramitar la baja|eliminar
dar formación|formar|impartir formación|formar a
dar la bienvenida|recibir|acoger|saludar
dar las gracias|agradecer
dar parte|informar|avisar|comunicar|notificar
dar salida|despachar|expedir|enviar
dar servicio|atender|servir|prestar servicio
dar soporte|asistir|ayudar|prestar soporte
dar vueltas|recorrer
de madrugada|por la madrugada|en la madrugada|antes del amanecer
de pie|parado
dentro de la empresa|internamente|interno|a nivel interno
departamento|dpto|depto
despacio|lentamente|con calma
después|tras|una vez terminado|al acabar
detalladamente|en detalle|con detalle|al detalle|minuciosamente|a fondo
digitalmente|en formato digital|en digital
directamente|de forma directa|de primera mano
doctor|dr
dos años|24 meses|veinticuatro meses
durante el invierno|en invierno|en temporada de invierno|en los meses de invierno
durante el verano|en verano|en temporada de verano|en los meses de verano
echar un vistazo|mirar|revisar
eficazmente|con eficacia|de forma eficaz|de manera eficaz
eficientemente|con eficiencia|de forma eficiente
electrónicamente|por vía electrónica|por medios electrónicos
empresa|cía
en alemán|alemán|lengua alemana
en caso de|cuando hay|cuando había
en colaboración con|junto a|junto con|de la mano de
en directo|en vivo
en efectivo|en metálico|con dinero en efectivo|efectivo
en el extranjero|fuera del país|en otro país
en el marco de|dentro de
en español|castellano|español|en castellano
en francés|francés|lengua francesa
en grupo|grupal|en equipo
en inglés|de inglés|inglés|lengua inglesa
en lugar de|en vez de
en línea|online|por internet|por la web|virtualmente|de forma virtual
en navidad|en navidades|durante las navidades|en la campaña de navidad|en época navideña|navideño|en las fiestas navideñas
en presencia de|delante de|ante
en relación con|relacionado con|relativo a|referente a|respecto a|en materia de
en serie|en cadena
en su mayoría|mayoritariamente|principalmente|sobre todo
en todo el país|a nivel nacional
en vacaciones|durante las vacaciones|en período vacacional|en periodo de vacaciones
entrante|recibido|de entrada
entre semana|de lunes a viernes|días laborables|en días hábiles
especialmente|en especial|en particular|particularmente|sobre todo
exactamente|con exactitud|con precisión
fecha de caducidad|caducidad|vencimiento|fecha de vencimiento
festivos|días festivos|feriados|días de fiesta
formar parte|participar|ser parte|integrar|integrante
frente al público|de cara al público|ante el público|cara al público
fácilmente|con facilidad
gramo|g|gr
gratuitamente|gratis|de forma gratuita|sin cobrar
hacer copias|copiar|duplicar
hacer frente|afrontar
hacer la compra|comprar|ir a la compra
hacer pedidos|pedir|encargar|tramitar pedidos|cursar pedidos
hacer recados|hacer mandados|recados|encargos
hacer rondas|recorrer|rondas
hacer sustituciones|sustituir|suplir|suplencias
hacer un listado|listar|elaborar una lista
hectárea|ha
hora punta|horas punta|hora pico|horas pico|horas de más trabajo|momentos de más trabajo
hora|h
in situ|en el lugar|sobre el terreno|en el propio lugar|en el sitio
indirectamente|de forma indirecta
individualmente|uno a uno|de forma individual|por separado|de uno en uno
`;
