import { expect, test } from 'vitest';
import { engine } from '../../test/whole-engine.ts';
import { tailor } from './tailor.ts';

const asOf = { year: 2026, month: 11 };
const edited = (resume: string, title: string, description: string) =>
  tailor(engine, { resume, job: { title, description }, asOf }).text;

test('a room or the place where something was done is no skill', () => {
  const resume =
    "Léa Roux\nlea@example.org\n\nExpérience\n\nPlombière, Roux SARL, Riom\n2016 - aujourd'hui\n- Rénovation de salles de bains clé en main\n- Pose de pompes à chaleur\n- Lecture de plans\n- Pose de lavabos\n\nFormation\nCAP plomberie, 2008\n";
  const text = edited(
    resume,
    'Plombière',
    'Missions\n- rénovation de salles de bains\n- pompes à chaleur\n- lecture de plans\n',
  );
  expect(text).not.toMatch(/(?:^|, )Salles de bains/mu);
});

test('letters and what they stand for are one skill, not two', () => {
  const resume =
    'Ida Fenn\nida.fenn@example.org\n\nExperience\n\nInspector, Fenn Ltd, Ely\nMay 2018 - present\n- Program the CMM for gears\n- Final inspection of gears\n- Root cause analysis with the foundry\n- Calibration of gauges\n\nEducation\nEly College, 2004\n';
  const text = edited(
    resume,
    'Inspector',
    'Duties\n- Program coordinate measuring machines (CMM)\n- Final inspection\n- Root cause analysis\n- Calibration\n',
  );
  const skills = /^Skills\n(.*)$/mu.exec(text)?.[1] ?? '';
  expect(/CMM/u.test(skills) && /coordinate measuring/iu.test(skills)).toBe(false);
});

test('what was only organised was not planned, and the group of a class is no community of customers', () => {
  const resume =
    '田小禾\n137 0000 5521\n\n工作经历\n2018.3-2024.6 襄阳江岸幼儿园 老师\n- 组织亲子运动会\n- 管理班级微信群\n\n教育经历\n2014.9-2018.6 襄阳学院 学前教育 大专\n';
  const text = edited(resume, '教师', '岗位职责：\n1、策划组织节日活动\n2、社群运营\n');
  expect(text).not.toMatch(/策划|社群/u);
});

test('a budget is no quotation, and mediating is not yet settling', () => {
  const resume =
    'Lola Prat\nlola.prat@example.org\n\nExperiencia\n\nCoordinadora, Prat e Hijos, Lugo\nMayo 2015 - actualidad\n- Lleva el control del presupuesto de cada boda\n- Mediación con caseros y vecinos\n- Atención primaria en servicios sociales\n\nEstudios\nIES Lugo, 2004\n';
  const text = edited(
    resume,
    'Coordinadora',
    'Funciones\n- Recorridos y cotizaciones\n- Resolución de conflictos\n- Acompañamiento social\n',
  );
  expect(text).not.toMatch(/cotizaciones|resolución|acompañamiento/iu);
});

test('the name of a row is none of its skills, and the row keeps its marks', () => {
  const resume =
    'Ida Fenn\nida.fenn@example.org\n\nExperience\n\nTester, Fenn Ltd, Ely\nMay 2018 - present\n- Load tests with k6\n- Mended nets\n\nEducation\nEly College, 2004\n\nSkills\nLanguages | Java, SQL\nPrograms | Postman, Docker, Jira, Xray\nWays | Scrum, BDD, exploratory testing\n';
  const lines = edited(
    resume,
    'Tester',
    'Duties\n- Track defects in Jira\n- Load tests\n- Performance testing\n',
  ).split('\n');
  expect(lines.find((line) => line.includes('Docker'))).toMatch(/^Programs \| /u);
  expect(lines.find((line) => line.includes('Scrum'))).not.toMatch(/\|.*\|/u);
});

test('words of two items of a list are no one name', () => {
  const resume =
    'Ida Fenn\nida.fenn@example.org\n\nExperience\n\nReceptionist, Fenn Inn, Ely\nMay 2018 - present\n- Checked guests in\n- Took calls\n\nEducation\nEly College, 2004\n\nSystems\nOpera Cloud, Micros, Excel, Outlook\n';
  expect(edited(resume, 'Receptionist', 'Requirements\n- Opera PMS\n')).not.toContain('Micros (');
});

test('a section of skills stands between the marks of the others', () => {
  const resume =
    '【个人信息】\n田小禾\n137 0000 5521\n\n【工作经历】\n2018.3-2024.6 襄阳江岸早教 顾问\n- 地推、异业合作\n- 电话回访、社群运营\n- 邀约试听\n\n【教育经历】\n2014.9-2018.6 襄阳学院 音乐学 本科\n';
  const text = edited(
    resume,
    '早教顾问',
    '岗位职责：\n1、地推、异业合作\n2、电话回访\n3、社群运营\n4、邀约试听\n',
  );
  expect(text).not.toMatch(/^专业技能$/mu);
});

test('a field that the posting wants studied is no skill, and a plural is listed as it is', () => {
  const resume =
    'Iria Couto\niria.couto@example.org\n\nExperiencia\n\nDeclarante, Couto y Hermanos S.L., Vigo\nMayo 2015 - actualidad\n- Calculo derechos, IVA y garantías\n- Clasificación arancelaria de la mercancía\n- Importación y exportación de pescado\n\nEstudios\nIES Vigo, 2004\n';
  const description =
    'Funciones\n- Liquidación de derechos e impuestos\n- Clasificación arancelaria\n- Importación y exportación\n\nRequisitos\n- Titulación en Derecho';
  const { edits } = tailor(engine, { resume, job: { title: 'Declarante', description }, asOf });
  const listed = edits.filter(({ kind }) => kind === 'list-skill').map(({ after }) => after);
  expect(listed.join('\n')).not.toMatch(/Derecho(?!s)/iu);
});

test('whom something was done for is no skill; a doing for them is one', () => {
  const resume =
    'Marta Ruiz\nmarta@example.org\n\nExperiencia\n\nRecepcionista, Hotel Sur, Cádiz\n2018 - actualidad\n- Formación de nuevos compañeros\n- Gestión de quejas\n- Control de accesos\n- Cierre de caja\n\nFormación\nFP Turismo, 2008\n';
  const text = edited(
    resume,
    'Recepcionista',
    'Funciones\n- Formación de nuevos compañeros\n- Gestión de quejas\n- Control de accesos\n- Cierre de caja\n',
  );
  expect(text).not.toMatch(/(?:^|, | y )nuevos compañeros/imu);
  expect(text).toMatch(/, formación de nuevos compañeros|^Formación de nuevos compañeros,/mu);
});
