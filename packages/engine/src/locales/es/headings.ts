import type { ReadingPack } from '../reading-pack.ts';
import { words } from '../words.ts';

/** Whole headings, by what they begin. */
export const headings: ReadingPack['headings'] = {
  contact: words(`
    contactar | contacto | cómo contactarme | contáctame | dónde encontrarme | datos personales | datos de contacto | información personal |
    información de contacto | datos | ficha personal | enlaces | redes | redes sociales`),
  summary: words(`
    resumen | perfil | perfil profesional | resumen profesional | sobre mí | objetivo |
    objetivo profesional | acerca de mí | extracto | presentación | quién soy | resumen ejecutivo |
    síntesis | objetivos | perfil personal | carta de presentación | propósito | objetivo laboral |
    un poco sobre mí | perfil laboral | síntesis profesional | en pocas palabras | introducción |
    descripción | en breve`),
  experience: words(`
    trabajo autónomo | actividad por cuenta propia | he trabajado | donde he trabajado | lo que he hecho | servicio militar |
    empleos | trabajos | trabajo | empleo | puestos | puestos desempeñados | puestos anteriores |
    cargos | cargos desempeñados | recorrido profesional | recorrido laboral | historia laboral |
    historial laboral | historial profesional | vida laboral | carrera profesional |
    desempeño profesional | experiencia relevante | chambas | chamba | antecedentes laborales |
    mi experiencia | mi trayectoria | trayectoria laboral | actividad profesional |
    situación actual |
    experiencia | experiencia profesional | experiencia laboral | trayectoria |
    trayectoria profesional | historial laboral | historia laboral | experiencia de trabajo |
    trayectoria laboral | empleo | empleos | prácticas | experiencia docente | experiencia clínica |
    antecedentes laborales | antecedentes profesionales | experiencias | experiencia previa |
    puestos | otras experiencias | otra experiencia | experiencia relevante | carrera profesional |
    prácticas profesionales | experiencia investigadora | vida laboral | historial profesional |
    empleos anteriores | trabajos | experiencia en cocina | otros trabajos | actividad profesional |
    desarrollo profesional | trabajo | experiencia en prácticas | pasantías | recorrido profesional |
    dónde he trabajado | experiencia asistencial | empleo actual | cargos desempeñados |
    actividad laboral | desempeño profesional | historial de empleo`),
  education: words(`
    lo que he estudiado | qué he estudiado | dónde he estudiado | he estudiado | estudiado | aprendizaje |
    escuela | escolaridad | mis estudios | estudios realizados | preparación académica |
    antecedentes académicos | trayectoria académica | recorrido académico | titulaciones | títulos |
    títulos académicos | nivel académico | nivel de estudios | instrucción | datos académicos |
    educación | formación | formación académica | estudios | formación reglada | datos académicos |
    titulación | titulaciones | estudios realizados | educación y formación | formación y estudios |
    preparación académica | antecedentes académicos | trayectoria académica | formación profesional |
    escolaridad | historial académico | grado académico | estudios académicos |
    formación universitaria | educación superior | información académica | perfil académico |
    formación y cursos | estudios superiores | formación oficial | nivel de estudios |
    otros estudios | carrera académica | estudios y formación`),
  skills: words(`
    lo que sé hacer | lo que sé | mis habilidades | saberes | manejo de programas |
    aptitudes principales | habilidades | competencias | aptitudes | conocimientos | destrezas | capacidades |
    conocimientos técnicos | habilidades técnicas | conocimientos informáticos | informática |
    competencias técnicas | tecnologías | herramientas | competencias digitales |
    habilidades y competencias | habilidades profesionales | competencias profesionales |
    competencias clave | habilidades blandas | habilidades personales | fortalezas |
    aptitudes y conocimientos | software | programas | áreas de especialidad |
    áreas de conocimiento | lenguajes de programación | especialidades | manejo de software |
    paquetería | habilidades y conocimientos | conocimientos y habilidades |
    competencias personales | competencias informáticas | herramientas y tecnologías | cualidades |
    habilidades informáticas | qué sé hacer | lo que sé hacer | stack | skills | puntos fuertes |
    aptitudes técnicas | ofimática | tecnología | stack técnico | stack tecnológico |
    herramientas informáticas | aptitudes profesionales | conocimientos profesionales`),
  projects: words(`
    proyectos | proyectos personales | proyectos destacados | investigación | proyectos académicos |
    proyectos de investigación | portafolio | portfolio | código abierto | proyectos propios |
    proyectos relevantes`),
  certificates: words(`
    documentos | papeles | otros papeles | papeles en regla | otros carnés | cursos y carnés | carnés y cursos |
    actualización | actualización profesional | otros estudios | otros cursos y estudios | formación continua |
    certificaciones | certificados | licencias | licencias y certificaciones | acreditaciones |
    cursos y certificaciones | certificaciones y cursos | carnés | carnets | permisos |
    cursos y certificados | diplomas | carné de conducir | permiso de conducir |
    licencia de conducir | certificaciones y licencias | colegiación | carnés y permisos |
    certificados y cursos | carnés y certificados | habilitaciones | carnés profesionales |
    formación complementaria | cursos | otra formación | formación adicional | formación continua |
    otros cursos | cursos realizados | seminarios | formación no reglada | cursos y formación |
    cursos y publicaciones | concursos y certificaciones`),
  languages: [
    'idiomas',
    'lenguas',
    'conocimiento de idiomas',
    'competencias lingüísticas',
    'nivel de idiomas',
    'idioma',
  ],
  publications: words(`
    publicaciones | ponencias | patentes | artículos | congresos | conferencias |
    publicaciones y ponencias | comunicaciones | libros`),
  awards: words(`
    premios | logros | reconocimientos | becas | distinciones | premios y reconocimientos | méritos |
    premios y becas | becas y premios | galardones | logros destacados`),
  volunteering: words(`
    voluntariado | voluntariados | actividades | actividades extracurriculares |
    experiencia de voluntariado | trabajo voluntario | participación comunitaria | labor social |
    acción social | voluntario`),
  interests: words(`
    fuera del trabajo | en mi tiempo libre | cuando no trabajo | mis aficiones | ocio | ocio y aficiones | lo que me gusta |
    intereses | aficiones | hobbies | pasatiempos | intereses personales | tiempo libre |
    aficiones e intereses | intereses y aficiones | gustos`),
  references: words(`
    referencias | referencia | referencias laborales | referencias personales |
    referencias disponibles | referencias a petición | recomendaciones | referencias profesionales`),
  other: words(`
    divulgación | divulgación científica | gestión | gestión institucional | gestión académica | gestión universitaria | proyección social |
    docencia | docencia impartida | actividad docente | proyectos de investigación financiados |
    otros datos | otros | información adicional | datos de interés | otros datos de interés |
    información complementaria | disponibilidad | otra información | datos adicionales |
    asociaciones | membresías | varios | observaciones | más información | miscelánea |
    afiliaciones | otros méritos | adicional | datos complementarios`),
};
