/** English, education, childcare, social: one line, one meaning; our own list. */
export const educationChildcareSocial = `
lesson delivery|teach lessons|give lessons
write lesson plans|draw up lesson plans|create lesson plans
create teaching materials|prepare teaching materials|develop teaching materials|make teaching resources|teaching material development|create learning materials|produce teaching materials|learning material development
create worksheets|make worksheets|design worksheets
homework marking|correct homework|grade homework|check homework > mark pupils' work|grade assignments|mark assignments
exam marking|grade exams|mark exam papers|correct exams
write exams|create exams|design exam papers
exam invigilation|invigilate exams|proctor exams|supervise exams|invigilation|proctor tests
write school reports|write pupil reports|write report cards
pupil progress tracking|monitor pupil progress|monitor student progress|track student progress|progress monitoring|progress tracking
differentiated teaching|differentiate lessons|differentiated instruction|differentiation in class|adapt lessons to ability|adapt teaching to pupils' needs|adapt lessons to individual needs|differentiation in lessons
small group teaching|small group lessons
private tuition|give private lessons|tutoring|tutor pupils|tutor students|private tutoring|one-to-one tuition
exam preparation|prepare pupils for exams|exam prep|prepare students for exams|exam coaching|prepare candidates for exams
remedial teaching|teach struggling pupils|give catch-up lessons|remedial lessons
online teaching|online lessons|give online lessons|virtual teaching|remote teaching|online classes|teach by video|distance teaching|teach remotely
language teaching|foreign language teaching|language lessons|language instruction|language classes|language tuition > teach French|teach Spanish|teach German|teach Italian|teach Portuguese|teach Mandarin|teach Japanese
english teaching|give english lessons
maths teaching|teach mathematics|maths lessons|math instruction
science teaching|science lessons|science classes|science instruction
music teaching|give music lessons|music lessons|music tuition|music instruction
art teaching|art lessons|art classes teaching|art instruction
sports lessons|teach physical education|pe teaching|PE lessons|sports teaching
sports coaching|coach sports teams|coach athletes|sports training for teams|train athletes|coach players|coach teams|sports training|athletic coaching > coach football|coach rugby|coach tennis|coach hockey|coach basketball|coach swimming|coach netball
teach swimming|swimming instruction|give swimming lessons|swimming lessons|teach people to swim|swimming tuition
adult education|teach adults|adult learning|teach adult learners
seminar teaching|hold seminars|give seminars|lead seminars|seminar leadership|run seminars
thesis supervision|supervise theses|supervise dissertations|supervise student theses
careers advice|career counselling|career guidance|give careers advice|advise pupils on careers|advise students on careers|career coaching
teacher mentoring|mentor trainee teachers|mentor student teachers
break supervision
teaching assistance|assist teachers|classroom assistance|support the class teacher|assist in class|classroom support|assist in the classroom|support teachers|learning support
special needs support|support children with special needs|support pupils with send|special educational needs support
inclusive education|inclusive teaching|teach inclusively
write individual education plans|draw up ieps|write ieps
behaviour management|manage pupil behaviour|classroom behaviour management|behavior management|discipline in class|keep discipline|manage behaviour > manage challenging behaviour
hold parents' evenings|parent-teacher conferences|parent teacher meetings|hold parent conferences|parents' evenings
parent consultations|talk with parents about progress|discuss progress with parents
organise school trips|arrange school trips|organise class excursions
run after school clubs|lead after school clubs
run school library|school librarian duties
enrolment of students|register students|course enrolment|pupil enrolment
timetable planning|draw up timetables|timetabling|timetable lessons|create timetables|class scheduling|write timetables|course scheduling
preschool teaching|teach preschool children|pre-school education
baby care|look after babies|care for infants
toddler care|look after toddlers
nappy changing|change diapers|diapering
potty training|toilet train children|toilet training|potty train toddlers
settling in children|settle new children|help children settle in
child observation|observe children|record observations of children
developmental records|record child development|document child development|keep learning journals
supervise outdoor play|play outside with children
craft with children|arts and crafts with children|lead craft activities|craft activities with children
reading to children|read stories to children|read aloud to children|storytelling for children|story time|storytime|tell stories to children
singing with children
language support for children|promote children's language|foster language development|support language development
motor skills promotion|promote motor skills|foster motor skills|develop children's motor skills
snack preparation for children|prepare snacks for children
school pick up|pick children up from school|school runs
nannying|work as nanny|nanny duties
childminding|work as childminder
lead holiday camps|run summer camps|run holiday clubs
youth work|work with young people|work with teenagers|work with adolescents|youth work with teenagers|youth support|support young people|youth services
group activities for residents|organise activities for residents|run activity programme for residents|activities coordination for residents
safeguard children|child protection|protect children from harm|safeguarding|keep children safe
make safeguarding referrals|report safeguarding concerns|raise safeguarding concerns
social casework|social work casework|handle social work cases
needs assessments in social work|assess clients' needs
write support plans|draw up support plans|create support plans|support planning
family support work|support families|family assistance|help families in difficulty
family visits|home visits to families
foster care|foster children|look after foster children|provide foster homes
handle adoptions|adoption casework|adoption process
addiction counselling|counsel addicts|substance misuse support|drug and alcohol counselling|counsel people with addictions|substance abuse counselling|addiction support
crisis intervention|intervene in crises|crisis support|help people in crisis
refugee support|help refugees|refugee assistance|assist refugees|work with refugees
advise asylum seekers|counsel asylum seekers|asylum counselling
homeless support|support homeless people|help the homeless|homelessness support|work with homeless people|help homeless people|homeless services
benefits advice|advise on welfare benefits|welfare rights advice|advise people on benefits|help people claim benefits|help with benefit claims
independent living support|supported living|help people live independently|support people to live independently|help clients live independently
disability support|support disabled people|support people with disabilities|assist disabled people|work with people with disabilities|care for people with disabilities|disability care
learning disability support|support people with learning disabilities|support adults with learning disabilities
autism support|support autistic children|work with autistic children|support autistic people|work with autistic pupils
sheltered workshop supervision
help clients find work|job search support|support job seekers
fundraising|raise funds|raise money|raise donations|donation collection|collect donations
write grant applications|apply for grants|grant writing|funding applications|write grant proposals|write funding bids|bid for grants|apply for funding|grant applications|write applications to foundations|grant proposal writing|grant application writing
community development|develop communities|community building work
outreach work
group work facilitation|facilitate groups|lead group sessions|run group sessions|group facilitation
companionship for elderly|keep elderly people company
shopping for clients
escorting clients|accompany clients to appointments|escort clients to appointments|take clients to appointments
household help|domestic help|housework
pastoral care|provide pastoral care|pastoral work|pastoral support|look after pupils' welfare
one-to-one tutoring|one-on-one tutoring|individual tutoring
steward events|event steward duties
`;
