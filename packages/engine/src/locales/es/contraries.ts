import type { ContrariesPack } from '../contraries-pack.ts';

export const contraries: ContrariesPack = {
  endings: 'o a os as',
  pairs: `
nuev-|usad-,viej-,antigu-,segunda mano,existente,existentes
interior,interiores|exterior,exteriores
intern-|extern-
entrante,entrantes|saliente,salientes
noche,noches,nocturn-|de día,diurn-
mañanas|tardes
tiempo completo,jornada completa|tiempo parcial,media jornada,jornada parcial
largo plazo|corto plazo
pequeñ-|grande,grandes,gran
liger-|pesad-
masculin-|femenin-
hombre,hombres|mujer,mujeres
niños|niñas
jóvenes|ancian-
superior,superiores|inferior,inferiores
delanter-|traser-
caliente,calientes|fría,fríos,frías
seco,seca,secos,secas|húmed-,mojad-
fresco,fresca,frescos,frescas|congelad-
crud-|cocid-
alta,altas|baja,bajas
nacional,nacionales|internacional,internacionales,extranjer-
urban-|rural,rurales
públic-|privad-
remunerad-|voluntari-
importación,importaciones|exportación,exportaciones
manual,manuales|automátic-
residencial,residenciales|industrial,industriales
primaria|secundaria
verano|invierno
oral,orales|escrit-
permanente,permanentes|temporal,temporales
`,
};
