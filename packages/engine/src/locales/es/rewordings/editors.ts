/** Whole families of the words an editor chooses among: either stands for the other in its own line, what stands behind ">" only proves; the gate alone reads them; our own list. */
export const editors = `
avisar|comunicar|trasladar|traslado|informar|poner al corriente|dar aviso
pasar a ordenador|transcribir|transcripción|pasar a limpio
anotar|apuntar|registrar|dejar constancia|escribir
indicación|instrucción|pauta > lo que decía|lo que mandaba
repartir|reparto|entregar|distribuir|dar
recoger|recogida|retirar|ir a buscar
meter en cajas|encajar|encajado|envasar|empaquetar
guardar|colocar|ordenar
desmontar|desmontaje|quitar
llamar|telefonear|llamada
intentar|tratar de|procurar
proponer|propuesta|sugerir|sugerencia
mostrar|enseñar|señalar
tirar|desechar|retirar
encender|conectar
contar|recuento|conteo
pesar|pesaje|pesada
envolver|embalar|empaquetar|embalaje
levantar|cargar|alzar
contestar|responder|respuesta
escuchar|escucha|oír
repasar|releer|revisión
hablar|conversar|conversación
en caso de|cuando
en ausencia|cuando faltaba|cuando no estaba|cuando libraba
roto|estropeado|dañado|deteriorado
nada más|solo|solamente|únicamente
alimentar|dar de comer|alimentación
acomodar|acompañar a su asiento|ubicar
`;
