/** Spanish, what most postings ask of surgeries, pharmacies, laboratories, social work, guards, hairdressers, gardens and building trades, one meaning a line; what stands behind ">" only proves; our own list. */
export const duties22 = `
formulación magistral|elaboración de fórmulas magistrales > preparar cremas y jarabes con receta|preparar fórmulas con receta|preparar pomadas y jarabes|preparar cremas según receta|elaborar fórmulas magistrales
consejo dermocosmético|asesoramiento dermocosmético|asesoramiento en dermocosmética > aconsejar cremas y champús|aconsejar cremas|recomendar cremas y champús|recomendar cremas
SPD|sistema personalizado de dosificación|sistemas personalizados de dosificación > poner las pastillas de la semana en blísteres|preparar blísteres semanales|preparar los pastilleros semanales|preparar blísteres de pastillas
facturación de recetas > mandar las recetas selladas al colegio|enviar las recetas al colegio de farmacéuticos|sellar y enviar las recetas
preparación de reactivos|preparación de soluciones y reactivos > preparar disoluciones|preparar soluciones y medios de cultivo|preparar disoluciones y medios de cultivo
microscopía > microscopía óptica|mirar muestras al microscopio|ver muestras al microscopio|observar muestras al microscopio|mirar al microscopio
microbiología > análisis microbiológicos|sembrar placas y contar colonias|sembrar placas|contar colonias
calibración de equipos|calibración de instrumentos|calibración de aparatos > ajustar aparatos con patrones|ajustar y comprobar los aparatos con patrones|comprobar los aparatos con patrones|ajustar balanzas con pesas patrón
volumetrías|valoraciones volumétricas|titulaciones volumétricas > valorar ácidos y bases|valorar ácidos
entrevistas con familias|entrevistas a familias|entrevistas familiares > hablar con familias para conocer su situación|conversar con las familias sobre su situación|preguntar a las familias por su situación
visitas domiciliarias|visitas a domicilio > ir a casa de los mayores|visitar a los mayores en su casa|ir a casa de las familias|ir a las casas de los usuarios|visitar familias en su casa
elaboración de informes sociales|redacción de informes sociales > escribir informes sobre la situación de cada familia|escribir informes sobre familias|redactar informes de situación familiar
derivación a recursos|derivación a servicios > mandar a las personas al servicio|enviar a las familias al servicio|mandar a los usuarios al recurso adecuado|enviar a las personas al recurso adecuado
orientación laboral|orientación para el empleo > ayudar a parados a buscar trabajo|ayudar a desempleados a buscar trabajo|ayudar a hacer el currículum|enseñar a parados a buscar empleo|ayudar a jóvenes a buscar empleo
mediación > ayudar a vecinos a llegar a acuerdos|ayudar a familias a llegar a acuerdos|poner de acuerdo a los vecinos|poner de acuerdo a las partes
prevención de drogodependencias|prevención de adicciones > dar charlas sobre drogas|impartir talleres sobre drogas|dar charlas sobre adicciones
rondas de vigilancia|rondas de seguridad > dar vueltas por la nave|recorrer las instalaciones|dar vueltas por el recinto|recorrer el recinto|patrullar el recinto
control de accesos > pedir el DNI a las visitas|pedir la documentación en la entrada|dar tarjetas a las visitas|pedir el carné en la puerta|apuntar quién entra y quién sale
control de equipajes|inspección de equipajes > pasar los bolsos por el escáner|pasar las maletas por el escáner|revisar las maletas con escáner|revisar bolsos
recogidos|peinados recogidos > recogidos de novia|hacer moños|hacer trenzas|hacer moños y trenzas
asesoramiento de imagen|asesoría de imagen > aconsejar a las clientas qué corte les iba bien|aconsejar cortes y colores|aconsejar el corte
permanentes > rizar el pelo con permanente|rizar el cabello
tratamientos fitosanitarios|aplicación de fitosanitarios|aplicación de productos fitosanitarios > echar herbicida|echar insecticida|aplicar herbicidas|fumigar plantas|echar fungicida
poda en altura|poda de altura > cortar ramas altas|podar ramas altas|podar árboles altos
abonado|fertilización > echar abono|poner abono|echar estiércol
empapelado|colocación de papel pintado|empapelado de paredes > poner papel en las paredes|pegar papel en la pared|poner papel pintado
alisado de paredes|quitar gotelé|eliminación de gotelé > quitar el gotelé|dejar lisas las paredes
esmaltado|aplicación de esmalte > dar esmalte|pintar con esmalte
mantenimiento de calefacción|mantenimiento de calefacciones|mantenimiento de sistemas de calefacción > purgar radiadores|limpiar quemadores|revisar calderas y radiadores
fabricación de muebles a medida|fabricación de mobiliario a medida > hacer armarios a medida|hacer muebles a medida|fabricar armarios a medida|construir armarios a medida
restauración de muebles|restauración de mobiliario > lijar y barnizar muebles viejos|restaurar sillas antiguas|arreglar y barnizar muebles antiguos
mecanizado de madera|mecanización de madera > llevar una fresadora para madera|manejar la fresadora de madera|fresar madera|tornear madera
`;
