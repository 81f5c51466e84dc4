/** More Spanish things with two names, and behind ">" sorts of the thing before it; each says it only beside what is done with it. */
export const moreThings = `
persona sin hogar|sintecho
persona con discapacidad|discapacitado
paciente|enfermo
recién nacido|neonato
voluntario|personal voluntario
inquilino|arrendatario
gastos de viaje|viáticos
escritura notarial|escritura pública
declaración de la renta|declaración de renta
página web|sitio web|web corporativa
material publicitario > cartel|folleto|flyer|tríptico
película|largometraje > cortometraje|documental
obra de arte > cuadro|escultura|grabado
espectáculo > concierto|obra de teatro|ballet
evento deportivo > torneo|maratón|carrera ciclista
feria comercial|salón profesional
campamento de verano|colonia de vacaciones
clase particular|clase de apoyo
material didáctico|recurso didáctico
teléfono móvil|celular|smartphone
equipo informático > ordenador|impresora|servidor|portátil|computadora
interruptor|llave de luz
luminaria > lámpara|aplique|farola
panel solar|placa solar|módulo fotovoltaico|panel fotovoltaico|placa fotovoltaica
calentador de agua|calefón|termo eléctrico|boiler
caldera > caldera de gas|caldera de gasóleo
alcantarilla|cloaca
pladur|placa de yeso laminado|cartón yeso|drywall|durlock
falso techo|techo suspendido|cielo raso
parqué|parquet|tarima
alfombra|tapete
escombros|cascotes
excavadora|pala excavadora|retroexcavadora
maquinaria de obra > excavadora|retroexcavadora|pala cargadora|motoniveladora|rodillo
máquina herramienta > torno|fresadora|rectificadora
cinta transportadora|banda transportadora
línea de producción|cadena de producción|línea de montaje
palé|pallet|palet|tarima de carga
contenedor|container
caja registradora|registradora
vale de compra|tarjeta regalo
descuento|rebaja
carro de la compra|carrito de compras
furgoneta|furgón|camioneta cerrada
motocicleta|moto > scooter|ciclomotor
remolque|acoplado
neumático|llanta|goma de auto
parabrisas|luna delantera
embrague|clutch
chapa y pintura|hojalatería y pintura|latonería y pintura
gasóleo|diésel|gasoil
viña|viñedo|vid
huerto|huerta
zona verde|área verde|espacio verde
seto|cerco vivo
pimiento|ají morrón|pimentón
fruta de hueso > melocotón|ciruela|cereza|albaricoque
équido > caballo|yegua|burro|mula
ave > gallina|pato|pavo|codorniz
bollería|facturas de panadería|pan dulce > cruasán|ensaimada|napolitana
postre > flan|natillas|tarta|helado
habitación de hotel|cuarto de hotel
jersey|suéter|pulóver
pantalón vaquero|jean|vaqueros
traje de novia|vestido de novia
máquina de coser > remalladora|overlock
tratamiento facial > mascarilla|limpieza facial
medicamento|fármaco > antibiótico|analgésico|pastilla
pastilla|comprimido
herida > úlcera por presión|quemadura
análisis clínico|análisis de laboratorio
muestra de sangre|muestra sanguínea
prótesis dental > dentadura
audífono|aparato auditivo|prótesis auditiva
gafas graduadas|lentes recetados
incendio > incendio forestal
extintor|extinguidor|matafuego
cámara de seguridad|cámara de vigilancia
alarma > alarma de intrusión|alarma de incendio
cerradura|chapa de puerta
residuo peligroso > aceite usado|amianto
agua residual|aguas negras|aguas servidas
edificio > bloque de viviendas
zona común > portal|escalera de vecinos
`;
