/** What most people write, more of it: either stands for the other in its own line, what stands behind ">" only proves; the gate alone reads them; our own list. */
export const ordinary2 = `
enfadado|molesto|descontento|airado|disgustado
compañía de seguros|aseguradora
estación del año|época del año
sistema informático@registrar registré registro introducir introduje anotar anoté datos pedidos resultados llamadas incidencias quejas|sistema@registrar registré registro introducir introduje anotar anoté datos pedidos resultados llamadas incidencias quejas
solo|en solitario
rellenar@agujero agujeros grieta grietas hueco huecos|tapar@agujero agujeros grieta grietas hueco huecos
hacer falta|necesario|ser necesario
grupo de|grupo formado por|grupo compuesto por|grupo integrado por
plantilla de|plantilla formada por|plantilla compuesta por
cantidad|volumen
urgente|apremiante|con urgencia
habitual|frecuente|usual
adecuado|apropiado|idóneo
jóvenes|adolescentes|chicos
inmigrante|persona migrante|migrante
solicitante|peticionario
nuevas incorporaciones|personal nuevo|trabajadores nuevos|empleados nuevos|nuevos compañeros|compañeros nuevos
carta|misiva
correo electrónico|mail|e-mail|mensaje de correo
solicitud|instancia
gráfico|diagrama|gráfica
archivo|fichero
página web|web|sitio web|portal web
boletín|newsletter|boletín de noticias
folleto|díptico|tríptico|octavilla
materia prima|materias primas
lineal|estantería|balda
basura|residuos|desechos|desperdicios
vivienda|casa|piso
incidencia|incidente|problema
problema|dificultad|inconveniente|contratiempo
norma|regla|normativa
impagado|impago|factura impagada|recibo devuelto
llamada|llamada telefónica
constantes vitales|signos vitales|constantes
tensión arterial|presión arterial|tensión
azúcar|glucosa|glucemia
quirófano|sala de operaciones|bloque quirúrgico
urgencias|servicio de urgencias
colegio|escuela|centro escolar|centro educativo
durante|a lo largo de|en el transcurso de
además de|así como
gracias a|mediante|por medio de
bajo la dirección de|a las órdenes de|bajo las órdenes de
en persona|cara a cara|presencialmente|de forma presencial|presencial
cumplir|respetar|acatar
esperar|aguardar
parar|detener
seguir|continuar
proteger@plástico plásticos lona lonas suelo suelos mueble muebles|cubrir@plástico plásticos lona lonas suelo suelos mueble muebles
subir|elevar|alzar
adaptar|ajustar|acomodar
detectar|descubrir|identificar|hallar
proponer|sugerir|plantear
rechazar|denegar|desestimar
repetir|volver a hacer|hacer de nuevo|rehacer
escasear|quedar poco|empezar a faltar|estar a punto de acabarse
presentar el catálogo|enseñar el catálogo|mostrar el catálogo
eliminar residuos|desechar residuos|retirar residuos
facturas atrasadas|facturas pendientes|facturas vencidas
riojano|Rioja
madrileño|Madrid
andaluz|Andalucía
extremeño|Extremadura
canario|Canarias
aragonés|Aragón
grande|de gran tamaño|voluminoso
alfabéticamente|por orden alfabético|en orden alfabético|alfabético
según|conforme al
dar de alta cuentas|crear cuentas
dar de alta usuarios|crear usuarios
coger citas|reservar citas|apuntar citas
desinfectar > esterilizar
teñir canas|cubrir canas|tapar canas
visual|a simple vista|visualmente
de segunda mano|usado|de ocasión
confinado@espacio espacios|cerrado@espacio espacios
recibir un premio|ganar un premio|obtener un premio|conseguir un premio
recibir el premio|ganar el premio|obtener el premio
antes de fin de mes|antes de final de mes|antes de acabar el mes
baja médica|baja por enfermedad
antiguos clientes|clientes anteriores|exclientes
a la primera|al primer intento|en el primer intento
meter en bolsas|embolsar|poner en bolsas
exigir|reclamar|requerir
`;
