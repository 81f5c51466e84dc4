/** Spanish people, places and what they are like: each line says one thing, what stands behind ">" says no less; the gate alone reads them. */
export const people2 = `
infantil|niños
informático|ordenador
inmobiliario|inmuebles
inquilinos|arrendatarios|vecinos
instituto|secundaria > centro de enseñanza
intensivo|intenso
interior|interno|dentro
invernal|invierno
invitado|asistente|huésped
jurídico|legal
juvenil|jóvenes
juzgado|tribunal
laboral|trabajo|empleo
lectores|público lector
lector|usuario
librería|tienda de libros
libre|disponible
local|zona|municipal
manual|a mano
marítimo|naval|mar
matadero|rastro|camal
matinal|matutino|mañana
mayores|ancianos|personas mayores|tercera edad|adultos mayores
menor|niño|joven
metálico|metal
municipal|ayuntamiento|alcaldía
museo > sala de exposiciones
musical|música
médico|sanitario|salud
nadador|bañista
naves|almacenes
navideño|navidad > fiestas de navidad
necesario|preciso|requerido
necesitado|vulnerable|desfavorecido
negocio familiar|empresa familiar
niños|menores|pequeños|peques|chicos|críos
normal|habitual|corriente
novios|pareja
nuevos compañeros|recién incorporados|nuevos empleados|personal nuevo|recién llegados
nuevo|reciente|novedoso
numeroso|muchos
obligatorio|exigido
obra|tajo
oral|verbal|hablado
original|propio
oyente|audiencia
padres|progenitores
papás|padres
parcela|terreno|solar
parroquia|comunidad
participantes|asistentes|inscritos
pasajeros|viajeros|público
pasajero|viajero|cliente
pedagógico|educativo|didáctico
peluquería|salón de belleza|salón de peluquería
pendiente|por hacer|por resolver|sin resolver
pensionista|jubilado
pequeño|reducido|chico
perdido|extraviado|olvidado
periodístico|prensa|periodismo
persona sin hogar|sin techo|indigente
personal|empleados|plantilla|equipo|trabajadores
pesado > de gran tonelaje
plató|estudio
plural|variado
popular|conocido
portuario|puerto
posterior|siguiente
posventa|después de la venta
preescolar|infantil
presencial|en el aula
preso|interno|recluso
principiantes|novatos|iniciación > nivel inicial
privado|particular
profesional|laboral
provisional|temporal
próximo|cercano
publicitario|publicidad
quirúrgico|quirófano|cirugía
recién|nuevo
refugiado|asilado
regional|región|zona
remoto|a distancia
residencial|vivienda
residentes|internos|usuarios|ancianos
respiratorio|respiración
restaurante|mesón|establecimiento > casa de comidas
rural|campo|pueblo
rápido|veloz|ágil
sabroso|rico
recepción > sala de espera
salarial|sueldo|salario
salón|sala|comedor
sanitario > personal sanitario|personal de salud
personal sanitario|personal de salud
seguidor|suscriptor|follower
sencillo|simple|fácil|básico
servicio|unidad|departamento
socio|miembro|abonado
solidario|benéfico
suave|delicado
suburbano|periferia
supermercado|súper|autoservicio
suscriptor|abonado
tecnológico|tecnología|técnico
telefónico|teléfono
televidente|espectador
temático|tema
terapéutico|terapia
textil|tela|ropa
tienda|negocio|almacén
titular|dueño
trabajador|operario|empleado|obrero
tradicional|clásico
tranquilo|calmado
transeúnte|peatón|viandante
transportista|repartidor|chófer
turistas|visitantes|viajeros|turismo
turístico|turismo|turistas
universidad|facultad|campus
urbano|ciudad
urgente|prioritario|de urgencia
usado|de segunda mano|segunda mano
usuarios|clientes|beneficiarios|personas usuarias
vacío|libre|desocupado
vecindario|vecinos|barrio
vecinos|residentes|propietarios|comunidad
verde|vegetal
veterinario|animal
viejo|antiguo|usado
virtual|online|en línea|a distancia
visitantes|público|visitas|turistas
vulnerable|en riesgo
víctima|afectado
zapatería|tienda de zapatos|tienda de calzado
zoo|zoológico|parque zoológico
útil|práctico
`;
