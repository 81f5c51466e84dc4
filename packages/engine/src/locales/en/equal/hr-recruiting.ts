/** English, hr, recruiting: one line, one meaning; our own list. */
export const hrRecruiting = `
job advert writing|write job ads|draft job postings|write job postings|job posting creation|draft job adverts
post job adverts|job advertising|advertise vacancies|post jobs|publish job postings|place job ads|recruitment advertising|post job ads
cv screening|screen cvs|resume screening|sift cvs|screen applications|sift applications|review CVs|review resumes|CV sifting
candidate shortlisting|shortlist applicants|draw up shortlists|pick out candidates to interview|choose candidates for interview|select candidates for interview|pick candidates for interview|choose applicants to interview
interview candidates|conduct job interviews|interview applicants|hold job interviews|carry out interviews with candidates|job interviewing|interview job applicants|conduct interviews with candidates
telephone interviews|interview by phone|phone screening|conduct phone interviews|telephone screening of candidates
interview scheduling|arrange interviews|book interviews|set up interviews|interview coordination|coordinate interviews
active sourcing|source candidates|search for candidates|find candidates|look for candidates
headhunting|headhunt candidates|direct approach of candidates
reference checks|check references|take up references|follow up references|call referees|obtain references|call references|reference requests
carry out background checks|run background checks|background screening
right to work checks|right to work verification|work eligibility verification|verify work authorization
make job offers|extend job offers|issue offer letters|send out offer letters
send rejection letters|write rejection letters|reject applicants in writing
graduate recruitment|hire graduates
volume recruitment|bulk recruitment|high-volume recruiting|mass hiring
temp recruitment|hire temporary staff|temporary staff recruitment
run assessment centres|hold assessment centres|conduct assessment centers
look after candidates|candidate care
talent pool building|talent pipeline building
employer branding|build employer brand|develop employer brand|employer brand development
attend careers fairs|attend job fairs
prepare employment contracts|draw up employment contracts|write employment contracts
keep personnel files|maintain employee records|employee record keeping|maintain personnel records|employee file maintenance
personnel administration|hr administration|hr admin|administer personnel matters|staff administration|people administration|human resources administration
absence management|manage absence|attendance management|manage staff attendance
absence recording|log absences|track absences
leave administration
leave approval|approve leave requests|authorise leave
return to work interviews|conduct return to work interviews|return-to-work meetings|hold return to work meetings
conduct exit interviews|hold exit interviews|leaver interviews
offboarding|offboard employees|offboard leavers|process leavers|employee exit process|exit processing
disciplinary procedures|disciplinary cases|handle disciplinaries|run disciplinary processes|conduct disciplinary procedures|disciplinary matters
hold disciplinary hearings|conduct disciplinary hearings|chair disciplinary meetings
grievance handling|handle grievances|deal with grievances|grievance cases|process grievances
handle redundancies|manage redundancies|run layoffs|carry out redundancies
er casework|handle employee relations cases
labour relations|industrial relations
union negotiation|negotiate with unions|trade union negotiations|collective bargaining|negotiate collective agreements
write job descriptions|draw up job descriptions|create role profiles|write role profiles
benefits administration|benefits admin|administer employee benefits|look after staff benefits
salary benchmarking|salary comparison|pay benchmarking|compare salaries with market
pay review|salary review
training administration|training admin
keep training records|maintain training records
draw up training plans|create training plans|write training plans|training planning|training plan preparation|prepare training plans|produce training plans|compile training plans|put together training plans
probation reviews|conduct probation reviews|hold probation meetings|probationary reviews|probation period reviews
hold one to ones|one-to-one meetings|1:1 meetings|conduct one to ones
run employee surveys|conduct staff surveys
employee engagement|staff engagement|keep employees engaged
employee retention|staff retention|keep staff in company
staff wellbeing|employee wellbeing|employee wellness
succession planning|plan successors|draw up succession plans
workforce planning|staffing planning|manpower planning|personnel planning
personnel development|staff development|develop employees|employee development|develop staff|people development
apprentice supervision|look after apprentices|oversee apprentices
apprentice training|teach apprentices|instruct apprentices|apprentice instruction|apprenticeship training
intern supervision|look after interns|oversee interns
apply for work permits|submit work permit applications
relocation support|help employees relocate|relocation assistance|assist relocating employees
expatriate management|manage expats|expat management|look after expatriates
write hr policies|draft hr policies|develop hr policies|hr policy development
advise managers on hr|hr advice for line managers
coach managers
hr reporting|prepare hr reports|report hr figures
maintain org charts|update organisation charts
organisational development|organizational development|organisation development
arrange reasonable adjustments|make reasonable adjustments|reasonable accommodation
occupational health referrals|refer staff to occupational health|refer to occupational health
write employment references|issue references for leavers|provide employee references
temporary staff placement|place temps|place temporary staff|temp placement|assign temporary workers
candidate placement|place candidates|place candidates with clients
psychometric testing|run psychometric tests|psychometric assessments|administer psychometric tests
employee referral scheme|employee referral programme|staff referral programme|refer a friend scheme
recruit on campus|university campus hiring
organise training courses|arrange training courses|training course organisation|plan training courses
handle holiday requests|process holiday requests|vacation request processing|deal with holiday requests
trade union relations|union relations
compensation and benefits|pay and benefits|comp and ben|reward and benefits
promote diversity and inclusion|foster diversity and inclusion|promotion of diversity and inclusion
`;
