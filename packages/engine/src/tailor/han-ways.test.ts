import { expect, test } from 'vitest';
import { pointFor } from '../../test/one-point.ts';
import { isInsideName } from './han-ways.ts';

const point = (said: string, asked: string): string => pointFor('zh', said, asked);

test('a listed word beside a name of three characters keeps the name whole where the cut of words parts it', () => {
  expect(point('为乡镇网点组装电脑约九十台', '计算机组装')).toContain('计算机组装');
});

test('verb and thing by one character of each are a word, and only with a thing of that kind', () => {
  expect(point('更换叉车轮胎，每周约六条', '叉车换胎')).toContain('叉车换胎');
  expect(point('每年秋天修剪葡萄枝条', '葡萄剪枝')).toContain('葡萄剪枝');
  expect(point('每天清洗喷漆车间', '洗车')).not.toContain('洗车');
});

test('a thing of two words is said by each of them in its own way, side by side', () => {
  expect(point('回收共享自行车，每班约八十辆', '共享单车回收')).toContain('共享单车回收');
  expect(point('回收自行车上的共享充电宝', '共享单车回收')).not.toContain('共享单车回收');
});

test('the doing may end in the head of its thing', () => {
  expect(point('为三座泵站建立建筑信息模型', 'BIM建模')).toContain('BIM建模');
});

test('a thing of three characters before "的" has done nothing, and whom it was done for has not either', () => {
  expect(point('每月比较六家供应商的报价', '供应商报价比较')).toContain('供应商报价比较');
  expect(point('为讲师制作幻灯片二十份', 'PPT制作')).toContain('PPT制作');
  expect(point('讲师制作幻灯片，本人负责播放', 'PPT制作')).not.toContain('PPT制作');
});

test('a figure inside a name counts nothing, and Latin letters keep a gap to those before them', () => {
  expect(point('绘制阀门的三维图四十张', '3D图绘制')).toContain('3D图绘制');
  expect(point('维护GitLab持续集成流水线', 'CI流水线')).toContain('GitLab CI流水线');
});

test('a usual short form takes the place of the long one, but a paper keeps its official name', () => {
  expect(point('运营四家茶馆的社交媒体', '社媒')).toBe('运营四家茶馆的社媒');
  expect(point('持二级建造师证，管理两个工地', '二建')).toContain('二级建造师证');
});

test('a sort of a thing says the thing beside what is done with it, and not by itself or the other way round', () => {
  expect(point('收购农户的玉米，每年约三千吨', '粮食收购')).toContain('粮食收购');
  expect(point('收购农户的粮食，每年约三千吨', '玉米收购')).not.toContain('玉米收购');
  expect(point('收购农户的玉米，每年约三千吨', '粮食')).not.toContain('粮食');
});

test('how a doing ended and how many things there were keep a verb of one character beside its thing', () => {
  expect(point('修好过三百多台洗衣机', '洗衣机维修')).toContain('洗衣机维修');
  expect(point('把玉米磨成粉', '玉米研磨')).toContain('玉米研磨');
  expect(point('把玉米交给磨坊师傅', '玉米研磨')).not.toContain('玉米研磨');
});

test('a thing of one character behind a verb of one is its longer word', () => {
  expect(point('修过两百多双鞋', '鞋类修理')).toContain('鞋类修理');
  expect(point('清洗零件并修车', '车辆清洗')).not.toContain('车辆清洗');
  expect(point('修车间的屋顶', '车辆修理')).not.toContain('车辆修理');
});

test('a noun led to its verb stays led, and whose or where a thing is may stand before it', () => {
  expect(point('为三十名病人打针', '为患者注射')).toContain('为患者注射');
  expect(point('用地理信息系统绘制林区地图', '用GIS绘制地图')).toContain('用GIS绘制地图');
  expect(point('在重症监护室护理烧伤病人', 'ICU烧伤病人护理')).toContain('ICU烧伤病人护理');
});

test('a place where something was done, and a person whose kin was spoken to, are not what it was done to', () => {
  expect(point('在渡轮上检查乘客行李', '渡轮检查')).not.toContain('渡轮检查');
  expect(point('给患者家属打电话通知手术时间', '患者手术')).not.toContain('患者手术');
  expect(point('把病人送到检查室', '病人检查')).not.toContain('病人检查');
  expect(point('陪同工程师检修扶梯', '扶梯检修')).not.toContain('扶梯检修');
});

test('a figure in a name is written with a figure or with a character', () => {
  expect(point('用五轴机床加工镜筒', '5轴机床加工')).toContain('5轴机床加工');
  expect(point('用三轴机床加工镜筒', '5轴机床加工')).not.toContain('5轴机床加工');
});

test('a thing and a doing have other names in the speech of people than in postings', () => {
  expect(point('在窗口出售美术馆门票', '美术馆入场券出售')).toContain('美术馆入场券出售');
  expect(point('喂养六十只小羊，每天三次', '羔羊喂养')).toContain('羔羊喂养');
  expect(point('给工地发劳动防护用品', '劳保用品发放')).toContain('劳保用品发放');
  expect(point('在剧院门口修剪草坪', '剧院入场券出售')).not.toContain('剧院入场券出售');
});

test('a thing that only tells the sort of what follows had nothing done to it; who mends a part mends the whole', () => {
  expect(point('销售拖拉机配件', '拖拉机销售')).not.toContain('拖拉机销售');
  expect(point('印刷药品包装盒', '药品印刷')).not.toContain('药品印刷');
  expect(point('采集血液的针头由本人回收', '血液采集')).not.toContain('血液采集');
  expect(point('检修拖拉机变速箱', '拖拉机检修')).toContain('拖拉机检修');
  expect(point('印刷药品说明书', '说明书印刷')).toContain('说明书印刷');
});

