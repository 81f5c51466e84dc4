/** Whoever obtained a certificate has it: how papers are got, said of each paper; the gate alone reads them. */
const got = 'obtener conseguir sacar recibir lograr aprobar superar adquirir alcanzar'.split(' ');
const papers =
  'certificado certificación diploma título licencia permiso acreditación carné carnet habilitación examen'.split(
    ' ',
  );
const taken = 'terminar completar finalizar hacer realizar cursar acabar concluir'.split(' ');
const courses = 'curso formación taller módulo programa máster'.split(' ');

const either = (verbs: readonly string[], things: readonly string[]) =>
  things.map((thing) => verbs.map((verb) => `${verb} ${thing}`).join('|'));

export const papersGot = `
${either(got, papers).join('\n')}
${either(taken, courses).join('\n')}
certificado|certificación
ausencia|ausente|faltaba|no estaba
curso impartido|curso
acompañar reunión|asistir reunión|acudir reunión
acompañar visita|asistir visita|acudir visita
`;
