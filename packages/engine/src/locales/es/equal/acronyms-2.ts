/** Spanish, acronyms: one line, one meaning; our own list. */
export const acronyms2 = `
covenin|comisión venezolana de normas industriales
ivss|instituto venezolano de los seguros sociales
iess|instituto ecuatoriano de seguridad social
ccss|caja costarricense de seguro social
grd|grupos relacionados por el diagnóstico
cie-10|clasificación internacional de enfermedades décima revisión
dsm|manual diagnóstico y estadístico de los trastornos mentales
picc|catéter central de inserción periférica
tac|tomografía axial computarizada
daw|técnico superior en desarrollo de aplicaciones web|ciclo superior de desarrollo de aplicaciones web
dam|técnico superior en desarrollo de aplicaciones multiplataforma|ciclo superior de desarrollo de aplicaciones multiplataforma
asir|técnico superior en administración de sistemas informáticos en red|ciclo superior de administración de sistemas informáticos en red
smr|técnico en sistemas microinformáticos y redes|ciclo medio de sistemas microinformáticos y redes
iibb|impuesto sobre los ingresos brutos
`;
