import type { AsidePack } from '../aside-pack.ts';

export const aside: AsidePack = {
  leisure: `
aficion(?:es)? | hobb(?:y|ies) | senderismo | corro | correr | running | maraton | media maraton
ciclismo | bicicleta | natacion | nadar | nado | buceo | escalada | escalar | escalo | esqui | surf
vela | remo | pesca | caza | golf | tenis | padel | pala | futbol(?: sala)? | baloncesto | balonmano
voleibol | rugby | boxeo | judo | karate | yoga | pilates | baile | bailar | bailo | flamenco | coro
canto | cantar | guitarra | piano | violin | bateria | trompeta | acordeon | toco (?:el|la|en) | colla
banda de musica | punto | ganchillo | costura | coser | bordado | ceramica | acuarelas? | dibujo
pintar | fotografia | huerto | jardineria | cocinar | reposteria | novelas | lectura | leer | ajedrez
crucigramas | videojuegos | cine | series | acampar | montanismo | montana | coros | perros? | gat[oa]s? | gallinas`,
  private: `
casad[oa] | solter[oa] | divorciad[oa] | viud[oa] | (?:un|una|dos|tres|cuatro|[1-9]) hij[oa]s?
(?:padre|madre) de | mi (?:mujer|marido|esposa|esposo|pareja|hij[oa]|familia) | anos de edad
estado civil | fecha de nacimiento`,
  wish: `
busco | me gustaria | quisiera | quiero | me interesan? | aspiro a | deseo | me encantaria
mi (?:objetivo|meta|ilusion) | en busca de | espero encontrar`,
  hope: `
con ganas de | (?:con )?interes en | interesad[oa]s? en | espero (?:poder|encontrar|trabajar|aprender) | querria | aspirante a | deseos[oa] de | me ilusiona | dispuest[oa] a aprender`,
  pay: `
pretension(?:es)? (?:salarial|economica)(?:es|s)? | expectativas? (?:salarial|economica)(?:es|s)?
motivo (?:de|del) cambio`,
  reference: `
referencias (?:disponibles|a peticion|si se piden|a solicitud)`,
  hearsay: `
(?:mis|los) (?:companeros|jefes|amigos|clientes) (?:dicen|cuentan) (?:que|de mi) | (?:mi|mis) (?:jef[ae]s?|companeros) me llaman?
dicen de mi | de mi dicen`,
  kept: String.raw`
carne | permiso | vehiculo | coche | disponible | disponibilidad | disposicion | turnos? | noches
guardias | viajar | traslad\w* | movilidad | jornada | voluntari\w* | tesorer\w*
secretari\w* | junta | comision | colegiad\w* | certificad\w* | premios? | preaviso | incorporacion
colabor\w* | asociacion(?:es)? | enseno | ensene | ensenando | imparto | organiz\w* | socorro | doy
cuentas | contabilidad | llevo | matriculad[oa]`,
};
