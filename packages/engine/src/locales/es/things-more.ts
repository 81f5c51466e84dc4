/** Más cosas con dos nombres, de todos los oficios; detrás de ">" una de sus clases, que sólo prueba; lista propia. */
export const moreThings = `
persona sin hogar|sintecho
persona con discapacidad|discapacitado
paciente|enfermo
recién nacido|neonato
voluntario|personal voluntario
inquilino|arrendatario
pasajero|viajero
nómina|liquidación de sueldos|planilla de sueldos
gastos de viaje|viáticos
escritura notarial|escritura pública
contrato de alquiler|contrato de arrendamiento
declaración de la renta|declaración de renta
licitación|concurso público
página web|sitio web|web corporativa
tienda en línea|tienda online|tienda virtual
aplicación móvil|app móvil|app
material publicitario > cartel|folleto|flyer|tríptico
nota de prensa|comunicado de prensa|boletín de prensa
película|largometraje > cortometraje|documental
vídeo|video
obra de arte > cuadro|escultura|grabado
espectáculo > concierto|obra de teatro|ballet
evento deportivo > torneo|maratón|carrera ciclista
feria comercial|salón profesional
campamento de verano|colonia de vacaciones
clase particular|clase de apoyo
material didáctico|recurso didáctico
ordenador|computadora|computador|pc
teléfono móvil|celular|smartphone
equipo informático > ordenador|impresora|servidor|portátil|computadora
cuadro eléctrico|tablero eléctrico
interruptor|llave de luz
luminaria > lámpara|aplique|farola
panel solar|placa solar|módulo fotovoltaico|panel fotovoltaico|placa fotovoltaica
calentador de agua|calefón|termo eléctrico|boiler
caldera > caldera de gas|caldera de gasóleo
aire acondicionado|climatizador
grifo|canilla|llave de agua
alcantarilla|cloaca
pladur|placa de yeso laminado|cartón yeso|drywall|durlock
falso techo|techo suspendido|cielo raso
parqué|parquet|tarima
alfombra|tapete
hormigón|concreto
escombros|cascotes
excavadora|pala excavadora|retroexcavadora
maquinaria de obra > excavadora|retroexcavadora|pala cargadora|motoniveladora|rodillo
máquina herramienta > torno|fresadora|rectificadora
cinta transportadora|banda transportadora
línea de producción|cadena de producción|línea de montaje
palé|pallet|palet|tarima de carga
contenedor|container
caja registradora|registradora
cajero automático|atm
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
patata|papa
judía verde|ejote|chaucha
pimiento|ají morrón|pimentón
aguacate|palta
melocotón|durazno
fresa|frutilla
cacahuete|maní|cacahuate
aceituna|oliva
fruta de hueso > melocotón|ciruela|cereza|albaricoque
fruto seco > almendra|nuez|avellana|pistacho
équido > caballo|yegua|burro|mula
ave > gallina|pato|pavo|codorniz
embutido > chorizo|salchichón|morcilla
bollería|facturas de panadería|pan dulce > cruasán|ensaimada|napolitana
postre > flan|natillas|tarta|helado
habitación de hotel|cuarto de hotel
falda|pollera
jersey|suéter|pulóver
pantalón vaquero|jean|vaqueros
traje de novia|vestido de novia
máquina de coser > remalladora|overlock
tratamiento facial > mascarilla|limpieza facial
piscina|alberca|pileta
medicamento|fármaco > antibiótico|analgésico|pastilla
pastilla|comprimido
herida > úlcera por presión|quemadura
úlcera por presión|escara
análisis clínico|análisis de laboratorio
muestra de sangre|muestra sanguínea
prótesis dental > dentadura
audífono|aparato auditivo|prótesis auditiva
gafas graduadas|lentes recetados
incendio > incendio forestal
extintor|extinguidor|matafuego
cámara de seguridad|cámara de vigilancia
alarma > alarma de intrusión|alarma de incendio
llave inglesa|llave ajustable
cerradura|chapa de puerta
plaga > cucaracha|rata|chinche|termita
residuo peligroso > aceite usado|amianto
agua residual|aguas negras|aguas servidas
piso|apartamento|departamento
edificio > bloque de viviendas
comunidad de propietarios|consorcio de propietarios
zona común > portal|escalera de vecinos
`;
