/** Spanish when, how and how much, and light verbs with their nouns: each line says one thing, what stands behind ">" says no less; the gate alone reads them. */
export const manner2 = `
inmediatamente|de inmediato|enseguida|al momento|en el acto|en el momento
junto a un compañero|con un compañero|al lado de un compañero|en pareja|entre dos
kilo|kilogramo|kg
kilómetro|km
la mitad|el cincuenta por ciento|50 %
legalmente|de forma legal
lengua española|español|castellano
listo para usar|listo|preparado
litro|l
llave en mano|completo
llevar al día|mantener actualizado|mantener al día|actualizar|tener al día
llevar la agenda|gestionar la agenda
llevar las cuentas|contabilidad
llevar un registro|registrar|mantener un registro|anotar|llevar el registro
mano a mano|junto|en estrecha colaboración
mantener contacto|contactar|estar en contacto
mantener en orden|ordenar|mantener ordenado
mantener informado|informar
mantener limpio|limpiar
mantener reuniones|reunirse|reuniones
manualmente|a mano|de forma manual
media docena|seis
media hora|30 minutos|treinta minutos
media jornada|a tiempo parcial|jornada parcial|medio tiempo
mediante|por medio de|a través de|por vía de|valiéndome de|sirviéndome de
medio año|seis meses
metro cuadrado|m2
metro cúbico|m3
metro|m
miembro del equipo|integrante del equipo|parte del equipo
mientras|durante
milímetro|mm
minuto|min
máximo|máx
mínimo|mín
normalmente|habitualmente|por lo general|generalmente|de ordinario|por regla general
nuevo ingreso|recién llegado|recién incorporado|nuevo
número|n.º
pacientemente|con paciencia
parcialmente|en parte
personalmente|en persona|cara a cara|presencialmente
poner a punto|preparar|ajustar|puesta a punto
poner en marcha|arrancar|iniciar|puesta en marcha|poner en funcionamiento
poner inyecciones|inyectar|administrar inyecciones
poner multas|multar|sancionar
poner precios|marcar precios|etiquetar precios|etiquetar
por correo|por carta|postal|por correo postal
por las mañanas|por la mañana|de mañana|cada mañana|en horario de mañana|en turno de mañana|turno de mañana
por las noches|por la noche|cada noche|de noche|en turno de noche|en horario nocturno
por las tardes|por la tarde|cada tarde|en horario de tarde|en turno de tarde|turno de tarde
por mensaje|por whatsapp
por pieza|por unidad|unidad a unidad
por primera vez|inicial
por separado|aparte
por teléfono|telefónico|telefónicamente|vía telefónica
por turnos|a turnos|en turnos rotativos|a turno rotativo|turnos rotatorios|rotando
posteriormente|después|más tarde|luego|a continuación|seguidamente
prestar apoyo|apoyar|ayudar
prestar asistencia|asistir|ayudar
prestar atención|atender
prestar ayuda|ayudar|apoyar
previamente|antes|con anterioridad|anteriormente
primera vez|estreno
procedente de|proveniente de|llegado de
próximo a|cerca de|junto a|al lado de
puntualmente|a tiempo|con puntualidad|en hora|a la hora|sin retrasos
que faltan|faltante|falta|ausente
que funcionan|en funcionamiento
que llegan|entrante|recibido|llegado
que salen|saliente
quince días|dos semanas|una quincena
redactar informes|elaborar informes|preparar informes
recibir llamadas|atender llamadas|contestar llamadas|coger el teléfono|atender el teléfono
recientemente|hace poco|últimamente
regularmente|con regularidad|de manera regular|periódicamente|de forma periódica
rápidamente|con rapidez|deprisa|con agilidad|ágilmente|con prontitud
sacar dinero|retirar dinero
saliente|enviado|de salida
según plano|siguiendo el plano|a partir de planos|con planos
según receta|siguiendo la receta|con receta
según|de acuerdo con|conforme a|siguiendo|en función de
ser miembro|pertenecer|formar parte
señor|sr
siguiendo instrucciones|según instrucciones|con las instrucciones|de acuerdo con las instrucciones
simultáneamente|a la vez|al mismo tiempo|al tiempo|paralelamente|en paralelo
sin conexión|offline
sábado|sabatino|los sábados
teléfono|tel|tfno
temporada alta|época de más trabajo|meses de más trabajo
temporalmente|de forma temporal|provisionalmente|por un tiempo
tener en cuenta|considerar
tener reuniones|reunirse|reuniones
tener trato con|tratar con|atender
tomar decisiones|decidir
tomar el pulso|medir el pulso
tomar las constantes|medir las constantes|registrar las constantes
tomar medidas|medir|sacar medidas
tomar muestras|recoger muestras|extraer muestras|sacar muestras|toma de muestras
tomar nota|anotar|apuntar|tomar apuntes
tomar pedidos|recoger pedidos|anotar pedidos|apuntar pedidos
tonelada|t|tm
totalmente|por completo|completamente|del todo|enteramente
trabajar junto a|trabajar con|colaborar con
trato con clientes|atención al cliente|atender clientes|tratar con clientes
un año|doce meses|12 meses
un cuarto de hora|15 minutos|quince minutos
un par|dos
un semestre|seis meses
un trimestre|tres meses
una hora|60 minutos|sesenta minutos
una veintena|veinte
visualmente|a simple vista|a ojo
únicamente|solamente|exclusivamente
fin|final
por|a causa de|debido a
algo|un poco
para|de cara a|con destino a|a favor de|en beneficio de|con fines de|a fin de|con el fin de|con objeto de|con el objetivo de
`;
