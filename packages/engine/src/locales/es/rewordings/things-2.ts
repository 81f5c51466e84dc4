/** Spanish things of work: each line says one thing, what stands behind ">" says no less; the gate alone reads them. */
export const things2 = `
lote|partida
lugar|sitio|ubicación
luz|electricidad|corriente
luz|iluminación|alumbrado
lámina|chapa|plancha
teléfono > línea telefónica
línea|cadena|renglón
maleta|equipaje
manta|frazada|cobija
mantenimiento|conservación|cuidado
manual|guía|instrucciones
mapa|plano
maquinaria|equipos
material > materia prima
útiles de oficina|papelería > material de oficina
material escolar|útiles escolares
material|insumo|suministro
medio de comunicación|prensa|medios
mejora|avance
mensaje|aviso|recado
mercadillo|mercado|feria
merienda|refrigerio|colación|tentempié
miembro|integrante|componente
mobiliario|muebles
moción|propuesta
molde|matriz
moneda|divisa
monumento > edificio histórico
mostrador|barra|caja
motivo|causa|razón
motocicleta|moto|ciclomotor
muestra|probeta
multa|sanción
museo|galería
máquina|equipo|aparato
método|sistema|procedimiento
música > acompañamiento musical
negocio|comercio|empresa
neumático|rueda|llanta|goma|cubierta
normativa|reglamento|norma|regulación
norma|directriz|pauta
nota|apunte|anotación
nota|calificación
noticia|reportaje
novedad|lanzamiento
nómina|planilla|salarios > recibo de salario
número|cifra
objeto|artículo|pieza|cosa
obras|trabajos
obra|edificio
obra|función
oferta|promoción
oferta|propuesta|presupuesto
oficina|administración
oficina|dependencia|sede
olla|cazuela|cacerola
operación|intervención|cirugía
operación|transacción
ordenador|equipo informático|computadora|pc
palé|palet|tarima|estiba
panadería|tahona|obrador
panel|cuadro
panel|placa
pantalón|prenda
papeleo|trámites > gestiones administrativas
papeleta|boleta
pared|muro|tabique
pareja|par
parque|jardín
parte|pieza
pasillo|galería
pasta|masa
pavimento|suelo|piso
pedido|solicitud|encargo
peligro|riesgo
pelota|balón
película|film|cinta|largometraje
periodo|etapa|época|temporada
permiso|licencia|autorización
petición|solicitud|demanda
pienso|alimento|forraje > alimento para animales
piscina|alberca|pileta
placa|matrícula|patente
planning|planificación
plano|esquema
planta|piso|nivel
planta|sala|unidad|pabellón
plan|programa|proyecto
plato|receta|comida
plato|vajilla
playa|costa
plazo|vencimiento
pliego|condiciones
población|municipio|localidad|pueblo
polvo|suciedad
posición|puesto
postre|dulce
precio|coste|tarifa|valor
precio|presupuesto
prenda|ropa|pieza|vestimenta
presencia|asistencia
presupuesto|oferta|proforma
proceso|trámite
producto lácteo|lácteo
químicos > producto químico|sustancia química
producto químico|sustancia química
programa|software|sistema > herramienta informática
propaganda|publicidad
propuesta|sugerencia|oferta
protección|defensa
proveedor|abastecedor|distribuidor
publicación|post|entrada
publicidad|anuncios
puerto|muelle
puesto|empleo
puesto|tenderete|parada
página|hoja
página|sitio
póliza|seguro
queja|reclamo|reclamación|disconformidad
recibo|tique|boleta|comprobante
recipiente|envase|contenedor
recorrido|ruta|trayecto
recurso|medio
redes > redes sociales
refuerzo|repaso|apoyo
registro|inscripción|anotación|asiento
rellano|escalera
remesa|envío
reportaje|crónica
repuesto|pieza
reserva|reservación|booking
residencia|hogar|asilo > centro de mayores
residuo|basura|desperdicio
resultado|dato
resumen|síntesis|extracto
retraso|demora|tardanza
revisión|repaso|corrección
colada > ropa sucia
ropa|textil|moda
ropa|vestimenta|indumentaria
ruido|sonido
ruta|trayecto|camino
salario|remuneración|nómina
sala|salón|aula
saldo|balance
salida|baja
salida|partida
salida|viaje
sector|ramo
sello|timbre
semilla|simiente
semáforo|señal
servicio|asistencia
servicio|prestación
sesión|clase|reunión
seto|valla verde
señal|indicador
sistema|programa|aplicación
sonido|audio
subvención|ayuda|subsidio
suciedad|mancha
suelo|terreno|tierra
sugerencia|recomendación
suma|total|importe
suministro|provisión|abastecimiento
surtido|gama
tabla|cuadro|hoja
talón|cheque
tapa|cubierta
tarea|labor|cometido|quehacer
tasa|impuesto|tributo
teatro|escena > obra de teatro
tejido|tela|textil
tela|tejido|paño
televisión|tele|tv
televisor|televisión
teléfono|aparato|línea
temario|programa|contenidos
temporada|época|campaña
terraza|patio|velador
texto|documento
ticket|billete
tiempo|plazo|duración
tinta|cartucho
tornillo|perno
trabajo manual|manualidades
trabajo|proyecto
tramo|sección
transferencia|giro
trapo|paño|bayeta
tratamiento|terapia|cura
trozo|pedazo|porción|pieza
trámite|papeleo|diligencia
tubo|conducto|caño
turista|visitante|viajero
turno|guardia
título|denominación
unidad|pieza
uniforme|ropa de trabajo
utensilio|menaje
vacaciones|descanso
vado|paso
valla|cerca
vaso|copa
vehículo|unidad
ventana|cristal|vidrio
venta|comercialización|despacho
verdura|legumbre|vegetal
vertido|residuo
vestuario|ropa
viaje|trayecto|traslado
vino|caldo
visita guiada|recorrido guiado|tour|ruta guiada
vitrina|expositor
vivienda|piso|inmueble|domicilio
viña|viñedo|parra
vídeo|grabación
zapato|calzado
zona|barrio|distrito
zona|área|sector|región
ámbito|campo|terreno
`;
