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
PALS|pediatric advanced life support|paediatric advanced life support
NRP|neonatal resuscitation program@nurse neonatal newborn RN NICU labor delivery
TNCC|trauma nursing core course
CCRN|critical care registered nurse@nurse RN nursing ICU
CEN|certified emergency nurse@nurse RN nursing emergency
CMA|certified medical assistant@clinic medical patients vitals
CMT|certified medication technician@medication residents
HCA|healthcare assistant|health care assistant@care ward patients residents hospital nursing
AP and AR|accounts payable and accounts receivable|AP/AR
MIG|metal inert gas@welding welder welds weld
TIG|tungsten inert gas@welding welder welds weld
`;
