/** As specified: the length of the subject divided by ten, rounded. */
export function subjectScore(subject: string): number {
  return Math.round(subject.length / 10);
}

/** What asks the reader to do something: the links of the buttons. */
export function actionLinks(html: string): number {
  return new DOMParser().parseFromString(html, 'text/html').querySelectorAll('.button a[href]').length;
}
