/** Cómo se dice con palabras corrientes lo que los anuncios nombran con un sustantivo; lista propia. */
export const everydayWords = `
planificación de turnos|gestión de turnos|hacer los horarios|repartir los turnos|quién trabaja cuándo|organizar los horarios|cuadrar horarios|elaborar horarios
gestión de reclamaciones|atención de quejas|clientes enfadados|clientes molestos|calmar a clientes|clientes insatisfechos|cliente descontento
documentación técnica|redacción técnica|escribir manuales|manuales de uso|guías de usuario|escribir guías|instrucciones de uso
resolución de averías|reparación de averías|encontrar y arreglar fallos|arreglar fallos|solucionar fallos|arreglar averías
incorporación de personal|formación de nuevos empleados|enseñar a los nuevos|enseñar el trabajo|explicar a los nuevos|nuevos compañeros
entrega de paquetes|reparto de paquetes|repartir paquetes|llevar paquetes
selección de personal|reclutamiento|buscar personal|buscar empleados|revisar currículos|entrevistas de trabajo|entrevistar a candidatos|elegir candidatos
gestión de nóminas|preparar los sueldos|calcular los sueldos|pagar los sueldos|recibos de sueldo
gestión de inventario|vigilar las existencias|pedir cuando falta|controlar lo que queda|pedir a tiempo
arqueo de caja|contar la caja|cuadrar la caja|cierre de caja|recaudación del día
control presupuestario|gestión de presupuestos|vigilar los gastos|controlar los gastos|planificar los gastos
informes financieros|cifras mensuales|preparar las cifras|cifras para la dirección
gestión de cobros|reclamar pagos|facturas sin pagar|clientes morosos|recordar pagos|facturas pendientes
cuentas por pagar|pagar facturas|facturas de los proveedores
introducción de datos|teclear pedidos|meter pedidos|pedidos en el sistema|pasar formularios
fidelización de clientes|fidelización|mantener a los clientes|clientes habituales|recuperar clientes
venta telefónica|telemarketing|llamar a empresas|llamar a posibles clientes|ofrecer por teléfono
demostración de productos|enseñar los aparatos|mostrar los productos
gestión de conflictos|calmar discusiones|separar peleas|resolver discusiones
gestión de equipos|dirección de equipos|dirigir un grupo|llevar un grupo
administración de medicación|administración de medicamentos|dar pastillas|repartir pastillas|poner inyecciones|inyecciones|preparar pastilleros
control de constantes|toma de constantes|tomar la temperatura|tomar el pulso|medir la tensión|tomar la presión
movilización de pacientes|levantar a pacientes|ayudar a levantarse|mover a pacientes|cambios posturales
higiene de pacientes|aseo de pacientes|lavar a pacientes|duchar a residentes|ayudar a vestirse|ayudar a ducharse
cuidados paliativos|acompañar a moribundos|final de la vida
registros de enfermería|historia clínica|anotar en la historia|escribir en la historia
cura de heridas|limpiar heridas|cambiar vendas|poner vendajes
diseño de menús|elaboración de menús|inventar platos|nuevos platos|carta de temporada|platos nuevos
seguridad alimentaria|higiene alimentaria|temperatura de las neveras|temperaturas de cámaras|normas de higiene en cocina
jefatura de cocina|dirigir la cocina|llevar la cocina
aprovisionamiento|compras|pedir ingredientes|comprar materias primas|pedir material|comprar material|pedir suministros
reducción de desperdicios|tirar menos|menos residuos|aprovechar sobras
atención al huésped|atención al cliente|recibir a los huéspedes|ayudar a los huéspedes
gestión de reservas|tomar reservas|apuntar reservas|coger reservas|reservar mesas
limpieza de habitaciones|hacer camas|limpiar habitaciones|hacer habitaciones
mantenimiento preventivo|engrasar y revisar|revisar máquinas|revisiones periódicas|engrasar máquinas
diagnóstico de averías|encontrar la causa|buscar la causa|averiguar por qué
manejo de maquinaria|operación de máquinas|trabajar en el torno|llevar la prensa|trabajar en la línea
mecanizado|tornear piezas|fresar piezas|torno y fresadora
instalaciones eléctricas|tirar cables|poner enchufes|conectar cuadros
fontanería|poner tuberías|instalar baños|poner radiadores|instalar calefacción
carpintería|hacer muebles|colocar puertas|montar cocinas|cortar madera
pintura de interiores|pintar paredes|poner papel pintado
albañilería|levantar muros|poner ladrillos
coordinación de obra|seguimiento de obra|coordinar gremios|organizar la obra
prevención de riesgos laborales|evitar accidentes|usar protecciones|charlas de seguridad
gestión de almacén|logística de almacén|trabajar en el almacén|colocar mercancía
preparación de pedidos|coger artículos|reunir artículos|juntar los artículos
recepción de mercancías|revisar entregas|comprobar entregas|albaranes|descargar y comprobar
gestión de envíos|expedición|empaquetar y enviar|hacer paquetes|preparar paquetes
gestión de flota|cuidar los vehículos|vehículos de empresa|furgonetas
planificación de rutas|elegir el mejor camino|repartir a los conductores
docencia|enseñanza|delante de la clase|dar lecciones|enseñar a niños
preparación de clases|preparar fichas|material didáctico|preparar lecciones
evaluación de alumnos|corregir deberes|poner notas|corregir trabajos|calificar trabajos
atención a las familias|hablar con los padres|informar a los padres|reunirse con padres
análisis estadístico|estadística|cálculos estadísticos|regresión
diseño de encuestas|redactar cuestionarios|preparar encuestas
captación de fondos|pedir subvenciones|solicitar subvenciones|conseguir subvenciones|recaudación de fondos|pedir donativos|recoger donativos
pruebas de software|buscar fallos en el programa|probar el programa|probar antes de publicar
puesta en producción|despliegue|publicar la nueva versión|poner en línea|subir a producción
gestión de bases de datos|escribir consultas|consultas sql|cuidar la base de datos
desarrollo front-end|pantallas de usuario|interfaces de usuario|páginas web
desarrollo móvil|aplicaciones para teléfonos|aplicación android|aplicaciones móviles|apps para móvil
migración a la nube|llevar servidores a la nube|pasar a la nube
soporte informático|soporte técnico|ayudar a compañeros con el ordenador|instalar ordenadores|arreglar impresoras|contraseñas|problemas de ordenador
administración de redes|instalar routers|mantener la red|configurar routers
administración de servidores|instalar servidores|montar servidores|mantener servidores en marcha
seguridad informática|ciberseguridad|proteger de ataques|cerrar fallos de seguridad|agujeros de seguridad
visualización de datos|hacer gráficos|mostrar cifras|gráficos
análisis de datos|buscar tendencias|estudiar las ventas|estudiar cifras|sacar conclusiones de datos
toma de requisitos|preguntar a los usuarios|entender necesidades|saber qué necesitan
coordinación de proyectos|seguimiento de proyectos|cumplir el calendario|llevar el calendario|hacer avanzar el proyecto
organización de eventos|organizar ferias|organizar bodas|organizar congresos|organizar fiestas
gestión de viajes|reservar vuelos|reservar hoteles|comprar billetes
gestión de agenda|fijar reuniones|organizar reuniones|poner citas|concertar reuniones
redacción de actas|tomar notas en reuniones|apuntar lo hablado
archivo de documentos|ordenar papeles|clasificar papeles|guardar documentos
atención telefónica|contestar el teléfono|coger llamadas|responder llamadas
relaciones con la prensa|hablar con periodistas|responder a periodistas|periodistas
creación de contenidos|escribir entradas|artículos de blog|grabar vídeos|escribir para la web
redacción publicitaria|escribir eslóganes|textos publicitarios|fichas de producto
gestión de redes sociales|manejo de redes sociales|redes sociales|instagram|facebook|linkedin|tiktok
gestión de campañas|poner anuncios|anuncios en google|publicidad en línea
análisis de la competencia|estudio de mercado|mirar a la competencia|comparar competidores|preguntar a clientes
diseño gráfico|dibujar logotipos|hacer carteles|maquetar
fotografía|hacer fotos|fotografiar
producción de vídeo|grabar y montar|rodar y montar
corrección de textos|corregir ortografía|buscar erratas
investigación jurídica|buscar leyes|buscar sentencias
gestión de contratos|controlar contratos|renovar contratos
conciliación bancaria|comparar extractos|revisar extractos|puntear extractos
declaraciones fiscales|rellenar impuestos|rellenar declaraciones
contabilidad de costes|cálculo de costes|calcular cuánto cuesta|calcular el coste
elaboración de presupuestos|redactar presupuestos|hacer presupuestos|calcular precios|presupuestos para clientes
gestión de casos|acompañar a familias|seguimiento de familias
cuidado infantil|jugar con niños|cambiar pañales|vigilar niños
atención a mayores|ayudar a ancianos|visitar a ancianos|ayudar a personas mayores
limpieza de oficinas|limpiar oficinas|fregar suelos|pasar la aspiradora
mantenimiento de jardines|podar setos|cortar el césped|plantar árboles
vigilancia|vigilar edificios|hacer rondas|rondas nocturnas
escaparatismo|decorar el escaparate|arreglar estanterías
mejora de procesos|simplificar el trabajo|ahorrar tiempo|quitar pasos
previsión de la demanda|prever ventas|calcular cuánto pedir
exportación|enviar al extranjero|papeles de aduana
análisis de laboratorio|analizar muestras|examinar muestras
coordinación de voluntarios|organizar voluntarios|guiar voluntarios
negociación con proveedores|hablar de precios|mejores precios|conseguir mejores condiciones
control de calidad|revisar piezas|medir piezas|calibre|apartar piezas defectuosas
formación de personal|enseñar a compañeros|enseñar a empleados
`;
