/** Chinese letters, loans and product names with their long or other form, one meaning a line; our own list. */
export const acronyms4 = `
GCP|药物临床试验质量管理规范
LIS|检验信息系统|实验室信息系统
UX设计|用户体验设计|体验设计
GC|气相色谱@检 分析 样
环评报告|环境影响评价报告 > 环境影响报告书|环境影响评价报告书|环境影响报告表
安评|安全评价
ABS|资产支持证券|资产证券化@证券 融资
POS机|销售终端
`;
