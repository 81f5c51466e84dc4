/**
 * More Spanish verbs and nouns for one and the same thing done, of both sides of the ocean; what stands behind ">" does it
 * too, where the thing beside it is the same, and is not said by it; our own list.
 */
export const actions2 = `
impartir|impartición > dar@clase clases curso cursos taller talleres charla charlas seminario seminarios
cuidar|cuidado > atender@anciano ancianos ancianas mayores niño niños niñas enfermo enfermos bebé bebés animal animales
vestir|vestido|ayudar a vestirse
bañar|baño > duchar
elaborar|elaboración > preparar|redactar|confeccionar|hacer
confeccionar|confección > coser|hacer
actualizar|actualización|poner al día|puesta al día|mantener al día
imponer|imposición > poner@multa multas sanción sanciones
reponer|reposición|rellenar > llenar@estantería estanterías lineal lineales nevera neveras
cobrar|cobro|cobranza|recaudar|recaudación
emitir|emisión|expedir|expedición > hacer@factura facturas certificado certificados billete billetes
enviar|envío|remitir|remisión|expedir|expedición|mandar
recibir|recepción|recepcionar|acoger|acogida
reclutar|reclutamiento|contratar|contratación
capacitar|capacitación|formar|formación|instruir|instrucción
enseñar|enseñanza > dar clases|impartir clases
asesorar|asesoramiento|asesoría|aconsejar
planificar|planificación|planear|programar|programación > organizar
coordinar|coordinación > organizar
patrullar|patrullaje|hacer rondas|ronda
vigilar|vigilancia > patrullar|controlar
inscribir|inscripción|matricular|matriculación|apuntar
registrar|registro|apuntar|asentar
introducir|introducción|grabar|grabación|capturar|captura > meter|teclear
mecanografiar|mecanografía|teclear|pasar a máquina
transcribir|transcripción|pasar a limpio
ordenar|ordenación|organizar@archivo archivos almacén cajones cajón armario armarios estantería estanterías estante carpeta carpetas documento documentos documentación papeles expediente expedientes factura facturas libro libros mesa ficha fichas herramienta herramientas material materiales mercancía taller despensa ropa bodega habitación habitaciones fichero ficheros biblioteca|organización@archivo archivos almacén cajones cajón armario armarios estantería estanterías estante carpeta carpetas documento documentos documentación papeles expediente expedientes factura facturas libro libros mesa ficha fichas herramienta herramientas material materiales mercancía taller despensa ropa bodega habitación habitaciones fichero ficheros biblioteca
inventariar|inventario|hacer inventario
contar|conteo|recuento > inventariar
pesar|pesaje
almacenar|almacenamiento|almacenaje > guardar
trasladar|traslado|mover|desplazar > llevar
recoger|recogida|retirar|retirada
conservar|conservación
construir|construcción|edificar|edificación|levantar
excavar|excavación|cavar
tender|tendido > tirar@cable cables línea líneas
cablear|cableado|tirar cables|tender cables
forjar|forja
tornear|torneado
fresar|fresado
taladrar|taladrado|perforar|perforación
doblar|doblado|plegar|plegado
mecanizar|mecanizado
pulir|pulimento
ajustar|ajuste|regular|regulación
calibrar|calibración
probar|prueba|testear|testeo|ensayar|ensayo
desarrollar|desarrollo > programar|codificar
diseñar|diseño|proyectar > dibujar
dibujar|dibujo|delinear|delineación
configurar|configuración|parametrizar|parametrización
implantar|implantación|implementar|implementación|poner en marcha|puesta en marcha
desplegar|despliegue > implantar
migrar|migración > trasladar|pasar
corregir|corrección > solucionar@error errores fallo fallos
resolver|resolución|solucionar|solución > arreglar
investigar|investigación|indagar
publicar|publicación > colgar@anuncio anuncios contenido contenidos vídeo vídeos noticia noticias oferta ofertas
promocionar|promoción|publicitar
difundir|difusión|divulgar|divulgación
decorar|decoración|adornar|ornamentación
regar|riego
fumigar|fumigación > pulverizar
segar|siega > cortar@césped hierba heno cereal
talar|tala > cortar@árbol árboles pino pinos|derribar@árbol árboles
desbrozar|desbroce|rozar
injertar|injerto
arar|labranza|labrar|laboreo|roturar
despiezar|despiece|trocear|troceado
servir|servicio > atender@mesa mesas barra terraza
cocinar > guisar|preparar|hacer@comida comidas menú menús cena cenas desayuno desayunos
planchar|planchado
barrer|barrido
aspirar|aspirado|pasar la aspiradora
teñir|tinte|tintar|coloración > colorear
masajear|masaje|dar masajes
vacunar|vacunación|poner vacunas
inyectar|poner inyecciones
extraer|extracción|sacar
esterilizar|esterilización
curar|cura
entrevistar|entrevista|hacer entrevistas
examinar|examen|explorar|exploración
conciliar|conciliación|cuadrar|cuadre|puntear|punteo|cotejar|cotejo
contabilizar|contabilización|asentar
liquidar|liquidación
peritar|peritaje|peritación|tasar|tasación
otorgar|otorgamiento|conceder|concesión
denegar|denegación|rechazar|rechazo
sancionar|sanción|multar
notificar|notificación|comunicar|comunicación
rescatar|rescate|salvar|salvamento
apagar|extinción|extinguir|sofocar
evacuar|evacuación|desalojar|desalojo
remolcar|remolque|llevar con grúa
repostar|repostaje
pilotar|pilotaje
amarrar|amarre
reformar|reforma|renovar|renovación|rehabilitar|rehabilitación
aislar|aislamiento
techar|techado|retejar
embaldosar|solado|poner baldosas
alicatar|poner azulejos|colocar azulejos
hormigonar|hormigonado|echar hormigón|verter hormigón
revestir|revestimiento|forrar
tapiar|levantar tabiques|tabicar|tabiquería
devolver|devolución|reembolsar|reembolso
cancelar|cancelación|anular|anulación
vender|comercializar|comercialización
comprar|adquirir|adquisición
encargar|encargo|pedir|pedido
pagar|pago|abonar|abono
captar|captación|conseguir > buscar@cliente clientes socio socios
fidelizar|fidelización
negociar|negociación|pactar
presentar|presentación|exponer|exposición
guiar|guía|acompañar
moderar|moderación
traducir|traducción|verter
interpretar|interpretación
subtitular|subtitulado|subtitulación
locutar|locución
maquetar|maquetación
ilustrar|ilustración
modelar|modelado
tallar|talla
grabar|grabado
afilar|afilado
encolar|encolado|pegar
remendar|remiendo|zurcir|zurcido|coser
tejer|tejido
bordar|bordado
hilar|hilado
curtir|curtido
envasar|envasado|embotellar|embotellado
degustar|degustación|catar|cata
destilar|destilación
ahumar|ahumado
salar|salazón|salado
ensillar|poner la silla
herrar|herraje|poner herraduras
cepillar|cepillado
sacrificar|sacrificio|matar|matanza
pastorear|pastoreo|sacar a pastar
trasplantar|trasplante
desmalezar|desmalezado|deshierbar|deshierbe|escardar|escarda
deshuesar|deshuesado
filetear|fileteado
reparar|componer
paletizar|paletizado
apilar|apilado|apilamiento
descargar|vaciar@camión camiones contenedor contenedores
seleccionar|selección|escoger
cotizar|cotización|presupuestar
`;
