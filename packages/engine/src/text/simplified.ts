import { hasHan } from './fold.ts';
import { memo } from './memo.ts';

/** Characters of resumes that Taiwan and Hong Kong write otherwise than the packs do: each pair is one character. */
const pairs = `
  學学歷历經经驗验專专業业證证書书職职務务員员課课長长監监總总協协會会計计師师電电腦脑話话機机構构團团隊队國国際际貿贸門门廠厂場场區区縣县號号樓楼園园醫医護护療疗藥药檢检測测試试產产實实習习營营
  運运銷销採采購购財财稅税審审評评標标準准設设備备維维線线車车輪轮輛辆駕驾駛驶執执貨货倉仓儲储關关報报單单據据譯译語语詞词讀读寫写聽听說说講讲聯联絡络繫系訊讯資资網网頁页碼码軟软體体開开發发應应
  徵征選选擇择項项參参與与負负責责組组織织領领導导處处環环衛卫築筑藝艺術术樂乐廣广廳厅館馆飯饭廚厨飲饮麵面飾饰顧顾問问諮咨詢询輔辅訓训練练級级幹干軍军陸陆憲宪義义畢毕碩硕獎奖勵励績绩優优類类別别
  銀银錢钱險险債债權权龍龙馬马鳳凤閱阅覽览圖图題题願愿興兴愛爱傳传視视頻频聲声錄录製制劑剂復复養养幫帮兒儿歲岁婦妇狀状況况態态個个賣卖賬账帳帐戶户積积極极動动勢势劃划畫画創创辦办濟济紀纪檔档樣样
  範范圍围廈厦灣湾臺台東东雲云濱滨蘭兰廬庐島岛陽阳陰阴連连鄭郑錫锡蘇苏揚扬慶庆貴贵遼辽寧宁漢汉鄉乡鎮镇莊庄趙赵劉刘張张陳陈楊杨黃黄吳吴孫孙羅罗謝谢韓韩馮冯鄧邓許许盧卢蔣蒋葉叶鍾钟鄒邹湯汤龔龚龐庞
  嚴严魯鲁聶聂歐欧齊齐簡简蕭萧賴赖郵邮齡龄壓压縮缩節节約约臨临時时間间曆历從从來来無无並并為为後后於于還还過过進进達达遠远適适遷迁邊边隨随隱隐難难雜杂離离雙双靈灵靜静響响順顺須须預预頭头顯显風风
  飛飞驅驱點点條条變变當当該该輸输轉转觀观覺觉記记訪访識识談谈爾尔鋼钢鐵铁廢废縫缝紡纺紙纸鑄铸鍋锅爐炉礦矿農农漁渔獸兽獲获籌筹規规則则統统結结終终給给編编續续補补複复診诊訂订誠诚調调請请論论諾诺
  謀谋貢贡費费賓宾較较輯辑週周遊游遞递鄰邻釋释針针鋪铺錦锦鍵键鏡镜閣阁階阶頒颁飼饲餘余駐驻髮发魚鱼鮮鲜麥麦黨党價价傑杰儀仪勞劳圓圆壽寿夢梦寶宝層层屬属帶带幣币庫库廟庙彈弹彙汇匯汇擔担擴扩攝摄數数
  斷断榮荣橋桥歡欢殘残氣气淨净溫温滿满潔洁燈灯熱热獨独異异確确禮礼種种穩稳籃篮紅红純纯繪绘聖圣膠胶蓋盖薦荐裝装見见親亲豐丰貝贝賽赛質质軌轨載载輝辉辭辞銅铜鋁铝鑑鉴閩闽頂顶騰腾鹽盐齒齿誌志羣群裡里`.replace(
  /\s+/g,
  '',
);

const plain = new Map<string, string>();
const characters = [...pairs];
for (let at = 0; at + 1 < characters.length; at += 2)
  plain.set(characters[at] ?? '', characters[at + 1] ?? '');

/** Chinese text in the characters of the packs, one for one. */
export const simplified = memo((text: string): string => {
  if (!hasHan(text)) return text;
  let result = '';
  for (const char of text) result += plain.get(char) ?? char;
  return result;
}, 4000);
