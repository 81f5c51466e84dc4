/**
 * Abbreviations with their long forms, and names of products with their official ones, in all languages at once:
 * one thing a line. Those with a second meaning in another trade are left out, or stand in the list of one language.
 */
export const acronyms = `
api|application programming interface|programmierschnittstelle|interfaz de programación de aplicaciones|interface de programmation d'applications|interface de programmation|应用程序编程接口|应用程序接口
orm|object relational mapping|mapeo objeto relacional|mapping objet relationnel|objektrelationale abbildung|对象关系映射
etl|extract transform load|extraction transformation loading|extracción transformación y carga|extraction transformation et chargement|extraktion transformation laden|抽取转换加载
elt|extract load transform
k8s|kubernetes
aws|amazon web services|amazon cloud|亚马逊云|亚马逊云科技
gcp|google cloud platform|谷歌云
postgres|postgresql
mfa|multi factor authentication|multifactor authentication|autenticación multifactor|authentification multifacteur|mehrfaktor authentifizierung|multi faktor authentifizierung|多因素认证|多因素身份验证
2fa|two factor authentication|zwei faktor authentifizierung|doble factor de autenticación|autenticación de dos factores|authentification à deux facteurs|双因素认证
sso|single sign on|einmalanmeldung|inicio de sesión único|authentification unique|单点登录
vpn|virtual private network|red privada virtual|réseau privé virtuel|virtuelles privates netzwerk|虚拟专用网络|虚拟专用网
lan|local area network|red de área local|réseau local|lokales netzwerk|局域网
wan|wide area network|red de área amplia|réseau étendu|weitverkehrsnetz|广域网
dns|domain name system|域名系统
siem|security information and event management
iam|identity and access management|gestión de identidades y accesos|gestion des identités et des accès|identitäts und zugriffsverwaltung|身份与访问管理
intrusion detection system|sistema de detección de intrusos|système de détection d'intrusion|入侵检测系统
uat|user acceptance testing|user acceptance test|pruebas de aceptación de usuario|tests de recette utilisateur|benutzerakzeptanztest|用户验收测试
tdd|test driven development|desarrollo guiado por pruebas|développement piloté par les tests|testgetriebene entwicklung|测试驱动开发
bdd|behaviour driven development|behavior driven development
ci cd|continuous integration and continuous delivery|continuous integration continuous deployment|integración y despliegue continuos|intégration et déploiement continus|持续集成与持续交付|持续集成和持续部署
iac|infrastructure as code|infraestructura como código|infrastructure en tant que code|基础设施即代码
oop|object oriented programming|programación orientada a objetos|programmation orientée objet|objektorientierte programmierung|面向对象编程
mvp|minimum viable product|producto mínimo viable|pmv|produit minimum viable|最小可行产品
pmo|project management office|oficina de gestión de proyectos|bureau de gestion de projets|projektmanagement büro|项目管理办公室
ux|user experience|experiencia de usuario|expérience utilisateur|nutzererlebnis|benutzererlebnis|nutzererfahrung|用户体验
ui|user interface|interfaz de usuario|interface utilisateur|benutzeroberfläche|用户界面
nlp|natural language processing|procesamiento del lenguaje natural|traitement automatique des langues|traitement du langage naturel|verarbeitung natürlicher sprache|自然语言处理
machine learning|aprendizaje automático|apprentissage automatique|maschinelles lernen|机器学习
dwh|data warehouse|almacén de datos|entrepôt de données|数据仓库|数仓
business intelligence|inteligencia de negocio|informatique décisionnelle|商业智能
rdbms|relational database management system|sgbdr
dbms|database management system|sgbd|数据库管理系统
seo|search engine optimisation|search engine optimization|suchmaschinenoptimierung|posicionamiento en buscadores|optimización para motores de búsqueda|référencement naturel|搜索引擎优化
search engine advertising|suchmaschinenwerbung|référencement payant
sem|search engine marketing|suchmaschinenmarketing|搜索引擎营销
cro|conversion rate optimisation|conversion rate optimization|optimización de la tasa de conversión|optimisation du taux de conversion|转化率优化
ctr|click through rate|点击率
cpc|cost per click|coste por clic|coût par clic|每次点击成本
roi|return on investment|retorno de la inversión|retour sur investissement|投资回报率
b2b|business to business|企业对企业
b2c|business to consumer|business to customer|企业对消费者
d2c|direct to consumer|dtc
crm|customer relationship management|gestión de relaciones con clientes|gestion de la relation client|kundenbeziehungsmanagement|客户关系管理
erp|enterprise resource planning|planificación de recursos empresariales|progiciel de gestion intégré|pgi|企业资源计划
pim|product information management
mrp|material requirements planning|planificación de necesidades de materiales|物料需求计划
wms|warehouse management system|sistema de gestión de almacenes|sga|système de gestion d'entrepôt|lagerverwaltungssystem|lvs|仓库管理系统|仓储管理系统
tms|transport management system|transportation management system|运输管理系统
epos|electronic point of sale
pos|point of sale|terminal punto de venta|tpv|terminal de punto de venta|kassensystem|销售终端
rfq|request for quotation|request for quote|solicitud de cotización|petición de oferta|询价单
rfp|request for proposal|solicitud de propuesta
fcl|full container load|整箱货|整箱
lcl|less than container load|拼箱货|拼箱
fifo|first in first out|先进先出
lifo|last in first out|后进先出
jit|just in time|准时制
sku|stock keeping unit|最小存货单位|库存单位
kpi|key performance indicator|indicador clave de rendimiento|indicateur clé de performance|leistungskennzahl|关键绩效指标
okr|objectives and key results|目标与关键成果
sla|service level agreement|acuerdo de nivel de servicio|accord de niveau de service|服务级别协议|服务水平协议
kyc|know your customer|conozca a su cliente|connaissance du client|了解你的客户|客户身份识别
aml|anti money laundering|geldwäscheprävention|反洗钱
sox|sarbanes oxley act|sarbanes oxley|萨班斯法案
gdpr|general data protection regulation|dsgvo|datenschutz grundverordnung|rgpd|reglamento general de protección de datos|règlement général sur la protection des données|通用数据保护条例
ifrs|international financial reporting standards|niif|normas internacionales de información financiera|normes internationales d'information financière|国际财务报告准则
us gaap|generally accepted accounting principles|gaap
vat|value added tax|iva|impuesto sobre el valor añadido|tva|taxe sur la valeur ajoutée|mwst|mehrwertsteuer|增值税
paye|pay as you earn
fp a|financial planning and analysis
npv|net present value|valor actual neto|kapitalwert|净现值
mergers and acquisitions|fusiones y adquisiciones|fusions et acquisitions|并购
nda|non disclosure agreement|acuerdo de confidencialidad|accord de confidentialité|保密协议
csr|corporate social responsibility|responsabilidad social corporativa|rsc|responsabilité sociétale des entreprises|rse|企业社会责任
esg|environmental social and governance|环境社会与治理
human resources|recursos humanos|rrhh|ressources humaines|人力资源
hris|human resources information system|sirh|système d'information des ressources humaines|人力资源信息系统
hrbp|human resources business partner|hr business partner|人力资源业务合作伙伴
ats|applicant tracking system|sistema de seguimiento de candidatos|bewerbermanagementsystem|système de suivi des candidatures|招聘管理系统
lms|learning management system|sistema de gestión del aprendizaje|lernplattform|学习管理系统
cms|content management system|sistema de gestión de contenidos|système de gestion de contenu|redaktionssystem|content management|内容管理系统
dtp|desktop publishing|桌面排版
cat tool|computer assisted translation tool
tao|traducción asistida por ordenador|traduction assistée par ordinateur
hvac|heating ventilation and air conditioning|calefacción ventilación y aire acondicionado|chauffage ventilation et climatisation|cvc|heizung lüftung klima|hlk|供暖通风与空气调节|暖通空调|暖通
bms|building management system|gebäudeleittechnik
plc|programmable logic controller|controlador lógico programable|automate programmable|automate programmable industriel|sps|speicherprogrammierbare steuerung|可编程逻辑控制器
scada|supervisory control and data acquisition|数据采集与监视控制
cnc|computer numerical control|computerised numerical control|control numérico por computadora|control numérico por ordenador|commande numérique par ordinateur|rechnergestützte numerische steuerung|计算机数字控制|计算机数控
gtaw|gas tungsten arc welding|tig|tungsten inert gas|tig welding|wig|wolfram inertgasschweißen|wig schweißen|soldadura tig|soudage tig|钨极氩弧焊|氩弧焊
gmaw|gas metal arc welding
smaw|shielded metal arc welding|stick welding
ndt|non destructive testing|ensayos no destructivos|contrôle non destructif|cnd|zerstörungsfreie prüfung|zfp|无损检测
bim|building information modelling|building information modeling|modelado de información de construcción|modélisation des informations du bâtiment|bauwerksdatenmodellierung|建筑信息模型
fem|finite element method|fea|finite element analysis|finite elemente methode|elementos finitos|éléments finis|有限元分析
fmea|failure mode and effects analysis|análisis modal de fallos y efectos|amfe|amdec|analyse des modes de défaillance|fehlermöglichkeits und einflussanalyse|失效模式与影响分析
spc|statistical process control|control estadístico de procesos|maîtrise statistique des procédés|statistische prozesslenkung|统计过程控制
tpm|total productive maintenance|mantenimiento productivo total|maintenance productive totale|全面生产维护
cip|continuous improvement process|kvp|kontinuierlicher verbesserungsprozess
haccp|hazard analysis and critical control points|hazard analysis critical control point|appcc|análisis de peligros y puntos de control crítico|analyse des dangers et points critiques pour leur maîtrise|gefahrenanalyse und kritische kontrollpunkte|危害分析与关键控制点|危害分析和关键控制点
f&b|food and beverage|餐饮
pms|property management system|hotelverwaltungssystem|酒店物业管理系统|酒店管理系统
gmp|good manufacturing practice|buenas prácticas de fabricación|bonnes pratiques de fabrication|bpf|gute herstellungspraxis|药品生产质量管理规范|良好生产规范
glp|good laboratory practice|buenas prácticas de laboratorio|bonnes pratiques de laboratoire|gute laborpraxis
gsp|good supply practice|药品经营质量管理规范
sop|standard operating procedure|procedimiento normalizado de trabajo|pnt|mode opératoire normalisé|standardarbeitsanweisung|标准作业程序|标准操作规程
otc|over the counter|medicamentos sin receta|rezeptfreie arzneimittel|非处方药
hplc|high performance liquid chromatography|high pressure liquid chromatography|clhp|cromatografía líquida de alta resolución|cromatografía líquida de alta eficacia|chromatographie liquide à haute performance|hochleistungsflüssigkeitschromatographie|hochleistungsflüssigkeitschromatografie|高效液相色谱
gc ms|gas chromatography mass spectrometry|gaschromatographie massenspektrometrie|气相色谱质谱
pcr|polymerase chain reaction|reacción en cadena de la polimerasa|réaction en chaîne par polymérase|polymerase kettenreaktion|聚合酶链式反应
elisa|enzyme linked immunosorbent assay|酶联免疫吸附
icu|intensive care unit|uci|unidad de cuidados intensivos|unité de soins intensifs|usi|intensivstation|重症监护室|重症监护病房
cpr|cardiopulmonary resuscitation|reanimación cardiopulmonar|rcp|réanimation cardio pulmonaire|herz lungen wiederbelebung|心肺复苏
ecg|electrocardiogram|ekg|electrocardiograma|electrocardiogramme|elektrokardiogramm|心电图
mri|magnetic resonance imaging|resonancia magnética|imagerie par résonance magnétique|irm|magnetresonanztomographie|mrt|磁共振成像|核磁共振
computed tomography|tomografía computarizada|tomodensitométrie|computertomographie|计算机断层扫描
copd|chronic obstructive pulmonary disease|epoc|enfermedad pulmonar obstructiva crónica|bpco|慢性阻塞性肺疾病
adl|activities of daily living|avd|actividades de la vida diaria|activités de la vie quotidienne|avq|atl|aktivitäten des täglichen lebens|日常生活活动能力|日常生活活动
ehr|electronic health record|emr|electronic medical record|historia clínica electrónica|dossier patient informatisé|elektronische patientenakte|电子病历
sen|special educational needs|nee|necesidades educativas especiales
iep|individualized education program|individual education plan
eyfs|early years foundation stage
esl|english as a second language
efl|english as a foreign language|inglés como lengua extranjera
tefl|teaching english as a foreign language
clil|content and language integrated learning|aicle|内容与语言整合学习
ielts|international english language testing system|雅思
toefl|test of english as a foreign language|托福
ngo|non governmental organisation|non governmental organization|ong|organización no gubernamental|organisation non gouvernementale|nro|nichtregierungsorganisation|非政府组织
rct|randomised controlled trial|randomized controlled trial|ensayo clínico aleatorizado|essai contrôlé randomisé|randomisierte kontrollierte studie|随机对照试验
gis|geographic information system|geographical information system|sig|sistema de información geográfica|sistemas de información geográfica|système d'information géographique|systèmes d'information géographique|geoinformationssystem|geografisches informationssystem|地理信息系统
gps|global positioning system|全球定位系统
cad|computer aided design|diseño asistido por ordenador|diseño asistido por computadora|conception assistée par ordinateur|cao|dessin assisté par ordinateur|dao|rechnergestütztes konstruieren|计算机辅助设计
cam|computer aided manufacturing|fabricación asistida por ordenador|fabrication assistée par ordinateur|fao|计算机辅助制造
lidar|light detection and ranging|激光雷达
ppe|personal protective equipment|epi|equipos de protección individual|équipements de protection individuelle|psa|persönliche schutzausrüstung|个人防护装备|个人防护用品
ehs|environment health and safety|hse|health safety and environment|qhse
coshh|control of substances hazardous to health
cdl|commercial driver's license|commercial driver's licence
hgv|heavy goods vehicle
lgv|large goods vehicle
adr|transport of dangerous goods by road
photoshop|adobe photoshop
indesign|adobe indesign
premiere pro|adobe premiere pro
after effects|adobe after effects
lightroom|adobe lightroom
acrobat|adobe acrobat
excel|microsoft excel|ms excel
powerpoint|microsoft powerpoint|ms powerpoint
microsoft word|ms word
ms project|microsoft project
microsoft outlook|ms outlook
power bi|microsoft power bi
ms sql server|microsoft sql server|mssql
office 365|microsoft 365|m365|o365
dynamics 365|microsoft dynamics 365
js|javascript
golang|go language
node.js|nodejs
vue.js|vuejs
sfdc|salesforce|salesforce.com
quickbooks|intuit quickbooks
hana|sap hana
s 4hana|sap s 4hana|s4hana
google ads|google adwords
ga4|google analytics 4
business one|sap business one
autocad|autodesk autocad
revit|autodesk revit
`;
