/** Abbreviations and second names of all trades and of products; our own list. */
export const names1 = `
Microsoft Entra ID|Azure Active Directory|Azure AD|Entra ID
Microsoft Teams|MS Teams
Microsoft Access|MS Access
Microsoft SharePoint|SharePoint Online|MS SharePoint
Power Automate|Microsoft Power Automate|Microsoft Flow
Dynamics 365 Business Central|Business Central
Google Workspace|G Suite
Google Tag Manager|GTM
Google Business Profile|Google My Business|Perfil de Empresa de Google
Looker Studio|Google Data Studio|Data Studio
Amazon S3|AWS S3
Amazon EC2|AWS EC2
AWS Lambda|Amazon Lambda
Meta Ads Manager|Facebook Ads Manager|administrador de anuncios de Meta
Meta Business Suite|Facebook Business Suite
Apache Airflow|Airflow@datos DAG pipeline
MongoDB|Mongo DB
Elasticsearch|Elastic Search
Visual Studio Code|VS Code|VSCode
Visual Basic para Aplicaciones|VBA|Visual Basic for Applications
React|React.js|ReactJS
Next.js|NextJS
C#|C sharp
Spring Boot|SpringBoot
Ruby on Rails|RoR
Red Hat Enterprise Linux|RHEL
System Center Configuration Manager|SCCM
Hyper-V|Microsoft Hyper-V
Confluence|Atlassian Confluence
Final Cut Pro|FCP|FCPX
DaVinci Resolve|Da Vinci Resolve
SketchUp|Google SketchUp|Trimble SketchUp
3ds Max|Autodesk 3ds Max|3D Studio Max
Autodesk Inventor|Inventor@CAD piezas planos Autodesk
Civil 3D|AutoCAD Civil 3D|Autodesk Civil 3D
SolidWorks|Solid Works
QGIS|Quantum GIS
SPSS|IBM SPSS|SPSS Statistics
SAP MM|SAP gestión de materiales|módulo MM de SAP
SAP SD|módulo SD de SAP|SAP ventas y distribución
SAP FI|módulo FI de SAP|SAP finanzas
SAP CO|módulo CO de SAP|SAP controlling
SAP PP|módulo PP de SAP
SAP PM|módulo PM de SAP
SAP HCM|módulo HCM de SAP
SAP EWM|SAP Extended Warehouse Management
SAP Ariba|Ariba@compras SAP proveedores
CONTPAQi|CONTPAQi Contabilidad
Aspel COI|COI@contabilidad Aspel
Aspel NOI|NOI@nómina nóminas Aspel
Aspel SAE|SAE@facturación Aspel inventarios
ContaPlus|Sage ContaPlus
FacturaPlus|Sage FacturaPlus
NominaPlus|Sage NominaPlus
A3nom|A3 Nom|a3innuva Nómina|Wolters Kluwer A3nom
A3con|A3 Con|a3asesor con
A3ERP|A3 ERP
Sage 200|Sage 200c
Sage 50|Sage 50c
Tango Gestión|Tango@Axoft contable gestión
Opera PMS|Oracle Opera|Micros Opera
Amadeus|Amadeus GDS
SDL Trados|Trados Studio|Trados|SDL Trados Studio
memoQ|memo Q
Moodle|plataforma Moodle
Simatic S7|Siemens S7
Unity@videojuegos C# 3D|Unity3D
Unreal Engine|UE5|UE4
unidad de cuidados intensivos neonatales|UCIN|UCI neonatal
servicio de urgencias hospitalarias|urgencias hospitalarias|servicio de emergencia hospitalario
atención primaria|AP@médico centro de salud pacientes enfermería|atención primaria de salud|APS
médico de familia|médico de cabecera|médico de atención primaria
técnico de emergencias sanitarias|TES@ambulancia emergencias
técnico superior en laboratorio|TEL@laboratorio análisis
soporte vital básico|SVB@reanimación RCP emergencias|BLS
soporte vital avanzado|SVA@reanimación RCP emergencias|ACLS
reanimación cardiopulmonar|RCP|resucitación cardiopulmonar > maniobras de reanimación
necesidades específicas de apoyo educativo|NEAE
aprendizaje basado en proyectos|ABP@alumnos aula proyectos clase
aprendizaje integrado de contenidos y lenguas|AICLE|CLIL
tecnologías de la información|TI@sistemas informática|IT@sistemas informática
recursos humanos|RRHH|RR. HH.|RH@personal recursos
redes sociales|RRSS|RR. SS.|social media
relaciones públicas|RR. PP.|RRPP
cuentas por pagar|CxP
cuentas por cobrar|CxC
impuesto sobre sociedades|IS@impuesto sociedades modelo 200
suministro inmediato de información|SII@IVA factura AEAT
resultado antes de intereses, impuestos, depreciaciones y amortizaciones|EBITDA
coordinación de actividades empresariales|CAE@contratas PRL coordinación
incapacidad temporal|IT@baja bajas laboral trabajadores
sistema de gestión ambiental|SGA@ISO 14001 ambiental
sistema de gestión de almacenes|SGA@almacén ubicaciones|WMS
gestión de mantenimiento asistido por ordenador|GMAO|CMMS
análisis modal de fallos y efectos|AMFE|FMEA|AMEF
control estadístico de procesos|SPC|CEP@proceso estadístico control
buenas prácticas de fabricación|BPF|GMP|NCF@farmacéutica fabricación|BPM@alimentos farmacéutica manufactura|buenas prácticas de manufactura
buenas prácticas de distribución|BPD@medicamentos distribución|GDP@medicamentos distribución
puntos críticos de control|PCC@APPCC HACCP alimentos
procedimientos normalizados de trabajo|PNT
procedimiento operativo estándar|POE@procedimiento laboratorio producción|SOP
cromatografía de gases|GC@laboratorio muestras cromatógrafo
espectrometría de masas|MS@laboratorio muestras cromatografía
interfaz hombre-máquina|HMI
variadores de frecuencia|VFD|variadores de velocidad
control numérico computarizado|CNC|control numérico por computadora|control numérico|control numérico por ordenador
fabricación asistida por ordenador|CAM@CNC CAD mecanizado|manufactura asistida por computadora
método de elementos finitos|MEF@cálculo estructuras elementos|FEM|elementos finitos
baja tensión|BT@eléctrica instalaciones cables REBT
media tensión|MT@eléctrica instalaciones centros de transformación
alta tensión|AT@eléctrica líneas subestación
centro de transformación|CT@eléctrica media tensión
sistema de alimentación ininterrumpida|SAI@eléctrico servidores baterías|UPS@eléctrico servidores baterías
agua caliente sanitaria|ACS@calderas agua caliente instalaciones
permiso C|carné C|licencia tipo C
permiso C+E|carné C+E|carné de tráiler
permiso B|carné B|carné de conducir B
permiso D|carné D
carné ADR|autorización ADR|permiso ADR
carné de manipulador de alimentos|certificado de manipulador de alimentos|carnet de manipulador de alimentos
terminal punto de venta|TPV|punto de venta|POS@tienda caja ventas
acuerdos de nivel de servicio|SLA
marketing en buscadores|SEM@anuncios Google campañas
coste por clic|CPC@anuncios campaña Google
coste por adquisición|CPA@anuncios campaña
tasa de conversión|conversion rate
llamada a la acción|CTA@botón página anuncio|call to action
contenido generado por usuarios|UGC
comercio electrónico|e-commerce|ecommerce|venta online|venta en línea
aseguramiento de la calidad|QA|quality assurance
programación orientada a objetos|POO|OOP
procesamiento del lenguaje natural|PLN|NLP
modelos de lenguaje|LLM|grandes modelos de lenguaje
internet de las cosas|IoT
autenticación multifactor|MFA|doble factor de autenticación
bases de datos relacionales|RDBMS
boletín electrónico|newsletter|boletín por correo
prueba A/B|test A/B|A/B testing
mapa de calor|heatmap
clientes potenciales|leads
generación de clientes potenciales|generación de leads|lead generation
embudo de ventas|funnel de ventas|sales funnel|pipeline de ventas
centro de distribución|CEDIS|CD@almacén distribución
primeras entradas primeras salidas|PEPS|FIFO
últimas entradas primeras salidas|UEPS|LIFO
primero en caducar primero en salir|FEFO
justo a tiempo|just in time|JIT
carga completa|FTL|camión completo
grupaje|LTL|carga fraccionada|carga consolidada
transitario|agente de carga|freight forwarder
conocimiento de embarque|bill of lading|BL@embarque marítimo naviera
factoring|factoraje
leasing|arrendamiento financiero
conoce a tu cliente|KYC
plan de pensiones|plan de retiro
buffet|bufé|bufet
segundo de cocina|sous chef|subchef
revenue management|gestión de ingresos hoteleros|yield management
MICE@eventos congresos hotel|turismo de reuniones
posventa|postventa|post-venta
posoperatorio|postoperatorio
sicología|psicología
smartphone|teléfono inteligente
wifi|wi-fi|red inalámbrica
webinar|seminario web|seminario en línea
blended learning|aprendizaje semipresencial|formación semipresencial
check list|lista de verificación|checklist|lista de comprobación
showroom|sala de exposición
outsourcing|subcontratación|tercerización|externalización
call center|centro de llamadas|contact center|centro de atención telefónica
`;
