import type { NamingPack } from '../naming-pack.ts';

/** Trades' own doings in two characters, each of which a list of skills may name as it is; our own list. */
const names = `
报关 清关 通关 订舱 盘点 对账 理货 拣货 分拣 补货 配货 装箱 装柜 打包 调度 配送 验货 跟单 制单 排产 排班
开票 报税 记账 报销 结汇 退税 催收 催款 核保 承保 理赔 授信 估值
陈列 报价 投标 招标 导购 收银 陌拜 地推 电销 考勤
剪辑 配音 调色 修图 抠图 排版 校对 摄影 摄像 插画 手绘 建模 渲染 口译 笔译 速记
放线 砌筑 抹灰 粉刷 支模 布线 打磨 喷涂 喷漆 贴砖
焊接 钎焊 点焊 车削 铣削 磨削 钣金 折弯 冲压 注塑 压铸 铸造 锻造 装夹 调机 换模 抢修 巡检 校准
烘焙 裱花 拉花 切配 摆盘 备餐 侍酒 调酒
输液 抽血 采血 换药 导尿 吸痰 给药 发药 配药 分诊 针灸 推拿 透析 灭菌
授课 备课 阅卷 教研
嫁接 剪枝 灌溉 采摘 挤奶 播种 施肥
取样 滴定 化验
缝纫 裁剪 熨烫 保洁 巡逻 带团
`;

export const shortDoings: NonNullable<NamingPack['shortDoings']> = {
  names: new Set(names.trim().split(/\s+/)),
  // At the head of what is said, or only behind how often, by oneself or for whom: nobody else's doing, no help with it.
  before:
    /(?:^|[^\p{Script=Han}]|负责|独立|完成|办理|从事|熟悉|擅长|[和与及或并]|每[天日周月季年](?:度|末|底)?|定期|日常|(?:^|[^\p{Script=Han}])(?:向|为|给|跟|和|与)\p{Script=Han}{1,6})$/u,
  // "报关行", "盘点表", "报关资料": another thing, named after the doing; "裁剪内核" cuts no cloth.
  notBehind:
    /^(?:[员师行单证表费部组室站区公机器台柜所处卡]|资料|单证|文件|流程|系统|软件|人员|代理|问题|异常|数据|报告|结果|差异|标准|要求|时间|计划|方案|知识|课程|培训|学校|专业|行业|助理|学徒|客户|平台|设备|工具|内核|代码|模型|图片|镜像|固件|驱动|日志|脚本|程序|数据库|组件|线程|任务|进程|内存|接口|请求|容器|集群|资源)/u,
};
