/** Duties of all trades that the lists before had not, one meaning a line; what stands behind ">" is narrower and only proves; our own list. */
export const duties8 = `
cabotaje marítimo|navegación de cabotaje
cartas de porte|emitir cartas de porte > CMR@transporte carretera camión
liquidación de viajes|liquidar rutas|rendir viajes|liquidación de rutas
descarga de tacógrafo
control de equipaje facturado|facturar equipaje|facturación de equipajes|documentar equipaje|check-in de equipaje
operaciones de rampa|handling de rampa|asistencia en rampa
repostaje de aviones|repostar aeronaves|suministro de combustible a aeronaves
despacho de vuelos
maniobra de atraque|atracar barcos|atraque de buques
guardia en puente|guardias de navegación
palé|pallet|palet
embrague|clutch
gasóleo|gasoil|diésel
ternero|becerro
albaricoque|damasco|chabacano
soja|soya
sésamo|ajonjolí
jersey|suéter|pulóver
memoria USB|pendrive|lápiz USB
currículum|currículo|hoja de vida|curriculum vitae
cambio de cañerías|cambio de tuberías|sustituir tuberías|renovar cañerías
instalación de bañeras|colocar tinas|instalar bañeras|instalación de tinas
aplicación de impermeabilizante|aplicar impermeabilizante
pegado de azulejos > pegar losetas
cuidado de enfermos|atender enfermos
cuidado nocturno de enfermos|cuidar de noche a enfermos|velar enfermos
reparación de lavadoras|reparar lavadoras|arreglar lavadoras
reparación de refrigeradores|reparar refrigeradores|reparar neveras|reparar frigoríficos|reparación de frigoríficos
reparación de bombas de agua|reparar bombas de agua
reparación de cortinas metálicas|reparar cierres metálicos|reparación de cierres enrollables
limpieza de tanques de agua|lavar tanques de agua|lavado de tinacos|limpiar cisternas de agua|limpieza de cisternas
limpieza de fosas sépticas|vaciar fosas sépticas|vaciado de pozos negros
transporte de basura|acarreo de basura > llevar la basura al vertedero
clasificación de reciclables|clasificar reciclables|separar basura reciclable|separar reciclables
cobranza en ruta|cobrar a clientes en ruta
venta de tiempo aire|recargas electrónicas|recargas de celular|vender recargas
depósitos bancarios|ingresar efectivo en el banco
pago de impuestos
matriculación de vehículos|matricular coches|emplacamiento de vehículos|patentamiento de vehículos
trámites municipales|gestiones municipales > gestiones en ayuntamiento|trámites en la municipalidad
control de correspondencia entrante y saliente|registro de entrada y salida de correspondencia|registrar correspondencia
captura de datos en Excel|meter datos en Excel|introducir datos en Excel
redacción de memorandos|elaboración de memorandos|redactar memorándums
elaboración de minutas|minutas de reunión|levantar minutas|redactar minutas
cobertura de ausencias|cubrir bajas de profesores|suplencias docentes|cubrir suplencias docentes|sustituciones de profesores
planeaciones didácticas|planificaciones de clase|elaborar planeaciones de clase
tutorías académicas|tutorías a alumnos|tutorizar estudiantes
aplicación de exámenes|aplicar exámenes
captura de calificaciones|subir notas al sistema|registrar calificaciones|poner notas en el sistema
cuidado de niños en guardería|atender niños en guardería
inyecciones a domicilio|inyectar a domicilio|poner inyecciones a domicilio
toma de glucosa|glucometrías|medición de glucosa capilar
monitoreo de signos vitales|control de signos vitales|vigilar constantes vitales|control de constantes vitales
preparación de papillas|hacer papillas|preparar purés para bebés
radiografías dentales|hacer radiografías dentales|tomar radiografías dentales
blanqueamiento dental|blanquear dientes
colocación de brackets|poner brackets|instalar brackets
selladores dentales|poner selladores|aplicar selladores de fosas
aplicación de flúor|poner flúor|aplicar flúor|fluorizaciones
etiquetado de mercancía|poner etiquetas a mercancía
reparto en bicicleta|entregas en bicicleta
reparto de agua embotellada|repartir garrafones
reparto de gas > repartir bombonas|reparto de butano
reparto de pan
reparto de bebidas|distribución de bebidas|distribuir bebidas > repartir refrescos
control de entradas y salidas de almacén|registrar entradas y salidas de material|entradas y salidas de almacén
control de combustible|controlar el consumo de combustible
bitácora de viaje|llenar bitácoras de viaje
vigilancia nocturna|vigilar de noche|guardia nocturna > velador
revisión de vehículos en accesos|revisar vehículos a la entrada|inspeccionar vehículos en acceso
resguardo de bienes|custodia de bienes
manejo de armas|uso de armas de fuego|manejo de armas de fuego
control de multitudes|control de masas
riego de jardines|regar plantas y césped
cuidado de gallinas
cuidado de cerdos|cuidar puercos
corte de flor
`;
