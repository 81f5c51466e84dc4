/** Words and names made of characters that say nothing by themselves: each says something as a whole. */
export const meansMore = '所有 多年 从未 如家 多点';

/** A free character with its thing is a doing of its own: "做菜" is not said by "上菜". */
export const ownDoings: ReadonlySet<string> = new Set('做菜 做饭 做账 做汤 做饼 做媒'.split(' '));

/** Verbs of one character that are parts of nouns too: "编写教材" teaches nobody, "突发" hands out nothing. */
export const onlyAsWord: ReadonlySet<string> = new Set(
  '教办读讲看发收送接开排补贴演打报交取派批写读运买卖租摆拆装建配印订试裁刷涂叠捆擦缝扶栽采画绘刻奏检核算理借制催任学封架搭',
);

/** Things of one character that are meant only where a word ends with them: "货车" is a "车", "车轮" is none. */
export const onlyAtEnd: ReadonlySet<string> = new Set(
  '车窗灯墙书鱼鞋布药菜货树花桥店厂站课票田棚泵阀箱苗胎肥',
);

/** Right behind such a thing, a part of it or what holds it, however the word is cut ("窗框"). */
export const partBehind = /^[框架台帘边沿缝锁壳盖座]/u;

/** Verbs of one character, each before a longer one that says it too, and more exactly. */
export const shorterVerbs = `备准备 调调整 调调节 调调试 堵堵塞 坏损坏 坏破损 破破损 裂开裂 锈锈蚀 松松动 断断裂 漏渗漏 卡卡住 旧陈旧 脏污损 递递送 递传递 叫呼叫 关关闭 开打开 扶搀扶 搬搬运 洗洗涤 洗刷洗 洗清洗 晒晾晒 存存放 存储存 存保存 收收取 收接收 收收集 发发放 发发送 发派发 寄邮寄 寄寄送
  送运送 送递送 送派送 送配送 取领取 取提取 借借用 借借阅 还归还 租租赁 停停放 放摆放 放存放 放放置 挂悬挂 拌搅拌 记记录 记登记 查查询 查查阅 查检查 找查找 找寻找 问询问 答回答
  答解答 讲讲解 讲讲授 讲讲述 读阅读 读读取 看查看 看观看 练练习 扫清扫 扫打扫 擦擦拭 拖拖洗 装安装 拆拆除 拆拆卸 修维修 修修理 换更换 换替换 买购买 买采购 卖销售 卖出售
  写编写 写撰写 写填写 画绘制 算计算 算核算 点清点 盘盘点 订预订 签签订 签签署 付支付 交提交 交缴纳 填填写 打拨打 接接听 接接待 测测量 测检测 称称量 切切割 焊焊接 磨打磨
  喷喷涂 刷粉刷 贴粘贴 贴张贴 铺铺设 挖开挖 种种植 浇浇灌 剪修剪 剪剪辑 摘采摘 喂喂养 养饲养 煮烹煮 炒烹炒 烤烘烤 拍拍摄 录录制 教教授 教辅导 译翻译 编编写 编编制 招招聘
  推推送 拉拉运 抬搬抬 绑绑扎 捆捆扎 折折叠 熨熨烫 缝缝制 缝缝补 选挑选 选选择 挑挑选 抄抄写 抄抄录 印打印 印复印 印印刷 盖加盖 带带领 陪陪同 陪陪伴 守看守 办办理`;

/** Behind a verb of one character, where it led. */
export const whereTo = /^[给到至进出上下好完]$/u;

/** What was only meant to be done, and what stands behind the same word where it names a plan. */
export const planned = '计划';
export const asThing = /^(?:$|[，,。；;、）)（(]|并|和|与|及|的|书|表|系统|部|员|单|科|经理|外)/u;
export const plannedThings =
  /(?:需求|资源|项目|工作|生产|采购|培训|销售|招聘|年度|月度|季度|教学|营销|库存|进度|物料)$/u;

/** "组织居民参加活动": who took part are those that one brought together. */
export const takingPart: ReadonlySet<string> = new Set(['参加', '参与']);
export const sentOthers =
  /(?:组织|带领|安排|动员|鼓励|邀请|选派|推荐|指导)(?!并|和|与|及)\p{Script=Han}{1,8}$/u;

/** Two characters that are mostly one word, where "and" is followed by a verb of which one more character is a part. */
export const andBefore =
  /^(?:并发[给货运往至到布放送出]|并排查|并行[车驶走]|并入[库账仓职住院户]|并存[档放入储]|并用[于来]|并列[出入]|并联[系络]|并进行)/u;

/** A verb of one character and where it led: "送去" is "送". */
export const led = /^[送寄搬运拿取带领抬拖推拉搬挑][去来到至往回走]$/u;
