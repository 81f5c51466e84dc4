/** Spanish, two names of one occupation or workplace, in several countries; our own list. */
export const occupations = `
socorrista|guardavidas|salvavidas|guardavida
pastelero|pastelera|repostero|repostera|confitero|confitera
community manager|gestor de redes sociales|gestora de redes sociales|administrador de redes sociales
colectivero|chofer de colectivo|conductor de autobús|conductora de autobús|chofer de autobús|conductor de guagua|busero
camionero|camionera|conductor de camión|chofer de camión|conductor de camiones|tráilero
taxista|chofer de taxi|conductor de taxi
repartidor|repartidora|mensajero@paquetes entrega reparto
barrendero|barrendera|operario de limpieza viaria
basurero|recolector de basura|recogedor de basura
camarera de pisos|mucama|recamarera|camarera de habitaciones
camarero|camarera|mesero|mesera|mozo@mesas restaurante bar
cocinero|cocinera
lavaplatos|friegaplatos|fregaplatos
barman|cantinero|coctelero
portero|conserje|conserje de finca
vigilante de seguridad|guardia de seguridad|vigilante jurado|guarda de seguridad
limpiadora|señora de la limpieza|personal de limpieza|afanadora
empleada del hogar|empleada doméstica|trabajadora del hogar|asistenta
niñera|canguro|nana|cuidadora de niños
maestra de infantil|parvularia|educadora de párvulos
maestro de primaria|profesor de primaria|maestra de primaria
monitor de comedor|monitora de comedor|cuidador de comedor
profesor particular|profesora particular|maestro particular
auxiliar de enfermería|TCAE|auxiliar de clínica
auxiliar de geriatría|gerocultor|gerocultora
cuidador de ancianos|cuidadora de ancianos|cuidador de adultos mayores|cuidadora de adultos mayores
matrona|partera|comadrona|obstetra
fisioterapeuta|kinesiólogo|terapeuta físico|fisioterapista
logopeda|fonoaudiólogo|fonoaudióloga|terapeuta del lenguaje
celador|camillero
odontólogo|dentista|odontóloga
protésico dental|técnico dental|mecánico dental
farmacéutico|químico farmacéutico
peluquero|peluquera|estilista
manicurista|manicura@uñas
contable|contador|contadora
auxiliar contable|auxiliar de contabilidad|ayudante de contador
administrativo|oficinista|administrativa
telefonista|operador telefónico|operadora telefónica
teleoperador|teleoperadora|agente telefónico|agente de call center|operador de call center
recepcionista
reponedor|reponedora|repositor|surtidor@tienda estantes lineales
dependiente|dependienta|vendedor de tienda|vendedora de tienda
visitador médico|representante farmacéutico|agente de propaganda médica
agente inmobiliario|corredor de propiedades|corredor inmobiliario|asesor inmobiliario
técnico de nóminas|analista de nómina|liquidador de sueldos
reclutador|reclutadora|técnico de selección|seleccionador
diseñador gráfico|diseñadora gráfica|grafista
editor de vídeo|montador de vídeo|editor de video
programador|programadora|desarrollador|desarrolladora
carretillero|montacarguista|operador de montacargas|conductor de carretillas
mozo de almacén|almacenista|bodeguero|auxiliar de almacén|operario de almacén
peón|ayudante de obra|peón de obra
fontanero|fontanera|plomero|gásfiter|plomera
electricista|técnico electricista
cerrajero
pintor de brocha gorda|pintor de obra|pintor de casas
carpintero|carpintera
soldador|soldadora
gruista|operador de grúa|gruero
palista|operador de excavadora|maquinista de excavadora
mecánico de coches|mecánico automotriz|mecánico de automóviles
chapista|hojalatero|chapistero|latonero@carrocería coches
jornalero|trabajador agrícola|peón agrícola|bracero
ganadero|criador de ganado
apicultor|apicultora
viticultor|viñador
jardinero|jardinera
fumigador|técnico en control de plagas
bombero|bombera
policía local|policía municipal|guardia urbano
ascensorista|técnico de ascensores|técnico de elevadores
costurera|modista
ordenador|computadora|computador|PC
neumático|llanta|cubierta@rueda coche taller
autobús|colectivo|ómnibus|guagua
aparcamiento|estacionamiento|parking|playa de estacionamiento
judías|frijoles|alubias|porotos
melocotón|durazno
guardería|jardín infantil|estancia infantil|jardín maternal
hipoteca|crédito hipotecario|préstamo hipotecario
hipotecas|créditos hipotecarios|préstamos hipotecarios
`;
