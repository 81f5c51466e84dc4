import type { ReadingPack } from '../reading-pack.ts';
import { pairs, words } from '../words.ts';
import { employers } from './employers.ts';
import { headings } from './headings.ts';
import { studies } from './studies.ts';
import { titleWords } from './title-words.ts';
import { told } from './told.ts';
import { trades } from './trades.ts';

export const reading: ReadingPack = {
  language: 'es',
  headings,

  leave: words(`
    nacido en | nacida en |
    pausa | pausa laboral | baja maternal | excedencia | en paro | búsqueda de empleo |
    baja maternal | baja de maternidad | baja por maternidad | permiso de maternidad | permiso parental |
    excedencia | excedencia por cuidado | cuidado de | cuidando a | cuidando de | desempleo | desempleado |
    desempleada | erte | en erte | en paro | parado | parada | año sabático | pausa laboral |
    búsqueda de empleo | licencia por maternidad | licencias por maternidad | en casa con | en casa cuidando | crianza | ama de casa |
    permiso por maternidad | permiso de paternidad | descanso maternal | licencia de maternidad |
    licencia sin goce | licencia médica | incapacidad médica | crianza de | cuidado familiar |
    cuidado de familiar | dedicación a la familia | dedicación al hogar | labores del hogar | año de
    viaje | viaje por | sabático`),
  headingFillers: words(`
    breve | resumida | resumido |
    profesional | profesionales | laboral | laborales | y | e | de | del | la | el | los | las | mi |
    mis | relevante | relevantes | principal | principales | otros | otras | otra | adicional |
    complementaria | académica | académicos | técnicas | técnicos | destacados | destacada | reciente |
    actual | en | a | parte | continuación | general | generales | áreas | & | personales | personal |
    seleccionadas | seleccionados | escogidas |
    cursados | cursadas | realizados | realizadas | formal | formales | reglados | previos | previas |
    anteriores | anterior | obtenidos`),
  documentTitles: words(`
    europass |
    currículum | curriculum | currículum vítae | curriculum vitae | currículo | hoja de vida | cv |
    página | currículum de | cv de | perfil de | perfil profesional de | trayectoria de | hoja de vida de | solicitud de empleo | ficha curricular | síntesis curricular | datos curriculares`),
  months: [
    ['ene', 'enero'],
    ['feb', 'febrero', 'febr'],
    ['mar', 'marzo', 'mzo'],
    ['abr', 'abril'],
    ['may', 'mayo'],
    ['jun', 'junio'],
    ['jul', 'julio'],
    ['ago', 'agosto', 'agto'],
    ['sep', 'sept', 'septiembre', 'set', 'setiembre'],
    ['oct', 'octubre'],
    ['nov', 'noviembre'],
    ['dic', 'diciembre'],
  ],
  yearParts: words(`
    primavera | verano | otoño | invierno | principios de | mediados de | finales de | inicio | fin |
    curso | trimestre | semestre | aprox | previsto | prevista | año | años | cursando | promoción |
    navidad | navidades | veranos | inviernos | otoños | primaveras | temporadas | campañas | vendimia |
    vendimias | semana santa | curso escolar | curso académico | cursos | año escolar | ciclo escolar |
    ciclo lectivo | cuatrimestre | graduación | t1 | t2 | t3 | t4 | principios | finales | mediados | campaña | temporada`),
  present: words(`
    la presente fecha | presente fecha | la presente | fecha presente |
    act | pte |
    presente | actual | actualidad | actualmente | hoy | la actualidad | la fecha | ahora | en curso |
    fecha | el presente | el momento | vigente | cursando | el día de hoy | a la fecha |
    sigo allí | sigo ahí | sigo aquí | continúo | continúo allí`),
  since: ['desde', 'desde el', 'a partir de', 'desde hace'],
  sinceBehind: ['en adelante'],
  yearJoiners: ['y', 'e'],
  until: ['hasta'],
  to: words(`
    a | al | hasta | hasta el | hasta la | a la | y`),
  from: ['en', 'de', 'desde', 'del', 'entre'],
  dateFillers: ['de', 'del', 'el', 'año', 'la'],
  durationUnits: ['año', 'años', 'mes', 'meses', 'semanas', 'semana'],
  ...studies,
  through: words(`vía`),
  organizationSuffixes: words(`
    s.a. | s.l. | sa | sl | s.l.u. | slu | s.a.u. | sau | s.a. de c.v. | sa de cv | de c.v. | c.v. |
    s. de r.l. | s.r.l. | srl | s.a.s. | sas | ltda | ltda. | s.coop. | s. coop. | coop | cía | cía. |
    e.i.r.l. | spa | s.c. | s.l.l. | c.b. | s.p.a. | scp | s.l.p. | a.c. | hnos. | hnos`),
  organizationWords: employers,
  organizationFields: words(`
    aceros | cementos | pinturas | maderas | frutas | tejidos | calzados | confecciones | semillas |
    piensos | conservas | aceites | aceitunas | fríos | obras | estructuras | eventos | limpiezas |
    ascensores | viveros | muebles | instalaciones | producciones | ediciones | gráficas |
    inversiones | mudanzas | fletes | refrigeración | climatización | jardinería | hormigones |
    áridos | excavaciones | maquinarias | repuestos | autopartes | plásticos | envases | químicos |
    quesos | carnes | pescados | mariscos | vinos | cafés | pastas | helados | dulces | flores |
    textiles | cueros | vidrios | cristales`),
  unitWords: words(
    `servicio | unidad | departamento | delegación | dirección | sección | división | área | gerencia | facultad | cátedra`,
  ),
  titleWords: [...titleWords, ...trades],
  titleForms: words(`
    ador | adora | edor | edora | idor | idora | ero | era | ista | ólogo | óloga | ógrafo | ógrafa |
    ónomo | ónoma | iatra | tor | tora | sor | sora | ario | aria | ante | triz | euta`),
  abbreviations: words(
    `hnos | cía | fdez | mtro | lic | ing | adm | téc | dpto | depto | resp | prof | aux | enf | esc | col | gral | cdad | univ | sta | sto | dra | mtra`,
  ),
  titleModifiers: words(`
    jefe | jefa | senior | júnior | junior | adjunto | adjunta | subdirector | subdirectora |
    responsable | auxiliar | primer | segundo | segunda | becario | becaria | prácticas | general |
    interino | interina | suplente | vice | sub`),
  at: ['en', 'para', 'con', 'por'],
  atOnly: [],
  told,
  labels: {
    given: ['nombres', 'nombre de pila'],
    family: ['apellidos', 'apellido'],
    name: words(`
      nombre, apellidos | mi nombre | postulante | solicitante | candidato | candidata | aspirante | remitente |
      apellido(s) / nombre(s) | apellidos / nombre | nombre(s) / apellido(s) | apellidos y nombres | nombres y apellidos | nombre y apellido |
      nombre | nombre y apellidos | nombre completo | apellidos | apellidos y nombre | nombres |
      apellido`),
    email: words(`
      correo | correo electrónico | email | e-mail | mail | correo-e | c. electrónico | e-correo`),
    phone: words(`
      teléfono(s) | teléfono celular | teléfono fijo |
      teléfono | tel | tel. | móvil | celular | tfno | tfno. | tlf | tlf. | teléfono móvil |
      teléfonos | cel | cel. | teléfono de contacto | tlfno | telf | telf. | fijo | whatsapp |
      número de teléfono | móv. | fax | fono | teléfono/celular | cel/whatsapp`),
    location: words(`
      dirección | domicilio | ciudad | residencia | localidad | lugar de residencia | ubicación |
      población | provincia | dirección postal | lugar | residente en`),
    links: words(`
      web | página web | sitio web | linkedin | github | portafolio | portfolio | blog | perfil |
      enlaces`),
    headline: [
      'empleo deseado / familia profesional',
      'empleo deseado/familia profesional',
      'objetivo laboral',
      'puesto al que se postula',
      'puesto deseado',
      'puesto solicitado',
      'empleo deseado',
      'puesto al que aspira',
      'cargo al que aspira',
    ],
    personal: words(`
      documento de identidad | cédula | cédula de ciudadanía | c.c. | libreta militar | fecha de expedición | cuil | curp | rfc |
      fecha de nacimiento | nacimiento | lugar de nacimiento | fecha y lugar de nacimiento |
      lugar y fecha de nacimiento | nacionalidad | estado civil | dni | nif | nie | edad |
      carné de conducir | carnet de conducir | permiso de conducir | sexo | rfc | curp | cédula |
      vehículo propio | disponibilidad | nacido el | nacida el | c.c. | colegiado | nº de colegiado |
      licencia | género | nss | estado | incorporación | cuit | cuil | n.º de colegiada |
      nº de colegiada | colegiada | rut | r.u.t. | run | ci | c.i. | dni/nie`),
    title: words(`
      qué | de qué | cargo desempeñado | puesto ocupado | cargo ocupado | profesión o cargo | cargo u ocupación | puesto o cargo |
      ocupación o cargo | último cargo | puesto de trabajo | nombre del puesto | nombre del cargo |
      puesto | cargo | posición | función | categoría | ocupación | puesto desempeñado | rol |
      profesión o cargo desempeñado`),
    organization: words(`
      dónde | nombre del empleador | nombre del empleador y dirección | nombre de la organización | nombre de la entidad |
      nombre de la institución | nombre de la empresa o institución | nombre de la empresa o entidad | razón social |
      empresa o institución | empresa/institución | empresa / institución | institución o empresa | dependencia |
      empresa | organización | compañía | empleador | cliente | entidad | centro de trabajo |
      lugar de trabajo | nombre de la empresa | institución |
      nombre del centro de trabajo | empresa empleadora | empresa o entidad |
      nombre y dirección de la empresa o empleador | nombre y dirección del empleador |
      nombre y dirección de la empresa`),
    start: words(`
      inicio | fecha de inicio | fecha inicio | desde | fecha de ingreso | ingreso | alta`),
    end: words(`
      fin | fecha de fin | fecha fin | hasta | fecha de término | término | retiro | fecha de retiro | fecha de egreso | egreso | salida | baja`),
    dates: words(`
      cuándo | fecha | fechas | periodo | período | duración | tiempo | años | desde`),
    degree: words(`
      cualificación | cualificación obtenida | título alcanzado | título recibido | grado obtenido | grado alcanzado |
      título | titulación | grado | carrera | estudios | curso | título obtenido | especialidad |
      título de la cualificación obtenida | título de la cualificación`),
    institution: words(`
      nombre de la institución educativa | nombre del centro | nombre de la institución | institución educativa |
      centro de enseñanza | centro formativo | entidad educativa | plantel | nombre de la escuela |
      nombre y tipo de la organización que ha impartido la educación o la formación |
      nombre y tipo de organización que ha impartido la educación o la formación |
      nombre y tipo de centro de estudios |
      centro | institución | universidad | escuela | centro de estudios | colegio | instituto |
      centro educativo | centro formativo | centro de formación | entidad educativa | plantel | impartido por |
      nombre y tipo de la organización que ha impartido la formación |
      organización que impartió la formación |
      nombre y tipo de organización que ha impartido la educación o la formación | centro de formación`),
    duties: words(`
      clientes | principales clientes | clientes destacados |
      funciones | tareas | responsabilidades | logros | principales funciones | funciones principales |
      principales tareas | actividades | descripción | funciones realizadas | principales logros |
      tareas realizadas | responsabilidades principales | funciones y logros | tareas principales |
      resultados | principales responsabilidades | actividades realizadas | logros principales |
      funciones desempeñadas | proyectos | funciones y responsabilidades principales |
      funciones y responsabilidades | actividades y responsabilidades principales`),
    technologies: words(`
      tecnologías | herramientas | entorno | entorno técnico | stack | nota | nota media | promedio |
      tesis | trabajo fin de grado | tfg | tfm | asignaturas | sector | especialidad | mención |
      proyecto final | trabajo final | tecnologías utilizadas | equipo | proyecto | motivo de salida |
      jefe directo | documento | documento obtenido | motivo de separación | cédula profesional | materias | tipo de empresa o sector |
      principales materias o capacidades ocupacionales estudiadas`),
  },
  workplaces: words(`
    remoto | teletrabajo | híbrido | a distancia | presencial | en remoto | online | en línea |
    desde casa | trabajo remoto`),
  hours: words(
    `a tiempo parcial | a tiempo completo | a media jornada | a jornada completa | a jornada parcial | media jornada | medio tiempo | tiempo completo | jornada completa | tiempo parcial`,
  ),
  contracts: words(`
    a través de | vía | ett | veranos | servicio militar | fines de semana y festivos | refuerzo | refuerzo de verano | relevo |
    nocturno | turno de noche | media jornada | estudiante | eventual por temporadas | inviernos |
    jornada completa | media jornada | tiempo completo | tiempo parcial | temporal | indefinido |
    contrato temporal | contrato indefinido | prácticas | en prácticas | becario | beca | autónomo |
    freelance | sustitución | interinidad | por horas | fines de semana | eventual | fijo |
    jornada parcial | medio tiempo | campaña | obra y servicio | interina | interino | verano |
    por cuenta propia | a tiempo parcial | a tiempo completo | honorarios | suplencia | suplencias |
    sustituciones | contrato de relevo | a media jornada | temporada | temporadas |
    temporada de verano | temporada alta | guardias | noches | contratos | baja maternal |
    baja por maternidad | excedencia |
    nombrada | nombrado | contratada | contratado  | en propiedad | por contrato | por
    prestación de servicios | prestación de servicios | contrato fijo | término fijo | a término
    fijo | contrato de obra | jornada de tarde | jornada de mañana | jornada intensiva | turno de
    tarde | turno de mañana | turno partido | fijo discontinuo | fija discontinua | fija | planta
    permanente | por proyecto | ad honorem | pasantía |
    varios centros | distintos centros | diversos centros | varias sedes`),
  ownWay: words(`por cuenta propia | cuenta propia | por mi cuenta`),
  ownAccount: words(
    `por cuenta propia | cuenta propia | autónomo | autónoma | independiente | trabajador autónomo | trabajadora autónoma | emprendimiento propio | negocio propio | monotributista | freelance`,
  ),
  languageNames: pairs(`
    español = es | castellano = es | inglés = en | francés = fr | alemán = de | chino = zh |
    mandarín = zh | chino mandarín = zh | italiano = it | portugués = pt | catalán = ca |
    gallego = gl | euskera = eu | vasco = eu | valenciano = ca | holandés = nl | neerlandés = nl |
    ruso = ru | japonés = ja | coreano = ko | árabe = ar | rumano = ro | polaco = pl | griego = el |
    turco = tr | ucraniano = uk | búlgaro = bg | sueco = sv | noruego = no | danés = da | checo = cs |
    hebreo = he | latín = la | hindi = hi | náhuatl = nah | quechua = qu | guaraní = gn | aymara = ay |
    maya = yua | lengua de signos = ssp | lengua de signos española = ssp | lengua de señas = mfs |
    inglesa = en | húngaro = hu | croata = hr | serbio = sr | bereber = ber | asturiano = ast`),
  languageLevels: pairs(`
    nativo = native | nativa = native | lengua materna = native | materno = native | materna = native |
    bilingüe = native | fluido = C1 | fluida = C1 | avanzado = C1 | nivel avanzado = C1 |
    nivel alto = C1 | alto = C1 | intermedio alto = B2 | intermedio-alto = B2 |
    intermedio avanzado = B2 | intermedio = B1 | medio = B1 | nivel medio = B1 |
    nivel intermedio = B1 | profesional = B2 | técnico = B1 | básico = A2 | nivel básico = A2 |
    básica = A2 | elemental = A2 | nociones = A1 | principiante = A1 | conversacional = B1 |
    buen nivel = B2 | bueno = B2 | muy bueno = C1`),
  townOpeners: words(`san | santa | santo | villa | puerto | ciudad | valle | alcalá`),
  nameParticles: words(`
    de | del | la | las | los | y | i | da | do | dos | e | san | santa`),
  nameTitles: words(`
    profra. | profr. | profa. | profesora | profesor | maestra | maestro | psicól. | ldo. | lda. | gral. | q.f. |
    capitán | teniente | sargento | tte. | sgto. | cap. | comandante | cte. | pbro. | hna. | hno. | licda. | licdo. |
    d. | d.ª | dª | d.a | d.ª. | dña. | dña | don | doña | dr. | dra. | sr. | sra. | lic. | ing. | agr. | civ. | com. | ind. | mec. | quím. | amb. | abog. | profa. | mvz | qfb | mtro. | mtra. | arq. |
    c.p. | srta. | mto. | dr | dra | lic | ing | arq | enf. | abg. | prof. | q.f.b. | l.c.p. | m.v.z. | l.e.o. | l.e. | l.n. | l.c. | l.d. | l.a.e. | c.d. | c.p.c. | i.q. | i.c. | t.s.u. | med. | biol. |
    mtro | mtra | psic | licda | licdo | tec. | téc. | lcda. | lcdo. |
    psic. | t.s. | tsu | mgtr. | mgtr | mgs. | bach.`),
  greetings: words(`
    estimado | estimada | estimados | estimadas | muy señor mío | muy señores míos | señor | señora | señores | sr. | sra. | sres. | apreciado | apreciada | apreciados | a quien corresponda | buenos días | buenas tardes | buenas noches | buenas | buen día | hola | respetado | respetada | respetados | distinguido | distinguida | distinguidos`),
  bornAs: words(`vda. de | viuda de | sra. de`),
  signed: words(`
    firma | gracias | muchas gracias | firmado | fdo | fdo. | firma del solicitante | firma del candidato | firma de la candidata | atentamente | un saludo | saludos | saludos cordiales | un cordial saludo | cordialmente | reciba un cordial saludo`),
  pronouns: words(`
    yo | mi | mis | me | he | soy | puedo | sé`),
  sentenceWords: words(`
    que | con | para | por | los | las | una | un | en | es | son | fue | su | sus | mi | mis | como |
    más | entre | sobre | desde | hasta | he | ha | soy | años | se | al | lo | me | sin | el | tanto |
    donde | cuando | muy`),
  streetWords: words(`
    calle | c/ | c. | avenida | av. | avda. | avda | av | plaza | pza. | paseo | p.º | carretera |
    ctra. | camino | ronda | urbanización | col. | colonia | barrio | piso | carrera | cra. |
    travesía | vía | rambla | glorieta | km | c.p. | cp | pje. | pasaje | jr. | jirón | depto. |
    bloque | esc. | alameda | cuesta | rúa | praza | carrer | plaça | kalea | urb. | mz.`),
  weakVerbs: words(`
    responsable de | encargado de | encargada de | ayudé | participé en | participación en |
    colaboré en | colaboración en | apoyo en | apoyo a | tareas de | funciones de | trabajé en`),
};
