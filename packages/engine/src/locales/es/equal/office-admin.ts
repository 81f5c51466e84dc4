/** Spanish, office, admin: one line, one meaning; our own list. */
export const officeAdmin = `
clasificación de correspondencia|clasificar la correspondencia|separar el correo|clasificar el correo|ordenar el correo recibido
reparto de correspondencia|repartir el correo|distribuir la correspondencia|distribución de correspondencia|repartir cartas|entrega de correspondencia|entrega de correo|entregar cartas|reparto postal
franqueo de cartas|poner sellos a cartas|franqueo de correspondencia
registrar entradas y salidas documentos|anotar documentos entrantes y salientes
digitalización de documentos|digitalizar documentos|escanear documentos|pasar papeles al escáner|pasar documentos a digital
digitalización de expedientes|digitalizar expedientes|escanear expedientes|pasar por el escáner expedientes
fotocopiar documentos|hacer fotocopias|sacar fotocopias|sacar copias de documentos|fotocopiado|sacar copias
encuadernación de documentos|encuadernar documentos
destrucción de documentos confidenciales|destruir documentación confidencial|destrucción de papeles confidenciales
transcripción de audios|transcribir grabaciones|pasar grabaciones a texto|transcribir entrevistas|desgrabación de audios
transcripción de dictados|escribir al dictado|mecanografiar dictados|pasar dictados a texto|mecanografiar textos dictados
mecanografía de textos|escribir textos a máquina|tipear textos
toma de notas en reuniones|apuntar lo tratado en reuniones|tomar apuntes en reuniones
convocatoria de reuniones|convocar reuniones|enviar convocatorias de reunión|citar a reuniones
preparación del orden del día|preparar el orden del día|elaborar el orden del día|preparar la agenda de reunión|armar el temario de reunión
reserva de salas|reserva de salas de reuniones|apartar salas de juntas|gestión de salas de reuniones
preparación de salas de reuniones|preparar salas de reuniones|acondicionar salas de juntas|dejar lista la sala de reuniones
material de oficina|artículos de oficina|útiles de oficina|insumos de oficina
pedido de material de oficina|encargar material de oficina|compra de artículos de oficina|comprar útiles de oficina
filtrado de llamadas|cribar llamadas
toma de recados|tomar mensajes telefónicos|anotar recados|tomar mensajes|recibir recados
registrar a los visitantes|registro de visitas|apuntar las visitas en registro|anotar visitas|control de visitantes|anotar visitantes
entrega de tarjetas de visitante|entregar acreditaciones a visitas|dar gafetes a visitantes|entregar pases de visita
actualización de bases de datos|actualizar bases de datos|mantener al día base de datos|mantenimiento de bases de datos de clientes
depuración de bases de datos|limpiar bases de datos
mantenimiento del archivo|mantener el archivo al día|llevar el archivo|gestión del archivo
archivo físico|archivo en papel|archivar documentos físicos
archivo electrónico|archivo digital|archivar digitalmente
apertura de expedientes|dar de alta expedientes|alta de expedientes
tramitación de expedientes|tramitar expedientes|llevar la tramitación de expedientes|dar trámite a expedientes
expedición de certificados|emitir certificados|extender certificados
compulsa de documentos|cotejo de copias con originales
recabar firmas|recoger firmas de documentos|recogida de firmas|recolectar firmas
gestiones bancarias|hacer gestiones en bancos|trámites bancarios|realizar trámites bancarios|diligencias bancarias
gestiones ante organismos públicos|trámites ante la administración pública|hacer trámites en organismos públicos|diligencias ante entidades públicas
caja chica|caja menuda|fondo de caja menor|caja menor
gestión de caja chica|llevar la caja chica|manejo de caja chica|manejar la caja menor|administrar la caja chica
notas de gastos|hojas de gastos|rendición de gastos
tramitar notas de gastos|gestión de notas de gastos|procesar hojas de gastos|gestionar rendiciones de gastos
reserva de vuelos|reservar billetes de avión|reservar pasajes aéreos|reserva de boletos de avión
reserva de hoteles|reservar alojamiento en hoteles|reservaciones de hotel
asistencia a dirección|secretaría de dirección|apoyo administrativo a dirección
asistencia administrativa|apoyo administrativo|soporte administrativo|tareas de apoyo administrativo
tareas administrativas|labores administrativas|trabajo administrativo|funciones administrativas|tareas de oficina
tratamiento de textos|procesamiento de textos|procesar textos
hojas de cálculo|planillas de cálculo|hoja electrónica de cálculo
cumplimentación de formularios|cumplimentar formularios|rellenar formularios|llenar formularios|diligenciar formularios|completar formularios
cumplimentación de impresos|cumplimentar impresos|rellenar impresos|llenar impresos
revisión de formularios|comprobar impresos rellenados|verificar formularios
control de fichajes|revisar los marcajes de entrada|control de marcajes
control de asistencia|llevar control de asistencias
redacción de circulares|escribir circulares internas|elaborar circulares
redacción de oficios|elaborar oficios
envío de paquetería|mandar paquetes por mensajería|envíos por mensajería
pedir mensajeros|solicitar recogida de mensajería
bandeja de correo común|buzón de correo compartido|correo genérico de empresa|buzón genérico
gestión del correo electrónico|llevar la bandeja de correo|atender el buzón de correo
apertura y cierre de oficina
orientación a visitantes|orientar a los visitantes
seguimiento de vencimientos|controlar vencimientos
mantenimiento de directorios de contactos|actualizar la lista de contactos|mantener al día contactos|actualizar el directorio de contactos
traslado de oficina|mudanza de oficina|mudar la oficina|trasladar la oficina
inventario de mobiliario|hacer inventario de muebles
etiquetado de carpetas|rotular carpetas|poner etiquetas a carpetas
solicitud de presupuestos|pedir presupuestos|solicitar cotizaciones|pedir cotizaciones|solicitar presupuestos|solicitud de cotizaciones|pedir presupuestos a proveedores|solicitar ofertas a proveedores|cotizaciones a proveedores
comparación de presupuestos|comparar presupuestos|comparar cotizaciones|comparativa de presupuestos|cuadro comparativo de cotizaciones
taquigrafía|tomar notas taquigráficas|tomar dictado en taquigrafía
combinación de correspondencia|combinar correspondencia
apoyo a varios departamentos|dar apoyo a distintos departamentos|asistir a varias áreas
liquidación de gastos de viaje|rendición de viáticos|comprobación de viáticos|liquidación de viáticos|liquidar gastos de viaje|hojas de gastos de viaje
viáticos|dietas de viaje|gastos de desplazamiento y manutención
`;
