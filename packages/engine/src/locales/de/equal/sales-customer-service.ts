/** German, sales, customer, service: one line, one meaning; our own list. */
export const salesCustomerService = `
kundenberatung|kunden beraten|beratung von kunden|beratung der kunden|kundschaft beraten|beratung der kundschaft|Kundinnen beraten|Käufer beraten
persönliche kundenberatung|kunden persönlich beraten|persönliche beratung von kunden
telefonische kundenberatung|kunden telefonisch beraten|telefonische beratung von kunden|kunden am telefon beraten|beratung von kunden am telefon|kundenberatung am telefon
telefonische kundenbetreuung|kunden telefonisch betreuen|telefonische betreuung von kunden|kundenbetreuung am telefon|kunden am telefon betreuen
kundenbetreuung|kunden betreuen|betreuung von kunden|betreuung der kunden|kundschaft betreuen|Customer Care|Customer Support|Kundinnen betreuen
bestandskundenbetreuung|bestandskunden betreuen|betreuung von bestandskunden|betreuung bestehender kunden|bestehende kunden betreuen
großkundenbetreuung|großkunden betreuen|betreuung von großkunden|schlüsselkunden betreuen|betreuung von schlüsselkunden|key-account-betreuung|key accounts betreuen|Key-Account-Management|Schlüsselkundenbetreuung|Key Accounts führen|Key Account Management|Großkunden führen|KAM@Kunden Vertrieb
geschäftskundenbetreuung|geschäftskunden betreuen|betreuung von geschäftskunden|firmenkunden betreuen|betreuung von firmenkunden|firmenkundenbetreuung|b2b-kunden betreuen
privatkundenbetreuung|privatkunden betreuen|betreuung von privatkunden
geschäftskundenberatung|geschäftskunden beraten|beratung von geschäftskunden|firmenkundenberatung|firmenkunden beraten|beratung von firmenkunden|Unternehmenskunden beraten|Gewerbekunden beraten|Gewerbekundenberatung
privatkundenberatung|privatkunden beraten|beratung von privatkunden|Privatkunden in Geldfragen beraten|Bankkunden beraten|Kunden am Bankschalter beraten
neukundengewinnung|neue kunden gewinnen|gewinnung neuer kunden|neukunden gewinnen|gewinnung von neukunden|neukundenakquise|akquise von neukunden|neukunden akquirieren|akquisition von neukunden|neukundenakquisition
kunden kalt anrufen|telefonische kaltakquise|cold calling|Kunden ohne Vorkontakt anrufen|Kaltakquise per Telefon
telefonakquise|telefonische akquise|kunden telefonisch akquirieren|akquise am telefon|am Telefon Kunden gewinnen|per Telefon Kunden gewinnen|Kunden am Telefon gewinnen
terminvereinbarung mit kunden|kundentermine vereinbaren|vereinbarung von kundenterminen|termine mit kunden vereinbaren
kundentermine vorbereiten|vorbereitung von kundenterminen
kundenbesuche|kunden vor ort besuchen|besuch von kunden|kunden besuchen|kundenbesuche durchführen|Besuche bei Kunden|Besuche beim Kunden|Kundentermine vor Ort|Händler besuchen
kundenrückgewinnung|ehemalige kunden zurückgewinnen|kunden zurückgewinnen|rückgewinnung von kunden|verlorene Kunden zurückgewinnen|abgesprungene Kunden zurückgewinnen|gekündigte Kunden zurückgewinnen|Win-back
kundenbindung|kunden binden|bindung von kunden|kunden an das unternehmen binden|Customer Retention|Stammkunden an das Unternehmen binden|Kundenloyalität stärken|Kunden langfristig binden
kundenanfragen bearbeiten|bearbeitung von kundenanfragen|anfragen von kunden bearbeiten|kundenanfragenbearbeitung|bearbeitung der kundenanfragen|kundenanliegen bearbeiten|bearbeitung von kundenanliegen|Kundenfragen beantworten|Anliegen von Kunden bearbeiten|Fragen von Kundinnen und Kunden beantworten|Kundenanliegen klären|Kundenanfragen klären
kundenanfragen beantworten|beantwortung von kundenanfragen|fragen von kunden beantworten|anfragen von kunden beantworten|auskünfte an kunden erteilen|kundenauskünfte erteilen
schriftliche kundenanfragen bearbeiten|kundenanfragen schriftlich beantworten|kunden-e-mails beantworten|beantwortung von kunden-e-mails|schriftliche kundenanliegen bearbeiten
reklamationsbearbeitung|reklamationen bearbeiten|bearbeitung von reklamationen|bearbeitung von kundenreklamationen|kundenreklamationen bearbeiten|reklamationsabwicklung|reklamationen abwickeln|abwicklung von reklamationen|Beschwerden von Kunden bearbeiten|Beanstandungen bearbeiten|Complaint Management|Mängelrügen bearbeiten@Kunden|Complaint Handling|Reklamationen lösen|Reklamationsfälle bearbeiten|Kundenbeschwerden lösen|Reklamationen klären
reklamationsannahme|reklamationen annehmen|annahme von reklamationen|reklamationen entgegennehmen|entgegennahme von reklamationen|reklamationsaufnahme|reklamationen aufnehmen
beschwerdebearbeitung|beschwerden bearbeiten|bearbeitung von beschwerden|kundenbeschwerden bearbeiten|bearbeitung von kundenbeschwerden
beschwerden entgegennehmen|beschwerdeannahme|annahme von beschwerden|beschwerden annehmen|entgegennahme von beschwerden
retourenbearbeitung|retouren bearbeiten|bearbeitung von retouren|rücksendungen bearbeiten|bearbeitung von rücksendungen|retourenabwicklung|abwicklung von retouren|retouren abwickeln|Retourenmanagement|zurückgeschickte Ware prüfen|Retouren prüfen|Rücksendungen prüfen|zurückgesandte Ware prüfen|Rücksendungen abwickeln|Rücksendungen annehmen und prüfen|Rückware bearbeiten|Retouren abarbeiten
garantieabwicklung|garantiefälle abwickeln|abwicklung von garantiefällen|garantiefälle bearbeiten|bearbeitung von garantiefällen|bearbeitung von garantieanträgen|garantieanträge bearbeiten
gewährleistungsabwicklung|gewährleistungsfälle bearbeiten|bearbeitung von gewährleistungsfällen|gewährleistungsansprüche bearbeiten
auftragsbearbeitung|aufträge bearbeiten|bearbeitung von aufträgen|kundenaufträge bearbeiten|bearbeitung von kundenaufträgen|auftragsabwicklung|aufträge abwickeln|abwicklung von aufträgen|Kundenaufträge abwickeln|Order Processing|Order Management|Abwicklung von Kundenaufträgen|Aufträge von der Bestellung bis zur Lieferung begleiten|Bestellungen bis zur Auslieferung abwickeln|Order Handling
auftragsannahme|aufträge annehmen|annahme von aufträgen|aufträge entgegennehmen|entgegennahme von aufträgen|Kundenaufträge annehmen|telefonische Bestellungen annehmen|Bestellungen am Telefon annehmen
auftragserfassung|aufträge erfassen|erfassung von aufträgen|kundenaufträge erfassen|erfassung von kundenaufträgen|aufträge anlegen|anlage von aufträgen|Aufträge eingeben|Aufträge ins System eingeben|Kundenbestellungen erfassen|Order Entry|Auftragseingabe|Kundenaufträge eingeben|Aufträge im System erfassen > Aufträge in SAP erfassen
auftragsbestätigungen erstellen|erstellung von auftragsbestätigungen|auftragsbestätigungen schreiben
bestellannahme|bestellungen annehmen|annahme von bestellungen|bestellungen entgegennehmen|entgegennahme von bestellungen|bestellungen aufnehmen
bestellbearbeitung|bestellungen bearbeiten|bearbeitung von bestellungen|bestellabwicklung|bestellungen abwickeln|abwicklung von bestellungen|Bestellvorgänge abwickeln|Bestellungen von Kunden abwickeln|Onlinebestellungen bearbeiten|Onlinebestellungen abwickeln|Internetbestellungen abwickeln
angebotserstellung|angebote erstellen|erstellung von angeboten|angebote ausarbeiten|ausarbeitung von angeboten|angebote schreiben|angebote verfassen|offerten erstellen|erstellung von offerten|angebotsausarbeitung|offertstellung|Angebote kalkulieren und schreiben|Offerten ausarbeiten|Offertwesen|Offerterstellung|Angebote unterbreiten|Angebotslegung|Angebote ausstellen
angebotskalkulation|angebote kalkulieren|kalkulation von angeboten|offerten kalkulieren|angebotspreise kalkulieren|Preise für Angebote kalkulieren|Angebote berechnen
angebotsverfolgung|angebote nachfassen|nachfassen von angeboten|angebote nachverfolgen|nachverfolgung von angeboten|angebotsnachverfolgung|angebotsnachfassung|Angeboten nachgehen|Offerten nachfassen
angebotspräsentation|angebote präsentieren|präsentation von angeboten
produktpräsentation|produkte präsentieren|präsentation von produkten|produkte vorstellen|vorstellung von produkten|produktvorstellung
produktvorführung|produkte vorführen|vorführung von produkten|produktdemonstrationen durchführen|produktdemos durchführen|Produktdemonstration|Produktdemos|Maschinen vorführen@Kunden|Produkte demonstrieren|Produktpräsentationen
produktberatung|zu produkten beraten|beratung zu produkten
bedarfsanalyse|bedarfsermittlung|kundenbedarf ermitteln|ermittlung des kundenbedarfs|kundenbedürfnisse ermitteln|bedarf des kunden ermitteln|bedarfsanalysen durchführen|Bedarf der Kunden ermitteln|Kundenwünsche ermitteln|Bedürfnisse der Kunden ermitteln|Bedarf beim Kunden ermitteln
verkaufsgespräche führen|führen von verkaufsgesprächen|verkaufsgespräche durchführen|durchführung von verkaufsgesprächen|Verkaufsgespräche|Gespräche mit Kaufinteressenten führen|Sales Talks
verkaufsverhandlungen führen|führen von verkaufsverhandlungen|führung von verkaufsverhandlungen
preisverhandlungen führen|preise verhandeln|führen von preisverhandlungen|verhandlung von preisen|preisverhandlung
vertragsverhandlungen führen|verträge verhandeln|führen von vertragsverhandlungen|verhandlung von verträgen|vertragsverhandlung
vertragsabschlüsse tätigen|verträge abschließen|abschluss von verträgen|vertragsabschluss mit kunden
vertragsverlängerungen|verträge verlängern|verlängerung von verträgen|vertragsverlängerungen abschließen
vertriebsaußendienst|verkauf im außendienst|vertrieb im außendienst|außendienstverkauf|außendienst im vertrieb
vertriebsinnendienst|verkaufsinnendienst|innendienst im vertrieb|vertrieb im innendienst|verkauf im innendienst|Inside Sales|Innendienst@Vertrieb Verkauf
vertriebsunterstützung|vertrieb unterstützen|unterstützung des vertriebs|unterstützung des vertriebsteams|vertriebsteam unterstützen|sales support
außendienst unterstützen|unterstützung des außendienstes|außendienstmitarbeiter unterstützen|unterstützung der außendienstmitarbeiter|außendienstunterstützung
verkaufsgebiet betreuen|betreuung eines verkaufsgebiets|vertriebsgebiet betreuen|betreuung des vertriebsgebiets|gebietsbetreuung im vertrieb
telefonverkauf|verkauf am telefon|telefonischer verkauf|am telefon verkaufen|telesales|Kunden am Telefon verkaufen|Telefonvertrieb
haustürverkauf|verkauf an der haustür|haustürgeschäft|door-to-door-vertrieb
onlineverkauf|verkauf über das internet|online verkaufen|internetverkauf|verkauf im onlineshop
inbound-telefonie|eingehende kundenanrufe annehmen|eingehende anrufe bearbeiten|annahme eingehender anrufe|inbound-gespräche führen|Inbound-Calls|Inbound|eingehende Kundenanrufe bearbeiten|Kundenanrufe entgegennehmen|Anrufe von Kunden entgegennehmen|Kundenanrufe annehmen|Inbound-Anrufe
outbound-telefonie|ausgehende anrufe tätigen|ausgehende telefonate führen|outbound-gespräche führen|outbound-anrufe|Outbound-Calls|Outbound|Kunden anrufen@Callcenter Hotline
hotline-betreuung|hotline betreuen|betreuung der hotline|kundenhotline betreuen|betreuung der kundenhotline|Kundenhotline|Service-Hotline|Kunden an der Hotline betreuen|Telefonhotline|Arbeit an der Hotline
live-chat betreuen|kunden im chat betreuen|kundenbetreuung per chat|chat-support|kundenanfragen im chat beantworten
first-level-support|1st-level-support|support im first level|1st Level Support|First Level Support
second-level-support|2nd-level-support|support im second level|2nd Level Support|Second Level Support
after-sales-betreuung|after-sales-service|kundenbetreuung nach dem kauf|kunden nach dem kauf betreuen|nachkaufbetreuung|After Sales|Betreuung nach dem Kauf
ersatzteilverkauf|ersatzteile verkaufen|verkauf von ersatzteilen|ersatzteilvertrieb|vertrieb von ersatzteilen
ersatzteilbestellung|ersatzteile bestellen|bestellung von ersatzteilen
kundenbefragungen durchführen|durchführung von kundenbefragungen|kunden befragen|kundenumfragen durchführen|befragung von kunden|Kundenbefragung|Kundenzufriedenheit messen|Kundenzufriedenheit erheben|Kundenumfragen|Kundenzufriedenheitsbefragung
kundenfeedback einholen|einholen von kundenfeedback|rückmeldungen von kunden einholen|feedback von kunden einholen
kundenschulungen durchführen|kunden schulen|schulung von kunden|durchführung von kundenschulungen|kundenschulung
händlerbetreuung|händler betreuen|betreuung von händlern|fachhändler betreuen|betreuung von fachhändlern|fachhandelspartner betreuen|handelspartner betreuen
händlerschulungen durchführen|händler schulen|schulung von händlern|fachhändler schulen
vertriebspartner betreuen|betreuung von vertriebspartnern|vertriebspartnerbetreuung|partner im vertrieb betreuen
vertriebszahlen auswerten|auswertung der vertriebszahlen|vertriebskennzahlen auswerten
umsatzauswertungen erstellen|umsätze auswerten|umsatzauswertung|auswertung der umsätze
umsatzplanung|umsätze planen|planung der umsätze
umsatzprognosen erstellen|erstellung von umsatzprognosen|umsatz-forecast erstellen
messestandbetreuung|messestand betreuen|betreuung des messestands|standbetreuung auf messen|standdienst auf messen|betreuung von messeständen|Messebetreuung
preislisten pflegen|pflege der preislisten|pflege von preislisten|preislistenpflege
preisauskünfte erteilen|auskunft über preise geben|preisanfragen beantworten|beantwortung von preisanfragen
lieferterminüberwachung|liefertermine überwachen|überwachung von lieferterminen|überwachung der liefertermine|terminverfolgung der lieferungen|liefertermine verfolgen|Lieferterminverfolgung|Liefertermine nachhalten|Liefertermine anmahnen|Liefertermine kontrollieren|Terminüberwachung von Lieferungen
lieferterminauskünfte|auskunft über liefertermine geben|liefertermine mitteilen
cross-selling|zusatzverkäufe tätigen|zusatzprodukte verkaufen|verkauf von zusatzprodukten|zusatzverkauf|Zusatzartikel verkaufen
crm-pflege|crm pflegen|pflege des crm-systems|pflege der crm-datenbank|crm-daten pflegen|daten im crm pflegen
serviceaufträge anlegen|anlage von serviceaufträgen
technikereinsätze disponieren|disposition der servicetechniker|servicetechniker disponieren|einsätze der servicetechniker planen|einsatzplanung der servicetechniker|technikerdisposition
gebrauchtwagenverkauf|gebrauchtwagen verkaufen|verkauf von gebrauchtwagen|gebrauchtfahrzeuge verkaufen|verkauf von gebrauchtfahrzeugen|verkauf gebrauchter fahrzeuge
neuwagenverkauf|neuwagen verkaufen|verkauf von neuwagen|neufahrzeuge verkaufen|verkauf von neufahrzeugen
fahrzeugübergabe|fahrzeuge an kunden übergeben|auslieferung von fahrzeugen an kunden|fahrzeugübergaben an kunden|übergabe von fahrzeugen
probefahrten durchführen|probefahrten mit kunden|durchführung von probefahrten|probefahrten begleiten|Kunden auf Probefahrten begleiten
dienstleistungsorientierung|serviceorientierung|kundenorientierung|kundenorientiertes auftreten
reparaturannahme|annahme von reparaturen|reparaturen annehmen|reparaturaufträge annehmen|annahme von reparaturaufträgen
verkaufszahlen auswerten|auswertung der verkaufszahlen|absatzzahlen auswerten|auswertung der absatzzahlen
absatzplanung|absatz planen|planung des absatzes
absatzprognosen erstellen|verkaufsprognosen erstellen|erstellung von absatzprognosen
preispflege|preise im system pflegen|pflege der preise
stammkundenbetreuung|stammkunden betreuen|betreuung von stammkunden
`;
