/** Units and small words written out or cut short; read by the gate alone. */
export const units = `
公斤|千克
公里|千米
曾想|曾打算|原想|曾计划
原定|原计划|原拟
起草|绘制|草拟
用时|历时|为期|耗时
范围|方圆|半径
`;
