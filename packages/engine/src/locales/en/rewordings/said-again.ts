/** What editors of a trade write for what people of it say; either stands for the other in its own line, what stands behind ">" only proves; our own list. */
export const saidAgain = `
outside auditors|external auditors
ventilated patients|mechanically ventilated patients
wean from the ventilator|wean from mechanical ventilation
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
+in charge of the shift|shift coordinator|coordinate the shift|shift coordination
collect review produce documents|e-discovery|electronic discovery
run a calendar|keep a calendar|maintain a calendar|manage a calendar
tear down a stand|dismantle a stand|take down a stand
sign off an invoice|approve an invoice
`;
