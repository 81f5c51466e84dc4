/** Spanish, what most postings ask of cleaning, schools, offices, marketing, projects and computing, one meaning a line; what stands behind ">" only proves; our own list. */
export const duties20 = `
limpieza de suelos|limpieza y fregado de suelos > pasar la mopa|pasar la aspiradora y fregar|fregar y aspirar suelos|barrer y fregar suelos|barrer y fregar|pasar la fregona|mopear pasillos
limpieza de mobiliario|limpieza de muebles|desempolvado > quitar el polvo de los muebles|quitar el polvo a los muebles|limpiar el polvo de los muebles|limpiar mesas y armarios|desempolvar muebles
reposición de consumibles|reposición de material higiénico > poner papel y jabón en los baños|reponer papel y jabón|rellenar el jabón y el papel|reponer papel higiénico|poner papel higiénico y jabón
retirada de basura|retirada de residuos|recogida de basura > vaciar las papeleras|sacar la basura|llevar las bolsas al contenedor|bajar la basura al contenedor
tutoría|tutorías|acción tutorial > ejercer de tutora|ejercer de tutor|ser tutora de un grupo|ser tutor de un grupo|llevar la tutoría de un grupo
evaluación del alumnado|evaluación de alumnos|calificación de alumnos > poner las notas|poner notas a los alumnos|calificar a los alumnos|evaluar a los alumnos
cuidado de bebés|atención a bebés|cuidados de bebés > cambiar pañales y dar biberones|dar biberones y cambiar pañales|dar el biberón y dormir a los bebés|cuidar bebés|dormir y alimentar bebés|bañar y alimentar a los bebés
actividades lúdicas|actividades de juego > preparar juegos y manualidades|organizar juegos y manualidades|hacer juegos con los niños|preparar juegos para los niños|hacer manualidades con los niños
vigilancia de patio|vigilancia de recreo|vigilancia en el recreo|cuidado de patio > vigilar a los niños en el recreo|vigilar el patio|cuidar el recreo|vigilar el recreo
comunicación con las familias|comunicación con familias|comunicación con padres > escribir en la agenda para los padres|escribir notas a los padres|contar a los padres cómo había ido el día|informar a los padres|hablar con los padres
reclamación de impagados|reclamación de impagos|reclamación de deudas|recobro > llamar a los clientes que no pagaban|llamar a los morosos|llamar a los clientes morosos|escribir a los clientes que debían dinero|pedir el pago a los morosos
elaboración de estados financieros|preparación de estados financieros > preparar el balance|preparar el balance y la cuenta de resultados|elaborar el balance y la cuenta de pérdidas y ganancias|hacer balances y cuentas de resultados|formular las cuentas anuales
selección de personal|selección de candidatos|procesos de selección > leer currículums y entrevistar|entrevistar y elegir candidatos|cribar currículums y entrevistar|leer currículos y entrevistar|entrevistar a los candidatos y elegir
altas y bajas|tramitación de altas y bajas > altas y bajas en la Seguridad Social|dar de alta y de baja|dar de alta y de baja a trabajadores|dar altas y bajas
control de absentismo|control de ausencias > apuntar vacaciones y bajas|apuntar las bajas y los retrasos|anotar faltas y retrasos de la plantilla|llevar las vacaciones y las bajas|registrar ausencias
formación interna|formación de personal|formación de empleados > organizar cursos para los empleados|organizar cursos para la plantilla|organizar cursos para el personal|preparar cursos para los empleados
encuestas de clima laboral|encuestas de clima > preguntar a los empleados por su satisfacción|encuestar a los empleados|medir la satisfacción de los empleados|pasar cuestionarios de satisfacción a los empleados
elaboración de contratos|redacción de contratos|confección de contratos > escribir los contratos|hacer los contratos|preparar los contratos de los nuevos
onboarding|acogida de nuevos empleados|incorporación de empleados > enseñar la empresa a los nuevos|presentar el equipo a los nuevos|recibir a los nuevos el primer día|acoger a los nuevos
email marketing|marketing por correo electrónico|campañas de email > mandar un boletín a los suscriptores|enviar newsletters|mandar boletines a suscriptores|enviar boletines por correo a clientes|mandar correos a suscriptores|mandar correos comerciales
Google Ads|anuncios de Google|anuncios en Google > poner anuncios en Google|hacer anuncios en Google|publicar anuncios en Google
análisis de mercado|estudio de mercado|estudios de mercado|investigación de mercado > estudiar a la competencia|comparar precios de la competencia|analizar la competencia y los precios|estudiar los precios de la competencia|estudiar a los clientes y a la competencia
planificación de proyectos|planificación de proyecto|programación de proyectos > planificar tareas y fechas del proyecto|hacer el calendario del proyecto|planificar las fases del proyecto|hacer el cronograma del proyecto|fijar las fases y fechas del proyecto
control presupuestario|control del presupuesto > vigilar el presupuesto|vigilar que no pasáramos del presupuesto|cuidar que no se pasara el presupuesto|comparar gastos y presupuesto|seguir el gasto frente al presupuesto|comparar lo gastado con el presupuesto
interlocución con el cliente|interlocución con clientes|contacto con el cliente|relación con el cliente > hablar con el cliente sobre el proyecto|reunirse con el cliente|informar al cliente de la marcha|hablar con el cliente cada semana|tratar con el cliente
gestión de riesgos > buscar los riesgos y preparar medidas|identificar riesgos y preparar medidas|detectar riesgos y proponer medidas
análisis de riesgos|identificación de riesgos > identificar los riesgos del proyecto|buscar los riesgos del proyecto|detectar riesgos y proponer medidas
informes de seguimiento|informes de avance|informes de progreso|informes de situación > escribir informes de avance|hacer informes del estado del proyecto
pruebas de software|testing > pruebas unitarias|escribir pruebas unitarias|hacer tests unitarios|escribir tests automáticos|probar el programa antes de publicarlo
control de versiones|gestión de versiones > guardar el código en GitHub|subir el código a GitHub|usar git|guardar el código en GitLab|resolver conflictos de ramas|trabajar con ramas de Git
corrección de errores|resolución de bugs|corrección de bugs|solución de errores|debugging > arreglar errores del programa|arreglar fallos del código|arreglar bugs|arreglar errores de la aplicación|quitar errores del programa
bases de datos > bases de datos SQL|bases de datos relacionales|hacer consultas en MySQL|hacer tablas en MySQL|hacer consultas y tablas en Oracle|crear tablas y consultas en PostgreSQL|diseñar tablas en SQL Server
visualización de datos > hacer cuadros de mando|hacer dashboards|hacer gráficos en Tableau|hacer gráficos con Power BI|mostrar los datos en gráficos|hacer paneles en Power BI
previsión de la demanda|previsión de demanda > predecir la demanda|predecir las ventas con modelos|calcular la demanda futura|estimar la demanda de los meses siguientes
tests A/B|test A/B|pruebas A/B|A/B testing > probar dos versiones de la página|probar dos versiones del anuncio|comparar dos versiones de la web
análisis estadístico|análisis estadísticos > calcular medias y correlaciones|calcular regresiones|hacer regresiones y correlaciones|calcular correlaciones
administración de servidores|gestión de servidores > instalar y configurar servidores|configurar y mantener servidores|llevar los servidores|cuidar los servidores
copias de seguridad|backups|respaldo de datos > hacer copias de los datos|copiar los datos cada noche|hacer copia de los servidores|guardar copias de los datos
soporte a usuarios|soporte al usuario|atención a usuarios|asistencia a usuarios > ayudar a los compañeros con el ordenador|ayudar a los compañeros cuando el ordenador fallaba|ayudar a los usuarios con sus ordenadores|resolver problemas de ordenador de los compañeros|arreglar los problemas informáticos de los compañeros
monitorización > monitorización de sistemas|vigilar los servidores con Nagios|vigilar la red con Zabbix|vigilar la red y los servidores|vigilar los servidores
monitorización de sistemas|monitoreo de sistemas > vigilar la red y los servidores|vigilar los servidores con Nagios|vigilar los servidores|vigilar la red con Zabbix
actualización de sistemas|gestión de parches|aplicación de parches > instalar parches|instalar actualizaciones|poner parches|poner al día los sistemas
seguridad informática|ciberseguridad > configurar cortafuegos|configurar firewalls|configurar antivirus|proteger la red con cortafuegos|instalar cortafuegos y antivirus
`;
