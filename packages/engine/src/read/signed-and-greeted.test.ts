import { describe, expect, it } from 'vitest';
import { read } from '../../test/reading.ts';

const work = [
  '',
  'WORK EXPERIENCE',
  '',
  'Warehouse Operative, Hartwell Logistics Ltd, Derby',
  'March 2019 - Present',
  '- Picked and packed orders',
];
const arbeit = [
  '',
  'Berufserfahrung',
  '',
  '03/2019 – heute  Lagerist, Hartell Logistik GmbH, Kassel',
  '- Verladung',
];
const gongzuo = ['', '工作经历', '', '2019.03-至今  广州恒达物流有限公司  仓库管理员', '- 负责收发货'];

const nameOf = (lines: string[]): string | undefined => read(lines).contact.name?.value;

describe('a name at the foot of a page', () => {
  it('stands behind what says that it is signed', () => {
    expect(nameOf(['07700 900123', 'Derby', ...work, '', 'Signed: Rhian ap Gwilym'])).toBe('Rhian ap Gwilym');
    expect(nameOf(['电话：13800000000', ...gongzuo, '', '签名：冼国强'])).toBe('冼国强');
  });

  it('or below the words of a farewell, or below place and date', () => {
    expect(nameOf(['07700 900123', ...work, '', 'Kind regards,', 'Adaeze Nwosu'])).toBe('Adaeze Nwosu');
    expect(nameOf(['0561 0000 123', ...arbeit, '', 'Kassel, 3. März 2025', '', 'Wolf Ritter'])).toBe(
      'Wolf Ritter',
    );
  });
});

describe('a name at the head of a page', () => {
  it('follows a greeting', () => {
    expect(nameOf(["Hi, I'm Tyrone Banks", 'and I move boxes for a living.', ...work])).toBe('Tyrone Banks');
    expect(nameOf(['Hallo, ich bin Emeka Obi.', 'emeka@example.de', ...arbeit])).toBe('Emeka Obi');
  });

  it('has what one is called besides behind it, in brackets', () => {
    expect(nameOf(['Cheung Siu-ming (Raymond)', '07700 900123', ...work])).toBe('Cheung Siu-ming');
    expect(nameOf(['冼国强（Eric Sin）', '13800000000', ...gongzuo])).toBe('冼国强');
  });

  it('stands between what one does and for how long, as a file is called', () => {
    expect(nameOf(['仓库管理员-钱多多-5年经验', '13800000000', ...gongzuo])).toBe('钱多多');
    expect(nameOf(['【仓库管理员_广州】钱多多 5年', '13800000000', ...gongzuo])).toBe('钱多多');
  });

  it('is no cell of sex and people', () => {
    expect(nameOf(['钱多多', '男 汉族', '13800000000', ...gongzuo])).toBe('钱多多');
    expect(nameOf(['钱多多／男／26歲', '0900-000-000', ...gongzuo])).toBe('钱多多');
  });
});
