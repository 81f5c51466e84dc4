/** What pages say, by what it means, in the five languages. Data: the code beside it knows none. */

const any = (...parts: string[]): RegExp => new RegExp(`(?:${parts.join('|')})`, 'iu');

/** A short line with one of these says that nobody can apply any more. */
export const expiredWords = any(
  'no longer (?:accepting applications|available|active|open|being advertised|listed|exists?)',
  '(?:job|position|posting|vacancy|role|listing|opportunity|ad|advert|offer)(?: post| posting)? (?:has|is) (?:now |already |been )*(?:expired|closed|filled|removed|archived|deleted)',
  '(?:has|have) (?:been filled|expired|now closed|been closed|already closed)',
  'applications? (?:for this \\w+ )?(?:are|is|have|has)(?: been)? (?:now |currently )?closed',
  'this (?:job|vacancy|position|posting) (?:expired|closed)',
  'ya no (?:está|se encuentra|esta) (?:disponible|activa|publicada|vigente)',
  'oferta (?:ha )?(?:caducada|caducado|cerrada|expirada|expirado|finalizada)',
  '(?:vacante|oferta|puesto|proceso) (?:está |ha sido |se ha |fue )?(?:cerrad[oa]|cubiert[oa]|finalizad[oa])',
  '(?:no|ya no) (?:se )?(?:acepta|admite)n? (?:más |nuevas )?(?:candidaturas|solicitudes|inscripciones)',
  '(?:oferta|vacante|plazo)[^.]{0,30} (?:ha|está) (?:caducad[oa]|expirad[oa]|finalizad[oa]|cerrad[oa])',
  "n['’]est plus (?:disponible|en ligne|d['’]actualité|active|à pourvoir|ouverte?)",
  '(?:offre|annonce) (?:est |a été )?(?:expirée|pourvue|clôturée|fermée|archivée|désactivée|supprimée)',
  '(?:poste|offre) (?:a été|est)(?: déjà)? pourvue?',
  "n['’](?:accepte|acceptons) plus (?:de )?candidatures?",
  'candidatures? ne (?:sont|est) plus (?:acceptées?|possibles?|ouvertes?)',
  '(?:offre|annonce|poste)[^.]{0,20} a expiré',
  'nicht mehr (?:verfügbar|aktuell|online|aktiv|ausgeschrieben|aktiviert|besetzbar|vakant)',
  '(?:stelle|stellenanzeige|position|anzeige|ausschreibung|stellenangebot)\\S* (?:ist|wurde) (?:bereits |leider |inzwischen |schon )*(?:besetzt|abgelaufen|deaktiviert|geschlossen|beendet|archiviert|gelöscht|entfernt|vergeben)',
  'bewerbungsfrist (?:ist )?(?:abgelaufen|beendet)',
  'werden keine bewerbungen mehr (?:angenommen|entgegengenommen)',
  'nimmt keine bewerbungen mehr (?:an|entgegen)|bewerbungen? (?:\\S+ ){0,2}(?:nicht mehr möglich|werden nicht mehr)',
  '(?:职位|岗位|招聘|信息|该职位|此职位|職位)(?:信息)?(?:已经|已|巳)(?:下线|关闭|过期|失效|结束|停止招聘|停招|截止|招满|删除|撤销|暫停|下架)',
  '停止招聘|已停招|招聘已结束|职位不存在|已招满|不再接受(?:申请|投递|简历)',
);

export const pausedWords = any(
  '(?:applications?|recruitment|recruiting|hiring|job|position|vacancy|role|posting)(?: \\w+){0,3} (?:is|are|has been|have been)(?: currently| temporarily)* (?:paused|on hold|suspended|put on hold)',
  '(?:currently|temporarily) (?:paused|on hold|suspended|not accepting applications)',
  'temporalmente (?:pausad[oa]|suspendid[oa]|en pausa)',
  '(?:oferta|vacante|proceso|selección)[^.]{0,20} (?:en pausa|pausad[oa]|suspendid[oa])',
  '(?:offre|recrutement|poste|annonce)[^.]{0,25} (?:en pause|suspendue?|temporairement (?:fermée?|suspendue?))',
  'vorübergehend (?:pausiert|ausgesetzt|geschlossen|nicht möglich|deaktiviert)',
  '(?:stelle|ausschreibung|bewerbung\\S*|anzeige|verfahren) (?:ist|sind|wurde|wurden) (?:derzeit |aktuell |zurzeit |momentan )*(?:pausiert|ausgesetzt)',
  '暂停招聘|招聘暂停|暂停投递|职位已暂停|暫停招聘|暂不接受',
);

