/** Spanish forms that no ending explains: vowels that change, preterites, participles, nouns; "form>lemma". */
export const irregularForms = `
caliento>calentar calientan>calentar recaliento>recalentar recalientan>recalentar cierra>cerrar
cierran>cerrar comienza>comenzar comienzan>comenzar empiezo>empezar empiezan>empezar recomiendo>recomendar
recomienda>recomendar recomiendan>recomendar siembro>sembrar siembran>sembrar siego>segar siegan>segar
friego>fregar friegan>fregar pliego>plegar pliegan>plegar despliego>desplegar despliegan>desplegar
riega>regar riegan>regar aprieto>apretar aprietan>apretar atraviesan>atravesar despierto>despertar
despiertan>despertar niego>negar niegan>negar acierto>acertar aciertan>acertar encierro>encerrar
encierran>encerrar entierro>enterrar entierran>enterrar quiebro>quebrar quiebran>quebrar reviento>reventar
revientan>reventar sierro>serrar sierran>serrar enciendo>encender enciende>encender encienden>encender
atiendo>atender atienden>atender entiendo>entender entiende>entender entienden>entender extiendo>extender
extiende>extender extienden>extender tiendo>tender tienden>tender defiendo>defender defiende>defender
defienden>defender pierdo>perder pierden>perder vierto>verter vierten>verter asciendo>ascender
asciende>ascender ascienden>ascender desciendo>descender desciende>descender descienden>descender
convierto>convertir convierten>convertir convirtiendo>convertir invierto>invertir invierten>invertir
invirtiendo>invertir advierto>advertir advierten>advertir advirtiendo>advertir sugieren>sugerir
transfieren>transferir prefieren>preferir refieren>referir hiero>herir hieren>herir hiriendo>herir
hiervo>hervir hierven>hervir hirviendo>hervir digieren>digerir requieren>requerir adquieren>adquirir
cuentan>contar recuento>recontar recuenta>recontar recuentan>recontar acuesto>acostar acuestan>acostar
cuelga>colgar cuelgan>colgar descuelgo>descolgar descuelgan>descolgar encuentra>encontrar
encuentran>encontrar muestran>mostrar demuestro>demostrar demuestran>demostrar prueban>probar
compruebo>comprobar comprueban>comprobar apruebo>aprobar aprueban>aprobar recuerdo>recordar
recuerdan>recordar renuevo>renovar renuevan>renovar ruedo>rodar ruedan>rodar suelda>soldar sueldan>soldar
suelto>soltar sueltan>soltar vuelo>volar vuelan>volar mueve>mover mueven>mover remueve>remover
remueven>remover promuevo>promover promueven>promover muelo>moler muelen>moler resuelve>resolver
resuelven>resolver devuelvo>devolver devuelven>devolver envuelvo>envolver envuelven>envolver vuelvo>volver
vuelven>volver cuezo>cocer cuecen>cocer tuerzo>torcer tuercen>torcer duermo>dormir duermen>dormir
acuerda>acordar acuerdan>acordar almuerzo>almorzar almuerzan>almorzar apuesto>apostar apuestan>apostar
refuerzo>reforzar refuerzan>reforzar esfuerzo>esforzar esfuerzan>esforzar fuerzo>forzar fuerzan>forzar
cuelo>colar cuelan>colar sirven>servir pide>pedir piden>pedir mide>medir miden>medir viste>vestir
visten>vestir despide>despedir despiden>despedir impido>impedir impide>impedir impiden>impedir sigo>seguir
siguen>seguir persigo>perseguir persiguen>perseguir consigo>conseguir consiguen>conseguir elige>elegir
eligen>elegir corrige>corregir corrigen>corregir repito>repetir repiten>repetir compito>competir
compiten>competir tino>tenir tinen>tenir cino>cenir cinen>cenir expido>expedir expide>expedir
expiden>expedir rindo>rendir rinden>rendir concibo>concebir conciben>concebir rino>renir rinen>renir
construyo>construir construyen>construir construyendo>construir reconstruyo>reconstruir
reconstruyen>reconstruir reconstruyendo>reconstruir distribuyo>distribuir distribuyen>distribuir
distribuyendo>distribuir sustituyo>sustituir sustituyen>sustituir sustituyendo>sustituir incluyo>incluir
incluyen>incluir incluyendo>incluir contribuyo>contribuir contribuyen>contribuir contribuyendo>contribuir
instruyo>instruir instruyen>instruir instruyendo>instruir atribuyo>atribuir atribuyen>atribuir
atribuyendo>atribuir disminuyo>disminuir disminuyen>disminuir disminuyendo>disminuir destruyo>destruir
destruyen>destruir destruyendo>destruir concluyo>concluir concluyen>concluir concluyendo>concluir
excluyo>excluir excluyen>excluir excluyendo>excluir retribuyo>retribuir retribuyen>retribuir
retribuyendo>retribuir constituyo>constituir constituyen>constituir constituyendo>constituir
restituyo>restituir restituyen>restituir restituyendo>restituir diluyo>diluir diluyen>diluir
diluyendo>diluir reduzco>reducir produzco>producir produjimos>producir reproduzco>reproducir
reproduje>reproducir reproduccion>reproducir traduzco>traducir tradujimos>traducir introduzco>introducir
introdujimos>introducir deduzco>deducir deduje>deducir deduccion>deducir propongo>proponer
propuesto>proponer compongo>componer expongo>exponer dispongo>disponer repongo>reponer repusimos>reponer
pongo>poner puesta>poner pusimos>poner obtengo>obtener obtuvimos>obtener obtiene>obtener contengo>contener
contuve>contener contiene>contener contencion>contener retengo>retener retuve>retener sostengo>sostener
sostuve>sostener sostiene>sostener sostenimiento>sostener traigo>traer extraigo>extraer
extraje>extraer extrajo>extraer atraigo>atraer atraje>atraer atraccion>atraer hago>hacer hicimos>hacer
rehago>rehacer rehice>rehacer rehecho>rehacer deshago>deshacer deshice>deshacer deshecho>deshacer
prevengo>prevenir previne>prevenir intervengo>intervenir interviniendo>intervenir oigo>oir oi>oir
oyendo>oir leyendo>leer leyo>leer previsto>prever abastezco>abastecer abastecimiento>abastecer
establezco>establecer obedezco>obedecer agradezco>agradecer agradecimiento>agradecer favorezco>favorecer
fortalezco>fortalecer fortalecimiento>fortalecer permanezco>permanecer permanencia>permanecer
pertenezco>pertenecer enriquezco>enriquecer enriquecimiento>enriquecer restablezco>restablecer
restablecimiento>restablecer reconozco>reconocer reconocimiento>reconocer embellezco>embellecer
embellecimiento>embellecer descrito>describir reabierto>reabrir reapertura>reabrir descubierto>descubrir
descubrimiento>descubrir roto>romper rotura>romper frito>freir vuelto>volver devuelto>devolver
envuelto>envolver envoltura>envolver envoltorio>envolver disuelto>disolver disolucion>disolver
envian>enviar protejo>proteger recojo>recoger cojo>coger acojo>acoger exijo>exigir exigencia>exigir
peticion>pedir recordatorio>recordar alegacion>alegar aserrado>serrar reventa>revender descuento>descontar
cobranza>cobrar ganancia>ganar analitica>analizar inyeccion>inyectar asado>asar caminata>caminar
natacion>nadar use>usar uso>usar usos>usar usaba>usar usaban>usar traslado>trasladar traslados>trasladar traslada>trasladar predije>predecir predijo>predecir prediccion>predecir predicciones>predecir descenso>descender discusion>discutir expansion>expandir extension>extender
comprension>comprender suspension>suspender division>dividir prevision>prever provision>proveer expresion>expresar
compresion>comprimir cesion>ceder omision>omitir compromiso>comprometer percepcion>percibir
interrupcion>interrumpir adopcion>adoptar absorcion>absorber sustraccion>sustraer conexion>conectar
proyeccion>proyectar infeccion>infectar restriccion>restringir destruccion>destruir crianza>criar
transferencia>transferir transferencias>transferir sugerencia>sugerir sugerencias>sugerir remiendo>remendar
arriendo>arrendar llegan>llegar faltan>faltar salen>salir entran>entrar reciben>recibir caida>caer caidas>caer
discusiones>discutir extensiones>extender divisiones>dividir previsiones>prever conexiones>conectar
consolido>consolidar consolida>consolidar decido>decidir divido>dividir usado>usar usada>usar usados>usar usadas>usar usando>usar competicion>competir mudanza>mudar ascenso>ascender alternancia>alternar
empadronamiento>empadronar donacion>donar donativo>donar tinendo>tenir rinendo>renir
até>atar ate>atar ató>atar ataba>atar ataban>atar atando>atar atado>atar atada>atar atados>atar aré>arar are>arar araba>arar arando>arar arado>arar
`;

/** Past participles that no ending leads back to their verb, without the vowel of their gender. */
const participles = `
escrit>escribir hech>hacer abiert>abrir descubiert>descubrir devuelt>devolver resuelt>resolver rot>romper
impres>imprimir frit>freir previst>prever propuest>proponer compuest>componer dispuest>disponer expuest>exponer
inscrit>inscribir descrit>describir transcrit>transcribir suscrit>suscribir envuelt>envolver absuelt>absolver
disuelt>disolver deshech>deshacer rehech>rehacer encubiert>encubrir recubiert>recubrir reabiert>reabrir
satisfech>satisfacer muert>morir
`;

export const participleForms: string = participles
  .split(/\s+/)
  .filter(Boolean)
  .flatMap((entry) => {
    const [stem = '', verb = ''] = entry.split('>');
    return ['o', 'a', 'os', 'as'].map((ending) => `${stem}${ending}>${verb}`);
  })
  .join(' ');
