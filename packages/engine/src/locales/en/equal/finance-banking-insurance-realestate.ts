/** English, finance, banking, insurance, realestate: one line, one meaning; our own list. */
export const financeBankingInsuranceRealestate = `
financial analysis|analyse finances|analyse financial data|financial data analysis|analyse financials|analyse financial statements
financial modelling|build financial models|create financial models|financial modeling
business valuation|value companies|company valuation|valuation of companies|value businesses
investment appraisal|appraise investments|evaluate investments|investment evaluation|investment analysis
financial planning|plan finances|finance planning|draw up financial plans
budget preparation|prepare budgets|draw up budgets|budget creation|create budgets
budget monitoring|monitor budgets|budget tracking|track budgets|keep track of budget|watch budgets|budget control|control budgets|budgetary control|keep spending within budget
budget responsibility|responsible for budget
plan liquidity|liquidity forecasting|liquidity management planning
treasury management|manage treasury
foreign exchange hedging|hedge currency risk|currency hedging|fx hedging|hedge exchange rates
board reporting|report financials to board|prepare board financial reports
investor relations|communicate with investors|investor communication|liaise with investors
equity research|analyse shares|share analysis
portfolio management|manage portfolios|manage investment portfolios|run portfolios
securities trading|trade securities|buy and sell securities|dealing in securities
trade settlement|settle trades|settlement of trades|securities settlement
trade reconciliation|reconcile trades|reconcile trade positions|match trades
investment advice|advise on investments|investment advisory|give investment advice|investment consulting
financial advice|give financial advice|advise on finances|financial advisory to clients
pension advice|advise on pensions|retirement planning advice|advise on retirement savings
fund accounting|keep fund accounts|investment fund accounting
net asset value calculation|calculate net asset values|calculate navs|nav calculation
bank teller duties|bank counter work|work as bank teller|teller work
account opening|open accounts|open bank accounts|bank account opening|set up bank accounts|new account opening|opening of bank accounts
account closing requests|close bank accounts|bank account closure
process payment transactions|handle payments|payment processing|process payments|take payments|accept payments|payment collection|collect payments|payments processing
fill cash machines|refill atms|replenish atms|ATM replenishment|restock cash machines|load ATMs|replenish cash machines|cash machine replenishment
lending|grant loans|loan origination|originate loans
process loan applications|handle loan applications|loan application processing|deal with credit applications|loan processing|process loans
loan advice|advise on loans|advise customers on loans
mortgage advice|advise on mortgages|mortgage advising|home loan advice|advise on home loans|advise home buyers on mortgages|mortgage consulting
mortgage processing|process mortgages|process mortgage applications|handle mortgage applications|mortgage application processing
credit checks|check creditworthiness|credit assessment|assess creditworthiness|creditworthiness checks|check customers' credit
credit analysis|analyse credit|analyse borrowers
credit monitoring|monitor loans|loan monitoring|monitor loan portfolio
collateral valuation|value collateral|assess collateral|collateral assessment
collateral management|manage collateral|administer collateral|loan security administration
loan restructuring|restructure loans
arrears management|manage arrears|deal with arrears
debt recovery|recover debts|collect debts|debts recovery|collection of debts
process leasing contracts|handle leases for equipment|lease contract processing
handle letters of credit|process letters of credit
private banking|look after wealthy bank clients
corporate banking|look after corporate bank clients|business banking
anti-money laundering checks|aml checks|carry out aml checks|check for money laundering|money laundering checks
customer due diligence|client due diligence
manage market risks|market risk management
manage operational risks|operational risk management
write risk reports|risk reporting|report on risks|prepare risk reports
insurance advice|advise on insurance|insurance advisory|insurance consulting|advise customers on insurance
insurance broking|broker insurance|insurance brokerage|insurance brokering|place insurance with insurers
underwrite policies|underwrite insurance risks|insurance underwriting|underwrite risks
premium calculation|calculate premiums|work out premiums
policy administration|administer insurance policies|insurance policy administration|manage insurance policies|policy servicing
policy issuance|issue insurance policies|issue policies|policy issue
renew insurance policies|process renewals|insurance renewals|handle policy renewals|policy renewals|renew policies|renew insurance
insurance claims handling|handle insurance claims|process insurance claims
claims assessment|assess claims|examine claims|claims examination|loss assessment
claims intake|record claims|register claims
handle motor claims|process motor claims
life insurance sales|sell life insurance|life assurance sales
health insurance advice|advise on health insurance|health cover advice
place reinsurance|reinsurance placement
actuarial calculations|actuarial work|calculate actuarially
pension administration|administer pensions|pensions administration|administer pension schemes|run pension schemes
property management|manage properties|property administration|look after properties|manage real estate|real estate management
residential property management|manage residential property
commercial property management|manage commercial property
property letting|let properties|rent out properties
draw up tenancy agreements|prepare tenancy agreements|write rental contracts
tenant support|look after tenants|tenant care
rent collection|collect rent|collect rents|rental collection|rent collecting|take rent payments
chase rent arrears|collect rent arrears|follow up rent arrears
rent reviews|review rents
service charge statements|prepare service charge accounts|service charge accounting
property handovers|hand over properties
property inspections|inspect properties|property inspection visits
property sales|sell properties|real estate sales|sell real estate
property viewings|conduct viewings|show properties
property valuation|value properties|real estate valuation|appraise properties|property appraisal|real estate appraisal
property acquisition|acquire properties|buy properties|property purchasing
property development|develop properties|real estate development|develop real estate
hold owners' meetings|run owners' meetings|homeowners association meetings
maintenance requests from tenants|handle tenant repair requests|process repair requests
facility management|facilities management|manage facilities|building facility management
building maintenance|maintain buildings|building upkeep|maintain premises|upkeep of buildings
contractor management|manage contractors|look after contractors
tradesmen bookings|book tradesmen|commission tradesmen|order in tradesmen
caretaking|caretaker duties|work as caretaker
land purchase negotiations|negotiate land purchases|negotiate land acquisition
auctioneering|conduct auctions|hold auctions|auction goods off|run auctions
chargeback handling|handle chargebacks|process chargebacks
set up direct debits|process direct debits|direct debit processing
currency exchange|exchange currency|change money|bureau de change work|exchange foreign currency
financial statement analysis|analyse financial statements|analyse annual accounts
ratio analysis|analyse financial ratios|financial ratio analysis
prepare monthly reports|monthly reporting|produce monthly reports|write monthly reports|monthly report preparation|compile monthly reports|draw up monthly reports|put together monthly reports|create monthly reports
prepare quarterly reports|quarterly reporting|produce quarterly reports
prepare annual reports|annual reporting|write annual reports
ad-hoc reporting|produce ad hoc reports
merger support|support mergers|assist with mergers and acquisitions|m&a support
fundraising from investors|raise capital|capital raising
invoice factoring|factor invoices|factoring of receivables
credit risk analysis|analyse credit risk|analysis of credit risk
debt restructuring|restructure debts|restructuring of debts
balance sheet analysis|analyse balance sheets|analysis of balance sheets
janitorial duties|janitor work|work as janitor
sell houses|house sales|selling houses
`;
