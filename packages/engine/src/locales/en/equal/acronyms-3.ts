/** Abbreviations and products with their long forms, one meaning a line; our own list. */
export const acronyms3 = `
ECG|electrocardiogram|EKG|electrocardiograms
GDP@distribution medicines pharmaceutical warehouse|Good Distribution Practice
GCP|Good Clinical Practice
MSA@measurement gauge quality|measurement system analysis
BOM|bill of materials
RFI|request for information
AP@accounts invoices supplier vendor ledger|accounts payable
AR@accounts invoices customer ledger|accounts receivable
CIS@construction subcontractor tax|Construction Industry Scheme
AML|anti-money laundering
SAR@money laundering suspicious bank|suspicious activity report
HGV|heavy goods vehicle|LGV
DVIR|driver vehicle inspection report
Adobe Illustrator|Illustrator
Adobe Premiere Pro|Premiere Pro|Adobe Premiere
`;
