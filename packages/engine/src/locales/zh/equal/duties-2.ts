/** Duties of all trades in Chinese as postings name them and as people say them, one meaning a line; what stands behind ">" is narrower and only proves; our own list. */
export const duties2 = `
在线客服|网络客服|线上客服|网上客服|在线接待客户 > 在线回复+咨询|在线解答+问题
`;
