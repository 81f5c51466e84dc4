/** Spanish sorts of things of daily life and of trades: what stands behind ">" only proves the thing before it, beside what is done with it; our own list. */
export const things4 = `
fruta > manzana|pera|naranja|limón|mandarina|melocotón|albaricoque|ciruela|cereza|fresa|uva|plátano|melón|sandía|kiwi|higo|piña
verdura|hortaliza > patata|lechuga|tomate|zanahoria|cebolla|pimiento|calabacín|berenjena|pepino|coliflor|brócoli|espinaca|judía verde|puerro|acelga|alcachofa
legumbre > garbanzo|lenteja|alubia|judía|guisante
fruto seco > almendra|nuez|avellana|pistacho|castaña
ave|ave de corral > pollo|gallina|codorniz
embutido > chorizo|salchichón|salchicha|morcilla|jamón
pescado > merluza|sardina|atún|salmón|bacalao|trucha|dorada|lubina|anchoa|caballa
marisco > gamba|mejillón|almeja|langostino|pulpo|calamar|ostra|cangrejo|berberecho
lácteo|producto lácteo > leche|queso|yogur|mantequilla|nata
dulce > pastel|tarta|galleta|bombón|bollo|rosquilla
repostería|pastelería > tarta|pastel|bizcocho|galleta|hojaldre|magdalena
bebida > café|zumo|cerveza|vino|refresco|cóctel|infusión
bebida caliente > café|infusión|chocolate
bebida alcohólica > vino|cerveza|licor|cóctel|ron|ginebra
ropa|prenda > camisa|pantalón|vestido|falda|chaqueta|abrigo|uniforme|traje|jersey|blusa
ropa de cama > sábana|manta|funda|edredón|almohada
ropa blanca > sábana|toalla|mantel
mantelería > mantel|servilleta
complemento > bolso|cinturón|bufanda|gorro|sombrero
joya > anillo|collar|pulsera|sortija
vehículo usado|vehículo de segunda mano|vehículo de ocasión|coche usado|coche de segunda mano|coche de ocasión|auto usado|auto de segunda mano|carro usado
banco|entidad bancaria|entidad financiera
mueble|mobiliario > mesa|silla|armario|sofá|cama|cómoda|estantería|escritorio|aparador
electrodoméstico > lavadora|nevera|frigorífico|horno|lavavajillas|microondas|secadora|congelador|aspiradora
utensilio de cocina|menaje de cocina > olla|sartén|cazuela|cuchillo|cacerola
instrumento musical > guitarra|piano|violín|flauta|trompeta|tambor|acordeón
juguete > muñeca|puzle|peluche
vehículo > camión|furgoneta|autobús|moto|taxi|tractor|turismo
maquinaria de obra|maquinaria pesada > excavadora|retroexcavadora|pala cargadora|grúa|apisonadora|bulldozer
maquinaria agrícola > tractor|cosechadora|sembradora|empacadora
embarcación > barco|lancha|velero|yate|buque|bote
aeronave > avión|helicóptero|avioneta
herramienta > taladro|martillo|destornillador|lijadora|amoladora
herramienta eléctrica > taladro|lijadora|sierra eléctrica|amoladora
metal > acero|hierro|aluminio|latón|bronce|plomo|zinc
material de construcción > cemento|ladrillo|yeso|arena|grava|teja
material de oficina > bolígrafo|carpeta|tóner
documentación > contrato|expediente|certificado|escritura
documento de identidad > DNI|pasaporte
publicación > revista|periódico|libro|boletín
texto > artículo|carta|informe|noticia|guion
imagen > foto|dibujo|ilustración|gráfico
material gráfico > cartel|folleto|tríptico|catálogo|banner
ganado > vaca|oveja|cabra|caballo|ternero|cordero
animal doméstico|mascota|animal de compañía > perro|gato|hámster|canario
flor > rosa|clavel|tulipán|lirio|margarita|orquídea
árbol > pino|olivo|roble|encina|chopo|eucalipto|palmera|castaño
arbusto > romero|lavanda|boj|rosal|adelfa
arma > pistola|escopeta|fusil
herida > úlcera|quemadura|corte|llaga
material sanitario > jeringuilla|gasa|venda|guante
ayuda técnica > silla de ruedas|andador|muleta|bastón
deporte > fútbol|baloncesto|natación|tenis|atletismo|judo|balonmano|voleibol|esquí
deporte de equipo > fútbol|baloncesto|balonmano|voleibol|rugby
idioma|lengua extranjera > inglés|francés|alemán|italiano|portugués|chino|ruso|árabe
ciencia > física|química|biología
asignatura > matemáticas|física|química|historia|inglés
alojamiento > hotel|hostal|albergue|camping|apartamento turístico
vivienda > piso|casa|chalé|apartamento|ático
zona verde > jardín|parque|césped
instalación deportiva > piscina|gimnasio|polideportivo|pista de tenis
póliza|seguro > seguro de vida|seguro de hogar|seguro de coche|seguro de salud
préstamo|crédito > hipoteca|préstamo personal
residuo > basura|escombro|aceite usado|chatarra
plaga > cucaracha|rata|chinche|hormiga|termita|mosquito
explosivo > dinamita|barreno
energía renovable > energía solar|energía eólica|energía hidráulica
aerogenerador|molino de viento|turbina eólica
tela|tejido > algodón|lana|seda|lino|terciopelo
`;
