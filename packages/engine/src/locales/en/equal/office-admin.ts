/** English, office, admin: one line, one meaning; our own list. */
export const officeAdmin = `
take meeting minutes|meeting minute taking|minute meetings|record meeting minutes|write up meeting minutes
audio typing|type from audio|transcribe dictation|type up dictation|dictation typing|dictation transcription|type recorded dictation|type from dictation tapes
handle incoming mail|incoming post handling|process incoming post|deal with incoming post|incoming mail processing
mail distribution|distribute mail|distribute post|post distribution|give out the post|hand out mail|open and sort mail|open and distribute post|sort and distribute mail
mail franking|frank mail|frank post|franking of post|postage metering
post room work|mailroom work|work in mailroom|work in post room|mailroom duties|post room duties
switchboard operation|operate switchboard|run the switchboard|man the switchboard|work the switchboard|staff the switchboard|switchboard duties|operate the switchboard|answer the switchboard
call screening|screen calls|screen phone calls|filter phone calls|telephone screening
call transfer|transfer calls|put calls through|forward calls|pass on calls|call forwarding|connect callers
take phone messages|phone message taking|telephone message taking|take messages by phone
order office supplies|office supply ordering|ordering of office supplies|office supplies procurement
order stationery|stationery ordering|stationery orders|purchase stationery|order office supplies|office supply ordering
meeting room booking|book meeting rooms|reserve meeting rooms|meeting room reservation|conference room booking|reserve conference rooms|meeting room bookings
meeting room setup|set up meeting rooms|prepare meeting rooms|get meeting rooms ready|room set-up for meetings
agenda preparation|prepare agendas|draw up agendas|write meeting agendas|draft agendas|put together agendas|write agendas
visitor registration|register visitors|log visitors in
issue visitor badges|visitor badge issue|hand out visitor passes|issue visitor passes|give out visitor badges
photocopying|photocopy documents|make photocopies|run off photocopies|copy documents|make copies|copying documents
document scanning|scan documents|scan paperwork|scan in paperwork|scanning of documents|digitise documents|scan paper files|document digitisation|scan files|digitize documents|document digitization
digitise paper records|digitisation of paper files|digitise paper files|turn paper records digital|digitize paper records|paper record digitization
document archiving|archive documents|archive files|archive records|archiving of files|records archiving
document shredding|shred documents|shred paperwork|shredding of documents|shred papers
petty cash handling|handle petty cash|manage petty cash|petty cash management|look after petty cash|keep the petty cash|run petty cash
mail merge|run mail merges|create mail merges|do mail merges|mail-merge letters
inbox management|manage inbox|manage mailbox|mailbox management|look after inbox|email inbox management
maintain spreadsheets|spreadsheet maintenance|keep spreadsheets up to date|update spreadsheets|spreadsheet updates|keep spreadsheets
form completion|fill in forms|complete forms|fill out forms|form filling
document formatting|format documents|formatting of documents
courier booking|book couriers|arrange couriers|order couriers|courier arrangement|arrange courier collections
office relocation|office move|relocate offices|move offices|relocation of the office
touch typing|touch type|ten finger typing|type with ten fingers|touch typist
take shorthand|write shorthand|shorthand writing|shorthand note taking|shorthand dictation
office administration|office admin|administer the office|office administrative work|do office admin|general office duties|clerical duties|clerical work|office duties|administrative duties|admin duties|general admin|general administration|office clerical work
clerical work|clerical duties|clerical tasks|do clerical work|office clerical tasks
administrative support|admin support|administrative assistance|provide administrative support|give admin support|assist with administration
executive support|support executives|assist executives|executive assistance|provide support to executives|personal assistant to directors|PA to directors|PA support
flight booking|book flights|reserve flights|flight reservations|buy plane tickets|book plane tickets|air ticket sales
book hotels|reserve hotels|hotel reservations|make hotel bookings|book hotel rooms
train ticket booking|book train tickets|buy train tickets|book rail tickets|rail booking
apply for visas|submit visa applications|file visa applications
board pack preparation|prepare board packs|compile board papers|put together board packs|board paper preparation
action tracking|track action items|follow up action points|chase action points|action item follow-up|track actions from meetings
create document templates|document template creation|build document templates|set up document templates|make templates for documents
contact list maintenance|maintain contact lists|keep contact lists current|update contact lists
order meeting catering|arrange catering for meetings|catering orders for meetings|meeting catering arrangement
hand out keys|give out keys|sign out keys
laminating and binding|laminate and bind documents|bind and laminate documents
record attendance|attendance recording|take attendance|log attendance|keep attendance records|attendance register keeping|take the register
document proofing|proof documents|proofread documents
word processing|word-process documents|type documents|type up documents|document typing
letter typing|type letters|type up letters|typing of letters
copy typing|copy type documents|copy typist work
draft letters|letter drafting|compose letters|letter writing|write letters
draft emails|write emails|email writing|compose emails|email drafting
voicemail checking|check voicemail|pick up voicemail messages|listen to voicemail messages
presentation preparation|prepare presentations|make slides|create slides|put together slide decks|slide deck preparation|build presentations|create presentations|make presentations|create slide decks|build slide decks|slide deck creation
organise team meetings|arrange team meetings|set up team meetings|team meeting organisation|organize team meetings
calendar coordination|coordinate calendars|coordinate diaries|diary coordination
distribute meeting papers|circulate meeting papers|send out meeting documents|circulation of meeting papers|send round meeting papers
document collation|collate documents|collate paperwork
indexing of files|index files|file indexing|index documents|document indexing
file retrieval|retrieve files|pull files|find files on request|fetch files
data confidentiality|keep data confidential|treat data confidentially|handle data confidentially|confidential handling of data
confidential document handling|handle confidential documents|deal with confidential papers|process confidential paperwork
email answering|answer emails|reply to emails|respond to emails|email replies
answer telephone enquiries|deal with phone enquiries|handle phone enquiries|respond to telephone queries
front office work|front office duties|work in front office
reception cover|cover reception|stand in at reception|relieve reception|reception relief
supplier database maintenance|maintain supplier database|keep supplier database current|update supplier database
office equipment ordering|order office equipment|order equipment for office|purchase office equipment
parcel acceptance|accept parcels|take in parcels|receive parcels
parcel shipping|ship parcels|send parcels|send off parcels|parcel dispatch
business card ordering|order business cards|ordering of business cards
records management|manage records|look after records|administration of records|records administration|manage files and records
record retention|retain records|retention of records|keep records for retention periods
`;
