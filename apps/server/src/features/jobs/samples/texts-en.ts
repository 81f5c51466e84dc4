import type { SampleTexts } from './postings.ts';

export const en: SampleTexts = {
  headings: ['Your tasks', 'What you bring', 'What we offer'],
  cities: [
    'Leeds, United Kingdom',
    'Dublin, Ireland',
    'Portland, OR',
    'Austin, TX',
    'Toronto, Canada',
    'Remote',
  ],
  companies: [
    'Alderbrook',
    'Fernhill',
    'Copperdale',
    'Westmere',
    'Larkspur Group',
    'Hollins & Grey',
    'Quayside',
    'Stonebridge',
    'Merrow',
    'Tansley',
  ],
  intros: [
    '{company} has grown steadily for twelve years and stays independent.',
    'We are a team of forty people, and the next colleague should be you.',
    'A colleague of ours retires in spring, and {company} wants to fill the place well.',
    'At {company} decisions are made where the work is done.',
    'Our second site opens this year and needs people who like to build things up.',
  ],
  offers: [
    'A permanent contract, 27 days of holiday and a pension that deserves the name.',
    'Flexible hours, a training budget of your own and no weekend work.',
    'Pay above the average of the region, reviewed every January.',
    'Six weeks of induction with a mentor, free parking and a decent canteen.',
    'Part time is possible from 24 hours; we publish rotas a month ahead.',
  ],
  salaries: [
    '£29,500 – £36,000 a year',
    '€41,000 – €50,000 a year',
    '$48,000 – $61,000 a year',
    '$24 – $29 an hour',
    'CA$58,000 – CA$70,000 a year',
    '£38,000 – £45,000 a year',
  ],
  types: ['Full time', 'Part time', 'Temporary'],
  trades: [
    [
      'Staff Nurse|Registered Nurse',
      'Assess and plan the care of patients on the ward|Give medication and monitor vital signs|Dress wounds and watch how they heal|Keep electronic patient records complete|Talk with families about discharge and care at home|Mentor student nurses|Follow infection control procedures|Hand over to the next shift without gaps',
      'Registration as a nurse|Experience in acute care|Basic life support certificate|Wound care skills|Calm communication under pressure|Readiness to work shifts|Knowledge of medication safety',
    ],
    [
      'Backend Developer|Software Engineer',
      'Build REST APIs in Java and Spring Boot|Design PostgreSQL schemas and tune queries|Write automated tests before the review asks for them|Run services on Kubernetes and Docker|Review the code of colleagues|Automate builds with GitHub Actions|Watch production with Prometheus and Grafana|Split an old monolith into services',
      'Three years of experience with Java or Kotlin|Solid SQL|Experience with Docker and Linux|Understanding of microservices|Git in a team|Knowledge of AWS or Azure|A degree in computer science or equal experience',
    ],
    [
      'Accountant|Financial Accountant',
      'Prepare monthly and annual accounts|Reconcile bank and supplier accounts|File VAT returns on time|Maintain the general ledger|Support the external audit|Forecast cash flow|Explain figures to heads of department|Improve controls in accounts payable',
      'A qualification in accounting (ACCA, CPA or similar)|Two years in accounting|Advanced Microsoft Excel|Experience with SAP or NetSuite|Knowledge of IFRS or GAAP|Precision with deadlines|Experience with payroll',
    ],
    [
      'Chef de Partie|Cook',
      'Run the sauce section during service|Prepare stocks, soups and sauces|Plan daily specials with the head chef|Keep HACCP records|Order and check deliveries|Train kitchen assistants|Control portions and food waste|Clean and close down the section',
      'Training as a cook|One year in a professional kitchen|Food hygiene certificate|Knife skills|Speed without noise|Weekend availability|Experience with seasonal menus',
    ],
    [
      'Electrician|Maintenance Electrician',
      'Install wiring, lighting and distribution boards|Find and repair faults in machines|Test installations and certify them|Read circuit diagrams|Maintain motors and control cabinets|Plan preventive maintenance|Fit sensors and PLC modules|Respond to breakdowns on call',
      'A completed apprenticeship as an electrician|Knowledge of electrical safety regulations|Experience in industrial maintenance|Basics of PLC programming|Driving licence|Fault finding skills|Willingness to work in shifts',
    ],
    [
      'Warehouse Operative|Warehouse Supervisor',
      'Pick and pack orders with a hand scanner|Load and unload trucks safely|Drive forklifts and reach trucks|Count stock and explain differences|Book goods in the warehouse management system|Check incoming goods for damage|Plan the daily routes of pickers|Keep aisles clear and clean',
      'Forklift licence|Experience in logistics|Reliable work in early and late shifts|Basic computer skills|Ability to lift 20 kg|Experience with SAP or another WMS|Team spirit',
    ],
    [
      'Primary School Teacher|Class Teacher',
      'Teach mathematics and reading to a class of eight-year-olds|Plan lessons for different levels|Assess progress and write reports|Work with parents|Support pupils with special needs|Lead a school project each term|Use interactive boards and tablets|Take part in playground supervision',
      'A teaching qualification|Experience in primary schools|Classroom management|Patience and humour|Knowledge of phonics|Experience with inclusive teaching|Good written English',
    ],
    [
      'Sales Representative|Key Account Manager',
      'Visit customers in the region|Negotiate prices and framework contracts|Win new accounts by cold calls and at fairs|Keep the CRM up to date in Salesforce|Prepare quotes with the back office|Forecast quarterly sales|Present new products|Follow up on complaints',
      'Experience in business-to-business sales|Negotiation skills|Salesforce or another CRM|Driving licence|Willingness to travel|Presentation skills|Commercial training or degree',
    ],
    [
      'HR Advisor|Recruiter',
      'Fill positions from the advert to the contract|Interview candidates with line managers|Advise managers on employment law|Organise onboarding|Maintain personnel files in Workday|Report on turnover and absence|Plan training|Coordinate appraisals',
      'Experience in human resources or recruiting|Knowledge of employment law|Discretion|Interviewing skills|Experience with an HR system|A degree in business or psychology|Clear written communication',
    ],
    [
      'Graphic Designer|UX Designer',
      'Design brochures, posters and packaging|Make interfaces and prototypes in Figma|Keep the brand guidelines alive|Test designs with users|Prepare files for print|Edit photos in Adobe Photoshop|Work with developers on a design system|Illustrate articles and social media posts',
      'A portfolio that shows your own hand|Adobe Creative Cloud|Figma|Typography|Experience with user research|Knowledge of accessibility|Two years in an agency or team',
    ],
    [
      'Mechanical Engineer|Design Engineer',
      'Design parts and assemblies in SolidWorks|Calculate loads and tolerances|Supervise prototypes and tests|Write technical documentation|Choose suppliers with purchasing|Carry out FMEA|Support production start|Reduce cost and weight',
      'A degree in mechanical engineering|Experience with SolidWorks or CATIA|Knowledge of manufacturing processes|GD&T|Experience with finite element analysis|Project management basics|English and one more language',
    ],
    [
      'Hotel Receptionist|Front Desk Agent',
      'Check guests in and out|Take reservations by phone and mail|Settle bills and close the cash desk|Answer complaints kindly|Keep Opera PMS up to date|Coordinate with housekeeping|Recommend restaurants and trips|Prepare the night audit',
      'Experience at a hotel reception|Two foreign languages|Opera or another booking system|Customer service|Neat appearance|Shift work|Composure when the lobby is full',
    ],
  ],
};
