/** Spanish, it, software, data: one line, one meaning; our own list. */
export const itSoftwareData = `
mesa de ayuda|help desk|helpdesk|service desk
soporte de primer nivel|soporte nivel uno|soporte de nivel 1|first level support
soporte de segundo nivel|soporte nivel dos|soporte de nivel 2
soporte remoto|asistencia remota|dar soporte en remoto|asistir por conexión remota|soporte a distancia
soporte presencial|soporte in situ|soporte en sitio|asistencia técnica presencial|soporte on site
resolución de incidencias informáticas|solucionar incidencias técnicas de usuarios|resolver fallas informáticas|solución de incidencias informáticas
instalar ordenadores|instalar computadoras|montar puestos informáticos|instalación de puestos de trabajo informáticos|montar puestos de trabajo informáticos|instalar estaciones de trabajo informáticas
configuración de equipos|configurar equipos|configurar ordenadores|configurar computadoras|configuración de ordenadores|configuración de computadoras|configurar equipos informáticos
reparación de ordenadores|reparar ordenadores|reparar computadoras|arreglar computadoras|reparación de pc|reparación de computadoras|arreglar ordenadores|reparación de equipos informáticos
instalación de software|instalar software|instalar programas|instalar aplicaciones|instalación de programas|instalar aplicaciones informáticas
formateo de equipos|formatear ordenadores|formatear computadoras
gestión de cuentas de usuario|administrar cuentas de usuario
gestión de permisos|administración de accesos|gestión de accesos de usuarios
restablecimiento de contraseñas|restablecer contraseñas|resetear contraseñas|cambiar contraseñas de usuarios
restauración de copias|restaurar copias de seguridad|restaurar backups|recuperar respaldos|restauración de respaldos
disaster recovery|recuperación de desastres
continuidad de negocio
aplicar parches|parcheo de sistemas|gestión de parches
virtualización|virtualizar
contenerización|contenerizar|empaquetar en contenedores|contenerizar aplicaciones
orquestación de contenedores|orquestar contenedores
computación en la nube|cloud computing|cómputo en la nube|computación cloud|servicios en la nube
migración a la nube|migrar a la nube|pasar sistemas a la nube|llevar sistemas a la nube|migración a cloud|cloud migration
integración continua|integrar continuamente
entrega continua|continuous delivery|entregar de forma continua
automatización de despliegues|automatizar despliegues
versionado de código
repositorio de código
desarrollo frontend|desarrollo de front end|programar la parte cliente|desarrollar la parte visible|front-end|frontend
desarrollo backend|desarrollo de back end|programar la parte servidor|desarrollar del lado servidor|back-end|backend
desarrollo fullstack|programación full stack|desarrollar frontend y backend|desarrollo de front y back
desarrollo móvil|desarrollo de aplicaciones móviles|programar apps móviles|crear aplicaciones para móviles|desarrollar apps móviles|desarrollar aplicaciones para celulares|programar aplicaciones móviles|desarrollar apps
diseño responsivo|diseño adaptable|responsive design|diseño web adaptativo
maquetación web|maquetar webs|maquetar páginas web|maquetar sitios web
desarrollar servicios web|crear servicios web
arquitectura de microservicios|arquitectura basada en microservicios
integración de sistemas|integrar sistemas
integración de api|integrar api
diseñar arquitectura de software
refactorización|refactorizar|refactorización de código|refactorizar código
código legado|legacy code|código heredado|código legacy
mantenimiento de aplicaciones|mantenimiento de software
pruebas unitarias|tests unitarios|unit testing
pruebas de integración|tests de integración
pruebas de regresión|tests de regresión|regression tests
pruebas funcionales|tests funcionales|testing funcional
pruebas manuales|testing manual|probar manualmente|testeo manual
pruebas de carga|tests de carga|load testing
pruebas de aceptación|tests de aceptación|pruebas de aceptación con usuarios|UAT|user acceptance testing
diseñar casos de prueba|escribir casos de prueba|redactar casos de prueba|elaborar casos de prueba|definir casos de prueba
reporte de errores|reportar bugs|registrar defectos|registro de bugs
seguimiento de bugs|seguimiento de errores de software|bug tracking
redactar documentación técnica|elaborar documentación técnica|escribir documentación técnica
redactar manuales de usuario|escribir guías de usuario|elaborar manuales de usuario
escribir historias de usuario|redactar historias de usuario
product backlog|pila de producto
priorización del backlog|priorizar el backlog|ordenar backlog por prioridad|priorizar la pila de producto
metodologías ágiles|métodos ágiles|desarrollo ágil|agile|marco ágil > trabajar en sprints|scrum y kanban
daily scrum|daily stand-up|reuniones diarias de scrum
escribir consultas sql|hacer queries sql|consultar en sql
optimización de consultas|optimizar consultas|optimizar queries|mejorar rendimiento de consultas|afinar consultas|tuning de consultas|acelerar consultas|optimización de SQL
escribir procedimientos almacenados|programar procedimientos almacenados
pipelines de datos
ingeniería de datos|data engineering
ciencia de datos|data science
limpieza de datos|depurar datos|depuración de datos|saneamiento de datos
calidad del dato|data quality
gobierno de datos|gobernanza de datos|data governance
web scraping|scraping|raspado web
aprendizaje profundo|deep learning
entrenamiento de modelos|entrenar modelos
crear modelos predictivos|modelado predictivo|modelización predictiva|desarrollar modelos predictivos
minería de datos|data mining
visión artificial|visión por computador|computer vision
inteligencia artificial|ia
seguridad informática|ciberseguridad|seguridad cibernética|cybersecurity
pruebas de penetración|pentesting|hacer pentests|test de intrusión|tests de penetración|hacking ético|pentest
análisis de vulnerabilidades
respuesta a incidentes de seguridad|responder a ciberincidentes|tratar incidentes de ciberseguridad
cortafuegos|firewall
configuración de cortafuegos|configurar cortafuegos|configurar firewalls
configuración de routers y switches|configurar routers y switches|configurar enrutadores y conmutadores
instalación de redes|instalar redes|montar redes informáticas|montaje de redes de datos|instalar redes de datos
instalar cableado de red|instalación de cableado estructurado|tender cableado de red
instalar fibra óptica|instalación de fibra|tendido de fibra óptica|instalación de fibra óptica
fusionar fibra|empalmar fibra óptica|fusionar fibra óptica|empalmes de fibra
telefonía ip|voz sobre ip|voip
inventario de equipos informáticos|control de activos informáticos|inventario de activos de ti
gestión de licencias de software|administrar licencias de software|control de licencias de software
formación a usuarios|capacitar usuarios|capacitación de usuarios|entrenar a usuarios
implantar erp|implementar erp|implementación de erp|puesta en marcha de erp
parametrización de sistemas|parametrizar sistemas|parametrizar módulos
seguimiento de logs|revisar logs|análisis de registros de sistema|analizar logs
guardias informáticas|guardias de soporte|turnos de guardia ti
alta disponibilidad|high availability
desarrollar videojuegos|programar videojuegos
crear tiendas online|montar tiendas en línea|desarrollo de tiendas online|desarrollar tiendas virtuales
programación de sistemas embebidos|programar sistemas empotrados|desarrollo de sistemas embebidos
sistemas embebidos|sistemas empotrados
sistemas heredados|sistemas legados|sistemas legacy
integración de pasarelas de pago|integrar pasarelas de pago|conectar pasarelas de pago
consultas sql|queries sql|sentencias sql
revisión de pull requests|revisar merge requests
elaboración de planes de prueba|elaborar plan de pruebas|redactar planes de prueba
hacer copias de seguridad|realizar respaldos|respaldar datos|respaldo de información|realizar backups|copias de seguridad
tablas dinámicas|pivot tables
`;
