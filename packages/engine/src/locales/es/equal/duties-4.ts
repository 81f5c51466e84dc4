/** Duties of all trades, one meaning a line; what stands behind ">" is narrower and only proves; our own list. */
export const duties4 = `
engaste de piedras|engastar piedras preciosas|engarzado de piedras
alfarería > tornear barro|modelar barro
colocación de vidrios|colocar vidrios|instalar cristales|poner cristales|instalación de vidrios|instalación de cristales
lutería|luthería > fabricar guitarras
tiempos de conducción y descanso > manejo de tacógrafo digital
firma de albaranes|recoger firmas de entrega
coordinación de transportistas|coordinar transportistas
documentación de transporte|documentos de transporte > preparar documentos de transporte
documentación de embarque|documentos de embarque
radiofrecuencia en almacén|pistola de radiofrecuencia|terminal de radiofrecuencia|manejo de PDA de almacén
manejo de transpaleta|transpaleta eléctrica|mover palés con transpaleta|manejo de traspaleta|patín hidráulico
manejo de apilador|apilador eléctrico
trabajo en cámara frigorífica|trabajo en frío
manejo manual de cargas|levantar cargas|levantar peso|cargar peso|cargar bultos|mover bultos
gestión de almacén|administración de almacén|llevar el almacén
jefatura de almacén|dirigir el almacén|jefe de almacén
estiba de buques|carga de buques|estiba portuaria
aparcacoches|valet parking > estacionar coches de clientes|aparcar coches de clientes
servicio de guardarropa|atender el guardarropa
reposición de máquinas expendedoras|reponer máquinas de vending|rellenar máquinas expendedoras
unidad de cuidados intensivos|unidad de terapia intensiva
jefe de sala|maître d'hôtel|capitán de meseros
publicidad en redes sociales|social ads|anuncios en redes sociales|pauta en redes > Facebook Ads|Meta Ads|Instagram Ads
`;