test('what only calls a doing a doing is said with it', () => {
  expect(point('给手机贴膜', '手机贴膜服务')).toContain('手机贴膜服务');
});

test('sorts of things, and what people call a doing in everyday words, say what postings call it', () => {
  expect(point('卖毛巾和床单，每月约三万元', '纺织品销售')).toContain('纺织品销售');
  expect(point('销售纺织品，每月约三万元', '毛巾销售')).not.toContain('毛巾销售');
  expect(point('在滑冰场教孩子滑冰', '少儿滑冰教学')).toContain('少儿滑冰教学');
});

test('two who did it with each other did it without the writer, and what was done to them before is no doing', () => {
  expect(point('房东与租户协商租金时担任翻译', '租户协商')).not.toContain('租户协商：');
  expect(point('厂家与经销商洽谈时负责接待', '厂家洽谈')).not.toContain('厂家洽谈');
  expect(point('给招聘来的电工安排住处', '人员招聘')).not.toContain('人员招聘');
  expect(point('为车间招聘电工', '人员招聘')).toContain('人员招聘');
  expect(point('维护与改造配电柜', '配电柜维护')).toContain('配电柜维护');
});

test('where one half of a term is said surely, the other may be said in words that the gate takes for it', () => {
  expect(point('把腊肉、香肠摆上货架', '肉制品陈列')).toContain('肉制品陈列');
  expect(point('为舞蹈培训机构张贴海报', '舞蹈教学')).not.toContain('舞蹈教学');
});

test('a longer word that ends in what it is says the whole sort, and a word of two characters may be anything', () => {
  expect(point('每周保养包装机和封口机', '设备保养')).toContain('设备保养');
  expect(point('整理送货单', '单据整理')).toContain('单据整理');
  expect(point('给手机贴膜', '设备贴膜')).not.toContain('设备贴膜');
});

test('a thing may open the clause before a verb of one character, or be led to it', () => {
  expect(point('窗帘缝过四百多条', '窗帘缝制')).toContain('窗帘缝制');
  expect(point('跟居民聊停车的难处', '居民沟通')).toContain('居民沟通');
  expect(point('给玉米浇水、追肥', '玉米施肥')).toContain('玉米施肥');
  expect(point('把番茄采摘筐、手套装箱', '番茄装箱')).not.toContain('番茄装箱');
});

test('two characters say a longer term where nothing but for whom stands before them, and no paper is named after them', () => {
  expect(point('给门诊病人抽血', '静脉采血')).toContain('静脉采血');
  expect(point('把抽血单交给护士', '静脉采血')).not.toContain('静脉采血');
  expect(point('把病人的输液袋扔进垃圾桶', '静脉输液')).not.toContain('静脉输液');
});

test('a verb may say whereto with "来" or "去" behind it', () => {
  expect(point('把客户欠的租金要回来', '租金催收')).toContain('租金催收');
});

test('what somebody plans to open, or somebody else has talked about, is not done', () => {
  expect(point('打算与同学开一家书店', '书店经营')).not.toContain('书店经营');
  expect(point('把经理谈下来的合同装订好', '合同谈判')).not.toContain('合同谈判');
  expect(point('跟房东谈店面租约', '租约谈判')).toContain('租约谈判');
  expect(point('跟师傅学过贴瓷砖，没独立干过', '瓷砖铺贴')).not.toContain('瓷砖铺贴');
});

test('what is told of a thing keeps it the thing of a verb that opens the clause', () => {
  expect(point('写了供应商去年的年度评价', '评价撰写')).toContain('评价撰写');
  expect(point('更换走廊破掉的水管', '走廊管材更换')).toContain('走廊管材更换');
  expect(point('给店主讲饮料的口味', '饮料讲解')).toContain('饮料讲解');
  expect(point('介绍结束后打扫酒庄展厅', '酒庄介绍')).not.toContain('酒庄介绍');
});

test('who works a thing made of a material works the material, and who only sells or moves it does not', () => {
  expect(point('切割不锈钢管件，每班约四百根', '不锈钢切割')).toContain('不锈钢切割');
  expect(point('销售不锈钢水槽，每月约四百只', '不锈钢销售')).not.toContain('不锈钢销售');
});

test('the two halves of a thing that stand apart are not the thing', () => {
  expect(point('把采购同事谈成的合同归档', '采购合同归档')).not.toContain('采购合同归档');
});

test('a term is cut beside a Chinese character, never inside of a name', () => {
  const cuts = (term: string) =>
    [...term].flatMap((_, at) => (at > 0 && !isInsideName(term, at) ? [`${term.slice(0, at)}|`] : []));
  expect(cuts('CRM系统')).toEqual(['CRM|', 'CRM系|']);
  expect(cuts('库存盘点')).toEqual(['库|', '库存|', '库存盘|']);
  expect(cuts('project management')).toEqual([]);
});

test('a doing that hangs on its thing by "的" stands before it in the posting, and one before "的" is not told of it', () => {
  expect(point('负责门店每日营业款的核对', '核对营业款')).toBe('负责门店每日核对营业款');
  expect(point('负责婚礼花束的包装', '包装花束')).toBe('包装花束：负责婚礼花束的包装');
  expect(point('归档审核好的合同', '审核合同')).not.toContain('审核合同');
  expect(point('整理别人翻译的文件', '翻译文件')).not.toContain('翻译文件');
});

test('with whom something was done is no following up', () => {
  expect(point('跟工厂催货，盯着按时出货', '跟踪货物')).not.toContain('跟踪货物');
  expect(point('跟订单，每月约40单', '跟进订单')).toContain('跟进订单');
});
