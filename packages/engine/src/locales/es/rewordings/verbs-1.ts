/** Spanish verbs of work: each line says one thing, what stands behind ">" says no less; the gate alone reads them. */
export const verbs1 = `
abonar|pagar|satisfacer
abrillantar|sacar brillo|pulir
abrir|desplegar
acarrear|portear|transportar
acceder|entrar
aceptar|admitir
aclarar|esclarecer|explicar
acomodar|sentar|ubicar
acondicionar|preparar|poner a punto
acordar|convenir|concertar
acortar|abreviar
actuar|tocar|cantar
acudir|asistir|presentarse
acumular|juntar|reunir
adaptar|ajustar|adecuar
adecuar|acondicionar|habilitar
adelantar|anticipar
adjuntar|anexar|acompañar
adornar|decorar|ornamentar
afilar|amolar > sacar filo
agendar|programar|fijar|concertar
agilizar|acelerar
aislar|apartar
ajustar|regular|graduar
alertar|advertir|prevenir
aligerar|reducir
alimentar|dar de comer|dar comida|echar de comer|nutrir
alinear|poner en línea
alojar|hospedar
alternar|turnar|rotar
amenizar|animar
amoldar|adaptar
ampliar|extender|ensanchar
analizar|desglosar
animar|alentar|motivar
anunciar|dar a conocer|publicitar
apagar|desconectar
aplazar|posponer|retrasar
apuntar|inscribir
argumentar|razonar
armonizar|unificar
arrancar|desyerbar|escardar > quitar malas hierbas
asignar|adjudicar|repartir
asistir|acudir|estar presente
atender|despachar
atender|ocuparse|cuidar
atender|recibir|acoger
atender|responder|contestar|dar respuesta
atender|tratar
aumentar|crecer|ascender
averiguar|indagar|investigar
avisar|dar aviso|poner sobre aviso
añadir|agregar|sumar
barnizar|dar barniz > dar una mano de barniz
barrer|cepillar
batir|mezclar|remover
calcular|hacer cálculos|cuantificar
calentar|templar
cambiar|renovar
cambiar|sustituir|recambiar
canalizar|derivar|encaminar
cancelar|anular
captar|conseguir|atraer|ganar
captar > fidelizar clientes nuevos|conseguir clientes
fidelizar clientes nuevos|conseguir clientes
catalogar|clasificar|inventariar
centralizar|unificar|concentrar
cerrar|clausurar
cerrar|firmar
citar|convocar|llamar
clasificar|ordenar|catalogar|organizar@archivo archivos almacén cajones cajón armario armarios estantería estanterías estante carpeta carpetas documento documentos documentación papeles expediente expedientes factura facturas libro libros mesa ficha fichas herramienta herramientas material materiales mercancía taller despensa ropa bodega habitación habitaciones fichero ficheros biblioteca
clasificar|separar|seleccionar
codificar|poner códigos
coger|atender|contestar
coger|recoger|recolectar
coger|tomar|agarrar
colaborar|trabajar con|cooperar
colgar|publicar|subir
colgar|tender
comentar|hablar|tratar
compartir|poner en común
completar|rellenar|cumplimentar|llenar
comprobar|cerciorarse|asegurar
comprobar|constatar|confirmar
conciliar|cuadrar|cotejar
confeccionar|coser
confirmar|ratificar|corroborar
conservar|preservar|guardar
construir|levantar|edificar
consultar|mirar|ver
contabilizar|asentar > registrar en contabilidad
contactar|llamar|hablar
contar|disponer
controlar|vigilar|llevar el control|hacer el control
convertir|transformar|pasar
copiar|duplicar|reproducir
corregir|calificar|puntuar
cortar|talar
cotejar|comprobar|verificar
cotizar|presupuestar|dar precio
crear|diseñar|idear
crear|elaborar|hacer|desarrollar
crear|montar|preparar
cuadrar|hacer cuadrar|conciliar
cuantificar|medir
cubrir|informar sobre
cubrir|suplir|reemplazar|sustituir
cuidar|mantener|conservar
cuidar|velar
cultivar|labrar
cumplir|respetar|seguir|observar
curar|tratar
dar de alta|registrar|inscribir|alta
debatir|discutir|tratar
decorar|adornar|engalanar
definir|determinar|fijar|establecer
definir|precisar|concretar
dejar|entregar
denunciar|poner denuncias
depositar|ingresar
depurar|limpiar
derivar|remitir|encaminar
desarrollar|diseñar
desarrollar|llevar adelante
desarrollar|programar
descargar|bajar
desechar|tirar|descartar
desenchufar|desconectar
desinfectar|limpiar a fondo
despejar|desocupar
desplazarse|viajar|trasladarse
detallar|especificar
detectar|descubrir|identificar|notar
dictar|impartir|dar
digitalizar|pasar a formato digital|escanear
diseñar|dibujar|trazar
diseñar|elaborar@plan planes programa programas campaña campañas estrategia estrategias curso cursos taller talleres folleto folletos cuestionario cuestionarios encuesta encuestas protocolo protocolos
disminuir|aminorar|mermar
dispensar|despachar
dispensar|servir|entregar
disponer|preparar
distribuir|asignar
distribuir|repartir|suministrar
divulgar|dar a conocer
documentar|dejar por escrito|registrar
documentar|poner por escrito|redactar
dotar|equipar
editar|retocar
ejercer|trabajar|desempeñar
elaborar|crear|producir
elegir|optar
embellecer|decorar
emitir|expedir|hacer
emitir|retransmitir|difundir
empacar|empaquetar|embalar
emplear|aplicar
encargarse|ocuparse|hacerse cargo
encauzar|canalizar|derivar
encender|prender
encolar|pegar
encuestar|preguntar
enfocar|orientar
engrasar|poner grasa|echar grasa
enjuagar|aclarar
enlazar|vincular
ensayar|practicar
enseñar@alumno alumnos alumna alumnas niño niños estudiante estudiantes grupo grupos adultos primaria secundaria bachillerato inglés francés alemán español matemáticas lengua historia música física química informática|dar clase|impartir clase|impartir|dar clases
enseñar|formar|entrenar
entablar|establecer|iniciar
entrar|ingresar
entregar|dar|facilitar
entregar|llevar|hacer llegar
entrenar|preparar
entretener|distraer|divertir
esbozar|bocetar|trazar
escribir|teclear|mecanografiar
escuchar|atender|oír
esparcir|extender|repartir
establecer|crear|fijar
estampar|imprimir
esterilizar|pasar por el autoclave
estibar|cargar > colocar la carga
estudiar|cursar
estudiar|revisar
etiquetar|poner etiquetas|pegar etiquetas
evaluar|valorar|examinar
evitar|prevenir|impedir
excavar|cavar > abrir zanjas
exhibir|exponer|mostrar
expedir|emitir|despachar
explicar|describir|dar explicaciones
exportar > vender al extranjero
extraer|sacar|obtener
fabricar|construir
facilitar|dar|proporcionar|suministrar
facilitar|hacer más fácil|simplificar
fijar|sujetar|asegurar
filtrar|cribar
firmar|suscribir
fomentar|promover|impulsar|favorecer
formalizar|firmar
formular|plantear
fotocopiar|hacer fotocopias|sacar fotocopias|copiar
fregar|trapear|limpiar > pasar la fregona
freír > pasar por la sartén
generar|emitir
dar de baja|baja|eliminar
`;
