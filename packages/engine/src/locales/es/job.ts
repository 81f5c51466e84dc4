import type { JobPack } from '../job-pack.ts';
import { apart } from './apart.ts';

export const job: JobPack = {
  headings: {
    requirements:
      'qué hace falta|lo que hace falta|hace falta|qué necesitas para triunfar con nosotros|escolaridad|nivel de estudios|estudios|nivel académico|requisitos físicos|qué nos gustaría ver en ti|quien se presente deberá acreditar|lo que buscamos|idiomas|requisitos de acceso|requisitos de participación|lo que necesitamos de ti|lo que pedimos|qué necesitamos|lo que necesitamos|lo que esperamos de ti|qué esperamos|qué traes|lo que traes|qué buscamos en ti|requisitos|requisitos mínimos|requisitos imprescindibles|requisitos del puesto|perfil|tu perfil|perfil requerido|perfil buscado|perfil del candidato|qué buscamos|que buscamos|buscamos|qué necesitas|qué pedimos|se requiere|se pide|se solicita|imprescindible|formación|formación y experiencia|experiencia|experiencia requerida|conocimientos|conocimientos requeridos|competencias|habilidades|aptitudes|qué aportas|lo que aportas|qué esperamos de ti|cualificaciones|titulación|a quién buscamos|quién eres|sobre ti|necesitas|stack tecnológico|herramientas|tus conocimientos|requerimientos|tienes|eres',
    preferred:
      'qué se agradece|se agradece|se agradecerá|te dará puntos extra|se tendrá en cuenta|y si encima|y si además|si además|méritos|méritos que puntúan|méritos valorables|otros méritos|no es imprescindible, pero suma|no imprescindible, pero suma|extras|te querremos más si|mejor si|ideal si|nos encantaría que además tuvieras|nos encantaría que|qué nos gustaría|lo que nos gustaría|nos gustaría|sumará puntos|suma puntos|te hará destacar|marcará la diferencia|ideal si además|se valora|se valorará|valorable|deseable|requisitos deseables|requisitos valorables|valoramos|se valorará positivamente|nos encantaría|plus|será un plus|puntos extra|no imprescindible|opcional|conocimientos deseables',
    duties:
      'que se encargue de|se encargue de|se encargará de|te encargarás de|te ocuparás de|se ocupe de|encargarse de|ocuparse de|las siguientes funciones|las siguientes tareas|tareas van a ser|cometidos|cometidos del puesto|qué vas a hacer|lo que vas a hacer|lo que harás|a qué te dedicarás|cuál será tu trabajo|tu papel|funciones|tus funciones|funciones principales|principales funciones|responsabilidades|tus responsabilidades|principales responsabilidades|tareas|tus tareas|qué harás|que harás|tu misión|misión|misión del puesto|descripción del puesto|descripción|descripción de la oferta|el puesto|sobre el puesto|tu día a día|tu rol|el rol|objetivo del puesto|cuál será tu papel|en qué consistirá tu trabajo|resumen|resumen del puesto',
    benefits:
      'qué hay a cambio|qué recibes|retribuciones|retribución económica|sueldo|y nosotros qué ponemos|qué ponemos|nosotros ponemos|lo que ponemos|lo que te llevas|qué damos|lo que damos|qué te damos|qué te llevas|qué ganas|lo que ganas|a cambio|ofrecemos|qué ofrecemos|que ofrecemos|se ofrece|te ofrecemos|beneficios|nuestros beneficios|condiciones|salario|retribución|ventajas|por qué trabajar con nosotros|por qué nosotros|condiciones laborales|remuneración|qué te ofrecemos|horario',
    company:
      'sobre|sobre nosotros|quiénes somos|quienes somos|la empresa|nuestra empresa|sobre la empresa|acerca de nosotros|nuestro equipo|el equipo|nuestro cliente|nuestra misión|nuestros valores',
    legal:
      'igualdad de oportunidades|igualdad|diversidad|protección de datos|aviso legal|política de privacidad|inclusión|compromiso con la igualdad',
    apply:
      'documentación a presentar|documentación requerida|documentación|cómo solicitar|cómo aplicar|inscripción|candidatura|candidaturas|contacto|envía tu cv|proceso de selección|inscríbete|interesados|próximos pasos',
    skip: 'zona|zona de trabajo|jornada laboral|modalidad|modalidad de trabajo|ubicación|lugar de trabajo|tipo de contrato|jornada|referencia|departamento|fecha de inicio|incorporación|datos de la oferta',
  },
  headingRoots: {
    benefits:
      'ponemos|te damos|a cambio|ganas|damos|regal|llevas|ofrec|prestacion|benefici|ventaja|salario|sueldo|retribuc|remunerac|condicion|compensac',
    preferred:
      'no es imprescindible|no imprescindible|no obligatori|no es obligatori|si encima|si además|mérito|puntúa|sumará|extra|bonus|encantar|mejor si|opcional|valora|deseable|plus|ideal|suma|gustar',
    requirements:
      'ver en ti|deberá|deberás|acreditar|debes|tienes|sabes|qué tienes|pedimos|piden|traes|aportas|eres|requisit|requerim|perfil|necesit|buscamos|exig|imprescindible|formación|conocimient|competencia|habilidad|solicita|experiencia|esperamos',
    duties:
      'cometido|vas a hacer|te dedicar|encargar|hacer|harías|trabajo|funcion|tarea|activid|responsabil|misión|harás|rol|puesto|desempeñ|día a día',
    company: 'sobre nosotros|quiénes somos|empresa',
    apply: 'candidat|contacto|inscri|aplica',
  },
  headingVerbs: 'incluyen|incluye|son|consisten|consiste|comprenden|comprende|serán|abarcan|abarca',
  cues: {
    formal:
      'nacionalidad|no padecer|no haber sido separado|no haber sido separada|no hallarse inhabilitado|no estar inhabilitado|edad máxima|jubilación|vehículo propio|coche propio|sin experiencia|no se requiere experiencia|no es necesaria experiencia|contrato temporal|contrato de|periodo de prueba|período de prueba|residencia en|residir en|edad entre|edad mínima|jornada completa|media jornada|carta de vacunación|referencias comprobables|disposición a|permiso de trabajo|permiso de residencia|incorporación inmediata|fecha de incorporación|mayor de edad|mayores de edad|sexo indistinto|sexo femenino|sexo masculino|ambos sexos|estado civil|vivir cerca|residir cerca|disponibilidad inmediata|se aceptan estudiantes|estudiantes bienvenidos|documentación en regla',
    required:
      'imprescindible|obligatorio|obligatoria|se requiere|se exige|requisito|mínimo|al menos|necesario',
    must: 'imprescindible|obligatorio|obligatoria|necesario|necesaria|requerido|requerida|requiere|se requiere|requerimos|debe|deberá|debes|tienes|aportas|cuentas con|experiencia en|experiencia con|experiencia como|experiencia demostrable|experiencia previa|conocimientos de|conocimientos en|conocimiento de|dominio de|dominio del|manejo de|manejo del|nivel alto|nivel avanzado|capacidad de|capacidad para|habilidad para|titulación|titulación en|grado en|licenciatura|formación en|al menos|mínimo|mínima|como mínimo|buscamos|se busca|se precisa|sólidos|sólida|amplia experiencia|experto en|experta en|fluido|acreditado|acreditada|estar en posesión',
    preferred:
      'no necesario|no es necesario|no hace falta|mejor que mejor|si además|sería ideal|sería estupendo|nos encantaría|suma puntos|sumará puntos|puntúa|puntuará|bienvenido|no obligatorio|no excluyente|aprecia|se apreciará|se valora|se valorará|se valorarán|valorable|valoramos|deseable|preferible|preferiblemente|preferentemente|idealmente|será un plus|un plus|es un plus|ventaja|no imprescindible|opcional|recomendable|positivamente',
    duty: 'harás|te ocuparás de|tu trabajo será|vas a|te encargarás|serás responsable|responsable de|tus funciones|las funciones|entre tus funciones|participarás|gestionarás|realizarás|colaborarás|desarrollarás|darás|llevarás',
    benefits:
      'prestaciones de ley|prestaciones superiores|vales de despensa|seguro de gastos médicos|aguinaldo|fondo de ahorro|afore|infonavit|caja de ahorro|bono por|ofrecemos|se ofrece|salario|sueldo|retribución|vacaciones|días de vacaciones|seguro médico|seguro de vida|ticket restaurante|cheque restaurante|teletrabajo|horario flexible|flexibilidad horaria|contrato indefinido|estabilidad|formación continua|plan de carrera|descuentos|bonus|incentivos|pagas|ambiente de trabajo|incorporación inmediata|coche de empresa|gimnasio|guardería|comisiones',
    offers: 'ofrecemos|te ofrecemos|le ofrecemos|se ofrece|recibirás|disfrutarás de',
    company:
      'somos una|somos un|somos líderes|empresa líder|empresa dedicada|fundada en|nuestra empresa|nuestros clientes|con sede en|desde hace|con más de|años de historia|años en el sector',
    legal:
      'tratamiento de datos|datos personales|todas las candidaturas|política de privacidad|igualdad de oportunidades|sin distinción|independientemente de|discapacidad|diversidad|orientación sexual|identidad de género|protección de datos|rgpd|discriminación|género|raza|certificado de discapacidad|no discriminación',
    apply:
      'pregúntanos|consúltanos|envía|enviar|inscríbete|inscribirse|tu candidatura|candidaturas|carta de presentación|tu cv|currículum|contacta|interesados|entrevista|proceso de selección|te esperamos',
  },
  or: 'o|u|y/o|o bien',
  examples: 'como|tales como|por ejemplo|p. ej.|p.ej.|tipo|entre otros|del tipo',
  oneOf: 'al menos uno|al menos una|alguno de|alguna de|algún|uno de|una de',
  years: {
    unit: 'anos?',
    month: 'mes(?:es)?',
    several: 'varios años|amplia experiencia|años de experiencia',
    numbers: {
      'un par de': 2,
      algunos: 2,
      un: 1,
      uno: 1,
      dos: 2,
      tres: 3,
      cuatro: 4,
      cinco: 5,
      seis: 6,
      siete: 7,
      ocho: 8,
      nueve: 9,
      diez: 10,
    },
    to: 'a|-|–|—|o|y',
    orMore: 'o más|plus',
    experience: 'experiencia|trabajando|práctica|ejercicio|en un puesto|en puesto|en el sector|como',
    age: 'antigüedad|edad|edades|sexo|sexos|hombre|hombres|mujer|mujeres|masculino|femenino',
    not: 'periodo de prueba|período de prueba|empresa con|garantía|niños de|niños menores|menores de|años de edad|de historia|desde hace|llevamos|fundada|mayor de|aniversario|contrato de|en el mercado|de trayectoria',
  },
  degrees: {
    school:
      'enseñanza media|educación media|media completa|bachillerato|eso|graduado escolar|graduada escolar|educación secundaria|graduado en educación secundaria|graduada en educación secundaria|graduado en eso|graduada en eso|graduado en la eso|graduada en la eso|graduado en secundaria|graduada en secundaria|secundaria|secundario completo|secundaria completa|título secundario|estudios secundarios|preparatoria|preparatoria terminada|prepa terminada',
    vocational:
      'formación profesional|formación como|formación completada|formación finalizada|formación _ terminada|formación _ completada|título de técnico|titulación de técnico|titulación en|título en|título de|titulado en|titulada en|estudios de formación|oficialía|aprendizaje como|fp|ciclo formativo|grado medio|grado superior|cfgs|cfgm|técnico superior|técnico en|técnica en|técnico medio|técnica superior|ciclo superior|ciclo medio|fp ii|auxiliar de enfermería|tcae|tcp|módulo superior|certificado de profesionalidad|tecnólogo',
    bachelor:
      'lic. en|lic en|lic.|ing. en|ing.|grado|grado en|grado universitario|licenciatura|licenciado|licenciada|diplomatura|diplomado|diplomada|ingeniería|ingeniería técnica|ingeniero|ingeniera|titulación universitaria|título universitario|estudios universitarios|titulación superior|titulado universitario|carrera universitaria|arquitectura|graduado en|graduada en|graduado/a|graduado/a en|egresado/a|egresado de la carrera|egresada de la carrera|formación universitaria|magisterio',
    master: 'máster|master|posgrado|postgrado|mba|maestría|ingeniería superior',
    doctorate: 'doctorado|doctor|doctora|phd|ph.d.',
  },
  namedAlone: {
    at: 'universidad|univ.',
    not: 'diplomado|diplomatura|diploma|curso|cursos|taller|seminario|congreso|jornadas|en curso|cursando|trunco|trunca|inconcluso|inconclusa|incompleto|incompleta|sin terminar|sin concluir|abandonado|abandonada|semestre|semestres|asignaturas|materias|capacitación|certificado|técnico|técnica|tecnólogo|tecnicatura|asistente|auxiliar',
  },
  apprenticed: 'ciclo formativo|maestría industrial|aprendiz|oficial de primera',
  commercial: 'gestión administrativa|administración y finanzas|administrativo|administrativa',
  lowerDegrees:
    'grado medio|grado superior|grado básico|graduado en eso|graduada en eso|graduado en la eso|graduada en la eso|graduado en educación secundaria|graduada en educación secundaria|graduado en secundaria|graduada en secundaria|graduado escolar|graduada escolar',
  raised:
    'formación profesional de grado superior|formación profesional superior|ciclo formativo de grado superior|ciclo formativo superior|fp de grado superior|fp grado superior|fp superior|grado superior|cfgs|técnico superior|técnica superior|ciclo superior|módulo superior',
  trainings:
    'formación de cocinero|formación de cocina|formación de enfermería|formación en enfermería|formación de|formación en|escuela de hostelería|auxiliar de enfermería',
  degreeWord:
    'título de|título en|titulación en|título|grado|titulación universitaria|estudios universitarios|título universitario|titulación superior',
  noDegrees: [
    'grado avanzado|grado alto|como ingeniero|como ingeniera|alto grado|elevado grado|gran grado|cierto grado|mayor grado|menor grado|buen grado|en grado sumo|grado de autonomía|grado de responsabilidad|grado de iniciativa|grado de implicación|grado de compromiso|grado de exigencia|grado de madurez|grado de discapacidad|grado de satisfacción|grado de cumplimiento|grado de detalle|grado de dificultad|grado de avance|grado de organización|grado de flexibilidad|grado de independencia|grado de motivación|grado de confidencialidad|grado de empatía|grado de polivalencia|grado de dependencia|grado alimentario|grado centígrado|# grados',
    'todo eso|por eso|eso es|con eso|y eso|de eso|a eso|eso sí|eso te|eso mismo|si eso|eso nos|eso lo|eso que|eso no|eso significa|para eso|es eso|sobre eso',
    'el doctor|la doctora|del doctor|de la doctora|consulta de doctor|consulta de doctora|al doctor|con doctores|el ingeniero|la ingeniera|al ingeniero|del ingeniero|con ingenieros|un ingeniero de',
    'formación en prevención|formación en prl|formación en riesgos|formación en primeros auxilios|formación en igualdad|formación en seguridad|formación en alérgenos|formación en manipulación|formación en haccp|formación en appcc|formación en trabajos|formación en altura',
    'conocimientos de ingeniería|conocimiento de ingeniería|departamento de ingeniería|equipo de ingeniería|oficina de ingeniería|área de ingeniería|proyectos de ingeniería|empresa de ingeniería|empresas de ingeniería|ingeniería inversa|ingeniería social|ingeniería de detalle|ingeniería de procesos',
    'docente de preparatoria|docentes de preparatoria|maestro de preparatoria|maestra de preparatoria|profesor de preparatoria|profesora de preparatoria|alumnos de preparatoria|clases de preparatoria|grupos de preparatoria|alumnos de secundaria|alumnado de secundaria|profesor de secundaria|profesora de secundaria|profesorado de secundaria|docente de secundaria|clases de secundaria|en secundaria|etapa de secundaria|alumnos de bachillerato|alumnado de bachillerato|clases de bachillerato|en bachillerato|máster data|master data|scrum master|master class',
  ].join('|'),
  besideDegree:
    'cualquier especialidad|cualquier área|cualquier rama|cualquier|especialidad|especialidades|área|rama|universitarios|universitarias|universitario|universitaria|finalizados|finalizadas|finalizado|terminados|terminado|concluidos|reconocido|reconocida|superior|superiores|oficial|nivel',
  relatedField:
    'similar|o similar|o afín|afín|afines|relacionado|relacionada|relacionados|equivalente|o equivalente|área relacionada',
  languageNames: {
    en: 'inglés|ingles',
    es: 'español|castellano',
    fr: 'francés',
    de: 'alemán',
    zh: 'chino|mandarín',
    it: 'italiano',
    pt: 'portugués',
    nl: 'neerlandés|holandés',
    pl: 'polaco',
    ru: 'ruso',
    ja: 'japonés',
    ko: 'coreano',
    ar: 'árabe',
    tr: 'turco',
    hi: 'hindi',
    sv: 'sueco',
    da: 'danés',
    no: 'noruego',
    fi: 'finés|finlandés',
    cs: 'checo',
    uk: 'ucraniano',
    ro: 'rumano',
    el: 'griego',
    he: 'hebreo',
    vi: 'vietnamita',
    ca: 'catalán|valenciano',
    hu: 'húngaro',
    bn: 'bengalí',
    ur: 'urdu',
    eu: 'euskera',
    gl: 'gallego',
    bg: 'búlgaro',
    hr: 'croata',
    sr: 'serbio',
    ast: 'asturiano',
    qu: 'quechua',
    gn: 'guaraní',
    ay: 'aymara',
    nah: 'náhuatl',
    ssp: 'lengua de signos|lengua de signos española|lse',
    ber: 'bereber|tamazight',
  },
  notSpoken: {
    behind:
      'de semana|de mes|de trimestre|de año|de temporada|de curso|de lucro|de uso|de obra|de enero|de febrero|de marzo|de abril|de mayo|de junio|de julio|de agosto|de septiembre|de octubre|de noviembre|de diciembre|comerciales|sociales|educativos|benéficos|solidarios|estadísticos|publicitarios|propios',
    before:
      'otros|estos|esos|dichos|tales|los|sus|corte|llave|marca|marcas|cocina|gastronomía|vino|vinos|mercado|mercados|cliente|clientes|proveedor|proveedores|derecho|empresa|equipo|restaurante|restaurantes|queso|quesos|pan|medicina|masaje|grupo|sede|filial|banco|jardín|estilo|mueble|pasaporte',
  },
  levels: {
    A1: 'a1|principiante',
    A2: 'a2|básico|nociones|nivel básico|elemental',
    B1: 'b1|intermedio|nivel medio|conversacional',
    B2: 'b2|nivel medio-alto|medio-alto|buen nivel|intermedio alto|first',
    C1: 'muy buen|muy bueno|muy buen nivel|c1|fluido|fluida|avanzado|nivel alto|alto|nivel avanzado|advanced|profesional|con fluidez|hablado y escrito|excelente',
    C2: 'c2|bilingüe|proficiency|dominio',
    native: 'nativo|nativa|lengua materna',
  },
  languageCue:
    'hablas|hablar|hable|nivel|idioma|idiomas|hablado|escrito|fluido|fluidez|bilingüe|nativo|dominio|hablar|lengua|conocimientos|b1|b2|c1|c2|alto',
  certificate:
    'certificación|certificaciones|certificado|certificada|certificados|carnet|carné|carnet de conducir|permiso de conducir|licencia|registro de conducir|libreta de conducir|brevete|colegiado|colegiada|colegiación|homologación|acreditación|habilitación|carretillero|manipulador de alimentos|título oficial',
  rankWord: '',
  certificateWord:
    'en vigor|vigente|certificado de|certificado en|certificación de|certificación en|certificado|certificación|certificaciones|título de',
  soft: 'imagen cuidada|buena imagen|al aire libre|empatía|comunicación asertiva|comunicación efectiva|comunicación fluida|buena comunicación|trato|buen trato|trato empático|trato amable|saber estar|ilusión|orientación al detalle|orientación a|resolución|resolutivo|resolutiva|puntualidad|orden y|y orden|ganas de|disposición para|disposición a|disponibilidad para|disponibilidad horaria|disponibilidad de horario|disponibilidad de tiempo|excelente presentación|buena presentación|rolar turnos|pasión por|interés por|interés en|vehículo propio|coche propio|turnos rotativos|fines de semana|actitud|vocación|sensibilidad|amabilidad|don de gentes|iniciativa|trato con|gusto por|curiosidad',
  reasons: 'ya que|porque|puesto que|pues|dado que',
  wishLead: 'idealmente|preferiblemente|preferentemente|a ser posible|si es posible|de preferencia',
  lead: 'preferentemente en|preferentemente|preferiblemente en|preferiblemente|idealmente en|idealmente|has trabajado con|has trabajado en|has tocado|has usado|conoces|sabes de|sabes|haber trabajado con|haber|conocer el sector de|conocer la|conocer el|conocer|saber usar|saber|tener|contar con|poseer|acreditar|experiencia con|experiencia en|experiencia de|experiencia como|experiencia demostrable en|experiencia previa en|experiencia|conocimientos de|conocimientos en|conocimientos|conocimiento de|conocimiento en|muy buen conocimiento de|buen conocimiento de|buenos conocimientos de|dominio de|dominio del|dominio|manejo de|manejo del|manejo|capacidad de|capacidad para|capacidad|habilidad para|habilidades de|habilidades en|habilidades|disponibilidad para|formación en|formación de|formación|nivel alto de|nivel avanzado de|nivel|muy|buen|buena|buenos|alto|alta|sólidos|amplia|amplios|se valorará|se valora|valorable|imprescindible|necesario|se requiere|tienes|cuentas con|con|en|de|del|la|el|los|las|un|una|al menos|mínimo|como mínimo|demostrable|previa|y|o|como|posesión de|estar en posesión de|persona|ser|atención a',
  tail: 'de preferencia|preferentemente|preferiblemente|a ser posible|si es posible|no excluyente|no excluyentes|excluyente|excluyentes|obligatoria|necesario|necesaria|exigible|será valorado|serán valorados|indispensable|deseables|valorables|será valorable|valorable|deseable|imprescindible|se valorará|se valora|completada|completado|es un plus|un plus|requerido|requerida|obligatorio|y|o|demostrable|previa|experiencia',
  negation:
    'sin experiencia|no tengo experiencia|sin conocimientos|no dispongo|aún no|todavía no|me gustaría aprender|quiero aprender|nunca he',
  stop: 'mín|min|máx|el|la|los|las|lo|un|una|unos|unas|y|e|o|u|de|del|a|al|en|con|por|para|sin|sobre|entre|hasta|desde|hacia|según|como|que|qué|se|su|sus|tu|tus|mi|mis|nuestro|nuestra|nuestros|nuestras|es|son|ser|fue|era|está|están|estar|ha|han|haber|hay|tiene|tener|tienes|no|sí|si|más|muy|también|así|etc|este|esta|estos|estas|ese|esa|esos|esas|todo|toda|todos|todas|cada|otro|otra|otros|otras|mediante|durante|ante|bajo|cual|cuales|quien|donde|cuando|te|nos|le|les|me|yo|él|ella|ellos|ellas|usted|tanto|través|ya|pero|ni|puede|pueden|debe|será|serás|dentro|p|ej|además',
  generic:
    'programa|programas|aplicación|aplicaciones|cargo|cargos|menos|mínimo|mínima|experiencia|trabajo|trabajar|trabajando|equipo|equipos|conocimientos|conocimiento|capacidad|habilidades|habilidad|nivel|buen|buena|años|año|meses|mínimo|mínima|empresa|empresas|puesto|perfil|funciones|función|responsable|responsabilidades|requisitos|imprescindible|valorable|valorará|deseable|formación|gestión|gestionar|desarrollo|desarrollar|realizar|realización|apoyo|atención|cliente|clientes|servicio|servicios|proyecto|proyectos|proceso|procesos|área|áreas|sector|organización|planificación|control|seguimiento|elaboración|mantenimiento|calidad|sistema|sistemas|herramientas|herramienta|uso|manejo|dominio|nuevas|nuevos|nuevo|nueva|diferentes|distintos|persona|personas|incorporar|buscamos|ofrecemos|contrato|jornada|horario|salario|oportunidad|colaborar|colaboración|garantizar|asegurar|coordinar|coordinación|mejora|mejorar|resultados|objetivos|soluciones|problemas|comunicación|profesional|profesionales|similar|demostrable|previa|principales|diario|diaria|departamento|informes|tareas|ámbito|entorno',
  roleWords:
    'responsable|técnico|técnica|especialista|asistente|auxiliar|ayudante|consultor|consultora|analista|gerente|director|directora|jefe|jefa|coordinador|coordinadora|encargado|encargada|administrador|administradora|operario|operaria|agente|asesor|asesora|experto|experta|gestor|gestora|ingeniero|ingeniera|desarrollador|desarrolladora|becario|becaria|supervisor|supervisora|empleado|empleada|oficial|profesional|manager|representante|ejecutivo|ejecutiva|servicios|equipo',
  seniority: {
    junior:
      'junior|becario|becaria|prácticas|en prácticas|aprendiz|ayudante|auxiliar|recién titulado|trainee',
    senior: 'senior|sénior|experto|experta|principal',
    lead: 'jefe|jefa|director|directora|responsable|encargado|encargada|gerente|líder|coordinador|coordinadora|supervisor|supervisora|lead|manager',
  },
  titleNoise:
    'oferta de empleo|oferta de trabajo|se busca|buscamos|vacante|se solicita|solicita|puesto de|m/f|h/m|m/h|h/m/d|h/m/x|jornada completa|media jornada|tiempo completo|tiempo parcial|remoto|híbrido|presencial|teletrabajo|indefinido|temporal|incorporación inmediata',
  inflections: 's|es|a|o|as|os',
  derivations:
    'arás|erás|irás|ará|erá|irá|aciones|ación|adores|adora|ador|adoras|amientos|amiento|imientos|imiento|ciones|ción|siones|sión|mente|idades|idad|ando|iendo|ados|adas|ado|ada|idos|idas|ido|ida|ar|er|ir|ales|al|eros|eras|ero|era|ería|erías|istas|ista|icos|icas|ico|ica|ivos|ivas|ivo|iva|antes|ante|entes|ente|encia|encias|ancia|ancias|os|as|es|o|a|e|s|ía|ías|able|ables|ura|uras',
  twoWays: { carné: 'carnet', carnés: 'carnets' },
  apart,
};
