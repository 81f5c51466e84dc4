/**
 * More abbreviations and second names, in all languages at once; one thing a line. Behind "@": words of which one
 * must stand in the same text, where the letters have another meaning in another trade.
 */
export const moreAcronyms = `
spa@app application frontend react angular vue web javascript aplicación anwendung 应用 前端|single page application|single page app|aplicación de página única|application monopage|application web monopage|single page anwendung|单页应用|单页面应用
pwa|progressive web app|progressive web application|aplicación web progresiva|application web progressive|渐进式网页应用|渐进式 web 应用
sdk|software development kit|kit de desarrollo de software|kit de développement logiciel|kit de développement|软件开发工具包|软件开发包
ide@code coding developer editor desarrollo código programmation code éditeur entwicklung 开发 编程|integrated development environment|entorno de desarrollo integrado|environnement de développement intégré|integrierte entwicklungsumgebung|集成开发环境
gui|graphical user interface|interfaz gráfica de usuario|interface graphique|grafische benutzeroberfläche|图形用户界面|图形界面
cli@command shell terminal tool línea commande kommando 命令|command line interface|interfaz de línea de comandos|interface en ligne de commande|kommandozeile|命令行界面|命令行
mvc|model view controller|modelo vista controlador|modèle vue contrôleur|模型视图控制器
saas|software as a service|software como servicio|logiciel en tant que service|软件即服务
paas|platform as a service|plataforma como servicio|plateforme en tant que service|平台即服务
iaas|infrastructure as a service|infraestructura como servicio|infrastructure en tant que service|基础设施即服务
qps|queries per second|每秒查询数
tls|transport layer security|传输层安全
ssh|secure shell
rest api|restful api|rest interface|rest-schnittstelle|api rest|rest 接口
graph database|graphdatenbank|base de datos de grafos|base de données graphe|图数据库
cdn|content delivery network|red de distribución de contenidos|réseau de diffusion de contenu|内容分发网络
ci@pipeline build cd jenkins gitlab merge commit 流水线 构建|continuous integration|integración continua|intégration continue|kontinuierliche integration|持续集成
cd@pipeline ci deploy jenkins gitlab release 流水线 部署|continuous delivery|continuous deployment|entrega continua|despliegue continuo|livraison continue|déploiement continu|持续交付|持续部署
smoke test|smoke testing|prueba de humo|test de fumée|rauchtest|冒烟测试
load test|load testing|prueba de carga|test de charge|lasttest|负载测试
stress test|stress testing|prueba de estrés|压力测试
penetration test|penetration testing|pentest|pen test|pentesting|prueba de penetración|prueba de intrusión|test d'intrusion|penetrationstest|penetrationsprüfung|渗透测试
unit test|unit testing|prueba unitaria|test unitaire|unit-test|modultest|komponententest|单元测试
acceptance test|acceptance testing|prueba de aceptación|test d'acceptation|abnahmetest|验收测试
regression test|regression testing|prueba de regresión|test de régression|test de non régression|regressionstest|回归测试
end to end test|end-to-end-test|prueba de extremo a extremo|test de bout en bout|端到端测试
open source|código abierto|fuente abierta|code source ouvert|quelloffen|开源|开放源代码
big data|macrodatos|données massives|mégadonnées|massendaten|大数据
data warehouse|almacén de datos|entrepôt de données|datawarehouse|data-warehouse|数据仓库|数仓
data lake|lago de datos|lac de données|数据湖
data mining|minería de datos|fouille de données|exploration de données|数据挖掘
deep learning|aprendizaje profundo|apprentissage profond|tiefes lernen|深度学习
ml@model models modelo modèle modell python data daten 模型|machine learning|aprendizaje automático|aprendizaje de máquina|apprentissage automatique|maschinelles lernen|机器学习
en:ai|de:ai|zh:ai|es:ai|artificial intelligence|inteligencia artificial|es:ia|fr:ia|intelligence artificielle|künstliche intelligenz|de:ki|人工智能
llm|large language model|modelo de lenguaje grande|grand modèle de langage|großes sprachmodell|大语言模型|大模型
gan@image network model train imagen réseau modell 模型|generative adversarial network|red generativa adversativa|red generativa antagónica|réseau antagoniste génératif|生成对抗网络
cnn@image model train imagen modèle modell 模型|convolutional neural network|red neuronal convolucional|réseau de neurones convolutif|卷积神经网络
ocr|optical character recognition|reconocimiento óptico de caracteres|reconnaissance optique de caractères|texterkennung|光学字符识别|文字识别
computer vision|visión artificial|visión por computadora|vision par ordinateur|计算机视觉
elk|elasticsearch logstash kibana|elastic stack
bi@report dashboard power tableau informe panel rapport bericht 报表 数据|business intelligence|inteligencia de negocio|inteligencia empresarial|informatique décisionnelle|商业智能|商务智能
o365|office 365|microsoft 365|m365
gcp|google cloud platform|google cloud
vlan|virtual local area network|virtual lan|red de área local virtual|réseau local virtuel|virtuelles lokales netzwerk|虚拟局域网
wlan|wireless lan|wireless local area network|red inalámbrica|red local inalámbrica|réseau local sans fil|drahtloses netzwerk|funknetz|无线局域网
wifi|wi fi
voip|voice over ip|telefonía ip|voz sobre ip|téléphonie ip|voix sur ip|ip-telefonie|网络电话
dhcp|dynamic host configuration protocol
nas@storage disk almacenamiento stockage speicher 存储|network attached storage|almacenamiento en red|stockage en réseau|netzwerkspeicher|网络存储
ids@intrusion security snort seguridad sécurité sicherheit 安全 入侵|intrusion detection system|sistema de detección de intrusos|système de détection d'intrusion|angriffserkennung|入侵检测系统
soc@security incident siem seguridad sécurité sicherheit 安全|security operations centre|security operations center|centro de operaciones de seguridad|centre opérationnel de sécurité|安全运营中心
ddos|distributed denial of service|denegación de servicio distribuida|déni de service distribué|分布式拒绝服务
bcp@business continuity disaster continuidad continuité 连续性|business continuity plan|plan de continuidad de negocio|plan de continuité d'activité|业务连续性计划
disaster recovery|recuperación ante desastres|reprise après sinistre|notfallwiederherstellung|灾难恢复|容灾
router|enrutador|encaminador|routeur|路由器
en:switch|conmutador de red|commutateur|commutateur réseau|netzwerkswitch|交换机
backup|copia de seguridad|respaldo de datos|sauvegarde|datensicherung|备份
hardware|soporte físico|matériel informatique|硬件
roadmap|road map|hoja de ruta|feuille de route|路线图
backlog|pila del producto|carnet de produit|产品待办列表|产品待办
stakeholder|parte interesada|grupo de interés|partie prenante|interessengruppe|anspruchsgruppe|干系人|利益相关方|相关方
wbs@project work plan proyecto projet projekt 项目|work breakdown structure|estructura de desglose del trabajo|organigramme des tâches|projektstrukturplan|工作分解结构
gantt chart|diagrama de gantt|diagramme de gantt|gantt-diagramm|甘特图
prd@product requirement 产品|product requirements document|产品需求文档
usability test|usability testing|prueba de usabilidad|test d'utilisabilité|test utilisateur|usability-test|bedienbarkeitstest|可用性测试|可用性测验
wireframe|esquema de página|maquette fil de fer|drahtmodell|线框图|线框
landing page|página de aterrizaje|page d'atterrissage|page de destination|zielseite|landeseite|着陆页|落地页
newsletter|boletín informativo|boletín electrónico|infolettre|lettre d'information|rundbrief|新闻简报|电子报
content marketing|marketing de contenidos|marketing de contenu|inhaltsmarketing|内容营销
brand content|contenu de marque|contenido de marca|品牌内容
branding|gestión de marca|markenbildung|品牌建设|品牌塑造
copywriting|redacción publicitaria|conception rédaction|werbetexten|文案撰写|文案写作
affiliate marketing|marketing de afiliación|marketing d'affiliation|联盟营销
influencer marketing|marketing de influencers|marketing d'influence|网红营销|达人营销
sem@ads search google campaign búsqueda recherche suche 搜索|search engine marketing|marketing en buscadores|marketing sur les moteurs de recherche|suchmaschinenmarketing|搜索引擎营销
sea@ads search google campaign búsqueda recherche suche 搜索|search engine advertising|publicidad en buscadores|référencement payant|suchmaschinenwerbung|搜索引擎广告
cta@button click landing página bouton 按钮|call to action|llamada a la acción|appel à l'action|handlungsaufforderung|行动号召
cpa@ads campaign click media 广告|cost per acquisition|coste por adquisición|coût par acquisition|单次获客成本
roas|return on ad spend|retorno de la inversión publicitaria|广告支出回报率
ltv|customer lifetime value|clv|valor de vida del cliente|valeur vie client|kundenwert|客户终身价值
nps|net promoter score|净推荐值
usp@product sell market producto produit produkt 产品|unique selling proposition|unique selling point|propuesta única de venta|argument clé de vente|alleinstellungsmerkmal|独特卖点
pr@press media public theatre prensa medios presse médias medien theater 媒体 公关|public relations|relaciones públicas|relations publiques|öffentlichkeitsarbeit|公共关系|公关
press release|media release|comunicado de prensa|nota de prensa|communiqué de presse|pressemitteilung|presseinformation|新闻稿|新闻通稿
public affairs|asuntos públicos|affaires publiques|公共事务
fmcg|fast moving consumer goods|cpg|consumer packaged goods|bienes de consumo rápido|gran consumo|produits de grande consommation|schnelldrehende konsumgüter|快速消费品|快消品|快消
b2b|business to business|empresa a empresa|entre empresas|entreprise à entreprise|interentreprises|geschäft mit firmenkunden|geschäftskundenvertrieb|企业对企业
b2c|business to consumer|empresa a consumidor|entreprise à consommateur|geschäft mit endkunden|endkundengeschäft|企业对消费者
cross selling|venta cruzada|vente croisée|querverkauf|交叉销售
upselling|venta adicional|vente additionnelle|zusatzverkauf|追加销售
cold calling|llamada en frío|appel à froid|prospection téléphonique|kaltakquise|telefonische kaltakquise|陌生电话拜访
after sales service|after sales|servicio posventa|servicio postventa|service après vente|fr:sav|售后服务
key account management|kam|gestión de grandes cuentas|gestion des grands comptes|großkundenbetreuung|大客户管理|重点客户管理
account manager|gestor de cuentas|responsable de comptes|kundenbetreuer|客户经理
rfi@supplier tender bid proveedor fournisseur lieferant 供应商|request for information|solicitud de información|demande d'information|信息邀请书
tco|total cost of ownership|coste total de propiedad|coût total de possession|gesamtbetriebskosten|总拥有成本
moq|minimum order quantity|cantidad mínima de pedido|quantité minimale de commande|mindestbestellmenge|最小起订量|起订量
vmi@stock inventory supplier bestand 库存|vendor managed inventory|inventario gestionado por el proveedor|gestion partagée des approvisionnements|lieferantengesteuerter bestand|供应商管理库存
lieferantenaudit|supplier audit|auditoría de proveedores|audit fournisseur|供应商审核
rfid|radio frequency identification|identificación por radiofrecuencia|radio identification|radiofrequenz-identifikation|funketiketten|射频识别
edi@order invoice data pedido commande bestellung 订单 数据|electronic data interchange|intercambio electrónico de datos|échange de données informatisé|elektronischer datenaustausch|电子数据交换
ltl|less than truckload|less than container load|零担运输|零担
ftl|full truckload|carga completa|camion complet|komplettladung|整车运输|整车
fob|free on board|franco a bordo|libre a bordo|franco à bord|frei an bord|离岸价|船上交货
cif@port ship freight contenedor puerto port fracht 港|cost insurance and freight|coste seguro y flete|coût assurance et fret|kosten versicherung und fracht|到岸价
exw|ex works|en fábrica|à l'usine|départ usine|ab werk|工厂交货
ddp@duty incoterm delivery aduana droits zoll 关税|delivered duty paid|entregado con derechos pagados|rendu droits acquittés|geliefert verzollt|完税后交货
teu|twenty foot equivalent unit|标准箱
cmr@lkw truck camión camion fracht transport lettre carta 运单|international consignment note|carta de porte internacional|carta de porte|lettre de voiture internationale|lettre de voiture|internationaler frachtbrief|frachtbrief|国际公路运单
bill of lading|conocimiento de embarque|connaissement|konnossement|提单
picking|preparación de pedidos|préparation de commandes|kommissionierung|kommissionieren|拣货
overbooking|sobreventa|sobrerreserva|surréservation|surbooking|überbuchung|超售|超额预订
check in|registro de entrada|facturación de huéspedes|enregistrement des arrivées|anreise der gäste|入住登记|办理入住
check out|registro de salida|abreise der gäste|退房|办理退房
yield management|revenue management|gestión de ingresos|gestion du rendement|gestion des revenus|ertragsmanagement|收益管理
mice@package packages event meeting congress hotel evento congreso événement tagung 会议 会展|meetings incentives conferences and exhibitions|meetings incentives conferences and events|reuniones incentivos congresos y exposiciones|turismo de reuniones|tourisme d'affaires|会议奖励旅游大会展览|会奖旅游
adr@room hotel habitación chambre zimmer 客房 酒店|average daily rate|tarifa media diaria|prix moyen par chambre|平均房价
revpar|revenue per available room|ingreso por habitación disponible|revenu par chambre disponible|每间可供出租客房收入|平均可出租客房收入
room service|servicio de habitaciones|service en chambre|zimmerservice|etagenservice|客房送餐
food and beverage|alimentos y bebidas|speisen und getränke|餐饮
all inclusive|todo incluido|tout compris|tout inclus|全包
sous vide|vacío a baja temperatura|cuisson sous vide|vakuumgaren|低温慢煮|低温真空烹饪
mise en place|puesta a punto de cocina|备料
fast food|comida rápida|restauration rapide|schnellimbiss|快餐
take away|takeaway|takeout|take out|comida para llevar|vente à emporter|außer haus verkauf|außer-haus-verkauf|外卖
catering|servicio de comidas|traiteur|partyservice
e mail|email|electronic mail|correo electrónico|courriel|courrier électronique|elektronische post|电子邮件|电邮|邮件
fax|telefax|télécopie|facsímil|fernkopie|传真
cross docking|cross-docking|cruce de andén|越库作业|越库
3pl|third party logistics|logística de terceros|第三方物流|三方物流
helpdesk|help desk|mesa de ayuda|centre d'assistance|服务台
forklift|forklift truck|fork lift truck|carretilla elevadora|chariot élévateur|gabelstapler|叉车
pallet truck|transpaleta|transpalette|hubwagen|手动液压车
ebitda|earnings before interest taxes depreciation and amortisation|息税折旧摊销前利润
p&l|p and l|profit and loss account|profit and loss statement|income statement|cuenta de resultados|cuenta de pérdidas y ganancias|estado de resultados|compte de résultat|gewinn und verlustrechnung|损益表|利润表
balance sheet|balance de situación|bilan comptable|bilanz|资产负债表
cash flow|flujo de caja|flujo de efectivo|flux de trésorerie|cashflow|zahlungsfluss|现金流
general ledger|libro mayor|grand livre|hauptbuch|总账|总分类账
accounts receivable|cuentas por cobrar|comptes clients|debitorenbuchhaltung|debitoren|应收账款|应收帐款
accounts payable|cuentas por pagar|comptes fournisseurs|kreditorenbuchhaltung|kreditoren|应付账款|应付帐款
fixed assets|activo fijo|inmovilizado|immobilisations|anlagevermögen|固定资产
bank reconciliation|conciliación bancaria|rapprochement bancaire|bankabstimmung|银行对账
capex|capital expenditure|inversión en activo fijo|dépenses d'investissement|investitionsausgaben|资本支出|资本性支出
opex|operating expenditure|operating expenses|gastos operativos|dépenses d'exploitation|betriebsausgaben|运营支出|经营支出
cogs|cost of goods sold|coste de ventas|coût des ventes|herstellungskosten des umsatzes|销售成本
transfer pricing|precios de transferencia|prix de transfert|verrechnungspreise|konzernverrechnungspreise|转让定价
due diligence|diligencia debida|audit d'acquisition|sorgfaltsprüfung|尽职调查|尽调
m&a|mergers and acquisitions|fusiones y adquisiciones|fusions et acquisitions|fusions acquisitions|fusionen und übernahmen|并购|兼并收购
ipo|initial public offering|oferta pública inicial|salida a bolsa|introduction en bourse|börsengang|首次公开募股|上市发行
etf|exchange traded fund|fondo cotizado|fonds indiciel coté|börsengehandelter fonds|交易型开放式指数基金
pep@kyc bank screening check banco banque 银行|politically exposed person|persona con responsabilidad pública|persona políticamente expuesta|personne politiquement exposée|politisch exponierte person|政治公众人物|政治敏感人物
sepa|single euro payments area|zona única de pagos en euros|espace unique de paiement en euros|einheitlicher euro-zahlungsverkehrsraum|单一欧元支付区
swift|society for worldwide interbank financial telecommunication
iban|international bank account number
esg|environmental social and governance|ambiental social y de gobierno corporativo|environnement social et gouvernance|umwelt soziales und unternehmensführung|环境社会与治理|环境社会和公司治理
sla|service level agreement|acuerdo de nivel de servicio|accord de niveau de service|contrat de niveau de service|dienstgütevereinbarung|服务级别协议|服务水平协议
cpa@auditor accountant accounting audit 审计 会计 会计师|certified public accountant|注册会计师
acca|association of chartered certified accountants|特许公认会计师
cfa@analyst finance portfolio 分析师 金融|chartered financial analyst|特许金融分析师
frm@risk 风险|financial risk manager|金融风险管理师
cia@audit auditor auditoría interne revision 审计|certified internal auditor|auditor interno certificado|auditeur interne certifié|国际注册内部审计师|注册内部审计师
cisa|certified information systems auditor|信息系统审计师|注册信息系统审计师
coso|committee of sponsoring organizations
d&i|diversity and inclusion|diversidad e inclusión|diversité et inclusion|vielfalt und inklusion|多元化与包容性|多元与包容
dei@diversity inclusion equity|diversity equity and inclusion|多元公平与包容
employer branding|employer brand|marca empleadora|marca de empleador|marque employeur|arbeitgebermarke|雇主品牌
onboarding|acogida de nuevos empleados|intégration des nouveaux collaborateurs|einarbeitung neuer mitarbeiter|入职引导
headhunting|executive search|búsqueda de directivos|caza de talentos|chasse de têtes|direktansprache|猎头
outplacement|recolocación|reclassement externe|再就业辅导
feedback|retroalimentación|retour d'information|rückmeldung|反馈
burnout|agotamiento profesional|épuisement professionnel|职业倦怠
homeoffice|home office|telework|remote work|teleworking|teletrabajo|trabajo remoto|télétravail|telearbeit|远程办公|居家办公
hris|human resources information system|sistema de información de recursos humanos|sirh|système d'information des ressources humaines|personalinformationssystem|人力资源信息系统
hrms|human resources management system|人力资源管理系统
okr|objectives and key results|objetivos y resultados clave|objectifs et résultats clés|目标与关键成果|目标与关键结果
ip@licence license patent trademark law legal licencia patente licence brevet marque lizenz marke 许可 专利 商标|intellectual property|propiedad intelectual|propriété intellectuelle|geistiges eigentum|知识产权
epo|european patent office|oficina europea de patentes|office européen des brevets|europäisches patentamt|欧洲专利局
epa@patent brevet patente anmeldung|europäisches patentamt
wipo|world intellectual property organization|ompi|organización mundial de la propiedad intelectual|organisation mondiale de la propriété intellectuelle|世界知识产权组织
pct@patent patente brevet 专利|patent cooperation treaty|tratado de cooperación en materia de patentes|traité de coopération en matière de brevets|专利合作条约
icc@arbitration arbitraje arbitrage commerce 仲裁|international chamber of commerce|cámara de comercio internacional|chambre de commerce internationale|internationale handelskammer|国际商会
adr@mediation dispute mediación litigio médiation|alternative dispute resolution|resolución alternativa de conflictos|mode alternatif de règlement des conflits|außergerichtliche streitbeilegung|替代性争议解决
gdpr|general data protection regulation|rgpd|reglamento general de protección de datos|règlement général sur la protection des données|dsgvo|datenschutz-grundverordnung|datenschutzgrundverordnung|通用数据保护条例
dpo@data protection datos données daten|data protection officer|delegado de protección de datos|délégué à la protection des données|datenschutzbeauftragter|数据保护官
sarbanes oxley|sox|ley sarbanes-oxley|loi sarbanes-oxley|萨班斯法案|萨班斯奥克斯利法案
rn@nurse nursing ward patient hospital|registered nurse|注册护士
bp@patient blood measured took 病人 患者 血压|blood pressure|血压
iv@patient infusion cannula drip nurse medication antibiotics|intravenous|intravenoso|intravenös|静脉注射
icu|intensive care unit|unidad de cuidados intensivos|es:uci|unité de soins intensifs|intensivstation|重症监护室|重症监护病房|重症医学科
er@patient hospital emergency triage|emergency room|emergency department|es:urgencias|service des urgences|notaufnahme|急诊|急诊科
ekg|ecg|electrocardiogram|electrocardiograma|électrocardiogramme|elektrokardiogramm|心电图
eeg|electroencephalogram|electroencefalograma|électroencéphalogramme|elektroenzephalogramm|脑电图
ct scan|computed tomography|tomografía computarizada|es:tac|scanner médical|tomodensitométrie|computertomographie|计算机断层扫描|ct 检查
mri|magnetic resonance imaging|resonancia magnética|fr:irm|imagerie par résonance magnétique|de:mrt|magnetresonanztomographie|kernspintomographie|磁共振成像|核磁共振|磁共振
ultrasound|sonography|ecografía|échographie|sonographie|ultraschall|超声检查|超声
x ray|radiograph|radiografía|radiographie|röntgenaufnahme|röntgen|x 光|x 线检查
copd|chronic obstructive pulmonary disease|epoc|enfermedad pulmonar obstructiva crónica|bpco|bronchopneumopathie chronique obstructive|chronisch obstruktive lungenerkrankung|慢性阻塞性肺疾病|慢阻肺
uti@patient urine nurse|urinary tract infection|infección urinaria|infection urinaire|harnwegsinfekt|尿路感染
hypertension|high blood pressure|hipertensión|hipertensión arterial|presión alta|hypertension artérielle|fr:hta|bluthochdruck|hypertonie|高血压
diabetes|diabetes mellitus|糖尿病
myocardial infarction|heart attack|infarto de miocardio|infarctus du myocarde|herzinfarkt|myokardinfarkt|心肌梗死|心梗
en:stroke@patient patients rehabilitation care ward unit|cerebrovascular accident|ictus|accidente cerebrovascular|accident vasculaire cérébral|fr:avc|schlaganfall|apoplex|脑卒中|脑中风|卒中
palliative care|cuidados paliativos|soins palliatifs|palliativpflege|安宁疗护|姑息治疗
bls@resuscitation support nurse paramedic emergency|basic life support|soporte vital básico|基础生命支持
acls|advanced cardiac life support|soporte vital cardiovascular avanzado|高级心血管生命支持|高级心脏生命支持
aed@defibrillator resuscitation emergency 急救 除颤|automated external defibrillator|desfibrilador externo automático|défibrillateur automatisé externe|自动体外除颤器
mrsa|methicillin resistant staphylococcus aureus|耐甲氧西林金黄色葡萄球菌
tpn@nutrition patient prepared pharmacy|total parenteral nutrition|nutrición parenteral total|es:npt|nutrition parentérale totale|totale parenterale ernährung|全肠外营养|全胃肠外营养
peg@feeding tube sonde nutrition ernährung patient|percutaneous endoscopic gastrostomy|gastrostomía endoscópica percutánea|gastrostomie percutanée endoscopique|perkutane endoskopische gastrostomie
nsaid|non steroidal anti inflammatory drug|aine|antiinflamatorio no esteroideo|anti-inflammatoire non stéroïdien|nichtsteroidales antirheumatikum|非甾体抗炎药
emr@patient medical hospital record 病历 医院|electronic medical record|historia clínica electrónica|dossier médical électronique|elektronische patientenakte|电子病历
ehr|electronic health record|historia clínica electrónica|dossier médical informatisé|elektronische gesundheitsakte|电子健康档案
irb@protocol research study ethics trial|institutional review board|机构审查委员会|伦理委员会
gcp@trial trials clinical study ensayo essai studie 临床 试验|good clinical practice|buenas prácticas clínicas|bonnes pratiques cliniques|gute klinische praxis|药物临床试验质量管理规范
gmp|good manufacturing practice|buenas prácticas de manufactura|buenas prácticas de fabricación|bpf|bonnes pratiques de fabrication|gute herstellungspraxis|良好生产规范|药品生产质量管理规范
glp|good laboratory practice|buenas prácticas de laboratorio|bonnes pratiques de laboratoire|gute laborpraxis|良好实验室规范
rct@trial study randomised randomized|randomised controlled trial|randomized controlled trial|ensayo clínico aleatorizado|ensayo controlado aleatorizado|essai contrôlé randomisé|randomisierte kontrollierte studie|随机对照试验
pcr|polymerase chain reaction|reacción en cadena de la polimerasa|réaction de polymérisation en chaîne|réaction en chaîne par polymérase|polymerase-kettenreaktion|聚合酶链式反应|聚合酶链反应
elisa@assay antibody sample test ensayo dosage probe 检测|enzyme linked immunosorbent assay|ensayo por inmunoadsorción ligado a enzimas|dosage d'immunoabsorption par enzyme liée|酶联免疫吸附试验|酶联免疫
hplc|high performance liquid chromatography|cromatografía líquida de alta resolución|cromatografía líquida de alta eficacia|es:clar|chromatographie liquide haute performance|clhp|hochleistungsflüssigkeitschromatographie|高效液相色谱|高效液相色谱法|液相色谱
gc@sample chromatograph column lab muestra 色谱 样品|gas chromatography|cromatografía de gases|chromatographie en phase gazeuse|gaschromatographie|气相色谱|气相色谱法
icp ms|inductively coupled plasma mass spectrometry|电感耦合等离子体质谱
ftir|fourier transform infrared spectroscopy|傅里叶变换红外光谱
nmr@sample spectroscopy spectra muestra probe 样品|nuclear magnetic resonance|resonancia magnética nuclear|résonance magnétique nucléaire|kernspinresonanz|核磁共振波谱
sem@microscope sample microscopio microscope probe 显微镜 样品|scanning electron microscopy|microscopía electrónica de barrido|microscopie électronique à balayage|rasterelektronenmikroskopie|扫描电镜|扫描电子显微镜
western blot|western blotting|immunoblot|蛋白质印迹|免疫印迹
fda|food and drug administration|美国食品药品监督管理局
ema@drug medicine medicamento médicament arzneimittel|european medicines agency|agencia europea de medicamentos|agence européenne des médicaments|europäische arzneimittel-agentur|欧洲药品管理局
`;
