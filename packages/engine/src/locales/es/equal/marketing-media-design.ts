/** Spanish, marketing, media, design: one line, one meaning; our own list. */
export const marketingMediaDesign = `
calendario editorial|calendario de publicaciones|plan editorial|calendario de contenidos
creación de contenido para redes|elaborar contenido para redes sociales|crear contenido para redes sociales
programación de publicaciones|programar publicaciones|programar posts|agendar publicaciones en redes
moderar comunidades en línea|moderación de comunidades
moderación de comentarios|moderar comentarios|revisar comentarios de usuarios
anuncios en redes sociales|pauta en redes sociales
publicidad en buscadores|anuncios en buscadores|campañas de pago en buscadores|pauta en buscadores|campañas SEM > campañas de Google Ads|anuncios en Google
publicidad digital|publicidad online|publicidad en línea|publicidad en internet|pauta digital|anuncios en internet
compra de medios|comprar espacios publicitarios|adquisición de espacios publicitarios
planificación de medios|planificar medios
plan de marketing|plan de mercadotecnia|plan de mercadeo
estrategia de marketing|estrategia de mercadotecnia|estrategia de mercadeo
marketing de contenidos|content marketing|mercadotecnia de contenidos
marketing digital|marketing online|mercadotecnia digital|mercadeo digital|marketing en línea
correos masivos de marketing|envíos masivos por correo|hacer mailings|campañas de correo electrónico|campañas de email|email marketing|e-mail marketing|emailing
automatización de marketing|marketing automation|automatizar el marketing
segmentación de público|segmentar audiencias|segmentación de audiencias|segmentar el público
segmentación de clientes|segmentar clientes|segmentar la base de clientes|segmentación de audiencias
página de aterrizaje|landing page|landings
investigación de palabras clave|búsqueda de palabras clave|keyword research|estudio de palabras clave|análisis de palabras clave
optimización web para buscadores|optimizar webs para buscadores|optimizar contenidos para buscadores
linkbuilding|link building|conseguir enlaces entrantes|captación de enlaces
analítica web|análisis web|analizar el tráfico web|analizar visitas del sitio|medición de tráfico web|web analytics
lanzamiento de productos|lanzar productos|sacar productos al mercado|lanzar productos al mercado|lanzamientos de producto
manual de marca|libro de estilo gráfico|manual de identidad corporativa|brandbook|guía de marca
diseño de logotipos|crear logos|diseñar logos|creación de logotipos
material promocional|material publicitario|material de promoción|piezas publicitarias
diseño de material publicitario|diseñar material promocional|diseñar piezas publicitarias|crear material publicitario
diseño editorial|diseñar publicaciones
maquetación|maquetar|diagramación|diagramar|maquetar textos > maquetar revistas|maquetar libros
maquetación de revistas|maquetar revistas|diagramar revistas|diagramación de revistas
diseño de catálogos
diseño de envases|diseño de packaging|diseño de empaques
preparar artes finales|preparar archivos para imprenta
impresión offset|manejar prensa offset|operar prensa offset
serigrafía|estampar en serigrafía|impresión serigráfica|serigrafiar
rotulación de vehículos|rotular vehículos
ilustrar|dibujar ilustraciones|crear ilustraciones|hacer ilustraciones
crear animaciones|hacer animaciones
motion graphics|gráficos animados|grafismo animado|gráficos en movimiento|animación de gráficos
modelado 3d|modelado tridimensional|crear modelos 3d
hacer infografías|diseñar infografías|crear infografías|producción de infografías|elaborar infografías
fotografía de producto|hacer fotos de producto|tomar fotos de productos
fotografía de eventos|hacer fotos de eventos|tomar fotos en eventos|cobertura fotográfica de eventos
fotografía de bodas|hacer reportajes de boda|reportajes fotográficos de boda
filmar videos|filmación de video|grabación de video|grabar vídeos|rodaje de vídeos
operación de cámara|operar cámara|manejar la cámara|grabar con cámara
escribir guiones|redactar guiones|guionizar|elaborar guiones|guion audiovisual
producción audiovisual
posproducción|postproducción|posproducir vídeo
etalonaje|corrección de color|colorización de video|corregir color de vídeo|gradación de color
subtitulado|subtitular|hacer subtítulos|poner subtítulos|subtitulación
edición de sonido|edición de audio|montaje de sonido
mezcla de sonido|mezclar audio
sonorización de eventos|sonorizar eventos|poner sonido en eventos
producción de pódcast|hacer podcasts
conducir programas de radio|conducción radial
cobertura de noticias|cubrir la actualidad informativa|cobertura informativa
redacción de noticias|escribir noticias|elaborar noticias
escribir reportajes|elaborar reportajes|hacer reportajes|redacción de reportajes|redacción de reportajes periodísticos|escribir reportajes periodísticos|elaborar reportajes periodísticos|elaboración de reportajes
entrevistas periodísticas|entrevistar a fuentes|realizar entrevistas periodísticas|hacer entrevistas para medios
verificación de datos periodísticos|fact checking
corrección ortotipográfica|corrección ortográfica y tipográfica|corregir ortotipografía
redacción publicitaria|redactar textos publicitarios|escribir textos publicitarios|redactar copys
redacción web|redactar textos web|escribir para la web|redactar contenidos web
redactar entradas de blog|escribir artículos de blog
comunicación interna|comunicar internamente
comunicación corporativa|comunicación institucional|comunicación de la empresa
convocar ruedas de prensa|organizar conferencias de prensa|organización de ruedas de prensa
clipping de prensa|seguimiento de prensa
dosieres de prensa|kit de prensa|carpeta de prensa
escaparatismo de tienda|decorar escaparates|montar escaparates|vestir escaparates|armar vitrinas|decoración de vitrinas
prototipado de interfaces
diseño de interfaces|diseño de interfaz de usuario|diseño ui|diseño de pantallas
pruebas de usabilidad|test de usabilidad|pruebas con usuarios|test con usuarios|usability testing
buscar patrocinadores|captación de patrocinadores|conseguir patrocinadores|captación de patrocinio|buscar patrocinio|conseguir auspicios
interpretación simultánea|interpretar en simultánea|interpretar simultáneamente
interpretación consecutiva|interpretar en consecutiva|interpretar consecutivamente|interpretar en reuniones
interpretación de enlace|interpretación bilateral|interpretar bilateralmente|interpretar en reuniones bilaterales
traducción jurada|traducciones juradas
traducción técnica|traducir textos técnicos|traducciones técnicas > traducir manuales técnicos
localización de software|localizar software
posedición|poseditar|posedición de traducción automática|revisar traducciones automáticas|corregir traducciones automáticas|posteditar traducción automática|postedición
revisión de traducciones|corregir traducciones
pruebas con usuarios|tests con usuarios|user testing
voz en off|off voice|locución en off
patrocinadores|sponsors|auspiciadores
trato con periodistas|atender a periodistas
`;
