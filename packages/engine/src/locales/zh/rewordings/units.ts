/** Units and small words written out or cut short; read by the gate alone. */
export const units = `
公斤|千克|kg
公里|千米|km
平方米|平米|㎡
春季|春天
夏季|夏天
秋季|秋天
冬季|冬天
用时|历时|为期|耗时
范围|方圆|半径
`;
