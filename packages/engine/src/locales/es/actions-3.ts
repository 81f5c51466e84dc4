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
archivar|archivo > guardar en carpetas|meter en carpetas
recoger|recogida > pasar a buscar@paquete paquetes muestra muestras niño niños|ir a buscar@paquete paquetes muestra muestras niño niños
diagnosticar|diagnóstico > encontrar@avería averías fallo fallos|localizar@avería averías fallo fallos
operar|operación|manejar|manejo > trabajar con@máquina máquinas torno prensa grúa carretilla
desinfectar|desinfección > esterilizar|limpiar con lejía
administrar|administración > dar@medicación medicamento medicamentos suero inyección inyecciones|poner@medicación medicamento medicamentos suero inyección inyecciones
movilizar|movilización > mover@paciente pacientes residente residentes encamados|levantar@paciente pacientes residente residentes encamados
trasladar|traslado > llevar@camilla camillas paciente pacientes|empujar@camilla camillas paciente pacientes
asear|aseo > lavar@paciente pacientes residente residentes anciano ancianos|bañar@paciente pacientes residente residentes anciano ancianos|duchar@paciente pacientes residente residentes anciano ancianos
evaluar|evaluación > corregir@examen exámenes|calificar@examen exámenes
negociar|negociación > regatear@precio precios condiciones
contratar|contratación > emplear@personal trabajador trabajadores camarero|fichar@personal trabajador trabajadores camarero
contabilizar|contabilización > apuntar@factura facturas gasto gastos|registrar@factura facturas gasto gastos|anotar@factura facturas gasto gastos
editar|edición > montar@vídeo vídeos
configurar|configuración > ajustar@ordenador router red
respaldar|respaldo|hacer copias de seguridad|copias de seguridad@servidor servidores datos
criar|cría > engordar@ganado cerdos pollos terneros
pescar|pesca > capturar@atún sardina pulpo|coger@atún sardina pulpo
demoler|demolición|derribar|derribo > tirar@pared muro tabique edificio|echar abajo@pared muro tabique edificio
excavar|excavación > cavar@zanja zanjas pozo|abrir@zanja zanjas pozo
barnizar|barnizado > dar barniz|dar una capa de barniz
cablear|cableado > tirar cable|pasar cables
aspirar|aspirado > pasar la aspiradora|pasar el aspirador
fregar|fregado > pasar la fregona|pasar la mopa
encerar|encerado > dar cera|pasar cera
engrasar|engrase|lubricar|lubricación > poner grasa@máquina máquinas cadena cadenas motor motores|echar aceite@máquina máquinas cadena cadenas motor motores
vacunar|vacunación > poner vacunas|poner la vacuna
suturar|sutura > coser heridas|dar puntos
peinar|peinado > hacer peinados|hacer recogidos
maquillar|maquillaje > poner maquillaje
depilar|depilación > quitar el vello
impermeabilizar|impermeabilización > poner tela asfáltica
fumigar|fumigación > echar insecticida
abonar|abonado|fertilizar|fertilización > echar abono|echar estiércol
sulfatar|sulfatado > echar sulfato
ordeñar|ordeño > sacar la leche
esquilar|esquila > cortar la lana
desbrozar|desbroce > quitar la maleza|limpiar la maleza
emplatar|emplatado > montar platos|montar los platos
`;
