/** Words Spanish took from other languages and its own words for the same thing, as resumes and postings use either; our own list. */
export const loans = `
testing de software|pruebas de software
testing de aplicaciones|pruebas de aplicaciones|prueba de aplicaciones
tester|probador de software|probador de aplicaciones
crowdfunding|financiación colectiva|micromecenazgo|financiamiento colectivo
campaña de crowdfunding|campaña de financiación colectiva|campaña de micromecenazgo
malware|programas maliciosos|software malicioso|programa malicioso
spam|correo basura|correo no deseado
firewall|cortafuegos
hosting|alojamiento web|hospedaje web
streaming|transmisión en directo|transmisión en vivo|retransmisión en directo
podcast|pódcast
newsletter|boletín electrónico|boletín por correo electrónico
e-mailing|emailing|envío masivo de correos
community manager|gestor de comunidades|gestor de redes sociales
community management|gestión de comunidades en línea|gestión de comunidades online
copywriter|redactor publicitario
storytelling|narrativa de marca
branded content|contenido de marca
sponsoring|patrocinio
sponsor|patrocinador
sponsorización|patrocinio
benchmarking|análisis comparativo de la competencia
brainstorming|lluvia de ideas
team building|cohesión de equipo
onboarding|acogida de nuevos empleados|incorporación de nuevos empleados|inducción de personal|inducción de nuevos empleados
outplacement|recolocación laboral
headhunting|búsqueda directa de candidatos|caza de talentos
headhunter|cazatalentos
job board|portal de empleo
burnout|síndrome del trabajador quemado|desgaste profesional
mobbing|acoso laboral
coworking|espacio de trabajo compartido
home office|teletrabajo|trabajo remoto|trabajo a distancia
soft skills|habilidades blandas|competencias transversales
mentoring|mentoría
e-learning|aprendizaje en línea|formación en línea|formación online|capacitación en línea
deadline|fecha límite|plazo de entrega
workflow|flujo de trabajo
control de stock|control de existencias|control de inventario
gestión de stock|gestión de existencias
rotura de stock|quiebre de stock|rotura de existencias
packing|embalaje de pedidos|empaque de pedidos
packing list|lista de contenido
cross-docking|tránsito directo de mercancías
tracking|seguimiento de envíos|rastreo de envíos
marketplace|mercado en línea|plataforma de venta en línea
e-commerce|comercio electrónico|comercio en línea
pop-up store|tienda efímera
cross-selling|venta cruzada
key account|gran cuenta|cuenta clave
key account manager|gestor de grandes cuentas
contact center|centro de contacto
business plan|plan de negocio|plan de negocios
start-up|startup|empresa emergente
joint venture|empresa conjunta
outsourcing|externalización|tercerización|subcontratación de servicios
stakeholders|partes interesadas|grupos de interés
kick-off|reunión de arranque
controlling|control de gestión
business intelligence|inteligencia de negocio|inteligencia de negocios
cloud computing|computación en la nube|informática en la nube
data center|centro de datos|centro de procesamiento de datos
responsive design|diseño adaptable|diseño responsivo|diseño adaptativo
web design|diseño web
ux design|diseño de experiencia de usuario
mockup|maqueta gráfica
flyer|octavilla|volante publicitario
food truck|camión de comida
delivery|reparto a domicilio|entrega a domicilio
check-out|salida del huésped|registro de salida
coctelería|mixología
personal trainer|entrenador personal
personal training|entrenamiento personal
spinning|ciclismo de interior|ciclo indoor
photocall|fondo para fotos
making-of|así se hizo
storyboard|guion gráfico
fact-checking|verificación de datos periodísticos
voice-over|locución en off
software libre|free software
facility management|gestión de instalaciones y servicios
property management|administración de inmuebles
home staging|puesta en escena de viviendas
personal shopper|asesor de compras
manicure|manicura
lifting de pestañas|elevación de pestañas
tattoo|tatuaje
upcycling|suprarreciclaje
greenwashing|lavado verde
`;
