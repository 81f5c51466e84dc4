/** Spanish, sales, customer, service: one line, one meaning; our own list. */
export const salesCustomerService = `
llamadas en frío|cold calling
venta en mostrador
visitas comerciales|visitar a clientes|hacer visitas comerciales
concertación de visitas comerciales|concertar visitas comerciales|agendar visitas con clientes|concertar citas comerciales
ruta comercial|ruta de ventas
cartera de clientes|portafolio de clientes|cartera de cuentas
gestión de cartera de clientes|llevar una cartera de clientes|manejo de cartera de clientes|administrar portafolio de clientes
mantenimiento de cartera|mantener la cartera de clientes|cuidar cartera de clientes
recuperación de clientes|recuperar clientes perdidos
servicio posventa|servicio postventa|atención posventa|atención después de la venta
seguimiento de leads|dar seguimiento a prospectos|seguimiento de prospectos|hacer seguimiento de leads
cualificación de leads|calificar prospectos|cualificar contactos comerciales|calificación de leads|cualificar leads
generación de leads|generar leads|generación de prospectos|generar prospectos|generar contactos comerciales
embudo de ventas|pipeline comercial|pipeline de ventas|embudo comercial
previsión de ventas|prever las ventas|pronóstico de ventas|proyección de ventas|forecast de ventas
informes de ventas|reportes de ventas|informes comerciales > elaborar informes de ventas
argumentario de ventas|guion de ventas|speech de ventas
manejo de objeciones|rebatir objeciones|responder objeciones|gestión de objeciones|tratamiento de objeciones
cierre de ventas|cerrar operaciones de venta
envío de ofertas a clientes|mandar presupuestos a clientes|enviar cotizaciones a clientes
elaboración de presupuestos a clientes|hacer presupuestos para clientes|preparar cotizaciones para clientes|cotizar a clientes|presupuestar a clientes
toma de pedidos|recoger pedidos de clientes|levantar pedidos
introducción de pedidos|introducir pedidos en sistema|grabar pedidos|cargar pedidos en sistema
seguimiento de pedidos|hacer seguimiento de pedidos|rastrear pedidos|dar seguimiento a pedidos|controlar estado de pedidos
tramitación de pedidos|procesar pedidos|gestionar pedidos de clientes|tramitar pedidos|procesamiento de pedidos
tramitar devoluciones|gestión de devoluciones|procesar devoluciones de clientes|procesar devoluciones
reembolsos a clientes|devolver el dinero a clientes|tramitar reembolsos
tramitar garantías|gestión de garantías
alta de clientes|dar de alta clientes|registrar nuevos clientes|alta de nuevos clientes
tramitar bajas de clientes|dar de baja clientes
actualizar datos de clientes|actualización de datos de clientes
atención telefónica al cliente|atender a clientes por teléfono|atender llamadas de clientes|servicio telefónico al cliente
recepción de llamadas|llamadas entrantes|inbound telefónico
emisión de llamadas|llamadas salientes|outbound telefónico
atención por chat|atender clientes por chat|soporte por chat|responder chats de clientes|chat en línea|responder chats
atención por correo electrónico|responder correos de clientes|contestar correos de clientes|atender clientes por correo
atención multicanal|atender por varios canales|atención al cliente multicanal
atención presencial|atención cara a cara|atender al público en persona
atención al público|trato con el público|trato directo con público|cara al público
resolución de dudas de clientes|aclarar dudas a clientes|responder consultas de clientes|atender consultas de clientes|contestar preguntas de clientes|contestar consultas de clientes
resolución de incidencias de clientes|solucionar problemas de clientes
escalado de incidencias|escalar casos a nivel superior|escalamiento de casos|derivar casos al nivel superior
gestión de tickets|atender tickets|manejo de tickets|resolución de tickets|cierre de tickets
medir la satisfacción del cliente
atender en inglés a clientes|servicio al cliente en inglés
pactar condiciones con clientes|acordar condiciones con clientes
elaborar contratos de venta|preparar contratos de venta|elaboración de contratos de venta|redactar contratos de venta
listas de precios|tarifas de precios
objetivos de venta|metas de ventas|cuotas de ventas|objetivos comerciales
promoción en punto de venta|promocionar productos en tienda
ofrecer degustaciones|dar a probar productos
atender estand en feria|atender un stand en ferias|atención en ferias comerciales
apoyo a la red comercial|apoyo a vendedores|soporte al equipo de ventas
administración de ventas|back office comercial|gestión administrativa de ventas
venta en línea|ventas online|vender por internet
venta de seguros|comercializar pólizas|vender pólizas|comercialización de seguros|comercializar seguros|colocar pólizas
venta de billetes|venta de boletos|venta de pasajes|expender billetes|emisión de billetes
ventas internacionales|vender en el extranjero|ventas al exterior
análisis de la competencia|estudiar a los competidores|análisis de competidores
cálculo de comisiones|calcular comisiones de vendedores
teleoperación|trabajo en call center|trabajar en centro de llamadas
venta de vehículos|ventas de automóviles|vender coches
venta de coches usados|vender coches de segunda mano|vender autos usados|venta de vehículos de ocasión|venta de seminuevos
respuesta en redes sociales|responder mensajes de redes sociales|contestar mensajes en redes sociales|atención al cliente por redes sociales|atender mensajes en redes sociales
actualización de tarifas|actualizar listas de precios|actualizar tarifas de precios|poner al día las tarifas
clientes difíciles|clientes conflictivos
retención de clientes
`;
