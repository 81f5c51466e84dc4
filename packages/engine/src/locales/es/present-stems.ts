/** Stems that change in the present, each with its infinitive; forms that are words of another meaning ("cuenta", "muestra", "sueldo") are not made. */
const stems =
  'calient>calentar cierr>cerrar comienz>comenzar empiez>empezar recomiend>recomendar siembr>sembrar sieg>segar frieg>fregar plieg>plegar desplieg>desplegar rieg>regar apriet>apretar atravies>atravesar despiert>despertar aciert>acertar entierr>enterrar sierr>serrar demuestr>demostrar comprueb>comprobar aprueb>aprobar renuev>renovar refuerz>reforzar descuelg>descolgar cuelg>colgar encuentr>encontrar acuerd>acordar recuerd>recordar acuest>acostar atiend>atender entiend>entender extiend>extender tiend>tender defiend>defender enciend>encender desciend>descender viert>verter pierd>perder vuelv>volver devuelv>devolver envuelv>envolver desenvuelv>desenvolver resuelv>resolver muev>mover remuev>remover promuev>promover muel>moler cuec>cocer tuerc>torcer conviert>convertir inviert>invertir adviert>advertir sugier>sugerir transfier>transferir prefier>preferir refier>referir hierv>hervir digier>digerir adquier>adquirir requier>requerir duerm>dormir mid>medir pid>pedir repit>repetir despid>despedir impid>impedir sig>seguir consig>conseguir persig>perseguir elig>elegir corrig>corregir compit>competir expid>expedir rind>rendir sirv>servir fri>freir construy>construir reconstruy>reconstruir distribuy>distribuir sustituy>sustituir incluy>incluir contribuy>contribuir instruy>instruir disminuy>disminuir destruy>destruir concluy>concluir excluy>excluir constituy>constituir';

const formsOf = (entry: string): string[] => {
  const [stem = '', verb = ''] = entry.split('>');
  const vowel = verb.endsWith('ar') ? 'a' : 'e';
  const written = verb.endsWith('guir') ? `${stem}u` : stem;
  return [`${written}${vowel}>${verb}`, `${written}${vowel}n>${verb}`];
};

const others =
  'ase>asar aso>asar asaba>asar asado>asar asados>asar asada>asar asadas>asar ate>atar atado>atar ataba>atar are>arar arado>arar uni>unir union>unir uniones>unir izado>izar ice>izar tine>tenir tinen>tenir condujo>conducir conduzco>conducir produjo>producir introdujo>introducir expuso>exponer repuso>reponer puso>poner compuso>componer dispuso>disponer impongo>imponer impuso>imponer imposicion>imponer detuve>detener detengo>detener mantiene>mantener mantienen>mantener retiene>retener interviene>intervenir intervienen>intervenir intervino>intervenir previene>prevenir digo>decir vengo>venir satisfago>satisfacer satisfice>satisfacer escojo>escoger ofrezco>ofrecer coccion>cocer molienda>moler midio>medir pidio>pedir repitio>repetir corrigio>corregir eligio>elegir consiguio>conseguir consiguiendo>conseguir despidio>despedir vistio>vestir hirvio>hervir durmio>dormir tino>tenir convirtio>convertir invirtio>invertir sugirio>sugerir transfirio>transferir leyo>leer conclusion>concluir conclusiones>concluir lecturas>leer descripciones>describir inscripciones>inscribir transcripciones>transcribir suscripciones>suscribir revisiones>revisar extracciones>extraer exposiciones>exponer admisiones>admitir construcciones>construir traducciones>traducir instrucciones>instruir protecciones>proteger supervisiones>supervisar previsiones>prever inversiones>invertir conversiones>convertir';

/** Preterites with a stem of their own, each with its infinitive. */
const preterites =
  'reduj>reducir produj>producir reproduj>reproducir traduj>traducir conduj>conducir introduj>introducir deduj>deducir extraj>extraer atraj>atraer dij>decir predij>predecir pus>poner compus>componer dispus>disponer expus>exponer repus>reponer propus>proponer supus>suponer impus>imponer tuv>tener mantuv>mantener obtuv>obtener contuv>contener retuv>retener sostuv>sostener previn>prevenir intervin>intervenir convin>convenir hic>hacer rehic>rehacer deshic>deshacer quis>querer';

const preteritesOf = (entry: string): string[] => {
  const [stem = '', verb = ''] = entry.split('>');
  const many = stem.endsWith('j') ? 'eron' : 'ieron';
  return ['e', 'o', 'imos', many].map((ending) => `${stem}${ending}>${verb}`);
};

export const presentForms: string = [
  ...stems.split(' ').flatMap(formsOf),
  ...preterites.split(' ').flatMap(preteritesOf),
  others,
].join(' ');
