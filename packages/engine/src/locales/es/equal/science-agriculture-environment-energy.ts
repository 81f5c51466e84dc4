/** Spanish, science, agriculture, environment, energy: one line, one meaning; our own list. */
export const scienceAgricultureEnvironmentEnergy = `
diseño de experimentos|planificar experimentos|diseño experimental
realización de experimentos|hacer experimentos|llevar a cabo experimentos|ejecutar experimentos|experimentación en laboratorio
llevar el cuaderno de laboratorio|registro en cuaderno de laboratorio
escribir artículos científicos|redactar papers|redacción de artículos científicos|escribir papers|redactar publicaciones científicas
revisión bibliográfica|revisar literatura científica|revisión de literatura
análisis estadístico|analizar estadísticamente|tratamiento estadístico de datos|tratamiento estadístico
presentar en congresos|exponer en congresos científicos
solicitud de proyectos de investigación|solicitar fondos de investigación
cultivos celulares
extracción de adn|aislar adn
electroforesis|hacer electroforesis|correr geles
clonación molecular|clonar genes|clonaje de genes
cromatografía de gases|análisis por cromatografía gaseosa
espectrofotometría|medir con espectrofotómetro|lecturas en espectrofotómetro
preparación de disoluciones|preparar disoluciones|preparar soluciones químicas
análisis químicos|analizar químicamente|ensayos químicos
análisis microbiológicos|ensayos microbiológicos|control microbiológico
análisis de agua|ensayos de aguas
análisis de suelos|ensayos de suelos|estudios de suelo
validación de métodos analíticos|validar métodos analíticos|validar métodos de ensayo|validación de métodos de ensayo
síntesis orgánica|sintetizar compuestos orgánicos|síntesis de compuestos orgánicos
manejo de animales de laboratorio|cuidar animales de laboratorio
limpieza de material de laboratorio|lavar material de laboratorio
siembra|sembrar|siembra de cultivos > sembrar cereales
plantación|plantar
cosecha|cosechar|recolección de cultivos|levantar la cosecha|cosecha de cultivos|recoger la cosecha
recogida de fruta|recolectar fruta|cosechar fruta|pizca de fruta
vendimia|vendimiar|recoger uva|cosechar uva|corte de uva|recolección de uva|pizca de uva
poda|podar
poda en altura
injerto|injertar|hacer injertos|injertado
riego|regar|riega|regó|riego de cultivos|regar plantas
instalar riego por goteo|instalación de goteo
programación de riego|programar el riego
fertilizar|fertilización|aplicar fertilizantes
carnet de fitosanitarios|carné de aplicador de fitosanitarios|carné de manipulador fitosanitario
control de plagas|combate de plagas
desinsectación y desratización|desinsectar y desratizar|control de roedores e insectos
desbroce|desbrozar|quitar maleza|chapear|deshierbe|desmalezar|control de malas hierbas|quitar malas hierbas|control de maleza|deshierbar|desyerbe|desyerbar|desmalezado|cortar maleza|limpieza de maleza|eliminar maleza
siega de césped|cortar césped|cortar el pasto|corte de grama
mantenimiento de jardines|mantener zonas verdes|mantenimiento de áreas verdes|cuidar zonas verdes > cuidar parques
diseño de jardines
instalar césped artificial|colocar pasto sintético
producción de plantas en vivero|cultivar plantas en vivero
cultivo en invernadero
manejo de tractor|conducir tractor|operar tractor|conducción de tractores|operación de tractor|llevar el tractor
manejar cosechadora|conducir cosechadora|operar cosechadora|operación de cosechadoras|conducción de cosechadora|cosechar con cosechadora|manejar combinada|manejar trilladora
arado de tierras|arar
manejar motosierra|usar motosierra|operar motosierra|trabajar con motosierra
tala de árboles|apeo de árboles|cortar árboles|derribar árboles|apear árboles|tumbar árboles
trabajos forestales
reforestación|reforestar|repoblación forestal|repoblar bosques
combatir incendios forestales|extinción de incendios forestales
alimentación del ganado|alimentar ganado|dar de comer al ganado|echar de comer al ganado|alimentar animales de granja
cuidado del ganado|manejo de ganado|atender el ganado > cuidar vacas|cuidar ovejas|cuidar cabras|cuidar cerdos
pastoreo|pastorear|llevar rebaños a pastar
atender partos de ganado|asistir partos de animales
inseminación artificial|inseminar
cría de cerdos|porcicultura|crianza de cerdos
apicultura|cuidar colmenas|manejo de colmenas|criar abejas
acuicultura|piscicultura|cría de peces
pesca|pescar|faenas de pesca
elaboración de vino|elaborar vino|vinificación|hacer vino
elaboración de queso|elaborar queso|hacer quesos|producción de quesos
agricultura ecológica|agricultura orgánica|cultivo ecológico|producción orgánica agrícola|cultivo orgánico
selección y envasado de fruta|clasificar y envasar fruta|seleccionar y empacar fruta
estudios de impacto ambiental
gestión ambiental|gestión medioambiental
educación ambiental|educar en medio ambiente
gestión de residuos|manejo de residuos|manejo de desechos
separación de residuos|separar residuos|clasificar residuos|clasificación de basura|separar basura|clasificación de residuos
manejo de residuos peligrosos|gestión de residuos peligrosos
reciclaje|reciclar|reciclado
depuración de aguas|tratamiento de aguas residuales|depurar aguas residuales|tratar aguas residuales|depuración de aguas residuales > operar depuradoras
calcular la huella de carbono|medir la huella de carbono
auditar consumos energéticos|hacer auditorías energéticas
certificar energéticamente edificios|emitir certificados energéticos
energías renovables|energías limpias renovables
energía fotovoltaica|energía solar fotovoltaica
mantenimiento de aerogeneradores|mantenimiento de turbinas eólicas
mantenimiento de parques solares|mantener plantas fotovoltaicas|mantenimiento de plantas solares
lectura de contadores|lectura de medidores|tomar lecturas de medidores|toma de lecturas
operar central térmica|operación de termoeléctrica
voladuras|hacer voladuras|tronaduras
cartografía|elaborar mapas|hacer mapas|confección de mapas|cartografiar|elaboración de mapas
elaboración de estudios de impacto ambiental|elaborar estudios de impacto ambiental|redactar estudios de impacto ambiental
residuos peligrosos|desechos peligrosos
energía eólica|energía del viento
aerogeneradores|turbinas eólicas
perforación de pozos de agua|perforar pozos de agua|hacer pozos de agua
cría de aves|criar aves de corral|crianza de aves
aplicación de fitosanitarios|aplicar fitosanitarios|aplicar plaguicidas agrícolas
`;
