/** More words of plain work: either stands for the other in its own line, what stands behind ">" only proves; the gate alone reads them; our own list. */
export const atWork = `
poner > colgar|pegar|clavar
nailon|nylon|nilón
acudir|venir|llegar|acercarse
estropeado|deteriorado|averiado
corresponder|tocar
normalmente|habitualmente|casi siempre|por lo general|la mayoría de las veces
pasear|sacar a pasear|sacar de paseo
llamar por teléfono|telefonear|contactar por teléfono
tranquilizar|calmar|serenar
vigilar|estar pendiente|echar un ojo
prestar|préstamo
andando|caminando|a pie
cuando hacía falta|en caso necesario|cuando era necesario|si hacía falta|si era necesario|según necesidad
adolescentes|chicos y chicas|jóvenes
existencias|mercancía|género|stock
pueblo > aldea
limpiar > desbrozar|fregar|barrer
arreglar > remendar|zurcir
quitar > desatornillar|despegar
`;
