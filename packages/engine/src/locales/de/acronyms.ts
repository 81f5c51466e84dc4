/** Abbreviations and second names used in this language only; one thing a line. */
export const ownAcronyms = `
active directory|konto im ad|konten im ad|nutzer im ad
e-commerce|elektronischer handel|onlinehandel|online-handel
key account|schlüsselkunde|großkunde
user acceptance test|abnahmetest|acceptance test
project management|projektmanagement
kennzahl|kpi
sv-träger|sozialversicherungsträger
gwg|geldwäschegesetz
iks|internes kontrollsystem
bgb|bürgerliches gesetzbuch|bürgerlichen gesetzbuch
daz|deutsch als zweitsprache
daf|deutsch als fremdsprache
its|intensivstation|intensive care unit
au|abgasuntersuchung
gap-antrag|gemeinsame agrarpolitik
gap|gemeinsame agrarpolitik
cat|computergestützte übersetzung|computerunterstützte übersetzung
pnf|propriozeptive neuromuskuläre fazilitation
vob|vergabe- und vertragsordnung für bauleistungen
hoai|honorarordnung für architekten und ingenieure
gmbh|gesellschaft mit beschränkter haftung
ust|umsatzsteuer
esth|einkommensteuer
bgf|betriebliche gesundheitsförderung
agg|allgemeines gleichbehandlungsgesetz
mdk|medizinischer dienst der krankenkassen
qm|qualitätsmanagement
qs|qualitätssicherung
edv|elektronische datenverarbeitung
f&e|forschung und entwicklung|fue
mag|metall-aktivgasschweißen|metallaktivgasschweißen
mig|metall-inertgasschweißen|metallinertgasschweißen
dguv|deutsche gesetzliche unfallversicherung
tga|technische gebäudeausrüstung
bufdi|bundesfreiwilligendienst
fsj|freiwilliges soziales jahr
`;
