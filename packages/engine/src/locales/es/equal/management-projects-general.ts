/** Spanish, management, projects, general: one line, one meaning; our own list. */
export const managementProjectsGeneral = `
elaborar el plan de proyecto|planificar el proyecto|planeación del proyecto|planificación de proyectos|programación de proyectos
elaborar cronogramas|hacer el cronograma
seguimiento de proyectos|dar seguimiento a proyectos|hacer seguimiento de proyectos|monitoreo de proyectos|control de proyectos
control de plazos|seguimiento de plazos|vigilar plazos
controlar hitos|seguimiento de hitos
definir el alcance|definición del alcance|delimitar el alcance del proyecto
presupuestar proyectos|elaborar presupuestos de proyecto
control de costes
gestión del cambio|change management|administración del cambio
partes interesadas|stakeholders|grupos de interés
gestión de partes interesadas|gestionar stakeholders|gestión de grupos de interés|manejo de stakeholders
reuniones de seguimiento|juntas de seguimiento|sesiones de seguimiento|reuniones de avance
informes de avance|reportes de avance|informes de progreso
cierre de proyectos|finalización de proyectos
registrar lecciones aprendidas|documentar lecciones aprendidas
gestión de riesgos de proyecto
asignación de recursos|asignar recursos|reparto de recursos|distribuir recursos
asignación de tareas|asignar tareas|repartir tareas|distribuir tareas|delegar tareas|distribución de tareas|delegación de tareas
priorización de tareas|priorizar tareas|establecer prioridades|ordenar tareas por prioridad|fijar prioridades
organización del trabajo|organizar el trabajo|organizar las tareas diarias|organización de tareas
liderazgo de equipos
supervisión de personal|supervisar empleados|supervisar trabajadores > supervisar a camareros|supervisar a cocineros|supervisar a operarios|supervisar a técnicos|supervisar a limpiadoras|supervisar a cajeros|supervisar a administrativos|supervisar a peones|supervisar a mecánicos|supervisar a electricistas|supervisar a vendedores|supervisar a albañiles|supervisar a mozos de almacén|supervisar a personal de cocina
motivación de equipos|motivar equipos|motivar al personal|motivación del personal
moderación de reuniones|moderar reuniones
facilitación de talleres|facilitar talleres|dinamizar talleres|conducir talleres
dar retroalimentación|dar feedback|retroalimentación al personal|retroalimentar al equipo
reuniones individuales con empleados|reuniones uno a uno|one to one
evaluaciones de rendimiento|evaluación de desempeño|evaluar a los empleados|evaluar al personal|evaluación del personal
fijación de objetivos|fijar objetivos|definir objetivos|establecer metas|definición de objetivos|establecer objetivos
seguimiento de objetivos|dar seguimiento a metas|controlar el cumplimiento de objetivos|seguimiento de metas
indicadores de gestión|indicadores de desempeño|indicadores de rendimiento|métricas de desempeño|KPI|indicadores clave|KPIs|indicadores clave de desempeño
cuadro de mando integral|balanced scorecard|tablero de mando integral
planificación estratégica|planeación estratégica|planeamiento estratégico
desarrollo de negocio|business development|desarrollar nuevos negocios
establecer alianzas|crear alianzas estratégicas|forjar alianzas
creación de empresas|crear una empresa
trabajar por cuenta propia|freelance|trabajador independiente|cuenta propia
digitalización de procesos|digitalizar procesos|pasar procesos a digital
automatización de procesos|automatizar procesos
rediseño de procesos|redefinir procesos
mapeo de procesos|diagramar procesos|modelar procesos
documentación de procesos|documentar procesos|documentar procedimientos
estandarización de procesos|estandarizar procesos|normalizar procesos|unificar procedimientos|estandarizar procedimientos
gestión de proveedores|administrar proveedores
gestión de contratos|administración de contratos|administrar contratos|llevar contratos
gestión del tiempo|administración del tiempo|organizar bien el tiempo
trabajo bajo presión|trabajo en situaciones de presión
orientación al cliente|orientado al cliente|enfoque al cliente
orientación a resultados|orientado a resultados|enfoque a resultados
resolución de problemas|solucionar problemas|solución de problemas
toma de decisiones
pensamiento analítico|capacidad analítica|capacidad de análisis
aprendizaje rápido|facilidad para aprender
habilidades de comunicación|capacidad de comunicación|habilidades comunicativas|facilidad para comunicar|dotes de comunicación
capacidad de organización|habilidades organizativas|dotes organizativas
disponibilidad para viajar|disposición para viajar|dispuesto a viajar
disponibilidad inmediata|incorporación inmediata|disponible de inmediato
turnos rotativos|turnos rotatorios|rolar turnos
trabajo en fines de semana|turnos de fin de semana
trabajo nocturno|trabajar de noche|turno nocturno|turno de noche
permiso de conducir|carnet de conducir|licencia de conducir|carné de conducir|licencia de manejo
vehículo propio|coche propio|auto propio|carro propio
consultoría de empresas|asesorar empresas|asesoría empresarial|asesoramiento a empresas
implantación de normas iso|implantar normas iso|implementar normas iso
sostenibilidad empresarial|sustentabilidad empresarial
proponer mejoras|aportar mejoras|sugerir mejoras|presentar propuestas de mejora
gestión de crisis|manejar crisis|gestionar situaciones de crisis
trabajo multidisciplinar|equipos multidisciplinares
equipos remotos|equipos a distancia|equipos distribuidos
entorno internacional|ambiente internacional
cartera de proyectos|portafolio de proyectos|portfolio de proyectos
habilidades sociales|habilidades interpersonales
disponibilidad horaria
apertura de sucursales|abrir nuevas sucursales
plan estratégico
atención al detalle|cuidado del detalle|atento al detalle
reuniones de equipo|juntas de equipo|dirigir reuniones de equipo|llevar reuniones de equipo
revisión de avances|revisar el progreso
informar del avance|informar de progresos|reportar avances
presentar ante la dirección|presentar ante directivos|exponer a la dirección
`;
