/** Spanish things of work: each line says one thing, what stands behind ">" says no less; the gate alone reads them. */
export const thingsReworded2 = `
extintor|matafuegos
extracto|movimientos
exámenes|pruebas|controles
fachada|exterior
factura|recibo|comprobante
faena|trabajo
ficha|hoja
ficha|registro|tarjeta
fichero|base de datos
fiesta|celebración
figura|pieza
filtro|cartucho
finca|explotación|granja|campo
flor|planta
folleto|prospecto|díptico
fondos|dinero
formulario|ficha|solicitud
frutas y verduras|productos frescos|frutas y hortalizas
fuga|escape|pérdida
función|representación
furgoneta|furgón|van
ganado|reses|animales
garaje|cochera
gasto|desembolso
gimnasio > sala de fitness
goma|caucho
grabación|registro
granja|establo > explotación ganadera
grano|cereal
grifo|llave|canilla
grúa|elevador
guantes|protecciones
género|surtido
género|tela
habitación|dormitorio|estancia|alcoba
hemeroteca|archivo
herramienta|utillaje|instrumento|útiles
hilo|cuerda
historial|expediente > historia clínica
historia|relato
hoja|folio
hora extra|hora extraordinaria
horario|cuadrante > planilla de turnos
horario|jornada
huésped|cliente
idea|propuesta|sugerencia
impresora > equipo de impresión
incendio|fuego
incidencia|problema|fallo|avería
incidencia|suceso|incidente
incidente|suceso
indicación|señal
informe|estudio
informe|parte|memoria
ingrediente|producto
ingresos|entradas|ganancias
inmueble|propiedad|vivienda|finca
instalaciones|locales|dependencias
instalaciones|planta|recinto
instrumental|instrumentos|material
inventario|existencias|listado
jardín|zona verde|zonas verdes|áreas verdes
jaula|box|establo
jornada|día|turno
juego|dinámica
juguete|juego
laboratorio|lab
labor|tarea|faena
ladrillo|tabique
lavadora|lavarropas
lección|tema
lencería|ropa blanca
lengua|idioma
letrero|rótulo|señal
ley|norma
leña|madera
librería|estantería
libros|fondos
libro|ejemplar|volumen|obra
limpieza|higiene
limpieza|lavado|fregado
llamada|comunicación telefónica
local|sala|espacio
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
marca|firma
material > materia prima
útiles de oficina|papelería > material de oficina
material escolar|útiles escolares
material|insumo|suministro
medida|acción
medida|dimensión
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
noticia|información|reportaje
novedad|lanzamiento
nómina|planilla|salarios > recibo de salario
número|cifra
objeto|artículo|pieza|cosa
obras|reformas|trabajos
obra|edificio
obra|montaje|función
oferta|promoción
oferta|propuesta|presupuesto
oficina|administración
oficina|dependencia|sede
olla|cazuela|cacerola
operación|intervención|cirugía
operación|transacción
ordenador|equipo informático|computadora|pc
orden|instrucción
palé|palet|tarima|estiba
panadería|tahona|obrador
panel|cuadro
panel|placa
pantalón|prenda
papeleo|trámites > gestiones administrativas
papeleta|boleta
paquete|pedido
pared|muro|tabique
pareja|par
parque|jardín
parte|informe
parte|pieza
partida|lote
pasillo|galería
pasta|masa
pavimento|suelo|piso
pedido|solicitud|encargo
peligro|riesgo
pelota|balón
pelo|cabello
película|film|cinta|largometraje
periodo|etapa|época|temporada
permiso|licencia|autorización
petición|solicitud|demanda
`;
