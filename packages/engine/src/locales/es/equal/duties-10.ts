/** Duties of all trades in Spanish as postings name them and as people say them, one meaning a line; what stands behind ">" is narrower and only proves; our own list. */
export const duties10 = `
hidrolimpiadora|Kärcher|karcher|limpiadora de alta presión
revisión de tareas escolares|corregir deberes|corregir los deberes|corrección de deberes|corregir tareas|corrección de tareas|revisar deberes|revisar los deberes|revisar tareas
recolección de cítricos|recoger naranjas y mandarinas|recogida de cítricos|cosecha de cítricos > recoger naranjas|recoger mandarinas|recoger limones|recolectar naranjas
cuarto frío|cocina fría|preparar entrantes fríos|platos fríos|preparación de platos fríos|elaborar platos fríos > preparar ensaladas, tartares y entrantes fríos|ensaladas y entrantes fríos
recogida de residuos urbanos|recoger basura|recogida de basuras|recolección de basura|vaciar contenedores de basura|recogida de basura|recoger la basura|recolección de residuos urbanos|recolección de residuos domiciliarios|vaciar los contenedores de basura
inventario|realizar inventarios
conducción de carretilla elevadora|conducir toro@almacén carretilla|llevar la carretilla
conducción de camión articulado|conducir un articulado|conducir tractocamiones
conducción de autobuses|conducir un autobús|manejar un bus|conducir un bus|manejar camión urbano de pasajeros|conducir autobuses urbanos
levantamiento de muros de ladrillo|pegar ladrillo
riego de plantas|regar las plantas|regar jardines|riego de jardines
limpieza de cuadras|limpiar boxes de caballos|sacar el estiércol|limpieza de corrales
trasplante|transplante
`;
