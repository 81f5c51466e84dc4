/** Chinese letters, loans and product names with their long or other form, one meaning a line; our own list. */
export const acronyms5 = `
Vlog|视频博客|影像博客|视频日志
Blog|博客|网络日志
Amazon|亚马逊
eBay|易贝
Shopee|虾皮
Lazada|来赞达
AliExpress|速卖通|全球速卖通
TikTok|抖音国际版|抖音海外版
Facebook|脸书
YouTube|油管
LinkedIn|领英
Taobao|淘宝|淘宝网
Tmall|天猫|天猫商城
JD|京东|京东商城|JD.com
Pinduoduo|拼多多|PDD
Kuaishou|快手
Xiaohongshu|小红书|RED@种草 笔记
Weibo|微博|新浪微博
WeChat|微信
Zhihu|知乎
Bilibili|哔哩哔哩|B站
Meituan|美团
Ctrip|携程|携程旅行网|Trip.com
DingTalk|钉钉
Feishu|飞书
Tencent Docs|腾讯文档
Tencent Meeting|腾讯会议
Word|Microsoft Word|MS Word
Excel|Microsoft Excel|MS Excel|电子表格软件Excel
Outlook|Microsoft Outlook
OTC药品|非处方药|非处方药品|OTC药
Rx药品|处方药品|处方药
SMT|表面贴装|表面贴装技术|表面组装技术
DIP|双列直插|双列直插封装
AOI|自动光学检测|自动光学检查
3D建模|三维建模
3D扫描|三维扫描
3D动画|三维动画
3D设计|三维设计
3D效果图|三维效果图
3D渲染|三维渲染
2D动画|二维动画
3D|三维
2D|二维
VIP客户|贵宾客户
DIY|手工制作@手工
KTV|卡拉OK
LED屏|发光二极管屏|LED显示屏
LCD|液晶显示屏|液晶显示器
RFID|射频识别|无线射频识别|射频识别技术
NFC|近场通信|近距离无线通信
条形码|条码|Barcode
ETC|电子不停车收费|电子收费系统@高速 收费
UPS电源|不间断电源|UPS
EDM|电火花加工|放电加工
MIG焊|熔化极惰性气体保护焊
MAG焊|熔化极活性气体保护焊
TIG焊|钨极氩弧焊|氩弧焊
CO2焊|二氧化碳气体保护焊|二保焊
PVC管|聚氯乙烯管
PE管|聚乙烯管
PPR管|三型聚丙烯管|无规共聚聚丙烯管
FDA|美国食品药品监督管理局|美国食药监局
CE认证|欧盟CE认证
ISO|国际标准化组织
KPI|关键绩效指标|关键业绩指标
BSC|平衡计分卡
SWOT|态势分析
OJT|在岗培训|在职培训|岗位培训
JD编写|职位说明书编写|岗位说明书编写
OD|组织发展@人力
EAP|员工援助计划|员工帮助计划
PR|公共关系|公关@媒体 活动 稿
IR|投资者关系@上市 投资
GL|总账@会计 账
AR|应收账款@账 款
AP|应付账款@账 款
ROI|投资回报率|投入产出比|投产比
GMV|成交总额|商品交易总额|商品成交总额
CVR|转化率
DSP广告|需求方平台广告
SEM|搜索引擎营销|搜索引擎推广
CPC|按点击付费|点击付费
EDM邮件|电子邮件营销|邮件营销
UI设计|用户界面设计
UE|用户体验
H5页面|HTML5页面|H5
Banner|横幅广告|横幅
Demo|样片|演示版@音乐 视频 软件
Check-in|入住登记|入住手续
No-show|预订未到
Room Service|客房送餐|客房送餐服务
Mini Bar|迷你吧
Espresso|意式浓缩|意式浓缩咖啡
Latte|拿铁|拿铁咖啡
Bug|程序缺陷|软件缺陷
Debug|调试程序|程序调试
API|应用程序接口|应用编程接口
IDC机房|数据中心机房|互联网数据中心
IDC|互联网数据中心
NAS|网络附属存储|网络存储
RAID|磁盘阵列
IPTV|网络电视|交互式网络电视
CCTV监控|闭路电视监控
FTTH|光纤到户|光纤入户
ODN|光分配网络
5G基站|第五代移动通信基站
B超|B型超声|B型超声检查
CT|计算机断层扫描|电子计算机断层扫描
DR|数字化X线摄影|数字X线摄影
OR|手术室@护士 手术
ER|急诊科|急诊室@护士 急救
CPR|心肺复苏|心肺复苏术
PICC|外周静脉置管|经外周静脉置入中心静脉导管
GC-MS|气相色谱质谱联用|气质联用
ELISA|酶联免疫吸附试验|酶联免疫吸附测定
PPE|个人防护装备|个人防护用品|个体防护装备
LNG|液化天然气
LPG|液化石油气
CNG|压缩天然气
PM2.5|细颗粒物
COD|化学需氧量
VOC|挥发性有机物
BIM|建筑信息模型|建筑信息模型技术
CAE|计算机辅助工程
RTK|实时动态差分定位|实时动态定位
UAV|无人机|无人驾驶航空器
D/P|付款交单
D/A|承兑交单
MOQ|最小起订量|最低起订量
SKU|库存量单位|库存单位
5S管理|5S现场管理
6S管理|6S现场管理
MBA|工商管理硕士
VI设计|视觉识别系统设计|视觉识别设计
VI|视觉识别系统|企业视觉识别系统
OEM|代工生产|贴牌生产
ODM|原始设计制造
IP授权|知识产权授权
IEP|个别化教育计划|个别化教育方案
ABA|应用行为分析
STEAM教育|科学技术工程艺术数学教育
IB课程|国际文凭课程
AP课程|大学先修课程
TESOL|对外英语教学
CG|计算机图形|电脑动画
AE|After Effects
LOGO设计|标志设计|标识设计|徽标设计
`;
