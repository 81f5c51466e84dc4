import { lines } from '../lines.ts';
import type { WritingPack } from '../writing-pack.ts';
import { ownAcronyms } from './acronyms.ts';
import { actions } from './actions.ts';
import { actions2 } from './actions-2.ts';
import { actions3 } from './actions-3.ts';
import { apartStems } from './apart-stems.ts';
import { aside } from './aside.ts';
import { clauses } from './clauses.ts';
import { contraries } from './contraries.ts';
import { phrasesByField, secondNames, verbsAndNouns } from './equal/index.ts';
import { equalWords } from './equal-words.ts';
import { irregularForms, participleForms } from './irregular.ts';
import { marks } from './marks.ts';
import { naming } from './naming.ts';
import { papers } from './papers.ts';
import { phrasing } from './phrasing.ts';
import { presentForms } from './present-stems.ts';
import { relations } from './relations.ts';
import { rewordings } from './rewordings/index.ts';
import { sameWords } from './same-words.ts';
import { secondNames as otherNames } from './second-names.ts';
import { spelling } from './spelling.ts';
import { things } from './things.ts';
import { things3 } from './things-3.ts';
import { things4 } from './things-4.ts';
import { things5 } from './things-5.ts';
import { moreThings } from './things-more.ts';
import { verbOrNoun, verbs } from './verbs.ts';

/** Who is in charge is no order ("encargo"). */
const inCharge = 'encargado>encargadx encargada>encargadx encargados>encargadx encargadas>encargadx';

