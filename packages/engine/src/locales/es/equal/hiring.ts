/** Who is hired and helped, in plain words: one line, one meaning; what stands behind ">" is narrower and only proves; our own list. */
const persons =
  'camareros cocineros conductores repartidores enfermeros enfermeras auxiliares limpiadoras recepcionistas técnicos cajeros vendedores dependientes operarios albañiles electricistas mecánicos monitores profesores ingenieros programadores administrativos mozos vigilantes jornaleros temporeros azafatas comerciales soldadores'.split(
    ' ',
  );
const hired = ['buscar y contratar', 'reclutar', 'entrevistar y contratar'];

const either = (verbs: readonly string[], things: readonly string[]) =>
  verbs.flatMap((verb) => things.map((thing) => `${verb} ${thing}`)).join('|');

export const hiring = `
selección de personal|selección y contratación|reclutamiento > ${either(hired, persons)}
pruebas automatizadas|automatización de pruebas|tests automatizados|testing automatizado > pruebas que se ejecutan solas|pruebas que corren solas|tests que se ejecutan solos|pruebas automáticas|scripts que prueban solos
soporte técnico a usuarios|soporte a usuarios|soporte informático > resolver fallos de ordenador|atender fallos de ordenador|atender averías de ordenador|resolver problemas de ordenador|resolver problemas informáticos de empleados|atender problemas informáticos|ayudar a empleados con el ordenador|atender incidencias informáticas
newsletter|boletín informativo|boletín electrónico|boletín de noticias > boletín mensual|boletín semanal|boletín trimestral|boletín digital
subtitulado|subtitulación > poner subtítulos|hacer subtítulos|añadir subtítulos|escribir subtítulos
`;
