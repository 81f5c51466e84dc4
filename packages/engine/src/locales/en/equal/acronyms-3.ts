/** Abbreviations and products with their long forms, one meaning a line; our own list. */
export const acronyms3 = `
ECG|electrocardiogram|EKG|electrocardiograms
MRI|magnetic resonance imaging
COSHH|Control of Substances Hazardous to Health
HACCP|hazard analysis and critical control points
GDP@distribution medicines pharmaceutical warehouse|Good Distribution Practice
GLP|Good Laboratory Practice
GCP|Good Clinical Practice
MSA@measurement gauge quality|measurement system analysis
BOM|bill of materials
RFQ|request for quotation
RFI|request for information
AP@accounts invoices supplier vendor ledger|accounts payable
AR@accounts invoices customer ledger|accounts receivable
VAT|value added tax
CIS@construction subcontractor tax|Construction Industry Scheme
PAYE|pay as you earn
GDPR|General Data Protection Regulation
KYC|know your customer
AML|anti-money laundering
SAR@money laundering suspicious bank|suspicious activity report
CDL|commercial driver's license
HGV|heavy goods vehicle|LGV
DVIR|driver vehicle inspection report
Adobe Photoshop|Photoshop
Adobe Illustrator|Illustrator
Adobe InDesign|InDesign
Adobe Premiere Pro|Premiere Pro|Adobe Premiere
Autodesk Revit|Revit
Intuit QuickBooks|QuickBooks
`;
