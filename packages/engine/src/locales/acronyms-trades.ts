/** Abbreviations and second names of trades, in all languages at once; one thing a line. "@" as in acronyms-more. */
export const tradeAcronyms = `
pe@taught teach school swimming lessons class sport pupils|physical education|educación física|éducation physique|éducation physique et sportive|fr:eps|sportunterricht|体育课|体育教学
stem@science school pupils teaching students workshop ciencia sciences schule 课程|science technology engineering and mathematics|ciencia tecnología ingeniería y matemáticas|sciences technologies ingénierie et mathématiques|mathematik informatik naturwissenschaften und technik|de:mint
sen|special educational needs|necesidades educativas especiales|es:nee|besoins éducatifs particuliers|sonderpädagogischer förderbedarf|特殊教育需要|特殊教育需求
adhd|attention deficit hyperactivity disorder|es:tdah|fr:tdah|trastorno por déficit de atención e hiperactividad|trouble du déficit de l'attention avec ou sans hyperactivité|de:adhs|aufmerksamkeitsdefizit-hyperaktivitätsstörung|注意缺陷多动障碍|多动症
asd@autism children pupils school autismo autisme autismus 儿童|autism spectrum disorder|es:tea|trastorno del espectro autista|fr:tsa|trouble du spectre de l'autisme|autismus-spektrum-störung|孤独症谱系障碍|自闭症
e learning|online learning|aprendizaje en línea|formación en línea|apprentissage en ligne|formation en ligne|online-lernen|在线学习|线上学习
blended learning|aprendizaje mixto|formation hybride|apprentissage mixte|integriertes lernen|混合式教学|混合式学习
lms@learning course moodle curso cours kurs 课程|learning management system|sistema de gestión del aprendizaje|système de gestion de l'apprentissage|lernplattform|学习管理系统
mooc|massive open online course|curso en línea masivo y abierto|cours en ligne ouvert et massif|慕课|大规模开放在线课程
cefr|common european framework of reference|es:mcer|marco común europeo de referencia|cecrl|cadre européen commun de référence|de:ger|gemeinsamer europäischer referenzrahmen|欧洲语言共同参考框架|欧标
ngo|non governmental organisation|non governmental organization|ong|organización no gubernamental|organisation non gouvernementale|nichtregierungsorganisation|nro|非政府组织
fundraising|recaudación de fondos|captación de fondos|collecte de fonds|spendenwerbung|mittelbeschaffung|筹款|募捐
streetwork|street work|trabajo de calle|travail de rue|maraude|straßensozialarbeit|外展社工|街头社会工作
ups@system systems unit battery data centre power maintained sistema centro datos batería anlage rechenzentrum 机房 电源|uninterruptible power supply|es:sai|sistema de alimentación ininterrumpida|alimentación ininterrumpida|fr:onduleur|alimentation sans interruption|alimentation sans coupure|de:usv|unterbrechungsfreie stromversorgung|不间断电源|不间断供电电源
plc|programmable logic controller|autómata programable|controlador lógico programable|automate programmable industriel|automate programmable|fr:api industriel|speicherprogrammierbare steuerung|de:sps|可编程逻辑控制器|可编程控制器
scada|supervisory control and data acquisition|control de supervisión y adquisición de datos|数据采集与监控系统|数据采集与监视控制系统
hmi@plc machine operator panel máquina maschine anlage 触摸屏 人机|human machine interface|interfaz hombre máquina|interface homme machine|fr:ihm|mensch-maschine-schnittstelle|人机界面
vfd@motor drive motors pump|variable frequency drive|variador de frecuencia|variateur de fréquence|variateur de vitesse|frequenzumrichter|变频器
es:led|fr:led|de:led|zh:led|light emitting diode|diodo emisor de luz|diode électroluminescente|leuchtdiode|发光二极管
cctv|closed circuit television|circuito cerrado de televisión|videovigilancia|vidéosurveillance|videoüberwachung|闭路电视|视频监控
pv@solar panel panels roof module placa solaire dach modul 光伏|photovoltaic|photovoltaics|fotovoltaica|energía fotovoltaica|photovoltaïque|photovoltaik|光伏
rcd@circuit electrical board|residual current device|es:diferencial|interruptor diferencial|disjoncteur différentiel|interrupteur différentiel|fehlerstromschutzschalter|fi-schutzschalter|漏电保护器|漏电断路器
switchboard|distribution board|cuadro eléctrico|cuadro de distribución|armoire électrique|tableau électrique|schaltschrank|verteilerschrank|配电柜|配电箱
hvac|heating ventilation and air conditioning|climatización|calefacción ventilación y aire acondicionado|fr:cvc|chauffage ventilation climatisation|génie climatique|de:hlk|heizung lüftung klima|暖通空调|暖通|供暖通风与空气调节
vrf|variable refrigerant flow|vrv|flujo de refrigerante variable|caudal variable de refrigerante|volume de réfrigérant variable|débit de réfrigérant variable|变制冷剂流量
ahu@air ventilation building fan|air handling unit|unidad de tratamiento de aire|es:uta|climatizadora|centrale de traitement d'air|lüftungsgerät|空气处理机组|空调箱
dhw@water heat boiler|domestic hot water|agua caliente sanitaria|es:acs|eau chaude sanitaire|fr:ecs|trinkwarmwasser|warmwasserbereitung|生活热水
heat pump|bomba de calor|pompe à chaleur|wärmepumpe|热泵
boiler|caldera|chaudière|heizkessel|锅炉
air conditioning|aire acondicionado|climatisation|klimaanlage|空调
tig welding|gtaw|soldadura tig|soudage tig|wig-schweißen|de:wig|wolfram-inertgasschweißen|氩弧焊|钨极氩弧焊|tig 焊
mig welding|mag welding|gmaw|soldadura mig|soldadura mag|soudage mig|soudage mag|mag-schweißen|mig-schweißen|metall-aktivgasschweißen|熔化极气体保护焊|二保焊
stick welding|smaw|en:mma|arc welding with electrodes|soldadura con electrodo revestido|soldadura por arco con electrodo|soudage à l'électrode enrobée|elektrodenschweißen|e-hand-schweißen|lichtbogenhandschweißen|手工电弧焊|焊条电弧焊|手弧焊
ndt|non destructive testing|ensayo no destructivo|es:end|contrôle non destructif|fr:cnd|zerstörungsfreie prüfung|de:zfp|无损检测|无损探伤
wps@weld welding soldadura soudage schweiß 焊|welding procedure specification|especificación de procedimiento de soldadura|descriptif de mode opératoire de soudage|dmos|schweißanweisung|焊接工艺规程
cnc|computer numerical control|computerised numerical control|control numérico|control numérico por computadora|control numérico computarizado|commande numérique|rechnergestützte numerische steuerung|computergestützte numerische steuerung|数控|计算机数字控制|计算机数控
cam@cnc program programmed toolpath machining mastercam programa mecanizado usinage fräs programmier fertigung 程序 编程 加工|computer aided manufacturing|fabricación asistida por ordenador|fabricación asistida por computadora|fr:fao|fabrication assistée par ordinateur|computergestützte fertigung|rechnergestützte fertigung|计算机辅助制造
cad|computer aided design|diseño asistido por ordenador|diseño asistido por computadora|fr:dao|fr:cao|conception assistée par ordinateur|dessin assisté par ordinateur|rechnerunterstütztes konstruieren|rechnergestütztes konstruieren|computergestütztes zeichnen|计算机辅助设计
cae@simulation analysis finite|computer aided engineering|ingeniería asistida por ordenador|ingénierie assistée par ordinateur|计算机辅助工程
fea|fem|finite element analysis|finite element method|análisis por elementos finitos|método de los elementos finitos|calcul par éléments finis|méthode des éléments finis|finite-elemente-methode|有限元分析|有限元
gd&t|geometric dimensioning and tolerancing|tolerancias geométricas|tolérancement géométrique|form- und lagetoleranzen|形位公差|几何公差
cmm@measure measured inspection probe messen medición mesure 测量|coordinate measuring machine|máquina de medición por coordenadas|machine à mesurer tridimensionnelle|koordinatenmessmaschine|koordinatenmessgerät|三坐标测量机|三坐标
oee|overall equipment effectiveness|eficiencia general de los equipos|taux de rendement synthétique|fr:trs|gesamtanlageneffektivität|设备综合效率
fmea|failure mode and effects analysis|análisis modal de fallos y efectos|amfe|analyse des modes de défaillance|amdec|fehlermöglichkeits- und einflussanalyse|失效模式与影响分析|失效模式及影响分析
ppap|production part approval process|生产件批准程序
apqp|advanced product quality planning|planificación avanzada de la calidad del producto|产品质量先期策划
smed|single minute exchange of die|cambio rápido de herramienta|rüstzeitoptimierung|快速换模
tpm@maintenance machine mantenimiento wartung instandhaltung 设备|total productive maintenance|mantenimiento productivo total|maintenance productive totale|全员生产维护|全面生产维护
lean manufacturing|lean production|manufactura esbelta|producción ajustada|production au plus juste|schlanke produktion|schlanke fertigung|精益生产
kaizen|continuous improvement|mejora continua|amélioration continue|kontinuierlicher verbesserungsprozess|de:kvp|持续改善|持续改进
bom@parts drawing product erp|bill of materials|lista de materiales|nomenclature de produit|stückliste|物料清单
wip@stock production factory|work in progress|trabajo en curso|en-cours de production|在制品
mrp|material requirements planning|planificación de necesidades de materiales|calcul des besoins nets|materialbedarfsplanung|物料需求计划
ev@car charging vehicle battery|electric vehicle|electric car|vehículo eléctrico|coche eléctrico|véhicule électrique|voiture électrique|elektrofahrzeug|elektroauto|电动汽车|电动车
hybrid vehicle|hybrid car|vehículo híbrido|coche híbrido|véhicule hybride|hybridfahrzeug|混合动力汽车|混动汽车
obd|on board diagnostics|diagnóstico a bordo|diagnóstico de a bordo|diagnostic embarqué|on-board-diagnose|fahrzeugdiagnose|车载诊断|车载自动诊断系统|车载诊断系统
abs@brake car vehicle frenos freins bremse 制动|anti lock braking system|sistema antibloqueo de frenos|système antiblocage des roues|antiblockiersystem|防抱死制动系统|防抱死
adas|advanced driver assistance systems|sistemas avanzados de ayuda a la conducción|aides à la conduite|fahrerassistenzsysteme|高级驾驶辅助系统|高级辅助驾驶
bim|building information modelling|building information modeling|modelado de información de construcción|modélisation des informations du bâtiment|maquette numérique du bâtiment|bauwerksdatenmodellierung|建筑信息模型|建筑信息模型化
rc@concrete slab beams building|reinforced concrete|hormigón armado|concreto armado|béton armé|stahlbeton|钢筋混凝土
drywall|plasterboard|gypsum board|cartón yeso|yeso laminado|pladur|tablaroca|durlock|plaque de plâtre|placo|placoplâtre|gipskartonplatte|gipskarton|rigips|石膏板
scaffolding|scaffold|andamio|échafaudage|baugerüst|脚手架
excavator|digger|excavadora|retroexcavadora de cadenas|pelle mécanique|pelleteuse|bagger|hydraulikbagger|挖掘机|挖土机
tower crane|grúa torre|grue à tour|turmdrehkran|塔式起重机|塔吊
ppe@site hearing helmet gloves safety issued gang|personal protective equipment|equipo de protección individual|équipement de protection individuelle|persönliche schutzausrüstung|de:psa|个人防护用品|个人防护装备|劳保用品|劳动防护用品
ehs|environment health and safety|hse|health safety and environment|seguridad salud y medio ambiente|qse|环境健康安全|环境健康与安全|安环
gis@map maps mapping spatial data mapas cartes karten 地图 测绘|geographic information system|geographical information system|es:sig|fr:sig|sistema de información geográfica|système d'information géographique|geoinformationssystem|地理信息系统
gps|global positioning system|gnss|全球定位系统
total station|tachymeter|estación total|station totale|tacheometer|全站仪
csa@greens farm vegetables farmers schemes box|community supported agriculture|agriculture soutenue par la communauté|solidarische landwirtschaft|社区支持农业
organic farming|organic agriculture|agricultura ecológica|agricultura orgánica|agriculture biologique|ökologischer landbau|biolandbau|ökolandbau|biologische landwirtschaft|有机农业|有机种植
ipm@pest crop crops pests plagas schädlinge 病虫害|integrated pest management|manejo integrado de plagas|gestión integrada de plagas|protection intégrée des cultures|lutte intégrée|integrierter pflanzenschutz|病虫害综合防治
crop rotation|rotación de cultivos|rotation des cultures|assolement|fruchtfolge|轮作
drip irrigation|trickle irrigation|riego por goteo|irrigation goutte à goutte|tropfbewässerung|滴灌
cms@website content publish published site wordpress contenido contenu inhalte 网站 发稿|content management system|sistema de gestión de contenidos|gestor de contenidos|système de gestion de contenu|redaktionssystem|内容管理系统
podcast|audio series|播客
live stream|live streaming|livestream|transmisión en directo|transmisión en vivo|diffusion en direct|direktübertragung|直播
tm@translation translate segment traducción traduction übersetzung 翻译|translation memory|memoria de traducción|mémoire de traduction|translation-memory|übersetzungsspeicher|翻译记忆|翻译记忆库
mt@post-edit edited post translation traducción traduction übersetzung 译后|machine translation|traducción automática|traduction automatique|maschinelle übersetzung|机器翻译|机翻
post editing|post-editing|mtpe|posedición|post-édition|nachbearbeitung maschineller übersetzung|译后编辑
cat@translation memoq trados translate traducción traduction übersetzung 翻译 工具|computer assisted translation|computer aided translation|fr:tao|traducción asistida por ordenador|traduction assistée par ordinateur|computergestützte übersetzung|计算机辅助翻译
simultaneous interpreting|simultaneous interpretation|interpretación simultánea|interprétation simultanée|simultandolmetschen|同声传译|同传
consecutive interpreting|consecutive interpretation|interpretación consecutiva|interprétation consécutive|konsekutivdolmetschen|交替传译|交传
sworn translation|certified translation|traducción jurada|traducción certificada|traduction assermentée|traduction certifiée|beglaubigte übersetzung|bestätigte übersetzung|认证翻译|宣誓翻译
subtitling|subtitulación|subtitulado|sous-titrage|untertitelung|字幕制作
cro@shop checkout conversion web site visits test|conversion rate optimisation|conversion rate optimization|optimización de la tasa de conversión|optimisation du taux de conversion|conversion-optimierung|转化率优化
crm@customer customers sales client cliente vente kunden kunde 客户|customer relationship management|gestión de relaciones con clientes|gestion de la relation client|fr:grc|kundenbeziehungsmanagement|客户关系管理
d2c|dtc|direct to consumer|directo al consumidor|vente directe au consommateur|direktvertrieb an endkunden|直面消费者
cx@customer customers experience|customer experience|experiencia de cliente|expérience client|kundenerlebnis|客户体验
ux|user experience|experiencia de usuario|expérience utilisateur|nutzererlebnis|benutzererlebnis|用户体验
ui|user interface|interfaz de usuario|interface utilisateur|benutzeroberfläche|bedienoberfläche|用户界面
poc@software customer demo pilot|proof of concept|prueba de concepto|preuve de concept|machbarkeitsnachweis|概念验证
r&d|research and development|i+d|investigación y desarrollo|r et d|recherche et développement|f&e|forschung und entwicklung|研发|研究与开发
eta@delivery arrival ship port|estimated time of arrival|hora estimada de llegada|heure d'arrivée estimée|预计到达时间
`;
