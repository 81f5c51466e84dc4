/** Spanish, hr, recruiting: one line, one meaning; our own list. */
export const hrRecruiting = `
publicación de ofertas de empleo|publicar vacantes|publicar ofertas de trabajo|anunciar vacantes|publicación de vacantes|postear vacantes|publicar ofertas de empleo|colgar ofertas de empleo|publicar avisos de empleo|colgar vacantes en portales|publicar avisos de vacantes
redacción de ofertas de empleo|redactar ofertas de trabajo|redactar anuncios de empleo|escribir anuncios de vacantes|redactar vacantes|redactar avisos de empleo|redactar avisos de vacantes|escribir ofertas de empleo
criba curricular|filtrar currículos|preselección de currículos|filtrar cv
preselección de candidatos|preseleccionar candidatos|primera selección de candidatos|preselección de postulantes
entrevistar a postulantes|entrevistas a candidatos|realizar entrevistas de selección
entrevistas por competencias|entrevistas basadas en competencias
coordinación de entrevistas|concertar entrevistas|agendar entrevistas|citar a candidatos|programar entrevistas
verificación de referencias|verificar referencias laborales|comprobar referencias|chequeo de referencias|comprobación de referencias|verificar referencias|validación de referencias
búsqueda directa de candidatos|headhunting|caza de talentos|búsqueda directa de profesionales
búsqueda activa de candidatos|buscar candidatos|sourcing de candidatos|rastrear perfiles de candidatos
base de datos de candidatos|bolsa de candidatos|banco de candidatos
descripción de puestos|descripciones de puestos|elaborar perfiles de cargo|definir perfiles de puesto|descripción de cargos
valoración de puestos|valorar puestos de trabajo|evaluación de puestos|valuación de puestos
pruebas psicotécnicas|pruebas psicométricas
dinámicas de grupo|realizar dinámicas de grupo
acogida de nuevos empleados|inducción de personal|inducir al personal nuevo|recibir a las nuevas incorporaciones
manual de bienvenida|manual de acogida|manual de inducción|guía de bienvenida
entrevistas de salida|entrevistar a quien se marcha|entrevistas de desvinculación|entrevista de egreso
desvinculación de personal|desvinculaciones laborales|proceso de salida de empleados
administración de personal|gestión administrativa de personal|administrar personal
expedientes de personal|expedientes de empleados|legajos de personal|carpetas de personal|fichas de empleados|archivos de personal
gestión de expedientes de personal|mantener expedientes de empleados|llevar legajos de personal
elaboración de contratos laborales|elaborar contratos de trabajo|redactar contratos laborales|preparar contratos de trabajo|hacer contratos de trabajo|confección de contratos laborales
altas y bajas de empleados|altas y bajas de personal|alta y baja de trabajadores|altas y bajas en la seguridad social|altas en la seguridad social|dar de alta a trabajadores|afiliaciones y bajas|dar de alta y baja a trabajadores|tramitar altas y bajas
prórrogas de contratos|prorrogar contratos de trabajo|renovación de contratos laborales|renovar contratos de trabajo
bajas médicas|incapacidad temporal|licencias médicas|incapacidades médicas
gestión de bajas médicas|tramitar bajas médicas|tramitar incapacidades|gestionar partes de baja|tramitar licencias médicas
accidentes de trabajo|accidentes laborales
absentismo|ausentismo|absentismo laboral|ausentismo laboral|ausencias de personal|control de absentismo|control de ausentismo|control de ausencias|gestión del absentismo
control de absentismo|seguimiento del absentismo|controlar el ausentismo|controlar ausencias de personal
gestión de vacaciones|controlar vacaciones del personal|control de vacaciones|llevar las vacaciones|cuadrar vacaciones|planificación de vacaciones
control horario|registro de jornada|control de la jornada laboral|registro horario
elaborar el calendario laboral|confeccionar el calendario laboral|elaboración del calendario laboral|confeccionar el calendario de trabajo
plan de formación|plan de capacitación|programas de formación|programas de capacitación > elaborar planes de formación
detección de necesidades formativas|detectar necesidades de formación|diagnóstico de necesidades de capacitación|detectar necesidades de capacitación|identificar necesidades formativas
organización de cursos|organizar cursos|organizar formaciones|organizar capacitaciones|organización de capacitaciones|planificar cursos
tramitar formación bonificada|gestionar bonificaciones de formación|tramitación de formación bonificada|tramitar cursos bonificados|gestión de formación bonificada
evaluación de la formación|evaluar las capacitaciones|evaluar cursos de formación
encuesta de clima laboral|encuestas de clima
trato con sindicatos|interlocución sindical|relaciones sindicales
representantes de los trabajadores|representación legal de trabajadores
negociación colectiva|negociar convenios colectivos
convenio colectivo|contrato colectivo de trabajo|convención colectiva de trabajo|pacto colectivo de trabajo
procedimientos disciplinarios|expedientes disciplinarios
redactar cartas de despido|preparar cartas de despido|elaborar cartas de despido
plan de carrera|planes de carrera profesional
planes de sucesión|planificación de la sucesión
retención del talento|retención de empleados
compensación y beneficios|retribución y beneficios sociales|compensation and benefits
política retributiva|política salarial|política de compensaciones
bandas salariales|escalas salariales|tabuladores salariales|tablas salariales
prestaciones a empleados|beneficios para empleados
retribución flexible|beneficios flexibles
plan de igualdad
marca empleadora|employer branding
ferias de empleo|ferias laborales
trabajo temporal|empleo temporal
orientación laboral|orientar en búsqueda de empleo|asesoramiento para encontrar empleo|orientación para el empleo|ayudar a buscar trabajo|orientación sociolaboral|orientar a desempleados|apoyo en la búsqueda de empleo|acompañar en la búsqueda de empleo|apoyar la búsqueda de trabajo|ayudar a encontrar empleo
outplacement|ayudar a despedidos a recolocarse
inserción laboral|inserción sociolaboral|ayudar a insertarse laboralmente
tramitar permisos de trabajo|tramitación de permisos de trabajo
indicadores de recursos humanos|métricas de personal|indicadores de rrhh
rotación de personal|rotación de plantilla|rotación de empleados
portal del empleado|autoservicio del empleado|portal de autoservicio de empleados
programa de prácticas|programa de pasantías|programa de practicantes
dotación de personal|dotar de personal|cubrir puestos|cobertura de vacantes
elaboración de planes de formación|elaborar planes de capacitación|diseñar planes de formación|diseño de planes de capacitación
notificación de accidentes laborales|notificar accidentes de trabajo|comunicar accidentes de trabajo|tramitar partes de accidente laboral
aplicación de pruebas psicotécnicas|aplicar test psicotécnicos|pasar pruebas psicotécnicas|administrar pruebas psicotécnicas
elaboración de organigramas|elaborar organigramas|dibujar organigramas|confeccionar organigramas
clima laboral|clima organizacional|ambiente laboral
gestión de convenios de prácticas|tramitar convenios de prácticas|tramitar convenios de pasantía
entrevistas telefónicas a candidatos|entrevistar por teléfono a candidatos
`;
