import type { LimitsPack } from '../limits-pack.ts';

/** What is captured is held against the text by its characters. */
export const limits: LimitsPack = {
  seldom: /^(?!)/gu,
  together: /^(?!)/gu,
  helping: { said: /帮(?![助忙厨工教扶派会])/u, word: '帮', as: /[为替给]/u },
  little: /^(?!)/gu,
  ways: [
    /从?(?<from>[英德法日韩俄汉中西葡意泰越])(?:语|文)?翻?译(?:[成为到])?(?<to>[英德法日韩俄汉中西葡意泰越])/gu,
    /从(?<from>\p{Script=Han}{2,4}?)(?:到|至|运往|发往)(?<to>\p{Script=Han}{2,4})/gu,
  ],
  except: /除(?:了)?(\p{Script=Han}{1,6}?)(?:以外|之外|外)/gu,
  excepted: /除|不含|不包括/u,
  near: /(\p{Script=Han}{2})(?:附近|周边|周围|一带|近郊)/gu,
  nearby: /附近|周边|周围|一带|近郊|邻近/u,
  unreal: /(?:模拟|虚拟|仿真)(\p{Script=Han}{2})/gu,
  asked: /申请|申报|请求/u,
  got: /获得|取得|争取到|拿到|赢得|获批|得到/u,
  meant: /原定|原计划|原拟|本应|本打算|打算|曾想|尝试/gu,
  saw: /^(?!)/u,
  when: /(?:时|的)(?:早晨|早上|上午|下午|晚上|夜里|日子|周末|时候)|通常|一般(?!纳税)|大多|基本上|几乎|接近|将近|近乎|差不多|春|夏|秋|冬|旺季|淡季|高峰/u,
  always:
    /(?<!(?:几乎|接近|将近|近乎|差不多)\p{Script=Han}{0,3})(?:全部|所有|翻倍|翻番|满分|零事故)|每天|每日|天天|每个|每逢|始终|一直|总是|全年|终年|常年|[日夜]常/u,
  byOthers:
    /[，,。；;](?:(?:最终|最后|后来|随后|之后|后)由)?((?:(?<=由)|(?:总部|公司|集团|上级|领导|校方|院方|厂方|客户|甲方|政府|部门)(?:后来|随后|之后|最终|后))[^，,。；;]+)/gu,
  offices: {
    named:
      /(?:给|向|报|交|到|由|与|和|跟|找|通知|配合|转)(?:\p{Script=Han}{0,2})?\p{Script=Han}{2}(?:部门?|科|班组)(?![分件位长])/gu,
    head: /部|科|班组/u,
  },
  ofOthers: /总部|公司|集团|上级|领导|校方|院方|厂方|客户|甲方|政府|部门|由/u,
};
