/** Spanish, education, childcare, social: one line, one meaning; our own list. */
export const educationChildcareSocial = `
enseñar en línea|dar clases virtuales|enseñanza virtual|docencia online|clases en línea|clases online|docencia virtual|clases virtuales|clases por internet|dar clases online
clases de refuerzo|refuerzo escolar|apoyo escolar|refuerzo educativo|regularización de alumnos
ayuda con los deberes|ayudar con tareas escolares|apoyo con los deberes|ayudar a hacer los deberes|ayudar a hacer la tarea|apoyo en tareas escolares
material didáctico|recursos didácticos|material educativo > elaborar material didáctico|crear materiales didácticos|crear fichas de trabajo
elaboración de material didáctico|elaborar material didáctico|crear materiales didácticos|preparar material docente|diseñar recursos didácticos|diseño de material didáctico|preparar material de clase|preparar material didáctico|creación de recursos didácticos > crear fichas de trabajo|preparar fichas
elaborar unidades didácticas|diseñar unidades didácticas|preparar unidades didácticas
programación de aula|programar el aula|planeación de clase|planeamiento de aula
elaboración de exámenes|elaborar exámenes|preparar exámenes|redactar exámenes|poner exámenes|diseño de exámenes|hacer los exámenes
corrección de trabajos|corregir trabajos de alumnos|corregir tareas|calificar tareas|revisar tareas de alumnos
rellenar boletines de notas|elaborar boletines de calificaciones
tutoría de grupo|tutoría de aula|tutor de clase
dirección de centro educativo|dirigir un colegio|dirección escolar|dirigir una escuela
reuniones de claustro|reuniones de profesores|juntas de maestros
gestión del aula|manejo de aula|control del aula|mantener el orden en clase|manejo de grupo en clase
atención a la diversidad|atención a la diversidad en aula
educación especial|enseñanza especial|educación diferencial
hacer adaptaciones curriculares|adaptar el currículo
educación inclusiva|escuela inclusiva
orientación educativa|orientar al alumnado|orientación escolar|consejería escolar
evaluación psicopedagógica|evaluar psicopedagógicamente|valoración psicopedagógica|diagnóstico psicopedagógico
educación infantil|educación preescolar|educación parvularia|educación preprimaria|enseñanza preescolar|clases en preescolar
educación primaria|enseñanza primaria
educación secundaria|enseñanza secundaria
enseñar en formación profesional|docencia en ciclos formativos|dar clase en ciclos formativos
docencia universitaria|enseñar en universidad|dar clase en universidad|impartir docencia universitaria|clases universitarias|enseñanza universitaria|impartir clases en la universidad
educación de adultos|formación de adultos|enseñar a adultos|educación de personas adultas|dar clase a adultos|clases para adultos
enseñanza de idiomas|dar clases de idiomas
dar clases de inglés|enseñar inglés
dar clases de matemáticas|enseñar matemáticas
dar clases de música|enseñar música|enseñanza musical|clases de música|lecciones de música|impartir música|docencia musical
entrenamiento deportivo|entrenar deportistas|entrenar equipos|entrenar jugadores|preparación de deportistas > entrenar futbolistas|entrenar nadadores|entrenar atletas|entrenar equipos de fútbol|entrenar equipos de baloncesto|entrenar tenistas|entrenar porteros
clases dirigidas de fitness|dar clases de fitness|dirigir clases colectivas|clases colectivas de gimnasio
entrenamiento personal|personal trainer|entrenamientos personales
socorrista|guardavidas
enseñar a nadar|dar clases de natación
vigilancia de patio|vigilar el recreo|cuidar el recreo
actividades de tiempo libre|animación de tiempo libre
actividades extraescolares|extraescolares|actividades fuera de horario escolar
acompañar excursiones escolares|acompañar salidas escolares
organizar juegos con niños|dirigir juegos infantiles
adaptación al jardín infantil|periodo de adaptación infantil
cuidado de bebés|atención a bebés|cuidar lactantes|atención al lactante
enseñar hábitos de higiene|educar en hábitos de higiene
cuidado de niños en casa|niñera|babysitter|cuidar niños en domicilio
recogida de niños del colegio
atención temprana|estimulación temprana|intervención temprana|estimulación precoz
redactar informes de alumnos|elaborar informes escolares
matriculación de alumnos|matricular alumnos|inscribir alumnos|tramitar matrículas|inscripciones escolares
secretaría escolar|secretaría de colegio|secretaría de centro educativo|secretaria de escuela
préstamo de libros|prestar libros|préstamo bibliotecario|préstamos de biblioteca
catalogación de libros|catalogar libros|catalogar fondos bibliográficos|catalogación bibliográfica|catalogar fondos|catalogación de fondos
intervención familiar
visitas a domicilio|hacer visitas domiciliarias|visitar hogares
ayuda a domicilio|asistencia domiciliaria
acompañamiento a mayores|acompañar a personas mayores|dar compañía a ancianos|compañía a personas mayores|hacer compañía a mayores|acompañar a ancianos|acompañamiento de personas mayores|hacer compañía a ancianos|compañía a ancianos|hacer compañía a personas mayores
acompañamiento al médico|acompañar a citas médicas|acompañar a consultas médicas|llevar al médico mayores|acompañamiento a citas médicas|acompañar al médico|acompañar al centro de salud
atención a personas con discapacidad
atención a personas dependientes|cuidar personas dependientes|atención a la dependencia|cuidado de dependientes|atención a dependientes
menores en riesgo|menores en situación de riesgo|niños en riesgo social
protección de menores|protección a la infancia|protección de la niñez|protección infantil
familias de acogida|familias acogedoras
centro de menores|centro de acogida de menores
personas sin hogar|personas en situación de calle|sintecho
víctimas de violencia de género|víctimas de violencia contra la mujer
atender a inmigrantes
mediación intercultural|mediar entre culturas
mediación familiar|mediar en conflictos familiares
tramitación de ayudas sociales|tramitar ayudas sociales|gestionar subsidios sociales|tramitar prestaciones sociales|tramitar subsidios|gestión de ayudas sociales|gestionar prestaciones sociales|tramitación de prestaciones sociales|tramitar prestaciones
voluntariado|trabajo voluntario|labor voluntaria
coordinación de voluntarios|coordinar voluntarios|organizar voluntarios|gestión del voluntariado
captación de fondos|recaudar fondos|fundraising|recaudación de fondos|captar fondos|conseguir donaciones|procuración de fondos|recaudar donativos|captación de donaciones|recaudación de donaciones|recaudar donaciones > pedir donaciones
enseñar español a extranjeros|dar clases de español a extranjeros|impartir español para extranjeros
elaboración de informes sociales|elaborar informes sociales|redactar informes sociales
jefatura de estudios|jefe de estudios
impartición de clases particulares|dar clases particulares|impartir clases privadas|dar clases privadas
enseñar a leer y escribir
cambio de pañales a bebés|mudar pañales a bebés
preparación de biberones|preparar biberones|preparar mamaderas|hacer biberones|dar biberones
lectura de cuentos|leer cuentos a niños
vigilancia de comedor escolar|cuidar en comedor escolar|vigilancia de comedor
solicitantes de asilo|demandantes de asilo
boletines de notas|boletas de calificaciones|libretas de notas|boletines de calificaciones
adaptaciones curriculares|adecuaciones curriculares|adaptar el currículo
`;