export const loginWords = any(
  '(?:sign|log) ?in (?:to|or|with|and)',
  '(?:please|you (?:must|need to)) (?:sign|log) ?in',
  'join (?:now )?(?:to|linkedin)',
  'create (?:an|your|a free) account',
  'inicia(?:r)? sesión',
  'regístrate|accede a tu cuenta',
  'connectez-vous|se connecter|créez? (?:un|votre) compte|identifiez-vous',
  '(?:melden sie sich|bitte anmelden|einloggen|jetzt anmelden|loggen sie sich)',
  '(?:请|請)?(?:先)?(?:登录|登錄|登陆|扫码登录)',
);

export const blockedWords = any(
  'just a moment',
  'checking (?:your browser|if the site connection is secure)',
  'verify (?:that )?you are (?:a )?human|are you a (?:human|robot)',
  'unusual traffic|access (?:to this page has been )?denied|request (?:was )?blocked|403 forbidden',
  'enable javascript and cookies to continue',
  'complete the (?:security check|captcha)|attention required',
  '安全验证|访问验证|请完成验证|滑动验证',
);

export const notFoundWords = any(
  '(?:page|job|position) (?:not found|could ?n.t be found|cannot be found|does not exist)',
  "(?:404|error 404)|we can(?:not|'t|’t) find (?:that|the|this)",
  'página no encontrada|no (?:hemos )?encontra(?:mos|do) la',
  "page (?:introuvable|non trouvée)|n['’]existe (?:pas|plus)",
  'seite (?:wurde )?nicht gefunden|existiert nicht',
  '页面不存在|页面未找到|找不到(?:该|您)',
);

/** Headings behind which the page speaks of something else. */
export const endHeadings = any(
  '^(?:\\d+ |view |see |browse |explore |find )?(?:similar|related|more|other|recommended|latest|recent|featured|all|further|nearby|new|matching|open|popular)(?: \\S+){0,3} (?:jobs?|openings?|positions?|roles?|vacancies|opportunities|searches|postings?|listings?|articles?|posts?|news|stories)',
  '^(?:jobs?|openings?|roles?) (?:you (?:may|might)|like this|for you|at \\S+|similar|near|in )',
  '^(?:people also viewed|you (?:may|might) also (?:like|be)|related (?:searches|content|posts|articles)|explore more|recently viewed)',
  '^(?:get|create|set up|sign up for|receive)(?: a| an| new| your| email| daily)* (?:job alerts?|alerts?|notified)|^job alerts?',
  '^(?:share (?:this|on )|share$|tell a friend|refer (?:a )?(?:friend|someone)|send to a friend|report this|flag this)',
  '^(?:apply (?:for|to) this (?:job|position|role)|submit your application|application form|apply (?:online|here|today|now)?$|your application$|ready to apply|interested\\?$|start your application)',
  '^(?:leave a (?:reply|comment)|comments?(?: \\(\\d+\\))?$|no comments)',
  '^(?:ofertas|empleos|trabajos|vacantes|puestos)(?: \\S+){0,2} (?:similares|relacionad[oa]s|parecid[oa]s|recomendad[oa]s|recientes|destacad[oa]s)|^(?:más|otras|otros|ver más) (?:ofertas|empleos|vacantes|puestos|trabajos)|^también te puede|^(?:comparte|compartir|denunciar|inscríbete|inscribirme|postular(?:me)?|solicitar empleo|enviar candidatura|recibe alertas|crear alerta)',
  "^(?:offres?|postes?|annonces?|emplois?|jobs?)(?: d['’]emploi| \\S+){0,2} (?:similaires?|associée?s?|recommandée?s?|récente?s?|liées?)|^(?:d['’]autres|autres|plus d['’]|voir d['’]autres|nos autres|ces) (?:offres|postes|annonces|emplois|opportunités)|^(?:partager|partagez|signaler|postuler(?: à| maintenant| en|$)|envoyer ma candidature|déposer|créer une alerte|recevoir|vous aimerez aussi)",
  '^(?:ähnliche|weitere|andere|passende|verwandte|neueste|aktuelle|mehr|alle)(?: \\S+){0,2} (?:jobs?|stellen\\S*|angebote|positionen|anzeigen|beiträge|artikel|ausschreibungen)|^(?:das könnte|diese jobs|jobs wie|teilen$|anzeige teilen|job teilen|stelle teilen|weiterempfehlen|jetzt bewerben|online bewerben|bewerbungsformular|bewerben$|jobs? per mail|jobalarm|suchagent|job melden)',
  '^(?:相似|相关|类似|推荐|更多|其他|热门|最新|附近|看过该)(?:的)?(?:职位|岗位|招聘|工作机会|公司)|^(?:猜你喜欢|分享|举报|投递简历|立即申请|申请职位|立即沟通|职位推荐|看了又看|精选职位|竞争力分析|安全提示|微信扫码|求职提醒|BOSS 安全提示)',
);

