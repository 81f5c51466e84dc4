/** What most people write, still more of it: how often and when, everyday verbs, people and places; either stands for the other in its own line, what stands behind ">" only proves; the gate alone reads them; our own list. */
export const ordinary3 = `
solía|normalmente|habitualmente|por lo general|de costumbre|generalmente|de ordinario
digitalizar|pasar a formato digital|transformar a formato digital|convertir a formato digital|pasar a digital
degustar|catar|probar@plato platos vino vinos salsa salsas
con antelación|antes de lo previsto|antes de tiempo|antes de plazo|antes de la fecha prevista|anticipadamente|de forma anticipada
en caso de necesidad|cuando hacía falta|si hacía falta|cuando era necesario|si era necesario|en caso necesario|cuando lo necesitaban|si lo necesitaban|de ser necesario
ponerse enfermo|caer enfermo|enfermar
amarrar|atar@barca barcas barco barcos bote botes
poner multas|multar|imponer multas
mal aparcamiento|aparcar mal|estacionamiento indebido|aparcamiento indebido
charlar|conversar|hablar|dialogar
preguntar|consultar|hacer preguntas
rogar|pedir
obsequiar|regalar
desechar|tirar a la basura|echar a la basura|botar a la basura
esconder|ocultar
meter|introducir|colocar dentro
calentar|poner a calentar
enfriar|poner a enfriar|refrigerar
mojar|humedecer|remojar
secar|enjugar|dejar seco
abrir|destapar@bote botes lata latas botella botellas
vaciar|dejar vacío|desocupar
estropear|dañar|averiar|deteriorar
ensuciar|manchar
borrar|eliminar|suprimir
sumar|totalizar
pesar|poner en la báscula|pasar por la báscula
numerar|poner números
frotar|restregar
descolgar|quitar@cuadro cuadros cortina cortinas
desempaquetar|desembalar|desenvolver|sacar de las cajas
despegar|quitar|arrancar@etiqueta etiquetas cartel carteles
sujetar|aguantar|sostener
apretar|ajustar@tornillo tornillos tuerca tuercas
aflojar|soltar@tornillo tornillos tuerca tuercas
apagar|parar|desconectar@máquina máquinas motor motores horno hornos
arrastrar|remolcar
estirar|extender
cavar|hacer hoyos
enterrar|soterrar
vallar|cercar
vigilar|velar
proteger|resguardar|salvaguardar
permitir|autorizar|dar permiso
prohibir|vetar
encontrar|hallar|localizar|dar con
perder|extraviar
gastar|desembolsar
alcanzar|lograr|conseguir
crecer|aumentar|subir
bajar|disminuir|descender|caer
triplicar|multiplicar por tres
reducir a la mitad|recortar a la mitad|bajar a la mitad|dividir por dos
alargar|prolongar|extender
frenar|ralentizar
simplificar|hacer más sencillo|facilitar
ampliar|extender|agrandar
renovar|modernizar|poner al día
fundar|crear@empresa asociación taller club negocio
montar@empresa negocio taller tienda|poner en marcha@empresa negocio taller tienda|crear@empresa negocio taller tienda
compaginar|combinar|simultanear|conciliar
repartirse|distribuirse
turnarse|alternarse
relevar|sustituir|reemplazar
caro|costoso|de alto precio
lento|pausado
lleno|completo
pesado|de mucho peso
peligroso|de riesgo
ruidoso|con ruido
diario|cotidiano|de cada día|todos los días|a diario|cada día|diariamente
semanal|de cada semana|todas las semanas|cada semana|semanalmente|una vez a la semana|una vez por semana
mensual|de cada mes|todos los meses|cada mes|mensualmente|una vez al mes|una vez por mes
trimestral|cada trimestre|todos los trimestres|trimestralmente|cada tres meses
semestral|cada semestre|cada seis meses|semestralmente
anual|cada año|todos los años|anualmente|una vez al año
quincenal|cada quincena|cada dos semanas|quincenalmente|cada quince días
matinal|matutino|por la mañana|por las mañanas|de mañana
vespertino|por la tarde|por las tardes|de tarde
estival|de verano|veraniego|en verano
navideño|de Navidad|en Navidad
los festivos|en días festivos|los días de fiesta
a jornada completa|a tiempo completo
a media jornada|a tiempo parcial|media jornada
antes de|previo a|previamente a
al principio|en un principio|inicialmente
de forma autónoma|con autonomía|por mi cuenta
con amabilidad|amablemente|con cortesía|cortésmente
sin fallos|sin errores|sin equivocaciones
sin accidentes|sin ningún accidente|cero accidentes|sin siniestros
en grupo|en grupos|de forma grupal
niños pequeños|menores de corta edad|chiquillos|críos
bebés|lactantes
alumnos|estudiantes|alumnado|escolares
profesores|docentes|profesorado|maestros
vecinos|residentes@barrio edificio bloque|habitantes
comensales|clientes del restaurante
huéspedes|clientes del hotel|alojados
viajeros|pasajeros|usuarios del transporte
compañeros|colegas
socios|miembros@club asociación
nave|pabellón industrial|galpón
finca|explotación agrícola
cesta|canasta|canasto
vajilla|platos y vasos
cubo|balde
tijeras|tijera
carretilla|carro de mano
folio|hoja de papel
tique|ticket|recibo de compra
oferta|propuesta comercial
incidencia|problema|contratiempo
silla de ruedas|sillón de ruedas
andador|caminador
pañal|absorbente@incontinencia
sin ausencias|sin ninguna ausencia|sin faltar ni un día|sin una sola ausencia
si|cuando|siempre que|cada vez que
recado|encargo|mandado
ciego|invidente|persona ciega|persona invidente
sordo|persona sorda|persona con sordera
escuela de equitación|escuela ecuestre|escuela hípica
puntual|a tiempo|en plazo|dentro del plazo|puntualmente
siempre|en todo momento|en todos los casos|invariablemente
detenerse|pararse|quedarse parado
al terminar|al acabar|al final|tras acabar
gasto|consumo@papel luz agua
obra de teatro|obra teatral|pieza teatral
señora mayor|anciana|mujer mayor
señor mayor|anciano|hombre mayor
estar de viaje|encontrarse de viaje|hallarse de viaje|estar fuera de viaje
llevar la cuenta|llevar el control|controlar|llevar un registro@horas gastos pedidos
caducado|caducidad|vencido|pasado de fecha
diabético|con diabetes|enfermo de diabetes
hipertenso|con hipertensión
asmático|con asma
alérgico|con alergia
celíaco|con celiaquía
alumno de primaria|escolar|estudiante de primaria
amanecer|despuntar el día|alba
atardecer|caída de la tarde
felicitación de Navidad|felicitación navideña|tarjeta navideña|tarjeta de Navidad|christmas
fiesta infantil|cumpleaños infantil|fiesta de niños
caja fuerte|caja de seguridad
clase particular|clase privada
pinchazo|rueda pinchada|neumático pinchado
dañado|deteriorado|estropeado|con daños
apenas|solo|únicamente|tan solo
ir a buscar|recoger|pasar a recoger@niños niño paquetes paquete clientes
guardar silencio|confidencialidad|guardar secreto|discreción
en cadena|en línea de producción
`;
