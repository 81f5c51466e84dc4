import type { StudyWords } from '../reading-pack.ts';
import { words } from '../words.ts';

/** What is learned, and where. */
export const studies: StudyWords = {
  degrees: words(`
    curso de orientación universitaria | kinesiología | contador auditor | arquitectura |
    ingeniero técnico en | ingeniera técnica en | básica primaria | básica secundaria | media vocacional |
    primario | primario completo | primario incompleto | secundario incompleto | licenciatura | licenciado |
    licenciada | lic | lic. | grado | graduado | graduada | diplomatura | diplomado | diplomada | diploma |
    máster | master | maestría | magíster | posgrado | postgrado | doctorado | doctor | doctora |
    ingeniería | bachillerato | bachiller | eso | e.s.o. | graduado escolar | ciclo formativo |
    técnico superior | técnico | técnica superior | técnica | fp | fp ii | f.p. | fp superior |
    fp de grado superior | fp de grado medio | cfgs | cfgm | ciclo | certificado |
    certificado de profesionalidad | mba | especialización | especialidad | especialista | preparatoria |
    secundaria | título | titulación | tecnólogo | tecnicatura | profesorado | magisterio | residencia |
    mir | eir | erasmus | carrera | pregrado | experto universitario | arquitectura técnica |
    ingeniero técnico | ingeniería técnica | medicina | bup | cou | egb | educación secundaria |
    selectividad | estudios | primaria | oficialía | perito | derecho | enfermería |
    bachillerato tecnológico | bachillerato técnico | bachillerato general | bachillerato internacional |
    graduado en eso | formación profesional | formación profesional básica | ciclo de grado medio |
    ciclo de grado superior | grado medio | grado superior | carrera técnica |
    técnico superior universitario | técnico universitario | técnico profesional | técnico laboral |
    técnico de nivel superior | técnico nivel superior | técnico de nivel medio | técnico nivel medio |
    tecnología en | profesional en | pedagogía en | pedagogía | enseñanza media | enseñanza básica |
    enseñanza secundaria | educación básica | educación media | educación primaria | cuarto medio |
    4º medio | 4° medio | secundario completo | secundario | título secundario | polimodal |
    perito mercantil | maestro mayor de obras | contador público | contaduría | contaduría pública |
    abogacía | ingeniero en | ingeniera en | especialista en | maestría en | doctorado en |
    certificado de escolaridad | certificado de estudios primarios | certificado de estudios secundarios |
    maestría industrial | título profesional | título técnico | título superior |
    licencia de enseñanza media | aprendizaje industrial | bachiller académico | bachiller técnico |
    bachiller en ciencias | educación general básica | diversificado | ciclo básico | prueba de acceso |
    acceso a la universidad | máster universitario | máster propio | título propio | grado universitario |
    certificado profesional | terciario |
    egresado de | egresada de | egresado en | egresada en | pasante de | bachillerato oficial |
    carrera universitaria | carrera corta | estudios de | título de | media superior |
    profesional en`),
  schools: words(`
    ipem | ipet | isfd | cens | eem | preparatoria | universidad | universitat | universidade | instituto |
    escuela | colegio | academia | facultad | politécnica | centro de formación | conservatorio | ies |
    i.e.s. | cifp | fundación | centro | liceo | uned | uoc | unam | ipn | itesm | tecnológico | unir |
    upm | upc | uam | ucm | esade | iese | cámara de comercio | sena | cet | conalep | cetis | cbtis |
    inem | sepe | unidad educativa | institución educativa | eafit | escola | institut | hospital | cep |
    cpifp | ceip | egs | escuela normal | politécnico | conservatori | facultat | universidade da | inacap |
    duoc | duocuc | senati | sencico | tecsup | cecyt | cecyte | cobach | cbta | cetmar |
    colegio de bachilleres | utn | uba | eest | eet | epet | ilerna | cesur | masterd | salesianos | unad |
    escuela de arte | escuela taller | casa de oficios | seminario | ifp | ies n.º | centro educativo |
    centro integrado | centro de estudios | unidad académica | institución | i.e.p. | i.e. | cft | liceu |
    ikastola | ikastetxea | lanbide | eoi | instituto tecnológico | telesecundaria |
    instituto superior | escuela superior | universidad autónoma | universidad nacional |
    universidad tecnológica | cch | enp | cecati | icatep | isef | colegio técnico | instituto
    profesional | centro de formación técnica | escuela de hostelería | escuela de turismo | escuela
    de negocios | escuela infantil | escuela básica | escuela industrial | escuela comercial |
    escuela agrícola | liceo industrial | liceo comercial | liceo técnico | campus | tecnológico
    nacional | bachillerato general oficial | centro de bachillerato | cbtis no | colegio nacional |
    unidad educativa fiscal | instituto pedagógico | centro de capacitación | centro de educación |
    aula mentor | cefire | ciclo formativo integrado | euskaltegi | conservatorio superior |
    easd | prepa | isfdyt | enet |
    cipfp | ciffp | cefp | ipfp | iesp | cpr | cpfp`),
  gradeLabels: words(`
    nota | nota media | promedio | media | calificación | matrícula de honor | sobresaliente | mención |
    mención honorífica | notable | cum laude | horas | h | créditos | tesis | trabajo fin de grado | tfg |
    tfm | trabajo de fin de máster | trabajo fin de máster | cédula | ects | con honores | expediente |
    sin terminar | sin finalizar | sin concluir | inconcluso | inconclusa | trunca | trunco | inacabado |
    inacabada | no finalizado | no finalizada | no concluido | no concluida | en curso | cursando |
    incompleto | incompleta | sin titular | pendiente de titulación | en trámite | a falta de |
    título en trámite | abandonado | abandonada`),
  degreeLetters: words(`
    TSU | FPB | FPI | FPII | FP1 | FP2 | PCPI | EBAU | PAU | EVAU | CBC | LOGSE | LOE | CAP | ESA | ESPA |
    PCE | BI`),
  schoolKinds: words(`
    escuela primaria | escuela secundaria | educación secundaria | educación primaria |
    enseñanza secundaria | enseñanza primaria | estudios primarios | estudios secundarios | secundaria | enseñanza media | educación media |
    primaria | preparatoria | colegio secundario | educación media superior`),
  studyStates: words(`
    titulado | titulada | cursado | cursada | sin tesis | sin título | sin titularse | tesis en curso | con título | concluido | concluida | terminado | terminada | completo | completa | completado | completada | finalizado | finalizada | egresado | egresada | trunco | trunca | inconcluso | inconclusa | aprobado | aprobada | cursando | obtenido | en trámite | abandonado`),
  courses: words(`
    curso | cursillo | taller | seminario | jornada | jornadas | capacitación | charla | congreso | webinar | actualización`),
  courseUnits: words(`horas | hora | hs | h | días | día | semanas | semana`),
  studyModes: words(`
    a distancia | modalidad a distancia | online | en línea | semipresencial | presencial |
    modalidad presencial | modalidad virtual | modalidad online | virtual | nocturno | nocturna |
    turno noche | turno tarde | vespertino | turno vespertino | sabatino | dual | fp dual | modalidad dual |
    modalidad nocturna | ejecutiva | sistema abierto | libre | acelerado | plan especial | por libre |
    en horario nocturno | fines de semana |
    turno nocturno | turno vespertino | turno de noche | turno de mañana | turno de tarde`),
  subjects: words(`
    especialidad | especialización | mención | rama | énfasis | orientación | itinerario | modalidad |
    opción | especialidades | área | intensificación | perfil`),
};
