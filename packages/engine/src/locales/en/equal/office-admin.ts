/** English, office, admin: one line, one meaning; our own list. */
export const officeAdmin = `
take meeting minutes|minute meetings|record meeting minutes|write up meeting minutes
audio typing|transcribe dictation|type up dictation|type recorded dictation|type from dictation tapes|dictaphone typing|audio transcription of letters
handle incoming mail|incoming post handling|process incoming post|deal with incoming post|incoming mail processing
mail distribution|distribute mail|distribute post|post distribution|give out the post|hand out mail|open and sort mail|open and distribute post|sort and distribute mail|sort the post|sort and hand out the post|mail sorting and distribution|incoming mail distribution
mail franking|frank post|postage metering
post room work|mailroom work|mailroom duties|post room duties
switchboard operation|operate switchboard|run the switchboard|man the switchboard|work the switchboard|staff the switchboard|switchboard duties|answer the switchboard
call screening|screen phone calls|filter phone calls|telephone screening
call transfer|put calls through|forward calls|pass on calls|connect callers
take phone messages|telephone message taking
order office supplies|office supplies procurement
order stationery|purchase stationery|order office supplies
meeting room booking|reserve meeting rooms|meeting room reservation|conference room booking|reserve conference rooms
meeting room setup|set up meeting rooms|prepare meeting rooms|get meeting rooms ready
agenda preparation|prepare agendas|draw up agendas|write meeting agendas|draft agendas|put together agendas|write agendas
visitor registration|log visitors in
issue visitor badges|hand out visitor passes|issue visitor passes|give out visitor badges
photocopying|photocopy documents|make photocopies|run off photocopies|copy documents|make copies|run off copies
document scanning|scan paperwork|digitise documents|scan paper files|document digitisation|scan files|document digitization|scan papers
digitise paper records|digitisation of paper files|digitise paper files|turn paper records digital|paper record digitization
document archiving|archive files|archive records
document shredding|shred documents|shred paperwork|shred papers|shred confidential papers|destroy confidential documents
petty cash handling|manage petty cash|petty cash management|look after petty cash|keep the petty cash|run petty cash
mail merge|run mail merges|create mail merges|mail-merge letters
inbox management|manage inbox|manage mailbox|mailbox management|look after inbox|email inbox management
maintain spreadsheets|keep spreadsheets up to date|update spreadsheets|keep spreadsheets
document formatting
courier booking|arrange couriers|order couriers|courier arrangement|arrange courier collections
office relocation|office move|relocate offices
touch typing|ten finger typing|touch typist
take shorthand|write shorthand|shorthand note taking|shorthand dictation
office administration|office admin|office administrative work|general office duties|clerical duties|clerical work|office duties|administrative duties|admin duties|general admin|general administration|office clerical work
clerical work|clerical duties|clerical tasks|office clerical tasks
administrative support|admin support|administrative assistance|provide administrative support|give admin support|assist with administration
executive support|assist executives|executive assistance|provide support to executives|personal assistant to directors|PA to directors|PA support
flight booking|reserve flights|flight reservations|buy plane tickets|book plane tickets|air ticket sales
book hotels|reserve hotels|hotel reservations|make hotel bookings|book hotel rooms
train ticket booking|buy train tickets|book rail tickets|rail booking
apply for visas|submit visa applications|file visa applications
board pack preparation|prepare board packs|compile board papers|put together board packs|board paper preparation
action tracking|track action items|follow up action points|chase action points|action item follow-up|track actions from meetings
create document templates|document template creation|build document templates|set up document templates|make templates for documents
contact list maintenance|keep contact lists current|update contact lists
order meeting catering|arrange catering for meetings|meeting catering arrangement
hand out keys|give out keys|sign out keys
laminating and binding|laminate and bind documents
record attendance|take attendance|log attendance|keep attendance records|attendance register keeping|take the register
document proofing|proofread documents
word processing|word-process documents|type documents
letter typing
copy typing|copy type documents|copy typist work
draft letters|compose letters|letter writing
draft emails|write emails|compose emails
voicemail checking|pick up voicemail messages|listen to voicemail messages
presentation preparation|prepare presentations|make slides|create slides|put together slide decks|slide deck preparation|build presentations|create presentations|make presentations|create slide decks|build slide decks|slide deck creation|put together presentations|prepare slides|prepare PowerPoint presentations
organise team meetings|arrange team meetings|set up team meetings|team meeting organisation
calendar coordination|coordinate calendars|coordinate diaries|diary coordination
distribute meeting papers|circulate meeting papers|send out meeting documents|circulation of meeting papers|send round meeting papers
document collation|collate documents|collate paperwork
indexing of files|index documents
file retrieval|retrieve files|pull files|find files on request|fetch files
data confidentiality|keep data confidential|treat data confidentially|handle data confidentially|confidential handling of data
confidential document handling|deal with confidential papers|process confidential paperwork
email answering|reply to emails|respond to emails
answer telephone enquiries|deal with phone enquiries|handle phone enquiries|respond to telephone queries
front office work|front office duties
reception cover|stand in at reception|relieve reception|reception relief
supplier database maintenance|keep supplier database current|update supplier database
office equipment ordering|purchase office equipment
parcel acceptance|accept parcels|take in parcels|receive parcels
parcel shipping|send parcels|parcel dispatch
business card ordering
records management|manage records|look after records|administration of records|manage files and records
record retention|keep records for retention periods
`;
