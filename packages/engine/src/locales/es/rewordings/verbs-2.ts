/** Spanish verbs of work: each line says one thing, what stands behind ">" says no less; the gate alone reads them. */
export const verbs2 = `
generar|sacar|producir
girar|dar la vuelta
gratinar|dorar
guardar|poner en su sitio|recoger
guiar|acompañar|conducir
hablar|comunicarse
hornear|meter al horno|cocer al horno
identificar|reconocer|detectar
iluminar|alumbrar
ilustrar|dibujar
impartir|dar|ofrecer
implantar|instaurar|poner en marcha|implementar
implementar|poner en práctica|aplicar
importar > traer de fuera
imprimir > sacar por impresora
impulsar|promover|estimular
indicar|señalar|mostrar
informar|dar información|orientar
informar|reportar|dar cuenta
ingresar|introducir|registrar|dar de alta
inscribir|matricular|registrar
insertar|introducir|meter|incluir
inspeccionar|examinar|pasar revista
instalar|poner en funcionamiento
instruir|dar instrucciones|enseñar
integrar|incorporar|incluir
intercalar|insertar
intercambiar|cambiar
interpretar|leer
intervenir|tomar parte|participar
investigar|hacer investigación|estudiar
ir|acudir|desplazarse
labrar|arar
lijar|desbastar > pasar la lija
limpiar|barrer
limpiar|hacer la limpieza|fregar
limpiar|quitar el polvo|desempolvar
liquidar|saldar
listar|enumerar|hacer listas
llamar|dar un toque|hacer llamadas|realizar llamadas
llenar|rellenar|cargar
llevar|acompañar
llevar|conducir|manejar
llevar|ocuparse|encargarse
localizar|ubicar|situar
lubricar|aceitar|engrasar
mandar|reenviar
manejar|gestionar
manejar|operar|usar
maquetar|diagramar|componer
marcar|señalar|señalizar
mecanografiar|pasar a máquina > pasar a ordenador
mezclar|combinar|amasar
mirar|revisar|comprobar
moderar|conducir
moler|triturar
monitorizar|monitorear|vigilar|controlar|hacer seguimiento
montar|instalar|preparar
montar|poner@puerta puertas ventana ventanas enchufe enchufes lámpara lámparas radiador radiadores caldera calderas toldo toldos estante estantes estantería estanterías mueble muebles cocina cocinas andamio andamios valla vallas persiana persianas tubería tuberías placa placas panel paneles antena antenas cámara cámaras alarma alarmas tarima parqué mampara mesa mesas|colocar
mostrar|presentar|exhibir
mover|cambiar de sitio
mover|desplazar|trasladar
narrar|contar|relatar
nivelar|igualar|allanar
observar|ver|mirar
obtener|sacar|ganar
ofrecer|dar|brindar|prestar|proporcionar
operar|manejar|hacer funcionar
ordenar|colocar|arreglar
ordenar|poner en orden|poner orden
organizar|estructurar
organizar|montar|preparar
orientar|guiar|informar
pactar|negociar
pasar|introducir|registrar
pegar|adherir|fijar
pelar|quitar la piel
perforar|taladrar|hacer agujeros
permitir|posibilitar|hacer posible
pescar|faenar
picar|trocear|trinchar
pintar|dar pintura > dar una mano de pintura
planchar|pasar la plancha
plantar|poner plantas
plegar|doblar
practicar|ejercitar
precintar|sellar|cerrar
precisar|necesitar
prensar|comprimir
preparar|acondicionar|dejar listo|alistar|tener a punto
preparar|elaborar|cocinar
presentar|dar a conocer
presentar|entregar|depositar
prestar|dejar
priorizar|dar prioridad
probar|hacer pruebas|someter a prueba
procesar|tramitar|tratar
procesar|transformar
programar|codificar|escribir código@programa software web aplicación
programar|planificar|agendar
promover|promocionar
pronosticar|prever|predecir
proporcionar|dar|entregar|ofrecer|suministrar|aportar
proyectar|pasar
publicar|sacar
pulverizar|rociar|fumigar
quitar|sacar|extraer
racionar|porcionar|hacer raciones
rastrear|localizar|buscar
reagrupar|reunir
realizar|cumplir
recibir|obtener
recibir|recepcionar|dar entrada
recitar|declamar
reclamar|exigir|pedir
recoger|limpiar|ordenar
recoger|recibir
recoger|reunir|captar
recomendar|sugerir|aconsejar
reconciliar|conciliar
recopilar|compilar
recordar|hacer recordatorios|dar aviso
rectificar|corregir|modificar
recuperar|rescatar
redactar|poner por escrito|preparar
redistribuir > repartir de nuevo
reducir|rebajar|acortar|aminorar
reformar|renovar|rehabilitar
reforzar|consolidar|afianzar
registrar|anotar|inscribir|asentar|dejar constancia
registrar|grabar|dar de alta|introducir|meter
rehabilitar|restaurar|reformar
remover|mover|batir
renovar|actualizar|modernizar
reordenar|reorganizar
reparar|subsanar|componer|dejar funcionando
repartir|hacer el reparto|hacer repartos|llevar a domicilio
repasar|reforzar
reponer|poner|surtir|rellenar|llenar
reportar|informar|comunicar|dar parte
representar|actuar
reproducir|replicar
rescatar|salvar|socorrer
resolver|despejar
resolver|solventar|subsanar
retirar|quitar|sacar|recoger
retocar|arreglar
reunirse|tener reuniones|mantener reuniones|juntarse
revisar|corregir
revisar|repasar|dar un repaso|mirar|examinar
rotular|marcar|poner rótulos
sacar|extraer|retirar
salar|echar sal
segar|cortar > pasar la segadora
seguir|hacer el seguimiento|rastrear
seleccionar|cribar|elegir
sellar|poner sellos|timbrar
sembrar|hacer siembras
separar|clasificar|apartar
servir|despachar
servir|poner|llevar
señalizar|marcar|poner señales
simplificar|agilizar
sincronizar|ajustar
situar|emplazar|colocar
soldar|unir con soldadura
solicitar|pedir|requerir|demandar
solucionar|arreglar|corregir|subsanar
subir|cargar|colgar
suministrar|abastecer|proveer|entregar
supervisar|vigilar|controlar
tabular|poner en tablas
tallar|labrar|esculpir
tapar|cubrir|proteger
tapizar|forrar
teclear|introducir|mecanografiar
telefonear|hablar por teléfono
tender|instalar|pasar
tirar|pasar|tender
tomar|anotar|apuntar|recoger
tomar|medir
tomar|recoger|extraer
traer|llevar
tramitar|realizar los trámites|hacer trámites|hacer los trámites|hacer papeles|procesar|cursar
transcribir|pasar a texto|pasar a limpio
traspasar|trasladar|transferir|pasar
trasplantar|replantar
tratar > aplicar tratamientos
triturar|picar|machacar
unificar|homogeneizar|estandarizar
valorar|evaluar|apreciar|tasar
vender|comercializar
ventilar|airear
verificar|constatar|confirmar|asegurar
verter|echar
vigilar|custodiar|guardar
visitar|hacer visitas|realizar visitas|ir a ver
voltear|dar la vuelta
zurcir|remendar
acompañar|acompañante
funcionar|funcionamiento|marchar
leer|lector
`;
