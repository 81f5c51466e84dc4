/** Spanish, who ran a machine or a vehicle: "llevar" and "atender" say it only beside one; our own list. */
export const actions3 = `
manejar|manejo|operar|operación > llevar@telar telares hiladora hiladoras llenadora llenadoras etiquetadora etiquetadoras envasadora envasadoras inyectora inyectoras prensa prensas torno tornos fresadora fresadoras extrusora extrusoras plegadora plegadoras cizalla guillotina retroexcavadora excavadora motoniveladora apisonadora dúmper carretilla carretillas grúa grúas cosechadora vendimiadora desbrozadora|atender@telar telares hiladora hiladoras envasadora envasadoras llenadora etiquetadora inyectora inyectoras prensa prensas
conducir|conducción > llevar@camión camiones furgoneta furgonetas autobús autobuses tráiler tráileres taxi hormigonera ambulancia ambulancias tractor tractores autocar autocares microbús grúa
aserrar|aserrado|serrar
trasegar|trasiego
pasteurizar|pasteurización|pasteurizado
cribar|cribado|tamizar|tamizado
machacar|machaqueo|triturar|trituración
precintar|precintado
estuchar|estuchado
palear|paleo
baldear|baldeo
retractilar|retractilado|enfardar|enfardado
atar|atado
desatar|desatado
inventar|invención
arar|arado
sofreír|sofrito
desconectar|desconexión
rescindir|rescisión
interrogar|interrogatorio
vendar|vendaje
pinchar|pinchazo@neumático neumáticos rueda ruedas
transfundir|transfusión
triar|triaje
retransmitir|retransmisión
prospectar|prospección
tarifar|tarificación
volar|voladura@roca rocas mina barrenos cantera
presidir|presidencia
prorrogar|prórroga
provisionar|provisión@pago pagos gasto gastos cuentas fondos
hilvanar|hilvanado|hilvanar a mano
guillotinar|guillotinado
sondar|sondaje|sondeo
intubar|intubación
suturar|sutura|coser@herida heridas
escoltar|escolta
bucear|buceo
desguazar|desguace
varear|vareo
trillar|trilla
castrar|castración
franquear|franqueo
compulsar|compulsa
foliar|foliado
recontar|recuento
relevar|relevo
cronometrar|cronometraje
acordonar|acordonamiento
balizar|balizamiento
comisariar|comisariado
tutelar|tutela
idear|ideación
descorchar|descorche
elaborar@cóctel cócteles|elaboración@cóctel cócteles > mezclar|preparar
tapar|cerrar@zanja zanjas hoyo hoyos|cierre@zanja zanjas hoyo hoyos
proyectar|proyecto@puente puentes carretera carreteras edificio edificios
subir|subida|ascenso@mercancía material materiales
bajar|bajada|descenso@mercancía material materiales
poner en marcha|puesta en marcha|lanzar|lanzamiento@tienda negocio web servicio
llevar a domicilio|reparto a domicilio|entrega a domicilio|repartir a domicilio
pasear|paseo@perros perro mayores ancianos residentes
enganchar|enganche
desenganchar|desenganche
rejuntar|rejuntado
`;
