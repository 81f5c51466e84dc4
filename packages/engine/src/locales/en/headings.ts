import type { ReadingPack } from '../reading-pack.ts';
import { words } from '../words.ts';

/** Whole headings, by what they begin. */
export const headings: ReadingPack['headings'] = {
  contact: words(`
    contact | contact information | contact details | contact info | personal information |
    personal details | personal data | personal info | get in touch | how to reach me | reach me | where to find me | details | links | profiles |
    social | online | find me online`),
  summary: words(`
    summary | professional summary | executive summary | career summary | profile |
    professional profile | personal profile | career profile | about | about me | objective |
    career objective | professional objective | personal statement | overview | introduction | bio |
    biography | summary of qualifications | qualifications summary | career overview | who i am |
    in brief | at a glance | highlights | career highlights | profile summary | summary statement |
    mission | value proposition | snapshot`),
  experience: words(`
    sea service | sea time | seagoing service | flying experience | theatre credits | stage credits | seasons worked |
    paid work | self-employment | self employment | other employment | other work | other jobs | further employment | additional employment | roles | roles held | job experience | working experience | work record | professional career |
    career path | professional journey | selected experience | assignments |
    placements | contracts | gigs | track record | credits | professional roles |
    national service | worked | jobs held |
    employment details | my work | my career | appointments held | industry roles | employers |
    current post | previous posts | present post | current appointment | previous appointments | present appointment |
    current position | present position | previous positions | past positions | current role | previous roles | past roles |
    current employment | previous employment | past employment | present employment |
    service history |
    experience | work experience | professional experience | employment | employment history |
    work history | career history | professional background | relevant experience | career | jobs |
    positions | positions held | work | professional history | clinical experience |
    teaching experience | research experience | industry experience | internships |
    internship experience | internship | earlier experience | additional experience |
    previous experience | other experience | military service | military experience |
    leadership experience | employment record | employment experience | job history |
    practical experience | industrial experience | appointments | academic appointments |
    experience and achievements | where i've worked | where i have worked | what i have done |
    kitchen experience | work placements | earlier career | early career | career experience |
    professional appointments | current position | previous positions | management experience |
    technical experience | consulting experience | freelance work | freelance | selected clients |
    career to date`),
  education: words(`
    learning | academic profile | educational details | academic details | scholastic record |
    qualifications and training | educational attainment | academic training | my education |
    courses of study |
    institutions attended | educational institutions attended | schools attended | school | studied | learnt | learned |
    what i studied | schools |
    education | academic background | educational background | academic qualifications |
    qualifications | education and training | academic history | academic record | studies |
    degrees | schooling | academics | training | academic education | training and education |
    professional training | education and qualifications | education history | formal education |
    academic credentials | educational qualifications | apprenticeship | coursework |
    relevant coursework | where i studied | education and credentials |
    education and certifications | education & certifications | school | schools | college |
    university`),
  skills: words(`
    what i'm good at | what i am good at | what i do well | toolkit | competences | key competences | technical stack | my skills | kit |
    technical profile | technical |
    skills | technical skills | key skills | core skills | core competencies | competencies |
    expertise | areas of expertise | technologies | tools | technical expertise |
    professional skills | skill set | skillset | technical proficiencies | proficiencies |
    soft skills | hard skills | it skills | computer skills | skills and tools |
    tools and technologies | tech stack | stack | technology | key competencies | strengths |
    key strengths | capabilities | skills summary | technical summary | software |
    additional skills | skills and abilities | abilities | transferable skills | digital skills |
    programming languages | software skills | specialties | specialities | skills and competencies |
    toolbox | technical competencies | technical knowledge | skills & interests |
    skills and interests | clinical skills | core capabilities | what i bring | equipment | methods |
    skills & languages | skills and languages | technical toolkit | machine skills | systems |
    practical skills`),
  projects: words(`
    projects | personal projects | selected projects | side projects | academic projects |
    key projects | project experience | portfolio | open source | open source contributions |
    open source projects | notable projects | research projects | selected work | project work |
    research | major projects | school projects | things i have built | exhibitions |
    selected cases | case studies`),
  certificates: words(`
    certifications | certificates | licenses | licences | licenses and certifications | licensure |
    licensure and certifications | certifications and licenses | professional certifications |
    accreditations | certificates and training | training and certifications |
    certifications and training | credentials | tickets | licences and tickets |
    licences and certificates | cards and tickets | professional licenses | registration |
    registrations | professional registration | licence | license | driving licence |
    driver's license | courses and certificates | courses and certifications |
    qualifications and tickets | professional qualifications | courses | professional development |
    continuing education | further training | cards | courses and tickets | short courses | extra training |
    licences held | licenses held | tickets held | cards and licences | site cards | papers | documents | my documents | licences and documents`),
  languages: [
    'languages',
    'language',
    'spoken language',
    'language skills',
    'language proficiency',
    'foreign languages',
    'spoken languages',
    'languages spoken',
  ],
  publications: words(`
    publications | selected publications | papers | patents | presentations | talks | conferences |
    talks and publications | publications and talks | articles | books | invited talks |
    conference presentations | speaking | patents and publications | research interests |
    selected writing | press`),
  awards: words(`
    awards | honors | honours | awards and honors | honors and awards | honours and awards |
    achievements | key achievements | accomplishments | scholarships | grants | recognition |
    prizes | awards and recognition | fellowships | awards and scholarships | selected achievements |
    awards and achievements | distinctions | grants and awards`),
  volunteering: words(`
    positions of responsibility | position of responsibility | roles of responsibility | leadership roles |
    leadership positions | student leadership | committee memberships | volunteering | volunteer experience | volunteer work | community involvement |
    community service | extracurricular activities | leadership and activities | leadership |
    activities | voluntary work | volunteer | community | civic engagement | outreach |
    extracurriculars | leadership & activities | student activities | voluntary experience |
    campus involvement | community work | giving back`),
  interests: words(`
    interests | hobbies | hobbies and interests | personal interests | interests and hobbies |
    outside work | outside of work | away from work | activities and interests | when i am not working | free time |
    personal`),
  references: words(`
    references | referees | reference | references available upon request |
    references available on request | references on request | recommendations | testimonials`),
  other: words(`
    academic service | service to the profession | professional service | public engagement | media | invited talks |
    courses taught | grants | grants and funding | funding |
    also | anything else | and also | additional information | other | miscellaneous | other information | memberships |
    professional memberships | affiliations | professional affiliations | availability |
    declaration | security clearance | clearance | visa status | work authorization | right to work |
    associations | further information | additional | other activities | notes |
    professional associations | note | extras | supervision | service | teaching |
    teaching and supervision`),
};
