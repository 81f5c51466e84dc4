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
const trabajo = ['', 'EXPERIENCIA', '', 'Mozo de almacén, Logística Hartel S.L., Murcia, 2019 - 2022'];
const gongzuo = ['', '工作经历', '', '2019.03-至今  广州恒达物流有限公司  仓库管理员', '- 负责收发货'];

const nameOf = (text: string, below = work): string | undefined =>
  read([...text.split('\n'), ...below]).contact.name?.value;

describe('the name of a person', () => {
  it('is none of the words that greet a reader', () => {
    expect(nameOf('Dear Sir or Madam,\n\nmy details follow.\n\nGethin Prosser\n07700 900111')).toBe(
      'Gethin Prosser',
    );
    expect(nameOf('Hi Sandra,\n\nhere is my CV.\n\nGethin Prosser\n07700 900111')).toBe('Gethin Prosser');
    expect(nameOf('Madame, Monsieur,\n\nSolveig Trébuchet\n03 80 00 01 11')).toBe('Solveig Trébuchet');
    expect(nameOf('领导好：\n\n缪大为 敬上\n138-0000-0111', gongzuo)).toBe('缪大为');
    expect(nameOf('Salut Martin\n07700 900111')).toBe('Salut Martin');
  });

  it('stands before letters that nobody says as a word, and before other names one bore', () => {
    expect(nameOf('Tamsin Okereke-Vale FCDO\n07700 900111')).toBe('Tamsin Okereke-Vale');
    expect(nameOf('Tamsin Okereke DipSW\n07700 900111')).toBe('Tamsin Okereke');
    expect(nameOf('Tamsin Okereke BSc(Hons) MRICS\n07700 900111')).toBe('Tamsin Okereke');
    expect(nameOf('Tamsin Okereke BA Hons\n07700 900111')).toBe('Tamsin Okereke');
    expect(nameOf('Ngozi Chukwu née Obi\n07700 900111')).toBe('Ngozi Chukwu');
    expect(nameOf('Ngozi Chukwu she/her\n07700 900111')).toBe('Ngozi Chukwu');
    expect(nameOf('Jean Paul ROUX\n07700 900111')).toBe('Jean Paul ROUX');
    expect(nameOf('M. en C. Yuliana Quispe Mamani\n968 000 111', trabajo)).toBe('Yuliana Quispe Mamani');
  });

  it('stands behind what the page is called, or on which page it is', () => {
    expect(nameOf('Resume for Gethin Prosser\n07700 900111')).toBe('Gethin Prosser');
    expect(nameOf("Gethin Prosser's CV\n07700 900111")).toBe('Gethin Prosser');
    expect(nameOf('Gethin Prosser Page 1 of 2\n07700 900111')).toBe('Gethin Prosser');
    expect(nameOf('Perfil de Yuliana Quispe Mamani\n968 000 111', trabajo)).toBe('Yuliana Quispe Mamani');
    expect(nameOf('楚云飞・简历\n138-0000-0111', gongzuo)).toBe('楚云飞');
  });

  it('stands on either side of a colon, beside what one is', () => {
    expect(nameOf('Gethin Prosser: Forklift Driver\n07700 900111')).toBe('Gethin Prosser');
    expect(nameOf('Auxiliar de almacén: Yuliana Quispe\n968 000 111', trabajo)).toBe('Yuliana Quispe');
    expect(nameOf('Candidate name: Gethin Prosser\n07700 900111')).toBe('Gethin Prosser');
    expect(nameOf('Postulante: Yuliana Quispe Mamani\n968 000 111', trabajo)).toBe('Yuliana Quispe Mamani');
  });

  it('may be said by the words that say what one is', () => {
    expect(nameOf('I am Gethin Prosser, a warehouse man from Derby.\n07700 900111')).toBe('Gethin Prosser');
    expect(nameOf('Buenas tardes:\nSoy Yuliana Quispe y busco trabajo.', trabajo)).toBe('Yuliana Quispe');
    expect(nameOf('I am Polish.\n\nGethin Prosser\n07700 900111')).toBe('Gethin Prosser');
  });

  it('may be turned in capitals, or set in two lines of which the family is', () => {
    expect(nameOf('QUISPE MAMANI, YULIANA\nDNI 00000000', trabajo)).toBe('YULIANA QUISPE MAMANI');
    expect(nameOf('Gethin\nPROSSER\nForklift Driver\n07700 900111')).toBe('Gethin PROSSER');
  });

  it('stands before a full stop, behind its label, or between what a file is called by', () => {
    expect(nameOf('Gethin Prosser. Forklift driver. Derby.')).toBe('Gethin Prosser');
    expect(nameOf('Name Gethin Prosser\nPhone 07700 900111')).toBe('Gethin Prosser');
    expect(nameOf('Name: Prosser First name: Gethin\nPhone: 07700 900111')).toBe('Gethin Prosser');
    expect(nameOf('Nombre: Yuliana Quispe. Edad: 32 años.', trabajo)).toBe('Yuliana Quispe');
    expect(nameOf('# Resume: Gethin Prosser\n07700 900111')).toBe('Gethin Prosser');
    expect(nameOf('CV_Gethin_Prosser\n07700 900111')).toBe('Gethin Prosser');
    expect(nameOf('CV Gethin Prosser 2024\n07700 900111')).toBe('Gethin Prosser');
    expect(nameOf('仓库管理员——仝小禾\n138-0000-0111', gongzuo)).toBe('仝小禾');
  });

  it('may stand by itself below how one is reached, and is none of the words of a farewell', () => {
    expect(nameOf('12 Mill Lane\nDerby DE1 1AA\n07700 900111\n\nGethin Prosser')).toBe('Gethin Prosser');
    expect(nameOf('Hallo Frau Kern,\n\nhier mein Lebenslauf.\n\nHerzliche Grüße\nOttilie Krahl')).toBe(
      'Ottilie Krahl',
    );
  });

  it('may be any where one says in Chinese how one is called', () => {
    expect(nameOf('我叫仝小禾，今年35岁。', gongzuo)).toBe('仝小禾');
    const said = read([
      '您好，我是吐尔逊江·玉山，应聘仓库管理员，手机13800000000，邮箱tsj@example.com。',
      ...gongzuo,
    ]);
    expect(said.contact.name?.value).toBe('吐尔逊江·玉山');
    expect(said.headline?.value).toBe('仓库管理员');
    expect(nameOf('我是应届毕业生，求职仓管。', gongzuo)).toBeUndefined();
  });

  it('stands before what one is, behind a dash, though no list knows the trade; a town is no trade', () => {
    const top = (line: string) => read([line, 'noa@example.com', ...gongzuo]).headline?.value;
    expect(top('Noa Linden – Gnomoniste de campanile')).toBe('Gnomoniste de campanile');
    expect(top('Noa Linden | Vesturka de la Nava')).toBeUndefined();
  });

  it('is no name where a Chinese line says where one is from', () => {
    expect(nameOf('湖南长沙人\n肖大为\n138-0000-0111', gongzuo)).toBe('肖大为');
  });
});
