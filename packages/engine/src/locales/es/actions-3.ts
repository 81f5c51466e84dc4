/** Spanish, who ran a machine or a vehicle: "llevar" and "atender" say it only beside one; our own list. */
export const actions3 = `
manejar|manejo|operar|operación > llevar@telar telares hiladora hiladoras llenadora llenadoras etiquetadora etiquetadoras envasadora envasadoras inyectora inyectoras prensa prensas torno tornos fresadora fresadoras extrusora extrusoras plegadora plegadoras cizalla guillotina retroexcavadora excavadora motoniveladora apisonadora dúmper carretilla carretillas grúa grúas cosechadora vendimiadora desbrozadora|atender@telar telares hiladora hiladoras envasadora envasadoras llenadora etiquetadora inyectora inyectoras prensa prensas
conducir|conducción > llevar@camión camiones furgoneta furgonetas autobús autobuses tráiler tráileres taxi hormigonera ambulancia ambulancias tractor tractores autocar autocares microbús grúa
aserrar|aserrado|serrar
trasegar|trasiego
pasteurizar|pasteurización|pasteurizado
cribar|cribado|tamizar|tamizado
machacar|machaqueo|triturar|trituración
precintar|precintado
estuchar|estuchado
palear|paleo
baldear|baldeo
retractilar|retractilado|enfardar|enfardado
`;
