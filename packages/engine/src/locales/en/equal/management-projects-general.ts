/** English, management, projects, general: one line, one meaning; our own list. */
export const managementProjectsGeneral = `
project planning|draw up project plans|write project plans|project scheduling
project coordination|coordinate projects|project co-ordination|co-ordinate projects
project support|project assistance
project monitoring|project tracking|track project progress|project controlling|monitor project progress
project documentation|document projects|keep project files|project records|keep project records|keep project documents
write status reports|status reporting|report on progress
maintain project schedules|project scheduling|build project timelines
manage project budgets|project budget management
run kick-off meetings|hold kick-off meetings
project risk management|manage project risks|maintain risk registers
project closure
programme management|manage programmes|run programmes of projects
project portfolio management|manage project portfolios
agile project management|manage projects agile|run agile projects|agile project delivery
sprint planning|hold sprint planning|run sprint planning
hold daily stand-ups|daily standup meetings|run daily stand-ups
hold retrospectives|sprint retrospectives|run retrospectives|facilitate retrospectives
scrum master duties|scrum master role|act as scrum master|work as scrum master
manage product backlog|backlog management|maintain product backlog
build product roadmaps|roadmap planning|plan product roadmap|draw up product roadmap
product ownership|product owner role|act as product owner|work as product owner
product management|manage products
define product vision|develop product vision
feature prioritisation|prioritise features|feature prioritization
maintain kanban boards|kanban board upkeep
handle change requests|process change requests|change request management
change management|manage organisational change|organisational change management|manage change|lead change|guide change
digitalisation|digitalise processes|digitalization|make processes digital
process documentation|write process descriptions|describe processes
process analysis|process reviews|examine processes
process automation|automate processes
process standardisation|standardise processes|process standardization
analyse business processes
business development|develop business|develop new business
write business plans|draw up business plans
write business cases|draw up business cases|build business cases
feasibility studies|conduct feasibility studies|carry out feasibility studies
strategy development|develop strategies|plan strategy|formulate strategy|define strategy|set strategy
strategy implementation|implement strategy
target setting|define targets
target agreements|agree targets with staff|objective setting with staff
kpi monitoring|monitor kpis|track kpis|kpi tracking|keep track of kpis
kpi reporting|report kpis|report key figures|key performance indicator reporting|KPI tracking|track KPIs|report on KPIs
quality improvement|improve quality|quality enhancement
profit and loss responsibility|p&l responsibility|p&l ownership|own p&l|P&L accountability|bottom-line responsibility|responsible for profit and loss|accountable for P&L
manage a business|business management
branch management|manage branch|run a branch|branch manager duties
department management|manage department|run a department|departmental management
plant management|manage a plant|run a plant|factory management|manage a factory|run a factory
operations management|manage operations|run operations|manage day-to-day operations
shift leadership|lead shifts|run shifts|head a shift|shift management
deputising for manager|stand in for manager|manager's deputy
line management|line manage staff|manage direct reports
remote team management|manage remote teams
multi-site management|manage several sites|manage multiple sites|run several locations|multi-unit management
staff supervision|oversee staff|supervise employees|supervise workers|supervise a team|staff oversight > supervise waiters|supervise cooks|supervise kitchen staff|supervise technicians|supervise operators|supervise warehouse staff|supervise carers|supervise cashiers|supervise clerks|supervise labourers|supervise pickers|supervise housekeeping staff|supervise mechanics|supervise electricians|oversee waiters|oversee cooks|oversee kitchen staff|oversee technicians|oversee operators|oversee warehouse staff|oversee carers|oversee cashiers|oversee clerks|oversee labourers|oversee pickers|oversee housekeeping staff|oversee mechanics|oversee electricians
task allocation|allocate tasks|assign tasks|assign work|work allocation|distribute tasks|hand out tasks|delegate tasks|delegate work|task delegation|allocate work|task assignment
delegation|delegate tasks|delegate work|delegating
write staff rotas|prepare staff rotas|create shift rosters|make shift schedules|draw up shift plans
staff induction|induct new staff|train in new staff|induct new employees|settle in new employees|new employee induction|onboarding new employees|run inductions|run the induction week|induction week for new starters|new employee orientation|induct new joiners|induction training|new starter induction|induct new starters|run induction days|inductions for new staff|new hire orientation|onboard new starters|onboard new hires|onboard new staff|employee onboarding
brief staff|hold staff briefings|team briefings|hold team briefings|run briefings
hold team meetings|run team meetings|team meetings|lead team meetings|chair team meetings|chair staff meetings
chairing meetings|preside over meetings
meeting facilitation|facilitate meetings|moderate meetings|meeting moderation
workshop facilitation|facilitate workshops|moderate workshops|workshop moderation|run workshops|hold workshops|lead workshops|deliver workshops
team building
performance management|manage staff performance|people performance management|manage employee performance
staff motivation|motivate staff|motivate employees|employee motivation|motivating the team|team motivation
feedback talks|give staff feedback|feedback conversations|feedback sessions with staff|give employees feedback
staff coaching|coach employees|coach team members
trainee supervision|look after trainees|oversee trainees
trainee instruction|train trainees|instruct trainees|teach trainees
decision making|take decisions
problem solving|find solutions to problems
time management|manage own time|organise own time
prioritisation of tasks|prioritise tasks|prioritize work|prioritise workload
working under pressure|perform under pressure
meeting deadlines|keep to deadlines|work to deadlines|adhere to deadlines
multitasking|multi-task|handle several tasks at once|juggle several tasks
attention to detail|detail oriented|detail-oriented work|eye for detail|work with attention to detail
working independently|independent working|work on own initiative|self-reliant working|autonomous working
willingness to travel|willing to travel|ready to travel|readiness to travel|prepared to travel
shift work
weekend work|weekend shifts|weekend duty
night work|night shifts|work night shifts|night duty|night-time shifts|overnight shifts
early shifts|work early shifts|early starts
overtime working|do overtime|work extra hours
intercultural communication|communicate across cultures|cross-cultural communication
intercultural teams|work in international teams|work in multicultural teams|international teamwork
negotiations in english|negotiate in english
written communication|communicate in writing
verbal communication|oral communication|communicate verbally|spoken communication|communicate orally
expectation management|manage expectations|managing expectations of stakeholders
relationship management|manage relationships|look after business relationships
partner management|manage partners|look after partners|partnership management|manage partnerships
partnership building|develop partnerships|set up partnerships|partnership development
build networks of contacts|build professional network|network with contacts|build up contacts
present to clients|give client presentations|hold client presentations
management reporting|prepare management reports|produce management reports|management report preparation|compile management reports|draw up management reports|put together management reports|create management reports
management consulting|management consultancy
market entry|enter new markets|open up new markets|develop new markets
resource planning
capacity planning|capacity scheduling
crisis management|manage crises|handle crises|deal with crises|crisis handling
business continuity planning|continuity planning
document lessons learned|capture lessons learned
best practices|share best practices|spread best practices
knowledge transfer|pass on knowledge
maintain knowledge base|keep knowledge base
handover of work|job handover|task handover
data collection|collect data|gather data|collect figures
compile statistics|keep statistics|produce statistics|prepare statistics|statistical reports
conduct surveys|carry out surveys|run surveys|do surveys
design questionnaires|write questionnaires|create questionnaires
research on the internet|online research|web research
budget savings|achieve savings|make savings|realise savings
manage event budgets|event budget control
conference planning|plan conferences|organise conferences|conference organisation|run conferences|arrange conferences
event setup|set up events|build up events
event staffing|assign staff to events
exhibition visits|visit trade fairs
volunteering|do voluntary work|volunteer work|unpaid voluntary work
self-employment|self-employed|work self-employed
freelancing|freelance|work freelance|work as freelancer
start-up founding|found a company|start a company|company founding|set up a company|found a business
backlog grooming|backlog refinement|refine backlog
knowledge sharing|knowledge exchange
goal setting|set objectives
cost monitoring|keep an eye on costs
resource allocation|allocate resources|assign resources
set priorities
lead remote teams|lead virtual teams|virtual team leadership
lead a department|head a department|department head duties
`;
