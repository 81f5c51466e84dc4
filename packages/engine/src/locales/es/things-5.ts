/** Spanish things by the name of either side of the ocean; they say a thing beside what is done with it; our own list. */
export const things5 = `
manta|cobija|frazada
armario|ropero|clóset|placar
ternero|becerro
pinchazo|ponchadura|pinchadura
zumos|jugos
cremallera|cierre relámpago|cierre@anorak chaqueta pantalón costura coser coso bolso
gafas|anteojos|lentes@sol vista óptica graduados graduadas
camiseta|playera|remera
falda|pollera@costura coser ropa
calcetín|media@ropa par pares
zapatillas|zapatillas de deporte|zapatillas deportivas|calzado deportivo
cazadora|chamarra
patatas|papas
plátano|banana|banano
alcachofa|alcaucil
tomate|jitomate
carne picada|carne molida
maletero|cajuela|baúl@coche auto taxi
volante|timón@coche auto
gasolinera|estación de servicio|bomba de gasolina
aparcamiento|estacionamiento|parqueadero|parking
billete de tren|boleto de tren|pasaje de tren
billetes de tren|boletos de tren|pasajes de tren
billete de avión|boleto de avión|pasaje aéreo
billetes de avión|boletos de avión|pasajes aéreos
entrada|boleto@cine teatro concierto taquilla museo
piso|apartamento|departamento@alquiler renta arriendo venta inquilino inquilinos
pisos|apartamentos|departamentos@alquiler renta arriendo venta inquilino inquilinos
alquiler|renta|arriendo
váter|inodoro|excusado
cubo|balde|cubeta
bombilla|foco@cambiar instalar lámpara lámparas|ampolleta|bombita
portátil|laptop|notebook
ratón|mouse
zapatería|tienda de calzado
papelera|cesto de basura|bote de basura|tacho de basura
cubo de basura|bote de basura|tacho de basura
bolígrafo|lapicera
carpeta|fólder
pegamento|goma de pegar
pizarra|pizarrón
guardería|jardín infantil|jardín de niños|estancia infantil
camarero|mesero|garzón
fontanero|plomero|gasfitero
tabique|pared divisoria|muro divisorio
tabiques|paredes divisorias|muros divisorios
correo|correspondencia@carta cartas reparto repartir entrega
cartas y paquetes|correspondencia y paquetería
paquetes|paquetería|encomiendas
parte de incidencias|reporte de incidentes|informe de incidencias
partes de incidencias|reportes de incidentes|informes de incidencias
personal eventual|trabajadores temporales|personal temporal|trabajadores eventuales
nómina|planilla de sueldos|planilla de pago
cortacésped|cortadora de césped
`;
