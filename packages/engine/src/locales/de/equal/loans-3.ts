/** English words of German trades and studios with the own words for the same thing, words of one country, and letters with what they stand for; our own list. */
export const loans3 = `
umzug|umzüge|übersiedlung|übersiedlungen|übersiedelung
kehrichtabfuhr|müllabfuhr|kehrichtsammlung|abfallsammlung
weihnachtsbaum|weihnachtsbäume|christbaum|christbäume
sicherheitsdatenblatt|sicherheitsdatenblätter|sdb
schadenmanagement|schadensmanagement|claims management|claims-management
tongestaltung|klanggestaltung|sound design|sounddesign|sound-design
fehlerbericht|fehlerberichte|bug report|bug reports|bug-report|bug-reports
kundenabwanderung|churn
senkung der kundenabwanderung|churn reduction|churn-reduction
bühnenbeleuchtung|lichtdesign|lighting design|lichtgestaltung
schadensregulierung|claims handling|claims settlement
rückversicherung|reinsurance
risikoprüfung|underwriting
zeichnungsrichtlinie|zeichnungsrichtlinien|underwriting guidelines
bewegungsgrafik|motion graphics|motion design
bewegtbild|video content
bildausschnitt|framing
nachvertonung|sound-postproduktion|audio post-production
tonmischung|sound mixing|audio mixing
bildkorrektur|color correction|farbkorrektur
farbgebung im film|color grading|farbgrading
drehplanung|drehplan erstellen|shooting schedule
bühnenaufbau|stage setup
nutzerreise|user journey
nutzerforschung|user research
drahtmodell|wireframe|wireframes
klickmodell|klickdummy|prototyp|prototype
markteinführung|go-to-market|markteinführungsstrategie
neukundengewinnung|kundenakquise|kaltakquise|lead generation|leadgenerierung
außendienst|field sales|außendienstverkauf
kundenbindungsprogramm|kundenbindungsprogramme|loyalty-programm|loyalty-programme|treueprogramm|treueprogramme
warenpräsentation|visual merchandising|warenplatzierung
testeinkauf|testeinkäufe|mystery shopping
ladenfläche|verkaufsfläche|verkaufsflächen
bordservice|kabinenservice|inflight service
flugabfertigung|passagierabfertigung|check-in am flughafen
einsteigevorgang|boarding
zimmermädchen|housekeeping|etagenservice
nachtportier|night audit
veranstaltungsorganisation|eventmanagement|event management|veranstaltungsmanagement
bewirtung bei veranstaltungen|catering
getränkemanagement|beverage management
gehaltsvergleich|compensation benchmarking
vergütung und zusatzleistungen|compensation and benefits|comp & ben
leistungsbeurteilung|leistungsbeurteilungen|performance review|performance reviews
teamentwicklung|team building|teambuilding
arbeitgeberauftritt|employer branding|arbeitgebermarke
forderungsmanagement|accounts receivable management|debitorenmanagement
kostenstellenrechnung|cost center accounting
zwischenabschluss|quartalsabschluss|quarterly closing
wareneingangsprüfung|incoming inspection|wareneingangskontrolle
erstmusterprüfung|erstbemusterung|first article inspection
werkzeugwechsel|tool change
schnellrüsten|smed
rüstzeit|setup time
losgröße|batch size
stillstandszeit|downtime|ausfallzeit
zerstörungsfreie prüfung|zerstörungsfreie prüfungen|zfp|ndt
persönliche schutzausrüstung|psa@helm handschuhe ausrüstung schutz ausgabe tragen getragen ausgegeben
medizinischer dienst|medizinischen dienst|mdk
sanitär, heizung und klima|sanitär, heizung, klima|shk|heizung, sanitär und klima
sanitär-, heizungs- und klimatechnik|shk-technik
heizungs- und sanitäranlagen|sanitär- und heizungsanlagen
einkommensteuererklärung|einkommensteuererklärungen|est-erklärung|est-erklärungen
körperschaftsteuererklärung|körperschaftsteuererklärungen|kst-erklärung|kst-erklärungen
gewerbesteuererklärung|gewerbesteuererklärungen|gewst-erklärung|gewst-erklärungen
lohnsteueranmeldung|lohnsteueranmeldungen|lst-anmeldung|lst-anmeldungen
`;
