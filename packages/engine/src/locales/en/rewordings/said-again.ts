/** What editors of a trade write for what people of it say; either stands for the other in its own line, what stands behind ">" only proves; our own list. */
export const saidAgain = `
reconcile|reconciliation
outside auditors|external auditors|external audit
write a menu|write menus|develop a menu|develop menus|menu development|menu writing
write a data dictionary|document in a data dictionary
data tests|data quality checks|data quality tests
alert channel|alerting
design a star schema|star schema design|dimensional modeling|dimensional modelling
empty miles|deadhead miles
reefer|refrigerated trailer
detention claims|detention charges
sensory panel|taste panel|tasting panel
motion in After Effects|motion graphics in After Effects
prepress > trapping color separation|trapping colour separation
+in charge of a team|supervise a team|oversee a team
+in charge of a crew|supervise a crew|oversee a crew
+in charge of apprentices|supervise apprentices|oversee apprentices
+in charge of trainees|supervise trainees|oversee trainees
+in charge of staff|supervise staff|oversee staff
+in charge of the shift|shift coordinator|coordinate the shift|shift coordination
mechanical ventilation|mechanically ventilated|ventilated@patients vasopressors|ventilator@patients wean
collect review produce documents|e-discovery|electronic discovery
run a calendar|keep a calendar|maintain a calendar|manage a calendar
tear down a stand|dismantle a stand|take down a stand
sign off an invoice|approve an invoice
`;
