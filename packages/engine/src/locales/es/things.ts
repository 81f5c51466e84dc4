/** Spanish things with two names, and behind ">" sorts of the thing before it; each says it only beside what is done with it. */
export const things = `
báscula|balanza
seta|hongo
butaca|sillón
tarta|pastel
elevador|ascensor
suelo|pavimento
acera|vereda|banqueta
cristal|vidrio
cartel|póster|afiche
basura|residuo|desecho
envase|recipiente
manguera|manga de riego
tejado|cubierta
tubería|cañería
fregadero|lavaplatos
inodoro|retrete|váter
azulejo|cerámico|baldosín
yeso|escayola
valla|cerca|vallado
césped|pasto|grama
maleza|mala hierba
semilla|simiente
abono|fertilizante
plaguicida|pesticida|fitosanitario
pienso|alimento balanceado
res|bovino|vacuno
oveja|ovino
cabra|caprino
cerdo|porcino
colmena|panal
pez|pescado
marisco|fruto de mar
bocadillo|sándwich
comida|alimento
joya|alhaja
bicicleta|bici
avión|aeronave
barco|buque|embarcación
tren|ferrocarril
autobús|autocar|ómnibus
freno|sistema de frenado
batería|acumulador
avería|fallo|falla|desperfecto
máquina|maquinaria
pedido|orden de compra
recibo|comprobante de pago
subvención|ayuda pública
póliza|contrato de seguro
queja|reclamación|reclamo
solicitud|petición
consulta|pregunta|duda
encuesta|cuestionario
informe|reporte
boletín|newsletter|boletín por correo
anuncio|aviso|publicidad
vacante|oferta de empleo|puesto vacante
candidato|aspirante|postulante
empleado|trabajador|operario
alumno|estudiante
niño|menor|crío
bebé|lactante
perro|can
gato|felino
vivienda|casa|domicilio
local|establecimiento
tienda|comercio
almacén|bodega|depósito
huésped|cliente de hotel
turista|visitante
entrada|boleto|tique
viaje|desplazamiento
boda|nupcial|casamiento
ropa|prenda > camisa|pantalón|blusa|vestido|sábana|mantel|uniforme|abrigo|falda
fruta > manzana|pera|naranja|limón|uva|melocotón|durazno|cereza|ciruela|fresa|frutilla|plátano|kiwi|sandía|melón|mango|piña
cítrico > naranja|limón|mandarina|pomelo
cereal > trigo|cebada|maíz|avena|centeno|arroz
legumbre > garbanzo|lenteja|judía|alubia|frijol
flor > rosa|tulipán|clavel|orquídea|girasol
árbol > olivo|naranjo|manzano|pino|almendro|encina
mueble|mobiliario > mesa|silla|armario|estantería|cama|sofá|butaca|sillón|cómoda
vehículo > coche|camión|furgoneta|moto|autobús|tractor|turismo
bebida > zumo|jugo|refresco|batido|cerveza|vino|café
marisco > gamba|mejillón|almeja|ostra|langostino|pulpo|percebe
carne > ternera|cerdo|cordero|pollo
ganado > vaca|oveja|cabra|cerdo|yegua|ternero
animal > perro|gato|vaca|oveja|cabra|caballo|ave|cerdo|conejo
mascota > perro|gato|conejo|hámster
instrumento musical > piano|guitarra|violín|flauta|violonchelo|trompeta|órgano
metal > acero|hierro|aluminio|cobre|latón|bronce|titanio
combustible|carburante > gasolina|gasóleo|diésel|gasoil
documento > contrato|escritura|factura|expediente|certificado|acta
vehículo pesado > camión|autobús|tráiler
ave de corral > gallina|pollo|pavo|pato
impuesto|tributo > IVA|IRPF|impuesto de sociedades|impuesto sobre la renta
calzado > zapato|bota|sandalia|zapatilla|alpargata
joya > anillo|collar|pulsera|pendiente
textil > sábana|toalla|cortina|mantel
`;
