/** Verbs of two characters that say what was done with the thing right behind them; our own list. */
export const doingVerbs: ReadonlySet<string> = new Set(
  `维修 修理 修复 检修 抢修 翻修 保养 养护 维护 安装 拆卸 拆除 调试 改造 设计 研发 开发 编写 撰写 起草 翻译 校对 审核 审批 批准 审查 审计
  制定 编制 采购 购买 销售 出售 推销 招聘 培训 辅导 教授 讲授 面试 谈判 签订 驾驶 操作 操控 焊接 装配 组装 检测 检验 测试 测量 校准 化验
  清洗 清洁 打扫 清扫 消毒 护理 照顾 治疗 诊断 注射 烹饪 烹制 制作 生产 加工 种植 栽种 饲养 收割 采摘 盘点 清点 配送 运输 派送 装卸
  搬运 打包 包装 分拣 接待 接听 预订 组织 策划 主持 指导 监督 分析 研究 评估 预测 优化 改进 改善 计算 核算 申报 支付 结算 开具 录入
  调解 代理 宣传 推广 拍摄 剪辑 绘制 印刷 装订 熨烫 缝制 裁剪 粉刷 铺设 砌筑 浇筑 搭建 疏通 巡查 巡检 看守 追讨 催收 处理 解决 办理 清理 整改 排除 粘贴 张贴 缝合 包扎
  归档 整理 分发 发放 派发 批改 批阅 检查 查验 登记 填写 打印 复印 扫描 寄送 邮寄 更换 摆放 陈列 收取 退还 修剪 浇灌 喷洒 收集 挑选 称量 切割 打磨 抛光 喷涂
  折叠 晾晒 擦拭 拖洗 喂养 照看 陪伴 接送 讲解 解答 回答 转接 转达 发布 更新 上传 备份 迁移 部署 配置 升级 疏散 抄录 朗读 演奏 排练 出租 出借 租赁 回收 倾倒 收割 屠宰`
    .trim()
    .split(/\s+/),
);

/** Behind such a verb, what names who does it or where: "生产厂家" is nothing that was produced. */
export const doersBehind = /^(?:厂|商|人员|企业|单位|车间|部|线|队|组|站|店|公司|机构|中心|现场)/u;
