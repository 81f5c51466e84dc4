/** What somebody brought forward, or what befell a thing, told of it in a word that adds nothing ("提出的要求"): each before its things. */
const told = `
提出的 要求 意见 疑问 需求 申请 投诉 异议 诉求 质疑 反馈
提交的 申请 材料 资料 单据 报告 报表 作业 文件 表格 票据 证件
递交的 申请 材料 资料
发来的 邮件 文件 资料 信息 订单 传真
寄来的 包裹 样品 信件
送来的 包裹 样品 货物 衣物
收到的 邮件 订单 信件
存在的 问题 隐患 风险 漏洞 缺陷 错误 差异 矛盾
产生的 费用 垃圾 废料 废水 废液 数据 成本
发生的 费用 故障 事故 纠纷 变化 变更 冲突
出现的 问题 故障 异常 错误 漏洞 缺陷 偏差
遇到的 问题 困难 故障 疑问 难题
开具的 发票 送货单 票据 收据
投递的 简历
填写的 表格 申请表 单据 问卷
所下的 订单
所需的 材料 资料 物资 用品 工具 文件 设备 食材
使用的 设备 工具 材料 器具 车辆
`;

export const toldOf = told
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [verb = '', ...things] = line.split(' ');
    return things.map((thing) => `${thing}|${verb}+${thing}`);
  })
  .join('\n');
