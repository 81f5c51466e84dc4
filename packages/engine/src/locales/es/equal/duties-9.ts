/** Duties of all trades in Spanish as postings name them and as people say them, one meaning a line; what stands behind ">" is narrower and only proves; our own list. */
export const duties9 = `
extracciones sanguíneas|extracción de sangre|extracciones de sangre|toma de muestras de sangre|sacar sangre|toma de sangre|venopunción|punción venosa|flebotomía
cambio de apósitos|renovar apósitos|cambiar vendajes
aseo de pacientes|higiene de pacientes|lavar pacientes|bañar pacientes|aseo de enfermos
alimentación de residentes|dar de comer a los residentes|dar de comer a personas dependientes|ayudar a comer a los residentes
estiba|estibar|sujeción de cargas|sujetar la carga|amarrar la carga|trincaje|trincar la carga|asegurar la carga con cinchas
eliminación de malas hierbas|quitar malas hierbas|escardar|escarda|deshierbe|arrancar malas hierbas|deshierbar|desherbar
alimentación de animales|alimentar animales|dar de comer a los animales > alimentar el ganado|dar pienso al ganado|dar de comer al ganado|alimentación del ganado
alicatado y solado|poner azulejos y baldosas|colocar azulejos y baldosas|colocación de azulejos y baldosas|colocación de pisos y azulejos
ferrallado|ferralla|montar ferralla|colocar armaduras|armado de hierro|colocación de armaduras|armar fierro|atar ferralla|colocar ferralla|armar varilla
reparación de tuberías|reparar tuberías|reparar cañerías|arreglar tuberías|arreglo de cañerías|reparación de cañerías
tendido de cables|pasar cables|tirar cable
soldadura|soldar|soldeo > soldar piezas|soldar estructuras|soldar estructuras metálicas
elaboración de masas|elaborar masas|preparar masas|amasar|amasado|hacer masas|preparación de masas
recobro de impagados|gestión de impagados|recobro|cobro de impagados|recuperación de impagados|cobro de morosos|cobro de deudas > reclamar impagados|reclamación de impagados|reclamar facturas vencidas|reclamar el pago a morosos|reclamar deudas|reclamación de deudas|recuperación de cartera vencida|cobro de cartera vencida
formación en PRL|formar en prevención de riesgos laborales|formar a trabajadores en prevención de riesgos|impartir formación en prevención de riesgos laborales
plan de acogida|onboarding|acogida de nuevas incorporaciones|acogida de nuevos empleados|inducción de personal|inducción de nuevos empleados|programa de acogida
tutorías con padres|reuniones con padres|entrevistas con padres > hablar con los padres sobre sus hijos|reunirse con los padres
inteligencia empresarial|business intelligence|inteligencia de negocios|BI
mantenimiento de computadoras|mantenimiento de ordenadores|mantenimiento de equipos informáticos|mantenimiento de PC
trabajadores de temporada|temporeros|trabajadores estacionales > jornaleros de temporada
`;
