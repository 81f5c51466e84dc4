/** Verbs that the endings would cut down to the stem of another ("reparar" and "repasar", "envasar" and "enviar"), with a stem of their own. */
const verbs =
  'envas:envass repar:reparr plante:plantej pase:pasej medi:mediq curs:curss fres:fress pod:podq tal:talq cens:censq';

const endings =
  'ar e o a os as amos aba aban ado ada ados adas ando aron acion aciones amiento amientos ador adora adores adoras';

/** The same of nouns and of single forms; "form>stem". */
const others = `
cursillo>curss cursillos>curss envases>envass medio>mediq medios>mediq media>mediq medias>mediq siega>segarq siegas>segarq
segar>segarq siego>segarq segue>segarq segado>segarq segaba>segarq segando>segarq segadora>segarq segadoras>segarq
vendar>vendaj vendaje>vendaj vendajes>vendaj vendado>vendaj vendados>vendaj venda>vendaj vendas>vendaj vendando>vendaj
sala>salaq salas>salaq salario>salarq salarios>salarq salsa>salsq salsas>salsq recado>recadq recados>recadq
herida>heridq heridas>heridq herido>heridq heridos>heridq taller>tallerq talleres>tallerq vaca>vacaq vacas>vacaq
vacacion>vacacq vacaciones>vacacq copa>copaq copas>copaq serie>serieq series>serieq cosa>cosaq cosas>cosaq
roca>rocaq rocas>rocaq fresa>fress fresas>fress bateria>bateriq baterias>bateriq materia>materiq materias>materiq
programa>programaq programas>programaq tejado>tejadq tejados>tejadq teja>tejadq tejas>tejadq moda>modaq modas>modaq
`;

export const apartStems: string = [
  ...verbs.split(' ').flatMap((entry) => {
    const [stem = '', own = ''] = entry.split(':');
    return endings.split(' ').map((ending) => `${stem}${ending}>${own}`);
  }),
  ...others.split(/\s+/).filter(Boolean),
].join(' ');