export const writing: WritingPack = {
  language: 'es',
  functionWords:
    'excepto salvo alrededores cercanias fui fue estuve aproximadamente gracias previo previa previos previas antes despues ahora frente respecto el la los las lo un una unos unas y e o u pero ni que de del a al en con sin por para sobre bajo ante tras entre hacia hasta desde durante mediante segun contra como cuanto cuanta cuantos cuantas cuando donde quien cuyo cuya mas muy menos tan tambien ya no si se me mi mis yo nosotros nuestro nuestra nuestros nuestras su sus le les ella ellos ellas este esta estos estas ese esa eso esos esas aquel aquella cada todo toda todos todas otro otra otros otras demas tanto mismo misma mismos mismas es son era eran fue fueron ser sido siendo soy estar estaba estuve estado he ha han hemos habia haber tener tenia tenian tengo tiene tienen teniendo tuve tuvo tuvieron asi via etc ademas aun aqui alli cual cuales aquellos ambos ambas traves cabo dentro fuera',
  articles: 'el la los las un una de del',
  lightWords:
    'modo forma manera base total vez veces junto juntos juntas conjuntamente conocimientos competencias trabajo trabajos trabajar trabaje trabajando tarea tareas funcion funciones labor labores responsabilidades actividad actividades papel ambito ambitos area areas incluye incluyendo incluia incluian usar use usando usado utilizar utilizando utilizado uso realizar realice realizando realizado realizacion efectuar efectue efectuado ejecutar ejecute ejecucion llevar lleve llevado llevando hacer hago hacia hice haciendo hecho hecha hechos hechas proporcionar proporcione proporcionando dar tomar diversos diversas diferentes varios varias distinto distintos distintas tipo tiempo momento dia dias persona personas general generales puesto cargo experiencia relativo relativos relacionado relacionados relacionadas necesario necesarios necesaria necesarias necesidad brindar brinde utilice utilizaba usaba empleando correspondiente correspondientes pertinente pertinentes oportuno oportunos oportuna oportunas respectivo respectivos respectiva respectivas asimismo igualmente luego dicho dichos dicha dichas incluido incluidos incluida incluidas destinado destinados destinada destinadas existente existentes relativa relativas referente referentes',
  equalWords: lines(equalWords, ...phrasesByField),
  ownAcronyms: lines(ownAcronyms, ...secondNames),
  secondNames: otherNames,
  sameWords: lines(sameWords, ...verbsAndNouns),
  actions: lines(actions, actions2, actions3),
  things: lines(things, moreThings, things3, things4, things5),
  rewordings: lines(...rewordings),
  verbs,
  verbOrNoun,
  weakeners: `
ayudar ayude ayudando ayuda ayudado asistir asisti asistencia asistente apoyar apoye apoyando apoyo apoyado colaborar colabore colaborando colaboracion auxiliar
participar participe participando participacion contribuir contribui contribucion involucrado parte finalista finalistas
basico basica basicos basicas nociones principiante elemental inicial algunos algunas pequeno pequena pequenos pequenas sencillo sencilla sencillos sencillas
becario becaria practicas practicante pasante pasantia aprendiz ayudante adjunto adjunta interino interina suplente sustituto junior voluntario voluntaria
aprender aprendi aprendizaje estudiar observar observe observacion presenciar presencie presencio
previsto prevista curso inacabado incompleto incompleta
ocasionalmente parcialmente
no nunca jamas sin ni ningun ninguna
conjuntamente codirigi codirigido cofundador cofundadora`,
  scopeWords:
    'frente dirigir dirigi dirigio dirigiendo direccion director directora jefe jefa responsable responsabilidad liderar lidere lidero liderando liderazgo lider encabezar encabece gestionar gestione gestiono gestionando gestion supervisar supervise superviso supervision mando cargo unico unica solo sola principal senior experto experta dominio maestria fluido fluidez bilingue nativo nativa avanzado avanzada estrategico estrategica estrategia internacional mundial nacional fundador fundadora funde fundar inicie iniciar premio premiado galardonado mejor primero primera exito exitosamente autonomia autonomo decidir decidi aprobe aprobar contrate contratar despedi negociar negocie negociando coordinar coordine',
  noScopeWords: 'principalmente',
  titleWords:
    'director directora gerente jefe jefa responsable encargado encargada presidente ingeniero ingeniera desarrollador desarrolladora arquitecto arquitecta analista consultor consultora enfermero enfermera medico medica doctor doctora cirujano profesor profesora maestro maestra docente formador formadora contable contador contadora auditor auditora abogado abogada notario secretario secretaria asistente administrativo administrativa cajero cajera vendedor vendedora dependiente dependienta representante comercial supervisor supervisora capataz tecnico tecnica mecanico electricista fontanero soldador carpintero conductor conductora chofer cocinero cocinera camarero camarera panadero pastelero disenador disenadora redactor redactora periodista traductor traductora cientifico investigador investigadora farmaceutico farmaceutica terapeuta psicologo psicologa coordinador coordinadora administrador administradora especialista ejecutivo ejecutiva lider comprador planificador programador programadora fundador fundadora socio controller tutor tutora educador educadora matrona auxiliar bibliotecario recepcionista conserje guardia inspector inspectora rector decano operario operaria mozo',
  learners: { role: /becari|practicante|en prácticas/iu, section: /pr[áa]cticas/iu },
  otherPersonWords:
    'sustitui sustituyendo sustitucion al a para con por bajo de del la el reportaba reportando asistencia apoyo ayudante acompane acompanando',
  degreeWords:
    'grado licenciatura licenciado licenciada master maestria doctorado doctor diplomado diplomatura diploma bachillerato fp ciclo mba titulo titulado titulacion certificado certificacion ingenieria universidad bachiller posgrado tecnico eso habilitacion',
  levelWords:
    'nativo nativa fluido avanzado avanzada intermedio intermedia basico basica bilingue a1 a2 b1 b2 c1 c2',
  hedges: {
    about: 'unos unas aproximadamente cerca alrededor casi aprox ~',
    over: 'mas superior > +',
    atLeast: '',
    under: 'menos inferior <',
    upTo: 'hasta maximo',
    within: 'antes plazo',
  },
  periods:
    'hora|dia dias diario diaria diarios diarias diariamente|noche noches nocturno nocturna nocturnos nocturnas|semana semanas semanal semanales semanalmente|quincena quincenal quincenales|mes meses mensual mensuales mensualmente|trimestre trimestral trimestrales|ano anual anuales anualmente|turno turnos',
  noPeriods:
    /(?<!\p{L})días? (?:lectivos?|de clase|de mercado|de partido|de fiesta|festivos?|escolar(?:es)?)(?!\p{L})|(?<!\p{L})(?<!(?:cada|todos los)\s)(?:(?:final|fin|inicio|principio|comienzo|término|cierre) del? |(?:acabar|terminar|finalizar|empezar|comenzar|iniciar) el )(?:día|mes|año|trimestre)(?!\p{L})|(?<!\p{L})meses (?:de (?:primavera|verano|otoño|invierno|más trabajo)|estivales|invernales|fríos|cálidos)(?!\p{L})|(?<!\p{L})(?:en|durante) una? (?:solo |sola |único |única )?(?:año|mes|trimestre|semana|día|hora)(?!\p{L})/giu,
  marks,
  wholeWords: 'todo toda todos todas entero entera enteros enteras',
  beforeFigures: 'edad edades menos mucho mínimo máximo sumo',
  turns: [
    /(?<!\p{L})(?:no|nunca|jamás|sin|ningún|ningun[oa]?|salvo|excepto|ni)(?!\p{L})/giu,
    /(?<!\p{L})por(?!\p{L})/giu,
    /(?<!\p{L})bajo(?!\p{L})/giu,
  ],
  months:
    'enero|ene febrero|feb marzo|mar abril|abr mayo|may junio|jun julio|jul agosto|ago septiembre|sep|sept|setiembre octubre|oct noviembre|nov diciembre|dic',
  numberWords:
    'cero=0 dos=2 tres=3 cuatro=4 cinco=5 seis=6 siete=7 ocho=8 nueve=9 diez=10 once=11 doce=12 trece=13 catorce=14 quince=15 dieciseis=16 diecisiete=17 dieciocho=18 diecinueve=19 veinte=20 veintiuno=21 veintidos=22 veintitres=23 veinticuatro=24 veinticinco=25 veintiseis=26 veintisiete=27 veintiocho=28 veintinueve=29 treinta=30 cuarenta=40 cincuenta=50 sesenta=60 setenta=70 ochenta=80 noventa=90 cien=100 ciento=100 doscientos=200 doscientas=200 trescientos=300 trescientas=300 quinientos=500 mil=1000 docena=12 decena=10 centenar=100 docenas=24 decenas=20 cientos=200 miles=2000 doble=2 duplicar=2 duplique=2 triple=3 tripliqué=3',
  multipliers: 'docena=12 docenas=12 cientos=100 mil=1000 k=1000 millon=1000000 millones=1000000 m=1000000',
  percentWords: '% porciento ciento',
  currencies:
    '€=EUR eur=EUR euro=EUR euros=EUR $=USD usd=USD dolar=USD dolares=USD pesos=PES peso=PES £=GBP libras=GBP chf=CHF francos=CHF ¥=CNY yuanes=CNY soles=SOL',
  decimalComma: true,
  endings:
    'logias>logi logia>logi arlos> arlas> arlo> arla> arles> arle> arse> erlos> erlas> erlo> erla> erles> erle> erse> irlos> irlas> irlo> irla> irles> irle> irse> andolos> andolas> andolo> andola> andoles> andole> andose> iendolos> iendolas> iendolo> iendola> iendoles> iendole> iendose> aran> ieran> asen> iesen> aciones>acion iciones>icion ciones>cion amientos>amiento imientos>imiento ieron> iendo> aron> ando> aban> ian> aba> adas> ados> ada> ado> idas> idos> ida> ido> ar> er> ir> amos> emos> imos> io> os> as> es> o> a> e> i> s>',
  nounEndings:
    'aciones> iciones> ciones> amientos> imientos> mientos> ajes> acion> icion> cion> amiento> imiento> miento> aje>',
  irregular: `${inCharge} ${presentForms} ${irregularForms} ${participleForms} cubierto>cubrir cubiertos>cubrir supe>saber traje>traer transmision>transmitir transmisiones>transmitir decision>decidir inversion>invertir inverti>invertir encuentro>encontrar encuentros>encontrar comienzo>comenzar juego>jugar juegos>jugar jugue>jugar acuerdo>acordar acuerdos>acordar seguimiento>seguir segui>seguir siguio>seguir oferta>ofrecer ofertas>ofrecer consejo>aconsejar consejos>aconsejar sustitui>sustituir distribui>distribuir cuelgo>colgar sueldo>sueldo sueldos>sueldo vuelta>volver remuevo>remover muevo>mover movimiento>mover despido>despedir sirviendo>servir pidiendo>pedir midiendo>medir corrigiendo>corregir eligiendo>elegir durmiendo>dormir siguiendo>seguir mantuvimos>mantener propuso>proponer compuse>componer composicion>componer expuse>exponer exposicion>exponer dispuse>disponer disposicion>disponer supuse>suponer impuse>imponer vine>venir vino>vino trajo>traer dije>decir dijo>decir hube>haber anduve>andar adquisicion>adquirir adquisiciones>adquirir desinfeccion>desinfectar desinfecciones>desinfectar despliegue>desplegar despliegues>desplegar deteccion>detectar edicion>editar ediciones>editar ejecucion>ejecutar ensenanza>ensenar impresion>imprimir impresiones>imprimir introduccion>introducir introduje>introducir liderazgo>liderar pesaje>pesar pesajes>pesar proteccion>proteger recoleccion>recolectar reposicion>reponer repuse>reponer reposiciones>reponer vigilancia>vigilar auditoria>auditar auditorias>auditar tinte>tenir tintes>tenir coloracion>colorar asistencia>asistir devolucion>devolver devoluciones>devolver extincion>extinguir examen>examinar examenes>examinar rodaje>rodar rodajes>rodar siega>segar di>dar dio>dar dado>dar seguro>asegurar seguros>asegurar concesion>conceder suscripcion>suscribir suscribi>suscribir intervencion>intervenir intervine>intervenir bibliografica>bibliografia extraccion>extraer inclusion>incluir conversion>convertir expedicion>expedir emision>emitir admision>admitir prevencion>prevenir contratacion>contratar obtencion>obtener mantenimiento>mantener mantengo>mantener retencion>retener defensa>defender propuesta>proponer descripcion>describir inscripcion>inscribir transcripcion>transcribir lei>leer siembra>sembrar cosecha>cosechar pesca>pescar costura>coser cosi>coser corte>cortar soldadura>soldar soldaduras>soldar pintura>pintar cobertura>cubrir cubri>cubrir aprendizaje>aprender desarrollo>desarrollar respuesta>responder respuestas>responder lectura>leer escritura>escribir traduccion>traducir construccion>construir instruccion>instruir entrega>entregar entregas>entregar busqueda>buscar compra>comprar firma>firmar cierre>cerrar cierres>cerrar cierro>cerrar montaje>montar riego>regar cobros>cobrar cobro>cobrar empleo>emplear envio>enviar cuento>contar conteo>contar recuento>contar recuentos>contar sirvo>servir sirve>servir sirvio>servir servicio>servir pido>pedir pidio>pedir pedido>pedir pedidos>pedir mido>medir medicion>medir mediciones>medir medidas>medir corrijo>corregir correccion>corregir correcciones>corregir elijo>elegir eleccion>elegir resuelvo>resolver resolucion>resolver muestro>mostrar pruebo>probar prueba>probar pruebas>probar recepcion>recibir recepciones>recibir hice>hacer hizo>hacer hecho>hacer tuve>tener mantuve>mantener mantuvo>mantener obtuve>obtener obtuvo>obtener puse>poner puesto>puesto propuse>proponer traduje>traducir tradujo>traducir reduje>reducir redujo>reducir reduccion>reducir reduciendo>reducir conduje>conducir produje>producir produccion>producir escrito>escribir escribi>escribir abri>abrir abierto>abrir apertura>abrir vendi>vender vendio>vender venta>vender ventas>vender compra>comprar compras>comprar dirigi>dirigir dirigio>dirigir dirijo>dirigir direccion>dirigir redaccion>redactar seleccion>seleccionar gestion>gestionar gestiones>gestionar revision>revisar supervision>supervisar atencion>atender atendi>atender atendio>atender atendiendo>atender formacion>formar mejora>mejorar mejoras>mejorar cobro>cobrar pago>pagar pagos>pagar envio>enviar envios>enviar consigue>conseguir consegui>conseguir impartiendo>impartir organice>organizar organizo>organizar analice>analizar analizo>analizar analisis>analizar utilice>utilizar realice>realizar optimice>optimizar indique>indicar explique>explicar busque>buscar publique>publicar aplique>aplicar verifique>verificar planifique>planificar entregue>entregar cargue>cargar descargue>descargar carga>cargar descarga>descargar cuidado>cuidar cuidados>cuidar limpieza>limpiar diseno>disenar disenos>disenar desarrollo>desarrollar desarrollos>desarrollar control>controlar apoyo>apoyar ayuda>ayudar registro>registrar calculo>calcular ${apartStems}`,
  generalNouns:
    'formación gestión control planificación desarrollo organización coordinación análisis seguimiento apoyo mantenimiento preparación administración ejecución evaluación revisión elaboración realización creación supervisión comunicación colaboración atención mejora implantación implementación dirección orden trabajo ayuda presentación recogida producción educación instrucción operación integración optimización documentación información montaje manejo servicio consejo reducción aumento',
  spelling,
  shortestStem: 3,
  relations,
  naming,
  papers,
  phrasing,
  aside,
  clauses,
  contraries,
  style: {
    and: ' y ',
    andBefore: { sound: /^h?[ií](?![aeoáéó])/iu, and: ' e ' },
    comma: ', ',
    semicolon: '; ',
    open: ' (',
    close: ')',
    stop: '.',
    colon: ': ',
    weakOpenings: [
      {
        pattern:
          /^(?:(?:fui |era )?(?:responsable|encargad[oa]) de (?:la |el |los |las )?|(?:responsable|encargad[oa]) del |a cargo de (?:la |el |los |las )?|me (?:encarg|ocup)(?:o|aba|ué|é) (?:del |de (?:la |los |las )?)|se (?:encarg|ocup)(?:ó|a|aba) (?:del |de (?:la |los |las )?)|se (?:realiz|efectu|ejecut|llev)(?:ó|aron)(?: a cabo)? (?:la |el |los |las )?|mis (?:tareas|funciones) (?:eran|incluían) )/i,
        infinitive: { opening: /\bde $|\bdel $/iu, form: /^\p{Ll}{2,}(?:ar|er|ir)$/u },
      },
    ],
    sections: {
      summary: { name: 'Perfil', known: /perfil|resumen|extracto/iu },
      experience: { name: 'Experiencia profesional', known: /experiencia|trayectoria|historial/iu },
      education: { name: 'Formación', known: /formaci|educaci|estudios|titulaci/iu },
      skills: { name: 'Competencias', known: /competencia|habilidad|conocimiento|aptitud|capacidad/iu },
    },
    rest: {
      name: 'Otros datos',
      vague:
        /^(?:m[áa]s(?: (?:sobre m[íi]|cosas))?|(?:y )?adem[áa]s|otras? cosas?|varios|personal|(?:[\p{L}]+ y )?algo m[áa]s|lo dem[áa]s|el resto|por cierto|fuera (?:del trabajo|de la oficina))$/iu,
    },
    titleBeforeName:
      /^(?:curr[íi]cul(?:um|o)(?: v[íi]tae)?|c\.?v\.?|hoja de vida|perfil(?: profesional)?)(?:\s+de\s+|\s*[:–—|]\s*|\s+-\s+)/iu,
    documentTitle: /^(?:curr[íi]cul(?:um|o)(?: v[íi]tae)?|c\.?v\.?|hoja de vida)$/iu,
    summaryHeading: 'Perfil',
    skillsHeading: 'Habilidades',
    toolHeadings:
      /(?:herramient|software|inform[áa]tic|tecnolog|programas|paqueter[íi]a|digital|computaci|\bTICs?\b|idioma|lengua|ofim[áa]tic)/i,
    aim: {
      heading: /objetivo|busc[oa]|puesto (?:deseado|solicitado)|aspiraci|meta/iu,
      sentence:
        /^(?:\p{L}+(?:[aei]r|[aei]rme|[aei]rse)\s|(?:me gustaría|busco|deseo|quiero|aspiro|pretendo|espero)|en busca de|disponib|con permiso de (?:trabajo|residencia))/iu,
      tells:
        /\baños?\b|experiencia (?:de|como|sólida|amplia)|\bcon (?:amplia |sólida )?experiencia|especializad/iu,
    },
    summary: {
      titleAndSkills: '{title} con experiencia en {skills}.',
      skills: 'Experiencia en {skills}.',
      listed: 'Conocimientos de {skills}.',
      held: 'Cualificación: {items}.',
      languages: 'Idiomas: {items}.',
      points: 'Con experiencia en: {points}.',
      // "Coordino", "Cotiza, da recorridos", "Capacité a", "Puse en marcha".
      told: /^(?:yo|me|se|he|ha) |^\p{L}+(?:o|é|í|ó|as|ió)(?= )|^\p{L}+[ae]n? (?:a|al|el|la|los|las|un|una|con|sus?|mis?|cada|entre|hasta) |, \p{L}+[ao] (?:a|el|la|los|las|un|una) /iu,
    },
  },
};
