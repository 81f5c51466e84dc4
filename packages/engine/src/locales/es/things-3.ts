/** Spanish things of every trade with two names, and behind ">" sorts of the thing before it, which only prove; our own list. */
export const things3 = `
máquina > torno|fresadora|prensa|envasadora|etiquetadora|plegadora|cizalla|sierra de cinta|cosechadora|excavadora
equipo informático|ordenador > portátil|impresora|tableta
puesto de trabajo|estación de trabajo
carretilla elevadora|montacargas|toro mecánico|carretilla > apilador|retráctil
paquete|bulto|encomienda
mercancía|mercadería|género > palé|bulto
existencias|stock|inventario
estantería|anaquel|estante|lineal
factura > factura de proveedor|factura de compra
gastos|desembolso > dietas
impago|factura impagada|deuda|moroso
oferta|proforma|cotización > presupuesto de venta|presupuesto al cliente
contrato > contrato de alquiler|contrato laboral|contrato de compraventa
expediente|legajo > historial
acta|minuta
carta|correspondencia|correo > correo electrónico
cita|turno médico
agenda|calendario de citas
reunión|junta > asamblea
visita > visitante
cliente|comprador > huésped|comensal|socio
proveedor|suministrador
usuario > beneficiario
personal|plantilla > trabajador|empleado|operario|camarero|cajero
nuevo empleado|nueva incorporación|nuevo compañero
turno|cuadrante|horario
ruta|recorrido|itinerario
conductor|chófer|repartidor
curso > taller|seminario
clase > lección
examen|prueba escrita
niño > alumno de infantil|pequeño
paciente > ingresado
medicación|medicamento|medicina > insulina|pastilla
constante vital > tensión|temperatura|pulso|glucosa
aseo personal|higiene personal
habitación|cuarto > suite
cama > litera
plato > postre|entrante|guiso
desayuno > bufé de desayuno
cóctel|combinado
vajilla > plato|copa
baño|aseo|cuarto de baño
puerta > puerta cortafuegos|portón
ventana > ventanal|claraboya
cerradura|bombín
pared|muro|tabique
techo > falso techo
fachada|frontis
escalera > escalera de incendios
suelo > parqué|baldosa|tarima
instalación eléctrica|electricidad > cable|cuadro eléctrico|enchufe
cable|cableado
tubería|tubo > desagüe|bajante
aire acondicionado|climatización|clima
calefacción > radiador|caldera
grúa > grúa torre
obra|construcción
andamio|andamiaje
zanja|trinchera
ladrillo > bloque
piedra > mármol|granito
madera > tablero|pino|roble
pieza|componente > engranaje|eje
herramienta > taladro|llave|martillo
tornillo|perno
soldadura|junta soldada
vehículo|automóvil|coche|carro
rueda|llanta
aceite > lubricante
motor > motor diésel
oficina|despacho
edificio|inmueble > piso|vivienda|casa|chalé
inmueble|propiedad inmobiliaria > piso|casa|local
tienda > supermercado|boutique
escaparate|vitrina|aparador
precio|tarifa
producto|artículo > prenda|alimento|electrodoméstico
promoción|oferta especial
campaña > campaña publicitaria
contenido > artículo|vídeo|publicación
página web > tienda en línea|blog
tienda en línea|tienda online|tienda virtual|comercio electrónico
nota de prensa|comunicado de prensa|gacetilla
foto|fotografía|imagen
vídeo|video|audiovisual
libro > manual|novela
evento > boda|congreso|feria|concierto|fiesta
servidor > servidor web
error informático|bug|fallo
versión|release
incidencia|incidente|ticket
aplicación|app|programa
red > red local|cable de red
contraseña|clave de acceso
multa|sanción|infracción
denuncia|querella
permiso|licencia > licencia de obra
subvención|ayuda|beca
ciudadano|vecino
impuesto|tributo > tasa
perímetro|recinto
bolso|equipaje > maleta|mochila
pasajero|viajero|usuario del transporte
árbol frutal|frutal > manzano|peral|olivo|naranjo|cerezo|melocotonero
planta > árbol|arbusto|flor|plantón
seto|arbusto
jardín|zona ajardinada > parque
cultivo|plantación > trigo|maíz|cebada|olivar|viña|tomate
campo|parcela|finca|terreno
cosecha > aceituna|uva|trigo
uva > racimo
aceituna|oliva > olivar
vaca|ganado vacuno > novilla|ternero
gallina|ponedora
leche > leche cruda
queso > queso curado
pan > barra de pan|hogaza
masa > masa de pan
pescado > marisco
animal > ganado|mascota
residuo > basura|cartón|vidrio|escombro
mueble > mostrador
tela|tejido|género textil
ropa > ropa de trabajo
cortina > estor|visillo
uña > uña acrílica
pelo|cabello
suelo > moqueta|laminado|linóleo
revestimiento de suelo > moqueta|parqué|linóleo
hora extraordinaria|hora extra
testimonio|declaración de testigo
`;
