import { describe, expect, test } from 'vitest';
import { passes } from './fixture.ts';

const says = (point: string | readonly string[], text: string) => passes('zh', point, text);

describe('Chinese lines of what went to somebody', () => {
  test('a verb of giving and its longer forms say one thing of the same receiver', () => {
    expect(says('每周整理会议纪要并发给各部门', '每周整理会议纪要，发送给各部门')).toBe(true);
    expect(says('把样品寄给客户', '向客户寄送样品')).toBe(true);
    expect(says('把押金退给租客', '向租客退还押金')).toBe(true);
    expect(says('把手艺教给学徒', '向学徒传授手艺')).toBe(true);
    expect(says('把押金收好交给房东', '向租客退还押金')).toBe(false);
    expect(says('把通知打印好交给经理', '向员工发送通知')).toBe(false);
  });

  test('what the receiver did with the thing was not done by the giver', () => {
    expect(says('把样品发给客户检测', '检测样品')).toBe(false);
    expect(says('将文件转给财务部审批', '审批文件')).toBe(false);
    expect(says('把脏床单交洗衣房清洗', '清洗床单')).toBe(false);
    expect(says('把样品发给客户检测', '将样品发送给客户检测')).toBe(true);
    expect(says('把发票寄给客户并核对到账', '核对到账')).toBe(true);
    expect(says(['把样品发给客户检测', '检测成品'], '检测成品')).toBe(true);
  });

  test('that somebody brought a thing forward, or that it came up, adds nothing to it', () => {
    expect(says('登记客人要求', '登记客人提出的要求')).toBe(true);
    expect(says('审核员工的报销单据', '审核员工提交的报销单据')).toBe(true);
    expect(says('排查仓库的安全隐患', '排查仓库存在的安全隐患')).toBe(true);
    expect(says('落实改进方案', '落实本人提出的改进方案')).toBe(false);
    expect(says('收集客户要求', '提出要求')).toBe(false);
  });

  test('a script that does it brings about that it is done; pushing for it does not', () => {
    expect(says('用脚本自动生成周报', '通过脚本实现周报自动生成')).toBe(true);
    expect(says('研究自动分拣', '实现自动分拣')).toBe(false);
    expect(says('推进流程自动化', '实现流程自动化')).toBe(false);
  });

  test('one team of five is a team of five', () => {
    expect(says('带领五人团队安装设备', '带领一支5人团队安装设备')).toBe(true);
    expect(says('带领八人小组安装空调', '带领8个小组安装空调')).toBe(false);
    expect(says('带领两支队伍', '带领一支队伍')).toBe(false);
  });

  test('a virtual server is a server, a virtual court no court', () => {
    expect(says('迁移40台虚拟服务器', '服务器迁移')).toBe(true);
    expect(says('模拟法庭辩护', '法庭辩护')).toBe(false);
  });

  test('what comes in and goes out was not bought', () => {
    expect(says('登记进出库的货物', '货物采购')).toBe(false);
    expect(says('登记进出库的货物', '货物出入库登记')).toBe(true);
  });
});
