/** Spanish people, places and what they are like: each line says one thing, what stands behind ">" says no less; the gate alone reads them. */
export const people1 = `
abuelo|anciano|mayor
académico|universitario
accionista|socio
afectado|damnificado
agropecuario > agrícola y ganadero
agrícola|agrario|campo
alimentario|alimenticio
almacén|nave|bodega|depósito
alumno|aprendiz|participante
alumno|cursillista
alumno|niño|escolar
ambulatorio|centro de salud|consultorio|centro médico
aprendices|alumnos en prácticas
aprendiz|alumno|principiante
artesanal|artesano|a mano|casero
asegurado|cliente
asilo|residencia|geriátrico > residencia de mayores|hogar de ancianos|residencia de ancianos
asistente|espectador|concurrente|invitado
asociado|socio|miembro
atelier|taller
automotriz|automoción|automóvil
autor|escritor
ayuntamiento|municipio|alcaldía|municipalidad
banco|entidad|caja
barato|económico|asequible
barrio|vecindario|vecindad
bañista|usuario
bebé|lactante|recién nacido
becarios|alumnos en prácticas|estudiantes en prácticas|practicantes
biblioteca > sala de lectura
bodega|sótano
bonito|decorativo
boutique|tienda de ropa|tienda de moda
bucal|dental|oral
cafetería|café
callejero|calle
campamento|colonia > campamento de verano|colonia de verano
campamento de verano|colonia de verano
polideportivo|pabellón > campo de deporte
capilar|cabello|pelo
carpintería > taller de madera
casero|doméstico > hecho en casa
central|principal
centro comercial|galería comercial
centro cívico|centro social|centro vecinal|casa de la cultura
centro|sede
chico|joven|muchacho
chofer|conductor
ciudadano|vecino|público
ciudad|localidad|población|municipio
claro|comprensible|sencillo
clientes|clientela|público
cliente|consumidor|usuario
cliente|interesado|persona interesada
cliente|paciente
club|asociación|agrupación|peña
clínica|centro médico|centro sanitario
clínica|consulta|consultorio|hospital
clínico|médico
colaborador|compañero
colegio|escuela|instituto|centro
compañeros|equipo|personal
completo|total
comunidad|barrio
comunidad|finca|edificio
común|compartido|colectivo
contribuyente|ciudadano|declarante
cooperativa|agrupación
correcto|adecuado|apropiado
corto|breve
céntrico|centro
defectuoso|con fallos|con defectos|con taras|en mal estado
delicado|frágil
deportista|atleta|jugador
deportivo|deporte
desempleado|parado|persona en paro
despacho|oficina|bufete
difícil|complicado|complejo
digital|electrónico
digital|en línea|online
discapacitado|persona con discapacidad > persona dependiente
doméstico|hogar|casa
dueño|propietario|amo
económico|financiero
educativo|escolar|docente|pedagógico
elegante|formal
embarcadero|muelle
empleado|compañero
empresarial|empresa|corporativo
empresa|negocio|compañía
empresa|sociedad|casa
entidad|organización|institución|asociación
escuela infantil|jardín de infancia|guardería|preescolar|jardín infantil
escuela|instituto|academia
escénico|teatral|teatro
especialista|profesional
especial|específico|particular
estación|terminal
estadio|campo
estatal|público
estival|verano|veraniego
estropeado|averiado|roto|dañado|descompuesto
estudiante|universitario
estudio|taller
eventual|temporal|ocasional
explorador|scout
extenso|amplio|largo
exterior|externo|fuera
extranjero|foráneo|internacional
extranjero|otros países|fuera del país
familiar|pariente|allegado
familias|padres|padres y madres
familia|parientes
fan|aficionado
feligrés|parroquiano
festivo|feriado|día festivo
fiscal|tributario|impuestos
floral|flores
forestal|bosque|monte
fresco|del día
fronterizo|frontera
frutal|árbol frutal
fundación|entidad|asociación
fábrica|planta|factoría|nave|taller
físico|corporal
fúnebre|funerario
ganadero|pecuario
ganadero|productor
gasolinera|estación de servicio|surtidor
gastronómico|culinario
gente|personas|público
gratuito|gratis|sin coste
grupo|clase|pandilla
grupo|conjunto|banda
gráfico|visual
habitual|frecuente|regular|común|asiduo
hortícola|hortalizas|huerta
hospital|sanatorio|centro hospitalario
huéspedes|clientes|visitantes|alojados
huésped|residente|turista|viajero
húmedo|mojado
iglesia|parroquia|templo
imprenta|taller de impresión
impreso|en papel|papel
inalámbrico|wifi
industrial|industria
infancia|niños|menores
`;
