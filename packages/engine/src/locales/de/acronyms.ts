/** Abbreviations and second names used in this language only; one thing a line. */
export const ownAcronyms = `
active directory|konto im ad|konten im ad|nutzer im ad
e-commerce|elektronischer handel|onlinehandel|online-handel
supply chain|lieferkette
supply chain management|lieferkettenmanagement
key account|schlüsselkunde|großkunde
user acceptance test|abnahmetest|acceptance test
project management|projektmanagement
employer brand|arbeitgebermarke
employer branding|arbeitgebermarkenbildung
kennzahl|kpi
lkw|lastkraftwagen
pkw|personenkraftwagen
kfz|kraftfahrzeug
kfz-versicherung|kraftfahrzeugversicherung
sv-träger|sozialversicherungsträger
gwg|geldwäschegesetz
iks|internes kontrollsystem
bgb|bürgerliches gesetzbuch|bürgerlichen gesetzbuch
hgb|handelsgesetzbuch
bem|betriebliches eingliederungsmanagement
daz|deutsch als zweitsprache
daf|deutsch als fremdsprache
its|intensivstation|intensive care unit
kita|kindertagesstätte
spfh|sozialpädagogische familienhilfe
rlt|raumlufttechnische anlage
rlt-anlage|raumlufttechnische anlage
rlt-anlagen|raumlufttechnische anlagen
hu|hauptuntersuchung
au|abgasuntersuchung
gap-antrag|gemeinsame agrarpolitik
gap|gemeinsame agrarpolitik
cat|computergestützte übersetzung|computerunterstützte übersetzung
pnf|propriozeptive neuromuskuläre fazilitation
vob|vergabe- und vertragsordnung für bauleistungen
hoai|honorarordnung für architekten und ingenieure
gmbh|gesellschaft mit beschränkter haftung
bwa|betriebswirtschaftliche auswertung
guv|gewinn- und verlustrechnung
eür|einnahmen-überschuss-rechnung
ust|umsatzsteuer
ustva|umsatzsteuervoranmeldung|umsatzsteuer-voranmeldung
esth|einkommensteuer
bav|betriebliche altersversorgung
bgm|betriebliches gesundheitsmanagement
bgf|betriebliche gesundheitsförderung
agg|allgemeines gleichbehandlungsgesetz
öpnv|öffentlicher personennahverkehr
mdk|medizinischer dienst der krankenkassen
qm|qualitätsmanagement
qs|qualitätssicherung
edv|elektronische datenverarbeitung
f&e|forschung und entwicklung|fue
avor|arbeitsvorbereitung
nea|netzersatzanlage
mag|metall-aktivgasschweißen|metallaktivgasschweißen
mig|metall-inertgasschweißen|metallinertgasschweißen
dguv|deutsche gesetzliche unfallversicherung
bma|brandmeldeanlage
ema|einbruchmeldeanlage
tga|technische gebäudeausrüstung
bhkw|blockheizkraftwerk
ogs|offene ganztagsschule
asd|allgemeiner sozialer dienst
bufdi|bundesfreiwilligendienst
fsj|freiwilliges soziales jahr
`;
