/** Spanish, retail, gastronomy, hotel: one line, one meaning; our own list. */
export const retailGastronomyHotel = `
cobro a clientes|cobrar compras en caja|cobro en caja
apertura y cierre de caja
apertura y cierre de tienda|apertura y cierre del local|abrir y cerrar el comercio
reposición de lineales|rellenar lineales|llenar anaqueles|acomodar producto en anaquel|surtir anaqueles
etiquetado de precios|marcar precios|cambiar etiquetas de precio|marcaje de precios
prevención de hurtos|prevenir robos en tienda|evitar hurtos
alarmado de prendas|poner alarmas a prendas|colocar alarmas en prendas
atender probadores
doblado de ropa|doblar prendas
envoltorio para regalo|envolver regalos|empaquetar regalos|envoltura de regalos
ofrecer tarjeta de cliente|captar tarjetas de cliente|altas de tarjeta de fidelización
venta de calzado|vender zapatos
venta de ropa|venta de prendas
venta de perfumería y cosmética
asesorar en imagen personal|asesoramiento de imagen
despiece de carne
deshuesado|deshuesar|deshuese de carne
elaborar embutidos|hacer embutidos|elaboración de embutidos|fabricación de embutidos|producción de embutidos > hacer chorizos
corte de fiambres|rebanar fiambre
limpieza de pescado|eviscerar y limpiar pescado|arreglar pescado
elaborar masas de pan|amasar pan|hacer masa de pan|preparar masas de pan
elaboración de pan|elaborar pan|hacer pan|fabricar pan|producción de pan|hornear pan|cocer pan|panificación
elaborar bollería|hacer bollería|elaboración de bollería
elaborar pasteles|hacer pasteles|elaboración de pasteles|elaboración de tartas|hacer tartas|hacer tortas|elaborar tartas
decorar pasteles|decoración de pasteles|decoración de tartas|decorar tartas|decoración de tortas|decorar tortas
elaborar bombones|hacer bombones y chocolates
elaborar helados|hacer helados|elaboración de helados
puesta a punto de cocina|dejar lista la cocina|preparar la mise en place
corte de verduras|picar verduras|cortar vegetales|pelar y cortar verduras|preparar verduras|limpiar y cortar verdura
elaboración de salsas|elaborar salsas|hacer salsas|preparar salsas|salsas y fondos|preparar salsas y fondos
preparar platos fríos|elaborar platos fríos
trabajar plancha y parrilla|cocinar a la plancha y parrilla
asar a la parrilla|cocinar a la parrilla|asar carnes a la parrilla
trabajar en freidora|freír alimentos|manejo de freidora
cocina de colectividades|restauración colectiva
cocina para banquetes|preparar comidas de banquetes
cocinar dietas especiales|preparar dietas especiales
rellenar registros appcc|llevar registros haccp|cumplimentar registros appcc
control de temperaturas de cámaras|registrar temperaturas de cámaras|tomar temperaturas de neveras
limpieza de cocina
lavado de vajilla|lavar platos|fregar platos|lavar loza|fregado de vajilla|lavado de trastes|fregar cacharros
ayudante de cocina|pinche de cocina|auxiliar de cocina|pinche
toma de comandas|tomar nota en mesas|tomar la orden|anotar comandas|levantar comandas|apuntar comandas|tomar pedidos@mesas restaurante camarero clientes|anotar pedidos@mesas restaurante terraza clientes|tomar nota de los pedidos|tomar nota a los clientes|tomar pedidos de clientes|tomar los pedidos de las mesas
montaje de mesas|poner mesas|preparar las mesas|vestir mesas|montar el comedor
servicio de desayunos|atender desayunos|desayuno bufé|buffet de desayuno
servicio de banquetes|atender banquetes > servir bodas
servicio de bufé|atender el bufé|servicio de buffet|atención de buffet
servicio a habitaciones|room service|llevar comidas a las habitaciones
servicio de vinos
recomendar vinos con platos|maridar vinos
servicio de barra|atender la barra|barra de bar|trabajar en barra
cobro de cuentas en mesa
comida rápida|fast food
preparación de hamburguesas|hacer hamburguesas|preparar hamburguesas
preparación de pizzas|hacer pizzas|elaborar pizzas|elaboración de pizzas|preparar pizzas|hornear pizzas
gestionar reservas de restaurante|gestión de reservas de mesa
gestionar reservas hoteleras|tomar reservas de hotel
entrada y salida de huéspedes|check-in y check-out|registrar entradas y salidas de huéspedes|hacer check-in y check-out
recepcionista de noche|atender recepción por la noche
auditoría nocturna|night audit|cierre nocturno del hotel|auditoría nocturna hotelera
conserjería de hotel|atención en conserjería de hotel
limpieza de habitaciones|hacer habitaciones|arreglar habitaciones|aseo de habitaciones
ama de llaves|gobernanta
inspección de habitaciones|revisar habitaciones|supervisar habitaciones
lavar y planchar ropa|lavado y planchado
planchado|planchar|planchar ropa|planchar la ropa
limpieza de zonas comunes|limpieza de áreas comunes|aseo de áreas comunes|limpiar áreas públicas > limpiar pasillos|limpiar pasillos y recepción
limpieza de cristales|limpiar vidrios
limpieza de baños|aseo de baños
limpieza de suelos|fregar suelos|trapear pisos|limpiar pisos|lavar pisos > barrer y fregar suelos
pulido de pisos
limpieza de domicilios|limpiar casas|limpieza de hogares|limpieza doméstica|aseo de casas|limpieza de viviendas
animación hotelera|animar a los huéspedes
guiar turistas|guiar grupos de turistas|hacer visitas guiadas
información turística|informar a turistas|orientar a turistas|atención a turistas|orientación a turistas
venta de paquetes turísticos
emisión de billetes aéreos|emitir boletos aéreos|emitir pasajes aéreos|emisión de pasajes de avión
venta de entradas
coloración de cabello|teñir el cabello|aplicar tintes|teñir pelo|aplicar color de cabello
peinados y recogidos|peinar y hacer recogidos
arreglar barbas|recortar y perfilar barbas
manicura y pedicura|hacer manicura y pedicura|arreglo de manos y pies
poner uñas de gel|aplicar uñas de gel
depilación láser|depilar con láser
limpieza facial|hacer limpiezas faciales
maquillaje|maquillar|maquillar clientas > maquillar novias
dar masajes|hacer masajes
atención en recepción de hotel|trabajar en recepción de hotel
despacho de combustible|expender combustible|echar combustible a clientes
gasolinera|estación de servicio|bencinera
cortar el pelo a perros|corte de pelo canino
elaboración de arreglos florales|hacer arreglos florales|componer arreglos florales|preparar arreglos florales
elaboración de ramos|hacer ramos de flores|armar ramos de flores|preparar ramos de flores
cobro con tarjeta
traslado de equipaje de huéspedes|llevar maletas de huéspedes|llevar equipaje de huéspedes|cargar maletas de huéspedes
maletero de hotel|bell boy
jefe de partida|chef de partie
jefe de cocina|chef de cocina|head chef
camarero|mesero|mozo de restaurante|mesonero
camarera de pisos|recamarera|mucama de hotel|camarista
hacer camas|tender camas|arreglar camas
corte de carne
`;