/** Single lines that are buttons or furniture, not words of a posting. */
export const furniture = any(
  "^(?:apply(?: now| online| here| for this (?:job|position|role)| on company (?:web)?site| with \\S+| today| today!)?|easy apply|quick apply|save(?: job| this job)?|saved|share(?: this)?(?: job)?|print|email|back(?: to (?:jobs?|search|results|all jobs|list|search results))?|show (?:more|less)|read (?:more|less)|see (?:more|less)|view all jobs|follow|unfollow|copy link|report(?: this)?(?: job)?|sign in|log in|next|previous|facebook|twitter|linkedin|whatsapp|xing|x|menu|close|loading\\.*|skip to (?:main )?content|cookie settings|posted .{0,30}|\\d+ (?:days?|hours?|weeks?|months?) ago|be among the first .{0,30}|over \\d+ applicants|\\d+ applicants|report an issue|job id:? ?\\S*|i['’]m interested|refer a friend)$",
  '^(?:inscribirme(?: en esta oferta)?|inscríbete|postular(?:me|se)?|solicitar(?: ahora)?|aplicar(?: ahora)?|guardar(?: oferta)?|compartir|imprimir|volver(?: a .{0,20})?|ver (?:más|menos)|publicad[oa] .{0,30}|hace \\d+ .{0,12})$',
  '^(?:postuler(?: maintenant| en ligne| à cette offre)?|je postule|enregistrer|sauvegarder|partager|imprimer|retour(?: .{0,25})?|voir (?:plus|moins)|afficher (?:plus|moins)|publiée? .{0,30}|il y a \\d+ .{0,10})$',
  '^(?:jetzt bewerben|bewerben|online bewerben|hier bewerben|merken|job merken|speichern|teilen|drucken|zurück(?: zur .{0,25})?|mehr (?:anzeigen|lesen)|weniger anzeigen|veröffentlicht.{0,30}|vor \\d+ (?:tag|stunde|woche|monat)\\S*)$',
  '^(?:(?:job|requisition|reference|ref|req|posting)[ .-]?(?:id|no|nr|number|code)?|referenznummer|chiffrenummer|kennziffer|stellen-?id|offre n°|réf(?:érence)?|n° (?:de )?(?:l.)?offre|referencia|código de oferta|职位编号)[.:：#°]*\\s*[-\\w./#()]*\\d[-\\w./#()]*$',
  '^(?:当前位置|您的位置|您(?:现)?在的位置|发布时间|发布日期|浏览次数|职能类别|职位类别|关键字|关键词|上班地址|联系地址)[:：].*$|^(?:打印本页|关闭窗口|【?打印)(?:.{0,12})$|^(?:微信扫码分享|招聘中|职位诱惑[:：].*)$',
  '^(?:立即申请|申请职位|投递简历|立即投递|立即沟通|收藏|感兴趣|分享|举报|打印|返回|展开(?:全部)?|收起|查看更多|更新于.{0,20}|发布于.{0,20}|.{0,16}(?:发布|更新))$',
);

/** Words that stand in postings of every trade. Each group counts once. */
export const postingSignals: RegExp[] = [
  any(
    'responsibilit|(?:your|key|main|the) (?:duties|tasks|role|job)|what you.ll (?:do|be doing)|you will|day[- ]to[- ]day|job (?:description|summary|purpose)|about (?:the|this) (?:role|job|position|opportunity)',
    'responsabilidades|funciones|tareas|tus funciones|te encargarás|qué harás|descripción (?:del|de la) (?:puesto|oferta|empleo|vacante)|tu misión',
    'missions?|responsabilités|vos tâches|le poste|vous (?:serez|aurez|assurez|participez)|description du poste',
    'aufgaben|tätigkeit|verantwortung|ihr(?:e)? (?:job|rolle)|stellenbeschreibung|das erwartet (?:dich|sie)|was (?:dich|sie) erwartet',
    '岗位职责|工作职责|职位描述|岗位描述|工作内容|主要职责|职责描述|职位职责|職責',
  ),
  any(
    'requirements?|qualifications?|must[- ]haves?|you have|who you are|what you.ll (?:need|bring)|(?:years|yrs).{0,20}experience|skills|we.re looking for|what we.re looking for|you bring|essential',
    'requisitos|perfil|experiencia|formación|se requiere|buscamos|imprescindible',
    'profil|compétences|expérience|qualifications|vous (?:avez|êtes|maîtrisez|justifiez)|formation|diplôme',
    'anforderungen|profil|qualifikation|voraussetzung|sie (?:bringen|verfügen|haben)|du (?:bringst|hast)|berufserfahrung|ausbildung|kenntnisse|das bringst du mit',
    '任职要求|岗位要求|职位要求|任职资格|招聘要求|学历|经验|熟悉|优先|任职条件|應徵條件',
  ),
  any(
    'benefits|we offer|what we offer|perks|salary|compensation|holiday|pension|pay|wage|per (?:hour|annum|year)|insurance',
    'ofrecemos|beneficios|salario|retribución|sueldo|contrato|jornada',
    'avantages|nous (?:vous )?(?:offrons|proposons)|salaire|rémunération|mutuelle|contrat|cdi|cdd|tickets? restaurant',
    'wir bieten|benefits|gehalt|vergütung|urlaub|vorteile|das bieten wir|entgelt|befristet|vollzeit|teilzeit',
    '福利|薪资|薪酬|待遇|五险一金|月薪|双休|年终奖|工资',
  ),
  any(
    'apply|application|candidates?|join (?:us|our)|hiring|vacancy|full[- ]time|part[- ]time|equal opportunity|cover letter|resume|shift',
    'candidatura|candidat|postula|inscrí|vacante|jornada completa|incorporación|currículum|equipo',
    'candidature|postul|rejoign|recrut|temps plein|embauche|poste à pourvoir',
    'bewerb|stelle|bewerbungsunterlagen|m/w/d|w/m/d|eintritt|team|einstellung',
    '投递|简历|招聘|应聘|面试|职位|岗位|加入我们|全职|兼职',
  ),
];

