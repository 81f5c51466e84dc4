/** Spanish verbs as a point begins with them, first person, present and past. */
export const verbs = `
gestiono>gestioné coordino>coordiné preparo>preparé organizo>organicé controlo>controlé elaboro>elaboré
realizo>realicé analizo>analicé superviso>supervisé administro>administré desarrollo>desarrollé
diseño>diseñé programo>programé documento>documenté redacto>redacté reviso>revisé tramito>tramité creo>creé
mejoro>mejoré optimizo>optimicé implanto>implanté implemento>implementé instalo>instalé reparo>reparé
monto>monté verifico>verifiqué comprobo>comprobé registro>registré facturo>facturé contabilizo>contabilicé
negocio>negocié visito>visité presento>presenté capturo>capturé informo>informé asesoro>asesoré formo>formé
apoyo>apoyé colaboro>colaboré participo>participé cuido>cuidé limpio>limpié ordeno>ordené cargo>cargué
descargo>descargué entrego>entregué cocino>cociné reporto>reporté actualizo>actualicé configuro>configuré
integro>integré automatizo>automaticé migro>migré publico>publiqué planifico>planifiqué evaluo>evalué
valoro>valoré calculo>calculé liquido>liquidé concilio>concilié archivo>archivé coloco>coloqué cobro>cobré
cumplimento>cumplimenté ejecuto>ejecuté lidero>lideré investigo>investigué encargo>encargué compro>compré
aporto>aporté aplico>apliqué ensayo>ensayé firmo>firmé atiendo>atendí dirijo>dirigí resuelvo>resolví
reparto>repartí vendo>vendí recibo>recibí sirvo>serví establezco>establecí escribo>escribí consigo>conseguí
mantengo>mantuve hago>hice reduzco>reduje traduzco>traduje imparto>impartí pruebo>probé cierro>cerré
llevo>llevé pongo>puse repongo>repuse produzco>produje ofrezco>ofrecí abro>abrí introduzco>introduje conduzco>conduje mido>medí corrijo>corregí
`;

/** Of these the beginning of a point may be a noun as well: what stands behind it tells. */
export const verbOrNoun = {
  words: `desarrollo diseño documento registro apoyo archivo reparto ensayo cargo descargo encargo cobro negocio recibo
    monto concilio liquido`,
  behindVerb: /^(?:el|la|los|las|un|una|unos|unas|mis?|sus?|nuestr[oa]s?|cada|tod[oa]s|al?|\d+)(?!\p{L})/iu,
};
