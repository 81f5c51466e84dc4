/** Chinese, acronyms: one line, one meaning; our own list. */
export const acronyms2 = `
技校|技工学校
本科学历|大学本科学历
大专学历|大学专科学历|专科学历
中专学历|中等专业学校学历
`;
