/** 考到证书就是有证书: how papers are got, said of each paper; the gate alone reads them. */
const got = '通过 取得 获得 考取 考得 拿到 考到 获取 获'.split(' ');
const papers = '认证 证书 资格证 执照 驾照 资格 等级证 上岗证 职称 学位 证'.split(' ');

export const papersGot = `
${papers.map((paper) => got.map((verb) => `${verb}+${paper}`).join('|')).join('\n')}
资格认证|认证
网店|店铺|网上店铺|线上店铺
`;
