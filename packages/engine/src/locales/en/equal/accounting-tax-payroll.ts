/** English, accounting, tax, payroll: one line, one meaning; our own list. */
export const accountingTaxPayroll = `
double entry bookkeeping|double-entry accounting|keep double entry books|post double entries
bank reconciliation|reconcile bank accounts|reconcile bank statements|match bank statements|agree bank statements to the ledger
account reconciliation|reconcile ledger accounts|ledger reconciliation
supplier statement reconciliation|reconcile vendor statements|match supplier statements|check supplier statements against the ledger
intercompany reconciliation|reconcile intercompany accounts|intercompany balancing|match intercompany balances
credit card reconciliation|reconcile credit card statements|match card statements
cash reconciliation|cash balancing
invoice processing|handle invoices|deal with invoices
invoice matching|match invoices to orders|match invoices with purchase orders|three-way matching|3-way matching|match invoices to orders and delivery notes
invoice coding|assign invoices to accounts|invoice account assignment|allocate invoices to cost codes|assign cost codes to invoices
post invoices|book invoices|enter invoices in ledger|record invoices
raise sales invoices|sales invoicing|issue sales invoices|bill customers|customer invoicing|sales invoice processing
raise credit notes|issue credit notes|issue credit memos|write credit notes
keep purchase ledger|maintain purchase ledger|run purchase ledger
keep sales ledger|maintain sales ledger|run sales ledger
general ledger accounting|maintain nominal ledger|keep general ledger|maintain general ledger
post journals|post journal entries|enter journals|book journals|prepare journal entries
post accruals and prepayments|book accruals and prepayments|calculate accruals and prepayments
maintain fixed asset register|keep asset register|fixed asset register upkeep|maintain fixed asset ledger
fixed asset accounting|book fixed assets|asset accounting
depreciation calculation|calculate depreciation|work out depreciation|depreciation runs
payment run
make bank transfers|carry out bank transfers|process bank transfers
cash allocation|allocate cash|allocate customer payments|apply cash receipts|cash application|match incoming payments
bank postings|post bank transactions|post bank statements|book bank transactions|enter bank transactions
send payment reminders|send dunning letters|write payment reminders|payment reminder letters
debtor management|manage debtors|receivables management|manage receivables|manage accounts receivable
aged debt reporting|produce aged debtor reports|debtor ageing report|aging reports for receivables
bad debt write off|writing off uncollectible debts
file sales tax|file sales tax returns|submit sales tax returns
tax computation|compute tax|calculate tax|work out tax|tax calculation
tax assessment checking|check tax assessments|review tax assessments|verify tax assessments|tax assessment review
payroll processing|run payroll|do the payroll
payslip preparation|prepare payslips|produce payslips|pay stub preparation|make out payslips
timesheet processing|handle timesheets|timecard processing|enter timesheets|check and enter timesheets|timesheet entry
timesheet checking|verify timesheets|review timecards
overtime calculation|calculate overtime|work out overtime|overtime pay calculation
holiday pay calculation|calculate holiday pay|work out holiday pay|vacation pay calculation
process pension contributions|handle pension contributions
pension auto enrolment|administer auto enrolment
process starters and leavers|handle joiners and leavers
expense claim processing|handle expense claims|process staff expenses|employee expense processing|expense report processing
expense checking|check expense claims|verify expense claims|review expense claims
travel expense accounting|process travel expenses|settle travel expenses|travel cost accounting
prepare trial balance|draw up trial balance|produce trial balance|trial balance preparation
balance sheet preparation|prepare balance sheets|draw up balance sheets|produce balance sheets
prepare profit and loss accounts|prepare income statements
prepare management accounts|produce management accounts|management account preparation
statutory accounts preparation|prepare statutory accounts|draw up statutory accounts
prepare consolidated accounts|group consolidation|consolidate accounts|consolidation of group accounts
prepare cash flow statements|draw up cash flow statements
variance analysis|analyse variances|analyse deviations from budget
cost centre accounting|account for cost centres|cost centre bookkeeping
cost accounting|keep cost accounts|cost bookkeeping
product costing|calculate product costs|product cost calculation|work out product costs
stock valuation|value stock|inventory valuation|value inventory
management accounting|managerial accounting
revenue recognition|recognise revenue
external audit support|support external auditors|assist external auditors
audit file preparation|prepare audit files|put together audit files|compile audit files
carry out internal audits|perform internal audits|conduct internal audits|internal auditing
prepare audit working papers|write working papers for audits
company accounts filing|file accounts with companies house|submit accounts to companies house
grant accounting|grant bookkeeping|grant fund accounting
file cis returns|submit cis returns
payroll year end processing|close payroll year
w-2 preparation|prepare w-2 forms|produce w-2s|prepare W-2s|issue W-2s
1099 preparation|prepare 1099 forms
document transfer prices|prepare transfer pricing documentation
chart of accounts maintenance|keep chart of accounts|chart of accounts upkeep
receipts collection|collect receipts|gather receipts
incorporate companies|company formation|set up limited companies|company incorporation|form companies|register companies
bank liaison|liaise with banks|contact with banks|communicate with banks
liaise with hmrc|contact with hmrc|deal with hmrc
liaise with auditors|contact with auditors|auditor liaison|deal with auditors
tax advice|tax advisory|give tax advice|tax consulting|tax consultancy
deposit cheques
bank cash takings|bank deposits of takings
prepare vat returns|vat return preparation|draw up vat returns|do VAT returns|complete VAT returns|VAT return completion
compare budget with actual|budget versus actual comparison
corporation tax return preparation|prepare company tax returns|prepare corporation tax returns|draw up corporation tax returns
personal tax return preparation|prepare personal tax returns|prepare individual tax returns|individual tax return preparation
calculate payroll deductions|work out payroll deductions|payroll deduction calculation
`;
