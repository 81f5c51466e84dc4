/** Chinese, abbreviations with their long forms and second names of products, one thing a line; our own list. */
export const acronyms3 = `
全面质量管理|TQM
3ds Max|3DMAX|3D Max
企业微信|企微|WeCom
飞书|Lark@协同 办公 文档
支付宝|Alipay
微信支付|WeChat Pay
Photoshop|PS@修图 图片 设计 海报 精修|Adobe Photoshop
Illustrator|Adobe Illustrator|AI@矢量 插画 海报 画册
Premiere|Adobe Premiere|Premiere Pro|Adobe Premiere Pro|Pr@剪辑 视频
After Effects|Adobe After Effects|AE@特效 动画 视频
InDesign|Adobe InDesign|ID@排版 画册
Lightroom|Adobe Lightroom|LR@修图 调色 照片
CorelDRAW|CDR
Cinema 4D|C4D
SketchUp|草图大师|SU@建模 室内 方案
SolidWorks|SW@建模 机械 零件
UG NX|Siemens NX|UG@编程 建模 模具|NX@编程 建模 模具
Pro/E|Creo|ProE
用友U8|U8
金蝶K3|金蝶 K/3|K3@金蝶
金蝶云星空|金蝶星空
Microsoft Entra ID|Azure AD|Azure Active Directory|Entra ID
VS Code|Visual Studio Code|VSCode
Microsoft Teams|MS Teams
Power BI|PowerBI|Microsoft Power BI
PostgreSQL|Postgres|PG数据库
MongoDB|Mongo数据库
TypeScript|TS@前端
Spring Boot|SpringBoot
Vue.js|Vue|VueJS
React.js|React|ReactJS
Node.js|NodeJS|Node@后端 服务
阿里云|Aliyun|Alibaba Cloud
腾讯云|Tencent Cloud
华为云|Huawei Cloud
客户关系管理系统|CRM系统|CRM|客户关系管理
企业资源计划系统|ERP系统|ERP|企业资源计划|企业资源规划
制造执行系统|MES系统|MES
仓库管理系统|WMS系统|WMS|仓储管理系统
运输管理系统|TMS系统
办公自动化系统|OA系统|OA办公系统|协同办公系统
实验室信息管理系统|LIMS|LIMS系统
产品生命周期管理系统|PLM系统
供应商关系管理系统|SRM系统
内容管理系统|CMS系统
酒店管理系统|PMS系统
医院信息系统|HIS系统|HIS
电子病历系统|EMR系统|电子病历
分散控制系统|集散控制系统|DCS系统
数据采集与监视控制系统|SCADA|SCADA系统|数据采集与监控系统
标准作业程序|SOP|标准操作程序|标准作业流程|标准操作规程|标准作业指导书
失效模式与影响分析|FMEA|失效模式分析|失效模式及影响分析|失效模式与后果分析
准时化生产|JIT|准时制生产|准时制|即时生产
六西格玛|6σ|Six Sigma|六西格马|6 Sigma
精益生产|Lean|精益制造
职业健康安全管理体系|OHSAS18001
制程检验|IPQC|过程检验
成品检验|FQC|最终检验
可接受质量水平|AQL
日活跃用户|DAU|日活
月活跃用户|MAU|月活
客单价|AOV
多渠道网络机构|MCN机构
原产地证|CO证|原产地证书|产地证
提单|B/L|海运提单
信用证|LC@付款 外贸 银行|L/C
电汇|T/T
整箱货|FCL|整柜
拼箱货|LCL|拼柜|散货拼箱
无船承运人|NVOCC
海关编码|HS编码|HS Code|商品编码@海关 报关
增值税普通发票|普票|增值税普票
企业所得税|企税
员工持股计划|ESOP
组织发展|OD@人力 组织
学习发展|L&D
政务服务中心|政务大厅|行政服务中心
医保|医疗保险|基本医疗保险
彩色多普勒超声|彩超
体外除颤仪|AED|自动体外除颤器
急诊科|急诊室|急诊部
高效液相色谱|HPLC|高效液相|高效液相色谱法
原子吸收光谱|AAS|原子吸收
生化需氧量|BOD|BOD5
注册造价工程师|注册造价师
变风量空调|VAV
多联机|VRF|VRV
二氧化碳保护焊|二保焊|CO2保护焊
无损检测|NDT|无损探伤|无损探伤检测
纯电动汽车|BEV
混合动力汽车|HEV|混动汽车
检索增强生成|RAG@大模型 检索 知识库
统一身份认证|SSO|单点登录
普通话二级甲等|二甲@普通话
国际中文教师证书|CTCSOL
思政课|思想政治课|思想政治理论课
校车司机|校车驾驶员
砧板师傅|切配师傅|砧板厨师
白案厨师|面点师
物业管家|客户管家@物业
洗碗工|洗碗阿姨
服务员|餐厅服务生|侍应生
泊车员|代客泊车员
锅炉工|司炉工
电梯工|电梯安装维修工
铲车司机|装载机司机
泥瓦工|瓦工|砌筑工
腻子工|批灰工
汽车美容师|汽车美容技师
网店美工|电商美工|淘宝美工
教务员|教务专员|教务老师
养老护理员|护老员
`;