/** A title of a page that lists or of one that presents a firm. */
export const listTitles = any(
  '^[\\d,.+]+ .{0,50}(?:jobs?|vacancies|openings|positions|results)',
  '\\bjobs? (?:in|near|by) |job search|search (?:results|jobs)|(?:current|open|all|our) (?:openings|vacancies|positions|roles|jobs)|job openings|(?:jobs|careers) (?:at|with) |browse jobs|^careers?$|^jobs$|work with us|join our team',
  '(?:ofertas|bolsa) de (?:empleo|trabajo)|empleos? en |trabajos? en |\\d+ (?:ofertas|empleos)|trabaja con nosotros',
  "offres d['’]emploi|emplois? (?:à|en|dans)|\\d+ (?:offres|postes)|nos offres|recrutement$|nous rejoindre|rejoignez-nous",
  'stellenangebote|jobs (?:in|bei|im|am) |stellen bei |stellenmarkt|offene stellen|\\d+ (?:jobs|stellen)|unsere stellen|karriere(?:portal)?$',
  '招聘信息|职位列表|搜索结果|热招职位|职位搜索|招聘网$|在招职位|全部职位',
);

export const aboutTitles = any(
  'about (?:us|the company)|company (?:profile|overview)|life at |our (?:story|company|culture|values)|who we are',
  'sobre nosotros|quiénes somos|nuestra empresa|la empresa',
  'qui sommes-nous|à propos|notre (?:entreprise|histoire)|présentation',
  'über uns|unser unternehmen|wer wir sind|unternehmensprofil',
  '关于我们|公司简介|企业介绍|公司介绍|公司概况',
);

/** A heading of every page of a site, not the name of a job. */
export const genericTitle =
  /^(?:(?:full )?(?:job|position|vacancy) (?:description|details?|posting|announcement|opening)|job ?details|stellen(?:beschreibung|angebot|anzeige|ausschreibung)|jobdetails|(?:detalle|descripción) (?:de la oferta|del puesto|del empleo)|oferta de (?:empleo|trabajo)|(?:description|détail|descriptif)s? (?:du poste|de l['’]offre|de l['’]emploi)|offre d['’]emploi|fiche de poste|职位(?:详情|描述|信息)|岗位(?:详情|信息)|招聘(?:公告|信息|启事))$/iu;

/** A label above a description that says only what it is. */
export const descriptionLabel =
  /^(?:(?:full |the )?(?:job|position|role) (?:description|details)|description(?: of the (?:job|role|position))?|stellenbeschreibung|beschreibung|descripción(?: (?:del|de la) (?:empleo|puesto|oferta|trabajo))?|description(?: (?:du|de l['’]) ?(?:poste|offre|emploi))?|descriptif(?: du poste)?|职位描述|职位详情|岗位描述|职位信息|工作描述)\s*[:：]?$/iu;

/** On a button that leads to the application. */
export const applyWords = any(
  '^(?:easy |quick )?apply\\b|^(?:i.m interested|submit application|start application)',
  '^(?:inscribirme|inscríbete|postular|solicitar|aplicar|enviar candidatura|me interesa)',
  '^(?:je )?postule|^(?:déposer|envoyer) (?:ma|sa|votre) candidature|^candidater',
  '^(?:jetzt |online |hier |gleich )?bewerben|^zur bewerbung|^für diese stelle bewerben|^ich bin interessiert',
  '^(?:立即|马上|我要)?(?:申请|投递|沟通|应聘|投个简历)',
);

/** Over what a Chinese board itself says of the firm. */
export const companyHeadings = /^(?:公司介绍|公司信息|公司简介|工商信息|企业信息|联系方式|工作地址)$/u;
