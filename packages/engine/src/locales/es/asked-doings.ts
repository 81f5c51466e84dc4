import type { AskedDoings } from '../asked-doings-pack.ts';

/** "Averías mecánicas y eléctricas": an adjective is no second thing. */
const several =
  /^(?!\p{Ll}*(?:(?:ic|iv|os)[oa]s|(?:ion|ri|ci|tu|ent)ales|bles)(?!\p{L}))(?=\p{Ll}{3,}s(?!\p{L}))/u;

export const askedDoings: AskedDoings = {
  lead: /^(?:.*?[\s,])??(?:te\s)?(?:encargar(?:te|ás|se)|responsabilizar(?:te|ás|se)|ocupar(?:te|ás|se))\sde\s(?=\p{L})/iu,
  verb: /(?:[aei]r|[aei]rás?|[ae]s?)$/u,
  sure: /[aei]r$|[aei]rás?$/u,
  infinitives: [[/(?<=[aei]r)ás?$/u, '']],
  nouns:
    'gestionar>gestión abrir>apertura cerrar>cierre atender>atención mantener>mantenimiento mantendrás>mantenimiento mantienes>mantenimiento atiendes>atención coordinar>coordinación almacenar>almacenamiento diseñar>diseño montar>montaje analizar>análisis desarrollar>desarrollo diagnosticar>diagnóstico archivar>archivo inventariar>inventario regar>riego probar>prueba confirmar>confirmación responder>respuesta implementar>implementación asesorar>asesoramiento',
  phrases: [
    [/^(?:poner|pondrás|pones) en marcha(?!\p{L})/iu, 'puesta en marcha'],
    [/^(?:hacer|harás|haces) (?:el )?seguimiento(?!\p{L})/iu, 'seguimiento'],
  ],
  light: /^(?:realiz|efectu|practic)(?:ar|aras?|as?)$/,
  none: /^(?:particip|contribu|colabor|ayud|apoy|asist|cocin|vel|garantiz|cumpl|realiz|defin|propon)/,
  joint: /\s*,\s+(?:y\s)?|\s[yeou]\s/u,
  things: [
    [/^el\s/u, 'del '],
    [/^la\s/u, 'de la '],
    [/^al\s/u, 'del '],
    [/^(?:a\s)?(?:l[ao]s|un[ao]s)\s/u, 'de '],
    [/^(?:a\s)?(?=una?\s)/u, 'de '],
    [/^a\s/u, 'de '],
    [several, 'de '],
  ],
  to: { nouns: /^(?:atención|asesoramiento|respuesta)$/u, things: [[/^(?=al?\s)/u, '']] },
  of: /^(?:del|de l[ao]s?|de)\s/u,
  bare: [[several, 'de ']],
  stop: /\s(?:(?:para|con|en(?! marcha(?!\p{L}))|por|al?|sobre|según|que|entre|desde|hasta|durante|mediante|así|como|cuando|tras|ante|sin|conforme|dentro)(?!\p{L})|de (?=\d|(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|treinta|varios|varias)\s)).*$/u,
  notThing:
    /(?<![\p{L}-])(?:sus?|tus?|nuestr[oa]s?|vuestr[oa]s?|est[aeo]s?|cada|tod[oa]s?|distint[oa]s|diferentes|divers[oa]s|mism[oa]s?|otr[oa]s?|conjunto)(?!\p{L})|\d/iu,
};
