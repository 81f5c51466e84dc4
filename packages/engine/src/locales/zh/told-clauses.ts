/** How a Chinese clause tells of work and of studies, besides its words for "as" and "at". */
export const toldClauses = {
  /** Before a word for "at": "现在在某社区", where the first of the two says when. */
  notNow: '(?<![现正实實])',
  /** Before a word for "as": "责任". */
  notDuty: '(?<!责)',
  /** Behind a word for "as", and no part of what one was. */
  aspects: '了|过|的是',
  /** Behind where it was. */
  doings: '工作|上班|干活|实习|就读|读|攻读|念|上学|毕业',
  /** At the end of what one was. */
  untilNow: /(?:至今|到现在|到今天|到今)$/u,
  noPartOfTitle: /(?:工作|一职|职务)$/u,
  /** Says something: no name. */
  says: /[是过了没不]/,
  opensClause: /^(?:[在从就考读]|毕业)/,
  isLabelled: /^学历/,
  finished: '毕业',
  studied:
    /(?:就读于?|攻读|读|念|学习|(?<![中小大科])学(?![校院生历期年])|修读)(?:了|的是?)?([\p{Script=Han}A-Za-z]{2,14}?)(?=[，,。；;（(]|毕业|$)/u,
  graduated:
    /(小学|初中|高中|中专|中职|技校|大专|专科|本科|大学|硕士|研究生|博士)(?=毕业|学历|[，,。；;（(])/u,
  /** "高中念的是县第二中学": what for, and where. */
  levelAt:
    /(小学|初中|高中|中专|职高|技校|大专|专科|本科|大学|硕士|博士)(?:是|时)?(?:念|读|上|就读)(?:的是|的|于|在)+([\p{Script=Han}]{4,20}?)(?=[，,。；（(]|$)/u,
  /** "华中农业大学园艺专业本科在读": a school, and right behind it what one has or will have. */
  schoolAnd:
    /([\p{Script=Han}]{2,16}?(?:大学|学院|学校|技校))([\p{Script=Han}]{2,12}?(?:本科|专科|大专|硕士|博士|研究生))生?(?:在读|毕业)/u,
  /** "学的是机械设计", "所学为汉语言文学 本科": what it was, said outright. */
  learnedWhat:
    /(?:所学(?:专业)?(?:是|为)|[学读]的是|主修(?:的是)?|专业[是为])\s?([\p{Script=Han}]{2,14}?(?:\s\p{Script=Han}{2,4})?)(?=[，,。；;（(]|$)/u,
  /** "学历是高中": what one has, said outright. */
  has: /学历(?:是|为|:|：)?\s?([\p{Script=Han}]{2,16}?)(?=[，,。；;（(]|$)/u,
} as const;
