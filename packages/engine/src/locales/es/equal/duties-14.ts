/** Spanish, duties of schools, offices, software, courts, archives, social work, press and stage, one meaning a line; what stands behind ">" only proves; our own list. */
export const duties14 = `
docencia universitaria|enseñanza universitaria|impartir docencia universitaria|dar clase en la universidad > clases en segundo de carrera|dar clase en la facultad|clases a estudiantes universitarios|clases en primero de carrera
docencia|impartición de clases|dar clases|impartir clases|dar clase|impartir docencia|dictado de clases|dictar clases
dirección de TFG|dirección de trabajos de fin de grado|dirigir trabajos de fin de grado
dirección de tesis|dirigir tesis|asesoría de tesis|tutoría de tesis|asesorar tesis
tutoría de grupo|tutorías de grupo|acción tutorial|tutorizar un grupo > ser tutora de un grupo
control de esfínteres|retirada del pañal|enseñar a ir al baño|quitar el pañal|entrenamiento para ir al baño > enseñar a los niños a ir al baño solos|ayudar a dejar el pañal|dejar el pañal
narración de cuentos|narrar cuentos|contar cuentos|cuentacuentos|lectura de cuentos en voz alta
atención al TEA|atención a niños con autismo
NEE|necesidades educativas especiales|alumnado con necesidades educativas especiales|ACNEE
inglés para empresas|inglés de negocios|business english > clases de inglés a empleados|clases de inglés en empresas|enseñar inglés a empleados
orientación académica|asesoramiento académico|orientación vocacional > orientar a los alumnos sobre estudios|orientar sobre estudios|asesorar a los alumnos sobre estudios
orientación laboral|orientación profesional|orientar a desempleados|asesoramiento laboral a desempleados > enseñar a buscar trabajo|ayudar a buscar empleo
revisión de programaciones didácticas|supervisión de programaciones didácticas > revisar las programaciones de los centros|revisar las programaciones de los profesores
programaciones didácticas|programación didáctica|planeaciones didácticas|planificación curricular
reuniones con familias|entrevistas con familias|reuniones con padres|entrevistas con padres|reunirse con los padres|reunirse con las familias|juntas con padres|hablar con los padres sobre sus hijos
clases de refuerzo|refuerzo educativo|clases de apoyo|apoyo escolar|clases de repaso|dar repaso|nivelación escolar
evaluación de alumnos|evaluar a los alumnos|calificar a los alumnos|evaluación del alumnado|calificación de alumnos
vigilancia de comedor escolar|cuidado del comedor escolar|vigilar el comedor del colegio
asesoramiento en inversiones|asesorar en inversiones|asesoramiento de inversiones|asesoría de inversiones > aconsejar dónde invertir|aconsejar dónde invertir sus ahorros|recomendar fondos a clientes
análisis de solvencia|análisis de riesgo de crédito|análisis crediticio|análisis de riesgo crediticio|estudio de solvencia|evaluación crediticia|scoring de clientes|calificación crediticia > estudiar si los clientes podían devolver los préstamos|estudiar si el cliente podía pagar|valorar si el cliente podía devolver el crédito|estudiar la solvencia
acogida de nuevas incorporaciones|onboarding|acogida de empleados nuevos|inducción de personal|acogida de nuevos empleados|inducción > recibir a los nuevos y enseñarles la empresa|explicar la empresa a los nuevos|enseñar la empresa a los nuevos|enseñar su puesto a los nuevos
detección de necesidades formativas|detección de necesidades de formación|DNC|diagnóstico de necesidades de capacitación|detectar necesidades de formación
SEO|posicionamiento en buscadores|posicionamiento web|posicionamiento orgánico|optimización para buscadores > subir la web en Google
SEM|publicidad en buscadores|campañas en Google Ads|anuncios en Google|publicidad en Google
email marketing|marketing por correo electrónico|envío de newsletters|mailing > enviar boletines por correo|envío de boletines por correo|enviar la newsletter|mandar correos promocionales|envío de boletines
compra de medios|compra de espacios publicitarios|planificación de medios > comprar espacios en radio|comprar espacios en prensa|contratar anuncios en radio|comprar anuncios en prensa
gestión de comunidades|gestión de comunidades online|community management > contestar los comentarios de Instagram|contestar comentarios en redes|responder comentarios en redes sociales|responder a los seguidores|contestar a los seguidores|contestar los comentarios de Facebook
demostraciones de producto|demostración de productos|demos de producto|demos a clientes|hacer demostraciones de producto > enseñar las máquinas a los clientes|mostrar el producto a los clientes|mostrar el funcionamiento a los clientes|enseñar el producto a los clientes
visita médica|visitas médicas|visitar médicos|visitar a médicos para presentar medicamentos|promoción médica
preparación de licitaciones|preparar licitaciones|elaboración de licitaciones|preparación de ofertas para concursos públicos
concursos públicos|licitaciones públicas|licitaciones
toma de requisitos|análisis de requisitos > preguntar a los usuarios qué necesitaban|saber qué necesitaban los usuarios|hablar con los usuarios para saber qué necesitaban|recoger lo que necesitaban los usuarios
desarrollo frontend|frontend|front-end|desarrollo front-end|programación frontend|maquetación web > programar la interfaz de la web
desarrollo backend|backend|back-end|desarrollo back-end|programación backend > programar el lado del servidor
desarrollo full stack|full stack|desarrollo fullstack
desarrollo de apps móviles|desarrollo móvil|desarrollo de aplicaciones móviles|programación de aplicaciones móviles|programación de apps > programar aplicaciones para Android
pruebas de software|testing|testeo de software|pruebas funcionales de software|QA de software|probar software > buscar fallos en la aplicación|buscar errores en la aplicación|probar la aplicación antes de cada entrega|probar las aplicaciones
tests automatizados|pruebas automatizadas|automatización de pruebas|pruebas automáticas|test automation|tests automáticos
depuración de errores|depuración de código|depurar errores|debugging|corrección de bugs|corregir bugs|depurar código|resolución de bugs
virtualización|virtualización de servidores|virtualizar servidores > montar máquinas virtuales|crear máquinas virtuales
pentesting|pruebas de penetración|test de intrusión|hacking ético|pruebas de intrusión|tests de penetración > atacar los sistemas para encontrar puntos débiles|buscar vulnerabilidades en los sistemas|buscar agujeros de seguridad
copias de seguridad|backups|respaldos|backup|respaldo de información
dashboards|cuadros de mando|tableros de control|paneles de control
machine learning|aprendizaje automático|aprendizaje de máquina
gestión del backlog|priorización del backlog > ordenar por prioridad las tareas del equipo de desarrollo|priorizar las tareas del equipo de desarrollo|priorizar las historias de usuario|ordenar por prioridad las historias de usuario
dailies|daily|reuniones diarias del equipo|daily scrum|daily meeting|reuniones diarias de seguimiento
administración de servidores|administrar servidores|gestión de servidores|mantenimiento de servidores|mantener servidores
soporte técnico|asistencia técnica informática|soporte informático|helpdesk|mesa de ayuda|soporte a usuarios|atención a usuarios informáticos
control de versiones|versionado de código
CI/CD|integración y despliegue continuos|integración y despliegue continuo|integración continua y despliegue continuo
redacción de escritos procesales|redacción de escritos judiciales|redactar escritos judiciales > redactar demandas y contestaciones|redactar demandas|redacción de demandas|redactar recursos
presentación de escritos|presentación de escritos judiciales|presentar escritos en los juzgados
digitalización de archivos|digitalización de documentos|digitalizar archivos|escaneo de documentos|escanear documentos|digitalización documental|escanear expedientes|digitalizar expedientes|digitalización de expedientes
catalogación de documentos|catalogar documentos|descripción archivística|inventario documental
préstamo y devolución de libros|préstamo bibliotecario|préstamo de libros|prestar libros|circulación de fondos > prestar y recoger libros|préstamos y devoluciones
información bibliográfica|referencia bibliográfica|orientación bibliográfica|asesoramiento bibliográfico > ayudar a los lectores a encontrar bibliografía|ayudar a los lectores a encontrar libros|buscar bibliografía para los usuarios|localizar bibliografía
dinámicas de grupo|focus group|focus groups|grupos focales|grupos de discusión
investigación documental|investigación de archivo|consulta de archivos históricos|investigación en archivos|búsqueda documental
terapia de la depresión|tratamiento de la depresión|psicoterapia de la depresión > tratar a pacientes con depresión|tratar a adultos con depresión
evaluación psicotécnica|pruebas psicotécnicas|aplicación de pruebas psicotécnicas > pasar test a candidatos|pasar tests a candidatos|pasar pruebas a los candidatos|aplicar test psicológicos a candidatos
evaluación psicológica|valoración psicológica|psicodiagnóstico|evaluaciones psicológicas|exploración psicológica
tramitación de prestaciones|gestión de prestaciones|tramitar prestaciones|gestión de prestaciones sociales > tramitar la renta mínima|tramitar pensiones|tramitar ayudas por desempleo|tramitar el subsidio|tramitar el ingreso mínimo vital|solicitar el ingreso mínimo vital para familias
atención a víctimas de violencia de género|atención a mujeres maltratadas|apoyo a víctimas de violencia machista|atención a víctimas de violencia machista > ayudar a mujeres maltratadas|acompañar a mujeres maltratadas
visitas a domicilio|visitas domiciliarias > ir a las casas de las familias|visitar las casas de las familias|ir a casa de los usuarios|ir a los domicilios de los usuarios
catequesis|impartir catequesis|dar catequesis > preparar a los niños para la primera comunión|preparar a los niños para la comunión|preparación para la comunión|preparación para la confirmación
redacción técnica|redacción de manuales técnicos|technical writing > redactar manuales de uso|redacción de manuales de uso|escribir manuales de usuario|redactar manuales de instrucciones
narración deportiva|retransmisión deportiva|locución deportiva|retransmisiones deportivas > narrar partidos|contar los partidos para la radio|retransmitir partidos|comentar partidos en la radio
corrección ortotipográfica|corrección de estilo y ortografía|corrección de pruebas|corrección de galeradas > corregir las erratas|corregir erratas|corrección de erratas|corregir pruebas de imprenta
talla en madera|tallado en madera|tallar madera|talla de madera|tallado de madera > tallar figuras de madera|tallar imágenes de madera
música en directo|actuaciones musicales|música en vivo > tocar la guitarra en bodas|tocar en bodas|tocar en bares|tocar en conciertos|tocar el piano en hoteles
rodaje de cortos|rodaje de cortometrajes|rodar cortometrajes|rodar cortos|filmación de cortometrajes|dirección de cortometrajes
locución publicitaria|locución de anuncios|locutar anuncios|voz para publicidad > poner voz a anuncios|voz en off para anuncios|grabar cuñas de radio
doblaje|doblar películas|doblaje de películas|doblar series|poner voz a personajes
edición de vídeo|montaje de vídeo|edición de video|montar vídeos|editar vídeos|montaje audiovisual|postproducción de vídeo > cortar y ordenar el material grabado|cortar y montar el material grabado|montar reportajes|montar los planos grabados
explotación de encuestas|tabulación de encuestas|análisis de encuestas|explotación de datos de encuestas|analizar encuestas|tabular encuestas > analizar los datos de las encuestas|procesar las encuestas
programación cultural|programación de actividades culturales|programar actividades culturales > programar los conciertos|programar conciertos|programar exposiciones|programación de conciertos|programar el teatro
afiliaciones|afiliación a la Seguridad Social|altas y bajas en la Seguridad Social|altas y bajas de trabajadores|afiliación de trabajadores > dar de alta y de baja a trabajadores|dar altas y bajas en la Seguridad Social|dar de alta a trabajadores en la Seguridad Social|tramitar altas y bajas
documentación de exportación|documentos de exportación|documentación aduanera de exportación > documentación para exportar|papeles para exportar|documentos para exportar
documentación de importación|documentos de importación|documentación para importar
solicitud de patentes|tramitación de patentes|redacción de patentes|redactar solicitudes de patentes|solicitar patentes
solicitud de subvenciones|tramitación de subvenciones|solicitar subvenciones|pedir subvenciones|petición de subvenciones|gestión de solicitudes de subvención|postulación a fondos
justificación de subvenciones|justificar subvenciones|rendición de subvenciones
mediación vecinal|mediación comunitaria|mediar entre vecinos|mediación entre vecinos
mediación familiar|mediar entre padres separados|mediar en divorcios|mediación en divorcios
reclamación de cantidades|reclamar deudas en el juzgado
revisión de contratos|revisar contratos|análisis de contratos|supervisión de contratos
prevención de blanqueo|prevención del blanqueo de capitales|PBC|prevención de lavado de dinero|antilavado|AML
montaje de exposiciones|montar exposiciones|instalación de exposiciones|instalar exposiciones
visitas guiadas|guiar visitas|hacer visitas guiadas|recorridos guiados|guiar a visitantes|guiar grupos por el museo
relación con patrocinadores|captación de patrocinadores|buscar patrocinadores|búsqueda de patrocinio|conseguir patrocinadores|conseguir patrocinios|captación de patrocinios
interpretación simultánea|interpretar en cabina|traducción simultánea|interpretación en cabina
interpretación consecutiva|traducción consecutiva
subtitulado|subtitulación|subtitular películas|poner subtítulos|hacer subtítulos
fact-checking|verificación de datos periodísticos|verificación de noticias|comprobar noticias falsas
redacción de noticias|redactar noticias|escribir noticias|elaboración de noticias
redacción de contenidos|creación de contenidos|redacción de artículos|escribir artículos|creación de contenido|copywriting de contenidos > escribir artículos para el blog|escribir para la web
tutoría de grupo > hacer de tutora de un grupo|llevar la tutoría de un grupo
TEA|trastorno del espectro autista
atención al TEA > trabajar con niños con autismo|trabajar con niños autistas|atender a niños con autismo|atender a alumnos con autismo|enseñar a niños con autismo|apoyar a alumnos con autismo
SEO|posicionamiento en buscadores > colocar la web en los primeros puestos de Google|posicionar la web en Google|poner la web en la primera página de Google
preparación de licitaciones > preparar ofertas para concursos públicos|preparar ofertas para licitaciones|redactar ofertas para concursos públicos|elaborar propuestas para licitaciones|preparar propuestas para licitaciones
desarrollo frontend > programar la parte visible de la web|programar interfaces web
desarrollo backend > programar la parte del servidor|programar servicios del lado del servidor
elaboración de dashboards|elaboración de cuadros de mando|hacer cuadros de mando|crear dashboards|creación de dashboards|creación de cuadros de mando
realización de copias de seguridad|hacer copias de seguridad|hacer backups|hacer respaldos|respaldar datos|respaldo de datos
gestión del backlog > ordenar por prioridad las tareas pendientes del equipo
elaboración de informes sociales|redacción de informes sociales|redactar informes sociales|hacer informes sociales
moderación de grupos de discusión|moderar grupos de discusión|moderar focus groups|moderación de focus groups|moderación de grupos focales|moderar grupos focales
dinámicas de grupo > moderar grupos de discusión|moderar grupos focales
daily > dirigir las reuniones diarias del equipo ágil|conducir las reuniones diarias del equipo
virtualización > montar máquinas virtuales|crear máquinas virtuales|administrar máquinas virtuales
`;
