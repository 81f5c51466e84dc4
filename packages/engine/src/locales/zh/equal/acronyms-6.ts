/** Offices, papers, machines and methods in short and in full, in Latin letters and in Chinese; what stands behind "@" must stand in the same sentence; our own list. */
export const acronyms6 = `
劳保用品|劳动保护用品|劳动防护用品
新农合|新型农村合作医疗
工伤险|工伤保险
生育险|生育保险
失业险|失业保险
商业险|商业保险
人大|人民代表大会
政协|人民政协|政治协商会议
纪委|纪律检查委员会
团委|共青团委员会
妇联|妇女联合会
残联|残疾人联合会
科协|科学技术协会
工商联|工商业联合会
交警|交通警察
特警|特种警察
刑警|刑事警察
民警|人民警察
辅警|警务辅助人员
市监局|市场监管局|市场监督管理局
疾控中心|疾病预防控制中心|疾控
检察院|人民检察院
法院|人民法院
职校|职业学校|职业技术学校
卫校|卫生学校
商检|商品检验
植保|植物保护
计生|计划生育
民航|民用航空
环卫|环境卫生
环保|环境保护
水保|水土保持
地勘|地质勘查|地质勘察
物探|地球物理勘探
出生证|出生医学证明
广交会|中国进出口商品交易会
进博会|中国国际进口博览会
春晚|春节联欢晚会
央视|中央电视台
奥运会|奥林匹克运动会
亚运会|亚洲运动会
双十一|双11|双十一购物节
六一八|618
三八节|妇女节|国际妇女节
人力资源部|hr部门|人事部门|人事部
人事|人力资源
gps|全球定位系统|卫星定位系统
emr|电子病历|电子病历系统
rfid|射频识别|无线射频识别|射频
二维码|qr码|qr code
物联网|iot
人工智能|ai技术
led灯|发光二极管灯
火灾自动报警系统|消防报警系统|火灾报警系统|fas@消防 火灾 报警
楼宇自控|楼宇自动化|楼宇自控系统|bas@楼宇 自控
cctv|闭路电视监控|闭路监控|视频监控|监控摄像|监控摄像机|视频监控系统
icu|重症监护室|重症监护病房|重症监护病区|重症病房|重症医学科|加护病房
nicu|新生儿重症监护室|新生儿重症监护病房|新生儿重症监护中心|新生儿监护室
picu|儿童重症监护室|儿童重症监护病房|儿科重症监护室
ccu|冠心病监护室|冠心病监护病房|心脏监护室|心脏重症监护室
eicu|急诊重症监护室|急诊重症监护病房
pacu|麻醉恢复室|麻醉苏醒室|术后恢复室
picc|经外周静脉置入中心静脉导管|经外周静脉穿刺中心静脉置管
自动体外除颤器|aed|自动体外除颤仪
化疗|化学治疗
放疗|放射治疗
试管婴儿|ivf|体外受精
新冠|新冠肺炎|新冠病毒|covid-19
心衰|心力衰竭
肾衰|肾衰竭|肾功能衰竭
甲亢|甲状腺功能亢进
房颤|心房颤动
顺产|自然分娩
肠镜|结肠镜
hiit|高强度间歇训练|高强度间歇运动
trx|悬挂训练|悬吊训练
动感单车|spinning|室内单车
尊巴|zumba
水疗|spa
桑拿|sauna
街舞|hip-hop
霹雳舞|breaking
爵士舞|jazz舞
芭蕾|芭蕾舞|ballet
探戈|tango
说唱|rap
打碟|dj打碟
派对|party
时装秀|走秀|fashion show|服装秀
角色扮演|cosplay
纹身|刺青|tattoo
咖啡拉花|拉花|latte art
咖啡师|barista
调酒师|bartender
侍酒师|sommelier
早午餐|brunch
寿司|sushi
披萨|比萨|pizza
沙拉|salad
曲奇|cookie
马卡龙|macaron
提拉米苏|tiramisu
慕斯|mousse
冰沙|smoothie
鸡尾酒|cocktail
威士忌|whisky
牛排|steak
汉堡|汉堡包|hamburger
热狗|hot dog
芝士蛋糕|cheesecake
值机|check-in@航班 机场 旅客 登机 值机|办理登机手续
退房|check-out|离店|退房手续
自助餐|布菲|buffet
客房送餐|room service|送餐到房
礼宾|礼宾服务|concierge
欢迎饮料|welcome drink
会员日|member day
标志|logo|标识|徽标|品牌标志|品牌标识
横幅广告|banner|横幅图
海报|poster
图标|icon
动图|gif|gif动图
主视觉|kv@设计 活动 海报|主视觉图
视觉识别系统|vi系统|vis|企业视觉识别系统
分镜|分镜头|分镜脚本|storyboard|故事板
动态图形|mg动画|图形动画
文案|copywriting|文案写作
口号|slogan|广告语|标语
创意简报|brief@客户 创意 广告|需求简报
公关|公共关系|pr@公关 媒体 品牌 危机
意见领袖|kol|关键意见领袖|达人|网红|网络红人
搜索引擎营销|sem|竞价推广
邮件营销|edm@邮件 营销|电子邮件营销
标准作业程序|sop|标准操作流程|标准操作程序|标准作业流程|标准操作规程
常见问题|faq|常见问题解答
问答|q&a
贵宾|vip|贵宾客户
代工|oem|贴牌生产
自动导引车|agv|自动导引小车|agv小车
三维打印|3d打印|增材制造
国内生产总值|gdp
居民消费价格指数|cpi
并购|m&a|兼并收购|企业并购
私募股权|pe@基金 投资 股权
风险投资|风投|创投
环境社会和治理|esg
非营利组织|npo
汉语水平考试|hsk
项目式学习|pbl|项目制学习
慕课|mooc|mooc课程
首席执行官|ceo
首席技术官|cto
首席运营官|coo
商务拓展|bd@商务 拓展 客户|业务拓展
自动取款机|atm|自动柜员机|atm机
音乐短片|mv|音乐录影带|音乐视频
在线旅游平台|ota|在线旅行社
手机应用|app|移动应用|手机软件|手机应用程序|手机app
小程序|mini program|微信小程序
无线网络|wi-fi|wifi|无线网
虚拟专用网|vpn|虚拟专网
数据中心|idc
程序错误|bug|软件缺陷
调试|debug@代码 程序 软件
固态硬盘|ssd
显卡|gpu|图形处理器
玻璃钢|frp
电火花加工|放电加工|电火花机加工
超声波探伤|ut探伤|超声探伤
射线探伤|rt探伤|射线检测
磁粉探伤|mt探伤|磁粉检测
渗透探伤|pt探伤|渗透检测
物料清单|bom|bom表
工程变更|ecn|工程变更通知
化学品安全技术说明书|msds|安全数据表|sds
上锁挂牌|loto|挂牌上锁
作业安全分析|jsa|jha|工作安全分析
公文写作|公文撰写
思维导图|mind map|脑图
看板|kanban
电子书|e-book|ebook
简历|cv@求职 简历 筛选|履历|resume
幻灯片|ppt|powerpoint|演示文稿|演示稿
截止日期|deadline|ddl
演示|demo|presentation
会议|meeting
预算|budget
案例|case study|个案
团队建设|team building|团建
头脑风暴会|brainstorm
工作坊|workshop
研讨会|seminar
论坛|forum
路演|roadshow
沙龙|salon
新品发布会|launch event|产品发布会
闪送|同城急送
折扣|discount
优惠券|coupon|代金券
礼品卡|gift card
会员卡|member card
促销|promotion
店铺陈列|visual merchandising
样品|sample
质检报告|qc报告
`;
