/** More words of plain work: either stands for the other in its own line, what stands behind ">" only proves; the gate alone reads them; our own list. */
export const atWork = `
春夏两季|春季和夏季|春夏
秋冬两季|秋季和冬季|秋冬
清空|倒空
搅拌|混合
打开店门|开店门
闭店|关门|打烊
启动|开机
遛狗|带狗散步
订购|预订
添补|补充
削皮|去皮
徒步|步行
必要时|需要时
年轻人|青少年
店主|老板
柜台|收银台
本子|笔记本
村庄|村子
餐厅|食堂
菜园|菜地
垃圾桶|垃圾箱
床上用品 > 床单|被套
值班|当班|看班
招待|接待|招呼
载重|载货
送交|递交
晒干|晾晒
现金 > 营业款
维护 > 更新
`;
