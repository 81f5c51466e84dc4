/** German, what editors of a trade write for what people of it say, one meaning a line; what stands behind ">" only proves; our own list. */
export const saidAgain = `
Einkaufsgemeinschaft|Einkaufsverbund
A/B-Versuch|A/B-Test
zuständig für Auszubildende|Auszubildende betreuen|Betreuung von Auszubildenden|Azubis betreuen
zuständig für Praktikanten|Praktikanten betreuen|Betreuung von Praktikanten
zuständig für Lehrlinge|Lehrlinge betreuen|Betreuung von Lehrlingen
Durchsicht des Codes|Code durchsehen|Code-Review|Codereview
Störungen erfassen|Störungen dokumentieren|Störungserfassung
Rüstzeit|Umrüstzeit
Messestand betreuen|Standbetreuung
`;
