/** German: what whole resumes say in words of their own for a duty of postings; what stands behind ">" only proves; our own list. */
export const wholePages = `
hausführungen|hausführung|durchs haus führen|durch das haus führen|führungen durchs haus
einarbeitung neuer mitarbeiter|einarbeitung neuer kollegen|neue mitarbeiter einarbeiten|neue kollegen einarbeiten > neue kollegen einlernen|neue mitarbeiter einlernen|leiharbeiter einlernen|aushilfen einlernen
führung von aushilfen|führung von aushilfskräften|führung des aushilfspersonals|aushilfen führen|aushilfen leiten > teams von aushilfen leiten
veranstaltungsplanung|planung von veranstaltungen|veranstaltungen planen > tagungen planen|feste planen|kongresse planen|konzerte planen
heizungswartung|wartung von heizungsanlagen|heizungen warten|heizungsanlagen warten|heizungen gewartet
rohrleitungsbau|rohrleitungen bauen|rohrleitungen verlegen > wasserleitungen verlegen|abwasserleitungen verlegen|gasleitungen verlegen
reklamationsmanagement|reklamationsbearbeitung|reklamationen bearbeiten > um reklamationen kümmern
reisevertrieb|reiseverkauf|reisen verkaufen|verkauf von reisen > kreuzfahrten verkaufen|pauschalreisen verkaufen
`;
