/** English, finance, banking, insurance, realestate: one line, one meaning; our own list. */
export const financeBankingInsuranceRealestate = `
financial analysis|analyse finances|analyse financial data|analyse financial statements
financial modelling|build financial models|create financial models
investment appraisal|evaluate investments|investment evaluation|investment analysis
financial planning|plan finances|draw up financial plans
budget preparation|prepare budgets|draw up budgets|budget creation|create budgets
budget monitoring|budget tracking|keep track of budget|watch budgets|budget control|budgetary control|keep spending within budget
budget responsibility
plan liquidity|liquidity forecasting|liquidity management planning
foreign exchange hedging|hedge currency risk|currency hedging|fx hedging|hedge exchange rates
board reporting|report financials to board|prepare board financial reports
investor relations|communicate with investors|investor communication|liaise with investors
equity research|analyse shares
portfolio management|manage portfolios|manage investment portfolios|run portfolios|look after portfolios|investment portfolio management
securities trading|buy and sell securities|dealing in securities
trade settlement|settle trades|securities settlement
trade reconciliation|reconcile trade positions|match trades
investment advice|investment advisory|give investment advice|investment consulting
financial advice|give financial advice|advise on finances|financial advisory to clients
pension advice|retirement planning advice|advise on retirement savings
fund accounting|keep fund accounts|investment fund accounting
net asset value calculation|calculate net asset values|calculate navs|nav calculation
bank teller duties|bank counter work|work as bank teller|teller work
account opening|open bank accounts|set up bank accounts|new account opening
account closing requests|close bank accounts
process payment transactions|handle payments|payment processing|take payments|accept payments|payment collection|collect payments
fill cash machines|refill atms|replenish atms|ATM replenishment|restock cash machines|load ATMs|replenish cash machines|cash machine replenishment|fill ATMs|ATM loading|load cash machines|restock ATMs|top up cash machines
lending|grant loans|loan origination|originate loans
process loan applications|handle loan applications|deal with credit applications|loan processing|loan application processing
loan advice|advise customers on loans
mortgage advice|home loan advice|advise home buyers on mortgages|mortgage consulting
mortgage processing|process mortgage applications|handle mortgage applications|mortgage application processing
credit checks|check creditworthiness|credit assessment|assess creditworthiness|check customers' credit
credit analysis|analyse borrowers
credit monitoring|monitor loans|monitor loan portfolio
collateral valuation|value collateral|assess collateral
collateral management|manage collateral|administer collateral|loan security administration
loan restructuring
arrears management|manage arrears|deal with arrears
debt recovery|collect debts|collection of debts > collect overdue accounts|chase unpaid invoices|chase late payers|chase overdue payments|chase overdue invoices|collect overdue payments|chase late-paying customers|chase late payments|chase debts
process leasing contracts|handle leases for equipment
handle letters of credit|process letters of credit
private banking|look after wealthy bank clients
corporate banking|look after corporate bank clients|business banking
anti-money laundering checks|aml checks|carry out aml checks|check for money laundering
customer due diligence|client due diligence
manage market risks|market risk management
manage operational risks|operational risk management
write risk reports|risk reporting|prepare risk reports
insurance advice|insurance advisory|insurance consulting|advise customers on insurance
insurance broking|broker insurance|insurance brokerage|place insurance with insurers
underwrite policies|underwrite insurance risks|insurance underwriting|underwrite risks
policy administration|administer insurance policies|manage insurance policies|policy servicing
policy issuance|issue insurance policies|issue policies
renew insurance policies|process renewals|insurance renewals|handle policy renewals|policy renewals|renew policies|renew insurance
insurance claims handling|process insurance claims
claims assessment|examine claims|claims examination|loss assessment
claims intake|record claims|register claims
handle motor claims|process motor claims
life insurance sales|sell life insurance|life assurance sales
health insurance advice|health cover advice
place reinsurance|reinsurance placement
actuarial calculations|actuarial work|calculate actuarially
pension administration|administer pension schemes|run pension schemes
property management|manage properties|property administration|look after properties|manage real estate|real estate management
residential property management|manage residential property
commercial property management|manage commercial property
draw up tenancy agreements|prepare tenancy agreements|write rental contracts
tenant support|look after tenants|tenant care
rent collection|collect rent|rental collection|take rent payments|take in rent|collect the rents
chase rent arrears|collect rent arrears|follow up rent arrears
rent reviews
service charge statements|prepare service charge accounts|service charge accounting
property handovers|hand over properties
property inspections|inspect properties|property inspection visits
property sales|sell properties|real estate sales|sell real estate
property viewings|conduct viewings|show properties|show flats|show apartments|accompany viewings|show homes to buyers|apartment showings|accompanied viewings|home showings|show flats to tenants|show flats and houses|show properties to buyers|conducting property viewings > show flats to prospective tenants
property valuation|value properties|real estate valuation|appraise properties|real estate appraisal
property acquisition|buy properties|property purchasing
property development|develop properties|real estate development|develop real estate
hold owners' meetings|run owners' meetings|homeowners association meetings
maintenance requests from tenants|handle tenant repair requests|process repair requests
facility management|manage facilities|building facility management
building maintenance|building upkeep|maintain premises
contractor management|manage contractors|look after contractors
tradesmen bookings|commission tradesmen|order in tradesmen
caretaking|caretaker duties|work as caretaker
land purchase negotiations|negotiate land purchases|negotiate land acquisition
auctioneering|conduct auctions|hold auctions|auction goods off|run auctions
chargeback handling|process chargebacks
set up direct debits|process direct debits
currency exchange|change money|bureau de change work|exchange foreign currency
financial statement analysis|analyse annual accounts
ratio analysis|analyse financial ratios
prepare monthly reports|monthly reporting|produce monthly reports|write monthly reports|monthly report preparation|compile monthly reports|draw up monthly reports|put together monthly reports|create monthly reports
prepare quarterly reports|quarterly reporting|produce quarterly reports
prepare annual reports|annual reporting|write annual reports
ad-hoc reporting|produce ad hoc reports
merger support|assist with mergers and acquisitions|m&a support
fundraising from investors|raise capital
invoice factoring|factoring of receivables
credit risk analysis
debt restructuring
balance sheet analysis
janitorial duties|janitor work
`;
