/** Spanish, law, public, service, compliance, security: one line, one meaning; our own list. */
export const lawPublicServiceComplianceSecurity = `
redacción de demandas|elaborar demandas|escribir demandas
redacción de escritos judiciales|redactar escritos procesales|preparar escritos judiciales|redactar escritos para juzgado|elaborar escritos judiciales
presentación de demandas|presentar demandas|interponer demandas|radicar demandas|interposición de demandas|reclamaciones judiciales
contestación a demandas|contestar demandas|responder demandas
interponer recursos de apelación|apelar sentencias
asistencia a juicios
defensa letrada|defensa en juicio
litigar|llevar pleitos|llevar litigios
asesoramiento jurídico|asesoría jurídica|asesorar jurídicamente|asesoría legal|asesoramiento legal|asesorar en temas legales
emitir dictámenes jurídicos|redactar informes jurídicos
derecho mercantil|derecho comercial|legislación mercantil
derecho penal|materia penal
derechos de autor
registro de marcas|inscripción de marcas|tramitar registro de marcas|solicitudes de marca
constitución de sociedades|constituir sociedades|constitución de empresas|constituir empresas|crear sociedades mercantiles
redactar escrituras|preparar escrituras|elaborar escrituras públicas
trabajo en notaría|empleado de notaría
expedir copias de escrituras|sacar copias notariales|expedición de copias notariales
preparar poderes notariales|redactar poderes
preparar actas notariales|redactar actas notariales|elaboración de actas notariales|redactar actas de notaría
inscripciones registrales|inscribir en el registro|inscribir escrituras en registro
solicitar notas simples|pedir notas simples
tramitar herencias|llevar sucesiones|tramitación de herencias|tramitación de herencias y sucesiones|tramitar sucesiones|tramitar herencias y sucesiones|juicios sucesorios
tramitar divorcios|llevar divorcios
reclamación de deudas judicial|reclamar deudas en juzgado|cobro judicial de deudas
concurso de acreedores|procedimientos concursales
gestión de certificados digitales|tramitar certificados digitales
controlar plazos procesales|control de términos judiciales
llevar expedientes judiciales|gestionar expedientes judiciales
practicar notificaciones|notificar resoluciones judiciales|diligencias de notificación
auxilio judicial|apoyo en juzgado
arbitrar controversias|procedimientos arbitrales
trámites de extranjería|gestiones de extranjería
tramitar nacionalidad y residencia|solicitudes de nacionalidad y residencia
atención al ciudadano
ventanilla de atención
registro general de documentos|registrar documentos de ciudadanos
empadronamiento|empadronar|altas en padrón
expedir documentos de identidad|expedir dni y pasaportes
procedimiento administrativo|procedimientos administrativos
contratación pública|compras públicas|contratación administrativa
redactar pliegos|elaborar pliegos|elaborar bases de licitación
gestión de subvenciones|tramitar subvenciones|tramitación de subvenciones
justificación de subvenciones|justificar subvenciones|justificar ayudas públicas
diseño de políticas públicas|formular políticas públicas
concurso de oposición|proceso selectivo público
recaudación de tributos|recaudar impuestos locales|recaudación municipal|cobro de tributos
protección de datos|protección de datos personales|privacidad de datos|protección de la información personal
data protection officer|oficial de protección de datos|delegado de protección de datos
ejercicio de derechos arco|tramitar derechos arco
prevención de blanqueo|prevención del lavado de activos|prevención de lavado de dinero|antilavado|antiblanqueo
reportar operaciones sospechosas|comunicar operaciones sospechosas
verificar identidad de clientes|verificación de identidad de clientes|comprobar la identidad de clientes
revisar listas restrictivas|consultar listas restrictivas
programa de cumplimiento|programas de compliance|plan de cumplimiento normativo
código ético|código de conducta
canal de denuncias|línea ética|canal ético|buzón de denuncias
prevención de delitos|prevención penal corporativa
prevención del fraude|lucha contra el fraude
auditar internamente|hacer auditorías internas
control interno|sistema de control interno
redactar políticas internas|elaborar políticas internas
vigilancia de instalaciones|custodia de instalaciones
vigilancia de edificios|custodiar edificios
vigilante de seguridad|guardia de seguridad|elemento de seguridad privada
vigilar por cámaras|monitorear cámaras|visionado de cámaras|monitoreo de cctv|control de cámaras|operación de CCTV|operar CCTV
respuesta a alarmas|acudir a alarmas|atender activaciones de alarma
registro de bolsos|control de bolsos y pertenencias
control de equipajes con escáner|inspeccionar equipaje con rayos x|control de rayos x de equipajes|escáner de equipajes|revisar equipajes por rayos X
protección de personas|escoltar personas
transporte de fondos|traslado de valores|transporte de valores
control de aforo
vigilancia de eventos
redactar partes de incidencias|reporte de novedades de seguridad
evacuación de edificios|evacuar edificios|evacuaciones de personas
manejo de extintores|uso de extintores|usar extintores
revisión de extintores
regulación del tráfico|dirigir el tránsito|regular el tráfico|control de tránsito|dirigir el tráfico|ordenación del tráfico
levantar atestados|redactar atestados|instruir atestados
investigación de delitos|investigar delitos|investigación criminal|investigaciones policiales
atención de denuncias|recoger denuncias|tomar denuncias|recibir denuncias
custodia de llaves|control de llaves|guardar llaves
debida diligencia|due diligence
elaboración de planes de emergencia|elaborar planes de emergencia|redactar planes de emergencia
monitoreo de alarmas|monitorizar alarmas|vigilar señales de alarma
seguimiento de expedientes judiciales|seguir expedientes en juzgados|revisar estado de expedientes judiciales
portero de edificio|conserje de edificio
elaboración de informes periciales|elaborar dictámenes periciales|redactar informes periciales|elaborar informes periciales|preparar informes periciales|confeccionar informes periciales
organización de simulacros de evacuación|organizar simulacros de evacuación
`;
