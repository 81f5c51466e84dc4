/** Abbreviations and second names used in this language only; one thing a line. */
export const ownAcronyms = `
等级保护|等保
重点客户|大客户|ka
电子商务|电商|e-commerce
校园招聘|校招
社会招聘|社招
交强险|机动车交通事故责任强制保险
重型卡车|重卡
电动汽车与混合动力汽车|混动汽车
混合动力汽车|混动汽车|混动
计算机|电脑
账目|帐目
photoshop|ps
axure|axure rp
消防工程师|一消
五险一金|社会保险和住房公积金
客服|客户服务
财报|财务报表
研发|研究开发|研究与开发
品控|质量控制
售后|售后服务
直播带货|直播销售
超声|b超|超声波检查
核酸检测|pcr 检测
糖尿病人|糖尿病患者
高血压病人|高血压患者
老人|老年人
儿童|小孩
人力资源管理师|hr 管理师
二保焊|二氧化碳保护焊|co2 焊
电算化|会计电算化
高新技术企业|高新企业
`;
