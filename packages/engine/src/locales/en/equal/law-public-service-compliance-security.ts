/** English, law, public, service, compliance, security: one line, one meaning; our own list. */
export const lawPublicServiceComplianceSecurity = `
pleadings drafting|write pleadings|prepare pleadings
litigation|litigate|conduct lawsuits|litigate cases
court representation|represent clients in court|appear in court for clients|courtroom advocacy
court filing|file court documents|lodge documents at court
court deadlines monitoring
draft witness statements|prepare witness statements
witness interviews
advise clients on law|give legal advice|legal counselling|advise on legal matters|legal advice|advise on law|advise clients on legal questions|legal consultation
write legal opinions|draft legal opinions|prepare legal opinions
draft legal correspondence|write legal letters
legal document drafting|prepare legal documents|draw up legal documents|legal drafting|legal document preparation|draft legal papers
legal secretarial work|legal secretary duties|work as legal secretary|law office secretarial work
paralegal work|paralegal duties|paralegal support
type legal dictation|transcribe legal dictation
will drafting|draft wills|write wills|draw up wills|prepare wills|will writing|will preparation
estate administration
conveyancing|property conveyancing|convey property|transfer property titles|handle property transfers|conveyance property|handle the legal side of house sales
title searches|land registry searches|search land register|title checks
notarisation|notarise documents|notarial certification|notarization|notarize documents|document notarization
certify copies|authenticate copies|attest copies
draft powers of attorney|prepare powers of attorney|draw up powers of attorney
company register filings
company secretarial work|company secretary duties|corporate secretarial work|company secretarial support
divorce cases|handle divorces|divorce proceedings|divorce work
criminal defence|defend accused persons|criminal defense|defend criminal cases
employment law advice|labour law advice
trademark registration|trade mark applications|file trademarks|apply for trademarks
file patents|apply for patents|file patent applications
prior art search
conduct due diligence|carry out due diligence|due diligence reviews|perform due diligence
contract management|manage contracts|contract administration|look after contracts
contract negotiations for company|negotiate commercial contracts|commercial contract negotiation
draft terms and conditions|write general terms|write terms and conditions
data protection|protect personal data|personal data protection
answer subject access requests|handle subject access requests|process dsars|respond to dsars
privacy impact assessments|conduct privacy impact assessments
compliance monitoring|compliance checks|compliance control
train staff in compliance|compliance courses for staff
design internal controls|set up internal controls
regulatory reporting|report to regulators|file regulatory reports|submit regulatory returns
submit regulatory dossiers|file regulatory submissions
sanctions screening|screen against sanctions lists|check sanctions lists|sanctions checks
identity checks|verify identity|id checks|customer verification|verify customer identities|check customers' ID
file suspicious activity reports|report suspicious transactions
transaction monitoring|watch transactions > check transactions for suspicious activity
fraud investigation|investigate fraud|fraud cases investigation|look into fraud|examine fraud cases
fraud prevention|prevent fraud
whistleblowing cases|handle whistleblower reports|whistleblower case handling|process whistleblower reports
internal investigations|conduct internal investigations|investigate internally|carry out internal investigations
benefit claims processing|handle benefit claims
citizen advice|advise the public
answer public enquiries|deal with public enquiries|handle questions from public
process residence permits|residence permit applications
civil registration|register births and deaths|register births marriages and deaths
take committee minutes|write committee minutes
write ministerial briefings|draft briefings for ministers
policy analysis|public policy analysis
policy development|develop policy|policy making|formulate policy
run public consultations|consult the public
answer foi requests|handle freedom of information requests|respond to foi requests
public procurement|public sector procurement|procure for public sector|government procurement
planning permission decisions|decide planning applications|determine planning applications|assess planning applications
building control|inspect buildings for regulations|building regulations inspection|building code inspections
issue trading licences|licensing of businesses|issue business licences
parking enforcement|enforce parking rules|civil enforcement of parking > issue parking tickets|give out parking tickets
fines processing|handle penalty notices
tax inspection|inspect taxpayers' books|tax audits by authority|carry out tax audits
customs inspection|inspect goods at customs|customs checks|customs controls|check goods at border
police patrol
traffic control|direct traffic|regulate traffic|traffic direction|guide traffic
accident investigation|investigate accidents|examine accidents
criminal investigation|investigate crimes|crime investigation|investigate offences
crime scene work|secure crime scenes|process crime scenes
evidence handling
interrogation|interview suspects|question suspects
write incident reports|document incidents
fire prevention|prevent fires
fire warden duties|fire warden|fire marshal duties|act as fire warden|act as fire marshal
fire risk assessment|conduct fire risk assessments
draw up evacuation plans|write evacuation plans
security patrols|patrol premises|patrol grounds|patrolling|make security rounds|patrol site
access control|control entry|check people entering|check visitors in and out|check passes at the gate|gate control|check IDs at the entrance|check badges at the gate
gatehouse duty|gatekeeping at plant|work at gatehouse|gate security
cctv monitoring|watch security cameras|video surveillance|monitor security cameras|watch cctv|CCTV surveillance|surveillance monitoring|camera monitoring|operate CCTV|monitor surveillance cameras
alarm response|answer alarms|alarm call-outs|attend alarms|attend alarm activations|answer alarm calls
bag searches|bag checks|inspect bags|check bags|bag screening
body searches|search persons|pat-down searches|search people
baggage screening|x-ray baggage|airport baggage screening
door supervision|door security|bouncer work|nightclub door work|door work|nightclub security
event security|secure events|crowd safety at events
bodyguarding|personal protection of clients|act as bodyguard|protect persons
property guarding|guard buildings|building security|site guarding
store detective work|in-store theft detection
guard dog handling|patrol with dogs|security dog handling
supervise prisoners|supervise inmates|guard prisoners|watch prisoners|oversee inmates
probation supervision|supervise offenders|supervise probationers
keep safety data sheets|maintain safety data sheets|manage safety data sheets
accident reporting|work accident reports|report workplace accidents|write accident reports|file accident reports|accident report writing
hold toolbox talks|give toolbox talks|deliver toolbox talks
data protection impact assessments|conduct data protection impact assessments|dpia
process applications|handle applications|deal with applications
`;
