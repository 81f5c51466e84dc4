import type { NamingPack } from '../naming-pack.ts';
import { shortDoings } from './short-doings.ts';

export const naming: NamingPack = {
  ofPosting: /我们|我司|本公司|[您你]/u,
  verbBehind: {
    before: /(?:^|[，,；;。、]\s*|负责|参与|承担|完成|每月|每年|每季度?|每周|每天|每日|定期|独立)$/u,
    behind: /^(?:$|[，,；;。、]|\s?\d)/u,
    means: {
      before:
        /(?:^|[，,；;。、])(?:通过|利用|借助|依托|使用|运用|[和与跟同](?=\p{Script=Han}{2,6}$))[^，,；;。]{2,20}$/u,
      verb: '进行',
    },
    between: /[，,；;。、了着过把和与并]/u,
  },
  opens: /^负责/u,
  paper: { ending: /[证师书照]$/u, behind: /^(?:证|资格|执业|师|考试|职称)/u },
  people: /^(?:员工|职工|人员|同事|客户|顾客|患者|用户|团队)$/u,
  phrases: {
    between:
      /[^\p{Script=Han}]|[的了和与及并或等为由从到把被对在是有将并且以]|负责|参与|完成|进行|具有|熟悉|能够|每周|每月|每年/u,
  },
  order:
    /^(?:管理|编写|编制|撰写|制定|组织|处理|解决|搭建|优化|填写|出具|录入|核对|准备|安排|跟踪|跟进|写(?![字作真实]))\p{Script=Han}{2,6}$/u,
  andSoOn: /等(?:软件|工具|系统|平台|设备|仪器|方面)?$/u,
  sector: { behind: /^(?:行业|领域)/u },
  shortDoings,
  noSkills:
    /(?:会|部|部门|院|校|人|人员|员|师|生|者|公司|客户|团队|市场|企业|工厂|车间|年|月|个|项|次|问题|模块|项目|工作|情况|内容|需求|方案|信息|书|报告|总结|记录|档案|处方|台账|文件|资料|文档|表格|清单|预案|制度|方法|流程|卡片|单据|证件)$|^(?:VIP|APP|LOGO|SKU|GMV|ROI|KPI|ACOS|ROAS|CPC|CTR|CPM|CPA|ARPU|DAU|MAU|BOSS|NPS|UPH)$|^(?:编写|编制|撰写|管理|组织|制定|开展|推动|处理|解决|提供|支持|配合|参加|输出|建立|搭建|优化|提升|跟踪|跟进|指导|审核|协助|开发|设计|维护|核心|重点|现场|公司|每)/u,
};
