/** German: letters of degrees and what they stand for; our own list. */
export const degrees = `
B.Sc.|BSc|Bachelor of Science
M.Ed.|Master of Education
B.Ed.|Bachelor of Education
LL.M.|Master of Laws
LL.B.|Bachelor of Laws
MScN|Master of Science in Nursing
`;
